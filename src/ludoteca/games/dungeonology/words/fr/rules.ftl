### Dungeonology : les règles en termes simples.
### Un message par clause, par titre de chapitre et par décision.

## Matériel, mise en place, Aléa, Réserve

DG-1 = Matériel
DG-1-1 = Il y a 4 figurines et 4 cartes de Chercheur ; chaque carte a deux faces, la face normale et celle du Chercheur Remonté.
DG-1-2 = Il y a 1 Boss, Laetus, avec une figurine et une carte Boss qui porte deux profils : Bagarreur et Ivrogne.
DG-1-3 = Il y a 18 Zones et 1 Zone de départ ; le dos des 18 Zones les répartit en trois piles, une pour chacun des Étages I, II et III.
DG-1-4 = Chaque Étage a une pile de 6 Zones.
DG-1-5 = Il y a 3 cartes Clan.
DG-1-6 = Il y a 105 cartes Astuce de six types.
DG-1-7 = Il y a 4 Carnets de notes, chacun avec une roue pour le Bonus d’Étude et un triangle d’une couleur qui lui est propre.
DG-1-8 = Il y a 64 cubes Information : 20 de Civilisation (verts), 15 de Milice (rouges), 13 de Mysticisme (bleus), 10 de Richesse (jaunes) et 6 de Hiérarchie (violets).
DG-1-9 = Il y a un sac, l’Université, et un plateau Campus, qui accueille la carte Alerte, la carte Clan et le Feu de camp.
DG-1-10 = Il y a 15 cartes Poisse, 10 cartes Doctorant (un seul exemplaire de chaque Doctorant) et 16 cartes Aléa.
DG-1-11 = On choisit parmi quatre cartes Alerte, une par difficulté, bien que la liste du matériel du livret n’en compte que 3.
DG-1-12 = Il y a 3 cartes Panique ; l’une d’elles, Obscurité, n’a aucune condition.
DG-1-13 = Les jetons sont : 14 Sonné, 4 Savoir, 6 Passage secret de lettre X, 3 Téléportation, 3 Piège Stop, 3 Piège Obole, 3 Piège Embuscade, 9 Escalier et 18 Mur.
DG-1-14 = Il y a 40 Bizuths gris et 5 Bizuths Oméga rouges.
DG-1-15 = Le jeu est pour 2, 3 ou 4 joueurs.
DG-1-16 = Les cubes Information, les Bizuths (gris et Oméga) et les emplacements imprimés sur les plateaux sont limités : quand il n’y en a plus, il n’y en a plus. Les jetons Sonné, Escalier et Mur ne servent qu’à tenir le compte et ne s’épuisent jamais.

DG-2 = Mise en place
DG-2-1 = Mise en place, étape A : chaque joueur prend un Carnet de notes et règle son Bonus d’Étude sur 0.
DG-2-2 = Mise en place, étape B : chaque joueur choisit une carte de Chercheur, ou en pioche une au hasard, et la place sur son Carnet de notes.
DG-2-3 = Chaque Chercheur commence sur sa face normale, pas Remonté.
DG-2-4 = Mise en place, étape C : chaque joueur prend dans la Réserve autant de Bizuths gris que l’indique la valeur de Bizuths initiaux de son Chercheur.
DG-2-5 = Mise en place, étape D : on mélange le paquet Aléa et on pioche jusqu’à ce que la couleur d’un triangle corresponde au Carnet de notes d’un participant ; c’est lui le premier joueur.
DG-2-6 = Les tours se succèdent vers la gauche, dans le sens horaire, à partir du premier joueur.
DG-2-7 = Mise en place, étape E : on mélange le paquet de cartes Astuce. Dans l’ordre du tour, le premier joueur en reçoit 1, le deuxième 2, le troisième 3 et le quatrième 4.
DG-2-8 = Mise en place, étape F : on pose le Campus sur la table.
DG-2-9 = Mise en place, étape G (seulement avec la règle Boss) : on prend une carte Boss, on choisit ou on tire au sort l’un de ses deux profils, et la carte est posée près du Campus avec ce profil visible. La figurine commence hors du Donjon.
DG-2-10 = Mise en place, étape H : on choisit une carte Alerte, Introductive, Facile, Moyenne ou Difficile, et on la place sur le Campus.
DG-2-11 = Mise en place, étape H : on peut aussi choisir un Niveau des joueurs.
DG-2-12 = Mise en place, étape I (seulement avec l’Alerte maximale) : une carte Panique, prise sans la regarder parmi celles qui conviennent à la partie, est placée face cachée sous la carte Alerte.
DG-2-13 = Mise en place, étape J : on pioche au hasard une carte Clan et on la place face cachée sur le Campus ; personne ne la regarde.
DG-2-14 = Mise en place, étape K : on mélange le paquet de cartes Poisse.
DG-2-15 = Mise en place, étape L (seulement avec les Effets Principaux) : on prépare les cartes Doctorant.
DG-2-16 = Mise en place, étape M : la Zone de départ est posée au centre de la table, et tous les Chercheurs s’y trouvent.
DG-2-17 = Mise en place, étape N : les Zones forment trois piles face cachée, une par Étage, chacune mélangée séparément.
DG-2-18 = Mise en place, étape O : on met dans l’Université le nombre initial de Bizuths gris indiqué par la carte Alerte, multiplié par le nombre de joueurs (tel que le compte le Niveau des joueurs), et un seul Bizuth Oméga.
DG-2-19 = Si, à la mise en place, la Réserve n’a pas assez de Bizuths gris, tous ceux qui s’y trouvent vont à l’Université.
DG-2-20 = Le Feu de camp commence vide.
DG-2-21 = Mise en place, étape P : le premier joueur joue le premier tour.
DG-2-22 = Chacune des quatre règles avancées (Boss, Zones dangereuses, Alerte maximale, Effets Principaux) s’utilise ou non indépendamment des autres, d’un commun accord avant la mise en place.

DG-3 = Paquet Aléa
DG-3-1 = Tirer au sort, c’est mélanger le paquet Aléa et en piocher les cartes une à une, jusqu’à ce que l’une donne un résultat applicable.
DG-3-2 = Avant chaque tirage au sort, on remélange tout le paquet Aléa.
DG-3-3 = Quand on Tire au sort un Chercheur, c’est celui dont le Carnet de notes porte un triangle de la couleur piochée.
DG-3-4 = Quand on Tire au sort une direction, c’est celle que le triangle indique ; sa couleur ne compte pas.
DG-3-5 = Quand on Tire au sort un Passage, la flèche du petit plan indique la position sur la Zone ; s’il n’y a pas de Passage à cet endroit, on prend le premier dans le sens horaire.
DG-3-6 = Quand on Tire au sort un type d’Information, c’est celui qui figure au centre de la carte.
DG-3-7 = Les Chercheurs dans la Zone de départ ne sont jamais candidats à un tirage au sort.
DG-3-8 = Les Chercheurs sortis de la partie ne sont jamais candidats à un tirage au sort.
DG-3-9 = Si aucun résultat n’est applicable, faute de candidat, le tirage au sort ne donne rien et ce qui en dépend est ignoré.

DG-4 = Réserve
DG-4-1 = La Réserve, c’est tout le matériel qui n’est pas en jeu.
DG-4-2 = Ce qui va dans la Réserve quitte le jeu, mais des effets et des ravitaillements ultérieurs peuvent l’y reprendre.
DG-4-3 = Les cartes Astuce, Poisse et Doctorant défaussées ne vont pas dans la Réserve : chaque sorte a sa propre défausse.

## But, Chercheurs, Bizuths, Alerte

DG-5 = But du jeu et Zone de départ
DG-5-1 = Les cubes Information rapportent des points, une Thèse réussie ajoute un bonus selon son rang, et les cartes Poisse en retirent.
DG-5-2 = Tous les Chercheurs commencent dans la Zone de départ, qui fait partie de l’Étage I.
DG-5-3 = Un Chercheur dans la Zone de départ est en sécurité : les effets du jeu ne le touchent pas.
DG-5-4 = Un Chercheur dans la Zone de départ ne peut pas être pris pour cible, même par un Boss.
DG-5-5 = Un Chercheur dans la Zone de départ est laissé de côté dans les tirages au sort.
DG-5-6 = Un Chercheur dans la Zone de départ ne subit pas les effets des cartes Astuce.
DG-5-7 = Un Chercheur dans la Zone de départ ne peut pas jouer de cartes Astuce.
DG-5-8 = Un Chercheur qui se trouve dans la Zone de départ ne peut mener que l’Activité Explorer.
DG-5-9 = L’Étude et l’Espionnage demandent chacun de jouer au moins une carte Astuce ; on ne peut donc faire ni l’un ni l’autre depuis la Zone de départ.
DG-5-10 = Un joueur dont le Chercheur est dans la Zone de départ ne peut pas non plus jouer de cartes Astuce pendant les tours et les tests des autres.
DG-5-11 = La Zone de départ a des Passages aux huit positions, aucun emplacement de cube et pas de valeur d’Alerte.

DG-6 = Carnet de notes et carte de Chercheur
DG-6-1 = Un Chercheur peut utiliser une Capacité autant de fois qu’il veut pendant son propre tour, tant qu’il peut en payer le coût.
DG-6-2 = Une Capacité marquée Instantané peut aussi servir pendant les tours des autres.
DG-6-3 = Les Bizuths initiaux sont ceux que le Chercheur prend dans la Réserve au début, et le nombre jusqu’auquel le Repos et le Bivouac le ravitaillent.
DG-6-4 = Main : en phase de Fin, un joueur qui a moins de cartes Astuce que cette valeur pioche jusqu’à l’atteindre.
DG-6-5 = Il n’y a pas de limite au nombre de cartes Astuce en main.
DG-6-6 = Vitesse : les points dont le Chercheur dispose pendant son tour pour se déplacer et explorer.
DG-6-7 = Intelligence : le nombre maximal de cubes qu’une seule Étude peut viser.
DG-6-8 = Résistance : le nombre maximal de jetons Sonné qu’un Chercheur peut avoir ; qui commence son tour avec ce nombre de jetons doit prendre un Repos.
DG-6-9 = Combo de Savoir : dès que le Carnet de notes contient au moins les cubes indiqués, ne serait-ce qu’un instant, le Chercheur gagne le jeton Savoir et le pose sur son emplacement.
DG-6-10 = Chaque cube va dans la colonne de sa couleur, qui se remplit de bas en haut.
DG-6-11 = Une colonne vaut le plus petit nombre encore visible, celui qui est juste au-dessus de son cube le plus haut.
DG-6-12 = Les points d’une colonne sont le nombre de ses cubes multiplié par la valeur d’un cube : 2 par cube de Civilisation et 3 par cube de Milice.
DG-6-13 = Du plus précieux au moins précieux, les cubes sont Hiérarchie, Richesse, Mysticisme, Milice, Civilisation.
DG-6-14 = Un Chercheur gagne une Étoile quand un cube atteint la rangée située à côté, et la possède tant qu’un cube s’y trouve.
DG-6-15 = Qui perd le cube placé à côté d’une Étoile perd l’Étoile.
DG-6-16 = Dans le jeu de base, toutes les Étoiles se valent ; l’argent, l’or et la couleur du bord ne comptent que pour les Clans de l’extension.
DG-6-17 = Les Flèches se gagnent et se perdent exactement comme les Étoiles.
DG-6-18 = Chaque Flèche gagnée augmente le Bonus d’Étude de 1, chaque Flèche perdue le diminue de 1.
DG-6-19 = Le Bonus d’Étude est le nombre de Flèches que le Chercheur possède à ce moment ; il ne descend jamais sous 0.
DG-6-20 = Les Carnets de notes, les Étoiles, les Flèches, les Bizuths, les jetons Sonné, les Doctorants et les cartes Poisse face visible sont publics ; les mains sont secrètes.
DG-6-21 = Personne ne connaît l’ordre des paquets, des piles de Zones et du sac, ni ce qu’est une Poisse face cachée (pas même son propriétaire), ni la carte Panique avant l’Alerte maximale. Une main n’est connue que de son propriétaire, la carte Clan non révélée que de ceux qui ont le Savoir, et la face d’un Piège non déclenché que de celui qui l’a posé.

DG-7 = Chercheurs Remontés
DG-7-1 = Quand un Chercheur gagne une Étoile, tout Chercheur qui en a moins que lui devient Remonté, s’il ne l’est pas déjà.
DG-7-2 = Un Chercheur Remonté retourne sa carte de Chercheur et utilise les valeurs et les Capacités de l’autre face.
DG-7-3 = Un Chercheur reste Remonté jusqu’à ce qu’il ait le plus d’Étoiles, seul ou à égalité ; sa carte revient alors à la face normale.
DG-7-4 = Perdre une Étoile ne rend jamais personne Remonté ; seul un gain d’Étoile peut le faire.
DG-7-5 = On vérifie si un Chercheur Remonté revient à la face normale après chaque changement d’Étoiles, chez n’importe qui, et chaque fois qu’un Chercheur sort de la partie.
DG-7-6 = Le Chercheur qui gagne l’Étoile n’en devient pas Remonté.
DG-7-7 = Un Chercheur qui a autant d’Étoiles que celui qui vient d’en gagner une ne devient pas Remonté.
DG-7-8 = Retourner la carte prend effet aussitôt, mais les points de Vitesse déjà reçus pendant le tour et les cartes déjà piochées restent tels quels.
DG-7-9 = Si la nouvelle face a une Résistance plus faible, les jetons Sonné en trop sont défaussés aussitôt.

