# Quello in cui il compagno guida, passo per passo.

## Omega, con la scatola

companion-omega-asks-next = Che cosa viene ora?
companion-omega-deed = Che cosa accade
companion-omega-deed-phase = La Fase Omega alla fine di un turno
companion-omega-deed-sabotage = Si dichiara Furtività: Sabotaggio
companion-omega-deed-reaction = Una carta Trucchetto bersaglia Omega: Reazione
companion-omega-deed-gains = Omega ottiene un cubo in altro modo
companion-omega-deed-loses = Omega perde un cubo
companion-omega-deed-hint = Sabotaggio: da soli a ogni prova di Furtività, contro tutti solo nello Spionaggio contro Omega.
companion-omega-seat = Di chi è il turno
companion-omega-where = Dov’è questo Studente
companion-where-away = Nel Dungeon, non dov’è Omega
companion-where-with = Nella stessa Zona di Omega
companion-where-camp = Nella Zona di Partenza, o fuori dal gioco
companion-omega-stars = Stelle sulla Bacheca
companion-omega-lair = Omega sta nella Tana di Cariddi
companion-omega-into_lair = La Zona in cui entra è la Tana di Cariddi
companion-omega-fired_up = Lo Studente è Fomentato
companion-omega-gained = Quale cubo ottiene
companion-omega-lost = Quale cubo perde
companion-omega-card = { $omega }.
companion-omega-shuffled = Il mazzo Omega è finito: gli scarti, rimescolati, ne formano uno nuovo.
companion-omega-draws = { $count ->
    [one] Pesca 1 Matricola dall’Università per Omega. Se è una Matricola Omega, { $seat } riceve la carta Sfiga.
   *[other] Pesca { $count } Matricole dall’Università per Omega. Per una Matricola Omega { $seat } riceve la carta Sfiga.
  }
companion-omega-arrow = Omega si muove: comincia da questo Passaggio della sua Zona e prosegui in senso orario. { $slot }.
companion-omega-asks-passage = Che cosa c’è lì, visto dalla Zona di Omega? { $slot }.
companion-omega-found = In quel punto
companion-omega-found-hint = Solo il suo Tomo apre le Porte. Dove dietro un Passaggio non c’è niente, rivela Zone di quel Piano finché una ci sta; decidi tu come si piazza.
companion-found-none = Non c’è nessun Passaggio
companion-found-shut = Una Porta che non può passare
companion-found-dull = Una Zona senza cubi e senza lo Studente
companion-found-cubes = Una Zona con cubi
companion-found-scholar = La Zona in cui è lo Studente
companion-found-placed = Ancora niente: è stata piazzata una Zona nuova
companion-found-placed-shut = Ancora niente: è stata piazzata una Zona nuova, ma la sua Porta lo tiene fuori
companion-found-unplaceable = Niente, e nessuna Zona si può piazzare
companion-omega-enters = Sposta Omega in quella Zona. Ci sono Scale che nessuno ha salito? Scegli una pila e piazza una Zona accanto.
companion-omega-enters-new = Sposta Omega nella Zona nuova. Ci sono Scale? Scegli una pila e piazza una Zona accanto.
companion-omega-shut-out = La Zona nuova resta dov’è; Omega prova il Passaggio seguente.
companion-omega-no-passage = Nessun Passaggio lo porta da qualche parte: si teletrasporta.
companion-omega-teleports = Metti Omega nella Zona di { $seat }.
companion-omega-asks-cubes = Omega si teletrasporta, e lo Studente non è raggiungibile. C’è qualche cubo nel Dungeon?
companion-omega-cubes = Cubi nel Dungeon
companion-cubes-lie-yes = Sì
companion-cubes-lie-no = No, nessuno
companion-omega-teleports-cubes = Metti Omega in una Zona con il cubo di maggior valore in gioco; fra più Zone scegli tu.
companion-omega-stays = Omega resta dov’è.
companion-omega-asks-there = Guarda la Zona in cui Omega è appena entrato.
companion-omega-who = Chi altro è lì
companion-omega-asks-taken = La carta di Omega dice: { $deeds }. Quali cubi prende?
companion-omega-cube-1 = Cubo
companion-omega-cube-2 = Secondo cubo
companion-omega-cube-3 = Terzo cubo
companion-cube-none = Nessuno
companion-omega-does-zone = Nella Zona di Omega: { $deeds }.
companion-omega-does-scholar = { $seat }: { $deeds }.
companion-omega-does-bag = Università: { $deeds }.
companion-omega-finds-none = Non c’è niente che possa prendere.
companion-omega-into-tome = { $colour }: nel primo spazio libero del Tomo.
companion-omega-to-reserve = { $colour }: torna nella Riserva.
companion-omega-closes-up = { $colour } lascia il Tomo; gli altri cubi scalano.
companion-omega-star-gained = Stelle Nere di Omega, ora: { $stars }. Chi ha meno Stelle è Fomentato.
companion-omega-star-lost = Stelle Nere di Omega, ora: { $stars }. Chi ha più Stelle di tutti, e almeno quante lui, non è più Fomentato.
companion-omega-meets = Omega incontra { $seat }.
companion-omega-asks-stars = Omega ha incontrato { $seat }. Quante Stelle ci sono su quella Bacheca?
companion-omega-won = Il Tomo è pieno: Omega ha vinto.
companion-omega-tome = Tomo dei Segreti: { $colours } ({ $count } di { $spaces }). Stelle Nere: { $stars } di { $most }.
companion-omega-alert = Allerta della Zona in cui è Omega: +{ $amount }.
companion-omega-doors = Porte che passa: { $colours }.
companion-omega-deck = Carte Omega rimaste: { $count }. Lascia le tue nella scatola, pesca questa pagina.

