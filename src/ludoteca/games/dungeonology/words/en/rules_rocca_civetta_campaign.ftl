### The campaign of twelve months: the rules in plain words.

## Campaign: Lecturers and teams

RC-CPR = Campaign: Lecturers and teams
RC-CPR-1 = The whole campaign is kept on one sheet.
RC-CPR-2 = Whoever plays is a Lecturer. Each takes a slot of the sheet with its coloured triangle, and plays every match with the Note board of that triangle.
RC-CPR-3 = Where a Lecturer is Randomized, the colour of the triangle says who it is.
RC-CPR-4 = When all slots are taken, one Lecturer is Randomized.
RC-CPR-5 = The Scholars to choose from are all that the boxes hold, without Enrico.
RC-CPR-6 = Beginning with the Randomized Lecturer and going left, each chooses one Scholar; a second round in the same order makes teams of two.
RC-CPR-7 = A team stays as it is until the end of the campaign.
RC-CPR-8 = Each Lecturer gives the team a name, which stands on the sheet.
RC-CPR-9 = The sheet has six slots.
RC-CPR-10 = The two boxes hold eleven Scholars; without Enrico there are ten, enough for five teams. A match has room for four.

## Campaign: playing a scenario

RC-CPL = Campaign: playing a scenario
RC-CPL-1 = There are twelve scenarios, one a month from September to August, played in this order.
RC-CPL-2 = A match is set up as its scenario says.
RC-CPL-3 = Advanced rules that a scenario leaves open are used only if everybody agrees.
RC-CPL-4 = Where a scenario names a Panic card for Maximum Alert, it is that one.
RC-CPL-5 = Where it names none, the Panic deck is made as in any other game.
RC-CPL-6 = For each scenario every Lecturer sends one of the two Scholars of the team.
RC-CPL-7 = Who was sent is marked on the sheet; nobody is sent more than six times.
RC-CPL-8 = So in a whole campaign each Scholar goes six times, and once one of the team has done so only the other can be sent.
RC-CPL-9 = Support Points are spent when the set-up is finished.
RC-CPL-10 = Standard modules, and cards whose rules are in play anyway, may be added to any scenario if everybody agrees.
RC-CPL-11 = Scholars are sent openly, in order of play from the first player.
RC-CPL-12 = A Boss whose side the scenario does not name shows either: as all agree, or by chance.

## Campaign: Support Points

RC-CPS = Campaign: Support Points
RC-CPS-1 = Support Points stand on the sheet, stay from month to month, and are spent as one likes.
RC-CPS-2 = After the set-up and before the first turn each Lecturer, from the first player on, may buy one bonus; such rounds follow one another until nobody wants or can pay for more.
RC-CPS-3 = A bonus that belongs to a rule can be bought only where that rule is in play.
RC-CPS-4 = An Intern costs 2, with Main Effects and Specialist cards: of two from the shuffled deck one is kept.
RC-CPS-5 = A Student costs 1 and comes from the Reserve.
RC-CPS-6 = A Student of any Congregation costs 2, where Congregations are in play, and comes from the Reserve.
RC-CPS-7 = A Study Bonus costs 3: the wheel begins one higher.
RC-CPS-8 = A Trick card costs 2 and is drawn.
RC-CPS-9 = What was bought in one round may be bought again in another.
RC-CPS-10 = Who buys nothing in one round may buy in the next; it ends after a round in which nobody has bought anything.
RC-CPS-11 = Nobody has fewer than 0 Support Points, and they are no victory points.
RC-CPS-12 = A bought Study Bonus is added to that of the Arrows: losing Arrows does not take it away.

## Campaign: results and ranking

RC-CES = Campaign: after a scenario
RC-CES-1 = After the ranking every Lecturer marks the place reached, or NC where the Scholar did not pass the Thesis.
RC-CES-2 = Taking part brings 1 Support Point.
RC-CES-3 = A Thesis that was passed brings 1 Support Point.
RC-CES-4 = The first place brings 3 Support Points, the second 2.
RC-CES-5 = All of it adds up: 5 for the first, 4 for the second, 2 for other places, 1 for NC.
RC-CES-6 = If nobody passed, places are given by what was gathered, and first and second are paid; nothing is paid for a Thesis.
RC-CES-7 = If Omega wins, nobody has a place: all are NC. Taking part and a passed Thesis are paid.
RC-CES-8 = A fifth or sixth place is marked as a fourth.
RC-CES-9 = Who missed a scenario marks nothing and earns nothing.

