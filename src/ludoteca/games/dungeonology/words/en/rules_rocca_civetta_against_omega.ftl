### Rocca Civetta: Omega, in plain words.

## Rocca Civetta: solo

RC-SOL = Solo
RC-SOL-1 = One player with one Scholar plays against Omega.
RC-SOL-2 = Boss and Main Effects are advised; the other advanced rules are free.
RC-SOL-3 = Omega’s figure starts in the Starting Zone.
RC-SOL-4 = Omega counts as a Scholar for the University: it is always filled and refilled for 2 players; the level Freshmen is advised.
RC-SOL-5 = All Omega cards form the Omega deck; the solo face of the Tome is used.
RC-SOL-6 = Jinx cards without the Omega symbol are removed.
RC-SOL-7 = The player starts with as many Trick cards as the Hand value.
RC-SOL-8 = A Thesis may be attempted only with at least 2 Stars and at least one Star more than Omega has Black Stars.
RC-SOL-9 = Each turn is a normal turn and then, before it ends, an Omega Phase.
RC-SOL-10 = The game ends as usual, Maximum Alert included, or when Omega has filled the Tome.
RC-SOL-11 = The player wins only by passing the Thesis, at once and without another Omega Phase.
RC-SOL-12 = The player loses if at the start of an Omega Phase all spaces of the Tome up to OMEGA are occupied.
RC-SOL-13 = The player loses if the game ends without a passed Thesis.
RC-SOL-14 = Omega cannot be the Boss as well.
RC-SOL-15 = A forced Thesis without the Stars that it needs is a failure, and the game is lost.

## Rocca Civetta: Omega’s figure, Tome and cards

RC-OMG = Managing Omega
RC-OMG-1 = The Boss does not affect Omega.
RC-OMG-2 = Omega’s figure is a Scholar: it follows their rules and can be the target of what targets a Scholar.
RC-OMG-3 = The only Zone Effect that Omega activates is Stairs.
RC-OMG-4 = A Main Effect touches Omega only if its card bears the Omega icon.
RC-OMG-5 = Where a card sends Omega through a Passage that leads nowhere he reveals a Zone as a Scholar would; the player decides where it lies, also one found by Stairs.
RC-OMG-6 = Cubes that Omega gains fill the Tome from its first space, in the order in which he gains them.
RC-OMG-7 = Omega can lose cubes by Trick cards or Abilities.
RC-OMG-8 = When Omega must Donate or Leave a cube of his choice it is his least valuable one.
RC-OMG-9 = When a space of the Tome becomes empty the cubes that are left close up.
RC-OMG-10 = A Black Star is owned as long as its space is occupied; closing up can lose it.
RC-OMG-11 = False cubes that Omega gains go to the Reserve; Universal cubes occupy a space.
RC-OMG-12 = Cubes gained with a full Tome go to the Reserve.
RC-OMG-13 = Espionage on Omega: the Alert is the value of the cube and the Alert Bonus, or the Modifier of the Panic card.
RC-OMG-14 = In this order: declare Stealth with Trick cards, reveal an Omega card for its Sabotage, play more Trick cards, compare.
RC-OMG-15 = It costs a Student and needs Omega in the same or a Linked Zone, as ever; Omega adds no Students.
RC-OMG-16 = Any cube of the Tome can be named, wherever it lies.
RC-OMG-17 = Doors hold Omega as a Scholar whose board is the Tome; a Passage that is barred counts as unusable.
RC-OMG-18 = In the Starting Zone Omega cannot be spied on, nor be the target of a card.
RC-OMG-19 = Omega has no triangle: he is never Randomized.
RC-OMG-20 = Omega has no hand, Students, Stunned tokens, Jinx cards, Interns or Knowledge; what concerns these does nothing to him.
RC-OMG-21 = What no rule decides for Omega the player decides who runs the Phase.
RC-OMG-22 = A Main Effect without the Omega icon cannot choose Omega, passes him over where it touches all, and brings no Reaction.

