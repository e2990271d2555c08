### Rocca Civetta: Trick cards, Interns, Jinx cards, Bosses and Panic cards.

# Trick cards
trick-fizzing-tonic = Fizzing Tonic
trick-smoke-pellet = Smoke Pellet
trick-lead-into-gold = Lead into Gold
trick-unstable-flask = Unstable Flask
trick-acid-bath = Acid Bath
trick-distillate = Distillate
trick-philosophers-draught = Philosopher’s Draught
trick-vat-grown-helpers = Vat-grown Helpers
trick-neutraliser = Neutraliser
trick-is-there-a-doctor = Is There a Doctor?
trick-ask-the-stone = Ask the Stone
trick-send-in-the-fool = Send In the Fool
trick-keys-to-the-back-door = Keys to the Back Door
trick-overdue-volumes = Overdue Volumes
trick-eyes-above = Eyes Above
trick-wound-too-tight = Wound Too Tight
trick-petty-cash = Petty Cash
trick-hired-to-fall = Hired to Fall
trick-knock-on-the-hollow-tree = Knock on the Hollow Tree

# What Alchemy cards do
main-fizzing-tonic = discard { $first } Stunned token
main-smoke-pellet = Alert −{ $first } in any test
main-lead-into-gold = { $first } cube of yours becomes one of the next more valuable colour
main-unstable-flask = a nearby Scholar Leaves { $first } cube of their choice
main-acid-bath = Eliminate the leftmost cube here, then draw { $second } Trick card
main-distillate = look at the top { $first } Trick cards and keep { $second }; the others go under the deck
main-philosophers-draught = Collect { $first } cube of your choice here
main-vat-grown-helpers = take { $first } Students from the Reserve
main-neutraliser = cancel the declared effect

# Kinds of Trick cards
type-alchemy = Alchemy
type-specialists = Specialists
type-spriggan = Spriggan

# Interns
intern-surgeon = Surgeon
intern-wikiantir = Wikiantir
intern-fool = Fool
intern-night-porter = Night Porter
intern-bookbinder = Bookbinder
intern-falconer = Falconer
intern-clockmaker = Clockmaker
intern-pawnbroker = Pawnbroker
intern-stunt-double = Stunt Double
intern-spriggan = Spriggan

# Jinx cards
jinx-ink-spill = Ink Spill
jinx-overpacked = Overpacked
jinx-stage-fright = Stage Fright
jinx-round-on-the-house = Round on the House
jinx-insomnia = Insomnia
jinx-mole-in-the-ranks = Mole in the Ranks
jinx-shared-blame = Shared Blame
jinx-easy-mark = Easy Mark

# Bosses
boss-capagrezza = Capagrezza
boss-basilisk = Basilisk
boss-lord-shadow = Lord Shadow
boss-jukas = Jukas
boss-raganella = Raganella
boss-omega = Omega
boss-hypnotist = Hypnotist
boss-rioter = Rioter
boss-stalker = Stalker
boss-petrifier = Petrifier
boss-witch = Witch
boss-cauldron-keeper = Cauldron Keeper
boss-mind = Mind
boss-fist = Fist

# Panic cards
panic-out-of-the-dungeon = Out of the Dungeon
panic-cooking-time = Cooking Time
panic-distort-the-mind = Distort the Mind

## Options

