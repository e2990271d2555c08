"""A whole choice in the making, taken in actions instead of the kernel's own numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.draft import Draft


class Picking(Draft):
    """Some of a few things, in ascending order of their actions, until *done*.

    Where several things are alike, the ones with the lowest numbers are taken.
    """

    def __init__(
        self, things: dict[int, list[int]], sizes: Sequence[int], done: int, else_: dict[int, Any]
    ) -> None:
        self.whole = None
        self.things = {action: sorted(alike) for action, alike in sorted(things.items())}
        self.sizes, self.done = sizes, done
        self.instead = else_  # deeds that may be done before, each a choice of its own
        self.taken: list[int] = []
        self.last, self.used = -1, 0

    def steps(self) -> Sequence[int]:
        steps = [] if self.taken else [*self.instead]
        if len(self.taken) in self.sizes:
            steps.append(self.done)
        wanted = self.sizes[-1] - len(self.taken)
        if wanted > 0:
            within = [n - len(self.taken) for n in self.sizes if n > len(self.taken)]
            for action in self.things:
                if action >= self.last and self._left(action) >= min(within):
                    steps.append(action)
        return sorted(steps)

    def _left(self, action: int) -> int:
        """How many things can still be taken from that action on."""
        used = self.used if action == self.last else 0
        here = len(self.things[action]) - used
        if here <= 0:
            return 0
        return here + sum(len(alike) for other, alike in self.things.items() if other > action)

    def take(self, step: int) -> None:
        if step == self.done and len(self.taken) in self.sizes:
            self.whole = tuple(sorted(self.taken))
        elif step in self.instead and not self.taken:
            self.whole = self.instead[step]
        else:
            self.used = self.used + 1 if step == self.last else 1
            self.last = step
            self.taken.append(self.things[step][self.used - 1])
