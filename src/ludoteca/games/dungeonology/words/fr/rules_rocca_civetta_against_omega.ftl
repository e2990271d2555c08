### Rocca Civetta : Oméga, en mots simples.

## Rocca Civetta : solo

RC-SOL = Solo
RC-SOL-1 = Un joueur avec un Chercheur joue contre Oméga.
RC-SOL-2 = Boss et Effets principaux sont conseillés ; les autres règles avancées sont libres.
RC-SOL-3 = La figurine d’Oméga commence dans la Zone de départ.
RC-SOL-4 = Oméga compte comme Chercheur pour l’Université : elle est toujours remplie et regarnie pour 2 joueurs ; le niveau Bizuths est conseillé.
RC-SOL-5 = Toutes les cartes Oméga forment le paquet Oméga ; la face solo du Tome est utilisée.
RC-SOL-6 = Les cartes Poisse sans le symbole Oméga sont retirées.
RC-SOL-7 = Le joueur commence avec autant de cartes Astuce que la valeur de Main.
RC-SOL-8 = Une Thèse ne peut être tentée qu’avec au moins 2 Étoiles et au moins une Étoile de plus qu’Oméga n’a d’Étoiles noires.
RC-SOL-9 = Chaque tour est un tour normal puis, avant sa fin, une phase Oméga.
RC-SOL-10 = La partie finit comme toujours, Alerte maximale comprise, ou quand Oméga a rempli le Tome.
RC-SOL-11 = Le joueur ne gagne qu’en réussissant la Thèse, aussitôt et sans autre phase Oméga.
RC-SOL-12 = Le joueur perd si au début d’une phase Oméga tous les espaces du Tome jusqu’à OMEGA sont occupés.
RC-SOL-13 = Le joueur perd si la partie finit sans Thèse réussie.
RC-SOL-14 = Oméga ne peut être aussi le Boss.
RC-SOL-15 = Une Thèse forcée sans les Étoiles qu’elle demande est un échec, et la partie est perdue.

## Rocca Civetta : figurine, Tome et cartes d’Oméga

RC-OMG = Mener Oméga
RC-OMG-1 = Le Boss n’affecte pas Oméga.
RC-OMG-2 = La figurine d’Oméga est un Chercheur : elle en suit les règles et peut être la cible de ce qui vise un Chercheur.
RC-OMG-3 = Le seul effet de Zone qu’Oméga active est l’Escalier.
RC-OMG-4 = Un Effet principal ne touche Oméga que si sa carte porte l’icône Oméga.
RC-OMG-5 = Là où une carte envoie Oméga par un Passage qui ne mène à rien, il révèle une Zone comme un Chercheur ; le joueur décide où elle se place, aussi celle que trouve l’Escalier.
RC-OMG-6 = Les cubes qu’Oméga gagne remplissent le Tome depuis le premier espace, dans l’ordre où il les gagne.
RC-OMG-7 = Oméga peut perdre des cubes par des cartes Astuce ou des Capacités.
RC-OMG-8 = Quand Oméga doit Donner ou Laisser un cube de son choix, c’est le moins précieux.
RC-OMG-9 = Quand un espace du Tome se vide, les cubes restants se resserrent.
RC-OMG-10 = Une Étoile noire est possédée tant que son espace est occupé ; en se resserrant on peut la perdre.
RC-OMG-11 = Les cubes Faux qu’Oméga gagne vont dans la Réserve ; les Universels occupent un espace.
RC-OMG-12 = Les cubes gagnés avec un Tome plein vont dans la Réserve.
RC-OMG-13 = Espionnage d’Oméga : l’Alerte est la valeur du cube et le Bonus d’Alerte, ou le Modificateur de la carte Panique.
RC-OMG-14 = Dans cet ordre : annoncer la Discrétion avec des cartes Astuce, révéler une carte Oméga pour son Sabotage, jouer d’autres cartes Astuce, comparer.
RC-OMG-15 = Il coûte un Bizuth et demande Oméga dans la même Zone ou une Zone Reliée, comme toujours ; Oméga n’ajoute pas de Bizuths.
RC-OMG-16 = On peut nommer n’importe quel cube du Tome, où qu’il soit.
RC-OMG-17 = Les Portes arrêtent Oméga comme un Chercheur dont le tableau est le Tome ; un Passage barré compte comme inutilisable.
RC-OMG-18 = Dans la Zone de départ Oméga ne peut être espionné ni visé par une carte.
RC-OMG-19 = Oméga n’a pas de triangle : il n’est jamais tiré au sort.
RC-OMG-20 = Oméga n’a ni main, ni Bizuths, ni jetons Sonné, ni Poisse, ni Stagiaires, ni Savoir ; ce qui les concerne ne lui fait rien.
RC-OMG-21 = Ce qu’aucune règle ne décide pour Oméga, le joueur qui mène la phase le décide.
RC-OMG-22 = Un Effet principal sans l’icône Oméga ne peut choisir Oméga, l’ignore là où il touche tout le monde et n’amène pas de Réaction.

