"""DG-24, DG-25, DG-39 A Stealth test: what is at stake, both sums, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.cubes import collect, steal
from ludoteca.games.dungeonology.effects import danger
from ludoteca.games.dungeonology.students import draw_students, stun
from ludoteca.games.dungeonology.tricks import Card
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

STEALTH, ALERT = range(2)  # the two sides of a test
NOBODY: Seat = -1  # the target of Study
RUNNING, FAILED = range(2)
Part = tuple[str, int, int]  # what counts, of which card, colour, Zone or seat, how much


class StealthTest(Frame, frozen=True, gc=False):
    """DG-39.1 A Stealth test of the active player against a Zone or a Scholar, part by part."""

    public = ("target", "stake", "cards", "alert", "stealth", "stage")
    holds = ("cards",)
    target: Seat  # DG-25.2: the Scholar spied on, or NOBODY
    stake: tuple[int, ...]  # the spaces declared (DG-24.2), or the colour named
    alert: tuple[Part, ...]
    stealth: tuple[Part, ...] = ()
    cards: tuple[Card, ...] = ()  # played for their Bonus values
    stage: int = RUNNING

    def sums(self, s: Expedition) -> tuple[int, int]:
        """DG-39.1 to DG-39.4 Stealth and Alert as they stand; Alert is never below nothing."""
        alert = sum([part[2] for part in self.alert])
        if s.terms.counts_students_again:  # DG-Q.42
            counted = [part for part in self.alert if part[0] == "students"]
            alert += sum([s.students[seat] - amount for _, seat, amount in counted])
        return sum([part[2] for part in self.stealth]), max(0, alert)

    def resolve(self, s: Expedition) -> None:
        if self.stage == FAILED:  # DG-24.15, DG-25.15: the token first, then the Student
            s.leave()
            draw_students(s, s.active, danger(s, s.active) if s.terms.dangerous_zones else 1)
            return
        stealth, alert = self.sums(s)
        success = stealth >= alert  # DG-39.5
        s.discard += self.cards  # DG-24.16
        if s.heard:
            told = {"seat": s.active, "target": self.target, "stealth": stealth, "alert": alert}
            s.say("test-passed" if success else "test-failed", **told)
        if success:
            s.leave()
            self.win(s)
        else:
            s.become(self.but(stage=FAILED, cards=()))
            stun(s, s.active)

    def win(self, s: Expedition) -> None:
        """DG-24.14 The cubes declared are Collected; DG-25.13 or the one named is Stolen."""
        if self.target == NOBODY:
            collect(s, s.active, s.spots[s.active], list(self.stake))
        else:
            steal(s, s.active, self.target, self.stake[0])


def running(s: Expedition) -> int | None:
    """Where on the stack a test is going on."""
    stack = s.stack
    for at in range(len(stack) - 1, 1, -1):
        if type(stack[at]) is StealthTest:
            return at
    return None


def add(s: Expedition, side: int, what: str, of: int, amount: int) -> None:
    """DG-20.8 One more part of a side."""
    at = running(s)
    assert at is not None
    test: StealthTest = s.stack[at]  # type: ignore[assignment]
    part = (what, of, amount)
    if side == STEALTH:
        s.stack[at] = test = test.but(stealth=(*test.stealth, part))
    else:
        s.stack[at] = test = test.but(alert=(*test.alert, part))
    if s.heard:
        stealth, alert = test.sums(s)
        told = {"what": what, "of": of, "amount": amount, "stealth": stealth, "alert": alert}
        s.say("raised", side="stealth" if side == STEALTH else "alert", **told)
