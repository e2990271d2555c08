"""DG-18, DG-19 The Dungeon as geometry: where Zones lie, touch, link, and may be placed.

The unit is half a Zone's side.  A Zone at (x, y) covers the four cells from there to (x+1, y+1),
x to the east and y to the south.  Its eight slots run clockwise from the north side's west one; a
quarter turn clockwise moves each on by two (DG-Q.24).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from ludoteca.games.dungeonology.components import SLOTS, Mask

Cell = tuple[int, int]
Edge = tuple[int, int, int]  # of the cell at x, y: 0 its north edge, 1 its west edge
Contact = tuple[int, int]  # a slot of the one, the slot of the other that it meets

NORTH, WEST = 0, 1
TURNS = range(4)  # clockwise quarter turns
EDGES: tuple[Edge, ...] = (  # by slot, of a Zone at (0, 0)
    (0, 0, NORTH), (1, 0, NORTH), (2, 0, WEST), (2, 1, WEST),
    (1, 2, NORTH), (0, 2, NORTH), (0, 1, WEST), (0, 0, WEST),
)  # fmt: skip
ANY_DOOR: Mask = -1  # the colours of one who ignores Doors (DG-19.15)


def edge(x: int, y: int, slot: int) -> Edge:
    """The unit edge at that slot of a Zone at (x, y)."""
    dx, dy, side = EDGES[slot]
    return x + dx, y + dy, side


def _contacts(dx: int, dy: int) -> tuple[Contact, ...]:
    theirs = {edge(dx, dy, slot): slot for slot in range(8)}
    return tuple([(slot, theirs[here]) for slot, here in enumerate(EDGES) if here in theirs])


# DG-18.3, DG-18.4 By the offset of one Zone from another, the slots at which they touch: one or
# two of each, at twelve offsets and no others.
CONTACTS: dict[Cell, tuple[Contact, ...]] = {
    (dx, dy): _contacts(dx, dy)
    for dx in range(-2, 3)
    for dy in range(-2, 3)
    if 2 in (abs(dx), abs(dy)) and abs(dx) + abs(dy) < 4
}


# DG-Q.25 Where a neighbour may lie: anywhere it touches, or on a grid of whole sides.
OFFSETS: dict[int, tuple[Cell, ...]] = {
    grid: tuple([(dx, dy) for dx, dy in CONTACTS if not (dx % grid or dy % grid)])
    for grid in (1, 2)
}


@cache
def turned(passages: Mask, turns: int) -> Mask:
    """DG-Q.24 The slots of a Zone after so many clockwise quarter turns."""
    shift = 2 * turns % 8
    return (passages << shift | passages >> 8 - shift) & 0xFF


@cache
def facing(offset: Cell, theirs: Mask) -> Mask:
    """My slots that meet those of *theirs*, a Zone at that offset from mine."""
    return sum([1 << i for i, j in CONTACTS.get(offset, ()) if theirs >> j & 1])


@cache
def fitting(mine: Mask, theirs: Mask, grid: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Where a Zone can be Linked to another: at which offsets, and how it may be turned there.

    *mine* are the Passages of the other as it lies, *theirs* those of the Zone, unrotated.
    """
    found = []
    for dx, dy in OFFSETS[grid]:
        turns = tuple([t for t in TURNS if mine & facing((dx, dy), turned(theirs, t))])
        if turns:
            found.append((dx, dy, turns))
    return tuple(found)


