### Dungeonology: the board's own words.

## Board

board-turn = Turn { $turn }
board-your-turn = your turn
board-send-keys = With Control and Enter what is chosen is confirmed.
board-phase-movement = Movement
board-phase-action = Action
board-tab-map = Map
board-tab-notes = Notes
board-tab-hand = Hand
board-tab-table = Table

## Desk: regions and pieces

desk-seats = The other Scholars
desk-rail = Your Scholar, notes and log
desk-hand = Your hand
desk-hand-empty = No cards in hand.
desk-hand-hidden =
    { $count ->
        [one] 1 card, face down
       *[other] { $count } cards, face down
    }
desk-campus = Campus
desk-bonfire = Bonfire
desk-bonfire-label = { $count } of { $most } Students at the Bonfire
desk-alert = Alert
desk-alert-label =
    Alert card { $profile }: { $taken } of { $most } spaces taken, Alert Bonus { $bonus }{ $next ->
        [-1] . It is full.
       *[other] , next { $next }.
    }
desk-bag = Bag
desk-bag-label = In the University: { $count } Students, { $omega } Omega
desk-clan = Clan
desk-clan-unknown = unknown
desk-piles = Zones left
desk-decks = Cards left
desk-pile-label =
    Floor { $floor }: { $count ->
        [one] 1 Zone
       *[other] { $count } Zones
    } left
desk-deck-label = Trick cards: { $count } in the deck, { $away } discarded
desk-jinx-deck-label = Jinx cards: { $count } in the deck, { $away } discarded
desk-scholar = Scholar card of { $scholar }
desk-fired-up = Fired Up
desk-turn-over = See the other face
desk-turn-back = Turn it back
desk-stat-speed = Speed
desk-stat-intelligence = Intelligence
desk-stat-hand = Hand
desk-stat-resistance = Resistance
desk-stat-starting_students = Starting Students
desk-left = left
desk-students =
    { $count ->
        [one] Student
       *[other] Students
    }
desk-stunned-of = Stunned tokens: { $stunned } of { $most }
desk-knowledge = Knowledge token: you have seen the Clan
desk-combo = Knowledge Combo: { $cubes }; missing { $missing }
desk-combo-short = Combo
desk-jinxes = Jinx cards
desk-jinx-unknown = nobody knows it yet
desk-notes = Notes
desk-column =
    { $colour }: { $count } of { $capacity } cubes of { $value }, { $points } points{ $next ->
        [0] {""}
       *[other] ; next Star at { $next }
    }{ $arrow ->
        [0] {""}
       *[other] ; next Arrow at { $arrow }
    }
desk-study-bonus = Study Bonus { $bonus }
desk-points-word =
    { $count ->
        [one] point
       *[other] points
    }
desk-thesis-now = { $points } of { $needed } for the Clan
desk-stars-enough = enough Stars for a Thesis
desk-stars-missing =
    { $count ->
        [one] one more for a Thesis
       *[other] { $count } more for a Thesis
    }
desk-fact-stars = Stars
desk-fact-points = points on the Note board
desk-fact-students = Students
desk-fact-stunned = Stunned tokens
desk-fact-cards = cards in hand
desk-fact-bonus = Study Bonus
desk-fact-jinxes = Jinx cards
desk-has-left = left with a Thesis
desk-thinks = is asked
desk-known-cards = Known cards in hand
desk-or = or
desk-auxiliary = Auxiliary Effect: { $effect }
desk-brief-speed = { $amount } Speed
desk-brief-draw = draw { $amount }
desk-brief-discard = a Scholar discards { $amount }
desk-brief-recruit = { $amount } from the Bonfire
desk-cost-bag = bag { $count }
desk-cost-sacrifice = Sacrifice { $count }
desk-cost-cards = discard { $count }

## Desk: options and what follows from them

desk-ahead =
    { $margin ->
        [0] level, and level is enough
       *[other] ahead by { $margin }
    }
desk-short = short by { $margin }
desk-stands = Stealth { $stealth } against Alert { $alert }: { $outcome }.
desk-alert-becomes = Alert { $from } becomes { $to }: { $outcome }.
desk-stealth-becomes = Stealth { $from } becomes { $to }: { $outcome }.
desk-draw =
    { $count ->
        [one] A Student is drawn from the bag first.
       *[other] { $count } Students are drawn from the bag first.
    }
