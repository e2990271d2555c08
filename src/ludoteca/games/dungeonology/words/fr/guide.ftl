### Dungeonology : la première partie guidée.

guide-welcome-title = Bienvenue dans le donjon
guide-welcome =
    Vous jouez Sofia, en expédition chez les faunes. Chaque Zone du donjon contient des Informations, sous forme de cubes colorés. Étudiez-les sans vous faire remarquer, notez-les et soutenez une Thèse avant les autres. Valerio est à une Zone de vous.
guide-notes-title = Vos notes
guide-notes =
    Chaque sorte de cube a sa colonne : plus elle est rare, plus le cube vaut. Une Étoile à côté d’une colonne compte quand un cube s’y trouve : avec deux Étoiles on peut soutenir une Thèse. Les Flèches forment votre Bonus d’Étude. Vous avez deux cubes de Civilisation et un de Richesse ; le troisième de Civilisation apporte la première Étoile.
guide-activity-title = Une Activité par tour
guide-activity =
    Se reposer ramène au camp, débarrasse des jetons Sonné et complète la main. La Thèse n’est pas encore à votre portée. Explorez : avec une Vitesse de 3 vous pouvez bouger ou placer trois fois, puis faire une Action.
guide-new-zone-title = Vers l’inconnu
guide-new-zone =
    Un point de Vitesse vous mène par un Passage dans une Zone déjà placée, ou en place une nouvelle à côté de la vôtre. Ici il ne reste rien d’intéressant : piochez une Zone de cet Étage.
guide-lay-title = Où la placer
guide-lay =
    Sanctuaire des bergers : Alerte 3, avec un cube de Civilisation et un de Mysticisme. La Zone doit toucher la vôtre de sorte que deux Passages se rencontrent ; elle peut être tournée et décalée d’un demi-côté. Placez-la tout droit à l’est. Vous y entrez aussitôt.
guide-arrive-title = Vous y êtes
guide-arrive =
    Il reste deux points de Vitesse, mais c’est ici qu’il faut être. Finissez le mouvement ; la Vitesse qui reste est perdue. Vient ensuite votre Action : étudier ici, ou espionner quelqu’un de proche.
guide-study-title = L’Étude
guide-study =
    Votre Intelligence de 2 permet de prendre deux cubes à la fois, depuis la gauche. L’Alerte est le 3 de la Zone et 1 pour le second cube : 4 en tout. C’est ce que votre Discrétion doit atteindre. Étudiez pour les deux cubes.
guide-declare-title = Des cartes pour leur Bonus
guide-declare =
    Chaque carte a trois usages ; ici compte le Bonus du coin supérieur. Deux Flèches vous donnent un Bonus d’Étude de 2. Avec Œil de cartographe cela fait 4 contre 4, et l’égalité suffit. Gardez le reste de la main : Valerio peut encore s’en mêler.
guide-last-word-title = Le dernier mot
guide-last-word =
    Valerio a porté l’Alerte à 5. Dans une Étude on fait un tour de table, et vous passez en dernier. Feinte peut être jouée pour sa bande inférieure : +2 en Discrétion fait 6 contre 5. Personne ne peut plus répondre.
guide-enough-title = Cela suffit
guide-enough =
    6 contre 5 : vous êtes en avance. Vous pourriez jouer davantage, mais une carte inutile est mieux en main. Ne jouez rien, et le test est décidé.
guide-star-title = La première Étoile
guide-star =
    Les deux cubes sont dans vos notes. Le troisième de Civilisation est à côté d’une Étoile et, comme Valerio en a moins que vous, sa carte passe à la face Remontée, la plus forte. Qui mène est poursuivi.
guide-end-turn-title = Le sac
guide-end-turn =
    Quand vous finissez le tour, un Bizuth est tiré de l’Université et va au Feu de camp, où l’on peut les Recruter. Mais il y a aussi un Bizuth Oméga dans le sac : il augmente l’Alerte pour tous, vide le Feu de camp et apporte une Poisse. Vous piochez aussi jusqu’à votre Main de 4.
guide-quiet-title = Le tour des autres
guide-quiet =
    Pendant que les autres agissent, on vous demande si vous jouez un Instantané. Rien ne vous aide à présent : passez pour tout le tour. Les consignes, à côté du journal, peuvent le faire pour vous désormais.
guide-spied-on-title = L’Espionnage
guide-spied-on =
    Valerio veut votre Richesse. Contre lui comptent le 5 de ce cube et vos trois Bizuths : 8, et il n’a que 5. Vous répondez tour à tour jusqu’à ce que tous deux renoncent. Passez : il lui manque 3.
guide-on-your-own-title = À vous de jouer
guide-on-your-own =
    Il a échoué. Vous avez 15 points et une Étoile. Une Thèse demande deux Étoiles et, selon le Clan, de 28 à 30 points ; la première en rapporte 10 de plus. Complétez votre Combo de Savoir pour voir plus tôt la carte Clan. Désormais vous décidez, et Valerio joue pour lui-même.

### Seul contre Oméga.

