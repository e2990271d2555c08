### Chamber of Wonders: le regole in parole semplici.
### Un messaggio per ogni clausola, per ogni titolo di sezione e per ogni decisione.

## Ambito, componenti, preparazione

CW-META = Ambito e scopo del gioco
CW-META-1 = In più persone, a Chamber of Wonders si gioca esattamente in 2, 3 o 4.
CW-META-2 = La partita per una persona sola, il solitario, esiste soltanto nell’edizione inglese 0.5.
CW-META-3 = Le carte Club esistono soltanto nell’edizione inglese 0.5; lì sono facoltative, e restano escluse se chi organizza la partita non le attiva.
CW-META-4 = Vince chi ha il totale di Fama più alto alla fine della partita; se i totali sono uguali, decidono gli spareggi.
CW-META-5 = Una Meraviglia in mano non dà mai Fama: solo le Meraviglie esposte danno la Fama delle proprie carte.
CW-META-6 = L’ambientazione è solo colore: che la storia si svolga all’inizio o alla fine dell’Ottocento non cambia nessuna regola.

CW-COMP = Componenti
CW-COMP-1 = Ci sono 12 pedine Agente, 3 per ciascuno di 4 colori; il totale è stampato, la divisione in colori è una nostra deduzione.
CW-COMP-2 = Ci sono 12 Espositori, cioè 3 a testa quando si gioca in 4.
CW-COMP-3 = Ogni Espositore ha esattamente 3 teche, perciò ogni giocatore possiede 9 teche in tutto.
CW-COMP-4 = Servono almeno 12 segnalini Coming Soon, 3 per giocatore; i regolamenti non dicono quanti ce ne sono.
CW-COMP-5 = C’è una mappa di Londra; serve solo a mostrare dove stanno le cose.
CW-COMP-6 = Ci sono 5 Zone: Whitechapel, Westminster, Hyde Park, Banca d’Inghilterra e Abbazia, che il regolamento inglese scrive «Abbeey».
CW-COMP-7 = Ogni Zona ha due facce, A e B, con effetti diversi; il primo effetto stampato per una Zona è la faccia A e il secondo è la faccia B.
CW-COMP-8 = Ci sono 6 carte Contatto per le partite in più persone: Mr. Dreyfuss, J.K. Fezzik, Sir Pebbleton, Cpt. Rek, Butch e Loris. Nell’edizione italiana 0.3 Loris si chiama Cloris.
CW-COMP-9 = Ci sono 92 carte Meraviglia.
CW-COMP-10 = Ogni carta Meraviglia è di uno solo di 6 tipi: ci sono 18 Mostri, 12 Grotteschi, 18 Leggendari, 12 Preziosi, 12 Arcani e 20 Libri, in tutto 92 carte.
CW-COMP-11 = Ogni carta Meraviglia riporta quattro dati: il nome, il tipo, il valore d’acquisto in Sterline (detto semplicemente valore) e i punti Fama.
CW-COMP-12 = Ci sono 50 segnalini Sterline di due tagli, da 1 e da 3 Sterline.
CW-COMP-13 = Ci sono 20 segnalini Grottesco.
CW-COMP-14 = Ogni segnalino Grottesco mostra da 2 a 5 teschi. Nelle edizioni italiana 0.3 e francese 0.4 ne mostra da 2 a 4.
CW-COMP-15 = Ci sono 24 segnalini Fama, e ciascuno vale 3 punti Fama.
CW-COMP-16 = L’edizione inglese 0.5 ha 6 carte Club, una per ciascun Club: Detective, Banchieri, Becchini, Orafi, Falegnami e Amanti dei Gatti.
CW-COMP-17 = L’edizione inglese 0.5 ha 6 carte Contatto per il solitario: Clark, Olivander, il Boss, Cara, Parker e Catherine.
CW-COMP-18 = L’edizione inglese 0.5 ha 4 tessere Zona per il solitario, ciascuna con un effetto A e un effetto B: Casa d’Affari, Cortile di Scotland Yard, The Daily Telegraph e Mercato Centrale.

CW-SETUP = Preparazione
CW-SETUP-1 = Ognuno prende 2 Agenti se si gioca in 2, 3 Agenti se si gioca in 3 e 2 Agenti se si gioca in 4.
CW-SETUP-2 = Ognuno prende 3 Espositori, che contano 9 teche.
CW-SETUP-3 = In ciascuno dei propri Espositori ognuno blocca esattamente una teca con un segnalino Coming Soon; restano così 6 teche utilizzabili.
CW-SETUP-4 = È il proprietario di un Espositore a scegliere quale teca riceve il segnalino Coming Soon; per le regole la scelta è indifferente.
CW-SETUP-5 = In una partita si usano esattamente 4 delle 5 Zone.
CW-SETUP-6 = I giocatori scelgono quali 4 Zone usare e quale faccia di ognuna è in gioco.
CW-SETUP-7 = Per una prima partita i regolamenti contrassegnano le 4 Zone da usare, e l’edizione italiana 0.3 anche le loro facce; nei testi che abbiamo i contrassegni sono andati perduti, perciò li ricostruiamo.
CW-SETUP-8 = Le plance delle Zone si dispongono con gli spazi per gli Agenti verso l’esterno e l’Equipaggiamento Iniziale verso l’interno; riguarda soltanto l’aspetto del tavolo.
CW-SETUP-9 = Si mescolano i 6 Contatti e se ne mettono 4 scoperti sui 4 spazi per i Contatti.
CW-SETUP-10 = I 2 Contatti che non vengono messi in tavola sono fuori dal gioco.
CW-SETUP-11 = Le 4 Zone e i 4 Contatti formano un anello in cui Zone e Contatti si alternano.
CW-SETUP-12 = Tutte le 92 carte Meraviglia si mescolano in un unico mazzo coperto.
CW-SETUP-13 = Durante la preparazione ognuno pesca 3 carte Meraviglia, che vede soltanto il proprietario.
CW-SETUP-14 = Quando tutti hanno pescato le proprie 3 carte, la prima carta del mazzo si scopre e dà inizio alla pila degli scarti.
CW-SETUP-15 = Ognuno comincia con tante Sterline quante ne indicano in tutto gli spazi dell’Equipaggiamento Iniziale delle 4 Zone in gioco. Nell’edizione italiana 0.3 ognuno comincia con 5 Sterline, in quella francese 0.4 con 8 Sterline.
CW-SETUP-16 = Oltre alle 3 carte di base, ognuno pesca tante carte Meraviglia quante ne indicano in tutto gli spazi dell’Equipaggiamento Iniziale delle 4 Zone in gioco. Nelle edizioni italiana 0.3 e francese 0.4 si hanno solo le 3 carte di base.
CW-SETUP-17 = L’Equipaggiamento Iniziale si distribuisce in ordine di turno, a partire dal primo giocatore.
CW-SETUP-18 = Tutti i giocatori ricevono lo stesso Equipaggiamento Iniziale.
CW-SETUP-19 = Le Sterline non distribuite formano la Cassa.
CW-SETUP-20 = I segnalini Grottesco si mescolano coperti in una riserva comune; che stiano coperti si ricava dal fatto che si pescano in segreto.
CW-SETUP-21 = I segnalini Fama formano una riserva comune.
CW-SETUP-22 = Il primo giocatore è chi ha visitato un museo più di recente, altrimenti lo si sorteggia; qui è il gioco a sorteggiarlo, a meno che chi organizza la partita non ne indichi uno.
CW-SETUP-23 = L’ordine di gioco non dà diritto a nessun compenso: il primo giocatore e gli altri cominciano alla pari.
CW-SETUP-24 = Nessuna Zona si usa due volte nella stessa partita: i suoi due effetti sono le due facce di una sola plancia e non possono essere in gioco insieme.

## Mazzo, denaro, informazioni

CW-DECK = Mazzo e pila degli scarti
CW-DECK-1 = Le carte Meraviglia si pescano e si rivelano una alla volta dalla cima del mazzo.
CW-DECK-2 = La pila degli scarti è scoperta.
CW-DECK-3 = Appena il mazzo ha 0 carte, si mescola tutta la pila degli scarti per formare il nuovo mazzo.
CW-DECK-4 = Subito dopo aver mescolato gli scarti in un nuovo mazzo, se ne gira la prima carta per iniziare la nuova pila degli scarti.
CW-DECK-5 = La formazione di un nuovo mazzo può interrompere un effetto; l’effetto prosegue poi con il nuovo mazzo.
CW-DECK-6 = Le carte rivelate o messe da parte da un effetto non ancora concluso non sono nella pila degli scarti, perciò non vengono mescolate nel nuovo mazzo.
CW-DECK-7 = Se il mazzo finisce quando la pila degli scarti ha esattamente 1 carta, quella carta diventa il mazzo e non se ne gira nessuna.
CW-DECK-8 = Se il mazzo e la pila degli scarti sono entrambi vuoti, chi pesca o rivela non ottiene nulla e l’effetto prosegue.
CW-DECK-9 = Non c’è limite al numero di carte in mano.
CW-DECK-10 = Nessuna carta si perde o si aggiunge mai: mazzo, scarti, mani, teche e carte trattenute da un effetto in corso fanno sempre 92 in tutto.

CW-MONEY = Denaro
CW-MONEY-1 = Le Sterline sono numeri interi, e nessuna borsa può scendere sotto 0.
CW-MONEY-2 = La Cassa non si esaurisce mai, e il taglio delle monete è solo una questione di presentazione.
CW-MONEY-3 = I giocatori non possono prestare, donare o scambiare Sterline o carte, se non quando lo dice un effetto.

CW-INFO = Chi vede che cosa
CW-INFO-1 = Le carte in mano le vede soltanto il loro proprietario.
CW-INFO-2 = Il numero di carte in ogni mano e le Sterline in ogni borsa sono pubblici.
CW-INFO-3 = Una scelta segreta (un’esposizione, un’offerta, una carta presa in un draft, uno scarto all’Abbazia, faccia B) la vede solo chi la fa, finché non hanno scelto tutti. Ciò che un giocatore tiene, dona o passa a Westminster non viene mostrato neppure dopo: una carta è nota soltanto ai giocatori per le cui mani è passata, e dove si trovi ora soltanto a chi la tiene, l’ha data o può dedurlo.
CW-INFO-4 = Prima della fine della partita nessuno schermo riceve mai l’ordine del mazzo o i valori dei segnalini Grottesco altrui.

## Svolgimento, Agenti, fase 1

CW-FLOW = Svolgimento del gioco
CW-FLOW-1 = I turni si susseguono in senso orario, a partire dal primo giocatore.
CW-FLOW-2 = Un turno ha due fasi, sempre in quest’ordine: la fase 1, inviare un Agente, e poi la fase 2, esporre Meraviglie.
CW-FLOW-3 = La fase 1 spetta al giocatore di turno; la fase 2 spetta a tutti i giocatori.
CW-FLOW-4 = Conclusa la fase 2, si prosegue in senso orario: tocca al giocatore seguente. Dove un Contatto si può usare per tutto il turno, prima viene quell’occasione.
CW-FLOW-5 = La partita prosegue finché nessuno ha più Agenti da piazzare; in 2 giocatori prosegue finché gli Agenti sono esauriti per la seconda volta.
CW-FLOW-6 = Una partita in 3 giocatori dura esattamente 9 turni.
CW-FLOW-7 = Una partita in 4 giocatori dura esattamente 8 turni.
CW-FLOW-8 = Una partita in 2 giocatori dura esattamente 8 turni, perché ciascuno invia un Agente 4 volte.
CW-FLOW-9 = In 2 giocatori, quando entrambi hanno piazzato entrambi gli Agenti, tutti e due li riprendono tutti e li usano una seconda volta.
CW-FLOW-10 = In 2 giocatori riprendere gli Agenti è obbligatorio.
CW-FLOW-11 = Ognuno ha quindi 8 occasioni di esporre in una partita in 2 o 4 giocatori, e 9 in una partita in 3.
CW-FLOW-12 = La fase 1 non si può saltare: il giocatore di turno deve piazzare un Agente.
CW-FLOW-13 = In 2 giocatori gli Agenti si riprendono una sola volta, dopo la fase 2 del turno 4.
CW-FLOW-14 = In 2 giocatori riprendere gli Agenti non cambia l’ordine di turno: il turno 5 spetta al primo giocatore.

