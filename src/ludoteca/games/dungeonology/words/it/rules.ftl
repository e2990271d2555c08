### Dungeonology: le regole in parole semplici.
### Un messaggio per ogni clausola, per ogni titolo di capitolo e per ogni decisione.

## Componenti, preparazione, Randomizzatore, Riserva

DG-1 = Componenti
DG-1-1 = Ci sono 4 miniature di Studenti e 4 carte Studente; ogni carta ha due facce, quella normale e quella da Fomentato.
DG-1-2 = C’è 1 Boss, Laetus, con una miniatura e una carta Boss che porta due profili: Attaccabrighe e Ubriaco.
DG-1-3 = Ci sono 18 Zone e 1 Zona di Partenza; il dorso delle 18 Zone le divide in tre pile, una per ciascuno dei Piani I, II e III.
DG-1-4 = Ogni Piano ha una pila di 6 Zone.
DG-1-5 = Ci sono 3 carte Clan.
DG-1-6 = Ci sono 105 carte Trucchetto di sei tipi.
DG-1-7 = Ci sono 4 Bacheche, ciascuna con una ruota per il Bonus di Studio e un triangolo di un colore suo.
DG-1-8 = Ci sono 64 cubi Informazione: 20 di Civiltà (verdi), 15 di Milizia (rossi), 13 di Misticismo (blu), 10 di Ricchezze (gialli) e 6 di Gerarchia (viola).
DG-1-9 = C’è un sacchetto, l’Università, e una plancia Campus, che ospita la carta Allerta, la carta Clan e il Falò.
DG-1-10 = Ci sono 15 carte Sfiga, 10 carte Specializzando (una sola copia di ogni Specializzando) e 16 carte Randomizzatore.
DG-1-11 = Si può scegliere tra quattro carte Allerta, una per ogni difficoltà, anche se l’elenco dei componenti del regolamento ne conta 3.
DG-1-12 = Ci sono 3 carte Panico; una di esse, Oscurità, non ha requisiti.
DG-1-13 = I segnalini sono: 14 Stordito, 4 Conoscenza, 6 Passaggio Segreto di lettera X, 3 Teletrasporto, 3 Trappola Stop, 3 Trappola Obolo, 3 Trappola Imboscata, 9 Scala e 18 Muro.
DG-1-14 = Ci sono 40 Matricole grigie e 5 Matricole Omega rosse.
DG-1-15 = Il gioco è per 2, 3 o 4 giocatori.
DG-1-16 = I cubi Informazione, le Matricole (grigie e Omega) e gli spazi stampati sulle plance sono limitati: quando finiscono, finiscono. I segnalini Stordito, Scala e Muro servono solo a tenere il conto e non si esauriscono mai.

DG-2 = Preparazione
DG-2-1 = Preparazione, passo A: ogni giocatore prende una Bacheca e mette il suo Bonus di Studio a 0.
DG-2-2 = Preparazione, passo B: ogni giocatore sceglie una carta Studente, o ne pesca una a caso, e la mette sulla propria Bacheca.
DG-2-3 = Ogni Studente comincia sulla faccia normale, non da Fomentato.
DG-2-4 = Preparazione, passo C: ogni giocatore prende dalla Riserva tante Matricole grigie quante ne indica il valore di Matricole Iniziali del suo Studente.
DG-2-5 = Preparazione, passo D: si mescola il mazzo Randomizzatore e si pesca finché il colore di un triangolo corrisponde alla Bacheca di qualcuno che partecipa; è lui il primo giocatore.
DG-2-6 = I turni procedono verso sinistra, in senso orario, a partire dal primo giocatore.
DG-2-7 = Preparazione, passo E: si mescola il mazzo delle carte Trucchetto. In ordine di turno il primo giocatore ne riceve 1, il secondo 2, il terzo 3 e il quarto 4.
DG-2-8 = Preparazione, passo F: si mette il Campus sul tavolo.
DG-2-9 = Preparazione, passo G (solo con la regola Boss): si prende una carta Boss, si sceglie o si sorteggia uno dei suoi due profili e la si mette accanto al Campus con quel profilo in vista. La miniatura comincia fuori dal Dungeon.
DG-2-10 = Preparazione, passo H: si sceglie una carta Allerta, Introduttiva, Facile, Media o Difficile, e la si mette sul Campus.
DG-2-11 = Preparazione, passo H: si può anche scegliere un Livello dei Giocatori.
DG-2-12 = Preparazione, passo I (solo con Allerta Massima): una carta Panico, presa senza guardarla tra quelle adatte alla partita, si mette coperta sotto la carta Allerta.
DG-2-13 = Preparazione, passo J: si pesca a caso una carta Clan e la si mette coperta sul Campus; nessuno la guarda.
DG-2-14 = Preparazione, passo K: si mescola il mazzo delle carte Sfiga.
DG-2-15 = Preparazione, passo L (solo con gli Effetti Principali): si preparano le carte Specializzando.
DG-2-16 = Preparazione, passo M: la Zona di Partenza si mette al centro del tavolo, e tutti gli Studenti vi stanno sopra.
DG-2-17 = Preparazione, passo N: le Zone formano tre pile coperte, una per Piano, ciascuna mescolata a parte.
DG-2-18 = Preparazione, passo O: nell’Università si mettono le Matricole grigie iniziali indicate dalla carta Allerta moltiplicate per il numero di giocatori (come li conta il Livello dei Giocatori), e una sola Matricola Omega.
DG-2-19 = Se durante la preparazione la Riserva non ha abbastanza Matricole grigie, nell’Università vanno tutte quelle disponibili.
DG-2-20 = Il Falò comincia vuoto.
DG-2-21 = Preparazione, passo P: il primo giocatore gioca il primo turno.
DG-2-22 = Ognuna delle quattro regole avanzate (Boss, Zone Pericolose, Allerta Massima, Effetti Principali) si usa o no per conto suo, di comune accordo prima della preparazione.

DG-3 = Mazzo Randomizzatore
DG-3-1 = Randomizzare significa mescolare il mazzo Randomizzatore e pescarne le carte una alla volta, finché una dà un risultato applicabile.
DG-3-2 = Prima di ogni Randomizzazione si rimescola tutto il mazzo Randomizzatore.
DG-3-3 = Se si Randomizza uno Studente, è quello la cui Bacheca ha il triangolo del colore pescato.
DG-3-4 = Se si Randomizza una direzione, è quella in cui punta il triangolo; il colore non conta.
DG-3-5 = Se si Randomizza un Passaggio, la freccia sulla piccola mappa indica la posizione nella Zona; se lì non c’è un Passaggio, si prende il primo in senso orario.
DG-3-6 = Se si Randomizza un tipo di Informazione, è quello al centro della carta.
DG-3-7 = Gli Studenti nella Zona di Partenza non sono mai candidati in una Randomizzazione.
DG-3-8 = Gli Studenti usciti dal gioco non sono mai candidati in una Randomizzazione.
DG-3-9 = Se nessun risultato è applicabile, perché non ci sono candidati, la Randomizzazione non dà nulla e ciò che ne dipende si salta.

DG-4 = Riserva
DG-4-1 = La Riserva è tutto il materiale che non è in gioco.
DG-4-2 = Ciò che va in Riserva esce dal gioco, ma effetti e rifornimenti successivi possono riprenderlo da lì.
DG-4-3 = Le carte Trucchetto, Sfiga e Specializzando scartate non vanno in Riserva: ogni tipo ha la propria pila degli scarti.

## Scopo, Studenti, Matricole, Allerta

DG-5 = Scopo del gioco e Zona di Partenza
DG-5-1 = I cubi Informazione danno punti, una Tesi riuscita aggiunge un bonus secondo l’ordine di consegna, e le carte Sfiga ne tolgono.
DG-5-2 = Tutti gli Studenti cominciano nella Zona di Partenza, che fa parte del Piano I.
DG-5-3 = Uno Studente nella Zona di Partenza è al sicuro: gli effetti del gioco non lo toccano.
DG-5-4 = Uno Studente nella Zona di Partenza non può essere scelto come bersaglio, neppure da un Boss.
DG-5-5 = Uno Studente nella Zona di Partenza resta fuori dalle Randomizzazioni.
DG-5-6 = Uno Studente nella Zona di Partenza non subisce gli effetti delle carte Trucchetto.
DG-5-7 = Uno Studente nella Zona di Partenza non può giocare carte Trucchetto.
DG-5-8 = Uno Studente che si trova nella Zona di Partenza può svolgere soltanto l’Attività Esplorare.
DG-5-9 = Studio e Spionaggio richiedono di giocare almeno una carta Trucchetto, perciò nessuno dei due è possibile dalla Zona di Partenza.
DG-5-10 = Chi ha lo Studente nella Zona di Partenza non può giocare carte Trucchetto neppure nei turni e nei test altrui.
DG-5-11 = La Zona di Partenza ha Passaggi in tutte e otto le posizioni, nessuno spazio per cubi e nessun valore di Allerta.

DG-6 = Bacheca e carta Studente
DG-6-1 = Uno Studente può usare un’Abilità quante volte vuole durante il proprio turno, purché possa pagarne il costo.
DG-6-2 = Un’Abilità con l’icona Istantaneo si può usare anche durante i turni altrui.
DG-6-3 = Le Matricole Iniziali sono quelle che lo Studente prende dalla Riserva all’inizio, e il numero fino a cui Riposo e Bivacco lo riforniscono.
DG-6-4 = Mano: nella fase di Fine Turno chi ha meno carte Trucchetto di questo valore pesca fino a raggiungerlo.
DG-6-5 = Non c’è limite al numero di carte Trucchetto in mano.
DG-6-6 = Velocità: i punti che lo Studente ha nel proprio turno per muoversi ed esplorare.
DG-6-7 = Intelligenza: il massimo di cubi a cui può puntare un solo Studio.
DG-6-8 = Resistenza: il massimo di segnalini Stordito che uno Studente può avere; chi comincia il turno con quel numero di segnalini deve fare un Riposo.
DG-6-9 = Combo Conoscenza: appena la Bacheca contiene almeno i cubi indicati, anche solo per un attimo, lo Studente guadagna il segnalino Conoscenza e lo mette nel suo spazio.
DG-6-10 = Ogni cubo va nella colonna del suo colore, che si riempie dal basso verso l’alto.
DG-6-11 = Una colonna vale il numero più basso ancora visibile, quello subito sopra il suo cubo più alto.
DG-6-12 = I punti di una colonna sono il numero dei suoi cubi per il valore di un cubo: 2 per ogni cubo di Civiltà e 3 per ogni cubo di Milizia.
DG-6-13 = Dal più prezioso al meno prezioso, i cubi sono Gerarchia, Ricchezze, Misticismo, Milizia, Civiltà.
DG-6-14 = Uno Studente guadagna una Stella quando un cubo raggiunge la riga accanto ad essa, e la possiede finché lì c’è un cubo.
DG-6-15 = Chi perde il cubo accanto a una Stella perde la Stella.
DG-6-16 = Nel gioco base tutte le Stelle sono uguali; argento, oro e colore del bordo contano solo per i Clan dell’espansione.
DG-6-17 = Le Frecce si guadagnano e si perdono esattamente come le Stelle.
DG-6-18 = Ogni Freccia guadagnata alza di 1 il Bonus di Studio, ogni Freccia persa lo abbassa di 1.
DG-6-19 = Il Bonus di Studio è il numero di Frecce che lo Studente possiede in quel momento; non scende mai sotto 0.
DG-6-20 = Bacheche, Stelle, Frecce, Matricole, segnalini Stordito, Specializzandi e carte Sfiga scoperte sono pubblici; le mani sono segrete.
DG-6-21 = Nessuno conosce l’ordine dei mazzi, delle pile di Zone e del sacchetto, che cosa sia una Sfiga coperta (neppure chi la possiede), né la carta Panico prima dell’Allerta Massima. Una mano la conosce solo il suo proprietario, la carta Clan non rivelata solo chi ha la Conoscenza, e la faccia di una Trappola, prima che scatti, solo chi l’ha piazzata.

DG-7 = Studenti Fomentati
DG-7-1 = Quando uno Studente guadagna una Stella, ogni Studente che ne ha meno di lui diventa Fomentato, se non lo è già.
DG-7-2 = Uno Studente Fomentato gira la propria carta Studente e usa i valori e le Abilità dell’altra faccia.
DG-7-3 = Uno Studente resta Fomentato finché non è quello con più Stelle, da solo o a pari merito; allora la carta torna alla faccia normale.
DG-7-4 = Perdere una Stella non rende mai nessuno Fomentato; soltanto guadagnarne una può farlo.
DG-7-5 = Se uno Studente Fomentato debba tornare alla faccia normale si controlla dopo ogni cambiamento nelle Stelle di chiunque e ogni volta che uno Studente esce dal gioco.
DG-7-6 = Lo Studente che guadagna la Stella non diventa Fomentato per questo.
DG-7-7 = Uno Studente con tante Stelle quante ne ha chi ne ha appena guadagnata una non diventa Fomentato.
DG-7-8 = Girare la carta ha effetto subito, ma i punti Velocità già ricevuti nel turno e le carte già pescate restano come sono.
DG-7-9 = Se la nuova faccia ha una Resistenza minore, i segnalini Stordito in eccesso si scartano subito.

