### The words of the shell: buttons, headings, the hall. What a rule says comes from the server.

## Everywhere
match-of-campaign = C’est une partie d’une campagne.
to-the-campaign = À la campagne
to-the-hall = À la salle
hall = Salle
campaigns = Campagnes
campaign-new = Nouvelle campagne
companion = Compagnon
replays = Replays
rules = Règles
log = Journal
chat = Conversation
terms = Les conditions de la table
main = Principal
views = Vues
language = Langue
close = Fermer
cancel = Annuler
save = Enregistrer
send = Envoyer
again = Réessayer
loading = Un instant…
loading-game = La partie se remet en place : { $done } sur { $total }
you = Vous
bot = Bot
guest = Invité
spectator = Spectateur
sound = Son
sound-on = Son activé
sound-off = Son coupé
volume = Volume
dark = Sombre
change-light = Changer la lumière
page-lost = Cette page n’a pas pu être chargée. Le serveur tourne-t-il encore ?
no-such-page = Il n’y a rien ici.
no-such-page-why = L’adresse est peut-être mal écrite, ou ce qui était là n’y est plus. Tout le reste est dans la salle.
no-such-rules = Aucun jeu de ce nom sur l’étagère. Il y a ceux-ci :
label = { $label } :
labelled = { $label } : { $text }
of = { $value } sur { $count }
less = { $label } : moins
more = { $label } : plus

## The hall
good-morning =
    { $named ->
        [yes] Bonjour, { $name }.
       *[no] Bonjour.
    }
good-afternoon =
    { $named ->
        [yes] Bonjour, { $name }.
       *[no] Bonjour.
    }
good-evening =
    { $named ->
        [yes] Bonsoir, { $name }.
       *[no] Bonsoir.
    }
hall-lead =
    { $turns ->
        [0] Prenez une boîte sur l’étagère.
        [1] Une table attend votre coup. Ou prenez une boîte sur l’étagère.
       *[other] { $turns } tables attendent votre coup. Ou prenez une boîte sur l’étagère.
    }
hall-lead-short =
    { $turns ->
        [0] Aucune table ne vous attend.
        [1] Une table attend votre coup.
       *[other] { $turns } tables attendent votre coup.
    }
hall-lost = La salle est injoignable pour le moment.
shelf = L’étagère
players-range = { $range } joueurs
minutes = environ { $minutes } min
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
my-tables = Mes tables
my-tables-none = Aucune pour l’instant. Elles seront ici, tamponnées quand c’est à vous.
open-tables = Tables ouvertes
open-tables-none = Personne ne cherche de joueurs en ce moment.
open-table =
    { $game }, { $free ->
        [1] 1 place libre
       *[other] { $free } places libres
    } sur { $seats }
join = Rejoindre
free = libre
lately-finished = Parties récemment terminées
outcome-won =
    { $count ->
        [1] { $names } gagne avec { $points }
       *[other] { $names } gagnent avec { $points }
    }
outcome-alone =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
your-move = À vous
slip-waiting =
    { $free ->
        [1] Attend encore un joueur.
       *[other] Attend encore { $free } joueurs.
    }
slip-turn = { $stage }. { $asked }
slip-others =
    { $count ->
        [0] { $stage }. On n’attend personne.
        [1] { $stage }. On attend { $names } : { $asked }
       *[other] { $stage }. On attend { $names } : { $asked }
    }
slip-when = Dernier choix { $when }
slip-left = { $time } restants
what-if = Et si, à partir de l’étape { $step }
what-if-of = Et si : la partie continue à partir de l’étape { $step } de « { $title } ».
what-if-origin = Voir cette partie

## Who one is
account = Qui vous êtes
account-sub = Invité sur cet appareil.
account-have = Connecté en tant que { $user }.
account-why = Avec un compte, vous retrouvez vos tables sur tous vos appareils.
account-make = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
user = Nom d’utilisateur
password = Mot de passe
password-long = Au moins 8 caractères.
name = Nom
name-seen = Ce que les autres voient à la table.
name-title = Comment vous appelez-vous ?
name-missing = Indiquez un nom, celui que les autres verront.
user-short = Le nom d’utilisateur compte au moins 3 caractères.
name-sub = Pas besoin de compte.
come-in = Entrer