## Il Boss, con la scatola

companion-boss-asks-who = Chi è il Boss?
companion-boss-profile = Boss, e lato della carta
companion-boss-of-two = { $boss }, { $profile }
companion-boss-card = { $whole }.
companion-boss-mode = { $mode }.
companion-boss-outside = { $his }: non ancora nel Dungeon.
companion-boss-there = { $his }: Allerta +{ $amount } nella Zona della miniatura.
companion-boss-asks-next = Che cosa viene ora?
companion-boss-deed = Che cosa accade
companion-boss-deed-hint = Una Zona con l’effetto Boss vale una volta per turno.
companion-boss-deed-called = Uno Studente è entrato in una Zona con l’effetto Boss
companion-boss-deed-activated = Qualcos’altro attiva il Boss
companion-boss-deed-gone = Il Boss lascia il Dungeon
companion-boss-deed-there = Il Boss è già nel Dungeon
companion-boss-seat = Quale Studente
companion-boss-gone = Metti la miniatura accanto al Campus. Al prossimo effetto Boss riappare.
companion-boss-asks-sighting = Avvistamento. Guarda la Zona in cui è entrato { $seat }, il nord in alto.
companion-boss-passages = Tutti i suoi Passaggi
companion-boss-leading = Passaggi oltre i quali c’è una Zona Collegata
companion-boss-egg = Da qualche parte nel Dungeon c’è un Uovo
companion-boss-den = La Tana è sul tavolo
companion-boss-appears = Il Boss appare: { $place }. Nessuno lo incontra.
companion-boss-in-called = nella Zona in cui si è appena entrati
companion-boss-in-behind = nella Zona oltre questo Passaggio ({ $slot })
companion-boss-in-deep = nella Zona più lontana dalla Zona di Partenza; fra più Zone sceglie { $seat }
companion-boss-in-egg = nella Zona più vicina con un Uovo; fra più Zone sceglie { $seat }
companion-boss-in-den = nella Tana
companion-boss-asks-where = Attivazione. Dove sono gli Studenti, contando le Zone dal Boss? Le Porte non contano, i Passaggi segreti sì.
companion-boss-away = Dove
companion-away = { $number ->
    [0] Nella stessa Zona
    [one] A 1 Zona
   *[other] A { $number } Zone
  }
