# Préparer une partie de Dungeonology avec les modules de Rocca Civetta.

companion-setup-set-alchemy = Ajoutez l’Alchimie à la pioche Astuce : ses 18 cartes, deux Destin 4 et un Destin 5.
companion-setup-set-specialists = Ajoutez les Spécialistes à la pioche Astuce : leurs 18 cartes, deux Destin 4 et un Destin 5.
companion-setup-set-spriggan = Ajoutez les quatre cartes Spriggan à la pioche Astuce.
companion-setup-trick-deck = Mélangez la pioche Astuce : { $count } cartes.
companion-setup-star-tokens = Préparez les jetons Étoile ; qui atteint une Étoile prend le jeton semblable.
companion-setup-so-many-students = { $seat } prend { $count ->
    [one] 1 Bizuth gris.
   *[other] { $count } Bizuths gris.
  }
companion-setup-phi = { $count } Bizuths Phi sont sur la carte du Boss.
companion-setup-panic-named = Cette carte Panique va face cachée sous la carte Alerte : { $panic }.
companion-setup-clan-of = Mélangez les { $count } cartes Clan ; une va face cachée, sans être vue, sur le Campus.
companion-setup-jinxes-of = Mélangez les { $count } cartes Poisse.
companion-setup-jinxes-solo = Retirez les cartes Poisse sans le signe Oméga et mélangez les { $count } autres.
companion-setup-interns-of = Préparez les { $count } cartes Doctorant.
companion-setup-mode = Le mode de ce Big Boss dure toute la partie. { $mode }.
companion-setup-pieces-fredo = Les { $iota } Bizuths Iota sont tous sur la carte de Fredo. Des { $water } Eaux chaudes, chacun en prend une ; les autres sont dans la Réserve.
companion-setup-pieces-mother-basilisk = { $eggs } Œufs sont à côté du Campus.
companion-setup-pieces-marconiglio = Cachez trois cubes Universels et quatre Faux dans les { $eggs } Œufs, un dans chacun, et mélangez-les pour que personne ne sache lequel est où. Un Œuf est gardé pour le Terrier.
companion-setup-pieces-enrico-giovanni = Gardez l’Idole et le Pilier pour la Crypte, le Pont et la Fosse aux serpents pour les Catacombes.
companion-setup-pieces-scylla-and-charybdis = { $tentacles } Tentacules sont sur la carte de Charybde, et son Antre est à part des piles.
companion-setup-special = { $zone } : mélangez cette Zone parmi les { $count } premières de sa pile ({ $floor }).
companion-setup-omega-figure = La figurine d’Oméga y est aussi.
companion-setup-omega-deck = Mélangez les { $count } cartes Oméga ; ou laissez-les dans la boîte, et ce Compagnon tire.
companion-setup-tome = Le Tome des Secrets montre la face pour { $count ->
    [one] le solo
   *[other] { $count } joueurs
  } : { $spaces } espaces.
companion-setup-familiars = Les Familiers attendent dans la Réserve, figurines et cartes.
companion-setup-congregations = Posez les cartes Confrérie, visibles de tous : { $congregations }.
companion-setup-members = { $count } Bizuths de chacune sont dans la Réserve.
companion-setup-university-members = Et un Bizuth de chacune de ces Confréries : { $congregations }.
