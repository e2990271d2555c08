### Dungeonology : ce que fait un effet, en une phrase composée de ses parties (Partie C.7).

## Qui

who-opp = un autre Chercheur
who-opp-here = un autre Chercheur ici
who-opp-near = un autre Chercheur ici ou dans une Zone Reliée
who-same = ce Chercheur
who-each-here = chaque autre Chercheur ici
who-each-any = chaque autre Chercheur
who-all-here = chaque Chercheur ici
who-all-linked = chaque Chercheur dans une Zone Reliée
who-all-near = chaque Chercheur ici ou dans une Zone Reliée
who-actor = qui joue l’effet déclaré
who-act = qui joue son tour
who-left = votre voisin de gauche
who-rnd = un Chercheur tiré au sort

## Où

place-here = ici
goal-here = dans votre Zone
place-linked = dans une Zone Reliée
goal-linked = dans une Zone Reliée
place-near = ici ou dans une Zone Reliée
goal-near = dans votre Zone ou une Zone Reliée
place-floor = dans n’importe quelle Zone de votre Étage
goal-floor = dans n’importe quelle Zone de votre Étage
place-any = dans n’importe quelle Zone
goal-any = dans n’importe quelle Zone
place-deep = dans la Zone la plus éloignée de la Zone de départ
goal-deep = dans la Zone la plus éloignée de la Zone de départ
place-adjacent = dans une Zone Adjacente de votre Étage, même à travers Murs et Portes
goal-adjacent = dans une Zone Adjacente de votre Étage, même à travers Murs et Portes

## Lesquels

which-lead = en partant de la gauche
which-free = de votre choix
which-me = de votre choix
which-donor = de son choix
which-opp = de son choix
which-low = de moindre valeur
which-best = de plus grande valeur
n-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
n-jinxes =
    { $count ->
        [one] { $count } carte Poisse
       *[other] { $count } cartes Poisse
    }
laid-secret_X = un Passage secret X
laid-teleport = une Téléportation
laid-trap_ambush = un Piège Embuscade face cachée
laid-trap_stop = un Piège Stop face cachée
laid-trap_toll = un Piège Obole face cachée

## Vitesse et Zones

deed-speed = { n-points }
deed-speed-less = perdez { n-points }
deed-move = allez { $goal }
deed-move-who = { $who } va { $goal }
deed-swap = échangez votre place avec { $who }
deed-place_zone-no = placez ici une nouvelle Zone sans y entrer
deed-place_zone-yes = placez ici une nouvelle Zone et entrez-y
deed-look_pile =
    { $count ->
        [one] regardez la première Zone d’une pile
       *[other] regardez les { $count } premières Zones d’une pile et ordonnez-les
    }
deed-look_pile-own =
    { $count ->
        [one] regardez la première Zone de la pile de votre Étage
       *[other] regardez les { $count } premières Zones de la pile de votre Étage et ordonnez-les
    }
deed-look_clan = regardez la carte Clan

## Cartes Astuce

deed-draw = piochez { n-cards }
deed-draw-who = { $who } pioche { n-cards }
deed-discard = défaussez { n-cards }
deed-discard-who = { $who } défausse { n-cards }
deed-discard-rnd = défaussez { n-cards } au hasard
deed-discard-rnd-who = { $who } défausse { n-cards } au hasard
deed-discard-me-who = { $who } défausse { n-cards } de votre choix
deed-take_card = prenez { n-cards } de votre choix à { $who }
deed-take_card-rnd = prenez { n-cards } au hasard à { $who }
deed-look_hand = { $who } vous montre sa main
deed-peek = regardez les premières cartes ({ n-cards }), gardez-en { $kept } et placez les autres dessous
deed-retrieve = reprenez { n-cards } dans la défausse

## Bizuths, jetons Sonné, cartes Poisse

deed-bag = tirez { n-students } de l’Université
deed-bag-who = { $who } tire { n-students } de l’Université
deed-recruit = Recrutez { n-students }
deed-recruit-who = { $who } Recrute { n-students }
deed-enrol = prenez { n-students } dans la Réserve
deed-enrol-who = { $who } prend { n-students } dans la Réserve
deed-sacrifice = Sacrifiez { n-students }
deed-sacrifice-who = { $who } Sacrifie { n-students }
deed-stun = prenez { n-tokens }
deed-stun-who = { $who } prend { n-tokens }
deed-heal = défaussez { n-tokens }
deed-heal-who = { $who } défausse { n-tokens }
deed-jinx = piochez { n-jinxes }
deed-jinx-who = { $who } pioche { n-jinxes }
deed-jinx_drop = défaussez { n-jinxes } parmi les vôtres
deed-bag-donated =
    { $count ->
        [0] tirez autant de Bizuths que de cubes Donnés
       *[other] tirez autant de Bizuths que de cubes Donnés, et { $count } de plus
    }
