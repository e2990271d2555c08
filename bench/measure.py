"""How everything here is timed: the process's own CPU time, warm-up, best of several runs."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import NamedTuple, TypedDict

Match = Callable[[random.Random, int], int]
"""Plays one game to its end with that seed and says how many decisions it had."""

RoundedMatch = Callable[[random.Random, int], Iterator[int]]
"""Yields once when the game is set up, then after each round the decisions it had."""

WARM_UP_SECONDS = 0.3
CALIBRATION_TURNS = 200_000


class Named(TypedDict):
    """What every row carries; apart, because Required is lost on postponed annotations."""

    peer: str
    version: str
    game: str
    what: str


class Row(Named, total=False):
    """One line of the JSON that every program prints, with the figures that it has."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    calibration: float
    clone_us: float
    us: float
    round: int
    us_per_decision: float


class Plan(NamedTuple):
    """How long each run lasts, in CPU seconds, and of how many the best counts."""

    seconds: float
    runs: int


class Speed(NamedTuple):
    """The best run's figures; calibration is the machine's speed around that run."""

    decisions_per_s: float
    games_per_s: float
    decisions_per_game: float
    calibration: float


def calibration() -> float:
    """Millions of turns per CPU second of a fixed loop: tells a slow engine from a slow moment."""
    best = float("inf")
    for _ in range(3):
        total, start = 0, time.process_time()
        for turn in range(CALIBRATION_TURNS):
            total += turn & 7
        best = min(best, time.process_time() - start)
    return CALIBRATION_TURNS / best / 1e6


def rate(match: Match, plan: Plan) -> Speed:
    """Every run plays the same seeds, so that the best run is the quietest, not the luckiest."""
    batch = _games_between_looks_at_the_clock(match)
    best = Speed(0.0, 0.0, 0.0, 0.0)
    for _ in range(plan.runs):
        before = calibration()
        rng, decisions, games, spent = random.Random(1), 0, 0, 0.0
        start = time.process_time()
        while spent < plan.seconds:
            for _ in range(batch):
                decisions += match(rng, games)
                games += 1
            spent = time.process_time() - start
        around = (before + calibration()) / 2
        best = max(best, Speed(decisions / spent, games / spent, decisions / games, around))
    return best


def _games_between_looks_at_the_clock(match: Match) -> int:
    """The warm-up; reading the CPU clock is a system call, dear beside a game of 20 µs."""
    rng, games, start = random.Random(0), 0, time.process_time()
    while time.process_time() - start < WARM_UP_SECONDS:
        match(rng, games)
        games += 1
    return max(1, games // 100)


def micros(deed: Callable[[], object], best_of: int = 11) -> float:
    """Microseconds of CPU time per call, the loop's own 20 ns or so included."""
    calls, spent = 1, 0.0
    while spent < 0.03:
        calls *= 2
        spent = _time_of(deed, calls)
    return min(_time_of(deed, calls) for _ in range(best_of)) / calls * 1e6


def _time_of(deed: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _ in repeat(None, calls):
        deed()
    return time.process_time() - start


def micros_by_round(match: RoundedMatch, plan: Plan) -> dict[int, float]:
    """Microseconds per decision in each round, from 1; setting up is in none of them."""
    best: dict[int, float] = {}
    for _ in range(plan.runs):
        rng, seed, decisions, spent = random.Random(1), 0, dict[int, int](), dict[int, float]()
        while sum(spent.values()) < plan.seconds:
            rounds = match(rng, seed)
            next(rounds)
            start = time.process_time()
            for number, made in enumerate(rounds, 1):
                now = time.process_time()
                decisions[number] = decisions.get(number, 0) + made
                spent[number] = spent.get(number, 0.0) + now - start
                start = time.process_time()
            seed += 1
        for number, made in decisions.items():
            if made:
                best[number] = min(best.get(number, float("inf")), spent[number] / made * 1e6)
    return best


def speed_row(peer: str, version: str, game: str, what: str, speed: Speed) -> Row:
    """A row of random play."""
    return Row(
        peer=peer,
        version=version,
        game=game,
        what=what,
        decisions_per_s=speed.decisions_per_s,
        games_per_s=speed.games_per_s,
        decisions_per_game=speed.decisions_per_game,
        calibration=speed.calibration,
    )


def cost_row(peer: str, version: str, game: str, what: str, us: float) -> Row:
    """A row of one deed's cost: clone, view, redeal, save or load."""
    return Row(peer=peer, version=version, game=game, what=what, us=us)


def round_rows(
    peer: str, version: str, game: str, what: str, by_round: dict[int, float]
) -> list[Row]:
    """Rows of the cost per decision, round by round."""
    return [
        Row(peer=peer, version=version, game=game, what=what, round=number, us_per_decision=us)
        for number, us in sorted(by_round.items())
    ]


def plan_from_arguments(description: str) -> Plan:
    """Every program takes the same two options."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per run")
    parser.add_argument("--runs", type=int, default=8, help="runs, of which the best counts")
    arguments = parser.parse_args()
    return Plan(arguments.seconds, arguments.runs)


def print_rows(rows: Sequence[Row]) -> None:
    """On one line, the last one: what libraries print when imported may stand before it."""
    print(json.dumps(rows), flush=True)
