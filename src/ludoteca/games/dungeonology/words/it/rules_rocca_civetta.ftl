### Rocca Civetta: le regole in parole semplici.
### Un messaggio per clausola, uno per titolo di capitolo, uno per decisione, per quanto è costruito.

## Rocca Civetta: tipi di regola, componenti

RC-GEN = Rocca Civetta: i moduli
RC-GEN-1 = Ogni parte dell’espansione è un modulo a sé e si può usare senza gli altri, purché ci sia ciò che richiede.
RC-GEN-2 = Ci sono tre tipi: i moduli standard vanno con ogni partita, quelli avanzati sono facoltativi, quelli dipendenti sono facoltativi e richiedono le regole avanzate che nominano.
RC-GEN-3 = Un tavolo che attiva un modulo dipendente senza ciò che richiede è rifiutato prima dell’inizio.
RC-GEN-4 = Standard: Segnalini Stella, nuovi Studenti, nuovi Clan, nuove carte Sfiga, Alchimia. Avanzati: Ricerche, Congreghe. Dipendenti: nuovi Boss e Big Boss (Boss), Specialisti e Spriggan (Effetti Principali), Piano IV (Zone Pericolose), Famigli (Zone Pericolose e Piano IV), Omega Contro Tutti.
RC-GEN-5 = Solitario e Campagna sono modalità, non moduli: ciascuna sostituisce o aggiunge passi della preparazione e condizioni di fine.
RC-GEN-6 = L’espansione non sta da sola: ciò che nessun modulo cambia resta come nel gioco base.
RC-GEN-7 = I primi scenari della campagna usano solo le regole base e servono da introduzione ai nuovi giocatori.

RC-CMP = Rocca Civetta: componenti
RC-CMP-1 = Miniature: 7 Studenti, 9 Boss, 7 Uova, 7 Tentacoli, 2 Famigli e Matricole delle Congreghe: 6 Iota, 3 Phi, 3 Zeta e 3 Lambda.
RC-CMP-2 = Carte: 12 Boss, 7 Studente, 12 Clan, 46 Trucchetto, 4 Congrega, 10 Specializzando, 8 Sfiga, 2 Famiglio, 12 Ricerca, 1 Zainetto, 5 Panico, 21 Omega, 2 Tomo.
RC-CMP-3 = Zone: 6 del Piano IV, la Cripta, le Catacombe, il Campo Z, la Tana del Marconiglio, i Bagni Termali e la Tana di Cariddi, grande come quattro.
RC-CMP-4 = Segnalini e cubi: un Idolo, un Ponte, un Pilastro, una Fossa dei Serpenti, il segnalino del Matto, un Campus invernale, 10 cubi Falsi e 10 Universali, 12 segnalini Acqua Calda, 48 segnalini Stella.
RC-CMP-5 = Le 46 carte Trucchetto sono 18 Alchimia, 18 Specialisti, 4 Spriggan e 6 Fato (quattro di valore 4, due di valore 5).
RC-CMP-6 = Le 12 carte Boss: sei Boss ordinari, quattro Big Boss con una carta, e due carte per Scilla e Cariddi.
RC-CMP-7 = Le 2 carte Tomo hanno quattro facce: solitario, contro 2, contro 3, contro 4.
RC-CMP-8 = L’espansione non porta Bacheche, carte Allerta, carte Randomizzatore né Zona di Partenza; con le due scatole ci sono 4 Bacheche, quindi giocano al massimo 4 Studenti.
RC-CMP-9 = Le carte riassuntive si scaricano e non contengono regole.

## Rocca Civetta: Stelle e Clan

RC-STR = Segnalini Stella
RC-STR-1 = Un Segnalino Stella rappresenta una Stella della Bacheca, per metallo (argento o oro) e colore del bordo; il verde e il rosso hanno due Stelle d’argento ciascuno, quindi due segnalini uguali per Bacheca.
RC-STR-2 = Chi raggiunge una Stella prende il suo segnalino e lo tiene davanti alla Bacheca, visibile a tutti.
RC-STR-3 = Chi perde una Stella ne scarta subito il segnalino.
RC-STR-4 = I segnalini non hanno effetto: le Stelle si leggono sempre dai cubi. I 48 segnalini sono le 12 Stelle di 4 Bacheche, quindi non possono finire; e con altre Bacheche un segnalino che manca non nega mai una Stella.
RC-STR-5 = Le Stelle di ciascuno sono pubbliche; decidono chi è Fomentato, chi può tentare la Tesi e ciò che chiedono i Clan.

