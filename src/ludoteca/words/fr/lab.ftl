### Le laboratoire : de nombreuses parties, et ce qu’elles montrent.

## Commandes

args-lab-run = Fait jouer aux bots de nombreuses parties et garde ce qui arrive en Parquet ; la même commande reprend là où elle s’était arrêtée.
args-lab-report = Dit ce que montrent les parties d’une série : une page avec des graphiques, et la même chose en Markdown.
args-lab-compare = Met deux séries côte à côte : éditions, options, paquets ; et dit quelles différences sont plus que du hasard.
args-lab-replay = Rejoue une partie d’une série à partir de sa ligne, et l’enregistre.
args-lab-play-out = Dit ce que vaut une position : les bots la jouent jusqu’au bout de nombreuses fois.
args-lab-bots = par place, les niveaux des bots ; un seul nom vaut pour toutes les places
args-lab-seats = à combien l’on joue, si un seul bot est nommé (2)
args-lab-games = combien de parties
args-lab-out = le dossier où les mettre
args-lab-keep-seats = les bots gardent leur place ; sinon ils avancent d’une à chaque partie
args-lab-vary = une option qui change d’une partie à l’autre : chaque partie en tire une valeur, ou l’une de celles qui sont nommées ; peut être donnée plusieurs fois
args-lab-decisions = aussi une ligne pour chaque décision
args-lab-on = sur une grappe Ray à cette adresse ; « ray » en lance une sur cette machine
args-lab-folder = le dossier d’une série
args-lab-second = le dossier de l’autre série
args-lab-report-out = un autre nom pour les fichiers, sans extension ; sinon « report » dans le dossier de la série
args-lab-compare-out = un autre nom pour les fichiers, sans extension ; sinon à côté de la seconde série
args-lab-number = le numéro de la partie
args-lab-record = le nouveau fichier où la mettre
args-lab-position = une partie enregistrée ou une position transcrite
args-lab-step = la position après cette étape ; sinon la dernière
args-lab-eyes = avec les yeux de cette place, à partir de 1 : ce qu’elle ne sait pas est redistribué chaque fois ; sinon de qui doit jouer

## Une série

lab-progress = { $played } parties sur { $games }
lab-rate = { $rate } parties par seconde, encore { $left }
lab-done = { $games ->
        [one] Une partie est
       *[other] { $games } parties sont
    } dans { $folder }.
lab-then-report = Ce qu’elles montrent : { $command }
lab-then-replay = N’importe laquelle de nouveau : { $command }
lab-interrupted = Arrêté ; { $played } parties sur { $games } sont gardées. La même commande reprend de là.
lab-played-again = { $file } ne peut être lu ; ses parties sont rejouées.
lab-replayed = La partie { $number } s’est terminée comme le dit sa ligne, après { $steps } choix. On la regarde avec : { $command }
lab-written = Écrit : { $file }
lab-play-out = { $name } : ce que { $games ->
        [one] montre une partie
       *[other] montrent { $games } parties
    } à partir de cette position, avec ce que sait la place { $seat }
lab-worth = { $name } ({ $bot }) : gagne { $rate } % ({ $ends }) ; { $score } points en moyenne, le plus souvent { $low } à { $high }
lab-few-play-outs = { $games ->
        [one] Une partie, c’est peu
       *[other] { $games } parties, c’est peu
    } : regardez les intervalles, non les chiffres.

## Ce qui n’a pas marché

