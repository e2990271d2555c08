"""DG-31 The Boss: when he is activated, how he moves, whom he encounters."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import (
    BOSS_MET,
    DRIVEN_OFF,
    HIERARCHY,
    MYSTICISM,
    NOWHERE,
    WEALTH,
)
from ludoteca.games.dungeonology.effects import secret_passages
from ludoteca.games.dungeonology.notes import stars
from ludoteca.games.dungeonology.randomizer import among, random_scholar
from ludoteca.games.dungeonology.scholars import lasting, panic, within_reach
from ludoteca.games.dungeonology.sighting import profile, sighting
from ludoteca.games.dungeonology.unfolding import (
    OF_BOSS,
    OF_BOSS_AFTER,
    OF_BOSS_BEFORE,
    OF_PANIC_MET,
    Unfolding,
)
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition

Way = tuple[int, ...]  # the Zones that he enters, one after another


def boss_called(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """DG-31.2 Once in a turn; DG-31.4 Sighting, or Activation if he is in the Dungeon."""
    met = [who for what, who in s.this_turn if what == BOSS_MET]
    if seat in met if s.terms.boss_once_each else met:  # DG-Q.56
        return
    s.this_turn += ((BOSS_MET, seat),)
    if s.boss == NOWHERE:
        sighting(s, spot)
    else:
        activate(s, seat)


# ---------------------------------------------------------------- how he moves


def steps_from(s: Expedition, spot: int) -> tuple[int, ...]:
    """DG-31.16, DG-31.17 Linked Zones whatever their Doors, and Secret Passages."""
    linked, secret = s.neighbours(spot), secret_passages(s, spot)
    if not linked.doors and not secret:
        return linked.free
    doors = [other for other, _ in linked.doors]
    return tuple(dict.fromkeys([*linked.free, *doors, *secret]))


def ways_to(s: Expedition, goals: set[int]) -> list[Way]:
    """DG-Q.107 Every shortest way to the nearest of these Zones, which is never his own."""
    if not goals:
        return []
    seen = {s.boss}
    ways: list[Way] = [(x,) for x in steps_from(s, s.boss) if x not in seen]
    while ways:
        found = [way for way in ways if way[-1] in goals]
        if found:
            return found
        seen.update([way[-1] for way in ways])
        longer: list[Way] = []
        steps: dict[int, list[int]] = {}  # several ways may end in one Zone
        for way in ways:
            at = way[-1]
            if at not in steps:
                steps[at] = [x for x in steps_from(s, at) if x not in seen]
            longer += [(*way, x) for x in steps[at]]
        ways = longer
    return []


def met_in(s: Expedition, spot: int) -> list[Seat]:
    """DG-31.7, DG-31.12 Whom he encounters there, in turn order from the active player."""
    if spot not in s.spots:
        return []
    return [x for x in s.clockwise() if s.spots[x] == spot and within_reach(s, x)]


def seen_by_boss(s: Expedition) -> list[Seat]:
    """DG-31.12 Whom he could go after: neither in the camp nor gone nor Captured (DG-Q.99)."""
    return [x for x in range(s.seats) if within_reach(s, x)]


def activate(s: Expedition, seat: Seat) -> None:
    """Part C.12 The ways that the card allows, with as many Encounters as possible (DG-31.15)."""
    row = profile(s)
    if s.heard:
        s.say("boss-activated", seat=seat, spot=s.boss)
    if not (row.before or row.after or s.mode is not None):
        seek(s, seat)
        return
    if s.mode is not None:
        s.push(BossMoved(seat))
    if row.after:
        s.push(Unfolding(seat, (OF_BOSS_AFTER, s.profile)))
    s.push(BossSeeks(seat))
    if row.before:
        s.push(Unfolding(seat, (OF_BOSS_BEFORE, s.profile)))


class BossActivates(Frame, frozen=True, gc=False):
    """DG-33.7 He is activated once what else begins a turn in Maximum Alert has happened."""

    public = ("seat",)
    seat: Seat

    def resolve(self, s: Expedition) -> None:
        s.leave()
        activate(s, self.seat)


class BossMoved(Frame, frozen=True, gc=False):
    """RC-BIG.4 What the mode of a Big Boss asks for once he has moved."""

    public = ("seat",)
    seat: Seat

    def resolve(self, s: Expedition) -> None:
        s.leave()
        if s.mode is not None and s.boss != NOWHERE:
            s.mode.boss_moved(s, self.seat)


class BossSeeks(Frame, frozen=True, gc=False):
    """DG-31.9 He moves once what comes before it has happened; Part 3.10 or goes after *seat*."""

    public = ("seat", "steps")
    seat: Seat
    steps: int = 0  # so many Zones towards that Scholar; none: as his card says

    def resolve(self, s: Expedition) -> None:
        s.leave()
        if self.steps:
            pursue(s, self.seat, self.steps)
        else:
            seek(s, self.seat)


def seek(s: Expedition, seat: Seat) -> None:
    """DG-31.9 He does not see the Zone in which he is, unless his card says otherwise."""
    row = profile(s)
    if row.jumps:
        ways = jump(s, row.seeks)
    elif row.seeks == "random":
        ways = drunken(s)
    elif s.mode is not None and (goals := s.mode.goals(s, row.seeks)):
        ways = ways_to(s, goals)
    elif row.seeks == "egg":
        ways = []
    elif row.seeks in ("nearest", "egg-carrier"):
        ways = ways_to(s, {s.spots[x] for x in seen_by_boss(s)} - {s.boss})
    else:
        ways = ways_to_wanted(s, row.seeks)
    take_way(s, seat, ways, 1 if row.jumps else row.steps)


def pursue(s: Expedition, seat: Seat, steps: int) -> None:
    """Part 3.10 Towards the Scholar whose turn it is."""
    if s.boss != NOWHERE and within_reach(s, seat) and s.spots[seat] != s.boss:
        take_way(s, seat, ways_to(s, {s.spots[seat]}), steps)


def take_way(s: Expedition, seat: Seat, ways: list[Way], steps: int) -> None:
    """DG-31.15 As many Zones of a way as he can go, with as many Encounters as possible."""
    if len(ways) > 1:
        ways = list(dict.fromkeys([way[:steps] for way in ways]))
    if len(ways) < 2:
        if ways:
            s.push(BossWay(seat, (ways[0][:steps],)))
        return
    met = [sum([len(met_in(s, spot)) for spot in way]) for way in ways]
    best = tuple([way for way, n in zip(ways, met, strict=True) if n == max(met)])
    s.push(BossWay(seat, best))


def most_wanted(s: Expedition, seeks: str, seats: list[Seat]) -> list[Seat]:
    """Part 3.5 Whom of these he seeks; several where they are equal."""
    count = WANTED[seeks]
    best = max([count(s, x) for x in seats], default=0)
    return [x for x in seats if count(s, x) == best]


def ways_to_wanted(s: Expedition, seeks: str) -> list[Way]:
    """Part 3.5 Ties: some by the nearest, some at random, else of the player's choice."""
    seen = [x for x in seen_by_boss(s) if s.spots[x] != s.boss]
    wanted = most_wanted(s, seeks, seen)
    if seeks in NEAREST:
        return ways_to(s, {s.spots[x] for x in wanted})
    if seeks in AT_RANDOM:
        one = among(s, wanted)
        wanted = [] if one is None else [one]
    return [way for spot in {s.spots[x] for x in wanted} for way in ways_to(s, {spot})]


