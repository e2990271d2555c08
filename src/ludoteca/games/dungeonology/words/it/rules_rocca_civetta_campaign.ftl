### La campagna dei dodici mesi: le regole in parole semplici.

## Campagna: Docenti e squadre

RC-CPR = Campagna: Docenti e squadre
RC-CPR-1 = Tutta la campagna è tenuta su un foglio.
RC-CPR-2 = Chi gioca è un Docente. Ognuno prende uno spazio del foglio con il suo triangolo colorato e gioca ogni partita con la Bacheca di quel triangolo.
RC-CPR-3 = Dove si Randomizza un Docente, il colore del triangolo dice chi è.
RC-CPR-4 = Quando tutti hanno uno spazio si Randomizza un Docente.
RC-CPR-5 = Gli Studenti fra cui scegliere sono tutti quelli delle scatole, tranne Enrico.
RC-CPR-6 = Cominciando dal Docente Randomizzato e andando a sinistra, ognuno sceglie uno Studente; un secondo giro nello stesso ordine fa squadre di due.
RC-CPR-7 = Una squadra resta com’è fino alla fine della campagna.
RC-CPR-8 = Ogni Docente dà alla squadra un nome, che sta sul foglio.
RC-CPR-9 = Il foglio ha sei spazi.
RC-CPR-10 = Le due scatole hanno undici Studenti; senza Enrico sono dieci, abbastanza per cinque squadre. Una partita ha posto per quattro.

## Campagna: giocare uno scenario

RC-CPL = Campagna: giocare uno scenario
RC-CPL-1 = Gli scenari sono dodici, uno al mese da settembre ad agosto, giocati in quest’ordine.
RC-CPL-2 = La partita si prepara come dice il suo scenario.
RC-CPL-3 = Le regole avanzate che uno scenario lascia aperte si usano solo se tutti sono d’accordo.
RC-CPL-4 = Dove uno scenario nomina una carta Panico per l’Allerta Massima, è quella.
RC-CPL-5 = Dove non ne nomina, il mazzo Panico si fa come in ogni altra partita.
RC-CPL-6 = Per ogni scenario ogni Docente manda uno dei due Studenti della squadra.
RC-CPL-7 = Chi è stato mandato si segna sul foglio; nessuno è mandato più di sei volte.
RC-CPL-8 = Così in una campagna intera ogni Studente va sei volte, e quando uno della squadra le ha fatte si può mandare solo l’altro.
RC-CPL-9 = I Punti Sostegno si spendono a preparazione finita.
RC-CPL-10 = I moduli standard, e le carte le cui regole sono comunque in gioco, si possono aggiungere a ogni scenario se tutti sono d’accordo.
RC-CPL-11 = Gli Studenti si mandano apertamente, in ordine di gioco dal primo giocatore.
RC-CPL-12 = Un Boss di cui lo scenario non nomina il lato ne mostra uno qualunque: d’accordo tutti, o a caso.

## Campagna: Punti Sostegno

RC-CPS = Campagna: Punti Sostegno
RC-CPS-1 = I Punti Sostegno stanno sul foglio, restano di mese in mese e si spendono come si vuole.
RC-CPS-2 = Dopo la preparazione e prima del primo turno ogni Docente, dal primo giocatore, può comprare un bonus; tali giri si seguono finché nessuno ne vuole o può pagarne altri.
RC-CPS-3 = Un bonus che appartiene a una regola si compra solo dove quella regola è in gioco.
RC-CPS-4 = Uno Specializzando costa 2, con Effetti Principali e carte Specialisti: di due dal mazzo mescolato se ne tiene uno.
RC-CPS-5 = Una Matricola costa 1 e viene dalla Riserva.
RC-CPS-6 = Una Matricola di una Congrega qualunque costa 2, dove le Congreghe sono in gioco, e viene dalla Riserva.
RC-CPS-7 = Un Bonus di Studio costa 3: la ruota comincia di uno più in alto.
RC-CPS-8 = Una carta Trucchetto costa 2 e si pesca.
RC-CPS-9 = Ciò che si è comprato in un giro si può ricomprare in un altro.
RC-CPS-10 = Chi in un giro non compra nulla può comprare nel successivo; si finisce dopo un giro in cui nessuno ha comprato.
RC-CPS-11 = Nessuno ha meno di 0 Punti Sostegno, e non sono punti vittoria.
RC-CPS-12 = Un Bonus di Studio comprato si aggiunge a quello delle Frecce: perdere Frecce non lo toglie.

