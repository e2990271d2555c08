### The Big Bosses of Rocca Civetta and their modes

## Names

boss-fredo = Fredo
boss-mother-basilisk = Mother Basilisk
boss-marconiglio = Marconiglio
zone-I-T = Thermal Baths
zone-II-D = Marconiglio’s Den
mode-fredo = Winter is Coming
mode-mother-basilisk = The Brood
mode-marconiglio = Egg Hunt

## Options

value-boss-fredo = Fredo, a Big Boss: Winter is Coming (Dangerous Zones are advised)
value-boss-mother-basilisk = Mother Basilisk, a Big Boss: The Brood (Dangerous Zones are advised)
value-boss-marconiglio = Marconiglio, a Big Boss: Egg Hunt (Dangerous Zones are advised)

## The modes, rule by rule

mode-explained = { $mode }: { $rules }
mode-fredo-1 = every Zone with a Bivouac also has a Bucket: who enters may discard up to 2 Trick cards for as many Hot Water tokens; nobody holds more than 2
mode-fredo-2 = who begins to explore outside the Starting Zone and outside a Zone with a Bucket spends 1 Hot Water or has 1 Speed point less
mode-fredo-3 = a Zone with ice has Alert +2, and moving into it costs 1 Speed point more
mode-fredo-4 = who stands in a Zone with ice may spend 1 Hot Water in the own turn: the ice becomes a Student of that Scholar
mode-fredo-5 = once all six Iota Students are off Fredo’s card, his Alert is +3
mode-mother-basilisk-1 = each new Zone of Floor II or deeper receives an Egg, as long as there are any; a Zone has Alert +1 for each of its Eggs
mode-mother-basilisk-2 = as an Action, take an Egg where you are; who carries one, and nobody carries two, has Speed −1
mode-mother-basilisk-3 = an Egg that comes to the Starting Zone is worth 3 points in the end
mode-mother-basilisk-4 = a Study that fails where an Egg lies makes it hatch: a Student is drawn, then Mother Basilisk is activated
mode-marconiglio-1 = each new Zone with the Boss effect receives an Egg until six are out; his Den has one of its own; three Eggs hide a Universal cube, four a False one
mode-marconiglio-2 = as an Action, draw a Student and open an Egg where you are: the Universal cube goes to your board, the False one costs a Stunned token; keep the Shell
mode-marconiglio-3 = each Shell is worth 1 point in the end, the most Shells 4 more
mode-marconiglio-4 = if Marconiglio ends his move where an Egg lies, who has activated him moves it to a Linked Zone

## What lies where

lying-ice = ice
lying-egg =
    { $count ->
        [one] an Egg
       *[other] { $count } Eggs
    }
has-water = Hot Water: { $count }
has-egg = carries an Egg
has-banked = Eggs brought home: { $count }
has-shells = Shells: { $count }
status-iota = Iota Students on Fredo’s card: { $count }
status-water = Hot Water in the Reserve: { $count }
status-eggs = Eggs that are not on the table yet: { $count }
zone-mode = The mode of the Big Boss
zone-mode-of = What the mode gives
table-mode = { $mode }.
effect-bucket = Bucket
part-ice = ice
part-eggs = Eggs
line-mode = Mode of the Big Boss

## What is asked and chosen

decision-Frost = The cold: Hot Water or a Speed point
asks-Frost = It is cold here. Do you spend 1 Hot Water, or have 1 Speed point less?
choice-frost = spend Hot Water
choice-frost-not = a Speed point less
decision-Bucket = A Bucket: which cards to discard for Hot Water
asks-Bucket = Which Trick cards do you discard for as much Hot Water, if any? Nobody holds more than 2.
how-Bucket = Type the numbers in your hand, such as “1 3”, or 0 for none.
decision-MoveEgg = Where an Egg goes
asks-MoveEgg = Marconiglio has come upon an Egg. To which Zone do you move it?
choice-mode-0 = thaw the ice with Hot Water: it becomes your Student
choice-mode-1 = take an Egg
choice-mode-2 = open an Egg (a Student is drawn first)
boss-seeks-fewest-water = the Scholar with the least Hot Water
boss-seeks-egg-carrier = the nearest Scholar who carries an Egg, else the nearest Scholar
boss-seeks-egg = the nearest Egg
laid-ice = ice
deed-token-ice = an Iota Student from his card stays as ice, unless there is ice
deed-lose-hotwater = spend 1 Hot Water
deed-lose-egg = who carries an Egg puts it down there
deed-lose-shell = lose a Shell, if there is any

## What happens

