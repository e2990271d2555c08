"""``ludoteca lab replay``: a game of a run, from its row to a saved game."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli import files
from ludoteca.cli.commands import to_type
from ludoteca.cli.lab.needs import TABLES, check_installed
from ludoteca.cli.screen import Screen
from ludoteca.cli.typed import number
from ludoteca.kernel.record import to_json
from ludoteca.words import Words


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab replay``."""
    parser.add_argument("folder", metavar="DIR", help=words.say("args-lab-folder"))
    parser.add_argument("number", metavar="N", help=words.say("args-lab-number"))
    parser.add_argument("--out", metavar="FILE", required=True, help=words.say("args-lab-record"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Played once more; it must end as the row says."""
    check_installed(TABLES)
    from ludoteca.lab.again import record_of
    from ludoteca.lab.shelf import Run

    at = number("N", args.number)
    record = record_of(Run(Path(args.folder)), at)
    files.write_new(args.out, to_json(record))
    command = to_type("replay", args.out)
    screen.say(words.say("lab-replayed", number=at, steps=len(record.steps), command=command))
    return 0
