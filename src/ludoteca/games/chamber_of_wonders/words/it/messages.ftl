### Chamber of Wonders: che cosa succede, che cosa si chiede, perché qualcosa è rifiutato.

## Quantità

n-pounds =
    { $pounds ->
        [one] { $pounds } Sterlina
       *[other] { $pounds } Sterline
    }
n-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
n-skulls =
    { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    }

## La scatola

game-chamber-of-wonders = Chamber of Wonders: collezionisti nella Londra vittoriana riempiono le teche di cose curiose.
title-chamber-of-wonders = Chamber of Wonders
edition-en-0-5 = il regolamento inglese 0.5
edition-fr-0-4 = il regolamento francese 0.4
edition-it-0-3 = il regolamento italiano 0.3

seat-1 = Ada
seat-2 = Basil
seat-3 = Cora
seat-4 = Dorian
seat-collector = il Collezionista

type-monster = Mostro
type-grotesque = Grottesco
type-legendary = Leggendario
type-precious = Prezioso
type-arcane = Arcano
type-book = Libro

card = { $name } ({ $type }, £{ $value }, Fama { $fame })
card-without-fame = { $name } ({ $type }, £{ $value })
card-numbered = { $name } n. { $number }
card-unknown = una carta coperta
card-face-down = carta coperta { $number }
list-separator = ;
list-nothing = nulla

area-whitechapel = Whitechapel
area-westminster = Westminster
area-hyde-park = Hyde Park
area-bank = Banca d’Inghilterra
area-abbey = Abbazia
area-business-house = Casa d’Affari
area-scotland-yard = Cortile di Scotland Yard
area-daily-telegraph = The Daily Telegraph
area-central-market = Mercato Centrale
area-side = { $area }, faccia { $side }
area-number = Zona { $number }

effect-whitechapel-A = gli altri pescano 1 carta; tu riveli carte una alla volta e ti fermi prima che due siano dello stesso tipo
effect-whitechapel-B = ognuno nomina un tipo, rivela 2 carte e può prendere quelle di quel tipo
effect-westminster-A = ognuno pesca 3 carte: una per sé, una a destra, una a sinistra
effect-westminster-A-give_one_discard_one = ognuno pesca 3 carte: una per sé, una da dare, una da scartare
effect-westminster-A-give_two = ognuno pesca 3 carte: una per sé, due da dare
effect-westminster-B = un draft: di 3 carte se ne tiene una e si passano le altre a destra
effect-hyde-park-A = tante carte quanti sono i giocatori, vendute in aste aperte
effect-hyde-park-B = tante carte quanti sono i giocatori, vendute con offerte segrete
effect-bank-A = ognuno può vendere una carta al suo valore più 3 Sterline
effect-bank-B = ognuno può vendere fino a tre carte al loro valore
effect-abbey-A = dai a ciascuno, anche a te, una carta di una pila coperta
effect-abbey-B = ognuno scarta una carta e ne pesca una
effect-business-house-A = quattro carte; ne compri fino a due al loro valore, il Collezionista altrettante
effect-business-house-B = quattro carte; ne compri quante vuoi al loro valore, pagando il Collezionista
effect-scotland-yard-A = due carte scoperte e due coperte: ne prendi una per sorta, le altre al Collezionista
effect-scotland-yard-B = tre carte, una alla volta: una per te, una al Collezionista, una scartata
effect-daily-telegraph-A = il Collezionista riceve 3 carte e 3 Sterline; tu riveli carte e ti fermi prima che due siano dello stesso tipo
effect-daily-telegraph-B = tre carte di riferimento; ne peschi fino a tre e tieni quelle di altri tipi
effect-central-market-A = vendi fino a due carte al loro valore più 3 Sterline; 3 Sterline al Collezionista per ciascuna
effect-central-market-B = vendi quante carte vuoi al loro valore; 3 Sterline al Collezionista per ciascuna

contact-dreyfuss = Mr. Dreyfuss
contact-fezzik = J.K. Fezzik
contact-pebbleton = Sir Pebbleton
contact-rek = Cpt. Rek
contact-butch = Butch
contact-loris = Loris
contact-cloris = Cloris
contact-clark = Clark
contact-olivander = Olivander
contact-boss = il Boss
contact-cara = Cara
contact-parker = Parker
contact-catherine = Catherine

gives-dreyfuss = 3 Sterline per te
gives-fezzik = peschi 1 carta
gives-pebbleton = peschi 2 carte; ogni altro giocatore ne pesca 1
gives-rek = scarti 1 carta dalla mano per il suo valore
gives-butch = togli gratis un tuo segnalino Coming Soon
gives-loris = guardi la prima carta del mazzo, e la lasci lì o la mandi via
gives-clark = un segnalino Grottesco per te e uno per il Collezionista
gives-olivander = scarti 1 carta a tua scelta; il Collezionista ne scarta una a caso
gives-boss = vendi 1 carta al suo valore; 3 Sterline al Collezionista
gives-cara = paghi 3 Sterline al Collezionista, guardi 3 sue carte e ne prendi una
gives-parker = peschi 2 carte e ne scarti una; 1 carta al Collezionista
gives-catherine = svuoti una teca e la allestisci di nuovo; un segnalino Fama al Collezionista

