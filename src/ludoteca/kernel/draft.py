"""The atomic layer: a whole choice built up in small steps, for bots and learners.

A draft is private to its seat and no part of the state; rules know only whole choices.
Each whole choice has exactly one sequence of steps.  The steps are numbers of the game's fixed
list of actions: `Frame.base` says where those of a frame begin in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.space import Either, OneOf, Shares, Source, Space
from ludoteca.kernel.state import State

DONE = 0  # the step that ends an offer
END = -9  # the step that ends any other choice of several things


def flattened(choice: Any) -> tuple[int, ...]:
    """A choice as one sequence of numbers; one of several things ends with END."""
    if isinstance(choice, int):
        return (int(choice),)
    if not choice or not isinstance(choice[0], tuple):
        return (*map(int, choice), END)
    numbers: list[int] = []
    for part in reversed(choice):  # what is named last in a choice is often decided first
        numbers += part if isinstance(part, tuple) else (int(part),)
    return (*numbers, END)


class Making:
    """One seat's choice in the making: take one of `steps` until it is `whole`."""

    __slots__ = ("whole",)
    whole: Any

    def steps(self) -> Sequence[int]:
        """The actions that may be taken now; never none while the choice is not whole."""
        raise NotImplementedError

    def take(self, step: int) -> None:
        """One small step; *step* is one of `steps`."""
        raise NotImplementedError


class Draft(Making):
    """A choice made in the kernel's own numbers.

    One of a few things is one step: its place counted from *base*, or itself without one.
    Shares are pairs of steps, a cell beyond the last one and *base* plus its tokens, until DONE
    or until nothing more fits.  Any other space is small enough to be listed and followed number by
    number: `branches` has, by the next number, the choices that begin so.  Where choices are not
    flat already, they are kept there behind the sequence of their numbers.
    """

    __slots__ = (
        "at",
        "base",
        "branches",
        "cell",
        "items",
        "least",
        "left",
        "shares",
        "space",
        "taken",
    )

    def __init__(self, space: Space, base: int | None = None) -> None:
        self.space = space
        self.whole = None
        self.base = base or 0
        if isinstance(space, Shares):
            self.shares: Shares | None = space
            self.left = space.budget
            self.taken: tuple[tuple[int, int], ...] = ()
            self.cell = DONE  # chosen, but not yet its tokens
            self.at = 0
        else:
            self.shares = None
            self.items: tuple[int, ...] = ()
            self.branches: dict[int, list[Any]] = {}
            if isinstance(space, OneOf):
                self.items = space.items
            elif space.flat:
                self.at = -1
                self._follow(space)
            elif isinstance(space, Either) and isinstance(space.rest, OneOf):
                self.base, self.items = 0, tuple(sorted({*space.deeds, *space.rest.items}))
            else:
                self.at = -1
                self._branch([(flattened(choice), choice) for choice in space])

    def steps(self) -> Sequence[int]:
        space = self.shares
        if space is None:
            if self.branches:
                return sorted(self.branches)
            return range(self.base, self.base + len(self.items)) if self.base else self.items
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
        space = self.shares
        if space is None and self.branches:
            begun = self.branches[step]
            if self.space.flat:
                if step == END and len(begun[0]) == self.at:
                    self.whole = begun[0]
                else:
                    self._follow(begun)
                return
            sequence, choice = begun[0]
            if len(sequence) == self.at + 1:
                self.whole = choice
            else:
                self._branch(begun)
        elif space is None:
            self.whole = self.items[step - self.base] if self.base else step
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

    def _follow(self, listed: Iterable[tuple[int, ...]]) -> None:
        """Sort what may still be chosen by its next number; behind the last one comes END."""
        self.at += 1
        at, branches = self.at, dict[int, list[Any]]()
        for choice in listed:
            step = choice[at] if at < len(choice) else END
            if step in branches:
                branches[step].append(choice)
            else:
                branches[step] = [choice]
        self.branches = branches

    def _branch(self, listed: list[tuple[tuple[int, ...], Any]]) -> None:
        """The same of choices behind their numbers."""
        self.at += 1
        at, branches = self.at, dict[int, list[Any]]()
        for pair in listed:
            step = pair[0][at]
            if step in branches:
                branches[step].append(pair)
            else:
                branches[step] = [pair]
        self.branches = branches


def draft(s: State, seat: Seat) -> Draft:
    """An awaited seat's choice, about to be made in small steps."""
    top = s.stack[-1]
    return Draft(top.options(s, seat), top.base)


def wander(space: Space, rng: Source) -> tuple[Any, int]:
    """A whole choice by small steps at random, each as likely, and how many they were.

    For play-outs: what one would come to with a draft, mostly without listing the steps.
    """
    chance, steps = rng.random, 0
    if not isinstance(space, Shares):
        made = Draft(space)
        while made.whole is None:
            open_steps = made.steps()
            made.take(open_steps[int(chance() * len(open_steps))])
            steps += 1
        return made.whole, steps
    cells, leasts, left = space.cells, space.least, space.budget
    taken: tuple[tuple[int, int], ...] = ()
    at, beyond = 0, len(cells)
    while left:
        i = at + int(chance() * (beyond - at + 1))  # beyond the last cell: DONE
        if i == beyond:
            return taken, steps + 1
        if leasts[i] > left:  # no step, and chance has to choose again among those that are
            within = [j for j in range(at, beyond) if leasts[j] <= left]
            drawn = int(chance() * (len(within) + 1))
            if drawn == len(within):
                return taken, steps + 1
            i = within[drawn]
        least = leasts[i]
        tokens = least + int(chance() * (left - least + 1))
        taken += ((cells[i], tokens),)
        steps += 2
        left -= tokens
        at = i + 1
        if space.single or not left or at == beyond or min(leasts[at:]) > left:
            return taken, steps
    return taken, steps + 1


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
