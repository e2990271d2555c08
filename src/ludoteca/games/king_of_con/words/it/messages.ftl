### King of Con: what happens, what is asked, why something is refused.

## Counts

n-tokens =
    { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }
n-back =
    { $back ->
        [one] { $back } gettone torna
       *[other] { $back } gettoni tornano
    }
n-banked =
    { $banked ->
        [one] { $banked } gettone va
       *[other] { $banked } gettoni vanno
    }
n-points =
    { $points ->
        [one] { $points } punto Vittoria
       *[other] { $points } punti Vittoria
    }
n-least =
    { $least ->
        [one] { $least } gettone
       *[other] { $least } gettoni
    }
n-reserve =
    { $reserve ->
        [one] { $reserve } gettone
       *[other] { $reserve } gettoni
    }

## The box

game-king-of-con = King of Con: nerd in fiera si contendono gli Oggetti all’asta, e poi se li rubano.
title-king-of-con = King of Con
edition-it-2018 = il regolamento italiano del 2018

mystery-box = l’Oggetto coperto dello Stand 4
face-down = un Oggetto coperto
face-down-typed = un Oggetto coperto (al posto del numero scrivi «{ $word }»)

characteristic-1 = #Sci-Fi
characteristic-2 = #SuperHeroes
characteristic-3 = #Fantasy
characteristic-4 = #MangAnime
characteristic-5 = #Horror
characteristic-6 = #ComicsBooks
characteristic-7 = #HomeVideo
characteristic-8 = #ActionFigures
characteristic-9 = #Games
characteristic-10 = #Gadgets
characteristic-11 = #Vintage
characteristic-12 = #SignedEdition
characteristic-13 = #LimitedEdition
characteristic-14 = #DeluxeEdition
characteristic-15 = #Mint

gloss-1 = genere: astronavi e altri mondi
gloss-2 = genere: mantelli, maschere e poteri
gloss-3 = genere: spade e magia
gloss-4 = genere: manga e anime
gloss-5 = genere: roba da brividi
gloss-6 = categoria: fumetti e libri
gloss-7 = categoria: film e serie da avere in casa
gloss-8 = categoria: pupazzetti snodabili
gloss-9 = categoria: giochi di ogni tipo
gloss-10 = categoria: tutto il resto, purché abbia un logo
gloss-11 = edizione: vecchia e rara
gloss-12 = edizione: autografata
gloss-13 = edizione: a copie numerate
gloss-14 = edizione: con tutti gli extra
gloss-15 = edizione: mai aperta

phase-0 = Preparazione
phase-1 = Hype a Manetta (nuovi Oggetti)
phase-2 = Incauto Acquisto (aste)
phase-3 = Sciacallaggio (caccia a Bancarelle e Collezioni)
phase-4 = Sfoggio Supremo (mostra degli acquisti)

## Options of a table

option-firstGame = Regole per una prima partita: due Passioni a testa, niente Scenario, niente controllo delle Scimmie.
option-scenario = Lo Scenario, che cambia le regole per tutta la partita.
option-monkeyControl = Se chi vince una parità grazie alla Scimmia può invece concederla.
option-multiTieOrder = Quale parità viene prima quando ce n’è più d’una in attesa.
option-whipRound = Quante volte tutti danno un gettone quando la riserva comune non basta.
option-misplacement = Che fine fanno i gettoni su un Oggetto su cui non si può offrire.
option-openReserves = Se tutti vedono le riserve personali degli altri.

value-firstGame-false = una partita normale
value-firstGame-true = una prima partita
value-scenario-none = nessuno Scenario
value-scenario-random = uno tirato a sorte
value-monkeyControl-false = le parità non si possono concedere
value-monkeyControl-true = le parità si possono concedere
value-multiTieOrder-chooser = sceglie la Scimmia più bassa
value-multiTieOrder-fixed = per Stand nella fase 2, per numero nella fase 3
value-whipRound-repeat = più volte, finché la riserva comune non basta
value-whipRound-once = una volta per pagamento
value-misplacement-penalise = sono sprecati
value-misplacement-refuse = l’offerta è rifiutata
value-openReserves-false = nascoste
value-openReserves-true = scoperte

## Decisions

