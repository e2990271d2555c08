"""A filled form becomes a position, which the game itself scores."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise
from typing import Any, Protocol

from msgspec import Struct

from ludoteca.companion.blaming import lawful
from ludoteca.companion.forms import Answers, Field, Form
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Line
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import Value


class Tie(Struct, frozen=True):
    """Who is before whom on equal points, and by which clause; or that they share a place."""

    first: Seat
    second: Seat
    reason: Reason


class Scored(Struct, frozen=True):
    """The score sheet of a table."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    ranking: tuple[Seat, ...]
    ties: tuple[Tie, ...]
    notes: tuple[Reason, ...] = ()  # what else the law says of this end
    asks: tuple[Reason, ...] = ()  # what must be done at the table before it is final


class Example(Struct, frozen=True):
    """An end of game that a rulebook tells, filled in."""

    name: str
    clause: str
    seats: int
    answers: Answers
    players: tuple[str, ...]
    edition: str | None = None
    options: dict[str, Value] = {}


class Ended(Struct):
    """The position of a filled form, with the values that are printed on the owner's cards."""

    state: State
    notes: tuple[Reason, ...] = ()
    asks: tuple[Reason, ...] = ()


class Asking(Protocol):
    """What a game says of its form."""

    EXAMPLES: tuple[Example, ...]

    def switches(self, form: Form) -> tuple[str, ...]: ...
    def owners(self, terms: Any, seats: int) -> int: ...
    def table(self, terms: Any, seats: int) -> tuple[Field, ...]: ...
    def seat(self, terms: Any, seats: int) -> tuple[Field, ...]: ...
    def end(self, form: Form, answers: Answers) -> Ended: ...
    def before(self, s: Any, first: Seat, second: Seat) -> Reason | None: ...


def asking(game: str) -> Asking:
    """What that game asks."""
    game_named(game)
    found: Any = import_module(f"ludoteca.companion.games.{game.replace('-', '_')}")
    return found  # type: ignore[no-any-return]


def examples(game: str) -> tuple[Example, ...]:
    """The printed examples of that game."""
    return asking(game).EXAMPLES


def form(
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    content: str | None = None,
) -> Form:
    """What to read off a table of so many players; `TermsError` where they cannot agree on it."""
    rules, ask = game_named(game), asking(game)
    rules.check_seats(seats)
    pack = None if content is None else rules.content(content)
    terms = rules.agree(edition, options, pack, seats)
    return Form(
        game=game,
        edition=edition or next(iter(rules.editions)),
        terms=terms,
        seats=seats,
        owners=ask.owners(terms, seats),
        table=ask.table(terms, seats),
        seat=ask.seat(terms, seats),
    )


def score(form: Form, answers: Answers) -> Scored:
    """The score sheet; `ProblemsError` says which entries cannot be, and why."""
    ask, rules = asking(form.game), game_named(form.game)
    ended = lawful(form, answers, lambda whole: ask.end(form, whole))
    s = ended.state
    if ended.asks:
        return Scored((), (), (), (), (), ended.notes, ended.asks)
    totals, places, ranking = rules.scores(s), rules.places(s), rules.ranking(s)
    ties = [
        Tie(first, second, reason)
        for first, second in pairwise(ranking)
        if totals[first] == totals[second] and (reason := ask.before(s, first, second))
    ]
    return Scored(tuple(rules.sheet(s)), totals, places, ranking, tuple(ties), ended.notes)
