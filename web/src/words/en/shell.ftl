### The words of the shell: buttons, headings, the hall. What a rule says comes from the server.

## Everywhere
match-of-campaign = This is a match of a campaign.
to-the-campaign = To the campaign
to-the-hall = To the hall
hall = Hall
campaigns = Campaigns
campaign-new = New campaign
companion = Companion
replays = Replays
rules = Rules
log = Log
chat = Chat
terms = The table’s terms
main = Main
views = Views
language = Language
close = Close
cancel = Cancel
save = Save
send = Send
again = Try again
loading = One moment…
loading-game = The game is being set up again: { $done } of { $total }
you = You
bot = Bot
guest = Guest
spectator = A spectator
sound = Sound
sound-on = Sound on
sound-off = Sound off
volume = Volume
dark = Dark
change-light = Change light
page-lost = This page could not be loaded. Is the server still running?
no-such-page = There is nothing here.
no-such-page-why = The address may have been mistyped, or what was here is gone. Everything else is in the hall.
no-such-rules = There is no game of that name on the shelf. These are there:
label = { $label }:
labelled = { $label }: { $text }
of = { $value } of { $count }
less = { $label }: less
more = { $label }: more

## The hall
good-morning =
    { $named ->
        [yes] Good morning, { $name }.
       *[no] Good morning.
    }
good-afternoon =
    { $named ->
        [yes] Good afternoon, { $name }.
       *[no] Good afternoon.
    }
good-evening =
    { $named ->
        [yes] Good evening, { $name }.
       *[no] Good evening.
    }
hall-lead =
    { $turns ->
        [0] Take a box from the shelf.
        [1] One table waits for your move. Or take a box from the shelf.
       *[other] { $turns } tables wait for your move. Or take a box from the shelf.
    }
hall-lead-short =
    { $turns ->
        [0] No table waits for you.
        [1] One table waits for your move.
       *[other] { $turns } tables wait for your move.
    }
hall-lost = The hall cannot be reached just now.
shelf = The shelf
players-range = { $range } players
minutes = about { $minutes } min
new-table = New table
new-table-of = New table: { $game }
my-tables = My tables
my-tables-none = None yet. They will lie here, with a stamp when it is your move.
open-tables = Open tables
open-tables-none = Nobody looks for players just now.
open-table =
    { $game }, { $free ->
        [1] 1 seat
       *[other] { $free } seats
    } free of { $seats }
join = Join
free = free
lately-finished = Lately finished
outcome-won =
    { $count ->
        [1] { $names } wins with { $points }
       *[other] { $names } share the victory with { $points }
    }
outcome-alone =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
your-move = Your move
slip-waiting =
    { $free ->
        [1] Waits for one more player.
       *[other] Waits for { $free } more players.
    }
slip-turn = { $stage }. { $asked }
slip-others =
    { $count ->
        [0] { $stage }. Nobody is awaited.
        [1] { $stage }. Waiting for { $names }: { $asked }
       *[other] { $stage }. Waiting for { $names }: { $asked }
    }
slip-when = Last choice { $when }
slip-left = { $time } left
what-if = What if, from step { $step }
what-if-of = What if: this goes on from step { $step } of “{ $title }”.
what-if-origin = See that game

## Who one is
account = Who you are
account-sub = A guest on this device.
account-have = Signed in as { $user }.
account-why = With an account you find your tables on every device.
account-make = Make an account
sign-in = Sign in
sign-out = Sign out
user = User name
password = Password
password-long = At least 8 characters.
name = Name
name-seen = What others see at the table.
name-title = What shall we call you?
name-missing = Say a name that the others will see.
user-short = A user name has at least 3 characters.
name-sub = No account is needed.
come-in = Come in

