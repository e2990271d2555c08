"""A small policy learns a game from a bot, and plays a hundred games at once.

python examples/learn_batch.py [GAME]
"""

from __future__ import annotations

import sys

import numpy as np

from examples.learner import arguments, taught
from ludoteca.adapters.batch import Batch


def main(game: str, games: int, trials: int) -> float:
    """The share of the trials that the policy wins: in each row, its first game counts."""
    policy, batch, rng = taught(game, games), Batch(game, trials, seats=2), np.random.default_rng(1)
    look, rows = batch.reset(seed=1), np.arange(trials)
    mine, result = rows % 2, np.zeros(trials)
    while not result.all():
        learned = policy.chances(look.observations, look.masks).argmax(axis=1)
        anything = (rng.random(look.masks.shape) * look.masks).argmax(axis=1)
        look = batch.step(np.where(look.seats == mine, learned, anything))
        new = (look.ended | look.cut) & (result == 0)
        result[new] = np.where(look.rewards[rows, mine] > 0, 1, -1)[new]
    won = int((result > 0).sum())
    print(f"won {won} of {trials} games against a random seat")
    return won / trials


if __name__ == "__main__":
    main(*arguments(sys.argv[1:]))
