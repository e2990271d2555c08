"""What persons type reaches others without signs that nobody sees, and what swells is cut off."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from ludoteca.server.signs import one_line
from tests.server.conftest import Hall

TRICKS = {
    "a\u202eb": "a b",  # whatever follows would be read from the right
    "\u2066a\u2069": "a",
    "a\x00b": "a b",
    " a\u2028\n b\ufeff": "a b",
    "\ud800": "",
    "שלום, élan 💥 👩‍🚀": "שלום, élan 💥 👩‍🚀",
}


@pytest.mark.parametrize("text", TRICKS)
def test_one_line_that_can_be_seen(text: str) -> None:
    assert one_line(text) == TRICKS[text]


def test_names_titles_and_talk_hold_no_signs_that_turn_others_around(hall: Hall) -> None:
    trick, clean = "\u202eoof\x00\u2066", "oof"
    anna, bruno = hall.person(trick), hall.person()
    assert anna.ask("GET", "/api/me")["name"] == clean
    seats: list[dict[str, Any]] = [
        {"kind": "person", "name": trick},
        {"kind": "bot", "level": "novice", "name": trick},
        {"kind": "open"},
    ]
    wish = {"game": "king-of-con", "seats": seats, "title": trick, "listed": True}
    table = anna.ask("POST", "/api/tables", json=wish)["id"]
    sit = {"kind": "person", "name": trick}
    made = bruno.ask("POST", f"/api/tables/{table}/seats/2", json=sit)
    assert made["title"] == clean
    assert [seat["name"] for seat in made["seats"]] == [clean] * 3
    with anna.live(table, 0) as line:
        line.ask("chat", text=f"{trick} {trick}")
        line.send("sync")
        assert line.until("table")["chat"][-1]["text"] == f"{clean} {clean}"
        assert line.ask("chat", text=trick[:1])["code"] == "empty-chat"


def test_a_record_brings_no_such_signs_either(hall: Hall) -> None:
    anna = hall.person()
    table = anna.open(seats="me me")
    with anna.live(table, 0) as line:
        line.ask("end")
    record = anna.ask("GET", f"/api/tables/{table}/record")
    record["header"] |= {"title": "\u202eoof\x00", "players": ["\u2066x\u2069", "y\x00"]}
    came = anna.ask("POST", "/api/records", content=json.dumps(record))
    assert came["title"] == "oof"
    assert [seat["name"] for seat in came["seats"]] == ["x", "y"]
    again = anna.ask("GET", f"/api/tables/{came['id']}")
    assert again["title"] == "oof"


BODIES: dict[str, bytes] = {
    "nested": b'{"header":' + b"[" * 100_000,
    "no number": b'{"header":{"seed":NaN}}',
    "no end": b'{"header":{"game":"king-of-con","rules":1,"layout":1,"seed":1,"seats":1e400}}',
    "half a sign": b'{"header":{"title":"\\ud800"}}',
    "not text": b"\xff\xfe",
    "packed": gzip.compress(b"[" * 3_000_000),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_record_that_is_a_trap_is_no_record(hall: Hall, name: str) -> None:
    anna = hall.person()
    headers = {**anna.headers, "content-encoding": "gzip"}
    answer = hall.client.post("/api/records", content=BODIES[name], headers=headers)
    assert answer.status_code == 422, answer.text
    assert answer.json()["text"]


def test_numbers_of_a_record_may_be_as_large_as_they_like(hall: Hall) -> None:
    """They are compared with what there is before anything is made of them."""
    anna = hall.person()
    header = {"game": "king-of-con", "rules": 1, "layout": 1, "seats": 2, "seed": 1}
    for field in ("seats", "seed", "rules", "format"):
        for number in (-1, 10**9, 2**63, 2**64, 10**30, 1e300):
            if field == "seed" and 0 <= number < 2**64:
                continue
            body = json.dumps({"header": {**header, field: number}, "steps": []})
            answer = hall.client.post("/api/records", content=body, headers=anna.headers)
            assert answer.status_code in (201, 422), (field, number, answer.text)


@pytest.mark.parametrize(
    "text",
    ["a = " + "9" * 5000, "a = " + "[" * 5000, "a" + ".a" * 5000 + " = 1", "a = 1\n" * 2],
    ids=["long", "nested", "dotted", "twice"],
)
def test_a_pack_that_is_a_trap_is_told_by_its_line(hall: Hall, text: str) -> None:
    anna = hall.person()
    told = anna.ask("POST", "/api/games/king-of-con/pack", 422, json={"content": text})
    assert told["code"] == "bad-pack"
    wish = {"game": "king-of-con", "seats": [{"kind": "person"}] * 2, "content": text}
    again = anna.ask("POST", "/api/tables", 422, json=wish)
    assert again["faults"] == told["faults"]
    assert told["faults"][0]["line"] in (1, 2)


def test_of_two_fields_of_one_name_the_last_is_heard(hall: Hall) -> None:
    headers = {"content-type": "application/json"}
    twice = b'{"name":"Anna","name":"Bruno"}'
    assert hall.client.post("/api/people", content=twice, headers=headers).json()["name"] == "Bruno"
