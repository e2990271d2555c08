### Dungeonology: le parole del tabellone.

## Board

board-turn = Turno { $turn }
board-your-turn = tocca a te
board-send-keys = Con Ctrl e Invio si conferma ciò che è scelto.
board-phase-movement = Movimento
board-phase-action = Azione
board-tab-map = Mappa
board-tab-notes = Appunti
board-tab-hand = Mano
board-tab-table = Tavolo

## Desk: regions and pieces

desk-seats = Gli altri Studenti
desk-rail = Il tuo Studente, gli appunti e il diario
desk-hand = La tua mano
desk-hand-empty = Nessuna carta in mano.
desk-hand-hidden =
    { $count ->
        [one] 1 carta coperta
       *[other] { $count } carte coperte
    }
desk-campus = Campus
desk-bonfire = Falò
desk-bonfire-label = { $count } Matricole su { $most } al Falò
desk-alert = Allerta
desk-alert-label =
    Carta Allerta { $profile }: { $taken } spazi su { $most } occupati, Bonus di Allerta { $bonus }{ $next ->
        [-1] . È piena.
       *[other] , poi { $next }.
    }
desk-bag = Sacchetto
desk-bag-label = Nell’Università: { $count } Matricole, { $omega } Omega
desk-clan = Clan
desk-clan-unknown = ignoto
desk-piles = Zone rimaste
desk-decks = Carte rimaste
desk-pile-label =
    Piano { $floor }: { $count ->
        [one] 1 Zona rimasta
       *[other] { $count } Zone rimaste
    }
desk-deck-label = Carte Trucchetto: { $count } nel mazzo, { $away } scartate
desk-jinx-deck-label = Carte Sfiga: { $count } nel mazzo, { $away } scartate
desk-scholar = Carta Studente di { $scholar }
desk-fired-up = lato Fomentato
desk-turn-over = Guarda l’altro lato
desk-turn-back = Rigirala
desk-stat-speed = Velocità
desk-stat-intelligence = Intelligenza
desk-stat-hand = Mano
desk-stat-resistance = Resistenza
desk-stat-starting_students = Matricole Iniziali
desk-left = da spendere
desk-students =
    { $count ->
        [one] Matricola
       *[other] Matricole
    }
desk-stunned-of = Segnalini Stordito: { $stunned } su { $most }
desk-knowledge = Segnalino Conoscenza: il Clan è noto
desk-combo = Combo Conoscenza: { $cubes }; ne mancano { $missing }
desk-combo-short = Combo
desk-jinxes = Carte Sfiga
desk-jinx-unknown = nessuno la conosce ancora
desk-notes = Appunti
desk-column =
    { $colour }: { $count } cubi su { $capacity } da { $value }, { $points } punti{ $next ->
        [0] {""}
       *[other] ; prossima Stella a { $next }
    }{ $arrow ->
        [0] {""}
       *[other] ; prossima Freccia a { $arrow }
    }
desk-study-bonus = Bonus di Studio { $bonus }
desk-points-word =
    { $count ->
        [one] punto
       *[other] punti
    }
desk-thesis-now = { $points } su { $needed } per il Clan
desk-stars-enough = Stelle bastanti per la Tesi
desk-stars-missing =
    { $count ->
        [one] ne manca una per la Tesi
       *[other] ne mancano { $count } per la Tesi
    }
desk-fact-stars = Stelle
desk-fact-points = punti sulla Bacheca
desk-fact-students = Matricole
desk-fact-stunned = segnalini Stordito
desk-fact-cards = carte in mano
desk-fact-bonus = Bonus di Studio
desk-fact-jinxes = carte Sfiga
desk-has-left = fuori, con una Tesi
desk-thinks = deve rispondere
desk-known-cards = Carte note in mano
desk-or = o
desk-auxiliary = Effetto Ausiliario: { $effect }
desk-brief-speed = { $amount } Velocità
desk-brief-draw = pesca { $amount }
desk-brief-discard = uno Studente scarta { $amount }
desk-brief-recruit = { $amount } dal Falò
desk-cost-bag = sacchetto { $count }
desk-cost-sacrifice = Sacrifica { $count }
desk-cost-cards = scarta { $count }

## Desk: options and what follows from them

desk-ahead =
    { $margin ->
        [0] pari, e la parità basta
       *[other] in vantaggio di { $margin }
    }