DG-8 = Jetons Sonné
DG-8-1 = Un Chercheur sur le point de recevoir un jeton Sonné peut Sacrifier à la place un de ses Bizuths.
DG-8-2 = Le choix de Sacrifier un Bizuth se fait pour chaque jeton Sonné séparément.
DG-8-3 = Aucun Chercheur n’a jamais plus de jetons Sonné que sa Résistance.
DG-8-4 = Un Chercheur qui a autant de jetons Sonné que de Résistance n’en reçoit plus et n’a pas à Sacrifier de Bizuth pour en éviter.
DG-8-5 = Un Chercheur qui a autant de jetons Sonné que de Résistance joue normalement jusqu’au début de son prochain tour.
DG-8-6 = Un Chercheur qui a autant de jetons Sonné que de Résistance ne peut pas utiliser un effet qui, pour s’activer, demande de recevoir un jeton Sonné.
DG-8-7 = Un Chercheur qui commence son tour avec autant de jetons Sonné que de Résistance doit prendre un Repos.
DG-8-8 = Dès qu’un Chercheur a plus de jetons Sonné que de Résistance, il défausse le surplus.
DG-8-9 = Un effet qui donne des jetons Sonné comme conséquence, et non comme prix, peut servir même avec autant de jetons que de Résistance ; les jetons en trop ne sont pas pris.

DG-9 = Jeton Savoir
DG-9-1 = Un Chercheur gagne le jeton Savoir en complétant le Combo de Savoir, ou la première fois qu’il Soutient la Thèse.
DG-9-2 = Le propriétaire d’un jeton Savoir peut regarder la carte Clan à tout moment pour le reste de la partie, sans la montrer.
DG-9-3 = Un jeton Savoir ne se perd jamais, même si l’on perd les cubes du Combo.
DG-9-4 = Quand tous les Chercheurs de la partie ont le jeton Savoir, la carte Clan peut être révélée à tous.
DG-9-5 = Un Chercheur ne peut posséder qu’un seul jeton Savoir.

DG-10 = Tirer des Bizuths de l’Université
DG-10-1 = Tirer des Bizuths, c’est prendre au hasard dans le sac ce nombre de figurines, ou toutes s’il y en a moins.
DG-10-2 = Les Bizuths gris tirés occupent les emplacements libres du Feu de camp ; quand il est plein, ils vont dans la Réserve.
DG-10-3 = S’il y a un Bizuth Oméga parmi les figurines tirées, on applique les règles des Bizuths Oméga.
DG-10-4 = Les figurines sont tirées du sac toutes ensemble ; puis on place toutes les grises, et on résout ensuite le Bizuth Oméga.
DG-10-5 = Tirer d’un sac vide ne fait rien.
DG-10-6 = Celui qui tire les Bizuths ne les possède pas : ils n’appartiennent à quelqu’un qu’une fois pris au Feu de camp.
DG-10-7 = Sacrifier un Bizuth, c’est mettre un de ses propres Bizuths dans la Réserve.
DG-10-8 = Un Chercheur peut posséder autant de Bizuths qu’il veut, et ne peut s’en séparer que si un effet, un coût ou une règle le demande.

DG-11 = Bizuths Oméga et carte Alerte
DG-11-1 = Un Bizuth Oméga tiré va sur l’emplacement libre le plus haut de la carte Alerte.
DG-11-2 = Si un Bizuth Oméga est tiré et que la carte Alerte n’a plus d’emplacement libre, la partie entre dans sa phase finale, ou en Alerte maximale si cette règle est utilisée.
DG-11-3 = Une fois le Bizuth Oméga placé, tous les Bizuths du Feu de camp vont dans la Réserve, même ceux que le même tirage vient d’y mettre.
DG-11-4 = Le Chercheur qui a tiré un Bizuth Oméga pioche ensuite une carte Poisse et la garde face cachée devant lui.
DG-11-5 = Un Bizuth Oméga placé sur la carte Alerte déclenche les effets de sa ligne, qui sont résolus avant que le tour continue.
DG-11-6 = Le Bonus d’Alerte s’ajoute à la valeur d’Alerte de chaque Zone du Donjon pour le reste de la partie.
DG-11-7 = Seul le plus haut Bonus d’Alerte atteint compte ; les bonus ne s’additionnent pas.
DG-11-8 = Ravitaillement : l’Université reçoit de la Réserve le nombre de Bizuths gris de cette ligne multiplié par le nombre de joueurs (tel que le compte le Niveau des joueurs), ou tous ceux qui restent s’il y en a moins.
DG-11-9 = Le ravitaillement met aussi dans l’Université un Bizuth Oméga de la Réserve, s’il y en a un.
DG-11-10 = Après le tirage d’un Bizuth Oméga, l’ordre est : le placer, vider le Feu de camp dans la Réserve, piocher la Poisse, puis Bonus d’Alerte et ravitaillement ; les Bizuths du Feu de camp peuvent donc en faire partie.
DG-11-11 = Lors d’un ravitaillement, les Bizuths encore dans l’Université y restent ; les nouveaux s’y ajoutent.
DG-11-12 = Comme il y a 5 Bizuths Oméga, une carte Alerte a au plus 4 emplacements.

DG-12 = Niveau des joueurs
DG-12-1 = Bizuths : les nombres de la carte Alerte s’appliquent tels quels.
DG-12-2 = Étudiants : pour tous les calculs de la carte Alerte, on compte un joueur de moins.
DG-12-3 = Professeurs (3 joueurs ou plus) : pour tous les calculs de la carte Alerte, on compte deux joueurs de moins.
DG-12-4 = Recteurs (4 joueurs ou plus) : pour tous les calculs de la carte Alerte, on compte trois joueurs de moins.
DG-12-5 = Quel que soit le Niveau des joueurs, on compte au moins 1 joueur.
DG-12-6 = Avec les Effets Principaux, le niveau Bizuths est conseillé, mais pas obligatoire.

## Tour, Repos, Thèse

DG-13 = Tour
DG-13-1 = À son tour, un joueur mène une seule Activité : Repos, Soutenir la Thèse ou Explorer.
DG-13-2 = Qui commence son tour dans la Zone de départ doit Explorer.
DG-13-3 = Qui commence son tour avec autant de jetons Sonné que de Résistance doit prendre un Repos.
DG-13-4 = Si un Chercheur commence dans la Zone de départ avec autant de jetons Sonné que de Résistance, il doit prendre un Repos.
DG-13-5 = On ne peut jouer de cartes Astuce que pendant que quelqu’un Explore, jamais pendant un Repos ni une Soutenance de Thèse.
DG-13-6 = Le Repos et Soutenir la Thèse n’ont ni phase de Mouvement, ni phase d’Action, ni phase de Fin.

DG-14 = Repos
DG-14-1 = Repos, étape 1 : le Chercheur retourne dans la Zone de départ.
DG-14-2 = Repos, étape 2 : tous ses jetons Sonné sont défaussés.
DG-14-3 = Repos, étape 3 : l’une de ses cartes Poisse est défaussée, s’il en a.
DG-14-4 = Le propriétaire choisit quelle Poisse un Repos défausse ; ce peut être une carte face cachée.
DG-14-5 = Repos, étape 4 : si le Chercheur a moins de Bizuths que ses Bizuths initiaux, il en prend dans la Réserve jusqu’à ce nombre, tant qu’il y en a. En avoir plus ne coûte rien.
DG-14-6 = Repos, étape 5 : le joueur peut défausser autant de cartes Astuce qu’il veut.
DG-14-7 = Repos, étape 6 : le joueur pioche des cartes Astuce jusqu’à sa valeur de Main.
DG-14-8 = Repos, étape 7 : le tour se termine.
DG-14-9 = Le retour dans la Zone de départ pour un Repos est direct, sans emprunter de Passages, et ne déclenche aucun Effet de Zone.

DG-15 = Soutenir la Thèse
DG-15-1 = Il faut au moins 2 Étoiles pour Soutenir la Thèse.
DG-15-2 = Thèse, étape 1 : le Chercheur retourne dans la Zone de départ.
DG-15-3 = Thèse, étape 2 : le joueur regarde la carte Clan en secret et gagne le jeton Savoir, s’il ne l’a pas déjà.
DG-15-4 = Thèse, étape 3 : on compte les points du Carnet de notes avec les Modificateurs de la carte Clan ; Doctorants et cartes Poisse ne comptent pas ici.
DG-15-5 = La Thèse réussit si le total atteint au moins les Points de Thèse de la carte Clan.
DG-15-6 = Thèse réussie, étape 1 : la carte Clan est révélée et reste face visible sur le Campus.
DG-15-7 = Thèse réussie, étape 2 : on ajoute les points bonus extérieurs au Carnet de notes (Doctorants) et on retranche les pénalités de ses cartes Poisse.
DG-15-8 = Thèse réussie, étape 3 : la première Thèse réussie de la partie ajoute 10 points, la deuxième 7, la troisième 5, la quatrième 3.
DG-15-9 = Thèse réussie, étape 4 : le joueur annonce son score final, qui ne change plus.
DG-15-10 = Thèse réussie, étape 5 : le Chercheur sort de la partie, et plus aucun effet ne le prend en compte.
DG-15-11 = Thèse réussie, étape 6 : le tour se termine, et pour ce joueur la partie aussi ; les règles de la fin de partie s’appliquent désormais.
DG-15-12 = La Thèse échoue si le total est inférieur aux Points de Thèse.
DG-15-13 = Thèse ratée, étape 1 : la carte Clan revient à sa place, face cachée si elle l’était.
DG-15-14 = Thèse ratée, étape 2 : le joueur pioche une carte Poisse et la révèle aussitôt.
DG-15-15 = Thèse ratée, étape 3 : le cube le plus précieux du Carnet de notes va dans la Réserve : Hiérarchie, à défaut Richesse, Mysticisme, Milice, Civilisation.
DG-15-16 = Après une Thèse ratée, le cube le plus précieux se juge aux valeurs imprimées, pas à celles que le Clan modifie.
DG-15-17 = Thèse ratée, étape 4 : le tour se termine, et le Chercheur reste dans la Zone de départ.
DG-15-18 = On peut Soutenir la Thèse autant de fois qu’on veut ; chaque essai demande 2 Étoiles à ce moment-là.
DG-15-19 = Après une Thèse réussie, la main du joueur est défaussée ; ses cubes, Bizuths, Doctorants et cartes Poisse restent avec lui, tels quels.
DG-15-20 = Après une Thèse réussie, les cartes Poisse face cachée du joueur sont retournées pour être comptées ; leurs effets ne s’appliquent pas.

DG-16 = Carte Clan
DG-16-1 = Une carte Clan porte un nom, des Points de Thèse et des Modificateurs.
DG-16-2 = Un Modificateur change la valeur de chacun des cubes de sa couleur sur le Carnet de notes.
DG-16-3 = Adeptes du Sang : Milice +2, si bien que 4 cubes de Milice donnent 4 × 5 = 20 points au lieu de 12.
DG-16-4 = Aucun cube ne vaut jamais moins de 0.
DG-16-5 = Dès le début, tous savent quel peuple habite le Donjon, les Faunes ; personne ne sait lequel de leurs Clans.
DG-16-6 = Les Modificateurs ne comptent que pour la Thèse et le décompte final, jamais pour la difficulté de l’Espionnage ni pour dire quel cube est le plus précieux.

## Explorer : mouvement, Zones, Escalier

DG-17 = Explorer : phases et mouvement
DG-17-1 = Explorer se fait en trois phases, dans cet ordre : Mouvement, Action, Fin.
DG-17-2 = Pendant les phases de Mouvement et d’Action, le joueur actif peut jouer autant de cartes Astuce qu’il veut, dans la limite de leurs effets.
DG-17-3 = Pendant les phases de Mouvement et d’Action d’un autre joueur, on ne peut jouer que des effets Instantanés.
DG-17-4 = Personne ne peut jouer de cartes Astuce en phase de Fin.
DG-17-5 = Au début de la phase de Mouvement, le Chercheur reçoit autant de points de Vitesse que sa Vitesse à ce moment.
DG-17-6 = Avec 1 point de Vitesse, le Chercheur se déplace dans une Zone Adjacente et Reliée à celle où il se trouve.
DG-17-7 = Avec 1 point de Vitesse, le Chercheur peut aussi explorer : il pioche une Zone dans la pile de l’Étage où il se trouve, la place Adjacente et Reliée à la sienne, et y entre aussitôt.
DG-17-8 = Le joueur actif peut passer à la phase d’Action à tout moment ; les points de la carte de Chercheur non dépensés sont alors perdus.
DG-17-9 = Des effets peuvent donner des points de Vitesse supplémentaires ; on les tient à part de ceux de la carte de Chercheur.
DG-17-10 = Après la phase de Mouvement, les points de la carte de Chercheur ne peuvent plus être dépensés, mais d’autres effets peuvent encore déplacer le Chercheur.
DG-17-11 = Les points de Vitesse supplémentaires peuvent être dépensés en phase de Mouvement et en phase d’Action, mais pas pendant un test de Discrétion ; ceux qui restent au début de la phase de Fin sont perdus.
DG-17-12 = Un point de Vitesse supplémentaire dépensé en phase d’Action peut lui aussi placer une nouvelle Zone.
DG-17-13 = Personne n’est obligé de se déplacer : un Chercheur peut rester où il est.
DG-17-14 = Un Chercheur peut entrer dans la Zone de départ par un déplacement ordinaire.
DG-17-15 = Plusieurs Chercheurs, et aussi le Boss, peuvent se trouver dans la même Zone.
DG-17-16 = Depuis la Zone de départ, on explore en piochant dans la pile de l’Étage I.

