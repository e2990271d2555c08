"""What the desks of all games share: a table as one person reads it and writes to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoteca.cli import rules
from ludoteca.kernel.event import Event, Seat
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import Option, spell
from ludoteca.words import Words
from ludoteca.words.speaker import Speaker

View = Mapping[str, Any]
Lines = list[str]

INDENT = "  "


class Desk:
    """A table, and the words in which it is told; each game says the rest."""

    apart: tuple[str, ...] = ()  # switches that `special` tells of
    in_campaign = False  # whether it is the match of a month

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.say = words.say

    @property
    def speaker(self) -> Speaker:
        speaker: Speaker = self.words.speaker
        return speaker

    # ------------------------------------------------------------ what is played

    def intro(self, *, played: bool = True) -> Lines:
        """What is played and by which rules, before anything happens; or what was."""
        lines = [self.say(f"game-{self.table.game.name}"), *self.special()]
        if self.table.record.header.content is not None:
            lines.append(self.say("play-pack"))
        edition = self.say("play-edition", edition=self._edition())
        told = [option for option in self.in_force() if option.name not in self.apart]
        own = [self._switch(option) for option in told if self._is_own(option)]
        if not own:
            lines.append(f"{edition} {self.say('play-options-none')}")
        else:
            lines += [edition, self.say("play-options"), *own]
        if played:
            word = self.say("command-options").split()[0]
            lines.append(self.say("play-options-how", word=word))
        return lines

    def special(self) -> Lines:
        """What else is to be said of this table at its start."""
        return []

    def options(self) -> Lines:
        """The edition, and every switch in force with its value, its meaning and its citation."""
        lines = [self.say("play-edition", edition=self._edition()), self.say("play-options-all")]
        for option in self.in_force():
            mark = f" {self.say('play-option-own')}" if self._is_own(option) else ""
            lines.append(self._switch(option) + mark)
        return lines

    def in_force(self) -> list[Option]:
        """The switches that can make a difference at this table."""
        return list(self.table.options)

    @property
    def edition(self) -> str:
        return self.table.record.header.edition or next(iter(self.table.game.editions))

    def _edition(self) -> str:
        told = {"name": self.edition, "edition": self.say(f"edition-{self.edition}")}
        return self.say("play-edition-named", **told)

    def _is_own(self, option: Option) -> bool:
        """Whether the table has another value than its edition."""
        preset = self.table.game.editions[self.edition]
        return self.table.options[option] != preset.get(option.name, option.default)

    def _switch(self, option: Option) -> str:
        value = self.table.options[option]
        told = {"about": self.words.option(option.name).rstrip("."), "name": option.name}
        meaning = self.words.value(option.name, value)
        cited = self.speaker.cited(option)
        said = self.say("play-option", **told, value=spell(value), meaning=meaning)
        return f"{INDENT}{said} [{cited}]"

    # ------------------------------------------------------------ for how long, and what is new

    def phase(self, view: View) -> object:
        """For how long a table once shown in full is told in short."""
        return view["round"], str(view["stack"][0])

    def news(self, events: Sequence[Event]) -> list[Event]:
        """The events, without what the table that follows at once shows anyhow."""
        return list(events)

    def more(self, view: View) -> Lines:
        """What a table that is asked for shows besides."""
        return []

    def map(self, view: View, width: int | None = None) -> Lines:
        """What is drawn of the table, in parts where it is wider than that; not every game is."""
        return []

    def drawn(self, view: View) -> object:
        """For how long a map once shown is known."""
        return None

    # ------------------------------------------------------------ questions

    def item(self, number: int | str, choice: str) -> str:
        """A line of a menu."""
        return INDENT + self.say("ask-item", number=number, choice=choice)

    def listing(self, items: Iterable[tuple[int, str]]) -> Lines:
        """Its lines; what reads alike is listed once, with all its numbers."""
        numbers: dict[str, list[str]] = {}
        for number, choice in items:
            numbers.setdefault(choice, []).append(str(number))
        return [self.item(", ".join(each), choice) for choice, each in numbers.items()]

    def forced(self, seat: Seat) -> tuple[Any, str] | None:
        """What a seat without a choice does, and the sentence that says so."""
        return None

    def confirm(self) -> str:
        return self.say("ask-confirm")

    def said(self, seat: Seat, choice: Any) -> str:
        """That choice in words."""
        return self.speaker.choice(self.table.kind(seat), choice, self.table.view(seat))

    def clause(self, clause: str) -> str:
        """A rule with its number."""
        return rules.line(self.words, clause)

    def concerns(self, clause: str) -> bool:
        """Whether a rule can make a difference at this table."""
        return True
