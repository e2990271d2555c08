"""Campaigns for tests: a new one, one at any month, and the choices by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ludoteca import campaign
from ludoteca.campaign import Result
from ludoteca.campaign.content import SHELF
from ludoteca.campaign.results import places_of
from ludoteca.kernel.event import IllegalChoiceError, Reason
from ludoteca.kernel.table import Table

A, B, C, D, E = range(5)
CONTENT = SHELF.ours()
SCHOLARS = [row.id for row in CONTENT.scholars]
SLOTS = [row.id for row in CONTENT.slots]
MONTHS = [row.id for row in CONTENT.scenarios]
TEAMS = (
    ("sofia", "ingrid"),
    ("valerio", "sara"),
    ("rebecca", "onamor"),
    ("vincenzo", "andromeda"),
    ("caterina", "claudio"),
)
Column = dict[str, Any]


def scholar(name: str) -> int:
    return SCHOLARS.index(name)


def modules(*names: str) -> tuple[int, ...]:
    return CONTENT.numbers(names)


def bonus(name: str, congregation: str = "") -> tuple[int, ...]:
    found: tuple[int, ...] = (CONTENT.bonus_ids.index(name),)
    if congregation:
        found += ([row.id for row in CONTENT.congregations].index(congregation),)
    return found


def at(month: str, *columns: Column, seats: int = 2, seed: int = 1, **options: Any) -> Any:
    """A campaign at the beginning of a month: each has been third all the time, unless said."""
    before = MONTHS.index(month)
    sheet = []
    for seat in range(max(seats, len(columns))):
        told = columns[seat] if seat < len(columns) else {}
        team = list(told.get("scholars", TEAMS[seat]))
        results = told.get("results", ["3"] * before)
        played = sum([mark != "" for mark in results])
        column = {"slot": SLOTS[seat], "scholars": team, "team": f"Team {seat + 1}"}
        uses = [(played + 1) // 2, played // 2]
        sheet.append(column | {"uses": uses, "results": results} | told)
    return campaign.set_up({"lecturers": sheet}, seed, options)


def without_b() -> Any:
    """September of three, of whom B is absent: the match is to be reported."""
    table = at("september", seats=3)
    table.choose(B, None)
    agree(table)
    return sent(table)


def sent(table: Table) -> Any:
    """Each sends the first of its team who may go."""
    while table.awaited and table.decision(table.awaited[0]).kind == "SendScholar":
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    return table


def ready(month: str, *columns: Column, agreed: Sequence[str] = (), **more: Any) -> Any:
    """The same with the Scholars sent (the first of each team who may go), Support to come."""
    table = at(month, *columns, **more)
    agree(table, *agreed)
    return sent(table)


def agree(table: Table, *names: str) -> None:
    for seat in table.awaited:
        table.choose(seat, modules(*names))


def played(table: Table) -> Any:
    """Nobody buys anything more: the match is to be reported."""
    while table.decision(table.awaited[0]).kind == "Support":
        table.choose(table.awaited[0], ())
    return table


def result(
    table: Table, order: Sequence[int], passed: Sequence[int] | None = None, *, omega: bool = False
) -> Result:
    """Ranked in that order; all of them have passed, unless said."""
    who = tuple(order if passed is None else passed)
    return Result(places_of(order, table.seats), who, omega)


def report(table: Table, *order: int, **more: Any) -> None:
    """The match is over and told by whoever is awaited."""
    played(table)
    table.choose(table.awaited[0], result(table, order, **more))


def refusal(table: Table, seat: int, choice: Any) -> Reason:
    """Why that is refused; nothing has changed by trying."""
    before = table.state.clone()
    with pytest.raises(IllegalChoiceError) as refused:
        table.choose(seat, choice)
    assert table.state == before
    return refused.value.reason


def why(table: Table, seat: int, choice: Any) -> tuple[str, str]:
    reason = refusal(table, seat, choice)
    return reason.clause, reason.key