DG-18 = Les Zones et leur placement
DG-18-1 = Une Zone porte des emplacements de cubes par couleur, une valeur d’Alerte, de 1 à 8 Passages, des Effets de Zone, l’icône du Donjon, son Étage et son numéro, et parfois des Portes.
DG-18-2 = Une Zone est un carré avec deux positions de Passage par côté, huit en tout.
DG-18-3 = Une Zone peut être décalée d’un demi-côté par rapport à sa voisine.
DG-18-4 = Deux Zones sont Adjacentes si elles se touchent sur au moins un demi-côté.
DG-18-5 = Deux Zones sont Reliées si elles sont Adjacentes et qu’en un point du contact toutes deux ont un Passage, sans Mur.
DG-18-6 = Des Zones d’Étages différents ne sont Reliées que par un Escalier.
DG-18-7 = Un Étage est l’ensemble des Zones Adjacentes et Reliées de même numéro romain ; une Aire est l’ensemble des Zones Adjacentes, quel que soit leur Étage. Le Donjon des Faunes est une seule Aire.
DG-18-8 = Placement, étape 1 : le joueur pioche la première Zone de la pile de l’Étage où se trouve le Chercheur.
DG-18-9 = Après avoir vu la Zone, le joueur choisit librement sa position et son orientation, parmi celles qui sont permises.
DG-18-10 = Les Zones ne peuvent pas se chevaucher. Seul le lien avec la Zone où se trouve le Chercheur est obligatoire ; aux autres contacts, les Passages n’ont pas à se correspondre.
DG-18-11 = Si la Zone piochée ne peut pas être Reliée, elle va sous sa pile et on en pioche une autre.
DG-18-12 = Si aucune Zone de la pile ne peut être Reliée, ou si la pile est vide, le Chercheur reste où il est et le point de Vitesse est dépensé.
DG-18-13 = Une Zone qu’on vient de placer est aussi Reliée à toute autre Zone Adjacente de son Étage avec laquelle un Passage correspond.
DG-18-14 = Placement, étape 2 : on remplit les emplacements de la Zone avec des cubes de leurs couleurs pris dans la Réserve.
DG-18-15 = Les emplacements se remplissent de gauche à droite ; si la Réserve n’a pas de cube d’une couleur, cet emplacement reste vide.
DG-18-16 = Placement, étape 3 : le Chercheur entre aussitôt dans la Zone, à moins qu’une Porte ne la lui Bloque ; le point de Vitesse est dépensé dans tous les cas.
DG-18-17 = En entrant dans une Zone, on active son Escalier s’il y en a un ; avec les Zones dangereuses, les autres effets aussi, de gauche à droite.
DG-18-18 = Sans les règles Boss et Zones dangereuses, l’Escalier est le seul Effet de Zone qui compte ; les effets des jetons posés sur les Zones comptent toujours.
DG-18-19 = Le numéro arabe d’une Zone ne sert qu’à distinguer les tuiles.

DG-19 = Escaliers, Murs et Portes
DG-19-1 = L’Escalier d’une Zone n’est activé que par le tout premier Chercheur qui y entre.
DG-19-2 = Celui qui active un Escalier choisit une pile d’un Étage au-dessus ou au-dessous : depuis l’Étage I la pile II, depuis l’Étage II la I ou la III, depuis l’Étage III la II.
DG-19-3 = Avec un Escalier, on pioche la première Zone de la pile choisie et on la place Adjacente et Reliée à la Zone où se trouve le Chercheur, orientée comme on veut.
DG-19-4 = Les emplacements d’une Zone placée par un Escalier se remplissent de cubes comme pour toute Zone placée.
DG-19-5 = Le jeton Escalier se pose sur le Passage, ou sur les deux Passages, qui joignent la nouvelle Zone à celle de l’Escalier.
DG-19-6 = Tout autre Passage d’une Zone placée par un Escalier qui la relierait à une Zone déjà sur la table reçoit un Mur : ces Zones ne sont pas Reliées.
DG-19-7 = Le Chercheur n’entre pas dans la Zone placée par l’Escalier ; s’y rendre ensuite coûte 1 point de Vitesse.
DG-19-8 = Un Escalier s’emprunte dans les deux sens, comme tout Passage.
DG-19-9 = Si, pour un Escalier, aucune Zone de la pile choisie ne peut être Reliée (celles qui ne conviennent pas vont dessous), on peut essayer l’autre pile possible ; si rien ne convient, l’Escalier ne fait rien et attend le prochain Chercheur qui entrera.
DG-19-10 = Une Porte Bloque un Passage pour qui veut entrer dans la Zone qui la porte, jamais pour qui en sort.
DG-19-11 = Pour franchir une Porte, il faut au moins un cube de sa couleur sur le Carnet de notes ; pour une Porte de deux couleurs, au moins un de chaque.
DG-19-12 = Franchir une Porte ne coûte aucun cube.
DG-19-13 = Si deux Passages joignent les Zones et qu’un seul a une Porte, on peut emprunter l’autre.
DG-19-14 = Des Zones jointes seulement par une Porte sont quand même Reliées : pour l’Espionnage, pour Déposer des cubes et pour les effets.
DG-19-15 = Un Boss ignore les Portes.
DG-19-16 = Si la Zone qu’on vient de placer est Bloquée par sa Porte, le Chercheur reste où il est et l’Escalier n’est pas activé ; le premier à y entrer ensuite l’activera.

## Cartes Astuce et effets

DG-20 = Icônes d’effet
DG-20-1 = Recruter N : gagner N Bizuths du Feu de camp, ou autant qu’il y en a.
DG-20-2 = Vitesse N : recevoir N points de Vitesse.
DG-20-3 = Piocher N : piocher N cartes Astuce.
DG-20-4 = Bizuths N : tirer N Bizuths de l’Université vers le Feu de camp. C’est l’icône du danger.
DG-20-5 = Sacrifier N : mettre dans la Réserve N de ses propres Bizuths.
DG-20-6 = Sonné N : recevoir N jetons Sonné.
DG-20-7 = Défausser N : défausser N cartes Astuce, ou les faire défausser à quelqu’un.
DG-20-8 = +N Discrétion et +N Alerte : ajouter N à cette valeur pendant un test de Discrétion.
DG-20-9 = Divination N : révéler les N premières cartes Astuce du paquet et ajouter la plus haute valeur Bonus, comme décrit pour Magie.
DG-20-10 = Icône Instantané : l’effet peut aussi se jouer quand ce n’est pas son tour.
DG-20-11 = Icône Réaction : l’effet ne peut se jouer qu’en réponse à l’effet d’une carte Astuce qu’un adversaire vient de jouer, et il se résout avant tout autre.

DG-21 = Effets Auxiliaires
DG-21-1 = Exploration 1, dans sa propre phase de Mouvement ou d’Action : 1 point de Vitesse.
DG-21-2 = Exploration 2, dans sa propre phase de Mouvement ou d’Action : 2 points de Vitesse.
DG-21-3 = Exploration 3, dans sa propre phase de Mouvement ou d’Action : tirer 1 Bizuth, puis recevoir 3 points de Vitesse.
DG-21-4 = Subterfuge 1 (Instantané), dans le test de Discrétion de n’importe qui : +1 à la valeur de Discrétion ou +1 à la valeur d’Alerte.
DG-21-5 = Subterfuge 2 (Instantané) : comme Subterfuge 1, mais +2 ; pour augmenter la valeur d’Alerte, il faut d’abord tirer 1 Bizuth.
DG-21-6 = Subterfuge 3 (Instantané) : comme Subterfuge 2, mais +3 ; pour augmenter la valeur d’Alerte, il faut d’abord tirer 1 Bizuth.
DG-21-7 = Magie 1 (Instantané), dans le test de Discrétion de n’importe qui : Divination 1, c’est-à-dire révéler la première carte Astuce du paquet et ajouter sa valeur Bonus à la Discrétion ou à l’Alerte.
DG-21-8 = Magie 2 (Instantané) : tirer 1 Bizuth, puis révéler deux cartes et ajouter la plus haute valeur Bonus à la Discrétion ou à l’Alerte.
DG-21-9 = Magie 3 (Instantané) : comme Magie 2, mais avec 2 Bizuths et trois cartes.
DG-21-10 = Dans une Divination, on choisit entre Discrétion et Alerte avant de révéler les cartes.
DG-21-11 = Les cartes révélées par une Divination sont défaussées.
DG-21-12 = Notoriété 1, dans sa propre phase de Mouvement ou d’Action : prendre 1 Bizuth au Feu de camp, s’il y en a.
DG-21-13 = Notoriété 2, dans sa propre phase de Mouvement ou d’Action : prendre jusqu’à 2 Bizuths au Feu de camp.
DG-21-14 = Notoriété 3, dans sa propre phase de Mouvement ou d’Action : tirer d’abord 1 Bizuth, puis en prendre 3 au Feu de camp, ou autant qu’il y en a.
DG-21-15 = Social 1 : piocher 1 carte Astuce.
DG-21-16 = Social 2 : Sacrifier 1 Bizuth, puis piocher 2 cartes Astuce.
DG-21-17 = Social 3 (Instantané), aussi pendant le tour d’un adversaire : Sacrifier 1 Bizuth puis piocher 2 cartes Astuce, ou bien défausser 1 carte Astuce ou la faire défausser à un adversaire.
DG-21-18 = Social 1 et 2 ne peuvent se jouer que dans sa propre phase de Mouvement ou d’Action.
DG-21-19 = Un effet Social dont on ne peut pas payer le Sacrifice ne fait rien piocher.
DG-21-20 = Destin 4 ou 5, premier emploi (Instantané), dans le test de Discrétion de n’importe qui : tirer 1 Bizuth, puis +4 ou +5 à la Discrétion.
DG-21-21 = Destin 4 ou 5, second emploi (Instantané), dans le test de Discrétion de n’importe qui : tirer 2 Bizuths, puis +4 ou +5 à l’Alerte.
DG-21-22 = C’est celui qui joue la carte qui tire les Bizuths que son Effet Auxiliaire demande, et qui prend la Poisse s’il y en a une.
DG-21-23 = Dans l’Espionnage, la valeur d’Alerte que les Effets Auxiliaires augmentent est celle de la cible.
DG-21-24 = Un Bizuth Oméga tiré pour un Effet Auxiliaire est entièrement résolu avant que l’effet continue.

DG-22 = Cartes Astuce
DG-22-1 = Il y a six types de cartes Astuce : Exploration, Subterfuge, Magie, Social, Notoriété et Destin.
DG-22-2 = Chaque carte Astuce a une valeur Bonus, un nom avec un Effet Principal (utilisé seulement avec cette règle avancée) et un ou deux Effets Auxiliaires.
DG-22-3 = Les cartes Destin n’ont pas d’Effet Principal, mais une valeur Bonus élevée et deux Effets Auxiliaires.
DG-22-4 = Une carte Astuce sert à une seule chose, sa valeur Bonus, son Effet Principal ou un Effet Auxiliaire, puis elle est défaussée.
DG-22-5 = Quand le paquet de cartes Astuce est vide, on mélange la défausse pour former un nouveau paquet.
DG-22-6 = La défausse est mélangée quand il faut piocher ou révéler une carte et que le paquet est vide ; si les deux sont vides, on ne pioche rien.
DG-22-7 = Une carte utilisée va à la défausse dès que son emploi est résolu.
DG-22-8 = Une carte dont l’Effet Auxiliaire est de niveau 1, 2 ou 3 a ce niveau pour valeur Bonus ; Destin 4 et 5 ont 4 et 5. Aucune valeur Bonus n’est 0.

## Actions : Étude et Espionnage

DG-23 = Phase d’Action
DG-23-1 = En phase d’Action, le joueur actif peut faire une Action, et une seule.
DG-23-2 = Les Actions sont : Étude ; Espionnage ; un Effet Principal marqué ACTION (avec les Effets Principaux) ; un Effet de Zone à Action (avec les Zones dangereuses, ou sur un jeton Téléportation).
DG-23-3 = En phase d’Action, personne n’est obligé de faire une Action.
DG-23-4 = En phase d’Action, le joueur actif peut se déplacer avec des cartes Exploration avant ou après l’Action, mais pas pendant un test de Discrétion.