CW-AGENT = Agenti
CW-AGENT-1 = Nella fase 1 il giocatore di turno piazza esattamente un Agente non ancora piazzato su una delle 4 Zone.
CW-AGENT-2 = È vietato inviare un Agente in una Zona che ospita già un proprio Agente.
CW-AGENT-3 = Gli Agenti altrui non bloccano mai una Zona: ci può stare un numero qualsiasi di Agenti.
CW-AGENT-4 = Gli Agenti restano sulla loro Zona fino alla fine della partita, tranne quando si riprendono in una partita in 2 giocatori o in solitario.
CW-AGENT-5 = Dopo aver ripreso gli Agenti, si può scegliere di nuovo qualsiasi Zona, anche una già visitata.
CW-AGENT-6 = In 3 giocatori, nel corso della partita ognuno visita esattamente 3 Zone diverse.
CW-AGENT-7 = In 4 giocatori, nel corso della partita ognuno visita esattamente 2 Zone diverse.
CW-AGENT-8 = Il giocatore di turno ha sempre una Zona in cui andare, perché le Zone sono 4 e nessuno ha più di 3 Agenti.

CW-PHASE1 = Fase 1: inviare un Agente
CW-PHASE1-1 = Piazzare un Agente rende obbligatorio l’effetto di quella Zona.
CW-PHASE1-2 = Il giocatore di turno può usare uno dei Contatti adiacenti alla Zona appena visitata, oppure nessuno.
CW-PHASE1-3 = Un Contatto si può usare prima o dopo l’effetto della Zona, a scelta del giocatore di turno.
CW-PHASE1-4 = In un turno si usa al massimo un Contatto.
CW-PHASE1-5 = L’effetto di una Zona si esegue per quanto è possibile; le parti impossibili si saltano.
CW-PHASE1-6 = Un Contatto non si può usare nel mezzo dell’effetto di una Zona.

## Fase 2, teche, Coming Soon

CW-PHASE2 = Fase 2: esporre Meraviglie
CW-PHASE2-1 = In ogni fase 2 ciascun giocatore, di turno o no, può riempire al massimo una teca.
CW-PHASE2-2 = Esporre è facoltativo: passare è una scelta lecita.
CW-PHASE2-3 = Nella fase 2 tutti scelgono in segreto.
CW-PHASE2-4 = Nella fase 2 tutte le scelte si rivelano insieme, anche quelle di chi passa.
CW-PHASE2-5 = Le carte che un giocatore sceglie di esporre vengono dalla sua mano.
CW-PHASE2-6 = Dopo la rivelazione le carte scelte vanno in una teca libera del loro proprietario.
CW-PHASE2-7 = Chi non ha teche libere e non ne apre una deve passare.
CW-PHASE2-8 = Una scelta fatta per la fase 2 non si può più cambiare dopo la rivelazione.
CW-PHASE2-9 = Le conseguenze della rivelazione si risolvono in un ordine fisso: prima si piazzano le carte, poi vengono i segnalini dei Leggendari, poi quelli dei Set Mostro, poi gli incassi di Preziosi e Club, e per ultimi i segnalini Grottesco.
CW-PHASE2-10 = Dopo la rivelazione, passo 1: tutte le carte rivelate si mettono nelle teche nello stesso momento.
CW-PHASE2-11 = Dopo la rivelazione, passo 2: per ogni nome di Leggendario appena rivelato si stabilisce di nuovo quali copie hanno un segnalino Fama.
CW-PHASE2-12 = Dopo la rivelazione, passo 3: ogni Set Mostro completo appena piazzato riceve il suo segnalino Fama.
CW-PHASE2-13 = Dopo la rivelazione, passo 4: si pagano gli incassi di Preziosi e Club, prima al giocatore di turno e poi in senso orario.
CW-PHASE2-14 = Dopo la rivelazione, passo 5: si pescano i segnalini Grottesco, prima il giocatore di turno e poi in senso orario.
CW-PHASE2-15 = Chi non ha carte in mano nella fase 2 passa automaticamente.

CW-SHOWCASE = Teche
CW-SHOWCASE-1 = Una teca contiene una sola di queste cose: una singola Meraviglia, un Set di Libri o un Set Mostro.
CW-SHOWCASE-2 = Una singola Meraviglia in una teca può essere di qualsiasi tipo, anche un Libro da solo o una parte di Mostro da sola.
CW-SHOWCASE-3 = Un Set di Libri è formato da 2, 3 o 4 Libri, ciascuno di un tipo di Libro diverso; un Libro da solo dà punti come un Set di 1.
CW-SHOWCASE-4 = Un Set Mostro è formato da esattamente 3 carte: una Testa, un Corpo e delle Zampe.
CW-SHOWCASE-5 = Due sole parti di Mostro non possono stare nella stessa teca.
CW-SHOWCASE-6 = A una teca già allestita non si può aggiungere nulla.
CW-SHOWCASE-7 = Le carte esposte non si possono spostare né togliere, se non con un effetto che lo dice: il Club dei Falegnami e Catherine. Le edizioni italiana 0.3 e francese 0.4 non conoscono questa eccezione.
CW-SHOWCASE-8 = Si possono esporre più copie della stessa Meraviglia, in teche diverse.
CW-SHOWCASE-9 = A quale Espositore appartenga una teca, e in che posizione si trovi, non conta né per le regole né per il punteggio.
CW-SHOWCASE-10 = Le carte esposte sono pubbliche.
CW-SHOWCASE-11 = Tutte le carte di un Set vanno messe in una sola e medesima esposizione: di norma in un’unica fase 2, altrimenti in un’unica esposizione con Catherine o in un unico piazzamento del Collezionista.

CW-EXPAND = Coming Soon: aprire teche
CW-EXPAND-1 = Una teca sotto un segnalino Coming Soon non può ricevere carte.
CW-EXPAND-2 = Ogni giocatore può pagare 5 Sterline per togliere uno dei propri segnalini Coming Soon.
CW-EXPAND-3 = Le 5 Sterline per aprire una teca vanno alla Cassa; il regolamento lo dice soltanto per il Collezionista.
CW-EXPAND-4 = Chiunque può aprire una teca in qualsiasi momento, nel turno di chiunque; in pratica significa ogni volta che gli si chiede qualcosa, all’inizio e alla fine di ogni turno, e nella propria scelta segreta della fase 2.
CW-EXPAND-5 = Si possono aprire teche più volte, finché si hanno 5 Sterline e un segnalino Coming Soon.
CW-EXPAND-6 = Un segnalino Coming Soon tolto non torna più.
CW-EXPAND-7 = Aprire una teca non dà un’esposizione in più in quella fase 2.
CW-EXPAND-8 = Tra un’offerta segreta e il suo esito nessun offerente può aprire una teca.
CW-EXPAND-9 = In un’asta aperta chi ha fatto finora l’offerta più alta non può spendere tanto da non poterla più coprire.
CW-EXPAND-10 = Nella fase 2 si possono scegliere carte solo per una teca già aperta, o per una che la stessa scelta apre per 5 Sterline.
CW-EXPAND-11 = Le 5 Sterline per una teca aperta con una scelta della fase 2 devono essere nella borsa al momento della scelta; gli incassi della stessa rivelazione non possono pagarla.

## Contatti

CW-CONTACT = Contatti
CW-CONTACT-1 = Ogni Zona è adiacente a esattamente due Contatti, quelli che le stanno accanto nell’anello, e ogni Contatto è adiacente a esattamente due Zone.
CW-CONTACT-2 = Solo il giocatore di turno può usare un Contatto.
CW-CONTACT-3 = Il Contatto usato deve essere adiacente alla Zona visitata in questo turno.
CW-CONTACT-4 = Un Contatto si può usare soltanto nella fase 1. Nelle edizioni italiana 0.3 e francese 0.4 il giocatore di turno può usarlo in qualsiasi momento del proprio turno.
CW-CONTACT-5 = Usare un Contatto è facoltativo.
CW-CONTACT-6 = Un Contatto non si esaurisce mai: in ogni turno può usarlo chi visita una Zona adiacente.
CW-CONTACT-7 = Un Contatto che non potrebbe avere effetto non si può scegliere.

CW-CONTACT-DREYFUSS = Contatto: Mr. Dreyfuss, il Banchiere
CW-CONTACT-DREYFUSS-1 = Con Mr. Dreyfuss il giocatore di turno prende 3 Sterline dalla Cassa.

CW-CONTACT-FEZZIK = Contatto: J.K. Fezzik, l’Informatore
CW-CONTACT-FEZZIK-1 = Con J.K. Fezzik il giocatore di turno pesca 1 carta Meraviglia.

CW-CONTACT-PEBBLETON = Contatto: Sir Pebbleton, il Benefattore
CW-CONTACT-PEBBLETON-1 = Con Sir Pebbleton il giocatore di turno pesca 2 carte Meraviglia.
CW-CONTACT-PEBBLETON-2 = Dopo che il giocatore di turno ha pescato con Sir Pebbleton, ciascuno degli altri, in senso orario, pesca 1 carta Meraviglia.

CW-CONTACT-REK = Contatto: Cpt. Rek, il Ricettatore
CW-CONTACT-REK-1 = Con Cpt. Rek il giocatore di turno scarta dalla mano esattamente 1 carta Meraviglia.
CW-CONTACT-REK-2 = Per la carta scartata con Cpt. Rek il giocatore di turno riceve dalla Cassa il valore stampato, in Sterline.

CW-CONTACT-BUTCH = Contatto: Butch, il Falegname
CW-CONTACT-BUTCH-1 = Con Butch il giocatore di turno toglie gratis uno dei propri segnalini Coming Soon.

CW-CONTACT-LORIS = Contatto: Loris, la Veggente
CW-CONTACT-LORIS-1 = Con Loris il giocatore di turno guarda la prima carta del mazzo, senza mostrarla a nessuno.
CW-CONTACT-LORIS-2 = La carta vista con Loris torna in cima al mazzo oppure si scarta scoperta, a scelta del giocatore di turno. Nell’edizione francese 0.4 va in cima oppure in fondo al mazzo.
CW-CONTACT-LORIS-3 = La carta vista con Loris non si tiene mai.

## Zone

CW-AREA = Zone
CW-AREA-1 = L’effetto di una Zona avviene una volta sola, quando vi si piazza un Agente.
CW-AREA-2 = Di una Zona conta soltanto la faccia in gioco.

CW-AREA-WHITECHAPEL-A = Whitechapel, faccia A: sfidare la sorte
CW-AREA-WHITECHAPEL-A-1 = A Whitechapel, faccia A, per prima cosa ciascuno degli altri giocatori pesca 1 carta Meraviglia, in senso orario dalla sinistra del giocatore di turno.
CW-AREA-WHITECHAPEL-A-2 = A Whitechapel, faccia A, dopo che gli altri hanno pescato, il giocatore di turno rivela carte dal mazzo una alla volta e dopo ognuna decide se continuare.
CW-AREA-WHITECHAPEL-A-3 = A Whitechapel, faccia A, il giocatore di turno può fermarsi prima di rivelare anche una sola carta. Nelle edizioni italiana 0.3 e francese 0.4 la prima carta è obbligatoria.
CW-AREA-WHITECHAPEL-A-4 = A Whitechapel, faccia A, se due carte rivelate qualsiasi sono dello stesso tipo, tutte le carte rivelate si scartano.
CW-AREA-WHITECHAPEL-A-5 = Perdere le carte rivelate a Whitechapel, faccia A, chiude la parte di turno propria del giocatore di turno: un Contatto non ancora usato è perso per questo turno, mentre la fase 2 segue come al solito per tutti, giocatore di turno compreso. Nell’edizione italiana 0.3 finisce soltanto l’effetto della Zona, e il Contatto resta disponibile.
CW-AREA-WHITECHAPEL-A-6 = A Whitechapel, faccia A, se il giocatore di turno si ferma quando tutte le carte rivelate sono di tipi diversi, le prende tutte in mano.
CW-AREA-WHITECHAPEL-A-7 = A Whitechapel, faccia A, si possono rivelare senza danno al massimo 6 carte, perché i tipi sono 6; la 7ª carta ripete sempre un tipo e fa perdere tutto.

