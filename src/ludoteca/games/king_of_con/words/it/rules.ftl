### King of Con: le regole in parole semplici.
### Un messaggio per ogni clausola, per ogni titolo di sezione, per ogni decisione e per ogni Scenario della casa.

## Scopo, componenti, preparazione

KC-1 = Ambito e scopo del gioco
KC-1-1 = A King of Con si gioca in 2, 3, 4 o 5; nessun altro numero di giocatori è ammesso.
KC-1-2 = Vince chi ha più punti Vittoria alla fine della partita.
KC-1-3 = Una partita intera dura 6 round, e ogni round si compone di 4 fasi.
KC-1-4 = All’interno di una fase non esistono turni: tutte le offerte sono segrete e simultanee, e il resto si risolve secondo le regole. Quando la panoramica del gioco dice «a turno», non significa che si giochi uno dopo l’altro.
KC-1-5 = Quando serve un ordine preciso tra i giocatori, si procede in ordine crescente di Scimmia.

KC-2 = Componenti
KC-2-1 = Il tabellone ha 4 Stand numerati da 1 a 4, un’area per le Bancarelle, un posto per il mazzetto degli Oggetti, uno per una carta Scenario, il percorso delle fasi e il percorso dei round.
KC-2-2 = Ogni Stand ha un contrassegno per ciascun colore dei giocatori: lì si appoggiano i gettoni offerti da quel giocatore per quello Stand.
KC-2-3 = In tutto il gioco ci sono esattamente 100 gettoni; non se ne creano e non se ne distruggono mai, cambiano soltanto posto.
KC-2-4 = Ci sono 25 carte Oggetto, e ogni Oggetto ha esattamente un Genere, una Categoria e un’Edizione.
KC-2-5 = Ci sono 15 carte Passione, una per ogni caratteristica.
KC-2-6 = Una carta Passione indica la propria caratteristica ed elenca gli Oggetti che la possiedono.
KC-2-7 = Ci sono 5 carte Scimmia, numerate da 1 a 5.
KC-2-8 = Ci sono 10 carte Scenario e 10 schede Scenario abbinate, disponibili solo se sono state sbloccate; il numero sulla carta Scenario dice quale scheda le corrisponde.
KC-2-9 = Senza Scenari il gioco ha 45 carte (25 Oggetti, 15 Passioni e 5 Scimmie); con le 10 carte Scenario ne ha 55.
KC-2-10 = Ogni giocatore ha una tessera Cestino e uno schermo principale del proprio colore, più uno schermo secondario; gli schermi secondari sono tutti identici.
KC-2-11 = Ogni colore ha il suo personaggio: Dirk è il blu, Lulu il verde, Greg il giallo, Todd il rosso e Zak il nero.
KC-2-12 = Lo schermo principale nasconde le offerte sul Quadrante e si solleva quando una regola chiede di rivelarle.
KC-2-13 = Lo schermo secondario nasconde la riserva personale del suo proprietario e porta il Quadrante.
KC-2-14 = Il Quadrante ha 25 caselle: ciascuna rappresenta un solo Oggetto, e le 25 caselle insieme sono esattamente i 25 Oggetti.
KC-2-15 = Il Quadrante è identico per tutti i giocatori.
KC-2-16 = Ci sono tre segnalini: il contaFasi quadrato, il contaRound tondo e il contaPredominio.

KC-3 = Le 15 caratteristiche
KC-3-1 = I cinque Generi sono le caratteristiche da 1 a 5: 1 Sci-Fi, 2 SuperHeroes, 3 Fantasy, 4 MangAnime, 5 Horror.
KC-3-2 = Le cinque Categorie sono le caratteristiche da 6 a 10: 6 ComicsBooks, 7 HomeVideo, 8 ActionFigures, 9 Games, 10 Gadgets.
KC-3-3 = Le cinque Edizioni sono le caratteristiche da 11 a 15: 11 Vintage, 12 SignedEdition, 13 LimitedEdition, 14 DeluxeEdition, 15 Mint.
KC-3-4 = Le caratteristiche sono 15 e non ce ne sono altre: 5 Generi, 5 Categorie e 5 Edizioni.

KC-4 = I 25 Oggetti
KC-4-1 = Per ogni coppia formata da un Genere e da una Categoria esiste esattamente un Oggetto.
KC-4-2 = L’Edizione di un Oggetto dipende dal suo Genere e dalla sua Categoria, secondo una nostra ricostruzione: si contano Generi, Categorie ed Edizioni da 0 a 4 nel loro ordine abituale, si sottrae la posizione della Categoria da quella del Genere e, se il risultato è negativo, si aggiunge 5; si ottiene così la posizione dell’Edizione. Scorrendo le Categorie in ordine, per lo Sci-Fi si legge Vintage, Mint, DeluxeEdition, LimitedEdition, SignedEdition, e ogni Genere successivo sposta questa riga di un passo a destra, con l’ultima Edizione che torna in testa.
KC-4-3 = Ognuna delle 15 caratteristiche compare esattamente su 5 Oggetti, e due Oggetti diversi hanno in comune al massimo una caratteristica.
KC-4-4 = La numerazione degli Oggetti da 1 a 25 è nostra, perché non ci sono numeri stampati: si moltiplica per cinque la posizione del Genere (da 0 a 4), si somma la posizione della Categoria (da 0 a 4) e si aggiunge 1. Gli Oggetti Sci-Fi sono quindi da 1 a 5, SuperHeroes da 6 a 10, Fantasy da 11 a 15, MangAnime da 16 a 20 e Horror da 21 a 25, sempre nell’ordine delle Categorie.

