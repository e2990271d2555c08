# Ce à travers quoi le compagnon guide, pas à pas.

## Oméga, avec la boîte

companion-omega-asks-next = Qu’est-ce qui vient maintenant ?
companion-omega-deed = Ce qui arrive
companion-omega-deed-phase = La Phase Oméga à la fin d’un tour
companion-omega-deed-sabotage = Discrétion déclarée : Sabotage
companion-omega-deed-reaction = Une carte Astuce vise Oméga : Réaction
companion-omega-deed-gains = Oméga reçoit un cube autrement
companion-omega-deed-loses = Oméga perd un cube
companion-omega-deed-hint = Sabotage : en solo à chaque test de Discrétion, contre tous seulement à l’Espionnage contre Oméga.
companion-omega-seat = À qui est le tour
companion-omega-where = Où est ce Chercheur
companion-where-away = Dans le Donjon, pas où est Oméga
companion-where-with = Dans la même Zone qu’Oméga
companion-where-camp = Dans la Zone de départ, ou hors du jeu
companion-omega-stars = Étoiles sur le Carnet
companion-omega-lair = Oméga se trouve dans l’Antre de Charybde
companion-omega-into_lair = La Zone où il entre est l’Antre de Charybde
companion-omega-fired_up = Le Chercheur est Remonté
companion-omega-gained = Quel cube il reçoit
companion-omega-lost = Quel cube il perd
companion-omega-card = { $omega }.
companion-omega-shuffled = La pioche Oméga est épuisée : ses défausses, mélangées, en forment une nouvelle.
companion-omega-draws = { $count ->
    [one] Tirez 1 Bizuth de l’Université pour Oméga. Si c’est un Bizuth Oméga, { $seat } reçoit la carte Poisse.
   *[other] Tirez { $count } Bizuths de l’Université pour Oméga. Pour un Bizuth Oméga, { $seat } reçoit la carte Poisse.
  }
companion-omega-arrow = Oméga se déplace : commencez par ce Passage de sa Zone, puis dans le sens horaire. { $slot }.
companion-omega-asks-passage = Qu’y a-t-il là, vu de la Zone d’Oméga ? { $slot }.
companion-omega-found = À cet endroit
companion-omega-found-hint = Seul son Tome ouvre les Portes. Si rien ne se trouve derrière un Passage, révélez des Zones de cet Étage jusqu’à ce qu’une convienne ; vous décidez comment elle se place.
companion-found-none = Il n’y a pas de Passage
companion-found-shut = Une Porte qu’il ne peut pas franchir
companion-found-dull = Une Zone sans cubes et sans le Chercheur
companion-found-cubes = Une Zone avec des cubes
companion-found-scholar = La Zone où est le Chercheur
companion-found-placed = Rien encore : une nouvelle Zone a été placée
companion-found-placed-shut = Rien encore : une nouvelle Zone a été placée, mais sa Porte l’arrête
companion-found-unplaceable = Rien, et aucune Zone ne peut être placée
companion-omega-enters = Déplacez Oméga dans cette Zone. Y a-t-il un Escalier que personne n’a pris ? Choisissez une pile et placez une Zone à côté.
companion-omega-enters-new = Déplacez Oméga dans la nouvelle Zone. Y a-t-il un Escalier ? Choisissez une pile et placez une Zone à côté.
companion-omega-shut-out = La nouvelle Zone reste en place ; Oméga essaie le Passage suivant.
companion-omega-no-passage = Aucun Passage ne le mène où que ce soit : il se téléporte.
companion-omega-teleports = Mettez Oméga dans la Zone de { $seat }.
companion-omega-asks-cubes = Oméga se téléporte, et le Chercheur est hors d’atteinte. Y a-t-il un cube dans le Donjon ?
companion-omega-cubes = Cubes dans le Donjon
companion-cubes-lie-yes = Oui
companion-cubes-lie-no = Non, aucun
companion-omega-teleports-cubes = Mettez Oméga dans une Zone avec le cube de plus grande valeur en jeu ; entre plusieurs, vous choisissez.
companion-omega-stays = Oméga reste où il est.
companion-omega-asks-there = Regardez la Zone où Oméga vient d’entrer.
companion-omega-who = Qui d’autre est là
companion-omega-asks-taken = La carte d’Oméga dit : { $deeds }. Quels cubes prend-il ?
companion-omega-cube-1 = Cube
companion-omega-cube-2 = Deuxième cube
companion-omega-cube-3 = Troisième cube
companion-cube-none = Aucun
companion-omega-does-zone = Dans la Zone d’Oméga : { $deeds }.
companion-omega-does-scholar = { $seat } : { $deeds }.
companion-omega-does-bag = Université : { $deeds }.
companion-omega-finds-none = Il n’y a rien à prendre pour lui.
companion-omega-into-tome = { $colour } : dans le premier espace libre du Tome.
companion-omega-to-reserve = { $colour } : retour à la Réserve.
companion-omega-closes-up = { $colour } quitte le Tome ; les autres cubes se resserrent.
companion-omega-star-gained = Étoiles noires d’Oméga, maintenant : { $stars }. Qui a moins d’Étoiles est Remonté.
companion-omega-star-lost = Étoiles noires d’Oméga, maintenant : { $stars }. Qui a le plus d’Étoiles, et au moins autant que lui, n’est plus Remonté.
companion-omega-meets = Oméga rencontre { $seat }.
companion-omega-asks-stars = Oméga a rencontré { $seat }. Combien d’Étoiles sur ce Carnet ?
companion-omega-won = Le Tome est plein : Oméga a gagné.
companion-omega-tome = Tome des Secrets : { $colours } ({ $count } sur { $spaces }). Étoiles noires : { $stars } sur { $most }.
companion-omega-alert = Alerte de la Zone où est Oméga : +{ $amount }.
companion-omega-doors = Portes qu’il franchit : { $colours }.
companion-omega-deck = Cartes Oméga restantes : { $count }. Laissez les vôtres dans la boîte, cette page tire.

