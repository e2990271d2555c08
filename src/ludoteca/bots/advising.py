"""Advice, and whoever thinks it out.

The best of many choices also had the luckiest games, and what was tried a few times only says
little: so the first judgement and the best of the others are set beside each other once more, in
worlds that neither has seen, and only these are told of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec.structs import replace

from ludoteca.bots import sense, simulations
from ludoteca.bots.search import Prospect, Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

WORLDS = 48  # of the second look
CLEAR = 2.0  # standard errors, beyond which a difference is hardly luck


def seed_at(steps: int, between: tuple[Any, ...]) -> int:
    """For a look after so many steps of a game: alike for a hint and for the review of it."""
    return 2 * steps + bool(between)


class Thinker(Protocol):
    """Whoever imagines the games; with *between* in other worlds than without (`seed_at`)."""

    def __call__(
        self,
        game: str,
        s: State,
        seat: Seat,
        simulations: int,
        *,
        between: tuple[Any, ...] = (),
    ) -> Thought: ...


def advice(think: Thinker, level: str, game: str, s: State, seat: Seat) -> Thought:
    """What to choose, with what led to it: a second look at two, if there was another to try."""
    first = think(game, s, seat, simulations(level, game, s.seats, advising=True))
    other = best_other(first, sense(game).deed)
    if other is None:
        return first
    between = (first.prospects[0].choice, other.choice)
    second = think(game, s, seat, 2 * WORLDS, between=between)
    if len(second.prospects) < len(between):  # where cards lie face down both may be one deed
        return first
    return replace(second, choice=_advised(second), before=first)


def _advised(second: Thought) -> Any:
    """Where what it comes to cannot tell the two apart, points that clearly differ do."""
    best = second.of(second.choice)
    other = next((one for one in second.prospects if one is not best), None)
    if best is None or other is None or best.better_than(other, 1.0):
        return second.choice
    points, error = other.points_beside(best)
    return other.choice if points > CLEAR * error else second.choice


def best_other(thought: Thought, deed: Callable[[Any], Any]) -> Prospect | None:
    """Beside the first judgement: what it would choose instead, or did best of the other deeds."""
    found = thought.of(thought.choice)
    if found is None:
        return None
    home = thought.prospects[0]
    if deed(found.choice) != deed(home.choice):
        return found
    others = [x for x in thought.prospects if x.visits and deed(x.choice) != deed(home.choice)]
    often = [x for x in others if x.visits >= home.visits // 8]  # or a lucky game or two decide
    return max(often or others, key=lambda one: one.beside(home)[0], default=None)
