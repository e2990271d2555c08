### Rocca Civetta: the new Scholars, what they can do and what is said of it.

scholar-sara = Sara
scholar-caterina = Caterina
scholar-claudio = Claudio
scholar-andromeda = Andromeda
scholar-onamor = Onamor
scholar-ingrid = Ingrid
scholar-enrico = Enrico

ability-pathfinder = Pathfinder
ability-backpack = Backpack
ability-rope = Rope
ability-field-lab = Field Lab
ability-recombine = Recombine
ability-volatile = Volatile
ability-iron-jaws = Iron Jaws
ability-trapper = Trapper
ability-marksman = Marksman
ability-overclock = Overclock
ability-cold-logic = Cold Logic
ability-backup = Backup
ability-exhume = Exhume
ability-shovel = Shovel
ability-requiem = Requiem
ability-shieldmaiden = Shieldmaiden
ability-battle-cry = Battle Cry
ability-ride = Ride
ability-whip = Whip
ability-museum-piece = Museum Piece
ability-nerve = Nerve

uses-pathfinder = when you place a Zone of a pile, look at the top { $first }, place one of them, and the other goes under the pile
uses-backpack = holds up to { $first } Trick cards outside your hand, which nobody else reaches; in your Movement phase put one in or take any out; whoever Rests empties it
uses-rope = discard an Exploration card: the next Zone that you enter in this turn has no effect on entering but Stairs and the Boss
uses-field-lab = once in a game, in your Movement phase, place Camp Z beside your Zone for a Speed point and enter it
uses-recombine = discard an Alchemy card (a Magic card where there is no Alchemy): exchange the top cube of a column for a cube of your Zone worth at most { $first } more
uses-volatile = once in a turn, also in tests of others, Sacrifice a Student for +{ $first } Stealth or +{ $first } Alert
uses-iron-jaws = discard a Subterfuge card: lay a Trap of your choice face down in your Zone
uses-trapper = Traps never concern you
uses-marksman = your Espionage reaches two Linked Zones away
uses-overclock = once in a turn take a Stunned token, which no Student can prevent, for { $first } Speed points, or for +{ $second } Stealth in your own test
uses-cold-logic = your Divinations reveal { $first } card more
uses-backup = once in a turn, when a cube of yours would be Stolen, discard 2 Trick cards and keep it
uses-exhume = Students whom you Sacrifice go to the Bonfire as long as there is room, not to the Reserve
uses-shovel = once in a turn Sacrifice a Student and take the top card of the Trick discards
uses-requiem = once in a turn Sacrifice 2 Students and discard a Jinx of yours
uses-shieldmaiden = when a cube of yours would be Stolen or Eliminated, take a Stunned token, which no Student can prevent, and keep it
uses-battle-cry = once in a turn take a Stunned token, which no Student can prevent, and take { $first } Student from the Bonfire
uses-ride = once in a turn discard a Notoriety card and go to any Zone of your Floor
uses-whip = discard an Exploration card and go to a Linked Zone, whatever Doors there are
uses-museum-piece = a Study of at least { $first } cubes that succeeds lets you draw { $second } Trick card
uses-nerve = the first Stunned token that you would get in each turn is cancelled

zone-I-Z = Camp Z
zone-II-Z = Camp Z
zone-III-Z = Camp Z
zone-IV-Z = Camp Z
option-rocca-scholars = Rocca Civetta, standard: seven more Scholars to choose from.
value-rocca-scholars-false = the four Scholars of the base game
value-rocca-scholars-true = eleven Scholars
choice-trap = { $trap }
choice-ward = use { $ability } and keep the cube
choice-ward-not = lose the cube
asks-Pathfinder = You look at the top of the pile: { $zones }. Which of them do you place?
asks-LayTrap = Which Trap do you lay in { $zone }? Only you will know.
asks-Ward = You would lose a cube: { $colour }. Do you use { $ability } and keep it?
how-Pathfinder = Type the number of the Zone.
event-students-exhumed =
    { $count ->
        [one] One of them goes
       *[other] { $count } of them go
    } to the Bonfire ({ $seat }).
event-stunned-cancelled = { $seat } keeps a cool head: the first Stunned token of this turn is cancelled.
event-cube-recombined = { $seat } exchanges a cube: { $colour } stays in { $spot }, { $into } is gained.
event-cube-warded = { $seat } uses { $ability } and keeps the cube: { $colour }.
event-backpack =
    The Backpack of { $seat } holds { $count ->
        [0] nothing
        [one] 1 card
       *[other] { $count } cards
    }.
reason-ability-used-up = { $ability } has been used in this turn.
fault-triangle-missing = { $at }: The Scholar “{ $id }” comes with a Note board and needs its triangle.
fault-camp-is-bare = { $at }: Camp Z has no Alert value and no cubes.
table-backpack = In the Backpack: { $cards }.
zone-backpack = { $seat }: Backpack
field-once = how often it can be used: in a turn, in a match, or as often as its cost can be paid
decision-Pathfinder = Pathfinder: which Zone is placed
decision-LayTrap = Which Trap is laid
decision-Ward = A cube that an Ability can keep: use it or not
table-backpack-closed = In the Backpack: Trick cards, { $count }.
