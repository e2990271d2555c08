### Chamber of Wonders: what happens, what is asked, why something is refused.

## Counts

n-pounds = £{ $pounds }
n-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
n-skulls =
    { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }

## The box

game-chamber-of-wonders = Chamber of Wonders: collectors in Victorian London fill their showcases with curious things.
title-chamber-of-wonders = Chamber of Wonders
edition-en-0-5 = the English rulebook 0.5
edition-fr-0-4 = the French rulebook 0.4
edition-it-0-3 = the Italian rulebook 0.3

seat-1 = Ada
seat-2 = Basil
seat-3 = Cora
seat-4 = Dorian
seat-collector = the Collector

type-monster = Monster
type-grotesque = Grotesque
type-legendary = Legendary
type-precious = Precious
type-arcane = Arcane
type-book = Book

card = { $name } ({ $type }, £{ $value }, { $fame } Fame)
card-without-fame = { $name } ({ $type }, £{ $value })
card-numbered = { $name } no. { $number }
card-unknown = a card face down
card-face-down = face-down card { $number }
list-separator = ;
list-nothing = nothing

area-whitechapel = Whitechapel
area-westminster = Westminster
area-hyde-park = Hyde Park
area-bank = Bank of England
area-abbey = Abbey
area-business-house = Business House
area-scotland-yard = Scotland Yard’s Backyard
area-daily-telegraph = The Daily Telegraph
area-central-market = Central Market
area-side = { $area }, side { $side }
area-number = Area { $number }

effect-whitechapel-A = the others draw 1 card; you reveal cards one at a time and stop before two share a type
effect-whitechapel-B = each player names a type, reveals 2 cards and may take those of that type
effect-westminster-A = each player draws 3 cards: one to keep, one to the right, one to the left
effect-westminster-A-give_one_discard_one = each player draws 3 cards: one to keep, one to give, one to discard
effect-westminster-A-give_two = each player draws 3 cards: one to keep, two to give
effect-westminster-B = a draft: of 3 cards keep one and pass the rest to the right
effect-hyde-park-A = as many cards as players are sold in open auctions
effect-hyde-park-B = as many cards as players are sold by sealed bids
effect-bank-A = each player may sell one card for its value and £3 more
effect-bank-B = each player may sell up to three cards for their values
effect-abbey-A = you give each player, yourself too, one card of a face-down pile
effect-abbey-B = each player discards one card and draws one
effect-business-house-A = four cards; buy up to two at their values, the Collector buys as many
effect-business-house-B = four cards; buy any of them at their values, paid to the Collector
effect-scotland-yard-A = two open and two closed cards: take one of each, the Collector gets the others
effect-scotland-yard-B = three cards, one at a time: one is yours, one the Collector’s, one discarded
effect-daily-telegraph-A = the Collector gets 3 cards and £3; you reveal cards and stop before two share a type
effect-daily-telegraph-B = three reference cards; draw up to three, and keep those of other types
effect-central-market-A = sell up to two cards for their values and £3 more; £3 to the Collector for each
effect-central-market-B = sell any number of cards for their values; £3 to the Collector for each

contact-dreyfuss = Mr. Dreyfuss
contact-fezzik = J.K. Fezzik
contact-pebbleton = Sir Pebbleton
contact-rek = Cpt. Rek
contact-butch = Butch
contact-loris = Loris
contact-cloris = Cloris
contact-clark = Clark
contact-olivander = Olivander
contact-boss = The Boss
contact-cara = Cara
contact-parker = Parker
contact-catherine = Catherine

gives-dreyfuss = £3 for you
gives-fezzik = draw 1 card
gives-pebbleton = draw 2 cards; each other player draws 1
gives-rek = discard 1 card from hand for its value
gives-butch = remove one of your Coming Soon markers for free
gives-loris = look at the top card of the deck, and leave it there or send it away
gives-clark = a Grotesque token for you and one for the Collector
gives-olivander = discard 1 card of your choice; the Collector discards one at random
gives-boss = sell 1 card for its value; £3 for the Collector
gives-cara = pay £3 to the Collector, look at 3 of his cards and take one
gives-parker = draw 2 cards and discard one of them; 1 card for the Collector
gives-catherine = empty a showcase and fill it anew; a Fame token for the Collector