event-ice-laid = Ice covers { $spot }; Iota Students left on Fredo’s card: { $left }.
event-ice-thawed = { $seat } thaws the ice in { $spot } and wins a Student.
event-hot-water-spent = { $seat } spends Hot Water and has { $count } left.
event-hot-water-taken = { $seat } takes Hot Water and now has { $count }.
event-egg-laid = An Egg lies in { $spot }.
event-egg-taken = { $seat } takes the Egg of { $spot }.
event-egg-dropped = { $seat } puts the Egg down in { $spot }.
event-egg-banked = { $seat } has brought an Egg home: { $points } points in the end.
event-egg-hatched = An Egg hatches in { $spot }!
event-egg-opened =
    { $seat } opens an Egg: { $universal ->
        [1] a Universal cube
       *[0] False Information
    }. The Shell is kept.
event-egg-moved = { $seat } moves the Egg to { $spot }.
event-shell-lost = { $seat } loses a Shell and has { $count } left.
reason-not-in-this-mode = No such thing can be done in this match.
reason-no-ice-here = There is no ice where you are.
reason-no-hot-water = You have no Hot Water.
reason-no-egg-here = There is no Egg where you are.
reason-carries-an-egg = You carry an Egg already.
reason-no-such-mode = This does not fit the mode of the Big Boss.

## Enrico Giovanni: Cursed Temple

boss-enrico-giovanni = Enrico Giovanni
zone-III-C = Crypt
zone-IV-C = Catacombs
zone-III-K = Catacombs
mode-enrico-giovanni = Cursed Temple
value-boss-enrico-giovanni = Enrico Giovanni, a Big Boss: Cursed Temple (Dangerous Zones are advised)
mode-enrico-giovanni-1 = the Idol in the Crypt holds a Universal cube: as an Action, take it without a test; then 2 Students are drawn and everybody there and in Linked Zones takes a Stunned token
mode-enrico-giovanni-2 = the Pillar in the Crypt: Alert −1 there; as an Action, topple it: a Passage to a Linked Zone is walled up, and a Boss who is there goes to a Linked Zone
mode-enrico-giovanni-3 = the Bridge of the Catacombs lies on a Passage: who crosses it Sacrifices a Student or loses all Speed points; after the third crossing there is a Wall
mode-enrico-giovanni-4 = the Snake Pit of the Catacombs: who enters takes a Stunned token and discards a card, unless they own a red cube
mode-enrico-giovanni-5 = bring him home: as an Action where he is, a Stealth test against 8 and the Alert Bonus; he leaves the Dungeon, and the first who does it has 5 points
lying-idol = the Idol with its cube
lying-pillar = the Pillar
lying-bridge = the Bridge
has-brought = has brought Enrico Giovanni home
effect-idol = Idol
effect-pillar = Pillar
effect-bridge = Bridge
effect-snake-pit = Snake Pit
part-pillar = Pillar
part-home = Enrico Giovanni
choice-mode-3 = take the cube of the Idol (2 Students are drawn, all nearby take a Stunned token)
choice-mode-4 = topple the Pillar: a Wall towards { $zone }
choice-mode-5 = bring Enrico Giovanni home (a Stealth test against 8 and the Alert Bonus)
decision-LayBridge = The Bridge: on which Passage it lies
asks-LayBridge = On which Passage of the Catacombs does the Bridge lie?
choice-bridge-0 = north side, to the west
choice-bridge-1 = north side, to the east
choice-bridge-2 = east side, to the north
choice-bridge-3 = east side, to the south
choice-bridge-4 = south side, to the east
choice-bridge-5 = south side, to the west
choice-bridge-6 = west side, to the south
choice-bridge-7 = west side, to the north
decision-Crossing = The Bridge: a Student or all Speed
asks-Crossing = You cross the Bridge. Do you Sacrifice a Student, or lose all Speed points?
choice-crossing = Sacrifice a Student
choice-crossing-not = lose all Speed points
decision-DriveBoss = Where the Boss goes
asks-DriveBoss = The Pillar falls where the Boss is. To which Zone does he go?
boss-seeks-most-treasure = the Scholar with the most Wealth and Hierarchy
event-idol-taken = { $seat } takes the cube of the Idol in { $spot }. The temple trembles.
event-pillar-toppled = { $seat } topples the Pillar in { $spot }.
event-brings-home = { $seat } talks to Enrico Giovanni: Alert { $alert }.
event-brought-home =
    { $seat } brings Enrico Giovanni home{ $points ->
        [0] .
       *[other] : { $points } points in the end.
    }
event-bridge-laid = The Bridge lies on a Passage of { $spot }.
event-bridge-crossed = { $seat } crosses the Bridge ({ $count } of 3).
event-snake-pit = { $seat } falls among the snakes of { $spot }.
reason-no-idol-here = There is no Idol with a cube where you are.
reason-no-pillar-here = There is no Pillar to topple that way.
reason-not-with-him = For this you must be where Enrico Giovanni is, with a card to play.

## Scylla and Charybdis: Goddess of the Sea

