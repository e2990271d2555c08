### King of Con: the words of its board.

koc-you = You
koc-you-are = { $name }, that’s you
koc-object-value = { $object }, Value { $value }
koc-monkey = Monkey { $number }
koc-monkey-first = Monkey { $number }: you win every tie for now
koc-monkey-last = Monkey { $number }: you lose every tie for now
koc-monkey-middle = Monkey { $number }: the lower number wins a tie
koc-bin-label = Bin
koc-bin = Bin { $tokens }
koc-bin-note = Wasted tokens wait here for Recovery in phase 4.
koc-matches =
    { $n ->
        [0] no match yet
        [one] 1 match, 1 VP
       *[other] { $n } matches, { $n } VP
    }

## Tracks

koc-round = Round
koc-phase = Phase
koc-bank = Bank
koc-box-0 = New Objects
koc-box-1 = 1st Astatosta
koc-box-2 = 2nd Astatosta
koc-box-3 = 3rd Astatosta
koc-box-4 = Award
koc-box-5 = Scavenging
koc-box-6 = Showing off

## Stands and Stalls

koc-stands = Stands
koc-stand = Stand
koc-stand-n = Stand { $number }
koc-stand-label = Stand { $number }: { $object }, { $traits }
koc-stand-empty = Stand { $number }: empty
koc-spots = Tokens on this Stand
koc-spot = { $name }: { $tokens }
koc-spot-draft = { $name }: { $tokens }, and { $draft } more in your draft
koc-box = Face-down Object
koc-box-note = Turned up after the 1st Astatosta. Offers on Stand 4 itself count.
koc-stalls = Stalls
koc-stalls-none = Empty. What nobody bids for comes here.
koc-stalls-note = Value { $value }. Take it in Scavenging with { $least } or more.
koc-stalls-now = Nobody owns these: { $least } wins. Opponents’ Objects: { $margin ->
        [2] at least 2 more than
       *[other] more than
    } their Value wins, and the old owner is paid.
koc-deck =
    { $n ->
        [one] Object still in the deck
       *[other] Objects still in the deck
    }

## Behind the screen

koc-screen = Behind your screen
koc-secret = Only you see this
koc-secret-short = You only
koc-grid = Your Grid: 25 Objects
koc-cell-stand = { $object }, on Stand { $number }
koc-cell-seat = { $object }, { $name }, Value { $value }
koc-cell-stalls = { $object }, in the Stalls, Value { $value }
koc-cell-unseen = { $object }, not yet seen
koc-cell-box = { $object }, the cell of Stand { $number }
koc-cell-wins = wins with { $least } or more
koc-cell-boost = your own: tokens raise its Value
koc-cell-laid = { $tokens } of yours on it
koc-reserve = Reserve
koc-reserve-of = Reserve { $left } of { $all }
koc-left-of = left of { $all }
koc-your-offer = Your offer
koc-your-offers = Your offers
koc-tokens-on = Tokens on { $object }
koc-no-offer-yet = Press a Stand or its lit cell.
koc-no-offers-yet = Press a lit cell: it takes the least that can win. Press again to take it back.
koc-rule-stand = Offers on a Stand add up. In the end the highest total takes the Object, and its tokens become its Value; all other tokens there are lost.
koc-rule-own = Tokens on your own Object raise its Value at once, before the offers of others are compared with it.
koc-rule-other = The highest offer takes this Object, if it is { $least } or more. Offers that do not win are lost.
koc-offers-note = A cell shows the least offer that wins. Offers that do not win go to your Bin.
koc-offer-own = yours: Value { $value } becomes { $then }
koc-offer-rival = { $name }, Value { $value }: { $least } wins unless it is boosted
koc-offer-stalls = Stalls: { $least } wins
koc-offer-vain = too few: { $least } would win
koc-offer-lost = would be wasted
koc-sealed = Your offer is sealed
koc-sealed-nothing = You offer nothing this time.
koc-passions = Passions
koc-collection = Collection
koc-no-object = No Object yet
koc-epic = { $n } of 4 for Epic
koc-epic-done = Epic Collection
koc-would-be-epic = { $object } would be the fourth: { $ends ->
        [yes] the game would end after this phase.
       *[no] an Epic Collection.
    }
koc-predominate = You predominate in
koc-predominate-pays = +{ $n }
koc-predominate-note = What phase 4 would pay if it came now.

## Players

koc-players = Players
koc-composing = Composing
koc-ready = Ready
koc-choosing = Choosing
koc-reserve-open = Reserve { $n }
koc-passions-open = Passions
koc-feed = #feed

## Scenarios

koc-scenario = Scenario { $number }
koc-guest-pays = pays { $tokens } this round
koc-theme-pays = 1 VP for each, for everybody
koc-house-astatoste =
    { $n ->
        [1] One Astatosta a round.
        [2] Two Astatoste a round.
       *[other] Three Astatoste a round.
    }
koc-house-devaluation =
    { $loss ->
        [0] No Devaluation this round.
       *[other] This round each Object loses { $loss }.
    }
