### Dungeonology: what the server tells, and boards do not: what happens, what is asked.

## Decisions

decision-PickScholar = Setup: which Scholar to play
decision-Turn = The Activity of this turn
decision-RestingJinx = Which Jinx to discard
decision-RestingHand = Rest: which Trick cards to discard
decision-Movement = Movement phase: what to do
decision-Action = Action phase: what to do
decision-Priority = The turn of another: an Instant effect or not
decision-PlaceZone = Where to place the new Zone
decision-Stairs = Stairs: a Floor up or down
decision-Declare = Stealth test: which cards to play for their Bonus
decision-Lap = Study: a card or an Ability, or nothing
decision-Duel = Espionage: a card or an Ability, or nothing
decision-Rogue = Rogue: divine for Stealth or not
decision-Stun = A Stunned token: take it or Sacrifice a Student
decision-DiscardTricks = Which Trick cards to discard
decision-LeaveCube = In which Zone to Leave the cube
decision-ChooseSide = Divination: for Stealth or for Alert
decision-Peek = Arcane Research: which card to keep

## What is asked

asks-PickScholar = Which Scholar do you play?
asks-Turn = It is your turn. Which Activity do you choose?
asks-RestingJinx = Which of your Jinx cards do you discard?
asks-RestingHand = Which Trick cards do you discard before you fill your hand, if any?
asks-Movement =
    Movement phase. You have { $speed } of your Speed points left{ $bonus ->
        [0] {""}
       *[other] {" "}and { $bonus } from cards
    }. What do you do?
asks-Action =
    Action phase. { $bonus ->
        [0] {""}
        [one] You have 1 Speed point from cards.{" "}
       *[other] You have { $bonus } Speed points from cards.{" "}
    }What do you do?
asks-Action-done =
    Action phase, an Action is done. { $bonus ->
        [0] {""}
        [one] You have 1 Speed point from cards.{" "}
       *[other] You have { $bonus } Speed points from cards.{" "}
    }What else do you do?
asks-Priority = It is the turn of { $seat }. Do you use an Instant effect?
asks-PlaceZone = You have drawn { $zone }. Where do you place it?
asks-PlaceZone-stairs = The Stairs lead to { $zone }. Where do you place it?
asks-Stairs = There are Stairs in { $zone }. From which Floor do you draw?
asks-Declare =
    The Alert is { $alert }{ $bonus ->
        [0] .
       *[other] , and your Study Bonus is { $bonus }.
    } Which cards do you play for their Bonus values?
asks-Lap = { $seat } studies: Stealth { $stealth } against Alert { $alert }. Do you play anything?
asks-Lap-own = Your Study: Stealth { $stealth } against Alert { $alert }. Do you play anything?
asks-Duel = { $seat } spies on you: Stealth { $stealth } against Alert { $alert }. Do you play anything?
asks-Duel-own = Your Espionage: Stealth { $stealth } against Alert { $alert }. Do you play anything?
asks-Rogue = Stealth { $stealth } against Alert { $alert }. Do you divine for your Stealth? You may do it { $count ->
        [one] once more.
       *[other] { $count } times more.
    }
asks-Stun =
    You get { $count ->
        [one] a Stunned token
       *[other] { $count } Stunned tokens, one by one
    }; you have { $stunned } of at most { $most }. What do you do?
asks-DiscardTricks =
    { $count ->
        [one] Which Trick card do you discard?
       *[other] Which { $count } Trick cards do you discard?
    }
asks-LeaveCube = Your cube of { $colour } finds no space in your Zone. In which Linked Zone do you Leave it?
asks-ChooseSide = The Divination is worth { $amount }; it is Stealth { $stealth } against Alert { $alert }. What do you raise?
asks-Peek = These are the top cards: { $cards }. Which do you keep ({ $count }), and in which order do the others go under the deck?

## What happens

