### Il laboratorio: molte partite, e che cosa mostrano.

## Comandi

args-lab-run = Fa giocare ai bot molte partite e conserva quel che accade come Parquet; lo stesso comando riprende da dove si era fermato.
args-lab-report = Dice che cosa mostrano le partite di una serie: una pagina con grafici, e lo stesso in Markdown.
args-lab-compare = Mette due serie fianco a fianco: edizioni, opzioni, pacchetti; e dice quali differenze sono più che caso.
args-lab-replay = Rigioca una partita di una serie dalla sua riga, e la salva.
args-lab-play-out = Dice quanto vale una posizione: i bot la giocano fino alla fine molte volte.
args-lab-bots = per posto, i livelli dei bot; un solo nome vale per tutti i posti
args-lab-seats = in quanti si gioca, se è nominato un solo bot (2)
args-lab-games = quante partite
args-lab-out = la cartella in cui metterle
args-lab-keep-seats = i bot tengono il loro posto; altrimenti avanzano di uno a ogni partita
args-lab-vary = un’opzione che cambia da partita a partita: ogni partita ne estrae un valore, o uno di quelli indicati; può essere data più volte
args-lab-decisions = anche una riga per ogni decisione
args-lab-on = su un cluster Ray a questo indirizzo; «ray» ne avvia uno su questa macchina
args-lab-folder = la cartella di una serie
args-lab-second = la cartella dell’altra serie
args-lab-report-out = un altro nome per i file, senza estensione; altrimenti «report» nella cartella della serie
args-lab-compare-out = un altro nome per i file, senza estensione; altrimenti accanto alla seconda serie
args-lab-number = il numero della partita
args-lab-record = il nuovo file in cui metterla
args-lab-position = una partita salvata o una posizione trascritta
args-lab-step = la posizione dopo questo passo; altrimenti l’ultima
args-lab-eyes = con gli occhi di questo posto, da 1: ciò che non sa viene ridistribuito ogni volta; altrimenti di chi deve giocare

## Una serie

lab-progress = { $played } di { $games } partite
lab-rate = { $rate } partite al secondo, ancora { $left }
lab-done = { $games ->
        [one] Una partita è
       *[other] { $games } partite sono
    } in { $folder }.
lab-then-report = Che cosa mostrano: { $command }
lab-then-replay = Una qualsiasi di nuovo: { $command }
lab-interrupted = Fermato; { $played } di { $games } partite sono conservate. Lo stesso comando riprende da lì.
lab-played-again = { $file } non si legge; le sue partite vengono rigiocate.
lab-replayed = La partita { $number } è finita come dice la sua riga, dopo { $steps } scelte. Si guarda con: { $command }
lab-written = Scritto: { $file }
lab-play-out = { $name }: che cosa { $games ->
        [one] mostra una partita
       *[other] mostrano { $games } partite
    } da questa posizione, con ciò che sa il posto { $seat }
lab-worth = { $name } ({ $bot }): vince il { $rate } % ({ $ends }); { $score } punti in media, per lo più da { $low } a { $high }
lab-few-play-outs = { $games ->
        [one] Una partita è poca
       *[other] { $games } partite sono poche
    }: si guardino gli intervalli, non le cifre.

## Che cosa è andato storto

