### Chamber of Wonders : ce qui se passe, ce qui est demandé, pourquoi quelque chose est refusé.

## Quantités

n-pounds = { $pounds } £
n-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
n-skulls =
    { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }

## La boîte

game-chamber-of-wonders = Chamber of Wonders : des collectionneurs du Londres victorien remplissent leurs vitrines de choses curieuses.
title-chamber-of-wonders = Chamber of Wonders
edition-en-0-5 = le livret de règles anglais 0.5
edition-fr-0-4 = le livret de règles français 0.4
edition-it-0-3 = le livret de règles italien 0.3

seat-1 = Ada
seat-2 = Basil
seat-3 = Cora
seat-4 = Dorian
seat-collector = le Collectionneur

type-monster = Monstre
type-grotesque = Grotesque
type-legendary = Légendaire
type-precious = Précieux
type-arcane = Arcane
type-book = Livre

card = { $name } ({ $type }, { $value } £, Renommée { $fame })
card-without-fame = { $name } ({ $type }, { $value } £)
card-numbered = { $name } n° { $number }
card-unknown = une carte face cachée
card-face-down = carte face cachée { $number }
list-separator = {"\u00A0"};
list-nothing = rien

area-whitechapel = Whitechapel
area-westminster = Westminster
area-hyde-park = Hyde Park
area-bank = Banque d’Angleterre
area-abbey = Abbaye
area-business-house = Maison de Commerce
area-scotland-yard = Cour de Scotland Yard
area-daily-telegraph = The Daily Telegraph
area-central-market = Marché Central
area-side = { $area }, face { $side }
area-number = Quartier { $number }

effect-whitechapel-A = les autres piochent 1 carte ; vous révélez des cartes une à une et vous arrêtez avant que deux soient de la même famille
effect-whitechapel-B = chacun annonce une famille, révèle 2 cartes et peut prendre celles de cette famille
effect-westminster-A = chacun pioche 3 cartes : une pour soi, une à droite, une à gauche
effect-westminster-A-give_one_discard_one = chacun pioche 3 cartes : une pour soi, une à donner, une à défausser
effect-westminster-A-give_two = chacun pioche 3 cartes : une pour soi, deux à donner
effect-westminster-B = un draft : de 3 cartes on en garde une et on passe les autres à droite
effect-hyde-park-A = autant de cartes que de joueurs, vendues aux enchères ouvertes
effect-hyde-park-B = autant de cartes que de joueurs, vendues aux enchères secrètes
effect-bank-A = chacun peut vendre une carte à sa valeur plus 3 £
effect-bank-B = chacun peut vendre jusqu’à trois cartes à leur valeur
effect-abbey-A = vous donnez à chacun, vous compris, une carte d’une pile face cachée
effect-abbey-B = chacun défausse une carte et en pioche une
effect-business-house-A = quatre cartes ; achetez-en jusqu’à deux à leur valeur, le Collectionneur en achète autant
effect-business-house-B = quatre cartes ; achetez-en à leur valeur, payée au Collectionneur
effect-scotland-yard-A = deux cartes visibles et deux cachées : prenez-en une de chaque, les autres au Collectionneur
effect-scotland-yard-B = trois cartes, une à une : une pour vous, une au Collectionneur, une défaussée
effect-daily-telegraph-A = le Collectionneur reçoit 3 cartes et 3 £ ; vous révélez des cartes et vous arrêtez avant que deux soient de la même famille
effect-daily-telegraph-B = trois cartes de référence ; piochez-en jusqu’à trois et gardez celles d’autres familles
effect-central-market-A = vendez jusqu’à deux cartes à leur valeur plus 3 £ ; 3 £ au Collectionneur pour chacune
effect-central-market-B = vendez autant de cartes que vous voulez à leur valeur ; 3 £ au Collectionneur pour chacune

contact-dreyfuss = Mr. Dreyfuss
contact-fezzik = J.K. Fezzik
contact-pebbleton = Sir Pebbleton
contact-rek = Cpt. Rek
contact-butch = Butch
contact-loris = Loris
contact-cloris = Cloris
contact-clark = Clark
contact-olivander = Olivander
contact-boss = le Boss
contact-cara = Cara
contact-parker = Parker
contact-catherine = Catherine

gives-dreyfuss = 3 £ pour vous
gives-fezzik = piochez 1 carte
gives-pebbleton = piochez 2 cartes ; chaque autre joueur en pioche 1
gives-rek = défaussez 1 carte de votre main pour sa valeur
gives-butch = retirez gratuitement un de vos marqueurs Bientôt Disponible
gives-loris = regardez la première carte du paquet, et laissez-la ou écartez-la
gives-clark = un pion Grotesque pour vous et un pour le Collectionneur
gives-olivander = défaussez 1 carte de votre choix ; le Collectionneur en défausse une au hasard
gives-boss = vendez 1 carte à sa valeur ; 3 £ au Collectionneur
gives-cara = payez 3 £ au Collectionneur, regardez 3 de ses cartes et prenez-en une
gives-parker = piochez 2 cartes et défaussez-en une ; 1 carte au Collectionneur
gives-catherine = videz une vitrine et remplissez-la de nouveau ; un pion Renommée au Collectionneur

