"""The atomic layer: a whole choice built up in small steps, for bots and learners.

A draft is private to its seat and no part of the state; rules know only whole choices.
Each whole choice has exactly one sequence of steps.  The steps are numbers of the game's fixed
list of actions: `Frame.base` says where those of a frame begin in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import OneOf, Shares, Space
from ludoteca.kernel.state import State

DONE = 0  # the step that ends an offer
END = -9  # the step that ends any other choice of several things


def flattened(choice: Any) -> tuple[int, ...]:
    """A choice as one sequence of numbers; one of several things ends with END."""
    if isinstance(choice, int):
        return (int(choice),)
    numbers: list[int] = []
    for part in reversed(choice):  # what is named last in a choice is often decided first
        numbers += part if isinstance(part, tuple) else (int(part),)
    return (*numbers, END) if numbers and isinstance(choice[0], tuple) else (*map(int, choice), END)


class Draft:
    """One seat's choice in the making: take one of `steps` until it is `whole`.

    One of a few things is one step: its place counted from *base*, or itself without one.
    Shares are pairs of steps, a cell beyond the last one and *base* plus its tokens, until DONE
    or until nothing more fits.  Any other space is small enough to be listed and followed number by
    number.
    """

    __slots__ = (
        "at",
        "base",
        "cell",
        "least",
        "left",
        "listed",
        "shares",
        "space",
        "taken",
        "whole",
    )

    def __init__(self, space: Space, base: int | None = None) -> None:
        self.space = space
        self.whole: Any = None
        self.base = base or 0
        if isinstance(space, Shares):
            self.shares: Shares | None = space
            self.left = space.budget
            self.taken: tuple[tuple[int, int], ...] = ()
            self.cell = DONE  # chosen, but not yet its tokens
            self.at = 0
        else:
            self.shares = None
            self.listed: dict[tuple[int, ...], Any] = {}
            if not isinstance(space, OneOf):
                self.listed = {flattened(choice): choice for choice in space}
                self.at = 0

    def steps(self) -> Sequence[int]:
        """The actions that may be taken now; never none while the choice is not whole."""
        space = self.shares
        if space is None:
            if self.listed:
                return sorted({sequence[self.at] for sequence in self.listed})
            items: tuple[int, ...] = self.space.items  # type: ignore[attr-defined]
            return range(self.base, self.base + len(items)) if self.base else items
        left = self.left
        if self.cell != DONE:
            base = self.base
            return range(base + self.least, base + left + 1)
        steps = [DONE]
        if left:
            i = self.at
            cells = space.cells
            for least in space.least[i:]:
                if least <= left:
                    steps.append(cells[i])
                i += 1
        return steps

    def take(self, step: int) -> None:
        """One small step; *step* is one of `steps`."""
        space = self.shares
        if space is None and self.listed:
            self.listed = {x: choice for x, choice in self.listed.items() if x[self.at] == step}
            self.at += 1
            if len(self.listed) == 1 and len(next(iter(self.listed))) == self.at:
                self.whole = next(iter(self.listed.values()))
        elif space is None:
            items: tuple[int, ...] = self.space.items  # type: ignore[attr-defined]
            self.whole = items[step - self.base] if self.base else step
        elif self.cell != DONE:
            tokens = step - self.base
            self.taken += ((self.cell, tokens),)
            self.left -= tokens
            self.cell = DONE
            ends = not self.left or space.single or self.at == len(space.cells)
            if ends or min(space.least[self.at :]) > self.left:  # no target within reach
                self.whole = self.taken
        elif step == DONE:
            self.whole = self.taken
        else:
            i = space.cells.index(step)
            self.cell = step
            self.least = space.least[i]
            self.at = i + 1


def draft(s: State, seat: Seat) -> Draft:
    """An awaited seat's choice, about to be made in small steps."""
    top = s.stack[-1]
    return Draft(top.options(s, seat), top.base)


def unfold(space: Space, choice: Any, base: int | None = None) -> list[int]:
    """The one sequence of steps that leads to *choice*."""
    shift = base or 0
    if not isinstance(space, Shares | OneOf):
        return list(flattened(choice))
    if isinstance(space, OneOf):
        items: tuple[int, ...] = space.items
        return [shift + items.index(choice) if base else choice]
    made, steps = Draft(space, base), []
    for step in (*[x for cell, tokens in choice for x in (cell, shift + tokens)], DONE):
        if made.whole is None:
            made.take(step)
            steps.append(step)
    return steps
