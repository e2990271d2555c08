"""DG-38 The keywords of Information cubes: Collect, Steal, Lose, Leave, Eliminate, Donate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.dungeonology.components import FALSE, NO_CUBE, UNIVERSAL, Colour
from ludoteca.games.dungeonology.notes import has_room, put_on_board, take_off_board
from ludoteca.games.dungeonology.rocca_civetta.columns import on_top
from ludoteca.games.dungeonology.rocca_civetta.information import collectable as of_all_kinds
from ludoteca.games.dungeonology.rocca_civetta.information import gain_universal, open_columns
from ludoteca.games.dungeonology.rocca_civetta.omega.tome import (
    finds_room,
    gain,
    is_omega,
    part_with,
)
from ludoteca.games.dungeonology.rocca_civetta.wards import WARDS, ward, ward_off
from ludoteca.games.dungeonology.scholars import protected
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


LEFT, LOST = -1, -2  # who takes a Protected cube: a Zone where it would be Left, the Reserve
LOSE, KEEP = range(2)
REFUSED = -1  # DG-38.16: nothing more is paid


def collectable(s: Expedition, seat: Seat, spot: int, most: int) -> list[int]:
    """DG-38.2, DG-38.3 The leftmost spaces whose cubes the board can hold, up to so many.

    DG-Q.40 Room is reckoned with: two cubes of a colour need two free spaces.
    """
    if s.universal:
        return of_all_kinds(s, seat, spot, most)
    found: list[int] = []
    left: list[int] = []
    capacity, board = s.terms.content.capacity, s.boards[seat]
    for space, colour in enumerate(s.cubes[spot]):
        if len(found) == most:
            break
        if colour != NO_CUBE:
            left = left or [full - n for full, n in zip(capacity, board, strict=True)]
            if left[colour]:
                left[colour] -= 1
                found.append(space)
    return found


def collect(s: Expedition, seat: Seat, spot: int, spaces: list[int]) -> None:
    """DG-24.14, DG-24.20 Cubes from a Zone to the board, one by one from the left."""
    for at, space in enumerate(spaces):
        colour = s.cubes[spot][space]
        if colour >= FALSE:
            if colour == FALSE:
                collect_false(s, seat, spot, space)
                continue
            if not open_columns(s, seat):
                continue
            s.push(Collecting(seat, spot, tuple(spaces[at + 1 :])))
            collect_universal(s, seat, spot, space)
            return
        if colour == NO_CUBE or not has_room(s, seat, colour):  # DG-Q.124
            continue
        set_space(s, spot, space, NO_CUBE)
        if s.heard:
            s.say("cube-collected", seat=seat, colour=colour, spot=spot)
        put_on_board(s, seat, colour)


def collect_false(s: Expedition, seat: Seat, spot: int, space: int) -> None:
    """RC-FLS.2 Once obtained it goes to the Reserve, RC-FLS.3 worth nothing."""
    set_space(s, spot, space, NO_CUBE)
    if s.heard:
        s.say("false-information", seat=seat, spot=spot)


def collect_universal(s: Expedition, seat: Seat, spot: int, space: int) -> None:
    """RC-UNI.1, RC-UNI.2 To a column of its new owner's choice."""
    set_space(s, spot, space, NO_CUBE)
    if s.heard:
        s.say("cube-collected", seat=seat, colour=UNIVERSAL, spot=spot)
    gain_universal(s, seat)


class Collecting(Frame, frozen=True, gc=False):
    """RC-UNI.2 Once a Universal cube has its column, the others of the same Study follow."""

    public = ("seat", "spot", "spaces")
    seat: Seat
    spot: int
    spaces: tuple[int, ...]

    def resolve(self, s: Expedition) -> None:
        s.leave()
        collect(s, self.seat, self.spot, list(self.spaces))


