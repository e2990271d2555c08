### Dungeonology: the rules in plain words.
### One message per clause, one per chapter title, one per ruling.

## Components, setup, Randomizer, Reserve

DG-1 = Components
DG-1-1 = There are 4 Scholar miniatures and 4 Scholar cards; each card has two faces, a normal one and a Fired Up one.
DG-1-2 = There is 1 Boss, Laetus, with a miniature and a Boss card that carries two profiles: Brawler and Drunk.
DG-1-3 = There are 18 Zones and 1 Starting Zone; the backs of the 18 Zones divide them into three piles, one for each of the Floors I, II and III.
DG-1-4 = Each Floor has a pile of 6 Zones.
DG-1-5 = There are 3 Clan cards.
DG-1-6 = There are 105 Trick cards of six types.
DG-1-7 = There are 4 Note boards, each with a wheel for the Study Bonus and a triangle in a colour of its own.
DG-1-8 = There are 64 Information cubes: 20 Civilization (green), 15 Militia (red), 13 Mysticism (blue), 10 Wealth (yellow) and 6 Hierarchy (purple).
DG-1-9 = There is one bag, the University, and one Campus board, which holds the Alert card, the Clan card and the Bonfire.
DG-1-10 = There are 15 Jinx cards, 10 Intern cards (one copy of each Intern) and 16 Randomizer cards.
DG-1-11 = There are four Alert cards to choose from, one for each difficulty, although the rulebook’s list of components counts 3.
DG-1-12 = There are 3 Panic cards; one of them, Darkness, has no requirement.
DG-1-13 = The tokens are: 14 Stunned, 4 Knowledge, 6 Secret Passages of letter X, 3 Teleports, 3 Stop Traps, 3 Toll Traps, 3 Ambush Traps, 9 Stairs and 18 Walls.
DG-1-14 = There are 40 grey Students and 5 red Omega Students.
DG-1-15 = The game is for 2, 3 or 4 players.
DG-1-16 = Information cubes, Students (grey and Omega) and the spaces printed on boards are limited: when there are no more, there are no more. Stunned, Stairs and Wall tokens only keep account and never run out.

DG-2 = Setup
DG-2-1 = Setup, step A: each player takes a Note board and sets its Study Bonus to 0.
DG-2-2 = Setup, step B: each player chooses a Scholar card, or draws one at random, and puts it on the Note board.
DG-2-3 = Every Scholar starts on the normal face, not Fired Up.
DG-2-4 = Setup, step C: each player takes from the Reserve as many grey Students as the Starting Students value of their Scholar.
DG-2-5 = Setup, step D: the Randomizer deck is shuffled and drawn from until the colour of a triangle matches the Note board of somebody in the game; that player is the first player.
DG-2-6 = Turns go to the left, clockwise, from the first player on.
DG-2-7 = Setup, step E: the Trick deck is shuffled. The first player in turn order receives 1 Trick card, the second 2, the third 3 and the fourth 4.
DG-2-8 = Setup, step F: the Campus is put on the table.
DG-2-9 = Setup, step G (only with the Boss rule): a Boss card is taken, one of its two profiles is chosen or drawn at random, and the card lies beside the Campus with that profile up. The miniature starts outside the Dungeon.
DG-2-10 = Setup, step H: one Alert card is chosen, Introductory, Easy, Medium or Hard, and put on the Campus.
DG-2-11 = Setup, step H: the players may also choose a Player Level.
DG-2-12 = Setup, step I (only with Maximum Alert): one Panic card, picked unseen among those that fit this game, lies face down under the Alert card.
DG-2-13 = Setup, step J: one Clan card is drawn at random and put face down on the Campus; nobody looks at it.
DG-2-14 = Setup, step K: the Jinx deck is shuffled.
DG-2-15 = Setup, step L (only with Main Effects): the Intern cards are made ready.
DG-2-16 = Setup, step M: the Starting Zone lies in the middle of the table, and all Scholars stand on it.
DG-2-17 = Setup, step N: the Zones form three face-down piles, one for each Floor, each shuffled on its own.
DG-2-18 = Setup, step O: the University receives the starting number of grey Students shown on the Alert card times the number of players (as the Player Level counts them), and exactly one Omega Student.
DG-2-19 = If the Reserve has too few grey Students at setup, all that are there go into the University.
DG-2-20 = The Bonfire starts empty.
DG-2-21 = Setup, step P: the first player takes the first turn.
DG-2-22 = Each of the four advanced rules (Boss, Dangerous Zones, Maximum Alert, Main Effects) is turned on or off on its own, by agreement before setup.

DG-3 = Randomizer deck
DG-3-1 = To Randomize means to shuffle the Randomizer deck and draw its cards one at a time until one gives a result that can apply.
DG-3-2 = The whole Randomizer deck is shuffled again before each Randomization.
DG-3-3 = When a Scholar is Randomized, it is the one whose Note board has a triangle of the colour drawn.
DG-3-4 = When a direction is Randomized, it is the way the triangle points; its colour does not matter.
DG-3-5 = When a Passage is Randomized, the arrow on the small map shows which slot of the Zone is meant; if there is no Passage there, take the first one clockwise.
DG-3-6 = When a type of Information is Randomized, it is the one in the centre of the card.
DG-3-7 = Scholars in the Starting Zone are never candidates in a Randomization.
DG-3-8 = Scholars who have left the game are never candidates in a Randomization.
DG-3-9 = If no result could apply, because there is no candidate, the Randomization gives nothing and whatever depends on it is skipped.

DG-4 = Reserve
DG-4-1 = The Reserve is all the material that is not in play.
DG-4-2 = What goes into the Reserve leaves play, but later effects and refills may take it from there.
DG-4-3 = Discarded Trick, Jinx and Intern cards do not go into the Reserve: each kind has its own discard pile.

## Aim, Scholars, Students, Alert

DG-5 = Aim and Starting Zone
DG-5-1 = Information cubes score points, a successful Thesis adds a bonus that depends on how early it comes, and Jinx cards take points away.
DG-5-2 = All Scholars start in the Starting Zone, which belongs to Floor I.
DG-5-3 = A Scholar in the Starting Zone is safe: the effects of the game do not touch them.
DG-5-4 = A Scholar in the Starting Zone cannot be chosen as a target, not even by a Boss.
DG-5-5 = A Scholar in the Starting Zone is left out of Randomizations.
DG-5-6 = A Scholar in the Starting Zone does not suffer the effects of Trick cards.
DG-5-7 = A Scholar in the Starting Zone cannot play Trick cards.
DG-5-8 = A Scholar who is in the Starting Zone may only perform the Explore Activity.
DG-5-9 = Study and Espionage each need at least one Trick card to be played, so neither can be done from the Starting Zone.
DG-5-10 = A player whose Scholar is in the Starting Zone cannot play Trick cards in the turns and tests of others either.
DG-5-11 = The Starting Zone has Passages on all eight slots, no spaces for cubes and no Alert value.

DG-6 = Note board and Scholar card
DG-6-1 = Scholars may use an Ability any number of times during their own turn, as long as they can pay for it.
DG-6-2 = An Ability marked as Instant may also be used during the turns of others.
DG-6-3 = Starting Students is the number of Students a Scholar takes from the Reserve at setup, and the number up to which Rest and Bivouac restock.
DG-6-4 = Hand: in the End phase, a player with fewer Trick cards than this draws up to this number.
DG-6-5 = There is no limit to the number of Trick cards in a hand.
DG-6-6 = Speed: the points a Scholar has in their own turn to move and explore.
DG-6-7 = Intelligence: the most cubes that a single Study may go for.
DG-6-8 = Resistance: the most Stunned tokens a Scholar can hold; whoever starts a turn with that many must Rest.
DG-6-9 = Knowledge Combo: as soon as a Note board holds at least the cubes shown, even for a moment, the Scholar gains the Knowledge token and puts it on its space.
DG-6-10 = Each cube goes into the column of its colour, which fills from the bottom up.
DG-6-11 = A column is worth the lowest number that can still be seen, the one just above its top cube.
DG-6-12 = The points of a column are the number of its cubes times the value of one cube: 2 each for Civilization and 3 each for Militia.
DG-6-13 = From the most to the least valuable, the cubes are Hierarchy, Wealth, Mysticism, Militia, Civilization.
DG-6-14 = A Scholar gains a Star when a cube reaches the row beside it, and owns it as long as a cube lies there.
DG-6-15 = Whoever loses the cube beside a Star loses the Star.
DG-6-16 = In the base game all Stars are equal; silver or gold and the colour of the border matter only to the Clans of the expansion.
DG-6-17 = Arrows are gained and lost exactly like Stars.
DG-6-18 = Each Arrow gained raises the Study Bonus by 1, each Arrow lost lowers it by 1.
DG-6-19 = The Study Bonus is the number of Arrows a Scholar owns at the moment; it is never below 0.
DG-6-20 = Note boards, Stars, Arrows, Students, Stunned tokens, Interns and face-up Jinx cards are public; hands are secret.
DG-6-21 = Nobody knows the order of the decks, of the Zone piles and of the bag, what a face-down Jinx is (not even its owner), or the Panic card before Maximum Alert. Only its owner knows a hand, only those with Knowledge know the Clan card before it is revealed, and only the one who placed a Trap knows its face before it springs.

DG-7 = Fired Up Scholars
DG-7-1 = When a Scholar gains a Star, every Scholar with fewer Stars than that one becomes Fired Up, unless they already are.
DG-7-2 = Fired Up Scholars turn their Scholar card over and use the values and Abilities of its other face.
DG-7-3 = A Scholar stays Fired Up until they have the most Stars, alone or tied; then the card is turned back.
DG-7-4 = Losing a Star never makes anybody Fired Up; only gaining one does.
DG-7-5 = Whether a Fired Up Scholar turns back is checked after every change in anybody’s Stars and whenever a Scholar leaves the game.
DG-7-6 = The Scholar who gains the Star is not Fired Up by it.
DG-7-7 = A Scholar with as many Stars as the one who has just gained one does not become Fired Up.
DG-7-8 = Turning the card over takes effect at once, but the Speed points already received this turn and the cards already drawn stay as they are.
DG-7-9 = If the new face has a lower Resistance, the Stunned tokens above it are discarded at once.

