### King of Con: what happens, what is asked, why something is refused.

## Counts

n-tokens =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
n-back =
    { $back ->
        [one] { $back } jeton revient
       *[other] { $back } jetons reviennent
    }
n-banked =
    { $banked ->
        [one] { $banked } jeton va
       *[other] { $banked } jetons vont
    }
n-points =
    { $points ->
        [one] { $points } point de Victoire
       *[other] { $points } points de Victoire
    }
n-least =
    { $least ->
        [one] { $least } jeton
       *[other] { $least } jetons
    }
n-reserve =
    { $reserve ->
        [one] { $reserve } jeton
       *[other] { $reserve } jetons
    }

## The box

game-king-of-con = King of Con : des nerds en convention s’arrachent des Objets aux enchères, puis se les volent.
title-king-of-con = King of Con
edition-it-2018 = le livret de règles italien de 2018

mystery-box = l’Objet face cachée du Stand 4
face-down = un Objet face cachée
face-down-typed = un Objet face cachée (tapez « { $word } » au lieu d’un numéro)

characteristic-1 = #Sci-Fi
characteristic-2 = #SuperHeroes
characteristic-3 = #Fantasy
characteristic-4 = #MangAnime
characteristic-5 = #Horror
characteristic-6 = #ComicsBooks
characteristic-7 = #HomeVideo
characteristic-8 = #ActionFigures
characteristic-9 = #Games
characteristic-10 = #Gadgets
characteristic-11 = #Vintage
characteristic-12 = #SignedEdition
characteristic-13 = #LimitedEdition
characteristic-14 = #DeluxeEdition
characteristic-15 = #Mint

gloss-1 = Genre : vaisseaux et autres mondes
gloss-2 = Genre : capes, masques et pouvoirs
gloss-3 = Genre : épées et sorcellerie
gloss-4 = Genre : manga et anime
gloss-5 = Genre : ce qui fait peur
gloss-6 = Catégorie : bandes dessinées et livres
gloss-7 = Catégorie : films et séries à posséder
gloss-8 = Catégorie : figurines articulées
gloss-9 = Catégorie : jeux en tout genre
gloss-10 = Catégorie : tout le reste, pourvu qu’il y ait un logo
gloss-11 = Édition : ancienne et introuvable
gloss-12 = Édition : dédicacée
gloss-13 = Édition : exemplaires numérotés
gloss-14 = Édition : avec tous les bonus
gloss-15 = Édition : jamais ouverte

phase-0 = Mise en place
phase-1 = Nouveaux Objets
phase-2 = Enchères
phase-3 = Charognage
phase-4 = Parade

## Options of a table

option-firstGame = Règles d’une première partie : deux Passions chacun, pas de Scénario, pas de contrôle des Singes.
option-scenario = Le Scénario, qui change les règles pour toute la partie.
option-monkeyControl = Si le gagnant d’une égalité grâce à son Singe peut la concéder.
option-multiTieOrder = Quelle égalité passe d’abord quand plusieurs sont en attente.
option-whipRound = Combien de fois chacun donne un jeton quand la banque ne suffit pas.
option-misplacement = Ce que deviennent les jetons sur un Objet qu’on ne peut pas viser.
option-openReserves = Si chacun voit les réserves des autres.

value-firstGame-false = une partie normale
value-firstGame-true = une première partie
value-scenario-none = pas de Scénario
value-scenario-random = un Scénario tiré au sort
value-monkeyControl-false = on ne peut pas concéder une égalité
value-monkeyControl-true = on peut concéder une égalité
value-multiTieOrder-chooser = le plus petit Singe choisit
value-multiTieOrder-fixed = par Stand en phase 2, par numéro en phase 3
value-whipRound-repeat = encore et encore, jusqu’à ce que la banque suffise
value-whipRound-once = une fois par paiement
value-misplacement-penalise = ils sont gaspillés
value-misplacement-refuse = l’offre est refusée
value-openReserves-false = cachées
value-openReserves-true = montrées à tous

## Decisions

decision-Passions = Passions : laquelle abandonner
decision-Astatosta = Astatosta : une enchère secrète
decision-Award = Attribution : quelle égalité régler d’abord
decision-Scavenging = Charognage : offres secrètes sur les Collections et les Étals
decision-Spoils = Charognage : quelle égalité régler d’abord
decision-MonkeyControl = Contrôle des Singes : prendre la récompense ou la concéder

