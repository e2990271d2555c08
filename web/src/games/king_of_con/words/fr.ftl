### King of Con : les mots de son plateau.

koc-you = Vous
koc-you-are = { $name }, c’est vous
koc-object-value = { $object }, valeur { $value }
koc-monkey = Singe { $number }
koc-monkey-first = Singe { $number } : vous gagnez toute égalité pour l’instant
koc-monkey-last = Singe { $number } : vous perdez toute égalité pour l’instant
koc-monkey-middle = Singe { $number } : le plus petit numéro gagne l’égalité
koc-bin-label = Corbeille
koc-bin = Corbeille { $tokens }
koc-bin-note = Les jetons gaspillés attendent ici la Récupération de la phase 4.
koc-matches =
    { $n ->
        [0] aucun encore
        [one] 1 Objet, 1 PV
       *[other] { $n } Objets, { $n } PV
    }

koc-round = Manche
koc-phase = Phase
koc-bank = Banque
koc-box-0 = Nouveaux Objets
koc-box-1 = 1re Astatosta
koc-box-2 = 2e Astatosta
koc-box-3 = 3e Astatosta
koc-box-4 = Attribution
koc-box-5 = Charognage
koc-box-6 = Grande parade

koc-stands = Stands
koc-stand = Stand
koc-stand-n = Stand { $number }
koc-stand-label = Stand { $number } : { $object }, { $traits }
koc-stand-empty = Stand { $number } : vide
koc-spots = Jetons sur ce Stand
koc-spot = { $name } : { $tokens }
koc-spot-draft = { $name } : { $tokens }, et { $draft } de plus dans votre brouillon
koc-box = Objet face cachée
koc-box-note = Retourné après la 1re Astatosta. Les offres sur le Stand 4 comptent.
koc-stalls = Étals
koc-stalls-none = Vides. Ce que personne ne veut arrive ici.
koc-stalls-note = Valeur { $value }. À prendre au Charognage avec { $least } ou plus.
koc-stalls-now = À personne : { $least } suffit. Objets des autres : il faut { $margin ->
        [2] au moins 2 de plus que
       *[other] plus que
    } leur valeur, et l’ancien propriétaire est payé.
koc-deck =
    { $n ->
        [one] Objet encore dans la pioche
       *[other] Objets encore dans la pioche
    }

koc-screen = Derrière le paravent
koc-secret = Vous seul le voyez
koc-secret-short = Vous seul
koc-grid = Votre Grille : 25 Objets
koc-cell-stand = { $object }, sur le Stand { $number }
koc-cell-seat = { $object }, { $name }, valeur { $value }
koc-cell-stalls = { $object }, aux Étals, valeur { $value }
koc-cell-unseen = { $object }, pas encore vu
koc-cell-box = { $object }, la case du Stand { $number }
koc-cell-wins = gagné avec { $least } ou plus
koc-cell-boost = à vous : les jetons augmentent sa valeur
koc-cell-laid = { $tokens } à vous dessus
koc-reserve = Réserve
koc-reserve-of = Réserve { $left } sur { $all }
koc-left-of = restants sur { $all }
koc-your-offer = Votre offre
koc-your-offers = Vos offres
koc-tokens-on = Jetons sur { $object }
koc-no-offer-yet = Touchez un Stand ou sa case éclairée.
koc-no-offers-yet = Touchez une case éclairée : elle reçoit le minimum qui peut gagner. Touchez encore pour reprendre.
koc-rule-stand = Les offres sur un Stand s’additionnent. À la fin, le total le plus haut prend l’Objet, et ses jetons en deviennent la Valeur ; tous les autres jetons y sont perdus.
koc-rule-own = Des jetons sur votre propre Objet élèvent aussitôt sa Valeur, avant que les offres des autres y soient comparées.
koc-rule-other = L’offre la plus haute prend cet Objet, si elle est d’au moins { $least }. Les offres qui ne gagnent pas sont perdues.
koc-offers-note = Chaque case montre la plus petite offre gagnante. Ce qui ne gagne pas va à votre Corbeille.
koc-offer-own = à vous : la valeur { $value } devient { $then }
koc-offer-rival = { $name }, valeur { $value } : { $least } gagne, sauf renfort
koc-offer-stalls = Étals : { $least } gagne
koc-offer-vain = trop peu : il faudrait { $least }
koc-offer-lost = serait gaspillé
koc-sealed = Votre offre est scellée
koc-sealed-nothing = Vous n’offrez rien cette fois.
koc-passions = Passions
koc-collection = Collection
koc-no-object = Pas encore d’Objet
koc-epic = { $n } sur 4 pour l’épique
koc-epic-done = Collection épique
koc-would-be-epic = { $object } serait le quatrième : { $ends ->
        [yes] la partie finirait après cette phase.
       *[no] une Collection épique.
    }
