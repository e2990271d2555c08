### Rocca Civetta: the rules in plain words.
### One message per clause, one per chapter title, one per ruling, as far as they are built.

## Rocca Civetta: kinds of rule, components

RC-GEN = Rocca Civetta: modules
RC-GEN-1 = Each part of the expansion is a module of its own and can be used without the others, as long as what it needs is there.
RC-GEN-2 = There are three kinds: standard modules go with any game, advanced ones are optional, dependent ones are optional and need the advanced rules that they name.
RC-GEN-3 = A table that switches on a dependent module without what it needs is refused before the game begins.
RC-GEN-4 = Standard: Star tokens, new Scholars, new Clans, new Jinx cards, Alchemy. Advanced: Research, Congregations. Dependent: new Bosses and Big Bosses (Boss), Specialists and Spriggan (Main Effects), Floor IV (Dangerous Zones), Familiars (Dangerous Zones and Floor IV), Omega versus All.
RC-GEN-5 = Solo and Campaign are modes, not modules: each replaces or adds steps of the setup and conditions of the end.
RC-GEN-6 = The expansion does not stand alone: whatever no module changes is as in the base game.
RC-GEN-7 = The first scenarios of the campaign use only the basic rules and introduce new players.

RC-CMP = Rocca Civetta: components
RC-CMP-1 = Figures: 7 Scholars, 9 Bosses, 7 Eggs, 7 Tentacles, 2 Familiars, and Students of Congregations: 6 of Iota, 3 of Phi, 3 of Zeta and 3 of Lambda.
RC-CMP-2 = Cards: 12 Boss, 7 Scholar, 12 Clan, 46 Trick, 4 Congregation, 10 Intern, 8 Jinx, 2 Familiar, 12 Research, 1 Backpack, 5 Panic, 21 Omega, 2 Tome.
RC-CMP-3 = Zones: 6 of Floor IV, the Crypt, the Catacombs, Camp Z, Marconiglio’s Den, the Thermal Baths, and Charybdis’ Lair, which is as large as four.
RC-CMP-4 = Tokens and cubes: an Idol, a Bridge, a Pillar, a Snake Pit, a Fool’s token, a Campus in winter, 10 False and 10 Universal cubes, 12 Hot Water tokens, 48 Star tokens.
RC-CMP-5 = The 46 Trick cards are 18 Alchemy, 18 Specialists, 4 Spriggan and 6 Fate cards (four of value 4, two of value 5).
RC-CMP-6 = The 12 Boss cards: six ordinary Bosses, four Big Bosses with one card, and two cards for Scylla and Charybdis.
RC-CMP-7 = The 2 Tome cards have four faces: solo, against 2, against 3, against 4.
RC-CMP-8 = The expansion brings no Note boards, Alert cards, Randomizer cards or Starting Zone; with both boxes there are 4 Note boards, so at most 4 Scholars play.
RC-CMP-9 = The summary cards can be downloaded and hold no rules.

## Rocca Civetta: Stars and Clans

RC-STR = Star tokens
RC-STR-1 = A Star token stands for one Star of a Note board, by its metal (silver or gold) and the colour of its border; green and red have two silver Stars each, hence two equal tokens for each board.
RC-STR-2 = Who reaches a Star takes its token and keeps it before the Note board for all to see.
RC-STR-3 = Who loses a Star discards its token at once.
RC-STR-4 = The tokens have no effect: Stars are always read off the cubes. The 48 tokens are the 12 Stars of 4 Note boards, so they cannot run out; and with other boards a missing token never denies a Star.
RC-STR-5 = Which Stars one has is public; they decide who is Fired Up, who may attempt the Thesis, and what Clans ask for.