def steal(s: Expedition, thief: Seat, victim: Seat, colour: Colour) -> None:
    """DG-38.4 The topmost cube of a colour; DG-38.5 to the Reserve where there is no room."""
    if is_omega(s, victim):
        take_from_tome(s, thief, colour)
        return
    if not s.boards[victim][colour]:
        return
    if (name := ward(s, victim, stolen=True)) and victim != thief:
        s.push(Ward(victim, colour, thief, WARDS.index(name)))
    else:
        steal_unwarded(s, thief, victim, colour)


def steal_unwarded(s: Expedition, thief: Seat, victim: Seat, colour: Colour) -> None:
    if s.interns and protected(s, victim) >> colour & 1:  # DG-37.8
        s.push(Protect(victim, colour, thief))
    else:
        take(s, thief, victim, colour)


def take(s: Expedition, thief: Seat, victim: Seat, colour: Colour) -> None:
    if is_omega(s, thief):
        taken_to_tome(s, victim, colour, stolen=True)
        return
    universal = on_top(s, victim, colour)
    kept = bool(open_columns(s, thief)) if universal else has_room(s, thief, colour)
    if s.heard:
        s.say("cube-stolen", seat=thief, victim=victim, colour=colour, kept=kept)
    take_off_board(s, victim, colour)
    if universal:
        gain_universal(s, thief)  # RC-UNI.6
    elif kept:
        put_on_board(s, thief, colour)


def taken_to_tome(s: Expedition, seat: Seat, colour: Colour, *, stolen: bool) -> None:
    """RC-OMG.6 The top cube of a column is Omega's from now on."""
    universal = on_top(s, seat, colour)
    if s.heard:
        kept = finds_room(s, UNIVERSAL if universal else colour)
        told = {"seat": seat, "colour": colour, "kept": kept}
        s.say("omega-steals" if stolen else "omega-receives", **told)
    gain(s, take_off_board(s, seat, colour))


def take_from_tome(s: Expedition, seat: Seat, colour: Colour) -> None:
    """RC-OMG.16 Any cube of the Tome; RC-UNI.6 a Universal one into a column of choice."""
    if colour not in s.tome:
        return
    kept = has_room(s, seat, colour)
    if s.heard:
        s.say("omega-loses", seat=seat, colour=colour, kept=kept)
    part_with(s, colour)
    if colour == UNIVERSAL:
        gain_universal(s, seat)
    elif kept:
        put_on_board(s, seat, colour)


def donate(s: Expedition, giver: Seat, taker: Seat, colour: Colour) -> None:
    """DG-38.11 The top cube of a column to the same column of another; DG-38.13 or the Reserve.

    DG-38.12 It is not Lost, so nothing that protects from Losing asks.
    """
    if is_omega(s, giver):
        take_from_tome(s, taker, colour)
        return
    if not s.boards[giver][colour]:
        return
    if is_omega(s, taker):
        taken_to_tome(s, giver, colour, stolen=False)
        return
    kept = has_room(s, taker, colour)
    if s.heard:
        s.say("cube-donated", seat=giver, taker=taker, colour=colour, kept=kept)
    given = take_off_board(s, giver, colour)
    if kept:  # RC-UNI.6: a Universal one too goes to the same column
        put_on_board(s, taker, colour, universal=given == UNIVERSAL)


def eliminate_from_board(s: Expedition, seat: Seat, colour: Colour) -> None:
    """DG-38.10 The top cube of a column to the Reserve."""
    if s.heard:
        s.say("cube-eliminated", seat=seat, colour=colour)
    take_off_board(s, seat, colour)


def lose(s: Expedition, seat: Seat, colour: Colour) -> None:
    """DG-38.6 A cube to the Reserve; DG-37.8 unless it is Protected and kept."""
    if name := ward(s, seat, stolen=False):
        s.push(Ward(seat, colour, LOST, WARDS.index(name)))
    else:
        lose_unwarded(s, seat, colour)


