### Chamber of Wonders : les règles en mots simples.
### Un message par clause, par titre de section et par décision.

## Cadre, matériel, mise en place

CW-META = Cadre et but du jeu
CW-META-1 = À plusieurs, Chamber of Wonders se joue à exactement 2, 3 ou 4 joueurs.
CW-META-2 = La partie pour une seule personne, le mode solo, n’existe que dans l’édition anglaise 0.5.
CW-META-3 = Les cartes Club n’existent que dans l’édition anglaise 0.5 ; elles y sont facultatives, et on ne les utilise que si l’hôte les active.
CW-META-4 = La victoire revient à qui a le plus haut total de Renommée à la fin de la partie ; si les totaux sont égaux, les départages tranchent.
CW-META-5 = Une Curiosité en main ne rapporte jamais de Renommée : seules les Curiosités exposées rapportent la Renommée de leurs cartes.
CW-META-6 = Le décor n’est que de l’ambiance : que l’histoire se passe au début ou à la fin du dix-neuvième siècle ne change aucune règle.

CW-COMP = Matériel
CW-COMP-1 = Il y a 12 pions Agent, 3 dans chacune des 4 couleurs ; le total est imprimé, la répartition en couleurs est notre déduction.
CW-COMP-2 = Il y a 12 Cabinets d’Exposition, soit 3 par personne quand on joue à 4.
CW-COMP-3 = Chaque Cabinet d’Exposition contient exactement 3 vitrines ; un joueur possède donc 9 vitrines en tout.
CW-COMP-4 = Il faut au moins 12 marqueurs Bientôt Disponible, 3 par joueur ; les livrets n’en impriment pas le nombre.
CW-COMP-5 = Il y a une carte de Londres ; elle montre seulement où se placent les choses.
CW-COMP-6 = Il y a 5 Quartiers : Whitechapel, Westminster, Hyde Park, Banque d’Angleterre et Abbaye, que le livret anglais écrit « Abbeey ».
CW-COMP-7 = Chaque Quartier a deux faces, A et B, aux effets différents ; le premier effet imprimé pour un Quartier est la face A et le second la face B.
CW-COMP-8 = Il y a 6 cartes Contact pour les parties à plusieurs : Mr. Dreyfuss, J.K. Fezzik, Sir Pebbleton, Cpt. Rek, Butch et Loris. Dans l’édition italienne 0.3, Loris s’appelle Cloris.
CW-COMP-9 = Il y a 92 cartes Curiosité.
CW-COMP-10 = Chaque carte Curiosité appartient à une seule des 6 familles : il y a 18 Monstres, 12 Grotesques, 18 Légendaires, 12 Précieux, 12 Arcanes et 20 Livres, soit 92 cartes en tout.
CW-COMP-11 = Chaque carte Curiosité indique quatre choses : son nom, sa famille, sa valeur d’achat en livres sterling (appelée simplement sa valeur) et ses points de Renommée.
CW-COMP-12 = Il y a 50 pions Monnaie de deux sortes, valant 1 £ et 3 £.
CW-COMP-13 = Il y a 20 pions Grotesque.
CW-COMP-14 = Chaque pion Grotesque montre de 2 à 5 crânes. Dans les éditions italienne 0.3 et française 0.4, il en montre de 2 à 4.
CW-COMP-15 = Il y a 24 pions Renommée, qui valent chacun 3 points de Renommée.
CW-COMP-16 = L’édition anglaise 0.5 a 6 cartes Club, une de chaque : Détectives, Banquiers, Fossoyeurs, Orfèvres, Charpentiers et Amis des Chats.
CW-COMP-17 = L’édition anglaise 0.5 a 6 cartes Contact pour le solo : Clark, Olivander, le Boss, Cara, Parker et Catherine.
CW-COMP-18 = L’édition anglaise 0.5 a 4 tuiles Quartier pour le solo, chacune avec un effet A et un effet B : Maison de Commerce, Cour de Scotland Yard, The Daily Telegraph et Marché Central.

CW-SETUP = Mise en place
CW-SETUP-1 = Chaque joueur prend 2 Agents dans une partie à 2, 3 Agents dans une partie à 3 et 2 Agents dans une partie à 4.
CW-SETUP-2 = Chaque joueur prend 3 Cabinets d’Exposition, qui contiennent 9 vitrines.
CW-SETUP-3 = Dans chacun de ses Cabinets d’Exposition, chaque joueur bloque exactement une vitrine avec un marqueur Bientôt Disponible ; il lui reste ainsi 6 vitrines utilisables.
CW-SETUP-4 = Le propriétaire d’un Cabinet d’Exposition choisit la vitrine qui reçoit le marqueur Bientôt Disponible ; pour les règles, ce choix ne change rien.
CW-SETUP-5 = Une partie utilise exactement 4 des 5 Quartiers.
CW-SETUP-6 = Les joueurs choisissent les 4 Quartiers utilisés et la face de chacun qui est en jeu.
CW-SETUP-7 = Pour une première partie, les livrets signalent les 4 Quartiers à utiliser, et l’édition italienne 0.3 signale aussi leurs faces ; ces signes sont perdus dans les textes que nous avons, et nous les reconstituons.
CW-SETUP-8 = Les plateaux des Quartiers se posent avec les emplacements des Agents vers l’extérieur et l’Équipement Initial vers l’intérieur ; cela ne concerne que l’aspect de la table.
CW-SETUP-9 = On mélange les 6 Contacts et on en pose 4 face visible sur les 4 emplacements de Contact.
CW-SETUP-10 = Les 2 Contacts qui ne sont pas posés sont hors du jeu.
CW-SETUP-11 = Les 4 Quartiers et les 4 Contacts forment un anneau où Quartiers et Contacts alternent.
CW-SETUP-12 = On mélange les 92 cartes Curiosité en un seul paquet face cachée.
CW-SETUP-13 = À la mise en place, chaque joueur pioche 3 cartes Curiosité, que seul leur propriétaire voit.
CW-SETUP-14 = Quand tous les joueurs ont pioché leurs 3 cartes, on retourne la première carte du paquet face visible pour commencer la défausse.
CW-SETUP-15 = Chaque joueur commence avec autant de livres sterling que l’indiquent au total les emplacements d’Équipement Initial des 4 Quartiers en jeu. Dans l’édition italienne 0.3, chaque joueur commence avec 5 £, dans l’édition française 0.4 avec 8 £.
CW-SETUP-16 = En plus de ses 3 cartes de base, chaque joueur pioche autant de cartes Curiosité que l’indiquent au total les emplacements d’Équipement Initial des 4 Quartiers en jeu. Dans les éditions italienne 0.3 et française 0.4, les joueurs n’ont que les 3 cartes de base.
CW-SETUP-17 = L’Équipement Initial est distribué dans l’ordre du tour, en commençant par le premier joueur.
CW-SETUP-18 = Tous les joueurs reçoivent le même Équipement Initial.
CW-SETUP-19 = Les pièces non distribuées forment la Réserve.
CW-SETUP-20 = On mélange les pions Grotesque face cachée pour former un stock commun ; qu’ils soient face cachée se déduit de ce qu’on les pioche en secret.
CW-SETUP-21 = Les pions Renommée forment un stock commun.
CW-SETUP-22 = Le premier joueur est celui dont la dernière visite à un musée est la plus récente, sinon on le tire au hasard ; ici, le jeu le tire au hasard, sauf si l’hôte en désigne un.
CW-SETUP-23 = L’ordre de jeu ne donne droit à aucune compensation : le premier joueur et les autres commencent à égalité.
CW-SETUP-24 = Aucun Quartier n’est utilisé deux fois dans une partie : ses deux effets sont les deux faces d’un même plateau et ne peuvent pas être en jeu ensemble.

## Paquet, argent, informations

CW-DECK = Paquet et défausse
CW-DECK-1 = Les cartes Curiosité sont piochées et révélées une à une, du dessus du paquet.
CW-DECK-2 = La défausse est face visible.
CW-DECK-3 = Dès que le paquet compte 0 carte, on mélange toute la défausse pour former le nouveau paquet.
CW-DECK-4 = Aussitôt la défausse mélangée en un nouveau paquet, on en retourne la première carte pour commencer la nouvelle défausse.
CW-DECK-5 = La formation d’un nouveau paquet peut interrompre un effet ; l’effet continue ensuite avec le nouveau paquet.
CW-DECK-6 = Les cartes révélées ou mises de côté par un effet qui n’est pas terminé ne sont pas dans la défausse ; elles ne sont donc pas mélangées au nouveau paquet.
CW-DECK-7 = Si le paquet s’épuise alors que la défausse compte exactement 1 carte, cette carte devient le paquet et aucune carte n’est retournée.
CW-DECK-8 = Si le paquet et la défausse sont vides tous les deux, piocher ou révéler ne donne rien et l’effet continue.
CW-DECK-9 = Il n’y a pas de limite au nombre de cartes en main.
CW-DECK-10 = Aucune carte n’est jamais perdue ni ajoutée : le paquet, la défausse, les mains, les vitrines et les cartes retenues par un effet en cours font toujours 92 au total.

CW-MONEY = Argent
CW-MONEY-1 = Les livres sterling sont des nombres entiers, et aucune bourse ne peut descendre sous 0.
CW-MONEY-2 = La Réserve ne s’épuise jamais, et les sortes de pièces ne sont qu’une question de présentation.
CW-MONEY-3 = Les joueurs ne peuvent ni prêter, ni donner, ni échanger de l’argent ou des cartes, sauf si un effet le dit.

CW-INFO = Qui voit quoi
CW-INFO-1 = Les cartes en main ne sont visibles que de leur propriétaire.
CW-INFO-2 = Le nombre de cartes de chaque main et le contenu de chaque bourse sont publics.
CW-INFO-3 = Un choix secret (une exposition, une enchère, une carte prise dans un draft, une défausse à l’Abbaye, face B) n’est vu que de son auteur jusqu’à ce que tout le monde ait choisi. Ce qu’un joueur garde, donne ou passe à Westminster n’est pas montré non plus par la suite : une carte n’est connue que des joueurs par les mains desquels elle est passée, et l’endroit où elle se trouve, que de ceux qui la tiennent, l’ont donnée ou peuvent le déduire.
CW-INFO-4 = Avant la fin de la partie, aucun écran ne reçoit jamais l’ordre du paquet ni les valeurs des pions Grotesque d’un autre joueur.

## Déroulement, Agents, phase 1

CW-FLOW = Déroulement de la partie
CW-FLOW-1 = Les tours se succèdent dans le sens horaire, en commençant par le premier joueur.
CW-FLOW-2 = Un tour a deux phases, toujours dans cet ordre : la phase 1, envoyer un Agent, puis la phase 2, exposer des Curiosités.
CW-FLOW-3 = La phase 1 appartient au joueur actif, c’est-à-dire à celui dont c’est le tour ; la phase 2 appartient à tous les joueurs.
CW-FLOW-4 = Quand la phase 2 est terminée, on continue dans le sens horaire : c’est au tour du joueur suivant. Là où un Contact peut servir pendant tout le tour, cette occasion vient d’abord.
CW-FLOW-5 = La partie continue jusqu’à ce que personne n’ait plus d’Agent à placer ; à 2 joueurs, elle continue jusqu’à ce que les Agents soient épuisés une seconde fois.
CW-FLOW-6 = Une partie à 3 joueurs dure exactement 9 tours.
CW-FLOW-7 = Une partie à 4 joueurs dure exactement 8 tours.
CW-FLOW-8 = Une partie à 2 joueurs dure exactement 8 tours, car chacun envoie un Agent 4 fois.
CW-FLOW-9 = À 2 joueurs, quand chacun a placé ses deux Agents, tous deux reprennent tous leurs Agents et s’en servent une seconde fois.
CW-FLOW-10 = À 2 joueurs, la reprise des Agents est obligatoire.
CW-FLOW-11 = Chaque joueur a donc 8 occasions d’exposer dans une partie à 2 ou 4 joueurs, et 9 dans une partie à 3 joueurs.
CW-FLOW-12 = On ne peut pas passer la phase 1 : le joueur actif doit placer un Agent.
CW-FLOW-13 = À 2 joueurs, on reprend les Agents une seule fois, après la phase 2 du tour 4.
CW-FLOW-14 = À 2 joueurs, la reprise des Agents ne change pas l’ordre du tour : le premier joueur joue le tour 5.

