"""A form as data: what a person reads off a table, each field with its limits and its clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct

from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Terms, Value

Kind = Literal["number", "choice", "several", "flag", "rows"]
Row = dict[str, Any]
When = tuple[str, tuple[int | str, ...]]


class Field(Struct, frozen=True, kw_only=True):
    """One thing to read off the table."""

    key: str
    kind: Kind
    clause: str
    least: int = 0  # of a number; of how many are named
    most: int = 0
    values: tuple[int | str, ...] = ()  # of a choice, of several
    told: str = ""  # how these are called: the beginning of their messages
    fields: tuple[Field, ...] = ()  # of a row
    default: int | str | None = None  # a number or a choice that has none must be filled in
    when: When | None = None  # asked only if another says so
    secret: bool = False  # only its owner may look
    rare: bool = False  # few tables have it: put away until it is wanted
    among: str = ""  # rows of the table: of what these may name, only what they name is offered


def number(
    key: str,
    clause: str,
    most: int,
    *,
    least: int = 0,
    default: int | None = 0,
    when: When | None = None,
) -> Field:
    return Field(
        key=key, kind="number", clause=clause, least=least, most=most, default=default, when=when
    )


def choice(
    key: str,
    clause: str,
    told: str,
    values: Sequence[int | str],
    *,
    default: int | str | None = None,
    when: When | None = None,
) -> Field:
    known = tuple(values)
    return Field(
        key=key, kind="choice", clause=clause, told=told, values=known, default=default, when=when
    )


def flag(key: str, clause: str, *, when: When | None = None) -> Field:
    return Field(key=key, kind="flag", clause=clause, when=when)


def several(
    key: str,
    clause: str,
    told: str,
    values: Sequence[int | str],
    *,
    when: When | None = None,
) -> Field:
    """As many of these as one likes."""
    known = tuple(values)
    return Field(
        key=key, kind="several", clause=clause, told=told, values=known, most=len(known), when=when
    )


def rows(
    key: str, clause: str, most: int, fields: Sequence[Field], *, when: When | None = None
) -> Field:
    return Field(key=key, kind="rows", clause=clause, most=most, fields=tuple(fields), when=when)


class Answers(Struct, forbid_unknown_fields=True):
    """What was filled in: for the table, and for each who has a score."""

    table: Row = {}
    seats: list[Row] = []


class Form(Struct, frozen=True):
    """What is asked at a table of that game, edition and mode."""

    game: str
    edition: str
    terms: Terms
    seats: int
    owners: int  # who have a score: the seats, and a Collector
    table: tuple[Field, ...]
    seat: tuple[Field, ...]

    def table_field(self, key: str) -> Field:
        return next(field for field in self.table if field.key == key)

    @property
    def options(self) -> Mapping[str, Value]:
        return self.terms.options


class Problem(Struct, frozen=True):
    """An entry that cannot be: where it was made, and why."""

    field: str  # table.theme, seats.0.collection.3.tokens; empty where no field alone is to blame
    reason: Reason


class ProblemsError(ValueError):
    """Entries that cannot be: all of them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join([f"{x.field}: {x.reason}" for x in problems]))
        self.problems = tuple(problems)


def read(form: Form, answers: Answers) -> Answers:
    """The answers with everything in them, within their limits; or what is wrong."""
    problems: list[Problem] = []
    if len(answers.seats) > form.owners:
        args = {"found": len(answers.seats), "most": form.owners}
        problems.append(Problem("seats", Reason("-", "companion-too-many", args)))
    given = [*answers.seats, *[{} for _ in range(form.owners - len(answers.seats))]]
    table = _row(form.table, answers.table, "table", problems)
    seats = [
        _row(form.seat, mine, f"seats.{seat}", problems)
        for seat, mine in enumerate(given[: form.owners])
    ]
    if problems:
        raise ProblemsError(problems)
    return Answers(table, seats)


