"""Part C.7 Information cubes: collect, steal, donate, leave, eliminate, upgrade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import FALSE, HIERARCHY, NO_CUBE, Colour
from ludoteca.games.dungeonology.cubes import (
    Donate,
    LeaveCubes,
    LoseCube,
    collect,
    collectable,
    donate,
    eliminate_from_zone,
    leave,
    lose,
    steal,
)
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Asks,
    Primitive,
    Targets,
    Working,
)
from ludoteca.games.dungeonology.main.whom import (
    SPOTS,
    seat_named,
    seats_of,
    spot_of,
)
from ludoteca.games.dungeonology.notes import (
    cubes_in_reserve,
    has_room,
    put_on_board,
    take_off_board,
)
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import leave_cube
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import (
    counted_tome,
    is_omega,
    lowest_of_tome,
)
from ludoteca.games.dungeonology.unfolding import NOTHING, Step
from ludoteca.games.dungeonology.vocabulary import UNNAMED, Part, Stated
from ludoteca.kernel.event import Seat

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def board_of(s: Expedition, owner: Seat) -> tuple[int, ...]:
    """By colour the cubes of a Scholar; RC-OMG.6 of Omega those of the Tome."""
    return counted_tome(s) if is_omega(s, owner) else s.boards[owner]


def has_cubes(s: Expedition, seat: Seat) -> bool:
    return any(board_of(s, seat))


def picked(s: Expedition, e: Working, part: Part, seat: Seat) -> list[Colour]:
    """The colours that were named; or, of a board, the least or the most valuable ones."""
    if part.pick.slots:
        return [colour for colour in map(e.named, part.pick.slots) if colour != NOTHING]
    board = list(board_of(s, seat))
    if part.pick.word == "drawn":  # if has Randomized it
        return [e.tally] * min(part.n, board[e.tally])
    found: list[Colour] = []
    for _ in range(min(part.n, sum(board))):
        colours = [colour for colour, n in enumerate(board) if n]
        found.append(colours[0] if part.pick.word == "low" else colours[-1])
        board[found[-1]] -= 1
    return found


# ---------------------------------------------------------------- what may be named


def colours(part: Part, at: int, stated: Stated) -> Asks:
    """A colour of whoever loses the cube; one that was promised them before counts too."""
    earlier = part.pick.slots[: part.pick.slots.index(at)]
    given = [
        promised
        for before in stated.parts[: stated.slots[at].part]
        if before.word == "donate" and before.to.slot == part.who.slot != UNNAMED
        for promised in before.pick.slots
    ]

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        owner = seat_named(part.who, seat, chosen)
        if owner == NOTHING or (part.to.slot != UNNAMED and chosen[part.to.slot] == NOTHING):
            return ()
        board = list(board_of(s, owner))
        for promised in given:
            if chosen[promised] != NOTHING:
                board[chosen[promised]] += 1
        for taken in earlier:
            if chosen[taken] != NOTHING:
                board[chosen[taken]] -= 1
        return [colour for colour, n in enumerate(board) if n > 0]

    return asks


def of_zone(part: Part, at: int, stated: Stated) -> Asks:
    """DG-38.2 A Zone that the word allows; then a colour that lies there and finds room."""
    if stated.slots[at].kind == "spot":
        return lambda s, seat, chosen: SPOTS[part.where.word](s, seat)
    collects = part.word == "collect"

    def asks(s: Expedition, seat: Seat, chosen: Targets) -> Sequence[int]:
        spot = s.spots[seat] if part.where.slot == UNNAMED else chosen[part.where.slot]
        taker = seat_named(part.to, seat, chosen)
        if spot == NOTHING or taker == NOTHING:
            return ()
        lying = {colour for colour in s.cubes[spot] if colour != NO_CUBE}
        return [x for x in sorted(lying) if not collects or has_room(s, taker, x)]

    return asks


def of_either(part: Part, at: int, stated: Stated) -> Asks:
    return (of_zone if part.where.word else colours)(part, at, stated)


def upgradable(s: Expedition, seat: Seat) -> list[Colour]:
    """A cube, room for the next more valuable one, and such a one in the Reserve."""
    board = s.boards[seat]
    return [
        colour
        for colour in range(HIERARCHY)
        if board[colour] and has_room(s, seat, colour + 1) and cubes_in_reserve(s, colour + 1) > 0
    ]


# ---------------------------------------------------------------- what happens


def collects(part: Part) -> Step:
    """DG-38.2 Without a test: from the left, of the colours that were named, or by value."""
    spot, takers = spot_of(part.where), seats_of(part.to)

    def step(s: Expedition, e: Working) -> None:
        there = spot(s, e)
        for seat in takers(s, e):
            if there != NOTHING:
                collect(s, seat, there, spaces(s, e, part, there, seat))

    return step


def spaces(s: Expedition, e: Working, part: Part, spot: int, seat: Seat) -> list[int]:
    """Which spaces of a Zone: the leftmost ones, or those of a colour."""
    if part.pick.word == "lead":
        if part.word == "collect":
            return collectable(s, seat, spot, part.n)
        return [x for x, colour in enumerate(s.cubes[spot]) if colour != NO_CUBE][: part.n]
    lying = list(s.cubes[spot])
    wanted = [e.named(slot) for slot in part.pick.slots]
    if part.pick.word == "drawn":
        wanted = [e.tally] * part.n
    elif not part.pick.slots:
        there = [c for c in lying if c != NO_CUBE]
        there.sort(key=worth, reverse=part.pick.word == "best")
        wanted = [c for c in there if part.word != "collect" or has_room(s, seat, c)][: part.n]
    found = []
    for colour in wanted:
        if colour != NO_CUBE and colour in lying:
            found.append(lying.index(colour))
            lying[found[-1]] = NO_CUBE
    return found


def worth(colour: Colour) -> Colour:
    """RC-UNI.8 The order of cubes in Zones: a False one is worth nothing, a Universal one most."""
    return NO_CUBE if colour == FALSE else colour


def steals(part: Part) -> Step:
    """DG-38.4 The cubes that were named, or by their value."""
    seats, takers = seats_of(part.who), seats_of(part.to)

    def step(s: Expedition, e: Working) -> None:
        for victim in seats(s, e):
            for taker in takers(s, e):
                for colour in reversed(picked(s, e, part, victim)):
                    steal(s, taker, victim, colour)

    return step


def donates(part: Part) -> Step:
    """DG-38.14 A colour of the donor's choice, in turn order; or as the effect says."""
    seats, takers = seats_of(part.who), seats_of(part.to)

    def step(s: Expedition, e: Working) -> None:
        for taker in takers(s, e):
            givers = [x for x in seats(s, e) if x != taker and has_cubes(s, x)]
            count = sum([min(part.n, sum(board_of(s, x))) for x in givers])
            s.become(e.but(step=e.step + 1, tally=e.tally + count))
            for giver in givers if part.pick.word != "donor" else ():
                for colour in picked(s, e, part, giver):
                    donate(s, giver, taker, colour)
            for giver in reversed(givers) if part.pick.word == "donor" else ():
                for _ in range(min(part.n, sum(board_of(s, giver)))):
                    if is_omega(s, giver):
                        donate(s, giver, taker, lowest_of_tome(s))  # RC-OMG.8
                    else:
                        s.push(Donate(giver, taker))

    return step


