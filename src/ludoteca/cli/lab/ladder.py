"""``ludoteca lab ladder``: how the levels of the bots stand."""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca import bots
from ludoteca.cli import levels as named
from ludoteca.cli.files import check_place
from ludoteca.cli.lab.needs import MOST_GAMES, check_installed, workers_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import INTERRUPTED, SorryError
from ludoteca.cli.typed import number, options_of, preset_of
from ludoteca.games import game as game_of
from ludoteca.words import Words

NEEDED = ("openskill", "matplotlib")
SURE = 1.96  # standard deviations to each side, for 95 of 100


def register(ladder: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab ladder``."""
    say = words.say
    ladder.add_argument("game", help=say("args-game"))
    levels = say("args-levels", names=named.listed(words))
    ladder.add_argument("--levels", metavar="A,B,…", help=levels)
    ladder.add_argument("--seats", metavar="N", default="2", help=say("args-ladder-seats"))
    ladder.add_argument("--games", metavar="N", default="100", help=say("args-ladder-games"))
    ladder.add_argument("--neighbours", action="store_true", help=say("args-neighbours"))
    ladder.add_argument("--plot", metavar="FILE", help=say("args-plot"))
    ladder.add_argument("--keep", metavar="FILE", help=say("args-keep"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Play the round robin and tell how it went."""
    check_installed(NEEDED)
    seats, seed = number("--seats", args.seats), number("--seed", args.seed)
    games = number("--games", args.games, MOST_GAMES, least=1)
    from ludoteca.lab import ladder as laddering
    from ludoteca.lab.kept_matches import play_on
    from ludoteca.lab.matches import play_all
    from ludoteca.lab.numbers import decimal

    game = game_of(args.game)
    options = preset_of(game, args.preset) | options_of(game, args.option)
    game.check_seats(seats)
    if seats < 2:
        raise SorryError("ladder-alone")
    game.agree(args.edition, options, seats=seats)  # refused at once, not after an hour
    levels = _levels(words, args.levels)
    plot = None if args.plot is None else Path(args.plot)
    if plot is not None and plot.suffix.lower() not in (".svg", ".png", ".pdf"):
        raise SorryError("plot-ending", file=args.plot)
    if plot is not None:
        check_place(plot)
    keep = None if args.keep is None else Path(args.keep)
    if keep is not None:
        check_place(keep)
        if plot is not None and plot.resolve() == keep.resolve():
            raise SorryError("plot-over-games", file=args.plot)
    matches = laddering.pairings(
        args.game, levels, seats, games, seed, args.edition, options, args.neighbours
    )
    workers, outcomes, status = workers_of(args), [], 0
    try:
        for outcome in play_on(keep, matches, workers) if keep else play_all(matches, workers):
            outcomes.append(outcome)
            screen.progress(words.say("ladder-played", played=len(outcomes), games=len(matches)))
    except KeyboardInterrupt:
        status = INTERRUPTED
    screen.progress("")
    if status:
        stopped = "ladder-interrupted-kept" if keep else "ladder-interrupted"
        told = {"played": len(outcomes), "games": len(matches), "file": str(keep)}
        screen.complain(words.say(stopped, **told))
    if not outcomes:
        return status
    rated = laddering.ratings(outcomes, levels)
    rungs = laddering.rungs(outcomes, levels)
    called = Words(words.language, args.game).say(f"title-{args.game}")
    title = words.say("ladder-title", game=called, seats=seats, games=len(outcomes), seed=seed)
    names = {level: words.say(f"level-{level}") for level in levels}
    formula = f"μ ± {decimal(words, SURE, 2)} σ"
    screen.say(title, "", words.say("ladder-ratings", formula=formula))
    for rating in rated:
        bar = "█" * max(0, round(rating.skill))
        skill, doubt = [decimal(words, x) for x in (rating.skill, SURE * rating.doubt)]
        screen.say(f"  {names[rating.level]:12} {skill:>6} ± {doubt:>4}  {bar}")
    screen.say("")
    for rung in rungs:
        low, high = rung.bounds
        pair = {"level": names[rung.level], "against": names[rung.against], "games": rung.games}
        rates = {
            "rate": decimal(words, 100 * rung.rate),
            "low": decimal(words, 100 * low),
            "high": decimal(words, 100 * high),
            "fair": decimal(words, 100 * rung.fair, 0),
        }
        screen.say("  " + words.say("ladder-rung", **pair, **rates))
    if plot is not None:
        from ludoteca.lab.plots import draw_ladder

        draw_ladder(plot, title, names, rated, rungs, words.say("ladder-axis"), formula)
        screen.say("", words.say("plot-written", file=str(plot)))
    return status


def _levels(words: Words, typed: str | None) -> list[str]:
    """Those that are named, from the weakest; otherwise all."""
    asked = bots.NAMES if typed is None else typed.split(",")
    levels = [named.found(words, name).name for name in asked if name.strip()]
    if len({*levels}) < 2 or len({*levels}) != len(levels):
        raise SorryError("ladder-levels", names=named.listed(words))
    return sorted(levels, key=bots.NAMES.index)