def jump(s: Expedition, seeks: str) -> list[Way]:
    """Part 3.5 To the Zone of that Scholar; he does not enter the one in which he is.

    DG-31.11, RA-68 But out and in again where the Scholar was Randomized.
    """
    if seeks == "random":
        target = random_scholar(s)
    else:
        target = among(s, most_wanted(s, seeks, seen_by_boss(s)))
    if target is None:
        return []
    if s.heard:
        s.say("boss-after", seat=target)
    enters = s.spots[target] != s.boss or seeks == "random"
    return [(s.spots[target],)] if enters else []


WANTED: dict[str, Callable[[Expedition, Seat], int]] = {
    "most-students": lambda s, seat: s.students[seat],
    "fewest-students": lambda s, seat: -s.students[seat],
    "most-stunned": lambda s, seat: s.stunned[seat],
    "most-jinxes": lambda s, seat: len(s.jinxes[seat]),
    "most-stars": stars,
    "most-mysticism": lambda s, seat: s.boards[seat][MYSTICISM],
    "fewest-water": lambda s, seat: -s.mode.water[seat],  # type: ignore[union-attr]
    "most-treasure": lambda s, seat: s.boards[seat][WEALTH] + s.boards[seat][HIERARCHY],
}
AT_RANDOM = ("most-stars", "most-mysticism")  # Part 3.5: how a tie is broken
NEAREST = ("most-jinxes", "fewest-water", "most-treasure")  # likewise


