# Il compagno di tavolo: per chi gioca con la scatola vera.

companion-player = Giocatore { $number }
companion-collector = Il Collezionista

## King of Con, punteggio

companion-king-of-con-theme = Tema dell’anno
companion-king-of-con-monkey = Scimmia
companion-king-of-con-monkey-hint = Il suo numero: il più basso vince l’ultimo spareggio.
companion-king-of-con-reserve = Gettoni nella riserva
companion-king-of-con-reserve-hint = Quelli dietro lo schermo; il Cestino non conta.
companion-king-of-con-passions = Passioni
companion-king-of-con-passions-hint = Le due tenute.
companion-king-of-con-collection = Collezione
companion-king-of-con-collection-hint = Ogni oggetto davanti al giocatore, con i gettoni che ha sopra.
companion-king-of-con-object = Oggetto
companion-king-of-con-tokens = Gettoni sopra

## Chamber of Wonders, punteggio

companion-chamber-of-wonders-draws = Segnalini pescati per lo spareggio
companion-chamber-of-wonders-draws-hint = Solo se c’è parità di teschi: ogni segnalino pescato, nell’ordine in cui è uscito.
companion-chamber-of-wonders-club = Club
companion-chamber-of-wonders-showcases = Teche
companion-chamber-of-wonders-showcases-hint = Una riga per ogni teca piena.
companion-chamber-of-wonders-holds = Che cosa contiene
companion-chamber-of-wonders-fame = Fama stampata (un set: su tutte le sue carte)
companion-chamber-of-wonders-token = Ha sopra un segnalino Fama
companion-chamber-of-wonders-skulls = Teschi sul segnalino
companion-chamber-of-wonders-purse = Sterline nella borsa
companion-chamber-of-wonders-hand = Carte rimaste in mano
companion-chamber-of-wonders-fame-beside = Segnalini Fama accanto alle teche
companion-chamber-of-wonders-skulls-beside = Segnalini Grottesco accanto alle teche

companion-holds-monster = Una parte di Mostro
companion-holds-grotesque = Grottesco
companion-holds-legendary = Leggendario
companion-holds-precious = Prezioso
companion-holds-arcane = Arcano
companion-holds-book = Un Libro
companion-holds-monster-set = Set di Mostro: testa, corpo, gambe
companion-holds-book-2 = Due Libri diversi
companion-holds-book-3 = Tre Libri diversi
companion-holds-book-4 = Quattro Libri diversi

## Dungeonology, punteggio

companion-dungeonology-clan = Carta Clan
companion-dungeonology-clan-hint = Scegli «valori della mia carta» se la tua dice altro.
companion-clan-own = Valori della mia carta
companion-modifier-of = Modificatore del Clan per { $column }
companion-value-of = Punti di un cubo { $column }
companion-dungeonology-stars = Stelle che danno un bonus
companion-dungeonology-metal = Metallo
companion-dungeonology-colour = Colonna
companion-dungeonology-count = Quante
companion-dungeonology-star-points = Punti per tutte queste Stelle
companion-metal-silver = Argento
companion-metal-gold = Oro
companion-column-any = Qualsiasi colonna
companion-dungeonology-thesis = Tesi
companion-dungeonology-thesis-hint = Chi ha discusso una Tesi con successo, e in che ordine.
companion-thesis = { $number ->
    [0] Nessuna
    [1] Discussa per prima
    [2] Discussa per seconda
    [3] Discussa per terza
   *[4] Discussa per quarta
  }
companion-dungeonology-jinxes = Carte Sfiga
companion-dungeonology-jinxes-hint = Anche quelle coperte, ognuna con la sua penalità.
companion-dungeonology-penalty = Penalità
companion-dungeonology-interns = Specializzandi
companion-dungeonology-researches = Carte Ricerca
companion-dungeonology-points = Punti
companion-dungeonology-students = Matricole
companion-dungeonology-students-hint = Solo per lo spareggio.
companion-dungeonology-tome = Il Tomo di Omega era pieno all’inizio della sua Fase
companion-dungeonology-mode = Punti della modalità di un Big Boss
companion-dungeonology-mode-hint = Quelli che dà a questo Studente: Uova, Gusci, offerte.
companion-dungeonology-youth = Età
companion-dungeonology-youth-hint = Solo se nemmeno le Matricole spareggiano.
companion-youth = { $number ->
    [0] Non detta
    [1] Il più giovane
    [2] Secondo per giovinezza
    [3] Terzo per giovinezza
   *[4] Il più anziano di quattro
  }

