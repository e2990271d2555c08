"""``ludoteca companion``: helpers and dialogues for the table with the real box, at a keyboard."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.cli import files
from ludoteca.cli.score import Asking, cited, told
from ludoteca.cli.screen import EndOfInputError, Screen
from ludoteca.cli.sorry import BAD_ARGUMENTS, FAILED, INTERRUPTED, ReasonsError
from ludoteca.companion import Answers, Form, ProblemsError, crossover, dialogues, helpers
from ludoteca.companion.leading import Leading
from ludoteca.companion.telling import house
from ludoteca.kernel.terms import Value
from ludoteca.words import Words

EGGS = "eggs"
GAMES: dict[str, tuple[str, ...]] = {**helpers.GAMES, **dialogues.GAMES, EGGS: (crossover.GAME,)}
UNDO, AGAIN, QUIT = "undo", "again", "quit"


class Kept(Struct, forbid_unknown_fields=True):
    """A dialogue in a file: everything that it needs to go on."""

    helper: str
    game: str
    seats: int
    seed: int
    players: list[str] = []
    answers: list[Answers] = []


class TakenBackError(Exception):
    """The last answer is taken back."""


class BegunAnewError(Exception):
    """Everything begins again."""


class QuitError(Exception):
    """That is enough."""


class Listening(Screen):
    """A screen that understands ``undo``, ``again`` and ``quit`` wherever something is asked."""

    def ask(self, prompt: str) -> str:
        typed = super().ask(prompt)
        if typed == UNDO:
            raise TakenBackError
        if typed == AGAIN:
            raise BegunAnewError
        if typed == QUIT:
            raise QuitError
        return typed


def register(commands: Any, words: Words) -> argparse.ArgumentParser:
    """What can be typed after ``ludoteca companion``."""
    say = house(words.language).say
    about = say("companion-args-companion")
    made: argparse.ArgumentParser = commands.add_parser("companion", help=about, description=about)
    names = ", ".join(GAMES)
    made.add_argument("helper", metavar="HELPER", help=say("companion-args-helper", names=names))
    made.add_argument("game", nargs="?", help=words.say("args-game"))
    made.add_argument("--players", metavar="A,B,…", help=say("companion-args-players"))
    made.add_argument("--edition", metavar="E", help=words.say("args-edition"))
    made.add_argument(
        "--option", metavar="K=V", action="append", default=[], help=words.say("args-option")
    )
    made.add_argument("--seed", metavar="N", help=words.say("args-seed"))
    made.add_argument("--save", metavar="FILE", help=say("companion-args-keep"))
    return made


def game_of(language: str, args: argparse.Namespace) -> str:
    """The game of a helper; the only one, where it has but one."""
    known, say = GAMES.get(args.helper), house(language).say
    if known is None:
        names = ", ".join(GAMES)
        raise ReasonsError([say("companion-no-such-helper", names=names)], BAD_ARGUMENTS)
    game: str = args.game or known[0]
    if (args.game is None and len(known) > 1) or game not in known:
        names = ", ".join(known)
        raise ReasonsError([say("companion-helper-of", names=names)], BAD_ARGUMENTS)
    return game


def run(
    screen: Screen,
    language: str,
    args: argparse.Namespace,
    options: dict[str, Value],
    seed: int | None,
) -> int:
    """Lead through a dialogue, ask a helper, or open Eggs."""
    game = game_of(language, args)
    players = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    drawn = secrets.randbits(32) if seed is None else seed
    lead = Leading(language, game, players, args.helper)
    listening = Listening()
    try:
        if args.helper == EGGS:
            return open_eggs(listening, lead, drawn)
        if not players and args.helper != "edition":
            raise ReasonsError([lead.say("companion-who-plays")], BAD_ARGUMENTS)
        if args.helper in helpers.GAMES:
            seats = len(players) or 2
            form = helpers.ask(args.helper, game, seats, args.edition, options)
            return ask(listening, lead, form, drawn)
        kept = Kept(args.helper, game, len(players), drawn, players)
        return Leader(listening, lead, kept, args.save).run()
    except EndOfInputError:
        return INTERRUPTED
    except (QuitError, TakenBackError, BegunAnewError):  # a helper has nothing to take back
        return 0


def ask(screen: Screen, lead: Leading, form: Form, seed: int) -> int:
    """A helper: its questions, then what to do."""
    lead.players(form)
    answers = Answers(Asking(screen, lead, form).row(form.table))
    try:
        steps = helpers.tell(lead.about, form, answers, seed)
    except ProblemsError as error:
        return complain(screen, lead, form, error)
    screen.say(*[told(x) for x in lead.steps(form, steps)])
    return 0


def complain(screen: Screen, lead: Leading, form: Form, error: ProblemsError) -> int:
    for x in lead.problems(form, error.problems).problems:
        where = lead.say("companion-at", where=x.label, text=x.text) if x.label else x.text
        screen.complain(cited(where, x.clause))
    return FAILED


def open_eggs(screen: Screen, lead: Leading, seed: int) -> int:
    """RC-XOV The list, then one Egg after another; ``again`` once the Manticore is defeated."""
    page = lead.crossover(seed)
    screen.say(told(page.about))
    for game in page.games:
        screen.say("", game.title, *[f"  {told(x)}" for x in game.listed])
    times, opened = 0, list[int]()
    screen.say("", *[told(x) for x in page.steps], lead.say("companion-words"))
    while True:
        try:
            typed = screen.ask(lead.say("companion-which-egg", most=crossover.EGGS))
        except TakenBackError:
            opened = opened[:-1]
            continue
        except BegunAnewError:
            times, opened = times + 1, []
            screen.say(told(page.anew))
            continue
        egg = int(typed) if typed.isdecimal() else 0
        if not 1 <= egg <= crossover.EGGS or egg in opened:
            screen.say(lead.say("companion-no-such-egg"))
            continue
        opened.append(egg)
        cube = crossover.hide(seed, times)[egg - 1]
        screen.say(told(lead.sentence(crossover.opened(egg, cube))))


class Leader:
    """A dialogue, question by question; kept in a file after each answer, where one is named."""

    def __init__(self, screen: Screen, lead: Leading, kept: Kept, file: str | None) -> None:
        self.screen, self.lead, self.kept = screen, lead, kept
        self.file = None if file is None else Path(file)
        if self.file is not None and files.is_there(self.file):
            self.kept = self.read(str(self.file))

    def read(self, file: str) -> Kept:
        """The dialogue of that file, if it is this one."""
        try:
            found = msgspec.json.decode(files.read_text(file), type=Kept)
        except msgspec.DecodeError as error:
            raise ReasonsError([f"{file}: {error}"], FAILED) from None
        mine = self.kept
        if (found.helper, found.game, found.seats) != (mine.helper, mine.game, mine.seats):
            other = self.lead.say("companion-other-dialogue", file=file, helper=found.helper)
            raise ReasonsError([other], BAD_ARGUMENTS)
        return found

    def run(self) -> int:
        """Until the person quits."""
        self.screen.say(self.lead.say("companion-words"))
        before = list[str]()
        while True:
            kept = self.kept
            followed = dialogues.follow(kept.helper, kept.game, kept.seats, kept.answers, kept.seed)
            said = self.lead.followed(followed)
            if followed.problems:
                form = followed.question.form
                return complain(self.screen, self.lead, form, ProblemsError(followed.problems))
            for sentences in said.told[-1:]:
                self.screen.say("", *[told(x) for x in sentences])
            stands = [self.lead.say("companion-stands", text=told(x)) for x in said.stands]
            self.screen.say("", *[line for line in stands if line not in before])
            before = stands
            self.screen.say(told(said.question))
            self.answer(followed.question.form)
            if self.file is not None:
                files.write(self.file, msgspec.json.format(msgspec.json.encode(self.kept)))

    def answer(self, form: Form) -> None:
        """One more answer, one fewer, or none at all."""
        asking, kept = Asking(self.screen, self.lead, form), self.kept
        try:
            rows = []
            for name in self.lead.players(form)[: form.seats if form.seat else 0]:
                self.screen.say(self.lead.say("companion-of", name=name))
                rows.append(asking.row(form.seat))
            kept.answers.append(Answers(asking.row(form.table), rows))
        except TakenBackError:
            del kept.answers[-1:]
        except BegunAnewError:
            kept.answers, kept.seed = [], secrets.randbits(32)
