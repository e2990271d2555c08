### I Big Boss di Rocca Civetta e le loro modalità

## Nomi

boss-fredo = Fredo
boss-mother-basilisk = Mamma Basilisco
boss-marconiglio = Marconiglio
zone-I-T = Bagni Termali
zone-II-D = Tana del Marconiglio
mode-fredo = Arriva l’Inverno
mode-mother-basilisk = La Covata
mode-marconiglio = Caccia alle Uova

## Opzioni

value-boss-fredo = Fredo, un Big Boss: Arriva l’Inverno (si consigliano le Zone Pericolose)
value-boss-mother-basilisk = Mamma Basilisco, un Big Boss: La Covata (si consigliano le Zone Pericolose)
value-boss-marconiglio = Marconiglio, un Big Boss: Caccia alle Uova (si consigliano le Zone Pericolose)

## Le modalità, regola per regola

mode-explained = { $mode }: { $rules }
mode-fredo-1 = ogni Zona con un Bivacco ha anche un Secchio: chi entra può scartare fino a 2 carte Trucchetto per altrettanti segnalini Acqua Calda; nessuno ne tiene più di 2
mode-fredo-2 = chi inizia a esplorare fuori dalla Zona di Partenza e da una Zona con un Secchio spende 1 Acqua Calda o ha 1 punto Velocità in meno
mode-fredo-3 = una Zona ghiacciata ha Allerta +2 ed entrarvi costa 1 punto Velocità in più
mode-fredo-4 = chi è in una Zona ghiacciata può spendere 1 Acqua Calda nel proprio turno: il ghiaccio diventa una sua Matricola
mode-fredo-5 = quando nessuna delle sei Matricole Iota è più sulla carta di Fredo, la sua Allerta è +3
mode-mother-basilisk-1 = ogni nuova Zona del Piano II o più profonda riceve un Uovo, finché ce ne sono; una Zona ha Allerta +1 per ogni suo Uovo
mode-mother-basilisk-2 = come Azione si prende un Uovo dove ci si trova; chi ne porta uno, e nessuno ne porta due, ha Velocità −1
mode-mother-basilisk-3 = un Uovo che arriva nella Zona di Partenza vale 3 punti alla fine
mode-mother-basilisk-4 = uno Studio fallito dove c’è un Uovo lo fa schiudere: si pesca una Matricola, poi Mamma Basilisco si attiva
mode-marconiglio-1 = ogni nuova Zona con l’effetto Boss riceve un Uovo finché ne sono uscite sei; la sua Tana ne ha uno proprio; tre Uova nascondono un cubo Universale, quattro uno Falso
mode-marconiglio-2 = come Azione si pesca una Matricola e si apre un Uovo dove ci si trova: il cubo Universale va sulla propria plancia, quello Falso costa un segnalino Stordito; si tiene il Guscio
mode-marconiglio-3 = ogni Guscio vale 1 punto alla fine, il maggior numero di Gusci altri 4
mode-marconiglio-4 = se Marconiglio finisce il movimento dove c’è un Uovo, chi lo ha attivato lo sposta in una Zona Collegata

## Che cosa si trova dove

lying-ice = ghiaccio
lying-egg =
    { $count ->
        [one] un Uovo
       *[other] { $count } Uova
    }
has-water = Acqua Calda: { $count }
has-egg = porta un Uovo
has-banked = Uova portate a casa: { $count }
has-shells = Gusci: { $count }
status-iota = Matricole Iota sulla carta di Fredo: { $count }
status-water = Acqua Calda nella Riserva: { $count }
status-eggs = Uova non ancora in gioco: { $count }
zone-mode = La modalità del Big Boss
zone-mode-of = Che cosa dà la modalità
table-mode = { $mode }.
effect-bucket = Secchio
part-ice = ghiaccio
part-eggs = Uova
line-mode = Modalità del Big Boss

## Domande e scelte

