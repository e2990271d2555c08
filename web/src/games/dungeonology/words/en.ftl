### Dungeonology: the board's own words.

## Board

board-turn = Turn { $turn }
board-your-turn = your turn
board-phase-movement = Movement
board-phase-action = Action
board-tab-map = Map
board-tab-notes = Notes
board-tab-hand = Hand
board-tab-table = Table

## Map

map-title = Map of the Dungeon
