"""A table moves from cardboard to the hall, and back.

What lies on a table is asked in a form; its answers become a position that the game itself checks
and plays on from.  The other way round, a position fills the same form, and what is filled in is
told as the way to lay it out with the box.

>>> from ludoteca.companion import moving
>>> form = moving.form("king-of-con", 2)
>>> [field.key for field in form.seat if field.secret]
['reserve', 'cards', 'passions', 'put-away']
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from ludoteca.companion.blaming import lawful
from ludoteca.companion.forms import Answers, Field, Form, Row, read
from ludoteca.companion.moving.fields import CannotMoveError as CannotMoveError  # for those who ask
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import Position
from ludoteca.kernel.record import Record, Setting
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table, follow
from ludoteca.kernel.terms import Value


class Moving(Protocol):
    """What a game asks of its table, and how that is a position."""

    def switches(self, form: Form) -> tuple[str, ...]: ...
    def owners(self, terms: Any, seats: int) -> int: ...
    def table(self, terms: Any, seats: int) -> tuple[Field, ...]: ...
    def seat(self, terms: Any, seats: int) -> tuple[Field, ...]: ...
    def check(self, terms: Any) -> None: ...
    def position(self, form: Form, answers: Answers) -> Position: ...
    def answers(self, form: Form, position: Position) -> Answers: ...
    def dealt(self, whole: Answers) -> tuple[Seat, ...]: ...
    def clean(self, s: Any) -> bool: ...
    def follows(self, s: Any) -> list[Reason]: ...


class Moved(Struct, frozen=True):
    """A table that can be played on."""

    position: Position
    state: State
    follows: list[Reason]  # what must lie there besides, to be counted
    dealt: tuple[Seat, ...]  # whose hidden cards nobody has typed in


def moving(game: str) -> Moving:
    """What that game asks."""
    game_named(game)
    found: Any = import_module(f"{__name__}.{game.replace('-', '_')}")
    return found  # type: ignore[no-any-return]


def form(
    game: str,
    seats: int,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    content: str | None = None,
) -> Form:
    """What to read off a table; `TermsError`, `CannotMoveError` where there is none such."""
    rules = game_named(game)
    rules.check_seats(seats)
    pack = None if content is None else rules.content(content)
    terms = rules.agree(edition, options, pack, seats)
    moving(game).check(terms)
    return _form(game, terms, seats, edition)


def _form(game: str, terms: Any, seats: int, edition: str | None) -> Form:
    ask = moving(game)
    return Form(
        game=game,
        edition=edition or next(iter(game_named(game).editions)),
        terms=terms,
        seats=seats,
        owners=ask.owners(terms, seats),
        table=ask.table(terms, seats),
        seat=ask.seat(terms, seats),
    )


def move(form: Form, answers: Answers, seed: int) -> Moved:
    """The table as the game sees it; `ProblemsError` says which entries cannot be, and why."""
    ask, rules = moving(form.game), game_named(form.game)

    def placed(whole: Answers) -> tuple[Position, State, Answers]:
        position = ask.position(form, whole)
        return position, rules.place(form.terms, position, seed), whole

    position, s, whole = lawful(form, answers, placed)
    return Moved(position, s, ask.follows(s), ask.dealt(whole))


def setting(form: Form, answers: Answers) -> Setting:
    """The same as a file: what `ludoteca.set_up` is told."""
    rules, content = game_named(form.game), form.terms.content
    usual = rules.agree(form.edition, {}, content, form.seats).options
    options = {name: value for name, value in form.options.items() if usual[name] != value}
    position = moving(form.game).position(form, read(form, answers))
    return Setting(form.game, position, form.edition, options, content.text)


def written(laid: Laid, s: State) -> Setting:
    """A table of the hall as a file; whole, where a form could not say all of it."""
    found, whole = setting(laid.form, laid.answers), game_named(laid.form.game).position(s)
    try:
        moving(laid.form.game).check(laid.form.terms)
    except CannotMoveError:
        return replace(found, position=whole)
    return replace(found, position=whole) if "study_start" in whole else found  # RC-CPS.12


def is_clean(game: str, s: State) -> bool:
    """Whether nothing is in the air: a moment at which a table can be taken down and put up."""
    return moving(game).clean(s)


def last_clean(record: Record, step: int | None = None) -> tuple[int, State] | None:
    """The last clean moment of a game up to that step, and which step it came after."""
    game = game_named(record.header.game)
    table = Table(game, record.header)
    found = (0, table.state.clone()) if is_clean(game.name, table.state) else None
    for number, _ in follow(table, record, step):
        if is_clean(game.name, table.state):
            found = number, table.state.clone()
    return found


class Laid(Struct, frozen=True):
    """What lies on a table, as a form that is filled in; and what follows from it."""

    form: Form
    answers: Answers
    follows: list[Reason]


def lay_out(game: str, s: State, edition: str | None = None) -> Laid:
    """A clean moment of a table in the hall, with everything hidden in it."""
    found = _form(game, s.terms, s.seats, edition)
    answers = moving(game).answers(found, game_named(game).position(s))
    return Laid(found, answers, moving(game).follows(s))


def veiled(laid: Laid, eyes: Collection[Seat]) -> Answers:
    """The answers without what none of these seats may know; of cards, how many there are."""
    form = laid.form
    seats = [
        mine if seat in eyes else _veiled(form.seat, mine)
        for seat, mine in enumerate(laid.answers.seats)
    ]
    return Answers(_veiled(form.table, laid.answers.table), seats)


def _veiled(fields: Collection[Field], row: Row) -> Row:
    found: Row = {}
    for field in fields:
        value = row.get(field.key)
        if field.secret and value not in (None, field.default):  # that nothing is there, all see
            found[field.key] = Hidden(hidden_in(value))
        elif field.kind == "rows":
            found[field.key] = [_veiled(field.fields, each) for each in value or []]
        else:
            found[field.key] = value
    return found


class Hidden(Struct, frozen=True):
    """Something that only its owner may look at."""

    count: int | None  # how many cards, which everybody sees


def hidden_in(value: Any) -> int | None:
    if not isinstance(value, list):
        return None
    return sum([each.get("copies") or 1 if isinstance(each, dict) else 1 for each in value])