lab-no-run = Il n’y a pas de série dans { $folder } : run.json manque. « ludoteca lab run … --out { $folder } » en commence une.
lab-nothing-yet = Rien n’est encore terminé de la série dans { $folder }.
lab-plan-corrupt = { $file } est abîmé ({ $error }). Ses parties sont toujours là ; restaurez-le, ou commencez ailleurs une série avec les mêmes options et copiez-le de là.
lab-corrupt = { $file } est abîmé ({ $error }). Tout le reste est entier : le même « ludoteca lab run … » ne rejoue que ces parties-là.
lab-table-gone = { $file } manque. Tout le reste est entier : le même « ludoteca lab run … » ne rejoue que ces parties-là.
lab-vary-one = « --vary { $option } » demande deux valeurs ou plus à tirer, comme dans --vary { $option }=A,B.
lab-unwritable = { $file } ne peut être écrit : { $why }. Ce qui était terminé avant est gardé ; la même commande reprend de là.
lab-no-folder = { $folder } est un fichier et non un dossier.
lab-folder-taken = { $folder } contient déjà autre chose. Nommez un nouveau dossier.
lab-other-run = { $folder } contient une série à d’autres conditions ({ $names }). Nommez un nouveau dossier, ou demandez la même chose.
lab-other-rules = Cette série est de la version { $rules } des règles de { $game } ; ici c’est la version { $ours }. Les parties des deux ne se mélangent pas : commencez une nouvelle série, ou prenez la Ludoteca avec laquelle elle fut commencée.
lab-other-bots = Dans cette série joue la version { $version } des bots de { $game } ; ici c’est la version { $ours }. Les parties des deux ne se mélangent pas : commencez une nouvelle série, ou prenez la Ludoteca avec laquelle elle fut commencée.
lab-game-failed = La partie { $number } a échoué : { $error }. Tout ce qui était terminé est gardé ; signalez cela avec son numéro et run.json.
lab-worker-died = Un processus est mort plusieurs fois sur les parties { $first } à { $last } ; peut-être la mémoire manque-t-elle. Tout ce qui était terminé est gardé ; essayez avec moins de processus.
lab-workers-died = Un processus est mort plusieurs fois ; peut-être la mémoire manque-t-elle. Essayez avec --workers 1.
lab-stopped = Arrêté après { $played ->
        [0] 0 partie sur { $games } : aucune n’est encore terminée, il n’y a donc rien à dire.
       *[other] { $played } { $played ->
            [one] partie
           *[other] parties
        } sur { $games } ; voici ce qu’on en lit.
    }
lab-no-such-game = Il n’y a pas de partie { $number } dans { $folder }, ou elle n’a pas encore été jouée.
lab-ends-otherwise = La partie { $number } ne se termine pas comme le dit sa ligne : la ligne a été changée, ou elle fut jouée par une autre version.
lab-seats-differ = { $bots } bots ont été nommés pour { $seats } places.
lab-compare-games = Ce sont des séries de jeux différents : { $first } et { $second }.
lab-over = La partie dans { $file } est finie à ce point ; nommez-en un plus tôt avec --step.
lab-no-steps = { $file } contient une position, pas une partie enregistrée : retirez --step.
lab-no-address = « { $address } » n’est pas une grappe : écrivez ray://host:10001, ou « ray » pour une sur cette machine.
lab-no-ray = Ray n’est pas installé ici. On l’installe avec : pip install 'ludoteca[ray]'
lab-no-cluster = Il n’y a pas de grappe à { $address } : { $error }. Si elle demande un jeton, donnez-le dans RAY_AUTH_TOKEN.

## Le rapport

lab-from-to = { $low } à { $high }
lab-report-title = { $game } : ce que montrent les parties
lab-about = { $games } parties, édition { $edition } ; bots : { $bots } ; options : { $options } ; contenu : { $content } ; graines { $first } à { $last } ; version des règles { $rules }
lab-no-options = aucune
lab-our-content = le nôtre
lab-short = En bref
lab-doubts = Avant d’y croire
lab-method = Comment cela a été calculé
lab-method-text = Les intervalles contiennent la vraie valeur dans 95 séries sur 100 ; ceux des parts de victoires sont de Wilson. La valeur d’une chose compare des places du même bot au même rang de l’ordre du jeu, l’une avec elle et l’autre sans ; les places d’une partie dépendent les unes des autres, on compte donc les parties et non les places. Les probabilités sont corrigées pour le nombre de comparaisons selon Holm : parmi toutes les différences marquées comme claires, il y en a une par hasard dans un rapport sur vingt. Une victoire partagée est une part d’une.
lab-replay-highest = la partie au score le plus haut, numéro { $number }
lab-replay-lowest = la partie gagnée avec le moins, numéro { $number }
lab-replay-longest = la partie avec le plus de décisions, numéro { $number }
lab-who-wins = Qui gagne
lab-who-wins-text = La ligne tiretée est la part équitable. Un triangle marque une part qui en est hors avec tout son intervalle.
lab-by-turn = Par ordre du jeu
lab-by-monkey = Par numéro de Singe au début
lab-by-seat = Par place
lab-by-bot = Par bot : parties gagnées par l’un d’eux
lab-turn-number = { $number ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    } à jouer
lab-monkey-number = Singe { $number }
lab-seat-number = Place { $number }
lab-of-games = de { $games } parties
lab-fair-share = la part équitable est { $fair }
lab-won-interval = gagnées (95 %)
lab-first = { $game ->
        [king-of-con] Qui commence avec le Singe 1
       *[other] Qui joue en premier
    } gagne { $rate } des parties ; la part équitable est { $fair }. Par rapport aux autres, à bots égaux, cela fait { $gain } points de pourcentage ({ $ends } ; { $chance }) : { $sure ->
        [clear] une différence claire.
       *[other] ce peut être du hasard.
    }
