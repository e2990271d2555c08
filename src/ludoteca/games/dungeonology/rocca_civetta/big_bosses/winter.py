"""Winter is Coming, the mode of Fredo: ice in the Dungeon, Hot Water against it (part 3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ludoteca.games.dungeonology.components import CAMP, MODE, THAW, Deed
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import (
    Mode,
    Part,
    asked,
    lose_speed,
    set_at,
)
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.tricks import Card, discard_tricks
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Some, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import ZoneEffect
    from ludoteca.games.dungeonology.state import Expedition

HOT_WATER, MOST_WATER = 12, 2  # RC-CMP.4, RC-ZEF.3
IOTA = 6  # RC-CMP.1: all of them are on his card
ICY_ALERT, ICY_TOLL, LAST_ALERT = 2, 1, 1  # W3, W5


class Winter(Mode, frozen=True, gc=False):
    """RC-BIG.8 Who has how much Hot Water; where Iota Students stand as ice."""

    boss = "fredo"
    special = {"I-T": 3}  # Thermal Baths
    free = (THAW,)

    water: tuple[int, ...]  # by seat
    ice: tuple[int, ...] = ()  # spots
    iota: int = IOTA  # Students on his card

    @classmethod
    def begun(cls, s: Expedition) -> Self:
        return cls((1,) * s.seats)

    def supply(self) -> int:
        """RC-ZEF.2 The Hot Water in the Reserve."""
        return HOT_WATER - sum(self.water)

    # ------------------------------------------------------------ numbers

    def alert(self, s: Expedition, spot: int) -> list[Part]:
        return [("ice", spot, ICY_ALERT)] if spot in self.ice else []  # W3

    def boss_alert(self, s: Expedition) -> int:
        return 0 if self.iota else LAST_ALERT  # W5

    def toll(self, s: Expedition, seat: Seat, spot: int) -> int:
        return ICY_TOLL if spot in self.ice else 0  # W3

    def students(self) -> int:
        return IOTA - self.iota - len(self.ice)  # W4: they are standard ones now

    # ------------------------------------------------------------ ice

    def lay(self, s: Expedition, seat: Seat, what: str) -> None:
        """A Student on his card stands as ice in his Zone, one in each."""
        if not self.iota or s.boss in self.ice or s.boss == CAMP:
            return
        s.mode = self.but(ice=(*self.ice, s.boss), iota=self.iota - 1)
        if s.heard:
            s.say("ice-laid", spot=s.boss, left=self.iota - 1)

    def deeds(self, s: Expedition, seat: Seat) -> list[Deed]:
        """W4 Who has Hot Water may thaw the ice of the own Zone."""
        icy = s.spots[seat] in self.ice and self.water[seat]
        return [(MODE, THAW)] if icy and within_reach(s, seat) else []

    def why_not(self, s: Expedition, seat: Seat, deed: Deed) -> Reason:
        if asked(deed) != THAW:
            return super().why_not(s, seat, deed)
        if s.spots[seat] not in self.ice:
            return Reason("RC-BIG.4", "no-ice-here")
        return Reason("RC-BIG.4", "no-hot-water")

    def perform(self, s: Expedition, seat: Seat, deed: Deed) -> None:
        """W4 The ice becomes a Student of that Scholar."""
        spot = s.spots[seat]
        water = set_at(self.water, seat, self.water[seat] - 1)
        s.mode = self.but(water=water, ice=without(self.ice, spot))
        s.students[seat] += 1
        if s.heard:
            s.say("ice-thawed", seat=seat, spot=spot)

    # ------------------------------------------------------------ Hot Water

    def has(self, seat: Seat, what: str) -> bool:
        return self.water[seat] > 0

    def loses(self, s: Expedition, seat: Seat, what: str) -> None:
        if self.water[seat]:
            s.mode = self.but(water=set_at(self.water, seat, self.water[seat] - 1))
            if s.heard:
                s.say("hot-water-spent", seat=seat, count=self.water[seat] - 1)

    def explores(self, s: Expedition, seat: Seat) -> None:
        """W2 Outside the Starting Zone and without a Bucket one needs Hot Water, or is slower."""
        spot = s.spots[seat]
        if spot == CAMP or s.terms.buckets[s.plan.placed[spot].zone]:
            return
        if self.water[seat]:
            s.push(Frost(seat))
        else:
            lose_speed(s, seat)

    def troubles(self, s: Expedition) -> bool:
        where = [not CAMP < spot < len(s.plan.placed) for spot in self.ice]
        held = [not 0 <= n <= MOST_WATER for n in self.water]
        few = self.iota < 0 or self.students() < 0 or len({*self.ice}) != len(self.ice)
        return any([*where, *held, few, len(self.water) != s.seats, self.supply() < 0])


class Frost(Frame, frozen=True, gc=False):
    """RC-BIG.4 Who begins to explore in the cold spends Hot Water, or a Speed point is lost."""

    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((0, 1))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice:
            assert s.mode is not None
            s.mode.loses(s, seat, "hotwater")
        else:
            lose_speed(s, seat)


# ---------------------------------------------------------------- Bucket


def bucket(s: Expedition, seat: Seat, spot: int, effect: ZoneEffect) -> None:
    """RC-ZEF.2 Who enters may discard Trick cards for Hot Water."""
    if most_filled(s, seat):
        s.push(Bucket(seat))


def most_filled(s: Expedition, seat: Seat) -> int:
    """RC-ZEF.3 No more than two are held, and no more than there are."""
    mode = s.mode
    assert isinstance(mode, Winter)
    return min(MOST_WATER - mode.water[seat], mode.supply(), len(s.hands[seat]))


class Bucket(Frame, frozen=True, gc=False):
    """RC-ZEF.2 The Trick cards that are discarded for as much Hot Water, or none."""

    shape = tuple[int, ...]
    public = ("seat",)
    seat: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Some(tuple(sorted(s.hands[seat])), tuple(range(most_filled(s, seat) + 1)))

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        if not choice:
            return
        discard_tricks(s, seat, choice)
        mode = s.mode
        assert isinstance(mode, Winter)
        held = mode.water[seat] + len(choice)
        s.mode = mode.but(water=set_at(mode.water, seat, held))
        if s.heard:
            s.say("hot-water-taken", seat=seat, count=held)