club-detectives = Club dei Detective
club-bankers = Club dei Banchieri
club-gravediggers = Club dei Becchini
club-goldsmiths = Club degli Orafi
club-carpenters = Club dei Falegnami
club-cat-lovers = Club degli Amanti dei Gatti

does-detectives = prima di mandare un Agente si possono guardare le prime tre carte del mazzo
does-bankers = alla fine 1 punto Fama ogni 2 Sterline
does-gravediggers = si pescano due segnalini Grottesco e se ne tiene uno
does-goldsmiths = 1 Sterlina per ogni Prezioso esposto da chiunque
does-carpenters = nella fase 2 si può svuotare una teca e allestirla di nuovo
does-cat-lovers = 1 Sterlina ogni volta che un altro espone un Mostro o una sua parte

## Opzioni di un tavolo

option-setup-money = Le Sterline con cui ognuno comincia.
option-setup-hand_mode = Le carte con cui ognuno comincia.
option-setup-areas = Come si trovano le quattro Zone.
option-setup-first_player = Chi comincia.
option-grotesque-token_range = Quanti teschi mostrano i segnalini Grottesco.
option-grotesque-tie_exhausted = A chi va il segnalino Fama dei teschi se il pareggio non si può sciogliere.
option-agents-area_reuse = In 2 giocatori: se una Zona si può visitare di nuovo dopo aver ripreso gli Agenti.
option-contact-window = Quando il giocatore di turno può usare un Contatto.
option-contact-seer_alternative = Dove può andare la carta vista con Cloris (o Loris) invece di restare in cima.
option-contact-seer_name = Come si chiama il Contatto che vede la prima carta.
option-showcase-exceptions = Se Falegnami e Catherine possono svuotare una teca.
option-whitechapelA-first_card = Whitechapel, faccia A: se la prima carta va rivelata per forza.
option-whitechapelA-bust_scope = Whitechapel, faccia A: che cosa costano due carte dello stesso tipo.
option-westminsterA-two_player = Westminster, faccia A, in 2 giocatori: che cosa succede alle carte non tenute.
option-hydeparkB-payee = Hyde Park, faccia B: chi viene pagato.
option-bankB-amount = Banca d’Inghilterra, faccia B: quante carte si possono vendere.
option-legendary-duplicate = Quali copie di un Leggendario perdono il segnalino Fama.
option-legendary-same_owner_cancels = Se due copie di un Leggendario esposte dalla stessa persona si annullano.
option-expand-windows = Quando si può aprire una teca per 5 Sterline.
option-bank-limit = Se la Cassa ha un limite.
option-info-purse = Se tutti vedono le borse degli altri.
option-info-discard = Quanta parte della pila degli scarti si può guardare.
option-clubs-enabled = Se ognuno appartiene a un Club.
option-club-carpenters_turns = In quali turni i Falegnami possono svuotare una teca.
option-mode-solo = Una persona contro il Collezionista.
option-solo-contacts = Solitario: come si trovano i quattro Contatti.
option-solo-sides = Solitario: come si trovano le facce delle Zone.
option-solo-start_hand = Solitario: le carte con cui si comincia.
option-solo-length_unit = Solitario: quanto dura la partita.
option-solo-collector_unlisted = Solitario: che cosa fa il Collezionista delle carte fuori dalle sue sei preferenze.
option-solo-businessA_order = Solitario: quando compra il Collezionista alla Casa d’Affari, faccia A.
option-solo-marketA_bonus = Solitario: quante volte il Mercato Centrale, faccia A, paga il premio.
option-solo-lord = Solitario: il Livello Lord, con una carta in più per il Collezionista prima di ogni rivelazione.
option-solo-royal = Solitario: il Livello Reale, senza penalità per la mano del Collezionista.
option-solo-clubs = Solitario: se chi gioca appartiene a un Club.

