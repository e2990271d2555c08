### Rocca Civetta : les règles en mots simples.
### Un message par clause, un par titre de chapitre, un par décision, autant que c’est construit.

## Rocca Civetta : genres de règle, matériel

RC-GEN = Rocca Civetta : les modules
RC-GEN-1 = Chaque partie de l’extension est un module à part et peut s’utiliser sans les autres, pourvu que ce qu’il demande soit là.
RC-GEN-2 = Il y a trois genres : les modules standard vont avec toute partie, les avancés sont facultatifs, les dépendants sont facultatifs et demandent les règles avancées qu’ils nomment.
RC-GEN-3 = Une table qui choisit un module dépendant sans ce qu’il demande est refusée avant le début.
RC-GEN-4 = Standard : jetons Étoile, nouveaux Chercheurs, nouveaux Clans, nouvelles cartes Poisse, Alchimie. Avancés : Recherche, Confréries. Dépendants : nouveaux Boss et Big Boss (Boss), Spécialistes et Spriggan (Effets Principaux), Étage IV (Zones dangereuses), Familiers (Zones dangereuses et Étage IV), Oméga contre tous.
RC-GEN-5 = Solo et Campagne sont des modes, non des modules : chacun remplace ou ajoute des étapes de mise en place et des conditions de fin.
RC-GEN-6 = L’extension ne se joue pas seule : ce qu’aucun module ne change reste comme dans le jeu de base.
RC-GEN-7 = Les premiers scénarios de la campagne n’utilisent que les règles de base et servent d’introduction aux nouveaux joueurs.

RC-CMP = Rocca Civetta : matériel
RC-CMP-1 = Figurines : 7 Chercheurs, 9 Boss, 7 Œufs, 7 Tentacules, 2 Familiers, et des Bizuths de Confréries : 6 Iota, 3 Phi, 3 Zeta et 3 Lambda.
RC-CMP-2 = Cartes : 12 Boss, 7 Chercheur, 12 Clan, 46 Astuce, 4 Confrérie, 10 Doctorant, 8 Poisse, 2 Familier, 12 Recherche, 1 Sac à dos, 5 Panique, 21 Oméga, 2 Tome.
RC-CMP-3 = Zones : 6 de l’Étage IV, la Crypte, les Catacombes, le Camp Z, le Terrier de Marconiglio, les Bains thermaux, et l’Antre de Charybde, grand comme quatre.
RC-CMP-4 = Jetons et cubes : une Idole, un Pont, un Pilier, une Fosse aux serpents, le jeton du Fou, un Campus d’hiver, 10 cubes Faux et 10 Universels, 12 jetons Eau chaude, 48 jetons Étoile.
RC-CMP-5 = Les 46 cartes Astuce sont 18 Alchimie, 18 Spécialistes, 4 Spriggan et 6 Destin (quatre de valeur 4, deux de valeur 5).
RC-CMP-6 = Les 12 cartes Boss : six Boss ordinaires, quatre Big Boss à une carte, et deux cartes pour Scylla et Charybde.
RC-CMP-7 = Les 2 cartes Tome ont quatre faces : solo, contre 2, contre 3, contre 4.
RC-CMP-8 = L’extension n’apporte ni Carnets de notes, ni cartes Alerte, ni cartes Aléa, ni Zone de départ ; avec les deux boîtes il y a 4 Carnets, donc 4 Chercheurs au plus.
RC-CMP-9 = Les cartes de résumé se téléchargent et ne contiennent pas de règles.

## Rocca Civetta : Étoiles et Clans

RC-STR = Jetons Étoile
RC-STR-1 = Un jeton Étoile représente une Étoile d’un Carnet de notes, par son métal (argent ou or) et la couleur de son bord ; le vert et le rouge ont chacun deux Étoiles d’argent, donc deux jetons égaux par Carnet.
RC-STR-2 = Qui atteint une Étoile prend son jeton et le garde devant son Carnet, visible de tous.
RC-STR-3 = Qui perd une Étoile défausse aussitôt son jeton.
RC-STR-4 = Les jetons n’ont pas d’effet : les Étoiles se lisent toujours sur les cubes. Les 48 jetons sont les 12 Étoiles de 4 Carnets, ils ne peuvent donc pas manquer ; et avec d’autres Carnets, un jeton absent ne prive jamais d’une Étoile.
RC-STR-5 = Les Étoiles de chacun sont publiques ; elles décident qui est Remonté, qui peut tenter la Thèse et ce que demandent les Clans.

