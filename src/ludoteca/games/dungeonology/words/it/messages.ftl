### Dungeonology: che cosa succede, che cosa si chiede, che cosa si sceglie.

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
part-overcharge = Sovraccarico

## Decisioni

decision-PickScholar = Preparazione: quale Studente giocare
decision-Turn = L’Attività di questo turno
decision-RestingJinx = Riposo: quale Sfiga scartare
decision-RestingHand = Riposo: quali carte Trucchetto scartare
decision-Movement = Fase di Movimento: che cosa fare
decision-Action = Fase di Azione: che cosa fare
decision-Priority = Il turno di un altro: un effetto Istantaneo o no
decision-PlaceZone = Dove piazzare la nuova Zona
decision-Stairs = Scale: un Piano sopra o sotto
decision-Declare = Prova di Furtività: quali carte giocare per il loro Bonus
decision-Lap = Studio: una carta o un’Abilità, o niente
decision-Duel = Spionaggio: una carta o un’Abilità, o niente
decision-Rogue = Furfante: divinare per la Furtività o no
decision-Stun = Un segnalino Stordito: prenderlo o Sacrificare una Matricola
decision-DiscardTricks = Quali carte Trucchetto scartare
decision-LeaveCube = In quale Zona Lasciare il cubo
decision-ChooseSide = Divinazione: per la Furtività o per l’Allerta
decision-Peek = Ricerca Arcana: quale carta tenere

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

## Che cosa si chiede

asks-PickScholar = Quale Studente giochi?
asks-Turn = È il tuo turno. Quale Attività scegli?
asks-RestingJinx = Quale delle tue carte Sfiga scarti?
asks-RestingHand = Quali carte Trucchetto scarti prima di riempire la mano, se ne scarti?
asks-Movement =
    Fase di Movimento. Punti Velocità rimasti: { $speed }{ $bonus ->
        [0] {""}
       *[other] , e { $bonus } dalle carte
    }. Che cosa fai?
asks-Action =
    Fase di Azione. { $bonus ->
        [0] {""}
       *[other] Punti Velocità dalle carte: { $bonus }.{" "}
    }Che cosa fai?
asks-Action-done =
    Fase di Azione, un’Azione è fatta. { $bonus ->
        [0] {""}
       *[other] Punti Velocità dalle carte: { $bonus }.{" "}
    }Che altro fai?
asks-Priority = È il turno di { $seat }. Usi un effetto Istantaneo?
asks-PlaceZone = Hai pescato { $zone }. Dove piazzi questa Zona?
asks-PlaceZone-stairs = Le Scale portano a { $zone }. Dove piazzi questa Zona?
asks-Stairs = In { $zone } ci sono Scale. Da quale Piano peschi?
asks-Declare =
    L’Allerta è { $alert }{ $bonus ->
        [0] .
       *[other] , e il tuo Bonus di Studio è { $bonus }.
    } Quali carte giochi per il loro Valore Bonus?
asks-Lap = { $seat } studia: Furtività { $stealth } contro Allerta { $alert }. Giochi qualcosa?
asks-Lap-own = Il tuo Studio: Furtività { $stealth } contro Allerta { $alert }. Giochi qualcosa?
asks-Duel = { $seat } ti spia: Furtività { $stealth } contro Allerta { $alert }. Giochi qualcosa?
asks-Duel-own = Il tuo Spionaggio: Furtività { $stealth } contro Allerta { $alert }. Giochi qualcosa?
asks-Rogue = Furtività { $stealth } contro Allerta { $alert }. Divini per la tua Furtività? Puoi farlo ancora { $count ->
        [one] 1 volta.
       *[other] { $count } volte.
    }
asks-Stun =
    Ricevi { $count ->
        [one] un segnalino Stordito
       *[other] { $count } segnalini Stordito, uno alla volta
    }; ne hai { $stunned } su { $most } al massimo. Che cosa fai?