RC-SCH = New Scholars
RC-SCH-1 = Seven more Scholars can be chosen besides Rebecca, Valerio, Sofia and Vincenzo: Sara the explorer, Caterina the alchemist, Claudio the hunter, Andromeda the gynoid, Onamor the gravedigger, Ingrid the valkyrie and Enrico the archaeologist.
RC-SCH-2 = They follow all rules for Scholars; each card has a normal side and a Fired Up side.
RC-SCH-3 = With both boxes there are 11 Scholar cards to choose from.
RC-SCH-4 = The Zone Camp Z belongs to Caterina and comes into play only by her card.
RC-SCH-5 = With Caterina in the game the Congregation Zeta is not available; with Claudio, Lambda is not.
RC-SCH-6 = Enrico cannot be a Scholar in the campaign.
RC-SCH-7 = Enrico cannot be a Scholar in a game whose Boss is Enrico Giovanni: they are the same person and the same figure.

RC-CLN = New Clans
RC-CLN-1 = The 12 new Clan cards are shuffled with those of the base game: 15 cards in every game.
RC-CLN-2 = Before a new Clan a Thesis is a success only if the points of the board, with the Clan’s Modifiers, reach the printed value and every Star that the Clan demands has been reached.
RC-CLN-3 = Silver and gold are told apart: a Star of the other metal does not count. A Clan may ask for two equal Stars; where it asks for one, either of them will do.
RC-CLN-4 = If either of the two is missing the Thesis fails, with everything that follows in the base game.
RC-CLN-5 = The 2 Stars that the base game asks for before a Thesis is attempted are needed still, and looked at before the Clan is.
RC-CLN-6 = Some Clan cards show a set of Stars with bonus points.
RC-CLN-7 = When points are counted, a Scholar with all Stars of the set gets the bonus; with some of them, nothing.
RC-CLN-8 = This bonus is added last, after all other bonuses and penalties, and never counts towards a Thesis.
RC-CLN-9 = For a Scholar who has left with a success, demands and bonus are judged by the board as it was at that Thesis.
RC-CLN-10 = The Clan cards of the base game demand no Stars and have no such bonus.
RC-CLN-11 = The order of the count: cubes, Modifiers of the Clan, bonus for the order of the Theses (10, 7, 5, 3), Interns and Research and the like, Jinx penalties, bonus of the Clan’s Stars.

## Rocca Civetta: Bosses

RC-BOS = New Bosses
RC-BOS-1 = Capagrezza, the Basilisk, Lord Shadow, Raganella, Jukas or Omega may be the Boss of a game with the Boss.
RC-BOS-2 = Many of them have two profiles, one for each side of the card; one of them is used in a game, chosen or at random.
RC-BOS-3 = Capagrezza is the Hypnotist or the Rioter, the Basilisk the Stalker or the Petrifier, Raganella the Witch or the Cauldron Keeper, Omega the Mind or the Fist; Lord Shadow and Jukas have one side.
RC-BOS-4 = All rules for the Boss hold for them: sight, Starting Zone, movement, Doors, and Encounters only when the Boss enters.
RC-BOS-5 = Jukas uses the three Phi Students. They stand on his card, and each of them raises the Alert of his Zone by 1; an Encounter sends one of them to the University, and who passes a Study in his Zone may take one.

## Rocca Civetta: Trick cards

RC-ALC = Alchemy
RC-ALC-1 = Before setup all 18 Alchemy cards, 2 Fate 4 and 1 Fate 5 are added to the Trick deck.
RC-ALC-2 = Alchemy needs no advanced rule; without Main Effects only the Bonus value and the Auxiliary Effect of its cards count.
RC-ALC-3 = Alchemy 1: in your Movement or Action phase discard 1 Trick card from your hand, then draw 2.
RC-ALC-4 = Alchemy 2: likewise; discard 2, then draw 3.
RC-ALC-5 = Alchemy 3: likewise; draw 2 without a discard.
RC-ALC-6 = The Alchemy card that is played is not one of those discarded; whose hand cannot pay the whole discard cannot play the effect.
RC-ALC-7 = The Bonus value of an Alchemy card is its level.

