### The words of the shell: buttons, headings, the hall. What a rule says comes from the server.

## Everywhere
match-of-campaign = Questa è una partita di una campagna.
to-the-campaign = Alla campagna
to-the-hall = Alla sala
hall = Sala
campaigns = Campagne
campaign-new = Nuova campagna
companion = Compagno
replays = Replay
rules = Regole
log = Diario
chat = Conversazione
terms = Le condizioni del tavolo
main = Principale
views = Viste
language = Lingua
close = Chiudi
cancel = Annulla
save = Salva
send = Invia
again = Riprova
loading = Un momento…
loading-game = Si ricostruisce la partita: { $done } di { $total }
you = Tu
bot = Bot
guest = Ospite
spectator = Spettatore
sound = Suono
sound-on = Suono acceso
sound-off = Suono spento
volume = Volume
dark = Scuro
change-light = Cambia luce
page-lost = Non è stato possibile caricare questa pagina. Il server è ancora acceso?
no-such-page = Qui non c’è niente.
no-such-page-why = Forse l’indirizzo è scritto male, o quello che c’era non c’è più. Tutto il resto è nella sala.
no-such-rules = Sullo scaffale non c’è un gioco con quel nome. Ci sono questi:
label = { $label }:
labelled = { $label }: { $text }
of = { $value } di { $count }
less = { $label }: meno
more = { $label }: più

## The hall
good-morning =
    { $named ->
        [yes] Buongiorno, { $name }.
       *[no] Buongiorno.
    }
good-afternoon =
    { $named ->
        [yes] Buon pomeriggio, { $name }.
       *[no] Buon pomeriggio.
    }
good-evening =
    { $named ->
        [yes] Buonasera, { $name }.
       *[no] Buonasera.
    }
hall-lead =
    { $turns ->
        [0] Prendi una scatola dallo scaffale.
        [1] Un tavolo aspetta la tua mossa. Oppure prendi una scatola dallo scaffale.
       *[other] { $turns } tavoli aspettano la tua mossa. Oppure prendi una scatola dallo scaffale.
    }
hall-lead-short =
    { $turns ->
        [0] Nessun tavolo ti aspetta.
        [1] Un tavolo aspetta la tua mossa.
       *[other] { $turns } tavoli aspettano la tua mossa.
    }
hall-lost = La sala non è raggiungibile in questo momento.
shelf = Lo scaffale
players-range = { $range } giocatori
minutes = circa { $minutes } min
new-table = Nuovo tavolo
new-table-of = Nuovo tavolo: { $game }
my-tables = I miei tavoli
my-tables-none = Ancora nessuno. Staranno qui, con un timbro quando tocca a te.
open-tables = Tavoli aperti
open-tables-none = Nessuno cerca giocatori in questo momento.
open-table =
    { $game }, { $free ->
        [1] 1 posto libero
       *[other] { $free } posti liberi
    } su { $seats }
join = Siediti
free = libero
lately-finished = Partite finite da poco
outcome-won =
    { $count ->
        [1] Vince { $names } con { $points }
       *[other] Vincono { $names } con { $points }
    }
outcome-alone =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
your-move = Tocca a te
slip-waiting =
    { $free ->
        [1] Aspetta ancora un giocatore.
       *[other] Aspetta ancora { $free } giocatori.
    }
slip-turn = { $stage }. { $asked }
slip-others =
    { $count ->
        [0] { $stage }. Non si aspetta nessuno.
        [1] { $stage }. Si aspetta { $names }: { $asked }
       *[other] { $stage }. Si aspettano { $names }: { $asked }
    }
slip-when = Ultima scelta { $when }
slip-left = { $time } rimasti
what-if = E se, dal passo { $step }
what-if-of = E se: si prosegue dal passo { $step } di «{ $title }».
what-if-origin = Guarda quella partita

