### King of Con : la première partie guidée.

guide-welcome-title = Bienvenue à la convention
guide-welcome =
    Quatre Objets sont aux Stands, et trois nerds les veulent. Qui a le plus de PV après six manches est roi : chaque Objet d’une Collection vaut 1 PV.
guide-passions-title = Vos deux Passions
guide-passions =
    Vous seul les voyez. À la fin, chacun de vos Objets rapporte 1 PV de plus pour chaque Passion à laquelle il correspond. Les vôtres sont #MangAnime et #SignedEdition.
guide-first-offer-title = Une offre secrète
guide-first-offer =
    Tous offrent en même temps, en secret, sur un seul Objet. Le Robot géant Raijin-X (#18) correspond à vos deux Passions : pour vous il vaut 3 PV. Posez-y 2 de vos 10 jetons : assez pour être entendu, et il reste deux enchères pour répondre.
guide-outbid-title = Greg est en tête
guide-outbid =
    Greg a posé 3 jetons, vous 2. Ce qui est sur un Stand y reste et s’additionne au fil des trois enchères. Ajoutez-en 3 : avec 5 en tout vous avez deux jetons d’avance, et il devra réfléchir.
guide-keep-back-title = La dernière enchère
guide-keep-back =
    Vous menez par 5 à 3, et Greg s’est tourné vers un autre Stand. Qui perd un Stand perd aussi les jetons qu’il y a posés. N’offrez rien : vos 5 jetons serviront dans un instant.
guide-scavenging-title = Charognards
guide-scavenging =
    L’Objet est à vous, avec 5 jetons dessus : sa Valeur. Maintenant chacun peut offrir sur les Objets des Collections et des Étals. Le Culte des abysses (#24) n’a pas trouvé preneur : il correspond à une de vos Passions, et 3 jetons le prennent aux Étals. Un jeton sur votre Robot géant augmente sa Valeur : le voler coûte plus cher.
guide-income-title = Ce qui est rentré
guide-income =
    Chaque Objet a perdu un jeton : c’est la Dévaluation. Puis des jetons sont revenus de votre Corbeille, et un pour chaque Caractéristique où vous prédominez, cinq en tout. Peu d’Objets qui se ressemblent rapportent plus que beaucoup qui n’ont rien en commun.
guide-second-round-title = La deuxième manche
guide-second-round =
    De nouveaux Objets. Le Ninja des nouilles (#16) est #MangAnime, une de vos Passions, et vous y rendrait plus fort. Commencez par 2.
guide-monkeys-title = Une égalité, et les Singes
guide-monkeys =
    Lulu a aussi posé 2 jetons. Si l’égalité demeure, le Singe le plus bas gagne : le sien est le numéro 1, le vôtre le 2. N’y comptez pas. Un jeton de plus et vous êtes seul en tête.
guide-enough-title = Cela suffit
guide-enough =
    Vous menez par 3 à 2. Lulu a placé sa dernière offre ailleurs. Restez-en là, et gardez vos jetons.
guide-theft-title = Un vol bon marché
guide-theft =
    Greg vient d’acheter Cape et Capuche (#6) pour un seul jeton. C’est une #SignedEdition. Une offre plus haute que sa Valeur le lui prend ; il reçoit vos jetons, et la Banque pose sur l’Objet ceux qui lui manquent. Offrez 2.
guide-on-your-own-title = À vous de jouer
guide-on-your-own =
    Vous avez trois #SignedEdition, et une quatrième est au Stand 1. Quatre semblables font une Collection Épique : elle rapporte 1 PV et finit la partie aussitôt. Menez-vous déjà, ou vaut-il mieux jouer d’autres manches ? D’ici, vous décidez, et Lulu et Greg jouent pour eux-mêmes.
