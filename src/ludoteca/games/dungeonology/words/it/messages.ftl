### Dungeonology: what is chosen, and what boards call things.

## Quantità

n-students =
    { $count ->
        [one] { $count } Matricola
       *[other] { $count } Matricole
    }
n-tokens =
    { $count ->
        [one] { $count } segnalino Stordito
       *[other] { $count } segnalini Stordito
    }
n-cards =
    { $count ->
        [one] { $count } carta Trucchetto
       *[other] { $count } carte Trucchetto
    }
n-points =
    { $count ->
        [one] { $count } punto Velocità
       *[other] { $count } punti Velocità
    }

## La scatola

game-dungeonology = Dungeonology: The Expedition: studenti esplorano un dungeon, ne studiano gli abitanti e discutono una tesi.
title-dungeonology = Dungeonology
edition-it-2-0 = il regolamento italiano 2.0

seat-1 = Alma
seat-2 = Bruno
seat-3 = Celeste
seat-4 = Dario
stage-setup = Preparazione
stage-turn = Turno { $turn }
zone-number = Zona { $number }
floor = Piano { $floor }
space-empty = uno spazio vuoto
cubes-of = { $count } × { $colour }
list-separator = ;
list-nothing = niente
list-nobody = nessuno

card = { $name } ({ $type } { $level }, Bonus { $bonus })
card-numbered = { $name } n. { $number }
card-unknown = una carta coperta

does-speed =
    { $amount ->
        [one] 1 punto Velocità
       *[other] { $amount } punti Velocità
    }
does-stealth = +{ $amount } Furtività
does-alert = +{ $amount } Allerta
does-divine-stealth = Divinazione { $amount } per la Furtività
does-divine-alert = Divinazione { $amount } per l’Allerta
does-divine = Divinazione { $amount }, per la Furtività o l’Allerta
does-recruit =
    { $amount ->
        [one] 1 Matricola dal Falò
       *[other] fino a { $amount } Matricole dal Falò
    }
does-draw =
    { $amount ->
        [one] pesca 1 carta Trucchetto
       *[other] pesca { $amount } carte Trucchetto
    }
does-discard =
    { $amount ->
        [one] uno Studente scarta 1 carta Trucchetto
       *[other] uno Studente scarta { $amount } carte Trucchetto
    }
does-after-drawing = { n-students } dall’Università, poi { $effect }
does-after-sacrifice = Sacrifica { n-students }, poi { $effect }

ability-explained = { $ability }: { $does }
uses-arcane-research = scarta una carta Magia, guarda le prime { $first } carte Trucchetto e tienine { $second }; le altre vanno sotto il mazzo
uses-overcharge = una volta in una prova a cui partecipi, scarta una carta Magia per +{ $first } Furtività, o +{ $first } Allerta se ti spiano
uses-headbutt =
    prendi un segnalino Stordito e danne { $first } a un altro Studente nella tua Zona{ $second ->
        [0] {""}
       *[other] ; una sua Matricola passa a te
    }
uses-rogue = nel tuo Spionaggio le Matricole del bersaglio non contano, e fino a { $first } volte puoi divinare per la tua Furtività
uses-jack-of-all-trades = fino a { $first } Azioni per turno, uno Studio e uno Spionaggio
uses-divine-intervention =
    scarta una carta Sociale e dai { $first } segnalino Stordito a un altro Studente vicino{ $second ->
        [0] {""}
       *[other] ; poi pesca una carta Trucchetto. Anche nei turni altrui
    }

jinx-unknown = una Sfiga coperta
jinx-explained = { $jinx } ({ $does })
jinx-penalty =
    { $count ->
        [0] niente alla fine
        [one] −1 punto alla fine
       *[other] −{ $count } punti alla fine
    }
