"""The review of a game: where would the search have chosen otherwise, and what was it worth?

The best of many choices also had the luckiest games: so what seems better is set beside what was
chosen once more, in worlds that neither has seen, and only what is beyond their noise is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.bots import sense, simulations
from ludoteca.bots.advising import WORLDS, Thinker
from ludoteca.bots.levels import EXPERT
from ludoteca.bots.search import Prospect, Search, Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table, follow

LEAST = 0.5  # points that are worth a mark
SUSPECT = 1.0  # standard errors of the difference after the first look
SURE = 2.0  # and after the second


class Looked(msgspec.Struct, frozen=True):
    """One decision of the game, looked at again."""

    step: int  # from 1, as replays count
    seat: Seat
    kind: str
    choice: Any  # what was chosen
    better: Any  # what the search would have chosen; the same where it agrees
    points: float  # what it was worth, in points of the final lead
    view: dict[str, Any]  # what the seat knew


def look_again(
    table: Table, record: Record, seats: set[Seat], think: Thinker | None = None
) -> Iterator[Looked]:
    """Every decision of those seats, one after another; *table* stands at the beginning."""
    wonder = think or _alone
    steps = iter(record.steps)
    following = follow(table, record)
    for number, step in enumerate(steps, 1):
        if step.seat in seats:
            s, view = table.state.clone(), table.view(step.seat)
            kind = table.decision(step.seat).kind
            choice = s.stack[-1].read(step.choice)
            better, points = _better(wonder, table.game.name, s, step.seat, choice)
            yield Looked(number, step.seat, kind, choice, better, points, view)
        next(following)


def _alone(
    game: str,
    s: State,
    seat: Seat,
    simulations: int,
    *,
    also: Any = None,
    between: tuple[Any, ...] = (),
) -> Thought:
    mind = Search(sense(game), int(bool(between)))
    return mind.think(s, seat, simulations, also=also, between=between)


def _better(think: Thinker, game: str, s: State, seat: Seat, choice: Any) -> tuple[Any, float]:
    """Another choice, if it is better in one set of worlds and again in another."""
    deed = sense(game).deed
    first = think(
        game, s, seat, simulations(EXPERT.name, game, s.seats, advising=True), also=choice
    )
    found = first.choice
    if deed(found) == deed(choice) or not _points(first, found, choice, SUSPECT):
        return choice, 0.0
    second = think(game, s, seat, 2 * WORLDS, between=(choice, found))
    points = _points(second, found, choice, SURE)
    return (found, points) if points else (choice, 0.0)


def _points(thought: Thought, found: Any, choice: Any, sure: float) -> float:
    """How many points more *found* brings than *choice*; 0 where that may be chance."""
    better, mine = thought.of(found), thought.of(choice)
    if better is None or mine is None or better is mine:
        return 0.0
    return _beyond_chance(better, mine, sure)


def _beyond_chance(better: Prospect, mine: Prospect, sure: float) -> float:
    gain, doubt = better.beside(mine)
    points, error = better.points_beside(mine)
    if points < LEAST or gain < SUSPECT * doubt or points < sure * error:
        return 0.0
    return points