DG-8 = Segnalini Stordito
DG-8-1 = Uno Studente che sta per ottenere un segnalino Stordito può invece Sacrificare una propria Matricola.
DG-8-2 = La scelta di Sacrificare una Matricola si fa per ogni segnalino Stordito, uno per uno.
DG-8-3 = Nessuno Studente ha mai più segnalini Stordito della propria Resistenza.
DG-8-4 = Uno Studente con tanti segnalini Stordito quanta è la sua Resistenza non ne ottiene altri e non deve Sacrificare Matricole per evitarli.
DG-8-5 = Uno Studente con tanti segnalini Stordito quanta è la sua Resistenza gioca normalmente fino all’inizio del suo prossimo turno.
DG-8-6 = Uno Studente con tanti segnalini Stordito quanta è la sua Resistenza non può usare un effetto che per attivarsi chiede di ottenere un segnalino Stordito.
DG-8-7 = Uno Studente che comincia il proprio turno con tanti segnalini Stordito quanta è la sua Resistenza deve fare un Riposo.
DG-8-8 = Se in qualunque momento uno Studente ha più segnalini Stordito della propria Resistenza, scarta quelli in eccesso.
DG-8-9 = Un effetto che dà segnalini Stordito come conseguenza, non come prezzo, si può usare anche con tanti segnalini quanta è la Resistenza; quelli in più non si prendono.

DG-9 = Segnalino Conoscenza
DG-9-1 = Uno Studente guadagna il segnalino Conoscenza completando la Combo Conoscenza o la prima volta che Discute la Tesi.
DG-9-2 = Chi possiede il segnalino Conoscenza può guardare la carta Clan quando vuole per il resto della partita, senza mostrarla.
DG-9-3 = Il segnalino Conoscenza non si perde mai, neppure se si perdono i cubi della Combo.
DG-9-4 = Quando tutti gli Studenti in partita hanno il segnalino Conoscenza, la carta Clan può essere rivelata a tutti.
DG-9-5 = Uno Studente può avere un solo segnalino Conoscenza.

DG-10 = Pescare Matricole dall’Università
DG-10-1 = Pescare Matricole significa prendere a caso dal sacchetto quel numero di figure, o tutte se ce ne sono meno.
DG-10-2 = Le Matricole grigie pescate occupano gli spazi liberi del Falò; quando è pieno, vanno in Riserva.
DG-10-3 = Se tra le figure pescate c’è una Matricola Omega, si seguono le regole delle Matricole Omega.
DG-10-4 = Le figure si pescano dal sacchetto tutte insieme; poi si piazzano tutte le grigie, e poi si risolve la Matricola Omega.
DG-10-5 = Pescare da un sacchetto vuoto non fa nulla.
DG-10-6 = Chi pesca le Matricole non le possiede: sono di qualcuno solo quando vengono prese dal Falò.
DG-10-7 = Sacrificare una Matricola significa mettere in Riserva una Matricola propria.
DG-10-8 = Uno Studente può possedere quante Matricole vuole, e non può rinunciare a una se non lo chiede un effetto, un costo o una regola.

DG-11 = Matricole Omega e carta Allerta
DG-11-1 = Una Matricola Omega pescata va nello spazio libero più in alto della carta Allerta.
DG-11-2 = Se si pesca una Matricola Omega e la carta Allerta non ha spazi liberi, la partita entra nella fase finale, oppure in Allerta Massima se si usa quella regola.
DG-11-3 = Piazzata la Matricola Omega, tutte le Matricole al Falò vanno in Riserva, anche quelle appena arrivate con la stessa pesca.
DG-11-4 = Lo Studente che ha pescato una Matricola Omega pesca poi una carta Sfiga e la tiene coperta davanti a sé.
DG-11-5 = Una Matricola Omega piazzata sulla carta Allerta attiva gli effetti della sua riga, che si risolvono prima di proseguire il turno.
DG-11-6 = Il Bonus di Allerta si somma al valore di Allerta di ogni Zona del Dungeon per il resto della partita.
DG-11-7 = Conta solo il Bonus di Allerta più alto raggiunto; i bonus non si sommano tra loro.
DG-11-8 = Rimpinguare l’Università: dalla Riserva si aggiungono le Matricole grigie indicate dalla riga per il numero di giocatori (come li conta il Livello dei Giocatori), o tutte quelle rimaste se sono meno.
DG-11-9 = Rimpinguando l’Università si aggiunge anche una Matricola Omega dalla Riserva, se ce n’è.
DG-11-10 = Dopo aver pescato una Matricola Omega l’ordine è: piazzarla, svuotare il Falò in Riserva, pescare la Sfiga, poi Bonus di Allerta e rifornimento dell’Università; le Matricole del Falò possono quindi farne parte.
DG-11-11 = Quando si rifornisce l’Università, le Matricole ancora nel sacchetto ci restano; le nuove si aggiungono a loro.
DG-11-12 = Poiché le Matricole Omega sono 5, una carta Allerta ha al massimo 4 spazi.

DG-12 = Livello dei Giocatori
DG-12-1 = Matricole: i numeri della carta Allerta valgono così come sono.
DG-12-2 = Studenti: per tutti i calcoli della carta Allerta si conta un giocatore in meno.
DG-12-3 = Professori (3 o più giocatori): per tutti i calcoli della carta Allerta si contano due giocatori in meno.
DG-12-4 = Rettori (4 o più giocatori): per tutti i calcoli della carta Allerta si contano tre giocatori in meno.
DG-12-5 = Qualunque sia il Livello dei Giocatori, si conta almeno 1 giocatore.
DG-12-6 = Con gli Effetti Principali il livello Matricole è consigliato, ma non obbligatorio.

## Turno, Riposo, Tesi

DG-13 = Turno
DG-13-1 = Nel proprio turno si svolge una sola Attività: Riposo, Discutere la Tesi o Esplorare.
DG-13-2 = Chi comincia il turno nella Zona di Partenza deve Esplorare.
DG-13-3 = Chi comincia il turno con tanti segnalini Stordito quanta è la sua Resistenza deve fare un Riposo.
DG-13-4 = Se uno Studente comincia nella Zona di Partenza con tanti segnalini Stordito quanta è la sua Resistenza, deve fare un Riposo.
DG-13-5 = Le carte Trucchetto si possono giocare solo mentre qualcuno sta Esplorando, mai durante Riposo o Discutere la Tesi.
DG-13-6 = Riposo e Discutere la Tesi non hanno fasi di Movimento, Azione e Fine Turno.

DG-14 = Riposo
DG-14-1 = Riposo, passo 1: lo Studente torna nella Zona di Partenza.
DG-14-2 = Riposo, passo 2: si scartano tutti i suoi segnalini Stordito.
DG-14-3 = Riposo, passo 3: si scarta una delle sue carte Sfiga, se ne ha.
DG-14-4 = Quale Sfiga scartare con un Riposo lo decide chi la possiede; può essere anche una coperta.
DG-14-5 = Riposo, passo 4: se lo Studente ha meno Matricole delle sue Matricole Iniziali, ne prende dalla Riserva fino a quel numero, finché ce ne sono. Averne di più non costa nulla.
DG-14-6 = Riposo, passo 5: il giocatore può scartare quante carte Trucchetto vuole.
DG-14-7 = Riposo, passo 6: il giocatore pesca carte Trucchetto fino al suo valore di Mano.
DG-14-8 = Riposo, passo 7: il turno finisce.
DG-14-9 = Lo spostamento nella Zona di Partenza per un Riposo è diretto, non passa per i Passaggi e non attiva Effetti di Zona.

DG-15 = Discutere la Tesi
DG-15-1 = Per Discutere la Tesi servono almeno 2 Stelle.
DG-15-2 = Tesi, passo 1: lo Studente torna nella Zona di Partenza.
DG-15-3 = Tesi, passo 2: il giocatore guarda in segreto la carta Clan e guadagna il segnalino Conoscenza, se non lo ha già.
DG-15-4 = Tesi, passo 3: si contano i punti della Bacheca con i Modificatori della carta Clan; Specializzandi e carte Sfiga qui non contano.
DG-15-5 = La Tesi riesce se il totale è almeno pari ai Punti Tesi della carta Clan.
DG-15-6 = Tesi riuscita, passo 1: si rivela la carta Clan, che resta scoperta sul Campus.
DG-15-7 = Tesi riuscita, passo 2: si aggiungono i punti bonus esterni alla Bacheca (Specializzandi) e si sottraggono le penalità delle proprie carte Sfiga.
DG-15-8 = Tesi riuscita, passo 3: la prima Tesi riuscita della partita aggiunge 10 punti, la seconda 7, la terza 5, la quarta 3.
DG-15-9 = Tesi riuscita, passo 4: il giocatore annuncia il suo punteggio finale, che non cambia più.
DG-15-10 = Tesi riuscita, passo 5: lo Studente esce dal gioco, e nessun effetto lo prende più in considerazione.
DG-15-11 = Tesi riuscita, passo 6: il turno finisce, e per quel giocatore anche la partita; ora valgono le regole della fine del gioco.
DG-15-12 = La Tesi fallisce se il totale è inferiore ai Punti Tesi.
DG-15-13 = Tesi fallita, passo 1: la carta Clan torna al suo posto, coperta se era coperta.
DG-15-14 = Tesi fallita, passo 2: il giocatore pesca una carta Sfiga e la rivela subito.
DG-15-15 = Tesi fallita, passo 3: il cubo più prezioso della Bacheca va in Riserva: Gerarchia, altrimenti Ricchezze, Misticismo, Milizia, Civiltà.
DG-15-16 = Quale cubo sia il più prezioso dopo una Tesi fallita dipende dai valori stampati, non da quelli modificati dal Clan.
DG-15-17 = Tesi fallita, passo 4: il turno finisce, e lo Studente resta nella Zona di Partenza.
DG-15-18 = La Tesi si può Discutere quante volte si vuole; ogni tentativo richiede 2 Stelle in quel momento.
DG-15-19 = Dopo una Tesi riuscita la mano del giocatore si scarta; cubi, Matricole, Specializzandi e carte Sfiga restano con lui, come sono.
DG-15-20 = Dopo una Tesi riuscita le carte Sfiga coperte del giocatore si girano per contarle; i loro effetti non si applicano.

DG-16 = Carta Clan
DG-16-1 = Una carta Clan mostra un nome, i Punti Tesi e i Modificatori.
DG-16-2 = Un Modificatore cambia il valore di ogni singolo cubo del suo colore sulla Bacheca.
DG-16-3 = Seguaci del Sangue: Milizia +2, quindi 4 cubi di Milizia danno 4 × 5 = 20 punti invece di 12.
DG-16-4 = Nessun cubo vale mai meno di 0.
DG-16-5 = Fin dall’inizio tutti sanno quale popolo abita il Dungeon, i Fauni; nessuno sa quale loro Clan.
DG-16-6 = I Modificatori contano solo per la Tesi e per il punteggio finale, mai per la difficoltà dello Spionaggio né per stabilire quale cubo sia il più prezioso.

## Esplorare: movimento, Zone, Scale

DG-17 = Esplorare: fasi e movimento
DG-17-1 = Esplorare ha tre fasi, in quest’ordine: Movimento, Azione, Fine Turno.
DG-17-2 = Durante le fasi di Movimento e Azione il giocatore di turno può giocare quante carte Trucchetto vuole, nei limiti dei loro effetti.
DG-17-3 = Durante le fasi di Movimento e Azione altrui si possono giocare solo effetti Istantanei.
DG-17-4 = Nella fase di Fine Turno nessuno può giocare carte Trucchetto.
DG-17-5 = All’inizio della fase di Movimento lo Studente riceve tanti punti Velocità quanta è la sua Velocità in quel momento.
DG-17-6 = Con 1 punto Velocità lo Studente si sposta in una Zona Adiacente e Collegata a quella in cui si trova.
DG-17-7 = Con 1 punto Velocità lo Studente può anche esplorare: pesca una Zona dalla pila del Piano in cui si trova, la piazza Adiacente e Collegata alla sua e vi entra subito.
DG-17-8 = Il giocatore di turno può passare alla fase Azione in qualsiasi momento; i punti della carta Studente non ancora spesi vanno persi.
DG-17-9 = Alcuni effetti danno punti Velocità aggiuntivi; si tengono separati da quelli della carta Studente.
DG-17-10 = Dopo la fase di Movimento i punti della carta Studente non si possono più spendere, ma altri effetti possono ancora muovere lo Studente.
DG-17-11 = I punti Velocità aggiuntivi si possono spendere nelle fasi di Movimento e Azione, ma non durante un test di Furtività; quelli non spesi all’inizio della fase di Fine Turno vanno persi.
DG-17-12 = Anche un punto Velocità aggiuntivo speso nella fase Azione può piazzare una nuova Zona.
DG-17-13 = Nessuno è obbligato a muoversi: uno Studente può restare dov’è.
DG-17-14 = Uno Studente può entrare nella Zona di Partenza con un normale spostamento.
DG-17-15 = Più Studenti, e anche il Boss, possono stare nella stessa Zona.
DG-17-16 = Dalla Zona di Partenza si esplora pescando dalla pila del Piano I.