lab-no-run = In { $folder } non c’è una serie: manca run.json. «ludoteca lab run … --out { $folder }» ne comincia una.
lab-nothing-yet = Della serie in { $folder } non è ancora finito nulla.
lab-plan-corrupt = { $file } è danneggiato ({ $error }). Le sue partite ci sono ancora; lo si ripristini, o si cominci altrove una serie con le stesse opzioni e lo si copi da lì.
lab-corrupt = { $file } è danneggiato ({ $error }). Tutto il resto è intero: lo stesso «ludoteca lab run …» rigioca soltanto quelle partite.
lab-table-gone = { $file } manca. Tutto il resto è intero: lo stesso «ludoteca lab run …» rigioca soltanto quelle partite.
lab-vary-one = «--vary { $option }» ha bisogno di due o più valori da estrarre, come in --vary { $option }=A,B.
lab-unwritable = { $file } non si può scrivere: { $why }. Ciò che era finito prima è conservato; lo stesso comando riprende da lì.
lab-no-folder = { $folder } è un file e non una cartella.
lab-folder-taken = { $folder } contiene già altro. Si nomini una cartella nuova.
lab-other-run = { $folder } contiene una serie con altre condizioni ({ $names }). Si nomini una cartella nuova, o si chieda lo stesso.
lab-other-rules = Questa serie è della versione { $rules } delle regole di { $game }; qui c’è la versione { $ours }. Partite di entrambe non si possono mescolare: si cominci una nuova serie, o si usi la Ludoteca con cui fu cominciata.
lab-other-bots = In questa serie gioca la versione { $version } dei bot di { $game }; qui c’è la versione { $ours }. Partite di entrambe non si possono mescolare: si cominci una nuova serie, o si usi la Ludoteca con cui fu cominciata.
lab-game-failed = La partita { $number } è fallita: { $error }. Tutto ciò che era finito è conservato; si segnali questo con il suo numero e run.json.
lab-worker-died = Un processo è morto più volte sulle partite da { $first } a { $last }; forse la memoria è troppo poca. Tutto ciò che era finito è conservato; si provi con meno processi.
lab-workers-died = Un processo è morto più volte; forse la memoria è troppo poca. Si provi con --workers 1.
lab-stopped = Interrotto dopo { $played } di { $games } partite{ $played ->
        [0] : non ne è ancora finita nessuna, quindi non c’è niente da dire.
       *[other] ; segue ciò che dicono.
    }
lab-no-such-game = In { $folder } non c’è la partita { $number }, o non è stata ancora giocata.
lab-ends-otherwise = La partita { $number } non finisce come dice la sua riga: la riga è stata cambiata, o fu giocata da un’altra versione.
lab-seats-differ = Sono stati nominati { $bots } bot per { $seats } posti.
lab-compare-games = Sono serie di giochi diversi: { $first } e { $second }.
lab-over = La partita in { $file } a questo punto è finita; se ne nomini uno precedente con --step.
lab-no-steps = { $file } contiene una posizione, non una partita salvata: va tolto --step.
lab-no-address = «{ $address }» non è un cluster: si scriva ray://host:10001, o «ray» per uno su questa macchina.
lab-no-ray = Ray non è installato qui. Si installa con: pip install 'ludoteca[ray]'
lab-no-cluster = Non c’è un cluster a { $address }: { $error }. Se chiede un token, lo si dia in RAY_AUTH_TOKEN.

## Il rapporto

lab-from-to = da { $low } a { $high }
lab-report-title = { $game }: che cosa mostrano le partite
lab-about = { $games } partite, edizione { $edition }; bot: { $bots }; opzioni: { $options }; contenuto: { $content }; semi da { $first } a { $last }; versione delle regole { $rules }
lab-no-options = nessuna
lab-our-content = nostro
lab-short = In breve
lab-doubts = Prima di crederci
lab-method = Come è stato calcolato
lab-method-text = Gli intervalli contengono il valore vero in 95 serie su 100; quelli delle quote di vittoria sono di Wilson. Il valore di una cosa confronta posti dello stesso bot nello stesso ordine di gioco, uno con essa e uno senza; i posti di una partita dipendono l’uno dall’altro, perciò si contano le partite e non i posti. Le probabilità sono corrette per il numero dei confronti secondo Holm: tra tutte le differenze segnate come chiare ce n’è una per caso in un rapporto su venti. Una vittoria condivisa è parte di una.
lab-replay-highest = la partita con il punteggio più alto, numero { $number }
lab-replay-lowest = la partita vinta con meno, numero { $number }
lab-replay-longest = la partita con più decisioni, numero { $number }
lab-who-wins = Chi vince
lab-who-wins-text = La linea tratteggiata è la quota equa. Un triangolo segna una quota che ne è fuori con tutto il suo intervallo.
lab-by-turn = Per ordine di gioco
lab-by-monkey = Per numero di Scimmia all’inizio
lab-by-seat = Per posto
lab-by-bot = Per bot: partite vinte da uno di loro
lab-turn-number = { $number ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
       *[other] Quinto
    } a giocare
