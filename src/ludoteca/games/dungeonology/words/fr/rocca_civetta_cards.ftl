### Rocca Civetta: Trick cards, Interns, Jinx cards, Bosses and Panic cards.

# Trick cards
trick-fizzing-tonic = Tonique pétillant
trick-smoke-pellet = Bille fumigène
trick-lead-into-gold = Du plomb en or
trick-unstable-flask = Fiole instable
trick-acid-bath = Bain d’acide
trick-distillate = Distillat
trick-philosophers-draught = Breuvage philosophal
trick-vat-grown-helpers = Aides en cuve
trick-neutraliser = Neutralisant
trick-is-there-a-doctor = Y a-t-il un docteur ?
trick-ask-the-stone = Demander à la pierre
trick-send-in-the-fool = Faites entrer le Fou
trick-keys-to-the-back-door = Clés de la porte de service
trick-overdue-volumes = Volumes en retard
trick-eyes-above = Des yeux là-haut
trick-wound-too-tight = Ressort trop tendu
trick-petty-cash = Petite caisse
trick-hired-to-fall = Payé pour tomber
trick-knock-on-the-hollow-tree = Frapper à l’arbre creux

# Ce que font les cartes Alchimie
main-fizzing-tonic = défaussez { $first } jeton Sonné
main-smoke-pellet = Alerte −{ $first } dans n’importe quel test
main-lead-into-gold = { $first } de vos cubes prend la couleur de valeur immédiatement supérieure
main-unstable-flask = un Chercheur proche Dépose { $first } cube de son choix
main-acid-bath = Éliminez ici le cube le plus à gauche, puis piochez { $second } carte Astuce
main-distillate = regardez les { $first } premières cartes Astuce et gardez-en { $second } ; les autres vont sous le paquet
main-philosophers-draught = Récoltez ici { $first } cube de votre choix
main-vat-grown-helpers = prenez { $first } Bizuths dans la Réserve
main-neutraliser = annulez l’effet déclaré

# Kinds of Trick cards
type-alchemy = Alchimie
type-specialists = Spécialistes
type-spriggan = Spriggan

# Interns
intern-surgeon = Chirurgien
intern-wikiantir = Wikiantir
intern-fool = Fou
intern-night-porter = Portier de nuit
intern-bookbinder = Relieur
intern-falconer = Fauconnière
intern-clockmaker = Horloger
intern-pawnbroker = Prêteur sur gages
intern-stunt-double = Doublure
intern-spriggan = Spriggan

# Jinx cards
jinx-ink-spill = Encre renversée
jinx-overpacked = Bagage surchargé
jinx-stage-fright = Trac
jinx-round-on-the-house = Tournée générale
jinx-insomnia = Insomnie
jinx-mole-in-the-ranks = Taupe dans les rangs
jinx-shared-blame = Faute partagée
jinx-easy-mark = Cible facile

# Bosses
boss-capagrezza = Capagrezza
boss-basilisk = Basilic
boss-lord-shadow = Lord Ombre
boss-jukas = Jukas
boss-raganella = Raganella
boss-omega = Oméga
boss-hypnotist = Hypnotiseur
boss-rioter = Meneur d’émeute
boss-stalker = Rôdeur
boss-petrifier = Pétrificateur
boss-witch = Sorcière
boss-cauldron-keeper = Gardienne du chaudron
boss-mind = Esprit
boss-fist = Poing

# Panic cards
panic-out-of-the-dungeon = Hors du donjon
panic-cooking-time = Temps de cuisson
panic-distort-the-mind = Tordre l’esprit

## Options

option-rocca-jinxes = Rocca Civetta, standard : huit cartes Poisse de plus.
value-rocca-jinxes-false = les quinze cartes Poisse du jeu de base
value-rocca-jinxes-true = vingt-trois cartes Poisse
option-rocca-alchemy = Rocca Civetta, standard : 18 cartes Alchimie et 3 cartes Destin de plus dans le paquet Astuce.
value-rocca-alchemy-false = sans
value-rocca-alchemy-true = avec l’Alchimie
option-rocca-specialists = Rocca Civetta, dépend des Effets principaux : 18 cartes Spécialistes, 3 cartes Destin et neuf Doctorants de plus.
value-rocca-specialists-false = sans
value-rocca-specialists-true = avec les Spécialistes
option-rocca-spriggan = Rocca Civetta, dépend des Effets principaux : quatre cartes de Bonus 8 qui amènent le Doctorant Spriggan.
value-rocca-spriggan-false = sans
value-rocca-spriggan-true = avec Spriggan
option-boss = Rocca Civetta, dépend du Boss : qui est le Boss.
value-boss-laetus = Laetus
value-boss-capagrezza = Capagrezza
value-boss-basilisk = le Basilic
value-boss-lord-shadow = Lord Ombre
value-boss-raganella = Raganella
value-boss-jukas = Jukas
value-boss-omega = Oméga
value-boss_profile-hypnotist = l’Hypnotiseur (Capagrezza)
value-boss_profile-rioter = le Meneur d’émeute (Capagrezza)
value-boss_profile-stalker = le Rôdeur (Basilic)
value-boss_profile-petrifier = le Pétrificateur (Basilic)
value-boss_profile-witch = la Sorcière (Raganella)
value-boss_profile-cauldron-keeper = la Gardienne du chaudron (Raganella)
value-boss_profile-mind = l’Esprit (Oméga)
value-boss_profile-fist = le Poing (Oméga)
option-panic = Alerte maximale : quelle carte Panique se trouve sous la carte Alerte.
value-panic-random = au hasard
value-panic-darkness = Obscurité
value-panic-the-revellers-charge = La Charge des fêtards
value-panic-last-round-everyone = Dernière tournée ! (Laetus)
value-panic-out-of-the-dungeon = Hors du donjon (Capagrezza)
value-panic-cooking-time = Temps de cuisson (Raganella)
value-panic-distort-the-mind = Tordre l’esprit (Jukas)
reason-no-such-profile = La carte de { $boss } n’a pas cette face.
reason-panic-needs-boss = La carte Panique « { $panic } » a besoin de son Boss, { $boss } : activez le Boss et choisissez celui-là, ou une autre carte Panique.

