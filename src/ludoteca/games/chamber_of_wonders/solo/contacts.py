"""CW-SOLO-CONTACT The six solo Contacts: the player's half and the Collector's."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.chamber_of_wonders.areas.bank import sell
from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN, TABLE, Card
from ludoteca.games.chamber_of_wonders.deck import cards_left, discard, take_cards, take_from_hand
from ludoteca.games.chamber_of_wonders.displays import Commitment, Displays, in_order, refits_of
from ludoteca.games.chamber_of_wonders.phase2 import BESIDE, GrotesqueTokens, wrong_cards
from ludoteca.games.chamber_of_wonders.purse import collect, pay
from ludoteca.games.chamber_of_wonders.showcases import empty, place, take_effect
from ludoteca.games.chamber_of_wonders.solo.areas import Alone
from ludoteca.games.chamber_of_wonders.solo.collector import deal_to_collector
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import learn
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.chamber_of_wonders.state import Chamber

CARA = 3  # CW-SOLO-CONTACT-CARA.1, .2: pounds, and cards seen


def clark(s: Chamber) -> None:
    """CW-SOLO-CONTACT-CLARK.1 A Grotesque token each; CW-SOLO-CONTACT-CLARK.2 beside."""
    s.push(GrotesqueTokens(((HUMAN, BESIDE), (COLLECTOR, BESIDE))))


def olivander(s: Chamber) -> None:
    s.push(Olivander())


class HandCard(Alone, frozen=True, gc=False):
    """CW-SOLO-CONTACT.1 A card of the player's hand."""

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(s.hands[HUMAN])


class Olivander(HandCard, frozen=True, gc=False):
    """CW-SOLO-CONTACT-OLIVANDER.1 She discards a card of her choice; .2 he one at random."""

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        s.leave()
        take_from_hand(s, HUMAN, (choice,))
        discard(s, (choice,))
        his = s.hands[COLLECTOR]
        if his:
            card = his[s.below(TABLE, len(his))]
            take_from_hand(s, COLLECTOR, (card,))
            discard(s, (card,))


def boss(s: Chamber) -> None:
    s.push(Boss())


class Boss(HandCard, frozen=True, gc=False):
    """CW-SOLO-CONTACT-BOSS.1 She sells a card for its value; CW-SOLO-CONTACT-BOSS.2 he gets £3."""

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        s.leave()
        sell(s, HUMAN, (choice,))
        collect(s, COLLECTOR, 3, "contact")


def cara(s: Chamber) -> None:
    """CW-SOLO-CONTACT-CARA.1 £3 to the Collector; CW-SOLO-CONTACT-CARA.2 three cards are seen."""
    pay(s, HUMAN, CARA, COLLECTOR)
    his = list(s.hands[COLLECTOR])
    s.mix(TABLE, his)
    seen = tuple(his[:CARA])
    learn(s, 1 << HUMAN, seen)
    s.push(Cara(seen))


class Cara(Alone, frozen=True, gc=False):
    """CW-SOLO-CONTACT-CARA.3 One of the cards seen is hers."""

    public = ("seen",)
    seen: tuple[Card, ...]

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.seen)

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        s.leave()
        take_from_hand(s, COLLECTOR, (choice,))
        s.hands[HUMAN] += (choice,)


def parker(s: Chamber) -> None:
    """CW-SOLO-CONTACT-PARKER.1 Two cards are drawn."""
    drawn = take_cards(s, 2)
    s.hands[HUMAN] += drawn
    learn(s, 1 << HUMAN, drawn)
    s.push(Parker(drawn))


class Parker(Alone, frozen=True, gc=False):
    """CW-SOLO-CONTACT-PARKER.1 One of the two is discarded; .2 he gets a card unseen."""

    public = ("drawn",)
    drawn: tuple[Card, ...]

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return OneOf(self.drawn)

    def answered(self, s: Chamber, seat: Seat, choice: Card) -> None:
        s.leave()
        take_from_hand(s, HUMAN, (choice,))
        discard(s, (choice,))
        deal_to_collector(s, 1)


def catherine(s: Chamber) -> None:
    s.push(Catherine())


class Catherine(Alone, frozen=True, gc=False):
    """CW-SOLO-CONTACT-CATHERINE.1 A filled showcase is emptied and filled anew at once."""

    shape = int | Commitment

    def read(self, choice: Any) -> Any:
        return in_order(super().read(choice))

    def asked(self, s: Chamber, seat: Seat) -> Space:
        return Displays(None, opens=False, refits=refits_of(s, HUMAN), may_pass=False)

    def refused(self, s: Chamber, seat: Seat, choice: Any) -> Reason | None:
        if (
            not isinstance(choice, tuple)
            or not 0 <= choice[2] < len(s.displays[HUMAN])
            or choice[1]
        ):
            return Reason("CW-SOLO-CONTACT-CATHERINE.1", "name-a-showcase")
        return wrong_cards(s, HUMAN, choice[0], s.displays[HUMAN][choice[2]].cards)

    def answered(self, s: Chamber, seat: Seat, choice: Commitment) -> None:
        """CW-SOLO-CONTACT-CATHERINE.3 The Collector gains a Fame token."""
        cards, _, at = choice
        s.leave()
        empty(s, HUMAN, at)
        take_from_hand(s, HUMAN, cards)
        due = take_effect(s, [place(s, HUMAN, cards, at)], (HUMAN, COLLECTOR))
        s.fame[COLLECTOR] += 1
        if s.heard:
            s.say("fame-token", owner=COLLECTOR, cards=())
        s.push(GrotesqueTokens(tuple(due)))


EFFECTS: dict[str, Callable[[Any], None]] = {
    "clark": clark,
    "olivander": olivander,
    "boss": boss,
    "cara": cara,
    "parker": parker,
    "catherine": catherine,
}


def usable(s: Chamber, contact: str) -> bool:
    """CW-SOLO-CONTACT.4 Whether the player can do her half."""
    if contact == "clark":
        return bool(s.supply)
    if contact in ("olivander", "boss"):
        return bool(s.hands[HUMAN])
    if contact == "cara":
        return s.purse[HUMAN] >= CARA and bool(s.hands[COLLECTOR])
    if contact == "parker":
        return cards_left(s)
    return s.terms.refits and bool(s.displays[HUMAN]) and bool(s.hands[HUMAN])