club-detectives = Club des Détectives
club-bankers = Club des Banquiers
club-gravediggers = Club des Fossoyeurs
club-goldsmiths = Club des Orfèvres
club-carpenters = Club des Charpentiers
club-cat-lovers = Club des Amis des Chats

does-detectives = avant d’envoyer un Agent, on peut regarder les trois premières cartes du paquet
does-bankers = à la fin, 1 point de Renommée pour 2 £
does-gravediggers = on pioche deux pions Grotesque et on en garde un
does-goldsmiths = 1 £ pour chaque Précieux exposé par n’importe qui
does-carpenters = en phase 2, on peut vider une vitrine et la remplir de nouveau
does-cat-lovers = 1 £ chaque fois qu’un autre expose un Monstre ou une de ses parties

## Options d’une table

option-setup-money = Les livres sterling avec lesquelles chacun commence.
option-setup-hand_mode = Les cartes avec lesquelles chacun commence.
option-setup-areas = Comment on trouve les quatre Quartiers.
option-setup-first_player = Qui commence.
option-grotesque-token_range = Combien de crânes montrent les pions Grotesque.
option-grotesque-tie_exhausted = À qui va le pion Renommée des crânes si l’égalité ne peut être rompue.
option-agents-area_reuse = À 2 joueurs : si un Quartier peut être visité de nouveau après la reprise des Agents.
option-contact-window = Quand le joueur actif peut utiliser un Contact.
option-contact-seer_alternative = Où peut aller la carte vue avec Loris (ou Cloris) au lieu de rester sur le dessus.
option-contact-seer_name = Comment s’appelle le Contact qui voit la première carte.
option-showcase-exceptions = Si les Charpentiers et Catherine peuvent vider une vitrine.
option-whitechapelA-first_card = Whitechapel, face A : si la première carte doit être révélée.
option-whitechapelA-bust_scope = Whitechapel, face A : ce que coûtent deux cartes de la même famille.
option-westminsterA-two_player = Westminster, face A, à 2 joueurs : ce que deviennent les cartes non gardées.
option-hydeparkB-payee = Hyde Park, face B : qui est payé.
option-bankB-amount = Banque d’Angleterre, face B : combien de cartes peuvent être vendues.
option-legendary-duplicate = Quels exemplaires d’un Légendaire perdent leur pion Renommée.
option-legendary-same_owner_cancels = Si deux exemplaires d’un Légendaire exposés par la même personne s’annulent.
option-expand-windows = Quand une vitrine peut être ouverte pour 5 £.
option-bank-limit = Si la Réserve a une limite.
option-info-purse = Si tout le monde voit les bourses des autres.
option-info-discard = Quelle part de la défausse peut être regardée.
option-clubs-enabled = Si chacun appartient à un Club.
option-club-carpenters_turns = À quels tours les Charpentiers peuvent vider une vitrine.
option-mode-solo = Une personne contre le Collectionneur.
option-solo-contacts = Solo : comment on trouve les quatre Contacts.
option-solo-sides = Solo : comment on trouve les faces des Quartiers.
option-solo-start_hand = Solo : les cartes de départ.
option-solo-length_unit = Solo : la durée de la partie.
option-solo-collector_unlisted = Solo : ce que fait le Collectionneur des cartes hors de ses six préférences.
option-solo-businessA_order = Solo : quand le Collectionneur achète à la Maison de Commerce, face A.
option-solo-marketA_bonus = Solo : combien de fois le Marché Central, face A, paie sa prime.
option-solo-lord = Solo : le Niveau Lord, avec une carte de plus pour le Collectionneur avant chaque révélation.
option-solo-royal = Solo : le Niveau Royal, sans pénalité pour la main du Collectionneur.
option-solo-clubs = Solo : si la personne qui joue appartient à un Club.

