"""Whole campaigns of bots: what twelve months are worth to each Lecturer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import Any

import msgspec

from ludoteca import campaign
from ludoteca.bots.campaign import play_on
from ludoteca.campaign.results import COLUMNS
from ludoteca.lab.matches import done_by

ABSENT = "absent"  # instead of a column of the sheet


class Month(msgspec.Struct, frozen=True):
    """One scenario, by Lecturer."""

    scenario: str
    scholars: tuple[str, ...]  # who was sent; empty for nobody
    marks: tuple[str, ...]  # the column of the sheet
    support: tuple[int, ...]  # Support Points when it was over


class Year(msgspec.Struct, frozen=True):
    """How a campaign ended, by Lecturer."""

    halves: tuple[int, ...]  # half Victory Points
    places: tuple[int, ...]
    seed: int = 0
    months: tuple[Month, ...] = ()


def play(levels: Sequence[str], seed: int) -> Year:
    """The same levels and number, the same year."""
    table = campaign.new(len(levels), seed, players=levels)
    months = list[Month]()
    while not table.over:
        before: Any = table.state
        sent = dict(zip(before.players, before.sent, strict=False))
        play_on(table, levels)
        after: Any = table.state
        if len(after.results) > len(months):
            months.append(month_of(after, sent))
    return Year(table.scores, table.places, seed, tuple(months))


def month_of(s: Any, sent: Mapping[int, int]) -> Month:
    """The last month that is over, for which these Scholars were sent."""
    content = s.terms.content
    scholars = [content.scholars[sent[x]].id if x in sent else "" for x in range(s.seats)]
    marks = [(ABSENT, *COLUMNS)[mark] for mark in s.results[-1]]
    scenario = content.scenarios[len(s.results) - 1].id
    return Month(scenario, tuple(scholars), tuple(marks), tuple(s.support))


def play_all(levels: Sequence[str], seeds: Sequence[int], workers: int = 1) -> Iterator[Year]:
    """All of them, in the order in which they end; the years do not depend on the workers."""
    return done_by(partial(play, tuple(levels)), seeds, workers)


def table_of(levels: Sequence[str], years: Iterable[Year]) -> bytes:
    """A row for each month of each Lecturer, as Parquet."""
    import polars as pl

    rows = [
        {
            "seed": year.seed,
            "lecturer": seat,
            "bot": levels[seat],
            "month": number,
            "scenario": month.scenario,
            "scholar": month.scholars[seat],
            "mark": month.marks[seat],
            "support": month.support[seat],
            "victory_points": year.halves[seat] / 2,
            "place": year.places[seat],
        }
        for year in sorted(years, key=lambda year: year.seed)
        for seat in range(len(levels))
        for number, month in enumerate(year.months, 1)
    ]
    made = BytesIO()
    pl.DataFrame(rows, orient="row").write_parquet(made, compression="zstd")
    return made.getvalue()
