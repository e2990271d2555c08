### Chamber of Wonders: the rules in plain words.
### One message per clause, one per section title, one per ruling.

## Scope, components, setup

CW-META = Scope and aim
CW-META-1 = With several players, Chamber of Wonders is for exactly 2, 3 or 4 players.
CW-META-2 = A game for one player alone, the solo mode, exists only in the English 0.5 edition.
CW-META-3 = Club cards exist only in the English 0.5 edition; there they are optional, and they are off unless the host turns them on.
CW-META-4 = The player with the highest Fame total at the end of the game wins; if totals are equal, the tie-breaks decide.
CW-META-5 = A Wonder in hand never earns Fame: only displayed Wonders earn the Fame of their cards.
CW-META-6 = The setting is only flavour: whether the story plays early or late in the nineteenth century changes no rule.

CW-COMP = Components
CW-COMP-1 = There are 12 Agent meeples, 3 in each of 4 colours; the total is printed, the split into colours is our inference.
CW-COMP-2 = There are 12 Display Cabinets, which makes 3 for each player when 4 people play.
CW-COMP-3 = Each Display Cabinet holds exactly 3 showcases, so a player owns 9 showcases in all.
CW-COMP-4 = At least 12 Coming Soon markers are needed, 3 per player; the rulebooks do not print how many there are.
CW-COMP-5 = There is one map of London; it only shows where things lie.
CW-COMP-6 = There are 5 Areas: Whitechapel, Westminster, Hyde Park, Bank of England and Abbey, which the English rulebook spells “Abbeey”.
CW-COMP-7 = Each Area has two sides, A and B, with different effects; the first effect printed for an Area is side A and the second is side B.
CW-COMP-8 = There are 6 Contact cards for games with several players: Mr. Dreyfuss, J.K. Fezzik, Sir Pebbleton, Cpt. Rek, Butch and Loris. In the Italian 0.3 edition Loris is called Cloris.
CW-COMP-9 = There are 92 Wonder cards.
CW-COMP-10 = Every Wonder card is of exactly one of 6 types: there are 18 Monsters, 12 Grotesques, 18 Legendaries, 12 Precious, 12 Arcane and 20 Books, 92 cards in all.
CW-COMP-11 = Each Wonder card shows four things: its name, its type, its purchase value in pounds (called simply its value) and its Fame points.
CW-COMP-12 = There are 50 coin tokens of two kinds, worth £1 and £3.
CW-COMP-13 = There are 20 Grotesque tokens.
CW-COMP-14 = Each Grotesque token shows from 2 to 5 skulls. In the Italian 0.3 and the French 0.4 editions it shows from 2 to 4.
CW-COMP-15 = There are 24 Fame tokens, each worth 3 Fame.
CW-COMP-16 = The English 0.5 edition has 6 Club cards, one of each: Detectives, Bankers, Gravediggers, Goldsmiths, Carpenters and Cat-Lovers.
CW-COMP-17 = The English 0.5 edition has 6 solo Contact cards: Clark, Olivander, The Boss, Cara, Parker and Catherine.
CW-COMP-18 = The English 0.5 edition has 4 solo Area tokens, each with an effect A and an effect B: Business House, Scotland Yard’s Backyard, The Daily Telegraph and Central Market.

CW-SETUP = Setup
CW-SETUP-1 = Each player takes 2 Agents in a game for 2, 3 Agents in a game for 3 and 2 Agents in a game for 4.
CW-SETUP-2 = Each player takes 3 Display Cabinets, which hold 9 showcases.
CW-SETUP-3 = In each of their Cabinets players block exactly one showcase with a Coming Soon marker, which leaves them 6 usable showcases.
CW-SETUP-4 = The owner of a Cabinet chooses which of its showcases gets the Coming Soon marker; for the rules the choice makes no difference.
CW-SETUP-5 = Exactly 4 of the 5 Areas are used in a game.
CW-SETUP-6 = The players choose which 4 Areas are used and which side of each is in play.
CW-SETUP-7 = For a first game the rulebooks mark the 4 Areas to use, and the Italian 0.3 edition marks their sides too; the marks are lost in the texts we have, so we reconstruct them.
CW-SETUP-8 = Area boards lie with the spaces for Agents towards the outside and the Initial Equipment towards the inside; this only concerns how the table looks.
CW-SETUP-9 = The 6 Contacts are shuffled, and 4 of them are dealt face up onto the 4 Contact spaces.
CW-SETUP-10 = The 2 Contacts that are not dealt are out of the game.
CW-SETUP-11 = The 4 Areas and the 4 Contacts form a ring in which Areas and Contacts alternate.
CW-SETUP-12 = All 92 Wonder cards are shuffled into one face-down deck.
CW-SETUP-13 = At setup each player draws 3 Wonder cards, which only their owner sees.
CW-SETUP-14 = Once all players have drawn their 3 cards, the top card of the deck is turned face up and starts the discard pile.
CW-SETUP-15 = Each player starts with as many pounds as the Initial Equipment spaces of the 4 Areas in play show in all. In the Italian 0.3 edition each player starts with £5, in the French 0.4 edition with £8.
CW-SETUP-16 = On top of their 3 base cards, players each draw as many Wonder cards as the Initial Equipment spaces of the 4 Areas in play show in all. In the Italian 0.3 and the French 0.4 editions players have the 3 base cards only.
CW-SETUP-17 = The Initial Equipment is handed out in turn order, starting with the first player.
CW-SETUP-18 = Every player receives the same Initial Equipment.
CW-SETUP-19 = The coins that are not handed out form the Reserve.
CW-SETUP-20 = The Grotesque tokens are shuffled face down into a common supply; that they lie face down follows from their being drawn in secret.
CW-SETUP-21 = The Fame tokens form a common supply.
CW-SETUP-22 = The first player is whoever visited a museum most recently, or else somebody drawn at random; here the game draws at random unless the host names a first player.
CW-SETUP-23 = Nobody gets any compensation for the order of play: the first player and the others start alike.
CW-SETUP-24 = No Area is used twice in one game: its two effects are the two sides of one board, so they cannot both be in play.

## Deck, money, information

CW-DECK = Deck and discard pile
CW-DECK-1 = Wonder cards are drawn and revealed one at a time from the top of the deck.
CW-DECK-2 = The discard pile lies face up.
CW-DECK-3 = As soon as the deck has 0 cards, the whole discard pile is shuffled to form the new deck.
CW-DECK-4 = Right after the discard pile has been shuffled into a new deck, the top card of that deck is turned over to start the new discard pile.
CW-DECK-5 = Shuffling a new deck may interrupt an effect; the effect then goes on with the new deck.
CW-DECK-6 = Cards revealed or set aside by an effect that is not finished are not in the discard pile, so they are not shuffled into a new deck.
CW-DECK-7 = If the deck runs out while the discard pile holds exactly 1 card, that card becomes the deck and no card is turned over.
CW-DECK-8 = If the deck and the discard pile are both empty, drawing or revealing yields nothing and the effect goes on.
CW-DECK-9 = There is no limit to the number of cards in a hand.
CW-DECK-10 = No card is ever lost or added: the deck, the discard pile, the hands, the displays and the cards held by a running effect always add up to 92.

CW-MONEY = Money
CW-MONEY-1 = Pounds are whole numbers, and no purse may fall below 0.
CW-MONEY-2 = The Reserve never runs out, and the kinds of coins are only a matter of presentation.
CW-MONEY-3 = Players may not lend, give or trade pounds or cards, except where an effect says so.

CW-INFO = Who sees what
CW-INFO-1 = Only their owner sees the cards in a hand.
CW-INFO-2 = The number of cards in each hand and the pounds in each purse are public.
CW-INFO-3 = A secret choice (a display, a bid, a card picked in a draft, a discard at Abbey, side B) is seen only by the player who makes it until everybody has chosen. What a player keeps, gives or passes on at Westminster is not shown afterwards either: a card is known only to the players through whose hands it went, and where it lies now only to those who hold it, gave it or can work it out.
CW-INFO-4 = Before the end of the game nobody’s screen ever receives the order of the deck or the values of another player’s Grotesque tokens.

## Flow, Agents, phase 1

CW-FLOW = Course of the game
CW-FLOW-1 = Turns go clockwise, starting with the first player.
CW-FLOW-2 = A turn has two phases, always in this order: phase 1, sending an Agent, and then phase 2, displaying Wonders.
CW-FLOW-3 = Phase 1 belongs to the active player, that is, the player whose turn it is; phase 2 belongs to all players.
CW-FLOW-4 = When phase 2 is finished, play moves on clockwise: it is the next player’s turn. Where a Contact may be used during the whole turn, that chance comes first.
CW-FLOW-5 = The game goes on until no player has an Agent left to place; with 2 players it goes on until the Agents have been used up a second time.
CW-FLOW-6 = A game with 3 players lasts exactly 9 turns.
CW-FLOW-7 = A game with 4 players lasts exactly 8 turns.
CW-FLOW-8 = A game with 2 players lasts exactly 8 turns, since each player sends an Agent 4 times.
CW-FLOW-9 = With 2 players, when both have placed both their Agents, both take all their Agents back and use them a second time.
CW-FLOW-10 = With 2 players, taking the Agents back is mandatory.
CW-FLOW-11 = Each player therefore has 8 chances to display in a game with 2 or 4 players, and 9 in a game with 3 players.
CW-FLOW-12 = Nobody can pass phase 1: the active player must place an Agent.
CW-FLOW-13 = With 2 players, the Agents are taken back exactly once, after phase 2 of turn 4.
CW-FLOW-14 = With 2 players, taking the Agents back does not change the turn order: the first player takes turn 5.

