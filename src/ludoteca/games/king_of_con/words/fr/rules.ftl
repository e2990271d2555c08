### King of Con : les règles en mots simples.
### Un message par clause, par titre de section, par décision et par Scénario maison.

## But, matériel, mise en place

KC-1 = Cadre et but du jeu
KC-1-1 = King of Con se joue à 2, 3, 4 ou 5 ; aucun autre nombre de joueurs n’est accepté.
KC-1-2 = La victoire revient à qui a le plus de points de Victoire (PV) à la fin de la partie.
KC-1-3 = Une partie complète dure 6 manches, et chaque manche compte 4 phases.
KC-1-4 = À l’intérieur d’une phase, il n’y a pas de tour de jeu : toutes les offres sont secrètes et simultanées, et le reste se règle par les règles. Quand la présentation du jeu dit « à tour de rôle », cela ne veut pas dire que l’on joue l’un après l’autre.
KC-1-5 = Chaque fois qu’il faut un ordre précis entre les joueurs, on procède par numéro de Singe croissant.

KC-2 = Matériel
KC-2-1 = Le plateau porte 4 Stands numérotés de 1 à 4, une zone pour les Étals, un emplacement pour la pioche d’Objets, un emplacement pour une carte Scénario, une piste des phases et une piste des manches.
KC-2-2 = Chaque Stand a un emplacement marqué pour chaque couleur de joueur : c’est là que reposent les jetons offerts par ce joueur pour ce Stand.
KC-2-3 = Il y a exactement 100 jetons dans tout le jeu ; aucun n’est jamais créé ni détruit, ils ne font que changer de place.
KC-2-4 = Il y a 25 cartes Objet, et chaque Objet a exactement un Genre, une Catégorie et une Édition.
KC-2-5 = Il y a 15 cartes Passion, une par Caractéristique.
KC-2-6 = Une carte Passion nomme sa Caractéristique et donne la liste des Objets qui la possèdent.
KC-2-7 = Il y a 5 cartes Singe, numérotées de 1 à 5.
KC-2-8 = Il y a 10 cartes Scénario et 10 fiches Scénario assorties, seulement si elles ont été débloquées ; le numéro d’une carte Scénario indique la fiche qui va avec.
KC-2-9 = Sans les Scénarios, le jeu compte 45 cartes (25 Objets, 15 Passions et 5 Singes) ; avec les 10 cartes Scénario, il en compte 55.
KC-2-10 = Chaque joueur possède une tuile Corbeille et un paravent principal à sa couleur, ainsi qu’un paravent secondaire ; tous les paravents secondaires sont identiques.
KC-2-11 = Les couleurs et leurs personnages sont : bleu pour Dirk, vert pour Lulu, jaune pour Greg, rouge pour Todd et noir pour Zak.
KC-2-12 = Le paravent principal cache les offres posées sur la Grille, et on le soulève quand une règle demande de les révéler.
KC-2-13 = Le paravent secondaire cache la réserve de son propriétaire et porte la Grille.
KC-2-14 = La Grille a 25 cases ; chaque case représente un seul Objet, et les 25 cases sont exactement les 25 Objets.
KC-2-15 = Tous les joueurs ont la même Grille.
KC-2-16 = Il y a trois marqueurs : le marqueur de phase, carré, le marqueur de manche, rond, et le marqueur de Prédominance.

KC-3 = Les 15 Caractéristiques
KC-3-1 = Les cinq Genres sont les Caractéristiques 1 à 5 : 1 Sci-Fi, 2 SuperHeroes, 3 Fantasy, 4 MangAnime, 5 Horror.
KC-3-2 = Les cinq Catégories sont les Caractéristiques 6 à 10 : 6 ComicsBooks, 7 HomeVideo, 8 ActionFigures, 9 Games, 10 Gadgets.
KC-3-3 = Les cinq Éditions sont les Caractéristiques 11 à 15 : 11 Vintage, 12 SignedEdition, 13 LimitedEdition, 14 DeluxeEdition, 15 Mint.
KC-3-4 = Il y a 15 Caractéristiques et aucune autre : 5 Genres, 5 Catégories et 5 Éditions.

KC-4 = Les 25 Objets
KC-4-1 = À chaque couple formé d’un Genre et d’une Catégorie correspond exactement un Objet.
KC-4-2 = L’Édition d’un Objet découle de son Genre et de sa Catégorie, selon notre propre reconstitution : on compte les Genres, les Catégories et les Éditions de 0 à 4 dans leur ordre habituel, on soustrait la position de la Catégorie de celle du Genre et, si le résultat est négatif, on ajoute 5 ; c’est la position de l’Édition. En suivant l’ordre des Catégories, on lit pour Sci-Fi Vintage, Mint, DeluxeEdition, LimitedEdition, SignedEdition, et chaque Genre suivant décale cette ligne d’un pas vers la droite, la dernière Édition revenant en tête.
KC-4-3 = Chacune des 15 Caractéristiques figure sur exactement 5 Objets, et deux Objets différents ont au plus une Caractéristique en commun.
KC-4-4 = La numérotation des Objets de 1 à 25 est la nôtre, car aucun numéro n’est imprimé : on multiplie par cinq la position du Genre (de 0 à 4), on ajoute la position de la Catégorie (de 0 à 4), puis 1. Les Objets Sci-Fi portent donc les numéros 1 à 5, SuperHeroes 6 à 10, Fantasy 11 à 15, MangAnime 16 à 20 et Horror 21 à 25, toujours dans l’ordre des Catégories.