DG-24 = Étude
DG-24-1 = Étude, étape 1 : la valeur d’Alerte est celle qui est imprimée plus le Bonus d’Alerte du moment, plus les Modificateurs du Boss s’il est là, de la carte Panique et d’autres effets.
DG-24-2 = Étude, étape 2 : le joueur déclare combien de cubes il vise, au moins 1 et au plus son Intelligence, en partant du plus à gauche.
DG-24-3 = Dans une Étude, la valeur d’Alerte augmente de 1 pour 2 cubes, de 3 pour 3, de 6 pour 4 et de 10 pour 5 ; un seul cube n’ajoute rien.
DG-24-4 = Dans une Étude, on ne peut pas déclarer plus de cubes qu’il n’y en a dans la Zone pour lesquels son Carnet de notes a de la place.
DG-24-5 = Une Étude demande au moins un cube dans la Zone que le Chercheur puisse Récolter.
DG-24-6 = Étude, étape 3 : le joueur joue de sa main, toutes ensemble, une ou plusieurs cartes Astuce, seulement pour leur valeur Bonus.
DG-24-7 = Dans une Étude, la valeur de Discrétion est la somme des valeurs Bonus jouées plus le Bonus d’Étude du joueur.
DG-24-8 = Une fois déclarée, la valeur de Discrétion ne peut plus être changée par des valeurs Bonus de cartes en main, mais seulement par d’autres effets.
DG-24-9 = Étude, étape 4 : le joueur de gauche peut jouer autant d’effets Instantanés qu’il veut, un à la fois, chacun entièrement résolu avant le suivant, jusqu’à ce qu’il déclare s’arrêter ; puis le joueur à sa gauche, et ainsi de suite, pour un seul tour de table.
DG-24-10 = Dans une Étude, les adversaires peuvent augmenter la valeur d’Alerte ou celle de Discrétion.
DG-24-11 = Étude, étape 5 : en dernier, celui qui fait le test peut à son tour jouer autant d’effets qu’il veut.
DG-24-12 = Une Étude ne fait qu’un seul tour de table : après l’étape 5, personne ne peut rien ajouter, sauf des Réactions aux Effets Principaux joués à cette étape.
DG-24-13 = L’Étude réussit si la valeur de Discrétion atteint au moins la valeur d’Alerte.
DG-24-14 = Après une Étude réussie, le Chercheur Récolte les cubes déclarés, chacun dans sa colonne.
DG-24-15 = Si la valeur de Discrétion est inférieure à la valeur d’Alerte, l’Étude échoue : le Chercheur reçoit 1 jeton Sonné, puis tire 1 Bizuth de l’Université.
DG-24-16 = Les cartes jouées pour leur valeur Bonus sont défaussées quel que soit le résultat.
DG-24-17 = Les cartes jouées pour leur valeur Bonus sont montrées en même temps, en une seule déclaration.
DG-24-18 = À l’étape 4 d’une Étude, on saute les adversaires qui sont dans la Zone de départ.
DG-24-19 = Un joueur sans carte Astuce ne peut pas faire d’Étude.
DG-24-20 = Après une Étude, les cubes sont Récoltés un par un à partir de la gauche, et l’on vérifie Savoir, Étoiles et Flèches après chacun.

DG-25 = Espionnage
DG-25-1 = Espionnage, étape 1 : l’espion Sacrifie un de ses Bizuths ; sans Bizuth, pas d’Espionnage.
DG-25-2 = Espionnage, étape 2 : l’espion indique la couleur d’un cube du Carnet de notes d’un autre Chercheur, qui doit se trouver dans la même Zone ou dans une Zone Adjacente et Reliée.
DG-25-3 = La cible d’un Espionnage ne peut pas être dans la Zone de départ et doit être encore en jeu.
DG-25-4 = Espionnage, étape 3 : la valeur d’Alerte est la valeur imprimée de ce cube plus le nombre de Bizuths de la cible.
DG-25-5 = Dans l’Espionnage, le Bonus d’Alerte et les Modificateurs du Boss et de la carte Panique ne comptent pas.
DG-25-6 = Espionnage, étape 4 : l’espion joue, toutes ensemble, une ou plusieurs cartes Astuce ; la valeur de Discrétion est la somme de leurs valeurs Bonus.
DG-25-7 = Dans l’Espionnage, le Bonus d’Étude ne compte pas.
DG-25-8 = Après la déclaration de Discrétion dans un Espionnage, les valeurs Bonus des cartes en main ne comptent plus.
DG-25-9 = Espionnage, étape 5 : la cible peut jouer autant d’effets Instantanés qu’elle veut, un à la fois, chacun entièrement résolu.
DG-25-10 = Espionnage, étape 6 : quand la cible s’arrête, l’espion fait de même.
DG-25-11 = Espionnage, étape 7 : on répète les étapes 5 et 6 jusqu’à ce que tous deux renoncent l’un après l’autre.
DG-25-12 = Pendant un Espionnage, seuls les deux Chercheurs concernés peuvent jouer des cartes Astuce, sans exception.
DG-25-13 = L’Espionnage réussit si la valeur de Discrétion atteint au moins la valeur d’Alerte : l’espion Vole le cube le plus haut de la couleur indiquée.
DG-25-14 = Si la colonne de cette couleur est pleine chez l’espion, le cube volé va dans la Réserve.
DG-25-15 = L’Espionnage échoue si la valeur de Discrétion est inférieure à la valeur d’Alerte : l’espion reçoit 1 jeton Sonné, puis tire 1 Bizuth.
DG-25-16 = Dans l’Espionnage, les Bizuths de la cible sont comptés une seule fois, à l’étape 3.
DG-25-17 = On ne peut commencer un Espionnage que s’il existe une cible valable ; le Bizuth est Sacrifié avant que le cube soit indiqué et ne revient pas, quel que soit le résultat.

## Fin du tour, fin de partie

DG-26 = Phase de Fin
DG-26-1 = En phase de Fin, personne ne peut jouer de cartes Astuce.
DG-26-2 = Fin, étape 1 (seulement sans les Effets Principaux) : le joueur actif tire 1 Bizuth de l’Université.
DG-26-3 = Fin, étape 2 : tous ceux qui ont des cartes Poisse face cachée les révèlent une à une et les appliquent.
DG-26-4 = Les Poisses face cachée sont révélées dans l’ordre du tour, en commençant par le joueur actif, et chacun révèle les siennes dans l’ordre où elles ont été piochées.
DG-26-5 = Une Poisse piochée à l’étape 1 de la phase de Fin est révélée à l’étape 2 de la même phase.
DG-26-6 = Fin, étape 3 : le joueur actif pioche des cartes Astuce jusqu’à sa valeur de Main.
DG-26-7 = Un joueur au-dessus de sa valeur de Main ne pioche ni ne défausse.
DG-26-8 = Fin, étape 4 : le tour se termine, et c’est au joueur de gauche de jouer.
DG-26-9 = On ne peut pas utiliser de Capacités en phase de Fin.

DG-27 = Cartes Poisse
DG-27-1 = Une Poisse a un nom, un effet qui dure et une pénalité en fin de partie.
DG-27-2 = L’effet d’une Poisse dure jusqu’à la fin de la partie, à moins que le Repos, le Bivouac ou un autre effet ne retire la carte.
DG-27-3 = Les cartes Poisse sont piochées face cachée et révélées à la prochaine phase de Fin, quel que soit le joueur actif.
DG-27-4 = La Poisse d’une Thèse ratée, elle, est révélée aussitôt.
DG-27-5 = Une Poisse face cachée n’a pas d’effet, mais sa pénalité est comptée au score final.
DG-27-6 = Une Poisse défaussée va dans la défausse des Poisses, que l’on mélange quand le paquet est vide.
DG-27-7 = Les effets de plusieurs cartes Poisse sur un même Chercheur se cumulent.

DG-28 = Fin de partie, sans Alerte maximale
DG-28-1 = Première cause de fin, la première Thèse réussie : la partie continue pour les Chercheurs qui n’ont pas encore réussi.
DG-28-2 = À chacun de ses tours suivants, le joueur de la première Thèse prend un Bizuth Oméga dans la Réserve, ou à défaut dans l’Université, et le pose sur un emplacement libre de la carte Alerte. S’il n’y a plus d’emplacement libre, le dernier tour de table commence, puis vient le décompte.
DG-28-3 = Deuxième cause de fin, un Bizuth Oméga tiré alors que la carte Alerte n’a plus d’emplacement libre : la partie finit au début du prochain tour du joueur dont c’est alors le tour.
DG-28-4 = Troisième cause de fin, plus aucun cube dans le Donjon et plus aucune Zone à placer : la partie finit aussitôt.
DG-28-5 = Un Bizuth Oméga posé par le joueur de la première Thèse active le Bonus d’Alerte et le ravitaillement, mais ne donne pas de Poisse et ne vide pas le Feu de camp.
DG-28-6 = Au dernier tour de table, chaque Chercheur encore en jeu joue encore un tour ; la partie finit quand on revient au joueur de la première Thèse.
DG-28-7 = Seul le joueur de la première Thèse pose un Bizuth Oméga à chaque tour suivant ; les tours de ceux qui réussissent après lui sont sautés.
DG-28-8 = Si tous les Chercheurs ont Soutenu la Thèse avec succès, la partie finit aussitôt.
DG-28-9 = Si plusieurs causes de fin jouent, c’est la fin la plus proche qui compte.
DG-28-10 = Les cubes du Donjon sont ceux qui se trouvent sur les Zones placées.

DG-29 = Décompte
DG-29-1 = Seuls concourent les Chercheurs dont la Thèse a réussi ; tous les autres ont perdu.
DG-29-2 = Si personne n’a réussi sa Thèse, tout le monde concourt.
DG-29-3 = Le score est la somme des points des colonnes, du Modificateur du Clan pour chaque cube, de 10, 7, 5 ou 3 selon le rang de la Thèse et des points des Doctorants (avec les Effets Principaux), moins les pénalités des cartes Poisse.
DG-29-4 = Un Chercheur dont la Thèse a réussi garde le score annoncé alors.
DG-29-5 = Le score le plus élevé gagne.
DG-29-6 = Premier départage : à égalité de points, la Thèse réussie la première l’emporte.
DG-29-7 = Deuxième départage : le Chercheur qui a le plus de Bizuths l’emporte.
DG-29-8 = Troisième départage : le joueur le plus jeune l’emporte.
DG-29-9 = Au décompte, on révèle la carte Clan et toutes les cartes Poisse face cachée, ces dernières pour leurs pénalités.
DG-29-10 = Un score final peut être négatif.

## Règles avancées

DG-30 = Règles avancées
DG-30-1 = Boss, Zones dangereuses, Alerte maximale et Effets Principaux se combinent librement.
DG-30-2 = Les joueurs s’accordent sur les règles avancées avant la partie.

DG-31 = Boss
DG-31-1 = L’Effet de Zone Boss s’active quand un Chercheur entre dans une Zone qui le porte, pour la première fois dans un tour donné.
DG-31-2 = L’effet Boss s’active au plus une fois par tour, quelle que soit la Zone.
DG-31-3 = L’effet Boss est toujours le plus à droite de sa Zone, et il vient en dernier.
DG-31-4 = Quand l’effet Boss s’active, le jeu s’interrompt : si le Boss n’est pas dans le Donjon, on résout son Apparition, sinon son Activation.
DG-31-5 = Une carte Boss a un nom avec deux profils, un Modificateur d’Alerte, une Apparition, une Activation et une Rencontre.
DG-31-6 = Le Boss augmente la valeur d’Alerte de la Zone où il se trouve selon son Modificateur.
DG-31-7 = Quand le Boss entre dans une Zone où il y a des Chercheurs, sa Rencontre s’applique à chacun d’eux dans l’ordre du tour.
DG-31-8 = Un Chercheur qui entre dans la Zone du Boss ne provoque pas de Rencontre.
DG-31-9 = Au moment où il s’active, le Boss ne voit pas les Chercheurs de la Zone d’où il part : il n’y a pas de Rencontre avec eux.
DG-31-10 = Si son déplacement fait sortir le Boss de la Zone d’où il est parti puis l’y ramène, il voit les Chercheurs présents et il y a Rencontre.
DG-31-11 = Quand le déplacement du Boss est Tiré au sort et que le Chercheur désigné est dans sa propre Zone, le Boss doit, si possible, en sortir et y revenir.
DG-31-12 = Le Boss peut entrer dans la Zone de départ, mais aucune Rencontre n’y a lieu.
DG-31-13 = Ce que ni la carte Boss ni les règles ne tranchent est choisi par le joueur qui a activé le Boss.
DG-31-14 = Un Boss ne révèle jamais de nouvelle Zone, sauf si sa carte le dit.
DG-31-15 = Un Boss se déplace de façon à provoquer le plus d’interactions possible.
DG-31-16 = Avec les Zones dangereuses, le Boss peut emprunter les Passages secrets.
DG-31-17 = Un Boss ignore les Portes mais pas les Murs, et ne se déplace qu’entre Zones Reliées.
DG-31-18 = L’ordre du tour pour les Rencontres commence par le joueur actif.
DG-31-19 = Le Boss ne déclenche ni les autres Effets de Zone ni les Pièges.