CW-AGENT = Agents
CW-AGENT-1 = In phase 1 the active player places exactly one Agent that is not yet placed on one of the 4 Areas.
CW-AGENT-2 = Players may not place an Agent on an Area that already holds one of their own Agents.
CW-AGENT-3 = Other players’ Agents never block an Area; any number of Agents may stand there.
CW-AGENT-4 = Agents stay on their Area until the end of the game, except when they are taken back in a game with 2 players or in solo.
CW-AGENT-5 = After taking the Agents back, a player may again choose any Area, even one visited before.
CW-AGENT-6 = With 3 players, each player visits exactly 3 different Areas during the game.
CW-AGENT-7 = With 4 players, each player visits exactly 2 different Areas during the game.
CW-AGENT-8 = The active player always has an Area to go to, because there are 4 Areas and nobody owns more than 3 Agents.

CW-PHASE1 = Phase 1: sending an Agent
CW-PHASE1-1 = Placing an Agent makes the effect of that Area mandatory.
CW-PHASE1-2 = The active player may use one of the Contacts next to the Area just visited, or none.
CW-PHASE1-3 = A Contact may be used before or after the effect of the Area, as the active player prefers.
CW-PHASE1-4 = At most one Contact is used in a turn.
CW-PHASE1-5 = The effect of an Area is carried out as far as possible; any part that is impossible is skipped.
CW-PHASE1-6 = A Contact cannot be used in the middle of the effect of an Area.

## Phase 2, showcases, Coming Soon

CW-PHASE2 = Phase 2: displaying Wonders
CW-PHASE2-1 = In every phase 2 each player, whether it is their turn or not, may fill at most one showcase.
CW-PHASE2-2 = Displaying is optional: passing is a legal choice.
CW-PHASE2-3 = In phase 2 all players choose in secret.
CW-PHASE2-4 = In phase 2 all choices are revealed together, passes included.
CW-PHASE2-5 = The cards a player chooses to display come from that player’s own hand.
CW-PHASE2-6 = After the reveal the chosen cards go into one free showcase of their owner.
CW-PHASE2-7 = A player without a free showcase who does not open one must pass.
CW-PHASE2-8 = A choice made for phase 2 cannot be changed after the reveal.
CW-PHASE2-9 = What follows from the reveal is settled in a fixed order: first the cards are placed, then come the Legendaries’ tokens, then the Monster sets’ tokens, then the income from Precious and Clubs, and last the Grotesque tokens.
CW-PHASE2-10 = After the reveal, step 1: all revealed cards are placed in showcases at the same time.
CW-PHASE2-11 = After the reveal, step 2: for every Legendary name just revealed it is worked out again which copies have a Fame token.
CW-PHASE2-12 = After the reveal, step 3: each complete Monster set just placed receives its Fame token.
CW-PHASE2-13 = After the reveal, step 4: the income from Precious and from Clubs is paid, to the active player first and then clockwise.
CW-PHASE2-14 = After the reveal, step 5: Grotesque tokens are drawn, by the active player first and then clockwise.
CW-PHASE2-15 = A player with an empty hand passes automatically in phase 2.

CW-SHOWCASE = Showcases
CW-SHOWCASE-1 = A showcase holds exactly one of these: a single Wonder, a Book set or a Monster set.
CW-SHOWCASE-2 = A single Wonder in a showcase may be of any type, even a lone Book or a lone Monster part.
CW-SHOWCASE-3 = A Book set is made of 2, 3 or 4 Books, each of a different Book type; a lone Book scores as a set of 1.
CW-SHOWCASE-4 = A Monster set is made of exactly 3 cards: one Head, one Body and one Legs.
CW-SHOWCASE-5 = Two Monster parts alone may not share a showcase.
CW-SHOWCASE-6 = Nothing may be added to a showcase that is already filled.
CW-SHOWCASE-7 = Displayed cards may not be moved or removed, except by an effect that says so: the Carpenters Club and Catherine. The Italian 0.3 and the French 0.4 editions know no such exception.
CW-SHOWCASE-8 = A player may display several copies of the same Wonder, in different showcases.
CW-SHOWCASE-9 = Which Cabinet a showcase belongs to, and where it stands in it, matters neither for the rules nor for scoring.
CW-SHOWCASE-10 = Displayed cards are public.
CW-SHOWCASE-11 = All the cards of a set must be placed in one and the same display: normally in a single phase 2, or else in a single display through Catherine or a single placement by the Collector.

CW-EXPAND = Coming Soon: opening showcases
CW-EXPAND-1 = A showcase under a Coming Soon marker cannot receive cards.
CW-EXPAND-2 = A player may pay £5 to remove one of their own Coming Soon markers.
CW-EXPAND-3 = The £5 for opening a showcase goes to the Reserve; the rulebook says so only for the Collector.
CW-EXPAND-4 = Any player may open a showcase at any time, on anybody’s turn; in practice this means whenever they are asked something, at the start and at the end of every turn, and as part of their secret choice in phase 2.
CW-EXPAND-5 = A player may open showcases again and again, as long as they have £5 and a Coming Soon marker.
CW-EXPAND-6 = A Coming Soon marker that was removed never comes back.
CW-EXPAND-7 = Opening a showcase gives no extra display in that phase 2.
CW-EXPAND-8 = Between a sealed bid and its outcome no bidder may open a showcase.
CW-EXPAND-9 = In an open auction the player with the highest bid so far may not spend so much that the bid is no longer covered.
CW-EXPAND-10 = In phase 2 cards may be chosen only for a showcase that is already open, or for one that the same choice opens for £5.
CW-EXPAND-11 = The £5 for a showcase opened by a choice in phase 2 must be in the purse when the choice is made; income from that same reveal cannot pay for it.

## Contacts

CW-CONTACT = Contacts
CW-CONTACT-1 = Each Area is next to exactly two Contacts, the ones beside it in the ring, and each Contact is next to exactly two Areas.
CW-CONTACT-2 = Only the active player may use a Contact.
CW-CONTACT-3 = The Contact used must be next to the Area visited this turn.
CW-CONTACT-4 = A Contact may be used only during phase 1. In the Italian 0.3 and the French 0.4 editions the active player may use it at any time in their turn.
CW-CONTACT-5 = Using a Contact is optional.
CW-CONTACT-6 = A Contact is never used up: in every turn the player who visits an Area next to it may use it.
CW-CONTACT-7 = A Contact that could have no effect cannot be chosen.

CW-CONTACT-DREYFUSS = Contact: Mr. Dreyfuss, the Banker
CW-CONTACT-DREYFUSS-1 = With Mr. Dreyfuss the active player takes £3 from the Reserve.

CW-CONTACT-FEZZIK = Contact: J.K. Fezzik, the Informer
CW-CONTACT-FEZZIK-1 = With J.K. Fezzik the active player draws 1 Wonder card.

CW-CONTACT-PEBBLETON = Contact: Sir Pebbleton, the Benefactor
CW-CONTACT-PEBBLETON-1 = With Sir Pebbleton the active player draws 2 Wonder cards.
CW-CONTACT-PEBBLETON-2 = After the active player has drawn with Sir Pebbleton, each other player, clockwise, draws 1 Wonder card.

CW-CONTACT-REK = Contact: Cpt. Rek, the Fence
CW-CONTACT-REK-1 = With Cpt. Rek the active player discards exactly 1 Wonder card from hand.
CW-CONTACT-REK-2 = For the card discarded with Cpt. Rek the active player receives its printed value in pounds from the Reserve.

CW-CONTACT-BUTCH = Contact: Butch, the Carpenter
CW-CONTACT-BUTCH-1 = With Butch the active player removes one of their own Coming Soon markers for free.

CW-CONTACT-LORIS = Contact: Loris, the Seer
CW-CONTACT-LORIS-1 = With Loris the active player looks at the top card of the deck, without showing it to anyone.
CW-CONTACT-LORIS-2 = The card seen with Loris either goes back on top of the deck or is discarded face up, as the active player chooses. In the French 0.4 edition it goes either on top or to the bottom of the deck.
CW-CONTACT-LORIS-3 = The card seen with Loris is never kept.

## Areas

CW-AREA = Areas
CW-AREA-1 = The effect of an Area happens once, when an Agent is placed there.
CW-AREA-2 = Only the side of an Area that is in play counts.

CW-AREA-WHITECHAPEL-A = Whitechapel, side A: push your luck
CW-AREA-WHITECHAPEL-A-1 = Whitechapel, side A, begins with each other player drawing 1 Wonder card, clockwise from the active player’s left.
CW-AREA-WHITECHAPEL-A-2 = At Whitechapel, side A, once the others have drawn, the active player reveals cards from the deck one at a time and decides after each one whether to go on.
CW-AREA-WHITECHAPEL-A-3 = At Whitechapel, side A, the active player may stop before revealing any card. In the Italian 0.3 and the French 0.4 editions the first card is mandatory.
CW-AREA-WHITECHAPEL-A-4 = At Whitechapel, side A, if any two of the revealed cards are of the same type, all the revealed cards are discarded.
CW-AREA-WHITECHAPEL-A-5 = Losing the revealed cards at Whitechapel, side A, ends the active player’s own part of the turn: a Contact not used before is lost for this turn, while phase 2 follows as usual for all players, the active player included. In the Italian 0.3 edition only the effect of the Area ends, and the Contact stays available.
CW-AREA-WHITECHAPEL-A-6 = At Whitechapel, side A, an active player who stops while all the revealed cards are of different types takes all of them into hand.
CW-AREA-WHITECHAPEL-A-7 = At Whitechapel, side A, at most 6 cards can be revealed safely, since there are 6 types; the 7th card always repeats a type and loses everything.

