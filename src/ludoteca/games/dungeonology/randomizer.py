"""DG-3 The Randomizer deck: shuffled before each use, drawn until a card applies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    DIRECTIONS,
    LETTERS,
    RANDOMIZER,
    SLOTS,
    TRIANGLES,
    Colour,
    Mask,
)
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.rows import RandomizerRow
    from ludoteca.games.dungeonology.state import Expedition


def cards(s: Expedition) -> Iterator[RandomizerRow]:
    """DG-3.1, DG-3.2 All cards, freshly shuffled, one at a time."""
    deck = list(s.terms.content.randomizers)
    s.mix(RANDOMIZER, deck)
    yield from deck


@lru_cache(maxsize=256)
def triangles_of(content: Content, scholars: tuple[int, ...]) -> tuple[str, ...]:
    """DG-1.7 By seat, the triangle of the Note board; RC-CMP.8 who has none takes one left over."""
    own = [content.scholars[number].triangle for number in scholars]
    free = [triangle for triangle in TRIANGLES if triangle not in own]
    return tuple([triangle or free.pop(0) for triangle in own])


def among(s: Expedition, seats: Sequence[Seat]) -> Seat | None:
    """DG-3.3 The Scholar of these whose triangle is drawn; DG-3.9 nobody if there are none."""
    boards = triangles_of(s.terms.content, s.scholars)
    triangles = {boards[seat]: seat for seat in seats}
    if not triangles:
        return None
    return next(triangles[card.triangle] for card in cards(s) if card.triangle in triangles)


def random_scholar(s: Expedition) -> Seat | None:
    """DG-3.7, DG-3.8 Scholars in the Starting Zone or out of the game are no candidates."""
    return among(s, [seat for seat in range(s.seats) if within_reach(s, seat)])


def random_direction(s: Expedition) -> int:
    """DG-3.4 Where the triangle points: 0 north, then clockwise."""
    return DIRECTIONS.index(next(cards(s)).direction)


def random_passage(s: Expedition, passages: Mask, around: int = len(SLOTS)) -> int | None:
    """DG-3.5 The slot of the small map, or the first Passage clockwise from it.

    RA-84 A larger Zone has *around* slots, so many for each on the small map.
    """
    if not passages:
        return None
    slot = first_slot(next(cards(s)).passage, around)
    return next((slot + i) % around for i in range(around) if passages >> (slot + i) % around & 1)


def first_slot(letter: str, around: int) -> int:
    """RA-84 Where one begins to look for a Passage, of a Zone with so many slots."""
    return SLOTS.index(letter) * around // len(SLOTS)


def random_information(s: Expedition, colours: Mask) -> Colour | None:
    """DG-3.6 The colour in the centre, drawn until it is one of these."""
    found = [LETTERS.index(card.information) for card in cards(s)] if colours else []
    return next((colour for colour in found if colours >> colour & 1), None)