asks-DiscardTricks =
    { $count ->
        [one] Quale carta Trucchetto scarti?
       *[other] Quali { $count } carte Trucchetto scarti?
    }
asks-LeaveCube = Il tuo cubo di { $colour } non trova spazio nella tua Zona. In quale Zona Collegata lo Lasci?
asks-ChooseSide = La Divinazione vale { $amount }; ora è Furtività { $stealth } contro Allerta { $alert }. Che cosa aumenti?
asks-Peek = Queste sono le prime carte: { $cards }. Quale tieni ({ $count }), e in che ordine vanno le altre sotto il mazzo?

## Che cosa succede

event-chosen-scholar = { $seat } gioca { $scholar }.
event-end-phase = { $seat } finisce la fase di Azione.
event-chosen-keep = { $seat } tiene { $cards }.
event-shown = Rivelate: { $cards }.
event-shown-jinxes = Carte Sfiga rivelate: { $cards }.
event-looked-at = { $seat } guarda { n-cards }.
event-looked-at-cards = { $seat } guarda { $cards }.
event-looked-at-clan = { $seat } vede la carta Clan: { $clan }.
event-game-begins = La spedizione comincia. Il primo turno è di { $seat }.
event-turn-begins = Turno { $turn }: { $seat }.
event-explores = { $seat } esplora, con Velocità { $speed }.
event-action-phase = { $seat } passa alla fase di Azione.
event-rests = { $seat } torna al campo e riposa.
event-moved = { $seat } entra in { $spot }.
event-zone-drawn = { $seat } pesca una Zona: { $zone }.
event-zone-does-not-fit = { $seat } pesca una Zona: { $zone }. Qui non si può Collegare e va in fondo alla sua pila.
event-zone-placed =
    Piazzata la Zona { $zone }{ $walls ->
        [0] .
        [one] , con 1 Muro.
       *[other] , con { $walls } Muri.
    }
event-zone-placed-stairs =
    Le Scale portano a { $zone }: la Zona è piazzata{ $walls ->
        [0] .
        [one] , con 1 Muro.
       *[other] , con { $walls } Muri.
    }
event-nothing-fits = Nessuna Zona della pila va bene accanto a { $seat }.
event-door-shut = Una Porta di { $spot } ferma { $seat }.
event-stairs-lead-nowhere = Le Scale di { $spot } non portano { $seat } da nessuna parte.
event-speed = { $seat } riceve { n-points } in più.
event-tricks-drawn = { $seat } pesca { n-cards }.
event-tricks-drawn-cards = { $seat } pesca { n-cards }: { $cards }.
event-tricks-discarded = { $seat } scarta { $cards }.
event-deck-restored = Il mazzo era finito: gli scarti sono mescolati in un mazzo nuovo di { n-cards }.
event-trick-played = { $seat } gioca { $card }: { $effect }.
event-trick-played-on = { $seat } gioca { $card } su { $victim }: { $effect }.
event-ability-used = { $seat } usa { $ability }.
event-peeked = { $seat } ha guardato { n-cards } e ne tiene { $kept }.
event-divined = Divinazione di { $seat }: { $cards }; vale { $amount }.
event-study = { $seat } studia { $zone } per { $cubes }. Allerta { $alert }.
event-espionage = { $seat } spia { $target } per { $colour }.
event-declared-stealth = { $seat } gioca { $cards }. Furtività { $stealth } contro Allerta { $alert }.
event-raised-stealth = Furtività +{ $amount }: ora { $stealth } contro Allerta { $alert }.
event-raised-alert = Allerta +{ $amount }: ora Furtività { $stealth } contro { $alert }.
event-test-passed = { $seat } supera la prova: Furtività { $stealth }, Allerta { $alert }.
event-test-failed = { $seat } fallisce la prova: Furtività { $stealth }, Allerta { $alert }.
event-test-broken-off = { $seat } è fatto prigioniero: la prova si interrompe.
event-cube-collected = { $seat } Raccoglie { $cubes } da { $zone }.
event-cube-stolen = { $seat } Ruba { $colour } a { $victim }.
event-cube-stolen-lost = { $seat } Ruba { $colour } a { $victim }, ma non ha posto: il cubo va nella Riserva.
event-cube-donated = { $seat } Dona { $colour } a { $taker }.
event-cube-donated-lost = { $seat } Dona { $colour } a { $taker }, che non ha posto: il cubo va nella Riserva.
event-cube-eliminated = Un cubo di { $colour } di { $seat } va nella Riserva.
event-cube-eliminated-zone = Un cubo di { $colour } in { $zone } va nella Riserva.
event-cube-left = { $seat } Lascia { $colour } in { $spot }.
event-stars-gained = { $seat } ha ora { $stars ->
        [one] 1 Stella.
       *[other] { $stars } Stelle.
    }
