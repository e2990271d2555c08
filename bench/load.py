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
import time
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from bench.hall import ask, running
from bench.line import Heard, Line

PER_PERSON = 50  # tables that one guest opens: the hall lets nobody open many more at once
PATIENCE = 60.0  # seconds for an answer, after which it counts as lost
MARKS = {"acknowledged": 150.0, "idle table": 100.0}  # ms at p99, kB


class Figures:
    """What was measured, in ms, and what went wrong."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.late = 0  # moves begun more than a second after their moment
        self.lost: list[str] = []
        self.on = False  # not while tables are still being opened


class Load:
    """A table that is played at for as long as the measurement lasts."""

    def __init__(self, base: str, token: str, game: str, seats: int, figures: Figures) -> None:
        self.base, self.token, self.game, self.seats = base, token, game, seats
        self.figures = figures
        self.lines: list[Line] = []
        self.troubles: list[str] = []
        self.nonce = ""
        self.sought = 0  # the entry that all lines are to hear of; 0: not known yet
        self.at = 0.0  # when it was acknowledged
        self.ready: asyncio.Future[None] | None = None

    async def open(self) -> None:
        seats = [{"kind": "person"}] * self.seats
        wish = {"game": self.game, "seats": seats}
        self.id = (await asyncio.to_thread(ask, self.base, "/api/tables", self.token, wish))["id"]

    async def listen(self) -> None:
        loop, there = asyncio.get_running_loop(), urlsplit(self.base)
        host, port = there.hostname or "", there.port or 80
        for seat in range(self.seats):
            line = Line(f"/api/tables/{self.id}/live?seat={seat}", self.token, self)
            self.lines.append(line)
            await loop.create_connection(partial(_same, line), host, port)
        self.sought = 1
        await self._until_told()

    async def _until_told(self) -> None:
        """Until every line has heard of the entry that is sought."""
        if not self._told():
            self.ready = asyncio.get_running_loop().create_future()
            async with asyncio.timeout(PATIENCE):
                await self.ready

    def _told(self) -> bool:
        return self.sought > 0 and all([line.seq >= self.sought for line in self.lines])

    def hear(self, line: Line, message: Heard, at: float) -> None:
        if message.type == "done" and message.nonce == self.nonce:
            self.sought, self.at = message.seq, at
        elif message.type in ("error", "refused"):
            self.troubles.append(message.code)
        if self.ready is not None and not self.ready.done() and self._told():
            self.ready.set_result(None)

    def lose(self, line: Line) -> None:
        self.troubles.append("a line was cut")

    async def play(self, every: float, until: float) -> None:
        """A move each so many seconds, beginning at any moment; a game that ends is begun anew."""
        moment = time.perf_counter() + random.uniform(0, every)
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            self.figures.late += self.figures.on and time.perf_counter() - moment > 1
            try:
                await self.move()
            except (TimeoutError, StopIteration) as trouble:
                self.figures.lost.append(f"{type(trouble).__name__} {self.troubles[-3:]}")
                return
            moment += every

    async def move(self) -> None:
        if self.lines[0].over:
            self.close()
            await self.open()
            await self.listen()
        mover = next(line for line in self.lines if line.asked is not None)
        question = mover.asked
        assert question is not None
        self.nonce, self.sought = f"{random.getrandbits(64):x}", 0
        began = time.perf_counter()
        mover.send(
            b'{"type":"choose","nonce":"%s","decision":%d,"choice":%s}'
            % (self.nonce.encode(), question.decision, bytes(question.default))
        )
        await self._until_told()
        if self.figures.on:
            self.figures.acknowledged.append((self.at - began) * 1000)
            self.figures.delivered += [
                (line.told - began) * 1000 for line in self.lines if line is not mover
            ]

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.lines = []


def _same(line: Line) -> Line:
    return line


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
        own = time.process_time()
        await asyncio.gather(*playing)
        lasted, own = time.perf_counter() - began, time.process_time() - own
        active = (memory(pid) - before) / max(1, len(loads) - 1)
        moves, used = len(figures.acknowledged), cpu(pid) - worked
        print(
            f"{moves / lasted:.0f} moves/s in {lasted:.0f} s, {active:.0f} kB a table played at; "
            f"the hall worked {100 * used / lasted:.0f} % of a core, "
            f"{1000 * used / max(1, moves):.2f} ms a move, the load {100 * own / lasted:.0f} %; "
            f"{figures.late} moves began late, {len(figures.lost)} were lost"
        )
        print(told("acknowledged", figures.acknowledged, MARKS["acknowledged"]))
        print(told("delivered to the other seats", figures.delivered))
        for what in sorted(set(figures.lost))[:5]:
            print(f"lost: {what}")
        for load in loads:
            load.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=6.0, help="seconds before it is measured")
    parser.add_argument("--game", default="king-of-con")
    asyncio.run(main(parser.parse_args()))
