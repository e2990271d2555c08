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

## Options et choix tout prêts

option-rocca-star_tokens = Rocca Civetta, standard : les jetons Étoile montrent quelles Étoiles chaque Chercheur a atteintes.
option-rocca-clans = Rocca Civetta, standard : douze Clans de plus, qui demandent des Étoiles.
value-rocca-star_tokens-false = sans
value-rocca-star_tokens-true = avec les jetons Étoile
value-rocca-clans-false = les trois Clans du jeu de base
value-rocca-clans-true = quinze Clans
preset-first-game = Première partie
preset-first-game-about = Le jeu de base et rien d’autre.
preset-standard = Standard
preset-standard-about = Avec ce que Rocca Civetta ajoute à toute partie.
preset-everything = Tout
preset-everything-about = Toutes les règles avancées et tous les modules de Rocca Civetta.
reason-module-needs = Le module « { $option } » ne se joue qu’avec « { $needed } ».
reason-module-not-in-pack = Le paquet de contenu de cette table n’a pas de lignes pour le module « { $option } ».

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
    { $clan } À la fin, { $stars } rapportent { $points ->
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