## Le Boss, avec la boîte

companion-boss-asks-who = Qui est le Boss ?
companion-boss-profile = Boss, et côté de la carte
companion-boss-of-two = { $boss }, { $profile }
companion-boss-card = { $whole }.
companion-boss-mode = { $mode }.
companion-boss-outside = { $his } : pas encore dans le Donjon.
companion-boss-there = { $his } : Alerte +{ $amount } dans la Zone de la figurine.
companion-boss-asks-next = Qu’est-ce qui vient maintenant ?
companion-boss-deed = Ce qui arrive
companion-boss-deed-hint = Une Zone avec l’effet Boss compte une fois par tour.
companion-boss-deed-called = Un Chercheur est entré dans une Zone avec l’effet Boss
companion-boss-deed-activated = Autre chose active le Boss
companion-boss-deed-gone = Le Boss quitte le Donjon
companion-boss-deed-there = Le Boss est déjà dans le Donjon
companion-boss-seat = Quel Chercheur
companion-boss-gone = Posez la figurine à côté du Campus. Au prochain effet Boss, elle réapparaît.
companion-boss-asks-sighting = Apparition. Regardez la Zone où { $seat } est entré, le nord en haut.
companion-boss-passages = Tous ses Passages
companion-boss-leading = Passages derrière lesquels il y a une Zone Reliée
companion-boss-egg = Un Œuf se trouve quelque part dans le Donjon
companion-boss-den = Le Terrier est sur la table
companion-boss-appears = Le Boss apparaît : { $place }. Personne ne le rencontre.
companion-boss-in-called = dans la Zone où l’on vient d’entrer
companion-boss-in-behind = dans la Zone derrière ce Passage ({ $slot })
companion-boss-in-deep = dans la Zone la plus éloignée de la Zone de départ ; entre plusieurs, { $seat } choisit
companion-boss-in-egg = dans la Zone la plus proche avec un Œuf ; entre plusieurs, { $seat } choisit
companion-boss-in-den = dans le Terrier
companion-boss-asks-where = Activation. Où sont les Chercheurs, en comptant les Zones depuis le Boss ? Les Portes n’importent pas, les Passages secrets comptent.
companion-boss-away = Où
companion-away = { $number ->
    [0] Dans la même Zone
    [one] À 1 Zone
   *[other] À { $number } Zones
  }