KC-5 = Mise en place
KC-5-1 = Mise en place, étape 1 : le marqueur de phase commence sur la case 1, le marqueur de manche sur la case I et le marqueur de Prédominance sur la Caractéristique 1 (Sci-Fi).
KC-5-2 = Mise en place, étape 2 : chaque joueur prend une couleur différente, avec le paravent principal et la Corbeille de cette couleur, et un paravent secondaire.
KC-5-3 = Mise en place, étape 2 : chaque Corbeille est posée face visible devant son propriétaire, et tout le monde peut voir ce qu’elle contient.
KC-5-4 = Mise en place, étape 3 : chaque joueur commence avec 10 jetons dans sa réserve.
KC-5-5 = Mise en place, étape 3 : la banque reçoit tous les jetons non distribués, quel que soit le nombre de joueurs : 80 à 2 joueurs, 70 à 3, 60 à 4 et 50 à 5.
KC-5-6 = Mise en place, étape 4 : on utilise autant de Singes qu’il y a de joueurs, à partir du numéro 1 ; les autres Singes restent dans la boîte.
KC-5-7 = Mise en place, étape 4 : on mélange les Singes utilisés et chaque joueur en tire un au hasard ; les Singes restent face visible devant leurs joueurs pendant toute la partie.
KC-5-8 = Mise en place, étape 5 (partie normale) : on mélange les 15 Passions face cachée ; par ordre de Singe croissant, chaque joueur en tire 3, en garde 2 de son choix face cachée et retire la troisième du jeu.
KC-5-9 = Mise en place, étape 5 : les Passions défaussées retournent dans la boîte face cachée, sans que les autres joueurs les voient, et ne servent plus de toute la partie.
KC-5-10 = Mise en place, étape 5 (première partie) : chaque joueur ne tire que 2 Passions et n’en défausse aucune.
KC-5-11 = Les Passions gardées par un joueur restent secrètes pour ses adversaires jusqu’au décompte final.
KC-5-12 = Mise en place, étape 6 : on mélange les 25 Objets pour former une pioche face cachée.
KC-5-13 = Mise en place, étape 7 (facultative) : on utilise au plus un Scénario, tiré au hasard ou choisi d’un commun accord, et son effet est connu de tous.
KC-5-14 = Mise en place, étape 7 (première partie) : on n’utilise aucun Scénario.
KC-5-15 = L’effet d’un Scénario dure toute la partie.
KC-5-16 = Au début de la partie, toutes les Corbeilles, toutes les Collections, tous les Stands et les Étals sont vides.

## Égalités, jetons, déroulement d’une manche

KC-6 = Singes et égalités
KC-6-1 = Chaque joueur détient toujours un Singe et un seul, et les Singes détenus sont toujours les numéros de 1 jusqu’au nombre de joueurs, chacun une fois.
KC-6-2 = Sauf si une règle dit autre chose, une égalité est remportée par le joueur à égalité dont le Singe a le plus petit numéro.
KC-6-3 = Deux règles placent un autre départage avant les Singes : la Prédominance et le classement final, où l’on compare d’abord les jetons posés sur les Objets.
KC-6-4 = Après chaque égalité tranchée par les Singes dans les phases 2, 3 et 4, les Singes de tous les joueurs de cette égalité sont aussitôt échangés.
KC-6-5 = Quand deux joueurs sont à égalité et que les Singes tranchent, ces deux joueurs échangent ensuite leurs Singes.
KC-6-6 = Quand trois joueurs ou plus sont à égalité et que les Singes tranchent, le gagnant prend le plus grand numéro parmi les Singes concernés ; puis chacun des autres, par ordre croissant de son ancien numéro, prend le plus petit qui reste.
KC-6-7 = Après une égalité, les Singes tournent ainsi : le détenteur du plus petit numéro concerné reçoit le plus grand, et chacun des autres joueurs à égalité reçoit le numéro juste inférieur parmi ceux qui sont concernés. Par exemple, les détenteurs des Singes 2, 3 et 5 se retrouvent avec 5, 2 et 3.
KC-6-8 = Seuls les joueurs à égalité pour le gain participent à l’échange de Singes ; tous les autres gardent le leur.
KC-6-9 = Une égalité ultérieure, même dans la même phase, se tranche avec les Singes tels qu’échangés après la précédente.
KC-6-10 = Quand plusieurs égalités sont en attente ensemble, on les règle une carte à la fois.
KC-6-11 = Avec plusieurs égalités en attente, le détenteur du plus petit Singe parmi tous les joueurs concernés choisit l’un des Objets à égalité qu’il dispute et le prend ; on échange les Singes de cette égalité, puis on recommence avec les égalités restantes.
KC-6-12 = Avec plusieurs égalités en attente, si le joueur qui doit choisir ne dispute qu’un seul Objet, il prend celui-là : le choix est forcé et aucune question n’est posée.
KC-6-13 = Des meilleurs totaux égaux qui ne gagnent rien ne sont pas une égalité, par exemple quand il n’y a aucune offre ou que les offres ne dépassent pas la Valeur : on ne compare aucun Singe et on n’en échange aucun.

KC-7 = Jetons : réserve, banque, Corbeille, gaspillage, Quête et bluff
KC-7-1 = Chaque jeton se trouve toujours à un seul endroit : dans une réserve, dans une Corbeille, dans la banque, sur un Objet d’une Collection, pendant la phase 2 sur l’emplacement d’un joueur dans un Stand ou, dans la phase 3, de la révélation jusqu’au règlement de toutes les égalités, sur la case de la Grille où il a été offert.
KC-7-2 = La Valeur d’un Objet en Collection est le nombre de jetons posés dessus.
KC-7-3 = Gaspiller des jetons, c’est les déplacer dans la Corbeille du joueur à qui ils appartiennent.
KC-7-4 = Les jetons placés par erreur et les jetons offerts pour des Objets non remportés sont gaspillés.
KC-7-5 = Les jetons d’une Corbeille ne peuvent être ni offerts ni dépensés ; ils y attendent la Récupération.
KC-7-6 = Le nombre de jetons d’une réserve n’est pas montré aux adversaires.
KC-7-7 = Un joueur ne peut jamais offrir en tout plus de jetons que n’en contient sa réserve ; une telle offre est refusée, ce qui n’est pas la même chose qu’être gaspillée.
KC-7-8 = Quête : chaque fois que la banque a moins de jetons qu’un effet n’en demande, chaque joueur qui le peut lui donne d’abord 1 jeton.
KC-7-9 = La Quête ne prend que dans les réserves, et chez tous les joueurs à la fois, y compris celui qui en profite.
KC-7-10 = Un joueur dont la réserve est vide ne donne rien à la Quête et ne doit rien par la suite.
KC-7-11 = Si la banque ne suffit toujours pas après une Quête, on recommence la Quête jusqu’à ce qu’elle suffise ou qu’une répétition ne rapporte plus rien.
KC-7-12 = Si la banque ne suffit toujours pas quand la Quête ne rapporte plus rien, l’effet est payé avec ce qu’il y a et le reste est oublié.
KC-7-13 = Pour la Quête, chaque paiement compte comme un effet à part : un complément posé sur un Objet, un jeton de Prédominance ou un jeton de Consolation.
KC-7-14 = Bluffer en faisant semblant de placer des jetons est permis et n’a aucun effet.
KC-7-15 = Jusqu’à la révélation, rien d’une offre n’est montré aux adversaires, pas même si elle est vide ; ils voient seulement si un joueur est prêt ou non.

