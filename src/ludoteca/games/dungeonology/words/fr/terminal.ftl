### Dungeonology au terminal : la table en mots, comment répondre, le résultat, un paquet à modifier.

## La table en mots

table-turn = Tour { $turn }, { $seat }. { $phase }
table-setup = Mise en place : les Chercheurs sont choisis.
table-over = L’expédition est finie.
phase-turn = Le tour continue.
phase-movement = Phase de Mouvement.
phase-action = Phase d’Action.
table-dungeon =
    { $count ->
        [one] Le Donjon a { $count } Zone
       *[other] Le Donjon a { $count } Zones
    } ; « { $word } » le dessine.
table-legend = Le Donjon. Les nombres sont des Chercheurs ; les cubes sont G Civilisation, R Milice, B Mysticisme, Y Richesse, P Hiérarchie, un point est un emplacement vide. Une ouverture est un Passage, ### un Mur, === un Escalier, des lettres dans une ouverture une Porte, des lettres entre des = une Porte sous un Escalier.
map-start = DÉPART
map-boss = BOSS
map-omega = OMÉGA
map-part = Partie { $number } sur { $count }, depuis l’ouest :
table-zone = { $id } { $zone } : Alerte { $alert } ; cubes : { $cubes }.
table-stairs = Escalier.
table-stairs-used = Escalier, déjà emprunté.
table-alert = Carte Alerte { $card } : { $taken } emplacements occupés sur { $most }, Bonus d’Alerte { $bonus }.
table-alert-spaces = Emplacements de la carte Alerte, dans l’ordre où les Bizuths Oméga les occupent :
table-alert-space = Bonus d’Alerte { $bonus } ; l’Université reçoit { n-students }
table-alert-taken = (occupé)
table-bonfire = Au Feu de camp : { $count } sur { $most }.
table-university =
    Dans l’Université : { n-students }{ $omega ->
        [0] .
        [one] {" "}et { $omega } Bizuth Oméga.
       *[other] {" "}et { $omega } Bizuths Oméga.
    }
table-university-hidden = Ce qu’il y a dans l’Université, personne ne le sait.
table-pile = { $floor } { $count }
table-piles = Zones dans les piles : { $piles }.
table-deck = Cartes Astuce dans le paquet : { $count }, défaussées : { $away }.
table-clan = Clan : { $clan }.
table-clans = La carte Clan est l’une de celles-ci :
table-seat = { $number } { $seat } : à { $zone }.
table-seat-fired-up = { $number } { $seat }, face Remontée : à { $zone }.
table-gone = { $number } { $seat } a remis une Thèse et quitté la partie.
table-numbers = Vitesse { $speed }, Intelligence { $intelligence }, Résistance { $resistance }, Main { $hand }.
table-notes =
    Carnet de notes : { $cubes } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $stars ->
        [one] { $stars } Étoile
       *[other] { $stars } Étoiles
    }, Bonus d’Étude { $bonus }.
table-owns = Bizuths : { $students }. Jetons Sonné : { $stunned } sur { $most }. Cartes Astuce en main : { $count }.
table-knowledge = A le jeton Savoir.
table-combo = Combo de Savoir : { $cubes }.
table-ability = Capacité { $ability }.
table-jinx = Poisse : { $jinx }.
table-known = Cartes connues en main : { $cards }.
table-test-stealth = Discrétion { $stealth } : { $parts }.
table-test-alert = Alerte { $alert } : { $parts }.
table-own-hand = Votre main :
table-own-hand-empty = Votre main est vide.
table-nothing = { $seat } n’a rien à jouer à ce moment.
table-waiting = Doivent encore choisir : { $seats }.
card-does = { $card } : { $does }
card-times = { $count } × { $card }
list-or = ou

## Ce qui est demandé ; mots à taper

word-pass = passe rien aucune
word-study = étudie étude
word-spy = espionne
word-place = place

