# Ce que dit la salle elle-même.

## Boîtes et bots

server-title-king-of-con = King of Con
server-title-chamber-of-wonders = Chamber of Wonders
server-title-dungeonology = Dungeonology: The Expedition
server-guide = Première partie guidée
server-guide-solo = En solo, guidé

## À la table

server-log-clock = Le temps est écoulé pour { $seat }.
server-log-undo = { $seat } reprend un choix.
server-log-seat-away = En l’absence de { $seat }, un bot ({ $level }) joue jusqu’à son retour.
server-log-seat-back = { $seat } est de retour.
server-log-seat-bot = Un bot ({ $level }) s’assied à la place libre.
server-log-seat-taken = Un bot ({ $level }) prend définitivement la place de { $seat }.
server-log-seat-level = Le bot de { $seat } est maintenant : { $level }.
server-log-seat-open = La place de { $seat } est libre.
server-log-seat-person = { $seat } s’assied.
server-vote-undo-asked = { $seat } voudrait reprendre un choix. Tout le monde doit être d’accord.
server-vote-undo-passed = Le choix est repris.
server-vote-undo-failed = Le choix reste.
server-vote-end-asked = La personne qui a ouvert la table voudrait la fermer. Tout le monde doit être d’accord.
server-vote-end-passed = La table est fermée.
server-vote-end-failed = La partie continue.

## La commande

server-open = La salle est ouverte : { $url }
server-open-network = Pour les autres sur votre réseau : { $url }
server-open-data = Les tables sont conservées dans { $file }.
server-close = La salle est fermée. Rien n’est perdu : chaque table reprend là où elle en était.
server-port-taken = Le port { $port } est utilisé par un autre programme. Indiquez-en un autre avec --port.
server-no-address = { $address } n’est pas une adresse de cet ordinateur. Omettez --address pour jouer ici, ou écrivez 0.0.0.0 pour ouvrir à tout le réseau.
server-no-port = Le port { $port } ne peut pas être ouvert : { $why }. Indiquez-en un autre avec --port.
server-no-database = La base de données { $db } ne peut pas être ouverte : { $why }
server-no-driver = La base de données { $db } demande un paquet qui n’est pas installé. Pour PostgreSQL : pip install 'ludoteca[postgres]'
server-bus = Les autres processus qui servent cette salle s’entendent par { $bus }.
server-no-bus-package = Plusieurs processus demandent un paquet qui n’est pas installé : pip install 'ludoteca[processes]'
server-bad-bus = « { $bus } » n’est pas l’adresse d’un Redis ; elle s’écrit redis://HÔTE:6379/0.
server-bus-needs-postgres = Plusieurs processus sur SQLite doivent tourner sur une seule machine ; pour plusieurs machines : --db postgresql://…
server-no-client = La salle est ouverte, mais ses pages manquent
server-no-client-about = Les pages pour le navigateur n’ont pas été construites. Tapez « make web » dans le dossier du projet, puis rechargez cette page. Les programmes peuvent déjà entrer.
server-args-host = Ouvrir une salle : les autres entrent avec leur navigateur.
server-args-port = Le port à écouter ; 8000 sauf indication, 0 pour n’importe lequel de libre.
server-args-address = L’adresse à écouter ; 0.0.0.0 laisse entrer tout le réseau.
server-args-db = Où les tables sont conservées : sqlite:///FICHIER ou postgresql://… ; un fichier à vous sauf indication ici ou par LUDOTECA_DB.
server-args-bus = Où plusieurs processus de cette salle s’entendent : redis://HÔTE:6379/0 ; aucun ici ni par LUDOTECA_BUS : celui-ci est le seul.
server-args-metrics = Laisser Prometheus lire /metrics : combien la salle travaille.
server-args-log-json = Écrire le journal en JSON, une ligne par événement.
server-args-log-requests = Journaliser aussi chaque requête et connexion ; jamais qui, ni une invitation.
server-args-base-url = Comment les invités atteignent la salle, pour les invitations : https://games.example.org
server-args-delay = Secondes qu’un bot prend au moins ; avec 0 il répond dès qu’il peut, ce qui peut trahir sa main.
server-args-hints = Le niveau du bot qui donne les conseils : un niveau plus bas répond plus vite.
server-args-open = Ouvrir aussi un navigateur.
server-bad-url = { $url } n’est pas l’adresse d’une salle : écrivez http://… ou https://…
server-bad-number = { $option } demande un nombre de 0 à { $most }.

## Ce qui est refusé