KC-8 = Déroulement d’une manche
KC-8-1 = Les quatre phases sont, dans l’ordre : 1, Nouveaux Objets ; 2, Enchères ; 3, Charognage ; 4, Parade.
KC-8-2 = La piste des phases se lit 1, I, II, III, 2, 3, 4 : la case 1 est la phase 1, les cases I, II et III sont les trois Astatostas, la case 2 est l’attribution, et les cases 3 et 4 sont les phases 3 et 4.
KC-8-3 = Les quatre phases se jouent à chaque manche, sauf si une Collection épique met fin à la partie plus tôt.

## Les quatre phases

KC-9 = Phase 1 : nouveaux Objets
KC-9-1 = En phase 1, les Stands 1, 2, 3 et 4, dans cet ordre, reçoivent chacun un Objet du dessus de la pioche, face visible.
KC-9-2 = En phase 1, on montre quatre Objets, quel que soit le nombre de joueurs.
KC-9-3 = Une fois les quatre Stands garnis, le marqueur de phase va sur la case I et la phase 2 commence.
KC-9-4 = Six manches utilisent 24 des 25 Objets ; le dernier n’est jamais révélé et n’entre jamais en jeu.

KC-10 = Phase 2 : trois Astatostas
KC-10-1 = La phase 2 comporte trois Astatostas d’affilée, sauf si une Astatosta sans aucune offre les écourte.
KC-10-2 = À chaque Astatosta, chaque joueur prend en secret dans sa réserve autant de jetons qu’il veut, zéro compris.
KC-10-3 = Les jetons d’une Astatosta se placent sur la case de la Grille d’un seul des quatre Objets présents dans les Stands.
KC-10-4 = Un joueur peut viser un Objet différent à chaque Astatosta d’une même phase.
KC-10-5 = Placer des jetons sur plus d’une case lors d’une Astatosta est une offre multiple : tous les jetons offerts par ce joueur dans cette Astatosta sont gaspillés.
KC-10-6 = Une offre multiple lors d’une Astatosta est gaspillée tout entière, même si certaines de ses cases étaient permises.
KC-10-7 = Lors d’une Astatosta, les jetons posés sur une case dont l’Objet n’est pas dans un Stand sont gaspillés.
KC-10-8 = Lors d’une Astatosta, un Objet de sa propre Collection, de la Collection d’un autre ou des Étals compte comme absent des Stands, et les jetons posés sur sa case sont donc gaspillés.
KC-10-9 = Les jetons gaspillés lors d’une Astatosta, par une offre multiple ou sur un Objet absent des Stands, vont à la Corbeille dès la révélation, avant l’Astatosta suivante.
KC-10-10 = Quand tous les joueurs ont déclaré leur offre dans une Astatosta, toutes les offres sont révélées en même temps ; le montant et la case de chacune deviennent publics.
KC-10-11 = À la révélation d’une Astatosta, chaque joueur déplace son offre valable sur son emplacement du Stand correspondant.
KC-10-12 = Les jetons posés sur un emplacement de Stand y restent, à la vue de tous, jusqu’à l’attribution ; on ne peut ni les reprendre ni les déplacer.
KC-10-13 = Les offres d’un joueur sur un même Stand s’additionnent au fil des trois Astatostas, et c’est le total qui compte.
KC-10-14 = Après une Astatosta, la suivante se tient avec les jetons qui restent dans les réserves.
KC-10-15 = Si personne ne fait d’offre lors d’une Astatosta, les Astatostas restantes sont sautées et l’attribution suit aussitôt.
KC-10-16 = Quand les Astatostas sont écourtées parce que personne n’a offert, les offres faites dans les Astatostas précédentes de cette phase comptent toujours.
KC-10-17 = Un placement gaspillé, parce que multiple ou mal placé, compte tout de même comme une offre et empêche donc d’écourter les Astatostas.
KC-10-18 = Après la dernière Astatosta, les Objets sont attribués par ordre croissant de Stand.
KC-10-19 = Chaque Objet va au joueur qui a le plus grand total sur son Stand.
KC-10-20 = Une égalité pour le plus grand total d’un Stand est tranchée par les Singes, que les joueurs à égalité échangent ensuite.
KC-10-21 = Si deux Stands ou plus sont à égalité, on attribue d’abord, par ordre de Stand, tous ceux sans égalité ; puis les égalités se règlent une à une, le plus petit Singe parmi les joueurs concernés choisissant chaque fois.
KC-10-22 = Le gagnant d’un Stand place l’Objet face visible dans sa Collection, avec dessus tous ses propres jetons de ce Stand : la Valeur de l’Objet est le total gagnant.
KC-10-23 = Les jetons de tous les autres joueurs sur un Stand attribué sont gaspillés, chacun dans la Corbeille de son joueur.
KC-10-24 = Les jetons perdus à l’attribution de la phase 2 sont dans la Corbeille et ne peuvent pas servir en phase 3 de la même manche.
KC-10-25 = Un joueur peut remporter autant de Stands qu’il veut dans une manche, et un Objet attribué ne peut pas être refusé.
KC-10-26 = Un Objet dont le Stand n’a reçu aucune offre valable va aux Étals.
KC-10-27 = Après l’attribution, les quatre Stands sont vides.
KC-10-28 = Après l’attribution, le marqueur de phase va sur la case 3, sauf si une Collection épique met fin à la partie.

KC-11 = Les Étals
KC-11-1 = Les Étals peuvent contenir un nombre quelconque d’Objets.
KC-11-2 = Un Objet des Étals a une Valeur de 2, bien qu’aucun vrai jeton ne soit posé dessus.
KC-11-3 = Un Objet des Étals ne peut être remporté qu’en phase 3, avec une offre d’au moins 3 jetons.
KC-11-4 = Un Objet peut être remporté aux Étals dès la phase 3 de la manche même où il y est arrivé.
KC-11-5 = Un Objet reste aux Étals, aussi longtemps qu’il le faut, jusqu’à ce que quelqu’un le remporte.
KC-11-6 = Les Objets des Étals ne sont dans la Collection de personne : ils ne subissent pas la Dévaluation et ne comptent ni pour la Prédominance, ni pour une Collection épique, ni pour les points de Victoire.