decision-Frost = Il freddo: Acqua Calda o un punto Velocità
asks-Frost = Qui fa freddo. Spendi 1 Acqua Calda o hai 1 punto Velocità in meno?
choice-frost = spendere Acqua Calda
choice-frost-not = un punto Velocità in meno
decision-Bucket = Un Secchio: quali carte scartare per Acqua Calda
asks-Bucket = Quali carte Trucchetto scarti per altrettanta Acqua Calda, se ne scarti? Nessuno ne tiene più di 2.
how-Bucket = Scrivi i numeri nella tua mano, per esempio «1 3», oppure 0 per nessuna.
decision-MoveEgg = Dove va un Uovo
asks-MoveEgg = Marconiglio ha trovato un Uovo. In quale Zona lo sposti?
choice-mode-0 = sciogliere il ghiaccio con Acqua Calda: diventa una tua Matricola
choice-mode-1 = prendere un Uovo
choice-mode-2 = aprire un Uovo (prima si pesca una Matricola)
boss-seeks-fewest-water = lo Studente con meno Acqua Calda
boss-seeks-egg-carrier = lo Studente più vicino che porta un Uovo, altrimenti lo Studente più vicino
boss-seeks-egg = l’Uovo più vicino
laid-ice = ghiaccio
deed-token-ice = una Matricola Iota della sua carta resta come ghiaccio, se non ce n’è già
deed-lose-hotwater = spendi 1 Acqua Calda
deed-lose-egg = chi porta un Uovo lo depone lì
deed-lose-shell = perdi un Guscio, se ne hai

## Che cosa succede

event-ice-laid = Il ghiaccio copre { $spot }; Matricole Iota rimaste sulla carta di Fredo: { $left }.
event-ice-thawed = { $seat } scioglie il ghiaccio in { $spot } e ottiene una Matricola.
event-hot-water-spent = { $seat } spende Acqua Calda; gliene resta { $count }.
event-hot-water-taken = { $seat } prende Acqua Calda e ora ne ha { $count }.
event-egg-laid = C’è un Uovo in { $spot }.
event-egg-taken = { $seat } prende l’Uovo di { $spot }.
event-egg-dropped = { $seat } depone l’Uovo in { $spot }.
event-egg-banked = { $seat } ha portato a casa un Uovo: { $points } punti alla fine.
event-egg-hatched = Un Uovo si schiude in { $spot }!
event-egg-opened =
    { $seat } apre un Uovo: { $universal ->
        [1] un cubo Universale
       *[0] Informazione Falsa
    }. Il Guscio resta suo.
event-egg-moved = { $seat } sposta l’Uovo in { $spot }.
event-shell-lost = { $seat } perde un Guscio; gliene restano { $count }.
reason-not-in-this-mode = In questa partita non si può fare.
reason-no-ice-here = Dove sei non c’è ghiaccio.
reason-no-hot-water = Non hai Acqua Calda.
reason-no-egg-here = Dove sei non c’è un Uovo.
reason-carries-an-egg = Porti già un Uovo.
reason-no-such-mode = Questo non corrisponde alla modalità del Big Boss.

## Enrico Giovanni: Tempio Maledetto

