"""DG-17, DG-23 Explore: the Movement phase and the Action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import PASS, Deed
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


def explore(s: Expedition, seat: Seat) -> None:
    """DG-17.5 The Movement phase begins with the Speed points of the Scholar card."""
    if s.heard:
        s.say("explores", seat=seat)
    s.push(Movement(stat(s, seat, "speed"), 0))


class Phase(Frame, frozen=True, gc=False):
    """DG-17.2 A phase in which the active player does one deed after another."""

    shape = tuple[int, ...]
    public = ("speed", "bonus", "studied", "spied")
    speed: int  # of the Scholar card; spent before bonus points (DG-Q.23)
    bonus: int  # of cards: they outlive the Movement phase (DG-17.11)
    studied: bool = False
    spied: bool = False

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (s.active,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Listed(((PASS,),))


class Movement(Phase, frozen=True, gc=False):
    """DG-17.1 The Movement phase: Speed points are spent, cards and Abilities used."""

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        s.become(Action(0, self.bonus if s.terms.bonus_speed_persists else 0))


class Action(Phase, frozen=True, gc=False):
    """DG-23.1 The Action phase: one Action, and what cards and Abilities allow besides."""

    def decide(self, s: Expedition, seat: Seat, choice: Deed) -> None:
        s.leave()
