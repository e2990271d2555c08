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
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from bench import boardgame
from bench.asked import above_zero, at_least
from bench.environments import UnavailableError
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


class Play:
    """A table that is played at for as long as the measurement lasts."""

    def __init__(self, base: str, seats: int, figures: Figures) -> None:
        self.base, self.seats, self.figures = base, seats, figures
        self.lines: list[Line] = []
        self.troubles: list[str] = []
        self.sought = 0  # the entry that all lines are to hear of; 0: not known yet
        self.at = 0.0  # when it was acknowledged
        self.ready: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """A new table."""
        raise NotImplementedError

    def line(self, seat: int) -> Line:
        """A connection to it, not yet made."""
        raise NotImplementedError

    def choose(self) -> Line:
        """Somebody who is asked makes a move; who."""
        raise NotImplementedError

    async def listen(self) -> None:
        loop, there = asyncio.get_running_loop(), urlsplit(self.base)
        for seat in range(self.seats):
            line = self.line(seat)
            self.lines.append(line)
            await loop.create_connection(
                partial(_same, line), there.hostname or "", there.port or 80
            )
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
        if message.type in ("error", "refused"):
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
        began = time.perf_counter()
        mover = self.choose()
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


class Load(Play):
    """A table of a hall."""

    def __init__(self, base: str, token: str, game: str, seats: int, figures: Figures) -> None:
        super().__init__(base, seats, figures)
        self.token, self.game, self.nonce = token, game, ""

    async def open(self) -> None:
        seats = [{"kind": "person"}] * self.seats
        wish = {"game": self.game, "seats": seats}
        self.id = (await asyncio.to_thread(ask, self.base, "/api/tables", self.token, wish))["id"]

    def line(self, seat: int) -> Line:
        return Line(f"/api/tables/{self.id}/live?seat={seat}", self.token, self)

    def choose(self) -> Line:
        mover = next(line for line in self.lines if line.asked is not None)
        assert mover.asked is not None
        self.nonce, self.sought = f"{random.getrandbits(64):x}", 0
        mover.send(
            b'{"type":"choose","nonce":"%s","decision":%d,"choice":%s}'
            % (self.nonce.encode(), mover.asked.decision, bytes(mover.asked.default))
        )
        return mover

    def hear(self, line: Line, message: Heard, at: float) -> None:
        if message.type == "done" and message.nonce == self.nonce:
            self.sought, self.at = message.seq, at
        super().hear(line, message, at)


class Match(Play):
    """The same at boardgame.io's server."""

    async def open(self) -> None:
        self.id = f"{random.getrandbits(64):x}"

    def line(self, seat: int) -> boardgame.Socket:
        return boardgame.Socket(self.id, seat, self.seats, self)

    def choose(self) -> Line:
        sockets = [line for line in self.lines if isinstance(line, boardgame.Socket)]
        self.mover = next(line for line in sockets if line.mine)
        self.sought = self.mover.seq + 1
        self.mover.offer()
        return self.mover

    def hear(self, line: Line, message: Heard, at: float) -> None:
        if line.seq == self.sought and line is getattr(self, "mover", None):
            self.at = at
        super().hear(line, message, at)


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


async def measure(who: str, plays: Sequence[Play], pid: int, args: argparse.Namespace) -> None:
    """Open them, listen, play, tell."""
    figures = plays[0].figures
    await plays[0].open()  # words are read, code is warm
    await plays[0].listen()
    await at_rest(pid)
    before, others = memory(pid), max(1, len(plays) - 1)
    for play in plays[1:]:
        await play.open()
    idle = (memory(pid) - before) / others
    for play in plays[1:]:
        await play.listen()
    listened = (memory(pid) - before) / others
    print(
        f"{who}: {len(plays)} tables of {args.seats}: {idle:.0f} kB an idle table "
        f"({'within' if idle <= MARKS['idle table'] else 'beyond'} 100 kB), "
        f"{listened:.0f} kB with its connections",
        flush=True,
    )
    until = time.perf_counter() + args.warm + args.seconds
    playing = [asyncio.create_task(play.play(args.every, until)) for play in plays]
    await asyncio.sleep(args.warm)
    figures.on, worked, began = True, cpu(pid), time.perf_counter()
    own = time.process_time()
    await asyncio.gather(*playing)
    lasted, own = time.perf_counter() - began, time.process_time() - own
    active = (memory(pid) - before) / others
    moves, used = len(figures.acknowledged), cpu(pid) - worked
    print(
        f"{moves / lasted:.0f} moves/s in {lasted:.0f} s, {active:.0f} kB a table played at; "
        f"{who} worked {100 * used / lasted:.0f} % of a core, "
        f"{1000 * used / max(1, moves):.2f} ms a move, the load {100 * own / lasted:.0f} %; "
        f"{figures.late} moves began late, {len(figures.lost)} were lost"
    )
    print(told("acknowledged", figures.acknowledged, MARKS["acknowledged"]))
    print(told("delivered to the other seats", figures.delivered))
    for what in sorted(set(figures.lost))[:5]:
        print(f"lost: {what}")
    for play in plays:
        play.close()


async def main(args: argparse.Namespace) -> None:
    with running() as (base, pid):
        figures, guests = Figures(), range(-(-args.tables // PER_PERSON))
        tokens = [ask(base, "/api/people", data={"name": f"Guest {n}"})["token"] for n in guests]
        plays = [
            Load(base, tokens[n // PER_PERSON], args.game, args.seats, figures)
            for n in range(args.tables)
        ]
        await measure("the hall", plays, pid, args)
    if not args.beside:
        return
    try:
        with boardgame.serving() as (base, pid):
            figures = Figures()
            matches = [Match(base, args.seats, figures) for _ in range(args.tables)]
            await measure("boardgame.io", matches, pid, args)
    except UnavailableError as error:
        print(f"not available: boardgame.io: {error}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Many tables at once.")
    parser.add_argument("--tables", type=at_least(1), default=1000)
    parser.add_argument("--seats", type=at_least(2), default=4)
    parser.add_argument(
        "--every", type=above_zero, default=3.0, help="seconds between a table's moves"
    )
    parser.add_argument("--seconds", type=above_zero, default=60.0)
    parser.add_argument("--warm", type=float, default=6.0, help="seconds before it is measured")
    parser.add_argument("--game", default="king-of-con")
    parser.add_argument("--beside", action="store_true", help="then boardgame.io's server as well")
    asyncio.run(main(parser.parse_args()))
