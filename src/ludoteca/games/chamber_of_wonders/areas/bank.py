"""CW-AREA-BANK Sales to the Bank of England."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.components import Card
from ludoteca.games.chamber_of_wonders.deck import discard, take_from_hand
from ludoteca.games.chamber_of_wonders.prompts import Prompt
from ludoteca.games.chamber_of_wonders.purse import collect
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.space import Some, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def bank_a(s: Chamber) -> None:
    """CW-AREA-BANK-A.1 One card each; CW-AREA-BANK-A.2 £3 above its value."""
    s.push(Sales(s.clockwise(), (0, 1), bonus=3))


def bank_b(s: Chamber) -> None:
    """CW-AREA-BANK-B.1 Up to three cards each; CW-AREA-BANK-B.2 at their values."""
    s.push(Sales(s.clockwise(), s.terms.sells, bonus=0))


def sell(s: Chamber, seat: Seat, cards: tuple[Card, ...], bonus: int = 0) -> None:
    """Cards from the hand to the discard pile, for their values and a bonus."""
    take_from_hand(s, seat, cards)
    if s.heard:
        s.say("sold", seat=seat, cards=cards)
    values, faces, pounds = s.terms.value, s.faces, bonus
    for card in cards:
        pounds += values[faces[card]]
    discard(s, cards)
    collect(s, seat, pounds, "sale")


def unsaleable(
    asking: Prompt, hand: Sequence[Card], cards: Sequence[Card], sizes: Sequence[int]
) -> Reason | None:
    """Why these cards cannot be sold: not so many, one twice, not all one's own."""
    if len(cards) not in sizes:
        return asking.refusal("sell-so-many", sizes=list(sizes))
    if len({*cards}) != len(cards):
        return asking.refusal("card-twice")
    return None if {*cards} <= {*hand} else asking.refusal("not-in-your-hand")


class Sales(Prompt, frozen=True, gc=False):
    """CW-AREA-BANK-A.1 Each player, active first, may sell from hand."""

    public = ("queue", "sizes", "bonus")
    shape = int | tuple[int, ...]
    queue: tuple[Seat, ...]
    sizes: tuple[int, ...]
    bonus: int

    def cited(self) -> str:
        return "CW-AREA-BANK-A.1" if self.bonus else "CW-AREA-BANK-B.1"

    def read(self, choice: Any) -> Any:
        choice = super().read(choice)
        return tuple(sorted(choice)) if isinstance(choice, tuple) else choice

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        """Who holds no card, or too few, has nothing to decide; hand sizes are public."""
        return self.queue[:1] if self.queue and len(s.hands[self.queue[0]]) >= self.sizes[1] else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        hand = tuple(sorted(s.hands[seat]))
        return Some(hand, tuple([n for n in self.sizes if n <= len(hand)]))

    def refused(self, s: Chamber, seat: Seat, choice: Any) -> Reason | None:
        if not isinstance(choice, tuple):
            return self.refusal("not-an-option")
        return unsaleable(self, s.hands[seat], choice, self.sizes)

    def answered(self, s: Chamber, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.become(self.but(queue=self.queue[1:]))
        if choice:
            sell(s, seat, choice, self.bonus)

    def resolve(self, s: Chamber) -> None:
        if self.queue:
            s.become(self.but(queue=self.queue[1:]))
        else:
            s.leave()
