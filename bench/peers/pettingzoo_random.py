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
from bench.turns import LOOPS, UNWRAPPED

LEDUC = "leduc_holdem_v4"
GAMES: dict[str, Any] = {
    "tictactoe_v3": tictactoe_v3,
    "connect_four_v3": connect_four_v3,
    "texas_holdem_v4": texas_holdem_v4,
    "texas_holdem_no_limit_v6": texas_holdem_no_limit_v6,
}


def main() -> None:
    """Leduc first, since ours are compared with it: as its users get it, and without wrappers."""
    who, leduc = Who("pettingzoo", version("pettingzoo")), leduc_holdem_v4
    made = [(LEDUC, "", leduc.env), (LEDUC, f", {UNWRAPPED}", leduc.raw_env)]
    made += [(name, "", module.env) for name, module in GAMES.items()]
    serve(
        [
            rate(who, name, f"{what}{how}", loop(make()))
            for name, how, make in made
            for what, loop in LOOPS.items()
        ]
    )


if __name__ == "__main__":
    main()
