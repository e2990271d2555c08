### King of Con: the rules in plain words.
### One message per clause, one per section title, one per ruling, one per house Scenario.

## Aim, components, setup

KC-1 = Scope and aim
KC-1-1 = King of Con is for 2, 3, 4 or 5 players; no other number of players is accepted.
KC-1-2 = The winner is the player with the most Victory Points (VP) at the end of the game.
KC-1-3 = A full game lasts 6 rounds, and each round has 4 phases.
KC-1-4 = Nobody takes turns inside a phase: all offers are secret and simultaneous, and everything else is settled by rule. Where the overview of the game says “in turn”, it does not mean taking turns.
KC-1-5 = Whenever a precise order of players is needed, players act in ascending order of their Monkey numbers.

KC-2 = Components
KC-2-1 = The board has 4 Stands numbered 1 to 4, one Stalls area, a place for the Object deck, a place for a Scenario card, a phase track and a round track.
KC-2-2 = Every Stand has one marked spot for each player colour, and the tokens a player offers for that Stand lie on that player’s spot.
KC-2-3 = There are exactly 100 tokens in the whole game; tokens are never created and never destroyed, they only move.
KC-2-4 = There are 25 Object cards, and each Object has exactly one Genre, one Category and one Edition.
KC-2-5 = There are 15 Passion cards, one for each Characteristic.
KC-2-6 = A Passion card names its Characteristic and lists the Objects that have it.
KC-2-7 = There are 5 Monkey cards, numbered 1 to 5.
KC-2-8 = There are 10 Scenario cards and 10 matching Scenario sheets, available only if they were unlocked; the number on a Scenario card says which sheet goes with it.
KC-2-9 = Without Scenarios the game has 45 cards (25 Objects, 15 Passions and 5 Monkeys); with the 10 Scenario cards it has 55.
KC-2-10 = Each player owns one Bin tile and one main screen in their own colour, and one secondary screen; all secondary screens are alike.
KC-2-11 = The player colours and their characters are: blue for Dirk, green for Lulu, yellow for Greg, red for Todd and black for Zak.
KC-2-12 = The main screen hides the offers on the Grid, and it is lifted when a rule calls for a reveal.
KC-2-13 = The secondary screen hides its owner’s Reserve and carries the Grid.
KC-2-14 = The Grid has 25 cells; each cell stands for exactly one Object, and together the 25 cells are exactly the 25 Objects.
KC-2-15 = All players have the same Grid.
KC-2-16 = There are three markers: the square phase marker, the round-shaped round marker and the Predominance marker.

KC-3 = The 15 Characteristics
KC-3-1 = The five Genres are Characteristics 1 to 5: 1 Sci-Fi, 2 SuperHeroes, 3 Fantasy, 4 MangAnime, 5 Horror.
KC-3-2 = The five Categories are Characteristics 6 to 10: 6 ComicsBooks, 7 HomeVideo, 8 ActionFigures, 9 Games, 10 Gadgets.
KC-3-3 = The five Editions are Characteristics 11 to 15: 11 Vintage, 12 SignedEdition, 13 LimitedEdition, 14 DeluxeEdition, 15 Mint.
KC-3-4 = There are 15 Characteristics and no others: 5 Genres, 5 Categories and 5 Editions.

KC-4 = The 25 Objects
KC-4-1 = There is exactly one Object for each pair of a Genre and a Category.
KC-4-2 = The Edition of an Object follows from its Genre and its Category, by our own reconstruction: count the Genres, the Categories and the Editions from 0 to 4 in their usual order, subtract the Category’s position from the Genre’s, and add 5 if the result is negative; that is the Edition’s position. Across the Categories in order, Sci-Fi reads Vintage, Mint, DeluxeEdition, LimitedEdition, SignedEdition, and each following Genre shifts that row one step to the right, the last Edition coming round to the front.
KC-4-3 = Each of the 15 Characteristics is carried by exactly 5 Objects, and two different Objects have at most one Characteristic in common.
KC-4-4 = The Objects are numbered 1 to 25 by us, since no numbers are printed: multiply the position of the Genre (0 to 4) by five, add the position of the Category (0 to 4), and add 1. Sci-Fi Objects are thus 1 to 5, SuperHeroes 6 to 10, Fantasy 11 to 15, MangAnime 16 to 20 and Horror 21 to 25, each time in the order of the Categories.

