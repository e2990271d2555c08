"""Who has most: tokens on a Stand, pounds in a fist, skulls."""

from __future__ import annotations

from collections.abc import Sequence


def most(numbers: Sequence[int]) -> tuple[int, ...]:
    """The places of the highest number, if it is any: of one alone, or of all who tie.

    >>> most([2, 5, 0]), most([5, 2, 5]), most([0, 0])
    ((1,), (0, 2), ())
    """
    best = max(numbers)
    if not best:
        return ()
    if numbers.count(best) == 1:
        return (numbers.index(best),)
    return tuple([place for place, n in enumerate(numbers) if n == best])