def drunken(s: Expedition) -> list[Way]:
    """DG-31.11 To a random Scholar; out and in again where that one is in his own Zone."""
    target = random_scholar(s)
    if target is None:  # DG-3.9
        return []
    if s.heard:
        s.say("boss-after", seat=target)
    if s.spots[target] == s.boss:
        return [(other, s.boss) for other in steps_from(s, s.boss)]
    return ways_to(s, {s.spots[target]})


class BossWay(Frame, frozen=True, gc=False):
    """DG-31.13, DG-Q.107 Of several ways the player who activated him chooses, by its number."""

    public = ("seat", "ways")
    seat: Seat
    ways: tuple[Way, ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.ways) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(range(len(self.ways))))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.become(BossMoves(self.ways[choice]))

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, 0)


class BossMoves(Frame, frozen=True, gc=False):
    """DG-31.7 He enters Zone after Zone, and encounters each Scholar there."""

    public = ("way", "met")
    way: Way
    met: tuple[Seat, ...] = ()

    def resolve(self, s: Expedition) -> None:
        if self.met:
            s.become(self.but(met=self.met[1:]))
            encounter(s, self.met[0])
        elif self.way:
            s.boss = self.way[0]
            if s.heard:
                s.say("boss-moves", spot=s.boss)
            met = tuple(met_in(s, s.boss))
            stops = met and profile(s).stops  # Part C.12
            s.become(BossMoves(() if stops else self.way[1:], met))
        else:
            s.leave()


# ---------------------------------------------------------------- whom he encounters


def encounter(s: Expedition, seat: Seat) -> None:
    """DG-31.7 He meets a Scholar; RC-FAM.5 whose Familiar may drive him off once in a turn."""
    if s.heard:
        s.say("encounter", seat=seat, spot=s.boss)
    if (
        s.familiars
        and lasting(s, seat, "drives-boss-off")
        and (DRIVEN_OFF, seat) not in s.this_turn
    ):
        s.push(DriveOff(seat))
    else:
        suffer(s, seat)


class DriveOff(Frame, frozen=True, gc=False):
    """RC-FAM.5 Who is met by the Boss may have an attached Familiar cancel the Encounter."""

    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if not choice:
            suffer(s, seat)
            return
        s.this_turn += ((DRIVEN_OFF, seat),)
        if s.heard:
            s.say("boss-driven-off", seat=seat)


def suffer(s: Expedition, seat: Seat) -> None:
    """Part C.12 What he does to a Scholar; Part C.11 and what the Panic card adds to it."""
    if s.panicking and panic(s).met:
        s.push(Unfolding(seat, (OF_PANIC_MET, s.faces[s.terms.cards.panic])))
    s.push(Unfolding(seat, (OF_BOSS, s.profile)))
