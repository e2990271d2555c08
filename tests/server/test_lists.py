"""Lists are told from summaries: one query for each, and no log is read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar.testing import TestClient
from sqlalchemy import event, text

from ludoteca.server.app import build
from ludoteca.server.house import House
from ludoteca.server.settings import Settings
from tests.server.conftest import Hall, Somebody


@contextmanager
def _opened(settings: Settings) -> Iterator[Hall]:
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        yield Hall(client, None)


@contextmanager
def _selects(house: House) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    asked: list[str] = []

    def hear(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.lstrip().upper().startswith(("SELECT", "UPDATE")):
            asked.append(statement)

    engine = house.database.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    yield asked
    event.remove(engine, "before_cursor_execute", hear)


def _lists(somebody: Somebody, lang: str = "it") -> Any:
    told = somebody.ask("GET", f"/api/tables?lang={lang}")
    assert told.pop("now") > 1_750_000_000
    return told


def test_a_list_is_one_query_and_says_what_the_log_says(settings: Settings) -> None:
    with _opened(settings) as hall:
        anna, bruno = hall.person(), hall.person()
        clock = {"kind": "bank", "seconds": 600}
        for at in range(6):
            table = anna.open(seats="me me", listed=at % 2 == 0, title=f"Table {at}", clock=clock)
            with anna.live(table, 0) as line:
                line.choose()
        over = anna.open("chamber-of-wonders", "me bot", listed=True)
        with anna.live(over, 0) as line:
            line.play()
        waiting = bruno.open(seats="me open", listed=True)
    with _opened(settings) as hall:
        anna.hall = bruno.hall = hall
        with _selects(hall.house) as asked:
            told = _lists(anna)
        assert not hall.house.hall.rooms
        assert len(asked) == 4, asked  # who asks, and the three lists
        assert [len(told[name]) for name in ("mine", "open", "finished")] == [7, 1, 0]
        assert told["open"][0]["id"] == waiting
        finished = _lists(bruno)["finished"][0]
        assert finished["id"] == over
        assert [one["place"] for one in finished["outcome"]] == [1, 2]
        assert {one["name"] for one in finished["outcome"]} == {
            seat["name"] for seat in finished["seats"]
        }
        assert not told["mine"][-1]["outcome"]
        for lang in ("en", "it", "fr"):
            for one in _lists(anna, lang)["mine"]:
                assert one == anna.ask("GET", f"/api/tables/{one['id']}?lang={lang}")


def test_tables_from_before_there_were_summaries_get_theirs(settings: Settings) -> None:
    async def spoil(house: House, summary: str | None) -> None:
        async with house.database.writing() as connection:
            await connection.execute(text("UPDATE tables SET summary = :it"), {"it": summary})

    with _opened(settings) as hall:
        anna = hall.person()
        for _ in range(3):
            anna.open(seats="me me")
        before = _lists(anna)
    for summary in (None, "{}", '{"rules":["chess",1,1],"table":null}'):
        with _opened(settings) as hall:
            anna.hall = hall
            with hall.client.portal() as portal:
                portal.call(spoil, hall.house, summary)
            assert _lists(anna) == before
            with _selects(hall.house) as asked:
                assert _lists(anna) == before
            assert len(asked) == 4, asked


def test_a_list_says_how_far_a_game_is_and_what_each_seat_is_asked(hall: Hall) -> None:
    anna = hall.person()
    anna.open(seats="me me", title="King")
    turn = anna.open("chamber-of-wonders", "me bot", title="Chamber")
    waiting = anna.open(seats="me open")
    told = {one["title"]: one for one in _lists(anna, "en")["mine"]}
    assert told["King"]["stage"]["text"] == "Setup"
    asked = [seat["asked"]["title"] for seat in told["King"]["seats"]]
    assert asked == ["Passions: which one to give up"] * 2
    with anna.live(turn, 0) as line:
        while line.table["stage"]["key"] != "stage-turn" or not line.open_question():
            if not line.play(1):
                line.hear()
    for lang, said in (("en", "Turn 1"), ("it", "Turno 1"), ("fr", "Tour 1")):
        chamber = next(one for one in _lists(anna, lang)["mine"] if one["id"] == turn)
        assert chamber["stage"]["text"] == said
        for seat in chamber["seats"]:
            assert (seat["asked"] is not None) == (seat["seat"] in chamber["awaited"])
    bare = next(one for one in _lists(anna, "en")["mine"] if one["id"] == waiting)
    assert bare["stage"] is None
    assert all([seat["asked"] is None for seat in bare["seats"]])


def test_a_game_that_was_over_before_outcomes_were_told_gets_its_own(hall: Hall) -> None:
    async def forget(house: House) -> None:
        async with house.database.writing() as connection:
            [old] = (await connection.execute(text("SELECT summary FROM tables"))).scalars()
            digest = msgspec.json.decode(old)
            del digest["table"]["outcome"]
            new = msgspec.json.encode(digest).decode()
            await connection.execute(text("UPDATE tables SET summary = :it"), {"it": new})

    anna = hall.person()
    with anna.live(anna.open("chamber-of-wonders", "me bot"), 0) as line:
        line.play()
    before = _lists(anna)
    with hall.client.portal() as portal:
        portal.call(forget, hall.house)
    assert before["mine"][0]["outcome"]
    assert _lists(anna) == before


def test_the_log_marks_what_only_says_that_another_has_chosen_in_secret(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open open")
    bruno.sit(table, 1, anna)
    hall.person().sit(table, 2, anna)
    with anna.live(table, 0) as line, bruno.live(table, 1) as other:
        other.choose()
        assert line.until("news")["passing"]
    for somebody, seat, passing in ((anna, 0, True), (bruno, 1, False)):
        log = somebody.ask("GET", f"/api/tables/{table}/log?seat={seat}")
        assert [entry["passing"] for entry in log if entry["by"] == 1] == [passing]