lab-first-unknown = Ces parties ne peuvent montrer s’il est bon d’être le premier.
lab-best-bot = Parmi les bots, le meilleur est { $bot } : { $rate } de ses parties ; { $fair }.
lab-scores = Scores
lab-scores-short = La moitié des scores est entre { $low } et { $high } ; qui gagne en a { $best } en moyenne.
lab-all-seats = tous les joueurs
lab-winning-scores = qui gagne
lab-score-quantiles = Autant ou moins ont …
lab-mean = moyenne
lab-sources = D’où viennent les points
lab-sources-text = Moyennes sur toutes les places, pour qui a gagné et pour les autres.
lab-points-each = Points par source
lab-winners = qui gagne
lab-others = les autres
lab-source-said = { $won }, les autres { $lost }
lab-length = Combien dure une partie
lab-length-short = Une partie demande { $decisions } décisions, { $each } par joueur, et { $turns } tours ou manches.
lab-decisions = Décisions dans une partie
lab-turns = Tours ou manches dans une partie
lab-games = parties
lab-time = Temps pour une décision
lab-time-text = Mesuré là où les parties furent jouées ; les seuls chiffres ici qu’une autre machine ne répéterait pas.
lab-bot = bot
lab-decisions-each = décisions par partie
lab-milliseconds = millisecondes chacune
lab-milliseconds-95 = les 5 % les plus lentes
lab-decision = décision
lab-clause = clause
lab-in-a-game = par partie
lab-choices = choix (médiane)
lab-things = Ce que valent les choses
lab-things-text = Chaque ligne compare qui a utilisé une chose avec qui l’aurait pu et ne l’a pas fait : combien de points de pourcentage de parties gagnées en plus, et combien de points de plus que la moyenne de la table. { $count ->
        [one] Une comparaison a été faite
       *[other] { $count } comparaisons ont été faites
    }, et les probabilités sont corrigées pour autant.
lab-no-cause = Qui mène peut souvent s’offrir plus. Une différence dit que les gagnants l’ont utilisée, pas encore qu’elle fait gagner.
lab-gain-caption = Parties gagnées en plus avec elle que sans, en points de pourcentage
lab-gain-interval = différence (95 %)
lab-points-interval = points (95 %)
lab-use-head = usage, points, probabilité
lab-use = utilisé par { $used }, { $points } points, { $chance } : { $verdict ->
        [clear] clair
        [none] presque aucune différence
       *[other] ouvert
    }
lab-use-too-few = utilisé par { $used } : trop peu pour comparer
lab-too-few = On ne peut rien dire de { $things } : moins de { $least } l’ont utilisé, ou moins de { $least } ne l’ont pas fait.
lab-too-few-of = On ne peut rien dire de { $count } de ces choses : moins de { $least } les ont utilisées, ou moins de { $least } ne l’ont pas fait.
lab-table-caption = Score gagnant dans les parties avec elle, moins celui des parties sans elle
lab-table-caption-alone = Parties gagnées avec elle, moins celles gagnées sans elle, en points de pourcentage
lab-table-head = dans combien de parties, décisions, probabilité
lab-table-use = dans { $used } des parties, { $decisions } décisions, { $chance }
lab-table-too-few = dans { $used } des parties : trop peu pour comparer
lab-too-few-tables = On ne peut rien dire de { $things } : moins de { $least } parties l’avaient, ou moins de { $least } ne l’avaient pas.
lab-too-few-tables-of = On ne peut rien dire de { $count } de ces choses : moins de { $least } parties les avaient, ou moins de { $least } ne les avaient pas.
lab-nothing-stands-out = Aucune chose seule ne ressort clairement.
lab-stand-out = Qui a utilisé ceci a gagné plus souvent, en points de pourcentage : { $things }.
lab-fall-behind = Qui a utilisé ceci a gagné moins souvent : { $things }.
lab-tables-differ = Le score gagnant est différent dans les parties avec ces choses, en points : { $things }.
lab-tables-differ-alone = Les parties avec ces choses ont été gagnées plus ou moins souvent, en points de pourcentage : { $things }.
lab-unfinished = La série n’est pas terminée : { $played } parties sur { $games }.
lab-few-games = { $games ->
        [one] Une partie, c’est trop peu
       *[other] { $games } parties, c’est trop peu
    } pour plus qu’un premier regard.
