"""The companion: forms for those who play with the box, scored by the rules of the game."""

from __future__ import annotations

from anyio import to_thread
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.companion.telling import FormTold, ScoredTold
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.desk import scoring
from ludoteca.server.desk.scoring import Asked, Filled, Seats, ToDo


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
    return await to_thread.run_sync(scoring.form, caller.language, game, seats, edition, options)


@post(
    "/api/companion/{game:str}/score",
    summary="The score of a table, line by line; or which entries cannot be, and why",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def score(game: FromPath[str], data: JSONBody[Filled], caller: TheCaller) -> ScoredTold:
    return await to_thread.run_sync(scoring.score, caller.language, game, data)


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
    asked = (caller.language, game, helper, seats, edition, options)
    return await to_thread.run_sync(scoring.ask, *asked)


@post(
    "/api/companion/{game:str}/helpers/{helper:str}",
    summary="What to do at the table now, by the rules of the game",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def tell(
    game: FromPath[str], helper: FromPath[str], data: JSONBody[Asked], caller: TheCaller
) -> ToDo:
    return await to_thread.run_sync(scoring.tell, caller.language, game, helper, data)


ROUTES = [form, score, ask, tell]