RC-CEC = Campaign: the final ranking
RC-CEC-1 = After August the final ranking is made.
RC-CEC-2 = Each column of results is counted and multiplied: first places by 4, second by 3, third by 2, fourth by 1; NC are halved.
RC-CEC-3 = The sum of the columns is the number of victory points.
RC-CEC-4 = Halves count as halves; nothing is rounded.
RC-CEC-5 = Who has most victory points wins and is Professor of Dungeonology.
RC-CEC-6 = Between equals: more first places, then second, third, fourth; then more Support Points left; then they share the victory.
RC-CEC-7 = For each Lecturer the sheet holds name, triangle, team, how often each Scholar was sent, Support Points, twelve results in five columns, the points of each column and the total.
RC-CEC-8 = The printed sheet has one group of multipliers more than slots; it belongs to nobody.

## Campaign: the twelve months

RC-SCN = Campaign: the twelve months
RC-SCN-1 = September, “Preliminary Research”. Alert: Introductory. No advanced rules.
RC-SCN-2 = October, “Beer Festival”. Alert: Easy. Boss: Laetus (Drunk). Advanced rules: Boss.
RC-SCN-3 = November, “The Concert”. Alert: Easy. Boss: Capagrezza (Hypnotist). Advanced rules: Boss. If all agree: Main Effects, Maximum Alert (Out of the Dungeon).
RC-SCN-4 = December, “Winter is Coming”. Alert: Medium. Mode: Winter is Coming. Boss: Fredo. Advanced rules: Boss, Dangerous Zones. If all agree: Main Effects.
RC-SCN-5 = January, “The Initiation”. Alert: Medium. Boss: Raganella (Witch). Advanced rules: Boss, Dangerous Zones, Congregations. If all agree: Main Effects, Maximum Alert (Cooking Time).
RC-SCN-6 = February, “Omega Strikes Back”. Alert: Hard. Boss: Omega (Mind). Advanced rules: Boss, Dangerous Zones, Research. If all agree: Main Effects, Maximum Alert, Congregations.
RC-SCN-7 = March, “The Cursed Temple”. Alert: Medium. Mode: Cursed Temple. Boss: Enrico Giovanni. Advanced rules: Boss, Dangerous Zones, Floor IV. If all agree: Main Effects, Maximum Alert (Rolling Stone), Congregations, Research.
RC-SCN-8 = April, “Spring Festival”. Alert: Medium. Mode: Egg Hunt. Boss: Marconiglio. Advanced rules: Boss, Dangerous Zones. If all agree: Main Effects, Maximum Alert (Egg Hunt), Congregations, Research.
RC-SCN-9 = May, “The Catacombs”. Alert: Hard. Boss: Lord Shadow. Advanced rules: Boss, Dangerous Zones, Floor IV. If all agree: Main Effects, Maximum Alert, Congregations, Research.
RC-SCN-10 = June, “The Man from the Future”. Alert: Hard. Boss: Jukas. Advanced rules: Boss, Dangerous Zones, Floor IV. If all agree: Main Effects, Maximum Alert (Distort the Mind), Congregations, Research.
RC-SCN-11 = July, “The Stone Brood”. Alert: Hard. Mode: The Brood. Boss: Mother Basilisk. Advanced rules: Boss, Dangerous Zones, Floor IV. If all agree: Main Effects, Maximum Alert, Congregations, Research, Omega versus All with at most four.
RC-SCN-12 = August, “The Goddess and the Kraken”. Alert: Medium. Mode: Goddess of the Sea. Boss: Scylla and Charybdis. Advanced rules: Boss, Dangerous Zones, Floor IV. If all agree: Main Effects, Maximum Alert, Congregations, Research, Omega versus All with at most four.
RC-SCN-13 = Advanced rules that a scenario does not name are not used in it; what may be added all the same is in RC-CPL.10.
RC-SCN-14 = With more than four players Omega versus All cannot be chosen in July and August.
RC-SCN-15 = Every scenario plays in the Dungeon of the Fauns, and the Clan comes from all Clans in use.
RC-SCN-16 = Familiars may be added wherever Floor IV is used.
RC-SCN-17 = May’s catacombs are part of the story only: the special Zone of that name belongs to a Big Boss mode.
RC-SCN-18 = After August the story ends: Scholars become Doctors, Lecturers join the board, and whoever wins the campaign is Professor.