RC-SCH = Nouveaux Chercheurs
RC-SCH-1 = Sept Chercheurs de plus sont au choix, avec Rebecca, Valerio, Sofia et Vincenzo : Sara l’exploratrice, Caterina l’alchimiste, Claudio le chasseur, Andromeda la gynoïde, Onamor le fossoyeur, Ingrid la valkyrie et Enrico l’archéologue.
RC-SCH-2 = Ils suivent toutes les règles des Chercheurs ; chaque carte a une face normale et une face Remontée.
RC-SCH-3 = Avec les deux boîtes, on choisit parmi 11 cartes Chercheur.
RC-SCH-4 = La Zone Camp Z appartient à Caterina et n’entre en jeu que par sa carte.
RC-SCH-5 = Avec Caterina dans la partie, la Confrérie Zeta n’est pas disponible ; avec Claudio, Lambda ne l’est pas.
RC-SCH-6 = Enrico ne peut pas être un Chercheur de la campagne.
RC-SCH-7 = Enrico ne peut pas être un Chercheur dans une partie dont le Boss est Enrico Giovanni : c’est la même personne et la même figurine.

RC-CLN = Nouveaux Clans
RC-CLN-1 = Les 12 nouvelles cartes Clan se mélangent à celles du jeu de base : 15 cartes à chaque partie.
RC-CLN-2 = Devant un nouveau Clan, une Thèse ne réussit que si les points du Carnet, avec les Modificateurs du Clan, atteignent la valeur imprimée et si chaque Étoile demandée par le Clan a été atteinte.
RC-CLN-3 = Argent et or sont distincts : une Étoile de l’autre métal ne compte pas. Un Clan peut demander deux Étoiles égales ; s’il en demande une, l’une ou l’autre convient.
RC-CLN-4 = Si l’une des deux conditions manque, la Thèse échoue, avec tout ce qui s’ensuit dans le jeu de base.
RC-CLN-5 = Les 2 Étoiles que le jeu de base demande pour tenter la Thèse restent nécessaires, et se vérifient avant le Clan.
RC-CLN-6 = Certaines cartes Clan montrent un groupe d’Étoiles avec un bonus en points.
RC-CLN-7 = Au décompte, un Chercheur qui a toutes les Étoiles du groupe reçoit le bonus ; s’il n’en a que certaines, rien.
RC-CLN-8 = Ce bonus s’ajoute en dernier, après tout autre bonus et toute pénalité, et ne compte jamais pour la Thèse.
RC-CLN-9 = Pour un Chercheur parti sur un succès, demandes et bonus se jugent sur le Carnet tel qu’il était à cette Thèse.
RC-CLN-10 = Les cartes Clan du jeu de base ne demandent pas d’Étoiles et n’ont pas un tel bonus.
RC-CLN-11 = L’ordre du décompte : cubes, Modificateurs du Clan, bonus pour l’ordre des Thèses (10, 7, 5, 3), Doctorants, Recherches et autres, pénalités de Poisse, bonus des Étoiles du Clan.

## Rocca Civetta : Boss

RC-BOS = Nouveaux Boss
RC-BOS-1 = Capagrezza, le Basilic, Lord Ombre, Raganella, Jukas ou Oméga peuvent être le Boss d’une partie avec le Boss.
RC-BOS-2 = Beaucoup ont deux profils, un par face de la carte ; une partie en utilise un, choisi ou au hasard.
RC-BOS-3 = Capagrezza est Hypnotiseur ou Meneur d’émeute, le Basilic Rôdeur ou Pétrificateur, Raganella Sorcière ou Gardienne du chaudron, Oméga Esprit ou Poing ; Lord Ombre et Jukas n’ont qu’une face.
RC-BOS-4 = Toutes les règles du Boss valent pour eux : vue, Zone de départ, mouvement, Portes, et Rencontres seulement quand le Boss entre.
RC-BOS-5 = Jukas utilise les trois Bizuths Phi. Ils sont sur sa carte, et chacun augmente de 1 l’Alerte de sa Zone ; une Rencontre en envoie un à l’Université, et qui réussit une Étude dans sa Zone peut en prendre un.

## Rocca Civetta : cartes Astuce

