### Dungeonology al terminale: il tavolo in parole, come rispondere, il risultato, un pacchetto da modificare.

## Il tavolo in parole

table-turn = Turno { $turn }, { $seat }. { $phase }
table-setup = Preparazione: si scelgono gli Studenti.
table-over = La spedizione è finita.
phase-turn = Il turno continua.
phase-movement = Fase di Movimento.
phase-action = Fase di Azione.
table-dungeon =
    { $count ->
        [one] Il Dungeon ha 1 Zona
       *[other] Il Dungeon ha { $count } Zone
    }; «{ $word }» lo disegna.
table-legend = Il Dungeon. I numeri sono Studenti; i cubi sono G Civiltà, R Milizia, B Misticismo, Y Ricchezze, P Gerarchia, un punto è uno spazio vuoto. Un’apertura è un Passaggio, ### un Muro, === Scale, lettere in un’apertura una Porta, lettere tra = una Porta sotto le Scale.
map-start = PARTENZA
map-boss = BOSS
map-omega = OMEGA
map-part = Parte { $number } di { $count }, da ovest:
table-zone = { $id } { $zone }: Allerta { $alert }; cubi: { $cubes }.
table-stairs = Scale.
table-stairs-used = Scale, già salite.
table-alert = Carta Allerta { $card }: { $taken } spazi occupati su { $most }, Bonus di Allerta { $bonus }.
table-alert-spaces = Spazi della carta Allerta, nell’ordine in cui li occupano le Matricole Omega:
table-alert-space = Bonus di Allerta { $bonus }; l’Università riceve { n-students }
table-alert-taken = (occupato)
table-bonfire = Al Falò: { $count } su { $most }.
table-university =
    Nell’Università: { n-students }{ $omega ->
        [0] .
        [one] {" "}e 1 Matricola Omega.
       *[other] {" "}e { $omega } Matricole Omega.
    }
table-university-hidden = Che cosa c’è nell’Università non lo sa nessuno.
table-pile = { $floor } { $count }
table-piles = Zone nelle pile: { $piles }.
table-deck = Carte Trucchetto nel mazzo: { $count }, scartate: { $away }.
table-clan = Clan: { $clan }.
table-clans = La carta Clan è una di queste:
table-seat = { $number } { $seat }: in { $zone }.
table-seat-fired-up = { $number } { $seat }, lato Fomentato: in { $zone }.
table-gone = { $number } { $seat } ha consegnato una Tesi e lasciato la partita.
table-numbers = Velocità { $speed }, Intelligenza { $intelligence }, Resistenza { $resistance }, Mano { $hand }.
table-notes =
    Bacheca: { $cubes }; { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $stars ->
        [one] 1 Stella
       *[other] { $stars } Stelle
    }, Bonus di Studio { $bonus }.
table-owns = Matricole: { $students }. Segnalini Stordito: { $stunned } su { $most }. Carte Trucchetto in mano: { $count }.
table-knowledge = Ha il segnalino Conoscenza.
table-combo = Combo Conoscenza: { $cubes }.
table-ability = Abilità { $ability }.
table-jinx = Sfiga: { $jinx }.
table-known = Carte note in mano: { $cards }.
table-test-stealth = Furtività { $stealth }: { $parts }.
table-test-alert = Allerta { $alert }: { $parts }.
table-own-hand = La tua mano:
table-own-hand-empty = La tua mano è vuota.
table-nothing = { $seat } non ha niente da giocare in questo momento.
table-waiting = Devono ancora scegliere: { $seats }.
card-does = { $card }: { $does }
card-times = { $count } × { $card }
list-or = o

## Che cosa si chiede; parole da scrivere

word-pass = passo niente nessuna
word-study = studia studio
word-spy = spia
word-place = piazza

