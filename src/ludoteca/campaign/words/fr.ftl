### La campagne des douze mois : tout ce qu’un Enseignant lit.

campaign-title = L’année universitaire
campaign-about = Douze expéditions, de septembre à août. Qui a le plus de Points de Victoire obtient la chaire de Dungeonologie.
campaign-lecturer = Enseignant { $number }

## Mois et scénarios

month-september = Septembre
month-october = Octobre
month-november = Novembre
month-december = Décembre
month-january = Janvier
month-february = Février
month-march = Mars
month-april = Avril
month-may = Mai
month-june = Juin
month-july = Juillet
month-august = Août

scenario-september = Recherches préliminaires
scenario-october = Fête de la bière
scenario-november = Le Concert
scenario-december = L’hiver arrive
scenario-january = L’Initiation
scenario-february = Oméga contre-attaque
scenario-march = Le Temple maudit
scenario-april = Fête du printemps
scenario-may = Les Catacombes
scenario-june = L’Homme du futur
scenario-july = La Couvée de pierre
scenario-august = La Déesse et le Kraken

boss-laetus = Laetus
boss-capagrezza = Capagrezza
boss-fredo = Fredo
boss-raganella = Raganella
boss-omega = Oméga
boss-enrico-giovanni = Enrico Giovanni
boss-marconiglio = Marconiglio
boss-lord-shadow = Lord Ombre
boss-jukas = Jukas
boss-mother-basilisk = Maman Basilic
boss-scylla-and-charybdis = Scylla et Charybde

profile-drunk = Ivrogne
profile-hypnotist = Hypnotiseur
profile-witch = Sorcière
profile-mind = Esprit

mode-winter-is-coming = L’hiver arrive
mode-cursed-temple = Temple maudit
mode-egg-hunt = Chasse aux œufs
mode-the-brood = La Couvée
mode-goddess-of-the-sea = Déesse de la mer

panic-out-of-the-dungeon = Hors du donjon
panic-cooking-time = Temps de cuisson
panic-rolling-stone = Pierre qui roule
panic-egg-hunt = Chasse aux œufs
panic-distort-the-mind = Tordre l’esprit

alert-introductory = Introduction
alert-easy = Facile
alert-medium = Moyenne
alert-hard = Difficile

module-boss = Boss
module-main-effects = Effets Principaux
module-maximum-alert = Alerte maximale
module-dangerous-zones = Zones dangereuses
module-congregations = Confréries étudiantes
module-research = Recherche
module-floor-iv = Étage IV
module-omega-versus-all = Oméga contre tous
module-star-tokens = jetons Étoile
module-clans = Clans
module-alchemy = cartes Alchimie
module-specialists = cartes Spécialistes
module-spriggan = cartes Spriggan
module-familiars = Familiers

bonus-intern = un Doctorant
bonus-student = un Bizuth
bonus-congregation = un Bizuth d’une Confrérie
bonus-study-bonus = Bonus d’Étude +1
bonus-trick-card = une carte Astuce
bonus-of-congregation = un Bizuth { $congregation }

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda

slot-cyan = cyan
slot-orange = orange
slot-white = blanc
slot-black = noir
slot-fifth = numéro cinq
slot-sixth = numéro six

mark-absent = absent
mark-first = 1er
mark-second = 2e
mark-third = 3e
mark-fourth = 4e
mark-not-classified = NC

## L’histoire

