### King of Con: the guided first game.

guide-welcome-title = Welcome to the convention
guide-welcome =
    Four Objects stand on the Stands, and three nerds want them. Whoever has the most VP after six rounds is king: every Object in a Collection is 1 VP.
guide-passions-title = Your two Passions
guide-passions =
    Only you see them. At the end each of your Objects gives 1 VP more for each Passion that it matches. Yours are #MangAnime and #SignedEdition.
guide-first-offer-title = A secret offer
guide-first-offer =
    All offer at once, in secret, on one Object. Giant Robot Raijin-X (#18) matches both of your Passions, so it is worth 3 VP to you. Lay 2 of your 10 tokens on it: enough to be heard, and there are two more auctions to answer in.
guide-outbid-title = Greg is in front
guide-outbid =
    Greg has laid 3, you 2. What lies on a Stand stays and adds up over the three auctions. Add 3: with 5 in all you lead by two, and he has to think twice.
guide-keep-back-title = The last auction
guide-keep-back =
    You lead with 5 to 3, and Greg has turned to another Stand. Whoever loses a Stand loses the tokens on it too. Offer nothing: you will want your 5 tokens in a moment.
guide-scavenging-title = Scavengers
guide-scavenging =
    The Object is yours, with 5 tokens on it as its Value. Now everybody may offer on Objects in Collections and in the Stalls. Cult of the Deep (#24) has found no buyer: it matches a Passion of yours, and 3 tokens take it from the Stalls. One token on your own Giant Robot raises its Value, so that it is dearer to steal.
guide-income-title = What came in
guide-income =
    Each Object has lost a token: that is Devaluation. Then tokens came back from your Bin, and one for each Characteristic in which you predominate, five in all. Few Objects that share something earn more than many that share nothing.
guide-second-round-title = The second round
guide-second-round =
    New Objects. Noodle Ninja (#16) is #MangAnime, one of your Passions, and would make you stronger there. Begin with 2.
guide-monkeys-title = A tie, and the Monkeys
guide-monkeys =
    Lulu has laid 2 as well. If it stays a tie, the lower Monkey wins: hers is number 1, yours 2. Do not count on it. One more token and you are alone in front.
guide-enough-title = Enough
guide-enough =
    You lead with 3 to 2. Lulu has spent her last offer elsewhere. Leave it at that, and keep your tokens.
guide-theft-title = A cheap theft
guide-theft =
    Greg has just bought Cape & Cowl (#6) for a single token. It is a #SignedEdition. An offer higher than its Value takes it from him; he gets your tokens, and the Bank puts as many on the Object as it lacks. Offer 2.
guide-on-your-own-title = On your own
guide-on-your-own =
    You hold three of #SignedEdition, and a fourth stands on Stand 1. Four of a kind are an Epic Collection: it brings 1 VP and ends the game at once. Do you lead already, or would more rounds be better? From here on you decide, and Lulu and Greg play for themselves.
