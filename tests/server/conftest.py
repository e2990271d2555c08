"""A hall in memory's reach: persons with tokens, seats with sockets, a clock that obeys."""

from __future__ import annotations

import contextlib
import itertools
import os
import queue
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from msgspec.structs import replace

from ludoteca.server.app import build
from ludoteca.server.house import House
from ludoteca.server.settings import Settings
from ludoteca.server.telling import Kept
from tests.server import postgres

ORIGIN = {"origin": "http://testserver.local"}
PATIENCE = 20  # seconds for a message that must come
ALONE = os.environ.get("LUDOTECA_TEST_DB")  # the one database to try; else each that is installed
Message = dict[str, Any]
DESCRIBED: dict[frozenset[str], list[tuple[str, re.Pattern[str], Message]]] = {}  # by the doors


class FakeTime:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.at = 1_750_000_000.0

    def __call__(self) -> float:
        return self.at


class Somebody:
    """A person, who asks by HTTP and sits down by WebSocket."""

    def __init__(self, hall: Hall, name: str, lang: str = "en") -> None:
        self.hall = hall
        answer = hall.client.post("/api/people", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        hall.client.cookies.clear()
        self.id, self.token, self.name = answer.json()["id"], answer.json()["token"], name
        self.headers = {"authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, status: int = 0, **sent: Any) -> Any:
        answer = self.hall.client.request(method, path, headers=self.headers, **sent)
        self.hall.check_described(method, path, answer.status_code)
        expected = status or (201 if method == "POST" else 200)
        assert answer.status_code == expected, (answer.status_code, answer.text)
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.content

    def open(self, game: str = "king-of-con", seats: str = "me bot", **more: Any) -> str:
        """A new table; seats are written: me, open, bot, novice, apprentice."""
        wishes: list[dict[str, Any]] = []
        for word in seats.split():
            if word in ("novice", "apprentice", "bot"):
                wishes.append({"kind": "bot", "level": "novice" if word == "bot" else word})
            else:
                wishes.append({"kind": "person" if word == "me" else word})
        made = self.ask("POST", "/api/tables", json={"game": game, "seats": wishes, **more})
        return str(made["id"])

    def sit(self, table: str, seat: int, by: Somebody | None = None, status: int = 0) -> Any:
        """Claim a seat, invited by the owner."""
        sent: dict[str, Any] = {"kind": "person"}
        if by is not None:
            link = by.ask("GET", f"/api/tables/{table}/invitation")["link"]
            sent["invitation"] = link.partition("invitation=")[2]
        return self.ask("POST", f"/api/tables/{table}/seats/{seat}", status, json=sent)

    def live(self, table: str, seat: int | None = None, lang: str = "en", more: str = "") -> Line:
        asked = f"lang={lang}" + ("" if seat is None else f"&seat={seat}") + more
        session = self.hall.client.websocket_connect(
            f"/api/tables/{table}/live?{asked}", headers=self.headers
        )
        return Line(session)


class Line:
    """A socket at a table; what it was told is remembered."""

    _nonces = itertools.count(1)

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.heard: list[Message] = []
        self.asked: Any = None
        self.table: Message = {}
        self.view: Message = {}
        self.result: Any = None
        self.seq = 0
        self.answered: set[int] = set()

    def __enter__(self) -> Line:
        self.session.__enter__()
        self.until("table")
        return self

    def __exit__(self, *error: object) -> None:
        self.session.__exit__(None, None, None)

    def hear(self, patience: float = PATIENCE) -> Message:
        message: Message = self.session.receive_json(timeout=patience)
        self.heard.append(message)
        if message["type"] in ("table", "news"):
            self.asked, self.view = message["asked"], message["view"]
            self.result = message["result"]
        self.table = message.get("table", self.table)
        self.seq = message.get("seq", self.seq)
        return message

    def until(self, kind: str, when: Callable[[Message], bool] = lambda m: True) -> Message:
        while True:
            message = self.hear()
            if message["type"] == kind and when(message):
                return message

    def send(self, type: str, nonce: str | None = None, **fields: Any) -> str:
        nonce = nonce or f"n{next(self._nonces)}"
        self.session.send_json({"type": type, "nonce": nonce, **fields})
        return nonce

    def ask(self, type: str, nonce: str | None = None, **fields: Any) -> Message:
        """Send, and wait for the answer."""
        nonce = self.send(type, nonce, **fields)
        while True:
            message = self.hear()
            if message.get("nonce") == nonce:
                if message.get("code") == "too-fast" and type != "chat":
                    time.sleep(0.3)
                    return self.ask(type, nonce, **fields)
                return message

    def until_nonce(self, nonces: set[str]) -> Message:
        """The answer to one of those."""
        while True:
            message = self.hear()
            if message.get("nonce") in nonces:
                return message

    def choose(self, choice: Any = None, nonce: str | None = None) -> Message:
        """Answer what is asked, by default with the default."""
        assert self.asked is not None
        asked = self.asked
        self.answered.add(asked["decision"])
        choice = asked["default"] if choice is None else choice
        return self.ask("choose", nonce, decision=asked["decision"], choice=choice)

    def open_question(self) -> bool:
        return self.asked is not None and self.asked["decision"] not in self.answered

    def until_asked(self, seq: int = 0) -> None:
        """Another process may hear a moment later that the game has begun, or is so far."""
        while not self.open_question() or self.seq < seq:
            self.hear()

    def play(self, most: int = 10_000) -> int:
        """Answer with defaults until the game is over, or so often; how often it was."""
        count = 0
        while self.result is None and count < most:
            if self.open_question():
                answer = self.choose()
                assert answer["type"] == "done", answer
                count += 1
            else:
                self.hear()
        return count


def play_together(*lines: Line) -> None:
    """Each answers with defaults, in whatever order questions come, until the game is over."""
    deadline = time.monotonic() + 60
    while any(line.result is None for line in lines):
        assert time.monotonic() < deadline
        for line in lines:
            if line.open_question() and line.result is None:
                assert line.choose()["type"] == "done"
            elif line.result is None:
                with contextlib.suppress(queue.Empty):
                    line.hear(0.02)


def described(app: Litestar) -> list[tuple[str, re.Pattern[str], Message]]:
    """The doors as their description has them: written once, which takes longer than an answer."""
    doors = frozenset([route.path for route in app.routes])
    if doors not in DESCRIBED:
        paths = app.openapi_schema.to_schema()["paths"]
        patterns = {template: re.sub(r"\{\w+\}", "[^/]+", template) for template in paths}
        DESCRIBED[doors] = [(x, re.compile(patterns[x]), paths[x]) for x in paths]
    return DESCRIBED[doors]


class Hall:
    """A hall that is open."""

    def __init__(self, client: TestClient[Litestar], clock: FakeTime | None) -> None:
        self.client = client
        self.time = clock
        self.house: House = client.app.state.house
        self._names = iter(["Anna", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gina"])

    def person(self, name: str = "", lang: str = "en") -> Somebody:
        return Somebody(self, name or next(self._names), lang)

    def check_described(self, method: str, path: str, status: int) -> None:
        """Whatever a door answers, its description names that status."""
        for template, pattern, deeds in described(self.client.app):
            if method.lower() in deeds and pattern.fullmatch(path.partition("?")[0]):
                assert str(status) in deeds[method.lower()]["responses"], (method, template, status)

    def kept(self, table: str) -> Kept:
        return self.house.hall.rooms[table]

    def pass_time(self, seconds: float) -> None:
        """The clock goes on, and the house looks at its tables."""
        assert self.time is not None
        self.time.at += seconds
        with self.client.portal() as portal:
            for kept in list(self.house.hall.rooms.values()):
                portal.call(kept.wake.set)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever needs a database is tried with each."""
    if "database_url" in metafunc.fixturenames:
        tried = [ALONE] if ALONE else postgres.DATABASES
        metafunc.parametrize("database_url", tried, indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.cluster() as running:
        yield running


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/hall.db"
    running: postgres.Cluster = request.getfixturevalue("cluster")
    return running.fresh()


@pytest.fixture
def settings(tmp_path: Path, database_url: str) -> Settings:
    return Settings(
        db=database_url,
        bot_delay=0,
        static=tmp_path / "static",
        cheap_passwords=True,
        durable=False,
        people_per_minute=10_000,
        tries_per_minute=30,
    )


@pytest.fixture
def hall(settings: Settings) -> Iterator[Hall]:
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        yield Hall(client, None)


@pytest.fixture
def slow_hall(settings: Settings) -> Iterator[Hall]:
    """A hall whose clock stands still."""
    clock = FakeTime()
    made = build(replace(settings, now=clock))
    with TestClient(made, base_url="http://testserver.local") as client:
        yield Hall(client, clock)
