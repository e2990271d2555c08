### Rocca Civetta : les nouveaux Chercheurs, ce qu’ils savent faire et ce qu’on en dit.

scholar-sara = Sara
scholar-caterina = Caterina
scholar-claudio = Claudio
scholar-andromeda = Andromeda
scholar-onamor = Onamor
scholar-ingrid = Ingrid
scholar-enrico = Enrico

ability-pathfinder = Éclaireuse
ability-backpack = Sac à dos
ability-rope = Corde
ability-field-lab = Labo de campagne
ability-recombine = Recombiner
ability-volatile = Volatil
ability-iron-jaws = Mâchoires de fer
ability-trapper = Trappeur
ability-marksman = Tireur d’élite
ability-overclock = Surcadençage
ability-cold-logic = Logique froide
ability-backup = Sauvegarde
ability-exhume = Exhumer
ability-shovel = Pelle
ability-requiem = Requiem
ability-shieldmaiden = Vierge au bouclier
ability-battle-cry = Cri de guerre
ability-ride = Chevauchée
ability-whip = Fouet
ability-museum-piece = Pièce de musée
ability-nerve = Sang-froid

uses-pathfinder = quand vous placez une Zone d’une pile, regardez les { $first } premières, placez l’une d’elles, et l’autre va sous la pile
uses-backpack = contient jusqu’à { $first } cartes Astuce hors de votre main, que personne d’autre n’atteint ; dans votre phase de Mouvement, mettez-y une carte ou reprenez-en ; on le vide en se Reposant
uses-rope = défaussez une carte Exploration : la prochaine Zone où vous entrez ce tour n’a aucun effet d’entrée sauf Escalier et Boss
uses-field-lab = une fois par partie, dans votre phase de Mouvement, placez le Camp Z à côté de votre Zone pour un point de Vitesse et entrez-y
uses-recombine = défaussez une carte Alchimie (une carte Magie s’il n’y a pas d’Alchimie) : échangez le cube du haut d’une colonne contre un cube de votre Zone valant au plus { $first } de plus
uses-volatile = une fois par tour, aussi dans les tests des autres, Sacrifiez un Bizuth pour +{ $first } en Discrétion ou +{ $first } en Alerte
uses-iron-jaws = défaussez une carte Subterfuge : posez un Piège de votre choix, caché, dans votre Zone
uses-trapper = les Pièges ne vous concernent jamais
uses-marksman = votre Espionnage atteint deux Zones Reliées plus loin
uses-overclock = une fois par tour, prenez un jeton Sonné, qu’aucun Bizuth n’évite, pour { $first } points de Vitesse, ou pour +{ $second } en Discrétion dans votre test
uses-cold-logic = vos Divinations révèlent { $first } carte de plus
uses-backup = une fois par tour, quand un de vos cubes serait Volé, défaussez 2 cartes Astuce et gardez-le
uses-exhume = les Bizuths que vous Sacrifiez vont au Feu de camp tant qu’il y a de la place, et non dans la Réserve
uses-shovel = une fois par tour, Sacrifiez un Bizuth et prenez la première carte de la défausse Astuce
uses-requiem = une fois par tour, Sacrifiez 2 Bizuths et défaussez une de vos Poisses
uses-shieldmaiden = quand un de vos cubes serait Volé ou Éliminé, prenez un jeton Sonné, qu’aucun Bizuth n’évite, et gardez-le
uses-battle-cry = une fois par tour, prenez un jeton Sonné, qu’aucun Bizuth n’évite, et prenez { $first } Bizuth du Feu de camp
uses-ride = une fois par tour, défaussez une carte Notoriété et allez dans n’importe quelle Zone de votre Étage
uses-whip = défaussez une carte Exploration et allez dans une Zone Reliée, quelles que soient les Portes
uses-museum-piece = une Étude réussie d’au moins { $first } cubes vous fait piocher { $second } carte Astuce
uses-nerve = le premier jeton Sonné que vous recevriez à chaque tour est annulé

zone-I-Z = Camp Z
zone-II-Z = Camp Z
zone-III-Z = Camp Z
zone-IV-Z = Camp Z
option-rocca-scholars = Rocca Civetta, standard : sept Chercheurs de plus au choix.
value-rocca-scholars-false = les quatre Chercheurs du jeu de base
value-rocca-scholars-true = onze Chercheurs
choice-trap = { $trap }
choice-ward = utiliser { $ability } et garder le cube
choice-ward-not = perdre le cube
asks-Pathfinder = Vous regardez le haut de la pile : { $zones }. Laquelle placez-vous ?
asks-LayTrap = Quel Piège posez-vous dans { $zone } ? Vous seul le saurez.
asks-Ward = Vous perdriez un cube : { $colour }. Utilisez-vous { $ability } pour le garder ?
how-Pathfinder = Tapez le numéro de la Zone.
event-students-exhumed =
    { $count ->
        [one] L’un d’eux va
       *[other] { $count } d’entre eux vont
    } au Feu de camp ({ $seat }).
event-stunned-cancelled = { $seat } garde son sang-froid : le premier jeton Sonné de ce tour est annulé.
event-cube-recombined = { $seat } échange un cube : { $colour } reste dans { $spot }, { $into } est gagné.
event-cube-warded = { $seat } utilise { $ability } et garde le cube : { $colour }.
event-backpack =
    Le Sac à dos de { $seat } contient { $count ->
        [0] rien
        [one] 1 carte
       *[other] { $count } cartes
    }.
reason-ability-used-up = { $ability } a déjà servi ce tour.
fault-triangle-missing = { $at } : Le Chercheur « { $id } » a son propre Carnet de notes et il lui faut un triangle.
fault-camp-is-bare = { $at } : Le Camp Z n’a ni valeur d’Alerte ni cubes.
table-backpack = Dans le Sac à dos : { $cards }.
zone-backpack = { $seat } : Sac à dos
field-once = combien de fois on peut l’utiliser : une par tour, une par partie, ou tant qu’on peut en payer le coût
decision-Pathfinder = Éclaireuse : quelle Zone placer
decision-LayTrap = Quel Piège poser
decision-Ward = Un cube qu’une Capacité peut garder : l’utiliser ou non
table-backpack-closed = Dans le Sac à dos : cartes Astuce, { $count }.