value-setup-money-areas = ce que montrent les quatre Quartiers
value-setup-money-5 = 5 £
value-setup-money-8 = 8 £
value-setup-hand_mode-additive = 3 cartes et celles que montrent les Quartiers
value-setup-hand_mode-base_only = 3 cartes
value-setup-hand_mode-areas_only = seulement celles que montrent les Quartiers
value-setup-areas-pick = la première place les choisit
value-setup-areas-random = au hasard
value-setup-areas-first_game = ceux d’une première partie
value-setup-first_player-random = quelqu’un tiré au hasard
value-setup-first_player-named = la première place
value-grotesque-token_range-2-5 = de 2 à 5
value-grotesque-token_range-2-4 = de 2 à 4
value-grotesque-tie_exhausted-none = à personne
value-grotesque-tie_exhausted-all = à tous ceux à égalité
value-agents-area_reuse-per_round = il peut l’être
value-agents-area_reuse-whole_game = chaque Quartier une fois dans toute la partie
value-contact-window-phase1 = seulement dans la phase 1
value-contact-window-turn = aussi après la phase 2
value-contact-seer_alternative-discard = sur la défausse
value-contact-seer_alternative-bottom = en dessous du paquet
value-contact-seer_name-loris = Loris
value-contact-seer_name-cloris = Cloris
value-showcase-exceptions-on = ils le peuvent
value-showcase-exceptions-off = personne ne le peut
value-whitechapelA-first_card-optional = pas forcément
value-whitechapelA-first_card-mandatory = forcément
value-whitechapelA-bust_scope-phase1 = les cartes, et un Contact pas encore utilisé
value-whitechapelA-bust_scope-action = seulement les cartes
value-whitechapelA-bust_scope-turn = les cartes, le Contact et l’exposition de ce tour
value-westminsterA-two_player-give_one_discard_one = une est donnée, une est défaussée
value-westminsterA-two_player-give_two = les deux sont données
value-hydeparkB-payee-reserve = la Réserve
value-hydeparkB-payee-active = le joueur actif
value-bankB-amount-up_to_3 = jusqu’à trois
value-bankB-amount-exactly_3 = aucune ou trois
value-legendary-duplicate-all_lose = tous
value-legendary-duplicate-earlier_loses = seulement ceux exposés avant
value-legendary-same_owner_cancels-true = ils s’annulent
value-legendary-same_owner_cancels-false = ils ne s’annulent pas
value-expand-windows-prompts = à chaque question posée, et entre les tours
value-expand-windows-commit_only = seulement dans le choix de la phase 2
value-bank-limit-none = pas de limite
value-bank-limit-number = { $number } livres sterling en tout
value-info-purse-public = visibles
value-info-purse-hidden = cachées
value-info-discard-all = toute
value-info-discard-top = seulement la première carte
value-clubs-enabled-off = sans Clubs
value-clubs-enabled-on = avec les Clubs
value-club-carpenters_turns-every = à chaque tour
value-club-carpenters_turns-own = seulement aux leurs
value-mode-solo-off = plusieurs joueurs
value-mode-solo-on = solo
value-solo-contacts-random = au hasard
value-solo-contacts-chosen = au choix
value-solo-sides-chosen = au choix
value-solo-sides-random = au hasard
value-solo-start_hand-5 = 5 cartes
value-solo-start_hand-2 = 2 cartes
value-solo-length_unit-agent = 9 tours
value-solo-length_unit-round = 27 tours
value-solo-collector_unlisted-never = il ne les expose jamais
value-solo-collector_unlisted-open_only = il les expose là où une vitrine est libre
value-solo-collector_unlisted-place_last = il les expose en dernier, et ouvre aussi des vitrines pour elles
value-solo-businessA_order-after = après la personne qui joue
value-solo-businessA_order-alternate = tour à tour
value-solo-marketA_bonus-once = une fois
value-solo-marketA_bonus-per_card = pour chaque carte
value-solo-lord-off = non
value-solo-lord-on = oui
value-solo-royal-off = non
value-solo-royal-on = oui
value-solo-clubs-off = sans Club
value-solo-clubs-on = avec un Club

## Décisions

decision-PickAreas = Mise en place : les Quartiers de l’anneau
decision-PickContacts = Mise en place : les Contacts de l’anneau
decision-BetweenTurns = Entre les tours : ouvrir une vitrine ou non
decision-Detectives = Club des Détectives : regarder le dessus du paquet ou non
decision-PlaceAgent = Phase 1 : où envoyer un Agent
decision-ChooseContact = Phase 1 : quel Contact utiliser
decision-SellToRek = Cpt. Rek : quelle carte vendre
decision-Peek = La première carte du paquet : la laisser ou l’écarter
decision-PushYourLuck = Whitechapel, face A : révéler une autre carte ou s’arrêter
decision-NameType = Whitechapel, face B : quelle famille annoncer
decision-TakeMatching = Whitechapel, face B : quelles cartes prendre
decision-KeepAndGive = Westminster, face A : quelle carte garder et lesquelles donner
decision-Draft = Westminster, face B : quelle carte garder
decision-Lots = Hyde Park : quelle carte est vendue maintenant
decision-Auction = Hyde Park, face A : enchérir ou passer
decision-SealedBid = Hyde Park, face B : une enchère secrète
decision-NameBuyer = Hyde Park, face B : qui achète parmi les égalités
decision-Sales = Banque d’Angleterre : que vendre
decision-Gifts = Abbaye, face A : à qui va cette carte
decision-Discards = Abbaye, face B : quelle carte défausser
decision-Display = Phase 2 : qu’exposer
decision-Gravediggers = Club des Fossoyeurs : quel pion Grotesque garder
decision-Business = Maison de Commerce : quelle carte acheter
decision-Yard = Cour de Scotland Yard, face A : quelles cartes prendre
decision-Assign = Cour de Scotland Yard, face B : à qui est cette carte
decision-Telegraph = The Daily Telegraph, face A : révéler une autre carte ou s’arrêter
decision-Reference = The Daily Telegraph, face B : piocher une autre carte ou s’arrêter
decision-KeepOrNot = The Daily Telegraph, face B : garder cette carte ou non
decision-Market = Marché Central : que vendre
decision-Olivander = Olivander : quelle carte défausser
decision-Boss = Le Boss : quelle carte vendre
decision-Cara = Cara : quelle carte du Collectionneur prendre
decision-Parker = Parker : laquelle des deux cartes défausser
decision-Catherine = Catherine : quelle vitrine vider, et de quoi la remplir

