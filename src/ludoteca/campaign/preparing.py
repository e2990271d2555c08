"""RC-CPR Campaign preparation: slots, the draft of the teams, their names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Source, Space

if TYPE_CHECKING:
    from ludoteca.campaign.state import Year

LOTS = 0  # the one stream of chance
LONGEST = 40  # letters in the name of a team


class TakeSlot(Frame, frozen=True, gc=False):
    """RC-CPR.2 Each Lecturer takes a slot of the sheet, and the Note board of its triangle."""

    def awaited(self, s: Year) -> Sequence[Seat]:
        return (len(s.slots),) if len(s.slots) < s.seats else ()

    def options(self, s: Year, seat: Seat) -> Space:
        return OneOf(tuple([n for n in self.boards(s) if n not in s.slots]))

    @staticmethod
    def boards(s: Year) -> range:
        """RC-CMP.8 With more than four Lecturers there are more Note boards."""
        return range(len(s.terms.content.slots) if s.seats > 4 else 4)

    def explain(self, s: Year, seat: Seat, choice: int) -> Reason | None:
        if choice in s.slots:
            return self.refusal("slot-taken", seat=s.slots.index(choice))
        return super().explain(s, seat, choice)

    def decide(self, s: Year, seat: Seat, choice: int) -> None:
        s.slots += (choice,)

    def resolve(self, s: Year) -> None:
        s.start = s.below(LOTS, s.seats)  # RC-CPR.4
        s.say("lecturer-randomized", seat=s.start, slot=s.slots[s.start])  # RC-CPR.3
        s.become(Draft())


class Draft(Frame, frozen=True, gc=False):
    """RC-CPR.6 From that Lecturer leftwards each picks a Scholar, until each has a team."""

    def awaited(self, s: Year) -> Sequence[Seat]:
        picked = sum(map(len, s.teams))
        whole = picked == s.seats * s.terms.content.sheet.team
        return () if whole else ((s.start + picked) % s.seats,)

    def options(self, s: Year, seat: Seat) -> Space:
        return OneOf(tuple([n for n in s.terms.pool if not self._owner(s, n)]))

    def _owner(self, s: Year, scholar: int) -> tuple[Seat, ...]:
        return tuple([seat for seat, team in enumerate(s.teams) if scholar in team])

    def explain(self, s: Year, seat: Seat, choice: int) -> Reason | None:
        rows = s.terms.content.scholars
        if 0 <= choice < len(rows) and rows[choice].excluded:
            return Reason("RC-CPR.5", "scholar-excluded", {"scholar": choice})
        if owner := self._owner(s, choice):
            return self.refusal("scholar-drafted", scholar=choice, seat=owner[0])
        return super().explain(s, seat, choice)

    def decide(self, s: Year, seat: Seat, choice: int) -> None:
        s.teams[seat] += (choice,)

    def resolve(self, s: Year) -> None:
        s.become(NameTeam(tuple(range(s.seats))))


class Written(Space, frozen=True, gc=False):
    """Words of one's own; the one that is offered stands for them all."""

    offered: str

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, str) and is_name(choice)

    def __iter__(self) -> Iterator[str]:
        return iter((self.offered,))

    def size(self) -> int:
        return 1

    def pick(self, rng: Source) -> str:
        return self.offered


class NameTeam(Frame, frozen=True, gc=False):
    """RC-CPR.8 Each Lecturer names the team, all at once."""

    shape = str
    public = ("waiting",)

    waiting: tuple[Seat, ...]

    def awaited(self, s: Year) -> Sequence[Seat]:
        return self.waiting

    def options(self, s: Year, seat: Seat) -> Space:
        return Written(team_of(s, seat))

    def explain(self, s: Year, seat: Seat, choice: str) -> Reason | None:
        if not is_name(choice):
            return self.refusal("no-team-name", most=LONGEST)
        others = [name.casefold() for name in s.names if name]
        if choice.casefold() in others:
            return self.refusal("team-name-taken", seat=_named(s, choice))
        return None

    def decide(self, s: Year, seat: Seat, choice: str) -> None:
        s.names[seat] = choice
        s.become(NameTeam(tuple([other for other in self.waiting if other != seat])))

    def resolve(self, s: Year) -> None:
        s.leave()


def team_of(s: Year, seat: Seat) -> str:
    """The names of its Scholars: that of a team which has no other."""
    return " & ".join([s.terms.content.scholars[n].name for n in s.teams[seat]])


def is_name(text: str) -> bool:
    return 0 < len(text) <= LONGEST and text.isprintable() and text == text.strip()


def _named(s: Year, name: str) -> Seat:
    return [other.casefold() for other in s.names].index(name.casefold())
