"""`ludoteca host` as an operator starts it: what it logs, and whom it takes its guests for."""

from __future__ import annotations

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


def ask(base: str, path: str, data: Any = None, **headers: str) -> Any:
    body = None if data is None else json.dumps(data).encode()
    told = {"content-type": "application/json", **headers}
    with urllib.request.urlopen(urllib.request.Request(base + path, body, told)) as answer:
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
    for what in ("a line was opened", "a line has ended"):
        assert (told[what]["table"], told[what]["request"]) == (table[:6], "by-proxy-1")
    secrets = {anna["token"], signed["token"], anna["id"], table, invitation, "anary"}
    assert not [secret for secret in secrets if secret in text]


def test_limits_by_address_count_the_guest_and_not_the_proxy(base: str) -> None:
    """A proxy on this machine tells where a guest comes from."""
    assert come_in(base, Settings().people_per_minute + 30, "192.0.2.1")[429] > 0
    assert come_in(base, 1, "192.0.2.2") == {201: 1}
