"""Cards that one player looks at in secret and puts into an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.tricks import Card
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Arranged, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


class Looking(Frame, frozen=True, gc=False):
    """DG-6.1, DG-34.1 The others see how many there are, and never the order."""

    shape = tuple[int, ...]
    holds = ("cards",)
    seat: Seat
    cards: tuple[Card, ...]

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Arranged(tuple(sorted(self.cards)), len(self.cards))

    def seals(self, choice: tuple[Card, ...] | Card) -> bool:
        return True

    def seen_by(self, viewer: Seat) -> dict[str, object]:
        cards = self.cards if viewer == self.seat else ()
        return {**super().seen_by(viewer), "cards": cards, "count": len(self.cards)}

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, self.cards)