## Campagna: risultati e classifica

RC-CES = Campagna: dopo uno scenario
RC-CES-1 = Dopo la classifica ogni Docente segna il posto raggiunto, o NC se lo Studente non ha passato la Tesi.
RC-CES-2 = Partecipare porta 1 Punto Sostegno.
RC-CES-3 = Una Tesi passata porta 1 Punto Sostegno.
RC-CES-4 = Il primo posto porta 3 Punti Sostegno, il secondo 2.
RC-CES-5 = Tutto si somma: 5 al primo, 4 al secondo, 2 agli altri posti, 1 a NC.
RC-CES-6 = Se nessuno l’ha passata, i posti si danno per ciò che si è raccolto, e primo e secondo sono pagati; per la Tesi non si paga nulla.
RC-CES-7 = Se vince Omega, nessuno ha un posto: tutti sono NC. Partecipazione e Tesi passata si pagano.
RC-CES-8 = Un quinto o sesto posto si segna come quarto.
RC-CES-9 = Chi ha saltato uno scenario non segna e non guadagna nulla.

RC-CEC = Campagna: la classifica finale
RC-CEC-1 = Dopo agosto si fa la classifica finale.
RC-CEC-2 = Ogni colonna di risultati si conta e si moltiplica: i primi posti per 4, i secondi per 3, i terzi per 2, i quarti per 1; gli NC si dimezzano.
RC-CEC-3 = La somma delle colonne è il numero dei punti vittoria.
RC-CEC-4 = Le metà contano come metà; nulla si arrotonda.
RC-CEC-5 = Chi ha più punti vittoria vince ed è Professore di Dungeonologia.
RC-CEC-6 = A parità: più primi posti, poi secondi, terzi, quarti; poi più Punti Sostegno rimasti; poi la vittoria è condivisa.
RC-CEC-7 = Per ogni Docente il foglio tiene nome, triangolo, squadra, quante volte è stato mandato ogni Studente, Punti Sostegno, dodici risultati in cinque colonne, i punti di ogni colonna e il totale.
RC-CEC-8 = Il foglio stampato ha un gruppo di moltiplicatori più degli spazi; non è di nessuno.

## Campagna: i dodici mesi

