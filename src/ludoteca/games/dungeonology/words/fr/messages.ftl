### Dungeonology : ce qui se passe, ce qui est demandé, ce qui est choisi.

## Quantités

n-students =
    { $count ->
        [one] { $count } Bizuth
       *[other] { $count } Bizuths
    }
n-tokens =
    { $count ->
        [one] { $count } jeton Sonné
       *[other] { $count } jetons Sonné
    }
n-cards =
    { $count ->
        [one] { $count } carte Astuce
       *[other] { $count } cartes Astuce
    }
n-points =
    { $count ->
        [one] { $count } point de Vitesse
       *[other] { $count } points de Vitesse
    }

## La boîte

game-dungeonology = Dungeonology: The Expedition : des chercheurs explorent un donjon, étudient ses habitants et soutiennent une thèse.
title-dungeonology = Dungeonology
edition-it-2-0 = le livret de règles italien 2.0

seat-1 = Alma
seat-2 = Bruno
seat-3 = Celeste
seat-4 = Dario
stage-setup = Mise en place
stage-turn = Tour { $turn }
zone-number = Zone { $number }
floor = Étage { $floor }
space-empty = un emplacement vide
cubes-of = { $count } × { $colour }
list-separator = {"\u00A0"};
list-nothing = rien
list-nobody = personne

card = { $name } ({ $type } { $level }, Bonus { $bonus })
card-numbered = { $name } n° { $number }
card-unknown = une carte face cachée

does-speed =
    { $amount ->
        [one] { $amount } point de Vitesse
       *[other] { $amount } points de Vitesse
    }
does-stealth = +{ $amount } en Discrétion
does-alert = +{ $amount } en Alerte
does-divine-stealth = Divination { $amount } pour la Discrétion
does-divine-alert = Divination { $amount } pour l’Alerte
does-divine = Divination { $amount }, pour la Discrétion ou l’Alerte
does-recruit =
    { $amount ->
        [one] { $amount } Bizuth du Feu de camp
       *[other] jusqu’à { $amount } Bizuths du Feu de camp
    }
does-draw =
    { $amount ->
        [one] piocher { $amount } carte Astuce
       *[other] piocher { $amount } cartes Astuce
    }
does-discard =
    { $amount ->
        [one] un Chercheur défausse { $amount } carte Astuce
       *[other] un Chercheur défausse { $amount } cartes Astuce
    }
does-after-drawing = { n-students } de l’Université, puis { $effect }
does-after-sacrifice = Sacrifier { n-students }, puis { $effect }

ability-explained = { $ability } : { $does }
uses-arcane-research = défaussez une carte Magie, regardez les { $first } premières cartes Astuce et gardez-en { $second } ; les autres vont sous le paquet
uses-overcharge = une fois dans un test auquel vous participez, défaussez une carte Magie pour +{ $first } en Discrétion, ou +{ $first } en Alerte si l’on vous espionne
uses-headbutt =
    prenez un jeton Sonné et donnez-en { $first } à un autre Chercheur de votre Zone{ $second ->
        [0] {""}
       *[other] {"\u00A0"}; un de ses Bizuths vient chez vous
    }
uses-rogue = dans votre Espionnage les Bizuths de la cible ne comptent pas, et jusqu’à { $first } fois vous pouvez deviner pour votre Discrétion
uses-jack-of-all-trades = jusqu’à { $first } Actions par tour, une Étude et un Espionnage
uses-divine-intervention =
    défaussez une carte Social et donnez { $first } jeton Sonné à un autre Chercheur proche{ $second ->
        [0] {""}
       *[other] {"\u00A0"}; puis piochez une carte Astuce. Aussi pendant le tour des autres
    }

jinx-unknown = une Poisse face cachée
jinx-explained = { $jinx } ({ $does })
jinx-penalty =
    { $count ->
        [0] rien à la fin
        [one] −{ $count } point à la fin
       *[other] −{ $count } points à la fin
    }
