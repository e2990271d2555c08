### La campagne des douze mois : les règles en mots simples.

## Campagne : Enseignants et équipes

RC-CPR = Campagne : Enseignants et équipes
RC-CPR-1 = Toute la campagne est tenue sur une feuille.
RC-CPR-2 = Qui joue est un Enseignant. Chacun prend une place de la feuille avec son triangle coloré et joue chaque partie avec le Carnet de notes de ce triangle.
RC-CPR-3 = Là où un Enseignant est tiré à l’Aléa, la couleur du triangle dit qui c’est.
RC-CPR-4 = Quand chacun a sa place, un Enseignant est tiré à l’Aléa.
RC-CPR-5 = Les Chercheurs au choix sont tous ceux des boîtes, sauf Enrico.
RC-CPR-6 = En commençant par l’Enseignant tiré et en allant à gauche, chacun choisit un Chercheur ; un second tour dans le même ordre fait des équipes de deux.
RC-CPR-7 = Une équipe reste telle jusqu’à la fin de la campagne.
RC-CPR-8 = Chaque Enseignant donne à l’équipe un nom, qui est sur la feuille.
RC-CPR-9 = La feuille a six places.
RC-CPR-10 = Les deux boîtes ont onze Chercheurs ; sans Enrico ils sont dix, assez pour cinq équipes. Une partie a de la place pour quatre.

## Campagne : jouer un scénario

RC-CPL = Campagne : jouer un scénario
RC-CPL-1 = Il y a douze scénarios, un par mois de septembre à août, joués dans cet ordre.
RC-CPL-2 = Une partie se prépare comme le dit son scénario.
RC-CPL-3 = Les règles avancées qu’un scénario laisse ouvertes ne s’utilisent que si tous sont d’accord.
RC-CPL-4 = Là où un scénario nomme une carte Panique pour l’Alerte maximale, c’est celle-là.
RC-CPL-5 = Là où il n’en nomme pas, la pioche Panique se fait comme dans toute autre partie.
RC-CPL-6 = Pour chaque scénario chaque Enseignant envoie un des deux Chercheurs de l’équipe.
RC-CPL-7 = Qui a été envoyé se marque sur la feuille ; personne n’est envoyé plus de six fois.
RC-CPL-8 = Ainsi dans une campagne entière chaque Chercheur part six fois, et dès que l’un de l’équipe l’a fait seul l’autre peut être envoyé.
RC-CPL-9 = Les Points de Soutien se dépensent une fois la mise en place finie.
RC-CPL-10 = Les modules standard, et les cartes dont les règles sont de toute façon en jeu, peuvent s’ajouter à tout scénario si tous sont d’accord.
RC-CPL-11 = Les Chercheurs s’envoient ouvertement, dans l’ordre du jeu depuis le premier joueur.
RC-CPL-12 = Un Boss dont le scénario ne nomme pas la face en montre une quelconque : d’un commun accord, ou au hasard.

## Campagne : Points de Soutien

RC-CPS = Campagne : Points de Soutien
RC-CPS-1 = Les Points de Soutien sont sur la feuille, restent de mois en mois et se dépensent comme on veut.
RC-CPS-2 = Après la mise en place et avant le premier tour chaque Enseignant, depuis le premier joueur, peut acheter un bonus ; de tels tours se suivent jusqu’à ce que personne n’en veuille ou n’en puisse payer d’autres.
RC-CPS-3 = Un bonus qui appartient à une règle ne s’achète que là où cette règle est en jeu.
RC-CPS-4 = Un Doctorant coûte 2, avec Effets Principaux et cartes Spécialistes : de deux de la pioche mélangée on en garde un.
RC-CPS-5 = Un Bizuth coûte 1 et vient de la Réserve.
RC-CPS-6 = Un Bizuth d’une Confrérie quelconque coûte 2, là où les Confréries sont en jeu, et vient de la Réserve.
RC-CPS-7 = Un Bonus d’Étude coûte 3 : la roue commence un cran plus haut.
RC-CPS-8 = Une carte Astuce coûte 2 et se pioche.
RC-CPS-9 = Ce qui a été acheté à un tour peut l’être encore à un autre.
RC-CPS-10 = Qui n’achète rien à un tour peut acheter au suivant ; cela finit après un tour où personne n’a rien acheté.
RC-CPS-11 = Personne n’a moins de 0 Point de Soutien, et ce ne sont pas des points de victoire.
RC-CPS-12 = Un Bonus d’Étude acheté s’ajoute à celui des Flèches : perdre des Flèches ne l’enlève pas.

