### Rocca Civetta: le regole in parole semplici.
### Un messaggio per clausola, uno per titolo di capitolo, uno per decisione, per quanto è costruito.

## Rocca Civetta: tipi di regola, componenti

RC-GEN = Rocca Civetta: i moduli
RC-GEN-1 = Ogni parte dell’espansione è un modulo a sé e si può usare senza gli altri, purché ci sia ciò che richiede.
RC-GEN-2 = Ci sono tre tipi: i moduli standard vanno con ogni partita, quelli avanzati sono facoltativi, quelli dipendenti sono facoltativi e richiedono le regole avanzate che nominano.
RC-GEN-3 = Un tavolo che attiva un modulo dipendente senza ciò che richiede è rifiutato prima dell’inizio.
RC-GEN-4 = Standard: Segnalini Stella, nuovi Studenti, nuovi Clan, Alchimia. Avanzati: Ricerche, Congreghe. Dipendenti: nuovi Boss e Big Boss (Boss), Specialisti e Spriggan (Effetti Principali), Piano IV (Zone Pericolose), Famigli (Zone Pericolose e Piano IV), Omega Contro Tutti.
RC-GEN-6 = L’espansione non sta da sola: ciò che nessun modulo cambia resta come nel gioco base.

RC-CMP = Rocca Civetta: componenti
RC-CMP-8 = L’espansione non porta Bacheche, carte Allerta, carte Randomizzatore né Zona di Partenza; con le due scatole ci sono 4 Bacheche, quindi giocano al massimo 4 Studenti.
RC-CMP-9 = Le carte riassuntive si scaricano e non contengono regole.

## Rocca Civetta: Stelle e Clan

RC-STR = Segnalini Stella
RC-STR-1 = Un Segnalino Stella rappresenta una Stella della Bacheca, per metallo (argento o oro) e colore del bordo; il verde e il rosso hanno due Stelle d’argento ciascuno, quindi due segnalini uguali per Bacheca.
RC-STR-2 = Chi raggiunge una Stella prende il suo segnalino e lo tiene davanti alla Bacheca, visibile a tutti.
RC-STR-3 = Chi perde una Stella ne scarta subito il segnalino.
RC-STR-4 = I segnalini non hanno effetto: le Stelle si leggono sempre dai cubi. I 48 segnalini sono le 12 Stelle di 4 Bacheche, quindi non possono finire; e con altre Bacheche un segnalino che manca non nega mai una Stella.
RC-STR-5 = Le Stelle di ciascuno sono pubbliche; decidono chi è Fomentato, chi può tentare la Tesi e ciò che chiedono i Clan.

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

## Rocca Civetta: decisioni

RA = Rocca Civetta: decisioni
RA-1 = Di che tipo sono Segnalini Stella, Studenti, Clan e Alchimia, che hanno perso l’intestazione? Standard: quelli che l’hanno ancora sono avanzati o dipendenti, e i Clan valgono per tutte le partite.
RA-2 = I 48 Segnalini Stella sono un limite? No, segnano soltanto ciò che mostrano le Bacheche.
RA-4 = Quando si giudicano le Stelle di un Clan per uno Studente che è uscito? Alla sua Tesi.
RA-41 = Come sono distribuiti i 48 Segnalini Stella? 12 per ciascuna di 4 Bacheche: argento e oro in ognuna delle cinque colonne, e un secondo argento nel verde e nel rosso.
RA-42 = Che cosa chiede un Clan: il bordo, il metallo o entrambi? Entrambi, e 1 o 2 di essi; il colore può essere qualsiasi.
