"""KC-10 Phase 2, Incauto Acquisto: three Astatoste, then the award."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import (
    MYSTERY_BOX,
    NO_OBJECT,
    NOWHERE,
    STALLS,
    Object,
    Offer,
    Tied,
    Won,
)
from ludoteca.games.king_of_con.monkeys import Ties, break_tie
from ludoteca.games.king_of_con.offers import Offering
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import show
from ludoteca.kernel.space import Shares, Space
from ludoteca.parts.most import most

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


class Astatosta(Offering, frozen=True, gc=False):
    """KC-10.1 One of three secret auctions."""

    public = ("number",)
    number: int = 1

    def options(self, s: Con, seat: Seat) -> Space:
        """KC-10.3 Any tokens on one of the four Objects in the Stands."""
        return Shares(tuple(sorted(s.stands)), (1, 1, 1, 1), s.reserve[seat], single=True)

    def misplaced(self, s: Con, choice: Offer) -> Reason | None:
        if len(choice) > 1:
            return Reason("KC-10.5", "multiple-offer", {"objects": [cell for cell, _ in choice]})
        for cell, _ in choice:
            if cell not in s.stands:
                clause = "KC-10.7" if s.owner[cell] == NOWHERE else "KC-10.8"
                return Reason(clause, "not-in-a-stand", {"object": cell, "stands": list(s.stands)})
        return None

    def resolve(self, s: Con) -> None:
        """KC-10.10 All offers are revealed; the valid ones go to the Stands."""
        if s.heard:
            s.say("astatosta-revealed", number=self.number, offers=self.choices)
        stands, seats, reserve = s.stands, s.seats, s.reserve
        for seat, offer in enumerate(self.choices):
            for thing, tokens in offer or ():
                reserve[seat] -= tokens
                if thing in stands and len(offer) == 1:  # type: ignore[arg-type]
                    s.laid[stands.index(thing) * seats + seat] += tokens  # KC-10.11, KC-10.13
                else:  # KC-10.5, KC-10.7
                    s.bins[seat] += tokens
                    if s.heard:
                        s.say("misplaced", seat=seat, object=thing, tokens=tokens)
        if s.boxed != NOWHERE:
            open_box(s)
        if self.number < s.terms.astatoste and any(self.choices):  # KC-10.17
            s.become(Astatosta.among(seats).but(number=self.number + 1))
        else:
            if s.heard and self.number < s.terms.astatoste:  # KC-10.15
                s.say("astatoste-cut-short", number=self.number)
            award(s)


def open_box(s: Con) -> None:
    """Scenario 6: after Astatosta I the Object of Stand 4 is turned up."""
    show(s, (s.boxed,))
    thing = s.faces[s.boxed]
    s.stands = tuple([thing if stand == MYSTERY_BOX else stand for stand in s.stands])
    s.boxed = NOWHERE
    if s.heard:
        s.say("box-opened", object=thing)


def award(s: Con) -> None:
    """KC-10.18, KC-10.19 In Stand order, to the highest total.

    KC-10.21 Where several Stands are tied they wait, for the Monkeys and their chooser.
    """
    tops, ties = highest(s)
    if len(ties) > 1 or (ties and s.terms.monkey_control):
        award_untied(s, tops, ties)
        return
    for stand, top in enumerate(tops):
        award_one(s, stand, top)
    clear_all(s)
    s.leave()


def highest(s: Con) -> tuple[list[tuple[Seat, ...]], Tied]:
    """By Stand, who has most tokens there; and the Objects for which several have."""
    seats, laid, tops = s.seats, s.laid, []
    ties: Tied = ()
    for stand, thing in enumerate(s.stands):
        top = most(laid[stand * seats : (stand + 1) * seats])
        tops.append(top)
        if len(top) > 1:
            ties += ((thing, top),)
    return tops, ties


def award_untied(s: Con, tops: list[tuple[Seat, ...]], ties: Tied) -> None:
    """KC-10.21 The other Stands are awarded and cleared at once."""
    won: Won = ()
    for stand, top in enumerate(tops):
        if len(top) < 2:
            if top:
                won += ((s.stands[stand], top[0]),)
            award_one(s, stand, top)
            clear(s, stand)
    s.become(Award(won, ties))


def award_one(s: Con, stand: int, top: tuple[Seat, ...]) -> None:
    """KC-10.20 Of several who have most the Monkeys tell; KC-10.26 without any, to the Stalls."""
    thing = s.stands[stand]
    if top:
        hand_over(s, stand, top[0] if len(top) == 1 else break_tie(s, top, object=thing))
        return
    s.owner[thing] = STALLS
    if s.heard:
        s.say("to-the-stalls", object=thing)


def hand_over(s: Con, stand: int, winner: Seat) -> None:
    """KC-10.22 The winner's tokens go with the Object; KC-10.23 the others' are wasted.

    The Stand is still to be cleared.
    """
    thing, seats, bins = s.stands[stand], s.seats, s.bins
    row = s.laid[stand * seats : (stand + 1) * seats]
    total = price = row[winner]
    if s.terms.haggling:  # Scenario 10
        price = min(total, max([0, *row[:winner], *row[winner + 1 :]]) + 1)
        s.reserve[winner] += total - price
    s.owner[thing] = winner
    s.value[thing] = price
    for seat, tokens in enumerate(row):
        if tokens and seat != winner:
            bins[seat] += tokens
    if s.heard:
        losers = {seat: n for seat, n in enumerate(row) if n}
        losers.pop(winner, None)
        told = {"value": price, "back": total - price, "wasted": losers}
        s.say("awarded", object=thing, seat=winner, **told)


def clear(s: Con, stand: int) -> None:
    """An Object has left its Stand, while others are still contested."""
    seats = s.seats
    s.laid[stand * seats : (stand + 1) * seats] = [0] * seats
    s.stands = (*s.stands[:stand], NO_OBJECT, *s.stands[stand + 1 :])


def clear_all(s: Con) -> None:
    """KC-10.27 The Stands are empty until the next round."""
    s.stands = ()
    s.laid = []


class Award(Ties, frozen=True, gc=False):
    """KC-10.18 The Objects on the Stands are awarded, of which several are tied (KC-10.21)."""

    public = ("won", "ties")

    def settled(self, s: Con, winner: Seat) -> None:
        stand = s.stands.index(self.contested)
        hand_over(s, stand, winner)
        clear(s, stand)
        super().settled(s, winner)

    def finish(self, s: Con, won: dict[Object, Seat]) -> None:
        clear_all(s)
        s.leave()