event-stars-lost = A { $seat } { $stars ->
        [0] non restano Stelle.
        [one] resta 1 Stella.
       *[other] restano { $stars } Stelle.
    }
event-fired-up = { $seat } passa al lato Fomentato.
event-calmed-down = { $seat } lascia il lato Fomentato.
event-knowledge = { $seat } riceve il segnalino Conoscenza e può guardare la carta Clan.
event-clan-revealed = La carta Clan è rivelata: { $clan }.
event-students-drawn =
    { $seat } pesca { n-students } dall’Università, verso il Falò.{ $lost ->
        [0] {""}
       *[other] {" "}Senza posto, nella Riserva: { $lost }.
    }
event-students-drawn-none = { $seat } pesca dall’Università: è vuota.
event-omega-student = { $seat } pesca una Matricola Omega: occupa lo spazio { $alert } della carta Allerta.
event-omega-student-over = { $seat } pesca una Matricola Omega, e la carta Allerta è piena.
event-bonfire-emptied =
    { $count ->
        [one] La Matricola al Falò fugge nella Riserva.
       *[other] Le { $count } Matricole al Falò fuggono nella Riserva.
    }
event-university-refilled =
    L’Università si riempie di nuovo: { $greys ->
        [one] 1 Matricola
       *[other] { $greys } Matricole
    }{ $omega ->
        [0] {""}
       *[other] {" "}e una Matricola Omega
    }. Il Bonus di Allerta è { $bonus }.
event-students-recruited =
    { $count ->
        [0] Al Falò non c’è nessuno per { $seat }.
       *[other] { $seat } recluta { n-students } dal Falò.
    }
event-students-restocked = { $seat } prende { n-students } dalla Riserva.
event-students-sacrificed = { $seat } Sacrifica { n-students }.
event-students-taken = { $seat } prende { n-students } di { $victim }.
event-stunned = { $seat } riceve un segnalino Stordito e ora ne ha { $count }.
event-stunned-discarded = { $seat } scarta { n-tokens }.
event-jinx-drawn = { $seat } riceve una carta Sfiga, coperta.
event-jinx-revealed = Sfiga di { $seat }: { $jinx }.
event-jinx-discarded = { $seat } si libera di una Sfiga: { $jinx }.
event-jinxes-restored = Il mazzo Sfiga era finito: i suoi scarti sono mescolati.
event-presents-thesis = { $seat } va al campo e discute la Tesi.
event-thesis-accepted = La Tesi di { $seat } è un successo: { $points } punti, bonus { $bonus } per il posto { $place }, punteggio { $score }. { $seat } lascia la partita.
event-thesis-refused = La Tesi di { $seat } è respinta.
event-countdown = Per la Tesi di { $seat } una Matricola Omega occupa lo spazio { $alert } della carta Allerta.
event-end-announced = La partita finisce prima del prossimo turno di { $seat }.
event-last-round = L’ultimo giro: la partita finisce prima che tocchi a { $seat }.
event-game-over = La spedizione è finita.
event-game-over-nobody = Nessuno ha consegnato una Tesi: contano tutti i punteggi.
event-game-over-winner = { $seat } vince con { $points } punti.
event-game-over-shared = { $seats } condividono la vittoria con { $points } punti.
event-game-over-place = Posto { $place }: { $seat }, { $points } punti.
event-game-over-none = Senza Tesi: { $seat }.