choice-open = ouvrir une vitrine pour 5 £
choice-pass = passer
choice-sell-none = ne rien vendre
choice-take-none = ne rien prendre
choice-keep-give = garder { $keep } ; donner { $right }
choice-keep-right = garder { $keep } ; à droite { $right }
choice-no-contact = pas de Contact maintenant
choice-look = regarder les premières cartes
choice-on-top = la laisser sur le dessus
choice-discard = la défausser
choice-bottom = en dessous du paquet
choice-stop = s’arrêter
choice-reveal = révéler une autre carte
choice-draw = piocher une carte
choice-keep = la garder
choice-to-collector = la donner au Collectionneur
choice-buy-none = ne rien acheter de plus
choice-bid = offrir { n-pounds }
choice-sell = vendre { $cards }
choice-take = prendre { $cards }
choice-display = exposer { $cards }
choice-display-open = ouvrir une vitrine pour 5 £ et exposer { $cards }
choice-refit = vider la vitrine { $showcase } et exposer { $cards }
choice-keep-right-left = garder { $keep } ; à droite { $right } ; à gauche { $left }
choice-keep-give-discard = garder { $keep } ; donner { $right } ; défausser { $left }
choice-keep-only = garder { $keep }
choice-token = le pion avec { n-skulls }

## Ce qui se passe

event-declared = Choix fait par : { $seats }.
event-declared-own = { $seat } a choisi : { $choice }.
event-chosen-bid = { $seat } offre { n-pounds }.
event-chosen-pass = { $seat } passe.
event-chosen-on-top = { $seat } laisse la carte sur le dessus du paquet.
event-chosen-bottom = { $seat } met la carte en dessous du paquet.
event-chosen-stop = { $seat } s’arrête.
event-chosen-no-sale = { $seat } ne vend rien.
event-chosen-buyer = { $seat } désigne pour l’achat { $buyer }.
event-chosen-area = { $seat } place dans l’anneau { $area }.
event-chosen-contact = { $seat } place dans l’anneau { $contact }.
event-game-begins = La partie commence. Le premier joueur est { $seat }.
event-turn-begins = Tour { $turn } : le joueur actif est { $seat }.
event-agents-taken-back = Tous les Agents sont repris.
event-agent-placed = { $seat } envoie un Agent ici : { $area }.
event-contact-used = { $seat } utilise { $contact }.
event-drawn = { $seat } pioche { n-cards }.
event-drawn-cards = { $seat } pioche { n-cards } : { $cards }.
event-apart = Cartes piochées, à part de la main : { $hands }.
event-apart-cards = { $seat } pioche { n-cards } à part de la main : { $cards }.
event-looked-at = { $seat } regarde { n-cards }.
event-looked-at-cards = { $seat } regarde { n-cards } : { $cards }.
event-looked-at-tokens = { $seat } voit des pions Grotesque avec ces crânes : { $skulls }.
event-looked-at-tokens-hidden = { $seat } regarde { $count } pions Grotesque pour en garder un.
event-shown = Face visible : { $cards }.
event-shown-discarded = À la défausse : { $cards }.
event-deck-restored = Le paquet était vide : la défausse mélangée en forme un nouveau de { n-cards }.
event-collected-setup = { $seat } commence avec { n-pounds }.
event-collected-contact = { $seat } reçoit { n-pounds } de la Réserve.
event-collected-sale = { $seat } reçoit { n-pounds } pour la vente.
event-collected-area = { $seat } reçoit { n-pounds } de la Réserve.
event-collected-precious = { $seat } reçoit { n-pounds } pour un Précieux.
event-collected-club = { $seat } reçoit { n-pounds } du Club.
event-paid = { $seat } paie { n-pounds } à la Réserve.
event-paid-to = { $seat } paie { n-pounds } à { $payee }.
event-paid-to-collector = { $seat } paie { n-pounds } au Collectionneur.
event-showcase-opened = { $seat } ouvre une vitrine : un marqueur Bientôt Disponible de moins.
event-showcase-opened-paid = { $seat } paie { n-pounds } et ouvre une vitrine : un marqueur Bientôt Disponible de moins.
event-display-revealed = Phase 2 : tous les choix sont révélés.
event-display-revealed-none = Phase 2 : personne n’expose rien.
event-display-revealed-passes = Sans exposition : { $seats }.
event-displayed = { $seat } expose { $cards }.
event-emptied = { $seat } vide une vitrine et reprend en main { $cards }.
event-fame-token = { $seat } reçoit un pion Renommée.
event-fame-token-for = { $seat } reçoit un pion Renommée pour { $cards }.
event-no-fame-token = { $seat } ne reçoit pas de pion Renommée pour { $cards } : un autre exemplaire est exposé.
event-fame-token-lost = { $seat } perd le pion Renommée sur { $cards }.
event-grotesque-token = { $seat } pioche un pion Grotesque.
event-grotesque-token-seen = { $seat } pioche un pion Grotesque avec { n-skulls }.
event-sold = { $seat } vend { $cards }.
event-discarded = À la défausse : { $cards }.
event-given = { $giver } donne une carte à { $seat }.
event-given-card = { $giver } donne une carte à { $seat } : { $cards }.
event-received = { $seat } reçoit { $cards }.
event-lot-called = Maintenant en vente : { $cards }.
event-bids-revealed = Les enchères : { $bids }.
event-bought = { $seat } achète { $cards } pour { n-pounds }.
event-bought-to = { $seat } achète { $cards } pour { n-pounds }, à payer à { $payee }.
event-bought-to-collector = { $seat } achète { $cards } pour { n-pounds }, à payer au Collectionneur.
event-unsold = Personne ne veut { $cards } : à la défausse.
event-type-named = { $seat } annonce la famille { $type }.
event-taken = { $seat } prend { $cards }.
event-bust = { $seat } a révélé deux cartes de la même famille et les perd toutes : { $cards }.
event-kept-and-given = Les cartes changent de mains. Cartes en main maintenant : { $hands }.
event-drafted = Chacun garde une carte, les autres passent à droite.
event-drafted-last = Chacun garde une carte ; la dernière reçue va en main.
event-yard-shared = Les autres cartes vont au Collectionneur.
event-collector-draws = Le Collectionneur reçoit { n-cards } du paquet.
event-collector-reveals = Le Collectionneur révèle sa main : { $cards }.
event-skulls = Crânes : { $skulls }.
event-majority = { $seat } a le plus de crânes et reçoit un pion Renommée.
event-game-over = La partie est finie.
event-game-over-winner = { $seat } gagne avec { $points } points de Renommée.
event-game-over-shared = { $seats } partagent la victoire avec { $points } points de Renommée.
event-game-over-place = Place { $place } : { $seat }, { $points } points de Renommée.