DG-32 = Zones dangereuses
DG-32-1 = La plupart des Zones ont un ou plusieurs Effets de Zone ; certaines peuvent n’en avoir aucun.
DG-32-2 = Un Chercheur qui entre dans une Zone en passe les effets en revue de gauche à droite.
DG-32-3 = Les effets Passifs (carrés, sans flèches) agissent dans les cas qu’ils décrivent.
DG-32-4 = Les effets d’Entrée (quatre flèches vers l’intérieur) se résolvent à chaque entrée, de gauche à droite ; Escalier et Boss en font partie.
DG-32-5 = Les effets de Sortie (ronds, flèches vers l’extérieur) touchent ou servent un Chercheur qui quitte la Zone.
DG-32-6 = Les effets à Action (ronds, sans flèches) peuvent servir d’Action dans sa propre phase d’Action.
DG-32-7 = Un effet coloré ne concerne que les Chercheurs qui ont au moins un cube de cette couleur, et eux seuls peuvent l’utiliser.
DG-32-8 = Chance N et Malchance N : après avoir déclaré sa Discrétion dans un test, le Chercheur doit révéler N cartes Astuce et ajouter la plus haute valeur Bonus parmi elles, avec Chance (bleu) à sa propre Discrétion, avec Malchance (rouge) à l’Alerte de la Zone.
DG-32-9 = Danger N : qui rate un test de Discrétion dans cette Zone tire N Bizuths au lieu de 1.
DG-32-10 = Embuscade N : un Chercheur qui entre reçoit N jetons Sonné ; chacun peut être évité en Sacrifiant un Bizuth.
DG-32-11 = Stop : un Chercheur qui entre perd tous ses points de Vitesse restants ; des cartes Exploration peuvent lui en donner de nouveaux.
DG-32-12 = Obole N : un Chercheur qui entre Dépose N cubes de son choix sur les emplacements vides les plus à gauche de la Zone, quelle que soit leur couleur.
DG-32-13 = Les cubes d’une Obole qui ne trouvent pas de place vont sur des emplacements vides de Zones Adjacentes et Reliées, ou à défaut dans la Réserve.
DG-32-14 = Un Chercheur qui a moins de cubes que l’Obole n’en demande Dépose tous ceux qu’il a.
DG-32-15 = Bivouac (Action), dans cet ordre : tous les jetons Sonné du Chercheur sont défaussés ; une Poisse est défaussée ; on reprend des Bizuths dans la Réserve jusqu’aux Bizuths initiaux ; on peut défausser des cartes Astuce ; on pioche jusqu’à la valeur de Main.
DG-32-16 = Dans le Donjon des Faunes, le Bivouac n’apparaît que sur fond jaune ou vert.
DG-32-17 = Le Bivouac ne déplace pas le Chercheur et ne met pas fin au tour.
DG-32-18 = Passage secret : dans sa propre phase de Mouvement, un Chercheur peut dépenser 1 point de Vitesse pour se rendre dans une Zone déjà placée qui a un Passage secret de même lettre.
DG-32-19 = Un Passage secret ne tient compte ni des Portes, ni des Étages, ni des Murs, ni de l’adjacence ; qui l’emprunte entre dans la Zone d’arrivée.
DG-32-20 = Il faut entrer dans la Zone qu’on a piochée, sauf si une Porte l’empêche ; on subit donc ses effets d’Entrée à l’aveugle.
DG-32-21 = Si un effet d’Entrée fait sortir le Chercheur de la Zone, les effets plus à droite ne sont pas résolus.
DG-32-22 = Les effets d’une Zone se résolvent à chaque entrée ; l’Escalier seulement à la première, et un Piège une seule fois.

DG-33 = Alerte maximale
DG-33-1 = Les cartes Panique parmi lesquelles on pioche sont celles sans condition, celles qui portent l’icône du Donjon et, avec la règle Boss, celles qui nomment le Boss utilisé.
DG-33-2 = Parmi les cartes Panique qui conviennent, on en pioche une sans la regarder et on la place sous la carte Alerte.
DG-33-3 = Une carte Panique a un nom, des conditions de Donjon et de Boss, la façon de remplir l’Université, des effets et un Modificateur d’Alerte pour toutes les Zones.
DG-33-4 = Avec l’Alerte maximale, ces règles remplacent la fin de partie habituelle.
DG-33-5 = L’Alerte maximale commence à la première Thèse réussie, ou quand un Bizuth Oméga est tiré et que la carte Alerte n’a plus d’emplacement libre.
DG-33-6 = Quand l’Alerte maximale commence, dans cet ordre : on retire la carte Alerte et on met tous ses Bizuths Oméga dans la Réserve ; on révèle la carte Panique ; on vide l’Université dans la Réserve ; on la remplit comme le dit la carte ; on applique les règles de la carte.
DG-33-7 = Les règles d’une carte Panique qui demandent à chaque joueur de faire quelque chose au début de son tour valent aussi pour ceux dont le Chercheur a déjà rendu sa Thèse.
DG-33-8 = En Alerte maximale, on ne peut choisir qu’Explorer ; le Repos et Soutenir la Thèse ne sont plus disponibles.
DG-33-9 = En Alerte maximale, les jetons Sonné ne peuvent plus être défaussés pour aucune raison ; un Chercheur qui en a autant que de Résistance Explore quand même.
DG-33-10 = Oméga infini : qui tire le Bizuth Oméga pioche une Poisse selon les règles habituelles, puis remet le Bizuth Oméga dans le sac.
DG-33-11 = En Alerte maximale, on ne peut plus placer de nouvelle Zone.
DG-33-12 = En Alerte maximale, on ne peut plus mettre de cubes de la Réserve sur les Zones.
DG-33-13 = Thèse forcée : en Alerte maximale, un Chercheur qui finit son tour dans la Zone de départ Soutient aussitôt la Thèse et sort de la partie, quel que soit le résultat.
DG-33-14 = En Alerte maximale, la partie finit aussitôt quand il ne reste plus de cube dans le Donjon.
DG-33-15 = En Alerte maximale, la partie finit aussi dès qu’on tire le Bizuth Oméga et que le sac est vide avant qu’on l’y remette.
DG-33-16 = En Alerte maximale, la partie finit aussi dès qu’aucun des Chercheurs encore dans le Donjon n’est en état de jouer.
DG-33-17 = En Alerte maximale, la partie finit aussi dès que tous les Chercheurs ont Soutenu la Thèse.
DG-33-18 = Après l’Alerte maximale vient le décompte habituel.
DG-33-19 = Les jetons Sonné au-delà de la Résistance sont défaussés même en Alerte maximale.
DG-33-20 = Une Thèse forcée avec moins de 2 Étoiles échoue automatiquement.
DG-33-21 = Le Bonus d’Alerte de la carte Alerte retirée ne compte plus ; c’est le Modificateur de la carte Panique qui compte.
DG-33-22 = Le Bizuth Oméga qui déclenche l’Alerte maximale donne quand même sa Poisse et vide le Feu de camp.
DG-33-23 = Le Bizuth Oméga du nouveau remplissage vient de la Réserve ; pendant l’Alerte maximale, il n’y en a qu’un dans le sac.
DG-33-24 = En Alerte maximale, des cubes des Carnets de notes peuvent encore arriver sur les Zones, Déposés ou par une Obole.
DG-33-25 = Une Thèse forcée ratée a les suites habituelles : la carte Clan revient en place, une Poisse est révélée, le cube le plus précieux va dans la Réserve. Puis le Chercheur sort de la partie, garde ce qu’il possède tel quel, et ne concourt que si personne n’a réussi.

DG-34 = Effets Principaux
DG-34-1 = Une carte peut se jouer pour son Effet Principal au lieu d’un Effet Auxiliaire ou de sa valeur Bonus.
DG-34-2 = Il n’y a pas de limite aux effets joués dans un tour, tant qu’on respecte coûts et timings.
DG-34-3 = Une fois un Effet Principal joué, on ne peut utiliser aucune autre carte Astuce ni Capacité avant qu’il soit entièrement résolu, sauf des Réactions.
DG-34-4 = Les Effets Principaux peuvent servir dans les tests de Discrétion, au moment où le test permet de jouer des cartes.
DG-34-5 = Avec les Effets Principaux, on omet le tirage de 1 Bizuth en phase de Fin.
DG-34-6 = Un Effet Principal se joue en cinq étapes : 1, voir si c’est une ACTION ; 2, vérifier son timing ; 3, le déclarer ; 4, payer son coût ; 5, le résoudre.
DG-34-7 = Une ACTION ne peut se jouer que dans sa propre phase d’Action et constitue l’Action de ce tour, à la place de l’Étude ou de l’Espionnage.
DG-34-8 = On ne peut jouer qu’un seul Effet Principal ACTION par tour, à part de rares cas comme Sofia Remontée.
DG-34-9 = Timing Standard : sa propre phase de Mouvement ou d’Action.
DG-34-10 = Timing Instantané : la phase de Mouvement ou d’Action de n’importe qui.
DG-34-11 = Réaction : à tout moment, mais seulement en réponse à un effet qu’un adversaire vient de déclarer ; elle se résout d’abord et en général l’annule.
DG-34-12 = Les coûts d’un effet annulé ne sont pas payés.
DG-34-13 = Une Réaction peut répondre à une autre Réaction.
DG-34-14 = Déclarer un Effet Principal, c’est montrer la carte ; si aucun adversaire ne réagit, on passe au paiement du coût.
DG-34-15 = Le coût d’un Effet Principal se paie avant de le résoudre. S’il y a plusieurs icônes, il faut toutes les payer ; celles que sépare une barre sont au choix.
DG-34-16 = Si le coût d’un Effet Principal ne peut pas être payé, la carte est défaussée sans effet.
DG-34-17 = Les coûts ou effets supplémentaires sur la carte d’un Effet Principal s’appliquent après les autres effets.
DG-34-18 = Le texte d’un Effet Principal s’exécute de haut en bas, dans l’ordre normal de lecture.
DG-34-19 = Vraiment célèbre (Notoriété, ACTION) : Récolter 1 cube de sa Zone ; tout autre Chercheur présent doit Donner 1 cube à celui qui joue la carte, qui tire ensuite un Bizuth de plus que de cubes reçus.
DG-34-20 = Les Réactions ne répondent qu’à des Effets Principaux, pas aux valeurs Bonus, aux Effets Auxiliaires ni aux Capacités.
DG-34-21 = Une carte annulée est défaussée ; si c’était une ACTION, l’Action est dépensée.
DG-34-22 = Pendant un Espionnage, ceux qui n’y participent pas ne peuvent pas jouer de Réactions.
DG-34-23 = Un joueur dont le Chercheur est dans la Zone de départ ne peut pas jouer de Réactions.

DG-35 = Priorité
DG-35-1 = Dans un test de Discrétion, c’est l’ordre du test qui vaut.
DG-35-2 = Hors des tests, le joueur actif a la Priorité et peut jouer une carte ou une Capacité, ou renoncer.
DG-35-3 = Après le joueur actif, la Priorité passe au joueur suivant à gauche, qui peut jouer une carte ou une Capacité Instantanée, et ainsi de suite.
DG-35-4 = La Priorité continue de tourner jusqu’à ce que plus personne ne veuille jouer.
DG-35-5 = Chaque carte ou Capacité est entièrement résolue avant qu’on en joue une autre.
DG-35-6 = Les Réactions n’attendent pas la Priorité ; en général, elles touchent la dernière carte jouée et pas encore résolue.
DG-35-7 = Si plusieurs joueurs veulent jouer ou réagir au même moment, le joueur actif passe d’abord, puis les autres dans l’ordre du tour.
DG-35-8 = La Priorité est proposée au début de la phase de Mouvement, après chaque déplacement achevé ou Zone placée, après chaque carte ou Capacité résolue, avant l’Action et après l’Action.

DG-36 = Jetons d’Effet de Zone
DG-36-1 = Certaines cartes Astuce posent des jetons sur les Zones ; chaque jeton ajoute un Effet de Zone.
DG-36-2 = Les effets des jetons comptent même sans la règle Zones dangereuses.
DG-36-3 = Un jeton Passage secret ajoute un Passage secret de lettre X pour le reste de la partie.
DG-36-4 = Un jeton Téléportation ajoute l’effet Téléportation pour le reste de la partie.
DG-36-5 = Téléportation (Action) : le Chercheur se rend dans n’importe quelle Zone placée du Donjon ; il lui faut au moins un cube de Mysticisme.
DG-36-6 = Un jeton Piège se pose face cachée, à gauche de tous les effets présents ; il vient donc en premier.
DG-36-7 = Le premier Chercheur qui entre dans la Zone d’un Piège le retourne et le subit ; puis le Piège va dans la Réserve.
DG-36-8 = Un Piège cache une Embuscade, un Stop ou une Obole.
DG-36-9 = L’Embuscade et l’Obole d’un Piège sont de valeur 1.
DG-36-10 = Le Chercheur qui a posé un Piège le déclenche lui aussi en entrant.
DG-36-11 = S’il y a plusieurs Pièges dans une Zone, le dernier posé est le plus à gauche et vient en premier.
DG-36-12 = On ne peut poser aucun jeton sur la Zone de départ.
DG-36-13 = Une Téléportation peut mener dans la Zone de départ, sauf pendant l’Alerte maximale.

