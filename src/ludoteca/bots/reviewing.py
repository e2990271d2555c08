"""The review of a game: where would the search have chosen otherwise, and what was it worth?

The best of many choices also had the luckiest games: so what seems better is set beside what was
chosen once more, in worlds that neither has seen, and only what is beyond their noise is told.
Better is what is worth more to a search, as for a hint: points alone make no mark.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

import msgspec

from ludoteca.bots import sense, simulations
from ludoteca.bots.advising import WORLDS, Thinker, seed_at
from ludoteca.bots.levels import EXPERT
from ludoteca.bots.search import Prospect, Search, Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table, follow

LEAST = 0.5  # points that are worth telling
SUSPECT = 1.0  # standard errors of the difference after the first look
SURE = 2.0  # and after the second


class Looked(msgspec.Struct, frozen=True):
    """One decision of the game, looked at again."""

    step: int  # from 1, as replays count
    seat: Seat
    kind: str
    choice: Any  # what was chosen
    better: Any  # what the search would have chosen; the same where it agrees
    points: float  # what it was worth, in points of the final lead; 0: it only wins more often
    view: dict[str, Any]  # what the seat knew


def look_again(
    table: Table,
    record: Record,
    seats: set[Seat],
    think: Thinker | None = None,
    steps: Container[int] | None = None,
) -> Iterator[Looked]:
    """Every decision of those seats, one after another; *table* stands at the beginning.

    Where *steps* are named, only those, counted from 1.
    """
    wonder = think or alone(table)
    following = follow(table, record)
    for number, step in enumerate(record.steps, 1):
        if step.seat in seats and (steps is None or number in steps):
            s, view = table.state.clone(), table.view(step.seat)
            kind = table.kind(step.seat)
            choice = s.stack[-1].read(step.choice)
            better, points = _better(wonder, table.game.name, s, step.seat, choice)
            yield Looked(number, step.seat, kind, choice, better, points, view)
        next(following)


def alone(table: Table) -> Thinker:
    """One search after another at the decisions of that table."""

    def think(
        game: str, s: State, seat: Seat, simulations: int, *, between: tuple[Any, ...] = ()
    ) -> Thought:
        mind = Search(sense(game), seed_at(len(table.record.steps), between))
        return mind.think(s, seat, simulations, between=between)

    return think


def _better(think: Thinker, game: str, s: State, seat: Seat, choice: Any) -> tuple[Any, float]:
    """Another choice, if it is better in one set of worlds and again in another; and its points."""
    deed = sense(game).deed
    first = think(game, s, seat, simulations(EXPERT.name, game, s.seats, advising=True))
    found, mine = first.of(first.choice), first.of(choice)
    if found is None or deed(found.choice) == deed(choice):
        return choice, 0.0
    if mine is not None and not found.better_than(mine, SUSPECT):
        return choice, 0.0  # what it has not tried itself is looked at in any case
    two = (choice, found.choice)
    if found.choice == first.prospects[0].choice:
        two = two[::-1]  # a hint has the first judgement first: so it has seen the same worlds
    second = think(game, s, seat, 2 * WORLDS, between=two)
    better, mine = second.of(found.choice), second.of(choice)
    if better is None or mine is None or not _surely_better(better, mine):
        return choice, 0.0
    return found.choice, _told(better, mine)


def _surely_better(better: Prospect, mine: Prospect) -> bool:
    """Beyond chance, and so that one can say by what."""
    tellable = _told(better, mine) > 0 or better.wins_beside(mine)[0] > 0
    return tellable and better.better_than(mine, SURE)


def _told(better: Prospect, mine: Prospect) -> float:
    """The points more that it brings; 0 where they are hardly any, or fewer."""
    points = better.points_beside(mine)[0]
    return points if points >= LEAST else 0.0