CW-AREA-WHITECHAPEL-B = Whitechapel, faccia B: nominare un tipo
CW-AREA-WHITECHAPEL-B-1 = A Whitechapel, faccia B, ciascuno a sua volta, cominciando dal giocatore di turno e in senso orario, nomina uno dei 6 tipi.
CW-AREA-WHITECHAPEL-B-2 = A Whitechapel, faccia B, chi ha nominato un tipo rivela le prime 2 carte del mazzo.
CW-AREA-WHITECHAPEL-B-3 = A Whitechapel, faccia B, il giocatore può prendere in mano le carte rivelate del tipo nominato: 0, 1 o 2 carte.
CW-AREA-WHITECHAPEL-B-4 = A Whitechapel, faccia B, ogni carta rivelata e non presa si scarta.
CW-AREA-WHITECHAPEL-B-5 = A Whitechapel, faccia B, un giocatore finisce di nominare e rivelare prima che il successivo nomini un tipo.

CW-AREA-WESTMINSTER-A = Westminster, faccia A: una per sé, una a destra, una a sinistra
CW-AREA-WESTMINSTER-A-1 = A Westminster, faccia A, tutti, prima il giocatore di turno e poi in senso orario, pescano 3 carte Meraviglia e le tengono separate dalla mano.
CW-AREA-WESTMINSTER-A-2 = A Westminster, faccia A, ognuno tiene una delle 3 carte pescate e la aggiunge alla mano.
CW-AREA-WESTMINSTER-A-3 = A Westminster, faccia A, in 3 o 4 giocatori, ognuno dà una delle altre due carte al vicino di destra e una al vicino di sinistra, scegliendo a chi va quale.
CW-AREA-WESTMINSTER-A-4 = A Westminster, faccia A, tutte le scelte si fanno in segreto e le carte cambiano di mano nello stesso momento.
CW-AREA-WESTMINSTER-A-5 = A Westminster, faccia A, le carte ricevute vanno in mano e non si possono passare ad altri.
CW-AREA-WESTMINSTER-A-6 = A Westminster, faccia A, in 2 giocatori, ognuno tiene una carta, ne dà una all’avversario e scarta la terza; quale sia quale lo sceglie chi le ha pescate. Nelle edizioni italiana 0.3 e francese 0.4 le altre carte vanno entrambe all’avversario.
CW-AREA-WESTMINSTER-A-7 = A Westminster, faccia A, in 3 o 4 giocatori, ogni mano cresce di esattamente 3 carte.
CW-AREA-WESTMINSTER-A-8 = A Westminster, faccia A, in 2 giocatori, ogni mano cresce di esattamente 2 carte. Nelle edizioni italiana 0.3 e francese 0.4 cresce di 3.

CW-AREA-WESTMINSTER-B = Westminster, faccia B: draft
CW-AREA-WESTMINSTER-B-1 = A Westminster, faccia B, tutti, prima il giocatore di turno e poi in senso orario, pescano 3 carte Meraviglia e le tengono separate dalla mano.
CW-AREA-WESTMINSTER-B-2 = A Westminster, faccia B, ognuno tiene una delle 3 carte e passa le altre due al vicino di destra; tutti passano nello stesso momento.
CW-AREA-WESTMINSTER-B-3 = A Westminster, faccia B, ognuno tiene poi una delle due carte ricevute e passa l’ultima al vicino di destra; tutti passano nello stesso momento.
CW-AREA-WESTMINSTER-B-4 = A Westminster, faccia B, l’ultima carta ricevuta va in mano, senza alcuna scelta.
CW-AREA-WESTMINSTER-B-5 = A Westminster, faccia B, ogni mano cresce di esattamente 3 carte, qualunque sia il numero di giocatori.

CW-AREA-HYDEPARK-A = Hyde Park, faccia A: asta aperta
CW-AREA-HYDEPARK-A-1 = A Hyde Park, faccia A, si rivelano scoperte tante carte quanti sono i giocatori.
CW-AREA-HYDEPARK-A-2 = A Hyde Park, faccia A, il giocatore di turno sceglie quale delle carte rivelate ancora in vendita va ora all’asta.
CW-AREA-HYDEPARK-A-3 = A Hyde Park, faccia A, il giocatore di turno parla per primo, con un’offerta iniziale di almeno 1 Sterlina oppure passando.
CW-AREA-HYDEPARK-A-4 = A Hyde Park, faccia A, in senso orario, chi è ancora nell’asta deve rilanciare di almeno 1 Sterlina o passare.
CW-AREA-HYDEPARK-A-5 = A Hyde Park, faccia A, se il giocatore di turno passa, il successivo può aprire con 1 Sterlina o più, e così via intorno al tavolo.
CW-AREA-HYDEPARK-A-6 = A Hyde Park, faccia A, chi passa è fuori soltanto per quella carta.
CW-AREA-HYDEPARK-A-7 = A Hyde Park, faccia A, i rilanci fanno tutti i giri che servono, finché hanno passato tutti tranne chi ha l’offerta più alta.
CW-AREA-HYDEPARK-A-8 = A Hyde Park, faccia A, le offerte sono in Sterline intere, e nessuna può superare la borsa di chi la fa.
CW-AREA-HYDEPARK-A-9 = A Hyde Park, faccia A, chi vince un’asta paga la propria offerta alla Cassa e prende la carta in mano.
CW-AREA-HYDEPARK-A-10 = A Hyde Park, faccia A, una carta senza offerte si scarta.
CW-AREA-HYDEPARK-A-11 = A Hyde Park, faccia A, l’asta si ripete per ogni carta rimasta, qualunque sia il numero di giocatori.
CW-AREA-HYDEPARK-A-12 = A Hyde Park, faccia A, il giocatore di turno parla per primo su ogni carta.
CW-AREA-HYDEPARK-A-13 = A Hyde Park, faccia A, chi offre e perde non paga nulla.

CW-AREA-HYDEPARK-B = Hyde Park, faccia B: offerte segrete
CW-AREA-HYDEPARK-B-1 = A Hyde Park, faccia B, si rivelano scoperte tante carte quanti sono i giocatori.
CW-AREA-HYDEPARK-B-2 = A Hyde Park, faccia B, il giocatore di turno sceglie quale carta si vende ora.
CW-AREA-HYDEPARK-B-3 = A Hyde Park, faccia B, ognuno, compreso il giocatore di turno, offre in segreto 0 o più Sterline, fino a quante ne ha nella borsa.
CW-AREA-HYDEPARK-B-4 = A Hyde Park, faccia B, tutte le offerte si rivelano insieme.
CW-AREA-HYDEPARK-B-5 = A Hyde Park, faccia B, l’offerta più alta, purché sopra 0, si paga alla Cassa. Nell’edizione francese 0.4 si paga al giocatore di turno.
CW-AREA-HYDEPARK-B-6 = A Hyde Park, faccia B, se più giocatori sono pari con l’offerta più alta, il giocatore di turno indica tra loro chi compra, e può indicare sé stesso se è tra loro.
CW-AREA-HYDEPARK-B-7 = A Hyde Park, faccia B, chi viene indicato come compratore deve comprare.
CW-AREA-HYDEPARK-B-8 = A Hyde Park, faccia B, chi offre e non compra tiene il proprio denaro.
CW-AREA-HYDEPARK-B-9 = A Hyde Park, faccia B, se tutte le offerte sono 0, la carta si scarta.
CW-AREA-HYDEPARK-B-10 = A Hyde Park, faccia B, la vendita si ripete per ogni carta rimasta.
CW-AREA-HYDEPARK-B-11 = A Hyde Park, faccia B, chi paga prende la carta in mano.
CW-AREA-HYDEPARK-B-12 = A Hyde Park, faccia B, dove le offerte si pagano al giocatore di turno, se vince proprio lui paga alla Cassa.

CW-AREA-BANK-A = Banca d’Inghilterra, faccia A: una vendita con premio
CW-AREA-BANK-A-1 = Alla Banca d’Inghilterra, faccia A, ognuno, prima il giocatore di turno e poi in senso orario, può vendere una carta Meraviglia dalla mano.
CW-AREA-BANK-A-2 = Alla Banca d’Inghilterra, faccia A, chi vende riceve dalla Cassa il valore della carta più 3 Sterline.
CW-AREA-BANK-A-3 = Le carte vendute alla Banca d’Inghilterra, faccia A, vanno nella pila degli scarti.
CW-AREA-BANK-A-4 = Alla Banca d’Inghilterra, faccia A, nessuno è obbligato a vendere.

CW-AREA-BANK-B = Banca d’Inghilterra, faccia B: fino a tre vendite
CW-AREA-BANK-B-1 = Alla Banca d’Inghilterra, faccia B, ognuno, prima il giocatore di turno e poi in senso orario, può vendere da 0 a 3 carte Meraviglia dalla mano. Presa alla lettera, l’edizione francese 0.4 ne ammetterebbe 0 oppure esattamente 3.
CW-AREA-BANK-B-2 = Alla Banca d’Inghilterra, faccia B, chi vende riceve dalla Cassa la somma dei valori delle carte, senza alcun premio.
CW-AREA-BANK-B-3 = Le carte vendute alla Banca d’Inghilterra, faccia B, vanno nella pila degli scarti.

CW-AREA-ABBEY-A = Abbazia, faccia A: un dono per ciascuno
CW-AREA-ABBEY-A-1 = All’Abbazia, faccia A, si pescano senza guardarle tante carte quanti sono i giocatori e se ne fa una pila coperta davanti al giocatore di turno.
CW-AREA-ABBEY-A-2 = All’Abbazia, faccia A, il giocatore di turno prende la prima carta della pila, la guarda da solo e la dona a un giocatore qualsiasi, compreso sé stesso.
CW-AREA-ABBEY-A-3 = All’Abbazia, faccia A, il giocatore di turno deve donare ogni carta prima di guardare la successiva.
CW-AREA-ABBEY-A-4 = All’Abbazia, faccia A, nessuno può ricevere una seconda carta.
CW-AREA-ABBEY-A-5 = Alla fine dell’Abbazia, faccia A, ognuno ha ricevuto esattamente una carta, perciò non c’è scelta su chi riceve l’ultima.
CW-AREA-ABBEY-A-6 = All’Abbazia, faccia A, le carte si donano coperte: le conoscono soltanto chi dona e chi riceve.

CW-AREA-ABBEY-B = Abbazia, faccia B: uno scambio alla pari
CW-AREA-ABBEY-B-1 = All’Abbazia, faccia B, chi ha almeno una carta in mano deve scartarne esattamente una.
CW-AREA-ABBEY-B-2 = All’Abbazia, faccia B, ognuno poi pesca 1 carta.
CW-AREA-ABBEY-B-3 = All’Abbazia, faccia B, chi ha la mano vuota non scarta nulla e pesca comunque 1 carta.
CW-AREA-ABBEY-B-4 = All’Abbazia, faccia B, tutti scelgono che cosa scartare nello stesso momento e in segreto; poi tutte queste carte vanno nella pila degli scarti.
CW-AREA-ABBEY-B-5 = All’Abbazia, faccia B, si pesca dopo tutti gli scarti, prima il giocatore di turno e poi in senso orario.

## Meraviglie e segnalini Fama

