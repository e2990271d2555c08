"""OpenSpiel's own information-set search in Python: how many decisions its play-outs make."""

# mypy: disable-error-code="import-not-found,import-untyped,misc"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.measure import Match, Who, rate, serve

SIMULATIONS = 50


class Counting(RandomRolloutEvaluator):
    """Its evaluator, which also counts the decisions of the play-outs."""

    made = 0

    def evaluate(self, state: Any) -> Any:
        working = state.clone()
        while not working.is_terminal():
            if working.is_chance_node():
                actions, weights = zip(*working.chance_outcomes(), strict=True)
                action = self._random_state.choice(actions, p=weights)
            elif legal := working.legal_actions():
                action = self._random_state.choice(legal)
                self.made += 1
            else:  # its hearts re-deals some worlds in which nobody has a card to play
                break
            working.apply_action(action)
        return numpy.array(working.returns())


def thinking(name: str) -> Match:
    """One decision in the middle of a random game, thought about."""
    game = pyspiel.load_game(name)

    def match(rng: random.Random, seed: int) -> int:
        chance = numpy.random.RandomState(seed)
        evaluator = Counting(1, chance)
        bot = ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=chance)
        state, decisions = game.new_initial_state(), 0
        until = 4 + rng.randrange(24)
        while decisions < until or state.is_chance_node() or len(state.legal_actions()) < 2:
            if state.is_terminal():
                return 0
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        bot.step(state)
        return evaluator.made

    return match


def main() -> None:
    who = Who("open_spiel", version("open_spiel"))
    serve([rate(who, "hearts", "Python ISMCTS play-outs", thinking("hearts"))])


if __name__ == "__main__":
    main()
