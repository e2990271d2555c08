### The command line and the terminal game.

## Words that one types during a game; the first of each is shown

command-help = aiuto regole regola
command-why = perché
command-hint = consiglio suggerimento
command-table = tavolo
command-map = mappa
command-options = opzioni accordi
command-log = diario registro
command-undo = annulla
command-save = salva
command-lang = lingua
command-quit = esci fine
command-pass = passo passa niente nulla
command-box = scatola
command-scenario = scenario
command-yes = sì s
command-me = io

help-help = { $word } oppure ?: questo aiuto. Con un numero, come «? { $number }»: la regola dietro quella scelta. Con una regola o una parola, come «? { $clause }» o «? { $sought }»: che cosa dicono le regole. Con il livello di un bot, come «? { $level }»: che cosa fa.
help-why = { $word }, come «{ $word } { $answer }»: che cosa succederebbe a quella risposta, senza darla.
help-hint = { $word }: che cosa farebbe il consigliere al posto tuo, e perché.
help-table = { $word }: di nuovo tutto il tavolo.
help-map = { $word }: ciò che del tavolo si disegna, se il gioco ha una mappa.
help-options = { $word }: l’edizione e le opzioni di questo tavolo, ciascuna con la sua regola.
help-log = { $word }: tutto ciò che è successo finora.
help-undo = { $word }: ritira l’ultima scelta, se nessuno ne ha saputo qualcosa.
help-save = { $word }, oppure «{ $word } FILE»: salva la partita e continua.
help-lang = { $word } en, it o fr: continua in quella lingua.
help-quit = { $word }: salva la partita ed esci.

## A game

play-you = { $seat } (tu)
play-person = { $seat } (una persona)
play-bot = { $seat } (bot: { $level })
play-seats = Al tavolo: { $seats }.
play-edition = Edizione: { $edition }.
play-edition-named = { $edition } ({ $name })
play-options = Opzioni che questo tavolo ha cambiato:
play-options-none = Tutte le opzioni sono quelle dell’edizione.
play-options-how = Scrivi «{ $word }» per leggere tutte le opzioni.
play-options-all = Le opzioni in vigore, ciascuna con il punto delle regole che ne parla:
play-option = { $about }: { $meaning } ({ $name } = { $value })
play-option-own = Scelta di questo tavolo.
play-pack = Questo tavolo gioca con un pacchetto di contenuti al posto delle nostre carte.
play-seed = Il seme di questa partita è { $seed }: con --seed { $seed } si possono ridare le stesse carte.
play-saving = Ogni scelta viene salvata subito in { $file }.
play-help = Scrivi «aiuto» in qualsiasi momento, e «esci» per smettere: la partita viene salvata.
play-help-level = Che cosa fa un bot: scrivi «? { $level }».
play-level = { $level } (bot): { $about }
play-hand-over = Adesso tocca a { $seat }. Passa la tastiera a { $seat }, che preme Invio:
play-hidden = lo schermo cambia mano
play-enter = Premi Invio per continuare:
play-only-enter = Da qui si continua solo con Invio; funzionano anche «salva», «lingua» ed «esci». Tutto il resto si scrive dopo.
play-lang-done = Da qui in poi in italiano.
play-again = Non è cambiato niente. Scegli di nuovo.
play-not-done = Non è cambiato niente. Scegli di nuovo.
play-done = Scelta fatta: { $choice }.
play-why-what = Perché che cosa? Aggiungi una risposta, come la daresti.
play-which-language = Quale lingua? Aggiungine una: { $names }.
play-would-refuse = Questa risposta verrebbe rifiutata. { $why }
play-would-warn = Questa risposta è permessa, ma difficilmente voluta. { $why }
play-would-do = Questa risposta è permessa: { $choice }.
play-hint = Il consigliere sceglierebbe: { $choice }. { $why } Per fare lo stesso, scrivi: { $typed }
play-hint-alone = «{ $hint }» si scrive da solo, senza «{ $rest }». Che ne sarebbe di una tua risposta lo dice «{ $why } { $rest }».
play-log-empty = Non è ancora successo niente.
play-no-map = Questo gioco non ha una mappa; «tavolo» mostra tutto.
play-undone = L’ultima scelta di { $seat } è ritirata.
play-saved = Partita salvata in { $file }.
play-goes-on = La partita continua lo stesso; verrà salvata altrove quando esci.
play-file-changed = Qualcun altro ha continuato questa partita in «{ $file }»: quel file resta com’è. La tua partita continua lo stesso, e verrà salvata con un altro nome quando esci.
play-quit = Arrivederci.
play-interrupted = La partita è stata interrotta.
play-end-of-input = Non c’è più niente da leggere: l’input è finito.
play-broken = Qualcosa è andato storto.
play-over-already = Questa partita è già finita. Primo posto: { $seats }.
play-kept = La partita è salvata in { $file }.
play-go-on = Per continuare: { $command }
play-tell-again = Per riascoltarla: { $command }
play-last-resort = La partita non si può salvare da nessuna parte. Eccola: copia le righe seguenti in un file.

