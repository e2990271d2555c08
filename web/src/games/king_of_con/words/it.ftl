### King of Con: le parole del suo tavolo.

koc-you = Tu
koc-you-are = { $name }, sei tu
koc-object-value = { $object }, valore { $value }
koc-monkey = Scimmia { $number }
koc-monkey-first = Scimmia { $number }: per ora vinci ogni parità
koc-monkey-last = Scimmia { $number }: per ora perdi ogni parità
koc-monkey-middle = Scimmia { $number }: nelle parità vince il numero più basso
koc-bin-label = Cestino
koc-bin = Cestino { $tokens }
koc-bin-note = I gettoni sprecati aspettano qui il Recupero della fase 4.
koc-matches =
    { $n ->
        [0] ancora nessuno
        [one] 1 Oggetto, 1 PV
       *[other] { $n } Oggetti, { $n } PV
    }

koc-round = Round
koc-phase = Fase
koc-bank = Banca
koc-box-0 = Nuovi Oggetti
koc-box-1 = 1ª Astatosta
koc-box-2 = 2ª Astatosta
koc-box-3 = 3ª Astatosta
koc-box-4 = Assegnazione
koc-box-5 = Sciacallaggio
koc-box-6 = Sfoggio Supremo

koc-stands = Stand
koc-stand = Stand
koc-stand-n = Stand { $number }
koc-stand-label = Stand { $number }: { $object }, { $traits }
koc-stand-empty = Stand { $number }: vuoto
koc-spots = Gettoni su questo Stand
koc-spot = { $name }: { $tokens }
koc-spot-draft = { $name }: { $tokens }, più { $draft } nella tua bozza
koc-box = Oggetto coperto
koc-box-note = Si scopre dopo la 1ª Astatosta. Le offerte sullo Stand 4 valgono.
koc-stalls = Bancarelle
koc-stalls-none = Vuote. Qui finisce ciò che nessuno vuole.
koc-stalls-note = Valore { $value }. Si prende nello Sciacallaggio con almeno { $least }.
koc-stalls-now = Non sono di nessuno: vince { $least }. Oggetti altrui: serve { $margin ->
        [2] almeno 2 in più del valore
       *[other] più del loro valore
    }, e il vecchio proprietario viene pagato.
koc-deck =
    { $n ->
        [one] Oggetto ancora nel mazzo
       *[other] Oggetti ancora nel mazzo
    }

koc-screen = Dietro lo schermo
koc-secret = Lo vedi solo tu
koc-secret-short = Solo tu
koc-grid = Il tuo Quadrante: 25 Oggetti
koc-cell-stand = { $object }, sullo Stand { $number }
koc-cell-seat = { $object }, { $name }, valore { $value }
koc-cell-stalls = { $object }, nelle Bancarelle, valore { $value }
koc-cell-unseen = { $object }, non ancora visto
koc-cell-box = { $object }, la casella dello Stand { $number }
koc-cell-wins = vince con almeno { $least }
koc-cell-boost = tuo: i gettoni ne alzano il valore
koc-cell-laid = { $tokens } tuoi sopra
koc-reserve = Riserva
koc-reserve-of = Riserva { $left } di { $all }
koc-left-of = rimasti di { $all }
koc-your-offer = La tua offerta
koc-your-offers = Le tue offerte
koc-tokens-on = Gettoni su { $object }
koc-no-offer-yet = Premi uno Stand o la sua casella accesa.
koc-no-offers-yet = Premi una casella accesa: ci va il minimo che può vincere. Premi ancora per riprenderlo.
koc-rule-stand = Le offerte su uno Stand si sommano. Alla fine il totale più alto prende l’Oggetto, e i suoi gettoni ne diventano il Valore; tutti gli altri gettoni lì sono persi.
koc-rule-own = I gettoni su un tuo Oggetto ne alzano subito il Valore, prima che si confrontino le offerte degli altri.
koc-rule-other = L’offerta più alta prende questo Oggetto, se è almeno { $least }. Le offerte che non vincono sono perse.
koc-offers-note = Ogni casella mostra la minima offerta che vince. Ciò che non vince finisce nel Cestino.
koc-offer-own = tuo: il valore { $value } diventa { $then }
koc-offer-rival = { $name }, valore { $value }: { $least } vince, se non lo alza
koc-offer-stalls = Bancarelle: { $least } vince
koc-offer-vain = troppo poco: servirebbe { $least }
koc-offer-lost = andrebbe sprecato
koc-sealed = La tua offerta è chiusa
koc-sealed-nothing = Questa volta non offri nulla.
koc-passions = Passioni
koc-collection = Collezione
koc-no-object = Ancora nessun Oggetto
koc-epic = { $n } di 4 per l’Epic
koc-epic-done = Epic Collection
koc-would-be-epic = { $object } sarebbe il quarto: { $ends ->
        [yes] la partita finirebbe dopo questa fase.
       *[no] una Epic Collection.
    }
