### Les bots : leurs niveaux, et pourquoi ils choisiraient ce qu’ils choisissent.

level-novice = Novice
level-novice-about = Joue au hasard parmi ce qui a un peu de sens.
level-apprentice = Apprenti
level-apprentice-about = Prend ce qui paraît le mieux sur le moment.
level-adept = Initié
level-adept-about = Imagine jusqu’à { $games } suites possibles de la partie, puis choisit ; réfléchit jusqu’à une demi-seconde.
level-expert = Expert
level-expert-about = Imagine jusqu’à { $games } parties à chaque décision ; réfléchit jusqu’à une seconde.
level-master = Maître
level-master-about = Imagine jusqu’à { $games } parties à chaque décision ; réfléchit jusqu’à cinq secondes.

hint-only = Il n’y a rien d’autre à choisir.
hint-alone = Sur les { $all } parties imaginées, { $games ->
        [one] { $games } commence
       *[other] { $games } commencent
    } par ce choix : { $lead }.
hint-beside = Il a essayé { $tried } choix dans { $all } parties imaginées, puis de nouveau { $tried ->
        [2] les deux
       *[other] deux d’entre eux
    }, chacun dans { $games } nouvelles parties. Avec celui-ci, { $lead } ; avec « { $other } », { $otherwise }.
hint-line = Vous gagnez surtout sur « { $line } » : +{ $points }.
hint-line-but = Vous gagnez surtout sur « { $line } » : +{ $points } ; vous perdez surtout sur « { $less } » : −{ $lost }.
hint-in-all = En tout, vous obtenez { $points } { $points ->
        [one] point
       *[other] points
    } de plus{ $theirs ->
        [less] { $players ->
            [1] , et votre rival
            [2] , et votre adversaire
           *[other] , et le meilleur des autres
        } { $other } de moins.
        [more] { $players ->
            [1] , même si votre rival en obtient
            [2] , même si votre adversaire en obtient
           *[other] , même si le meilleur des autres en obtient
        } { $other } de plus.
       *[same] .
    }
hint-denied = Le gain est surtout ce que { $players ->
        [1] votre rival
        [2] votre adversaire
       *[other] le meilleur des autres
    } n’obtient pas : { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-denied-but = { $players ->
        [1] Votre rival
        [2] Votre adversaire
       *[other] Le meilleur des autres
    } obtient { $points } { $points ->
        [one] point
       *[other] points
    } de moins, même si vous en obtenez { $lost } de moins.
hint-stays = Les deux sont trop proches pour les départager : il garde celui qui paraissait le meilleur au premier regard.
hint-stays-but = { $fewer ->
        [yes] L’autre apporte plus de points
       *[no] L’autre se retrouve en tête plus souvent
    }, mais dans l’ensemble les deux sont trop proches pour les départager : il garde celui qui paraissait le meilleur au premier regard.
hint-surer = { $fewer ->
        [yes] Il apporte moins de points
        [same] En points, ils se valent
       *[no] La différence de points peut être due à la chance
    }, mais il se retrouve en tête plus souvent : { $won } de ces parties ; l’autre, { $lost }.
hint-worth = { $fewer ->
        [yes] Il apporte moins de points
        [same] En points, ils se valent
       *[no] La différence de points peut être due à la chance
    }, mais il a mieux réussi dans ce qui compte : d’abord gagner, ensuite de combien.
hint-ahead = { $cut ->
        [yes] vous êtes en passe de finir
       *[no] vous finissez
    } en moyenne avec { $points } { $points ->
        [one] point
       *[other] points
    } d’avance
hint-behind = { $cut ->
        [yes] vous êtes en passe de finir
       *[no] vous finissez
    } en moyenne avec { $points } { $points ->
        [one] point
       *[other] points
    } de retard
hint-even = { $cut ->
        [yes] vous êtes en passe de finir à égalité
       *[no] vous finissez à égalité
    }{ $players ->
        [1] { "" }
        [2] { "" }
       *[other] { " " }avec le meilleur des autres
    }
hint-first = C’est son premier jugement : il n’a pas imaginé la suite de la partie.

review-title = { $seat } : { $count ->
        [0] la recherche n’aurait changé aucun choix important.
        [one] une décision où la recherche aurait choisi autre chose.
       *[other] { $count } décisions où la recherche aurait choisi autre chose.
    }
review-mark = Étape { $step } ({ $stage }), { $decision } : vous avez choisi « { $choice } » ; elle aurait choisi « { $better } », qui { $points ->
        [0] gagne plus souvent.
        [one] vaut environ { $points } point de plus.
       *[other] vaut environ { $points } points de plus.
    }
review-mark-of = Étape { $step } ({ $stage }), { $decision } : { $seat } a choisi « { $choice } » ; elle aurait choisi « { $better } », qui { $points ->
        [0] gagne plus souvent.
        [one] vaut environ { $points } point de plus.
       *[other] vaut environ { $points } points de plus.
    }
review-progress = Regarde la décision { $done } sur { $count } …
review-interrupted = Interrompu après { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $count }{ $done ->
        [0] .
       *[other] {""} ; voici ce qui s’y est trouvé.
    }
