"""RC-CPS Support Points: bought with, one bonus a round, once the match is set up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.campaign.content import Congregation
from ludoteca.campaign.results import Report
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Listed, Space

if TYPE_CHECKING:
    from ludoteca.campaign.state import Year

Purchase = tuple[int, ...]  # a bonus, and for a Student of a Congregation which one
DECLINE: Purchase = ()
CONGREGATION = "congregation"


def purchases(s: Year) -> list[Purchase]:
    """Whatever may be written down as bought."""
    found: list[Purchase] = []
    for n, row in enumerate(s.terms.content.bonuses):
        if row.id == CONGREGATION:
            found += [(n, which) for which in range(len(s.terms.content.congregations))]
        else:
            found.append((n,))
    return found


def refused(s: Year, seat: Seat, choice: Purchase) -> Reason | None:
    """Why that Lecturer may not buy this now."""
    content = s.terms.content
    bonus = content.bonuses[choice[0]]
    in_play = {content.modules[n].id for n in s.rules}
    for needed in bonus.needs:
        if needed not in in_play:  # RC-CPS.3
            args = {"bonus": choice[0], "module": content.module_ids.index(needed)}
            return Reason(bonus.clause, "bonus-needs-module", args)
    if bonus.cost > s.support[seat]:
        args = {"bonus": choice[0], "cost": bonus.cost, "support": s.support[seat]}
        return Reason("RC-CPS.11", "bonus-too-dear", args)
    if not s.terms.repeats and choice[0] in [was[0] for was in s.bonuses[seat]]:
        return Reason("RA-29", "bonus-once", {"bonus": choice[0]})
    if len(choice) > 1:
        return _no_such_student(s, choice)
    return None


def _no_such_student(s: Year, choice: Purchase) -> Reason | None:
    row = s.terms.content.congregations[choice[1]]
    if barred := barred_by(s, row):
        clause = {"zeta": "RC-CNG.4", "lambda": "RC-CNG.5"}.get(row.id, "RC-CNG.3")
        return Reason(clause, "congregation-barred", {"congregation": choice[1], "by": barred})
    bought = [was for each in s.bonuses for was in each].count(choice)
    if bought >= in_reserve(s, row):
        return Reason("RC-CPS.6", "congregation-none-left", {"congregation": choice[1]})
    return None


def barred_by(s: Year, row: Congregation) -> str:
    """RC-CNG.3 to RC-CNG.5 The Boss or Scholar with whom it is not played; none is empty."""
    there = [s.terms.content.scholars[n].id for n in s.sent]
    there.append(s.terms.content.scenarios[s.month].boss)
    return next((who for who in there if who in row.not_with), "")


def in_reserve(s: Year, row: Congregation) -> int:
    """RC-CNG.9, RC-CNG.10 One is in the University; RC-CNG.6 Jukas has all of his."""
    return 0 if s.terms.content.scenarios[s.month].boss == row.on_card_of else row.students - 1


class Support(Frame, frozen=True, gc=False):
    """RC-CPS.2 From the first player, each may buy one bonus; rounds go on while somebody buys."""

    shape = Purchase
    public = ("at", "bought")

    at: int = 0  # in turn order
    bought: bool = False  # by anybody in this round

    def awaited(self, s: Year) -> Sequence[Seat]:
        seat = s.players[self.at : self.at + 1]
        return seat if seat and self._affords(s, seat[0]) else ()

    def _affords(self, s: Year, seat: Seat) -> bool:
        return any([refused(s, seat, choice) is None for choice in purchases(s)])

    def options(self, s: Year, seat: Seat) -> Space:
        fitting = [choice for choice in purchases(s) if refused(s, seat, choice) is None]
        return Listed((DECLINE, *fitting))

    def explain(self, s: Year, seat: Seat, choice: Purchase) -> Reason | None:
        if choice == DECLINE:
            return None  # RC-CPS.10
        if choice not in purchases(s):
            return self.refusal("not-an-option")
        return refused(s, seat, choice)

    def decide(self, s: Year, seat: Seat, choice: Purchase) -> None:
        if choice != DECLINE:
            s.bonuses[seat] += (choice,)
            s.support[seat] -= s.terms.content.bonuses[choice[0]].cost
        s.become(Support(self.at + 1, self.bought or choice != DECLINE))

    def resolve(self, s: Year) -> None:
        if self.at < len(s.players):  # who can buy nothing is not asked
            s.become(Support(self.at + 1, self.bought))
        elif self.bought:
            s.become(Support())
        else:
            s.say("match-begins", month=s.month, players=s.players, sent=s.sent)
            s.become(Report())
