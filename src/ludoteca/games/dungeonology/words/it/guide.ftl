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