deed-bag-donated-who =
    { $count ->
        [0] { $who } tire autant de Bizuths que de cubes Donnés
       *[other] { $who } tire autant de Bizuths que de cubes Donnés, et { $count } de plus
    }
deed-take_student = prenez { n-students } à { $who }

## Tests

deed-stealth = Discrétion { $amount }
deed-alert = Alerte { $amount }
deed-divine-choose = Divination { $count } pour l’un des deux camps
deed-divine-stealth = Divination { $count } pour la Discrétion
deed-divine-alert = Divination { $count } pour l’Alerte
when-own-test = dans votre propre test : { $effect }
when-others-test = dans le test d’un autre : { $effect }
when-any-test = dans n’importe quel test : { $effect }
when-anytime = aussi dans les tests : { $effect }
when-taking-part = dans un test auquel vous prenez part : { $effect }
when-targets-me = si l’effet déclaré vous vise : { $effect }

## Cubes

deed-collect = Récoltez { n-cubes } { $place }
deed-collect-which = Récoltez { n-cubes } { $which } { $place }
deed-collect-who = { $taker } Récolte { n-cubes } { $place }
deed-collect-which-who = { $taker } Récolte { n-cubes } { $which } { $place }
deed-steal = Volez { n-cubes } { $which } à { $who }
deed-steal-who = { $taker } Vole { n-cubes } { $which } à { $who }
deed-donate = Donnez { n-cubes } { $which } à { $taker }
deed-donate-who = { $who } vous Donne { n-cubes } { $which }
deed-donate-between = { $who } Donne { n-cubes } { $which } à { $taker }
deed-leave = Déposez { n-cubes } { $which }
deed-leave-who = { $who } Dépose { n-cubes } { $which }
deed-eliminate = Éliminez { n-cubes } { $which } parmi les vôtres
deed-eliminate-who = { $who } Élimine { n-cubes } { $which }
deed-eliminate-zone = Éliminez { n-cubes } { $which } { $place }
deed-upgrade = { n-cubes } parmi les vôtres prend la couleur de valeur immédiatement supérieure
deed-trade = échangez un de vos cubes contre un cube de votre choix { $place }
deed-trade-who = échangez un cube avec { $who }, les deux de votre choix

## Jetons, Doctorants, ce qui dure, le Boss

deed-token = posez { $token } { $place }
deed-status-ignore_doors = les Portes ne vous arrêtent pas ce tour
deed-status-no_espionage_on_me = personne ne vous espionne jusqu’à votre prochain tour
deed-boss_activate = le Boss est activé

## Réactions et choix

deed-cancel = annulez l’effet déclaré
deed-cancel_unless = annulez l’effet déclaré, à moins que son joueur ne défausse { n-cards }
deed-redirect = l’effet déclaré reçoit une autre cible
deed-choose = au choix, { $ways }
condition-at_limit = avec tous les jetons Sonné possibles
condition-below_limit = avec moins de jetons Sonné que le maximum
condition-has_cubes = avec un cube
condition-has_cards = avec une carte Astuce
condition-has_students = avec un Bizuth
deed-if = { $condition }, { $effect }
deed-if-else = { $condition }, { $effect }, sinon { $other }
counted-cubes = pour chacun de vos cubes
counted-stars = pour chacune de vos Étoiles
counted-students = pour chacun de vos Bizuths
counted-stunned = pour chacun de vos jetons Sonné
counted-jinxes = pour chacune de vos cartes Poisse
counted-cards = pour chacune de vos cartes Astuce
counted-interns = pour chacun de vos Doctorants
counted-others_here = pour chaque autre Chercheur ici
deed-per = { $counted }, { $effect }
deed-may = { $effect }, si vous le voulez
choice-exchange = { $colour } contre { $into }
asks-NameAnew = { $card } vise maintenant { $seat }. Que nommez-vous ?
asks-ChooseWay = { $card } : que choisissez-vous ?
asks-DiscardCard = { $seat } : quelle carte est défaussée ?

ability-once = une fois par tour : { $effect }
ability-at-once = aussi dans les tours des autres : { $effect }