RC-OPH = Phase Oméga
RC-OPH-1 = Elle vient après la phase de Fin, ou après la dernière étape d’une Activité qui n’en a pas.
RC-OPH-2 = On vérifie d’abord si le Tome est plein.
RC-OPH-3 = Une carte Oméga est révélée et appliquée de haut en bas, puis défaussée.
RC-OPH-4 = Quand le paquet est épuisé, la défausse est mélangée.
RC-OPH-5 = A, Bizuths : Oméga en pioche autant dans l’Université ; pour un Bizuth Oméga c’est le Chercheur qui reçoit la Poisse, révélée à la prochaine phase de Fin.
RC-OPH-6 = B, mouvement : Oméga prend les Passages aux flèches, lus comme sur le paquet Aléa.
RC-OPH-7 = Un Passage qui ne mène à rien : des Zones de la bonne Pile sont révélées jusqu’à ce que le joueur puisse en placer une là, et Oméga y entre.
RC-OPH-8 = Si aucune Zone de cette Pile ne peut être placée, on prend le Passage suivant dans le sens horaire.
RC-OPH-9 = Un Passage vers une Zone avec des cubes ou le Chercheur : Oméga entre.
RC-OPH-10 = Un Passage vers une Zone sans l’un ni l’autre : le suivant dans le sens horaire.
RC-OPH-11 = Là où rien ne peut être placé et où aucune Zone accessible n’a de cubes ni le Chercheur, Oméga se téléporte.
RC-OPH-12 = Sans Passage à la flèche, le premier dans le sens horaire en tient lieu.
RC-OPH-13 = Plusieurs flèches sont des pas l’un après l’autre, chacun lu depuis la Zone atteinte.
RC-OPH-14 = En Alerte maximale aucune Zone n’est placée, et le Passage suivant est essayé.
RC-OPH-15 = C, Téléportation : Oméga est mis dans la Zone du Chercheur ; ou, si celui-ci est dans la Zone de départ, là où est le cube le plus précieux.
RC-OPH-16 = D, effet : appliqué pendant le mouvement ou après, selon son texte.
RC-OPH-17 = Oméga ne fait pas de test de Discrétion ; il collecte depuis la gauche, sauf avis contraire de la carte.
RC-OPH-18 = E, Rencontre : elle touche le Chercheur qu’Oméga rencontre en chemin ou à l’arrivée.
RC-OPH-19 = Une fois par Chercheur dans une phase et jamais dans la Zone de départ. Arriver dans la Zone du Chercheur est une rencontre, même par une Téléportation là où il est déjà ; y commencer et partir n’en est pas une.
RC-OPH-20 = F, Étoile noire, solo : un Chercheur qui a moins d’Étoiles qu’Oméga d’Étoiles noires est Remonté ; on vérifie à chaque changement de l’un des nombres.
RC-OPH-21 = Solo : un Chercheur Remonté qu’Oméga rencontre subit aussi F, même d’une carte sans Rencontre.
RC-OPH-22 = Solo : le Chercheur n’est plus Remonté dès que ses Étoiles égalent les Étoiles noires.
RC-OPH-23 = G, Étoile : avec au moins une Étoile de plus que les Étoiles noires d’Oméga, G arrive aussi, rencontre ou non.
RC-OPH-24 = H, Double Étoile : avec au moins deux de plus, H arrive encore, après G.
RC-OPH-25 = Ce que G et H feraient à un Chercheur dans la Zone de départ n’arrive pas ; leurs autres parties si.
RC-OPH-26 = I, Sabotage, solo : chaque fois que la Discrétion est annoncée une carte Oméga est révélée, et ses Divinations s’ajoutent à l’Alerte.
RC-OPH-27 = J, Réaction : avant d’appliquer l’effet d’une carte Astuce qui vise Oméga, une carte Oméga est révélée et sa Réaction appliquée.
RC-OPH-28 = K : l’Alerte de la Zone où est Oméga monte du K de la dernière carte Oméga révélée.
RC-OPH-29 = La dernière carte révélée est le dessus de la défausse Oméga, quelle qu’en soit la raison, et compte aussitôt.
RC-OPH-30 = Des cartes révélées pour I ou J on n’applique que cette section.
RC-OPH-31 = Un Bizuth Oméga sans espace libre sur la carte Alerte amène la fin de la partie comme toujours.

## Rocca Civetta : interprétations sur Oméga

RA-18 = Boss et Effets principaux sont-ils requis contre Oméga ? Non, conseillés ; et Oméga n’est alors jamais le Boss.
RA-19 = F demande-t-il moins d’Étoiles ou plus, et une Rencontre ? Selon le mode : moins en solo, plus contre tous ; seulement avec une Rencontre.
RA-20 = Y a-t-il une phase Oméga après le Repos, une Thèse ratée, une réussie ? Après le Repos et l’échec oui, après un succès non.
RA-21 = La condition du solo pour la Thèse vaut-elle contre tous, et une Thèse forcée sans elle ? Non ; c’est un échec.
RA-22 = Et les cubes gagnés avec un Tome plein ? Ils vont dans la Réserve.
RA-23 = L’Espionnage d’Oméga coûte-t-il un Bizuth ? Oui.
RA-24 = Les Portes arrêtent-elles Oméga, peut-il être tiré au sort, qui choisit pour lui ? Oui, selon les couleurs du Tome ; non ; le joueur.
RA-25 = Comment lire plusieurs flèches, qui départage une Téléportation, qu’est-ce qu’une rencontre ? L’une après l’autre ; le joueur ; entrer.
RA-26 = Le K de quelle carte compte ? De la dernière révélée, quelle qu’en soit la raison.
