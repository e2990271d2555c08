"""``ludoteca host``: open a hall where others can come in with their browsers."""

from __future__ import annotations

import argparse
import os
from typing import Any
from urllib.parse import urlsplit

from ludoteca.bots.levels import EXPERT, LEVELS
from ludoteca.cli import levels
from ludoteca.cli.screen import Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, FAILED, ReasonsError, SorryError
from ludoteca.server.voice import Voice, voice
from ludoteca.words import Words

PORT = 8000
DB, BUS = "LUDOTECA_DB", "LUDOTECA_BUS"  # a password in an argument is seen by the whole machine
HERE = "127.0.0.1"
ADVISERS = [level.name for level in LEVELS.values() if level.simulations]


def register(commands: Any, language: str) -> argparse.ArgumentParser:
    """What can be typed after ``ludoteca host``."""
    say = voice(language).say
    about = say("server-args-host")
    parser: argparse.ArgumentParser = commands.add_parser("host", help=about, description=about)
    parser.add_argument("--port", metavar="N", default=str(PORT), help=say("server-args-port"))
    parser.add_argument("--address", metavar="A", default=HERE, help=say("server-args-address"))
    parser.add_argument("--db", metavar="URL", default=_set(DB), help=say("server-args-db"))
    parser.add_argument("--bus", metavar="URL", default=_set(BUS), help=say("server-args-bus"))
    parser.add_argument("--base-url", metavar="URL", default="", help=say("server-args-base-url"))
    parser.add_argument("--bot-delay", metavar="S", default="0.6", help=say("server-args-delay"))
    advisers = "|".join(ADVISERS)
    parser.add_argument(
        "--hints", metavar=advisers, default=EXPERT.name, help=say("server-args-hints")
    )
    parser.add_argument("--metrics", action="store_true", help=say("server-args-metrics"))
    parser.add_argument("--log-json", action="store_true", help=say("server-args-log-json"))
    parser.add_argument("--log-requests", action="store_true", help=say("server-args-log-requests"))
    parser.add_argument("--open", action="store_true", help=say("server-args-open"))
    return parser


def run(screen: Screen, language: str, args: argparse.Namespace) -> int:
    """Serve until somebody says stop; whatever happens, every acknowledged move is kept."""
    from msgspec.structs import replace

    from ludoteca.server.serving import ServingError, serve  # slow: only who hosts waits for it
    from ludoteca.server.settings import Settings

    ours = voice(language)
    base = str(args.base_url).rstrip("/")
    if base and not (urlsplit(base).scheme in ("http", "https") and urlsplit(base).netloc):
        raise ReasonsError([ours.say("server-bad-url", url=base)], BAD_ARGUMENTS)
    if args.bus and urlsplit(args.bus).scheme not in ("redis", "rediss", "unix"):
        raise ReasonsError([ours.say("server-bad-bus", bus=args.bus)], BAD_ARGUMENTS)
    delay = _number(ours, args.bot_delay, "--bot-delay", 60)
    hints = _adviser(Words(language), args.hints)
    port = int(_number(ours, args.port, "--port", 65535))
    settings = Settings(db=args.db, bus=args.bus, base_url=base, bot_delay=delay, warm=True)
    settings = replace(settings, hints=hints, metrics=args.metrics)
    settings = replace(settings, log_json=args.log_json, log_requests=args.log_requests)

    def say(key: str, **told: Any) -> None:
        screen.say(ours.say(key, **told))

    try:
        serve(settings, args.address, port, say, browse=args.open)
    except ServingError as error:
        raise ReasonsError([ours.say(error.key, **error.told)], FAILED) from None
    return 0


def _adviser(words: Words, typed: str) -> str:
    """The level that was typed, if bots of that level imagine games."""
    wanted = levels.level(words, typed)
    if wanted is None or wanted.name not in ADVISERS:
        key = "no-such-adviser" if wanted is None else "no-adviser"
        raise SorryError(key, name=typed.strip(), names=levels.listed(words, ADVISERS))
    return wanted.name


def _set(variable: str) -> str:
    return os.environ.get(variable, "")


def _number(ours: Voice, text: str, option: str, most: int) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        told = ours.say("server-bad-number", option=option, most=str(most))
        raise ReasonsError([told], BAD_ARGUMENTS)
    return number
