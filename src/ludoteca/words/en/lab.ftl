### The lab: many games, and what they show.

## Commands

args-lab-run = Let bots play many games, and keep what happens as Parquet; the same command goes on where it was stopped.
args-lab-report = Say what the games of a run show: a page with plots, and the same as Markdown.
args-lab-compare = Set two runs side by side: editions, options, content packs; and say which differences are more than chance.
args-lab-replay = Play a game of a run once more from its row, and save it.
args-lab-play-out = Say what a position is worth: bots play it to its end many times.
args-lab-bots = by seat, the levels of the bots; one name is for all seats
args-lab-seats = how many play, where one bot is named (2)
args-lab-games = how many games
args-lab-out = the folder for them
args-lab-keep-seats = bots keep their seats; otherwise they move on by one with each game
args-lab-vary = an option that changes from game to game: each game draws one of its values, or one of those named; may be given several times
args-lab-decisions = a row for each decision too
args-lab-on = on a Ray cluster at this address; “ray” begins one on this machine
args-lab-folder = the folder of a run
args-lab-second = the folder of the other run
args-lab-report-out = another name for the files, without its ending; otherwise “report” in the folder of the run
args-lab-compare-out = another name for the files, without its ending; otherwise beside the second run
args-lab-number = the number of the game
args-lab-record = the new file for it
args-lab-position = a saved game or a typed position
args-lab-step = the position after this step; otherwise the last one
args-lab-eyes = through the eyes of this seat, from 1: what it does not know is dealt anew each time; otherwise of who is to move

## A run

lab-progress = { $played } of { $games } games
lab-rate = { $rate } games a second, { $left } left
lab-done = { $games ->
        [one] One game is
       *[other] { $games } games are
    } in { $folder }.
lab-then-report = What they show: { $command }
lab-then-replay = Any of them again: { $command }
lab-interrupted = Stopped; { $played } of { $games } games are kept. The same command goes on from there.
lab-played-again = { $file } cannot be read; its games are played again.
lab-replayed = Game { $number } ended as its row says, after { $steps } choices. Look at it with: { $command }
lab-written = Written: { $file }
lab-play-out = { $name }: what { $games ->
        [one] one game
       *[other] { $games } games
    } from this position show, with what seat { $seat } knows
lab-worth = { $name } ({ $bot }): wins { $rate } % ({ $ends }); { $score } points on average, mostly { $low } to { $high }
lab-few-play-outs = { $games ->
        [one] One game is
       *[other] { $games } games are
    } few: look at the intervals, not at the figures.

## What went wrong

lab-no-run = There is no run in { $folder }: it has no run.json. “ludoteca lab run … --out { $folder }” begins one.
lab-nothing-yet = Nothing of the run in { $folder } has been finished yet.
lab-plan-corrupt = { $file } is damaged ({ $error }). Its games are still there; restore it, or begin a run with the same options elsewhere and copy it from there.
lab-corrupt = { $file } is damaged ({ $error }). Everything else is whole: the same “ludoteca lab run …” plays only those games again.
lab-table-gone = { $file } is missing. Everything else is whole: the same “ludoteca lab run …” plays only those games again.
lab-vary-one = “--vary { $option }” needs two or more values to draw from, as in --vary { $option }=A,B.
lab-unwritable = { $file } cannot be written: { $why }. What was finished before is kept; the same command goes on from there.
lab-no-folder = { $folder } is a file and no folder.
lab-folder-taken = { $folder } holds something else already. Name a new folder.
lab-other-run = { $folder } holds a run with other terms ({ $names }). Name a new folder, or ask for the same.
lab-other-rules = This run is of rules version { $rules } of { $game }; here is version { $ours }. Games of both cannot be mixed: begin a new run, or use the Ludoteca that it was begun with.
lab-other-bots = In this run plays version { $version } of the bots of { $game }; here is version { $ours }. Games of both cannot be mixed: begin a new run, or use the Ludoteca that it was begun with.
lab-game-failed = Game { $number } failed: { $error }. Everything finished is kept; please report this with its number and run.json.
lab-worker-died = A process died again and again over games { $first } to { $last }; perhaps there is too little memory. Everything finished is kept; try with fewer workers.
lab-workers-died = A process died again and again; perhaps there is too little memory. Try with --workers 1.
lab-stopped = Stopped after { $played } of { $games } games{ $played ->
        [0] : none has ended yet, so there is nothing to tell.
       *[other] ; what they say follows.
    }
