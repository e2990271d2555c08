"""CW-CONTACT The six Contacts between the Areas."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.areas.bank import sell
from ludoteca.games.chamber_of_wonders.components import RING, Card
from ludoteca.games.chamber_of_wonders.deck import cards_left, discard, draw, take_top
from ludoteca.games.chamber_of_wonders.prompts import Prompt
from ludoteca.games.chamber_of_wonders.purse import collect
from ludoteca.kernel.event import Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

ON_TOP, AWAY = 0, 1


def adjacent(area: int) -> tuple[int, int]:
    """CW-CONTACT.1 The two Contacts beside an Area in the ring."""
    return (area - 1) % RING, area


def dreyfuss(s: Chamber) -> None:
    """CW-CONTACT-DREYFUSS.1 £3 from the Reserve."""
    collect(s, s.active, 3, "contact")


def fezzik(s: Chamber) -> None:
    """CW-CONTACT-FEZZIK.1 One card."""
    draw(s, s.active)


def pebbleton(s: Chamber) -> None:
    """CW-CONTACT-PEBBLETON.1 Two cards; CW-CONTACT-PEBBLETON.2 one for each other player."""
    draw(s, s.active, 2)
    for seat in s.clockwise()[1:]:
        draw(s, seat)


def rek(s: Chamber) -> None:
    s.push(SellToRek())


class SellToRek(Prompt, frozen=True, gc=False):
    """CW-CONTACT-REK.1 Discard one card from hand; CW-CONTACT-REK.2 for its value."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(s.hands[seat])

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        s.leave()
        sell(s, seat, (choice,))


def butch(s: Chamber) -> None:
    """CW-CONTACT-BUTCH.1 A Coming Soon marker is removed for free."""
    s.markers[s.active] -= 1
    if s.heard:
        s.say("showcase-opened", owner=s.active)


def loris(s: Chamber) -> None:
    """CW-CONTACT-LORIS.1 The top card is looked at in private."""
    learn(s, 1 << s.active, s.deck[-1:])
    s.push(Peek())


class Peek(Prompt, frozen=True, gc=False):
    """CW-CONTACT-LORIS.2 The card goes back on top, or away; CW-CONTACT-LORIS.3 never to hand."""

    def awaited(self, s: Chamber) -> tuple[Seat, ...]:
        return (s.active,)

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf((ON_TOP, AWAY))

    def answered(self, s: Chamber, seat: Seat, choice: int) -> None:
        s.leave()
        if choice == ON_TOP:
            return
        if s.terms.seer_buries:
            s.deck.insert(0, s.deck.pop())
        else:
            card = take_top(s)
            if card is not None:
                discard(s, (card,))


EFFECTS: dict[str, Callable[[Any], None]] = {
    "dreyfuss": dreyfuss,
    "fezzik": fezzik,
    "pebbleton": pebbleton,
    "rek": rek,
    "butch": butch,
    "loris": loris,
}


def usable(s: Chamber, contact: str) -> bool:
    """CW-CONTACT.7 A Contact with no possible effect cannot be chosen."""
    if contact in ("fezzik", "pebbleton", "loris"):
        return cards_left(s)
    if contact == "rek":
        return bool(s.hands[s.active])
    if contact == "butch":
        return s.markers[s.active] > 0
    return True