DG-8 = Stunned tokens
DG-8-1 = A Scholar who is about to get a Stunned token may Sacrifice one of their own Students instead.
DG-8-2 = Whether to Sacrifice a Student instead is decided for each Stunned token on its own.
DG-8-3 = No Scholar ever holds more Stunned tokens than their Resistance.
DG-8-4 = A Scholar with as many Stunned tokens as Resistance gets no further one and need not Sacrifice a Student to avoid it.
DG-8-5 = A Scholar with as many Stunned tokens as Resistance plays on as usual until the start of their own next turn.
DG-8-6 = A Scholar with as many Stunned tokens as Resistance cannot use an effect that must be paid for with a Stunned token.
DG-8-7 = A Scholar who starts their own turn with as many Stunned tokens as Resistance must Rest.
DG-8-8 = Whenever a Scholar has more Stunned tokens than Resistance, the surplus is discarded.
DG-8-9 = An effect that gives Stunned tokens as a result, not as its price, may be used even with as many tokens as Resistance; the tokens beyond that are not taken.

DG-9 = Knowledge token
DG-9-1 = A Scholar gains the Knowledge token by completing the Knowledge Combo, or the first time they Present the Thesis.
DG-9-2 = The owner of a Knowledge token may look at the Clan card at any time for the rest of the game, without showing it.
DG-9-3 = A Knowledge token is never lost, even when the cubes of the Combo are.
DG-9-4 = When all Scholars in the game have the Knowledge token, the Clan card may be revealed to everybody.
DG-9-5 = A Scholar can own only one Knowledge token.

DG-10 = Drawing Students from the University
DG-10-1 = To draw Students means to take that many figures at random from the bag, or all of them if there are fewer.
DG-10-2 = Grey Students that are drawn go to free spaces of the Bonfire; when it is full, to the Reserve.
DG-10-3 = If there is an Omega Student among the figures drawn, the rules for Omega Students follow.
DG-10-4 = All figures are drawn from the bag together; then all the greys are placed, and then the Omega Student is dealt with.
DG-10-5 = Drawing from an empty bag does nothing.
DG-10-6 = The drawer does not own the Students drawn; they belong to somebody only once they are taken from the Bonfire.
DG-10-7 = To Sacrifice a Student means to put one of one’s own Students into the Reserve.
DG-10-8 = A Scholar may own any number of Students, and cannot give one up unless an effect, a cost or a rule asks for it.

DG-11 = Omega Students and Alert card
DG-11-1 = An Omega Student that is drawn goes on the highest free space of the Alert card.
DG-11-2 = If an Omega Student is drawn and the Alert card has no free space, the game enters its last phase, or Maximum Alert if that rule is in use.
DG-11-3 = After an Omega Student has been placed, all Students at the Bonfire go to the Reserve, also those put there by the same draw.
DG-11-4 = The Scholar who drew an Omega Student then draws a Jinx card and keeps it face down in front of them.
DG-11-5 = An Omega Student placed on the Alert card triggers the effects of its row, which are dealt with before the turn goes on.
DG-11-6 = The Alert Bonus is added to the Alert value of every Zone of the Dungeon for the rest of the game.
DG-11-7 = Only the highest Alert Bonus reached counts; bonuses are not added together.
DG-11-8 = Refill: from the Reserve, the University receives the grey number of that row times the number of players (as the Player Level counts them), or all greys that are left if there are fewer.
DG-11-9 = The refill also puts one Omega Student from the Reserve into the University, if there is one.
DG-11-10 = The order after drawing an Omega Student is: place it, empty the Bonfire into the Reserve, draw the Jinx, then the Alert Bonus and the refill; the Students from the Bonfire can therefore be part of the refill.
DG-11-11 = At a refill the Students still in the University stay there; the new ones are added to them.
DG-11-12 = As there are 5 Omega Students, an Alert card has at most 4 spaces.

DG-12 = Player Level
DG-12-1 = Freshmen: the numbers of the Alert card apply as they are.
DG-12-2 = Students: everything on the Alert card is counted as if there were one player fewer.
DG-12-3 = Professors (3 players or more): everything on the Alert card is counted as if there were two players fewer.
DG-12-4 = Deans (4 players or more): everything on the Alert card is counted as if there were three players fewer.
DG-12-5 = Whatever the Player Level, at least 1 player is counted.
DG-12-6 = With Main Effects the Freshmen level is recommended, but not required.

## Turn, Rest, Thesis

DG-13 = Turn
DG-13-1 = On their turn players perform exactly one Activity: Rest, Present the Thesis or Explore.
DG-13-2 = Whoever starts their turn in the Starting Zone must Explore.
DG-13-3 = Whoever starts their turn with as many Stunned tokens as Resistance must Rest.
DG-13-4 = If a Scholar starts in the Starting Zone with as many Stunned tokens as Resistance, they must Rest.
DG-13-5 = Trick cards can be played only while somebody Explores, never during Rest or Present the Thesis.
DG-13-6 = Rest and Present the Thesis have no Movement, Action or End phase.

DG-14 = Rest
DG-14-1 = Rest, step 1: the Scholar moves to the Starting Zone.
DG-14-2 = Rest, step 2: all their Stunned tokens are discarded.
DG-14-3 = Rest, step 3: one of their Jinx cards is discarded, if they have any.
DG-14-4 = The owner chooses which Jinx a Rest discards; it may be a face-down one.
DG-14-5 = Rest, step 4: a Scholar with fewer Students than their Starting Students takes from the Reserve up to that number, as far as there are any. Having more costs nothing.
DG-14-6 = Rest, step 5: the player may discard any number of Trick cards.
DG-14-7 = Rest, step 6: the player draws Trick cards up to their Hand value.
DG-14-8 = Rest, step 7: the turn ends.
DG-14-9 = The move to the Starting Zone in a Rest is direct, not through Passages, and triggers no Zone Effects.

DG-15 = Present the Thesis
DG-15-1 = At least 2 Stars are needed to Present the Thesis.
DG-15-2 = Thesis, step 1: the Scholar moves to the Starting Zone.
DG-15-3 = Thesis, step 2: the player looks at the Clan card in secret and gains the Knowledge token, if they do not have it yet.
DG-15-4 = Thesis, step 3: the points of the Note board are counted with the Modifiers of the Clan card; Interns and Jinx cards do not count here.
DG-15-5 = The Thesis succeeds if the total is at least the Thesis Points of the Clan card.
DG-15-6 = Thesis succeeded, step 1: the Clan card is revealed and stays face up on the Campus.
DG-15-7 = Thesis succeeded, step 2: the bonus points from outside the Note board (Interns) are added, and the penalties of the player’s Jinx cards are subtracted.
DG-15-8 = Thesis succeeded, step 3: the first successful Thesis of the game adds 10 points, the second 7, the third 5, the fourth 3.
DG-15-9 = Thesis succeeded, step 4: the player announces the final score; it no longer changes.
DG-15-10 = Thesis succeeded, step 5: the Scholar leaves the game, and no effect takes them into account any more.
DG-15-11 = Thesis succeeded, step 6: the turn ends, and so does the game for that player; the rules for the end of the game now apply.
DG-15-12 = The Thesis fails if the total is below the Thesis Points.
DG-15-13 = Thesis failed, step 1: the Clan card goes back to its place, face down if it was face down.
DG-15-14 = Thesis failed, step 2: the player draws a Jinx card and reveals it at once.
DG-15-15 = Thesis failed, step 3: the most valuable cube of the Note board goes to the Reserve: Hierarchy, or else Wealth, Mysticism, Militia, Civilization.
DG-15-16 = Which cube is the most valuable after a failed Thesis follows the printed values, not those changed by the Clan.
DG-15-17 = Thesis failed, step 4: the turn ends, and the Scholar stays in the Starting Zone.
DG-15-18 = The Thesis may be Presented any number of times; each attempt needs 2 Stars at that time.
DG-15-19 = After a successful Thesis the player’s hand is discarded; the cubes, Students, Interns and Jinx cards stay with the player as they are.
DG-15-20 = After a successful Thesis the player’s face-down Jinx cards are turned up to be counted; their effects do not apply.

DG-16 = Clan card
DG-16-1 = A Clan card shows a name, Thesis Points and Modifiers.
DG-16-2 = A Modifier changes the value of every single cube of its colour on the Note board.
DG-16-3 = Followers of Blood: Militia +2, so that 4 Militia cubes give 4 × 5 = 20 points instead of 12.
DG-16-4 = No cube is ever worth less than 0.
DG-16-5 = Everybody knows from the start which people live in the Dungeon, the Fauns; nobody knows which Clan of theirs.
DG-16-6 = Modifiers count only for the Thesis and for final scoring, never for the difficulty of Espionage nor to say which cube is the most valuable.

## Exploring: movement, Zones, Stairs

DG-17 = Explore: phases and movement
DG-17-1 = Explore has three phases in this order: Movement, Action, End.
DG-17-2 = During the Movement and Action phases the active player may play any number of Trick cards, as far as their effects allow.
DG-17-3 = During the Movement and Action phases of another player, opponents may play only Instant effects.
DG-17-4 = Nobody may play Trick cards in the End phase.
DG-17-5 = At the start of the Movement phase the Scholar receives as many Speed points as their Speed at that moment.
DG-17-6 = 1 Speed point moves the Scholar to a Zone that is Adjacent and Linked to the one they are in.
DG-17-7 = With 1 Speed point the Scholar can also explore: draw a Zone from the pile of the Floor they are on, place it Adjacent and Linked to their Zone, and move into it at once.
DG-17-8 = The active player may go on to the Action phase at any moment; the points of the Scholar card not spent by then are lost.
DG-17-9 = Effects may give additional Speed points; they are kept apart from those of the Scholar card.
DG-17-10 = After the Movement phase the points of the Scholar card can no longer be spent, but other effects may still move the Scholar.
DG-17-11 = Additional Speed points may be spent in the Movement and in the Action phase, but not while a Stealth test is open; whatever is unspent when the End phase begins is lost.
DG-17-12 = An additional Speed point spent in the Action phase may place a new Zone as well.
DG-17-13 = Nobody has to move: a Scholar may stay where they are.
DG-17-14 = A Scholar may walk into the Starting Zone with an ordinary move.
DG-17-15 = Several Scholars, and the Boss too, may be in the same Zone.
DG-17-16 = From the Starting Zone, exploring draws from the pile of Floor I.

