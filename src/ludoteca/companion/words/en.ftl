# The companion: for the table with the real box.

companion-player = Player { $number }
companion-collector = The Collector

## King of Con, scoring

companion-king-of-con-theme = Theme of the year
companion-king-of-con-monkey = Monkey
companion-king-of-con-monkey-hint = Its number: the lower one wins the last tie.
companion-king-of-con-reserve = Tokens in the Reserve
companion-king-of-con-reserve-hint = Those behind the screen; the Bin does not count.
companion-king-of-con-passions = Passions
companion-king-of-con-passions-hint = The two that were kept.
companion-king-of-con-collection = Collection
companion-king-of-con-collection-hint = Every Object in front of the player, with the tokens on it.
companion-king-of-con-object = Object
companion-king-of-con-tokens = Tokens on it

## Chamber of Wonders, scoring

companion-chamber-of-wonders-draws = Tokens drawn for a tie
companion-chamber-of-wonders-draws-hint = Only where players tie for most skulls: each token that was drawn, in the order of drawing.
companion-chamber-of-wonders-club = Club
companion-chamber-of-wonders-showcases = Showcases
companion-chamber-of-wonders-showcases-hint = One row for each filled showcase.
companion-chamber-of-wonders-holds = What is in it
companion-chamber-of-wonders-fame = Fame printed on it (a set: on all its cards)
companion-chamber-of-wonders-token = A Fame token lies on it
companion-chamber-of-wonders-skulls = Skulls on its token
companion-chamber-of-wonders-purse = Pounds in the purse
companion-chamber-of-wonders-hand = Cards left in hand
companion-chamber-of-wonders-fame-beside = Fame tokens beside the showcases
companion-chamber-of-wonders-skulls-beside = Grotesque tokens beside the showcases

companion-holds-monster = One Monster part
companion-holds-grotesque = Grotesque
companion-holds-legendary = Legendary
companion-holds-precious = Precious
companion-holds-arcane = Arcane
companion-holds-book = One Book
companion-holds-monster-set = Monster set: head, body, legs
companion-holds-book-2 = Two different Books
companion-holds-book-3 = Three different Books
companion-holds-book-4 = Four different Books

## Dungeonology, scoring

companion-dungeonology-clan = Clan card
companion-dungeonology-clan-hint = Choose ‘values from my card’ where yours says something else.
companion-clan-own = Values from my card
companion-modifier-of = Clan’s Modifier for { $column }
companion-value-of = Points of one { $column } cube
companion-dungeonology-stars = Stars that bring a bonus
companion-dungeonology-metal = Metal
companion-dungeonology-colour = Column
companion-dungeonology-count = How many
companion-dungeonology-star-points = Points for all these Stars
companion-metal-silver = Silver
companion-metal-gold = Gold
companion-column-any = Any column
companion-dungeonology-thesis = Thesis
companion-dungeonology-thesis-hint = Who delivered a successful Thesis, in which order.
companion-thesis = { $number ->
    [0] None delivered
    [1] Delivered first
    [2] Delivered second
    [3] Delivered third
   *[4] Delivered fourth
  }
companion-dungeonology-jinxes = Jinx cards
companion-dungeonology-jinxes-hint = Those face down too, each with its penalty.
companion-dungeonology-penalty = Penalty
companion-dungeonology-interns = Interns
companion-dungeonology-researches = Research cards
companion-dungeonology-points = Points
companion-dungeonology-students = Students
companion-dungeonology-students-hint = Only for a tie.
companion-dungeonology-tome = Omega’s Tome was full when his Phase began
companion-dungeonology-mode = Points of a Big Boss’s mode
companion-dungeonology-mode-hint = What its sheet gives this Scholar: Eggs, Shells, offerings.
companion-dungeonology-youth = Age
companion-dungeonology-youth-hint = Only for a tie that even Students do not break.
companion-youth = { $number ->
    [0] Not told
    [1] The youngest
    [2] Second youngest
    [3] Third youngest
   *[4] The eldest of four
  }

## What cannot be

companion-too-many = There are { $found } columns, and only { $most } at this table.
companion-not-understood = This entry is not understood.
companion-missing = This must be filled in.
companion-number = This is a number from { $least } to { $most }, not { $found }.
companion-no-such-value = There is no such thing to choose: { $found }. There is: { $choices }.
companion-separator = ;
companion-and-more = { $choices }; and { $count } more
companion-no-such-number = There is no such thing to choose: { $found }. Here is what can be typed.
companion-how-many = { $least ->
    [0] At most { $most } may be named here, and there are { $found }.
   *[other] { $least } to { $most } are named here, and there are { $found }.
  }