CW-WONDER = Meraviglie
CW-WONDER-1 = Ciò che una carta dà quando viene esposta, un segnalino o denaro, lo dà soltanto nel momento in cui viene esposta.
CW-WONDER-2 = Mostri, Grotteschi, Leggendari e Preziosi danno la Fama stampata; i regolamenti lo dicono apertamente solo per i Leggendari.

CW-WONDER-MONSTER = Mostri
CW-WONDER-MONSTER-1 = Ci sono 18 carte Mostro: Teste, Corpi e Zampe, che il regolamento inglese chiama in due modi, «Legs» e «Feet».
CW-WONDER-MONSTER-2 = Una parte di Mostro si può esporre da sola o in un Set completo di tre parti, mai in coppia.
CW-WONDER-MONSTER-3 = Le tre parti di un Set Mostro non devono appartenere per forza alla stessa creatura.
CW-WONDER-MONSTER-4 = Piazzare un Set Mostro completo frutta un segnalino Fama, che si mette sul Set.
CW-WONDER-MONSTER-5 = Tre parti di Mostro distribuite in tre teche non danno nessun segnalino Fama.
CW-WONDER-MONSTER-6 = Si possono esporre più Set Mostro, e ciascuno dà il proprio segnalino Fama.
CW-WONDER-MONSTER-7 = Sul segnalino Fama di un Set Mostro non influiscono i Set Mostro degli altri.

CW-WONDER-GROTESQUE = Grotteschi
CW-WONDER-GROTESQUE-1 = Ogni volta che si espone un Grottesco, il suo proprietario pesca 1 segnalino Grottesco.
CW-WONDER-GROTESQUE-2 = Il segnalino Grottesco pescato per una carta sta coperto su quella carta.
CW-WONDER-GROTESQUE-3 = Prima della fine della partita solo il proprietario può guardare i propri segnalini Grottesco.
CW-WONDER-GROTESQUE-4 = Alla fine della partita si rivelano tutti i segnalini Grottesco e si sommano i teschi di ciascuno.
CW-WONDER-GROTESQUE-5 = Chi da solo ha più teschi di tutti, e almeno 1, ottiene un segnalino Fama.
CW-WONDER-GROTESQUE-6 = Se più giocatori sono pari con il maggior numero di teschi, ciascuno di loro pesca un altro segnalino Grottesco e lo aggiunge; chi è ancora pari in testa ripete, finché uno è avanti.
CW-WONDER-GROTESQUE-7 = Se la riserva non può dare un segnalino Grottesco a ciascuno dei giocatori pari in testa per i teschi, si smette di pescare e nessuno ottiene il segnalino Fama.
CW-WONDER-GROTESQUE-8 = Se la riserva dei segnalini Grottesco è vuota quando si espone un Grottesco, non si pesca nessun segnalino.
CW-WONDER-GROTESQUE-9 = I teschi di per sé non sono Fama.

CW-WONDER-LEGENDARY = Leggendari
CW-WONDER-LEGENDARY-1 = Un Leggendario dà la Fama stampata, che abbia perso o no il suo segnalino Fama.
CW-WONDER-LEGENDARY-2 = Un Leggendario esposto quando nessuno ne espone un’altra copia riceve un segnalino Fama.
CW-WONDER-LEGENDARY-3 = Quando si espone un’altra copia di un Leggendario, tutte le copie precedenti con quel nome perdono il segnalino Fama.
CW-WONDER-LEGENDARY-4 = Neppure la nuova copia di un Leggendario già esposto riceve un segnalino Fama.
CW-WONDER-LEGENDARY-5 = Anche le copie di un Leggendario esposte dallo stesso giocatore si annullano a vicenda.
CW-WONDER-LEGENDARY-6 = Le copie di un Leggendario rivelate nella stessa fase 2 si annullano a vicenda: nessuna riceve un segnalino Fama.
CW-WONDER-LEGENDARY-7 = Un segnalino Fama perso da un Leggendario non torna più su di esso finché la carta resta esposta.
CW-WONDER-LEGENDARY-8 = Una terza copia di un Leggendario non riceve nessun segnalino Fama.
CW-WONDER-LEGENDARY-9 = I segnalini Fama persi dai Leggendari tornano nella riserva dei segnalini Fama.

CW-WONDER-PRECIOUS = Preziosi
CW-WONDER-PRECIOUS-1 = Chi espone un Prezioso riceve subito 3 Sterline dalla Cassa.
CW-WONDER-PRECIOUS-2 = Le 3 Sterline si pagano per ogni Prezioso esposto, chiunque lo possieda, e ogni volta.

CW-WONDER-ARCANE = Arcani
CW-WONDER-ARCANE-1 = Alla fine della partita ogni Arcano esposto vale tanti punti Fama quanti sono i diversi tipi di Meraviglie esposti dal suo proprietario.
CW-WONDER-ARCANE-2 = Anche Arcano conta tra i tipi esposti, perciò un Arcano vale da 1 a 6 punti Fama.
CW-WONDER-ARCANE-3 = Un Arcano in mano non dà punti, e le carte in mano non contano come tipi per gli Arcani esposti.
CW-WONDER-ARCANE-4 = Un Arcano non ha nessun altro valore in Fama.

CW-WONDER-BOOK = Libri
CW-WONDER-BOOK-1 = Ci sono 20 Libri di 4 tipi di Libro.
CW-WONDER-BOOK-2 = Una teca può contenere da 1 a 4 Libri, tutti di tipi di Libro diversi.
CW-WONDER-BOOK-3 = Ogni teca di Libri dà 1, 4, 9 o 16 punti Fama con 1, 2, 3 o 4 Libri.
CW-WONDER-BOOK-4 = I Libri non hanno nessun altro valore in Fama.
CW-WONDER-BOOK-5 = I Libri in teche diverse non si combinano mai.

CW-FAME = Segnalini Fama
CW-FAME-1 = Alla fine della partita un segnalino Fama vale 3 punti Fama.
CW-FAME-2 = In più giocatori i segnalini Fama vengono soltanto dai Set Mostro, dai Leggendari e dal maggior numero di teschi.
CW-FAME-3 = Un segnalino Fama che sta su una carta appartiene al proprietario di quella carta.
CW-FAME-4 = La riserva di 24 segnalini Fama non è un limite per le regole: se finisce, si usa qualcos’altro al loro posto.

## Fine, punteggio, spareggi

CW-END = Fine della partita
CW-END-1 = La partita finisce quando l’ultimo giocatore ha piazzato il suo ultimo Agente ed entrambe le fasi di quel turno sono concluse.
CW-END-2 = L’ultimo turno della partita comprende una normale fase 2 per tutti i giocatori.
CW-END-3 = Dopo l’ultimo turno, che finisce con la fase 2 o con l’ultima occasione di usare poi un Contatto, nessuno può fare più nulla: niente azioni, niente vendite, niente apertura di teche.

CW-SCORE = Punteggio
CW-SCORE-1 = Il punteggio di un giocatore è la Fama delle carte esposte, più la Fama dei segnalini, più la Fama del denaro, meno la penalità per le carte in mano.
CW-SCORE-2 = La Fama delle carte è la somma di tutte le teche, ciascuna secondo le regole del suo tipo.
CW-SCORE-3 = La Fama dei segnalini è 3 per ogni segnalino Fama posseduto.
CW-SCORE-4 = La Fama del denaro è il numero di Sterline nella borsa diviso per 3, arrotondato per difetto.
CW-SCORE-5 = Le Sterline che avanzano dopo aver diviso la borsa per 3 non valgono nulla.
CW-SCORE-6 = La penalità è di 1 punto Fama per ogni carta Meraviglia rimasta in mano.
CW-SCORE-7 = Il segnalino Fama per il maggior numero di teschi si assegna prima di stilare la classifica.
CW-SCORE-8 = Un totale può essere negativo; non viene riportato a zero.
CW-SCORE-9 = Le teche non usate e i segnalini Coming Soon ancora al loro posto non danno e non tolgono nulla.

CW-TIE = Spareggi
CW-TIE-1 = A parità di Fama vince chi ha esposto più carte Meraviglia; ogni carta di un Set conta.
CW-TIE-2 = A parità di Fama e di carte esposte vince chi ha più Sterline nella borsa.
CW-TIE-3 = Chi è pari per Fama, carte esposte e Sterline condivide la vittoria.
CW-TIE-4 = I posti successivi si decidono con lo stesso confronto.

## Club

CW-CLUB = Club
CW-CLUB-1 = In una partita con i Club, durante la preparazione ognuno riceve una carta Club a caso.
CW-CLUB-2 = Una carta Club resta al suo proprietario per tutta la partita e non si può cambiare con un’altra.
CW-CLUB-3 = Le carte Club stanno scoperte.
CW-CLUB-4 = Le carte Club non pescate sono fuori dal gioco.

CW-CLUB-DETECTIVES = Club dei Detective
CW-CLUB-DETECTIVES-1 = All’inizio del proprio turno, prima di piazzare l’Agente, chi ha il Club dei Detective può guardare le prime 3 carte del mazzo senza mostrarle.
CW-CLUB-DETECTIVES-2 = Le carte viste con il Club dei Detective tornano al loro posto nello stesso ordine.
CW-CLUB-DETECTIVES-3 = Se il mazzo ha meno di 3 carte, chi ha il Club dei Detective vede quelle che ci sono, e non si forma un nuovo mazzo.

CW-CLUB-BANKERS = Club dei Banchieri
CW-CLUB-BANKERS-1 = Per chi ha il Club dei Banchieri la Fama del denaro è la borsa divisa per 2, arrotondata per difetto, anziché divisa per 3.

CW-CLUB-GRAVEDIGGERS = Club dei Becchini
CW-CLUB-GRAVEDIGGERS-1 = Ogni volta che chi ha il Club dei Becchini pesca un segnalino Grottesco, ne pesca due e tiene quello che preferisce.
CW-CLUB-GRAVEDIGGERS-2 = Il segnalino rifiutato da chi ha il Club dei Becchini torna coperto nella riserva, che si mescola di nuovo.
CW-CLUB-GRAVEDIGGERS-3 = Il Club dei Becchini vale anche per i segnalini pescati negli spareggi a fine partita, e per Clark.
CW-CLUB-GRAVEDIGGERS-4 = Se resta un solo segnalino Grottesco, chi ha il Club dei Becchini pesca quello.

CW-CLUB-GOLDSMITHS = Club degli Orafi
CW-CLUB-GOLDSMITHS-1 = Chi ha il Club degli Orafi prende 1 Sterlina dalla Cassa per ogni Prezioso esposto da un giocatore qualsiasi, sé stesso compreso.
CW-CLUB-GOLDSMITHS-2 = Per un proprio Prezioso chi ha il Club degli Orafi riceve 3 Sterline e poi ancora 1 Sterlina.

CW-CLUB-CARPENTERS = Club dei Falegnami
CW-CLUB-CARPENTERS-1 = Una volta per turno, nella fase 2, chi ha il Club dei Falegnami può svuotare una delle proprie teche allestite e mettere una nuova carta o un nuovo Set in quella stessa teca, in quella stessa fase 2.
CW-CLUB-CARPENTERS-2 = Le carte tolte con il Club dei Falegnami tornano in mano al proprietario.
CW-CLUB-CARPENTERS-3 = L’uso del Club dei Falegnami fa parte della scelta segreta di chi lo ha, che indica sia la teca da svuotare sia il nuovo contenuto.
CW-CLUB-CARPENTERS-4 = Usare il Club dei Falegnami è l’unica esposizione di chi lo ha in quella fase 2, non una in più.
CW-CLUB-CARPENTERS-5 = Con il Club dei Falegnami il nuovo contenuto può comprendere carte appena tolte, ma deve avere almeno una carta che non era in quella teca.
CW-CLUB-CARPENTERS-6 = I segnalini Fama sulle carte tolte con il Club dei Falegnami tornano nella riserva.
CW-CLUB-CARPENTERS-7 = Un segnalino Grottesco su una carta tolta con il Club dei Falegnami torna nella riserva senza che gli altri lo vedano, e la riserva si mescola di nuovo.
CW-CLUB-CARPENTERS-8 = Togliere una copia di un Leggendario con il Club dei Falegnami non restituisce il segnalino Fama alle copie che restano.
CW-CLUB-CARPENTERS-9 = Le carte esposte di nuovo con il Club dei Falegnami danno di nuovo ciò che danno quando vengono esposte.
CW-CLUB-CARPENTERS-10 = Nella rivelazione comune vengono prima tutte le carte tolte con il Club dei Falegnami: un Leggendario tolto in questa fase 2 non annulla una copia che un altro giocatore mostra nella stessa rivelazione, e non ne è annullato.