event-chosen-scholar = { $seat } plays { $scholar }.
event-end-phase = { $seat } ends the Action phase.
event-chosen-keep = { $seat } keeps { $cards }.
event-shown = Turned up: { $cards }.
event-shown-jinxes = Jinx cards turned up: { $cards }.
event-looked-at =
    { $seat } looks at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
event-looked-at-cards = { $seat } looks at { $cards }.
event-looked-at-clan = { $seat } sees the Clan card: { $clan }.
event-game-begins = The expedition begins. { $seat } is the first player.
event-turn-begins = Turn { $turn }: { $seat }.
event-explores = { $seat } explores, with { $speed } Speed.
event-action-phase = { $seat } goes on to the Action phase.
event-must-rest = { $seat } has as many Stunned tokens as Resistance ({ $count }) and must Rest.
event-rests = { $seat } goes back to the camp and rests.
event-moved = { $seat } enters { $spot }.
event-zone-drawn = { $seat } draws a Zone: { $zone }.
event-zone-does-not-fit = { $seat } draws a Zone: { $zone }. It cannot be Linked here and goes under its pile.
event-zone-placed =
    { $zone } is placed{ $walls ->
        [0] .
        [one] , with 1 Wall.
       *[other] , with { $walls } Walls.
    }
event-zone-placed-stairs =
    Stairs lead to { $zone }, which is placed{ $walls ->
        [0] .
        [one] , with 1 Wall.
       *[other] , with { $walls } Walls.
    }
event-nothing-fits = No Zone of the pile fits beside { $seat }.
event-door-shut = A Door of { $spot } stops { $seat }.
event-stairs-lead-nowhere = The Stairs of { $spot } lead { $seat } nowhere.
event-speed = { $seat } gets { n-points } more.
event-tricks-drawn = { $seat } draws { n-cards }.
event-tricks-drawn-cards = { $seat } draws { n-cards }: { $cards }.
event-tricks-discarded = { $seat } discards { $cards }.
event-deck-restored = The deck was empty: the discards are shuffled into a new one of { n-cards }.
event-trick-played = { $seat } plays { $card }: { $effect }.
event-trick-played-on = { $seat } plays { $card } on { $victim }: { $effect }.
event-ability-used = { $seat } uses { $ability }.
event-peeked = { $seat } has looked at { n-cards } and keeps { $kept }.
event-divined = Divination of { $seat }: { $cards }; it is worth { $amount }.
event-study = { $seat } studies { $zone } for { $cubes }. Alert { $alert }.
event-espionage = { $seat } spies on { $target } for { $colour }.
event-declared-stealth = { $seat } plays { $cards }. Stealth { $stealth } against Alert { $alert }.
event-raised-stealth = Stealth +{ $amount }: now { $stealth } against Alert { $alert }.
event-raised-alert = Alert +{ $amount }: now Stealth { $stealth } against { $alert }.
event-test-passed = { $seat } passes the test: Stealth { $stealth }, Alert { $alert }.
event-test-failed = { $seat } fails the test: Stealth { $stealth }, Alert { $alert }.
event-test-broken-off = { $seat } is Captured, and the test is broken off.
event-cube-collected = { $seat } Collects { $cubes } from { $zone }.
event-cube-stolen = { $seat } Steals { $colour } from { $victim }.
event-cube-stolen-lost = { $seat } Steals { $colour } from { $victim }, but has no room: the cube goes to the Reserve.
event-cube-donated = { $seat } Donates { $colour } to { $taker }.
event-cube-donated-lost = { $seat } Donates { $colour } to { $taker }, who has no room: the cube goes to the Reserve.
event-cube-eliminated = A cube of { $colour } of { $seat } goes to the Reserve.
event-cube-eliminated-zone = A cube of { $colour } in { $zone } goes to the Reserve.
event-cube-left = { $seat } Leaves { $colour } in { $spot }.
event-stars-gained = { $seat } has { $stars ->
        [one] 1 Star
       *[other] { $stars } Stars
    } now.
