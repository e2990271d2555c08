"""``ludoteca lab``: figures from many games."""

from __future__ import annotations

import argparse
from typing import Any

from ludoteca.cli.lab import campaign, compare, ladder, play_out, replay, report, running
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import FAILED, SorryError
from ludoteca.lab.trouble import LabError
from ludoteca.words import Words

DEEDS: dict[str, Any] = {
    "run": running,
    "report": report,
    "compare": compare,
    "replay": replay,
    "play-out": play_out,
    "ladder": ladder,
    "campaign": campaign,
}
PLAYING = ("run", "ladder")  # these begin games, so they have terms
WORKING = ("run", "ladder", "play-out", "campaign")  # and these use many processes


def register(commands: Any, words: Words, spoken: Any) -> list[argparse.ArgumentParser]:
    """What can be typed after ``ludoteca lab``."""
    say = words.say
    about = say("args-lab")
    lab = commands.add_parser("lab", help=about, description=about)
    deeds = lab.add_subparsers(
        dest="deed",
        metavar="|".join(DEEDS),
        title=say("args-commands"),
        parser_class=spoken,
        required=True,
    )
    made = []
    for name, module in DEEDS.items():
        about = say(f"args-lab-{name}")
        parser = deeds.add_parser(name, help=about, description=about)
        module.register(parser, words)
        if name in PLAYING:
            parser.add_argument("--edition", metavar="E", help=say("args-edition"))
            option = parser.add_argument("--option", metavar="K=V", action="append", default=[])
            option.help = say("args-option")
            parser.add_argument("--preset", metavar="P", help=say("args-preset"))
        if name in WORKING:
            parser.add_argument("--seed", metavar="N", default="0", help=say("args-seed"))
            parser.add_argument("--workers", metavar="K", default="0", help=say("args-workers"))
        made.append(parser)
    return [lab, *made]


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Do it; what the lab finds wrong is said in the chosen language."""
    try:
        done: int = DEEDS[args.deed].run(screen, words, args)
    except LabError as error:
        screen.progress("")
        raise SorryError(error.key, FAILED, **error.told) from None
    return done