def leaves(part: Part) -> Step:
    """DG-38.7 Of the owner's choice, DG-38.16 or as the effect says."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in reversed(seats(s, e)):
            if is_omega(s, seat):
                if s.tome:
                    leave_cube(s, e.seat, lowest_of_tome(s))  # RC-OMG.8
            elif part.pick.word == "opp":
                s.push(LeaveCubes(seat, s.spots[seat], part.n, False, NO_CUBE))
            else:
                for colour in reversed(picked(s, e, part, seat)):
                    leave(s, seat, colour)

    return step


def eliminates(part: Part) -> Step:
    """DG-38.10 Cubes of a Zone or of a Note board to the Reserve."""
    if part.where.word:
        spot = spot_of(part.where)

        def of_there(s: Expedition, e: Working) -> None:
            there = spot(s, e)
            for space in spaces(s, e, part, there, e.seat) if there != NOTHING else ():
                eliminate_from_zone(s, there, space)

        return of_there
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in seats(s, e):
            if part.pick.word == "free" and not part.pick.slots:
                for _ in range(min(part.n, sum(s.boards[seat]))):
                    s.push(LoseCube(seat))
            else:
                for colour in reversed(picked(s, e, part, seat)):
                    lose(s, seat, colour)

    return step


def upgrades(part: Part) -> Step:
    """A cube goes to the Reserve, one of the next more valuable colour comes from it."""
    slot = part.pick.slots[0]

    def step(s: Expedition, e: Working) -> None:
        colour = e.named(slot)
        if colour in upgradable(s, e.seat):
            if s.heard:
                s.say("cube-transmuted", seat=e.seat, colour=colour, into=colour + 1)
            take_off_board(s, e.seat, colour)
            put_on_board(s, e.seat, colour + 1)

    return step


def own_upgrades(part: Part, at: int, stated: Stated) -> Asks:
    return lambda s, seat, chosen: upgradable(s, seat)


PRIMITIVES |= {
    "collect": Primitive(collects, asks=of_zone),
    "steal": Primitive(steals, has_cubes, harms=True, asks=colours),
    "donate": Primitive(donates, has_cubes, harms=True, asks=colours),
    "leave": Primitive(leaves, has_cubes, harms=True, asks=colours),
    "eliminate": Primitive(eliminates, has_cubes, harms=True, asks=of_either),
    "upgrade": Primitive(upgrades, asks=own_upgrades),
}
