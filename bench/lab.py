"""What the lab costs beside its games: ``python -m bench.lab``.

Alone: how much of the CPU time goes into Parquet, and how memory grows from the first games to the
last.  Then the same games over two workers: on a machine that has nothing else to do the wall
clock tells how much faster; on a busy one the CPU time of all processes does, as two free cores
would share it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bench.asked import at_least
from ludoteca.games import NAMES
from ludoteca.lab.plan import Plan, planned
from ludoteca.lab.playing import play
from ludoteca.lab.running import over_processes, run
from ludoteca.lab.shelf import keep, tables_of

SEATS = 4
WARM = 0.05  # of all games: what is read and kept once has been by then


class Alone(NamedTuple):
    """One process: CPU seconds of games and of tables, and megabytes after each chunk."""

    playing: float
    writing: float
    memory: list[float]

    @property
    def share(self) -> float:
        return self.writing / (self.playing + self.writing)

    @property
    def growth(self) -> tuple[float, float]:
        """Megabytes once everything is warm, and at the end."""
        return self.memory[int(WARM * len(self.memory))], self.memory[-1]


def resident() -> float:
    """Megabytes of this process that lie in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def alone(plan: Plan, folder: Path) -> Alone:
    playing = writing = 0.0
    memory = []
    for chunk in plan.chunks():
        before = time.process_time()
        noted = [play(number, plan.match(number), plan.decisions) for number in plan.numbers(chunk)]
        between = time.process_time()
        keep(folder, chunk, tables_of(plan, noted))
        playing += between - before
        writing += time.process_time() - between
        memory.append(resident())
    return Alone(playing, writing, memory)


def spent() -> float:
    """CPU seconds of this process and of all that it has begun and that have ended."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum([x.ru_utime + x.ru_stime for x in map(resource.getrusage, who)])


def took(plan: Plan, folder: Path, workers: int) -> tuple[float, float]:
    """Seconds on the wall and of CPU time, processes begun and ended included."""
    wall, cpu = time.monotonic(), spent()
    run(folder, plan, over_processes(workers))
    for worker in multiprocessing.active_children():
        worker.join()  # only then its CPU time is told
    return time.monotonic() - wall, spent() - cpu


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__)
    parser.add_argument("--game", choices=NAMES, default="king-of-con")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--games", type=at_least(0), default=100_000, help="in one process")
    parser.add_argument(
        "--shared", type=at_least(0), default=4_000, help="over one and two workers"
    )
    asked = parser.parse_args()
    bots = [asked.bot] * SEATS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if asked.games:
            found = alone(planned(asked.game, bots, asked.games), folder / "alone")
            first, last = found.growth
            print(f"{asked.games} games of {asked.game}, {asked.bot} at {SEATS} seats")
            print(f"Parquet: {found.share:.1%} of {found.playing + found.writing:.0f} CPU seconds")
            print(f"memory: {first:.1f} MB after {WARM:.0%} of the games, {last:.1f} MB at the end")
        if asked.shared:
            plan = planned(asked.game, bots, asked.shared)
            (wall, cpu), (shared_wall, shared_cpu) = [
                took(plan, folder / str(workers), workers) for workers in (1, 2)
            ]
            print(
                f"two workers over one, {asked.shared} games: {wall / shared_wall:.2f} on the wall"
            )
            print(f"by CPU time, as two free cores would share it: {2 * cpu / shared_cpu:.2f}")


if __name__ == "__main__":
    main()
