### Dungeonology at a terminal: the table in words, how to answer, the result, a pack to edit.

## The table in words

table-turn = Turn { $turn }, { $seat }. { $phase }
table-setup = Setup: the Scholars are chosen.
table-over = The expedition is over.
phase-turn = The turn goes on.
phase-movement = Movement phase.
phase-action = Action phase.
table-dungeon =
    { $count ->
        [one] The Dungeon has 1 Zone
       *[other] The Dungeon has { $count } Zones
    }; “{ $word }” draws it.
table-legend = The Dungeon. Numbers are Scholars; cubes are G Civilization, R Militia, B Mysticism, Y Wealth, P Hierarchy, a dot an empty space. A gap is a Passage, ### a Wall, === Stairs, letters in a gap a Door, letters between = a Door under Stairs.
map-start = START
map-boss = BOSS
map-omega = OMEGA
map-part = Part { $number } of { $count }, from the west:
table-zone = { $id } { $zone }: Alert { $alert }; cubes: { $cubes }.
table-stairs = Stairs.
table-stairs-used = Stairs, climbed already.
table-alert = Alert card { $card }: { $taken } of { $most } spaces taken, Alert Bonus { $bonus }.
table-alert-spaces = Spaces of the Alert card, in the order in which Omega Students take them:
table-alert-space = Alert Bonus { $bonus }; the University receives { n-students }
table-alert-taken = (taken)
table-bonfire = At the Bonfire: { $count } of { $most }.
table-university =
    In the University: { n-students }{ $omega ->
        [0] .
        [one] {" "}and 1 Omega Student.
       *[other] {" "}and { $omega } Omega Students.
    }
table-university-hidden = What is in the University nobody knows.
table-pile = { $floor } { $count }
table-piles = Zones in the piles: { $piles }.
table-deck = Trick cards in the deck: { $count }, discarded: { $away }.
table-clan = Clan: { $clan }.
table-clans = The Clan card is one of these:
table-seat = { $number } { $seat }: in { $zone }.
table-seat-fired-up = { $number } { $seat }, Fired Up: in { $zone }.
table-gone = { $number } { $seat } has delivered a Thesis and left.
table-numbers = Speed { $speed }, Intelligence { $intelligence }, Resistance { $resistance }, Hand { $hand }.
table-notes =
    Note board: { $cubes }; { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $stars ->
        [one] 1 Star
       *[other] { $stars } Stars
    }, Study Bonus { $bonus }.
table-owns = Students: { $students }. Stunned tokens: { $stunned } of { $most }. Trick cards in hand: { $count }.
table-knowledge = Has the Knowledge token.
table-combo = Knowledge Combo: { $cubes }.
table-ability = Ability { $ability }.
table-jinx = Jinx: { $jinx }.
table-known = Known cards in hand: { $cards }.
table-test-stealth = Stealth { $stealth }: { $parts }.
table-test-alert = Alert { $alert }: { $parts }.
table-own-hand = Your hand:
table-own-hand-empty = Your hand is empty.
table-nothing = { $seat } has nothing to play at this moment.
table-waiting = Still to choose: { $seats }.
card-does = { $card }: { $does }
card-times = { $count } × { $card }
list-or = or

## What is asked; words to type

word-pass = pass nothing none
word-study = study
word-spy = spy
word-place = place

ask-item = { $number }: { $choice }
ask-scholar = { $scholar }. { $face }. Fired Up: { $fired }
ask-place = { $place }; turns: { $turns }
ask-turns-alike = Turns that look alike are listed once: { $turns }.
ask-confirm = Do it all the same? Type yes or no:

## How to answer at a terminal

how-menu = Type the number of your choice.
how-deeds = Type the number of your choice; 0 is no.
how-phase = Type the number of your choice; 0 ends the phase. “{ $study } 2”, “{ $spy } 3 R” and “{ $place }” work too.
how-RestingHand = Type the numbers in your hand, such as “1 3”, or 0 for none.
how-Declare = Type the numbers in your hand, such as “1” or “1 3”.
how-DiscardTricks = Type the number in your hand; several with a space between them.
how-Peek = Type all numbers: first what you keep, then the others, the last one lies lowest.
how-PlaceZone = Type the number of a place, then of a turn as drawn above, such as “1 0”; where there is one turn only, the place is enough.
unclear-card = There is no card { $number } there; the cards are 1 to { $most }.
unclear-numbers = “{ $text }” is not understood. Type numbers, such as “1” or “1 3”, or help.
unclear-place = “{ $text }” is not understood. Type the number of a place and a turn from 0 to 3, such as “1 0”; “place” alone is for the Movement phase.
unclear-study = “{ $text }” is not understood. Say how many cubes: “{ $word } 2”.
unclear-spy = “{ $text }” is not understood. Say on whom and for which colour: “{ $word } 3 R” is the third Scholar, for Militia.

example-chapter = DG-24
example-clause = DG-24.2
example-ruling = DG-Q.25
example-number = 1
example-word = stairs
example-answer = 1

## The result