CW-AGENT = Agents
CW-AGENT-1 = En phase 1, le joueur actif place exactement un Agent pas encore placé sur l’un des 4 Quartiers.
CW-AGENT-2 = Un joueur n’a pas le droit d’envoyer un Agent dans un Quartier qui accueille déjà l’un des siens.
CW-AGENT-3 = Les Agents des autres joueurs ne bloquent jamais un Quartier ; il peut accueillir n’importe quel nombre d’Agents.
CW-AGENT-4 = Les Agents restent sur leur Quartier jusqu’à la fin de la partie, sauf quand on les reprend à 2 joueurs ou en solo.
CW-AGENT-5 = Après la reprise des Agents, un joueur peut de nouveau choisir n’importe quel Quartier, même déjà visité.
CW-AGENT-6 = À 3 joueurs, chacun visite exactement 3 Quartiers différents au cours de la partie.
CW-AGENT-7 = À 4 joueurs, chacun visite exactement 2 Quartiers différents au cours de la partie.
CW-AGENT-8 = Le joueur actif a toujours un Quartier où aller, car il y a 4 Quartiers et personne n’a plus de 3 Agents.

CW-PHASE1 = Phase 1 : envoyer un Agent
CW-PHASE1-1 = Placer un Agent rend obligatoire l’effet de ce Quartier.
CW-PHASE1-2 = Le joueur actif peut utiliser l’un des Contacts adjacents au Quartier qu’il vient de visiter, ou aucun.
CW-PHASE1-3 = Un Contact s’utilise avant ou après l’effet du Quartier, au choix du joueur actif.
CW-PHASE1-4 = On utilise au plus un Contact par tour.
CW-PHASE1-5 = L’effet d’un Quartier s’applique dans la mesure du possible ; ce qui est impossible est sauté.
CW-PHASE1-6 = On ne peut pas utiliser un Contact au milieu de l’effet d’un Quartier.

## Phase 2, vitrines, Bientôt Disponible

CW-PHASE2 = Phase 2 : exposer des Curiosités
CW-PHASE2-1 = À chaque phase 2, chaque joueur, que ce soit son tour ou non, peut remplir au plus une vitrine.
CW-PHASE2-2 = Exposer est facultatif : passer est un choix permis.
CW-PHASE2-3 = En phase 2, tous les joueurs choisissent en secret.
CW-PHASE2-4 = En phase 2, tous les choix sont révélés ensemble, y compris ceux de passer.
CW-PHASE2-5 = Les cartes qu’un joueur choisit d’exposer viennent de sa propre main.
CW-PHASE2-6 = Après la révélation, les cartes choisies vont dans une vitrine libre de leur propriétaire.
CW-PHASE2-7 = Un joueur sans vitrine libre qui n’en ouvre pas une doit passer.
CW-PHASE2-8 = Un choix fait pour la phase 2 ne peut plus changer après la révélation.
CW-PHASE2-9 = Les suites de la révélation se règlent dans un ordre fixe : d’abord on place les cartes, puis viennent les pions des Légendaires, puis ceux des ensembles Monstre, puis les gains des Précieux et des Clubs, et enfin les pions Grotesque.
CW-PHASE2-10 = Après la révélation, étape 1 : toutes les cartes révélées sont placées en vitrine en même temps.
CW-PHASE2-11 = Après la révélation, étape 2 : pour chaque nom de Légendaire tout juste révélé, on établit de nouveau quelles copies ont un pion Renommée.
CW-PHASE2-12 = Après la révélation, étape 3 : chaque ensemble Monstre complet tout juste placé reçoit son pion Renommée.
CW-PHASE2-13 = Après la révélation, étape 4 : les gains des Précieux et des Clubs sont payés, d’abord au joueur actif, puis dans le sens horaire.
CW-PHASE2-14 = Après la révélation, étape 5 : on pioche les pions Grotesque, d’abord le joueur actif, puis dans le sens horaire.
CW-PHASE2-15 = Un joueur sans carte en main passe automatiquement pendant la phase 2.

CW-SHOWCASE = Vitrines
CW-SHOWCASE-1 = Une vitrine contient une seule de ces choses : une Curiosité seule, un ensemble de Livres ou un ensemble Monstre.
CW-SHOWCASE-2 = Une Curiosité seule dans une vitrine peut être de n’importe quelle famille, même un Livre seul ou une partie de Monstre seule.
CW-SHOWCASE-3 = Un ensemble de Livres se compose de 2, 3 ou 4 Livres, chacun d’un type de Livre différent ; un Livre seul compte comme un ensemble de 1.
CW-SHOWCASE-4 = Un ensemble Monstre se compose d’exactement 3 cartes : une Tête, un Corps et des Jambes.
CW-SHOWCASE-5 = Deux parties de Monstre seulement ne peuvent pas partager une vitrine.
CW-SHOWCASE-6 = On ne peut rien ajouter à une vitrine déjà remplie.
CW-SHOWCASE-7 = Les cartes exposées ne peuvent être ni déplacées ni retirées, sauf par un effet qui le dit : le Club des Charpentiers et Catherine. Les éditions italienne 0.3 et française 0.4 ne connaissent pas cette exception.
CW-SHOWCASE-8 = Un joueur peut exposer plusieurs copies de la même Curiosité, dans des vitrines différentes.
CW-SHOWCASE-9 = Le Cabinet d’Exposition auquel appartient une vitrine et la place qu’elle y occupe ne comptent ni pour les règles ni pour le décompte.
CW-SHOWCASE-10 = Les cartes exposées sont publiques.
CW-SHOWCASE-11 = Toutes les cartes d’un ensemble doivent être placées en une seule et même exposition : normalement en une seule phase 2, ou bien en une seule exposition avec Catherine ou en un seul placement du Collectionneur.

CW-EXPAND = Bientôt Disponible : ouvrir des vitrines
CW-EXPAND-1 = Une vitrine sous un marqueur Bientôt Disponible ne peut pas recevoir de cartes.
CW-EXPAND-2 = Un joueur peut payer 5 £ pour retirer l’un de ses propres marqueurs Bientôt Disponible.
CW-EXPAND-3 = Les 5 £ payées pour ouvrir une vitrine vont à la Réserve ; le livret ne le dit que pour le Collectionneur.
CW-EXPAND-4 = Tout joueur peut ouvrir une vitrine à tout moment, au tour de n’importe qui ; en pratique, cela veut dire chaque fois qu’on lui demande quelque chose, au début et à la fin de chaque tour, et dans son choix secret de la phase 2.
CW-EXPAND-5 = Un joueur peut ouvrir des vitrines autant de fois qu’il veut, tant qu’il a 5 £ et un marqueur Bientôt Disponible.
CW-EXPAND-6 = Un marqueur Bientôt Disponible retiré ne revient jamais.
CW-EXPAND-7 = Ouvrir une vitrine ne donne pas d’exposition de plus dans cette phase 2.
CW-EXPAND-8 = Entre une enchère secrète et son résultat, aucun enchérisseur ne peut ouvrir de vitrine.
CW-EXPAND-9 = Dans une enchère ouverte, le joueur qui a fait jusque-là l’offre la plus haute ne peut pas dépenser au point de ne plus pouvoir la couvrir.
CW-EXPAND-10 = En phase 2, on ne peut choisir des cartes que pour une vitrine déjà ouverte, ou pour une vitrine que ce même choix ouvre pour 5 £.
CW-EXPAND-11 = Les 5 £ d’une vitrine ouverte par un choix de la phase 2 doivent être dans la bourse au moment du choix ; les gains de cette même révélation ne peuvent pas la payer.

## Contacts

CW-CONTACT = Contacts
CW-CONTACT-1 = Chaque Quartier est adjacent à exactement deux Contacts, ceux qui sont à côté de lui dans l’anneau, et chaque Contact est adjacent à exactement deux Quartiers.
CW-CONTACT-2 = Seul le joueur actif peut utiliser un Contact.
CW-CONTACT-3 = Le Contact utilisé doit être adjacent au Quartier visité à ce tour.
CW-CONTACT-4 = Un Contact ne peut être utilisé que pendant la phase 1. Dans les éditions italienne 0.3 et française 0.4, le joueur actif peut l’utiliser à tout moment de son tour.
CW-CONTACT-5 = Utiliser un Contact est facultatif.
CW-CONTACT-6 = Un Contact ne s’épuise jamais : à chaque tour, le joueur qui visite un Quartier adjacent peut l’utiliser.
CW-CONTACT-7 = On ne peut pas choisir un Contact qui ne pourrait avoir aucun effet.

CW-CONTACT-DREYFUSS = Contact : Mr. Dreyfuss, le Banquier
CW-CONTACT-DREYFUSS-1 = Avec Mr. Dreyfuss, le joueur actif prend 3 £ dans la Réserve.

CW-CONTACT-FEZZIK = Contact : J.K. Fezzik, l’Informateur
CW-CONTACT-FEZZIK-1 = Avec J.K. Fezzik, le joueur actif pioche 1 carte Curiosité.

CW-CONTACT-PEBBLETON = Contact : Sir Pebbleton, le Bienfaiteur
CW-CONTACT-PEBBLETON-1 = Avec Sir Pebbleton, le joueur actif pioche 2 cartes Curiosité.
CW-CONTACT-PEBBLETON-2 = Une fois que le joueur actif a pioché avec Sir Pebbleton, chacun des autres joueurs, dans le sens horaire, pioche 1 carte Curiosité.

CW-CONTACT-REK = Contact : Cpt. Rek, le Receleur
CW-CONTACT-REK-1 = Avec Cpt. Rek, le joueur actif défausse exactement 1 carte Curiosité de sa main.
CW-CONTACT-REK-2 = Pour la carte défaussée avec Cpt. Rek, le joueur actif reçoit de la Réserve sa valeur imprimée en livres sterling.

CW-CONTACT-BUTCH = Contact : Butch, le Charpentier
CW-CONTACT-BUTCH-1 = Avec Butch, le joueur actif retire gratuitement l’un de ses propres marqueurs Bientôt Disponible.

CW-CONTACT-LORIS = Contact : Loris, la Voyante
CW-CONTACT-LORIS-1 = Avec Loris, le joueur actif regarde la première carte du paquet, sans la montrer à personne.
CW-CONTACT-LORIS-2 = La carte vue avec Loris retourne sur le dessus du paquet ou est défaussée face visible, au choix du joueur actif. Dans l’édition française 0.4, elle va sur le dessus ou en dessous du paquet.
CW-CONTACT-LORIS-3 = La carte vue avec Loris n’est jamais gardée.

## Quartiers

CW-AREA = Quartiers
CW-AREA-1 = L’effet d’un Quartier se produit une seule fois, quand on y place un Agent.
CW-AREA-2 = Seule compte la face du Quartier qui est en jeu.

CW-AREA-WHITECHAPEL-A = Whitechapel, face A : tenter sa chance
CW-AREA-WHITECHAPEL-A-1 = À Whitechapel, face A, chacun des autres joueurs pioche d’abord 1 carte Curiosité, dans le sens horaire à partir de la gauche du joueur actif.
CW-AREA-WHITECHAPEL-A-2 = À Whitechapel, face A, une fois que les autres ont pioché, le joueur actif révèle des cartes du paquet une à une et décide après chacune s’il continue.
CW-AREA-WHITECHAPEL-A-3 = À Whitechapel, face A, le joueur actif peut s’arrêter avant d’avoir révélé une seule carte. Dans les éditions italienne 0.3 et française 0.4, la première carte est obligatoire.
CW-AREA-WHITECHAPEL-A-4 = À Whitechapel, face A, si deux des cartes révélées sont de la même famille, toutes les cartes révélées sont défaussées.
CW-AREA-WHITECHAPEL-A-5 = Perdre les cartes révélées à Whitechapel, face A, met fin à la part du tour qui revient au joueur actif : un Contact pas encore utilisé est perdu pour ce tour, tandis que la phase 2 suit comme d’habitude pour tous, joueur actif compris. Dans l’édition italienne 0.3, seul l’effet du Quartier prend fin, et le Contact reste disponible.
CW-AREA-WHITECHAPEL-A-6 = À Whitechapel, face A, si le joueur actif s’arrête alors que toutes les cartes révélées sont de familles différentes, il les prend toutes en main.
CW-AREA-WHITECHAPEL-A-7 = À Whitechapel, face A, on peut révéler sans dommage au plus 6 cartes, car il y a 6 familles ; la 7e carte répète toujours une famille et fait tout perdre.

