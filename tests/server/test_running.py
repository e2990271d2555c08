"""A real hall in a process of its own, at a loopback port: killed, begun again, visited."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from examples import bot


@contextmanager
def running(database_url: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """``ludoteca host`` on a free port; its address."""
    command = [sys.executable, "-m", "ludoteca", "host", "--port", "0", "--bot-delay", "0"]
    command += ["--db", database_url, "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0], process
    finally:
        process.kill()
        process.communicate()


def _ask(base: str, path: str, token: str = "", data: Any = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(f"{base}{path}", body, headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def _live(base: str, table: str, token: str, seat: int) -> ClientConnection:
    return connect(
        f"{base.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}",
        additional_headers={"authorization": f"Bearer {token}"},
        open_timeout=30,
    )


def _play(socket: ClientConnection, most: int) -> tuple[dict[str, Any], list[int], str]:
    """Answer so often; the last view, the places of what was acknowledged, the last nonce."""
    view: dict[str, Any] = {}
    done: list[int] = []
    answered, nonce = 0, ""
    while len(done) < most:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] == "done":
            done.append(message["seq"])
        if message["type"] in ("table", "news"):
            view = message["view"]
            asked = message["asked"]
            if asked and asked["decision"] > answered and len(done) < most:
                answered, nonce = asked["decision"], secrets.token_hex(4)
                choice = asked["default"]
                fields = {"decision": answered, "choice": choice, "nonce": nonce}
                socket.send(json.dumps({"type": "choose", **fields}))
    return view, done, nonce


def test_killed_at_any_moment_nothing_acknowledged_is_lost(database_url: str) -> None:
    with running(database_url) as (base, process):
        token = _ask(base, "/api/people", data={"name": "Anna"})["token"]
        seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]
        sent = {"game": "king-of-con", "seats": seats}
        table = _ask(base, "/api/tables", token, sent)["id"]
        with _live(base, table, token, 0) as socket:
            _, done, nonce = _play(socket, 5)
            process.send_signal(signal.SIGKILL)
        process.wait(30)
    with running(database_url) as (base, process):
        log = _ask(base, f"/api/tables/{table}/log?seat=0", token)
        assert {*done} <= {one["seq"] for one in log}
        with _live(base, table, token, 0) as socket:
            first = json.loads(socket.recv(timeout=30))
            assert first["type"] == "table"
            again = {"type": "choose", "nonce": nonce, "decision": 1, "choice": None}
            socket.send(json.dumps(again))
            while (answer := json.loads(socket.recv(timeout=30)))["type"] != "done":
                pass
            assert answer["seq"] == done[-1]  # it was done before
            socket.send('{"type": "sync", "nonce": "s"}')
            _play(socket, 2)
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def test_the_example_bot_plays_a_whole_game(database_url: str) -> None:
    with running(database_url) as (base, _):
        token = _ask(base, "/api/people", data={"name": "Anna"})["token"]
        seats = [{"kind": "bot"}, {"kind": "open"}]
        table = _ask(base, "/api/tables", token, {"game": "king-of-con", "seats": seats})["id"]
        link = _ask(base, f"/api/tables/{table}/invitation", token)["link"]
        assert link.startswith(base)
        scores = asyncio.run(bot.play(link, 1, "Guest"))
        assert len(scores) == 2