## Replays

replay-as = Vista da: { $seat }.
replay-other-rules = Registrata con le regole { $found }, le nostre sono le { $ours }: rigiocata secondo le regole, non verificata.
replay-other-layout = Registrata con il formato di posizione { $found }, il nostro è il { $ours }: rigiocata secondo le regole, non verificata.
replay-watcher = uno spettatore
replay-all = tutti insieme, segreti compresi
replay-step = Passo { $step }.
replay-at = Dopo il passo { $step } di { $most }.

## Files

file-unreadable = «{ $file }» non si può leggere: { $why }. Controlla il nome.
file-unwritable = «{ $file }» non si può scrivere: { $why }. Indica un altro file.
file-empty = «{ $file }» è vuoto. Indica un altro file.
file-not-text = «{ $file }» non è un file di testo in UTF-8 (il byte { $at } non fa parte di nessuna lettera). Indica un altro file, oppure salvalo come UTF-8.
file-too-big = «{ $file }» è troppo grande per essere uno dei nostri file. Indica un altro file.
file-exists = «{ $file }» esiste già e non verrà sovrascritto. Indica un altro file.
save-exists = «{ $file }» esiste già. Continua quella partita con «{ $command }», oppure indica un altro file.
os-not-allowed = non è permesso
os-no-such-file = il file o la cartella non esiste
os-is-a-folder = è una cartella
os-disk-full = il disco è pieno
os-name-too-long = il nome è troppo lungo
os-other = { $error }
record-unusable = «{ $file }» non si può usare. { $why }
record-breaks = «{ $file }» si interrompe al passo { $step }. { $why }

## Content packs

content-good = «{ $file }» è in ordine. Per giocarci: «ludoteca play { $game } --content { $file }».
pack-field = { $name }: { $meaning }
content-written = Scritto in «{ $file }». Modificalo, poi prova «ludoteca content check { $file }».
content-what-to-do = Correggi queste righe; «ludoteca content export» mostra un pacchetto in ordine.

## Games and rules

games-seats = Da { $least } a { $most } giocatori.
games-editions = Edizioni, da scegliere con --edition:
games-options = Opzioni, da scegliere con --option nome=valore:
games-default = predefinito
games-line = { $name }: { $text }
games-numbers = un numero intero da { $least } a { $most }
rules-chapters = I capitoli delle regole:
rules-part = { $title }:
rules-of = Nelle regole di { $game }:
rules-how = Aggiungi un capitolo ({ $chapter }), una regola ({ $clause }), una decisione ({ $ruling }) o parole da cercare.
rules-none = Le regole non dicono niente su «{ $asked }». Prova con un capitolo ({ $chapter }), una regola ({ $clause }) o un’altra parola.
rules-elsewhere = Mancano le regole delle parti con cui questo tavolo non gioca; con il loro numero si trovano lo stesso.
rules-scenario = Scenario { $number }
rules-line = { $number }: { $text }

## What is wrong with an answer

unclear-number = «{ $text }» non è un numero. Scrivi il numero della tua scelta, oppure aiuto.
unclear-menu = Non c’è una scelta { $number }; { $most ->
        [0] la sola scelta è 0.
       *[other] le scelte vanno da 1 a { $most }.
    }

## What is wrong with a command

no-such-language = Qui non c’è la lingua «{ $name }». Le lingue sono: { $names }.
no-such-player = «{ $name }» non può sedersi a un tavolo. Possono farlo: { $names }.
no-such-seat = In questa partita non c’è il posto «{ $name }». Scegli tra: { $names }.
no-such-step = Questa partita non ha un passo { $step }; i passi vanno da 0 a { $most }.
not-a-number = { $option } vuole un numero intero da { $least } a { $most }, non «{ $text }».
seats-differ = Questa partita ha { $expected } posti, non { $found }: indica altrettanti giocatori con --seats.
position-has-terms = { $file } dice già con quale edizione, opzioni e carte si gioca: vanno tolte.
position-of-another = { $file } è una posizione di { $game }.
rebuild-too-early = A quel punto la partita in { $file } non è ancora iniziata: preparatela come dicono le regole.
rebuild-over = La partita in { $file } è finita: non c’è da dove proseguire. Indica un passo precedente con --step.
rebuild-earlier = Al passo { $asked } qualcosa è in sospeso: questo è il tavolo dopo il passo { $step }, quando tutto era fermo.
rebuild-written = La posizione è in { $file }.
reason-no-such-bot = Non c’è nessun bot «{ $name }». I bot sono: { $names }.
reason-bot-of-other-game = Questo bot gioca a { $game } e non a { $other }.
no-such-adviser = Non c’è nessun bot «{ $name }». Possono dare suggerimenti: { $names }.
no-adviser = Il bot «{ $name }» non può dare suggerimenti: non immagina come prosegue la partita. Possono darne: { $names }.
bug = Qualcosa è andato storto dentro Ludoteca ({ $error }). L’errore è nostro, non tuo: segnalacelo. Niente di ciò che era salvato è perso.

