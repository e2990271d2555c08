"""``ludoteca campaign``: twelve months in the terminal, the sheet, results told or played."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import ludoteca
from ludoteca import bots, campaign
from ludoteca.bots import campaign as policy
from ludoteca.campaign import matches, printing, sheet
from ludoteca.campaign.content import Content
from ludoteca.campaign.results import Result, places_of
from ludoteca.campaign.telling import Telling
from ludoteca.cli import files, levels, rules
from ludoteca.cli.commands import command, to_type
from ludoteca.cli.play import PERSON, Session
from ludoteca.cli.screen import EndOfInputError, Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, FAILED, INTERRUPTED, ReasonsError
from ludoteca.kernel.event import IllegalChoiceError, Seat
from ludoteca.kernel.record import Record, RecordError, to_json
from ludoteca.kernel.table import Table, UndoError
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.words import Words
from ludoteca.words.dungeonology.chapters import of_campaign

DEEDS = ("new", "show", "play", "report", "undo")


def register(commands: Any, words: Words, spoken: Any) -> list[argparse.ArgumentParser]:
    """What can be typed after ``ludoteca campaign``."""
    say = Telling(words.language).say
    about = say("campaign-args")
    top = commands.add_parser("campaign", help=about, description=about)
    deeds = top.add_subparsers(
        dest="deed",
        metavar="|".join(DEEDS),
        title=words.say("args-commands"),
        parser_class=spoken,
        required=True,
    )
    made = {}
    for deed in DEEDS:
        about = say(f"campaign-args-{deed}")
        made[deed] = deeds.add_parser(deed, help=about, description=about)
        made[deed].add_argument("file", metavar="FILE", help=say("campaign-args-file"))
    names = levels.listed(words)
    made["new"].add_argument(
        "--lecturers",
        metavar="A,B,…",
        required=True,
        help=say("campaign-args-lecturers", names=names),
    )
    made["new"].add_argument("--seed", metavar="N", help=words.say("args-seed"))
    made["new"].add_argument(
        "--option", metavar="K=V", action="append", default=[], help=words.say("args-option")
    )
    made["show"].add_argument("--html", metavar="FILE", help=say("campaign-args-html"))
    made["show"].add_argument("--svg", metavar="FILE", help=say("campaign-args-svg"))
    play = made["play"]
    play.add_argument("--nearest", action="store_true", help=say("campaign-args-nearest"))
    play.add_argument("--report-only", action="store_true", help=say("campaign-args-report-only"))
    report = made["report"]
    report.add_argument("places", nargs="*", metavar="A B …", help=say("campaign-args-places"))
    report.add_argument("--nobody-passed", action="store_true", help=say("campaign-args-nobody"))
    report.add_argument("--omega", action="store_true", help=say("campaign-args-omega"))
    report.add_argument("--passed", metavar="A,B,…", default="", help=say("campaign-args-passed"))
    return [top, *made.values()]


def run(
    screen: Screen,
    language: str,
    args: argparse.Namespace,
    options: dict[str, Value],
    seed: int | None,
) -> int:
    """Do what was asked of the campaign in that file."""
    try:
        if args.deed == "new":
            drawn = secrets.randbits(32) if seed is None else seed
            return _new(screen, language, args, partial(campaign.new, seed=drawn, options=options))
        kept = Kept(screen, language, Path(args.file))
        if args.deed == "show":
            return _show(kept, args)
        if args.deed == "play":
            return Year(kept, nearest=args.nearest, report_only=args.report_only).run()
        if args.deed == "report":
            return _report(kept, args)
        return _undo(kept)
    except TermsError as error:
        words = Speaking(language, None)
        raise ReasonsError([words.reason(x) for x in error.reasons], BAD_ARGUMENTS) from None


class Speaking(Telling):
    """A campaign's words; where a bot is a Lecturer, its name says so."""

    def __init__(self, language: str, table: Table | None) -> None:
        super().__init__(language, table)
        if table is None:
            self._speaker = _nobody(self)
            return
        names = table.record.header.players
        self.voice.players = [
            f"{self.say('campaign-lecturer', number=seat + 1)} ({self.say(f'level-{name}')})"
            if name in bots.NAMES
            else name
            for seat, name in enumerate(names)
        ]


