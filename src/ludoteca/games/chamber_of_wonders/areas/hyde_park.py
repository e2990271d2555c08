"""CW-AREA-HYDEPARK Auctions: open on side A, sealed on side B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import Card
from ludoteca.games.chamber_of_wonders.deck import discard, turn_up
from ludoteca.games.chamber_of_wonders.prompts import PASS, Prompt, SealedPrompt
from ludoteca.games.chamber_of_wonders.purse import pay
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.space import OneOf, Space
from ludoteca.parts.most import most
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def hyde_park(s: Chamber) -> None:
    """CW-AREA-HYDEPARK-A.1, -B.1 As many cards as players are revealed."""
    sealed = s.areas[s.turn_frame().area].endswith("B")
    s.push(Lots(turn_up(s, s.seats), sealed))


class Lots(Prompt, frozen=True, gc=False):
    """CW-AREA-HYDEPARK-A.2, CW-AREA-HYDEPARK-B.2 The active player chooses which card is next."""

    holds = ("cards",)
    public = ("cards", "sealed")
    cards: tuple[Card, ...]
    sealed: bool

    def cited(self) -> str:
        return "CW-AREA-HYDEPARK-B.2" if self.sealed else "CW-AREA-HYDEPARK-A.2"

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,) if len(self.cards) > 1 else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.cards)

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        """CW-AREA-HYDEPARK-A.11, -B.10 The rest wait beneath."""
        s.become(self.but(cards=without(self.cards, choice)))
        if s.heard:
            s.say("lot-called", card=choice)
        if self.sealed:
            s.push(SealedBid.among(s.seats, card=choice))
        else:
            s.push(Auction(choice, s.clockwise()))

    def resolve(self, s: Chamber) -> None:
        if self.cards:
            self.answered(s, s.active, self.cards[0])
        else:
            s.leave()


def buy(s: Chamber, seat: Seat, card: Card, pounds: int, payee: Seat | None = None) -> None:
    """CW-AREA-HYDEPARK-A.9, -B.11 The buyer pays and takes the card."""
    pay(s, seat, pounds, payee)
    s.hands[seat] += (card,)
    if s.heard:
        s.say("bought", owner=seat, card=card, pounds=pounds)


def unsold(s: Chamber, card: Card) -> None:
    """CW-AREA-HYDEPARK-A.10, -B.9 Nobody wanted it."""
    if s.heard:
        s.say("unsold", card=card)
    discard(s, (card,))


class Auction(Prompt, frozen=True, gc=False):
    """CW-AREA-HYDEPARK-A.4 Clockwise, raise by at least £1 or pass."""

    holds = ("card",)
    public = ("card", "bidders", "price")
    card: Card
    bidders: tuple[Seat, ...]  # still in: the first speaks next, the leader is last
    price: int = 0

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        """A-23 Who cannot raise passes by itself, unless that would tell how full a purse is."""
        if not self.bidders or (self.price and len(self.bidders) == 1):
            return ()
        seat = self.bidders[0]
        return (seat,) if s.purse[seat] > self.price or not s.terms.open_purses else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        """CW-AREA-HYDEPARK-A.3, .8 At least £1 more, and no more than the purse holds."""
        return OneOf((PASS, *range(self.price + 1, s.purse[seat] + 1)))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if choice > s.purse[seat]:
            args = {"pounds": choice, "purse": s.purse[seat]}
            return Reason("CW-AREA-HYDEPARK-A.8", "more-than-purse", args)
        if choice != PASS and choice <= self.price:
            return Reason("CW-AREA-HYDEPARK-A.4", "raise-or-pass", {"least": self.price + 1})
        return None

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        others = self.bidders[1:]
        if choice == PASS:  # CW-AREA-HYDEPARK-A.6
            s.become(self.but(bidders=others))
        else:
            s.become(self.but(bidders=(*others, seat), price=choice))

    def resolve(self, s: Chamber) -> None:
        if self.bidders and not (self.price and len(self.bidders) == 1):
            self.answered(s, self.bidders[0], PASS)
            return
        s.leave()
        if self.bidders:
            buy(s, self.bidders[0], self.card, self.price)
        else:
            unsold(s, self.card)


class SealedBid(SealedPrompt, frozen=True, gc=False):
    """CW-AREA-HYDEPARK-B.3 Every player secretly commits pounds."""

    holds = ("card",)
    public = ("card",)
    choices: tuple[int | None, ...]
    card: Card

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(tuple(range(s.purse[seat] + 1)))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if choice > s.purse[seat]:
            args = {"pounds": choice, "purse": s.purse[seat]}
            return Reason("CW-AREA-HYDEPARK-B.3", "more-than-purse", args)
        return super().refused(s, seat, choice)

    def resolve(self, s: Chamber) -> None:
        """CW-AREA-HYDEPARK-B.4 All bids are revealed together."""
        bids = [bid or 0 for bid in self.choices]
        if s.heard:
            s.say("bids-revealed", card=self.card, bids=bids)
        tied = most(bids)
        if len(tied) > 1:
            s.become(NameBuyer(self.card, bids[tied[0]], tied))
            return
        s.leave()
        if tied:
            buy_sealed(s, tied[0], self.card, bids[tied[0]])
        else:  # CW-AREA-HYDEPARK-B.9
            unsold(s, self.card)


def buy_sealed(s: Chamber, seat: Seat, card: Card, pounds: int) -> None:
    """CW-AREA-HYDEPARK-B.5, .12 To the Reserve; or to the active player, never to herself."""
    to_active = s.terms.active_is_paid and seat != s.active
    buy(s, seat, card, pounds, s.active if to_active else None)


class NameBuyer(Prompt, frozen=True, gc=False):
    """CW-AREA-HYDEPARK-B.6 On a tie the active player names the buyer."""

    holds = ("card",)
    public = ("card", "price", "tied")
    card: Card
    price: int
    tied: tuple[Seat, ...]

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,)

    def options(self, s: Chamber, seat: Seat) -> Space:
        """CW-EXPAND.8 Between a sealed bid and its resolution no bidder may open a showcase."""
        return self.asked(s, seat)

    def explain(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        return self.refused(s, seat, choice)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.tied)

    def answered(self, s: Chamber, seat: Seat, choice: Seat) -> None:
        s.leave()
        buy_sealed(s, choice, self.card, self.price)
