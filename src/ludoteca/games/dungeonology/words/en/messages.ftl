### Dungeonology: what happens, what is asked, what is chosen.

## Counts

n-students =
    { $count ->
        [one] { $count } Student
       *[other] { $count } Students
    }
n-tokens =
    { $count ->
        [one] { $count } Stunned token
       *[other] { $count } Stunned tokens
    }
n-cards =
    { $count ->
        [one] { $count } Trick card
       *[other] { $count } Trick cards
    }
n-points =
    { $count ->
        [one] { $count } Speed point
       *[other] { $count } Speed points
    }

## The box

game-dungeonology = Dungeonology: The Expedition: scholars explore a dungeon, study its people and defend a thesis.
title-dungeonology = Dungeonology
edition-it-2-0 = the Italian rulebook 2.0

seat-1 = Alma
seat-2 = Bruno
seat-3 = Celeste
seat-4 = Dario
stage-setup = Setup
stage-turn = Turn { $turn }
zone-number = Zone { $number }
floor = Floor { $floor }
space-empty = an empty space
cubes-of = { $count } × { $colour }
list-separator = ;
list-nothing = nothing
list-nobody = nobody

card = { $name } ({ $type } { $level }, Bonus { $bonus })
card-numbered = { $name } no. { $number }
card-unknown = a card face down

does-speed =
    { $amount ->
        [one] 1 Speed point
       *[other] { $amount } Speed points
    }
does-stealth = +{ $amount } Stealth
does-alert = +{ $amount } Alert
does-divine-stealth = Divination { $amount } for Stealth
does-divine-alert = Divination { $amount } for Alert
does-divine = Divination { $amount }, for Stealth or Alert
does-recruit =
    { $amount ->
        [one] 1 Student from the Bonfire
       *[other] up to { $amount } Students from the Bonfire
    }
does-draw =
    { $amount ->
        [one] draw 1 Trick card
       *[other] draw { $amount } Trick cards
    }
does-discard =
    { $amount ->
        [one] a Scholar discards 1 Trick card
       *[other] a Scholar discards { $amount } Trick cards
    }
does-after-drawing = draw { n-students } from the University, then { $effect }
does-after-sacrifice = Sacrifice { n-students }, then { $effect }

ability-explained = { $ability }: { $does }
uses-arcane-research = discard a Magic card, look at the top { $first } Trick cards and keep { $second }; the others go under the deck
uses-overcharge = once in a test that you take part in, discard a Magic card for +{ $first } Stealth, or +{ $first } Alert if you are spied on
uses-headbutt =
    take a Stunned token and give { $first } to another Scholar in your Zone{ $second ->
        [0] {""}
       *[other] ; a Student of that Scholar comes over to you
    }
uses-rogue = in your Espionage the target’s Students do not count, and up to { $first } times you may divine for your Stealth
uses-jack-of-all-trades = up to { $first } Actions in a turn, one Study and one Espionage
uses-divine-intervention =
    discard a Social card and give { $first } Stunned token to another Scholar nearby{ $second ->
        [0] {""}
       *[other] ; then draw a Trick card. Also in the turns of others
    }

jinx-unknown = a Jinx face down
jinx-explained = { $jinx } ({ $does })
jinx-penalty =
    { $count ->
        [0] nothing in the end
        [one] −1 point in the end
       *[other] −{ $count } points in the end
    }
reveal-sacrifice = when revealed, Sacrifice { n-students }
reveal-stunned = when revealed, { n-tokens }
reveal-leave = when revealed, Leave the least valuable cube
lasting-speed = Speed { $amount }
lasting-hand = Hand { $amount }
lasting-intelligence = Intelligence { $amount }
lasting-resistance = Resistance { $amount }
lasting-starting-students = Starting Students { $amount }
lasting-study-alert = Alert { $amount } in own Study
lasting-spied-alert = Alert { $amount } when spied on
lasting-recruits = Students Recruited { $amount }
lasting-notoriety-recruits = Students Recruited by Notoriety { $amount }
lasting-divination = own Divination { $amount }
lasting-divination-cards = cards of own Divination { $amount }
lasting-espionage-sacrifice = Students Sacrificed for Espionage { $amount }
lasting-espionage-students = Students that count against Espionage { $amount }
lasting-omega-jinx = Jinx cards for an Omega Student { $amount }
lasting-hand-is-public = the hand lies open
lasting-end-discard = Trick cards to discard after each End phase { $amount }
lasting-ignores-stop = Stop has no effect
lasting-ignores-ambush = Ambush has no effect
lasting-toll = Toll { $amount }
lasting-free-discard = a discard without cost