def _nobody(words: Words) -> Any:
    from ludoteca.campaign.telling import CampaignSpeaker

    content: Content = campaign.CAMPAIGN.content()
    return CampaignSpeaker(words, content)


class Kept:
    """A campaign and the file in which every choice is written at once."""

    def __init__(
        self, screen: Screen, language: str, path: Path, table: Table | None = None
    ) -> None:
        self.screen, self.path = screen, path
        self.table = _read(language, path) if table is None else table
        self.words = Speaking(language, self.table)
        self.say = self.words.say

    def save(self) -> None:
        files.write(self.path, self.table.save())

    def choose(self, seat: Seat, choice: Any) -> None:
        """Make a choice, keep it, and tell what happened."""
        events = self.table.choose(seat, choice)
        self.save()
        self.screen.say(*self.words.told(events))

    def command(self, deed: str, *more: str) -> str:
        return to_type("campaign", deed, str(self.path), *more)

    @property
    def asked(self) -> str:
        """The decision that is due."""
        return self.table.kind(self.table.awaited[0])

    def refuse(self, key: str, code: int = BAD_ARGUMENTS, **told: Any) -> ReasonsError:
        return ReasonsError([self.say(key, **told)], code)


def _read(language: str, path: Path) -> Table:
    try:
        return campaign.load(files.read_text(str(path)))
    except RecordError as error:
        words = Speaking(language, None)
        args = dict(error.reason.args)
        told = words.reason(replace(error.reason, args=args))
        key = "record-breaks" if error.step else "record-unusable"
        more = {"step": error.step} if error.step else {}
        raise ReasonsError([words.say(key, file=str(path), why=told, **more)], FAILED) from None


def _new(
    screen: Screen, language: str, args: argparse.Namespace, begun: Callable[..., Table]
) -> int:
    names = [name.strip() for name in args.lecturers.split(",") if name.strip()]
    words = Telling(language)
    names = [found.name if (found := levels.level(words, name)) else name for name in names]
    path = Path(args.file)
    said = words.say
    persons = [name.casefold() for name in names if name not in bots.NAMES]
    for name in persons:
        if persons.count(name) > 1:
            raise ReasonsError([said("campaign-same-names", name=name)], BAD_ARGUMENTS)
    if files.is_there(path):
        command = to_type("campaign", "play", args.file)
        told = said("campaign-exists", file=args.file, command=command)
        raise ReasonsError([told], BAD_ARGUMENTS)
    table = begun(len(names), players=names)
    kept = Kept(screen, language, path, table)
    kept.save()
    told = kept.say("campaign-begun", file=args.file, command=kept.command("play"))
    screen.say(kept.say("campaign-title"), kept.say("campaign-about"), told)
    return 0


def _show(kept: Kept, args: argparse.Namespace) -> int:
    wanted = [(args.html, ".html", printing.page), (args.svg, ".svg", printing.picture)]
    for file, ending, made in wanted:
        if file is not None:
            if Path(file).suffix != ending:
                raise kept.refuse("campaign-file-ending", file=file)
            files.write(Path(file), made(kept.words).encode())
            kept.screen.say(kept.say("campaign-written", file=file))
    if args.html is None and args.svg is None:
        kept.screen.say(*sheet.lines(kept.words))
    return 0


def _report(kept: Kept, args: argparse.Namespace) -> int:
    table = kept.table
    if table.over:
        raise kept.refuse("campaign-over-already")
    if kept.asked != "Report":
        decision = kept.words.decision(kept.asked)
        command = kept.command("play", "--report-only")
        raise kept.refuse("campaign-nothing-to-report", decision=decision, command=command)
    order = [_lecturer(kept, name) for name in args.places]
    passed = [_lecturer(kept, name) for name in args.passed.split(",") if name.strip()]
    if not (args.nobody_passed or passed or args.omega):
        passed = order
    result = Result(places_of(order, table.seats), tuple(passed), args.omega)
    try:
        kept.choose(table.awaited[0], result)
    except IllegalChoiceError as error:
        raise ReasonsError([kept.words.reason(error.reason)], BAD_ARGUMENTS) from None
    kept.screen.say(kept.say("campaign-reported"))
    return 0


