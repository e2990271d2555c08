"""RC-BIG.4 Where it costs a Student or Speed to go on: the Bridge, a Tentacle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.students import sacrifice
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


class Passing(Frame, frozen=True, gc=False):
    """RC-BIG.4 Who goes there Sacrifices a Student (1), or is slowed (0)."""

    public: ClassVar[tuple[str, ...]] = ("seat", "spot")
    seat: Seat
    spot: int

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((1, 0))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        if choice:
            sacrifice(s, seat)
        else:
            self.slow(s, seat)
        self.passed(s, seat)
        enter(s, seat, self.spot)

    def slow(self, s: Expedition, seat: Seat) -> None:
        """What it costs who keeps the Student."""
        raise NotImplementedError

    def passed(self, s: Expedition, seat: Seat) -> None:
        """What happens before the Zone is entered."""
