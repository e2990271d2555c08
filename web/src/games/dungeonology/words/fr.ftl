### Dungeonology : les mots du plateau.

## Board

board-turn = Tour { $turn }
board-your-turn = à vous
board-send-keys = Ctrl et Entrée confirment ce qui est choisi.
board-phase-movement = Déplacement
board-phase-action = Action
board-tab-map = Carte
board-tab-notes = Notes
board-tab-hand = Main
board-tab-table = Table

## Desk: regions and pieces

desk-seats = Les autres Chercheurs
desk-rail = Votre Chercheur, vos notes et le journal
desk-hand = Votre main
desk-hand-empty = Aucune carte en main.
desk-hand-hidden =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
desk-campus = Campus
desk-bonfire = Feu de camp
desk-bonfire-label = { $count } Bizuths sur { $most } au Feu de camp
desk-alert = Alerte
desk-alert-label =
    Carte Alerte { $profile } : { $taken } emplacements sur { $most } occupés, Bonus d’Alerte { $bonus }{ $next ->
        [-1] . Elle est pleine.
       *[other] , puis { $next }.
    }
desk-bag = Sac
desk-bag-label = Dans l’Université : { $count } Bizuths, { $omega } Oméga
desk-clan = Clan
desk-clan-unknown = inconnu
desk-piles = Zones restantes
desk-decks = Cartes restantes
desk-pile-label =
    Étage { $floor } : { $count ->
        [one] { $count } Zone restante
       *[other] { $count } Zones restantes
    }
desk-deck-label = Cartes Astuce : { $count } dans le paquet, { $away } défaussées
desk-jinx-deck-label = Cartes Poisse : { $count } dans le paquet, { $away } défaussées
desk-scholar = Carte Chercheur : { $scholar }
desk-fired-up = face Remontée
desk-turn-over = Voir l’autre face
desk-turn-back = La retourner
desk-stat-speed = Vitesse
desk-stat-intelligence = Intelligence
desk-stat-hand = Main
desk-stat-resistance = Résistance
desk-stat-starting_students = Bizuths initiaux
desk-left = à dépenser
desk-students =
    { $count ->
        [one] Bizuth
       *[other] Bizuths
    }
desk-stunned-of = Jetons Sonné : { $stunned } sur { $most }
desk-knowledge = Jeton Savoir : le Clan est connu
desk-combo = Combo de Savoir : { $cubes } ; il en manque { $missing }
desk-combo-short = Combo
desk-jinxes = Cartes Poisse
desk-jinx-unknown = personne ne la connaît encore
desk-notes = Notes
desk-column =
    { $colour } : { $count } cubes sur { $capacity } à { $value }, { $points } points{ $next ->
        [0] {""}
       *[other] {"\u00A0"}; prochaine Étoile à { $next }
    }{ $arrow ->
        [0] {""}
       *[other] {"\u00A0"}; prochaine Flèche à { $arrow }
    }
desk-study-bonus = Bonus d’Étude { $bonus }
desk-points-word =
    { $count ->
        [one] point
       *[other] points
    }
desk-thesis-now = { $points } sur { $needed } pour le Clan
desk-stars-enough = assez d’Étoiles pour une Thèse
desk-stars-missing = encore { $count } pour une Thèse
desk-fact-stars = Étoiles
desk-fact-points = points du Carnet de notes
desk-fact-students = Bizuths
desk-fact-stunned = jetons Sonné
desk-fact-cards = cartes en main
desk-fact-bonus = Bonus d’Étude
desk-fact-jinxes = cartes Poisse
desk-has-left = hors du jeu, avec une Thèse
desk-thinks = doit répondre
desk-known-cards = Cartes connues en main
desk-or = ou
desk-auxiliary = Effet Auxiliaire : { $effect }
desk-brief-speed = { $amount } Vitesse
desk-brief-draw = piocher { $amount }
desk-brief-discard = un Chercheur défausse { $amount }
desk-brief-recruit = { $amount } du Feu de camp
desk-cost-bag = sac { $count }
desk-cost-sacrifice = Sacrifier { $count }
desk-cost-cards = défausser { $count }

## Desk: options and what follows from them

desk-ahead =
    { $margin ->
        [0] égalité, et l’égalité suffit
       *[other] en avance de { $margin }
    }