DG-18 = Le Zone e come si piazzano
DG-18-1 = Una Zona mostra spazi per i cubi secondo il colore, un valore di Allerta, da 1 a 8 Passaggi, Effetti di Zona, l’icona del Dungeon, Piano e numero, e a volte Porte.
DG-18-2 = Una Zona è un quadrato con due posizioni per Passaggi su ogni lato, otto in tutto.
DG-18-3 = Una Zona può essere sfalsata di mezzo lato rispetto alla vicina.
DG-18-4 = Due Zone sono Adiacenti se si toccano per almeno mezzo lato.
DG-18-5 = Due Zone sono Collegate se sono Adiacenti e in almeno un punto di contatto hanno entrambe un Passaggio, senza Muro.
DG-18-6 = Zone di Piani diversi sono Collegate solo da Scale.
DG-18-7 = Un Piano è l’insieme delle Zone Adiacenti e Collegate con lo stesso numero romano; un’Area è l’insieme delle Zone Adiacenti, qualunque sia il Piano. Il Dungeon dei Fauni è una sola Area.
DG-18-8 = Piazzare una Zona, passo 1: il giocatore pesca la prima Zona della pila del Piano in cui si trova lo Studente.
DG-18-9 = Vista la Zona, il giocatore ne sceglie liberamente posizione e rotazione, tra quelle consentite.
DG-18-10 = Le Zone non possono sovrapporsi. È obbligatorio solo il collegamento con la Zona in cui si trova lo Studente; negli altri contatti i Passaggi non devono per forza combaciare.
DG-18-11 = Se la Zona pescata non può essere Collegata, va in fondo alla sua pila e se ne pesca un’altra.
DG-18-12 = Se nessuna Zona della pila può essere Collegata, o la pila è vuota, lo Studente resta dov’è e il punto Velocità è speso.
DG-18-13 = Una Zona appena piazzata è Collegata anche a ogni altra Zona Adiacente dello stesso Piano con cui un Passaggio combacia.
DG-18-14 = Piazzare una Zona, passo 2: gli spazi della Zona si riempiono con cubi dei loro colori dalla Riserva.
DG-18-15 = Gli spazi si riempiono da sinistra a destra; se la Riserva non ha cubi di un colore, quello spazio resta vuoto.
DG-18-16 = Piazzare una Zona, passo 3: lo Studente entra subito nella Zona, a meno che una Porta non gliela Blocchi; il punto Velocità è speso comunque.
DG-18-17 = Entrando in una Zona se ne attivano le Scale, se ci sono; con le Zone Pericolose anche gli altri effetti, da sinistra a destra.
DG-18-18 = Senza le regole Boss e Zone Pericolose le Scale sono l’unico Effetto di Zona che conta; gli effetti dei segnalini messi sulle Zone contano comunque.
DG-18-19 = Il numero arabo di una Zona serve solo a distinguere le tessere.

DG-19 = Scale, Muri e Porte
DG-19-1 = Le Scale di una Zona le attiva solo il primo Studente che vi entra.
DG-19-2 = Chi attiva le Scale sceglie una pila di un Piano sopra o sotto: dal Piano I la pila II, dal Piano II la I o la III, dal Piano III la II.
DG-19-3 = Con le Scale si pesca la prima Zona della pila scelta e la si piazza Adiacente e Collegata alla Zona in cui si trova lo Studente, ruotata a piacere.
DG-19-4 = Gli spazi di una Zona piazzata dalle Scale si riempiono di cubi come per ogni Zona piazzata.
DG-19-5 = Il segnalino Scala va sul Passaggio, o su entrambi i Passaggi, che uniscono la nuova Zona a quella delle Scale.
DG-19-6 = Ogni altro Passaggio di una Zona piazzata dalle Scale che la collegherebbe a una Zona già sul tavolo riceve un Muro: quelle Zone non sono Collegate.
DG-19-7 = Lo Studente non entra nella Zona piazzata dalle Scale; andarci in seguito costa 1 punto Velocità.
DG-19-8 = Le Scale si percorrono nei due sensi, come ogni Passaggio.
DG-19-9 = Se per le Scale nessuna Zona della pila scelta può essere Collegata (quelle scartate vanno in fondo), si può provare l’altra pila possibile; se nulla va bene, le Scale non fanno niente e aspettano il prossimo Studente che entra.
DG-19-10 = Una Porta Blocca un Passaggio per chi vuole entrare nella Zona che la porta, mai per chi ne esce.
DG-19-11 = Per passare una Porta serve almeno un cubo del suo colore sulla Bacheca; per una Porta di due colori, almeno uno di ciascuno.
DG-19-12 = Passare una Porta non costa cubi.
DG-19-13 = Se due Passaggi uniscono le Zone e solo uno ha una Porta, si può usare l’altro.
DG-19-14 = Zone unite solo da una Porta sono comunque Collegate: per lo Spionaggio, per Lasciare cubi e per gli effetti.
DG-19-15 = Un Boss ignora le Porte.
DG-19-16 = Se la Zona appena piazzata è Bloccata dalla sua Porta, lo Studente resta dov’è e le Scale non si attivano; le attiverà il primo che entrerà.

## Carte Trucchetto ed effetti

DG-20 = Icone degli effetti
DG-20-1 = Reclutare N: guadagnare N Matricole dal Falò, o quante ce ne sono.
DG-20-2 = Velocità N: ottenere N punti Velocità.
DG-20-3 = Pescare N: pescare N carte Trucchetto.
DG-20-4 = Matricole N: pescare N Matricole dall’Università e metterle al Falò. È l’icona del pericolo.
DG-20-5 = Sacrificare N: mettere in Riserva N Matricole proprie.
DG-20-6 = Stordito N: ottenere N segnalini Stordito.
DG-20-7 = Scartare N: scartare N carte Trucchetto, o farle scartare a qualcuno.
DG-20-8 = +N Furtività e +N Allerta: aggiungere N a quel valore in un test di Furtività.
DG-20-9 = Divinazione N: rivelare le prime N carte Trucchetto del mazzo e aggiungere il valore Bonus più alto, come descritto per Magia.
DG-20-10 = Icona Istantaneo: l’effetto si può giocare anche quando non è il proprio turno.
DG-20-11 = Icona Reazione: l’effetto si può giocare solo in risposta all’effetto di una carta Trucchetto appena giocata da un avversario, e si risolve prima di ogni altro.

DG-21 = Effetti Ausiliari
DG-21-1 = Esplorazione 1, nella propria fase di Movimento o Azione: 1 punto Velocità.
DG-21-2 = Esplorazione 2, nella propria fase di Movimento o Azione: 2 punti Velocità.
DG-21-3 = Esplorazione 3, nella propria fase di Movimento o Azione: pescare 1 Matricola, poi ottenere 3 punti Velocità.
DG-21-4 = Sotterfugio 1 (Istantaneo), in un test di Furtività di chiunque: +1 al valore di Furtività oppure +1 al valore di Allerta.
DG-21-5 = Sotterfugio 2 (Istantaneo): come Sotterfugio 1, ma +2; per alzare il valore di Allerta bisogna prima pescare 1 Matricola.
DG-21-6 = Sotterfugio 3 (Istantaneo): come Sotterfugio 2, ma +3; per alzare il valore di Allerta bisogna prima pescare 1 Matricola.
DG-21-7 = Magia 1 (Istantaneo), in un test di Furtività di chiunque: Divinazione 1, cioè rivelare la prima carta Trucchetto del mazzo e aggiungere il suo valore Bonus alla Furtività o all’Allerta.
DG-21-8 = Magia 2 (Istantaneo): pescare 1 Matricola, poi rivelare due carte e aggiungere il valore Bonus più alto alla Furtività o all’Allerta.
DG-21-9 = Magia 3 (Istantaneo): come Magia 2, ma con 2 Matricole e tre carte.
DG-21-10 = In una Divinazione si sceglie tra Furtività e Allerta prima di rivelare le carte.
DG-21-11 = Le carte rivelate da una Divinazione si scartano.
DG-21-12 = Fama 1, nella propria fase di Movimento o Azione: prendere 1 Matricola dal Falò, se ce n’è.
DG-21-13 = Fama 2, nella propria fase di Movimento o Azione: prendere fino a 2 Matricole dal Falò.
DG-21-14 = Fama 3, nella propria fase di Movimento o Azione: prima pescare 1 Matricola, poi prenderne 3 dal Falò, o quante ce ne sono.
DG-21-15 = Sociale 1: pescare 1 carta Trucchetto.
DG-21-16 = Sociale 2: Sacrificare 1 Matricola, poi pescare 2 carte Trucchetto.
DG-21-17 = Sociale 3 (Istantaneo), anche nel turno di un avversario: Sacrificare 1 Matricola e poi pescare 2 carte Trucchetto, oppure scartare 1 carta Trucchetto o farla scartare a un avversario.
DG-21-18 = Sociale 1 e 2 si possono giocare solo nella propria fase di Movimento o Azione.
DG-21-19 = Un effetto Sociale di cui non si può pagare il Sacrificio non fa pescare nulla.
DG-21-20 = Fato 4 o 5, primo uso (Istantaneo), in un test di Furtività di chiunque: pescare 1 Matricola, poi +4 o +5 alla Furtività.
DG-21-21 = Fato 4 o 5, secondo uso (Istantaneo), in un test di Furtività di chiunque: pescare 2 Matricole, poi +4 o +5 all’Allerta.
DG-21-22 = Le Matricole richieste da un Effetto Ausiliario le pesca chi gioca la carta, che prende anche l’eventuale Sfiga.
DG-21-23 = Nello Spionaggio il valore di Allerta che gli Effetti Ausiliari alzano è quello del bersaglio.
DG-21-24 = Una Matricola Omega pescata per un Effetto Ausiliario si risolve del tutto prima che l’effetto prosegua.

DG-22 = Carte Trucchetto
DG-22-1 = Ci sono sei tipi di carte Trucchetto: Esplorazione, Sotterfugio, Magia, Sociale, Fama e Fato.
DG-22-2 = Ogni carta Trucchetto ha un valore Bonus, un nome con un Effetto Principale (usato solo con quella regola avanzata) e uno o due Effetti Ausiliari.
DG-22-3 = Le carte Fato non hanno un Effetto Principale, ma un alto valore Bonus e due Effetti Ausiliari.
DG-22-4 = Una carta Trucchetto si usa per una cosa sola, il valore Bonus, l’Effetto Principale o un Effetto Ausiliario, e poi si scarta.
DG-22-5 = Quando il mazzo delle carte Trucchetto è vuoto, si mescolano gli scarti in un nuovo mazzo.
DG-22-6 = Gli scarti si mescolano quando bisogna pescare o rivelare una carta e il mazzo è vuoto; se sono vuoti entrambi, non si pesca nulla.
DG-22-7 = Una carta usata va negli scarti appena il suo uso è risolto.
DG-22-8 = Una carta con un Effetto Ausiliario di livello 1, 2 o 3 ha quel livello come valore Bonus; Fato 4 e 5 hanno 4 e 5. Nessun valore Bonus è 0.

## Azioni: Studio e Spionaggio

DG-23 = Fase Azione
DG-23-1 = Nella fase Azione il giocatore di turno può compiere un’Azione, e una sola.
DG-23-2 = Le Azioni sono: Studio; Spionaggio; un Effetto Principale con la scritta AZIONE (con gli Effetti Principali); un Effetto di Zona ad Azione (con le Zone Pericolose, o dove c’è un segnalino Teletrasporto).
DG-23-3 = Nella fase Azione nessuno è obbligato a compiere un’Azione.
DG-23-4 = Nella fase Azione il giocatore di turno può muoversi con le carte Esplorazione prima o dopo l’Azione, ma non durante un test di Furtività.