CW-AREA-WHITECHAPEL-B = Whitechapel, side B: name a type
CW-AREA-WHITECHAPEL-B-1 = At Whitechapel, side B, each player in turn, starting with the active player and going clockwise, names one of the 6 types.
CW-AREA-WHITECHAPEL-B-2 = At Whitechapel, side B, the player who has named a type reveals the top 2 cards of the deck.
CW-AREA-WHITECHAPEL-B-3 = At Whitechapel, side B, the player may take the revealed cards of the named type into hand: 0, 1 or 2 cards.
CW-AREA-WHITECHAPEL-B-4 = At Whitechapel, side B, every revealed card that is not taken is discarded.
CW-AREA-WHITECHAPEL-B-5 = At Whitechapel, side B, one player finishes naming and revealing before the next player names a type.

CW-AREA-WESTMINSTER-A = Westminster, side A: one to keep, one to the right, one to the left
CW-AREA-WESTMINSTER-A-1 = At Westminster, side A, all players, the active player first and then clockwise, draw 3 Wonder cards and keep them apart from their hands.
CW-AREA-WESTMINSTER-A-2 = At Westminster, side A, each player keeps one of the 3 cards drawn and takes it into hand.
CW-AREA-WESTMINSTER-A-3 = At Westminster, side A, with 3 or 4 players, each player gives one of the other two cards to the neighbour on the right and one to the neighbour on the left, choosing which goes where.
CW-AREA-WESTMINSTER-A-4 = At Westminster, side A, all choices are made in secret and the cards change hands at the same time.
CW-AREA-WESTMINSTER-A-5 = At Westminster, side A, the cards received go to the hand and cannot be passed on.
CW-AREA-WESTMINSTER-A-6 = At Westminster, side A, with 2 players, each player keeps one card, gives one to the opponent and discards the third; whoever drew the cards chooses which is which. In the Italian 0.3 and the French 0.4 editions both other cards are given to the opponent.
CW-AREA-WESTMINSTER-A-7 = At Westminster, side A, with 3 or 4 players, every hand grows by exactly 3 cards.
CW-AREA-WESTMINSTER-A-8 = At Westminster, side A, with 2 players, every hand grows by exactly 2 cards. In the Italian 0.3 and the French 0.4 editions it grows by 3.

CW-AREA-WESTMINSTER-B = Westminster, side B: draft
CW-AREA-WESTMINSTER-B-1 = At Westminster, side B, all players, the active player first and then clockwise, draw 3 Wonder cards and keep them apart from their hands.
CW-AREA-WESTMINSTER-B-2 = At Westminster, side B, each player keeps one of the 3 cards and passes the other two to the neighbour on the right; all pass at the same time.
CW-AREA-WESTMINSTER-B-3 = At Westminster, side B, each player then keeps one of the two cards received and passes the last one to the neighbour on the right; all pass at the same time.
CW-AREA-WESTMINSTER-B-4 = At Westminster, side B, the last card received goes to the hand, without any choice.
CW-AREA-WESTMINSTER-B-5 = At Westminster, side B, every hand grows by exactly 3 cards, whatever the number of players.

CW-AREA-HYDEPARK-A = Hyde Park, side A: open auction
CW-AREA-HYDEPARK-A-1 = At Hyde Park, side A, as many cards as there are players are revealed face up.
CW-AREA-HYDEPARK-A-2 = At Hyde Park, side A, the active player chooses which of the revealed cards is auctioned next.
CW-AREA-HYDEPARK-A-3 = At Hyde Park, side A, the active player speaks first, with an opening bid of at least £1 or a pass.
CW-AREA-HYDEPARK-A-4 = At Hyde Park, side A, going clockwise, each player still in the auction must raise the bid by at least £1 or pass.
CW-AREA-HYDEPARK-A-5 = At Hyde Park, side A, if the active player passes, the next player may open at £1 or more, and so on around the table.
CW-AREA-HYDEPARK-A-6 = At Hyde Park, side A, a player who passes is out for that card only.
CW-AREA-HYDEPARK-A-7 = At Hyde Park, side A, the bidding goes round as often as needed, until everybody but the highest bidder has passed.
CW-AREA-HYDEPARK-A-8 = At Hyde Park, side A, bids are in whole pounds, and no bid may be higher than the bidder’s purse.
CW-AREA-HYDEPARK-A-9 = At Hyde Park, side A, the winner of an auction pays the bid to the Reserve and takes the card into hand.
CW-AREA-HYDEPARK-A-10 = At Hyde Park, side A, a card that gets no bid is discarded.
CW-AREA-HYDEPARK-A-11 = At Hyde Park, side A, the auction is repeated for every remaining card, whatever the number of players.
CW-AREA-HYDEPARK-A-12 = At Hyde Park, side A, the active player speaks first on every card.
CW-AREA-HYDEPARK-A-13 = At Hyde Park, side A, players who bid and lose pay nothing.

CW-AREA-HYDEPARK-B = Hyde Park, side B: sealed bids
CW-AREA-HYDEPARK-B-1 = At Hyde Park, side B, as many cards as there are players are revealed face up.
CW-AREA-HYDEPARK-B-2 = At Hyde Park, side B, the active player chooses which card is sold next.
CW-AREA-HYDEPARK-B-3 = At Hyde Park, side B, every player, the active player included, secretly bids 0 or more pounds, up to what their purse holds.
CW-AREA-HYDEPARK-B-4 = At Hyde Park, side B, all bids are revealed together.
CW-AREA-HYDEPARK-B-5 = At Hyde Park, side B, the highest bid above 0 is paid to the Reserve. In the French 0.4 edition it is paid to the active player.
CW-AREA-HYDEPARK-B-6 = At Hyde Park, side B, if several players are tied for the highest bid, the active player names the buyer among them, and may name themselves if tied.
CW-AREA-HYDEPARK-B-7 = At Hyde Park, side B, the player named as the buyer must buy.
CW-AREA-HYDEPARK-B-8 = At Hyde Park, side B, players who bid and do not buy keep their money.
CW-AREA-HYDEPARK-B-9 = At Hyde Park, side B, if all bids are 0, the card is discarded.
CW-AREA-HYDEPARK-B-10 = At Hyde Park, side B, the sale is repeated for every remaining card.
CW-AREA-HYDEPARK-B-11 = At Hyde Park, side B, the player who pays takes the card into hand.
CW-AREA-HYDEPARK-B-12 = At Hyde Park, side B, where bids are paid to the active player, an active player who wins pays the Reserve.

CW-AREA-BANK-A = Bank of England, side A: one sale with a bonus
CW-AREA-BANK-A-1 = At the Bank of England, side A, each player, the active player first and then clockwise, may sell one Wonder card from hand.
CW-AREA-BANK-A-2 = At the Bank of England, side A, the seller gets the card’s value plus £3 from the Reserve.
CW-AREA-BANK-A-3 = Cards sold at the Bank of England, side A, go to the discard pile.
CW-AREA-BANK-A-4 = At the Bank of England, side A, nobody has to sell.

CW-AREA-BANK-B = Bank of England, side B: up to three sales
CW-AREA-BANK-B-1 = At the Bank of England, side B, each player, the active player first and then clockwise, may sell from 0 to 3 Wonder cards from hand. Taken literally, the French 0.4 edition would allow either 0 or exactly 3.
CW-AREA-BANK-B-2 = At the Bank of England, side B, the seller gets the sum of the cards’ values from the Reserve, without any bonus.
CW-AREA-BANK-B-3 = Cards sold at the Bank of England, side B, go to the discard pile.

CW-AREA-ABBEY-A = Abbey, side A: a gift for everyone
CW-AREA-ABBEY-A-1 = At Abbey, side A, as many cards as there are players are drawn unseen into a face-down pile in front of the active player.
CW-AREA-ABBEY-A-2 = At Abbey, side A, the active player takes the top card of the pile, looks at it alone and gives it to any player, themselves included.
CW-AREA-ABBEY-A-3 = At Abbey, side A, the active player must give each card away before looking at the next.
CW-AREA-ABBEY-A-4 = At Abbey, side A, nobody may receive a second card.
CW-AREA-ABBEY-A-5 = At the end of Abbey, side A, every player has received exactly one card, so there is no choice about who gets the last one.
CW-AREA-ABBEY-A-6 = At Abbey, side A, the cards are given face down: only the giver and the receiver know them.

CW-AREA-ABBEY-B = Abbey, side B: a fair swap
CW-AREA-ABBEY-B-1 = At Abbey, side B, each player with at least one card in hand must discard exactly one.
CW-AREA-ABBEY-B-2 = At Abbey, side B, each player then draws 1 card.
CW-AREA-ABBEY-B-3 = At Abbey, side B, a player with an empty hand discards nothing and still draws 1 card.
CW-AREA-ABBEY-B-4 = At Abbey, side B, all players choose their discards at the same time and in secret; then all of these cards go to the discard pile.
CW-AREA-ABBEY-B-5 = At Abbey, side B, drawing comes after all the discards, with the active player first and then clockwise.

