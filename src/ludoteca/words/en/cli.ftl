### The command line and the terminal game.

## Words that one types during a game; the first of each is shown

command-help = help rules rule
command-why = why
command-hint = hint
command-table = table
command-map = map
command-options = options terms
command-log = log
command-undo = undo
command-save = save
command-lang = lang language
command-quit = quit exit
command-pass = pass nothing none
command-box = box
command-scenario = scenario
command-yes = yes y
command-me = me

help-help = { $word } or ?: this help. With a number, such as “? { $number }”: the rule behind that option. With a rule or a word, such as “? { $clause }” or “? { $sought }”: what the rules say. With the level of a bot, such as “? { $level }”: what it does.
help-why = { $word }, such as “{ $word } { $answer }”: what would become of that answer, without giving it.
help-hint = { $word }: what the adviser would do in your place, and why.
help-table = { $word }: the whole table again.
help-map = { $word }: what is drawn of the table, where a game has a map.
help-options = { $word }: the edition and the switches of this table, each with its rule.
help-log = { $word }: everything that has happened so far.
help-undo = { $word }: take the last choice back, where nobody has learned anything by it.
help-save = { $word }, or “{ $word } FILE”: save the game and go on.
help-lang = { $word } en, it or fr: go on in that language.
help-quit = { $word }: save the game and leave.

## A game

play-you = { $seat } (you)
play-person = { $seat } (a person)
play-bot = { $seat } (bot: { $level })
play-seats = At the table: { $seats }.
play-edition = Edition: { $edition }.
play-edition-named = { $edition } ({ $name })
play-options = Switches that this table has set otherwise:
play-options-none = All switches are as it sets them.
play-options-how = Type “{ $word }” to read all switches.
play-options-all = The switches in force, each with where the rules speak of it:
play-option = { $about }: { $meaning } ({ $name } = { $value })
play-option-own = Set by this table.
play-pack = This table plays with a content pack instead of our own cards.
play-seed = The seed of this game is { $seed }: with --seed { $seed } it can be dealt again.
play-saving = Every choice is saved at once in { $file }.
play-help = Type “help” at any time, and “quit” to leave: the game is saved.
play-help-level = What a bot does: type “? { $level }”.
play-level = { $level } (bot): { $about }
play-hand-over = { $seat } is next. Give the keyboard to { $seat }, who presses Enter:
play-hidden = the screen changes hands
play-enter = Press Enter to go on:
play-only-enter = Only Enter goes on from here; “save”, “lang” and “quit” work too. Everything else can be typed afterwards.
play-lang-done = From here on in English.
play-again = Nothing has changed. Please choose again.
play-not-done = Nothing has changed. Please choose again.
play-done = Chosen: { $choice }.
play-why-what = Why what? Type an answer after it, as you would give it.
play-which-language = Which language? Type one after it: { $names }.
play-would-refuse = That would be refused. { $why }
play-would-warn = That is allowed, but hardly meant. { $why }
play-would-do = That is allowed: { $choice }.
play-hint = The adviser would choose: { $choice }. { $why } To do the same, type: { $typed }
play-hint-alone = “{ $hint }” is typed alone, without “{ $rest }”. What would become of an answer of yours is told by “{ $why } { $rest }”.
play-log-empty = Nothing has happened yet.
play-no-map = This game has no map; “table” shows everything.
play-undone = The last choice of { $seat } is taken back.
play-saved = Saved in { $file }.
play-goes-on = The game goes on all the same; it will be saved elsewhere when you leave.
play-file-changed = Somebody else has gone on with this game in “{ $file }”: that file is left as it is. Your game goes on all the same, and will be saved under another name when you leave.
play-quit = Goodbye.
play-interrupted = The game was interrupted.
play-end-of-input = There is nothing more to read: the input has ended.
play-broken = Something has gone wrong.
play-over-already = This game is over already. First place: { $seats }.
play-kept = The game is saved in { $file }.
play-go-on = To go on: { $command }
play-tell-again = To have it told again: { $command }
play-last-resort = The game cannot be saved anywhere. Here it is: copy the following lines into a file.