CW-AREA-WHITECHAPEL-B = Whitechapel, face B : annoncer une famille
CW-AREA-WHITECHAPEL-B-1 = À Whitechapel, face B, chacun à son tour, en commençant par le joueur actif et dans le sens horaire, annonce l’une des 6 familles.
CW-AREA-WHITECHAPEL-B-2 = À Whitechapel, face B, le joueur qui a annoncé une famille révèle les 2 premières cartes du paquet.
CW-AREA-WHITECHAPEL-B-3 = À Whitechapel, face B, le joueur peut prendre en main les cartes révélées de la famille annoncée : 0, 1 ou 2 cartes.
CW-AREA-WHITECHAPEL-B-4 = À Whitechapel, face B, toute carte révélée qui n’est pas prise est défaussée.
CW-AREA-WHITECHAPEL-B-5 = À Whitechapel, face B, un joueur finit d’annoncer et de révéler avant que le suivant annonce une famille.

CW-AREA-WESTMINSTER-A = Westminster, face A : une pour soi, une à droite, une à gauche
CW-AREA-WESTMINSTER-A-1 = À Westminster, face A, tous les joueurs, le joueur actif d’abord puis dans le sens horaire, piochent 3 cartes Curiosité et les tiennent à part de leur main.
CW-AREA-WESTMINSTER-A-2 = À Westminster, face A, chaque joueur garde l’une des 3 cartes piochées et la prend en main.
CW-AREA-WESTMINSTER-A-3 = À Westminster, face A, à 3 ou 4 joueurs, chacun donne l’une des deux autres cartes à son voisin de droite et l’une à son voisin de gauche, en choisissant laquelle va à qui.
CW-AREA-WESTMINSTER-A-4 = À Westminster, face A, tous les choix se font en secret et les cartes changent de mains en même temps.
CW-AREA-WESTMINSTER-A-5 = À Westminster, face A, les cartes reçues vont en main et ne peuvent pas être transmises à leur tour.
CW-AREA-WESTMINSTER-A-6 = À Westminster, face A, à 2 joueurs, chacun garde une carte, en donne une à l’adversaire et défausse la troisième ; c’est celui qui a pioché les cartes qui choisit. Dans les éditions italienne 0.3 et française 0.4, les deux autres cartes sont données à l’adversaire.
CW-AREA-WESTMINSTER-A-7 = À Westminster, face A, à 3 ou 4 joueurs, chaque main augmente d’exactement 3 cartes.
CW-AREA-WESTMINSTER-A-8 = À Westminster, face A, à 2 joueurs, chaque main augmente d’exactement 2 cartes. Dans les éditions italienne 0.3 et française 0.4, elle augmente de 3.

CW-AREA-WESTMINSTER-B = Westminster, face B : draft
CW-AREA-WESTMINSTER-B-1 = À Westminster, face B, tous les joueurs, le joueur actif d’abord puis dans le sens horaire, piochent 3 cartes Curiosité et les tiennent à part de leur main.
CW-AREA-WESTMINSTER-B-2 = À Westminster, face B, chaque joueur garde l’une des 3 cartes et passe les deux autres à son voisin de droite ; tous passent en même temps.
CW-AREA-WESTMINSTER-B-3 = À Westminster, face B, chaque joueur garde ensuite l’une des deux cartes reçues et passe la dernière à son voisin de droite ; tous passent en même temps.
CW-AREA-WESTMINSTER-B-4 = À Westminster, face B, la dernière carte reçue va en main, sans aucun choix.
CW-AREA-WESTMINSTER-B-5 = À Westminster, face B, chaque main augmente d’exactement 3 cartes, quel que soit le nombre de joueurs.

CW-AREA-HYDEPARK-A = Hyde Park, face A : enchère ouverte
CW-AREA-HYDEPARK-A-1 = À Hyde Park, face A, on révèle face visible autant de cartes qu’il y a de joueurs.
CW-AREA-HYDEPARK-A-2 = À Hyde Park, face A, le joueur actif choisit laquelle des cartes révélées est ensuite mise aux enchères.
CW-AREA-HYDEPARK-A-3 = À Hyde Park, face A, le joueur actif parle le premier, par une offre d’au moins 1 £ ou en passant.
CW-AREA-HYDEPARK-A-4 = À Hyde Park, face A, dans le sens horaire, chaque joueur encore en lice doit surenchérir d’au moins 1 £ ou passer.
CW-AREA-HYDEPARK-A-5 = À Hyde Park, face A, si le joueur actif passe, le suivant peut ouvrir à 1 £ ou plus, et ainsi de suite autour de la table.
CW-AREA-HYDEPARK-A-6 = À Hyde Park, face A, un joueur qui passe n’est exclu que pour cette carte.
CW-AREA-HYDEPARK-A-7 = À Hyde Park, face A, les enchères font autant de tours qu’il le faut, jusqu’à ce que tous aient passé sauf le meilleur enchérisseur.
CW-AREA-HYDEPARK-A-8 = À Hyde Park, face A, les offres se font en livres sterling entières, et aucune ne peut dépasser la bourse de son auteur.
CW-AREA-HYDEPARK-A-9 = À Hyde Park, face A, le gagnant d’une enchère paie son offre à la Réserve et prend la carte en main.
CW-AREA-HYDEPARK-A-10 = À Hyde Park, face A, une carte sans offre est défaussée.
CW-AREA-HYDEPARK-A-11 = À Hyde Park, face A, on recommence l’enchère pour chaque carte restante, quel que soit le nombre de joueurs.
CW-AREA-HYDEPARK-A-12 = À Hyde Park, face A, le joueur actif parle le premier pour chaque carte.
CW-AREA-HYDEPARK-A-13 = À Hyde Park, face A, ceux qui enchérissent et perdent ne paient rien.

CW-AREA-HYDEPARK-B = Hyde Park, face B : enchères secrètes
CW-AREA-HYDEPARK-B-1 = À Hyde Park, face B, on révèle face visible autant de cartes qu’il y a de joueurs.
CW-AREA-HYDEPARK-B-2 = À Hyde Park, face B, le joueur actif choisit la carte qui est ensuite vendue.
CW-AREA-HYDEPARK-B-3 = À Hyde Park, face B, chaque joueur, le joueur actif compris, mise en secret 0 livre sterling ou plus, dans la limite de sa bourse.
CW-AREA-HYDEPARK-B-4 = À Hyde Park, face B, toutes les mises sont révélées ensemble.
CW-AREA-HYDEPARK-B-5 = À Hyde Park, face B, la mise la plus haute, si elle dépasse 0, est payée à la Réserve. Dans l’édition française 0.4, elle est payée au joueur actif.
CW-AREA-HYDEPARK-B-6 = À Hyde Park, face B, si plusieurs joueurs sont à égalité pour la mise la plus haute, le joueur actif désigne l’acheteur parmi eux, et peut se désigner lui-même s’il en est.
CW-AREA-HYDEPARK-B-7 = À Hyde Park, face B, le joueur désigné comme acheteur doit acheter.
CW-AREA-HYDEPARK-B-8 = À Hyde Park, face B, ceux qui misent et n’achètent pas gardent leur argent.
CW-AREA-HYDEPARK-B-9 = À Hyde Park, face B, si toutes les mises sont de 0, la carte est défaussée.
CW-AREA-HYDEPARK-B-10 = À Hyde Park, face B, on recommence la vente pour chaque carte restante.
CW-AREA-HYDEPARK-B-11 = À Hyde Park, face B, le joueur qui paie prend la carte en main.
CW-AREA-HYDEPARK-B-12 = À Hyde Park, face B, là où les mises sont payées au joueur actif, un joueur actif qui gagne paie à la Réserve.

CW-AREA-BANK-A = Banque d’Angleterre, face A : une vente avec prime
CW-AREA-BANK-A-1 = À la Banque d’Angleterre, face A, chaque joueur, le joueur actif d’abord puis dans le sens horaire, peut vendre une carte Curiosité de sa main.
CW-AREA-BANK-A-2 = À la Banque d’Angleterre, face A, le vendeur reçoit de la Réserve la valeur de la carte plus 3 £.
CW-AREA-BANK-A-3 = Les cartes vendues à la Banque d’Angleterre, face A, vont à la défausse.
CW-AREA-BANK-A-4 = À la Banque d’Angleterre, face A, personne n’est obligé de vendre.

CW-AREA-BANK-B = Banque d’Angleterre, face B : jusqu’à trois ventes
CW-AREA-BANK-B-1 = À la Banque d’Angleterre, face B, chaque joueur, le joueur actif d’abord puis dans le sens horaire, peut vendre de 0 à 3 cartes Curiosité de sa main. Prise à la lettre, l’édition française 0.4 permettrait 0 carte ou exactement 3.
CW-AREA-BANK-B-2 = À la Banque d’Angleterre, face B, le vendeur reçoit de la Réserve la somme des valeurs des cartes, sans aucune prime.
CW-AREA-BANK-B-3 = Les cartes vendues à la Banque d’Angleterre, face B, vont à la défausse.

CW-AREA-ABBEY-A = Abbaye, face A : un don pour chacun
CW-AREA-ABBEY-A-1 = À l’Abbaye, face A, on pioche sans les regarder autant de cartes qu’il y a de joueurs, et on en fait une pile face cachée devant le joueur actif.
CW-AREA-ABBEY-A-2 = À l’Abbaye, face A, le joueur actif prend la carte du dessus de la pile, la regarde seul et la donne au joueur de son choix, lui-même compris.
CW-AREA-ABBEY-A-3 = À l’Abbaye, face A, le joueur actif doit donner chaque carte avant de regarder la suivante.
CW-AREA-ABBEY-A-4 = À l’Abbaye, face A, personne ne peut recevoir une deuxième carte.
CW-AREA-ABBEY-A-5 = À la fin de l’Abbaye, face A, chaque joueur a reçu exactement une carte ; on ne choisit donc pas qui reçoit la dernière.
CW-AREA-ABBEY-A-6 = À l’Abbaye, face A, les cartes sont données face cachée : seuls le donneur et le receveur les connaissent.

CW-AREA-ABBEY-B = Abbaye, face B : un échange équitable
CW-AREA-ABBEY-B-1 = À l’Abbaye, face B, chaque joueur qui a au moins une carte en main doit en défausser exactement une.
CW-AREA-ABBEY-B-2 = À l’Abbaye, face B, chaque joueur pioche ensuite 1 carte.
CW-AREA-ABBEY-B-3 = À l’Abbaye, face B, un joueur sans carte en main ne défausse rien et pioche quand même 1 carte.
CW-AREA-ABBEY-B-4 = À l’Abbaye, face B, tous choisissent leur carte à défausser en même temps et en secret ; puis toutes ces cartes vont à la défausse.
CW-AREA-ABBEY-B-5 = À l’Abbaye, face B, on pioche après toutes les défausses, le joueur actif d’abord puis dans le sens horaire.

## Curiosités et pions Renommée

CW-WONDER = Curiosités
CW-WONDER-1 = Ce qu’une carte rapporte quand on l’expose, un pion ou de l’argent, elle ne le rapporte qu’au moment où on l’expose.
CW-WONDER-2 = Les Monstres, les Grotesques, les Légendaires et les Précieux rapportent leur Renommée imprimée ; les livrets ne le disent expressément que pour les Légendaires.