## Campagne : résultats et classement

RC-CES = Campagne : après un scénario
RC-CES-1 = Après le classement chaque Enseignant marque la place atteinte, ou NC si le Chercheur n’a pas réussi la Thèse.
RC-CES-2 = Participer rapporte 1 Point de Soutien.
RC-CES-3 = Une Thèse réussie rapporte 1 Point de Soutien.
RC-CES-4 = La première place rapporte 3 Points de Soutien, la deuxième 2.
RC-CES-5 = Tout s’additionne : 5 au premier, 4 au deuxième, 2 aux autres places, 1 à NC.
RC-CES-6 = Si personne n’a réussi, les places se donnent selon ce qui a été réuni, et premier et deuxième sont payés ; rien n’est payé pour la Thèse.
RC-CES-7 = Si Oméga gagne, personne n’a de place : tous sont NC. Participation et Thèse réussie sont payées.
RC-CES-8 = Une cinquième ou sixième place se marque comme quatrième.
RC-CES-9 = Qui a manqué un scénario ne marque et ne gagne rien.

RC-CEC = Campagne : le classement final
RC-CEC-1 = Après août se fait le classement final.
RC-CEC-2 = Chaque colonne de résultats se compte et se multiplie : les premières places par 4, les deuxièmes par 3, les troisièmes par 2, les quatrièmes par 1 ; les NC comptent moitié.
RC-CEC-3 = La somme des colonnes est le nombre de points de victoire.
RC-CEC-4 = Les moitiés comptent comme moitiés ; rien ne s’arrondit.
RC-CEC-5 = Qui a le plus de points de victoire gagne et est Professeur de Dungeonologie.
RC-CEC-6 = À égalité : plus de premières places, puis deuxièmes, troisièmes, quatrièmes ; puis plus de Points de Soutien restants ; puis la victoire est partagée.
RC-CEC-7 = Pour chaque Enseignant la feuille tient nom, triangle, équipe, combien de fois chaque Chercheur a été envoyé, Points de Soutien, douze résultats en cinq colonnes, les points de chaque colonne et le total.
RC-CEC-8 = La feuille imprimée a un groupe de multiplicateurs de plus que de places ; il n’est à personne.

## Campagne : les douze mois

