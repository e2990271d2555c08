### Rocca Civetta : Oméga, contre un seul et contre tous.

seat-omega = Oméga

## Options et combinaisons

option-rocca-solo = Rocca Civetta, solo : un Chercheur contre Oméga. Boss et Effets principaux conseillés, ainsi que le niveau Bizuths.
value-rocca-solo-false = de deux à quatre joueurs
value-rocca-solo-true = seul contre Oméga
option-rocca-omega_vs_all = Rocca Civetta, dépendante : Oméga joue contre tous, de deux à quatre Chercheurs. Boss et Effets principaux conseillés.
value-rocca-omega_vs_all-false = sans Oméga
value-rocca-omega_vs_all-true = Oméga contre tous
preset-solo = Solo
preset-solo-about = Un Chercheur contre Oméga, avec Boss et Effets principaux comme conseillé.
preset-omega-versus-all = Oméga contre tous
preset-omega-versus-all-about = Oméga amasse des Informations contre tous, avec Boss et Effets principaux comme conseillé.
reason-solo-or-all = Oméga joue contre un seul ou contre tous, pas les deux.
reason-solo-is-for-one = Le solo est pour un joueur ; cette table en a { $seats }.
reason-alone-is-solo = Qui joue seul joue en solo, contre Oméga.
reason-omega-is-no-boss-here = Oméga joue ici en personne : il ne peut être aussi le Boss.

## Cartes Oméga

omega-name = Carte Oméga { $number }
omega-explained = { $name } : { $does }
omega-students =
    { $count ->
        [one] Oméga pioche 1 Bizuth
       *[other] Oméga pioche { $count } Bizuths
    }
omega-arrows = il prend le Passage { $slots }
omega-teleport = il se téléporte
omega-encounter = qui est rencontré : { $does }
omega-black-star = Étoile noire : { $does }
omega-star = une Étoile de plus que lui : { $does }
omega-double-star = deux Étoiles de plus que lui : { $does }
omega-sabotage = Sabotage : { $cards }
omega-reaction = Réaction : { $does }
omega-alert = Alerte de sa Zone +{ $amount }
omega-nothing = rien
omega-deed-collect =
    { $count ->
        [one] il collecte le cube le plus à gauche
       *[other] il collecte les { $count } cubes les plus à gauche
    }
omega-deed-collect-best = il collecte le cube de plus grande valeur
omega-deed-collect-each = il collecte le cube le plus à gauche de chaque Zone où il entre
omega-deed-eliminate = le cube de plus grande valeur de sa Zone est Éliminé
omega-deed-steal = il vole au Chercheur son cube de moindre valeur
omega-deed-steal-best = il vole au Chercheur son cube de plus grande valeur
omega-deed-discard =
    { $count ->
        [one] le Chercheur défausse une carte Astuce
       *[other] le Chercheur défausse { $count } cartes Astuce
    }
omega-deed-sacrifice =
    { $count ->
        [one] le Chercheur Sacrifie un Bizuth
       *[other] le Chercheur Sacrifie { $count } Bizuths
    }
omega-deed-stun =
    { $count ->
        [one] le Chercheur reçoit un jeton Sonné
       *[other] le Chercheur reçoit { $count } jetons Sonné
    }
omega-deed-jinx = le Chercheur pioche une carte Poisse
omega-deed-bag =
    { $count ->
        [one] un Bizuth est pioché
       *[other] { $count } Bizuths sont piochés
    }
omega-divination =
    { $count ->
        [one] Divination de 1 carte
       *[other] Divination de { $count } cartes
    }
omega-reaction-cancel = l’effet est annulé
omega-reaction-move = Oméga s’en va par un Passage
omega-reaction-discard = qui l’a joué défausse une carte Astuce
omega-reaction-stun = qui l’a joué reçoit un jeton Sonné

## Ce qui arrive

event-omega-card-phase = Phase Oméga. { $does }.
event-omega-card-sabotage = Oméga sabote le test. { $does }.
event-omega-card-reaction = Oméga réagit. { $does }.
event-omega-deck-restored = Les cartes Oméga sont remélangées.
event-omega-draws =
    { $count ->
        [one] Oméga pioche 1 Bizuth.
       *[other] Oméga pioche { $count } Bizuths.
    }
