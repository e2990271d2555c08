# What the companion leads through, step by step.

## Omega, with the box

companion-omega-asks-next = What is next?
companion-omega-deed = What happens
companion-omega-deed-phase = The Omega Phase at the end of a turn
companion-omega-deed-sabotage = Stealth is declared: Sabotage
companion-omega-deed-reaction = A Trick card targets Omega: Reaction
companion-omega-deed-gains = Omega gets a cube otherwise
companion-omega-deed-loses = Omega loses a cube
companion-omega-deed-hint = Sabotage: alone at every Stealth test, against all only at Espionage against Omega.
companion-omega-seat = Whose turn it is
companion-omega-where = Where this Scholar is
companion-where-away = In the Dungeon, not where Omega is
companion-where-with = In the same Zone as Omega
companion-where-camp = In the Starting Zone, or out of the game
companion-omega-stars = Stars on the Note board
companion-omega-lair = Omega stands in Charybdis’ Lair
companion-omega-into_lair = The Zone that he enters is Charybdis’ Lair
companion-omega-fired_up = The Scholar is Fired Up
companion-omega-gained = Which cube he gets
companion-omega-lost = Which cube he loses
companion-omega-card = { $omega }.
companion-omega-shuffled = The Omega deck was used up: its discards are shuffled into a new one.
companion-omega-draws = { $count ->
    [one] Draw 1 Student from the University for Omega. If it is an Omega Student, { $seat } gets the Jinx card.
   *[other] Draw { $count } Students from the University for Omega. For an Omega Student { $seat } gets the Jinx card.
  }
companion-omega-arrow = Omega moves: begin with this Passage of his Zone, and go on clockwise. { $slot }.
companion-omega-asks-passage = What is there, seen from Omega’s Zone? { $slot }.
companion-omega-found = At this place
companion-omega-found-hint = Only his Tome opens Doors. Where nothing lies behind a Passage, reveal Zones of that Floor until one fits; you decide how it lies.
companion-found-none = There is no Passage
companion-found-shut = A Door that he cannot pass
companion-found-dull = A Zone without cubes and without the Scholar
companion-found-cubes = A Zone with cubes
companion-found-scholar = The Zone where the Scholar is
companion-found-placed = Nothing yet: a new Zone was placed
companion-found-placed-shut = Nothing yet: a new Zone was placed, but its Door keeps him out
companion-found-unplaceable = Nothing, and no Zone can be placed
companion-omega-enters = Move Omega into that Zone. Are there Stairs that nobody has climbed? Choose a pile and place a Zone by them.
companion-omega-enters-new = Move Omega into the new Zone. Are there Stairs? Choose a pile and place a Zone by them.
companion-omega-shut-out = The new Zone stays where it is; Omega tries the next Passage.
companion-omega-no-passage = No Passage leads him anywhere: he teleports.
companion-omega-teleports = Put Omega into the Zone of { $seat }.
companion-omega-asks-cubes = Omega teleports, and the Scholar cannot be reached. Does any cube lie in the Dungeon?
companion-omega-cubes = Cubes in the Dungeon
companion-cubes-lie-yes = Yes
companion-cubes-lie-no = No, none
companion-omega-teleports-cubes = Put Omega into a Zone with the most valuable cube in play; of several you choose.
companion-omega-stays = Omega stays where he is.
companion-omega-asks-there = Look at the Zone that Omega has just entered.
companion-omega-who = Who else is there
companion-omega-asks-taken = Omega’s card says: { $deeds }. Which cubes does he take?
companion-omega-cube-1 = Cube
companion-omega-cube-2 = Second cube
companion-omega-cube-3 = Third cube
companion-cube-none = None
companion-omega-does-zone = In Omega’s Zone: { $deeds }.
companion-omega-does-scholar = { $seat }: { $deeds }.
companion-omega-does-bag = University: { $deeds }.
companion-omega-finds-none = There is nothing for him to take.
companion-omega-into-tome = { $colour }: into the first free space of the Tome.
companion-omega-to-reserve = { $colour }: back to the Reserve.
companion-omega-closes-up = { $colour } leaves the Tome; the other cubes close up.
companion-omega-star-gained = Omega’s Black Stars: { $stars } now. Whoever has fewer Stars is Fired Up.
companion-omega-star-lost = Omega’s Black Stars: { $stars } now. Whoever has the most Stars, and as many as he has, is Fired Up no more.
companion-omega-meets = Omega meets { $seat }.
companion-omega-asks-stars = Omega has met { $seat }. How many Stars are on that Note board?
companion-omega-won = The Tome is full: Omega has won.
companion-omega-tome = Tome of Secrets: { $colours } ({ $count } of { $spaces }). Black Stars: { $stars } of { $most }.
companion-omega-alert = Alert of the Zone where Omega is: +{ $amount }.
companion-omega-doors = Doors that he passes: { $colours }.
companion-omega-deck = Omega cards left: { $count }. Leave yours in the box, this page draws.

## The Boss, with the box

