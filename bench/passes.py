"""What many short passes together say: medians, ratios within a pass, and how they spread."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from statistics import median, quantiles
from typing import NamedTuple

from bench.measure import Row
from bench.programs import Running

Name = tuple[str, str, str, int]  # peer, game, what, round or 0
Pass = Sequence[Row]  # as they were measured, some more than once

RATES = ("decisions_per_s", "games_per_s", "decisions_per_game")
COSTS = ("us", "us_per_decision")
FEW = 10  # passes between two lines of a log


class Plan(NamedTuple):
    """How many CPU seconds a slice lasts, and how often everybody has a turn."""

    seconds: float
    passes: int


class Spread(NamedTuple):
    """A median, and the quartiles: half of all passes lie between them."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.low:.2f}–{self.high:.2f})"


def name_of(row: Row) -> Name:
    return row["peer"], row["game"], row["what"], row.get("round", 0)


def turns(running: Sequence[Running]) -> Iterator[tuple[Running, int]]:
    """The tasks of one pass: one of each program that has its turn, then the next of each."""
    for number in range(max([each.first + each.tasks for each in running], default=0)):
        for program in running:
            if 0 <= number - program.first < program.tasks:
                yield program, number - program.first


def counted(passes: int) -> Iterator[int]:
    """The number of each pass, from 0, which warms up; a terminal sees each, a file a few lines."""
    live = sys.stderr.isatty()
    for number in range(passes + 1):
        told = f"pass {number} of {passes}"
        if live:
            print(f"\r{told}", end="", file=sys.stderr, flush=True)
        elif number % FEW == 0 or number == passes:
            print(told, file=sys.stderr, flush=True)
        yield number
    if live:
        print(file=sys.stderr)


def spread(figures: Sequence[float]) -> Spread:
    if len(figures) < 2:
        return Spread(figures[0], figures[0], figures[0])
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return Spread(median(figures), low, high)


def merged(passes: Sequence[Pass]) -> list[Row]:
    """A row for each name, peer by peer: the median of a rate; of a cost the least: noise adds."""
    found: dict[Name, Row] = {}
    measured: dict[Name, list[Row]] = {}
    for one in passes:
        for row in one:
            found.setdefault(name_of(row), row.copy())
            measured.setdefault(name_of(row), []).append(row)
    for name, row in found.items():
        rows = measured[name]
        for key in RATES:
            if key in row:
                row[key] = median([x[key] for x in rows])  # type: ignore[literal-required]
        for key in COSTS:
            if key in row:
                row[key] = min([x[key] for x in rows])  # type: ignore[literal-required]
    peers = list(dict.fromkeys([peer for peer, _, _, _ in found]))
    return sorted(found.values(), key=lambda row: peers.index(row["peer"]))


def ratio(passes: Sequence[Pass], ours: Name, theirs: Name) -> Spread | None:
    """Our decisions per second over theirs, pass by pass: a slow moment slows both."""
    found = [
        one[mine]["decisions_per_s"] / one[other]["decisions_per_s"]
        for one in passes
        for mine, other in nearest(one, ours, theirs)
    ]
    return spread(found) if found else None


def nearest(one: Pass, ours: Name, theirs: Name) -> list[tuple[int, int]]:
    """Where in a pass the two were measured closest together; nothing where one is missing."""
    names = [name_of(row) for row in one]
    pairs = product(*[[at for at, x in enumerate(names) if x == name] for name in (ours, theirs)])
    closest = min(pairs, key=lambda pair: abs(pair[0] - pair[1]), default=None)
    return [] if closest is None else [(closest[0], closest[1])]
