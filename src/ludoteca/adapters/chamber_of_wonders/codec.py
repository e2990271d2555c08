"""What is observed, part by part; how it is gathered and choices are spelled is beside this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludoteca.adapters.chamber_of_wonders.gathering import TOPMOST, ChamberGathering
from ludoteca.adapters.chamber_of_wonders.spelling import (
    ACTIONS,
    ALL_CONTACTS,
    AREAS,
    DESIGNS,
    END,
    LET_BE,
    OPENING,
    SPELLINGS,
    wonder,
)
from ludoteca.adapters.codec import Gathering, SpellingCodec
from ludoteca.adapters.parts import Part
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import CLUBS, MARKERS, RING, SHOWCASES
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.event import Seat

COPIES = max(row.copies for row in GAME.content().designs)
TURNS = 27
CARDS = frozenset(("card", "cards", "revealed", "apart", "two", "open", "closed", "seen"))


class ChamberCodec(SpellingCodec):
    """CW-INFO.1 Hands, Grotesque values and the deck are hidden."""

    game = GAME
    version = 1
    longest = 5000
    actions = ACTIONS
    spellings = SPELLINGS
    anytime: ClassVar = {PASS: LET_BE, OPEN: OPENING}
    end = END
    decisions = tuple(SPELLINGS)
    cards = CARDS

    def card(self, s: Chamber, seat: Seat, card: int) -> int:
        return wonder(s, seat, card)

    def parts(self, seats: int) -> Sequence[Part]:
        owners = max(seats, 2)  # who plays alone plays against the Collector
        designs = len(DESIGNS)
        return (
            Part("turn", 1, TURNS),
            Part("active", 1, kinds=owners),
            Part("areas", RING, kinds=len(AREAS) + 1),
            Part("contacts", RING, kinds=len(ALL_CONTACTS) + 1),
            Part("clubs", owners, kinds=len(CLUBS) + 1),
            Part("agents", seats * RING, 2),  # by seat, then by place of the ring
            Part("visited", seats * RING, 9),
            Part("stage", 1, 9),
            Part("area", 1, kinds=RING + 1),
            Part("contact_used", 1),
            Part("markers", owners, MARKERS),
            Part("purses", owners, 254),  # one more than the pounds; 0 where hidden
            Part("fame", owners, 20),  # Fame tokens, on cards and beside the chamber
            Part("grotesque", owners, 20),  # Grotesque tokens, likewise
            Part("skulls", 1, 100),  # on one's own
            Part("hand_sizes", owners, 60),
            Part("hands", owners * designs, COPIES),  # by owner, what one knows of them
            Part("displays", owners * designs, COPIES),
            Part("filled", owners, SHOWCASES),
            Part("showcases", SHOWCASES, kinds=designs + 1),  # one's own, by their first card
            Part("discard", designs, COPIES),
            Part("discard_size", 1, 92),
            Part("deck_size", 1, 92),
            Part("deck_top", TOPMOST, kinds=designs + 1),
            Part("supply_size", 1, 20),
        )

    def gathering(self) -> Gathering:
        return ChamberGathering()


CODEC = ChamberCodec()