def _lecturer(kept: Kept, typed: str) -> Seat:
    """A Lecturer by number from 1, or by name."""
    wanted, seats = typed.strip().casefold(), range(kept.table.seats)
    names = kept.table.record.header.players
    bot = levels.level(kept.words, wanted)
    found = [seat for seat in seats if wanted in (str(seat + 1), names[seat].casefold())]
    found = found or [seat for seat in seats if bot and names[seat] == bot.name]
    if len(found) != 1:
        listed = [f"{seat + 1} {kept.words.seat_name(seat)}" for seat in seats]
        raise kept.refuse("campaign-not-a-lecturer", name=typed.strip(), names=", ".join(listed))
    return found[0]


def _undo(kept: Kept) -> int:
    kind = None
    try:
        kept.table, step = campaign.taken_back(kept.table)
        kept.words = Speaking(kept.words.language, kept.table)
        kind = kept.asked
    except UndoError as error:
        raise ReasonsError([kept.words.reason(error.reason)], FAILED) from None
    kept.save()
    said = kept.words.choice(kind, _whole(kept, step.seat, step.choice), step.seat)
    kept.screen.say(kept.say("campaign-taken-back", decision=said))
    return 0


def _whole(kept: Kept, seat: Seat, choice: Any) -> Any:
    """A choice as the rules write it, from a record."""
    return kept.table.state.stack[-1].read(choice)


# ---------------------------------------------------------------- going on


