"""One thing fewer: who need no longer be asked, a card that has left."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """All of them but that one, which is there once at most.

    >>> without((3, 1, 2), 1), without((3, 2), 1)
    ((3, 2), (3, 2))
    """
    if one not in things:
        return things
    at = things.index(one)
    return things[:at] + things[at + 1 :]