## Wonders and Fame tokens

CW-WONDER = Wonders
CW-WONDER-1 = Whatever a card brings when displayed, a token or money, it brings only at the moment it is displayed.
CW-WONDER-2 = Monsters, Grotesques, Legendaries and Precious score their printed Fame; the rulebooks say so outright only for Legendaries.

CW-WONDER-MONSTER = Monsters
CW-WONDER-MONSTER-1 = There are 18 Monster cards: Heads, Bodies and Legs, which the English rulebook also calls Feet.
CW-WONDER-MONSTER-2 = A Monster part may be displayed alone or in a full set of three parts, never as a pair.
CW-WONDER-MONSTER-3 = The three parts of a Monster set need not belong to the same creature.
CW-WONDER-MONSTER-4 = Placing a complete Monster set earns one Fame token, which is put on the set.
CW-WONDER-MONSTER-5 = Three Monster parts spread over three showcases earn no Fame token.
CW-WONDER-MONSTER-6 = A player may display several Monster sets, and each of them earns its own Fame token.
CW-WONDER-MONSTER-7 = The Fame token of a Monster set is not affected by other players’ Monster sets.

CW-WONDER-GROTESQUE = Grotesques
CW-WONDER-GROTESQUE-1 = Each time a Grotesque is displayed, its owner draws 1 Grotesque token.
CW-WONDER-GROTESQUE-2 = The Grotesque token drawn for a card lies face down on that card.
CW-WONDER-GROTESQUE-3 = Before the end of the game only their owner may look at Grotesque tokens.
CW-WONDER-GROTESQUE-4 = At the end of the game all Grotesque tokens are revealed and each player’s skulls are added up.
CW-WONDER-GROTESQUE-5 = The player who alone has the most skulls, and at least 1, gains one Fame token.
CW-WONDER-GROTESQUE-6 = If players are tied for the most skulls, each of them draws one more Grotesque token and adds it; those still tied for the most repeat this until one leads.
CW-WONDER-GROTESQUE-7 = If the supply cannot give every player tied for the most skulls a Grotesque token, the drawing stops and nobody gains the Fame token.
CW-WONDER-GROTESQUE-8 = If the supply of Grotesque tokens is empty when a Grotesque is displayed, no token is drawn.
CW-WONDER-GROTESQUE-9 = Skulls themselves are not Fame.

CW-WONDER-LEGENDARY = Legendaries
CW-WONDER-LEGENDARY-1 = A Legendary scores its printed Fame whether or not it has lost its Fame token.
CW-WONDER-LEGENDARY-2 = A Legendary displayed while nobody displays another copy of that name receives one Fame token.
CW-WONDER-LEGENDARY-3 = When a further copy of a Legendary is displayed, every earlier copy of that name loses its Fame token.
CW-WONDER-LEGENDARY-4 = A further copy of a Legendary that is already displayed gets no Fame token either.
CW-WONDER-LEGENDARY-5 = Copies of a Legendary displayed by the same player cancel each other too.
CW-WONDER-LEGENDARY-6 = Copies of a Legendary revealed in the same phase 2 cancel each other: none of them gets a Fame token.
CW-WONDER-LEGENDARY-7 = A Fame token that a Legendary has lost never comes back to it while the card stays displayed.
CW-WONDER-LEGENDARY-8 = A third copy of a Legendary gets no Fame token.
CW-WONDER-LEGENDARY-9 = Fame tokens lost by Legendaries return to the supply of Fame tokens.

CW-WONDER-PRECIOUS = Precious
CW-WONDER-PRECIOUS-1 = Displaying a Precious gives its owner £3 from the Reserve at once.
CW-WONDER-PRECIOUS-2 = The £3 is paid for every Precious that is displayed, whoever owns it, and every time.

CW-WONDER-ARCANE = Arcane
CW-WONDER-ARCANE-1 = At the end of the game each displayed Arcane is worth as many Fame as its owner displays different types of Wonders.
CW-WONDER-ARCANE-2 = Arcane itself counts as one of the types displayed, so an Arcane is worth from 1 to 6 Fame.
CW-WONDER-ARCANE-3 = An Arcane in hand does not score, and cards in hand do not count as types for displayed Arcane.
CW-WONDER-ARCANE-4 = An Arcane has no other Fame value.

CW-WONDER-BOOK = Books
CW-WONDER-BOOK-1 = There are 20 Books of 4 Book types.
CW-WONDER-BOOK-2 = A showcase may hold from 1 to 4 Books, all of different Book types.
CW-WONDER-BOOK-3 = Each showcase of Books scores 1, 4, 9 or 16 Fame for 1, 2, 3 or 4 Books.
CW-WONDER-BOOK-4 = Books have no other Fame value.
CW-WONDER-BOOK-5 = Books in different showcases are never combined.

CW-FAME = Fame tokens
CW-FAME-1 = A Fame token is worth 3 Fame at the end of the game.
CW-FAME-2 = With several players, Fame tokens come only from Monster sets, from Legendaries and from having the most skulls.
CW-FAME-3 = A Fame token lying on a card belongs to the owner of that card.
CW-FAME-4 = The supply of 24 Fame tokens is no limit in the rules: if it runs out, something else is used in their place.

## End, scoring, ties

CW-END = End of the game
CW-END-1 = The game ends when the last player has placed their last Agent and both phases of that turn are over.
CW-END-2 = The last turn of the game includes a normal phase 2 for all players.
CW-END-3 = After the last turn, which ends with phase 2 or with the last chance to use a Contact after it, nobody can do anything more: no action, no sale, no opening of showcases.

CW-SCORE = Scoring
CW-SCORE-1 = A player’s score is the Fame of the displayed cards, plus the Fame of the tokens, plus the Fame of the money, minus the penalty for cards in hand.
CW-SCORE-2 = The Fame of the cards is the sum over all showcases, each by the rules of its type.
CW-SCORE-3 = The Fame of the tokens is 3 for each Fame token held.
CW-SCORE-4 = The Fame of the money is the number of pounds in the purse divided by 3, rounded down.
CW-SCORE-5 = Pounds left over after dividing the purse by 3 are worth nothing.
CW-SCORE-6 = The penalty is 1 Fame for each Wonder card left in hand.
CW-SCORE-7 = The Fame token for the most skulls is awarded before the players are ranked.
CW-SCORE-8 = A total may be negative; it is not raised to zero.
CW-SCORE-9 = Unused showcases and Coming Soon markers still in place neither score nor cost anything.

CW-TIE = Ties
CW-TIE-1 = If players are tied on Fame, the one with more Wonder cards displayed wins; each card of a set is counted.
CW-TIE-2 = If players are tied on Fame and on displayed cards, the one with more pounds in the purse wins.
CW-TIE-3 = Players tied on Fame, on displayed cards and on pounds share the victory.
CW-TIE-4 = Lower places are decided by the same comparison.

## Clubs

CW-CLUB = Clubs
CW-CLUB-1 = In a game with Clubs, each player is dealt one random Club card at setup.
CW-CLUB-2 = A Club card stays with its owner for the whole game and cannot be exchanged.
CW-CLUB-3 = Club cards lie face up.
CW-CLUB-4 = Club cards that were not drawn are out of the game.

CW-CLUB-DETECTIVES = Detectives Club
CW-CLUB-DETECTIVES-1 = At the beginning of their turn, before placing the Agent, the owner of the Detectives Club may look at the 3 uppermost cards of the deck without showing them.
CW-CLUB-DETECTIVES-2 = The cards seen with the Detectives Club go back in the same order.
CW-CLUB-DETECTIVES-3 = If the deck has fewer than 3 cards, the owner of the Detectives Club sees those that are there, and no new deck is shuffled.

CW-CLUB-BANKERS = Bankers Club
CW-CLUB-BANKERS-1 = For the owner of the Bankers Club, the Fame of the money is the purse divided by 2, rounded down, instead of divided by 3.

CW-CLUB-GRAVEDIGGERS = Gravediggers Club
CW-CLUB-GRAVEDIGGERS-1 = Whenever the owner of the Gravediggers Club draws a Grotesque token, they draw two and keep the one they choose.
CW-CLUB-GRAVEDIGGERS-2 = The token that the owner of the Gravediggers Club rejects returns face down to the supply, which is shuffled again.
CW-CLUB-GRAVEDIGGERS-3 = The Gravediggers Club also works for the draws that break a tie at the end of the game, and for Clark.
CW-CLUB-GRAVEDIGGERS-4 = If only one Grotesque token is left, the owner of the Gravediggers Club draws that one.

CW-CLUB-GOLDSMITHS = Goldsmiths Club
CW-CLUB-GOLDSMITHS-1 = The owner of the Goldsmiths Club takes £1 from the Reserve for every Precious that any player displays, themselves included.
CW-CLUB-GOLDSMITHS-2 = For a Precious of their own the owner of the Goldsmiths Club gets £3 and another £1.

