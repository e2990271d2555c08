"""What the kernel wants to know of a game; each game has one, in its package's __init__."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Option, Terms, TermsError, Value, settle

S = TypeVar("S", bound=State)
Position = dict[str, Any]


class Line(msgspec.Struct, frozen=True):
    """One line of the score sheet: points by seat, and the clause that gives them."""

    key: str
    clause: str
    points: tuple[int, ...]


class PositionError(ValueError):
    """A position that cannot be: everything that is wrong with it."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(map(str, reasons)))
        self.reasons = tuple(reasons)

    def __reduce__(self) -> Any:
        """It may come from another process."""
        return type(self), (self.reasons,)


class Game(ABC, Generic[S]):
    """A game: its name, its versions, its switches and the few doors into its rules."""

    name: ClassVar[str]  # as one types it
    rules: ClassVar[int]  # goes up when the same choices lead elsewhere
    layout: ClassVar[int]  # goes up when the same position is saved otherwise
    seats: ClassVar[tuple[int, ...]]  # how many may play
    seats_clause: ClassVar[str]
    editions: ClassVar[Mapping[str, dict[str, Value]]]  # presets; the first is the default
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, dict[str, Value]]] = {}  # options that go well together
    state: ClassVar[type[State]]

    @abstractmethod
    def content(self, pack: str | None = None, file: str = "-") -> Any:
        """Our content, or that of a pack given as text."""

    @abstractmethod
    def export(self) -> str:
        """Our content as a pack that an owner can edit."""

    @abstractmethod
    def compile(
        self, options: Mapping[str, Value], content: Any, edition: str, seats: int | None
    ) -> Terms:
        """The terms of a table; `TermsError` where options exclude one another."""

    @abstractmethod
    def begin(self, terms: Any, seats: int, seed: int) -> S:
        """A new game, up to the first decision."""

    @abstractmethod
    def place(self, terms: Any, position: Position, seed: int) -> S:
        """Any position, as on the table; `PositionError` where it cannot be."""

    @abstractmethod
    def seats_of(self, position: Position, options: Mapping[str, Value]) -> int:
        """How many seats a position is for; as well as one can tell before it is checked."""

    @abstractmethod
    def position(self, s: S) -> Position:
        """The position in the words that `place` reads, with everything hidden in it."""

    @abstractmethod
    def troubles(self, s: S) -> list[Reason]:
        """What cannot be in this state: tokens too many, a card twice; none in any real game."""

    @abstractmethod
    def sheet(self, s: S) -> list[Line]:
        """The score sheet; its sums are the scores."""

    @abstractmethod
    def ranking(self, s: S) -> tuple[Seat, ...]:
        """The seats from first to last, all ties broken; empty while the game goes on."""

    def places(self, s: S) -> tuple[int, ...]:
        """By seat, its place from 1; those who share a victory have the same."""
        order = self.ranking(s)
        places = [0] * len(order)
        for place, seat in enumerate(order, 1):
            places[seat] = place
        return tuple(places)

    def scores(self, s: S) -> tuple[int, ...]:
        """The sums of the score sheet."""
        return (*map(sum, zip(*[x.points for x in self.sheet(s)], strict=True)),)

    def agree(
        self,
        edition: str | None = None,
        options: Mapping[str, Value] | None = None,
        content: Any = None,
        seats: int | None = None,
    ) -> Terms:
        """The terms of a table, from what was asked for; or why it cannot be had."""
        name = edition or next(iter(self.editions))
        if name not in self.editions:
            args = {"name": name, "names": list(self.editions)}
            raise TermsError([Reason("-", "no-such-edition", args)])
        settled = settle(self.options, self.editions[name] | self.implied(seats), options or {})
        return self.compile(settled, self.content() if content is None else content, name, seats)

    def implied(self, seats: int | None) -> dict[str, Value]:
        """The options that a number of seats brings with it."""
        return {}

    def check_seats(self, seats: int) -> None:
        if type(seats) is not int or seats not in self.seats:
            args = {"seats": seats, "least": self.seats[0], "most": self.seats[-1]}
            raise TermsError([Reason(self.seats_clause, "wrong-number-of-seats", args)])
