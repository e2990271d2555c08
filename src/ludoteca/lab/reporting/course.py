"""The course of a game: how long, how many decisions, how much time they took."""

from __future__ import annotations

import polars as pl

from ludoteca.lab.document import Section, Table
from ludoteca.lab.numbers import decimal
from ludoteca.lab.reporting.scales import histogram
from ludoteca.lab.shelf import Run
from ludoteca.words import Words


def sections(run: Run, words: Words) -> tuple[list[str], list[Section]]:
    games = run.games
    turns, made = games["turns"].to_list(), games["decisions"].to_list()
    short = words.say(
        "lab-length-short",
        decisions=decimal(words, sum(made) / len(made), 0),
        each=decimal(words, sum(made) / len(made) / len(run.plan.bots), 0),
        turns=decimal(words, sum(turns) / len(turns)),
    )
    blocks = [histogram(words, words.say("lab-decisions"), [(words.say("lab-games"), made)])]
    if len({*turns}) > 1:  # in some games it is the law
        blocks.insert(
            0, histogram(words, words.say("lab-turns"), [(words.say("lab-games"), turns)])
        )
    thinking = Section(
        words.say("lab-time"), [words.say("lab-time-text")], [], [_by_bot(run, words)]
    )
    if run.plan.decisions:
        thinking.blocks.append(_by_kind(run, words))
    return [short], [Section(words.say("lab-length"), [], [], [*blocks]), thinking]


def _by_bot(run: Run, words: Words) -> Table:
    grouped = run.seats.group_by("bot").agg(
        pl.col("decisions").mean(),
        pl.col("seconds").sum() / pl.col("decisions").sum(),
    )
    head = [words.say("lab-bot"), words.say("lab-decisions-each"), words.say("lab-milliseconds")]
    rows = [
        [bot, decimal(words, made), decimal(words, 1000 * seconds, 2)]
        for bot, made, seconds in grouped.sort("bot").iter_rows()
    ]
    return Table(head, rows)


def _by_kind(run: Run, words: Words) -> Table:
    """Each kind of decision: how often, out of how many choices, how long it took."""
    grouped = (
        run.table("decisions")
        .group_by("decision", "clause")
        .agg(
            pl.len() / run.games.height,
            pl.col("options").median(),
            pl.col("seconds").mean(),
            pl.col("seconds").quantile(0.95).alias("slow"),
        )
    )
    head = [
        words.say("lab-decision"),
        words.say("lab-clause"),
        words.say("lab-in-a-game"),
        words.say("lab-choices"),
        words.say("lab-milliseconds"),
        words.say("lab-milliseconds-95"),
    ]
    rows = [
        [
            words.decision(kind),
            clause,
            decimal(words, often),
            decimal(words, choices, 0),
            *[decimal(words, 1000 * seconds, 2) for seconds in (mean, slow)],
        ]
        for kind, clause, often, choices, mean, slow in grouped.sort(
            "len", "decision", "clause", descending=[True, False, False]
        ).iter_rows()
    ]
    return Table(head, rows)
