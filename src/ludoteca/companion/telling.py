"""The companion in English, Italian and French: forms, results, what cannot be.

>>> from ludoteca.companion import form
>>> told = Telling("it", "king-of-con", ["Ada", "Bruno"])
>>> [field.label for field in told.form(form("king-of-con", 2)).seat]
['Scimmia', 'Gettoni nella riserva', 'Passioni', 'Collezione']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from ludoteca.companion.forms import Answers, Field, Form, Kind, Problem
from ludoteca.companion.helpers import Step, helper
from ludoteca.companion.helpers.edition import UNKNOWN
from ludoteca.companion.scoring import Example, Scored, asking, examples
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.terms import Value
from ludoteca.words import Words, bundles

PACKAGE = "ludoteca.companion"
OURS = "companion-"
SAID = {  # arguments that the words of the game name, and by which messages
    "kind": "type",
    "club": "club",
    "scholar": "scholar",
    "alert": "alert",
    "profile": "boss",
    "triangle": "triangle",
    "colour": "column",
    "panic": "panic",
    "zone": "zone",
    "other": "zone",
}
FEW = 17  # things to choose from that are told without being asked for
EFFECTS = {"encounter": "encounters", "before": "before", "after": "after"}  # of a Boss card


class ValueTold(Struct):
    value: int | str
    label: str


class FieldTold(Struct):
    """A field as a person sees it."""

    key: str
    kind: Kind
    label: str
    hint: str
    clause: str
    least: int
    most: int
    values: list[ValueTold]
    fields: list[FieldTold]
    default: int | str | None
    when: tuple[str, list[int | str]] | None
    secret: bool  # only its owner may look
    rare: bool  # few tables have it
    among: str  # rows of the table that say which of its values there are


class ExampleTold(Struct):
    """A printed example: what is to be filled in, and at which table."""

    name: str
    label: str
    clause: str
    seats: int
    edition: str
    options: dict[str, Value]
    players: list[str]
    answers: Answers


class FormTold(Struct):
    """What is asked at a table."""

    game: str
    edition: str
    seats: int
    owners: list[str]  # names of those who have a score
    switches: list[str]  # the options that matter
    table: list[FieldTold]
    seat: list[FieldTold]
    examples: list[ExampleTold]


class Sentence(Struct):
    """Something told, with its clause."""

    clause: str
    text: str


class Trouble(Struct):
    """An entry that cannot be: where, which it is in words, and why."""

    field: str
    label: str
    clause: str
    text: str


class LineTold(Struct):
    key: str
    label: str
    clause: str
    points: list[int]


class ScoredTold(Struct):
    """The result, or what stands against it."""

    problems: list[Trouble] = []
    asks: list[Sentence] = []
    owners: list[str] = []  # whose columns these are: those of the form, and Omega where he plays
    lines: list[LineTold] = []
    totals: list[int] = []
    places: list[int] = []
    ranking: list[int] = []
    ties: list[Sentence] = []
    notes: list[Sentence] = []


class _House(Words):
    """The words of the companion itself."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._bundle = bundles.of_package(language, PACKAGE)


def house(language: str) -> Words:
    """What the companion says of no game in particular."""
    return _House(language)


