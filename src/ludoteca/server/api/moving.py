"""A table moves from cardboard to the hall, and back: docs/companion.md."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from anyio import to_thread
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

import ludoteca
from ludoteca import companion
from ludoteca.companion import moving
from ludoteca.companion.moving.telling import MovingTold, Part
from ludoteca.companion.telling import FormTold, Sentence, Trouble
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.record import Header, Record, RecordError, setting_from_json
from ludoteca.kernel.state import State
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server import wire
from ludoteca.server.api.caller import TheCaller, TheHouse
from ludoteca.server.api.companion import Filled
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import PackText, bad_pack, box_named
from ludoteca.server.api.records import StepNumber
from ludoteca.server.api.tables import (
    SeatNumber,
    SeatWish,
    Title,
    check_eyes,
    check_opening,
    holder,
    summary,
)
from ludoteca.server.entries import Begun
from ludoteca.server.refusals import Refusal

BIGGEST = 1_000_000  # bytes: a pack comes with it


class Laid(Filled, forbid_unknown_fields=True):
    """What lies on a table of cardboard."""

    content: PackText | None = None  # an owner's pack


class Checked(Struct):
    """What follows from the entries, or which of them cannot be."""

    problems: list[Trouble] = []
    follows: list[Sentence] = []
    setting: str = ""  # the position as a file


def form_of(data: Laid, game: str) -> companion.Form:
    """What is asked at that table, or why it cannot be moved."""
    name = box_named(game).name
    if name not in moving.GAMES:
        raise Refusal("cannot-be-moved", 422)
    try:
        return moving.form(name, data.seats, data.edition or None, data.options, data.content)
    except TermsError as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": name}) from None
    except ContentError as error:
        raise bad_pack(error, name) from None


def told_by(language: str, form: companion.Form, players: list[str]) -> MovingTold:
    return MovingTold(language, form.game, players, form.terms.content)


@post(
    "/api/companion/{game:str}/move/form",
    summary="What to read off a table, so that it can be played on here",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def form(game: FromPath[str], data: JSONBody[Laid], caller: TheCaller) -> FormTold:
    def made() -> FormTold:
        found = form_of(data, game)
        return told_by(caller.language, found, data.players).form(found)

    return await to_thread.run_sync(made)


@post(
    "/api/companion/{game:str}/move/check",
    summary="Whether that table can be played on, and what must lie there besides",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def check(game: FromPath[str], data: JSONBody[Laid], caller: TheCaller) -> Checked:
    return await to_thread.run_sync(_checked, data, game, caller.language)


def _checked(data: Laid, game: str, language: str) -> Checked:
    found = form_of(data, game)
    told = told_by(language, found, data.players)
    try:
        moved = moving.move(found, data.answers, secrets.randbits(63))
    except companion.ProblemsError as error:
        return Checked(told.problems(found, error.problems).problems)
    file = msgspec.json.encode(moving.setting(found, data.answers))
    return Checked([], told.follows(found, moved), msgspec.json.format(file).decode() + "\n")


class Opening(Laid, forbid_unknown_fields=True):
    """The same, and who is to go on with it."""

    wishes: Annotated[list[SeatWish], Meta(max_length=12)] = []
    title: Title = ""


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
        header = await to_thread.run_sync(_header, data, game)
    except companion.ProblemsError as error:
        found = form_of(data, game)
        told = told_by(caller.language, found, data.players)
        return Opened(told.problems(found, error.problems).problems)
    begun = Begun(
        header=header,
        title=" ".join(data.title.split()),
        owner=person.id,
        listed=False,
        clock=wire.Clock().settled(),
        seats=[holder(wish, person) for wish in data.wishes],
    )
    return Opened([], summary(await house.hall.open(begun), caller, house))


def _header(data: Laid, game: str) -> Header:
    """The typed position is the beginning of the record, with a seed that nobody can guess."""
    found, seed = form_of(data, game), secrets.randbits(63)
    moved, box = moving.move(found, data.answers, seed), box_named(game)
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


class File(Struct, forbid_unknown_fields=True):
    """A position in a file of its own."""

    setting: Annotated[str, Meta(max_length=BIGGEST)]


class FiledTable(Struct):
    """The same as a form that is filled in."""

    seats: int
    edition: str
    options: dict[str, Value]
    content: str | None
    answers: companion.Answers


@post(
    "/api/companion/{game:str}/move/read",
    summary="A position in a file, as a form that is filled in",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def read(game: FromPath[str], data: JSONBody[File]) -> FiledTable:
    return await to_thread.run_sync(_read, data.setting, box_named(game).name)


def _read(text: str, game: str) -> FiledTable:
    """Only what the form can say: it is laid out by the rules, and read off again."""
    if game not in moving.GAMES:
        raise Refusal("cannot-be-moved", 422)
    try:
        given = setting_from_json(text)
        if given.game != game:
            raise Refusal("position-of-another", 422, game=given.game[:40])
        table = ludoteca.set_up(
            game, given.position, 0, given.edition, given.options, given.content
        )
    except RecordError as error:
        raise Refusal("bad-record", 422, error.reason, {"game": game}) from None
    except (TermsError, PositionError) as error:
        raise Refusal("bad-terms", 422, error.reasons[0], {"game": game}) from None
    except ContentError as error:
        raise bad_pack(error, game) from None
    except (LookupError, ValueError, TypeError, RecursionError, OverflowError) as error:
        raise Refusal("no-record", 422) from error
    if not moving.is_clean(game, table.state) or table.over:
        raise Refusal("position-in-the-air", 422)
    seats, edition = table.seats, given.edition or next(iter(table.game.editions))
    found = moving.form(game, seats, edition, given.options, given.content)
    answers = moving.moving(game).answers(found, given.position)
    return FiledTable(seats, edition, given.options, given.content, answers)


class Rebuilt(Struct):
    """How to lay out a table of the hall with the box."""

    game: str
    title: str
    step: int  # at which all was at rest
    steps: int  # so many have been made by then
    over: bool
    parts: list[Part]


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
    if step is not None and step > len(record.steps):
        raise Refusal("no-such-step", 404, most=len(record.steps))
    if room.table.game.name not in moving.GAMES:
        raise Refusal("cannot-be-moved", 422)
    clean = await to_thread.run_sync(moving.last_clean, record, step)
    if clean is None:
        raise Refusal("nothing-to-rebuild", 409)
    eyes = range(room.table.seats) if done and seat is None else [] if seat is None else [seat]
    names, s = room.names(), clean[1]
    parts = await to_thread.run_sync(_parts, record, s, eyes, names, caller.language)
    steps = len(record.steps) if step is None else step
    title = room.begun.title
    return Rebuilt(record.header.game, title, clean[0], steps, not s.stack, parts)


def _parts(
    record: Record, s: State, eyes: range | list[int], names: list[str], language: str
) -> list[Part]:
    game = record.header.game
    laid = moving.lay_out(game, s, record.header.edition)
    return MovingTold(language, game, names, s.terms.content).parts(laid, eyes)


ROUTES = [form, check, open_table, read, rebuild]