boss-enrico-giovanni = Enrico Giovanni
zone-III-C = Cripta
zone-IV-C = Catacombe
zone-III-K = Catacombe
mode-enrico-giovanni = Tempio Maledetto
value-boss-enrico-giovanni = Enrico Giovanni, un Big Boss: Tempio Maledetto (si consigliano le Zone Pericolose)
mode-enrico-giovanni-1 = l’Idolo nella Cripta contiene un cubo Universale: come Azione lo si prende senza prova; poi si pescano 2 Matricole e tutti lì e nelle Zone Collegate prendono un segnalino Stordito
mode-enrico-giovanni-2 = il Pilastro nella Cripta: lì Allerta −1; come Azione lo si abbatte: un Passaggio verso una Zona Collegata viene murato, e un Boss che è lì va in una Zona Collegata
mode-enrico-giovanni-3 = il Ponte delle Catacombe sta su un Passaggio: chi lo attraversa Sacrifica una Matricola o perde tutti i punti Velocità; dopo la terza volta c’è un Muro
mode-enrico-giovanni-4 = la Fossa dei Serpenti delle Catacombe: chi entra prende un segnalino Stordito e scarta una carta, se non ha un cubo rosso
mode-enrico-giovanni-5 = riportarlo a casa: come Azione dov’è lui, una prova di Furtività contro 8 e il Bonus Allerta; lascia il Dungeon, e il primo che ci riesce ha 5 punti
lying-idol = l’Idolo con il suo cubo
lying-pillar = il Pilastro
lying-bridge = il Ponte
has-brought = ha riportato a casa Enrico Giovanni
effect-idol = Idolo
effect-pillar = Pilastro
effect-bridge = Ponte
effect-snake-pit = Fossa dei Serpenti
part-pillar = Pilastro
part-home = Enrico Giovanni
choice-mode-3 = prendere il cubo dell’Idolo (si pescano 2 Matricole, tutti i vicini prendono un segnalino Stordito)
choice-mode-4 = abbattere il Pilastro: un Muro verso { $zone }
choice-mode-5 = riportare a casa Enrico Giovanni (una prova di Furtività contro 8 e il Bonus Allerta)
decision-LayBridge = Il Ponte: su quale Passaggio sta
asks-LayBridge = Su quale Passaggio delle Catacombe sta il Ponte?
choice-bridge-0 = lato nord, a ovest
choice-bridge-1 = lato nord, a est
choice-bridge-2 = lato est, a nord
choice-bridge-3 = lato est, a sud
choice-bridge-4 = lato sud, a est
choice-bridge-5 = lato sud, a ovest
choice-bridge-6 = lato ovest, a sud
choice-bridge-7 = lato ovest, a nord
decision-Crossing = Il Ponte: una Matricola o tutta la Velocità
asks-Crossing = Attraversi il Ponte. Sacrifichi una Matricola o perdi tutti i punti Velocità?
choice-crossing = Sacrificare una Matricola
choice-crossing-not = perdere tutti i punti Velocità
decision-DriveBoss = Dove va il Boss
asks-DriveBoss = Il Pilastro cade dov’è il Boss. In quale Zona va?
boss-seeks-most-treasure = lo Studente con più Ricchezze e Gerarchia
event-idol-taken = { $seat } prende il cubo dell’Idolo in { $spot }. Il tempio trema.
event-pillar-toppled = { $seat } abbatte il Pilastro in { $spot }.
event-brings-home = { $seat } parla a Enrico Giovanni: Allerta { $alert }.
event-brought-home =
    { $seat } riporta a casa Enrico Giovanni{ $points ->
        [0] .
       *[other] : { $points } punti alla fine.
    }
event-bridge-laid = Il Ponte sta su un Passaggio di { $spot }.
event-bridge-crossed = { $seat } attraversa il Ponte ({ $count } di 3).
event-snake-pit = { $seat } cade tra i serpenti di { $spot }.
reason-no-idol-here = Dove sei non c’è un Idolo con un cubo.
reason-no-pillar-here = Da quella parte non c’è un Pilastro da abbattere.
reason-not-with-him = Per questo devi essere dov’è Enrico Giovanni, con una carta da giocare.

## Scilla e Cariddi: Dea del mare