CW-WONDER-MONSTER = Monstres
CW-WONDER-MONSTER-1 = Il y a 18 cartes Monstre : des Têtes, des Corps et des Jambes, que le livret anglais nomme de deux façons, « Legs » et « Feet ».
CW-WONDER-MONSTER-2 = Une partie de Monstre peut être exposée seule ou dans un ensemble complet de trois parties, jamais par deux.
CW-WONDER-MONSTER-3 = Les trois parties d’un ensemble Monstre n’ont pas à appartenir à la même créature.
CW-WONDER-MONSTER-4 = Placer un ensemble Monstre complet rapporte un pion Renommée, que l’on pose sur l’ensemble.
CW-WONDER-MONSTER-5 = Trois parties de Monstre réparties dans trois vitrines ne rapportent aucun pion Renommée.
CW-WONDER-MONSTER-6 = Un joueur peut exposer plusieurs ensembles Monstre, et chacun rapporte son propre pion Renommée.
CW-WONDER-MONSTER-7 = Le pion Renommée d’un ensemble Monstre ne dépend pas des ensembles Monstre des autres joueurs.

CW-WONDER-GROTESQUE = Grotesques
CW-WONDER-GROTESQUE-1 = Chaque fois qu’un Grotesque est exposé, son propriétaire pioche 1 pion Grotesque.
CW-WONDER-GROTESQUE-2 = Le pion Grotesque pioché pour une carte est posé face cachée sur cette carte.
CW-WONDER-GROTESQUE-3 = Avant la fin de la partie, seul leur propriétaire peut regarder des pions Grotesque.
CW-WONDER-GROTESQUE-4 = À la fin de la partie, on révèle tous les pions Grotesque et on additionne les crânes de chaque joueur.
CW-WONDER-GROTESQUE-5 = Le joueur qui est seul à avoir le plus de crânes, et au moins 1, gagne un pion Renommée.
CW-WONDER-GROTESQUE-6 = Si des joueurs sont à égalité pour le plus de crânes, chacun d’eux pioche un pion Grotesque de plus et l’ajoute ; ceux qui restent à égalité en tête recommencent jusqu’à ce que l’un d’eux mène.
CW-WONDER-GROTESQUE-7 = Si le stock ne peut pas donner un pion Grotesque à chacun des joueurs à égalité pour le plus de crânes, on cesse de piocher et personne ne gagne le pion Renommée.
CW-WONDER-GROTESQUE-8 = Si le stock de pions Grotesque est vide quand un Grotesque est exposé, on ne pioche aucun pion.
CW-WONDER-GROTESQUE-9 = Les crânes eux-mêmes ne sont pas de la Renommée.

CW-WONDER-LEGENDARY = Légendaires
CW-WONDER-LEGENDARY-1 = Un Légendaire rapporte sa Renommée imprimée, qu’il ait perdu ou non son pion Renommée.
CW-WONDER-LEGENDARY-2 = Un Légendaire exposé alors que personne n’expose une autre copie de ce nom reçoit un pion Renommée.
CW-WONDER-LEGENDARY-3 = Quand une autre copie d’un Légendaire est exposée, toutes les copies précédentes de ce nom perdent leur pion Renommée.
CW-WONDER-LEGENDARY-4 = Une nouvelle copie d’un Légendaire déjà exposé ne reçoit pas non plus de pion Renommée.
CW-WONDER-LEGENDARY-5 = Les copies d’un Légendaire exposées par le même joueur s’annulent aussi entre elles.
CW-WONDER-LEGENDARY-6 = Les copies d’un Légendaire révélées dans la même phase 2 s’annulent entre elles : aucune ne reçoit de pion Renommée.
CW-WONDER-LEGENDARY-7 = Un pion Renommée perdu par un Légendaire ne lui revient jamais tant que la carte reste exposée.
CW-WONDER-LEGENDARY-8 = Une troisième copie d’un Légendaire ne reçoit pas de pion Renommée.
CW-WONDER-LEGENDARY-9 = Les pions Renommée perdus par les Légendaires retournent au stock de pions Renommée.

CW-WONDER-PRECIOUS = Précieux
CW-WONDER-PRECIOUS-1 = Exposer un Précieux donne aussitôt à son propriétaire 3 £ de la Réserve.
CW-WONDER-PRECIOUS-2 = Les 3 £ sont payées pour chaque Précieux exposé, quel que soit son propriétaire, et à chaque fois.

CW-WONDER-ARCANE = Arcanes
CW-WONDER-ARCANE-1 = À la fin de la partie, chaque Arcane exposé vaut autant de points de Renommée que son propriétaire expose de familles différentes de Curiosités.
CW-WONDER-ARCANE-2 = Les Arcanes comptent eux-mêmes comme l’une des familles exposées ; un Arcane vaut donc de 1 à 6 points de Renommée.
CW-WONDER-ARCANE-3 = Un Arcane en main ne rapporte rien, et les cartes en main ne comptent pas comme familles pour les Arcanes exposés.
CW-WONDER-ARCANE-4 = Un Arcane n’a aucune autre valeur de Renommée.

CW-WONDER-BOOK = Livres
CW-WONDER-BOOK-1 = Il y a 20 Livres de 4 types de Livre.
CW-WONDER-BOOK-2 = Une vitrine peut contenir de 1 à 4 Livres, tous de types de Livre différents.
CW-WONDER-BOOK-3 = Chaque vitrine de Livres rapporte 1, 4, 9 ou 16 points de Renommée pour 1, 2, 3 ou 4 Livres.
CW-WONDER-BOOK-4 = Les Livres n’ont aucune autre valeur de Renommée.
CW-WONDER-BOOK-5 = Les Livres de vitrines différentes ne se combinent jamais.

CW-FAME = Pions Renommée
CW-FAME-1 = Un pion Renommée vaut 3 points de Renommée à la fin de la partie.
CW-FAME-2 = À plusieurs, les pions Renommée ne viennent que des ensembles Monstre, des Légendaires et du plus grand nombre de crânes.
CW-FAME-3 = Un pion Renommée posé sur une carte appartient au propriétaire de cette carte.
CW-FAME-4 = Le stock de 24 pions Renommée n’est pas une limite des règles : s’il s’épuise, on les remplace par autre chose.

## Fin, décompte, égalités

CW-END = Fin de la partie
CW-END-1 = La partie se termine quand le dernier joueur a placé son dernier Agent et que les deux phases de ce tour sont achevées.
CW-END-2 = Le dernier tour de la partie comprend une phase 2 normale pour tous les joueurs.
CW-END-3 = Après le dernier tour, qui se termine avec la phase 2 ou avec la dernière occasion d’utiliser ensuite un Contact, personne ne peut plus rien faire : ni action, ni vente, ni ouverture de vitrine.

CW-SCORE = Décompte
CW-SCORE-1 = Le score d’un joueur est la Renommée des cartes exposées, plus la Renommée des pions, plus la Renommée de l’argent, moins la pénalité pour les cartes en main.
CW-SCORE-2 = La Renommée des cartes est la somme de toutes les vitrines, chacune selon les règles de sa famille.
CW-SCORE-3 = La Renommée des pions est de 3 par pion Renommée détenu.
CW-SCORE-4 = La Renommée de l’argent est le nombre de livres sterling de la bourse divisé par 3, arrondi à l’entier inférieur.
CW-SCORE-5 = Les livres sterling qui restent après la division de la bourse par 3 ne valent rien.
CW-SCORE-6 = La pénalité est de 1 point de Renommée par carte Curiosité restée en main.
CW-SCORE-7 = Le pion Renommée du plus grand nombre de crânes est attribué avant que l’on établisse le classement.
CW-SCORE-8 = Un total peut être négatif ; il n’est pas ramené à zéro.
CW-SCORE-9 = Les vitrines inutilisées et les marqueurs Bientôt Disponible encore en place ne rapportent et ne coûtent rien.

CW-TIE = Égalités
CW-TIE-1 = À égalité de Renommée, la victoire revient à qui a exposé le plus de cartes Curiosité ; chaque carte d’un ensemble compte.
CW-TIE-2 = À égalité de Renommée et de cartes exposées, la bourse qui contient le plus de livres sterling l’emporte.
CW-TIE-3 = Les joueurs à égalité de Renommée, de cartes exposées et de livres sterling se partagent la victoire.
CW-TIE-4 = Les places suivantes se décident par la même comparaison.

## Clubs

CW-CLUB = Clubs
CW-CLUB-1 = Dans une partie avec les Clubs, chaque joueur reçoit à la mise en place une carte Club au hasard.
CW-CLUB-2 = Une carte Club reste à son propriétaire pendant toute la partie et ne peut pas être échangée.
CW-CLUB-3 = Les cartes Club sont face visible.
CW-CLUB-4 = Les cartes Club non tirées sont hors du jeu.

CW-CLUB-DETECTIVES = Club des Détectives
CW-CLUB-DETECTIVES-1 = Au début de son tour, avant de placer l’Agent, le propriétaire du Club des Détectives peut regarder les 3 premières cartes du paquet sans les montrer.
CW-CLUB-DETECTIVES-2 = Les cartes vues avec le Club des Détectives sont remises dans le même ordre.
CW-CLUB-DETECTIVES-3 = Si le paquet compte moins de 3 cartes, le propriétaire du Club des Détectives voit celles qui s’y trouvent, et l’on ne forme pas de nouveau paquet.

CW-CLUB-BANKERS = Club des Banquiers
CW-CLUB-BANKERS-1 = Pour le propriétaire du Club des Banquiers, la Renommée de l’argent est la bourse divisée par 2, arrondie à l’entier inférieur, au lieu d’être divisée par 3.

CW-CLUB-GRAVEDIGGERS = Club des Fossoyeurs
CW-CLUB-GRAVEDIGGERS-1 = Chaque fois que le propriétaire du Club des Fossoyeurs pioche un pion Grotesque, il en pioche deux et garde celui de son choix.
CW-CLUB-GRAVEDIGGERS-2 = Le pion refusé par le propriétaire du Club des Fossoyeurs retourne face cachée dans le stock, que l’on mélange de nouveau.
CW-CLUB-GRAVEDIGGERS-3 = Le Club des Fossoyeurs vaut aussi pour les pions piochés en fin de partie pour départager, et pour Clark.
CW-CLUB-GRAVEDIGGERS-4 = S’il ne reste qu’un pion Grotesque, le propriétaire du Club des Fossoyeurs pioche celui-là.

CW-CLUB-GOLDSMITHS = Club des Orfèvres
CW-CLUB-GOLDSMITHS-1 = Le propriétaire du Club des Orfèvres prend 1 £ dans la Réserve pour chaque Précieux exposé par n’importe quel joueur, lui-même compris.
CW-CLUB-GOLDSMITHS-2 = Pour un Précieux à lui, le propriétaire du Club des Orfèvres reçoit 3 £ et encore 1 £.

CW-CLUB-CARPENTERS = Club des Charpentiers
CW-CLUB-CARPENTERS-1 = Une fois par tour, en phase 2, le propriétaire du Club des Charpentiers peut vider l’une de ses vitrines remplies et mettre une nouvelle carte ou un nouvel ensemble dans cette même vitrine, au cours de cette même phase 2.
CW-CLUB-CARPENTERS-2 = Les cartes retirées avec le Club des Charpentiers reviennent dans la main de leur propriétaire.
CW-CLUB-CARPENTERS-3 = L’usage du Club des Charpentiers fait partie du choix secret de son propriétaire, qui indique la vitrine à vider et son nouveau contenu.
CW-CLUB-CARPENTERS-4 = Utiliser le Club des Charpentiers est la seule exposition de son propriétaire dans cette phase 2, et non une exposition de plus.
CW-CLUB-CARPENTERS-5 = Avec le Club des Charpentiers, le nouveau contenu peut comprendre des cartes tout juste retirées, mais il doit avoir au moins une carte qui n’était pas dans cette vitrine.
CW-CLUB-CARPENTERS-6 = Les pions Renommée des cartes retirées avec le Club des Charpentiers retournent au stock.
CW-CLUB-CARPENTERS-7 = Un pion Grotesque sur une carte retirée avec le Club des Charpentiers retourne au stock sans être vu des autres, et l’on mélange de nouveau le stock.
CW-CLUB-CARPENTERS-8 = Retirer une copie d’un Légendaire avec le Club des Charpentiers ne rend pas de pion Renommée aux copies qui restent.
CW-CLUB-CARPENTERS-9 = Les cartes exposées de nouveau avec le Club des Charpentiers rapportent de nouveau ce qu’elles rapportent quand on les expose.
CW-CLUB-CARPENTERS-10 = Dans la révélation commune, tous les retraits du Club des Charpentiers viennent d’abord : un Légendaire retiré dans cette phase 2 n’annule pas une copie qu’un autre joueur montre dans la même révélation, et n’est pas annulé par elle.