event-stars-lost = { $seat } has only { $stars ->
        [one] 1 Star
       *[other] { $stars } Stars
    } left.
event-fired-up = { $seat } is Fired Up.
event-calmed-down = { $seat } is Fired Up no more.
event-knowledge = { $seat } gains the Knowledge token and may look at the Clan card.
event-clan-revealed = The Clan card is turned up: { $clan }.
event-students-drawn =
    { $seat } draws { n-students } from the University, to the Bonfire.{ $lost ->
        [0] {""}
       *[other] {" "}Without room there, to the Reserve: { $lost }.
    }
event-students-drawn-none = { $seat } draws from the University: it is empty.
event-omega-student = { $seat } draws an Omega Student: it takes space { $alert } of the Alert card.
event-omega-student-over = { $seat } draws an Omega Student, and the Alert card is full.
event-university-refilled =
    The University is refilled: { $greys ->
        [one] 1 Student
       *[other] { $greys } Students
    }{ $omega ->
        [0] {""}
       *[other] {" "}and an Omega Student
    }. The Alert Bonus is { $bonus }.
event-students-recruited =
    { $count ->
        [0] There is nobody at the Bonfire for { $seat }.
       *[other] { $seat } Recruits { n-students } from the Bonfire.
    }
event-students-restocked = { $seat } takes { n-students } from the Reserve.
event-students-sacrificed = { $seat } Sacrifices { n-students }.
event-students-taken = { $seat } takes { n-students } of { $victim }.
event-stunned = { $seat } gets a Stunned token and has { $count } now.
event-stunned-discarded = { $seat } discards { n-tokens }.
event-jinx-revealed = Jinx of { $seat }: { $jinx }.
event-jinx-discarded = { $seat } is rid of a Jinx: { $jinx }.
event-jinxes-restored = The Jinx deck was empty: its discards are shuffled.
event-presents-thesis = { $seat } goes to the camp and presents the Thesis.
event-thesis-accepted = The Thesis of { $seat } is a success: { $points } points, placing bonus { $bonus } for place { $place }, score { $score }. { $seat } leaves the game.
event-thesis-refused = The Thesis of { $seat } is refused.
event-countdown = For the Thesis of { $seat } an Omega Student takes space { $alert } of the Alert card.
event-end-announced = The game ends before the next turn of { $seat }.
event-last-round = The last round: the game ends before { $seat } would be next.
event-game-over = The expedition is over.
event-game-over-winner = { $seat } wins with { $points } points.
event-game-over-shared = { $seats } share the victory with { $points } points.
event-game-over-place = Place { $place }: { $seat }, { $points } points.
event-game-over-none = Without a Thesis: { $seat }.

## Dangerous Zones, Boss, Maximum Alert

decision-LeaveCubes = Which cube to Leave, and where
decision-BossWay = Which way the Boss takes
decision-PlaceBoss = Where the Boss appears
asks-LeaveCubes =
    You must Leave { $count ->
        [one] a cube
       *[other] { $count } cubes
    }. Which one do you Leave?
asks-LeaveCubes-where = Your cube of { $colour } finds no space in { $zone }. In which Linked Zone do you Leave it?
asks-BossWay = The Boss moves. Which way does he take?
asks-PlaceBoss = The Boss appears as far as possible from the Starting Zone. In which Zone?
asks-Stun-captured = You have { $stunned } of { $most } Stunned tokens and would get another: take it and you are Captured. What do you do?
event-luck-good = Good Luck of { $seat }: { $cards }; it adds { $amount } to Stealth.
event-luck-bad = Bad Luck of { $seat }: { $cards }; it adds { $amount } to the Alert.
event-ambush = Ambush in { $spot }: { n-tokens } for { $seat }.
event-stop =
    Stop in { $spot }: { $seat } loses { $count ->
        [0] no Speed points.
       *[other] { n-points }.
    }