choice-take = prendre la récompense, et échanger les Singes
choice-concede = concéder la récompense, et garder votre Singe
choice-unknown = une Passion cachée

prize-predominance = la Prédominance en { $characteristic }

offer-line = { $seat } : { $offer }
offer-part = { $tokens } sur { $object }
offer-separator = {" "};
offer-nothing = rien

## What happens

event-declared = Déclaration faite : { $seats }.
event-declared-offer = { $seat } déclare son offre : { $offer }.
event-declared-passion = { $seat } déclare son choix : abandonner { $passion }.
event-chosen-tie = { $seat } a le plus petit Singe dans ces égalités et règle d’abord { $object }.
event-chosen-take = { $seat } prend la récompense.
event-chosen-concede = { $seat } concède l’égalité.
event-chosen-concede-prize = { $seat } concède { $prize }.
event-passions-kept = Chacun garde deux Passions ; la troisième retourne dans la boîte sans être vue.
event-passions-kept-by = { $seat } garde { $passions }.
event-objects-arrive = Manche { $round }, phase 1, { phase-1 } : de nouveaux Objets arrivent dans les Stands.
event-stand = Stand { $number } : { $object }
event-guest-of-honour = L’invité d’honneur de cette manche est { $characteristic } : sa Prédominance rapporte { n-tokens }.
event-theme-of-the-year = Le thème de l’année est { $characteristic } : à la fin, chacun marque des points pour les Objets qui y correspondent.
event-astatosta-revealed = Astatosta { $number }, les offres :
event-astatoste-cut-short = Personne n’a rien offert : les Objets sont attribués aussitôt, sans autre Astatosta.
event-misplaced = { $seat } gaspille { n-tokens } sur { $object }.
event-box-opened = L’Objet du Stand 4 est retourné : { $object }
event-awarded = { $seat } remporte { $object } : Valeur { $value }.
event-awarded-back = { n-back } dans sa réserve.
event-wasted = Jetons gaspillés : { $wasted }.
event-to-the-stalls = Personne ne remporte { $object } : l’Objet va aux Étals.
event-tie-settled = Égalité entre { $tied } pour { $prize } : { $winner } gagne grâce au plus petit Singe.
event-tie-settled-swap = Singes désormais : { $monkeys }.
event-tie-settled-alone = Il ne reste que { $winner } dans l’égalité, qui obtient { $prize } ; les Singes ne changent pas.
event-scavenging-revealed = Phase 3, { phase-3 }, les offres :
event-boosted = { $seat } ajoute { n-tokens } à { $object } : Valeur { $value }.
event-offer-lost = { $seat } gaspille { n-tokens } sur { $object }.
event-won-from-the-stalls = { $seat } remporte { $object } aux Étals : Valeur { $tokens }.
event-won-from-a-collection =
    { $seat } prend { $object } à { $owner } et lui paie { n-tokens }. { $added ->
        [0] La banque n’a rien à ajouter : Valeur { $value }.
       *[other] La banque ajoute { $added } : Valeur { $value }.
    }
event-devaluation = Dévaluation, dans la Corbeille des propriétaires : { $lost }.
event-devaluation-part = { n-tokens } de { $objects }
event-devaluation-none = Il n’y a pas de Dévaluation dans cette manche.
event-devaluation-nothing = Dévaluation : aucun Objet n’a de jeton à perdre.
event-phase = Phase { $number }, { $phase }.
event-recovered =
    { $seat } récupère { n-tokens } de sa Corbeille{ $banked ->
        [0] .
       *[other] {" "}; { n-banked } à la banque.
    }
event-whip-round = Quête, car la banque ne suffit pas. Donnent chacun 1 jeton : { $givers }.
event-predominance = { $seat } reçoit { n-tokens } pour la Prédominance en { $characteristics }.
event-predominance-unpaid = { $seat } a la Prédominance en { $characteristics }, mais personne n’a de jeton pour la payer.
event-consolation =
    { $seat } n’a aucun Objet et { $tokens ->
        [0] personne n’a de jeton pour la Consolation.
       *[other] reçoit { n-tokens } de Consolation.
    }