def lose_unwarded(s: Expedition, seat: Seat, colour: Colour) -> None:
    if s.interns and protected(s, seat) >> colour & 1:
        s.push(Protect(seat, colour, LOST))
    else:
        eliminate_from_board(s, seat, colour)


def eliminate_from_zone(s: Expedition, spot: int, space: int) -> None:
    """DG-38.10 A cube of a Zone to the Reserve."""
    if s.heard:
        s.say("cube-eliminated", spot=spot, colour=s.cubes[spot][space])
    set_space(s, spot, space, NO_CUBE)


def set_space(s: Expedition, spot: int, space: int, colour: Colour) -> None:
    spaces = s.cubes[spot]
    s.cubes[spot] = (*spaces[:space], colour, *spaces[space + 1 :])


# ---------------------------------------------------------------- Leave


def leave(s: Expedition, seat: Seat, colour: Colour) -> None:
    """DG-38.7 An own cube to the own Zone; DG-38.15 unless it is Protected and kept."""
    if s.interns and protected(s, seat) >> colour & 1:
        s.push(Protect(seat, colour, LEFT))
    else:
        put_down(s, seat, colour)


def put_down(s: Expedition, seat: Seat, colour: Colour) -> None:
    """DG-38.8 Here, in a Linked Zone, or in the Reserve."""
    here = s.spots[seat]
    if NO_CUBE in s.cubes[here]:
        lay_down(s, seat, colour, here)
        return
    linked = s.dungeon().neighbours(here).linked
    open_to = tuple([spot for spot in linked if NO_CUBE in s.cubes[spot]])
    if len(open_to) > 1:
        s.push(LeaveCube(seat, colour, open_to))
    elif open_to:
        lay_down(s, seat, colour, open_to[0])
    else:
        eliminate_from_board(s, seat, colour)


def lay_down(
    s: Expedition, seat: Seat, colour: Colour, spot: int, *, leftmost: bool = False
) -> None:
    """DG-38.7 On the first empty space from the right, whatever its colour; DG-38.9 Toll."""
    spaces = s.cubes[spot]
    space = spaces.index(NO_CUBE) if leftmost else len(spaces) - 1 - spaces[::-1].index(NO_CUBE)
    if s.heard:
        s.say("cube-left", seat=seat, colour=colour, spot=spot)
    set_space(s, spot, space, take_off_board(s, seat, colour))


class LeaveCube(Frame, frozen=True, gc=False):
    """DG-38.8 A cube that finds no space in the own Zone goes to a Linked one, of one's choice."""

    public = ("seat", "colour", "spots")
    seat: Seat
    colour: Colour
    spots: tuple[int, ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.spots)

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        lay_down(s, seat, self.colour, choice)


class Protect(Frame, frozen=True, gc=False):
    """DG-37.8 Whose Protected cube would be Lost may decide to keep it."""

    public: ClassVar[tuple[str, ...]] = ("seat", "colour", "taker")
    seat: Seat
    colour: Colour
    taker: Seat  # or LEFT, LOST

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((KEEP, LOSE))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == KEEP:
            if s.heard:
                s.say("cube-protected", seat=seat, colour=self.colour)
        elif self.taker == LEFT:
            put_down(s, seat, self.colour)
        elif self.taker == LOST:
            eliminate_from_board(s, seat, self.colour)
        else:
            take(s, self.taker, seat, self.colour)


class Ward(Protect, frozen=True, gc=False):
    """RC-SCH.2 Who could keep a cube with an Ability is asked whether to use it (part 3.3)."""

    public = ("seat", "colour", "taker", "ability")
    ability: int

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == KEEP:
            if s.heard:
                s.say("cube-warded", seat=seat, colour=self.colour, ability=WARDS[self.ability])
            ward_off(s, seat, WARDS[self.ability])
        elif self.taker == LOST:
            lose_unwarded(s, seat, self.colour)
        else:
            steal_unwarded(s, self.taker, seat, self.colour)