DG-18 = Zones and how to place them
DG-18-1 = A Zone shows spaces for cubes by colour, an Alert value, from 1 to 8 Passages, Zone Effects, the icon of the Dungeon, its Floor and number, and sometimes Doors.
DG-18-2 = A Zone is a square with two slots for Passages on each side, eight in all.
DG-18-3 = A Zone may be shifted by half a side against its neighbour.
DG-18-4 = Two Zones are Adjacent if they touch along at least half a side.
DG-18-5 = Two Zones are Linked if they are Adjacent and somewhere along the contact both have a Passage, with no Wall on it.
DG-18-6 = Zones of different Floors are Linked only by Stairs.
DG-18-7 = A Floor is all Zones of the same roman number that are Adjacent and Linked; an Area is all Zones that are Adjacent, whatever their Floor. The Dungeon of the Fauns is one Area.
DG-18-8 = Placing, step 1: the player draws the top Zone of the pile of the Floor the Scholar is on.
DG-18-9 = Having seen the Zone, the player freely chooses its position and how it is turned, among all that are legal.
DG-18-10 = Zones may not overlap. Only the link to the Zone the Scholar is in is compulsory; along other contacts, Passages need not meet.
DG-18-11 = If the Zone drawn cannot be Linked, it goes to the bottom of its pile and another one is drawn.
DG-18-12 = If no Zone of the pile can be Linked, or the pile is empty, the Scholar stays where they are and the Speed point is spent.
DG-18-13 = A Zone just placed is also Linked to every other Adjacent Zone of its Floor where two Passages meet.
DG-18-14 = Placing, step 2: the spaces of the Zone are filled with cubes of their colours from the Reserve.
DG-18-15 = Spaces are filled from left to right; if the Reserve has no cube of a colour, that space stays empty.
DG-18-16 = Placing, step 3: the Scholar moves into the Zone at once, unless a Door Blocks it for them; the Speed point is spent in either case.
DG-18-17 = On entering a Zone, its Stairs are activated if there are any; with Dangerous Zones the other effects are too, from left to right.
DG-18-18 = Without the Boss and Dangerous Zones rules, Stairs are the only Zone Effect that counts; the effects of tokens put on Zones count in any case.
DG-18-19 = The arabic number of a Zone only tells the tiles apart.

DG-19 = Stairs, Walls and Doors
DG-19-1 = The Stairs of a Zone are activated only by the first Scholar ever to enter it.
DG-19-2 = Whoever activates Stairs chooses a pile one Floor up or down: from Floor I pile II, from Floor II pile I or III, from Floor III pile II.
DG-19-3 = Stairs draw the top Zone of the chosen pile; it is placed Adjacent and Linked to the Zone the Scholar is in, turned as the player likes.
DG-19-4 = The spaces of a Zone placed by Stairs are filled with cubes as for any Zone that is placed.
DG-19-5 = The Stairs token goes on the Passage, or on both Passages, that connect the new Zone with the one the Stairs are in.
DG-19-6 = Every other Passage of a Zone placed by Stairs that would link it to a Zone already on the table gets a Wall, so those Zones are not Linked.
DG-19-7 = The Scholar does not enter the Zone placed by Stairs; to go there later costs 1 Speed point.
DG-19-8 = Stairs can be used in both directions, like any Passage.
DG-19-9 = If Stairs find no Zone in the chosen pile that can be Linked (each one tried goes to the bottom), the other possible pile may be tried; if nothing fits, the Stairs do nothing and wait for the next Scholar to enter.
DG-19-10 = A Door Blocks a Passage for those who want to enter the Zone that bears it, never for those who leave it.
DG-19-11 = To pass a Door, a Scholar needs at least one cube of its colour on the Note board; for a Door of two colours, at least one of each.
DG-19-12 = Passing a Door costs no cube.
DG-19-13 = If two Passages join the Zones and only one of them has a Door, the other may be used.
DG-19-14 = Zones joined only by a Door are Linked all the same, for Espionage, for Leaving cubes and for effects.
DG-19-15 = A Boss ignores Doors.
DG-19-16 = If the Zone just placed is Blocked by its Door, the Scholar stays where they are and its Stairs are not activated; the first to enter later activates them.

## Trick cards and their effects

DG-20 = Effect icons
DG-20-1 = Recruit N: gain N Students from the Bonfire, or as many as there are.
DG-20-2 = Speed N: get N Speed points.
DG-20-3 = Draw N: draw N Trick cards.
DG-20-4 = Students N: draw N Students from the University to the Bonfire. This is the icon of danger.
DG-20-5 = Sacrifice N: put N of one’s own Students into the Reserve.
DG-20-6 = Stunned N: get N Stunned tokens.
DG-20-7 = Discard N: discard N Trick cards, or make somebody discard them.
DG-20-8 = +N Stealth and +N Alert: add N to that value in a Stealth test.
DG-20-9 = Divination N: reveal the top N Trick cards and add the highest Bonus value among them, as described under Magic.
DG-20-10 = Instant icon: the effect may also be played when it is not one’s own turn.
DG-20-11 = Reaction icon: the effect may be played only in answer to the effect of a Trick card just played by an opponent, and it is resolved before any other.

DG-21 = Auxiliary Effects
DG-21-1 = Exploration 1, in one’s own Movement or Action phase: 1 Speed point.
DG-21-2 = Exploration 2, in one’s own Movement or Action phase: 2 Speed points.
DG-21-3 = Exploration 3, in one’s own Movement or Action phase: draw 1 Student, then get 3 Speed points.
DG-21-4 = Subterfuge 1 (Instant), in anybody’s Stealth test: +1 to the Stealth value or +1 to the Alert value.
DG-21-5 = Subterfuge 2 (Instant): like Subterfuge 1, but +2; to raise the Alert value, first draw 1 Student.
DG-21-6 = Subterfuge 3 (Instant): like Subterfuge 2, but +3; to raise the Alert value, first draw 1 Student.
DG-21-7 = Magic 1 (Instant), in anybody’s Stealth test: Divination 1, that is, reveal the top Trick card of the deck and add its Bonus value to Stealth or to Alert.
DG-21-8 = Magic 2 (Instant): draw 1 Student, then reveal two cards and add the higher Bonus value to Stealth or to Alert.
DG-21-9 = Magic 3 (Instant): like Magic 2, but with 2 Students and three cards.
DG-21-10 = In a Divination the player chooses Stealth or Alert before the cards are revealed.
DG-21-11 = Cards revealed by a Divination are discarded.
DG-21-12 = Notoriety 1, in one’s own Movement or Action phase: take 1 Student from the Bonfire, if there is one.
DG-21-13 = Notoriety 2, in one’s own Movement or Action phase: take up to 2 Students from the Bonfire.
DG-21-14 = Notoriety 3, in one’s own Movement or Action phase: first draw 1 Student, then take 3 from the Bonfire, or as many as there are.
DG-21-15 = Social 1: draw 1 Trick card.
DG-21-16 = Social 2: Sacrifice 1 Student, then draw 2 Trick cards.
DG-21-17 = Social 3 (Instant), also in an opponent’s turn: either Sacrifice 1 Student and then draw 2 Trick cards, or make an opponent, or oneself, discard 1 Trick card.
DG-21-18 = Social 1 and 2 can be played only in one’s own Movement or Action phase.
DG-21-19 = A Social effect whose Sacrifice cannot be paid draws nothing.
DG-21-20 = Fate 4 or 5, first use (Instant), in anybody’s Stealth test: draw 1 Student, then +4 or +5 to Stealth.
DG-21-21 = Fate 4 or 5, second use (Instant), in anybody’s Stealth test: draw 2 Students, then +4 or +5 to Alert.
DG-21-22 = The player of a card draws the Students its Auxiliary Effect asks for, and takes the Jinx if there is one.
DG-21-23 = In Espionage, the Alert value that Auxiliary Effects raise is that of the target.
DG-21-24 = An Omega Student drawn for an Auxiliary Effect is dealt with completely before the effect goes on.

DG-22 = Trick cards
DG-22-1 = There are six types of Trick cards: Exploration, Subterfuge, Magic, Social, Notoriety and Fate.
DG-22-2 = Each Trick card has a Bonus value, a name with a Main Effect (used only with that advanced rule), and one or two Auxiliary Effects.
DG-22-3 = Fate cards have no Main Effect, but a high Bonus value and two Auxiliary Effects.
DG-22-4 = A Trick card is used for exactly one thing, its Bonus value, its Main Effect or an Auxiliary Effect, and then discarded.
DG-22-5 = When the Trick deck is empty, the discards are shuffled into a new deck.
DG-22-6 = The discards are shuffled when a card has to be drawn or revealed and the deck is empty; if both are empty, nothing is drawn.
DG-22-7 = A used card goes to the discard pile as soon as its use has been resolved.
DG-22-8 = A card with an Auxiliary Effect of level 1, 2 or 3 has that level as its Bonus value; Fate 4 and 5 have 4 and 5. No Bonus value is 0.

## Actions: Study and Espionage

