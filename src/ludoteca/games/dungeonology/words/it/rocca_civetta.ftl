### Rocca Civetta: tutto ciò che dicono i suoi moduli, prima i nomi e le opzioni.

# Clan
clan-ashen-horns = Corna di Cenere
clan-moss-drinkers = Bevitori di Muschio
clan-iron-hoof = Zoccolo di Ferro
clan-moonpipe-choir = Coro dei Flauti Lunari
clan-coin-counters = Contamonete
clan-thorn-court = Corte delle Spine
clan-bark-scribes = Scribi della Corteccia
clan-red-vintage = Rossa Vendemmia
clan-silent-antler = Palco Silente
clan-hollow-oak = Quercia Cava
clan-ember-dancers = Danzatori di Brace
clan-crowned-goat = Capra Coronata

# Zone e Famigli
zone-IV-1 = Biblioteca Sommersa
zone-IV-2 = Conca di Yocca
zone-IV-3 = Soglia del Titano
zone-IV-4 = Frutteto d’Ossa
zone-IV-5 = Nido della Manticora
zone-IV-6 = Volta delle Stelle
familiar-yocca = Yocca
familiar-manticore = Manticora

# Ricerche
research-field-census = Censimento sul Campo
research-order-of-battle = Ordine di Battaglia
research-star-charts = Carte Stellari
research-tax-roll = Registro delle Tasse
research-court-register = Registro di Corte
research-cross-section = Sezione Trasversale
research-deep-survey = Rilievo Profondo
research-long-march = Lunga Marcia
research-eyewitness = Testimone Oculare
research-head-count = Conta delle Teste
research-hard-knocks = Colpi Duri
research-full-dossier = Dossier Completo

## Opzioni e combinazioni pronte

option-rocca-star_tokens = Rocca Civetta, standard: i Segnalini Stella mostrano quali Stelle ha raggiunto ogni Studente.
option-rocca-clans = Rocca Civetta, standard: altri dodici Clan, che chiedono Stelle.
value-rocca-star_tokens-false = senza
value-rocca-star_tokens-true = con i Segnalini Stella
value-rocca-clans-false = i tre Clan del gioco base
value-rocca-clans-true = quindici Clan
option-rocca-floor_iv = Rocca Civetta, dipendente dalle Zone Pericolose: un quarto Piano con Informazioni False e Universali.
option-rocca-familiars = Rocca Civetta, dipendente dalle Zone Pericolose e dal Piano IV: Famigli da ingaggiare.
value-rocca-floor_iv-false = tre Piani
value-rocca-floor_iv-true = con il Piano IV
value-rocca-familiars-false = senza
value-rocca-familiars-true = con Yocca e la Manticora
option-rocca-research = Rocca Civetta, avanzata: carte Ricerca, per punti alla fine.
value-rocca-research-false = senza
value-rocca-research-true = con le Ricerche
preset-base-game = Gioco base
preset-base-game-about = Senza regole avanzate e senza Rocca Civetta. Per una prima partita, anche con la carta Allerta «Introduttiva».
preset-standard = Standard
preset-standard-about = Con ciò che Rocca Civetta aggiunge a ogni partita.
preset-everything = Tutto
preset-everything-about = Tutte le regole avanzate e tutti i moduli di Rocca Civetta.
reason-module-needs = «{ $option }» si gioca solo con «{ $needed }».
reason-module-not-in-pack = Il pacchetto di contenuti di questo tavolo non ha righe per «{ $option }».

## Stelle e Clan

star-silver =
    { $count ->
        [one] una Stella d’argento di { $colour }
       *[other] { $count } Stelle d’argento di { $colour }
    }
star-gold =
    { $count ->
        [one] una Stella d’oro di { $colour }
       *[other] { $count } Stelle d’oro di { $colour }
    }
star-any-silver =
    { $count ->
        [one] una Stella d’argento qualsiasi
       *[other] { $count } Stelle d’argento qualsiasi
    }
star-any-gold =
    { $count ->
        [one] una Stella d’oro qualsiasi
       *[other] { $count } Stelle d’oro qualsiasi
    }
