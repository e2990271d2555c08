"""``ludoteca lab run``: many games, kept as Parquet."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.cli import files, levels
from ludoteca.cli.commands import to_type
from ludoteca.cli.lab.needs import MOST_GAMES, TABLES, check_installed, workers_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import INTERRUPTED, SorryError
from ludoteca.cli.typed import BIGGEST, number, options_of, preset_of
from ludoteca.games import game as game_of
from ludoteca.kernel.game import Game
from ludoteca.kernel.terms import Value
from ludoteca.words import Words

if TYPE_CHECKING:
    from ludoteca.lab.plan import Plan
    from ludoteca.lab.running import Progress

WIDTH = 24  # of the bar


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab run``."""
    say = words.say
    parser.add_argument("game", help=say("args-game"))
    parser.add_argument("--bots", metavar="A,B,…", default="apprentice", help=say("args-lab-bots"))
    parser.add_argument("--seats", metavar="N", help=say("args-lab-seats"))
    parser.add_argument("--games", metavar="N", default="1000", help=say("args-lab-games"))
    parser.add_argument("--out", metavar="DIR", required=True, help=say("args-lab-out"))
    parser.add_argument("--content", metavar="FILE", help=say("args-pack"))
    parser.add_argument(
        "--vary", metavar="K[=V,V]", action="append", default=[], help=say("args-lab-vary")
    )
    parser.add_argument("--keep-seats", action="store_true", help=say("args-lab-keep-seats"))
    parser.add_argument("--decisions", action="store_true", help=say("args-lab-decisions"))
    parser.add_argument("--on", metavar="ray://…", help=say("args-lab-on"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Play; Ctrl-C, and what has been played is kept."""
    check_installed(TABLES)
    from ludoteca.lab import running
    from ludoteca.lab.cluster import over_ray

    workers = workers_of(args)
    plan = _plan(words, args)
    cluster = number("--workers", args.workers)
    by = over_ray(args.on, cluster) if args.on else running.over_processes(workers)
    folder = Path(args.out)
    plan = running.prepare(folder, plan)
    told: list[Progress] = []

    def tell(progress: Progress) -> None:
        told.append(progress)
        screen.progress(progress_said(words, progress))

    def mended(file: str) -> None:
        screen.complain(words.say("lab-played-again", file=file))

    try:
        done = running.run(folder, plan, by, tell, mended)
    except KeyboardInterrupt:
        screen.progress("")
        played = told[-1].played if told else 0
        screen.complain(words.say("lab-interrupted", played=played, games=plan.games))
        return INTERRUPTED
    screen.progress("")
    screen.say(words.say("lab-done", games=done.played, folder=str(folder)))
    screen.say("  " + words.say("lab-then-report", command=to_type("lab", "report", str(folder))))
    again = to_type("lab", "replay", str(folder), "0", "--out", "game.json")
    screen.say("  " + words.say("lab-then-replay", command=again))
    return 0


def _plan(words: Words, args: argparse.Namespace) -> Plan:
    from ludoteca.lab.plan import planned

    game = game_of(args.game)
    players = levels.several(words, args.bots)
    if args.seats is not None:
        seats = number("--seats", args.seats)
        game.check_seats(seats)
        players = players * seats if len(players) == 1 else players
        if len(players) != seats:
            raise SorryError("lab-seats-differ", bots=len(players), seats=seats)
    elif len(players) == 1 and 2 in game.seats:
        players *= 2
    games = number("--games", args.games, MOST_GAMES, least=1)
    options, vary = options_of(game, args.option), _varied(game, args.vary)
    if twice := [name for name in options if name in vary]:
        raise SorryError("args-option-twice", option=twice[0])
    return planned(
        args.game,
        players,
        games,
        number("--seed", args.seed, BIGGEST - games),
        args.edition,
        preset_of(game, args.preset) | options,
        None if args.content is None else _pack(args),
        rotate=not args.keep_seats,
        decisions=args.decisions,
        vary=vary,
    )


def _varied(game: Game[Any], typed: Sequence[str]) -> dict[str, tuple[Value, ...]]:
    """Options that change from game to game: all their values, or those that are named."""
    known, found = {option.name: option for option in game.options}, {}
    for text in typed:
        name, _, values = [part.strip() for part in text.partition("=")]
        if name not in known:
            game.agree(options={name: values})  # refused, with the names that there are
        named = [known[name].parse(value) for value in values.split(",")] if values else []
        found[name] = tuple(dict.fromkeys(named)) or known[name].values
        if len(found[name]) < 2:
            raise SorryError("lab-vary-one", option=name)
    return found


def _pack(args: argparse.Namespace) -> str:
    text = files.read_text(args.content)
    game_of(args.game).content(text, args.content)  # what is wrong in it is told with its name
    return text


def progress_said(words: Words, progress: Progress) -> str:
    """A bar, how many, how fast, how long it will take."""
    from ludoteca.lab.numbers import decimal

    full = round(WIDTH * progress.played / progress.games)
    bar = "█" * full + "░" * (WIDTH - full)
    told = words.say(
        "lab-progress",
        played=decimal(words, progress.played, 0),
        games=decimal(words, progress.games, 0),
    )
    if progress.left is None:
        return f"{bar} {told}"
    minutes, seconds = divmod(round(progress.left), 60)
    hours, minutes = divmod(minutes, 60)
    left = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    rate = decimal(words, progress.rate)
    return f"{bar} {told} · {words.say('lab-rate', rate=rate, left=left)}"