value-setup-money-areas = quelle che mostrano le quattro Zone
value-setup-money-5 = 5 Sterline
value-setup-money-8 = 8 Sterline
value-setup-hand_mode-additive = 3 carte e quelle che mostrano le Zone
value-setup-hand_mode-base_only = 3 carte
value-setup-hand_mode-areas_only = solo quelle che mostrano le Zone
value-setup-areas-pick = le sceglie il primo posto
value-setup-areas-random = a caso
value-setup-areas-first_game = quelle per una prima partita
value-setup-first_player-random = qualcuno estratto a caso
value-setup-first_player-named = il primo posto
value-grotesque-token_range-2-5 = da 2 a 5
value-grotesque-token_range-2-4 = da 2 a 4
value-grotesque-tie_exhausted-none = a nessuno
value-grotesque-tie_exhausted-all = a tutti quelli in parità
value-agents-area_reuse-per_round = si può
value-agents-area_reuse-whole_game = ogni Zona una volta in tutta la partita
value-contact-window-phase1 = solo nella fase 1
value-contact-window-turn = anche dopo la fase 2
value-contact-seer_alternative-discard = sulla pila degli scarti
value-contact-seer_alternative-bottom = in fondo al mazzo
value-contact-seer_name-loris = Loris
value-contact-seer_name-cloris = Cloris
value-showcase-exceptions-on = possono
value-showcase-exceptions-off = nessuno può
value-whitechapelA-first_card-optional = non per forza
value-whitechapelA-first_card-mandatory = per forza
value-whitechapelA-bust_scope-phase1 = le carte, e un Contatto non ancora usato
value-whitechapelA-bust_scope-action = solo le carte
value-whitechapelA-bust_scope-turn = le carte, il Contatto e l’esposizione di questo turno
value-westminsterA-two_player-give_one_discard_one = una si dà, una si scarta
value-westminsterA-two_player-give_two = si danno entrambe
value-hydeparkB-payee-reserve = la Cassa
value-hydeparkB-payee-active = il giocatore di turno
value-bankB-amount-up_to_3 = fino a tre
value-bankB-amount-exactly_3 = nessuna o tre
value-legendary-duplicate-all_lose = tutte
value-legendary-duplicate-earlier_loses = solo quelle esposte prima
value-legendary-same_owner_cancels-true = si annullano
value-legendary-same_owner_cancels-false = non si annullano
value-expand-windows-prompts = ogni volta che si risponde a una domanda, e fra i turni
value-expand-windows-commit_only = solo nella scelta della fase 2
value-bank-limit-none = nessun limite
value-bank-limit-number = { $number } Sterline in tutto
value-info-purse-public = scoperte
value-info-purse-hidden = nascoste
value-info-discard-all = tutta
value-info-discard-top = solo la prima carta
value-clubs-enabled-off = senza Club
value-clubs-enabled-on = con i Club
value-club-carpenters_turns-every = in ogni turno
value-club-carpenters_turns-own = solo nei propri
value-mode-solo-off = più giocatori
value-mode-solo-on = solitario
value-solo-contacts-random = a caso
value-solo-contacts-chosen = a scelta
value-solo-sides-chosen = a scelta
value-solo-sides-random = a caso
value-solo-start_hand-5 = 5 carte
value-solo-start_hand-2 = 2 carte
value-solo-length_unit-agent = 9 turni
value-solo-length_unit-round = 27 turni
value-solo-collector_unlisted-never = non le espone mai
value-solo-collector_unlisted-open_only = le espone dove c’è una teca libera
value-solo-collector_unlisted-place_last = le espone per ultime, e apre teche anche per quelle
value-solo-businessA_order-after = dopo chi gioca
value-solo-businessA_order-alternate = a turno con chi gioca
value-solo-marketA_bonus-once = una volta
value-solo-marketA_bonus-per_card = per ogni carta
value-solo-lord-off = no
value-solo-lord-on = sì
value-solo-royal-off = no
value-solo-royal-on = sì
value-solo-clubs-off = senza Club
value-solo-clubs-on = con un Club

## Decisioni

decision-PickAreas = Preparazione: le Zone dell’anello
decision-PickContacts = Preparazione: i Contatti dell’anello
decision-BetweenTurns = Fra i turni: aprire una teca o no
decision-Detectives = Club dei Detective: guardare la cima del mazzo o no
decision-PlaceAgent = Fase 1: dove mandare un Agente
decision-ChooseContact = Fase 1: quale Contatto usare
decision-SellToRek = Cpt. Rek: quale carta vendere
decision-Peek = La prima carta del mazzo: lasciarla o mandarla via
decision-PushYourLuck = Whitechapel, faccia A: rivelare un’altra carta o fermarsi
decision-NameType = Whitechapel, faccia B: quale tipo nominare
decision-TakeMatching = Whitechapel, faccia B: quali carte prendere
decision-KeepAndGive = Westminster, faccia A: quale carta tenere e quali dare
decision-Draft = Westminster, faccia B: quale carta tenere
decision-Lots = Hyde Park: quale carta si vende ora
decision-Auction = Hyde Park, faccia A: offrire o passare
decision-SealedBid = Hyde Park, faccia B: un’offerta segreta
decision-NameBuyer = Hyde Park, faccia B: chi compra fra quelli in parità
decision-Sales = Banca d’Inghilterra: che cosa vendere
decision-Gifts = Abbazia, faccia A: a chi va questa carta
decision-Discards = Abbazia, faccia B: quale carta scartare
decision-Display = Fase 2: che cosa esporre
decision-Gravediggers = Club dei Becchini: quale segnalino Grottesco tenere
decision-Business = Casa d’Affari: quale carta comprare
decision-Yard = Cortile di Scotland Yard, faccia A: quali carte prendere
decision-Assign = Cortile di Scotland Yard, faccia B: di chi è questa carta
decision-Telegraph = The Daily Telegraph, faccia A: rivelare un’altra carta o fermarsi
decision-Reference = The Daily Telegraph, faccia B: pescare un’altra carta o fermarsi
decision-KeepOrNot = The Daily Telegraph, faccia B: tenere questa carta o no
decision-Market = Mercato Centrale: che cosa vendere
decision-Olivander = Olivander: quale carta scartare
decision-Boss = Il Boss: quale carta vendere
decision-Cara = Cara: quale carta del Collezionista prendere
decision-Parker = Parker: quale delle due carte scartare
decision-Catherine = Catherine: quale teca svuotare, e con che cosa allestirla

