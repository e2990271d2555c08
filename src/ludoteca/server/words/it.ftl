# Quello che dice la sala stessa.

## Scatole e bot

server-title-king-of-con = King of Con
server-title-chamber-of-wonders = Chamber of Wonders
server-title-dungeonology = Dungeonology: The Expedition
server-guide = Prima partita guidata
server-guide-solo = Da soli, con guida

## Al tavolo

server-log-clock = Tempo scaduto per { $seat }.
server-log-undo = { $seat } ritira una scelta.
server-log-seat-away = { $seat } è via: gioca un bot ({ $level }) finché { $seat } non torna.
server-log-seat-back = { $seat } è di nuovo qui.
server-log-seat-bot = Un bot ({ $level }) si siede al posto libero.
server-log-seat-taken = Un bot ({ $level }) prende definitivamente il posto di { $seat }.
server-log-seat-level = Il bot di { $seat } ora è: { $level }.
server-log-seat-open = Il posto di { $seat } è libero.
server-log-seat-person = { $seat } si siede.
server-vote-undo-asked = { $seat } vorrebbe ritirare una scelta. Devono essere tutti d’accordo.
server-vote-undo-passed = La scelta è ritirata.
server-vote-undo-failed = La scelta resta.
server-vote-end-asked = Chi ha aperto il tavolo vorrebbe chiuderlo. Devono essere tutti d’accordo.
server-vote-end-passed = Il tavolo è chiuso.
server-vote-end-failed = Si continua a giocare.

## Il comando

server-open = La sala è aperta: { $url }
server-open-network = Per gli altri nella tua rete: { $url }
server-open-data = I tavoli sono conservati in { $file }.
server-close = La sala è chiusa. Non si perde nulla: ogni tavolo riprende da dov’era.
server-port-taken = La porta { $port } è usata da un altro programma. Indicane un’altra con --port.
server-no-address = { $address } non è un indirizzo di questo computer. Ometti --address per giocare qui, o scrivi 0.0.0.0 per aprire a tutta la rete.
server-no-port = La porta { $port } non si può aprire: { $why }. Indicane un’altra con --port.
server-no-database = Il database { $db } non si può aprire: { $why }
server-no-driver = Il database { $db } richiede un pacchetto che non è installato. Per PostgreSQL: pip install 'ludoteca[postgres]'
server-bus = Gli altri processi che servono questa sala si sentono attraverso { $bus }.
server-no-bus-package = Più processi richiedono un pacchetto che non è installato: pip install 'ludoteca[processes]'
server-bad-bus = «{ $bus }» non è l’indirizzo di un Redis; si scrive redis://HOST:6379/0.
server-bus-needs-postgres = Più processi su SQLite devono stare sulla stessa macchina; per più macchine usa --db postgresql://…
server-no-client = La sala è aperta, ma mancano le sue pagine
server-no-client-about = Le pagine per il browser non sono state costruite. Scrivi “make web” nella cartella del progetto, poi ricarica questa pagina. I programmi possono già entrare.
server-args-host = Apri una sala: gli altri entrano con il loro browser.
server-args-port = La porta su cui ascoltare; 8000 se non si dice altro, 0 per una qualunque libera.
server-args-address = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare tutta la rete.
server-args-db = Dove si conservano i tavoli: sqlite:///FILE o postgresql://…; un tuo file, se non si dice altro qui o con LUDOTECA_DB.
server-args-bus = Dove più processi di questa sala si sentono: redis://HOST:6379/0; nessuno qui né con LUDOTECA_BUS: questo è l’unico.
server-args-metrics = Lascia che Prometheus legga /metrics: quanto lavora la sala.
server-args-log-json = Scrivi il registro come JSON, una riga per ogni evento.
server-args-log-requests = Registra anche ogni richiesta e connessione; mai chi, né un invito.
server-args-base-url = Come gli ospiti raggiungono la sala, per gli inviti: https://games.example.org
server-args-delay = Secondi che un bot impiega almeno; con 0 risponde appena può, e questo può rivelare che cosa ha in mano.
server-args-hints = Il livello del bot che dà i suggerimenti: uno più basso risponde prima.
server-args-open = Apri anche un browser.
server-bad-url = { $url } non è l’indirizzo di una sala: scrivi http://… o https://…
server-bad-number = { $option } vuole un numero da 0 a { $most }.

## Che cosa è rifiutato

