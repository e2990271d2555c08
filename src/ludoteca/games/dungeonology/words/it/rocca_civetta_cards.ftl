### Rocca Civetta: Trick cards, Interns, Jinx cards, Bosses and Panic cards.

# Trick cards
trick-fizzing-tonic = Tonico Frizzante
trick-smoke-pellet = Pallina Fumogena
trick-lead-into-gold = Piombo in Oro
trick-unstable-flask = Ampolla Instabile
trick-acid-bath = Bagno d’Acido
trick-distillate = Distillato
trick-philosophers-draught = Pozione Filosofale
trick-vat-grown-helpers = Aiutanti in Provetta
trick-neutraliser = Neutralizzante
trick-is-there-a-doctor = C’è un Dottore?
trick-ask-the-stone = Chiedi alla Pietra
trick-send-in-the-fool = Entra il Matto
trick-keys-to-the-back-door = Chiavi del Retro
trick-overdue-volumes = Volumi in Ritardo
trick-eyes-above = Occhi dall’Alto
trick-wound-too-tight = Molla Troppo Tesa
trick-petty-cash = Piccola Cassa
trick-hired-to-fall = Pagato per Cadere
trick-knock-on-the-hollow-tree = Bussa all’Albero Cavo

# Che cosa fanno le carte Alchimia
main-fizzing-tonic = scarta { $first } segnalino Stordito
main-smoke-pellet = Allerta −{ $first } in qualsiasi test
main-lead-into-gold = { $first } tuo cubo diventa del colore di valore subito superiore
main-unstable-flask = uno Studente vicino Lascia { $first } cubo a sua scelta
main-acid-bath = Elimina il cubo più a sinistra qui, poi pesca { $second } carta Trucchetto
main-distillate = guarda le prime { $first } carte Trucchetto e tienine { $second }; le altre vanno sotto il mazzo
main-philosophers-draught = Raccogli { $first } cubo a tua scelta qui
main-vat-grown-helpers = prendi { $first } Matricole dalla Riserva
main-neutraliser = annulla l’effetto dichiarato

# Kinds of Trick cards
type-alchemy = Alchimia
type-specialists = Specialisti
type-spriggan = Spriggan

# Interns
intern-surgeon = Cerusico
intern-wikiantir = Wikiantir
intern-fool = Matto
intern-night-porter = Portiere di Notte
intern-bookbinder = Rilegatore
intern-falconer = Falconiera
intern-clockmaker = Orologiaio
intern-pawnbroker = Prestatore su Pegno
intern-stunt-double = Controfigura
intern-spriggan = Spriggan

# Jinx cards
jinx-ink-spill = Inchiostro Rovesciato
jinx-overpacked = Zaino Stracolmo
jinx-stage-fright = Tremarella da Palco
jinx-round-on-the-house = Giro Offerto
jinx-insomnia = Insonnia
jinx-mole-in-the-ranks = Talpa tra le Fila
jinx-shared-blame = Colpa Condivisa
jinx-easy-mark = Bersaglio Facile

# Bosses
boss-capagrezza = Capagrezza
boss-basilisk = Basilisco
boss-lord-shadow = Lord Ombra
boss-jukas = Jukas
boss-raganella = Raganella
boss-omega = Omega
boss-hypnotist = Ipnotista
boss-rioter = Sobillatore
boss-stalker = Predatore
boss-petrifier = Pietrificante
boss-witch = Strega
boss-cauldron-keeper = Custode del Calderone
boss-mind = Mente
boss-fist = Pugno

# Panic cards
panic-out-of-the-dungeon = Fuori dal Dungeon
panic-cooking-time = Tempo di Cottura
panic-distort-the-mind = Distorcere la Mente

## Options

