"""DG-21, DG-22 Trick cards played for an Auxiliary Effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.components import CAMP, PLAY, Deed
from ludoteca.games.dungeonology.panic import game_ends
from ludoteca.games.dungeonology.scholars import lasting, skill, within_reach
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH, add
from ludoteca.games.dungeonology.students import draw_students, recruit, sacrifice
from ludoteca.games.dungeonology.tricks import (
    Card,
    DiscardTricks,
    draw_tricks,
    reveal_top,
    take_from_hand,
)
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Space

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.rows import AuxiliaryRow
    from ludoteca.games.dungeonology.state import Expedition


# ---------------------------------------------------------------- what may be played


def plays(s: Expedition, seat: Seat, moment: int) -> list[Deed]:
    """DG-17.2, DG-17.3 What that player may do with cards at such a moment."""
    # `within_reach`, written out: this is asked at every decision.
    if s.spots[seat] <= CAMP or seat in s.captured or seat in s.hushed:
        return []  # DG-5.7, DG-5.10; Part 3.5
    found: list[Deed] = []
    playable, faces, students = s.terms.playable[moment], s.faces, s.students[seat]
    hand = s.hands[seat]
    held = len(hand)
    for card in hand:
        for mode, price, discards, others in playable[faces[card]]:
            if price > students or others >= held:  # DG-21.19, RC-ALC.6
                continue
            if discards:
                for victim in victims(s, seat):
                    found.append((PLAY, card, mode, victim))
            else:
                found.append((PLAY, card, mode))
    return found


def victims(s: Expedition, seat: Seat) -> list[Seat]:
    """DG-21.17, DG-Q.34 Who can be made to discard: has a card, and is not in the camp."""
    hands = s.hands
    return [
        other
        for other in range(s.seats)
        if len(hands[other]) > (other == seat) and within_reach(s, other)
    ]


def why_not(s: Expedition, seat: Seat, deed: Deed, moment: int) -> Reason:
    """Why that play is refused; told of a hand to its owner only."""
    card = deed[1] if len(deed) > 1 else -1
    if not within_reach(s, seat):
        return Reason("DG-5.7", "no-tricks-in-camp")
    if card not in s.hands[seat]:
        return Reason("DG-22.4", "card-not-in-hand", {"card": card})
    if seat in s.hushed:
        return Reason("RC-BOS.4", "hypnotised")
    rows = s.terms.content.auxiliary[s.faces[card]]
    if len(deed) < 3 or not 0 <= deed[2] < len(rows):
        return Reason("DG-22.2", "no-such-effect", {"card": card, "effects": len(rows)})
    row: AuxiliaryRow = rows[deed[2]]
    allowed = {mode: price for mode, price, *_ in s.terms.playable[moment][s.faces[card]]}
    if deed[2] not in allowed:
        return Reason("DG-17.3", "not-at-this-moment", {"card": card, "does": row.does})
    if allowed[deed[2]] > s.students[seat]:
        return Reason("DG-21.19", "no-student-to-sacrifice", {"students": s.students[seat]})
    if row.other_cards >= len(s.hands[seat]):
        return Reason("RC-ALC.6", "too-few-cards", {"least": row.other_cards})
    if row.does == "discard":
        return Reason("DG-21.17", "nobody-to-discard", {"seats": victims(s, seat)})
    return Reason("DG-21", "not-an-option")


# ---------------------------------------------------------------- what happens


def play_card(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-22.4 The card is shown, does what it says, and is discarded.

    DG-21.22, DG-21.24 Students are drawn first, by whoever plays it.
    """
    show_card(s, seat, deed)
    perform(s, seat, deed)


def show_card(s: Expedition, seat: Seat, deed: Deed) -> None:
    """What is played, and on whom."""
    card, mode = deed[1], deed[2]
    row: AuxiliaryRow = s.terms.content.auxiliary[s.faces[card]][mode]
    take_from_hand(s, seat, (card,))
    if s.heard:
        target = {"victim": deed[3]} if len(deed) > 3 else {}
        told = {"type": row.type, "does": row.does, "amount": row.amount}
        s.say("trick-played", seat=seat, card=card, **told, **target)


