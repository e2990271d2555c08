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
