"""KC-14 Phase 4, Sfoggio Supremo: Recovery, Predominance, Consolation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.games.king_of_con.collection import holdings
from ludoteca.games.king_of_con.components import RECOVERY, Characteristic
from ludoteca.games.king_of_con.monkeys import Contest, MonkeyControl, break_tie
from ludoteca.games.king_of_con.tokens import pay
from ludoteca.kernel.event import Seat
from ludoteca.parts.most import most

if TYPE_CHECKING:
    from ludoteca.games.king_of_con.state import Con


Predominant = tuple[Characteristic, Seat]  # who has most of what


def showing_off(s: Con) -> None:
    """KC-14.15 Recovery, then Predominance, then Consolation."""
    recovery(s)
    s.push(Predominance())


def recovery(s: Con) -> None:
    """KC-14.1 From the Bin up to 5 less one for each Object, the rest to the Bank."""
    for seat, tokens in enumerate(s.bins):
        if not tokens:
            continue
        due = RECOVERY - s.owner.count(seat)  # KC-14.2
        back = 0 if due < 0 else due if due < tokens else tokens
        s.reserve[seat] += back
        s.bank += tokens - back  # KC-14.4
        if s.heard:
            s.say("recovered", seat=seat, tokens=back, banked=tokens - back)
    s.bins = [0] * s.seats


class Predominance(Contest, frozen=True, gc=False):
    """KC-14.5 The marker goes over the 15 Characteristics, from 1 to 15."""

    public = ("marker",)
    marker: Characteristic = 1

    def resolve(self, s: Con) -> None:
        """KC-14.6 Most Objects, then most tokens on them, then the Monkeys."""
        table = holdings(s)
        won: list[Predominant] = []
        for trait in range(self.marker, 16):
            top = most(table[trait])
            if len(top) == 1:
                won.append((trait, top[0]))
            elif top:  # KC-14.9, KC-14.11
                reward(s, won)
                if s.terms.monkey_control:
                    s.become(Predominance(trait))
                    s.push(MonkeyControl(top, characteristic=trait))
                    return
                won = [(trait, break_tie(s, top, characteristic=trait))]
        reward(s, won)
        s.leave()
        consolation(s)

    def settled(self, s: Con, winner: Seat) -> None:
        """KC-19.4 Monkey control has settled the tie under the marker."""
        reward(s, [(self.marker, winner)])
        s.become(Predominance(self.marker + 1))


def reward(s: Con, won: Sequence[Predominant]) -> None:
    """KC-14.10 A token from the Bank for each; more for the guest of honour of Scenario 4."""
    reserve, guest = s.reserve, s.guests[-1] if s.guests else 0
    if s.bank >= len(won) and not guest and not s.heard:  # all at once: it cannot run short
        s.bank -= len(won)
        for _, seat in won:
            reserve[seat] += 1
        return
    for trait, seat in won:
        paid = pay(s, s.terms.guest_reward if trait == guest else 1)
        reserve[seat] += paid
        if s.heard:
            s.say("predominance", seat=seat, characteristic=trait, tokens=paid)


def consolation(s: Con) -> None:
    """KC-14.13 A token for each player without any Object, KC-14.14 in the order of the Monkeys."""
    for number in range(1, s.seats + 1):
        seat = s.monkey.index(number)
        if seat not in s.owner:
            paid = pay(s, 1)
            s.reserve[seat] += paid
            if s.heard:
                s.say("consolation", seat=seat, tokens=paid)
