"""Who thinks at a table in the terminal: bots, and who gives hints and reviews; those who think
much, on all cores.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ludoteca import bots
from ludoteca.bots.advising import Thinker, advice, seed_at
from ludoteca.bots.levels import Level
from ludoteca.bots.search import Search
from ludoteca.bots.several import FEWEST, Several, cores
from ludoteca.kernel.event import Seat
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table


def thinks_much(level: Level) -> bool:
    """Whether several processes are quicker, once they have begun."""
    return level.simulations >= 2 * FEWEST and cores() > 1


class Minds:
    """The bots of a table, by seat; and processes, which are begun when somebody needs them."""

    def __init__(self, table: Table, players: Sequence[str], person: str) -> None:
        self.table = table
        self.seed = table.record.header.seed * 31
        self.bots = {
            seat: bots.make(name, table.game.name, self.seed + seat)
            for seat, name in enumerate(players)
            if name != person
        }
        self.levels = {seat: bots.found(players[seat]) for seat in self.bots}
        self.several = Several(cores(), spared=True)

    def wake(self) -> None:
        """Begin the processes, if one of the bots needs them."""
        if any([thinks_much(level) for level in self.levels.values()]):
            self.several.wake()

    def choose(self, seat: Seat) -> Any:
        """What the bot at that seat chooses."""
        s, level = self.table.state, self.levels[seat]
        if not thinks_much(level):
            return self.bots[seat].think(s, seat, time.monotonic).choice
        game, seed = self.table.game.name, self.seed + seat + 1000 * len(self.table.record.steps)
        games = bots.simulations(level.name, game, s.seats)
        thought = self.several.think(game, s, seat, games, level.seconds, seed, level=level.name)
        return thought.choice

    def advise(self, seat: Seat, level: Level) -> bots.Thought:
        """What an adviser of that level would do; the same at the same step, if there is time."""
        think = self.thinker(level, level.seconds)
        return advice(think, level.name, self.table.game.name, self.table.state, seat)

    def thinker(self, level: Level, seconds: float = 0.0) -> Thinker:
        """Who looks at the decisions of the table; without *seconds* for as long as it takes."""

        def think(
            game: str, s: State, seat: Seat, simulations: int, *, between: tuple[Any, ...] = ()
        ) -> bots.Thought:
            seed = seed_at(len(self.table.record.steps), between)
            if thinks_much(level):
                return self.several.think(game, s, seat, simulations, seconds, seed, between)
            clock = time.monotonic if seconds else None
            mind, until = Search(bots.sense(game), seed), time.monotonic() + seconds
            return mind.think(s, seat, simulations, clock=clock, until=until, between=between)

        return think

    def end(self) -> None:
        """The processes end with the game or the review, however one leaves it."""
        self.several.end()