RC-ALC = Alchimie
RC-ALC-1 = Avant la mise en place, on ajoute au paquet Astuce les 18 cartes Alchimie, 2 Destin 4 et 1 Destin 5.
RC-ALC-2 = L’Alchimie ne demande aucune règle avancée ; sans Effets principaux, seuls le Bonus et l’Effet auxiliaire de ses cartes comptent.
RC-ALC-3 = Alchimie 1 : dans votre phase de Mouvement ou d’Action, défaussez 1 carte Astuce de votre main, puis piochez-en 2.
RC-ALC-4 = Alchimie 2 : de même ; défaussez-en 2, puis piochez-en 3.
RC-ALC-5 = Alchimie 3 : de même ; piochez-en 2 sans défausser.
RC-ALC-6 = La carte Alchimie jouée n’est pas parmi les cartes défaussées ; qui ne peut payer toute la défausse ne peut jouer l’effet.
RC-ALC-7 = Le Bonus d’une carte Alchimie est son niveau.

RC-SPC = Spécialistes
RC-SPC-1 = On ajoute au paquet Astuce les 18 cartes Spécialistes, 2 Destin 4 et 1 Destin 5.
RC-SPC-2 = Les Spécialistes demandent les Effets principaux.
RC-SPC-3 = Les cartes Spécialistes appellent des Doctorants, comme le Chirurgien, la pierre Wikiantir et le Fou : il y en a un de chaque, et rejouer la carte le prend à qui le possède.
RC-SPC-4 = Leur Effet auxiliaire : pendant votre propre test de Discrétion, ajoutez à votre Discrétion le nombre de vos Doctorants.
RC-SPC-5 = On les compte quand l’effet est résolu, et tous comptent.

RC-SPG = Spriggan
RC-SPG-1 = On ajoute au paquet Astuce les 4 cartes Spriggan, sans cartes Destin.
RC-SPG-2 = Spriggan demande les Effets principaux.
RC-SPG-3 = Une carte Spriggan n’a qu’un effet : un Bonus de 8 quand vous déclarez votre Discrétion. Elle n’a pas d’Effet auxiliaire.
RC-SPG-4 = Qui l’utilise prend le Doctorant Spriggan dans le paquet ou à qui le possède.
RC-SPG-5 = C’est obligatoire et a lieu à la déclaration de la Discrétion, avant que les adversaires répondent.
RC-SPG-6 = Révélée par une Divination, la carte compte 8, et le Doctorant ne bouge pas.
RC-SPG-7 = Elle se joue avec les autres cartes Bonus : elle ne coûte rien, personne n’y réagit, et seul qui passe le test la joue.

RC-MIX = Plusieurs types ajoutés
RC-MIX-1 = Avec au moins deux types ajoutés au paquet Astuce, on peut défausser une carte Destin pour toute Capacité d’un Chercheur qui demande une carte d’un type.
RC-MIX-2 = Alchimie et Spécialistes sont les types de cette boîte ; ceux d’autres boîtes comptent aussi.
RC-MIX-3 = Spriggan n’est pas un tel type.
RC-MIX-4 = Cela vaut pour les Capacités des Chercheurs, pas pour les coûts des cartes.
RC-MIX-5 = Le paquet Astuce a 105 cartes ; 126 avec Alchimie ou Spécialistes, 147 avec les deux ; Spriggan en ajoute 4.

## Rocca Civetta : Étage IV et Familiers

RC-ZN4 = Étage IV
RC-ZN4-1 = L’Étage IV demande les Zones dangereuses.
RC-ZN4-2 = Les six Zones de l’Étage IV se mélangent en une quatrième pile et suivent toutes les règles des Zones.
RC-ZN4-3 = On y arrive par les Escaliers des Zones de l’Étage III.
RC-ZN4-4 = Avec l’Étage IV, les Escaliers de l’Étage III offrent la pile II ou IV, ceux de l’Étage IV la pile III ; I et II ne changent pas.
RC-ZN4-5 = Qui explore depuis une Zone de l’Étage IV pioche dans la pile IV.
RC-ZN4-6 = Les Zones de l’Étage IV ne contiennent que des cubes Faux et Universels.
RC-ZN4-7 = Des dangers ou des Portes difficiles les gardent, et dans certaines on peut engager Yocca ou la Manticore.