## Che cosa non può essere

companion-too-many = Ci sono { $found } colonne, e a questo tavolo solo { $most }.
companion-not-understood = Questa voce non si capisce.
companion-missing = Questa voce va compilata.
companion-number = Qui va un numero da { $least } a { $most }, non { $found }.
companion-no-such-value = Non c’è niente del genere da scegliere: { $found }. Si può scegliere: { $choices }.
companion-separator = ;
companion-and-more = { $choices }; e altri { $count }
companion-no-such-number = Non c’è niente del genere da scegliere: { $found }. Ecco che cosa si può scrivere.
companion-how-many = { $least ->
    [0] Qui se ne possono indicare al massimo { $most }, e sono { $found }.
   *[other] Qui se ne indicano da { $least } a { $most }, e sono { $found }.
  }
companion-how-many-exactly = Qui se ne indicano { $most }, e sono { $found }.
companion-twice = La stessa cosa è indicata due volte.
companion-tokens-in-all = Riserve e collezioni hanno insieme { $found } gettoni; la scatola ne ha 100.
companion-cards = La scatola non ha altre carte di questo tipo: { $kind }.
companion-tokens = La scatola ha 20 segnalini Grottesco, e ne sono indicati di più.
companion-order = Il numero { $number } è dato due volte, o ne manca uno prima.
companion-box = La scatola ha solo { $most } di queste carte.

## Che cos’altro dice la legge

companion-draw = Parità di teschi fra { $seats }: ognuno pesca un altro segnalino Grottesco, in quest’ordine. Indica che cosa è uscito.
companion-majority = { $seat } ha più teschi di tutti, { $skulls }, e riceve un segnalino Fama.
companion-no-majority = Nessuno riceve il segnalino Fama per i teschi.
companion-drawn-in-vain = Sono indicati più segnalini di quanti se ne dovevano pescare; gli altri non contano.
companion-youngest = Pari anche nelle Matricole: { $seats }. Il più giovane viene prima: indica chi lo è.
companion-lost-tome = Il Tomo di Omega era pieno all’inizio della sua Fase: vince Omega, e i punti di nessuno contano.
companion-lost-thesis = Nessuno ha discusso una Tesi con successo: vince Omega, e i punti di nessuno contano.
companion-won-before = Chi da solo discute la Tesi con successo ha vinto subito; dopo non viene più nessuna Fase di Omega. Togli una delle due voci.
companion-without = { $count ->
    [one] { $seats } non ha discusso una Tesi con successo, e altri sì: i suoi punti non contano.
   *[other] { $seats } non hanno discusso una Tesi con successo, e altri sì: i loro punti non contano.
  }

## Esempi stampati

companion-example-king-of-con-early-end = L’ultimo esempio del regolamento: cinque nerd, una Epic Collection al round 5
companion-example-king-of-con-early-end-parts = Lo stesso con le voci di Zak come sono stampate: parità
companion-example-chamber-of-wonders-end = L’esempio del regolamento: Diana, Paolo e Diego
companion-example-chamber-of-wonders-before-skulls = Lo stesso prima di contare i teschi
companion-example-dungeonology-clan-modifier = L’esempio del regolamento per un Modificatore: quattro cubi Milizia

## Scrivere le proprie carte

companion-pack-object = Oggetti
companion-pack-scenario = Scenari
companion-pack-wonder = Meraviglie
companion-pack-area = Facce delle Zone
companion-pack-grotesque-tokens = Gettoni Grotteschi, per ogni gamma di teschi

## Nel terminale