CW-CLUB-CATLOVERS = Club degli Amanti dei Gatti
CW-CLUB-CATLOVERS-1 = Chi ha il Club degli Amanti dei Gatti prende 1 Sterlina dalla Cassa ogni volta che un altro giocatore espone una teca con un Mostro, che sia una parte singola o un Set; cioè 1 Sterlina per teca.
CW-CLUB-CATLOVERS-2 = Chi ha il Club degli Amanti dei Gatti non riceve nulla per i propri Mostri.

## Solitario

CW-SOLO = Solitario: preparazione e struttura
CW-SOLO-1 = In solitario una persona affronta un avversario automatico, il Collezionista.
CW-SOLO-2 = In solitario 4 dei 6 Contatti del solitario si sorteggiano o si scelgono, e si dispongono come nelle partite in più persone.
CW-SOLO-3 = In solitario i 6 Contatti per più persone non si usano.
CW-SOLO-4 = In solitario le 4 tessere Zona coprono le 4 Zone; contano soltanto gli effetti delle tessere, e non importa quali Zone ci siano sotto.
CW-SOLO-5 = In solitario, per ogni tessera Zona, durante la preparazione si sceglie una faccia, A o B.
CW-SOLO-6 = In solitario l’Equipaggiamento Iniziale delle Zone si ignora.
CW-SOLO-7 = In solitario il giocatore comincia con 8 Sterline.
CW-SOLO-8 = In solitario il giocatore comincia con 2 carte Meraviglia al posto dell’Equipaggiamento Iniziale, oltre alle 3 carte di base: 5 in tutto.
CW-SOLO-9 = In solitario il giocatore usa 3 Agenti.
CW-SOLO-10 = In solitario il turno del giocatore è un turno normale: si piazza un Agente, si applica l’effetto della Zona, si usa un Contatto adiacente se si vuole, e poi c’è la fase 2.
CW-SOLO-11 = In solitario nella fase 2 espone soltanto il giocatore; il Collezionista espone solo nella sua rivelazione.
CW-SOLO-12 = In solitario, dopo il turno del terzo Agente, il giocatore riprende tutti e 3 gli Agenti.
CW-SOLO-13 = In solitario, una volta ripresi gli Agenti, si svolge la rivelazione del Collezionista, e poi il round finisce.
CW-SOLO-14 = In solitario, nello stesso round, il giocatore non può piazzare due Agenti sulla stessa Zona; nel round successivo tutte le Zone sono di nuovo accessibili.
CW-SOLO-15 = Una partita in solitario finisce dopo 9 turni del giocatore, cioè 3 round da 3 Agenti, una volta fatta la terza rivelazione.
CW-SOLO-16 = In solitario punteggio e spareggi sono quelli normali, per il giocatore e per il Collezionista.
CW-SOLO-17 = In solitario il giocatore vince soltanto se si classifica davanti al Collezionista; se sono pari in tutto, la vittoria è condivisa.
CW-SOLO-18 = In solitario i Club sono esclusi, se chi organizza la partita non li attiva.
CW-SOLO-19 = In solitario il giocatore usa i soliti 3 Espositori con 3 segnalini Coming Soon.
CW-SOLO-20 = In solitario il mazzo si prepara come al solito, con una prima carta scoperta per iniziare la pila degli scarti.

CW-SOLO-COLLECTOR = Solitario: il Collezionista
CW-SOLO-COLLECTOR-1 = Il Collezionista riceve 3 Espositori con 3 segnalini Coming Soon, che gli lasciano 6 teche utilizzabili.
CW-SOLO-COLLECTOR-2 = Il Collezionista comincia con 15 Sterline.
CW-SOLO-COLLECTOR-3 = Il Collezionista comincia con 5 carte Meraviglia coperte, ignote al giocatore; sono nascoste perché si rivelano soltanto più tardi.
CW-SOLO-COLLECTOR-4 = Il Collezionista non ha Agenti e non gioca mai un turno sulla mappa.
CW-SOLO-COLLECTOR-5 = All’inizio di ogni round tranne il primo, le carte che il Collezionista non ha piazzato si scartano.
CW-SOLO-COLLECTOR-6 = All’inizio di ogni round tranne il primo, scartate le vecchie carte del Collezionista, si pescano per lui 5 nuove carte Meraviglia coperte.
CW-SOLO-COLLECTOR-7 = Le carte che Zone e Contatti danno al Collezionista durante un round entrano nella sua mano e si rivelano nella rivelazione di quel round.
CW-SOLO-COLLECTOR-8 = Le carte che arrivano al Collezionista scoperte, perché comprate o rivelate, sono pubbliche; le altre restano nascoste fino alla rivelazione.
CW-SOLO-COLLECTOR-9 = Un Set Mostro completo dà al Collezionista un segnalino Fama.
CW-SOLO-COLLECTOR-10 = I segnalini Grottesco del Collezionista restano coperti; nessuno li vede prima della fine della partita.
CW-SOLO-COLLECTOR-11 = Il Collezionista partecipa al conteggio del maggior numero di teschi e ai relativi spareggi.
CW-SOLO-COLLECTOR-12 = Il punteggio finale del Collezionista comprende 1 punto Fama ogni 3 Sterline, arrotondando per difetto.
CW-SOLO-COLLECTOR-13 = Il Collezionista perde 1 punto Fama per ogni carta rimasta in mano dopo l’ultima rivelazione, a meno che non sia attivo il Livello Reale.
CW-SOLO-COLLECTOR-14 = I Leggendari del Collezionista ricevono e annullano segnalini Fama come quelli di un giocatore, e questo vale anche tra le sue copie e quelle del giocatore.
CW-SOLO-COLLECTOR-15 = Un Prezioso che espone dà al Collezionista 3 Sterline.
CW-SOLO-COLLECTOR-16 = Un Grottesco che espone dà al Collezionista un segnalino Grottesco.

CW-SOLO-REVEAL = Solitario: la rivelazione del Collezionista
CW-SOLO-REVEAL-1 = Nella rivelazione si scoprono tutte le carte in mano al Collezionista.
CW-SOLO-REVEAL-2 = Nella rivelazione le carte del Collezionista si piazzano una teca dopo l’altra nel suo ordine di preferenza, finché non resta nessun piazzamento lecito: Set Mostro completi, Set di 3 o 4 Libri, Leggendari, Grotteschi, Preziosi, Arcani, e in ciascuno di questi casi prima il valore più alto.
CW-SOLO-REVEAL-3 = La prima preferenza del Collezionista è un Set Mostro completo (Testa, Corpo e Zampe), ripetuta finché è possibile.
CW-SOLO-REVEAL-4 = La seconda preferenza del Collezionista è un Set di 3 o 4 Libri diversi, il più grande possibile, ripetuta finché è possibile.
CW-SOLO-REVEAL-5 = La terza preferenza del Collezionista sono i Leggendari singoli.
CW-SOLO-REVEAL-6 = La quarta preferenza del Collezionista sono i Grotteschi singoli.
CW-SOLO-REVEAL-7 = La quinta preferenza del Collezionista sono i Preziosi singoli.
CW-SOLO-REVEAL-8 = La sesta preferenza del Collezionista sono gli Arcani singoli.
CW-SOLO-REVEAL-9 = Le carte fuori dalle sei preferenze del Collezionista, cioè parti di Mostro che non completano un Set e meno di 3 Libri diversi, non si piazzano e restano nella sua mano. Se le opzioni scelte gli permettono di piazzarle, vengono dopo tutte le preferenze: prima una coppia di Libri diversi, poi Libri singoli e parti di Mostro singole, in ordine di valore.
CW-SOLO-REVEAL-10 = All’interno di una preferenza il Collezionista piazza prima le carte con il valore d’acquisto più alto; per un Set Mostro usa, di ogni parte, la carta di valore più alto.
CW-SOLO-REVEAL-11 = Ciò che resta in parità nelle scelte del Collezionista si decide a caso con il generatore proprio del gioco, così che una partita salvata si ripeta identica.
CW-SOLO-REVEAL-12 = Il Collezionista usa per prime le sue teche aperte e libere.
CW-SOLO-REVEAL-13 = Se non ha teche libere e ha almeno 5 Sterline, il Collezionista paga 5 Sterline alla Cassa, toglie un segnalino Coming Soon e prosegue.
CW-SOLO-REVEAL-14 = Se non ha teche libere e ha meno di 5 Sterline, o non ha più segnalini da togliere, il Collezionista smette di piazzare carte.
CW-SOLO-REVEAL-15 = Le 3 Sterline di un Prezioso appena piazzato possono servire al Collezionista per pagare il prossimo segnalino nella stessa rivelazione.
CW-SOLO-REVEAL-16 = Il limite di una teca per fase non vale per il Collezionista.

CW-SOLO-LEVEL = Solitario: livelli di difficoltà
CW-SOLO-LEVEL-1 = Al Livello Lord il Collezionista pesca 1 carta Meraviglia in più subito prima di ogni rivelazione.
CW-SOLO-LEVEL-2 = Al Livello Reale il Collezionista non subisce, nel punteggio finale, la penalità per le carte rimaste in mano.
CW-SOLO-LEVEL-3 = Il Livello Lord e il Livello Reale si possono usare separatamente, insieme o per nulla.

CW-SOLO-AREA-BUSINESS-A = Zona del solitario: Casa d’Affari, faccia A
CW-SOLO-AREA-BUSINESS-A-1 = Alla Casa d’Affari, faccia A, si rivelano 4 carte dal mazzo.
CW-SOLO-AREA-BUSINESS-A-2 = Alla Casa d’Affari, faccia A, il giocatore può comprare 0, 1 o 2 delle carte rivelate al valore stampato, pagando alla Cassa.
CW-SOLO-AREA-BUSINESS-A-3 = Alla Casa d’Affari, faccia A, quando il giocatore ha finito, il Collezionista compra tante carte quante ne ha comprate il giocatore, una dopo l’altra.
CW-SOLO-AREA-BUSINESS-A-4 = Alla Casa d’Affari, faccia A, il Collezionista compra ogni volta la carta rimasta di valore più alto che può permettersi; se non può permettersene nessuna, non compra.
CW-SOLO-AREA-BUSINESS-A-5 = Alla Casa d’Affari, faccia A, il Collezionista paga il valore stampato alla Cassa e la carta entra nella sua mano.
CW-SOLO-AREA-BUSINESS-A-6 = Alla Casa d’Affari, faccia A, le carte che nessuno compra si scartano.

CW-SOLO-AREA-BUSINESS-B = Zona del solitario: Casa d’Affari, faccia B
CW-SOLO-AREA-BUSINESS-B-1 = Alla Casa d’Affari, faccia B, si rivelano 4 carte dal mazzo.
CW-SOLO-AREA-BUSINESS-B-2 = Alla Casa d’Affari, faccia B, il giocatore può comprare da 0 a 4 delle carte rivelate al valore stampato, pagando al Collezionista.
CW-SOLO-AREA-BUSINESS-B-3 = Alla Casa d’Affari, faccia B, le carte non comprate si scartano.

