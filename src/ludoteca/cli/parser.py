"""What can be typed after ``ludoteca``, told and refused in the chosen language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from ludoteca import bots
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.telling import about
from ludoteca.cli import campaign, companion, host, lab, levels, score
from ludoteca.cli.sorry import SorryError
from ludoteca.games import NAMES
from ludoteca.words import LANGUAGES, Words

PAIR = 2  # players
_REFUSALS = (  # what argparse says, and the message that says it in our words
    (re.compile(r"unrecognized arguments: (.*)"), "args-unknown"),
    (re.compile(r"the following arguments are required: (.*)"), "args-missing"),
    (re.compile(r"argument ([^:]+): expected (?:one|at least one) argument"), "args-no-value"),
    (re.compile(r"argument [^:]+: invalid choice: '?([^']*?)'? \(choose"), "args-no-such-command"),
)


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for: --lang, LUDOTECA_LANG, then what the system speaks; else English."""
    for i, arg in enumerate(argv):
        if arg == "--lang" and i + 1 < len(argv):
            return _known(argv[i + 1], environ)
        if arg.startswith("--lang="):
            return _known(arg.removeprefix("--lang="), environ)
    if environ.get("LUDOTECA_LANG"):
        return _known(environ["LUDOTECA_LANG"], environ)
    return _of_system(environ)


def _known(name: str, environ: Mapping[str, str]) -> str:
    if name.lower() in LANGUAGES:
        return name.lower()
    error = SorryError("no-such-language", name=name, names=", ".join(LANGUAGES))
    error.language = _of_system(environ)
    raise error


def _of_system(environ: Mapping[str, str]) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            short = environ[variable][:2].lower()
            return short if short in LANGUAGES else "en"
    return "en"