desk-short =
    { $margin ->
        [one] manca { $margin }
       *[other] mancano { $margin }
    }
desk-stands = Furtività { $stealth } contro Allerta { $alert }: { $outcome }.
desk-alert-becomes = Allerta da { $from } a { $to }: { $outcome }.
desk-stealth-becomes = Furtività da { $from } a { $to }: { $outcome }.
desk-draw =
    { $count ->
        [one] Prima si pesca una Matricola dal sacchetto.
       *[other] Prima si pescano { $count } Matricole dal sacchetto.
    }
desk-draw-known =
    { $count ->
        [one] Si pesca una Matricola
       *[other] Si pescano { $count } Matricole
    } dal sacchetto: Omega { $omega } su { $all }.
desk-sacrifice =
    { $count ->
        [one] Una Matricola Sacrificata
       *[other] { $count } Matricole Sacrificate
    }, ne restano { $left }.
desk-speed-then =
    Poi { $speed ->
        [one] 1 punto Velocità
       *[other] { $speed } punti Velocità
    } da spendere.
desk-speed-left =
    1 punto Velocità, { $speed ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $speed }
    }.
desk-recruit =
    { $count ->
        [0] Al Falò non c’è nessuno.
        [one] Arriva 1 Matricola dal Falò, dove ne aspettano { $there }.
       *[other] Arrivano { $count } Matricole dal Falò, dove ne aspettano { $there }.
    }
desk-hand-then =
    Poi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } in mano.
desk-discards = { $seat } ne ha { $cards }, poi { $left }.
desk-divine =
    { $amount ->
        [one] Si rivela una carta; conta il suo Bonus, da { $least } a { $most }.
       *[other] Si rivelano { $amount } carte; conta il Bonus migliore, da { $least } a { $most }.
    }
desk-on = { $effect }: { $seat }
desk-place = Nuova Zona del Piano { $floor }
desk-pile-left =
    { $count ->
        [one] 1 Zona nella pila.
       *[other] { $count } Zone nella pila.
    }
desk-study-title = Studia qui e Raccogli
desk-study-short =
    arrivi a { $most }{ $stars ->
        [0] {""}
        [one] , porta una Stella
       *[other] , porta { $stars } Stelle
    }
desk-study = Raccogli { $cubes }
desk-study-sub = Allerta { $alert }. Con tutte le tue carte{ $bonus ->
        [0] {""}
       *[other] {" "}e il Bonus di Studio { $bonus }
    } arrivi a { $most }.
desk-stars-gained =
    { $count ->
        [one] Porta una Stella.
       *[other] Porta { $count } Stelle.
    }
desk-spy-on = Spia { $seat }
desk-against = Allerta { $alert }
desk-spy-sub =
    Allerta { $alert } ({ $value } per il cubo, { $more } per le Matricole e le carte). Costa { $cost ->
        [one] una Matricola
       *[other] { $cost } Matricole
    }. Tutte le tue carte: { $most }.
desk-ability-title = Abilità
desk-ability-on = { $ability }: { $seat }
desk-stuns = { $seat }: segnalini Stordito { $stunned } su { $most }.
desk-explore = Esplora
desk-explore-sub =
    { $speed ->
        [one] 1 punto Velocità
       *[other] { $speed } punti Velocità
    } per muoverti e piazzare Zone, poi un’Azione.
desk-rest = Riposa
desk-rest-sub =
    Al campo. { $stunned ->
        [0] {""}
        [one] Via 1 segnalino Stordito.{" "}
       *[other] Via { $stunned } segnalini Stordito.{" "}
    }{ $jinxes ->
        [0] {""}
       *[other] Via una Sfiga.{" "}
    }{ $students ->
        [0] {""}
        [one] 1 Matricola in più.{" "}
       *[other] { $students } Matricole in più.{" "}
    }{ $cards ->
        [0] Si può cambiare la mano.
        [one] 1 carta in più.
       *[other] { $cards } carte in più.
    }
desk-thesis = Discuti la Tesi
desk-thesis-known = { $points } punti su { $needed } richiesti. La prossima Tesi vale { $place } in più.
desk-thesis-unknown = { $points } punti prima del Clan; i Clan ne chiedono da { $least } a { $most }. Se è respinta: una Sfiga, e il tuo cubo migliore è perso.
desk-thesis-stars = Hai { $stars } Stelle su { $least }.
desk-token-sub = Poi { $stunned } su { $most }.
desk-token-last = Poi { $stunned } su { $most }: il tuo prossimo turno è un Riposo.
desk-student-sub =
    { $left ->
        [one] Resta 1 Matricola.
       *[other] Restano { $left } Matricole.
    }
