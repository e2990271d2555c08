"""DG-6.1 What follows once something has been answered, and cards that are looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.dungeonology.looking import Looking
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.games.dungeonology.students import stun, take_student
from ludoteca.games.dungeonology.tricks import Card, draw_tricks
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import EVERYONE, learn

if TYPE_CHECKING:
    from ludoteca.games.dungeonology.state import Expedition


class Aftermath(Frame, frozen=True, gc=False):
    """DG-6.1 What an Ability does once an earlier part of it has been answered."""

    public = ("seat", "victim", "stunned", "students", "tricks")
    seat: Seat
    victim: Seat
    stunned: int = 0
    students: int = 0
    tricks: int = 0

    def resolve(self, s: Expedition) -> None:
        s.leave()
        if self.stunned:
            stun(s, self.victim, self.stunned)
        if self.students:
            take_student(s, self.seat, self.victim, self.students)
        if self.tricks:
            draw_tricks(s, self.seat, self.tricks)


class Peek(Looking, frozen=True, gc=False):
    """DG-6.1 The cards looked at, in an order: the first are kept, the last one is the lowest."""

    public = ("seat", "kept")
    kept: int

    def awaited(self, s: Expedition) -> tuple[Seat, ...]:
        return (self.seat,) if len(self.cards) > self.kept else ()

    def decide(self, s: Expedition, seat: Seat, choice: tuple[Card, ...]) -> None:
        s.leave()
        kept, rest = choice[: self.kept], choice[self.kept :]
        s.hands[seat] += kept
        if lasting(s, seat, "hand-is-public"):
            learn(s, EVERYONE, kept)
        s.deck[:0] = rest[::-1]
        if s.heard:
            s.say("peeked", seat=seat, kept=len(kept), count=len(choice))