CW-CLUB-CATLOVERS = Club des Amis des Chats
CW-CLUB-CATLOVERS-1 = Le propriétaire du Club des Amis des Chats prend 1 £ dans la Réserve chaque fois qu’un autre joueur expose une vitrine avec un Monstre, que ce soit une seule partie ou un ensemble ; soit 1 £ par vitrine.
CW-CLUB-CATLOVERS-2 = Le propriétaire du Club des Amis des Chats ne reçoit rien pour ses propres Monstres.

## Solo

CW-SOLO = Solo : mise en place et structure
CW-SOLO-1 = En solo, un joueur humain affronte un adversaire automatique, le Collectionneur.
CW-SOLO-2 = En solo, 4 des 6 Contacts solo sont tirés au hasard ou choisis, et placés comme dans une partie à plusieurs.
CW-SOLO-3 = En solo, on n’utilise pas les 6 Contacts des parties à plusieurs.
CW-SOLO-4 = En solo, les 4 tuiles Quartier recouvrent les 4 Quartiers ; seuls comptent les effets des tuiles, et peu importe quels Quartiers se trouvent dessous.
CW-SOLO-5 = En solo, pour chaque tuile Quartier, on choisit à la mise en place une face, A ou B.
CW-SOLO-6 = En solo, on ne tient pas compte de l’Équipement Initial des Quartiers.
CW-SOLO-7 = En solo, le joueur commence avec 8 £.
CW-SOLO-8 = En solo, le joueur commence avec 2 cartes Curiosité à la place de l’Équipement Initial, en plus des 3 cartes de base : 5 en tout.
CW-SOLO-9 = En solo, le joueur utilise 3 Agents.
CW-SOLO-10 = En solo, le tour du joueur est un tour normal : placer un Agent, appliquer l’effet du Quartier, utiliser s’il le veut un Contact adjacent, puis la phase 2.
CW-SOLO-11 = En solo, seul le joueur expose en phase 2 ; le Collectionneur n’expose que lors de sa révélation.
CW-SOLO-12 = En solo, après le tour du troisième Agent, le joueur reprend ses 3 Agents.
CW-SOLO-13 = En solo, une fois les Agents repris, la révélation du Collectionneur a lieu, puis la manche se termine.
CW-SOLO-14 = En solo, le joueur ne peut pas placer deux Agents sur le même Quartier dans une manche ; à la manche suivante, tous les Quartiers sont de nouveau ouverts.
CW-SOLO-15 = Une partie en solo se termine après 9 tours du joueur, soit 3 manches de 3 Agents, une fois la troisième révélation faite.
CW-SOLO-16 = En solo, le décompte et les départages sont les mêmes que d’habitude, pour le joueur et pour le Collectionneur.
CW-SOLO-17 = En solo, le joueur ne gagne que s’il est classé devant le Collectionneur ; s’ils sont à égalité en tout, la victoire est partagée.
CW-SOLO-18 = En solo, on n’utilise pas les Clubs, sauf si l’hôte les active.
CW-SOLO-19 = En solo, le joueur utilise les 3 Cabinets d’Exposition habituels avec 3 marqueurs Bientôt Disponible.
CW-SOLO-20 = En solo, on prépare le paquet comme d’habitude, avec une première carte face visible pour commencer la défausse.

CW-SOLO-COLLECTOR = Solo : le Collectionneur
CW-SOLO-COLLECTOR-1 = Le Collectionneur reçoit 3 Cabinets d’Exposition avec 3 marqueurs Bientôt Disponible, ce qui lui laisse 6 vitrines utilisables.
CW-SOLO-COLLECTOR-2 = Le Collectionneur commence avec 15 £.
CW-SOLO-COLLECTOR-3 = Le Collectionneur commence avec 5 cartes Curiosité face cachée, inconnues du joueur ; elles sont cachées parce qu’on ne les révèle que plus tard.
CW-SOLO-COLLECTOR-4 = Le Collectionneur n’a pas d’Agents et ne joue jamais de tour sur la carte de Londres.
CW-SOLO-COLLECTOR-5 = Au début de chaque manche sauf la première, les cartes que le Collectionneur n’a pas placées sont défaussées.
CW-SOLO-COLLECTOR-6 = Au début de chaque manche sauf la première, une fois les anciennes cartes du Collectionneur défaussées, on pioche pour lui 5 nouvelles cartes Curiosité face cachée.
CW-SOLO-COLLECTOR-7 = Les cartes que des Quartiers et des Contacts donnent au Collectionneur pendant une manche rejoignent sa main et sont révélées à la révélation de cette manche.
CW-SOLO-COLLECTOR-8 = Les cartes qui arrivent face visible chez le Collectionneur, parce qu’elles ont été achetées ou révélées, sont publiques ; ses autres cartes restent cachées jusqu’à la révélation.
CW-SOLO-COLLECTOR-9 = Un ensemble Monstre complet rapporte au Collectionneur un pion Renommée.
CW-SOLO-COLLECTOR-10 = Les pions Grotesque du Collectionneur restent face cachée ; personne ne les voit avant la fin de la partie.
CW-SOLO-COLLECTOR-11 = Le Collectionneur participe au compte du plus grand nombre de crânes et aux pioches qui y départagent.
CW-SOLO-COLLECTOR-12 = Le score final du Collectionneur comprend 1 point de Renommée pour chaque somme de 3 £, arrondi à l’entier inférieur.
CW-SOLO-COLLECTOR-13 = Le Collectionneur perd 1 point de Renommée par carte restée dans sa main après la dernière révélation, sauf au Niveau Royal.
CW-SOLO-COLLECTOR-14 = Les Légendaires du Collectionneur reçoivent et annulent des pions Renommée comme ceux d’un joueur, et cela vaut aussi entre ses copies et celles du joueur.
CW-SOLO-COLLECTOR-15 = Un Précieux qu’il expose donne 3 £ au Collectionneur.
CW-SOLO-COLLECTOR-16 = Un Grotesque qu’il expose donne au Collectionneur un pion Grotesque.

CW-SOLO-REVEAL = Solo : la révélation du Collectionneur
CW-SOLO-REVEAL-1 = À la révélation, toutes les cartes de la main du Collectionneur sont retournées face visible.
CW-SOLO-REVEAL-2 = À la révélation, les cartes du Collectionneur sont placées une vitrine après l’autre selon son ordre de préférence, jusqu’à ce qu’il ne reste aucun placement permis : ensembles Monstre complets, ensembles de 3 ou 4 Livres, Légendaires, Grotesques, Précieux, Arcanes, et dans chacun de ces cas la plus haute valeur d’abord.
CW-SOLO-REVEAL-3 = La première préférence du Collectionneur est un ensemble Monstre complet (Tête, Corps et Jambes), répétée tant que c’est possible.
CW-SOLO-REVEAL-4 = La deuxième préférence du Collectionneur est un ensemble de 3 ou 4 Livres différents, aussi grand que possible, répétée tant que c’est possible.
CW-SOLO-REVEAL-5 = La troisième préférence du Collectionneur va aux Légendaires seuls.
CW-SOLO-REVEAL-6 = La quatrième préférence du Collectionneur va aux Grotesques seuls.
CW-SOLO-REVEAL-7 = La cinquième préférence du Collectionneur va aux Précieux seuls.
CW-SOLO-REVEAL-8 = La sixième préférence du Collectionneur va aux Arcanes seuls.
CW-SOLO-REVEAL-9 = Les cartes hors des six préférences du Collectionneur, c’est-à-dire les parties de Monstre qui ne font pas d’ensemble complet et moins de 3 Livres différents, ne sont pas placées et restent dans sa main. Si les options choisies lui permettent de les placer, elles viennent après toutes les préférences : d’abord une paire de Livres différents, puis les Livres seuls et les parties de Monstre seules, selon leur valeur.
CW-SOLO-REVEAL-10 = Au sein d’une préférence, le Collectionneur place d’abord les cartes de plus haute valeur d’achat ; pour un ensemble Monstre, il utilise la carte de plus haute valeur de chaque partie.
CW-SOLO-REVEAL-11 = Ce qui reste à égalité dans les choix du Collectionneur est décidé au hasard par le générateur propre au jeu, si bien qu’une partie sauvegardée se rejoue à l’identique.
CW-SOLO-REVEAL-12 = Le Collectionneur utilise d’abord ses vitrines ouvertes et libres.
CW-SOLO-REVEAL-13 = Sans vitrine libre et avec au moins 5 £, le Collectionneur paie 5 £ à la Réserve, retire un marqueur Bientôt Disponible et continue.
CW-SOLO-REVEAL-14 = Sans vitrine libre et avec moins de 5 £, ou sans marqueur restant, le Collectionneur cesse de placer des cartes.
CW-SOLO-REVEAL-15 = Les 3 £ d’un Précieux qu’il vient de placer peuvent aider le Collectionneur à payer le marqueur suivant dans la même révélation.
CW-SOLO-REVEAL-16 = La limite d’une vitrine par phase ne vaut pas pour le Collectionneur.

CW-SOLO-LEVEL = Solo : niveaux de difficulté
CW-SOLO-LEVEL-1 = Au Niveau Lord, le Collectionneur pioche 1 carte Curiosité de plus juste avant chaque révélation.
CW-SOLO-LEVEL-2 = Au Niveau Royal, le Collectionneur ne subit au décompte final aucune pénalité pour les cartes restées en main.
CW-SOLO-LEVEL-3 = Le Niveau Lord et le Niveau Royal peuvent s’utiliser séparément, ensemble ou pas du tout.

CW-SOLO-AREA-BUSINESS-A = Quartier solo : Maison de Commerce, face A
CW-SOLO-AREA-BUSINESS-A-1 = À la Maison de Commerce, face A, on révèle 4 cartes du paquet.
CW-SOLO-AREA-BUSINESS-A-2 = À la Maison de Commerce, face A, le joueur peut acheter 0, 1 ou 2 des cartes révélées à leur valeur imprimée, payée à la Réserve.
CW-SOLO-AREA-BUSINESS-A-3 = À la Maison de Commerce, face A, quand le joueur a fini, le Collectionneur achète autant de cartes que le joueur en a acheté, l’une après l’autre.
CW-SOLO-AREA-BUSINESS-A-4 = À la Maison de Commerce, face A, le Collectionneur achète chaque fois la carte restante de plus haute valeur qu’il peut payer ; s’il ne peut en payer aucune, il n’en achète aucune.
CW-SOLO-AREA-BUSINESS-A-5 = À la Maison de Commerce, face A, le Collectionneur paie la valeur imprimée à la Réserve, et la carte rejoint sa main.
CW-SOLO-AREA-BUSINESS-A-6 = À la Maison de Commerce, face A, les cartes que personne n’achète sont défaussées.

CW-SOLO-AREA-BUSINESS-B = Quartier solo : Maison de Commerce, face B
CW-SOLO-AREA-BUSINESS-B-1 = À la Maison de Commerce, face B, on révèle 4 cartes du paquet.
CW-SOLO-AREA-BUSINESS-B-2 = À la Maison de Commerce, face B, le joueur peut acheter de 0 à 4 des cartes révélées à leur valeur imprimée, payée au Collectionneur.
CW-SOLO-AREA-BUSINESS-B-3 = À la Maison de Commerce, face B, les cartes non achetées sont défaussées.