ask-item = { $number }: { $choice }
ask-scholar = { $scholar }. { $face }. Lato Fomentato: { $fired }
ask-place = { $place }; girate: { $turns }
ask-turns-alike = Le girate che hanno lo stesso aspetto sono elencate una volta: { $turns }.
ask-confirm = Farlo lo stesso? Scrivi sì o no:

## Come rispondere al terminale

how-menu = Scrivi il numero della tua scelta.
how-deeds = Scrivi il numero della tua scelta; 0 è no.
how-phase = Scrivi il numero della tua scelta; 0 finisce la fase. Vanno bene anche «{ $study } 2», «{ $spy } 3 R» e «{ $place }».
how-RestingHand = Scrivi i numeri nella tua mano, come «1 3», o 0 per nessuna.
how-Declare = Scrivi i numeri nella tua mano, come «1» o «1 3».
how-DiscardTricks = Scrivi il numero nella tua mano; più numeri con uno spazio in mezzo.
how-Peek = Scrivi tutti i numeri: prima quello che tieni, poi gli altri; l’ultimo sta più in basso.
how-PlaceZone = Scrivi il numero di un posto, poi quello di una girata come disegnata sopra, come «1 0»; dove c’è una sola girata basta il posto.
unclear-card = Lì non c’è una carta { $number }; le carte vanno da 1 a { $most }.
unclear-numbers = «{ $text }» non si capisce. Scrivi numeri, come «1» o «1 3», o aiuto.
unclear-place = «{ $text }» non si capisce. Scrivi il numero di un posto e una girata da 0 a 3, come «1 0»; da sola la parola per piazzare serve nella fase di Movimento.
unclear-study = «{ $text }» non si capisce. Di’ quanti cubi: «{ $word } 2».
unclear-spy = «{ $text }» non si capisce. Di’ chi e per quale colore: «{ $word } 3 R» è il terzo Studente, per Milizia.

example-chapter = DG-24
example-clause = DG-24.2
example-ruling = DG-Q.25
example-number = 1
example-word = scale
example-answer = 1

## Il risultato

result-sheet = Foglio dei punti:
result-line = { $line }: { $points }
result-total = Totale: { $points }
result-without = Senza una Tesi riuscita, quindi senza punteggio: { $seats }.
result-by-thesis = { $first } viene prima di { $second } a pari punti, con la Tesi precedente.
result-by-students = { $first } viene prima di { $second } a pari punti, con più Matricole.
result-by-age = { $first } viene prima di { $second } a pari punti, per l’ultimo spareggio di questo tavolo.
result-shared = { $first } e { $second } sono pari in tutto e condividono il posto.

## Un pacchetto da modificare

pack-about = Dungeonology: che cosa c’è sulle carte, sulle plance e sulle Zone. Modifica questo file per giocare con quelle della tua scatola.
pack-printed = Il regolamento dà quantità, nomi e pochi numeri; tutto ciò che è segnato come reconstructed è nostro.
pack-names = Un nome che manca in una lingua è mostrato in inglese.
pack-use = Controllalo con «ludoteca content check FILE», gioca con «ludoteca play dungeonology --content FILE».
pack-letters = Colori: G Civiltà, R Milizia, B Misticismo, Y Ricchezze, P Gerarchia. Varchi di una Zona: a b nord da ovest, c d est da nord, e f sud da est, g h ovest da sud.
pack-campus = il Campus
pack-column = le cinque colonne di una Bacheca; le righe si contano dal basso
pack-scholar = i quattro Studenti con i due lati delle loro carte
pack-clan = i tre Clan
pack-alert = le quattro carte Allerta
pack-zone = la Zona di Partenza e le diciotto Zone, non girate; ciò che è in fila è detto da sinistra
pack-auxiliary = gli Effetti Ausiliari per tipo e livello, ogni modo in una riga sua
pack-trick = le 105 carte Trucchetto
pack-intern = i dieci Specializzandi
pack-jinx = le quindici carte Sfiga
pack-panic = le tre carte Panico
pack-boss = i due lati della carta Boss
pack-randomizer = le sedici carte Randomizzatore