club-detectives = Detectives Club
club-bankers = Bankers Club
club-gravediggers = Gravediggers Club
club-goldsmiths = Goldsmiths Club
club-carpenters = Carpenters Club
club-cat-lovers = Cat-Lovers Club

does-detectives = before sending an Agent its owner may look at the top three cards of the deck
does-bankers = at the end its owner gets 1 Fame for every £2
does-gravediggers = its owner draws two Grotesque tokens and keeps one
does-goldsmiths = its owner gets £1 for every Precious that anybody displays
does-carpenters = in phase 2 its owner may empty a showcase and fill it anew
does-cat-lovers = its owner gets £1 whenever another player displays a Monster or a part of one

## Options of a table

option-setup-money = The pounds that each player starts with.
option-setup-hand_mode = The cards that each player starts with.
option-setup-areas = How the four Areas are found.
option-setup-first_player = Who begins.
option-grotesque-token_range = How many skulls Grotesque tokens show.
option-grotesque-tie_exhausted = Who gets the Fame token for skulls when a tie cannot be broken.
option-agents-area_reuse = With 2 players: whether an Area may be visited again after the Agents are taken back.
option-contact-window = When the active player may use a Contact.
option-contact-seer_alternative = Where the card seen with Loris (or Cloris) may go instead of staying on top.
option-contact-seer_name = What the Contact who sees the top card is called.
option-showcase-exceptions = Whether Carpenters and Catherine may empty a showcase.
option-whitechapelA-first_card = Whitechapel, side A: whether the first card must be revealed.
option-whitechapelA-bust_scope = Whitechapel, side A: what two cards of a type cost.
option-westminsterA-two_player = Westminster, side A, with 2 players: what becomes of the cards not kept.
option-hydeparkB-payee = Hyde Park, side B: who is paid.
option-bankB-amount = Bank of England, side B: how many cards may be sold.
option-legendary-duplicate = Which copies of a Legendary lose their Fame token.
option-legendary-same_owner_cancels = Whether two copies of a Legendary in one chamber cancel each other.
option-expand-windows = When a showcase may be opened for £5.
option-bank-limit = Whether the Reserve has a limit.
option-info-purse = Whether everybody sees the purses of the others.
option-info-discard = How much of the discard pile may be looked at.
option-clubs-enabled = Whether each player belongs to a Club.
option-club-carpenters_turns = In which turns the Carpenters may empty a showcase.
option-mode-solo = One player against the Collector.
option-solo-contacts = Solo: how the four Contacts are found.
option-solo-sides = Solo: how the sides of the Areas are found.
option-solo-start_hand = Solo: the cards to start with.
option-solo-length_unit = Solo: how long the game lasts.
option-solo-collector_unlisted = Solo: what the Collector does with cards outside his six preferences.
option-solo-businessA_order = Solo: when the Collector buys at Business House, side A.
option-solo-marketA_bonus = Solo: how often Central Market, side A, pays its bonus.
option-solo-lord = Solo: the Lord Level, with an extra card for the Collector before each reveal.
option-solo-royal = Solo: the Royal Level, without hand penalty for the Collector.
option-solo-clubs = Solo: whether the player belongs to a Club.