## A new table
new-sub = On peut ouvrir la table telle quelle ; changez ce que vous voulez.
new-sub-first = Prête telle quelle. Première partie ? Choisissez « { $value } » ci-dessous.
edition = Édition
presets = Partir de
presets-sub = des options qui vont bien ensemble
edition-sub = règle toutes les options ci-dessous
players = Joueurs
solo = Solo
options = Options
options-sub = chacune avec sa règle
options-more = { $count } autres options
options-of = { $name } : { $count } options
options-rest = { $count } autres options, comme dans l’édition
options-fewer = Moins d’options
option-changed = modifiée
seats = Places
seats-sub = qui s’assied où
seat-open = Place libre
seat-number = Joueur { $seat }
seat-here = Sur cet appareil
seat-here-name = Nom à la place { $seat }
seat-who = Qui occupe la place { $seat }
seat-me-sub = Vous, l’hôte
seat-here-sub = Vous vous passez l’appareil
seat-link-sub = Quiconque a le lien
seat-pick-me = Moi
seat-pick-here = Même appareil
seat-pick-link = Ami par lien
seat-pick-bot = Bot : { $level }
clock = Temps par décision
clock-none = Aucun
clock-none-sub = chacun prend son temps
clock-move = Par décision
clock-move-sub = le même temps à chaque fois
clock-bank = Par partie
clock-bank-sub = comme une pendule d’échecs
clock-days = En jours
clock-days-sub = comme par courrier
clock-move-time = Temps par décision
clock-bank-time = Temps pour toute la partie
clock-bank-more = En plus à chaque décision
clock-days-time = Jours par décision
clock-up = Quand il est écoulé, un choix sûr est fait et annoncé au joueur.
clock-absence = Si quelqu’un perd la connexion
absence-never = la table attend
absence-after = un bot le remplace après { $time }
duration-seconds =
    { $count ->
        [1] 1 seconde
       *[other] { $count } secondes
    }
duration-minutes =
    { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [1] 1 heure
       *[other] { $count } heures
    }
duration-days =
    { $count ->
        [1] 1 jour
       *[other] { $count } jours
    }
duration-none = rien
listed = Visible dans la salle
listed-sub = Chacun peut prendre une place libre. Visible ou non, qui a l’adresse peut regarder
table-name = Nom de la table
table-name-none = Nous en trouverons un
values-ours = Beaucoup de valeurs sont notre reconstitution, et marquées comme telles. Si vous avez la boîte, vous pouvez saisir celles qui sont imprimées.
pack-open = Ouvrir un paquet
pack-own = Jouer avec votre propre paquet de contenu
pack-how = Un fichier avec les valeurs de votre boîte. Pour en commencer un, modifiez
pack-ours = notre paquet
pack-type = Saisissez-les ici
pack-typed = Saisies sur cet appareil
pack-line = Ligne { $line } : { $text }
pack-not-text = Ce fichier n’est pas du texte : un paquet de contenu est un fichier .toml.
pack-fits = On peut jouer avec { $name }.
pack-away = Sans lui
pack-more =
    { $count ->
        [one] Et une autre erreur : voir la liste ci-dessus.
       *[other] Et { $count } autres erreurs : voir la liste ci-dessus.
    }
values-pack = Cette table joue avec les valeurs d’un propriétaire de la boîte.
new-summary =
    { $players ->
        [1] 1 joueur
       *[other] { $players } joueurs
    }{ $told ->
        [no] { "" }
       *[other] , { $terms }
    }{ $changes ->
        [0] { "" }
        [1] , une autre option changée
       *[other] , { $changes } autres options changées
    }{ $free ->
        [0] { "" }
        [1] , 1 place par le lien
       *[other] , { $free } places par le lien
    }
new-told-alert_profile = Alerte : { $value }
new-told-rules-boss = avec le Boss
new-told-rules-dangerous_zones = tous les Effets de Zone
new-told-rules-max_alert = Alerte maximale
new-told-rules-main_effects = Effets Principaux
new-told-firstGame = règles de première partie
open-the-table = Ouvrir la table

## Before the game
waiting-free =
    { $free ->
        [0] Toutes les places sont prises.
        [1] Une place est libre.
       *[other] { $free } places sont libres.
    }