## Who one is
account = Chi sei
account-sub = Ospite su questo dispositivo.
account-have = Hai effettuato l’accesso come { $user }.
account-why = Con un account ritrovi i tuoi tavoli su ogni dispositivo.
account-make = Crea un account
sign-in = Entra
sign-out = Esci
user = Nome utente
password = Password
password-long = Almeno 8 caratteri.
name = Nome
name-seen = Quello che gli altri vedono al tavolo.
name-title = Come ti chiamiamo?
name-missing = Scrivi un nome, quello che gli altri vedranno.
user-short = Il nome utente ha almeno 3 caratteri.
name-sub = Non serve un account.
come-in = Entra

## A new table
new-sub = Si può aprire così com’è; cambia quello che vuoi.
new-sub-first = È pronto così. Prima partita? Scegli «{ $value }» qui sotto.
edition = Edizione
presets = Parti da
presets-sub = opzioni che stanno bene insieme
edition-sub = stabilisce ogni opzione qui sotto
players = Giocatori
solo = Solitario
options = Opzioni
options-sub = ognuna con la sua regola
options-more = Altre { $count } opzioni
options-of = { $name }: { $count } opzioni
options-rest = Altre { $count } opzioni, come nell’edizione
options-fewer = Meno opzioni
option-changed = cambiata
seats = Posti
seats-sub = chi siede dove
seat-open = Posto libero
seat-number = Giocatore { $seat }
seat-here = Su questo dispositivo
seat-here-name = Nome al posto { $seat }
seat-who = Chi siede al posto { $seat }
seat-me-sub = Tu, che inviti
seat-here-sub = Vi passate il dispositivo
seat-link-sub = Chiunque abbia il link
seat-pick-me = Io
seat-pick-here = Stesso dispositivo
seat-pick-link = Amico con il link
seat-pick-bot = Bot: { $level }
clock = Tempo per una decisione
clock-none = Nessuno
clock-none-sub = ognuno con calma
clock-move = Ogni decisione
clock-move-sub = ogni volta lo stesso tempo
clock-bank = Tutta la partita
clock-bank-sub = come un orologio da scacchi
clock-days = Giorni
clock-days-sub = come per posta
clock-move-time = Tempo per ogni decisione
clock-bank-time = Tempo per tutta la partita
clock-bank-more = In più per ogni decisione
clock-days-time = Giorni per ogni decisione
clock-up = Quando è finito, si fa una scelta prudente e la si dice al giocatore.
clock-absence = Se qualcuno perde la connessione
absence-never = il tavolo aspetta
absence-after = un bot lo sostituisce dopo { $time }
duration-seconds =
    { $count ->
        [1] 1 secondo
       *[other] { $count } secondi
    }
duration-minutes =
    { $count ->
        [1] 1 minuto
       *[other] { $count } minuti
    }
duration-hours =
    { $count ->
        [1] 1 ora
       *[other] { $count } ore
    }
duration-days =
    { $count ->
        [1] 1 giorno
       *[other] { $count } giorni
    }
duration-none = niente
listed = Visibile nella sala
listed-sub = Chiunque può prendere un posto libero. Visibile o no, chi ha l’indirizzo può guardare
table-name = Nome del tavolo
table-name-none = Ci pensiamo noi
values-ours = Molti valori delle carte sono una nostra ricostruzione, e sono segnati. Se hai la scatola, puoi scrivere quelli stampati.
pack-open = Apri un pacchetto
pack-own = Gioca con il tuo pacchetto di contenuti
pack-how = Un file con i valori della tua scatola. Per cominciarne uno, modifica
pack-ours = il nostro pacchetto
pack-type = Scrivili qui
pack-typed = Scritte su questo dispositivo
pack-line = Riga { $line }: { $text }
pack-not-text = Questo file non è un testo: un pacchetto di contenuti è un file .toml.
pack-fits = Si può giocare con { $name }.
pack-away = Senza
pack-more =
    { $count ->
        [one] E un altro errore: vedi l’elenco sopra.
       *[other] E altri { $count } errori: vedi l’elenco sopra.
    }