choice-open = aprire una teca per 5 Sterline
choice-pass = passare
choice-sell-none = non vendere niente
choice-take-none = non prendere niente
choice-keep-give = tenere { $keep }; dare { $right }
choice-keep-right = tenere { $keep }; a destra { $right }
choice-no-contact = nessun Contatto ora
choice-look = guardare le prime carte
choice-on-top = lasciarla in cima
choice-discard = scartarla
choice-bottom = in fondo al mazzo
choice-stop = fermarsi
choice-reveal = rivelare un’altra carta
choice-draw = pescare una carta
choice-keep = tenerla
choice-to-collector = darla al Collezionista
choice-buy-none = non comprare altro
choice-bid = offrire { n-pounds }
choice-sell = vendere { $cards }
choice-take = prendere { $cards }
choice-display = esporre { $cards }
choice-display-open = aprire una teca per 5 Sterline ed esporre { $cards }
choice-refit = svuotare la teca { $showcase } ed esporre { $cards }
choice-keep-right-left = tenere { $keep }; a destra { $right }; a sinistra { $left }
choice-keep-give-discard = tenere { $keep }; dare { $right }; scartare { $left }
choice-keep-only = tenere { $keep }
choice-token = il segnalino con { n-skulls }

## Che cosa succede

event-declared = Scelta fatta da: { $seats }.
event-declared-own = { $seat } ha scelto: { $choice }.
event-chosen-bid = { $seat } offre { n-pounds }.
event-chosen-pass = { $seat } passa.
event-chosen-on-top = { $seat } lascia la carta in cima al mazzo.
event-chosen-bottom = { $seat } mette la carta in fondo al mazzo.
event-chosen-stop = { $seat } si ferma.
event-chosen-no-sale = { $seat } non vende nulla.
event-chosen-buyer = { $seat } sceglie chi compra: { $buyer }.
event-chosen-area = { $seat } mette nell’anello { $area }.
event-chosen-contact = { $seat } mette nell’anello { $contact }.
event-game-begins = La partita comincia. Il primo giocatore è { $seat }.
event-turn-begins = Turno { $turn }: è di turno { $seat }.
event-agents-taken-back = Tutti gli Agenti vengono ripresi.
event-agent-placed = { $seat } manda un Agente qui: { $area }.
event-contact-used = { $seat } usa { $contact }.
event-drawn = { $seat } pesca { n-cards }.
event-drawn-cards = { $seat } pesca { n-cards }: { $cards }.
event-apart = Carte pescate, a parte dalla mano: { $hands }.
event-apart-cards = { $seat } pesca { n-cards } a parte dalla mano: { $cards }.
event-looked-at = { $seat } guarda { n-cards }.
event-looked-at-cards = { $seat } guarda { n-cards }: { $cards }.
event-looked-at-tokens = { $seat } vede segnalini Grottesco con questi teschi: { $skulls }.
event-looked-at-tokens-hidden = { $seat } guarda { $count } segnalini Grottesco per tenerne uno.
event-shown = In vista: { $cards }.
event-shown-discarded = Agli scarti: { $cards }.
event-deck-restored = Il mazzo era finito: gli scarti, rimescolati, ne formano uno nuovo di { n-cards }.
event-collected-setup = { $seat } comincia con { n-pounds }.
event-collected-contact = { $seat } riceve { n-pounds } dalla Cassa.
event-collected-sale = { $seat } riceve { n-pounds } per la vendita.
event-collected-area = { $seat } riceve { n-pounds } dalla Cassa.
event-collected-precious = { $seat } riceve { n-pounds } per un Prezioso.
event-collected-club = { $seat } riceve { n-pounds } dal Club.
event-paid = { $seat } paga { n-pounds } alla Cassa.
event-paid-to = { $seat } paga { n-pounds } a { $payee }.
event-paid-to-collector = { $seat } paga { n-pounds } al Collezionista.
event-showcase-opened = { $seat } apre una teca: un segnalino Coming Soon in meno.
event-showcase-opened-paid = { $seat } paga { n-pounds } e apre una teca: un segnalino Coming Soon in meno.
event-display-revealed = Fase 2: tutte le scelte sono rivelate.
event-display-revealed-none = Fase 2: nessuno espone nulla.
event-display-revealed-passes = Senza esposizione: { $seats }.
event-displayed = { $seat } espone { $cards }.
event-emptied = { $seat } svuota una teca e riprende in mano { $cards }.
event-fame-token = { $seat } riceve un segnalino Fama.
event-fame-token-for = { $seat } riceve un segnalino Fama per { $cards }.
event-no-fame-token = { $seat } non riceve il segnalino Fama per { $cards }: ne è esposta un’altra copia.
event-fame-token-lost = { $seat } perde il segnalino Fama su { $cards }.
event-grotesque-token = { $seat } pesca un segnalino Grottesco.
event-grotesque-token-seen = { $seat } pesca un segnalino Grottesco con { n-skulls }.
event-sold = { $seat } vende { $cards }.
event-discarded = Agli scarti: { $cards }.
event-given = { $giver } dà una carta a { $seat }.
event-given-card = { $giver } dà una carta a { $seat }: { $cards }.
event-received = { $seat } riceve { $cards }.
event-lot-called = Ora è in vendita: { $cards }.
event-bids-revealed = Le offerte: { $bids }.
event-bought = { $seat } compra { $cards } per { n-pounds }.
event-bought-to = { $seat } compra { $cards } per { n-pounds }, da pagare a { $payee }.
event-bought-to-collector = { $seat } compra { $cards } per { n-pounds }, da pagare al Collezionista.
event-unsold = Nessuno vuole { $cards }: va agli scarti.
event-type-named = { $seat } nomina il tipo { $type }.
event-taken = { $seat } prende { $cards }.
event-bust = { $seat } ha rivelato due carte dello stesso tipo e le perde tutte: { $cards }.
event-kept-and-given = Le carte passano di mano. Carte in mano ora: { $hands }.
event-drafted = Ognuno tiene una carta, le altre passano a destra.
event-drafted-last = Ognuno tiene una carta; l’ultima ricevuta va in mano.
event-yard-shared = Le altre carte vanno al Collezionista.
event-collector-draws = Il Collezionista riceve { n-cards } dal mazzo.
event-collector-reveals = Il Collezionista rivela la sua mano: { $cards }.
event-skulls = Teschi: { $skulls }.
event-majority = { $seat } ha più teschi di tutti e riceve un segnalino Fama.
event-game-over = La partita è finita.
event-game-over-winner = { $seat } vince con { $points } punti Fama.
event-game-over-shared = { $seats } vincono insieme con { $points } punti Fama.
event-game-over-place = Posto { $place }: { $seat }, { $points } punti Fama.

