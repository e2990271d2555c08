### Dungeonology: the guided first game.

guide-welcome-title = Welcome to the dungeon
guide-welcome =
    You are Sofia, a scholar on an expedition among fauns. Every Zone of the dungeon holds Information as coloured cubes. Study it unnoticed, bring it to your notes, and defend a Thesis before the others do. Valerio is one Zone away.
guide-notes-title = Your notes
guide-notes =
    Each kind of cube has its column. The rarer it is, the more a cube is worth. Stars beside a column count once a cube lies there: with two Stars you may present a Thesis. Arrows add up to your Study Bonus. You have two Civilization and one Wealth; a third Civilization brings your first Star.
guide-activity-title = One Activity in a turn
guide-activity =
    Rest takes you back to the camp, rids you of Stunned tokens and fills your hand. The Thesis is not yet within reach. Explore: with Speed 3 you may move or place three times, and then act once.
guide-new-zone-title = Into the unknown
guide-new-zone =
    A point of Speed takes you through a Passage into a Zone that lies there, or lays a new one beside yours. Nothing worth studying is left here, so draw a Zone of this Floor.
guide-lay-title = Where to lay it
guide-lay =
    Shepherds’ Sanctuary: Alert 3, with a cube of Civilization and one of Mysticism. It must touch your Zone so that Passages meet; it may be turned, and it may be shifted by half a side. Lay it straight to the east. You enter it at once.
guide-arrive-title = There you are
guide-arrive =
    Two points of Speed are left, but this is the place. End the movement; what is left of your Speed is lost. Then comes your Action: Study here, or spy on somebody nearby.
guide-study-title = Study
guide-study =
    Your Intelligence of 2 lets you take two cubes at once, from the left. The Alert is the 3 of the Zone and 1 for the second cube: 4 in all. That is what your Stealth has to reach. Study for both cubes.
guide-declare-title = Cards for their Bonus
guide-declare =
    Every card has three uses; here the Bonus in its upper corner counts. Two Arrows give you a Study Bonus of 2. With Mapmaker’s Eye that makes 4 against 4, and level is enough. Keep the rest of your hand: Valerio may still meddle.
guide-last-word-title = The last word
guide-last-word =
    Valerio has played Snare: Alert 5. In a Study everybody is asked once around the table, and you come last. Feint can be played for its lower strip: +2 Stealth makes 6 against 5. Nobody can answer that any more.
guide-enough-title = Enough
guide-enough =
    6 against 5: you are ahead. You could play more, but a card that is not needed is better kept. Play nothing, and the test is decided.
guide-star-title = The first Star
guide-star =
    Both cubes are in your notes. The third Civilization lies beside a Star, and since Valerio has fewer Stars than you, he is Fired Up: his card is turned to its stronger side. Whoever leads is chased.
guide-end-turn-title = The bag
guide-end-turn =
    When you end the turn, a Student is drawn from the University to the Bonfire, where those can be Recruited. But an Omega Student is in the bag too: it raises the Alert for all, empties the Bonfire and brings a Jinx. You also draw up to your Hand of 4.
guide-quiet-title = The turns of others
guide-quiet =
    While others act you are asked whether you play an Instant. You have nothing that helps now, so pass for the whole turn. Standing orders beside the log can do that for you from now on.
guide-spied-on-title = Espionage
guide-spied-on =
    Valerio wants your Wealth. Against him count the 5 of that cube and your three Students: 8, and he has only 5. You two are asked in turn until both decline. Pass: he is short by 3.
guide-on-your-own-title = On your own
guide-on-your-own =
    He failed. You have 15 points and one Star. A Thesis needs two Stars and, depending on the Clan, 28 to 30 points; the first one earns 10 more. Complete your Knowledge Combo to see the Clan card earlier. From here on you decide, and Valerio plays for himself.