RC-SCH = Nuovi Studenti
RC-SCH-1 = Si possono scegliere altri sette Studenti, oltre a Rebecca, Valerio, Sofia e Vincenzo: Sara l’esploratrice, Caterina l’alchimista, Claudio il cacciatore, Andromeda la ginoide, Onamor il becchino, Ingrid la valchiria ed Enrico l’archeologo.
RC-SCH-2 = Seguono tutte le regole degli Studenti; ogni carta ha un lato normale e uno Fomentato.
RC-SCH-3 = Con le due scatole si sceglie tra 11 carte Studente.
RC-SCH-4 = La Zona Campo Z appartiene a Caterina ed entra in gioco solo con la sua carta.
RC-SCH-5 = Con Caterina in partita la Congrega Zeta non è disponibile; con Claudio non lo è Lambda.
RC-SCH-6 = Enrico non può essere uno Studente nella campagna.
RC-SCH-7 = Enrico non può essere uno Studente in una partita il cui Boss è Enrico Giovanni: sono la stessa persona e la stessa miniatura.

RC-CLN = Nuovi Clan
RC-CLN-1 = Le 12 nuove carte Clan si mescolano con quelle del gioco base: 15 carte in ogni partita.
RC-CLN-2 = Davanti a un nuovo Clan la Tesi riesce solo se i punti della Bacheca, con i Modificatori del Clan, raggiungono il valore stampato e ogni Stella richiesta dal Clan è stata raggiunta.
RC-CLN-3 = Argento e oro sono distinti: una Stella dell’altro metallo non conta. Un Clan può chiedere due Stelle uguali; dove ne chiede una, va bene l’una o l’altra.
RC-CLN-4 = Se manca una delle due cose la Tesi fallisce, con tutto ciò che ne segue nel gioco base.
RC-CLN-5 = Le 2 Stelle che il gioco base chiede per tentare la Tesi servono ancora, e si guardano prima del Clan.
RC-CLN-6 = Alcune carte Clan mostrano un gruppo di Stelle con un bonus in punti.
RC-CLN-7 = Quando si contano i punti, uno Studente con tutte le Stelle del gruppo riceve il bonus; con alcune, niente.
RC-CLN-8 = Questo bonus si aggiunge per ultimo, dopo ogni altro bonus e penalità, e non conta mai per la Tesi.
RC-CLN-9 = Per uno Studente uscito con un successo, richieste e bonus si giudicano sulla Bacheca com’era a quella Tesi.
RC-CLN-10 = Le carte Clan del gioco base non chiedono Stelle e non hanno un tale bonus.
RC-CLN-11 = L’ordine del conteggio: cubi, Modificatori del Clan, bonus per l’ordine delle Tesi (10, 7, 5, 3), Specializzandi, Ricerche e simili, penalità delle carte Sfiga, bonus delle Stelle del Clan.

## Rocca Civetta: Boss

RC-BOS = Nuovi Boss
RC-BOS-1 = Capagrezza, il Basilisco, Lord Ombra, Raganella, Jukas od Omega possono essere il Boss di una partita con il Boss.
RC-BOS-2 = Molti hanno due profili, uno per lato della carta; in una partita se ne usa uno, scelto o a caso.
RC-BOS-3 = Capagrezza è Ipnotista o Sobillatore, il Basilisco Predatore o Pietrificante, Raganella Strega o Custode del Calderone, Omega Mente o Pugno; Lord Ombra e Jukas hanno un lato solo.
RC-BOS-4 = Per loro valgono tutte le regole del Boss: vista, Zona di Partenza, movimento, Porte, e Incontri solo quando il Boss entra.
RC-BOS-5 = Jukas usa le tre Matricole Phi. Stanno sulla sua carta, e ognuna alza di 1 l’Allerta della sua Zona; un Incontro ne manda una all’Università, e chi supera uno Studio nella sua Zona può prenderne una.

## Rocca Civetta: carte Trucchetto