def perform(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-21 The effect itself, and the card is discarded."""
    card, mode = deed[1], deed[2]
    row: AuxiliaryRow = s.terms.content.auxiliary[s.faces[card]][mode]
    if row.students:
        if s.members:  # RC-CNG.17: the draw may ask something first
            s.push(Played(seat, card, tuple(deed[2:])))
            draw_students(s, seat, row.students)
            return
        draw_students(s, seat, row.students)
    take_effect(s, seat, deed)


class Played(Frame, frozen=True, gc=False):
    """DG-21.22 A card whose Students have been drawn and whose effect follows."""

    public = ("seat", "card", "named")
    holds = ("card",)
    seat: Seat
    card: Card
    named: tuple[int, ...]

    def resolve(self, s: Expedition) -> None:
        s.leave()
        take_effect(s, self.seat, (PLAY, self.card, *self.named))


def take_effect(s: Expedition, seat: Seat, deed: Deed) -> None:
    """DG-21 What it does once Students have been drawn."""
    card, mode = deed[1], deed[2]
    row: AuxiliaryRow = s.terms.content.auxiliary[s.faces[card]][mode]
    price = s.terms.price(row)
    if price:
        sacrifice(s, seat, price)
    if game_ends(s):  # DG-33.15
        pass
    elif row.does == "speed":
        gain_speed(s, row.amount)
    elif row.does == "recruit":
        recruit(s, seat, row.amount + lasting(s, seat, "notoriety-recruits"))
    elif row.other_cards:  # RC-ALC.3, RC-ALC.4
        s.push(Brew(seat, row.other_cards, card, row.amount))
        return
    elif row.does == "draw":
        draw_tricks(s, seat, row.amount)
    elif row.does == "interns":  # RC-SPC.4, RC-SPC.5
        add(s, STEALTH, "played", card, row.amount * s.interns.count(seat))
    elif row.does == "discard":
        s.push(DiscardTricks(deed[3], row.amount))
    elif row.does in ("stealth", "alert"):
        add(s, STEALTH if row.does == "stealth" else ALERT, "played", card, row.amount)
    else:
        side = STEALTH if row.does == "divine-stealth" else ALERT
        divine(s, seat, row.amount, None if s.terms.divines_before_choosing else side)
    s.discard.append(card)  # DG-22.7: no sooner, or it could be drawn by its own effect


def gain_speed(s: Expedition, count: int) -> None:
    """DG-20.2 Speed points of the bonus pool."""
    phase = s.phase()
    s.amend_phase(phase.but(bonus=phase.bonus + count))
    if s.heard:
        s.say("speed", seat=s.active, count=count)


def divine(s: Expedition, seat: Seat, count: int, side: int | None) -> None:
    """DG-21.7, DG-21.8 Cards are revealed, the highest Bonus value counts; DG-21.11 discarded."""
    logic = skill(s, seat, "cold-logic")
    more = logic.amounts[0] if logic else 0
    cards = reveal_top(s, count + more + lasting(s, seat, "divination-cards"))
    if not cards:
        return
    bonus = s.terms.content.bonus
    best = max(cards, key=lambda card: bonus[s.faces[card]])
    amount = max(0, bonus[s.faces[best]] + lasting(s, seat, "divination"))
    if s.heard:
        s.say("divined", seat=seat, cards=cards, best=best, amount=amount)
    s.discard += cards
    if side is None:  # DG-Q.32
        s.push(ChooseSide(seat, best, amount))
    else:
        add(s, side, "divined", best, amount)


class Brew(DiscardTricks, frozen=True, gc=False):
    """RC-ALC.3, RC-ALC.4 Cards are discarded for an Alchemy card, then others are drawn."""

    public = ("seat", "count", "card", "drawn")
    holds = ("card",)
    card: Card
    drawn: int

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        super().decide(s, seat, choice)
        draw_tricks(s, seat, self.drawn)
        s.discard.append(self.card)  # DG-22.7

    def resolve(self, s: Expedition) -> None:
        self.decide(s, self.seat, s.hands[self.seat])


class ChooseSide(Frame, frozen=True, gc=False):
    """DG-Q.32 Where Divination is read first, its player then says what it raises."""

    public = ("seat", "card", "amount")
    seat: Seat
    card: Card
    amount: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, s: Expedition, seat: Seat) -> Space:
        return OneOf((STEALTH, ALERT))

    def decide(self, s: Expedition, seat: Seat, choice: int) -> None:
        s.leave()
        add(s, choice, "divined", self.card, self.amount)