value-setup-money-areas = what the four Areas show
value-setup-money-5 = £5
value-setup-money-8 = £8
value-setup-hand_mode-additive = 3 cards and those that the Areas show
value-setup-hand_mode-base_only = 3 cards
value-setup-hand_mode-areas_only = only those that the Areas show
value-setup-areas-pick = the first seat chooses them
value-setup-areas-random = by chance
value-setup-areas-first_game = those for a first game
value-setup-first_player-random = somebody drawn by chance
value-setup-first_player-named = the first seat
value-grotesque-token_range-2-5 = 2 to 5
value-grotesque-token_range-2-4 = 2 to 4
value-grotesque-tie_exhausted-none = nobody
value-grotesque-tie_exhausted-all = all who are tied
value-agents-area_reuse-per_round = it may
value-agents-area_reuse-whole_game = each Area once in the whole game
value-contact-window-phase1 = only in phase 1
value-contact-window-turn = also after phase 2
value-contact-seer_alternative-discard = on the discard pile
value-contact-seer_alternative-bottom = under the deck
value-contact-seer_name-loris = Loris
value-contact-seer_name-cloris = Cloris
value-showcase-exceptions-on = they may
value-showcase-exceptions-off = nobody may
value-whitechapelA-first_card-optional = it need not be
value-whitechapelA-first_card-mandatory = it must be
value-whitechapelA-bust_scope-phase1 = the cards, and a Contact not used yet
value-whitechapelA-bust_scope-action = only the cards
value-whitechapelA-bust_scope-turn = the cards, the Contact and the display of this turn
value-westminsterA-two_player-give_one_discard_one = one is given, one is discarded
value-westminsterA-two_player-give_two = both are given
value-hydeparkB-payee-reserve = the Reserve
value-hydeparkB-payee-active = the active player
value-bankB-amount-up_to_3 = up to three
value-bankB-amount-exactly_3 = none or three
value-legendary-duplicate-all_lose = all of them
value-legendary-duplicate-earlier_loses = only the earlier ones
value-legendary-same_owner_cancels-true = they do
value-legendary-same_owner_cancels-false = they do not
value-expand-windows-prompts = whenever one is asked something, and between turns
value-expand-windows-commit_only = only in the choice of phase 2
value-bank-limit-none = no limit
value-bank-limit-number = { $number } pounds in all
value-info-purse-public = open
value-info-purse-hidden = hidden
value-info-discard-all = all of it
value-info-discard-top = only the top card
value-clubs-enabled-off = no Clubs
value-clubs-enabled-on = with Clubs
value-club-carpenters_turns-every = in every turn
value-club-carpenters_turns-own = only in their own
value-mode-solo-off = several players
value-mode-solo-on = solo
value-solo-contacts-random = by chance
value-solo-contacts-chosen = by choice
value-solo-sides-chosen = by choice
value-solo-sides-random = by chance
value-solo-start_hand-5 = 5 cards
value-solo-start_hand-2 = 2 cards
value-solo-length_unit-agent = 9 turns
value-solo-length_unit-round = 27 turns
value-solo-collector_unlisted-never = he never displays them
value-solo-collector_unlisted-open_only = he displays them where a showcase is free
value-solo-collector_unlisted-place_last = he displays them last, and opens showcases for them too
value-solo-businessA_order-after = after the player
value-solo-businessA_order-alternate = in turn with the player
value-solo-marketA_bonus-once = once
value-solo-marketA_bonus-per_card = for each card
value-solo-lord-off = off
value-solo-lord-on = on
value-solo-royal-off = off
value-solo-royal-on = on
value-solo-clubs-off = no Club
value-solo-clubs-on = with a Club

## Decisions

decision-PickAreas = Setup: the Areas of the ring
decision-PickContacts = Setup: the Contacts of the ring
decision-BetweenTurns = Between turns: open a showcase or not
decision-Detectives = Detectives Club: look at the top of the deck or not
decision-PlaceAgent = Phase 1: where to send an Agent
decision-ChooseContact = Phase 1: which Contact to use
decision-SellToRek = Cpt. Rek: which card to sell
decision-Peek = The card on top of the deck: leave it or send it away
decision-PushYourLuck = Whitechapel, side A: reveal another card or stop
decision-NameType = Whitechapel, side B: which type to name
decision-TakeMatching = Whitechapel, side B: which cards to take
decision-KeepAndGive = Westminster, side A: which card to keep and which to give
decision-Draft = Westminster, side B: which card to keep
decision-Lots = Hyde Park: which card is sold next
decision-Auction = Hyde Park, side A: bid or pass
decision-SealedBid = Hyde Park, side B: a sealed bid
decision-NameBuyer = Hyde Park, side B: who of the tied buys
decision-Sales = Bank of England: what to sell
decision-Gifts = Abbey, side A: who gets this card
decision-Discards = Abbey, side B: which card to discard
decision-Display = Phase 2: what to display
decision-Gravediggers = Gravediggers Club: which Grotesque token to keep
decision-Business = Business House: which card to buy
decision-Yard = Scotland Yard’s Backyard, side A: which cards to take
decision-Assign = Scotland Yard’s Backyard, side B: whose this card is
decision-Telegraph = The Daily Telegraph, side A: reveal another card or stop
decision-Reference = The Daily Telegraph, side B: draw another card or stop
decision-KeepOrNot = The Daily Telegraph, side B: keep this card or not
decision-Market = Central Market: what to sell
decision-Olivander = Olivander: which card to discard
decision-Boss = The Boss: which card to sell
decision-Cara = Cara: which card of the Collector to take
decision-Parker = Parker: which of the two cards to discard
decision-Catherine = Catherine: which showcase to empty, and with what to fill it