KC-5 = Preparazione
KC-5-1 = Preparazione, passo 1: il contaFasi parte dalla casella 1, il contaRound dalla casella I e il contaPredominio dalla caratteristica 1 (Sci-Fi).
KC-5-2 = Preparazione, passo 2: ognuno prende un colore diverso, con lo schermo principale e il Cestino di quel colore, e uno schermo secondario.
KC-5-3 = Preparazione, passo 2: ogni Cestino sta scoperto davanti al suo proprietario, e tutti possono vedere che cosa contiene.
KC-5-4 = Preparazione, passo 3: ogni giocatore comincia con 10 gettoni nella riserva personale.
KC-5-5 = Preparazione, passo 3: tutti i gettoni non distribuiti formano la riserva comune, qualunque sia il numero di giocatori: 80 in 2 giocatori, 70 in 3, 60 in 4 e 50 in 5.
KC-5-6 = Preparazione, passo 4: si usano tante Scimmie quanti sono i giocatori, partendo dalla numero 1; le altre restano nella scatola.
KC-5-7 = Preparazione, passo 4: le Scimmie in uso si mescolano e ognuno ne pesca una a caso; per tutta la partita ogni Scimmia resta scoperta davanti a chi la possiede.
KC-5-8 = Preparazione, passo 5 (partita normale): le 15 Passioni si mescolano coperte; in ordine crescente di Scimmia ognuno ne pesca 3, ne tiene coperte 2 a scelta ed elimina la terza dal gioco.
KC-5-9 = Preparazione, passo 5: le Passioni scartate tornano coperte nella scatola, senza che gli altri le vedano, e in quella partita non si usano più.
KC-5-10 = Preparazione, passo 5 (prima partita): ognuno pesca soltanto 2 Passioni e non ne scarta nessuna.
KC-5-11 = Le Passioni tenute restano segrete per gli avversari fino al conteggio finale.
KC-5-12 = Preparazione, passo 6: i 25 Oggetti si mescolano e formano un mazzetto coperto.
KC-5-13 = Preparazione, passo 7 (facoltativo): si usa al massimo uno Scenario, sorteggiato oppure scelto di comune accordo, e il suo effetto è noto a tutti.
KC-5-14 = Preparazione, passo 7 (prima partita): non si usa nessuno Scenario.
KC-5-15 = L’effetto di uno Scenario vale per l’intera partita.
KC-5-16 = All’inizio della partita sono vuoti tutti i Cestini, tutte le Collezioni, tutti gli Stand e le Bancarelle.

## Parità, gettoni, svolgimento di un round

KC-6 = Scimmie e spareggi
KC-6-1 = Ogni giocatore possiede sempre una e una sola Scimmia, e le Scimmie in gioco sono sempre i numeri da 1 fino al numero dei giocatori, ciascuno una volta.
KC-6-2 = Se una regola non dispone altrimenti, una parità la vince il giocatore coinvolto con la Scimmia dal numero più basso.
KC-6-3 = Due regole mettono un altro spareggio prima delle Scimmie: il Predominio e la classifica finale, dove si confrontano innanzitutto i gettoni sugli Oggetti.
KC-6-4 = Dopo ogni parità decisa dalle Scimmie nelle fasi 2, 3 e 4, le Scimmie di tutti i giocatori coinvolti si scambiano subito.
KC-6-5 = Quando la parità è tra due giocatori e decidono le Scimmie, subito dopo i due si scambiano le Scimmie.
KC-6-6 = Quando la parità è tra tre o più giocatori e decidono le Scimmie, chi vince prende la Scimmia più alta tra quelle coinvolte; poi ciascuno degli altri, in ordine crescente di vecchio numero, prende la più bassa rimasta.
KC-6-7 = Dopo una parità le Scimmie girano così: chi aveva il numero più basso tra quelli coinvolti riceve il più alto, e ogni altro giocatore coinvolto riceve il numero immediatamente inferiore tra quelli coinvolti. Per esempio, chi aveva le Scimmie 2, 3 e 5 si ritrova con 5, 2 e 3.
KC-6-8 = Allo scambio delle Scimmie partecipa solo chi era in parità per il premio; gli altri conservano la propria.
KC-6-9 = Una parità successiva, anche nella stessa fase, si decide con le Scimmie già scambiate dopo la precedente.
KC-6-10 = Quando più parità attendono insieme, si risolvono una carta alla volta.
KC-6-11 = Con più parità in attesa, chi ha la Scimmia più bassa tra tutti i giocatori coinvolti sceglie uno degli Oggetti in parità che si sta contendendo e lo prende; si scambiano le Scimmie di quella parità e si ricomincia con le parità rimaste.
KC-6-12 = Con più parità in attesa, se chi ha diritto di scegliere si contende un solo Oggetto, prende quello: la scelta è obbligata e non viene posta alcuna domanda.
KC-6-13 = Totali massimi uguali che non vincono nulla non sono una parità, per esempio se non c’è nessuna offerta o se le offerte non superano il valore: non si confrontano Scimmie e non se ne scambiano.

KC-7 = Gettoni: riserve, Cestino, sprecare, Colletta e bluff
KC-7-1 = Ogni gettone si trova sempre in un solo posto: in una riserva personale, in un Cestino, nella riserva comune, su un Oggetto di una Collezione, durante la fase 2 sul contrassegno di un giocatore in uno Stand oppure, nella fase 3, dalla rivelazione finché tutti gli spareggi sono risolti, sulla casella del Quadrante dove è stato offerto.
KC-7-2 = Il valore di un Oggetto in Collezione è il numero di gettoni che ha sopra.
KC-7-3 = Sprecare gettoni significa spostarli nel Cestino del giocatore a cui appartengono.
KC-7-4 = I gettoni piazzati per errore e quelli offerti per Oggetti non vinti sono sprecati.
KC-7-5 = I gettoni nel Cestino non si possono offrire né spendere: aspettano lì il Recupero.
KC-7-6 = Quanti gettoni ci sono in una riserva personale non viene mostrato agli avversari.
KC-7-7 = Nessuno può offrire in tutto più gettoni di quanti ne ha nella riserva personale; un’offerta simile viene rifiutata, e non per questo sprecata.
KC-7-8 = Colletta: ogni volta che la riserva comune ha meno gettoni di quanti ne richiede un effetto, prima ogni giocatore che può le dà 1 gettone.
KC-7-9 = La Colletta attinge solo alle riserve personali, e a quelle di tutti nello stesso momento, compreso chi ne trae vantaggio.
KC-7-10 = Chi ha la riserva personale vuota non dà nulla alla Colletta e non resta in debito.
KC-7-11 = Se dopo una Colletta la riserva comune non basta ancora, la Colletta si ripete finché basta o finché una ripetizione non porta più niente.
KC-7-12 = Se la riserva comune resta insufficiente anche quando la Colletta non porta più niente, l’effetto si paga con quello che c’è e il resto si dimentica.
KC-7-13 = Ai fini della Colletta ogni singolo pagamento è un effetto a sé: l’integrazione di un Oggetto, un gettone di Predominio o un gettone di Consolazione.
KC-7-14 = Bluffare fingendo di piazzare gettoni è permesso e non produce effetti.
KC-7-15 = Fino alla rivelazione gli avversari non sanno nulla di un’offerta, nemmeno se è vuota; vedono soltanto se un giocatore è pronto oppure no.

