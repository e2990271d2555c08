### Dungeonology: what the server tells, and boards do not: what happens, what is asked.

## Decisioni

decision-PickScholar = Preparazione: quale Studente giocare
decision-Turn = L’Attività di questo turno
decision-RestingJinx = Quale Sfiga scartare
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
event-looked-at =
    { $seat } guarda { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
event-looked-at-cards = { $seat } guarda { $cards }.
event-looked-at-clan = { $seat } vede la carta Clan: { $clan }.
event-game-begins = La spedizione comincia. Il primo turno è di { $seat }.
event-turn-begins = Turno { $turn }: { $seat }.
event-explores = { $seat } esplora, con Velocità { $speed }.
event-action-phase = { $seat } passa alla fase di Azione.
event-must-rest = { $seat } ha tanti segnalini Stordito quanta Resistenza ({ $count }) e deve fare un Riposo.
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
event-game-over-winner = { $seat } vince con { $points } punti.
event-game-over-shared = { $seats } condividono la vittoria con { $points } punti.
event-game-over-place = Posto { $place }: { $seat }, { $points } punti.
event-game-over-none = Senza Tesi: { $seat }.

## Zone pericolose, Boss, Allerta massima

decision-LeaveCubes = Quale cubo Lasciare, e dove
decision-BossWay = Quale via prende il Boss
decision-PlaceBoss = Dove appare il Boss
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
asks-Declared = { $seat } dichiara { $card }: «{ $effect }». Reagisci?
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
event-effect-declared = { $seat } dichiara { $card }: «{ $effect }».
event-effect-declared-on = { $seat } dichiara { $card } ({ $targets }): «{ $effect }».
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
