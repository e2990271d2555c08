"""Part C.7 What changes an open test: stealth, alert, divine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
)
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, add
from ludoteca.games.dungeonology.unfolding import NOTHING, OF_CARD, Step
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

SIDES = {"stealth": STEALTH, "alert": ALERT}


def changes(part: Part) -> Step:
    """A side is raised or lowered."""
    side = SIDES[part.word]

    def step(s: Expedition, e: Working) -> None:
        kind, number = e.source[:2]
        if kind == OF_CARD:
            add(s, side, "main", number, part.n)
        else:
            add(s, side, "ability", e.seat, part.n)

    return step


def divines(part: Part) -> Step:
    """DG-21.7 Cards are revealed for a side, that of the card or the one that was named."""

    def step(s: Expedition, e: Working) -> None:
        side = SIDES[part.name] if part.slot == UNNAMED else e.named(part.slot)
        divine(s, e.seat, part.n, None if side == NOTHING else side)

    return step


def sides(part: Part, at: int, stated: Stated) -> Asks:
    """DG-Q.32 The side is said before the cards are revealed, or it is asked for then."""

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> tuple[int, ...]:
        return () if s.terms.divines_before_choosing else (STEALTH, ALERT)

    return asks


PRIMITIVES |= {
    "stealth": Primitive(changes),
    "alert": Primitive(changes),
    "divine": Primitive(divines, asks=sides),
}