RC-SPC = Specialists
RC-SPC-1 = All 18 Specialist cards, 2 Fate 4 and 1 Fate 5 are added to the Trick deck.
RC-SPC-2 = Specialists need the Main Effects.
RC-SPC-3 = Specialist cards call Interns, such as the Surgeon, the stone Wikiantir and the Fool: there is one of each, and playing the card again takes it from its owner.
RC-SPC-4 = Their Auxiliary Effect: during your own Stealth test, add as much to your Stealth as you own Interns.
RC-SPC-5 = They are counted when the effect is resolved, and all of them count.

RC-SPG = Spriggan
RC-SPG-1 = The 4 Spriggan cards are added to the Trick deck, without Fate cards.
RC-SPG-2 = Spriggan needs the Main Effects.
RC-SPG-3 = A Spriggan card has one effect only: a Bonus value of 8 when you declare your Stealth. It has no Auxiliary Effect.
RC-SPG-4 = Who uses it takes the Intern Spriggan from the deck or from whoever owns it.
RC-SPG-5 = That is compulsory and happens as Stealth is declared, before opponents answer.
RC-SPG-6 = Revealed by a Divination the card counts 8, and the Intern does not move.
RC-SPG-7 = It is played with the other Bonus cards: it costs nothing, nobody reacts to it, and only who takes the test plays it.

RC-MIX = Several added types
RC-MIX-1 = With at least two added types in the Trick deck, a Fate card may be discarded for any Ability of a Scholar that asks for a card of a type.
RC-MIX-2 = Alchemy and Specialists are the types of this box; those of other boxes count too.
RC-MIX-3 = Spriggan is no such type.
RC-MIX-4 = This holds for Abilities of Scholars, not for the costs of cards.
RC-MIX-5 = The Trick deck has 105 cards; 126 with Alchemy or Specialists, 147 with both; Spriggan adds 4.

## Rocca Civetta: Floor IV and Familiars

RC-ZN4 = Floor IV
RC-ZN4-1 = Floor IV needs the Dangerous Zones.
RC-ZN4-2 = The six Zones of Floor IV are shuffled as a fourth pile and follow all rules for Zones.
RC-ZN4-3 = They are reached by Stairs on Zones of Floor III.
RC-ZN4-4 = With Floor IV, Stairs on Floor III offer the pile II or IV, those on Floor IV the pile III; I and II are unchanged.
RC-ZN4-5 = Who explores from a Zone of Floor IV draws from the pile IV.
RC-ZN4-6 = Zones of Floor IV hold only False and Universal cubes.
RC-ZN4-7 = They are guarded by dangers or hard Doors, and in some of them Yocca or the Manticore can be hired.

RC-ZSP = Special Zones
RC-ZSP-1 = Marconiglio’s Den, the Crypt, the Catacombs and Charybdis’ Lair are in play only in the mode of their Big Boss.
RC-ZSP-2 = Camp Z comes into play only by Caterina.
RC-ZSP-3 = Special Zones show the face of their Boss or Scholar on their back; they are never in the ordinary piles unless a mode puts them there.
RC-ZSP-4 = The Thermal Baths belong to Fredo’s mode.
RC-ZSP-5 = Crypt and Catacombs belong to the mode of Enrico Giovanni.

RC-ZEF = New Zone Effects
RC-ZEF-1 = Hire is used as an Action: the pictured Familiar, if it is attached to nobody, for its cost.
RC-ZEF-2 = Bucket: who enters may discard up to 2 Trick cards for as many Hot Water tokens, as far as there are any.
RC-ZEF-3 = Nobody holds more than 2 Hot Water: fewer cards may be discarded by who holds some already.
RC-ZEF-4 = Hecatomb: who enters Sacrifices all Students, those of Congregations too.
RC-ZEF-5 = Forced Passage: once the Zone is Linked to two others it gains no further Link, neither by leaving it nor in any other way.
RC-ZEF-6 = Further Passages of that Zone that Zones placed later would meet are closed with Walls.
RC-ZEF-7 = Stairs count as Links for Forced Passage; Secret Passages and Teleports do not.
RC-ZEF-8 = The new effects belong to the Dangerous Zones and follow their order and their colours; Bucket and Hecatomb are effects of entering, Forced Passage is always on.
RC-ZEF-9 = Entering the Starting Zone never triggers them.