lab-monkey-number = Scimmia { $number }
lab-seat-number = Posto { $number }
lab-of-games = di { $games } partite
lab-fair-share = la quota equa è { $fair }
lab-won-interval = vinte (95 %)
lab-first = { $game ->
        [king-of-con] Chi comincia con la Scimmia 1
       *[other] Chi gioca per primo
    } vince { $rate } delle partite; la quota equa è { $fair }. Rispetto agli altri, a parità di bot, sono { $gain } punti percentuali ({ $ends }; { $chance }): { $sure ->
        [clear] una differenza chiara.
       *[other] può essere caso.
    }
lab-first-unknown = Queste partite non possono mostrare se giova essere i primi.
lab-best-bot = Tra i bot, il migliore è { $bot }: { $rate } delle sue partite; { $fair }.
lab-scores = Punteggi
lab-scores-short = Metà dei punteggi sta tra { $low } e { $high }; chi vince ne ha in media { $best }.
lab-all-seats = tutti i giocatori
lab-winning-scores = chi vince
lab-score-quantiles = Così tanto o meno hanno …
lab-mean = media
lab-sources = Da dove vengono i punti
lab-sources-text = Medie su tutti i posti, per chi ha vinto e per chi no.
lab-points-each = Punti per fonte
lab-winners = chi vince
lab-others = gli altri
lab-source-said = { $won }, gli altri { $lost }
lab-length = Quanto dura una partita
lab-length-short = Una partita richiede { $decisions } decisioni, { $each } per giocatore, e { $turns } turni o round.
lab-decisions = Decisioni in una partita
lab-turns = Turni o round in una partita
lab-games = partite
lab-time = Tempo per una decisione
lab-time-text = Misurato dove le partite sono state giocate; le sole cifre qui che un’altra macchina non ripeterebbe.
lab-bot = bot
lab-decisions-each = decisioni in una partita
lab-milliseconds = millisecondi ciascuna
lab-milliseconds-95 = il 5 % più lento
lab-decision = decisione
lab-clause = clausola
lab-in-a-game = in una partita
lab-choices = scelte (mediana)
lab-things = Quanto valgono le cose
lab-things-text = Ogni riga confronta chi ha usato una cosa con chi avrebbe potuto e non l’ha fatto: quanti punti percentuali di partite ha vinto in più, e quanti punti più della media del suo tavolo ha fatto. { $count ->
        [one] È stato fatto un confronto
       *[other] Sono stati fatti { $count } confronti
    }, e le probabilità sono corrette per tanti.
lab-no-cause = Chi è in testa spesso può permettersi di più. Una differenza dice che chi vince l’ha usata, non ancora che fa vincere.
lab-gain-caption = Partite vinte in più con essa che senza, in punti percentuali
lab-gain-interval = differenza (95 %)
lab-points-interval = punti (95 %)
lab-use-head = uso, punti, probabilità
lab-use = usato dal { $used }, { $points } punti, { $chance }: { $verdict ->
        [clear] chiaro
        [none] quasi nessuna differenza
       *[other] aperto
    }
lab-use-too-few = usato dal { $used }: troppo pochi per un confronto
lab-too-few = Non si può dire nulla di { $things }: meno di { $least } l’hanno usato, o meno di { $least } no.
lab-too-few-of = Di { $count } di queste cose non si può dire nulla: meno di { $least } le hanno usate, o meno di { $least } no.
lab-table-caption = Punteggio di chi vince nelle partite con essa, meno quello nelle partite senza
lab-table-caption-alone = Partite vinte con essa, meno quelle vinte senza, in punti percentuali
lab-table-head = in quante partite, decisioni, probabilità
lab-table-use = nel { $used } delle partite, { $decisions } decisioni, { $chance }
lab-table-too-few = nel { $used } delle partite: troppo poche per un confronto
lab-too-few-tables = Non si può dire nulla di { $things }: era in meno di { $least } partite, o mancava in meno di { $least }.
lab-too-few-tables-of = Di { $count } di queste cose non si può dire nulla: erano in meno di { $least } partite, o mancavano in meno di { $least }.
lab-nothing-stands-out = Nessuna cosa da sola spicca chiaramente.
lab-stand-out = Chi ha usato queste ha vinto più spesso, in punti percentuali: { $things }.
lab-fall-behind = Chi ha usato queste ha vinto meno spesso: { $things }.
lab-tables-differ = Il punteggio di chi vince è diverso nelle partite con queste cose, in punti: { $things }.
lab-tables-differ-alone = Le partite con queste cose furono vinte più o meno spesso, in punti percentuali: { $things }.
lab-unfinished = La serie non è finita: { $played } di { $games } partite.
lab-few-games = { $games ->
        [one] Una partita è troppo poca
       *[other] { $games } partite sono troppo poche
    } per più di un primo sguardo.