desk-short = il manque { $margin }
desk-stands = Discrétion { $stealth } contre Alerte { $alert } : { $outcome }.
desk-alert-becomes = L’Alerte passe de { $from } à { $to } : { $outcome }.
desk-stealth-becomes = La Discrétion passe de { $from } à { $to } : { $outcome }.
desk-draw =
    { $count ->
        [one] D’abord un Bizuth est tiré du sac.
       *[other] D’abord { $count } Bizuths sont tirés du sac.
    }
desk-draw-known =
    { $count ->
        [one] Un Bizuth est tiré
       *[other] { $count } Bizuths sont tirés
    } du sac : { $omega } Oméga sur { $all }.
desk-sacrifice =
    { $count ->
        [one] Un Bizuth Sacrifié
       *[other] { $count } Bizuths Sacrifiés
    }, reste { $left }.
desk-speed-then =
    Ensuite { $speed ->
        [one] { $speed } point de Vitesse
       *[other] { $speed } points de Vitesse
    } à dépenser.
desk-speed-left =
    1 point de Vitesse, { $speed ->
        [0] il n’en reste pas
       *[other] il en reste { $speed }
    }.
desk-recruit =
    { $count ->
        [0] Il n’y a personne au Feu de camp.
        [one] { $count } Bizuth vient du Feu de camp, où il y en a { $there }.
       *[other] { $count } Bizuths viennent du Feu de camp, où il y en a { $there }.
    }