event-omega-moves = Oméga entre dans { $spot }.
event-omega-teleports = Oméga se téléporte dans { $spot }.
event-omega-stays = Oméga ne trouve où aller et reste dans { $spot }.
event-omega-shut-out = Une Porte interdit { $spot } à Oméga.
event-omega-collects = Oméga collecte { $colour } dans { $spot }.
event-omega-collects-lost = Oméga prend { $colour } dans { $spot }, et le cube va dans la Réserve.
event-omega-steals = Oméga vole { $colour } à { $seat }.
event-omega-steals-lost = Oméga prend { $colour } à { $seat }, et le cube va dans la Réserve.
event-omega-receives = { $seat } Donne { $colour } à Oméga.
event-omega-receives-lost = { $seat } Donne { $colour } à Oméga, et le cube va dans la Réserve.
event-omega-loses = { $seat } prend { $colour } à Oméga.
event-omega-loses-lost = { $seat } prend { $colour } à Oméga, mais n’a pas de place : le cube va dans la Réserve.
event-omega-leaves = Oméga Laisse { $colour } dans { $spot }.
event-omega-leaves-lost = Oméga perd { $colour }, et le cube va dans la Réserve.
event-black-stars-gained = Oméga a atteint une Étoile noire : { $stars } maintenant.
event-black-stars-lost = Oméga a perdu une Étoile noire : { $stars } maintenant.
event-omega-meets = Oméga rencontre { $seat }.
event-omega-section-black-star = L’Étoile noire agit sur { $seat }.
event-omega-section-star = { $seat } a une Étoile de plus qu’Oméga, qui y remédie.
event-omega-section-double-star = { $seat } a deux Étoiles de plus qu’Oméga, qui y remédie encore.
event-omega-divines = Oméga devine { $cards } : Alerte +{ $amount }.
event-omega-reacts = Contre { $seat } : { $does }.
event-omega-wins = Oméga gagne, et tous les autres perdent.
part-omega = Oméga
reason-fewer-than-omega = Vous avez { $stars } Étoiles. Contre Oméga une Thèse demande plus d’Étoiles qu’il n’a d’Étoiles noires : { $least }.
reason-omega-nowhere = Oméga n’est dans aucune Zone de la table.
reason-tome-too-full = Le Tome des Secrets n’a pas tant d’espaces, ou ne contient pas de tels cubes.
decision-OmegaPlace = Une Zone pour Oméga
asks-OmegaPlace = Oméga se téléporte. Dans laquelle de ces Zones ?
asks-OmegaPlace-leave = Oméga Laisse { $colour }. Dans quelle Zone ?
asks-PlaceZone-omega = Oméga a découvert { $zone }. Où placez-vous cette Zone ?

## La table

zone-tome = Tome des Secrets
zone-tome-filled = Espaces du Tome
zone-black-stars = Étoiles noires
zone-omega-card = Carte Oméga
zone-omega-deck = Cartes Oméga
omega-deck-left = Cartes Oméga : { $count }
mark-omega = Oméga est ici
table-omega = Oméga est dans { $zone }. Tome des Secrets : { $cubes } ({ $count } sur { $spaces }) ; Étoiles noires : { $stars } sur { $most }.
table-omega-card = Dernière carte Oméga : { $card }.
pack-tome = les faces du Tome des Secrets
pack-omega = les 21 cartes Oméga
field-players = pour combien de joueurs
field-black-stars = les espaces avec une Étoile noire
field-sabotage = combien de cartes révèle chaque Divination
field-teleport = si Oméga se téléporte au lieu de suivre des flèches
field-black-star = ce que l’Étoile noire ajoute à la Rencontre : quoi, et combien
field-star = ce qui suit pour un Chercheur qui a une Étoile de plus
field-double-star = ce qui suit pour un Chercheur qui a deux Étoiles de plus
field-reaction = ce qui suit une carte Astuce contre Oméga : cancel, move, discard ou stun
