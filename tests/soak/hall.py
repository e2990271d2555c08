"""Guests at a hall, and what its process holds meanwhile."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

from tests.browser.hall import Hall
from tests.faults.__main__ import ask, check, open_table
from tests.faults.players import Player

AT_ONCE = 8  # tables
WARM = 0.3  # of the time: until then memory may grow
GROWTH = 0.1  # of the memory after that: words and pools still fill up a little
LEAST = 30_000  # kB that are never worth a word


def resident(pid: int) -> int:
    """What a process holds, in kB."""
    told = Path(f"/proc/{pid}/status").read_text()
    return int(next(x for x in told.splitlines() if x.startswith("VmRSS")).split()[1])


class Memory:
    """What a process held from time to time."""

    def __init__(self, pid: int, began: float) -> None:
        self.pid, self.began = pid, began
        self.held: list[tuple[float, int]] = []

    def look(self) -> None:
        self.held.append((time.monotonic() - self.began, resident(self.pid)))

    def verdict(self) -> str:
        """Flat, or not: the last fifth of the time beside what was held once it was warm."""
        lasted = self.held[-1][0]
        warm = max([kb for at, kb in self.held if at <= lasted * WARM + 1] or [self.held[0][1]])
        last = min([kb for at, kb in self.held if at >= lasted * 0.8])
        told = f"{warm} kB warm, {last} kB at the end"
        assert last - warm < max(LEAST, warm * GROWTH), f"memory grows: {told}"
        return told


async def guests(hall: Hall, minutes: float, rng: Random) -> tuple[list[list[Player]], Memory]:
    """Persons at so many tables at once; where a game ends another begins."""
    assert hall.process is not None
    began = time.monotonic()
    memory, tables = Memory(hall.process.pid, began), list[list[Player]]()

    async def sit() -> None:
        token = ""
        while time.monotonic() - began < minutes * 60:
            if len(tables) % 20 == 0 or not token:
                told = {"name": f"Guest {len(tables)}"}
                token = (await asyncio.to_thread(ask, hall.url, "/api/people", "", told))["token"]
            opened = await asyncio.to_thread(open_table, hall.url, token, len(tables))
            players = [Player(hall.port, opened, token, seat, rng) for seat in range(2)]
            tables.append(players)
            await asyncio.gather(*[player.play() for player in players])

    playing = asyncio.gather(*[sit() for _ in range(AT_ONCE)])
    while not playing.done():
        memory.look()
        await asyncio.wait([playing], timeout=max(1.0, minutes))
    await playing
    memory.look()
    return tables, memory


def with_a_hall(minutes: float, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder))
        hall.start()
        try:
            tables, memory = asyncio.run(guests(hall, minutes, Random(seed)))
        finally:
            hall.stop()
        found = asyncio.run(check(hall.db, tables))
    print(f"hall: {len(tables)} games, {found} choices, all in the logs; {memory.verdict()}")