## Foglio dei punti

line-columns = Informazioni sulla Bacheca
line-clan = Modificatori del Clan
line-placing = Bonus per l’ordine delle Tesi
line-jinxes = Carte Sfiga

## Zone pericolose, Boss, Allerta massima

decision-LeaveCubes = Quale cubo Lasciare, e dove
decision-BossWay = Quale via prende il Boss
decision-PlaceBoss = Dove appare il Boss
part-luck = fortuna, { $card }
part-panic = carta Panico
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = usare il Bivacco
choice-leave = Lasciare { $colour }
choice-boss-way = { $zones }
asks-LeaveCubes =
    Devi Lasciare { $count ->
        [one] un cubo
       *[other] { $count } cubi
    }. Quale Lasci?
asks-LeaveCubes-where = Il tuo cubo di { $colour } non trova spazio in { $zone }. In quale Zona Collegata lo Lasci?
asks-BossWay = Il Boss si muove. Quale via prende?
asks-PlaceBoss = Il Boss appare il più lontano possibile dalla Zona di partenza. In quale Zona?
asks-Stun-captured = Hai { $stunned } segnalini Stordito su { $most } e ne riceveresti un altro: se lo prendi sei catturato. Che cosa fai?
event-luck-good = Fortuna di { $seat }: { $cards }; aggiunge { $amount } alla Furtività.
event-luck-bad = Sfortuna di { $seat }: { $cards }; aggiunge { $amount } all’Allerta.
event-ambush = Imboscata in { $spot }: { n-tokens } per { $seat }.
event-stop =
    Stop in { $spot }: { $seat } perde { $count ->
        [0] nessun punto Velocità.
       *[other] { n-points }.
    }
event-toll =
    Obolo in { $spot }: { $seat } deve { $count ->
        [one] 1 cubo.
       *[other] { $count } cubi.
    }
event-bivouac = { $seat } usa il Bivacco in { $spot }.
event-boss-appears = Il Boss appare in { $spot }.
event-boss-activated = { $seat } attiva il Boss, che è in { $spot }.
event-boss-after = Il Boss cerca { $seat }.
event-boss-moves = Il Boss entra in { $spot }.
event-encounter = Il Boss incontra { $seat } in { $spot }.
event-maximum-alert = Allerta massima! La carta Allerta è rimossa e la carta Panico è girata: { $panic }.
event-university-filled =
    L’Università è riempita di nuovo: { $greys ->
        [one] 1 Matricola
       *[other] { $greys } Matricole
    } e la Matricola Omega. Tutte le Zone hanno Allerta +{ $modifier }.
event-omega-infinite = { $seat } pesca la Matricola Omega, che torna nell’Università.
event-captured = { $seat } è fatto prigioniero.
panic-explained = { $panic } ({ $does })
panic-unknown = una carta Panico, coperta
panics-alert = Allerta +{ $amount } in tutte le Zone
panics-students = ogni turno comincia pescando { n-students }
panics-capture = chi riceverebbe un segnalino Stordito oltre il limite è catturato
panics-darkness = l’Intelligenza è 1
panics-the-revellers-charge = chi entra in una Zona con un altro Studente riceve un segnalino Stordito, una volta per turno
panics-last-round-everyone = il Boss è nel Dungeon, è attivato all’inizio di ogni turno, e il suo Incontro dà in più un segnalino Stordito
boss-explained = { $boss }, { $profile }: Allerta +{ $alert } nella sua Zona; { $does }
boss-does-brawler = si muove fino a { $steps } Zone verso lo Studente più vicino; il suo Incontro dà un segnalino Stordito, o fa Lasciare un cubo a chi ne ha già il massimo
boss-does-drunk = si muove fino a { $steps } Zone verso uno Studente a caso; chi lo incontra scarta carte Trucchetto o Sacrifica una Matricola, poi pesca una Matricola
boss-does-stated = si muove fino a { $steps } Zone verso { $seeks }; chi lo incontra: { $effect }
boss-seeks-nearest = lo Studente più vicino
boss-seeks-random = uno Studente a caso

