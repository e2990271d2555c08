### Dungeonology: why something is refused; what is wrong in a position or a pack.

## Why a choice is refused

reason-scholar-taken = { $seat } plays that Scholar already.
reason-too-few-stars =
    A Thesis needs { $least } Stars; you have { $stars ->
        [0] none.
       *[other] { $stars }.
    }
reason-no-speed-left = You have no Speed points left.
reason-pile-is-empty = There is no Zone left in the pile of this Floor.
reason-zone-not-linked = That Zone is not Linked to yours.
reason-door-shut = A Door of { $spot } asks for a cube that you do not have.
reason-not-in-this-phase = Study and Espionage belong to the Action phase.
reason-action-is-spent = You have performed your Action of this turn.
reason-no-tricks-in-camp = In the Starting Zone no Trick cards are played, and nobody is studied or spied on.
reason-no-card-to-play = At least one Trick card has to be played for its Bonus.
reason-nothing-to-collect = There is no cube here that your Note board could hold.
reason-too-many-cubes =
    { $most ->
        [one] You can declare 1 cube here.
       *[other] You can declare 1 to { $most } cubes here.
    }
reason-no-student-to-sacrifice =
    You have { $students ->
        [0] no Students
        [one] only 1 Student
       *[other] only { $students } Students
    } to Sacrifice.
reason-not-nearby = That Scholar is not in your Zone nor in a Linked one. Nearby: { $seats }.
reason-no-such-cube = { $seat } has no cube of that colour.
reason-card-not-in-hand = That card is not in your hand.
reason-no-such-effect = That card has no such effect.
reason-not-at-this-moment = That effect cannot be played at this moment.
reason-nobody-to-discard = That Scholar cannot be made to discard. Possible: { $seats }.
reason-no-such-ability = Your Scholar has no such Ability on this side of the card.
reason-at-the-limit = You have { $stunned } Stunned tokens and cannot take another.
reason-ability-not-now = { $ability } cannot be used at this moment.
reason-ability-needs-card = { $ability } costs a card of this type from your hand: { $card_type }.
reason-not-in-your-zone = That Scholar is not in your Zone. Here with you: { $seats }.
reason-no-such-turn = A Zone is turned by 0 to 3 quarters, not by { $turns }.
reason-place-taken = A Zone lies at { $x }, { $y } already.
reason-off-the-grid = At this table Zones lie side by side with their neighbours; { $x }, { $y } is between two places.
reason-not-linked = Placed like that, no Passage of the Zone meets one of yours.

## Why a table cannot be had

reason-level-needs-players = The level { $level } is for at least { $least } players.
reason-no-birth-ranks = “{ $value }” does not give each seat one rank from 1 on.
reason-birth-ranks-and-tiebreak = The ages of the players and the tie that they break belong together: birth_ranks with tiebreak3=birth_rank.
reason-no-boss = The option “{ $option }” is for tables with the Boss.

## What is wrong with a position

reason-not-a-position = This is no position of Dungeonology ({ $error }).
reason-saved-under-other-terms = This position was saved at a table with other options or other content.
reason-no-such-scholars = Each seat needs a Scholar of its own. There are: { $names }.
reason-one-for-each-seat = “{ $field }” has { $found } entries where { $expected } are needed, one for each seat.
reason-no-such-seat = Seats are numbered from 0; there are { $seats }.
reason-no-such-moment = There is no moment “{ $moment }”. There are: { $moments }.
reason-greys-and-omega = The University holds two numbers: Students and Omega Students.
reason-below-nothing = A number is below nothing, or there are not three piles.
reason-no-such-card = There is no card “{ $id }”.
reason-card-too-often = There are not so many cards “{ $id }”.
reason-no-such-hand = A hand of { $count } cannot be dealt.
reason-no-such-zone-here = The Zone “{ $zone }” is not on the table, or not there once, or turned in an odd way.
reason-no-such-cubes = “{ $cubes }” are no cubes: letters G, R, B, Y, P, and a dot for an empty space.
reason-cards-not-in-one-place = Each card must be in exactly one place.
reason-too-many-students = There are not so many Students in the box.
reason-too-many-omega-students = There are not so many Omega Students, or the Alert card has no room for them.
reason-bonfire-too-full = There is no room for { $count } Students at the Bonfire.
reason-too-many-cubes-of = There are not so many cubes of { $colour }.
reason-column-too-full = The Note board of { $seat } has no room for so many cubes.
reason-too-many-stunned = { $seat } can have at most { $most } Stunned tokens.
reason-gone-or-not = { $seat } has left the game if, and only if, a Thesis was a success.
reason-no-such-spot = { $seat } is in no Zone of the Dungeon.
reason-no-such-spaces = { $spot } has other spaces for cubes.
reason-floors-not-parted = { $spot } meets a Zone of another Floor without a Wall or Stairs between them.

## What is wrong in a content pack

