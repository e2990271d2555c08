### Dungeonology : les mots du plateau.

## Board

board-turn = Tour { $turn }
board-your-turn = à vous
board-phase-movement = Déplacement
board-phase-action = Action
board-tab-map = Carte
board-tab-notes = Notes
board-tab-hand = Main
board-tab-table = Table

## Map

map-title = Carte du Donjon
map-look = Regarder la carte
map-nearer = Plus près
map-further = Plus loin
map-fit = Voir tout le Donjon
map-find = Trouver mon Érudit
map-here-be = Ici vivent des faunes
map-alert = Alerte { $alert }
map-cubes = Cubes : { $cubes }
map-no-cubes = Plus aucun cube
map-passages = Passages : { $sides }
map-ways-north = { $count } au nord
map-ways-east = { $count } à l’est
map-ways-south = { $count } au sud
map-ways-west = { $count } à l’ouest
map-at-north = au nord
map-at-east = à l’est
map-at-south = au sud
map-at-west = à l’ouest
map-door = Porte { $side }, pour { $colours }
map-effects = Effets : { $effects }
map-stairs-used = L’Escalier a déjà été emprunté
map-leads-to = Mène à { $zones }
map-you-are-here = Vous êtes ici
map-who-is-here = Ici : { $names }
map-explore = Dans le noir : placer une nouvelle Zone, { $floor }
map-place =
    Place { $number }, { $where } ; { $count ->
        [one] elle tient d’une seule façon
       *[other] elle tient de { $count } façons
    }
map-chosen-place = Choisie, place { $number } sur { $count } : { $zone }. { $ways }. Appuyez pour la tourner
map-lay = Poser { $zone } à côté de { $here }
map-lay-unplaced = Choisissez une des { $count } places, par son numéro
map-place-of = Place { $number } sur { $count }
map-linked-by =
    { $count ->
        [one] Reliée par 1 Passage
       *[other] Reliée par { $count } Passages
    }
map-also-to = reliée aussi à { $zones }
map-walls =
    { $count ->
        [one] 1 Mur est posé
       *[other] { $count } Murs sont posés
    }
map-you-enter = vous entrez aussitôt
map-by-stairs = vous restez où vous êtes, l’Escalier y mène
map-door-stops = sa Porte ({ $colours }) vous arrête ici
map-turn-right = Tourner à droite (r)
map-turn-left = Tourner à gauche (R)
map-turned = tournée { $turns } sur 4
map-next = Autre place
map-lay-it = Poser ici