KC-5 = Setup
KC-5-1 = Setup, step 1: the phase marker starts on box 1, the round marker on box I, and the Predominance marker on Characteristic 1 (Sci-Fi).
KC-5-2 = Setup, step 2: each player takes a different colour, with the main screen and the Bin of that colour, and a secondary screen.
KC-5-3 = Setup, step 2: each Bin lies face up in front of its owner, and everybody can see what is in it.
KC-5-4 = Setup, step 3: each player starts with 10 tokens in the Reserve.
KC-5-5 = Setup, step 3: the Bank holds all the tokens that were not handed out, whatever the number of players: 80 with 2 players, 70 with 3, 60 with 4 and 50 with 5.
KC-5-6 = Setup, step 4: only as many Monkeys as there are players are used, counting from number 1; the other Monkeys stay in the box.
KC-5-7 = Setup, step 4: the Monkeys in use are shuffled and each player draws one at random; Monkeys lie face up in front of their players for the whole game.
KC-5-8 = Setup, step 5 (normal game): the 15 Passions are shuffled face down; in ascending Monkey order each player draws 3, keeps 2 of their choice face down and puts the third out of the game.
KC-5-9 = Setup, step 5: discarded Passions go to the box face down, unseen by the other players, and are never used again in that game.
KC-5-10 = Setup, step 5 (first game): each player draws only 2 Passions and discards none.
KC-5-11 = The Passions a player keeps stay secret from the opponents until final scoring.
KC-5-12 = Setup, step 6: the 25 Objects are shuffled and form a face-down deck.
KC-5-13 = Setup, step 7 (optional): at most one Scenario is used, either drawn at random or chosen by common consent, and everybody knows its effect.
KC-5-14 = Setup, step 7 (first game): no Scenario is used.
KC-5-15 = The effect of a Scenario lasts for the whole game.
KC-5-16 = At the start of the game all Bins, all Collections, all Stands and the Stalls are empty.

## Ties, tokens, course of a round

KC-6 = Monkeys and ties
KC-6-1 = Each player always holds exactly one Monkey, and the Monkeys held are always the numbers from 1 up to the number of players, each of them once.
KC-6-2 = Unless a rule says otherwise, a tie is won by the tied player with the lowest Monkey number.
KC-6-3 = Two rules put another tie-break before the Monkeys: Predominance and the final ranking, where tokens on Objects are compared first.
KC-6-4 = After every tie settled by Monkeys in phases 2, 3 and 4, the Monkeys of all the players in that tie are swapped at once.
KC-6-5 = When two players are tied and the Monkeys decide, the two players exchange their Monkeys afterwards.
KC-6-6 = When three or more players are tied and the Monkeys decide, the winner takes the highest of the tied Monkeys; then each of the others, in ascending order of their old numbers, takes the lowest Monkey left.
KC-6-7 = After a tie the Monkeys move like this: the owner of the lowest tied number gets the highest one, and every other tied player gets the next lower of the tied numbers. For example, the owners of Monkeys 2, 3 and 5 end up with 5, 2 and 3.
KC-6-8 = Only the players tied for the prize take part in a Monkey swap; everybody else keeps their Monkey.
KC-6-9 = A later tie, even in the same phase, is settled with the Monkeys as they were swapped after the earlier one.
KC-6-10 = When several ties are waiting together, they are settled one card at a time.
KC-6-11 = With several ties waiting, the holder of the lowest Monkey among all the players in those ties chooses one of the tied Objects they are contending for and takes it; the Monkeys of that tie are swapped, and the procedure starts again with the ties left.
KC-6-12 = With several ties waiting, a player entitled to choose who contends for only one tied Object takes that one: the choice is forced and no question is asked.
KC-6-13 = Equal best totals that win nothing are not ties, for example when there is no offer at all or when the offers are not above the Value: no Monkeys are compared and none are swapped.

KC-7 = Tokens: Reserve, Bank, Bin, wasting, Whip-round and bluff
KC-7-1 = Each token is always in exactly one place: a Reserve, a Bin, the Bank, on an Object in a Collection, during phase 2 on a player’s spot of a Stand, or in phase 3, from the reveal until all ties are settled, on the Grid cell where it was offered.
KC-7-2 = The Value of an Object in a Collection is the number of tokens on it.
KC-7-3 = To waste tokens means to move them to the Bin of the player they belong to.
KC-7-4 = Tokens placed by mistake and tokens offered for Objects that were not won are wasted.
KC-7-5 = Tokens in a Bin cannot be offered or spent; they wait there for Recovery.
KC-7-6 = The number of tokens in a Reserve is not shown to the opponents.
KC-7-7 = A player can never offer more tokens in total than their Reserve holds; such an offer is refused, which is not the same as being wasted.
KC-7-8 = Whip-round: whenever the Bank holds fewer tokens than an effect needs, every player who can first gives 1 token to the Bank.
KC-7-9 = A Whip-round takes tokens from Reserves only, and from all players at once, including the player who profits from it.
KC-7-10 = A player with an empty Reserve gives nothing in a Whip-round and owes nothing later.
KC-7-11 = If the Bank is still short after a Whip-round, the Whip-round is repeated until the Bank has enough or until a repetition brings in nothing.
KC-7-12 = If the Bank is still short when Whip-rounds bring in nothing more, the effect is paid with what is there and the rest is forgotten.
KC-7-13 = Each single payment counts as one effect of its own for the Whip-round: one topping-up of an Object, one Predominance token or one Consolation token.
KC-7-14 = Bluffing by pretending to place tokens is allowed and has no effect.
KC-7-15 = Until the reveal nothing about an offer is shown to the opponents, not even whether it is empty; all they see is whether a player is ready or not ready.