provenance-printed = lo dà il regolamento
provenance-secondary = dalla trascrizione pubblica di una persona
provenance-reconstructed = nostro; il regolamento dà quantità e tipi, di rado numeri
provenance-house = una nostra invenzione
provenance-owner = copiato da una scatola

field-provenance = da dove viene
field-printed = i campi che dà il regolamento
field-secondary = i campi che vengono da una trascrizione
field-name = come si chiama, per lingua
field-bonfire = quante Matricole trovano posto al Falò
field-colour = il tipo di Informazione
field-value = quanto vale un cubo
field-capacity = quanti cubi trovano posto
field-silver = le righe con una Stella d’argento
field-gold = le righe con una Stella d’oro
field-arrows = le righe con una Freccia
field-id = come lo chiama il file
field-triangle = il colore del triangolo
field-combo = i cubi della Combo Conoscenza, con le lettere
field-normal = il lato normale
field-fired-up = il lato Fomentato; ogni lato ha:
field-starting-students = le Matricole Iniziali
field-hand = il valore Mano
field-speed = la Velocità
field-intelligence = l’Intelligenza
field-resistance = la Resistenza
field-abilities = le Abilità: quando si usano, quanto costano, e l’effetto nelle parole di docs/packs/dungeonology.md
field-thesis-points = i punti che servono per una Tesi
field-modifiers = quanto vale di più un cubo di un colore
field-minutes = quanto ci mette un giocatore, all’incirca
field-start = Matricole nell’Università all’inizio, per giocatore
field-spaces = gli spazi: cubi con le lettere in una Zona, Bonus di Allerta e Matricole su una carta Allerta
field-passages = i varchi con un Passaggio
field-alert = il valore di Allerta, o quanto vi si aggiunge
field-doors = per varco, i colori della Porta
field-effects = gli Effetti di Zona
field-type = il tipo
field-level = il livello
field-does = che cosa fa
field-amount = quanto
field-instant = se si può giocare nei turni altrui
field-students = quante Matricole si pescano dall’Università
field-sacrifice = quante Matricole si Sacrificano
field-bonus = il Valore Bonus
field-copies = quante carte così ci sono
field-main = l’Effetto Principale: tempismo, quando si può giocare, costi, e l’effetto nelle parole di docs/packs/dungeonology.md
field-omega = se porta il simbolo Omega
field-points = i punti alla fine
field-lasting = che cosa cambia finché resta lì
field-shield = il colore che protegge
field-penalty = i punti che costa alla fine
field-reveal = che cosa succede quando è rivelata
field-greys = Matricole per giocatore
field-dungeon = il Dungeon di cui ha bisogno
field-boss = il Boss a cui appartiene
field-steps = di quanto si muove
field-sighting = dove appare: here, passage o deep
field-seeks = quale Studente insegue: nearest o random
field-stops = se resta dove ha incontrato qualcuno
field-encounter = che cosa succede a chi lo incontra, nelle parole di docs/packs/dungeonology.md
field-direction = la direzione della freccia
field-passage = il varco della piccola mappa
field-information = il colore al centro

## Regole avanzate

table-effects = Effetti: { $effects }.
table-boss = Boss: { $boss }. È in { $zone }.
table-boss-away = Boss: { $boss }. Non è ancora nel Dungeon.
table-panic = Allerta massima: { $panic }.
table-captured = Prigioniero.
table-tokens = Segnalini: { $tokens }.
table-intern = Specializzando: { $intern }.
table-truce = Non è spiato fino al prossimo turno.
table-declared = Dichiarato: { $effects }.
how-LookPile = Scrivi tutti i numeri: il primo sarà pescato per primo.
how-Retrieve = Scrivi i numeri delle carte, con uno spazio in mezzo.
table-refused = { $number } { $seat } ha lasciato la partita, con la Tesi respinta.