boss-scylla-and-charybdis = Scylla and Charybdis
zone-IV-L = Charybdis’ Lair
zone-III-L = Charybdis’ Lair
mode-scylla-and-charybdis = Goddess of the Sea
preset-goddess-of-the-sea = Goddess of the Sea
preset-goddess-of-the-sea-about = Scylla and Charybdis with their Tentacles and the Lair, Dangerous Zones and Floor IV.
value-boss-scylla-and-charybdis = Scylla and Charybdis, a Big Boss: Goddess of the Sea (Dangerous Zones are advised)
mode-scylla-and-charybdis-1 = after each activation a Tentacle rises where a random Scholar is, or in a Linked Zone if there is one already; there are seven
mode-scylla-and-charybdis-2 = a Zone with a Tentacle has Alert +1, and leaving it costs 1 Speed point more or a Student; a Study passed there removes it
mode-scylla-and-charybdis-3 = Charybdis’ Lair is as large as four Zones and has Alert +3; the first Stairs that lead to Floor IV lead to it, without Floor IV those that lead to Floor III
mode-scylla-and-charybdis-4 = when the seventh Tentacle rises and the Lair is on the table, everybody beside a Tentacle is dragged into the Lair and takes a Stunned token; all Tentacles go back
mode-scylla-and-charybdis-5 = Offering: as an Action in the Lair, give 2 cubes of different colours for a Universal cube of the Lair, if there is one, and 2 points; the first Offering is worth 4 more
lying-tentacle = a Tentacle
has-offerings = Offerings: { $count }
has-blessed = Scylla’s blessing
status-tentacles = Tentacles on Charybdis’ card: { $count }
status-lair = Charybdis’ Lair lies apart
part-tentacle = Tentacle
part-charybdis = Charybdis
choice-mode-6 = Offering: give { $cubes } for a Universal cube and points
decision-BreakFree = A Tentacle: a Student or a Speed point
asks-BreakFree = A Tentacle holds you. Do you Sacrifice a Student, or spend 1 Speed point more?
choice-break-free = Sacrifice a Student
choice-break-free-not = spend a Speed point
decision-LayTentacle = Where a Tentacle rises
asks-LayTentacle = There is a Tentacle already. In which Linked Zone does this one rise?
laid-tentacle = a Tentacle
place-rnd = where a random Scholar is
goal-rnd = to where a random Scholar is
deed-token-tentacle = a Tentacle rises where a random Scholar is, or in a Linked Zone if there is one already
event-tentacle-rises = A Tentacle rises in { $spot }; left on Charybdis’ card: { $left }.
event-tentacle-sinks = The Tentacle in { $spot } sinks: { $seat } has studied there.
event-charybdis-wakes = The seventh Tentacle! Charybdis drags everybody beside one into { $spot }.
event-held-fast = A Tentacle holds { $seat } in { $spot }.
event-offering-made =
    { $seat } makes { $first ->
        [1] the first Offering
       *[0] an Offering
    }: { $points } points in the end.
event-offering-answered = { $seat } takes a Universal cube out of { $spot }.
reason-not-in-the-lair = Offerings are made in Charybdis’ Lair.
reason-two-colours-to-offer = For an Offering you need two cubes of different colours.

## Maximum Alert with Enrico Giovanni and Marconiglio

panic-rolling-stone = Rolling Stone
panic-egg-hunt = Egg Hunt
value-panic-rolling-stone = Rolling Stone (Enrico Giovanni)
value-panic-egg-hunt = Egg Hunt (Marconiglio)
panics-rolling-stone = a boulder begins in the Zone farthest from the Starting Zone and rolls 1 Zone towards it at the start of each turn; whoever it meets takes 2 Stunned tokens and Leaves a cube; when it reaches the Starting Zone the game ends
panics-egg-hunt = all Eggs that nobody has opened go to Marconiglio’s Zone; whose turn begins moves one of them to a Linked Zone; who enters a Zone with an Egg opens it without drawing a Student; with the last Egg the game ends
lying-boulder = the Rolling Stone
decision-LayBoulder = Where the Rolling Stone begins
asks-LayBoulder = Several Zones are as far from the Starting Zone. In which does the Rolling Stone begin?
decision-RollBoulder = Which way the Rolling Stone takes
asks-RollBoulder = Two ways are as short. Into which Zone does the Rolling Stone roll?
decision-GatherEggs = Where the Eggs are gathered
asks-GatherEggs = Marconiglio is in the Starting Zone. In which Zone beside it are the Eggs gathered?
decision-PushEgg = Which Egg moves, and where to
asks-PushEgg = Which Egg do you move, and to which Zone?
choice-push-egg = the Egg of { $zone } to { $goal }
event-boulder-looms = A boulder comes loose in { $spot }.
event-boulder-rolls = The boulder rolls into { $spot }.
event-eggs-gathered =
    { $count ->
        [0] There is no Egg left to hunt.
        [one] The last Egg is in { $spot }.
       *[other] { $count } Eggs are gathered in { $spot }.
    }
field-size = how many ordinary Zones it is wide
field-rolled = what befalls whom the boulder meets
field-eggs = whether Eggs are gathered around the Boss
