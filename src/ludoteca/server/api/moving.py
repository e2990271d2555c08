"""A table moves from cardboard to the hall, and back: docs/companion.md."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from anyio import to_thread
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

import ludoteca
from ludoteca import companion
from ludoteca.companion import moving
from ludoteca.companion.moving import apart
from ludoteca.companion.moving.dungeonology import picturing
from ludoteca.companion.moving.telling import MovingTold
from ludoteca.companion.telling import FormTold, Sentence, Trouble
from ludoteca.games.dungeonology import GAME
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.event import Reason, Seat
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.record import Header, RecordError, setting_from_json
from ludoteca.kernel.terms import TermsError, Value
from ludoteca.server import wire
from ludoteca.server.api.caller import Caller, TheCaller, TheHouse
from ludoteca.server.api.companion import Filled
from ludoteca.server.api.described import refuses
from ludoteca.server.api.games import PackText, bad_pack, box_named
from ludoteca.server.api.tables import (
    SeatNumber,
    SeatWish,
    Title,
    check_opening,
    holder,
    summary,
)
from ludoteca.server.entries import Begun
from ludoteca.server.house import House
from ludoteca.server.refusals import Refusal
from ludoteca.server.store.gatherings import Gathering
from ludoteca.server.store.people import Person

BIGGEST = 1_000_000  # bytes: a pack comes with it


class Laid(Filled, forbid_unknown_fields=True):
    """What lies on a table of cardboard."""

    content: PackText | None = None  # an owner's pack
    gathering: Annotated[str, Meta(max_length=32)] = ""  # where players enter their own hands
    apart: Annotated[list[SeatNumber], Meta(max_length=12)] = []  # those who do


class Checked(Struct):
    """What follows from the entries, or which of them cannot be."""

    problems: list[Trouble] = []
    follows: list[Sentence] = []
    setting: str = ""  # the position as a file; none where it holds what others have entered


def form_of(data: Laid, game: str) -> companion.Form:
    """What is asked at that table, or why it cannot be moved."""
    name = box_named(game).name
    try:
        return moving.form(name, data.seats, data.edition or None, data.options, data.content)
    except moving.CannotMoveError:
        raise Refusal("mode-cannot-be-moved", 422) from None
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
async def check(
    game: FromPath[str], data: JSONBody[Laid], caller: TheCaller, house: TheHouse
) -> Checked:
    own = await own_rows(data, game, caller, house)
    return await to_thread.run_sync(_checked, data, game, caller.language, own)


Own = dict[Seat, companion.Row | None]


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


def moved_by(form: companion.Form, data: Laid, own: Own, seed: int) -> moving.Moved:
    """The table with what each has entered; `ProblemsError` also where somebody has not yet."""
    late = [seat for seat, row in own.items() if row is None]
    if late:
        reason = Reason("-", "companion-move-own-missing", {"seats": late})
        raise companion.ProblemsError([companion.Problem("", reason)])
    rows = {seat: row for seat, row in own.items() if row is not None}
    if not rows:
        return moving.move(form, data.answers, seed)
    return apart.move_together(form, data.answers, rows, seed)


def _checked(data: Laid, game: str, language: str, own: Own) -> Checked:
    found = form_of(data, game)
    told = told_by(language, found, data.players)
    try:
        moved = moved_by(found, data, own, secrets.randbits(63))
    except companion.ProblemsError as error:
        return Checked(told.problems(found, error.problems).problems)
    if own:
        return Checked([], told.follows(found, moved))
    file = msgspec.json.encode(moving.setting(found, data.answers))
    return Checked([], told.follows(found, moved), msgspec.json.format(file).decode() + "\n")


class Drawn(Struct):
    """A picture."""

    picture: str  # SVG


@post(
    "/api/companion/{game:str}/move/map",
    summary="The Dungeon as far as it was told, as a picture",
    status_code=200,
    request_max_body_size=BIGGEST,
    responses=refuses(400, 404, 413, 422),
)
async def map_of(game: FromPath[str], data: JSONBody[Laid], caller: TheCaller) -> Drawn:
    def made() -> Drawn:
        found = form_of(data, game)
        if found.game != GAME.name:
            raise Refusal("no-such-page", 404)
        told = told_by(caller.language, found, data.players)
        return Drawn(picturing.of_form(told.words.speaker, found, data.answers))

    return await to_thread.run_sync(made)


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
        title=" ".join(data.title.split()),
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
    try:
        given = setting_from_json(text)
        if given.game != game:
            raise Refusal("position-of-another", 422, game=given.game[:40])
        table = ludoteca.set_up(
            game, given.position, 0, given.edition, given.options, given.content
        )
        found = moving.form(game, table.seats, given.edition, given.options, given.content)
    except moving.CannotMoveError:
        raise Refusal("mode-cannot-be-moved", 422) from None
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
    answers = moving.moving(game).answers(found, given.position)
    return FiledTable(seats, edition, given.options, given.content, answers)


ROUTES = [form, check, map_of, open_table, read]
