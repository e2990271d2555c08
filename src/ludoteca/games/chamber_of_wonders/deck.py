"""CW-DECK The deck of Wonders and the face-up discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.chamber_of_wonders.components import DECK, Card
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn, show, shuffle

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber


def take_top(s: Chamber) -> Card | None:
    """CW-DECK.1 The top card leaves the deck; CW-DECK.8 none where there is none."""
    if not s.deck:
        return None
    card = s.deck.pop()
    if not s.deck:
        restore(s)
    return card


def shuffle_deck(s: Chamber) -> None:
    """CW-SETUP.12 The numbers are mixed as well as the faces, or they would tell who drew what.

    CW-INFO.3 asks for that; CW-DECK.7 of a single card there is nothing to mix.
    """
    if len(s.deck) > 1:
        shuffle(s, DECK, s.deck)
        s.mix(DECK, s.deck)


def restore(s: Chamber) -> None:
    """CW-DECK.3 An empty deck is made from the discards; CW-DECK.4 its top card begins new ones."""
    if s.deck or not s.discard:
        return
    s.deck, s.discard = s.discard, []
    shuffle_deck(s)
    if s.heard:
        s.say("deck-restored", cards=len(s.deck))
    if len(s.deck) > 1:  # CW-DECK.7
        top = s.deck.pop()
        show(s, (top,))
        s.discard.append(top)


def take_cards(s: Chamber, count: int) -> tuple[Card, ...]:
    """So many cards from the top, one at a time; fewer where there are not so many."""
    deck = s.deck
    left = len(deck) - count
    if left > 0:  # it does not run dry: nothing happens between two cards
        taken = tuple(deck[: left - 1 : -1])
        del deck[left:]
        return taken
    cards = []
    for _ in range(count):
        card = take_top(s)
        if card is None:
            break
        cards.append(card)
    return tuple(cards)


def draw(s: Chamber, seat: Seat, count: int = 1) -> None:
    """CW-SETUP.13 Cards to the hand, seen by their owner only."""
    cards = take_cards(s, count)
    if cards:
        s.hands[seat] += cards
        if s.heard:
            s.say("drawn", seat=seat, count=len(cards))
        learn(s, 1 << seat, cards)


def turn_up(s: Chamber, count: int) -> tuple[Card, ...]:
    """So many cards from the top, face up before everybody."""
    cards = take_cards(s, count)
    show(s, cards)
    return cards


def discard(s: Chamber, cards: Sequence[Card]) -> None:
    """CW-DECK.2 Cards go to the discard pile, face up."""
    if cards:
        show(s, cards)
        s.discard += cards
        if not s.deck:
            restore(s)  # CW-DECK.8: a deck that had run dry is restored as soon as it can be


def take_from_hand(s: Chamber, seat: Seat, cards: Sequence[Card]) -> None:
    left = [*s.hands[seat]]
    for card in cards:
        left.remove(card)
    s.hands[seat] = tuple(left)


def cards_left(s: Chamber) -> bool:
    """CW-CONTACT.7 Whether anything can be drawn."""
    return bool(s.deck)
