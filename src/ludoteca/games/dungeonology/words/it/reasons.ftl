### Dungeonology: perché qualcosa è rifiutato; che cosa non va in una posizione o in un pacchetto.

## Perché una scelta è rifiutata

reason-scholar-taken = { $seat } gioca già quello Studente.
reason-too-few-stars =
    Per una Tesi servono { $least } Stelle; ne hai { $stars ->
        [0] nessuna.
       *[other] { $stars }.
    }
reason-no-speed-left = Non hai più punti Velocità.
reason-pile-is-empty = Nella pila di questo Piano non ci sono più Zone.
reason-zone-not-linked = Quella Zona non è Collegata alla tua.
reason-door-shut = Una Porta di { $spot } chiede un cubo che non hai.
reason-not-in-this-phase = Studio e Spionaggio si fanno nella fase di Azione.
reason-action-is-spent = Hai già svolto la tua Azione di questo turno.
reason-no-tricks-in-camp = Nella Zona di Partenza non si giocano carte Trucchetto, e non si studia né si spia nessuno.
reason-no-card-to-play = Bisogna giocare almeno una carta Trucchetto per il suo Bonus.
reason-nothing-to-collect = Qui non c’è nessun cubo che stia sulla tua Bacheca.
reason-too-many-cubes =
    { $most ->
        [one] Qui puoi dichiarare 1 cubo.
       *[other] Qui puoi dichiarare da 1 a { $most } cubi.
    }
reason-no-student-to-sacrifice =
    { $students ->
        [0] Non hai Matricole
        [one] Hai solo 1 Matricola
       *[other] Hai solo { $students } Matricole
    } da Sacrificare.
reason-not-nearby = Quello Studente non è nella tua Zona né in una Collegata. Vicini: { $seats }.
reason-no-such-cube = { $seat } non ha cubi di quel colore.
reason-card-not-in-hand = Quella carta non è nella tua mano.
reason-no-such-effect = Quella carta non ha un effetto così.
reason-not-at-this-moment = Quell’effetto non si può giocare in questo momento.
reason-nobody-to-discard = Quello Studente non si può far scartare. Possibili: { $seats }.
reason-no-such-ability = Il tuo Studente non ha quell’Abilità su questo lato della carta.
reason-at-the-limit = Hai { $stunned } segnalini Stordito e non puoi prenderne altri.
reason-ability-not-now = { $ability } non si può usare in questo momento.
reason-ability-needs-card = { $ability } costa una carta di questo tipo dalla tua mano: { $card_type }.
reason-not-in-your-zone = Quello Studente non è nella tua Zona. Qui con te: { $seats }.
reason-no-such-turn = Una Zona si gira da 0 a 3 quarti, non di { $turns }.
reason-place-taken = In { $x }, { $y } c’è già una Zona.
reason-off-the-grid = A questo tavolo le Zone stanno lato contro lato; { $x }, { $y } è fra due posti.
reason-not-linked = Piazzata così, nessun Passaggio della Zona ne incontra uno della tua.

## Perché un tavolo non è possibile

reason-level-needs-players = Il livello { $level } è per almeno { $least } giocatori.
reason-no-birth-ranks = «{ $value }» non dà a ogni posto un’età da 1 in poi.
reason-birth-ranks-and-tiebreak = Le età dei giocatori e lo spareggio che le usa vanno insieme: birth_ranks con tiebreak3=birth_rank.
reason-no-boss = L’opzione «{ $option }» è per tavoli con il Boss.

## Che cosa non va in una posizione

