### Les pages d’une campagne. Ce que disent les règles vient du serveur.

campaign = Campagne
campaigns-lead = Douze expéditions de Dungeonology, de septembre à août, avec les mêmes Enseignants et une seule feuille.
my-campaigns = Mes campagnes
my-campaigns-none = Aucune pour l’instant. Entre deux mois, une campagne vous attend ici.
slip-month = Mois { $number } sur 12. { $month }
you = vous
you-bar = Vous

## Une nouvelle campagne

new-campaign = Nouvelle campagne
new-sub = Douze parties en autant de mois que vous voulez ; équipes, Points de Soutien et places sont conservés.
lecturers = Enseignants
lecturers-sub = chacun envoie des Chercheurs
lecturer = Enseignant
terms-sub = ce dont vous convenez pour toute l’année
title = Nom de la campagne
title-none = L’année universitaire
new-summary = { $count } Enseignants, douze mois. D’abord viennent triangles et équipes.
begin = Commencer la campagne

## La feuille

sheet = La feuille
month = Mois
boss = Boss
rules = Règles
base-rules = règles de base
team-uses = Équipe, départs sur { $most }
support-points = Points de Soutien
victory-points = Points de Victoire
month-now = (ce mois)
see-match = Voir la partie
see-match-of = { $title } : voir la partie
triangle-of = triangle : { $colour }
slot-cyan = cyan
slot-orange = orange
slot-white = blanc
slot-black = noir
slot-fifth = numéro cinq
slot-sixth = numéro six
mark-nc = NC
mark-absent = absent
mark-first = 1er
mark-second = 2e
mark-third = 3e
mark-fourth = 4e
mark-not-classified = non classé
standings = Classement provisoire
final-ranking = Classement final
points = { $victory } PV, { $support } PS
year-over = L’année est finie

## Ce mois

next = Prochain, mois { $number } sur { $months }
agreed = Convenu
uses =
    { $uses ->
        [0] aucun départ sur { $most }
        [1] 1 départ sur { $most }
       *[other] { $uses } départs sur { $most }
    }
costs =
    { $cost ->
        [1] 1 Point de Soutien
       *[other] { $cost } Points de Soutien
    }
purse =
    { $support ->
        [0] 0 point
        [1] 1 point
       *[other] { $support } points
    }
want-it = { $count } sur { $said } la veulent
nothing-to-agree = Ce mois ne laisse rien à convenir.
not-this-month =
    { $count ->
        [1] Une règle ne peut pas être choisie ce mois
       *[other] { $count } règles ne peuvent pas être choisies ce mois
    }
nothing-more = rien de plus
bought-for = { $text }, pour { $cost }
team-name = Nom de l’équipe
decide-for = Vous décidez pour
plan-absent = Absent ce mois.
plan-wants = Jouerait avec : { $rules }.
plan-wants-none = Jouerait sans rien de plus.
plan-sends = Envoie { $scholar }.
plan-bought = A acheté : { $things }.
be-absent = Être absent
buy-nothing = Ne rien acheter
do-TakeSlot = Le prendre
do-Draft = Dans l’équipe
do-NameTeam = Nommer l’équipe
do-Agree = Proposer
do-SendScholar = Envoyer
do-Support = Acheter
do-Report = Noter le résultat
lost = La salle est injoignable en ce moment. Ce que vous avez choisi reste ici.

## La partie

match = La partie du mois
match-ready = Tout est prêt. Ouvrez-la ici comme table, ou jouez-la avec les boîtes et racontez comment elle a fini.
match-goes-on = Elle se joue à une table de la salle.
match-over = Elle est finie. Notez son résultat sur la feuille.
match-missing =
    { $count ->
        [1] Une chose de ce mois ne peut pas encore se jouer ici. Jouez-le avec les boîtes et racontez le résultat, ou jouez ici sans elle :
       *[other] Certaines choses de ce mois ne peuvent pas encore se jouer ici. Jouez-le avec les boîtes et racontez le résultat, ou jouez ici sans elles :
    }
open-match = Ouvrir la table
open-nearest = Ouvrir la table quand même
to-the-table = À la table
note-result = Noter son résultat
report-how = Jouée avec les boîtes ? Dites qui a réussi la Thèse, et les places.
report-instead = Raconter plutôt un autre résultat
thesis = Thèse
place = Place
passed = { $name } a réussi la Thèse
place-of = Place de { $name }
omega-won = Oméga a gagné
report-passed = Qui ne l’a pas réussie n’est pas classé.
report-nobody = Si personne ne la réussit, les places sont celles du classement de consolation.

## Autour

open-people = Enseignants et classement
open-log = Ce qui s’est passé
open-menu = Feuille et réglages
invite = Inviter
invite-sub = Qui ouvre ce lien peut devenir l’un des Enseignants libres.
invite-open =
    { $count ->
        [1] Un Enseignant est libre : inviter
       *[other] { $count } Enseignants sont libres : inviter
    }
invited = Vous avez une invitation. Prenez l’une des places libres.
become = Participer
undo = Reprendre le dernier choix
print = Imprimer la feuille
save-html = Enregistrer comme page
save-svg = Enregistrer comme image
save-json = Enregistrer pour continuer dans le terminal