DG-23 = Action phase
DG-23-1 = In the Action phase the active player may perform one Action, and no more.
DG-23-2 = The Actions are: Study; Espionage; a Main Effect marked ACTION (with Main Effects); a Zone Effect that is an Action (with Dangerous Zones, or on a Teleport token).
DG-23-3 = Nobody has to take an Action in the Action phase.
DG-23-4 = In the Action phase the active player may move with Exploration cards before or after the Action, but not during a Stealth test.

DG-24 = Study
DG-24-1 = Study, step 1: the Alert value is the printed one plus the Alert Bonus of the moment, plus the Modifiers of the Boss if it is here, of the Panic card and of other effects.
DG-24-2 = Study, step 2: the player declares how many cubes they go for, at least 1 and at most their Intelligence, starting with the leftmost one there is.
DG-24-3 = In a Study the Alert value rises by 1 for 2 cubes, by 3 for 3, by 6 for 4 and by 10 for 5; a single cube adds nothing.
DG-24-4 = In a Study nobody can declare more cubes than there are in the Zone for which their Note board has room.
DG-24-5 = Study needs at least one cube in the Zone that the Scholar could Collect.
DG-24-6 = Study, step 3: the player plays one or more Trick cards from the hand all together, for their Bonus values only.
DG-24-7 = In a Study the Stealth value is the sum of the Bonus values played plus the player’s Study Bonus.
DG-24-8 = Once declared, the Stealth value can no longer be changed by Bonus values of cards in hand, only by other effects.
DG-24-9 = Study, step 4: the player on the left may play any number of Instant effects, one at a time, each resolved completely before the next, until they say they stop; then the next player on the left, and so on, once around the table.
DG-24-10 = In a Study the opponents may raise the Alert value or the Stealth value.
DG-24-11 = Study, step 5: last of all, the player who takes the test may likewise play any number of effects.
DG-24-12 = A Study goes around the table only once: after step 5 nobody may add anything, except Reactions to the Main Effects played in that step.
DG-24-13 = The Study succeeds if the Stealth value is at least the Alert value.
DG-24-14 = After a successful Study the Scholar Collects the declared cubes, each into its column.
DG-24-15 = If the Stealth value is below the Alert value, the Study fails: the Scholar gets 1 Stunned token and then draws 1 Student from the University.
DG-24-16 = Cards played for their Bonus values are discarded whatever the result.
DG-24-17 = The cards played for their Bonus values are shown at the same time, as one declaration.
DG-24-18 = Opponents in the Starting Zone are passed over in step 4 of a Study.
DG-24-19 = A player without Trick cards cannot Study.
DG-24-20 = After a Study cubes are Collected one by one from the left, and Knowledge, Stars and Arrows are checked after each of them.

DG-25 = Espionage
DG-25-1 = Espionage, step 1: the spy Sacrifices one of their own Students; without a Student there is no Espionage.
DG-25-2 = Espionage, step 2: the spy names the colour of a cube on the Note board of another Scholar, who must be in the same Zone or in one Adjacent and Linked to it.
DG-25-3 = The target of Espionage may not be in the Starting Zone and must still be in the game.
DG-25-4 = Espionage, step 3: the Alert value is the printed value of that cube plus the number of Students the target owns.
DG-25-5 = The Alert Bonus and the Modifiers of Boss and Panic card do not count in Espionage.
DG-25-6 = Espionage, step 4: the spy plays one or more Trick cards all together; the Stealth value is the sum of their Bonus values.
DG-25-7 = The Study Bonus does not count in Espionage.
DG-25-8 = After the declaration of Stealth in Espionage, the Bonus values of cards in hand no longer count.
DG-25-9 = Espionage, step 5: the target may play any number of Instant effects, one at a time, each resolved completely.
DG-25-10 = Espionage, step 6: when the target stops, the spy does the same.
DG-25-11 = Espionage, step 7: steps 5 and 6 are repeated until both decline one after the other.
DG-25-12 = During Espionage only the two Scholars involved may play Trick cards, without exception.
DG-25-13 = Espionage succeeds if the Stealth value is at least the Alert value: the spy Steals the top cube of the named colour.
DG-25-14 = If the spy’s column of that colour is full, the stolen cube goes to the Reserve.
DG-25-15 = Espionage fails if the Stealth value is below the Alert value: the spy gets 1 Stunned token and then draws 1 Student.
DG-25-16 = In Espionage the Students of the target are counted once, in step 3.
DG-25-17 = Espionage can be started only if there is a legal target; the Student is Sacrificed before the cube is named and does not come back, whatever the result.

## End of the turn, end of the game

DG-26 = End phase
DG-26-1 = Nobody may play Trick cards in the End phase.
DG-26-2 = End phase, step 1 (only without Main Effects): the active player draws 1 Student from the University.
DG-26-3 = End phase, step 2: all players with face-down Jinx cards reveal them one at a time and apply them.
DG-26-4 = Face-down Jinx cards are revealed in turn order, beginning with the active player, and each player’s own in the order in which they were drawn.
DG-26-5 = A Jinx drawn in step 1 of the End phase is revealed in step 2 of the same phase.
DG-26-6 = End phase, step 3: the active player draws Trick cards up to their Hand value.
DG-26-7 = A player above the Hand value neither draws nor discards.
DG-26-8 = End phase, step 4: the turn ends, and play passes to the left.
DG-26-9 = Abilities cannot be used in the End phase.

DG-27 = Jinx cards
DG-27-1 = A Jinx has a name, a lasting effect and a penalty at the end of the game.
DG-27-2 = The effect of a Jinx lasts until the end of the game, unless Rest, Bivouac or another effect removes the card.
DG-27-3 = Jinx cards are drawn face down and revealed in the next End phase of whoever is the active player.
DG-27-4 = The Jinx of a failed Thesis, instead, is revealed at once.
DG-27-5 = A face-down Jinx has no effect, but its penalty counts at scoring.
DG-27-6 = A discarded Jinx goes to the Jinx discards, which are shuffled when the deck is empty.
DG-27-7 = The effects of several Jinx cards on one Scholar add up.

DG-28 = End of the game, without Maximum Alert
DG-28-1 = First cause of the end, the first successful Thesis: the game goes on for the Scholars who have not succeeded yet.
DG-28-2 = In each later turn of theirs, the player of the first Thesis takes an Omega Student from the Reserve, or else from the University, and puts it on a free space of the Alert card. If there is no free space, the last round begins, and then comes scoring.
DG-28-3 = Second cause of the end, an Omega Student drawn when the Alert card has no free space: the game ends at the start of the next turn of the player whose turn it is now.
DG-28-4 = Third cause of the end, no cube left in the Dungeon and no new Zone that could be placed: the game ends at once.
DG-28-5 = An Omega Student placed by the player of the first Thesis activates the Alert Bonus and the refill, but gives no Jinx and does not empty the Bonfire.
DG-28-6 = In the last round each Scholar still in the game takes one more turn; the game ends when play comes back to the player of the first Thesis.
DG-28-7 = Only the player of the first Thesis places an Omega Student in each later turn; the turns of those who succeed after them are skipped.
DG-28-8 = If all Scholars have Presented the Thesis with success, the game ends at once.
DG-28-9 = If several causes of the end are at work, the earliest end counts.
DG-28-10 = The cubes in the Dungeon are those lying on placed Zones.

DG-29 = Scoring
DG-29-1 = Only Scholars with a successful Thesis compete; all the others have lost.
DG-29-2 = If nobody’s Thesis succeeded, everybody competes.
DG-29-3 = The score is the points of the columns, plus the Clan Modifier for each cube, plus 10, 7, 5 or 3 for the place of the Thesis, plus the points of Interns (with Main Effects), minus the penalties of Jinx cards.
DG-29-4 = A Scholar whose Thesis succeeded keeps the score announced then.
DG-29-5 = The highest score wins.
DG-29-6 = First tie-break: if scores are equal, the earlier successful Thesis wins.
DG-29-7 = Second tie-break: the Scholar with more Students wins.
DG-29-8 = Third tie-break: the youngest player wins.
DG-29-9 = At scoring, the Clan card and all face-down Jinx cards are revealed, the latter for their penalties.
DG-29-10 = A final score may be negative.

## Advanced rules

DG-30 = Advanced rules
DG-30-1 = Boss, Dangerous Zones, Maximum Alert and Main Effects may be combined freely.
DG-30-2 = The players agree on the advanced rules before the game.

DG-31 = Boss
DG-31-1 = The Boss Zone Effect is activated when a Scholar enters a Zone that bears it, for the first time in a given turn.
DG-31-2 = The Boss effect is activated at most once in a turn, whatever the Zone.
DG-31-3 = The Boss effect is always the rightmost one of its Zone and comes last.
DG-31-4 = When the Boss effect is activated, the game pauses: if the Boss is not in the Dungeon, its Sighting is resolved, otherwise its Activation.
DG-31-5 = A Boss card has a name with two profiles, an Alert Modifier, a Sighting, an Activation and an Encounter.
DG-31-6 = The Boss raises the Alert value of the Zone it is in by its Modifier.
DG-31-7 = When the Boss enters a Zone with Scholars, its Encounter applies to each of them in turn order.
DG-31-8 = A Scholar who enters the Zone of the Boss causes no Encounter.
DG-31-9 = When it is activated, the Boss does not see the Scholars in the Zone where it starts: there is no Encounter with them.
DG-31-10 = If its movement takes the Boss out of the Zone where it started and back in, it sees the Scholars there, and there is an Encounter.
DG-31-11 = When the movement of the Boss is Randomized and the Scholar selected is in its own Zone, the Boss must, if possible, step out and come back.
DG-31-12 = The Boss may enter the Starting Zone, but there are no Encounters there.
DG-31-13 = Whatever neither the Boss card nor the rules decide is chosen by the player who activated the Boss.
DG-31-14 = A Boss never reveals new Zones, unless its card says so.
DG-31-15 = A Boss moves so that it touches as many Scholars and other things as possible.
DG-31-16 = With Dangerous Zones the Boss may use Secret Passages.
DG-31-17 = A Boss ignores Doors, but not Walls, and moves only between Linked Zones.
DG-31-18 = The turn order of Encounters starts with the active player.
DG-31-19 = The Boss does not trigger other Zone Effects or Traps.