DG-24 = Studio
DG-24-1 = Studio, passo 1: il valore di Allerta è quello stampato più il Bonus di Allerta del momento, più i Modificatori del Boss se è qui, della carta Panico e di altri effetti.
DG-24-2 = Studio, passo 2: il giocatore dichiara a quanti cubi punta, almeno 1 e al massimo la sua Intelligenza, a partire da quello più a sinistra.
DG-24-3 = In uno Studio il valore di Allerta sale di 1 per 2 cubi, di 3 per 3, di 6 per 4 e di 10 per 5; un solo cubo non aggiunge nulla.
DG-24-4 = In uno Studio non si possono dichiarare più cubi di quelli presenti nella Zona per cui la propria Bacheca ha posto.
DG-24-5 = Per uno Studio serve nella Zona almeno un cubo che lo Studente possa Raccogliere.
DG-24-6 = Studio, passo 3: il giocatore gioca dalla mano, tutte insieme, una o più carte Trucchetto, solo per il loro valore Bonus.
DG-24-7 = In uno Studio il valore di Furtività è la somma dei valori Bonus giocati più il Bonus di Studio del giocatore.
DG-24-8 = Una volta dichiarato, il valore di Furtività non cambia più per i valori Bonus di carte della mano, ma solo per altri effetti.
DG-24-9 = Studio, passo 4: il giocatore a sinistra può giocare quanti effetti Istantanei vuole, uno alla volta, ciascuno risolto del tutto prima del successivo, finché non dichiara di fermarsi; poi il giocatore alla sua sinistra, e così via per un solo giro.
DG-24-10 = In uno Studio gli avversari possono alzare il valore di Allerta o quello di Furtività.
DG-24-11 = Studio, passo 5: per ultimo, chi esegue il test può a sua volta giocare quanti effetti vuole.
DG-24-12 = In uno Studio c’è un solo giro: dopo il passo 5 nessuno può aggiungere nulla, tranne Reazioni agli Effetti Principali giocati in quel passo.
DG-24-13 = Lo Studio riesce se il valore di Furtività è almeno pari al valore di Allerta.
DG-24-14 = Dopo uno Studio riuscito lo Studente Raccoglie i cubi dichiarati, ciascuno nella sua colonna.
DG-24-15 = Se il valore di Furtività è inferiore a quello di Allerta, lo Studio fallisce: lo Studente ottiene 1 segnalino Stordito e poi pesca 1 Matricola dall’Università.
DG-24-16 = Le carte giocate per il valore Bonus si scartano qualunque sia l’esito.
DG-24-17 = Le carte giocate per il valore Bonus si mostrano insieme, in un’unica dichiarazione.
DG-24-18 = Nel passo 4 di uno Studio gli avversari nella Zona di Partenza si saltano.
DG-24-19 = Chi non ha carte Trucchetto non può fare uno Studio.
DG-24-20 = Dopo uno Studio i cubi si Raccolgono uno per uno da sinistra, e dopo ciascuno si controllano Conoscenza, Stelle e Frecce.

DG-25 = Spionaggio
DG-25-1 = Spionaggio, passo 1: la spia Sacrifica una propria Matricola; senza Matricole lo Spionaggio è impossibile.
DG-25-2 = Spionaggio, passo 2: la spia indica il colore di un cubo sulla Bacheca di un altro Studente, che deve trovarsi nella stessa Zona o in una Adiacente e Collegata.
DG-25-3 = Il bersaglio di uno Spionaggio non può essere nella Zona di Partenza e deve essere ancora in gioco.
DG-25-4 = Spionaggio, passo 3: il valore di Allerta è il valore stampato di quel cubo più il numero di Matricole del bersaglio.
DG-25-5 = Nello Spionaggio il Bonus di Allerta e i Modificatori di Boss e carta Panico non contano.
DG-25-6 = Spionaggio, passo 4: la spia gioca, tutte insieme, una o più carte Trucchetto; il valore di Furtività è la somma dei loro valori Bonus.
DG-25-7 = Nello Spionaggio il Bonus di Studio non conta.
DG-25-8 = Dopo aver dichiarato la Furtività in uno Spionaggio, i valori Bonus delle carte in mano non contano più.
DG-25-9 = Spionaggio, passo 5: il bersaglio può giocare quanti effetti Istantanei vuole, uno alla volta, ciascuno risolto del tutto.
DG-25-10 = Spionaggio, passo 6: quando il bersaglio si ferma, la spia fa lo stesso.
DG-25-11 = Spionaggio, passo 7: i passi 5 e 6 si ripetono finché entrambi rinunciano uno dopo l’altro.
DG-25-12 = Durante uno Spionaggio solo i due Studenti coinvolti possono giocare carte Trucchetto, senza eccezioni.
DG-25-13 = Lo Spionaggio riesce se il valore di Furtività è almeno pari a quello di Allerta: la spia Ruba il cubo più alto del colore indicato.
DG-25-14 = Se la colonna di quel colore della spia è piena, il cubo rubato va in Riserva.
DG-25-15 = Lo Spionaggio fallisce se il valore di Furtività è inferiore a quello di Allerta: la spia ottiene 1 segnalino Stordito e poi pesca 1 Matricola.
DG-25-16 = Nello Spionaggio le Matricole del bersaglio si contano una volta sola, al passo 3.
DG-25-17 = Lo Spionaggio si può iniziare solo se esiste un bersaglio valido; la Matricola si Sacrifica prima di indicare il cubo e non torna, qualunque sia l’esito.

## Fine del turno, fine del gioco

DG-26 = Fase di Fine Turno
DG-26-1 = Nella fase di Fine Turno nessuno può giocare carte Trucchetto.
DG-26-2 = Fine Turno, passo 1 (solo senza gli Effetti Principali): il giocatore di turno pesca 1 Matricola dall’Università.
DG-26-3 = Fine Turno, passo 2: chi ha carte Sfiga coperte le rivela una alla volta e le applica.
DG-26-4 = Le Sfighe coperte si rivelano in ordine di turno, a partire dal giocatore di turno, e le proprie nell’ordine in cui sono state pescate.
DG-26-5 = Una Sfiga pescata nel passo 1 della fase di Fine Turno si rivela nel passo 2 della stessa fase.
DG-26-6 = Fine Turno, passo 3: il giocatore di turno pesca carte Trucchetto fino al suo valore di Mano.
DG-26-7 = Chi supera il valore di Mano non pesca e non scarta.
DG-26-8 = Fine Turno, passo 4: il turno finisce e tocca al giocatore a sinistra.
DG-26-9 = Nella fase di Fine Turno non si possono usare Abilità.

DG-27 = Carte Sfiga
DG-27-1 = Una Sfiga ha un nome, un effetto che dura e una penalità a fine partita.
DG-27-2 = L’effetto di una Sfiga dura fino alla fine della partita, a meno che Riposo, Bivacco o un altro effetto non tolga la carta.
DG-27-3 = Le carte Sfiga si pescano coperte e si rivelano nella prossima fase di Fine Turno, di chiunque sia il turno.
DG-27-4 = La Sfiga di una Tesi fallita, invece, si rivela subito.
DG-27-5 = Una Sfiga coperta non ha effetto, ma la sua penalità conta nel punteggio.
DG-27-6 = Una Sfiga scartata va negli scarti delle Sfighe, che si rimescolano quando il mazzo è vuoto.
DG-27-7 = Gli effetti di più carte Sfiga sullo stesso Studente si sommano.

DG-28 = Fine del gioco, senza Allerta Massima
DG-28-1 = Prima causa della fine, la prima Tesi riuscita: il gioco continua per gli Studenti che non hanno ancora avuto successo.
DG-28-2 = In ogni suo turno successivo, chi ha discusso la prima Tesi prende una Matricola Omega dalla Riserva, o altrimenti dall’Università, e la mette in uno spazio libero della carta Allerta. Se non ci sono spazi liberi, comincia l’ultimo giro, poi si contano i punti.
DG-28-3 = Seconda causa della fine, una Matricola Omega pescata quando la carta Allerta non ha spazi liberi: la partita finisce all’inizio del prossimo turno del giocatore di turno in quel momento.
DG-28-4 = Terza causa della fine, nessun cubo rimasto nel Dungeon e nessuna nuova Zona piazzabile: la partita finisce subito.
DG-28-5 = Una Matricola Omega piazzata da chi ha discusso la prima Tesi attiva Bonus di Allerta e rifornimento dell’Università, ma non dà Sfighe e non svuota il Falò.
DG-28-6 = Nell’ultimo giro ogni Studente ancora in gioco gioca un altro turno; la partita finisce quando si torna a chi ha discusso la prima Tesi.
DG-28-7 = Solo chi ha discusso la prima Tesi piazza una Matricola Omega in ogni turno successivo; i turni di chi consegna la Tesi dopo di lui si saltano.
DG-28-8 = Se tutti gli Studenti hanno Discusso la Tesi con successo, la partita finisce subito.
DG-28-9 = Se agiscono più cause della fine, vale quella che arriva prima.
DG-28-10 = I cubi nel Dungeon sono quelli sulle Zone piazzate.

DG-29 = Conta dei punti
DG-29-1 = Concorrono solo gli Studenti con una Tesi riuscita; tutti gli altri hanno perso.
DG-29-2 = Se la Tesi non è riuscita a nessuno, concorrono tutti.
DG-29-3 = Il punteggio è la somma dei punti delle colonne, del Modificatore del Clan per ogni cubo, di 10, 7, 5 o 3 secondo l’ordine della Tesi e dei punti degli Specializzandi (con gli Effetti Principali), meno le penalità delle carte Sfiga.
DG-29-4 = Chi ha Discusso la Tesi con successo mantiene il punteggio annunciato allora.
DG-29-5 = Vince il punteggio più alto.
DG-29-6 = Primo spareggio: a parità di punti, vince la Tesi riuscita prima.
DG-29-7 = Secondo spareggio: vince lo Studente con più Matricole.
DG-29-8 = Terzo spareggio: vince il giocatore più giovane.
DG-29-9 = Alla conta dei punti si rivelano la carta Clan e tutte le carte Sfiga coperte, queste ultime per le loro penalità.
DG-29-10 = Un punteggio finale può essere negativo.

## Regole avanzate

DG-30 = Regole avanzate
DG-30-1 = Boss, Zone Pericolose, Allerta Massima ed Effetti Principali si possono combinare a piacere.
DG-30-2 = I giocatori si accordano sulle regole avanzate prima della partita.

DG-31 = Boss
DG-31-1 = L’Effetto di Zona Boss si attiva quando uno Studente entra in una Zona che lo porta, per la prima volta in un dato turno.
DG-31-2 = L’effetto Boss si attiva al massimo una volta per turno, in qualunque Zona.
DG-31-3 = L’effetto Boss è sempre il più a destra della sua Zona e viene per ultimo.
DG-31-4 = Quando l’effetto Boss si attiva, il gioco si ferma: se il Boss non è nel Dungeon si risolve il suo Avvistamento, altrimenti la sua Attivazione.
DG-31-5 = Una carta Boss ha un nome con due profili, un Modificatore di Allerta, un Avvistamento, un’Attivazione e un Incontro.
DG-31-6 = Il Boss alza il valore di Allerta della Zona in cui si trova secondo il suo Modificatore.
DG-31-7 = Quando il Boss entra in una Zona con Studenti, il suo Incontro si applica a ciascuno di loro in ordine di turno.
DG-31-8 = Uno Studente che entra nella Zona del Boss non causa un Incontro.
DG-31-9 = Nel momento in cui si attiva, il Boss non vede gli Studenti nella Zona da cui parte: con loro non c’è Incontro.
DG-31-10 = Se il suo movimento porta il Boss fuori dalla Zona da cui è partito e poi di nuovo dentro, il Boss vede gli Studenti lì presenti e c’è un Incontro.
DG-31-11 = Quando il movimento del Boss è Randomizzato e lo Studente scelto è nella sua stessa Zona, il Boss deve, se possibile, uscire e rientrare.
DG-31-12 = Il Boss può entrare nella Zona di Partenza, ma lì non ci sono Incontri.
DG-31-13 = Ciò che né la carta Boss né le regole stabiliscono lo decide il giocatore che ha attivato il Boss.
DG-31-14 = Un Boss non rivela mai nuove Zone, se la sua carta non lo dice.
DG-31-15 = Un Boss si muove in modo da provocare il maggior numero possibile di interazioni.
DG-31-16 = Con le Zone Pericolose il Boss può usare i Passaggi Segreti.
DG-31-17 = Un Boss ignora le Porte ma non i Muri, e si muove solo tra Zone Collegate.
DG-31-18 = L’ordine di turno degli Incontri comincia dal giocatore di turno.
DG-31-19 = Il Boss non attiva altri Effetti di Zona né Trappole.

