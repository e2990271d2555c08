"""Ways through the Dungeon: found once for each Dungeon, and kept."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.dungeonology.components import Mask
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Plan

Way = tuple[int, int, int]  # a spot, how many moves it is away, the first Zone on the way


@lru_cache(maxsize=1 << 14)
def ways(terms: Terms, plan: Plan, start: int, colours: Mask) -> tuple[Way, ...]:
    """DG-17.6, DG-19.11 Every Zone that one with these colours can reach, the nearest first."""
    dungeon = terms.dungeon(plan)
    found: list[Way] = [(start, 0, start)]
    seen = {start}
    for spot, moves, first in found:
        around = dungeon.neighbours(spot)
        opened = [x for x, doors in around.doors if any([not door & ~colours for door in doors])]
        for other in (*around.free, *opened):
            if other not in seen:
                seen.add(other)
                found.append((other, moves + 1, first if moves else other))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def room_beside(terms: Terms, plan: Plan, spot: int) -> tuple[int, ...]:
    """DG-18.11 The Zones still in the pile of its Floor that could be placed beside that spot."""
    dungeon, content = terms.dungeon(plan), terms.content
    placed = {place.zone for place in plan.placed}
    floor = dungeon.floor(spot)
    left = [z for z, row in enumerate(content.zones) if row.floor == floor and z not in placed]
    return tuple([zone for zone in left if dungeon.places(zone, spot)])
