"""How many tables a hall carries: ``python -m bench.capacity --ms 2.6 --tables 1000``.

From what a move costs (``python -m bench.load`` measures it) to how busy processes are and how long
a move waits: each process takes one move after another, and a table moves every few seconds at a
moment of its own.  docs/scaling.md tells what the figures are for.
"""

from __future__ import annotations

import argparse
import random
from typing import NamedTuple

from bench.asked import above_zero, at_least

SPREAD = 0.6  # of the cost of a move, about its mean, as the logarithm's deviation
NEWS = 0.6  # kB that a seat is sent after a move, compressed
ENTRY = 0.35  # kB of the log and its index for a move
IDLE, LINE = 11.0, 83.0  # kB in memory: a table that nobody looks at, a connection


class Wait(NamedTuple):
    """How it is to play there."""

    busy: float  # of the process, from 0 to 1
    half: float  # ms until a move is acknowledged: as often sooner as later
    most: float  # ms: 99 of 100 are sooner


def simulate(
    tables: int, every: float, ms: float, processes: int = 1, seconds: float = 60.0, seed: int = 1
) -> Wait:
    """One process of so many that share the tables, move by move."""
    rng = random.Random(seed)
    here = max(1, tables // processes)
    moves = sorted(
        [
            first + turn * every
            for first in [rng.random() * every for _ in range(here)]
            for turn in range(int(seconds / every))
        ]
    )
    scale = 2.718281828 ** (-SPREAD * SPREAD / 2)  # so that the mean is *ms*
    free, worked, waited = 0.0, 0.0, []
    for at in moves:
        cost = ms / 1000 * scale * 2.718281828 ** (SPREAD * rng.gauss(0, 1))
        free = max(free, at) + cost
        worked += cost
        waited.append((free - at) * 1000)
    waited.sort()
    return Wait(worked / seconds, waited[len(waited) // 2], waited[int(len(waited) * 0.99)])


class Needs(NamedTuple):
    """What so many tables ask for."""

    moves: float  # a second
    processes: int
    memory: float  # GB
    news: float  # MB/s to the seats
    log: float  # GB a day
    notes: float  # a second on the bus, to every process


def needs(tables: int, every: float, ms: float, seats: int = 4, at_most: float = 0.6) -> Needs:
    """With processes that are busy for no more than *at_most* of their time."""
    moves = tables / every
    return Needs(
        moves,
        max(1, -int(-moves * ms / 1000 // at_most)),
        tables * (IDLE + seats * LINE) / 1e6,
        moves * seats * NEWS / 1e3,
        moves * ENTRY * 86_400 / 1e6,
        moves,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How many tables a hall carries.")
    parser.add_argument("--ms", type=above_zero, required=True, help="what a move costs the hall")
    parser.add_argument(
        "--every", type=above_zero, default=3.0, help="seconds between a table's moves"
    )
    parser.add_argument("--tables", type=at_least(1), default=1000)
    args = parser.parse_args()
    for processes in (1, 2, 4, 8):
        wait = simulate(args.tables, args.every, args.ms, processes)
        print(
            f"{args.tables} tables, {processes} processes: each {wait.busy:.0%} busy, "
            f"acknowledged p50 {wait.half:.1f} ms, p99 {wait.most:.1f} ms"
        )
    for tables in (1_000, 10_000, 100_000, 1_000_000):
        found = needs(tables, args.every, args.ms)
        print(
            f"{tables:>9,} tables: {found.moves:>9,.0f} moves/s, {found.processes:>5} processes, "
            f"{found.memory:>7.1f} GB, {found.news:>8.1f} MB/s news, {found.log:>9.1f} GB a day"
        )


if __name__ == "__main__":
    main()