CW-SOLO-AREA-YARD-A = Quartier solo : Cour de Scotland Yard, face A
CW-SOLO-AREA-YARD-A-1 = À la Cour de Scotland Yard, face A, on pioche 4 cartes ; 2 sont retournées face visible, et 2 restent face cachée sans être vues.
CW-SOLO-AREA-YARD-A-2 = À la Cour de Scotland Yard, face A, le joueur prend en main une carte face visible et une carte face cachée.
CW-SOLO-AREA-YARD-A-3 = À la Cour de Scotland Yard, face A, les deux autres cartes rejoignent la main du Collectionneur ; celle qui est face cachée reste cachée.

CW-SOLO-AREA-YARD-B = Quartier solo : Cour de Scotland Yard, face B
CW-SOLO-AREA-YARD-B-1 = À la Cour de Scotland Yard, face B, on pioche 3 cartes face cachée et on les retourne une à une.
CW-SOLO-AREA-YARD-B-2 = À la Cour de Scotland Yard, face B, le joueur décide de chaque carte avant de voir la suivante : la garder, la donner au Collectionneur ou la défausser.
CW-SOLO-AREA-YARD-B-3 = À la Cour de Scotland Yard, face B, une carte est gardée, une va au Collectionneur et une est défaussée, chaque destination servant exactement une fois ; il n’y a donc pas de choix pour la dernière carte.

CW-SOLO-AREA-TELEGRAPH-A = Quartier solo : The Daily Telegraph, face A
CW-SOLO-AREA-TELEGRAPH-A-1 = Au Daily Telegraph, face A, le Collectionneur reçoit d’abord 3 cartes du paquet que personne ne voit.
CW-SOLO-AREA-TELEGRAPH-A-2 = Au Daily Telegraph, face A, une fois que le Collectionneur a reçu ses cartes, le joueur révèle des cartes une à une, autant qu’il veut, même aucune.
CW-SOLO-AREA-TELEGRAPH-A-3 = Au Daily Telegraph, face A, si deux cartes révélées sont de la même famille, toutes les cartes révélées sont défaussées.
CW-SOLO-AREA-TELEGRAPH-A-4 = Au Daily Telegraph, face A, si le joueur s’arrête alors que toutes les cartes révélées sont de familles différentes, il les prend toutes en main.
CW-SOLO-AREA-TELEGRAPH-A-5 = Au Daily Telegraph, face A, le Collectionneur reçoit aussi 3 £ de la Réserve, avant que le joueur révèle une carte.
CW-SOLO-AREA-TELEGRAPH-A-6 = Au Daily Telegraph, face A, un joueur qui perd les cartes révélées à cause d’une famille répétée reçoit 3 £ de la Réserve.

CW-SOLO-AREA-TELEGRAPH-B = Quartier solo : The Daily Telegraph, face B
CW-SOLO-AREA-TELEGRAPH-B-1 = Au Daily Telegraph, face B, on révèle 3 cartes du paquet comme cartes de référence.
CW-SOLO-AREA-TELEGRAPH-B-2 = Au Daily Telegraph, face B, le joueur pioche ensuite de 0 à 3 cartes, une à une, et peut s’arrêter après chacune.
CW-SOLO-AREA-TELEGRAPH-B-3 = Au Daily Telegraph, face B, une carte piochée de la même famille que l’une des cartes de référence rejoint la main du Collectionneur.
CW-SOLO-AREA-TELEGRAPH-B-4 = Au Daily Telegraph, face B, toute autre carte piochée peut être gardée ; si le joueur n’en veut pas, elle est défaussée.
CW-SOLO-AREA-TELEGRAPH-B-5 = Au Daily Telegraph, face B, les 3 cartes de référence sont défaussées à la fin.

CW-SOLO-AREA-MARKET-A = Quartier solo : Marché Central, face A
CW-SOLO-AREA-MARKET-A-1 = Au Marché Central, face A, le joueur peut vendre 0, 1 ou 2 cartes de sa main.
CW-SOLO-AREA-MARKET-A-2 = Au Marché Central, face A, s’il vend au moins une carte, le joueur reçoit la somme des valeurs plus 3 £, une seule fois.
CW-SOLO-AREA-MARKET-A-3 = Au Marché Central, face A, le Collectionneur reçoit 3 £ de la Réserve par carte vendue.

CW-SOLO-AREA-MARKET-B = Quartier solo : Marché Central, face B
CW-SOLO-AREA-MARKET-B-1 = Au Marché Central, face B, le joueur peut vendre autant de cartes de sa main qu’il veut, à leur valeur imprimée.
CW-SOLO-AREA-MARKET-B-2 = Au Marché Central, face B, le Collectionneur reçoit 3 £ de la Réserve par carte vendue.
CW-SOLO-AREA-MARKET-B-3 = Les cartes vendues au Marché Central, sur l’une ou l’autre face, vont à la défausse, comme à la Banque d’Angleterre.

CW-SOLO-CONTACT = Contacts solo
CW-SOLO-CONTACT-1 = Utiliser un Contact solo est facultatif et suit les règles habituelles des Contacts : il doit être adjacent au Quartier visité à ce tour, il s’utilise en phase 1, il ne s’épuise jamais, et on ne peut pas le choisir s’il ne pourrait avoir aucun effet.
CW-SOLO-CONTACT-2 = Chaque usage d’un Contact solo entraîne aussi la moitié de l’effet qui revient au Collectionneur.
CW-SOLO-CONTACT-3 = Quand l’écusson d’un Contact solo a deux moitiés, la moitié claire, à gauche, montre l’effet pour le joueur et la moitié sombre, à droite, l’effet pour le Collectionneur ; cela ne concerne que l’aspect de la carte.
CW-SOLO-CONTACT-4 = Si le joueur ne peut pas accomplir sa propre moitié, le Contact solo ne peut pas être utilisé.
CW-SOLO-CONTACT-5 = Si le Collectionneur ne peut pas accomplir sa moitié d’un Contact solo, on la saute.

CW-SOLO-CONTACT-CLARK = Contact solo : Clark, le Chroniqueur
CW-SOLO-CONTACT-CLARK-1 = Avec Clark, le joueur prend 1 pion Grotesque, et le Collectionneur en prend 1 aussi.
CW-SOLO-CONTACT-CLARK-2 = Les pions Grotesque de Clark sont posés à côté du Cabinet de Curiosités, et non sur une carte.
CW-SOLO-CONTACT-CLARK-3 = Les pions Grotesque de Clark comptent quand on établit qui a le plus de crânes.

CW-SOLO-CONTACT-OLIVANDER = Contact solo : Olivander, l’Encaisseur
CW-SOLO-CONTACT-OLIVANDER-1 = Avec Olivander, le joueur défausse 1 carte Curiosité de son choix de sa main.
CW-SOLO-CONTACT-OLIVANDER-2 = Avec Olivander, le Collectionneur défausse 1 carte au hasard de sa main.

CW-SOLO-CONTACT-BOSS = Contact solo : le Boss, l’Usurier
CW-SOLO-CONTACT-BOSS-1 = Avec le Boss, le joueur vend 1 carte Curiosité de sa main à sa valeur imprimée.
CW-SOLO-CONTACT-BOSS-2 = Avec le Boss, le Collectionneur reçoit 3 £ de la Réserve.

CW-SOLO-CONTACT-CARA = Contact solo : Cara, la Comptable
CW-SOLO-CONTACT-CARA-1 = Avec Cara, le joueur paie 3 £ au Collectionneur.
CW-SOLO-CONTACT-CARA-2 = Avec Cara, le joueur regarde 3 cartes au hasard de la main du Collectionneur, ou toutes s’il en a moins.
CW-SOLO-CONTACT-CARA-3 = Avec Cara, le joueur prend en main l’une des cartes vues et rend les autres à la main du Collectionneur.

CW-SOLO-CONTACT-PARKER = Contact solo : Parker, le Photographe
CW-SOLO-CONTACT-PARKER-1 = Avec Parker, le joueur pioche 2 cartes et défausse l’une de ces deux cartes.
CW-SOLO-CONTACT-PARKER-2 = Avec Parker, le Collectionneur reçoit 1 carte du paquet que personne ne voit.

CW-SOLO-CONTACT-CATHERINE = Contact solo : Catherine, l’Héritière
CW-SOLO-CONTACT-CATHERINE-1 = Avec Catherine, le joueur vide une vitrine remplie et y expose aussitôt une nouvelle Curiosité ou un nouvel ensemble.
CW-SOLO-CONTACT-CATHERINE-2 = Les cartes retirées avec Catherine reviennent dans la main du joueur.
CW-SOLO-CONTACT-CATHERINE-3 = Avec Catherine, le Collectionneur gagne un pion Renommée, gardé à côté de son Cabinet de Curiosités.
CW-SOLO-CONTACT-CATHERINE-4 = Les pions des cartes retirées avec Catherine sont traités comme avec le Club des Charpentiers : les pions Renommée et les pions Grotesque retournent à leurs stocks, on mélange de nouveau celui des pions Grotesque, les copies d’un Légendaire qui restent ne retrouvent pas de pion Renommée, et les cartes exposées de nouveau rapportent de nouveau ce qu’elles rapportent quand on les expose.
CW-SOLO-CONTACT-CATHERINE-5 = L’exposition faite avec Catherine s’ajoute à la phase 2 de ce tour.

## Décisions