values-pack = Questo tavolo gioca con i valori di chi possiede la scatola.
new-summary =
    { $players ->
        [1] 1 giocatore
       *[other] { $players } giocatori
    }{ $told ->
        [no] { "" }
       *[other] , { $terms }
    }{ $changes ->
        [0] { "" }
        [1] , un’altra opzione cambiata
       *[other] , altre { $changes } opzioni cambiate
    }{ $free ->
        [0] { "" }
        [1] , 1 posto con il link
       *[other] , { $free } posti con il link
    }
new-told-alert_profile = Allerta: { $value }
new-told-rules-boss = con il Boss
new-told-rules-dangerous_zones = tutti gli Effetti di Zona
new-told-rules-max_alert = Allerta Massima
new-told-rules-main_effects = Effetti Principali
new-told-firstGame = regole per la prima partita
open-the-table = Apri il tavolo

## Before the game
waiting-free =
    { $free ->
        [0] Tutti i posti sono presi.
        [1] Un posto è libero.
       *[other] { $free } posti sono liberi.
    }
sit-here = Siediti qui
stand-up = Alzati
seat-was = Qui sedeva { $name }
seat-is-here = al tavolo
seat-stood-in = Non c’è; gioca un bot: { $level }
seat-level = Livello del bot: { $name }
seat-free-it = Libera il posto
seat-free-it-of = Libera il posto di { $name }
seat-free-sure = { $name } perde definitivamente questo posto, e chi è invitato può prenderlo.
seat-is-free = C’è un posto libero
let-bot-play = Un bot gioca per { $name }
invitation-needed = Puoi guardare. Per sederti serve un invito: chiedi il link a chi ha aperto il tavolo.
invitation-wrong = Questo invito non vale per questo tavolo: chiedi di nuovo il link.
discard = Metti via il tavolo
discard-sure = Il tavolo viene tolto per tutti quelli che aspettano qui.
let-bot = Un bot
invite = Invita
invite-sub = Chi apre questo link può prendere un posto libero, senza account.
invite-link = Link d’invito
invite-qr = L’invito come codice QR
invite-only-here = Questa sala ascolta solo su questo computer: link e codice valgono qui, non su un telefono o un altro computer. Per aprire alla tua rete, chiudi la sala e riaprila con
invite-renew = Un altro link
invite-renew-why = Chi ha solo il link di prima non può più sedersi con quello.
invite-renewed = Questo è il link nuovo. Quello di prima non vale più.
invite-not-renewed = Non è stato possibile fare un altro link: la sala non ha risposto. Questo vale ancora.
copy-link = Copia il link
copied = Copiato
copy-by-hand = Copia questo indirizzo: { $link }
invite-copy-by-hand = Da qui non si è potuto copiare. Il link è selezionato: premi Ctrl + C, o tienilo premuto su un telefono.

## At the table
decision = Decisione
confirm = Conferma
nothing-chosen = Non hai ancora scelto niente.
waiting-for =
    { $count ->
        [0] Un momento…
       *[other] Si aspetta { $names }
    }
game-over = La partita è finita
ended = Il tavolo è stato chiuso
ended-sub = Tutte le persone al tavolo erano d’accordo.
won-by =
    { $count ->
        [1] Vince { $names }.
       *[other] { $names } si dividono la vittoria.
    }
play-again = Gioca ancora
log-empty = Non è ancora successo niente.
status-turn = Di turno
status-choosing = Sceglie
status-thinking = Pensa
status-ready = Pronto
status-sealed = Sigillato
status-waiting = Aspetta
status-away = Assente
time-left = Tempo rimasto: { $time }
clock-hours = { $hours } h
clock-days-left = { $days } giorni
time-little =
    { $seconds ->
        [1] Resta un secondo per decidere.
        [3600] Resta un’ora per decidere.
       *[other] Restano { $seconds } secondi per decidere.
    }