## Effetti principali e Specializzandi

decision-Declared = Un Effetto principale è dichiarato: una Reazione o no
decision-LookPile = In che ordine le Zone tornano sulla loro pila
decision-TakeCard = Quale carta prendere da una mano
decision-Retrieve = Quali carte scartate riprendere
decision-PeerReview = Revisione tra pari: scartare carte o lasciare annullare l’effetto
decision-Protect = Un cubo Protetto: tenerlo o no
decision-Donate = Quale cubo Donare
decision-NameAnew = Che cosa un effetto nomina del nuovo bersaglio
decision-ChooseWay = Quale di più cose fa un effetto
decision-DiscardCard = Quale carta di una mano viene scartata
part-main = { $card }
part-intern = Specializzando
line-interns = Specializzandi
cost-students = pescare { n-students }
cost-sacrifice = Sacrificare { n-students }
cost-stunned = prendere { n-tokens }
cost-discard = scartare { n-cards }
cost-spared = l’Omuncolo paga lo scarto
timing-standard = Effetto principale
timing-instant = Effetto principale, Istantaneo
timing-reaction = Effetto principale, Reazione
timing-action = Effetto principale, AZIONE
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
asks-Declared = { $seat } dichiara { $card }: { $effect }. Reagisci?
asks-LookPile = Queste sono le prime Zone: { $zones }. In che ordine tornano, la prima in cima?
asks-TakeCard = Quale carta di { $seat } prendi?
asks-Retrieve =
    { $count ->
        [one] Quale carta scartata riprendi?
       *[other] Quali { $count } carte scartate riprendi?
    }
asks-PeerReview = Il tuo effetto è annullato, a meno che tu scarti { n-cards }. Che cosa fai?
asks-Protect = Perderesti un cubo Protetto: { $colour }. Lo tieni?
asks-Donate = Devi Donare un cubo a { $seat }. Quale?
event-effect-declared = { $seat } dichiara { $card }: { $effect }.
event-effect-declared-on = { $seat } dichiara { $card } ({ $targets }): { $effect }.
event-effect-unpaid = { $seat } non può più pagare { $card }: non ha effetto.
event-effect-cancelled = { $card } di { $seat } è annullata.
event-effect-redirected = { $seat } rivolge { $card } contro { $victim }.
event-intern-called = Lo Specializzando { $intern } si unisce a { $seat }.
event-intern-called-stolen = Lo Specializzando { $intern } lascia { $victim } e si unisce a { $seat }.
event-token-laid = { $seat } mette un segnalino in { $spot }: { $token }.
event-trap-laid = { $seat } mette coperta una Trappola in { $spot }.
event-trap-sprung = { $seat } fa scattare una Trappola in { $spot }: { $effect }.
event-locks-picked = In questo turno le Porte non fermano { $seat }.
event-pile-looked-at =
    { $seat } ha guardato { $count ->
        [one] 1 Zona
       *[other] { $count } Zone
    } ({ $floor }).
event-cube-transmuted = Un cubo di { $seat } cambia: { $colour } diventa { $into }.
event-card-taken = { $seat } prende una carta dalla mano di { $victim }.
event-truce = Nessuno spia { $seat } fino al prossimo turno di { $seat }.
event-tricks-retrieved = { $seat } riprende { $cards }.
event-cube-protected = { $seat } tiene un cubo Protetto: { $colour }.
event-shown-traps = Trappole girate: { $cards }.
event-looked-at-zones = { $seat } guarda { $zones }.
event-looked-at-traps = { $seat } conosce la Trappola: { $cards }.
event-chosen-take = { $seat } prende { $cards }.
event-lowered-alert = Allerta −{ $amount }: ora Furtività { $stealth } contro { $alert }.