reveal-sacrifice = quand elle est révélée, Sacrifiez { n-students }
reveal-stunned = quand elle est révélée, { n-tokens }
reveal-leave = quand elle est révélée, Déposez le cube de moindre valeur
lasting-speed = Vitesse { $amount }
lasting-hand = Main { $amount }
lasting-intelligence = Intelligence { $amount }
lasting-resistance = Résistance { $amount }
lasting-starting-students = Bizuths initiaux { $amount }
lasting-study-alert = Alerte { $amount } dans sa propre Étude
lasting-spied-alert = Alerte { $amount } face à l’Espionnage
lasting-recruits = Bizuths recrutés { $amount }
lasting-notoriety-recruits = Bizuths recrutés par la Notoriété { $amount }
lasting-divination = sa propre Divination { $amount }
lasting-divination-cards = cartes de sa propre Divination { $amount }
lasting-espionage-sacrifice = Bizuths Sacrifiés pour l’Espionnage { $amount }
lasting-espionage-students = Bizuths qui comptent face à l’Espionnage { $amount }
lasting-omega-jinx = cartes Poisse pour un Bizuth Oméga { $amount }
lasting-hand-is-public = la main est visible
lasting-end-discard = cartes Astuce à défausser après chaque phase de Fin { $amount }
lasting-ignores-stop = Stop n’a pas d’effet
lasting-ignores-ambush = Embuscade n’a pas d’effet
lasting-toll = Obole { $amount }
lasting-free-discard = une défausse sans coût

clan-explained = { $clan } (une Thèse demande { $points } points ; { $modifiers })
clan-modifier = { $colour } { $amount }

part = { $what } { $amount }
part-alert-bonus = Bonus d’Alerte
part-more-cubes = plus d’un cube
part-jinx = Poisse
part-students = Bizuths ({ $seat })
part-bonus = { $card }
part-study-bonus = Bonus d’Étude
part-played = { $card }
part-divined = Divination, { $card }
part-overcharge = Surcharge

## Décisions

decision-PickScholar = Mise en place : quel Chercheur jouer
decision-Turn = L’Activité de ce tour
decision-RestingJinx = Repos : quelle Poisse défausser
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

choice-rest = se reposer
choice-thesis = soutenir la Thèse
choice-explore = explorer
choice-discard = défausser { $cards }
choice-discard-none = ne rien défausser
choice-declare = jouer { $cards }
choice-token = prendre le jeton Sonné
choice-student = Sacrifier un Bizuth
choice-stealth = pour la Discrétion
choice-alert = pour l’Alerte
choice-divine = deviner
choice-divine-not = ne pas deviner
choice-end-Movement = finir la phase de Mouvement
choice-end-Action = finir la phase d’Action
choice-pass = ne rien jouer
choice-quiet = ne rien jouer de tout ce tour
choice-move = aller à { $zone }
choice-place = placer une nouvelle Zone ({ $floor })
choice-play = jouer { $card } : { $effect }
choice-play-on = jouer { $card } sur { $seat } : { $effect }
choice-play-unknown = jouer une carte
choice-ability-on = utiliser { $ability } sur { $seat }
choice-ability-with = utiliser { $ability }, en défaussant { $card }
choice-ability-with-on = utiliser { $ability } sur { $seat }, en défaussant { $card }
choice-study =
    étudier, pour { $cubes }{ $more ->
        [0] {""}
       *[other] {" "}(Alerte +{ $more })
    }