RC-ZSP = Zones spéciales
RC-ZSP-1 = Le Terrier de Marconiglio, la Crypte, les Catacombes et l’Antre de Charybde ne sont en jeu que dans le mode de leur Big Boss.
RC-ZSP-2 = Le Camp Z n’entre en jeu que par Caterina.
RC-ZSP-3 = Les Zones spéciales ont au dos le visage de leur Boss ou Chercheur ; elles ne sont jamais dans les piles ordinaires, sauf si un mode les y met.
RC-ZSP-4 = Les Bains thermaux appartiennent au mode de Fredo.
RC-ZSP-5 = Crypte et Catacombes appartiennent au mode d’Enrico Giovanni.

RC-ZEF = Nouveaux Effets de Zone
RC-ZEF-1 = Engager s’utilise comme Action : le Familier figuré, s’il n’est attaché à personne, à son coût.
RC-ZEF-2 = Seau : qui entre peut défausser jusqu’à 2 cartes Astuce pour autant de jetons Eau chaude, tant qu’il y en a.
RC-ZEF-3 = Personne ne garde plus de 2 Eau chaude : qui en a déjà défausse moins de cartes.
RC-ZEF-4 = Hécatombe : qui entre Sacrifie tous ses Bizuths, ceux des Confréries aussi.
RC-ZEF-5 = Passage obligé : une fois Reliée à deux autres, la Zone ne reçoit plus aucun Lien, ni en la quittant ni autrement.
RC-ZEF-6 = Les autres Passages de cette Zone que des Zones placées plus tard rencontreraient se ferment par des Murs.
RC-ZEF-7 = Les Escaliers comptent comme Liens pour le Passage obligé ; Passages secrets et Téléportations non.
RC-ZEF-8 = Les nouveaux effets sont de ceux des Zones dangereuses et en suivent l’ordre et les couleurs ; Seau et Hécatombe sont des effets d’entrée, le Passage obligé vaut toujours.
RC-ZEF-9 = Entrer dans la Zone de départ ne les déclenche jamais.

RC-FAM = Familiers
RC-FAM-1 = Les Familiers demandent les Zones dangereuses et l’Étage IV.
RC-FAM-2 = Figurines et cartes commencent dans la Réserve.
RC-FAM-3 = Engager coûte des cubes, par nombre et couleur, qui vont de son propre Carnet à la Réserve.
RC-FAM-4 = Qui engage prend la figurine où qu’elle soit, sauf attachée à un autre Chercheur, l’attache à la sienne et prend sa carte.
RC-FAM-5 = Ce que la carte apporte dure tant que les figurines restent attachées.
RC-FAM-6 = Un Familier attaché à un Chercheur ne peut être engagé par personne d’autre.
RC-FAM-7 = Quand son propriétaire se Repose, le Familier reste dans la Zone où le Chercheur était avant, et sa carte va à la Réserve.
RC-FAM-8 = Tant qu’une figurine libre se tient dans une Zone, on peut l’y engager, en plus de la Zone qui la figure.
RC-FAM-9 = Le Bivouac n’est pas un Repos et ne détache rien.
RC-FAM-10 = Une Thèse réussie, ou toute autre façon de quitter la partie, le détache de même ; une Thèse refusée non.
RC-FAM-11 = Un Chercheur peut avoir les deux Familiers.
RC-FAM-12 = Les cubes se prennent en haut des colonnes ; Étoiles et Flèches peuvent se perdre aussitôt avec ce qui s’ensuit ; un cube Universel paie comme la couleur de sa colonne.
RC-FAM-13 = Payer n’est pas perdre par un effet : un cube Protégé ne peut pas être retenu.

## Rocca Civetta : Recherche

RC-RES = Recherche
RC-RES-1 = Mise en place : 3 cartes Recherche sont posées face visible près du Campus.
RC-RES-2 = À tout moment de son tour, une fois au plus, un Chercheur peut nommer une Recherche visible dont il remplit la demande, et la prendre.
RC-RES-3 = Une carte prise est aussitôt remplacée par la pioche, pour tous.
RC-RES-4 = Au décompte, chaque Recherche possédée donne ses points.
RC-RES-5 = Remplir une demande ne coûte rien, sauf si la carte le dit.
RC-RES-6 = Ces points viennent d’ailleurs que du Carnet : ils ne comptent jamais pour une Thèse.
RC-RES-7 = Quand la pioche est vide, rien n’est remplacé.
RC-RES-8 = Tout moment veut dire : ni au milieu d’un effet, ni entre la déclaration d’un test de Discrétion et son issue.
RC-RES-9 = Ce qu’on possède reste acquis, même si la demande n’est plus remplie.

