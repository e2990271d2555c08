"""``ludoteca lab report``: what the games of a run show."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli.lab.needs import TABLES, check_installed
from ludoteca.cli.lab.writing import write
from ludoteca.cli.screen import Screen
from ludoteca.words import Words


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab report``."""
    parser.add_argument("folder", metavar="DIR", help=words.say("args-lab-folder"))
    parser.add_argument("--out", metavar="NAME", help=words.say("args-lab-report-out"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Written into the folder of the run, unless another name is given."""
    check_installed(TABLES)
    from ludoteca.lab.reporting import report, words_for
    from ludoteca.lab.shelf import Run

    found = Run(Path(args.folder))
    spoken = words_for(words.language, found.plan)
    stem = found.folder / "report" if args.out is None else Path(args.out)
    write(screen, words, report(found, spoken), stem)
    return 0