DG-32 = Dangerous Zones
DG-32-1 = Most Zones have one or more Zone Effects; some may have none.
DG-32-2 = A Scholar who enters a Zone goes through its effects from left to right.
DG-32-3 = Passive effects (square, without arrows) work in the cases they describe.
DG-32-4 = Entry effects (four arrows pointing inwards) are resolved at each entry, from left to right; Stairs and Boss are among them.
DG-32-5 = Exit effects (round, arrows pointing outwards) concern or serve a Scholar who leaves the Zone.
DG-32-6 = Action effects (round, without arrows) may be used as the Action of one’s own Action phase.
DG-32-7 = A coloured effect concerns only Scholars with at least one cube of that colour, and only they can use it.
DG-32-8 = Good Luck N and Bad Luck N: after declaring Stealth in a test, the Scholar must reveal N Trick cards and add the highest Bonus value among them, with Good Luck (blue) to their own Stealth, with Bad Luck (red) to the Alert of the Zone.
DG-32-9 = Danger N: whoever fails a Stealth test in this Zone draws N Students instead of 1.
DG-32-10 = Ambush N: a Scholar who enters gets N Stunned tokens; each can be avoided by Sacrificing a Student.
DG-32-11 = Stop: a Scholar who enters loses all remaining Speed points; Exploration cards may give new ones.
DG-32-12 = Toll N: a Scholar who enters Leaves N cubes of their choice on the leftmost empty spaces of the Zone, whatever the colours of the spaces.
DG-32-13 = Cubes of a Toll that find no space go to empty spaces of Adjacent and Linked Zones, or else to the Reserve.
DG-32-14 = A Scholar with fewer cubes than the Toll asks for Leaves all they have.
DG-32-15 = Bivouac (Action), in this order: all the Scholar’s Stunned tokens are discarded; one Jinx is discarded; Students are restocked from the Reserve up to the Starting Students; the player may discard Trick cards; the player draws up to the Hand value.
DG-32-16 = In the Dungeon of the Fauns, Bivouac appears only on a yellow or green ground.
DG-32-17 = Bivouac does not move the Scholar and does not end the turn.
DG-32-18 = Secret Passage: in their own Movement phase, Scholars may spend 1 Speed point to move to a placed Zone that has a Secret Passage of the same letter.
DG-32-19 = A Secret Passage takes no account of Doors, Floors, Walls or adjacency; whoever uses it enters the Zone at its end.
DG-32-20 = A Zone that was drawn must be entered, unless a Door prevents it; its Entry effects are thus met unseen.
DG-32-21 = If an Entry effect takes the Scholar out of the Zone, the effects further right are not resolved.
DG-32-22 = The effects of a Zone are resolved at every entry; Stairs only at the first, and a Trap only once.

DG-33 = Maximum Alert
DG-33-1 = The Panic cards to draw from are those without requirements, those with the icon of the Dungeon and, with the Boss rule, those that name the Boss in use.
DG-33-2 = One of the Panic cards that fit is drawn unseen and put under the Alert card.
DG-33-3 = A Panic card has a name, the Dungeon and Boss it requires, how to fill the University, effects, and an Alert Modifier for all Zones.
DG-33-4 = With Maximum Alert these rules replace the usual end of the game.
DG-33-5 = Maximum Alert starts with the first successful Thesis, or when an Omega Student is drawn and the Alert card has no free space.
DG-33-6 = When Maximum Alert starts, in this order: remove the Alert card and put all its Omega Students into the Reserve; reveal the Panic card; empty the University into the Reserve; fill it as the card says; apply the rules of the card.
DG-33-7 = Rules of a Panic card that ask each player to do something at the start of their turn also bind players whose Scholar has already delivered the Thesis.
DG-33-8 = In Maximum Alert only Explore can be chosen; Rest and Present the Thesis are not available.
DG-33-9 = In Maximum Alert Stunned tokens can no longer be discarded for any reason; a Scholar with as many of them as Resistance Explores all the same.
DG-33-10 = Endless Omega: whoever draws the Omega Student draws a Jinx by the usual rules, and then puts the Omega Student back into the bag.
DG-33-11 = In Maximum Alert no new Zones can be placed.
DG-33-12 = In Maximum Alert no cubes can be put on Zones from the Reserve.
DG-33-13 = Forced Thesis: in Maximum Alert a Scholar who ends their own turn in the Starting Zone Presents the Thesis at once and is out of the game, whatever the outcome.
DG-33-14 = In Maximum Alert the game ends at once when no cubes are left in the Dungeon.
DG-33-15 = In Maximum Alert the game also ends at once when the Omega Student is drawn and the bag is empty before it is put back.
DG-33-16 = In Maximum Alert the game also ends at once when every Scholar still in the Dungeon is unable to play.
DG-33-17 = In Maximum Alert the game also ends at once when all Scholars have Presented the Thesis.
DG-33-18 = After Maximum Alert comes the usual scoring.
DG-33-19 = Stunned tokens above Resistance are discarded in Maximum Alert too.
DG-33-20 = A Forced Thesis with fewer than 2 Stars fails automatically.
DG-33-21 = The Alert Bonus of the removed Alert card no longer counts; the Modifier of the Panic card does.
DG-33-22 = The Omega Student that starts Maximum Alert still gives its Jinx and empties the Bonfire.
DG-33-23 = The Omega Student of the new filling comes from the Reserve; during Maximum Alert there is only one in the bag.
DG-33-24 = In Maximum Alert cubes from Note boards may still come onto Zones, by Leaving or by a Toll.
DG-33-25 = A Forced Thesis that fails has the usual consequences: the Clan card goes back, a Jinx is revealed, the most valuable cube goes to the Reserve. Then the Scholar leaves the game, keeps what they own as it is, and competes only if nobody succeeded.

DG-34 = Main Effects
DG-34-1 = A card may be played for its Main Effect instead of an Auxiliary Effect or its Bonus value.
DG-34-2 = There is no limit to the effects played in a turn, as long as costs and timings are met.
DG-34-3 = Once a Main Effect has been played, no other Trick card or Ability may be used until it is completely resolved, except Reactions.
DG-34-4 = Main Effects may be used in Stealth tests, when the test gives the turn to play cards.
DG-34-5 = With Main Effects, the draw of 1 Student in the End phase is left out.
DG-34-6 = A Main Effect is played in five steps: 1, see whether it is an ACTION; 2, check its timing; 3, declare it; 4, pay its cost; 5, resolve it.
DG-34-7 = An ACTION can be played only in one’s own Action phase and is the Action of that turn, instead of Study or Espionage.
DG-34-8 = Only one ACTION Main Effect may be played in a turn, apart from rare cases such as the Fired Up Sofia.
DG-34-9 = Standard timing: one’s own Movement or Action phase.
DG-34-10 = Instant timing: the Movement or Action phase of anybody.
DG-34-11 = Reaction: at any moment, but only in answer to an effect just declared by an opponent; it is resolved first and usually cancels that effect.
DG-34-12 = The costs of a cancelled effect are not paid.
DG-34-13 = A Reaction may answer another Reaction.
DG-34-14 = To declare a Main Effect means to show the card; if no opponent reacts, the cost is paid next.
DG-34-15 = The cost of a Main Effect is paid before it is resolved. If there are several icons, all must be paid; icons divided by a stroke are alternatives.
DG-34-16 = If the cost of a Main Effect cannot be paid, the card is discarded without effect.
DG-34-17 = Additional costs or effects on the card of a Main Effect are applied after the other effects.
DG-34-18 = The text of a Main Effect is carried out from top to bottom, in the normal order of reading.
DG-34-19 = Really Famous (Notoriety, ACTION): Collect 1 cube from one’s own Zone; every other Scholar there must Donate 1 cube; then draw one Student more than the cubes received.
DG-34-20 = Reactions answer only Main Effects, not Bonus values, Auxiliary Effects or Abilities.
DG-34-21 = A cancelled card is discarded; if it was an ACTION, the Action is spent.
DG-34-22 = During Espionage, players who are not part of it cannot play Reactions.
DG-34-23 = A player whose Scholar is in the Starting Zone cannot play Reactions.

DG-35 = Priority
DG-35-1 = In a Stealth test, the order of the test applies.
DG-35-2 = Outside tests the active player has Priority and may play one card or Ability, or decline.
DG-35-3 = After the active player, the next player on the left has Priority and may play one Instant card or Ability, and so on.
DG-35-4 = Priority goes around until nobody wants to play.
DG-35-5 = Each card or Ability is completely resolved before the next one is played.
DG-35-6 = Reactions do not wait for Priority; as a rule they concern the last card played that is not yet resolved.
DG-35-7 = If several players want to play or react at the same moment, the active player comes first, then the others in turn order.
DG-35-8 = Priority is asked for at the start of the Movement phase, after each completed move or placed Zone, after each resolved card or Ability, before the Action and after the Action.

DG-36 = Tokens on Zones
DG-36-1 = Some Trick cards put tokens on Zones; each token adds a Zone Effect.
DG-36-2 = The effects of tokens count even without the Dangerous Zones rule.
DG-36-3 = A Secret Passage token adds a Secret Passage of letter X for the rest of the game.
DG-36-4 = A Teleport token adds the Teleport effect for the rest of the game.
DG-36-5 = Teleport (Action): the Scholar moves to any placed Zone of the Dungeon; this needs at least one Mysticism cube.
DG-36-6 = A Trap token is placed face down, to the left of all effects there, so it comes first.
DG-36-7 = The first Scholar to enter the Zone of a Trap turns it up and suffers it; then it goes to the Reserve.
DG-36-8 = A Trap hides an Ambush, a Stop or a Toll.
DG-36-9 = The Ambush and the Toll of a Trap are of value 1.
DG-36-10 = The Scholar who placed a Trap springs it as well when entering.
DG-36-11 = If there are several Traps in a Zone, the last one placed lies furthest left and comes first.
DG-36-12 = No tokens may be put on the Starting Zone.
DG-36-13 = A Teleport may lead to the Starting Zone, except during Maximum Alert.