RC-ALC = Alchimia
RC-ALC-1 = Prima della preparazione si aggiungono al mazzo Trucchetti tutte le 18 carte Alchimia, 2 Fato 4 e 1 Fato 5.
RC-ALC-2 = L’Alchimia non richiede regole avanzate; senza Effetti principali delle sue carte contano solo Bonus ed Effetto ausiliario.
RC-ALC-3 = Alchimia 1: nella tua fase di Movimento o di Azione scarta 1 carta Trucchetto dalla mano, poi pescane 2.
RC-ALC-4 = Alchimia 2: allo stesso modo; scartane 2, poi pescane 3.
RC-ALC-5 = Alchimia 3: allo stesso modo; pescane 2 senza scartare.
RC-ALC-6 = La carta Alchimia giocata non è tra quelle scartate; chi non può pagare tutto lo scarto non può giocare l’effetto.
RC-ALC-7 = Il Bonus di una carta Alchimia è il suo livello.

RC-SPC = Specialisti
RC-SPC-1 = Si aggiungono al mazzo Trucchetti tutte le 18 carte Specialisti, 2 Fato 4 e 1 Fato 5.
RC-SPC-2 = Gli Specialisti richiedono gli Effetti principali.
RC-SPC-3 = Le carte Specialisti chiamano Specializzandi, come il Cerusico, la pietra Wikiantir e il Matto: ce n’è uno per tipo, e rigiocare la carta lo toglie a chi lo possiede.
RC-SPC-4 = Il loro Effetto ausiliario: durante la tua prova di Furtività aggiungi alla Furtività il numero dei tuoi Specializzandi.
RC-SPC-5 = Si contano quando l’effetto si risolve, e contano tutti.

RC-SPG = Spriggan
RC-SPG-1 = Si aggiungono al mazzo Trucchetti le 4 carte Spriggan, senza carte Fato.
RC-SPG-2 = Spriggan richiede gli Effetti principali.
RC-SPG-3 = Una carta Spriggan ha un solo effetto: un Bonus di 8 quando dichiari la tua Furtività. Non ha Effetto ausiliario.
RC-SPG-4 = Chi la usa prende lo Specializzando Spriggan dal mazzo o da chi lo possiede.
RC-SPG-5 = È obbligatorio e avviene mentre si dichiara la Furtività, prima che gli avversari rispondano.
RC-SPG-6 = Rivelata da una Divinazione la carta conta 8, e lo Specializzando non si muove.
RC-SPG-7 = Si gioca con le altre carte Bonus: non costa nulla, nessuno reagisce, e la gioca solo chi affronta la prova.

RC-MIX = Più tipi aggiunti
RC-MIX-1 = Con almeno due tipi aggiunti nel mazzo Trucchetti, per ogni Abilità di uno Studente che chiede una carta di un tipo si può scartare una carta Fato.
RC-MIX-2 = Alchimia e Specialisti sono i tipi di questa scatola; contano anche quelli di altre.
RC-MIX-3 = Spriggan non è uno di questi tipi.
RC-MIX-4 = Vale per le Abilità degli Studenti, non per i costi delle carte.
RC-MIX-5 = Il mazzo Trucchetti ha 105 carte; 126 con Alchimia o Specialisti, 147 con entrambi; Spriggan ne aggiunge 4.

## Rocca Civetta: Piano IV e Famigli

RC-ZN4 = Piano IV
RC-ZN4-1 = Il Piano IV richiede le Zone Pericolose.
RC-ZN4-2 = Le sei Zone del Piano IV si mescolano come quarta pila e seguono tutte le regole delle Zone.
RC-ZN4-3 = Ci si arriva con le Scale di Zone del Piano III.
RC-ZN4-4 = Con il Piano IV, le Scale sul Piano III offrono la pila II o IV, quelle sul Piano IV la pila III; I e II restano uguali.
RC-ZN4-5 = Chi esplora da una Zona del Piano IV pesca dalla pila IV.
RC-ZN4-6 = Le Zone del Piano IV contengono solo cubi Falsi e Universali.
RC-ZN4-7 = Le difendono pericoli o Porte difficili, e in alcune si può ingaggiare Yocca o la Manticora.

