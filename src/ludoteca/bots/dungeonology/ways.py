"""Ways through the Dungeon: found once for each Dungeon and place in it, and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ludoteca.games.dungeonology.components import LAIRS, SECRET_PASSAGE, Mask
from ludoteca.games.dungeonology.rocca_civetta.links import closed
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import NORTH, Dungeon, Plan

Tunnels = tuple[tuple[int, ...], ...]


class Print(NamedTuple):
    """What is printed on a Zone on the table, and what lies around it."""

    alert: int
    has_stairs: bool
    floor: int
    beside: tuple[int, ...]  # what its pile still holds, if there seems to be room beside it
    near: tuple[int, ...]  # DG-25.2: the spots that are spied on from there


class Site(NamedTuple):
    """A Zone that can be reached."""

    spot: int
    moves: int  # how far away
    first: int  # the first Zone on the way
    zone: Print


@lru_cache(maxsize=1 << 14)
def sites(
    terms: Terms, plan: Plan, start: int, colours: Mask, secret: Tunnels = ()
) -> tuple[Site, ...]:
    """DG-17.6, DG-19.11 Every Zone that one with these colours can reach, the nearest first.

    DG-32.18 Also by Secret Passages: each the Zones that it joins.
    """
    dungeon, zones = terms.dungeon(plan), prints(terms, plan)
    found = [Site(start, 0, start, zones[start])]
    seen = {start}
    for at in found:
        around = dungeon.neighbours(at.spot)
        opened = [x for x, doors in around.doors if any([not door & ~colours for door in doors])]
        tunnels = [x for joined in secret if at.spot in joined for x in joined] if secret else []
        for other in (*around.free, *opened, *tunnels):
            if other not in seen:
                seen.add(other)
                first = at.first if at.moves else other
                found.append(Site(other, at.moves + 1, first, zones[other]))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def distances(terms: Terms, plan: Plan, start: int) -> dict[int, int]:
    """DG-31.17 How far each Zone is from there for the Boss, who ignores Doors."""
    found: dict[int, int] = terms.dungeon(plan).distances(start)
    return found


@lru_cache(maxsize=1 << 12)
def tunnels(terms: Terms, plan: Plan, tokens: tuple[tuple[int, int], ...]) -> Tunnels:
    """DG-32.18, DG-36.3 By letter, the Zones that its Secret Passages join."""
    found: dict[str, list[int]] = {"X": [x for x, kind in tokens if kind == SECRET_PASSAGE]}
    for spot, p in enumerate(plan.placed):
        for effect in terms.passages[p.zone]:
            found.setdefault(effect.letter, []).append(spot)
    return tuple([tuple(dict.fromkeys(spots)) for spots in found.values() if len(spots) > 1])


@lru_cache(maxsize=1 << 13)
def prints(terms: Terms, plan: Plan) -> tuple[Print, ...]:
    """By spot, what planning asks for."""
    dungeon, content, placed = terms.dungeon(plan), terms.content, plan.placed
    lairs = [n for n, row in enumerate(content.zones) if row.id in LAIRS]  # they are in no pile
    laid, faces = {*lairs, *[p.zone for p in placed]}, terms.cards.faces
    piles = {
        floor: [faces[card] for card in pile if faces[card] not in laid]
        for floor, pile in enumerate(terms.cards.zones)
    }
    found = []
    for spot, p in enumerate(placed):
        tile = content.tiles[p.zone]
        pile = tuple(piles.get(tile.floor, ()))
        beside = pile if has_room(dungeon, spot) else ()
        near = (spot, *dungeon.neighbours(spot).linked)
        alert = content.zones[p.zone].alert or 0
        found.append(Print(alert, content.stairs[p.zone], tile.floor, beside, near))
    return tuple(found)


def has_room(dungeon: Dungeon, spot: int) -> bool:
    """Whether some Passage leads into the open; that a Zone fits there is likely, not sure."""
    passages, taken = dungeon.passages(spot), dungeon.cells()
    for slot in range(dungeon.around(spot)):
        if passages >> slot & 1:
            x, y, way = dungeon.edge(spot, slot)
            beyond = (x, y - 1) if way == NORTH else (x - 1, y)
            if (x, y) not in taken or beyond not in taken:
                return True
    return False


@lru_cache(maxsize=1 << 14)
def fitting(terms: Terms, plan: Plan, spot: int, zones: tuple[int, ...]) -> bool:
    """DG-18.11 Whether one of these Zones can be placed beside that spot (RC-ZEF.5)."""
    if terms.floor_four and closed(terms, plan, spot):
        return False
    return terms.dungeon(plan).fits(zones, spot)