DG-37 = Doctorants et cubes Protégés
DG-37-1 = Une carte Doctorant a un nom, des points bonus et un effet.
DG-37-2 = Une carte Astuce qui appelle un Doctorant donne ce Doctorant précis à celui qui la joue.
DG-37-3 = Si le Doctorant qu’une carte appelle appartient à un autre Chercheur, il lui est volé.
DG-37-4 = Le propriétaire d’un Doctorant profite de son effet tant qu’il le possède, et de ses points à la fin.
DG-37-5 = Les points des Doctorants n’aident pas à atteindre les Points de Thèse.
DG-37-6 = Il n’y a qu’un exemplaire de chaque Doctorant.
DG-37-7 = Un bouclier coloré sur un Doctorant rend Protégés les cubes de cette couleur de son propriétaire.
DG-37-8 = Quand un effet ferait Perdre un cube Protégé à quelqu’un, celui-ci peut décider de le garder.
DG-37-9 = La Protection n’empêche pas de devoir Donner.
DG-37-10 = On ne peut pas voler un Doctorant à un Chercheur sorti de la partie ou qui est dans la Zone de départ.
DG-37-11 = La Protection vaut contre l’Espionnage : le test peut réussir et le propriétaire garder quand même le cube.
DG-37-12 = La Protection ne sauve pas le cube perdu par une Thèse ratée.

## Mots-clés, formules, ce qui est toujours vrai

DG-38 = Mots-clés des cubes
DG-38-1 = Gagner : obtenir des cubes de quelque façon que ce soit, en les Récoltant ou en les Volant ; ils vont dans l’emplacement libre le plus bas de leur colonne.
DG-38-2 = Récolter : prendre un cube d’une Zone, le plus à gauche disponible, sauf si un effet laisse le choix.
DG-38-3 = Si la colonne du cube à Récolter est pleine, on prend le suivant pour lequel il y a de la place.
DG-38-4 = Voler : prendre le cube le plus haut d’une couleur sur le Carnet de notes d’un autre Chercheur.
DG-38-5 = Si la colonne de celui qui Vole est pleine, le cube volé va dans la Réserve.
DG-38-6 = Perdre : devoir retirer un cube du Carnet de notes, volé, éliminé ou autrement ; c’est toujours le plus haut de sa colonne.
DG-38-7 = Déposer : choisir un de ses cubes et le mettre sur un emplacement vide de sa Zone, le premier à partir de la droite, de n’importe quelle couleur.
DG-38-8 = S’il n’y a pas d’emplacement vide dans la Zone, le cube Déposé va sur un emplacement vide d’une Zone Reliée ; s’il n’y en a pas non plus, dans la Réserve.
DG-38-9 = Une Obole remplit les emplacements à partir de la gauche, un Dépôt ordinaire à partir de la droite.
DG-38-10 = Éliminer : mettre dans la Réserve un cube d’une Zone ou d’un Carnet de notes.
DG-38-11 = Donner : déplacer le cube le plus haut d’une colonne vers la même colonne d’un autre Chercheur.
DG-38-12 = Un cube Donné n’est pas Perdu.
DG-38-13 = Un cube Donné à une colonne pleine va dans la Réserve.
DG-38-14 = Qui doit Donner choisit la couleur, sauf indication contraire.
DG-38-15 = Déposer est une façon de Perdre ; on n’est donc pas obligé de Déposer un cube Protégé.
DG-38-16 = Une Obole oblige à Déposer des cubes : il faut choisir des cubes non Protégés tant qu’il y en a ; s’il ne reste que des cubes Protégés, on peut refuser le reste.

DG-39 = Les tests de Discrétion en bref
DG-39-1 = Étude, valeur d’Alerte : Alerte de la Zone + Bonus d’Alerte + Modificateur du Boss + Malchance + hausse pour plusieurs cubes + ce qu’ajoutent les adversaires.
DG-39-2 = Étude, valeur de Discrétion : valeurs Bonus + Bonus d’Étude + Chance + Divinations + Effets Auxiliaires.
DG-39-3 = Espionnage, valeur d’Alerte : valeur du cube + Bizuths de la cible + Divinations et Effets Auxiliaires de la cible.
DG-39-4 = Espionnage, valeur de Discrétion : valeurs Bonus + Divinations + Effets Auxiliaires.
DG-39-5 = Quand valeur de Discrétion et valeur d’Alerte sont égales, le test réussit.

DG-40 = Ce qui est toujours vrai
DG-40-1 = Pour chaque couleur, les cubes de la Réserve, des Zones et des Carnets de notes (même ceux des Chercheurs sortis de la partie) font en tout le nombre que contient la boîte.
DG-40-2 = Les Bizuths gris du sac, du Feu de camp, de la Réserve et des Chercheurs font 40 en tout ; les Bizuths Oméga du sac, de la carte Alerte et de la Réserve font 5 en tout.
DG-40-3 = Les cartes Astuce du paquet, de la défausse, des mains et en cours de résolution font 105 en tout.
DG-40-4 = Après chaque étape, chaque Chercheur a de 0 jeton Sonné jusqu’à sa Résistance.
DG-40-5 = Entre les tours, il y a exactement un Bizuth Oméga dans le sac jusqu’à la première Thèse réussie, tant que ni l’Alerte maximale ni la deuxième cause de fin ne sont arrivées. Après cette Thèse, il peut y en avoir un de plus, car son joueur en pose un de la Réserve et le ravitaillement en ajoute un autre, ou aucun, si le dernier a été pris dans le sac.
DG-40-6 = Chaque Chercheur montre une seule face de sa carte, a au plus un jeton Savoir et se trouve à un seul endroit.
DG-40-7 = Des Zones Reliées ont toujours le même numéro romain, sauf s’il y a un jeton Escalier sur le lien.

## Décisions

DG-Q = Décisions

## Décisions : matériel et mise en place

DG-Q-1 = Comment les 18 Zones se répartissent-elles entre les Étages ? 6 chacun, car il y a trois piles et rien ne laisse penser qu’elles soient inégales.
DG-Q-2 = Y a-t-il trois ou quatre cartes Alerte ? On choisit parmi quatre, car le livret parle deux fois de quatre difficultés ; le 3 de la liste peut désigner des cartes recto verso. Option alert_profile : easy (par défaut), introductory, medium ou hard.
DG-Q-3 = À combien joue-t-on ? De 2 à 4 avec ces règles, car les Carnets, la distribution et les bonus de Thèse s’arrêtent à quatre ; pour une seule personne, il y a le mode solo.
DG-Q-4 = Quel matériel peut manquer ? Les cubes et les Bizuths, ainsi que les jetons Téléportation (3), Passage secret (6) et chaque sorte de Piège (3) ; s’il manque un jeton, on ne le pose pas. Les jetons Sonné, Escalier, Mur et Savoir ne manquent jamais, car seuls les cubes et les Bizuths ont une règle de pénurie.
DG-Q-5 = Y a-t-il quelqu’un au Feu de camp au début ? Non, car la mise en place n’y met jamais de Bizuths.
DG-Q-6 = Et si un tirage au sort n’a pas de candidat ? On le saute, car on piocherait sinon sans fin.
DG-Q-7 = Les cartes défaussées vont-elles dans la Réserve ? Non, dans des défausses, car c’est le cas des cartes Astuce et les autres sont traitées de même.
DG-Q-8 = Jusqu’où va la sécurité de la Zone de départ ? Elle écarte les effets Astuce et les Capacités des autres, les Effets de Zone, le Boss, les effets Panique qui visent des Chercheurs, les tirages au sort et l’Espionnage. Elle n’arrête ni sa propre Activité, ni ses propres tirages dans le sac avec Bizuth Oméga et Poisse, ni les cartes Poisse et leurs effets, ni le fait d’être Remonté, ni ce qu’une carte Panique demande à chaque joueur au début du tour, car sinon le tour lui-même serait impossible. Option start_zone_shields_jinx : false (par défaut) ou true, qui y suspend les effets durables des cartes Poisse.
DG-Q-9 = Qu’est-ce qui est public ? Tout sauf les mains, les cartes Poisse face cachée (même pour leur propriétaire, et même défaussées ainsi), la carte Clan, la carte Panique, les faces des Pièges (connues seulement de celui qui les a posés) et l’ordre des paquets, des piles et du sac, car seules ces choses sont dites cachées ou mélangées. Le nombre de cartes en main et le contenu du sac sont publics. Option bag_counts_public : true (par défaut) ou false.

## Décisions : Remontés, Sonnés, Bizuths

DG-Q-10 = Perdre des Étoiles peut-il rendre un Chercheur Remonté ? Non, seul un gain d’Étoile le peut, car la règle parle de gagner. Option fired_up_on_loss : false (par défaut) ou true.
DG-Q-11 = Quand vérifie-t-on le retour à la face normale, et ceux qui sont sortis comptent-ils ? Après chaque changement d’Étoiles et chaque sortie, et seuls comptent les Chercheurs encore en jeu, car les autres ne sont plus pris en compte. Si le meneur à 2 Étoiles rend sa Thèse et que les autres en ont 1 et 0, celui qui en a 1 revient à la face normale et celui qui en a 0 reste Remonté. Option removed_scholar_counts_for_stars : false (par défaut) ou true.
DG-Q-12 = Et si la carte se retourne au milieu d’un tour ? Intelligence, Résistance, Main et Capacités valent dès lors ; les points de Vitesse déjà donnés restent, aucun Bizuth n’arrive ni ne part, et un test en cours garde le nombre de cubes déclaré.
DG-Q-13 = Avec plusieurs jetons Sonné, ou avec un jeton dû comme coût, des Bizuths peuvent-ils les remplacer ? Oui, jeton par jeton, et aussi pour un coût si le Chercheur est sous sa Résistance, car la règle ne fait pas d’exception. Option sacrifice_replaces_cost_stunned : true (par défaut) ou false.
DG-Q-14 = Si l’on tire plusieurs figurines dont un Bizuth Oméga, les gris restent-ils au Feu de camp ? Non : on les tire toutes ensemble, les gris vont au Feu de camp, puis le Bizuth Oméga le vide ; le ravitaillement vient après tout le tirage, car c’est l’ordre des étapes. Option draw_mode : batch (par défaut) ou sequential, qui tire une figurine à la fois, au besoin dans le sac ravitaillé.
DG-Q-15 = Et si le sac est vide ? On ne tire rien, et la partie continue sans pénalité ; cela ne peut arriver tant qu’un Bizuth Oméga est dans le sac.
DG-Q-16 = Les effets de la carte Alerte viennent-ils avant ou après le Feu de camp et la Poisse ? Après : placer, vider le Feu de camp, Poisse, Bonus d’Alerte, ravitaillement, car les étapes sont dans cet ordre et le ravitaillement a ainsi les Bizuths qu’il lui faut.
DG-Q-86 = Si personne n’a d’Étoile et qu’un Chercheur gagne la première, qui devient Remonté ? Tous les autres, car ils en ont moins.
DG-Q-87 = Dans une Embuscade, faut-il Sacrifier un Bizuth, comme dans l’exemple du livret ? Non, c’est un choix comme pour tout jeton Sonné ; l’exemple montre seulement un choix sensé. Option ambush_students_first : false (par défaut) ou true.
DG-Q-88 = Est-ce le plus haut Bonus d’Alerte qui compte, ou le dernier posé ? Le plus haut ; sur nos cartes, c’est pareil, car les bonus ne baissent jamais d’une ligne à la suivante.
DG-Q-89 = Le joueur de la première Thèse peut-il poser le Bizuth Oméga sur n’importe quel emplacement libre ? Non, toujours sur le plus haut, car il en va ainsi de tous les autres.
DG-Q-102 = Une face avec plus de Bizuths initiaux donne-t-elle aussitôt des Bizuths ? Non, seulement au prochain Repos ou Bivouac, car c’est alors que la valeur sert.
DG-Q-106 = Un cube Donné peut-il apporter une Étoile, une Flèche ou le Combo de Savoir ? Oui, comme tout cube qui arrive à côté, car la règle demande seulement qu’il y soit.

## Décisions : tour, Repos, Thèse

DG-Q-17 = Dans la Zone de départ avec autant de jetons Sonné que de Résistance, prend-on un Repos ou Explore-t-on ? Un Repos, car il est alors obligatoire, et sinon ce Chercheur ne pourrait jamais se remettre. Option start_zone_full_stunned : rest (par défaut) ou explore.
DG-Q-18 = Un Repos peut-il défausser une Poisse face cachée ? Oui, sans la voir, car n’importe quelle Poisse possédée convient ; elle va à la défausse sans être révélée.
DG-Q-19 = Le retour d’un Repos ou d’une Thèse déclenche-t-il des effets de Sortie ou d’Entrée ? Non, car c’est un déplacement direct et la Zone de départ n’a pas d’effets.
DG-Q-20 = Que deviennent les biens d’un Chercheur dont la Thèse a réussi ? La main est défaussée, pour ne pas bloquer de cartes ; cubes, Bizuths, Doctorants et cartes Poisse restent au joueur, car le score et les égalités en dépendent. Option freeze_students_on_success : true (par défaut) ou false, qui rend les Bizuths à la Réserve.
DG-Q-21 = Un Modificateur peut-il faire descendre la valeur d’un cube sous zéro ? Non, le minimum est 0 ; nos Modificateurs ne vont de toute façon pas si loin.
DG-Q-22 = Les Modificateurs changent-ils la difficulté de l’Espionnage ou le cube perdu par une Thèse ratée ? Non, car le Clan est secret et l’ordre de valeur est fixé.
DG-Q-63 = Et une Thèse forcée avec moins de 2 Étoiles ? Elle échoue automatiquement, car 2 Étoiles sont une condition ; il n’est pas nécessaire de regarder la carte Clan, mais on gagne le jeton Savoir. Option forced_thesis_needs_stars : true (par défaut) ou false.
DG-Q-90 = Et si la carte Clan est déjà face visible lors d’une Thèse ? La procédure est la même, et la carte reste face visible.
DG-Q-91 = Le propriétaire d’un jeton Savoir doit-il regarder aussitôt ? La carte Clan lui est simplement montrée dès lors.
DG-Q-92 = Les cubes d’un Chercheur sorti de la partie comptent-ils comme étant dans le Donjon ? Non.