option-rocca-jinxes = Rocca Civetta, standard: eight more Jinx cards.
value-rocca-jinxes-false = the fifteen Jinx cards of the base game
value-rocca-jinxes-true = twenty-three Jinx cards
option-rocca-alchemy = Rocca Civetta, standard: 18 Alchemy cards and 3 Fate cards more in the Trick deck.
value-rocca-alchemy-false = without
value-rocca-alchemy-true = with Alchemy
option-rocca-specialists = Rocca Civetta, dependent on Main Effects: 18 Specialist cards, 3 Fate cards and nine Interns more.
value-rocca-specialists-false = without
value-rocca-specialists-true = with Specialists
option-rocca-spriggan = Rocca Civetta, dependent on Main Effects: four cards of Bonus 8 that bring the Intern Spriggan.
value-rocca-spriggan-false = without
value-rocca-spriggan-true = with Spriggan
option-boss = Rocca Civetta, dependent on the Boss: who the Boss is.
value-boss-laetus = Laetus
value-boss-capagrezza = Capagrezza
value-boss-basilisk = the Basilisk
value-boss-lord-shadow = Lord Shadow
value-boss-raganella = Raganella
value-boss-jukas = Jukas
value-boss-omega = Omega
value-boss_profile-hypnotist = the Hypnotist (Capagrezza)
value-boss_profile-rioter = the Rioter (Capagrezza)
value-boss_profile-stalker = the Stalker (Basilisk)
value-boss_profile-petrifier = the Petrifier (Basilisk)
value-boss_profile-witch = the Witch (Raganella)
value-boss_profile-cauldron-keeper = the Cauldron Keeper (Raganella)
value-boss_profile-mind = the Mind (Omega)
value-boss_profile-fist = the Fist (Omega)
option-panic = Maximum Alert: which Panic card lies under the Alert card.
value-panic-random = by chance
value-panic-darkness = Darkness
value-panic-the-revellers-charge = The Revellers Charge
value-panic-last-round-everyone = Last Round, Everyone! (Laetus)
value-panic-out-of-the-dungeon = Out of the Dungeon (Capagrezza)
value-panic-cooking-time = Cooking Time (Raganella)
value-panic-distort-the-mind = Distort the Mind (Jukas)
reason-no-such-profile = The card of { $boss } has no such side.
reason-panic-needs-boss = The Panic card “{ $panic }” needs its Boss, { $boss }: switch the Boss on and choose that one, or another Panic card.

## Trick cards

card-plain = { $name } ({ $type }, Bonus { $bonus })
does-interns = +{ $amount } Stealth for each of your Interns
does-after-discarding = discard { n-cards }, then { $effect }
timing-declaration = when it is declared for its Bonus
decision-Brew = Alchemy: which cards to discard
asks-Brew = You discard { n-cards } and then draw { $drawn }. Which do you discard?
how-Brew = Type the number in your hand; several with a space between them.
reason-too-few-cards = Your hand does not hold the other cards that this effect discards: { $least }.

## Interns

lasting-study-stealth = Stealth in the own Study { $amount }
lasting-ignores-door = once in a turn a Door does not stop you
lasting-thesis-keeps-cube = a Thesis that fails costs no cube
lasting-espionage-range = range of Espionage in Linked Zones { $amount }
lasting-end-students = Students drawn in the End phase { $amount }
lasting-spares-stunned = instead of Stunned tokens this Intern can go back to the deck
lasting-fool = tests where the Fool’s token lies: Divination 1, for your Stealth or against others
does-when-taken = when it joins: { $effect }
does-at-start = at the start of your turn: { $effect }
token-2 = Fool’s token
laid-fool = the Fool’s token
decision-LayToken = Where to lay a token
asks-LayToken = In which Zone do you lay { $token }?
decision-KeepIntern = Two Interns: which one to keep
asks-KeepIntern = Two Interns offer to join you. Which one do you keep?
decision-StuntDouble = Stunned tokens: let the Stunt Double take them or not
asks-StuntDouble = You would get { n-tokens }. Does the Stunt Double take the fall and go back to the deck?
choice-stunt-double = the Stunt Double
choice-stunt-double-not = take them
event-intern-returned = The Intern { $intern } spares { $seat } the Stunned tokens and goes back to the deck.
event-door-opened = The Night Porter opens the Door to { $spot } for { $seat }.

## Jinx cards

lasting-no-study-bonus = the Study Bonus counts 0
lasting-placing-speed = Speed points for a new Zone { $amount }
lasting-stage-fright = the highest Bonus that you declare in a test counts 0
lasting-insomnia = Rest and Bivouac discard no other Jinx than this one
lasting-bag = Students drawn from the University { $amount }
lasting-shared-blame = when another Scholar in your Zone draws an Omega Student, you too draw a Jinx
lasting-easy-mark = Espionage against you needs no Student

## Bosses and Panic cards

