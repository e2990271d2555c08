"""DG-3 The Randomizer deck: shuffled before each use, drawn until a card applies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    DIRECTIONS,
    LETTERS,
    RANDOMIZER,
    SLOTS,
    Colour,
    Mask,
)
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import RandomizerRow
    from ludoteca.games.dungeonology.state import Expedition


def cards(s: Expedition) -> Iterator[RandomizerRow]:
    """DG-3.1, DG-3.2 All cards, freshly shuffled, one at a time."""
    deck = list(s.terms.content.randomizers)
    s.mix(RANDOMIZER, deck)
    yield from deck


def among(s: Expedition, seats: Sequence[Seat]) -> Seat | None:
    """DG-3.3 The Scholar of these whose triangle is drawn; DG-3.9 nobody if there are none."""
    triangles = {s.terms.content.scholars[s.scholars[seat]].triangle: seat for seat in seats}
    if not triangles:
        return None
    return next(triangles[card.triangle] for card in cards(s) if card.triangle in triangles)


def random_scholar(s: Expedition) -> Seat | None:
    """DG-3.7, DG-3.8 Scholars in the Starting Zone or out of the game are no candidates."""
    return among(s, [seat for seat in range(s.seats) if within_reach(s, seat)])


def random_direction(s: Expedition) -> int:
    """DG-3.4 Where the triangle points: 0 north, then clockwise."""
    return DIRECTIONS.index(next(cards(s)).direction)


def random_passage(s: Expedition, passages: Mask) -> int | None:
    """DG-3.5 The slot of the small map, or the first Passage clockwise from it."""
    if not passages:
        return None
    slot = SLOTS.index(next(cards(s)).passage)
    return next((slot + i) % 8 for i in range(8) if passages >> (slot + i) % 8 & 1)


def random_information(s: Expedition, colours: Mask) -> Colour | None:
    """DG-3.6 The colour in the centre, drawn until it is one of these."""
    found = [LETTERS.index(card.information) for card in cards(s)] if colours else []
    return next((colour for colour in found if colours >> colour & 1), None)
