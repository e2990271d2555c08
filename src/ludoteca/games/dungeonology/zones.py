"""DG-18, DG-19 The Dungeon as geometry: where Zones lie, touch, link, and may be placed.

The unit is half an ordinary Zone's side.  A Zone at (x, y) covers the four cells from there to
(x+1, y+1), x to the east and y to the south.  Its eight slots run clockwise from the north side's
west one; a quarter turn clockwise moves each on by two (DG-Q.24).  A Zone says how long its side
is: one of four units covers sixteen cells and has sixteen slots (part 3.6, GS5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from ludoteca.games.dungeonology.components import SLOTS, Mask

Cell = tuple[int, int]
Edge = tuple[int, int, int]  # of the cell at x, y: 0 its north edge, 1 its west edge
Contact = tuple[int, int]  # a slot of the one, the slot of the other that it meets

NORTH, WEST = 0, 1
TURNS = range(4)  # clockwise quarter turns
SIDE = 2  # of an ordinary Zone
ANY_DOOR: Mask = -1  # the colours of one who ignores Doors (DG-19.15)


@cache
def edges(side: int) -> tuple[Edge, ...]:
    """By slot, of a Zone at (0, 0) whose side is so long."""
    along = range(side)
    north = [(i, 0, NORTH) for i in along]
    east = [(side, i, WEST) for i in along]
    south = [(i, side, NORTH) for i in reversed(along)]
    west = [(0, i, WEST) for i in reversed(along)]
    return (*north, *east, *south, *west)


def edge(x: int, y: int, slot: int, side: int = SIDE) -> Edge:
    """The unit edge at that slot of a Zone at (x, y)."""
    dx, dy, way = edges(side)[slot]
    return x + dx, y + dy, way


@cache
def contacts(mine: int, theirs: int) -> dict[Cell, tuple[Contact, ...]]:
    """DG-18.3, DG-18.4 By the offset of a Zone of one side from one of another, where they touch.

    Two ordinary ones do so at one or two slots of each, at twelve offsets and no others.
    """
    found = {}
    for dx in range(-theirs, mine + 1):
        for dy in range(-theirs, mine + 1):
            apart = dx in (-theirs, mine) or dy in (-theirs, mine)
            here = {edge(dx, dy, slot, theirs): slot for slot in range(4 * theirs)}
            met = [(slot, here[each]) for slot, each in enumerate(edges(mine)) if each in here]
            if apart and met:
                found[dx, dy] = tuple(met)
    return found


CONTACTS = contacts(SIDE, SIDE)


@cache
def offsets(grid: int, mine: int, theirs: int) -> tuple[Cell, ...]:
    """DG-Q.25 Where a neighbour may lie: anywhere it touches, or on a grid of whole sides."""
    return tuple([(x, y) for x, y in contacts(mine, theirs) if not (x % grid or y % grid)])


@cache
def turned(passages: Mask, turns: int, side: int = SIDE) -> Mask:
    """DG-Q.24 The slots of a Zone after so many clockwise quarter turns."""
    around = 4 * side
    shift = side * turns % around
    return (passages << shift | passages >> around - shift) & (1 << around) - 1


@cache
def facing(offset: Cell, theirs: Mask, sides: tuple[int, int] = (SIDE, SIDE)) -> Mask:
    """My slots that meet those of *theirs*, a Zone at that offset from mine; *sides* of both."""
    return sum([1 << i for i, j in contacts(*sides).get(offset, ()) if theirs >> j & 1])


@cache
def fitting(
    mine: Mask, theirs: Mask, grid: int, sides: tuple[int, int] = (SIDE, SIDE)
) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Where a Zone can be Linked to another: at which offsets, and how it may be turned there.

    *mine* are the Passages of the other as it lies, *theirs* those of the Zone, unrotated.
    """
    found = []
    lying = [(t, turned(theirs, t, sides[1])) for t in TURNS]
    for dx, dy in offsets(grid, *sides):
        turns = tuple([t for t, passages in lying if mine & facing((dx, dy), passages, sides)])
        if turns:
            found.append((dx, dy, turns))
    return tuple(found)