desk-draw-known =
    { $count ->
        [one] A Student is drawn
       *[other] { $count } Students are drawn
    } from the bag: { $omega } of { $all } there { $omega ->
        [one] is
       *[other] are
    } Omega.
desk-sacrifice =
    { $count ->
        [one] One Student
       *[other] { $count } Students
    } Sacrificed, { $left } left.
desk-speed-then =
    Then { $speed ->
        [one] 1 Speed point
       *[other] { $speed } Speed points
    } to spend.
desk-speed-left =
    1 Speed point, { $speed ->
        [0] none
       *[other] { $speed }
    } left.
desk-recruit =
    { $count ->
        [0] Nobody is at the Bonfire.
        [one] 1 Student comes from the Bonfire, where { $there } wait.
       *[other] { $count } Students come from the Bonfire, where { $there } wait.
    }
desk-hand-then =
    Then { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
desk-discards = { $seat } has { $cards }, then { $left }.
desk-divine =
    { $amount ->
        [one] One card is turned up; its Bonus counts, { $least } to { $most }.
       *[other] { $amount } cards are turned up; the best Bonus counts, { $least } to { $most }.
    }
desk-on = { $effect }: { $seat }
desk-place = New Zone of Floor { $floor }
desk-pile-left =
    { $count ->
        [one] 1 Zone in the pile.
       *[other] { $count } Zones in the pile.
    }
desk-study-title = Study here, and Collect
desk-study-short =
    you reach { $most }{ $stars ->
        [0] {""}
        [one] , brings a Star
       *[other] , brings { $stars } Stars
    }
desk-study = Collect { $cubes }
desk-study-sub = Alert { $alert }. You reach { $most } with all your cards{ $bonus ->
        [0] .
       *[other] {" "}and Study Bonus { $bonus }.
    }
desk-stars-gained =
    { $count ->
        [one] Brings a Star.
       *[other] Brings { $count } Stars.
    }
desk-spy-on = Spy on { $seat }
desk-against = Alert { $alert }
desk-spy-sub =
    Alert { $alert } ({ $value } for the cube, { $more } for Students and cards). Costs { $cost ->
        [one] a Student
       *[other] { $cost } Students
    }. All your cards: { $most }.
desk-ability-title = Ability
desk-ability-on = { $ability }: { $seat }
desk-stuns = { $seat } has { $stunned } of { $most } Stunned tokens.
desk-explore = Explore
desk-explore-sub =
    { $speed ->
        [one] 1 Speed point
       *[other] { $speed } Speed points
    } to move and place Zones, then an Action.
desk-rest = Rest
desk-rest-sub =
    To the camp. { $stunned ->
        [0] {""}
        [one] Rid of 1 Stunned token.{" "}
       *[other] Rid of { $stunned } Stunned tokens.{" "}
    }{ $jinxes ->
        [0] {""}
       *[other] Rid of a Jinx.{" "}
    }{ $students ->
        [0] {""}
        [one] 1 Student more.{" "}
       *[other] { $students } Students more.{" "}
    }{ $cards ->
        [0] The hand can be changed.
        [one] 1 card more.
       *[other] { $cards } cards more.
    }
desk-thesis = Present the Thesis
desk-thesis-known = { $points } points of { $needed } needed. The next Thesis is worth { $place } more.
desk-thesis-unknown = { $points } points before the Clan counts; Clans need { $least } to { $most }. If it is refused: a Jinx, and your best cube is gone.
desk-thesis-stars = You have { $stars } of { $least } Stars.
desk-token-sub = Then { $stunned } of { $most }.
desk-token-last = Then { $stunned } of { $most }: your next turn is a Rest.
desk-student-sub =
    { $left ->
        [one] 1 Student left.
       *[other] { $left } Students left.
    }
desk-movement =
    { $speed ->
        [one] 1 Speed point
       *[other] { $speed } Speed points
    } left{ $bonus ->
        [0] {""}
       *[other] , and { $bonus } from cards
    }. What is left of your card’s Speed is lost when the phase ends.
desk-action =
    One Action: Study or Espionage.{ $bonus ->
        [0] {""}
       *[other] {" "}{ $bonus } Speed from cards left.
    } Ending the turn draws a Student from the bag.
desk-action-done =
    Your Action is done.{ $bonus ->
        [0] {""}
       *[other] {" "}{ $bonus } Speed from cards left.
    } Ending the turn draws a Student from the bag.
desk-declare-none =
    Alert { $alert }. All your cards{ $bonus ->
        [0] {""}
       *[other] {" "}and Study Bonus { $bonus }
    } make { $most }; whoever is asked may still change it.
desk-declare =
    Cards { $cards }{ $bonus ->
        [0] {""}
       *[other] {" "}and Study Bonus { $bonus }
    }: Stealth { $stealth } against Alert { $alert }, { $outcome }.
desk-resting = You keep { $kept } and draw { $drawn } up to Hand { $hand }.
desk-picked = { $picked } of { $count } chosen.
desk-pick-sub = { $scholar }: Speed { $speed }, Intelligence { $intelligence }, Hand { $hand }, Resistance { $resistance }.
desk-priority-sub =
    You hold { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. Standing orders can pass for you.
desk-watching = You are watching.
desk-gone = You have left the dungeon with your Thesis.
desk-held = Chosen: { $deed }. The others may play something first.

## Desk: the bar

desk-ask-Turn = What do you do in this turn?
desk-ask-Movement = Where do you go?
desk-ask-Action = What do you do here?
desk-ask-PickScholar = Which Scholar do you play?
desk-ask-priority = { $seat } acts: an Instant of yours?
desk-ask-lap = { $seat } studies: do you meddle?
desk-ask-last = The last word in your Study
desk-ask-duel = { $seat } spies on you: do you resist?
desk-ask-spy = Your Espionage: do you push on?
desk-ask-declare = Which cards for your Study?
desk-ask-declare-spy = Which cards for your Espionage?
desk-ask-Stun = A Stunned token, or a Student?
desk-ask-DiscardTricks = Which cards do you discard?
desk-ask-RestingHand = Do you change your hand?
desk-ask-RestingJinx = Which Jinx do you shake off?
desk-ask-Rogue = Do you divine?
desk-ask-Stairs = Up or down the Stairs?
desk-ask-Peek = Which card do you keep?
desk-do-pass = Pass
desk-do-quiet = Pass all turn
desk-do-end-Movement = End movement
desk-do-end-Action = End the turn
desk-do-move = Go to { $zone }
desk-do-place = Draw the Zone
desk-do-play = Play it
desk-do-ability = Use it
desk-do-study = Study
desk-do-spy = Spy
desk-do-declare =
    { $count ->
        [0] Play
        [one] Play 1 card
       *[other] Play { $count } cards
    }
desk-do-discard =
    { $count ->
        [0] Discard
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
desk-do-keep = Keep all
desk-do-PickScholar = Play this Scholar
desk-go-on = Go on
desk-see-table = See the table
desk-see-scores = See the scores

## Desk: a Stealth test

desk-test = Stealth test
desk-scales = The scales
desk-stealth = Stealth
desk-alert-side = Alert
desk-as-it-stands = As it stands: { $outcome }.
desk-if-confirmed = If you confirm: { $outcome }.
desk-equal-is-enough = Equal is enough.
desk-makes-stealth = What makes Stealth { $stealth }
desk-makes-alert = What makes Alert { $alert }
desk-part-printed = printed on the Zone
desk-part-value = value of the cube
desk-part-counted = counted when declared
desk-part-bonus = Bonus, declared
desk-part-played = played in the test
desk-part-divined = Divination, the best card
desk-part-laid = you, if you confirm
desk-part-omegas =
    { $count ->
        [one] 1 Omega Student
       *[other] { $count } Omega Students
    }
desk-part-cubes = { $count } cubes declared
desk-part-arrows = Arrows on the Note board
desk-order = Who is asked
desk-order-lap = One lap
desk-order-duel = To and fro
desk-order-declares = declares
desk-order-answered = has answered
desk-order-now = is asked now
desk-order-later = comes later
desk-order-last = has the last word
desk-order-alternate = is asked in turn
desk-order-cannot = in the camp or without cards
desk-stake = At stake
desk-stake-study = Success: { $seat } Collects { $cubes }.
desk-stake-spy = Success: { $seat } Steals { $cubes } from { $target }.
desk-stake-stars =
    That makes { $stars ->
        [one] 1 Star.
       *[other] { $stars } Stars.
    }
desk-stake-fired =
    { $count ->
        [one] Fired Up then: { $seats }.
       *[other] Fired Up then: { $seats }.
    }
desk-stake-lose = Failure: a Stunned token for { $seat }, who has { $stunned } of { $most }.
desk-divined = Divination of { $seat }: { $amount }
desk-omega = Omega is out of the bag
desk-alert-now = The Alert Bonus is { $bonus }.
desk-bag-filled = The bag gets { $count } Students and an Omega.

## Desk: standing orders

desk-orders = Standing orders
desk-order-is-moment = give me a moment
desk-order-is-always = always ask
desk-order-is-espionage = ask at Espionage
desk-order-is-me = ask if it is about me
desk-order-moment = Give me a moment
desk-order-moment-sub = pass by itself after a few seconds, unless I touch anything; what is about me waits for me
desk-order-always = Always ask me
desk-order-always-sub = at every card that I might play in the turns of others
desk-order-espionage = Stop me at every Espionage
desk-order-espionage-sub = whoever spies on whom; otherwise pass for me
desk-order-me = Pass unless it is about me
desk-order-me-sub = ask only when I am spied on, or what is declared targets me or answers me
desk-orders-secret = Only you see this. Others see a pass, and it takes the same pause whatever you hold.
desk-passing = Passing by your standing order
desk-passing-could = You could play something. Touch anything to be asked.
desk-passing-nothing = You have nothing to play here. Passing in a moment.
desk-ask-me-now = Ask me this time
desk-passed =
    { $count ->
        [one] Passed once by your standing order.
       *[other] Passed { $count } times by your standing order.
    }

## Desk: stages

desk-pick = Choose your Scholar
desk-peek = Arcane Research
desk-peek-sub =
    { $count ->
        [one] Press the card that you keep. The others go under the deck.
       *[other] Press the { $count } cards that you keep. The others go under the deck.
    }
desk-kept = yours
desk-under = under the deck, { $place }.
desk-lower = { $card } one further down
desk-on-pile = { $place }. from the top
desk-pile-sub = The first is drawn first. Press a Zone to put it on top.
desk-retrieve-sub =
    { $count ->
        [one] Press the card that you take into your hand.
       *[other] Press the { $count } cards that you take into your hand.
    }
desk-do-LookPile = Put them back
desk-do-Retrieve = Take back

## Desk: the Thesis and the end

desk-diploma = Thesis
desk-diploma-uni = The University of Rocca Civetta, being awake at this hour,
desk-diploma-accepts = accepts the Thesis
desk-diploma-refuses = refuses the Thesis
desk-diploma-of = of { $who }
desk-diploma-of-on = of { $who }, on the { $clan }
desk-thesis-of = Thesis of { $who }
desk-diploma-points = Points of the Thesis
desk-diploma-remark = “Bold, if damp. The commission asks that the wine stains be footnoted.”
desk-diploma-remark-no = “The commission has read it twice, the second time for the food stains.” A Jinx, and the most valuable cube is gone.
desk-information = Information
desk-cubes = Cubes
desk-worth = Worth
desk-points = Points
desk-thesis-word = Thesis
desk-needed = { $needed } needed
desk-needed-label = { $points } points, { $needed } needed
desk-placing =
    { $place ->
        [1] First Thesis
        [2] Second Thesis
        [3] Third Thesis
       *[other] Fourth Thesis
    }
desk-final-score = Final score
desk-thesis-accepted = The Thesis of { $seat } is accepted
desk-thesis-accepted-sub = The score is final. From now on an Omega Student climbs the Alert card in each of these turns; when it is full, the last round begins.
desk-thesis-refused = The Thesis of { $seat } is refused
desk-thesis-refused-sub = A Jinx is turned up, and the most valuable cube goes to the Reserve.
desk-final =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
desk-final-theses =
    { $count ->
        [one] One Thesis was accepted.
       *[other] { $count } Theses were accepted.
    }
desk-final-clan = The Clan: { $clan }, { $points } points needed.
desk-final-sheet = Final scores
desk-final-tie = On equal scores the earlier Thesis decides, then the Students.
desk-no-thesis = no Thesis
desk-nth-thesis =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
desk-jinx-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

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
map-tokens = Tokens: { $tokens }
map-stairs-used = The Stairs have been climbed
map-leads-to = Leads to { $zones }
map-you-are-here = You are here
map-who-is-here = Here: { $names }
map-boss-here = The Boss is here
map-explore = Into the dark: place a new Zone of { $floor }
map-place =
    Place { $number }, { $where }; { $count ->
        [one] it fits in one way
       *[other] it fits in { $count } ways
    }
map-chosen-place = Chosen, place { $number } of { $count }: { $zone }. { $ways }. Press to turn it
map-lay = Lay { $zone } next to { $here }
map-lay-unplaced =
    { $count ->
        [one] There is one place for it
       *[other] Choose one of { $count } places, by its number
    }
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

## Advanced rules: declared effects

adv-stack =
    { $count ->
        [one] A Main Effect lies declared
       *[other] Answers to answers
    }
adv-stack-sub = The highest step resolves first. What is cancelled costs nothing.
adv-declares = { $seat } declares
adv-answers = { $seat } answers with
adv-your-answer = Your answer
adv-says = “{ $text }”
adv-names = Choice: { $names }.
adv-cost = Cost: { $cost }.
adv-first = Resolves first
adv-resolves = Being resolved
adv-cancelled = Cancelled: no effect, no cost
adv-unpaid = Cannot be paid: no effect
adv-asked = Asked whether to react
adv-asked-now = is asked now
adv-asked-then = comes later
adv-asked-nobody = Nobody else can react.
adv-recent = Main Effects just now
desk-ask-Declared = Do you react to { $card }?
desk-ask-BossWay = Which way does the Boss take?
desk-way = Way { $number }
desk-do-BossWay = Send him there

## Advanced rules: cards on the table

desk-interns = Interns
desk-fact-interns = Interns
desk-captured = Captured
desk-truce = not to be spied on
desk-refused = has left, the Thesis refused
desk-max-alert = Maximum Alert
desk-panic-label = Maximum Alert. Panic card { $panic }: { $does }
desk-boss = Boss
desk-boss-nowhere = not in the Dungeon yet
desk-boss-in = in { $zone }
desk-part-luck = Luck of the Zone, the best card
desk-part-main = Main Effect
desk-part-panic = Panic card, in every Zone
desk-part-boss = the Boss is here
desk-luck-good =
    Good Luck: { $count ->
        [one] a card is turned up and its Bonus goes
       *[other] { $count } cards are turned up and the best Bonus goes
    } to your Stealth.
desk-luck-bad =
    Bad Luck: { $count ->
        [one] a card is turned up and its Bonus goes
       *[other] { $count } cards are turned up and the best Bonus goes
    } to the Alert.
desk-danger = Danger: failing draws { $count } Students.
desk-action-main = One Action: Study, Espionage or a card with ACTION.{ $bonus ->
        [0] {""}
       *[other] {" "}{ $bonus } Speed from cards left.
    }
desk-action-done-main = Your Action is done.{ $bonus ->
        [0] {""}
       *[other] {" "}{ $bonus } Speed from cards left.
    }

## What Zone Effects do

tells-good-luck =
    in a Study here { $number ->
        [1] a Trick card is turned up and its Bonus
       *[other] { $number } Trick cards are turned up and the best Bonus
    } added to Stealth
tells-bad-luck =
    in a Study here { $number ->
        [1] a Trick card is turned up and its Bonus
       *[other] { $number } Trick cards are turned up and the best Bonus
    } added to the Alert
tells-danger = a failed test here draws { $number } Students instead of 1
tells-ambush =
    whoever enters gets { $number ->
        [1] a Stunned token
       *[other] { $number } Stunned tokens
    }
tells-stop = whoever enters loses the Speed points that are left
tells-toll =
    whoever enters Leaves { $number ->
        [1] a cube
       *[other] { $number } cubes
    } here
tells-stairs = the first Scholar who enters places a Zone of the next Floor up or down
tells-boss = whoever enters calls the Boss, once in a turn: he appears, or he moves
tells-secret-passage = for 1 Speed point to another Zone with Secret Passage { $letter }
tells-bivouac = as your Action: rid of Stunned tokens and a Jinx, Students and hand filled up
tells-teleport = as your Action to any Zone, with a Mysticism cube
tells-fool = tests made here: Divination 1 for the Stealth of the Fool’s owner, for the Alert against others
tells-trap = the first who enters turns it up and suffers it
tells-hecatomb = whoever enters Sacrifices all Students
tells-forced-passage = no more than two Zones are ever Linked to it
tells-hire-familiar = as your Action, for what the Familiar costs
tells-bucket = discard up to 2 Trick cards for as much Hot Water
tells-idol = as your Action, its Universal cube without a test; 2 Students, and Stunned tokens for all nearby
tells-pillar = Alert −1; as your Action it falls, with a Wall
tells-bridge = whoever crosses it Sacrifices a Student or loses all Speed; three times
tells-snake-pit = whoever enters without a red cube: a Stunned token, and discards a card
tells-colour = only with a cube of { $colour }
tells-idle = not played with here

## Rocca Civetta

rocca-title = Rocca Civetta
rocca-research = Research
rocca-familiars = Familiars
rocca-familiar-free = Free to be hired.
rocca-congregations = Congregations
rocca-in-bag = ({ $count } in the bag)
rocca-pyre = At the Bonfire, from the arrow
rocca-phi =
    { $count ->
        [one] 1 Student of Phi on the Boss card
       *[other] { $count } Students of Phi on the Boss card
    }
rocca-stars = Star tokens: { $stars }
rocca-silver = silver
rocca-gold = gold
rocca-backpack =
    { $count ->
        [one] 1 Trick card in the backpack
       *[other] { $count } Trick cards in the backpack
    }

## Questions of advanced rules and of Rocca Civetta

desk-ask-PlaceBoss = Where does the Boss appear?
desk-ask-LayToken = Where do you lay the token?
desk-ask-OmegaPlace = Which Zone for Omega?
desk-ask-MoveEgg = Where does the Egg go?
desk-ask-DriveBoss = Where does the Boss go?
desk-ask-LayTentacle = Where does the Tentacle rise?
desk-ask-LayBoulder = Where does the Rolling Stone begin?
desk-ask-RollBoulder = Where does the Rolling Stone roll?
desk-ask-GatherEggs = Where are the Eggs gathered?
desk-ask-PushEgg = Which Egg do you move?
desk-ask-LeaveCube = Where do you Leave the cube?
desk-ask-LeaveCubes = Which cube do you Leave?
desk-ask-ChooseSide = Stealth or Alert?
desk-ask-LookPile = In which order do they go back?
desk-ask-Retrieve = Which cards do you take back?
desk-ask-TakeCard = Which card do you take?
desk-ask-DiscardCard = Which card is discarded?
desk-ask-PeerReview = Do you save your effect?
desk-ask-Protect = Do you keep the cube?
desk-ask-Donate = Which cube do you Donate?
desk-ask-NameAnew = What do you name now?
desk-ask-ChooseWay = Which of these?
desk-ask-Frost = Hot Water, or slower?
desk-ask-Bucket = Which cards for Hot Water?
desk-ask-LayBridge = Where does the Bridge lie?
desk-ask-Crossing = What does the Bridge cost you?
desk-ask-BreakFree = How do you break free?
desk-ask-PlaceUniversal = Into which column?
desk-ask-DriveOff = Does the Manticore drive him off?
desk-ask-Brew = Which cards do you discard?
desk-ask-KeepIntern = Which Intern do you keep?
desk-ask-StuntDouble = Does the Stunt Double take the fall?
desk-ask-LoseCube = Which cube do you lose?
desk-ask-DrawnStudents = Do you keep this Student?
desk-ask-ArrangeStudents = In which order to the Bonfire?
desk-ask-Pathfinder = Which Zone do you place?
desk-ask-LayTrap = Which Trap do you lay?
desk-ask-Ward = Do you keep the cube?
desk-ask-PlaceZone = Where do you place the Zone?
desk-cubes-left =
    { $left ->
        [0] The last of this colour.
       *[other] { $left } of this colour left.
    }
desk-offer = Offering: { $cubes }
desk-offer-sub =
    { $first ->
        [0] 2 points
       *[other] The first Offering: 6 points
    }{ $universal ->
        [0] .
       *[other] {" "}and the Universal cube.
    }
