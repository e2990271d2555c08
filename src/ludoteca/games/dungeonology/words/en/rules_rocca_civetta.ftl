### Rocca Civetta: the rules in plain words.
### One message per clause, one per chapter title, one per ruling, as far as they are built.

## Rocca Civetta: kinds of rule, components

RC-GEN = Rocca Civetta: modules
RC-GEN-1 = Each part of the expansion is a module of its own and can be used without the others, as long as what it needs is there.
RC-GEN-2 = There are three kinds: standard modules go with any game, advanced ones are optional, dependent ones are optional and need the advanced rules that they name.
RC-GEN-3 = A table that switches on a dependent module without what it needs is refused before the game begins.
RC-GEN-4 = Standard: Star tokens, new Scholars, new Clans, Alchemy. Advanced: Research, Congregations. Dependent: new Bosses and Big Bosses (Boss), Specialists and Spriggan (Main Effects), Floor IV (Dangerous Zones), Familiars (Dangerous Zones and Floor IV), Omega versus All.
RC-GEN-6 = The expansion does not stand alone: whatever no module changes is as in the base game.

RC-CMP = Rocca Civetta: components
RC-CMP-8 = The expansion brings no Note boards, Alert cards, Randomizer cards or Starting Zone; with both boxes there are 4 Note boards, so at most 4 Scholars play.
RC-CMP-9 = The summary cards can be downloaded and hold no rules.

## Rocca Civetta: Stars and Clans

RC-STR = Star tokens
RC-STR-1 = A Star token stands for one Star of a Note board, by its metal (silver or gold) and the colour of its border; green and red have two silver Stars each, hence two equal tokens for each board.
RC-STR-2 = Who reaches a Star takes its token and keeps it before the Note board for all to see.
RC-STR-3 = Who loses a Star discards its token at once.
RC-STR-4 = The tokens have no effect: Stars are always read off the cubes. The 48 tokens are the 12 Stars of 4 Note boards, so they cannot run out; and with other boards a missing token never denies a Star.
RC-STR-5 = Which Stars one has is public; they decide who is Fired Up, who may attempt the Thesis, and what Clans ask for.

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

## Rocca Civetta: rulings

RA = Rocca Civetta: rulings
RA-1 = Of which kind are Star tokens, Scholars, Clans and Alchemy, which lost their headings? Standard: those that kept theirs are advanced or dependent, and the Clans are for all games.
RA-2 = Are the 48 Star tokens a limit? No, they only mark what the boards show.
RA-4 = When are the Stars of a Clan judged for a Scholar who has left? At that Scholar’s Thesis.
RA-41 = How are the 48 Star tokens distributed? 12 for each of 4 boards: silver and gold in each of the five columns, and a second silver one in green and red.
RA-42 = What does a Clan ask for: the border, the metal, or both? Both, and 1 or 2 of them; the colour may be any.