RC-FAM = Familiars
RC-FAM-1 = Familiars need the Dangerous Zones and Floor IV.
RC-FAM-2 = Figures and cards begin in the Reserve.
RC-FAM-3 = Hiring costs cubes, by number and colour, which go from the own Note board to the Reserve.
RC-FAM-4 = Who hires takes the figure from wherever it is, unless it is attached to another Scholar, attaches it to the own figure and takes its card.
RC-FAM-5 = What the card brings lasts for as long as the figures are attached.
RC-FAM-6 = A Familiar that is attached to a Scholar cannot be hired by anybody else.
RC-FAM-7 = When its owner rests, the Familiar stays in the Zone where the Scholar was before, and its card goes to the Reserve.
RC-FAM-8 = While a loose figure stands in a Zone, it can be hired there, besides the Zone that pictures it.
RC-FAM-9 = Bivouac is no Rest and detaches nothing.
RC-FAM-10 = A successful Thesis, or any other way to leave the game, detaches it likewise; a Thesis that fails does not.
RC-FAM-11 = A Scholar may have both Familiars.
RC-FAM-12 = The cubes are taken from the tops of the columns; Stars and Arrows can be lost at once with all that follows; a Universal cube pays as the colour of its column.
RC-FAM-13 = Paying is no loss by an effect: a Protected cube cannot be kept from it.

## Rocca Civetta: Research

RC-RES = Research
RC-RES-1 = Setup: 3 Research cards are laid face up by the Campus.
RC-RES-2 = At any moment of the own turn, at most once in it, a Scholar may name an open Research whose demand is met, and take it.
RC-RES-3 = A card that is taken is replaced from the deck at once, for all.
RC-RES-4 = When points are counted, each Research that one owns gives its points.
RC-RES-5 = Meeting a demand costs nothing unless the card says so.
RC-RES-6 = These points come from outside the board: they never count towards a Thesis.
RC-RES-7 = When the deck is empty nothing is replaced.
RC-RES-8 = Any moment means not in the middle of an effect, nor between the declaration of a Stealth test and its outcome.
RC-RES-9 = What one owns stays owned, even if the demand is no longer met.

## Rocca Civetta: False and Universal Information

RC-CNG = Student Congregations
RC-CNG-1 = There are four Congregations: Phi (purple, powers of the mind), Zeta (black, alchemy), Iota (light blue, the cold) and Lambda (green, hunters, who use Traps).
RC-CNG-2 = Any number of those that are available can be used together.
RC-CNG-3 = With Fredo as the Boss, Iota is not available.
RC-CNG-4 = With Caterina in the game, Zeta is not available.
RC-CNG-5 = With Claudio in the game, Lambda is not available.
RC-CNG-6 = With Jukas as the Boss, Phi is used, but none of its three Students goes into the University at first; his card says where they are.
RC-CNG-7 = Congregations that are not available go back into the box with their cards.
RC-CNG-8 = At setup the Congregations are chosen and their cards lie open for all.
RC-CNG-9 = 3 Students of each of them are in the Reserve; others stay in the box.
RC-CNG-10 = When the University is first filled, one Student of each Congregation takes the place of a standard one: the total stays the same.
RC-CNG-11 = Each refill of the Alert card first puts in one Student of each Congregation that has one in the Reserve, again in the place of standard ones.
RC-CNG-12 = A Congregation without a Student in the Reserve puts in none; standard Students fill the rest.
RC-CNG-13 = Students of Congregations never take the place of the Omega Student and never make a refill larger; where fewer standard Students are due than there are Congregations, only so many go in.
RC-CNG-14 = What the Panic card puts in are standard Students only; those of Congregations who were in the bag go back to the Reserve.
RC-CNG-15 = Who places several Students at the Bonfire chooses their order.
RC-CNG-16 = Students are taken from the Bonfire beginning with the last one placed, the farthest from the arrow.
RC-CNG-17 = Who draws a Congregation Student may Sacrifice an own standard Student and keep the one drawn instead of placing it at the Bonfire.
RC-CNG-18 = That is decided for each of them before an Omega Student of the same draw empties the Bonfire; who is kept is safe.
RC-CNG-19 = A Congregation Student is a Student for every rule, and can do more besides.
RC-CNG-20 = Its owner may use that in the own turn, and those with the instant icon in the turns of others too, under Priority as if it were the effect of a Trick card.
RC-CNG-21 = As an example: a Student of Zeta is Sacrificed to discard two Stunned tokens.
RC-CNG-22 = Rest, Bivouac and setup bring standard Students only.
RC-CNG-23 = A Congregation Student who is Sacrificed goes to the Reserve and can come back by a later refill.
RC-CNG-24 = In the Starting Zone nobody uses what Congregation Students can do.
RC-CNG-25 = In the Omega Phase nobody may keep a Congregation Student that is drawn: it goes to the Bonfire.
RC-CNG-26 = Traps that Lambda lays are like all others, also without Dangerous Zones, as long as there are tokens.

