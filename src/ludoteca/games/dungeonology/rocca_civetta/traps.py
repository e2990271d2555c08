"""RC-CNG.26 A Trap of one's choice, face down: nobody else hears which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import TRAPS
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


class LayTrap(Frame, frozen=True, gc=False):
    """DG-36.6 Which Trap is laid; DG-Q.4 one of which none is left is not.

    All kinds are offered: what is left would tell what lies in the Dungeon.
    """

    public = ("seat", "spot")
    seat: Seat
    spot: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(range(len(TRAPS))))

    def seals(self, choice: int) -> bool:
        return True

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        lay_trap(s, seat, self.spot, TRAPS[choice])
