# Setting up a game of Dungeonology with the modules of Rocca Civetta.

companion-setup-set-alchemy = Add Alchemy to the Trick deck: its 18 cards, two Fate 4 and one Fate 5.
companion-setup-set-specialists = Add the Specialists to the Trick deck: their 18 cards, two Fate 4 and one Fate 5.
companion-setup-set-spriggan = Add the four Spriggan cards to the Trick deck.
companion-setup-trick-deck = Shuffle the Trick deck: { $count } cards.
companion-setup-star-tokens = Lay out the Star tokens; whoever reaches a Star takes the one like it.
companion-setup-so-many-students = { $seat } takes { $count ->
    [one] 1 grey Student.
   *[other] { $count } grey Students.
  }
companion-setup-phi = { $count } Phi Students stand on the card of the Boss.
companion-setup-panic-named = This Panic card goes face down under the Alert card: { $panic }.
companion-setup-clan-of = Shuffle the { $count } Clan cards; one goes face down, unseen, on the Campus.
companion-setup-jinxes-of = Shuffle the { $count } Jinx cards.
companion-setup-jinxes-solo = Take out the Jinx cards without the Omega sign, and shuffle the other { $count }.
companion-setup-interns-of = Make the { $count } Intern cards ready.
companion-setup-mode = The mode of this Big Boss lasts for the whole game. { $mode }.
companion-setup-pieces-fredo = All { $iota } Iota Students stand on Fredo’s card. Of the { $water } Hot Water everybody takes one; the others are in the Reserve.
companion-setup-pieces-mother-basilisk = { $eggs } Eggs lie beside the Campus.
companion-setup-pieces-marconiglio = Hide three Universal and four False cubes in the { $eggs } Eggs, one in each, and mix them so that nobody knows which is where. One Egg is kept for the Den.
companion-setup-pieces-enrico-giovanni = Keep Idol and Pillar for the Crypt, Bridge and Snake Pit for the Catacombs.
companion-setup-pieces-scylla-and-charybdis = { $tentacles } Tentacles stand on Charybdis’ card, and her Lair lies apart from the piles.
companion-setup-special = { $zone }: shuffle it among the topmost { $count } Zones of its pile ({ $floor }).
companion-setup-omega-figure = Omega’s figure stands there too.
companion-setup-omega-deck = Shuffle the { $count } Omega cards; or leave them in the box, and let this Companion draw.
companion-setup-tome = The Tome of Secrets lies with the face for { $count ->
    [one] the solo game
   *[other] { $count } players
  } up: { $spaces } spaces.
companion-setup-familiars = The Familiars wait in the Reserve, figures and cards.
companion-setup-congregations = Lay out the Congregation cards for all to see: { $congregations }.
companion-setup-members = { $count } Students of each of them are in the Reserve.
companion-setup-university-members = And one Student of each of these Congregations: { $congregations }.