lab-needs-games = Les différences de parts de victoires sous { $seen } points de pourcentage ne se voient pas ici ; pour en voir { $wanted }, il faut environ { $needed } parties.
lab-novices = Le niveau { $bot } joue au hasard : ce qu’il utilise dit peu des gens.
lab-one-level = Tous les bots sont d’un niveau ({ $bot }) : les chiffres valent pour sa façon de jouer. Essayez aussi un autre niveau.
lab-not-rotated = Les bots ont gardé leur place : ce qui vient du bot et ce qui vient de la place ne se distingue pas.
lab-rules-since = Ces parties sont de la version { $rules } des règles ; les règles en sont maintenant à la version { $ours }.

## Deux séries

lab-compare-title = { $second } à côté de { $first }
lab-compare-about = { $game } : ce que la seconde série a de plus que la première
lab-compare-short = { $clear } différences sur { $count } sont plus que du hasard.
lab-compare-method = Chaque partie donne un nombre (la moyenne de ses places) ; les différences des moyennes sont éprouvées selon Welch, leurs probabilités corrigées selon Holm sur tout ce qui est dans cette page.
lab-what-differs = Ce qui a été joué
lab-run-said = { $name } : { $terms }
lab-side-by-side = Côte à côte
lab-difference-points = Différences en points
lab-difference-use = Usage : { $kind }
lab-difference-interval = différence (95 %)
lab-corrected = probabilité corrigée
lab-measure-said = { $label } : { $ours }, puis { $theirs } ; { $gain }, { $chance }.
lab-measure-first = Parties gagnées par qui joue en premier
lab-measure-first-monkey = Parties gagnées avec le Singe 1 au début
lab-measure-shared = Victoires partagées
lab-measure-winning-score = Score gagnant
lab-measure-score = Score de tous les joueurs
lab-measure-spread = Du meilleur au dernier
lab-measure-turns = Tours ou manches
lab-measure-decisions = Décisions
lab-same-terms = Les deux séries ont les mêmes conditions : ce qui diffère est du hasard.
lab-differ-in-several = Les séries diffèrent en plusieurs choses ({ $names }) : laquelle fait la différence, elles ne peuvent le dire.
lab-few-games-in = { $folder } a { $games ->
        [one] une partie
       *[other] { $games } parties
    } : trop peu pour plus qu’un premier regard.

## Ce qui est compté

lab-kind-area = Quartiers
lab-kind-contact = Contacts
lab-kind-club = Clubs
lab-kind-wonder = Merveilles exposées à la fin
lab-kind-scenario = Scénarios
lab-kind-characteristic = Passions
lab-kind-object = Objets possédés à la fin
lab-kind-scholar = Chercheurs
lab-kind-clan = Clans
lab-kind-boss = Profils du Boss
lab-kind-zone = Zones étudiées
lab-kind-trick = Cartes Astuce jouées
lab-kind-panic = Cartes Panique retournées
lab-kind-intern = Doctorants à la fin
lab-kind-jinx = Cartes Poisse révélées
lab-kind-familiar = Familiers engagés
lab-kind-research = Cartes Recherche obtenues
lab-kind-congregation = Bizuths des Confréries utilisés
lab-kind-option = Options variées
lab-fact-purse = Argent restant (£)
lab-fact-displayed = Merveilles exposées
lab-fact-hand = Cartes restées en main
lab-fact-markers = Marqueurs Bientôt Disponible restants
lab-fact-reserve = Jetons restés dans la Réserve
lab-fact-objects = Objets dans la Collection
lab-fact-students = Étudiants restants
lab-fact-jinxes = Cartes Poisse
lab-fact-thesis = Thèse réussie (1 = oui)