missed =
    { $count ->
        [1] Il tuo tempo è finito, così si è scelto per te:
       *[other] Il tuo tempo è finito, così si è scelto { $count } volte per te:
    }
missed-close = Ho capito
terms-clock-none = nessuno, ognuno con calma
terms-clock-move = { $time } per ogni decisione
terms-clock-bank =
    { $increment ->
        [0] { $time } per tutta la partita
       *[other] { $time } per tutta la partita, e { $more } in più a ogni decisione
    }
terms-clock-days = { $time } per ogni decisione
score-line = Voce
score-total = Totale
score-place = Posto
place = { $place }º
table-menu = Menu del tavolo
unread =
    { $count ->
        [1] 1 messaggio non letto
       *[other] { $count } messaggi non letti
    }
hint = Suggerimento
hint-wait = Un bot ci sta pensando…
hinted = Un bot sceglierebbe: { $said }
undo = Ritira la mossa
end-by-vote = Chiudi la partita con un voto
end-sure =
    { $others ->
        [0] Nessun altro gioca qui: la partita finisce subito, senza risultato.
        [one] Si chiede a { $names }, che deve essere d’accordo; chi non c’è ha { $time } per tornare. Poi la partita finisce senza risultato.
       *[other] Si chiede a { $names }, che devono essere d’accordo; chi non c’è ha { $time } per tornare. Poi la partita finisce senza risultato.
    }
end-ask = Chiedi
end-now = Termina la partita
play-on = Continua
ballot-undo-what = Si annullerebbe questo:
leave = Lascia il tavolo
leave-sure = Un bot gioca al posto tuo. Puoi tornare quando vuoi.
stay = Resta
bot-plays = Un bot gioca per te.
i-am-back = Eccomi
watching = Stai guardando.
reconnecting = Connessione persa. Si riprova…
pass-device = Passa il dispositivo a { $name }
pass-device-why = Quel che segue è solo per { $name }. Nessun altro guardi.
i-am = Sono { $name }
whose-view = Solo per { $name }
ballot-undo = { $name } chiede di ritirare una scelta
ballot-end = { $name } chiede di chiudere la partita
ballot-all = Tutte le persone al tavolo devono essere d’accordo.
ballot-yes = D’accordo
ballot-no = Rifiuta
ballot-waits = Si chiede agli altri.
chat-say = Di’ qualcosa
chat-said = { $name }: { $text }
chat-open = Rispondi
chat-none = Nessuno ha ancora detto niente.
mute = Silenzia
unmute = Riascolta { $name }
provenance = Da dove vengono i valori
provenance-printed = valori stampati nel regolamento
provenance-secondary = valori riferiti da altri
provenance-reconstructed = nostra ricostruzione
provenance-house = di nostra invenzione
plain-board = Tavola semplice
plain-board-sub = La stessa partita come elenchi di carte

## The plain board
yours = Tuo
tab-table = Tavolo
tab-others = Altri
choices = Scelte
# One of several choices that read alike.
numbered = { $label } n. { $number }
choose-nothing = Niente
choose-more =
    { $count ->
        [1] Scegline ancora uno.
       *[other] Scegline ancora { $count }.
    }
zone-empty = vuoto
face-down = Coperta

## Rules, replays, guide
rules-of = Regole: { $game }
rules-lead = Ogni clausola è numerata; rifiuti e punteggi rimandano qui.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessuna clausola ha tutte queste parole.
        [1] 1 clausola
       *[other] { $count } clausole
    }
