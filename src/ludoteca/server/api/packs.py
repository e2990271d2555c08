"""'Type in your cards': a pack as a form, checked by the reader of every pack."""

from __future__ import annotations

from typing import Annotated, Any

from anyio import to_thread
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ludoteca.companion.packs import PackForm, Typed, pack_form, typed_pack
from ludoteca.kernel.content import ContentError
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import PackText, bad_pack, box_named
from ludoteca.server.refusals import MOST_FAULTS
from ludoteca.words import Words

BIGGEST = 1_000_000  # bytes
MOST_ROWS = 400  # of one kind of card


class Begin(Struct, forbid_unknown_fields=True):
    """From which cards to begin: ours, or those of a pack."""

    content: PackText | None = None


@post(
    "/api/companion/{game:str}/pack/form",
    summary="The cards of a game as a form that is filled in",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def form(game: FromPath[str], data: JSONBody[Begin], caller: TheCaller) -> PackForm:
    words = Words(caller.language, box_named(game).name)
    try:
        return await to_thread.run_sync(pack_form, words, data.content)
    except ContentError as error:
        raise bad_pack(error, box_named(game).name) from None


Row = dict[str, Any]


class Cards(Struct, forbid_unknown_fields=True):
    """What was typed in, by kind of card."""

    rows: dict[str, Annotated[list[Row], Meta(max_length=MOST_ROWS)]]


@post(
    "/api/companion/{game:str}/pack/check",
    summary="The pack that was typed in, as a file, and what is wrong in it",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413),
)
async def check(game: FromPath[str], data: JSONBody[Cards], caller: TheCaller) -> Typed:
    words = Words(caller.language, box_named(game).name)
    made = await to_thread.run_sync(typed_pack, words, data.rows)
    return Typed(made.content, made.misfits[:MOST_FAULTS])


ROUTES = [form, check]
