"""CW-SOLO-AREA The four solo Areas, each with two sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.areas.bank import sell, unsaleable
from ludoteca.games.chamber_of_wonders.areas.whitechapel import PushYourLuck, twice_the_same_type
from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN, Card
from ludoteca.games.chamber_of_wonders.deck import cards_left, discard, take_cards, turn_up
from ludoteca.games.chamber_of_wonders.prompts import Prompt
from ludoteca.games.chamber_of_wonders.purse import collect, pay
from ludoteca.games.chamber_of_wonders.solo.collector import deal_to_collector, dearest
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import EVERYONE, learn, show
from ludoteca.kernel.space import OneOf, Some, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

KEEP, TO_COLLECTOR, AWAY = range(3)
STOP, DRAW = 0, 1


class Alone(Prompt, frozen=True, gc=False):
    """CW-SOLO.1 A question to the one player."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,)


def take(s: Chamber, owner: int, cards: tuple[Card, ...]) -> None:
    """Cards that lie open, or are known to their taker, join a hand."""
    s.hands[owner] += cards
    if s.heard and cards:
        s.say("taken", seat=owner, cards=cards)


# ---------------------------------------------------------------- Business House


def business_house_a(s: Chamber) -> None:
    """CW-SOLO-AREA-BUSINESS-A.1 Four cards are revealed."""
    s.push(Business(turn_up(s, 4), most=2, to_collector=False))


def business_house_b(s: Chamber) -> None:
    """CW-SOLO-AREA-BUSINESS-B.1 Four cards are revealed."""
    s.push(Business(turn_up(s, 4), most=4, to_collector=True))