RC-ZSP = Zone speciali
RC-ZSP-1 = La Tana del Marconiglio, la Cripta, le Catacombe e la Tana di Cariddi sono in gioco solo nella modalità del loro Big Boss.
RC-ZSP-2 = Campo Z entra in gioco solo con Caterina.
RC-ZSP-3 = Le Zone speciali hanno sul dorso il volto del loro Boss o Studente; non sono mai nelle pile normali, se una modalità non ve le mette.
RC-ZSP-4 = I Bagni Termali appartengono alla modalità di Fredo.
RC-ZSP-5 = Cripta e Catacombe appartengono alla modalità di Enrico Giovanni.

RC-ZEF = Nuovi Effetti di Zona
RC-ZEF-1 = Ingaggia si usa come Azione: il Famiglio raffigurato, se non è agganciato a nessuno, al suo costo.
RC-ZEF-2 = Secchio: chi entra può scartare fino a 2 carte Trucchetto per altrettanti segnalini Acqua Calda, finché ce ne sono.
RC-ZEF-3 = Nessuno tiene più di 2 Acqua Calda: chi ne ha già scarta meno carte.
RC-ZEF-4 = Ecatombe: chi entra Sacrifica tutte le Matricole, anche quelle delle Congreghe.
RC-ZEF-5 = Passaggio Obbligato: quando la Zona è Collegata ad altre due non ottiene altri Collegamenti, né uscendone né in altro modo.
RC-ZEF-6 = Gli altri Passaggi di quella Zona che Zone poste più tardi incontrerebbero si chiudono con Muri.
RC-ZEF-7 = Le Scale contano come Collegamenti per il Passaggio Obbligato; Passaggi Segreti e Teletrasporti no.
RC-ZEF-8 = I nuovi effetti appartengono alle Zone Pericolose e ne seguono l’ordine e i colori; Secchio ed Ecatombe sono effetti di ingresso, il Passaggio Obbligato vale sempre.
RC-ZEF-9 = Entrare nella Zona di Partenza non li attiva mai.

RC-FAM = Famigli
RC-FAM-1 = I Famigli richiedono le Zone Pericolose e il Piano IV.
RC-FAM-2 = Miniature e carte iniziano nella Riserva.
RC-FAM-3 = Ingaggiare costa cubi, per numero e colore, che vanno dalla propria Bacheca alla Riserva.
RC-FAM-4 = Chi ingaggia prende la miniatura ovunque sia, purché non sia agganciata a un altro Studente, la aggancia alla propria e ne prende la carta.
RC-FAM-5 = Ciò che la carta dà dura finché le miniature restano agganciate.
RC-FAM-6 = Un Famiglio agganciato a uno Studente non può essere ingaggiato da nessun altro.
RC-FAM-7 = Quando il suo proprietario Riposa, il Famiglio resta nella Zona in cui lo Studente era prima, e la sua carta va nella Riserva.
RC-FAM-8 = Finché una miniatura libera sta in una Zona, lì si può ingaggiarla, oltre che nella Zona che la raffigura.
RC-FAM-9 = Il Bivacco non è un Riposo e non sgancia nulla.
RC-FAM-10 = Una Tesi riuscita, o un altro modo di lasciare la partita, lo sgancia allo stesso modo; una Tesi fallita no.
RC-FAM-11 = Uno Studente può avere entrambi i Famigli.
RC-FAM-12 = I cubi si prendono dalla cima delle colonne; Stelle e Frecce si possono perdere subito con ciò che ne segue; un cubo Universale paga come il colore della sua colonna.
RC-FAM-13 = Pagare non è perdere per un effetto: un cubo Protetto non si può trattenere.

## Rocca Civetta: Ricerche

RC-RES = Ricerche
RC-RES-1 = Preparazione: 3 carte Ricerca si mettono scoperte accanto al Campus.
RC-RES-2 = In qualsiasi momento del proprio turno, al massimo una volta, uno Studente può nominare una Ricerca scoperta di cui soddisfa la richiesta, e prenderla.
RC-RES-3 = Una carta presa è subito sostituita dal mazzo, per tutti.
RC-RES-4 = Quando si contano i punti, ogni Ricerca posseduta dà i suoi punti.
RC-RES-5 = Soddisfare una richiesta non costa nulla, salvo che la carta lo dica.
RC-RES-6 = Questi punti vengono da fuori della Bacheca: non contano mai per la Tesi.
RC-RES-7 = Quando il mazzo è vuoto nulla è sostituito.
RC-RES-8 = Qualsiasi momento vuol dire: non nel mezzo di un effetto, né tra la dichiarazione di una prova di Furtività e il suo esito.
RC-RES-9 = Ciò che si possiede resta, anche se la richiesta non è più soddisfatta.