class Year:
    """Decisions of persons and bots, and a match each month."""

    def __init__(self, kept: Kept, *, nearest: bool, report_only: bool) -> None:
        self.kept, self.screen, self.say = kept, kept.screen, kept.say
        self.nearest, self.report_only = nearest, report_only
        self.players = kept.table.record.header.players

    def run(self) -> int:
        """Until the year is over, somebody has had enough, or a match is played elsewhere."""
        table = self.kept.table
        try:
            while not table.over:
                if self.kept.asked == "Report":
                    code = self._match()
                    if code is not None:
                        return code
                else:
                    self._decide()
        except EndOfInputError:
            return self._leave(FAILED)
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        except _Quit:
            return self._leave(0)
        self.screen.say("", *sheet.lines(self.kept.words))
        return 0

    def _leave(self, code: int) -> int:
        command = self.kept.command("play")
        self.screen.say(
            "", self.say("campaign-saved-quit", file=str(self.kept.path), command=command)
        )
        return code

    def _decide(self) -> None:
        table = self.kept.table
        for seat in table.awaited:
            if self.players[seat] in bots.NAMES:
                self.kept.choose(seat, policy.choose(table, seat))
                return
        self._ask(table.awaited[0])

    # ------------------------------------------------------------ persons

    def _ask(self, seat: Seat) -> None:
        """One question until there is an answer that the rules allow."""
        table, words = self.kept.table, self.kept.words
        decision = table.decision(seat)
        kind = decision.kind
        self.screen.say("", words.asked(kind, seat))
        items = self._items(kind, decision.space)
        for number, item in enumerate(items, 1):
            said = words.voice.module(item) if kind == "Agree" else words.choice(kind, item, seat)
            self.screen.say(f"  {number} {said}")
        if kind == "Agree":
            self.screen.say(f"  0 {self.say('choice-no-modules')}")
            if None in decision.space:
                self.screen.say(f"  - {self.say('choice-absent')}")
        while True:
            text = self.screen.ask(f"{self._how(kind, decision.default)}> ")
            name, rest = command(words, text)
            if name == "quit" and not rest:
                raise _Quit
            if name == "help" and (text.startswith("?") or not rest):
                self._help(decision.clause, rest)
                continue
            if not text and items:
                continue
            choice = self._answer(kind, items, text, decision.default)
            if choice is _UNCLEAR:
                self.screen.say(self.say("campaign-unclear", text=text))
                continue
            refused = table.explain(seat, choice)
            if refused is None:
                self.kept.choose(seat, choice)
                return
            self.screen.say(words.reason(refused, seat))

    def _help(self, clause: str, sought: str) -> None:
        """The rule behind the question, or what the rules of campaigns say of these words."""
        law = Words(self.kept.words.language, matches.GAME)
        found = rules.lookup(law, sought or clause, of_campaign)
        nothing = {"asked": sought, **rules.examples(law)}
        self.screen.say(*(found or [law.say("rules-none", **nothing)]))

    def _items(self, kind: str, space: Any) -> list[Any]:
        """What is offered by numbers; a name is written, rules are ticked one by one."""
        if kind == "NameTeam":
            return []
        return list(space.items if kind == "Agree" else space)

    def _how(self, kind: str, default: Any) -> str:
        if kind == "NameTeam":
            return self.say("campaign-answer-name", name=default)
        return self.say("campaign-answer-names" if kind == "Agree" else "campaign-answer-number")

    def _answer(self, kind: str, items: Sequence[Any], text: str, default: Any) -> Any:
        if kind == "NameTeam":
            return text or default
        if kind == "Agree" and text == "-":
            return None
        parts = text.replace(",", " ").split()
        if not parts or not all([part.isdecimal() for part in parts]):
            return _UNCLEAR
        numbers = [int(part) for part in parts]
        if kind == "Agree" and numbers == [0]:
            return ()
        if not all([1 <= number <= len(items) for number in numbers]):
            return _UNCLEAR
        chosen = [items[number - 1] for number in numbers]
        if kind == "Agree":
            return tuple(sorted({*chosen}))
        return chosen[0] if len(chosen) == 1 else _UNCLEAR

    # ------------------------------------------------------------ the match

    def _match(self) -> int | None:
        """Play this month's match and note its result; or the exit code where it goes on later."""
        kept, table = self.kept, self.kept.table
        state: Any = table.state
        missing = matches.missing(state)
        if self.report_only or (missing and not self.nearest):
            self._tell_how(missing)
            return 0
        lecturers = matches.seats_of(state)
        levels = [self.players[seat] for seat in lecturers]
        if all([level in bots.NAMES for level in levels]):
            match, result = policy.play_match(table, self.players)
            files.write(self._path(), to_json(match.record))
        else:
            match, code = self._session(levels)
            if not match.over:
                return code
            result = matches.result_of(state, match)
        self.screen.say(self.say("campaign-match-saved", file=str(self._path())))
        self.screen.say(kept.words.result(result))
        kept.choose(table.awaited[0], result)
        return None

    def _tell_how(self, missing: Sequence[tuple[str, str]]) -> None:
        if missing:
            what = self.kept.words.listed([self._named(kind, id) for kind, id in missing])
            self.screen.say("", self.say("campaign-missing", what=what))
        report = self.kept.command("report", "…")
        nearest = self.kept.command("play", "--nearest")
        self.screen.say(self.say("campaign-missing-how", report=report, nearest=nearest))

    def _named(self, kind: str, id: str) -> str:
        return self.kept.words.voice.someone(id) if kind == "scholar" else self.say(f"{kind}-{id}")

    def _path(self) -> Path:
        """Beside the campaign, with the name of the month."""
        month = self.kept.words.content.scenarios[self.kept.table.state.month].id  # type: ignore[attr-defined]
        return self.kept.path.with_name(f"{self.kept.path.stem}-{month}.json")

    def _session(self, levels: Sequence[str]) -> tuple[Table, int]:
        """The match at this keyboard; one that was left goes on where it was."""
        state: Any = self.kept.table.state
        players = tuple([level if level in bots.NAMES else PERSON for level in levels])
        match = matches.begin_match(state, self.kept.table.record.header.seed, players)
        path, begun = self._path(), Record(match.record.header, match.record.steps[:])
        if files.is_there(path):
            saved = files.read_record(str(path))
            if saved.header == begun.header:
                begun = saved
        match = ludoteca.replay(Record(begun.header), 0)
        language = self.kept.words.language
        session = Session(match, self.screen, language, path, campaign=self.kept.path)
        session.catch_up(begun)
        return match, session.run()


class _Quit(Exception):  # noqa: N818 (it is no error)
    """Enough for today."""


_UNCLEAR = object()