## Rocca Civetta: material for other games

RC-XOV = For other games
RC-XOV-1 = A page of the box is for Sine Tempore and Black Rose Wars alone; no game of Dungeonology uses it.
RC-XOV-2 = Sine Tempore: Crono’s Crown, an equipment card for psionic members of the crew, can be built from then on; its materials are on its back.
RC-XOV-3 = Sine Tempore: Yocca is a Pet; the rules for Pets can be downloaded.
RC-XOV-4 = Black Rose Wars: the Forgotten Spell Petrifier can summon the Basilisk, whose values are on a Summon card; its figure is in this box.
RC-XOV-5 = Black Rose Wars: the Summon card Andromeda Scholar stands in for Andromeda; only one of them is in the Lodge at a time. Its figure is in this box.
RC-XOV-6 = Black Rose Wars: Nina the Manticore is a Familiar, with a figure, a Familiar card, an activation token, seven Eggs, one white cube and six black ones.
RC-XOV-7 = There: who has the Crown hides the seven cubes in the Eggs and mixes them. Six lie in Rooms of two chosen colours, one in the Black Rose Room.
RC-XOV-8 = There: who activates a Room with an Egg may open it instead. Black is 1 PP, white is the Manticore; the Egg is discarded. Once the Manticore is defeated, all Eggs are laid out anew.
RC-XOV-9 = All that follows from it for this game: an Egg can hide one cube.

## Rocca Civetta: setup

RC-SET = Setup with modules
RC-SET-1 = Before the setup the modules are checked; the Trick deck gets the card sets that were chosen.
RC-SET-2 = Scholars are chosen from 11 cards; in the campaign the team’s Scholar plays.
RC-SET-3 = Trick cards are dealt 1, 2, 3, 4 in turn order; in solo as many as the Hand value.
RC-SET-4 = Then the Boss: an ordinary one with a profile, or a Big Boss with all that the mode puts on the table.
RC-SET-5 = First the Alert card, then the Panic card: the named one, where a scenario of the campaign names one.
RC-SET-6 = The Clan is drawn from 15 cards; the Jinx deck has 15 and 8 cards, in solo those with the Omega symbol only; the Intern deck, with Main Effects, gets the Interns of the card sets that are in.
RC-SET-7 = Where Omega plays his figure too stands in the Starting Zone.
RC-SET-8 = The Zones lie in three piles, in four with Floor IV; special Zones go where the mode says.
RC-SET-9 = The University is filled for the players, in solo for 2, without Omega where he plays against all; then Congregation Students replace others.
RC-SET-10 = Beside the Campus lie 3 Research cards, Congregation cards, the Familiars in the Reserve, Omega’s deck and Tome, as far as they are used.
RC-SET-11 = In the campaign Support Points are spent last of all; then the first turn begins.
RC-SET-12 = A turn is an Activity, then an Omega Phase where Omega plays, then the next player’s turn.

## Campaign: rulings

RA-27 = No scenario names Specialists, Alchemy, Spriggan or Familiars: can they be used? Yes, if all agree and what they need is in play; then their bonus can be bought.
RA-28 = In which order are Scholars sent, and is it secret? In order of play, openly.
RA-29 = May a bonus be bought twice, is passing final, and is a bought Study Bonus an Arrow? Yes; no; no, it stays for the whole match.
RA-30 = Are there places where nobody passed, or where Omega won? In the first case yes, in the second all are NC.
RA-31 = The sheet has six slots and places to the fourth: what of a fifth? It is marked as a fourth.
RA-32 = Is half of an odd number of NC rounded? No.
RA-33 = Who wins a tie at the end of the campaign? More first places, then second, and so on; then Support Points; then both.