A-01 = À quels deux Contacts un Quartier est-il adjacent ? Quartiers et Contacts alternent en anneau, les Quartiers dans l’ordre choisi par l’hôte et les Contacts dans l’ordre où ils sont sortis : le premier Contact est entre le premier et le deuxième Quartier, et ainsi de suite, jusqu’au quatrième, qui est entre le quatrième Quartier et le premier. Seul un anneau donne à chaque Quartier exactement deux Contacts avec 4 cartes, et une critique publiée décrit elle aussi des Contacts placés entre les Quartiers.
A-02 = Après la reprise des Agents, peut-on visiter de nouveau le même Quartier, alors que deux livrets l’interdisent « durant la partie » ? Oui, seul est interdit un Quartier où se trouve en ce moment l’un de ses propres Agents, car ailleurs les trois livrets lient l’interdiction à la présence d’un Agent, et le solo compte 9 placements sur 4 Quartiers. Option agents.area_reuse : per_round (par défaut) ou, à 2 joueurs seulement, whole_game, où chacun visite chaque Quartier une fois.
A-03 = À 2 joueurs, quand reprend-on les Agents ? Une seule fois, les deux joueurs ensemble, après la phase 2 du tour 4, car les livrets parlent du moment où les deux joueurs ont utilisé tous leurs Agents ; le premier joueur commence alors le tour 5 et l’ordre ne change pas.
A-04 = Avec 3 joueurs, 3 Agents et 4 Quartiers, reprend-on les Agents ? Non, chacun laisse de côté exactement un Quartier et la partie dure 9 tours, car la règle de la reprise est présentée comme une règle pour 2 joueurs seulement.
A-05 = Avec combien de cartes commence-t-on dans l’édition anglaise 0.5, qui donne 3 cartes à un endroit et les cartes indiquées par les Quartiers à un autre ? Avec les unes et les autres, car les deux phrases figurent dans la même édition et aucune n’annule l’autre ; une critique publiée parle de 3 cartes plus l’argent des Quartiers, ce qui revient au même quand les Quartiers n’indiquent pas de cartes. Option setup.hand_mode : additive (par défaut), areas_only, sans les 3 cartes de base, ou base_only, comme dans les éditions italienne 0.3 et française 0.4.
A-06 = Dans quel ordre fait-on la mise en place ? Dans l’ordre du texte : 3 cartes chacun, puis une carte retournée, puis l’Équipement Initial dans l’ordre du tour, une main entière à la fois et le premier joueur d’abord ; en solo, le joueur reçoit 3 cartes, on en retourne une, puis le joueur en reçoit 2 et le Collectionneur 5. Cela ne change rien aux probabilités, mais une partie reprise avec la même graine doit se dérouler à l’identique.
A-07 = Quand reforme-t-on le paquet épuisé ? Aussitôt que sa dernière carte le quitte, même au milieu d’un effet, car le livret le dit pour tout moment où le paquet s’épuise ; on le vérifie après chaque carte, et les cartes retenues par l’effet n’y entrent pas. Le simple fait de regarder des cartes, avec Loris ou le Club des Détectives, ne vide jamais le paquet.
A-08 = Et si le paquet et la défausse sont vides tous les deux, ou s’il ne reste qu’une carte ? Piocher ne donne rien et les effets continuent, et si les cartes manquent, elles vont aux joueurs dans l’ordre que l’effet indique ; quand des cartes sont défaussées plus tard, le paquet est aussitôt reformé. Une défausse d’une seule carte devient le paquet sans que l’on retourne de carte, car sinon cela viderait de nouveau le paquet sans fin.
A-09 = Faut-il exposer quelque chose en phase 2 ? Non, car les trois livrets disent que les joueurs le peuvent ; passer est un choix secret comme un autre.
A-10 = Et si un joueur n’a pas de vitrine libre ? Il peut en ouvrir une pour 5 £ dans son choix secret, sinon il passe ; les cartes exposées ne se remplacent pas, car les règles ne permettent pas de les retirer.
A-11 = Dans quel ordre se produisent les suites d’une révélation ? Par étapes fixes : placement, pions des Légendaires, pions des ensembles Monstre, gains, pions Grotesque ; dans une étape, le joueur actif vient d’abord, puis les autres dans le sens horaire. L’ordre ne peut compter que pour la pioche des pions et, si la banque est limitée, pour l’argent.
A-12 = Quand les copies d’un Légendaire s’annulent-elles ? Toujours : avec une copie ultérieure, une troisième copie, des copies dans la même révélation ou des copies du même propriétaire, aucune copie de ce nom n’a plus de pion, et les pions ne sont pas rendus plus tard. Le texte italien 0.3 pourrait vouloir dire que seule la copie précédente perd son pion, mais son propre exemple explique les pions par le fait que la carte est la seule sur la table ; le texte français 0.4 pourrait épargner les copies d’un même joueur. Options legendary.duplicate : all_lose (par défaut) ou earlier_loses ; legendary.same_owner_cancels : true (par défaut) ou false.
A-13 = Que veut dire « à n’importe quel moment » pour ouvrir une vitrine à 5 £ ? Un joueur peut le faire à chacune de ses propres décisions, au début et à la fin de chaque tour, et dans le choix secret de la phase 2, où l’on paie à la révélation ; mais pas entre sa propre enchère secrète et son résultat, et dans une enchère ouverte le meilleur enchérisseur doit pouvoir couvrir son offre. Ouvrir ne sert qu’à une exposition ultérieure, donc rien n’est perdu, et le sceller avec le choix ne trahit aucune intention. Option expand.windows : prompts (par défaut) ou commit_only, où l’on n’ouvre des vitrines que par le choix de la phase 2.
A-14 = La vitrine utilisée a-t-elle de l’importance ? Non, les vitrines sont interchangeables, car aucune règle ne regarde leur place : le jeu attribue les places, et l’on peut laisser les propriétaires les arranger.
A-15 = Quand peut-on utiliser un Contact ? En phase 1, comme le dit l’édition anglaise 0.5, avant ou après l’effet du Quartier mais jamais pendant, car les trois éditions disent avant ou après. Option contact.window : phase1 (par défaut) ou turn, comme dans les éditions italienne 0.3 et française 0.4, qui ajoute une occasion après la phase 2, avant que le tour passe.
A-16 = Peut-on choisir un Contact qui ne ferait rien ? Non, car cela reviendrait à y renoncer : donc pas Cpt. Rek avec une main vide, ni Butch sans marqueur Bientôt Disponible, ni Loris ou J.K. Fezzik quand il n’y a de cartes nulle part. On peut choisir Sir Pebbleton si au moins une carte peut être piochée.
A-17 = À Whitechapel, face A, faut-il révéler la première carte ? Cela dépend de l’édition : c’est facultatif dans l’édition anglaise 0.5, qui laisse révéler autant de cartes qu’on veut, et n’en révéler aucune peut être juste en fin de partie parce que les cartes en main coûtent de la Renommée ; c’est obligatoire dans les éditions italienne 0.3 et française 0.4. Option whitechapelA.first_card : optional (par défaut) ou mandatory.
A-18 = À Whitechapel, face A, qu’est-ce qui prend fin quand on perd les cartes révélées ? Dans l’édition italienne 0.3, seulement l’effet ; dans les éditions française 0.4 et anglaise 0.5, aussi le droit à un Contact pas encore utilisé, quel que soit le moment où il aurait encore pu l’être ; un Contact utilisé avant n’est pas annulé. Le texte italien dit que l’action prend fin, les deux autres que le tour prend fin, et l’exposition du joueur n’est pas perdue, car la phase 2 appartient à tous. Option whitechapelA.bust_scope : action, phase1 (par défaut) ou turn, où le joueur actif perd aussi son exposition.
A-19 = À Whitechapel, face B, qui commence, et faut-il prendre les cartes de la famille annoncée ? Le joueur actif commence dans toutes les éditions, et prendre est facultatif, car les trois livrets disent que le joueur le peut ; une carte de la famille annoncée que l’on refuse est défaussée.
A-20 = Jusqu’où Westminster, face A, est-il secret ? On pioche les cartes face cachée et on les tient à part de la main, les choix sont secrets et simultanés, et les cartes reçues vont droit en main ; à 2 joueurs, dans l’édition anglaise 0.5, la troisième carte défaussée est vue de tous. Seul ce que l’on fait à 2 est une option. Option westminsterA.two_player : give_one_discard_one (par défaut) ou give_two, comme dans les éditions italienne 0.3 et française 0.4.
A-21 = Qui est le voisin de gauche ou de droite ? Les tours vont dans le sens horaire, donc le joueur de gauche est le suivant et celui de droite le précédent ; à 2 joueurs, tous deux sont l’adversaire.
A-22 = Combien de cartes met-on aux enchères après la première à Hyde Park, où la face A parle de deux cartes restantes ? Toutes celles qui restent, car le nombre deux ne convient qu’à 3 joueurs (à 2 ou 4 joueurs, il reste 1 ou 3 cartes), et la face B parle de chacune des cartes restantes.
A-23 = Comment fonctionne en détail l’enchère ouverte à Hyde Park ? Si le joueur actif passe, le suivant peut ouvrir, sinon ce refus serait un veto, et celui qui n’a pas encore parlé peut offrir même si tous ont passé avant lui ; les enchères tournent jusqu’à ce qu’il reste un seul joueur, en livres sterling entières et jamais au-delà de la bourse, et un joueur qui a 0 £ passe automatiquement. Un enchérisseur unique gagne à son offre, qui est payée à la Réserve, car aucun autre destinataire n’est nommé.
A-24 = Comment fonctionnent en détail les enchères secrètes à Hyde Park ? On mise de 0 jusqu’à toute sa bourse, et la plus haute mise au-dessus de 0 gagne ; si toutes les mises sont de 0, il n’y a pas d’égalité et la carte est défaussée. Le joueur actif tranche les égalités et l’acheteur désigné ne peut pas refuser, les autres ne perdent rien, et la bourse du gagnant diminue avant la carte suivante.
A-25 = Comment vend-on à la Banque d’Angleterre ? L’un après l’autre, ouvertement et en commençant par le joueur actif, si bien que ceux qui vendent plus tard voient les ventes précédentes. Le texte français 0.4 de la face B, pris à la lettre, permettrait 0 carte ou exactement 3, ce qui n’est proposé qu’en option. Option bankB.amount : up_to_3 (par défaut) ou exactly_3.
A-26 = Qui sait quoi à l’Abbaye, face A ? Celui qui donne voit toutes les cartes, même la dernière, dont le destinataire est déjà fixé ; ceux qui reçoivent ne voient que la leur et ne peuvent pas la refuser. On sait publiquement qui a reçu la première carte, la deuxième et ainsi de suite.
A-27 = Dans quel ordre se joue l’Abbaye, face B ? Tous choisissent leur carte à défausser en même temps, car aucun ordre n’est donné, puis tous piochent, le joueur actif d’abord. Une carte tout juste défaussée ne peut revenir que si l’on forme un nouveau paquet.
A-28 = Les parties d’un ensemble Monstre doivent-elles être d’une seule créature ? Non, n’importe quels Tête, Corps et Jambes conviennent, car les livrets demandent seulement que les parties soient différentes.
A-29 = Quand deux Livres sont-ils différents ? Quand ils sont de types de Livre différents, et il y en a 4 ; il ne suffit pas que ce soient des cartes différentes.
A-30 = Comment règle-t-on le prix du plus grand nombre de crânes ? Si personne n’a de crâne, il n’y a pas de prix ; les joueurs à égalité piochent chacun 1 pion Grotesque par tour et comparent de nouveau, et seuls ceux qui restent à égalité en tête continuent. Si le stock ne suffit pas, on s’arrête sans prix, car sans pions il est impossible de piocher jusqu’à ce que l’un d’eux gagne ; les pions rendus et refusés sont dans le stock, et s’il est vide quand un Grotesque est exposé, on n’en pioche aucun. Option grotesque.tie_exhausted : none (par défaut) ou all, où tous les joueurs à égalité gagnent un pion Renommée.
A-31 = Les 24 pions Renommée sont-ils une limite ? Non, ils sont illimités : avec les 6 noms de Légendaires que nous proposons, au plus 6 pions sur des Légendaires, 6 sur des ensembles Monstre et 1 pour les crânes font 13, et en solo au plus 6 autres avec Catherine font 19, si bien que la limite de 24 ne peut pas être atteinte.
A-32 = Les 50 pièces sont-elles une limite ? Non, l’argent est illimité et les sortes de pièces ne sont qu’une question de présentation, car aucun texte ne fait de la Réserve une limite. Option bank.limit : none (par défaut) ou un nombre, et alors les paiements se font dans l’ordre où ils se présentent et peuvent être partiels.
A-33 = Un total peut-il être négatif ? Oui, il n’est pas ramené à zéro, car les livrets soustraient sans fixer de minimum.
A-34 = Qu’est-ce qui est secret et qu’est-ce qui est public ? Sont publics les bourses, le nombre de cartes en main, toute la défausse, les cartes exposées et le nombre de pions Grotesque de chacun ; sont privés les faces des cartes en main, les valeurs de ses propres pions Grotesque, les choix secrets et l’ordre du paquet. Les livrets ne cachent que les cartes en main, les enchères et les valeurs des Grotesques. Option info.purse : public (par défaut) ou hidden.
A-35 = Les Arcanes en main rapportent-ils, puisque le livret anglais parle des Arcanes « que vous avez » ? Non, seulement ceux qui sont exposés, car toute la Renommée des cartes vient de l’exposition ; les familles se comptent à la fin de la partie.
A-36 = Quelles cartes comptent pour le départage aux cartes exposées ? Celles qui sont exposées à la fin de la partie ; les cartes retirées par le Club des Charpentiers ou par Catherine ne comptent pas, car elles ne sont plus exposées.
A-37 = Qui est le premier joueur ? Le jeu le tire au hasard, comme les livrets le permettent, d’une façon qui peut se rejouer, et l’hôte peut en désigner un à la place. Option setup.first_player : random (par défaut) ou named.
A-38 = Comment distribue-t-on les Clubs ? Chaque joueur reçoit un Club au hasard, face visible, parmi un exemplaire de chacun des 6, car les Orfèvres et les Amis des Chats réagissent à ce qu’exposent les autres joueurs et tout le monde doit pouvoir le vérifier.
A-39 = Comment fonctionne en détail le Club des Charpentiers ? On peut l’utiliser à chaque tour de la partie, au plus une fois par phase 2, à la place de l’exposition de son propriétaire : les cartes reviennent d’abord en main, on peut donc agrandir un ensemble, mais la vitrine doit être remplie de nouveau, et pas du même contenu. Les pions Renommée et Grotesque retournent à leurs stocks et les pions Grotesque sont mélangés de nouveau, car les pions sont liés à la carte en vitrine et une carte en main ne doit rien rapporter ; les cartes exposées de nouveau retrouvent tous leurs effets (un Légendaire ne reçoit son pion que si aucune autre copie n’est exposée, un Précieux rapporte de nouveau 3 £), tandis que les autres copies d’un Légendaire ne retrouvent rien. Option club.carpenters_turns : every (par défaut) ou own, seulement aux tours de son propriétaire.
A-40 = Que peut faire le propriétaire du Club des Détectives ? Seulement regarder, avant de placer l’Agent, et les cartes restent dans le même ordre, car le livret n’accorde qu’un regard ; avec moins de 3 cartes dans le paquet, il voit celles qui s’y trouvent.
A-41 = Que devient le pion refusé avec le Club des Fossoyeurs ? Il retourne au stock ; le Club vaut pour tout pion Grotesque que pioche son propriétaire, car le livret parle de chaque fois que le joueur doit en piocher un.
A-42 = Quelles expositions paient les Orfèvres et les Amis des Chats ? Les Orfèvres comptent aussi celles de leur propriétaire, car le livret dit quelqu’un ; les Amis des Chats ne comptent que celles des autres, et un ensemble Monstre paie 1 £, non 3 £, car le livret nomme de la même façon un ensemble ou une partie.
A-43 = Y a-t-il des Clubs en solo ? Non, sauf si on les active, car le livret n’en dit rien ; s’ils sont actifs, seul le joueur a un Club, et les expositions du Collectionneur comptent pour les Orfèvres et les Amis des Chats. Option solo.clubs : off (par défaut) ou on.
A-44 = Que veut dire « après 9 tours » en solo ? Cela veut dire 9 Agents placés, soit 3 manches, et non 9 manches avec 27 Agents : 9 expositions correspondent aux 9 vitrines, et les 15 £ du Collectionneur paient exactement trois vitrines à 5 £. Option solo.length_unit : agent (par défaut) ou round.
A-45 = Avec combien de cartes le joueur commence-t-il en solo ? Avec 5, car les 2 cartes ne remplacent que l’Équipement Initial et les 3 cartes de base restent ; le Collectionneur commence lui aussi avec 5. Option solo.start_hand : 5 (par défaut) ou 2.
A-46 = Le Collectionneur reçoit-il des pions et des gains ? Oui, il est traité comme un joueur pour tout ce que rapportent les expositions et pour le plus grand nombre de crânes, ses pions étant piochés sans être vus, car le décompte est le décompte normal, Clark lui donne un pion Grotesque et Catherine un pion Renommée.
A-47 = Le Collectionneur place-t-il des parties de Monstre seules et des ensembles de 1 ou 2 Livres ? Non, car sa liste de préférences demande un Monstre complet et au moins 3 Livres, le livret prévoit qu’il reste des cartes, et le Niveau Royal ne compte que si c’est fréquent ; dans nos essais, les autres façons remplissent ses vitrines si tôt que la troisième révélation ne sert presque à rien. Option solo.collector_unlisted, un choix visible à la mise en place : never (par défaut), open_only, où il ne les place que dans des vitrines déjà ouvertes, ou place_last, où il paie aussi 5 £ pour elles.
A-48 = Comment le Collectionneur choisit-il exactement ? Strictement par préférence, puis par valeur décroissante, puis au hasard ; un ensemble Monstre prend la meilleure carte de chaque partie, un ensemble de Livres prend tous les types différents qu’il a, et un ensemble de 4 l’emporte sur un ensemble de 3. Il place un Légendaire même si cela annule un pion, le sien ou celui du joueur, et n’ouvre une vitrine que lorsqu’aucune n’est libre et qu’il reste une carte qui peut être placée.
A-49 = Que devient la dernière main du Collectionneur ? La troisième révélation vient avant le décompte, et les cartes qui ne sont pas placées alors lui coûtent 1 point de Renommée chacune, sauf au Niveau Royal ; après la dernière manche, on ne défausse rien et on ne pioche pas 5 nouvelles cartes.
A-50 = Qui achète quand à la Maison de Commerce, face A ? Le joueur fait d’abord tous ses achats, puis le Collectionneur achète le même nombre de cartes, ou aucune s’il ne peut payer aucune de celles qui restent, les égalités de valeur étant tranchées au hasard ; les paiements vont à la Réserve et les cartes restantes sont défaussées, comme sur la face B. Option solo.businessA_order : after (par défaut) ou alternate.
A-51 = À la Cour de Scotland Yard, face A, connaît-on les deux cartes face cachée ? Non, on choisit à l’aveugle ; les deux cartes révélées sont les deux premières piochées.
A-52 = Comment fonctionne en détail The Daily Telegraph, face A ? Les 3 £ et les 3 cartes du Collectionneur viennent d’abord et toujours, et le joueur peut ne révéler aucune carte. Perdre les cartes à cause d’une famille répétée rapporte 3 £ au joueur, non au Collectionneur, et ne met fin qu’à cet effet.
A-53 = Comment fonctionne en détail The Daily Telegraph, face B ? On pioche les cartes une à une, avec le choix de s’arrêter ; on ne les compare qu’aux 3 cartes de référence, pas aux cartes piochées avant, et garder une carte d’une autre famille est facultatif : si on la refuse, elle est défaussée.
A-54 = Que paie le Marché Central ? Sur la face A, on ajoute 3 £ une seule fois au total, car le livret parle de plus que la valeur totale des cartes, et rien n’est payé si rien n’est vendu ; la face B paie les valeurs imprimées. Option solo.marketA_bonus : once (par défaut) ou per_card.
A-55 = Quand peut-on utiliser un Contact solo ? Olivander et le Boss demandent une carte en main, Cara 3 £ et une carte dans la main du Collectionneur, Parker au moins 1 carte à piocher (s’il n’y en a que 1, elle doit être défaussée), Catherine une vitrine remplie et un nouveau contenu permis, et Clark un pion dans le stock, le joueur venant d’abord. La moitié du Collectionneur est sautée si elle est impossible, et les trois cartes vues avec Cara sont prises au hasard.
A-56 = Où vont les pions Grotesque de Clark ? À côté du Cabinet de Curiosités, car il n’y a pas de carte pour eux ; seul leur propriétaire les voit, personne ne voit ceux du Collectionneur, et ils comptent comme crânes.
A-57 = Comment fonctionne en détail Catherine ? On l’utilise en phase 1, avant ou après le Quartier ; le nouveau contenu peut reprendre les cartes retirées mais doit être différent, tout ce qu’une exposition rapporte se produit, et l’exposition de la phase 2 demeure, car la sienne a lieu aussitôt.
A-58 = Comment dispose-t-on la table en solo ? Les Contacts solo sont tirés ou choisis, les faces des Quartiers sont choisies ou tirées, Quartiers et Contacts forment le même anneau qu’à plusieurs, et les quatre Quartiers solo sont toujours en jeu. Options solo.contacts : random (par défaut) ou chosen ; solo.sides : chosen (par défaut) ou random.
A-59 = À Hyde Park, face B, dans l’édition française 0.4, à qui paie un joueur actif qui gagne ? À la Réserve, car sinon il pourrait toujours miser toute sa bourse sans rien dépenser. Option hydeparkB.payee : reserve (par défaut) ou active.
A-60 = La défausse est-elle visible ? Oui, elle est toujours face visible, et tout le monde peut la parcourir. Option info.discard : all (par défaut) ou top, où l’on ne voit que la carte du dessus.
A-61 = Et si un effet n’est possible qu’en partie ? On fait tout ce qui est possible, dans l’ordre imprimé, et on saute le reste.
A-62 = Quels Quartiers sont pour une première partie, puisque les signes imprimés sont perdus ? Nous reconstituons Westminster, Hyde Park, Banque d’Angleterre et Abbaye, tous sur la face A : une critique publiée déconseille Whitechapel pour une première partie, ce qui fixe les quatre, tandis que les faces sont inconnues et que la face A est notre choix. Cet ensemble figure dans les données du jeu.
A-64 = Comment finit une partie en solo à égalité ? Le classement normal s’applique ; si le joueur et le Collectionneur sont encore à égalité après tous les départages, ils se partagent la victoire, ce qui est annoncé comme un match nul.
A-65 = Qui expose quand en solo ? Le joueur expose après chacun de ses 9 tours, le Collectionneur seulement à ses révélations ; si des copies d’un Légendaire se heurtent, celle qui est exposée plus tard annule les deux.
A-66 = Les autres joueurs ont-ils encore un tour après le dernier Agent, comme une phrase française pourrait le laisser croire ? Non, tous ont le même nombre d’Agents, donc le dernier Agent placé fait le dernier tour, et tous les joueurs y exposent encore.

