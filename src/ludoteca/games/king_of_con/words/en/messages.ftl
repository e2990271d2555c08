### King of Con: what happens, what is asked, why something is refused.

## Counts

n-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
n-back =
    { $back ->
        [one] { $back } token goes
       *[other] { $back } tokens go
    }
n-banked =
    { $banked ->
        [one] { $banked } token goes
       *[other] { $banked } tokens go
    }
n-points = { $points } VP
n-least =
    { $least ->
        [one] { $least } token
       *[other] { $least } tokens
    }
n-reserve =
    { $reserve ->
        [one] { $reserve } token
       *[other] { $reserve } tokens
    }

## The box

game-king-of-con = King of Con: nerds at a convention outbid one another for Objects, and steal them.
title-king-of-con = King of Con
edition-it-2018 = the Italian rulebook of 2018

mystery-box = the face-down Object on Stand 4
face-down = an Object, face down
face-down-typed = an Object, face down (type “{ $word }” for its number)

characteristic-1 = #Sci-Fi
characteristic-2 = #SuperHeroes
characteristic-3 = #Fantasy
characteristic-4 = #MangAnime
characteristic-5 = #Horror
characteristic-6 = #ComicsBooks
characteristic-7 = #HomeVideo
characteristic-8 = #ActionFigures
characteristic-9 = #Games
characteristic-10 = #Gadgets
characteristic-11 = #Vintage
characteristic-12 = #SignedEdition
characteristic-13 = #LimitedEdition
characteristic-14 = #DeluxeEdition
characteristic-15 = #Mint

gloss-1 = Genre: spaceships and other worlds
gloss-2 = Genre: capes, masks and powers
gloss-3 = Genre: swords and sorcery
gloss-4 = Genre: manga and anime
gloss-5 = Genre: things that scare you
gloss-6 = Category: comics and books
gloss-7 = Category: films and series to own
gloss-8 = Category: figures with moving arms
gloss-9 = Category: games of every kind
gloss-10 = Category: everything else with a logo on it
gloss-11 = Edition: old and hard to find
gloss-12 = Edition: autographed
gloss-13 = Edition: numbered copies
gloss-14 = Edition: with all the extras
gloss-15 = Edition: never opened

phase-0 = Setup
phase-1 = New Objects
phase-2 = Auctions
phase-3 = Scavenging
phase-4 = Showing Off

## Options of a table

option-firstGame = Rules for a first game: two Passions each, no Scenario, no Monkey control.
option-scenario = The Scenario, which changes the rules for the whole game.
option-monkeyControl = Whether the winner of a tie by Monkey may concede it instead.
option-multiTieOrder = Which tie comes first when several wait together.
option-whipRound = How often everybody gives a token when the Bank is short.
option-misplacement = What becomes of tokens on an Object that may not be offered on.
option-openReserves = Whether everybody sees the Reserves of the others.

value-firstGame-false = a normal game
value-firstGame-true = a first game
value-scenario-none = no Scenario
value-scenario-random = one drawn by chance
value-monkeyControl-false = ties cannot be conceded
value-monkeyControl-true = ties can be conceded
value-multiTieOrder-chooser = the lowest Monkey chooses
value-multiTieOrder-fixed = by Stand in phase 2, by number in phase 3
value-whipRound-repeat = again and again, until the Bank has enough
value-whipRound-once = once for each payment
value-misplacement-penalise = they are wasted
value-misplacement-refuse = the offer is refused
value-openReserves-false = hidden
value-openReserves-true = open

## Decisions

decision-Passions = Passions: which one to give up
decision-Astatosta = Astatosta: a secret auction
decision-Award = Award: which tie to settle first
decision-Scavenging = Scavenging: secret offers on Collections and Stalls
decision-Spoils = Scavenging: which tie to settle first
decision-MonkeyControl = Monkey control: take the prize or concede it

choice-take = take it, and swap Monkeys
choice-concede = concede it, and keep the Monkey
choice-unknown = a hidden Passion

prize-predominance = Predominance in { $characteristic }

offer-line = { $seat }: { $offer }
offer-part = { $tokens } on { $object }
offer-separator = ;
offer-nothing = nothing

## What happens