## Rocca Civetta : Informations Fausses et Universelles

RC-CNG = Confréries de Bizuths
RC-CNG-1 = Il y a quatre Confréries : Phi (violet, pouvoirs de l’esprit), Zeta (noir, alchimie), Iota (bleu clair, le froid) et Lambda (vert, chasseurs, qui utilisent des Pièges).
RC-CNG-2 = On peut en utiliser ensemble autant qu’on veut parmi celles qui sont disponibles.
RC-CNG-3 = Avec Fredo comme Boss, Iota n’est pas disponible.
RC-CNG-4 = Avec Caterina dans la partie, Zeta n’est pas disponible.
RC-CNG-5 = Avec Claudio dans la partie, Lambda n’est pas disponible.
RC-CNG-6 = Avec Jukas comme Boss, Phi sert, mais aucun de ses trois Bizuths n’entre d’abord à l’Université ; sa carte dit où ils sont.
RC-CNG-7 = Les Confréries non disponibles retournent dans la boîte avec leurs cartes.
RC-CNG-8 = À la mise en place, on choisit les Confréries et leurs cartes sont visibles pour tous.
RC-CNG-9 = 3 Bizuths de chacune sont dans la Réserve ; les autres restent dans la boîte.
RC-CNG-10 = Quand on remplit l’Université la première fois, un Bizuth de chaque Confrérie prend la place d’un ordinaire : le total ne change pas.
RC-CNG-11 = Chaque remplissage de la carte Alerte met d’abord un Bizuth de chaque Confrérie qui en a dans la Réserve, toujours à la place d’ordinaires.
RC-CNG-12 = Une Confrérie sans Bizuth dans la Réserve n’en met aucun ; des Bizuths ordinaires complètent.
RC-CNG-13 = Les Bizuths de Confréries ne remplacent jamais le Bizuth Oméga et n’augmentent jamais un remplissage ; si les ordinaires prévus sont moins nombreux que les Confréries, il n’en entre qu’autant.
RC-CNG-14 = La carte Panique ne met que des Bizuths ordinaires ; ceux des Confréries qui étaient dans le sac retournent dans la Réserve.
RC-CNG-15 = Qui met plusieurs Bizuths au Feu de camp en choisit l’ordre.
RC-CNG-16 = Au Feu de camp, on prend d’abord le dernier Bizuth posé, le plus loin de la flèche.
RC-CNG-17 = Qui tire un Bizuth d’une Confrérie peut Sacrifier un de ses Bizuths ordinaires et garder celui qui est tiré au lieu de le mettre au Feu de camp.
RC-CNG-18 = On en décide pour chacun avant qu’un Bizuth Oméga du même tirage vide le Feu de camp ; qui est gardé est à l’abri.
RC-CNG-19 = Un Bizuth d’une Confrérie est un Bizuth pour toutes les règles, et il sait faire autre chose en plus.
RC-CNG-20 = Son propriétaire peut s’en servir à son tour, et aux tours des autres s’il porte l’icône instantanée, selon la Priorité comme l’effet d’une carte Astuce.
RC-CNG-21 = Par exemple : on Sacrifie un Bizuth Zeta pour défausser deux jetons Sonné.
RC-CNG-22 = Repos, Bivouac et mise en place n’apportent que des Bizuths ordinaires.
RC-CNG-23 = Un Bizuth de Confrérie Sacrifié va dans la Réserve et peut revenir par un remplissage.
RC-CNG-24 = Dans la Zone de départ, personne ne se sert de ce que savent faire les Bizuths de Confréries.
RC-CNG-25 = Dans la phase Oméga personne ne peut garder un Bizuth de Confrérie pioché : il va au Feu de camp.
RC-CNG-26 = Les Pièges de Lambda sont comme tous les autres, même sans Zones dangereuses, tant qu’il y a des jetons.

RC-FLS = Information Fausse
RC-FLS-1 = Un cube Faux se collecte comme les autres : par la gauche, et compté parmi ceux déclarés.
RC-FLS-2 = Une fois obtenu, il va à la Réserve, jamais sur un Carnet.
RC-FLS-3 = Il ne vaut rien : ni points, ni Étoile, ni Flèche, ni Combo, ni Porte, ni couleur.
RC-FLS-4 = Si des cubes Faux manquent à la Réserve quand une Zone est placée, ces emplacements restent vides.
RC-FLS-5 = C’est tout de même un cube là où l’on demande s’il y a des cubes dans une Zone ou dans le Donjon.
RC-FLS-6 = Une colonne pleine ne fait jamais passer un cube Faux.

