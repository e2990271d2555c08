"""Several processes serve one hall: any of them any table, and none does what another has done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from ludoteca.server import bus, company
from ludoteca.server.app import build
from ludoteca.server.company import Company
from ludoteca.server.settings import Settings
from tests.server import redis as redises
from tests.server.conftest import Hall, play_together

pytestmark = pytest.mark.skipif(redises.PROGRAM is None, reason=redises.NOTE)
PATIENCE = 20  # seconds
URL = "http://testserver.local"
BEGUN = 3  # entries of a log: the table, who sat down at it, and what its bot chose at once


@pytest.fixture
def redis() -> Iterator[redises.Redis]:
    with redises.redis() as running:
        yield running


@pytest.fixture
def halls(
    settings: Settings, redis: redises.Redis, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Hall, Hall]]:
    """Two processes of one hall, as far as they can tell."""
    monkeypatch.setattr("ludoteca.server.keeping.BEAT", 0.3)
    monkeypatch.setattr("ludoteca.server.redis_bus.AGAIN", 0.2)
    shared = replace(settings, bus=redis.url)
    with ExitStack() as stack:
        first, second = (
            Hall(stack.enter_context(TestClient(build(shared), base_url=URL)), None)
            for _ in range(2)
        )
        yield first, second


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_two_at_different_processes_play_a_whole_game(halls: tuple[Hall, Hall]) -> None:
    first, second = halls
    anna, bruno = first.person(), second.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, anna)
    with anna.live(table, 0) as one, bruno.live(table, 1) as two:
        play_together(one, two)
        assert one.result == two.result
        told = [message["type"] for message in two.heard]
        assert told.count("table") <= 2, "moves of the other process come as news"
        assert "news" in told


def test_who_is_connected_to_another_process_is_here(halls: tuple[Hall, Hall]) -> None:
    first, second = halls
    anna, bruno = first.person(), second.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, anna)
    with anna.live(table, 0) as one:
        while one.table["seats"][1]["person"] is None:  # told by one kind of message or another
            one.hear()
        with bruno.live(table, 1) as two:
            one.until("people", lambda m: bool(m["table"]["seats"][1]["online"]))
            if not two.table["seats"][0]["online"]:  # the other process may be heard a moment later
                two.until("people", lambda m: bool(m["table"]["seats"][0]["online"]))
        one.until("people", lambda m: not m["table"]["seats"][1]["online"])


def test_bots_choose_once_though_two_processes_hold_the_table(halls: tuple[Hall, Hall]) -> None:
    first, second = halls
    anna = first.person()
    table = anna.open(seats="me bot bot")
    keeps = [hall.house.hall.company.keeps for hall in halls]
    with anna.live(table, 0) as one:
        watcher = second.person()
        with watcher.live(table) as two:
            wait(lambda: keeps[0](table) != keeps[1](table))
            one.play(6)
            two.until("news", lambda m: m["seq"] >= one.seq)
            assert two.heard[-1]["seq"] == one.seq


def test_the_tables_of_a_process_that_dies_are_kept_by_another(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = halls
    anna, bruno = first.person(), second.person()
    table = anna.open(seats="me open bot")
    bruno.sit(table, 1, anna)
    with anna.live(table, 0) as one, bruno.live(table, 1) as two:
        wait(lambda: [hall.house.hall.company.keeps(table) for hall in halls].count(True) == 1)
        one.until_asked(BEGUN)
        two.until_asked(BEGUN)
        dead, left = halls if halls[0].house.hall.company.keeps(table) else halls[::-1]
        dead.house.bus.tell = lambda note: None  # type: ignore[method-assign]
        dead.house.hall.company.keeps = lambda table: False  # type: ignore[method-assign]
        mine, other = (one, two) if left is first else (two, one)
        other.choose()  # whoever is connected to the dead had answered before
        monkeypatch.setattr(company, "SILENT", 1.0)
        wait(lambda: left.house.hall.company.keeps(table))
        mine.send("choose", decision=mine.asked["decision"], choice=mine.asked["default"])
        mine.until("news", lambda m: m["by"] == 2)


def test_without_the_line_moves_are_still_seen(
    halls: tuple[Hall, Hall], redis: redises.Redis
) -> None:
    first, second = halls
    anna, bruno = first.person(), second.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, anna)
    with anna.live(table, 0) as one, bruno.live(table, 1) as two:
        one.until_asked()
        redis.kill()
        wait(lambda: not first.house.bus.connected and not second.house.bus.connected)
        one.choose()
        two.until("news", lambda m: m["by"] == 0)
        redis.start()
        wait(lambda: first.house.bus.connected and second.house.bus.connected)
        play_together(one, two)
        assert one.result == two.result


def test_who_answers_what_was_asked_elsewhere_is_not_told_that_nobody_asked(
    halls: tuple[Hall, Hall],
) -> None:
    """Cut off there, she comes here; what was stored meanwhile has not been heard of here."""
    first, second = halls
    anna, bruno = first.person(), second.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, anna)
    with anna.live(table, 0) as one, bruno.live(table, 1) as two:
        two.choose()
        one.until("news", lambda m: m["by"] == 1)
        first.house.bus.tell = lambda note: None  # type: ignore[method-assign]
        one.choose()
        room = first.kept(table).room
        assert second.kept(table).room.seq < room.seq
        default = room.table.decision(1).default
        two.asked = {"decision": room.opened[1], "default": default}
        assert two.choose()["type"] == "done"


def test_a_note_that_cannot_be_read_does_no_harm(
    halls: tuple[Hall, Hall], redis: redises.Redis, caplog: pytest.LogCaptureFixture
) -> None:
    import redis as client

    with client.Redis.from_url(redis.url) as speaker:
        for note in (b"{", b"[]", b'{"note":"grown"}', b'{"note":"sings","by":"x"}', b"\xff"):
            speaker.publish("ludoteca:0", note)
        speaker.publish("ludoteca:0", b'{"note":"grown","by":"x","table":"none","seq":9}')
    wait(lambda: caplog.text.count("not understood") >= 10)
    assert all(hall.house.bus.connected for hall in halls)


def test_a_process_hears_often_only_of_the_tables_that_it_holds(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = halls
    heard: list[bus.AnyNote] = []
    house = second.house.hall
    monkeypatch.setattr(house.company, "hear", lambda note: heard.append(note))
    anna = first.person()
    tables = [anna.open(seats="me me") for _ in range(2)]
    with anna.live(tables[0], 0) as there, anna.live(tables[1], 0) as here:
        assert second.client.get(f"/api/tables/{tables[1]}/log").status_code == 200  # it is read
        wait(lambda: tables[1] in house.rooms)
        there.choose()
        here.choose()
        seq = here.seq
        wait(lambda: house.rooms[tables[1]].room.seq == seq)
        wait(lambda: any(isinstance(note, bus.Grown) for note in heard))
        assert {note.table for note in heard if isinstance(note, bus.Grown)} == {tables[1]}


def test_each_table_has_one_keeper_and_who_falls_silent_is_forgotten() -> None:
    now = [0.0]
    names = ["a", "b", "c"]
    all_of_them = {name: Company(name, lambda: now[0]) for name in names}
    for name, one in all_of_them.items():
        for other in names:
            if other != name:
                one.hear(bus.Holds(other, "t", (f"person of {other}",), 1))
    assert [one.keeps("t") for one in all_of_them.values()].count(True) == 1
    assert all_of_them["a"].persons("t") == {"person of b", "person of c"}
    assert all_of_them["a"].watchers("t") == 2
    assert not all_of_them["a"].fetches("t"), "somebody has it"
    assert [one.fetches("u") for one in all_of_them.values()].count(True) == 1
    now[0] += company.SILENT + 1
    all_of_them["a"].hear(bus.Lives("b"))
    assert all_of_them["a"].miss() == {"t"}
    assert all_of_them["a"].persons("t") == {"person of b"}
    all_of_them["a"].hear(bus.Leaves("b"))
    assert all_of_them["a"].keeps("t")
    assert all_of_them["a"].fetches("t"), "nobody else is left"