KC-8 = Course of a round
KC-8-1 = The four phases are, in order: 1, New Objects; 2, Auctions; 3, Scavenging; 4, Showing Off.
KC-8-2 = The phase track reads 1, I, II, III, 2, 3, 4: box 1 is phase 1, boxes I, II and III are the three Astatoste, box 2 is the award, and boxes 3 and 4 are phases 3 and 4.
KC-8-3 = All four phases are played in every round, unless an Epic Collection ends the game early.

## The four phases

KC-9 = Phase 1: new Objects
KC-9-1 = In phase 1 the Stands 1, 2, 3 and 4, in that order, each get one Object from the top of the deck, face up.
KC-9-2 = Four Objects are shown in phase 1, whatever the number of players.
KC-9-3 = Once the four Stands are filled, the phase marker goes to box I and phase 2 begins.
KC-9-4 = Six rounds use 24 of the 25 Objects; the last Object is never revealed and never comes into play.

KC-10 = Phase 2: three Astatoste
KC-10-1 = Phase 2 has three Astatoste in a row, unless an Astatosta without any offer cuts them short.
KC-10-2 = In each Astatosta every player secretly takes any number of tokens from the Reserve; zero is allowed.
KC-10-3 = The tokens of an Astatosta are placed on the Grid cell of one, and only one, of the four Objects in the Stands.
KC-10-4 = A player may choose a different Object in each Astatosta of the same phase.
KC-10-5 = Tokens on more than one cell in an Astatosta are a multiple offer: all the tokens that player offered in that Astatosta are wasted.
KC-10-6 = A multiple offer in an Astatosta is wasted as a whole, even when some of its cells were legal.
KC-10-7 = In an Astatosta, tokens on a cell whose Object is not in a Stand are wasted.
KC-10-8 = In an Astatosta, an Object in one’s own Collection, in another player’s Collection or in the Stalls counts as not being in a Stand, so tokens placed on its cell are wasted.
KC-10-9 = Tokens wasted in an Astatosta, by a multiple offer or on an Object that is not in a Stand, go to the Bin at the reveal, before the next Astatosta.
KC-10-10 = When all players have declared their offers in an Astatosta, all offers are revealed at the same time; the amount and the cell of each one become public.
KC-10-11 = At the reveal of an Astatosta each player moves a valid offer onto their own spot of the matching Stand.
KC-10-12 = Tokens on a spot of a Stand stay there, in plain sight, until the award; they cannot be taken back or moved.
KC-10-13 = The offers one player makes on one Stand add up over the three Astatoste, and the total is what counts.
KC-10-14 = After an Astatosta the next one is held with whatever tokens are left in the Reserves.
KC-10-15 = If nobody makes an offer in an Astatosta, the remaining Astatoste are skipped and the award follows at once.
KC-10-16 = When the Astatoste are cut short because nobody offered, the offers made in earlier Astatoste of that phase still count.
KC-10-17 = A placement that is wasted, because it was multiple or misplaced, still counts as an offer, so it keeps the Astatoste from being cut short.
KC-10-18 = After the last Astatosta the Objects are awarded, in ascending order of their Stands.
KC-10-19 = Each Object goes to the player with the highest total on its Stand.
KC-10-20 = A tie for the highest total on a Stand is broken by the Monkeys, and the Monkeys of the tied players are then swapped.
KC-10-21 = If two or more Stands are tied, all the Stands without a tie are awarded first, in Stand order; then the ties are settled one by one, the lowest Monkey among the players concerned choosing each time.
KC-10-22 = The winner of a Stand puts its Object face up in their Collection, with all their own tokens from that Stand on it: the Value of the Object is the winning total.
KC-10-23 = All the other players’ tokens on an awarded Stand are wasted, each player’s into their own Bin.
KC-10-24 = Tokens lost in the award of phase 2 are in the Bin and cannot be used in phase 3 of the same round.
KC-10-25 = A player may win any number of Stands in one round, and an awarded Object cannot be refused.
KC-10-26 = An Object whose Stand received no valid offer goes to the Stalls.
KC-10-27 = After the award all four Stands are empty.
KC-10-28 = After the award the phase marker goes to box 3, unless an Epic Collection ends the game.

KC-11 = The Stalls
KC-11-1 = Any number of Objects may lie in the Stalls.
KC-11-2 = An Object in the Stalls has Value 2, although no real tokens lie on it.
KC-11-3 = An Object in the Stalls can be won only in phase 3, with an offer of at least 3 tokens.
KC-11-4 = An Object may be won from the Stalls in phase 3 of the very round in which it went there.
KC-11-5 = An Object stays in the Stalls, for any number of rounds, until somebody wins it.
KC-11-6 = Objects in the Stalls are in nobody’s Collection: they are not devalued, and they count for no Predominance, no Epic Collection and no VP.