event-toll =
    Toll in { $spot }: { $seat } owes { $count ->
        [one] 1 cube.
       *[other] { $count } cubes.
    }
event-bivouac = { $seat } uses the Bivouac in { $spot }.
event-boss-appears = The Boss appears in { $spot }.
event-boss-activated = { $seat } activates the Boss, who is in { $spot }.
event-boss-after = The Boss is after { $seat }.
event-boss-moves = The Boss enters { $spot }.
event-encounter = The Boss encounters { $seat } in { $spot }.
event-maximum-alert = Maximum Alert! The Alert card is removed, and the Panic card is turned up: { $panic }.
event-university-filled =
    The University is filled anew: { $greys ->
        [one] 1 Student
       *[other] { $greys } Students
    } and the Omega Student. All Zones have Alert +{ $modifier }.
event-omega-infinite = { $seat } draws the Omega Student, who goes back into the University.
event-captured = { $seat } is Captured.

## Main Effects and Interns

decision-Declared = A Main Effect is declared: a Reaction or not
decision-LookPile = In which order the Zones go back on their pile
decision-TakeCard = Which card to take from a hand
decision-Retrieve = Which discarded cards to take back
decision-PeerReview = Peer Review: discard cards or let the effect be cancelled
decision-Protect = A Protected cube: keep it or not
decision-Donate = Which cube to Donate
decision-NameAnew = What an effect names of its new target
decision-ChooseWay = Which of several things an effect does
decision-DiscardCard = Which card of a hand is discarded
asks-Declared = { $seat } declares { $card }: “{ $effect }”. Do you react?
asks-LookPile = These are the top Zones: { $zones }. In which order do they go back, the first on top?
asks-TakeCard = Which card of { $seat } do you take?
asks-Retrieve =
    { $count ->
        [one] Which discarded card do you take back?
       *[other] Which { $count } discarded cards do you take back?
    }
asks-PeerReview = Your effect is cancelled unless you discard { n-cards }. What do you do?
asks-Protect = You would lose a Protected cube: { $colour }. Do you keep it?
asks-Donate = You must Donate a cube to { $seat }. Which one?
event-effect-declared = { $seat } declares { $card }: “{ $effect }”.
event-effect-declared-on = { $seat } declares { $card } ({ $targets }): “{ $effect }”.
event-effect-unpaid = { $seat } cannot pay for { $card } any more: it has no effect.
event-effect-cancelled = { $card } of { $seat } is cancelled.
event-effect-redirected = { $seat } turns { $card } against { $victim }.
event-intern-called = The Intern { $intern } joins { $seat }.
event-intern-called-stolen = The Intern { $intern } leaves { $victim } and joins { $seat }.
event-token-laid = { $seat } puts a token in { $spot }: { $token }.
event-trap-laid = { $seat } puts a Trap face down in { $spot }.
event-trap-sprung = { $seat } springs a Trap in { $spot }: { $effect }.
event-locks-picked = Doors do not stop { $seat } in this turn.
event-pile-looked-at =
    { $seat } has looked at { $count ->
        [one] 1 Zone
       *[other] { $count } Zones
    } of { $floor }.
event-cube-transmuted = A cube of { $seat } changes: { $colour } becomes { $into }.
event-card-taken = { $seat } takes a card from the hand of { $victim }.
event-truce = Nobody spies on { $seat } until the next turn of { $seat }.
event-tricks-retrieved = { $seat } takes back { $cards }.
event-cube-protected = { $seat } keeps a Protected cube: { $colour }.
event-shown-traps = Traps turned up: { $cards }.
event-looked-at-zones = { $seat } looks at { $zones }.
event-looked-at-traps = { $seat } knows the Trap: { $cards }.
event-chosen-take = { $seat } takes { $cards }.
event-lowered-alert = Alert −{ $amount }: now Stealth { $stealth } against { $alert }.