class Tile(msgspec.Struct, frozen=True):
    """A Zone as printed: its Floor from 0, a bit for each Passage, by slot its Door's colours."""

    floor: int
    passages: Mask
    doors: tuple[Mask, ...] = (0,) * 8
    side: int = SIDE


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a Zone may lie, and how it is turned."""

    x: int
    y: int
    turns: int


class Placed(msgspec.Struct, frozen=True, cache_hash=True):
    """A Zone of the content on the table; each Plan that it is in asks for its hash."""

    zone: int
    x: int
    y: int
    turns: int = 0


class Neighbours(msgspec.Struct, frozen=True, gc=False):
    """The Zones Linked to one; those that anybody can enter from it; and those with Doors."""

    linked: tuple[int, ...]
    free: tuple[int, ...]
    doors: tuple[tuple[int, tuple[Mask, ...]], ...]  # by Zone, the colours that each Door asks for


class Plan(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """The Zones on the table in the order in which they were placed, and the tokens on edges.

    It changes only when a Zone is placed, so readings of it are kept by its hash.
    """

    placed: tuple[Placed, ...]
    walls: tuple[Edge, ...] = ()
    stairs: tuple[Edge, ...] = ()


class Dungeon:
    """A reading of the Zones on the table and the tokens on edges; *spot* counts placed Zones."""

    __slots__ = (
        *("_adjacent", "_cells", "_counted", "_neighbours", "_taken"),
        *("doors_part", "grid", "placed", "stairs", "tiles", "walls"),
    )

    def __init__(
        self,
        tiles: Sequence[Tile],
        placed: Sequence[Placed],
        walls: Sequence[Edge] = (),
        stairs: Sequence[Edge] = (),
        *,
        grid: int = 1,
        doors_part: bool = False,
    ) -> None:
        self.tiles, self.placed, self.walls, self.stairs = tiles, placed, walls, stairs
        self.grid = grid  # DG-Q.25: 2 where Zones keep to a strict grid
        self.doors_part = doors_part  # DG-Q.31: whether a Door parts what it joins
        self._adjacent: dict[int, list[int]] = {}
        self._neighbours: dict[int, Neighbours] = {}
        self._cells: set[Cell] = set()
        self._counted = 0  # the Zones whose cells these are
        self._taken: dict[tuple[int, int], set[Cell]] = {}  # by number of Zones, and by side

    def spots(self) -> range:
        return range(len(self.placed))

    def floor(self, spot: int) -> int:
        return self.tiles[self.placed[spot].zone].floor

    def side(self, spot: int) -> int:
        return self.tiles[self.placed[spot].zone].side

    def around(self, spot: int) -> int:
        """How many slots it has."""
        return 4 * self.side(spot)

    def edge(self, spot: int, slot: int) -> Edge:
        """The unit edge at that slot of a placed Zone."""
        here = self.placed[spot]
        return edge(here.x, here.y, slot, self.tiles[here.zone].side)

    def passages(self, spot: int) -> Mask:
        """The Passages of a placed Zone, by slot as it lies."""
        here = self.placed[spot]
        tile = self.tiles[here.zone]
        return turned(tile.passages, here.turns, tile.side)

    def door(self, spot: int, slot: int) -> Mask:
        """The colours that its Door at that slot asks for; none where there is no Door."""
        here = self.placed[spot]
        tile = self.tiles[here.zone]
        return tile.doors[(slot - tile.side * here.turns) % len(tile.doors)]

    # ------------------------------------------------------------ adjacent and linked

    def contacts(self, one: int, other: int) -> tuple[Contact, ...]:
        """DG-18.4 The slots at which two Zones touch; none unless they are Adjacent."""
        a, b, tiles = self.placed[one], self.placed[other], self.tiles
        meeting = contacts(tiles[a.zone].side, tiles[b.zone].side)
        return meeting.get((b.x - a.x, b.y - a.y), ())

    def matching(self, one: int, other: int) -> list[Contact]:
        """Where a Passage meets a Passage, Wall or not."""
        a, b, tiles = self.placed[one], self.placed[other], self.tiles
        here, there = tiles[a.zone], tiles[b.zone]
        touching = contacts(here.side, there.side).get((b.x - a.x, b.y - a.y))
        if touching is None:
            return []
        mine = turned(here.passages, a.turns, here.side)
        theirs = turned(there.passages, b.turns, there.side)
        found: list[Contact] = []
        for contact in touching:
            if mine >> contact[0] & theirs >> contact[1] & 1:
                found.append(contact)
        return found

    def ways(self, one: int, other: int) -> list[Contact]:
        """DG-18.5 Where one can go from the one to the other, Doors aside."""
        walls, matching = self.walls, self.matching(one, other)
        if not walls:
            return matching
        found: list[Contact] = []
        for contact in matching:
            if self.edge(one, contact[0]) not in walls:
                found.append(contact)
        return found

    def linked(self, one: int, other: int) -> bool:
        """DG-18.5 Whether two Zones are Linked; Doors do not part them (DG-19.14)."""
        ways = self.ways(one, other)
        if self.doors_part:
            return any([not self.door(one, i) and not self.door(other, j) for i, j in ways])
        return bool(ways)

    def admits(self, one: int, other: int, colours: Mask) -> bool:
        """DG-19.10, DG-19.11 Whether one with cubes of these colours can go from one to other."""
        return any([not self.door(other, j) & ~colours for _, j in self.ways(one, other)])

    def adjacent_to(self, spot: int) -> list[int]:
        """DG-18.4 The Zones that touch that one, found once."""
        found = self._adjacent.get(spot)
        if found is None:
            found = self._adjacent[spot] = self._touching(spot)
        return found

    def _touching(self, spot: int) -> list[int]:
        here, tiles = self.placed[spot], self.tiles
        x, y, side = here.x, here.y, tiles[here.zone].side
        ordinary = contacts(side, SIDE)
        found = []
        for other, p in enumerate(self.placed):
            theirs = tiles[p.zone].side
            if (p.x - x, p.y - y) in (ordinary if theirs == SIDE else contacts(side, theirs)):
                found.append(other)
        return found

    def linked_to(self, spot: int) -> list[int]:
        return [other for other in self.spots() if self.linked(spot, other)]

    def exits(self, spot: int, colours: Mask = ANY_DOOR) -> list[int]:
        """DG-17.6 The Zones that a Scholar with these colours can move to."""
        return [other for other in self.spots() if self.admits(spot, other, colours)]

    def neighbours(self, spot: int) -> Neighbours:
        """The same three for a Dungeon that stays as it is, found once."""
        found = self._neighbours.get(spot)
        if found is None:
            found = self._neighbours[spot] = self._met(spot)
        return found

    def _met(self, spot: int) -> Neighbours:
        asked = [(other, self._doors(spot, other)) for other in self.adjacent_to(spot)]
        parted = self.doors_part
        return Neighbours(
            tuple([o for o, doors in asked if doors and (not parted or self.linked(spot, o))]),
            tuple([other for other, doors in asked if 0 in doors]),
            tuple([(other, doors) for other, doors in asked if doors and 0 not in doors]),
        )

    def _doors(self, spot: int, other: int) -> tuple[Mask, ...]:
        """The colours that the ways from one to the other ask for; none if there is no way."""
        ways = self.ways(spot, other)
        return tuple({self.door(other, j) for _, j in ways}) if ways else ()

    def whole_floor(self, spot: int) -> list[int]:
        """DG-18.7 The Zones of that one's number that are Linked with it, one by another."""
        number, found = self.floor(spot), [spot]
        for at in found:
            linked = self.neighbours(at).linked
            found += [x for x in linked if x not in found and self.floor(x) == number]
        return sorted(found)

    # ------------------------------------------------------------ one Zone more

    def with_zone(self, zone: Placed) -> Dungeon:
        """The Dungeon with one more Zone, of which nothing has been looked up yet."""
        placed = (*self.placed, zone)
        grid, parted = self.grid, self.doors_part
        return Dungeon(self.tiles, placed, self.walls, self.stairs, grid=grid, doors_part=parted)

    def take_over(self, before: Dungeon) -> None:
        """Whatever was found out *before* its last Zone came, with what that one changes.

        Whatever Walls have come with it lie around it: between the others all is as it was.
        """
        new = len(self.placed) - 1
        found = {**before._neighbours}
        for spot in self.adjacent_to(new):
            was = found.get(spot)
            if was is None or not (asked := self._doors(spot, new)):
                continue
            linked, free, doors = was.linked, was.free, was.doors
            if not self.doors_part or self.linked(spot, new):
                linked += (new,)
            if 0 in asked:
                free += (new,)
            else:
                doors += ((new, asked),)
            found[spot] = Neighbours(linked, free, doors)
        self._neighbours = found
        for (count, side), taken in before._taken.items():
            if count == new:
                self._taken[new + 1, side] = taken | self._around(self.placed[new], side)

    # ------------------------------------------------------------ ways through the Dungeon

    def distances(self, start: int, colours: Mask = ANY_DOOR) -> dict[int, int]:
        """How many moves each Zone is from there; those that cannot be reached are not in it."""
        found, reached = {start: 0}, [start]
        for spot in reached:
            for other in self.exits(spot, colours):
                if other not in found:
                    found[other] = found[spot] + 1
                    reached.append(other)
        return found

    def shortest(self, start: int, goal: int, colours: Mask = ANY_DOOR) -> list[tuple[int, ...]]:
        """DG-Q.107 Every shortest way there, each as the Zones that are entered."""
        away = self.distances(start, colours)
        ways: dict[int, list[tuple[int, ...]]] = {start: [()]}
        for spot in away:  # the nearest come first
            for other in self.exits(spot, colours):
                if away[other] == away[spot] + 1:
                    ways.setdefault(other, []).extend([(*way, other) for way in ways[spot]])
        return ways.get(goal, [])

    # ------------------------------------------------------------ placing

    def cells(self) -> set[Cell]:
        """DG-Q.25 What the Zones on the table cover."""
        if len(self.placed) != self._counted:
            self._counted, found = len(self.placed), self._cells
            for p in self.placed:
                along = range(self.tiles[p.zone].side)
                found.update([(p.x + i, p.y + j) for i in along for j in along])
        return self._cells

    def taken(self, side: int) -> set[Cell]:
        """DG-18.10 Where a Zone whose side is so long would lie upon another."""
        of = (len(self.placed), side)
        found = self._taken.get(of)
        if found is None:
            found = self._taken[of] = set()
            for zone in self.placed:
                found |= self._around(zone, side)
        return found

    def _around(self, zone: Placed, side: int) -> set[Cell]:
        """Where one so long would lie upon that Zone."""
        x, y, long = zone.x, zone.y, self.tiles[zone.zone].side
        up = range(y - side + 1, y + long)
        return {(i, j) for i in range(x - side + 1, x + long) for j in up}

    def free(self, x: int, y: int, side: int = SIDE) -> bool:
        """DG-18.10 Whether a Zone would lie there upon no other."""
        return (x, y) not in self.taken(side)

    def places(self, zone: int, beside: int) -> list[Place]:
        """The same as records."""
        return [Place(*place) for place in self.placings(zone, beside)]

    def placings(self, zone: int, beside: int) -> list[tuple[int, int, int]]:
        """DG-18.9 Every place for that Zone where a Passage meets one of the Zone *beside* it.

        A Door does not matter: one may be placed in one's own way (DG-Q.27).
        """
        here, taken = self.placed[beside], self.taken(self.tiles[zone].side)
        x, y = here.x, here.y
        return [
            (x + dx, y + dy, turn)
            for dx, dy, turns in self._fitting(zone, beside)
            if (x + dx, y + dy) not in taken
            for turn in turns
        ]

    def _fitting(self, zone: int, beside: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        tile = self.tiles[zone]
        sides = (self.side(beside), tile.side)
        return fitting(self.passages(beside), tile.passages, self.grid, sides)

    def fits(self, zones: Iterable[int], beside: int) -> bool:
        """DG-18.12, DG-Q.93 Whether any of these Zones can be Linked to that one."""
        here = self.placed[beside]
        x, y = here.x, here.y
        for zone in zones:
            taken = self.taken(self.tiles[zone].side)
            for dx, dy, _ in self._fitting(zone, beside):
                if (x + dx, y + dy) not in taken:
                    return True
        return False

    def meetings(self, spot: int, others: Iterable[int]) -> list[Edge]:
        """The edges at which a Passage of that Zone meets one of these."""
        return [self.edge(spot, i) for other in others for i, _ in self.matching(spot, other)]

    def walls_beside(self, spot: int, between_floors: bool = True) -> list[Edge]:
        """DG-Q.26 The Walls that part a newly placed Zone from those of other Floors."""
        if not between_floors:
            return []
        floor = self.floor(spot)
        return self.meetings(spot, [x for x in self.adjacent_to(spot) if self.floor(x) != floor])

    def stairs_between(self, spot: int, new: int) -> list[Edge]:
        """DG-19.5 The edges that get a Stairs token, when Stairs have placed the *new* Zone."""
        return [self.edge(spot, i) for i, _ in self.matching(spot, new)]

    def walls_of_stairs(self, spot: int, new: int, all_others: bool = True) -> list[Edge]:
        """DG-19.6 The Walls around a Zone that Stairs have placed; DG-Q.26b: towards whom."""
        floor, around = self.floor(new), self.adjacent_to(new)
        met = [x for x in around if x != spot and (all_others or self.floor(x) != floor)]
        return self.meetings(new, met)


def slots(passages: Mask) -> str:
    """The Passages as the tables write them."""
    return "".join([letter for i, letter in enumerate(SLOTS) if passages >> i & 1])