lab-needs-games = Differenze di quote di vittoria sotto { $seen } punti percentuali qui non si vedono; per vederne { $wanted } servono circa { $needed } partite.
lab-novices = Il livello { $bot } gioca a caso: ciò che usa dice poco delle persone.
lab-one-level = Tutti i bot sono di un livello ({ $bot }): le cifre valgono per il suo modo di giocare. Si provi anche un altro livello.
lab-not-rotated = I bot hanno tenuto il loro posto: ciò che viene dal bot e ciò che viene dal posto non si distingue.
lab-rules-since = Queste partite sono della versione { $rules } delle regole; ora le regole sono alla versione { $ours }.

## Due serie

lab-compare-title = { $second } accanto a { $first }
lab-compare-about = { $game }: che cosa ha in più la seconda serie rispetto alla prima
lab-compare-short = { $clear } differenze su { $count } sono più che caso.
lab-compare-method = Ogni partita dà un numero (la media dei suoi posti); le differenze delle medie sono provate secondo Welch, le loro probabilità corrette secondo Holm su tutto ciò che sta in questa pagina.
lab-what-differs = Che cosa è stato giocato
lab-run-said = { $name }: { $terms }
lab-side-by-side = Fianco a fianco
lab-difference-points = Differenze in punti
lab-difference-use = Uso: { $kind }
lab-difference-interval = differenza (95 %)
lab-corrected = probabilità corretta
lab-measure-said = { $label }: { $ours }, poi { $theirs }; { $gain }, { $chance }.
lab-measure-first = Partite vinte da chi gioca per primo
lab-measure-first-monkey = Partite vinte con la Scimmia 1 all’inizio
lab-measure-shared = Vittorie condivise
lab-measure-winning-score = Punteggio di chi vince
lab-measure-score = Punteggio di tutti i giocatori
lab-measure-spread = Dal migliore all’ultimo
lab-measure-turns = Turni o round
lab-measure-decisions = Decisioni
lab-same-terms = Entrambe le serie hanno le stesse condizioni: ciò che differisce è caso.
lab-differ-in-several = Le serie differiscono in più cose ({ $names }): quale di esse faccia la differenza, non lo possono dire.
lab-few-games-in = { $folder } ha { $games ->
        [one] una partita: troppo poca
       *[other] { $games } partite: troppo poche
    } per più di un primo sguardo.

## Che cosa si conta

lab-kind-area = Zone
lab-kind-contact = Contatti
lab-kind-club = Club
lab-kind-wonder = Meraviglie esposte alla fine
lab-kind-scenario = Scenari
lab-kind-characteristic = Passioni
lab-kind-object = Oggetti posseduti alla fine
lab-kind-scholar = Studenti
lab-kind-clan = Clan
lab-kind-boss = Profili del Boss
lab-kind-zone = Zone studiate
lab-kind-trick = Carte Trucchetto giocate
lab-kind-panic = Carte Panico girate
lab-kind-intern = Specializzandi alla fine
lab-kind-jinx = Carte Sfiga rivelate
lab-kind-familiar = Famigli ingaggiati
lab-kind-research = Carte Ricerca ottenute
lab-kind-congregation = Matricole delle Congreghe usate
lab-kind-option = Opzioni variate
lab-fact-purse = Denaro rimasto (£)
lab-fact-displayed = Meraviglie esposte
lab-fact-hand = Carte rimaste in mano
lab-fact-markers = Segnalini Coming Soon rimasti
lab-fact-reserve = Gettoni rimasti nella Riserva
lab-fact-objects = Oggetti nella Collezione
lab-fact-students = Matricole rimaste
lab-fact-jinxes = Carte Sfiga
lab-fact-thesis = Tesi riuscita (1 = sì)