choice-spy = espionner { $seat }, pour { $colour }
choice-lay = { $place }, { $turned }
choice-keep = garder { $kept } ; sous le paquet { $rest }

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest
side-half = { $side }, { $half }
half-north = une demi-Zone plus au nord
half-east = une demi-Zone plus à l’est
half-south = une demi-Zone plus au sud
half-west = une demi-Zone plus à l’ouest
turned-0 = comme imprimée
turned-1 = tournée d’un quart à droite
turned-2 = tête en bas
turned-3 = tournée d’un quart à gauche

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
event-looked-at = { $seat } regarde { n-cards }.
event-looked-at-cards = { $seat } regarde { $cards }.
event-looked-at-clan = { $seat } voit la carte Clan : { $clan }.
event-game-begins = L’expédition commence. { $seat } joue en premier.
event-turn-begins = Tour { $turn } : { $seat }.
event-explores = { $seat } explore, avec une Vitesse de { $speed }.
event-action-phase = { $seat } passe à la phase d’Action.
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
event-bonfire-emptied =
    { $count ->
        [one] Le Bizuth du Feu de camp s’enfuit dans la Réserve.
       *[other] Les { $count } Bizuths du Feu de camp s’enfuient dans la Réserve.
    }
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
event-jinx-drawn = { $seat } reçoit une carte Poisse, face cachée.
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
event-game-over-nobody = Personne n’a remis de Thèse : tous les scores comptent.
event-game-over-winner = { $seat } gagne avec { $points } points.
event-game-over-shared = { $seats } se partagent la victoire avec { $points } points.
event-game-over-place = Place { $place } : { $seat }, { $points } points.
event-game-over-none = Sans Thèse : { $seat }.

## Feuille de score

line-columns = Informations du Carnet de notes
line-clan = Modificateurs du Clan
line-placing = Bonus pour l’ordre des Thèses
line-jinxes = Cartes Poisse

## Zones dangereuses, Boss, Alerte maximale