choice-open = open a showcase for £5
choice-pass = pass
choice-sell-none = sell nothing
choice-take-none = take nothing
choice-keep-give = keep { $keep }; give { $right }
choice-keep-right = keep { $keep }; to the right { $right }
choice-no-contact = no Contact now
choice-look = look at the top cards
choice-on-top = leave it on top
choice-discard = discard it
choice-bottom = under the deck
choice-stop = stop
choice-reveal = reveal another card
choice-draw = draw a card
choice-keep = keep it
choice-to-collector = give it to the Collector
choice-buy-none = buy nothing more
choice-bid = bid { n-pounds }
choice-sell = sell { $cards }
choice-take = take { $cards }
choice-display = display { $cards }
choice-display-open = open a showcase for £5 and display { $cards }
choice-refit = empty showcase { $showcase } and display { $cards }
choice-keep-right-left = keep { $keep }; to the right { $right }; to the left { $left }
choice-keep-give-discard = keep { $keep }; give { $right }; discard { $left }
choice-keep-only = keep { $keep }
choice-token = the token with { n-skulls }

## What happens

event-declared = Ready: { $seats }.
event-declared-own = { $seat } is ready: { $choice }.
event-chosen-bid = { $seat } bids { n-pounds }.
event-chosen-pass = { $seat } passes.
event-chosen-on-top = { $seat } leaves the card on top of the deck.
event-chosen-bottom = { $seat } puts the card under the deck.
event-chosen-stop = { $seat } stops.
event-chosen-no-sale = { $seat } sells nothing.
event-chosen-buyer = { $seat } names { $buyer } as the buyer.
event-chosen-area = { $seat } lays { $area }.
event-chosen-contact = { $seat } lays { $contact }.
event-game-begins = The game begins. { $seat } is the first player.
event-turn-begins = Turn { $turn }: { $seat } is the active player.
event-agents-taken-back = All Agents are taken back.
event-agent-placed = { $seat } sends an Agent to { $area }.
event-contact-used = { $seat } uses { $contact }.
event-drawn = { $seat } draws { n-cards }.
event-drawn-cards = { $seat } draws { n-cards }: { $cards }.
event-apart = Drawn, apart from the hand: { $hands }.
event-apart-cards = { $seat } draws { n-cards } apart from the hand: { $cards }.
event-looked-at = { $seat } looks at { n-cards }.
event-looked-at-cards = { $seat } looks at { n-cards }: { $cards }.
event-looked-at-tokens = { $seat } sees Grotesque tokens with these skulls: { $skulls }.
event-looked-at-tokens-hidden = { $seat } looks at { $count } Grotesque tokens to keep one of them.
event-shown = Turned up: { $cards }.
event-shown-discarded = Discarded: { $cards }.
event-deck-restored = The deck was empty: the discard pile is shuffled into a new one of { n-cards }.
event-collected-setup = { $seat } starts with { n-pounds }.
event-collected-contact = { $seat } gets { n-pounds } from the Reserve.
event-collected-sale = { $seat } gets { n-pounds } for the sale.
event-collected-area = { $seat } gets { n-pounds } from the Reserve.
event-collected-precious = { $seat } gets { n-pounds } for a Precious.
event-collected-club = { $seat } gets { n-pounds } through the Club.
event-paid = { $seat } pays { n-pounds } to the Reserve.
event-paid-to = { $seat } pays { n-pounds } to { $payee }.
event-paid-to-collector = { $seat } pays { n-pounds } to the Collector.
event-showcase-opened = { $seat } opens a showcase: a Coming Soon marker is gone.
event-showcase-opened-paid = { $seat } pays { n-pounds } and opens a showcase: a Coming Soon marker is gone.
event-display-revealed = Phase 2: all choices are revealed.
event-display-revealed-none = Phase 2: nobody displays anything.
event-display-revealed-passes = No display: { $seats }.
event-displayed = { $seat } displays { $cards }.
event-emptied = { $seat } empties a showcase and takes back { $cards }.
event-fame-token = { $seat } gets a Fame token.
event-fame-token-for = { $seat } gets a Fame token for { $cards }.
event-no-fame-token = { $seat } gets no Fame token for { $cards }: another copy is on show.
event-fame-token-lost = { $seat } loses the Fame token on { $cards }.
event-grotesque-token = { $seat } draws a Grotesque token.
event-grotesque-token-seen = { $seat } draws a Grotesque token with { n-skulls }.
event-sold = { $seat } sells { $cards }.
event-discarded = Discarded: { $cards }.
event-given = { $giver } gives a card to { $seat }.
event-given-card = { $giver } gives a card to { $seat }: { $cards }.
event-received = { $seat } receives { $cards }.
event-lot-called = Next on sale: { $cards }.
event-bids-revealed = The bids: { $bids }.
event-bought = { $seat } buys { $cards } for { n-pounds }.
event-bought-to = { $seat } buys { $cards } for { n-pounds }, paid to { $payee }.
event-bought-to-collector = { $seat } buys { $cards } for { n-pounds }, paid to the Collector.
event-unsold = Nobody wants { $cards }: it is discarded.
event-type-named = { $seat } names { $type }.
event-taken = { $seat } takes { $cards }.
event-bust = { $seat } has revealed two cards of the same type and loses all of them: { $cards }.
event-kept-and-given = The cards change hands. Cards in hand now: { $hands }.
event-drafted = One card each is kept, the rest goes to the right.
event-drafted-last = One card each is kept; the last one received goes to the hand.
event-yard-shared = The Collector gets the other cards.
event-collector-draws = The Collector gets { n-cards } from the deck.
event-collector-reveals = The Collector reveals his hand: { $cards }.
event-skulls = Skulls: { $skulls }.
event-majority = { $seat } has the most skulls and gets a Fame token.
event-game-over = The game is over.
event-game-over-winner = { $seat } wins with { $points } Fame.
event-game-over-shared = { $seats } share the victory with { $points } Fame.
event-game-over-place = Place { $place }: { $seat }, { $points } Fame.