## Foglio dei punti

line-monster = Mostri
line-grotesque = Grotteschi
line-legendary = Leggendari
line-precious = Preziosi
line-arcane = Arcani, 1 punto Fama per ogni tipo esposto
line-book = Libri, 1, 4, 9 o 16 punti Fama per teca
line-fame-tokens = Segnalini Fama, 3 punti Fama ciascuno
line-money = Denaro, 1 punto Fama ogni 3 Sterline
line-money-bankers = Denaro, 1 punto Fama ogni 3 Sterline (Club dei Banchieri: ogni 2)
line-hand = Carte rimaste in mano, 1 punto Fama in meno per ciascuna

## Perché una scelta è rifiutata

reason-displayed-for-good = Ciò che è esposto resta: non puoi svuotare una teca.
reason-no-such-showcase = Non c’è una teca allestita { $showcase } da svuotare.
reason-emptied-or-opened = O si svuota una teca o se ne apre una, non entrambe le cose in una scelta.
reason-empty-showcase = Una teca non si può allestire con nulla.
reason-card-twice = La stessa carta è nominata due volte.
reason-not-in-your-hand = Queste carte non sono tutte nella tua mano.
reason-nothing-new = Almeno una carta deve essere nuova per quella teca.
reason-no-marker-left = Non c’è più alcun segnalino Coming Soon da togliere.
reason-too-few-pounds = Costa { n-pounds }, e la borsa ne contiene { $purse }.
reason-no-free-showcase = Non c’è una teca libera: prima aprine una per 5 Sterline, oppure passa.
reason-open-when-displaying = A questo tavolo una teca si apre solo insieme a un’esposizione, nella fase 2.
reason-no-such-area-here = Nell’anello non c’è una Zona { $area }; le Zone vanno da 1 a 4.
reason-area-barred = Non puoi tornare nella Zona { $area }: c’è un tuo Agente, o l’hai già visitata.
reason-contact-without-effect = Il Contatto { $contact } ora non potrebbe fare nulla.
reason-contact-not-beside = Si può usare solo un Contatto accanto alla Zona visitata: { $beside }.
reason-monster-needs-three-parts = Le parti di Mostro stanno insieme in una teca solo in tre: una Testa, un Corpo e delle Zampe.
reason-books-must-differ = I Libri in una teca devono essere tutti di tipi diversi.
reason-no-set = Queste carte non formano un Set: una teca contiene una singola Meraviglia, Libri diversi o un Mostro intero.
reason-area-laid = Quella Zona è già nell’anello, su una faccia o sull’altra: { $side }.
reason-first-card-mandatory = La prima carta va rivelata per forza.
reason-more-than-purse = Sarebbero { n-pounds }, e la borsa ne contiene { $purse }.
reason-raise-or-pass = Offri almeno { $least }, oppure passa.
reason-has-received = Quel giocatore ha già una carta. Ancora senza: { $seats }.
reason-name-a-showcase = Nomina una tua teca allestita da svuotare, poi le carte da esporvi.

## Perché un tavolo non si può avere

reason-only-in-english = L’opzione «{ $option }» esiste solo nell’edizione inglese 0.5.
reason-solo-clubs-instead = Nel solitario l’opzione per i Club è «solo.clubs».
reason-only-in-solo = I livelli e i Club del solitario valgono solo nel solitario.
reason-only-for-two = L’opzione «{ $option }» con questo valore è solo per 2 giocatori.
reason-solo-is-for-one = Il solitario è per una persona, non per { $seats }.
reason-alone-is-solo = Una persona sola gioca il solitario.