result-sheet = Score sheet, in points:
result-line = { $line }: { $points }
result-total = Total: { $points }
result-without = Without a successful Thesis, so without a score: { $seats }.
result-by-thesis = { $first } comes before { $second } on equal points, with the earlier Thesis.
result-by-students = { $first } comes before { $second } on equal points, with more Students.
result-by-age = { $first } comes before { $second } on equal points, by the last tie-break of this table.
result-shared = { $first } and { $second } are equal in everything and share the place.

## A pack to edit

pack-about = Dungeonology: what is on the cards, boards and Zones. Edit this file to play with those of your own box.
pack-printed = The rulebook gives counts, names and few numbers; everything that is marked as reconstructed is ours.
pack-names = A name that lacks a language is shown in English.
pack-use = Check it with “ludoteca content check FILE”, play with “ludoteca play dungeonology --content FILE”.
pack-letters = Colours: G Civilization, R Militia, B Mysticism, Y Wealth, P Hierarchy. Slots of a Zone: a b north from the west, c d east from the north, e f south from the east, g h west from the south.
pack-campus = the Campus
pack-column = the five columns of a Note board; rows are counted from the bottom
pack-scholar = the four Scholars with both faces of their cards
pack-clan = the three Clans
pack-alert = the four Alert cards
pack-zone = the Starting Zone and the eighteen Zones, unrotated; what is in a row is told from the left
pack-auxiliary = the Auxiliary Effects by type and level, each mode in a row of its own
pack-trick = the 105 Trick cards
pack-intern = the ten Interns
pack-jinx = the fifteen Jinx cards
pack-panic = the three Panic cards
pack-boss = the two sides of the Boss card
pack-randomizer = the sixteen Randomizer cards

provenance-printed = the rulebook gives it
provenance-secondary = from one person’s public transcription
provenance-reconstructed = ours; the rulebook gives counts and kinds, rarely numbers
provenance-house = a design of our own
provenance-owner = typed in from a box

field-provenance = where this comes from
field-printed = the fields that the rulebook gives
field-secondary = the fields that come from a transcription
field-name = what it is called, by language
field-bonfire = how many Students find room at the Bonfire
field-colour = the kind of Information
field-value = what a cube is worth
field-capacity = how many cubes find room
field-silver = the rows with a silver Star
field-gold = the rows with a gold Star
field-arrows = the rows with an Arrow
field-id = by what the file calls it
field-triangle = the colour of the triangle
field-combo = the cubes of the Knowledge Combo, by letters
field-normal = the normal face
field-fired-up = the Fired Up face; each face has:
field-starting-students = the Starting Students
field-hand = the Hand value
field-speed = the Speed
field-intelligence = the Intelligence
field-resistance = the Resistance
field-abilities = the Abilities: when they can be used, what they cost, and the effect in the words of docs/packs/dungeonology.md
field-thesis-points = the points that a Thesis needs
field-modifiers = what a cube of a colour is worth more
field-minutes = how long a player takes, about
field-start = Students in the University at the start, for each player
field-spaces = the spaces: cubes by letters in a Zone, Alert Bonus and Refill on an Alert card
field-passages = the slots with a Passage
field-alert = the Alert value, or what is added to it
field-doors = by slot, the colours of the Door
field-effects = the Zone Effects
field-type = the type
field-level = the level
field-does = what it does
field-amount = how much
field-instant = whether it can be played in the turns of others
field-students = how many Students are drawn from the University
field-sacrifice = how many Students are Sacrificed
field-bonus = the Bonus value
field-copies = how many such cards there are
field-main = the Main Effect: timing, when it can be played, costs, and the effect in the words of docs/packs/dungeonology.md
field-omega = whether it bears the Omega symbol
field-points = the points in the end
field-lasting = what it changes for as long as it lies there
field-shield = the colour that it protects
field-penalty = the points that it costs in the end
field-reveal = what happens when it is revealed
field-greys = Students for each player
field-dungeon = the Dungeon that it needs
field-boss = the Boss that it belongs to
field-steps = how far it moves
field-sighting = where he appears: here, passage or deep
field-seeks = after which Scholar he goes: nearest or random
field-stops = whether he stays where he has met somebody
field-encounter = what befalls whom he meets, in the words of docs/packs/dungeonology.md
field-direction = the direction of the arrow
field-passage = the slot of the small map
field-information = the colour in the centre

## Advanced rules

table-effects = Effects: { $effects }.
table-boss = Boss: { $boss }. He is in { $zone }.
table-boss-away = Boss: { $boss }. He is not in the Dungeon yet.
table-panic = Maximum Alert: { $panic }.
table-captured = Captured.
table-tokens = Tokens: { $tokens }.
table-intern = Intern: { $intern }.
table-truce = Is not spied on until the next turn.
table-declared = Declared: { $effects }.
how-LookPile = Type all numbers: the first is the first to be drawn.
how-Retrieve = Type the numbers of the cards, with a space between them.
table-refused = { $number } { $seat } has left, the Thesis refused.
