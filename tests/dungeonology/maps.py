"""Dungeons for scenes: Zones one beside another, with the Walls and Stairs that they need."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.zones import Dungeon, Edge, Place, Placed

from .scenes import OURS

IDS = [row.id for row in OURS.zones]


def lay(*steps: str) -> dict[str, Any]:
    """``lay("I-4", "II-2", "I-3<I-4")``: each beside the one before it, or the one named."""
    placed = [Placed(OURS.start, 0, 0)]
    walls: list[Edge] = []
    stairs: list[Edge] = []
    climbed: list[str] = []
    at = {"START": 0}
    last = "START"
    for step in steps:
        name, _, beside = step.partition("<")
        spot, new = at[beside or last], len(placed)
        dungeon = Dungeon(OURS.tiles, placed, walls, stairs)
        here = placed[spot]
        found = None
        for place in dungeon.places(IDS.index(name), spot):
            touched = [p for i, p in enumerate(placed) if i != spot and _touch(place, p)]
            if touched:  # what is laid out is a line, without meetings by chance
                continue
            found = Placed(IDS.index(name), place.x, place.y, place.turns)
            if Dungeon(OURS.tiles, [*placed, found]).admits(spot, new, 0):
                break  # better without a Door
        assert found is not None, f"no place for {name}"
        placed.append(found)
        dungeon = Dungeon(OURS.tiles, placed, walls, stairs)
        if dungeon.floor(spot) != dungeon.floor(new):
            stairs += dungeon.stairs_between(spot, new)
            climbed.append(IDS[here.zone])
        at[name], last = new, name
    zones = [
        {"zone": IDS[each.zone], "x": each.x, "y": each.y, "turns": each.turns}
        for each in placed[1:]
    ]
    return {"zones": zones, "walls": walls, "stairs": stairs, "stairs_used": climbed}


def _touch(place: Place, other: Placed) -> bool:
    return abs(place.x - other.x) <= 2 and abs(place.y - other.y) <= 2


def spot(s: Any, name: str) -> int:
    """Where that Zone lies."""
    return [IDS[each.zone] for each in s.plan.placed].index(name)