error-who-are-you = Entrez d’abord : personne ne sait qui vous êtes.
error-other-site = Cette requête vient d’une page d’un autre site.
error-too-fast = Trop à la fois. Attendez un instant.
error-too-many-lines = Trop de connexions sont ouvertes ici. Fermez-en quelques-unes et réessayez.
error-table-long = Il s’est déjà passé énormément de choses ici. Vous pouvez continuer à jouer, mais plus rien ne peut être dit ni repris à cette table.
error-too-big = C’est trop grand : { $most } octets au plus.
error-bad-request = Cette requête n’a pas été comprise.
error-not-understood = Ce message n’a pas été compris.
error-no-such-page = Cette page n’existe pas.
error-trouble = Quelque chose n’a pas marché ici. Rien n’est perdu ; réessayez.
error-try-again = Quelqu’un a été plus rapide. Réessayez.
error-bad-name = Un nom a besoin d’au moins une lettre.
error-account-already = Vous avez déjà un compte.
error-bad-login = Ce nom d’utilisateur est trop long : { $most } lettres au plus.
error-login-taken = Ce nom d’utilisateur est pris.
error-wrong-password = Le nom d’utilisateur et le mot de passe ne vont pas ensemble.
error-no-such-game = Ce jeu n’est pas ici. Il y a : { $names }.
error-no-such-table = Cette table n’existe pas.
error-no-such-seat = Cette table n’a pas une telle place.
error-no-such-step = La partie n’a que { $most } pas.
error-no-guide = Ce jeu n’a pas de telle partie guidée.
error-table-broken = On a joué à cette table avec d’autres règles ; elle ne peut plus être ouverte.
error-table-waiting = La partie n’a pas commencé : des places sont encore libres.
error-table-playing = La partie est en cours.
error-table-over = La partie est terminée.
error-table-ended = Cette table a été fermée.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-the-owner = Seule la personne qui a ouvert la table peut faire cela.
error-not-invited = Il vous faut ici une invitation, ou ce lien a été remplacé. Demandez le nouveau à qui vous a invité.
error-seat-taken = Cette place est prise.
error-just-gone = { $name } était là il y a un instant. Dans { $seconds } secondes, la place pourra être confiée à un bot.
error-seats-differ = Cette partie a { $seats } places.
error-position-of-another = Ceci est une position de { $game }.
error-position-in-the-air = Quelque chose est en suspens dans cette position : seul un moment où tout est au repos entre dans le formulaire.
error-no-such-gathering = Cette page n’existe pas, ou son lien a plus d’une semaine : demandez-en un autre.
error-gathering-over = Cette table se joue déjà.
error-mode-cannot-be-moved = Œufs, glace, Tentacules, l’Idole : ce que le mode d’un Big Boss met sur la table n’a pas de place dans ce formulaire (RC-BIG.4). Choisissez un autre Boss, ou aucun, pour déplacer la table ; ou continuez avec la boîte, où « Le Boss » vous guide. Une position d’une telle partie, enregistrée dans un fichier, se continue dans le terminal avec --position.
error-nothing-to-rebuild = La partie n’a pas encore commencé : mettez-la en place selon ses règles.
error-too-late = On a déjà répondu à cette question.
error-no-such-decision = Personne n’a demandé cela.
error-not-asked = On ne vous demande rien pour le moment.
error-no-vote = On ne demande rien de tel.
error-vote-open = On demande déjà quelque chose à tout le monde.
error-empty-chat = Il n’y a rien à dire là-dedans.
error-not-over = L’enregistrement dirait ce qui est caché : on peut l’avoir quand la partie est terminée.
error-review-not-over = Seule une partie terminée peut être revue : la revue dirait ce qui est caché. Redemandez-la à la fin.
error-review-of-whom = De qui faut-il revoir les décisions ? Nommez la place, de seat=0 à seat={ $most }.
error-too-many-reviews = Plusieurs parties sont en cours de relecture. Réessayez dans une minute.
error-bad-pack = Le paquet de contenu, ligne { $line } : { $why }
error-no-record = Ceci n’est pas l’enregistrement d’une partie.
error-record-too-long = Cet enregistrement est trop long : { $most } pas au plus.

## The rules, read in the hall
server-clause-option = Une nouvelle table peut choisir. { $label } : { $values }.
server-value-default = { $value } (par défaut)

## Campagnes

error-no-such-campaign = Cette campagne n’existe pas.
error-campaign-not-yours = Seuls ses Enseignants peuvent le faire.
error-campaign-moved-on = Quelqu’un d’autre a décidé quelque chose entre-temps. Regardez encore, puis choisissez.
error-campaign-no-match = Il n’y a maintenant aucune partie à ouvrir ou à noter.
error-campaign-missing = Ce mois demande ce que Dungeonology ne sait pas encore jouer ici. Jouez-le à une table et racontez le résultat, ou jouez sans cela.
error-campaign-without-you = Vous devez être l’un des Enseignants.
error-campaign-broken = Cette campagne a été jouée sous d’autres règles et ne peut plus être suivie.
error-campaign-match-goes-on = La partie de ce mois n’est pas encore finie.