class OwnCube(Frame, frozen=True, gc=False):
    """DG-38.14 Whose cube it is chooses its colour."""

    public: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat

    def choices(self, s: Expedition) -> tuple[Colour, ...]:
        return tuple([colour for colour, n in enumerate(s.boards[self.seat]) if n])

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.choices(s)) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.choices(s))

    def resolve(self, s: Expedition) -> None:
        choices = self.choices(s)
        if choices:
            self.decide(s, self.seat, choices[0])
        else:
            s.leave()


class Donate(OwnCube, frozen=True, gc=False):
    """DG-38.14 Who must Donate a cube chooses its colour."""

    public = ("seat", "taker")
    taker: Seat

    def decide(self, s: Expedition, seat: Seat, choice: Colour) -> None:
        s.leave()
        donate(s, seat, self.taker, choice)


class LoseCube(OwnCube, frozen=True, gc=False):
    """DG-38.10 Who must Eliminate a cube of their choice chooses its colour."""

    def decide(self, s: Expedition, seat: Seat, choice: Colour) -> None:
        s.leave()
        lose(s, seat, choice)


class LeaveCubes(Frame, frozen=True, gc=False):
    """DG-32.12 Cubes of one's choice are Left, one by one: a Toll (DG-38.9), or what a Boss takes.

    First the colour is asked for; then, where the Zone has no empty space and several Linked ones
    have, the Zone (DG-32.13).
    """

    public = ("seat", "spot", "count", "leftmost", "colour")
    seat: Seat
    spot: int
    count: int
    leftmost: bool
    colour: Colour

    def choices(self, s: Expedition) -> tuple[int, ...]:
        if self.colour != NO_CUBE:
            linked = s.dungeon().neighbours(self.spot).linked
            return tuple([spot for spot in linked if NO_CUBE in s.cubes[spot]])
        mine = [colour for colour, n in enumerate(s.boards[self.seat]) if n]
        if s.interns and mine:  # DG-38.16
            safe = protected(s, self.seat)
            return tuple([c for c in mine if not safe >> c & 1]) or (*mine, REFUSED)
        return tuple(mine)

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if self.count and len(self.choices(s)) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.choices(s))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        if choice == REFUSED:
            s.leave()
        elif self.colour == NO_CUBE:
            self.put(s, choice)
        else:
            self.lay(s, self.colour, choice)

    def resolve(self, s: Expedition) -> None:
        choices = self.choices(s) if self.count else ()
        if choices:
            self.decide(s, self.seat, choices[0])
        else:
            s.leave()

    def put(self, s: Expedition, colour: Colour) -> None:
        """DG-32.13 Here, in a Linked Zone, or in the Reserve."""
        if NO_CUBE in s.cubes[self.spot]:
            self.lay(s, colour, self.spot)
            return
        elsewhere = self.but(colour=colour)
        spots = elsewhere.choices(s)
        if len(spots) > 1:
            s.become(elsewhere)
        elif spots:
            self.lay(s, colour, spots[0])
        else:
            s.become(self.but(count=self.count - 1))
            eliminate_from_board(s, self.seat, colour)

    def lay(self, s: Expedition, colour: Colour, spot: int) -> None:
        s.become(self.but(count=self.count - 1, colour=NO_CUBE))
        lay_down(s, self.seat, colour, spot, leftmost=self.leftmost)


def lowest(s: Expedition, seat: Seat) -> Colour:
    """The colour of the least valuable cube on the board; NO_CUBE where there is none."""
    return next((colour for colour, n in enumerate(s.boards[seat]) if n), NO_CUBE)


def most_valuable(s: Expedition, seat: Seat) -> Colour:
    """DG-15.15, DG-15.16 By the printed order of value; NO_CUBE where there is none."""
    return next((c for c in (4, 3, 2, 1, 0) if s.boards[seat][c]), NO_CUBE)