companion-how-many-exactly = Name exactly { $most } here; there are { $found }.
companion-twice = The same is named twice.
companion-tokens-in-all = Reserves and Collections hold { $found } tokens together; the box has 100.
companion-cards = The box has no more cards of this type: { $kind }.
companion-tokens = The box has 20 Grotesque tokens, and more are entered.
companion-order = Number { $number } is given twice, or one before it is missing.
companion-box = The box has only { $most } of these cards.

## What the law says besides

companion-draw = { $seats } tie for most skulls: each draws another Grotesque token, in this order. Enter what was drawn.
companion-majority = { $seat } has the most skulls, { $skulls }, and gets a Fame token.
companion-no-majority = Nobody gets the Fame token for most skulls.
companion-drawn-in-vain = More tokens were entered than anybody had to draw; the others do not count.
companion-youngest = { $seats } are level even in Students: the younger is before the older. Enter who is younger.
companion-lost-tome = Omega’s Tome was full at the beginning of his Phase: Omega wins, and nobody’s points count.
companion-lost-thesis = Nobody has passed a Thesis: Omega wins, and nobody’s points count.
companion-won-before = Who passes the Thesis alone has won at once; no Phase of Omega comes after it. Take back one of the two.
companion-without = { $count ->
    [one] { $seats } has passed no Thesis while others have: these points are not counted.
   *[other] { $seats } have passed no Thesis while others have: their points are not counted.
  }

## Printed examples

companion-example-king-of-con-early-end = The rulebook’s last example: five nerds, an Epic Collection in round 5
companion-example-king-of-con-early-end-parts = The same with Zak’s parts as they are printed: a tie
companion-example-chamber-of-wonders-end = The rulebook’s example: Diana, Paolo and Diego
companion-example-chamber-of-wonders-before-skulls = The same before the skulls are counted
companion-example-dungeonology-clan-modifier = The rulebook’s example of a Modifier: four Militia cubes

## Typing in one’s cards

companion-pack-object = Objects
companion-pack-scenario = Scenarios
companion-pack-wonder = Wonders
companion-pack-area = Sides of the Areas
companion-pack-grotesque-tokens = Grotesque tokens, for each range of skulls

## In the terminal

companion-args-score = Score a table with the real box.
companion-args-players = who plays: names with commas between them
companion-args-example = a printed example of the game: king-of-con has early-end and early-end-parts
companion-args-answers = a file with the answers, as --save writes it
companion-args-save = keep the answers in a new file
companion-no-such-example = There is no such example. There are: { $names }.
companion-who-plays = Who plays? Name them: --players Ada,Bruno,Clio
companion-of = What { $name } has:
companion-next = { $label }, number { $number } (nothing ends the list):
companion-prompt = { $label } (? lists what can be typed):{" "}
companion-at = { $where }: { $text }
companion-places = Places: { $places }

## Setting up

companion-setup-markers = Put the phase marker on box 1, the round marker on box I, the Predominance marker on the first Characteristic.
companion-setup-colours = Everybody takes a colour with its screen and Bin, and a secondary screen.
companion-setup-tokens = { $count } tokens for everybody, behind the screen.
companion-setup-bank = { $count } tokens stay in the Bank.
companion-setup-monkey = { $seat } has Monkey { $number }.
companion-setup-passions = Shuffle the Passions. From the lowest Monkey on, everybody draws three, keeps two and puts one away unseen.
companion-setup-two-passions = Shuffle the Passions and deal two to everybody.
companion-setup-objects = Shuffle the 25 Objects into a deck, face down.
companion-setup-scenario = Scenario: { $scenario }.
companion-setup-agents = { $count } Agents for everybody.
companion-setup-cabinets = Three Cabinets for everybody; in each, one showcase gets a Coming Soon marker.
companion-setup-areas = Lay the Areas in a ring, in this order: { $areas }.
companion-setup-contacts = Between them the Contacts, in this order: { $contacts }. The others go back to the box.
companion-setup-club = { $seat }: { $club }.
companion-setup-wonders = Shuffle the Wonders into a deck, face down.
companion-setup-hands = Everybody draws { $count } cards.
companion-setup-discard = Turn up the top card: it begins the discard pile.
companion-setup-equipment = Add up the Initial Equipment printed on the four Areas: everybody gets those pounds and draws those cards.
companion-setup-pounds = Everybody gets £{ $count }.
companion-setup-more-cards = Draw { $count } more cards.
companion-setup-grotesque = Shuffle the Grotesque tokens face down; lay out the Fame tokens.
companion-setup-collector = The Collector gets three Cabinets with three Coming Soon markers, £{ $pounds } and { $cards } cards, face down.
companion-setup-first-visitor = Who was last in a museum begins; if nobody knows, it is { $seat }.
companion-setup-note-boards = Everybody takes a Note board, with the Study Bonus at 0.
companion-setup-scholar = { $seat }: { $scholar }.
companion-setup-first = The Randomizer says: { $seat } is first.
companion-setup-tricks = { $seat } draws { $count ->
    [one] 1 Trick card.
   *[other] { $count } Trick cards.
  }
