# Ce que la boîte contient pour d’autres jeux.

companion-crossover-1 = Ces cartes et figurines sont pour deux autres jeux ; rien de cela n’entre dans une partie de Dungeonology.
companion-crossover-sine-tempore = Sine Tempore
companion-crossover-black-rose-wars = Black Rose Wars
companion-crossover-2 = Crono’s Crown, une carte équipement avec laquelle les membres psioniques de l’équipage jouent avec le temps. Elle rejoint l’équipement constructible ; ce qu’elle coûte est au dos.
companion-crossover-3 = Yocca vous accompagne comme animal. Les règles de ces animaux se téléchargent chez l’éditeur.
companion-crossover-4 = « Petrifier », un Sort oublié qui peut invoquer le Basilic. Une carte Invocation en donne les valeurs ; prenez la figurine de cette boîte.
companion-crossover-5 = Andromède Érudite, une carte Invocation à la place d’Andromède : une seule des deux peut être dans la Loge. Prenez la figurine de cette boîte.
companion-crossover-6 = Nina la Manticore, un Familier : figurine, carte Familier et jeton d’activation, sept Œufs, un cube blanc et six noirs.
companion-eggs-number = Qui a la Couronne prend les { $count } Œufs et les numérote à partir de 1. Chacun cache un cube ; cette page les a mélangés et personne ne sait où est le blanc.
companion-eggs-rooms = Choisissez deux couleurs de Salles : { $count } Œufs vont sur ces Salles, un sur chacune.
companion-eggs-black-rose = Le dernier Œuf va dans la Salle de la Rose noire.
companion-egg-black = Œuf { $number } : un cube noir, 1 PP. L’Œuf est défaussé.
companion-egg-white = Œuf { $number } : le cube blanc. Voici la Manticore ! L’Œuf est défaussé.
companion-eggs-anew = La Manticore est vaincue : retirez tous les Œufs des Salles et disposez-les de nouveau.
