"""The atomic layer: whole choices made of small steps, and taken apart into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel.draft import DONE, Draft
from ludoteca.kernel.event import Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.space import OneOf, Shares, Source, Space, spelling_of
from ludoteca.kernel.state import State


def draft(s: State, seat: Seat) -> Draft:
    """An awaited seat's choice, about to be made in small steps."""
    top: Frame = s.stack[-1]
    return top.options(s, seat).draft(top.base)


def wander(space: Space, rng: Source) -> tuple[Any, int]:
    """A whole choice by small steps at random, each as likely, and how many they were.

    For play-outs: what one would come to with a draft, mostly without listing the steps.
    """
    if isinstance(space, Shares):
        return _shared_out(space, rng)
    if isinstance(space, OneOf):
        return space.pick(rng), 1
    made, chance, steps = space.draft(), rng.random, 0
    while made.whole is None:
        open_steps = made.steps()
        made.take(open_steps[int(chance() * len(open_steps))])
        steps += 1
    return made.whole, steps


def _shared_out(space: Shares, rng: Source) -> tuple[tuple[tuple[int, int], ...], int]:
    """The same for tokens on cells: a cell and its tokens are a step each, and so is DONE."""
    chance, steps = rng.random, 0
    cells, leasts, left = space.cells, space.least, space.budget
    taken: tuple[tuple[int, int], ...] = ()
    at, beyond = 0, len(cells)
    while left:
        i = at + int(chance() * (beyond - at + 1))  # beyond the last cell: DONE
        if i == beyond:
            return taken, steps + 1
        least = leasts[i]
        if least > left:  # no step, and chance has to choose again among those that are
            within = within_reach(leasts, at, left)
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


def within_reach(leasts: Sequence[int], first: int, left: int) -> list[int]:
    """The cells from *first* on for which so many tokens suffice."""
    return [at for at, least in enumerate(leasts[first:], first) if least <= left]


def unfold(space: Space, choice: Any, base: int = 0) -> list[int]:
    """The one sequence of steps that leads to *choice*."""
    if not isinstance(space, Shares | OneOf):
        return list(spelling_of(choice))
    if isinstance(space, OneOf):
        items: tuple[int, ...] = space.items
        return [base + items.index(choice) if base else choice]
    made, steps = space.draft(base), []
    for step in (*[x for cell, tokens in choice for x in (cell, base + tokens)], DONE):
        if made.whole is None:
            made.take(step)
            steps.append(step)
    return steps