KC-12 = Phase 3 : Charognage
KC-12-1 = En phase 3, chaque joueur place en secret, sur des cases de la Grille, autant de jetons de sa réserve qu’il veut, zéro compris.
KC-12-2 = En phase 3, on peut placer des jetons sur des Objets de sa propre Collection, des Collections adverses et des Étals.
KC-12-3 = En phase 3, on peut faire des offres sur plusieurs cases à la fois.
KC-12-4 = En phase 3, chaque case est jugée séparément ; une offre n’a pas d’effet sur une autre, sauf qu’elles viennent toutes de la même réserve.
KC-12-5 = En phase 3, les jetons posés sur une case dont l’Objet n’est ni dans une Collection ni aux Étals sont gaspillés ; les autres offres du même joueur restent valables.
KC-12-6 = En phase 3, on n’offre qu’une seule fois ; si personne n’offre rien, la phase continue par la Dévaluation.
KC-12-7 = Charognage, première étape : quand tous les joueurs ont déclaré leurs offres, toutes sont révélées en même temps et deviennent publiques.
KC-12-8 = Charognage, deuxième étape : juste après la révélation, les jetons mal placés sont gaspillés.
KC-12-9 = Charognage, troisième étape : les jetons offerts sur ses propres Objets s’ajoutent aussitôt à ces Objets, avant toute comparaison des autres offres.
KC-12-10 = Pendant le Charognage, un Objet est à soi si on le possède au moment où les offres sont révélées, avant que le moindre Objet change de mains dans cette phase.
KC-12-11 = Charognage, quatrième étape : pour chaque autre Objet visé, on compare les offres à sa Valeur après l’ajout des jetons de son propriétaire ; un Objet des Étals a une Valeur de 2.
KC-12-12 = Pendant le Charognage, une offre ne peut gagner que si elle est strictement supérieure à la Valeur de l’Objet et qu’aucune autre offre sur cet Objet n’est plus élevée.
KC-12-13 = Pendant le Charognage, des offres maximales égales et supérieures à la Valeur sont départagées par les Singes ; si plusieurs Objets sont dans ce cas, les égalités se règlent une à une, le plus petit Singe parmi les joueurs concernés choisissant chaque fois.
KC-12-14 = Pendant le Charognage, une offre égale ou inférieure à la Valeur de l’Objet est gaspillée.
KC-12-15 = Pendant le Charognage, une offre supérieure à la Valeur mais battue par une autre, ou perdante à l’égalité, est gaspillée.
KC-12-16 = Pendant le Charognage, tous les Objets se décident d’après la situation juste après les jetons ajoutés par les propriétaires : gagner ou perdre un Objet ne change jamais qui peut en remporter un autre dans la même phase, hormis l’échange des Singes.
KC-12-17 = Quand un Objet est pris à un adversaire, les jetons de l’offre gagnante vont dans la réserve de son ancien propriétaire.
KC-12-18 = Quand un Objet est pris à un adversaire, les jetons déjà posés sur la carte y restent et se déplacent avec elle.
KC-12-19 = Quand un Objet est pris à un adversaire, la banque y ajoute la différence entre l’offre gagnante et l’ancienne Valeur, pour que la nouvelle Valeur soit égale à l’offre gagnante.
KC-12-20 = Un Objet pris à un adversaire va dans la Collection du gagnant.
KC-12-21 = Les jetons que l’ancien propriétaire vient d’ajouter à un Objet pendant le Charognage ne lui sont pas rendus si l’Objet est perdu.
KC-12-22 = Les jetons reçus en paiement d’un Objet perdu ne peuvent pas resservir dans la même phase 3.
KC-12-23 = Quand un Objet est remporté aux Étals, les jetons offerts par le gagnant sont posés sur la carte et sa Valeur est égale à l’offre ; aucun joueur n’est payé, et le nombre de jetons de la banque ne change pas.
KC-12-24 = Le Charognage se règle dans cet ordre : on fixe d’abord tous les gagnants, puis on déplace les paiements et les jetons gaspillés, enfin on déplace les cartes et on les complète par numéro d’Objet croissant, avec des Quêtes s’il le faut.

KC-13 = Dévaluation (dernière étape de la phase 3)
KC-13-1 = Dévaluation : une fois que tous les Objets remportés en phase 3 ont changé de mains, chaque Objet de toute Collection perd 1 jeton.
KC-13-2 = Le jeton qu’un Objet perd à la Dévaluation est gaspillé dans la Corbeille de celui qui possède l’Objet à ce moment-là.
KC-13-3 = Les Objets remportés dans la manche même, en phase 2 ou en phase 3, sont dévalués eux aussi.
KC-13-4 = Un Objet sans jeton ne perd rien à la Dévaluation et reste dans la Collection avec une Valeur de 0.
KC-13-5 = Un Objet de Valeur 0 est remporté par l’offre la plus élevée, pourvu qu’elle soit d’au moins 1 jeton.
KC-13-6 = Les Objets des Étals ne subissent pas la Dévaluation.
KC-13-7 = Après la Dévaluation, le marqueur de phase va sur la case 4, sauf si une Collection épique met fin à la partie.

KC-14 = Phase 4 : la parade
KC-14-1 = Récupération : chaque joueur reprend de sa Corbeille dans sa réserve 5 jetons moins le nombre d’Objets de sa Collection, ou tous les jetons de la Corbeille s’il y en a moins.
KC-14-2 = Avec 5 Objets ou plus dans sa Collection, un joueur récupère 0 jeton, jamais un nombre négatif.
KC-14-3 = La Récupération est automatique et ne peut pas être refusée.
KC-14-4 = Les jetons restés dans une Corbeille après la Récupération vont à la banque, si bien que toutes les Corbeilles sont vides après l’étape 1 de la phase 4.
KC-14-5 = Prédominance : on examine les 15 Caractéristiques l’une après l’autre, de 1 à 15.
KC-14-6 = La Prédominance dans une Caractéristique revient au joueur qui a dans sa Collection le plus d’Objets de cette Caractéristique.
KC-14-7 = Si personne n’a d’Objet d’une Caractéristique, personne ne reçoit rien pour elle.
KC-14-8 = À nombre égal d’Objets d’une Caractéristique, la Prédominance va au joueur à égalité qui a en tout le plus de jetons sur ses propres Objets de cette Caractéristique.
KC-14-9 = Si la Prédominance est encore à égalité après le compte des jetons, les Singes tranchent, et les joueurs à égalité échangent leurs Singes.
KC-14-10 = Le détenteur d’une Prédominance reçoit de la banque 1 jeton dans sa réserve, pour chaque Caractéristique où il prédomine.
KC-14-11 = Un échange de Singes fait à l’examen d’une Caractéristique compte pour les Caractéristiques suivantes.
KC-14-12 = Un seul Objet peut valoir à son propriétaire jusqu’à 3 Prédominances dans une manche, une par Caractéristique de l’Objet.
KC-14-13 = Consolation : chaque joueur sans aucun Objet dans sa Collection reçoit 1 jeton de la banque.
KC-14-14 = Si plusieurs joueurs ont droit à une Consolation et que la banque ne suffit pas, on les paie par ordre de Singe croissant.
KC-14-15 = Les trois étapes de la phase 4 se font dans l’ordre Récupération, Prédominance, Consolation ; les jetons passés des Corbeilles aux réserves ou à la banque comptent donc pour les paiements suivants.

