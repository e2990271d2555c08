"""Zones on a table: by name, and grown at random by the rules of placing."""

from __future__ import annotations

from hypothesis import strategies as st

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.zones import Dungeon, Edge, Place, Placed

OURS = SHELF.ours()
NUMBER = {row.id: number for number, row in enumerate(OURS.zones)}
LABELS = [row.id for row in OURS.zones]


def lay(*zones: tuple[str, int, int, int], **keywords) -> Dungeon:
    """The Starting Zone at (0, 0), and these: name, x, y, turns."""
    placed = [Placed(OURS.start, 0, 0)]
    placed += [Placed(NUMBER[name], x, y, turns) for name, x, y, turns in zones]
    return Dungeon(OURS.tiles, placed, **keywords)


def set_of(places: list[Place]) -> set[tuple[int, int, int]]:
    return {(place.x, place.y, place.turns) for place in places}


@st.composite
def dungeons(draw, grid: int = 1, most: int = 10, *, large: bool = True) -> Dungeon:
    """A Dungeon as it grows in play: by exploring, and by Stairs to the next Floor.

    With Charybdis' Lair or without it, as *large* says.
    """
    placed, walls, stairs = [Placed(OURS.start, 0, 0)], list[Edge](), list[Edge]()
    dungeon = Dungeon(OURS.tiles, placed, walls, stairs, grid=grid)
    left = [n for n, row in enumerate(OURS.zones) if n != OURS.start and (large or row.size == 1)]
    left.sort(key=lambda n: -OURS.zones[n].size)
    for _ in range(draw(st.integers(1, most))):
        beside = draw(st.sampled_from(list(dungeon.spots())))
        by_stairs = draw(st.booleans())
        floor = dungeon.floor(beside)
        floors = [floor - 1, floor + 1] if by_stairs else [floor]
        zones = [n for n in left if OURS.tiles[n].floor in floors]
        found = [(n, place) for n in zones[:3] for place in dungeon.places(n, beside)]
        if not found:
            continue
        zone, place = draw(st.sampled_from(found))
        left.remove(zone)
        placed.append(Placed(zone, place.x, place.y, place.turns))
        new = len(placed) - 1
        if by_stairs:
            stairs += dungeon.stairs_between(beside, new)
            walls += dungeon.walls_of_stairs(beside, new)
        else:
            walls += dungeon.walls_beside(new)
    return dungeon
