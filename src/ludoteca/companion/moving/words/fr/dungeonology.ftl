# Dungeonology: a table that moves.

companion-move-cards-filled = En distribuer autant que l’indique la carte Chercheur
companion-move-trick = { $kind } { $level } : { $name }
companion-move-dungeonology-cards = Cartes en main
companion-move-dungeonology-cards-hint = « Je les saisis » est pour qui les regarde maintenant ; les autres peuvent être distribuées.
companion-move-dungeonology-active = À qui le tour qui commence
companion-move-dungeonology-active-hint = Un tour se termine avant qu’une table se déplace : ce joueur n’a pas encore choisi d’Activité, et ce qui arrive au début du tour est fait.
companion-move-dungeonology-first = Qui a commencé la partie
companion-move-dungeonology-zones = Zones
companion-move-dungeonology-zones-hint = À partir de la Zone de Départ, dans un ordre où l’on peut les poser. Tous regardent du même côté. Dites à côté de quelle Zone se trouve chacune ; Murs et Escaliers en découlent. Le plan ci-dessous montre comment la maison le comprend.
companion-move-dungeonology-zone = Zone
companion-move-dungeonology-beside = À côté de
companion-move-dungeonology-where = Elle se trouve
companion-move-where-above = au-dessus, alignée
companion-move-where-above-left = au-dessus, une demi-Zone à gauche
companion-move-where-above-right = au-dessus, une demi-Zone à droite
companion-move-where-right = à droite, alignée
companion-move-where-right-up = à droite, une demi-Zone plus haut
companion-move-where-right-down = à droite, une demi-Zone plus bas
companion-move-where-below = au-dessous, alignée
companion-move-where-below-left = au-dessous, une demi-Zone à gauche
companion-move-where-below-right = au-dessous, une demi-Zone à droite
companion-move-where-left = à gauche, alignée
companion-move-where-left-up = à gauche, une demi-Zone plus haut
companion-move-where-left-down = à gauche, une demi-Zone plus bas
companion-move-dungeonology-top = Son bord supérieur regarde
companion-move-top-up = vers le haut, comme imprimé
companion-move-top-right = vers la droite
companion-move-top-down = vers le bas
companion-move-top-left = vers la gauche
companion-move-dungeonology-cubes = Ses cubes
companion-move-cubes-full = tous
companion-move-cubes-some = il en manque
companion-move-cubes-none = aucun
companion-move-cube-of = { $column } : il en reste
companion-move-dungeonology-zones-row = { $zone } : { $where }, à côté de { $beside } ; son bord supérieur regarde { $top } ; cubes : { $cubes }
companion-move-dungeonology-edges = Murs et Escaliers posés autrement
companion-move-dungeonology-edges-hint = Seulement là où se trouve un jeton qui ne découle pas de l’ordre des Zones, ou d’où l’on en a retiré un.
companion-move-dungeonology-other = et Zone
companion-move-dungeonology-lying = Entre elles
companion-move-lying-wall = un Mur
companion-move-lying-stairs = un Escalier
companion-move-lying-free = rien : le Passage est ouvert
companion-move-dungeonology-edges-row = Entre { $zone } et { $other } : { $lying }
companion-move-dungeonology-shut = Escaliers essayés en vain
companion-move-dungeonology-greys = Bizuths gris dans l’Université
companion-move-dungeonology-greys-hint = Comptez-les dans le sac ; ceux de la Réserve en découlent.
companion-move-dungeonology-omegas = Bizuths Omega dans l’Université
companion-move-dungeonology-alert = Bizuths Omega sur la carte Alerte
companion-move-dungeonology-bonfire = Bizuths au Feu de camp
companion-move-dungeonology-clan = Carte Clan
companion-move-dungeonology-clan-hint = Seulement si tout le monde la voit. Qui l’a regardée le dit derrière l’écran.
companion-move-clan-unseen = face cachée
companion-move-dungeonology-buried = Cartes Astuce défaussées que personne ne recherche
companion-move-dungeonology-buried-hint = Combien sont sous celles que vous nommez : elles sont distribuées, visibles de tous. Si vous n’en nommez aucune, ce sont toutes.
companion-move-dungeonology-discard = Cartes Astuce défaussées, de la plus basse au sommet
companion-move-dungeonology-card = Carte
companion-move-dungeonology-copies = Combien
companion-move-dungeonology-jinx-buried = Cartes Poisse défaussées que personne n’a vues
companion-move-dungeonology-jinx-discard = Cartes Poisse défaussées, de la plus basse au sommet
companion-move-dungeonology-boss = Le Boss est dans
companion-move-outside = pas dans le Donjon
companion-move-dungeonology-profile = Face de la carte Boss
companion-move-dungeonology-panicking = L’Alerte maximale a commencé
companion-move-dungeonology-panic = Carte Panique
companion-move-dungeonology-heat = Tours que la carte Panique a comptés
companion-move-dungeonology-tokens = Jetons Effet de Zone, visibles
companion-move-dungeonology-kind = Lequel
companion-move-token-secret-passage = Passage secret X
companion-move-token-teleport = Téléportation
companion-move-token-fool = Jeton du Fou
companion-move-dungeonology-tokens-row = { $kind } dans { $zone }
companion-move-dungeonology-omega = Omega est dans
companion-move-dungeonology-tome = Cubes dans le Tome, depuis la première case
companion-move-dungeonology-colour = Cube
companion-move-dungeonology-omega-buried = Cartes Omega révélées que personne ne recherche
companion-move-dungeonology-omega-discard = Cartes Omega révélées, de la plus basse au sommet
companion-move-dungeonology-research = Cartes Recherche visibles
companion-move-dungeonology-research-hint = Aucune nommée : elles sont piochées.
companion-move-dungeonology-loose = Familiers laissés dans une Zone
companion-move-dungeonology-familiar = Familier
companion-move-dungeonology-loose-row = { $familiar } dans { $zone }
companion-move-bag-of = Dans l’Université : Bizuths { $name }
companion-move-dungeonology-pyre = Les Bizuths au Feu de camp, depuis la flèche
companion-move-dungeonology-pyre-hint = Seulement si certains sont d’une Congrégation ; nommez-les alors tous.
companion-move-dungeonology-student = Bizuth
companion-move-student-grey = gris
companion-move-dungeonology-phi-on-boss = Bizuths Phi sur la carte du Boss
companion-move-dungeonology-ends = La partie finit là où commencerait le tour de
companion-move-dungeonology-ends-hint = On le sait quand le compte à rebours de la première Thèse est fini.
companion-move-ends-less-1 = on ne le sait pas encore
companion-move-dungeonology-scholar = Chercheur
companion-move-dungeonology-fired-up = Face Remontée
companion-move-dungeonology-thesis = Thèse
companion-move-dungeonology-at = Se trouve dans
companion-move-dungeonology-students = Bizuths
companion-move-dungeonology-stunned = Jetons Sonné
companion-move-dungeonology-whites = Cubes Universels sur le Carnet de notes
companion-move-dungeonology-whites-hint = Ils comptent aussi dans leurs colonnes. Les cases se comptent depuis le bas.
companion-move-dungeonology-column = Colonne
companion-move-dungeonology-space = Case
companion-move-dungeonology-whites-row = { $column }, case { $space }
companion-move-dungeonology-knowledge = Jeton Savoir
companion-move-dungeonology-jinxes = Cartes Poisse visibles
companion-move-dungeonology-jinxes-down = Cartes Poisse face cachée
companion-move-dungeonology-refused = Est sorti, la Thèse refusée
companion-move-dungeonology-captured = Capturé
companion-move-dungeonology-interns = Doctorants
companion-move-dungeonology-truce = À l’abri de l’espionnage jusqu’à son prochain tour
companion-move-dungeonology-hushed = Ne joue pas de carte Astuce jusqu’à sa phase d’Action
companion-move-dungeonology-researched = Cartes Recherche prises
companion-move-dungeonology-familiars = Familiers
companion-move-members-of = Bizuths { $name }
companion-move-dungeonology-traps = Pièges posés, face cachée
companion-move-trap-unknown = inconnu ici
companion-move-trap-ambush = Embuscade
companion-move-trap-stop = Stop
companion-move-trap-toll = Obole
companion-move-dungeonology-traps-row = { $kind } dans { $zone }
companion-move-dungeonology-backpack = Cartes dans le Sac à dos
companion-move-dungeonology-backpack-size = Cartes dans le Sac à dos que personne ici ne connaît
companion-move-dungeonology-clan-known = La carte Clan que vous avez regardée
companion-move-clan-known-unseen = Je ne me souviens pas
companion-move-dungeonology-hand = Main
companion-move-dungeonology-hand-size = Combien de cartes en main