RC-UNI = Information Universelle
RC-UNI-1 = Un cube Universel se collecte comme les autres.
RC-UNI-2 = Une fois obtenu, son nouveau propriétaire le met dans l’une des cinq colonnes.
RC-UNI-3 = Tant qu’il y est, il compte en tout comme un cube de cette colonne : points, Clan, Étoiles, Flèches, Combo, Portes, effets, coûts.
RC-UNI-4 = Il faut une colonne avec un emplacement libre ; si les cinq sont pleines, on le passe en collectant, et volé il va à la Réserve.
RC-UNI-5 = La colonne se choisit une fois et ne change plus.
RC-UNI-6 = En quittant un Carnet il redevient blanc : qui le vole ou le collecte choisit de nouveau ; Donné, il va dans la même colonne.
RC-UNI-7 = Si des cubes Universels manquent à la Réserve quand une Zone est placée, ces emplacements restent vides.
RC-UNI-8 = Hors d’un Carnet, un cube Universel n’a pas de couleur ; là où l’on compare des valeurs il vaut autant que la Hiérarchie, un cube Faux 0.
RC-UNI-9 = Les cubes Faux et Universels ne sont pas des résultats de l’Aléa.

## Rocca Civetta : Oméga contre tous

RC-OVA = Oméga contre tous
RC-OVA-1 = Le paquet Oméga et les règles du solo peuvent s’ajouter à une partie normale ; Boss et Effets principaux sont conseillés, les autres règles avancées sont libres.
RC-OVA-2 = Oméga ne peut être le Boss d’une telle partie.
RC-OVA-3 = La figurine d’Oméga commence dans la Zone de départ avec les Chercheurs.
RC-OVA-4 = Oméga ne compte pas comme Chercheur quand l’Université est remplie et regarnie.
RC-OVA-5 = Les 21 cartes Oméga sont mélangées en un paquet Oméga.
RC-OVA-6 = Le Tome des Secrets a une face pour 2, pour 3 et pour 4 joueurs ; à plus de 4 le module ne se joue pas.
RC-OVA-7 = Après l’Activité choisie, avant la fin du tour, chaque joueur mène une phase Oméga.
RC-OVA-8 = Ce qu’une carte Oméga dit d’un Chercheur vise le Chercheur dont c’est le tour, la Téléportation par exemple.
RC-OVA-9 = La Rencontre (E) touche chaque Chercheur qu’Oméga rencontre.
RC-OVA-10 = L’Étoile noire (F) touche chaque Chercheur rencontré qui a plus d’Étoiles qu’Oméga d’Étoiles noires.
RC-OVA-11 = Étoile (G) et Double Étoile (H) ne regardent que le Chercheur dont c’est le tour.
RC-OVA-12 = Le Sabotage (I) ne sert que contre l’Espionnage d’Oméga ; l’Étude n’est pas sabotée.
RC-OVA-13 = Sinon la partie finit selon les règles normales, Alerte maximale comprise, à moins qu’Oméga ne remplisse le Tome.
RC-OVA-14 = Oméga gagne si au début d’une phase Oméga chaque espace du Tome jusqu’à OMEGA porte un cube.
RC-OVA-15 = Oméga gagne si la partie finit sans qu’un Chercheur ait réussi la Thèse ; les points ne sont alors pas comptés.
RC-OVA-16 = Quand Oméga gagne tous les joueurs perdent, même ceux qui ont réussi la Thèse.
RC-OVA-17 = Pas de phase Oméga pour un joueur dont le Chercheur a quitté la partie, ni au tour où la Thèse est réussie.
RC-OVA-18 = La condition du solo pour la Thèse ne vaut pas : 2 Étoiles suffisent.
RC-OVA-19 = Les Étoiles noires comptent pour l’état Remonté : quand Oméga en gagne une, chaque Chercheur qui a moins d’Étoiles devient Remonté, jusqu’à ce que ni un autre Chercheur ni Oméga n’en ait plus.
RC-OVA-20 = Ce que le solo change à la mise en place ne sert pas : mains et paquet Poisse sont comme toujours.
RC-BIG = Les Big Boss
RC-BIG-1 = Les Big Boss : Fredo, Maman Basilic, Marconiglio, Enrico Giovanni, Scylla et Charybde.
RC-BIG-2 = Les Big Boss demandent la règle Boss ; les Zones dangereuses sont conseillées.
RC-BIG-3 = La carte d’un Big Boss n’a qu’un profil.
RC-BIG-4 = Au dos se trouve le mode du Big Boss : ce qui s’ajoute à la mise en place et des règles qui durent toute la partie.
RC-BIG-5 = Un Big Boss vient toujours avec son mode, et un mode seulement avec son Big Boss.
RC-BIG-6 = Ce qu’un mode met en jeu vient de la boîte.
RC-BIG-7 = Scylla et Charybde sont un seul Boss à deux cartes ; on utilise les deux.
RC-BIG-8 = Les modes : L’hiver arrive (Fredo), Temple maudit (Enrico Giovanni), Chasse aux œufs (Marconiglio), La Couvée (Maman Basilic), Déesse de la mer (Scylla et Charybde).
RC-BIG-9 = Il y a un seul Boss dans une partie : un Big Boss prend la place de tout autre.
RC-BIG-10 = Les points d’un mode viennent d’ailleurs que du plateau : ils comptent à la fin, jamais pour une Thèse.

