"""What a seat may see, field by field: an observation needs little of a whole view, and often."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any

from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

BYTE = 254  # the most that a small number is


def public(kind: type[State], *names: str) -> Callable[[State], tuple[Any, ...]]:
    """A reader of some fields, all of which everybody may see."""
    secret = [name for name in names if name not in kind.public]
    if secret:
        raise ValueError(f"not public in {kind.__name__}: {', '.join(secret)}")
    return attrgetter(*names)


def own(s: State, name: str, viewer: Seat) -> Sequence[Any]:
    """A field by seat; None where it is another's and not open."""
    if name not in s.own:
        raise ValueError(f"{name} is not by seat in {type(s).__name__}")
    values: list[Any] = getattr(s, name)
    if s.opens(name):
        return values
    return [value if seat == viewer else None for seat, value in enumerate(values)]


def face(s: State, viewer: Seat, card: int) -> int:
    """One more than the face of a card; 0 where there is none or the viewer does not know it."""
    known = card >= 0 and s.knowers[card] >> viewer & 1
    return s.faces[card] + 1 if known else 0


def held(number: int) -> int:
    """An amount as a small number: what is below nothing is 0."""
    return min(max(number, 0), BYTE)


def numbers(value: Any) -> Iterator[int]:
    """The whole numbers in a field, however deep; -1 for none."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from numbers(inner)
    elif value is None:
        yield -1


def padded(found: list[int], length: int) -> list[int]:
    """With nothing in the places that are left."""
    return found + [0] * (length - len(found))
