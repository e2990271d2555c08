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
