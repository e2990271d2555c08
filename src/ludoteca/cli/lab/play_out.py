"""``ludoteca lab play-out``: what is this position worth?"""

from __future__ import annotations

import argparse
from typing import Any

import ludoteca
from ludoteca.cli import files, levels
from ludoteca.cli.lab.needs import MOST_GAMES, workers_of
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import INTERRUPTED, SorryError
from ludoteca.cli.typed import number
from ludoteca.kernel.record import Setting
from ludoteca.words import Words


def register(parser: argparse.ArgumentParser, words: Words) -> None:
    """What can be typed after ``ludoteca lab play-out``."""
    say = words.say
    parser.add_argument("file", metavar="POSITION", help=say("args-lab-position"))
    parser.add_argument("--step", metavar="N", help=say("args-lab-step"))
    parser.add_argument("--seat", metavar="S", help=say("args-lab-eyes"))
    parser.add_argument("--bots", metavar="A,B,…", default="apprentice", help=say("args-lab-bots"))
    parser.add_argument("--games", metavar="N", default="200", help=say("args-lab-games"))


def run(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """Chances and scores by seat, with their intervals."""
    from ludoteca.lab.figures import interval
    from ludoteca.lab.numbers import between, decimal
    from ludoteca.lab.playing_out import play_out

    table = _table(args)
    if table.over:
        raise SorryError("lab-over", file=args.file)
    seat = (
        table.awaited[0] if args.seat is None else number("--seat", args.seat, table.seats, 1) - 1
    )
    players = _players(words, args, table.seats)
    games = number("--games", args.games, MOST_GAMES, least=1)
    spoken = Words(words.language, table.game.name, table.terms.content)
    name, workers, seed = table.game.name, workers_of(args), number("--seed", args.seed)
    ends: list[Any] = []
    status = 0
    try:
        for some in play_out(name, table.state, seat, players, games, seed, workers):
            ends += some
            screen.progress(words.say("ladder-played", played=len(ends), games=games))
    except KeyboardInterrupt:
        status = INTERRUPTED
    screen.progress("")
    if status:
        screen.complain(words.say("lab-stopped", played=len(ends), games=games))
    if not ends:
        return status
    games = len(ends)
    title = spoken.say("lab-play-out", games=games, name=spoken.say(f"title-{name}"), seat=seat + 1)
    screen.say(title, "")
    spoken.speaker.look(table.view(seat))
    for who in range(table.seats):
        won = [1 / end.places.count(1) if end.places[who] == 1 else 0.0 for end in ends]
        low, high = interval(sum(won), games)
        scores = sorted([end.scores[who] for end in ends])
        told = {
            "rate": decimal(spoken, 100 * sum(won) / games),
            "ends": between(spoken, 100 * low, 100 * high),
            "score": decimal(spoken, sum(scores) / games),
            "low": scores[games // 10],
            "high": scores[-1 - games // 10],
        }
        bot = words.say(f"level-{players[who]}")
        screen.say("  " + spoken.say("lab-worth", name=spoken.seat_name(who), bot=bot, **told))
    if games < 100:
        screen.say("", "! " + spoken.say("lab-few-play-outs", games=games))
    return status


def _table(args: argparse.Namespace) -> ludoteca.Table:
    record = files.read_either(args.file)
    if isinstance(record, Setting):
        if args.step is not None:
            raise SorryError("lab-no-steps", file=args.file)
        seed = number("--seed", args.seed)
        return ludoteca.set_up(
            record.game, record.position, seed, record.edition, record.options, record.content
        )
    if args.step is None:
        return ludoteca.replay(record)
    return ludoteca.replay(record, number("--step", args.step, len(record.steps)))


def _players(words: Words, args: argparse.Namespace, seats: int) -> tuple[str, ...]:
    players = levels.several(words, args.bots)
    players = players * seats if len(players) == 1 else players
    if len(players) != seats:
        raise SorryError("lab-seats-differ", bots=len(players), seats=seats)
    return tuple(players)