## Où les éditions diffèrent

E-02 = Livres sterling de départ : 5 £ dans l’édition italienne 0.3, 8 £ dans la française 0.4, ce que montrent les quatre Quartiers dans l’anglaise 0.5. Option setup.money.
E-03 = Cartes de départ : 3 dans les éditions italienne 0.3 et française 0.4 ; 3 et celles que montrent les Quartiers dans l’anglaise 0.5. Option setup.hand_mode.
E-06 = Qui trouve les quatre Quartiers et leurs faces : les joueurs, dans les trois éditions. Option setup.areas.
E-10 = Crânes des pions Grotesque : de 2 à 4 dans les éditions italienne 0.3 et française 0.4, de 2 à 5 dans l’anglaise 0.5. Option grotesque.token_range.
E-12 = Quand on peut utiliser un Contact : à tout moment de son tour dans les éditions italienne 0.3 et française 0.4, seulement dans la phase 1 dans l’anglaise 0.5. Option contact.window.
E-13 = Le Contact qui voit la première carte : Cloris dans l’édition italienne 0.3, Loris dans la française 0.4 et l’anglaise 0.5. Option contact.seer_name.
E-14 = Où peut aller sinon la carte vue : à la défausse dans les éditions italienne 0.3 et anglaise 0.5, en dessous du paquet dans la française 0.4. Option contact.seer_alternative.
E-15 = Cartes exposées : elles restent pour de bon dans les éditions italienne 0.3 et française 0.4 ; dans l’anglaise 0.5, certaines cartes font exception. Option showcase.exceptions.
E-24 = Whitechapel, face A, la première carte : elle doit être révélée dans les éditions italienne 0.3 et française 0.4, pas forcément dans l’anglaise 0.5. Option whitechapelA.first_card.
E-25 = Whitechapel, face A, deux cartes de la même famille : fin de l’action dans l’édition italienne 0.3, fin du tour dans la française 0.4 et l’anglaise 0.5 ; voir A-18 pour ce que cela veut dire. Option whitechapelA.bust_scope.
E-28 = Westminster, face A, à 2 joueurs : les deux cartes non gardées sont données dans les éditions italienne 0.3 et française 0.4 ; une est donnée et une défaussée dans l’anglaise 0.5. Option westminsterA.two_player.
E-31 = Hyde Park, face B, qui est payé : l’édition italienne 0.3 ne le dit pas, le joueur actif dans la française 0.4, la Réserve dans l’anglaise 0.5. Option hydeparkB.payee.
E-34 = Banque d’Angleterre, face B : jusqu’à 3 cartes dans les éditions italienne 0.3 et anglaise 0.5 ; la française 0.4 dit 3. Option bankB.amount.
E-35 = Copies d’un Légendaire : la précédente et la nouvelle perdent leur pion dans les éditions française 0.4 et anglaise 0.5 ; l’italienne 0.3 peut se lire de deux façons. Option legendary.duplicate.
E-36 = Où est la copie d’un Légendaire : chez n’importe qui dans les éditions italienne 0.3 et anglaise 0.5, chez un autre joueur dans la française 0.4. Option legendary.same_owner_cancels.
E-45 = Clubs : seulement dans l’édition anglaise 0.5. Option clubs.enabled.
E-46 = Le solo : seulement dans l’édition anglaise 0.5. Option mode.solo.