ask-item = { $number } : { $choice }
ask-scholar = { $scholar }. { $face }. Face Remontée : { $fired }
ask-place = { $place } ; sens : { $turns }
ask-turns-alike = Les sens qui ont le même aspect ne sont donnés qu’une fois : { $turns }.
ask-confirm = Le faire quand même ? Tapez oui ou non :

## Comment répondre au terminal

how-menu = Tapez le numéro de votre choix.
how-deeds = Tapez le numéro de votre choix ; 0 veut dire non.
how-phase = Tapez le numéro de votre choix ; 0 finit la phase. « { $study } 2 », « { $spy } 3 R » et « { $place } » vont aussi.
how-RestingHand = Tapez les numéros dans votre main, comme « 1 3 », ou 0 pour aucune.
how-Declare = Tapez les numéros dans votre main, comme « 1 » ou « 1 3 ».
how-DiscardTricks = Tapez le numéro dans votre main ; plusieurs, avec une espace entre eux.
how-Peek = Tapez tous les numéros : d’abord ce que vous gardez, puis les autres ; le dernier est le plus bas.
how-PlaceZone = Tapez le numéro d’une place, puis celui d’un sens dessiné ci-dessus, comme « 1 0 » ; là où il n’y a qu’un sens, la place suffit.
unclear-card = Il n’y a pas de carte { $number } là ; les cartes vont de 1 à { $most }.
unclear-numbers = « { $text } » n’est pas compris. Tapez des nombres, comme « 1 » ou « 1 3 », ou aide.
unclear-place = « { $text } » n’est pas compris. Tapez le numéro d’une place et un sens de 0 à 3, comme « 1 0 » ; « place » seul est pour la phase de Mouvement.
unclear-study = « { $text } » n’est pas compris. Dites combien de cubes : « { $word } 2 ».
unclear-spy = « { $text } » n’est pas compris. Dites qui et pour quelle couleur : « { $word } 3 R » est le troisième Chercheur, pour Milice.

example-chapter = DG-24
example-clause = DG-24.2
example-ruling = DG-Q.25
example-number = 1
example-word = escalier
example-answer = 1

## Le résultat

result-sheet = Feuille de score, en points :
result-line = { $line } : { $points }
result-total = Total : { $points }
result-without = Sans Thèse réussie, donc sans score : { $seats }.
result-by-thesis = { $first } passe avant { $second } à points égaux, avec la Thèse la plus précoce.
result-by-students = { $first } passe avant { $second } à points égaux, avec plus de Bizuths.
result-by-age = { $first } passe avant { $second } à points égaux, par le dernier départage de cette table.
result-shared = { $first } et { $second } sont à égalité en tout et partagent la place.

## Un paquet à modifier

pack-about = Dungeonology : ce qu’il y a sur les cartes, les plateaux et les Zones. Modifiez ce fichier pour jouer avec ceux de votre boîte.
pack-printed = Le livret donne les quantités, les noms et peu de nombres ; tout ce qui est marqué reconstructed est de nous.
pack-names = Un nom qui manque dans une langue est montré en anglais.
pack-use = Vérifiez-le avec « ludoteca content check FILE », jouez avec « ludoteca play dungeonology --content FILE ».
pack-letters = Couleurs : G Civilisation, R Milice, B Mysticisme, Y Richesse, P Hiérarchie. Côtés d’une Zone : a b nord depuis l’ouest, c d est depuis le nord, e f sud depuis l’est, g h ouest depuis le sud.
pack-campus = le Campus
pack-column = les cinq colonnes d’un Carnet de notes ; les rangées se comptent d’en bas
pack-scholar = les quatre Chercheurs avec les deux faces de leurs cartes
pack-clan = les trois Clans
pack-alert = les quatre cartes Alerte
pack-zone = la Zone de départ et les dix-huit Zones, non tournées ; ce qui est en rang est dit depuis la gauche
pack-auxiliary = les Effets Auxiliaires par type et niveau, chaque mode sur sa propre ligne
pack-trick = les 105 cartes Astuce
pack-intern = les dix Doctorants
pack-jinx = les quinze cartes Poisse
pack-panic = les trois cartes Panique
pack-boss = les deux faces de la carte Boss
pack-randomizer = les seize cartes Aléa

