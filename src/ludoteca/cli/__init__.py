"""The `ludoteca` command.

``cli/parser.py`` says what can be typed; here each command is done, and whatever goes wrong ends
as one clear sentence and an exit code, never as a traceback.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import ludoteca
from ludoteca.bots.levels import APPRENTICE
from ludoteca.campaign import CAMPAIGN
from ludoteca.cli import (
    campaign,
    catalogue,
    companion,
    content,
    draw,
    files,
    host,
    lab,
    levels,
    parser,
    rebuild,
    replay,
    review,
    rules,
    score,
)
from ludoteca.cli.commands import is_word, to_type
from ludoteca.cli.play import PERSON, Session, seat_players
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import FAILED, INTERRUPTED, SorryError, understood
from ludoteca.cli.typed import number, options_of, preset_of
from ludoteca.games import NAMES
from ludoteca.games import game as game_named
from ludoteca.kernel.record import Setting
from ludoteca.words import Words

SEATS = "me,apprentice,apprentice,apprentice"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what was asked; the exit code is 0, 1 (failed), 2 (badly asked) or 130 (interrupted)."""
    typed = list(sys.argv[1:] if argv is None else argv)
    screen, words = Screen(), Words("en")
    try:
        words = Words(parser.language(typed, os.environ))
        return _run(screen, words, typed)
    except SorryError as sorry:
        screen.complain(*sorry.lines(Words(sorry.language) if sorry.language else words))
        if os.environ.get("LUDOTECA_DEBUG") and sorry.__context__:
            screen.complain(str(sorry.__context__))
        return sorry.code
    except SystemExit as done:  # --help
        return int(done.code or 0)
    except KeyboardInterrupt:
        screen.complain("")
        return INTERRUPTED
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if os.environ.get("LUDOTECA_DEBUG"):
            raise
        screen.complain(words.say("bug", error=f"{type(error).__name__}: {error}"))
        return FAILED


def _run(screen: Screen, words: Words, typed: Sequence[str]) -> int:
    made = parser.build(words, parser.game_typed(typed))
    args = made.parse_args(typed)
    if args.version:
        screen.say(f"ludoteca {ludoteca.__version__}")
        return 0
    if args.command is None:
        screen.write(made.format_help())
        return 0
    spoken = _words(words, args)
    try:
        return _do(screen, spoken, args)
    except Exception as error:
        sorry = understood(error, spoken, getattr(args, "file", ""))
        if sorry is None:
            raise
        raise sorry from None


def _words(words: Words, args: argparse.Namespace) -> Words:
    """With the words of the game, where one was named that we have, or a file of its."""
    file = getattr(args, "file", None)
    name = files.game_of(file) if file else getattr(args, "game", NAMES[0])
    return Words(words.language, name) if name in NAMES else words