desk-movement =
    Punti Velocità rimasti: { $speed }{ $bonus ->
        [0] {""}
       *[other] , e { $bonus } dalle carte
    }. Ciò che resta della Velocità della tua carta si perde alla fine della fase.
desk-action =
    Una Azione: Studio o Spionaggio.{ $bonus ->
        [0] {""}
       *[other] {" "}Velocità dalle carte: { $bonus }.
    } Finire il turno fa pescare una Matricola dal sacchetto.
desk-action-done =
    La tua Azione è fatta.{ $bonus ->
        [0] {""}
       *[other] {" "}Velocità dalle carte: { $bonus }.
    } Finire il turno fa pescare una Matricola dal sacchetto.
desk-declare-none =
    Allerta { $alert }. Tutte le tue carte{ $bonus ->
        [0] {""}
       *[other] {" "}e il Bonus di Studio { $bonus }
    } fanno { $most }; chi viene interpellato può ancora cambiarla.
desk-declare =
    Carte { $cards }{ $bonus ->
        [0] {""}
       *[other] {" "}e Bonus di Studio { $bonus }
    }: Furtività { $stealth } contro Allerta { $alert }, { $outcome }.
desk-resting = Ne tieni { $kept } e ne peschi { $drawn }, fino a Mano { $hand }.
desk-picked = { $picked } su { $count } scelte.
desk-pick-sub = { $scholar }: Velocità { $speed }, Intelligenza { $intelligence }, Mano { $hand }, Resistenza { $resistance }.
desk-priority-sub =
    Hai { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }. Gli ordini permanenti possono passare per te.
desk-watching = Stai guardando.
desk-gone = Hai lasciato il dungeon con la tua Tesi.
desk-held = Scelto: { $deed }. Prima gli altri possono giocare qualcosa.

## Desk: the bar

desk-ask-Turn = Che cosa fai in questo turno?
desk-ask-Movement = Dove vai?
desk-ask-Action = Che cosa fai qui?
desk-ask-PickScholar = Quale Studente giochi?
desk-ask-priority = { $seat } agisce: un tuo Istantaneo?
desk-ask-lap = { $seat } studia: ti intrometti?
desk-ask-last = L’ultima parola nel tuo Studio
desk-ask-duel = { $seat } ti spia: resisti?
desk-ask-spy = Il tuo Spionaggio: insisti?
desk-ask-declare = Quali carte per il tuo Studio?
desk-ask-declare-spy = Quali carte per il tuo Spionaggio?
desk-ask-Stun = Un segnalino Stordito o una Matricola?
desk-ask-DiscardTricks = Quali carte scarti?
desk-ask-RestingHand = Cambi la mano?
desk-ask-RestingJinx = Di quale Sfiga ti liberi?
desk-ask-Rogue = Divini?
desk-ask-Stairs = Su o giù per le Scale?
desk-ask-Peek = Quale carta tieni?
desk-do-pass = Passa
desk-do-quiet = Passa tutto il turno
desk-do-end-Movement = Fine movimento
desk-do-end-Action = Fine turno
desk-do-move = Vai: { $zone }
desk-do-place = Pesca la Zona
desk-do-play = Gioca
desk-do-ability = Usa
desk-do-study = Studia
desk-do-spy = Spia
desk-do-declare =
    { $count ->
        [0] Gioca
        [one] Gioca 1 carta
       *[other] Gioca { $count } carte
    }
desk-do-discard =
    { $count ->
        [0] Scarta
        [one] Scarta 1 carta
       *[other] Scarta { $count } carte
    }
desk-do-keep = Tieni tutto
desk-do-PickScholar = Gioca questo Studente
desk-go-on = Avanti
desk-see-table = Vedi il tavolo
desk-see-scores = Vedi i punteggi

## Desk: a Stealth test