class Tile(msgspec.Struct, frozen=True):
    """A Zone as printed: its Floor from 0, a bit for each Passage, by slot its Door's colours."""

    floor: int
    passages: Mask
    doors: tuple[Mask, ...] = (0,) * 8


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a Zone may lie, and how it is turned."""

    x: int
    y: int
    turns: int


class Placed(msgspec.Struct, frozen=True):
    """A Zone of the content on the table."""

    zone: int
    x: int
    y: int
    turns: int = 0


class Neighbours(NamedTuple):
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

    __slots__ = ("_neighbours", "doors_part", "grid", "placed", "stairs", "tiles", "walls")

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
        self._neighbours: dict[int, Neighbours] = {}

    def spots(self) -> range:
        return range(len(self.placed))

    def floor(self, spot: int) -> int:
        return self.tiles[self.placed[spot].zone].floor

    def passages(self, spot: int) -> Mask:
        """The Passages of a placed Zone, by slot as it lies."""
        here = self.placed[spot]
        return turned(self.tiles[here.zone].passages, here.turns)

    def door(self, spot: int, slot: int) -> Mask:
        """The colours that its Door at that slot asks for; none where there is no Door."""
        here = self.placed[spot]
        return self.tiles[here.zone].doors[(slot - 2 * here.turns) % 8]

    # ------------------------------------------------------------ adjacent and linked

    def contacts(self, one: int, other: int) -> tuple[Contact, ...]:
        """DG-18.4 The slots at which two Zones touch; none unless they are Adjacent."""
        a, b = self.placed[one], self.placed[other]
        return CONTACTS.get((b.x - a.x, b.y - a.y), ())

    def matching(self, one: int, other: int) -> list[Contact]:
        """Where a Passage meets a Passage, Wall or not."""
        touching = self.contacts(one, other)
        if not touching:
            return []
        mine, theirs = self.passages(one), self.passages(other)
        return [(i, j) for i, j in touching if mine >> i & theirs >> j & 1]

    def ways(self, one: int, other: int) -> list[Contact]:
        """DG-18.5 Where one can go from the one to the other, Doors aside."""
        here, walls, matching = self.placed[one], self.walls, self.matching(one, other)
        if not walls:
            return matching
        return [c for c in matching if edge(here.x, here.y, c[0]) not in walls]

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
        return [other for other in self.spots() if self.contacts(spot, other)]

    def linked_to(self, spot: int) -> list[int]:
        return [other for other in self.spots() if self.linked(spot, other)]

    def exits(self, spot: int, colours: Mask = ANY_DOOR) -> list[int]:
        """DG-17.6 The Zones that a Scholar with these colours can move to."""
        return [other for other in self.spots() if self.admits(spot, other, colours)]

    def neighbours(self, spot: int) -> Neighbours:
        """The same three for a Dungeon that stays as it is, found once."""
        found = self._neighbours.get(spot)
        if found is None:
            here = self.placed[spot]
            adjacent = [
                i for i, p in enumerate(self.placed) if (p.x - here.x, p.y - here.y) in CONTACTS
            ]
            ways = [(other, self.ways(spot, other)) for other in adjacent]
            asked = [(o, tuple({self.door(o, j) for _, j in found})) for o, found in ways if found]
            parted = self.doors_part
            found = self._neighbours[spot] = Neighbours(
                tuple([o for o, _ in asked if not parted or self.linked(spot, o)]),
                tuple([other for other, doors in asked if 0 in doors]),
                tuple([(other, doors) for other, doors in asked if 0 not in doors]),
            )
        return found

    def whole_floor(self, spot: int) -> list[int]:
        """DG-18.7 The Zones of that one's number that are Linked with it, one by another."""
        number, found = self.floor(spot), [spot]
        for at in found:
            linked = self.neighbours(at).linked
            found += [x for x in linked if x not in found and self.floor(x) == number]
        return sorted(found)

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

    def free(self, x: int, y: int) -> bool:
        """DG-18.10 Whether a Zone would lie there upon no other."""
        return not any([-2 < p.x - x < 2 and -2 < p.y - y < 2 for p in self.placed])

    def places(self, zone: int, beside: int) -> list[Place]:
        """DG-18.9 Every place for that Zone where a Passage meets one of the Zone *beside* it.

        A Door does not matter: one may be placed in one's own way (DG-Q.27).
        """
        here, free = self.placed[beside], self.free
        x, y = here.x, here.y
        return [
            Place(x + dx, y + dy, turn)
            for dx, dy, turns in self._fitting(zone, beside)
            if free(x + dx, y + dy)
            for turn in turns
        ]

    def _fitting(self, zone: int, beside: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        return fitting(self.passages(beside), self.tiles[zone].passages, self.grid)

    def fits(self, zones: Iterable[int], beside: int) -> bool:
        """DG-18.12, DG-Q.93 Whether any of these Zones can be Linked to that one."""
        here = self.placed[beside]
        return any(
            self.free(here.x + dx, here.y + dy)
            for zone in zones
            for dx, dy, _ in self._fitting(zone, beside)
        )

    def meetings(self, spot: int, apart_from: int | None = None) -> list[tuple[int, Edge]]:
        """Where a Passage of that Zone meets one of another: the other, and the edge."""
        here = self.placed[spot]
        others = [other for other in self.spots() if other not in (spot, apart_from)]
        return [
            (other, edge(here.x, here.y, i))
            for other in others
            for i, _ in self.matching(spot, other)
        ]

    def walls_beside(self, spot: int, between_floors: bool = True) -> list[Edge]:
        """DG-Q.26 The Walls that part a newly placed Zone from those of other Floors."""
        if not between_floors:
            return []
        floor = self.floor(spot)
        return [e for other, e in self.meetings(spot) if self.floor(other) != floor]

    def stairs_between(self, spot: int, new: int) -> list[Edge]:
        """DG-19.5 The edges that get a Stairs token, when Stairs have placed the *new* Zone."""
        here = self.placed[spot]
        return [edge(here.x, here.y, i) for i, _ in self.matching(spot, new)]

    def walls_of_stairs(self, spot: int, new: int, all_others: bool = True) -> list[Edge]:
        """DG-19.6 The Walls around a Zone that Stairs have placed; DG-Q.26b: towards whom."""
        floor = self.floor(new)
        met = self.meetings(new, apart_from=spot)
        return [e for other, e in met if all_others or self.floor(other) != floor]


def slots(passages: Mask) -> str:
    """The Passages as the tables write them."""
    return "".join([letter for i, letter in enumerate(SLOTS) if passages >> i & 1])
