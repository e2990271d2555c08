"""The companion: forms for those who play with the box, scored by the rules of the game."""

from __future__ import annotations

from typing import Any

from anyio import to_thread
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.companion.telling import FormTold, ScoredTold
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.desk import scoring
from ludoteca.server.desk.moving import BIGGEST
from ludoteca.server.desk.scoring import Asked, Filled, Seats, ToDo
from ludoteca.server.device.packing import packed


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
    "/api/companion/{game:str}/form",
    summary="The same at a table with an owner's pack; what is filled in does not matter yet",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def form_with(game: FromPath[str], data: JSONBody[Filled], caller: TheCaller) -> FormTold:
    return await to_thread.run_sync(scoring.form_with, caller.language, game, data)


@post(
    "/api/companion/{game:str}/score",
    summary="The score of a table, line by line; or which entries cannot be, and why",
    status_code=200,
    request_max_body_size=BIGGEST,
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
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def tell(
    game: FromPath[str], helper: FromPath[str], data: JSONBody[Asked], caller: TheCaller
) -> ToDo:
    return await to_thread.run_sync(scoring.tell, caller.language, game, helper, data)


@get(
    "/api/companion/rules.zip",
    summary="The companion as plain Python, for a device without a connection",
    include_in_schema=False,
)
async def rules(request: Request[Any, Any, Any]) -> Response[bytes]:
    data, digest = await to_thread.run_sync(packed)
    headers = {"etag": f'"{digest}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/zip", headers=headers)


ROUTES = [rules, form, form_with, score, ask, tell]