KC-8 = Svolgimento del round
KC-8-1 = Le quattro fasi sono, nell’ordine: 1, Hype a Manetta (nuovi Oggetti); 2, Incauto Acquisto (aste); 3, Sciacallaggio (caccia a Bancarelle e Collezioni); 4, Sfoggio Supremo (mostra degli acquisti).
KC-8-2 = Il percorso delle fasi riporta 1, I, II, III, 2, 3, 4: la casella 1 è la fase 1, le caselle I, II e III sono le tre Astatoste, la casella 2 è l’assegnazione, le caselle 3 e 4 sono le fasi 3 e 4.
KC-8-3 = In ogni round si giocano tutte e quattro le fasi, a meno che una Epic Collection non chiuda prima la partita.

## Le quattro fasi

KC-9 = Fase 1: nuovi Oggetti
KC-9-1 = Nella fase 1 gli Stand 1, 2, 3 e 4, in quest’ordine, ricevono ciascuno un Oggetto scoperto dalla cima del mazzetto.
KC-9-2 = Nella fase 1 si mostrano quattro Oggetti, qualunque sia il numero di giocatori.
KC-9-3 = Riempiti i quattro Stand, il contaFasi va sulla casella I e comincia la fase 2.
KC-9-4 = Sei round usano 24 dei 25 Oggetti; l’ultimo non viene mai rivelato e non entra mai in gioco.

KC-10 = Fase 2: le tre Astatoste
KC-10-1 = La fase 2 prevede tre Astatoste di fila, a meno che un’Astatosta senza offerte non le interrompa.
KC-10-2 = In ogni Astatosta ciascuno prende in segreto dalla riserva personale quanti gettoni vuole, anche zero.
KC-10-3 = I gettoni di un’Astatosta vanno sulla casella del Quadrante di uno, e uno soltanto, dei quattro Oggetti negli Stand.
KC-10-4 = In ogni Astatosta della stessa fase si può puntare a un Oggetto diverso.
KC-10-5 = Mettere gettoni su più di una casella in un’Astatosta è un’offerta multipla: tutti i gettoni offerti da quel giocatore in quell’Astatosta sono sprecati.
KC-10-6 = Un’offerta multipla in un’Astatosta è sprecata per intero, anche se alcune delle caselle erano valide.
KC-10-7 = In un’Astatosta i gettoni su una casella il cui Oggetto non si trova in uno Stand sono sprecati.
KC-10-8 = In un’Astatosta un Oggetto della propria Collezione, della Collezione altrui o delle Bancarelle conta come un Oggetto che non si trova in uno Stand, perciò i gettoni messi sulla sua casella sono sprecati.
KC-10-9 = I gettoni sprecati in un’Astatosta, per un’offerta multipla o su un Oggetto che non è in uno Stand, vanno nel Cestino alla rivelazione, prima dell’Astatosta seguente.
KC-10-10 = Quando in un’Astatosta tutti si sono dichiarati pronti, le offerte si rivelano tutte insieme; quantità e casella di ciascuna diventano pubbliche.
KC-10-11 = Alla rivelazione di un’Astatosta ognuno sposta la propria offerta valida sul proprio contrassegno dello Stand corrispondente.
KC-10-12 = I gettoni su un contrassegno restano lì, sotto gli occhi di tutti, fino all’assegnazione; non si possono riprendere né spostare.
KC-10-13 = Le offerte di un giocatore sullo stesso Stand si sommano nelle tre Astatoste, e conta il totale.
KC-10-14 = Dopo un’Astatosta si tiene la successiva con i gettoni che sono rimasti nelle riserve personali.
KC-10-15 = Se in un’Astatosta non offre nessuno, le Astatoste rimanenti si saltano e si passa subito all’assegnazione.
KC-10-16 = Quando le Astatoste si interrompono perché nessuno ha offerto, le offerte fatte nelle Astatoste precedenti di quella fase valgono ancora.
KC-10-17 = Una puntata sprecata, perché multipla o fuori posto, conta comunque come offerta e quindi evita che le Astatoste si interrompano.
KC-10-18 = Dopo l’ultima Astatosta gli Oggetti si assegnano in ordine crescente di Stand.
KC-10-19 = Ogni Oggetto va al giocatore con il totale più alto sul suo Stand.
KC-10-20 = Una parità per il totale più alto su uno Stand la decidono le Scimmie, che poi si scambiano tra i giocatori coinvolti.
KC-10-21 = Se due o più Stand sono in parità, prima si assegnano in ordine di Stand tutti quelli senza parità; poi le parità si risolvono una per una, e ogni volta sceglie la Scimmia più bassa tra i giocatori coinvolti.
KC-10-22 = Chi vince uno Stand mette l’Oggetto scoperto nella propria Collezione, con sopra tutti i propri gettoni di quello Stand: il valore dell’Oggetto è il totale vincente.
KC-10-23 = I gettoni degli altri giocatori su uno Stand assegnato sono sprecati, ciascuno nel Cestino del proprio giocatore.
KC-10-24 = I gettoni persi nell’assegnazione della fase 2 sono nel Cestino e non si possono usare nella fase 3 dello stesso round.
KC-10-25 = In un round si può vincere un numero qualsiasi di Stand, e un Oggetto assegnato non si può rifiutare.
KC-10-26 = Un Oggetto il cui Stand non ha ricevuto nessuna offerta valida va nelle Bancarelle.
KC-10-27 = Dopo l’assegnazione tutti e quattro gli Stand sono vuoti.
KC-10-28 = Dopo l’assegnazione il contaFasi va sulla casella 3, a meno che una Epic Collection non chiuda la partita.

KC-11 = Le Bancarelle
KC-11-1 = Nelle Bancarelle può trovarsi un numero qualsiasi di Oggetti.
KC-11-2 = Un Oggetto nelle Bancarelle ha valore 2, benché sopra non ci siano gettoni veri.
KC-11-3 = Un Oggetto nelle Bancarelle si può vincere soltanto nella fase 3, con un’offerta di almeno 3 gettoni.
KC-11-4 = Un Oggetto si può vincere dalle Bancarelle già nella fase 3 dello stesso round in cui ci è finito.
KC-11-5 = Un Oggetto resta nelle Bancarelle, anche per molti round, finché qualcuno non lo vince.
KC-11-6 = Gli Oggetti nelle Bancarelle non sono nella Collezione di nessuno: non subiscono la Svalutazione e non contano per il Predominio, per la Epic Collection né per i punti Vittoria.

