### La campagna dei dodici mesi: tutto ciò che un Docente legge.

campaign-title = L’anno accademico
campaign-about = Dodici spedizioni, da settembre ad agosto. Chi ha più Punti Vittoria ottiene la cattedra di Dungeonologia.
campaign-lecturer = Docente { $number }

## Mesi e scenari

month-september = Settembre
month-october = Ottobre
month-november = Novembre
month-december = Dicembre
month-january = Gennaio
month-february = Febbraio
month-march = Marzo
month-april = Aprile
month-may = Maggio
month-june = Giugno
month-july = Luglio
month-august = Agosto

scenario-september = Ricerche Preliminari
scenario-october = Festa della Birra
scenario-november = Il Concerto
scenario-december = Arriva l’Inverno
scenario-january = L’Iniziazione
scenario-february = Omega alla Riscossa
scenario-march = Il Tempio Maledetto
scenario-april = Festa di Primavera
scenario-may = Le Catacombe
scenario-june = L’Uomo del Futuro
scenario-july = La Covata di Pietra
scenario-august = La Dea ed il Kraken

boss-laetus = Laetus
boss-capagrezza = Capagrezza
boss-fredo = Fredo
boss-raganella = Raganella
boss-omega = Omega
boss-enrico-giovanni = Enrico Giovanni
boss-marconiglio = Marconiglio
boss-lord-shadow = Lord Ombra
boss-jukas = Jukas
boss-mother-basilisk = Mamma Basilisco
boss-scylla-and-charybdis = Scilla e Cariddi

profile-drunk = Ubriaco
profile-hypnotist = Ipnotista
profile-witch = Strega
profile-mind = Mente

mode-winter-is-coming = Arriva l’Inverno
mode-cursed-temple = Tempio Maledetto
mode-egg-hunt = Caccia alle Uova
mode-the-brood = La Covata
mode-goddess-of-the-sea = Dea del Mare

panic-out-of-the-dungeon = Fuori dal Dungeon
panic-cooking-time = Tempo di Cottura
panic-rolling-stone = Pietra Rotolante
panic-egg-hunt = Caccia alle Uova
panic-distort-the-mind = Distorcere la Mente

alert-introductory = Introduttiva
alert-easy = Facile
alert-medium = Media
alert-hard = Difficile

module-boss = Boss
module-main-effects = Effetti Principali
module-maximum-alert = Allerta Massima
module-dangerous-zones = Zone Pericolose
module-congregations = Congreghe Studentesche
module-research = Ricerca
module-floor-iv = Piano IV
module-omega-versus-all = Omega Contro Tutti
module-star-tokens = segnalini Stella
module-clans = Clan
module-alchemy = carte Alchimia
module-specialists = carte Specialisti
module-spriggan = carte Spriggan
module-familiars = Famigli

bonus-intern = uno Specializzando
bonus-student = una Matricola
bonus-congregation = una Matricola di una Congrega
bonus-study-bonus = Bonus Studio +1
bonus-trick-card = una carta Trucchetto
bonus-of-congregation = una Matricola { $congregation }

congregation-phi = Phi
congregation-zeta = Zeta
congregation-iota = Iota
congregation-lambda = Lambda

slot-cyan = ciano
slot-orange = arancione
slot-white = bianco
slot-black = nero
slot-fifth = quinto
slot-sixth = sesto

mark-absent = assente
mark-first = 1°
mark-second = 2°
mark-third = 3°
mark-fourth = 4°
mark-not-classified = NC

## La storia

