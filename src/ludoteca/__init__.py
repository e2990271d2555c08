"""Ludoteca plays, hosts and studies tabletop games.

>>> import ludoteca
>>> [game.name for game in ludoteca.games()]
['king-of-con', 'chamber-of-wonders', 'dungeonology']
>>> table = ludoteca.new("king-of-con", seats=4, seed=7)
>>> table.awaited
(0, 1, 2, 3)
>>> asked = table.decision(0)
>>> asked.kind, asked.clause, asked.space.size()
('Passions', 'KC-5.8', 3)

Choices are sealed, so all four choose at once; here each by default:

>>> for seat in table.awaited:
...     events = table.choose(seat, table.decision(seat).default)
>>> [event.kind for event in events]
['declared', 'passions-kept', 'shown', 'objects-arrive']
>>> table.decision(2).space.size()
41

A choice that the law refuses changes nothing and gives its reason:

>>> table.explain(2, {table.view(2)["stands"][0]: 11})
Reason(clause='KC-7.7', key='more-than-reserve', args={'offered': 11, 'reserve': 10})

What one seat sees, another may not:

>>> table.view(2)["reserve"], table.view(None)["reserve"]
([None, None, 10, None], [None, None, None, None])

A table is saved as its record, and goes on from there:

>>> ludoteca.load(table.save()).view(2) == table.view(2)
True
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca import games as _games
from ludoteca.kernel import play as _play
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.draft import Draft
from ludoteca.kernel.event import Event, IllegalChoiceError, Reason, Seat
from ludoteca.kernel.game import Game, PositionError
from ludoteca.kernel.record import Header, Record, RecordError, Step, from_json
from ludoteca.kernel.space import OneOf, Shares, Space
from ludoteca.kernel.table import Decision, Table, UndoError, follow
from ludoteca.kernel.terms import Option, TermsError, Value

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "Decision",
    "Draft",
    "Event",
    "Game",
    "Header",
    "IllegalChoiceError",
    "OneOf",
    "Option",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Seat",
    "Shares",
    "Space",
    "Step",
    "Table",
    "TermsError",
    "UndoError",
    "compiled",
    "follow",
    "games",
    "load",
    "new",
    "replay",
    "set_up",
]


def compiled() -> bool:
    """Whether the rules of this installation run compiled; their sources are the same."""
    return not str(_play.__file__).endswith(".py")


def games() -> list[Game[Any]]:
    """The games of the house.

    >>> for game in games():
    ...     print(game.name, game.seats, list(game.editions))
    king-of-con (2, 3, 4, 5) ['it-2018']
    chamber-of-wonders (1, 2, 3, 4) ['en-0.5', 'fr-0.4', 'it-0.3']
    dungeonology (1, 2, 3, 4) ['it-2.0']
    """
    return [_games.game(name) for name in _games.NAMES]


def new(
    name: str,
    seats: int,
    seed: int | None = None,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    content: str | Path | None = None,
    *,
    atomic: bool = False,
) -> Table:
    """A new table; without a *seed*, one that nobody can guess.

    *content* is the path of a pack, or its text; *atomic* asks for small steps.

    >>> new("king-of-con", seats=3, seed=1, options={"scenario": 4}, atomic=True).decision(1).space
    OneOf(items=(126, 127, 128))
    >>> new("king-of-con", seats=9)
    Traceback (most recent call last):
    ludoteca.kernel.terms.TermsError: wrong-number-of-seats [KC-1.1]: seats 9, least 2, most 5
    """
    return Table(
        _games.game(name), _header(name, seats, seed, edition, options, content), atomic=atomic
    )


def set_up(
    name: str,
    position: dict[str, Any],
    seed: int | None = None,
    edition: str | None = None,
    options: Mapping[str, Value] | None = None,
    content: str | Path | None = None,
    *,
    atomic: bool = False,
) -> Table:
    """A table at any position; what is not given is empty, and what nobody knows is dealt.

    >>> set_up("king-of-con", {"monkeys": [1, 2], "reserves": [8, 8], "stands": [3, 7, 9, 9]})
    Traceback (most recent call last):
    ludoteca.kernel.game.PositionError: object-twice [KC-22.2]: object 9
    """
    if not isinstance(position, dict):
        raise TypeError(f"a position is a dict of its fields, not {type(position).__name__}")
    seats = _games.game(name).seats_of(position, options or {})
    header = _header(name, seats, seed, edition, options, content, position)
    return Table(_games.game(name), header, atomic=atomic)


def _header(
    name: str,
    seats: int,
    seed: int | None,
    edition: str | None,
    options: Mapping[str, Value] | None,
    content: str | Path | None,
    position: dict[str, Any] | None = None,
) -> Header:
    game = _games.game(name)
    if seed is not None and type(seed) is not int:
        raise TypeError(f"a seed is a whole number, not {seed!r}")
    if content is not None:
        given = isinstance(content, str) and "\n" in content
        pack = str(content) if given else Path(content).read_text("utf-8")
        game.content(pack, "-" if given else str(content))
        content = pack
    return Header(
        game=name,
        rules=game.rules,
        layout=game.layout,
        seats=seats,
        seed=secrets.randbits(32) if seed is None else seed,
        edition=edition,
        options=dict(options or {}),
        content=content,
        position=position,
    )


def replay(record: Record | bytes | str, step: int | None = None, *, atomic: bool = False) -> Table:
    """The table after *step* choices of the record (all of them, unless said), each one verified.

    A record that no longer replays says at which step, and why.

    >>> table = new("king-of-con", seats=2, seed=3)
    >>> _ = table.choose(1, table.decision(1).default)
    >>> replay(table.record, 0).awaited
    (0, 1)
    """
    if not isinstance(record, Record):
        record = from_json(record)
    if step is not None and not 0 <= step <= len(record.steps):
        raise IndexError(f"there is no step {step} in a record of {len(record.steps)}")
    header = record.header
    try:
        table = Table(_games.game(header.game), header, atomic=atomic)
    except (TermsError, PositionError) as error:
        raise RecordError(0, error.reasons[0]) from error
    except ContentError as error:
        raise RecordError(0, Reason("-", "broken-content", {"error": str(error)})) from error
    for _ in follow(table, record, step):
        pass
    return table


def load(data: bytes | str) -> Table:
    """The table that `Table.save` has written, with its record, at the point where it was."""
    record = from_json(data)
    table = replay(record, atomic=record.drafts is not None)
    for seat, steps in (record.drafts or {}).items():
        for small in steps:
            table.choose(seat, small)
    return table
