"""A small policy learns a game from a bot, and plays OpenSpiel's own random bot.

python examples/learn_open_spiel.py [GAME]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.bots.uniform_random import UniformRandomBot

from examples.learner import Policy, arguments, taught
from ludoteca.adapters.open_spiel import short_name


class Learned(pyspiel.Bot):  # type: ignore[misc]  # pyspiel is untyped
    """The policy as a bot of OpenSpiel."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.policy = policy

    def step(self, state: Any) -> int:
        observation = np.array(state.observation_tensor(), np.float32)
        return self.policy.choose(observation, np.array(state.legal_actions_mask()))


def main(game: str, games: int, trials: int) -> float:
    """The share of the trials that the policy wins."""
    policy, won, rng = taught(game, games), 0, np.random.RandomState(1)
    loaded = pyspiel.load_game(f"{short_name(game)}(players=2)")
    for trial in range(trials):
        mine = trial % 2
        bots = {mine: Learned(policy), 1 - mine: UniformRandomBot(1 - mine, rng)}
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randint(len(state.chance_outcomes())))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()[mine] > 0
    print(f"won {won} of {trials} games against OpenSpiel's random bot")
    return won / trials


if __name__ == "__main__":
    main(*arguments(sys.argv[1:]))
