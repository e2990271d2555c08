### Rocca Civetta : tout ce que disent ses modules, d’abord les noms et les options.

# Clans
clan-ashen-horns = Cornes de cendre
clan-moss-drinkers = Buveurs de mousse
clan-iron-hoof = Sabot de fer
clan-moonpipe-choir = Chœur des flûtes de lune
clan-coin-counters = Compteurs de pièces
clan-thorn-court = Cour des épines
clan-bark-scribes = Scribes de l’écorce
clan-red-vintage = Rouge Vendange
clan-silent-antler = Ramure silencieuse
clan-hollow-oak = Chêne creux
clan-ember-dancers = Danseurs de braise
clan-crowned-goat = Chèvre couronnée

# Zones et Familiers
zone-IV-1 = Bibliothèque noyée
zone-IV-2 = Creux de Yocca
zone-IV-3 = Seuil du Titan
zone-IV-4 = Verger d’ossements
zone-IV-5 = Aire de la Manticore
zone-IV-6 = Voûte des étoiles
familiar-yocca = Yocca
familiar-manticore = Manticore

# Recherches
research-field-census = Recensement de terrain
research-order-of-battle = Ordre de bataille
research-star-charts = Cartes stellaires
research-tax-roll = Rôle d’impôts
research-court-register = Registre de la cour
research-cross-section = Coupe transversale
research-deep-survey = Relevé des profondeurs
research-long-march = Longue marche
research-eyewitness = Témoin oculaire
research-head-count = Compte des têtes
research-hard-knocks = Coups durs
research-full-dossier = Dossier complet

## Options et choix tout prêts

option-rocca-star_tokens = Rocca Civetta, standard : les jetons Étoile montrent quelles Étoiles chaque Chercheur a atteintes.
option-rocca-clans = Rocca Civetta, standard : douze Clans de plus, qui demandent des Étoiles.
value-rocca-star_tokens-false = sans
value-rocca-star_tokens-true = avec les jetons Étoile
value-rocca-clans-false = les trois Clans du jeu de base
value-rocca-clans-true = quinze Clans
option-rocca-floor_iv = Rocca Civetta, dépendant des Zones dangereuses : un quatrième Étage avec des Informations Fausses et Universelles.
option-rocca-familiars = Rocca Civetta, dépendant des Zones dangereuses et de l’Étage IV : des Familiers à engager.
value-rocca-floor_iv-false = trois Étages
value-rocca-floor_iv-true = avec l’Étage IV
value-rocca-familiars-false = sans
value-rocca-familiars-true = avec Yocca et la Manticore
option-rocca-research = Rocca Civetta, avancée : des cartes Recherche, pour des points à la fin.
value-rocca-research-false = sans
value-rocca-research-true = avec la Recherche
preset-base-game = Jeu de base
preset-base-game-about = Sans règles avancées et sans Rocca Civetta. Pour une première partie, aussi avec la carte Alerte « Introductive ».
preset-standard = Standard
preset-standard-about = Avec ce que Rocca Civetta ajoute à toute partie.
preset-everything = Tout
preset-everything-about = Toutes les règles avancées et tous les modules de Rocca Civetta.
reason-module-needs = « { $option } » ne se joue qu’avec « { $needed } ».
reason-module-not-in-pack = Le paquet de contenu de cette table n’a pas de lignes pour « { $option } ».

## Étoiles et Clans

star-silver =
    { $count ->
        [one] une Étoile d’argent : { $colour }
       *[other] { $count } Étoiles d’argent : { $colour }
    }
star-gold =
    { $count ->
        [one] une Étoile d’or : { $colour }
       *[other] { $count } Étoiles d’or : { $colour }
    }
star-any-silver =
    { $count ->
        [one] une Étoile d’argent quelconque
       *[other] { $count } Étoiles d’argent quelconques
    }
star-any-gold =
    { $count ->
        [one] une Étoile d’or quelconque
       *[other] { $count } Étoiles d’or quelconques
    }
clan-demands = { $clan } (une Thèse demande { $points } points et { $stars } ; { $modifiers })
clan-no-modifiers = aucun Modificateur
clan-bonus =
    { $clan } Qui a { $stars } à la fin gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-star-token-taken = { $seat } prend le jeton de { $star }.
event-star-token-discarded = { $seat } défausse le jeton de { $star }.
line-clan-stars = Étoiles du Clan
zone-star-tokens = { $seat } : jetons Étoile
table-star-tokens = Jetons Étoile : { $stars }.
field-module = le module de Rocca Civetta avec lequel une ligne est en jeu ; sans module, elle l’est toujours
field-stars = les Étoiles qu’une Thèse demande
field-star-bonus = des points pour qui a toutes ces Étoiles à la fin

