"""A game at one keyboard: persons and bots, each person told only what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludoteca import bots
from ludoteca.bots.levels import EXPERT, FORMER
from ludoteca.bots.telling import about_at, why
from ludoteca.cli import levels, rules
from ludoteca.cli.commands import NAMES, command, is_word, plain, to_type
from ludoteca.cli.keeping import Keeping
from ludoteca.cli.screen import EndOfInputError, Screen
from ludoteca.cli.sorry import FAILED, INTERRUPTED, SorryError
from ludoteca.cli.stopping import Quit, StoppedError, stoppable
from ludoteca.cli.thinking import Minds
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.record import Record, Step, to_json
from ludoteca.kernel.table import Table, UndoError, follow
from ludoteca.words import LANGUAGES, Words

PERSON = "me"
ADVISER = EXPERT  # the level of who gives hints


def seat_players(table: Table, players: Sequence[str]) -> None:
    """Write into the record who sits where, and that it goes on under our rules."""
    ours = {"rules": table.game.rules, "layout": table.game.layout}
    header = replace(table.record.header, players=list(players), **ours)
    table.record = Record(header, table.record.steps)


class Session:
    """One table, one screen, one file."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        language: str,
        path: Path | None = None,
        *,
        campaign: Path | None = None,
    ) -> None:
        self.table = table
        self.campaign = campaign  # of which this is the match of a month
        self.screen = screen
        self.keeping = Keeping(path, screen)
        self.players = table.record.header.players
        self.persons = [seat for seat, name in enumerate(self.players) if name == PERSON]
        self.log: list[Event] = []
        self.before: list[int] = []  # by step: how long the log was before it
        self.told = dict.fromkeys(range(table.seats), 0)  # by seat: how much of the log it knows
        self.shown: dict[Seat, object] = {}  # by seat: where it last saw all of the table
        self.drawn: dict[Seat, object] = {}  # by seat: which map it has seen
        self.at_screen: Seat | None = None  # whose secrets are on the screen
        self.unread = False  # whether there is an answer on the screen to read before it is cleared
        self.minds = Minds(table, self.players, PERSON)
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in that language."""
        game = self.table.game.name
        self.words = Words(language, game, self.table.terms.content)
        self.say = self.words.say
        self.desk = desk(self.table, self.words)
        self.desk.in_campaign = self.campaign is not None

    def catch_up(self, record: Record) -> None:
        """Play what has been played, so that the log is whole and each seat knows its news."""
        for number, events in follow(self.table, record):
            seat = record.steps[number - 1].seat
            self.told[seat] = len(self.log)
            self.before.append(len(self.log))
            self.log += events

    # ------------------------------------------------------------ the course of the game

    def run(self) -> int:
        """Play to the end, or save what there is; the exit code."""
        try:
            return self._run()
        finally:
            self.minds.end()

    def _run(self) -> int:
        try:
            with stoppable():
                self.minds.wake()
                self._save_now()
                self.screen.say(*self.intro(), "")
                if self.table.over:
                    winners = [
                        self.name(n) for n, place in enumerate(self.table.places) if place == 1
                    ]
                    self.screen.say(self.say("play-over-already", seats=winners))
                while not self.table.over:
                    self._next()
                return self._end()
        except Quit:
            return self._leave(0, "play-quit")
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED, "play-interrupted")
        except StoppedError as stopped:
            return self._leave(128 + stopped.number, "play-interrupted")
        except EndOfInputError:
            return self._leave(FAILED, "play-end-of-input")
        except SorryError:
            raise
        except Exception as error:
            self._leave(FAILED, "play-broken")
            raise error

    def intro(self) -> list[str]:
        """What is played, by whom, and how to get help."""
        header = self.table.record.header
        lines: list[str] = self.desk.intro()
        person = "you" if len(self.persons) == 1 else "person"
        names = [
            self.say(f"play-{person}", seat=self.name(seat))
            if name == PERSON
            else self.say("play-bot", seat=self.name(seat), level=self.level(name))
            for seat, name in enumerate(self.players)
        ]
        lines.append(self.say("play-seats", seats=names))
        lines.append(self.say("play-seed", seed=str(header.seed)))
        if self.table.over:
            return lines
        if self.keeping.path is not None:
            lines.append(self.say("play-saving", file=str(self.keeping.path)))
        if self.persons:
            lines.append(self.say("play-help"))
            if self.minds.bots:
                lines.append(self.say("play-help-level", level=self._some_level()))
        return lines

    def name(self, seat: Seat, viewer: Seat | None = None) -> str:
        return self.words.seat_name(seat, viewer)

    def _next(self) -> None:
        """One choice: of a person if one is awaited, else of a bot."""
        awaited = self.table.awaited
        seat = next((seat for seat in awaited if seat in self.persons), awaited[0])
        if seat in self.minds.bots:
            self.choose(seat, self.minds.choose(seat))
        else:
            self._ask(seat)

    def choose(self, seat: Seat, choice: Any) -> None:
        """Make a choice and keep it."""
        before = len(self.log)
        events = self.table.choose(seat, choice)
        self.before.append(before)
        self.log += events
        if not self.persons:  # nobody plays: everybody watches
            self.screen.say(*self.words.tell(events, None, self.table.view()))
        self._save_now()

    def _ask(self, seat: Seat) -> None:
        """A person's choice: the news, the table, the question, until there is an answer."""
        if len(self.persons) > 1 and self.at_screen != seat:
            self._hand_over(seat)
        forced = self.desk.forced(seat)
        self._news(seat)
        if forced is not None:
            choice, sentence = forced
            self.screen.say(sentence)
            if len(self.persons) > 1:  # else the others would learn who has nothing left
                self._wait("play-enter")
            self.choose(seat, choice)
            return
        self._show(seat)
        self.screen.say(*self.desk.ask(seat))
        steps = len(self.table.record.steps)
        while len(self.table.record.steps) == steps:
            if not self._answer(seat):
                return

    def _hand_over(self, seat: Seat) -> None:
        """The privacy screen: what the last seat saw goes, and the next one says it is there."""
        name = self.name(seat)
        if self.at_screen is not None:
            self._hide()
        self.at_screen = None
        self._wait("play-hand-over", seat=name)
        self.at_screen = seat
        self.shown.pop(seat, None)
        self.drawn.pop(seat, None)

    def _hide(self) -> None:
        """Clear the screen, once the last answer on it has been read."""
        if self.unread:
            self._wait("play-enter")
        self.screen.hide(self.say("play-hidden"))

    def _wait(self, key: str, **args: str) -> None:
        """Until Enter alone is typed; nothing is shown before, but one may save and leave."""
        while text := self.screen.ask(self.say(key, **args) + " "):
            name, rest = command(self.words, text)
            try:
                if name == "quit":
                    raise Quit
                if name == "save":
                    self._save(rest)
                elif name == "lang":
                    self._language(rest)
                    self.screen.say(self.say("play-lang-done"))
                else:
                    self.screen.say(self.say("play-only-enter"))
            except SorryError as sorry:
                self.screen.say(*sorry.lines(self.words))
        self.unread = False

    def _news(self, seat: Seat) -> None:
        """What has happened since that seat last looked."""
        events = self.log[self.told[seat] :]
        self.told[seat] = len(self.log)
        told = self.words.tell(self.desk.news(events), seat, self.table.view(seat))
        if told:
            self.screen.say("", *told)

    def _show(self, seat: Seat, *, full: bool | None = None) -> None:
        """The table; in short when that seat has seen all of it in this phase."""
        view = self.table.view(seat)
        phase = self.desk.phase(view)
        if full is None:
            full = self.shown.get(seat) != phase
        self.shown[seat] = phase
        if full and self.drawn.get(seat) != self.desk.drawn(view):
            self.screen.say("", *self._drawing(seat))
        lines = self.desk.show(seat, view, full=full)
        self.screen.say("", *lines, *([""] if lines else []))

    def _drawing(self, seat: Seat) -> list[str]:
        """What the game draws, which that seat knows from now on."""
        view = self.table.view(seat)
        self.drawn[seat] = self.desk.drawn(view)
        lines: list[str] = self.desk.map(view, self.screen.width)
        return lines

    # ------------------------------------------------------------ what a person types

    def _answer(self, seat: Seat) -> bool:
        """One line of input; False when the seat is not asked any more."""
        text = self.screen.ask(f"{self.name(seat)}> ")
        if not text:
            self.screen.say(*self.desk.ask(seat))
            return True
        name, rest = command(self.words, text)
        if name:
            handlers: dict[str, Callable[[Seat, str], None]] = {
                "help": self._help,
                "why": self._why,
                "hint": self._hint,
                "table": self._table,
                "map": self._map,
                "options": lambda seat, rest: self.screen.say(*self.desk.options()),
                "log": self._log,
                "save": lambda seat, rest: self._save(rest),
                "lang": self._lang,
            }
            if name == "quit":
                raise Quit
            if name == "undo":
                return not self._undo()
            try:
                handlers[name](seat, rest)
            except SorryError as sorry:
                self.screen.say(*sorry.lines(self.words))
            return True
        self._try(seat, text)
        return True

    def _try(self, seat: Seat, text: str) -> None:
        """A choice, if the rules allow it and, where it is hardly meant, if the person insists."""
        try:
            choice = self.desk.read(seat, text)
        except SorryError as sorry:
            self.screen.say(*sorry.lines(self.words))
            return
        refused = self.table.explain(seat, choice)
        if refused is not None:
            self.screen.say(self.words.reason(refused, seat), self.say("play-again"))
            return
        doubted = self.table.warn(seat, choice)
        if doubted is not None:
            self.screen.say(self.words.reason(doubted, seat))
            answer = self.screen.ask(self.desk.confirm() + " ")
            if is_word(self.words, "quit", answer):
                raise Quit
            if not is_word(self.words, "yes", answer):
                self.screen.say(self.say("play-not-done"))
                return
        said = self._of("play-done", seat, choice)
        self.choose(seat, choice)  # and saved, before it is acknowledged
        self.screen.say(said)
        self.unread = True

    def _of(self, key: str, seat: Seat, choice: Any, **more: str) -> str:
        """A message about a choice, in the words that the game has for that kind of decision."""
        special = f"{key}-{self.table.kind(seat)}"
        said = self.desk.said(seat, choice)
        return self.say(special if self.words.has(special) else key, choice=said, **more)

    def _help(self, seat: Seat, rest: str) -> None:
        decision = self.table.decision(seat)
        if not rest:
            clause = rules.line(self.words, decision.clause)
            self.screen.say(self.words.decision(decision.kind), clause, *self.desk.ask(seat))
            for name in NAMES:
                word = self.say(f"command-{name}").split()[0]
                self.screen.say(f"  {self.say(f'help-{name}', word=word, **self._examples())}")
            return
        found = self.desk.about(seat, rest)
        if found is None:
            found = rules.lookup(self.words, rest, self.desk.concerns)
            if rules.lookup(self.words, rest) != found:
                found.append(self.say("rules-elsewhere"))
            found = [*self._level(rest), *found]
        nothing = {"asked": rest, **rules.examples(self.words)}
        self.screen.say(*(found or [self.say("rules-none", **nothing)]))

    def _examples(self) -> dict[str, str]:
        """What could be typed, in the game at hand."""
        names = {"number": "number", "clause": "clause", "sought": "word", "answer": "answer"}
        examples = {name: self.say(f"example-{key}") for name, key in names.items()}
        return examples | {"level": self._some_level()}

    def _some_level(self) -> str:
        """That of a bot at this table, if there is one."""
        return self.level(next(iter(self.minds.levels.values()), ADVISER).name)

    def _level(self, text: str) -> list[str]:
        """What a bot of the level of that name does at this table."""
        found = levels.level(self.words, text)
        if found is None or plain(text) in FORMER:  # a rule may speak of what they were called
            return []
        about = about_at(found.name, self.say, self.table.game.name)[self.table.seats]
        return [self.say("play-level", level=self.level(found.name), about=about)]

    def _typed(self, *names: str) -> dict[str, Any]:
        """What one types for these commands."""
        return {name: self.say(f"command-{name}").split()[0] for name in names}

    def _why(self, seat: Seat, rest: str) -> None:
        if not rest:
            raise SorryError("play-why-what")
        choice = self.desk.read(seat, rest)
        refused = self.table.explain(seat, choice)
        doubted = self.table.warn(seat, choice)
        if refused is not None:
            said = self.say("play-would-refuse", why=self.words.reason(refused, seat))
        elif doubted is not None:
            said = self.say("play-would-warn", why=self.words.reason(doubted, seat))
        else:
            said = self._of("play-would-do", seat, choice)
        self.screen.say(said)

    def _hint(self, seat: Seat, rest: str) -> None:
        if rest:
            raise SorryError("play-hint-alone", rest=rest, **self._typed("hint", "why"))
        table = self.table
        thought = self.minds.advise(seat, ADVISER)
        kind = table.kind(seat)
        told = {
            "typed": self.desk.typed(seat, thought.choice),
            "why": why(thought, self.words, kind, table.view(seat)),
        }
        self.screen.say(self._of("play-hint", seat, thought.choice, **told))

    def level(self, name: str) -> str:
        """What a bot's level is called."""
        return self.say(f"level-{bots.found(name).name}")

    def _table(self, seat: Seat, rest: str) -> None:
        self._show(seat, full=True)
        if more := self.desk.more(self.table.view(seat)):
            self.screen.say(*more, "")
        self.screen.say(*self.desk.ask(seat))

    def _map(self, seat: Seat, rest: str) -> None:
        self.screen.say(*(self._drawing(seat) or [self.say("play-no-map")]))

    def _log(self, seat: Seat, rest: str) -> None:
        lines = self.words.tell(self.log, seat, self.table.view(seat))
        self.screen.say(*(lines or [self.say("play-log-empty")]))

    def _lang(self, seat: Seat, rest: str) -> None:
        self._language(rest)
        self._show(seat, full=True)
        self.screen.say(*self.desk.ask(seat))

    def _language(self, rest: str) -> None:
        names = ", ".join(LANGUAGES)
        if not rest:
            raise SorryError("play-which-language", names=names)
        if rest.lower() not in LANGUAGES:
            raise SorryError("no-such-language", name=rest, names=names)
        self.speak(rest.lower())

    def _undo(self) -> bool:
        """Take back the last choice of a person, with what bots chose since; or say why not."""
        undone: list[Step] = []
        try:
            while not undone or undone[-1].seat in self.minds.bots:
                undone.append(self.table.undo())
        except UndoError as error:
            for step in reversed(undone):
                self.table.choose(step.seat, step.choice)
            self.screen.say(self.words.reason(error.reason))
            return False
        for _ in undone:
            del self.log[self.before.pop() :]
        for seat, known in self.told.items():
            self.told[seat] = min(known, len(self.log))
        self._save_now()
        self.screen.say(self.say("play-undone", seat=self.name(undone[-1].seat)))
        self.unread = True
        return True

    # ------------------------------------------------------------ keeping

    def _save(self, rest: str) -> None:
        path = self.keeping.save_as(self.table.record, rest, self.words)
        self.screen.say(self.say("play-saved", file=str(path)))

    def _save_now(self) -> None:
        self.keeping.save_now(self.table.record, self.words, begun=bool(self.before))

    def _leave(self, code: int, key: str) -> int:
        """Save what there is and say where, and how to go on."""
        if len(self.persons) > 1 and self.at_screen is not None:
            self.screen.hide(self.say("play-hidden"))
        self.screen.say("", self.say(key))
        over = self.table.over
        how = ("play-tell-again", "replay") if over else ("play-go-on", "resume")
        return code if self._keep(*how) else FAILED

    def _keep(self, key: str, deed: str) -> bool:
        """Save the game, say where, and what to type next; or print it where nothing takes it."""
        record = self.table.record
        try:
            path = self.keeping.save(record, self.words)
        except SorryError as sorry:  # nowhere to write: then here
            self.screen.complain(*sorry.lines(self.words), self.say("play-last-resort"))
            self.screen.write(to_json(record).decode())
            return False
        self.screen.say(self.say("play-kept", file=str(path)))
        typed = to_type(deed, str(path))
        if deed == "resume" and self.campaign is not None and path == self.keeping.path:
            typed = to_type("campaign", "play", str(self.campaign))
        self.screen.say(self.say(key, command=typed))
        return True

    def _end(self) -> int:
        """Everybody sees the result."""
        viewer = self.persons[0] if len(self.persons) == 1 else None
        if len(self.persons) > 1 and self.at_screen is not None:
            self._hide()
            self.at_screen = None
        if self.persons:
            known = min([self.told[seat] for seat in self.persons])
            self.screen.say("", *self.words.tell(self.log[known:], viewer, self.table.view(viewer)))
        self.screen.say("", *self.desk.result(viewer), "")
        return 0 if self._keep("play-tell-again", "replay") else FAILED


def desk(table: Table, words: Words) -> Any:
    """The table as a terminal of that game shows it: see `cli/<game>.py`."""
    module = import_module(f"ludoteca.cli.{table.game.name.replace('-', '_')}")
    return module.Desk(table, words)