## Rocca Civetta : décisions

RA-1 = De quel genre sont jetons Étoile, Chercheurs, Clans et Alchimie, dont le bandeau s’est perdu ? Standard : ceux qui l’ont gardé sont avancés ou dépendants, et les Clans valent pour toutes les parties.
RA-2 = Les 48 jetons Étoile sont-ils une limite ? Non, ils marquent seulement ce que montrent les Carnets.
RA-3 = Enrico peut-il être un Chercheur là où le Boss est Enrico Giovanni ? Non : une figurine, une personne.
RA-4 = Quand juge-t-on les Étoiles d’un Clan pour un Chercheur qui est parti ? À sa Thèse.
RA-5 = Peut-on jouer Alchimie 1 ou 2 avec trop peu de cartes, ou la défausser elle-même ? Non.
RA-6 = Quels Doctorants comptent pour les Spécialistes ? Tous les vôtres.
RA-7 = Doit-on prendre Spriggan, et une Divination lit-elle 8 ? Oui ; oui, et le Doctorant reste où il est.
RA-8 = Spriggan est-il un des types ajoutés ? Non.
RA-9 = À qui sont les Bains thermaux, la Crypte et les Catacombes ? Les Bains à Fredo, les deux autres à Enrico Giovanni.
RA-10 = Qu’est-ce qu’un Lien pour le Passage obligé ? Passages et Escaliers.
RA-11 = Où reste un Familier quand son propriétaire se Repose, qu’en est-il de la Thèse, et des cubes Protégés peuvent-ils payer ? Dans la Zone avant le départ ; un succès le détache, un échec non ; la Protection ne compte pas.
RA-12 = Quand peut-on prendre une Recherche, et si la pioche est vide ? Pas pendant un effet ni un test en cours, et plus une fois commencés le Repos, la Thèse ou la phase de Fin ; rien n’est remis.
RA-13 = Et s’il y a plus de Confréries que de Bizuths ordinaires prévus, et la carte Panique ? Seulement autant que prévu, dans l’ordre Phi, Zeta, Iota, Lambda ; la carte Panique n’en met aucun.
RA-14 = Garde-t-on un Bizuth de Confrérie avant qu’un Bizuth Oméga vide le Feu de camp, et dans la Phase Oméga ? Avant ; et dans la Phase Oméga on ne le garde pas.
RA-15 = Le Repos apporte-t-il des Bizuths de Confréries, et servent-ils dans la Zone de départ ? Non, et non.
RA-16 = Un cube Faux est-il un cube pour la fin de la partie et le mouvement ? Oui.
RA-17 = Qu’en est-il d’un cube Universel volé ou Donné ? Le voleur choisit une colonne ; un don va dans la même.
RA-37 = Et si Jukas est le Boss sans Confréries ? Phi est en jeu pour sa seule carte ; aucune autre Confrérie ne l’est.
RA-41 = Comment se répartissent les 48 jetons Étoile ? 12 pour chacun de 4 Carnets : argent et or dans chacune des cinq colonnes, et un second argent en vert et en rouge.
RA-42 = Que demande un Clan : le bord, le métal ou les deux ? Les deux, et 1 ou 2 d’entre elles ; la couleur peut être quelconque.
RA-55 = Une Réaction peut-elle annuler le 8 de Spriggan ? Non : les cartes Bonus se jouent ensemble et aucune n’est déclarée seule.
RA-56 = Quels Bonus ont les cartes Alchimie et Spécialistes ? L’Alchimie son niveau ; des Spécialistes trois ont 1, trois 2, trois 3.
RA-57 = Quels deux Liens a une nouvelle Zone à Passage obligé qui rencontre plus de deux Zones ? La Zone d’où elle a été placée, puis les plus anciennes.
RA-58 = Et si un Chercheur n’a pas de cube de la couleur tirée au sort, ou si personne ne peut le prendre ? On ne tire pas de nouveau : ce que la carte dit pour « sinon » arrive. Un cube que personne ne peut prendre ne peut pas être choisi comme don.
RA-59 = De quel genre sont les nouvelles cartes Poisse ? Standard, avec leur propre option.
RA-60 = Sang-froid ou la Doublure annulent-ils un jeton Sonné qui est un coût ? Non : ce qui est annulé n’est pas payé. Si les deux peuvent servir, Sang-froid vient d’abord.
RA-61 = Quels Bizuths laisse-t-on quand on en a d’une Confrérie ? Les ordinaires d’abord, puis Phi, Zeta, Iota, Lambda.
RA-62 = La Corde sert-elle contre les Pièges ? Oui : le Piège ne fait rien, et reste.
RA-63 = Peut-on mettre une carte dans le Sac à dos et en reprendre dans la même phase ? Oui : 1 au plus y entre, autant qu’on veut en sortent.
RA-64 = Et s’il ne reste pas de Piège du genre choisi ? On peut choisir parmi les trois ; d’un genre épuisé on n’en pose pas.
RA-65 = Le Bivouac du Camp Z marche-t-il sans Zones dangereuses ? Oui.
RA-66 = Iota peut-il ralentir qui ne joue pas son tour ? Non.
RA-67 = Les cartes Panique de Rocca Civetta Capturent-elles quelqu’un ? Non.
RA-68 = Lord Ombre est déjà dans la Zone du Chercheur tiré au sort : ne se passe-t-il rien ? Il sort et rentre, et rencontre tous ceux qui y sont.
RA-80 = Où est une Zone spéciale mélangée en haut d’une pile ? C’est l’une des cartes du dessus, et tous voient où elle est : son dos montre son Boss.
RA-81 = Un Seau marche-t-il sans Zones dangereuses, et un Œuf qui éclot fait-il apparaître Maman Basilic ? Le Seau marche ; elle est seulement activée, si elle est dans le Donjon.
RA-82 = Chasse aux œufs : qu’ont ceux qui sont à égalité de Coquilles, Marconiglio voit-il l’Œuf là où il est, un Œuf peut-il aller dans la Zone de départ, quand juge-t-on qui a le plus de Coquilles s’il a déjà soutenu sa Thèse ? Chacun a 4 points ; non ; non ; à cette Thèse, dont le score est définitif.
RA-83 = Temple maudit : où le Pilier met-il son Mur, qui doit traverser le Pont, quand est-il posé, le retour est-il une Étude ? Sur un Passage vers une Zone Reliée ; qui y va avec des points de Vitesse, ou continue dans une Zone qu’on vient de placer, et n’a pas d’autre voie, pas même un Passage secret ; par qui a placé les Catacombes, avant d’y entrer ; non : ni le Bonus d’Étude ni la Chance ne comptent.
RA-84 = Déesse de la mer : qui les a activées choisit la Zone Reliée d’un Tentacule, jamais la Zone de départ. Quitter, c’est un déplacement payé en points de Vitesse, ou continuer dans une Zone qu’on vient de placer ; qui ne peut pas payer reste. Un Passage de l’Antre tiré au sort se cherche dans le sens horaire depuis ce huitième. Là où l’Antre ne tient pas, il reste de côté pour le prochain Escalier. Le septième Tentacule ne fait rien avant que l’Antre soit là ; qui est dans l’Antre est Sonné et ne bouge pas.
RA-85 = Panique : de chemins aussi courts, le joueur actif choisit celui du rocher ; les Portes ne l’arrêtent pas, il ne prend pas les Passages secrets. On réunit tous les Œufs fermés, même ceux qui ne sont pas encore sur la table ; si Marconiglio n’est pas dans le Donjon il vient dans la Zone la plus éloignée, et s’il est dans la Zone de départ ils sont à côté. Qui entre doit en ouvrir un.