CW-SOLO-AREA-YARD-A = Zona del solitario: Cortile di Scotland Yard, faccia A
CW-SOLO-AREA-YARD-A-1 = Al Cortile di Scotland Yard, faccia A, si pescano 4 carte; 2 si scoprono, e 2 restano coperte senza che nessuno le veda.
CW-SOLO-AREA-YARD-A-2 = Al Cortile di Scotland Yard, faccia A, il giocatore prende in mano una carta scoperta e una coperta.
CW-SOLO-AREA-YARD-A-3 = Al Cortile di Scotland Yard, faccia A, le altre due carte entrano nella mano del Collezionista; quella coperta resta nascosta.

CW-SOLO-AREA-YARD-B = Zona del solitario: Cortile di Scotland Yard, faccia B
CW-SOLO-AREA-YARD-B-1 = Al Cortile di Scotland Yard, faccia B, si pescano coperte 3 carte e si scoprono una alla volta.
CW-SOLO-AREA-YARD-B-2 = Al Cortile di Scotland Yard, faccia B, il giocatore decide di ogni carta prima di vedere la successiva: tenerla, darla al Collezionista o scartarla.
CW-SOLO-AREA-YARD-B-3 = Al Cortile di Scotland Yard, faccia B, una carta si tiene, una va al Collezionista e una si scarta, ciascuna cosa esattamente una volta, perciò per l’ultima carta non c’è scelta.

CW-SOLO-AREA-TELEGRAPH-A = Zona del solitario: The Daily Telegraph, faccia A
CW-SOLO-AREA-TELEGRAPH-A-1 = Al Daily Telegraph, faccia A, per prima cosa il Collezionista riceve dal mazzo 3 carte che nessuno vede.
CW-SOLO-AREA-TELEGRAPH-A-2 = Al Daily Telegraph, faccia A, dopo che il Collezionista ha ricevuto le sue carte, il giocatore rivela carte una alla volta, quante ne vuole, anche nessuna.
CW-SOLO-AREA-TELEGRAPH-A-3 = Al Daily Telegraph, faccia A, se due carte rivelate sono dello stesso tipo, tutte le carte rivelate si scartano.
CW-SOLO-AREA-TELEGRAPH-A-4 = Al Daily Telegraph, faccia A, se il giocatore si ferma quando tutte le carte rivelate sono di tipi diversi, le prende tutte in mano.
CW-SOLO-AREA-TELEGRAPH-A-5 = Al Daily Telegraph, faccia A, il Collezionista riceve anche 3 Sterline dalla Cassa, prima che il giocatore riveli una carta.
CW-SOLO-AREA-TELEGRAPH-A-6 = Al Daily Telegraph, faccia A, se il giocatore perde le carte rivelate per un tipo ripetuto, riceve 3 Sterline dalla Cassa.

CW-SOLO-AREA-TELEGRAPH-B = Zona del solitario: The Daily Telegraph, faccia B
CW-SOLO-AREA-TELEGRAPH-B-1 = Al Daily Telegraph, faccia B, si rivelano dal mazzo 3 carte di riferimento.
CW-SOLO-AREA-TELEGRAPH-B-2 = Al Daily Telegraph, faccia B, il giocatore pesca poi da 0 a 3 carte, una alla volta, e può fermarsi dopo ognuna.
CW-SOLO-AREA-TELEGRAPH-B-3 = Al Daily Telegraph, faccia B, una carta pescata dello stesso tipo di una qualsiasi carta di riferimento entra nella mano del Collezionista.
CW-SOLO-AREA-TELEGRAPH-B-4 = Al Daily Telegraph, faccia B, ogni altra carta pescata si può tenere; se il giocatore la rifiuta, si scarta.
CW-SOLO-AREA-TELEGRAPH-B-5 = Al Daily Telegraph, faccia B, alla fine le 3 carte di riferimento si scartano.

CW-SOLO-AREA-MARKET-A = Zona del solitario: Mercato Centrale, faccia A
CW-SOLO-AREA-MARKET-A-1 = Al Mercato Centrale, faccia A, il giocatore può vendere 0, 1 o 2 carte dalla mano.
CW-SOLO-AREA-MARKET-A-2 = Al Mercato Centrale, faccia A, se vende almeno una carta il giocatore riceve la somma dei valori più 3 Sterline, una volta sola.
CW-SOLO-AREA-MARKET-A-3 = Al Mercato Centrale, faccia A, il Collezionista riceve dalla Cassa 3 Sterline per ogni carta venduta.

CW-SOLO-AREA-MARKET-B = Zona del solitario: Mercato Centrale, faccia B
CW-SOLO-AREA-MARKET-B-1 = Al Mercato Centrale, faccia B, il giocatore può vendere quante carte vuole dalla mano al valore stampato.
CW-SOLO-AREA-MARKET-B-2 = Al Mercato Centrale, faccia B, il Collezionista riceve dalla Cassa 3 Sterline per ogni carta venduta.
CW-SOLO-AREA-MARKET-B-3 = Le carte vendute al Mercato Centrale, su entrambe le facce, vanno nella pila degli scarti, come alla Banca d’Inghilterra.

CW-SOLO-CONTACT = Contatti del solitario
CW-SOLO-CONTACT-1 = Usare un Contatto del solitario è facoltativo e segue le solite regole dei Contatti: deve essere adiacente alla Zona visitata in questo turno, si usa nella fase 1, non si esaurisce mai, e non si può scegliere se non potrebbe avere effetto.
CW-SOLO-CONTACT-2 = Ogni uso di un Contatto del solitario provoca anche la metà dell’effetto che riguarda il Collezionista.
CW-SOLO-CONTACT-3 = Quando lo scudo su un Contatto del solitario ha due metà, quella chiara a sinistra mostra l’effetto per il giocatore e quella scura a destra l’effetto per il Collezionista; riguarda soltanto l’aspetto della carta.
CW-SOLO-CONTACT-4 = Se il giocatore non può eseguire la propria metà, il Contatto del solitario non si può usare.
CW-SOLO-CONTACT-5 = Se il Collezionista non può eseguire la sua metà di un Contatto del solitario, quella metà si salta.

CW-SOLO-CONTACT-CLARK = Contatto del solitario: Clark, il Cronista
CW-SOLO-CONTACT-CLARK-1 = Con Clark il giocatore prende 1 segnalino Grottesco, e anche il Collezionista ne prende 1.
CW-SOLO-CONTACT-CLARK-2 = I segnalini Grottesco di Clark stanno accanto alla Camera delle Meraviglie, non su una carta.
CW-SOLO-CONTACT-CLARK-3 = I segnalini Grottesco di Clark contano quando si stabilisce chi ha più teschi.

CW-SOLO-CONTACT-OLIVANDER = Contatto del solitario: Olivander, l’Esattore
CW-SOLO-CONTACT-OLIVANDER-1 = Con Olivander il giocatore scarta dalla mano 1 carta Meraviglia a sua scelta.
CW-SOLO-CONTACT-OLIVANDER-2 = Con Olivander il Collezionista scarta 1 carta a caso dalla sua mano.

CW-SOLO-CONTACT-BOSS = Contatto del solitario: il Boss, l’Usuraio
CW-SOLO-CONTACT-BOSS-1 = Con il Boss il giocatore vende 1 carta Meraviglia dalla mano al valore stampato.
CW-SOLO-CONTACT-BOSS-2 = Con il Boss il Collezionista riceve 3 Sterline dalla Cassa.

CW-SOLO-CONTACT-CARA = Contatto del solitario: Cara, la Contabile
CW-SOLO-CONTACT-CARA-1 = Con Cara il giocatore paga 3 Sterline al Collezionista.
CW-SOLO-CONTACT-CARA-2 = Con Cara il giocatore guarda 3 carte a caso della mano del Collezionista, o tutte se ne ha di meno.
CW-SOLO-CONTACT-CARA-3 = Con Cara il giocatore prende in mano una delle carte viste e rimette le altre nella mano del Collezionista.

CW-SOLO-CONTACT-PARKER = Contatto del solitario: Parker, il Fotografo
CW-SOLO-CONTACT-PARKER-1 = Con Parker il giocatore pesca 2 carte e scarta una di queste due.
CW-SOLO-CONTACT-PARKER-2 = Con Parker il Collezionista riceve dal mazzo 1 carta che nessuno vede.

CW-SOLO-CONTACT-CATHERINE = Contatto del solitario: Catherine, l’Ereditiera
CW-SOLO-CONTACT-CATHERINE-1 = Con Catherine il giocatore svuota una teca allestita e vi espone subito una nuova Meraviglia o un nuovo Set.
CW-SOLO-CONTACT-CATHERINE-2 = Le carte tolte con Catherine tornano in mano al giocatore.
CW-SOLO-CONTACT-CATHERINE-3 = Con Catherine il Collezionista ottiene un segnalino Fama, che sta accanto alla sua Camera delle Meraviglie.
CW-SOLO-CONTACT-CATHERINE-4 = I segnalini sulle carte tolte con Catherine si trattano come con il Club dei Falegnami: i segnalini Fama e i segnalini Grottesco tornano nelle loro riserve, quella dei segnalini Grottesco si mescola di nuovo, le copie di un Leggendario che restano non riottengono il segnalino Fama, e le carte esposte di nuovo danno di nuovo ciò che danno quando vengono esposte.
CW-SOLO-CONTACT-CATHERINE-5 = L’esposizione fatta con Catherine si aggiunge alla fase 2 di quel turno.

## Decisioni