## Rocca Civetta: Informazioni False e Universali

RC-CNG = Congreghe di Matricole
RC-CNG-1 = Ci sono quattro Congreghe: Phi (viola, poteri della mente), Zeta (nero, alchimia), Iota (azzurro, il freddo) e Lambda (verde, cacciatori, che usano Trappole).
RC-CNG-2 = Se ne può usare insieme un numero qualsiasi tra quelle disponibili.
RC-CNG-3 = Con Fredo come Boss, Iota non è disponibile.
RC-CNG-4 = Con Caterina in partita, Zeta non è disponibile.
RC-CNG-5 = Con Claudio in partita, Lambda non è disponibile.
RC-CNG-6 = Con Jukas come Boss, Phi si usa, ma all’inizio nessuna delle sue tre Matricole va nell’Università; la sua carta dice dove stanno.
RC-CNG-7 = Le Congreghe non disponibili tornano nella scatola con le loro carte.
RC-CNG-8 = Durante la preparazione si scelgono le Congreghe e le loro carte stanno scoperte per tutti.
RC-CNG-9 = 3 Matricole di ognuna sono nella Riserva; le altre restano nella scatola.
RC-CNG-10 = Quando si riempie l’Università la prima volta, una Matricola di ogni Congrega prende il posto di una normale: il totale non cambia.
RC-CNG-11 = Ogni rifornimento della carta Allerta mette prima una Matricola di ogni Congrega che ne ha nella Riserva, di nuovo al posto di quelle normali.
RC-CNG-12 = Una Congrega senza Matricole nella Riserva non ne mette; il resto sono Matricole normali.
RC-CNG-13 = Le Matricole delle Congreghe non sostituiscono mai la Matricola Omega e non aumentano mai il rifornimento; se le Matricole normali previste sono meno delle Congreghe, ne entrano solo altrettante.
RC-CNG-14 = La carta Panico mette solo Matricole normali; quelle delle Congreghe che erano nel sacchetto tornano nella Riserva.
RC-CNG-15 = Chi mette più Matricole al Falò ne sceglie l’ordine.
RC-CNG-16 = Dal Falò si prende a partire dall’ultima Matricola messa, la più lontana dalla freccia.
RC-CNG-17 = Chi pesca una Matricola di una Congrega può Sacrificare una propria Matricola normale e tenere quella pescata invece di metterla al Falò.
RC-CNG-18 = Lo si decide per ognuna prima che una Matricola Omega della stessa pesca svuoti il Falò; chi è tenuta è al sicuro.
RC-CNG-19 = Una Matricola di una Congrega è una Matricola per ogni regola, e in più sa fare altro.
RC-CNG-20 = Chi la possiede può usarla nel proprio turno, e quelle con l’icona istantanea anche nei turni altrui, secondo la Priorità come l’effetto di una carta Trucchetto.
RC-CNG-21 = Per esempio: si Sacrifica una Matricola Zeta per scartare due segnalini Stordito.
RC-CNG-22 = Riposo, Bivacco e preparazione danno solo Matricole normali.
RC-CNG-23 = Una Matricola di una Congrega Sacrificata va nella Riserva e può tornare con un rifornimento.
RC-CNG-24 = Nella Zona di Partenza nessuno usa ciò che sanno fare le Matricole delle Congreghe.
RC-CNG-25 = Nella Fase Omega nessuno può tenere una Matricola di Congrega pescata: va al Falò.
RC-CNG-26 = Le Trappole di Lambda sono come tutte le altre, anche senza Zone Pericolose, finché ci sono segnalini.

RC-FLS = Informazione Falsa
RC-FLS-1 = Un cubo Falso si raccoglie come gli altri: da sinistra, e conta tra quelli dichiarati.
RC-FLS-2 = Una volta ottenuto va nella Riserva, mai su una Bacheca.
RC-FLS-3 = Non vale niente: né punti, né Stella, né Freccia, né Combo, né Porta, né colore.
RC-FLS-4 = Se alla Riserva mancano cubi Falsi quando si piazza una Zona, quegli spazi restano vuoti.
RC-FLS-5 = È comunque un cubo dove si chiede se ci sono cubi in una Zona o nel Dungeon.
RC-FLS-6 = Una colonna piena non fa mai saltare un cubo Falso.