story-september-before = Il rettore vuole una prima occhiata alle grotte sotto Bosco Beone. Laggiù abita qualcuno, e l’ultimo professore che è andato a chiedere non è tornato.
story-september-after = I primi appunti sono magri e gli stivali fradici. Ma ora lo sapete: hanno zoccoli, cantano mentre lavorano e si chiamano fauni.
story-october-before = I fauni rotolano fuori tutte le botti che hanno. L’oste Laetus guida i brindisi, e un boccale alzato al momento giusto apre più porte di una chiave.
story-october-after = Metà degli appunti sa di birra, e tutti servono.
story-november-before = Ancora una festa prima del gelo. Dal sud è salito il cantore Capagrezza, e chi ascolta troppo a lungo dimentica che cosa doveva scrivere.
story-november-after = L’ultima canzone si spegne e le penne ripartono. Nelle aule, strano a dirsi, comincia a gelare l’inchiostro.
story-december-before = Nelle vecchie cantine di Rocca Civetta qualcosa si è sciolto. Al campo aspetta un pallido sconosciuto di nome Fredo: capo degli Iota, dice, e un po’ indietro con gli esami.
story-december-after = Fredo torna contento al suo ghiaccio. Nessuno ha osato chiedergli in che anno si è iscritto.
story-january-before = Le Congreghe hanno scelto i loro novellini, e tocca a voi portarli. Laggiù cercate Raganella, che non mescola soltanto minestre.
story-january-after = I novellini tornano con le maniche bruciacchiate e un racconto a testa. La ricetta se l’è tenuta Raganella.
story-february-before = Per mesi il capo mascherato degli Omega vi ha sbarrato la strada; ora offre il suo aiuto. In cambio non chiede nulla. È questo che preoccupa.
story-february-after = Ha preso più appunti su di voi che sui fauni. E dietro il villaggio i suoi percorrono gallerie di cui nessuno parla.
story-march-before = Le gallerie finiscono a un tempio che perfino i fauni evitano. Su un pilastro qualcuno ha graffiato due lettere: E. G.
story-march-after = Enrico Giovanni è vivo, smagrito, e parla con i muri. Lo riportate a casa; i muri sembrano sollevati.
story-april-before = È primavera, e Marconiglio non vuol sentire di lavoro senza un gioco. Mentre cercate uova, Enrico borbotta di qualcuno venuto da un altro tempo.
story-april-after = L’ultimo uovo salta fuori dal cappello del rettore. Enrico comincia a ricordare.
story-may-before = Oltre le catacombe, dice Enrico, c’è una macchina, e qualcuno ci è arrivato dentro. I morti di laggiù appartengono a Lord Ombra, e lui li conta.
story-may-after = La macchina esiste, e il sedile è vuoto. Il mantello sul gancio è di uno studente.
story-june-before = Da un anno Jukas siede tra voi, e i Phi pensano ciò che pensa lui. Si nasconde sotto il bosco: scoprite che cosa ha preso e a che cosa gli serve.
story-june-after = Jukas è fermato; il cristallo verde nel suo braccio continua a sussurrare. Ha chiamato qualcosa dal mare.
story-july-before = Dove si è compiuto il rito ha fatto il nido un basilisco. Fa la guardia alle uova, e qualcuno l’ha messa lì a guardia di altro. Guardate bene, ma non a lungo.
story-july-after = Madre e covata si sono trasferite, pietra su pietra, senza che nessuno si facesse male. Ci è voluto un giorno di troppo: l’acqua sale.
story-august-before = Scilla e Cariddi sono venute, e nessuno le aveva invitate con garbo. Ora la maschera è caduta: dietro a tutto c’era Omega, che vuole berne il potere. Il mare ascolterà un’ultima Tesi.
story-august-after = Il mare è di nuovo piatto. Una dea ha letto le vostre note a piè di pagina.
story-end = Il rettore stringe ogni mano due volte. Tutti gli Studenti sono Dottori e tutti i Docenti siedono nel direttorio; la cattedra di Dungeonologia va a { $seats }.

## Che cosa si chiede

decision-TakeSlot = Uno spazio del foglio
decision-Draft = Uno Studente per la squadra
decision-NameTeam = Il nome della squadra
decision-Agree = Le regole di questo mese
decision-SendScholar = Chi parte
decision-Support = Sostegno
decision-Report = Come è finita

