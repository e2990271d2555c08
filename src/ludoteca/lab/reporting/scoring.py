"""Scores: how they spread, where they come from, what is left at the end."""

from __future__ import annotations

import polars as pl

from ludoteca.lab.document import Bars, Section, Table
from ludoteca.lab.numbers import decimal
from ludoteca.lab.reporting.scales import histogram
from ludoteca.lab.shelf import Run
from ludoteca.words import Words

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def sections(run: Run, words: Words) -> tuple[list[str], list[Section]]:
    seats = run.seats
    best, mine = run.games["best"].to_list(), seats["score"].to_list()
    spread = words.say(
        "lab-scores-short",
        low=decimal(words, _quantile(seats, 0.25), 0),
        high=decimal(words, _quantile(seats, 0.75), 0),
        best=decimal(words, sum(best) / len(best)),
    )
    all_of_them, winners = words.say("lab-all-seats"), words.say("lab-winning-scores")
    columns = histogram(words, words.say("lab-scores"), [(all_of_them, mine), (winners, best)])
    head = ["", *[f"{round(100 * q)}\u00a0%" for q in QUANTILES], words.say("lab-mean")]
    rows = [
        _quantiles(words, all_of_them, seats["score"]),
        _quantiles(words, winners, run.games["best"]),
        *_by_bot(run, words),
        *[
            _quantiles(words, words.say(f"lab-fact-{name.removeprefix('fact.')}"), seats[name])
            for name in seats.columns
            if name.startswith("fact.")
        ],
    ]
    tables = Table(head, rows, words.say("lab-score-quantiles"))
    return [spread], [
        Section(words.say("lab-scores"), [], [], [columns, tables]),
        Section(
            words.say("lab-sources"), [words.say("lab-sources-text")], [], [sources(run, words)]
        ),
    ]


def _quantile(frame: pl.DataFrame, share: float) -> float:
    return frame.select(pl.col("score").quantile(share, "linear")).item() or 0.0


def _quantiles(words: Words, label: str, values: pl.Series) -> list[str]:
    found = [values.quantile(share, "linear") or 0.0 for share in QUANTILES]
    mean = float(values.cast(pl.Float64).mean() or 0.0)  # type: ignore[arg-type]
    return [label, *[decimal(words, value, 0) for value in found], decimal(words, mean)]


def _by_bot(run: Run, words: Words) -> list[list[str]]:
    bots = sorted({*run.plan.bots})
    if len(bots) < 2:
        return []
    return [_quantiles(words, b, run.seats.filter(pl.col("bot") == b)["score"]) for b in bots]


def sources(run: Run, words: Words) -> Bars:
    """Mean points by line of the score sheet, of those who won and of the others."""
    lines = [name for name in run.seats.columns if name.startswith("points.")]
    won = run.seats.filter(pl.col("win") > 0)
    lost = run.seats.filter(pl.col("win") == 0)
    means = [[_mean(part, line) for line in lines] for part in (won, lost)]
    order = sorted(range(len(lines)), key=lambda n: means[0][n], reverse=True)
    names = [words.say("lab-winners"), words.say("lab-others")]
    said = [
        words.say(
            "lab-source-said",
            won=decimal(words, means[0][n]),
            lost=decimal(words, means[1][n]),
        )
        for n in order
    ]
    labels = [words.say(f"line-{lines[n].removeprefix('points.')}") for n in order]
    series = [(name, [row[n] for n in order]) for name, row in zip(names, means, strict=True)]
    return Bars(words.say("lab-points-each"), labels, series, said)


def _mean(frame: pl.DataFrame, column: str) -> float:
    """Where a game has no such line, it gave no points."""
    return float(frame.select(pl.col(column).fill_null(0).mean()).item() or 0.0)