decision-Passions = Passioni: a quale rinunciare
decision-Astatosta = Astatosta: un’asta segreta
decision-Award = Assegnazione: quale parità risolvere prima
decision-Scavenging = Sciacallaggio: offerte segrete su Collezioni e Bancarelle
decision-Spoils = Sciacallaggio: quale parità risolvere prima
decision-MonkeyControl = Controllo delle Scimmie: prendere il premio o concederlo

choice-take = prendere il premio, e scambiare le Scimmie
choice-concede = concedere il premio, e tenere la tua Scimmia
choice-unknown = una Passione nascosta

prize-predominance = il Predominio in { $characteristic }

offer-line = { $seat }: { $offer }
offer-part = { $tokens } su { $object }
offer-separator = ;
offer-nothing = niente

## What happens

event-declared = Dichiarazione fatta: { $seats }.
event-declared-offer = { $seat } dichiara la sua offerta: { $offer }.
event-declared-passion = { $seat } dichiara la sua scelta: rinuncia a { $passion }.
event-chosen-tie = { $seat } ha la Scimmia più bassa in queste parità e risolve prima { $object }.
event-chosen-take = { $seat } prende il premio.
event-chosen-concede = { $seat } concede la parità.
event-chosen-concede-prize = { $seat } concede { $prize }.
event-passions-kept = Ognuno tiene due Passioni; la terza finisce nella scatola senza che nessuno la veda.
event-passions-kept-by = { $seat } tiene { $passions }.
event-objects-arrive = Round { $round }, fase 1, { phase-1 }: negli Stand arrivano nuovi Oggetti.
event-stand = Stand { $number }: { $object }
event-guest-of-honour = L’ospite d’onore di questo round è { $characteristic }: il suo Predominio paga { n-tokens }.
event-theme-of-the-year = Il tema dell’anno è { $characteristic }: alla fine danno punti a tutti gli Oggetti che vi corrispondono.
event-astatosta-revealed = Astatosta { $number }, le offerte:
event-astatoste-cut-short = Nessuno ha offerto niente: gli Oggetti si assegnano subito, senza altre Astatoste.
event-misplaced = { $seat } spreca { n-tokens } su { $object }.
event-box-opened = Si scopre l’Oggetto dello Stand 4: { $object }
event-awarded = { $seat } vince { $object }: valore { $value }.
event-awarded-back = { n-back } nella riserva personale.
event-wasted = Gettoni sprecati: { $wasted }.
event-to-the-stalls = Nessuno vince { $object }: va nelle Bancarelle.
event-tie-settled = Parità tra { $tied } per { $prize }: vince { $winner }, che ha la Scimmia più bassa.
event-tie-settled-swap = Scimmie adesso: { $monkeys }.
event-tie-settled-alone = Nella parità resta solo { $winner }, che ottiene { $prize }; le Scimmie non cambiano.
event-scavenging-revealed = Fase 3, { phase-3 }, le offerte:
event-boosted = { $seat } aggiunge { n-tokens } a { $object }: valore { $value }.
event-offer-lost = { $seat } spreca { n-tokens } su { $object }.
event-won-from-the-stalls = { $seat } vince { $object } dalle Bancarelle: valore { $tokens }.
event-won-from-a-collection =
    { $seat } vince { $object } dalla Collezione di { $owner } e paga { n-tokens } a { $owner }. { $added ->
        [0] La riserva comune non ha niente da aggiungere: valore { $value }.
       *[other] La riserva comune aggiunge { $added }: valore { $value }.
    }
event-devaluation = Svalutazione, nei Cestini dei proprietari: { $lost }.
event-devaluation-part = { n-tokens } da { $objects }
event-devaluation-none = In questo round non c’è Svalutazione.
event-devaluation-nothing = Svalutazione: nessun Oggetto ha gettoni da perdere.
event-phase = Fase { $number }, { $phase }.
event-recovered =
    { $seat } recupera { n-tokens } dal Cestino{ $banked ->
        [0] .
       *[other] ; { n-banked } nella riserva comune.
    }
event-whip-round = Colletta, perché la riserva comune non basta: 1 gettone a testa da { $givers }.
event-predominance = { $seat } riceve { n-tokens } per il Predominio in { $characteristics }.
event-predominance-unpaid = { $seat } ha il Predominio in { $characteristics }, ma nessuno ha un gettone per pagarlo.
event-consolation =
    { $seat } non ha Oggetti e { $tokens ->
        [0] nessuno ha un gettone per la Consolazione.
       *[other] riceve { n-tokens } di Consolazione.
    }