guide-solo-welcome-title = Seul contre Oméga
guide-solo-welcome =
    Vous êtes Vincenzo, et votre rival est Oméga. Il n’a pas de main et ne demande pas de tour : un paquet de cartes le déplace. Ce qu’il collecte remplit son Tome. Quand il est plein, il a gagné ; réussissez une Thèse avant, et la victoire est à vous.
guide-solo-activity-title = Votre tour est comme toujours
guide-solo-activity =
    Une Activité, comme à plusieurs : Se reposer, Thèse ou Explorer. La différence vient à la fin, quand Oméga a une Phase à lui. Vos notes comptent deux Civilisation et une Richesse. Explorez.
guide-solo-closer-title = Là où il se tient
guide-solo-closer =
    Oméga est dans le Repos des Anciens, qui a encore trois cubes. Ce que vous y étudiez, il ne le collecte pas. Il ne vous empêche pas d’entrer : allez-y avec votre premier point de Vitesse.
guide-solo-arrive-title = Restez ici
guide-solo-arrive =
    Parmi les cubes se trouve une Civilisation, et la troisième apporte votre première Étoile. Terminez le mouvement.
guide-solo-study-title = Étudier sous ses yeux
guide-solo-study =
    Prenez les deux cubes de gauche, comme le permet votre Intelligence de 2. Alerte 3 de la Zone et 1 pour le second cube font 4. Personne n’est assis en face, mais Oméga se mêle de chaque test : il révèle une carte dès que vous avez déclaré les vôtres.
guide-solo-declare-title = Gardez quelque chose en main
guide-solo-declare =
    Votre Bonus d’Étude est de 2. Œil de cartographe ajoute 2 : 4 contre 4. N’en posez pas davantage : ce que coûte la carte d’Oméga ne se sait qu’après, et vous pourrez y répondre.
guide-solo-sabotage-title = Sabotage
guide-solo-sabotage =
    Sa carte a tiré Collet du paquet d’Astuces, Alerte +1, et comme il se tient dans votre Zone elle ajoute encore 1 : 4 contre 6. Retenir son souffle vaut 3 de Discrétion par sa bande inférieure. Jouez-la.
guide-solo-enough-title = De nouveau devant
guide-solo-enough =
    7 contre 6. Il ne révèle qu’une carte par test : rien d’autre ne peut venir. Ne jouez plus rien, et les cubes sont à vous.
guide-solo-end-turn-title = À lui maintenant
guide-solo-end-turn =
    Vous avez une Étoile. Terminez votre tour : vous piochez un Bizuth et complétez votre main, puis une carte est révélée pour la Phase d’Oméga. Lisez-la du haut : Bizuths, son chemin, ce qu’il y fait, ce qui vous arrive s’il vous rencontre, et ce qu’il fait quand vos Étoiles dépassent les siennes.
guide-solo-his-zone-title = Vous posez sa Zone
guide-solo-his-zone =
    Il prend le Passage que montre la flèche de sa carte, et aucune Zone ne se trouve derrière : on en pioche une. Là où il aurait un choix, vous le faites pour lui. Posez-la au sud.
guide-solo-black-star-title = Une Étoile noire
guide-solo-black-star =
    Il a collecté un cube sans aucun test, et son Tome est arrivé à une Étoile noire. Vous ne pouvez présenter une Thèse avec deux Étoiles que si vous en avez plus que lui de noires. Reprenez-lui celle-là. Explorez.
guide-solo-stay-title = Assez près
guide-solo-stay =
    Le Sanctuaire des bergers, où il se trouve, est relié à la vôtre : c’est assez près pour l’espionner. Restez où vous êtes, afin que l’Alerte que ses cartes donnent à sa Zone ne compte pas contre vous.
guide-solo-spy-title = Espionner Oméga
guide-solo-spy =
    N’importe quel cube de son Tome peut être pris, où qu’il soit. L’Alerte est sa valeur, 3 pour la Milice, plus le Bonus d’Alerte en vigueur, qui est 0. Cela coûte un Bizuth, comme toujours, mais il n’en a aucun à ajouter.
guide-solo-lecture-title = Trois contre trois
guide-solo-lecture =
    Conférence publique a un Bonus de 3 : l’égalité suffit. Gardez Feinte pour ce que sa carte peut apporter.
guide-solo-answer-title = Une réponse
guide-solo-answer =
    Il a tiré deux cartes et la plus haute compte : Alerte 4. Feinte, par sa bande inférieure, donne +2 de Discrétion : 5 contre 4.
guide-solo-done-title = Cela suffit
guide-solo-done =
    Plus personne ne répond. Passez, et le cube est à vous ; ceux qui restent dans le Tome se resserrent.
guide-solo-on-your-own-title = À vous de jouer
guide-solo-on-your-own =
    Son Étoile noire a disparu. Deux Étoiles, une de plus que ses noires, et assez de points pour le Clan : réussissez alors votre Thèse avant que le Tome soit plein. Une fois à l’aise, ajoutez le Boss et les Effets Principaux, comme on le conseille à qui joue seul.
