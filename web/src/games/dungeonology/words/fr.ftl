### Dungeonology : les mots du plateau.

## Board

board-turn = Tour { $turn }
board-your-turn = à vous
board-phase-movement = Déplacement
board-phase-action = Action
board-tab-map = Carte
board-tab-notes = Notes
board-tab-hand = Main
board-tab-table = Table

## Map

map-title = Carte du Donjon