## Replays

replay-as = As seen by: { $seat }.
replay-other-rules = Recorded under rules { $found }, ours are { $ours }: replayed by law, not verified.
replay-other-layout = Recorded under layout { $found }, ours is { $ours }: replayed by law, not verified.
replay-watcher = a spectator
replay-all = everybody at once, secrets included
replay-step = Step { $step }.
replay-at = After step { $step } of { $most }.

## Files

file-unreadable = “{ $file }” cannot be read: { $why }. Please check the name.
file-unwritable = “{ $file }” cannot be written: { $why }. Please name another file.
file-empty = “{ $file }” is empty. Please name another file.
file-not-text = “{ $file }” is not a text file in UTF-8 (byte { $at } is no part of a letter). Please name another file, or save it as UTF-8.
file-too-big = “{ $file }” is far too big for one of our files. Please name another file.
file-exists = “{ $file }” is there already and will not be overwritten. Please name another file.
save-exists = “{ $file }” is there already. Go on with it by “{ $command }”, or name another file.
os-not-allowed = it is not allowed
os-no-such-file = there is no such file or folder
os-is-a-folder = it is a folder
os-disk-full = the disk is full
os-name-too-long = the name is too long
os-other = { $error }
record-unusable = “{ $file }” cannot be used. { $why }
record-breaks = “{ $file }” breaks at step { $step }. { $why }

## Content packs

content-good = “{ $file }” is in order. Play with it by “ludoteca play { $game } --content { $file }”.
pack-field = { $name }: { $meaning }
content-written = Written to “{ $file }”. Edit it, then try “ludoteca content check { $file }”.
content-what-to-do = Please mend these lines; “ludoteca content export” shows a pack that is in order.

## Games and rules

games-seats = For { $least } to { $most } players.
games-editions = Editions, chosen with --edition:
games-options = Options, chosen with --option name=value:
games-default = the default
games-line = { $name }: { $text }
games-numbers = any whole number from { $least } to { $most }
rules-chapters = The chapters of the rules:
rules-part = { $title }:
rules-of = In the rules of { $game }:
rules-how = Add a chapter ({ $chapter }), a clause ({ $clause }), a ruling ({ $ruling }) or words to look for.
rules-none = The rules have nothing on “{ $asked }”. Try a chapter ({ $chapter }), a clause ({ $clause }) or another word.
rules-elsewhere = Rules of parts that this table does not play with are left out; their numbers find them all the same.
rules-scenario = Scenario { $number }
rules-line = { $number }: { $text }

## What is wrong with an answer

unclear-number = “{ $text }” is not a number. Type the number of your choice, or help.
unclear-menu = There is no choice { $number }; { $most ->
        [0] the only choice is 0.
       *[other] the choices are 1 to { $most }.
    }

## What is wrong with a command

no-such-language = There is no language “{ $name }” here. The languages are: { $names }.
no-such-player = “{ $name }” cannot sit at a table. Those who can: { $names }.
no-such-seat = There is no seat “{ $name }” in this game. Choose from: { $names }.
no-such-step = This game has no step { $step }; steps are 0 to { $most }.
not-a-number = { $option } needs a whole number from { $least } to { $most }, not “{ $text }”.
seats-differ = This game has { $expected } seats, not { $found }: name as many players with --seats.
position-has-terms = { $file } says itself by which edition, options and cards it is played: leave those out.
position-of-another = { $file } is a position of { $game }.
rebuild-too-early = The game in { $file } has not begun by then: set it up as its rules say.
rebuild-over = The game in { $file } is over: there is nothing to go on from. Name an earlier step with --step.
rebuild-earlier = At step { $asked } something is in the air: this is the table after step { $step }, when all was at rest.
rebuild-written = The position is in { $file }.
reason-no-such-bot = There is no bot “{ $name }”. The bots are: { $names }.
reason-bot-of-other-game = This bot plays { $game } and not { $other }.
no-such-adviser = There is no bot “{ $name }”. Those who can give hints: { $names }.
no-adviser = The bot “{ $name }” cannot give hints: it does not imagine how a game goes on. Those who can: { $names }.
bug = Something has gone wrong inside Ludoteca ({ $error }). That is our mistake, not yours; please tell us. Nothing that was saved is lost.

