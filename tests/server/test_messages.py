"""Messages that are none: malformed, oversized, too many; the line stays open."""

from __future__ import annotations

import json

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from ludoteca.server import wire
from ludoteca.server.app import build
from ludoteca.server.limits import Buckets
from ludoteca.server.settings import Settings
from tests.contract.play import JUNK
from tests.hostile import decoders
from tests.server.conftest import Hall

BAD = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    '{"type":"choose"}',
    '{"type":"dance","nonce":"a"}',
    '{"type":"choose","nonce":"a","decision":"1","choice":0}',
    '{"type":"choose","nonce":"","decision":1,"choice":0}',
    '{"type":"vote","nonce":"a","about":"war","yes":true}',
    '{"type":"sync","nonce":"a","more":1}',
    '{"type":"sync","nonce":7}',
    '{"type":"sync","nonce":"\\u0000"}',
    '{"type":"mute","nonce":"a","person":"\\u0000"}',
    "[" * 5000,
    '{"type":"consider","nonce":"a","choice":' + "[" * 3000 + "]" * 3000 + "}",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_what_cannot_be_understood_is_said_so(hall: Hall, text: str) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        line.session.send(text)
        told = line.until("error")
        assert told["code"] == "not-understood"
        line.session.send_bytes(b"\xff\xfe")
        line.until("error")
        assert line.choose()["type"] == "done"


def test_too_big_and_too_many(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        line.session.send(json.dumps({"type": "chat", "nonce": "a", "text": "x" * 40_000}))
        assert line.until("error")["code"] == "too-big"
        for _ in range(150):
            line.send("sync")
        line.until("error", lambda told: told["code"] == "too-fast")


def test_all_devices_at_a_seat_share_its_pace_and_other_seats_do_not(hall: Hall) -> None:
    anna, bruno = hall.person(), hall.person()
    table = anna.open(seats="me open")
    bruno.sit(table, 1, anna)
    hall.kept(table).paces = Buckets(5, 0)
    with anna.live(table, 0) as phone, anna.live(table, 0) as tablet, bruno.live(table, 1) as other:
        for _ in range(5):
            phone.send("sync")
        phone.until("table")
        phone.send("sync")
        assert phone.until("error")["code"] == "too-fast"
        tablet.send("sync")
        assert tablet.until("error")["code"] == "too-fast"
        other.send("sync")
        assert other.until("table")["type"] == "table"
    with anna.live(table, 0) as again:  # a new line is no way around it
        again.send("sync")
        assert again.until("error")["code"] == "too-fast"


def test_a_log_does_not_grow_for_ever_and_the_game_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = hall.person()
    table = anna.open(seats="me novice")
    with anna.live(table, 0) as line:
        line.play(2)
        monkeypatch.setattr("ludoteca.server.actions.LONGEST", hall.kept(table).room.seq)
        for message in ({"type": "chat", "text": "hello"}, {"type": "undo"}):
            refused = line.ask(**message)
            assert (refused["type"], refused["code"]) == ("refused", "table-long")
            assert refused["text"]
        line.play()
        assert line.result is not None


def test_no_junk_is_chosen(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open("chamber-of-wonders", seats="me me")
    with anna.live(table, 0) as first, anna.live(table, 1) as second:
        line = first if first.asked else second
        number = line.asked["decision"]
        for junk in JUNK[:20]:
            plain = msgspec.to_builtins(junk, str_keys=True)
            answer = line.ask("consider", choice=plain)
            assert answer["type"] == "considered", answer
            if answer["refused"]:
                refused = line.ask("choose", decision=number, choice=plain)
                assert refused["type"] == "refused"
        assert line.ask("choose", decision=number + 999, choice=0)["code"] == "no-such-decision"
        assert line.ask("choose", decision=0, choice=0)["code"] == "too-late"


def test_bodies_have_a_size(hall: Hall) -> None:
    answer = hall.client.post("/api/people", json={"name": "x" * 500_000})
    assert answer.status_code in (400, 413)


@pytest.mark.parametrize("path", ["/api/tables", "/api/people", "/api/campaigns"])
def test_a_body_that_is_nested_too_deeply_is_refused(hall: Hall, path: str) -> None:
    headers = {**hall.person().headers, "content-type": "application/json"}
    answer = hall.client.post(path, content=b"[" * 9000, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


def test_the_schema_of_the_wire_knows_every_message() -> None:
    schema = wire.schema()
    told = json.dumps(schema)
    for name in ("choose", "consider", "mute", "news", "thinking", "loading", "considered"):
        assert f'"{name}"' in told


@pytest.mark.parametrize("which", ["lines_per_seat", "lines_per_table", "lines_per_address"])
def test_one_connection_too_many_is_refused_and_the_others_go_on(
    settings: Settings, which: str
) -> None:
    limited = replace(settings, **{which: 2})
    with TestClient(build(limited), base_url="http://testserver.local") as client:
        hall = Hall(client, None)
        anna = hall.person()
        table = anna.open(seats="me me me")
        seat = 0 if which == "lines_per_seat" else None
        who = hall.person() if which == "lines_per_table" else anna
        with who.live(table, seat) as one, who.live(table, seat):
            with pytest.raises(WebSocketDisconnect) as ended, who.live(table, seat) as third:
                third.hear()
            assert ended.value.code == 4429
            one.send("sync")
            one.until("table")
        with who.live(table, seat) as again:
            assert again.table["id"] == table
            assert hall.house.lines.total() <= 2


def test_the_decoders_refuse_what_is_spoilt_and_nothing_else_happens() -> None:
    """A short look; `make hostile` does it for longer, and by coverage where atheris is."""
    assert decoders.at_random(0.5, 1) > 0
    assert decoders.refused