asks-TakeSlot = { $seat }: quale triangolo è tuo? La sua Bacheca è tua per tutta la campagna.
asks-Draft = { $seat }: quale Studente entra nella tua squadra? Resterà così per tutta la campagna.
asks-NameTeam = { $seat }: come si chiama la tua squadra?
asks-Agree = { $seat }: con quali di queste regole giocheresti questo mese ({ $month })? Vale solo ciò che tutti vogliono.
asks-SendScholar = { $seat }: chi mandi?
asks-Support = { $seat }: hai { $support ->
        [one] 1 Punto Sostegno
       *[other] { $support } Punti Sostegno
    }. Che cosa compri? Una cosa per giro.
asks-Report = Come è finita la partita del mese ({ $month })?

choice-absent = assente questo mese
choice-no-modules = nient’altro
choice-decline = niente
choice-scholar = { $scholar } (usi: { $uses } su { $most })
choice-bonus = { $bonus } ({ $cost })
choice-slot = il triangolo { $slot }

result-places = { $ranked }
result-place = { $place } { $seat }
result-nobody-passed = Nessuno ha superato la Tesi. { $ranked }
result-not-classified = { $ranked }; non classificati: { $others }
result-omega = Vince Omega; nessuno è classificato.
result-omega-passed = Vince Omega; nessuno è classificato, benché { $seats } abbia superato la Tesi.

## Che cosa succede

event-slot = { $seat } prende il triangolo { $slot }.
event-drafted = { $seat } sceglie { $scholar }.
event-named = { $seat } chiama la squadra «{ $name }».
event-proposed = { $seat } giocherebbe con: { $modules }.
event-proposed-none = { $seat } non aggiungerebbe nulla.
event-absent = { $seat } è assente questo mese.
event-sent = { $seat } manda { $scholar }.
event-bought = { $seat } compra { $bonus } per { $cost }.
event-declined = { $seat } non compra nulla.
event-lecturer-randomized = Esce il triangolo { $slot }: { $seat } sceglie per primo.
event-agreed = Le regole sono: { $modules }. Il primo giocatore è { $seat }.
event-agreed-base = Le regole sono quelle del gioco base. Il primo giocatore è { $seat }.
event-match-begins = La spedizione parte: { $scholars }.
event-scenario-over = { $seat }: { $mark }, { $gain ->
        [one] 1 Punto Sostegno
       *[other] { $gain } Punti Sostegno
    } in più.
event-campaign-over = L’anno è finito. { $ranked }

## Il foglio

sheet-month = Mese
sheet-boss = Boss
sheet-no-boss = nessun Boss
sheet-rules = Regole
sheet-base-rules = regole base
sheet-team = Squadra, usi su { $most }
sheet-support = Punti Sostegno
sheet-victory = Punti Vittoria
sheet-column = { $mark } × { $value }
sheet-next = Prossimo, mese { $number } di { $months }
sheet-boss-profile = { $boss } ({ $profile })
sheet-mode = Modalità
sheet-alert = Carta Allerta
sheet-always = Sempre in gioco
sheet-agreement = Di comune accordo
sheet-panic-named = { $module } ({ $panic })
sheet-most = { $module } (al massimo { $most } giocatori)
sheet-final = Classifica finale
sheet-scenario = { $month }: { $scenario }
sheet-line = { $name }: { $what }

## Perché qualcosa è rifiutato