clan-explained = { $clan } (a Thesis needs { $points } points; { $modifiers })
clan-modifier = { $colour } { $amount }

part = { $what } { $amount }
part-alert-bonus = Alert Bonus
part-more-cubes = more than one cube
part-jinx = Jinx
part-students = Students of { $seat }
part-bonus = { $card }
part-study-bonus = Study Bonus
part-played = { $card }
part-divined = Divination, { $card }
part-overcharge = Overcharge

## Decisions

decision-PickScholar = Setup: which Scholar to play
decision-Turn = The Activity of this turn
decision-RestingJinx = Rest: which Jinx to discard
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

choice-rest = rest
choice-thesis = present the Thesis
choice-explore = explore
choice-discard = discard { $cards }
choice-discard-none = discard nothing
choice-declare = play { $cards }
choice-token = take the Stunned token
choice-student = Sacrifice a Student
choice-stealth = for Stealth
choice-alert = for Alert
choice-divine = divine
choice-divine-not = do not divine
choice-end-Movement = end the Movement phase
choice-end-Action = end the Action phase
choice-pass = play nothing
choice-quiet = play nothing in this whole turn
choice-move = move to { $zone }
choice-place = place a new Zone of { $floor }
choice-play = play { $card }: { $effect }
choice-play-on = play { $card } on { $seat }: { $effect }
choice-play-unknown = play a card
choice-ability-on = use { $ability } on { $seat }
choice-ability-with = use { $ability }, discarding { $card }
choice-ability-with-on = use { $ability } on { $seat }, discarding { $card }
choice-study =
    study, for { $cubes }{ $more ->
        [0] {""}
       *[other] {" "}(Alert +{ $more })
    }
choice-spy = spy on { $seat }, for { $colour }
choice-lay = { $place }, { $turned }
choice-keep = keep { $kept }; under the deck { $rest }

side-north = to the north
side-east = to the east
side-south = to the south
side-west = to the west
side-half = { $side }, { $half }
half-north = half a Zone further north
half-east = half a Zone further east
half-south = half a Zone further south
half-west = half a Zone further west
turned-0 = as it is printed
turned-1 = turned a quarter to the right
turned-2 = turned upside down
turned-3 = turned a quarter to the left

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
event-looked-at = { $seat } looks at { n-cards }.
event-looked-at-cards = { $seat } looks at { $cards }.
event-looked-at-clan = { $seat } sees the Clan card: { $clan }.
event-game-begins = The expedition begins. { $seat } is the first player.
event-turn-begins = Turn { $turn }: { $seat }.
event-explores = { $seat } explores, with { $speed } Speed.
event-action-phase = { $seat } goes on to the Action phase.
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
event-bonfire-emptied =
    { $count ->
        [one] The Student at the Bonfire runs off to the Reserve.
       *[other] The { $count } Students at the Bonfire run off to the Reserve.
    }
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
event-jinx-drawn = { $seat } gets a Jinx card, face down.
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
event-game-over-nobody = Nobody has delivered a Thesis, so all scores count.
event-game-over-winner = { $seat } wins with { $points } points.
event-game-over-shared = { $seats } share the victory with { $points } points.
event-game-over-place = Place { $place }: { $seat }, { $points } points.
event-game-over-none = Without a Thesis: { $seat }.

## Score sheet

line-columns = Information on the Note board
line-clan = Modifiers of the Clan
line-placing = Placing bonus
line-jinxes = Jinx cards

## Dangerous Zones, Boss, Maximum Alert