CW-CLUB-CARPENTERS = Carpenters Club
CW-CLUB-CARPENTERS-1 = Once per turn the owner of the Carpenters Club may, in phase 2, empty one of their filled showcases and put a new card or set into that same showcase in that same phase 2.
CW-CLUB-CARPENTERS-2 = Cards removed with the Carpenters Club return to their owner’s hand.
CW-CLUB-CARPENTERS-3 = Using the Carpenters Club is part of its owner’s secret choice, which names both the showcase to empty and its new content.
CW-CLUB-CARPENTERS-4 = Using the Carpenters Club is its owner’s one display of that phase 2, not an extra one.
CW-CLUB-CARPENTERS-5 = With the Carpenters Club the new content may include cards just removed, but it must hold at least one card that was not in that showcase.
CW-CLUB-CARPENTERS-6 = Fame tokens on cards removed with the Carpenters Club return to the supply.
CW-CLUB-CARPENTERS-7 = A Grotesque token on a card removed with the Carpenters Club returns to the supply unseen by the others, and the supply is shuffled again.
CW-CLUB-CARPENTERS-8 = Removing a copy of a Legendary with the Carpenters Club gives no Fame token back to the copies that stay.
CW-CLUB-CARPENTERS-9 = Cards that are displayed again through the Carpenters Club bring again what they bring when displayed.
CW-CLUB-CARPENTERS-10 = In the common reveal all removals with the Carpenters Club come first: a Legendary that is taken out in this phase 2 neither cancels a copy that another player shows in the same reveal nor is cancelled by it.

CW-CLUB-CATLOVERS = Cat-Lovers Club
CW-CLUB-CATLOVERS-1 = The owner of the Cat-Lovers Club takes £1 from the Reserve each time another player displays a showcase with a Monster, be it a single part or a set; that is £1 per showcase.
CW-CLUB-CATLOVERS-2 = The owner of the Cat-Lovers Club gets nothing for their own Monsters.

## Solo

CW-SOLO = Solo: setup and structure
CW-SOLO-1 = In solo, one human player faces an automatic opponent, the Collector.
CW-SOLO-2 = In solo, 4 of the 6 solo Contacts are drawn at random or chosen, and placed as in a game with several players.
CW-SOLO-3 = In solo, the 6 Contacts for several players are not used.
CW-SOLO-4 = In solo, the 4 solo Area tokens cover the 4 Areas; only the effects of the tokens count, and it does not matter which Areas lie underneath.
CW-SOLO-5 = In solo, one side, A or B, is chosen at setup for each solo Area token.
CW-SOLO-6 = In solo, the Initial Equipment of the Areas is ignored.
CW-SOLO-7 = In solo, the player starts with £8.
CW-SOLO-8 = In solo, the player starts with 2 Wonder cards in place of the Initial Equipment, on top of the 3 base cards: 5 in all.
CW-SOLO-9 = In solo, the player uses 3 Agents.
CW-SOLO-10 = In solo, the player’s turn is a normal turn: placing an Agent, the effect of the Area, a Contact next to it if wanted, and then phase 2.
CW-SOLO-11 = In solo, only the player displays in phase 2; the Collector displays only in his reveal.
CW-SOLO-12 = In solo, after the turn of the third Agent the player takes back all 3 Agents.
CW-SOLO-13 = In solo, once the Agents have been taken back, the Collector’s reveal takes place, and then the round ends.
CW-SOLO-14 = In solo, the player may not place two Agents on the same Area within a round; in the next round all Areas are open again.
CW-SOLO-15 = A solo game ends after 9 turns of the player, that is 3 rounds of 3 Agents, once the third reveal is done.
CW-SOLO-16 = In solo, scoring and tie-breaks are the normal ones, for the player and for the Collector.
CW-SOLO-17 = In solo, the player wins only by ranking above the Collector; if they are tied in everything, it is a shared victory.
CW-SOLO-18 = In solo, Clubs are off unless the host turns them on.
CW-SOLO-19 = In solo, the player uses the usual 3 Cabinets with 3 Coming Soon markers.
CW-SOLO-20 = In solo, the deck is prepared as usual, with a first card turned face up to start the discard pile.

CW-SOLO-COLLECTOR = Solo: the Collector
CW-SOLO-COLLECTOR-1 = The Collector gets 3 Cabinets with 3 Coming Soon markers, which leaves him 6 usable showcases.
CW-SOLO-COLLECTOR-2 = The Collector starts with £15.
CW-SOLO-COLLECTOR-3 = The Collector starts with 5 face-down Wonder cards unknown to the player; they are hidden because they are only revealed later.
CW-SOLO-COLLECTOR-4 = The Collector has no Agents and never takes a turn on the map.
CW-SOLO-COLLECTOR-5 = At the start of every round but the first, the cards that the Collector has not placed are discarded.
CW-SOLO-COLLECTOR-6 = At the start of every round but the first, once the Collector’s old cards are discarded, 5 new Wonder cards are drawn face down for him.
CW-SOLO-COLLECTOR-7 = Cards that Areas and Contacts give to the Collector during a round join his hand and are revealed in the reveal of that round.
CW-SOLO-COLLECTOR-8 = Cards that come to the Collector face up, because they were bought or revealed, are public; his other cards stay hidden until the reveal.
CW-SOLO-COLLECTOR-9 = A complete Monster set earns the Collector a Fame token.
CW-SOLO-COLLECTOR-10 = The Collector’s Grotesque tokens stay face down; nobody sees them before the end of the game.
CW-SOLO-COLLECTOR-11 = The Collector takes part in the count of the most skulls and in the draws that break a tie there.
CW-SOLO-COLLECTOR-12 = The Collector’s final score includes 1 Fame for every £3, rounded down.
CW-SOLO-COLLECTOR-13 = The Collector loses 1 Fame for each card left in his hand after the last reveal, unless the Royal Level is on.
CW-SOLO-COLLECTOR-14 = The Collector’s Legendaries receive and cancel Fame tokens like a player’s, and this also works between his copies and the player’s.
CW-SOLO-COLLECTOR-15 = A Precious that he displays gives the Collector £3.
CW-SOLO-COLLECTOR-16 = A Grotesque that he displays gives the Collector one Grotesque token.

CW-SOLO-REVEAL = Solo: the Collector’s reveal
CW-SOLO-REVEAL-1 = In the reveal all the cards in the Collector’s hand are turned face up.
CW-SOLO-REVEAL-2 = In the reveal the Collector’s cards are placed one showcase after another in his order of preference, until no legal placement is left: complete Monster sets, sets of 3 or 4 Books, Legendaries, Grotesques, Precious, Arcane, and within each of these the higher value first.
CW-SOLO-REVEAL-3 = The Collector’s first preference is a complete Monster set (Head, Body and Legs), repeated as long as it is possible.
CW-SOLO-REVEAL-4 = The Collector’s second preference is a set of 3 or 4 different Books, as large as possible, repeated as long as it is possible.
CW-SOLO-REVEAL-5 = The Collector’s third preference is single Legendaries.
CW-SOLO-REVEAL-6 = The Collector’s fourth preference is single Grotesques.
CW-SOLO-REVEAL-7 = The Collector’s fifth preference is single Precious.
CW-SOLO-REVEAL-8 = The Collector’s sixth preference is single Arcane.
CW-SOLO-REVEAL-9 = Cards outside the Collector’s six preferences, that is Monster parts that make no full set and fewer than 3 different Books, are not placed and stay in his hand. Where the chosen options let him place them, they come after all the preferences: a pair of different Books first, then lone Books and lone Monster parts by value.
CW-SOLO-REVEAL-10 = Within one preference the Collector places cards with the higher purchase value first; for a Monster set he uses the card of the highest value for each part.
CW-SOLO-REVEAL-11 = Whatever is still tied in the Collector’s choices is decided at random by the game’s own generator, so that a saved game replays exactly.
CW-SOLO-REVEAL-12 = The Collector uses his open free showcases first.
CW-SOLO-REVEAL-13 = With no free showcase and at least £5, the Collector pays £5 to the Reserve, removes a Coming Soon marker and goes on.
CW-SOLO-REVEAL-14 = With no free showcase and less than £5, or with no marker left, the Collector stops placing cards.
CW-SOLO-REVEAL-15 = The £3 from a Precious he has just placed can help the Collector pay for the next marker in the same reveal.
CW-SOLO-REVEAL-16 = The limit of one showcase per phase does not apply to the Collector.

CW-SOLO-LEVEL = Solo: levels of difficulty
CW-SOLO-LEVEL-1 = At the Lord Level, the Collector draws 1 extra Wonder card just before each reveal.
CW-SOLO-LEVEL-2 = At the Royal Level, the Collector suffers no penalty in the final scoring for cards left in hand.
CW-SOLO-LEVEL-3 = The Lord Level and the Royal Level may be used separately, together or not at all.

CW-SOLO-AREA-BUSINESS-A = Solo Area: Business House, side A
CW-SOLO-AREA-BUSINESS-A-1 = At the Business House, side A, 4 cards are revealed from the deck.
CW-SOLO-AREA-BUSINESS-A-2 = At the Business House, side A, the player may buy 0, 1 or 2 of the revealed cards at their printed value, paid to the Reserve.
CW-SOLO-AREA-BUSINESS-A-3 = At the Business House, side A, when the player has finished, the Collector buys as many cards as the player bought, one after another.
CW-SOLO-AREA-BUSINESS-A-4 = At the Business House, side A, the Collector each time buys the remaining card of the highest value that he can afford; if he can afford none, he buys none.
CW-SOLO-AREA-BUSINESS-A-5 = At the Business House, side A, the Collector pays the printed value to the Reserve, and the card joins his hand.
CW-SOLO-AREA-BUSINESS-A-6 = At the Business House, side A, cards that nobody buys are discarded.

