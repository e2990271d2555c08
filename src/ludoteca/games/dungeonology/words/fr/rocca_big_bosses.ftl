### Les Big Boss de Rocca Civetta et leurs modes

## Noms

boss-fredo = Fredo
boss-mother-basilisk = Maman Basilic
boss-marconiglio = Marconiglio
zone-I-T = Bains thermaux
zone-II-D = Terrier de Marconiglio
mode-fredo = L’hiver arrive
mode-mother-basilisk = La Couvée
mode-marconiglio = Chasse aux œufs

## Options

value-boss-fredo = Fredo, un Big Boss : L’hiver arrive (les Zones dangereuses sont conseillées)
value-boss-mother-basilisk = Maman Basilic, un Big Boss : La Couvée (les Zones dangereuses sont conseillées)
value-boss-marconiglio = Marconiglio, un Big Boss : Chasse aux œufs (les Zones dangereuses sont conseillées)

## Les modes, règle par règle

mode-explained = { $mode } : { $rules }
mode-fredo-1 = toute Zone avec un Bivouac a aussi un Seau : qui entre peut défausser jusqu’à 2 cartes Astuce pour autant de jetons Eau chaude ; personne n’en garde plus de 2
mode-fredo-2 = qui commence à explorer hors de la Zone de départ et hors d’une Zone avec un Seau dépense 1 Eau chaude ou a 1 point de Vitesse de moins
mode-fredo-3 = une Zone glacée a Alerte +2, et y entrer coûte 1 point de Vitesse de plus
mode-fredo-4 = qui se tient dans une Zone glacée peut dépenser 1 Eau chaude à son tour : la glace devient son Bizuth
mode-fredo-5 = quand les six Bizuths Iota ont quitté la carte de Fredo, son Alerte est +3
mode-mother-basilisk-1 = chaque nouvelle Zone de l’Étage II ou plus profonde reçoit un Œuf, tant qu’il y en a ; une Zone a Alerte +1 par Œuf
mode-mother-basilisk-2 = comme Action, prendre un Œuf là où l’on est ; qui en porte un, et personne n’en porte deux, a Vitesse −1
mode-mother-basilisk-3 = un Œuf arrivé dans la Zone de départ vaut 3 points à la fin
mode-mother-basilisk-4 = une Étude ratée là où il y a un Œuf le fait éclore : on tire un Bizuth, puis Maman Basilic est activée
mode-marconiglio-1 = chaque nouvelle Zone avec l’effet Boss reçoit un Œuf jusqu’à ce que six soient sortis ; son Terrier a le sien ; trois Œufs cachent un cube Universel, quatre un Faux
mode-marconiglio-2 = comme Action, tirer un Bizuth et ouvrir un Œuf là où l’on est : le cube Universel va sur le plateau, le Faux coûte un jeton Sonné ; on garde la Coquille
mode-marconiglio-3 = chaque Coquille vaut 1 point à la fin, le plus de Coquilles 4 de plus
mode-marconiglio-4 = si Marconiglio finit son mouvement là où il y a un Œuf, qui l’a activé le déplace dans une Zone Reliée

## Ce qui se trouve où

lying-ice = glace
lying-egg =
    { $count ->
        [one] un Œuf
       *[other] { $count } Œufs
    }
has-water = Eau chaude : { $count }
has-egg = porte un Œuf
has-banked = Œufs rapportés : { $count }
has-shells = Coquilles : { $count }
status-iota = Bizuths Iota sur la carte de Fredo : { $count }
status-water = Eau chaude dans la Réserve : { $count }
status-eggs = Œufs pas encore en jeu : { $count }
zone-mode = Le mode du Big Boss
zone-mode-of = Ce que donne le mode
table-mode = { $mode }.
effect-bucket = Seau
part-ice = glace
part-eggs = Œufs
line-mode = Mode du Big Boss

## Questions et choix

