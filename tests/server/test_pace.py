"""When something is told depends on what all may know: two worlds have the same pace.

Time is not waited for but turned on by the loop itself.  A bot thinks as long as is told by what it
alone can see, which is worse than any real one does; what the others receive, and when, must be the
same in a world where that is dealt anew, up to the first thing that is told in the open.
"""

from __future__ import annotations

import asyncio
import json
import random
import selectors
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any, NamedTuple, cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.several import Several
from ludoteca.kernel.event import Seat
from ludoteca.kernel.saving import save
from ludoteca.kernel.table import Table
from ludoteca.server import keeping, thinking
from ludoteca.server.actions import chosen
from ludoteca.server.entries import Holder
from ludoteca.server.hall import Hall
from ludoteca.server.hub import Listener
from ludoteca.server.keeping import Keeper
from ludoteca.server.room import Room, Tried
from ludoteca.server.settings import Settings
from ludoteca.server.store.people import Person
from tests.server.test_worlds import begun, game, other_world

LASTS = 9.0  # seconds of each world that are looked at
REACTION = 0.25  # seconds after which a person has answered
QUICK = 0.1  # seconds within which a bot that does not search has chosen
MOMENTS = 3  # of each game from which worlds part
PERSON = Person("p", "Anna", "en")
ADVANCED = {f"rules.{x}": True for x in ("boss", "dangerous_zones", "max_alert", "main_effects")}
BOXES = [
    *[(one.name, edition, {}) for one in ludoteca.games() for edition in one.editions],
    ("dungeonology", None, ADVANCED),  # reactions to reactions
]
Cost = Callable[[Table, Seat, str], float]


class Frame(NamedTuple):
    """What a listener has received, and when."""

    at: float
    data: bytes

    @property
    def told(self) -> dict[str, Any]:
        return cast(dict[str, Any], json.loads(self.data))


class Turning(selectors.DefaultSelector):
    """Where others would wait it turns the clock on."""

    at = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None:
            self.at += max(0.0, timeout)
            timeout = 0
        return super().select(timeout)


class Still(asyncio.SelectorEventLoop):
    """A loop in which nothing takes time but what waits."""

    def __init__(self) -> None:
        self.clock = Turning()
        super().__init__(self.clock)

    def time(self) -> float:
        return round(self.clock.at, 6)  # sums of fractions are not quite the same


class Slow(Keeper):
    """Its bots think one after the other, as long as they are told, and choose the default."""

    def __init__(self, hall: Hall, cost: Cost) -> None:
        super().__init__(hall)
        self.cost, self.free = cost, 0.0

    async def _thought(self, table: Table, seat: Seat, level: str, room: Room) -> bots.Thought:
        now = asyncio.get_running_loop().time()
        self.free = max(self.free, now) + self.cost(table, seat, level)
        await asyncio.sleep(self.free - now)
        return bots.Thought(table.decision(seat).default)


class Kept:
    """A store that needs no time and forgets."""

    async def append(self, *_: object) -> None:
        await asyncio.sleep(0)


def at_once(table: Table, seat: Seat, level: str) -> float:
    return 0.0


def all_its_time(table: Table, seat: Seat, level: str) -> float:
    return min(thinking.seconds(level, table), keeping.WAITED) or QUICK


def hidden(table: Table, seat: Seat, level: str) -> float:
    """As long as it likes within what is waited for; at once where it has no choice."""
    if bots.found(level).seconds and table.decision(seat).space.size() == 1:
        return 0.0
    return all_its_time(table, seat, level) * (zlib.crc32(save(table.state)) % 1000 / 1000)


async def heard(room: Room, viewer: Seat | None, cost: Cost) -> list[Frame]:
    """What reaches that viewer from now on."""
    loop = asyncio.get_running_loop()
    settings = Settings(now=loop.time, static=cast(Any, None))
    hall = Hall(settings, *cast(Any, (None, Kept(), None)))
    Slow(hall, cost)
    listener, frames = Listener(PERSON, viewer, "en"), list[Frame]()

    def receive(data: bytes) -> bool:
        frames.append(Frame(loop.time(), data))
        return True

    listener.straight = receive
    kept = hall._keep(room, 0.0)
    hall.join(kept, listener)
    while loop.time() < LASTS and kept.room.playing:
        await asyncio.sleep(REACTION)
        if viewer is not None and viewer in kept.room.opened:
            number = kept.room.opened[viewer]

            def make(room: Room, number: int = number) -> Tried:
                assert viewer is not None
                choice = room.table.decision(viewer).default
                return chosen(room, viewer, number, choice, "person")

            await hall.write(kept, make)
    hall.forget(kept)
    for task in list(kept.thinking.values()):
        task.cancel()
    return frames