DG-37 = Interns and Protected cubes
DG-37-1 = An Intern card has a name, bonus points and an effect.
DG-37-2 = A Trick card that calls an Intern gives that very Intern to whoever plays it.
DG-37-3 = If another Scholar owns the Intern that a card calls, it is stolen from them.
DG-37-4 = The owner of an Intern has its effect as long as they own it, and its points at the end.
DG-37-5 = The points of Interns do not help to reach the Thesis Points.
DG-37-6 = There is only one copy of each Intern.
DG-37-7 = A coloured shield on an Intern makes its owner’s cubes of that colour Protected.
DG-37-8 = When an effect would make somebody Lose a Protected cube, they may decide to keep it.
DG-37-9 = Protection does not stop a Donation.
DG-37-10 = An Intern cannot be stolen from a Scholar who has left the game or is in the Starting Zone.
DG-37-11 = Protection works against Espionage: the test may succeed and the owner may still keep the cube.
DG-37-12 = Protection does not save the cube lost by a failed Thesis.

## Keywords, formulas, what is always true

DG-38 = Cube keywords
DG-38-1 = Gain: to obtain cubes in any way, by Collecting or by Stealing; they go to the lowest free space of their column.
DG-38-2 = Collect: to take a cube from a Zone, the leftmost one there is, unless an effect lets the player choose.
DG-38-3 = If the column for a cube to be Collected is full, take the next cube that has room.
DG-38-4 = Steal: to take the top cube of a colour from the Note board of another Scholar.
DG-38-5 = If the thief’s own column is full, a cube that is Stolen goes to the Reserve.
DG-38-6 = Lose: to have to take a cube off the Note board, stolen, eliminated or otherwise; it is always the top one of its column.
DG-38-7 = Leave: to choose one of one’s own cubes and put it on an empty space of one’s Zone, the first from the right, of any colour.
DG-38-8 = If there is no empty space in the Zone, a cube that is Left goes to an empty space of a Linked Zone; if there is none either, to the Reserve.
DG-38-9 = A Toll fills spaces from the left, ordinary Leaving from the right.
DG-38-10 = Eliminate: to put a cube from a Zone or a Note board into the Reserve.
DG-38-11 = Donate: to move the top cube of a column to the same column of another Scholar.
DG-38-12 = A cube that is Donated is not Lost.
DG-38-13 = A cube Donated to a full column goes to the Reserve.
DG-38-14 = Whoever must Donate chooses the colour, unless something else is said.
DG-38-15 = Leaving is a way of Losing, so a Protected cube need not be Left.
DG-38-16 = A Toll forces a Scholar to Leave cubes: they must choose cubes that are not Protected as long as there are any; if only Protected cubes are left, they may refuse the rest.

DG-39 = Stealth tests at a glance
DG-39-1 = Study, Alert value: Alert of the Zone + Alert Bonus + Modifier of the Boss + Bad Luck + increase for several cubes + what opponents add.
DG-39-2 = Study, Stealth value: Bonus values + Study Bonus + Good Luck + Divinations + Auxiliary Effects.
DG-39-3 = Espionage, Alert value: value of the cube + Students of the target + Divinations and Auxiliary Effects of the target.
DG-39-4 = Espionage, Stealth value: Bonus values + Divinations + Auxiliary Effects.
DG-39-5 = When Stealth value and Alert value are equal, the test succeeds.

DG-40 = What is always true
DG-40-1 = For each colour, the cubes in the Reserve, on Zones and on Note boards (also those of Scholars who left the game) add up to the number in the box.
DG-40-2 = The grey Students in the bag, at the Bonfire, in the Reserve and with Scholars add up to 40; the Omega Students in the bag, on the Alert card and in the Reserve add up to 5.
DG-40-3 = The Trick cards in the deck, in the discards, in hands and being resolved add up to 105.
DG-40-4 = After each step every Scholar has from 0 Stunned tokens up to their Resistance.
DG-40-5 = Between turns exactly one Omega Student is in the bag until the first successful Thesis, as long as neither Maximum Alert nor the second cause of the end has come. After that Thesis there may be one more, since its player places an Omega Student from the Reserve and the refill adds another, or none, if the last one was taken from the bag.
DG-40-6 = Each Scholar shows one face of their card, has at most one Knowledge token and is in one place.
DG-40-7 = Linked Zones always have the same roman number, unless there is a Stairs token on the link.

## Rulings

DG-Q = Rulings

## Rulings: components and setup

DG-Q-1 = How are the 18 Zones divided among the Floors? 6 each, because there are three piles and nothing speaks for unequal ones.
DG-Q-2 = Are there three or four Alert cards? Four can be chosen, because the rulebook twice speaks of four difficulties; the 3 of its list may mean double-sided cards. Option alert_profile: easy (the default), introductory, medium or hard.
DG-Q-3 = How many can play? 2 to 4 with these rules, because boards, cards dealt and Thesis bonuses stop at four; one player alone is a matter for the solo mode.
DG-Q-4 = Which components can run out? Cubes and Students, as well as the tokens for Teleport (3), Secret Passage (6) and each kind of Trap (3); if a token is missing, it is not placed. Stunned, Stairs, Wall and Knowledge tokens never run out, because only cubes and Students have rules for shortage.
DG-Q-5 = Is anybody at the Bonfire at the start? No, because setup never puts Students there.
DG-Q-6 = What if a Randomization has no candidate? It is skipped, because drawing on would never end.
DG-Q-7 = Do discarded cards go to the Reserve? No, to discard piles, because Trick cards do so and the others are treated alike.
DG-Q-8 = How far does the safety of the Starting Zone reach? It keeps off the Trick effects and Abilities of others, Zone Effects, the Boss, Panic effects that target Scholars, Randomizations and Espionage. It does not stop one’s own Activity, one’s own draws from the bag with Omega Student and Jinx, Jinx cards and their effects, being Fired Up, or what a Panic card asks of each player at the start of the turn, because otherwise the turn itself could not be played. Option start_zone_shields_jinx: false (the default) or true, which suspends the lasting effects of Jinx cards there.
DG-Q-9 = What is public? Everything but hands, face-down Jinx cards (even for their owner, and also when discarded face down), the Clan card, the Panic card, the faces of Traps (known only to whoever placed them), and the order of decks, piles and bag, because only these are said to be covered or shuffled. The number of cards in a hand and what is in the bag are public. Option bag_counts_public: true (the default) or false.

## Rulings: Fired Up, Stunned, Students

DG-Q-10 = Can losing Stars make a Scholar Fired Up? No, only somebody gaining one, because the rule speaks of gaining. Option fired_up_on_loss: false (the default) or true.
DG-Q-11 = When is turning back checked, and do Scholars count who have left? After each change of Stars and each departure, and only Scholars still in the game count, because those who left are no longer considered. If the leader with 2 Stars delivers and the others have 1 and 0, the one with 1 turns back and the one with 0 stays Fired Up. Option removed_scholar_counts_for_stars: false (the default) or true.
DG-Q-12 = What if the card is turned in the middle of a turn? Intelligence, Resistance, Hand and Abilities count from then on; Speed points already given stay, no Students come or go, and an open test keeps the number of cubes declared.
DG-Q-13 = With several Stunned tokens, or with one that is a cost, may Students take their place? Yes, token by token, and also for a cost if the Scholar is below Resistance, because the rule makes no exception. Option sacrifice_replaces_cost_stunned: true (the default) or false.
DG-Q-14 = If several figures are drawn and one is an Omega Student, do the greys stay at the Bonfire? No: all are drawn together, the greys go to the Bonfire, and the Omega Student then empties it; the refill comes after the whole draw, because that is the order of the steps. Option draw_mode: batch (the default) or sequential, which draws one by one, from the refilled bag if need be.
DG-Q-15 = What if the bag is empty? Nothing is drawn, and the game goes on without a penalty; it cannot happen while an Omega Student is in the bag.
DG-Q-16 = Do the effects of the Alert card come before or after the Bonfire and the Jinx? After: place, empty the Bonfire, Jinx, Alert Bonus, refill, because the steps come in this order and the refill then has the Students it needs.
DG-Q-86 = If nobody has a Star and one Scholar gains the first, who is Fired Up? All the others, because they have fewer.
DG-Q-87 = Must a Student be Sacrificed in an Ambush, as in the rulebook’s example? No, it is a choice as with any Stunned token; the example only shows a sensible one. Option ambush_students_first: false (the default) or true.
DG-Q-88 = Does the highest Alert Bonus count, or the last one placed? The highest; on our cards it is the same, because the bonuses never fall from one row to the next.
DG-Q-89 = May the player of the first Thesis put the Omega Student on any free space? No, always on the highest free one, because that is how all others are placed.
DG-Q-102 = Does a face with more Starting Students bring Students at once? No, only at the next Rest or Bivouac, because that is when the value is used.
DG-Q-106 = Can a Donated cube bring a Star, an Arrow or the Knowledge Combo? Yes, as any cube that comes beside them, because the rule asks only that it be there.

## Rulings: turn, Rest, Thesis