CW-SOLO-AREA-BUSINESS-B = Solo Area: Business House, side B
CW-SOLO-AREA-BUSINESS-B-1 = At the Business House, side B, 4 cards are revealed from the deck.
CW-SOLO-AREA-BUSINESS-B-2 = At the Business House, side B, the player may buy from 0 to 4 of the revealed cards at their printed value, paid to the Collector.
CW-SOLO-AREA-BUSINESS-B-3 = At the Business House, side B, the cards not bought are discarded.

CW-SOLO-AREA-YARD-A = Solo Area: Scotland Yard’s Backyard, side A
CW-SOLO-AREA-YARD-A-1 = At Scotland Yard’s Backyard, side A, 4 cards are drawn; 2 are turned face up, and 2 stay face down and unseen.
CW-SOLO-AREA-YARD-A-2 = At Scotland Yard’s Backyard, side A, the player takes one face-up card and one face-down card into hand.
CW-SOLO-AREA-YARD-A-3 = At Scotland Yard’s Backyard, side A, the other two cards join the Collector’s hand; the face-down one stays hidden.

CW-SOLO-AREA-YARD-B = Solo Area: Scotland Yard’s Backyard, side B
CW-SOLO-AREA-YARD-B-1 = At Scotland Yard’s Backyard, side B, 3 cards are drawn face down and turned up one at a time.
CW-SOLO-AREA-YARD-B-2 = At Scotland Yard’s Backyard, side B, the player decides about each card before seeing the next: keep it, give it to the Collector or discard it.
CW-SOLO-AREA-YARD-B-3 = At Scotland Yard’s Backyard, side B, one card is kept, one goes to the Collector and one is discarded, each exactly once, so there is no choice about the last card.

CW-SOLO-AREA-TELEGRAPH-A = Solo Area: The Daily Telegraph, side A
CW-SOLO-AREA-TELEGRAPH-A-1 = At The Daily Telegraph, side A, the Collector first gets 3 unseen cards from the deck.
CW-SOLO-AREA-TELEGRAPH-A-2 = At The Daily Telegraph, side A, after the Collector has got his cards, the player reveals cards one at a time, as many as wanted, even none.
CW-SOLO-AREA-TELEGRAPH-A-3 = At The Daily Telegraph, side A, if two revealed cards are of the same type, all the revealed cards are discarded.
CW-SOLO-AREA-TELEGRAPH-A-4 = At The Daily Telegraph, side A, a player who stops while all the revealed cards are of different types takes all of them into hand.
CW-SOLO-AREA-TELEGRAPH-A-5 = At The Daily Telegraph, side A, the Collector also gets £3 from the Reserve, before the player reveals any card.
CW-SOLO-AREA-TELEGRAPH-A-6 = At The Daily Telegraph, side A, a player who loses the revealed cards because of a repeated type gets £3 from the Reserve.

CW-SOLO-AREA-TELEGRAPH-B = Solo Area: The Daily Telegraph, side B
CW-SOLO-AREA-TELEGRAPH-B-1 = At The Daily Telegraph, side B, 3 cards are revealed from the deck as reference cards.
CW-SOLO-AREA-TELEGRAPH-B-2 = At The Daily Telegraph, side B, the player then draws from 0 to 3 cards, one at a time, and may stop after each.
CW-SOLO-AREA-TELEGRAPH-B-3 = At The Daily Telegraph, side B, a drawn card of the same type as any reference card joins the Collector’s hand.
CW-SOLO-AREA-TELEGRAPH-B-4 = At The Daily Telegraph, side B, any other drawn card may be kept; if the player declines it, it is discarded.
CW-SOLO-AREA-TELEGRAPH-B-5 = At The Daily Telegraph, side B, the 3 reference cards are discarded at the end.

CW-SOLO-AREA-MARKET-A = Solo Area: Central Market, side A
CW-SOLO-AREA-MARKET-A-1 = At the Central Market, side A, the player may sell 0, 1 or 2 cards from hand.
CW-SOLO-AREA-MARKET-A-2 = At the Central Market, side A, for selling at least one card the player gets the sum of the values plus £3, once.
CW-SOLO-AREA-MARKET-A-3 = At the Central Market, side A, the Collector gets £3 from the Reserve for each card sold.

CW-SOLO-AREA-MARKET-B = Solo Area: Central Market, side B
CW-SOLO-AREA-MARKET-B-1 = At the Central Market, side B, the player may sell any number of cards from hand at their printed value.
CW-SOLO-AREA-MARKET-B-2 = At the Central Market, side B, the Collector gets £3 from the Reserve for each card sold.
CW-SOLO-AREA-MARKET-B-3 = Cards sold at the Central Market, on either side, go to the discard pile, as they do at the Bank of England.

CW-SOLO-CONTACT = Solo Contacts
CW-SOLO-CONTACT-1 = Using a solo Contact is optional and follows the usual rules for Contacts: it must lie next to the Area visited this turn, it is used in phase 1, it is never used up, and it cannot be chosen if it could have no effect.
CW-SOLO-CONTACT-2 = Each use of a solo Contact also brings about the Collector’s half of its effect.
CW-SOLO-CONTACT-3 = Where the shield on a solo Contact has two halves, the light left half shows the player’s effect and the dark right half the Collector’s; this only concerns how the card looks.
CW-SOLO-CONTACT-4 = If the player cannot carry out their own half, the solo Contact cannot be used.
CW-SOLO-CONTACT-5 = If the Collector cannot carry out his half of a solo Contact, it is skipped.

CW-SOLO-CONTACT-CLARK = Solo Contact: Clark, the Chronicler
CW-SOLO-CONTACT-CLARK-1 = With Clark the player takes 1 Grotesque token, and the Collector takes 1 too.
CW-SOLO-CONTACT-CLARK-2 = Grotesque tokens from Clark lie beside the chamber, not on a card.
CW-SOLO-CONTACT-CLARK-3 = Grotesque tokens from Clark count when it is worked out who has the most skulls.

CW-SOLO-CONTACT-OLIVANDER = Solo Contact: Olivander, the Tallyman
CW-SOLO-CONTACT-OLIVANDER-1 = With Olivander the player discards 1 Wonder card of their choice from hand.
CW-SOLO-CONTACT-OLIVANDER-2 = With Olivander the Collector discards 1 random card from his hand.

CW-SOLO-CONTACT-BOSS = Solo Contact: The Boss, the Usurer
CW-SOLO-CONTACT-BOSS-1 = With The Boss the player sells 1 Wonder card from hand for its printed value.
CW-SOLO-CONTACT-BOSS-2 = With The Boss the Collector gets £3 from the Reserve.

CW-SOLO-CONTACT-CARA = Solo Contact: Cara, the Accountant
CW-SOLO-CONTACT-CARA-1 = With Cara the player pays £3 to the Collector.
CW-SOLO-CONTACT-CARA-2 = With Cara the player looks at 3 random cards of the Collector’s hand, or at all of them if he has fewer.
CW-SOLO-CONTACT-CARA-3 = With Cara the player takes one of the cards seen into hand and returns the others to the Collector’s hand.

CW-SOLO-CONTACT-PARKER = Solo Contact: Parker, the Photographer
CW-SOLO-CONTACT-PARKER-1 = With Parker the player draws 2 cards and discards one of these two.
CW-SOLO-CONTACT-PARKER-2 = With Parker the Collector gets 1 unseen card from the deck.

CW-SOLO-CONTACT-CATHERINE = Solo Contact: Catherine, the Heiress
CW-SOLO-CONTACT-CATHERINE-1 = With Catherine the player empties one filled showcase and at once displays a new Wonder or set in it.
CW-SOLO-CONTACT-CATHERINE-2 = Cards removed with Catherine return to the player’s hand.
CW-SOLO-CONTACT-CATHERINE-3 = With Catherine the Collector gains one Fame token, kept beside his chamber.
CW-SOLO-CONTACT-CATHERINE-4 = Tokens on cards removed with Catherine are treated as with the Carpenters Club: Fame tokens and Grotesque tokens return to their supplies, the supply of Grotesque tokens is shuffled again, copies of a Legendary that stay get no Fame token back, and cards displayed again bring again what they bring when displayed.
CW-SOLO-CONTACT-CATHERINE-5 = The display made with Catherine comes in addition to phase 2 of that turn.

## Rulings

