## The companion
lead = You play with the real box? The rules of the house keep you company: the same that decide in the hall.
part-score = Score
part-score-about = Read it off the table; every line is told with its clause. What you enter stays on this device.
players = Players
edition = Edition
name = Name
examples = Printed examples
of-table = The table
printed-values = Printed values, where yours are others
choose = Choose …
so-many = ({ $count } of { $most })
add = Add: { $label }
remove = Remove: { $label } { $number }
score = Score
clear = Empty the form
result = Score sheet
problems = This cannot be
winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }
offline = There is no connection to the rules just now. What you entered is kept on this device.
waiting = It will be scored as soon as there is one.
part-setup = Set up
part-setup-about = What goes where for so many players, with everything that is drawn by lot. Tick what is done.
part-edition = Which edition?
part-edition-about = Look into your rulebook: where the editions differ, which does yours say?
part-collector = The Collector
part-collector-about = His reveal step in a solo game: enter his cards, and read what he does.
part-randomizer = Randomizer
part-randomizer-about = The Randomizer deck, freshly shuffled, drawn until a card applies.
part-alert = Alert and Panic
part-alert-about = An Omega Student was drawn: what happens now, in order.
part-eggs = For other games
part-eggs-about = What the box holds for other games, and a helper for the seven Eggs of the Manticore.
tell = What to do
draw = Draw
anew = Draw lots anew
to-do = What to do
players-names = Names, with commas between them
campaign = The campaign sheet is kept in the hall: several phones, one campaign