RC-FLS = False Information
RC-FLS-1 = A False cube is collected like any other: from the left, and counted among those declared.
RC-FLS-2 = Once obtained it goes to the Reserve, never to a Note board.
RC-FLS-3 = It is worth nothing: no points, Star, Arrow, Combo, Door or colour.
RC-FLS-4 = If the Reserve lacks False cubes when a Zone is placed, those spaces stay empty.
RC-FLS-5 = It still is a cube wherever it is asked whether there are cubes in a Zone or in the Dungeon.
RC-FLS-6 = That a column is full never lets one skip a False cube.

RC-UNI = Universal Information
RC-UNI-1 = A Universal cube is collected like any other.
RC-UNI-2 = Once obtained, its new owner puts it into any of the five columns.
RC-UNI-3 = While it lies there it counts in everything as a cube of that column: points, Clan, Stars, Arrows, Combo, Doors, effects, costs.
RC-UNI-4 = It needs a column with a free space; if all five are full it is passed over when cubes are collected, and goes to the Reserve when it is stolen.
RC-UNI-5 = The column is chosen once and never changed.
RC-UNI-6 = When it leaves a board it is white again: who steals or collects it chooses anew; one that is Donated goes to the same column.
RC-UNI-7 = If the Reserve lacks Universal cubes when a Zone is placed, those spaces stay empty.
RC-UNI-8 = Off a board a Universal cube has no colour; where values are compared it is worth as much as Hierarchy, a False cube 0.
RC-UNI-9 = False and Universal cubes are no results of the Randomizer.

## Rocca Civetta: Omega against all