companion-boss-asks-who = Who is the Boss?
companion-boss-profile = Boss, and the side of the card
companion-boss-of-two = { $boss }, the { $profile }
companion-boss-card = { $whole }.
companion-boss-mode = { $mode }.
companion-boss-outside = { $his }: not in the Dungeon yet.
companion-boss-there = { $his }: Alert +{ $amount } in the Zone of the figure.
companion-boss-asks-next = What is next?
companion-boss-deed = What happens
companion-boss-deed-hint = A Zone with the Boss effect counts once in a turn.
companion-boss-deed-called = A Scholar has entered a Zone with the Boss effect
companion-boss-deed-activated = The Boss is activated by something else
companion-boss-deed-gone = The Boss leaves the Dungeon
companion-boss-deed-there = The Boss is in the Dungeon already
companion-boss-seat = Which Scholar
companion-boss-gone = Put the figure beside the Campus. At the next Boss effect the Boss appears again.
companion-boss-asks-sighting = Sighting. Look at the Zone that { $seat } has entered, north above.
companion-boss-passages = All its Passages
companion-boss-leading = Passages through which a Linked Zone lies
companion-boss-egg = An Egg lies somewhere in the Dungeon
companion-boss-den = The Den is on the table
companion-boss-appears = The Boss appears: { $place }. Nobody is encountered.
companion-boss-in-called = in the Zone that has just been entered
companion-boss-in-behind = in the Zone behind this Passage ({ $slot })
companion-boss-in-deep = in the Zone farthest from the Starting Zone; of several { $seat } chooses
companion-boss-in-egg = in the Zone with an Egg that is nearest; of several { $seat } chooses
companion-boss-in-den = in the Den
companion-boss-asks-where = Activation. Where are the Scholars, counted in Zones from the Boss? Doors do not matter, Secret Passages count.
companion-boss-away = Where
companion-away = { $number ->
    [0] In the same Zone
    [one] 1 Zone away
   *[other] { $number } Zones away
  }
companion-away-camp = In the Starting Zone, or out of the game
companion-boss-students = Students
companion-boss-stunned = Stunned tokens
companion-boss-jinxes = Jinx cards
companion-boss-stars = Stars
companion-boss-mysticism = Mysticism cubes
companion-boss-treasure = Wealth and Hierarchy cubes together
companion-boss-water = Hot Water
companion-boss-carries = Carries an Egg
companion-boss-egg_here = An Egg lies in his own Zone
companion-boss-egg_away = Zones to the nearest other Egg (0: there is none)
companion-boss-tentacles = Tentacles on the table
companion-boss-stays = The Boss stays in his Zone.
companion-boss-before = { $seat }, first: { $before }.
companion-boss-to-scholar = towards { $seat }
companion-boss-to-egg = towards the nearest Egg
companion-boss-goes = { $count ->
    [one] The Boss moves 1 Zone { $place }, by a shortest way. Of several such ways he takes one on which he meets most Scholars; otherwise { $seat } chooses.
   *[other] The Boss moves { $count } Zones { $place }, by a shortest way. Of several such ways he takes one on which he meets most Scholars; otherwise { $seat } chooses.
  }
companion-boss-jumps = The Boss goes straight { $place }, into that Zone.
companion-boss-out-and-in = The Boss goes out into a Linked Zone and comes back.
companion-boss-stops = He stays in the first Zone where he meets somebody.
companion-boss-asks-way = Several are as good for him. He goes where he meets most Scholars; otherwise { $seat } chooses. Towards whom?
companion-boss-towards = Towards
companion-boss-asks-met = Who is in the Zones that he enters?
companion-boss-zone-1 = In the first Zone
companion-boss-zone-2 = In the second Zone
companion-boss-zone-3 = In the third Zone
companion-boss-meets-nobody = He meets nobody.
companion-boss-encounter = Encounter with { $seat }: { $encounter }.
companion-boss-colour = The Randomizer says: { $column }.
companion-boss-after = After that: { $after }.
companion-boss-tentacle = A Tentacle rises in the Zone of { $seats }. If there is one already: in a Linked Zone without one, which { $seat } chooses; never in the Starting Zone.
companion-boss-no-tentacle = No Tentacle rises.
companion-boss-charybdis = That was the seventh. Is the Lair on the table? Then every Scholar in a Zone with a Tentacle is moved there and gets a Stunned token, and all Tentacles go back to the card.
companion-boss-moves-egg = { $seat } moves the Egg on which he has come into a Linked Zone, never into the Starting Zone.

## In the terminal

companion-args-companion = Help at a table with the real box: set-up, Omega, the Boss and more.
companion-args-helper = what is wanted: { $names }
companion-args-keep = keep a dialogue in this file after each answer, and go on from there
companion-no-such-helper = There is no such helper. There are: { $names }.
companion-helper-of = This helper is for: { $names }. Name one of these after it.
companion-other-dialogue = { $file } keeps something else ({ $helper }), or for another number of players. Name another file.
companion-words = undo takes back the last step, again begins anew, quit ends.
companion-stands = · { $text }
companion-which-egg = Which Egg is opened, 1 to { $most }? (again: the Manticore is defeated){" "}
companion-no-such-egg = There is no such Egg on a Room.