class Business(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-BUSINESS-A.2 Cards may be bought at their values, one after another."""

    holds = ("cards",)
    public = ("cards", "most", "to_collector", "bought")
    cards: tuple[Card, ...]
    most: int
    to_collector: bool
    bought: int = 0

    def affordable(self, s: Chamber) -> tuple[Card, ...]:
        purse = s.purse[HUMAN]
        return tuple([card for card in self.cards if s.terms.value[s.faces[card]] <= purse])

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if self.most and self.affordable(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((-1, *self.affordable(s)))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if choice in self.cards and choice not in self.affordable(s):
            args = {"pounds": s.terms.value[s.faces[choice]], "purse": s.purse[HUMAN]}
            return Reason("CW-SOLO-AREA-BUSINESS-A.2", "too-few-pounds", args)
        return super().refused(s, seat, choice)

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        if choice == -1:
            self.resolve(s)
            return
        self.buy(s, HUMAN, choice)
        left = without(self.cards, choice)
        bought = self.bought + 1
        if s.terms.buys_in_turn and not self.to_collector:
            left, bought = self.collector_buys(s, left), 0
        s.become(self.but(cards=left, most=self.most - 1, bought=bought))

    def buy(self, s: Chamber, owner: int, card: Card) -> None:
        """CW-SOLO-AREA-BUSINESS-A.5, CW-SOLO-AREA-BUSINESS-B.2 To the Reserve, or to him."""
        price = s.terms.value[s.faces[card]]
        pay(s, owner, price, COLLECTOR if self.to_collector else None)
        s.hands[owner] += (card,)
        if s.heard:
            s.say("bought", owner=owner, card=card, pounds=price)

    def collector_buys(self, s: Chamber, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """CW-SOLO-AREA-BUSINESS-A.4 The dearest card that he can afford."""
        purse = s.purse[COLLECTOR]
        card = dearest(s, [c for c in cards if s.terms.value[s.faces[c]] <= purse])
        if card is None:
            return cards
        self.buy(s, COLLECTOR, card)
        return without(cards, card)

    def resolve(self, s: Chamber) -> None:
        """CW-SOLO-AREA-BUSINESS-A.3 He buys as many; .6 the rest is discarded."""
        s.leave()
        left = self.cards
        if not self.to_collector:
            for _ in range(self.bought):
                left = self.collector_buys(s, left)
        discard(s, left)


# ---------------------------------------------------------------- Scotland Yard's Backyard


def scotland_yard_a(s: Chamber) -> None:
    """CW-SOLO-AREA-YARD-A.1 Two cards face up, two face down."""
    s.push(Yard(turn_up(s, 2), take_cards(s, 2)))


class Yard(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-YARD-A.2 One open card and one closed; .3 the others are his."""

    holds = ("open", "closed")
    public = ("open", "closed")
    shape = int | tuple[int, ...]
    open: tuple[Card, ...]
    closed: tuple[Card, ...]

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if self.open else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return Pairs(self.open, self.closed)

    def answered(self, s: Chamber, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        mine = [card for card in choice if card in self.closed]
        s.hands[HUMAN] += choice
        learn(s, 1 << HUMAN, mine)
        s.hands[COLLECTOR] += tuple([c for c in (*self.open, *self.closed) if c not in choice])
        if s.heard:
            s.say("yard-shared", open=[card for card in choice if card in self.open])

    def resolve(self, s: Chamber) -> None:
        s.leave()


class Pairs(Space, frozen=True, gc=False):
    """One of these and one of those; where there are no those, one of these."""

    these: tuple[int, ...]
    those: tuple[int, ...]

    def __contains__(self, choice: object) -> bool:
        return choice in set(self)

    def __iter__(self) -> Any:
        for one in self.these:
            if not self.those:
                yield (one,)
            for other in self.those:
                yield one, other

    def size(self) -> int:
        return len(self.these) * max(1, len(self.those))

    def pick(self, rng: Any) -> tuple[int, ...]:
        """Each as likely."""
        every = list(self)
        found: tuple[int, ...] = every[int(rng.random() * len(every))]
        return found


def scotland_yard_b(s: Chamber) -> None:
    """CW-SOLO-AREA-YARD-B.1 Three cards, turned up one at a time."""
    s.push(Assign(take_cards(s, 3), (KEEP, TO_COLLECTOR, AWAY)))


class Assign(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-YARD-B.2 Each is kept, his, or discarded; CW-SOLO-AREA-YARD-B.3 each once."""

    holds = ("pile",)
    public = ("left",)
    pile: tuple[Card, ...]  # the first one is turned up
    left: tuple[int, ...]

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        seen = {**super().seen_by(viewer), "cards": len(self.pile)}
        return {**seen, "card": self.pile[0]} if self.pile else seen

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if self.pile and len(self.left) > 1 and self.is_up(s) else ()

    def is_up(self, s: Chamber) -> bool:
        """CW-SOLO-AREA-YARD-B.1 Whether the first card has been turned up."""
        return s.knowers[self.pile[0]] == EVERYONE

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.left)

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        card, *rest = self.pile
        if choice == AWAY:
            discard(s, (card,))
        else:
            take(s, HUMAN if choice == KEEP else COLLECTOR, (card,))
        s.become(Assign(tuple(rest), without(self.left, choice)))

    def resolve(self, s: Chamber) -> None:
        if not self.pile:
            s.leave()
        elif not self.is_up(s):
            show(s, self.pile[:1])
        else:
            self.answered(s, HUMAN, self.left[0])


# ---------------------------------------------------------------- The Daily Telegraph


def daily_telegraph_a(s: Chamber) -> None:
    """CW-SOLO-AREA-TELEGRAPH-A.1, .5 First the Collector gets three cards and £3."""
    deal_to_collector(s, 3)
    collect(s, COLLECTOR, 3, "area")
    s.push(Telegraph())


class Telegraph(PushYourLuck, frozen=True, gc=False):
    """CW-SOLO-AREA-TELEGRAPH-A.2 Reveal cards one at a time, and stop before two share a type."""

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((STOP, DRAW))

    def bust(self, s: Chamber, revealed: tuple[Card, ...]) -> None:
        """CW-SOLO-AREA-TELEGRAPH-A.3 All are discarded; .6 £3 console."""
        s.leave()
        if s.heard:
            s.say("bust", seat=HUMAN, cards=revealed)
        discard(s, revealed)
        collect(s, HUMAN, 3, "area")


def daily_telegraph_b(s: Chamber) -> None:
    """CW-SOLO-AREA-TELEGRAPH-B.1 Three reference cards are revealed."""
    s.push(Reference(turn_up(s, 3)))


class Reference(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-TELEGRAPH-B.2 Up to three cards are drawn, one at a time."""

    holds = ("cards",)
    public = ("cards", "drawn")
    cards: tuple[Card, ...]
    drawn: int = 0

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if self.drawn < 3 and cards_left(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((STOP, DRAW))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        if choice == STOP:
            self.resolve(s)
            return
        s.become(self.but(drawn=self.drawn + 1))
        (card,) = turn_up(s, 1)
        if any(twice_the_same_type(s, (card, other)) for other in self.cards):
            take(s, COLLECTOR, (card,))  # CW-SOLO-AREA-TELEGRAPH-B.3
        else:
            s.push(KeepOrNot(card))

    def resolve(self, s: Chamber) -> None:
        """CW-SOLO-AREA-TELEGRAPH-B.5 The reference cards are discarded."""
        s.leave()
        discard(s, self.cards)


class KeepOrNot(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-TELEGRAPH-B.4 A card of another type may be kept; declined, it is discarded."""

    holds = ("card",)
    public = ("card",)
    card: Card

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((KEEP, AWAY))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == KEEP:
            take(s, HUMAN, (self.card,))
        else:
            discard(s, (self.card,))


# ---------------------------------------------------------------- Central Market


def central_market_a(s: Chamber) -> None:
    s.push(Market(most=2, bonus=3))


def central_market_b(s: Chamber) -> None:
    s.push(Market(most=92, bonus=0))


class Market(Alone, frozen=True, gc=False):
    """CW-SOLO-AREA-MARKET-A.1 Cards may be sold, CW-SOLO-AREA-MARKET-A.2 two with a bonus."""

    public = ("most", "bonus")
    shape = int | tuple[int, ...]
    most: int
    bonus: int

    def cited(self) -> str:
        return "CW-SOLO-AREA-MARKET-A.1" if self.bonus else "CW-SOLO-AREA-MARKET-B.1"

    def read(self, choice: Any) -> Any:
        choice = super().read(choice)
        return tuple(sorted(choice)) if isinstance(choice, tuple) else choice

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (HUMAN,) if s.hands[HUMAN] else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        hand = tuple(sorted(s.hands[HUMAN]))
        return Some(hand, tuple(range(min(self.most, len(hand)) + 1)))

    def refused(self, s: Chamber, seat: Seat, choice: Any) -> Reason | None:
        if not isinstance(choice, tuple):
            return self.refusal("not-an-option")
        return unsaleable(self, s.hands[HUMAN], choice, range(self.most + 1))

    def answered(self, s: Chamber, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        if choice:
            times = len(choice) if s.terms.bonus_per_card else 1
            sell(s, HUMAN, choice, self.bonus * times)
            collect(s, COLLECTOR, 3 * len(choice), "area")  # CW-SOLO-AREA-MARKET-A.3, -B.2

    def resolve(self, s: Chamber) -> None:
        s.leave()


EFFECTS: dict[str, Callable[[Any], None]] = {
    "business-house-A": business_house_a,
    "business-house-B": business_house_b,
    "scotland-yard-A": scotland_yard_a,
    "scotland-yard-B": scotland_yard_b,
    "daily-telegraph-A": daily_telegraph_a,
    "daily-telegraph-B": daily_telegraph_b,
    "central-market-A": central_market_a,
    "central-market-B": central_market_b,
}
