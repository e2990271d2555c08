### Rocca Civetta: i nuovi Studenti, che cosa sanno fare e che cosa se ne dice.

scholar-sara = Sara
scholar-caterina = Caterina
scholar-claudio = Claudio
scholar-andromeda = Andromeda
scholar-onamor = Onamor
scholar-ingrid = Ingrid
scholar-enrico = Enrico

ability-pathfinder = Battipista
ability-backpack = Zainetto
ability-rope = Corda
ability-field-lab = Laboratorio da Campo
ability-recombine = Ricombinare
ability-volatile = Volatile
ability-iron-jaws = Fauci di Ferro
ability-trapper = Trappolaio
ability-marksman = Tiratore Scelto
ability-overclock = Sovraccarico
ability-cold-logic = Fredda Logica
ability-backup = Copia di Riserva
ability-exhume = Riesumare
ability-shovel = Badile
ability-requiem = Requiem
ability-shieldmaiden = Fanciulla dello Scudo
ability-battle-cry = Grido di Battaglia
ability-ride = Cavalcata
ability-whip = Frusta
ability-museum-piece = Pezzo da Museo
ability-nerve = Sangue Freddo

uses-pathfinder = quando piazzi una Zona di una pila, guarda le prime { $first }, piazzane una, e l’altra va in fondo alla pila
uses-backpack = tiene fino a { $first } carte Trucchetto fuori dalla mano, che nessun altro tocca; nella tua fase di Movimento mettine una o riprendine quante vuoi; chi Riposa lo svuota
uses-rope = scarta una carta Esplorazione: la prossima Zona in cui entri in questo turno non ha effetti d’ingresso, tranne Scale e Boss
uses-field-lab = una volta per partita, nella tua fase di Movimento, piazza Campo Z accanto alla tua Zona per un punto Velocità ed entraci
uses-recombine = scarta una carta Alchimia (una carta Magia se non c’è Alchimia): scambia il cubo in cima a una colonna con un cubo della tua Zona che valga al massimo { $first } in più
uses-volatile = una volta per turno, anche nelle prove altrui, Sacrifica una Matricola per +{ $first } Furtività o +{ $first } Allerta
uses-iron-jaws = scarta una carta Sotterfugio: metti una Trappola a tua scelta, coperta, nella tua Zona
uses-trapper = le Trappole non ti riguardano mai
uses-marksman = il tuo Spionaggio arriva a due Zone Collegate di distanza
uses-overclock = una volta per turno prendi un segnalino Stordito, che nessuna Matricola può evitare, per { $first } punti Velocità, o per +{ $second } Furtività in una tua prova
uses-cold-logic = le tue Divinazioni rivelano { $first } carta in più
uses-backup = una volta per turno, quando un tuo cubo sarebbe Rubato, scarta 2 carte Trucchetto e tienilo
uses-exhume = le Matricole che Sacrifichi vanno al Falò finché c’è posto, e non nella Riserva
uses-shovel = una volta per turno Sacrifica una Matricola e prendi la prima carta degli scarti Trucchetto
uses-requiem = una volta per turno Sacrifica 2 Matricole e scarta una tua Sfiga
uses-shieldmaiden = quando un tuo cubo sarebbe Rubato o Eliminato, prendi un segnalino Stordito, che nessuna Matricola può evitare, e tienilo
uses-battle-cry = una volta per turno prendi un segnalino Stordito, che nessuna Matricola può evitare, e prendi { $first } Matricola dal Falò
uses-ride = una volta per turno scarta una carta Notorietà e vai in una Zona qualsiasi del tuo Piano
uses-whip = scarta una carta Esplorazione e vai in una Zona Collegata, quali che siano le Porte
uses-museum-piece = uno Studio riuscito di almeno { $first } cubi ti fa pescare { $second } carta Trucchetto
uses-nerve = il primo segnalino Stordito che prenderesti in ogni turno è annullato

zone-I-Z = Campo Z
zone-II-Z = Campo Z
zone-III-Z = Campo Z
zone-IV-Z = Campo Z
option-rocca-scholars = Rocca Civetta, standard: altri sette Studenti tra cui scegliere.
value-rocca-scholars-false = i quattro Studenti del gioco base
value-rocca-scholars-true = undici Studenti
choice-trap = { $trap }
choice-ward = usa { $ability } e tieni il cubo
choice-ward-not = perdi il cubo
asks-Pathfinder = Guardi la cima della pila: { $zones }. Quale piazzi?
asks-LayTrap = Quale Trappola metti in { $zone }? Lo saprai solo tu.
asks-Ward = Perderesti un cubo: { $colour }. Usi { $ability } e lo tieni?
how-Pathfinder = Scrivi il numero della Zona.
event-students-exhumed =
    { $count ->
        [one] Una di esse va
       *[other] { $count } di esse vanno
    } al Falò ({ $seat }).
event-stunned-cancelled = { $seat } mantiene il sangue freddo: il primo segnalino Stordito di questo turno è annullato.
event-cube-recombined = { $seat } scambia un cubo: { $colour } resta in { $spot }, guadagna { $into }.
event-cube-warded = { $seat } usa { $ability } e tiene il cubo: { $colour }.
event-backpack =
    Nello Zainetto di { $seat } { $count ->
        [0] non c’è niente
        [one] c’è 1 carta
       *[other] ci sono { $count } carte
    }.
reason-ability-used-up = { $ability } è già stata usata in questo turno.
fault-triangle-missing = { $at }: Lo Studente «{ $id }» ha una sua Bacheca e gli serve il triangolo.
fault-camp-is-bare = { $at }: Campo Z non ha valore di Allerta né cubi.
table-backpack = Nello Zainetto: { $cards }.
zone-backpack = { $seat }: Zainetto
field-once = quante volte si può usare: una per turno, una per partita, o finché se ne può pagare il costo
decision-Pathfinder = Battipista: quale Zona si piazza
decision-LayTrap = Quale Trappola si mette
decision-Ward = Un cubo che un’Abilità può tenere: usarla o no
table-backpack-closed = Nello Zainetto: carte Trucchetto, { $count }.
