"""Sealed choices: all who are asked choose at once, in secret, and all is revealed together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Self, TypeVar

from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import Source, Space
from ludoteca.parts.without import without

AnySealed = TypeVar("AnySealed", bound="Sealed")


class Sealed(Frame, frozen=True, gc=False):
    """A choice is None until that seat has declared, and for ever where it was not asked."""

    waiting: tuple[Seat, ...]
    choices: tuple[Any, ...]  # re-declared by each game with its own type

    @classmethod
    def among(cls, seats: int, **fields: Any) -> Self:
        """Asked of all."""
        if not fields:
            of_all: Self = undeclared(cls, seats)
            return of_all
        return cls(waiting=tuple(range(seats)), choices=(None,) * seats, **fields)

    @classmethod
    def of(cls, asked: Iterable[Seat], seats: int, **fields: Any) -> Self:
        """Asked of some only, in a game of so many seats."""
        return cls(waiting=tuple(sorted(asked)), choices=(None,) * seats, **fields)

    def awaited(self, s: Any) -> Sequence[Seat]:
        return self.waiting

    def sealable(self, s: Any, seat: Seat) -> Space:
        """What may lie sealed there; a game may offer more, that is done in the open."""
        return self.options(s, seat)

    def decide(self, s: Any, seat: Seat, choice: Any) -> None:
        choices = [*self.choices]
        choices[seat] = choice
        left = without(self.waiting, seat)
        s.stack[-1] = self.but(waiting=left, choices=tuple(choices))

    def seals(self, choice: Any) -> bool:
        return True

    def announced(self, seat: Seat, choice: Any) -> Event:
        if not self.seals(choice):
            return super().announced(seat, choice)
        public = {"decision": self.kind(), "seat": seat}
        return Event("declared", public, {seat: {"choice": choice}})

    def opened(self, now: Frame | None) -> bool:
        """All has been revealed unless the same choice still waits, for no others than before."""
        return not (isinstance(now, type(self)) and {*now.waiting} <= {*self.waiting})

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        yours = self.choices[viewer] if viewer < len(self.choices) else None
        return {**super().seen_by(viewer), "waiting": self.waiting, "yours": yours}

    def redealt(self, s: Any, viewer: Seat, rng: Source) -> Self:
        choices = list(self.choices)
        for seat, choice in enumerate(self.choices):
            if choice is not None and seat != viewer:
                choices[seat] = self.sealable(s, seat).pick(rng)
        return self.but(choices=tuple(choices))

    def reopened(self, viewer: Seat) -> Self:
        sealed = [seat for seat, x in enumerate(self.choices) if x is not None and seat != viewer]
        if not sealed:
            return self
        own = self.choices[viewer] if viewer < len(self.choices) else None
        choices = [own if seat == viewer else None for seat in range(len(self.choices))]
        return self.but(waiting=tuple(sorted([*self.waiting, *sealed])), choices=tuple(choices))


@cache
def undeclared(kind: type[AnySealed], seats: int) -> AnySealed:
    """That choice before anybody has declared: a frame never changes, so one serves all tables."""
    return kind(waiting=tuple(range(seats)), choices=(None,) * seats)