option-rocca-jinxes = Rocca Civetta, standard: altre otto carte Sfiga.
value-rocca-jinxes-false = le quindici carte Sfiga del gioco base
value-rocca-jinxes-true = ventitré carte Sfiga
option-rocca-alchemy = Rocca Civetta, standard: 18 carte Alchimia e 3 carte Fato in più nel mazzo Trucchetti.
value-rocca-alchemy-false = senza
value-rocca-alchemy-true = con l’Alchimia
option-rocca-specialists = Rocca Civetta, dipendente dagli Effetti principali: 18 carte Specialisti, 3 carte Fato e nove Specializzandi in più.
value-rocca-specialists-false = senza
value-rocca-specialists-true = con gli Specialisti
option-rocca-spriggan = Rocca Civetta, dipendente dagli Effetti principali: quattro carte di Bonus 8 che portano lo Specializzando Spriggan.
value-rocca-spriggan-false = senza
value-rocca-spriggan-true = con Spriggan
option-boss = Rocca Civetta, dipendente dal Boss: chi è il Boss.
value-boss-laetus = Laetus
value-boss-capagrezza = Capagrezza
value-boss-basilisk = il Basilisco
value-boss-lord-shadow = Lord Ombra
value-boss-raganella = Raganella
value-boss-jukas = Jukas
value-boss-omega = Omega
value-boss_profile-hypnotist = l’Ipnotista (Capagrezza)
value-boss_profile-rioter = il Sobillatore (Capagrezza)
value-boss_profile-stalker = il Predatore (Basilisco)
value-boss_profile-petrifier = il Pietrificante (Basilisco)
value-boss_profile-witch = la Strega (Raganella)
value-boss_profile-cauldron-keeper = la Custode del Calderone (Raganella)
value-boss_profile-mind = la Mente (Omega)
value-boss_profile-fist = il Pugno (Omega)
option-panic = Massima allerta: quale carta Panico sta sotto la carta Allerta.
value-panic-random = a caso
value-panic-darkness = Oscurità
value-panic-the-revellers-charge = Carica dei Gaudenti
value-panic-last-round-everyone = Ultimo Giro! (Laetus)
value-panic-out-of-the-dungeon = Fuori dal Dungeon (Capagrezza)
value-panic-cooking-time = Tempo di Cottura (Raganella)
value-panic-distort-the-mind = Distorcere la Mente (Jukas)
reason-no-such-profile = La carta di { $boss } non ha un lato simile.
reason-panic-needs-boss = La carta Panico «{ $panic }» ha bisogno del suo Boss, { $boss }: attiva il Boss e scegli quello, oppure un’altra carta Panico.

## Trick cards

card-plain = { $name } ({ $type }, Bonus { $bonus })
does-interns = +{ $amount } Furtività per ogni tuo Specializzando
does-after-discarding = scarta { n-cards }, poi { $effect }
timing-declaration = quando è dichiarata per il suo Bonus
decision-Brew = Alchimia: quali carte scartare
asks-Brew = Scarti { n-cards } e poi ne peschi { $drawn }. Quali scarti?
how-Brew = Scrivi il numero nella tua mano; più numeri con uno spazio in mezzo.
reason-too-few-cards = La tua mano non ha le altre carte che questo effetto scarta: { $least }.

## Interns

lasting-study-stealth = Furtività nel proprio Studio { $amount }
lasting-ignores-door = una volta per turno una Porta non ti ferma
lasting-thesis-keeps-cube = una Tesi fallita non costa alcun cubo
lasting-espionage-range = portata dello Spionaggio in Zone Collegate { $amount }
lasting-end-students = Matricole pescate nella fase di Fine Turno { $amount }
lasting-spares-stunned = invece dei segnalini Stordito questo Specializzando può tornare nel mazzo
lasting-fool = prove dove si trova il segnalino del Matto: Divinazione 1, per la tua Furtività o contro gli altri
does-when-taken = quando si unisce: { $effect }
does-at-start = all’inizio del tuo turno: { $effect }
token-2 = segnalino del Matto
laid-fool = il segnalino del Matto
decision-LayToken = Dove mettere un segnalino
asks-LayToken = In quale Zona metti { $token }?
decision-KeepIntern = Due Specializzandi: quale tenere
asks-KeepIntern = Due Specializzandi si offrono. Quale tieni?
decision-StuntDouble = Segnalini Stordito: lasciarli alla Controfigura o no
asks-StuntDouble = Riceveresti { n-tokens }. La Controfigura cade al posto tuo e torna nel mazzo?
choice-stunt-double = la Controfigura
choice-stunt-double-not = riceverli
event-intern-returned = Lo Specializzando { $intern } risparmia a { $seat } i segnalini Stordito e torna nel mazzo.
event-door-opened = Il Portiere di Notte apre a { $seat } la Porta verso { $spot }.

## Jinx cards

lasting-no-study-bonus = il Bonus di Studio conta 0
lasting-placing-speed = punti Velocità per una nuova Zona { $amount }
lasting-stage-fright = il Bonus più alto che dichiari in una prova conta 0
lasting-insomnia = Riposo e Bivacco non scartano altre Sfighe che questa
lasting-bag = Matricole pescate dall’Università { $amount }
lasting-shared-blame = quando un altro Studente nella tua Zona pesca una Matricola Omega, anche tu peschi una Sfiga
lasting-easy-mark = lo Spionaggio contro di te non richiede Matricole

## Bosses and Panic cards

