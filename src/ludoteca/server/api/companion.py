"""The companion: forms for those who play with the box, scored by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from anyio import to_thread
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion import helpers
from ludoteca.companion.telling import FormTold, ScoredTold, Sentence, Telling, Trouble
from ludoteca.games import NAMES
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import box_named
from ludoteca.server.refusals import Refusal

Seats = Annotated[int, Meta(ge=0, le=12)]
Name = Annotated[str, Meta(max_length=40)]


class Filled(Struct, forbid_unknown_fields=True):
    """A form that was filled in at a table."""

    seats: Seats
    answers: companion.Answers
    edition: str = ""
    options: dict[str, Value] = {}
    players: Annotated[list[Name], Meta(max_length=12)] = []


def agreed(game: str, ask: Callable[[str], companion.Form]) -> companion.Form:
    """What is asked at a table of that game, or why there is none such."""
    name = box_named(game).name
    try:
        return ask(name)
    except TermsError as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": name}) from None


def form_of(game: str, seats: int, edition: str, options: dict[str, Value]) -> companion.Form:
    return agreed(game, lambda name: companion.form(name, seats, edition or None, options))


@get(
    "/api/companion/{game:str}/form",
    summary="What to read off a table, so that it can be scored",
    responses=refuses(400, 404, 422),
)
async def form(
    game: FromPath[str],
    caller: TheCaller,
    seats: FromQuery[Seats],
    edition: FromQuery[str] = "",
    options: FromQuery[str] = "{}",
) -> FormTold:
    found = form_of(game, seats, edition, _chosen(options))
    return await to_thread.run_sync(Telling(caller.language, found.game).form, found)


@post(
    "/api/companion/{game:str}/score",
    summary="The score of a table, line by line; or which entries cannot be, and why",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def score(game: FromPath[str], data: JSONBody[Filled], caller: TheCaller) -> ScoredTold:
    found = form_of(game, data.seats, data.edition, data.options)
    told = Telling(caller.language, found.game, data.players)
    return await to_thread.run_sync(_score, found, data.answers, told)


def _score(form: companion.Form, answers: companion.Answers, told: Telling) -> ScoredTold:
    try:
        return told.scored(form, companion.score(form, answers))
    except companion.ProblemsError as error:
        return told.problems(form, error.problems)


class Asked(Filled, forbid_unknown_fields=True):
    """What was told to a helper; chance comes from the seed."""

    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0


class ToDo(Struct):
    """What to do, one after another; or which entries cannot be."""

    steps: list[Sentence]
    problems: list[Trouble] = []


def helper_of(
    helper: str, game: str, seats: int, edition: str, options: dict[str, Value]
) -> companion.Form:
    """What a helper wants to know at that table."""
    if game in NAMES and game not in helpers.GAMES.get(helper, ()):
        raise Refusal("no-such-page", 404)
    return agreed(game, lambda name: helpers.ask(helper, name, seats, edition or None, options))


@get(
    "/api/companion/{game:str}/helpers/{helper:str}",
    summary="What a helper wants to know of a table",
    responses=refuses(400, 404, 422),
)
async def ask(
    game: FromPath[str],
    helper: FromPath[str],
    caller: TheCaller,
    seats: FromQuery[Seats],
    edition: FromQuery[str] = "",
    options: FromQuery[str] = "{}",
) -> FormTold:
    found = helper_of(helper, game, seats, edition, _chosen(options))
    told = Telling(caller.language, found.game, about=helper)
    return await to_thread.run_sync(told.form, found)


@post(
    "/api/companion/{game:str}/helpers/{helper:str}",
    summary="What to do at the table now, by the rules of the game",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def tell(
    game: FromPath[str], helper: FromPath[str], data: JSONBody[Asked], caller: TheCaller
) -> ToDo:
    found = helper_of(helper, game, data.seats, data.edition, data.options)
    told = Telling(caller.language, found.game, data.players, helper)
    return await to_thread.run_sync(_tell, found, data, told)


def _tell(form: companion.Form, data: Asked, told: Telling) -> ToDo:
    try:
        return ToDo(told.steps(form, helpers.tell(told.about, form, data.answers, data.seed)))
    except companion.ProblemsError as error:
        return ToDo([], told.problems(form, error.problems).problems)


def _chosen(options: str) -> dict[str, Value]:
    try:
        return msgspec.json.decode(options, type=dict[str, Value])
    except msgspec.DecodeError:
        raise Refusal("bad-request", 400) from None


ROUTES = [form, score, ask, tell]