KC-12 = Fase 3: Sciacallaggio
KC-12-1 = Nella fase 3 ognuno piazza in segreto, sulle caselle del Quadrante, quanti gettoni vuole della riserva personale, anche zero.
KC-12-2 = Nella fase 3 si possono mettere gettoni su Oggetti della propria Collezione, delle Collezioni avversarie e delle Bancarelle.
KC-12-3 = Nella fase 3 si possono fare offerte su più caselle insieme.
KC-12-4 = Nella fase 3 ogni casella si giudica per conto suo; un’offerta non influisce sulle altre, se non perché attingono tutte alla stessa riserva personale.
KC-12-5 = Nella fase 3 i gettoni su una casella il cui Oggetto non è né in una Collezione né nelle Bancarelle sono sprecati; le altre offerte dello stesso giocatore restano valide.
KC-12-6 = Nella fase 3 si offre una volta sola; se nessuno offre nulla, la fase prosegue con la Svalutazione.
KC-12-7 = Sciacallaggio, primo passo: quando tutti si sono dichiarati pronti, le offerte si rivelano tutte insieme e diventano pubbliche.
KC-12-8 = Sciacallaggio, secondo passo: subito dopo la rivelazione i gettoni fuori posto sono sprecati.
KC-12-9 = Sciacallaggio, terzo passo: i gettoni offerti sui propri Oggetti si aggiungono subito a quegli Oggetti, prima di confrontare qualsiasi altra offerta.
KC-12-10 = Nello Sciacallaggio un Oggetto è proprio se lo si possiede quando le offerte vengono rivelate, prima che in questa fase un Oggetto cambi mano.
KC-12-11 = Sciacallaggio, quarto passo: per ogni altro Oggetto che ha ricevuto offerte, queste si confrontano con il suo valore dopo l’aggiunta dei gettoni del proprietario; un Oggetto nelle Bancarelle ha valore 2.
KC-12-12 = Nello Sciacallaggio un’offerta può vincere solo se è strettamente superiore al valore dell’Oggetto e se nessun’altra offerta su quell’Oggetto è più alta.
KC-12-13 = Nello Sciacallaggio, tra offerte massime uguali e superiori al valore decidono le Scimmie; se gli Oggetti in questa situazione sono più d’uno, le parità si risolvono una per una, e ogni volta sceglie la Scimmia più bassa tra i giocatori coinvolti.
KC-12-14 = Nello Sciacallaggio un’offerta uguale o inferiore al valore dell’Oggetto è sprecata.
KC-12-15 = Nello Sciacallaggio un’offerta superiore al valore, ma battuta da un’altra o perdente nello spareggio, è sprecata.
KC-12-16 = Nello Sciacallaggio tutti gli Oggetti si decidono in base alla situazione subito dopo che i proprietari hanno aggiunto i loro gettoni: guadagnare o perdere un Oggetto non cambia mai chi può vincerne un altro nella stessa fase, salvo per lo scambio delle Scimmie.
KC-12-17 = Quando si vince un Oggetto da un avversario, i gettoni dell’offerta vincente vanno nella riserva personale del proprietario precedente.
KC-12-18 = Quando si vince un Oggetto da un avversario, i gettoni già sulla carta restano sopra e si spostano con lei.
KC-12-19 = Quando si vince un Oggetto da un avversario, la riserva comune vi aggiunge la differenza tra l’offerta vincente e il vecchio valore, così che il nuovo valore sia pari all’offerta vincente.
KC-12-20 = Un Oggetto vinto da un avversario passa nella Collezione di chi lo ha vinto.
KC-12-21 = I gettoni che il vecchio proprietario ha appena aggiunto a un Oggetto nello Sciacallaggio non gli vengono restituiti se l’Oggetto va perso.
KC-12-22 = I gettoni ricevuti in pagamento per un Oggetto perso non si possono riutilizzare nella stessa fase 3.
KC-12-23 = Quando si vince un Oggetto dalle Bancarelle, sulla carta si mettono i gettoni offerti dal vincitore e il valore è pari all’offerta; nessun giocatore viene pagato e i gettoni della riserva comune restano quanti erano.
KC-12-24 = Lo Sciacallaggio si registra in quest’ordine: prima si stabiliscono tutti i vincitori, poi si spostano i pagamenti e i gettoni sprecati, infine si spostano le carte e le si integra in ordine crescente di numero dell’Oggetto, con la Colletta se occorre.

KC-13 = Svalutazione (ultimo passo della fase 3)
KC-13-1 = Svalutazione: quando tutti gli Oggetti vinti nella fase 3 hanno cambiato mano, ogni Oggetto di qualsiasi Collezione perde 1 gettone.
KC-13-2 = Il gettone che un Oggetto perde con la Svalutazione è sprecato nel Cestino di chi possiede l’Oggetto in quel momento.
KC-13-3 = Si svalutano anche gli Oggetti vinti in questo stesso round, nella fase 2 o nella fase 3.
KC-13-4 = Un Oggetto senza gettoni non perde nulla con la Svalutazione e resta in Collezione con valore 0.
KC-13-5 = Un Oggetto di valore 0 lo vince l’offerta più alta, purché sia di almeno 1 gettone.
KC-13-6 = Gli Oggetti nelle Bancarelle non subiscono la Svalutazione.
KC-13-7 = Dopo la Svalutazione il contaFasi va sulla casella 4, a meno che una Epic Collection non chiuda la partita.

KC-14 = Fase 4: Sfoggio Supremo
KC-14-1 = Recupero: ognuno riporta dal proprio Cestino alla propria riserva personale tanti gettoni quanti ne restano togliendo da 5 gli Oggetti della propria Collezione, oppure tutti quelli del Cestino se sono di meno.
KC-14-2 = Con 5 o più Oggetti in Collezione si recuperano 0 gettoni, mai un numero negativo.
KC-14-3 = Il Recupero è automatico e non si può rifiutare.
KC-14-4 = I gettoni rimasti nel Cestino dopo il Recupero vanno nella riserva comune, perciò dopo il passo 1 della fase 4 tutti i Cestini sono vuoti.
KC-14-5 = Predominio: le 15 caratteristiche si controllano una dopo l’altra, dalla 1 alla 15.
KC-14-6 = Il Predominio in una caratteristica spetta a chi ha nella propria Collezione più Oggetti con quella caratteristica.
KC-14-7 = Se nessuno ha Oggetti con una certa caratteristica, per quella caratteristica nessuno riceve nulla.
KC-14-8 = A parità di Oggetti con una caratteristica, il Predominio va al giocatore in parità che ha in tutto più gettoni sui propri Oggetti con quella caratteristica.
KC-14-9 = Se il Predominio è ancora in parità dopo il conto dei gettoni, decidono le Scimmie, che poi si scambiano tra i giocatori coinvolti.
KC-14-10 = Chi ha un Predominio riceve nella riserva personale 1 gettone dalla riserva comune, per ogni caratteristica in cui predomina.
KC-14-11 = Uno scambio di Scimmie avvenuto nel controllo di una caratteristica vale già per le caratteristiche seguenti.
KC-14-12 = Un solo Oggetto può fruttare al suo proprietario fino a 3 Predomini in un round, uno per ogni sua caratteristica.
KC-14-13 = Consolazione: chi non ha nessun Oggetto in Collezione riceve 1 gettone dalla riserva comune.
KC-14-14 = Se la Consolazione spetta a più giocatori e la riserva comune scarseggia, si paga in ordine crescente di Scimmia.
KC-14-15 = I tre passi della fase 4 si svolgono nell’ordine Recupero, Predominio, Consolazione; i gettoni passati dai Cestini alle riserve personali o alla riserva comune contano quindi già per i pagamenti successivi.

