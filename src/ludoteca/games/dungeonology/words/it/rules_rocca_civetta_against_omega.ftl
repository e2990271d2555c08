### Rocca Civetta: Omega, in parole semplici.

## Rocca Civetta: solitario

RC-SOL = Solitario
RC-SOL-1 = Un giocatore con uno Studente gioca contro Omega.
RC-SOL-2 = Consigliati Boss ed Effetti Principali; libere le altre regole avanzate.
RC-SOL-3 = La miniatura di Omega comincia nella Zona di partenza.
RC-SOL-4 = Omega conta come Studente per l’Università: è sempre riempita e rimpinguata per 2 giocatori; consigliato il livello Matricole.
RC-SOL-5 = Tutte le carte Omega formano il mazzo Omega; si usa la faccia solitaria del Tomo.
RC-SOL-6 = Le carte Sfiga senza il simbolo Omega sono tolte.
RC-SOL-7 = Il giocatore comincia con tante carte Trucchetto quanto il valore di Mano.
RC-SOL-8 = La Tesi si può tentare solo con almeno 2 Stelle e almeno una Stella più delle Stelle Nere di Omega.
RC-SOL-9 = Ogni turno è un turno normale e poi, prima che finisca, una Fase Omega.
RC-SOL-10 = La partita finisce come sempre, Allerta Massima compresa, o quando Omega ha riempito il Tomo.
RC-SOL-11 = Il giocatore vince solo superando la Tesi, subito e senza altra Fase Omega.
RC-SOL-12 = Il giocatore perde se all’inizio di una Fase Omega tutti gli spazi del Tomo fino a OMEGA sono occupati.
RC-SOL-13 = Il giocatore perde se la partita finisce senza Tesi superata.
RC-SOL-14 = Omega non può essere anche il Boss.
RC-SOL-15 = Una Tesi forzata senza le Stelle che chiede è un fallimento, e la partita è persa.

## Rocca Civetta: miniatura, Tomo e carte di Omega

RC-OMG = Gestire Omega
RC-OMG-1 = Il Boss non influenza Omega.
RC-OMG-2 = La miniatura di Omega è uno Studente: ne segue le regole e può essere bersaglio di ciò che bersaglia uno Studente.
RC-OMG-3 = L’unico effetto di Zona che Omega attiva sono le Scale.
RC-OMG-4 = Un Effetto Principale tocca Omega solo se la carta porta l’icona Omega.
RC-OMG-5 = Dove una carta manda Omega per un Passaggio che non porta a nulla, egli rivela una Zona come uno Studente; il giocatore decide come piazzarla, anche se trovata dalle Scale.
RC-OMG-6 = I cubi che Omega ottiene riempiono il Tomo dal primo spazio, nell’ordine in cui li ottiene.
RC-OMG-7 = Omega può perdere cubi per carte Trucchetto o Abilità.
RC-OMG-8 = Quando Omega deve Regalare o Lasciare un cubo a sua scelta, è quello di minor valore.
RC-OMG-9 = Quando uno spazio del Tomo si libera, i cubi rimasti si serrano.
RC-OMG-10 = Una Stella Nera è posseduta finché il suo spazio è occupato; serrando si può perdere.
RC-OMG-11 = I cubi Falsi che Omega ottiene vanno nella Riserva; quelli Universali occupano uno spazio.
RC-OMG-12 = I cubi ottenuti col Tomo pieno vanno nella Riserva.
RC-OMG-13 = Spionaggio contro Omega: l’Allerta è il valore del cubo e il Bonus di Allerta, o il Modificatore della carta Panico.
RC-OMG-14 = In quest’ordine: dichiarare la Furtività con carte Trucchetto, rivelare una carta Omega per il Sabotaggio, giocare altre carte Trucchetto, confrontare.
RC-OMG-15 = Costa una Matricola e chiede Omega nella stessa Zona o in una Collegata, come sempre; Omega non aggiunge Matricole.
RC-OMG-16 = Si può indicare qualsiasi cubo del Tomo, ovunque sia.
RC-OMG-17 = Le Porte fermano Omega come uno Studente la cui bacheca è il Tomo; un Passaggio sbarrato conta come inutilizzabile.
RC-OMG-18 = Nella Zona di partenza Omega non può essere spiato né bersagliato da una carta.
RC-OMG-19 = Omega non ha triangolo: non è mai Randomizzato.
RC-OMG-20 = Omega non ha mano, Matricole, segnalini Stordito, Sfiga, Stagisti né Conoscenza; ciò che li riguarda non gli fa nulla.
RC-OMG-21 = Ciò che nessuna regola decide per Omega lo decide il giocatore che svolge la Fase.
RC-OMG-22 = Un Effetto Principale senza icona Omega non può scegliere Omega, lo salta dove tocca tutti e non causa Reazione.

