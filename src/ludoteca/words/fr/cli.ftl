### The command line and the terminal game.

## Words that one types during a game; the first of each is shown

command-help = aide règles règle
command-why = pourquoi
command-hint = conseil
command-table = table
command-map = carte plan
command-options = options accords
command-log = journal
command-undo = annuler annule
command-save = sauver enregistrer
command-lang = langue
command-quit = quitter fin
command-pass = passe passer rien
command-box = boîte
command-scenario = scénario
command-yes = oui o
command-me = moi

help-help = { $word } ou ? : cette aide. Avec un nombre, comme « ? { $number } » : la règle derrière ce choix. Avec une règle ou un mot, comme « ? { $clause } » ou « ? { $sought } » : ce que disent les règles. Avec le niveau d’un bot, comme « ? { $level } » : ce qu’il fait.
help-why = { $word }, comme « { $word } { $answer } » : ce que deviendrait cette réponse, sans la donner.
help-hint = { $word } : ce que ferait le conseiller à votre place, et pourquoi.
help-table = { $word } : de nouveau toute la table.
help-map = { $word } : ce qui est dessiné de la table, si le jeu a une carte.
help-options = { $word } : l’édition et les options de cette table, chacune avec sa règle.
help-log = { $word } : tout ce qui s’est passé jusqu’ici.
help-undo = { $word } : reprendre le dernier choix, si personne n’en a rien appris.
help-save = { $word }, ou « { $word } FICHIER » : enregistrer la partie et continuer.
help-lang = { $word } en, it ou fr : continuer dans cette langue.
help-quit = { $word } : enregistrer la partie et s’en aller.

## A game

play-you = { $seat } (vous)
play-person = { $seat } (une personne)
play-bot = { $seat } (bot : { $level })
play-seats = À la table : { $seats }.
play-edition = Édition : { $edition }.
play-edition-named = { $edition } ({ $name })
play-options = Options que cette table a changées :
play-options-none = Toutes les options sont celles de l’édition.
play-options-how = Tapez « { $word } » pour lire toutes les options.
play-options-all = Les options en vigueur, chacune avec l’endroit des règles qui en parle :
play-option = { $about } : { $meaning } ({ $name } = { $value })
play-option-own = Choix de cette table.
play-pack = Cette table joue avec un paquet de contenu au lieu de nos propres cartes.
play-seed = La graine de cette partie est { $seed } : avec --seed { $seed }, on peut redonner les mêmes cartes.
play-saving = Chaque choix est aussitôt enregistré dans { $file }.
play-help = Tapez « aide » à tout moment, et « quitter » pour arrêter : la partie est enregistrée.
play-help-level = Ce que fait un bot : tapez « ? { $level } ».
play-level = { $level } (bot) : { $about }
play-hand-over = C’est à { $seat }. Passez le clavier à { $seat }, qui appuie sur Entrée :
play-hidden = l’écran change de mains
play-enter = Appuyez sur Entrée pour continuer :
play-only-enter = D’ici, seule la touche Entrée fait continuer ; « sauver », « langue » et « quitter » marchent aussi. Tout le reste se tape ensuite.
play-lang-done = Désormais en français.
play-again = Rien n’a changé. Choisissez de nouveau.
play-not-done = Rien n’a changé. Choisissez de nouveau.
play-done = Choix fait : { $choice }.
play-why-what = Pourquoi quoi ? Tapez ensuite une réponse, comme vous la donneriez.
play-which-language = Quelle langue ? Ajoutez-en une : { $names }.
play-would-refuse = Ce serait refusé. { $why }
play-would-warn = C’est permis, mais sans doute pas voulu. { $why }
play-would-do = C’est permis : { $choice }.
play-hint = Le conseiller choisirait : { $choice }. { $why } Pour faire de même, tapez : { $typed }
play-hint-alone = « { $hint } » se tape seul, sans « { $rest } ». Ce que donnerait une de vos réponses, c’est « { $why } { $rest } » qui le dit.
play-log-empty = Il ne s’est encore rien passé.
play-no-map = Ce jeu n’a pas de carte à dessiner ; « table » montre tout.
play-undone = Le dernier choix est repris : { $seat } choisit de nouveau.
play-saved = Partie enregistrée dans { $file }.
play-goes-on = La partie continue malgré tout ; elle sera enregistrée ailleurs à la sortie.
play-file-changed = Quelqu’un d’autre a continué cette partie dans « { $file } » : ce fichier reste tel quel. Votre partie continue quand même, et sera enregistrée sous un autre nom quand vous partirez.
play-quit = Au revoir.
play-interrupted = La partie a été interrompue.
play-end-of-input = Il n’y a plus rien à lire : l’entrée est terminée.
play-broken = Quelque chose s’est mal passé.
play-over-already = Cette partie est déjà terminée. Première place : { $seats }.
play-kept = La partie est enregistrée dans { $file }.
play-go-on = Pour continuer : { $command }
play-tell-again = Pour la réentendre : { $command }
play-last-resort = La partie ne peut être enregistrée nulle part. La voici : copiez les lignes suivantes dans un fichier.

