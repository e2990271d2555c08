"""A table of the hall, told so that it can be laid out with the box: docs/companion.md."""

from __future__ import annotations

from anyio import to_thread
from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from ludoteca.companion import moving
from ludoteca.companion.moving.dungeonology import picturing
from ludoteca.companion.moving.telling import MovingTold, Part
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.server.api.caller import TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.api.records import StepNumber
from ludoteca.server.api.tables import check_eyes
from ludoteca.server.boxes import SeatNumber
from ludoteca.server.refusals import Refusal


class Rebuilt(Struct):
    """How to lay out a table of the hall with the box."""

    game: str
    title: str
    step: int  # at which all was at rest
    steps: int  # so many have been made by then
    over: bool
    parts: list[Part]
    picture: str = ""  # of the Dungeon


@get(
    "/api/tables/{table_id:str}/rebuild",
    summary="How to lay out the table with the box, as far as one may know it",
    responses=refuses(400, 403, 404, 409, 410, 422),
)
async def rebuild(
    table_id: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    step: FromQuery[StepNumber | None] = None,
    seat: FromQuery[SeatNumber | None] = None,
) -> Rebuilt:
    room = (await house.hall.kept(table_id)).room
    check_eyes(room, caller, seat)
    done = room.status in ("over", "ended")
    if step is not None and not done:
        raise Refusal("not-over", 409)
    record = Record(room.table.record.header, room.table.record.steps[:])
    if step is not None and not 0 <= step <= len(record.steps):
        raise Refusal("no-such-step", 404, most=len(record.steps))
    clean = await to_thread.run_sync(moving.last_clean, record, step)
    if clean is None:
        raise Refusal("nothing-to-rebuild", 409)
    eyes = range(room.table.seats) if done and seat is None else [] if seat is None else [seat]
    names, s = room.names(), clean[1]
    parts, picture = await to_thread.run_sync(_told, record, s, eyes, names, caller.language)
    steps = len(record.steps) if step is None else step
    title = room.begun.title
    return Rebuilt(record.header.game, title, clean[0], steps, not s.stack, parts, picture)


def _told(
    record: Record, s: State, eyes: range | list[int], names: list[str], language: str
) -> tuple[list[Part], str]:
    game = record.header.game
    laid = moving.lay_out(game, s, record.header.edition)
    told = MovingTold(language, game, names, s.terms.content)
    parts = told.parts(laid, eyes)
    drawn = picturing.of_table(told.words.speaker, s) if isinstance(s, Expedition) else ""
    return parts, drawn


ROUTES = [rebuild]
