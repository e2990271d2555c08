"""A small policy learns a game from a bot, and plays a random seat in PettingZoo.

python examples/learn_pettingzoo.py [GAME]
"""

from __future__ import annotations

import sys

import numpy as np

from examples.learner import arguments, at_random, taught
from ludoteca.adapters.pettingzoo import env


def main(game: str, games: int, trials: int) -> float:
    """The share of the trials that the policy wins."""
    policy, environment, rng = taught(game, games), env(game, seats=2), np.random.default_rng(1)
    won = 0
    for trial in range(trials):
        environment.reset(seed=trial)
        mine = f"seat_{trial % 2}"
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                won += environment.rewards[mine] > 0
                break
            mask = observation["action_mask"]
            if agent == mine:
                environment.step(policy.choose(observation["observation"], mask))
            else:
                environment.step(at_random(mask, rng))
    print(f"won {won} of {trials} games against a random seat")
    return won / trials


if __name__ == "__main__":
    main(*arguments(sys.argv[1:]))