event-declared = Ready: { $seats }.
event-declared-offer = { $seat } is ready and offers: { $offer }.
event-declared-passion = { $seat } is ready and gives up { $passion }.
event-chosen-tie = { $seat } holds the lowest Monkey in these ties and settles { $object } first.
event-chosen-take = { $seat } takes the prize.
event-chosen-concede = { $seat } concedes the tie.
event-chosen-concede-prize = { $seat } concedes { $prize }.
event-passions-kept = Everybody keeps two Passions; the third goes to the box unseen.
event-passions-kept-by = { $seat } keeps { $passions }.
event-objects-arrive = Round { $round }, phase 1, { phase-1 }: new Objects come to the Stands.
event-stand = Stand { $number }: { $object }
event-guest-of-honour = The guest of honour of this round is { $characteristic }: its Predominance pays { n-tokens }.
event-theme-of-the-year = The theme of the year is { $characteristic }: at the end everybody scores for Objects that match it.
event-astatosta-revealed = Astatosta { $number }, the offers:
event-astatoste-cut-short = Nobody has offered anything: the Objects are awarded at once, without another Astatosta.
event-misplaced = { $seat } wastes { n-tokens } on { $object }.
event-box-opened = The Object on Stand 4 is turned up: { $object }
event-awarded = { $seat } wins { $object }: Value { $value }.
event-awarded-back = { n-back } back to the Reserve.
event-wasted = Tokens wasted: { $wasted }.
event-to-the-stalls = Nobody wins { $object }: it goes to the Stalls.
event-tie-settled = Tie of { $tied } for { $prize }: { $winner } wins it by the lowest Monkey.
event-tie-settled-swap = Monkeys now: { $monkeys }.
event-tie-settled-alone = { $winner } is left alone in the tie and gets { $prize }; the Monkeys stay.
event-scavenging-revealed = Phase 3, { phase-3 }, the offers:
event-boosted = { $seat } adds { n-tokens } to { $object }: Value { $value }.
event-offer-lost = { $seat } wastes { n-tokens } on { $object }.
event-won-from-the-stalls = { $seat } wins { $object } from the Stalls: Value { $tokens }.
event-won-from-a-collection =
    { $seat } wins { $object } from { $owner } and pays { $owner } { n-tokens }. { $added ->
        [0] The Bank has nothing to add: Value { $value }.
       *[other] The Bank adds { $added }: Value { $value }.
    }
event-devaluation = Devaluation, into the owners’ Bins: { $lost }.
event-devaluation-part = { n-tokens } from { $objects }
event-devaluation-none = There is no Devaluation in this round.
event-devaluation-nothing = Devaluation: no Object has a token to lose.
event-phase = Phase { $number }, { $phase }.
event-recovered =
    { $seat } recovers { n-tokens } from the Bin{ $banked ->
        [0] .
       *[other] ; { n-banked } to the Bank.
    }
event-whip-round = Whip-round, the Bank being short: 1 token each from { $givers }.
event-predominance = { $seat } gets { n-tokens } for Predominance in { $characteristics }.
event-predominance-unpaid = { $seat } predominates in { $characteristics }, but nobody has a token to pay for it.
event-consolation =
    { $seat } has no Object, and { $tokens ->
        [0] nobody has a token to console with.
       *[other] gets { n-tokens } of Consolation.
    }
event-monkeys-pass-on = The Monkeys pass on. Now: { $monkeys }.
event-epic-collection = { $seat } has an Epic Collection of { $characteristic }: the game ends with this phase.
event-game-over = The game is over.
event-passions-revealed = Passions of { $seat }: { $passions }.
event-winner = { $seat } wins with { n-points }.
event-place = Place { $place }: { $seat }, { n-points }.

## Score sheet

line-objects = Objects in the Collection, 1 VP each
line-passions = Objects that match a Passion, 1 VP for each match
line-theme = Objects that match the theme of the year, 1 VP each
line-epic-collections = Epic Collections
line-tokens = Tokens in the Reserve, 1 VP for every 3

## Why an offer or a choice is refused, or hardly meant

reason-more-than-reserve = That is { $offered } in all, and the Reserve holds { n-reserve }.
reason-no-such-cell = The Grid has no cell { $cell }: Objects have the numbers 1 to 25.
reason-cell-named-twice = The offer names { $cell } twice.
reason-fewer-than-no-tokens = { $tokens } on { $cell }: nobody can offer fewer than no tokens.
reason-multiple-offer = An Astatosta takes an offer on one Object only; this one is on several: { $objects }.
reason-not-in-a-stand = { $object } is not in a Stand. In the Stands are: { $stands }.
reason-not-in-play = { $object } is neither in a Collection nor in the Stalls.
reason-offer-in-vain = { $tokens } on { $object } cannot win: that takes at least { n-least }.
reason-not-contending = { $object } is not one of the tied Objects to choose from: { $objects }.

## Why a table cannot be had

