"""What the games stand on: halls, their database, the bus; and how each of it fails."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.browser.hall import Hall
from tests.faults.line import Line
from tests.faults.proxy import Proxy
from tests.faults.spilt import PASSWORD
from tests.server import postgres, redis

DAY = 86_400.0
FULL = 8192  # bytes: no file can grow beyond it; a page of PostgreSQL is whole, or not there
CLOCK = """
import time
def turned(real=time.time, path={path!r}):
    with open(path) as file:
        return real() + float(file.read() or 0)
time.time = turned
"""

Fault = Callable[[], Coroutine[Any, Any, None]]


class World:
    """All of it, and the faults that may befall it."""

    def __init__(
        self,
        halls: list[Hall],
        clock: Path,
        cluster: postgres.Cluster | None,
        bus: redis.Redis | None,
        rng: Random,
    ) -> None:
        self.halls, self.clock, self.cluster, self.bus, self.rng = halls, clock, cluster, bus, rng
        self.line: Line | Proxy = Line([hall.port for hall in halls])
        self.restarts = 0
        self.faults: dict[str, Fault] = {
            "a hall killed": self.kill_a_hall,
            "all lines cut": self.cut_lines,
            "all lines stalled": self.stall_lines,
            "the clock turned": self.turn_clock,
        }
        if cluster is None:
            self.faults["the disk full"] = self.fill_disk
        else:
            self.faults["the database killed"] = self.kill_database
            self.faults["the database's disk full"] = self.fill_database
        if bus is not None:
            self.faults["the bus killed"] = self.kill_bus

    def some(self, most: float) -> float:
        return self.rng.random() * most

    async def kill_a_hall(self) -> None:
        hall = self.rng.choice(self.halls)
        await asyncio.to_thread(hall.kill)
        await asyncio.sleep(self.some(0.5))
        await asyncio.to_thread(hall.start)

    async def restart_a_hall(self) -> None:
        """One after the other, as an operator would: asked to stop, then waited for."""
        hall = self.halls[self.restarts % len(self.halls)]
        self.restarts += 1
        await asyncio.to_thread(hall.stop)
        await asyncio.to_thread(hall.start)

    def only_restarts(self) -> None:
        """Nothing fails: the halls are restarted in turn behind the proxy of the recipe."""
        self.faults = {"a hall restarted": self.restart_a_hall}
        self.line = Proxy([hall.port for hall in self.halls])

    async def cut_lines(self) -> None:
        assert isinstance(self.line, Line)
        self.line.drop()

    async def stall_lines(self) -> None:
        assert isinstance(self.line, Line)
        await self.line.stall(self.some(2.0))

    async def turn_clock(self) -> None:
        """Up to a day forward, or back again: people and virtual machines do that."""
        self.clock.write_text(str(self.some(2 * DAY) - DAY))

    async def fill_disk(self) -> None:
        """As far as the hall can tell: no file may grow any more."""
        process = self.halls[0].process
        assert process is not None
        limit = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (FULL, limit[1]))
        await asyncio.sleep(self.some(2.0))
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limit)

    async def kill_database(self) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.kill)
        await asyncio.sleep(self.some(1.0))
        await asyncio.to_thread(self.cluster.start)

    async def fill_database(self) -> None:
        """PostgreSQL gives up where it cannot write its log; somebody makes room and starts it."""
        cluster = self.cluster
        assert cluster is not None
        await asyncio.to_thread(cluster.limit, str(FULL))
        await asyncio.sleep(self.some(2.0))
        await asyncio.to_thread(cluster.limit, "unlimited")
        await asyncio.to_thread(cluster.recover)

    async def kill_bus(self) -> None:
        assert self.bus is not None
        await asyncio.to_thread(self.bus.kill)
        await asyncio.sleep(self.some(1.0))
        await asyncio.to_thread(self.bus.start)


@contextlib.contextmanager
def world(backend: str, rng: Random) -> Iterator[tuple[World, str]]:
    """One hall with SQLite, or two with PostgreSQL and Redis; with the URL of the database."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        clock = folder / "clock"
        clock.write_text("0")
        cluster = bus = None
        url, more = f"sqlite:///{folder / 'hall.db'}", ["--base-url", "http://127.0.0.1"]
        more += ["--log-json", "--log-requests"]
        if backend == "postgresql":
            cluster = stack.enter_context(postgres.cluster(durable=True))
            bus = stack.enter_context(redis.redis())
            url = cluster.fresh().replace("@", f":{PASSWORD}@")
            more += ["--bus", bus.url]
        halls = []
        for number in range(1 if cluster is None else 2):
            home = folder / f"hall-{number}"
            home.mkdir()
            hall = Hall(home, CLOCK.format(path=str(clock)), db=url, more=more)
            hall.start()
            stack.callback(hall.stop)
            halls.append(hall)
        yield World(halls, clock, cluster, bus, rng), url