event-monkeys-pass-on = Le Scimmie cambiano di mano. Adesso: { $monkeys }.
event-epic-collection = { $seat } ha una Epic Collection di { $characteristic }: la partita finisce con questa fase.
event-game-over = La partita è finita.
event-passions-revealed = Passioni di { $seat }: { $passions }.
event-winner = Vince { $seat } con { n-points }.
event-place = Posto { $place }: { $seat }, { n-points }.

## Score sheet

line-objects = Oggetti nella Collezione, 1 punto l’uno
line-passions = Oggetti che corrispondono a una Passione, 1 punto per corrispondenza
line-theme = Oggetti che corrispondono al tema dell’anno, 1 punto l’uno
line-epic-collections = Epic Collection
line-tokens = Gettoni nella riserva personale, 1 punto ogni 3

## Why an offer or a choice is refused, or hardly meant

reason-more-than-reserve = In tutto fanno { $offered }, ma la riserva personale contiene { n-reserve }.
reason-no-such-cell = Il Quadrante non ha una casella { $cell }: gli Oggetti hanno i numeri da 1 a 25.
reason-cell-named-twice = L’offerta nomina due volte { $cell }.
reason-fewer-than-no-tokens = { $tokens } su { $cell }: non si possono offrire meno di zero gettoni.
reason-multiple-offer = In un’Astatosta si offre su un Oggetto solo; qui gli Oggetti sono più d’uno: { $objects }.
reason-not-in-a-stand = { $object } non è in uno Stand. Negli Stand ci sono: { $stands }.
reason-not-in-play = { $object } non è né in una Collezione né nelle Bancarelle.
reason-offer-in-vain = { $tokens } su { $object } non può vincere: il minimo è { n-least }.
reason-not-contending = { $object } non è tra gli Oggetti in parità tra cui scegliere: { $objects }.

## Why a table cannot be had

reason-first-game-without-scenario = Una prima partita si gioca senza Scenario.
reason-first-game-without-monkey-control = Una prima partita si gioca senza controllo delle Scimmie.
reason-scenario-not-in-pack = Il pacchetto di contenuti non ha uno Scenario { $number }. Ha: { $numbers }.
reason-scenario-without-monkey-control = Lo Scenario { $number } non si può giocare con il controllo delle Scimmie.

## What is wrong with a position

reason-not-a-position = Questa non è una posizione di King of Con.
reason-one-for-each-seat = «{ $field }» ha { $found } voci e ne servono { $expected }, una per ogni posto.
reason-no-such-phase = Non c’è una fase { $phase }; le fasi vanno da 0 (scelta delle Passioni) a 4.
reason-no-such-round = Non c’è un round { $round }; i round vanno da 1 a 6.
reason-no-such-astatosta = A questo tavolo non c’è un’Astatosta { $number }.
reason-four-stands = La fase 2 richiede quattro Oggetti negli Stand; ce ne sono { $found }.
reason-one-spot-for-each-seat = «spots» richiede una riga per ogni Stand, e in ognuna un numero per ogni posto.
reason-no-such-object = Non c’è un Oggetto { $object }; gli Oggetti vanno da 1 a 25.
reason-object-twice = { $object } è in due posti.
reason-object-not-in-one-place = { $object } deve trovarsi in un posto solo; posti trovati: { $found }.
reason-no-such-characteristic = Non c’è una caratteristica { $characteristic }; le caratteristiche vanno da 1 a 15.
reason-passion-twice = La Passione { $characteristic } compare due volte.
reason-passions-for-each-seat = A ogni posto servono { $expected } Passioni.
reason-passions-not-one-each = Ognuna delle 15 Passioni deve esserci una volta sola.
reason-no-mystery-box = Solo lo Scenario 6 ha un Oggetto coperto, nello Stand 4 alla prima Astatosta.
reason-wrong-guests = Gli ospiti d’onore sono { $found }; a questo punto possono essere al massimo { $most }, tutti diversi.
reason-no-theme-here = Questo tavolo non ha un tema dell’anno, e la posizione ne nomina uno: { $characteristic }.
reason-no-such-tie = Nessuna partita arriva alla parità che questa posizione aspetta.
reason-stands-are-empty = Oggetti e gettoni sono negli Stand solo nella fase 2, non nella fase { $phase }.
reason-spots-are-empty = Prima della prima Astatosta nessuno ha ancora gettoni negli Stand.
reason-box-on-stand-four = Nella prima Astatosta dello Scenario 6 è coperto l’Oggetto dello Stand 4, e nessun altro.
reason-another-scenario =
    La posizione è dello Scenario { $scenario }, mentre questo tavolo ha scelto { $agreed ->
        [0] nessuno Scenario.
       *[other] lo Scenario { $agreed }.
    }
