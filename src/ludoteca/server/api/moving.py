"""A table moves from cardboard to the hall, and back: docs/companion.md."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from anyio import to_thread
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ludoteca import companion
from ludoteca.companion.moving import apart
from ludoteca.companion.telling import FormTold, Trouble
from ludoteca.kernel.record import Header
from ludoteca.server import wire
from ludoteca.server.api.caller import Caller, TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.api.tables import SeatWish, Title, check_opening, holder, summary
from ludoteca.server.boxes import box_named
from ludoteca.server.desk import moving as desk
from ludoteca.server.desk.moving import (
    BIGGEST,
    Checked,
    Drawn,
    File,
    FiledTable,
    Laid,
    Own,
    form_of,
    moved_by,
    told_by,
)
from ludoteca.server.entries import Begun
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.signs import one_line
from ludoteca.server.store.gatherings import Gathering
from ludoteca.server.store.people import Person


@post(
    "/api/companion/{game:str}/move/form",
    summary="What to read off a table, so that it can be played on here",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def form(game: FromPath[str], data: JSONBody[Laid], caller: TheCaller) -> FormTold:
    return await to_thread.run_sync(desk.form, caller.language, game, data)


@post(
    "/api/companion/{game:str}/move/check",
    summary="Whether that table can be played on, and what must lie there besides",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def check(
    game: FromPath[str], data: JSONBody[Laid], caller: TheCaller, house: TheHouse
) -> Checked:
    own = await own_rows(data, game, caller, house)
    return await to_thread.run_sync(desk.check, caller.language, game, data, own)


async def own_rows(data: Laid, game: str, caller: Caller, house: House) -> Own:
    """What those have entered who do so themselves; what lies open is what they are asked by."""
    if not data.gathering or not data.apart:
        return {}
    found = await gathering_of(data.gathering, caller.somebody(), house)
    form = await to_thread.run_sync(form_of, data, game)
    if found.entered.keys() != {*range(form.owners)} or not {*data.apart} <= found.entered.keys():
        raise Refusal("no-such-gathering", 404)
    await house.gatherings.lay(found.id, lying_open(form, data))
    return {
        seat: msgspec.json.decode(text, type=companion.Row) if text else None
        for seat, text in found.entered.items()
        if seat in data.apart
    }


async def gathering_of(id: str, person: Person, house: House) -> Gathering:
    """Only who gathers them asks for it."""
    found = await house.gatherings.find(id)
    if found is None or found.owner != person.id:
        raise Refusal("no-such-gathering", 404)
    return found


def lying_open(form: companion.Form, data: Laid) -> str:
    """Everything but what only one player may see."""
    answers = apart.without(form, data.answers, range(form.owners))
    kept = Laid(data.seats, answers, data.edition, data.options, data.players, data.content)
    return msgspec.json.encode({"game": form.game, "laid": kept}).decode()


@post(
    "/api/companion/{game:str}/move/map",
    summary="The Dungeon as far as it was told, as a picture",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def map_of(game: FromPath[str], data: JSONBody[Laid], caller: TheCaller) -> Drawn:
    return await to_thread.run_sync(desk.draw, caller.language, game, data)


class Opening(Laid, forbid_unknown_fields=True):
    """The same, and who is to go on with it."""

    wishes: Annotated[list[SeatWish], Meta(max_length=12)] = []
    title: Title = ""
    clock: wire.Clock = wire.Clock()
    listed: bool = False


class Opened(Struct):
    """The table in the hall, or which entries cannot be."""

    problems: list[Trouble] = []
    table: wire.Summary | None = None


@post(
    "/api/companion/{game:str}/move/open",
    summary="The table is played on in the hall",
    request_max_body_size=BIGGEST,
    responses=refuses(400, 401, 403, 404, 413, 422, 429),
)
async def open_table(
    game: FromPath[str], data: JSONBody[Opening], caller: TheCaller, house: TheHouse
) -> Opened:
    person = caller.somebody()
    check_opening(person, house)
    if len(data.wishes) != data.seats:
        raise Refusal("seats-differ", 422, seats=data.seats)
    try:
        own = await own_rows(data, game, caller, house)
        header = await to_thread.run_sync(_header, data, game, own)
    except companion.ProblemsError as error:
        found = form_of(data, game)
        told = told_by(caller.language, found, data.players)
        return Opened(told.problems(found, error.problems).problems)
    begun = Begun(
        header=header,
        title=one_line(data.title),
        owner=person.id,
        listed=data.listed,
        clock=data.clock.settled(),
        seats=[holder(wish, person) for wish in data.wishes],
    )
    table = summary(await house.hall.open(begun), caller, house)
    if data.gathering:
        found_ = await gathering_of(data.gathering, person, house)
        await house.gatherings.opened(found_.id, table.id)
    return Opened([], table)


def _header(data: Laid, game: str, own: Own) -> Header:
    """The typed position is the beginning of the record, with a seed that nobody can guess."""
    found, seed = form_of(data, game), secrets.randbits(63)
    moved, box = moved_by(found, data, own, seed), box_named(game)
    return Header(
        game=box.name,
        rules=box.rules,
        layout=box.layout,
        seats=data.seats,
        seed=seed,
        edition=found.edition,
        options=dict(data.options),
        content=data.content,
        position=moved.position,
    )


@post(
    "/api/companion/{game:str}/move/read",
    summary="A position in a file, as a form that is filled in",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def read(game: FromPath[str], data: JSONBody[File]) -> FiledTable:
    return await to_thread.run_sync(desk.read, game, data.setting)


ROUTES = [form, check, map_of, open_table, read]