lab-no-such-game = There is no game { $number } in { $folder }, or it has not been played yet.
lab-ends-otherwise = Game { $number } does not end as its row says: that row was changed, or it was played by another version.
lab-seats-differ = { $bots } bots were named for { $seats } seats.
lab-compare-games = These are runs of different games: { $first } and { $second }.
lab-over = The game in { $file } is over at this point; name an earlier one with --step.
lab-no-steps = { $file } holds a position, not a saved game: leave --step out.
lab-no-address = “{ $address }” is no cluster: write ray://host:10001, or “ray” for one on this machine.
lab-no-ray = Ray is not installed here. Install it with: pip install 'ludoteca[ray]'
lab-no-cluster = There is no cluster at { $address }: { $error }. If it asks for a token, give it in RAY_AUTH_TOKEN.

## The report

lab-from-to = { $low } to { $high }
lab-report-title = { $game }: what the games show
lab-about = { $games } games, edition { $edition }; bots: { $bots }; options: { $options }; content: { $content }; seeds { $first } to { $last }; rules version { $rules }
lab-no-options = none
lab-our-content = ours
lab-short = In short
lab-doubts = Before you believe it
lab-method = How this was reckoned
lab-method-text = Intervals hold the true value in 95 of 100 such runs; those of win rates are Wilson’s. What a thing is worth compares seats of the same bot in the same place of the order of play, one with it and one without; seats of one game depend on one another, so games are counted and not seats. Chances are corrected for the number of comparisons after Holm: among all differences marked as clear there is one by chance in one report out of twenty. A shared victory is a part of one.
lab-replay-highest = the game with the highest score, number { $number }
lab-replay-lowest = the game that was won with the least, number { $number }
lab-replay-longest = the game with the most decisions, number { $number }
lab-who-wins = Who wins
lab-who-wins-text = The dashed line is a fair share. A triangle marks a share that is outside it with its whole interval.
lab-by-turn = By the order of play
lab-by-monkey = By the Monkey number at the beginning
lab-by-seat = By seat
lab-by-bot = By bot: games won by one of them
lab-turn-number = { $number ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
       *[other] Fifth
    } to play
lab-monkey-number = Monkey { $number }
lab-seat-number = Seat { $number }
lab-of-games = of { $games } games
lab-fair-share = a fair share is { $fair }
lab-won-interval = won (95 %)
lab-first = { $game ->
        [king-of-con] Who begins with Monkey 1
       *[other] The first player
    } wins { $rate } of the games; a fair share is { $fair }. Against the others, bots being equal, that is { $gain } percentage points ({ $ends }; { $chance }): { $sure ->
        [clear] a clear difference.
       *[other] it may be chance.
    }
lab-first-unknown = These games cannot show whether it helps to be first.
lab-best-bot = Of the bots, { $bot } does best: { $rate } of its games; { $fair }.
lab-scores = Scores
lab-scores-short = Half of all scores are between { $low } and { $high }; winners have { $best } on average.
lab-all-seats = all players
lab-winning-scores = winners
lab-score-quantiles = So much or less have …
lab-mean = mean
lab-sources = Where the points come from
lab-sources-text = Means over all seats, for those who won and for those who did not.
lab-points-each = Points by source
lab-winners = winners
lab-others = others
lab-source-said = { $won }, others { $lost }
lab-length = How long a game is
lab-length-short = A game takes { $decisions } decisions, { $each } for each player, and { $turns } turns or rounds.
lab-decisions = Decisions in a game
lab-turns = Turns or rounds in a game
lab-games = games
lab-time = Time for a decision
lab-time-text = Measured where the games were played; the only figures here that another machine would not repeat.
lab-bot = bot
lab-decisions-each = decisions in a game
lab-milliseconds = milliseconds each
lab-milliseconds-95 = slowest 5 %
lab-decision = decision
lab-clause = clause
lab-in-a-game = in a game
lab-choices = choices (median)
lab-things = What things are worth
lab-things-text = Each line compares those who used a thing with those who could have and did not: how many percentage points more of their games they won, and how many points more than the mean of their table they had. { $count ->
        [one] One comparison was made
       *[other] { $count } comparisons were made
    }, and the chances are corrected for that many.