fault-id-twice = { $at }: “{ $id }” is there already.
fault-wrong-number = Of “{ $kind }” there are { $found }; there must be { $expected }.
fault-value-out-of-range = { $at }: found { $value }, expected { $least } to { $most }.
fault-no-such-letter = { $at }: { $letters } cannot stand here, or not twice. Letters are: { $known }.
fault-one-column-each = There must be one column for { $colour }.
fault-triangle-twice = { $at }: The triangle “{ $triangle }” is there already.
fault-bonus-goes-down = { $at }: The Alert Bonus must not go down from space to space: { $bonuses }.
fault-zone-missing = The Zone “{ $id }” is missing.
fault-no-such-zone = { $at }: There is no Zone “{ $id }”. There are: { $ids }.
fault-start-is-bare = { $at }: The Starting Zone has no Alert value, no cubes and no effects.
fault-alert-missing = { $at }: The Zone “{ $id }” needs an Alert value.
fault-letter-of-passage = { $at }: A Secret Passage has a letter, and nothing else has one: { $kind } “{ $letter }”.
fault-boss-comes-last = { $at }: In the Zone “{ $id }” the Boss must come last.
fault-no-such-level = { $at }: There is no Auxiliary Effect { $type } { $level }.
fault-fate-has-no-main-effect = { $at }: Fate cards have no Main Effect: “{ $id }”.
fault-no-such-intern = { $at }: There is no Intern “{ $id }”. There are: { $ids }.
fault-no-such-boss = { $at }: There is no Boss “{ $id }”. There are: { $ids }.
fault-triangle-never-drawn = No Randomizer card shows the triangle “{ $triangle }”.

## Advanced rules

reason-no-bivouac = There is no Bivouac here that you can use.
reason-no-new-zones = During Maximum Alert no new Zones are placed.
reason-no-boss-there = There is no Boss at this table, or not in a Zone on it.
reason-no-panic = Maximum Alert is not played at this table.
reason-under-truce = Nobody may spy on { $seat } at the moment.
reason-no-teleport = You cannot Teleport there from here: it takes a Teleport token and a cube of Mysticism.
reason-no-main-effects = Main Effects are not played at this table.
reason-no-main-effect = That card has no Main Effect.
reason-main-not-now = That Main Effect cannot be declared at this moment.
reason-cannot-pay = You cannot pay what that Main Effect costs.
reason-no-such-target = That cannot be named for this Main Effect, or paid like that.
reason-no-token-there = Tokens lie in Zones on the table, never in the Starting Zone.
fault-effect-empty = { $at }: The effect is empty.
fault-effect-breaks-off =
    { $at }: The effect breaks off after “{ $after }”, where { $expected ->
        [word] a word
        [condition] a condition
        [counted] what is counted
        [value] a number or a word
        [number] a number
        [closing] “,” or “)”
       *[other] “{ $expected }”
    } should follow.
fault-effect-not-read =
    { $at }: The effect cannot be read: after “{ $after }” comes “{ $found }”, where { $expected ->
        [word] a word
        [condition] a condition
        [counted] what is counted
        [value] a number or a word
        [number] a number
        [closing] “,” or “)”
       *[other] “{ $expected }”
    } should be.
fault-effect-no-such-word =
    { $at }: there is no effect “{ $word }”. { $close ->
        [0] There are: { $known }.
       *[other] Did you mean: { $near }? There are: { $known }.
    }
fault-effect-arguments = { $at }: “{ $word }” is written { $usage }.
fault-effect-value =
    { $at }: { $word }: “{ $value }” cannot be its { $argument }. { $close ->
        [0] There are: { $known }.
       *[other] Did you mean: { $near }? There are: { $known }.
    }
fault-effect-no-number = { $at }: { $word }: “{ $value }” cannot be its { $argument }, which is a number.
fault-effect-number = { $at }: { $word }: found { $value }, expected { $least } to { $most }.
fault-effect-not-yet = { $at }: “{ $word }” comes too early: a part with { $needs } must come before it.
fault-effect-nested = { $at }: “{ $word }” cannot stand inside { $inside }.
fault-effect-only-inside = { $at }: “{ $word }” can only stand inside { $needs }.
fault-effect-one-target = { $at }: An effect chooses one Scholar; after that it is “same”, not “{ $word }”.
fault-effect-timing = { $at }: “{ $word }” needs the timing { $timing }.
fault-effect-when = { $at }: “{ $when }” does not go with the timing { $timing }.
fault-effect-names-in-choice =
    { $at }: Inside choose, if and per nothing can be named or optional: { $kind ->
        [seat] a Scholar
        [spot] a Zone
        [colour] a cube
        [floor] a pile
        [side] a side of the test
       *[other] { $kind }
    }.
fault-effect-names-too-much = { $at }: { $word }: cubes are named one by one, at most { $most }, and of one Scholar.
fault-name-missing = { $at }: “{ $id }” is a new card: it needs a name, at least in English.
fault-effect-not-declared =
    { $at }: Nobody declares this, so nothing can be chosen for it: { $kind ->
        [seat] a Scholar
        [spot] a Zone
        [colour] a cube
        [floor] a pile
        [side] a side of the test
       *[other] { $kind }
    }.
fault-effect-not-here = { $at }: “{ $word }” cannot stand here.
reason-ability-unpaid = You cannot pay for { $ability }.
fault-no-such-ability =
    { $at }: there is no Ability “{ $id }” of ours, and a new one states an effect or what lasts. { $close ->
        [0] Ours are: { $known }.
       *[other] Did you mean: { $near }? Ours are: { $known }.
    }
fault-ability-amounts = { $at }: “{ $id }” has a rule of its own, with { $expected } numbers in its amounts; found { $found }.
fault-ability-cost = { $at }: the cost “{ $cost }” is missing, or cannot be paid then.
fault-ability-passive = { $at }: a passive Ability says what lasts, all others say when they are used and have an effect.
fault-ability-once = { $at }: “match” belongs to the Field Lab alone; there is “turn”.
fault-ability-differs = { $at }: “{ $id }” names other things elsewhere ({ $found }, { $expected }). Give one of them another id.
fault-ability-in-test = { $at }: “{ $word }” does not go with “{ $when }”.
fault-effect-missing = { $at }: “{ $id }” has no rule of its own and needs an effect.
