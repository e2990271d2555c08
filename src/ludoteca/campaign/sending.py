"""RC-CPL Campaign play: what the Lecturers agree on, and whom they send."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from ludoteca.campaign.content import Module, Scenario
from ludoteca.campaign.preparing import LOTS
from ludoteca.campaign.support import Support
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Some, Source, Space

if TYPE_CHECKING:
    from ludoteca.campaign.state import Year

FEWEST = 2  # DG-1.15: a match of the campaign is none for one
Proposal = tuple[int, ...] | None  # modules; None is absent


def scenario(s: Year) -> Scenario:
    """RC-CPL.1 That of the month."""
    return s.terms.content.scenarios[s.month]


def negotiable(s: Year) -> tuple[int, ...]:
    """RC-CPL.3, RC-CPL.10 The modules that this month leaves to common agreement."""
    content, month = s.terms.content, scenario(s)
    extras = [row.id for row in content.modules if row.extra] if s.terms.extras else []
    found = [*month.optional, *[id for id in extras if id not in month.compulsory]]
    return content.numbers(found)


class Proposals(Space, frozen=True, gc=False):
    """Any of the modules that can be had together; or to be absent."""

    items: tuple[int, ...]
    needs: tuple[tuple[int, ...], ...]  # by item, which others it needs
    absence: bool

    def __contains__(self, choice: object) -> bool:
        if choice is None:
            return self.absence
        return choice in Some(self.items, tuple(range(len(self.items) + 1))) and self._fits(choice)

    def _fits(self, choice: object) -> bool:
        assert isinstance(choice, tuple)
        needed = dict(zip(self.items, self.needs, strict=True))
        return all([{*needed[item]} <= {*choice} for item in choice])

    def __iter__(self) -> Iterator[Proposal]:
        every = Some(self.items, tuple(range(len(self.items) + 1)))
        fitting = filter(self._fits, every)  # thousands: most who ask want the first
        return chain(fitting, [None] if self.absence else [])

    def size(self) -> int:
        return len(list(self))

    def pick(self, rng: Source) -> Proposal:
        found = list(self)
        return found[int(rng.random() * len(found))]


class Agree(Frame, frozen=True, gc=False):
    """RC-CPL.3 Each says what it would play with, or is absent; what all want is switched on."""

    shape = Proposal
    public = ("waiting", "proposals")

    waiting: tuple[Seat, ...]
    proposals: tuple[Proposal, ...]

    def awaited(self, s: Year) -> Sequence[Seat]:
        return self.waiting

    def expected(self, s: Year) -> int:
        """How many may still take part."""
        absent = [x for x, seat in zip(self.proposals, range(s.seats), strict=True)
                  if x is None and seat not in self.waiting]  # fmt: skip
        return s.seats - len(absent)

    def options(self, s: Year, seat: Seat) -> Space:
        modules = s.terms.content.modules
        items = tuple([n for n in negotiable(s) if self._may_join(s, modules[n])])
        compulsory = {*scenario(s).compulsory}
        needs = [
            s.terms.content.numbers([x for x in modules[n].needs if x not in compulsory])
            for n in items
        ]
        reachable = [n for n, wanted in zip(items, needs, strict=True) if {*wanted} <= {*items}]
        kept = [wanted for wanted in needs if {*wanted} <= {*items}]
        return Proposals(tuple(reachable), tuple(kept), self._may_be_absent(s))

    def _may_join(self, s: Year, module: Module) -> bool:
        return not module.most_players or self.expected(s) <= module.most_players  # RC-SCN.14

    def _may_be_absent(self, s: Year) -> bool:
        return s.terms.absence and self.expected(s) > FEWEST  # RA-52

    def explain(self, s: Year, seat: Seat, choice: Proposal) -> Reason | None:
        if choice is None:
            if not s.terms.absence:
                return Reason("RA-52", "no-absence")
            return None if self._may_be_absent(s) else Reason("DG-1.15", "match-needs-two")
        content, month = s.terms.content, scenario(s)
        if list(choice) != sorted({*choice}) or not {*choice} <= {*range(len(content.modules))}:
            return self.refusal("not-an-option")
        in_play = {*month.compulsory, *[content.modules[n].id for n in choice]}
        for n in choice:
            module = content.modules[n]
            if module.id in month.compulsory:
                return Reason("RC-CPL.2", "module-is-compulsory", {"module": n})
            if n not in negotiable(s):
                clause = "RA-27" if module.extra else "RC-SCN.13"
                return Reason(clause, "module-not-listed", {"module": n, "month": s.month})
            if not self._may_join(s, module):
                args = {"module": n, "most": module.most_players, "players": self.expected(s)}
                return Reason("RC-SCN.14", "module-too-many-players", args)
            for needed in module.needs:
                if needed not in in_play:
                    args = {"module": n, "needed": content.module_ids.index(needed)}
                    return Reason("RC-GEN.3", "module-needs-module", args)
        return None

    def decide(self, s: Year, seat: Seat, choice: Proposal) -> None:
        was = self.proposals
        waiting = tuple([other for other in self.waiting if other != seat])
        s.become(Agree(waiting, (*was[:seat], choice, *was[seat + 1 :])))

    def resolve(self, s: Year) -> None:
        present = [seat for seat, x in enumerate(self.proposals) if x is not None]
        agreed = set.intersection(*[{*(self.proposals[seat] or ())} for seat in present])
        compulsory = s.terms.content.numbers(scenario(s).compulsory)
        s.rules = tuple(sorted({*compulsory, *agreed}))
        first = s.below(LOTS, len(present))  # DG-2.5
        s.players = (*present[first:], *present[:first])
        s.say("agreed", rules=s.rules, players=s.players)
        s.become(SendScholar())


class SendScholar(Frame, frozen=True, gc=False):
    """RC-CPL.6 Each Lecturer chooses a Scholar: openly, in turn order (RC-CPL.11)."""

    def awaited(self, s: Year) -> Sequence[Seat]:
        return s.players[len(s.sent) :][:1]

    def options(self, s: Year, seat: Seat) -> Space:
        most = s.terms.content.sheet.uses
        pairs = zip(s.teams[seat], s.uses[seat], strict=True)
        return OneOf(tuple([scholar for scholar, uses in pairs if uses < most]))

    def explain(self, s: Year, seat: Seat, choice: int) -> Reason | None:
        if choice not in s.teams[seat]:
            return self.refusal("scholar-not-in-team", team=s.teams[seat])
        if choice not in self.options(s, seat):
            args = {"scholar": choice, "most": s.terms.content.sheet.uses}
            return Reason("RC-CPL.7", "scholar-used-up", args)
        return None

    def decide(self, s: Year, seat: Seat, choice: int) -> None:
        s.sent += (choice,)
        at = s.teams[seat].index(choice)
        uses = list(s.uses[seat])
        uses[at] += 1  # RC-CPL.7
        s.uses[seat] = tuple(uses)

    def resolve(self, s: Year) -> None:
        s.become(Support())  # RC-CPL.9
