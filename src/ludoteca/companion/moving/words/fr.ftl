# A table moves from cardboard to the hall, and back.

companion-move-table = La table
companion-move-line = { $label } : { $value }
companion-move-yes = oui
companion-move-nothing = aucune
companion-move-hidden = caché, son propriétaire le sait
companion-move-hidden-cards = { $count ->
    [one] 1 carte, son propriétaire sait laquelle
   *[other] { $count } cartes, leur propriétaire sait lesquelles
  }
companion-move-between = {" "};
companion-move-moment = Le moment
companion-move-cards = Cartes cachées
companion-move-cards-typed = Je les saisis
companion-move-cards-dealt = Personne ici ne les connaît : distribuer
companion-move-dealt = { $count ->
    [one] Les cartes cachées de { $names } ne sont pas connues : elles sont distribuées parmi celles qui restent. Les vraies étaient peut-être d’autres.
   *[other] Les cartes cachées de { $names } ne sont pas connues : elles sont distribuées parmi celles qui restent. Les vraies étaient peut-être d’autres.
  }
companion-move-own-clash = Les entrées de { $seats } ne vont pas avec le reste : ensemble plus de cartes d’un genre qu’il n’y en a, ou deux Clans différents. Que chacun revoie ses entrées.
companion-move-own-missing = Il manque encore les entrées de { $seats }.
companion-move-left-over = La partie est finie : voici la table telle qu’elle est à la fin.

## King of Con

companion-move-king-of-con-round = Manche
companion-move-king-of-con-moment-hint = Un moment où personne n’a encore rien posé derrière l’écran. Une enchère ou un Charognage déjà commencé se termine d’abord, ou l’on reprend les offres.
companion-move-moment-round = Une manche commence : les Stands sont vides, de nouveaux Objets arrivent
companion-move-moment-astatosta-1 = Première Astatosta : quatre Objets, aucun jeton sur les emplacements
companion-move-moment-astatosta = Astatosta { $number } : des jetons peuvent être sur les emplacements
companion-move-moment-scavenging = Le Charognage commence : les Stands sont vides
companion-move-moment-over = La partie est finie
companion-move-stand-of = Stand { $number }
companion-move-king-of-con-spots = Jetons sur les Stands
companion-move-king-of-con-spots-hint = Une ligne par emplacement qui porte des jetons.
companion-move-king-of-con-seat = Joueur
companion-move-king-of-con-stand = Stand
companion-move-king-of-con-tokens = Jetons
companion-move-king-of-con-stalls = Objets aux Étals
companion-move-king-of-con-guests = Invités d’honneur jusqu’ici, celui de cette manche en dernier
companion-move-king-of-con-guest = Caractéristique
companion-move-king-of-con-bin = Jetons dans la Corbeille
companion-move-king-of-con-put-away = La Passion écartée
companion-move-put-away-0 = Je ne sais plus
companion-move-tokens-in-all = Les jetons saisis sont { $found } en tout ; la boîte en a { $most }.
companion-move-left-bank = { $count ->
    [one] Il reste un jeton pour la banque : vérifiez-le.
   *[other] Il reste { $count } jetons pour la banque : comptez-les.
  }
companion-move-left-box = Un autre Objet est face cachée sur le Stand 4, sans être vu.
companion-move-left-objects = { $count ->
    [0] Il ne reste aucun Objet pour la pioche.
    [one] Il reste un Objet pour la pioche.
   *[other] Il reste { $count } Objets pour la pioche, mélangés, face cachée.
  }

## Chamber of Wonders

companion-move-chamber-of-wonders-turn = Tour
companion-move-chamber-of-wonders-turn-hint = Comptez les Agents envoyés jusqu’ici, plus un.
companion-move-chamber-of-wonders-active = À qui le tour
companion-move-chamber-of-wonders-moment-hint = On finit un tour avant de déplacer une table : les cartes mises à part pour un effet n’ont pas de place dans ce formulaire.
companion-move-moment-start = Entre deux tours : qui le peut a encore le droit d’ouvrir des vitrines
companion-move-moment-place = Le tour a commencé : un Agent est envoyé
companion-move-area-of = Quartier { $number } du cercle
companion-move-contact-of = Contact après le Quartier { $number }
companion-move-chamber-of-wonders-buried = Défausses que personne n’a feuilletées
companion-move-chamber-of-wonders-buried-hint = Combien se trouvent sous celles que vous nommez ; elles sont distribuées et personne ne les connaît.
companion-move-chamber-of-wonders-discard = Défausse, de la plus basse au sommet
companion-move-chamber-of-wonders-wonder = Merveille
companion-move-chamber-of-wonders-second = Deuxième carte
companion-move-chamber-of-wonders-third = Troisième carte
companion-move-chamber-of-wonders-fourth = Quatrième carte
companion-move-chamber-of-wonders-copies = Combien
companion-move-chamber-of-wonders-agents = Agents dans les Quartiers
companion-move-chamber-of-wonders-visited = Quartiers visités dans toute la partie
companion-move-chamber-of-wonders-markers = Marqueurs Bientôt Disponible restants
companion-move-chamber-of-wonders-skulls = Jeton Grotesque
companion-move-chamber-of-wonders-hand = Main
companion-move-chamber-of-wonders-hand-size = Cartes en main
companion-move-place = Quartier { $number }
companion-move-skulls = { $number ->
    [one] 1 crâne
   *[other] { $number } crânes
  }
companion-move-skulls-0 = Aucun jeton
companion-move-skulls-less-1 = Un jeton, inconnu ici
companion-move-collector-agents = Le Collectionneur n’a pas d’Agents.
companion-move-collector-hand = Personne ne peut regarder la main du Collectionneur : dites qu’elle est distribuée, et combien de cartes elle a.
companion-move-left-deck = { $count ->
    [0] Il ne reste aucune carte pour la pioche.
    [one] Il reste une carte pour la pioche : vérifiez-la.
   *[other] Il reste { $count } cartes pour la pioche, mélangées, face cachée : comptez-les.
  }
companion-move-left-supply = { $count ->
    [0] Il ne reste aucun jeton Grotesque.
    [one] Il reste un jeton Grotesque, face cachée.
   *[other] Il reste { $count } jetons Grotesques, face cachée.
  }
companion-move-left-pounds = { $count ->
    [one] Il reste 1 £ dans la réserve.
   *[other] Il reste { $count } £ dans la réserve.
  }
