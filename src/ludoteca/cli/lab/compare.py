"""``ludoteca lab compare``: two runs side by side."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.cli.lab.needs import TABLES, check_installed
from ludoteca.cli.lab.writing import write
from ludoteca.cli.screen import Screen
from ludoteca.words import Words


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab compare``."""
    parser.add_argument("first", metavar="A", help=words.say("args-lab-folder"))
    parser.add_argument("second", metavar="B", help=words.say("args-lab-second"))
    parser.add_argument("--out", metavar="NAME", help=words.say("args-lab-compare-out"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Written beside the second run, unless another name is given."""
    check_installed(TABLES)
    from ludoteca.lab.comparing import compare
    from ludoteca.lab.reporting import words_for
    from ludoteca.lab.shelf import Run

    first, second = Run(Path(args.first)), Run(Path(args.second))
    spoken = words_for(words.language, second.plan)
    beside = second.folder / f"compared-with-{first.folder.name}"
    write(screen, words, compare(first, second, spoken), Path(args.out) if args.out else beside)
    return 0
