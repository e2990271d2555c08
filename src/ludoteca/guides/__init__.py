"""Guided games: a position, a script for the other seats, a dozen steps to read and do.

At such a table everything is as at any other; only the other seats follow a script for as long as
the newcomer does what is advised.  A game's first guide has the name of the game; others follow,
as ``dungeonology-solo``.

>>> from ludoteca.words import Words
>>> table = begin("king-of-con")
>>> answer(table, 1)
((7, 1),)
>>> steps = told("king-of-con", Words("en", "king-of-con"))
>>> steps[2].when.kind, steps[2].choice, steps[2].label
('Astatosta', ((18, 2),), '2 on #18 Giant Robot Raijin-X, Autographed')
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from ludoteca import boards
from ludoteca.games import game as rules_of
from ludoteca.guides.script import NEWCOMER, Guide, Step
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Header
from ludoteca.kernel.table import Table
from ludoteca.words import Words
from ludoteca.words.speaker import View

OWN = f"-{NEWCOMER}"
NAMES = ("king-of-con", "chamber-of-wonders", "dungeonology", "dungeonology-solo")
__all__ = [
    "NEWCOMER",
    "Guide",
    "Step",
    "Told",
    "When",
    "answer",
    "begin",
    "followed",
    "names",
    "of_game",
    "present",
    "told",
]


class When(msgspec.Struct, frozen=True):
    """The decision that a step is about, and how many of the newcomer's came before it."""

    kind: str | None  # None: something to read, before the next decision
    made: int = 0


class Told(msgspec.Struct, frozen=True):
    """A step, as it travels."""

    when: When
    title: str
    text: str
    choice: Any  # what is advised; null where there is only something to read
    label: str  # that choice in words
    pieces: tuple[str, ...]  # of the plain board
    zones: tuple[str, ...]
    highlight: str  # the same as a selector: [data-piece="card-3"], [data-guide="card-3"]


def guide(name: str) -> Guide:
    """The guide of that name; `LookupError` where there is none."""
    found: Guide = _module(name).GUIDE
    return found


@cache
def _module(name: str) -> ModuleType:
    if name not in NAMES:
        raise LookupError(f"there is no guided game {name}")
    return import_module(f"{__name__}.{name.replace('-', '_')}")


def of_game(game: str) -> list[str]:
    """The names of a game's guides, the one to begin with first."""
    return [name for name in NAMES if guide(name).game == game]


def begin(name: str) -> Table:
    """The table at which the guided game begins."""
    return Table(rules_of(guide(name).game), header(name))


def header(name: str) -> Header:
    """How its record begins."""
    found = guide(name)
    rules = rules_of(found.game)
    return Header(
        game=found.game,
        rules=rules.rules,
        layout=rules.layout,
        seats=found.seats,
        seed=found.seed,
        edition=found.edition,
        options=dict(found.options),
        position=found.position,
    )


def names(name: str) -> list[str]:
    """What those are called who play it; empty where the game has a name for them."""
    found = guide(name)
    return [*found.names, *[""] * (found.seats - len(found.names))]


def followed(table: Table) -> str | None:
    """The guide that *table* began with: its record says so."""
    if table.record.header.position is None:
        return None
    known = [name for name in of_game(table.game.name) if header(name) == table.record.header]
    return known[0] if known else None


def answer(table: Table, seat: Seat) -> Any:
    """What the script lets that seat choose now; None where it has ended or been left.

    >>> table = begin("king-of-con")
    >>> _ = table.choose(0, {7: 10})
    >>> answer(table, 1) is None
    True
    """
    if (name := followed(table)) is None:
        return None
    plan, made = _plan(name), _made(table)
    if _left(plan, made) or seat not in plan or seat not in table.awaited:
        return None
    done = len(made.get(seat, ()))
    if done >= len(plan[seat]):
        return None
    kind, choice = guide(name).decisions(seat)[done][0], plan[seat][done]
    lawful = table.kind(seat) == kind and table.explain(seat, choice) is None
    return choice if lawful else None