## A new table
new-sub = Ready to open as it is; change whatever you like.
new-sub-first = Ready to open as it is. New to this game? Choose “{ $value }” below.
edition = Edition
presets = Start from
presets-sub = options that go well together
edition-sub = sets every option below
players = Players
solo = Solo
options = Options
options-sub = each with the rule behind it
options-more = { $count } more options
options-of = { $name }: { $count } options
options-rest = { $count } other options, as in the edition
options-fewer = Fewer options
option-changed = changed
seats = Seats
seats-sub = who sits where
seat-open = Open seat
seat-number = Player { $seat }
seat-here = At this device
seat-here-name = Name at seat { $seat }
seat-who = Who sits at seat { $seat }
seat-me-sub = You, the host
seat-here-sub = You pass the device around
seat-link-sub = Anyone with the link
seat-pick-me = Me
seat-pick-here = Same device
seat-pick-link = Friend by link
seat-pick-bot = Bot: { $level }
clock = Time for a decision
clock-none = None
clock-none-sub = everybody takes their time
clock-move = Each decision
clock-move-sub = the same time every time
clock-bank = Whole game
clock-bank-sub = like a chess clock
clock-days = Days
clock-days-sub = as if by post
clock-move-time = Time for each decision
clock-bank-time = Time for the whole game
clock-bank-more = More for each decision
clock-days-time = Days for each decision
clock-up = When it is up, a safe choice is made and told to the player.
clock-absence = If somebody is disconnected
absence-never = the table waits
absence-after = a bot stands in after { $time }
duration-seconds =
    { $count ->
        [1] 1 second
       *[other] { $count } seconds
    }
duration-minutes =
    { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [1] 1 hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [1] 1 day
       *[other] { $count } days
    }
duration-none = nothing
listed = Shown in the hall
listed-sub = Anyone may take a free seat. Shown or not, whoever has the address may watch
table-name = Name of the table
table-name-none = We think of one
values-ours = Most card values are our reconstruction, and marked so. If you own the box, you can type in the printed ones.
pack-open = Open a pack
pack-own = Play with your own content pack
pack-how = A file with the values of your box. To begin one, edit
pack-ours = our pack
pack-type = Type them in here
pack-typed = Typed in on this device
pack-line = Line { $line }: { $text }
pack-not-text = This file is no text: a content pack is a .toml file.
pack-fits = { $name } can be played with.
pack-away = Without it
pack-more =
    { $count ->
        [one] And one fault more: see the list above.
       *[other] And { $count } faults more: see the list above.
    }
values-pack = This table plays with an owner’s own values.
new-summary =
    { $players ->
        [1] 1 player
       *[other] { $players } players
    }{ $told ->
        [no] { "" }
       *[other] , { $terms }
    }{ $changes ->
        [0] { "" }
        [1] , 1 other option changed
       *[other] , { $changes } other options changed
    }{ $free ->
        [0] { "" }
        [1] , 1 seat by link
       *[other] , { $free } seats by link
    }
new-told-alert_profile = Alert: { $value }
new-told-rules-boss = with the Boss
new-told-rules-dangerous_zones = all Zone Effects
new-told-rules-max_alert = Maximum Alert
new-told-rules-main_effects = Main Effects
new-told-firstGame = rules for a first game
open-the-table = Open the table

## Before the game
waiting-free =
    { $free ->
        [0] All seats are taken.
        [1] One seat is free.
       *[other] { $free } seats are free.
    }
