### Chamber of Wonders: the guided first game.

guide-welcome-title = Welcome, collector
guide-welcome =
    These four Wonders are your hand; nobody else sees them. You win with the most Fame, and Fame comes from what you display. Cards left in hand at the end cost Fame.
guide-chamber-title = Your chamber
guide-chamber =
    There are nine showcases, and three are still closed by Coming Soon markers. One showcase takes a single Wonder, several different Books, or a whole Monster: head, body and legs.
guide-agent-title = Send an Agent
guide-agent =
    In your turn you send an Agent to one of four Areas; what happens there concerns everybody. Westminster brings three new cards to each player. Go there: you have two Books, and more of them would help.
guide-contact-title = A Contact on the way
guide-contact =
    Beside each Area wait two Contacts, and you may use one of them in your turn. Mr. Dreyfuss gives £3. Money buys cards at auctions and opens showcases, so take it.
guide-keep-and-give-title = One for you, two for the others
guide-keep-and-give =
    Keep the Bestiary: it is your third kind of Book. The Twin Skulls go to the right, the Astral Orrery to the left. Whatever you give away, somebody will display it.
guide-legendary-title = All display, in secret
guide-legendary =
    At the end of every turn everybody may fill one showcase. A Legendary that nobody else displays gets a Fame token worth 3 more. Show the Lance before another one turns up, and keep the Books: they pay more the more there are together.
guide-auction-title = Hyde Park: going once
guide-auction =
    Basil is the active player and has chosen the auctions. The Grimoire is the fourth kind of Book, the one that you lack. Basil has bid £1. Bid £2.
guide-raise-title = Worth more to you
guide-raise =
    Basil says £3. Four Books in one showcase are 16 Fame, three are 9: the Grimoire is worth 7 Fame to you. Bid £4, you can afford it.
guide-let-go-title = Let it go
guide-let-go =
    A Precious brings £3 when it is displayed, but little Fame. The bid is at £4 already, and you want something else. Pass.
guide-cheap-title = Nobody else wants it
guide-cheap =
    The body of the Thames Hydra, and both others have passed. You hold its head and its legs: any head, body and legs make a Monster. Bid £1, and it is yours.
guide-books-title = Four Books
guide-books =
    Bestiary, Grimoire, Atlas and Herbal, all different, in one showcase: 16 Fame. It is one showcase and one turn for all four.
guide-sale-title = A sale at the Bank
guide-sale =
    Cora has gone to the Bank of England: everybody may sell one card for its value and £3 more. The Emperor’s Snuffbox has 2 Fame and brings £9. Sell it; money is Fame too at the end, 1 for every £3.
guide-monster-title = The Monster is whole
guide-monster =
    Head, body and legs share a showcase, and a whole Monster gets a Fame token. Your hand is empty then, and nothing in it can cost you Fame.
guide-on-your-own-title = On your own
guide-on-your-own =
    It is your turn again, with money and without cards. Areas with your own Agent are closed to you; the Abbey hands out cards, Hyde Park sells them, and £5 open another showcase when you display. From here on you decide.