## Che cosa non va in una posizione

reason-not-a-position = Questa non è una posizione di Chamber of Wonders.
reason-one-for-each-seat = «{ $field }» ha { $found } voci dove ne servono { $expected }, una per ciascuno.
reason-four-of-these = «{ $field }» è { $found }; devono essere diversi fra loro, quattro per l’anello, fra questi: { $names }.
reason-wrong-agents = Gli Agenti non possono stare così: { $found }.
reason-saved-under-other-terms = Questa posizione è stata salvata a un tavolo con altre opzioni o altri contenuti.
reason-both-sides-of-a-board = Una Zona ha due lati, e solo uno può stare a faccia in su: { $found }.
reason-no-clubs-here = A questo tavolo si gioca senza Club; la posizione non può nominarne.
reason-fame-below-nothing = Nessuno può avere meno di zero segnalini Fama.
reason-no-such-reserve = A questo tavolo la Riserva contiene da 0 a { $most } Sterline, non { $reserve }.
reason-no-such-hand = Non si può dare una mano di { $count } carte; ne restano { $most }.
reason-fame-astray = Un segnalino Fama sta solo su una Meraviglia Leggendaria o su un set di Mostri.
reason-skulls-astray = Un segnalino Grottesco sta solo su una Meraviglia Grottesca.
reason-legendary-tokens = Due copie della stessa Meraviglia Leggendaria non possono avere entrambe il segnalino Fama.
reason-agents-run-short = { $seat } ha ancora { $turns } turni e non abbastanza Agenti.
reason-areas-run-short = { $seat } ha ancora { $turns } turni e non abbastanza Zone da visitare.
reason-sell-so-many = Qui non si può vendere un tale numero di carte; possono essere: { $sizes }.
reason-no-such-turn = Non c’è un turno { $turn }; i turni vanno da 1 a { $most }.
reason-no-such-moment = Non c’è un momento del turno «{ $stage }», o non c’è quella Zona o quel giocatore. I momenti sono: { $stages }.
reason-area-of-this-turn = La posizione deve dire quale Zona è visitata in questo turno.
reason-wonder-too-often = Non ci sono tante carte «{ $id }».
reason-no-such-wonder = Non c’è una Meraviglia «{ $id }».
reason-no-such-token = Non c’è più un segnalino Grottesco con { n-skulls }.
reason-cards-not-in-one-place = Ognuna di queste carte, per numero, deve stare in un solo posto: { $cards }.
reason-tokens-not-in-one-place = Ogni segnalino Grottesco deve stare in un solo posto.
reason-purse-below-nothing = Nessuna borsa può contenere meno di zero Sterline.
reason-too-many-markers = { $owner } non può avere tanti segnalini Coming Soon.
reason-too-many-showcases = { $owner } ha più teche allestite di quante siano aperte.

## Che cosa non va in un pacchetto di contenuti

fault-id-twice = «{ $id }» c’è già.
fault-value-out-of-range = { $field }: trovato { $value }, atteso da { $least } a { $most }.
fault-no-such-kind = «{ $id }» non può essere del genere «{ $kind }». Atteso uno di questi: { $kinds }.
fault-wrong-number-of-cards = Del tipo { $type } ci sono { $found } carte; devono essere { $expected }, e { $all } in tutto.
fault-wrong-number-of-books = Ci sono { $found } generi di Libri; devono essere 4.
fault-no-such-area = Non c’è una faccia di Zona «{ $id }». Ci sono: { $ids }.
fault-area-missing = Manca la faccia di Zona «{ $id }».
fault-first-game-areas = Per una prima partita servono esattamente quattro Zone, una faccia per ciascuna; trovate: { $found }.
fault-wrong-number-of-tokens = Ci sono { $found } segnalini Grottesco; devono essere 20.
fault-token-ranges = Servono segnalini Grottesco per entrambi gli intervalli, 2-4 e 2-5.

## Il tavolo a parole

stage-setup = Preparazione
stage-turn = Turno { $turn }
stage-scoring = Punteggio finale
table-turn = Turno { $turn } di { $most }, è di turno { $seat }. { $phase }
table-setup = Preparazione.
table-scoring = Punteggio finale.
table-over = La partita è finita.
phase-start = Il turno comincia.
phase-1 = Fase 1, si manda un Agente.
phase-2 = Fase 2, tutti espongono.
phase-2-solo = Fase 2, esponi tu.
phase-end = Il turno finisce.
table-area = Zona { $number }, { $area }: { $effect }.
table-agents = Agenti presenti: { $seats }.
table-contact = Contatto { $number }, fra le Zone { $number } e { $next }, { $contact }: { $gives }.
table-seat =
    { $seat }: { $purse }, { n-cards } in mano, teche allestite { $filled } su { $open } aperte, { $markers ->
        [0] nessun segnalino Coming Soon
        [one] 1 segnalino Coming Soon
       *[other] { $markers } segnalini Coming Soon
    }, { $fame ->
        [0] nessun segnalino Fama.
        [one] 1 segnalino Fama.
       *[other] { $fame } segnalini Fama.
    }
