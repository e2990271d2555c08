### Chamber of Wonders : la première partie guidée.

guide-welcome-title = Bienvenue parmi les collectionneurs
guide-welcome =
    Ces quatre Merveilles sont votre main ; personne d’autre ne les voit. On gagne avec le plus de Renommée, et la Renommée vient de ce qu’on expose. Les cartes restées en main à la fin en coûtent.
guide-chamber-title = Votre Cabinet de Curiosités
guide-chamber =
    Il y a neuf vitrines, dont trois encore fermées par des marqueurs Bientôt Disponible. Une vitrine accueille une seule Merveille, plusieurs Livres différents, ou un Monstre entier : tête, corps et jambes.
guide-agent-title = Envoyez un Agent
guide-agent =
    À votre tour vous envoyez un Agent dans un des quatre Quartiers ; ce qui s’y passe concerne tout le monde. Westminster apporte trois nouvelles cartes à chacun. Allez-y : vous avez deux Livres, et d’autres seraient utiles.
guide-contact-title = Un Contact en chemin
guide-contact =
    À côté de chaque Quartier attendent deux Contacts, et vous pouvez en utiliser un à votre tour. Mr. Dreyfuss donne 3 £. L’argent achète des cartes aux enchères et ouvre des vitrines : prenez-le.
guide-keep-and-give-title = Une pour vous, deux pour les autres
guide-keep-and-give =
    Gardez le Bestiaire : c’est votre troisième sorte de Livre. Les crânes vont à droite, le planétaire à gauche. Ce que vous donnez, quelqu’un l’exposera.
guide-legendary-title = Tous exposent, en secret
guide-legendary =
    À la fin de chaque tour chacun peut remplir une vitrine. Un Légendaire que personne d’autre n’expose reçoit un pion Renommée, qui vaut 3 de plus. Montrez la Lance avant qu’une autre n’apparaisse, et gardez les Livres : plus ils sont nombreux ensemble, plus ils rapportent.
guide-auction-title = Hyde Park : une fois
guide-auction =
    C’est le tour de Basil, qui a choisi les enchères. Le Grimoire est la quatrième sorte de Livre, celle qui vous manque. Basil a offert 1 £. Offrez 2 £.
guide-raise-title = Il vaut plus pour vous
guide-raise =
    Basil dit 3 £. Quatre Livres dans une vitrine valent 16 points de Renommée, trois en valent 9 : le Grimoire en vaut 7 pour vous. Offrez 4 £, vous en avez les moyens.
guide-let-go-title = Laissez-le partir
guide-let-go =
    Un Précieux rapporte 3 £ quand on l’expose, mais peu de Renommée. L’enchère est déjà à 4 £, et vous voulez autre chose. Passez.
guide-cheap-title = Personne d’autre n’en veut
guide-cheap =
    C’est le corps de l’Hydre de la Tamise, et les deux autres ont passé. Vous avez sa tête et ses jambes : une tête, un corps et des jambes quelconques font un Monstre. Offrez 1 £, et il est à vous.
guide-books-title = Quatre Livres
guide-books =
    Bestiaire, Grimoire, Atlas et Herbier, tous différents, dans une seule vitrine : 16 points de Renommée. Une vitrine et un tour pour les quatre.
guide-sale-title = Une vente à la Banque
guide-sale =
    Cora est allée à la Banque d’Angleterre : chacun peut vendre une carte à sa valeur plus 3 £. La tabatière de l’empereur a 2 de Renommée et rapporte 9 £. Vendez-la : à la fin l’argent est aussi de la Renommée, 1 point pour 3 £.
guide-monster-title = Le Monstre est entier
guide-monster =
    Tête, corps et jambes partagent une vitrine, et un Monstre entier reçoit un pion Renommée. Votre main est alors vide, et rien ne peut plus vous y coûter de Renommée.
guide-on-your-own-title = À vous de jouer
guide-on-your-own =
    C’est de nouveau votre tour, avec de l’argent et sans cartes. Les Quartiers où se tient un de vos Agents vous sont fermés ; l’Abbaye distribue des cartes, Hyde Park en vend, et 5 £ ouvrent une autre vitrine quand vous exposez. D’ici, vous décidez.