koc-predominate = Predomini in
koc-predominate-pays = +{ $n }
koc-predominate-note = Quanto pagherebbe la fase 4 se arrivasse ora.

koc-players = Giocatori
koc-composing = Compone
koc-ready = Pronto
koc-choosing = Sceglie
koc-reserve-open = Riserva { $n }
koc-passions-open = Passioni
koc-feed = #feed

koc-scenario = Scenario { $number }
koc-guest-pays = paga { $tokens } in questo round
koc-theme-pays = 1 PV ciascuno, per tutti
koc-house-astatoste =
    { $n ->
        [1] Una Astatosta per round.
        [2] Due Astatoste per round.
       *[other] Tre Astatoste per round.
    }
koc-house-devaluation =
    { $loss ->
        [0] In questo round nessuna Svalutazione.
       *[other] In questo round ogni Oggetto perde { $loss }.
    }
koc-house-stalls = Bancarelle: valore { $value }, quindi { $least } vince.
koc-house-margin = Valore + { $margin } per vincere da una Collezione.
koc-house-box = Lo Stand 4 è coperto nella 1ª Astatosta.
koc-house-epic =
    { $ends ->
        [yes] Una Epic Collection dà { $points } PV.
       *[no] Una Epic Collection non chiude la partita e dà { $points } PV.
    }
koc-house-monkeys = Le Scimmie non si scambiano; passano a fine round.
koc-house-haggling = Chi vince uno Stand lascia 1 più del secondo.
koc-monkey-control = Controllo delle Scimmie

koc-astatosta-hint = Quanti gettoni vuoi su un solo Oggetto di uno Stand. Si scopre tutti insieme.
koc-scavenging-hint = Quanti gettoni vuoi su tutti gli Oggetti in gioco. Una sola offerta, si scopre insieme.
koc-pick-stand =
    { $tokens ->
        [one] 1 gettone sullo Stand { $number }
       *[other] { $tokens } gettoni sullo Stand { $number }
    }
koc-pick-total = { $object }: lì il tuo totale sarebbe { $total }
koc-pick-on = { $tokens } su { $object }
koc-pick-guard = { $tokens } a difesa di { $object }
koc-pick-left = nella riserva: { $left }
koc-nothing-chosen = Ancora nessuna offerta
koc-offer-nothing = Non offrire
koc-clear = Annulla
koc-ready-now = Fatto
koc-all-the-same = Offri lo stesso
koc-there-all-the-same = Offri lì lo stesso
koc-tempted = { $object }: puoi offrire lì, ma i gettoni vanno sprecati
koc-waiting-title = La tua offerta è fatta
koc-waiting-passion = La tua Passione è scelta
koc-go-on = Avanti
koc-hold = Pausa
koc-skip = Salta
koc-next-in =
    { $seconds ->
        [one] Si prosegue tra 1 secondo
       *[other] Si prosegue tra { $seconds } secondi
    }
koc-held = In pausa
koc-showing = Ecco che cosa è successo

