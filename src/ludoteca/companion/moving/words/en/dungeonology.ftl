# Dungeonology: a table that moves.

companion-move-cards-filled = Deal as many as the Scholar card says
companion-move-trick = { $kind } { $level }: { $name }
companion-move-dungeonology-cards = Cards in hand
companion-move-dungeonology-cards-hint = “I type them in” is for who looks at them now; the others can be dealt.
companion-move-dungeonology-active = Whose turn begins
companion-move-dungeonology-active-hint = A turn is finished before a table moves: this player has chosen no Activity yet, and what happens where a turn begins has been done.
companion-move-dungeonology-first = Who began the game
companion-move-dungeonology-zones = Zones
companion-move-dungeonology-zones-hint = From the Starting Zone on, in an order in which they can be laid. All look from the same side. Say beside which Zone each lies; Walls and Stairs follow by themselves. The map below shows how the house understands it.
companion-move-dungeonology-zone = Zone
companion-move-dungeonology-beside = Beside
companion-move-dungeonology-where = It lies there
companion-move-where-above = above, level
companion-move-where-above-left = above, half a Zone to the left
companion-move-where-above-right = above, half a Zone to the right
companion-move-where-right = to the right, level
companion-move-where-right-up = to the right, half a Zone up
companion-move-where-right-down = to the right, half a Zone down
companion-move-where-below = below, level
companion-move-where-below-left = below, half a Zone to the left
companion-move-where-below-right = below, half a Zone to the right
companion-move-where-left = to the left, level
companion-move-where-left-up = to the left, half a Zone up
companion-move-where-left-down = to the left, half a Zone down
companion-move-dungeonology-top = Its upper edge points
companion-move-top-up = up, as printed
companion-move-top-right = to the right
companion-move-top-down = down
companion-move-top-left = to the left
companion-move-dungeonology-cubes = Cubes in it
companion-move-cubes-full = all of them
companion-move-cubes-some = some are gone
companion-move-cubes-none = none
companion-move-cube-of = { $column }: left
companion-move-dungeonology-zones-row = { $zone }: { $where }, beside { $beside }; its upper edge points { $top }; cubes: { $cubes }
companion-move-dungeonology-edges = Walls and Stairs that lie otherwise
companion-move-dungeonology-edges-hint = Only where a token lies that does not follow from the order of the Zones, or one has been taken away.
companion-move-dungeonology-other = and Zone
companion-move-dungeonology-lying = Between them
companion-move-lying-wall = a Wall
companion-move-lying-stairs = Stairs
companion-move-lying-free = nothing: the Passage is open
companion-move-dungeonology-edges-row = Between { $zone } and { $other }: { $lying }
companion-move-dungeonology-shut = Stairs that were tried in vain
companion-move-dungeonology-greys = Grey Students in the University
companion-move-dungeonology-greys-hint = Count them in the bag; those in the Reserve follow.
companion-move-dungeonology-omegas = Omega Students in the University
companion-move-dungeonology-alert = Omega Students on the Alert card
companion-move-dungeonology-bonfire = Students at the Bonfire
companion-move-dungeonology-clan = Clan card
companion-move-dungeonology-clan-hint = Only if everybody sees it. Who has looked at it says so behind the screen.
companion-move-clan-unseen = face down
companion-move-dungeonology-buried = Discarded Trick cards that nobody looks up
companion-move-dungeonology-buried-hint = How many lie beneath those that you name: they are dealt, and lie open for all. Name none, and it is all of them.
companion-move-dungeonology-discard = Discarded Trick cards, from the lowest to the top
companion-move-dungeonology-card = Card
companion-move-dungeonology-copies = How many
companion-move-dungeonology-jinx-buried = Discarded Jinx cards that nobody has seen
companion-move-dungeonology-jinx-discard = Discarded Jinx cards, from the lowest to the top
companion-move-dungeonology-boss = The Boss is in
companion-move-outside = not in the Dungeon
companion-move-dungeonology-profile = Side of the Boss card
companion-move-dungeonology-panicking = Maximum Alert has begun
companion-move-dungeonology-panic = Panic card
companion-move-dungeonology-heat = Turns that the Panic card has counted
companion-move-dungeonology-tokens = Zone Effect tokens, face up
companion-move-dungeonology-kind = Which
companion-move-token-secret-passage = Secret Passage X
companion-move-token-teleport = Teleport
companion-move-token-fool = Fool’s token
companion-move-dungeonology-tokens-row = { $kind } in { $zone }
companion-move-dungeonology-omega = Omega is in
companion-move-dungeonology-tome = Cubes in the Tome, from its first space
companion-move-dungeonology-colour = Cube
companion-move-dungeonology-omega-buried = Revealed Omega cards that nobody looks up
companion-move-dungeonology-omega-discard = Revealed Omega cards, from the lowest to the top
companion-move-dungeonology-research = Open Research cards
companion-move-dungeonology-research-hint = None named: they are drawn.
companion-move-dungeonology-loose = Familiars left in a Zone
companion-move-dungeonology-familiar = Familiar
companion-move-dungeonology-loose-row = { $familiar } in { $zone }
companion-move-bag-of = In the University: Students of { $name }
companion-move-dungeonology-pyre = The Students at the Bonfire, from the arrow
companion-move-dungeonology-pyre-hint = Only where some belong to a Congregation; then name all of them.
companion-move-dungeonology-student = Student
companion-move-student-grey = grey
companion-move-dungeonology-phi-on-boss = Phi Students on the card of the Boss
companion-move-dungeonology-ends = The game ends where this turn would begin
companion-move-dungeonology-ends-hint = Known once the countdown of the first Thesis is over.
companion-move-ends-less-1 = that is not known yet
companion-move-dungeonology-scholar = Scholar
companion-move-dungeonology-fired-up = Fired Up
companion-move-dungeonology-thesis = Thesis
companion-move-dungeonology-at = Stands in
companion-move-dungeonology-students = Students
companion-move-dungeonology-stunned = Stunned tokens
companion-move-dungeonology-whites = Universal cubes on the Note board
companion-move-dungeonology-whites-hint = They count in their columns too. The spaces are numbered from the bottom.
companion-move-dungeonology-column = Column
companion-move-dungeonology-space = Space
companion-move-dungeonology-whites-row = { $column }, space { $space }
companion-move-dungeonology-knowledge = Knowledge token
companion-move-dungeonology-jinxes = Jinx cards, face up
companion-move-dungeonology-jinxes-down = Jinx cards, face down
companion-move-dungeonology-refused = Has left with a Thesis that was refused
companion-move-dungeonology-captured = Captured
companion-move-dungeonology-interns = Interns
companion-move-dungeonology-truce = Not to be spied on until the next turn
companion-move-dungeonology-hushed = Plays no Trick card until the own Action phase
companion-move-dungeonology-researched = Research cards taken
companion-move-dungeonology-familiars = Familiars
companion-move-members-of = Students of { $name }
companion-move-dungeonology-traps = Traps placed, face down
companion-move-trap-unknown = not known here
companion-move-trap-ambush = Ambush
companion-move-trap-stop = Stop
companion-move-trap-toll = Toll
companion-move-dungeonology-traps-row = { $kind } in { $zone }
companion-move-dungeonology-backpack = Cards in the Backpack
companion-move-dungeonology-backpack-size = Cards in the Backpack that nobody here knows
companion-move-dungeonology-clan-known = The Clan card that you have looked at
companion-move-clan-known-unseen = I do not remember
companion-move-dungeonology-hand = Hand
companion-move-dungeonology-hand-size = How many cards in hand