provenance-printed = le livret le donne
provenance-secondary = de la transcription publique d’une personne
provenance-reconstructed = de nous ; le livret donne quantités et sortes, rarement des nombres
provenance-house = une création à nous
provenance-owner = recopié d’une boîte

field-provenance = d’où cela vient
field-printed = les champs que donne le livret
field-secondary = les champs qui viennent d’une transcription
field-name = comment cela s’appelle, par langue
field-bonfire = combien de Bizuths trouvent place au Feu de camp
field-colour = la sorte d’Information
field-value = ce que vaut un cube
field-capacity = combien de cubes trouvent place
field-silver = les rangées avec une Étoile d’argent
field-gold = les rangées avec une Étoile d’or
field-arrows = les rangées avec une Flèche
field-id = comment le fichier l’appelle
field-triangle = la couleur du triangle
field-combo = les cubes du Combo de Savoir, par lettres
field-normal = la face normale
field-fired-up = la face Remontée ; chaque face a :
field-starting-students = les Bizuths initiaux
field-hand = la valeur Main
field-speed = la Vitesse
field-intelligence = l’Intelligence
field-resistance = la Résistance
field-abilities = les Capacités : quand on les utilise, ce qu’elles coûtent, et l’effet dans les mots de docs/packs/dungeonology.md
field-thesis-points = les points que demande une Thèse
field-modifiers = ce qu’un cube d’une couleur vaut de plus
field-minutes = le temps que prend un joueur, à peu près
field-start = Bizuths dans l’Université au début, par joueur
field-spaces = les emplacements : cubes par lettres dans une Zone, Bonus d’Alerte et Bizuths sur une carte Alerte
field-passages = les côtés avec un Passage
field-alert = la valeur d’Alerte, ou ce qui s’y ajoute
field-doors = par côté, les couleurs de la Porte
field-effects = les Effets de Zone
field-type = le type
field-level = le niveau
field-does = ce qu’il fait
field-amount = combien
field-instant = s’il peut être joué pendant le tour des autres
field-students = combien de Bizuths sont tirés de l’Université
field-sacrifice = combien de Bizuths sont Sacrifiés
field-bonus = la valeur Bonus
field-copies = combien il y a de telles cartes
field-main = l’Effet Principal : timing, quand il peut être joué, coûts, et l’effet dans les mots de docs/packs/dungeonology.md
field-omega = s’il porte le symbole Oméga
field-points = les points à la fin
field-lasting = ce qu’il change tant qu’il est là
field-shield = la couleur qu’il protège
field-penalty = les points qu’il coûte à la fin
field-reveal = ce qui se passe quand il est révélé
field-greys = Bizuths par joueur
field-dungeon = le Donjon dont il a besoin
field-boss = le Boss auquel il appartient
field-steps = de combien il se déplace
field-sighting = où il apparaît : here, passage ou deep
field-seeks = quel Chercheur il poursuit : nearest ou random
field-stops = s’il reste là où il a rencontré quelqu’un
field-encounter = ce qui arrive à qui le rencontre, dans les mots de docs/packs/dungeonology.md
field-direction = la direction de la flèche
field-passage = le côté de la petite carte
field-information = la couleur au centre

## Règles avancées

table-effects = Effets : { $effects }.
table-boss = Boss : { $boss }. Il est dans { $zone }.
table-boss-away = Boss : { $boss }. Il n’est pas encore dans le Donjon.
table-panic = Alerte maximale : { $panic }.
table-captured = Capturé.
table-tokens = Jetons : { $tokens }.
table-intern = Doctorant : { $intern }.
table-truce = À l’abri de l’espionnage jusqu’au prochain tour.
table-declared = Déclaré : { $effects }.
how-LookPile = Tapez tous les numéros : le premier sera pioché en premier.
how-Retrieve = Tapez les numéros des cartes, avec une espace entre eux.
table-refused = { $number } { $seat } a quitté la partie, la Thèse refusée.