## Décisions : mouvement et Zones

DG-Q-23 = Les points de Vitesse des cartes durent-ils jusqu’en phase d’Action, et peuvent-ils placer des Zones ? Oui et oui, car seuls les points de la carte de Chercheur finissent avec la phase de Mouvement et Exploration peut se jouer en phase d’Action. On n’en dépense pas pendant un test, tous sont perdus en phase de Fin, Stop les retire tous, et les points de la carte de Chercheur se dépensent d’abord. Option bonus_speed_persists : true (par défaut) ou false.
DG-Q-24 = Où peuvent être les Passages ? À deux endroits par côté, car une Zone en a jusqu’à 8 et deux Zones peuvent en partager un ou deux. Dans le sens horaire, depuis l’extrémité gauche du côté nord, les positions sont a et b (nord), c et d (est), e et f (sud), g et h (ouest) ; un quart de tour avance chaque position de deux. Entre Zones alignées, a rencontre f, b rencontre e, c rencontre h et d rencontre g.
DG-Q-25 = Les Zones peuvent-elles être décalées d’un demi-côté ? Oui, car dans l’exemple de l’Escalier du livret trois Zones se touchent toutes entre elles, ce que des carrés sur une grille stricte ne peuvent pas. Option placement_grid : half (par défaut) ou full.
DG-Q-26 = Et si une nouvelle Zone touche des Zones d’un autre Étage ? Elles ne sont jamais Reliées sans Escalier : on y met un Mur. Les Zones du même Étage dont les Passages se correspondent sont Reliées d’elles-mêmes, car un Étage est cela. Option auto_wall_between_floors : true (par défaut) ou false.
DG-Q-26b = Quand un Escalier place une Zone, met-on aussi des Murs vers les Zones de son propre Étage ? Oui, vers toutes les autres, comme le dit la règle. Option stairs_wall_scope : all (par défaut) ou other_floor.
DG-Q-27 = Quand choisit-on la position et l’orientation ? Après avoir pioché, librement, pourvu qu’il y ait un lien avec la Zone du Chercheur, car dans l’exemple du livret c’est le joueur qui choisit. La Zone peut même être jointe par une Porte Bloquée pour lui.
DG-Q-28 = Que faire s’il manque un cube dans la Réserve, et une Zone placée par un Escalier reçoit-elle des cubes ? L’emplacement sans cube reste vide pour de bon, et la Zone placée par l’Escalier est remplie aussitôt, car toute Zone placée est remplie.
DG-Q-29 = Le Chercheur entre-t-il dans la Zone placée par l’Escalier ? Non, car les étapes ne prévoient aucun déplacement.
DG-Q-30 = Et si l’Escalier ne trouve pas de Zone qui convienne ? On essaie l’autre pile possible, dans l’ordre choisi par le joueur ; si rien ne convient, il ne se passe rien, et le prochain Chercheur qui entre peut utiliser l’Escalier, car les Étages plus profonds doivent rester accessibles. Option stairs_retry : true (par défaut) ou false.
DG-Q-31 = Des Zones jointes par une Porte sont-elles Reliées ? Oui, une Porte empêche seulement d’entrer, et l’Espionnage la traverse. Option door_breaks_link : false (par défaut) ou true.
DG-Q-93 = Quand ne peut-on plus placer de Zone ? Quand aucune Zone sur la table n’a de place convenable pour une Zone de la pile de son Étage, et qu’aucun Escalier inutilisé n’en a pour une pile qu’il peut utiliser ; peu importe que quelqu’un puisse s’y rendre.
DG-Q-94 = Peut-on explorer quand la pile est vide ? Ce n’est pas proposé ; si la pile a des Zones mais qu’aucune ne convient, le point est dépensé.
DG-Q-95 = Combien de fois parcourt-on la pile ? Chaque Zone est essayée une fois ; si aucune ne convient, la pile est dans le même ordre qu’avant.
DG-Q-100 = Les effets d’Entrée valent-ils pour un Chercheur déplacé par l’effet d’un autre ? Oui, toute arrivée est une entrée, sauf si l’effet la dit silencieuse ; l’effet Boss reste limité à une fois par tour.
DG-Q-108 = Des points de Vitesse supplémentaires peuvent-ils servir à un Passage secret en phase d’Action ? Non, un Passage secret ne s’emprunte qu’en phase de Mouvement.
DG-Q-111 = L’Espionnage est-il possible à travers un Escalier ? Oui, car les Zones sont Reliées.

## Décisions : cartes Astuce et tests

DG-Q-32 = Dans une Divination, choisit-on le côté avant ou après la révélation ? Avant, car la carte se joue pour augmenter l’une des deux valeurs ; il ne reste ainsi pas de choix gratuit ensuite. Option divination_side : before (par défaut) ou after.
DG-Q-33 = Où vont les cartes révélées ? À la défausse, aussi celles de Chance et de Malchance.
DG-Q-34 = Le Sacrifice de Social 3 vaut-il pour les deux emplois, et qui choisit la carte défaussée ? Seule la pioche coûte un Bizuth. Celui qui défausse choisit la carte ; la victime doit avoir une carte et ne pas être dans la Zone de départ, et les deux emplois sont Instantanés. Option social3_discard_free : true (par défaut) ou false.
DG-Q-35 = Quand peut-on jouer Social 1 et 2 ? Dans sa propre phase de Mouvement ou d’Action, aussi pour celui qui fait un test quand c’est à lui d’ajouter des effets, car, contrairement à Social 3, ils ne sont pas Instantanés.
DG-Q-36 = Qui tire les Bizuths pour un Effet Auxiliaire ? Celui qui joue la carte, et il prend la Poisse s’il y en a une.
DG-Q-37 = Qu’est-ce que l’Alerte de la Zone dans un Espionnage ? La valeur d’Alerte de la cible.
DG-Q-38 = Quand mélange-t-on la défausse ? Seulement quand il faut une carte ; les cartes en cours de résolution n’y sont pas encore.
DG-Q-39 = Faut-il faire une Action ? Non.
DG-Q-40 = Et les cubes dont la colonne est pleine ? On les saute : les cubes déclarés sont les plus à gauche que l’on puisse Récolter, en comptant la place l’un après l’autre.
DG-Q-41 = Les cubes sont-ils Récoltés ensemble ou un par un ? Un par un, de gauche à droite, car le Combo de Savoir peut n’être complet qu’un instant.
DG-Q-42 = Et si les Bizuths de la cible changent pendant l’Espionnage ? On les compte une seule fois, à l’étape 3. Option espionage_students : snapshot (par défaut) ou dynamic.
DG-Q-43 = Peut-on Sacrifier sans cible valable, et le Bizuth revient-il ? Il faut une cible pour commencer, et le Bizuth ne revient jamais ; on peut utiliser son dernier.
DG-Q-79 = Chance et Malchance jouent-elles dans l’Espionnage ? Non, seulement dans l’Étude, car le résumé de l’Espionnage ne les cite pas et Malchance augmente l’Alerte d’une Zone. Option luck_in_espionage : false (par défaut) ou true.
DG-Q-80 = Danger joue-t-il dans l’Espionnage ? Oui, celui de la Zone où est l’espion, car l’effet cite les deux tests.
DG-Q-81 = Quels Effets Auxiliaires sont Instantanés, puisque l’icône manque dans notre texte du livret ? Subterfuge 1 à 3, Magie 1 à 3, les deux emplois de Destin et Social 3, car leurs textes parlent des tests ou des tours des adversaires.
DG-Q-82 = Peut-on se déplacer pendant un test ? Rien ne peut déplacer les Chercheurs du test, et aucun point de Vitesse ne se dépense, avant qu’il soit résolu, car le test dépend de l’endroit où ils sont.
DG-Q-83 = Peut-on utiliser des Capacités Instantanées dans les tests ? Oui, quand on peut jouer des cartes, et seulement ceux qui le peuvent.
DG-Q-96 = La hausse pour plusieurs cubes suit-elle les cubes déclarés ou les cubes pris ? Les cubes déclarés.
DG-Q-109 = Quand les adversaires peuvent-ils jouer des effets Instantanés hors des tests ? Quand la Priorité est proposée ; sans les Effets Principaux, Social 3 est la seule carte Instantanée jouable alors.
DG-Q-112 = Peut-on réagir à ce que joue en dernier celui qui fait une Étude ? Oui, tout adversaire hors de la Zone de départ le peut ; dans l’Espionnage, seulement l’autre des deux.

## Décisions : phase de Fin, Poisses, fin de partie

DG-Q-44 = Dans quel ordre révèle-t-on les Poisses ? Dans l’ordre du tour à partir du joueur actif, et pour chacun la plus ancienne d’abord.
DG-Q-45 = Une Poisse piochée à l’étape 1 de la phase de Fin est-elle révélée dans la même phase ? Oui, à l’étape 2, car celle-ci concerne toutes les Poisses face cachée. Option jinx_same_phase_reveal : true (par défaut) ou false.
DG-Q-46 = Peut-on utiliser des Capacités en phase de Fin ? Non, comme les cartes Astuce.
DG-Q-47 = Les Poisses face cachée comptent-elles au décompte ou dans une Thèse réussie ? Leur pénalité oui, car on les possède ; leur effet non.
DG-Q-48 = Et si le paquet de Poisses est vide ? On mélange la défausse ; s’il n’y en a pas, on ne pioche pas de Poisse.
DG-Q-49 = Que font les Bizuths Oméga du joueur de la première Thèse ? Ils apportent Bonus d’Alerte et ravitaillement, car cela tient au placement ; ni Poisse ni Feu de camp vidé, car cela tient au tirage. Si le Bizuth Oméga a été pris dans le sac, le ravitaillement en remet un de la Réserve s’il y en a. Option countdown_triggers_refill : true (par défaut) ou false.
DG-Q-50 = Le dernier tour est-il un tour ou un tour de table entier ? Un tour de table entier : chaque Chercheur encore en jeu joue exactement un tour de plus, et la partie finit quand on revient au joueur de la première Thèse, car c’est équitable. Option last_round : full (par défaut) ou turn.
DG-Q-51 = Ceux qui réussissent ensuite posent-ils aussi des Bizuths Oméga ? Non, seulement le premier, comme le dit la règle.
DG-Q-52 = Et si tous ont réussi ? La partie finit aussitôt, car il ne reste rien à jouer.
DG-Q-53 = Et si la première et la deuxième cause de fin jouent ensemble ? C’est la fin la plus proche qui compte.
DG-Q-54 = Qui est le joueur le plus jeune ? Si personne ne l’indique, l’égalité revient à celui qui vient plus tard dans l’ordre du tour, faute de mieux. Option tiebreak3 : later_seat (par défaut), birth_rank, qui demande l’option birth_ranks, ou shared.
DG-Q-55 = Un total peut-il être négatif ? Oui.
DG-Q-84 = Que devient un Bizuth Oméga tiré sans emplacement libre ? Il va dans la Réserve ; le Feu de camp est vidé et la Poisse piochée, mais il n’y a ni nouveau Bonus d’Alerte ni ravitaillement.
DG-Q-85 = Le prochain tour de quel joueur met-il fin à la partie, si un autre a tiré le Bizuth Oméga ou si ce joueur sort ? Toujours celui du joueur dont c’était le tour, même si son Chercheur a rendu sa Thèse entre-temps.
DG-Q-110 = Quand vérifie-t-on que le Donjon est épuisé ? Après chaque effet ou étape complète, mais pas pendant un test ni le placement d’une Zone ; un Donjon réduit à la Zone de départ n’est pas épuisé, puisqu’on peut placer des Zones.

## Décisions : Boss et Zones dangereuses

DG-Q-56 = L’effet Boss est-il limité à une fois par tour pour chaque Chercheur, ou pour tous ? Pour tous : une fois dans le tour d’un joueur, même si plusieurs Chercheurs entrent. Option boss_once_scope : turn (par défaut) ou scholar.
DG-Q-57 = Par qui commencent les Rencontres ? Par le joueur actif, comme dans l’ordre des cartes.
DG-Q-58 = Le Boss déclenche-t-il les Pièges ou les effets d’Entrée ? Non, il n’emprunte que les Passages secrets, car les effets parlent de Chercheurs.
DG-Q-59 = Et si l’on n’a pas assez de cubes pour une Obole ? On paie ce qu’on a.
DG-Q-60 = Portes, Murs ou Étages arrêtent-ils un Passage secret ? Non, seule la lettre compte, X avec X, et l’arrivée est une entrée.
DG-Q-61 = Et si un effet d’Entrée emmène le Chercheur ailleurs ? Les effets restants de la Zone quittée ne sont pas résolus.
DG-Q-97 = Une Apparition provoque-t-elle une Rencontre ? Non, car apparaître n’est pas entrer, et le Boss ne voit pas la Zone d’où il part.
DG-Q-98 = Que fait l’icône Boss sans la règle Boss ? Rien.
DG-Q-107 = Et si le Boss a plusieurs plus courts chemins ? Celui qui l’a activé choisit parmi ceux qui donnent le plus de Rencontres.