## Score sheet

line-monster = Monsters
line-grotesque = Grotesques
line-legendary = Legendaries
line-precious = Precious
line-arcane = Arcane, 1 Fame for each type displayed
line-book = Books, 1, 4, 9 or 16 Fame for a showcase
line-fame-tokens = Fame tokens, 3 Fame each
line-money = Money, 1 Fame for every £3
line-money-bankers = Money, 1 Fame for every £3 (Bankers Club: for every £2)
line-hand = Cards left in hand, 1 Fame less for each

## Why a choice is refused

reason-displayed-for-good = What is displayed stays: you may not empty a showcase.
reason-no-such-showcase = There is no filled showcase { $showcase } to empty.
reason-emptied-or-opened = Either empty a showcase or open one, not both in one choice.
reason-empty-showcase = A showcase cannot be filled with nothing.
reason-card-twice = One and the same card is named twice.
reason-not-in-your-hand = These cards are not all in your hand.
reason-nothing-new = At least one card must be new to that showcase.
reason-no-marker-left = There is no Coming Soon marker left to remove.
reason-too-few-pounds = That costs { n-pounds }, and the purse holds £{ $purse }.
reason-no-free-showcase = There is no free showcase: open one for £5 first, or pass.
reason-open-when-displaying = At this table a showcase is opened only together with a display, in phase 2.
reason-no-such-area-here = There is no Area { $area } in the ring; Areas are 1 to 4.
reason-area-barred = You cannot go to Area { $area } again: you have an Agent there, or have been there.
reason-contact-without-effect = Contact { $contact } could not do anything now.
reason-contact-not-beside = Only a Contact beside the Area visited may be used: { $beside }.
reason-monster-needs-three-parts = Monster parts share a showcase only as a set of three: one Head, one Body, one Legs.
reason-books-must-differ = Books in a showcase must all be of different types.
reason-no-set = These cards make no set: a showcase holds a single Wonder, different Books, or a whole Monster.
reason-area-laid = That Area is in the ring already, on one side or the other: { $side }.
reason-first-card-mandatory = The first card must be revealed.
reason-more-than-purse = That would be { n-pounds }, and the purse holds £{ $purse }.
reason-raise-or-pass = Bid at least £{ $least }, or pass.
reason-has-received = That player has a card already. Still without one: { $seats }.
reason-name-a-showcase = Name one of your filled showcases to empty, then the cards to fill it with.

## Why a table cannot be had

reason-only-in-english = The option “{ $option }” exists only in the English edition 0.5.
reason-solo-clubs-instead = In solo the option for Clubs is “solo.clubs”.
reason-only-in-solo = The levels and Clubs of solo are for solo only.
reason-only-for-two = The option “{ $option }” with this value is only for 2 players.
reason-solo-is-for-one = Solo is for one player, not for { $seats }.
reason-alone-is-solo = One player alone plays solo.