story-september-before = Le recteur veut un premier coup d’œil aux grottes sous Bosco Beone. Quelqu’un habite là-dessous, et le dernier professeur parti le demander n’est pas revenu.
story-september-after = Les premières notes sont maigres et les bottes trempées. Mais vous le savez maintenant : ils ont des sabots, ils chantent en travaillant et s’appellent les faunes.
story-october-before = Les faunes roulent dehors tous leurs tonneaux. L’aubergiste Laetus mène la fête, et une chope levée au bon moment ouvre plus de portes qu’une clé.
story-october-after = La moitié des notes sent la bière, et toutes servent.
story-november-before = Encore une fête avant le gel. Le chanteur Capagrezza est monté du sud, et qui l’écoute trop longtemps oublie ce qu’il fallait écrire.
story-november-after = La dernière chanson s’éteint et les plumes repartent. Dans les amphithéâtres, chose étrange, l’encre commence à geler.
story-december-before = Dans les vieilles caves de Rocca Civetta, quelque chose a fondu. Au camp attend un pâle inconnu nommé Fredo : chef des Iota, dit-il, et un peu en retard dans ses études.
story-december-after = Fredo retourne à sa glace, content. Personne n’a osé lui demander en quelle année il s’est inscrit.
story-january-before = Les Confréries ont choisi leurs nouveaux, et c’est à vous de les emmener. Là-dessous vous cherchez Raganella, qui ne remue pas que de la soupe.
story-january-after = Les nouveaux rentrent les manches roussies, avec chacun son histoire. La recette, Raganella l’a gardée.
story-february-before = Des mois durant, le chef masqué des Oméga vous a barré la route ; à présent il offre son aide. Il ne demande rien en échange. C’est bien ce qui inquiète.
story-february-after = Il a pris plus de notes sur vous que sur les faunes. Et derrière le village, les siens suivent des galeries dont personne ne parle.
story-march-before = Les galeries finissent devant un temple que même les faunes évitent. Sur un pilier, quelqu’un a gravé deux lettres : E. G.
story-march-after = Enrico Giovanni est vivant, amaigri, et parle aux murs. Vous le ramenez ; les murs ont l’air soulagés.
story-april-before = C’est le printemps, et Marconiglio ne veut pas entendre parler de travail sans jeu. Pendant que vous cherchez des œufs, Enrico marmonne à propos de quelqu’un d’un autre temps.
story-april-after = Le dernier œuf sort du chapeau du recteur. Enrico commence à se souvenir.
story-may-before = Au-delà des catacombes, dit Enrico, il y a une machine, et quelqu’un en est sorti. Les morts de là-bas sont à Lord Ombre, et il les compte.
story-may-after = La machine existe, et son siège est vide. Le manteau au crochet est celui d’un étudiant.
story-june-before = Depuis un an Jukas est assis parmi vous, et les Phi pensent ce qu’il pense. Il se cache sous le bois : trouvez ce qu’il a pris, et pour quoi faire.
story-june-after = Jukas est arrêté ; le cristal vert dans son bras chuchote toujours. Il a appelé quelque chose depuis la mer.
story-july-before = Là où le rite a eu lieu, un basilic a fait son nid. Il garde ses œufs, et quelqu’un l’a mis là pour garder autre chose. Regardez bien, mais pas longtemps.
story-july-after = La mère et sa couvée ont déménagé, pierre après pierre, sans que personne soit blessé. Il a fallu un jour de trop : l’eau monte.
story-august-before = Scylla et Charybde sont venues, et on ne les avait pas invitées poliment. Le masque est tombé : derrière tout cela il y avait Oméga, qui veut boire leur pouvoir. La mer écoutera une dernière Thèse.
story-august-after = La mer est de nouveau plate. Une déesse a lu vos notes de bas de page.
story-end = Le recteur serre chaque main deux fois. Tous les Chercheurs sont Docteurs et tous les Enseignants siègent au conseil ; la chaire de Dungeonologie revient à { $seats }.

## Ce qui est demandé

decision-TakeSlot = Une place sur la feuille
decision-Draft = Un Chercheur pour l’équipe
decision-NameTeam = Le nom de l’équipe
decision-Agree = Les règles de ce mois
decision-SendScholar = Qui part
decision-Support = Soutien
decision-Report = Comment cela a fini

