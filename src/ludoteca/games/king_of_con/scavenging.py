"""KC-12, KC-13 Phase 3, Sciacallaggio: Objects change Collections, then Devaluation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.components import NOWHERE, STALLS, Bids, Object, Offer
from ludoteca.games.king_of_con.monkeys import Ties
from ludoteca.games.king_of_con.offers import Offering
from ludoteca.games.king_of_con.tokens import pay
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.space import Shares, Space

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con

NOTHING = Shares((), (), 0)  # the options of an empty Reserve


def least_to_win(s: Con, thing: Object) -> int:
    """KC-12.11, KC-12.12 The smallest offer that can win it from the Stalls or an opponent."""
    if s.owner[thing] == STALLS:
        return s.terms.stall_value + 1  # KC-11.2, KC-11.3
    return s.value[thing] + s.terms.steal_margin


class Scavenging(Offering, frozen=True, gc=False):
    """KC-12.1 Secret offers on any number of Objects in Collections and Stalls."""

    def options(self, s: Con, seat: Seat) -> Space:
        """KC-12.2 Any Object in play; offers that can never win are left out (Part F)."""
        if not s.reserve[seat]:
            return NOTHING
        value, margin, stall = s.value, s.terms.steal_margin, s.terms.stall_value + 1
        cells, least = [], []
        for thing, owner in enumerate(s.owner):
            if owner != NOWHERE:
                cells.append(thing)
                if owner == seat:
                    least.append(1)
                else:
                    least.append(stall if owner == STALLS else value[thing] + margin)
        return Shares(tuple(cells), tuple(least), s.reserve[seat])

    def misplaced(self, s: Con, choice: Offer) -> Reason | None:
        for cell, _ in choice:
            if s.owner[cell] == NOWHERE:
                return Reason("KC-12.5", "not-in-play", {"object": cell})
        return None

    def warn(self, s: Con, seat: Seat, choice: Offer) -> Reason | None:
        for cell, tokens in choice:
            owner = s.owner[cell]
            if owner not in (NOWHERE, seat) and tokens < least_to_win(s, cell):
                clause = "KC-11.3" if owner == STALLS else "KC-12.14"
                args = {"object": cell, "tokens": tokens, "least": least_to_win(s, cell)}
                return Reason(clause, "offer-in-vain", args)
        return self.misplaced(s, choice)

    def resolve(self, s: Con) -> None:
        """KC-12.7 All offers are revealed; boosts come first, then it is seen who has won."""
        if s.heard:
            s.say("scavenging-revealed", offers=self.choices)
        bids: dict[Object, list[tuple[int, Seat]]] = {}
        for seat, offer in enumerate(self.choices):
            for thing, tokens in offer or ():
                s.reserve[seat] -= tokens
                owner = s.owner[thing]
                if owner == seat:  # KC-12.9, KC-12.10
                    s.value[thing] += tokens
                    if s.heard:
                        s.say(
                            "boosted", seat=seat, object=thing, tokens=tokens, value=s.value[thing]
                        )
                elif owner == NOWHERE:  # KC-12.8
                    s.bins[seat] += tokens
                    if s.heard:
                        s.say("misplaced", seat=seat, object=thing, tokens=tokens)
                elif thing in bids:
                    bids[thing].append((tokens, seat))
                else:
                    bids[thing] = [(tokens, seat)]
        won, ties, lying = [], [], []
        for thing, offered in sorted(bids.items()):
            lying.append((thing, tuple(offered)))
            best = max(offered)[0]
            if best >= least_to_win(s, thing):  # KC-12.12
                top = offering(best, offered)
                if len(top) == 1:
                    won.append((thing, top[0]))
                else:  # KC-12.13
                    ties.append((thing, top))
        s.become(Spoils(tuple(won), tuple(ties), bids=tuple(lying)))


def offering(tokens: int, offered: list[tuple[int, Seat]]) -> tuple[Seat, ...]:
    """Who offers so many."""
    return tuple([seat for number, seat in offered if number == tokens])


class Spoils(Ties, frozen=True, gc=False):
    """KC-12.24 Payments and waste, then cards and top-ups, then Devaluation."""

    public = ("won", "ties", "bids")
    bids: Bids = ()

    def finish(self, s: Con, won: dict[Object, Seat]) -> None:
        self.transfer(s, won)
        devaluation(s)
        s.leave()

    def transfer(self, s: Con, won: dict[Object, Seat]) -> None:
        """KC-12.14 to KC-12.23 Losers waste, winners pay, and the Bank tops up."""
        owner, value = s.owner, s.value
        due = []
        for thing, bids in self.bids:
            winner = won.get(thing)
            for tokens, seat in bids:
                if seat != winner:  # KC-12.14, KC-12.15
                    s.bins[seat] += tokens
                    if s.heard:
                        s.say("offer-lost", seat=seat, object=thing, tokens=tokens)
                elif owner[thing] == STALLS:  # KC-12.23
                    value[thing] = tokens
                    owner[thing] = seat
                    if s.heard:
                        s.say("won-from-the-stalls", seat=seat, object=thing, tokens=tokens)
                else:  # KC-12.17
                    s.reserve[owner[thing]] += tokens
                    due.append((thing, tokens, seat))
        for thing, tokens, seat in due:
            added = pay(s, tokens - value[thing])
            value[thing] += added  # KC-12.18, KC-12.19
            if s.heard:
                told = {"object": thing, "tokens": tokens, "added": added, "value": value[thing]}
                s.say("won-from-a-collection", seat=seat, owner=owner[thing], **told)
            owner[thing] = seat  # KC-12.20


def devaluation(s: Con) -> None:
    """KC-13.1 Each Object in a Collection loses a token to the Bin of its owner."""
    value, bins = s.value, s.bins
    loss = s.terms.devaluation[s.round % 2]
    lost: dict[Object, int] = {}
    heard = s.heard
    for thing, seat in enumerate(s.owner if loss else ()):
        if seat >= 0 and value[thing]:  # KC-13.4, KC-13.6
            tokens = loss if loss < value[thing] else value[thing]
            value[thing] -= tokens
            bins[seat] += tokens  # KC-13.2
            if heard:
                lost[thing] = tokens
    if heard:
        s.say("devaluation", tokens=loss, lost=lost)