def _row(fields: Sequence[Field], given: Any, path: str, problems: list[Problem]) -> Row:
    if not isinstance(given, dict):
        problems.append(Problem(path, Reason("-", "companion-not-understood")))
        return {}
    known = {field.key for field in fields}
    for key in given:
        if key not in known:
            problems.append(Problem(f"{path}.{key}"[:80], Reason("-", "companion-not-understood")))
    found: Row = {}
    for field in fields:
        at = f"{path}.{field.key}"
        if field.when and found.get(field.when[0]) not in field.when[1]:
            found[field.key] = _nothing(field)
        else:
            found[field.key] = _value(field, given.get(field.key), at, problems)
    return found


def _nothing(field: Field) -> Any:
    """What a field holds that is not asked."""
    if field.kind in ("several", "rows"):
        return []
    return False if field.kind == "flag" else field.default


def _value(field: Field, given: Any, at: str, problems: list[Problem]) -> Any:
    if given is None or given == "":
        given = _nothing(field)
    reason = refused(field, given)
    if reason is not None:
        problems.append(Problem(at, reason))
        return _nothing(field)
    if field.kind == "rows":
        return [_row(field.fields, row, f"{at}.{n}", problems) for n, row in enumerate(given)]
    return given


def refused(field: Field, given: Any) -> Reason | None:
    """Why a field cannot hold that."""
    limits = {"least": field.least, "most": field.most}
    if given is None:
        return Reason(field.clause, "companion-missing")
    if field.kind == "number":
        if type(given) is not int or not field.least <= given <= field.most:
            return Reason(field.clause, "companion-number", {**limits, "found": _told(given)})
    elif field.kind == "flag":
        if type(given) is not bool:
            return Reason(field.clause, "companion-not-understood")
    elif field.kind == "choice":
        if not _known(field, given):
            return no_such_value(field, [given])
    elif not isinstance(given, list):
        return Reason(field.clause, "companion-not-understood")
    elif not field.least <= len(given) <= field.most:
        exactly = field.least == field.most
        key = "companion-how-many-exactly" if exactly else "companion-how-many"
        return Reason(field.clause, key, {**limits, "found": len(given)})
    elif field.kind == "several":
        if unknown := [x for x in given if not _known(field, x)]:
            return no_such_value(field, unknown)
        if len({*given}) != len(given):
            return Reason(field.clause, "companion-twice")
    return None


def no_such_value(field: Field, unknown: Sequence[Any]) -> Reason:
    """These cannot be chosen there; what can be is told by whoever has words for it."""
    args = {"found": _told(", ".join(map(str, unknown))), "choices": field}
    return Reason(field.clause, "companion-no-such-value", args)


def _known(field: Field, given: Any) -> bool:
    return type(given) in (int, str) and given in field.values


def _told(given: Any) -> str:
    return str(given)[:40]


def blank(answers: Answers, path: str) -> Answers:
    """The same answers without one entry."""
    first, *rest = path.split(".")
    if first == "table":
        return Answers(_without(answers.table, rest), answers.seats)
    seat, *rest = rest
    seats = [_without(x, rest) if n == int(seat) else x for n, x in enumerate(answers.seats)]
    return Answers(answers.table, seats)


def _without(row: Row, path: Sequence[str]) -> Row:
    key, *rest = path
    if not rest:
        return {name: value for name, value in row.items() if name != key}
    number, *more = rest
    rows = list(row[key])
    if more:
        rows[int(number)] = _without(rows[int(number)], more)
    else:
        del rows[int(number)]
    return {**row, key: rows}


def entries(answers: Answers) -> list[str]:
    """Where something was filled in, a row as a whole and each of its fields."""
    found = [path for key, x in answers.table.items() for path in _paths(f"table.{key}", x)]
    for seat, mine in enumerate(answers.seats):
        found += [path for key, x in mine.items() for path in _paths(f"seats.{seat}.{key}", x)]
    return found


def _paths(at: str, value: Any) -> list[str]:
    if isinstance(value, list) and value and isinstance(value[0], dict):
        inner = [f"{at}.{n}.{key}" for n, row in enumerate(value) for key in row]
        return [*inner, *[f"{at}.{n}" for n in range(len(value))]]
    return [at] if value not in (None, 0, False, []) else []
