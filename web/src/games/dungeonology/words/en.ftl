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
map-look = Look at the map
map-nearer = Nearer
map-further = Further
map-fit = See the whole Dungeon
map-find = Find my Scholar
map-here-be = Here be fauns
map-alert = Alert { $alert }
map-cubes = Cubes: { $cubes }
map-no-cubes = No cubes left
map-passages = Passages: { $sides }
map-ways-north = { $count } north
map-ways-east = { $count } east
map-ways-south = { $count } south
map-ways-west = { $count } west
map-at-north = north
map-at-east = east
map-at-south = south
map-at-west = west
map-door = Door { $side }, for { $colours }
map-effects = Effects: { $effects }
map-stairs-used = The Stairs have been climbed
map-leads-to = Leads to { $zones }
map-you-are-here = You are here
map-who-is-here = Here: { $names }
map-explore = Into the dark: place a new Zone of { $floor }
map-place =
    Place { $number }, { $where }; { $count ->
        [one] it fits in one way
       *[other] it fits in { $count } ways
    }
map-chosen-place = Chosen, place { $number } of { $count }: { $zone }. { $ways }. Press to turn it
map-lay = Lay { $zone } next to { $here }
map-lay-unplaced = Choose one of { $count } places, by its number
map-place-of = Place { $number } of { $count }
map-linked-by =
    { $count ->
        [one] Linked by 1 Passage
       *[other] Linked by { $count } Passages
    }
map-also-to = also Linked to { $zones }
map-walls =
    { $count ->
        [one] 1 Wall is laid
       *[other] { $count } Walls are laid
    }
map-you-enter = you enter at once
map-by-stairs = you stay where you are, the Stairs lead there
map-door-stops = its Door ({ $colours }) stops you here
map-turn-right = Turn it to the right (r)
map-turn-left = Turn it to the left (R)
map-turned = turned { $turns } of 4
map-next = Next place
map-lay-it = Lay it here