## Feuille de score

line-monster = Monstres
line-grotesque = Grotesques
line-legendary = Légendaires
line-precious = Précieux
line-arcane = Arcanes, 1 point de Renommée par famille exposée
line-book = Livres, 1, 4, 9 ou 16 points de Renommée par vitrine
line-fame-tokens = Pions Renommée, 3 points de Renommée chacun
line-money = Argent, 1 point de Renommée pour 3 £
line-money-bankers = Argent, 1 point de Renommée pour 3 £ (Club des Banquiers : pour 2 £)
line-hand = Cartes restées en main, 1 point de Renommée en moins pour chacune

## Pourquoi un choix est refusé

reason-displayed-for-good = Ce qui est exposé reste : vous ne pouvez pas vider une vitrine.
reason-no-such-showcase = Il n’y a pas de vitrine remplie { $showcase } à vider.
reason-emptied-or-opened = Ou bien on vide une vitrine, ou bien on en ouvre une, pas les deux dans un choix.
reason-empty-showcase = Une vitrine ne peut pas être remplie de rien.
reason-card-twice = La même carte est nommée deux fois.
reason-not-in-your-hand = Ces cartes ne sont pas toutes dans votre main.
reason-nothing-new = Au moins une carte doit être nouvelle pour cette vitrine.
reason-no-marker-left = Il n’y a plus de marqueur Bientôt Disponible à retirer.
reason-too-few-pounds = Cela coûte { n-pounds }, et la bourse contient { $purse } £.
reason-no-free-showcase = Il n’y a pas de vitrine libre : ouvrez-en d’abord une pour 5 £, ou passez.
reason-open-when-displaying = À cette table, une vitrine ne s’ouvre qu’avec une exposition, dans la phase 2.
reason-no-such-area-here = Il n’y a pas de Quartier { $area } dans l’anneau ; les Quartiers vont de 1 à 4.
reason-area-barred = Vous ne pouvez pas retourner au Quartier { $area } : un de vos Agents y est, ou vous y avez été.
reason-contact-without-effect = Le Contact { $contact } ne pourrait rien faire maintenant.
reason-contact-not-beside = Seul un Contact à côté du Quartier visité peut être utilisé : { $beside }.
reason-monster-needs-three-parts = Des parties de Monstre ne partagent une vitrine qu’à trois : une Tête, un Corps et des Jambes.
reason-books-must-differ = Les Livres d’une vitrine doivent tous être de types différents.
reason-no-set = Ces cartes ne forment pas un ensemble : une vitrine contient une Curiosité seule, des Livres différents ou un Monstre entier.
reason-area-laid = Ce Quartier est déjà dans l’anneau, sur une face ou sur l’autre : { $side }.
reason-first-card-mandatory = La première carte doit être révélée.
reason-more-than-purse = Cela ferait { n-pounds }, et la bourse contient { $purse } £.
reason-raise-or-pass = Offrez au moins { $least } £, ou passez.
reason-has-received = Ce joueur a déjà une carte. Encore sans carte : { $seats }.
reason-name-a-showcase = Nommez une de vos vitrines remplies à vider, puis les cartes à y exposer.

## Pourquoi une table est impossible

reason-only-in-english = L’option « { $option } » n’existe que dans l’édition anglaise 0.5.
reason-solo-clubs-instead = En solo, l’option pour les Clubs est « solo.clubs ».
reason-only-in-solo = Les niveaux et les Clubs du solo ne valent qu’en solo.
reason-only-for-two = L’option « { $option } » avec cette valeur n’est que pour 2 joueurs.
reason-solo-is-for-one = Le solo est pour une personne, pas pour { $seats }.
reason-alone-is-solo = Une personne seule joue en solo.

## Ce qui ne va pas dans une position