lab-no-cause = Who is ahead can often afford more. A difference says that winners used it, not yet that it makes one win.
lab-gain-caption = More games won with it than without it, in percentage points
lab-gain-interval = difference (95 %)
lab-points-interval = points (95 %)
lab-use-head = used, points, chance
lab-use = used by { $used }, { $points } points, { $chance }: { $verdict ->
        [clear] clear
        [none] hardly a difference
       *[other] open
    }
lab-use-too-few = used by { $used }: too few to compare
lab-too-few = Nothing can be said of { $things }: fewer than { $least } used it, or fewer than { $least } did not.
lab-too-few-of = Nothing can be said of { $count } of these things: fewer than { $least } used them, or fewer than { $least } did not.
lab-table-caption = Winning score in games with it, less that in games without it
lab-table-caption-alone = Games won with it, less those won without it, in percentage points
lab-table-head = in how many games, decisions, chance
lab-table-use = in { $used } of games, { $decisions } decisions, { $chance }
lab-table-too-few = in { $used } of games: too few to compare
lab-too-few-tables = Nothing can be said of { $things }: fewer than { $least } games had it, or fewer than { $least } did not.
lab-too-few-tables-of = Nothing can be said of { $count } of these things: fewer than { $least } games had them, or fewer than { $least } did not.
lab-nothing-stands-out = No single thing stands out clearly.
lab-stand-out = Who used these won more often, in percentage points: { $things }.
lab-fall-behind = Who used these won less often: { $things }.
lab-tables-differ = Winning scores differ in games with these, in points: { $things }.
lab-tables-differ-alone = Games with these were won more or less often, in percentage points: { $things }.
lab-unfinished = The run is not finished: { $played } of { $games } games.
lab-few-games = { $games ->
        [one] One game is
       *[other] { $games } games are
    } too few for more than a first look.
lab-needs-games = Differences of win rates below { $seen } percentage points cannot be seen here; to see { $wanted } takes about { $needed } games.
lab-novices = The level { $bot } plays at random: what it uses says little about people.
lab-one-level = All bots are of one level ({ $bot }): the figures hold for its way of playing. Try another level too.
lab-not-rotated = The bots kept their seats: what comes from the bot and what from the seat cannot be told apart.
lab-rules-since = These games are of rules version { $rules }; the rules are now at version { $ours }.

## Two runs

lab-compare-title = { $second } beside { $first }
lab-compare-about = { $game }: what the second run has more than the first
lab-compare-short = { $clear } of { $count } differences are more than chance.
lab-compare-method = Each game gives one number (a mean over its seats); differences of the means are tested after Welch, their chances corrected after Holm over everything on this page.
lab-what-differs = What was played
lab-run-said = { $name }: { $terms }
lab-side-by-side = Side by side
lab-difference-points = Differences in points
lab-difference-use = Use: { $kind }
lab-difference-interval = difference (95 %)
lab-corrected = chance, corrected
lab-measure-said = { $label }: { $ours }, then { $theirs }; { $gain }, { $chance }.
lab-measure-first = Games won by the first player
lab-measure-first-monkey = Games won with Monkey 1 at the beginning
lab-measure-shared = Shared victories
lab-measure-winning-score = Winning score
lab-measure-score = Score of all players
lab-measure-spread = From the best to the last
lab-measure-turns = Turns or rounds
lab-measure-decisions = Decisions
lab-same-terms = Both runs have the same terms: what differs is chance.
lab-differ-in-several = The runs differ in several things ({ $names }): which of them makes a difference, they cannot say.
lab-few-games-in = { $folder } has { $games ->
        [one] one game
       *[other] { $games } games
    }: too few for more than a first look.

## What is counted

