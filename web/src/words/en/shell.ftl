to-the-hall = To the hall
rules = Rules
log = Log
sound = Sound
sound-on = Sound on
sound-off = Sound off
change-light = Change light
table-menu = Table menu
unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
confirm = Confirm
decision = Decision
nothing-chosen = Nothing is chosen yet.
waiting-for = Waiting for { $names }
game-over = The game is over
close = Close
you = You
bot = Bot
views = Views
less = { $label }: less
more = { $label }: more
log-empty = Nothing has happened yet.
status-turn = On turn
status-choosing = Choosing
status-ready = Ready
status-sealed = Sealed
status-waiting = Waiting
status-away = Away
score-line = Line
score-total = Total
score-place = Place
place = { $place }.
clock-hours = { $hours } h
time-left = Time left: { $time }