reason-not-a-position = Ce n’est pas une position de Chamber of Wonders.
reason-one-for-each-seat = « { $field } » a { $found } entrées là où il en faut { $expected }, une pour chacun.
reason-four-of-these = « { $field } » est { $found } ; il en faut de différents, quatre pour l’anneau, parmi : { $names }.
reason-wrong-agents = Les Agents ne peuvent pas être placés ainsi : { $found }.
reason-saved-under-other-terms = Cette position a été sauvegardée à une table avec d’autres options ou d’autres contenus.
reason-both-sides-of-a-board = Un Quartier a deux faces, et une seule peut être visible : { $found }.
reason-no-clubs-here = Cette table joue sans Clubs ; la position ne peut en nommer aucun.
reason-fame-below-nothing = Personne ne peut avoir moins de zéro pion Renommée.
reason-no-such-reserve = À cette table, la Réserve contient de 0 à { $most } £, et non { $reserve } £.
reason-no-such-hand = Impossible de distribuer une main de { $count } cartes ; il en reste { $most }.
reason-fame-astray = Un pion Renommée ne se pose que sur une Curiosité Légendaire ou sur un ensemble Monstre.
reason-skulls-astray = Un pion Grotesque ne se pose que sur une Curiosité Grotesque.
reason-legendary-tokens = Deux exemplaires d’une même Curiosité Légendaire ne peuvent pas avoir tous deux leur pion Renommée.
reason-agents-run-short = { $seat } a encore { $turns } tours et pas assez d’Agents.
reason-areas-run-short = { $seat } a encore { $turns } tours et plus assez de Quartiers à visiter.
reason-sell-so-many = On ne peut pas vendre ce nombre de cartes ici ; il peut y en avoir : { $sizes }.
reason-no-such-turn = Il n’y a pas de tour { $turn } ; les tours vont de 1 à { $most }.
reason-no-such-moment = Il n’y a pas de moment « { $stage } » dans un tour, ou pas ce Quartier ou ce joueur. Les moments sont : { $stages }.
reason-area-of-this-turn = La position doit dire quel Quartier est visité à ce tour.
reason-wonder-too-often = Il n’y a pas tant de cartes « { $id } ».
reason-no-such-wonder = Il n’y a pas de Curiosité « { $id } ».
reason-no-such-token = Il n’y a plus de pion Grotesque avec { n-skulls }.
reason-cards-not-in-one-place = Chacune de ces cartes, par numéro, doit être à un seul endroit : { $cards }.
reason-tokens-not-in-one-place = Chaque pion Grotesque doit être à un seul endroit.
reason-purse-below-nothing = Aucune bourse ne peut contenir moins de zéro.
reason-too-many-markers = { $owner } ne peut pas avoir tant de marqueurs Bientôt Disponible.
reason-too-many-showcases = { $owner } a plus de vitrines remplies que de vitrines ouvertes.

## Ce qui ne va pas dans un pack de contenu

fault-id-twice = « { $id } » y est déjà.
fault-value-out-of-range = { $field } : trouvé { $value }, attendu de { $least } à { $most }.
fault-no-such-kind = « { $id } » ne peut pas être du genre « { $kind } ». Attendu un de ceux-ci : { $kinds }.
fault-wrong-number-of-cards = De la famille { $type } il y a { $found } cartes ; il en faut { $expected }, et { $all } en tout.
fault-wrong-number-of-books = Il y a { $found } genres de Livres ; il en faut 4.
fault-no-such-area = Il n’y a pas de face de Quartier « { $id } ». Il y a : { $ids }.
fault-area-missing = La face de Quartier « { $id } » manque.
fault-first-game-areas = Pour une première partie il faut exactement quatre Quartiers, une face de chacun ; trouvés : { $found }.
fault-wrong-number-of-tokens = Il y a { $found } pions Grotesque ; il en faut 20.
fault-token-ranges = Il faut des pions Grotesque pour les deux intervalles, 2-4 et 2-5.

## La table en mots

stage-setup = Mise en place
stage-turn = Tour { $turn }
stage-scoring = Décompte final
table-turn = Tour { $turn } sur { $most }, joueur actif { $seat }. { $phase }
table-setup = Mise en place.
table-scoring = Décompte final.
table-over = La partie est finie.
phase-start = Le tour commence.
phase-1 = Phase 1, un Agent est envoyé.
phase-2 = Phase 2, tous exposent.
phase-2-solo = Phase 2, vous exposez.
phase-end = Le tour finit.
table-area = Quartier { $number }, { $area } : { $effect }.
table-agents = Agents sur place : { $seats }.
table-contact = Contact { $number }, entre les Quartiers { $number } et { $next }, { $contact } : { $gives }.
table-seat =
    { $seat } : { $purse }, { n-cards } en main, vitrines remplies { $filled } sur { $open } ouvertes, { $markers ->
        [0] pas de marqueur Bientôt Disponible
        [one] 1 marqueur Bientôt Disponible
       *[other] { $markers } marqueurs Bientôt Disponible
    }, { $fame ->
        [0] pas de pion Renommée.
        [one] 1 pion Renommée.
       *[other] { $fame } pions Renommée.
    }