asks-TakeSlot = { $seat } : quel triangle est à vous ? Son Carnet de notes est à vous pour toute la campagne.
asks-Draft = { $seat } : quel Chercheur entre dans votre équipe ? Elle restera ainsi toute la campagne.
asks-NameTeam = { $seat } : comment s’appelle votre équipe ?
asks-Agree = { $seat } : avec lesquelles de ces règles joueriez-vous ce mois-ci ({ $month }) ? Seul vaut ce que tous veulent.
asks-SendScholar = { $seat } : qui envoyez-vous ?
asks-Support = { $seat } : vous avez { $support ->
        [one] { $support } Point de Soutien
       *[other] { $support } Points de Soutien
    }. Qu’achetez-vous ? Une chose par tour de table.
asks-Report = Comment la partie du mois ({ $month }) a-t-elle fini ?

choice-absent = absent ce mois-ci
choice-no-modules = rien de plus
choice-decline = rien
choice-scholar = { $scholar } (départs : { $uses } sur { $most })
choice-bonus = { $bonus } ({ $cost })
choice-slot = le triangle { $slot }

result-places = { $ranked }
result-place = { $place } { $seat }
result-nobody-passed = Personne n’a réussi la Thèse. { $ranked }
result-not-classified = { $ranked } ; non classés : { $others }
result-omega = Oméga gagne ; personne n’est classé.
result-omega-passed = Oméga gagne ; personne n’est classé, bien que la Thèse de { $seats } ait réussi.

## Ce qui arrive

event-slot = { $seat } prend le triangle { $slot }.
event-drafted = { $seat } choisit { $scholar }.
event-named = { $seat } appelle l’équipe « { $name } ».
event-proposed = { $seat } jouerait avec : { $modules }.
event-proposed-none = { $seat } n’ajouterait rien.
event-absent = { $seat } est absent ce mois-ci.
event-sent = { $seat } envoie { $scholar }.
event-bought = { $seat } achète { $bonus } pour { $cost }.
event-declined = { $seat } n’achète rien.
event-lecturer-randomized = Le triangle { $slot } est tiré : { $seat } choisit en premier.
event-agreed = Les règles sont : { $modules }. Le premier joueur est { $seat }.
event-agreed-base = Les règles sont celles du jeu de base. Le premier joueur est { $seat }.
event-match-begins = L’expédition part : { $scholars }.
event-scenario-over = { $seat } : { $mark }, { $gain ->
        [one] { $gain } Point de Soutien
       *[other] { $gain } Points de Soutien
    } de plus.
event-campaign-over = L’année est finie. { $ranked }

## La feuille

sheet-month = Mois
sheet-boss = Boss
sheet-no-boss = pas de Boss
sheet-rules = Règles
sheet-base-rules = règles de base
sheet-team = Équipe, départs sur { $most }
sheet-support = Points de Soutien
sheet-victory = Points de Victoire
sheet-column = { $mark } × { $value }
sheet-next = Prochain, mois { $number } sur { $months }
sheet-boss-profile = { $boss } ({ $profile })
sheet-mode = Mode
sheet-alert = Carte Alerte
sheet-always = Toujours en jeu
sheet-agreement = D’un commun accord
sheet-panic-named = { $module } ({ $panic })
sheet-most = { $module } (au plus { $most } joueurs)
sheet-final = Classement final
sheet-scenario = { $month } : { $scenario }
sheet-line = { $name } : { $what }

## Pourquoi quelque chose est refusé

