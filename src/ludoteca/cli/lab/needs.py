"""What the commands of the lab share: what must be installed, how many processes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib.util import find_spec

from ludoteca.cli.sorry import SorryError
from ludoteca.cli.typed import number

MOST_GAMES = 10_000_000
MOST_WORKERS = 1024
INSTALL = "pip install 'ludoteca[lab]'"
TABLES = ("polars", "numpy")  # for runs and their reports


def check_installed(needed: Sequence[str]) -> None:
    """Said at once, and not after an hour."""
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        raise SorryError("lab-missing", names=", ".join(missing), command=INSTALL)


def workers_of(args: argparse.Namespace) -> int:
    """As many as were asked for, or one for each core."""
    from ludoteca.bots.several import cores

    return number("--workers", args.workers, MOST_WORKERS) or cores()
