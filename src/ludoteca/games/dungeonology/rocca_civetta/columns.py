"""RC-UNI Universal cubes in the columns of Note boards: where they lie, and that they are white.

A board counts them as cubes of their column (RC-UNI.3); by seat and column a bit for each space,
from the bottom, tells which of them are Universal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import FALSE, UNIVERSAL, Colour, Mask
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Whites = tuple[Mask, ...]  # by column
NONE: Whites = (0,) * 5


def on_top(s: Expedition, seat: Seat, colour: Colour) -> bool:
    """RC-UNI.6 Whether the topmost cube of a column is a Universal one."""
    height = s.boards[seat][colour]
    return bool(height and s.universal and s.universal[seat][colour] >> height - 1 & 1)


def universal_instead(s: Expedition, colour: Colour) -> int:
    """RC-UNI.7 How many cubes of that colour are in the Reserve since white ones lie for them."""
    if colour == UNIVERSAL:
        return -sum([mask.bit_count() for masks in s.universal for mask in masks])
    if colour == FALSE:
        return 0
    return sum([masks[colour].bit_count() for masks in s.universal])


def _flip(s: Expedition, seat: Seat, colour: Colour, space: int) -> None:
    masks, all_seats = s.universal[seat], s.universal
    masks = (*masks[:colour], masks[colour] ^ 1 << space, *masks[colour + 1 :])
    s.universal = (*all_seats[:seat], masks, *all_seats[seat + 1 :])


def add_universal(s: Expedition, seat: Seat, colour: Colour) -> None:
    """RC-UNI.2 The next cube of that column is a Universal one."""
    _flip(s, seat, colour, s.boards[seat][colour])


def drop_universal(s: Expedition, seat: Seat, colour: Colour) -> bool:
    """RC-UNI.6 The topmost cube leaves its column; whether it is a Universal one."""
    if not on_top(s, seat, colour):
        return False
    _flip(s, seat, colour, s.boards[seat][colour] - 1)
    return True
