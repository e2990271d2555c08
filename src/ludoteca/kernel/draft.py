"""A whole choice in the making, in small steps, for bots and learners.

A draft is private to its seat and no part of the state; rules know only whole choices.
Each whole choice of a space has exactly one sequence of steps.  In a game with a fixed list of
small actions they are numbers of it: `Frame.base` says where those of a frame begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludoteca.kernel.space import Arranged, Shares, Some

Spelled = tuple[tuple[int, ...], Any]  # the numbers that lead to a choice, and that choice

DONE = 0  # the step that ends an offer
END = -9  # the step that ends any other choice of several things


class Draft:
    """One seat's choice in the making: take one of `steps` until it is `whole`."""

    __slots__ = ("whole",)
    whole: Any

    def steps(self) -> Sequence[int]:
        """The actions that may be taken now; never none while the choice is not whole."""
        raise NotImplementedError

    def take(self, step: int) -> None:
        """One small step; *step* is one of `steps`."""
        raise NotImplementedError


class DraftOfOne(Draft):
    """One of a few things in one step: its place counted from *base*, or itself without one."""

    __slots__ = ("base", "items")

    def __init__(self, items: tuple[int, ...], base: int) -> None:
        self.whole = None
        self.items, self.base = items, base

    def steps(self) -> Sequence[int]:
        base = self.base
        return range(base, base + len(self.items)) if base else self.items

    def take(self, step: int) -> None:
        self.whole = self.items[step - self.base] if self.base else step


class DraftOfShares(Draft):
    """Pairs of steps, a cell beyond the last one and *base* plus its tokens.

    It ends with DONE, or when nothing more fits.
    """

    __slots__ = ("at", "base", "cell", "least", "left", "space", "taken")

    def __init__(self, space: Shares, base: int) -> None:
        self.whole = None
        self.space, self.base, self.left = space, base, space.budget
        self.taken: tuple[tuple[int, int], ...] = ()
        self.cell = DONE  # chosen, but not yet its tokens
        self.least = 0  # tokens on that cell
        self.at = 0  # beyond the cells so far

    def steps(self) -> Sequence[int]:
        left = self.left
        if self.cell != DONE:
            base = self.base
            return range(base + self.least, base + left + 1)
        steps = [DONE]
        if left:
            space = self.space
            cells, least = space.cells, space.least
            for i in range(self.at, len(cells)):
                if least[i] <= left:
                    steps.append(cells[i])
        return steps

    def take(self, step: int) -> None:
        space = self.space
        if self.cell != DONE:
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


class DraftOfSome(Draft):
    """Some of a few things, each beyond the last one, then END."""

    __slots__ = ("at", "space", "taken")

    def __init__(self, space: Some) -> None:
        self.whole = None
        self.space = space
        self.taken: tuple[int, ...] = ()
        self.at = 0  # beyond the things so far

    def steps(self) -> Sequence[int]:
        items, sizes, held = self.space.items, self.space.sizes, len(self.taken)
        more = [size - held for size in sizes if size > held]
        beyond = len(items) - more[0] + 1 if more else 0  # as many as are needed must follow
        steps = items[self.at : max(beyond, 0)]
        return (END, *steps) if held in sizes else steps

    def take(self, step: int) -> None:
        if step == END:
            self.whole = self.taken
        else:
            self.taken += (step,)
            self.at = self.space.items.index(step) + 1


class DraftOfArranged(Draft):
    """So many of a few things one after another, then END."""

    __slots__ = ("space", "taken")

    def __init__(self, space: Arranged) -> None:
        self.whole = None
        self.space = space
        self.taken: tuple[int, ...] = ()

    def steps(self) -> Sequence[int]:
        taken = self.taken
        if len(taken) == self.space.length:
            return (END,)
        return sorted([item for item in self.space.items if item not in taken])

    def take(self, step: int) -> None:
        if step == END:
            self.whole = self.taken
        else:
            self.taken += (step,)


class DraftOfEither(Draft):
    """A deed in one step, or what is asked in its own steps."""

    __slots__ = ("deeds", "rest")

    def __init__(self, deeds: tuple[int, ...], rest: Draft) -> None:
        self.whole = None
        self.rest = rest
        self.deeds = deeds  # none once the rest has begun

    def steps(self) -> Sequence[int]:
        steps = self.rest.steps()
        return sorted([*self.deeds, *steps]) if self.deeds else steps

    def take(self, step: int) -> None:
        rest = self.rest
        if step in self.deeds:
            self.whole = step
            return
        self.deeds = ()
        rest.take(step)
        self.whole = rest.whole


class DraftOfNumbers(Draft):
    """A choice that is a tuple of numbers, one after another, then END.

    The choices are few enough to be listed: `branches` has, by the next number, those that go on
    so.
    """

    __slots__ = ("at", "branches")

    def __init__(self, listed: Iterable[tuple[int, ...]]) -> None:
        self.whole = None
        self.at = -1
        self._follow(listed)

    def steps(self) -> Sequence[int]:
        return sorted(self.branches)

    def take(self, step: int) -> None:
        begun = self.branches[step]
        if step == END and len(begun[0]) == self.at:
            self.whole = begun[0]
        else:
            self._follow(begun)

    def _follow(self, listed: Iterable[tuple[int, ...]]) -> None:
        """Sort what may still be chosen by its next number; behind the last one comes END."""
        self.at += 1
        at = self.at
        branches: dict[int, list[tuple[int, ...]]] = {}  # dict[…]() would take half a microsecond
        for choice in listed:
            step = choice[at] if at < len(choice) else END
            if step in branches:
                branches[step].append(choice)
            else:
                branches[step] = [choice]
        self.branches = branches


class Spelling(Draft):
    """A choice of any form by the numbers that spell it; of two spelled alike, the first.

    It follows them as `DraftOfNumbers` does, in a loop of its own: both are walked all the time.
    """

    __slots__ = ("at", "branches")

    def __init__(self, spelled: Iterable[Spelled]) -> None:
        self.whole = None
        self.at = -1
        self._follow(spelled)

    def steps(self) -> Sequence[int]:
        return sorted(self.branches)

    def take(self, step: int) -> None:
        begun = self.branches[step]
        numbers, choice = begun[0]
        if len(numbers) == self.at + 1:
            self.whole = choice
        else:
            self._follow(begun)

    def _follow(self, spelled: Iterable[Spelled]) -> None:
        self.at += 1
        at = self.at
        branches: dict[int, list[Spelled]] = {}
        for pair in spelled:
            step = pair[0][at]
            if step in branches:
                branches[step].append(pair)
            else:
                branches[step] = [pair]
        self.branches = branches
