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
table-mode = { $mode }
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
