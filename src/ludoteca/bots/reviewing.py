"""The review of a game: where would the search have chosen otherwise, and what was it worth?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ludoteca.bots import sense, simulations
from ludoteca.bots.levels import EXPERT
from ludoteca.bots.search import Search, Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table, follow

LEAST = 0.5  # points that are worth a mark
SURE = 1.0  # standard errors of the difference

Thinker = Callable[[str, State, Seat, int, Any], Thought]  # the last two: simulations, also


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
    game = table.game.name
    games = simulations(EXPERT.name, game)
    steps = iter(record.steps)
    following = follow(table, record)
    for number, step in enumerate(steps, 1):
        if step.seat in seats:
            s, view = table.state.clone(), table.view(step.seat)
            kind = table.decision(step.seat).kind
            choice = s.stack[-1].read(step.choice)
            thought = wonder(game, s, step.seat, games, choice)
            better, points = _better(thought, choice)
            yield Looked(number, step.seat, kind, choice, better, points, view)
        next(following)


def _alone(game: str, s: State, seat: Seat, simulations: int, also: Any) -> Thought:
    return Search(sense(game), 0).think(s, seat, simulations, also=also)


def _better(thought: Thought, choice: Any) -> tuple[Any, float]:
    """Another choice, if the imagined games clearly speak for it."""
    mine, best = thought.of(choice), thought.of(thought.choice)
    if mine is None or best is None or best is mine:
        return choice, 0.0
    gain, doubt = best.beside(mine)
    points = best.points_beside(mine)
    if points < LEAST or gain < SURE * doubt:
        return choice, 0.0
    return best.choice, points
