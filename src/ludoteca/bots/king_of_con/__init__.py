"""King of Con for bots: the greedy player, and what search wants to know."""

from __future__ import annotations

from typing import Any

from ludoteca.bots.king_of_con.greedy import TASTE, Taste, greedy
from ludoteca.bots.search import Sense
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

__all__ = ["TASTE", "Taste", "greedy", "sense"]


def sense(game: Game[Any]) -> Sense:
    """Games are short: each is imagined to its end."""
    return Sense(game, greedy, varied=varied, spread=6.0)


def varied(world: Con, seat: Seat, rng: Source) -> object:
    """What a greedy player of another taste would do: more or less eager, bolder or shyer."""
    taste = Taste(
        eager=TASTE.eager * (0.4 + 1.2 * rng.random()),
        bold=TASTE.bold * (0.4 + 1.2 * rng.random()),
        income=TASTE.income * (0.3 + 1.6 * rng.random()),
        denied=TASTE.denied * 4 * rng.random(),
    )
    return greedy(world, seat, rng, taste)
