"""Which Trick cards to keep."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.dungeonology.worth import Taste, powers
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Source


def discard(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """The weakest."""
    power, faces = powers(s.terms.content), s.faces
    cards = sorted(s.hands[seat], key=lambda card: power[faces[card]])
    return tuple(sorted(cards[: top.count]))


def peek(s: Expedition, seat: Seat, top: Any, rng: Source, taste: Taste) -> tuple[int, ...]:
    """The strongest first."""
    power, faces = powers(s.terms.content), s.faces
    return tuple(sorted(top.cards, key=lambda card: power[faces[card]], reverse=True))