RC-SCN = Campagna: i dodici mesi
RC-SCN-1 = Settembre, «Ricerche Preliminari». Allerta: Introduttiva. Nessuna regola avanzata.
RC-SCN-2 = Ottobre, «Festa della Birra». Allerta: Facile. Boss: Laetus (Ubriaco). Regole avanzate: Boss.
RC-SCN-3 = Novembre, «Il Concerto». Allerta: Facile. Boss: Capagrezza (Ipnotista). Regole avanzate: Boss. Se tutti sono d’accordo: Effetti Principali, Allerta Massima (Fuori dal Dungeon).
RC-SCN-4 = Dicembre, «Arriva l’Inverno». Allerta: Media. Modalità: Arriva l’Inverno. Boss: Fredo. Regole avanzate: Boss, Zone Pericolose. Se tutti sono d’accordo: Effetti Principali.
RC-SCN-5 = Gennaio, «L’Iniziazione». Allerta: Media. Boss: Raganella (Strega). Regole avanzate: Boss, Zone Pericolose, Congreghe. Se tutti sono d’accordo: Effetti Principali, Allerta Massima (Tempo di Cottura).
RC-SCN-6 = Febbraio, «Omega alla Riscossa». Allerta: Difficile. Boss: Omega (Mente). Regole avanzate: Boss, Zone Pericolose, Ricerca. Se tutti sono d’accordo: Effetti Principali, Allerta Massima, Congreghe.
RC-SCN-7 = Marzo, «Il Tempio Maledetto». Allerta: Media. Modalità: Tempio Maledetto. Boss: Enrico Giovanni. Regole avanzate: Boss, Zone Pericolose, Piano IV. Se tutti sono d’accordo: Effetti Principali, Allerta Massima (Pietra Rotolante), Congreghe, Ricerca.
RC-SCN-8 = Aprile, «Festa di Primavera». Allerta: Media. Modalità: Caccia alle Uova. Boss: Marconiglio. Regole avanzate: Boss, Zone Pericolose. Se tutti sono d’accordo: Effetti Principali, Allerta Massima (Caccia alle Uova), Congreghe, Ricerca.
RC-SCN-9 = Maggio, «Le Catacombe». Allerta: Difficile. Boss: Lord Ombra. Regole avanzate: Boss, Zone Pericolose, Piano IV. Se tutti sono d’accordo: Effetti Principali, Allerta Massima, Congreghe, Ricerca.
RC-SCN-10 = Giugno, «L’Uomo del Futuro». Allerta: Difficile. Boss: Jukas. Regole avanzate: Boss, Zone Pericolose, Piano IV. Se tutti sono d’accordo: Effetti Principali, Allerta Massima (Distorcere la Mente), Congreghe, Ricerca.
RC-SCN-11 = Luglio, «La Covata di Pietra». Allerta: Difficile. Modalità: La Covata. Boss: Mamma Basilisco. Regole avanzate: Boss, Zone Pericolose, Piano IV. Se tutti sono d’accordo: Effetti Principali, Allerta Massima, Congreghe, Ricerca, Omega Contro Tutti in quattro al massimo.
RC-SCN-12 = Agosto, «La Dea ed il Kraken». Allerta: Media. Modalità: Dea del Mare. Boss: Scilla e Cariddi. Regole avanzate: Boss, Zone Pericolose, Piano IV. Se tutti sono d’accordo: Effetti Principali, Allerta Massima, Congreghe, Ricerca, Omega Contro Tutti in quattro al massimo.
RC-SCN-13 = Le regole avanzate che uno scenario non nomina non si usano; ciò che si può aggiungere lo stesso è in RC-CPL.10.
RC-SCN-14 = In più di quattro, Omega Contro Tutti non si può scegliere in luglio e agosto.
RC-SCN-15 = Ogni scenario si gioca nel Dungeon dei Fauni, e il Clan viene da tutti i Clan in uso.
RC-SCN-16 = I Famigli si possono aggiungere ovunque si usi il Piano IV.
RC-SCN-17 = Le catacombe di maggio sono solo parte della storia: la Zona speciale di quel nome appartiene a una modalità Big Boss.
RC-SCN-18 = Dopo agosto la storia finisce: gli Studenti diventano Dottori, i Docenti entrano nel direttorio e chi vince la campagna è Professore.

## Rocca Civetta: materiale per altri giochi