def played(room: Room, viewer: Seat | None, levels: list[str], cost: Cost = hidden) -> list[Frame]:
    """The same, with bots of these levels at the other seats."""
    twin = room.copy()
    twin.holders = [
        Holder("person", PERSON.id, "Anna") if seat == viewer else Holder("bot", None, "", level)
        for seat, level in enumerate(levels)
    ]
    twin._summary = None

    def run() -> list[Frame]:
        with asyncio.Runner(loop_factory=Still) as runner:
            return runner.run(heard(twin, viewer, cost))

    with ThreadPoolExecutor(1) as aside:  # a browser's tests leave a loop in this thread
        return aside.submit(run).result()


def alike(one: list[Frame], other: list[Frame]) -> int:
    """How many frames came alike, until something else was told in the open."""
    for count, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        assert (mine.told["type"], mine.at) == (theirs.told["type"], theirs.at)
        if mine.data != theirs.data:
            return count
    assert len(one) == len(other)
    return len(one)


@pytest.fixture(autouse=True)
def _no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Several, "wake", lambda self: None)


boxes = pytest.mark.parametrize(("name", "edition", "options"), BOXES)
LEVELS = ("novice", "apprentice", "adept", "expert", "master")


def moments_of(
    name: str, edition: str | None, options: dict[str, Any], rng: random.Random
) -> list[Any]:
    """The first of a game of three."""
    return list(islice(game(begun(name, edition, 3, rng.getrandbits(62), options), rng), 90))


@boxes
def test_what_is_hidden_changes_no_pace(
    name: str, edition: str | None, options: dict[str, Any]
) -> None:
    rng = random.Random(f"pace {name} {edition} {len(options)}")
    moments = moments_of(name, edition, options, rng)
    compared = 0
    for moment in rng.sample(moments[:-1], MOMENTS):
        viewer, levels = rng.choice([None, 0, 1, 2]), rng.choices(LEVELS, k=3)
        real = played(moment.after, viewer, levels)
        dream = played(other_world(moment.after, viewer, rng), viewer, levels)
        compared += alike(real, dream)
    assert compared > 2 * MOMENTS


@boxes
def test_a_bot_that_has_no_choice_takes_as_long_as_one_that_has_many(
    name: str, edition: str | None, options: dict[str, Any]
) -> None:
    """In the same world, where all is told alike to the end."""
    rng = random.Random(f"choice {name} {edition} {len(options)}")
    moments = moments_of(name, edition, options, rng)
    levels = ["expert", rng.choice(LEVELS), "adept"]
    room = rng.choice(moments[: len(moments) // 2]).after
    quick, slow = [played(room, 0, levels, cost) for cost in (at_once, all_its_time)]
    assert quick == slow
    assert len(quick) > 6


def test_a_pace_is_told_by_the_level_and_by_who_else_is_asked() -> None:
    """King of Con begins with a choice of all seats at once: they are heard in their order."""
    room = begun("king-of-con", None, 4, 7)
    frames = played(room, None, ["novice", "adept", "expert", "apprentice"])
    first = [(frame.at, frame.told["seat"]) for frame in frames if frame.told["type"] == "thinking"]
    news = [(frame.at, frame.told["by"]) for frame in frames if frame.told["type"] == "news"]
    assert news[:4] == [(0.6, 0), (0.61, 1), (1.62, 2), (1.63, 3)]
    assert first[:2] == [(0.92, 2), (0.93, 3)]


def test_a_search_that_takes_too_long_is_waited_for() -> None:
    """On a machine that is too busy; only then does it tell how long it took."""
    room = begun("king-of-con", None, 3, 7)
    frames = played(room, 0, ["novice", "novice", "expert"], lambda *_: 3.0)
    late = [frame.at for frame in frames if frame.told["type"] == "news"]
    assert late[:3] == [0.25, 3.0, 6.0]


def test_DG_35_8_what_is_mostly_let_pass_is_answered_sooner() -> None:
    table = ludoteca.new("dungeonology", 2, seed=1, options=ADVANCED)
    asked: dict[str, float] = {}
    while {"Priority", "Movement"} - asked.keys():
        (seat, *_) = table.awaited
        asked[table.state.stack[-1].kind()] = thinking.seconds("master", table)
        table.choose(seat, bots.make("apprentice", "dungeonology", 1).choose(table, seat))
    assert asked["Movement"] == bots.found("master").seconds
    assert asked["Priority"] * thinking.HASTE == asked["Movement"]