boss-scylla-and-charybdis = Scilla e Cariddi
zone-IV-L = Tana di Cariddi
zone-III-L = Tana di Cariddi
mode-scylla-and-charybdis = Dea del mare
preset-goddess-of-the-sea = Dea del mare
preset-goddess-of-the-sea-about = Scilla e Cariddi con i Tentacoli e la Tana, Zone Pericolose e Piano IV.
value-boss-scylla-and-charybdis = Scilla e Cariddi, un Big Boss: Dea del mare (si consigliano le Zone Pericolose)
mode-scylla-and-charybdis-1 = dopo ogni attivazione un Tentacolo emerge dov’è uno Studente a caso, o in una Zona Collegata se lì ce n’è già uno; sono sette
mode-scylla-and-charybdis-2 = una Zona con un Tentacolo ha Allerta +1, e lasciarla costa 1 punto Velocità in più o una Matricola; uno Studio riuscito lì lo toglie
mode-scylla-and-charybdis-3 = la Tana di Cariddi è grande come quattro Zone e ha Allerta +3; le prime Scale che portano al Piano IV portano lì, senza Piano IV quelle che portano al Piano III
mode-scylla-and-charybdis-4 = quando emerge il settimo Tentacolo e la Tana è sul tavolo, chi è accanto a un Tentacolo è trascinato nella Tana e prende un segnalino Stordito; tutti i Tentacoli tornano indietro
mode-scylla-and-charybdis-5 = Offerta: come Azione nella Tana, dare 2 cubi di colori diversi per un cubo Universale della Tana, se c’è, e 2 punti; la prima Offerta ne vale 4 di più
lying-tentacle = un Tentacolo
has-offerings = Offerte: { $count }
has-blessed = la benedizione di Scilla
status-tentacles = Tentacoli sulla carta di Cariddi: { $count }
status-lair = la Tana di Cariddi è da parte
part-tentacle = Tentacolo
part-charybdis = Cariddi
choice-mode-6 = Offerta: dare { $cubes } per un cubo Universale e punti
decision-BreakFree = Un Tentacolo: una Matricola o un punto Velocità
asks-BreakFree = Un Tentacolo ti trattiene. Sacrifichi una Matricola o spendi 1 punto Velocità in più?
choice-break-free = Sacrificare una Matricola
choice-break-free-not = spendere un punto Velocità
decision-LayTentacle = Dove emerge un Tentacolo
asks-LayTentacle = Lì c’è già un Tentacolo. In quale Zona Collegata emerge questo?
laid-tentacle = un Tentacolo
place-rnd = dov’è uno Studente a caso
goal-rnd = dov’è uno Studente a caso
deed-token-tentacle = un Tentacolo emerge dov’è uno Studente a caso, o in una Zona Collegata se lì ce n’è già uno
event-tentacle-rises = Un Tentacolo emerge in { $spot }; restano sulla carta di Cariddi: { $left }.
event-tentacle-sinks = Il Tentacolo in { $spot } si inabissa: { $seat } vi ha studiato.
event-charybdis-wakes = Il settimo Tentacolo! Cariddi trascina in { $spot } tutti quelli accanto a uno di essi.
event-held-fast = Un Tentacolo trattiene { $seat } in { $spot }.
event-offering-made =
    { $seat } fa { $first ->
        [1] la prima Offerta
       *[0] un’Offerta
    }: { $points } punti alla fine.
event-offering-answered = { $seat } prende un cubo Universale da { $spot }.
reason-not-in-the-lair = Le Offerte si fanno nella Tana di Cariddi.
reason-two-colours-to-offer = Per un’Offerta servono due cubi di colori diversi.

## Massima Allerta con Enrico Giovanni e Marconiglio

panic-rolling-stone = Pietra Rotolante
panic-egg-hunt = Caccia alle Uova
value-panic-rolling-stone = Pietra Rotolante (Enrico Giovanni)
value-panic-egg-hunt = Caccia alle Uova (Marconiglio)
panics-rolling-stone = un macigno parte dalla Zona più lontana dalla Zona di Partenza e all’inizio di ogni turno rotola di 1 Zona verso di essa; chi ne è investito prende 2 segnalini Stordito e Lascia un cubo; quando arriva alla Zona di Partenza la partita finisce
panics-egg-hunt = tutte le Uova che nessuno ha aperto vanno nella Zona di Marconiglio; chi inizia il turno ne sposta una in una Zona Collegata; chi entra in una Zona con un Uovo lo apre senza pescare una Matricola; con l’ultimo Uovo la partita finisce
lying-boulder = la Pietra Rotolante
decision-LayBoulder = Da dove parte la Pietra Rotolante
asks-LayBoulder = Più Zone sono ugualmente lontane dalla Zona di Partenza. Da quale parte la Pietra Rotolante?
decision-RollBoulder = Che strada prende la Pietra Rotolante
asks-RollBoulder = Due strade sono ugualmente brevi. In quale Zona rotola la Pietra Rotolante?
decision-GatherEggs = Dove si radunano le Uova
asks-GatherEggs = Marconiglio è nella Zona di Partenza. In quale Zona accanto si radunano le Uova?
decision-PushEgg = Quale Uovo si sposta, e dove
asks-PushEgg = Quale Uovo sposti, e in quale Zona?
choice-push-egg = l’Uovo di { $zone } in { $goal }
event-boulder-looms = Un macigno si stacca in { $spot }.
event-boulder-rolls = Il macigno rotola in { $spot }.
event-eggs-gathered =
    { $count ->
        [0] Non c’è più nessun Uovo da cacciare.
        [one] L’ultimo Uovo è in { $spot }.
       *[other] { $count } Uova si radunano in { $spot }.
    }
field-size = quante Zone ordinarie è larga
field-rolled = che cosa capita a chi è investito dal macigno
field-eggs = se le Uova si radunano intorno al Boss