reason-too-many-lecturers = Una campagna è per { $most } Docenti al massimo, non per { $seats }: una partita non ha altre Bacheche. Altre scatole possono portarne; allora imposta max_lecturers.
reason-too-few-scholars = { $seats } Docenti richiedono { $needed } Studenti; senza Enrico ce ne sono { $scholars }.
reason-slot-taken = Quel triangolo l’ha preso { $seat }.
reason-scholar-excluded = { $scholar } non può stare in una squadra della campagna.
reason-scholar-drafted = { $scholar } è nella squadra di { $seat }.
reason-no-team-name = Il nome di una squadra ha da 1 a { $most } lettere, tutte visibili.
reason-team-name-taken = Così si chiama la squadra di { $seat }.
reason-module-is-compulsory = { $module } è sempre in gioco in questo scenario: non c’è nulla da concordare.
reason-module-not-listed = { $module } non è tra le regole di questo mese ({ $month }).
reason-module-too-many-players = { $module } è per { $most } giocatori al massimo; qui siete { $players }.
reason-module-needs-module = { $module } non si può giocare senza { $needed }.
reason-no-absence = Questi Docenti hanno deciso che nessuno resta a casa.
reason-match-needs-two = Una partita ha bisogno di due giocatori: qualcun altro è già assente.
reason-scholar-not-in-team = Manda uno della tua squadra: { $team }.
reason-scholar-used-up = { $scholar } è già partito { $most } volte e non può più partire.
reason-bonus-needs-module = Per { $bonus } lo scenario deve essere giocato con { $module }.
reason-bonus-too-dear = Costa { $cost }; tu hai { $support }.
reason-bonus-once = L’hai già comprato per questo scenario.
reason-congregation-barred = { $congregation } non è in gioco con { $by }.
reason-congregation-none-left = Nella Riserva non c’è nessuna Matricola { $congregation }.
reason-absent-has-no-result = { $seat } non ha partecipato.
reason-omega-not-in-play = Omega non gioca questa partita e non può vincerla.
reason-omega-leaves-no-places = Se vince Omega nessuno è classificato: tralascia le posizioni.
reason-place-missing = In che posizione è arrivato { $seat }?
reason-place-without-thesis = { $seat } non ha superato la Tesi e altri sì: allora niente posizione, ma NC.
reason-places-have-gaps = Queste posizioni non possono essere: { $places }. Conta da 1; chi pareggia lascia libera la posizione seguente.
reason-not-a-campaign = Questa è una partita salvata di { $game }, non una campagna.
reason-not-a-position = Questo non si può leggere come foglio.
reason-saved-under-other-terms = È stato salvato con altri accordi.
reason-not-on-the-sheet = Sul foglio non c’è «{ $what }».
reason-months-differ = Tutti i Docenti hanno lo stesso numero di risultati; lasciane uno vuoto dove qualcuno era assente.
reason-slots-differ = Ogni Docente ha bisogno di un triangolo suo.
reason-scholar-not-available = In una squadra c’è qualcuno che non è tra gli Studenti disponibili.
reason-teams-overlap = Uno Studente è in due squadre.
reason-teams-not-whole = Una squadra ha due Studenti, e un numero di usi per ciascuno.
reason-no-such-month = I mesi sono dodici.
reason-no-such-mark = Un risultato è 1, 2, 3, 4 o NC.
reason-uses-over-limit = { $seat } ha usato uno Studente troppe volte.
reason-uses-differ = { $seat } ha giocato { $played } partite e segnato { $uses } usi.
reason-support-below-zero = { $seat } ha meno di zero Punti Sostegno.

## Gli accordi