decision-Frost = Le froid : Eau chaude ou un point de Vitesse
asks-Frost = Il fait froid ici. Dépensez-vous 1 Eau chaude, ou avez-vous 1 point de Vitesse de moins ?
choice-frost = dépenser de l’Eau chaude
choice-frost-not = un point de Vitesse de moins
decision-Bucket = Un Seau : quelles cartes défausser pour de l’Eau chaude
asks-Bucket = Quelles cartes Astuce défaussez-vous pour autant d’Eau chaude, s’il y en a ? Personne n’en garde plus de 2.
how-Bucket = Tapez les numéros de votre main, par exemple « 1 3 », ou 0 pour aucune.
decision-MoveEgg = Où va un Œuf
asks-MoveEgg = Marconiglio est tombé sur un Œuf. Dans quelle Zone le déplacez-vous ?
choice-mode-0 = faire fondre la glace avec de l’Eau chaude : elle devient votre Bizuth
choice-mode-1 = prendre un Œuf
choice-mode-2 = ouvrir un Œuf (on tire d’abord un Bizuth)
boss-seeks-fewest-water = le Chercheur qui a le moins d’Eau chaude
boss-seeks-egg-carrier = le Chercheur le plus proche qui porte un Œuf, sinon le plus proche
boss-seeks-egg = l’Œuf le plus proche
laid-ice = de la glace
deed-token-ice = un Bizuth Iota de sa carte reste comme glace, s’il n’y en a pas déjà
deed-lose-hotwater = dépensez 1 Eau chaude
deed-lose-egg = qui porte un Œuf le dépose là
deed-lose-shell = perdez une Coquille, si vous en avez

## Ce qui se passe

event-ice-laid = La glace recouvre { $spot } ; Bizuths Iota restants sur la carte de Fredo : { $left }.
event-ice-thawed = { $seat } fait fondre la glace dans { $spot } et gagne un Bizuth.
event-hot-water-spent = { $seat } dépense de l’Eau chaude ; il lui en reste { $count }.
event-hot-water-taken = { $seat } prend de l’Eau chaude, ce qui en fait { $count }.
event-egg-laid = Un Œuf se trouve dans { $spot }.
event-egg-taken = { $seat } prend l’Œuf de { $spot }.
event-egg-dropped = { $seat } dépose l’Œuf dans { $spot }.
event-egg-banked = { $seat } a rapporté un Œuf : { $points } points à la fin.
event-egg-hatched = Un Œuf éclot dans { $spot } !
event-egg-opened =
    { $seat } ouvre un Œuf : { $universal ->
        [1] un cube Universel
       *[0] une Information Fausse
    }. La Coquille lui reste.
event-egg-moved = { $seat } déplace l’Œuf dans { $spot }.
event-shell-lost = { $seat } perd une Coquille ; il lui en reste { $count }.
reason-not-in-this-mode = Rien de tel n’est possible dans cette partie.
reason-no-ice-here = Il n’y a pas de glace là où vous êtes.
reason-no-hot-water = Vous n’avez pas d’Eau chaude.
reason-no-egg-here = Il n’y a pas d’Œuf là où vous êtes.
reason-carries-an-egg = Vous portez déjà un Œuf.
reason-no-such-mode = Cela ne correspond pas au mode du Big Boss.

## Enrico Giovanni : Temple maudit