## Fine della partita, punteggio, classifica

KC-15 = Fine del round e fine normale della partita
KC-15-1 = Dopo la fase 4 il contaFasi torna sulla casella 1 e il contaRound avanza di uno.
KC-15-2 = Se dopo la fase 4 il contaRound è sulla casella VI, la partita finisce lì e si contano i punti.
KC-15-3 = Da un round all’altro riserve personali, Collezioni, valori, Bancarelle, Scimmie e riserva comune restano come sono.

KC-16 = Epic Collection e fine anticipata
KC-16-1 = Si ha una Epic Collection in una caratteristica quando la propria Collezione contiene almeno 4 Oggetti con quella caratteristica.
KC-16-2 = Quando un giocatore arriva ad avere una Epic Collection, la partita finisce al termine della fase che si sta giocando.
KC-16-3 = Le Epic Collection si controllano dopo tutte le assegnazioni della fase 2 e di nuovo dopo tutti i passaggi di mano della fase 3.
KC-16-4 = Se una Epic Collection si completa nella fase 2, la partita finisce dopo l’assegnazione; le fasi 3 e 4 di quel round non si giocano, quindi niente Svalutazione, Recupero, Predominio né Consolazione.
KC-16-5 = Se una Epic Collection si completa nella fase 3, la Svalutazione si fa lo stesso, perché appartiene alla fase 3, ma la fase 4 non si gioca.
KC-16-6 = Più giocatori possono completare una Epic Collection nella stessa fase, e tutte contano.
KC-16-7 = Se la partita finisce in anticipo, i gettoni nei Cestini sono persi e non danno punti.
KC-16-8 = La Epic Collection da sola non fa vincere la partita: decidono i punti Vittoria.

KC-17 = Conteggio finale
KC-17-1 = Al conteggio finale tutti rivelano le proprie Passioni.
KC-17-2 = Ogni Oggetto nella propria Collezione dà 1 punto Vittoria, quali che siano i gettoni che ha sopra.
KC-17-3 = Per ciascuna delle proprie Passioni si riceve 1 punto Vittoria per ogni Oggetto della propria Collezione con quella caratteristica.
KC-17-4 = Un Oggetto che corrisponde a entrambe le Passioni di un giocatore gli dà 2 punti Vittoria per le Passioni.
KC-17-5 = Si riceve 1 punto Vittoria per ogni caratteristica in cui si ha una Epic Collection.
KC-17-6 = Cinque Oggetti con la stessa caratteristica valgono pur sempre come una sola Epic Collection.
KC-17-7 = Ogni 3 gettoni interi nella propria riserva personale danno 1 punto Vittoria: si dividono i gettoni per 3 e si ignora il resto.
KC-17-8 = I gettoni sugli Oggetti e quelli nel Cestino non danno punti Vittoria.
KC-17-9 = Gli Oggetti nelle Bancarelle e le Passioni scartate non danno punti Vittoria.

KC-18 = Classifica
KC-18-1 = A parità di punti Vittoria, sta più in alto chi ha in tutto più gettoni sugli Oggetti della propria Collezione.
KC-18-2 = A parità sia di punti Vittoria sia di gettoni sugli Oggetti, sta più in alto chi ha la Scimmia più bassa.
KC-18-3 = Nella classifica finale le Scimmie non si scambiano.
KC-18-4 = Gli stessi spareggi valgono per ogni posto, non solo per il primo: in classifica nessuno arriva mai a pari merito.

## Regole facoltative

KC-19 = Regola facoltativa: il controllo delle Scimmie
KC-19-1 = Il controllo delle Scimmie di norma è spento; è pensato per giocatori molto esperti e si usa solo se ci si accorda prima della partita.
KC-19-2 = Con il controllo delle Scimmie, chi vincerebbe una parità grazie alla Scimmia può invece concederla.
KC-19-3 = Con il controllo delle Scimmie e due giocatori in parità, se uno concede vince l’avversario e le Scimmie non si scambiano.
KC-19-4 = Il controllo delle Scimmie vale per le parità delle fasi 2, 3 e 4.
KC-19-5 = Con il controllo delle Scimmie e tre o più giocatori in parità, concedere significa uscire da quella parità; gli altri la risolvono tra loro con la stessa regola, scambiando le Scimmie solo tra chi vi è rimasto, e l’ultimo che resta vince senza scambio e non può concedere.
KC-19-6 = Il controllo delle Scimmie non si applica alla classifica finale.

KC-20 = Scenari
KC-20-1 = Gli Scenari sono facoltativi, pensati per giocatori esperti, e di norma spenti.
KC-20-2 = Dove uno Scenario contraddice il regolamento, prevale lo Scenario.
KC-20-3 = Gli effetti stampati dei dieci Scenari non si trovano nel regolamento che abbiamo; i dieci Scenari proposti qui li abbiamo ideati noi.

## Informazioni, che cosa è sempre vero

KC-21 = Chi vede che cosa
KC-21-1 = Tutti vedono gli Stand e i gettoni che vi si trovano, le Bancarelle, le Collezioni e i loro valori, i Cestini, la riserva comune, le Scimmie, il round e la fase, tutte le offerte rivelate e il numero di carte rimaste nel mazzetto.
KC-21-2 = Solo il proprietario vede la propria riserva personale, le Passioni tenute, la Passione scartata e la propria offerta prima della rivelazione.
KC-21-3 = Nessuno vede l’ordine del mazzetto, le Passioni non distribuite e l’ultimo Oggetto.
KC-21-4 = Un’offerta dichiarata è definitiva.