desk-test = Prova di Furtività
desk-scales = La bilancia
desk-stealth = Furtività
desk-alert-side = Allerta
desk-as-it-stands = Così com’è: { $outcome }.
desk-if-confirmed = Se confermi: { $outcome }.
desk-equal-is-enough = La parità basta.
desk-makes-stealth = Di che cosa è fatta la Furtività { $stealth }
desk-makes-alert = Di che cosa è fatta l’Allerta { $alert }
desk-part-printed = stampata sulla Zona
desk-part-value = valore del cubo
desk-part-counted = contate alla dichiarazione
desk-part-bonus = Bonus, dichiarata
desk-part-played = giocata nella prova
desk-part-divined = Divinazione, la carta migliore
desk-part-laid = tu, se confermi
desk-part-omegas =
    { $count ->
        [one] 1 Matricola Omega
       *[other] { $count } Matricole Omega
    }
desk-part-cubes = { $count } cubi dichiarati
desk-part-arrows = Frecce sulla Bacheca
desk-order = Chi viene interpellato
desk-order-lap = Un giro
desk-order-duel = A turno
desk-order-declares = dichiara
desk-order-answered = ha risposto
desk-order-now = tocca ora
desk-order-later = più tardi
desk-order-last = ha l’ultima parola
desk-order-alternate = a turno
desk-order-cannot = al campo o senza carte
desk-stake = In gioco
desk-stake-study = Successo: { $seat } Raccoglie { $cubes }.
desk-stake-spy = Successo: { $seat } Ruba { $cubes } a { $target }.
desk-stake-stars =
    Fanno { $stars ->
        [one] 1 Stella.
       *[other] { $stars } Stelle.
    }
desk-stake-fired = Sul lato Fomentato: { $seats }.
desk-stake-lose = Fallimento: un segnalino Stordito per { $seat } ({ $stunned } su { $most }).
desk-divined = Divinazione di { $seat }: { $amount }
desk-omega = Omega è uscito dal sacchetto
desk-alert-now = Il Bonus di Allerta è { $bonus }.
desk-bag-filled = Nel sacchetto { $count } Matricole e un’Omega.

## Desk: standing orders

desk-orders = Ordini permanenti
desk-order-is-moment = dammi un attimo
desk-order-is-always = chiedi sempre
desk-order-is-espionage = chiedi allo Spionaggio
desk-order-is-me = chiedi se riguarda me
desk-order-moment = Dammi un attimo
desk-order-moment-sub = passa da sé dopo qualche secondo, se non tocco nulla; ciò che riguarda me mi aspetta
desk-order-always = Chiedimi sempre
desk-order-always-sub = a ogni carta che potrei giocare nei turni altrui
desk-order-espionage = Fermami a ogni Spionaggio
desk-order-espionage-sub = chiunque spii chiunque; altrimenti passa per me
desk-order-me = Passa se non riguarda me
desk-order-me-sub = chiedi solo se sono spiato, o se ciò che è dichiarato mira a me o mi risponde
desk-orders-secret = Lo vedi solo tu. Gli altri vedono un passo, e dura la stessa pausa qualunque cosa tu abbia in mano.
desk-passing = Passo per il tuo ordine permanente
desk-passing-could = Potresti giocare qualcosa. Tocca qualunque cosa e ti si chiede.
desk-passing-nothing = Qui non hai nulla da giocare. Tra un attimo si passa.
desk-ask-me-now = Questa volta chiedimi
desk-passed =
    { $count ->
        [one] Passato una volta per il tuo ordine permanente.
       *[other] Passato { $count } volte per il tuo ordine permanente.
    }

## Desk: stages

desk-pick = Scegli il tuo Studente
desk-peek = Ricerca Arcana
desk-peek-sub =
    { $count ->
        [one] Premi la carta che tieni. Le altre vanno sotto il mazzo.
       *[other] Premi le { $count } carte che tieni. Le altre vanno sotto il mazzo.
    }
desk-kept = tua
desk-under = sotto il mazzo, { $place }ª
desk-lower = { $card } un posto più sotto
desk-on-pile = { $place }ª dall’alto
desk-pile-sub = La prima si pesca per prima. Premi una Zona per metterla in cima.
desk-retrieve-sub =
    { $count ->
        [one] Premi la carta che prendi in mano.
       *[other] Premi le { $count } carte che prendi in mano.
    }
desk-do-LookPile = Rimettile
desk-do-Retrieve = Riprendi

## Desk: the Thesis and the end