boss-enrico-giovanni = Enrico Giovanni
zone-III-C = Crypte
zone-IV-C = Catacombes
zone-III-K = Catacombes
mode-enrico-giovanni = Temple maudit
value-boss-enrico-giovanni = Enrico Giovanni, un Big Boss : Temple maudit (les Zones dangereuses sont conseillées)
mode-enrico-giovanni-1 = l’Idole de la Crypte contient un cube Universel : comme Action, le prendre sans test ; puis on tire 2 Bizuths et chacun là et dans les Zones Reliées prend un jeton Sonné
mode-enrico-giovanni-2 = le Pilier de la Crypte : Alerte −1 ; comme Action, l’abattre : un Passage vers une Zone Reliée est muré, et un Boss qui s’y trouve va dans une Zone Reliée
mode-enrico-giovanni-3 = le Pont des Catacombes est sur un Passage : qui le traverse Sacrifie un Bizuth ou perd tous ses points de Vitesse ; après la troisième fois, il y a un Mur
mode-enrico-giovanni-4 = la Fosse aux serpents des Catacombes : qui entre prend un jeton Sonné et défausse une carte, sauf avec un cube rouge
mode-enrico-giovanni-5 = le ramener chez lui : comme Action là où il est, un test de Discrétion contre 8 et le Bonus d’Alerte ; il quitte le Donjon, et le premier qui le fait a 5 points
lying-idol = l’Idole avec son cube
lying-pillar = le Pilier
lying-bridge = le Pont
has-brought = a ramené Enrico Giovanni chez lui
effect-idol = Idole
effect-pillar = Pilier
effect-bridge = Pont
effect-snake-pit = Fosse aux serpents
part-pillar = Pilier
part-home = Enrico Giovanni
choice-mode-3 = prendre le cube de l’Idole (on tire 2 Bizuths, tous ceux qui sont proches prennent un jeton Sonné)
choice-mode-4 = abattre le Pilier : un Mur vers { $zone }
choice-mode-5 = ramener Enrico Giovanni chez lui (un test de Discrétion contre 8 et le Bonus d’Alerte)
decision-LayBridge = Le Pont : sur quel Passage il est
asks-LayBridge = Sur quel Passage des Catacombes le Pont se trouve-t-il ?
choice-bridge-0 = côté nord, à l’ouest
choice-bridge-1 = côté nord, à l’est
choice-bridge-2 = côté est, au nord
choice-bridge-3 = côté est, au sud
choice-bridge-4 = côté sud, à l’est
choice-bridge-5 = côté sud, à l’ouest
choice-bridge-6 = côté ouest, au sud
choice-bridge-7 = côté ouest, au nord
decision-Crossing = Le Pont : un Bizuth ou toute la Vitesse
asks-Crossing = Vous traversez le Pont. Sacrifiez-vous un Bizuth, ou perdez-vous tous vos points de Vitesse ?
choice-crossing = Sacrifier un Bizuth
choice-crossing-not = perdre tous les points de Vitesse
decision-DriveBoss = Où va le Boss
asks-DriveBoss = Le Pilier tombe là où est le Boss. Dans quelle Zone va-t-il ?
boss-seeks-most-treasure = le Chercheur qui a le plus de Richesse et de Hiérarchie
event-idol-taken = { $seat } prend le cube de l’Idole dans { $spot }. Le temple tremble.
event-pillar-toppled = { $seat } abat le Pilier dans { $spot }.
event-brings-home = { $seat } parle à Enrico Giovanni : Alerte { $alert }.
event-brought-home =
    { $seat } ramène Enrico Giovanni chez lui{ $points ->
        [0] .
       *[other] {" "}: { $points } points à la fin.
    }
event-bridge-laid = Le Pont est sur un Passage de { $spot }.
event-bridge-crossed = { $seat } traverse le Pont ({ $count } sur 3).
event-snake-pit = { $seat } tombe parmi les serpents de { $spot }.
reason-no-idol-here = Il n’y a pas d’Idole avec un cube là où vous êtes.
reason-no-pillar-here = Il n’y a pas de Pilier à abattre de ce côté.
reason-not-with-him = Pour cela il faut être là où est Enrico Giovanni, avec une carte à jouer.

## Scylla et Charybde : Déesse de la mer