decision-LeaveCubes = Quel cube Déposer, et où
decision-BossWay = Quel chemin prend le Boss
decision-PlaceBoss = Où apparaît le Boss
part-luck = chance, { $card }
part-panic = carte Panique
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = utiliser le Bivouac
choice-leave = Déposer { $colour }
choice-boss-way = { $zones }
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
panic-explained = { $panic } ({ $does })
panic-unknown = une carte Panique, face cachée
panics-alert = Alerte +{ $amount } dans toutes les Zones
panics-students = chaque tour commence en tirant { n-students }
panics-capture = qui recevrait un jeton Sonné au-delà de la limite est capturé
panics-darkness = l’Intelligence est 1
panics-the-revellers-charge = qui entre dans une Zone avec un autre Chercheur reçoit un jeton Sonné, une fois par tour
panics-last-round-everyone = le Boss est dans le Donjon, il est activé au début de chaque tour, et sa Rencontre donne en plus un jeton Sonné
boss-explained = { $boss }, { $profile } : Alerte +{ $alert } dans sa Zone ; { $does }
boss-does-brawler = il avance de { $steps } Zones au plus vers le Chercheur le plus proche ; sa Rencontre donne un jeton Sonné, ou fait Déposer un cube à qui en a déjà le maximum
boss-does-drunk = il avance de { $steps } Zones au plus vers un Chercheur au hasard ; qui le rencontre défausse des cartes Astuce ou Sacrifie un Bizuth, puis tire un Bizuth
boss-does-stated = il se déplace de { $steps } Zones au plus vers { $seeks } ; qui le rencontre : { $effect }
boss-seeks-nearest = le Chercheur le plus proche
boss-seeks-random = un Chercheur au hasard

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
part-main = { $card }
part-intern = Doctorant
line-interns = Doctorants
cost-students = tirer { n-students }
cost-sacrifice = Sacrifier { n-students }
cost-stunned = prendre { n-tokens }
cost-discard = défausser { n-cards }
cost-spared = l’Homoncule paie la défausse
timing-standard = Effet principal
timing-instant = Effet principal, Instantané
timing-reaction = Effet principal, Réaction
timing-action = Effet principal, ACTION
main-explained = { $timing } : { $effect }
main-costing = { $effect } ; coût : { $cost }
main-intern = le Doctorant { $intern } vous rejoint
main-forced-march = { $first } points de Vitesse
main-shortcut = allez dans une Zone Adjacente de votre Étage, même à travers Murs et Portes
main-rope-and-pegs = posez un Passage secret X ici et un dans une autre Zone
main-mapmakers-eye = regardez les { $first } premières Zones d’une pile et ordonnez-les, puis piochez { $second } carte Astuce
main-slip-away = allez dans une Zone Reliée
main-trailblazer = placez ici une nouvelle Zone sans y entrer, et { $first } point de Vitesse
main-lock-picks = les Portes ne vous arrêtent pas ce tour, et { $first } point de Vitesse
main-snare = posez face cachée un Piège Embuscade ici ou dans une Zone Reliée
main-greased-flagstones = posez face cachée un Piège Stop ici ou dans une Zone Reliée
main-unofficial-toll = posez face cachée un Piège Obole ici ou dans une Zone Reliée
main-feint = annulez l’effet déclaré
main-someone-else = l’effet qui vous vise reçoit une autre cible
main-back-stab = Volez { $first } cube à un Chercheur ici ou dans une Zone Reliée
main-hold-your-breath = Alerte −{ $first } dans votre propre test
main-blink = allez dans n’importe quelle Zone de votre Étage
main-clear-omen = Divination { $first } dans n’importe quel test
main-chalk-circle = posez ici une Téléportation
main-unweave = annulez l’effet déclaré
main-love-potion = chaque autre Chercheur vous Donne { $first } cube, puis Récoltez-en { $second } ici
main-trading-places = échangez de place avec un autre Chercheur
main-transmute-the-facts = { $first } de vos cubes prend la couleur de valeur immédiatement supérieure
main-study-group = piochez { $first } cartes Astuce ; chaque autre Chercheur ici en pioche { $second }
main-borrowed-notes = regardez une main proche et prenez-y { $first } carte ; son propriétaire en pioche { $second }
main-campus-gossip = un autre Chercheur défausse { $first } cartes Astuce
main-peer-review = annulez l’effet déclaré, à moins que son joueur ne défausse { $first } cartes Astuce
main-gentlefolks-truce = personne ne vous espionne jusqu’à votre prochain tour ; défaussez { $first } jeton Sonné
main-forced-exchange = Donnez { $first } cube à un Chercheur proche, qui vous en Donne { $second } de votre choix
main-old-exam-papers = reprenez en main { $first } cartes Astuce défaussées
main-really-famous = Récoltez { $first } cube ici, chaque autre Chercheur ici vous en Donne { $second } ; puis tirez autant de Bizuths que de cubes Donnés et { $third } de plus
main-magnetic-smile = prenez { $first } Bizuth à chaque autre Chercheur ici
main-rousing-speech = Recrutez { $first } Bizuths ; votre voisin de gauche en recrute { $second }
main-heckler = Alerte +{ $first } dans le test d’un autre
main-blame-the-student = annulez un effet qui vous vise
main-mass-enrolment = Recrutez jusqu’à { $first } Bizuths
main-public-lecture = Récoltez { $first } cubes ici, puis tirez { $second } Bizuths
intern-explained = { $intern } ({ $does })
intern-points =
    { $count ->
        [one] { $count } point à la fin
       *[other] { $count } points à la fin
    }
intern-shield = { $colour } : Protégé
token-0 = Passage secret X
token-1 = Téléportation
trap-unknown = un Piège, face cachée
trap-known = Piège : { $effect }
choice-teleport = se Téléporter dans { $zone }
choice-main = jouer { $card } : { $effect }
choice-main-on = jouer { $card } ({ $targets }) : { $effect }
choice-order = { $zones }
choice-retrieve = reprendre { $cards }
choice-refuse = ne rien Déposer
choice-keep-cube = garder le cube
choice-lose-cube = perdre le cube
choice-review = défausser des cartes
choice-review-not = laisser annuler l’effet
choice-donate = Donner { $colour }
asks-Declared = { $seat } déclare { $card } : { $effect }. Réagissez-vous ?
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
event-effect-declared = { $seat } déclare { $card } : { $effect }.
event-effect-declared-on = { $seat } déclare { $card } ({ $targets }) : { $effect }.
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
