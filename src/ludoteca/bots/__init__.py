"""Bots: players that see what their seat sees, and nothing more.

A bot never looks at the table itself but at a world re-dealt for its seat, which depends only on
what that seat knows: whatever it reads there that is not its seat's is its own imagination.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import options
from ludoteca.kernel.space import Source
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import TermsError

Policy = Callable[[Any, Seat, Source], Any]  # a re-dealt world, the seat, chance: a choice

NAMES = ("random", "greedy")


class Bot:
    """A policy at a seat, with chance of its own."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.rng = random.Random(seed)

    def choose(self, table: Table, seat: Seat) -> Any:
        """A whole choice for *seat*, which is awaited."""
        return self.choice(table.state, seat)

    def choice(self, s: State, seat: Seat) -> Any:
        """The same for a bare position, as simulations have it."""
        return self.policy(redeal(s, seat, self.rng), seat, self.rng)


def make(name: str, game: str, seed: int) -> Bot:
    """The bot of that name for that game; the same *seed* plays the same."""
    if name == "random":
        return Bot(at_random, seed)
    if name == "greedy":
        greedy: Policy = import_module(f"{__name__}.{game.replace('-', '_')}").greedy
        return Bot(greedy, seed)
    raise TermsError([Reason("-", "no-such-bot", {"name": name, "names": list(NAMES)})])


def at_random(world: State, seat: Seat, rng: Source) -> Any:
    """Any sensible choice."""
    return options(world, seat).pick(rng)