RC-OPH = Omega Phase
RC-OPH-1 = It comes after the End phase, or after the last step of an Activity without one.
RC-OPH-2 = First it is checked whether the Tome is full.
RC-OPH-3 = One Omega card is revealed and done from the top to the bottom, then discarded.
RC-OPH-4 = When the deck is used up the discards are shuffled.
RC-OPH-5 = A, Students: Omega draws so many from the University; for an Omega Student it is the Scholar who gets the Jinx, revealed in the next End phase.
RC-OPH-6 = B, movement: Omega goes through the Passages at the arrows, read as on the Randomizer.
RC-OPH-7 = A Passage that leads nowhere: Zones of the proper pile are revealed until the player can place one there, and Omega enters it.
RC-OPH-8 = If no Zone of that pile can be placed the next Passage clockwise is used.
RC-OPH-9 = A Passage to a Zone with cubes or with the Scholar: Omega enters.
RC-OPH-10 = A Passage to a Zone with neither: the next one clockwise.
RC-OPH-11 = Where nothing can be placed and no Zone that he can enter has cubes or the Scholar, Omega teleports.
RC-OPH-12 = Where there is no Passage at the arrow the first one clockwise stands for it.
RC-OPH-13 = Several arrows are steps one after another, each read from the Zone reached.
RC-OPH-14 = In Maximum Alert no Zone is placed, so the next Passage is tried.
RC-OPH-15 = C, Teleport: Omega is put into the Scholar’s Zone; or, with the Scholar in the Starting Zone, where the most valuable cube lies.
RC-OPH-16 = D, effect: done during the movement or after it, as its text says.
RC-OPH-17 = Omega makes no Stealth test; he collects from the left unless the card says otherwise.
RC-OPH-18 = E, Encounter: it happens to the Scholar whom Omega meets on his way or at its end.
RC-OPH-19 = Once for each Scholar in a Phase and never in the Starting Zone. To come to the Scholar’s Zone is a meeting, also by a Teleport to where he stands already; to start there and leave is none.
RC-OPH-20 = F, Black Star, solo: a Scholar with fewer Stars than Omega has Black Stars is Fired Up; it is checked whenever either number changes.
RC-OPH-21 = Solo: to a Fired Up Scholar whom Omega meets F happens too, also from a card without an Encounter.
RC-OPH-22 = Solo: the Scholar is Fired Up no more as soon as the Stars are as many as the Black Stars.
RC-OPH-23 = G, Star: with at least one Star more than Omega has Black Stars G happens too, met or not.
RC-OPH-24 = H, Double Star: with at least two more H happens as well, after G.
RC-OPH-25 = What G and H would do to a Scholar in the Starting Zone does not happen; their other parts do.
RC-OPH-26 = I, Sabotage, solo: each time Stealth is declared an Omega card is revealed, and its Divinations are added to the Alert.
RC-OPH-27 = J, Reaction: before a Trick card’s effect that targets Omega is applied, an Omega card is revealed and its Reaction done.
RC-OPH-28 = K: the Zone where Omega stands has its Alert raised by the K of the last Omega card revealed.
RC-OPH-29 = The last card revealed is the top of the Omega discards, whatever it was revealed for, and counts at once.
RC-OPH-30 = Of cards revealed for I or J only that section is done.
RC-OPH-31 = An Omega Student for whom there is no space left on the Alert card starts the end of the game as ever.

## Rocca Civetta: rulings about Omega

RA-18 = Are Boss and Main Effects required against Omega? No, advised; and Omega is never the Boss then.
RA-19 = Does F need fewer Stars or more, and an Encounter? As each mode says: fewer in solo, more against all; only with an Encounter.
RA-20 = Is there an Omega Phase after Rest, after a failed and after a passed Thesis? After Rest and a failure yes, after a success no.
RA-21 = Does the solo condition for the Thesis hold against all, and what of a forced one without it? No; it is a failure.
RA-22 = What of cubes gained with a full Tome? They go to the Reserve.
RA-23 = Does Espionage on Omega cost a Student? Yes.
RA-24 = Do Doors hold Omega, can he be Randomized, who chooses for him? They do, by the colours of the Tome; he cannot; the player does.
RA-25 = How are several arrows read, who breaks ties of a Teleport, what is a meeting? One after another; the player; to enter.
RA-26 = Which card’s K counts? The last one revealed, whatever for.
