"""CW-AREA-WHITECHAPEL Push your luck; name a type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import TYPES, Card
from ludoteca.games.chamber_of_wonders.deck import cards_left, discard, draw, turn_up
from ludoteca.games.chamber_of_wonders.prompts import Prompt
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.space import OneOf, Some, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

STOP, REVEAL = 0, 1


def whitechapel_a(s: Chamber) -> None:
    """CW-AREA-WHITECHAPEL-A.1 Each other player draws a card; then the luck is pushed."""
    for seat in s.clockwise()[1:]:
        draw(s, seat)
    s.push(PushYourLuck())


class PushYourLuck(Prompt, frozen=True, gc=False):
    """CW-AREA-WHITECHAPEL-A.2 Reveal cards one at a time, and stop before two share a type."""

    holds = ("revealed",)
    public = ("revealed",)
    revealed: tuple[Card, ...] = ()

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,) if cards_left(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        """CW-AREA-WHITECHAPEL-A.3 In some editions the first card is not optional."""
        if not self.revealed and s.terms.first_card_mandatory:
            return OneOf((REVEAL,))
        return OneOf((STOP, REVEAL))

    def refused(self, s: Chamber, seat: Seat, choice: int) -> Reason | None:
        if choice == STOP and choice not in self.asked(s, seat):
            return Reason("CW-AREA-WHITECHAPEL-A.3", "first-card-mandatory")
        return super().refused(s, seat, choice)

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        if choice == STOP:
            self.resolve(s)
            return
        revealed = self.revealed + turn_up(s, 1)
        if twice_the_same_type(s, revealed):
            self.bust(s, revealed)
        else:
            s.become(self.but(revealed=revealed))

    def resolve(self, s: Chamber) -> None:
        """CW-AREA-WHITECHAPEL-A.6 She takes every revealed card."""
        s.leave()
        s.hands[s.active] += self.revealed
        if s.heard and self.revealed:
            s.say("taken", seat=s.active, cards=self.revealed)

    def bust(self, s: Chamber, revealed: tuple[Card, ...]) -> None:
        """CW-AREA-WHITECHAPEL-A.4 All are discarded; .5 what else is lost, the edition says."""
        s.leave()
        if s.heard:
            s.say("bust", seat=s.active, cards=revealed)
        discard(s, revealed)
        turn = s.turn_frame()
        if s.terms.bust_scope != "action":
            s.stack[0] = turn.but(lost=True, idle=s.terms.bust_scope == "turn")


def twice_the_same_type(s: Chamber, cards: tuple[Card, ...]) -> bool:
    types = [s.terms.type[s.faces[card]] for card in cards]
    return len(types) != len(set(types))


def whitechapel_b(s: Chamber) -> None:
    """CW-AREA-WHITECHAPEL-B.1 Each player in turn, the active one first."""
    s.push(NameType(s.clockwise()))


class NameType(Prompt, frozen=True, gc=False):
    """CW-AREA-WHITECHAPEL-B.1 Name one of the six types, CW-AREA-WHITECHAPEL-B.5 in turn."""

    public = ("queue",)
    queue: tuple[Seat, ...]

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return self.queue[:1] if cards_left(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(tuple(range(len(TYPES))))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        """CW-AREA-WHITECHAPEL-B.2 The top two cards are revealed."""
        s.become(self.but(queue=self.queue[1:]))
        if s.heard:
            s.say("type-named", seat=seat, type=choice)
        s.push(TakeMatching(seat, choice, turn_up(s, 2)))

    def resolve(self, s: Chamber) -> None:
        s.leave()


class TakeMatching(Prompt, frozen=True, gc=False):
    """CW-AREA-WHITECHAPEL-B.3 Cards of the named type may be taken; the rest is discarded."""

    holds = ("revealed",)
    public = ("seat", "type", "revealed")
    shape = int | tuple[int, ...]
    seat: Seat
    type: int
    revealed: tuple[Card, ...]

    def matching(self, s: Chamber) -> tuple[Card, ...]:
        types, faces, found = s.terms.type, s.faces, []
        for card in self.revealed:
            if types[faces[card]] == self.type:
                found.append(card)
        return tuple(sorted(found))

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (self.seat,) if self.matching(s) else ()

    def asked(self, s: Chamber, seat: Seat) -> Space:
        matching = self.matching(s)
        return Some(matching, tuple(range(len(matching) + 1)))

    def default(self, s: Chamber, seat: Seat, space: Space) -> tuple[Card, ...]:
        return self.matching(s)

    def answered(self, s: Chamber, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        s.hands[self.seat] += choice
        if s.heard and choice:
            s.say("taken", seat=self.seat, cards=choice)
        discard(s, [card for card in self.revealed if card not in choice])

    def resolve(self, s: Chamber) -> None:
        self.answered(s, self.seat, ())