DG-32 = Zone Pericolose
DG-32-1 = Di solito una Zona ha uno o più Effetti di Zona; qualcuna può non averne.
DG-32-2 = Uno Studente che entra in una Zona ne controlla gli effetti da sinistra a destra.
DG-32-3 = Gli effetti Passivi (quadrati, senza frecce) agiscono nei casi che descrivono.
DG-32-4 = Gli effetti in Entrata (quattro frecce convergenti) si risolvono a ogni ingresso, da sinistra a destra; tra questi ci sono Scale e Boss.
DG-32-5 = Gli effetti in Uscita (tondi, frecce divergenti) riguardano o aiutano uno Studente che lascia la Zona.
DG-32-6 = Gli effetti ad Azione (tondi, senza frecce) si possono usare come Azione nella propria fase Azione.
DG-32-7 = Un effetto colorato riguarda solo gli Studenti con almeno un cubo di quel colore, e solo loro possono usarlo.
DG-32-8 = Fortuna N e Sfortuna N: dopo aver dichiarato la Furtività in un test, lo Studente deve rivelare N carte Trucchetto e aggiungere il valore Bonus più alto tra esse, con Fortuna (blu) alla propria Furtività, con Sfortuna (rosso) all’Allerta della Zona.
DG-32-9 = Pericolo N: chi fallisce un test di Furtività in questa Zona pesca N Matricole invece di 1.
DG-32-10 = Imboscata N: lo Studente che entra ottiene N segnalini Stordito; ciascuno si può evitare Sacrificando una Matricola.
DG-32-11 = Stop: lo Studente che entra perde tutti i punti Velocità rimasti; le carte Esplorazione possono dargliene di nuovi.
DG-32-12 = Obolo N: lo Studente che entra Lascia N cubi a sua scelta negli spazi vuoti più a sinistra della Zona, qualunque ne sia il colore.
DG-32-13 = I cubi di un Obolo che non trovano posto vanno negli spazi vuoti di Zone Adiacenti e Collegate, altrimenti in Riserva.
DG-32-14 = Uno Studente con meno cubi di quanti ne chiede l’Obolo Lascia tutti quelli che ha.
DG-32-15 = Bivacco (Azione), in quest’ordine: si scartano tutti i segnalini Stordito dello Studente; si scarta una Sfiga; ci si rifornisce di Matricole dalla Riserva fino alle Matricole Iniziali; si possono scartare carte Trucchetto; si pesca fino al valore di Mano.
DG-32-16 = Nel Dungeon dei Fauni il Bivacco compare solo su fondo giallo o verde.
DG-32-17 = Il Bivacco non sposta lo Studente e non fa finire il turno.
DG-32-18 = Passaggio Segreto: nella propria fase di Movimento uno Studente può spendere 1 punto Velocità per spostarsi in una Zona già piazzata che ha un Passaggio Segreto con la stessa lettera.
DG-32-19 = Un Passaggio Segreto non tiene conto di Porte, Piani, Muri o adiacenza; chi lo usa entra nella Zona d’arrivo.
DG-32-20 = Nella Zona appena pescata bisogna entrare, a meno che una Porta lo impedisca; i suoi effetti in Entrata si subiscono quindi alla cieca.
DG-32-21 = Se un effetto in Entrata porta lo Studente fuori dalla Zona, gli effetti più a destra non si risolvono.
DG-32-22 = Gli effetti di una Zona si risolvono a ogni ingresso; le Scale solo al primo, e una Trappola una volta sola.

DG-33 = Allerta Massima
DG-33-1 = Le carte Panico tra cui pescare sono quelle senza requisiti, quelle con l’icona del Dungeon e, con la regola Boss, quelle che nominano il Boss in uso.
DG-33-2 = Tra le carte Panico adatte se ne pesca una senza guardarla e la si mette sotto la carta Allerta.
DG-33-3 = Una carta Panico ha un nome, i requisiti di Dungeon e Boss, come riempire l’Università, degli effetti e un Modificatore di Allerta per tutte le Zone.
DG-33-4 = Con Allerta Massima queste regole sostituiscono la normale fine del gioco.
DG-33-5 = L’Allerta Massima comincia con la prima Tesi riuscita, o quando si pesca una Matricola Omega e la carta Allerta non ha spazi liberi.
DG-33-6 = Quando comincia l’Allerta Massima, in quest’ordine: si toglie la carta Allerta e si mettono in Riserva tutte le sue Matricole Omega; si rivela la carta Panico; si svuota l’Università in Riserva; la si riempie come dice la carta; si applicano le regole della carta.
DG-33-7 = Le regole di una carta Panico che chiedono a ogni giocatore di fare qualcosa all’inizio del turno valgono anche per chi ha già consegnato la Tesi.
DG-33-8 = In Allerta Massima si può scegliere solo Esplorare; Riposo e Discutere la Tesi non sono disponibili.
DG-33-9 = In Allerta Massima i segnalini Stordito non si possono più scartare per nessun motivo; uno Studente che ne ha tanti quanta è la sua Resistenza Esplora comunque.
DG-33-10 = Omega Infinito: chi pesca la Matricola Omega pesca una Sfiga secondo le regole normali, poi rimette la Matricola Omega nel sacchetto.
DG-33-11 = In Allerta Massima non si possono piazzare nuove Zone.
DG-33-12 = In Allerta Massima non si possono mettere cubi della Riserva sulle Zone.
DG-33-13 = Tesi Forzata: in Allerta Massima uno Studente che finisce il proprio turno nella Zona di Partenza Discute subito la Tesi ed esce dal gioco, qualunque sia l’esito.
DG-33-14 = In Allerta Massima la partita finisce subito quando nel Dungeon non restano cubi.
DG-33-15 = In Allerta Massima la partita finisce subito anche quando si pesca la Matricola Omega e il sacchetto è vuoto prima di rimetterla dentro.
DG-33-16 = In Allerta Massima la partita finisce subito anche quando nessuno degli Studenti ancora nel Dungeon è in grado di giocare.
DG-33-17 = In Allerta Massima la partita finisce subito anche quando tutti gli Studenti hanno Discusso la Tesi.
DG-33-18 = Dopo l’Allerta Massima si contano i punti come al solito.
DG-33-19 = I segnalini Stordito oltre la Resistenza si scartano anche in Allerta Massima.
DG-33-20 = Una Tesi Forzata con meno di 2 Stelle fallisce automaticamente.
DG-33-21 = Il Bonus di Allerta della carta Allerta rimossa non conta più; conta il Modificatore della carta Panico.
DG-33-22 = La Matricola Omega che fa cominciare l’Allerta Massima dà comunque la sua Sfiga e svuota il Falò.
DG-33-23 = La Matricola Omega del nuovo riempimento viene dalla Riserva; durante l’Allerta Massima nel sacchetto ce n’è una sola.
DG-33-24 = In Allerta Massima i cubi delle Bacheche possono ancora finire sulle Zone, Lasciati o per un Obolo.
DG-33-25 = Una Tesi Forzata fallita ha le solite conseguenze: la carta Clan torna a posto, si rivela una Sfiga, il cubo più prezioso va in Riserva. Poi lo Studente esce dal gioco, tiene ciò che ha così com’è, e concorre solo se nessuno ha Discusso la Tesi con successo.

DG-34 = Effetti Principali
DG-34-1 = Una carta si può giocare per il suo Effetto Principale invece che per un Effetto Ausiliario o per il valore Bonus.
DG-34-2 = Non c’è limite agli effetti giocati in un turno, purché si rispettino costi e tempismi.
DG-34-3 = Giocato un Effetto Principale, non si possono usare altre carte Trucchetto o Abilità finché non è del tutto risolto, tranne le Reazioni.
DG-34-4 = Gli Effetti Principali si possono usare nei test di Furtività, quando il test dà la possibilità di giocare carte.
DG-34-5 = Con gli Effetti Principali si omette la pesca di 1 Matricola nella fase di Fine Turno.
DG-34-6 = Un Effetto Principale si gioca in cinque passi: 1, controllare se è un’AZIONE; 2, controllarne il tempismo; 3, dichiararlo; 4, pagarne il costo; 5, risolverlo.
DG-34-7 = Un’AZIONE si può giocare solo nella propria fase Azione ed è l’Azione di quel turno, al posto di Studio o Spionaggio.
DG-34-8 = In un turno si può giocare un solo Effetto Principale AZIONE, salvo rari casi come Sofia Fomentata.
DG-34-9 = Tempismo Standard: la propria fase di Movimento o Azione.
DG-34-10 = Tempismo Istantaneo: la fase di Movimento o Azione di chiunque.
DG-34-11 = Reazione: in qualsiasi momento, ma solo in risposta a un effetto appena dichiarato da un avversario; si risolve prima e di solito lo annulla.
DG-34-12 = I costi di un effetto annullato non si pagano.
DG-34-13 = Una Reazione può rispondere a un’altra Reazione.
DG-34-14 = Dichiarare un Effetto Principale significa mostrare la carta; se nessun avversario reagisce, si passa al pagamento del costo.
DG-34-15 = Il costo di un Effetto Principale si paga prima di risolverlo. Se ci sono più icone si pagano tutte; quelle separate da una barra sono alternative.
DG-34-16 = Se il costo di un Effetto Principale non si può pagare, la carta si scarta senza effetto.
DG-34-17 = Costi o effetti aggiuntivi sulla carta di un Effetto Principale si applicano dopo gli altri effetti.
DG-34-18 = Il testo di un Effetto Principale si esegue dall’alto in basso, nel normale ordine di lettura.
DG-34-19 = Davvero Famoso (Fama, AZIONE): Raccogliere 1 cubo dalla propria Zona; ogni altro Studente presente deve Donare 1 cubo a chi gioca la carta, che poi pesca una Matricola in più dei cubi ricevuti.
DG-34-20 = Le Reazioni rispondono solo a Effetti Principali, non a valori Bonus, Effetti Ausiliari o Abilità.
DG-34-21 = Una carta annullata si scarta; se era un’AZIONE, l’Azione è spesa.
DG-34-22 = Durante uno Spionaggio chi non è coinvolto non può giocare Reazioni.
DG-34-23 = Chi ha lo Studente nella Zona di Partenza non può giocare Reazioni.

DG-35 = Priorità
DG-35-1 = In un test di Furtività vale l’ordine del test.
DG-35-2 = Fuori dai test il giocatore di turno ha la Priorità e può giocare una carta o un’Abilità, oppure rinunciare.
DG-35-3 = Dopo il giocatore di turno la Priorità passa al giocatore seguente a sinistra, che può giocare una carta o un’Abilità Istantanea, e così via.
DG-35-4 = La Priorità continua a girare finché nessuno vuole più giocare.
DG-35-5 = Ogni carta o Abilità si risolve del tutto prima di giocarne un’altra.
DG-35-6 = Le Reazioni non aspettano la Priorità; di regola riguardano l’ultima carta giocata e non ancora risolta.
DG-35-7 = Se più giocatori vogliono giocare o reagire nello stesso momento, prima viene il giocatore di turno, poi gli altri in ordine di turno.
DG-35-8 = La Priorità si offre all’inizio della fase di Movimento, dopo ogni spostamento completato o Zona piazzata, dopo ogni carta o Abilità risolta, prima dell’Azione e dopo l’Azione.

DG-36 = Segnalini Effetto di Zona
DG-36-1 = Alcune carte Trucchetto mettono segnalini sulle Zone; ogni segnalino aggiunge un Effetto di Zona.
DG-36-2 = Gli effetti dei segnalini contano anche senza la regola Zone Pericolose.
DG-36-3 = Un segnalino Passaggio Segreto aggiunge un Passaggio Segreto di lettera X per il resto della partita.
DG-36-4 = Un segnalino Teletrasporto aggiunge l’effetto Teletrasporto per il resto della partita.
DG-36-5 = Teletrasporto (Azione): lo Studente si sposta in una qualsiasi Zona piazzata del Dungeon; gli serve almeno un cubo di Misticismo.
DG-36-6 = Un segnalino Trappola si piazza coperto, a sinistra di tutti gli effetti presenti, e quindi viene per primo.
DG-36-7 = Il primo Studente che entra nella Zona di una Trappola la gira e la subisce; poi la Trappola va in Riserva.
DG-36-8 = Una Trappola nasconde un’Imboscata, uno Stop o un Obolo.
DG-36-9 = L’Imboscata e l’Obolo di una Trappola hanno valore 1.
DG-36-10 = Anche lo Studente che ha piazzato una Trappola la fa scattare entrando.
DG-36-11 = Se in una Zona ci sono più Trappole, l’ultima piazzata è la più a sinistra e viene per prima.
DG-36-12 = Sulla Zona di Partenza non si possono mettere segnalini.
DG-36-13 = Il Teletrasporto può portare nella Zona di Partenza, tranne durante l’Allerta Massima.