option-max_lecturers = Quanti Docenti possono esserci.
option-scholar_cards = Quali Studenti si possono scegliere per le squadre.
option-campaign_extra_modules = Se si possono aggiungere moduli che uno scenario non elenca.
option-campaign_level = Quanto sono esperti i giocatori.
option-allow_absence = Se un Docente può saltare uno scenario.
option-ps_repeat = Se lo stesso bonus si può comprare più volte per uno scenario.
option-campaign_consolation = Che cosa si segna se nessuno supera la Tesi.
option-campaign_omega_win = Che cosa si segna se vince Omega.
option-nc_round = Se i mezzi Punti Vittoria si conservano.
option-campaign_tie = Come si risolve un pareggio alla fine.
value-max_lecturers-4 = quattro
value-max_lecturers-5 = cinque, con una Bacheca di altra provenienza
value-max_lecturers-6 = sei, con Bacheche e Studenti di altra provenienza
value-scholar_cards-all = quelli delle due scatole
value-scholar_cards-base = quelli del gioco base
value-campaign_extra_modules-agree = se tutti sono d’accordo
value-campaign_extra_modules-never = mai
value-campaign_level-freshmen = Matricole
value-campaign_level-students = Studenti
value-campaign_level-professors = Professori
value-campaign_level-deans = Rettori
value-allow_absence-true = sì
value-allow_absence-false = no
value-ps_repeat-true = sì
value-ps_repeat-false = no
value-campaign_consolation-ranked = le posizioni della classifica di consolazione
value-campaign_consolation-nc = NC per tutti
value-campaign_omega_win-nc = NC per tutti
value-campaign_omega_win-ranked = le posizioni com’erano
value-nc_round-exact = si conservano
value-nc_round-floor = si arrotonda per difetto
value-campaign_tie-countback = posizioni migliori, poi Punti Sostegno
value-campaign_tie-support = Punti Sostegno
value-campaign_tie-shared = si condivide

## Il comando

campaign-args = Una campagna di dodici mesi: cominciarla, vederne il foglio, riferire un risultato, giocare la prossima partita.
campaign-args-new = Comincia una campagna.
campaign-args-show = Mostra il foglio, o scrivilo come pagina da stampare.
campaign-args-play = Vai avanti: decidi ciò che è da decidere, gioca la partita del mese.
campaign-args-report = Riferisci come è finita la partita del mese a un altro tavolo.
campaign-args-undo = Ritira l’ultima scelta.
campaign-args-file = dove si conserva la campagna
campaign-args-lecturers = chi gioca, separato da virgole: nomi di persone, o bot ({ $names })
campaign-args-html = scrivi il foglio in questo file come pagina da stampare
campaign-args-svg = scrivi il foglio in questo file come immagine
campaign-args-places = chi è classificato, dal primo all’ultimo, per nome o numero
campaign-args-nobody = nessuno ha superato la Tesi: le posizioni sono quelle di consolazione
campaign-args-passed = chi ha superato la Tesi benché abbia vinto Omega
campaign-args-omega = ha vinto Omega
campaign-args-report-only = non giocare partite qui: fermati quando c’è un risultato da riferire
campaign-args-nearest = gioca la partita anche se qui manca qualcosa, senza di esso
campaign-exists = { $file } c’è già. Continua con: { $command }
campaign-begun = La campagna comincia; si conserva in { $file }. Continua con: { $command }
campaign-not-a-lecturer = Qui nessuno si chiama «{ $name }». Ci sono: { $names }.
campaign-same-names = Due Docenti non possono avere lo stesso nome: { $name }.
campaign-nothing-to-report = Non c’è ancora una partita da riferire: prima viene «{ $decision }» (vedi { $command }).
campaign-over-already = La campagna è finita.
campaign-reported = Annotato.
campaign-taken-back = Ritirato: { $decision }.
campaign-missing = Questo mese richiede ciò che Dungeonology qui non sa ancora giocare: { $what }.
campaign-missing-how = Giocalo a un tavolo e riferisci il risultato: { $report }. Oppure gioca senza: { $nearest }.
campaign-match-saved = La partita si conserva in { $file }.
campaign-written = { $file } è scritto.
campaign-file-ending = Una pagina finisce in .html, un’immagine in .svg: non { $file }.
campaign-answer-names = Numeri, separati da virgole; ? per la regola
campaign-answer-number = Un numero; ? per la regola
campaign-answer-name = Invio per «{ $name }»
campaign-unclear = Questa non è una risposta: { $text }
campaign-saved-quit = La campagna si conserva in { $file }. Continua con: { $command }
