## Le compagnon de table
lead = Vous jouez avec la vraie boîte ? Les règles de la maison vous tiennent compagnie : les mêmes qui décident dans la salle.
part-score = Décompte
part-score-about = Lisez-le sur la table ; chaque ligne est dite avec sa clause. Ce que vous entrez reste sur cet appareil.
players = Joueurs
edition = Édition
name = Nom
examples = Exemples imprimés
of-table = La table
printed-values = Valeurs imprimées, si les vôtres sont autres
choose = Choisir …
so-many = ({ $count } sur { $most })
add = Ajouter : { $label }
remove = Enlever : { $label } { $number }
score = Faire le décompte
clear = Vider le formulaire
result = Feuille de décompte
problems = Ceci ne peut pas être
winner = { $count ->
    [one] { $names } l’emporte.
   *[other] { $names } partagent la victoire.
  }
offline = Il n’y a pas de connexion avec les règles en ce moment. Ce que vous avez entré reste sur cet appareil.
waiting = Le décompte se fera dès qu’elle revient.
part-setup = Mise en place
part-setup-about = Ce qui va où pour tant de joueurs, avec tout ce qu’on tire au sort. Cochez ce qui est fait.
part-edition = Quelle édition ?
part-edition-about = Regardez votre livret : là où les éditions diffèrent, que dit le vôtre ?
part-collector = Le Collectionneur
part-collector-about = Sa révélation en solo : entrez ses cartes et lisez ce qu’il fait.
part-randomizer = Aléa
part-randomizer-about = Le paquet Aléa, mélangé de frais, pioché jusqu’à ce qu’une carte s’applique.
part-alert = Alerte et Panique
part-alert-about = Un Bizuth Oméga est sorti : ce qui se passe maintenant, dans l’ordre.
part-eggs = Pour d’autres jeux
part-eggs-about = Ce que la boîte contient pour d’autres jeux, et une aide pour les sept Œufs de la Manticore.
tell = Que faire
draw = Tirer
anew = Tirer au sort de nouveau
to-do = Que faire
players-names = Noms, séparés par des virgules
campaign = La feuille de campagne est dans la salle : plusieurs téléphones, une campagne