## Trick cards

card-plain = { $name } ({ $type }, Bonus { $bonus })
does-interns = +{ $amount } en Discrétion pour chacun de vos Doctorants
does-after-discarding = défausser { n-cards }, puis { $effect }
timing-declaration = quand elle est déclarée pour son Bonus
decision-Brew = Alchimie : quelles cartes défausser
asks-Brew = Vous défaussez { n-cards } puis en piochez { $drawn }. Lesquelles défaussez-vous ?
how-Brew = Tapez le numéro dans votre main ; plusieurs, avec une espace entre eux.
reason-too-few-cards = Votre main n’a pas les autres cartes que cet effet défausse : { $least }.

## Interns

lasting-study-stealth = Discrétion dans sa propre Étude { $amount }
lasting-ignores-door = une fois par tour, une Porte ne vous arrête pas
lasting-thesis-keeps-cube = une Thèse manquée ne coûte aucun cube
lasting-espionage-range = portée de l’Espionnage en Zones Reliées { $amount }
lasting-end-students = Bizuths tirés en phase de Fin { $amount }
lasting-spares-stunned = au lieu de jetons Sonné, ce Doctorant peut retourner dans le paquet
lasting-fool = tests là où se trouve le jeton du Fou : Divination 1, pour votre Discrétion ou contre les autres
does-when-taken = à son arrivée : { $effect }
does-at-start = au début de votre tour : { $effect }
token-2 = jeton du Fou
laid-fool = le jeton du Fou
decision-LayToken = Où poser un jeton
asks-LayToken = Dans quelle Zone posez-vous { $token } ?
decision-KeepIntern = Deux Doctorants : lequel garder
asks-KeepIntern = Deux Doctorants se proposent. Lequel gardez-vous ?
decision-StuntDouble = Jetons Sonné : les laisser à la Doublure ou non
asks-StuntDouble = Vous recevriez { n-tokens }. La Doublure tombe-t-elle à votre place pour retourner dans le paquet ?
choice-stunt-double = la Doublure
choice-stunt-double-not = les recevoir
event-intern-returned = Le Doctorant { $intern } épargne à { $seat } les jetons Sonné et retourne dans le paquet.
event-door-opened = Le Portier de nuit ouvre à { $seat } la Porte vers { $spot }.

## Jinx cards

lasting-no-study-bonus = le Bonus d’Étude compte 0
lasting-placing-speed = points de Vitesse pour une nouvelle Zone { $amount }
lasting-stage-fright = le Bonus le plus élevé que vous déclarez dans un test compte 0
lasting-insomnia = Repos et Bivouac ne défaussent aucune autre Poisse que celle-ci
lasting-bag = Bizuths tirés de l’Université { $amount }
lasting-shared-blame = quand un autre Chercheur de votre Zone tire un Bizuth Oméga, vous piochez aussi une Poisse
lasting-easy-mark = l’Espionnage contre vous ne demande aucun Bizuth

## Bosses and Panic cards