class Telling:
    """The words of the companion at a table of one game, with the names of its players."""

    def __init__(
        self,
        language: str,
        game: str,
        players: Sequence[str] = (),
        about: str = "",
        content: Any = None,
    ) -> None:
        """*about* is the helper whose fields are told; the score's, unless said.

        *content* is the pack of the table, whose names win over ours.
        """
        self.words, self.ours = Words(language, game, content), house(language)
        self.game, self.given, self.about = game, list(players), about or game
        self.say = self.ours.say

    def players(self, form: Form) -> list[str]:
        """Names of all who have a score; CW-SOLO.1 the Collector has his own."""
        names = [
            (self.given[seat] if seat < len(self.given) else "").strip() or self.nobody(seat)
            for seat in range(form.seats)
        ]
        more = [self.say("companion-collector")] * (form.owners - form.seats)
        self.words.speaker.players = [*names, *more]
        return [*names, *more]

    def nobody(self, seat: Seat) -> str:
        """Who has not said a name; where only one draws, it is that one."""
        if self.about == "alert":
            return self.say("companion-alert-drawer")
        return self.say("companion-player", number=seat + 1)

    # ------------------------------------------------------------ the form

    def form(self, form: Form) -> FormTold:
        scored = self.about == self.game
        return FormTold(
            game=form.game,
            edition=form.edition,
            seats=form.seats,
            owners=self.players(form),
            switches=list((asking(form.game) if scored else helper(self.about)).switches(form)),
            table=[self.field(field) for field in form.table],
            seat=[self.field(field) for field in form.seat],
            examples=[self.example(x) for x in examples(form.game)] if scored else [],
        )

    def _says(self, option: str, value: str) -> str:
        """A value of an option as the table calls it."""
        if value == UNKNOWN:
            return self.say("companion-unknown")
        known = next(x for x in game_named(self.game).options if x.name == option)
        return self.words.value(option, known.parse(value))

    def field(self, field: Field) -> FieldTold:
        return FieldTold(
            key=field.key,
            kind=field.kind,
            label=self.label(field.key),
            hint=self.hint(field.key),
            clause=field.clause,
            least=field.least,
            most=field.most,
            values=[ValueTold(x, self.value(field, x)) for x in field.values],
            fields=[self.field(inner) for inner in field.fields],
            default=field.default,
            when=None if field.when is None else (field.when[0], list(field.when[1])),
            secret=field.secret,
            rare=field.rare,
            among=field.among,
        )

    def hint(self, key: str) -> str:
        """What helps to fill it in, if anything does."""
        hint = f"companion-{self.about}-{key}-hint"
        return self.say(hint) if self.ours.has(hint) else ""

    def label(self, key: str) -> str:
        """What a field is called; a column of a Note board as the game calls it."""
        own = f"companion-{self.about}-{key}"
        if self.ours.has(own):
            return self.say(own)
        if self.about == "edition":
            return self.words.option(key)
        first, _, column = key.rpartition("-")
        named = self.words.say(f"column-{column}")
        return self.say(f"companion-{first}-of", column=named) if first else named

    def value(self, field: Field, value: int | str) -> str:
        """What a choice is called."""
        if field.told == "count":
            return str(value)
        if self.about == "edition":
            return self._says(field.key, str(value))
        if field.told == "object":  # by what is printed on every copy, not by our names
            speaker = self.words.speaker
            traits = [speaker.characteristic(trait) for trait in speaker.traits[int(value)]]
            return f"{value} {' '.join(traits)}"
        if field.told == "seat":
            return self.name(int(value))
        key = f"{field.told}-{value}"
        if self.ours.has(key):
            return self.say(key)
        if field.told == "companion-cube":
            return self.words.speaker.colour(value)  # type: ignore[no-any-return]
        if field.told == "companion-boss-named":
            return self.boss_name(value)
        if field.told == "companion-column":
            return self.words.say(f"column-{value}")
        if field.told.startswith(OURS):
            return self.say(field.told, number=value)
        if self.ours.has(f"companion-{key}"):
            return self.say(f"companion-{key}")
        return self.words.name(key)

    def choices(self, field: Field) -> str:
        """What can be chosen: each by its name, and by what an answer says for it."""
        named = [(str(x), self.value(field, x)) for x in field.values[:FEW]]
        told = [x if f"{x} ".startswith(f"{y} ") else f"{x} ({y})" for y, x in named]
        shown = f"{self.say('companion-separator')} ".join(told)
        more = len(field.values) - FEW
        return self.say("companion-and-more", choices=shown, count=more) if more > 0 else shown

    def example(self, example: Example) -> ExampleTold:
        return ExampleTold(
            name=example.name,
            label=self.say(f"companion-example-{self.game}-{example.name}"),
            clause=example.clause,
            seats=example.seats,
            edition=example.edition or next(iter(game_named(self.game).editions)),
            options=example.options,
            players=list(example.players),
            answers=example.answers,
        )

    # ------------------------------------------------------------ the result

    def scored(self, form: Form, scored: Scored) -> ScoredTold:
        names = self.players(form)
        if len(scored.totals) > len(names):
            names = self.words.speaker.players = [*names, self.words.say("seat-omega")]
        lines = [
            LineTold(x.key, self.line(form, x.key), x.clause, list(x.points)) for x in scored.lines
        ]
        return ScoredTold(
            asks=[self.sentence(x) for x in scored.asks],
            owners=names,
            lines=lines,
            totals=list(scored.totals),
            places=list(scored.places),
            ranking=list(scored.ranking),
            ties=[self.tie(x.first, x.second, x.reason) for x in scored.ties],
            notes=[self.sentence(x) for x in scored.notes],
        )

    def line(self, form: Form, key: str) -> str:
        """A line of the score sheet; CW-CLUB-BANKERS.1 changes what money is worth."""
        clubs = key == "money" and getattr(form.terms, "clubs", False)
        return self.words.say(f"line-{key}-bankers" if clubs else f"line-{key}")

    def tie(self, first: Seat, second: Seat, reason: Reason) -> Sentence:
        names = {"first": self.name(first), "second": self.name(second)}
        own = reason.key.startswith(OURS)
        told = self.ours if own else self.words
        key = reason.key if own else f"result-{reason.key}"
        return Sentence(reason.clause, told.say(key, **names, **reason.args))

    def name(self, seat: Seat) -> str:
        name: str = self.words.speaker.seat_name(seat)
        return name

    def sentence(self, reason: Reason) -> Sentence:
        """A reason of the companion or of the game."""
        if not reason.key.startswith(OURS):
            return Sentence(reason.clause, self.words.sentence(reason))
        args = {name: self._named(name, value, reason.args) for name, value in reason.args.items()}
        return Sentence(reason.clause, self.say(reason.key, **args))

    def _named(self, name: str, value: Any, args: Mapping[str, Any]) -> Any:
        """An argument that names something, by its name."""
        words, speaker = self.words, self.words.speaker
        if name == "colour" and isinstance(value, int):
            return speaker.colour(value)
        if name in SAID:
            return words.name(f"{SAID[name]}-{value}")
        named: dict[str, Callable[[Any], Any]] = {
            "seat": self.name,
            "seats": lambda seats: words.listed([self.name(seat) for seat in seats]),
            "scenario": lambda number: speaker.scenario(number),
            "areas": lambda sides: "; ".join([speaker.area_name(side) for side in sides]),
            "contacts": lambda all_: words.listed([speaker.contact_name(x) for x in all_]),
            "cards": lambda cards: words.listed([self.card(*card) for card in cards]),
            "direction": lambda x: self.say(f"companion-direction-{x}"),
            "slot": self.slot,
            "editions": lambda all_: words.listed([words.say(f"edition-{x}") for x in all_]),
            "option": lambda x: words.option(x).rstrip("."),
            "place": lambda reason: self.sentence(reason).text,
            "floor": lambda n: speaker.floor(n),
            "congregations": lambda all_: words.listed(
                [words.name(f"congregation-{x}") for x in all_]
            ),
            "column": lambda x: words.name(f"column-{x}"),
            "colours": lambda cubes: speaker.colours(cubes),
            "omega": lambda card: speaker.omega_card(*card),
            "deeds": lambda deeds: speaker.omega_deeds(deeds),
            "his": self.boss_name,
            "whole": lambda n: speaker.boss(n),
            "mode": lambda boss: speaker.mode.whole(boss),
            **{part: partial(self.stated, part) for part in EFFECTS},
            "value": lambda x: words.value(args["option"], x),
            "choices": self.choices,
        }
        if isinstance(value, int) and name in ("cards", "value"):
            return value
        return named[name](value) if name in named else value

    def slot(self, name: str) -> str:
        """A Passage by the side on which it is; those of the Lair are counted."""
        stem, _, number = name.rpartition("-")
        if stem:
            return self.say(f"companion-slot-{stem}", number=int(number))
        return self.say(f"companion-slot-{name}")

    def boss_name(self, profile: int | str) -> str:
        """The Boss, with the side of his card where it has two."""
        rows = enumerate(self.words.speaker.content.bosses)
        number, row = next((n, row) for n, row in rows if profile in (n, row.id))
        told = self.words.speaker.boss_told(number)
        single = row.id == row.boss
        return told["boss"] if single else self.say("companion-boss-of-two", **told)

    def stated(self, part: str, profile: int) -> str:
        """What the card of a Boss says of an Encounter, or besides."""
        speaker = self.words.speaker
        said: str = speaker.stated(getattr(speaker.content, EFFECTS[part])[profile])
        return said

    def card(self, kind: str, value: int) -> str:
        """A card that was typed in."""
        return self.say("companion-card", kind=self.say(f"companion-kind-{kind}"), value=value)

    def steps(self, form: Form, steps: Sequence[Step]) -> list[Sentence]:
        """What a helper says to do, one after another."""
        self.players(form)
        told = [self.sentence(step) for step in steps if isinstance(step, Reason)]
        heard = [step for step in steps if not isinstance(step, Reason)]
        # Together: an event may name the card that the one before it has turned up.
        return [*told, *[Sentence("DG-11.10", x) for x in self.words.tell(heard, None)]]

    def problems(self, form: Form, problems: Sequence[Problem]) -> ScoredTold:
        self.players(form)
        told = [
            Trouble(x.field, self.where(form, x.field), *self._both(x.reason)) for x in problems
        ]
        return ScoredTold(problems=told)

    def _both(self, reason: Reason) -> tuple[str, str]:
        said = self.sentence(reason)
        return said.clause, said.text

    def where(self, form: Form, path: str) -> str:
        """'Ada, Showcases 2, Fame'."""
        first, *rest = path.split(".") if path else [""]
        told, fields = [], form.table
        if first == "seats" and rest:
            seat, *rest = rest
            told, fields = [self.name(int(seat))], form.seat
        while rest:
            key, *rest = rest
            field = next((x for x in fields if x.key == key), None)
            if field is None:
                break
            number, rest = (rest[0], rest[1:]) if rest else ("", [])
            label = self.label(key)
            told.append(f"{label} {int(number) + 1}" if number else label)
            fields = field.fields
        return ", ".join(told)