reveal-sacrifice = quando è rivelata, Sacrifica { n-students }
reveal-stunned = quando è rivelata, { n-tokens }
reveal-leave = quando è rivelata, Lascia il cubo di minor valore
lasting-speed = Velocità { $amount }
lasting-hand = Mano { $amount }
lasting-intelligence = Intelligenza { $amount }
lasting-resistance = Resistenza { $amount }
lasting-starting-students = Matricole Iniziali { $amount }
lasting-study-alert = Allerta { $amount } nel proprio Studio
lasting-spied-alert = Allerta { $amount } contro lo Spionaggio altrui
lasting-recruits = Matricole reclutate { $amount }
lasting-notoriety-recruits = Matricole reclutate con la Fama { $amount }
lasting-divination = propria Divinazione { $amount }
lasting-divination-cards = carte della propria Divinazione { $amount }
lasting-espionage-sacrifice = Matricole Sacrificate per lo Spionaggio { $amount }
lasting-espionage-students = Matricole che contano contro lo Spionaggio { $amount }
lasting-omega-jinx = carte Sfiga per una Matricola Omega { $amount }
lasting-hand-is-public = la mano è scoperta
lasting-end-discard = carte Trucchetto da scartare dopo ogni fase di Fine Turno { $amount }
lasting-ignores-stop = lo Stop non ha effetto
lasting-ignores-ambush = l’Imboscata non ha effetto
lasting-toll = Obolo { $amount }
lasting-free-discard = uno scarto senza costo

clan-explained = { $clan } (per la Tesi servono { $points } punti; { $modifiers })
clan-modifier = { $colour } { $amount }

part = { $what } { $amount }
part-alert-bonus = Bonus di Allerta
part-more-cubes = più di un cubo
part-jinx = Sfiga
part-students = Matricole di { $seat }
part-bonus = { $card }
part-study-bonus = Bonus di Studio
part-played = { $card }
part-divined = Divinazione, { $card }
part-ability = Abilità
part-overcharge = Sovraccarico

## Decisioni

choice-rest = riposare
choice-thesis = discutere la Tesi
choice-explore = esplorare
choice-discard = scartare { $cards }
choice-discard-none = non scartare niente
choice-declare = giocare { $cards }
choice-token = prendere il segnalino Stordito
choice-student = Sacrificare una Matricola
choice-stealth = per la Furtività
choice-alert = per l’Allerta
choice-divine = divinare
choice-divine-not = non divinare
choice-end-Movement = finire la fase di Movimento
choice-end-Action = finire la fase di Azione
choice-pass = non giocare niente
choice-quiet = non giocare niente per tutto questo turno
choice-move = andare in { $zone }
choice-place = piazzare una nuova Zona del { $floor }
choice-play = giocare { $card }: { $effect }
choice-play-on = giocare { $card } su { $seat }: { $effect }
choice-play-unknown = giocare una carta
choice-ability-plain = usare { $ability }
choice-ability-named = usare { $ability }: { $things }
choice-ability-brief = { $ability }: { $things }
choice-ability-on = usare { $ability } su { $seat }
choice-ability-with = usare { $ability }, scartando { $card }
choice-ability-with-on = usare { $ability } su { $seat }, scartando { $card }
choice-study =
    studiare, per { $cubes }{ $more ->
        [0] {""}
       *[other] {" "}(Allerta +{ $more })
    }
choice-spy = spiare { $seat }, per { $colour }
choice-lay = { $place }, { $turned }
choice-keep = tenere { $kept }; sotto il mazzo { $rest }

side-north = a nord
side-east = a est
side-south = a sud
side-west = a ovest
side-half = { $side }, { $half }
half-north = mezza Zona più a nord
half-east = mezza Zona più a est
half-south = mezza Zona più a sud
half-west = mezza Zona più a ovest
turned-0 = come è stampata
turned-1 = girata di un quarto a destra
turned-2 = capovolta
turned-3 = girata di un quarto a sinistra

## Che cosa succede

event-bonfire-emptied =
    { $count ->
        [one] La Matricola al Falò fugge nella Riserva.
       *[other] Le { $count } Matricole al Falò fuggono nella Riserva.
    }
event-jinx-drawn = { $seat } riceve una carta Sfiga, coperta.
event-game-over-nobody = Nessuno ha consegnato una Tesi: contano tutti i punteggi.