args-unknown = “{ $what }” is not understood. See “{ $command } --help”.
args-missing = Something is missing: { $what }. See “{ $command } --help”.
args-no-value = { $what } needs a value after it. See “{ $command } --help”.
args-no-such-command = There is no command “{ $what }”. See “{ $command } --help”.
args-bad = That is not understood. See “{ $command } --help”.
args-option-without-value = --option needs name=value, not “{ $option }”. The options are: { $names }.
args-option-twice = The option “{ $option }” is given twice, with two values. Please decide for one.

args-usage = Usage:
args-heading = { $heading }:
args-what = What
args-options = Options
args-commands = Commands
args-command = COMMAND
args-help = this help
args-about = Ludoteca, a house of games: play them, go on with them, tell them again.
args-example = To begin: ludoteca play king-of-con
args-version = the version
args-lang = the language: { $names } (otherwise LUDOTECA_LANG, or that of the system)
args-play = Play a game here in the terminal.
args-resume = Go on with a saved game.
args-replay = Tell a saved game again, step by step.
args-draw = Draw the Dungeon of a saved game of Dungeonology.
args-rebuild = Tell how to lay out a saved game with the box.
args-draw-step = after this step; 0 is the beginning
args-svg = the new file for a picture (SVG); otherwise the screen
drawn = The picture is in { $file }.
nothing-to-draw = There is nothing to draw in { $game }: it has no map. Only Dungeonology has one.
args-review = Look at a finished game again: where a search would have chosen otherwise.
args-review-seat = only this seat’s decisions, by number or name
review-not-over = Only a finished game can be reviewed: the review would tell what is hidden. Go on with it first: “ludoteca resume”.
args-rules = Read the rules.
args-content = Write out or check a content pack: what is printed on the cards.
args-games = List the games with their editions and options.
args-game = the game
args-seats = who sits where, such as me,apprentice,expert; several persons as me,me; the bots: { $names }
args-levels-games = These numbers of games are the most at any table; in { $game } with two players they are { $adept }, { $expert } and { $master }. During a game, “? { $level }” tells what that bot does at that table.
args-seed = the number that chance begins with
args-edition = the edition of the rules
args-option = an option of the game; may be given several times; see “ludoteca games”
args-preset = options that go well together; see “ludoteca games”
args-no-such-preset = There is no preset “{ $name }”. There are: { $names }.
args-no-presets = { $game } has no presets: leave --preset out.
games-presets = Options that go well together (--preset):
args-scenario = none, 1 to 10, or random
args-clubs = with Clubs (Chamber of Wonders)
args-solo = alone against the Collector, at his levels lord, royal or both (Chamber of Wonders)
args-pack = a content pack to play with
args-position = begin at this typed position
args-save = save every choice at once in this new file
args-record = a saved game
args-record-or-position = a saved game or a typed position
args-rebuild-step = the table after this step; the last one if it is not said
args-rebuild-seat = no more than this seat may know
args-rebuild-out = write the position to a new file
args-step = only this step, with the table after it; 0 is the beginning
args-seat = whose eyes: a seat by number or name, watcher, or all
args-asked = a chapter, a clause, a ruling, or words to look for
args-rule = RULE
args-export = Write our content as a pack that can be edited.
args-out = the new file to write; otherwise the screen
args-check = Say what is wrong in a pack, with file and line.
args-pack-file = the pack
