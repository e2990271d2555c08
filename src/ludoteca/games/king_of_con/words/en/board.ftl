### King of Con: the plain board, zone by zone.

zone-round = Round
zone-phase = Phase
zone-house = This convention
zone-stands = Stands
zone-stalls = Stalls
zone-deck = Deck of Objects
zone-box = Passions in the box
zone-bank = Bank
zone-collection = { $seat }: Collection
zone-passions = { $seat }: Passions
zone-reserve = { $seat }: Reserve
zone-bin = { $seat }: Bin
zone-monkey = { $seat }: Monkey

piece-scenario = Scenario { $number }, { $name }
piece-guest = Guest of honour: { $characteristic }
piece-theme = Theme of the year: { $characteristic }
piece-passion-back = a Passion, face down

mark-stand = Stand { $number }
mark-laid = { $seat }: { $tokens }
mark-value = Value { $value }
