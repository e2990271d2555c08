"""Our games through the research interfaces, in the loops that their users write."""

from __future__ import annotations

import random
import time

import numpy as np

from bench.measure import Match, Row, Task, Who, rate
from bench.targets import BATCH, OBSERVED, TOGETHER
from bench.turns import LOOPS
from ludoteca.adapters import Setting
from ludoteca.adapters.batch import Batch
from ludoteca.adapters.pettingzoo import env

MANY = 256  # games in a batch
CALLS = 20  # of a batch between two looks at the clock


def observed(name: str, seats: int) -> Match:
    """As RLCard's users step its games: an observation and a list of what is legal at each step."""
    setting = Setting(name, seats)

    def match(rng: random.Random, seed: int) -> int:
        rnd, decisions = rng.random, 0
        playing = setting.begin(seed)
        while playing.awaited:
            seat = playing.awaited[0]
            playing.observe(seat)
            actions = playing.legal(seat)
            playing.step(seat, actions[int(rnd() * len(actions))])
            decisions += 1
        return decisions

    return match


def in_batches(name: str, seats: int, workers: int = 1) -> Match:
    """One call for all games, and the random choice in arrays too."""
    batch = Batch(name, MANY, seats, workers=workers, copy=False)
    chance, look = np.random.default_rng(1), batch.reset(seed=1)

    def match(_rng: random.Random, _seed: int) -> int:
        nonlocal look
        for _ in range(CALLS):
            look = batch.step(look.at_random(chance))
        return CALLS * MANY

    return match


def tasks(who: Who, name: str, seats: int, together: bool = False) -> list[Task]:
    """For each way of stepping a game one; *together*, processes too, which need two cores."""
    found = [
        *[rate(who, name, what, loop(env(name, seats))) for what, loop in LOOPS.items()],
        rate(who, name, OBSERVED, observed(name, seats)),
        _without_games(rate(who, name, BATCH, in_batches(name, seats))),
    ]
    if together:
        played = in_batches(name, seats, workers=2)
        found.append(_without_games(rate(who, name, TOGETHER, played, time.perf_counter)))
    return found


def _without_games(task: Task) -> Task:
    """A batch begins and ends games all the time: only its decisions are counted."""

    def counted(seconds: float) -> list[Row]:
        rows = task(seconds)
        for row in rows:
            del row["games_per_s"], row["decisions_per_game"]
        return rows

    return counted