## Replays

replay-as = Vue par : { $seat }.
replay-other-rules = Enregistrée avec les règles { $found }, les nôtres sont les { $ours } : rejouée selon les règles, non vérifiée.
replay-other-layout = Enregistrée avec le format de position { $found }, le nôtre est le { $ours } : rejouée selon les règles, non vérifiée.
replay-watcher = un spectateur
replay-all = tout le monde à la fois, secrets compris
replay-step = Étape { $step }.
replay-at = Après l’étape { $step } sur { $most }.

## Files

file-unreadable = « { $file } » ne peut pas être lu : { $why }. Vérifiez le nom.
file-unwritable = « { $file } » ne peut pas être écrit : { $why }. Indiquez un autre fichier.
file-empty = « { $file } » est vide. Indiquez un autre fichier.
file-not-text = « { $file } » n’est pas un fichier de texte en UTF-8 (l’octet { $at } n’appartient à aucune lettre). Indiquez un autre fichier, ou enregistrez-le en UTF-8.
file-too-big = « { $file } » est bien trop gros pour l’un de nos fichiers. Indiquez un autre fichier.
file-exists = « { $file } » existe déjà et ne sera pas écrasé. Indiquez un autre fichier.
save-exists = « { $file } » existe déjà. Continuez cette partie avec « { $command } », ou indiquez un autre fichier.
os-not-allowed = ce n’est pas permis
os-no-such-file = le fichier ou le dossier n’existe pas
os-is-a-folder = c’est un dossier
os-disk-full = le disque est plein
os-name-too-long = le nom est trop long
os-other = { $error }
record-unusable = « { $file } » ne peut pas être utilisé. { $why }
record-breaks = « { $file } » s’arrête à l’étape { $step }. { $why }

## Content packs

content-good = « { $file } » est en ordre. Pour y jouer : « ludoteca play { $game } --content { $file } ».
pack-field = { $name } : { $meaning }
content-written = Écrit dans « { $file } ». Modifiez-le, puis essayez « ludoteca content check { $file } ».
content-what-to-do = Corrigez ces lignes ; « ludoteca content export » montre un paquet en ordre.

## Games and rules

games-seats = De { $least } à { $most } joueurs.
games-editions = Éditions, à choisir avec --edition :
games-options = Options, à choisir avec --option nom=valeur :
games-default = par défaut
games-line = { $name } : { $text }
games-numbers = un nombre entier de { $least } à { $most }
rules-chapters = Les chapitres des règles :
rules-part = { $title } :
rules-of = Dans les règles de { $game } :
rules-how = Ajoutez un chapitre ({ $chapter }), une règle ({ $clause }), une décision ({ $ruling }) ou des mots à chercher.
rules-none = Les règles ne disent rien de « { $asked } ». Essayez un chapitre ({ $chapter }), une règle ({ $clause }) ou un autre mot.
rules-elsewhere = Les règles des parties avec lesquelles cette table ne joue pas sont omises ; leur numéro les trouve quand même.
rules-scenario = Scénario { $number }
rules-line = { $number } : { $text }

## What is wrong with an answer

unclear-number = « { $text } » n’est pas un nombre. Tapez le numéro de votre choix, ou aide.
unclear-menu = Il n’y a pas de choix { $number } ; { $most ->
        [0] le seul choix est 0.
       *[other] les choix vont de 1 à { $most }.
    }

## What is wrong with a command

no-such-language = Il n’y a pas de langue « { $name } » ici. Les langues sont : { $names }.
no-such-player = « { $name } » ne peut pas s’asseoir à une table. Ceux qui le peuvent : { $names }.
no-such-seat = Il n’y a pas de place « { $name } » dans cette partie. À choisir parmi : { $names }.
no-such-step = Cette partie n’a pas d’étape { $step } ; les étapes vont de 0 à { $most }.
not-a-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $text } ».
seats-differ = Cette partie a { $expected } places, pas { $found } : indiquez autant de joueurs avec --seats.
position-has-terms = { $file } dit déjà avec quelle édition, quelles options et quelles cartes on joue : retirez-les.
position-of-another = { $file } est une position de { $game }.
rebuild-too-early = À ce point, la partie dans { $file } n’a pas encore commencé : mettez-la en place selon ses règles.
rebuild-over = La partie dans { $file } est finie : il n’y a rien à poursuivre. Indiquez une étape plus tôt avec --step.
rebuild-earlier = À l’étape { $asked }, quelque chose est en suspens : voici la table après l’étape { $step }, quand tout était au repos.
rebuild-written = La position est dans { $file }.
reason-no-such-bot = Il n’y a pas de bot « { $name } ». Les bots sont : { $names }.
reason-bot-of-other-game = Ce bot joue à { $game } et non à { $other }.
no-such-adviser = Il n’y a pas de bot « { $name } ». Ceux qui peuvent donner des conseils : { $names }.
no-adviser = Le bot « { $name } » ne peut pas donner de conseils : il n’imagine pas la suite de la partie. Ceux qui le peuvent : { $names }.
bug = Quelque chose s’est mal passé dans Ludoteca ({ $error }). C’est notre erreur, pas la vôtre ; dites-le-nous. Rien de ce qui était enregistré n’est perdu.