companion-move-zone-twice = { $zone } est déjà sur la table.
companion-move-zone-not-yet = { $zone } n’est pas parmi les Zones nommées avant celle-ci. Commencez à la Zone de Départ et avancez de Zone en Zone.
companion-move-zone-upon = Là, { $zone } serait sur une autre Zone.
companion-move-zone-no-stairs = { $zone } est d’un autre Étage que { $other }, et { $other } n’a pas d’Escalier. Nommez la Zone dont l’Escalier y mène.
companion-move-zone-no-passage = Posée ainsi, aucun Passage de { $zone } n’en rencontre un de { $other }. Regardez comment elle est tournée ; si votre carte montre d’autres Passages que le plan, saisissez-les parmi vos cartes.
companion-move-zone-spaces = { $count ->
    [one] { $zone } a une case pour les cubes.
   *[other] { $zone } a { $count } cases pour les cubes.
  }
companion-move-zone-not-here = { $zone } n’est pas parmi les Zones sur la table.
companion-move-edge-nowhere = Aucun Passage de { $zone } ne rencontre { $other }.
companion-move-edge-floors = { $zone } et { $other } sont d’Étages différents : entre elles se trouve un Mur ou un Escalier.
companion-move-scholar-twice = Chaque joueur a un autre Chercheur.
companion-move-clans-differ = Ceux qui ont regardé la carte Clan en nomment des différentes.
companion-move-tokens-of = { $most ->
    [one] Il y a un seul jeton de ce genre.
   *[other] Il y a { $most } jetons de ce genre.
  }
