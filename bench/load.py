"""Many tables at once: ``python -m bench.load``, the hall and its load both on this machine.

A hall in a process of its own, its database on the disk.  At every table each seat has its own
connection, and somebody moves every few seconds, at a moment that differs from table to table.
Told is how long a move takes until it is acknowledged and until the other seats have heard of it,
whether anything got lost, and what a table costs in memory: idle, listened to, played at.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.hall import ask, running

PER_PERSON = 50  # tables that one guest opens: the hall lets nobody open many more at once
PATIENCE = 60.0  # seconds for an answer, after which it counts as lost
MARKS = {"acknowledged": 150.0, "idle table": 100.0}  # ms at p99, kB


class Question(msgspec.Struct):
    """What this load needs of what a seat is asked."""

    decision: int
    default: msgspec.Raw


class Heard(msgspec.Struct):
    """What it needs of a message."""

    type: str
    seq: int = 0
    nonce: str = ""
    code: str = ""
    asked: Question | None = None
    result: msgspec.Raw | None = None


class Figures:
    """What was measured, in ms, and what went wrong."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.late = 0  # moves begun more than a second after their moment
        self.lost: list[str] = []
        self.on = False  # not while tables are still being opened


class Line:
    """A seat's connection: when it heard of each entry of the log."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: dict[int, float] = {}
        self.done: dict[str, tuple[int, float]] = {}
        self.troubles: list[str] = []
        self.asked: Question | None = None
        self.over = False
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        decode = msgspec.json.Decoder(Heard).decode
        async for data in self.socket:
            now, message = time.perf_counter(), decode(data)
            if message.type in ("news", "table"):
                self.heard[message.seq] = now
                self.asked, self.over = message.asked, bytes(message.result or b"null") != b"null"
            elif message.type == "done":
                self.done[message.nonce] = (message.seq, now)
            elif message.type == "error":
                self.troubles.append(message.code)
            self.changed.set()

    async def until(self, when: Any) -> None:
        while not when():
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    async def close(self) -> None:
        self.task.cancel()
        await self.socket.close()


class Load:
    """A table that is played at for as long as the measurement lasts."""

    def __init__(self, base: str, token: str, game: str, seats: int, figures: Figures) -> None:
        self.base, self.token, self.game, self.seats = base, token, game, seats
        self.figures = figures
        self.lines: list[Line] = []

    async def open(self) -> None:
        seats = [{"kind": "person"}] * self.seats
        wish = {"game": self.game, "seats": seats}
        self.id = (await asyncio.to_thread(ask, self.base, "/api/tables", self.token, wish))["id"]

    async def listen(self) -> None:
        where = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.id}/live?seat="
        headers = {"authorization": f"Bearer {self.token}"}
        for seat in range(self.seats):
            socket = await connect(f"{where}{seat}", additional_headers=headers, max_size=None)
            self.lines.append(Line(socket))
        for line in self.lines:
            await line.until(lambda line=line: bool(line.heard))

    async def play(self, every: float, until: float) -> None:
        """A move each so many seconds, beginning at any moment; a game that ends is begun anew."""
        moment = time.perf_counter() + random.uniform(0, every)
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            self.figures.late += self.figures.on and time.perf_counter() - moment > 1
            try:
                await self.move()
            except (TimeoutError, StopIteration) as trouble:
                codes = [code for line in self.lines for code in line.troubles]
                self.figures.lost.append(f"{type(trouble).__name__} {codes[-3:]}")
                return
            moment += every

    async def move(self) -> None:
        if self.lines[0].over:
            await self.close()
            await self.open()
            await self.listen()
        mover = next(line for line in self.lines if line.asked is not None)
        others = [line for line in self.lines if line is not mover]
        question, nonce = mover.asked, secrets.token_hex(8)
        assert question is not None
        began = time.perf_counter()
        await mover.socket.send(
            b'{"type":"choose","nonce":"%s","decision":%d,"choice":%s}'
            % (nonce.encode(), question.decision, bytes(question.default)),
            text=True,
        )
        await mover.until(lambda: nonce in mover.done)
        seq, at = mover.done.pop(nonce)
        for line in (mover, *others):
            await line.until(lambda line=line: seq in line.heard)
        if self.figures.on:
            self.figures.acknowledged.append((at - began) * 1000)
            self.figures.delivered += [(line.heard[seq] - began) * 1000 for line in others]
        for line in self.lines:
            line.heard = {seq: line.heard[seq]}

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        self.lines = []


def memory(pid: int) -> float:
    """What a process holds of its own, in kB."""
    told = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum([float(x.split()[1]) for x in told.splitlines() if x.startswith("Private_")])


def cpu(pid: int) -> float:
    """Seconds that it has worked."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def at_rest(pid: int) -> None:
    """Until it works no more: a hall that has just begun reads its words."""
    worked = -1.0
    while cpu(pid) - worked > 0.02:
        worked = cpu(pid)
        await asyncio.sleep(0.5)