RC-OVA = Omega against all
RC-OVA-1 = Omega’s deck and the solo rules can be added to a normal game; Boss and Main Effects are advised, the other advanced rules are free.
RC-OVA-2 = Omega cannot be the Boss of such a game.
RC-OVA-3 = Omega’s figure starts in the Starting Zone with the Scholars.
RC-OVA-4 = Omega does not count as a Scholar when the University is filled and refilled.
RC-OVA-5 = All 21 Omega cards are shuffled into the Omega deck.
RC-OVA-6 = The Tome of Secrets has a face for 2, for 3 and for 4 players; with more than 4 the module cannot be played.
RC-OVA-7 = After the chosen Activity, before the turn ends, every player runs an Omega Phase.
RC-OVA-8 = Whatever an Omega card says of a Scholar means the Scholar whose turn it is, Teleport for example.
RC-OVA-9 = The Encounter (E) happens to each Scholar whom Omega meets.
RC-OVA-10 = The Black Star (F) happens to each Scholar met who has more Stars than Omega has Black Stars.
RC-OVA-11 = Star (G) and Double Star (H) look only at the Scholar whose turn it is.
RC-OVA-12 = Sabotage (I) is used only against Espionage on Omega; Study is not sabotaged.
RC-OVA-13 = Otherwise the game ends by the normal rules, Maximum Alert included, unless Omega fills the Tome.
RC-OVA-14 = Omega wins if at the start of an Omega Phase every space of the Tome up to OMEGA holds a cube.
RC-OVA-15 = Omega wins if the game ends and no Scholar has passed the Thesis; scores are not counted then.
RC-OVA-16 = When Omega wins all players lose, those who passed the Thesis too.
RC-OVA-17 = There is no Omega Phase for a player whose Scholar has left the game, nor in the turn in which the Thesis is passed.
RC-OVA-18 = The solo condition for the Thesis does not apply: 2 Stars are enough.
RC-OVA-19 = Black Stars count for Fired Up: when Omega gains one, every Scholar with fewer Stars becomes Fired Up, until neither another Scholar nor Omega has more.
RC-OVA-20 = What the solo setup changes is not used: hands and Jinx deck are as ever.
RC-BIG = Big Bosses
RC-BIG-1 = The Big Bosses: Fredo, Mother Basilisk, Marconiglio, Enrico Giovanni, Scylla and Charybdis.
RC-BIG-2 = Big Bosses need the Boss rule; Dangerous Zones are advised.
RC-BIG-3 = The card of a Big Boss has a single profile.
RC-BIG-4 = On its back is the mode of the Big Boss: what is added to the setup, and rules that last the whole match.
RC-BIG-5 = A Big Boss always comes with the own mode, and a mode only with its Big Boss.
RC-BIG-6 = What a mode puts on the table comes from the box.
RC-BIG-7 = Scylla and Charybdis are one Boss with two cards; both are used.
RC-BIG-8 = The modes: Winter is Coming (Fredo), Cursed Temple (Enrico Giovanni), Egg Hunt (Marconiglio), The Brood (Mother Basilisk), Goddess of the Sea (Scylla and Charybdis).
RC-BIG-9 = There is one Boss in a match: a Big Boss takes the place of any other.
RC-BIG-10 = Points of a mode come from outside the Note board: they count in the end, never for a Thesis.

## Rocca Civetta: rulings