A-01 = A quali due Contatti è adiacente una Zona? Zone e Contatti si alternano in un anello, le Zone nell’ordine scelto da chi organizza la partita e i Contatti nell’ordine in cui sono usciti: il primo Contatto sta tra la prima e la seconda Zona, e così via, fino al quarto, che sta tra la quarta Zona e la prima. Solo un anello dà a ogni Zona esattamente due Contatti con 4 carte, e anche una recensione pubblicata descrive i Contatti tra le Zone.
A-02 = Dopo aver ripreso gli Agenti si può visitare di nuovo la stessa Zona, benché due regolamenti lo vietino «durante la partita»? Sì, è vietata soltanto una Zona che ora ospita un proprio Agente, perché altrove tutti e tre i regolamenti legano il divieto alla presenza di un Agente, e il solitario prevede 9 piazzamenti su 4 Zone. Opzione agents.area_reuse: per_round (predefinita) oppure, solo in 2 giocatori, whole_game, con cui ognuno visita ogni Zona una volta.
A-03 = In una partita in 2, quando si riprendono gli Agenti? Una volta sola, insieme, dopo la fase 2 del turno 4, perché i regolamenti parlano del momento in cui i due giocatori hanno usato tutti gli Agenti; il primo giocatore comincia poi il turno 5 e l’ordine non cambia.
A-04 = Con 3 giocatori, 3 Agenti e 4 Zone, gli Agenti si riprendono? No, ognuno tralascia esattamente una Zona e la partita dura 9 turni, perché la regola che fa riprendere gli Agenti è intitolata soltanto alla partita in 2 giocatori.
A-05 = Con quante carte si comincia nell’edizione inglese 0.5, che in un punto dà 3 carte e in un altro le carte indicate dalle Zone? Con le une e le altre, perché le due frasi stanno nella stessa edizione e nessuna annulla l’altra; una recensione pubblicata parla di 3 carte più il denaro delle Zone, e il risultato è lo stesso quando le Zone non indicano carte. Opzione setup.hand_mode: additive (predefinita), areas_only, senza le 3 carte di base, oppure base_only, come nelle edizioni italiana 0.3 e francese 0.4.
A-06 = In che ordine si fa la preparazione? Nell’ordine del testo: 3 carte a testa, poi una carta scoperta, poi l’Equipaggiamento Iniziale in ordine di turno, una mano intera per volta e il primo giocatore per primo; in solitario il giocatore riceve 3 carte, se ne scopre una, poi il giocatore ne riceve 2 e il Collezionista 5. Per le probabilità non cambia nulla, ma una partita ricominciata dallo stesso seme deve riuscire identica.
A-07 = Quando si ripristina il mazzo esaurito? Subito, appena ne esce l’ultima carta, anche nel mezzo di un effetto, perché il regolamento lo dice per qualsiasi momento in cui il mazzo finisca; si controlla dopo ogni singola carta, e le carte trattenute dall’effetto ne restano fuori. Il semplice guardare carte, con Loris o con il Club dei Detective, non svuota mai il mazzo.
A-08 = E se mazzo e pila degli scarti sono entrambi vuoti, o resta una sola carta? Chi pesca non ottiene nulla e gli effetti proseguono, e se le carte non bastano vanno ai giocatori nell’ordine indicato dall’effetto; quando poi si scartano carte, il mazzo si ripristina subito. Una pila degli scarti di una sola carta diventa il mazzo senza girare nessuna carta, perché altrimenti il mazzo si svuoterebbe di nuovo all’infinito.
A-09 = Nella fase 2 bisogna esporre qualcosa? No, perché tutti e tre i regolamenti dicono che i giocatori possono farlo; passare è una scelta segreta come le altre.
A-10 = E se un giocatore non ha teche libere? Può aprirne una per 5 Sterline nella propria scelta segreta, altrimenti passa; le carte esposte non si sostituiscono, perché le regole non permettono di toglierle.
A-11 = In che ordine avvengono le conseguenze di una rivelazione? Per passi fissi: piazzamento, segnalini dei Leggendari, segnalini dei Set Mostro, incassi, segnalini Grottesco; in ogni passo viene prima il giocatore di turno, poi gli altri in senso orario. L’ordine può contare soltanto per la pesca dei segnalini e, se la banca è limitata, per il denaro.
A-12 = Quando si annullano a vicenda le copie di un Leggendario? Sempre: con una copia successiva, con una terza copia, con copie nella stessa rivelazione e con copie dello stesso proprietario nessuna copia di quel nome ha più un segnalino, e i segnalini non si restituiscono più tardi. Il testo italiano 0.3 potrebbe voler dire che perde il segnalino solo la copia precedente, ma il suo stesso esempio spiega i segnalini con il fatto che la carta è l’unica sul tavolo; il testo francese 0.4 potrebbe risparmiare le copie proprie. Opzioni legendary.duplicate: all_lose (predefinita) oppure earlier_loses; legendary.same_owner_cancels: true (predefinita) oppure false.
A-13 = Che cosa significa «in qualsiasi momento» per aprire una teca a 5 Sterline? Si può fare a ogni propria decisione, all’inizio e alla fine di ogni turno, e nella scelta segreta della fase 2, dove si paga alla rivelazione; ma non tra la propria offerta segreta e il suo esito, e in un’asta aperta chi ha l’offerta più alta deve poterla coprire. Aprire serve solo per un’esposizione successiva, quindi non si perde nulla, e sigillarlo con la scelta non svela le intenzioni. Opzione expand.windows: prompts (predefinita) oppure commit_only, con cui le teche si aprono soltanto con la scelta della fase 2.
A-14 = Importa quale teca si usa? No, le teche sono intercambiabili, perché nessuna regola guarda la loro posizione: i posti li assegna il gioco, e ai proprietari si può permettere di disporle a piacere.
A-15 = Quando si può usare un Contatto? Nella fase 1, come dice l’edizione inglese 0.5, prima o dopo l’effetto della Zona ma mai durante, perché tutte e tre le edizioni dicono prima o dopo. Opzione contact.window: phase1 (predefinita) oppure turn, come nelle edizioni italiana 0.3 e francese 0.4, che aggiunge un’occasione dopo la fase 2, prima che il turno passi.
A-16 = Si può scegliere un Contatto che non farebbe nulla? No, perché equivale a rinunciare: quindi non Cpt. Rek con la mano vuota, né Butch senza segnalini Coming Soon, né Loris o J.K. Fezzik quando non ci sono carte da nessuna parte. Sir Pebbleton si può scegliere se si può pescare almeno una carta.
A-17 = A Whitechapel, faccia A, bisogna rivelare la prima carta? Dipende dall’edizione: è facoltativa in quella inglese 0.5, che fa rivelare quante carte si vuole, e nessuna può essere la scelta giusta a fine partita perché le carte in mano costano Fama; è obbligatoria in quelle italiana 0.3 e francese 0.4. Opzione whitechapelA.first_card: optional (predefinita) oppure mandatory.
A-18 = A Whitechapel, faccia A, che cosa finisce quando si perdono le carte rivelate? Nell’edizione italiana 0.3 soltanto l’effetto, nelle edizioni francese 0.4 e inglese 0.5 anche il diritto a un Contatto non ancora usato, in qualunque momento lo si sarebbe potuto usare; un Contatto usato prima non si annulla. Il testo italiano dice che finisce l’azione, gli altri due che finisce il turno, e l’esposizione del giocatore non va persa perché la fase 2 è di tutti. Opzione whitechapelA.bust_scope: action, phase1 (predefinita) oppure turn, con cui il giocatore di turno perde anche l’esposizione.
A-19 = A Whitechapel, faccia B, chi comincia, e le carte del tipo nominato vanno prese per forza? Comincia il giocatore di turno in tutte le edizioni, e prenderle è facoltativo, perché tutti e tre i regolamenti dicono che si può; una carta del tipo nominato che si rifiuta si scarta.
A-20 = Quanto è segreta Westminster, faccia A? Le carte si pescano coperte e separate dalla mano, le scelte sono segrete e simultanee, e le carte ricevute vanno direttamente in mano; in 2 giocatori, nell’edizione inglese 0.5, la terza carta scartata la vedono tutti. È un’opzione soltanto ciò che si fa in 2. Opzione westminsterA.two_player: give_one_discard_one (predefinita) oppure give_two, come nelle edizioni italiana 0.3 e francese 0.4.
A-21 = Chi è il vicino di sinistra o di destra? I turni vanno in senso orario, perciò a sinistra c’è il giocatore successivo e a destra il precedente; in 2 giocatori entrambi sono l’avversario.
A-22 = Quante carte vanno all’asta dopo la prima a Hyde Park, dove la faccia A parla di due carte rimanenti? Tutte quelle che restano, perché il numero due vale solo in 3 giocatori (in 2 o 4 giocatori restano 1 o 3 carte), e la faccia B dice ognuna delle carte rimanenti.
A-23 = Come funziona nei dettagli l’asta aperta a Hyde Park? Se il giocatore di turno passa, può aprire il successivo, altrimenti quel passo sarebbe un veto, e chi non ha ancora parlato può offrire anche se prima hanno passato tutti; i rilanci girano finché resta un solo giocatore, in Sterline intere e mai oltre la borsa, e chi ha 0 Sterline passa automaticamente. Un unico offerente vince alla propria offerta, che si paga alla Cassa, perché nessun altro destinatario è nominato.
A-24 = Come funzionano nei dettagli le offerte segrete a Hyde Park? Un’offerta va da 0 fino a tutta la borsa, e vince la più alta sopra 0; se tutte le offerte sono 0 non c’è parità e la carta si scarta. Le parità le risolve il giocatore di turno e il compratore indicato non può rifiutare, gli altri non perdono nulla, e la borsa di chi compra si riduce prima della carta seguente.
A-25 = Come si vende alla Banca d’Inghilterra? Uno dopo l’altro, apertamente e a partire dal giocatore di turno, perciò chi vende dopo vede le vendite precedenti. Il testo francese 0.4 della faccia B, alla lettera, ammetterebbe 0 oppure esattamente 3 carte, e questo si offre soltanto come opzione. Opzione bankB.amount: up_to_3 (predefinita) oppure exactly_3.
A-26 = Chi sa che cosa all’Abbazia, faccia A? Chi dona vede tutte le carte, anche l’ultima, il cui destinatario è già stabilito; chi riceve vede soltanto la propria e non può rifiutarla. È pubblico chi ha avuto la prima carta, la seconda e così via.
A-27 = In che ordine si svolge l’Abbazia, faccia B? Tutti scelgono che cosa scartare nello stesso momento, perché nessun ordine è indicato, e poi tutti pescano, a partire dal giocatore di turno. Una carta appena scartata può tornare soltanto se si forma un nuovo mazzo.
A-28 = Le parti di un Set Mostro devono essere di una sola creatura? No, vanno bene una Testa, un Corpo e delle Zampe qualsiasi, perché i regolamenti chiedono soltanto che le parti siano diverse.
A-29 = Quando due Libri sono diversi? Quando sono di tipi di Libro diversi, e i tipi sono 4; non basta che siano carte diverse.
A-30 = Come si assegna il premio per il maggior numero di teschi? Se nessuno ha teschi non c’è premio; chi è in parità pesca 1 segnalino Grottesco a testa per giro e si confronta di nuovo, e prosegue soltanto chi è ancora pari in testa. Se la riserva non basta si smette senza premio, perché senza segnalini è impossibile pescare finché c’è un vincitore; i segnalini restituiti e rifiutati sono nella riserva, e se è vuota quando si espone un Grottesco non se ne pesca nessuno. Opzione grotesque.tie_exhausted: none (predefinita) oppure all, con cui tutti i giocatori in parità ottengono un segnalino Fama.
A-31 = I 24 segnalini Fama sono un limite? No, sono illimitati: con i 6 nomi di Leggendari che proponiamo, al massimo 6 segnalini sui Leggendari, 6 sui Set Mostro e 1 per i teschi fanno 13, e in solitario al massimo altri 6 con Catherine fanno 19, perciò il limite di 24 non si può raggiungere.
A-32 = Le 50 monete sono un limite? No, il denaro è illimitato e il taglio delle monete è solo una questione di presentazione, perché nessun testo fa della Cassa un limite. Opzione bank.limit: none (predefinita) oppure un numero, e allora i pagamenti si fanno nell’ordine in cui si presentano e possono essere parziali.
A-33 = Un totale può essere negativo? Sì, non si riporta a zero, perché i regolamenti sottraggono senza indicare un minimo.
A-34 = Che cosa è segreto e che cosa è pubblico? Sono pubblici le borse, il numero di carte in mano, l’intera pila degli scarti, le carte esposte e quanti segnalini Grottesco ha ciascuno; sono privati le facce delle carte in mano, i valori dei propri segnalini Grottesco, le scelte segrete e l’ordine del mazzo. I regolamenti nascondono soltanto le carte in mano, le offerte e i valori dei Grotteschi. Opzione info.purse: public (predefinita) oppure hidden.
A-35 = Gli Arcani in mano danno punti, visto che il regolamento inglese parla degli Arcani «che si hanno»? No, soltanto quelli esposti, perché tutta la Fama delle carte viene dall’esposizione; i tipi si contano alla fine della partita.
A-36 = Quali carte contano nello spareggio sulle carte esposte? Quelle esposte alla fine della partita; le carte tolte con il Club dei Falegnami o con Catherine non contano, perché non sono più esposte.
A-37 = Chi è il primo giocatore? Lo sorteggia il gioco, come i regolamenti permettono, in un modo che si può ripetere, e chi organizza la partita può invece indicarne uno. Opzione setup.first_player: random (predefinita) oppure named.
A-38 = Come si distribuiscono i Club? Ognuno riceve un Club a caso, scoperto, da una copia di ciascuno dei 6, perché gli Orafi e gli Amanti dei Gatti reagiscono a ciò che espongono gli altri e tutti devono poterlo verificare.
A-39 = Come funziona nei dettagli il Club dei Falegnami? Si può usare in ogni turno della partita, al massimo una volta per fase 2, al posto dell’esposizione di chi lo ha: le carte tornano prima in mano, quindi un Set si può ampliare, ma la teca va riempita di nuovo, e non con lo stesso contenuto. I segnalini Fama e Grottesco tornano nelle loro riserve e i segnalini Grottesco si mescolano di nuovo, perché i segnalini sono legati alla carta nella teca e una carta in mano non deve dare punti; le carte esposte di nuovo hanno da capo tutti i loro effetti (un Leggendario riceve il segnalino solo se nessun’altra copia è esposta, un Prezioso dà di nuovo 3 Sterline), mentre le altre copie di un Leggendario non riottengono nulla. Opzione club.carpenters_turns: every (predefinita) oppure own, solo nei turni di chi lo ha.
A-40 = Che cosa può fare chi ha il Club dei Detective? Soltanto guardare, prima di piazzare l’Agente, e le carte restano nello stesso ordine, perché il regolamento non concede altro che uno sguardo; con meno di 3 carte nel mazzo vede quelle che ci sono.
A-41 = Che ne è del segnalino rifiutato con il Club dei Becchini? Torna nella riserva; il Club vale per ogni segnalino Grottesco pescato da chi lo ha, perché il regolamento parla di ogni volta che il giocatore deve pescarne uno.
A-42 = Quali esposizioni fanno incassare gli Orafi e gli Amanti dei Gatti? Gli Orafi contano anche le esposizioni proprie, perché il regolamento dice qualcuno; gli Amanti dei Gatti contano solo quelle altrui, e un Set Mostro fa incassare 1 Sterlina, non 3, perché il regolamento nomina allo stesso modo un Set o una parte.
A-43 = Ci sono i Club in solitario? No, se non si attivano, perché il regolamento non ne parla; se sono attivi, ha un Club soltanto il giocatore, e le esposizioni del Collezionista contano per gli Orafi e gli Amanti dei Gatti. Opzione solo.clubs: off (predefinita) oppure on.
A-44 = Che cosa significa «dopo 9 turni» in solitario? Significa 9 Agenti piazzati, cioè 3 round, e non 9 round con 27 Agenti: 9 esposizioni corrispondono alle 9 teche, e le 15 Sterline del Collezionista pagano esattamente tre teche da 5 Sterline. Opzione solo.length_unit: agent (predefinita) oppure round.
A-45 = Con quante carte comincia il giocatore in solitario? Con 5, perché le 2 carte sostituiscono soltanto l’Equipaggiamento Iniziale e le 3 carte di base restano; anche il Collezionista comincia con 5. Opzione solo.start_hand: 5 (predefinita) oppure 2.
A-46 = Il Collezionista riceve segnalini e incassi? Sì, è trattato come un giocatore per tutto ciò che danno le esposizioni e per il maggior numero di teschi, con i segnalini pescati senza guardarli, perché il punteggio è quello normale, Clark gli dà un segnalino Grottesco e Catherine un segnalino Fama.
A-47 = Il Collezionista piazza parti di Mostro singole e Set di 1 o 2 Libri? No, perché il suo elenco di preferenze chiede un Mostro completo e almeno 3 Libri, il regolamento prevede che avanzino carte, e il Livello Reale conta solo se questo è frequente; nelle nostre prove gli altri modi riempiono le sue teche così presto che la terza rivelazione serve a poco. Opzione solo.collector_unlisted, una scelta visibile nella preparazione: never (predefinita), open_only, con cui le piazza soltanto in teche già aperte, oppure place_last, con cui paga anche 5 Sterline per farlo.
A-48 = Come sceglie di preciso il Collezionista? Rigorosamente per preferenza, poi per valore dal più alto al più basso, poi a caso; un Set Mostro prende la carta migliore di ogni parte, un Set di Libri prende tutti i tipi diversi che ha, e un Set di 4 batte un Set di 3. Piazza un Leggendario anche se annulla un segnalino, suo o del giocatore, e apre una teca solo quando non ne ha di libere e gli resta una carta che si può piazzare.
A-49 = Che ne è dell’ultima mano del Collezionista? La terza rivelazione viene prima del punteggio, e le carte non piazzate allora gli costano 1 punto Fama l’una, a meno che non sia attivo il Livello Reale; dopo l’ultimo round non si scarta nulla e non si pescano 5 nuove carte.
A-50 = Chi compra e quando alla Casa d’Affari, faccia A? Prima il giocatore fa tutti i suoi acquisti, poi il Collezionista compra lo stesso numero di carte, o nessuna se non può permettersene tra quelle rimaste, con le parità di valore decise a caso; i pagamenti vanno alla Cassa e le carte avanzate si scartano, come sulla faccia B. Opzione solo.businessA_order: after (predefinita) oppure alternate.
A-51 = Al Cortile di Scotland Yard, faccia A, si conoscono le due carte coperte? No, si scelgono alla cieca; le due carte rivelate sono le prime due pescate.
A-52 = Come funziona nei dettagli il Daily Telegraph, faccia A? Le 3 Sterline e le 3 carte del Collezionista vengono prima e sempre, e il giocatore può anche non rivelare nessuna carta. Perdere le carte per un tipo ripetuto dà 3 Sterline al giocatore, non al Collezionista, e chiude soltanto questo effetto.
A-53 = Come funziona nei dettagli il Daily Telegraph, faccia B? Le carte si pescano una alla volta, con la possibilità di fermarsi; si confrontano solo con le 3 carte di riferimento, non con quelle pescate prima, e tenere una carta di tipo diverso è facoltativo: se si rifiuta, si scarta.
A-54 = Quanto paga il Mercato Centrale? Sulla faccia A si aggiungono 3 Sterline una volta sola al totale, perché il regolamento parla di più del valore totale delle carte, e non si paga nulla se non si vende nulla; la faccia B paga i valori stampati. Opzione solo.marketA_bonus: once (predefinita) oppure per_card.
A-55 = Quando si può usare un Contatto del solitario? Olivander e il Boss richiedono una carta in mano, Cara 3 Sterline e una carta nella mano del Collezionista, Parker almeno 1 carta da pescare (se è solo 1, va scartata), Catherine una teca allestita e un nuovo contenuto lecito, e Clark un segnalino nella riserva, con il giocatore per primo. La metà del Collezionista si salta se è impossibile, e le tre carte viste con Cara sono a caso.
A-56 = Dove vanno i segnalini Grottesco di Clark? Accanto alla Camera delle Meraviglie, perché non c’è una carta per loro; li vede solo il proprietario, quelli del Collezionista non li vede nessuno, e contano come teschi.
A-57 = Come funziona nei dettagli Catherine? Si usa nella fase 1, prima o dopo la Zona; il nuovo contenuto può riusare le carte tolte ma deve essere diverso, tutto ciò che un’esposizione dà avviene, e l’esposizione della fase 2 resta, perché la sua è immediata.
A-58 = Come si allestisce il tavolo del solitario? I Contatti del solitario si sorteggiano o si scelgono, le facce delle Zone si scelgono o si sorteggiano, Zone e Contatti formano lo stesso anello delle partite in più persone, e tutte e quattro le Zone del solitario sono sempre in gioco. Opzioni solo.contacts: random (predefinita) oppure chosen; solo.sides: chosen (predefinita) oppure random.
A-59 = A Hyde Park, faccia B, nell’edizione francese 0.4, a chi paga il giocatore di turno, se vince? Alla Cassa, perché altrimenti potrebbe sempre offrire tutta la borsa senza spendere nulla. Opzione hydeparkB.payee: reserve (predefinita) oppure active.
A-60 = Gli scarti sono visibili? Sì, stanno sempre scoperti, e tutti possono sfogliare la pila. Opzione info.discard: all (predefinita) oppure top, con cui si vede soltanto la prima carta.
A-61 = E se un effetto è possibile solo in parte? Si fa tutto ciò che è possibile, nell’ordine stampato, e il resto si salta.
A-62 = Quali Zone sono per una prima partita, visto che i contrassegni stampati sono andati perduti? Ricostruiamo Westminster, Hyde Park, Banca d’Inghilterra e Abbazia, tutte sulla faccia A: una recensione pubblicata sconsiglia Whitechapel per una prima partita, e questo fissa le quattro, mentre le facce non si conoscono e la faccia A è una nostra scelta. L’insieme sta nei dati del gioco.
A-64 = Come finisce una partita in solitario in parità? Vale la classifica normale; se il giocatore e il Collezionista sono ancora pari dopo tutti gli spareggi, condividono la vittoria, che viene indicata come pareggio.
A-65 = Chi espone e quando in solitario? Il giocatore espone dopo ciascuno dei 9 turni, il Collezionista soltanto nelle sue rivelazioni; se due copie di un Leggendario si scontrano, quella esposta più tardi le annulla entrambe.
A-66 = Gli altri hanno ancora un turno dopo l’ultimo Agente, come una frase francese potrebbe far pensare? No, tutti hanno lo stesso numero di Agenti, perciò l’ultimo Agente piazzato segna l’ultimo turno, e in quel turno tutti espongono ancora.