DG-Q-17 = In the Starting Zone with as many Stunned tokens as Resistance, does one Rest or Explore? Rest, because it is compulsory then, and otherwise such a Scholar could never recover. Option start_zone_full_stunned: rest (the default) or explore.
DG-Q-18 = May a Rest discard a face-down Jinx? Yes, unseen, because any Jinx one has will do; it goes to the discards without being revealed.
DG-Q-19 = Does the move of Rest or Thesis trigger effects of leaving or entering Zones? No, because it is a direct move and the Starting Zone has no effects.
DG-Q-20 = What becomes of the things of a Scholar who succeeded? The hand is discarded, so that no cards are locked away; cubes, Students, Interns and Jinx cards stay with the player, because score and ties need them. Option freeze_students_on_success: true (the default) or false, which returns the Students to the Reserve.
DG-Q-21 = Can a Modifier make a cube worth less than nothing? No, 0 is the least; our Modifiers never go that far anyway.
DG-Q-22 = Do Modifiers change the difficulty of Espionage, or the cube lost by a failed Thesis? No, because the Clan is secret and the order of value is given.
DG-Q-63 = What about a Forced Thesis with fewer than 2 Stars? It fails automatically, because 2 Stars are a condition; the Clan card need not be looked at, but the Knowledge token is gained. Option forced_thesis_needs_stars: true (the default) or false.
DG-Q-90 = What if the Clan card is already face up at a Thesis? The procedure is the same, and the card stays face up.
DG-Q-91 = Must the owner of a Knowledge token look at once? The Clan card is simply shown to them from then on.
DG-Q-92 = Do the cubes of a Scholar who has left count as being in the Dungeon? No.

## Rulings: movement and Zones

DG-Q-23 = Do Speed points from cards last into the Action phase, and can they place Zones? Yes to both, because only the points of the Scholar card end with the Movement phase and Exploration may be played in the Action phase. None can be spent during a test, all are lost at the End phase, Stop takes them all, and the points of the Scholar card are spent first. Option bonus_speed_persists: true (the default) or false.
DG-Q-24 = Where can Passages be? At two places on each side, because a Zone has up to 8 of them and two Zones may share one or two. Clockwise from the left end of the north side the slots are a and b (north), c and d (east), e and f (south), g and h (west); a quarter turn moves each slot on by two. Between Zones lying square to each other, a meets f, b meets e, c meets h and d meets g.
DG-Q-25 = May Zones be shifted by half a side? Yes, because in the rulebook’s example of Stairs three Zones all touch one another, which squares in a strict grid cannot do. Option placement_grid: half (the default) or full.
DG-Q-26 = What if a new Zone touches Zones of another Floor? They are never Linked without Stairs: a Wall is put there. Zones of the same Floor whose Passages meet are Linked by themselves, because that is what a Floor is. Option auto_wall_between_floors: true (the default) or false.
DG-Q-26b = When Stairs place a Zone, do Walls also go towards Zones of its own Floor? Yes, towards all others, as the rule says. Option stairs_wall_scope: all (the default) or other_floor.
DG-Q-27 = When are position and rotation chosen? After drawing, freely, as long as there is a link to the Scholar’s Zone, because the rulebook’s example lets the player choose. A Zone may even be joined by a Door that is Blocked for the player.
DG-Q-28 = What if the Reserve lacks a cube, and does a Zone placed by Stairs get cubes? A space without a cube stays empty for good, and the Zone placed by Stairs is filled at once, because every Zone that is placed is filled.
DG-Q-29 = Does the Scholar enter the Zone placed by Stairs? No, because the steps contain no move.
DG-Q-30 = What if Stairs find no Zone that fits? The other possible pile is tried, in the player’s order; if nothing fits, nothing happens, and the next Scholar to enter may use the Stairs, because deeper Floors must stay within reach. Option stairs_retry: true (the default) or false.
DG-Q-31 = Are Zones joined by a Door Linked? Yes, a Door only keeps one from entering, and Espionage works through it. Option door_breaks_link: false (the default) or true.
DG-Q-93 = When can no new Zone be placed? When no Zone on the table has a fitting place for a Zone of its Floor’s pile, and no unused Stairs have one for a pile they may use; whether anybody can get there does not matter.
DG-Q-94 = May one explore when the pile is empty? It is not offered; if the pile has Zones but none fits, the point is spent.
DG-Q-95 = How often is the pile gone through? Each Zone is tried once; if none fits, the pile is in the same order as before.
DG-Q-100 = Do Entry effects apply to a Scholar moved by somebody else’s effect? Yes, any arrival is an entry unless the effect says it is silent; the Boss effect still comes once in a turn.
DG-Q-108 = Can additional Speed points use a Secret Passage in the Action phase? No, a Secret Passage works in the Movement phase only.
DG-Q-111 = Is Espionage possible across Stairs? Yes, because the Zones are Linked.

## Rulings: Trick cards and tests

DG-Q-32 = In a Divination, is the side chosen before or after the reveal? Before, because the card is played to raise one of the two values; this leaves no free choice afterwards. Option divination_side: before (the default) or after.
DG-Q-33 = Where do revealed cards go? To the discards, also those of Good Luck and Bad Luck.
DG-Q-34 = Does the Sacrifice of Social 3 belong to both uses, and who picks the discard? Only drawing costs a Student. Whoever discards picks the card; the victim must have a card and not be in the Starting Zone, and both uses are Instant. Option social3_discard_free: true (the default) or false.
DG-Q-35 = When can Social 1 and 2 be played? In one’s own Movement or Action phase, also by the one who takes a test when it is their turn to add effects, because unlike Social 3 they are not Instant.
DG-Q-36 = Who draws the Students for an Auxiliary Effect? Whoever plays the card, and they take the Jinx if there is one.
DG-Q-37 = What is the Alert of the Zone in Espionage? The Alert value of the target.
DG-Q-38 = When are the discards shuffled? Only when a card is needed; cards being resolved are not among the discards yet.
DG-Q-39 = Must one take an Action? No.
DG-Q-40 = What about cubes whose column is full? They are passed over: the cubes declared are the leftmost ones that can be Collected, counting the room one after another.
DG-Q-41 = Are cubes Collected together or one by one? One by one from left to right, because the Knowledge Combo may be complete for a moment only.
DG-Q-42 = What if the target’s Students change during Espionage? They are counted once, in step 3. Option espionage_students: snapshot (the default) or dynamic.
DG-Q-43 = Can one Sacrifice without a legal target, and does the Student come back? There must be a target to begin with, and the Student never comes back; the last Student may be used.
DG-Q-79 = Do Good Luck and Bad Luck work in Espionage? No, only in Study, because the summary of Espionage leaves them out and Bad Luck raises the Alert of a Zone. Option luck_in_espionage: false (the default) or true.
DG-Q-80 = Does Danger work in Espionage? Yes, that of the Zone the spy is in, because the effect names both tests.
DG-Q-81 = Which Auxiliary Effects are Instant, since the icon is missing in our text of the rulebook? Subterfuge 1 to 3, Magic 1 to 3, both uses of Fate, and Social 3, because their texts speak of the tests or turns of opponents.
DG-Q-82 = Can anybody move during a test? Nothing may move the Scholars of the test, and no Speed point may be spent, until it is resolved, because the test depends on where they are.
DG-Q-83 = May Instant Abilities be used in tests? Yes, whenever cards may be played, and only by those who may play cards.
DG-Q-96 = Does the increase for several cubes follow those declared or those taken? Those declared.
DG-Q-109 = When may opponents play Instant effects outside tests? When Priority is asked for; without Main Effects, Social 3 is the only Instant card playable then.
DG-Q-112 = Can one react to what the tester plays last in a Study? Yes, any opponent outside the Starting Zone can; in Espionage only the other of the two.

## Rulings: End phase, Jinx, end of the game

DG-Q-44 = In which order are Jinx cards revealed? In turn order from the active player, and each player’s oldest first.
DG-Q-45 = Is a Jinx drawn in step 1 of the End phase revealed in the same phase? Yes, in step 2, because that step covers all face-down Jinx cards. Option jinx_same_phase_reveal: true (the default) or false.
DG-Q-46 = Can Abilities be used in the End phase? No, like Trick cards.
DG-Q-47 = Do face-down Jinx cards count at scoring or in a successful Thesis? Their penalty does, because they are owned; their effect does not.
DG-Q-48 = What if the Jinx deck is empty? The discards are shuffled; if there are none, no Jinx is drawn.
DG-Q-49 = What do the Omega Students of the player of the first Thesis do? They bring Alert Bonus and refill, because these come with placing; no Jinx and no emptying of the Bonfire, because those come with drawing. If the Omega Student was taken from the bag, the refill puts one back from the Reserve if there is one. Option countdown_triggers_refill: true (the default) or false.
DG-Q-50 = Is the last turn one turn or a whole round? A whole round: every Scholar still in play takes exactly one more turn, and the game ends when play comes back to the player of the first Thesis, because that is fair. Option last_round: full (the default) or turn.
DG-Q-51 = Do those who succeed later place Omega Students too? No, only the first, as the rule says.
DG-Q-52 = What if all have succeeded? The game ends at once, because nothing is left to play.
DG-Q-53 = What if the first and the second cause of the end are both at work? The earlier end counts.
DG-Q-54 = Who is the youngest player? If nobody says so, the tie goes to the player later in turn order, as a substitute. Option tiebreak3: later_seat (the default), birth_rank, which needs the option birth_ranks, or shared.
DG-Q-55 = Can a total be negative? Yes.
DG-Q-84 = What becomes of an Omega Student drawn when there is no free space? It goes to the Reserve; the Bonfire is emptied and the Jinx drawn, but there is no new Alert Bonus and no refill.
DG-Q-85 = Whose next turn ends the game if the Omega Student was drawn by another, or if that player leaves? Always that of the player whose turn it was, even if their Scholar has delivered in the meantime.
DG-Q-110 = When is it checked that the Dungeon is exhausted? After every complete effect or step, but not while a test or the placing of a Zone is going on; a Dungeon of the Starting Zone alone is not exhausted, since Zones can be placed.

## Rulings: Boss and Dangerous Zones