KC-22 = Che cosa è sempre vero
KC-22-1 = Dopo ogni passo i gettoni nelle riserve personali, nei Cestini, nella riserva comune, sugli Oggetti delle Collezioni e sugli Stand, con le offerte rivelate della fase 3 non ancora risolte, fanno in tutto 100.
KC-22-2 = Ognuno dei 25 Oggetti è sempre in un solo posto: nel mazzetto, in uno Stand, nelle Bancarelle o in una Collezione.
KC-22-3 = Alla fine di un round Bancarelle e Collezioni contengono insieme esattamente 4 Oggetti per ogni round giocato fin lì, e il mazzetto il resto dei 25.
KC-22-4 = Nessun conteggio scende mai sotto zero.
KC-22-5 = Dopo il passo 1 della fase 4, il Recupero, tutti i Cestini sono vuoti.
KC-22-6 = Dopo ogni passo le Scimmie dei giocatori sono i numeri da 1 fino al numero dei giocatori, ciascuno una volta.
KC-22-7 = Lo scambio delle Scimmie conserva l’ordine tra chi ha perso la parità: di due perdenti, chi aveva il numero più basso prima lo ha più basso anche dopo.
KC-22-8 = In un round si pagano al massimo 15 gettoni di Predominio (17 con il nostro Scenario 4), e per una caratteristica che nessuno possiede non si paga nulla.
KC-22-9 = All’inizio di una fase 3 nessuno ha una Epic Collection, perché altrimenti la partita sarebbe già finita; fa eccezione soltanto il nostro Scenario 8.
KC-22-10 = Con la nostra disposizione degli Oggetti, due Epic Collection dello stesso giocatore richiedono almeno 7 Oggetti.

## Decisioni

