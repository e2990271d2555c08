"""The Brood, the mode of Mother Basilisk: Eggs to be carried home (part 3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from ludoteca.games.dungeonology.boss import activate
from ludoteca.games.dungeonology.components import CAMP, MODE, NOWHERE, TAKE_EGG, Deed
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import Mode, Part, asked, set_at
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.students import draw_students
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

EGGS = 7  # RC-CMP.1
EGG_POINTS = 3  # BR4


class Brood(Mode, frozen=True, gc=False):
    """RC-BIG.8 Where Eggs lie, who carries one, how many each has brought home."""

    boss = "mother-basilisk"

    banked: tuple[int, ...]  # by seat
    eggs: tuple[int, ...] = ()  # a spot for each
    carriers: tuple[Seat, ...] = ()
    left: int = EGGS  # beside the Campus

    @classmethod
    def begun(cls, s: Expedition) -> Self:
        return cls((0,) * s.seats)

    # ------------------------------------------------------------ numbers

    def alert(self, s: Expedition, spot: int) -> list[Part]:
        count = self.eggs.count(spot)
        return [("eggs", spot, count)] if count else []  # BR2

    def speed(self, seat: Seat) -> int:
        return -1 if seat in self.carriers else 0  # BR3

    def points(self, s: Expedition, seat: Seat) -> int:
        return EGG_POINTS * self.banked[seat]  # BR4

    # ------------------------------------------------------------ Eggs

    def placed(self, s: Expedition, seat: Seat, spot: int) -> None:
        """BR1 Each new Zone of Floor II or deeper receives an Egg, as long as there are any."""
        if self.left and s.floor(spot) > 0:
            s.mode = self.but(eggs=(*self.eggs, spot), left=self.left - 1)
            if s.heard:
                s.say("egg-laid", spot=spot)

    def actions(self, s: Expedition, seat: Seat) -> list[Deed]:
        """BR3 Who carries none may take one."""
        able = s.spots[seat] in self.eggs and seat not in self.carriers
        return [(MODE, TAKE_EGG)] if able and within_reach(s, seat) else []

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        if asked(deed) != TAKE_EGG:
            return super().why_not(s, seat, deed)
        carries = seat in self.carriers
        return Reason("RC-BIG.4", "carries-an-egg" if carries else "no-egg-here")

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        s.mode = self.but(eggs=one_fewer(self.eggs, s.spots[seat]), carriers=(*self.carriers, seat))
        if s.heard:
            s.say("egg-taken", seat=seat, spot=s.spots[seat])

    def came_home(self, s: Expedition, seat: Seat) -> None:
        """BR4 Who carries an Egg to the Starting Zone has points for it."""
        if seat in self.carriers:
            banked = set_at(self.banked, seat, self.banked[seat] + 1)
            s.mode = self.but(banked=banked, carriers=one_fewer(self.carriers, seat))
            if s.heard:
                s.say("egg-banked", seat=seat, points=EGG_POINTS)

    def removed(self, s: Expedition, seat: Seat) -> None:
        """BR6 The Egg of one who leaves the match is beside the Campus again."""
        if seat in self.carriers:
            s.mode = self.but(carriers=one_fewer(self.carriers, seat), left=self.left + 1)

    def has(self, seat: Seat, what: str) -> bool:
        return seat in self.carriers

    def loses(self, s: Expedition, seat: Seat, what: str) -> None:
        """Who carries an Egg puts it where Mother Basilisk has met them."""
        if seat in self.carriers:
            spot = s.spots[seat]
            s.mode = self.but(carriers=one_fewer(self.carriers, seat), eggs=(*self.eggs, spot))
            if s.heard:
                s.say("egg-dropped", seat=seat, spot=spot)

    def study_failed(self, s: Expedition, seat: Seat) -> None:
        """BR5 An Egg hatches, once the Students of the failure have been drawn."""
        if s.spots[seat] in self.eggs:
            s.push(Hatching(seat, s.spots[seat]))

    # ------------------------------------------------------------ Mother Basilisk

    def goals(self, s: Expedition, seeks: str) -> set[int]:
        return {s.spots[x] for x in self.carriers if within_reach(s, x)} - {s.boss}

    def sighted(self, s: Expedition, spot: int) -> list[int]:
        """In the Zone with an Egg that is nearest."""
        away = s.distances(spot)
        far = {x: away[x] for x in sorted({*self.eggs}) if x in away}
        return [x for x, steps in far.items() if steps == min(far.values())]

    def troubles(self, s: Expedition) -> bool:
        where = [not CAMP < spot < len(s.plan.placed) for spot in self.eggs]
        who = [not 0 <= seat < s.seats or s.spots[seat] <= CAMP for seat in self.carriers]
        count = self.left + len(self.eggs) + len(self.carriers) + sum(self.banked)
        few = len(self.banked) != s.seats or min(self.left, *self.banked) < 0
        return any([*where, *who, count > EGGS, few, len({*self.carriers}) != len(self.carriers)])


def one_fewer(values: Sequence[int], one: int) -> tuple[int, ...]:
    """All but one of these: several Eggs may lie in a Zone."""
    at = values.index(one)
    return (*values[:at], *values[at + 1 :])


class Hatching(Frame, frozen=True, gc=False):
    """RC-BIG.4 An Egg is removed, a Student drawn; then Mother Basilisk is activated."""

    public = ("seat", "spot", "hatched")
    seat: Seat
    spot: int
    hatched: bool = False

    def resolve(self, s: Expedition) -> None:
        mode = s.mode
        assert isinstance(mode, Brood)
        if self.hatched or self.spot not in mode.eggs:
            s.leave()
            if self.hatched and s.boss != NOWHERE:
                activate(s, self.seat)
            return
        s.become(self.but(hatched=True))
        s.mode = mode.but(eggs=one_fewer(mode.eggs, self.spot))
        if s.heard:
            s.say("egg-hatched", seat=self.seat, spot=self.spot)
        draw_students(s, self.seat, 1)
