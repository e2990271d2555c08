"""What the numbers mean: `python -m ludoteca.adapters GAME [ACTION]`; without one, all of them."""

from __future__ import annotations

import argparse
import sys

from ludoteca.adapters.codec import codec
from ludoteca.adapters.pages import page
from ludoteca.games import NAMES


def main(typed: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludoteca.adapters", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("action", type=int, nargs="?", help="a number of its list of actions")
    asked = parser.parse_args(typed)
    if asked.action is None:
        print(page(asked.game), end="")
        return 0
    try:
        print(codec(asked.game).actions.meaning(asked.action))
    except IndexError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
