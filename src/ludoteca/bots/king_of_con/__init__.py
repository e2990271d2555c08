"""King of Con for bots: the greedy player, and what search wants to know."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.bots.king_of_con.greedy import TASTE, Taste, greedy
from ludoteca.bots.search import Sense
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import Seat
from ludoteca.kernel.game import Game
from ludoteca.kernel.space import Source

__all__ = ["TASTE", "Taste", "greedy", "sense"]

SPREAD = 6.0  # points: a clear victory; of two greedy players the winner leads by 4 on average

# What search tries beside the greedy choice: what one would do whose taste is so many times ours,
# from the first number on by up to the second.  Far on both sides, since trying tells: from next
# to nothing to well beyond the whole worth.
VARIED = {"eager": (0.4, 1.2), "bold": (0.4, 1.2), "income": (0.3, 1.6), "denied": (0.0, 4.0)}


def sense(game: Game[Any]) -> Sense:
    """Games are short: each is imagined to its end."""
    return Sense(game, greedy, varied=varied, spread=SPREAD)


def varied(world: Con, seat: Seat, rng: Source) -> object:
    """What a greedy player of another taste would do: more or less eager, bolder or shyer."""
    numbers = {
        name: getattr(TASTE, name) * (least + more * rng.random())
        for name, (least, more) in VARIED.items()
    }
    return greedy(world, seat, rng, msgspec.structs.replace(TASTE, **numbers))
