### Dungeonology: la prima partita guidata.

guide-welcome-title = Benvenuti nel dungeon
guide-welcome =
    Giochi Sofia, in spedizione tra i fauni. Ogni Zona del dungeon contiene Informazioni, in forma di cubi colorati. Studiale senza farti notare, portale nei tuoi appunti e discuti una Tesi prima degli altri. Valerio è a una Zona da te.
guide-notes-title = I tuoi appunti
guide-notes =
    Ogni tipo di cubo ha la sua colonna: più è raro, più vale. Una Stella accanto a una colonna conta quando lì c’è un cubo: con due Stelle puoi discutere la Tesi. Le Frecce fanno il tuo Bonus di Studio. Hai due cubi di Civiltà e uno di Ricchezze; il terzo di Civiltà porta la prima Stella.
guide-activity-title = Un’Attività per turno
guide-activity =
    Con Riposare torni al campo, ti liberi dei segnalini Stordito e riempi la mano. La Tesi non è ancora alla tua portata. Esplora: con Velocità 3 puoi muoverti o piazzare tre volte, e poi fare un’Azione.
guide-new-zone-title = Verso l’ignoto
guide-new-zone =
    Un punto Velocità ti porta per un Passaggio in una Zona già piazzata, o ne piazza una nuova accanto alla tua. Qui non resta nulla che valga la pena: pesca una Zona di questo Piano.
guide-lay-title = Dove piazzarla
guide-lay =
    Santuario dei Pastori: Allerta 3, con un cubo di Civiltà e uno di Misticismo. Deve toccare la tua Zona in modo che due Passaggi si incontrino; si può girare e spostare di mezzo lato. Piazzala dritta a est. Ci entri subito.
guide-arrive-title = Eccoti
guide-arrive =
    Restano due punti Velocità, ma il posto è questo. Finisci il movimento; la Velocità che resta si perde. Poi viene la tua Azione: studiare qui, o spiare qualcuno vicino.
guide-study-title = Studio
guide-study =
    La tua Intelligenza 2 ti permette di prendere due cubi insieme, da sinistra. L’Allerta è il 3 della Zona più 1 per il secondo cubo: 4 in tutto. È quanto deve raggiungere la tua Furtività. Studia per entrambi i cubi.
guide-declare-title = Carte per il loro Bonus
guide-declare =
    Ogni carta ha tre usi; qui conta il Bonus nell’angolo in alto. Due Frecce ti danno un Bonus di Studio di 2. Con Occhio da Cartografo fanno 4 contro 4, e la parità basta. Tieni il resto della mano: Valerio può ancora intromettersi.
guide-last-word-title = L’ultima parola
guide-last-word =
    Valerio ha alzato l’Allerta a 5. In uno Studio si fa un giro del tavolo, e tu vieni per ultima. Finta si può giocare per la striscia in basso: +2 Furtività fanno 6 contro 5. Nessuno può più rispondere.
guide-enough-title = Basta così
guide-enough =
    6 contro 5: sei in vantaggio. Potresti giocare altro, ma una carta che non serve è meglio tenerla. Non giocare niente, e la prova è decisa.
guide-star-title = La prima Stella
guide-star =
    I due cubi sono nei tuoi appunti. Il terzo di Civiltà è accanto a una Stella e, poiché Valerio ne ha meno di te, la sua carta passa al lato Fomentato, quello più forte. Chi è in testa viene inseguito.
guide-end-turn-title = Il sacchetto
guide-end-turn =
    Quando finisci il turno, si pesca una Matricola dall’Università al Falò, dove si possono Reclutare. Ma nel sacchetto c’è anche una Matricola Omega: alza l’Allerta per tutti, svuota il Falò e porta una Sfiga. Inoltre peschi fino alla tua Mano di 4.
guide-quiet-title = I turni degli altri
guide-quiet =
    Mentre gli altri agiscono ti viene chiesto se giochi un Istantaneo. Ora non hai nulla che serva: passa per tutto il turno. Gli ordini permanenti, accanto al diario, possono farlo per te d’ora in poi.
guide-spied-on-title = Spionaggio
guide-spied-on =
    Valerio vuole le tue Ricchezze. Contro di lui contano il 5 di quel cubo e le tue tre Matricole: 8, e lui ha solo 5. Rispondete a turno finché entrambi rinunciano. Passa: gli mancano 3.
guide-on-your-own-title = Ora tocca a te
guide-on-your-own =
    Ha fallito. Hai 15 punti e una Stella. Una Tesi chiede due Stelle e, secondo il Clan, da 28 a 30 punti; la prima ne porta altri 10. Completa la tua Combo Conoscenza per vedere prima la carta Clan. Da qui decidi tu, e Valerio gioca per sé.

### Da soli contro Omega.

