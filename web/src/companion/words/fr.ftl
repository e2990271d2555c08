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