KC-12 = Phase 3: Scavenging
KC-12-1 = In phase 3 every player secretly places any number of tokens from the Reserve on cells of the Grid; zero is allowed.
KC-12-2 = In phase 3 tokens may be placed on Objects in one’s own Collection, on Objects in the opponents’ Collections and on Objects in the Stalls.
KC-12-3 = In phase 3 a player may make offers on several cells at once.
KC-12-4 = In phase 3 each cell is judged on its own; one offer does not affect another, except that all come from the same Reserve.
KC-12-5 = In phase 3, tokens on a cell whose Object is neither in a Collection nor in the Stalls are wasted; the same player’s other offers stay valid.
KC-12-6 = Phase 3 has one single round of offers; if nobody offers anything, the phase goes on with Devaluation.
KC-12-7 = Scavenging, first step: when all players have declared, all offers are revealed at the same time and become public.
KC-12-8 = Scavenging, second step: right after the reveal, misplaced tokens are wasted.
KC-12-9 = Scavenging, third step: tokens offered on one’s own Objects are added to those Objects at once, before any other offer is compared.
KC-12-10 = In Scavenging, an Object is one’s own if one owns it when the offers are revealed, before any Object changes hands in this phase.
KC-12-11 = Scavenging, fourth step: for every other Object with offers, the offers are compared with its Value after the owner’s own tokens have been added; an Object in the Stalls has Value 2.
KC-12-12 = An offer in Scavenging can win only if it is strictly above the Value of the Object and no other offer on that Object is higher.
KC-12-13 = Equal highest offers in Scavenging that are above the Value are decided by the Monkeys; if several Objects are tied in this way, the ties are settled one by one, the lowest Monkey among the players concerned choosing each time.
KC-12-14 = An offer in Scavenging that is equal to or below the Value of the Object is wasted.
KC-12-15 = An offer in Scavenging that is above the Value but is beaten, or loses the tie, is wasted.
KC-12-16 = In Scavenging all Objects are decided from the situation just after the owners added their own tokens: gaining or losing one Object never changes who may win another in the same phase, apart from the swapping of Monkeys.
KC-12-17 = When an Object is won from an opponent, the tokens of the winning offer go to the Reserve of its previous owner.
KC-12-18 = When an Object is won from an opponent, the tokens already on the card stay on it and move with it.
KC-12-19 = When an Object is won from an opponent, the Bank adds to it the winning offer minus its old Value, so that the new Value equals the winning offer.
KC-12-20 = An Object won from an opponent goes to the winner’s Collection.
KC-12-21 = Tokens the old owner has just added to an Object in Scavenging are not given back if the Object is lost.
KC-12-22 = Tokens received as payment for a lost Object cannot be used again in the same phase 3.
KC-12-23 = When an Object is won from the Stalls, the winner’s own offered tokens are laid on the card and its Value equals the offer; no player is paid, and the number of tokens in the Bank does not change.
KC-12-24 = Scavenging is booked in this order: first all winners are fixed, then payments and wasted tokens are moved, then the cards are moved and topped up in ascending Object number, with Whip-rounds if they are needed.

KC-13 = Devaluation (last step of phase 3)
KC-13-1 = Devaluation: once all Objects won in phase 3 have changed hands, each Object in any Collection loses 1 token.
KC-13-2 = The token an Object loses in Devaluation is wasted into the Bin of the player who owns the Object at that moment.
KC-13-3 = Objects won in this very round, whether in phase 2 or in phase 3, are devalued as well.
KC-13-4 = An Object without tokens loses nothing in Devaluation and stays in the Collection with Value 0.
KC-13-5 = An Object with Value 0 is won by the highest offer, as long as it is at least 1 token.
KC-13-6 = Objects in the Stalls are not devalued.
KC-13-7 = After Devaluation the phase marker goes to box 4, unless an Epic Collection ends the game.

KC-14 = Phase 4: showing off
KC-14-1 = Recovery: each player moves tokens from their Bin back to their Reserve, 5 minus the number of Objects in their Collection, or all the tokens in the Bin if there are fewer.
KC-14-2 = With 5 or more Objects in the Collection a player recovers 0 tokens, never a negative number.
KC-14-3 = Recovery is automatic and cannot be declined.
KC-14-4 = Tokens left in a Bin after Recovery go to the Bank, so every Bin is empty after step 1 of phase 4.
KC-14-5 = Predominance: the 15 Characteristics are checked one after the other, from 1 to 15.
KC-14-6 = Predominance in a Characteristic belongs to the player with the most Objects of that Characteristic in their Collection.
KC-14-7 = If nobody has an Object of a Characteristic, nobody gets anything for it.
KC-14-8 = If players are tied on the number of Objects of a Characteristic, Predominance goes to the tied player with more tokens in all on their own Objects of that Characteristic.
KC-14-9 = If Predominance is still tied after counting the tokens, the Monkeys decide, and the Monkeys of the tied players are swapped.
KC-14-10 = The holder of a Predominance gets 1 token from the Bank into the Reserve, once for each Characteristic they predominate in.
KC-14-11 = A Monkey swap made while checking one Characteristic counts for the Characteristics that follow.
KC-14-12 = One single Object may help its owner to as many as 3 Predominances in a round, one for each of its Characteristics.
KC-14-13 = Consolation: each player without any Object in their Collection gets 1 token from the Bank.
KC-14-14 = If several players are due a Consolation and the Bank is short, they are paid in ascending Monkey order.
KC-14-15 = The three steps of phase 4 come in the order Recovery, Predominance, Consolation; tokens that went from the Bins to the Reserves or to the Bank therefore count for the later payments.