reason-not-a-position = Questa non è una posizione di Dungeonology ({ $error }).
reason-saved-under-other-terms = Questa posizione è stata salvata a un tavolo con altre opzioni o altri contenuti.
reason-no-such-scholars = Ogni posto ha bisogno di un suo Studente. Ci sono: { $names }.
reason-one-for-each-seat = «{ $field }» ha { $found } voci dove ne servono { $expected }, una per posto.
reason-no-such-seat = I posti sono numerati da 0; sono { $seats }.
reason-no-such-moment = Non c’è un momento «{ $moment }». Ci sono: { $moments }.
reason-greys-and-omega = L’Università contiene due numeri: Matricole e Matricole Omega.
reason-below-nothing = Un numero è sotto lo zero, o le pile non sono tre.
reason-no-such-card = Non c’è una carta «{ $id }».
reason-card-too-often = Non ci sono tante carte «{ $id }».
reason-no-such-hand = Non si può dare una mano di { $count }.
reason-no-such-zone-here = La Zona «{ $zone }» non è sul tavolo, o non una volta sola, o è girata in modo strano.
reason-no-such-cubes = «{ $cubes }» non sono cubi: lettere G, R, B, Y, P, e un punto per uno spazio vuoto.
reason-cards-not-in-one-place = Ogni carta deve essere in un posto solo.
reason-too-many-students = Nella scatola non ci sono tante Matricole.
reason-too-many-omega-students = Non ci sono tante Matricole Omega, o la carta Allerta non ha posto.
reason-bonfire-too-full = Al Falò non c’è posto per { $count } Matricole.
reason-too-many-cubes-of = Non ci sono tanti cubi di { $colour }.
reason-column-too-full = La Bacheca di { $seat } non ha posto per tanti cubi.
reason-too-many-stunned = { $seat } può avere al massimo { $most } segnalini Stordito.
reason-gone-or-not = { $seat } ha lasciato la partita se, e solo se, una Tesi è stata un successo.
reason-no-such-spot = { $seat } non è in nessuna Zona del Dungeon.
reason-no-such-spaces = { $spot } ha altri spazi per cubi.
reason-floors-not-parted = { $spot } incontra una Zona di un altro Piano senza un Muro o Scale in mezzo.

## Che cosa non va in un pacchetto

fault-id-twice = { $at }: «{ $id }» c’è già.
fault-wrong-number = Di «{ $kind }» ce ne sono { $found }; devono essere { $expected }.
fault-value-out-of-range = { $at }: trovato { $value }, atteso da { $least } a { $most }.
fault-no-such-letter = { $at }: { $letters } non può stare qui, o non due volte. Le lettere sono: { $known }.
fault-one-column-each = Ci deve essere una colonna per { $colour }.
fault-triangle-twice = { $at }: Il triangolo «{ $triangle }» c’è già.
fault-bonus-goes-down = { $at }: Il Bonus di Allerta non deve scendere da uno spazio all’altro: { $bonuses }.
fault-zone-missing = Manca la Zona «{ $id }».
fault-no-such-zone = { $at }: Non c’è una Zona «{ $id }». Ci sono: { $ids }.
fault-start-is-bare = { $at }: La Zona di Partenza non ha valore di Allerta, né cubi, né effetti.
fault-alert-missing = { $at }: La Zona «{ $id }» ha bisogno di un valore di Allerta.
fault-letter-of-passage = { $at }: Un Passaggio Segreto ha una lettera, e nient’altro ne ha: { $kind } «{ $letter }».
fault-boss-comes-last = { $at }: Nella Zona «{ $id }» il Boss deve venire per ultimo.
fault-no-such-level = { $at }: Non c’è un Effetto Ausiliario { $type } { $level }.
fault-fate-has-no-main-effect = { $at }: Le carte Fato non hanno Effetto Principale: «{ $id }».
fault-no-such-intern = { $at }: Non c’è uno Specializzando «{ $id }». Ci sono: { $ids }.
fault-no-such-boss = { $at }: Non c’è un Boss «{ $id }». Ci sono: { $ids }.
fault-triangle-never-drawn = Nessuna carta Randomizzatore mostra il triangolo «{ $triangle }».

## Regole avanzate

reason-no-bivouac = Qui non c’è un Bivacco che tu possa usare.
reason-no-new-zones = Durante l’Allerta massima non si piazzano nuove Zone.
reason-no-boss-there = A questo tavolo non c’è un Boss, o non in una Zona piazzata.
reason-no-panic = A questo tavolo non si gioca con l’Allerta massima.
reason-under-truce = Ora nessuno può spiare { $seat }.
reason-no-teleport = Da qui non puoi Teletrasportarti lì: servono un segnalino Teletrasporto e un cubo Misticismo.
reason-no-main-effects = A questo tavolo non si gioca con gli Effetti principali.
reason-no-main-effect = Quella carta non ha un Effetto principale.
reason-main-not-now = Quell’Effetto principale non si può dichiarare in questo momento.
reason-cannot-pay = Non puoi pagare il costo di quell’Effetto principale.
reason-no-such-target = Questo non si può nominare per l’Effetto principale, o pagare così.
reason-no-token-there = I segnalini stanno in Zone piazzate, mai nella Zona di partenza.
fault-effect-empty = { $at }: L’effetto è vuoto.
fault-effect-breaks-off =
    { $at }: L’effetto si interrompe dopo «{ $after }», dove dovrebbe seguire { $expected ->
        [word] una parola
        [condition] una condizione
        [counted] che cosa si conta
        [value] un numero o una parola
        [number] un numero
        [closing] «,» o «)»
       *[other] «{ $expected }»
    }.