## La scala

args-lab = Cifre da molte partite.
args-lab-ladder = Fa giocare i livelli dei bot l’uno contro l’altro, e dice come stanno.
args-levels = quali di questi livelli, in qualunque ordine (altrimenti tutti): { $names }
args-ladder-seats = in quanti si gioca (2); ai tavoli più grandi uno di un livello siede tra quelli dell’altro
args-ladder-games = partite per ogni coppia di livelli (100)
args-neighbours = ogni livello solo contro quello sotto di lui
args-workers = quanti processi; 0, o niente: uno per ogni core
args-plot = un grafico, come .svg, .png o .pdf
args-keep = un file al quale si aggiunge ogni partita finita; richiamata con esso, la scala prosegue da dov’era
ladder-interrupted = Interrotta dopo { $played } di { $games } partite{ $played ->
        [0] : non ne è ancora finita nessuna, quindi non c’è niente da dire.
       *[other] ; segue ciò che dicono. Con --keep FILE la scala si potrebbe proseguire.
    }
ladder-interrupted-kept = Interrotta dopo { $played } di { $games } partite{ $played ->
        [0] : non ne è ancora finita nessuna, quindi non c’è niente da dire, e niente è stato aggiunto a { $file }. Lo stesso comando ricomincia.
       *[other] , che sono conservate; segue ciò che dicono. Lo stesso comando prosegue.
    }
ladder-not-kept = La riga { $line } di { $file } non è una partita di una scala. Si dia un altro file con --keep.
ladder-old-rules = Le partite in { $file } sono state giocate con le regole { $old } di questo gioco, che ora ha le regole { $new }: non si possono contare insieme. Si dia un altro file con --keep.
ladder-other-levels = Le partite in { $file } sono state giocate quando questi livelli immaginavano altri numeri di partite per decisione: non si possono contare insieme. Si dia un altro file con --keep.
ladder-other-bots = Le partite in { $file } sono state giocate dalla versione { $old } dei bot di questo gioco, che ora sono alla versione { $new }: non si possono contare insieme. Si dia un altro file con --keep.
ladder-alone = Una scala ha bisogno di almeno due posti.
ladder-levels = Una scala ha bisogno di due o più livelli diversi tra questi: { $names }.
ladder-played = { $played } di { $games } partite …
ladder-title = { $game }, { $seats } giocatori, { $games } { $games ->
        [one] partita
       *[other] partite
    } dal seme { $seed }
ladder-ratings = Forza secondo il modello di Plackett–Luce di openskill, { $formula }: tutti i livelli partono da 25, e più un livello vince più sta in alto; il numero dopo ± è il margine d’incertezza.
ladder-rung = { $level } contro { $against }: { $rate } % di { $games } { $games ->
        [one] partita
       *[other] partite
    } (intervallo al 95 % da { $low } a { $high } %; la quota equa è { $fair } %)
ladder-axis = % di partite vinte, con intervallo al 95 %; punteggiata: la quota equa
plot-ending = Il grafico «{ $file }» deve finire in .svg, .png o .pdf.
plot-over-games = Il grafico «{ $file }» verrebbe scritto sopra le partite conservate. Si dia un altro file con --plot.
plot-written = Il grafico è in { $file }.
lab-missing = Il laboratorio ha bisogno di ciò che qui non è installato: { $names }. Si installa con: { $command }

## Campagne

args-lab-campaign = Fa giocare ai bot campagne intere di dodici mesi, e dice quanto hanno reso a ciascuno.
args-lab-lecturers = per Docente, i livelli dei bot
args-lab-campaigns = quante campagne (10)
args-lab-campaign-out = un file per la tabella di tutti i mesi, in Parquet
lab-campaign = Campagne giocate: { $games } (numeri da { $seed }).
lab-campaign-line = { $number } { $bot }: { $points } Punti Vittoria in media, la cattedra nel { $rate } % ({ $ends })
lab-campaign-written = La tabella di tutti i mesi è in { $file }.