reason-first-game-without-scenario = A first game is played without a Scenario.
reason-first-game-without-monkey-control = A first game is played without Monkey control.
reason-scenario-not-in-pack = The content pack has no Scenario { $number }. It has: { $numbers }.
reason-scenario-without-monkey-control = Scenario { $number } cannot be played with Monkey control.

## What is wrong with a position

reason-not-a-position = This is no position of King of Con.
reason-one-for-each-seat = “{ $field }” has { $found } entries where { $expected } are needed, one for each seat.
reason-no-such-phase = There is no phase { $phase }; phases are 0 (choosing Passions) to 4.
reason-no-such-round = There is no round { $round }; rounds are 1 to 6.
reason-no-such-astatosta = There is no Astatosta { $number } at this table.
reason-four-stands = Phase 2 needs four Objects in the Stands; there are { $found }.
reason-one-spot-for-each-seat = “spots” needs one row for each Stand, and in it one number for each seat.
reason-no-such-object = There is no Object { $object }; Objects are 1 to 25.
reason-object-twice = { $object } is in two places.
reason-object-not-in-one-place = { $object } must be in exactly one place, and is in { $found }.
reason-no-such-characteristic = There is no Characteristic { $characteristic }; Characteristics are 1 to 15.
reason-passion-twice = The Passion { $characteristic } is there twice.
reason-passions-for-each-seat = Each seat needs { $expected } Passions.
reason-passions-not-one-each = Each of the 15 Passions must be there exactly once.
reason-no-mystery-box = Only Scenario 6 has a face-down Object, on Stand 4 in the first Astatosta.
reason-wrong-guests = The guests of honour are { $found }; there may be at most { $most } at this point, each one different.
reason-no-theme-here = This table has no theme of the year, and the position names one: { $characteristic }.
reason-no-such-tie = No game comes to the tie that this position waits for.
reason-stands-are-empty = Objects and tokens are at the Stands in phase 2 only, not in phase { $phase }.
reason-spots-are-empty = Before the first Astatosta nobody has tokens at the Stands yet.
reason-box-on-stand-four = In the first Astatosta of Scenario 6 the Object on Stand 4 is face down, and no other one is.
reason-another-scenario =
    The position is one of Scenario { $scenario }, and this table has agreed on { $agreed ->
        [0] no Scenario.
       *[other] Scenario { $agreed }.
    }
reason-tokens-do-not-add-up = All tokens together must be 100, and are { $found }.
reason-negative-tokens = No place can hold { $found } tokens.
reason-monkeys-not-one-each = The Monkeys must be the numbers from 1 up to the number of players, each once, and are { $found }.
reason-deck-too-small = The deck has { $found } Objects left, and the rounds to come need { $needed }.
reason-epic-would-have-ended-it = Somebody has an Epic Collection, so this game would be over.

## What is wrong in a content pack

fault-number-out-of-range = Found number { $number }; numbers go from 1 to { $most }.
fault-number-twice = Number { $number } is already taken, in line { $first }.
fault-cell-twice = Object { $number } has the same Genre and Category as Object { $first } ({ $genre }, { $category }); each pair belongs to one Object.
fault-wrong-number-of-objects = Found { $found } Objects; there must be 25.
fault-scenario-twice = There is already a Scenario { $number }.
fault-value-out-of-range = { $field }: found { $value }, expected a number from { $least } to { $most }.

## The table in words

stage-setup = Setup
stage-round =
    Round { $round } of VI, { $phase ->
        [1] new Objects
        [2] auctions
        [3] Scavenging
       *[4] showing off
    }
table-round = Round { $round } of VI, phase { $phase }, { $name }.
table-astatosta = Astatosta { $number } of { $count }.
table-setup = { $name }.
table-over = The game is over.
table-scenario = Scenario { $number }, { $name }.
table-no-scenario = This game is played without a Scenario.
table-guest = Guest of honour: { $characteristic }; its Predominance pays { n-tokens } in this round.
table-theme = Theme of the year: { $characteristic }.
table-seat =
    { $seat }: Monkey { $monkey }, { $bin } in the Bin, { $objects ->
        [0] no Objects.
        [one] 1 Object:
       *[other] { $objects } Objects:
    }
table-reserve = Reserve { $reserve }.
table-passions = Passions: { $passions }.
table-object = { $object }: Value { $value }.
table-price = At least { $least } wins it.
table-stalls = In the Stalls:
table-stalls-empty = The Stalls are empty.
table-bank =
    Bank { $bank }, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } left in the deck.