AMB-01 = Che fine fa il 25º Oggetto? Non compare mai: 4 Oggetti a round per 6 round fanno 24, e nulla richiede l’ultima carta. Resta nascosto, così nessuno può sapere con certezza quale Oggetto manchi.
AMB-02 = Le offerte sullo stesso Stand si sommano? Sì, per tutte e tre le Astatoste, perché i gettoni passano sul contrassegno del tabellone e lì restano, e nell’esempio del regolamento Zak rilancia all’ultima Astatosta fino a un totale di 5.
AMB-03 = Quando vanno nel Cestino i gettoni perdenti di uno Stand? All’assegnazione, alla fine della fase 2, perché è lì che il regolamento lo dice, prima che il segnalino passi alla casella 3; chi viene superato nella prima Astatosta può quindi ancora aggiungere gettoni.
AMB-04 = Le offerte rivelate in ogni Astatosta sono pubbliche? Sì, tutte, perché la rivelazione mostra a tutti gettoni e casella, e poi i gettoni restano sul tabellone.
AMB-05 = Le Scimmie si scambiano dopo ogni parità o solo quando ce n’è più d’una in attesa? Dopo ogni parità decisa dalle Scimmie nelle fasi da 2 a 4, perché negli esempi del regolamento lo scambio segue anche una parità singola, benché il testo ne parli a proposito delle parità multiple. Fa eccezione soltanto il nostro Scenario 9.
AMB-06 = Le Scimmie si scambiano per una parità nella classifica finale? No: lì il regolamento si limita a confrontarle, e uno scambio non potrebbe comunque cambiare la classifica.
AMB-07 = E se più Predomini sono in parità? Si risolvono rigorosamente dalla caratteristica 1 alla 15, con le Scimmie del momento, perché il contaPredominio segue l’ordine dei numeri e due parità simili non sono mai in attesa insieme; la scelta tra più parità riguarda il prendere un Oggetto, cosa che il Predominio non fa.
AMB-08 = Se nella fase 2 più Stand sono in parità, conta l’ordine degli Stand o qualcuno sceglie? Prima vanno in ordine gli Stand senza parità, poi sceglie la Scimmia più bassa tra chi è in parità, perché la regola che concede questa scelta è l’unica a parlare di più parità insieme, e un ordine generale non deve toglierla. Opzione multiTieOrder: chooser (predefinita) oppure fixed, che risolve le parità in ordine crescente di Stand nella fase 2 e di numero dell’Oggetto nella fase 3.
AMB-09 = Se nella fase 3 più Oggetti sono in parità, chi decide l’ordine? Sceglie la Scimmia più bassa tra chi è in parità, come nella fase 2, perché per la fase 3 non è stampato alcun ordine; chi è in una sola parità non ha scelta, e le parità tra giocatori del tutto diversi non si influenzano. Segue la stessa opzione. Opzione multiTieOrder: chooser (predefinita) oppure fixed, che va in ordine crescente di numero dell’Oggetto.
AMB-10 = Nella fase 2 si può offrire per un Oggetto che già si possiede? No, quei gettoni sono fuori posto e quindi sprecati, perché la fase 2 riguarda solo i quattro Oggetti negli Stand e accrescere il valore dei propri Oggetti spetta alla fase 3. Aggiungere ai propri gettoni già presenti su uno Stand è un normale rilancio.
AMB-11 = Chi riceve i gettoni pagati per un Oggetto delle Bancarelle? Nessuno: restano sulla carta e il valore è pari all’offerta, perché gli Oggetti vinti portano i gettoni offerti; pagare la riserva comune perché ne rimetta altrettanti sulla carta sarebbe la stessa cosa.
AMB-12 = E se un’offerta è uguale al valore? Perde ed è sprecata, come è stampato; il minimo per vincere è il valore più 1, cioè 3 nelle Bancarelle.
AMB-13 = E se due offerte superano il valore? Vince la più alta e l’altra è sprecata, perché per vincere bisogna essere i più alti e i gettoni offerti per un Oggetto non vinto sono sprecati; il proprietario viene pagato soltanto da chi vince.
AMB-14 = Che succede con un Oggetto di valore 0? Resta in Collezione, conta per tutto (punti Vittoria, Predominio, Epic Collection e Recupero) e si può vincere con 1 gettone, perché il regolamento ammette un Oggetto senza gettoni e la regola generale fa il resto. Chi lo vince paga 1 al proprietario, la riserva comune ne mette 1 sulla carta e la Svalutazione sposta poi quel gettone nel Cestino del vincitore.
AMB-15 = Quando si controlla la Epic Collection nella fase 3? Dopo tutti i passaggi di mano, perché la fase 3 si risolve in un solo momento e un possesso di un istante dipenderebbe da un ordine che le regole non danno. Nella fase 2 le Collezioni possono solo crescere, quindi lì non fa differenza.
AMB-16 = Chi riceve punti per le Epic Collection, e quante volte? Ogni giocatore riceve 1 punto Vittoria per ogni caratteristica con almeno 4 Oggetti nella sua Collezione finale, perché il regolamento conta ogni Epic Collection completata; cinque Oggetti dello stesso tipo ne fanno pur sempre una sola. Solo il nostro Scenario 8 ne cambia il valore.
AMB-17 = Se la partita finisce in anticipo nella fase 3, la Svalutazione si fa? Sì, perché la Svalutazione appartiene alla fase 3 e la partita finisce al termine della fase; può contare per lo spareggio sui gettoni nella classifica finale.
AMB-18 = Come funziona di preciso la Colletta? Attinge solo alle riserve personali, a tutti insieme compreso chi ne trae vantaggio, e si ripete finché la riserva comune non basta e qualcuno può dare, perché la regola scatta ogni volta che i gettoni non sono sufficienti; poi si paga quel che c’è, senza debiti, l’eventuale avanzo resta nella riserva comune, ogni pagamento si verifica da solo nel suo ordine, e chi ha dato è pubblico. Opzione whipRound: repeat (si ripete, predefinita) oppure once (una volta sola).
AMB-19 = E se nella stessa fase 3 un giocatore guadagna e perde Oggetti, o due giocatori si derubano a vicenda? Tutto si decide in base alla situazione dopo le aggiunte ai propri Oggetti, perché c’è una sola rivelazione e un solo confronto. Due giocatori possono vincere ciascuno un Oggetto dell’altro e pagarsi a vicenda; quel pagamento non si può usare nella stessa fase, e due offerte non si fondono mai in una.
AMB-20 = Una Passione dà punti una volta sola o per ogni Oggetto corrispondente? Per ogni Oggetto corrispondente, perché nell’esempio del regolamento Greg ha 4 corrispondenze con soli 3 Oggetti e 2 Passioni.
AMB-21 = Ci sono regole speciali per due giocatori? Nessuna: Scimmie 1 e 2, 4 Stand, riserva comune di 80 gettoni, uno scambio che è un semplice scambio a due e Predominio come al solito, perché non è stampata alcuna variante.
AMB-22 = I gettoni fuori posto vanno rifiutati o puniti? Si accettano e sono sprecati, perché la penalità è stampata nelle regole, ma il gioco prima avverte e chiede conferma, e i giocatori artificiali non sbagliano mai casella; nella fase 2 una puntata su due o più caselle è sprecata tutta, caselle valide comprese, mentre nella fase 3 è sprecata solo la casella sbagliata. Opzione misplacement: penalise (si puniscono, predefinita) oppure refuse (si rifiutano).
AMB-23 = Una puntata sprecata fa proseguire le Astatoste? Sì, perché il regolamento considera offerti anche quei gettoni, e le Astatoste si interrompono solo quando nessuno offre nulla.
AMB-24 = Quanto recupera chi ha più di 5 Oggetti? Niente, perché non si può recuperare un numero negativo di gettoni.
AMB-25 = Quando vanno nella riserva comune i gettoni rimasti nel Cestino? Nel passo 1 della fase 4, perché lì li mettono la regola e l’esempio del Recupero, e l’espressione «alla fine del round», usata altrove, è solo approssimativa; così quei gettoni possono pagare il Predominio.
AMB-26 = Quali gettoni danno punti Vittoria, tutti quelli posseduti o solo quelli nella riserva personale? Solo quelli nella riserva personale, perché così dice l’elenco dettagliato dei punti, che ignora i gettoni sulle carte.
AMB-27 = Quanto sono segrete le riserve personali? Non si mostrano agli avversari, ma chiunque, giocatori artificiali compresi, può ricordare i movimenti pubblici dei gettoni e fare i conti, perché nessuna regola vieta di ricordare. Opzione openReserves: false (nascoste, predefinita) oppure true (mostrate a tutti).
AMB-28 = Chi ha ragione sulla SignedEdition nell’esempio del Predominio, dove il robottone supererebbe di 1 il gioco da tavolo benché dopo la Svalutazione entrambi avessero 4 gettoni? Teniamo i valori precedenti, quindi per regola è una parità 4 a 4 che spetta alle Scimmie, e consideriamo quella frase dell’esempio una svista; nella nostra versione le Scimmie favoriscono Dirk, che vince come è stampato.
AMB-29 = Qual è il punteggio finale di Zak nell’esempio, stampato come 10 benché le sue parti, 4 Oggetti, 5 corrispondenze e 2 punti per i gettoni, facciano 11? Teniamo il totale di 10 e leggiamo 1 punto per i gettoni, perché si dice che gli 11 punti di Dirk lo superano grazie alla Epic Collection.
AMB-30 = In quale Cestino finisce il gettone perso con la Svalutazione? In quello di chi possiede l’Oggetto in quel momento, dopo tutti i passaggi di mano, perché solo così tornano i conti dei Cestini nell’esempio del regolamento.
AMB-31 = Gli Oggetti nelle Bancarelle si svalutano? No, perché la regola parla soltanto degli Oggetti in Collezione.
AMB-32 = Quali sono le caselle senza nome sul percorso delle fasi? Il percorso riporta 1, I, II, III, 2, 3, 4, perché le Astatoste sono tre, la prima è sulla casella I e il contaFasi avanza di una casella alla volta fino alla 2.
AMB-33 = Le Passioni si pescano e si scelgono un giocatore dopo l’altro? Le carte si distribuiscono in ordine crescente di Scimmia, poi tutti scelgono in segreto nello stesso momento; il risultato non cambia, perché una scelta non rivela nulla e le Passioni scartate non tornano.
AMB-34 = Come funziona il controllo delle Scimmie con tre o più giocatori in parità, e nella classifica finale? Concedere significa uscire dalla parità, gli altri la risolvono allo stesso modo, l’ultimo non può concedere, e la regola non vale nella classifica finale, dove non c’è nulla da guadagnare: così torna l’esempio stampato per due e resta lo scambio consueto per gli altri. Con più parità in attesa, chi sceglie prima indica l’Oggetto e poi lo prende o lo concede. Opzione monkeyControl: false (spento, predefinita) oppure true (acceso).
AMB-35 = Chi ha il Predominio in una caratteristica che nessuno possiede? Nessuno, e non si paga nulla: serve almeno un Oggetto, perché l’esempio del regolamento salta le caratteristiche che nessuno ha.
AMB-36 = Quanto valgono i gettoni nei Cestini se la partita finisce in anticipo? Niente, perché dà punti solo la riserva personale e il Recupero appartiene alla fase 4, che non si gioca.
AMB-37 = Si può cambiare un’offerta dopo averla dichiarata? No, perché dichiarare è l’impegno; prima di farlo ognuno può cambiarla liberamente sul proprio dispositivo.
AMB-38 = In che ordine si registra la fase 3, quando la riserva comune scarseggia e l’ordine conta? Prima i vincitori, poi i pagamenti e i gettoni sprecati, infine l’integrazione degli Oggetti in ordine crescente di numero, perché il regolamento nomina il pagamento prima dell’integrazione; una Colletta può quindi attingere a un pagamento appena ricevuto.
AMB-39 = Le carte sono 45 o 55? Sono giusti entrambi i numeri: 45 carte, e 55 con le 10 carte Scenario.
AMB-40 = Quali sono Genere, Categoria ed Edizione di ciascuno dei 25 Oggetti, visto che l’elenco non è stampato? Usiamo l’unico schema regolare che si accorda con tutti e cinque gli Oggetti descritti nel regolamento, perché dà 5 Oggetti a ogni Edizione e a ogni Genere e Categoria un Oggetto per ciascuna Edizione; è una ricostruzione, non una certezza, dato che andrebbero bene anche 40 disposizioni meno regolari. L’elenco sta in un file di dati, così quello vero può sostituirlo.
AMB-41 = Quanti Scenari si usano, e che cosa fanno? Nessuno o uno, perché il regolamento parla di uno Scenario; gli effetti li abbiamo ideati noi, sullo schermo è indicato, e uno Scenario si può combinare con il controllo delle Scimmie se non dice il contrario. Opzione scenario: null (nessuno, predefinita), un numero da 1 a 10, oppure random (a caso).
AMB-42 = E se si aggiungono gettoni a un proprio Oggetto che nella stessa fase viene vinto da un altro? I gettoni aggiunti contano per primi e restano sulla carta, come per lo spadone di Lulu nell’esempio del regolamento; i gettoni su un Oggetto che si sta per vincere da un altro sono un’offerta, non un’aggiunta.
AMB-43 = Che succede con un’offerta di 1 o 2 per un Oggetto delle Bancarelle? È sprecata anche se è l’unica, perché l’Oggetto ha valore 2 e l’offerta deve superarlo.
AMB-44 = E se le offerte più alte sono uguali ma non superano il valore? Non vince nessuno, tutte sono sprecate e le Scimmie non si scambiano, perché un’offerta vincente deve essere sia la più alta sia superiore al valore.
AMB-45 = La fase 3 si salta se nessuno offre? No, la Svalutazione si fa sempre, perché la regola che fa saltare è stampata soltanto per le Astatoste.
AMB-46 = Che cosa cambia in una prima partita? Si pescano 2 Passioni, e non ci sono né Scenario né controllo delle Scimmie, perché il regolamento chiede le prime due cose e riserva il controllo delle Scimmie a giocatori molto esperti. Opzione firstGame: false (predefinita) oppure true.
AMB-47 = Chi viene pagato per primo se la Consolazione spetta a più giocatori e la riserva comune scarseggia? Si paga in ordine crescente di Scimmia, perché quello è l’ordine generale dei giocatori.
AMB-48 = Si può rinunciare al Recupero? No, perché è descritto come una cosa che avviene, e rinunciarvi non gioverebbe mai.
AMB-49 = Se una Epic Collection si completa nella fase 3 del round VI, la fase 4 si gioca ancora? No, la partita finisce al termine della fase 3, perché la regola sulla Epic Collection non fa eccezioni per l’ultimo round.
AMB-50 = Il mazzetto è pubblico? È pubblico il numero di carte rimaste ma non quali siano, perché il mazzetto è coperto sul tavolo; questo vale anche per l’Oggetto che avanza alla fine.

