### Dungeonology : pourquoi quelque chose est refusé ; ce qui ne va pas dans une position ou un paquet.

## Pourquoi un choix est refusé

reason-scholar-taken = { $seat } joue déjà ce Chercheur.
reason-too-few-stars =
    Une Thèse demande { $least } Étoiles ; vous { $stars ->
        [0] n’en avez pas.
       *[other] en avez { $stars }.
    }
reason-no-speed-left = Il ne vous reste pas de points de Vitesse.
reason-pile-is-empty = Il n’y a plus de Zone dans la pile de cet Étage.
reason-zone-not-linked = Cette Zone n’est pas Reliée à la vôtre.
reason-door-shut = Une Porte ({ $spot }) demande un cube que vous n’avez pas.
reason-not-in-this-phase = L’Étude et l’Espionnage se font dans la phase d’Action.
reason-action-is-spent = Vous avez déjà fait votre Action de ce tour.
reason-no-tricks-in-camp = Dans la Zone de départ on ne joue pas de cartes Astuce, on n’étudie et n’espionne personne.
reason-no-card-to-play = Il faut jouer au moins une carte Astuce pour son Bonus.
reason-nothing-to-collect = Il n’y a pas de cube ici que votre Carnet de notes pourrait prendre.
reason-too-many-cubes =
    { $most ->
        [one] Ici vous pouvez déclarer { $most } cube.
       *[other] Ici vous pouvez déclarer de 1 à { $most } cubes.
    }
reason-no-student-to-sacrifice =
    { $students ->
        [0] Vous n’avez pas de Bizuth
        [one] Vous n’avez que { $students } Bizuth
       *[other] Vous n’avez que { $students } Bizuths
    } à Sacrifier.
reason-not-nearby = Ce Chercheur n’est ni dans votre Zone ni dans une Zone Reliée. Proches : { $seats }.
reason-no-such-cube = { $seat } n’a pas de cube de cette couleur.
reason-card-not-in-hand = Cette carte n’est pas dans votre main.
reason-no-such-effect = Cette carte n’a pas un tel effet.
reason-not-at-this-moment = Cet effet ne peut pas être joué à ce moment.
reason-nobody-to-discard = Ce Chercheur ne peut pas être forcé à défausser. Possibles : { $seats }.
reason-no-such-ability = Votre Chercheur n’a pas cette Capacité sur cette face de la carte.
reason-at-the-limit = Vous avez { $stunned } jetons Sonné et ne pouvez pas en prendre un autre.
reason-ability-not-now = { $ability } ne peut pas être utilisée à ce moment.
reason-ability-needs-card = { $ability } coûte une carte de ce type de votre main : { $card_type }.
reason-not-in-your-zone = Ce Chercheur n’est pas dans votre Zone. Ici avec vous : { $seats }.
reason-no-such-turn = Une Zone est tournée de 0 à 3 quarts, pas de { $turns }.
reason-place-taken = Une Zone se trouve déjà en { $x }, { $y }.
reason-off-the-grid = À cette table les Zones sont côte à côte ; { $x }, { $y } est entre deux places.
reason-not-linked = Placée ainsi, aucun Passage de la Zone n’en rencontre un de la vôtre.

## Pourquoi une table est impossible

reason-level-needs-players = Le niveau { $level } est pour au moins { $least } joueurs.
reason-no-birth-ranks = « { $value } » ne donne pas à chaque place un rang à partir de 1.
reason-birth-ranks-and-tiebreak = Les âges des joueurs et l’égalité qu’ils départagent vont ensemble : birth_ranks avec tiebreak3=birth_rank.
reason-no-boss = L’option « { $option } » est pour les tables avec le Boss.

## Ce qui ne va pas dans une position

