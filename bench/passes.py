"""What many short passes together say: medians, ratios within a pass, and how they spread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from statistics import median, quantiles
from typing import NamedTuple

from bench.measure import Row
from bench.programs import Running

Name = tuple[str, str, str, int]  # peer, game, what, round or 0
Pass = dict[Name, Row]

RATES = ("decisions_per_s", "games_per_s", "decisions_per_game")
COSTS = ("us", "us_per_decision")


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
    """The tasks of one pass: one of each program, then the next of each, until none is left."""
    for number, everybody in enumerate(zip_longest(*[range(each.tasks) for each in running])):
        for program, task in zip(running, everybody, strict=True):
            if task is not None:
                yield program, number


def spread(figures: Sequence[float]) -> Spread:
    if len(figures) < 2:
        return Spread(figures[0], figures[0], figures[0])
    low, _, high = quantiles(figures, n=4, method="inclusive")
    return Spread(median(figures), low, high)


def merged(passes: Sequence[Pass]) -> list[Row]:
    """A row for each name, peer by peer: the median of a rate; of a cost the least: noise adds."""
    found: dict[Name, Row] = {}
    for one in passes:
        for name, row in one.items():
            found.setdefault(name, row.copy())
    for name, row in found.items():
        rows = [one[name] for one in passes if name in one]
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
        one[ours]["decisions_per_s"] / one[theirs]["decisions_per_s"]
        for one in passes
        if ours in one and theirs in one
    ]
    return spread(found) if found else None
