"""Out of the hall and into it: records, replays, what-if."""

from __future__ import annotations

import json
from typing import Any

import ludoteca
from tests.server.conftest import Hall


def _finished(hall: Hall) -> tuple[str, dict[str, Any]]:
    anna = hall.person("Anna")
    table = anna.open(seats="me novice", title="Lamp light")
    with anna.live(table, 0) as line:
        line.play()
    return table, anna.ask("GET", f"/api/tables/{table}/record")


def test_a_record_goes_out_and_comes_in(hall: Hall) -> None:
    table, record = _finished(hall)
    assert ludoteca.load(json.dumps(record)).over
    bruno = hall.person()
    came = bruno.ask("POST", "/api/records", content=json.dumps(record))
    assert (came["status"], came["steps"]) == ("over", len(record["steps"]))
    again = bruno.ask("GET", f"/api/tables/{came['id']}/record")
    assert again["steps"] == record["steps"]
    assert table != came["id"]


def test_an_unfinished_record_is_gone_on_with(hall: Hall) -> None:
    _, record = _finished(hall)
    anna = hall.person()
    half = {**record, "steps": record["steps"][:7]}
    came = anna.ask("POST", "/api/records", content=json.dumps(half))
    assert (came["status"], came["steps"]) == ("waiting", 7)
    anna.sit(came["id"], 0)
    anna.ask("POST", f"/api/tables/{came['id']}/seats/1", json={"kind": "bot"})
    with anna.live(came["id"], 0) as line:
        line.play()
        assert line.result is not None


def test_a_record_keeps_its_title_and_who_sat_where(hall: Hall) -> None:
    _, record = _finished(hall)
    assert record["header"]["title"] == "Lamp light"
    assert record["header"]["players"][0] == "Anna"
    bruno = hall.person("Bruno")
    came = bruno.ask("POST", "/api/records", content=json.dumps(record))
    assert came["title"] == "Lamp light"
    assert [seat["name"] for seat in came["seats"]] == ["Anna", ""]  # a nameless bot
    replay = bruno.ask("GET", f"/api/tables/{came['id']}/replay")
    assert any("Anna" in line for entry in replay["log"] for line in entry["lines"])
    again = bruno.ask("GET", f"/api/tables/{came['id']}/record")
    assert again["header"]["title"] == "Lamp light"


def test_a_table_is_found_again_by_its_owner_without_a_seat(hall: Hall) -> None:
    _, record = _finished(hall)
    anna, bruno = hall.person(), hall.person()
    half = {**record, "steps": record["steps"][:7]}
    came = anna.ask("POST", "/api/records", content=json.dumps(half))
    assert [one["id"] for one in anna.ask("GET", "/api/tables")["mine"]] == [came["id"]]
    assert bruno.ask("GET", "/api/tables")["mine"] == []


def test_what_is_no_record_is_refused(hall: Hall) -> None:
    anna = hall.person()
    _, record = _finished(hall)
    steps = [*record["steps"]]
    steps[3] = [steps[3][0], [[99, 99]], steps[3][2]]
    for bad in ("", "[]", "{}", '{"header":1}', json.dumps({**record, "steps": steps})):
        refused = anna.ask("POST", "/api/records", 422, content=bad)
        assert refused["text"]
    header = {**record["header"], "game": "chess"}
    anna.ask("POST", "/api/records", 422, content=json.dumps({"header": header, "steps": []}))


def test_a_replay_goes_step_by_step(hall: Hall) -> None:
    table, record = _finished(hall)
    guest = hall.person()
    first = guest.ask("GET", f"/api/tables/{table}/replay?step=0")
    assert (first["step"], first["steps"]) == (0, len(record["steps"]))
    assert first["result"] is None
    eyes = guest.ask("GET", f"/api/tables/{table}/replay?step=1&seat=1&board=1")
    assert eyes["viewer"] == 1
    assert eyes["board"]["zones"]
    last = guest.ask("GET", f"/api/tables/{table}/replay")
    assert last["result"]["scores"]
    guest.ask("GET", f"/api/tables/{table}/replay?step=9999", 404)
    guest.ask("GET", f"/api/tables/{table}/replay?seat=9", 404)


def test_what_if(hall: Hall) -> None:
    table, record = _finished(hall)
    bruno = hall.person()
    seats = [{"kind": "bot", "level": "apprentice"}, {"kind": "person"}]
    path = f"/api/tables/{table}/fork"
    forked = bruno.ask("POST", path, json={"step": 4, "seats": seats})
    assert (forked["steps"], forked["origin"], forked["status"]) == (4, table, "playing")
    assert forked["origin_step"] == 4
    with bruno.live(forked["id"], 1) as line:
        line.play()
    again = bruno.ask("GET", f"/api/tables/{forked['id']}/record")
    assert again["steps"][:4] == record["steps"][:4]
    bruno.ask("POST", path, 422, json={"step": 4, "seats": seats[:1]})
    bruno.ask("POST", path, 404, json={"step": 9999, "seats": seats})


def test_the_same_is_played_again(hall: Hall) -> None:
    anna, bruno = hall.person("Anna"), hall.person("Bruno")
    options = {"openReserves": True}
    table = anna.open(seats="me novice open", options=options, title="Lamp light")
    bruno.sit(table, 2, anna)
    anna.ask("POST", f"/api/tables/{table}/again", 409)
    for person, seat in ((anna, 0), (bruno, 2)):
        person.ask("DELETE", f"/api/tables/{table}/seats/{seat}")
    with anna.live(table) as line:
        while line.result is None:
            line.hear()
    again = bruno.ask("POST", f"/api/tables/{table}/again")
    assert (again["title"], again["steps"], again["status"]) == ("Lamp light", 0, "waiting")
    assert again["options"]["openReserves"] is True
    assert [seat["kind"] for seat in again["seats"]] == ["open", "bot", "person"]
    assert (again["seats"][1]["level"], again["seats"][2]["name"]) == ("novice", "Bruno")
    assert not again["seats"][2]["away"]
    assert again["origin"] is None
    seeds = [hall.kept(one).room.begun.header.seed for one in (table, again["id"])]
    assert seeds[0] != seeds[1]