purse-hidden = borsa nascosta
table-club = { $club }: { $does }.
table-showcase = Teca { $number }: { $cards }.
table-on-it-fame = Con un segnalino Fama.
table-on-it-token = Con un segnalino Grottesco.
table-on-it-skulls = Con un segnalino Grottesco, { n-skulls }.
table-loose = Segnalini Grottesco accanto alla Camera delle Meraviglie: { $tokens }.
table-loose-skulls = Segnalini Grottesco accanto alla Camera delle Meraviglie: { $tokens }; teschi: { $skulls }.
table-known = Carte note in mano: { $cards }.
table-deck = Mazzo: { n-cards }.
table-discard = Pila degli scarti: { n-cards }, in cima { $cards }.
table-discard-all = Tutta la pila degli scarti, dalla cima: { $cards }.
table-discard-empty = La pila degli scarti è vuota.
table-reserve = Cassa: { n-pounds }.
table-own-purse = La tua borsa: { n-pounds }. Teche libere: { $free }.
table-own-hand = La tua mano:
table-own-hand-empty = La tua mano è vuota.
table-waiting = Devono ancora scegliere: { $seats }.

## Che cosa si chiede; parole da scrivere

word-open = apri
word-empty = svuota
word-pass = passo nulla niente

ask-item = { $number }: { $choice }
ask-explained = { $name }: { $effect }
ask-equipped = { $name }: { $effect }; dotazione iniziale: { $equipment }
asks-PickAreas = Quale Zona, e su quale faccia, sta al posto { $number } dell’anello?
asks-PickContacts = Quale Contatto sta al posto { $number } dell’anello?
asks-BetweenTurns = Apri una teca per 5 Sterline fra un turno e l’altro?
asks-Detectives = Guardi le prime tre carte del mazzo?
asks-PlaceAgent = In quale Zona mandi un Agente?
asks-ChooseContact = Quale Contatto usi ora, se ne usi uno?
asks-SellToRek = Quale carta scarti per il suo valore?
asks-Peek = In cima al mazzo c’è { $cards }. Che cosa ne fai?
asks-PushYourLuck =
    { $count ->
        [0] Non è ancora rivelata nessuna carta.
       *[other] Rivelate finora: { $cards }.
    } Due carte dello stesso tipo le fanno perdere tutte. Che cosa fai?
asks-Telegraph = { asks-PushYourLuck }
asks-NameType = Quale tipo nomini?
asks-TakeMatching = Quali di queste carte prendi?
asks-KeepAndGive-three = Quale carta tieni, quale va alla tua destra ({ $right }) e quale alla tua sinistra ({ $left })?
asks-KeepAndGive-two = Quale carta tieni, quale dai a { $right } e quale scarti?
asks-KeepAndGive-pair = Quale carta tieni, e quale va a { $right }?
asks-KeepAndGive-one = Quale carta tieni? Le eventuali altre vanno a { $right }.
asks-Draft = Quale carta tieni? Il resto va a { $right }.
asks-Lots = Quale carta si vende ora?
asks-Auction =
    È in vendita { $cards }. { $price ->
        [0] Non c’è ancora un’offerta.
       *[other] L’offerta più alta è £{ $price }, di { $leader }.
    } Quanto offri?
asks-SealedBid = È in vendita { $cards }. Quante Sterline offri, in segreto?
asks-NameBuyer = Parità tra { $seats } con £{ $price } per { $cards }. Chi compra?
asks-Sales =
    Che cosa vendi? Al massimo { n-cards }, { $bonus ->
        [0] al valore.
       *[other] al valore più £{ $bonus }.
    }
asks-Sales-all = Quali tre carte vendi al loro valore, se le vendi?
asks-Gifts = Questa carta è { $cards }. A chi va?
asks-Discards = Quale carta scarti, in segreto?
asks-Display-free = Che cosa esponi, in segreto?
asks-Display-free-solo = Che cosa esponi?
asks-Display-opens = Nessuna teca è libera. Ne apri una per 5 Sterline e la allestisci, in segreto?
asks-Display-opens-solo = Nessuna teca è libera. Ne apri una per 5 Sterline e la allestisci?
asks-Display-full = Nessuna teca è libera. Che cosa fai?
asks-Gravediggers = Quale segnalino Grottesco tieni?
asks-Business = Quale carta compri al suo valore, se ne compri una?
asks-Yard = Quale carta scoperta prendi, e quale coperta?
asks-Assign = In vista: { $cards }. Che cosa ne fai?
asks-Reference = Le carte di riferimento sono { $cards }. Una carta di uno dei loro tipi va al Collezionista. Che cosa fai?
asks-KeepOrNot = Hai pescato { $cards }. Che cosa ne fai?
asks-Market =
    Che cosa vendi? Al massimo { n-cards }, al valore{ $bonus ->
        [0] .
       *[other] {" "}più £{ $bonus } in tutto.
    }