event-monkeys-pass-on = Les Singes changent de mains. Désormais : { $monkeys }.
event-epic-collection = { $seat } a une Collection épique de { $characteristic } : la partie se termine avec cette phase.
event-game-over = La partie est terminée.
event-passions-revealed = Passions : { $seat } avait { $passions }.
event-winner = { $seat } gagne avec { n-points }.
event-place = Place { $place } : { $seat }, { n-points }.

## Score sheet

line-objects = Objets de la Collection, 1 point chacun
line-passions = Objets qui correspondent à une Passion, 1 point par correspondance
line-theme = Objets qui correspondent au thème de l’année, 1 point chacun
line-epic-collections = Collections épiques
line-tokens = Jetons de la réserve, 1 point par groupe de 3

## Why an offer or a choice is refused, or hardly meant

reason-more-than-reserve = Cela fait { $offered } en tout, et la réserve contient { n-reserve }.
reason-no-such-cell = La Grille n’a pas de case { $cell } : les Objets ont les numéros 1 à 25.
reason-cell-named-twice = L’offre nomme deux fois { $cell }.
reason-fewer-than-no-tokens = { $tokens } sur { $cell } : on ne peut pas offrir moins de zéro jeton.
reason-multiple-offer = Une Astatosta n’accepte d’offre que sur un seul Objet ; celle-ci en vise plusieurs : { $objects }.
reason-not-in-a-stand = { $object } n’est pas dans un Stand. Les Stands proposent : { $stands }.
reason-not-in-play = { $object } n’est ni dans une Collection ni aux Étals.
reason-offer-in-vain = { $tokens } sur { $object } ne peut pas gagner : il faut au moins { n-least }.
reason-not-contending = { $object } n’est pas l’un des Objets à égalité entre lesquels choisir : { $objects }.

## Why a table cannot be had

reason-first-game-without-scenario = Une première partie se joue sans Scénario.
reason-first-game-without-monkey-control = Une première partie se joue sans contrôle des Singes.
reason-scenario-not-in-pack = Le paquet de contenu n’a pas de Scénario { $number }. Il a : { $numbers }.
reason-scenario-without-monkey-control = Le Scénario { $number } ne peut pas se jouer avec le contrôle des Singes.

## What is wrong with a position

reason-not-a-position = Ce n’est pas une position de King of Con.
reason-one-for-each-seat = « { $field } » a { $found } entrées alors qu’il en faut { $expected }, une par place.
reason-no-such-phase = Il n’y a pas de phase { $phase } ; les phases vont de 0 (choix des Passions) à 4.
reason-no-such-round = Il n’y a pas de manche { $round } ; les manches vont de 1 à 6.
reason-no-such-astatosta = Il n’y a pas d’Astatosta { $number } à cette table.
reason-four-stands = La phase 2 demande quatre Objets dans les Stands ; il y en a { $found }.
reason-one-spot-for-each-seat = « spots » demande une rangée par Stand et, dans chacune, un nombre par place.
reason-no-such-object = Il n’y a pas d’Objet { $object } ; les Objets vont de 1 à 25.
reason-object-twice = { $object } est à deux endroits.
reason-object-not-in-one-place = { $object } doit être à un seul endroit ; endroits trouvés : { $found }.
reason-no-such-characteristic = Il n’y a pas de Caractéristique { $characteristic } ; les Caractéristiques vont de 1 à 15.
reason-passion-twice = La Passion { $characteristic } figure deux fois.
reason-passions-for-each-seat = Il faut { $expected } Passions à chaque place.
reason-passions-not-one-each = Chacune des 15 Passions doit figurer exactement une fois.
reason-no-mystery-box = Seul le Scénario 6 a un Objet face cachée, au Stand 4 à la première Astatosta.
reason-wrong-guests = Les invités d’honneur sont { $found } ; il peut y en avoir au plus { $most } à ce stade, tous différents.
reason-no-theme-here = Cette table n’a pas de thème de l’année, et la position en nomme un : { $characteristic }.
reason-no-such-tie = Aucune partie n’arrive à l’égalité que cette position attend.
reason-stands-are-empty = Les Stands n’ont d’Objets et de jetons qu’en phase 2, pas en phase { $phase }.
reason-spots-are-empty = Avant la première Astatosta, personne n’a encore de jetons aux Stands.
reason-box-on-stand-four = À la première Astatosta du Scénario 6, l’Objet du Stand 4 est face cachée, et aucun autre.
reason-another-scenario =
    La position est du Scénario { $scenario }, alors que cette table a choisi { $agreed ->
        [0] de jouer sans Scénario.
       *[other] le Scénario { $agreed }.
    }
