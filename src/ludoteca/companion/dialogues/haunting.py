"""DG-31 How the Boss appears and moves at a table with the box: the rules on a `Map` of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ludoteca.companion.dialogues.asking import Asking
from ludoteca.companion.dialogues.map import Map
from ludoteca.companion.dialogues.standing import Standing, most_stars, with_stars
from ludoteca.companion.forms import Answers, Field, Row, choice, flag, number, several
from ludoteca.games.dungeonology.boss import (
    BossMoves,
    BossSeeks,
    BossWay,
    activate,
    boss_called,
)
from ludoteca.games.dungeonology.components import (
    CAMP,
    COLOURS,
    CUBES,
    HIERARCHY,
    MYSTICISM,
    SLOTS,
    STUDENTS,
    WEALTH,
)
from ludoteca.games.dungeonology.randomizer import random_information
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.brood import Brood
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import DEN, EggHunt, MoveEgg
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import set_at
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import TENTACLES, Sea
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.winter import MOST_WATER, Winter
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.sighting import profile
from ludoteca.games.dungeonology.unfolding import OF_BOSS, OF_BOSS_BEFORE, Unfolding
from ludoteca.games.dungeonology.vocabulary.words import RANDOM_COLOUR
from ludoteca.games.dungeonology.zones import Plan
from ludoteca.kernel.event import Reason, Seat

FARTHEST = 9  # Zones away: nobody counts more
CALLED = ZoneEffect("boss")
IN_CAMP = "camp"
SOUGHT: dict[str, tuple[str, int]] = {  # what he looks at, and how much of it there can be
    "most-students": ("students", STUDENTS),
    "fewest-students": ("students", STUDENTS),
    "most-stunned": ("stunned", FARTHEST),
    "most-jinxes": ("jinxes", FARTHEST),
    "most-mysticism": ("mysticism", CUBES[MYSTICISM]),
    "most-treasure": ("treasure", CUBES[WEALTH] + CUBES[HIERARCHY]),
    "fewest-water": ("water", MOST_WATER),
}


# ---------------------------------------------------------------- Sighting


class Sighting(Asking, frozen=True, gc=False):
    """DG-31.4 Where he appears; what leads on from the Zone that called him is asked."""

    def asks(self, s: Standing) -> bool:
        return bool(self.fields(s))

    def question(self, s: Standing) -> Reason:
        return Reason("DG-31.4", "companion-boss-asks-sighting", {"seat": s.active})

    def fields(self, s: Standing) -> tuple[Field, ...]:
        where, slots = profile(s).sighting, tuple(SLOTS)
        if where in ("here", "deep"):
            return ()
        of_mode = [flag(where, "RC-BIG.4")] if where in ("egg", "den") else []
        drawn = [several("passages", "DG-3.5", "companion-slot", slots)]
        leading = several("leading", "DG-31.4", "companion-slot", slots)
        return (*of_mode, *(drawn if where == "passage" else []), leading)

    def answered(self, s: Standing, answers: Answers) -> None:
        self.sight(s, answers.table)

    def resolve(self, s: Any) -> None:
        self.sight(s, {})

    def sight(self, s: Standing, told: Row) -> None:
        zones = Map(s)
        here = zones.zone(name=Reason("DG-31.4", "companion-boss-in-called"))
        leading = told.get("leading", ())
        for slot in leading:
            name = Reason("DG-3.5", "companion-boss-in-behind", {"slot": slot})
            zones.slots[zones.zone(here, name)] = SLOTS.index(slot)
        passages = {*leading, *told.get("passages", ())}
        zones.open = sum([1 << SLOTS.index(slot) for slot in passages])
        where = profile(s).sighting
        if where == "deep":
            name = Reason("DG-31.13", "companion-boss-in-deep", {"seat": s.active})
            zones.links[CAMP] = [zones.zone(name=name)]
        elif told.get(where):
            self.lay_goal(s, zones, here, where)
        s.become(Appeared())
        boss_called(s, s.active, here, CALLED)

    def lay_goal(self, s: Standing, zones: Map, here: int, where: str) -> None:
        """RC-BIG.4 The Zone with the nearest Egg, or the Den."""
        name = Reason("RC-BIG.4", f"companion-boss-in-{where}", {"seat": s.active})
        spot = zones.zone(here, name)
        if isinstance(s.mode, Brood):
            s.mode = s.mode.but(eggs=(spot,))
        else:
            den = [row.id for row in s.terms.content.zones].index(DEN)
            placed = [*s.plan.placed]
            placed[spot] = replace(placed[spot], zone=den)
            s.plan = Plan(tuple(placed))


class Appeared(Asking, frozen=True, gc=False):
    """DG-Q.97 He is on the table now; nobody is encountered."""

    def asks(self, s: Standing) -> bool:
        return False

    def resolve(self, s: Any) -> None:
        s.leave()
        place: Reason = s.zones.names[s.boss]
        s.tell(place.clause, "boss-appears", place=place)


# ---------------------------------------------------------------- Activation


class Activation(Asking, frozen=True, gc=False):
    """DG-31.9 Where everybody is, as seen from the Boss, and whatever he looks for."""

    called: bool  # by a Zone Effect, and so once in a turn

    def question(self, s: Standing) -> Reason:
        return Reason("DG-31.9", "companion-boss-asks-where")

    def fields(self, s: Standing) -> tuple[Field, ...]:
        if isinstance(s.mode, EggHunt):
            return (flag("egg_here", "RC-BIG.4"), number("egg_away", "RC-BIG.4", FARTHEST))
        if isinstance(s.mode, Sea):
            return (number("tentacles", "RC-BIG.4", TENTACLES),)
        return ()

    def each(self, s: Standing) -> tuple[Field, ...]:
        seeks = profile(s).seeks
        away = choice("away", "DG-31.9", "companion-away", (IN_CAMP, *range(FARTHEST + 1)))
        if seeks == "most-stars":
            return (away, number("stars", "DG-31.9", most_stars(s.terms)))
        if seeks == "egg-carrier":
            return (away, flag("carries", "RC-BIG.4"))
        sought = (
            [number(x, "DG-31.9", most) for x, most in [SOUGHT[seeks]]] if seeks in SOUGHT else []
        )
        return (away, *sought)

    def answered(self, s: Standing, answers: Answers) -> None:
        zones = Map(s)
        s.boss = zones.zone()
        zones.zone(s.boss)  # wherever he can go out and come in again (DG-31.11)
        for seat, told in enumerate(answers.seats):
            self.stand(s, zones, seat, told)
        self.lay(s, zones, answers.table)
        s.leave()
        s.told = {**s.told, "asked": False}
        if self.called:
            boss_called(s, s.active, s.boss, CALLED)
        else:
            activate(s, s.active)
        if not any([isinstance(frame, BossWay | BossSeeks) for frame in s.stack]):
            s.tell("DG-31.9", "boss-stays")

    def stand(self, s: Standing, zones: Map, seat: Seat, told: Row) -> None:
        """A Scholar, so far away, with so much of what he looks at."""
        name = Reason("DG-31.9", "companion-boss-to-scholar", {"seat": seat})
        away = told["away"]
        s.spots[seat] = CAMP if away == IN_CAMP else zones.far(s.boss, away, name)
        s.students[seat] = told.get("students", 0)
        s.stunned[seat] = told.get("stunned", 0)
        s.jinxes[seat] = (0,) * told.get("jinxes", 0)
        board = [0] * len(COLOURS)
        board[MYSTICISM], board[WEALTH] = told.get("mysticism", 0), told.get("treasure", 0)
        s.boards[seat] = tuple(board)
        if "stars" in told:
            with_stars(s, seat, told["stars"])
        if isinstance(s.mode, Winter):
            s.mode = s.mode.but(water=set_at(s.mode.water, seat, told["water"]))
        elif isinstance(s.mode, Brood):
            others = [x for x in s.mode.carriers if x != seat]
            s.mode = s.mode.but(carriers=(*others, *([seat] if told["carries"] else [])))

    def lay(self, s: Standing, zones: Map, told: Row) -> None:
        """RC-BIG.4 What a mode has on the table."""
        if isinstance(s.mode, Brood):
            s.mode = s.mode.but(eggs=())
        elif isinstance(s.mode, EggHunt):
            away, name = told["egg_away"], Reason("RC-BIG.4", "companion-boss-to-egg")
            spots = [zones.far(s.boss, away, name)] if away else []
            spots += [s.boss] if told["egg_here"] else []
            cards = s.terms.cards.eggs
            s.mode = s.mode.but(eggs=tuple(zip(spots, cards, strict=False)))
        elif isinstance(s.mode, Sea):
            s.mode = s.mode.but(tentacles=tuple([zones.zone() for _ in range(told["tentacles"])]))


# ---------------------------------------------------------------- what the rules do then


def seeks(s: Standing, frame: BossSeeks) -> None:
    frame.resolve(s)
    if not isinstance(s.stack[-1], BossWay):
        s.tell("DG-31.9", "boss-stays")


def ask_way(s: Standing, frame: BossWay) -> None:
    """DG-31.13 Ways to one and the same goal differ on the table, where the person sees them."""
    ends = [s.zones.names.get(way[-1]) for way in frame.ways]
    if len({str(end) for end in ends}) == 1:
        frame.decide(s, frame.seat, 0)
    else:
        s.push(AskWay(frame.seat))


class AskWay(Asking, frozen=True, gc=False):
    """DG-31.13 Towards which of several Scholars he goes."""

    seat: Seat

    def ends(self, s: Standing) -> list[Seat]:
        way = s.stack[-2]
        assert isinstance(way, BossWay)
        return [s.zones.names[x[-1]].args["seat"] for x in way.ways]

    def question(self, s: Standing) -> Reason:
        return Reason("DG-31.15", "companion-boss-asks-way", {"seat": self.seat})

    def fields(self, s: Standing) -> tuple[Field, ...]:
        return (choice("towards", "DG-31.13", "seat", tuple(self.ends(s))),)

    def answered(self, s: Standing, answers: Answers) -> None:
        chosen = self.ends(s).index(answers.table["towards"])
        s.leave()
        way = s.stack[-1]
        assert isinstance(way, BossWay)
        way.decide(s, way.seat, chosen)


def ask_met(s: Standing, frame: BossMoves) -> None:
    """DG-31.7 Who is on the way is asked before he takes it."""
    if s.told["asked"]:
        frame.resolve(s)
        return
    s.told = {**s.told, "asked": True}
    args = {"count": len(frame.way), "seat": s.active}
    goal: Reason | None = s.zones.names.get(frame.way[-1])
    jumps, stops = profile(s).jumps, profile(s).stops
    if goal is None:
        s.tell("DG-31.11", "boss-out-and-in")
    else:
        s.tell("DG-31.9", "boss-jumps" if jumps else "boss-goes", place=goal, **args)
    if stops:
        s.tell("DG-31.9", "boss-stops")
    s.push(AskMet(len(frame.way)))


class AskMet(Asking, frozen=True, gc=False):
    """DG-31.7 Who is in the Zones that he enters, one after another."""

    zones: int

    def question(self, s: Standing) -> Reason:
        return Reason("DG-31.7", "companion-boss-asks-met", {"count": self.zones})

    def fields(self, s: Standing) -> tuple[Field, ...]:
        able = tuple([x for x in range(s.seats) if within_reach(s, x)])
        found = [several(f"zone-{n + 1}", "DG-31.7", "seat", able) for n in range(self.zones)]
        return tuple(found)

    def answered(self, s: Standing, answers: Answers) -> None:
        s.leave()
        moves = s.stack[-1]
        assert isinstance(moves, BossMoves)
        apart = s.zones.zone()
        s.spots = [apart if spot in moves.way else spot for spot in s.spots]
        for n, spot in enumerate(moves.way):
            for seat in answers.table[f"zone-{n + 1}"]:
                s.spots[seat] = spot
        if not any(answers.table.values()):
            s.tell("DG-31.7", "boss-meets-nobody")


def tell_effect(s: Standing, frame: Unfolding) -> None:
    """Part C.12 What befalls a Scholar, in the words of the card."""
    s.leave()
    row = profile(s)
    if frame.source[0] == OF_BOSS:
        args = {"seat": frame.seat, "encounter": s.profile}
        s.tell("DG-31.7", "boss-encounter", **args)
        if RANDOM_COLOUR in row.encounter:
            colour = random_information(s, (1 << len(COLOURS)) - 1)
            s.tell("DG-3.6", "boss-colour", column=COLOURS[colour or 0])
    elif frame.source[0] == OF_BOSS_BEFORE:
        s.tell("DG-31.9", "boss-before", seat=frame.seat, before=s.profile)
    elif isinstance(s.mode, Sea):
        tell_tentacle(s, frame.seat, s.mode)
    else:
        s.tell("DG-31.9", "boss-after", after=s.profile)


def tell_tentacle(s: Standing, seat: Seat, mode: Sea) -> None:
    """RC-BIG.4 Where a Tentacle rises; GS3 and what follows the last one."""
    mode.lay(s, seat, "tentacle")
    assert isinstance(s.mode, Sea)
    lying = s.mode.tentacles
    if len(lying) == len(mode.tentacles):
        s.tell("RC-BIG.4", "boss-no-tentacle")
        return
    there = [x for x in range(s.seats) if s.spots[x] == lying[-1]]
    s.tell("RC-BIG.4", "boss-tentacle", seats=there, seat=seat)
    if len(lying) == TENTACLES:
        s.tell("RC-BIG.4", "boss-charybdis")


def move_egg(s: Standing, frame: MoveEgg) -> None:
    s.leave()
    s.tell("RC-BIG.4", "boss-moves-egg", seat=frame.seat)


INSTEAD: dict[type[Any], Any] = {
    BossSeeks: seeks,
    BossWay: ask_way,
    BossMoves: ask_met,
    Unfolding: tell_effect,
    MoveEgg: move_egg,
}
