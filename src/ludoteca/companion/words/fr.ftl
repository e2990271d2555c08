# Le compagnon de table : pour qui joue avec la vraie boîte.

companion-player = Joueur { $number }
companion-collector = Le Collectionneur

## King of Con, décompte

companion-king-of-con-theme = Thème de l’année
companion-king-of-con-monkey = Singe
companion-king-of-con-monkey-hint = Son numéro : le plus petit l’emporte à la dernière égalité.
companion-king-of-con-reserve = Jetons dans la réserve
companion-king-of-con-reserve-hint = Ceux derrière le paravent ; la Corbeille ne compte pas.
companion-king-of-con-passions = Passions
companion-king-of-con-passions-hint = Les deux qui ont été gardées.
companion-king-of-con-collection = Collection
companion-king-of-con-collection-hint = Chaque objet devant le joueur, avec les jetons posés dessus.
companion-king-of-con-object = Objet
companion-king-of-con-tokens = Jetons dessus

## Chamber of Wonders, décompte

companion-chamber-of-wonders-draws = Pions piochés pour départager
companion-chamber-of-wonders-draws-hint = Seulement en cas d’égalité de crânes : chaque pion pioché, dans l’ordre de la pioche.
companion-chamber-of-wonders-club = Club
companion-chamber-of-wonders-showcases = Vitrines
companion-chamber-of-wonders-showcases-hint = Une ligne pour chaque vitrine remplie.
companion-chamber-of-wonders-holds = Ce qu’elle contient
companion-chamber-of-wonders-fame = Renommée imprimée (un ensemble : sur toutes ses cartes)
companion-chamber-of-wonders-token = Un pion Renommée est dessus
companion-chamber-of-wonders-skulls = Crânes de son pion
companion-chamber-of-wonders-purse = Livres dans la bourse
companion-chamber-of-wonders-hand = Cartes restées en main
companion-chamber-of-wonders-fame-beside = Pions Renommée à côté des vitrines
companion-chamber-of-wonders-skulls-beside = Pions Grotesque à côté des vitrines

companion-holds-monster = Une partie de Monstre
companion-holds-grotesque = Grotesque
companion-holds-legendary = Légendaire
companion-holds-precious = Précieux
companion-holds-arcane = Arcane
companion-holds-book = Un Livre
companion-holds-monster-set = Ensemble de Monstre : tête, corps, jambes
companion-holds-book-2 = Deux Livres différents
companion-holds-book-3 = Trois Livres différents
companion-holds-book-4 = Quatre Livres différents

## Dungeonology, décompte

companion-dungeonology-clan = Carte Clan
companion-dungeonology-clan-hint = Choisissez « valeurs de ma carte » si la vôtre dit autre chose.
companion-clan-own = Valeurs de ma carte
companion-modifier-of = Modificateur du Clan pour { $column }
companion-value-of = Points d’un cube { $column }
companion-dungeonology-stars = Étoiles qui donnent un bonus
companion-dungeonology-metal = Métal
companion-dungeonology-colour = Colonne
companion-dungeonology-count = Combien
companion-dungeonology-star-points = Points pour toutes ces Étoiles
companion-metal-silver = Argent
companion-metal-gold = Or
companion-column-any = N’importe quelle colonne
companion-dungeonology-thesis = Thèse
companion-dungeonology-thesis-hint = Qui a soutenu une Thèse avec succès, et dans quel ordre.
companion-thesis = { $number ->
    [0] Aucune
    [1] Soutenue en premier
    [2] Soutenue en deuxième
    [3] Soutenue en troisième
   *[4] Soutenue en quatrième
  }
companion-dungeonology-jinxes = Cartes Poisse
companion-dungeonology-jinxes-hint = Même face cachée, chacune avec sa pénalité.
companion-dungeonology-penalty = Pénalité
companion-dungeonology-interns = Doctorants
companion-dungeonology-researches = Cartes Recherche
companion-dungeonology-points = Points
companion-dungeonology-students = Étudiants
companion-dungeonology-students-hint = Seulement pour départager.
companion-dungeonology-youth = Âge
companion-dungeonology-youth-hint = Seulement si même les Étudiants ne départagent pas.
companion-youth = { $number ->
    [0] Non dit
    [1] Le plus jeune
    [2] Le deuxième plus jeune
    [3] Le troisième plus jeune
   *[4] Le plus âgé de quatre
  }

## Ce qui ne peut pas être

companion-too-many = Il y a { $found } colonnes, et seulement { $most } à cette table.
companion-not-understood = Cette entrée n’est pas comprise.
companion-missing = Ceci doit être rempli.
companion-number = Il faut ici un nombre de { $least } à { $most }, pas { $found }.
companion-no-such-value = Il n’y a rien de tel à choisir : { $found }.
companion-how-many = { $least ->
    [0] On peut en nommer ici au plus { $most }, et il y en a { $found }.
   *[other] On en nomme ici de { $least } à { $most }, et il y en a { $found }.
  }
companion-twice = La même chose est nommée deux fois.
companion-tokens-in-all = Réserves et collections contiennent ensemble { $found } jetons ; la boîte en a 100.
companion-cards = La boîte n’a plus de cartes de ce type : { $kind }.
companion-tokens = La boîte a 20 pions Grotesque, et il y en a davantage ici.
companion-order = Le numéro { $number } est donné deux fois, ou il en manque un avant lui.
companion-box = La boîte n’a que { $most } de ces cartes.

## Ce que la loi dit de plus

companion-draw = Égalité de crânes entre { $seats } : chacun pioche un autre pion Grotesque, dans cet ordre. Indiquez ce qui est sorti.
companion-majority = { $seat } a le plus de crânes, { $skulls }, et reçoit un pion Renommée.
companion-no-majority = Personne ne reçoit le pion Renommée pour les crânes.
companion-drawn-in-vain = Il y a plus de pions que personne n’avait à en piocher ; les autres ne comptent pas.
companion-youngest = À égalité même pour les Étudiants : { $seats }. Le plus jeune passe devant : indiquez qui l’est.
companion-without = { $first } et { $second } n’ont soutenu aucune Thèse et ne sont pas classés.

## Exemples imprimés

companion-example-king-of-con-early-end = Le dernier exemple du livret : cinq nerds, une Collection épique à la manche 5
companion-example-king-of-con-early-end-parts = Le même avec les parts de Zak telles qu’imprimées : une égalité
companion-example-chamber-of-wonders-end = L’exemple du livret : Diana, Paolo et Diego
companion-example-chamber-of-wonders-before-skulls = Le même avant de compter les crânes
companion-example-dungeonology-clan-modifier = L’exemple du livret pour un Modificateur : quatre cubes Milice

## Dans le terminal

companion-args-score = fait le décompte d’une table avec la vraie boîte
companion-args-players = qui joue : des noms séparés par des virgules
companion-args-example = un exemple imprimé du jeu : king-of-con a early-end et early-end-parts
companion-args-answers = un fichier avec les réponses, tel que --save l’écrit
companion-args-save = garder les réponses dans un nouveau fichier
companion-no-such-example = Il n’y a pas d’exemple de ce nom. Il y a : { $names }.
companion-who-plays = Qui joue ? Donnez les noms : --players Ada,Bruno,Clio
companion-of = Ce qu’a { $name } :
companion-next = { $label }, numéro { $number } (rien termine la liste) :
companion-prompt = { $label } (« ? » montre ce qu’on peut taper) :{" "}
companion-at = { $where } : { $text }
companion-places = Places : { $places }