## L’échelle

args-lab = Des chiffres tirés de nombreuses parties.
args-lab-ladder = Fait jouer les niveaux des bots les uns contre les autres, et dit où ils en sont.
args-levels = lesquels de ces niveaux, dans n’importe quel ordre (sinon tous) : { $names }
args-ladder-seats = à combien l’on joue (2) ; aux plus grandes tables, un seul d’un niveau s’assied parmi ceux de l’autre
args-ladder-games = parties pour chaque paire de niveaux (100)
args-neighbours = chaque niveau seulement contre celui du dessous
args-workers = combien de processus ; 0, ou rien : un par cœur
args-plot = un graphique, en .svg, .png ou .pdf
args-keep = un fichier auquel s’ajoute chaque partie terminée ; rappelée avec lui, l’échelle reprend où elle en était
ladder-interrupted = Interrompue après { $played ->
        [0] 0 partie sur { $games } : aucune n’est encore terminée, il n’y a donc rien à dire.
       *[other] { $played } { $played ->
            [one] partie
           *[other] parties
        } sur { $games } ; voici ce qu’on en lit. Avec --keep FICHIER, l’échelle pourrait être reprise.
    }
ladder-interrupted-kept = Interrompue après { $played ->
        [0] 0 partie sur { $games } : aucune n’est encore terminée, il n’y a donc rien à dire, et rien n’a été ajouté à { $file }. La même commande recommence.
       *[other] { $played } { $played ->
            [one] partie
           *[other] parties
        } sur { $games } ; tout est gardé, et voici ce qu’on en lit. La même commande reprend.
    }
ladder-not-kept = La ligne { $line } de { $file } n’est pas une partie d’une échelle. Donnez un autre fichier avec --keep.
ladder-old-rules = Les parties de { $file } ont été jouées avec les règles { $old } de ce jeu, qui a maintenant les règles { $new } : on ne peut pas les compter ensemble. Donnez un autre fichier avec --keep.
ladder-other-levels = Les parties de { $file } ont été jouées quand ces niveaux imaginaient d’autres nombres de parties par décision : on ne peut pas les compter ensemble. Donnez un autre fichier avec --keep.
ladder-other-bots = Les parties de { $file } ont été jouées par la version { $old } des bots de ce jeu, qui en sont maintenant à la version { $new } : on ne peut pas les compter ensemble. Donnez un autre fichier avec --keep.
ladder-alone = Une échelle demande au moins deux places.
ladder-levels = Une échelle demande au moins deux niveaux différents parmi : { $names }.
ladder-played = { $played } parties sur { $games } …
ladder-title = { $game }, { $seats } joueurs, { $games } { $games ->
        [one] partie
       *[other] parties
    } à partir de la graine { $seed }
ladder-ratings = Force selon le modèle de Plackett–Luce d’openskill, { $formula } : tous les niveaux partent de 25, et plus un niveau gagne, plus il est haut ; le nombre après ± est la marge d’incertitude.
ladder-rung = { $level } contre { $against } : { $rate } % de { $games } { $games ->
        [one] partie
       *[other] parties
    } (intervalle à 95 % de { $low } à { $high } % ; la part équitable est { $fair } %)
ladder-axis = % de parties gagnées, avec intervalle à 95 % ; en pointillé : la part équitable
plot-ending = Le graphique « { $file } » doit finir en .svg, .png ou .pdf.
plot-over-games = Le graphique « { $file } » serait écrit par-dessus les parties gardées. Donnez un autre fichier avec --plot.
plot-written = Le graphique est dans { $file }.
lab-missing = Le laboratoire a besoin de ce qui n’est pas installé ici : { $names }. On l’installe avec : { $command }

## Campagnes

args-lab-campaign = Faire jouer aux bots des campagnes entières de douze mois, et dire ce qu’elles ont valu à chacun.
args-lab-lecturers = par Enseignant, les niveaux des bots
args-lab-campaigns = combien de campagnes (10)
args-lab-campaign-out = un fichier pour le tableau de tous les mois, en Parquet
lab-campaign = Campagnes jouées : { $games } (numéros à partir de { $seed }).
lab-campaign-line = { $number } { $bot } : { $points } Points de Victoire en moyenne, la chaire dans { $rate } % ({ $ends })
lab-campaign-written = Le tableau de tous les mois est dans { $file }.
