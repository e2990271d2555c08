### Dungeonology: what the server tells, and boards do not: what happens, what is asked.

## Décisions

decision-PickScholar = Mise en place : quel Chercheur jouer
decision-Turn = L’Activité de ce tour
decision-RestingJinx = Quelle Poisse défausser
decision-RestingHand = Repos : quelles cartes Astuce défausser
decision-Movement = Phase de Mouvement : que faire
decision-Action = Phase d’Action : que faire
decision-Priority = Le tour d’un autre : un effet Instantané ou non
decision-PlaceZone = Où placer la nouvelle Zone
decision-Stairs = Escalier : un Étage plus haut ou plus bas
decision-Declare = Test de Discrétion : quelles cartes jouer pour leur Bonus
decision-Lap = Étude : une carte ou une Capacité, ou rien
decision-Duel = Espionnage : une carte ou une Capacité, ou rien
decision-Rogue = Fripouille : deviner pour la Discrétion ou non
decision-Stun = Un jeton Sonné : le prendre ou Sacrifier un Bizuth
decision-DiscardTricks = Quelles cartes Astuce défausser
decision-LeaveCube = Dans quelle Zone Déposer le cube
decision-ChooseSide = Divination : pour la Discrétion ou pour l’Alerte
decision-Peek = Recherche arcane : quelle carte garder

## Ce qui est demandé

asks-PickScholar = Quel Chercheur jouez-vous ?
asks-Turn = C’est votre tour. Quelle Activité choisissez-vous ?
asks-RestingJinx = Laquelle de vos cartes Poisse défaussez-vous ?
asks-RestingHand = Quelles cartes Astuce défaussez-vous avant de compléter votre main, s’il y en a ?
asks-Movement =
    Phase de Mouvement. Points de Vitesse restants : { $speed }{ $bonus ->
        [0] {""}
       *[other] , et { $bonus } par les cartes
    }. Que faites-vous ?
asks-Action =
    Phase d’Action. { $bonus ->
        [0] {""}
       *[other] Points de Vitesse par les cartes : { $bonus }.{" "}
    }Que faites-vous ?
asks-Action-done =
    Phase d’Action, une Action est faite. { $bonus ->
        [0] {""}
       *[other] Points de Vitesse par les cartes : { $bonus }.{" "}
    }Que faites-vous encore ?
asks-Priority = C’est à { $seat } de jouer. Utilisez-vous un effet Instantané ?
asks-PlaceZone = Vous avez pioché { $zone }. Où placez-vous cette Zone ?
asks-PlaceZone-stairs = L’Escalier mène à { $zone }. Où placez-vous cette Zone ?
asks-Stairs = Il y a un Escalier à { $zone }. De quel Étage piochez-vous ?
asks-Declare =
    L’Alerte est de { $alert }{ $bonus ->
        [0] .
       *[other] , et votre Bonus d’Étude de { $bonus }.
    } Quelles cartes jouez-vous pour leur valeur Bonus ?
asks-Lap = { $seat } étudie : Discrétion { $stealth } contre Alerte { $alert }. Jouez-vous quelque chose ?
asks-Lap-own = Votre Étude : Discrétion { $stealth } contre Alerte { $alert }. Jouez-vous quelque chose ?
asks-Duel = { $seat } vous espionne : Discrétion { $stealth } contre Alerte { $alert }. Jouez-vous quelque chose ?
asks-Duel-own = Votre Espionnage : Discrétion { $stealth } contre Alerte { $alert }. Jouez-vous quelque chose ?
asks-Rogue = Discrétion { $stealth } contre Alerte { $alert }. Devinez-vous pour votre Discrétion ? Vous le pouvez encore { $count } fois.
asks-Stun =
    Vous recevez { $count ->
        [one] un jeton Sonné
       *[other] { $count } jetons Sonné, un par un
    } ; vous en avez { $stunned } sur { $most } au plus. Que faites-vous ?
asks-DiscardTricks =
    { $count ->
        [one] Quelle carte Astuce défaussez-vous ?
       *[other] Quelles { $count } cartes Astuce défaussez-vous ?
    }
asks-LeaveCube = Votre cube ({ $colour }) ne trouve pas d’emplacement dans votre Zone. Dans quelle Zone Reliée le Déposez-vous ?
asks-ChooseSide = La Divination vaut { $amount } ; c’est Discrétion { $stealth } contre Alerte { $alert }. Qu’augmentez-vous ?
asks-Peek = Voici les premières cartes : { $cards }. Laquelle gardez-vous ({ $count }), et dans quel ordre les autres vont-elles sous le paquet ?

