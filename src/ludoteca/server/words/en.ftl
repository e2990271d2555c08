# What the hall itself says.

## Boxes and bots

server-title-king-of-con = King of Con
server-title-chamber-of-wonders = Chamber of Wonders
server-title-dungeonology = Dungeonology: The Expedition
server-guide = Guided first game
server-guide-solo = Alone, guided

## At the table

server-log-clock = Time ran out for { $seat }.
server-log-undo = { $seat } takes a choice back.
server-log-seat-away = { $seat } is away: a bot ({ $level }) plays on until { $seat } is back.
server-log-seat-back = { $seat } is back.
server-log-seat-bot = A bot ({ $level }) sits down at the free seat.
server-log-seat-taken = A bot ({ $level }) takes the seat of { $seat } for good.
server-log-seat-level = The bot of { $seat } is now: { $level }.
server-log-seat-open = The seat of { $seat } is free.
server-log-seat-person = { $seat } sits down.
server-vote-undo-asked = { $seat } would like to take a choice back. Everybody has to agree.
server-vote-undo-passed = The choice is taken back.
server-vote-undo-failed = The choice stands.
server-vote-end-asked = The owner would like to end this table. Everybody has to agree.
server-vote-end-passed = The table is ended.
server-vote-end-failed = The game goes on.

## The command

server-open = The hall is open: { $url }
server-open-network = For others in your network: { $url }
server-open-data = Tables are kept in { $file }.
server-close = The hall is closed. Nothing is lost: every table goes on where it was.
server-port-taken = Port { $port } is in use by another program. Name another with --port.
server-no-address = { $address } is no address of this machine. Leave --address out to play here, or write 0.0.0.0 to let the whole network in.
server-no-port = Port { $port } cannot be opened: { $why }. Name another with --port.
server-no-database = The database { $db } cannot be opened: { $why }
server-no-driver = The database { $db } needs a package that is not installed. For PostgreSQL: pip install 'ludoteca[postgres]'
server-bus = Other processes that serve this hall are heard through { $bus }.
server-no-bus-package = Several processes need a package that is not installed: pip install 'ludoteca[processes]'
server-bad-bus = “{ $bus }” is no address of a Redis; it looks like redis://HOST:6379/0.
server-bus-needs-postgres = Several processes on SQLite must run on one machine; for more machines use --db postgresql://…
server-no-client = The hall is open, but its pages are missing
server-no-client-about = The pages for the browser have not been built. Type “make web” in the project's folder, then load this page again. Programs can come in already.
server-args-host = Open a hall: others come in with their browsers.
server-args-port = The port to listen at; 8000 unless said, 0 for any that is free.
server-args-address = The address to listen at; 0.0.0.0 lets the whole network in.
server-args-db = Where tables are kept: sqlite:///FILE or postgresql://…; a file of yours unless said here or by LUDOTECA_DB.
server-args-bus = Where several processes of this hall hear each other: redis://HOST:6379/0; none here or by LUDOTECA_BUS: this is the only one.
server-args-metrics = Let Prometheus read /metrics: how busy the hall is.
server-args-log-json = Write the log as JSON, one line for each event.
server-args-log-requests = Log each request and connection too; never who, or an invitation.
server-args-base-url = How guests reach the hall, for invitations: https://games.example.org
server-args-delay = Seconds that a bot takes at least; with 0 it answers as soon as it can, which may tell what it holds.
server-args-hints = The level of the bot that gives hints: a lower one answers sooner.
server-args-open = Open a browser as well.
server-bad-url = { $url } is no address of a hall: write http://… or https://…
server-bad-number = { $option } takes a number from 0 to { $most }.

## What is refused

error-who-are-you = Come in first: nobody knows who you are.
error-other-site = This request comes from a page of another site.
error-too-fast = Too much at once. Wait a moment.
error-too-many-lines = Too many connections are open here. Close some of them and try again.
error-table-long = A great deal has happened here already. Play on; nothing more can be said or taken back at this table.
error-too-big = That is too big: { $most } bytes at most.
error-bad-request = This request could not be understood.
error-not-understood = This message could not be understood.
error-no-such-page = There is no such page.
error-trouble = Something went wrong here. Nothing is lost; try again.
error-try-again = Somebody was quicker. Try again.
error-bad-name = A name needs at least one letter.
error-account-already = You have an account already.
error-bad-login = This user name is too long: { $most } letters at most.
error-login-taken = This user name is taken.
error-wrong-password = User name and password do not fit.
error-no-such-game = There is no such game here. There are: { $names }.
error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat at this table.
error-no-such-step = The game has only { $most } steps.
error-no-guide = This game has no such guided game.
error-table-broken = This table was played under other rules, and cannot be opened any more.
error-table-waiting = The game has not begun: some seats are still open.
error-table-playing = The game is going on.
error-table-over = The game is over.
error-table-ended = This table was ended.
error-not-your-seat = This seat is not yours.
error-not-the-owner = Only the owner of the table may do that.
error-not-invited = You need an invitation here, or this link has been replaced. Ask whoever invited you for the new one.
error-seat-taken = This seat is taken.
error-just-gone = { $name } was here until a moment ago. In { $seconds } seconds the seat may be given to a bot.
error-seats-differ = This game has { $seats } seats.
error-position-of-another = This is a position of { $game }.
error-position-in-the-air = Something is in the air in this position: only a moment at which all is at rest fits into the form.
error-no-such-gathering = There is no such page, or its link is older than a week: ask for another one.
error-gathering-over = This table is being played on already.
error-mode-cannot-be-moved = Eggs, ice, Tentacles, the Idol: what the mode of a Big Boss puts on the table has no place in this form (RC-BIG.4). Choose another Boss, or none, to move the table; or go on with the box, where “The Boss” leads you. A position of such a game that was saved as a file is played on in the terminal, with --position.
error-nothing-to-rebuild = The game has not begun yet: set it up as its rules say.
error-too-late = That question has been answered already.
error-no-such-decision = Nobody has asked that.
error-not-asked = You are not asked anything at the moment.
error-no-vote = Nothing of that kind is being asked.
error-vote-open = Everybody is being asked something already.
error-empty-chat = There is nothing to say in that.
error-not-over = The record would tell what is hidden: it can be had when the game is over.
error-review-not-over = Only a finished game can be reviewed: the review would tell what is hidden. Ask again when it is over.
error-review-of-whom = Whose decisions are to be reviewed? Name the seat, from seat=0 to seat={ $most }.
error-too-many-reviews = Several games are being reviewed just now. Please ask again in a minute.
error-bad-pack = The content pack, line { $line }: { $why }
error-no-record = This is no record of a game.
error-record-too-long = This record is too long: { $most } steps at most.

## The rules, read in the hall
server-clause-option = A new table can choose. { $label }: { $values }.
server-value-default = { $value } (the default)

## Campaigns

error-no-such-campaign = There is no such campaign.
error-campaign-not-yours = Only its Lecturers may do that.
error-campaign-moved-on = Somebody else has decided something meanwhile. Look again, then choose.
error-campaign-no-match = There is no match to open or to note now.
error-campaign-missing = This month needs what Dungeonology cannot play here yet. Play it at a table and tell the result, or play it without.
error-campaign-without-you = You need to be one of the Lecturers.
error-campaign-broken = This campaign was played under other rules, and cannot be followed any more.
error-campaign-match-goes-on = The match of this month is not over yet.