sit-here = Sit here
stand-up = Stand up
seat-was = { $name } sat here
seat-is-here = here
seat-stood-in = Away; a bot plays: { $level }
seat-level = Level of the bot: { $name }
seat-free-it = Free the seat
seat-free-it-of = Free the seat of { $name }
seat-free-sure = { $name } gives up this seat for good, and whoever is invited may take it.
seat-is-free = A seat is free
let-bot-play = A bot plays for { $name }
invitation-needed = You may watch. To sit down here you need an invitation: ask whoever opened the table for the link.
invitation-wrong = This invitation is not valid for this table: ask for the link again.
discard = Discard the table
discard-sure = The table is put away for everybody who waits here.
let-bot = A bot
invite = Invite
invite-sub = Whoever opens this link may take a free seat, without an account.
invite-link = Invitation link
invite-qr = The invitation as a QR code
invite-only-here = This hall listens on this computer only: link and code work here, not on a phone or another computer. To let your network in, close the hall and open it with
invite-renew = Another link
invite-renew-why = Whoever has only the former link can no longer sit down with it.
invite-renewed = This is the new link. The former one no longer works.
invite-not-renewed = No other link could be made: the hall did not answer. This one still works.
copy-link = Copy link
copied = Copied
copy-by-hand = Copy this address: { $link }
invite-copy-by-hand = It could not be copied from here. The link is marked: press Ctrl + C, or hold it on a phone.

## At the table
decision = Decision
confirm = Confirm
nothing-chosen = Nothing is chosen yet.
waiting-for =
    { $count ->
        [0] One moment…
       *[other] Waiting for { $names }
    }
game-over = The game is over
ended = The table was ended
ended-sub = All persons at the table agreed.
won-by =
    { $count ->
        [1] { $names } wins.
       *[other] { $names } share the victory.
    }
play-again = Play again
log-empty = Nothing has happened yet.
status-turn = On turn
status-choosing = Choosing
status-thinking = Thinking
status-ready = Ready
status-sealed = Sealed
status-waiting = Waiting
status-away = Away
time-left = Time left: { $time }
clock-hours = { $hours } h
clock-days-left = { $days } days
time-little =
    { $seconds ->
        [1] One second is left to decide.
        [3600] One hour is left to decide.
       *[other] { $seconds } seconds are left to decide.
    }
missed =
    { $count ->
        [1] Your time ran out, so a choice was made for you:
       *[other] Your time ran out, so { $count } choices were made for you:
    }
missed-close = Understood
terms-clock-none = none, everybody takes their time
terms-clock-move = { $time } for each decision
terms-clock-bank =
    { $increment ->
        [0] { $time } for the whole game
       *[other] { $time } for the whole game, and { $more } more for each decision
    }
terms-clock-days = { $time } for each decision
score-line = Line
score-total = Total
score-place = Place
place = { $place }.
table-menu = Table menu
unread =
    { $count ->
        [1] 1 unread message
       *[other] { $count } unread messages
    }
hint = Hint
hint-wait = A bot is thinking about it…
hinted = A bot would choose: { $said }
undo = Take back
end-by-vote = End the game by vote
end-sure =
    { $others ->
        [0] Nobody else plays here: the game ends at once, without a result.
        [one] { $names } is asked, and must agree; whoever is not here has { $time } to come back. The game then ends without a result.
       *[other] { $names } are asked, and must agree; whoever is not here has { $time } to come back. The game then ends without a result.
    }
end-ask = Ask
end-now = End the game
play-on = Play on
ballot-undo-what = This would be taken back:
leave = Leave the table
leave-sure = A bot plays on for you. You may come back at any time.
stay = Stay
bot-plays = A bot plays for you.
i-am-back = I’m back
watching = You are watching.
reconnecting = The connection is lost. Trying again…
pass-device = Pass the device to { $name }
pass-device-why = What follows is for { $name } only. Nobody else looks.
i-am = I am { $name }
whose-view = For { $name } only
ballot-undo = { $name } asks to take a choice back
ballot-end = { $name } asks to end the game
ballot-all = All persons at the table must agree.
ballot-yes = Agree
ballot-no = Refuse
ballot-waits = The others are asked.
chat-say = Say something
chat-said = { $name }: { $text }
chat-open = Answer
chat-none = Nobody has said anything yet.
mute = Mute
unmute = Hear { $name } again
provenance = Where the values come from
provenance-printed = printed in the rulebook
provenance-secondary = told by others
provenance-reconstructed = our reconstruction
provenance-house = our own design
plain-board = Plain board
plain-board-sub = The same game as lists of cards

