"""CW-AREA-ABBEY Gifts; a card for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.components import Card
from ludoteca.games.chamber_of_wonders.deck import discard, draw, take_cards, take_from_hand
from ludoteca.games.chamber_of_wonders.prompts import Prompt, SealedPrompt
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def abbey_a(s: Chamber) -> None:
    """CW-AREA-ABBEY-A.1 As many cards as players, unseen; .2 the first one is looked at."""
    pile = take_cards(s, s.seats)
    if pile:
        learn(s, 1 << s.active, pile[:1])
        s.push(Gifts(pile, tuple(range(s.seats)), s.active))


class Gifts(Prompt, frozen=True, gc=False):
    """CW-AREA-ABBEY-A.2 Each card is looked at and given to a player who has none yet."""

    holds = ("pile",)
    public = ("without", "giver")
    pile: tuple[Card, ...]  # the first one is being given
    without: tuple[Seat, ...]  # who has received nothing yet

    giver: Seat

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """The card's number is the giver's: others could follow it into a hand."""
        seen = {**super().seen_by(viewer), "left": len(self.pile)}
        return {**seen, "card": self.pile[0]} if viewer == self.giver and self.pile else seen

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        """CW-AREA-ABBEY-A.5 The last recipient is forced."""
        return (s.active,) if self.pile and len(self.without) > 1 else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.without)

    def refused(self, s: Chamber, seat: Seat, choice: Seat) -> Reason | None:
        if choice in self.without:
            return None
        return Reason("CW-AREA-ABBEY-A.4", "has-received", {"seats": list(self.without)})

    def answered(self, s: Chamber, seat: Seat, choice: Seat) -> None:
        """CW-AREA-ABBEY-A.3, .6 It passes face down; then the next one is looked at."""
        card, *rest = self.pile
        s.hands[choice] += (card,)
        if s.heard:
            s.say("given", giver=s.active, seat=choice)
        learn(s, 1 << choice, (card,))
        left = without(self.without, choice)
        learn(s, 1 << s.active, rest[:1])
        s.become(self.but(pile=tuple(rest), without=left))

    def resolve(self, s: Chamber) -> None:
        if self.pile:
            self.answered(s, s.active, self.without[0])
        else:
            s.leave()


def abbey_b(s: Chamber) -> None:
    """CW-AREA-ABBEY-B.1 Everybody with a card discards one; .3 the others only draw."""
    holders = tuple([seat for seat in range(s.seats) if s.hands[seat]])
    s.push(Discards.of(holders, s.seats))


class Discards(SealedPrompt, frozen=True, gc=False):
    """CW-AREA-ABBEY-B.4 Discards are chosen in secret; CW-AREA-ABBEY-B.2 then each draws one."""

    choices: tuple[int | None, ...]

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(s.hands[seat])

    def resolve(self, s: Chamber) -> None:
        s.leave()
        cards = []
        for seat in s.clockwise():
            card = self.choices[seat]
            if card is not None:
                take_from_hand(s, seat, (card,))
                cards.append(card)
        if s.heard:
            s.say("discarded", cards=tuple(cards))
        discard(s, cards)
        for seat in s.clockwise():  # CW-AREA-ABBEY-B.5
            draw(s, seat)