def present(table: Table, words: Words) -> list[Told]:
    """What is to be told now: things to read, and the next decision; nothing once it was left."""
    name, made = followed(table), _made(table)
    if name is None or _left(_plan(name), made):
        return []
    done = len(made.get(NEWCOMER, ()))
    return [step for step in told(name, words) if step.when.made == done]


def _made(table: Table) -> dict[Seat, list[Any]]:
    """By seat, what has been chosen."""
    made: dict[Seat, list[Any]] = {}
    for step in table.record.steps:
        made.setdefault(step.seat, []).append(step.choice)
    return made


def _left(plan: dict[Seat, list[Any]], made: dict[Seat, list[Any]]) -> bool:
    """Whether the newcomer has gone another way, or farther than the script."""
    return made.get(NEWCOMER, []) != plan[NEWCOMER][: len(made.get(NEWCOMER, []))]


@cache
def _plan(name: str) -> dict[Seat, list[Any]]:
    """By seat, the choices of the script as the rules write them."""
    *_, table = playing(name)
    return _made(table)


def playing(name: str) -> Iterator[Table]:
    """The guided game as it is meant to go: at each of the newcomer's decisions, and at the end."""
    found, table = guide(name), begin(name)
    due = {seat: list(found.decisions(seat)) for seat in range(found.seats)}
    while True:
        asked = [seat for seat in table.awaited if seat != NEWCOMER and due[seat]]
        if not asked and (NEWCOMER not in table.awaited or not due[NEWCOMER]):
            yield table
            return
        seat = asked[0] if asked else NEWCOMER
        if seat == NEWCOMER:
            yield table
        kind, choice = due[seat].pop(0)
        assert table.kind(seat) == kind, (seat, table.kind(seat), kind)
        table.choose(seat, _module(name).read(kind, choice, table.view(seat), seat))


# ---------------------------------------------------------------- in words


def told(name: str, words: Words) -> list[Told]:
    """All steps in words; where to look is worked out from the game as it is meant to go."""
    moments, about = _moments(name), guide(name)
    found, made = [], 0
    for step in about.steps:
        view = moments[made]
        choice = _plan(name)[NEWCOMER][made] if step.kind else None
        pieces, zones = _looked_at(step, name, view, words)
        found.append(
            Told(
                when=When(step.kind or None, made),
                title=words.say(f"guide-{about.part}{step.key}-title"),
                text=words.say(f"guide-{about.part}{step.key}"),
                choice=msgspec.to_builtins(choice),
                label=words.speaker.choice(step.kind, choice, view) if step.kind else "",
                pieces=tuple(pieces),
                zones=tuple(zones),
                highlight=_selector(pieces, zones),
            )
        )
        made += bool(step.kind)
    return found


def _selector(pieces: list[str], zones: list[str]) -> str:
    """Where a board shows them; it may call the newcomer's own ``hand-0`` just ``hand``."""
    own = [zone.removesuffix(OWN) for zone in zones if zone.endswith(OWN)]
    found = [f'[data-piece="{piece}"]' for piece in pieces]
    found += [f'[data-zone="{zone}"]' for zone in (*zones, *own)]
    return ", ".join([*found, *[f'[data-guide="{thing}"]' for thing in (*pieces, *zones)]])


@cache
def _moments(name: str) -> list[View]:
    """What the newcomer sees at each decision of the guided game, and after the last one."""
    return [table.view(NEWCOMER) for table in playing(name)]


def _looked_at(step: Step, name: str, view: View, words: Words) -> tuple[list[str], list[str]]:
    """The pieces and zones of the plain board that a step points at."""
    zones = {zone.id: zone for zone in boards.board(guide(name).game, view, words, NEWCOMER).zones}
    pieces, whole = [], []
    for place in step.at:
        zone, _, thing = place.partition("/")
        if not thing:
            whole.append(zones[zone].id)
            continue
        face = _module(name).face(thing)
        pieces.append(next(piece.id for piece in zones[zone].pieces if piece.face == face))
    return pieces, whole
