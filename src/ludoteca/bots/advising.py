"""Advice, and whoever thinks it out.

The best of many choices also had the luckiest games: so what seems better than the first judgement
is set beside it once more, in worlds that neither has seen, and only these are told of.
"""

from __future__ import annotations

from typing import Any, Protocol

from ludoteca.bots import sense, simulations
from ludoteca.bots.search import Thought
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State

WORLDS = 48  # of the second look


class Thinker(Protocol):
    """Whoever imagines the games; with *between* in other worlds than without."""

    def __call__(
        self,
        game: str,
        s: State,
        seat: Seat,
        simulations: int,
        *,
        also: Any = None,
        between: tuple[Any, ...] = (),
    ) -> Thought: ...


def advice(think: Thinker, level: str, game: str, s: State, seat: Seat) -> Thought:
    """What to choose, with what led to it: a second look at the better of two, if there was one."""
    first = think(game, s, seat, simulations(level, game, s.seats, advising=True))
    deed, found = sense(game).deed, first.choice
    home = first.prospects[0].choice if first.prospects else found
    if deed(found) == deed(home):
        return first
    return think(game, s, seat, 2 * WORLDS, between=(home, found))