reason-too-many-lecturers = Une campagne est pour { $most } Enseignants au plus, pas pour { $seats } : une partie n’a pas d’autres Carnets de notes. D’autres boîtes peuvent en apporter ; réglez alors max_lecturers.
reason-too-few-scholars = { $seats } Enseignants demandent { $needed } Chercheurs ; sans Enrico il y en a { $scholars }.
reason-slot-taken = Ce triangle est pris par { $seat }.
reason-scholar-excluded = { $scholar } ne peut pas être dans une équipe de la campagne.
reason-scholar-drafted = { $scholar } est dans l’équipe de { $seat }.
reason-no-team-name = Le nom d’une équipe a de 1 à { $most } lettres, toutes visibles.
reason-team-name-taken = C’est le nom de l’équipe de { $seat }.
reason-module-is-compulsory = { $module } est toujours en jeu dans ce scénario : il n’y a rien à convenir.
reason-module-not-listed = { $module } n’est pas parmi les règles de ce mois ({ $month }).
reason-module-too-many-players = { $module } est pour { $most } joueurs au plus ; vous êtes { $players }.
reason-module-needs-module = { $module } ne se joue pas sans { $needed }.
reason-no-absence = Ces Enseignants ont convenu que personne ne reste chez soi.
reason-match-needs-two = Une partie demande deux joueurs : quelqu’un d’autre est déjà absent.
reason-scholar-not-in-team = Envoyez quelqu’un de votre équipe : { $team }.
reason-scholar-used-up = { $scholar } est déjà parti { $most } fois et ne peut plus partir.
reason-bonus-needs-module = Pour { $bonus }, le scénario doit se jouer avec { $module }.
reason-bonus-too-dear = Cela coûte { $cost } ; vous avez { $support }.
reason-bonus-once = Vous l’avez déjà acheté pour ce scénario.
reason-congregation-barred = { $congregation } n’est pas en jeu avec { $by }.
reason-congregation-none-left = Il n’y a pas de Bizuth { $congregation } dans la Réserve.
reason-absent-has-no-result = { $seat } n’a pas pris part.
reason-omega-not-in-play = Oméga ne joue pas cette partie et ne peut pas la gagner.
reason-omega-leaves-no-places = Quand Oméga gagne, personne n’est classé : laisse les places de côté.
reason-place-missing = À quelle place est arrivé { $seat } ?
reason-place-without-thesis = La Thèse de { $seat } n’a pas réussi et d’autres oui : pas de place alors, mais NC.
reason-places-have-gaps = Ces places ne peuvent pas être : { $places }. Compte à partir de 1 ; qui partage une place laisse la suivante libre.
reason-not-a-campaign = Ceci est une partie enregistrée de { $game }, pas une campagne.
reason-not-a-position = Cela ne peut pas se lire comme une feuille.
reason-saved-under-other-terms = Cela a été enregistré sous d’autres accords.
reason-not-on-the-sheet = Il n’y a pas de « { $what } » sur la feuille.
reason-months-differ = Tous les Enseignants ont autant de résultats ; laissez-en un vide où quelqu’un était absent.
reason-slots-differ = Chaque Enseignant a besoin d’un triangle à lui.
reason-scholar-not-available = Une équipe compte quelqu’un qui n’est pas parmi les Chercheurs disponibles.
reason-teams-overlap = Un Chercheur est dans deux équipes.
reason-teams-not-whole = Une équipe a deux Chercheurs, et un nombre de départs pour chacun.
reason-no-such-month = Il y a douze mois.
reason-no-such-mark = Un résultat est 1, 2, 3, 4 ou NC.
reason-uses-over-limit = { $seat } a envoyé un Chercheur trop souvent.
reason-uses-differ = { $seat } a joué { $played } parties et marqué { $uses } départs.
reason-support-below-zero = { $seat } a moins de zéro Point de Soutien.

## Les accords

