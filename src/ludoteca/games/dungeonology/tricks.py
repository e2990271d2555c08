"""DG-22 The deck of Trick cards, hands and discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.dungeonology.components import TRICK_DECK
from ludoteca.games.dungeonology.scholars import lasting, stat
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, learn, show, shuffle
from ludoteca.kernel.space import Some, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

Card = int


def shuffle_deck(s: Expedition) -> None:
    """DG-2.7 The numbers are mixed as well as the faces, or they would tell who drew what."""
    shuffle(s, TRICK_DECK, s.deck)
    s.mix(TRICK_DECK, s.deck)


def take_top(s: Expedition, count: int) -> tuple[Card, ...]:
    """DG-22.6 Cards from the top, one at a time; the discards are shuffled when one is missing."""
    if 0 < count <= len(s.deck):
        top = tuple(s.deck[: -count - 1 : -1])
        del s.deck[-count:]
        return top
    cards = []
    for _ in range(count):
        if not s.deck:
            if not s.discard:
                break
            s.deck, s.discard = s.discard, []  # DG-22.5
            shuffle_deck(s)
            if s.heard:
                s.say("deck-restored", cards=len(s.deck))
        cards.append(s.deck.pop())
    return tuple(cards)


def draw_tricks(s: Expedition, seat: Seat, count: int) -> None:
    """DG-20.3 Cards to the hand, seen by their owner only (or by all: lasting hand-is-public)."""
    cards = take_top(s, count)
    if cards:
        s.hands[seat] += cards
        if s.heard:
            s.say("tricks-drawn", seat=seat, count=len(cards))
        learn(s, EVERYONE if lasting(s, seat, "hand-is-public") else 1 << seat, cards)


def draw_up_to_hand(s: Expedition, seat: Seat) -> None:
    """DG-26.6, DG-14.7 Up to the Hand value; DG-26.7 who has more keeps them."""
    missing = stat(s, seat, "hand") - len(s.hands[seat])
    if missing > 0:
        draw_tricks(s, seat, missing)


def reveal_top(s: Expedition, count: int) -> tuple[Card, ...]:
    """DG-21.7 Cards from the top, face up before everybody."""
    cards = take_top(s, count)
    show(s, cards)
    return cards


def take_from_hand(s: Expedition, seat: Seat, cards: Sequence[Card]) -> None:
    """Cards leave a hand and are turned up; where they go is the business of who asked."""
    left = [*s.hands[seat]]
    for card in cards:
        left.remove(card)
    s.hands[seat] = tuple(left)
    learn(s, EVERYONE, cards)


def discard_tricks(s: Expedition, seat: Seat, cards: Sequence[Card]) -> None:
    """DG-4.3, DG-20.7 Cards from a hand to the discards, face up."""
    if cards:
        take_from_hand(s, seat, cards)
        s.discard += cards
        if s.heard:
            s.say("tricks-discarded", seat=seat, cards=tuple(cards))


class DiscardTricks(Frame, frozen=True, gc=False):
    """DG-20.7 A player has to discard so many Trick cards, and chooses which."""

    shape = tuple[int, ...]
    public: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: Seat
    count: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        """Who must discard everything has nothing to choose."""
        return (self.seat,) if len(s.hands[self.seat]) > self.count else ()

    def options(self, s: Expedition, seat: Seat) -> Space:
        return Some(tuple(sorted(s.hands[seat])), (self.count,))

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        discard_tricks(s, seat, choice)

    def resolve(self, s: Expedition) -> None:
        s.leave()
        discard_tricks(s, self.seat, s.hands[self.seat])