RA-1 = Of which kind are Star tokens, Scholars, Clans and Alchemy, which lost their headings? Standard: those that kept theirs are advanced or dependent, and the Clans are for all games.
RA-2 = Are the 48 Star tokens a limit? No, they only mark what the boards show.
RA-3 = May Enrico be a Scholar where Enrico Giovanni is the Boss? No: one figure, one person.
RA-4 = When are the Stars of a Clan judged for a Scholar who has left? At that Scholar’s Thesis.
RA-5 = May Alchemy 1 or 2 be played with too few cards, or discard itself? Neither.
RA-6 = Which Interns count for Specialists? All that you own.
RA-7 = Must one take Spriggan, and does a Divination read 8? One must; it does, and the Intern stays where it is.
RA-8 = Is Spriggan one of the added types? No.
RA-9 = To whom do the Thermal Baths, the Crypt and the Catacombs belong? The Baths to Fredo, the other two to Enrico Giovanni.
RA-10 = What is a Link for Forced Passage? Passages and Stairs.
RA-11 = Where does a Familiar stay when its owner rests, what of a Thesis, and may Protected cubes pay? In the Zone before moving; a success detaches it, a failure does not; Protected does not matter.
RA-12 = When may Research be taken, and what of an empty deck? Not inside an effect or a running test, and no more once Rest, the Thesis or the End phase has begun; nothing is refilled.
RA-13 = What if more Congregations are used than standard Students are due, and what of the Panic card? Only as many as are due, in the order Phi, Zeta, Iota, Lambda; the Panic card puts in none.
RA-14 = Is a Congregation Student kept before an Omega Student empties the Bonfire, and in the Omega Phase? Before; and in the Omega Phase it is not kept.
RA-15 = Do Congregation Students come by Rest, and are they of use in the Starting Zone? No, and no.
RA-16 = Is a False cube a cube for the end of the game and for movement? Yes.
RA-17 = What of a Universal cube that is stolen or Donated? The thief chooses a column; a gift goes to the same one.
RA-37 = What if Jukas is the Boss and there are no Congregations? Phi is in the game for his card alone; no other Congregation is.
RA-41 = How are the 48 Star tokens distributed? 12 for each of 4 boards: silver and gold in each of the five columns, and a second silver one in green and red.
RA-42 = What does a Clan ask for: the border, the metal, or both? Both, and 1 or 2 of them; the colour may be any.
RA-55 = May a Reaction cancel Spriggan’s 8? No: Bonus cards are played together and none is declared by itself.
RA-56 = Which Bonus values have Alchemy and Specialist cards? Alchemy its level; of the Specialists three have 1, three 2, three 3.
RA-57 = Which two Links has a new Zone with a Forced Passage that meets more than two Zones? The Zone from which it was placed, then the oldest.
RA-58 = What if a Scholar has no cube of the Randomized colour, or nobody can take it? Nothing is drawn again: what the card says for “otherwise” happens. A cube that nobody can take cannot be chosen as a gift.
RA-59 = Of which kind are the new Jinx cards? Standard, with an option of their own.
RA-60 = May Nerve or the Stunt Double cancel a Stunned token that is a cost? No: what is cancelled is not paid. Where both could help, Nerve comes first.
RA-61 = With which Students does one part who has some of a Congregation? With standard ones first, then Phi, Zeta, Iota, Lambda.
RA-62 = Does a Rope help against Traps? Yes: a Trap does nothing then, and stays.
RA-63 = May one put a card into the Backpack and take others out in one phase? Yes: at most 1 goes in, any come out.
RA-64 = What if there is no Trap left of the kind that one chooses? All three can be chosen; of one that has run out none is laid.
RA-65 = Does the Bivouac of Camp Z work without Dangerous Zones? Yes.
RA-66 = May Iota slow a Scholar whose turn it is not? No.
RA-67 = Do the Panic cards of Rocca Civetta Capture anybody? No.
RA-68 = Lord Shadow is already in the Zone of the Scholar whom the Randomizer names: does nothing happen? He goes out and in again, and encounters everybody there.
RA-80 = Where is a special Zone that is shuffled among the top of a pile? It is one of so many topmost cards, and all see where it lies: its back shows its Boss.
RA-81 = Does a Bucket work without Dangerous Zones, and is Mother Basilisk sighted by an Egg that hatches? A Bucket works; she is only activated, if she is in the Dungeon.
RA-82 = Egg Hunt: what have those who tie for the most Shells, does Marconiglio see the Egg where he is, may an Egg go to the Starting Zone, when are the most Shells judged for who has presented the Thesis? Each has 4 points; no; no; at that Thesis, whose score is final.
RA-83 = Cursed Temple: where does the Pillar put its Wall, who must cross the Bridge, when is it laid, is the way home a Study? On a Passage to a Linked Zone; who moves there for Speed points, or goes on into a Zone just placed, and has no other way to it, nor a Secret Passage; by who has placed the Catacombs, before they are entered; no: neither Study Bonus nor Luck count.
RA-84 = Goddess of the Sea: who activated them chooses the Linked Zone of a Tentacle, never the Starting Zone. Leaving is a move for Speed points, or going on into a Zone just placed; who can pay neither stays. A Randomized Passage of the Lair is looked for clockwise from that eighth of it. Where the Lair does not fit it stays apart for the next Stairs. The seventh Tentacle does nothing before the Lair is there; who is in the Lair is Stunned and not moved.
RA-85 = Panic: of ways that are as short the active player chooses the boulder’s; Doors do not stop it, Secret Passages it does not take. All closed Eggs are gathered, also those not on the table yet; if Marconiglio is not in the Dungeon he comes to the farthest Zone, and if he is in the Starting Zone they lie beside it. Who enters must open one.
