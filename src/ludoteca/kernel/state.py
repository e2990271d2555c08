"""The state: a mutable root of flat lists; everything in them is immutable.

So a clone copies a few lists, and any moment saves, loads, and can be set up by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any, ClassVar, Self, TypeVar, get_origin

import msgspec
from msgspec.structs import fields

from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.terms import Terms

WORD = 0xFFFFFFFFFFFFFFFF
FACTOR = 6364136223846793005  # of a linear congruential generator (Knuth's MMIX)

Ear = Callable[[Event], object]  # it is told each event while it happens
AnyState = TypeVar("AnyState", bound="State")


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A position, with all that is needed to go on from it.

    Everything in it has an audience: `public` fields, `own` fields, faces by their knowers
    (see knowledge.py), frames by their own word; chance is known to nobody.
    """

    public: ClassVar[tuple[str, ...]] = ()  # fields that all may see
    own: ClassVar[tuple[str, ...]] = ()  # by seat, each sees its own; others could reckon it
    guarded: ClassVar[tuple[str, ...]] = ()  # fields of which `seen_by` tells what may be known
    stacked: ClassVar[tuple[str, ...]] = ()  # of these, where cards lie in an order
    fanned: ClassVar[tuple[str, ...]] = ()  # and by seat, in an order that is the owner's alone

    terms: Terms  # re-declared by each game with its own type
    stack: list[Any] = []  # re-declared by each game as a list of its frames
    seats: int = 0
    faces: tuple[Any, ...] = ()  # by card; only a shuffle changes them
    knowers: list[int] = []  # by card: one bit for each seat that knows its face
    chance: list[int] = []  # one generator for each purpose, so that no draw shifts another
    fate: tuple[int, ...] = ()  # dice that a test has loaded, rolled before the generators'
    heard: Ear | None = None  # lent by `play` while it lasts

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        cls.clone = State.clone  # type: ignore[method-assign]

    def clone(self) -> Self:
        """A position that shares nothing that changes; written for each game at its first use."""
        kind = type(self)
        kind.clone = written_clone(kind)  # type: ignore[method-assign,assignment]
        return self.clone()

    def __reduce__(self) -> Any:
        """Copied whole, or for another process: as it is saved, so that its digest stays."""
        from ludoteca.kernel.saving import load, save  # which knows states, and not they it

        return load, (type(self), save(self.clone()))

    def backs(self) -> tuple[range, ...]:
        """The cards by their backs: faces that look alike from behind."""
        return (range(len(self.faces)),)

    def seen_by(self, viewer: Seat) -> dict[str, Any]:
        """What *viewer* may know of the `guarded` fields."""
        return {}

    def opens(self, field: str) -> bool:
        """Whether this table plays with that `own` field open to all."""
        return False

    # ------------------------------------------------------------ frames

    def push(self, frame: Frame) -> None:
        """Interrupt the paragraph on top."""
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """Replace the paragraph on top: by itself amended, or by what follows it."""
        self.stack[-1] = frame

    def leave(self) -> None:
        """The paragraph on top is done."""
        self.stack.pop()

    def say(self, kind: str, **public: Any) -> None:
        """Tell the listener, if any; ``if s.heard:`` above it spares the arguments."""
        if self.heard is not None:
            self.heard(Event(kind, public))

    # ------------------------------------------------------------ chance

    def seed(self, seed: int, streams: int) -> None:
        """Begin so many streams of chance, all from one number (splitmix64)."""
        for i in range(1, streams + 1):
            z = (seed + i * 0x9E3779B97F4A7C15) & WORD
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
            z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
            self.chance.append(z ^ z >> 31)

    def below(self, stream: int, n: int) -> int:
        """A whole number from 0 to n - 1."""
        x = self.chance[stream] = (self.chance[stream] * FACTOR + 1) & WORD
        return (x >> 32) * n >> 32

    def roll(self, stream: int, sides: int = 6) -> int:
        """A die: the next loaded one, or chance."""
        if self.fate:
            die, self.fate = self.fate[0], self.fate[1:]
            return die
        return 1 + self.below(stream, sides)

    def mix(self, stream: int, items: list[Any]) -> None:
        """Put *items* in random order, in place."""
        n = len(items)
        if n < 2:
            return
        factors, addends, halves = strides(n - 1)
        words = (self.chance[stream] * factors + addends).to_bytes(16 * (n - 1), "little")
        for half in halves.unpack(words):
            j = half * n >> 32  # as if it were below(stream, n)
            n -= 1
            items[n], items[j] = items[j], items[n]
        self.chance[stream] = int.from_bytes(words[-16:-8], "little")


@cache
def strides(count: int) -> tuple[int, int, Struct]:
    """The next numbers of a generator all at once: a deck is mixed in two thirds of the time.

    The k-th one is a * x + c, of which 64 bits count.  All a and all c side by side, each in 128
    bits, are two long numbers: one multiplication, and the upper halves of all words are read off.
    """
    factors = addends = 0
    a, c = 1, 0
    for k in range(count):
        a, c = a * FACTOR & WORD, (c * FACTOR + 1) & WORD
        factors |= a << 128 * k
        addends |= c << 128 * k
    return factors, addends, Struct("<" + "4xI8x" * count)


@cache
def written_clone(kind: type[AnyState]) -> Callable[[AnyState], AnyState]:
    """As if ``twin.deck = [*self.deck]`` were written by hand for every list, none forgotten.

    A loop over the names would take three times as long, and search clones at every step;
    of short lists ``[*x]`` makes a copy in half the time of ``x[:]``.
    """
    lists = [f.name for f in fields(kind) if list in (f.type, get_origin(f.type))]
    lines = ["def clone(self):", "twin = self.__copy__()", "twin.heard = None"]
    lines += [f"twin.{name} = [*self.{name}]" for name in lists]
    written: dict[str, Any] = {}
    exec("\n ".join([*lines, "return twin"]), written)
    clone: Callable[[AnyState], AnyState] = written["clone"]
    return clone