reason-not-a-position = Ceci n’est pas une position de Dungeonology ({ $error }).
reason-saved-under-other-terms = Cette position a été enregistrée à une table avec d’autres options ou un autre contenu.
reason-no-such-scholars = Chaque place a besoin de son propre Chercheur. Il y a : { $names }.
reason-one-for-each-seat = « { $field } » a { $found } entrées où il en faut { $expected }, une par place.
reason-no-such-seat = Les places sont numérotées à partir de 0 ; il y en a { $seats }.
reason-no-such-moment = Il n’y a pas de moment « { $moment } ». Il y a : { $moments }.
reason-greys-and-omega = L’Université contient deux nombres : Bizuths et Bizuths Oméga.
reason-below-nothing = Un nombre est négatif, ou il n’y a pas trois piles.
reason-no-such-card = Il n’y a pas de carte « { $id } ».
reason-card-too-often = Il n’y a pas tant de cartes « { $id } ».
reason-no-such-hand = Une main de { $count } ne peut pas être distribuée.
reason-no-such-zone-here = La Zone « { $zone } » n’est pas sur la table, ou pas une seule fois, ou elle est tournée bizarrement.
reason-no-such-cubes = « { $cubes } » ne sont pas des cubes : lettres G, R, B, Y, P, et un point pour un emplacement vide.
reason-cards-not-in-one-place = Chaque carte doit être à un seul endroit.
reason-too-many-students = Il n’y a pas tant de Bizuths dans la boîte.
reason-too-many-omega-students = Il n’y a pas tant de Bizuths Oméga, ou la carte Alerte n’a pas de place pour eux.
reason-bonfire-too-full = Il n’y a pas de place pour { $count } Bizuths au Feu de camp.
reason-too-many-cubes-of = Il n’y a pas tant de cubes ({ $colour }).
reason-column-too-full = Le Carnet de notes ({ $seat }) n’a pas de place pour tant de cubes.
reason-too-many-stunned = { $seat } peut avoir au plus { $most } jetons Sonné.
reason-gone-or-not = { $seat } a quitté la partie si, et seulement si, une Thèse a été un succès.
reason-no-such-spot = { $seat } n’est dans aucune Zone du Donjon.
reason-no-such-spaces = Les emplacements pour cubes sont autres ({ $spot }).
reason-floors-not-parted = Une Zone ({ $spot }) en rencontre une d’un autre Étage sans Mur ni Escalier entre elles.

## Ce qui ne va pas dans un paquet de contenu

fault-id-twice = { $at } : « { $id } » y est déjà.
fault-wrong-number = « { $kind } » : il y en a { $found } ; il en faut { $expected }.
fault-value-out-of-range = { $at } : trouvé { $value }, attendu de { $least } à { $most }.
fault-no-such-letter = { $at } : { $letters } ne peut pas être ici, ou pas deux fois. Les lettres sont : { $known }.
fault-one-column-each = Il faut une colonne pour { $colour }.
fault-triangle-twice = { $at } : Le triangle « { $triangle } » y est déjà.
fault-bonus-goes-down = { $at } : Le Bonus d’Alerte ne doit pas baisser d’un emplacement à l’autre : { $bonuses }.
fault-zone-missing = Il manque la Zone « { $id } ».
fault-no-such-zone = { $at } : Il n’y a pas de Zone « { $id } ». Il y a : { $ids }.
fault-start-is-bare = { $at } : La Zone de départ n’a ni valeur d’Alerte, ni cubes, ni effets.
fault-alert-missing = { $at } : La Zone « { $id } » a besoin d’une valeur d’Alerte.
fault-letter-of-passage = { $at } : Un Passage secret a une lettre, et rien d’autre n’en a : { $kind } « { $letter } ».
fault-boss-comes-last = { $at } : Dans la Zone « { $id } » le Boss doit venir en dernier.
fault-no-such-level = { $at } : Il n’y a pas d’Effet Auxiliaire { $type } { $level }.
fault-fate-has-no-main-effect = { $at } : Les cartes Destin n’ont pas d’Effet Principal : « { $id } ».
fault-no-such-intern = { $at } : Il n’y a pas de Doctorant « { $id } ». Il y a : { $ids }.
fault-no-such-boss = { $at } : Il n’y a pas de Boss « { $id } ». Il y a : { $ids }.
fault-triangle-never-drawn = Aucune carte Aléa ne montre le triangle « { $triangle } ».

## Règles avancées

reason-no-bivouac = Il n’y a pas ici de Bivouac que vous puissiez utiliser.
reason-no-new-zones = Pendant l’Alerte maximale, on ne place pas de nouvelles Zones.
reason-no-boss-there = Il n’y a pas de Boss à cette table, ou pas dans une Zone placée.
reason-no-panic = On ne joue pas avec l’Alerte maximale à cette table.
reason-under-truce = Personne ne peut espionner { $seat } pour le moment.
reason-no-teleport = Vous ne pouvez pas vous Téléporter là d’ici : il faut un jeton Téléportation et un cube Mysticisme.
reason-no-main-effects = On ne joue pas avec les Effets principaux à cette table.
reason-no-main-effect = Cette carte n’a pas d’Effet principal.
reason-main-not-now = Cet Effet principal ne peut pas être déclaré à ce moment.
reason-cannot-pay = Vous ne pouvez pas payer le coût de cet Effet principal.
reason-no-such-target = Cela ne peut être désigné pour cet Effet principal, ou payé ainsi.
reason-no-token-there = Les jetons sont dans des Zones placées, jamais dans la Zone de départ.
fault-effect-empty = { $at } : L’effet est vide.
fault-effect-breaks-off =
    { $at } : L’effet s’interrompt après « { $after } », où devrait suivre { $expected ->
        [word] un mot
        [condition] une condition
        [counted] ce qui est compté
        [value] un nombre ou un mot
        [number] un nombre
        [closing] « , » ou « ) »
       *[other] « { $expected } »
    }.