reason-tokens-do-not-add-up = I gettoni in tutto devono essere 100, e sono { $found }.
reason-negative-tokens = Nessun posto può avere { $found } gettoni.
reason-monkeys-not-one-each = Le Scimmie devono essere i numeri da 1 fino al numero di giocatori, ciascuno una volta, e sono { $found }.
reason-deck-too-small = Nel mazzetto restano { $found } Oggetti, e per i round a venire ne servono { $needed }.
reason-epic-would-have-ended-it = Qualcuno ha una Epic Collection, quindi questa partita sarebbe finita.

## What is wrong in a content pack

fault-number-out-of-range = Trovato il numero { $number }; i numeri vanno da 1 a { $most }.
fault-number-twice = Il numero { $number } è già preso, alla riga { $first }.
fault-cell-twice = L’Oggetto { $number } ha lo stesso genere e la stessa categoria dell’Oggetto { $first } ({ $genre }, { $category }); ogni coppia appartiene a un solo Oggetto.
fault-wrong-number-of-objects = Oggetti trovati: { $found }; devono essere 25.
fault-scenario-twice = C’è già uno Scenario { $number }.
fault-value-out-of-range = { $field }: trovato { $value }, atteso un numero da { $least } a { $most }.

## The table in words

stage-setup = Preparazione
stage-round =
    Round { $round } di VI, { $phase ->
        [1] nuovi Oggetti
        [2] aste
        [3] Sciacallaggio
       *[4] Sfoggio Supremo
    }
table-round = Round { $round } di VI, fase { $phase }, { $name }.
table-astatosta = Astatosta { $number } di { $count }.
table-setup = { $name }.
table-over = La partita è finita.
table-scenario = Scenario { $number }, { $name }.
table-no-scenario = Questa partita si gioca senza Scenario.
table-guest = Ospite d’onore: { $characteristic }; in questo round il suo Predominio paga { n-tokens }.
table-theme = Tema dell’anno: { $characteristic }.
table-seat =
    { $seat }: Scimmia { $monkey }, { $bin } nel Cestino, { $objects ->
        [0] nessun Oggetto.
        [one] 1 Oggetto:
       *[other] { $objects } Oggetti:
    }
table-reserve = Riserva personale { $reserve }.
table-passions = Passioni: { $passions }.
table-object = { $object }: valore { $value }.
table-price = Si vince da { $least } in su.
table-stalls = Nelle Bancarelle:
table-stalls-empty = Le Bancarelle sono vuote.
table-bank =
    Riserva comune { $bank }, { $deck ->
        [one] 1 carta
       *[other] { $deck } carte
    } nel mazzetto.
table-own-reserve = La tua riserva personale: { n-reserve }.
table-own-passions = Le tue Passioni: { $passions }.
table-stand-free = Stand { $number }: { $object }. Ancora nessuna offerta.
table-stand-laid = Stand { $number }: { $object }. Sopra: { $laid }.
table-leading = Sei in testa.
table-to-lead = Ancora { $more } per andare in testa.
table-waiting = Devono ancora scegliere: { $seats }.

## What is asked

