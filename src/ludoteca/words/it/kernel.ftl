### What the house itself says, in every game: refusals, records, content packs.

seat-you = { $name } (tu)

## Why a choice is refused, or a table, or a record

reason-game-is-over = La partita è finita.
reason-not-awaited = Non tocca a { $seat } scegliere adesso.
reason-not-a-choice = Questa non si può leggere come risposta alla domanda.
reason-not-an-option = Questa non è una delle scelte possibili.
reason-learned-since = L’ultima scelta resta: grazie a essa qualcuno ha saputo qualcosa di nuovo.
reason-nothing-to-undo = Non c’è ancora niente da annullare.
reason-choice-is-final = L’ultima scelta resta: una volta dichiarata è definitiva.
reason-choice-refused =
    Le regole rifiutano ciò che { $seat } ha scelto qui: { $why } { $rules ->
        [same] {""}
       *[other] (La partita è stata registrata con la versione { $rules } delle regole; questa è la versione { $ours }.)
    }
reason-position-differs =
    Le scelte sono tutte permesse, ma portano a una posizione diversa da quella registrata. { $rules ->
        [same] Il file è stato modificato, oppure le regole sono cambiate senza cambiare numero.
       *[other] La partita è stata registrata con la versione { $rules } delle regole; questa è la versione { $ours }.
    }
reason-not-a-record = Questa non è una partita salvata da Ludoteca, oppure il file è danneggiato.
reason-not-a-setting = Questa non è una posizione di Ludoteca: { $error }
reason-broken-content = Il pacchetto di contenuti che contiene non si può usare ({ $error }).
reason-unknown-format = Questa partita è stata salvata nel formato { $format }; questa Ludoteca legge il formato { $known }.
reason-no-such-game = Qui non c’è nessun gioco «{ $name }». Scegli tra: { $names }.
reason-no-such-edition = Non c’è nessuna edizione «{ $name }». Scegli tra: { $names }.
reason-no-such-option = Non c’è nessuna opzione «{ $name }». Le opzioni sono: { $names }.
reason-no-such-value = L’opzione «{ $name }» non ha il valore «{ $value }». Può essere: { $values }.
reason-wrong-number-of-seats = Questo gioco è per un numero di giocatori da { $least } a { $most }, non per { $seats }.

## What is wrong in a content pack

fault-not-toml =
    Questo non è TOML valido{ $column ->
        [0] {""}
       *[other] {": "}non si legge più dalla colonna { $column }
    }.
fault-long-line = Una riga di un pacchetto ha al massimo { $most } segni.
fault-too-deep = Questo è annidato troppo in profondità per un pacchetto.
fault-wild-number = { $at }: nessuna carta ha un numero così; il più grande è { $most }.
fault-unseen-sign = { $at }: contiene un segno che non si vede.
fault-does-not-fit = { $at }: questo non è adatto qui.
fault-missing-field = { $at ->
        [top] Manca il campo «{ $field }».
       *[other] { $at }: manca il campo «{ $field }».
    }
fault-unknown-field =
    { $at }: questo campo non esiste. { $close ->
        [0] Ci sono: { $known }.
       *[other] Volevi dire: { $near }? Ci sono: { $known }.
    }
fault-wrong-type = { $at }: trovato { $found }, atteso { $expected }.
fault-wrong-value =
    { $at }: trovato { $found }, atteso uno di questi valori: { $expected }.{ $close ->
        [0] {""}
       *[other] {" "}Volevi dire: { $near }?
    }

type-int = un numero intero
type-float = un numero
type-str = un testo tra virgolette
type-bool = true o false
type-array = un elenco
type-object = una tabella
type-null = niente