sit-here = S’asseoir ici
stand-up = Se lever
seat-was = C’était la place de { $name }
seat-is-here = à la table
seat-stood-in = En son absence joue un bot : { $level }
seat-level = Niveau du bot : { $name }
seat-free-it = Libérer la place
seat-free-it-of = Libérer la place de { $name }
seat-free-sure = { $name } perd définitivement cette place, et toute personne invitée peut la prendre.
seat-is-free = Une place est libre
let-bot-play = Un bot joue pour { $name }
invitation-needed = Vous pouvez regarder. Pour vous asseoir ici, il faut une invitation : demandez le lien à qui a ouvert la table.
invitation-wrong = Cette invitation ne vaut pas pour cette table : redemandez le lien.
discard = Ranger la table
discard-sure = La table est retirée pour tous ceux qui attendent ici.
let-bot = Un bot
invite = Inviter
invite-sub = Quiconque ouvre ce lien peut prendre une place libre, sans compte.
invite-link = Lien d’invitation
invite-qr = L’invitation en code QR
invite-only-here = Cette salle n’écoute que sur cet ordinateur : lien et code valent ici, pas sur un téléphone ni un autre ordinateur. Pour ouvrir à votre réseau, fermez la salle et rouvrez-la avec
invite-renew = Un autre lien
invite-renew-why = Qui n’a que l’ancien lien ne peut plus s’asseoir avec lui.
invite-renewed = Voici le nouveau lien. L’ancien ne vaut plus rien.
invite-not-renewed = Aucun autre lien n’a pu être fait : la salle n’a pas répondu. Celui-ci vaut toujours.
copy-link = Copier le lien
copied = Copié
copy-by-hand = Copiez cette adresse : { $link }
invite-copy-by-hand = La copie n’a pas pu se faire d’ici. Le lien est sélectionné : appuyez sur Ctrl + C, ou maintenez-le sur un téléphone.

## At the table
decision = Décision
confirm = Confirmer
nothing-chosen = Rien n’est encore choisi.
waiting-for =
    { $count ->
        [0] Un instant…
       *[other] On attend { $names }
    }
game-over = La partie est finie
ended = La table est close
ended-sub = Toutes les personnes à la table étaient d’accord.
won-by =
    { $count ->
        [1] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
play-again = Rejouer
log-empty = Il ne s’est encore rien passé.
status-turn = À son tour
status-choosing = Choisit
status-thinking = Réfléchit
status-ready = Prêt
status-sealed = Scellé
status-waiting = Attend
status-away = Absent
time-left = Temps restant : { $time }
clock-hours = { $hours } h
clock-days-left = { $days } jours
time-little =
    { $seconds ->
        [1] Plus qu’une seconde pour décider.
        [3600] Plus qu’une heure pour décider.
       *[other] Plus que { $seconds } secondes pour décider.
    }
missed =
    { $count ->
        [1] Votre temps est écoulé, un choix a été fait pour vous :
       *[other] Votre temps est écoulé, { $count } choix ont été faits pour vous :
    }
missed-close = Compris
terms-clock-none = aucun, chacun prend son temps
terms-clock-move = { $time } par décision
terms-clock-bank =
    { $increment ->
        [0] { $time } pour toute la partie
       *[other] { $time } pour toute la partie, et { $more } de plus à chaque décision
    }
terms-clock-days = { $time } par décision
score-line = Ligne
score-total = Total
score-place = Place
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
table-menu = Menu de la table
unread =
    { $count ->
        [1] 1 message non lu
       *[other] { $count } messages non lus
    }
hint = Conseil
hint-wait = Un bot y réfléchit…
hinted = Un bot choisirait : { $said }
undo = Annuler mon coup
end-by-vote = Finir la partie par un vote
end-sure =
    { $others ->
        [0] Personne d’autre ne joue ici : la partie s’arrête aussitôt, sans résultat.
        [one] On demande à { $names }, qui doit être d’accord ; qui n’est pas là a { $time } pour revenir. La partie s’arrête ensuite sans résultat.
       *[other] On demande à { $names }, qui doivent être d’accord ; qui n’est pas là a { $time } pour revenir. La partie s’arrête ensuite sans résultat.
    }
end-ask = Demander
end-now = Arrêter la partie
play-on = Continuer
ballot-undo-what = Ceci serait annulé :
leave = Quitter la table
leave-sure = Un bot joue à votre place. Vous pouvez revenir quand vous voulez.
stay = Rester
bot-plays = Un bot joue pour vous.
i-am-back = Me revoilà
watching = Vous regardez.
reconnecting = Connexion perdue. Nouvel essai…
pass-device = Passez l’appareil à { $name }
pass-device-why = La suite n’est que pour { $name }. Que personne d’autre ne regarde.
i-am = Je suis { $name }
whose-view = Pour { $name } seulement
ballot-undo = { $name } demande à annuler un choix
ballot-end = { $name } demande à finir la partie
ballot-all = Toutes les personnes à la table doivent être d’accord.
ballot-yes = D’accord
ballot-no = Refuser
ballot-waits = On demande aux autres.
chat-say = Dites quelque chose
chat-said = { $name } : { $text }
chat-open = Répondre
chat-none = Personne n’a encore rien dit.
mute = Ignorer
unmute = Écouter { $name } de nouveau
provenance = D’où viennent les valeurs
provenance-printed = valeurs imprimées dans la règle
provenance-secondary = valeurs rapportées par d’autres
provenance-reconstructed = notre reconstitution
provenance-house = de notre invention
plain-board = Plateau simple
plain-board-sub = La même partie en listes de cartes

## The plain board
yours = À vous
tab-table = Table
tab-others = Autres
choices = Choix
# One of several choices that read alike.
numbered = { $label } n° { $number }
choose-nothing = Rien
choose-more =
    { $count ->
        [1] Choisissez-en encore un.
       *[other] Choisissez-en encore { $count }.
    }
zone-empty = vide
face-down = Face cachée

## Rules, replays, guide
rules-of = Règles : { $game }
rules-lead = Chaque clause est numérotée ; refus et scores y renvoient.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Aucune clause ne contient tous ces mots.
        [1] 1 clause
       *[other] { $count } clauses
    }