koc-predominate = Vous dominez en
koc-predominate-pays = +{ $n }
koc-predominate-note = Ce que paierait la phase 4 si elle venait maintenant.

koc-players = Joueurs
koc-composing = Compose
koc-ready = Prêt
koc-choosing = Choisit
koc-reserve-open = Réserve { $n }
koc-passions-open = Passions
koc-feed = #feed

koc-scenario = Scénario { $number }
koc-guest-pays = paie { $tokens } cette manche
koc-theme-pays = 1 PV chacun, pour tous
koc-house-astatoste =
    { $n ->
        [1] Une Astatosta par manche.
        [2] Deux Astatoste par manche.
       *[other] Trois Astatoste par manche.
    }
koc-house-devaluation =
    { $loss ->
        [0] Pas de Dévaluation cette manche.
       *[other] Cette manche, chaque Objet perd { $loss }.
    }
koc-house-stalls = Étals : valeur { $value }, donc { $least } gagne.
koc-house-margin = Valeur + { $margin } pour gagner dans une Collection.
koc-house-box = Le Stand 4 est face cachée à la 1re Astatosta.
koc-house-epic =
    { $ends ->
        [yes] Une Collection épique donne { $points } PV.
       *[no] Une Collection épique ne finit rien et donne { $points } PV.
    }
koc-house-monkeys = Les Singes ne s’échangent pas ; ils tournent après la manche.
koc-house-haggling = Le gagnant d’un Stand laisse 1 de plus que le deuxième.
koc-monkey-control = Contrôle des Singes

koc-astatosta-hint = Autant de jetons que vous voulez sur un seul Objet d’un Stand. Tous révèlent ensemble.
koc-scavenging-hint = Autant de jetons que vous voulez sur tous les Objets en jeu. Une seule offre, tous révèlent ensemble.
koc-pick-stand =
    { $tokens ->
        [one] { $tokens } jeton sur le Stand { $number }
       *[other] { $tokens } jetons sur le Stand { $number }
    }
koc-pick-total = { $object } : votre total y serait { $total }
koc-pick-on = { $tokens } sur { $object }
koc-pick-guard = { $tokens } pour garder { $object }
koc-pick-left = en réserve : { $left }
koc-nothing-chosen = Rien d’offert encore
koc-offer-nothing = Ne rien offrir
koc-clear = Effacer
koc-ready-now = C’est prêt
koc-all-the-same = Offrir quand même
koc-there-all-the-same = Offrir là quand même
koc-tempted = { $object } : vous pouvez y offrir des jetons, ils seront gaspillés
koc-waiting-title = Votre offre est faite
koc-waiting-passion = Votre Passion est choisie
koc-go-on = Continuer
koc-hold = Pause
koc-skip = Passer
koc-next-in =
    { $seconds ->
        [one] La suite dans 1 seconde
       *[other] La suite dans { $seconds } secondes
    }
koc-held = En pause
koc-showing = Voici ce qui s’est passé