args-unknown = «{ $what }» non si capisce. Vedi «{ $command } --help».
args-missing = Manca qualcosa: { $what }. Vedi «{ $command } --help».
args-no-value = { $what } vuole un valore dopo di sé. Vedi «{ $command } --help».
args-no-such-command = Non c’è nessun comando «{ $what }». Vedi «{ $command } --help».
args-bad = Questo non si capisce. Vedi «{ $command } --help».
args-option-without-value = --option vuole nome=valore, non «{ $option }». Le opzioni sono: { $names }.
args-option-twice = L’opzione «{ $option }» è data due volte, con due valori. Scegline uno.

args-usage = Uso:
args-heading = { $heading }:
args-what = Che cosa
args-options = Opzioni
args-commands = Comandi
args-command = COMANDO
args-help = questo aiuto
args-about = Ludoteca, una casa di giochi: giocarli, riprenderli, raccontarli di nuovo.
args-example = Per cominciare: ludoteca play king-of-con
args-version = la versione
args-lang = la lingua: { $names } (altrimenti LUDOTECA_LANG, o quella del sistema)
args-play = Gioca una partita qui nel terminale.
args-resume = Continua una partita salvata.
args-replay = Racconta di nuovo una partita salvata, passo per passo.
args-draw = Disegna il Dungeon di una partita salvata di Dungeonology.
args-rebuild = Dice come ricostruire con la scatola una partita salvata.
args-draw-step = dopo questo passo; 0 è l’inizio
args-svg = il nuovo file per un’immagine (SVG); altrimenti lo schermo
drawn = L’immagine è in { $file }.
nothing-to-draw = In { $game } non c’è nulla da disegnare: non ha una mappa. Solo Dungeonology ne ha una.
args-review = Riguarda una partita finita: dove una ricerca avrebbe scelto altro.
args-review-seat = solo le decisioni di questo posto, per numero o nome
review-not-over = Si può riesaminare solo una partita finita: l’esame direbbe ciò che è nascosto. Prima continuala: «ludoteca resume».
args-rules = Leggi le regole.
args-content = Scrivi o controlla un pacchetto di contenuti: ciò che è stampato sulle carte.
args-games = Elenca i giochi con edizioni e opzioni.
args-game = il gioco
args-seats = chi siede dove, come me,apprentice,expert; più persone come me,me; i bot: { $names }
args-levels-games = Questi numeri di partite sono i massimi; a { $game } in due giocatori sono { $adept }, { $expert } e { $master }. Durante la partita, «? { $level }» dice che cosa fa quel bot a quel tavolo.
args-seed = il numero da cui parte il caso
args-edition = l’edizione delle regole
args-option = un’opzione del gioco; si può ripetere; vedi «ludoteca games»
args-preset = opzioni che stanno bene insieme; vedi «ludoteca games»
args-no-such-preset = Non c’è una combinazione «{ $name }». Ci sono: { $names }.
args-no-presets = { $game } non ha combinazioni: lascia via --preset.
games-presets = Opzioni che stanno bene insieme (--preset):
args-scenario = none, da 1 a 10, oppure random
args-clubs = con i Club (Chamber of Wonders)
args-solo = da soli contro il Collezionista, ai suoi livelli lord, royal o entrambi (Chamber of Wonders)
args-pack = un pacchetto di contenuti con cui giocare
args-position = comincia da questa posizione trascritta
args-save = salva subito ogni scelta in questo nuovo file
args-record = una partita salvata
args-record-or-position = una partita salvata o una posizione trascritta
args-rebuild-step = il tavolo dopo questo passo; l’ultimo se non è detto
args-rebuild-seat = non più di quanto può sapere questo posto
args-rebuild-out = scrive la posizione in un nuovo file
args-step = solo questo passo, con il tavolo che ne risulta; 0 è l’inizio
args-seat = con gli occhi di chi: un posto per numero o nome, watcher (spettatore) o all (tutti)
args-asked = un capitolo, una regola, una decisione o parole da cercare
args-rule = REGOLA
args-export = Scrivi i nostri contenuti come pacchetto da modificare.
args-out = il nuovo file da scrivere; altrimenti lo schermo
args-check = Di’ che cosa c’è di sbagliato in un pacchetto, con file e riga.
args-pack-file = il pacchetto