RC-SCN = Campagne : les douze mois
RC-SCN-1 = Septembre, « Recherches préliminaires ». Alerte : Introduction. Aucune règle avancée.
RC-SCN-2 = Octobre, « Fête de la bière ». Alerte : Facile. Boss : Laetus (Ivrogne). Règles avancées : Boss.
RC-SCN-3 = Novembre, « Le Concert ». Alerte : Facile. Boss : Capagrezza (Hypnotiseur). Règles avancées : Boss. Si tous sont d’accord : Effets Principaux, Alerte maximale (Hors du donjon).
RC-SCN-4 = Décembre, « L’hiver arrive ». Alerte : Moyenne. Mode : L’hiver arrive. Boss : Fredo. Règles avancées : Boss, Zones dangereuses. Si tous sont d’accord : Effets Principaux.
RC-SCN-5 = Janvier, « L’Initiation ». Alerte : Moyenne. Boss : Raganella (Sorcière). Règles avancées : Boss, Zones dangereuses, Confréries. Si tous sont d’accord : Effets Principaux, Alerte maximale (Temps de cuisson).
RC-SCN-6 = Février, « Oméga contre-attaque ». Alerte : Difficile. Boss : Oméga (Esprit). Règles avancées : Boss, Zones dangereuses, Recherche. Si tous sont d’accord : Effets Principaux, Alerte maximale, Confréries.
RC-SCN-7 = Mars, « Le Temple maudit ». Alerte : Moyenne. Mode : Temple maudit. Boss : Enrico Giovanni. Règles avancées : Boss, Zones dangereuses, Étage IV. Si tous sont d’accord : Effets Principaux, Alerte maximale (Pierre qui roule), Confréries, Recherche.
RC-SCN-8 = Avril, « Fête du printemps ». Alerte : Moyenne. Mode : Chasse aux œufs. Boss : Marconiglio. Règles avancées : Boss, Zones dangereuses. Si tous sont d’accord : Effets Principaux, Alerte maximale (Chasse aux œufs), Confréries, Recherche.
RC-SCN-9 = Mai, « Les Catacombes ». Alerte : Difficile. Boss : Lord Ombre. Règles avancées : Boss, Zones dangereuses, Étage IV. Si tous sont d’accord : Effets Principaux, Alerte maximale, Confréries, Recherche.
RC-SCN-10 = Juin, « L’Homme du futur ». Alerte : Difficile. Boss : Jukas. Règles avancées : Boss, Zones dangereuses, Étage IV. Si tous sont d’accord : Effets Principaux, Alerte maximale (Tordre l’esprit), Confréries, Recherche.
RC-SCN-11 = Juillet, « La Couvée de pierre ». Alerte : Difficile. Mode : La Couvée. Boss : Maman Basilic. Règles avancées : Boss, Zones dangereuses, Étage IV. Si tous sont d’accord : Effets Principaux, Alerte maximale, Confréries, Recherche, Oméga contre tous à quatre au plus.
RC-SCN-12 = Août, « La Déesse et le Kraken ». Alerte : Moyenne. Mode : Déesse de la mer. Boss : Scylla et Charybde. Règles avancées : Boss, Zones dangereuses, Étage IV. Si tous sont d’accord : Effets Principaux, Alerte maximale, Confréries, Recherche, Oméga contre tous à quatre au plus.
RC-SCN-13 = Les règles avancées qu’un scénario ne nomme pas ne s’y utilisent pas ; ce qui peut s’ajouter quand même est en RC-CPL.10.
RC-SCN-14 = À plus de quatre, Oméga contre tous ne peut pas être choisi en juillet et août.
RC-SCN-15 = Chaque scénario se joue dans le Donjon des Faunes, et le Clan vient de tous les Clans utilisés.
RC-SCN-16 = Les Familiers peuvent s’ajouter partout où l’Étage IV s’utilise.
RC-SCN-17 = Les catacombes de mai ne sont que dans l’histoire : la Zone spéciale de ce nom appartient à un mode Big Boss.
RC-SCN-18 = Après août l’histoire finit : les Chercheurs deviennent Docteurs, les Enseignants entrent au conseil et qui gagne la campagne est Professeur.

## Rocca Civetta : matériel pour d’autres jeux