## Dove le edizioni differiscono

E-02 = Sterline iniziali: 5 nell’edizione italiana 0.3, 8 nella francese 0.4, quelle che mostrano le quattro Zone nell’inglese 0.5. Opzione setup.money.
E-03 = Carte iniziali: 3 nelle edizioni italiana 0.3 e francese 0.4; 3 e quelle che mostrano le Zone nell’inglese 0.5. Opzione setup.hand_mode.
E-06 = Chi trova le quattro Zone e le loro facce: i giocatori, in tutte e tre le edizioni. Opzione setup.areas.
E-10 = Teschi sui segnalini Grottesco: da 2 a 4 nelle edizioni italiana 0.3 e francese 0.4, da 2 a 5 nell’inglese 0.5. Opzione grotesque.token_range.
E-12 = Quando si può usare un Contatto: in ogni momento del proprio turno nelle edizioni italiana 0.3 e francese 0.4, solo nella fase 1 nell’inglese 0.5. Opzione contact.window.
E-13 = Il Contatto che vede la prima carta: Cloris nell’edizione italiana 0.3, Loris nella francese 0.4 e nell’inglese 0.5. Opzione contact.seer_name.
E-14 = Dove può andare invece la carta vista: agli scarti nelle edizioni italiana 0.3 e inglese 0.5, in fondo al mazzo nella francese 0.4. Opzione contact.seer_alternative.
E-15 = Carte esposte: restano per sempre nelle edizioni italiana 0.3 e francese 0.4; nell’inglese 0.5 alcune carte fanno eccezione. Opzione showcase.exceptions.
E-24 = Whitechapel, faccia A, la prima carta: va rivelata nelle edizioni italiana 0.3 e francese 0.4, non per forza nell’inglese 0.5. Opzione whitechapelA.first_card.
E-25 = Whitechapel, faccia A, due carte dello stesso tipo: finisce l’azione nell’edizione italiana 0.3, il turno nella francese 0.4 e nell’inglese 0.5; vedi A-18 per che cosa significa. Opzione whitechapelA.bust_scope.
E-28 = Westminster, faccia A, in 2 giocatori: si danno entrambe le carte non tenute nelle edizioni italiana 0.3 e francese 0.4; una si dà e una si scarta nell’inglese 0.5. Opzione westminsterA.two_player.
E-31 = Hyde Park, faccia B, chi viene pagato: l’edizione italiana 0.3 non lo dice, il giocatore di turno nella francese 0.4, la Cassa nell’inglese 0.5. Opzione hydeparkB.payee.
E-34 = Banca d’Inghilterra, faccia B: fino a 3 carte nelle edizioni italiana 0.3 e inglese 0.5; la francese 0.4 dice 3. Opzione bankB.amount.
E-35 = Copie di un Leggendario: la precedente e la nuova perdono il segnalino nelle edizioni francese 0.4 e inglese 0.5; l’italiana 0.3 si può leggere in due modi. Opzione legendary.duplicate.
E-36 = Dove sta la copia di un Leggendario: da chiunque nelle edizioni italiana 0.3 e inglese 0.5, da un altro giocatore nella francese 0.4. Opzione legendary.same_owner_cancels.
E-45 = Club: solo nell’edizione inglese 0.5. Opzione clubs.enabled.
E-46 = Il solitario: solo nell’edizione inglese 0.5. Opzione mode.solo.
