"""Part C.7 Trick cards: draw, discard, take_card, look_hand, peek, retrieve."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.aftermath import Peek
from ludoteca.games.dungeonology.components import TABLE
from ludoteca.games.dungeonology.main.kinds import (
    PRIMITIVES,
    Primitive,
    Working,
    mains_of,
)
from ludoteca.games.dungeonology.main.whom import seats_of
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.tricks import (
    Card,
    DiscardTricks,
    discard_tricks,
    draw_tricks,
    take_top,
)
from ludoteca.games.dungeonology.unfolding import Step
from ludoteca.games.dungeonology.vocabulary import Part
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, learn
from ludoteca.kernel.space import OneOf, Some, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.content import Content
    from ludoteca.games.dungeonology.state import Expedition


def has_cards(s: Expedition, seat: Seat) -> bool:
    return bool(s.hands[seat])


def draw(part: Part) -> Step:
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in seats(s, e):
            draw_tricks(s, seat, part.n)

    return step


def discard(part: Part) -> Step:
    """DG-20.7 Of the owner's choice, of the choice of the effect's player, or at random."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in reversed(seats(s, e)):
            if part.pick.word == "rnd":
                discard_tricks(s, seat, at_random(s, seat, part.n))
            elif part.pick.word == "me":
                for _ in range(min(part.n, len(s.hands[seat]))):
                    s.push(DiscardCard(e.seat, seat))
            else:
                s.push(DiscardTricks(seat, part.n))

    return step


def at_random(s: Expedition, seat: Seat, count: int) -> tuple[Card, ...]:
    """So many cards of a hand, or all of it."""
    hand = list(s.hands[seat])
    return tuple([hand.pop(s.below(TABLE, len(hand))) for _ in range(min(count, len(hand)))])


def look_hand(part: Part) -> Step:
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in seats(s, e):
            if s.hands[seat]:
                learn(s, 1 << e.seat, s.hands[seat])

    return step


def take_card(part: Part) -> Step:
    """Cards out of another's hand: of the own choice, or at random."""
    seats = seats_of(part.who)

    def step(s: Expedition, e: Working) -> None:
        for seat in seats(s, e):
            if part.pick.word == "rnd":
                for card in at_random(s, seat, part.n):
                    learn(s, 1 << e.seat, (card,))
                    hand_over(s, e.seat, seat, card)
            else:
                for _ in range(min(part.n, len(s.hands[seat]))):
                    s.push(TakeCard(e.seat, seat))

    return step


def hand_over(s: Expedition, seat: Seat, victim: Seat, card: Card) -> None:
    s.hands[victim] = tuple([held for held in s.hands[victim] if held != card])
    s.hands[seat] += (card,)
    if s.heard:
        s.say("card-taken", seat=seat, victim=victim)
    if lasting(s, seat, "hand-is-public"):
        learn(s, EVERYONE, (card,))


class OfAHand(Frame, frozen=True, gc=False):
    """DG-34.1 One card of another's hand, of one's choice."""

    public = ("seat", "victim")
    seat: Seat
    victim: Seat

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf(tuple(sorted(s.hands[self.victim])))


class TakeCard(OfAHand, frozen=True, gc=False):
    """DG-34.1 A card from another's hand, of one's choice; third parties do not see which."""

    def seals(self, choice: Card) -> bool:
        return True

    def announced(self, seat: Seat, choice: Card) -> Event:
        public = {"decision": self.kind(), "seat": seat}
        return Event("chosen", public, {x: {"choice": choice} for x in (seat, self.victim)})

    def decide(self, s: Expedition, seat: Seat, choice: Card) -> None:
        s.leave()
        hand_over(s, seat, self.victim, choice)


class DiscardCard(OfAHand, frozen=True, gc=False):
    """DG-34.1 A card of another's hand that is discarded, of one's choice."""

    def decide(self, s: Expedition, seat: Seat, choice: Card) -> None:
        s.leave()
        discard_tricks(s, self.victim, (choice,))


def peek(part: Part) -> Step:
    """The top cards are looked at; some are kept, the others go to the bottom."""

    def step(s: Expedition, e: Working) -> None:
        cards = take_top(s, part.n)
        if cards:
            learn(s, 1 << e.seat, cards)
            s.push(Peek(e.seat, cards, min(part.keep, len(cards))))

    return step


# ---------------------------------------------------------------- out of the discards


def retrievable(s: Expedition) -> list[Card]:
    """Part C.7 The discards, but for Fate and what retrieves itself."""
    barred, faces = not_retrievable(s.terms.content), s.faces
    return [card for card in s.discard if faces[card] not in barred]


@lru_cache(maxsize=64)
def not_retrievable(content: Content) -> frozenset[int]:
    """The Trick cards that stay among the discards."""
    found = []
    for design, (row, main) in enumerate(zip(content.designs, mains_of(content), strict=True)):
        if row.type == "fate" or (main is not None and "retrieve" in main.stated.words()):
            found.append(design)
    return frozenset(found)


def retrieve(part: Part) -> Step:
    def step(s: Expedition, e: Working) -> None:
        found = len(retrievable(s))
        if found:
            s.push(Retrieve(e.seat, min(found, part.n)))

    return step


class Retrieve(Frame, frozen=True, gc=False):
    """DG-34.1 Cards of one's choice from the discards to the hand, before all eyes."""

    shape = tuple[int, ...]
    public = ("seat", "count")
    seat: Seat
    count: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Some(tuple(sorted(retrievable(s))), (self.count,))

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        s.discard = [card for card in s.discard if card not in choice]
        s.hands[seat] += choice
        if s.heard:
            s.say("tricks-retrieved", seat=seat, cards=choice)


PRIMITIVES |= {
    "draw": Primitive(draw),
    "discard": Primitive(discard, has_cards, harms=True),
    "look_hand": Primitive(look_hand, has_cards, harms=True),
    "take_card": Primitive(take_card, has_cards, harms=True),
    "peek": Primitive(peek),
    "retrieve": Primitive(retrieve, able=lambda s, seat: bool(retrievable(s))),
}