## Foglio dei punti

line-columns = Informazioni sulla Bacheca
line-clan = Modificatori del Clan
line-placing = Bonus per l’ordine delle Tesi
line-jinxes = Carte Sfiga

## Zone pericolose, Boss, Allerta massima

part-luck = fortuna, { $card }
part-panic = carta Panico
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = usare il Bivacco
choice-leave = Lasciare { $colour }
choice-boss-way = { $zones }
panic-explained = { $panic } ({ $does })
panic-unknown = una carta Panico, coperta
panics-alert = Allerta +{ $amount } in tutte le Zone
panics-students = ogni turno comincia pescando { n-students }
panics-capture = chi riceverebbe un segnalino Stordito oltre il limite è catturato
panics-darkness = l’Intelligenza è 1
panics-the-revellers-charge = chi entra in una Zona con un altro Studente riceve un segnalino Stordito, una volta per turno
panics-last-round-everyone = il Boss è nel Dungeon, è attivato all’inizio di ogni turno, e il suo Incontro dà in più un segnalino Stordito
panics-sets = { $number } è { $count }
panics-speed = la Velocità
panics-hand = la Mano
panics-intelligence = l’Intelligenza
panics-resistance = la Resistenza
panics-each-turn = per chi comincia il turno: { $effect }
panics-joined = per chi entra in una Zona con un altro Studente, una volta per turno: { $effect }
panics-met = un Incontro con il Boss, in più: { $effect }
panics-outside = per chi finisce un’Attività Esplora fuori dalla Zona di Partenza: { $effect }
panics-rolled = un macigno rotola dalla Zona più lontana alla Zona di Partenza, dove la partita finisce; per chi ne è investito: { $effect }
panics-eggs = tutte le Uova chiuse si radunano intorno al Boss e le apre chi entra; con l’ultima la partita finisce
panics-activates = il Boss è nel Dungeon ed è attivato all’inizio di ogni turno
panics-boss-steps =
    il Boss si muove fino a { $count ->
        [one] 1 Zona
       *[other] { $count } Zone
    } verso chi comincia il turno
panics-far =
    chi comincia il turno a { $zones } o più Zone dalla Zona di Partenza ha { $count ->
        [one] 1 punto Velocità
       *[other] { $count } punti Velocità
    } in più
panics-heat =
    la partita finisce dopo { $count ->
        [one] 1 turno
       *[other] { $count } turni
    } di ogni giocatore
boss-explained = { $boss }, { $profile }: Allerta +{ $alert } nella sua Zona; { $does }
boss-does-brawler = si muove fino a { $steps } Zone verso lo Studente più vicino; il suo Incontro dà un segnalino Stordito, o fa Lasciare un cubo a chi ne ha già il massimo
boss-does-drunk = si muove fino a { $steps } Zone verso uno Studente a caso; chi lo incontra scarta carte Trucchetto o Sacrifica una Matricola, poi pesca una Matricola
boss-does-stated =
    { $steps ->
        [one] si muove di 1 Zona
       *[other] si muove fino a { $steps } Zone
    } verso { $seeks }; chi lo incontra: { $effect }
boss-seeks-nearest = lo Studente più vicino
boss-seeks-random = uno Studente a caso

## Effetti principali e Specializzandi

part-main = { $card }
part-intern = Specializzando
line-interns = Specializzandi
cost-students = pescare { n-students }
cost-sacrifice = Sacrificare { n-students }
cost-stunned = prendere { n-tokens }
cost-discard = scartare { n-cards }
cost-stunned-only = prendere { n-tokens }, che nessuna Matricola può evitare
cost-speed =
    { $count ->
        [one] 1 punto Velocità
       *[other] { $count } punti Velocità
    }
