"""Records: out of the hall, into it, step by step, and 'what if'."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from anyio import to_thread
from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

import ludoteca
from ludoteca import bots
from ludoteca.games import NAMES
from ludoteca.kernel.record import Record, RecordError, from_json, to_json
from ludoteca.kernel.table import Table, follow
from ludoteca.server import composing, wire
from ludoteca.server.api.caller import TheCaller, TheHouse
from ludoteca.server.api.described import refuses
from ludoteca.server.api.tables import (
    SeatWish,
    Title,
    check_eyes,
    check_opening,
    check_seat_there,
    holder,
    summary,
)
from ludoteca.server.boxes import SeatNumber
from ludoteca.server.entries import Begun, Holder, How
from ludoteca.server.refusals import Refusal
from ludoteca.server.room import Room
from ludoteca.server.signs import one_line
from ludoteca.server.speaking import Speaking
from ludoteca.server.telling import Kept

BIGGEST = 4_000_000  # bytes
LONGEST = 10_000  # steps
LONGEST_TITLE, LONGEST_NAME = 80, 40  # letters
LAST = 60  # entries of the log that come with a step; all where none is named
StepNumber = Annotated[int, Meta(ge=0, le=LONGEST)]


class Fork(Struct, forbid_unknown_fields=True):
    """From which step, and who is to sit where."""

    step: StepNumber
    seats: Annotated[list[SeatWish], Meta(max_length=12)]
    title: Title = ""


class Replayed(Struct):
    """The table after so many steps: the fields of the `table` message, and where one is."""

    step: int
    steps: int
    seq: int
    table: wire.Summary
    viewer: int | None
    you: wire.You
    view: wire.Plain
    asked: wire.Asked | None
    log: list[wire.LogLine]
    chat: list[wire.ChatEntry]
    result: wire.Result | None
    events: list[wire.Plain]
    board: Any = None


class Mark(Struct):
    """A decision where the search would have chosen otherwise."""

    step: int  # as replays count: the position at the decision is the one before
    stage: str  # how far the game was; empty where the game does not say
    kind: str
    title: str
    choice: str
    better: str
    points: float  # what it was worth, in points of the final lead; 0: it only wins more often


class Reviewed(Struct):
    """How far the review has come, and what it has found so far."""

    seat: int
    done: int
    count: int  # decisions of persons in that seat
    others: int  # those of a bot in it, or of the clock: they are nobody's to review
    failed: bool
    left: float | None  # seconds, by what it has taken so far
    marks: list[Mark]


def _check_over(room: Room, code: str = "not-over") -> None:
    """While a game goes on, its record would tell everything hidden."""
    if room.status not in ("over", "ended"):
        raise Refusal(code, 409)


def _record(room: Room) -> Record:
    header = room.table.record.header
    header = replace(header, players=_players(room), title=room.begun.title)
    return Record(header, room.table.record.steps)


def _players(room: Room) -> list[str]:
    return [x.name or x.level or "" for x in room.holders]


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record, once the game is over",
    responses=refuses(404, 409, 410),
)
async def record(table_id: FromPath[str], caller: TheCaller, house: TheHouse) -> Response[bytes]:
    room = (await house.hall.kept(table_id)).room
    _check_over(room)
    name = f"{room.table.game.name}-{table_id[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(to_json(_record(room)), media_type="application/json", headers=headers)


@post(
    "/api/records",
    summary="A record becomes a table: to look at, or to go on",
    request_max_body_size=BIGGEST,
    responses=refuses(401, 403, 413, 422, 429),
)
async def import_record(
    request: Request[Any, Any, Any], caller: TheCaller, house: TheHouse
) -> wire.Summary:
    person = caller.somebody()
    check_opening(person, house)
    body = await request.body()
    table = await to_thread.run_sync(_replayed, body)
    begun = Begun(
        header=replace(table.record.header, players=[], title=""),
        title=one_line(table.record.header.title)[:LONGEST_TITLE],
        owner=person.id,
        listed=False,
        clock=wire.Clock().settled(),
        seats=_open_seats(table),
    )
    return summary(await house.hall.open(begun, _steps(table)), caller, house)


def _open_seats(table: Table) -> list[Holder]:
    """Free, each with the name of who sat there; the levels of nameless bots are no names."""
    names = [one_line(name)[:LONGEST_NAME] for name in table.record.header.players]
    names = ["" if bots.level(name) else name for name in names[: table.seats]]
    names += [""] * (table.seats - len(names))
    return [Holder(name=name) for name in names]


def _replayed(body: bytes) -> Table:
    """The table of a record, every choice made again under our rules."""
    found = None
    try:
        found = from_json(body)
        if len(found.steps) > LONGEST:
            raise Refusal("record-too-long", 413, most=LONGEST)
        table = ludoteca.replay(found)
    except RecordError as error:
        game = found.header.game if found and found.header.game in NAMES else None
        raise Refusal("bad-record", 422, error.reason, {"game": game}) from None
    except (LookupError, ValueError, TypeError, RecursionError, OverflowError) as error:
        raise Refusal("no-record", 422) from error
    ours = {"rules": table.game.rules, "layout": table.game.layout}
    table.record = Record(replace(table.record.header, **ours), table.record.steps)
    return table


def _steps(table: Table) -> list[tuple[int, object, str]]:
    return [(x.seat, composing.plain(x.choice), x.digest) for x in table.record.steps]


def _hows(room: Room) -> list[How]:
    """Who chose; what the clock did in that game nobody has missed in one that forks from it."""
    return ["person" if how == "person" else "bot" for how in room.hows()]


@get(
    "/api/tables/{table_id:str}/replay",
    summary="The table after so many steps",
    responses=refuses(400, 403, 404, 409, 410),
)
async def replay(
    table_id: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    step: FromQuery[StepNumber | None] = None,
    seat: FromQuery[SeatNumber | None] = None,
    board: FromQuery[bool] = False,
) -> Replayed:
    kept = await house.hall.kept(table_id)
    _check_over(kept.room)
    check_eyes(kept.room, caller, seat)
    steps = len(kept.room.table.record.steps)
    at = steps if step is None else step
    if not 0 <= at <= steps:
        raise Refusal("no-such-step", 404, most=steps)
    made = summary(kept, caller, house)
    return await to_thread.run_sync(
        _at_step, kept, made, caller.language, at, seat, board, step is None
    )


def _at_step(
    kept: Kept,
    made: wire.Summary,
    language: str,
    at: int,
    seat: int | None,
    board: bool,
    whole_log: bool,
) -> Replayed:
    whole = kept.room.table.record
    table, happened = _walk(whole, at)
    speaking = Speaking(language, table, kept.room.names())
    seen = composing.view(table, seat)
    result = composing.result(table, speaking)
    return Replayed(
        step=at,
        steps=len(whole.steps),
        seq=at,
        table=made,
        viewer=seat,
        you=wire.You(),
        view=composing.told(table, seen, speaking),
        asked=composing.asked(table, seat, 0, speaking, seen, with_board=board),
        log=[
            wire.LogLine(
                number,
                by := whole.steps[number - 1].seat,
                speaking.tell(events, seat, seen),
                composing.passing(events, by, seat),
            )
            for number, events in happened[0 if whole_log else -LAST :]
        ],
        chat=[],
        result=result,
        events=composing.events(happened[-1][1], seat) if happened else [],
        board=composing.board(table, seat, seen, speaking) if board else None,
    )


def _walk(record: Record, until: int) -> tuple[Table, list[tuple[int, list[ludoteca.Event]]]]:
    table = ludoteca.replay(record, 0)
    return table, list(follow(table, record, until))


@get(
    "/api/tables/{table_id:str}/review",
    summary="Where a search would have chosen otherwise; begun by the first who asks",
    responses=refuses(400, 403, 404, 409, 410),
)
async def review(
    table_id: FromPath[str],
    caller: TheCaller,
    house: TheHouse,
    seat: FromQuery[SeatNumber | None] = None,
) -> Reviewed:
    kept = await house.hall.kept(table_id)
    if seat is None:
        raise Refusal("review-of-whom", 400, most=len(kept.room.holders) - 1)
    check_seat_there(kept.room, seat)
    _check_over(kept.room, "review-not-over")
    found = house.reviews.of(table_id, seat, kept.room.table.record, kept.room.hows())
    speaking = Speaking(caller.language, kept.room.table, kept.room.names())
    marks = [
        Mark(
            looked.step,
            speaking.stage(looked.view),
            looked.kind,
            speaking.title(looked.kind),
            speaking.choice(looked.kind, looked.choice, looked.view),
            speaking.choice(looked.kind, looked.better, looked.view),
            round(looked.points, 1),
        )
        for looked in [*found.marks]
    ]
    done, count, others = found.done, found.count, found.others
    return Reviewed(seat, done, count, others, found.failed, found.left, marks)


@post(
    "/api/tables/{table_id:str}/fork",
    summary="'What if': a new table from a step of this one",
    responses=refuses(400, 401, 403, 404, 409, 410, 413, 422, 429),
)
async def fork(
    table_id: FromPath[str], data: JSONBody[Fork], caller: TheCaller, house: TheHouse
) -> wire.Summary:
    person, kept = caller.somebody(), await house.hall.kept(table_id)
    room = kept.room
    _check_over(room)
    check_opening(person, house)
    steps = room.table.record.steps
    if data.step > len(steps):
        raise Refusal("no-such-step", 404, most=len(steps))
    if len(data.seats) != len(room.holders):
        raise Refusal("seats-differ", 422, seats=len(room.holders))
    begun = Begun(
        header=room.table.record.header,
        title=one_line(data.title) or room.begun.title,
        owner=person.id,
        listed=False,
        clock=wire.Clock().settled(),
        seats=[holder(wish, person) for wish in data.seats],
        origin=table_id,
        origin_step=data.step,
    )
    made, hows = _steps(room.table)[: data.step], _hows(room)[: data.step]
    opened = await house.hall.open(begun, made, hows)
    return summary(opened, caller, house)


@post(
    "/api/tables/{table_id:str}/again",
    summary="The same once more: who asks keeps their seats, bots theirs, the others are invited",
    responses=refuses(401, 403, 404, 409, 410, 429),
)
async def again(table_id: FromPath[str], caller: TheCaller, house: TheHouse) -> wire.Summary:
    person, room = caller.somebody(), (await house.hall.kept(table_id)).room
    _check_over(room)
    check_opening(person, house)
    begun = Begun(
        header=replace(room.begun.header, seed=secrets.randbits(63), position=None),
        title=room.begun.title,
        owner=person.id,
        listed=room.begun.listed,
        clock=room.begun.clock,
        seats=[_seated_again(held, person.id, room.begun) for held in room.holders],
    )
    return summary(await house.hall.open(begun), caller, house)


def _seated_again(held: Holder, person: str, begun: Begun) -> Holder:
    if held.person is None:  # the guide calls its bots after whom they play there
        return replace(held, name="") if begun.guided else held
    return Holder("person", person, held.name) if held.person == person else Holder()


ROUTES = [record, import_record, replay, review, fork, again]