reason-tokens-do-not-add-up = Il faut 100 jetons en tout, et il y en a { $found }.
reason-negative-tokens = Aucun endroit ne peut contenir { $found } jetons.
reason-monkeys-not-one-each = Les Singes doivent être les numéros de 1 jusqu’au nombre de joueurs, chacun une fois, et sont { $found }.
reason-deck-too-small = Il reste { $found } Objets dans la pioche, et les manches à venir en demandent { $needed }.
reason-epic-would-have-ended-it = Quelqu’un a une Collection épique : cette partie serait terminée.

## What is wrong in a content pack

fault-number-out-of-range = Trouvé le numéro { $number } ; les numéros vont de 1 à { $most }.
fault-number-twice = Le numéro { $number } est déjà pris, à la ligne { $first }.
fault-cell-twice = L’Objet { $number } a le même Genre et la même Catégorie que l’Objet { $first } ({ $genre }, { $category }) ; chaque paire n’appartient qu’à un Objet.
fault-wrong-number-of-objects = Objets trouvés : { $found } ; il en faut 25.
fault-scenario-twice = Il y a déjà un Scénario { $number }.
fault-value-out-of-range = { $field } : trouvé { $value }, attendu un nombre de { $least } à { $most }.

## The table in words

stage-setup = Mise en place
stage-round =
    Manche { $round } sur VI, { $phase ->
        [1] nouveaux Objets
        [2] enchères
        [3] Charognage
       *[4] parade
    }
table-round = Manche { $round } sur VI, phase { $phase }, { $name }.
table-astatosta = Astatosta { $number } sur { $count }.
table-setup = { $name }.
table-over = La partie est terminée.
table-scenario = Scénario { $number }, { $name }.
table-no-scenario = Cette partie se joue sans Scénario.
table-guest = Invité d’honneur : { $characteristic } ; sa Prédominance rapporte { n-tokens } dans cette manche.
table-theme = Thème de l’année : { $characteristic }.
table-seat =
    { $seat } : Singe { $monkey }, { $bin } dans la Corbeille, { $objects ->
        [0] aucun Objet.
        [one] 1 Objet :
       *[other] { $objects } Objets :
    }
