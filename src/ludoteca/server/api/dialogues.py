"""The companion's dialogues, and the material for other games."""

from __future__ import annotations

from anyio import to_thread
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.companion.leading import CrossoverTold, FollowedTold
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.desk import leading
from ludoteca.server.desk.leading import Dialogue
from ludoteca.server.desk.scoring import Seed


@post(
    "/api/companion/{game:str}/dialogues/{dialogue:str}",
    summary="What to do by these answers, and what is asked next",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def follow(
    game: FromPath[str], dialogue: FromPath[str], data: JSONBody[Dialogue], caller: TheCaller
) -> FollowedTold:
    return await to_thread.run_sync(leading.follow, caller.language, game, dialogue, data)


@get(
    "/api/companion/{game:str}/crossover",
    summary="What the box holds for other games; Eggs that are hidden by a seed",
    responses=refuses(400, 404),
)
async def others(
    game: FromPath[str], caller: TheCaller, seed: FromQuery[Seed] = 0
) -> CrossoverTold:
    return leading.others(caller.language, game, seed)


ROUTES = [follow, others]