RC-OPH = Fase Omega
RC-OPH-1 = Viene dopo la fase di Fine turno, o dopo l’ultimo passo di un’Attività che non l’ha.
RC-OPH-2 = Prima si controlla se il Tomo è pieno.
RC-OPH-3 = Si rivela una carta Omega e la si esegue dall’alto in basso, poi la si scarta.
RC-OPH-4 = Quando il mazzo è finito si mescolano gli scarti.
RC-OPH-5 = A, Matricole: Omega ne pesca tante dall’Università; per una Matricola Omega è lo Studente a prendere la Sfiga, rivelata nella prossima fase di Fine turno.
RC-OPH-6 = B, movimento: Omega passa per i Passaggi alle frecce, letti come sul Randomizzatore.
RC-OPH-7 = Un Passaggio che non porta a nulla: si rivelano Zone della Pila adatta finché il giocatore può piazzarne una lì, e Omega vi entra.
RC-OPH-8 = Se nessuna Zona di quella Pila si può piazzare, si usa il prossimo Passaggio in senso orario.
RC-OPH-9 = Un Passaggio verso una Zona con cubi o con lo Studente: Omega entra.
RC-OPH-10 = Un Passaggio verso una Zona senza gli uni né l’altro: il prossimo in senso orario.
RC-OPH-11 = Dove nulla si può piazzare e nessuna Zona in cui può entrare ha cubi o lo Studente, Omega si teletrasporta.
RC-OPH-12 = Dove alla freccia manca il Passaggio vale il primo in senso orario.
RC-OPH-13 = Più frecce sono passi uno dopo l’altro, ciascuno letto dalla Zona raggiunta.
RC-OPH-14 = In Allerta Massima non si piazzano Zone, e si prova il prossimo Passaggio.
RC-OPH-15 = C, Teletrasporto: Omega è messo nella Zona dello Studente; o, con lo Studente nella Zona di partenza, dove è il cubo di maggior valore.
RC-OPH-16 = D, effetto: eseguito durante il movimento o dopo, come dice il testo.
RC-OPH-17 = Omega non fa prove di Furtività; raccoglie da sinistra, se la carta non dice altro.
RC-OPH-18 = E, Incontro: tocca lo Studente che Omega incontra sulla via o alla fine.
RC-OPH-19 = Una volta per Studente in una Fase e mai nella Zona di partenza. Arrivare nella Zona dello Studente è un incontro, anche col Teletrasporto dove già si trova; cominciare lì e andarsene non lo è.
RC-OPH-20 = F, Stella Nera, solitario: uno Studente con meno Stelle delle Stelle Nere di Omega è Fomentato; si controlla a ogni cambio di uno dei numeri.
RC-OPH-21 = Solitario: a uno Studente Fomentato che Omega incontra tocca anche F, pure da una carta senza Incontro.
RC-OPH-22 = Solitario: lo Studente non è più Fomentato appena le Stelle sono tante quante le Stelle Nere.
RC-OPH-23 = G, Stella: con almeno una Stella più delle Stelle Nere di Omega accade anche G, incontro o no.
RC-OPH-24 = H, Doppia Stella: con almeno due in più accade pure H, dopo G.
RC-OPH-25 = Ciò che G e H farebbero a uno Studente nella Zona di partenza non accade; le altre parti sì.
RC-OPH-26 = I, Sabotaggio, solitario: ogni volta che si dichiara la Furtività si rivela una carta Omega, e le sue Divinazioni si aggiungono all’Allerta.
RC-OPH-27 = J, Reazione: prima di applicare l’effetto di una carta Trucchetto che bersaglia Omega si rivela una carta Omega e se ne esegue la Reazione.
RC-OPH-28 = K: l’Allerta della Zona in cui è Omega aumenta della K dell’ultima carta Omega rivelata.
RC-OPH-29 = L’ultima carta rivelata è la prima degli scarti Omega, per qualunque motivo, e conta subito.
RC-OPH-30 = Delle carte rivelate per I o J si esegue solo quella sezione.
RC-OPH-31 = Una Matricola Omega per cui non c’è spazio sulla carta Allerta avvia la fine della partita come sempre.

## Rocca Civetta: interpretazioni su Omega

RA-18 = Boss ed Effetti Principali sono obbligatori contro Omega? No, consigliati; e Omega non è mai il Boss allora.
RA-19 = F chiede meno Stelle o più, e un Incontro? Come dice ogni modalità: meno in solitario, più contro tutti; solo con un Incontro.
RA-20 = C’è una Fase Omega dopo il Riposo, una Tesi fallita, una superata? Dopo Riposo e fallimento sì, dopo un successo no.
RA-21 = La condizione del solitario per la Tesi vale contro tutti, e una forzata senza? No; è un fallimento.
RA-22 = E i cubi ottenuti col Tomo pieno? Vanno nella Riserva.
RA-23 = Lo Spionaggio contro Omega costa una Matricola? Sì.
RA-24 = Le Porte fermano Omega, può essere Randomizzato, chi sceglie per lui? Sì, secondo i colori del Tomo; no; il giocatore.
RA-25 = Come si leggono più frecce, chi scioglie i pareggi del Teletrasporto, che cos’è un incontro? Una dopo l’altra; il giocatore; entrare.
RA-26 = La K di quale carta conta? Dell’ultima rivelata, per qualunque motivo.