## Fin de partie, décompte, classement

KC-15 = Fin de manche et fin normale de la partie
KC-15-1 = Après la phase 4, le marqueur de phase revient sur la case 1 et le marqueur de manche avance d’un cran.
KC-15-2 = Si le marqueur de manche est sur VI après la phase 4, la partie s’arrête là et l’on compte les points.
KC-15-3 = D’une manche à l’autre, réserves, Collections, Valeurs, Étals, Singes et banque restent tels quels.

KC-16 = Collection épique et fin anticipée
KC-16-1 = Un joueur a une Collection épique dans une Caractéristique quand sa Collection contient au moins 4 Objets de cette Caractéristique.
KC-16-2 = Quand un joueur obtient une Collection épique, la partie se termine à la fin de la phase en cours.
KC-16-3 = On vérifie les Collections épiques après toutes les attributions de la phase 2, puis après tous les transferts de la phase 3.
KC-16-4 = Si une Collection épique est atteinte en phase 2, la partie se termine après l’attribution ; les phases 3 et 4 de cette manche ne se jouent pas, donc sans Dévaluation, ni Récupération, ni Prédominance, ni Consolation.
KC-16-5 = Si une Collection épique est atteinte en phase 3, la Dévaluation a tout de même lieu, car elle fait partie de la phase 3, mais la phase 4 ne se joue pas.
KC-16-6 = Plusieurs joueurs peuvent achever une Collection épique dans la même phase, et toutes comptent.
KC-16-7 = Quand la partie se termine plus tôt, les jetons des Corbeilles sont perdus et ne rapportent rien.
KC-16-8 = Une Collection épique ne fait pas gagner la partie à elle seule : ce sont les points de Victoire qui décident.

KC-17 = Décompte final
KC-17-1 = Au décompte final, tous les joueurs révèlent leurs Passions.
KC-17-2 = Chaque Objet de la Collection d’un joueur lui rapporte 1 point de Victoire, quel que soit le nombre de jetons posés dessus.
KC-17-3 = Pour chacune de ses Passions, un joueur marque 1 point de Victoire par Objet de sa Collection ayant cette Caractéristique.
KC-17-4 = Un Objet qui correspond aux deux Passions d’un joueur lui rapporte 2 points de Victoire au titre des Passions.
KC-17-5 = Un joueur marque 1 point de Victoire pour chaque Caractéristique où il a une Collection épique.
KC-17-6 = Cinq Objets d’une même Caractéristique ne font toujours qu’une seule Collection épique.
KC-17-7 = Chaque groupe complet de 3 jetons dans la réserve d’un joueur rapporte 1 point de Victoire : on divise les jetons par 3 et on oublie le reste.
KC-17-8 = Les jetons posés sur les Objets et ceux de la Corbeille ne rapportent aucun point de Victoire.
KC-17-9 = Les Objets des Étals et les Passions défaussées ne rapportent aucun point de Victoire.

KC-18 = Classement
KC-18-1 = À égalité de points de Victoire, le mieux classé est celui qui a en tout le plus de jetons sur les Objets de sa Collection.
KC-18-2 = À égalité de points de Victoire et de jetons sur les Objets, le mieux classé est celui dont le Singe a le plus petit numéro.
KC-18-3 = Aucun Singe n’est échangé lors du classement final.
KC-18-4 = Les mêmes départages valent pour toutes les places, pas seulement pour la première : il n’y a jamais d’ex æquo au classement.

## Règles facultatives

KC-19 = Règle facultative : le contrôle des Singes
KC-19-1 = Le contrôle des Singes est normalement désactivé ; il s’adresse à des joueurs très expérimentés et ne s’utilise que si tous en conviennent avant la partie.
KC-19-2 = Avec le contrôle des Singes, le joueur à égalité qui gagnerait grâce à son Singe peut au contraire concéder l’égalité.
KC-19-3 = Avec le contrôle des Singes et deux joueurs à égalité, si l’un concède, l’adversaire gagne et aucun Singe n’est échangé.
KC-19-4 = Le contrôle des Singes s’applique aux égalités des phases 2, 3 et 4.
KC-19-5 = Avec le contrôle des Singes et trois joueurs à égalité ou plus, concéder signifie quitter cette égalité ; les autres la règlent entre eux selon la même règle, en n’échangeant les Singes qu’entre ceux qui y sont encore, et le dernier restant gagne sans échange et ne peut pas concéder.
KC-19-6 = Le contrôle des Singes ne s’applique pas au classement final.

KC-20 = Scénarios
KC-20-1 = Les Scénarios sont facultatifs, destinés à des joueurs expérimentés, et normalement désactivés.
KC-20-2 = Quand un Scénario contredit les règles du jeu, c’est le Scénario qui l’emporte.
KC-20-3 = Les effets imprimés des dix Scénarios ne figurent pas dans le livret de règles dont nous disposons ; les dix Scénarios proposés ici sont de notre invention.

## Informations, ce qui est toujours vrai

KC-21 = Qui voit quoi
KC-21-1 = Tout le monde voit les Stands et les jetons qui s’y trouvent, les Étals, les Collections et leurs Valeurs, les Corbeilles, la banque, les Singes, la manche et la phase, toutes les offres révélées et le nombre de cartes restant dans la pioche.
KC-21-2 = Seul son propriétaire voit sa réserve, les Passions qu’il garde, la Passion qu’il a défaussée et son offre avant la révélation.
KC-21-3 = Personne ne voit l’ordre de la pioche, les Passions non distribuées ni le dernier Objet.
KC-21-4 = Une offre déclarée est définitive.