A-01 = Which two Contacts is an Area next to? Areas and Contacts alternate in a ring, the Areas in the order chosen by the host and the Contacts in the order they were dealt: the first Contact lies between the first and the second Area, and so on, until the fourth lies between the fourth Area and the first. Only a ring gives every Area exactly two Contacts with 4 cards, and a published review also describes Contacts lying between the Areas.
A-02 = After the Agents are taken back, may a player visit the same Area again, although two rulebooks forbid it “during the game”? Yes, only an Area that holds one of the player’s own Agents now is barred, because elsewhere all three rulebooks tie the ban to an Agent being there, and a solo game has 9 placements on 4 Areas. Option agents.area_reuse: per_round (the default) or, with 2 players only, whole_game, where each player visits each Area once.
A-03 = When do 2 players take their Agents back? Once, both together, after phase 2 of turn 4, because the rulebooks speak of the moment when the two players have used all their Agents; the first player then starts turn 5 and the order stays the same.
A-04 = With 3 players, 3 Agents and 4 Areas, are Agents taken back? No, each player leaves out exactly one Area and the game lasts 9 turns, because the rule about taking Agents back is headed as a rule for 2 players only.
A-05 = With how many cards does a player start in the English 0.5 edition, which gives 3 cards in one place and the cards shown by the Areas in another? With both together, because the two sentences stand in the same edition and neither cancels the other; a published review speaks of 3 cards plus the Areas’ money, which comes to the same when the Areas show no cards. Option setup.hand_mode: additive (the default), areas_only, where the 3 base cards are left out, or base_only, as in the Italian 0.3 and the French 0.4 editions.
A-06 = In which order is the setup done? In the order of the text: 3 cards each, then one card turned up, then the Initial Equipment in turn order, a full hand at a time and the first player first; in solo the player gets 3 cards, one card is turned up, then the player gets 2 and the Collector 5. It makes no difference to the odds, but a game started again from the same seed must come out the same.
A-07 = When is an empty deck restored? At once, when its last card leaves, even in the middle of an effect, because the rulebook says so for any time the deck runs out; it is checked after every single card, and cards held by the effect stay out of it. Just looking at cards, with Loris or the Detectives Club, never empties the deck.
A-08 = What if the deck and the discard pile are both empty, or only one card is left? Drawing yields nothing and effects go on, and if cards are too few they go to the players in the order the effect names; when cards are discarded later, the deck is restored at once. A discard pile of one card becomes the deck without turning a card over, because otherwise that would empty the deck again for ever.
A-09 = Must a player display something in phase 2? No, because all three rulebooks say that players may; passing is a secret choice like any other.
A-10 = What if a player has no free showcase? The player may pay £5 for one as part of the secret choice, or else passes; displayed cards are not replaced, because the rules do not let them be removed.
A-11 = In which order do the consequences of a reveal happen? In fixed steps: placing, Legendaries’ tokens, Monster sets’ tokens, income, Grotesque tokens; inside a step the active player comes first, then the others clockwise. The order can matter only for drawing tokens and, if the bank is limited, for money.
A-12 = When do copies of a Legendary cancel each other? Always: with a later copy, a third copy, copies in the same reveal and copies of the same owner, no copy of that name has a token any more, and tokens are not restored later. The Italian 0.3 text could mean that only the earlier copy loses its token, but its own example explains tokens by the card being the only one on the table; the French 0.4 text could spare a player’s own copies. Options legendary.duplicate: all_lose (the default) or earlier_loses; legendary.same_owner_cancels: true (the default) or false.
A-13 = What does “at any time” mean for opening a showcase for £5? A player may do it at any of their own decisions, at the start and at the end of every turn, and inside the secret choice of phase 2, where it is paid at the reveal; but not between their own sealed bid and its outcome, and the highest bidder of an open auction must keep the bid covered. Opening matters only for a later display, so nothing is lost, and sealing it with the choice gives no intention away. Option expand.windows: prompts (the default) or commit_only, where only the choice in phase 2 opens showcases.
A-14 = Does it matter which showcase is used? No, showcases are interchangeable, because no rule looks at their place: the game assigns the places, and owners may be allowed to arrange them.
A-15 = When may a Contact be used? In phase 1, as the English 0.5 edition says, before or after the effect of the Area but never inside it, because all three editions say before or after. Option contact.window: phase1 (the default) or turn, as in the Italian 0.3 and the French 0.4 editions, which adds one more chance after phase 2, before the turn passes.
A-16 = May a Contact be chosen that would do nothing? No, because that would be the same as declining: so not Cpt. Rek with an empty hand, Butch without a Coming Soon marker, or Loris or J.K. Fezzik with no cards anywhere. Sir Pebbleton may be chosen if at least one card can be drawn.
A-17 = Must the first card at Whitechapel, side A, be revealed? That depends on the edition: it is optional in English 0.5, which lets the player reveal as many cards as they like, and none can be right late in the game because cards in hand cost Fame; it is mandatory in Italian 0.3 and French 0.4. Option whitechapelA.first_card: optional (the default) or mandatory.
A-18 = At Whitechapel, side A, what ends when the revealed cards are lost? In the Italian 0.3 edition only the effect, in the French 0.4 and the English 0.5 editions also the right to a Contact not yet used, whenever it could still have been used; a Contact used before is not undone. The Italian text says that the action ends, the other two that the turn ends, and the player’s display is not lost because phase 2 belongs to all players. Option whitechapelA.bust_scope: action, phase1 (the default) or turn, where the active player’s display is lost too.
A-19 = At Whitechapel, side B, who begins, and must matching cards be taken? The active player begins in all editions, and taking is optional, because all three rulebooks say that the player may; a matching card that is declined is discarded.
A-20 = How secret is Westminster, side A? Cards are drawn face down and kept apart from the hand, the choices are sealed and simultaneous, and the cards received go straight to hand; with 2 players, in the English 0.5 edition, the discarded third card is seen by all. Only what 2 players do is an option. Option westminsterA.two_player: give_one_discard_one (the default) or give_two, as in the Italian 0.3 and the French 0.4 editions.
A-21 = Who is the neighbour on the left or on the right? Turns go clockwise, so the player on the left is the next one and the player on the right the previous one; with 2 players both are the opponent.
A-22 = How many cards are auctioned after the first at Hyde Park, where side A speaks of two remaining cards? All that remain, because the number two fits only 3 players (with 2 or 4 players 1 or 3 cards remain), and side B says each of the remaining cards.
A-23 = How does the open auction at Hyde Park work in detail? If the active player passes, the next player may open, since otherwise that pass would be a veto, and anyone who has not yet spoken may still bid even if everybody before has passed; the bidding circles until one player is left, in whole pounds and never above the purse, and a player with £0 passes automatically. A sole bidder wins at their own bid, which is paid to the Reserve, because no other receiver is named.
A-24 = How do the sealed bids at Hyde Park work in detail? A bid is anything from 0 up to the purse, and the highest bid above 0 wins; if all bids are 0 there is no tie and the card is discarded. The active player breaks ties and the named buyer may not refuse, the others lose nothing, and the winner’s purse is reduced before the next card.
A-25 = How are cards sold at the Bank of England? One player after another, openly and with the active player first, so later sellers see the earlier sales. The French 0.4 text of side B, read literally, would allow 0 or exactly 3 cards, which is offered only as an option. Option bankB.amount: up_to_3 (the default) or exactly_3.
A-26 = Who knows what at Abbey, side A? The giver sees every card, even the last one, whose receiver is already fixed; the receivers see only their own card and cannot refuse it. Everybody may know who got the first card, the second card and so on.
A-27 = In which order is Abbey, side B, done? All choose their discards at the same time, because no order is given, and then all draw, the active player first. A card just discarded can come back only if a new deck is shuffled.
A-28 = Must the parts of a Monster set belong to one creature? No, any Head, Body and Legs will do, because the rulebooks ask only that the parts be different.
A-29 = When are two Books different? When they are of different Book types, of which there are 4; it is not enough that they are different cards.
A-30 = How is the prize for the most skulls settled? If nobody has a skull there is no prize; tied players draw 1 Grotesque token each per round and compare again, and only those still tied for the most go on. If the supply runs short the drawing stops without a prize, because drawing until there is a winner is impossible without tokens; returned and rejected tokens are in the supply, and if it is empty when a Grotesque is displayed, none is drawn. Option grotesque.tie_exhausted: none (the default) or all, where all tied players get a Fame token.
A-31 = Are the 24 Fame tokens a limit? No, they are unlimited: with the 6 Legendary names we propose, at most 6 tokens on Legendaries, 6 on Monster sets and 1 for the most skulls make 13, and in solo at most 6 more from Catherine make 19, so the limit of 24 cannot be reached.
A-32 = Are the 50 coins a limit? No, money is unlimited and the kinds of coins are only a matter of presentation, because no text makes the Reserve a limit. Option bank.limit: none (the default) or a number, and then payments are made in the order in which they come up and may be partial.
A-33 = Can a total be negative? Yes, it is not raised to zero, because the rulebooks subtract without naming a lowest total.
A-34 = What is secret and what is public? Public are purses, the number of cards in hands, the whole discard pile, displays and how many Grotesque tokens a player has; private are the faces of cards in hand, the values of one’s own Grotesque tokens, sealed choices and the order of the deck. The rulebooks hide only cards in hand, bids and Grotesque values. Option info.purse: public (the default) or hidden.
A-35 = Do Arcane cards in hand score, since the English rulebook speaks of the Arcane cards “you have”? No, only displayed ones do, because all the Fame of cards comes from displays; the types are counted at the end of the game.
A-36 = Which cards count for the tie-break on displayed cards? Those displayed at the end of the game; cards removed by the Carpenters Club or Catherine do not count, because they are displayed no more.
A-37 = Who is the first player? The game draws one at random, as the rulebooks allow, in a way that can be replayed, and the host may name one instead. Option setup.first_player: random (the default) or named.
A-38 = How are Clubs dealt? Each player gets one random Club face up, from one copy of each of the 6, because the Goldsmiths and the Cat-Lovers react to other players’ displays and everybody must be able to check that.
A-39 = How does the Carpenters Club work in detail? It may be used in every turn of the game, at most once in each phase 2, in place of its owner’s display: the cards come back to hand first, so a set may be enlarged, but the showcase must be filled again, and not with the same content. Fame and Grotesque tokens go back to their supplies and the Grotesque tokens are shuffled again, because tokens belong to the card in the showcase and a card in hand must not score; cards displayed again have all their effects afresh (a Legendary gets its token only if no other copy is displayed, a Precious brings £3 again), while other copies of a Legendary get nothing back. Option club.carpenters_turns: every (the default) or own, only in the owner’s own turns.
A-40 = What may the owner of the Detectives Club do? Only look, before placing the Agent, and the cards stay in the same order, because the rulebook grants no more than a look; with fewer than 3 cards in the deck they see those that are there.
A-41 = What becomes of the token that the Gravediggers Club rejects? It goes back to the supply; the Club works for every Grotesque token its owner draws, because the rulebook speaks of whenever the player needs to draw one.
A-42 = Which displays pay the Goldsmiths and the Cat-Lovers? The Goldsmiths count their owner’s own displays too, because the rulebook says someone; the Cat-Lovers count only other players’, and a Monster set pays £1, not £3, because the rulebook names a set or a part alike.
A-43 = Are there Clubs in solo? Not unless they are turned on, because the rulebook does not say; if they are on, only the player has a Club, and the Collector’s displays count for the Goldsmiths and the Cat-Lovers. Option solo.clubs: off (the default) or on.
A-44 = What does “after 9 turns” mean in solo? It means 9 Agents placed, which is 3 rounds, and not 9 rounds with 27 Agents: 9 displays fit the 9 showcases, and the Collector’s £15 pays for exactly three showcases at £5. Option solo.length_unit: agent (the default) or round.
A-45 = With how many cards does the solo player start? With 5, because the 2 cards replace only the Initial Equipment and the 3 base cards stay; the Collector also starts with 5. Option solo.start_hand: 5 (the default) or 2.
A-46 = Does the Collector get tokens and income? Yes, he is treated like a player for everything that displays bring and for the most skulls, with his tokens drawn unseen, because scoring is the normal one, Clark gives him a Grotesque token and Catherine a Fame token.
A-47 = Does the Collector place single Monster parts and sets of 1 or 2 Books? No, because his list of preferences asks for a complete Monster and at least 3 Books, the rulebook expects cards to be left over, and the Royal Level matters only if that is common; in our test runs the other ways fill his showcases so early that the third reveal does little. Option solo.collector_unlisted, a visible choice at setup: never (the default), open_only, where he places them only in showcases already open, or place_last, where he also pays £5 for them.
A-48 = How does the Collector choose exactly? Strictly by preference, then by value from high to low, then at random; a Monster set takes the best card of each part, a Book set takes all the different types he holds, and a set of 4 beats a set of 3. He places a Legendary even if it cancels a token, his own or the player’s, and he opens a showcase only when none is free and a card that may be placed remains.
A-49 = What becomes of the Collector’s last hand? The third reveal comes before scoring, and cards not placed then cost him 1 Fame each unless the Royal Level is on; after the last round nothing is discarded and no 5 new cards are drawn.
A-50 = Who buys when at the Business House, side A? The player makes all purchases first, then the Collector buys the same number of cards, or none if he can afford none of those left, with ties of value decided at random; payments go to the Reserve and the cards left over are discarded, as on side B. Option solo.businessA_order: after (the default) or alternate.
A-51 = At Scotland Yard’s Backyard, side A, are the two face-down cards known? No, they are chosen blind; the two revealed cards are the first two drawn.
A-52 = How does The Daily Telegraph, side A, work in detail? The Collector’s £3 and 3 cards come first and always, and the player may reveal no card at all. Losing the cards because of a repeated type brings the player, not the Collector, £3 and ends only this effect.
A-53 = How does The Daily Telegraph, side B, work in detail? Cards are drawn one at a time, with the choice to stop; they are compared only with the 3 reference cards, not with earlier draws, and keeping a card that does not match is optional, a declined one being discarded.
A-54 = What does the Central Market pay? On side A £3 is added once to the total, because the rulebook speaks of more than the cards’ total value, and nothing is paid if nothing is sold; side B pays the printed values. Option solo.marketA_bonus: once (the default) or per_card.
A-55 = When may a solo Contact be used? Olivander and The Boss need a card in hand, Cara needs £3 and a card in the Collector’s hand, Parker at least 1 card to draw (if it is just 1, it must be discarded), Catherine a filled showcase and a legal new content, and Clark a token in the supply, where the player comes first. The Collector’s half is skipped if it is impossible, and the three cards seen with Cara are random.
A-56 = Where do Clark’s Grotesque tokens go? Beside the chamber, since there is no card for them; only their owner sees them, nobody sees the Collector’s, and they count as skulls.
A-57 = How does Catherine work in detail? She is used in phase 1, before or after the Area; the new content may reuse the removed cards but must be different, everything that a display brings happens, and the display of phase 2 remains, because hers takes place at once.
A-58 = How is the solo table laid out? The solo Contacts are drawn or chosen, the sides of the Areas are chosen or drawn, Areas and Contacts form the same ring as with several players, and all four solo Areas are always in play. Options solo.contacts: random (the default) or chosen; solo.sides: chosen (the default) or random.
A-59 = At Hyde Park, side B, in the French 0.4 edition, whom does an active player who wins pay? The Reserve, because otherwise the active player could always bid the whole purse at no cost. Option hydeparkB.payee: reserve (the default) or active.
A-60 = Are discards open? Yes, they always lie face up, and everybody may look through the pile. Option info.discard: all (the default) or top, where only the top card can be seen.
A-61 = What if an effect is possible only in part? Whatever is possible is done, in the printed order, and the rest is skipped.
A-62 = Which Areas are for a first game, since the printed marks are lost? We reconstruct Westminster, Hyde Park, Bank of England and Abbey, all on side A: a published review advises against Whitechapel for a first game, which fixes the four, while the sides are unknown and side A is our choice. The set is kept in the game’s data.
A-64 = How does a solo game end in a tie? The normal ranking applies; if the player and the Collector are still equal after all tie-breaks, they share the victory, which is reported as a draw.
A-65 = Who displays when in solo? The player displays after each of the 9 turns, the Collector only in his reveals; if copies of a Legendary clash, the one displayed later cancels both.
A-66 = Do other players still get a turn after the last Agent, as a French sentence could suggest? No, everybody has the same number of Agents, so the last Agent placed makes the last turn, and all players still display in it.

