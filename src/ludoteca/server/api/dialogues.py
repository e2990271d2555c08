"""The companion's dialogues, and the material for other games."""

from __future__ import annotations

from typing import Annotated

from anyio import to_thread
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion import crossover, dialogues
from ludoteca.companion.leading import CrossoverTold, FollowedTold, Leading
from ludoteca.games import NAMES
from ludoteca.kernel.terms import TermsError
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.companion import Name, Seats
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import box_named
from ludoteca.server.refusals import Refusal

LONGEST = 1000  # answers: a solo game has some two hundred
Seed = Annotated[int, Meta(ge=0, le=2**53)]


class Dialogue(Struct, forbid_unknown_fields=True):
    """Everything that has been answered, from the beginning."""

    seats: Seats
    seed: Seed = 0
    answers: Annotated[list[companion.Answers], Meta(max_length=LONGEST)] = []
    players: Annotated[list[Name], Meta(max_length=12)] = []


@post(
    "/api/companion/{game:str}/dialogues/{dialogue:str}",
    summary="What to do by these answers, and what is asked next",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def follow(
    game: FromPath[str], dialogue: FromPath[str], data: JSONBody[Dialogue], caller: TheCaller
) -> FollowedTold:
    name = box_named(game).name
    if name not in dialogues.GAMES.get(dialogue, ()):
        raise Refusal("no-such-page", 404)
    told = Leading(caller.language, name, data.players, dialogue)
    return await to_thread.run_sync(_follow, name, data, told)


def _follow(game: str, data: Dialogue, told: Leading) -> FollowedTold:
    try:
        followed = dialogues.follow(told.about, game, data.seats, data.answers, data.seed)
    except TermsError as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": game}) from None
    return told.followed(followed)


@get(
    "/api/companion/{game:str}/crossover",
    summary="What the box holds for other games; Eggs that are hidden by a seed",
    responses=refuses(400, 404),
)
async def others(
    game: FromPath[str], caller: TheCaller, seed: FromQuery[Seed] = 0
) -> CrossoverTold:
    if game in NAMES and game != crossover.GAME:
        raise Refusal("no-such-page", 404)
    return Leading(caller.language, box_named(game).name, about="eggs").crossover(seed)


ROUTES = [follow, others]