companion-setup-alert = The Alert card { $alert } goes on the Campus.
companion-setup-boss = The Boss card lies by the Campus with this side up: { $his }. His figure waits outside.
companion-setup-panic = One Panic card that may be used goes face down, unseen, under the Alert card.
companion-setup-start = The Starting Zone lies in the middle, with all Scholars on it.
companion-setup-floors = Shuffle the Zones into { $count } piles, one for each Floor, face down.
companion-setup-research = Shuffle the Research cards and turn up { $count }.
companion-setup-university = Put { $greys } grey Students and one Omega Student into the University.
companion-setup-begin = The first player begins.

## Which edition

companion-unknown = I do not know
companion-edition-is = Your box is played by: { $editions }.
companion-edition-several = These fit what you said: { $editions }. Answer more to tell them apart.
companion-edition-switch = { $option }: set it to “{ $value }”; that edition says otherwise.

## The Collector

companion-collector-purse = His pounds
companion-collector-filled = Showcases that he has filled
companion-collector-markers = Coming Soon markers that he has left
companion-collector-cards = His cards
companion-collector-kind = What it is
companion-collector-value = Value in pounds
companion-kind-head = Monster, head
companion-kind-body = Monster, body
companion-kind-legs = Monster, legs
companion-kind-grotesque = Grotesque
companion-kind-legendary = Legendary
companion-kind-precious = Precious
companion-kind-arcane = Arcane
companion-kind-book-A = Book, first kind
companion-kind-book-B = Book, second kind
companion-kind-book-C = Book, third kind
companion-kind-book-D = Book, fourth kind
companion-card = { $kind } (£{ $value })
companion-collector-lord = Lord: before he reveals, he draws one more card. Enter it with the others.
companion-collector-reveal = Turn up all his cards.
companion-collector-few = In each round he draws { $count } cards, and what Areas and Contacts gave him comes on top.
companion-collector-opens = He pays £5 and removes a Coming Soon marker.
companion-collector-places = He displays in one showcase: { $cards }.
companion-collector-monster = A Fame token lies on the Monster.
companion-collector-legendary = Is there another copy displayed anywhere? Then no copy has a Fame token any more. Otherwise this one gets it.
companion-collector-grotesque = He draws a Grotesque token and lays it on the card, face down.
companion-collector-precious = He gets £3.
companion-collector-keeps = He keeps in hand: { $cards }.
companion-collector-done = He has £{ $pounds } now.

## The Randomizer

companion-randomizer-what = What is drawn
companion-randomizer-triangles = Scholars among whom it is drawn
companion-randomizer-triangles-hint = By the triangle of their Note board. Nobody in the Starting Zone, nobody who has left.
companion-randomizer-slots = Passages that the Zone has
companion-randomizer-slots-hint = As it lies on the table, north above.
companion-randomizer-colours = Information among which it is drawn
companion-what-scholar = A Scholar
companion-what-direction = A direction
companion-what-passage = A Passage
companion-what-information = Information
companion-slot-a = North side, to the west
companion-slot-b = North side, to the east
companion-slot-c = East side, to the north
companion-slot-d = East side, to the south
companion-slot-e = South side, to the east
companion-slot-f = South side, to the west
companion-slot-g = West side, to the south
companion-slot-h = West side, to the north
companion-slot-lair-N = North side, Passage { $number } of 4 from the west
companion-slot-lair-E = East side, Passage { $number } of 4 from the north
companion-slot-lair-S = South side, Passage { $number } of 4 from the east
companion-slot-lair-W = West side, Passage { $number } of 4 from the south
companion-direction-N = North
companion-direction-E = East
companion-direction-S = South
companion-direction-W = West
companion-randomizer-scholar = The Scholar with this triangle: { $triangle }.
companion-randomizer-direction = { $direction }.
companion-randomizer-passage = { $slot }.
companion-randomizer-information = { $colour }.
companion-randomizer-nothing = Nothing can be drawn: that part of the effect is left out.

## The Alert card

companion-alert-drawer = This player
companion-alert-placed = Omega Students on the Alert card
companion-alert-bonfire = Students at the Bonfire
companion-alert-greys = Grey Students in the University
companion-alert-students = Students of all Scholars together
companion-alert-panic = Panic card
companion-panic-draw = Not revealed yet: draw one
