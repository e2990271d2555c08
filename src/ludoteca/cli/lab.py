"""``ludoteca lab``: figures from many games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ludoteca import bots
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import SorryError
from ludoteca.games import game as game_of
from ludoteca.kernel.terms import Value
from ludoteca.words import Words

MOST_GAMES = 1_000_000
NEEDED = ("openskill", "matplotlib")
INSTALL = "pip install 'ludoteca[lab]'"


def register(commands: Any, words: Words, spoken: Any) -> list[argparse.ArgumentParser]:
    """What can be typed after ``ludoteca lab``."""
    say = words.say
    about = say("args-lab")
    lab = commands.add_parser("lab", help=about, description=about)
    deeds = lab.add_subparsers(
        dest="deed",
        metavar="ladder",
        title=say("args-commands"),
        parser_class=spoken,
        required=True,
    )
    about = say("args-ladder")
    ladder = deeds.add_parser("ladder", help=about, description=about)
    ladder.add_argument("game", help=say("args-game"))
    ladder.add_argument("--levels", metavar="A,B,…", help=say("args-levels"))
    ladder.add_argument("--seats", metavar="N", default="2", help=say("args-ladder-seats"))
    ladder.add_argument("--games", metavar="N", default="100", help=say("args-ladder-games"))
    ladder.add_argument("--neighbours", action="store_true", help=say("args-neighbours"))
    ladder.add_argument("--seed", metavar="N", default="0", help=say("args-seed"))
    ladder.add_argument("--edition", metavar="E", help=say("args-edition"))
    ladder.add_argument(
        "--option", metavar="K=V", action="append", default=[], help=say("args-option")
    )
    ladder.add_argument("--workers", metavar="K", default="0", help=say("args-workers"))
    ladder.add_argument("--plot", metavar="FILE", help=say("args-plot"))
    return [lab, ladder]


def ladder(
    screen: Screen,
    words: Words,
    args: argparse.Namespace,
    options: dict[str, Value],
    *,
    seats: int,
    games: int,
    seed: int,
    workers: int,
) -> int:
    """Play the round robin and tell how it went."""
    _check_installed()
    from ludoteca.bots.several import cores
    from ludoteca.lab import ladder as laddering
    from ludoteca.lab.matches import play_all

    game = game_of(args.game)
    game.check_seats(seats)
    if seats < 2:
        raise SorryError("ladder-alone")
    game.agree(args.edition, options, seats=seats)  # refused at once, not after an hour
    levels = [name.strip() for name in args.levels.split(",")] if args.levels else list(bots.NAMES)
    levels = [bots.found(name).name for name in levels]
    if len({*levels}) < 2 or len({*levels}) != len(levels):
        raise SorryError("ladder-levels", names=", ".join(bots.NAMES))
    if not 1 <= games <= MOST_GAMES:
        raise SorryError("not-a-number", option="--games", text=str(games), most=str(MOST_GAMES))
    plot = None if args.plot is None else Path(args.plot)
    if plot is not None and plot.suffix not in (".svg", ".png", ".pdf"):
        raise SorryError("plot-ending", file=args.plot)
    matches = laddering.pairings(
        args.game, levels, seats, games, seed, args.edition, options, args.neighbours
    )
    outcomes = []
    for outcome in play_all(matches, workers or cores()):
        outcomes.append(outcome)
        screen.progress(words.say("ladder-played", played=len(outcomes), games=len(matches)))
    screen.progress("")
    rated = laddering.ratings(outcomes, levels)
    rungs = laddering.rungs(outcomes, levels)
    title = words.say("ladder-title", game=args.game, seats=seats, games=len(matches), seed=seed)
    screen.say(title, "")
    for rating in rated:
        bar = "█" * max(0, round(rating.skill))
        screen.say(f"  {rating.level:12} {rating.skill:6.1f} ± {1.96 * rating.doubt:4.1f}  {bar}")
    screen.say("")
    for rung in rungs:
        low, high = rung.bounds
        told = {"level": rung.level, "against": rung.against, "games": rung.games}
        rates = {
            "rate": f"{100 * rung.rate:.1f}",
            "low": f"{100 * low:.1f}",
            "high": f"{100 * high:.1f}",
            "fair": f"{100 * rung.fair:.0f}",
        }
        screen.say("  " + words.say("ladder-rung", **told, **rates))
    if plot is not None:
        from ludoteca.lab.plots import draw_ladder

        draw_ladder(plot, title, rated, rungs, words.say("ladder-axis"))
        screen.say("", words.say("plot-written", file=str(plot)))
    return 0


def _check_installed() -> None:
    from importlib.util import find_spec

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise SorryError(
            "lab-missing", names=", ".join(missing), command="pip install 'ludoteca[lab]'"
        )
