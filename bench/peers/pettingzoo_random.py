"""PettingZoo's classic games at random, through its turn-by-turn (AEC) interface."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

from pettingzoo.classic import (
    connect_four_v3,
    leduc_holdem_v4,
    texas_holdem_no_limit_v6,
    texas_holdem_v4,
    tictactoe_v3,
)

from bench.measure import Match, Who, rate, serve

GAMES: dict[str, Any] = {
    "tictactoe_v3": tictactoe_v3,
    "connect_four_v3": connect_four_v3,
    "leduc_holdem_v4": leduc_holdem_v4,
    "texas_holdem_v4": texas_holdem_v4,
    "texas_holdem_no_limit_v6": texas_holdem_no_limit_v6,
}


def match_of(env: Any) -> Match:
    """Seeded once: a seed at each reset would build the card games' environment again."""
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


def main() -> None:
    who = Who("pettingzoo", version("pettingzoo"))
    serve(
        [
            rate(who, name, "AEC environment", match_of(module.env()))
            for name, module in GAMES.items()
        ]
    )


if __name__ == "__main__":
    main()
