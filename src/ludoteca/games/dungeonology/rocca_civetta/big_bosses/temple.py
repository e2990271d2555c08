"""Cursed Temple, the mode of Enrico Giovanni: an Idol, traps, and a son to bring home (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.actions import Declare
from ludoteca.games.dungeonology.aftermath import Aftermath
from ludoteca.games.dungeonology.components import (
    BRING_HOME,
    CAMP,
    MODE,
    NOBODY,
    NOWHERE,
    TAKE_IDOL,
    TOPPLE,
    UNIVERSAL,
    Colour,
    Deed,
)
from ludoteca.games.dungeonology.effects import secret_passages
from ludoteca.games.dungeonology.main.whom import deepest, in_zones
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.panic import GameEnds
from ludoteca.games.dungeonology.placing import go_on
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import Mode, Part, asked
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.passing import Passing
from ludoteca.games.dungeonology.rocca_civetta.information import gain_universal
from ludoteca.games.dungeonology.scholars import panic, within_reach
from ludoteca.games.dungeonology.sighting import PickSpot
from ludoteca.games.dungeonology.stealth import HOME, StealthTest
from ludoteca.games.dungeonology.students import alert_bonus, draw_students
from ludoteca.games.dungeonology.unfolding import OF_PANIC_ROLLED, Unfolding
from ludoteca.games.dungeonology.zones import Edge, Plan
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition
    from ludoteca.games.dungeonology.terms import Terms

CRYPT, CATACOMBS, CATACOMBS_ABOVE = "III-C", "IV-C", "III-K"  # RC-ZSP.5, and without Floor IV
HOME_ALERT, HOME_POINTS = 8, 5  # CT1
CURSE = 2  # Students that the Idol draws
LAST_CROSSING = 3
NO_BRIDGE = -1


class Temple(Mode, frozen=True, gc=False):
    """RC-BIG.8 What is left of the Idol, the Pillar and the Bridge; who has brought him home."""

    boss = "enrico-giovanni"

    idol: bool = False  # whether it holds its cube; before the Crypt is on the table it does not
    pillar: bool = False
    bridge: int = NO_BRIDGE  # a slot of the Catacombs, as they lie
    crossings: int = 0
    brought: Seat = NOBODY  # who has his points
    boulder: int = NOWHERE  # in Maximum Alert: the spot of the Rolling Stone

    @classmethod
    def zones(cls, terms: Terms) -> dict[str, int]:
        return {CRYPT: 4, (CATACOMBS if terms.floor_four else CATACOMBS_ABOVE): 3}

    # ------------------------------------------------------------ where it is

    def at(self, s: Expedition, *names: str) -> int:
        """The spot of one of these Zones, once it is on the table."""
        rows = s.terms.content.zones
        found = [spot for spot, x in enumerate(s.plan.placed) if rows[x.zone].id in names]
        return found[0] if found else NOWHERE

    def crypt(self, s: Expedition) -> int:
        return self.at(s, CRYPT)

    def edge(self, s: Expedition) -> Edge | None:
        """Where the Bridge lies."""
        spot = self.at(s, CATACOMBS, CATACOMBS_ABOVE)
        if spot == NOWHERE or self.bridge == NO_BRIDGE:
            return None
        return s.dungeon().edge(spot, self.bridge)

    def placed(self, s: Expedition, seat: Seat, spot: int) -> None:
        """The Idol and the Pillar come with the Crypt, the Bridge with the Catacombs."""
        if spot == self.crypt(s):
            s.mode = self.but(idol=cubes_in_reserve(s, UNIVERSAL) > 0, pillar=True)
        elif spot == self.at(s, CATACOMBS, CATACOMBS_ABOVE):
            s.push(LayBridge(seat, spot))

    # ------------------------------------------------------------ numbers

    def alert(self, s: Expedition, spot: int) -> list[Part]:
        return [("pillar", spot, -1)] if self.pillar and spot == self.crypt(s) else []

    def points(self, s: Expedition, seat: Seat) -> int:
        return HOME_POINTS if seat == self.brought else 0  # CT1

    def hidden(self, s: Expedition, colour: Colour) -> int:
        return int(self.idol and colour == UNIVERSAL)

    # ------------------------------------------------------------ Actions

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        if not within_reach(s, seat):
            return []
        here = s.spots[seat]
        found: list[Deed] = []
        if here == self.crypt(s):
            found += [(MODE, TAKE_IDOL)] if self.idol else []
            linked = s.dungeon().neighbours(here).linked if self.pillar else ()
            found += [(MODE, TOPPLE, spot) for spot in linked]  # RA-83
        if here == s.boss and s.hands[seat] and seat not in s.hushed:
            found.append((MODE, BRING_HOME))
        return found

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        what = asked(deed)
        if what == TAKE_IDOL:
            return Reason("RC-BIG.4", "no-idol-here")
        if what == TOPPLE:
            return Reason("RC-BIG.4", "no-pillar-here")
        if what == BRING_HOME:
            return Reason("RC-BIG.4", "not-with-him")
        return super().why_not(s, seat, deed)

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        here = s.spots[seat]
        if deed[1] == TAKE_IDOL:
            s.mode = self.but(idol=False)
            if s.heard:
                s.say("idol-taken", seat=seat, spot=here)
            s.push(Curse(seat))
            gain_universal(s, seat)
        elif deed[1] == TOPPLE:
            self.topple(s, seat, deed[2])
        else:
            bring_home(s, seat)

    def topple(self, s: Expedition, seat: Seat, spot: int) -> None:
        """A Wall on a Passage to that Zone; a Boss who is there leaves it and meets nobody."""
        here = s.spots[seat]
        s.mode = self.but(pillar=False)
        dungeon = s.dungeon()
        wall(s, dungeon.edge(here, dungeon.ways(here, spot)[0][0]))
        if s.heard:
            s.say("pillar-toppled", seat=seat, spot=here)
        linked = s.dungeon().neighbours(here).linked
        if s.boss == here and linked:
            s.push(DriveBoss(seat, linked))

    def won_home(self, s: Expedition, seat: Seat) -> None:
        """CT1 The first has points for it; he leaves the Dungeon until he is sighted again."""
        first = self.brought == NOBODY
        if first:
            s.mode = self.but(brought=seat)
        s.boss = NOWHERE
        if s.heard:
            s.say("brought-home", seat=seat, points=HOME_POINTS if first else 0)

    # ------------------------------------------------------------ the Bridge

    def crosses(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """Whether the only way there is over the Bridge."""
        here, bridge = s.spots[seat], self.edge(s)
        if bridge is None:
            return False
        dungeon = s.dungeon()
        ways = {dungeon.edge(here, slot) for slot, _ in dungeon.ways(here, spot)}
        return ways == {bridge}

    def moving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """RA-83 Who can go by a Secret Passage goes beside it."""
        secret = s.phase().secret and spot in secret_passages(s, s.spots[seat])
        return not secret and self.leaving(s, seat, spot)

    def leaving(self, s: Expedition, seat: Seat, spot: int) -> bool:
        """RA-83 Who goes on into a Zone just placed crosses it too, once it is laid."""
        top = s.stack[-1]
        if isinstance(top, LayBridge):
            s.become(top.but(goes_on=True))
            return True
        if not self.crosses(s, seat, spot):
            return False
        s.push(Crossing(seat, spot))
        return True

    # ------------------------------------------------------------ the Rolling Stone

    def panics(self, s: Expedition) -> None:
        """Part 3.10 A boulder in the Zone that is farthest from the Starting Zone, if any is."""
        if panic(s).rolled and (spots := sorted(deepest(s, s.active))):
            s.push(LayBoulder(s.active, tuple(spots)))

    def panic_turn(self, s: Expedition, seat: Seat) -> None:
        """Part 3.10 It rolls a Zone along a shortest way to the Starting Zone."""
        if self.boulder != NOWHERE:
            ways = s.dungeon().shortest(self.boulder, CAMP)
            spots = tuple(dict.fromkeys([way[0] for way in ways]))
            if spots:
                s.push(RollBoulder(seat, spots))

    def troubles(self, s: Expedition) -> bool:
        apart = (self.idol or self.pillar) and self.crypt(s) == NOWHERE
        wrong = not NO_BRIDGE <= self.bridge < 8 or not 0 <= self.crossings <= LAST_CROSSING
        rolls = not NOWHERE <= self.boulder < len(s.plan.placed)
        return apart or wrong or rolls or not NOBODY <= self.brought < s.seats


def open_slots(s: Expedition, spot: int) -> list[int]:
    """The Passages of a Zone without a Wall."""
    dungeon, passages = s.dungeon(), s.dungeon().passages(spot)
    free = [slot for slot in range(dungeon.around(spot)) if passages >> slot & 1]
    return [slot for slot in free if dungeon.edge(spot, slot) not in s.plan.walls]


def wall(s: Expedition, where: Edge) -> None:
    if where not in s.plan.walls:
        s.plan = Plan(s.plan.placed, (*s.plan.walls, where), s.plan.stairs)


def bring_home(s: Expedition, seat: Seat) -> None:
    """CT1 A Stealth test against 8 and the Alert Bonus."""
    parts: list[Part] = [(HOME, s.spots[seat], HOME_ALERT)]
    if bonus := alert_bonus(s):
        parts.append(("alert-bonus", s.alert, bonus))
    if s.panicking:
        parts.append(("panic", s.terms.cards.panic, panic(s).alert))
    if s.heard:
        s.say("brings-home", seat=seat, alert=sum([part[2] for part in parts]))
    s.push(StealthTest(NOBODY, (), tuple(parts)))
    s.push(Declare())


class Curse(Frame, frozen=True, gc=False):
    """RC-BIG.4 Two Students are drawn, then everybody near the Idol is Stunned."""

    public = ("seat", "drawn")
    seat: Seat
    drawn: bool = False

    def resolve(self, s: Expedition) -> None:
        if not self.drawn:
            s.become(self.but(drawn=True))
            draw_students(s, self.seat, CURSE)
            return
        s.leave()
        here = s.spots[self.seat]
        near = in_zones(s, (here, *s.dungeon().neighbours(here).linked)) if here > CAMP else []
        for seat in reversed(near):
            s.push(Aftermath(self.seat, seat, stunned=1))


class LayBridge(Frame, frozen=True, gc=False):
    """RC-BIG.4 On which Passage of the Catacombs the Bridge lies: a slot, as they lie."""

    public = ("seat", "spot")
    seat: Seat  # who has placed them
    spot: int
    goes_on: bool = False  # RA-83: into them, once it is laid

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(open_slots(s, self.spot)))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        assert isinstance(s.mode, Temple)
        s.mode = s.mode.but(bridge=choice)
        if s.heard:
            s.say("bridge-laid", seat=seat, spot=self.spot)
        if self.goes_on:
            go_on(s, seat, self.spot)


class Crossing(Passing, frozen=True, gc=False):
    """RC-BIG.4 Who crosses the Bridge Sacrifices a Student, or loses all Speed points."""

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if s.students[self.seat] else ()

    def slow(self, s: Expedition, seat: Seat) -> None:
        s.amend_phase(s.phase().but(speed=0, bonus=0))

    def passed(self, s: Expedition, seat: Seat) -> None:
        mode = s.mode
        assert isinstance(mode, Temple)
        bridge, crossings = mode.edge(s), mode.crossings + 1
        s.mode = mode.but(crossings=crossings)
        if s.heard:
            s.say("bridge-crossed", seat=seat, count=crossings)
        if crossings == LAST_CROSSING and bridge is not None:
            wall(s, bridge)
            s.mode = mode.but(crossings=crossings, bridge=NO_BRIDGE)

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, 0)


class DriveBoss(PickSpot, frozen=True, gc=False):
    """RC-BIG.4 Where the Boss goes when the Pillar falls; he meets nobody."""

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        s.boss = choice
        if s.heard:
            s.say("boss-moves", spot=choice)


def put_boulder(s: Expedition, spot: int) -> None:
    s.leave()
    assert isinstance(s.mode, Temple)
    s.mode = s.mode.but(boulder=spot)


class LayBoulder(PickSpot, frozen=True, gc=False):
    """RC-BIG.4 In which of the Zones that are as far the Rolling Stone lies at first."""

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        put_boulder(s, choice)
        if s.heard:
            s.say("boulder-looms", spot=choice)


class RollBoulder(PickSpot, frozen=True, gc=False):
    """RC-BIG.4 Which way the Rolling Stone takes, of several that are as short."""

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        put_boulder(s, choice)
        if s.heard:
            s.say("boulder-rolls", spot=choice)
        if choice == CAMP:
            s.push(GameEnds())
        card = s.faces[s.terms.cards.panic]
        for met in reversed(in_zones(s, (choice,)) if choice != CAMP else []):
            s.push(Unfolding(met, (OF_PANIC_ROLLED, card)))
