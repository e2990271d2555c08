"""`ludoteca host` as an operator starts it: what it logs, and whom it takes its guests for."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludoteca.server.settings import Settings


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hosted") / "log"


@pytest.fixture(scope="module")
def base(log: Path) -> Iterator[str]:
    """Its address; where its database is it knows from its surroundings."""
    command = [sys.executable, "-m", "ludoteca", "host", "--port", "0", "--lang", "en"]
    command += ["--log-json", "--log-requests"]
    surroundings = os.environ | {"LUDOTECA_DB": f"sqlite:///{log.parent}/hall.db"}
    with log.open("wb") as told:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=told, text=True, env=surroundings
        )
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        process.communicate(timeout=60)


def ask(base: str, path: str, data: Any = None, method: str = "", **headers: str) -> Any:
    body = None if data is None else json.dumps(data).encode()
    told = {"content-type": "application/json", **headers}
    asked = urllib.request.Request(base + path, body, told, method=method or None)
    with urllib.request.urlopen(asked) as answer:
        return json.load(answer)


def come_in(base: str, times: int, forwarded: str) -> Counter[int]:
    """So many guests by way of a proxy that tells where they come from; how they were answered."""
    heard = Counter[int]()
    for _ in range(times):
        try:
            ask(base, "/api/people", {"name": "Guest"}, **{"x-forwarded-for": forwarded})
            heard[201] += 1
        except urllib.error.HTTPError as error:
            heard[error.code] += 1
            error.close()
    return heard


def test_each_request_has_a_line_with_its_ids_and_without_a_secret(base: str, log: Path) -> None:
    anna = ask(base, "/api/people", {"name": "Canary"})
    mine = {"authorization": f"Bearer {anna['token']}"}
    account = {"user": "canary.user", "password": "canary password"}
    ask(base, "/api/account", account, **mine)
    signed = ask(base, "/api/session", account)
    wish = {"game": "king-of-con", "seats": [{"kind": "person"}] * 2, "title": "Canary"}
    table = ask(base, "/api/tables", wish, **mine)["id"]
    link = ask(base, f"/api/tables/{table}/invitation", **mine)["link"]
    invitation = link.partition("invitation=")[2]
    ask(base, f"/api/tables/{table}/welcome?invitation={invitation}", **mine)
    live = f"{base.replace('http', 'ws')}/api/tables/{table}/live?seat=0&{invitation}"
    with connect(live, additional_headers={**mine, "x-request-id": "by-proxy-1"}) as line:
        asked = json.loads(line.recv(timeout=60))["asked"]
        sent = {"type": "choose", "nonce": "canary-nonce", "choice": asked["default"]}
        line.send(json.dumps({**sent, "decision": asked["decision"]}))
        line.send(json.dumps({"type": "chat", "nonce": "c", "text": "Canary words"}))
        while json.loads(line.recv(timeout=60)).get("nonce") != "c":
            pass
    until = time.monotonic() + 60
    while "has ended" not in (text := log.read_text()):
        assert time.monotonic() < until
        time.sleep(0.02)
    told = {line["message"]: line for line in map(json.loads, text.splitlines())}
    assert told["POST /api/tables: 201"]["request"]
    welcomed = told["GET /api/tables/{table_id}/welcome: 200"]
    assert (welcomed["table"], len(welcomed["request"])) == (table[:6], 12)
    for what in ("a line was opened", "a line has ended: left"):
        assert (told[what]["table"], told[what]["request"]) == (table[:6], "by-proxy-1")
    secrets = {anna["token"], signed["token"], anna["id"], table, invitation, "anary"}
    assert not [secret for secret in secrets if secret in text]


def refused(base: str, path: str, data: Any = None, method: str = "", **headers: str) -> str:
    """The code of a refusal."""
    try:
        ask(base, path, data, method, **headers)
    except urllib.error.HTTPError as error:
        with error:
            return str(json.load(error)["code"])
    raise AssertionError("it was not refused")


def cut_off(url: str, sent: str, **headers: str) -> int:
    """How a line ends on which that is sent."""
    with connect(url, additional_headers=headers) as line, contextlib.suppress(ConnectionClosed):
        line.send(sent)
        while True:
            line.recv(timeout=60)
    assert line.close_code is not None
    return line.close_code


def test_a_whole_evening_can_be_read_in_the_log_and_nothing_else(base: str, log: Path) -> None:
    anna, bruno, chiara = [ask(base, "/api/people", {"name": "Nightbird"}) for _ in range(3)]
    hers, his, theirs = [{"authorization": f"Bearer {x['token']}"} for x in (anna, bruno, chiara)]
    begins = len(log.read_text().splitlines())
    seats = [{"kind": "person"}, {"kind": "open"}]
    wish = {"game": "king-of-con", "seats": seats, "title": "Nightbird", "listed": False}
    table = ask(base, "/api/tables", wish, **hers)["id"]
    here = f"/api/tables/{table}"
    sit = {"kind": "person", "invitation": "nightbird-" + "x" * 22}
    assert refused(base, f"{here}/seats/1", sit, **his) == "not-invited"
    link = ask(base, f"{here}/invitation", **hers)["link"]
    old = link.partition("invitation=")[2]
    sit["invitation"] = old
    ask(base, f"{here}/seats/1", sit, **his)
    ask(base, f"{here}/invitation", {}, **hers)  # another: the first opens nothing any more
    assert refused(base, f"{here}/seats/0", sit, **theirs) == "not-invited"
    live = f"{base.replace('http', 'ws')}{here}/live?seat="
    assert cut_off(f"{live}1", "", **hers) == 4403
    assert cut_off(f"{live}0", "Nightbird" * 40_000, **hers) == 1009  # small on its way
    ask(base, f"{here}/seats/1", method="DELETE", **his)
    with connect(f"{live}0", additional_headers=hers) as line:
        line.send(json.dumps({"type": "end", "nonce": "n"}))
        while json.loads(line.recv(timeout=60)).get("nonce") != "n":
            pass
    record = ask(base, f"{here}/record", **hers)
    ask(base, f"{here}/replay", **hers)
    ask(base, "/api/records", record, **hers)
    assert refused(base, "/api/records", {**record, "steps": 7}, **hers) == "bad-record"
    pack = {"content": "nightbird = nightbird"}
    assert refused(base, "/api/games/king-of-con/pack", pack, **hers) == "bad-pack"
    assert refused(base, "/api/tables/nightbird/log", **hers) == "no-such-table"
    assert refused(base, "/api/people", {"nightbird": 1}) == "bad-request"
    text = waited(log, "GET /api/tables/{table_id}/log: 404 no-such-table", begins)
    lines = [json.loads(x) for x in text.splitlines()]
    assert all({"at", "level", "logger", "message", "request"} <= one.keys() for one in lines)
    told = {one["message"]: one for one in lines}
    sitting = "POST /api/tables/{table_id}/seats/{seat}"
    for message in (
        f"{sitting}: 403 not-invited",
        f"{sitting}: 201",
        "POST /api/tables/{table_id}/invitation: 201",
        "DELETE /api/tables/{table_id}/seats/{seat}: 200",
        "GET /api/tables/{table_id}/record: 200",
        "GET /api/tables/{table_id}/replay: 200",
        "a line was turned away: not-your-seat",
        "a line was opened",
        "a line has ended: left",
    ):
        assert told[message]["table"] == table[:6]
        assert ("ms" in told[message]) == ("line" not in message)
    assert {
        "POST /api/records: 422 bad-record",
        "POST /api/games/{game}/pack: 422 bad-pack",
        "POST /api/people: 400 bad-request",
    } <= told.keys()
    people = [secret for x in (anna, bruno, chiara) for secret in (x["id"], x["token"])]
    secrets = {*people, table, old, link, str(record["header"]["seed"]), "ightbird"}
    assert not [secret for secret in secrets if secret in text]


def waited(log: Path, message: str, begins: int) -> str:
    """The log from that line on, once it has come to this one."""
    until = time.monotonic() + 60
    while message not in (text := log.read_text()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return "\n".join(text.splitlines()[begins:])


def test_limits_by_address_count_the_guest_and_not_the_proxy(base: str) -> None:
    """A proxy on this machine tells where a guest comes from."""
    assert come_in(base, Settings().people_per_minute + 30, "192.0.2.1")[429] > 0
    assert come_in(base, 1, "192.0.2.2") == {201: 1}