class Parser(argparse.ArgumentParser):
    """A parser that refuses in our words and abbreviates nothing."""

    tail: Callable[[], str] | None = None  # what ends its help, where it takes long to find

    def __init__(self, words: Words, **settings: Any) -> None:
        self.words = words
        super().__init__(
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Help(words, prog),
            **settings,
        )
        self._positionals.title = words.say("args-what")
        self._optionals.title = words.say("args-options")
        self.add_argument("-h", "--help", action="help", help=words.say("args-help"))

    def format_help(self) -> str:
        """With its end, which is found only now."""
        if self.tail is not None:
            self.epilog = self.tail()
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What is left over is refused by the very command after which it stands.

        One thing of it is named, for its parts need not stand together: first of all an option,
        since what is typed behind it may have been taken for something else.
        """
        found, left = super().parse_known_args(args, namespace)
        if left:
            what = next((part for part in left if part.startswith("-")), left[0])
            raise SorryError("args-unknown", what=what, command=self.prog)
        return found, left

    def error(self, message: str) -> NoReturn:
        for pattern, key in _REFUSALS:
            if found := pattern.match(message):
                raise SorryError(key, what=found[1], command=self.prog)
        raise SorryError("args-bad", command=self.prog)


class _Help(argparse.HelpFormatter):
    def __init__(self, words: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        ours = self.words.say("args-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, ours)

    def start_section(self, heading: str | None) -> None:
        """The colon itself is added by argparse; a space before it is ours."""
        told = self.words.say("args-heading", heading=heading or "")
        super().start_section(told.removesuffix(":"))


def game_typed(argv: Sequence[str]) -> str | None:
    """The game that is named there, if one is: the help tells what its bots do."""
    return next((arg for arg in argv if arg in NAMES), None)


def build(words: Words, game: str | None = None) -> Parser:
    """The whole command; each part names the function of `cli` that does it."""
    say = words.say
    parser = Parser(
        words, prog="ludoteca", description=say("args-about"), epilog=say("args-example")
    )
    parser.add_argument("--version", action="store_true", help=say("args-version"))
    _lang(parser, words)
    spoken: Any = partial(Parser, words)
    commands = parser.add_subparsers(
        dest="command",
        metavar=say("args-command"),
        title=say("args-commands"),
        parser_class=spoken,
    )

    def add(name: str) -> Parser:
        about = say(f"args-{name}")
        made: Parser = commands.add_parser(name, help=about, description=about)
        _lang(made, words)
        return made

    seats = say("args-seats", names=levels.listed(words))
    play = add("play")
    play.tail = partial(_levels, words, game)
    play.add_argument("game", nargs="?", default=NAMES[0], help=say("args-game"))
    play.add_argument("--seats", metavar="A,B,…", help=seats)
    play.add_argument("--seed", metavar="N", help=say("args-seed"))
    play.add_argument("--edition", metavar="E", help=say("args-edition"))
    play.add_argument(
        "--option", metavar="K=V", action="append", default=[], help=say("args-option")
    )
    play.add_argument("--preset", metavar="P", help=say("args-preset"))
    play.add_argument("--scenario", metavar="N", help=say("args-scenario"))
    play.add_argument("--clubs", action="store_true", help=say("args-clubs"))
    play.add_argument("--solo", nargs="?", const="", metavar="lord,royal", help=say("args-solo"))
    play.add_argument("--content", metavar="FILE", help=say("args-pack"))
    play.add_argument("--position", metavar="FILE", help=say("args-position"))
    play.add_argument("--save", metavar="FILE", help=say("args-save"))

    resume = add("resume")
    resume.add_argument("file", metavar="FILE", help=say("args-record"))
    resume.add_argument("--seats", metavar="A,B,…", help=seats)

    replay = add("replay")
    replay.add_argument("file", metavar="FILE", help=say("args-record"))
    replay.add_argument("--step", metavar="N", help=say("args-step"))
    replay.add_argument("--seat", metavar="S", help=say("args-seat"))

    draw = add("draw")
    draw.add_argument("file", metavar="FILE", help=say("args-record"))
    draw.add_argument("--step", metavar="N", help=say("args-draw-step"))
    draw.add_argument("--svg", metavar="FILE", help=say("args-svg"))

    rebuild = add("rebuild")
    rebuild.add_argument("file", metavar="FILE", help=say("args-record-or-position"))
    rebuild.add_argument("--step", metavar="N", help=say("args-rebuild-step"))
    rebuild.add_argument("--seat", metavar="S", help=say("args-rebuild-seat"))
    rebuild.add_argument("--out", metavar="FILE", help=say("args-rebuild-out"))

    review = add("review")
    review.add_argument("file", metavar="FILE", help=say("args-record"))
    review.add_argument("--seat", metavar="S", help=say("args-review-seat"))

    rules = add("rules")
    rules.add_argument("game", nargs="?", default=NAMES[0], help=say("args-game"))
    rules.add_argument("asked", nargs="*", metavar=say("args-rule"), help=say("args-asked"))

    content = add("content").add_subparsers(
        dest="deed",
        metavar="export|check",
        title=say("args-commands"),
        parser_class=spoken,
        required=True,
    )
    export = content.add_parser("export", help=say("args-export"), description=say("args-export"))
    export.add_argument("game", nargs="?", default=NAMES[0], help=say("args-game"))
    export.add_argument("--out", metavar="FILE", help=say("args-out"))
    _lang(export, words)
    check = content.add_parser("check", help=say("args-check"), description=say("args-check"))
    check.add_argument("file", metavar="FILE", help=say("args-pack-file"))
    _lang(check, words)

    for made in [
        *lab.register(commands, words, spoken),
        *campaign.register(commands, words, spoken),
        score.register(commands, words),
        companion.register(commands, words),
    ]:
        _lang(made, words)
    add("games")
    _lang(host.register(commands, words.language), words)
    return parser


def _levels(words: Words, game: str | None) -> str:
    """What each level does, at the largest table and at a small one."""
    say, named = words.say, game or NAMES[0]
    told = [f"{words.level(name)} – {about(name, say, game)}" for name in bots.NAMES]
    title = Words(words.language, named).say(f"title-{named}")
    thinking = [level.name for level in LEVELS.values() if level.simulations]
    games = {name: bots.simulations(name, named, PAIR) for name in thinking}
    example = say(f"level-{thinking[0]}")
    return " ".join([*told, say("args-levels-games", game=title, level=example, **games)])


def _lang(parser: argparse.ArgumentParser, words: Words) -> None:
    names = "|".join(LANGUAGES)
    parser.add_argument("--lang", metavar=names, help=words.say("args-lang", names=names))