DG-Q-56 = Is the Boss effect limited to once a turn for each Scholar, or for all? For all: once in a player’s turn, even if several Scholars enter. Option boss_once_scope: turn (the default) or scholar.
DG-Q-57 = With whom do Encounters begin? With the active player, as in the order for cards.
DG-Q-58 = Does the Boss spring Traps or trigger Entry effects? No, it only uses Secret Passages, because the effects speak of Scholars.
DG-Q-59 = What if one has too few cubes for a Toll? One pays what one has.
DG-Q-60 = Do Doors, Walls or Floors stop a Secret Passage? No, only the letter counts, X with X, and the arrival is an entry.
DG-Q-61 = What if an Entry effect moves the Scholar away? The remaining effects of the Zone they left are not resolved.
DG-Q-97 = Does a Sighting cause an Encounter? No, because appearing is not entering, and the Boss does not see the Zone where it starts.
DG-Q-98 = What does the Boss icon do without the Boss rule? Nothing.
DG-Q-107 = What if the Boss has several shortest ways? The player who activated it chooses among those with the most Encounters.

## Rulings: Maximum Alert

DG-Q-62 = Are Stunned tokens above Resistance discarded in Maximum Alert, after turning the card? Yes, because the limit has no exception.
DG-Q-64 = Does the Omega Student that starts Maximum Alert give a Jinx? Yes, drawn before the Panic card is revealed, and the Bonfire is emptied.
DG-Q-65 = How many Omega Students are in the bag during Maximum Alert? Exactly one, because the rule speaks of one.
DG-Q-99 = Who is unable to play? A Scholar whom a Panic card declares Captured: their turns are skipped, except what the card asks for at the start, they cannot play cards and cannot be a target. As many Stunned tokens as Resistance alone never capture anybody, because such a Scholar still Explores.
DG-Q-113 = Is the Student of the End phase drawn in Maximum Alert? As usual: only without Main Effects.
DG-Q-114 = Does the Forced Thesis apply in the very turn in which Maximum Alert starts? Yes, if the active Scholar ends that turn in the Starting Zone after Exploring; a Thesis that failed by choice does not lead to it.
DG-Q-115 = Which bonus does a Forced Thesis that succeeds get? The usual 10, 7, 5 or 3, in the order of successes.

## Rulings: Main Effects, Interns, keywords

DG-Q-66 = Are effects really read from right to left, as printed? No, from left to right and top to bottom; Really Famous works only that way.
DG-Q-67 = What can a Reaction answer? Main Effects only, including other Reactions, because only they are declared. Option react_to_aux: false (the default) or true.
DG-Q-68 = Is an ACTION that was cancelled spent? Yes, because it was declared as the Action of the turn. Option cancelled_action_spent: true (the default) or false.
DG-Q-69 = When is Priority asked for? At the moments the rule lists, the active player first; those who have no Instant effect to play may be passed over automatically.
DG-Q-70 = Which numbers do Traps have? Ambush 1, Toll 1 and Stop, because the list of tokens gives no numbers.
DG-Q-71 = May tokens be put on the Starting Zone? No, because it is a safe place.
DG-Q-72 = May one Teleport to the Starting Zone? Yes, but not during Maximum Alert, where it would undo the chase. Option teleport_to_start_in_panic: false (the default) or true.
DG-Q-73 = Can an Intern be stolen from a Scholar in the Starting Zone, or who has left? No, the card then has no effect, though its cost is paid.
DG-Q-74 = Does Protection help against Espionage? Yes, the owner decides after the test has succeeded, and if the cube is kept the spy gets nothing, because Stealing makes one Lose a cube.
DG-Q-75 = Does Protection help against a failed Thesis? No, because that is a penalty of the rules, not an effect. Option protect_vs_thesis: false (the default) or true.
DG-Q-76 = Why does Leaving go from the right and a Toll from the left? Because each rule says so, and both are taken at their word.
DG-Q-77 = Who chooses a cube that is Donated? The one who gives it, unless the card says otherwise.
DG-Q-78 = What if cubes for a Toll are Protected? The payer chooses, but must use cubes that are not Protected as long as there are any; if only Protected ones are left, the rest may be refused.
DG-Q-101 = May one declare an effect whose cost one cannot pay? It is not offered. If the cost can no longer be paid after the declaration, the card is discarded; a cost of drawing from the bag can always be paid, even from an empty one.
DG-Q-103 = What does Really Famous cost, and how many Students are drawn, since the icons are lost? It costs one Sacrifice, and one Student more is drawn than cubes were Donated, the one more being for the Collected cube; if nothing can be Collected, that part is skipped.
DG-Q-104 = Which Player Levels are there with 2 players? Only Freshmen and Students; Professors need 3 players and Deans 4. Option player_level: freshmen (the default), students, professors or deans.
DG-Q-105 = Are Interns drawn at random? No, each card that calls one names it.
DG-Q-116 = What if a player already owns the Intern that a card calls? They draw 1 Trick card instead, so that the play is not for nothing; this is our own addition.

## Rulings: further points

DG-Q-117 = Does the Player Level change the number of players on the Panic card? No, the real number counts there, because the levels speak of the Alert card only.
DG-Q-118 = The rulebook has several words for the same thing: do they differ? No. Action cards are Trick cards, a trial is a Stealth test, the Study Penalty is the Alert Bonus, the Camp is the Starting Zone, taking Students from the Campus means from the Bonfire, and the Rest Phase is the Rest Activity.
DG-Q-119 = How are cubes placed that find no space in the Zone? One at a time: whoever pays chooses the Linked Zone, and its spaces fill in the direction of the effect.
DG-Q-120 = Can Abilities be used in the Starting Zone? Yes, in one’s own turn, if they concern only oneself (to discard a card for an Ability is not to play it); not those that touch others, and not in the turns of others.
DG-Q-121 = What may the player who takes a test play last? Auxiliary Effects of Subterfuge, Magic, Fate, Social and Notoriety, and Main Effects that are no ACTION and move nobody; the Auxiliary Effect of Exploration cannot be played while a test is open.
DG-Q-122 = What may opponents play in a Study? Only Instant effects, Social 3 included; it cannot take back the Bonus cards already declared.
DG-Q-123 = Is the cube named in Espionage a certain cube or a colour? A colour; the top cube of it is taken.
DG-Q-124 = What if a declared cube leaves the Zone during a Study? The test goes on; on a success only the declared cubes still there are Collected, and none if none is left.
DG-Q-125 = May a Scholar with as many Stunned tokens as Resistance still take part in the tests of others? Yes, they play as usual.
DG-Q-126 = Who enters first when two Scholars change places? The one whose player used the effect.
DG-Q-127 = What do left and right mean in the unofficial description of the exits of Floor I? As seen from the centre of the Zone looking at that side, so that left is always the first slot clockwise, whichever way the Zone is turned.
DG-Q-128 = Where do the six Zones of Floor I and four numbers of the Scholars come from? From an unofficial transcription, taken as a secondary source because it agrees with both printed examples. Zone I-4 has no effects, the Starting Zone’s Alert 0 is read as no Alert value, and Floor I has no Doors, since the transcription names none.
DG-Q-129 = Which Bonus value do Trick cards have? The level of their Auxiliary Effect, and Fate its number, because the cards known from the secondary source and all printed examples fit; it is likely, not certain.
DG-Q-130 = Where do Back Stab and Love Potion come from? From the secondary source, with cost and effect, each in place of a card of ours of the same level. Back Stab costs 1 Student Sacrificed, 2 Students drawn and 1 Stunned token, and Steals a cube of a chosen colour; Love Potion costs 2 Students Sacrificed, makes every other Scholar who has cubes Donate one of their choice, and then Collects one from the player’s own Zone if there is any. Where the source is silent we decided: both are ACTIONs, Back Stab reaches the player’s Zone and Linked ones, and Love Potion everybody outside the Starting Zone.
DG-Q-131 = Do players who have delivered, or whose Scholar is Captured, still do what a Panic card asks for at the start of each turn, and who takes the Jinx of an Omega Student drawn then? All of them do it. A player who has delivered takes no Jinx, because the score is final, and only puts the Omega Student back; a Captured one takes it.
DG-Q-132 = With Maximum Alert, what if no cubes are left in the Dungeon and no Zone can be placed before it has begun? The game ends at once, as without that rule, because nothing else might end it.
DG-Q-133 = Does the Omega Student empty the Bonfire during Maximum Alert? No, whoever draws it takes a Jinx and puts it back, and nothing else happens.
DG-Q-134 = Do the Revellers stun once in a turn, or each Scholar once? Each Scholar once in a turn, because the card speaks of the one who enters.
DG-Q-135 = Whom does a declared effect target, for the Reactions that ask for it? The Scholar who is named, or everybody who would lose something by an effect on all; only a named target can be replaced by another.
DG-Q-136 = Which cube does an Encounter with the Brawler take from a Scholar with Protected cubes? As with a Toll: cubes that are not Protected as long as there are any.
DG-Q-137 = Does the Homunculus pay by itself? No, its owner says so when an effect is declared, as one more way to pay; if it has paid for a Reaction in between, a card is discarded after all.
DG-Q-138 = How does the active player decline to play? By going on: a move, a placing, an Action or the end of the phase happens once the players on the left have had their occasion, and is told then; if one of them plays something, the active player decides anew.
DG-Q-139 = Who may react once a Reaction has been dealt with? Everybody again, in order, as long as the effect is not paid for.
DG-Q-140 = Does the Alert value change during a Study? Yes: the Alert Bonus, the Panic card and the Boss count as they stand, also if they have come or gone since the test began.
DG-Q-141 = What if the tester is Captured in the middle of the test? It is broken off: neither passed nor failed, its cards are discarded and the Action is spent. A target who is Captured plays no more cards, and the test goes on.
DG-Q-142 = What does a card of a pack exchange that trades cubes? The top cube of a column of yours for one of a Zone, where yours then lies, or for one of another Scholar; you name both, and it is skipped if one finds no room. Between Scholars each Donates the other a cube, so none is Lost.
DG-Q-143 = When is it said which Jinx cards an effect discards? When it happens, by their owner; one that is face down may be chosen and is not revealed.
DG-Q-144 = What is counted by an effect that happens once for each of something? What all can count, of the Scholar concerned, and before it happens for the first time.
