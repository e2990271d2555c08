"""A small policy learns a game from a bot, and plays against novices in Gymnasium.

python examples/learn_gymnasium.py [GAME]
"""

from __future__ import annotations

import sys

import gymnasium

from examples.learner import arguments, taught
from ludoteca.adapters.gymnasium import environment_id


def main(game: str, games: int, trials: int) -> float:
    """The share of the trials that the policy wins."""
    policy, won = taught(game, games), 0
    environment = gymnasium.make(environment_id(game), seats=2, others="novice")
    for trial in range(trials):
        observation, _ = environment.reset(seed=trial)
        over, reward = False, 0.0
        while not over:
            action = policy.choose(observation["observation"], observation["action_mask"])
            observation, gained, terminated, truncated, _ = environment.step(action)
            over, reward = terminated or truncated, float(gained)
        won += reward > 0
    print(f"won {won} of {trials} games against a novice")
    return won / trials


if __name__ == "__main__":
    main(*arguments(sys.argv[1:]))