KC-22 = Ce qui est toujours vrai
KC-22-1 = Après chaque étape, les jetons des réserves, des Corbeilles, de la banque, des Objets en Collection et des Stands, avec les offres révélées de la phase 3 qui ne sont pas encore réglées, font 100 en tout.
KC-22-2 = Chacun des 25 Objets est toujours à un seul endroit : la pioche, un Stand, les Étals ou une Collection.
KC-22-3 = À la fin d’une manche, les Étals et les Collections contiennent ensemble exactement 4 Objets par manche jouée jusque-là, et la pioche contient le reste des 25.
KC-22-4 = Aucun compte ne descend jamais au-dessous de zéro.
KC-22-5 = Après l’étape 1 de la phase 4, la Récupération, toutes les Corbeilles sont vides.
KC-22-6 = Après chaque étape, les Singes des joueurs sont les numéros de 1 jusqu’au nombre de joueurs, chacun une fois.
KC-22-7 = Un échange de Singes conserve l’ordre entre les perdants de l’égalité : de deux perdants, celui qui avait le plus petit numéro avant l’a encore après.
KC-22-8 = On paie au plus 15 jetons de Prédominance par manche (17 avec notre Scénario 4), et rien n’est payé pour une Caractéristique que personne ne possède.
KC-22-9 = Au début d’une phase 3, personne n’a de Collection épique, sinon la partie serait déjà finie ; seul notre Scénario 8 fait exception.
KC-22-10 = Avec notre disposition des Objets, deux Collections épiques d’un même joueur demandent au moins 7 Objets.

## Décisions