RC-UNI = Informazione Universale
RC-UNI-1 = Un cubo Universale si raccoglie come gli altri.
RC-UNI-2 = Una volta ottenuto, il nuovo proprietario lo mette in una qualsiasi delle cinque colonne.
RC-UNI-3 = Finché è lì conta in tutto come un cubo di quella colonna: punti, Clan, Stelle, Frecce, Combo, Porte, effetti, costi.
RC-UNI-4 = Serve una colonna con uno spazio libero; se tutte e cinque sono piene lo si salta nella raccolta, e va nella Riserva se è rubato.
RC-UNI-5 = La colonna si sceglie una volta e non cambia più.
RC-UNI-6 = Quando lascia una Bacheca torna bianco: chi lo ruba o raccoglie sceglie di nuovo; se è Regalato va nella stessa colonna.
RC-UNI-7 = Se alla Riserva mancano cubi Universali quando si piazza una Zona, quegli spazi restano vuoti.
RC-UNI-8 = Fuori da una Bacheca un cubo Universale non ha colore; dove si confrontano valori vale quanto la Gerarchia, un cubo Falso 0.
RC-UNI-9 = I cubi Falsi e Universali non sono risultati del Randomizzatore.

## Rocca Civetta: Omega contro tutti

RC-OVA = Omega contro tutti
RC-OVA-1 = Il mazzo Omega e le regole del solitario si possono aggiungere a una partita normale; consigliati Boss ed Effetti Principali, libere le altre regole avanzate.
RC-OVA-2 = Omega non può essere il Boss di questa partita.
RC-OVA-3 = La miniatura di Omega comincia nella Zona di partenza con gli Studenti.
RC-OVA-4 = Omega non conta come Studente quando l’Università viene riempita e rimpinguata.
RC-OVA-5 = Tutte le 21 carte Omega sono mescolate nel mazzo Omega.
RC-OVA-6 = Il Tomo dei Segreti ha una faccia per 2, per 3 e per 4 giocatori; con più di 4 il modulo non si gioca.
RC-OVA-7 = Dopo l’Attività scelta, prima che il turno finisca, ogni giocatore svolge una Fase Omega.
RC-OVA-8 = Ciò che una carta Omega dice di uno Studente riguarda lo Studente di turno, per esempio il Teletrasporto.
RC-OVA-9 = L’Incontro (E) tocca ogni Studente che Omega incontra.
RC-OVA-10 = La Stella Nera (F) tocca ogni Studente incontrato che ha più Stelle delle Stelle Nere di Omega.
RC-OVA-11 = Stella (G) e Doppia Stella (H) guardano solo lo Studente di turno.
RC-OVA-12 = Il Sabotaggio (I) si usa solo contro lo Spionaggio ai danni di Omega; lo Studio non è sabotato.
RC-OVA-13 = Per il resto la partita finisce con le regole normali, Allerta Massima compresa, a meno che Omega non riempia il Tomo.
RC-OVA-14 = Omega vince se all’inizio di una Fase Omega ogni spazio del Tomo fino a OMEGA contiene un cubo.
RC-OVA-15 = Omega vince se la partita finisce e nessuno Studente ha superato la Tesi; i punti allora non si contano.
RC-OVA-16 = Quando vince Omega perdono tutti i giocatori, anche chi ha superato la Tesi.
RC-OVA-17 = Non c’è Fase Omega per chi ha lo Studente fuori dal gioco, né nel turno in cui la Tesi è superata.
RC-OVA-18 = La condizione del solitario per la Tesi non vale: bastano 2 Stelle.
RC-OVA-19 = Le Stelle Nere contano per il Fomentato: quando Omega ne ottiene una, ogni Studente con meno Stelle diventa Fomentato, finché né un altro Studente né Omega ne ha di più.
RC-OVA-20 = Ciò che il solitario cambia nella preparazione non si usa: mani e mazzo Sfiga sono come sempre.
RC-BIG = Big Boss
RC-BIG-1 = I Big Boss: Fredo, Mamma Basilisco, Marconiglio, Enrico Giovanni, Scilla e Cariddi.
RC-BIG-2 = I Big Boss richiedono la regola Boss; si consigliano le Zone Pericolose.
RC-BIG-3 = La carta di un Big Boss ha un solo profilo.
RC-BIG-4 = Sul retro c’è la modalità del Big Boss: ciò che si aggiunge alla preparazione e regole che durano tutta la partita.
RC-BIG-5 = Un Big Boss viene sempre con la propria modalità, e una modalità solo con il suo Big Boss.
RC-BIG-6 = Ciò che una modalità mette in gioco viene dalla scatola.
RC-BIG-7 = Scilla e Cariddi sono un solo Boss con due carte; si usano entrambe.
RC-BIG-8 = Le modalità: Arriva l’Inverno (Fredo), Tempio Maledetto (Enrico Giovanni), Caccia alle Uova (Marconiglio), La Covata (Mamma Basilisco), Dea del mare (Scilla e Cariddi).
RC-BIG-9 = In una partita c’è un solo Boss: un Big Boss prende il posto di ogni altro.
RC-BIG-10 = I punti di una modalità vengono da fuori della plancia: contano alla fine, mai per una Tesi.

