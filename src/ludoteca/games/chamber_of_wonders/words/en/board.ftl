### Chamber of Wonders: the plain board, zone by zone.

zone-turn = Turn
zone-ring = Areas of London
zone-contacts = Contacts
zone-aside = Set aside
zone-deck = Deck
zone-discard = Discard pile
zone-supply = Grotesque tokens
zone-reserve = Reserve, in pounds
zone-hand = { $seat }: hand
zone-chamber = { $seat }: chamber
zone-markers = { $seat }: Coming Soon markers
zone-purse = { $seat }: purse, in pounds
zone-fame = { $seat }: Fame tokens beside the chamber
zone-loose = { $seat }: Grotesque tokens beside the chamber
zone-club = { $seat }: Club

fact-fame = { $fame } Fame
mark-agent = Agent of { $seat }
mark-showcase = showcase { $number }
mark-fame = Fame token
mark-token = Grotesque token, face down
mark-token-skulls = Grotesque token, { n-skulls }
label-empty = empty showcase { $number } and fill it anew
