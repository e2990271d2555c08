"""What a seat sees of the Dungeon, of modes and of tests, gathered as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.adapters.dungeonology.actions import CUBE_KINDS, ZONES
from ludoteca.adapters.looking import face, held
from ludoteca.games.dungeonology.components import NO_CUBE, NOBODY, NOWHERE
from ludoteca.games.dungeonology.explore import Phase
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.kernel.event import Seat


def owner(who: Seat, seat: Seat, seats: int) -> int:
    return (who - seat) % seats + 1 if who >= 0 else 0


def counted(s: Expedition, seat: Seat, cards: Iterable[int], designs: int) -> list[int]:
    """By design, how many of these cards the seat knows to be of it."""
    counts = [0] * (designs + 1)
    for card in cards:
        counts[face(s, seat, card)] += 1
    return counts[1:]


def dungeon(
    s: Expedition, seen: dict[str, Any], laid: list[int], cubes: Any, stairs_used: Any
) -> tuple[list[int], list[int]]:
    """The Zones on the table by their names: how turned; where, Linked to which, with what."""
    many, colours = len(ZONES), len(CUBE_KINDS)
    xs, ys, turns, used = [0] * many, [0] * many, [0] * many, [0] * many
    linked, lying = [0] * (many * many), [0] * (many * colours)
    plan = s.dungeon()
    for at, (name, x, y, turned) in enumerate(seen["placed"]):
        xs[name], ys[name], turns[name] = held(x + 40), held(y + 40), turned + 1
        for other in plan.neighbours(at).linked:
            linked[name * many + laid[other]] = 1
        for cube in cubes[at] if at < len(cubes) else ():
            if cube != NO_CUBE:
                lying[name * colours + cube] += 1
        used[name] = at in stairs_used
    return turns, [*xs, *ys, *linked, *lying, *used]


def tokens(seen: dict[str, Any], laid: list[int]) -> list[int]:
    found = [0] * (4 * len(ZONES))
    for at, what in seen.get("tokens", ()):
        found[4 * laid[at] + what] = 1
    for at, _ in seen.get("traps", ()):
        found[4 * laid[at] + 3] = 1
    return found


def mode_zones(seen: dict[str, Any], laid: list[int]) -> list[int]:
    """RC-BIG.4 What lies in Zones in the mode of a Big Boss."""
    found = [0] * (4 * len(ZONES))
    mode = seen.get("mode", {})
    boulder = mode.get("boulder", NOWHERE)
    lying = (
        mode.get("ice", ()),
        [egg if isinstance(egg, int) else egg[0] for egg in mode.get("eggs", ())],
        mode.get("tentacles", ()),
        () if boulder == NOWHERE else (boulder,),
    )
    for kind, spots in enumerate(lying):
        for at in spots:
            found[4 * laid[at] + kind] += 1
    return found


def temple(seen: dict[str, Any]) -> list[int]:
    """What is left of the Cursed Temple."""
    mode = seen.get("mode", {})
    kept = [int(mode.get("idol", False)), int(mode.get("pillar", False))]
    return [*kept, mode.get("bridge", -1) + 1, mode.get("crossings", 0)]


def mode_seats(seen: dict[str, Any], seat: Seat) -> list[int]:
    """And what it gives a Scholar."""
    mode = seen.get("mode", {})
    names = ("water", "banked", "shells", "offerings")
    counted = [mode[name][seat] if name in mode else 0 for name in names]
    blessed = int(mode.get("blessed", NOBODY) == seat)
    return [counted[0], int(seat in mode.get("carriers", ())), *counted[1:], blessed]


def phase(s: Expedition, seat: Seat) -> list[int]:
    for frame in s.stack[::-1]:
        if isinstance(frame, Phase):
            seen = frame.seen_by(seat)
            return [held(seen[name]) for name in ("speed", "bonus", "studied", "spied")]
    return [0] * 4


def test(s: Expedition) -> list[int]:
    """Both sides of a Stealth test are told to everybody as they change."""
    for frame in s.stack[::-1]:
        if isinstance(frame, StealthTest):
            return [held(n) for n in frame.sums(s)]
    return [0, 0]