args-unknown = « { $what } » n’est pas compris. Voyez « { $command } --help ».
args-missing = Il manque quelque chose : { $what }. Voyez « { $command } --help ».
args-no-value = { $what } demande une valeur à sa suite. Voyez « { $command } --help ».
args-no-such-command = Il n’y a pas de commande « { $what } ». Voyez « { $command } --help ».
args-bad = Ce n’est pas compris. Voyez « { $command } --help ».
args-option-without-value = --option demande nom=valeur, pas « { $option } ». Les options sont : { $names }.
args-option-twice = L’option « { $option } » est donnée deux fois, avec deux valeurs. Choisissez-en une.

args-usage = Usage :
args-heading = { $heading } :
args-what = Quoi
args-options = Options
args-commands = Commandes
args-command = COMMANDE
args-help = cette aide
args-about = Ludoteca, une maison de jeux : y jouer, les reprendre, les raconter de nouveau.
args-example = Pour commencer : ludoteca play king-of-con
args-version = la version
args-lang = la langue : { $names } (sinon LUDOTECA_LANG, ou celle du système)
args-play = Jouer une partie ici, dans le terminal.
args-resume = Reprendre une partie enregistrée.
args-replay = Raconter de nouveau une partie enregistrée, étape par étape.
args-draw = Dessiner le Donjon d’une partie enregistrée de Dungeonology.
args-rebuild = Dit comment reconstruire avec la boîte une partie enregistrée.
args-draw-step = après cette étape ; 0 est le début
args-svg = le nouveau fichier pour une image (SVG) ; sinon l’écran
drawn = L’image est dans { $file }.
nothing-to-draw = Il n’y a rien à dessiner dans { $game } : ce jeu n’a pas de carte. Seul Dungeonology en a une.
args-review = Revoit une partie finie : là où une recherche aurait choisi autre chose.
args-review-seat = seulement les décisions de cette place, par numéro ou nom
review-not-over = On ne peut revoir qu’une partie finie : la relecture dirait ce qui est caché. Continuez-la d’abord : « ludoteca resume ».
args-rules = Lire les règles.
args-content = Écrire ou vérifier un paquet de contenu : ce qui est imprimé sur les cartes.
args-games = Lister les jeux avec leurs éditions et leurs options.
args-game = le jeu
args-seats = qui est assis où, comme me,apprentice,expert ; plusieurs personnes comme me,me ; les bots : { $names }
args-levels-games = Ces nombres de parties sont des maximums ; à { $game }, à deux joueurs, ils sont de { $adept }, { $expert } et { $master }. Pendant la partie, « ? { $level } » dit ce que fait ce bot à cette table.
args-seed = le nombre dont part le hasard
args-edition = l’édition des règles
args-option = une option du jeu ; peut se répéter ; voyez « ludoteca games »
args-preset = des options qui vont bien ensemble ; voyez « ludoteca games »
args-no-such-preset = Il n’y a pas de choix « { $name } ». Il y a : { $names }.
args-no-presets = { $game } n’a pas de choix tout faits : laissez --preset de côté.
games-presets = Options qui vont bien ensemble (--preset) :
args-scenario = none, de 1 à 10, ou random
args-clubs = avec les Clubs (Chamber of Wonders)
args-solo = en solo contre le Collectionneur, à ses niveaux lord, royal ou les deux (Chamber of Wonders)
args-pack = un paquet de contenu avec lequel jouer
args-position = commencer à cette position transcrite
args-save = enregistrer aussitôt chaque choix dans ce nouveau fichier
args-record = une partie enregistrée
args-record-or-position = une partie enregistrée ou une position transcrite
args-rebuild-step = la table après cette étape ; la dernière si rien n’est dit
args-rebuild-seat = rien de plus que ce que cette place peut savoir
args-rebuild-out = écrire la position dans un nouveau fichier
args-step = cette étape seulement, avec la table qui en résulte ; 0 est le début
args-seat = par les yeux de qui : une place par numéro ou par nom, watcher (spectateur) ou all (tous)
args-asked = un chapitre, une règle, une décision ou des mots à chercher
args-rule = RÈGLE
args-export = Écrire notre contenu sous forme de paquet à modifier.
args-out = le nouveau fichier à écrire ; sinon l’écran
args-check = Dire ce qui ne va pas dans un paquet, avec fichier et ligne.
args-pack-file = le paquet
