"""Two worlds that a viewer cannot tell apart are told alike, byte for byte, by every door.

One is the real table.  In the other whatever that viewer does not know is dealt anew, and what
others were told in secret is falsified.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from msgspec.structs import replace

import ludoteca
from ludoteca import bots
from ludoteca.games import game as named
from ludoteca.kernel.event import WATCHER, Event, Seat
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.record import Record, Step
from ludoteca.kernel.table import Table
from ludoteca.kernel.terms import TermsError
from ludoteca.server import wire
from ludoteca.server.actions import chosen
from ludoteca.server.company import Company
from ludoteca.server.entries import Begun, Chosen, Holder, Stored
from ludoteca.server.hall import found
from ludoteca.server.house import House
from ludoteca.server.hub import Hub, Listener
from ludoteca.server.live import Line
from ludoteca.server.room import Happening, Room
from ludoteca.server.store.people import Person
from ludoteca.server.telling import Kept, Telling
from tests.contract.play import JUNK
from tests.contract.test_secrets import seals
from tests.server.conftest import Hall

FALSE = "falsified"
MOMENTS = 4  # looked at in each game
PERSON = Person("p", "Anna", "en")
Sent = dict[tuple[str, str], list[bytes]]  # by door and language


def boxes() -> list[tuple[str, str, int]]:
    """Every game, edition and number of seats."""
    offered = []
    for game in ludoteca.games():
        for edition in game.editions:
            for seats in game.seats:
                try:
                    game.agree(edition, seats=seats)
                except TermsError:
                    continue
                offered.append((game.name, edition, seats))
    return offered


def begun(
    game: str, edition: str | None, seats: int, seed: int, options: dict[str, Any] | None = None
) -> Room:
    header = ludoteca.new(game, seats, seed, edition, options).record.header
    room = Room("t")
    holders = [Holder("person", "p", f"Seat{seat}") for seat in range(seats)]
    room.apply(Stored(1, 0.0, Begun(header, "", "p", True, wire.Clock(), holders)))
    return room


class Moment(NamedTuple):
    """A choice that is going to be made."""

    before: Room
    seat: Seat
    choice: Any
    after: Room
    stored: Stored
    happening: Happening


def game(room: Room, rng: random.Random) -> Iterator[Moment]:
    greedy = bots.make("apprentice", room.table.game.name, rng.getrandbits(30))
    while not room.table.over:
        seat = rng.choice(room.table.awaited)
        decision = room.table.decision(seat)
        choice = decision.space.pick(rng) if rng.random() < 0.3 else greedy.choose(room.table, seat)
        if room.table.explain(seat, choice) is not None:
            choice = decision.default
        moment = made(room, seat, choice)
        yield moment
        room = moment.after


def made(room: Room, seat: Seat, choice: Any) -> Moment:
    after = room.copy()
    entry: Chosen = chosen(room, seat, room.opened[seat], choice, "person").entry
    stored = Stored(room.seq + 1, 1.0, entry)
    happening = after.apply(stored)
    assert happening is not None
    return Moment(room, seat, choice, after, stored, happening)


def dealt_anew(table: Table, viewer: Seat | None, rng: random.Random) -> Table:
    """The seed, what was chosen and all that is hidden from that viewer are others."""
    twin = table.clone()
    twin.state = redeal(table.state, WATCHER if viewer is None else viewer, rng)
    header = replace(table.record.header, seed=rng.getrandbits(62))
    twin.record = Record(header, [Step(x.seat, FALSE, FALSE) for x in table.record.steps])
    return twin


def falsified(happening: Happening, viewer: Seat | None) -> Happening:
    events = [
        Event(
            event.kind,
            event.public,
            {
                seat: told if seat == viewer else dict.fromkeys(told, FALSE)
                for seat, told in event.secret.items()
            },
        )
        for event in happening.events
    ]
    return happening._replace(events=events)


def other_world(room: Room, viewer: Seat | None, rng: random.Random) -> Room:
    twin = room.copy()
    twin.table = dealt_anew(room.table, viewer, rng)
    twin.begun = replace(room.begun, header=twin.table.record.header)
    twin.story = [falsified(one, viewer) for one in room.story]
    return twin


def told(
    was: Room, room: Room, viewer: Seat | None, stored: Stored, happening: Happening, tried: Any
) -> Sent:
    """Everything that is sent to that viewer when this has happened, and all it may ask for."""
    telling, kept = Telling(Hub(Company("here", lambda: 0.0)), lambda: 0.0), Kept(room, 0.0)
    sent: Sent = {}
    for board, language in ((True, "en"), (False, "it")):
        listener = Listener(PERSON, viewer, language, board=board)
        telling.hub.join(room.id, listener)
        telling.stored(kept, stored, happening, was)
        sent["news", language] = [
            listener.waiting.get_nowait() or b"" for _ in range(listener.waiting.qsize())
        ]
        sent["table", language] = [telling.whole(kept, listener)]
        sent["log", language] = [
            msgspec.json.encode(telling.log(kept, viewer, language, 200)),
            msgspec.json.encode(telling.summary(kept, language)),
        ]
        if viewer in room.opened and room.playing:
            line = Line(cast(House, None), kept, listener)
            sent["considered", language] = [
                wire.encode(line._consider(wire.Consider("n", choice), viewer)) for choice in tried
            ]
        telling.hub.leave(room.id, listener)
    sent["lists", ""] = [repr(found(room)).encode()]
    return sent


def trials(room: Room, viewer: Seat | None, rng: random.Random) -> list[Any]:
    """Choices to consider: sensible ones, and nonsense."""
    if viewer is None or viewer not in room.table.awaited:
        return []
    decision = room.table.decision(viewer)
    some = [decision.default, *[decision.space.pick(rng) for _ in range(3)]]
    plain = [msgspec.to_builtins(x, str_keys=True) for x in (*some, *rng.sample(JUNK, 4))]
    return [*plain, [[cell, 1] for cell in range(3)], 0, [0, 1]]


def check(one: Sent, other: Sent, seed: int) -> None:
    assert one.keys() == other.keys()
    for door, sent in one.items():
        assert sent == other[door], door
        for data in sent:
            assert str(seed).encode() not in data
            assert FALSE.encode() not in data


@pytest.mark.parametrize(("name", "edition", "seats"), boxes())
def test_worlds_that_a_viewer_cannot_tell_apart(name: str, edition: str, seats: int) -> None:
    rng = random.Random(f"{name} {edition} {seats}")
    seed = rng.getrandbits(62)
    moments = list(game(begun(name, edition, seats, seed), rng))
    for moment in rng.sample(moments[:-1], min(MOMENTS, len(moments) - 1)):
        viewers = rng.sample(range(seats), min(seats, 2))
        for viewer in (None, *viewers):
            room = moment.after
            twin = other_world(room, viewer, rng)
            tried = trials(room, viewer, rng)
            real = told(moment.before, room, viewer, moment.stored, moment.happening, tried)
            dream = told(moment.before, twin, viewer, moment.stored, twin.story[-1], tried)
            check(real, dream, seed)


SEALING = [x for x in boxes() if x[2] > 1 and seals(named(x[0]))]


@pytest.mark.parametrize(("name", "edition", "seats"), SEALING)
def test_a_sealed_choice_is_told_to_nobody_else(name: str, edition: str, seats: int) -> None:
    """Another choice, in another world: the others hear the same until all have chosen."""
    rng = random.Random(f"sealed {name} {edition} {seats}")
    compared = 0
    for moment in game(begun(name, edition, seats, seed := rng.getrandbits(62)), rng):
        top = moment.before.table.state.stack[-1]
        if "choices" not in top.__struct_fields__ or len(moment.before.table.awaited) < 2:
            continue
        viewer = rng.choice([None, *[seat for seat in range(seats) if seat != moment.seat]])
        world = other_world(moment.before, viewer, rng)
        space = world.table.decision(moment.seat).space
        choice = space.pick(rng)
        if world.table.explain(moment.seat, choice) is not None:
            choice = world.table.decision(moment.seat).default
        dream = made(world, moment.seat, choice)
        kinds = {x.happening.events[0].kind for x in (moment, dream)}
        if kinds != {"declared"}:  # a deed in the open, while others are asked
            continue
        dream.after.table.record.steps[-1:] = [Step(moment.seat, FALSE, FALSE)]
        tried = trials(moment.after, viewer, rng)
        check(
            told(moment.before, moment.after, viewer, moment.stored, moment.happening, tried),
            told(world, dream.after, viewer, dream.stored, dream.happening, tried),
            seed,
        )
        compared += 1
        if compared > 12:
            break
    assert compared > 2


@pytest.mark.parametrize("name", [game.name for game in ludoteca.games()])
def test_the_doors_of_http_tell_two_worlds_alike(hall: Hall, name: str) -> None:
    anna = hall.person()
    table = anna.open(name, "me me me", listed=True)
    with anna.live(table, 0) as one, anna.live(table, 1) as two, anna.live(table, 2) as three:
        lines = (one, two, three)
        while lines[0].table["steps"] < 12:
            for line in lines:
                if line.open_question():
                    line.choose()
            for line in lines:
                line.send("sync")
                line.until("table")
    kept = hall.kept(table)
    real, rng = kept.room, random.Random(8)
    bruno = hall.person()
    seed = str(real.begun.header.seed)

    def ask() -> list[Any]:
        paths = [f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/tables"]
        paths += [f"/api/tables/{table}/content"]
        mine = [f"/api/tables/{table}/log?seat=1", *paths]
        told = [anna.ask("GET", path) for path in mine]
        told += [bruno.ask("GET", path) for path in paths]
        for one in told:
            if isinstance(one, dict):
                one.pop("now", None)  # time goes on in both worlds
        return told

    before = ask()
    kept.room = other_world(real, 1, rng)
    again = ask()
    kept.room = real
    assert json.dumps(before) == json.dumps(again)
    assert seed not in json.dumps(before)