guide-solo-welcome-title = Da soli contro Omega
guide-solo-welcome =
    Sei Vincenzo, e il tuo rivale è Omega. Non ha carte in mano e non chiede un turno: lo muove un mazzo di carte. Ciò che raccoglie riempie il suo Tomo. Quando è pieno ha vinto lui; se prima superi una Tesi, hai vinto tu.
guide-solo-activity-title = Il tuo turno è quello di sempre
guide-solo-activity =
    Un’Attività, come quando si gioca in compagnia: Riposare, Tesi o Esplorare. La differenza viene alla fine, quando Omega ha una Fase tutta sua. Nei tuoi appunti ci sono due Civiltà e una Ricchezza. Esplora.
guide-solo-closer-title = Là dove sta lui
guide-solo-closer =
    Omega è nel Riposo degli Antichi, che ha ancora tre cubi. Ciò che studi lì, lui non lo raccoglie. Non ti impedisce di entrare: vacci con il primo punto Velocità.
guide-solo-arrive-title = Qui ti fermi
guide-solo-arrive =
    Tra i cubi c’è una Civiltà, e la terza porta la tua prima Stella. Termina il movimento.
guide-solo-study-title = Studiare sotto i suoi occhi
guide-solo-study =
    Prendi i due cubi da sinistra, come permette la tua Intelligenza di 2. Allerta 3 della Zona e 1 per il secondo cubo fanno 4. Nessuno siede di fronte, ma Omega si intromette in ogni prova: rivela una carta appena hai dichiarato le tue.
guide-solo-declare-title = Tieni qualcosa in mano
guide-solo-declare =
    Il tuo Bonus di Studio è 2. Occhio da Cartografo aggiunge 2: sei a 4 contro 4. Non calare di più: quanto ti costa la carta di Omega si sa solo dopo, e potrai rispondere.
guide-solo-sabotage-title = Sabotaggio
guide-solo-sabotage =
    La sua carta ha divinato Laccio dal mazzo Trucchetti, Allerta +1, e poiché lui sta nella tua Zona ne aggiunge 1: 4 contro 6. Trattieni il Fiato vale 3 Furtività per la striscia in basso. Giocala.
guide-solo-enough-title = Di nuovo avanti
guide-solo-enough =
    7 contro 6. In una prova rivela una sola carta, quindi non può arrivare altro. Non giocare nulla, e i cubi sono tuoi.
guide-solo-end-turn-title = Adesso tocca a lui
guide-solo-end-turn =
    Hai una Stella. Termina il turno: peschi una Matricola e riempi la mano, poi si rivela una carta per la Fase di Omega. Leggila dall’alto: Matricole, la sua strada, cosa fa lì, cosa ti succede se ti incontra, e cosa fa quando le tue Stelle superano le sue.
guide-solo-his-zone-title = La sua Zona la metti tu
guide-solo-his-zone =
    Attraversa il Passaggio indicato dalla freccia della carta, e dietro non c’è alcuna Zona: se ne pesca una. Dove lui avrebbe una scelta, la fai tu. Mettila a sud.
guide-solo-black-star-title = Una Stella Nera
guide-solo-black-star =
    Ha raccolto un cubo senza alcuna prova, e il suo Tomo è arrivato a una Stella Nera. Puoi presentare una Tesi con due Stelle solo se ne hai più delle sue Nere. Portagliela via. Esplora.
guide-solo-stay-title = Abbastanza vicino
guide-solo-stay =
    Il Santuario dei Pastori, dove sta ora, è collegato alla tua Zona: basta per spiarlo. Resta dove sei, così l’Allerta che le sue carte danno alla sua Zona non conta contro di te.
guide-solo-spy-title = Spiare Omega
guide-solo-spy =
    Si può prendere qualunque cubo del suo Tomo, dovunque stia. L’Allerta è il suo valore, 3 per la Milizia, più il Bonus di Allerta in vigore, che è 0. Costa una Matricola come sempre, ma lui non ne ha da aggiungere.
guide-solo-lecture-title = Tre contro tre
guide-solo-lecture =
    Lezione Pubblica ha un Bonus di 3: la parità basta. Tieni Finta per ciò che può portare la sua carta.
guide-solo-answer-title = Una risposta
guide-solo-answer =
    Ha divinato due carte e conta la più alta: Allerta 4. Finta, per la striscia in basso, dà +2 Furtività: 5 contro 4.
guide-solo-done-title = Può bastare
guide-solo-done =
    Nessuno risponde più. Passa, e il cubo è tuo; quelli rimasti nel Tomo si ricompattano.
guide-solo-on-your-own-title = Ora tocca a te
guide-solo-on-your-own =
    La sua Stella Nera non c’è più. Due Stelle, una più delle sue Nere, e punti a sufficienza per il Clan: allora supera la Tesi prima che il Tomo sia pieno. Quando sei di casa, aggiungi il Boss e gli Effetti Principali, come si consiglia a chi è solo.