desk-diploma = Tesi
desk-diploma-uni = L’Università di Rocca Civetta, sveglia a quest’ora,
desk-diploma-accepts = accoglie la Tesi
desk-diploma-refuses = respinge la Tesi
desk-diploma-of = di { $who }
desk-diploma-of-on = di { $who }, su: { $clan }
desk-thesis-of = Tesi di { $who }
desk-diploma-points = Punti della Tesi
desk-diploma-remark = «Ardita, benché umida. La commissione chiede che le macchie di vino siano in nota.»
desk-diploma-remark-no = «La commissione l’ha letta due volte, la seconda per le macchie di sugo.» Una Sfiga, e il cubo di maggior valore è perso.
desk-information = Informazione
desk-cubes = Cubi
desk-worth = Valore
desk-points = Punti
desk-thesis-word = Tesi
desk-needed = { $needed } richiesti
desk-needed-label = { $points } punti, { $needed } richiesti
desk-placing =
    { $place ->
        [1] Prima Tesi
        [2] Seconda Tesi
        [3] Terza Tesi
       *[other] Quarta Tesi
    }
desk-final-score = Punteggio finale
desk-thesis-accepted = La Tesi di { $seat } è accolta
desk-thesis-accepted-sub = Il punteggio è definitivo. Da ora in ognuno di questi turni una Matricola Omega sale sulla carta Allerta; quando è piena comincia l’ultimo giro.
desk-thesis-refused = La Tesi di { $seat } è respinta
desk-thesis-refused-sub = Si rivela una Sfiga, e il cubo di maggior valore va nella Riserva.
desk-final =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria a pari merito: { $names }
    }
desk-final-theses =
    { $count ->
        [one] Una Tesi è stata accolta.
       *[other] { $count } Tesi sono state accolte.
    }
desk-final-clan = Il Clan: { $clan }, { $points } punti richiesti.
desk-final-sheet = Punteggi finali
desk-final-tie = A parità decide la Tesi discussa prima, poi le Matricole.
desk-no-thesis = senza Tesi
desk-nth-thesis = { $place }ª
desk-jinx-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }

## Map

map-title = Mappa del Dungeon
map-look = Guarda la mappa
map-nearer = Più vicino
map-further = Più lontano
map-fit = Vedi tutto il Dungeon
map-find = Trova il mio Studente
map-here-be = Qui ci sono fauni
map-alert = Allerta { $alert }
map-cubes = Cubi: { $cubes }
map-no-cubes = Nessun cubo rimasto
map-passages = Passaggi: { $sides }
map-ways-north = { $count } a nord
map-ways-east = { $count } a est
map-ways-south = { $count } a sud
map-ways-west = { $count } a ovest
map-at-north = a nord
map-at-east = a est
map-at-south = a sud
map-at-west = a ovest
map-door = Porta { $side }, per { $colours }
map-effects = Effetti: { $effects }
map-tokens = Segnalini: { $tokens }
map-stairs-used = Le Scale sono già state salite
map-leads-to = Porta a { $zones }
map-you-are-here = Sei qui
map-who-is-here = Qui: { $names }
map-boss-here = Qui c’è il Boss
map-explore = Nel buio: piazza una nuova Zona, { $floor }
map-place =
    Posto { $number }, { $where }; { $count ->
        [one] sta in un solo modo
       *[other] sta in { $count } modi
    }
map-chosen-place = Scelto, posto { $number } di { $count }: { $zone }. { $ways }. Premi per girarla
map-lay = Piazza { $zone } accanto a { $here }
map-lay-unplaced =
    { $count ->
        [one] C’è un solo posto
       *[other] Scegli uno dei { $count } posti, col suo numero
    }
map-place-of = Posto { $number } di { $count }
map-linked-by =
    { $count ->
        [one] Collegata da 1 Passaggio
       *[other] Collegata da { $count } Passaggi
    }
map-also-to = Collegata anche a { $zones }
map-walls =
    { $count ->
        [one] si mette 1 Muro
       *[other] si mettono { $count } Muri
    }
map-you-enter = entri subito
map-by-stairs = resti dove sei, le Scale portano lì
map-door-stops = la sua Porta ({ $colours }) ti ferma qui
map-turn-right = Girala a destra (r)
map-turn-left = Girala a sinistra (R)
map-turned = girata { $turns } su 4
map-next = Altro posto
map-lay-it = Piazzala qui

