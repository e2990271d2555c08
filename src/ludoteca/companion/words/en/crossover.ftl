# What the box holds for other games.

companion-crossover-1 = These cards and figures are for two other games; nothing of it enters a game of Dungeonology.
companion-crossover-sine-tempore = Sine Tempore
companion-crossover-black-rose-wars = Black Rose Wars
companion-crossover-2 = Crono’s Crown, an equipment card with which psionic members of the crew play with time. It joins the equipment that can be built; what it costs is on its back.
companion-crossover-3 = Yocca comes along as a Pet. The rules for Pets are to be downloaded from the publisher.
companion-crossover-4 = “Petrifier”, a Forgotten Spell that can summon the Basilisk. A Summon card tells its values; use the figure of this box.
companion-crossover-5 = Andromeda Scholar, a Summon card in place of Andromeda: only one of the two can be in the Lodge. Use the figure of this box.
companion-crossover-6 = Nina the Manticore, a Familiar: her figure, Familiar card and activation token, seven Eggs, one white cube and six black ones.
companion-eggs-number = Who has the Crown takes the { $count } Eggs and gives them numbers from 1. Each hides one cube; this page has mixed them, and nobody knows where the white one is.
companion-eggs-rooms = Choose two colours of Rooms: { $count } Eggs go on these Rooms, one on each.
companion-eggs-black-rose = The last Egg goes into the Black Rose Room.
companion-egg-black = Egg { $number }: a black cube, 1 PP. The Egg is discarded.
companion-egg-white = Egg { $number }: the white cube. Here is the Manticore! The Egg is discarded.
companion-eggs-anew = The Manticore is defeated: take all Eggs off the Rooms and lay them out again.