error-who-are-you = Prima entra: nessuno sa chi sei.
error-other-site = Questa richiesta viene da una pagina di un altro sito.
error-too-fast = Troppo in una volta. Aspetta un momento.
error-too-many-lines = Qui ci sono troppe connessioni aperte. Chiudine qualcuna e riprova.
error-table-long = Qui è già successo moltissimo. Si può continuare a giocare, ma a questo tavolo non si può più dire né annullare nulla.
error-too-big = È troppo grande: al massimo { $most } byte.
error-bad-request = Non si è capita questa richiesta.
error-not-understood = Non si è capito questo messaggio.
error-no-such-page = Questa pagina non c’è.
error-trouble = Qui qualcosa è andato storto. Non si è perso nulla; riprova.
error-try-again = Qualcuno è stato più svelto. Riprova.
error-bad-name = Un nome ha bisogno di almeno una lettera.
error-account-already = Hai già un account.
error-bad-login = Questo nome utente è troppo lungo: al massimo { $most } lettere.
error-login-taken = Questo nome utente è già preso.
error-wrong-password = Nome utente e password non vanno insieme.
error-no-such-game = Qui questo gioco non c’è. Ci sono: { $names }.
error-no-such-table = Questo tavolo non c’è.
error-no-such-seat = A questo tavolo non c’è un posto così.
error-no-such-step = La partita ha solo { $most } passi.
error-no-guide = Questo gioco non ha una tale partita guidata.
error-table-broken = A questo tavolo si è giocato con altre regole, e non si può più aprire.
error-table-waiting = La partita non è cominciata: alcuni posti sono ancora liberi.
error-table-playing = La partita è in corso.
error-table-over = La partita è finita.
error-table-ended = Questo tavolo è stato chiuso.
error-not-your-seat = Questo posto non è tuo.
error-not-the-owner = Può farlo solo chi ha aperto il tavolo.
error-not-invited = Qui serve un invito, o questo link è stato sostituito. Chiedi quello nuovo a chi ti ha invitato.
error-seat-taken = Questo posto è occupato.
error-just-gone = { $name } era qui fino a un attimo fa. Tra { $seconds } secondi il posto si può affidare a un bot.
error-seats-differ = Questa partita ha { $seats } posti.
error-position-of-another = Questa è una posizione di { $game }.
error-position-in-the-air = In questa posizione qualcosa è in sospeso: nel modulo entra solo un momento in cui tutto è fermo.
error-no-such-gathering = Questa pagina non c’è, o il suo link ha più di una settimana: chiedine un altro.
error-gathering-over = Questo tavolo viene già giocato.
error-mode-cannot-be-moved = Uova, ghiaccio, Tentacoli, l’Idolo: quel che la modalità di un Big Boss mette sul tavolo non ha posto in questo modulo (RC-BIG.4). Scegli un altro Boss, o nessuno, per spostare il tavolo; oppure continua con la scatola, dove ti guida «Il Boss». Una posizione di una partita così, salvata in un file, si continua nel terminale con --position.
error-nothing-to-rebuild = La partita non è ancora iniziata: preparatela come dicono le regole.
error-too-late = A quella domanda si è già risposto.
error-no-such-decision = Nessuno l’ha chiesto.
error-not-asked = Al momento non ti si chiede nulla.
error-no-vote = Non si sta chiedendo nulla del genere.
error-vote-open = Si sta già chiedendo qualcosa a tutti.
error-empty-chat = Lì non c’è nulla da dire.
error-not-over = La registrazione direbbe quello che è nascosto: si può avere a partita finita.
error-review-not-over = Si può rivedere solo una partita finita: rivederla rivelerebbe ciò che è nascosto. Chiedi di nuovo alla fine.
error-review-of-whom = Di chi si vogliono rivedere le decisioni? Indica il posto, da seat=0 a seat={ $most }.
error-too-many-reviews = In questo momento si stanno riesaminando diverse partite. Riprova fra un minuto.
error-bad-pack = Il pacchetto di contenuti, riga { $line }: { $why }
error-no-record = Questa non è la registrazione di una partita.
error-record-too-long = Questa registrazione è troppo lunga: al massimo { $most } passi.

## The rules, read in the hall
server-clause-option = Un tavolo nuovo può scegliere. { $label }: { $values }.
server-value-default = { $value } (predefinito)

## Campagne

error-no-such-campaign = Questa campagna non c’è.
error-campaign-not-yours = Possono farlo solo i suoi Docenti.
error-campaign-moved-on = Nel frattempo qualcun altro ha deciso qualcosa. Guarda di nuovo, poi scegli.
error-campaign-no-match = Ora non c’è nessuna partita da aprire o da annotare.
error-campaign-missing = Questo mese richiede ciò che Dungeonology qui non sa ancora giocare. Giocalo a un tavolo e riferisci il risultato, o gioca senza.
error-campaign-without-you = Devi essere uno dei Docenti.
error-campaign-broken = Questa campagna è stata giocata con altre regole e non si può più seguire.
error-campaign-match-goes-on = La partita di questo mese non è ancora finita.
