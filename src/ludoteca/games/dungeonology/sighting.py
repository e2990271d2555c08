"""DG-31.4 Where the Boss appears."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.dungeonology.components import CAMP, NOWHERE
from ludoteca.games.dungeonology.randomizer import random_passage
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import BossRow
    from ludoteca.games.dungeonology.state import Expedition


def profile(s: Expedition) -> BossRow:
    """DG-31.5 The side of the Boss card that is used."""
    row: BossRow = s.terms.content.bosses[s.profile]
    return row


def boss_alert(s: Expedition) -> int:
    """DG-31.6 His Alert Modifier; RC-BOS.5 Jukas' grows with the Phi Students on his card."""
    row = profile(s)
    more = 0 if s.mode is None else s.mode.boss_alert(s)
    return row.alert + row.phi_alert * s.phi_on_boss + more


def appear(s: Expedition, spot: int) -> None:
    """DG-Q.97 Appearing is not entering: nobody is encountered."""
    s.boss = spot
    if s.heard:
        s.say("boss-appears", spot=spot)


def sighting(s: Expedition, spot: int) -> None:
    """Part C.12 The Brawler appears where he was called; the Drunk through a Passage of it."""
    where = profile(s).sighting
    if where == "deep":
        arrive(s, s.active)
        return
    if s.mode is not None and (spots := s.mode.sighted(s, spot)):
        s.push(PlaceBoss(s.active, tuple(spots)))
        return
    if where in (
        "next-passage",
        "egg",
        "den",
    ):  # Part 3.5: one that leads somewhere, or where he was called
        behind = s.behind(spot)
        slot = random_passage(s, sum([1 << way for way in behind]), s.dungeon().around(spot))
        spot = spot if slot is None else behind[slot]
    if where == "passage":
        slot = random_passage(s, s.passages(spot), s.dungeon().around(spot))
        spot = spot if slot is None else s.behind(spot).get(slot, spot)
    appear(s, spot)


def arrive(s: Expedition, seat: Seat) -> None:
    """Part C.11 In the Zone farthest from the Starting Zone, unless he is in the Dungeon."""
    if s.boss != NOWHERE:
        return
    away = s.distances(CAMP)
    most = max(away.values())
    s.push(PlaceBoss(seat, tuple(sorted([spot for spot, far in away.items() if far == most]))))


class PickSpot(Frame, frozen=True, gc=False):
    """DG-31.13 One of several Zones; nobody is asked where there is one."""

    public: ClassVar[tuple[str, ...]] = ("seat", "spots")
    seat: Seat
    spots: tuple[int, ...]

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.spots) > 1 else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(self.spots)

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, self.spots[0])


class PlaceBoss(PickSpot, frozen=True, gc=False):
    """DG-31.13 Of several Zones that are as far the active player chooses one."""

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        appear(s, choice)
