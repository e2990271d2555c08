"""RC-FLS, RC-UNI False and Universal Information: collected like any other, and then not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import FALSE, NO_CUBE, Colour
from ludoteca.games.dungeonology.notes import has_room, put_on_board
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def open_columns(s: Expedition, seat: Seat) -> tuple[Colour, ...]:
    """RC-UNI.4 The columns with a free space."""
    return tuple([colour for colour in range(FALSE) if has_room(s, seat, colour)])


def collectable(s: Expedition, seat: Seat, spot: int, most: int) -> list[int]:
    """DG-38.3 The leftmost spaces whose cubes the board can hold, up to so many.

    RC-FLS.6 A False cube needs no room; RC-UNI.4 a Universal one any that is left.
    """
    found: list[int] = []
    left: list[int] = []
    free = 0
    for space, colour in enumerate(s.cubes[spot]):
        if colour == NO_CUBE:
            continue
        if len(found) == most:
            break
        if not left:
            capacity, board = s.terms.content.capacity, s.boards[seat]
            left = [full - n for full, n in zip(capacity, board, strict=True)]
            free = sum(left)
        if colour != FALSE and not free:
            continue
        if colour < FALSE:
            if not left[colour]:
                continue
            left[colour] -= 1
        free -= colour != FALSE
        found.append(space)
    return found


def gain_universal(s: Expedition, seat: Seat) -> None:
    """RC-UNI.2 Into any column with room; RC-UNI.4 where there is none it is in the Reserve."""
    columns = open_columns(s, seat)
    if len(columns) > 1:
        s.push(PlaceUniversal(seat))
    elif columns:
        put_on_board(s, seat, columns[0], universal=True)


class PlaceUniversal(Frame, frozen=True, gc=False):
    """RC-UNI.2 The new owner of a Universal cube chooses its column, RC-UNI.5 once for all."""

    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(open_columns(s, seat))

    def decide(self, s: Expedition, seat: Seat, choice: Colour) -> None:
        s.leave()
        if s.heard:
            s.say("universal-placed", seat=seat, colour=choice)
        put_on_board(s, seat, choice, universal=True)