companion-args-score = Fa i conti di un tavolo con la scatola vera.
companion-args-players = chi gioca: nomi separati da virgole
companion-args-example = un esempio stampato del gioco: king-of-con ha early-end e early-end-parts
companion-args-answers = un file con le risposte, come lo scrive --save
companion-args-save = conserva le risposte in un nuovo file
companion-no-such-example = Non c’è un esempio così. Ci sono: { $names }.
companion-who-plays = Chi gioca? Indica i nomi: --players Ada,Bruno,Clio
companion-of = Che cosa ha { $name }:
companion-next = { $label }, numero { $number } (niente chiude l’elenco):
companion-prompt = { $label } (? elenca che cosa si può scrivere):{" "}
companion-at = { $where }: { $text }
companion-places = Posti: { $places }

## Preparazione

companion-setup-markers = Metti il contaFasi sulla casella 1, il contaRound sulla I, il contaPredominio sulla prima caratteristica.
companion-setup-colours = Ognuno prende un colore con il suo schermo e il Cestino, e uno schermo secondario.
companion-setup-tokens = { $count } gettoni a testa, dietro lo schermo.
companion-setup-bank = { $count } gettoni restano nella riserva comune.
companion-setup-monkey = { $seat } ha la Scimmia { $number }.
companion-setup-passions = Mescola le Passioni. Dalla Scimmia più bassa in su, ognuno ne pesca tre, ne tiene due e mette via la terza senza mostrarla.
companion-setup-two-passions = Mescola le Passioni e danne due a testa.
companion-setup-objects = Mescola i 25 Oggetti in un mazzo coperto.
companion-setup-scenario = Scenario: { $scenario }.
companion-setup-agents = { $count } Agenti a testa.
companion-setup-cabinets = Tre Espositori a testa; in ognuno una teca riceve un segnalino Coming Soon.
companion-setup-areas = Disponi le Zone in cerchio, in quest’ordine: { $areas }.
companion-setup-contacts = Fra loro i Contatti, in quest’ordine: { $contacts }. Gli altri tornano nella scatola.
companion-setup-club = { $seat }: { $club }.
companion-setup-wonders = Mescola le Meraviglie in un mazzo coperto.
companion-setup-hands = Ognuno pesca { $count } carte.
companion-setup-discard = Scopri la prima carta del mazzo: è l’inizio degli scarti.
companion-setup-equipment = Somma l’Equipaggiamento Iniziale stampato sulle quattro Zone: ognuno riceve quelle Sterline e pesca quelle carte.
companion-setup-pounds = Ognuno riceve { $count } Sterline.
companion-setup-more-cards = Pesca altre { $count } carte.
companion-setup-grotesque = Mescola i segnalini Grottesco coperti; prepara i segnalini Fama.
companion-setup-collector = Il Collezionista riceve tre Espositori con tre segnalini Coming Soon, { $pounds } Sterline e { $cards } carte coperte.
companion-setup-first-visitor = Comincia chi è stato in un museo più di recente; se nessuno lo sa, { $seat }.
companion-setup-note-boards = Ognuno prende una Bacheca, con il Bonus di Studio a 0.
companion-setup-scholar = { $seat }: { $scholar }.
companion-setup-first = Il Randomizzatore dice: comincia { $seat }.
companion-setup-tricks = { $seat } pesca { $count ->
    [one] 1 carta Trucchetto.
   *[other] { $count } carte Trucchetto.
  }
companion-setup-alert = La carta Allerta { $alert } va sul Campus.
companion-setup-boss = La carta Boss sta accanto al Campus da questo lato: { $his }. La sua miniatura aspetta fuori.
companion-setup-panic = Una carta Panico fra quelle ammesse va coperta, senza guardarla, sotto la carta Allerta.
companion-setup-start = La Zona di Partenza sta al centro, con tutti gli Studenti sopra.
companion-setup-floors = Mescola le Zone in { $count } pile coperte, una per Piano.
companion-setup-research = Mescola le carte Ricerca e scoprine { $count }.
companion-setup-university = Metti nell’Università { $greys } Matricole grigie e una Matricola Omega.
companion-setup-begin = Comincia il primo giocatore.

## Quale edizione

companion-unknown = Non lo so
companion-edition-is = La tua scatola si gioca con: { $editions }.
companion-edition-several = Corrispondono a quello che hai detto: { $editions }. Rispondi ancora per distinguerle.
companion-edition-switch = { $option }: imposta «{ $value }»; quell’edizione dice altro.

