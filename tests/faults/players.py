"""Persons who do not give up: what was not acknowledged is said again, under the same nonce."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from examples.bot import choose

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
PATIENCE = 60.0  # seconds without a word, after which a line is taken for dead
PASSING = {"too-late", "try-again"}  # the question is another by now
AGAIN = {"trouble", "too-fast"}  # it could not be stored: said again on the next line


class Player:
    """A seat of a table, from the first question to the end of the game."""

    def __init__(self, port: int, table: str, token: str, seat: int, rng: Random) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/live?seat={seat}"
        self.headers = {"authorization": f"Bearer {token}"}
        self.table, self.token, self.seat, self.rng = table, token, seat, rng
        self.open: dict[str, dict[str, Any]] = {}  # by nonce: what was sent and not answered
        self.done: dict[str, int] = {}  # by nonce: its place in the log, as acknowledged
        self.lives = 0  # lines that it has had
        self.over = False
        self.trouble: list[Any] = []

    async def play(self) -> None:
        while not self.over:
            self.lives += 1
            with contextlib.suppress(*BROKEN):
                async with connect(
                    self.url, additional_headers=self.headers, open_timeout=PATIENCE
                ) as socket:
                    await self._answer(socket)
            await asyncio.sleep(0.05 + self.rng.random() * 0.3)

    async def _answer(self, socket: ClientConnection) -> None:
        answered, told = 0, dict[str, Any]()
        for sent in list(self.open.values()):
            await socket.send(json.dumps(sent))
        while not self.over:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            match message["type"]:
                case "done":
                    self._acknowledged(message["nonce"], message["seq"])
                case "refused" if message["code"] in PASSING:
                    self.open.pop(message["nonce"], None)
                    answered = 0
                    await socket.send(json.dumps({"type": "sync", "nonce": secrets.token_hex(8)}))
                case "error" if message["code"] in AGAIN:
                    return
                case "refused" | "error":
                    self.trouble.append(message)
                    return
                case "table" | "news":
                    told, self.over = message, message["result"] is not None
            asked = told.get("asked")
            if asked and asked["decision"] > answered and not self.open:
                answered = asked["decision"]
                await self._choose(socket, asked, told["view"])

    async def _choose(
        self, socket: ClientConnection, asked: dict[str, Any], view: dict[str, Any]
    ) -> None:
        nonce = secrets.token_hex(8)
        fields = {"decision": asked["decision"], "choice": choose(asked, view)}
        self.open[nonce] = {"type": "choose", "nonce": nonce, **fields}
        await socket.send(json.dumps(self.open[nonce]))

    def _acknowledged(self, nonce: str, seq: int) -> None:
        """The same place, however often it is told."""
        assert self.done.setdefault(nonce, seq) == seq, (nonce, seq, self.done[nonce])
        self.open.pop(nonce, None)