## What is wrong with a position

reason-not-a-position = This is no position of Chamber of Wonders.
reason-one-for-each-seat = “{ $field }” has { $found } entries where { $expected } are needed, one for each.
reason-four-of-these = “{ $field }” is { $found }; it must be different ones of these, four for the ring: { $names }.
reason-wrong-agents = Agents cannot stand like this: { $found }.
reason-saved-under-other-terms = This position was saved at a table with other options or other content.
reason-both-sides-of-a-board = An Area has two sides, and only one of them can lie up: { $found }.
reason-no-clubs-here = This table plays without Clubs; the position may name none.
reason-fame-below-nothing = Nobody can have fewer than no Fame tokens.
reason-no-such-reserve = The Reserve holds from £0 to £{ $most } at this table, not £{ $reserve }.
reason-no-such-hand = A hand of { $count } cannot be dealt; { $most } cards are left for it.
reason-fame-astray = A Fame token lies only on a Legendary Wonder or on a Monster set.
reason-skulls-astray = A Grotesque token lies only on a Grotesque Wonder.
reason-legendary-tokens = Two copies of one Legendary Wonder cannot both have their Fame token.
reason-agents-run-short = { $seat } has { $turns } turns to come and not enough Agents for them.
reason-areas-run-short = { $seat } has { $turns } turns to come and not enough Areas left to visit.
reason-sell-so-many = So many cards cannot be sold here; it may be: { $sizes }.
reason-no-such-turn = There is no turn { $turn }; turns are 1 to { $most }.
reason-no-such-moment = There is no such moment in a turn as “{ $stage }”, or no such Area or player. Moments are: { $stages }.
reason-area-of-this-turn = The position must say which Area is visited in this turn.
reason-wonder-too-often = There are not so many cards of “{ $id }”.
reason-no-such-wonder = There is no Wonder “{ $id }”.
reason-no-such-token = There is no Grotesque token left with { n-skulls }.
reason-cards-not-in-one-place = These cards must each be in exactly one place, by number: { $cards }.
reason-tokens-not-in-one-place = Each Grotesque token must be in exactly one place.
reason-purse-below-nothing = No purse can hold fewer than no pounds.
reason-too-many-markers = { $owner } cannot have so many Coming Soon markers.
reason-too-many-showcases = { $owner } has more filled showcases than there are open ones.

## What is wrong in a content pack

fault-id-twice = “{ $id }” is there already.
fault-value-out-of-range = { $field }: found { $value }, expected { $least } to { $most }.
fault-no-such-kind = “{ $id }” cannot be of the kind “{ $kind }”. Expected one of: { $kinds }.
fault-wrong-number-of-cards = Of type { $type } there are { $found } cards; there must be { $expected }, and { $all } in all.
fault-wrong-number-of-books = There are { $found } kinds of Books; there must be 4.
fault-no-such-area = There is no Area side “{ $id }”. There are: { $ids }.
fault-area-missing = The Area side “{ $id }” is missing.
fault-first-game-areas = Exactly four Areas, one side of each, are for a first game; found: { $found }.
fault-wrong-number-of-tokens = There are { $found } Grotesque tokens; there must be 20.
fault-token-ranges = There must be Grotesque tokens for both ranges, 2-4 and 2-5.

## The table in words

stage-setup = Setup
stage-turn = Turn { $turn }
stage-scoring = Final scoring
table-turn = Turn { $turn } of { $most }, active player { $seat }. { $phase }
table-setup = Setup.
table-scoring = Final scoring.
table-over = The game is over.
phase-start = The turn begins.
phase-1 = Phase 1, an Agent is sent.
phase-2 = Phase 2, all display.
phase-2-solo = Phase 2, you display.
phase-end = The turn ends.
table-area = Area { $number }, { $area }: { $effect }.
table-agents = Agents there: { $seats }.
table-contact = Contact { $number }, between Areas { $number } and { $next }, { $contact }: { $gives }.
table-seat =
    { $seat }: { $purse }, { n-cards } in hand, { $filled } of { $open } open showcases filled, { $markers ->
        [0] no Coming Soon marker
        [one] 1 Coming Soon marker
       *[other] { $markers } Coming Soon markers
    }, { $fame ->
        [0] no Fame token.
        [one] 1 Fame token.
       *[other] { $fame } Fame tokens.
    }
