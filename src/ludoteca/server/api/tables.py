"""Tables: finding, opening and sitting down at them."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from anyio import to_thread
from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

import ludoteca
from ludoteca import guides
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.record import Header
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server import wire
from ludoteca.server.actions import STAND_IN, known_level
from ludoteca.server.api.caller import Caller, TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import components, our_components
from ludoteca.server.api.invitations import GivenInvitation, invited
from ludoteca.server.boxes import PackText, SeatNumber, bad_pack, box_named
from ludoteca.server.entries import Begun, Holder
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import Room
from ludoteca.server.signs import one_line
from ludoteca.server.store.logs import Listed
from ludoteca.server.store.people import Person
from ludoteca.server.telling import Kept

Title = Annotated[str, Meta(max_length=80)]
SeatName = Annotated[str, Meta(max_length=40)]
MINE, OPEN, FINISHED = 40, 30, 20
LOG = 2_000


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit there: oneself, a bot, or whoever comes.

    Without a name a person keeps their own; an empty one is for others on the same device.
    """

    kind: Literal["open", "person", "bot"]
    level: str | None = None
    name: SeatName | None = None


class SeatRequest(Struct, forbid_unknown_fields=True):
    """The same for a seat of a table that is there already."""

    kind: Literal["open", "person", "bot"]
    level: str | None = None
    name: SeatName | None = None
    invitation: GivenInvitation | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What is to be played, by whom, on which terms."""

    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    edition: str | None = None
    options: dict[str, Value] = {}
    content: PackText | None = None  # an owner's pack
    clock: wire.Clock = wire.Clock()
    title: Title = ""
    listed: bool = False
    guide: str = ""  # a guided game: seats, edition and options are its own


class Found(Struct):
    mine: list[wire.Summary]
    open: list[wire.Summary]
    finished: list[wire.Summary]
    now: wire.Moment  # by the server's clock


def holder(wish: SeatWish, person: Person) -> Holder:
    if wish.kind == "person":
        return Holder(
            "person", person.id, person.name if wish.name is None else one_line(wish.name)
        )
    if wish.kind == "open":
        return Holder()
    level = known_level(wish.level or STAND_IN)
    return Holder("bot", None, one_line(wish.name or ""), level)


def _header(data: NewTable) -> Header:
    """The game that is asked for, with a seed that nobody can guess; or why it cannot be had."""
    game = box_named(data.game)
    header = Header(
        game=game.name,
        rules=game.rules,
        layout=game.layout,
        seats=len(data.seats),
        seed=secrets.randbits(63),
        edition=data.edition,
        options=dict(data.options),
        content=data.content,
    )
    try:
        ludoteca.Table(game, header)
    except (TermsError, PositionError) as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": game.name}) from None
    except ContentError as error:
        raise bad_pack(error, game.name) from None
    return header


def check_opening(person: Person, house: House) -> None:
    if not house.openings.take(person.id):
        raise Refusal("too-fast", 429)


def summary(kept: Kept, caller: Caller, house: House) -> wire.Summary:
    return house.hall.telling.dressed(kept.room.summary(), caller.language)


async def _all(listed: list[Listed], caller: Caller, house: House) -> list[wire.Summary]:
    dressed = house.hall.telling.dressed
    return [dressed(bare, caller.language) for bare in await house.hall.summaries(listed)]


@get("/api/tables", summary="My tables, open tables, lately finished ones")
async def tables(caller: TheCaller, house: TheHouse) -> Found:
    logs = house.hall.logs
    mine = await logs.of_person(caller.person.id, MINE) if caller.person else []
    waiting = await logs.listed(["waiting", "playing"], OPEN)
    finished = await logs.listed(["over"], FINISHED)
    known = {one.id for one in mine}
    return Found(
        await _all(mine, caller, house),
        await _all([one for one in waiting if one.id not in known], caller, house),
        await _all([one for one in finished if one.id not in known], caller, house),
        house.hall.now(),
    )


@post("/api/tables", summary="A new table", responses=refuses(400, 401, 403, 404, 413, 422, 429))
async def new_table(data: JSONBody[NewTable], caller: TheCaller, house: TheHouse) -> wire.Summary:
    person = caller.somebody()
    check_opening(person, house)
    if data.guide:
        if data.guide not in guides.of_game(box_named(data.game).name):
            raise Refusal("no-guide", 404)
        header, names = guides.header(data.guide), guides.names(data.guide)
        seats = [
            holder(
                SeatWish("person") if seat == guides.NEWCOMER else SeatWish("bot", STAND_IN, name),
                person,
            )
            for seat, name in enumerate(names)
        ]
    else:
        header = await to_thread.run_sync(_header, data)  # a pack takes its time
        seats = [holder(wish, person) for wish in data.seats]
    begun = Begun(
        header=header,
        title=one_line(data.title),
        owner=person.id,
        listed=data.listed,
        clock=data.clock.settled(),
        seats=seats,
        guided=bool(data.guide),
    )
    return summary(await house.hall.open(begun), caller, house)


@get(
    "/api/tables/{table_id:str}",
    summary="A table: seats, terms, clock, whose move",
    responses=refuses(404, 410),
)
async def one_table(table_id: FromPath[str], caller: TheCaller, house: TheHouse) -> wire.Summary:
    return house.hall.telling.dressed(await house.hall.summary(table_id), caller.language)


@get(
    "/api/tables/{table_id:str}/content",
    summary="The components that this table plays with",
    responses=refuses(404, 410),
)
async def table_content(
    table_id: FromPath[str], caller: TheCaller, house: TheHouse
) -> list[dict[str, Any]]:
    table = (await house.hall.kept(table_id)).room.table
    if table.record.header.content is None:
        return our_components(table.game.name, caller.language)
    return components(table.game.name, caller.language, table.terms.content)


@get(
    "/api/tables/{table_id:str}/guide",
    summary="What the guided game tells now",
    responses=refuses(401, 403, 404, 410),
)
async def table_guide(
    table_id: FromPath[str], caller: TheCaller, house: TheHouse
) -> list[guides.Told]:
    kept = await house.hall.kept(table_id)
    if not kept.room.begun.guided:
        raise Refusal("no-guide", 404)
    if guides.NEWCOMER not in kept.room.seats_of(caller.somebody().id):
        raise Refusal("not-your-seat", 403)
    return guides.present(kept.room.table, kept.speaking(caller.language).words)


@get(
    "/api/tables/{table_id:str}/log",
    summary="What has happened, in words",
    responses=refuses(400, 403, 404, 410),
)
async def table_log(
    table_id: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    seat: FromQuery[SeatNumber | None] = None,
) -> list[wire.LogLine]:
    kept = await house.hall.kept(table_id)
    check_eyes(kept.room, caller, seat)
    return house.hall.telling.log(kept, seat, caller.language, LOG)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Claim a seat, or say who sits there",
    responses=refuses(400, 401, 403, 404, 409, 410, 413, 422),
)
async def change_seat(
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatRequest],
    caller: TheCaller,
    house: TheHouse,
) -> wire.Summary:
    person, kept = caller.somebody(), await house.hall.kept(table_id)
    name = one_line(data.name or "")
    if data.kind == "person":
        is_invited = await invited(table_id, data.invitation, house)
        await house.actions.claim(kept, person, seat, name, invited=is_invited)
    elif data.kind == "bot":
        level = data.level or STAND_IN
        await house.actions.hand_to_bot(kept, person, seat, level, name)
    else:
        await house.actions.empty(kept, person, seat)
    return summary(kept, caller, house)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    summary="Get up",
    status_code=200,
    responses=refuses(401, 403, 404, 409, 410),
)
async def leave_seat(
    table_id: FromPath[str], seat: FromPath[int], caller: TheCaller, house: TheHouse
) -> wire.Summary:
    person, kept = caller.somebody(), await house.hall.kept(table_id)
    await house.actions.leave(kept, person, seat)
    return summary(kept, caller, house)


def check_seat_there(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.holders):
        raise Refusal("no-such-seat", 404)


def check_eyes(room: Room, caller: Caller, seat: int | None) -> None:
    """Through the eyes of a seat one looks only if one holds it, or when the game is over."""
    if seat is None:
        return
    check_seat_there(room, seat)
    mine = caller.person is not None and seat in room.seats_of(caller.person.id)
    if not mine and room.status not in ("over", "ended"):
        raise Refusal("not-your-seat", 403)


ROUTES = [
    tables,
    new_table,
    one_table,
    table_content,
    table_guide,
    table_log,
    change_seat,
    leave_seat,
]
