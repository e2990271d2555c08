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


def on_table(kind: type[State], *names: str) -> tuple[str, ...]:
    """Guarded fields that `State.seen_by` shows to all alike, where a rule puts them out at all."""
    other = [name for name in names if name not in kind.guarded]
    if other:
        raise ValueError(f"not guarded in {kind.__name__}: {', '.join(other)}")
    return names


def own(kind: type[State], name: str) -> Callable[[State, Seat], list[int]]:
    """A reader of amounts by seat: one more than each, 0 where it is another's and not open."""
    if name not in kind.own:
        raise ValueError(f"{name} is not by seat in {kind.__name__}")
    read = attrgetter(name)

    def seen(s: State, viewer: Seat) -> list[int]:
        values: Sequence[int] = read(s)
        if s.opens(name):
            return [value + 1 for value in values]
        found = [0] * len(values)
        if viewer < len(values):
            found[viewer] = values[viewer] + 1
        return found

    return seen


def face(s: State, viewer: Seat, card: int) -> int:
    """One more than the face of a card; 0 where there is none or the viewer does not know it."""
    known = card >= 0 and s.knowers[card] >> viewer & 1
    return s.faces[card] + 1 if known else 0


def faces(s: State, viewer: Seat, cards: Sequence[int]) -> list[int]:
    """The same of several cards."""
    known, shown = s.knowers, s.faces
    return [shown[x] + 1 if x >= 0 and known[x] >> viewer & 1 else 0 for x in cards]


def count(s: State, who: int, cards: Sequence[int], counts: bytearray, first: int) -> None:
    """Count cards by their faces, from *first* on, if all of *who* know them, a bit for each."""
    known, shown = s.knowers, s.faces
    for card in cards:
        if known[card] & who == who:
            counts[first + shown[card]] += 1


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