## Where the editions differ

E-02 = Starting pounds: £5 in the Italian 0.3 edition, £8 in the French 0.4, what the four Areas show in the English 0.5. Option setup.money.
E-03 = Starting cards: 3 in the Italian 0.3 and the French 0.4 editions; 3 and those that the Areas show in the English 0.5. Option setup.hand_mode.
E-06 = Who finds the four Areas and their sides: the players, in all three editions. Option setup.areas.
E-10 = Skulls on Grotesque tokens: 2 to 4 in the Italian 0.3 and the French 0.4 editions, 2 to 5 in the English 0.5. Option grotesque.token_range.
E-12 = When a Contact may be used: at any time in the own turn in the Italian 0.3 and the French 0.4 editions, only in phase 1 in the English 0.5. Option contact.window.
E-13 = The Contact who sees the top card: Cloris in the Italian 0.3 edition, Loris in the French 0.4 and the English 0.5. Option contact.seer_name.
E-14 = Where the card that was seen may go instead: to the discard pile in the Italian 0.3 and the English 0.5 editions, under the deck in the French 0.4. Option contact.seer_alternative.
E-15 = Displayed cards: they stay for good in the Italian 0.3 and the French 0.4 editions; in the English 0.5 some cards make exceptions. Option showcase.exceptions.
E-24 = Whitechapel, side A, the first card: it must be revealed in the Italian 0.3 and the French 0.4 editions, it need not be in the English 0.5. Option whitechapelA.first_card.
E-25 = Whitechapel, side A, two cards of a type: they end the action in the Italian 0.3 edition, the turn in the French 0.4 and the English 0.5; see A-18 for what that means. Option whitechapelA.bust_scope.
E-28 = Westminster, side A, with 2 players: both cards not kept are given in the Italian 0.3 and the French 0.4 editions; one is given and one discarded in the English 0.5. Option westminsterA.two_player.
E-31 = Hyde Park, side B, who is paid: the Italian 0.3 edition does not say, the active player in the French 0.4, the Reserve in the English 0.5. Option hydeparkB.payee.
E-34 = Bank of England, side B: up to 3 cards in the Italian 0.3 and the English 0.5 editions; the French 0.4 says 3. Option bankB.amount.
E-35 = Copies of a Legendary: the earlier and the new one lose their tokens in the French 0.4 and the English 0.5 editions; the Italian 0.3 can be read in two ways. Option legendary.duplicate.
E-36 = Where the copy of a Legendary lies: with any player in the Italian 0.3 and the English 0.5 editions, with another player in the French 0.4. Option legendary.same_owner_cancels.
E-45 = Clubs: only in the English 0.5 edition. Option clubs.enabled.
E-46 = The solo game: only in the English 0.5 edition. Option mode.solo.