purse-hidden = purse hidden
table-club = { $club }: { $does }.
table-showcase = Showcase { $number }: { $cards }.
table-on-it-fame = With a Fame token.
table-on-it-token = With a Grotesque token.
table-on-it-skulls = With a Grotesque token, { n-skulls }.
table-loose = Grotesque tokens beside the chamber: { $tokens }.
table-loose-skulls = Grotesque tokens beside the chamber: { $tokens }; skulls: { $skulls }.
table-known = Known cards in hand: { $cards }.
table-deck = Deck: { n-cards }.
table-discard = Discard pile: { n-cards }, on top { $cards }.
table-discard-all = The whole discard pile, from the top: { $cards }.
table-discard-empty = The discard pile is empty.
table-reserve = Reserve: { n-pounds }.
table-own-purse = Your purse: { n-pounds }. Free showcases: { $free }.
table-own-hand = Your hand:
table-own-hand-empty = Your hand is empty.
table-waiting = Still to choose: { $seats }.

## What is asked; words to type

word-open = open
word-empty = empty
word-pass = pass nothing none

ask-item = { $number }: { $choice }
ask-explained = { $name }: { $effect }
ask-equipped = { $name }: { $effect }; Initial Equipment: { $equipment }
asks-PickAreas = Which Area and side lies at place { $number } of the ring?
asks-PickContacts = Which Contact lies at place { $number } of the ring?
asks-BetweenTurns = Do you open a showcase for £5 between turns?
asks-Detectives = Do you look at the top three cards of the deck?
asks-PlaceAgent = To which Area do you send an Agent?
asks-ChooseContact = Which Contact do you use now, if any?
asks-SellToRek = Which card do you discard for its value?
asks-Peek = On top of the deck lies { $cards }. What do you do with it?
asks-PushYourLuck =
    { $count ->
        [0] No card is revealed yet.
       *[other] Revealed so far: { $cards }.
    } Two cards of the same type lose all of them. What do you do?
asks-Telegraph = { asks-PushYourLuck }
asks-NameType = Which type do you name?
asks-TakeMatching = Which of these cards do you take?
asks-KeepAndGive-three = Which card do you keep, which goes to your right ({ $right }) and which to your left ({ $left })?
asks-KeepAndGive-two = Which card do you keep, which do you give to { $right } and which do you discard?
asks-KeepAndGive-pair = Which card do you keep, and which goes to { $right }?
asks-KeepAndGive-one = Which card do you keep? Any others go to { $right }.
asks-Draft = Which card do you keep? The rest goes to { $right }.
asks-Lots = Which card is sold next?
asks-Auction =
    { $cards } is on sale. { $price ->
        [0] There is no bid yet.
       *[other] The highest bid is £{ $price }, by { $leader }.
    } What do you bid?
asks-SealedBid = { $cards } is on sale. How many pounds do you bid, in secret?
asks-NameBuyer = { $seats } are tied with £{ $price } for { $cards }. Who buys?
asks-Sales =
    What do you sell? At most { n-cards }, for { $bonus ->
        [0] the value.
       *[other] the value and £{ $bonus } more.
    }
asks-Sales-all = Which three cards do you sell for their values, if any?
asks-Gifts = This card is { $cards }. Who gets it?
asks-Discards = Which card do you discard, in secret?
asks-Display-free = What do you display, in secret?
asks-Display-free-solo = What do you display?
asks-Display-opens = No showcase is free. Do you open one for £5 and fill it, in secret?
asks-Display-opens-solo = No showcase is free. Do you open one for £5 and fill it?
asks-Display-full = No showcase is free. What do you do?
asks-Gravediggers = Which Grotesque token do you keep?
asks-Business = Which card do you buy at its value, if any?
asks-Yard = Which open card do you take, and which closed one?
asks-Assign = Turned up: { $cards }. What becomes of it?
asks-Reference = The reference cards are { $cards }. A card of one of their types goes to the Collector. What do you do?
asks-KeepOrNot = You have drawn { $cards }. What do you do with it?
asks-Market =
    What do you sell? At most { n-cards }, for the value{ $bonus ->
        [0] .
       *[other] {" "}and £{ $bonus } more in all.
    }