clan-demands = { $clan } (per la Tesi servono { $points } punti e { $stars }; { $modifiers })
clan-no-modifiers = nessun Modificatore
clan-bonus =
    { $clan } Chi alla fine ha { $stars } guadagna { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
event-star-token-taken = { $seat } prende il Segnalino di { $star }.
event-star-token-discarded = { $seat } scarta il Segnalino di { $star }.
line-clan-stars = Stelle del Clan
zone-star-tokens = { $seat }: Segnalini Stella
table-star-tokens = Segnalini Stella: { $stars }.
field-module = il modulo di Rocca Civetta con cui una riga è in gioco; senza, lo è sempre
field-stars = le Stelle che servono per la Tesi
field-star-bonus = punti per chi alla fine ha tutte queste Stelle

## Piano IV e Famigli

column-false = Informazione Falsa
column-universal = Informazione Universale
effect-hecatomb = Ecatombe
effect-forced-passage = Passaggio Obbligato
effect-hire-familiar = Ingaggia
effect-hire = Ingaggia { $familiar }
lasting-movement-speed = punti Velocità nella fase di Movimento { $amount }
lasting-stealth = Furtività nelle proprie prove { $amount }
lasting-ignores-hecatomb = l’Ecatombe non ha effetto
lasting-drives-boss-off = una volta per turno si può annullare un Incontro con il Boss
familiar-explained = { $familiar } (si ingaggia per { $cubes }; { $does })
part-familiar = Famiglio
choice-hire = ingaggiare { $familiar } per { $cubes }
choice-universal = { $colour }
choice-drive-off = scacciare il Boss
choice-drive-off-not = incontrare il Boss
decision-PlaceUniversal = Un cubo Universale: in quale colonna
decision-DriveOff = Il Boss: scacciarlo o no
asks-PlaceUniversal = In quale colonna metti il cubo Universale?
asks-DriveOff = Il Boss ti è addosso. La Manticora lo scaccia, come può una volta per turno?
event-false-information = { $seat } trova un’Informazione Falsa in { $spot }: il cubo va nella Riserva.
event-universal-placed = { $seat } mette il cubo Universale nella colonna di { $colour }.
event-hecatomb = Ecatombe in { $spot }: { $seat } Sacrifica tutte le Matricole.
event-familiar-hired = { $seat } ingaggia { $familiar }.
event-familiar-left = { $familiar } lascia { $seat } e resta in { $spot }.
event-boss-driven-off = Il Boss è scacciato prima di poter fare qualcosa a { $seat }.
reason-no-familiar-here = Qui non c’è un Famiglio che puoi ingaggiare.
reason-familiar-attached = Quel Famiglio è agganciato a { $seat }.
reason-familiar-too-dear = Non hai i cubi che questo Famiglio costa.
reason-passage-is-forced = Questa Zona ha un Passaggio Obbligato: Collegata a due Zone, non ottiene altri Collegamenti.
reason-no-such-module = C’è qualcosa che appartiene a un modulo con cui questo tavolo non gioca.
fault-no-such-familiar = { $at }: Non c’è un Famiglio «{ $id }». Ci sono: { $ids }.
zone-pile-3 = Zone del Piano IV
zone-familiars = Famigli
mark-familiar = { $familiar } è qui
mark-universal = di cui Universali: { $count }
mark-reserve = nella Riserva
mark-attached = agganciato a { $seat }
table-familiar = Famiglio: { $familiar }.
table-familiar-loose = { $familiar } si trova in { $zone }.
table-familiar-free = Famiglio da ingaggiare: { $familiar }.
table-universal = Cubi Universali: { $cubes }.
pack-familiar = i due Famigli
field-cost = i cubi che costa, per lettera

## Ricerche

research-explained =
    { $research } ({ $demand }; { $points ->
        [one] 1 punto
       *[other] { $points } punti
    })
demand-cubes = almeno { $cubes }
demand-deepest = trovarsi sul Piano più basso
demand-entered = { $count } Zone diverse in cui si è entrati in questo turno
demand-boss = trovarsi dov’è il Boss
demand-students = almeno { $count } Matricole
demand-near-limit = segnalini Stordito: almeno la Resistenza meno { $count }
demand-stars = almeno { $count } Stelle
choice-claim = prendere la Ricerca { $research }
event-research-drawn = Una nuova Ricerca è accanto al Campus: { $research }.
event-research-claimed = { $seat } prende la Ricerca { $research }.
reason-no-such-research = Quella Ricerca non è accanto al Campus.
reason-researched-already = In un turno si prende una Ricerca, e hai già preso la tua.
reason-demand-not-met = Non soddisfi ciò che { $research } richiede.
line-research = Ricerche
zone-research = Ricerche
zone-research-deck = Carte Ricerca
zone-researched = { $seat }: Ricerche
table-research = Ricerca: { $research }.
table-researched = Ricerca presa: { $research }.
pack-research = le dodici carte Ricerca
field-cubes = i cubi che richiede, per lettera
field-deepest = se richiede di trovarsi sul Piano più basso
field-entered = in quante Zone richiede di essere entrati in un turno
field-near-limit = quanti segnalini Stordito possono mancare alla Resistenza
field-stars-reached = quante Stelle richiede