## End of the game, scoring, ranking

KC-15 = End of a round and normal end of the game
KC-15-1 = After phase 4 the phase marker returns to box 1 and the round marker advances by one.
KC-15-2 = If the round marker is on VI after phase 4, the game ends there and is scored.
KC-15-3 = From one round to the next Reserves, Collections, Values, Stalls, Monkeys and Bank carry over unchanged.

KC-16 = Epic Collection and early end
KC-16-1 = A player has an Epic Collection in a Characteristic when their Collection holds at least 4 Objects of that Characteristic.
KC-16-2 = When a player comes to have an Epic Collection, the game ends at the end of the phase being played.
KC-16-3 = Epic Collections are checked after all the awards of phase 2 and again after all the transfers of phase 3.
KC-16-4 = If an Epic Collection is reached in phase 2, the game ends after the award; phases 3 and 4 of that round are not played, so there is no Devaluation, Recovery, Predominance or Consolation.
KC-16-5 = If an Epic Collection is reached in phase 3, Devaluation is still done, since it is part of phase 3, but phase 4 is not played.
KC-16-6 = Several players may complete Epic Collections in the same phase, and all of them count.
KC-16-7 = When the game ends early, the tokens in the Bins are lost and score nothing.
KC-16-8 = An Epic Collection does not win the game by itself: VP decide.

KC-17 = Final scoring
KC-17-1 = At final scoring all players reveal their Passions.
KC-17-2 = Each Object in a player’s Collection scores 1 VP, however many tokens are on it.
KC-17-3 = For each of their Passions a player scores 1 VP for each Object in their Collection that has that Characteristic.
KC-17-4 = An Object that matches both of a player’s Passions scores 2 VP for those Passions.
KC-17-5 = A player scores 1 VP for each Characteristic in which they have an Epic Collection.
KC-17-6 = Five Objects of one Characteristic are still one single Epic Collection.
KC-17-7 = Every 3 full tokens in a player’s Reserve score 1 VP: divide the tokens by 3 and drop the remainder.
KC-17-8 = Tokens on Objects and tokens in the Bin score no VP.
KC-17-9 = Objects in the Stalls and discarded Passions score no VP.

KC-18 = Ranking
KC-18-1 = If players are tied on VP, the one with more tokens in all on the Objects of their Collection ranks higher.
KC-18-2 = If players are tied both on VP and on tokens on their Objects, the one with the lower Monkey ranks higher.
KC-18-3 = No Monkeys are swapped at the final ranking.
KC-18-4 = The same tie-breaks decide every place, not only the first, so no two players ever share a place in the ranking.

## Optional rules

KC-19 = Optional rule: Monkey control
KC-19-1 = Monkey control is normally off; it is meant for very expert players and is used only if everybody agrees before the game.
KC-19-2 = With Monkey control, the tied player who would win by Monkey may concede the tie instead.
KC-19-3 = With Monkey control and two tied players, if one concedes, the opponent wins and no Monkeys are swapped.
KC-19-4 = Monkey control applies to the ties of phases 2, 3 and 4.
KC-19-5 = With Monkey control and three or more tied players, to concede means to leave that tie; the others settle it among themselves by the same rule, swapping Monkeys only among those still in it, and the last one left wins without a swap and cannot concede.
KC-19-6 = Monkey control does not apply to the final ranking.

KC-20 = Scenarios
KC-20-1 = Scenarios are optional, meant for expert players, and normally off.
KC-20-2 = Where a Scenario contradicts the rulebook, the Scenario prevails.
KC-20-3 = The printed effects of the ten Scenarios are not in the rulebook we work from; the ten Scenarios offered here are house designs of ours.

## Information, what is always true

KC-21 = Who sees what
KC-21-1 = Everybody sees the Stands and the tokens on them, the Stalls, the Collections and their Values, the Bins, the Bank, the Monkeys, the round and the phase, all revealed offers, and the number of cards left in the deck.
KC-21-2 = Only their owner sees a Reserve, the Passions kept, the Passion discarded, and an offer before the reveal.
KC-21-3 = Nobody sees the order of the deck, the Passions that were not dealt, or the last Object.
KC-21-4 = Once declared, an offer is final.