koc-passions-title = À quelle Passion renoncez-vous ?
koc-passions-note = Les deux autres restent à vous, en secret, jusqu’à la fin.
koc-give-up = Renoncer
koc-keep = Garder
koc-ties-title = Quelle égalité d’abord ?
koc-tie-level = à égalité à { $tokens }
koc-control-title = Votre Singe est le plus petit
koc-take = Prendre
koc-concede = Concéder
koc-take-note = C’est à vous, et les Singes s’échangent.
koc-concede-note = Vous quittez l’égalité et gardez votre Singe.
koc-prize = L’enjeu
koc-after = Les Singes ensuite
koc-choose-one = Choisissez

koc-screens-up = Paravents levés !
koc-sold = Vendu !
koc-scavenged = Paravents levés !
koc-showing-off = La parade !
koc-open-1 = La 1re Astatosta est ouverte
koc-open-2 = La 2e Astatosta est ouverte
koc-open-3 = La 3e Astatosta est ouverte
koc-open-award = L’attribution
koc-open-scavenging = Le Charognage est ouvert
koc-open-showing-off = Récupération, Prédominance, Consolation
koc-shout-nothing = rien
koc-shout-stand = Stand { $number }
koc-shout-ahead = total { $total }, en tête
koc-shout-level = total { $total }, à égalité
koc-shout-behind = total { $total }
koc-wasted = Gaspillé !
koc-line-misplaced =
    { $name } gaspille { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
koc-line-box = Sur le Stand 4 : { $object }
koc-line-cut = Personne n’a offert : on attribue aussitôt
koc-line-awarded = { $name }, valeur { $value }
koc-line-back = { $tokens } rendus
koc-line-stalls = Aux Étals
koc-line-tie = Égalité : { $name } a le plus petit Singe
koc-line-boosted = { $name } le porte à { $value }
koc-line-lost = { $name } perd { $tokens }
koc-line-won-stalls = { $name } le prend aux Étals pour { $tokens }
koc-line-won = { $name } le prend à { $owner } pour { $tokens }
koc-line-devaluation = Dévaluation : chaque Objet perd { $tokens }
koc-line-no-devaluation = Pas de Dévaluation cette manche
koc-line-recovered = { $name } récupère { $tokens }
koc-line-banked = { $tokens } à la Banque
koc-line-whip = Collecte : 1 chacun de { $names }
koc-line-consolation = Consolation : { $name } reçoit { $tokens }
koc-line-pass-on = Les Singes tournent
koc-line-epic = { $name } : Collection épique !
koc-map = Où tout se trouve
koc-predominance = Prédominance
koc-predominance-cell = { $characteristic } : { $name }, { $tokens }
koc-predominance-none = { $characteristic } : personne

koc-king = { $name } est King of Con !
koc-king-you = Vous êtes King of Con !
koc-end-epic = Collection épique en { $characteristic }, manche { $round }. La partie a fini plus tôt.
koc-end-full = Les six manches sont finies.
koc-col-passions = Passions, révélées
koc-col-tokens-on = Jetons sur Objets
koc-col-vp = PV
koc-col-objects = Objets
koc-col-matches = Passions
koc-col-theme = Thème
koc-col-epic = Épique
koc-col-reserve = Réserve ÷ 3
koc-scores = Scores finaux
koc-wanted = Les 25 Objets, et ceux que vous aimeriez
koc-wanted-note = Un Objet que veulent vos deux Passions compte deux fois.
koc-watch-again = Voir le plateau
koc-see-scores = Voir les scores
koc-by-tokens = { $first } précède { $second } à PV égaux, avec plus de jetons sur ses Objets : { $more } contre { $fewer }.
koc-by-monkey = { $first } précède { $second } à PV et jetons égaux, par le plus petit Singe : { $lower } contre { $higher }.

koc-tab-stands = Stands
koc-tab-grid = Grille
koc-tab-players = Joueurs
koc-tab-you = Vous
