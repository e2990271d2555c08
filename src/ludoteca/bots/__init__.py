"""Bots: players that see what their seat sees, and nothing more.

A bot never looks at the table itself but at worlds re-dealt for its seat, which depend only on
what that seat knows: whatever it reads there that is not its seat's is its own imagination.

>>> import ludoteca
>>> from ludoteca import bots
>>> table = ludoteca.new("king-of-con", seats=2, seed=7)
>>> adept = bots.make("adept", "king-of-con", seed=1)
>>> events = table.choose(0, adept.choose(table, 0))
>>> thought = adept.think(table.state, 1)
>>> thought.simulations, thought.of(thought.choice).visits > 0
(40, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ludoteca.bots.levels import LEVELS, MASTER, NOVICE, Level, level
from ludoteca.bots.search import Search, Sense, Thought
from ludoteca.bots.search.sense import Policy, at_random
from ludoteca.games import game as game_of
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import numbered_anew, redeal
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import TermsError

__all__ = [
    "NAMES",
    "Bot",
    "Policy",
    "Searcher",
    "Thought",
    "at_random",
    "found",
    "level",
    "make",
    "sense",
    "simulations",
]

NAMES = tuple(LEVELS)
Clock = Callable[[], float]


class Bot:
    """A policy at a seat, with chance of its own."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = random.Random(seed)
        self.game: str | None = None  # the only one that it knows, unless it knows none

    def choose(self, table: Table, seat: Seat) -> Any:
        """A whole choice for *seat*, which is awaited; else it says why there is none."""
        if self.game not in (None, table.game.name):
            args = {"game": self.game, "other": table.game.name}
            raise TermsError([Reason("-", "bot-of-other-game", args)])
        table.kind(seat)  # refuses whoever is not awaited
        return self.choice(table.state, seat)

    def choice(self, s: State, seat: Seat) -> Any:
        """The same for a bare position, as simulations have it."""
        return self.think(s, seat).choice

    def think(self, s: State, seat: Seat, clock: Clock | None = None) -> Thought:
        """The choice, with what led to it; by a *clock* it keeps to the time of its level."""
        world = redeal(numbered_anew(s, seat), seat, self.rng)
        return Thought(self.policy(world, seat, self.rng))


class Searcher(Bot):
    """A bot that imagines how the game may go on before it chooses."""

    def __init__(self, sense: Sense, seed: int, level: Level) -> None:
        super().__init__(sense.policy, seed)
        self.search = Search(sense, seed)
        self.level = level

    def think(self, s: State, seat: Seat, clock: Clock | None = None) -> Thought:
        games = imagined(self.level, self.search.sense, s.seats)
        until = clock() + self.level.seconds if clock else 0.0
        return self.search.think(s, seat, games, clock=clock, until=until)


def make(name: str, game: str, seed: int) -> Bot:
    """The bot of that level for that game; the same *seed* plays the same."""
    wanted = found(name)
    knack = sense(game, name)
    if wanted.simulations:
        bot: Bot = Searcher(knack, seed, wanted)
    else:
        bot = Bot(at_random if wanted is NOVICE else knack.policy, seed)
    bot.game = None if wanted is NOVICE else game
    return bot


def simulations(name: str, game: str, seats: int, advising: bool = False) -> int:
    """How many games a bot of that level imagines for a decision of that game.

    An opponent may think less than its level could, to lie between its neighbours; who advises
    does not.
    """
    game_of(game).check_seats(seats)
    return imagined(found(name), sense(game), seats, advising)


def imagined(level: Level, sense: Sense, seats: int, advising: bool = False) -> int:
    """With more players luck is larger, and more games tell it from skill; up to a limit.

    Unless the game knows better (`Sense.budgets`).
    """
    if level.name in sense.budgets and not advising:
        return sense.budgets[level.name][seats - 1]
    most = max(level.simulations, level.most)
    return min(sense.games(level.simulations, seats), most)


def found(name: str) -> Level:
    """The level of that name."""
    wanted = level(name)
    if wanted is None:
        raise TermsError([Reason("-", "no-such-bot", {"name": name, "names": list(NAMES)})])
    return wanted


def sense(game: str, level: str = MASTER.name) -> Sense:
    """What bots of that level know of playing that game; those who advise know what Masters do."""
    rules = game_of(game)
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    made: Sense = module.sense(rules)
    return made if found(level) is MASTER else made.first_sight