AMB-01 = Que devient le 25e Objet ? Il n’apparaît jamais : 4 Objets par manche pendant 6 manches font 24, et rien ne réclame la dernière carte. Il reste caché, si bien que personne ne peut être sûr de l’Objet qui manque.
AMB-02 = Les offres sur un même Stand s’additionnent-elles ? Oui, sur les trois Astatostas, car les jetons passent sur l’emplacement du joueur au plateau et y restent, et dans l’exemple du livret Zak relance à la dernière Astatosta pour atteindre un total de 5.
AMB-03 = Quand les jetons perdants d’un Stand vont-ils à la Corbeille ? À l’attribution, à la fin de la phase 2, car c’est là que le livret le place, avant que le marqueur passe à la case 3 ; un joueur dépassé à la première Astatosta peut donc encore ajouter des jetons.
AMB-04 = Les offres révélées de chaque Astatosta sont-elles publiques ? Oui, toutes, car la révélation montre à tous les jetons et la case, et les jetons restent ensuite sur le plateau.
AMB-05 = Échange-t-on les Singes après chaque égalité, ou seulement quand plusieurs sont en attente ? Après chaque égalité tranchée par les Singes dans les phases 2 à 4, car dans les exemples du livret l’échange suit même une égalité isolée, bien que le texte en parle à propos des égalités multiples. Seul notre Scénario 9 remplace cette règle.
AMB-06 = Échange-t-on les Singes pour une égalité au classement final ? Non : le livret ne fait que les y comparer, et un échange ne pourrait de toute façon pas changer le classement.
AMB-07 = Et si plusieurs Prédominances sont à égalité ? Elles se règlent strictement de la Caractéristique 1 à la 15, avec les Singes du moment, car le marqueur suit l’ordre des numéros et deux égalités de ce genre ne sont jamais en attente ensemble ; le choix entre égalités consiste à prendre un Objet, ce que la Prédominance ne fait pas.
AMB-08 = Si plusieurs Stands sont à égalité en phase 2, suit-on l’ordre des Stands ou quelqu’un choisit-il ? Les Stands sans égalité passent d’abord, dans l’ordre, puis le plus petit Singe parmi les joueurs à égalité choisit, car la règle qui accorde ce choix est la seule à parler de plusieurs égalités à la fois, et un ordre général ne doit pas l’enlever. Option multiTieOrder : chooser (par défaut) ou fixed, qui règle les égalités par Stand croissant en phase 2 et par numéro d’Objet croissant en phase 3.
AMB-09 = Si plusieurs Objets sont à égalité en phase 3, qui décide de l’ordre ? Le plus petit Singe parmi les joueurs à égalité choisit, comme en phase 2, car aucun ordre n’est imprimé pour la phase 3 ; qui n’est que dans une égalité n’a pas de choix, et les égalités entre joueurs tout à fait différents ne s’influencent pas. On suit la même option. Option multiTieOrder : chooser (par défaut) ou fixed, qui va par numéro d’Objet croissant.
AMB-10 = Peut-on offrir en phase 2 pour un Objet que l’on possède déjà ? Non, ces jetons sont mal placés et gaspillés, car la phase 2 ne concerne que les quatre Objets des Stands, et augmenter la Valeur de ses propres Objets relève de la phase 3. Ajouter à ses propres jetons déjà posés sur un Stand est une relance normale.
AMB-11 = Qui reçoit les jetons payés pour un Objet des Étals ? Personne : ils restent sur la carte et sa Valeur est égale à l’offre, car les Objets remportés portent les jetons offerts pour eux ; payer la banque pour qu’elle en remette autant sur la carte reviendrait au même.
AMB-12 = Et si une offre est égale à la Valeur ? Elle perd et elle est gaspillée, comme c’est imprimé ; le minimum pour gagner est la Valeur plus 1, soit 3 aux Étals.
AMB-13 = Et si deux offres dépassent la Valeur ? La plus élevée gagne et l’autre est gaspillée, car il faut être le plus haut pour gagner et les jetons offerts pour un Objet non remporté sont gaspillés ; le propriétaire n’est payé que par le gagnant.
AMB-14 = Qu’en est-il d’un Objet de Valeur 0 ? Il reste dans la Collection, compte pour tout (points de Victoire, Prédominance, Collection épique et Récupération) et peut être pris pour 1 jeton, car le livret admet un Objet sans jeton et la règle générale fait le reste. Le gagnant paie 1 au propriétaire, la banque pose 1 jeton sur la carte, et la Dévaluation envoie ensuite ce jeton dans la Corbeille du gagnant.
AMB-15 = Quand vérifie-t-on une Collection épique en phase 3 ? Après tous les transferts, car la phase 3 se règle d’un seul coup, et une possession d’un instant dépendrait d’un ordre que les règles ne donnent pas. En phase 2, les Collections ne font que grandir, cela n’y change donc rien.
AMB-16 = Qui marque des points pour les Collections épiques, et combien de fois ? Chaque joueur marque 1 point de Victoire pour chaque Caractéristique comptant au moins 4 Objets dans sa Collection finale, car le livret compte chaque Collection épique achevée ; cinq Objets semblables n’en font toujours qu’une. Seul notre Scénario 8 change ce qu’elles rapportent.
AMB-17 = Si la partie se termine plus tôt en phase 3, fait-on encore la Dévaluation ? Oui, car la Dévaluation fait partie de la phase 3 et la partie se termine à la fin de la phase ; cela peut compter pour le départage aux jetons dans le classement final.
AMB-18 = Comment fonctionne exactement la Quête ? Elle ne prend que dans les réserves, chez tous à la fois, y compris celui qui en profite, et se répète tant que la banque ne suffit pas et que quelqu’un peut donner, car la règle vaut chaque fois que les jetons ne suffisent pas ; puis on paie ce qu’il y a, sans dette, le surplus éventuel reste à la banque, chaque paiement est vérifié séparément dans son ordre, et l’on sait publiquement qui a donné. Option whipRound : repeat (répétée, par défaut) ou once (une seule fois).
AMB-19 = Et si un joueur gagne et perd des Objets dans la même phase 3, ou si deux joueurs se volent l’un l’autre ? Tout se décide d’après la situation après les ajouts de chacun à ses propres Objets, car il y a une seule révélation et une seule comparaison. Deux joueurs peuvent se prendre chacun un Objet et se payer l’un l’autre ; ce paiement ne peut pas servir dans la même phase, et deux offres ne se fondent jamais en une seule.
AMB-20 = Une Passion rapporte-t-elle une seule fois, ou pour chaque Objet correspondant ? Pour chaque Objet correspondant, car dans l’exemple du livret Greg a 4 correspondances avec seulement 3 Objets et 2 Passions.
AMB-21 = Y a-t-il des règles spéciales à deux joueurs ? Aucune : Singes 1 et 2, 4 Stands, une banque de 80 jetons, un simple échange des deux Singes et la Prédominance comme d’habitude, car aucune variante n’est imprimée.
AMB-22 = Les jetons mal placés sont-ils refusés ou punis ? Ils sont acceptés et gaspillés, car la pénalité est imprimée dans les règles, mais le jeu avertit et demande d’abord confirmation, et les joueurs artificiels ne se trompent jamais de case ; en phase 2, un placement sur deux cases ou plus est gaspillé en entier, cases permises comprises, alors qu’en phase 3 seule la mauvaise case est gaspillée. Option misplacement : penalise (punis, par défaut) ou refuse (refusés).
AMB-23 = Un placement gaspillé fait-il continuer les Astatostas ? Oui, car le livret parle de jetons offerts même dans ce cas, et les Astatostas ne sont écourtées que si personne n’offre rien.
AMB-24 = Que récupère un joueur qui a plus de 5 Objets ? Rien, car on ne peut pas récupérer un nombre négatif de jetons.
AMB-25 = Quand les jetons restés dans une Corbeille vont-ils à la banque ? À l’étape 1 de la phase 4, car la règle et l’exemple de la Récupération l’y placent, et l’expression « à la fin de la manche », ailleurs, n’est qu’approximative ; ces jetons peuvent ainsi payer la Prédominance.
AMB-26 = Quels jetons rapportent des points de Victoire, tous ceux que l’on possède ou seulement ceux de la réserve ? Seulement ceux de la réserve, car la liste détaillée des points le dit et ignore les jetons posés sur les cartes.
AMB-27 = Les réserves sont-elles vraiment secrètes ? Elles ne sont pas montrées aux adversaires, mais chacun, joueurs artificiels compris, peut se souvenir des mouvements publics de jetons et les calculer, car aucune règle n’interdit de se souvenir. Option openReserves : false (cachées, par défaut) ou true (montrées à tous).
AMB-28 = Qui a raison pour SignedEdition dans l’exemple de la Prédominance, où le robot vaudrait 1 de plus que le jeu de société alors que tous deux avaient 4 jetons après la Dévaluation ? Nous gardons les valeurs précédentes, donc selon les règles c’est une égalité de 4 à 4 à trancher par les Singes, et nous tenons cette phrase de l’exemple pour une étourderie ; dans notre version, les Singes favorisent Dirk, qui gagne comme imprimé.
AMB-29 = Quel est le score final de Zak dans l’exemple, imprimé 10 alors que ses parties, 4 Objets, 5 correspondances et 2 points pour les jetons, font 11 ? Nous gardons le total de 10 et lisons 1 point pour les jetons, car il est dit que les 11 points de Dirk le dépassent grâce à la Collection épique.
AMB-30 = Dans quelle Corbeille va le jeton perdu à la Dévaluation ? Dans celle du propriétaire à ce moment-là, après tous les transferts, car c’est la seule façon de retrouver les Corbeilles de l’exemple du livret.
AMB-31 = Les Objets des Étals sont-ils dévalués ? Non, car la règle ne parle que des Objets en Collection.
AMB-32 = Quelles sont les cases non nommées de la piste des phases ? La piste se lit 1, I, II, III, 2, 3, 4, car il y a trois Astatostas, la première est sur la case I, et le marqueur avance d’une case à la fois jusqu’à la case 2.
AMB-33 = Les Passions se tirent-elles et se choisissent-elles un joueur après l’autre ? Les cartes sont distribuées par ordre de Singe croissant, puis tous choisissent en secret et en même temps ; cela revient au même, car un choix ne révèle rien et les Passions défaussées ne reviennent pas.
AMB-34 = Comment fonctionne le contrôle des Singes à trois joueurs à égalité ou plus, et au classement final ? Concéder signifie quitter l’égalité, les autres la règlent de la même façon, le dernier ne peut pas concéder, et la règle ne vaut pas au classement final, où il n’y a rien à gagner : cela respecte l’exemple imprimé pour deux et garde l’échange habituel pour les autres. Avec plusieurs égalités en attente, celui qui choisit nomme d’abord l’Objet, puis le prend ou le concède. Option monkeyControl : false (désactivé, par défaut) ou true (activé).
AMB-35 = Qui a la Prédominance dans une Caractéristique que personne ne possède ? Personne, et rien n’est payé : il faut au moins un Objet, car l’exemple du livret saute les Caractéristiques que personne n’a.
AMB-36 = Que valent les jetons des Corbeilles quand la partie se termine plus tôt ? Rien, car seule la réserve rapporte et la Récupération appartient à la phase 4, qui ne se joue pas.
AMB-37 = Peut-on changer une offre après l’avoir déclarée ? Non, car déclarer, c’est s’engager ; avant cela, chacun peut la changer librement sur son propre appareil.
AMB-38 = Dans quel ordre règle-t-on la phase 3, quand la banque ne suffit pas et que l’ordre compte ? D’abord les gagnants, puis les paiements et les jetons gaspillés, enfin les compléments par numéro d’Objet croissant, car le livret nomme le paiement avant le complément ; une Quête peut donc prendre sur un paiement tout juste reçu.
AMB-39 = Le jeu a-t-il 45 ou 55 cartes ? Les deux nombres sont justes : 45 cartes, et 55 avec les 10 cartes Scénario.
AMB-40 = Quels sont le Genre, la Catégorie et l’Édition de chacun des 25 Objets, puisque la liste n’est pas imprimée ? Nous suivons le seul schéma régulier qui s’accorde avec les cinq Objets décrits dans le livret, car il donne 5 Objets à chaque Édition, et à chaque Genre et chaque Catégorie un Objet de chaque Édition ; c’est une reconstitution, non une preuve, car 40 dispositions moins régulières conviendraient aussi. La liste est gardée dans un fichier de données, pour que la vraie puisse la remplacer.
AMB-41 = Combien de Scénarios utilise-t-on, et que font-ils ? Aucun ou un, car le livret parle d’un Scénario ; les effets sont de notre invention, ce qui est signalé à l’écran, et un Scénario peut se combiner avec le contrôle des Singes sauf s’il dit le contraire. Option scenario : null (aucun, par défaut), un numéro de 1 à 10, ou random (au hasard).
AMB-42 = Et si l’on ajoute des jetons à un Objet à soi qu’un autre remporte dans la même phase ? Les jetons ajoutés comptent d’abord et restent sur la carte, comme pour l’épée de Lulu dans l’exemple du livret ; des jetons sur un Objet que l’on est en train de prendre à un autre sont une offre, pas un ajout.
AMB-43 = Qu’en est-il d’une offre de 1 ou 2 sur un Objet des Étals ? Elle est gaspillée, même si elle est seule, car l’Objet a une Valeur de 2 et l’offre doit la dépasser.
AMB-44 = Et si les offres les plus élevées sont égales mais ne dépassent pas la Valeur ? Personne ne gagne, toutes sont gaspillées et aucun Singe n’est échangé, car une offre gagnante doit être à la fois la plus élevée et supérieure à la Valeur.
AMB-45 = Saute-t-on la phase 3 si personne n’offre ? Non, la Dévaluation a toujours lieu, car la règle qui fait sauter n’est imprimée que pour les Astatostas.
AMB-46 = Qu’est-ce qui change dans une première partie ? On tire 2 Passions, et il n’y a ni Scénario ni contrôle des Singes, car le livret demande les deux premières choses et réserve le contrôle des Singes à des joueurs très expérimentés. Option firstGame : false (par défaut) ou true.
AMB-47 = Qui est payé d’abord si plusieurs joueurs ont droit à une Consolation et que la banque ne suffit pas ? On paie par ordre de Singe croissant, car c’est l’ordre général des joueurs.
AMB-48 = Peut-on renoncer à la Récupération ? Non, car elle est décrite comme une chose qui se fait, et y renoncer n’aiderait jamais.
AMB-49 = Si une Collection épique est atteinte en phase 3 de la manche VI, joue-t-on encore la phase 4 ? Non, la partie se termine à la fin de la phase 3, car la règle des Collections épiques ne fait pas d’exception pour la dernière manche.
AMB-50 = La pioche est-elle publique ? Le nombre de cartes restantes est public, mais pas leur identité, car la pioche est face cachée sur la table ; cela vaut aussi pour l’Objet qui reste à la fin.