fault-effect-not-read =
    { $at }: L’effetto non si legge: dopo «{ $after }» viene «{ $found }», dove dovrebbe esserci { $expected ->
        [word] una parola
        [condition] una condizione
        [counted] che cosa si conta
        [value] un numero o una parola
        [number] un numero
        [closing] «,» o «)»
       *[other] «{ $expected }»
    }.
fault-effect-no-such-word =
    { $at }: non c’è nessun effetto «{ $word }». { $close ->
        [0] Ci sono: { $known }.
       *[other] Volevi dire: { $near }? Ci sono: { $known }.
    }
fault-effect-arguments = { $at }: «{ $word }» si scrive { $usage }.
fault-effect-value =
    { $at }: { $word }: «{ $value }» non va bene per { $argument }. { $close ->
        [0] Ci sono: { $known }.
       *[other] Volevi dire: { $near }? Ci sono: { $known }.
    }
fault-effect-no-number = { $at }: { $word }: «{ $value }» non va bene per { $argument }, che è un numero.
fault-effect-number = { $at }: { $word }: trovato { $value }, atteso da { $least } a { $most }.
fault-effect-not-yet = { $at }: «{ $word }» viene troppo presto: prima ci vuole una parte con { $needs }.
fault-effect-nested = { $at }: «{ $word }» non può stare dentro { $inside }.
fault-effect-only-inside = { $at }: «{ $word }» può stare solo dentro { $needs }.
fault-effect-one-target = { $at }: Un effetto sceglie un solo Studente; poi è «same», non «{ $word }».
fault-effect-timing = { $at }: «{ $word }» richiede il tempismo { $timing }.
fault-effect-when = { $at }: «{ $when }» non va con il tempismo { $timing }.
fault-effect-names-in-choice =
    { $at }: Dentro choose, if e per niente può essere nominato o facoltativo: { $kind ->
        [seat] uno Studente
        [spot] una Zona
        [colour] un cubo
        [floor] una pila
        [side] un lato della prova
       *[other] { $kind }
    }.
fault-effect-names-too-much = { $at }: { $word }: i cubi si nominano uno per uno, al massimo { $most }, e di un solo Studente.
fault-name-missing = { $at }: «{ $id }» è una carta nuova: serve un nome, almeno in inglese.
fault-effect-not-declared =
    { $at }: Nessuno lo dichiara, quindi non si può scegliere niente: { $kind ->
        [seat] uno Studente
        [spot] una Zona
        [colour] un cubo
        [floor] una pila
        [side] un lato della prova
       *[other] { $kind }
    }.
fault-effect-not-here = { $at }: «{ $word }» non può stare qui.
reason-ability-unpaid = Non puoi pagare { $ability }.
fault-no-such-ability =
    { $at }: non c’è nessuna nostra Abilità «{ $id }», e una nuova dice un effetto o ciò che dura. { $close ->
        [0] Le nostre sono: { $known }.
       *[other] Volevi dire: { $near }? Le nostre sono: { $known }.
    }
fault-ability-amounts = { $at }: «{ $id }» ha una regola propria, con { $expected } numeri in amounts; trovati { $found }.
fault-ability-cost = { $at }: il costo «{ $cost }» manca, o allora non si può pagare.
fault-ability-passive = { $at }: un’Abilità passiva dice ciò che dura, tutte le altre dicono quando si usano e hanno un effetto.
fault-ability-once = { $at }: «match» è solo del Laboratorio da Campo; c’è «turn».
fault-ability-differs = { $at }: «{ $id }» altrove nomina altre cose ({ $found }, { $expected }). Dai a una delle due un altro id.
fault-ability-in-test = { $at }: «{ $word }» non va con «{ $when }».
fault-effect-missing = { $at }: «{ $id }» non ha una regola propria e ha bisogno di un effetto.