lab-kind-area = Areas
lab-kind-contact = Contacts
lab-kind-club = Clubs
lab-kind-wonder = Wonders displayed at the end
lab-kind-scenario = Scenarios
lab-kind-characteristic = Passions
lab-kind-object = Objects owned at the end
lab-kind-scholar = Scholars
lab-kind-clan = Clans
lab-kind-boss = Profiles of the Boss
lab-kind-zone = Zones studied
lab-kind-trick = Trick cards played
lab-kind-panic = Panic cards that were turned up
lab-kind-intern = Interns at the end
lab-kind-jinx = Jinx cards revealed
lab-kind-familiar = Familiars hired
lab-kind-research = Research cards claimed
lab-kind-congregation = Students of Congregations used
lab-kind-option = Options that were varied
lab-fact-purse = Money left (£)
lab-fact-displayed = Wonders displayed
lab-fact-hand = Cards left in hand
lab-fact-markers = Coming Soon markers left
lab-fact-reserve = Tokens left in the Reserve
lab-fact-objects = Objects in the Collection
lab-fact-students = Students left
lab-fact-jinxes = Jinx cards
lab-fact-thesis = Thesis a success (1 = yes)

## The ladder

args-lab = Figures from many games.
args-lab-ladder = Let the levels of the bots play one another, and say how they stand.
args-levels = which of these levels, in any order (otherwise all): { $names }
args-ladder-seats = how many play (2); at larger tables one of the one level sits among those of the other
args-ladder-games = games for each pair of levels (100)
args-neighbours = each level only against the one below it
args-workers = how many processes; 0, or nothing said: one for each core
args-plot = a picture of it, as .svg, .png or .pdf
args-keep = a file to which each game is added as it ends; called again with it, the ladder goes on where it was
ladder-interrupted = Stopped after { $played } of { $games } games{ $played ->
        [0] : none has ended yet, so there is nothing to tell.
       *[other] ; what they say follows. With --keep FILE the ladder could be gone on with.
    }
ladder-interrupted-kept = Stopped after { $played } of { $games } games{ $played ->
        [0] : none has ended yet, so there is nothing to tell, and nothing was added to { $file }. The same command begins again.
       *[other] , which are kept; what they say follows. The same command goes on.
    }
ladder-not-kept = Line { $line } of { $file } is not a game of a ladder. Name another file with --keep.
ladder-old-rules = The games in { $file } were played with rules { $old } of this game, and now it has rules { $new }: they cannot be counted together. Name another file with --keep.
ladder-other-levels = The games in { $file } were played when these levels imagined other numbers of games for a decision: they cannot be counted together. Name another file with --keep.
ladder-other-bots = The games in { $file } were played by version { $old } of the bots of this game, and now they are version { $new }: they cannot be counted together. Name another file with --keep.
ladder-alone = A ladder needs at least two seats.
ladder-levels = A ladder needs two or more different levels of these: { $names }.
ladder-played = { $played } of { $games } games …
ladder-title = { $game }, { $seats } players, { $games } { $games ->
        [one] game
       *[other] games
    } from seed { $seed }
ladder-ratings = Strength as the Plackett–Luce model of openskill rates it, { $formula }: all levels begin at 25, and the more a level wins the higher it stands; ± says how far that may be off.
ladder-rung = { $level } against { $against }: { $rate } % of { $games } { $games ->
        [one] game
       *[other] games
    } (95 % interval { $low } to { $high } %; a fair share is { $fair } %)
ladder-axis = % of games won, with 95 % interval; dotted: a fair share
plot-ending = The picture “{ $file }” must end in .svg, .png or .pdf.
plot-over-games = The picture “{ $file }” would be written over the games that are kept. Name another file with --plot.
plot-written = The picture is in { $file }.
lab-missing = The lab needs what is not installed here: { $names }. Install it with: { $command }

## Campaigns

args-lab-campaign = Let bots play whole campaigns of twelve months, and say what they were worth to each.
args-lab-lecturers = by Lecturer, the levels of the bots
args-lab-campaigns = how many campaigns (10)
args-lab-campaign-out = a file for the table of all months, as Parquet
lab-campaign = Campaigns played: { $games } (numbers from { $seed }).
lab-campaign-line = { $number } { $bot }: { $points } Victory Points on average, the chair in { $rate } % ({ $ends })
lab-campaign-written = The table of all months is in { $file }.
