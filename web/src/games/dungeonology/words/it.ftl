### Dungeonology: le parole del tabellone.

## Board

board-turn = Turno { $turn }
board-your-turn = tocca a te
board-phase-movement = Movimento
board-phase-action = Azione
board-tab-map = Mappa
board-tab-notes = Appunti
board-tab-hand = Mano
board-tab-table = Tavolo

## Map

map-title = Mappa del Dungeon
map-look = Guarda la mappa
map-nearer = Più vicino
map-further = Più lontano
map-fit = Vedi tutto il Dungeon
map-find = Trova il mio Studioso
map-here-be = Qui ci sono fauni
map-alert = Allerta { $alert }
map-cubes = Cubi: { $cubes }
map-no-cubes = Nessun cubo rimasto
map-passages = Passaggi: { $sides }
map-ways-north = { $count } a nord
map-ways-east = { $count } a est
map-ways-south = { $count } a sud
map-ways-west = { $count } a ovest
map-at-north = a nord
map-at-east = a est
map-at-south = a sud
map-at-west = a ovest
map-door = Porta { $side }, per { $colours }
map-effects = Effetti: { $effects }
map-stairs-used = Le Scale sono già state salite
map-leads-to = Porta a { $zones }
map-you-are-here = Sei qui
map-who-is-here = Qui: { $names }
map-explore = Nel buio: piazza una nuova Zona, { $floor }
map-place =
    Posto { $number }, { $where }; { $count ->
        [one] sta in un solo modo
       *[other] sta in { $count } modi
    }
map-chosen-place = Scelto, posto { $number } di { $count }: { $zone }. { $ways }. Premi per girarla
map-lay = Piazza { $zone } accanto a { $here }
map-lay-unplaced = Scegli uno dei { $count } posti, col suo numero
map-place-of = Posto { $number } di { $count }
map-linked-by =
    { $count ->
        [one] Collegata da 1 Passaggio
       *[other] Collegata da { $count } Passaggi
    }
map-also-to = Collegata anche a { $zones }
map-walls =
    { $count ->
        [one] si mette 1 Muro
       *[other] si mettono { $count } Muri
    }
map-you-enter = entri subito
map-by-stairs = resti dove sei, le Scale portano lì
map-door-stops = la sua Porta ({ $colours }) ti ferma qui
map-turn-right = Girala a destra (r)
map-turn-left = Girala a sinistra (R)
map-turned = girata { $turns } su 4
map-next = Altro posto
map-lay-it = Piazzala qui