## Ce qui se passe

event-chosen-scholar = { $seat } joue { $scholar }.
event-end-phase = { $seat } finit la phase d’Action.
event-chosen-keep = { $seat } garde { $cards }.
event-shown = Révélées : { $cards }.
event-shown-jinxes = Cartes Poisse révélées : { $cards }.
event-looked-at =
    { $seat } regarde { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
event-looked-at-cards = { $seat } regarde { $cards }.
event-looked-at-clan = { $seat } voit la carte Clan : { $clan }.
event-game-begins = L’expédition commence. { $seat } joue en premier.
event-turn-begins = Tour { $turn } : { $seat }.
event-explores = { $seat } explore, avec une Vitesse de { $speed }.
event-action-phase = { $seat } passe à la phase d’Action.
event-must-rest = { $seat } a autant de jetons Sonné que de Résistance ({ $count }) et doit prendre un Repos.
event-rests = { $seat } retourne au camp et se repose.
event-moved = { $seat } entre dans une Zone : { $spot }.
event-zone-drawn = { $seat } pioche une Zone : { $zone }.
event-zone-does-not-fit = { $seat } pioche une Zone : { $zone }. Elle ne peut pas être Reliée ici et va sous sa pile.
event-zone-placed =
    { $zone } : la Zone est placée{ $walls ->
        [0] .
        [one] , avec { $walls } Mur.
       *[other] , avec { $walls } Murs.
    }
event-zone-placed-stairs =
    L’Escalier mène à { $zone } : la Zone est placée{ $walls ->
        [0] .
        [one] , avec { $walls } Mur.
       *[other] , avec { $walls } Murs.
    }
event-nothing-fits = Aucune Zone de la pile ne va ici pour { $seat }.
event-door-shut = Une Porte ({ $spot }) arrête { $seat }.
event-stairs-lead-nowhere = L’Escalier ({ $spot }) ne mène { $seat } nulle part.
event-speed = { $seat } reçoit { n-points } de plus.
event-tricks-drawn = { $seat } pioche { n-cards }.
event-tricks-drawn-cards = { $seat } pioche { n-cards } : { $cards }.
event-tricks-discarded = { $seat } défausse { $cards }.
event-deck-restored = Le paquet était vide : la défausse est mélangée en un nouveau paquet, { n-cards }.
event-trick-played = { $seat } joue { $card } : { $effect }.
event-trick-played-on = { $seat } joue { $card } sur { $victim } : { $effect }.
event-ability-used = { $seat } utilise { $ability }.
event-peeked = { $seat } a regardé { n-cards } et en garde { $kept }.
event-divined = Divination ({ $seat }) : { $cards } ; elle vaut { $amount }.
event-study = { $seat } étudie { $zone } pour { $cubes }. Alerte { $alert }.
event-espionage = { $seat } espionne { $target } pour { $colour }.
event-declared-stealth = { $seat } joue { $cards }. Discrétion { $stealth } contre Alerte { $alert }.
event-raised-stealth = Discrétion +{ $amount } : désormais { $stealth } contre Alerte { $alert }.
event-raised-alert = Alerte +{ $amount } : désormais Discrétion { $stealth } contre { $alert }.
event-test-passed = { $seat } réussit le test : Discrétion { $stealth }, Alerte { $alert }.
event-test-failed = { $seat } échoue au test : Discrétion { $stealth }, Alerte { $alert }.
event-test-broken-off = { $seat } se fait capturer : le test est interrompu.
event-cube-collected = { $seat } Récolte { $cubes } ({ $zone }).
event-cube-stolen = { $seat } Vole { $colour } à { $victim }.
event-cube-stolen-lost = { $seat } Vole { $colour } à { $victim }, mais n’a pas de place : le cube va dans la Réserve.
event-cube-donated = { $seat } Donne { $colour } à { $taker }.
event-cube-donated-lost = { $seat } Donne { $colour } à { $taker }, qui n’a pas de place : le cube va dans la Réserve.
event-cube-eliminated = { $seat } : un cube ({ $colour }) va dans la Réserve.
event-cube-eliminated-zone = { $zone } : un cube ({ $colour }) va dans la Réserve.
event-cube-left = { $seat } Dépose { $colour } ({ $spot }).
event-stars-gained = { $seat } a désormais { $stars ->
        [one] { $stars } Étoile.
       *[other] { $stars } Étoiles.
    }
event-stars-lost = { $seat } n’a plus que { $stars ->
        [one] { $stars } Étoile.
       *[other] { $stars } Étoiles.
    }
event-fired-up = { $seat } passe à la face Remontée.
event-calmed-down = { $seat } quitte la face Remontée.
event-knowledge = { $seat } gagne le jeton Savoir et peut regarder la carte Clan.
event-clan-revealed = La carte Clan est révélée : { $clan }.
event-students-drawn =
    { $seat } tire { n-students } de l’Université, vers le Feu de camp.{ $lost ->
        [0] {""}
       *[other] {" "}Sans place, dans la Réserve : { $lost }.
    }
event-students-drawn-none = { $seat } tire de l’Université : elle est vide.
event-omega-student = { $seat } tire un Bizuth Oméga : il occupe l’emplacement { $alert } de la carte Alerte.
event-omega-student-over = { $seat } tire un Bizuth Oméga, et la carte Alerte est pleine.
event-university-refilled =
    L’Université est à nouveau remplie : { $greys ->
        [one] { $greys } Bizuth
       *[other] { $greys } Bizuths
    }{ $omega ->
        [0] {""}
       *[other] {" "}et un Bizuth Oméga
    }. Le Bonus d’Alerte est de { $bonus }.
event-students-recruited =
    { $count ->
        [0] Il n’y a personne au Feu de camp pour { $seat }.
       *[other] { $seat } recrute { n-students } du Feu de camp.
    }
event-students-restocked = { $seat } prend { n-students } de la Réserve.
event-students-sacrificed = { $seat } Sacrifie { n-students }.
event-students-taken = { $seat } prend { n-students } à { $victim }.
event-stunned = { $seat } reçoit un jeton Sonné, ce qui en fait { $count }.
event-stunned-discarded = { $seat } défausse { n-tokens }.
event-jinx-revealed = Poisse pour { $seat } : { $jinx }.
event-jinx-discarded = { $seat } se débarrasse d’une Poisse : { $jinx }.
event-jinxes-restored = Le paquet Poisse était vide : sa défausse est mélangée.
event-presents-thesis = { $seat } va au camp et soutient la Thèse.
event-thesis-accepted = { $seat } : la Thèse est un succès, { $points } points, bonus de { $bonus } pour la place { $place }, score { $score }. { $seat } quitte la partie.
event-thesis-refused = { $seat } : la Thèse est refusée.
event-countdown = Pour la Thèse ({ $seat }), un Bizuth Oméga occupe l’emplacement { $alert } de la carte Alerte.
event-end-announced = La partie finit avant le prochain tour ({ $seat }).
event-last-round = Le dernier tour de table : la partie finit quand ce serait à { $seat }.
event-game-over = L’expédition est finie.
event-game-over-winner = { $seat } gagne avec { $points } points.
event-game-over-shared = { $seats } se partagent la victoire avec { $points } points.
event-game-over-place = Place { $place } : { $seat }, { $points } points.
event-game-over-none = Sans Thèse : { $seat }.

## Zones dangereuses, Boss, Alerte maximale

decision-LeaveCubes = Quel cube Déposer, et où
decision-BossWay = Quel chemin prend le Boss
decision-PlaceBoss = Où apparaît le Boss
asks-LeaveCubes =
    Vous devez Déposer { $count ->
        [one] un cube
       *[other] { $count } cubes
    }. Lequel Déposez-vous ?
asks-LeaveCubes-where = Votre cube { $colour } ne trouve pas de place dans { $zone }. Dans quelle Zone Reliée le Déposez-vous ?
asks-BossWay = Le Boss se déplace. Quel chemin prend-il ?
asks-PlaceBoss = Le Boss apparaît le plus loin possible de la Zone de départ. Dans quelle Zone ?
asks-Stun-captured = Vous avez { $stunned } jetons Sonné sur { $most } et en recevriez un autre : si vous le prenez, vous êtes capturé. Que faites-vous ?
event-luck-good = Chance ({ $seat }) : { $cards } ; elle ajoute { $amount } à la Discrétion.
event-luck-bad = Malchance ({ $seat }) : { $cards } ; elle ajoute { $amount } à l’Alerte.
event-ambush = Embuscade dans { $spot } : { n-tokens } pour { $seat }.
event-stop =
    Stop dans { $spot } : { $seat } perd { $count ->
        [0] zéro point de Vitesse.
       *[other] { n-points }.
    }
event-toll =
    Obole dans { $spot } : { $seat } doit { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
event-bivouac = { $seat } utilise le Bivouac dans { $spot }.
event-boss-appears = Le Boss apparaît dans { $spot }.
event-boss-activated = { $seat } active le Boss, qui est dans { $spot }.
event-boss-after = Le Boss cherche { $seat }.
event-boss-moves = Le Boss entre dans { $spot }.
event-encounter = Le Boss rencontre { $seat } dans { $spot }.
event-maximum-alert = Alerte maximale ! La carte Alerte est retirée, et la carte Panique est retournée : { $panic }.
event-university-filled =
    L’Université est remplie à neuf : { $greys ->
        [one] { $greys } Bizuth
       *[other] { $greys } Bizuths
    } et le Bizuth Oméga. Toutes les Zones ont Alerte +{ $modifier }.
event-omega-infinite = { $seat } tire le Bizuth Oméga, qui retourne dans l’Université.
event-captured = { $seat } se fait capturer.

## Effets principaux et Doctorants

decision-Declared = Un Effet principal est déclaré : une Réaction ou non
decision-LookPile = Dans quel ordre les Zones retournent sur leur pile
decision-TakeCard = Quelle carte prendre d’une main
decision-Retrieve = Quelles cartes défaussées reprendre
decision-PeerReview = Relecture par les pairs : défausser des cartes ou laisser annuler l’effet
decision-Protect = Un cube Protégé : le garder ou non
decision-Donate = Quel cube Donner
decision-NameAnew = Ce qu’un effet nomme chez sa nouvelle cible
decision-ChooseWay = Laquelle de plusieurs choses un effet fait
decision-DiscardCard = Quelle carte d’une main est défaussée
asks-Declared = { $seat } déclare { $card } : « { $effect } ». Réagissez-vous ?
asks-LookPile = Voici les premières Zones : { $zones }. Dans quel ordre retournent-elles, la première au-dessus ?
asks-TakeCard = Quelle carte prenez-vous ({ $seat }) ?
asks-Retrieve =
    { $count ->
        [one] Quelle carte défaussée reprenez-vous ?
       *[other] Quelles sont les { $count } cartes défaussées que vous reprenez ?
    }
asks-PeerReview = Votre effet est annulé, à moins que vous ne défaussiez { n-cards }. Que faites-vous ?
asks-Protect = Vous perdriez un cube Protégé : { $colour }. Le gardez-vous ?
asks-Donate = Vous devez Donner un cube à { $seat }. Lequel ?
event-effect-declared = { $seat } déclare { $card } : « { $effect } ».
event-effect-declared-on = { $seat } déclare { $card } ({ $targets }) : « { $effect } ».
event-effect-unpaid = { $seat } ne peut plus payer { $card } : elle reste sans effet.
event-effect-cancelled = { $card } ({ $seat }) est annulée.
event-effect-redirected = { $seat } retourne { $card } contre { $victim }.
event-intern-called = Le Doctorant { $intern } rejoint { $seat }.
event-intern-called-stolen = Le Doctorant { $intern } quitte { $victim } et rejoint { $seat }.
event-token-laid = { $seat } pose un jeton dans { $spot } : { $token }.
event-trap-laid = { $seat } pose face cachée un Piège dans { $spot }.
event-trap-sprung = { $seat } déclenche un Piège dans { $spot } : { $effect }.
event-locks-picked = Ce tour, les Portes n’arrêtent pas { $seat }.
event-pile-looked-at =
    { $seat } a regardé { $count ->
        [one] { $count } Zone
       *[other] { $count } Zones
    } ({ $floor }).
event-cube-transmuted = Un cube change ({ $seat }) : { $colour } devient { $into }.
event-card-taken = { $seat } prend une carte dans la main de { $victim }.
event-truce = Personne n’espionne { $seat } jusqu’au prochain tour de { $seat }.
event-tricks-retrieved = { $seat } reprend { $cards }.
event-cube-protected = { $seat } garde un cube Protégé : { $colour }.
event-shown-traps = Pièges retournés : { $cards }.
event-looked-at-zones = { $seat } regarde { $zones }.
event-looked-at-traps = { $seat } connaît le Piège : { $cards }.
event-chosen-take = { $seat } prend { $cards }.
event-lowered-alert = Alerte −{ $amount } : désormais Discrétion { $stealth } contre { $alert }.
