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
hint-alone = { $games ->
        [one] Dans la seule partie imaginée
       *[other] Dans les { $games } parties imaginées
    } après ce choix, { $lead }.
hint-beside = { $games ->
        [one] Dans la seule partie imaginée
       *[other] Dans les { $games } parties imaginées
    } après ce choix, { $lead } ; après « { $other } », { $otherwise }.
hint-line = La différence tient surtout à { $line } : +{ $points }.
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