## Scénarios maison

KC-scenario-1 = Folie de minuit (Scénario de notre invention) : la phase 2 a deux Astatostas au lieu de trois ; le marqueur utilise les cases I et II et saute la III. Tout le reste est comme d’habitude, et une Astatosta où personne n’offre mène toujours droit à l’attribution.
KC-scenario-2 = Vitrines de musée (Scénario de notre invention) : aux manches I, III et V, il n’y a pas de Dévaluation. Aux manches II, IV et VI, chaque Objet en Collection perd 2 jetons, ou tous ceux qu’il a s’il en a moins, dans la Corbeille de son propriétaire.
KC-scenario-3 = Fièvre des puces (Scénario de notre invention) : les Objets des Étals ont une Valeur de 0, et l’offre la plus élevée d’au moins 1 jeton les remporte.
KC-scenario-4 = Invité d’honneur (Scénario de notre invention) : avant la phase 1 de chaque manche, on tire au hasard une Caractéristique parmi celles qui ne sont pas encore sorties (les 15 au début) et on la montre à tous. En phase 4 de cette manche, sa Prédominance rapporte 3 jetons au lieu de 1, en un seul paiement de 3 pour la Quête ; on paie donc au plus 17 jetons de Prédominance par manche.
KC-scenario-5 = Service d’ordre (Scénario de notre invention) : pour prendre un Objet de la Collection d’un adversaire, une offre doit être au moins égale à sa Valeur plus 2, donc au moins 2 jetons pour un Objet de Valeur 0. Une offre égale à la Valeur plus 1 est gaspillée comme toute offre insuffisante. Les Objets des Étals ne sont pas gardés et se remportent comme d’habitude.
KC-scenario-6 = Boîte mystère (Scénario de notre invention) : l’Objet du Stand 4 est posé face cachée. À la première Astatosta, on peut offrir sur le Stand 4 lui-même, et une telle offre est valable ; placer des jetons, lors de cette Astatosta, sur la case de la Grille de l’Objet caché est une offre mal placée. L’Objet est retourné face visible après la révélation de la première Astatosta, même si personne n’a offert et que les Astatostas sont écourtées.
KC-scenario-7 = Le thème de l’année (Scénario de notre invention) : à la mise en place, après les Passions, on tire au hasard l’une des 15 Caractéristiques et on la montre à tous. À la fin de la partie, chaque joueur marque 1 point de Victoire par Objet de sa Collection qui la possède, en plus de ses propres Passions, même si elle est identique à l’une d’elles.
KC-scenario-8 = Temple de la renommée (Scénario de notre invention) : les Collections épiques ne mettent jamais fin à la partie. À la fin de la partie, chaque Collection épique encore détenue vaut 3 points de Victoire au lieu de 1.
KC-scenario-9 = Singeries (Scénario de notre invention) : les Singes ne sont jamais échangés après une égalité, si bien qu’avec plusieurs égalités en attente le plus petit Singe remporte toutes celles où il est engagé. En revanche, à la fin de chaque manche, après la Consolation, tous les Singes changent : le numéro 1 devient le plus grand numéro en jeu et chaque autre numéro baisse de 1. Le contrôle des Singes ne peut pas être utilisé avec ce Scénario.
KC-scenario-10 = L’heure du marchandage (Scénario de notre invention) : le gagnant d’un Stand ne laisse sur l’Objet que 1 jeton de plus que le meilleur autre total de ce Stand (compté 0 s’il n’y en a pas), et jamais plus que son propre total. Le reste retourne aussitôt dans sa réserve et peut servir en phase 3. Les offres perdantes sont gaspillées comme d’habitude.