DG-37 = Specializzandi e cubi Protetti
DG-37-1 = Una carta Specializzando ha un nome, dei punti bonus e un effetto.
DG-37-2 = Una carta Trucchetto che chiama uno Specializzando dà proprio quello a chi la gioca.
DG-37-3 = Se lo Specializzando chiamato da una carta è di un altro Studente, gli viene rubato.
DG-37-4 = Chi possiede uno Specializzando ne ha l’effetto finché lo tiene, e i punti alla fine.
DG-37-5 = I punti degli Specializzandi non servono a raggiungere i Punti Tesi.
DG-37-6 = Di ogni Specializzando c’è una sola copia.
DG-37-7 = Uno scudo colorato su uno Specializzando rende Protetti i cubi di quel colore del suo proprietario.
DG-37-8 = Quando un effetto farebbe Perdere a qualcuno un cubo Protetto, egli può decidere di tenerlo.
DG-37-9 = La Protezione non impedisce di dover Donare.
DG-37-10 = Uno Specializzando non può essere rubato a uno Studente uscito dal gioco o nella Zona di Partenza.
DG-37-11 = La Protezione vale contro lo Spionaggio: il test può riuscire e il proprietario può comunque tenere il cubo.
DG-37-12 = La Protezione non salva il cubo perso per una Tesi fallita.

## Parole chiave, formule, che cosa è sempre vero

DG-38 = Parole chiave dei cubi
DG-38-1 = Guadagnare: ottenere cubi in qualsiasi modo, Raccogliendoli o Rubandoli; vanno nel primo spazio libero dal basso della loro colonna.
DG-38-2 = Raccogliere: prendere un cubo da una Zona, il più a sinistra disponibile, a meno che un effetto lasci scegliere.
DG-38-3 = Se la colonna del cubo da Raccogliere è piena, si prende il successivo per cui c’è posto.
DG-38-4 = Rubare: prendere il cubo più alto di un colore dalla Bacheca di un altro Studente.
DG-38-5 = Se la colonna di chi Ruba è piena, il cubo rubato va in Riserva.
DG-38-6 = Perdere: dover togliere un cubo dalla Bacheca, perché rubato, eliminato o altro; è sempre il più alto della sua colonna.
DG-38-7 = Lasciare: scegliere un proprio cubo e metterlo in uno spazio vuoto della propria Zona, il primo da destra, di qualsiasi colore.
DG-38-8 = Se nella Zona non ci sono spazi vuoti, il cubo Lasciato va in uno spazio vuoto di una Zona Collegata; se nemmeno lì ce ne sono, in Riserva.
DG-38-9 = Un Obolo riempie gli spazi da sinistra, il normale Lasciare da destra.
DG-38-10 = Eliminare: mettere in Riserva un cubo di una Zona o di una Bacheca.
DG-38-11 = Donare: spostare il cubo più alto di una colonna nella stessa colonna di un altro Studente.
DG-38-12 = Un cubo Donato non è Perso.
DG-38-13 = Un cubo Donato a una colonna piena va in Riserva.
DG-38-14 = Chi deve Donare sceglie il colore, se non è detto altrimenti.
DG-38-15 = Lasciare è un modo di Perdere, perciò un cubo Protetto non deve per forza essere Lasciato.
DG-38-16 = Un Obolo obbliga a Lasciare cubi: bisogna scegliere cubi non Protetti finché ce ne sono; se restano solo cubi Protetti, si può rifiutare il resto.

DG-39 = I test di Furtività in breve
DG-39-1 = Studio, valore di Allerta: Allerta della Zona + Bonus di Allerta + Modificatore del Boss + Sfortuna + aumento per più cubi + ciò che aggiungono gli avversari.
DG-39-2 = Studio, valore di Furtività: valori Bonus + Bonus di Studio + Fortuna + Divinazioni + Effetti Ausiliari.
DG-39-3 = Spionaggio, valore di Allerta: valore del cubo + Matricole del bersaglio + Divinazioni ed Effetti Ausiliari del bersaglio.
DG-39-4 = Spionaggio, valore di Furtività: valori Bonus + Divinazioni + Effetti Ausiliari.
DG-39-5 = Se valore di Furtività e valore di Allerta sono uguali, il test riesce.

DG-40 = Che cosa è sempre vero
DG-40-1 = Per ogni colore i cubi in Riserva, sulle Zone e sulle Bacheche (anche di Studenti usciti dal gioco) sono in tutto quanti ne contiene la scatola.
DG-40-2 = Le Matricole grigie nel sacchetto, al Falò, in Riserva e presso gli Studenti sono in tutto 40; le Matricole Omega nel sacchetto, sulla carta Allerta e in Riserva sono in tutto 5.
DG-40-3 = Le carte Trucchetto nel mazzo, negli scarti, nelle mani e in corso di risoluzione sono in tutto 105.
DG-40-4 = Dopo ogni passo ogni Studente ha da 0 segnalini Stordito fino alla sua Resistenza.
DG-40-5 = Tra un turno e l’altro nel sacchetto c’è esattamente una Matricola Omega fino alla prima Tesi riuscita, finché non arrivano l’Allerta Massima o la seconda causa della fine. Dopo quella Tesi può essercene una in più, perché chi l’ha discussa ne piazza una dalla Riserva e il rifornimento ne aggiunge un’altra, oppure nessuna, se l’ultima è stata presa dal sacchetto.
DG-40-6 = Ogni Studente mostra una sola faccia della carta, ha al massimo un segnalino Conoscenza e sta in un solo posto.
DG-40-7 = Zone Collegate hanno sempre lo stesso numero romano, a meno che sul collegamento ci sia un segnalino Scala.

## Decisioni

DG-Q = Decisioni

## Decisioni: componenti e preparazione

DG-Q-1 = Come si dividono le 18 Zone tra i Piani? 6 ciascuno, perché le pile sono tre e nulla fa pensare che siano diverse.
DG-Q-2 = Le carte Allerta sono tre o quattro? Si può scegliere tra quattro, perché il regolamento parla due volte di quattro difficoltà; il 3 dell’elenco può indicare carte a due facce. Opzione alert_profile: easy (predefinita), introductory, medium o hard.
DG-Q-3 = In quanti si gioca? Da 2 a 4 con queste regole, perché Bacheche, carte distribuite e bonus della Tesi si fermano a quattro; per uno solo c’è la modalità in solitario.
DG-Q-4 = Quali componenti possono finire? Cubi e Matricole, e i segnalini Teletrasporto (3), Passaggio Segreto (6) e di ogni tipo di Trappola (3); se un segnalino manca, non si piazza. Stordito, Scala, Muro e Conoscenza non finiscono mai, perché solo per cubi e Matricole c’è una regola in caso di mancanza.
DG-Q-5 = C’è qualcuno al Falò all’inizio? No, perché la preparazione non vi mette mai Matricole.
DG-Q-6 = E se una Randomizzazione non ha candidati? Si salta, perché altrimenti si pescherebbe all’infinito.
DG-Q-7 = Le carte scartate vanno in Riserva? No, nelle pile degli scarti, perché è così per le carte Trucchetto e le altre si trattano allo stesso modo.
DG-Q-8 = Fin dove arriva la sicurezza della Zona di Partenza? Tiene lontani gli effetti Trucchetto e le Abilità altrui, gli Effetti di Zona, il Boss, gli effetti Panico che bersagliano Studenti, le Randomizzazioni e lo Spionaggio. Non ferma la propria Attività, le proprie pesche dal sacchetto con Matricola Omega e Sfiga, le carte Sfiga e i loro effetti, lo stato di Fomentato, né ciò che una carta Panico chiede a ogni giocatore all’inizio del turno, perché altrimenti non si potrebbe giocare il turno. Opzione start_zone_shields_jinx: false (predefinita) oppure true, che lì sospende gli effetti duraturi delle carte Sfiga.
DG-Q-9 = Che cosa è pubblico? Tutto tranne le mani, le carte Sfiga coperte (anche per chi le possiede, e anche se scartate coperte), la carta Clan, la carta Panico, le facce delle Trappole (note solo a chi le ha piazzate) e l’ordine di mazzi, pile e sacchetto, perché solo di queste cose si dice che sono coperte o mescolate. Il numero di carte in mano e il contenuto del sacchetto sono pubblici. Opzione bag_counts_public: true (predefinita) oppure false.

## Decisioni: Fomentati, Storditi, Matricole

DG-Q-10 = Perdere Stelle può rendere uno Studente Fomentato? No, solo il fatto che qualcuno ne guadagni una, perché la regola parla di guadagnare. Opzione fired_up_on_loss: false (predefinita) oppure true.
DG-Q-11 = Quando si controlla se uno Studente torna alla faccia normale, e contano quelli usciti? Dopo ogni cambiamento di Stelle e ogni uscita, e contano solo gli Studenti ancora in gioco, perché gli altri non si considerano più. Se chi è in testa con 2 Stelle consegna la Tesi e gli altri ne hanno 1 e 0, chi ne ha 1 torna alla faccia normale e chi ne ha 0 resta Fomentato. Opzione removed_scholar_counts_for_stars: false (predefinita) oppure true.
DG-Q-12 = E se la carta si gira a metà turno? Intelligenza, Resistenza, Mano e Abilità valgono da quel momento; i punti Velocità già dati restano, nessuna Matricola arriva o se ne va, e un test in corso mantiene il numero di cubi dichiarato.
DG-Q-13 = Con più segnalini Stordito, o con uno dovuto come costo, le Matricole possono sostituirli? Sì, segnalino per segnalino, e anche per un costo se lo Studente è sotto la Resistenza, perché la regola non fa eccezioni. Opzione sacrifice_replaces_cost_stunned: true (predefinita) oppure false.
DG-Q-14 = Se si pescano più figure e una è una Matricola Omega, le grigie restano al Falò? No: si pescano tutte insieme, le grigie vanno al Falò e poi la Matricola Omega lo svuota; il rifornimento viene dopo l’intera pesca, perché è questo l’ordine dei passi. Opzione draw_mode: batch (predefinita) oppure sequential, che pesca una alla volta, se serve dal sacchetto rifornito.
DG-Q-15 = E se il sacchetto è vuoto? Non si pesca nulla, e si continua senza penalità; non può succedere finché nel sacchetto c’è una Matricola Omega.
DG-Q-16 = Gli effetti della carta Allerta vengono prima o dopo il Falò e la Sfiga? Dopo: piazzare, svuotare il Falò, Sfiga, Bonus di Allerta, rifornimento, perché i passi sono in quest’ordine e così il rifornimento ha le Matricole che gli servono.
DG-Q-86 = Se nessuno ha Stelle e uno Studente guadagna la prima, chi diventa Fomentato? Tutti gli altri, perché ne hanno meno.
DG-Q-87 = In un’Imboscata bisogna Sacrificare una Matricola, come nell’esempio del regolamento? No, è una scelta come per ogni segnalino Stordito; l’esempio ne mostra solo una sensata. Opzione ambush_students_first: false (predefinita) oppure true.
DG-Q-88 = Conta il Bonus di Allerta più alto o l’ultimo piazzato? Il più alto; sulle nostre carte è lo stesso, perché i bonus non calano mai da una riga alla successiva.
DG-Q-89 = Chi ha discusso la prima Tesi può mettere la Matricola Omega in uno spazio libero qualsiasi? No, sempre nel più alto libero, perché è così per tutte le altre.
DG-Q-102 = Una faccia con più Matricole Iniziali dà subito Matricole? No, solo al prossimo Riposo o Bivacco, perché è allora che il valore si usa.
DG-Q-106 = Un cubo Donato può dare una Stella, una Freccia o la Combo Conoscenza? Sì, come ogni cubo che arriva lì accanto, perché la regola chiede solo che ci sia.

## Decisioni: turno, Riposo, Tesi