koc-passions-title = A quale Passione rinunci?
koc-passions-note = Le altre due restano tue, in segreto, fino alla fine.
koc-give-up = Rinuncia
koc-keep = Tieni
koc-ties-title = Quale parità per prima?
koc-tie-level = pari a { $tokens }
koc-control-title = La tua Scimmia è la più bassa
koc-take = Prendi
koc-concede = Concedi
koc-take-note = È tuo, e le Scimmie si scambiano.
koc-concede-note = Esci dalla parità e tieni la tua Scimmia.
koc-prize = La posta
koc-after = Le Scimmie dopo
koc-choose-one = Scegli

koc-screens-up = Su gli schermi!
koc-sold = Venduto!
koc-scavenged = Su gli schermi!
koc-showing-off = Sfoggio Supremo!
koc-open-1 = La 1ª Astatosta è aperta
koc-open-2 = La 2ª Astatosta è aperta
koc-open-3 = La 3ª Astatosta è aperta
koc-open-award = L’assegnazione
koc-open-scavenging = Lo Sciacallaggio è aperto
koc-open-showing-off = Recupero, Predominio, Consolazione
koc-shout-nothing = nulla
koc-shout-stand = Stand { $number }
koc-shout-ahead = totale { $total }, in testa
koc-shout-level = totale { $total }, alla pari
koc-shout-behind = totale { $total }
koc-wasted = Sprecati!
koc-line-misplaced =
    { $name } spreca { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    }
koc-line-box = Sullo Stand 4 c’era { $object }
koc-line-cut = Nessuno ha offerto: si assegna subito
koc-line-awarded = { $name }, valore { $value }
koc-line-back = { $tokens } indietro
koc-line-stalls = Alle Bancarelle
koc-line-tie = Parità: { $name } ha la Scimmia più bassa
koc-line-boosted = { $name } lo alza a { $value }
koc-line-lost = { $name } perde { $tokens }
koc-line-won-stalls = { $name } lo prende dalle Bancarelle per { $tokens }
koc-line-won = { $name } lo prende a { $owner } per { $tokens }
koc-line-devaluation = Svalutazione: ogni Oggetto perde { $tokens }
koc-line-no-devaluation = Nessuna Svalutazione in questo round
koc-line-recovered = { $name } recupera { $tokens }
koc-line-banked = { $tokens } alla Banca
koc-line-whip = Colletta: 1 ciascuno da { $names }
koc-line-consolation = Consolazione: { $name } riceve { $tokens }
koc-line-pass-on = Le Scimmie passano
koc-line-epic = { $name }: Epic Collection!
koc-map = Dove si trova tutto
koc-predominance = Predominio
koc-predominance-cell = { $characteristic }: { $name }, { $tokens }
koc-predominance-none = { $characteristic }: nessuno

koc-king = { $name } è King of Con!
koc-king-you = Sei King of Con!
koc-end-epic = Epic Collection in { $characteristic }, round { $round }. La partita è finita in anticipo.
koc-end-full = I sei round sono finiti.
koc-col-passions = Passioni, ora scoperte
koc-col-tokens-on = Gettoni sugli Oggetti
koc-col-vp = PV
koc-col-objects = Oggetti
koc-col-matches = Passioni
koc-col-theme = Tema
koc-col-epic = Epic
koc-col-reserve = Riserva ÷ 3
koc-scores = Punteggi finali
koc-wanted = I 25 Oggetti, e quelli che ameresti
koc-wanted-note = Un Oggetto che piace a tutte e due le tue Passioni conta due volte.
koc-watch-again = Guarda il tavolo
koc-see-scores = Guarda i punteggi
koc-by-tokens = { $first } precede { $second } a pari PV, con più gettoni sugli Oggetti: { $more } a { $fewer }.
koc-by-monkey = { $first } precede { $second } a pari PV e gettoni, per la Scimmia più bassa: { $lower } contro { $higher }.

koc-tab-stands = Stand
koc-tab-grid = Quadrante
koc-tab-players = Giocatori
koc-tab-you = Tu