cost-discard-type = scartare una carta di questo tipo: { $type }
cost-spared = l’Omuncolo paga lo scarto
timing-standard = Effetto principale
timing-instant = Effetto principale, Istantaneo
timing-reaction = Effetto principale, Reazione
timing-action = Effetto principale, AZIONE
choice-way-none = non fare niente
main-explained = { $timing }: { $effect }
main-costing = { $effect }; costo: { $cost }
main-intern = lo Specializzando { $intern } si unisce a te
main-forced-march = { $first } punti Velocità
main-shortcut = spostati in una Zona Adiacente del tuo Piano, anche attraverso Muri e Porte
main-rope-and-pegs = metti un Passaggio segreto X qui e uno in un’altra Zona
main-mapmakers-eye = guarda le prime { $first } Zone di una pila e ordinale, poi pesca { $second } carta Trucchetto
main-slip-away = spostati in una Zona Collegata
main-trailblazer = piazza qui una nuova Zona senza entrarci, e { $first } punto Velocità
main-lock-picks = le Porte non ti fermano in questo turno, e { $first } punto Velocità
main-snare = metti coperta una Trappola Imboscata qui o in una Zona Collegata
main-greased-flagstones = metti coperta una Trappola Stop qui o in una Zona Collegata
main-unofficial-toll = metti coperta una Trappola Obolo qui o in una Zona Collegata
main-feint = annulla l’effetto dichiarato
main-someone-else = l’effetto che ha te per bersaglio ne riceve un altro
main-back-stab = Ruba { $first } cubo a uno Studente qui o in una Zona Collegata
main-hold-your-breath = Allerta −{ $first } nel tuo test
main-blink = spostati in una Zona qualsiasi del tuo Piano
main-clear-omen = Divinazione { $first } in qualsiasi test
main-chalk-circle = metti qui un Teletrasporto
main-unweave = annulla l’effetto dichiarato
main-love-potion = ogni altro Studente ti Dona { $first } cubo, poi Raccogline { $second } qui
main-trading-places = scambia di posto con un altro Studente
main-transmute-the-facts = { $first } tuo cubo diventa del colore di valore subito superiore
main-study-group = pesca { $first } carte Trucchetto; ogni altro Studente qui ne pesca { $second }
main-borrowed-notes = guarda una mano vicina e prendi { $first } carta; chi la possiede ne pesca { $second }
main-campus-gossip = un altro Studente scarta { $first } carte Trucchetto
main-peer-review = annulla l’effetto dichiarato, a meno che chi lo gioca scarti { $first } carte Trucchetto
main-gentlefolks-truce = nessuno ti spia fino al tuo prossimo turno; scarta { $first } segnalino Stordito
main-forced-exchange = Dona { $first } cubo a uno Studente vicino, che te ne Dona { $second } a tua scelta
main-old-exam-papers = riprendi in mano { $first } carte Trucchetto scartate
main-really-famous = Raccogli { $first } cubo qui, ogni altro Studente qui te ne Dona { $second }; poi pesca tante Matricole quanti i cubi Donati e { $third } in più
main-magnetic-smile = prendi { $first } Matricola a ogni altro Studente qui
main-rousing-speech = Recluta { $first } Matricole; chi è alla tua sinistra ne recluta { $second }
main-heckler = Allerta +{ $first } nel test di un altro
main-blame-the-student = annulla un effetto che ti ha per bersaglio
main-mass-enrolment = Recluta fino a { $first } Matricole
main-public-lecture = Raccogli { $first } cubi qui, poi pesca { $second } Matricole
intern-explained = { $intern } ({ $does })
intern-points =
    { $count ->
        [one] 1 punto alla fine
       *[other] { $count } punti alla fine
    }
intern-shield = { $colour }: Protetto
token-0 = Passaggio segreto X
token-1 = Teletrasporto
trap-unknown = una Trappola, coperta
trap-known = Trappola: { $effect }
choice-teleport = Teletrasportarsi in { $zone }
choice-main = giocare { $card }: { $effect }
choice-main-on = giocare { $card } ({ $targets }): { $effect }
choice-order = { $zones }
choice-retrieve = riprendere { $cards }
choice-refuse = non Lasciare niente
choice-keep-cube = tenere il cubo
choice-lose-cube = perdere il cubo
choice-review = scartare carte
choice-review-not = lasciare annullare l’effetto
choice-donate = Donare { $colour }