DG-Q-17 = Nella Zona di Partenza con tanti segnalini Stordito quanta è la Resistenza, si fa un Riposo o si Esplora? Un Riposo, perché allora è obbligatorio, e altrimenti quello Studente non potrebbe mai riprendersi. Opzione start_zone_full_stunned: rest (predefinita) oppure explore.
DG-Q-18 = Un Riposo può scartare una Sfiga coperta? Sì, alla cieca, perché va bene qualsiasi Sfiga posseduta; va negli scarti senza essere rivelata.
DG-Q-19 = Lo spostamento di Riposo o Tesi attiva effetti in Uscita o in Entrata? No, perché è uno spostamento diretto e la Zona di Partenza non ha effetti.
DG-Q-20 = Che ne è delle cose di uno Studente la cui Tesi è riuscita? La mano si scarta, per non bloccare carte; cubi, Matricole, Specializzandi e carte Sfiga restano al giocatore, perché servono per punteggio e spareggi. Opzione freeze_students_on_success: true (predefinita) oppure false, che rimette le Matricole in Riserva.
DG-Q-21 = Un Modificatore può far valere un cubo meno di zero? No, il minimo è 0; i nostri Modificatori comunque non arrivano a tanto.
DG-Q-22 = I Modificatori cambiano la difficoltà dello Spionaggio o il cubo perso per una Tesi fallita? No, perché il Clan è segreto e l’ordine di valore è fissato.
DG-Q-63 = E una Tesi Forzata con meno di 2 Stelle? Fallisce automaticamente, perché 2 Stelle sono una condizione; non serve guardare la carta Clan, ma si guadagna il segnalino Conoscenza. Opzione forced_thesis_needs_stars: true (predefinita) oppure false.
DG-Q-90 = E se a una Tesi la carta Clan è già scoperta? Il procedimento è lo stesso, e la carta resta scoperta.
DG-Q-91 = Chi ha il segnalino Conoscenza deve guardare subito? Da quel momento la carta Clan gli viene semplicemente mostrata.
DG-Q-92 = I cubi di uno Studente uscito dal gioco contano come presenti nel Dungeon? No.

## Decisioni: movimento e Zone

DG-Q-23 = I punti Velocità delle carte durano nella fase Azione, e possono piazzare Zone? Sì e sì, perché con la fase di Movimento finiscono solo i punti della carta Studente ed Esplorazione si può giocare nella fase Azione. Durante un test non se ne spendono, nella fase di Fine Turno si perdono tutti, Stop li toglie tutti, e i punti della carta Studente si spendono per primi. Opzione bonus_speed_persists: true (predefinita) oppure false.
DG-Q-24 = Dove possono essere i Passaggi? In due posizioni per lato, perché una Zona ne ha fino a 8 e due Zone possono averne in comune uno o due. In senso orario, dall’estremità sinistra del lato nord, le posizioni sono a e b (nord), c e d (est), e ed f (sud), g e h (ovest); un quarto di giro sposta ogni posizione di due. Tra Zone allineate, a incontra f, b incontra e, c incontra h e d incontra g.
DG-Q-25 = Le Zone possono essere sfalsate di mezzo lato? Sì, perché nell’esempio delle Scale del regolamento tre Zone si toccano tutte tra loro, cosa impossibile per quadrati in una griglia rigida. Opzione placement_grid: half (predefinita) oppure full.
DG-Q-26 = E se una nuova Zona tocca Zone di un altro Piano? Non sono mai Collegate senza Scale: lì si mette un Muro. Zone dello stesso Piano i cui Passaggi combaciano sono Collegate da sé, perché un Piano è questo. Opzione auto_wall_between_floors: true (predefinita) oppure false.
DG-Q-26b = Quando le Scale piazzano una Zona, i Muri vanno anche verso Zone del suo stesso Piano? Sì, verso tutte le altre, come dice la regola. Opzione stairs_wall_scope: all (predefinita) oppure other_floor.
DG-Q-27 = Quando si scelgono posizione e rotazione? Dopo aver pescato, liberamente, purché ci sia un collegamento con la Zona dello Studente, perché nell’esempio del regolamento sceglie il giocatore. La Zona si può anche unire con una Porta per lui Bloccata.
DG-Q-28 = Che fare se in Riserva manca un cubo, e una Zona piazzata dalle Scale riceve cubi? Lo spazio senza cubo resta vuoto per sempre, e la Zona piazzata dalle Scale si riempie subito, perché ogni Zona piazzata si riempie.
DG-Q-29 = Lo Studente entra nella Zona piazzata dalle Scale? No, perché i passi non prevedono uno spostamento.
DG-Q-30 = E se le Scale non trovano una Zona adatta? Si prova l’altra pila possibile, nell’ordine scelto dal giocatore; se nulla va bene non succede niente, e il prossimo Studente che entra può usare le Scale, perché i Piani più profondi devono restare raggiungibili. Opzione stairs_retry: true (predefinita) oppure false.
DG-Q-31 = Zone unite da una Porta sono Collegate? Sì, una Porta impedisce solo di entrare, e lo Spionaggio l’attraversa. Opzione door_breaks_link: false (predefinita) oppure true.
DG-Q-93 = Quando non si possono piazzare nuove Zone? Quando nessuna Zona sul tavolo ha un posto adatto per una Zona della pila del suo Piano, e nessuna Scala non ancora usata ne ha uno per una pila che può usare; se qualcuno possa arrivarci non conta.
DG-Q-94 = Si può esplorare se la pila è vuota? Non viene offerto; se la pila ha Zone ma nessuna va bene, il punto è speso.
DG-Q-95 = Quante volte si scorre la pila? Ogni Zona si prova una volta; se nessuna va bene, la pila è nello stesso ordine di prima.
DG-Q-100 = Gli effetti in Entrata valgono per uno Studente mosso da un effetto altrui? Sì, ogni arrivo è un’entrata, a meno che l’effetto dica che avviene in silenzio; l’effetto Boss resta una volta per turno.
DG-Q-108 = I punti Velocità aggiuntivi possono usare un Passaggio Segreto nella fase Azione? No, il Passaggio Segreto funziona solo nella fase di Movimento.
DG-Q-111 = Si può fare Spionaggio attraverso le Scale? Sì, perché le Zone sono Collegate.

## Decisioni: carte Trucchetto e test

DG-Q-32 = In una Divinazione si sceglie il valore prima o dopo aver rivelato? Prima, perché la carta si gioca per alzare uno dei due valori; così dopo non resta una scelta gratuita. Opzione divination_side: before (predefinita) oppure after.
DG-Q-33 = Dove vanno le carte rivelate? Negli scarti, anche quelle di Fortuna e Sfortuna.
DG-Q-34 = Il Sacrificio di Sociale 3 vale per entrambi gli usi, e chi sceglie lo scarto? Solo pescare costa una Matricola. La carta la sceglie chi scarta; la vittima deve avere carte e non essere nella Zona di Partenza, ed entrambi gli usi sono Istantanei. Opzione social3_discard_free: true (predefinita) oppure false.
DG-Q-35 = Quando si possono giocare Sociale 1 e 2? Nella propria fase di Movimento o Azione, anche da chi esegue un test quando gli tocca aggiungere effetti, perché a differenza di Sociale 3 non sono Istantanei.
DG-Q-36 = Chi pesca le Matricole per un Effetto Ausiliario? Chi gioca la carta, che prende anche l’eventuale Sfiga.
DG-Q-37 = Che cos’è l’Allerta della Zona in uno Spionaggio? Il valore di Allerta del bersaglio.
DG-Q-38 = Quando si rimescolano gli scarti? Solo quando serve una carta; le carte in corso di risoluzione non sono ancora negli scarti.
DG-Q-39 = Bisogna compiere un’Azione? No.
DG-Q-40 = E i cubi la cui colonna è piena? Si saltano: i cubi dichiarati sono i più a sinistra che si possono Raccogliere, contando il posto uno dopo l’altro.
DG-Q-41 = I cubi si Raccolgono insieme o uno per uno? Uno per uno da sinistra a destra, perché la Combo Conoscenza può essere completa anche solo per un attimo.
DG-Q-42 = E se le Matricole del bersaglio cambiano durante lo Spionaggio? Si contano una volta sola, al passo 3. Opzione espionage_students: snapshot (predefinita) oppure dynamic.
DG-Q-43 = Si può Sacrificare senza un bersaglio valido, e la Matricola torna? Per iniziare deve esserci un bersaglio, e la Matricola non torna mai; si può usare anche l’ultima.
DG-Q-79 = Fortuna e Sfortuna valgono nello Spionaggio? No, solo nello Studio, perché il riassunto dello Spionaggio non le nomina e Sfortuna alza l’Allerta di una Zona. Opzione luck_in_espionage: false (predefinita) oppure true.
DG-Q-80 = Pericolo vale nello Spionaggio? Sì, quello della Zona in cui è la spia, perché l’effetto cita entrambi i test.
DG-Q-81 = Quali Effetti Ausiliari sono Istantanei, visto che nel nostro testo del regolamento manca l’icona? Sotterfugio da 1 a 3, Magia da 1 a 3, entrambi gli usi di Fato e Sociale 3, perché i loro testi parlano di test o turni degli avversari.
DG-Q-82 = Ci si può muovere durante un test? Nulla può muovere gli Studenti del test, e non si spendono punti Velocità, finché non è risolto, perché il test dipende da dove sono.
DG-Q-83 = Si possono usare Abilità Istantanee nei test? Sì, quando si possono giocare carte, e solo da chi può giocarle.
DG-Q-96 = L’aumento per più cubi segue quelli dichiarati o quelli presi? Quelli dichiarati.
DG-Q-109 = Quando gli avversari possono giocare effetti Istantanei fuori dai test? Quando si offre la Priorità; senza gli Effetti Principali, Sociale 3 è l’unica carta Istantanea giocabile allora.
DG-Q-112 = Si può reagire a ciò che chi esegue uno Studio gioca per ultimo? Sì, può farlo ogni avversario fuori dalla Zona di Partenza; nello Spionaggio solo l’altro dei due.

## Decisioni: Fine Turno, Sfighe, fine del gioco

DG-Q-44 = In che ordine si rivelano le Sfighe? In ordine di turno dal giocatore di turno, e per ciascuno dalla più vecchia.
DG-Q-45 = Una Sfiga pescata nel passo 1 della fase di Fine Turno si rivela nella stessa fase? Sì, nel passo 2, perché riguarda tutte le Sfighe coperte. Opzione jinx_same_phase_reveal: true (predefinita) oppure false.
DG-Q-46 = Si possono usare Abilità nella fase di Fine Turno? No, come le carte Trucchetto.
DG-Q-47 = Le Sfighe coperte contano nel punteggio o in una Tesi riuscita? La penalità sì, perché si possiedono; l’effetto no.
DG-Q-48 = E se il mazzo delle Sfighe è vuoto? Si rimescolano gli scarti; se non ce ne sono, non si pesca alcuna Sfiga.
DG-Q-49 = Che cosa fanno le Matricole Omega di chi ha discusso la prima Tesi? Portano Bonus di Allerta e rifornimento, perché dipendono dal piazzarle; niente Sfiga e il Falò non si svuota, perché ciò dipende dal pescarle. Se la Matricola Omega è stata presa dal sacchetto, il rifornimento ne rimette una dalla Riserva, se c’è. Opzione countdown_triggers_refill: true (predefinita) oppure false.
DG-Q-50 = L’ultimo turno è un turno o un giro intero? Un giro intero: ogni Studente ancora in gioco gioca esattamente un altro turno, e la partita finisce quando si torna a chi ha discusso la prima Tesi, perché così è equo. Opzione last_round: full (predefinita) oppure turn.
DG-Q-51 = Anche chi consegna la Tesi dopo piazza Matricole Omega? No, solo il primo, come dice la regola.
DG-Q-52 = E se tutti hanno Discusso la Tesi con successo? La partita finisce subito, perché non resta nulla da giocare.
DG-Q-53 = E se agiscono insieme la prima e la seconda causa della fine? Vale la fine che arriva prima.
DG-Q-54 = Chi è il giocatore più giovane? Se nessuno lo indica, lo spareggio va a chi viene dopo in ordine di turno, come sostituto. Opzione tiebreak3: later_seat (predefinita), birth_rank, che richiede l’opzione birth_ranks, oppure shared.
DG-Q-55 = Un totale può essere negativo? Sì.
DG-Q-84 = Che ne è di una Matricola Omega pescata senza spazi liberi? Va in Riserva; il Falò si svuota e si pesca la Sfiga, ma il Bonus di Allerta non cambia e non c’è rifornimento.
DG-Q-85 = Di chi è il turno che chiude la partita, se la Matricola Omega l’ha pescata un altro o se quel giocatore esce? Sempre il prossimo turno del giocatore che era di turno, anche se nel frattempo il suo Studente ha consegnato la Tesi.
DG-Q-110 = Quando si controlla se il Dungeon è esaurito? Dopo ogni effetto o passo completo, ma non mentre è in corso un test o si piazza una Zona; un Dungeon fatto della sola Zona di Partenza non è esaurito, perché si possono piazzare Zone.

## Decisioni: Boss e Zone Pericolose