companion-away-camp = Dans la Zone de départ, ou hors du jeu
companion-boss-students = Bizuths
companion-boss-stunned = Jetons Sonné
companion-boss-jinxes = Cartes Poisse
companion-boss-stars = Étoiles
companion-boss-mysticism = Cubes Mysticisme
companion-boss-treasure = Cubes Richesse et Hiérarchie ensemble
companion-boss-water = Eau chaude
companion-boss-carries = Porte un Œuf
companion-boss-egg_here = Un Œuf est dans sa propre Zone
companion-boss-egg_away = Zones jusqu’à l’autre Œuf le plus proche (0 : il n’y en a pas)
companion-boss-tentacles = Tentacules sur la table
companion-boss-stays = Le Boss reste dans sa Zone.
companion-boss-before = { $seat }, d’abord : { $before }.
companion-boss-to-scholar = vers { $seat }
companion-boss-to-egg = vers l’Œuf le plus proche
companion-boss-goes = { $count ->
    [one] Le Boss se déplace de 1 Zone { $place }, par un chemin le plus court. Entre plusieurs, il prend celui où il rencontre le plus de Chercheurs ; sinon { $seat } choisit.
   *[other] Le Boss se déplace de { $count } Zones { $place }, par un chemin le plus court. Entre plusieurs, il prend celui où il rencontre le plus de Chercheurs ; sinon { $seat } choisit.
  }
companion-boss-jumps = Le Boss va droit { $place }, dans cette Zone.
companion-boss-out-and-in = Le Boss sort dans une Zone Reliée et revient.
companion-boss-stops = Il reste dans la première Zone où il rencontre quelqu’un.
companion-boss-asks-way = Plusieurs chemins se valent pour lui. Il va où il rencontre le plus de Chercheurs ; sinon { $seat } choisit. Vers qui ?
companion-boss-towards = Vers
companion-boss-asks-met = Qui est dans les Zones où il entre ?
companion-boss-zone-1 = Dans la première Zone
companion-boss-zone-2 = Dans la deuxième Zone
companion-boss-zone-3 = Dans la troisième Zone
companion-boss-meets-nobody = Il ne rencontre personne.
companion-boss-encounter = Rencontre avec { $seat } : { $encounter }.
companion-boss-colour = Le paquet Aléa dit : { $column }.
companion-boss-after = Ensuite : { $after }.
companion-boss-tentacle = Un Tentacule surgit dans la Zone de { $seats }. S’il y en a déjà un : dans une Zone Reliée qui n’en a pas, au choix de { $seat } ; jamais dans la Zone de départ.
companion-boss-no-tentacle = Aucun Tentacule ne surgit.
companion-boss-charybdis = C’était le septième. L’Antre de Charybde est-il sur la table ? Alors chaque Chercheur dans une Zone avec un Tentacule y est déplacé et reçoit un jeton Sonné, et tous les Tentacules retournent sur la carte.
companion-boss-moves-egg = { $seat } déplace dans une Zone Reliée l’Œuf sur lequel il est arrivé, jamais dans la Zone de départ.

## Dans le terminal

companion-args-companion = Aide à une table avec la vraie boîte : mise en place, Oméga, le Boss et plus.
companion-args-helper = ce qu’il faut : { $names }
companion-args-keep = garder le dialogue dans ce fichier après chaque réponse, et reprendre de là
companion-no-such-helper = Il n’y a pas une telle aide. Il y a : { $names }.
companion-helper-of = Cette aide est pour : { $names }. Nommez-en un après elle.
companion-other-dialogue = { $file } garde autre chose ({ $helper }), ou pour un autre nombre de joueurs. Nommez un autre fichier.
companion-words = undo reprend le dernier pas, again recommence, quit termine.
companion-stands = · { $text }
companion-which-egg = Quel Œuf est ouvert, de 1 à { $most } ? (again : la Manticore est vaincue){" "}
companion-no-such-egg = Il n’y a pas un tel Œuf dans une Salle.