rules-lost = Les règles ne peuvent être chargées pour le moment.
replay = Revoir
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-step = Étape { $step } sur { $steps }
replay-where = À quel moment de la partie
replay-eyes = Vu par
replays-lead = Des parties finies, pas à pas, par les yeux de chacun.
replays-none = Aucune partie n’est encore finie.
share = Copier le lien
fork = Continuer d’ici
record-export = Enregistrer la partie
rebuild-with-box = Reconstruire avec la boîte
record-import = Importer une partie
guide = Première partie guidée
guide-next = Compris
guide-left-title = Vous continuez sans guide
guide-left = Le guide s’arrête ici : désormais vous décidez, et les autres jouent pour eux-mêmes. Le menu de la table a un conseil pour chaque décision, et un numéro souligné ouvre sa règle.
guide-off = Arrêter le guide
guide-do = Choisir : { $label }
group-object = { $count } Objets
group-scenario = { $count } Scénarios
group-wonder = { $count } modèles de Merveilles
group-area = { $count } faces de Quartiers
group-scholar = { $count } Chercheurs
group-trick = { $count } cartes Astuce
group-jinx = { $count } cartes Poisse
group-zone = { $count } Zones
group-clan = { $count } cartes Clan
group-alert = { $count } cartes Alerte
group-column = { $count } colonnes des notes
group-boss = { $count } faces de la carte Boss
group-panic = { $count } cartes Panique
group-intern = { $count } Doctorants
in-the-workshop = Encore à l’atelier : elle viendra sur l’étagère quand on pourra y jouer.

## Names for tables
table-name-1 = La foule du samedi
table-name-2 = Pluie aux carreaux
table-name-3 = La table ronde
table-name-4 = Après dîner
table-name-5 = Débutants bienvenus
table-name-6 = La longue soirée
table-name-7 = Thé et biscuits
table-name-8 = Encore une partie
table-name-9 = Le coin du poêle
table-name-10 = Habits du dimanche
table-name-11 = Vieux amis
table-name-12 = À la lueur de la lampe
table-unnamed = Une table
edition-chamber-of-wonders-en-0-5 = La plus récente : Clubs, mode solo, et un départ qui dépend des Quartiers.
edition-chamber-of-wonders-fr-0-4 = Chacun part avec 8 £ et trois cartes ; à Whitechapel, la première carte est obligatoire.
edition-chamber-of-wonders-it-0-3 = La plus ancienne : 5 £ et trois cartes au départ ; perdre à Whitechapel ne coûte pas le Contact.
edition-sets =
    { $count ->
        [0] les règles les plus récentes
        [1] règle 1 option
       *[other] règle { $count } options
    }
watch = Regarder

## Après la partie : ses propres décisions, revues
review = Revoir mes décisions
review-sub = Un bot continue à partir de chacune de vos décisions, en sachant seulement ce que vous saviez.
review-progress = Décision { $now } sur { $count }…
review-left = Encore { $time } environ.
review-done =
    { $marks ->
        [one] Une décision sur { $count } aurait pu être meilleure.
       *[other] { $marks } décisions sur { $count } auraient pu être meilleures.
    }
review-none = Bien joué : pour aucune de vos { $count } décisions le bot ne connaît rien de nettement meilleur.
review-nothing = Vous n’avez rien décidé vous-même dans cette partie : il n’y a rien à revoir.
review-others =
    { $count ->
        [one] Une décision à votre place ne compte pas : un bot l’a prise, ou le temps était écoulé.
       *[other] { $count } décisions à votre place ne comptent pas : un bot les a prises, ou le temps était écoulé.
    }
review-failed = La revue n’a pas pu être faite.
review-again = Redemander
review-chosen = Votre choix
review-better = Mieux
review-points =
    { $count ->
        [0] plus de victoires
        [one] environ { $points } point
       *[other] environ { $points } points
    }
review-where =
    { $staged ->
        [no] Étape { $step }
       *[other] { $stage } · étape { $step }
    }
review-order = Dans l’ordre
review-order-turn = de la partie
review-order-weight = de ce qu’elles coûtent
review-see = Voir dans la partie
