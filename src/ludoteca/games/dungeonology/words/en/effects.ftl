### Dungeonology: what an effect does, in a sentence made of its parts (Part C.7).

## Who

who-opp = another Scholar
who-opp-here = another Scholar here
who-opp-near = another Scholar here or in a Linked Zone
who-same = that Scholar
who-each-here = every other Scholar here
who-each-any = every other Scholar
who-all-here = every Scholar here
who-all-linked = every Scholar in a Linked Zone
who-all-near = every Scholar here or in a Linked Zone
who-actor = the player of the declared effect
who-act = the Scholar whose turn it is
who-left = your left neighbour
who-rnd = a Randomized Scholar

## Where

place-here = here
goal-here = to your Zone
place-linked = in a Linked Zone
goal-linked = to a Linked Zone
place-near = here or in a Linked Zone
goal-near = to your Zone or a Linked one
place-floor = in any Zone of your Floor
goal-floor = to any Zone of your Floor
place-any = in any Zone
goal-any = to any Zone
place-deep = in the Zone farthest from the Starting Zone
goal-deep = to the Zone farthest from the Starting Zone
place-adjacent = in an Adjacent Zone of your Floor, even behind Walls and Doors
goal-adjacent = to an Adjacent Zone of your Floor, even through Walls and Doors

## Which

which-lead = from the left
which-free = of your choice
which-me = of your choice
which-donor = of their choice
which-opp = of their choice
which-low = of the lowest value
which-best = of the highest value
n-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
n-jinxes =
    { $count ->
        [one] { $count } Jinx card
       *[other] { $count } Jinx cards
    }
laid-secret_X = a Secret Passage X
laid-teleport = a Teleport
laid-trap_ambush = an Ambush Trap face down
laid-trap_stop = a Stop Trap face down
laid-trap_toll = a Toll Trap face down

## Speed and Zones

deed-speed = { n-points }
deed-speed-less = lose { n-points }
deed-move = move { $goal }
deed-move-who = { $who } moves { $goal }
deed-swap = change places with { $who }
deed-place_zone-no = place a new Zone here without entering it
deed-place_zone-yes = place a new Zone here and enter it
deed-look_pile =
    { $count ->
        [one] look at the top Zone of a pile
       *[other] look at the top { $count } Zones of a pile and order them
    }
deed-look_pile-own =
    { $count ->
        [one] look at the top Zone of your Floor’s pile
       *[other] look at the top { $count } Zones of your Floor’s pile and order them
    }
deed-look_clan = look at the Clan card

## Trick cards

deed-draw = draw { n-cards }
deed-draw-who = { $who } draws { n-cards }
deed-discard = discard { n-cards }
deed-discard-who = { $who } discards { n-cards }
deed-discard-rnd = discard { n-cards } at random
deed-discard-rnd-who = { $who } discards { n-cards } at random
deed-discard-me-who = { $who } discards { n-cards } of your choice
deed-take_card = take { n-cards } of your choice from { $who }
deed-take_card-rnd = take { n-cards } at random from { $who }
deed-look_hand = look at the hand of { $who }
deed-peek = look at the top { n-cards }, keep { $kept } and put the others at the bottom
deed-retrieve = take back { n-cards } from the discards

## Students, Stunned tokens, Jinx cards

deed-bag = draw { n-students } from the University
deed-bag-who = { $who } draws { n-students } from the University
deed-recruit = Recruit { n-students }
deed-recruit-who = { $who } Recruits { n-students }
deed-enrol = take { n-students } from the Reserve
deed-enrol-who = { $who } takes { n-students } from the Reserve
deed-sacrifice = Sacrifice { n-students }
deed-sacrifice-who = { $who } Sacrifices { n-students }
deed-stun = take { n-tokens }
deed-stun-who = { $who } takes { n-tokens }
deed-heal = discard { n-tokens }
deed-heal-who = { $who } discards { n-tokens }
deed-jinx = draw { n-jinxes }
deed-jinx-who = { $who } draws { n-jinxes }
deed-jinx_drop = discard { n-jinxes } of yours
deed-bag-donated =
    { $count ->
        [0] draw as many Students as cubes were Donated
       *[other] draw as many Students as cubes were Donated, and { $count } more
    }