boss-explained-single = { $boss } : Alerte +{ $alert } dans sa Zone ; { $does }
boss-does-jumps = il va droit vers { $seeks } ; qui le rencontre : { $effect }
boss-does-stops = { $does } ; il reste où il a rencontré quelqu’un
boss-does-before = { $does } ; avant cela, qui l’a activé : { $effect }
boss-does-after = { $does } ; ensuite, depuis sa Zone : { $effect }
boss-does-studied = { $does } ; qui réussit une Étude dans sa Zone : { $effect }
boss-does-phi = { $does } ; Alerte +{ $amount } de plus par Bizuth Phi sur sa carte
boss-seeks-most-students = le Chercheur qui a le plus de Bizuths
boss-seeks-fewest-students = le Chercheur qui a le moins de Bizuths
boss-seeks-most-stunned = le Chercheur qui a le plus de jetons Sonné
boss-seeks-most-jinxes = le Chercheur qui a le plus de cartes Poisse
boss-seeks-most-stars = le Chercheur qui a le plus d’Étoiles
boss-seeks-most-mysticism = le Chercheur qui a le plus de Mysticisme
who-least-stars = l’autre Chercheur qui a le moins d’Étoiles
who-left-dungeon = qui est le premier à votre gauche parmi les Chercheurs dans le Donjon
which-drawn = de la couleur tirée au sort
condition-random_colour = une couleur est tirée au sort ; avec un cube de cette couleur
deed-phi-university = un Bizuth Phi va de la carte du Boss à l’Université
deed-phi-me = prenez un Bizuth Phi sur la carte du Boss
deed-walk = avancez d’1 Zone vers le Boss
deed-walk-who = { $who } avance d’1 Zone vers le Boss
deed-sacrifice-bonfire = Sacrifiez { n-students }, au profit du Feu de camp
deed-sacrifice-bonfire-who = { $who } Sacrifie { n-students }, au profit du Feu de camp
deed-sacrifice-keep = Sacrifiez tous les Bizuths sauf { $kept }
deed-sacrifice-keep-who = { $who } Sacrifie tous les Bizuths sauf { $kept }
deed-status-no_tricks = aucune carte Astuce jusqu’à votre prochaine phase d’Action
panics-out-of-the-dungeon = qui finit une Activité Explorer hors de la Zone de départ perd son cube de moindre valeur ; qui commence son tour à 4 Zones ou plus a 2 points de Vitesse de plus
panics-cooking-time = chaque tour chauffe le chaudron de 1 et le Boss avance de 2 Zones au plus vers qui joue ; une Rencontre coûte en plus un Bizuth ; à une chaleur de 3 par joueur la partie s’arrête
panics-distort-the-mind = qui commence son tour Donne un cube d’une couleur tirée au sort au premier Chercheur à gauche dans le Donjon, ou prend un jeton Sonné ; puis le Boss avance de 1 Zone vers lui
event-colour-randomized = Une couleur est tirée au sort pour { $seat } : { $colour }.
event-phi-leaves-boss =
    Un Bizuth Phi quitte la carte du Boss { $to ->
        [university] pour l’Université
       *[me] et part avec { $seat }
    } ; il en reste { $left }.
table-phi = Bizuths Phi sur la carte du Boss : { $count }.
zone-phi = Bizuths Phi sur la carte du Boss
event-heat = Le chaudron chauffe : { $count } sur { $most }.
event-hypnotised = { $seat } est sous hypnose et ne joue aucune carte Astuce jusqu’à sa prochaine phase d’Action.
event-students-to-bonfire = Des Bizuths de { $seat } vont au Feu de camp : { $count }.
reason-hypnotised = Vous êtes sous hypnose : aucune carte Astuce jusqu’à votre prochaine phase d’Action.
mark-hypnotised = sous hypnose
table-hypnotised = Sous hypnose : aucune carte Astuce jusqu’à la prochaine phase d’Action.
zone-heat = Chaleur
table-heat = Chaleur du chaudron : { $count }.
decision-LoseCube = Quel cube Éliminer
asks-LoseCube = Vous devez Éliminer un de vos cubes. Lequel ?
choice-lose-own = { $colour }

## Fields of a pack

field-other-cards = combien d’autres cartes sont défaussées d’abord
field-more-copies = combien d’exemplaires de plus un module ajoute
field-taken = ce qui arrive quand le Doctorant rejoint un Chercheur, dans les mots des effets
field-each-turn = ce qui arrive au début des tours de qui la possède, dans les mots des effets
field-jumps = si le Boss est posé là où il va, aussi loin que ce soit
field-before = ce qui arrive à qui a activé le Boss, avant qu’il se déplace
field-after = ce qui suit son déplacement, depuis sa Zone
field-studied = ce qui suit une Étude réussie dans sa Zone
field-phi-alert = combien d’Alerte de plus par Bizuth Phi sur sa carte
field-captures = si qui recevrait un jeton Sonné au-delà de la limite est capturé
field-activates = si son Boss arrive et est activé au début de chaque tour
field-boss-steps = de combien il avance sinon vers qui joue
field-sets = ce que vaut un nombre de chaque Chercheur
field-joined = ce qui arrive à qui entre dans une Zone avec un autre Chercheur, dans les mots des effets
field-met = ce qu’une Rencontre fait en plus, dans les mots des effets
field-outside = ce qui arrive à qui finit une Activité Explorer hors de la Zone de départ
field-far = à combien de Zones de la Zone de départ le tour doit commencer
field-far-speed = pour combien de points de Vitesse de plus
field-heat = après combien de tours de chaque joueur la partie s’arrête ; 0 pour jamais
