### Rocca Civetta : les règles en mots simples.
### Un message par clause, un par titre de chapitre, un par décision, autant que c’est construit.

## Rocca Civetta : genres de règle, matériel

RC-GEN = Rocca Civetta : les modules
RC-GEN-1 = Chaque partie de l’extension est un module à part et peut s’utiliser sans les autres, pourvu que ce qu’il demande soit là.
RC-GEN-2 = Il y a trois genres : les modules standard vont avec toute partie, les avancés sont facultatifs, les dépendants sont facultatifs et demandent les règles avancées qu’ils nomment.
RC-GEN-3 = Une table qui choisit un module dépendant sans ce qu’il demande est refusée avant le début.
RC-GEN-4 = Standard : jetons Étoile, nouveaux Chercheurs, nouveaux Clans, Alchimie. Avancés : Recherche, Confréries. Dépendants : nouveaux Boss et Big Boss (Boss), Spécialistes et Spriggan (Effets Principaux), Étage IV (Zones dangereuses), Familiers (Zones dangereuses et Étage IV), Oméga contre tous.
RC-GEN-6 = L’extension ne se joue pas seule : ce qu’aucun module ne change reste comme dans le jeu de base.

RC-CMP = Rocca Civetta : matériel
RC-CMP-8 = L’extension n’apporte ni Carnets de notes, ni cartes Alerte, ni cartes Aléa, ni Zone de départ ; avec les deux boîtes il y a 4 Carnets, donc 4 Chercheurs au plus.
RC-CMP-9 = Les cartes de résumé se téléchargent et ne contiennent pas de règles.

## Rocca Civetta : Étoiles et Clans

RC-STR = Jetons Étoile
RC-STR-1 = Un jeton Étoile représente une Étoile d’un Carnet de notes, par son métal (argent ou or) et la couleur de son bord ; le vert et le rouge ont chacun deux Étoiles d’argent, donc deux jetons égaux par Carnet.
RC-STR-2 = Qui atteint une Étoile prend son jeton et le garde devant son Carnet, visible de tous.
RC-STR-3 = Qui perd une Étoile défausse aussitôt son jeton.
RC-STR-4 = Les jetons n’ont pas d’effet : les Étoiles se lisent toujours sur les cubes. Les 48 jetons sont les 12 Étoiles de 4 Carnets, ils ne peuvent donc pas manquer ; et avec d’autres Carnets, un jeton absent ne prive jamais d’une Étoile.
RC-STR-5 = Les Étoiles de chacun sont publiques ; elles décident qui est Remonté, qui peut tenter la Thèse et ce que demandent les Clans.

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

## Rocca Civetta : décisions

RA = Rocca Civetta : décisions
RA-1 = De quel genre sont jetons Étoile, Chercheurs, Clans et Alchimie, dont le bandeau s’est perdu ? Standard : ceux qui l’ont gardé sont avancés ou dépendants, et les Clans valent pour toutes les parties.
RA-2 = Les 48 jetons Étoile sont-ils une limite ? Non, ils marquent seulement ce que montrent les Carnets.
RA-4 = Quand juge-t-on les Étoiles d’un Clan pour un Chercheur qui est parti ? À sa Thèse.
RA-41 = Comment se répartissent les 48 jetons Étoile ? 12 pour chacun de 4 Carnets : argent et or dans chacune des cinq colonnes, et un second argent en vert et en rouge.
RA-42 = Que demande un Clan : le bord, le métal ou les deux ? Les deux, et 1 ou 2 d’entre elles ; la couleur peut être quelconque.