decision-LeaveCubes = Which cube to Leave, and where
decision-BossWay = Which way the Boss takes
decision-PlaceBoss = Where the Boss appears
part-luck = luck, { $card }
part-panic = Panic card
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = use the Bivouac
choice-leave = Leave { $colour }
choice-boss-way = { $zones }
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
panic-explained = { $panic } ({ $does })
panic-unknown = a Panic card, face down
panics-alert = Alert +{ $amount } in all Zones
panics-students = each turn begins by drawing { n-students }
panics-capture = who would get a Stunned token beyond the limit is Captured
panics-darkness = Intelligence is 1
panics-the-revellers-charge = who enters a Zone with another Scholar gets a Stunned token, once in a turn
panics-last-round-everyone = the Boss is in the Dungeon, is activated at the start of each turn, and his Encounter gives a Stunned token besides
boss-explained = { $boss }, the { $profile }: Alert +{ $alert } in his Zone; { $does }
boss-does-brawler = he moves up to { $steps } Zones towards the nearest Scholar; his Encounter gives a Stunned token, or makes you Leave a cube if you have as many as you can have
boss-does-drunk = he moves up to { $steps } Zones towards a random Scholar; who meets him discards Trick cards or Sacrifices a Student, then draws a Student
boss-does-stated = he moves up to { $steps } Zones towards { $seeks }; who meets him: { $effect }
boss-seeks-nearest = the nearest Scholar
boss-seeks-random = a random Scholar

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
part-main = { $card }
part-intern = Intern
line-interns = Interns
cost-students = draw { n-students }
cost-sacrifice = Sacrifice { n-students }
cost-stunned = take { n-tokens }
cost-discard = discard { n-cards }
cost-spared = the Homunculus pays the discard
timing-standard = Main Effect
timing-instant = Main Effect, Instant
timing-reaction = Main Effect, Reaction
timing-action = Main Effect, ACTION
main-explained = { $timing }: { $effect }
main-costing = { $effect }; cost: { $cost }
main-intern = the Intern { $intern } joins you
main-forced-march = { $first } Speed points
main-shortcut = move to an Adjacent Zone of your Floor, even through Walls and Doors
main-rope-and-pegs = put a Secret Passage X here and one in another Zone
main-mapmakers-eye = look at the top { $first } Zones of a pile and order them, then draw { $second } Trick card
main-slip-away = move to a Linked Zone
main-trailblazer = place a new Zone here without entering it, and { $first } Speed point
main-lock-picks = Doors do not stop you in this turn, and { $first } Speed point
main-snare = put an Ambush Trap face down here or in a Linked Zone
main-greased-flagstones = put a Stop Trap face down here or in a Linked Zone
main-unofficial-toll = put a Toll Trap face down here or in a Linked Zone
main-feint = cancel the effect that was declared
main-someone-else = the effect that targets you gets another target
main-back-stab = Steal { $first } cube from a Scholar here or in a Linked Zone
main-hold-your-breath = Alert −{ $first } in your own test
main-blink = move to any Zone of your Floor
main-clear-omen = Divination { $first } in any test
main-chalk-circle = put a Teleport here
main-unweave = cancel the effect that was declared
main-love-potion = every other Scholar Donates { $first } cube to you, then Collect { $second } here
main-trading-places = change places with another Scholar
main-transmute-the-facts = { $first } cube of yours becomes one of the next more valuable colour
main-study-group = draw { $first } Trick cards; every other Scholar here draws { $second }
main-borrowed-notes = look at a hand nearby and take { $first } card; its owner draws { $second }
main-campus-gossip = another Scholar discards { $first } Trick cards
main-peer-review = cancel the declared effect unless its player discards { $first } Trick cards
main-gentlefolks-truce = nobody spies on you until your next turn; discard { $first } Stunned token
main-forced-exchange = Donate { $first } cube to a Scholar nearby, who Donates { $second } of your choice to you
main-old-exam-papers = take { $first } discarded Trick cards into your hand
main-really-famous = Collect { $first } cube here, every other Scholar here Donates { $second } to you; then draw as many Students as were Donated and { $third } more
main-magnetic-smile = take { $first } Student from every other Scholar here
main-rousing-speech = Recruit { $first } Students; your left neighbour Recruits { $second }
main-heckler = Alert +{ $first } in the test of another
main-blame-the-student = cancel an effect that targets you
main-mass-enrolment = Recruit up to { $first } Students
main-public-lecture = Collect { $first } cubes here, then draw { $second } Students
intern-explained = { $intern } ({ $does })
intern-points =
    { $count ->
        [one] 1 point in the end
       *[other] { $count } points in the end
    }
intern-shield = { $colour } is Protected
token-0 = Secret Passage X
token-1 = Teleport
trap-unknown = a Trap, face down
trap-known = Trap: { $effect }
choice-teleport = Teleport to { $zone }
choice-main = play { $card }: { $effect }
choice-main-on = play { $card } ({ $targets }): { $effect }
choice-order = { $zones }
choice-retrieve = take back { $cards }
choice-refuse = Leave nothing
choice-keep-cube = keep the cube
choice-lose-cube = lose the cube
choice-review = discard cards
choice-review-not = let the effect be cancelled
choice-donate = Donate { $colour }
asks-Declared = { $seat } declares { $card }: { $effect }. Do you react?
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
event-effect-declared = { $seat } declares { $card }: { $effect }.
event-effect-declared-on = { $seat } declares { $card } ({ $targets }): { $effect }.
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
