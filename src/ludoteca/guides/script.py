"""A guided game: a position, what the others do, and what the newcomer is told and asked."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.kernel.event import Seat
from ludoteca.kernel.terms import Value

NEWCOMER: Seat = 0  # the seat that is guided


class Step(msgspec.Struct, frozen=True):
    """Something to read, and perhaps a decision to make then.

    *at* says what to look at, on the plain board: a zone (``stands``), or a piece in one by what is
    on it (``stands/18``, ``hand-0/leg-lance``).
    """

    key: str  # of its messages: guide-<key>-title and guide-<key>
    kind: str = ""  # the decision; none where there is only something to read
    choice: Any = None  # what is advised: as the rules write it, but Wonders by their ids
    at: tuple[str, ...] = ()


class Guide(msgspec.Struct, frozen=True):
    """The whole of it; after its last step the game goes on freely."""

    game: str
    edition: str
    options: dict[str, Value]
    position: dict[str, Any]
    seats: int
    steps: tuple[Step, ...]
    others: dict[Seat, tuple[tuple[str, Any], ...]]  # by seat: decisions and choices, in order
    seed: int = 1
    part: str = ""  # what stands before the keys of its steps, where a game has several guides
    names: tuple[str, ...] = ()  # by seat: what its messages call the others, if not as the house

    def decisions(self, seat: Seat) -> tuple[tuple[str, Any], ...]:
        """What that seat decides, in order, while the script lasts."""
        if seat != NEWCOMER:
            return self.others.get(seat, ())
        return tuple([(step.kind, step.choice) for step in self.steps if step.kind])
