"""Who has most: tokens on a Stand, pounds in a fist, skulls."""

from __future__ import annotations

from collections.abc import Sequence


def most(numbers: Sequence[int]) -> tuple[int, ...]:
    """The places of the highest number, if it is any: of one alone, or of all who tie.

    >>> most([2, 5, 0]), most([5, 2, 5]), most([0, 0])
    ((1,), (0, 2), ())
    """
    best = 0
    places: list[int] = []
    for place, number in enumerate(numbers):  # of so few as quick as `max`
        if number > best:
            best, places = number, [place]
        elif number == best and best:
            places.append(place)
    return tuple(places)