## Étage IV et Familiers

column-false = Information Fausse
column-universal = Information Universelle
effect-hecatomb = Hécatombe
effect-forced-passage = Passage obligé
effect-hire-familiar = Engager
effect-hire = Engager { $familiar }
lasting-movement-speed = points de Vitesse en phase de Mouvement { $amount }
lasting-stealth = Discrétion dans ses propres tests { $amount }
lasting-ignores-hecatomb = Hécatombe n’a pas d’effet
lasting-drives-boss-off = une fois par tour, une Rencontre avec le Boss peut être annulée
familiar-explained = { $familiar } (s’engage pour { $cubes } ; { $does })
part-familiar = Familier
choice-hire = engager { $familiar } pour { $cubes }
choice-universal = { $colour }
choice-drive-off = chasser le Boss
choice-drive-off-not = rencontrer le Boss
decision-PlaceUniversal = Un cube Universel : dans quelle colonne
decision-DriveOff = Le Boss : le chasser ou non
asks-PlaceUniversal = Dans quelle colonne mettez-vous le cube Universel ?
asks-DriveOff = Le Boss est sur vous. La Manticore le chasse-t-elle, comme elle le peut une fois par tour ?
event-false-information = { $seat } trouve une Information Fausse dans { $spot } : le cube va à la Réserve.
event-universal-placed = { $seat } met le cube Universel dans la colonne { $colour }.
event-hecatomb = Hécatombe dans { $spot } : { $seat } Sacrifie tous ses Bizuths.
event-familiar-hired = { $seat } engage { $familiar }.
event-familiar-left = { $familiar } quitte { $seat } et reste dans { $spot }.
event-boss-driven-off = Le Boss est chassé avant de pouvoir faire quoi que ce soit à { $seat }.
reason-no-familiar-here = Il n’y a pas ici de Familier que vous puissiez engager.
reason-familiar-attached = Ce Familier est attaché à { $seat }.
reason-familiar-too-dear = Vous n’avez pas les cubes que coûte ce Familier.
reason-passage-is-forced = Cette Zone a un Passage obligé : Reliée à deux Zones, elle ne reçoit plus aucun Lien.
reason-no-such-module = Il y a là quelque chose d’un module avec lequel cette table ne joue pas.
fault-no-such-familiar = { $at } : Il n’y a pas de Familier « { $id } ». Il y a : { $ids }.
zone-pile-3 = Zones de l’Étage IV
zone-familiars = Familiers
mark-familiar = { $familiar } est ici
mark-universal = dont Universels : { $count }
mark-reserve = dans la Réserve
mark-attached = attaché à { $seat }
table-familiar = Familier : { $familiar }.
table-familiar-loose = { $familiar } se trouve dans { $zone }.
table-familiar-free = Familier à engager : { $familiar }.
table-universal = Cubes Universels : { $cubes }.
pack-familiar = les deux Familiers
field-cost = les cubes que cela coûte, par lettre

## Recherche

research-explained =
    { $research } ({ $demand } ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
demand-cubes = au moins { $cubes }
demand-deepest = se tenir à l’Étage le plus bas
demand-entered = { $count } Zones différentes où l’on est entré ce tour
demand-boss = se tenir là où est le Boss
demand-students = au moins { $count } Bizuths
demand-near-limit = jetons Sonné : au moins la Résistance moins { $count }
demand-stars = au moins { $count } Étoiles
choice-claim = prendre la Recherche { $research }
event-research-drawn = Une nouvelle Recherche est près du Campus : { $research }.
event-research-claimed = { $seat } prend la Recherche { $research }.
reason-no-such-research = Cette Recherche n’est pas près du Campus.
reason-researched-already = On prend une Recherche par tour, et vous avez pris la vôtre.
reason-demand-not-met = Vous ne remplissez pas ce que { $research } demande.
line-research = Recherche
zone-research = Recherche
zone-research-deck = Cartes Recherche
zone-researched = { $seat } : Recherche
table-research = Recherche : { $research }.
table-researched = Recherche prise : { $research }.
pack-research = les douze cartes Recherche
field-cubes = les cubes demandés, par lettre
field-deepest = s’il faut se tenir à l’Étage le plus bas
field-entered = dans combien de Zones il faut être entré en un tour
field-near-limit = combien de jetons Sonné peuvent manquer à la Résistance
field-stars-reached = combien d’Étoiles sont demandées