RC-XOV = Pour d’autres jeux
RC-XOV-1 = Une page de la boîte est pour Sine Tempore et Black Rose Wars seulement ; aucune partie de Dungeonology ne s’en sert.
RC-XOV-2 = Sine Tempore : Crono’s Crown, une carte équipement pour les membres psioniques de l’équipage, peut dès lors être construite ; ses matériaux sont au dos.
RC-XOV-3 = Sine Tempore : Yocca est un animal de compagnie ; les règles de ces animaux se téléchargent.
RC-XOV-4 = Black Rose Wars : le Sort oublié Petrifier peut invoquer le Basilic, dont les valeurs sont sur une carte Invocation ; la figurine est dans cette boîte.
RC-XOV-5 = Black Rose Wars : la carte Invocation Andromède Érudite remplace Andromède ; une seule des deux est dans la Loge à la fois. La figurine est dans cette boîte.
RC-XOV-6 = Black Rose Wars : Nina la Manticore est un Familier, avec figurine, carte Familier, jeton d’activation, sept Œufs, un cube blanc et six noirs.
RC-XOV-7 = Là : qui a la Couronne cache les sept cubes dans les Œufs et les mélange. Six vont dans des Salles de deux couleurs choisies, un dans la Salle de la Rose noire.
RC-XOV-8 = Là : qui active une Salle avec un Œuf peut l’ouvrir à la place. Noir vaut 1 PP, blanc est la Manticore ; l’Œuf est défaussé. Quand la Manticore est vaincue, tous les Œufs sont disposés de nouveau.
RC-XOV-9 = Pour ce jeu il s’ensuit seulement qu’un Œuf peut cacher un cube.

## Rocca Civetta : mise en place

RC-SET = Mise en place avec les modules
RC-SET-1 = Avant la mise en place, les modules sont vérifiés ; la pioche d’Astuces reçoit les séries choisies.
RC-SET-2 = Les Chercheurs se choisissent parmi 11 cartes ; dans la campagne joue le Chercheur de l’équipe.
RC-SET-3 = Les cartes Astuce se donnent 1, 2, 3, 4 dans l’ordre du tour ; en solo autant que la valeur de Main.
RC-SET-4 = Puis le Boss : un ordinaire avec un profil, ou un Big Boss avec tout ce que le mode met en jeu.
RC-SET-5 = D’abord la carte Alerte, puis la carte Panique : celle qui est nommée, si un scénario de la campagne en nomme une.
RC-SET-6 = Le Clan se tire de 15 cartes ; le paquet Poisse a 15 et 8 cartes, en solo celles au symbole Oméga seulement ; le paquet Stagiaires, avec les Effets principaux, reçoit ceux des séries de cartes utilisées.
RC-SET-7 = Là où joue Oméga, sa figurine aussi est dans la Zone de départ.
RC-SET-8 = Les Zones forment trois piles, quatre avec l’Étage IV ; les Zones spéciales vont où le mode le dit.
RC-SET-9 = L’Université est remplie pour les joueurs, en solo pour 2, sans Oméga là où il joue contre tous ; puis des Bizuths de Confrérie en remplacent d’autres.
RC-SET-10 = À côté du Campus sont 3 Recherches, les cartes Confrérie, les Familiers dans la Réserve, le paquet et le Tome d’Oméga, autant qu’ils servent.
RC-SET-11 = Dans la campagne, les Points de soutien se dépensent en tout dernier ; puis le premier tour commence.
RC-SET-12 = Un tour est une Activité, puis une phase Oméga là où joue Oméga, puis le tour du suivant.

## Campagne : décisions

RA-27 = Aucun scénario ne nomme Spécialistes, Alchimie, Spriggan ou Familiers : peut-on les utiliser ? Oui, si tous sont d’accord et que ce qu’ils demandent est en jeu ; alors leur bonus peut s’acheter.
RA-28 = Dans quel ordre envoie-t-on les Chercheurs, et est-ce secret ? Dans l’ordre du jeu, ouvertement.
RA-29 = Un bonus peut-il s’acheter deux fois, passer est-il définitif, et un Bonus d’Étude acheté est-il une Flèche ? Oui ; non ; non, il reste toute la partie.
RA-30 = Y a-t-il des places là où personne n’a réussi, ou là où Oméga a gagné ? Dans le premier cas oui, dans le second tous sont NC.
RA-31 = La feuille a six places et des rangs jusqu’au quatrième : et un cinquième ? Il se marque comme quatrième.
RA-32 = La moitié d’un nombre impair de NC s’arrondit-elle ? Non.
RA-33 = Qui gagne en cas d’égalité à la fin de la campagne ? Qui a plus de premières places, puis de deuxièmes, et ainsi de suite ; puis les Points de Soutien ; puis les deux.
