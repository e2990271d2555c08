# A table moves from cardboard to the hall, and back.

companion-move-table = The table
companion-move-line = { $label }: { $value }
companion-move-yes = yes
companion-move-nothing = none
companion-move-hidden = hidden, its owner knows
companion-move-hidden-cards = { $count ->
    [one] 1 card, its owner knows which
   *[other] { $count } cards, their owner knows which
  }
companion-move-between = ;
companion-move-moment = The moment
companion-move-cards = Hidden cards
companion-move-cards-typed = I type them in
companion-move-cards-dealt = Nobody here knows them: deal
companion-move-dealt = { $count ->
    [one] The hidden cards of { $names } are not known: they are dealt from what is left. Real ones may have been others.
   *[other] The hidden cards of { $names } are not known: they are dealt from what is left. Real ones may have been others.
  }
companion-move-own-clash = The entries of { $seats } do not fit the rest: together more cards of a kind than there are, or two different Clans. Let each look at the own entries again.
companion-move-own-missing = The entries of { $seats } are still missing.
companion-move-left-over = The game is over: this is how it stands at the end.

## King of Con

companion-move-king-of-con-round = Round
companion-move-king-of-con-moment-hint = A moment at which nobody has put anything behind the screen yet. An auction or a search that has begun is finished first, or taken back.
companion-move-moment-round = A round begins: the Stands are empty, new Objects come
companion-move-moment-astatosta-1 = First Astatosta: four Objects, no tokens on the spots
companion-move-moment-astatosta = Astatosta { $number }: tokens may lie on the spots
companion-move-moment-scavenging = Scavenging begins: the Stands are empty
companion-move-moment-over = The game is over
companion-move-stand-of = Stand { $number }
companion-move-king-of-con-spots = Tokens on the Stands
companion-move-king-of-con-spots-hint = One row for each player’s spot that holds tokens.
companion-move-king-of-con-seat = Player
companion-move-king-of-con-stand = Stand
companion-move-king-of-con-tokens = Tokens
companion-move-king-of-con-stalls = Objects in the Stalls
companion-move-king-of-con-guests = Guests of honour so far, this round’s last
companion-move-king-of-con-guest = Characteristic
companion-move-king-of-con-bin = Tokens in the Bin
companion-move-king-of-con-put-away = The Passion put away
companion-move-put-away-0 = I do not remember
companion-move-tokens-in-all = All tokens entered are { $found }; the box has { $most }.
companion-move-left-bank = { $count ->
    [one] One token is left for the Bank: count it.
   *[other] { $count } tokens are left for the Bank: count them.
  }
companion-move-left-box = One more Object lies face down on Stand 4, unseen.
companion-move-left-objects = { $count ->
    [0] No Object is left for the deck.
    [one] One Object is left for the deck.
   *[other] { $count } Objects are left for the deck, shuffled, face down.
  }

## Chamber of Wonders

companion-move-chamber-of-wonders-turn = Turn
companion-move-chamber-of-wonders-turn-hint = Count the Agents sent so far, and one more.
companion-move-chamber-of-wonders-active = Whose turn
companion-move-chamber-of-wonders-moment-hint = A turn is finished before a table moves: cards that lie apart for an effect have no place in this form.
companion-move-moment-start = Between two turns: whoever can may still open showcases
companion-move-moment-place = The turn has begun: an Agent is sent
companion-move-area-of = Area { $number } of the ring
companion-move-contact-of = Contact after Area { $number }
companion-move-chamber-of-wonders-buried = Discards that nobody has looked through
companion-move-chamber-of-wonders-buried-hint = How many lie beneath those that you name; they are dealt, and nobody knows them.
companion-move-chamber-of-wonders-discard = Discards, from the lowest to the top
companion-move-chamber-of-wonders-wonder = Wonder
companion-move-chamber-of-wonders-second = Second card
companion-move-chamber-of-wonders-third = Third card
companion-move-chamber-of-wonders-fourth = Fourth card
companion-move-chamber-of-wonders-copies = How many
companion-move-chamber-of-wonders-agents = Agents on the ring
companion-move-chamber-of-wonders-visited = Areas visited in the whole game
companion-move-chamber-of-wonders-markers = Coming Soon markers left
companion-move-chamber-of-wonders-skulls = Grotesque token
companion-move-chamber-of-wonders-hand = Hand
companion-move-chamber-of-wonders-hand-size = Cards in hand
companion-move-place = Area { $number }
companion-move-skulls = { $number ->
    [one] 1 skull
   *[other] { $number } skulls
  }
companion-move-skulls-0 = No token
companion-move-skulls-less-1 = A token, not known here
companion-move-collector-agents = The Collector has no Agents.
companion-move-collector-hand = Nobody may look at the Collector’s hand: say that it is dealt, and how many cards it has.
companion-move-left-deck = { $count ->
    [0] No card is left for the deck.
    [one] One card is left for the deck: count it.
   *[other] { $count } cards are left for the deck, shuffled, face down: count them.
  }
companion-move-left-supply = { $count ->
    [0] No Grotesque token is left.
    [one] One Grotesque token is left, face down.
   *[other] { $count } Grotesque tokens are left, face down.
  }
companion-move-left-pounds = { $count ->
    [one] £1 is left in the reserve.
   *[other] £{ $count } are left in the reserve.
  }