KC-22 = What is always true
KC-22-1 = After every step the tokens in the Reserves, in the Bins, in the Bank, on Objects in Collections and on the Stands, and revealed offers of phase 3 that are not yet settled, add up to 100.
KC-22-2 = Each of the 25 Objects is always in exactly one place: the deck, a Stand, the Stalls or one Collection.
KC-22-3 = At the end of a round the Stalls and the Collections together hold exactly 4 Objects for each round played so far, and the deck holds the rest of the 25.
KC-22-4 = No count ever falls below zero.
KC-22-5 = After step 1 of phase 4, Recovery, all Bins are empty.
KC-22-6 = After every step the Monkeys held by the players are the numbers from 1 up to the number of players, each of them once.
KC-22-7 = A Monkey swap keeps the order among the losers of the tie: of two losers, the one with the lower number before still has the lower number after.
KC-22-8 = At most 15 Predominance tokens are paid in a round (17 with house Scenario 4), and nothing is paid for a Characteristic that nobody owns.
KC-22-9 = At the start of any phase 3 nobody has an Epic Collection, because otherwise the game would already be over; only our house Scenario 8 makes an exception.
KC-22-10 = With our layout of the Objects, two Epic Collections of one player take at least 7 Objects.

## Rulings

AMB-01 = What becomes of the 25th Object? It never appears: 4 Objects a round for 6 rounds make 24, and nothing calls for the last card. It stays hidden, so nobody can be sure which Object is missing.
AMB-02 = Do offers on the same Stand add up? Yes, over all three Astatoste, because tokens move to the player’s spot on the board and stay there, and in the rulebook’s example Zak raises in the last Astatosta to reach a total of 5.
AMB-03 = When do losing tokens on a Stand go to the Bin? At the award, at the end of phase 2, because the rulebook places it there, before the marker moves to box 3; a player outbid in the first Astatosta can therefore still add more.
AMB-04 = Are the revealed offers of each Astatosta public? Yes, all of them, because the reveal shows tokens and cell to everybody and the tokens then stay on the board.
AMB-05 = Are Monkeys swapped after every tie, or only when several ties are waiting? After every tie settled by Monkeys in phases 2 to 4, because the rulebook’s examples swap after one single tie, even though its text mentions swapping while speaking of multiple ties. Only our house Scenario 9 replaces this.
AMB-06 = Are Monkeys swapped at a final tie? No: the rulebook only compares them there, and a swap could not change the ranking anyway.
AMB-07 = What if several Predominances are tied? They are settled strictly from Characteristic 1 to 15 with the Monkeys as they stand at that moment, because the marker moves in numerical order and two such ties are never waiting together; the choice among ties is about taking an Object, which Predominance does not do.
AMB-08 = If several Stands are tied in phase 2, does Stand order decide, or does a player choose? Stands without a tie go first in Stand order, then the lowest Monkey among the tied players chooses, because the rule granting that choice is the only one about several ties at once, and a general order should not take it away. Option multiTieOrder: chooser (the default) or fixed, which settles ties by ascending Stand in phase 2 and by ascending Object number in phase 3.
AMB-09 = If several Objects are tied in phase 3, who decides the order? The lowest Monkey among the tied players chooses, as in phase 2, because no order is printed for phase 3; a player who is in only one tie has no choice, and ties between entirely different players do not influence each other. It follows the same option. Option multiTieOrder: chooser (the default) or fixed, which goes by ascending Object number.
AMB-10 = May a player bid in phase 2 on an Object they already own? No, such tokens are misplaced and wasted, because phase 2 is only for the four Objects in the Stands and raising the Value of one’s own Objects belongs to phase 3. Adding to one’s own earlier tokens on a Stand is a normal raise.
AMB-11 = Who gets the tokens paid for an Object in the Stalls? Nobody: they lie on the card and its Value equals the offer, because won Objects carry the tokens offered for them, and paying the Bank only to have it put the same number on the card would come to the same thing.
AMB-12 = What if an offer equals the Value? It loses and is wasted, as printed; the least that can win is the Value plus 1, which means 3 in the Stalls.
AMB-13 = What if two offers are above the Value? The highest wins and the other is wasted, because an offer must be the highest to win and tokens offered for an Object not won are wasted; the owner is paid only by the winner.
AMB-14 = What about an Object with Value 0? It stays in the Collection, counts for everything (VP, Predominance, Epic Collection and Recovery) and can be won for 1, because the rulebook lets an Object remain without tokens and the general rule does the rest. The winner pays 1 to the owner, the Bank puts 1 on the card, and Devaluation then moves that token to the winner’s Bin.
AMB-15 = When is an Epic Collection checked in phase 3? After all the transfers, because phase 3 is settled as one simultaneous event, and a Collection held for a moment would depend on an order of bookkeeping the rules do not give. In phase 2 Collections only grow, so it makes no difference there.
AMB-16 = Who scores for Epic Collections, and how often? Every player scores 1 VP for each Characteristic with at least 4 Objects in their final Collection, because the rulebook counts each Epic Collection completed; five of a kind are still one. Only our house Scenario 8 changes what they are worth.
AMB-17 = If the game ends early in phase 3, is Devaluation still done? Yes, because Devaluation is part of phase 3 and the game ends at the end of the phase; it can matter for the tie-break on tokens in the final ranking.
AMB-18 = How exactly does a Whip-round work? It takes from Reserves only, from everybody at once including the player who profits, and repeats while the Bank is short and somebody can give, because the rule applies whenever the Bank is not sufficient; then what is there is paid, without debt, any surplus stays in the Bank, each payment is checked on its own in its order, and who gave is public. Option whipRound: repeat (the default) or once.
AMB-19 = What if a player gains and loses Objects in the same phase 3, or two players rob each other? Everything is decided from the situation after owners added to their own Objects, because there is one reveal and one comparison. Two players may each win an Object from the other and pay each other; such a payment cannot be used in the same phase, and two offers never merge into one.
AMB-20 = Does a Passion score once, or for each matching Object? For each matching Object, because in the rulebook’s example Greg has 4 matches with only 3 Objects and 2 Passions.
AMB-21 = Are there special rules for two players? None: Monkeys 1 and 2, 4 Stands, a Bank of 80, a swap that is a simple exchange, and Predominance as usual, because no variant is printed.
AMB-22 = Are misplaced tokens refused or punished? They are accepted and wasted, because the penalty is printed in the rules, but the game warns and asks for confirmation first, and computer players never misplace; in phase 2 a placement on two or more cells wastes all of it, legal cells included, while in phase 3 only the wrong cell is wasted. Option misplacement: penalise (the default) or refuse.
AMB-23 = Does a wasted placement keep the Astatoste going? Yes, because the rulebook calls even those tokens offered, and the Astatoste are cut short only when nobody offers anything.
AMB-24 = What does a player with more than 5 Objects recover? Nothing, because a negative number of tokens cannot be recovered.
AMB-25 = When do left-over tokens in a Bin go to the Bank? In step 1 of phase 4, because the rule and the example of Recovery put it there, and “at the end of the round” elsewhere is only loosely meant; those tokens can thus pay for Predominance.
AMB-26 = Which tokens score VP, all those owned or only those in the Reserve? Only those in the Reserve, because the detailed scoring list says so and ignores tokens on cards.
AMB-27 = How secret are Reserves? They are not shown to opponents, but anyone may remember the public movements of tokens and work them out, computer players included, because no rule forbids remembering. Option openReserves: false (hidden, the default) or true (shown to all).
AMB-28 = Who is right about SignedEdition in the Predominance example, where the robot is said to be worth 1 more than the board game although both had 4 tokens after Devaluation? We keep the earlier values, so by the rules it is a tie of 4 to 4 for the Monkeys, and we take that sentence of the example as a slip; in our own version of it the Monkeys favour Dirk, who thus wins as printed.
AMB-29 = What was Zak’s final score in the example, printed as 10 although its parts, 4 Objects, 5 matches and 2 points for tokens, add up to 11? We keep the total of 10 and read 1 point for tokens, because Dirk’s 11 is said to pass him thanks to the Epic Collection.
AMB-30 = Whose Bin gets the token lost in Devaluation? That of the owner at that moment, after all transfers, because only then do the Bins in the rulebook’s example come out right.
AMB-31 = Are Objects in the Stalls devalued? No, because the rule speaks only of Objects in Collections.
AMB-32 = What are the unnamed boxes of the phase track? The track reads 1, I, II, III, 2, 3, 4, because there are three Astatoste, the first is on box I, and the marker advances one box at a time until box 2.
AMB-33 = Are Passions drawn and chosen one player after the other? The cards are dealt in ascending Monkey order, then everybody chooses secretly at the same time; it comes to the same, because a choice reveals nothing and discarded Passions do not return.
AMB-34 = How does Monkey control work with three or more tied players, and at the final ranking? Conceding means leaving the tie, the rest settle it in the same way, the last one cannot concede, and the rule does not apply at the final ranking, where there is nothing to gain: this matches the printed example for two and keeps the usual swap for the rest. With several ties waiting, the chooser first names the Object and then takes or concedes it. Option monkeyControl: false (off, the default) or true (on).
AMB-35 = Who has Predominance in a Characteristic that nobody owns? Nobody, and nothing is paid: at least one Object is needed, because the rulebook’s example skips the Characteristics nobody has.
AMB-36 = What are tokens in the Bins worth when the game ends early? Nothing, because only the Reserve scores and Recovery belongs to phase 4, which is not played.
AMB-37 = May an offer be changed after it was declared? No, because declaring is the commitment; before declaring, a player may change it freely on their own device.
AMB-38 = In what order is phase 3 booked, when the Bank is short and the order matters? First the winners, then payments and wasted tokens, then the topping-up of Objects in ascending Object number, because the rulebook names the payment before the topping-up; a Whip-round may therefore draw on a payment just received.
AMB-39 = Does the game have 45 or 55 cards? Both are right: 45 cards, and 55 with the 10 Scenario cards.
AMB-40 = Which Genre, Category and Edition does each of the 25 Objects have, since the list is not printed? We use the one regular pattern that fits all five Objects the rulebook describes, because it gives every Edition 5 Objects and every Genre and Category one Object of each Edition; this is a reconstruction, not proven, as 40 less regular layouts would fit too. The list is kept in a data file, so the true one can replace it.
AMB-41 = How many Scenarios are used, and what do they do? None or one, because the rulebook speaks of one Scenario; the effects are house designs of ours, marked as such on screen, and a Scenario may be combined with Monkey control unless it says otherwise. Option scenario: null (none, the default), a number from 1 to 10, or random.
AMB-42 = What if a player adds tokens to an Object that is won by another in the same phase? The added tokens count first and stay on the card, as with Lulu’s sword in the rulebook’s example; tokens on an Object one is about to win from another player are an offer, not an addition.
AMB-43 = What about an offer of 1 or 2 on an Object in the Stalls? It is wasted even if it is the only one, because the Object has Value 2 and an offer must be above it.
AMB-44 = What if the highest offers are equal but not above the Value? Nobody wins, all are wasted and no Monkeys are swapped, because a winning offer must be both the highest and above the Value.
AMB-45 = Is phase 3 skipped if nobody offers? No, Devaluation always happens, because the rule about skipping is printed for the Astatoste only.
AMB-46 = What changes in a first game? Players draw 2 Passions, and there is no Scenario and no Monkey control, because the rulebook asks for the first two and keeps Monkey control for very expert players. Option firstGame: false (the default) or true.
AMB-47 = Who is paid first if several players are due a Consolation and the Bank is short? They are paid in ascending Monkey order, because that is the general order of players.
AMB-48 = May a player decline Recovery? No, because it is stated as something that happens, and declining could never help.
AMB-49 = If an Epic Collection is reached in phase 3 of round VI, is phase 4 still played? No, the game ends at the end of phase 3, because the rule on Epic Collections makes no exception for the last round.
AMB-50 = Is the deck public? The number of cards left is public but not which cards they are, because the deck lies face down on the table; this includes the Object left over at the end.