## Décisions : Alerte maximale

DG-Q-62 = En Alerte maximale, les jetons au-delà de la Résistance sont-ils défaussés après un retournement ? Oui, car la limite n’a pas d’exception.
DG-Q-64 = Le Bizuth Oméga qui déclenche l’Alerte maximale donne-t-il une Poisse ? Oui, piochée avant que la carte Panique soit révélée, et le Feu de camp est vidé.
DG-Q-65 = Combien de Bizuths Oméga y a-t-il dans le sac pendant l’Alerte maximale ? Exactement un, car la règle parle d’un seul.
DG-Q-99 = Qui n’est pas en état de jouer ? Un Chercheur qu’une carte Panique déclare Capturé : ses tours sont sautés, sauf ce que la carte demande au début, il ne peut ni jouer de cartes ni être pris pour cible. Avoir autant de jetons Sonné que de Résistance ne suffit jamais à être Capturé, car ce Chercheur Explore encore.
DG-Q-113 = En Alerte maximale, tire-t-on le Bizuth de la phase de Fin ? Comme d’habitude : seulement sans les Effets Principaux.
DG-Q-114 = La Thèse forcée vaut-elle dans le tour même où commence l’Alerte maximale ? Oui, si le Chercheur actif finit ce tour dans la Zone de départ après avoir Exploré ; une Thèse volontaire ratée n’y mène pas.
DG-Q-115 = Quel bonus reçoit une Thèse forcée réussie ? Les 10, 7, 5 ou 3 habituels, dans l’ordre des réussites.

## Décisions : Effets Principaux, Doctorants, mots-clés

DG-Q-66 = Les effets se lisent-ils vraiment de droite à gauche, comme c’est imprimé ? Non, de gauche à droite et de haut en bas ; Vraiment célèbre ne marche qu’ainsi.
DG-Q-67 = À quoi une Réaction peut-elle répondre ? Seulement à des Effets Principaux, y compris d’autres Réactions, car eux seuls se déclarent. Option react_to_aux : false (par défaut) ou true.
DG-Q-68 = Une ACTION annulée est-elle dépensée ? Oui, car elle avait été déclarée comme Action du tour. Option cancelled_action_spent : true (par défaut) ou false.
DG-Q-69 = Quand propose-t-on la Priorité ? Aux moments que la règle énumère, au joueur actif d’abord ; ceux qui n’ont pas d’effet Instantané à jouer peuvent être sautés automatiquement.
DG-Q-70 = Quels nombres ont les Pièges ? Embuscade 1, Obole 1 et Stop, car la liste des jetons ne donne pas de nombres.
DG-Q-71 = Peut-on poser des jetons sur la Zone de départ ? Non, car c’est un lieu sûr.
DG-Q-72 = Peut-on se Téléporter dans la Zone de départ ? Oui, mais pas pendant l’Alerte maximale, où la poursuite n’aurait plus de sens. Option teleport_to_start_in_panic : false (par défaut) ou true.
DG-Q-73 = Peut-on voler un Doctorant à un Chercheur dans la Zone de départ ou sorti de la partie ? Non, la carte est alors sans effet, mais son coût est payé.
DG-Q-74 = La Protection aide-t-elle contre l’Espionnage ? Oui, le propriétaire décide après la réussite du test, et s’il garde le cube l’espion n’a rien, car Voler fait Perdre un cube.
DG-Q-75 = La Protection aide-t-elle contre une Thèse ratée ? Non, car c’est une pénalité des règles, pas un effet. Option protect_vs_thesis : false (par défaut) ou true.
DG-Q-76 = Pourquoi Dépose-t-on à partir de la droite et paie-t-on une Obole à partir de la gauche ? Parce que chaque règle le dit, et que toutes deux sont prises à la lettre.
DG-Q-77 = Qui choisit le cube Donné ? Celui qui le donne, sauf si la carte dit autre chose.
DG-Q-78 = Et si les cubes d’une Obole sont Protégés ? Celui qui paie choisit, mais doit utiliser des cubes non Protégés tant qu’il y en a ; s’il ne reste que des Protégés, il peut refuser le reste.
DG-Q-101 = Peut-on déclarer un effet dont on ne peut payer le coût ? Ce n’est pas proposé. Si le coût ne peut plus être payé après la déclaration, la carte est défaussée ; un coût de tirage dans le sac peut toujours être payé, même s’il est vide.
DG-Q-103 = Combien coûte Vraiment célèbre et combien de Bizuths tire-t-on, puisque les icônes manquent ? Il coûte un Sacrifice, et l’on tire un Bizuth de plus que de cubes Donnés, ce dernier pour le cube Récolté ; si rien ne peut être Récolté, cette partie est sautée.
DG-Q-104 = Quels Niveaux y a-t-il à 2 joueurs ? Seulement Bizuths et Étudiants ; Professeurs demande 3 joueurs et Recteurs 4. Option player_level : freshmen (par défaut), students, professors ou deans.
DG-Q-105 = Les Doctorants sont-ils piochés au hasard ? Non, chaque carte qui en appelle un le nomme.
DG-Q-116 = Et si un joueur possède déjà le Doctorant qu’une carte appelle ? Il pioche à la place 1 carte Astuce, pour ne pas l’avoir jouée pour rien ; c’est un ajout de notre part.

## Décisions : autres points

DG-Q-117 = Le Niveau des joueurs change-t-il le nombre de joueurs sur la carte Panique ? Non, c’est le nombre réel qui compte, car les niveaux ne parlent que de la carte Alerte.
DG-Q-118 = Le livret a plusieurs mots pour la même chose : diffèrent-ils ? Non. Les cartes Action sont des cartes Astuce, l’épreuve est le test de Discrétion, la Pénalité d’Étude est le Bonus d’Alerte, le Camp est la Zone de départ, prendre des Bizuths au Campus veut dire au Feu de camp, et la phase de Repos est l’Activité Repos.
DG-Q-119 = Comment place-t-on les cubes qui ne trouvent pas de place dans la Zone ? Un à la fois : celui qui paie choisit la Zone Reliée, et ses emplacements se remplissent dans le sens de l’effet.
DG-Q-120 = Peut-on utiliser des Capacités dans la Zone de départ ? Oui, à son propre tour, si elles ne concernent que soi-même (défausser une carte pour une Capacité n’est pas la jouer) ; pas celles qui touchent les autres, ni pendant les tours des autres.
DG-Q-121 = Que peut jouer en dernier celui qui fait un test ? Des Effets Auxiliaires de Subterfuge, Magie, Destin, Social et Notoriété, et des Effets Principaux qui ne sont pas des ACTIONS et ne déplacent personne ; l’Effet Auxiliaire d’Exploration ne peut pas se jouer pendant un test.
DG-Q-122 = Que peuvent jouer les adversaires dans une Étude ? Seulement des effets Instantanés, Social 3 compris, qui ne peut pas défaire les cartes Bonus déjà déclarées.
DG-Q-123 = Le cube indiqué dans l’Espionnage est-il un cube précis ou une couleur ? Une couleur ; on prend le cube le plus haut.
DG-Q-124 = Et si un cube déclaré quitte la Zone pendant une Étude ? Le test continue ; en cas de réussite, on ne Récolte que les cubes déclarés encore là, et rien s’il n’en reste aucun.
DG-Q-125 = Un Chercheur qui a autant de jetons Sonné que de Résistance prend-il encore part aux tests des autres ? Oui, il joue normalement.
DG-Q-126 = Qui entre en premier quand deux Chercheurs échangent leurs places ? Celui du joueur qui a utilisé l’effet.
DG-Q-127 = Que veulent dire gauche et droite dans la description non officielle des sorties de l’Étage I ? Vu du centre de la Zone en regardant ce côté, si bien que la gauche est toujours la première position dans le sens horaire, quelle que soit l’orientation de la Zone.
DG-Q-128 = D’où viennent les six Zones de l’Étage I et quatre nombres des Chercheurs ? D’une transcription non officielle, admise comme source secondaire car elle concorde avec les deux exemples imprimés. La Zone I-4 n’a pas d’effets, l’Alerte 0 de la Zone de départ se lit comme une absence de valeur, et l’Étage I n’a pas de Portes, car la transcription n’en cite aucune.
DG-Q-129 = Quelle valeur Bonus ont les cartes Astuce ? Le niveau de leur Effet Auxiliaire, et Destin son nombre, car les cartes connues par la source secondaire et tous les exemples imprimés concordent ; c’est probable, pas certain.
DG-Q-130 = D’où viennent Coup dans le dos et Philtre d’amour ? De la source secondaire, avec coût et effet, chacune à la place d’une de nos cartes de même niveau. Coup dans le dos coûte 1 Bizuth Sacrifié, 2 Bizuths tirés et 1 jeton Sonné, et Vole un cube d’une couleur au choix ; Philtre d’amour coûte 2 Bizuths Sacrifiés, fait Donner un cube de son choix à tout autre Chercheur qui en a, puis en Récolte un dans sa propre Zone s’il y en a. Là où la source se tait, nous avons décidé : toutes deux sont des ACTIONS, Coup dans le dos atteint sa propre Zone et les Zones Reliées, et Philtre d’amour tous ceux qui sont hors de la Zone de départ.
DG-Q-131 = Ceux qui ont rendu leur Thèse, ou dont le Chercheur est Capturé, font-ils encore ce qu’une carte Panique demande au début de chaque tour, et qui prend la Poisse d’un Bizuth Oméga tiré alors ? Tous le font. Qui a rendu sa Thèse ne prend pas de Poisse, car son score est définitif, et remet seulement le Bizuth Oméga ; un Capturé la prend.
DG-Q-132 = Avec l’Alerte maximale, que se passe-t-il si, avant qu’elle commence, il ne reste plus de cubes dans le Donjon et qu’aucune Zone ne peut être placée ? La partie finit aussitôt, comme sans cette règle, car rien d’autre ne la finirait peut-être.
DG-Q-133 = Le Bizuth Oméga vide-t-il le Feu de camp pendant l’Alerte maximale ? Non, qui le tire prend une Poisse et le remet, et rien d’autre ne se passe.
DG-Q-134 = Les fêtards sonnent-ils une fois par tour, ou chaque Chercheur une fois ? Chaque Chercheur une fois par tour, car la carte parle de celui qui entre.
DG-Q-135 = Qui est visé par un effet déclaré, pour les Réactions qui le demandent ? Le Chercheur désigné, ou tous ceux qui perdraient quelque chose par un effet sur tous ; seule une cible désignée peut être remplacée.
DG-Q-136 = Quel cube la Rencontre du Bagarreur prend-elle à un Chercheur qui a des cubes Protégés ? Comme pour l’Obole : des cubes non Protégés tant qu’il y en a.
DG-Q-137 = L’Homoncule paie-t-il de lui-même ? Non, son propriétaire le dit en déclarant un effet, comme une façon de payer de plus ; s’il a payé une Réaction entre-temps, on défausse tout de même une carte.
DG-Q-138 = Comment le joueur actif renonce-t-il à jouer ? En continuant : un déplacement, un placement, une Action ou la fin de la phase ont lieu une fois que les joueurs à sa gauche ont eu leur occasion, et ne sont annoncés qu’alors ; si l’un d’eux joue quelque chose, le joueur actif décide à nouveau.
DG-Q-139 = Qui peut réagir une fois qu’une Réaction est réglée ? De nouveau tout le monde, dans l’ordre, tant que l’effet n’est pas payé.
DG-Q-140 = La valeur d’Alerte change-t-elle pendant une Étude ? Oui : le Bonus d’Alerte, la carte Panique et le Boss comptent tels qu’ils sont, même s’ils sont venus ou partis depuis le début du test.
DG-Q-141 = Et si celui qui fait le test est capturé en plein milieu ? Le test est interrompu : ni réussi ni raté, ses cartes sont défaussées et l’Action est dépensée. Une cible capturée ne joue plus de cartes, et le test continue.
DG-Q-142 = Qu’échange une carte d’un lot qui échange des cubes ? Le cube du haut d’une de vos colonnes contre un cube d’une Zone, à la place duquel reste le vôtre, ou contre un cube d’un autre Chercheur ; vous nommez les deux, et on passe si l’un ne trouve pas de place. Entre Chercheurs chacun Donne un cube à l’autre, donc aucun n’est Perdu.
DG-Q-143 = Quand dit-on quelles cartes Poisse un effet défausse ? Quand il a lieu, et leur propriétaire le dit ; une carte face cachée peut être choisie et n’est pas révélée.
DG-Q-144 = Que compte un effet qui a lieu une fois pour chaque chose ? Ce que tous peuvent compter, du Chercheur concerné, et avant qu’il ait lieu la première fois.
