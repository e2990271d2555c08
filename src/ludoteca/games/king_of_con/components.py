"""KC-2 to KC-4 What is in the box, and the words for it.

An *Object* is called by its number, 1 to 25, which is also its cell of the Grid; a
*Characteristic* by its number, 1 to 15.  A *card* is one of 40 opaque numbers: its face is what
those who know it see.
"""

from __future__ import annotations

from ludoteca.kernel.event import Seat

Object = int
Characteristic = int
Offer = tuple[tuple[Object, int], ...]  # ((Object, tokens), ...), Objects ascending
Won = tuple[tuple[Object, Seat], ...]  # (Object, winner)
Tied = tuple[tuple[Object, tuple[Seat, ...]], ...]  # (Object, seats)
Bids = tuple[tuple[Object, tuple[tuple[int, Seat], ...]], ...]  # (Object, (tokens, seat) ...)

GENRES = ("Sci-Fi", "SuperHeroes", "Fantasy", "MangAnime", "Horror")  # KC-3.1: 1 to 5
CATEGORIES = ("ComicsBooks", "HomeVideo", "ActionFigures", "Games", "Gadgets")  # KC-3.2: 6 to 10
EDITIONS = ("Vintage", "SignedEdition", "LimitedEdition", "DeluxeEdition", "Mint")  # KC-3.3
CHARACTERISTICS = (*GENRES, *CATEGORIES, *EDITIONS)
NERDS = ("Dirk", "Lulu", "Greg", "Todd", "Zak")  # KC-2.11
COLOURS = ("blue", "green", "yellow", "red", "black")  # KC-2.11

PASSION_CARDS, OBJECT_CARDS = range(15), range(15, 40)  # KC-2.4, KC-2.5: the cards, by their backs
DECKS, HOUSE = 0, 1  # the streams of chance: shuffling; what a Scenario draws

TOKENS = 100  # KC-2.3
ROUNDS = 6  # KC-1.3
STANDS = 4  # KC-2.1
OPENING_RESERVE = 10  # KC-5.4
RECOVERY = 5  # KC-14.1
EPIC = 4  # KC-16.1
TOKENS_PER_POINT = 3  # KC-17.7

NOWHERE, STALLS = -1, -2  # owners that are no seats: in the deck or on a Stand; in the Stalls
NO_OBJECT = 0  # on a Stand whose Object has been awarded
MYSTERY_BOX = 131  # house Scenario 6: the cell of a Stand whose Object is face down (Part F)