## House Scenarios

KC-scenario-1 = Midnight Madness (a house design of ours): phase 2 has two Astatoste instead of three; the marker uses boxes I and II and passes over III. Everything else is as usual, and an Astatosta in which nobody offers still leads straight to the award.
KC-scenario-2 = Museum Glass (a house design of ours): in rounds I, III and V there is no Devaluation. In rounds II, IV and VI each Object in a Collection loses 2 tokens, or all it has if fewer, to its owner’s Bin.
KC-scenario-3 = Flea-Market Fever (a house design of ours): Objects in the Stalls have Value 0, so the highest offer of at least 1 token wins them.
KC-scenario-4 = Guest of Honour (a house design of ours): before phase 1 of each round one Characteristic is drawn at random from those not yet drawn (all 15 at first) and shown to all. In phase 4 of that round its Predominance pays 3 tokens instead of 1, as one single payment of 3 for the Whip-round, so at most 17 Predominance tokens are paid in a round.
KC-scenario-5 = Security on Duty (a house design of ours): to win an Object from an opponent’s Collection an offer must be at least its Value plus 2, so an Object with Value 0 takes at least 2 tokens. An offer of the Value plus 1 is wasted like any insufficient offer. Objects in the Stalls are not guarded and can be won as usual.
KC-scenario-6 = Mystery Box (a house design of ours): the Object of Stand 4 is laid face down. In the first Astatosta players may offer on Stand 4 itself, and such an offer is valid; placing tokens in that Astatosta on the Grid cell of the hidden Object is a misplaced offer. The Object is turned face up after the reveal of the first Astatosta, even if nobody offered and the Astatoste are cut short.
KC-scenario-7 = Theme of the Year (a house design of ours): at setup, after the Passions, one of the 15 Characteristics is drawn at random and shown to all. At the end of the game each player scores 1 VP for every Object in their Collection that has it, on top of their own Passions, even if it is the same as one of them.
KC-scenario-8 = Hall of Fame (a house design of ours): Epic Collections never end the game. At the end of the game each Epic Collection still held is worth 3 VP instead of 1.
KC-scenario-9 = Monkey Business (a house design of ours): Monkeys are never swapped after a tie, so with several ties waiting the lowest Monkey takes all the ties it is in. Instead, at the end of every round, after Consolation, all the Monkeys change: number 1 becomes the highest number in play and every other number goes down by 1. Monkey control cannot be used with this Scenario.
KC-scenario-10 = Haggling Hour (a house design of ours): the winner of a Stand leaves on the Object only 1 token more than the best other total on that Stand (counted as 0 if there is none), and never more than their own total. The rest goes back to the winner’s Reserve at once and can be used in phase 3. The losing offers are wasted as usual.