fault-effect-not-read =
    { $at } : L’effet ne se lit pas : après « { $after } » vient « { $found } », où il devrait y avoir { $expected ->
        [word] un mot
        [condition] une condition
        [counted] ce qui est compté
        [value] un nombre ou un mot
        [number] un nombre
        [closing] « , » ou « ) »
       *[other] « { $expected } »
    }.
fault-effect-no-such-word =
    { $at } : il n’y a pas d’effet « { $word } ». { $close ->
        [0] Il y a : { $known }.
       *[other] Vouliez-vous dire : { $near } ? Il y a : { $known }.
    }
fault-effect-arguments = { $at } : « { $word } » s’écrit { $usage }.
fault-effect-value =
    { $at } : { $word } : « { $value } » ne convient pas pour { $argument }. { $close ->
        [0] Il y a : { $known }.
       *[other] Vouliez-vous dire : { $near } ? Il y a : { $known }.
    }
fault-effect-no-number = { $at } : { $word } : « { $value } » ne convient pas pour { $argument }, qui est un nombre.
fault-effect-number = { $at } : { $word } : trouvé { $value }, attendu de { $least } à { $most }.
fault-effect-not-yet = { $at } : « { $word } » vient trop tôt : il faut d’abord une partie avec { $needs }.
fault-effect-nested = { $at } : « { $word } » ne peut pas se trouver dans { $inside }.
fault-effect-only-inside = { $at } : « { $word } » ne peut se trouver que dans { $needs }.
fault-effect-one-target = { $at } : Un effet choisit un seul Chercheur ; ensuite c’est « same », pas « { $word } ».
fault-effect-timing = { $at } : « { $word } » demande le timing { $timing }.
fault-effect-when = { $at } : « { $when } » ne va pas avec le timing { $timing }.
fault-effect-names-in-choice =
    { $at } : Dans choose, if et per, rien ne peut être nommé ni facultatif : { $kind ->
        [seat] un Chercheur
        [spot] une Zone
        [colour] un cube
        [floor] une pile
        [side] un côté du test
       *[other] { $kind }
    }.
fault-effect-names-too-much = { $at } : { $word } : les cubes se nomment un par un, { $most } au plus, et d’un seul Chercheur.
fault-name-missing = { $at } : « { $id } » est une nouvelle carte : il lui faut un nom, au moins en anglais.
fault-effect-not-declared =
    { $at } : Personne ne le déclare, rien ne peut donc être choisi : { $kind ->
        [seat] un Chercheur
        [spot] une Zone
        [colour] un cube
        [floor] une pile
        [side] un côté du test
       *[other] { $kind }
    }.
fault-effect-not-here = { $at } : « { $word } » ne peut pas se trouver ici.
reason-ability-unpaid = Vous ne pouvez pas payer { $ability }.
fault-no-such-ability =
    { $at } : il n’y a pas de Capacité « { $id } » à nous, et une nouvelle énonce un effet ou ce qui dure. { $close ->
        [0] Les nôtres sont : { $known }.
       *[other] Vouliez-vous dire : { $near } ? Les nôtres sont : { $known }.
    }
fault-ability-amounts = { $at } : « { $id } » a sa propre règle, avec { $expected } nombres dans amounts ; trouvé { $found }.
fault-ability-cost = { $at } : le coût « { $cost } » manque, ou ne peut pas être payé à ce moment.
fault-ability-passive = { $at } : une Capacité passive dit ce qui dure, toutes les autres disent quand on les utilise et ont un effet.
fault-ability-once = { $at } : « match » n’appartient qu’au Labo de campagne ; il y a « turn ».
fault-ability-differs = { $at } : « { $id } » nomme ailleurs d’autres choses ({ $found }, { $expected }). Donnez un autre id à l’une des deux.
fault-ability-in-test = { $at } : « { $word } » ne va pas avec « { $when } ».
fault-effect-missing = { $at } : « { $id } » n’a pas de règle à elle et a besoin d’un effet.
