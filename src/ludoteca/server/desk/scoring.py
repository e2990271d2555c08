"""Forms for those who play with the box, scored by the rules of the game; helpers at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion import helpers
from ludoteca.companion.telling import FormTold, ScoredTold, Sentence, Telling, Trouble
from ludoteca.games import NAMES
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server.boxes import PackText, bad_pack, box_named
from ludoteca.server.refusals import Refusal

Seats = Annotated[int, Meta(ge=0, le=12)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(max_length=40)]
T = TypeVar("T")


class Filled(Struct, forbid_unknown_fields=True):
    """A form that was filled in at a table."""

    seats: Seats
    answers: companion.Answers
    edition: str = ""
    options: dict[str, Value] = {}
    players: Annotated[list[Name], Meta(max_length=12)] = []
    content: PackText | None = None  # an owner's pack


class Asked(Filled, forbid_unknown_fields=True):
    """What was told to a helper; chance comes from the seed."""

    seed: Seed = 0


class ToDo(Struct):
    """What to do, one after another; or which entries cannot be."""

    steps: list[Sentence]
    problems: list[Trouble] = []


def agreed(game: str, ask: Callable[[str], T]) -> T:
    """What is asked at a table of that game, or why there is none such."""
    name = box_named(game).name
    try:
        return ask(name)
    except TermsError as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": name}) from None
    except ContentError as error:
        raise bad_pack(error, name) from None


def chosen(options: str) -> dict[str, Value]:
    """Options as they stand in an address."""
    try:
        return msgspec.json.decode(options, type=dict[str, Value])
    except msgspec.DecodeError:
        raise Refusal("bad-request", 400) from None


def _form(game: str, data: Filled) -> companion.Form:
    terms = (data.seats, data.edition or None, data.options, data.content)
    return agreed(game, lambda name: companion.form(name, *terms))


def form(language: str, game: str, seats: int, edition: str, options: str) -> FormTold:
    """What to read off a table, so that it can be scored."""
    asked = Filled(seats, companion.Answers(), edition, chosen(options))
    return form_with(language, game, asked)


def form_with(language: str, game: str, data: Filled) -> FormTold:
    """The same at a table with an owner's pack."""
    found = _form(game, data)
    return Telling(language, found.game, content=found.terms.content).form(found)


def score(language: str, game: str, data: Filled) -> ScoredTold:
    """The score line by line; or which entries cannot be, and why."""
    found = _form(game, data)
    told = Telling(language, found.game, data.players, content=found.terms.content)
    try:
        return told.scored(found, companion.score(found, data.answers))
    except companion.ProblemsError as error:
        return told.problems(found, error.problems)


def _helper(helper: str, game: str, data: Filled) -> companion.Form:
    """What a helper wants to know at that table."""
    if game in NAMES and game not in helpers.GAMES.get(helper, ()):
        raise Refusal("no-such-page", 404)
    terms = (data.seats, data.edition or None, data.options, data.content)
    return agreed(game, lambda name: helpers.ask(helper, name, *terms))


def ask(language: str, game: str, helper: str, seats: int, edition: str, options: str) -> FormTold:
    found = _helper(helper, game, Filled(seats, companion.Answers(), edition, chosen(options)))
    return Telling(language, found.game, about=helper).form(found)


def tell(language: str, game: str, helper: str, data: Asked) -> ToDo:
    """What to do at the table now, by the rules of the game."""
    found = _helper(helper, game, data)
    told = Telling(language, found.game, data.players, helper, found.terms.content)
    try:
        return ToDo(told.steps(found, helpers.tell(helper, found, data.answers, data.seed)))
    except companion.ProblemsError as error:
        return ToDo([], told.problems(found, error.problems).problems)