## Advanced rules: declared effects

adv-stack =
    { $count ->
        [one] È dichiarato un Effetto principale
       *[other] Risposte alle risposte
    }
adv-stack-sub = Il gradino più alto si risolve per primo. Ciò che è annullato non si paga.
adv-declares = { $seat } dichiara
adv-answers = { $seat } risponde con
adv-your-answer = La tua risposta
adv-says = «{ $text }»
adv-names = Scelta: { $names }.
adv-cost = Costo: { $cost }.
adv-first = Si risolve per primo
adv-resolves = In corso
adv-cancelled = Annullato: nessun effetto, nessun costo
adv-unpaid = Non si può pagare: nessun effetto
adv-asked = A chi si chiede se reagisce
adv-asked-now = tocca ora
adv-asked-then = viene dopo
adv-asked-nobody = Nessun altro può reagire.
adv-recent = Effetti principali appena giocati
desk-ask-Declared = Reagisci a { $card }?
desk-ask-BossWay = Quale via prende il Boss?
desk-way = Via { $number }
desk-do-BossWay = Mandalo là

## Advanced rules: cards on the table

desk-interns = Specializzandi
desk-fact-interns = Specializzandi
desk-captured = Catturato
desk-truce = da non spiare
desk-refused = è uscito, Tesi respinta
desk-max-alert = Allerta Massima
desk-panic-label = Allerta Massima. Carta Panico { $panic }: { $does }
desk-boss = Boss
desk-boss-nowhere = non ancora nel Dungeon
desk-boss-in = in { $zone }
desk-part-luck = Sorte della Zona, la carta migliore
desk-part-main = Effetto principale
desk-part-panic = carta Panico, in ogni Zona
desk-part-boss = il Boss è qui
desk-luck-good =
    Fortuna: { $count ->
        [one] si scopre una carta e il suo Bonus va
       *[other] si scoprono { $count } carte e il Bonus migliore va
    } alla tua Furtività.
desk-luck-bad =
    Sfortuna: { $count ->
        [one] si scopre una carta e il suo Bonus va
       *[other] si scoprono { $count } carte e il Bonus migliore va
    } all’Allerta.
desk-danger = Pericolo: chi fallisce pesca { $count } Matricole.
desk-action-main = Un’Azione: Studio, Spionaggio o una carta con AZIONE.{ $bonus ->
        [0] {""}
       *[other] {" "}Restano { $bonus } di Velocità dalle carte.
    }
desk-action-done-main = La tua Azione è fatta.{ $bonus ->
        [0] {""}
       *[other] {" "}Restano { $bonus } di Velocità dalle carte.
    }

## What Zone Effects do

tells-good-luck =
    in uno Studio qui si { $number ->
        [1] scopre una carta Trucchetto e il suo Bonus va
       *[other] scoprono { $number } carte Trucchetto e il Bonus migliore va
    } alla Furtività
tells-bad-luck =
    in uno Studio qui si { $number ->
        [1] scopre una carta Trucchetto e il suo Bonus va
       *[other] scoprono { $number } carte Trucchetto e il Bonus migliore va
    } all’Allerta
tells-danger = una prova fallita qui fa pescare { $number } Matricole invece di 1
tells-ambush =
    chi entra prende { $number ->
        [1] un segnalino Stordito
       *[other] { $number } segnalini Stordito
    }
tells-stop = chi entra perde i punti Velocità rimasti
tells-toll =
    chi entra Lascia qui { $number ->
        [1] un cubo
       *[other] { $number } cubi
    }
tells-stairs = il primo Studente che entra piazza una Zona del Piano sopra o sotto
tells-boss = chi entra chiama il Boss, una volta per turno: appare, oppure si muove
tells-secret-passage = per 1 punto Velocità a un’altra Zona con il Passaggio Segreto { $letter }
tells-bivouac = come Azione: via gli Storditi e una Sfiga, Matricole e mano completate
tells-teleport = come Azione in qualsiasi Zona, con un cubo di Misticismo
tells-fool = prove fatte qui: Divinazione 1 per la Furtività di chi ha il Matto, per l’Allerta contro gli altri
tells-trap = il primo che entra la scopre e la subisce
tells-hecatomb = chi entra Sacrifica tutte le Matricole
tells-forced-passage = non vi sono mai Collegate più di due Zone
tells-hire-familiar = come tua Azione, per quel che costa il Famiglio
tells-bucket = scarta fino a 2 carte Trucchetto per altrettanta Acqua Calda
tells-idol = come Azione, il suo cubo Universale senza prova; 2 Matricole, e segnalini Stordito per tutti i vicini
tells-pillar = Allerta −1; come Azione cade, con un Muro
tells-bridge = chi lo attraversa Sacrifica una Matricola o perde tutta la Velocità; tre volte
tells-snake-pit = chi entra senza un cubo rosso: un segnalino Stordito, e scarta una carta
tells-colour = solo con un cubo di { $colour }
tells-idle = qui non si usa

