"""How soon the others see a move: ``python -m bench.hall``, all of it on this machine.

A hall in a process of its own; at one table of King of Con four connections: two seats, one of them
on two devices, and a spectator.  A move is timed from the moment when it is sent until each of the
other connections has its `news`.  Then the same with many tables beside it where a person listens.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.asked import at_least

IDLE = 50  # tables in the second run
MOVES = 200
TARGET = 100.0  # ms


@contextlib.contextmanager
def running() -> Iterator[tuple[str, int]]:
    """A hall with its own database on the disk; its address and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "ludoteca", "host", "--port", "0", "--lang", "en"]
        command += ["--db", f"sqlite:///{folder}/hall.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield found[0], process.pid
        finally:
            process.terminate()
            process.communicate()


def ask(base: str, path: str, token: str = "", data: Any = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{base}{path}", body, headers)) as answer:
        return json.load(answer)


def opened(base: str, token: str) -> str:
    """A table for two, both seats one person's."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    return str(ask(base, "/api/tables", token, {"game": "king-of-con", "seats": seats})["id"])


class Line:
    """A connection that notes when it heard of each entry."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[int, float] = {}
        self.done: dict[str, int] = {}
        self.asked: Any = None
        self.over = False
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for data in self.socket:
            now = time.perf_counter()
            message = json.loads(data)
            if message["type"] in ("news", "table"):
                self.heard[message["seq"]] = now
                self.asked, self.over = message["asked"], message["result"] is not None
            elif message["type"] == "done":
                self.done[message["nonce"]] = message["seq"]
            self.changed.set()

    async def until(self, when: Any) -> None:
        while not when():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)

    async def close(self) -> None:
        self.task.cancel()
        await self.socket.close()


async def come(base: str, table: str, token: str, seat: int | None) -> Line:
    where = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    where += "" if seat is None else f"?seat={seat}"
    headers = {"authorization": f"Bearer {token}"}
    line = Line(await connect(where, additional_headers=headers, max_size=None))
    await line.until(lambda: bool(line.heard))
    return line


async def move(mover: Line, others: list[Line]) -> list[float]:
    """One move; after how many ms each of the others had heard of it."""
    nonce = secrets.token_hex(8)
    number, choice = mover.asked["decision"], mover.asked["default"]
    sent = {"type": "choose", "nonce": nonce, "decision": number, "choice": choice}
    began = time.perf_counter()
    await mover.socket.send(json.dumps(sent))
    await mover.until(lambda: nonce in mover.done)
    seq = mover.done[nonce]
    for line in (mover, *others):
        await line.until(lambda line=line: seq in line.heard)
    return [(line.heard[seq] - began) * 1000 for line in others]


async def measure(base: str, token: str, moves: int) -> list[float]:
    """So many moves, at as many tables as it takes."""
    found: list[float] = []
    count = 0
    while count < moves:
        table = opened(base, token)
        lines = [await come(base, table, token, seat) for seat in (0, 1, 1, None)]
        while count < moves and not lines[0].over:
            mover = next(line for line in lines if line.asked is not None)
            others = [line for line in lines if line is not mover]
            found += await move(mover, others)
            count += 1
        for line in lines:
            await line.close()
    return found


def told(what: str, found: list[float]) -> str:
    ranked = sorted(found)
    half, most = (ranked[int(len(ranked) * part)] for part in (0.5, 0.99))
    verdict = "within" if most <= TARGET else "beyond"
    return (
        f"{what}: p50 {half:.1f} ms, p99 {most:.1f} ms, longest {ranked[-1]:.1f} ms"
        f" ({len(ranked)} messages; p99 is {verdict} {TARGET:.0f} ms)"
    )


async def main(moves: int, idle: int) -> None:
    with running() as (base, _):
        token = ask(base, "/api/people", data={"name": "Anna"})["token"]
        await measure(base, token, 10)  # words are read, code is warm
        print(told("four connections at one table", await measure(base, token, moves)), flush=True)
        guests = [
            ask(base, "/api/people", data={"name": f"Guest {n}"})["token"] for n in range(idle)
        ]
        lines = [await come(base, opened(base, guest), guest, 0) for guest in guests]
        print(told(f"and {idle} idle tables beside it", await measure(base, token, moves)))
        for line in lines:
            await line.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How soon the others see a move.")
    parser.add_argument("--moves", type=at_least(1), default=MOVES)
    parser.add_argument("--idle", type=at_least(0), default=IDLE)
    asked = parser.parse_args()
    asyncio.run(main(asked.moves, asked.idle))
