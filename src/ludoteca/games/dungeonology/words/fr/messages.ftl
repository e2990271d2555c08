### Dungeonology: what is chosen, and what boards call things.

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
part-ability = Capacité
part-overcharge = Surcharge

## Décisions

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
choice-ability-plain = utiliser { $ability }
choice-ability-named = utiliser { $ability } : { $things }
choice-ability-brief = { $ability } : { $things }
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

## Ce qui se passe

event-bonfire-emptied =
    { $count ->
        [one] Le Bizuth du Feu de camp s’enfuit dans la Réserve.
       *[other] Les { $count } Bizuths du Feu de camp s’enfuient dans la Réserve.
    }
event-jinx-drawn = { $seat } reçoit une carte Poisse, face cachée.
event-game-over-nobody = Personne n’a remis de Thèse : tous les scores comptent.

## Feuille de score

line-columns = Informations du Carnet de notes
line-clan = Modificateurs du Clan
line-placing = Bonus pour l’ordre des Thèses
line-jinxes = Cartes Poisse

## Zones dangereuses, Boss, Alerte maximale

part-luck = chance, { $card }
part-panic = carte Panique
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = utiliser le Bivouac
choice-leave = Déposer { $colour }
choice-boss-way = { $zones }
panic-explained = { $panic } ({ $does })
panic-unknown = une carte Panique, face cachée
panics-alert = Alerte +{ $amount } dans toutes les Zones
panics-students = chaque tour commence en tirant { n-students }
panics-capture = qui recevrait un jeton Sonné au-delà de la limite est capturé
panics-darkness = l’Intelligence est 1
panics-the-revellers-charge = qui entre dans une Zone avec un autre Chercheur reçoit un jeton Sonné, une fois par tour
panics-last-round-everyone = le Boss est dans le Donjon, il est activé au début de chaque tour, et sa Rencontre donne en plus un jeton Sonné
panics-sets = { $number } est { $count }
panics-speed = la Vitesse
panics-hand = la Main
panics-intelligence = l’Intelligence
panics-resistance = la Résistance
panics-each-turn = pour qui commence son tour : { $effect }
panics-joined = pour qui entre dans une Zone avec un autre Chercheur, une fois par tour : { $effect }
panics-met = une Rencontre avec le Boss, en plus : { $effect }
panics-outside = pour qui finit une Activité Explorer hors de la Zone de départ : { $effect }
panics-rolled = un rocher roule de la Zone la plus éloignée à la Zone de départ, où la partie s’arrête ; pour qui le rencontre : { $effect }
panics-eggs = tous les Œufs fermés sont réunis autour du Boss et ouverts par qui entre ; avec le dernier la partie s’arrête
panics-activates = le Boss est dans le Donjon et il est activé au début de chaque tour
panics-boss-steps =
    le Boss avance de { $count ->
        [one] 1 Zone
       *[other] { $count } Zones
    } au plus vers qui commence son tour
panics-far =
    qui commence son tour à { $zones } Zones ou plus de la Zone de départ a { $count ->
        [one] 1 point de Vitesse
       *[other] { $count } points de Vitesse
    } de plus
panics-heat =
    la partie s’arrête après { $count ->
        [one] 1 tour
       *[other] { $count } tours
    } de chaque joueur
boss-explained = { $boss }, { $profile } : Alerte +{ $alert } dans sa Zone ; { $does }
boss-does-brawler = il avance de { $steps } Zones au plus vers le Chercheur le plus proche ; sa Rencontre donne un jeton Sonné, ou fait Déposer un cube à qui en a déjà le maximum
boss-does-drunk = il avance de { $steps } Zones au plus vers un Chercheur au hasard ; qui le rencontre défausse des cartes Astuce ou Sacrifie un Bizuth, puis tire un Bizuth
boss-does-stated =
    { $steps ->
        [one] il se déplace d’1 Zone
       *[other] il se déplace de { $steps } Zones au plus
    } vers { $seeks } ; qui le rencontre : { $effect }
boss-seeks-nearest = le Chercheur le plus proche
boss-seeks-random = un Chercheur au hasard

## Effets principaux et Doctorants

part-main = { $card }
part-intern = Doctorant
line-interns = Doctorants
cost-students = tirer { n-students }
cost-sacrifice = Sacrifier { n-students }
cost-stunned = prendre { n-tokens }
cost-discard = défausser { n-cards }
cost-stunned-only = prendre { n-tokens }, qu’aucun Bizuth n’évite
cost-speed =
    { $count ->
        [one] 1 point de Vitesse
       *[other] { $count } points de Vitesse
    }
cost-discard-type = défausser une carte de ce type : { $type }
cost-spared = l’Homoncule paie la défausse
timing-standard = Effet principal
timing-instant = Effet principal, Instantané
timing-reaction = Effet principal, Réaction
timing-action = Effet principal, ACTION
choice-way-none = ne rien faire
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