companion-away-camp = Nella Zona di Partenza, o fuori dal gioco
companion-boss-students = Matricole
companion-boss-stunned = Segnalini Stordito
companion-boss-jinxes = Carte Sfiga
companion-boss-stars = Stelle
companion-boss-mysticism = Cubi Misticismo
companion-boss-treasure = Cubi Ricchezze e Gerarchia insieme
companion-boss-water = Acqua Calda
companion-boss-carries = Porta un Uovo
companion-boss-egg_here = Nella sua Zona c’è un Uovo
companion-boss-egg_away = Zone fino all’altro Uovo più vicino (0: non ce n’è)
companion-boss-tentacles = Tentacoli sul tavolo
companion-boss-stays = Il Boss resta nella sua Zona.
companion-boss-before = { $seat }, prima: { $before }.
companion-boss-to-scholar = verso { $seat }
companion-boss-to-egg = verso l’Uovo più vicino
companion-boss-goes = { $count ->
    [one] Il Boss si muove di 1 Zona { $place }, per la via più breve. Fra più vie uguali prende quella in cui incontra più Studenti; altrimenti sceglie { $seat }.
   *[other] Il Boss si muove di { $count } Zone { $place }, per la via più breve. Fra più vie uguali prende quella in cui incontra più Studenti; altrimenti sceglie { $seat }.
  }
companion-boss-jumps = Il Boss va dritto { $place }, in quella Zona.
companion-boss-out-and-in = Il Boss esce in una Zona Collegata e rientra.
companion-boss-stops = Resta nella prima Zona in cui incontra qualcuno.
companion-boss-asks-way = Per lui più vie si equivalgono. Va dove incontra più Studenti; altrimenti sceglie { $seat }. Verso chi?
companion-boss-towards = Verso
companion-boss-asks-met = Chi è nelle Zone in cui entra?
companion-boss-zone-1 = Nella prima Zona
companion-boss-zone-2 = Nella seconda Zona
companion-boss-zone-3 = Nella terza Zona
companion-boss-meets-nobody = Non incontra nessuno.
companion-boss-encounter = Incontro con { $seat }: { $encounter }.
companion-boss-colour = Il Randomizzatore dice: { $column }.
companion-boss-after = Dopo: { $after }.
companion-boss-tentacle = Un Tentacolo emerge nella Zona di { $seats }. Se lì ce n’è già uno: in una Zona Collegata che non ne ha, a scelta di { $seat }; mai nella Zona di Partenza.
companion-boss-no-tentacle = Non emerge nessun Tentacolo.
companion-boss-charybdis = Era il settimo. La Tana di Cariddi è sul tavolo? Allora ogni Studente in una Zona con un Tentacolo viene spostato lì e ottiene un segnalino Stordito, e tutti i Tentacoli tornano sulla carta.
companion-boss-moves-egg = { $seat } sposta l’Uovo su cui è arrivato in una Zona Collegata, mai nella Zona di Partenza.

## Nel terminale

companion-args-companion = Aiuto a un tavolo con la scatola vera: preparazione, Omega, il Boss e altro.
companion-args-helper = che cosa serve: { $names }
companion-args-keep = conserva il dialogo in questo file dopo ogni risposta, e riprende da lì
companion-no-such-helper = Non c’è un aiuto così. Ci sono: { $names }.
companion-helper-of = Questo aiuto è per: { $names }. Indicane uno dopo il suo nome.
companion-other-dialogue = { $file } conserva qualcos’altro ({ $helper }), o per un altro numero di giocatori. Indica un altro file.
companion-words = undo annulla l’ultimo passo, again ricomincia, quit termina.
companion-stands = · { $text }
companion-which-egg = Quale Uovo si apre, da 1 a { $most }? (again: la Manticora è sconfitta){" "}
companion-no-such-egg = Non c’è un Uovo così in una Stanza.