companion-move-zone-twice = { $zone } lies on the table already.
companion-move-zone-not-yet = { $zone } is not among the Zones named before this one. Begin at the Starting Zone and go on from Zone to Zone.
companion-move-zone-upon = There { $zone } would lie upon another Zone.
companion-move-zone-no-stairs = { $zone } belongs to another Floor than { $other }, and { $other } has no Stairs. Name the Zone whose Stairs lead there.
companion-move-zone-no-passage = As it lies, no Passage of { $zone } meets one of { $other }. Look how it is turned; if your card shows other Passages than the map, type them in among your cards.
companion-move-zone-spaces = { $count ->
    [one] { $zone } has one space for cubes.
   *[other] { $zone } has { $count } spaces for cubes.
  }
companion-move-zone-not-here = { $zone } is not among the Zones on the table.
companion-move-edge-nowhere = No Passages of { $zone } and { $other } meet.
companion-move-edge-floors = { $zone } and { $other } are of different Floors: between them is a Wall or Stairs.
companion-move-scholar-twice = Each player has another Scholar.
companion-move-clans-differ = Those who have looked at the Clan card name different ones.
companion-move-tokens-of = { $most ->
    [one] There is one such token.
   *[other] There are { $most } such tokens.
  }
companion-move-owned-twice = There is only one of it, and another player has named it as well.
companion-move-pyre-all = Name all Students at the Bonfire, or none.

companion-move-edge-wall = { $count ->
    [one] A Wall lies between { $zone } and { $other }.
   *[other] { $count } Walls lie between { $zone } and { $other }.
  }
companion-move-edge-stairs = { $count ->
    [one] A Stairs token lies between { $zone } and { $other }.
   *[other] { $count } Stairs tokens lie between { $zone } and { $other }.
  }
companion-move-trap-lies = { $count ->
    [one] A Trap lies face down in { $zone }.
   *[other] { $count } Traps lie face down in { $zone }.
  }
companion-move-left-tricks = { $count ->
    [0] No Trick card is left for the deck.
    [one] One Trick card is left for the deck.
   *[other] { $count } Trick cards are left for the deck, shuffled, face down: count them.
  }
companion-move-left-jinxes = { $count ->
    [0] No Jinx card is left for the deck.
    [one] One Jinx card is left for the deck.
   *[other] { $count } Jinx cards are left for the deck, shuffled, face down.
  }
companion-move-left-pile = { $count ->
    [0] { $floor }: no Zone is left for the pile.
    [one] { $floor }: one Zone is left for the pile.
   *[other] { $floor }: { $count } Zones are left for the pile, shuffled, face down.
  }
companion-move-left-students = { $count ->
    [0] No grey Student is left for the Reserve.
    [one] One grey Student is left for the Reserve: count it.
   *[other] { $count } grey Students are left for the Reserve: count them.
  }
companion-move-left-omegas = { $count ->
    [0] No Omega card is left for the deck.
    [one] One Omega card is left for the deck.
   *[other] { $count } Omega cards are left for the deck, shuffled, face down.
  }
companion-move-left-raised = The wheel of { $seats } begins higher, as the campaign sheet says.
companion-move-left-mode = What the mode of the Big Boss has put on the table is not in this list: see it on the board of the hall.