rules-lost = Le regole non si possono caricare in questo momento.
replay = Rivedi
replay-first = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-step = Passo { $step } di { $steps }
replay-where = A che punto della partita
replay-eyes = Visto da
replays-lead = Partite finite, passo per passo, con gli occhi di chiunque.
replays-none = Nessuna partita è ancora finita.
share = Copia il link
fork = Continua da qui
record-export = Salva la partita
rebuild-with-box = Ricostruisci con la scatola
record-import = Importa una partita
guide = Prima partita guidata
guide-next = Capito
guide-left-title = Ora vai avanti da te
guide-left = Qui finisce la guida: d’ora in poi decidi tu, e gli altri giocano per sé. Il menu del tavolo ha un consiglio per ogni decisione, e un numero sottolineato apre la sua regola.
guide-off = Chiudi la guida
guide-do = Scegli: { $label }
group-object = { $count } Oggetti
group-scenario = { $count } Scenari
group-wonder = { $count } tipi di Meraviglie
group-area = { $count } facce di Zone
group-scholar = { $count } Studenti
group-trick = { $count } carte Trucchetto
group-jinx = { $count } carte Sfiga
group-zone = { $count } Zone
group-clan = { $count } carte Clan
group-alert = { $count } carte Allerta
group-column = { $count } colonne della Bacheca
group-boss = { $count } lati della carta Boss
group-panic = { $count } carte Panico
group-intern = { $count } Specializzandi
in-the-workshop = Ancora in laboratorio: arriverà sullo scaffale quando si potrà giocare.

## Names for tables
table-name-1 = La folla del sabato
table-name-2 = Pioggia sui vetri
table-name-3 = La tavola rotonda
table-name-4 = Dopo cena
table-name-5 = Benvenuti i principianti
table-name-6 = La lunga sera
table-name-7 = Tè e biscotti
table-name-8 = Ancora una partita
table-name-9 = L’angolo della stufa
table-name-10 = Il vestito della domenica
table-name-11 = Vecchi amici
table-name-12 = Lume di lampada
table-unnamed = Un tavolo
edition-chamber-of-wonders-en-0-5 = La più nuova: Club, gioco in solitario, e un inizio che dipende dalle Zone.
edition-chamber-of-wonders-fr-0-4 = Si comincia con £8 e tre carte; a Whitechapel la prima carta va scoperta.
edition-chamber-of-wonders-it-0-3 = La più antica: £5 e tre carte all’inizio, e perdere a Whitechapel non costa il Contatto.
edition-sets =
    { $count ->
        [0] le regole più nuove
        [1] stabilisce 1 opzione
       *[other] stabilisce { $count } opzioni
    }
watch = Guarda

## Dopo la partita: le proprie decisioni, riviste
review = Rivedi le mie decisioni
review-sub = Un bot prosegue da ogni tua decisione, sapendo solo ciò che sapevi tu.
review-progress = Decisione { $now } di { $count }…
review-left = Ancora circa { $time }.
review-done =
    { $marks ->
        [one] Una decisione su { $count } poteva essere migliore.
       *[other] { $marks } decisioni su { $count } potevano essere migliori.
    }
review-none = Ben giocato: in nessuna delle tue { $count } decisioni il bot conosce qualcosa di chiaramente migliore.
review-nothing = In questa partita non hai deciso nulla tu, quindi non c’è nulla da rivedere.
review-others =
    { $count ->
        [one] Una decisione al tuo posto non conta: l’ha presa un bot, o è scaduto il tempo.
       *[other] { $count } decisioni al tuo posto non contano: le ha prese un bot, o è scaduto il tempo.
    }
review-failed = Non è stato possibile rivedere la partita.
review-again = Chiedi di nuovo
review-chosen = Hai scelto
review-better = Meglio
review-points =
    { $count ->
        [0] più vittorie
        [one] circa { $points } punto
       *[other] circa { $points } punti
    }
review-where =
    { $staged ->
        [no] Passo { $step }
       *[other] { $stage } · passo { $step }
    }
review-order = In ordine di
review-order-turn = gioco
review-order-weight = costo
review-see = Guarda nella partita
