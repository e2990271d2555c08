"""``ludoteca lab campaign``: what a year is worth to bots of those levels."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.campaign import CAMPAIGN
from ludoteca.cli import levels as named
from ludoteca.cli.files import check_place, is_there, write
from ludoteca.cli.lab.needs import MOST_GAMES, TABLES, check_installed, workers_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import INTERRUPTED, SorryError
from ludoteca.cli.typed import number
from ludoteca.words import Words


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab campaign``."""
    say = words.say
    parser.add_argument(
        "--bots", metavar="A,B,…", default="apprentice,novice", help=say("args-lab-lecturers")
    )
    parser.add_argument("--games", metavar="N", default="10", help=say("args-lab-campaigns"))
    parser.add_argument("--out", metavar="FILE", help=say("args-lab-campaign-out"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Victory Points and victories by Lecturer."""
    from ludoteca.lab.campaigns import Year, play_all, table_of
    from ludoteca.lab.figures import interval
    from ludoteca.lab.numbers import between, decimal

    levels = named.several(words, args.bots)
    games = number("--games", args.games, MOST_GAMES, least=1)
    seed = number("--seed", args.seed)
    CAMPAIGN.check_seats(len(levels))
    out = None if args.out is None else Path(args.out)
    if out is not None:
        check_installed(TABLES)
        if is_there(out):
            raise SorryError("file-exists", file=args.out)
        check_place(out)
    years, status = list[Year](), 0
    try:
        for year in play_all(levels, range(seed, seed + games), workers_of(args)):
            years.append(year)
            screen.progress(words.say("ladder-played", played=len(years), games=games))
    except KeyboardInterrupt:
        status = INTERRUPTED
    screen.progress("")
    if status:
        screen.complain(words.say("lab-stopped", played=len(years), games=games))
    if not years:
        return status
    games = len(years)
    screen.say(words.say("lab-campaign", games=games, seed=str(seed)), "")
    for seat, level in enumerate(levels):
        won = sum([1 / y.places.count(1) for y in years if y.places[seat] == 1])
        low, high = interval(won, games)
        told = {
            "points": decimal(words, sum([y.halves[seat] for y in years]) / 2 / games),
            "rate": decimal(words, 100 * won / games),
            "ends": between(words, 100 * low, 100 * high),
        }
        bot = words.say(f"level-{level}")
        screen.say("  " + words.say("lab-campaign-line", number=seat + 1, bot=bot, **told))
    if out is not None:
        write(out, table_of(levels, years))
        screen.say("", words.say("lab-campaign-written", file=str(out)))
    return status