desk-hand-then =
    Ensuite { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
desk-discards = { $seat } en a { $cards }, puis { $left }.
desk-divine =
    { $amount ->
        [one] Une carte est révélée ; son Bonus compte, de { $least } à { $most }.
       *[other] { $amount } cartes sont révélées ; le meilleur Bonus compte, de { $least } à { $most }.
    }
desk-on = { $effect } : { $seat }
desk-place = Nouvelle Zone de l’Étage { $floor }
desk-pile-left =
    { $count ->
        [one] { $count } Zone dans la pile.
       *[other] { $count } Zones dans la pile.
    }
desk-study-title = Étudier ici et Récolter
desk-study-short =
    vous atteignez { $most }{ $stars ->
        [0] {""}
        [one] , apporte une Étoile
       *[other] , apporte { $stars } Étoiles
    }
desk-study = Récolter { $cubes }
desk-study-sub = Alerte { $alert }. Avec toutes vos cartes{ $bonus ->
        [0] {""}
       *[other] {" "}et le Bonus d’Étude { $bonus }
    } vous atteignez { $most }.
desk-stars-gained =
    { $count ->
        [one] Apporte une Étoile.
       *[other] Apporte { $count } Étoiles.
    }
desk-spy-on = Espionner { $seat }
desk-against = Alerte { $alert }
desk-spy-sub =
    Alerte { $alert } ({ $value } pour le cube, { $more } pour les Bizuths et les cartes). Coûte { $cost ->
        [one] un Bizuth
       *[other] { $cost } Bizuths
    }. Toutes vos cartes : { $most }.
desk-ability-title = Capacité
desk-ability-on = { $ability } : { $seat }
desk-stuns = { $seat } : jetons Sonné { $stunned } sur { $most }.
desk-explore = Explorer
desk-explore-sub =
    { $speed ->
        [one] { $speed } point de Vitesse
       *[other] { $speed } points de Vitesse
    } pour bouger et placer des Zones, puis une Action.
desk-rest = Se reposer
desk-rest-sub =
    Au camp. { $stunned ->
        [0] {""}
        [one] { $stunned } jeton Sonné en moins.{" "}
       *[other] { $stunned } jetons Sonné en moins.{" "}
    }{ $jinxes ->
        [0] {""}
       *[other] Une Poisse en moins.{" "}
    }{ $students ->
        [0] {""}
        [one] { $students } Bizuth de plus.{" "}
       *[other] { $students } Bizuths de plus.{" "}
    }{ $cards ->
        [0] La main peut être changée.
        [one] { $cards } carte de plus.
       *[other] { $cards } cartes de plus.
    }
desk-thesis = Soutenir la Thèse
desk-thesis-known = { $points } points sur { $needed } demandés. La prochaine Thèse vaut { $place } de plus.
desk-thesis-unknown = { $points } points avant le Clan ; les Clans en demandent de { $least } à { $most }. En cas de refus : une Poisse, et votre meilleur cube est perdu.
desk-thesis-stars = Vous avez { $stars } Étoiles sur { $least }.
desk-token-sub = Ensuite { $stunned } sur { $most }.
desk-token-last = Ensuite { $stunned } sur { $most } : votre prochain tour est un Repos.
desk-student-sub =
    { $left ->
        [one] Il reste { $left } Bizuth.
       *[other] Il reste { $left } Bizuths.
    }
desk-movement =
    Points de Vitesse restants : { $speed }{ $bonus ->
        [0] {""}
       *[other] , et { $bonus } par les cartes
    }. Ce qui reste de la Vitesse de votre carte est perdu à la fin de la phase.
desk-action =
    Une Action : Étude ou Espionnage.{ $bonus ->
        [0] {""}
       *[other] {" "}Vitesse par les cartes : { $bonus }.
    } Finir le tour fait tirer un Bizuth du sac.
desk-action-done =
    Votre Action est faite.{ $bonus ->
        [0] {""}
       *[other] {" "}Vitesse par les cartes : { $bonus }.
    } Finir le tour fait tirer un Bizuth du sac.
desk-declare-none =
    Alerte { $alert }. Toutes vos cartes{ $bonus ->
        [0] {""}
       *[other] {" "}et le Bonus d’Étude { $bonus }
    } font { $most } ; les autres peuvent encore la changer.
desk-declare =
    Cartes { $cards }{ $bonus ->
        [0] {""}
       *[other] {" "}et Bonus d’Étude { $bonus }
    } : Discrétion { $stealth } contre Alerte { $alert }, { $outcome }.
desk-resting = Vous en gardez { $kept } et en piochez { $drawn }, jusqu’à Main { $hand }.
desk-picked = { $picked } sur { $count } choisies.
desk-pick-sub = { $scholar } : Vitesse { $speed }, Intelligence { $intelligence }, Main { $hand }, Résistance { $resistance }.
desk-priority-sub =
    Vous avez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Les consignes peuvent passer pour vous.
desk-watching = Vous regardez.
desk-gone = Vous avez quitté le donjon avec votre Thèse.
desk-held = Choisi : { $deed }. Les autres peuvent d’abord jouer quelque chose.

## Desk: the bar

desk-ask-Turn = Que faites-vous de ce tour ?
desk-ask-Movement = Où allez-vous ?
desk-ask-Action = Que faites-vous ici ?
desk-ask-PickScholar = Quel Chercheur jouez-vous ?
desk-ask-priority = { $seat } agit : un Instantané de votre part ?
desk-ask-lap = { $seat } étudie : vous en mêlez-vous ?
desk-ask-last = Le dernier mot de votre Étude
desk-ask-duel = { $seat } vous espionne : résistez-vous ?
desk-ask-spy = Votre Espionnage : insistez-vous ?
desk-ask-declare = Quelles cartes pour votre Étude ?
desk-ask-declare-spy = Quelles cartes pour votre Espionnage ?
desk-ask-Stun = Un jeton Sonné ou un Bizuth ?
desk-ask-DiscardTricks = Quelles cartes défaussez-vous ?
desk-ask-RestingHand = Changez-vous votre main ?
desk-ask-RestingJinx = De quelle Poisse vous débarrassez-vous ?
desk-ask-Rogue = Devinez-vous ?
desk-ask-Stairs = L’Escalier : plus haut ou plus bas ?
desk-ask-Peek = Quelle carte gardez-vous ?
desk-do-pass = Passer
desk-do-quiet = Passer tout le tour
desk-do-end-Movement = Fin du mouvement
desk-do-end-Action = Fin du tour
desk-do-move = Aller : { $zone }
desk-do-place = Piocher la Zone
desk-do-play = Jouer
desk-do-ability = Utiliser
desk-do-study = Étudier
desk-do-spy = Espionner
desk-do-declare =
    { $count ->
        [0] Jouer
        [one] Jouer { $count } carte
       *[other] Jouer { $count } cartes
    }
desk-do-discard =
    { $count ->
        [0] Défausser
        [one] Défausser { $count } carte
       *[other] Défausser { $count } cartes
    }
desk-do-keep = Tout garder
desk-do-PickScholar = Jouer ce Chercheur
desk-go-on = Continuer
desk-see-table = Voir la table
desk-see-scores = Voir les scores

## Desk: a Stealth test

desk-test = Test de Discrétion
desk-scales = La balance
desk-stealth = Discrétion
desk-alert-side = Alerte
desk-as-it-stands = En l’état : { $outcome }.
desk-if-confirmed = Si vous confirmez : { $outcome }.
desk-equal-is-enough = L’égalité suffit.
desk-makes-stealth = Ce qui fait la Discrétion { $stealth }
desk-makes-alert = Ce qui fait l’Alerte { $alert }
desk-part-printed = imprimée sur la Zone
desk-part-value = valeur du cube
desk-part-counted = comptés à la déclaration
desk-part-bonus = Bonus, déclarée
desk-part-played = jouée pendant le test
desk-part-divined = Divination, la meilleure carte
desk-part-laid = vous, si vous confirmez
desk-part-omegas =
    { $count ->
        [one] { $count } Bizuth Oméga
       *[other] { $count } Bizuths Oméga
    }
desk-part-cubes = { $count } cubes déclarés
desk-part-arrows = Flèches du Carnet de notes
desk-order = Qui est interrogé
desk-order-lap = Un tour de table
desk-order-duel = À tour de rôle
desk-order-declares = déclare
desk-order-answered = a répondu
desk-order-now = doit répondre
desk-order-later = plus tard
desk-order-last = a le dernier mot
desk-order-alternate = à tour de rôle
desk-order-cannot = au camp ou sans cartes
desk-stake = L’enjeu
desk-stake-study = Succès : { $seat } Récolte { $cubes }.
desk-stake-spy = Succès : { $seat } Vole { $cubes } à { $target }.
desk-stake-stars =
    Cela fait { $stars ->
        [one] { $stars } Étoile.
       *[other] { $stars } Étoiles.
    }
desk-stake-fired = Passent à la face Remontée : { $seats }.
desk-stake-lose = Échec : un jeton Sonné pour { $seat } ({ $stunned } sur { $most }).
desk-divined = Divination de { $seat } : { $amount }
desk-omega = Oméga est sorti du sac
desk-alert-now = Le Bonus d’Alerte est de { $bonus }.
desk-bag-filled = Le sac reçoit { $count } Bizuths et un Oméga.

## Desk: standing orders

desk-orders = Consignes
desk-order-is-moment = un instant
desk-order-is-always = toujours demander
desk-order-is-espionage = demander à l’Espionnage
desk-order-is-me = demander si cela me concerne
desk-order-moment = Me laisser un instant
desk-order-moment-sub = passer tout seul après quelques secondes, si je ne touche à rien ; ce qui me concerne m’attend
desk-order-always = Toujours me demander
desk-order-always-sub = à chaque carte que je pourrais jouer pendant le tour des autres
desk-order-espionage = M’arrêter à chaque Espionnage
desk-order-espionage-sub = qui que ce soit qui espionne ; sinon passer pour moi
desk-order-me = Passer si cela ne me concerne pas
desk-order-me-sub = ne demander que si l’on m’espionne, ou si ce qui est déclaré me vise ou me répond
desk-orders-secret = Vous seul voyez ceci. Les autres voient une passe, et elle prend la même pause quoi que vous ayez en main.
desk-passing = Passe selon votre consigne
desk-passing-could = Vous pourriez jouer quelque chose. Touchez à quoi que ce soit pour qu’on vous demande.
desk-passing-nothing = Vous n’avez rien à jouer ici. On passe dans un instant.
desk-ask-me-now = Me demander cette fois
desk-passed = Passé { $count } fois selon votre consigne.

## Desk: stages

desk-pick = Choisissez votre Chercheur
desk-peek = Recherche arcane
desk-peek-sub =
    { $count ->
        [one] Touchez la carte que vous gardez. Les autres vont sous le paquet.
       *[other] Touchez les { $count } cartes que vous gardez. Les autres vont sous le paquet.
    }
desk-kept = à vous
desk-under = sous le paquet, n° { $place }
desk-lower = { $card } un rang plus bas
desk-on-pile = { $place }ᵉ à partir du haut
desk-pile-sub = La première sera piochée d’abord. Touchez une Zone pour la mettre au-dessus.
desk-retrieve-sub =
    { $count ->
        [one] Touchez la carte que vous prenez en main.
       *[other] Touchez les { $count } cartes que vous prenez en main.
    }
desk-do-LookPile = Les reposer
desk-do-Retrieve = Reprendre

## Desk: the Thesis and the end

desk-diploma = Thèse
desk-diploma-uni = L’Université de Rocca Civetta, réveillée à cette heure,
desk-diploma-accepts = accepte la Thèse
desk-diploma-refuses = refuse la Thèse
desk-diploma-of = de { $who }
desk-diploma-of-on = de { $who }, sur : { $clan }
desk-thesis-of = Thèse de { $who }
desk-diploma-points = Points de la Thèse
desk-diploma-remark = « Audacieux, quoique humide. Le jury demande que les taches de vin soient mises en note. »
desk-diploma-remark-no = « Le jury l’a lue deux fois, la seconde pour les taches de sauce. » Une Poisse, et le cube le plus précieux est perdu.
desk-information = Information
desk-cubes = Cubes
desk-worth = Valeur
desk-points = Points
desk-thesis-word = Thèse
desk-needed = { $needed } demandés
desk-needed-label = { $points } points, { $needed } demandés
desk-placing =
    { $place ->
        [1] Première Thèse
        [2] Deuxième Thèse
        [3] Troisième Thèse
       *[other] Quatrième Thèse
    }
desk-final-score = Score final
desk-thesis-accepted = La Thèse de { $seat } est acceptée
desk-thesis-accepted-sub = Le score est définitif. Désormais à chacun de ces tours un Bizuth Oméga monte sur la carte Alerte ; quand elle est pleine, le dernier tour commence.
desk-thesis-refused = La Thèse de { $seat } est refusée
desk-thesis-refused-sub = Une Poisse est révélée, et le cube le plus précieux va à la Réserve.
desk-final =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
desk-final-theses =
    { $count ->
        [one] Une Thèse a été acceptée.
       *[other] { $count } Thèses ont été acceptées.
    }
desk-final-clan = Le Clan : { $clan }, { $points } points demandés.
desk-final-sheet = Scores finaux
desk-final-tie = À égalité la Thèse la plus ancienne décide, puis les Bizuths.
desk-no-thesis = sans Thèse
desk-nth-thesis =
    { $place ->
        [1] 1re
       *[other] { $place }e
    }
desk-jinx-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Map

map-title = Carte du Donjon
map-look = Regarder la carte
map-nearer = Plus près
map-further = Plus loin
map-fit = Voir tout le Donjon
map-find = Trouver mon Chercheur
map-here-be = Ici vivent des faunes
map-alert = Alerte { $alert }
map-cubes = Cubes : { $cubes }
map-no-cubes = Plus aucun cube
map-passages = Passages : { $sides }
map-ways-north = { $count } au nord
map-ways-east = { $count } à l’est
map-ways-south = { $count } au sud
map-ways-west = { $count } à l’ouest
map-at-north = au nord
map-at-east = à l’est
map-at-south = au sud
map-at-west = à l’ouest
map-door = Porte { $side }, pour { $colours }
map-effects = Effets : { $effects }
map-tokens = Jetons : { $tokens }
map-stairs-used = L’Escalier a déjà été emprunté
map-leads-to = Mène à { $zones }
map-you-are-here = Vous êtes ici
map-who-is-here = Ici : { $names }
map-boss-here = Le Boss est ici
map-explore = Dans le noir : placer une nouvelle Zone, { $floor }
map-place =
    Place { $number }, { $where } ; { $count ->
        [one] elle tient d’une seule façon
       *[other] elle tient de { $count } façons
    }
map-chosen-place = Choisie, place { $number } sur { $count } : { $zone }. { $ways }. Appuyez pour la tourner
map-lay = Poser { $zone } à côté de { $here }
map-lay-unplaced =
    { $count ->
        [one] Il n’y a qu’une place
       *[other] Choisissez une des { $count } places, par son numéro
    }
map-place-of = Place { $number } sur { $count }
map-linked-by =
    { $count ->
        [one] Reliée par 1 Passage
       *[other] Reliée par { $count } Passages
    }
map-also-to = reliée aussi à { $zones }
map-walls =
    { $count ->
        [one] 1 Mur est posé
       *[other] { $count } Murs sont posés
    }
map-you-enter = vous entrez aussitôt
map-by-stairs = vous restez où vous êtes, l’Escalier y mène
map-door-stops = sa Porte ({ $colours }) vous arrête ici
map-turn-right = Tourner à droite (r)
map-turn-left = Tourner à gauche (R)
map-turned = tournée { $turns } sur 4
map-next = Autre place
map-lay-it = Poser ici

## Advanced rules: declared effects

adv-stack =
    { $count ->
        [one] Un Effet principal est déclaré
       *[other] Réponses aux réponses
    }
adv-stack-sub = La marche la plus haute se résout d’abord. Ce qui est annulé ne se paie pas.
adv-declares = { $seat } déclare
adv-answers = { $seat } répond avec
adv-your-answer = Votre réponse
adv-says = « { $text } »
adv-names = Choix : { $names }.
adv-cost = Coût : { $cost }.
adv-first = Se résout d’abord
adv-resolves = En cours
adv-cancelled = Annulé : ni effet ni coût
adv-unpaid = Ne peut être payé : sans effet
adv-asked = À qui l’on demande une Réaction
adv-asked-now = doit répondre
adv-asked-then = vient ensuite
adv-asked-nobody = Personne d’autre ne peut réagir.
adv-recent = Effets principaux à l’instant
desk-ask-Declared = Réagissez-vous à { $card } ?
desk-ask-BossWay = Quel chemin prend le Boss ?
desk-way = Chemin { $number }
desk-do-BossWay = L’envoyer là

## Advanced rules: cards on the table

desk-interns = Doctorants
desk-fact-interns = Doctorants
desk-captured = Capturé
desk-truce = à ne pas espionner
desk-refused = sorti, Thèse refusée
desk-max-alert = Alerte maximale
desk-panic-label = Alerte maximale. Carte Panique { $panic } : { $does }
desk-boss = Boss
desk-boss-nowhere = pas encore dans le Donjon
desk-boss-in = à { $zone }
desk-part-luck = Chance de la Zone, la meilleure carte
desk-part-main = Effet principal
desk-part-panic = carte Panique, dans chaque Zone
desk-part-boss = le Boss est ici
desk-luck-good =
    Chance : { $count ->
        [one] une carte est révélée et son Bonus va
       *[other] { $count } cartes sont révélées et le meilleur Bonus va
    } à votre Discrétion.
desk-luck-bad =
    Malchance : { $count ->
        [one] une carte est révélée et son Bonus va
       *[other] { $count } cartes sont révélées et le meilleur Bonus va
    } à l’Alerte.
desk-danger = Danger : un échec fait piocher { $count } Bizuths.
desk-action-main = Une Action : Étude, Espionnage ou une carte à ACTION.{ $bonus ->
        [0] {""}
       *[other] {" "}Il reste { $bonus } de Vitesse des cartes.
    }
desk-action-done-main = Votre Action est faite.{ $bonus ->
        [0] {""}
       *[other] {" "}Il reste { $bonus } de Vitesse des cartes.
    }

## What Zone Effects do

tells-good-luck =
    dans une Étude ici { $number ->
        [1] une carte Astuce est révélée et son Bonus va
       *[other] { $number } cartes Astuce sont révélées et le meilleur Bonus va
    } à la Discrétion
tells-bad-luck =
    dans une Étude ici { $number ->
        [1] une carte Astuce est révélée et son Bonus va
       *[other] { $number } cartes Astuce sont révélées et le meilleur Bonus va
    } à l’Alerte
tells-danger = un test raté ici fait piocher { $number } Bizuths au lieu de 1
tells-ambush =
    qui entre reçoit { $number ->
        [1] un jeton Sonné
       *[other] { $number } jetons Sonné
    }
tells-stop = qui entre perd les points de Vitesse qui restent
tells-toll =
    qui entre Dépose ici { $number ->
        [1] un cube
       *[other] { $number } cubes
    }
tells-stairs = le premier Chercheur qui entre pose une Zone de l’Étage du dessus ou du dessous
tells-boss = qui entre appelle le Boss, une fois par tour : il apparaît, ou il bouge
tells-secret-passage = pour 1 point de Vitesse vers une autre Zone au Passage secret { $letter }
tells-bivouac = comme Action : plus de jetons Sonné, une Poisse en moins, Bizuths et main complétés
tells-teleport = comme Action vers n’importe quelle Zone, avec un cube de Mysticisme
tells-fool = tests passés ici : Divination 1 pour la Discrétion de qui a le Fou, pour l’Alerte contre les autres
tells-trap = le premier qui entre le retourne et le subit
tells-hecatomb = qui entre Sacrifie tous ses Bizuths
tells-forced-passage = jamais plus de deux Zones n’y sont Reliées
tells-hire-familiar = comme votre Action, pour ce que coûte le Familier
tells-bucket = défaussez jusqu’à 2 cartes Astuce pour autant d’Eau chaude
tells-idol = comme Action, son cube Universel sans test ; 2 Bizuths, et des jetons Sonné pour tous à proximité
tells-pillar = Alerte −1 ; comme Action il tombe, avec un Mur
tells-bridge = qui le traverse Sacrifie un Bizuth ou perd toute sa Vitesse ; trois fois
tells-snake-pit = qui entre sans cube rouge : un jeton Sonné, et défausse une carte
tells-colour = seulement avec un cube de { $colour }
tells-idle = ne se joue pas ici

## Rocca Civetta

rocca-title = Rocca Civetta
rocca-research = Recherche
rocca-familiars = Familiers
rocca-familiar-free = Libre d’être engagé.
rocca-congregations = Confréries
rocca-in-bag = ({ $count } dans le sac)
rocca-pyre = Au Feu de camp, depuis la flèche
rocca-phi =
    { $count ->
        [one] 1 Bizuth de Phi sur la carte du Boss
       *[other] { $count } Bizuths de Phi sur la carte du Boss
    }
rocca-stars = Jetons Étoile : { $stars }
rocca-silver = argent
rocca-gold = or
rocca-backpack =
    { $count ->
        [one] 1 carte Astuce dans le sac à dos
       *[other] { $count } cartes Astuce dans le sac à dos
    }

## Questions des règles avancées et de Rocca Civetta

desk-ask-PlaceBoss = Où apparaît le Boss ?
desk-ask-LayToken = Où posez-vous le jeton ?
desk-ask-OmegaPlace = Quelle Zone pour Oméga ?
desk-ask-MoveEgg = Où va l’Œuf ?
desk-ask-DriveBoss = Où va le Boss ?
desk-ask-LayTentacle = Où surgit le Tentacule ?
desk-ask-LayBoulder = D’où part la Pierre qui roule ?
desk-ask-RollBoulder = Où va la Pierre qui roule ?
desk-ask-GatherEggs = Où rassembler les Œufs ?
desk-ask-PushEgg = Quel Œuf déplacez-vous ?
desk-ask-LeaveCube = Où Déposez-vous le cube ?
desk-ask-LeaveCubes = Quel cube Déposez-vous ?
desk-ask-ChooseSide = Discrétion ou Alerte ?
desk-ask-LookPile = Dans quel ordre les remettre ?
desk-ask-Retrieve = Quelles cartes reprenez-vous ?
desk-ask-TakeCard = Quelle carte prenez-vous ?
desk-ask-DiscardCard = Quelle carte est défaussée ?
desk-ask-PeerReview = Sauvez-vous votre effet ?
desk-ask-Protect = Gardez-vous le cube ?
desk-ask-Donate = Quel cube Donnez-vous ?
desk-ask-NameAnew = Que nommez-vous à présent ?
desk-ask-ChooseWay = Lequel ?
desk-ask-Frost = Eau chaude, ou moins vite ?
desk-ask-Bucket = Quelles cartes pour l’Eau chaude ?
desk-ask-LayBridge = Où se trouve le Pont ?
desk-ask-Crossing = Que vous coûte le Pont ?
desk-ask-BreakFree = Comment vous libérez-vous ?
desk-ask-PlaceUniversal = Dans quelle colonne ?
desk-ask-DriveOff = La Manticore le chasse-t-elle ?
desk-ask-Brew = Quelles cartes défaussez-vous ?
desk-ask-KeepIntern = Quel Doctorant gardez-vous ?
desk-ask-StuntDouble = La Doublure tombe-t-elle à votre place ?
desk-ask-LoseCube = Quel cube perdez-vous ?
desk-ask-DrawnStudents = Gardez-vous ce Bizuth ?
desk-ask-ArrangeStudents = Dans quel ordre au Feu de camp ?
desk-ask-Pathfinder = Quelle Zone placez-vous ?
desk-ask-LayTrap = Quel Piège posez-vous ?
desk-ask-Ward = Gardez-vous le cube ?
desk-ask-PlaceZone = Où placez-vous la Zone ?
desk-cubes-left =
    { $left ->
        [0] Le dernier de cette couleur.
        [one] Il en reste { $left } de cette couleur.
       *[other] Il en reste { $left } de cette couleur.
    }
desk-offer = Offrande : { $cubes }
desk-offer-sub =
    { $first ->
        [0] 2 points
       *[other] La première Offrande : 6 points
    }{ $universal ->
        [0] .
       *[other] {" "}et le cube Universel.
    }
