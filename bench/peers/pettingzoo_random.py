"""PettingZoo's classic games at random, through its turn-by-turn (AEC) interface."""

# mypy: disable-error-code="import-not-found,import-untyped"
# The peer is installed in an environment of its own, unseen by the type checker.

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from pettingzoo.classic import (
    connect_four_v3,
    leduc_holdem_v4,
    texas_holdem_no_limit_v6,
    texas_holdem_v4,
    tictactoe_v3,
)

from bench.measure import Who, rate, serve
from bench.turns import LOOPS

GAMES: dict[str, Any] = {
    "tictactoe_v3": tictactoe_v3,
    "connect_four_v3": connect_four_v3,
    "leduc_holdem_v4": leduc_holdem_v4,
    "texas_holdem_v4": texas_holdem_v4,
    "texas_holdem_no_limit_v6": texas_holdem_no_limit_v6,
}


def main() -> None:
    who = Who("pettingzoo", version("pettingzoo"))
    serve(
        [
            rate(who, name, what, loop(module.env()))
            for name, module in GAMES.items()
            for what, loop in LOOPS.items()
        ]
    )


if __name__ == "__main__":
    main()