ask-passion = { $number }: { $passion }; Oggetti { $objects }
play-done-Passions = Passione abbandonata: { $choice }.
play-hint-Passions = Il consigliere rinuncerebbe a: { $choice }. { $why } Per fare lo stesso, scrivi: { $typed }
hint-Passions = Un bot rinuncerebbe a: { $choice }
play-would-do-Passions = Questa risposta è permessa: rinunceresti a { $choice }.
ask-tie-of = { $object }, in parità: { $seats }
ask-item = { $number }: { $choice }
asks-Passions = Di queste tre Passioni ne tieni due, in segreto, fino alla fine. A quale rinunci?
asks-Astatosta = Che cosa offri, in segreto, per uno degli Oggetti negli Stand?
asks-Scavenging = Che cosa offri, in segreto? I gettoni sui tuoi Oggetti ne alzano il valore; sugli altri possono vincerli.
asks-Award = Ci sono più parità in attesa e tu hai la Scimmia più bassa. Quale Oggetto prendi per primo?
asks-Spoils = { asks-Award }
asks-MonkeyControl = Parità tra { $tied } per { $prize }, e la tua Scimmia è la più bassa. Che cosa fai?
how-Passions = Scrivi 1, 2 o 3.
how-Astatosta = Scrivi un Oggetto e i tuoi gettoni, come «{ $example }», oppure 0 per niente.
how-Scavenging = Scrivi Oggetti e gettoni, come «{ $example }», oppure 0 per niente.
how-menu = Scrivi il numero della tua scelta.
ask-empty-reserve = La riserva personale di { $seat } è vuota, quindi { $seat } non offre niente.
ask-confirm = Quei gettoni andrebbero sprecati. Lo fai lo stesso? Scrivi sì o no:
unclear-offer = «{ $text }» non è un’offerta. Scrivi un Oggetto e i tuoi gettoni, come 18 2 o 18:2; oppure 0 per niente; oppure aiuto.
unclear-tokens = Quanti gettoni su { $object }? Scrivi tutti e due, come «{ $example }».
unclear-object = «{ $text }» non è né il numero di un Oggetto (da 1 a 25) né un numero di gettoni. Scrivi un Oggetto e i tuoi gettoni, come «{ $example }»; oppure 0 per niente; oppure aiuto.
no-box = Adesso non c’è nessun Oggetto coperto.

## The result

result-sheet = Conteggio, in punti Vittoria:
result-line = { $line }: { $points }
result-total = Totale: { $points }
result-by-tokens = { $first } precede { $second } a parità di punti, con più gettoni sugli Oggetti: { $more } a { $fewer }.
result-by-monkey = { $first } precede { $second } a parità di punti e gettoni, con la Scimmia più bassa: { $lower } contro { $higher }.

## A pack to edit

pack-about = King of Con: che cosa c’è sulle carte. Modifica questo file per giocare con le carte della tua scatola.
pack-objects = Il regolamento ne stampa solo una parte; tutto ciò che è segnato come reconstructed o house è nostro.
pack-names = Tutti i nomi sono nostri; un nome senza una lingua appare in inglese.
pack-use = Per controllarlo: «ludoteca content check FILE»; per giocarci: «ludoteca play king-of-con --content FILE».
pack-scenarios = al massimo dieci; ciò che manca è come dice il regolamento (il valore tra parentesi). Tutti e dieci li abbiamo ideati noi.

provenance-printed = le caratteristiche sono nominate negli esempi del regolamento
provenance-secondary = noto da un’altra fonte
provenance-reconstructed = nostro, secondo uno schema che rispetta tutti gli esempi stampati
provenance-house = ideato da noi
provenance-owner = copiato da una scatola

field-number = il numero con cui tutti lo chiamano
field-genre = il genere
field-category = la categoria
field-edition = l’edizione
field-provenance = da dove viene
field-name = come si chiama, per lingua
field-astatoste = quante Astatoste ha la fase 2
field-devaluation-in-odd-rounds = i gettoni che ogni Oggetto perde nei round I, III e V
field-devaluation-in-even-rounds = i gettoni che ogni Oggetto perde nei round II, IV e VI
field-stall-value = il valore di un Oggetto nelle Bancarelle
field-steal-margin = di quanto un’offerta deve superare il valore per vincere l’Oggetto di un avversario
field-guest-reward = i gettoni che paga il Predominio nell’ospite d’onore; 0 se non c’è
field-mystery-box = se l’Oggetto dello Stand 4 è coperto nella prima Astatosta
field-theme = se c’è un tema dell’anno che dà punti a tutti
field-epic-ends-the-game = se una Epic Collection fa finire la partita
field-epic-points = i punti Vittoria di una Epic Collection
field-monkeys-pass-on = se le Scimmie cambiano di mano alla fine del round, invece di scambiarsi dopo le parità
field-haggling = se chi vince uno Stand lascia solo un gettone in più del miglior totale altrui

## Esempi, per l’aiuto della casa

example-chapter = KC-12
example-clause = KC-12.12
example-ruling = AMB-08
example-answer = 18:2
example-number = 18
example-word = scimmia
