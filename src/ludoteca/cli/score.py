"""``ludoteca score``: a table with the real box, scored from a file or field by field."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from ludoteca import companion
from ludoteca.cli import files
from ludoteca.cli.screen import EndOfInputError, Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, FAILED, INTERRUPTED, ReasonsError
from ludoteca.companion import Answers, Field, Form, ProblemsError
from ludoteca.companion.forms import refused
from ludoteca.companion.telling import FEW, Sentence, Telling, house
from ludoteca.games import NAMES
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Value
from ludoteca.words import Words

INDENT = "  "
PLACES = ("seat", "companion-cube")  # values that are numbers to the rules alone


def register(commands: Any, words: Words) -> argparse.ArgumentParser:
    """What can be typed after ``ludoteca score``."""
    say = house(words.language).say
    about = say("companion-args-score")
    made: argparse.ArgumentParser = commands.add_parser("score", help=about, description=about)
    made.add_argument("game", nargs="?", default=NAMES[0], help=words.say("args-game"))
    made.add_argument("--players", metavar="A,B,…", help=say("companion-args-players"))
    made.add_argument("--edition", metavar="E", help=words.say("args-edition"))
    made.add_argument(
        "--option", metavar="K=V", action="append", default=[], help=words.say("args-option")
    )
    made.add_argument("--example", metavar="NAME", help=say("companion-args-example"))
    made.add_argument("--answers", metavar="FILE", help=say("companion-args-answers"))
    made.add_argument("--save", metavar="FILE", help=say("companion-args-save"))
    return made


def run(screen: Screen, language: str, args: argparse.Namespace, options: dict[str, Value]) -> int:
    """Score an example, a file, or what is typed."""
    players = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    edition, answers = args.edition, None
    if args.example is not None:
        known = {example.name: example for example in companion.examples(args.game)}
        if args.example not in known:
            say = house(language).say
            lines = [say("companion-no-such-example", names=", ".join(known))]
            raise ReasonsError(lines, BAD_ARGUMENTS)
        example = known[args.example]
        answers, players = example.answers, list(example.players)
        edition, options = edition or example.edition, {**example.options, **options}
    if not players:
        raise ReasonsError([house(language).say("companion-who-plays")], BAD_ARGUMENTS)
    form = companion.form(args.game, len(players), edition, options)
    telling = Telling(language, args.game, players)
    if args.answers is not None:
        answers = _read(files.read_text(args.answers), args.answers)
    try:
        whole = answers or Asking(screen, telling, form).all()
    except EndOfInputError:
        return INTERRUPTED
    if args.save is not None:
        text = msgspec.json.format(msgspec.json.encode(whole), indent=2)
        files.write_new(args.save, text)
    return _tell(screen, telling, form, whole)


def _read(text: str, file: str) -> Answers:
    try:
        return msgspec.json.decode(text, type=Answers)
    except msgspec.DecodeError as error:
        raise ReasonsError([f"{file}: {error}"], FAILED) from None


def _tell(screen: Screen, telling: Telling, form: Form, answers: Answers) -> int:
    try:
        scored = telling.scored(form, companion.score(form, answers))
    except ProblemsError as error:
        for x in telling.problems(form, error.problems).problems:
            where = telling.say("companion-at", where=x.label, text=x.text) if x.label else x.text
            screen.complain(cited(where, x.clause))
        return FAILED
    if scored.asks:
        screen.say(*[told(x) for x in scored.asks])
        return FAILED
    words, names = telling.words, scored.owners
    screen.say(words.say("result-sheet"))
    for line in scored.lines:
        points = _counted(names, line.points)
        said = words.say("result-line", line=line.label, points=points)
        screen.say(f"{INDENT}{said} [{line.clause}]")
    screen.say(INDENT + words.say("result-total", points=_counted(names, scored.totals)))
    screen.say(INDENT + telling.say("companion-places", places=_counted(names, scored.places)))
    screen.say(*[told(x) for x in [*scored.notes, *scored.ties]])
    return 0


def _counted(names: list[str], numbers: list[int]) -> str:
    return ", ".join([f"{name} {n}" for name, n in zip(names, numbers, strict=True)])


def told(sentence: Sentence) -> str:
    return cited(sentence.text, sentence.clause)


def cited(text: str, clause: str) -> str:
    return text if clause == "-" else f"{text} [{clause}]"


class Asking:
    """A form, field by field."""

    def __init__(self, screen: Screen, told: Telling, form: Form) -> None:
        self.screen, self.told, self.form = screen, told, form

    def all(self) -> Answers:
        seats = []
        for name in self.told.players(self.form):
            self.screen.say("", self.told.say("companion-of", name=name))
            seats.append(self.row(self.form.seat))
        self.screen.say("")
        return Answers(self.row(self.form.table), seats)

    def row(self, fields: tuple[Field, ...]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for field in fields:
            if field.when is None or found.get(field.when[0]) in field.when[1]:
                found[field.key] = self.rows(field) if field.kind == "rows" else self.value(field)
        return found

    def rows(self, field: Field) -> list[dict[str, Any]]:
        """One after another, until nothing is typed."""
        label, found = self.told.label(field.key), list[dict[str, Any]]()
        first, *rest = field.fields
        while len(found) < field.most:
            self.screen.say(self.told.say("companion-next", label=label, number=len(found) + 1))
            value = self.value(first, may_end=True)
            if value is None:
                break
            found.append({first.key: value} | self._rest(first.key, value, rest))
        return found

    def _rest(self, key: str, value: Any, rest: list[Field]) -> dict[str, Any]:
        asked = [x for x in rest if x.when is None or value in x.when[1] or x.when[0] != key]
        return {x.key: self.value(x) for x in asked}

    def value(self, field: Field, *, may_end: bool = False) -> Any:
        """What was typed, within its limits; nothing is the default, or the end."""
        label = self.told.label(field.key)
        if field.values and len(field.values) <= FEW:
            self.list(field)
        while True:
            typed = self.screen.ask(self.told.say("companion-prompt", label=label))
            if typed == "?":
                self.list(field)
                continue
            if not typed and may_end:
                return None
            value = self.read(field, typed)
            reason = refused(field, value)
            if reason is None:
                return value
            self.refuse(field, reason)

    def refuse(self, field: Field, reason: Reason) -> None:
        """Why not; where a list says what else can be typed, with that."""
        listed = field.told != "count" and len(field.values) <= FEW
        if reason.key != "companion-no-such-value" or not listed:
            self.screen.say(told(self.told.sentence(reason)))
            return
        said = self.told.say("companion-no-such-number", found=reason.args["found"])
        self.screen.say(cited(said, reason.clause))
        self.list(field)

    def list(self, field: Field) -> None:
        for number, value in enumerate(field.values, 1):
            if field.told != "count":
                at = number if by_place(field) else value
                self.screen.say(f"{INDENT}{at} {self.told.value(field, value)}".rstrip())

    def read(self, field: Field, typed: str) -> Any:
        """A number; the place of a name in its list; several of them; yes or no as 1 or 0."""
        if not typed:
            return {"several": [], "flag": False}.get(field.kind, field.default)
        parts = [self._one(field, part) for part in typed.replace(",", " ").split()]
        if field.kind == "several":
            return parts
        only = parts[0] if len(parts) == 1 else typed
        return bool(only) if field.kind == "flag" and only in (0, 1) else only

    def _one(self, field: Field, part: str) -> int | str:
        try:
            number = int(part)
        except ValueError:
            return part
        if by_place(field):
            return field.values[number - 1] if 1 <= number <= len(field.values) else part
        return number


def by_place(field: Field) -> bool:
    """Whether its values are chosen by their places in the list: not where they are numbers."""
    return field.told in PLACES or any([type(value) is str for value in field.values])