def _do(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    language = words.language
    if args.command == "play":
        return _play(screen, words, args)
    if args.command == "resume":
        return _resume(screen, words, args)
    if args.command == "replay":
        step = None if args.step is None else number("--step", args.step)
        return replay.run(screen, language, files.read_record(args.file), args.seat, step)
    if args.command == "draw":
        step = None if args.step is None else number("--step", args.step)
        return draw.run(screen, language, files.read_record(args.file), step, args.svg)
    if args.command == "review":
        return review.run(screen, language, files.read_record(args.file), args.seat)
    if args.command == "rebuild":
        step = None if args.step is None else number("--step", args.step)
        return rebuild.run(screen, language, args, step)
    if args.command == "rules":
        return _rules(screen, words, args)
    if args.command == "content":
        if args.deed == "check":
            return content.check(screen, language, args.file)
        game_named(args.game)
        return content.export(screen, words, args.out)
    if args.command == "lab":
        return lab.run(screen, words, args)
    if args.command == "campaign":
        seed = None if getattr(args, "seed", None) is None else number("--seed", args.seed)
        options = options_of(CAMPAIGN, getattr(args, "option", []))
        return campaign.run(screen, language, args, options, seed)
    if args.command == "score":
        options = options_of(game_named(args.game), args.option)
        return score.run(screen, language, args, options)
    if args.command == "companion":
        seed = None if args.seed is None else number("--seed", args.seed)
        options = options_of(game_named(companion.game_of(language, args)), args.option)
        return companion.run(screen, language, args, options, seed)
    if args.command == "host":
        return host.run(screen, language, args)
    return catalogue.run(screen, language)


def _play(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    game = game_named(args.game)
    setting = None if args.position is None else _setting(args)
    players = _players(words, args.seats or _usual_seats(args, setting))
    game.check_seats(len(players))
    seed = None if args.seed is None else number("--seed", args.seed)
    options = preset_of(game, args.preset) | options_of(game, [*args.option, *_shorthands(args)])
    pack = None
    if args.content is not None:
        pack = files.read_text(args.content)
        game.content(pack, args.content)
    path = None if args.save is None else Path(args.save)
    if path is not None and files.is_there(path) and not path.is_dir():
        raise SorryError("save-exists", file=args.save, command=to_type("resume", args.save))
    if setting is None:
        table = ludoteca.new(game.name, len(players), seed, args.edition, options, pack)
    else:
        table = _laid_out(setting, seed)
        if len(players) != table.seats:
            raise SorryError("seats-differ", found=len(players), expected=table.seats)
    seat_players(table, players)
    return Session(table, screen, words.language, path).run()


def _setting(args: argparse.Namespace) -> Setting:
    """A typed position: it says itself by which terms it is played."""
    given = (args.edition, args.preset, args.scenario, args.solo, args.content)
    if any([x is not None for x in given]) or args.option or args.clubs:
        raise SorryError("position-has-terms", file=args.position)
    setting = files.read_setting(args.position)
    if setting.game != args.game:
        raise SorryError("position-of-another", file=args.position, game=setting.game)
    return setting


def _usual_seats(args: argparse.Namespace, setting: Setting | None) -> str:
    if setting is None:
        return SEATS if args.solo is None else PERSON
    seats = game_named(setting.game).seats_of(setting.position, setting.options)
    return ",".join([PERSON, *[APPRENTICE.name] * (seats - 1)])


def _laid_out(setting: Setting, seed: int | None) -> ludoteca.Table:
    return ludoteca.set_up(
        setting.game, setting.position, seed, setting.edition, setting.options, setting.content
    )


def _resume(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    record = files.read_record(args.file)
    header = record.header
    table = ludoteca.replay(record, 0)
    if args.seats:
        players = _players(words, args.seats)
    elif header.players:
        players = _players(words, ",".join(header.players))
    else:
        players = [PERSON] + [APPRENTICE.name] * (header.seats - 1)
    if len(players) != header.seats:
        raise SorryError("seats-differ", found=len(players), expected=header.seats)
    seat_players(table, players)
    session = Session(table, screen, words.language, Path(args.file))
    screen.say(*replay.versions(words, record, table))
    session.catch_up(record)
    return session.run()


def _rules(screen: Screen, words: Words, args: argparse.Namespace) -> int:
    """The game may be left out: ``ludoteca rules KC-12.12``."""
    if args.game not in NAMES:
        return rules.anywhere(screen, words.language, " ".join([args.game, *args.asked]))
    return rules.run(screen, words, " ".join(args.asked))


def _players(words: Words, text: str) -> list[str]:
    """Who sits where: persons and bots, by seat."""
    players = []
    for name in text.split(","):
        typed = name.strip().casefold()
        if is_word(words, "me", typed):
            players.append(PERSON)
        elif found := levels.level(words, typed):
            players.append(found.name)
        else:
            known = f"{PERSON}, {levels.listed(words)}"
            raise SorryError("no-such-player", name=name.strip(), names=known)
    return players


def _shorthands(args: argparse.Namespace) -> list[str]:
    """Options that have a flag of their own: --scenario 4, --clubs, --solo lord,royal."""
    pairs = [] if args.scenario is None else [f"scenario={args.scenario}"]
    if args.clubs:
        pairs.append("clubs.enabled=on" if args.solo is None else "solo.clubs=on")
    if args.solo is not None:
        named = [level.strip() for level in args.solo.split(",") if level.strip()]
        pairs += ["mode.solo=on", *[f"solo.{level}=on" for level in named]]
    return pairs
