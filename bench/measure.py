"""How everything here is timed: the process's own CPU time, in slices that take turns."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import NamedTuple, TypedDict

Match = Callable[[random.Random, int], int]
"""Plays one game to its end with that seed and says how many decisions it had."""

RoundedMatch = Callable[[random.Random, int], Iterator[int]]
"""Yields once when the game is set up, then after each round the decisions it had."""

MARK = "bench: "  # before every line that is an answer: libraries print lines of their own
CHUNK = 0.002  # CPU seconds between two looks at the clock, where a deed is repeated
WARMING = 0.3  # of a slice, before it and not counted: a core that has slept is slow at first
COST_SHARE = 0.2  # of a slice, for the cost of one deed: it needs less time than whole games


class Named(TypedDict):
    """What every row carries; apart, because Required is lost on postponed annotations."""

    peer: str
    version: str
    game: str
    what: str


class Row(Named, total=False):
    """What one slice of one task gave."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    us: float
    round: int
    us_per_decision: float


class Who(NamedTuple):
    """Whose engine: the peer and its version."""

    peer: str
    version: str

    def row(self, game: str, what: str) -> Row:
        return Row(peer=self.peer, version=self.version, game=game, what=what)


Task = Callable[[float], list[Row]]
"""Measures one thing for so many CPU seconds; asked again, it goes on with other games."""


def rate(
    who: Who, game: str, what: str, match: Match, clock: Callable[[], float] = time.process_time
) -> Task:
    """Decisions per CPU second, unless by another clock; each slice goes on with later seeds."""
    rng, seed, batch = random.Random(1), 0, 1

    def task(seconds: float) -> list[Row]:
        nonlocal seed, batch
        decisions, first, spent = 0, seed, 0.0
        start = clock()
        while spent < seconds:
            for _ in repeat(None, batch):
                decisions += match(rng, seed)
                seed += 1
            spent = clock() - start
        games = seed - first
        batch = max(1, games // 20)  # reading the CPU clock is dear beside a game of 20 µs
        row = who.row(game, what)
        row["decisions_per_s"] = decisions / spent
        row["games_per_s"] = games / spent
        row["decisions_per_game"] = decisions / games
        return [row]

    return task


def cost(who: Who, game: str, what: str, deed: Callable[[], object]) -> Task:
    """Microseconds per call in the quietest moment, the loop's own 20 ns or so included."""
    calls = 1

    def task(seconds: float) -> list[Row]:
        nonlocal calls
        while _time_of(deed, calls) < CHUNK:
            calls *= 2
        best, spent = float("inf"), 0.0
        while spent < COST_SHARE * seconds:
            took = _time_of(deed, calls)
            best, spent = min(best, took), spent + took
        row = who.row(game, what)
        row["us"] = best / calls * 1e6
        return [row]

    return task


def _time_of(deed: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _ in repeat(None, calls):
        deed()
    return time.process_time() - start


def cost_by_round(who: Who, game: str, what: str, match: RoundedMatch) -> Task:
    """Microseconds per decision in each round, from 1; setting up is in none of them."""
    rng, seed = random.Random(1), 0

    def task(seconds: float) -> list[Row]:
        nonlocal seed
        decisions, spent = dict[int, int](), dict[int, float]()
        while sum(spent.values()) < seconds:
            rounds = match(rng, seed)
            next(rounds)
            start = time.process_time()
            for number, made in enumerate(rounds, 1):
                now = time.process_time()
                decisions[number] = decisions.get(number, 0) + made
                spent[number] = spent.get(number, 0.0) + now - start
                start = time.process_time()
            seed += 1
        rows = []
        for number, made in sorted(decisions.items()):
            if made:
                row = who.row(game, what)
                row["round"], row["us_per_decision"] = number, spent[number] / made * 1e6
                rows.append(row)
        return rows

    return task


def serve(tasks: Sequence[Task]) -> None:
    """Say how many tasks there are; then do the one that a line names, for as long as it says."""
    print(MARK + json.dumps(len(tasks)), flush=True)
    for line in sys.stdin:
        number, seconds = json.loads(line)
        tasks[number](WARMING * seconds)
        print(MARK + json.dumps(tasks[number](seconds)), flush=True)