companion-move-owned-twice = Il n’y en a qu’un, et un autre joueur l’a nommé aussi.
companion-move-pyre-all = Nommez tous les Bizuths au Feu de camp, ou aucun.

companion-move-edge-wall = { $count ->
    [one] Un Mur se trouve entre { $zone } et { $other }.
   *[other] { $count } Murs se trouvent entre { $zone } et { $other }.
  }
companion-move-edge-stairs = { $count ->
    [one] Un jeton Escalier se trouve entre { $zone } et { $other }.
   *[other] { $count } jetons Escalier se trouvent entre { $zone } et { $other }.
  }
companion-move-trap-lies = { $count ->
    [one] Un Piège se trouve face cachée dans { $zone }.
   *[other] { $count } Pièges se trouvent face cachée dans { $zone }.
  }
companion-move-left-tricks = { $count ->
    [0] Il ne reste aucune carte Astuce pour la pioche.
    [one] Il reste une carte Astuce pour la pioche.
   *[other] Il reste { $count } cartes Astuce pour la pioche, mélangées, face cachée : comptez-les.
  }
companion-move-left-jinxes = { $count ->
    [0] Il ne reste aucune carte Poisse pour la pioche.
    [one] Il reste une carte Poisse pour la pioche.
   *[other] Il reste { $count } cartes Poisse pour la pioche, mélangées, face cachée.
  }
companion-move-left-pile = { $count ->
    [0] { $floor } : il ne reste aucune Zone pour la pile.
    [one] { $floor } : il reste une Zone pour la pile.
   *[other] { $floor } : il reste { $count } Zones pour la pile, mélangées, face cachée.
  }
companion-move-left-students = { $count ->
    [0] Il ne reste aucun Bizuth gris pour la Réserve.
    [one] Il reste un Bizuth gris pour la Réserve : vérifiez.
   *[other] Il reste { $count } Bizuths gris pour la Réserve : comptez-les.
  }
companion-move-left-omegas = { $count ->
    [0] Il ne reste aucune carte Omega pour la pioche.
    [one] Il reste une carte Omega pour la pioche.
   *[other] Il reste { $count } cartes Omega pour la pioche, mélangées, face cachée.
  }
companion-move-left-raised = La roue de { $seats } commence plus haut, comme le dit la feuille de campagne.
companion-move-left-mode = Ce que le mode du Big Boss a mis sur la table n’est pas dans cette liste : on le voit sur le plateau de la salle.
