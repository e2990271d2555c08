"""Our games through the research interfaces, in the loops that their users write."""

from __future__ import annotations

import random

import numpy as np

from bench.measure import Match, Row, Task, Who, rate
from ludoteca.adapters.batch import Batch
from ludoteca.adapters.pettingzoo import env

MANY = 256  # games in a batch
CALLS = 20  # of a batch between two looks at the clock


def turn_by_turn(name: str, seats: int) -> Match:
    """The loop in which PettingZoo's own games are measured."""
    environment = env(name, seats)
    environment.reset(seed=1)

    def match(rng: random.Random, _seed: int) -> int:
        rnd, decisions = rng.random, 0
        environment.reset()
        while True:
            observation, _reward, terminated, truncated, _info = environment.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            environment.step(int(actions[int(rnd() * len(actions))]))
            decisions += 1

    return match


def in_batches(name: str, seats: int) -> Match:
    """One call for all games, and the random choice in arrays too."""
    batch, chance = Batch(name, MANY, seats), np.random.default_rng(1)
    look = batch.reset(seed=1)

    def match(_rng: random.Random, _seed: int) -> int:
        nonlocal look
        for _ in range(CALLS):
            drawn = chance.random(look.masks.shape, np.float32)
            look = batch.step((drawn * look.masks).argmax(axis=1))
        return CALLS * MANY

    return match


def tasks(who: Who, name: str, seats: int) -> list[Task]:
    return [
        rate(who, name, "AEC environment", turn_by_turn(name, seats)),
        _without_games(rate(who, name, "batch", in_batches(name, seats))),
    ]


def _without_games(task: Task) -> Task:
    """A batch begins and ends games all the time: only its decisions are counted."""

    def counted(seconds: float) -> list[Row]:
        rows = task(seconds)
        for row in rows:
            del row["games_per_s"], row["decisions_per_game"]
        return rows

    return counted