## Rocca Civetta

rocca-title = Rocca Civetta
rocca-research = Ricerche
rocca-familiars = Famigli
rocca-familiar-free = Si può ingaggiare.
rocca-congregations = Congreghe
rocca-in-bag = ({ $count } nel sacchetto)
rocca-pyre = Al Falò, dalla freccia
rocca-phi =
    { $count ->
        [one] 1 Matricola di Phi sulla carta del Boss
       *[other] { $count } Matricole di Phi sulla carta del Boss
    }
rocca-stars = Segnalini Stella: { $stars }
rocca-silver = argento
rocca-gold = oro
rocca-backpack =
    { $count ->
        [one] 1 carta Trucchetto nello zaino
       *[other] { $count } carte Trucchetto nello zaino
    }

## Domande delle regole avanzate e di Rocca Civetta

desk-ask-PlaceBoss = Dove appare il Boss?
desk-ask-LayToken = Dove metti il segnalino?
desk-ask-OmegaPlace = Quale Zona per Omega?
desk-ask-MoveEgg = Dove va l’Uovo?
desk-ask-DriveBoss = Dove va il Boss?
desk-ask-LayTentacle = Dove emerge il Tentacolo?
desk-ask-LayBoulder = Da dove parte la Pietra Rotolante?
desk-ask-RollBoulder = Dove va la Pietra Rotolante?
desk-ask-GatherEggs = Dove si raccolgono le Uova?
desk-ask-PushEgg = Quale Uovo sposti?
desk-ask-LeaveCube = Dove Lasci il cubo?
desk-ask-LeaveCubes = Quale cubo Lasci?
desk-ask-ChooseSide = Furtività o Allerta?
desk-ask-LookPile = In quale ordine le rimetti?
desk-ask-Retrieve = Quali carte riprendi?
desk-ask-TakeCard = Quale carta prendi?
desk-ask-DiscardCard = Quale carta è scartata?
desk-ask-PeerReview = Salvi il tuo effetto?
desk-ask-Protect = Tieni il cubo?
desk-ask-Donate = Quale cubo Doni?
desk-ask-NameAnew = Che cosa nomini ora?
desk-ask-ChooseWay = Quale di questi?
desk-ask-Frost = Acqua Calda, o più piano?
desk-ask-Bucket = Quali carte per l’Acqua Calda?
desk-ask-LayBridge = Dove sta il Ponte?
desk-ask-Crossing = Che cosa ti costa il Ponte?
desk-ask-BreakFree = Come ti liberi?
desk-ask-PlaceUniversal = In quale colonna?
desk-ask-DriveOff = La Manticora lo scaccia?
desk-ask-Brew = Quali carte scarti?
desk-ask-KeepIntern = Quale Specializzando tieni?
desk-ask-StuntDouble = La Controfigura cade al posto tuo?
desk-ask-LoseCube = Quale cubo perdi?
desk-ask-DrawnStudents = Tieni questa Matricola?
desk-ask-ArrangeStudents = In quale ordine al Falò?
desk-ask-Pathfinder = Quale Zona piazzi?
desk-ask-LayTrap = Quale Trappola metti?
desk-ask-Ward = Tieni il cubo?
desk-ask-PlaceZone = Dove piazzi la Zona?
desk-cubes-left =
    { $left ->
        [0] L’ultimo di questo colore.
        [one] Ne resta 1 di questo colore.
       *[other] Ne restano { $left } di questo colore.
    }
desk-offer = Offerta: { $cubes }
desk-offer-sub =
    { $first ->
        [0] 2 punti
       *[other] La prima Offerta: 6 punti
    }{ $universal ->
        [0] .
       *[other] {" "}e il cubo Universale.
    }