purse-hidden = bourse cachée
table-club = { $club } : { $does }.
table-showcase = Vitrine { $number } : { $cards }.
table-on-it-fame = Avec un pion Renommée.
table-on-it-token = Avec un pion Grotesque.
table-on-it-skulls = Avec un pion Grotesque, { n-skulls }.
table-loose = Pions Grotesque à côté du Cabinet de Curiosités : { $tokens }.
table-loose-skulls = Pions Grotesque à côté du Cabinet de Curiosités : { $tokens } ; crânes : { $skulls }.
table-known = Cartes connues en main : { $cards }.
table-deck = Paquet : { n-cards }.
table-discard = Défausse : { n-cards }, sur le dessus { $cards }.
table-discard-all = Toute la défausse, à partir du dessus : { $cards }.
table-discard-empty = La défausse est vide.
table-reserve = Réserve : { n-pounds }.
table-own-purse = Votre bourse : { n-pounds }. Vitrines libres : { $free }.
table-own-hand = Votre main :
table-own-hand-empty = Votre main est vide.
table-waiting = Doivent encore choisir : { $seats }.

## Ce qui est demandé ; mots à taper

word-open = ouvre ouvrir
word-empty = vide vider
word-pass = passe passer rien

ask-item = { $number } : { $choice }
ask-explained = { $name } : { $effect }
ask-equipped = { $name } : { $effect } ; équipement de départ : { $equipment }
asks-PickAreas = Quel Quartier, et sur quelle face, est à la place { $number } de l’anneau ?
asks-PickContacts = Quel Contact est à la place { $number } de l’anneau ?
asks-BetweenTurns = Ouvrez-vous une vitrine pour 5 £ entre les tours ?
asks-Detectives = Regardez-vous les trois premières cartes du paquet ?
asks-PlaceAgent = Dans quel Quartier envoyez-vous un Agent ?
asks-ChooseContact = Quel Contact utilisez-vous maintenant, s’il y en a un ?
asks-SellToRek = Quelle carte défaussez-vous pour sa valeur ?
asks-Peek = Sur le dessus du paquet : { $cards }. Qu’en faites-vous ?
asks-PushYourLuck =
    { $count ->
        [0] Aucune carte n’est encore révélée.
       *[other] Révélées jusqu’ici : { $cards }.
    } Deux cartes de la même famille les font toutes perdre. Que faites-vous ?
asks-Telegraph = { asks-PushYourLuck }
asks-NameType = Quelle famille annoncez-vous ?
asks-TakeMatching = Lesquelles de ces cartes prenez-vous ?
asks-KeepAndGive-three = Quelle carte gardez-vous, laquelle va à votre droite ({ $right }) et laquelle à votre gauche ({ $left }) ?
asks-KeepAndGive-two = Quelle carte gardez-vous, laquelle donnez-vous à { $right } et laquelle défaussez-vous ?
asks-KeepAndGive-pair = Quelle carte gardez-vous, et laquelle va à { $right } ?
asks-KeepAndGive-one = Quelle carte gardez-vous ? Les autres, s’il y en a, vont à { $right }.
asks-Draft = Quelle carte gardez-vous ? Le reste va à { $right }.
asks-Lots = Quelle carte est vendue maintenant ?
asks-Auction =
    En vente : { $cards }. { $price ->
        [0] Il n’y a pas encore d’enchère.
       *[other] La plus haute enchère est { $price } £, par { $leader }.
    } Combien offrez-vous ?
asks-SealedBid = En vente : { $cards }. Combien offrez-vous, en secret ?
asks-NameBuyer = Égalité entre { $seats } avec { $price } £ pour { $cards }. Qui achète ?
asks-Sales =
    Que vendez-vous ? Au plus { n-cards }, { $bonus ->
        [0] à la valeur indiquée.
       *[other] à la valeur indiquée plus { $bonus } £.
    }
asks-Sales-all = Quelles trois cartes vendez-vous à leur valeur, si vous vendez ?
asks-Gifts = Cette carte est { $cards }. À qui va-t-elle ?
asks-Discards = Quelle carte défaussez-vous, en secret ?
asks-Display-free = Qu’exposez-vous, en secret ?
asks-Display-free-solo = Qu’exposez-vous ?
asks-Display-opens = Aucune vitrine n’est libre. En ouvrez-vous une pour 5 £ pour la remplir, en secret ?
asks-Display-opens-solo = Aucune vitrine n’est libre. En ouvrez-vous une pour 5 £ pour la remplir ?
asks-Display-full = Aucune vitrine n’est libre. Que faites-vous ?
asks-Gravediggers = Quel pion Grotesque gardez-vous ?
asks-Business = Quelle carte achetez-vous à sa valeur, s’il y en a une ?
asks-Yard = Quelle carte visible prenez-vous, et quelle carte cachée ?
asks-Assign = Face visible : { $cards }. Qu’en faites-vous ?
asks-Reference = Les cartes de référence sont { $cards }. Une carte d’une de leurs familles va au Collectionneur. Que faites-vous ?
asks-KeepOrNot = Vous avez pioché { $cards }. Qu’en faites-vous ?
asks-Market =
    Que vendez-vous ? Au plus { n-cards }, à la valeur indiquée{ $bonus ->
        [0] .
       *[other] {" "}plus { $bonus } £ en tout.
    }
asks-Market-each = Que vendez-vous ? Au plus { n-cards }, à la valeur indiquée plus { $bonus } £ pour chacune.
asks-Olivander = Quelle carte défaussez-vous ?
asks-Boss = Quelle carte vendez-vous à sa valeur ?
asks-Cara = Laquelle de ces cartes du Collectionneur prenez-vous ?
asks-Parker = Laquelle de ces deux cartes défaussez-vous ?
asks-Catherine = Quelle vitrine videz-vous, et qu’y exposez-vous ?

