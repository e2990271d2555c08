"""What we want to reach, by name, and whether a run did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from bench.measure import Row

OUR_PEER = "ludoteca"
OUR_GAME = "king-of-con"
RIVAL = "catanatron"


class Target(NamedTuple):
    """A threshold; figure gives None where the run did not measure it."""

    name: str
    sense: Literal["at least", "at most"]
    limit: float
    unit: str
    figure: Callable[[Sequence[Row]], float | None]


class Verdict(NamedTuple):
    """A target beside what was measured; reached is None where nothing was."""

    name: str
    sense: str
    limit: float
    unit: str
    figure: float | None
    reached: bool | None


def our_rate(rows: Sequence[Row], what: str) -> float | None:
    """Our decisions per second in random play of that kind."""
    for row in rows:
        if (row["peer"], row["game"], row["what"]) == (OUR_PEER, OUR_GAME, what):
            found = row.get("decisions_per_s")
            if found is not None:
                return found
    return None


def rival_rate(rows: Sequence[Row]) -> float | None:
    """The faster of the rival's two loops, so that the comparison leans against us."""
    rates = [
        row["decisions_per_s"] for row in rows if row["peer"] == RIVAL and "decisions_per_s" in row
    ]
    return max(rates, default=None)


def our_cost(rows: Sequence[Row], deed: str) -> float | None:
    """Microseconds of one deed of ours."""
    for row in rows:
        if (row["peer"], row["game"], row["what"]) == (OUR_PEER, OUR_GAME, deed):
            return row.get("us")
    return None


def _times_rival(what: str) -> Callable[[Sequence[Row]], float | None]:
    def figure(rows: Sequence[Row]) -> float | None:
        ours, theirs = our_rate(rows, what), rival_rate(rows)
        return None if ours is None or not theirs else ours / theirs

    return figure


def _cost(*deeds: str) -> Callable[[Sequence[Row]], float | None]:
    def figure(rows: Sequence[Row]) -> float | None:
        costs = [cost for deed in deeds if (cost := our_cost(rows, deed)) is not None]
        return sum(costs) if len(costs) == len(deeds) else None

    return figure


def steepness(rows: Sequence[Row]) -> float | None:
    """Above 1 even in a perfect engine: late in the game the seats own more to choose from."""
    costs = [
        row["us_per_decision"]
        for row in rows
        if (row["peer"], row["game"]) == (OUR_PEER, OUR_GAME) and "us_per_decision" in row
    ]
    return max(costs) / min(costs) if costs else None


TARGETS = (
    Target("atomic / catanatron", "at least", 6.0, "x", _times_rival("atomic")),
    Target("whole / catanatron", "at least", 4.5, "x", _times_rival("whole")),
    Target("clone", "at most", 1.5, "µs", _cost("clone")),
    Target("view", "at most", 10.0, "µs", _cost("view")),
    Target("redeal", "at most", 15.0, "µs", _cost("redeal")),
    Target("save + load", "at most", 10.0, "µs", _cost("save", "load")),
    Target("dearest / cheapest round", "at most", 1.5, "x", steepness),
)


def check(rows: Sequence[Row]) -> list[Verdict]:
    """Every target against the rows of one run."""
    verdicts = []
    for name, sense, limit, unit, figure_of in TARGETS:
        figure = figure_of(rows)
        reached = None
        if figure is not None:
            reached = figure >= limit if sense == "at least" else figure <= limit
        verdicts.append(Verdict(name, sense, limit, unit, figure, reached))
    return verdicts
