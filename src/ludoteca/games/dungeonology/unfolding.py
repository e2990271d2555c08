"""Part C.7 An effect that no card states: it unfolds for a Scholar, one step after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition

NOTHING = -1  # instead of something that could not be named
Source = tuple[int, ...]  # what states an effect: of which kind, and which of them
OF_CARD, OF_BOSS, OF_INTERN_TAKEN, OF_INTERN, OF_JINX = range(5)
OF_BOSS_BEFORE, OF_BOSS_AFTER, OF_PANIC_MET, OF_PANIC_OUTSIDE, OF_CONGREGATION = range(5, 10)
OF_BOSS_STUDIED, OF_PANIC_TURN, OF_PANIC_JOINED, OF_PANIC_ROLLED, OF_ABILITY = range(10, 15)
OF_PANIC = (OF_PANIC_MET, OF_PANIC_OUTSIDE, OF_PANIC_TURN, OF_PANIC_JOINED, OF_PANIC_ROLLED)
Step = Callable[["Expedition", Any], None]  # what follows from a frame such as this one
STEPS: list[Callable[[Any, Source], tuple[Step, ...]]] = []  # by content; `main.kinds` brings it


class Unfolding(Frame, frozen=True, gc=False):
    """DG-31.7 What somebody other than a player does: *seat* is the Scholar whom it befalls."""

    public = ("seat", "source", "targets", "step", "tally")
    seat: Seat
    source: Source
    targets: tuple[int, ...] = ()
    step: int = 0
    tally: int = 0  # what an earlier step has counted

    def named(self, slot: int) -> int:
        return self.targets[slot] if slot < len(self.targets) else NOTHING

    def resolve(self, s: Expedition) -> None:
        take_next(s, self, STEPS[0](s.terms.content, self.source))


def take_next(s: Expedition, here: Any, steps: tuple[Step, ...]) -> bool:
    """The next step of what unfolds; after the last, unless that asks something, one leaves it."""
    now = here
    if here.step < len(steps):
        now = here.but(step=here.step + 1)
        s.become(now)
        steps[here.step](s, here)
    if now.step < len(steps) or not s.stack or s.stack[-1] is not now:
        return False
    s.leave()
    return True