koc-house-stalls = Stalls: Value { $value }, so { $least } wins.
koc-house-margin = Value + { $margin } to win from a Collection.
koc-house-box = Stand 4 is face down in the 1st Astatosta.
koc-house-epic =
    { $ends ->
        [yes] An Epic Collection gives { $points } VP.
       *[no] An Epic Collection ends nothing and gives { $points } VP.
    }
koc-house-monkeys = Monkeys are not swapped; they pass on after the round.
koc-house-haggling = The winner of a Stand leaves 1 more than the next best.
koc-monkey-control = Monkey control

## The bar

koc-astatosta-hint = Any number of tokens on one Object on a Stand. All reveal together.
koc-scavenging-hint = Any number of tokens on any Objects in play. One offer, all reveal together.
koc-pick-stand =
    { $tokens ->
        [one] 1 token on Stand { $number }
       *[other] { $tokens } tokens on Stand { $number }
    }
koc-pick-total = { $object }: your total there would be { $total }
koc-pick-on = { $tokens } on { $object }
koc-pick-guard = { $tokens } to guard { $object }
koc-pick-left = { $left } left in the Reserve
koc-nothing-chosen = Nothing offered yet
koc-offer-nothing = Offer nothing
koc-clear = Clear
koc-ready-now = I’m ready
koc-all-the-same = Offer it all the same
koc-there-all-the-same = Offer there all the same
koc-tempted = { $object }: you may offer there, and waste your tokens
koc-waiting-title = Your offer is in
koc-waiting-passion = Your Passion is chosen
koc-go-on = Go on
koc-hold = Hold
koc-skip = Skip
koc-next-in =
    { $seconds ->
        [one] Goes on in 1 second
       *[other] Goes on in { $seconds } seconds
    }
koc-held = Held
koc-showing = Showing what happened

## Choosing

koc-passions-title = Which Passion do you give up?
koc-passions-note = The other two stay yours, in secret, until the end.
koc-give-up = Give up
koc-keep = Keep
koc-ties-title = Which tie first?
koc-tie-level = level at { $tokens }
koc-control-title = Your Monkey is the lowest
koc-take = Take it
koc-concede = Concede it
koc-take-note = You get it, and the Monkeys are swapped.
koc-concede-note = You leave the tie and keep your Monkey.
koc-prize = The prize
koc-after = Monkeys after it
koc-choose-one = Choose one

## The reveal

koc-screens-up = Screens up!
koc-sold = Sold!
koc-scavenged = Screens up!
koc-showing-off = Showing off!
koc-open-1 = 1st Astatosta is open
koc-open-2 = 2nd Astatosta is open
koc-open-3 = 3rd Astatosta is open
koc-open-award = The award
koc-open-scavenging = Scavenging is open
koc-open-showing-off = Recovery, Predominance, Consolation
koc-shout-nothing = nothing
koc-shout-stand = Stand { $number }
koc-shout-ahead = total { $total }, ahead
koc-shout-level = total { $total }, level
koc-shout-behind = total { $total }
koc-wasted = Wasted!
koc-line-misplaced =
    { $name } wastes { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }
koc-line-box = Stand 4 was { $object }
koc-line-cut = Nobody offered: the award follows at once
koc-line-awarded = { $name }, Value { $value }
koc-line-back = { $tokens } back
koc-line-stalls = To the Stalls
koc-line-tie = Tie: { $name } has the lowest Monkey
koc-line-boosted = { $name } boosts it to { $value }
koc-line-lost = { $name } loses { $tokens }
koc-line-won-stalls = { $name } takes it from the Stalls for { $tokens }
koc-line-won = { $name } takes it from { $owner } for { $tokens }
koc-line-devaluation = Devaluation: every Object loses { $tokens }
koc-line-no-devaluation = No Devaluation this round
koc-line-recovered = { $name } recovers { $tokens }
koc-line-banked = { $tokens } to the Bank
koc-line-whip = Whip-round: 1 each from { $names }
koc-line-consolation = Consolation: { $name } gets { $tokens }
koc-line-pass-on = The Monkeys pass on
koc-line-epic = { $name }: Epic Collection!
koc-map = Where everything is
koc-predominance = Predominance
koc-predominance-cell = { $characteristic }: { $name }, { $tokens }
koc-predominance-none = { $characteristic }: nobody

## The end

koc-king = { $name } is King of Con!
koc-king-you = You are King of Con!
koc-end-epic = Epic Collection in { $characteristic }, round { $round }. The game ended early.
koc-end-full = Six rounds are over.
koc-col-passions = Passions, now open
koc-col-tokens-on = Tokens on Objects
koc-col-vp = VP
koc-col-objects = Objects
koc-col-matches = Passion matches
koc-col-theme = Theme
koc-col-epic = Epic
koc-col-reserve = Reserve ÷ 3
koc-scores = Final scores
koc-wanted = The 25 Objects, and what you would love
koc-wanted-note = An Object that both of your Passions want counts twice.
koc-watch-again = See the table
koc-see-scores = See the scores
koc-by-tokens = { $first } comes before { $second } on equal VP, with more tokens on Objects: { $more } to { $fewer }.
koc-by-monkey = { $first } comes before { $second } on equal VP and tokens, by the lower Monkey: { $lower } to { $higher }.

## Phone

koc-tab-stands = Stands
koc-tab-grid = Grid
koc-tab-players = Players
koc-tab-you = You
