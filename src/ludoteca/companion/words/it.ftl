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
companion-dungeonology-students = Studenti
companion-dungeonology-students-hint = Solo per lo spareggio.
companion-dungeonology-youth = Età
companion-dungeonology-youth-hint = Solo se nemmeno gli Studenti spareggiano.
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
companion-no-such-value = Non c’è niente del genere da scegliere: { $found }.
companion-how-many = { $least ->
    [0] Qui se ne possono indicare al massimo { $most }, e sono { $found }.
   *[other] Qui se ne indicano da { $least } a { $most }, e sono { $found }.
  }
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
companion-youngest = Pari anche negli Studenti: { $seats }. Il più giovane viene prima: indica chi lo è.
companion-without = { $first } e { $second } non hanno discusso alcuna Tesi e non sono in classifica.

## Esempi stampati

companion-example-king-of-con-early-end = L’ultimo esempio del regolamento: cinque nerd, una Epic Collection al round 5
companion-example-king-of-con-early-end-parts = Lo stesso con le voci di Zak come sono stampate: parità
companion-example-chamber-of-wonders-end = L’esempio del regolamento: Diana, Paolo e Diego
companion-example-chamber-of-wonders-before-skulls = Lo stesso prima di contare i teschi
companion-example-dungeonology-clan-modifier = L’esempio del regolamento per un Modificatore: quattro cubi Milizia

## Nel terminale

companion-args-score = fa i conti di un tavolo con la scatola vera
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
