"""A real hall in a process of its own, at a loopback port: killed, begun again, visited."""

from __future__ import annotations

import contextlib
import json
import random
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from examples import bot
from ludoteca.server.entries import Chosen
from ludoteca.server.room import Room
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Logs
from tests.server.aside import run as run_aside

KILLS = 8


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
    """Answer so often; the last view, the places of what was acknowledged, the last one's nonce."""
    view: dict[str, Any] = {}
    done: list[int] = []
    answered, nonce = 0, ""
    while len(done) < most:
        message = json.loads(socket.recv(timeout=30))
        if message["type"] == "done":
            done.append(message["seq"])
            nonce = message["nonce"]
        if message["type"] in ("table", "news"):
            view = message["view"]
            asked = message["asked"]
            if asked and asked["decision"] > answered and len(done) < most:
                answered, choice = asked["decision"], asked["default"]
                fields = {"decision": answered, "choice": choice, "nonce": secrets.token_hex(4)}
                socket.send(json.dumps({"type": "choose", **fields}))
    return view, done, nonce


def test_killed_at_any_moment_nothing_acknowledged_is_lost(database_url: str) -> None:
    with running(database_url) as (base, process):
        token = _ask(base, "/api/people", data={"name": "Anna"})["token"]
        seats = [{"kind": "person"}, {"kind": "bot", "level": "apprentice"}]
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


class Stubborn(threading.Thread):
    """A seat that answers until the line breaks, and says again what was not acknowledged."""

    def __init__(self, base: str, table: str, token: str, seat: int, open: dict[str, Any]) -> None:
        super().__init__(daemon=True)
        self.where = (base, table, token, seat)
        self.open = open  # by nonce: what was sent and not answered, from earlier lines too
        self.done: dict[str, int] = {}
        self.over = False
        self.trouble: list[Any] = []

    def run(self) -> None:
        broken = (ConnectionClosed, OSError, TimeoutError, InvalidHandshake)
        with contextlib.suppress(*broken), _live(*self.where) as socket:
            self._answer(socket)

    def _answer(self, socket: ClientConnection) -> None:
        answered = 0
        for sent in self.open.values():
            socket.send(json.dumps(sent))
        while not self.over:
            message = json.loads(socket.recv(timeout=30))
            if message["type"] == "done":
                self.done[message["nonce"]] = message["seq"]
                self.open.pop(message["nonce"])
            elif message["type"] == "refused" and message["code"] == "too-late":
                self.open.pop(message["nonce"])  # said twice for one question, after a kill
            elif message["type"] in ("refused", "error"):
                self.trouble.append(message)
            elif message["type"] in ("table", "news"):
                asked, self.over = message["asked"], message["result"] is not None
                if asked and asked["decision"] > answered:
                    answered, nonce = asked["decision"], secrets.token_hex(8)
                    fields = {"decision": answered, "choice": asked["default"]}
                    self.open[nonce] = {"type": "choose", "nonce": nonce, **fields}
                    socket.send(json.dumps(self.open[nonce]))


def test_killed_again_and_again_every_acknowledged_move_is_there_once(database_url: str) -> None:
    """Two seats play while the hall is killed at random moments; then the game is finished."""
    rng = random.Random()
    unanswered: list[dict[str, Any]] = [{}, {}]
    done: list[dict[str, int]] = [{}, {}]
    token = table = ""
    for life in range(KILLS + 1):
        with running(database_url) as (base, process):
            if not token:
                token = _ask(base, "/api/people", data={"name": "Anna"})["token"]
                seats = [{"kind": "person"}, {"kind": "person"}]
                wish = {"game": "chamber-of-wonders", "seats": seats}
                table = _ask(base, "/api/tables", token, wish)["id"]
            players = [Stubborn(base, table, token, x, unanswered[x]) for x in range(2)]
            for player in players:
                player.start()
            if life < KILLS:
                while not any(player.done or player.over for player in players):
                    time.sleep(0.002)
                time.sleep(rng.random() * 0.1)
                process.send_signal(signal.SIGKILL)
            for player, known in zip(players, done, strict=True):
                player.join(60)
                assert not player.trouble
                assert not known.keys() & player.done.keys()
                known |= player.done
            if all(player.over for player in players):
                break
            assert life < KILLS
            process.wait(30)
    assert life > KILLS // 2, "the game was over too soon"
    run_aside(_check_log(database_url, table, done))


async def _check_log(database_url: str, table: str, done: list[dict[str, int]]) -> None:
    database = Database(database_url)
    log = await Logs(database).read(table)
    await database.close()
    assert [one.seq for one in log] == list(range(1, len(log) + 1))
    for seat, known in enumerate(done):
        assert len({*known.values()}) == len(known) > 3
        mine = {x.nonce: x.seq for x in log if isinstance(x.entry, Chosen) and x.entry.seat == seat}
        assert known.items() <= mine.items()
    room = Room(table)
    room.follow(log)
    assert room.table.over


def test_the_example_bot_plays_a_whole_game(database_url: str) -> None:
    with running(database_url) as (base, _):
        token = _ask(base, "/api/people", data={"name": "Anna"})["token"]
        seats = [{"kind": "bot"}, {"kind": "open"}]
        table = _ask(base, "/api/tables", token, {"game": "king-of-con", "seats": seats})["id"]
        link = _ask(base, f"/api/tables/{table}/invitation", token)["link"]
        assert link.startswith(base)
        scores = run_aside(bot.play(link, 2, "Guest"))
        assert len(scores) == 2
