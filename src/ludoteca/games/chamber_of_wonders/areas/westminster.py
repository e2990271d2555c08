"""CW-AREA-WESTMINSTER One for me, one right, one left; the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.components import Card
from ludoteca.games.chamber_of_wonders.deck import discard, take_cards
from ludoteca.games.chamber_of_wonders.prompts import SealedPrompt
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import Arranged, OneOf, Space
from ludoteca.parts.without import without

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

DRAWN = 3  # CW-AREA-WESTMINSTER-A.1, -B.1
Hands = tuple[tuple[Card, ...], ...]  # by seat: cards apart from the hand


def draw_apart(s: Chamber) -> Hands:
    """CW-AREA-WESTMINSTER-A.1, -B.1 Three cards for each, active first, apart from the hand."""
    apart: list[tuple[Card, ...]] = [()] * s.seats
    for seat in s.clockwise():
        apart[seat] = take_cards(s, DRAWN)
        learn(s, 1 << seat, apart[seat])
    return tuple(apart)


def give(s: Chamber, seat: Seat, cards: tuple[Card, ...]) -> None:
    """CW-INFO.3 Known to those through whose hands they went."""
    s.hands[seat] += cards
    learn(s, 1 << seat, cards)


def lose_sight(s: Chamber, seat: Seat, cards: tuple[Card, ...]) -> None:
    """CW-INFO.3 Which of them is kept and which passed on is told to nobody who knew them before.

    With two seats, or of a single card, everybody can reckon it.
    """
    if s.seats > 2 and len(cards) > 1:
        for card in cards:
            s.knowers[card] = 1 << seat


class Apart(SealedPrompt, frozen=True, gc=False):
    """CW-AREA-WESTMINSTER-A.4 A secret choice among cards that lie apart; all at the same time."""

    holds = ("apart",)

    apart: Hands

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        yours = self.apart[viewer] if viewer < len(self.apart) else ()
        return {**super().seen_by(viewer), "apart": yours, "counts": [len(a) for a in self.apart]}


def westminster_a(s: Chamber) -> None:
    apart = draw_apart(s)
    asked = tuple([seat for seat in range(s.seats) if apart[seat]])
    s.push(KeepAndGive.of(asked, s.seats, apart=apart))


class KeepAndGive(Apart, frozen=True, gc=False):
    """CW-AREA-WESTMINSTER-A.2 Keep one; .3 one goes to the right, one to the left."""

    shape = int | tuple[int, ...]
    choices: tuple[tuple[int, ...] | None, ...]  # keep, right, left; for two: keep, give, discard

    def asked(self, s: Chamber, seat: Seat) -> Space:
        """CW-AREA-WESTMINSTER-A.6 Where a pair gives both others there is only one to choose."""
        cards = self.apart[seat]
        both = s.seats == 2 and s.terms.gives_two
        return Arranged(cards, 1 if both else len(cards))

    def resolve(self, s: Chamber) -> None:
        s.leave()
        discarded: list[Card] = []
        for seat, choice in enumerate(self.choices):
            if choice is None:
                continue
            lose_sight(s, seat, self.apart[seat])
            rest = [card for card in self.apart[seat] if card not in choice]
            keep, *others = [*choice, *rest]
            s.hands[seat] += (keep,)  # CW-AREA-WESTMINSTER-A.2
            if s.seats > 2 or s.terms.gives_two:  # CW-AREA-WESTMINSTER-A.3
                for card, to in zip(others, (seat - 1, seat + 1), strict=False):
                    give(s, to % s.seats, (card,))
            else:  # CW-AREA-WESTMINSTER-A.6
                give(s, 1 - seat, tuple(others[:1]))
                discarded += others[1:]
        discard(s, discarded)  # A-07 together
        if s.heard:
            s.say("kept-and-given", hands=[len(hand) for hand in s.hands])


def westminster_b(s: Chamber) -> None:
    apart = draw_apart(s)
    asked = tuple([seat for seat in range(s.seats) if apart[seat]])
    s.push(Draft.of(asked, s.seats, apart=apart))


class Draft(Apart, frozen=True, gc=False):
    """CW-AREA-WESTMINSTER-B.2 Keep one and pass the rest to the right, all at the same time."""

    choices: tuple[int | None, ...]

    def cited(self) -> str:
        second = max(map(len, self.apart)) < DRAWN
        return "CW-AREA-WESTMINSTER-B.3" if second else "CW-AREA-WESTMINSTER-B.2"

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.apart[seat])

    def resolve(self, s: Chamber) -> None:
        passed: list[tuple[Card, ...]] = [()] * s.seats
        for seat, kept in enumerate(self.choices):
            if kept is not None:
                lose_sight(s, seat, self.apart[seat])
                s.hands[seat] += (kept,)
                to = (seat - 1) % s.seats
                passed[to] = without(self.apart[seat], kept)
        for seat, cards in enumerate(passed):
            learn(s, 1 << seat, cards)
        if s.heard:
            s.say("drafted", left=[len(cards) for cards in passed])
        if any(len(cards) > 1 for cards in passed):  # CW-AREA-WESTMINSTER-B.3
            asked = tuple([seat for seat in range(s.seats) if passed[seat]])
            s.become(Draft.of(asked, s.seats, apart=tuple(passed)))
        else:  # CW-AREA-WESTMINSTER-B.4
            s.leave()
            for seat, cards in enumerate(passed):
                s.hands[seat] += cards