boss-explained-single = { $boss }: Alert +{ $alert } in his Zone; { $does }
boss-does-jumps = he goes straight to { $seeks }; who meets him: { $effect }
boss-does-stops = { $does }; he stays where he has met somebody
boss-does-before = { $does }; before that, who has activated him: { $effect }
boss-does-after = { $does }; after that, from his Zone: { $effect }
boss-does-studied = { $does }; who passes a Study in his Zone: { $effect }
boss-does-phi = { $does }; Alert +{ $amount } more for each Phi Student on his card
boss-seeks-most-students = the Scholar with the most Students
boss-seeks-fewest-students = the Scholar with the fewest Students
boss-seeks-most-stunned = the Scholar with the most Stunned tokens
boss-seeks-most-jinxes = the Scholar with the most Jinx cards
boss-seeks-most-stars = the Scholar with the most Stars
boss-seeks-most-mysticism = the Scholar with the most Mysticism
who-least-stars = the other Scholar with the fewest Stars
who-left-dungeon = the next Scholar to the left who is in the Dungeon
which-drawn = of the Randomized colour
condition-random_colour = a colour is Randomized; with a cube of it
deed-phi-university = a Phi Student goes from the card of the Boss to the University
deed-phi-me = take a Phi Student from the card of the Boss
deed-walk = move 1 Zone towards the Boss
deed-walk-who = { $who } moves 1 Zone towards the Boss
deed-sacrifice-bonfire = Sacrifice { n-students } to the Bonfire
deed-sacrifice-bonfire-who = { $who } Sacrifices { n-students } to the Bonfire
deed-sacrifice-keep = Sacrifice all Students but { $kept }
deed-sacrifice-keep-who = { $who } Sacrifices all Students but { $kept }
deed-status-no_tricks = no Trick card until your next Action phase
panics-out-of-the-dungeon = who ends an Explore Activity outside the Starting Zone loses the least valuable cube; who begins a turn 4 or more Zones from it has 2 Speed points more
panics-cooking-time = each turn heats the cauldron by 1 and the Boss moves up to 2 Zones towards whose turn it is; an Encounter costs a Student besides; with heat 3 for each player the game ends
panics-distort-the-mind = whose turn begins Donates a cube of a Randomized colour to the next Scholar to the left in the Dungeon, or takes a Stunned token; then the Boss moves 1 Zone towards that Scholar
event-colour-randomized = A colour is Randomized for { $seat }: { $colour }.
event-phi-leaves-boss =
    A Phi Student leaves the card of the Boss { $to ->
        [university] for the University
       *[me] and goes with { $seat }
    }; { $left } left there.
table-phi = Phi Students on the card of the Boss: { $count }.
zone-phi = Phi Students on the card of the Boss
event-heat = The cauldron gets hotter: { $count } of { $most }.
event-hypnotised = { $seat } is hypnotised and plays no Trick card until the next own Action phase.
event-students-to-bonfire = Students of { $seat } go to the Bonfire: { $count }.
reason-hypnotised = You are hypnotised: no Trick card until your next Action phase.
mark-hypnotised = hypnotised
table-hypnotised = Hypnotised: no Trick card until the next own Action phase.
zone-heat = Heat
table-heat = Heat of the cauldron: { $count }.
decision-LoseCube = Which cube to Eliminate
asks-LoseCube = You must Eliminate one of your cubes. Which?
choice-lose-own = { $colour }

## Fields of a pack

field-other-cards = how many other cards are discarded for it first
field-more-copies = how many copies more a module adds
field-taken = what happens when the Intern joins a Scholar, in the words of effects
field-each-turn = what happens at the start of its owner’s turns, in the words of effects
field-jumps = whether the Boss is put where he goes, however far
field-before = what befalls who has activated the Boss, before he moves
field-after = what follows once he has moved, from his Zone
field-studied = what follows a Study that is passed in his Zone
field-phi-alert = how much more Alert for each Phi Student on his card
field-captures = whether who would get a Stunned token beyond the limit is Captured
field-activates = whether its Boss comes and is activated at the start of each turn
field-boss-steps = how far he moves instead towards whose turn it is
field-sets = what a number of every Scholar is
field-joined = what befalls who enters a Zone with another Scholar, in the words of effects
field-met = what an Encounter does besides, in the words of effects
field-outside = what befalls who ends an Explore Activity outside the Starting Zone
field-far = how many Zones from the Starting Zone a turn must begin
field-far-speed = for how many Speed points more
field-heat = after how many turns of each player the game ends; 0 for never