table-own-reserve = Your Reserve: { n-reserve }.
table-own-passions = Your Passions: { $passions }.
table-stand-free = Stand { $number }: { $object }. No offer yet.
table-stand-laid = Stand { $number }: { $object }. On it: { $laid }.
table-leading = You lead.
table-to-lead = { $more } more to lead.
table-waiting = Still to choose: { $seats }.

## What is asked

ask-passion = { $number }: { $passion }; Objects { $objects }
play-done-Passions = Given up: { $choice }.
play-hint-Passions = The adviser would give up: { $choice }. { $why } To do the same, type: { $typed }
hint-Passions = A bot would give up: { $choice }
play-would-do-Passions = That is allowed, and would give up: { $choice }.
ask-tie-of = { $object }, tied: { $seats }
ask-item = { $number }: { $choice }
asks-Passions = Two of these three Passions you keep until the end, in secret. Which one do you give up?
asks-Astatosta = What do you offer, in secret, for one of the Objects in the Stands?
asks-Scavenging = What do you offer, in secret? Tokens on your own Objects raise their Value; on others they may win them.
asks-Award = Several ties are waiting, and you hold the lowest Monkey. Which Object do you take first?
asks-Spoils = { asks-Award }
asks-MonkeyControl = Tie of { $tied } for { $prize }, and your Monkey is the lowest. What do you do?
how-Passions = Type 1, 2 or 3.
how-Astatosta = Type one Object and your tokens, such as “{ $example }”, or 0 for nothing.
how-Scavenging = Type Objects and tokens, such as “{ $example }”, or 0 for nothing.
how-menu = Type the number of your choice.
ask-empty-reserve = The Reserve of { $seat } is empty, so { $seat } offers nothing.
ask-confirm = Those tokens would be wasted. Do it all the same? Type yes or no:
unclear-offer = “{ $text }” is not an offer. Type an Object and your tokens, such as 18 2 or 18:2; or 0 for nothing; or help.
unclear-tokens = How many tokens on { $object }? Type both, such as “{ $example }”.
unclear-object = “{ $text }” is neither the number of an Object (1 to 25) nor a number of tokens. Type an Object and your tokens, such as “{ $example }”; or 0 for nothing; or help.
no-box = There is no face-down Object now.

## The result

result-sheet = Score sheet, in VP:
result-line = { $line }: { $points }
result-total = Total: { $points }
result-by-tokens = { $first } comes before { $second } on equal VP, with more tokens on Objects: { $more } to { $fewer }.
result-by-monkey = { $first } comes before { $second } on equal VP and tokens, by the lower Monkey: { $lower } to { $higher }.

## A pack to edit

pack-about = King of Con: what is on the cards. Edit this file to play with the cards of your own box.
pack-objects = The rulebook prints only some of this; everything that is marked as reconstructed or house is ours.
pack-names = All names are ours; a name that lacks a language is shown in English.
pack-use = Check it with “ludoteca content check FILE”, play with “ludoteca play king-of-con --content FILE”.
pack-scenarios = up to ten; what is left out is as the rulebook says (the value in brackets). All ten are designs of our own.

provenance-printed = the Characteristics are named in the rulebook’s examples
provenance-secondary = known from another source
provenance-reconstructed = ours, by a pattern that fits every printed example
provenance-house = a design of our own
provenance-owner = typed in from a box

field-number = the number by which everybody calls it
field-genre = the Genre
field-category = the Category
field-edition = the Edition
field-provenance = where this comes from
field-name = what it is called, by language
field-astatoste = how many Astatoste phase 2 has
field-devaluation-in-odd-rounds = the tokens that each Object loses in rounds I, III and V
field-devaluation-in-even-rounds = the tokens that each Object loses in rounds II, IV and VI
field-stall-value = the Value of an Object in the Stalls
field-steal-margin = by how much an offer must exceed the Value to win an opponent’s Object
field-guest-reward = the tokens that the Predominance in the guest of honour pays; 0 for no guest
field-mystery-box = whether the Object of Stand 4 is face down in the first Astatosta
field-theme = whether a theme of the year scores for everybody
field-epic-ends-the-game = whether an Epic Collection ends the game
field-epic-points = the VP for an Epic Collection
field-monkeys-pass-on = whether Monkeys pass on at the end of a round instead of being swapped after ties
field-haggling = whether the winner of a Stand leaves only one token more than the best other total

## Examples, for the help of the house

example-chapter = KC-12
example-clause = KC-12.12
example-ruling = AMB-08
example-answer = 18:2
example-number = 18
example-word = monkey