asks-Market-each = What do you sell? At most { n-cards }, each for its value and £{ $bonus } more.
asks-Olivander = Which card do you discard?
asks-Boss = Which card do you sell for its value?
asks-Cara = Which of these cards of the Collector do you take?
asks-Parker = Which of these two cards do you discard?
asks-Catherine = Which showcase do you empty, and what goes into it?

## How to answer at a terminal

how-menu = Type the number of your choice.
how-number = Type its number.
how-hand = Type its number in your hand.
how-cards = Type the numbers in your hand, or 0 for nothing.
how-open = Or type “{ $word }” to open a showcase for £5 first.
how-BetweenTurns = Type “{ $word }” to open one, or 0 to let it be.
how-ChooseContact = Type its number, or 0 for none now.
how-TakeMatching = Type their numbers, or 0 for none.
how-KeepAndGive-three = Type the three numbers in this order, such as “2 1 3”.
how-KeepAndGive-two = Type the three numbers in this order, such as “2 1 3”.
how-KeepAndGive-pair = Type the two numbers in this order, such as “2 1”.
how-Auction = Type a bid from { $least } to { $most }, or 0 to pass.
how-SealedBid = Type a number from 0 to { $most }.
how-Display-free = Type the numbers in your hand that go into one showcase, such as “1” or “1 3”, or 0 to pass.
how-Display-opens = Type “{ $word }” and the numbers in your hand, such as “{ $word } 1”, or 0 to pass.
how-Display-full = Type 0 to pass.
how-refit = To empty a showcase and fill it anew: “{ $word } 1: 2” empties showcase 1 for card 2 of your hand. The cards taken out have the numbers after those of your hand, from { $first } on.
how-Business = Type its number, or 0 to buy nothing more.
how-Yard = Type the number of the open card, then that of the closed one, such as “1 2”.
how-Yard-open = Type the number of the open card.
ask-confirm = Do it all the same? Type yes or no:
unclear-card = There is no card { $number } there; the cards are 1 to { $most }.
unclear-numbers = “{ $text }” is not understood. Type numbers, such as “1” or “1 3”, or help.
unclear-refit = “{ $text }” is not understood. Name a showcase, a colon and the cards, such as “{ $word } 1: 2”.
unclear-between = “{ $text }” is not understood. Type “{ $word }” to open a showcase for £5, or 0 to let it be.
unclear-open = “{ $text }” is not understood. “{ $word }” alone opens a showcase for £5; then answer the question.
unclear-bid = “{ $text }” is not a bid. Type a number of pounds, or 0.

## The result

result-sheet = Score sheet, in Fame:
result-line = { $line }: { $points }
result-total = Total: { $points }
result-by-cards = { $first } comes before { $second } on equal Fame, with more cards displayed: { $more } to { $fewer }.
result-by-pounds = { $first } comes before { $second } on equal Fame and cards, with more pounds: { $more } to { $fewer }.
result-shared = { $first } and { $second } are equal in everything and share the place.

## A pack to edit

pack-about = Chamber of Wonders: what is on the cards. Edit this file to play with the cards of your own box.
pack-wonders = The rulebooks print the counts and few names; everything that is marked as reconstructed is ours.
pack-names = A name that lacks a language is shown in English.
pack-use = Check it with “ludoteca content check FILE”, play with “ludoteca play chamber-of-wonders --content FILE”.
pack-areas = the ten sides of the Areas, with their Initial Equipment
pack-tokens = the twenty Grotesque tokens, for each range of skulls

provenance-printed = named in a rulebook’s example
provenance-secondary = known from another source
provenance-reconstructed = ours; the rulebooks print the counts, not the values
provenance-house = a design of our own
provenance-owner = typed in from a box

field-id = by what the file calls it
field-type = the type
field-kind = the part of a Monster (head, body, legs), or the kind of a Book
field-value = the value in pounds
field-fame = the Fame; Arcane and Books have none of their own
field-copies = how many such cards there are
field-provenance = where this comes from
field-name = what it is called, by language
field-pounds = the pounds of the Initial Equipment
field-cards = the cards of the Initial Equipment
field-first-game = whether this side is for a first game
field-range = the range of skulls
field-skulls = the skulls of each token

## Examples, for the help of the house

example-chapter = CW-EXPAND
example-clause = CW-EXPAND.4
example-ruling = A-13
example-answer = 1 3
example-number = 2
example-word = showcase