deed-bag-donated-who =
    { $count ->
        [0] { $who } draws as many Students as cubes were Donated
       *[other] { $who } draws as many Students as cubes were Donated, and { $count } more
    }
deed-take_student = take { n-students } from { $who }

## Tests

deed-stealth = Stealth { $amount }
deed-alert = Alert { $amount }
deed-divine-choose = Divination { $count } for either side
deed-divine-stealth = Divination { $count } for Stealth
deed-divine-alert = Divination { $count } for Alert
when-own-test = in your own test: { $effect }
when-others-test = in the test of another: { $effect }
when-any-test = in any test: { $effect }
when-anytime = also in tests: { $effect }
when-taking-part = in a test that you take part in: { $effect }
when-targets-me = if the declared effect targets you: { $effect }

## Cubes

deed-collect = Collect { n-cubes } { $place }
deed-collect-which = Collect { n-cubes } { $which } { $place }
deed-collect-who = { $taker } Collects { n-cubes } { $place }
deed-collect-which-who = { $taker } Collects { n-cubes } { $which } { $place }
deed-steal = Steal { n-cubes } { $which } from { $who }
deed-steal-who = { $taker } Steals { n-cubes } { $which } from { $who }
deed-donate = Donate { n-cubes } { $which } to { $taker }
deed-donate-who = { $who } Donates { n-cubes } { $which } to you
deed-donate-between = { $who } Donates { n-cubes } { $which } to { $taker }
deed-leave = Leave { n-cubes } { $which }
deed-leave-who = { $who } Leaves { n-cubes } { $which }
deed-eliminate = Eliminate { n-cubes } { $which } from your Note board
deed-eliminate-who = { $who } Eliminates { n-cubes } { $which }
deed-eliminate-zone = Eliminate { n-cubes } { $which } { $place }
deed-upgrade = { n-cubes } of yours becomes one of the next more valuable colour
deed-trade = exchange a cube of yours for one of your choice { $place }
deed-trade-who = exchange a cube with { $who }, both of your choice

## Tokens, Interns, lasting things, the Boss

deed-token = put { $token } { $place }
deed-status-ignore_doors = Doors do not stop you in this turn
deed-status-no_espionage_on_me = nobody spies on you until your next turn
deed-boss_activate = the Boss is activated

## Reactions and choices

deed-cancel = cancel the effect that was declared
deed-cancel_unless = cancel the effect that was declared unless its player discards { n-cards }
deed-redirect = the effect that was declared gets another target
deed-choose = either { $ways }
condition-at_limit = with as many Stunned tokens as you can have
condition-below_limit = with fewer Stunned tokens than you can have
condition-has_cubes = with a cube
condition-has_cards = with a Trick card
condition-has_students = with a Student
deed-if = { $condition }, { $effect }
deed-if-else = { $condition }, { $effect }, otherwise { $other }
counted-cubes = for each of your cubes
counted-stars = for each of your Stars
counted-students = for each of your Students
counted-stunned = for each of your Stunned tokens
counted-jinxes = for each of your Jinx cards
counted-cards = for each of your Trick cards
counted-interns = for each of your Interns
counted-others_here = for each other Scholar here
deed-per = { $counted }, { $effect }
deed-may = { $effect }, if you like
choice-exchange = { $colour } for { $into }
asks-NameAnew = { $card } now targets { $seat }. What do you name?
asks-ChooseWay = { $card }: which do you choose?
asks-DiscardCard = Which card of { $seat } is discarded?

ability-once = once in a turn: { $effect }
ability-at-once = also in the turns of others: { $effect }