## The plain board
yours = Yours
tab-table = Table
tab-others = Others
choices = Choices
# One of several choices that read alike.
numbered = { $label } no. { $number }
choose-nothing = Nothing
choose-more =
    { $count ->
        [1] Choose one more.
       *[other] Choose { $count } more.
    }
zone-empty = empty
face-down = Face down

## Rules, replays, guide
rules-of = Rules: { $game }
rules-lead = Every clause is numbered; refusals and scores point here.
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No clause has all these words.
        [1] 1 clause
       *[other] { $count } clauses
    }
rules-lost = The rules cannot be loaded just now.
replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $steps }
replay-where = Where in the game
replay-eyes = Seen by
replays-lead = Finished games, step by step, through anyone’s eyes.
replays-none = No game is finished yet.
share = Copy link
fork = Go on from here
record-export = Save the record
rebuild-with-box = Lay it out with the box
record-import = Bring a record
guide = Guided first game
guide-next = Understood
guide-left-title = You go on alone
guide-left = Here the guide ends: from now on you decide yourself, and the others play for themselves. The table menu has a hint for every decision, and an underlined number opens its rule.
guide-off = Stop guiding
guide-do = Choose it: { $label }
group-object = { $count } Objects
group-scenario = { $count } Scenarios
group-wonder = { $count } designs of Wonders
group-area = { $count } sides of Areas
group-scholar = { $count } Scholars
group-trick = { $count } Trick cards
group-jinx = { $count } Jinx cards
group-zone = { $count } Zones
group-clan = { $count } Clan cards
group-alert = { $count } Alert cards
group-column = { $count } columns of the notes
group-boss = { $count } sides of the Boss card
group-panic = { $count } Panic cards
group-intern = { $count } Interns
in-the-workshop = Still in the workshop: it comes to the shelf when it can be played.

## Names for tables
table-name-1 = Saturday crowd
table-name-2 = Rain on the windows
table-name-3 = The round table
table-name-4 = After dinner
table-name-5 = First timers welcome
table-name-6 = The long evening
table-name-7 = Tea and biscuits
table-name-8 = One more round
table-name-9 = The corner by the stove
table-name-10 = Sunday best
table-name-11 = Old friends
table-name-12 = Lamp light
table-unnamed = A table
edition-chamber-of-wonders-en-0-5 = The newest: Clubs, a solo mode, and a start that depends on the Areas.
edition-chamber-of-wonders-fr-0-4 = Everyone starts with £8 and three cards; the first card at Whitechapel must be turned.
edition-chamber-of-wonders-it-0-3 = The oldest: £5 and three cards at the start, and losing at Whitechapel costs no Contact.
edition-sets =
    { $count ->
        [0] the newest rules
        [1] sets 1 option
       *[other] sets { $count } options
    }
watch = Watch

## After a game: one's own decisions, looked at again
review = Review my decisions
review-sub = A bot plays on from each of your decisions, knowing only what you knew.
review-progress = Decision { $now } of { $count }…
review-left = About { $time } left.
review-done =
    { $marks ->
        [one] One decision of { $count } could have been better.
       *[other] { $marks } decisions of { $count } could have been better.
    }
review-none = Well played: in none of your { $count } decisions does the bot know anything clearly better.
review-nothing = You decided nothing yourself in this game, so there is nothing to review.
review-others =
    { $count ->
        [one] One decision in your seat is not counted: a bot made it, or time ran out.
       *[other] { $count } decisions in your seat are not counted: a bot made them, or time ran out.
    }
review-failed = The review could not be made.
review-again = Ask again
review-chosen = You chose
review-better = Better
review-points =
    { $count ->
        [0] more victories
        [one] about { $points } point
       *[other] about { $points } points
    }
review-where =
    { $staged ->
        [no] Step { $step }
       *[other] { $stage } · step { $step }
    }
review-order = In order of
review-order-turn = the game
review-order-weight = what they cost
review-see = See it in the replay
