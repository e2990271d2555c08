### Les robots : leurs niveaux, et pourquoi ils choisiraient ce qu’ils choisissent.

level-novice = Novice
level-novice-about = Fait n’importe quoi qui ait un peu de sens.
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
hint-beside = Sur les { $all } parties imaginées, { $games ->
        [one] { $games } commence
       *[other] { $games } commencent
    } par ce choix : { $lead } ; après « { $other } », { $otherwise }.
hint-line = Vous gagnez surtout sur « { $line } » : +{ $points }.
hint-denied = Le gain est surtout ce que le meilleur des autres n’obtient pas : { $points } { $points ->
        [one] point
       *[other] points
    }.
hint-stays = Il paraissait le meilleur au premier regard, et { $others ->
        [0] il n’y avait rien d’autre qui vaille un essai.
        [one] le seul autre choix essayé n’était pas nettement meilleur.
       *[other] aucun des { $others } autres choix essayés n’était nettement meilleur.
    }
hint-surer = Il a réussi plus souvent que « { $other } », qui paraissait le meilleur au premier regard, mais pas avec plus de points.
hint-ahead = vous finissez en moyenne avec { $points } { $points ->
        [one] point
       *[other] points
    } d’avance
hint-behind = vous finissez en moyenne avec { $points } { $points ->
        [one] point
       *[other] points
    } de retard
hint-even = vous finissez à égalité avec le meilleur des autres
hint-first = C’est son premier jugement : il n’a pas imaginé la suite de la partie.

review-title = { $seat } : { $count ->
        [0] la recherche n’aurait rien choisi d’autre d’important.
        [one] une décision où la recherche aurait choisi autre chose.
       *[other] { $count } décisions où la recherche aurait choisi autre chose.
    }
review-mark = Étape { $step } ({ $stage }), { $decision } : vous avez choisi « { $choice } » ; elle aurait choisi « { $better } », qui vaut environ { $points } { $points ->
        [one] point
       *[other] points
    } de plus.
review-progress = Regarde la décision { $done } sur { $count } …