boss-explained-single = { $boss }: Allerta +{ $alert } nella sua Zona; { $does }
boss-does-jumps = va direttamente verso { $seeks }; chi lo incontra: { $effect }
boss-does-stops = { $does }; resta dove ha incontrato qualcuno
boss-does-before = { $does }; prima, chi lo ha attivato: { $effect }
boss-does-after = { $does }; dopo, a partire dalla sua Zona: { $effect }
boss-does-studied = { $does }; chi supera uno Studio nella sua Zona: { $effect }
boss-does-phi = { $does }; Allerta +{ $amount } in più per ogni Matricola Phi sulla sua carta
boss-seeks-most-students = lo Studente con più Matricole
boss-seeks-fewest-students = lo Studente con meno Matricole
boss-seeks-most-stunned = lo Studente con più segnalini Stordito
boss-seeks-most-jinxes = lo Studente con più carte Sfiga
boss-seeks-most-stars = lo Studente con più Stelle
boss-seeks-most-mysticism = lo Studente con più Misticismo
who-least-stars = chi fra gli altri Studenti ha meno Stelle
who-left-dungeon = chi è il primo alla tua sinistra fra gli Studenti nel Dungeon
which-drawn = del colore Randomizzato
condition-random_colour = si Randomizza un colore; con un cubo di quel colore
deed-phi-university = una Matricola Phi va dalla carta del Boss all’Università
deed-phi-me = prendi una Matricola Phi dalla carta del Boss
deed-walk = muoviti di 1 Zona verso il Boss
deed-walk-who = { $who } si muove di 1 Zona verso il Boss
deed-sacrifice-bonfire = Sacrifica { n-students } a favore del Falò
deed-sacrifice-bonfire-who = { $who } Sacrifica { n-students } a favore del Falò
deed-sacrifice-keep = Sacrifica tutte le Matricole tranne { $kept }
deed-sacrifice-keep-who = { $who } Sacrifica tutte le Matricole tranne { $kept }
deed-status-no_tricks = nessuna carta Trucchetto fino alla tua prossima fase di Azione
panics-out-of-the-dungeon = chi finisce un’Attività Esplora fuori dalla Zona di Partenza perde il cubo di minor valore; chi comincia il turno a 4 o più Zone da essa ha 2 punti Velocità in più
panics-cooking-time = ogni turno scalda il calderone di 1 e il Boss si muove fino a 2 Zone verso chi è di turno; un Incontro costa in più una Matricola; con calore 3 per giocatore la partita finisce
panics-distort-the-mind = chi inizia il turno Dona un cubo di un colore Randomizzato al primo Studente a sinistra nel Dungeon, o prende un segnalino Stordito; poi il Boss si muove di 1 Zona verso di lui
event-colour-randomized = Si Randomizza un colore per { $seat }: { $colour }.
event-phi-leaves-boss =
    Una Matricola Phi lascia la carta del Boss { $to ->
        [university] per l’Università
       *[me] e va con { $seat }
    }; ne restano { $left }.
table-phi = Matricole Phi sulla carta del Boss: { $count }.
zone-phi = Matricole Phi sulla carta del Boss
event-heat = Il calderone si scalda: { $count } di { $most }.
event-hypnotised = { $seat } è sotto ipnosi e non gioca carte Trucchetto fino alla sua prossima fase di Azione.
event-students-to-bonfire = Matricole di { $seat } vanno al Falò: { $count }.
reason-hypnotised = Sei sotto ipnosi: nessuna carta Trucchetto fino alla tua prossima fase di Azione.
mark-hypnotised = sotto ipnosi
table-hypnotised = Sotto ipnosi: nessuna carta Trucchetto fino alla prossima propria fase di Azione.
zone-heat = Calore
table-heat = Calore del calderone: { $count }.
decision-LoseCube = Quale cubo Eliminare
asks-LoseCube = Devi Eliminare uno dei tuoi cubi. Quale?
choice-lose-own = { $colour }

## Fields of a pack

field-other-cards = quante altre carte si scartano prima
field-more-copies = quante copie in più aggiunge un modulo
field-taken = ciò che accade quando lo Specializzando si unisce a uno Studente, nelle parole degli effetti
field-each-turn = ciò che accade all’inizio dei turni di chi la possiede, nelle parole degli effetti
field-jumps = se il Boss viene messo dove va, per quanto lontano
field-before = ciò che tocca a chi ha attivato il Boss, prima che si muova
field-after = ciò che segue dopo che si è mosso, dalla sua Zona
field-studied = ciò che segue uno Studio superato nella sua Zona
field-phi-alert = quanta Allerta in più per ogni Matricola Phi sulla sua carta
field-captures = se chi riceverebbe un segnalino Stordito oltre il limite è catturato
field-activates = se il suo Boss arriva ed è attivato all’inizio di ogni turno
field-boss-steps = di quanto invece si muove verso chi è di turno
field-sets = quanto vale un numero di ogni Studente
field-joined = ciò che tocca a chi entra in una Zona con un altro Studente, nelle parole degli effetti
field-met = ciò che un Incontro fa in più, nelle parole degli effetti
field-outside = ciò che tocca a chi finisce un’Attività Esplora fuori dalla Zona di Partenza
field-far = a quante Zone dalla Zona di Partenza deve cominciare il turno
field-far-speed = per quanti punti Velocità in più
field-heat = dopo quanti turni di ogni giocatore la partita finisce; 0 per mai