## Il Collezionista

companion-collector-purse = Le sue Sterline
companion-collector-filled = Teche che ha riempito
companion-collector-markers = Segnalini Coming Soon che gli restano
companion-collector-cards = Le sue carte
companion-collector-kind = Che cos’è
companion-collector-value = Valore in Sterline
companion-kind-head = Mostro, testa
companion-kind-body = Mostro, corpo
companion-kind-legs = Mostro, gambe
companion-kind-grotesque = Grottesco
companion-kind-legendary = Leggendario
companion-kind-precious = Prezioso
companion-kind-arcane = Arcano
companion-kind-book-A = Libro, primo tipo
companion-kind-book-B = Libro, secondo tipo
companion-kind-book-C = Libro, terzo tipo
companion-kind-book-D = Libro, quarto tipo
companion-card = { $kind } ({ $value } Sterline)
companion-collector-lord = Lord: prima di rivelare pesca una carta in più. Indicala con le altre.
companion-collector-reveal = Scopri tutte le sue carte.
companion-collector-few = A ogni round pesca { $count } carte, oltre a quelle avute da Zone e Contatti.
companion-collector-opens = Paga 5 Sterline e toglie un segnalino Coming Soon.
companion-collector-places = Espone in una teca: { $cards }.
companion-collector-monster = Sul Mostro va un segnalino Fama.
companion-collector-legendary = Ce n’è un’altra copia esposta da qualche parte? Allora nessuna copia ha più un segnalino Fama. Altrimenti lo riceve questa.
companion-collector-grotesque = Pesca un segnalino Grottesco e lo mette coperto sulla carta.
companion-collector-precious = Riceve 3 Sterline.
companion-collector-keeps = Tiene in mano: { $cards }.
companion-collector-done = Ora ha { $pounds } Sterline.

## Il Randomizzatore

companion-randomizer-what = Che cosa si pesca
companion-randomizer-triangles = Studenti fra cui si pesca
companion-randomizer-triangles-hint = Dal triangolo della Bacheca. Nessuno nella Zona di Partenza, nessuno che abbia lasciato il gioco.
companion-randomizer-slots = Passaggi che la Zona ha
companion-randomizer-slots-hint = Come sta sul tavolo, il nord in alto.
companion-randomizer-colours = Informazioni fra cui si pesca
companion-what-scholar = Uno Studente
companion-what-direction = Una direzione
companion-what-passage = Un Passaggio
companion-what-information = Un’Informazione
companion-slot-a = Lato nord, verso ovest
companion-slot-b = Lato nord, verso est
companion-slot-c = Lato est, verso nord
companion-slot-d = Lato est, verso sud
companion-slot-e = Lato sud, verso est
companion-slot-f = Lato sud, verso ovest
companion-slot-g = Lato ovest, verso sud
companion-slot-h = Lato ovest, verso nord
companion-slot-lair-N = Lato nord, Passaggio { $number } di 4 da ovest
companion-slot-lair-E = Lato est, Passaggio { $number } di 4 da nord
companion-slot-lair-S = Lato sud, Passaggio { $number } di 4 da est
companion-slot-lair-W = Lato ovest, Passaggio { $number } di 4 da sud
companion-direction-N = Nord
companion-direction-E = Est
companion-direction-S = Sud
companion-direction-W = Ovest
companion-randomizer-scholar = Lo Studente con questo triangolo: { $triangle }.
companion-randomizer-direction = { $direction }.
companion-randomizer-passage = { $slot }.
companion-randomizer-information = { $colour }.
companion-randomizer-nothing = Non si può pescare niente: quella parte dell’effetto si salta.

## La carta Allerta

companion-alert-drawer = Questo giocatore
companion-alert-placed = Matricole Omega sulla carta Allerta
companion-alert-bonfire = Matricole al Falò
companion-alert-greys = Matricole grigie nell’Università
companion-alert-students = Matricole di tutti gli Studenti insieme
companion-alert-panic = Carta Panico
companion-panic-draw = Non ancora rivelata: pescane una