asks-Market-each = Che cosa vendi? Al massimo { n-cards }, al valore più £{ $bonus } per ciascuna.
asks-Olivander = Quale carta scarti?
asks-Boss = Quale carta vendi al suo valore?
asks-Cara = Quale di queste carte del Collezionista prendi?
asks-Parker = Quale di queste due carte scarti?
asks-Catherine = Quale teca svuoti, e che cosa vi esponi?

## Come si risponde al terminale

how-menu = Scrivi il numero della tua scelta.
how-number = Scrivi il suo numero.
how-hand = Scrivi il suo numero nella tua mano.
how-cards = Scrivi i numeri nella tua mano, o 0 per niente.
how-open = Oppure scrivi «{ $word }» per aprire prima una teca per 5 Sterline.
how-BetweenTurns = Scrivi «{ $word }» per aprirne una, o 0 per lasciar stare.
how-ChooseContact = Scrivi il suo numero, o 0 per nessuno ora.
how-TakeMatching = Scrivi i loro numeri, o 0 per nessuna.
how-KeepAndGive-three = Scrivi i tre numeri in quest’ordine, come «2 1 3».
how-KeepAndGive-two = Scrivi i tre numeri in quest’ordine, come «2 1 3».
how-KeepAndGive-pair = Scrivi i due numeri in quest’ordine, come «2 1».
how-Auction = Scrivi un’offerta da { $least } a { $most }, o 0 per passare.
how-SealedBid = Scrivi un numero da 0 a { $most }.
how-Display-free = Scrivi i numeri nella tua mano che vanno in una teca, come «1» o «1 3», o 0 per passare.
how-Display-opens = Scrivi «{ $word }» e i numeri nella tua mano, come «{ $word } 1», o 0 per passare.
how-Display-full = Scrivi 0 per passare.
how-refit = Per svuotare una teca e allestirla di nuovo: «{ $word } 1: 2» svuota la teca 1 per la carta 2 della tua mano. Le carte tolte hanno i numeri dopo quelli della tua mano, da { $first } in poi.
how-Business = Scrivi il suo numero, o 0 per non comprare altro.
how-Yard = Scrivi il numero della carta scoperta, poi quello della coperta, come «1 2».
how-Yard-open = Scrivi il numero della carta scoperta.
ask-confirm = Farlo lo stesso? Scrivi sì o no:
unclear-card = Lì non c’è una carta { $number }; le carte vanno da 1 a { $most }.
unclear-numbers = «{ $text }» non si capisce. Scrivi dei numeri, per esempio «1» o «1 3», oppure aiuto.
unclear-refit = «{ $text }» non si capisce. Nomina una teca, due punti e le carte, per esempio «{ $word } 1: 2».
unclear-between = «{ $text }» non si capisce. Scrivi «{ $word }» per aprire una teca per 5 Sterline, o 0 per lasciar stare.
unclear-open = «{ $text }» non si capisce. «{ $word }» da solo apre una teca per 5 Sterline; poi rispondi alla domanda.
unclear-bid = «{ $text }» non è un’offerta. Scrivi un numero di Sterline, o 0.

## Il risultato

result-sheet = Foglio dei punti, in Fama:
result-line = { $line }: { $points }
result-total = Totale: { $points }
result-by-cards = { $first } precede { $second } a parità di Fama, con più carte esposte: { $more } a { $fewer }.
result-by-pounds = { $first } precede { $second } a parità di Fama e di carte, con più Sterline: { $more } a { $fewer }.
result-shared = { $first } e { $second } sono pari in tutto e dividono il posto.

## Un pacchetto da modificare

pack-about = Chamber of Wonders: che cosa c’è sulle carte. Modifica questo file per giocare con le carte della tua scatola.
pack-wonders = I regolamenti stampano le quantità e pochi nomi; tutto ciò che è segnato come reconstructed è nostro.
pack-names = Un nome che manca in una lingua è mostrato in inglese.
pack-use = Controllalo con «ludoteca content check FILE», gioca con «ludoteca play chamber-of-wonders --content FILE».
pack-areas = le dieci facce delle Zone, con il loro Equipaggiamento Iniziale
pack-tokens = i venti segnalini Grottesco, per ogni intervallo di teschi

provenance-printed = nominato in un esempio di un regolamento
provenance-secondary = noto da un’altra fonte
provenance-reconstructed = nostro; i regolamenti stampano le quantità, non i valori
provenance-house = un’idea nostra
provenance-owner = ricopiato da una scatola

field-id = come lo chiama il file
field-type = il tipo
field-kind = la parte di un Mostro (head, body, legs), o il genere di un Libro
field-value = il valore in Sterline
field-fame = la Fama; Arcani e Libri non ne hanno una propria
field-copies = quante carte così ci sono
field-provenance = da dove viene
field-name = come si chiama, per lingua
field-pounds = le Sterline dell’Equipaggiamento Iniziale
field-cards = le carte dell’Equipaggiamento Iniziale
field-first-game = se questa faccia è per una prima partita
field-range = l’intervallo dei teschi
field-skulls = i teschi di ogni segnalino

## Esempi, per l’aiuto della casa

example-chapter = CW-EXPAND
example-clause = CW-EXPAND.4
example-ruling = A-13
example-answer = 1 3
example-number = 2
example-word = teca
