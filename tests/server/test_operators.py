"""For those who run a hall: health, metrics and the log, none of which tells a secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import text

from ludoteca.kernel.event import IllegalChoiceError, Reason
from ludoteca.server import journal, live
from ludoteca.server.app import build
from ludoteca.server.room import Room
from ludoteca.server.settings import Settings
from tests.server.conftest import PATIENCE, Hall, Line


def test_a_hall_that_can_store_is_well(hall: Hall) -> None:
    answer = hall.client.get("/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert answer.headers["cache-control"] == "no-store"


def test_a_hall_without_its_database_is_not_well(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone() -> None:
        raise OSError("gone")

    monkeypatch.setattr(hall.house.database, "ask", gone)
    answer = hall.client.get("/health")
    assert answer.status_code == 503
    assert answer.json()["database"] is False


def test_how_busy_it_is_is_told_only_where_that_was_asked_for(
    hall: Hall, settings: Settings
) -> None:
    assert hall.client.get("/metrics").status_code == 404
    open_to_all = build(replace(settings, metrics=True))
    with TestClient(open_to_all, base_url="http://testserver.local") as client:
        busy = Hall(client, None)
        anna = busy.person("Canary")
        table = anna.open(seats="me bot")
        with anna.live(table, 0) as line:
            line.play(3)
            line.ask("choose", decision=999, choice=None)
            page = client.get("/metrics").text
    found = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert float(found['ludoteca_entries_total{kind="chosen"}']) >= 3
    assert float(found["ludoteca_choose_seconds_count"]) >= 3
    assert float(found["ludoteca_store_seconds_count"]) >= 3
    assert float(found["ludoteca_tables_in_memory"]) == 1
    assert float(found["ludoteca_listeners"]) == 1
    assert any(key.startswith("ludoteca_refusals_total{") for key in found)
    for secret in (anna.token, anna.id, table, "Canary"):
        assert secret not in page


def test_a_line_of_the_log_names_request_and_table() -> None:
    journal.REQUEST.set("r1")
    journal.TABLE.set("abcdef")
    try:
        raise ValueError("why")
    except ValueError:
        record = logging.LogRecord("x", 40, "f", 1, "it %s", ("broke",), sys.exc_info())
    told = json.loads(journal.JsonLines().format(record))
    assert (told["request"], told["table"], told["level"]) == ("r1", "abcdef", "error")
    assert told["message"] == "it broke"
    assert "ValueError: why" in told["trace"]
    assert told["at"].endswith("+00:00")


def test_a_trouble_at_a_table_is_logged_without_its_id_and_its_invitation(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = hall.person("Canary")
    table = anna.open(seats="me open", listed=False)
    link = anna.ask("GET", f"/api/tables/{table}/invitation")["link"]
    invitation = link.partition("invitation=")[2]

    async def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(hall.house.hall, "kept", broken)
    path = f"/api/tables/{table}/record?invitation={invitation}"
    assert hall.client.get(path, headers=anna.headers).status_code == 500
    assert "GET /api/tables/{table_id" in caplog.text
    for secret in (table, invitation, anna.token, "Canary"):
        assert secret not in caplog.text


def test_a_trouble_is_logged_with_the_number_that_the_proxy_gave(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    numbers: list[str] = []

    def broken(*_: object) -> None:
        numbers.append(journal.REQUEST.get())
        raise RuntimeError

    monkeypatch.setattr("ludoteca.server.api.games._box", broken)
    for given in ("abc-1", "no\tnumber"):
        answer = hall.client.get("/api/games", headers={"x-request-id": given})
        assert answer.status_code == 500
    assert numbers[0] == "abc-1"
    assert len(numbers[1]) == 12


def test_a_failure_of_the_database_is_logged_without_what_was_to_be_stored(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    anna = hall.person()

    async def lose() -> None:
        async with hall.house.database.writing() as connection:
            await connection.execute(text("DROP TABLE log"))

    with hall.client.portal() as portal:
        portal.call(lose)
    wish = {"game": "king-of-con", "seats": [{"kind": "person"}] * 2, "title": "Canary"}
    assert hall.client.post("/api/tables", json=wish, headers=anna.headers).status_code == 500
    assert "POST /api/tables failed" in caplog.text
    assert "INSERT INTO log" in caplog.text
    for secret in ("Canary", anna.id, "seed"):
        assert secret not in caplog.text


def test_a_log_that_cannot_be_followed_is_told_of_without_its_choices(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")

    def refused(*_: object) -> None:
        raise IllegalChoiceError(Reason("KC-12.12", "too-many", {"amount": 77_123_456}))

    with hall.client.portal() as portal:
        portal.call(hall.house.hall.forget, hall.kept(table))
    monkeypatch.setattr(Room, "follow", refused)
    assert anna.ask("GET", f"/api/tables/{table}/log", 410)["code"] == "table-broken"
    assert f"table {table[:6]} cannot be followed: too-many [KC-12.12]" in caplog.text
    for secret in (table, "77123456"):
        assert secret not in caplog.text


def test_the_log_says_why_a_line_was_cut(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="ludoteca.server")
    monkeypatch.setattr(live, "PATIENCE", 1)
    anna = hall.person("Canary")
    table = anna.open(seats="me me")

    def cut(do: Callable[[Line], None], why: str) -> None:
        caplog.clear()
        with anna.live(table, 0) as line:
            do(line)
            with pytest.raises(WebSocketDisconnect):
                line.until("never")
        until = time.monotonic() + PATIENCE
        while f"a line has ended: {why}" not in caplog.text:
            assert time.monotonic() < until, caplog.text
            time.sleep(0.01)

    def not_reading(line: Line) -> None:
        (listener,) = hall.house.hall.hub.at(table)
        with hall.client.portal() as portal:
            portal.call(listener.close)

    def flooding(line: Line) -> None:
        pace = hall.kept(table).paces.of(f"{anna.id} 0")
        pace.left = pace.rate = 0
        for _ in range(4):
            line.send("sync")

    cut(not_reading, "slow")
    cut(flooding, "too-fast")
    assert "ludoteca_slow_total 1.0" in hall.house.meters.page().decode()
    for secret in (table, anna.token, anna.id, "Canary"):
        assert secret not in caplog.text