DG-Q-56 = L’effetto Boss è limitato a una volta per turno per ogni Studente o per tutti? Per tutti: una volta nel turno di un giocatore, anche se entrano più Studenti. Opzione boss_once_scope: turn (predefinita) oppure scholar.
DG-Q-57 = Da chi cominciano gli Incontri? Dal giocatore di turno, come nell’ordine delle carte.
DG-Q-58 = Il Boss fa scattare Trappole o effetti in Entrata? No, usa soltanto i Passaggi Segreti, perché gli effetti parlano di Studenti.
DG-Q-59 = E se non si hanno abbastanza cubi per un Obolo? Si paga ciò che si ha.
DG-Q-60 = Porte, Muri o Piani fermano un Passaggio Segreto? No, conta solo la lettera, X con X, e l’arrivo è un’entrata.
DG-Q-61 = E se un effetto in Entrata porta via lo Studente? Gli altri effetti della Zona lasciata non si risolvono.
DG-Q-97 = Un Avvistamento causa un Incontro? No, perché comparire non è entrare, e il Boss non vede la Zona da cui parte.
DG-Q-98 = Che cosa fa l’icona Boss senza la regola Boss? Nulla.
DG-Q-107 = E se il Boss ha più percorsi minimi? Chi lo ha attivato sceglie tra quelli con più Incontri.

## Decisioni: Allerta Massima

DG-Q-62 = In Allerta Massima i segnalini oltre la Resistenza si scartano, dopo aver girato la carta? Sì, perché il limite non ha eccezioni.
DG-Q-64 = La Matricola Omega che fa cominciare l’Allerta Massima dà una Sfiga? Sì, pescata prima di rivelare la carta Panico, e il Falò si svuota.
DG-Q-65 = Quante Matricole Omega sono nel sacchetto durante l’Allerta Massima? Esattamente una, perché la regola parla di una.
DG-Q-99 = Chi non è in grado di giocare? Uno Studente che una carta Panico dichiara Catturato: i suoi turni si saltano, tranne ciò che la carta chiede all’inizio, non può giocare carte e non può essere un bersaglio. Avere tanti segnalini Stordito quanta è la Resistenza non basta mai a essere Catturati, perché quello Studente Esplora ancora.
DG-Q-113 = In Allerta Massima si pesca la Matricola della fase di Fine Turno? Come al solito: solo senza gli Effetti Principali.
DG-Q-114 = La Tesi Forzata vale nello stesso turno in cui comincia l’Allerta Massima? Sì, se lo Studente di turno finisce quel turno nella Zona di Partenza dopo aver Esplorato; una Tesi volontaria fallita non la provoca.
DG-Q-115 = Quale bonus ha una Tesi Forzata riuscita? I soliti 10, 7, 5 o 3, nell’ordine dei successi.

## Decisioni: Effetti Principali, Specializzandi, parole chiave

DG-Q-66 = Gli effetti si leggono davvero da destra a sinistra, come è stampato? No, da sinistra a destra e dall’alto in basso; Davvero Famoso funziona solo così.
DG-Q-67 = A che cosa può rispondere una Reazione? Solo a Effetti Principali, altre Reazioni comprese, perché solo questi si dichiarano. Opzione react_to_aux: false (predefinita) oppure true.
DG-Q-68 = Un’AZIONE annullata è spesa? Sì, perché era stata dichiarata come Azione del turno. Opzione cancelled_action_spent: true (predefinita) oppure false.
DG-Q-69 = Quando si offre la Priorità? Nei momenti elencati dalla regola, prima al giocatore di turno; chi non ha effetti Istantanei da giocare può essere saltato automaticamente.
DG-Q-70 = Quali numeri hanno le Trappole? Imboscata 1, Obolo 1 e Stop, perché l’elenco dei segnalini non dà numeri.
DG-Q-71 = Si possono mettere segnalini sulla Zona di Partenza? No, perché è un luogo sicuro.
DG-Q-72 = Ci si può Teletrasportare nella Zona di Partenza? Sì, ma non durante l’Allerta Massima, dove renderebbe vano l’inseguimento. Opzione teleport_to_start_in_panic: false (predefinita) oppure true.
DG-Q-73 = Si può rubare uno Specializzando a uno Studente nella Zona di Partenza o uscito dal gioco? No, la carta allora non ha effetto, ma il costo si paga.
DG-Q-74 = La Protezione aiuta contro lo Spionaggio? Sì, il proprietario decide dopo il successo del test, e se tiene il cubo la spia non ottiene nulla, perché Rubare fa Perdere un cubo.
DG-Q-75 = La Protezione aiuta contro una Tesi fallita? No, perché è una penalità delle regole, non un effetto. Opzione protect_vs_thesis: false (predefinita) oppure true.
DG-Q-76 = Perché Lasciare va da destra e un Obolo da sinistra? Perché lo dice ciascuna regola, ed entrambe si prendono alla lettera.
DG-Q-77 = Chi sceglie il cubo Donato? Chi lo dona, se la carta non dice altrimenti.
DG-Q-78 = E se i cubi per un Obolo sono Protetti? Sceglie chi paga, ma deve usare cubi non Protetti finché ce ne sono; se restano solo Protetti, può rifiutare il resto.
DG-Q-101 = Si può dichiarare un effetto di cui non si può pagare il costo? Non viene offerto. Se dopo la dichiarazione il costo non si può più pagare, la carta si scarta; un costo di pesca dal sacchetto si può sempre pagare, anche se è vuoto.
DG-Q-103 = Quanto costa Davvero Famoso e quante Matricole si pescano, visto che le icone mancano? Costa un Sacrificio, e si pesca una Matricola in più dei cubi Donati, per il cubo Raccolto; se non si può Raccogliere nulla, quella parte si salta.
DG-Q-104 = Quali Livelli ci sono in 2 giocatori? Solo Matricole e Studenti; Professori richiede 3 giocatori e Rettori 4. Opzione player_level: freshmen (predefinita), students, professors o deans.
DG-Q-105 = Gli Specializzandi si pescano a caso? No, ogni carta che ne chiama uno lo nomina.
DG-Q-116 = E se un giocatore possiede già lo Specializzando che una carta chiama? Pesca invece 1 carta Trucchetto, perché la giocata non sia vana; è un’aggiunta nostra.

## Decisioni: altri punti

DG-Q-117 = Il Livello dei Giocatori cambia il numero di giocatori sulla carta Panico? No, lì conta il numero reale, perché i livelli parlano solo della carta Allerta.
DG-Q-118 = Il regolamento ha più parole per la stessa cosa: c’è differenza? No. Le Carte Azione sono carte Trucchetto, la Prova è il test di Furtività, la Penalità allo Studio è il Bonus di Allerta, il Campo è la Zona di Partenza, prendere Matricole dal Campus significa dal Falò, e la Fase di Riposo è l’Attività Riposo.
DG-Q-119 = Come si piazzano i cubi che non trovano posto nella Zona? Uno alla volta: chi paga sceglie la Zona Collegata, e i suoi spazi si riempiono nel verso dell’effetto.
DG-Q-120 = Si possono usare Abilità nella Zona di Partenza? Sì, nel proprio turno, se riguardano solo sé stessi (scartare una carta per un’Abilità non è giocarla); non quelle che toccano altri, e non nei turni altrui.
DG-Q-121 = Che cosa può giocare per ultimo chi esegue un test? Effetti Ausiliari di Sotterfugio, Magia, Fato, Sociale e Fama, ed Effetti Principali che non sono AZIONE e non muovono nessuno; l’Effetto Ausiliario di Esplorazione non si può giocare durante un test.
DG-Q-122 = Che cosa possono giocare gli avversari in uno Studio? Solo effetti Istantanei, compreso Sociale 3, che non può annullare le carte Bonus già dichiarate.
DG-Q-123 = Il cubo indicato nello Spionaggio è un cubo preciso o un colore? Un colore; si prende il cubo più alto.
DG-Q-124 = E se durante uno Studio un cubo dichiarato lascia la Zona? Il test continua; in caso di successo si Raccolgono solo i cubi dichiarati ancora presenti, e nessuno se non ne restano.
DG-Q-125 = Uno Studente con tanti segnalini Stordito quanta è la Resistenza partecipa ancora ai test altrui? Sì, gioca normalmente.
DG-Q-126 = Chi entra per primo quando due Studenti si scambiano di posto? Quello del giocatore che ha usato l’effetto.
DG-Q-127 = Che cosa significano sinistra e destra nella descrizione non ufficiale delle uscite del Piano I? Visto dal centro della Zona guardando quel lato, così la sinistra è sempre la prima posizione in senso orario, comunque sia ruotata la Zona.
DG-Q-128 = Da dove vengono le sei Zone del Piano I e quattro numeri degli Studenti? Da una trascrizione non ufficiale, accolta come fonte secondaria perché concorda con entrambi gli esempi stampati. La Zona I-4 non ha effetti, l’Allerta 0 della Zona di Partenza si legge come assenza di valore, e il Piano I non ha Porte, perché la trascrizione non ne nomina.
DG-Q-129 = Quale valore Bonus hanno le carte Trucchetto? Il livello del loro Effetto Ausiliario, e Fato il suo numero, perché le carte note dalla fonte secondaria e tutti gli esempi stampati concordano; è probabile, non certo.
DG-Q-130 = Da dove vengono Pugnalata alle Spalle e Pozione d’Amore? Dalla fonte secondaria, con costo ed effetto, ciascuna al posto di una nostra carta dello stesso livello. Pugnalata alle Spalle costa 1 Matricola Sacrificata, 2 Matricole pescate e 1 segnalino Stordito, e Ruba un cubo di un colore a scelta; Pozione d’Amore costa 2 Matricole Sacrificate, fa Donare un cubo a scelta sua a ogni altro Studente che ne ha, e poi ne Raccoglie uno dalla propria Zona, se c’è. Dove la fonte tace abbiamo deciso noi: entrambe sono AZIONI, Pugnalata alle Spalle arriva alla propria Zona e a quelle Collegate, e Pozione d’Amore a tutti quelli fuori dalla Zona di Partenza.
DG-Q-131 = Chi ha consegnato, o ha lo Studente Catturato, fa ancora ciò che una carta Panico chiede all’inizio di ogni turno, e chi prende la Sfiga di una Matricola Omega pescata allora? Lo fanno tutti. Chi ha consegnato non prende Sfighe, perché il punteggio è definitivo, e rimette soltanto la Matricola Omega; chi è Catturato la prende.
DG-Q-132 = Con l’Allerta massima, che cosa succede se prima che cominci non ci sono più cubi nel Dungeon e non si può piazzare nessuna Zona? La partita finisce subito, come senza quella regola, perché forse niente altro la finirebbe.
DG-Q-133 = La Matricola Omega svuota il Falò durante l’Allerta massima? No, chi la pesca prende una Sfiga e la rimette dentro, e non succede altro.
DG-Q-134 = I Gaudenti stordiscono una volta per turno, o una volta ogni Studente? Ogni Studente una volta per turno, perché la carta parla di chi entra.
DG-Q-135 = Chi è il bersaglio di un effetto dichiarato, per le Reazioni che lo chiedono? Lo Studente nominato, o tutti quelli che perderebbero qualcosa con un effetto su tutti; solo un bersaglio nominato può essere sostituito.
DG-Q-136 = Quale cubo prende l’Incontro con l’Attaccabrighe a uno Studente con cubi Protetti? Come per l’Obolo: cubi non Protetti finché ce ne sono.
DG-Q-137 = L’Omuncolo paga da solo? No, lo dice chi lo possiede quando dichiara un effetto, come un modo in più di pagare; se nel frattempo ha pagato per una Reazione, si scarta comunque una carta.
DG-Q-138 = Come rinuncia a giocare il giocatore di turno? Andando avanti: un movimento, il piazzamento di una Zona, un’Azione o la fine della fase avvengono dopo che i giocatori alla sua sinistra hanno avuto la loro occasione, e solo allora si annunciano; se uno di loro gioca qualcosa, il giocatore di turno decide di nuovo.
DG-Q-139 = Chi può reagire dopo che una Reazione è stata risolta? Di nuovo tutti, in ordine, finché l’effetto non è pagato.
DG-Q-140 = Il valore di Allerta cambia durante uno Studio? Sì: il Bonus di Allerta, la carta Panico e il Boss contano come sono in quel momento, anche se sono arrivati o spariti dopo l’inizio del test.
DG-Q-141 = E se chi esegue il test viene catturato nel mezzo? Il test si interrompe: né superato né fallito, le sue carte si scartano e l’Azione è spesa. Un bersaglio catturato non gioca più carte, e il test continua.
DG-Q-142 = Che cosa scambia una carta di un pacchetto che scambia cubi? Il cubo in cima a una tua colonna con uno di una Zona, al cui posto resta il tuo, o con uno di un altro Studente; li nomini tu, e si salta se uno non trova posto. Fra Studenti ognuno Dona un cubo all’altro, quindi nessuno è Perso.
DG-Q-143 = Quando si dice quali carte Sfiga scarta un effetto? Quando avviene, e lo dice il proprietario; si può scegliere una carta coperta, che non viene rivelata.
DG-Q-144 = Che cosa conta un effetto che avviene una volta per ogni cosa? Quello che tutti possono contare, dello Studente interessato, e prima che avvenga la prima volta.
