"""DG-18 The Dungeon zone by zone: beside which each lies, and how it is turned.

Walls and Stairs follow from that: each Zone is laid by the rule that lays it in a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.companion.forms import Problem, ProblemsError, Row
from ludoteca.games.dungeonology.components import CUBE_LETTERS, NO_CUBE, START
from ludoteca.games.dungeonology.new_game import empty_table
from ludoteca.games.dungeonology.placing import lay_zone
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.games.dungeonology.zones import Dungeon, Edge, Placed, Plan, contacts
from ludoteca.kernel.event import Reason

WHERE = {  # as one looks at the table: level with the other Zone, or half a Zone further
    "above": (0, -2), "above-left": (-1, -2), "above-right": (1, -2),
    "right": (2, 0), "right-up": (2, -1), "right-down": (2, 1),
    "below": (0, 2), "below-left": (-1, 2), "below-right": (1, 2),
    "left": (-2, 0), "left-up": (-2, -1), "left-down": (-2, 1),
}  # fmt: skip
TOPS = ("up", "right", "down", "left")  # where the upper edge points, by quarter turns
FULL, SOME, NONE = "full", "some", "none"  # of the cubes of a Zone
WALL, STAIRS, FREE = "wall", "stairs", "free"  # what lies where Passages of two Zones meet
LYING = (WALL, STAIRS, FREE)


def places(terms: Terms) -> tuple[str, ...]:
    """DG-Q.25 Where a Zone may lie beside another at this table."""
    return tuple([name for name, (x, y) in WHERE.items() if not (x % terms.grid or y % terms.grid)])


def zones_of(terms: Terms) -> list[str]:
    """The Zones that may be on the table, the Starting Zone apart."""
    rows, cards = terms.content.zones, terms.cards
    found = [rows[cards.faces[card]].id for pile in cards.zones for card in pile]
    return [*found, *[rows[n].id for n in terms.camp_z]]


class Laid:
    """A Dungeon that was told, as it is being laid out; what cannot be is noted by its row."""

    def __init__(self, terms: Terms, seats: int) -> None:
        self.s: Expedition = empty_table(terms, seats, seed=0)
        self.ids = [row.id for row in terms.content.zones]
        self.spots = {START: 0}
        self.problems: list[Problem] = []

    @property
    def dungeon(self) -> Dungeon:
        return self.s.dungeon()

    def add(self, n: int, row: Row) -> None:
        zone, beside = row["zone"], row["beside"]
        if zone in self.spots:
            self._wrong(n, "zone", Reason("DG-18.1", "companion-move-zone-twice", {"zone": zone}))
            return
        if beside not in self.spots:
            told = Reason("DG-18.9", "companion-move-zone-not-yet", {"zone": beside})
            self._wrong(n, "beside", told)
            return
        dx, dy = WHERE[row["where"]]
        here = self.s.plan.placed[self.spots[beside]]
        at = (here.x + dx, here.y + dy, TOPS.index(row["top"]))
        if reason := self._why_not(zone, beside, at):
            self._wrong(n, "top" if reason.key.endswith("no-passage") else "where", reason)
            if reason.key.endswith("zone-upon"):
                return
        self.lay(zone, self.spots[beside], at)

    def _why_not(self, zone: str, beside: str, at: tuple[int, int, int]) -> Reason | None:
        """DG-18.9, DG-18.10, DG-19.3 Why it cannot lie there like that."""
        terms, number = self.s.terms, self.ids.index(zone)
        both = {"zone": zone, "other": beside}
        if not self.dungeon.free(at[0], at[1]):
            return Reason("DG-18.10", "companion-move-zone-upon", both)
        spot = self.spots[beside]
        if self._by_stairs(number, spot) and not terms.content.stairs[self.ids.index(beside)]:
            return Reason("DG-19.3", "companion-move-zone-no-stairs", both)
        placed = (*self.s.plan.placed, Placed(number, *at))
        if not terms.dungeon(Plan(placed)).matching(spot, len(placed) - 1):
            return Reason("DG-18.9", "companion-move-zone-no-passage", both)
        return None

    def lay(self, zone: str, beside: int, at: tuple[int, int, int]) -> None:
        number = self.ids.index(zone)
        by_stairs = self._by_stairs(number, beside)
        self.spots[zone] = lay_zone(self.s, number, beside, at, by_stairs=by_stairs)

    def _by_stairs(self, zone: int, beside: int) -> bool:
        """DG-19.3 One comes to another Floor by Stairs alone."""
        floor: int = self.s.terms.content.tiles[zone].floor
        return floor != self.dungeon.floor(beside)

    def _wrong(self, n: int, key: str, reason: Reason) -> None:
        self.problems.append(Problem(f"table.zones.{n}.{key}", reason))

    # ------------------------------------------------------------ tokens on edges

    def meeting(self, one: int, other: int) -> list[Edge]:
        dungeon = self.dungeon
        return [dungeon.edge(one, slot) for slot, _ in dungeon.matching(one, other)]

    def between(self, edges: Sequence[Edge]) -> str:
        return lying(self.s.plan, edges)

    def put(self, n: int, row: Row) -> None:
        """DG-40.7 A token that lies otherwise than the rule would lay it."""
        spots = [self.spots.get(row[key]) for key in ("zone", "other")]
        edges = [] if None in spots else self.meeting(*spots)  # type: ignore[arg-type]
        if not edges:
            told = {"zone": row["zone"], "other": row["other"]}
            reason = Reason("DG-18.5", "companion-move-edge-nowhere", told)
            self.problems.append(Problem(f"table.edges.{n}.other", reason))
            return
        plan, what = self.s.plan, row["lying"]
        floors = {self.dungeon.floor(spot) for spot in spots if spot is not None}
        if what == FREE and len(floors) > 1 and self.s.terms.floors_part:
            told = {"zone": row["zone"], "other": row["other"]}
            reason = Reason("DG-40.7", "companion-move-edge-floors", told)
            self.problems.append(Problem(f"table.edges.{n}.lying", reason))
        walls = tuple([x for x in plan.walls if x not in edges])
        stairs = tuple([x for x in plan.stairs if x not in edges])
        more = tuple(edges)
        walls, stairs = walls + more * (what == WALL), stairs + more * (what == STAIRS)
        self.s.plan = Plan(plan.placed, walls, stairs)


def lying(plan: Plan, edges: Sequence[Edge]) -> str:
    if any([edge in plan.stairs for edge in edges]):
        return STAIRS
    return WALL if any([edge in plan.walls for edge in edges]) else FREE


def laid(terms: Terms, seats: int, table: Row) -> Laid:
    """The Dungeon of a filled form; `ProblemsError` says which rows cannot be."""
    found = Laid(terms, seats)
    for n, row in enumerate(table["zones"]):
        found.add(n, row)
    for n, row in enumerate(table["edges"]):
        found.put(n, row)
    for n, row in enumerate(table["zones"]):
        if row["cubes"] == SOME and len(_some(row)) > len(_spaces(terms, row["zone"])):
            args = {"zone": row["zone"], "count": len(_spaces(terms, row["zone"]))}
            reason = Reason("DG-18.14", "companion-move-zone-spaces", args)
            found.problems.append(Problem(f"table.zones.{n}.cubes", reason))
    if found.problems:
        raise ProblemsError(found.problems)
    return found


def told_zones(found: Laid, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """For a position: where each Zone lies, and its cubes."""
    zones = []
    for row in rows:
        here = found.s.plan.placed[found.spots[row["zone"]]]
        at = {"zone": row["zone"], "x": here.x, "y": here.y, "turns": here.turns}
        cubes = [CUBE_LETTERS[n] if n != NO_CUBE else "." for n in cubes_of(found.s.terms, row)]
        zones.append({**at, "cubes": "".join(cubes)})
    return zones


def _spaces(terms: Terms, zone: str) -> tuple[int, ...]:
    zones = [row.id for row in terms.content.zones]
    spaces: tuple[int, ...] = terms.content.spaces[zones.index(zone)]
    return spaces


def _some(row: Row) -> list[int]:
    """The cubes that are left, by colour."""
    return [
        colour
        for colour, letter in enumerate(CUBE_LETTERS)
        for _ in range(row.get(f"cube-{letter}", 0))
    ]


def cubes_of(terms: Terms, row: Row) -> list[int]:
    """DG-18.14 By space; each colour on a space of its own first, what is left on the others."""
    spaces = _spaces(terms, row["zone"])
    if row["cubes"] == FULL:
        return list(spaces)
    left = _some(row) if row["cubes"] == SOME else []
    held = [NO_CUBE] * len(spaces)
    for at, colour in enumerate(spaces):
        if colour in left:
            left.remove(colour)
            held[at] = colour
    for at, colour in enumerate(held):
        if colour == NO_CUBE and left:
            held[at] = left.pop(0)
    return held


# ---------------------------------------------------------------- and back


def rows_of(terms: Terms, seats: int, given: dict[str, Any]) -> tuple[list[Row], list[Row]]:
    """The Zones and the tokens on edges of a position, as a form asks for them."""
    found, zones = Laid(terms, seats), []
    real = Plan((), _edges(given, "walls"), _edges(given, "stairs"))
    for each in given.get("zones", []):
        at = (each["x"], each["y"], each.get("turns", 0))
        beside = _beside(found, each["zone"], at, real)
        here = found.s.plan.placed[beside]
        found.lay(each["zone"], beside, at)
        where = {offset: name for name, offset in WHERE.items()}
        zones.append(
            {
                "zone": each["zone"],
                "beside": found.ids[here.zone],
                "where": where.get((at[0] - here.x, at[1] - here.y), next(iter(WHERE))),
                "top": TOPS[at[2]],
                **_counted(terms, each["zone"], each.get("cubes")),
            }
        )
    return zones, _others(found, real)


def _edges(given: dict[str, Any], key: str) -> tuple[Edge, ...]:
    return tuple([(x, y, way) for x, y, way in given.get(key, [])])


def _beside(found: Laid, zone: str, at: tuple[int, int, int], real: Plan) -> int:
    """The Zone from which it was laid: that by which most of its tokens on edges follow."""
    placed, terms = found.s.plan.placed, found.s.terms
    tiles, number = terms.content.tiles, found.ids.index(zone)
    best, fewest = 0, len(placed) * 100
    for spot, here in enumerate(placed):
        offset = (at[0] - here.x, at[1] - here.y)
        if offset not in contacts(tiles[here.zone].side, tiles[number].side):
            continue
        tried = found.s.clone()
        by_stairs = tiles[number].floor != tiles[here.zone].floor
        new = lay_zone(tried, number, spot, at, by_stairs=by_stairs)
        wrong = 0 if tried.dungeon().matching(spot, new) else 10
        for other in range(new):
            edges = [tried.dungeon().edge(new, i) for i, _ in tried.dungeon().matching(new, other)]
            wrong += lying(tried.plan, edges) != lying(real, edges)
        if wrong < fewest:
            best, fewest = spot, wrong
    return best


def _others(found: Laid, real: Plan) -> list[Row]:
    """The tokens on edges that lie otherwise than the rule would lay them."""
    rows = []
    for one in range(len(found.s.plan.placed)):
        for other in range(one):
            edges = found.meeting(other, one)
            if edges and found.between(edges) != lying(real, edges):
                names = [found.ids[found.s.plan.placed[spot].zone] for spot in (other, one)]
                rows.append(
                    {"zone": names[0], "other": names[1], "lying": lying(real, edges)},
                )
    return rows


def _counted(terms: Terms, zone: str, cubes: str | None) -> Row:
    full = "".join([CUBE_LETTERS[colour] for colour in _spaces(terms, zone)])
    if cubes is None or cubes == full:
        return {"cubes": FULL}
    if not cubes.replace(".", ""):
        return {"cubes": NONE}
    return {"cubes": SOME, **{f"cube-{x}": cubes.count(x) for x in CUBE_LETTERS if x in cubes}}
