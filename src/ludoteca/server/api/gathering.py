"""Friends enter their own hands, each on a phone of their own: docs/companion.md."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from anyio import to_thread
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion.moving import apart
from ludoteca.companion.telling import FormTold, Trouble
from ludoteca.kernel.event import Seat
from ludoteca.server.api.caller import TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.api.invitations import linked, qr_code
from ludoteca.server.api.moving import gathering_of, lying_open
from ludoteca.server.api.tables import check_opening
from ludoteca.server.boxes import SeatNumber
from ludoteca.server.desk.moving import BIGGEST, Laid, form_of, told_by
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal

LONGEST = 20_000  # letters of what one enters
Key = Annotated[str, Meta(max_length=100)]


class Links(Struct):
    """By seat, where its player enters what nobody else may see."""

    id: str
    links: list[str]
    pictures: list[str]  # the same as QR codes (SVG): phones at one table read them off this one
    only_here: bool  # no other machine can follow them


@post(
    "/api/companion/{game:str}/move/gather",
    summary="Links by which players enter their own hands",
    request_max_body_size=BIGGEST,
    responses=refuses(400, 401, 404, 413, 422, 429),
)
async def gather(
    game: FromPath[str],
    data: JSONBody[Laid],
    caller: TheCaller,
    house: TheHouse,
    request: Request[Any, Any, Any],
) -> Links:
    person = caller.somebody()
    check_opening(person, house)
    form = await to_thread.run_sync(form_of, data, game)
    id, keys = await house.gatherings.create(person.id, lying_open(form, data), form.owners)
    made = [
        linked(f"/companion/hand/{id}/{seat}?key={key}", house, request)
        for seat, key in enumerate(keys[: form.seats])
    ]
    links = [each.link for each in made]
    pictures = [qr_code(link).decode() for link in links]
    return Links(id, links, pictures, made[0].only_here)


class Progress(Struct):
    """Who has entered something; not what."""

    entered: list[bool]
    table: str | None  # where it is played on


@get(
    "/api/companion/gatherings/{gathering_id:str}",
    summary="Who has entered the own hand",
    responses=refuses(401, 404),
)
async def progress(gathering_id: FromPath[str], caller: TheCaller, house: TheHouse) -> Progress:
    found = await gathering_of(gathering_id, caller.somebody(), house)
    return Progress([text is not None for text in found.entered.values()], found.table)


class Stored(Struct):
    game: str
    laid: Laid


async def _held(id: str, seat: Seat, key: str, house: House) -> tuple[Stored, str | None, bool]:
    """What lies open there, for who has the key of that seat; nothing of what was entered."""
    found = await house.gatherings.find(id)
    if found is None or not await house.gatherings.holds(id, seat, key):
        raise Refusal("no-such-gathering", 404)
    stored = msgspec.json.decode(found.laid, type=Stored)
    return stored, found.table, found.entered.get(seat) is not None


class Hand(Struct):
    """What one player is asked alone."""

    form: FormTold
    name: str
    entered: bool
    table: str | None  # the way to where it is played on


@get(
    "/api/companion/gatherings/{gathering_id:str}/{seat:int}",
    summary="What one player enters alone",
    responses=refuses(400, 404, 422),
)
async def ask(
    gathering_id: FromPath[str],
    seat: FromPath[SeatNumber],
    key: FromQuery[Key],
    caller: TheCaller,
    house: TheHouse,
) -> Hand:
    stored, table, entered = await _held(gathering_id, seat, key, house)

    def made() -> tuple[FormTold, str]:
        found = form_of(stored.laid, stored.game)
        told = told_by(caller.language, found, stored.laid.players)
        name = told.players(found)[seat]
        own = apart.own_form(found, stored.laid.answers.seats[seat])
        return told.form(own), name

    form, name = await to_thread.run_sync(made)
    return Hand(form, name, entered, await _way(table, house))


async def _way(table: str | None, house: House) -> str | None:
    if table is None:
        return None
    invitation = await house.hall.logs.invitation(table)
    return f"/tables/{table}?invitation={invitation}"


class Entered(Struct, forbid_unknown_fields=True):
    """What one player has entered."""

    key: Key
    answers: companion.Row


class Received(Struct):
    """What cannot be; nothing where it is kept."""

    problems: list[Trouble] = []


@post(
    "/api/companion/gatherings/{gathering_id:str}/{seat:int}",
    summary="What one player enters is kept, and told to nobody",
    status_code=200,
    responses=refuses(400, 404, 409, 413, 422),
)
async def enter(
    gathering_id: FromPath[str],
    seat: FromPath[SeatNumber],
    data: JSONBody[Entered],
    caller: TheCaller,
    house: TheHouse,
) -> Received:
    stored, table, _ = await _held(gathering_id, seat, data.key, house)
    if table is not None:
        raise Refusal("gathering-over", 409)
    text = msgspec.json.encode(data.answers).decode()
    if len(text) > LONGEST:
        raise Refusal("too-big", 413, most=LONGEST)

    def wrong() -> list[Trouble]:
        found = form_of(stored.laid, stored.game)
        told = told_by(caller.language, found, stored.laid.players)
        open_, seed = stored.laid.answers, secrets.randbits(63)
        problems = apart.own_problems(found, open_, seat, data.answers, seed)
        own, name = apart.own_form(found, open_.seats[seat]), told.players(found)[seat]
        return told_by(caller.language, found, [name]).problems(own, problems).problems

    problems = await to_thread.run_sync(wrong)
    if not problems:
        await house.gatherings.enter(gathering_id, seat, text)
    return Received(problems)


ROUTES = [gather, progress, ask, enter]
