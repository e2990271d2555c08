"""RC-ZEF.5 Forced Passage: a Zone that is Linked to two others gains no further Link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.zones import Edge, Plan

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.terms import Terms

MOST_LINKS = 2


def links(terms: Terms, plan: Plan, spot: int) -> list[int]:
    """RC-ZEF.7 The Zones to which Passages or Stairs lead; Doors do not matter."""
    dungeon = terms.dungeon(plan)
    return [other for other in dungeon.spots() if other != spot and dungeon.ways(spot, other)]


def closed(terms: Terms, plan: Plan, spot: int) -> bool:
    """RC-ZEF.5 Whether that Zone has a Forced Passage and can gain no further Link."""
    forced = terms.content.forced[plan.placed[spot].zone]
    return forced and len(links(terms, plan, spot)) >= MOST_LINKS


def forced_walls(terms: Terms, plan: Plan, new: int, beside: int) -> list[Edge]:
    """RC-ZEF.6 The Walls that a newly placed Zone brings where Passages are Forced.

    RA-57 Of the Links that a new Forced Passage would have, the Zone from which it was placed comes
    first, then those that lay there before others.
    """
    walls: list[Edge] = []
    for spot in (new, *range(new)):
        if not terms.content.forced[plan.placed[spot].zone]:
            continue
        now = Plan(plan.placed, (*plan.walls, *walls), plan.stairs)
        others = sorted(links(terms, now, spot), key=lambda x: (spot == new and x != beside, x))
        for other in others[MOST_LINKS:]:
            dungeon = terms.dungeon(now)
            walls += [dungeon.edge(spot, slot) for slot, _ in dungeon.ways(spot, other)]
    return walls