## Scenari della casa

KC-scenario-1 = Follie di mezzanotte (Scenario ideato da noi): la fase 2 ha due Astatoste invece di tre; il contaFasi usa le caselle I e II e salta la III. Il resto è come al solito, e un’Astatosta in cui nessuno offre porta comunque subito all’assegnazione.
KC-scenario-2 = Teche da museo (Scenario ideato da noi): nei round I, III e V non c’è Svalutazione. Nei round II, IV e VI ogni Oggetto in Collezione perde 2 gettoni, o tutti quelli che ha se sono di meno, nel Cestino del proprietario.
KC-scenario-3 = Febbre da mercatino (Scenario ideato da noi): gli Oggetti nelle Bancarelle hanno valore 0, perciò li vince l’offerta più alta, purché sia di almeno 1 gettone.
KC-scenario-4 = Ospite d’onore (Scenario ideato da noi): prima della fase 1 di ogni round si sorteggia una caratteristica tra quelle non ancora uscite (all’inizio tutte e 15) e la si mostra a tutti. Nella fase 4 di quel round il suo Predominio paga 3 gettoni invece di 1, come un solo pagamento da 3 ai fini della Colletta, perciò in un round si pagano al massimo 17 gettoni di Predominio.
KC-scenario-5 = Servizio d’ordine (Scenario ideato da noi): per vincere un Oggetto dalla Collezione di un avversario l’offerta deve essere almeno il suo valore più 2, quindi per un Oggetto di valore 0 servono almeno 2 gettoni. Un’offerta pari al valore più 1 è sprecata come ogni offerta insufficiente. Gli Oggetti nelle Bancarelle non sono sorvegliati e si vincono come al solito.
KC-scenario-6 = Scatola misteriosa (Scenario ideato da noi): l’Oggetto dello Stand 4 si mette coperto. Nella prima Astatosta si può offrire sullo Stand 4 in quanto tale, e l’offerta è valida; mettere gettoni in quell’Astatosta sulla casella del Quadrante dell’Oggetto nascosto è invece un’offerta fuori posto. L’Oggetto si scopre dopo la rivelazione della prima Astatosta, anche se nessuno ha offerto e le Astatoste si interrompono.
KC-scenario-7 = Il tema dell’anno (Scenario ideato da noi): durante la preparazione, dopo le Passioni, si sorteggia una delle 15 caratteristiche e la si mostra a tutti. Alla fine della partita ognuno riceve 1 punto Vittoria per ogni Oggetto della propria Collezione che la possiede, in aggiunta alle proprie Passioni e anche se coincide con una di esse.
KC-scenario-8 = Galleria della gloria (Scenario ideato da noi): le Epic Collection non fanno mai finire la partita. Alla fine della partita ogni Epic Collection ancora posseduta vale 3 punti Vittoria invece di 1.
KC-scenario-9 = Scimmie in libertà (Scenario ideato da noi): le Scimmie non si scambiano mai dopo una parità, perciò con più parità in attesa la Scimmia più bassa vince tutte quelle in cui è coinvolta. In compenso alla fine di ogni round, dopo la Consolazione, tutte le Scimmie cambiano: la numero 1 diventa il numero più alto in gioco e ogni altro numero scende di 1. Con questo Scenario non si può usare il controllo delle Scimmie.
KC-scenario-10 = L’ora della trattativa (Scenario ideato da noi): chi vince uno Stand lascia sull’Oggetto solo 1 gettone in più del miglior totale altrui su quello Stand (che conta 0 se non c’è), e mai più del proprio totale. Il resto torna subito nella riserva personale del vincitore e si può usare nella fase 3. Le offerte perdenti sono sprecate come al solito.