option-max_lecturers = Combien d’Enseignants il peut y avoir.
option-scholar_cards = Quels Chercheurs peuvent entrer dans les équipes.
option-campaign_extra_modules = Si des modules qu’un scénario ne nomme pas peuvent être ajoutés.
option-campaign_level = L’expérience des joueurs.
option-allow_absence = Si un Enseignant peut manquer un scénario.
option-ps_repeat = Si le même bonus peut être acheté plusieurs fois pour un scénario.
option-campaign_consolation = Ce qui est marqué quand personne ne réussit la Thèse.
option-campaign_omega_win = Ce qui est marqué quand Oméga gagne.
option-nc_round = Si les demi-Points de Victoire sont gardés.
option-campaign_tie = Comment une égalité finale est tranchée.
value-max_lecturers-4 = quatre
value-max_lecturers-5 = cinq, avec un Carnet de notes venu d’ailleurs
value-max_lecturers-6 = six, avec des Carnets de notes et des Chercheurs venus d’ailleurs
value-scholar_cards-all = ceux des deux boîtes
value-scholar_cards-base = ceux du jeu de base
value-campaign_extra_modules-agree = si tous sont d’accord
value-campaign_extra_modules-never = jamais
value-campaign_level-freshmen = Bizuths
value-campaign_level-students = Étudiants
value-campaign_level-professors = Professeurs
value-campaign_level-deans = Recteurs
value-allow_absence-true = oui
value-allow_absence-false = non
value-ps_repeat-true = oui
value-ps_repeat-false = non
value-campaign_consolation-ranked = les places du classement de consolation
value-campaign_consolation-nc = NC pour tous
value-campaign_omega_win-nc = NC pour tous
value-campaign_omega_win-ranked = les places telles quelles
value-nc_round-exact = gardés
value-nc_round-floor = arrondis vers le bas
value-campaign_tie-countback = meilleures places, puis Points de Soutien
value-campaign_tie-support = Points de Soutien
value-campaign_tie-shared = elle est partagée

## La commande

campaign-args = Une campagne de douze mois : la commencer, voir sa feuille, raconter un résultat, jouer la prochaine partie.
campaign-args-new = Commencer une campagne.
campaign-args-show = Montrer la feuille, ou l’écrire comme page à imprimer.
campaign-args-play = Continuer : décider ce qui est à décider, jouer la partie du mois.
campaign-args-report = Raconter comment la partie du mois a fini à une autre table.
campaign-args-undo = Reprendre le dernier choix.
campaign-args-file = où la campagne est gardée
campaign-args-lecturers = qui joue, séparés par des virgules : noms de personnes, ou bots ({ $names })
campaign-args-html = écrire la feuille dans ce fichier comme page à imprimer
campaign-args-svg = écrire la feuille dans ce fichier comme image
campaign-args-places = qui est classé, du premier au dernier, par nom ou numéro
campaign-args-nobody = personne n’a réussi la Thèse : les places sont celles de consolation
campaign-args-passed = qui a réussi la Thèse bien qu’Oméga ait gagné
campaign-args-omega = Oméga a gagné
campaign-args-report-only = ne jouer aucune partie ici : s’arrêter quand il y a un résultat à raconter
campaign-args-nearest = jouer la partie bien qu’il manque quelque chose ici, sans cela
campaign-exists = { $file } existe déjà. Continuer : { $command }
campaign-begun = La campagne commence ; elle est gardée dans { $file }. Continuer : { $command }
campaign-not-a-lecturer = Personne ici ne s’appelle « { $name } ». Il y a : { $names }.
campaign-same-names = Deux Enseignants ne peuvent pas avoir le même nom : { $name }.
campaign-nothing-to-report = Il n’y a pas encore de partie à raconter : d’abord vient « { $decision } » (voir { $command }).
campaign-over-already = La campagne est finie.
campaign-reported = C’est noté.
campaign-taken-back = Repris : { $decision }.
campaign-missing = Ce mois demande ce que Dungeonology ne sait pas encore jouer ici : { $what }.
campaign-missing-how = Jouez-le à une table et racontez le résultat : { $report }. Ou jouez sans cela : { $nearest }.
campaign-match-saved = La partie est gardée dans { $file }.
campaign-written = { $file } est écrit.
campaign-file-ending = Une page finit en .html, une image en .svg : pas { $file }.
campaign-answer-names = Des numéros, séparés par des virgules ; « ? » pour la règle
campaign-answer-number = Un numéro ; « ? » pour la règle
campaign-answer-name = Entrée pour « { $name } »
campaign-unclear = Ce n’est pas une réponse : { $text }
campaign-saved-quit = La campagne est gardée dans { $file }. Continuer : { $command }
