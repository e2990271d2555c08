"""What the companion leads through: it asks, tells what to do, and asks again.

A dialogue is its seed and the answers so far, as a game is its seed and its choices: who follows
them comes to the same question; the last answer is taken back by leaving it out.

>>> from ludoteca.companion import Answers, dialogues
>>> followed = dialogues.follow("omega", "dungeonology", 1, [Answers({"stars": 1})], 5)
>>> [step.key for step in followed.told[0]]
['companion-omega-card', 'companion-omega-draws', 'companion-omega-arrow']
>>> [field.key for field in followed.question.form.table]
['found']
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from ludoteca.companion.dialogues.asking import Asking, advance
from ludoteca.companion.dialogues.standing import Standing
from ludoteca.companion.forms import Answers, Field, Form, Problem, ProblemsError, Row, read
from ludoteca.games import game as game_named
from ludoteca.kernel.event import Reason
from ludoteca.kernel.terms import Terms

GAMES: dict[str, tuple[str, ...]] = {"omega": ("dungeonology",), "boss": ("dungeonology",)}


class Question(Struct, frozen=True):
    """What is asked now: a sentence, and its fields."""

    asks: Reason
    form: Form


class Followed(Struct, frozen=True):
    """How far a dialogue has come."""

    told: tuple[tuple[Reason, ...], ...]  # for each answer, what to do
    stands: tuple[Reason, ...]  # what the companion keeps for the table
    question: Question
    problems: tuple[Problem, ...] = ()  # of the first answer that could not be followed


class Dialogue(Protocol):
    """What a dialogue is about."""

    OPENING: Reason  # what is asked first, where there is something to ask

    def opening(self, terms: Terms, seats: int) -> tuple[Field, ...]: ...
    def terms(self, seats: int, told: Row) -> Any: ...
    def begin(self, terms: Any, seats: int, told: Row, seed: int) -> Standing: ...
    def stands(self, s: Standing) -> list[Reason]: ...


def dialogue(name: str) -> Dialogue:
    found: Any = import_module(f"{__name__}.{name}")
    return found  # type: ignore[no-any-return]


def follow(name: str, game: str, seats: int, answers: Sequence[Answers], seed: int) -> Followed:
    """Everything that is told by these answers, and the question that they lead to."""
    rules, about = game_named(game), dialogue(name)
    rules.check_seats(seats)
    terms, edition = about.terms(seats, {}), next(iter(rules.editions))
    waiting, told = list(answers), list[tuple[Reason, ...]]()
    first = about.opening(terms, seats)
    row: Row = {}
    if first:
        form = Form(game, edition, terms, seats, 0, first, ())
        question = Question(about.OPENING, form)
        if not waiting:
            return Followed((), (), question)
        try:
            row = read(form, waiting.pop(0)).table
        except ProblemsError as error:
            return Followed((), (), question, error.problems)
        terms = about.terms(seats, row)
    s = about.begin(terms, seats, row, seed)
    asks = advance(s)
    if first:
        told.append(s.new_steps())
    while True:
        form = Form(game, edition, terms, seats, seats, asks.fields(s), asks.each(s))
        question = Question(asks.question(s), form)
        if not waiting:
            return Followed(tuple(told), tuple(about.stands(s)), question)
        try:
            answer = read(form, waiting.pop(0))
        except ProblemsError as error:
            return Followed(tuple(told), tuple(about.stands(s)), question, error.problems)
        asks.answered(s, answer)
        asks = advance(s)
        told.append(s.new_steps())


__all__ = ["GAMES", "Asking", "Dialogue", "Followed", "Question", "follow"]
