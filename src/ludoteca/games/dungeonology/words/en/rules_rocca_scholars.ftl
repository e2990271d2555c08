### Rocca Civetta: the rules of the new Scholars in plain words.

RC-SCH = New Scholars
RC-SCH-1 = Seven more Scholars can be chosen besides Rebecca, Valerio, Sofia and Vincenzo: Sara the explorer, Caterina the alchemist, Claudio the hunter, Andromeda the gynoid, Onamor the gravedigger, Ingrid the valkyrie and Enrico the archaeologist.
RC-SCH-2 = They follow all rules for Scholars; each card has a normal side and a Fired Up side.
RC-SCH-3 = With both boxes there are 11 Scholar cards to choose from.
RC-SCH-4 = The Zone Camp Z belongs to Caterina and comes into play only by her card.
RC-SCH-5 = With Caterina in the game the Congregation Zeta is not available; with Claudio, Lambda is not.
RC-SCH-6 = Enrico cannot be a Scholar in the campaign.
RC-SCH-7 = Enrico cannot be a Scholar in a game whose Boss is Enrico Giovanni: they are the same person and the same figure.

RA-3 = May Enrico be a Scholar where Enrico Giovanni is the Boss? No: one figure, one person.
