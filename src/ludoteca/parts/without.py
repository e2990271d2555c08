"""One thing fewer: who need no longer be asked, a card that has left."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """All of them but that one, however often it is there; mostly once.

    >>> without((3, 1, 2), 1), without((3, 2), 1), without((1, 1), 1)
    ((3, 2), (3, 2), ())
    """
    while one in things:
        at = things.index(one)
        things = things[:at] + things[at + 1 :]
    return things