## Rocca Civetta: decisioni

RA-1 = Di che tipo sono Segnalini Stella, Studenti, Clan e Alchimia, che hanno perso l’intestazione? Standard: quelli che l’hanno ancora sono avanzati o dipendenti, e i Clan valgono per tutte le partite.
RA-2 = I 48 Segnalini Stella sono un limite? No, segnano soltanto ciò che mostrano le Bacheche.
RA-3 = Enrico può essere uno Studente dove il Boss è Enrico Giovanni? No: una miniatura, una persona.
RA-4 = Quando si giudicano le Stelle di un Clan per uno Studente che è uscito? Alla sua Tesi.
RA-5 = Alchimia 1 o 2 si può giocare con troppo poche carte, o scartare sé stessa? No.
RA-6 = Quali Specializzandi contano per gli Specialisti? Tutti i tuoi.
RA-7 = Si deve prendere Spriggan, e una Divinazione legge 8? Sì; sì, e lo Specializzando resta dov’è.
RA-8 = Spriggan è uno dei tipi aggiunti? No.
RA-9 = Di chi sono i Bagni Termali, la Cripta e le Catacombe? I Bagni di Fredo, le altre due di Enrico Giovanni.
RA-10 = Che cos’è un Collegamento per il Passaggio Obbligato? Passaggi e Scale.
RA-11 = Dove resta un Famiglio quando il proprietario Riposa, che ne è con la Tesi, e i cubi Protetti possono pagare? Nella Zona prima di muoversi; un successo lo sgancia, un fallimento no; la Protezione non conta.
RA-12 = Quando si può prendere una Ricerca, e se il mazzo è vuoto? Non dentro un effetto o una prova in corso, e non più quando sono cominciati il Riposo, la Tesi o il Fine Turno; nulla si rifornisce.
RA-13 = E se le Congreghe sono più delle Matricole normali previste, e la carta Panico? Solo quante ne sono previste, nell’ordine Phi, Zeta, Iota, Lambda; la carta Panico non ne mette.
RA-14 = Si tiene una Matricola di una Congrega prima che una Matricola Omega svuoti il Falò, e nella Fase Omega? Prima; e nella Fase Omega non si tiene.
RA-15 = Il Riposo dà Matricole delle Congreghe, e servono nella Zona di Partenza? No, e no.
RA-16 = Un cubo Falso è un cubo per la fine della partita e per il movimento? Sì.
RA-17 = E un cubo Universale rubato o Regalato? Il ladro sceglie una colonna; un regalo va nella stessa.
RA-37 = E se il Boss è Jukas e non ci sono Congreghe? Phi è in gioco solo per la sua carta; nessun’altra Congrega lo è.
RA-41 = Come sono distribuiti i 48 Segnalini Stella? 12 per ciascuna di 4 Bacheche: argento e oro in ognuna delle cinque colonne, e un secondo argento nel verde e nel rosso.
RA-42 = Che cosa chiede un Clan: il bordo, il metallo o entrambi? Entrambi, e 1 o 2 di essi; il colore può essere qualsiasi.
RA-55 = Una Reazione può annullare l’8 di Spriggan? No: le carte Bonus si giocano insieme e nessuna è dichiarata da sola.
RA-56 = Che Bonus hanno le carte Alchimia e Specialisti? L’Alchimia il suo livello; degli Specialisti tre hanno 1, tre 2, tre 3.
RA-57 = Quali due Collegamenti ha una nuova Zona con Passaggio Obbligato che incontra più di due Zone? La Zona da cui è stata piazzata, poi le più vecchie.
RA-58 = E se uno Studente non ha cubi del colore Randomizzato, o nessuno può prenderlo? Non si pesca di nuovo: accade ciò che la carta dice per «altrimenti». Un cubo che nessuno può prendere non si può scegliere come dono.
RA-59 = Di che tipo sono le nuove carte Sfiga? Standard, con un’opzione loro.
RA-60 = Sangue Freddo o la Controfigura annullano un segnalino Stordito che è un costo? No: ciò che è annullato non è pagato. Se possono servire entrambi, Sangue Freddo viene prima.
RA-61 = Quali Matricole lascia chi ne ha anche di una Congrega? Prima quelle normali, poi Phi, Zeta, Iota, Lambda.
RA-62 = La Corda serve contro le Trappole? Sì: la Trappola non fa niente, e resta.
RA-63 = Si può mettere una carta nello Zainetto e riprenderne altre nella stessa fase? Sì: ne entra al massimo 1, ne escono quante si vuole.
RA-64 = E se non restano Trappole del tipo scelto? Si può scegliere fra tutte e tre; di un tipo esaurito non se ne mette.
RA-65 = Il Bivacco di Campo Z funziona senza Zone Pericolose? Sì.
RA-66 = Iota può rallentare chi non è di turno? No.
RA-67 = Le carte Panico di Rocca Civetta Catturano qualcuno? No.
RA-68 = Lord Ombra è già nella Zona dello Studente sorteggiato: non succede nulla? Esce e rientra, e incontra tutti quelli che ci sono.
RA-80 = Dove sta una Zona speciale mescolata in cima a una pila? È una delle carte più in alto indicate, e tutti vedono dove si trova: il dorso mostra il suo Boss.
RA-81 = Un Secchio funziona senza Zone Pericolose, e un Uovo che si schiude fa avvistare Mamma Basilisco? Il Secchio funziona; lei si attiva soltanto, se è nel Dungeon.
RA-82 = Caccia alle Uova: che cosa hanno i pari per numero di Gusci, Marconiglio vede l’Uovo dove si trova, un Uovo può andare nella Zona di Partenza, quando si giudica chi ha più Gusci se ha già discusso la Tesi? Ognuno ha 4 punti; no; no; a quella Tesi, il cui punteggio è definitivo.
RA-83 = Tempio Maledetto: dove mette il Muro il Pilastro, chi deve attraversare il Ponte, quando lo si mette, il ritorno a casa è uno Studio? Su un Passaggio verso una Zona Collegata; chi vi si muove con punti Velocità, o prosegue in una Zona appena piazzata, e non ha altra via, nemmeno un Passaggio Segreto; da chi ha piazzato le Catacombe, prima di entrarvi; no: non contano né il Bonus Studio né la Fortuna.
RA-84 = Dea del mare: chi le ha attivate sceglie la Zona Collegata di un Tentacolo, mai la Zona di Partenza. Lasciare è un movimento con punti Velocità, o proseguire in una Zona appena piazzata; chi non può pagare resta. Un Passaggio Randomizzato della Tana si cerca in senso orario da quell’ottavo. Dove la Tana non entra resta da parte per le prossime Scale. Il settimo Tentacolo non fa nulla prima che ci sia la Tana; chi è nella Tana è Stordito e non si muove.
RA-85 = Panico: tra strade ugualmente brevi il giocatore di turno sceglie quella del macigno; le Porte non lo fermano, i Passaggi Segreti non li prende. Si radunano tutte le Uova chiuse, anche quelle non ancora sul tavolo; se Marconiglio non è nel Dungeon arriva nella Zona più lontana, e se è nella Zona di Partenza stanno accanto. Chi entra deve aprirne uno.