def told(what: str, found: list[float], mark: float | None = None) -> str:
    ranked = sorted(found) or [0.0]
    half, most = (ranked[min(len(ranked) - 1, int(len(ranked) * x))] for x in (0.5, 0.99))
    said = f"{what}: p50 {half:.1f} ms, p99 {most:.1f} ms, longest {ranked[-1]:.1f} ms"
    if mark is None:
        return said
    return f"{said} (p99 {'within' if most <= mark else 'beyond'} {mark:.0f} ms)"


async def main(args: argparse.Namespace) -> None:
    figures = Figures()
    with running() as (base, pid):
        guests = range(-(-args.tables // PER_PERSON))
        tokens = [ask(base, "/api/people", data={"name": f"Guest {n}"})["token"] for n in guests]
        loads = [
            Load(base, tokens[n // PER_PERSON], args.game, args.seats, figures)
            for n in range(args.tables)
        ]
        await loads[0].open()  # words are read, code is warm
        await loads[0].listen()
        await at_rest(pid)
        before = memory(pid)
        for load in loads[1:]:
            await load.open()
        idle = (memory(pid) - before) / max(1, len(loads) - 1)
        for load in loads[1:]:
            await load.listen()
        listened = (memory(pid) - before) / max(1, len(loads) - 1)
        print(
            f"{len(loads)} tables of {args.seats}: {idle:.0f} kB an idle table "
            f"({'within' if idle <= MARKS['idle table'] else 'beyond'} 100 kB), "
            f"{listened:.0f} kB with its connections",
            flush=True,
        )
        until = time.perf_counter() + args.warm + args.seconds
        playing = [asyncio.create_task(load.play(args.every, until)) for load in loads]
        await asyncio.sleep(args.warm)
        figures.on, worked, began = True, cpu(pid), time.perf_counter()
        await asyncio.gather(*playing)
        lasted = time.perf_counter() - began
        active = (memory(pid) - before) / max(1, len(loads) - 1)
        moves, used = len(figures.acknowledged), cpu(pid) - worked
        print(
            f"{moves / lasted:.0f} moves/s in {lasted:.0f} s, {active:.0f} kB a table played at; "
            f"the hall worked {100 * used / lasted:.0f} % of a core, "
            f"{1000 * used / max(1, moves):.2f} ms a move; "
            f"{figures.late} moves began late, {len(figures.lost)} were lost"
        )
        print(told("acknowledged", figures.acknowledged, MARKS["acknowledged"]))
        print(told("delivered to the other seats", figures.delivered))
        for what in sorted(set(figures.lost))[:5]:
            print(f"lost: {what}")
        for load in loads:
            await load.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=6.0, help="seconds before it is measured")
    parser.add_argument("--game", default="king-of-con")
    asyncio.run(main(parser.parse_args()))
