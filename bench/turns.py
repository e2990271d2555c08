"""Two loops over an environment of PettingZoo's turn-by-turn (AEC) kind, ours or theirs."""

from __future__ import annotations

import random
from typing import Any

from bench.measure import Match

LEAN = "AEC environment"
DOCUMENTED = "AEC environment, documented loop"
UNWRAPPED = "without wrappers"  # of PettingZoo's own games, which wrap theirs in three


def lean(env: Any) -> Match:
    """No more than a game needs.

    Seeded once: a seed at each reset would build PettingZoo's card games again.
    """
    env.reset(seed=1)

    def match(rng: random.Random, _seed: int) -> int:
        rnd, decisions = rng.random, 0
        env.reset()
        while True:
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(rnd() * len(actions))]))
            decisions += 1

    return match


def documented(env: Any) -> Match:
    """As PettingZoo's documentation plays its card games: each agent is told the end in its turn.

    The space itself chooses among what the mask allows.
    """
    env.reset(seed=1)

    def match(_rng: random.Random, _seed: int) -> int:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return match


LOOPS = {LEAN: lean, DOCUMENTED: documented}
