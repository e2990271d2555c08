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

### Alone against Omega.

guide-solo-welcome-title = Alone against Omega
guide-solo-welcome =
    You are Vincenzo, and your rival is Omega. He holds no hand and asks for no turn: a deck of cards moves him. What he gathers fills his Tome. When it is full he has won; pass a Thesis before that, and you have.
guide-solo-activity-title = Your turn is as ever
guide-solo-activity =
    One Activity, as with others at the table: Rest, Thesis or Explore. The difference comes at its end, when Omega has a Phase of his own. Two Civilization and one Wealth are in your notes. Explore.
guide-solo-closer-title = To where he stands
guide-solo-closer =
    Omega is in Old Ones’ Repose, which still has three cubes. What you study there he cannot collect. He does not stop you from entering: go there with your first point of Speed.
guide-solo-arrive-title = Here you stay
guide-solo-arrive =
    There is a Civilization among the cubes, and a third one brings your first Star. End the movement.
guide-solo-study-title = Study under his eyes
guide-solo-study =
    Take the two cubes from the left, as your Intelligence of 2 allows. Alert 3 of the Zone and 1 for the second cube make 4. Nobody sits opposite, but Omega meddles with every test: he reveals a card once you have declared yours.
guide-solo-declare-title = Leave something in hand
guide-solo-declare =
    Your Study Bonus is 2. Mapmaker’s Eye adds 2, so you stand at 4 against 4. Do not lay down more: what Omega’s card costs you is only known afterwards, and you may answer it.
guide-solo-sabotage-title = Sabotage
guide-solo-sabotage =
    His card divined Snare from the Trick deck, for Alert +1, and since he stands in your Zone it adds 1 more: 4 against 6. Hold Your Breath is worth 3 Stealth by its lower strip. Play it.
guide-solo-enough-title = Ahead again
guide-solo-enough =
    7 against 6. He reveals just one card in a test, so nothing more can come. Play nothing else, and the cubes are yours.
guide-solo-end-turn-title = Now it is his turn
guide-solo-end-turn =
    A Star is yours. End your turn: you draw a Student and fill your hand, and then a card for the Omega Phase is revealed. Read it from the top: Students, his way, what he does there, what befalls you if he meets you, and what he does when your Stars outnumber his.
guide-solo-his-zone-title = You lay his Zone
guide-solo-his-zone =
    He goes through the Passage that the arrow of his card shows, and no Zone lies behind it: one is drawn. Where he has a choice, you make it for him. Lay it to the south.
guide-solo-black-star-title = A Black Star
guide-solo-black-star =
    He collected a cube without any test, and his Tome has come to a Black Star. You may present a Thesis with two Stars only if you have more Stars than he has Black ones. Take that one from him. Explore.
guide-solo-stay-title = Near enough
guide-solo-stay =
    Shepherds’ Sanctuary, where he is now, is linked to your Zone: near enough to spy on him. Stay where you are, so that the Alert of his cards for his own Zone does not count against you.
guide-solo-spy-title = Spy on Omega
guide-solo-spy =
    Any cube of his Tome can be taken, wherever it lies in it. The Alert is its value, 3 for Militia, and the Alert Bonus in force, which is 0. It costs a Student, as ever, but he has none to add.
guide-solo-lecture-title = Three against three
guide-solo-lecture =
    Public Lecture has a Bonus of 3: level is enough. Keep Feint for what his card may bring.
guide-solo-answer-title = An answer
guide-solo-answer =
    He divined two cards and the higher one counts: Alert 4. Feint by its lower strip is +2 Stealth, 5 against 4.
guide-solo-done-title = That will do
guide-solo-done =
    Nobody answers any more. Pass, and the cube is yours; the cubes left in the Tome close up.
guide-solo-on-your-own-title = On your own
guide-solo-on-your-own =
    His Black Star is gone. Two Stars, one more than his Black Stars, and enough points for the Clan: then pass your Thesis before the Tome is full. Once you are at home here, add the Boss and the Main Effects, as is advised for a single Scholar.
