"""'Type in your cards': a pack as a form, checked by the reader of every pack."""

from __future__ import annotations

from anyio import to_thread
from litestar import post
from litestar.params import FromPath, JSONBody

from ludoteca.companion.packs import PackForm, Typed
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.desk import packs
from ludoteca.server.desk.moving import BIGGEST
from ludoteca.server.desk.packs import Begin, Cards


@post(
    "/api/companion/{game:str}/pack/form",
    summary="The cards of a game as a form that is filled in",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def form(game: FromPath[str], data: JSONBody[Begin], caller: TheCaller) -> PackForm:
    return await to_thread.run_sync(packs.form, caller.language, game, data)


@post(
    "/api/companion/{game:str}/pack/check",
    summary="The pack that was typed in, as a file, and what is wrong in it",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413),
)
async def check(game: FromPath[str], data: JSONBody[Cards], caller: TheCaller) -> Typed:
    return await to_thread.run_sync(packs.check, caller.language, game, data)


ROUTES = [form, check]