table-reserve = Réserve { $reserve }.
table-passions = Passions : { $passions }.
table-object = { $object } : Valeur { $value }.
table-price = À gagner à partir de { $least }.
table-stalls = Aux Étals :
table-stalls-empty = Les Étals sont vides.
table-bank =
    Banque { $bank }, { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche.
table-own-reserve = Votre réserve : { n-reserve }.
table-own-passions = Vos Passions : { $passions }.
table-stand-free = Stand { $number } : { $object }. Encore aucune offre.
table-stand-laid = Stand { $number } : { $object }. Dessus : { $laid }.
table-leading = Vous êtes en tête.
table-to-lead = Encore { $more } pour passer en tête.
table-waiting = Doivent encore choisir : { $seats }.

## What is asked

ask-passion = { $number } : { $passion } ; Objets { $objects }
play-done-Passions = Passion abandonnée : { $choice }.
play-hint-Passions = Le conseiller abandonnerait : { $choice }. { $why } Pour faire de même, tapez : { $typed }
hint-Passions = Un bot abandonnerait : { $choice }
play-would-do-Passions = C’est permis : vous abandonneriez { $choice }.
ask-tie-of = { $object }, à égalité : { $seats }
ask-item = { $number } : { $choice }
asks-Passions = De ces trois Passions, vous en gardez deux, en secret, jusqu’à la fin. Laquelle abandonnez-vous ?
asks-Astatosta = Qu’offrez-vous, en secret, pour un des Objets sur les Stands ?
asks-Scavenging = Qu’offrez-vous, en secret ? Les jetons sur vos propres Objets en augmentent la Valeur ; sur les autres, ils peuvent les gagner.
asks-Award = Plusieurs égalités sont en attente, et vous avez le plus petit Singe. Quel Objet prenez-vous d’abord ?
asks-Spoils = { asks-Award }
asks-MonkeyControl = Égalité entre { $tied } pour { $prize }, et votre Singe est le plus petit. Que faites-vous ?
how-Passions = Tapez 1, 2 ou 3.
how-Astatosta = Tapez un Objet et vos jetons, comme « { $example } », ou 0 pour rien.
how-Scavenging = Tapez des Objets et des jetons, comme « { $example } », ou 0 pour rien.
how-menu = Tapez le numéro de votre choix.
ask-empty-reserve = { $seat } a une réserve vide, et n’offre donc rien.
ask-confirm = Ces jetons seraient gaspillés. Le faire quand même ? Tapez oui ou non :
unclear-offer = « { $text } » n’est pas une offre. Tapez un Objet et vos jetons, comme 18 2 ou 18:2 ; ou 0 pour rien ; ou aide.
unclear-tokens = Combien de jetons sur { $object } ? Tapez les deux, comme « { $example } ».
unclear-object = « { $text } » n’est ni le numéro d’un Objet (de 1 à 25) ni un nombre de jetons. Tapez un Objet et vos jetons, comme « { $example } » ; ou 0 pour rien ; ou aide.
no-box = Il n’y a pas d’Objet face cachée en ce moment.

## The result

result-sheet = Décompte, en points de Victoire :
result-line = { $line } : { $points }
result-total = Total : { $points }
result-by-tokens = { $first } passe devant { $second } à points égaux, avec plus de jetons sur ses Objets : { $more } contre { $fewer }.
result-by-monkey = { $first } passe devant { $second } à points et jetons égaux, avec le plus petit Singe : { $lower } contre { $higher }.

## A pack to edit

pack-about = King of Con : ce qu’il y a sur les cartes. Modifiez ce fichier pour jouer avec les cartes de votre propre boîte.
pack-objects = Le livret n’en imprime qu’une partie ; tout ce qui est marqué reconstructed ou house est de nous.
pack-names = Tous les noms sont de nous ; un nom auquel il manque une langue apparaît en anglais.
pack-use = Pour le vérifier : « ludoteca content check FICHIER » ; pour y jouer : « ludoteca play king-of-con --content FICHIER ».
pack-scenarios = dix au plus ; ce qui manque est comme dans le livret (la valeur entre parenthèses). Tous les dix sont de notre invention.

provenance-printed = les Caractéristiques sont nommées dans les exemples du livret
provenance-secondary = connu par une autre source
provenance-reconstructed = de nous, selon un schéma qui respecte tous les exemples imprimés
provenance-house = de notre invention
provenance-owner = recopié d’une boîte

field-number = le numéro par lequel tout le monde le désigne
field-genre = le Genre
field-category = la Catégorie
field-edition = l’Édition
field-provenance = d’où cela vient
field-name = son nom, par langue
field-astatoste = combien d’Astatostas compte la phase 2
field-devaluation-in-odd-rounds = les jetons que chaque Objet perd dans les manches I, III et V
field-devaluation-in-even-rounds = les jetons que chaque Objet perd dans les manches II, IV et VI
field-stall-value = la Valeur d’un Objet des Étals
field-steal-margin = de combien une offre doit dépasser la Valeur pour gagner l’Objet d’un adversaire
field-guest-reward = les jetons que rapporte la Prédominance de l’invité d’honneur ; 0 s’il n’y en a pas
field-mystery-box = si l’Objet du Stand 4 est face cachée à la première Astatosta
field-theme = s’il y a un thème de l’année qui rapporte à tous
field-epic-ends-the-game = si une Collection épique met fin à la partie
field-epic-points = les points de Victoire d’une Collection épique
field-monkeys-pass-on = si les Singes changent de mains en fin de manche, au lieu d’être échangés après les égalités
field-haggling = si le gagnant d’un Stand n’y laisse qu’un jeton de plus que le meilleur autre total

## Exemples, pour l’aide de la maison

example-chapter = KC-12
example-clause = KC-12.12
example-ruling = AMB-08
example-answer = 18:2
example-number = 18
example-word = singe