boss-scylla-and-charybdis = Scylla et Charybde
zone-IV-L = Antre de Charybde
zone-III-L = Antre de Charybde
mode-scylla-and-charybdis = Déesse de la mer
preset-goddess-of-the-sea = Déesse de la mer
preset-goddess-of-the-sea-about = Scylla et Charybde avec leurs Tentacules et l’Antre, Zones dangereuses et Étage IV.
value-boss-scylla-and-charybdis = Scylla et Charybde, un Big Boss : Déesse de la mer (les Zones dangereuses sont conseillées)
mode-scylla-and-charybdis-1 = après chaque activation, un Tentacule surgit là où est un Chercheur au hasard, ou dans une Zone Reliée s’il y en a déjà un ; il y en a sept
mode-scylla-and-charybdis-2 = une Zone avec un Tentacule a Alerte +1, et la quitter coûte 1 point de Vitesse de plus ou un Bizuth ; une Étude réussie là l’enlève
mode-scylla-and-charybdis-3 = l’Antre de Charybde est grand comme quatre Zones et a Alerte +3 ; le premier Escalier qui mène à l’Étage IV y mène, sans l’Étage IV celui qui mène à l’Étage III
mode-scylla-and-charybdis-4 = quand le septième Tentacule surgit et que l’Antre est sur la table, quiconque est près d’un Tentacule est entraîné dans l’Antre et prend un jeton Sonné ; tous les Tentacules repartent
mode-scylla-and-charybdis-5 = Offrande : comme Action dans l’Antre, donner 2 cubes de couleurs différentes pour un cube Universel de l’Antre, s’il y en a un, et 2 points ; la première Offrande en vaut 4 de plus
lying-tentacle = un Tentacule
has-offerings = Offrandes : { $count }
has-blessed = la bénédiction de Scylla
status-tentacles = Tentacules sur la carte de Charybde : { $count }
status-lair = l’Antre de Charybde est mis de côté
part-tentacle = Tentacule
part-charybdis = Charybde
choice-mode-6 = Offrande : donner { $cubes } pour un cube Universel et des points
decision-BreakFree = Un Tentacule : un Bizuth ou un point de Vitesse
asks-BreakFree = Un Tentacule vous retient. Sacrifiez-vous un Bizuth, ou dépensez-vous 1 point de Vitesse de plus ?
choice-break-free = Sacrifier un Bizuth
choice-break-free-not = dépenser un point de Vitesse
decision-LayTentacle = Où surgit un Tentacule
asks-LayTentacle = Il y a déjà un Tentacule là. Dans quelle Zone Reliée celui-ci surgit-il ?
laid-tentacle = un Tentacule
place-rnd = là où est un Chercheur au hasard
goal-rnd = là où est un Chercheur au hasard
deed-token-tentacle = un Tentacule surgit là où est un Chercheur au hasard, ou dans une Zone Reliée s’il y en a déjà un
event-tentacle-rises = Un Tentacule surgit dans { $spot } ; il en reste sur la carte de Charybde : { $left }.
event-tentacle-sinks = Le Tentacule de { $spot } replonge : { $seat } y a étudié.
event-charybdis-wakes = Le septième Tentacule ! Charybde entraîne dans { $spot } tous ceux qui sont près de l’un d’eux.
event-held-fast = Un Tentacule retient { $seat } dans { $spot }.
event-offering-made =
    { $seat } fait { $first ->
        [1] la première Offrande
       *[0] une Offrande
    } : { $points } points à la fin.
event-offering-answered = { $seat } prend un cube Universel dans { $spot }.
reason-not-in-the-lair = Les Offrandes se font dans l’Antre de Charybde.
reason-two-colours-to-offer = Pour une Offrande il faut deux cubes de couleurs différentes.

## Alerte maximale avec Enrico Giovanni et Marconiglio

panic-rolling-stone = Pierre qui roule
panic-egg-hunt = Chasse aux œufs
value-panic-rolling-stone = Pierre qui roule (Enrico Giovanni)
value-panic-egg-hunt = Chasse aux œufs (Marconiglio)
panics-rolling-stone = un rocher part de la Zone la plus éloignée de la Zone de départ et roule de 1 Zone vers elle au début de chaque tour ; qui le rencontre prend 2 jetons Sonné et Laisse un cube ; quand il atteint la Zone de départ la partie s’arrête
panics-egg-hunt = tous les Œufs que personne n’a ouverts vont dans la Zone de Marconiglio ; qui commence son tour en déplace un vers une Zone Reliée ; qui entre dans une Zone avec un Œuf l’ouvre sans tirer de Bizuth ; avec le dernier Œuf la partie s’arrête
lying-boulder = la Pierre qui roule
decision-LayBoulder = D’où part la Pierre qui roule
asks-LayBoulder = Plusieurs Zones sont aussi éloignées de la Zone de départ. D’où part la Pierre qui roule ?
decision-RollBoulder = Quel chemin prend la Pierre qui roule
asks-RollBoulder = Deux chemins sont aussi courts. Dans quelle Zone la Pierre roule-t-elle ?
decision-GatherEggs = Où les Œufs sont réunis
asks-GatherEggs = Marconiglio est dans la Zone de départ. Dans quelle Zone voisine les Œufs sont-ils réunis ?
decision-PushEgg = Quel Œuf bouge, et vers où
asks-PushEgg = Quel Œuf déplacez-vous, et vers quelle Zone ?
choice-push-egg = l’Œuf de { $zone } vers { $goal }
event-boulder-looms = Un rocher se détache dans { $spot }.
event-boulder-rolls = Le rocher roule dans { $spot }.
event-eggs-gathered =
    { $count ->
        [0] Il ne reste aucun Œuf à chasser.
        [one] Le dernier Œuf est dans { $spot }.
       *[other] { $count } Œufs sont réunis dans { $spot }.
    }
field-size = de combien de Zones ordinaires elle a la largeur
field-rolled = ce qui arrive à qui rencontre le rocher
field-eggs = si les Œufs sont réunis autour du Boss
