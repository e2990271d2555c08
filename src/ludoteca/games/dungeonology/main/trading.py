"""Part C.7 Cubes that change places: trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import FALSE, NO_CUBE, UNIVERSAL, Colour
from ludoteca.games.dungeonology.cubes import donate, set_space
from ludoteca.games.dungeonology.main.information import board_of, has_cubes
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
)
from ludoteca.games.dungeonology.main.whom import SPOTS, seat_named, seats_of, spot_of
from ludoteca.games.dungeonology.notes import has_room, put_on_board, take_off_board
from ludoteca.games.dungeonology.rocca_civetta.columns import on_top
from ludoteca.games.dungeonology.rocca_civetta.information import gain_universal
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import is_omega
from ludoteca.games.dungeonology.unfolding import NOTHING, Step
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


# ---------------------------------------------------------------- with a Zone


def exchangeable(s: Expedition, seat: Seat, old: Colour, new: Colour) -> bool:
    """Part C.7 Two different cubes, both of which find room."""
    if new == old:
        return bool(on_top(s, seat, old))  # RC-UNI.6: it is white again
    return new >= FALSE or has_room(s, seat, new)


def in_zone(s: Expedition, seat: Seat, old: Colour, spot: int) -> list[Colour]:
    """For which cubes of a Zone the top one of that column can be exchanged."""
    lying = sorted({colour for colour in s.cubes[spot] if colour != NO_CUBE})
    return [new for new in lying if s.boards[seat][old] and exchangeable(s, seat, old, new)]


def trade_with_zone(s: Expedition, seat: Seat, old: Colour, new: Colour, spot: int) -> None:
    """DG-Q.142 The own cube comes to lie where the other one lay."""
    if s.heard:
        s.say("cube-recombined", seat=seat, colour=old, into=new, spot=spot)
    at = s.cubes[spot].index(new)
    set_space(s, spot, at, take_off_board(s, seat, old))
    if new == UNIVERSAL:
        gain_universal(s, seat)
    elif new != FALSE:  # RC-FLS.2
        put_on_board(s, seat, new)


# ---------------------------------------------------------------- with a Scholar


def of_other(s: Expedition, seat: Seat, old: Colour, other: Seat) -> list[Colour]:
    """DG-Q.142 For which cubes of another, so that both find room; in the Tome one always does."""
    if not s.boards[seat][old] or not (is_omega(s, other) or has_room(s, other, old)):
        return []
    theirs = [new for new, n in enumerate(board_of(s, other)) if n and new != old]
    return [new for new in theirs if new >= FALSE or has_room(s, seat, new)]


def trade_with(s: Expedition, seat: Seat, old: Colour, new: Colour, other: Seat) -> None:
    """DG-Q.142 Each Donates the other a cube, so that none is Lost (DG-38.12)."""
    donate(s, other, seat, new)
    donate(s, seat, other, old)


# ---------------------------------------------------------------- named, and done


def cubes(part: Part, at: int, stated: Stated) -> Asks:
    """Whence the other cube comes; then the own one, and that for which it is exchanged."""
    if stated.slots[at].kind == "spot":
        return lambda s, seat, chosen: SPOTS[part.where.word](s, seat)
    mine, found = part.pick.slots[0], in_zone if part.where.word else of_other

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        if not part.where.word:
            there = seat_named(part.who, seat, chosen)
        elif part.where.slot == UNNAMED:
            there = s.spots[seat]
        else:
            there = chosen[part.where.slot]
        if there == NOTHING:
            return ()
        if at == mine:
            own = range(len(s.boards[seat]))
            return [old for old in own if found(s, seat, old, there)]
        return found(s, seat, chosen[mine], there) if chosen[mine] != NOTHING else ()

    return asks


def trades(part: Part) -> Step:
    """DG-Q.142 What was named is exchanged, if both cubes still find room."""
    mine, other = part.pick.slots
    zone, seats = spot_of(part.where), seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        old, new = e.named(mine), e.named(other)
        if NOTHING in (old, new):
            return
        if part.where.word:
            if new in in_zone(s, e.seat, old, zone(s, e)):
                trade_with_zone(s, e.seat, old, new, zone(s, e))
            return
        for there in seats(s, e):
            if new in of_other(s, e.seat, old, there):
                trade_with(s, e.seat, old, new, there)

    return step


PRIMITIVES["trade"] = Primitive(trades, has_cubes, harms=True, asks=cubes)
