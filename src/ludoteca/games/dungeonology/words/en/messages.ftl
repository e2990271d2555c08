### Dungeonology: what is chosen, and what boards call things.

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
part-ability = Ability
part-overcharge = Overcharge

## Decisions

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
choice-ability-plain = use { $ability }
choice-ability-named = use { $ability }: { $things }
choice-ability-brief = { $ability }: { $things }
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

## What happens

event-bonfire-emptied =
    { $count ->
        [one] The Student at the Bonfire runs off to the Reserve.
       *[other] The { $count } Students at the Bonfire run off to the Reserve.
    }
event-jinx-drawn = { $seat } gets a Jinx card, face down.
event-game-over-nobody = Nobody has delivered a Thesis, so all scores count.

## Score sheet

line-columns = Information on the Note board
line-clan = Modifiers of the Clan
line-placing = Placing bonus
line-jinxes = Jinx cards

## Dangerous Zones, Boss, Maximum Alert

part-luck = luck, { $card }
part-panic = Panic card
part-boss = Boss
effect-numbered = { $effect } { $number }
effect-coloured = { $effect } ({ $colour })
choice-bivouac = use the Bivouac
choice-leave = Leave { $colour }
choice-boss-way = { $zones }
panic-explained = { $panic } ({ $does })
panic-unknown = a Panic card, face down
panics-alert = Alert +{ $amount } in all Zones
panics-students = each turn begins by drawing { n-students }
panics-capture = who would get a Stunned token beyond the limit is Captured
panics-darkness = Intelligence is 1
panics-the-revellers-charge = who enters a Zone with another Scholar gets a Stunned token, once in a turn
panics-last-round-everyone = the Boss is in the Dungeon, is activated at the start of each turn, and his Encounter gives a Stunned token besides
panics-sets = { $number } is { $count }
panics-speed = Speed
panics-hand = Hand
panics-intelligence = Intelligence
panics-resistance = Resistance
panics-each-turn = for whose turn begins: { $effect }
panics-joined = for who enters a Zone with another Scholar, once in a turn: { $effect }
panics-met = an Encounter with the Boss besides: { $effect }
panics-outside = for who ends an Explore Activity outside the Starting Zone: { $effect }
panics-rolled = a boulder rolls from the farthest Zone to the Starting Zone, where the game ends; for whom it meets: { $effect }
panics-eggs = all closed Eggs are gathered around the Boss and opened by who enters; with the last one the game ends
panics-activates = the Boss is in the Dungeon and is activated at the start of each turn
panics-boss-steps =
    the Boss moves up to { $count ->
        [one] 1 Zone
       *[other] { $count } Zones
    } towards whose turn begins
panics-far =
    who begins a turn { $zones } or more Zones from the Starting Zone has { $count ->
        [one] 1 Speed point
       *[other] { $count } Speed points
    } more
panics-heat =
    the game ends after { $count ->
        [one] 1 turn
       *[other] { $count } turns
    } of each player
boss-explained = { $boss }, the { $profile }: Alert +{ $alert } in his Zone; { $does }
boss-does-brawler = he moves up to { $steps } Zones towards the nearest Scholar; his Encounter gives a Stunned token, or makes you Leave a cube if you have as many as you can have
boss-does-drunk = he moves up to { $steps } Zones towards a random Scholar; who meets him discards Trick cards or Sacrifices a Student, then draws a Student
boss-does-stated =
    { $steps ->
        [one] he moves 1 Zone
       *[other] he moves up to { $steps } Zones
    } towards { $seeks }; who meets him: { $effect }
boss-seeks-nearest = the nearest Scholar
boss-seeks-random = a random Scholar

## Main Effects and Interns

part-main = { $card }
part-intern = Intern
line-interns = Interns
cost-students = draw { n-students }
cost-sacrifice = Sacrifice { n-students }
cost-stunned = take { n-tokens }
cost-discard = discard { n-cards }
cost-stunned-only = take { n-tokens }, which no Student can prevent
cost-speed =
    { $count ->
        [one] 1 Speed point
       *[other] { $count } Speed points
    }
cost-discard-type = discard a card of this type: { $type }
cost-spared = the Homunculus pays the discard
timing-standard = Main Effect
timing-instant = Main Effect, Instant
timing-reaction = Main Effect, Reaction
timing-action = Main Effect, ACTION
choice-way-none = do nothing
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