## Comment répondre au terminal

how-menu = Tapez le numéro de votre choix.
how-number = Tapez son numéro.
how-hand = Tapez son numéro dans votre main.
how-cards = Tapez les numéros dans votre main, ou 0 pour rien.
how-open = Ou tapez « { $word } » pour ouvrir d’abord une vitrine pour 5 £.
how-BetweenTurns = Tapez « { $word } » pour en ouvrir une, ou 0 pour n’en rien faire.
how-ChooseContact = Tapez son numéro, ou 0 pour aucun maintenant.
how-TakeMatching = Tapez leurs numéros, ou 0 pour aucune.
how-KeepAndGive-three = Tapez les trois numéros dans cet ordre, comme « 2 1 3 ».
how-KeepAndGive-two = Tapez les trois numéros dans cet ordre, comme « 2 1 3 ».
how-KeepAndGive-pair = Tapez les deux numéros dans cet ordre, comme « 2 1 ».
how-Auction = Tapez une enchère de { $least } à { $most }, ou 0 pour passer.
how-SealedBid = Tapez un nombre de 0 à { $most }.
how-Display-free = Tapez les numéros dans votre main qui vont dans une vitrine, comme « 1 » ou « 1 3 », ou 0 pour passer.
how-Display-opens = Tapez « { $word } » et les numéros dans votre main, comme « { $word } 1 », ou 0 pour passer.
how-Display-full = Tapez 0 pour passer.
how-refit = Pour vider une vitrine et la remplir de nouveau : « { $word } 1: 2 » vide la vitrine 1 pour la carte 2 de votre main. Les cartes retirées ont les numéros après ceux de votre main, à partir de { $first }.
how-Business = Tapez son numéro, ou 0 pour ne rien acheter de plus.
how-Yard = Tapez le numéro de la carte visible, puis celui de la carte cachée, comme « 1 2 ».
how-Yard-open = Tapez le numéro de la carte visible.
ask-confirm = Le faire quand même ? Tapez oui ou non :
unclear-card = Il n’y a pas de carte { $number } à cet endroit ; les cartes vont de 1 à { $most }.
unclear-numbers = « { $text } » n’est pas compris. Tapez des numéros, par exemple « 1 » ou « 1 3 », ou aide.
unclear-refit = « { $text } » n’est pas compris. Nommez une vitrine, deux-points et les cartes, par exemple « { $word } 1: 2 ».
unclear-between = « { $text } » n’est pas compris. Tapez « { $word } » pour ouvrir une vitrine pour 5 £, ou 0 pour n’en rien faire.
unclear-open = « { $text } » n’est pas compris. « { $word } » seul ouvre une vitrine pour 5 £ ; répondez ensuite à la question.
unclear-bid = « { $text } » n’est pas une enchère. Tapez un nombre de livres sterling, ou 0.

## Le résultat

result-sheet = Feuille de score, en Renommée :
result-line = { $line } : { $points }
result-total = Total : { $points }
result-by-cards = { $first } précède { $second } à égalité de Renommée, avec plus de cartes exposées : { $more } contre { $fewer }.
result-by-pounds = { $first } précède { $second } à égalité de Renommée et de cartes, avec plus de livres sterling : { $more } contre { $fewer }.
result-shared = { $first } et { $second } sont à égalité en tout et partagent la place.

## Un pack à modifier

pack-about = Chamber of Wonders : ce qui est sur les cartes. Modifiez ce fichier pour jouer avec les cartes de votre boîte.
pack-wonders = Les livrets impriment les quantités et peu de noms ; tout ce qui est marqué reconstructed est de nous.
pack-names = Un nom qui manque dans une langue est montré en anglais.
pack-use = Vérifiez-le avec « ludoteca content check FILE », jouez avec « ludoteca play chamber-of-wonders --content FILE ».
pack-areas = les dix faces des Quartiers, avec leur Équipement Initial
pack-tokens = les vingt pions Grotesque, pour chaque intervalle de crânes

provenance-printed = nommé dans un exemple d’un livret
provenance-secondary = connu d’une autre source
provenance-reconstructed = de nous ; les livrets impriment les quantités, pas les valeurs
provenance-house = une idée de nous
provenance-owner = recopié d’une boîte

field-id = comment le fichier l’appelle
field-type = la famille
field-kind = la partie d’un Monstre (head, body, legs), ou le genre d’un Livre
field-value = la valeur en livres sterling
field-fame = la Renommée ; Arcanes et Livres n’en ont pas à eux
field-copies = combien de cartes ainsi il y a
field-provenance = d’où cela vient
field-name = comment cela s’appelle, par langue
field-pounds = les livres sterling de l’Équipement Initial
field-cards = les cartes de l’Équipement Initial
field-first-game = si cette face est pour une première partie
field-range = l’intervalle des crânes
field-skulls = les crânes de chaque pion

## Exemples, pour l’aide de la maison

example-chapter = CW-EXPAND
example-clause = CW-EXPAND.4
example-ruling = A-13
example-answer = 1 3
example-number = 2
example-word = vitrine