RC-XOV = Per altri giochi
RC-XOV-1 = Una pagina della scatola è solo per Sine Tempore e Black Rose Wars; nessuna partita di Dungeonology la usa.
RC-XOV-2 = Sine Tempore: Crono’s Crown, una carta equipaggiamento per i membri psionici dell’equipaggio, da allora si può costruire; i materiali sono sul retro.
RC-XOV-3 = Sine Tempore: Yocca è un animale da compagnia; le regole di questi animali si possono scaricare.
RC-XOV-4 = Black Rose Wars: l’Incantesimo Dimenticato Petrifier può evocare il Basilisco, i cui valori sono su una carta Evocazione; la miniatura è in questa scatola.
RC-XOV-5 = Black Rose Wars: la carta Evocazione Andromeda Studiosa prende il posto di Andromeda; nella Loggia ce n’è una sola alla volta. La miniatura è in questa scatola.
RC-XOV-6 = Black Rose Wars: Nina la Manticora è un Famiglio, con miniatura, carta Famiglio, segnalino attivazione, sette Uova, un cubo bianco e sei neri.
RC-XOV-7 = Lì: chi ha la Corona nasconde i sette cubi nelle Uova e le mescola. Sei stanno in Stanze di due colori scelti, una nella Stanza della Rosa Nera.
RC-XOV-8 = Lì: chi attiva una Stanza con un Uovo può invece aprirlo. Nero vale 1 PP, bianco è la Manticora; l’Uovo si scarta. Quando la Manticora è sconfitta, tutte le Uova si dispongono di nuovo.
RC-XOV-9 = Per questo gioco ne segue solo che un Uovo può nascondere un cubo.

## Rocca Civetta: preparazione

RC-SET = Preparazione con i moduli
RC-SET-1 = Prima della preparazione si controllano i moduli; il mazzo Trucchetti riceve le serie scelte.
RC-SET-2 = Gli Studenti si scelgono fra 11 carte; nella campagna gioca lo Studente della squadra.
RC-SET-3 = Le carte Trucchetto si danno 1, 2, 3, 4 in ordine di turno; in solitario tante quante il valore di Mano.
RC-SET-4 = Poi il Boss: uno ordinario con un profilo, o un Big Boss con tutto ciò che la modalità mette in gioco.
RC-SET-5 = Prima la carta Allerta, poi la carta Panico: quella nominata, se uno scenario della campagna ne nomina una.
RC-SET-6 = Il Clan si pesca da 15 carte; il mazzo Sfiga ha 15 e 8 carte, in solitario solo quelle col simbolo Omega; il mazzo Stagisti, con gli Effetti Principali, riceve quelli delle serie di carte usate.
RC-SET-7 = Dove gioca Omega anche la sua miniatura sta nella Zona di partenza.
RC-SET-8 = Le Zone stanno in tre pile, in quattro con il Piano IV; le Zone speciali vanno dove dice la modalità.
RC-SET-9 = L’Università si riempie per i giocatori, in solitario per 2, senza Omega dove gioca contro tutti; poi le Matricole di Congrega ne sostituiscono altre.
RC-SET-10 = Accanto al Campus stanno 3 Ricerche, le carte Congrega, i Famigli nella Riserva, il mazzo e il Tomo di Omega, per quanto si usano.
RC-SET-11 = Nella campagna i Punti Supporto si spendono per ultimi; poi comincia il primo turno.
RC-SET-12 = Un turno è un’Attività, poi una Fase Omega dove gioca Omega, poi il turno del prossimo.

## Campagna: decisioni

RA-27 = Nessuno scenario nomina Specialisti, Alchimia, Spriggan o Famigli: si possono usare? Sì, se tutti sono d’accordo e ciò che richiedono è in gioco; allora il loro bonus si può comprare.
RA-28 = In quale ordine si mandano gli Studenti, ed è segreto? In ordine di gioco, apertamente.
RA-29 = Un bonus si può comprare due volte, passare è definitivo, e un Bonus di Studio comprato è una Freccia? Sì; no; no, resta per tutta la partita.
RA-30 = Ci sono posti dove nessuno ha passato la Tesi, o dove ha vinto Omega? Nel primo caso sì, nel secondo tutti sono NC.
RA-31 = Il foglio ha sei spazi e posti fino al quarto: e un quinto? Si segna come quarto.
RA-32 = La metà di un numero dispari di NC si arrotonda? No.
RA-33 = Chi vince a parità alla fine della campagna? Chi ha più primi posti, poi secondi e così via; poi i Punti Sostegno; poi entrambi.
