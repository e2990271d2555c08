"""Two runs side by side: editions, options, packs; which differences are more than chance."""

from __future__ import annotations

from typing import Any

import msgspec
import polars as pl

from ludoteca.lab.document import Bar, Document, Intervals, Section, Table
from ludoteca.lab.figures import Difference, between, corrected
from ludoteca.lab.noting import TABLE, notes
from ludoteca.lab.numbers import chance, decimal, percent
from ludoteca.lab.plan import Plan
from ludoteca.lab.reporting import about
from ludoteca.lab.reporting.doubts import FEW
from ludoteca.lab.reporting.naming import LEAST, SURE, named
from ludoteca.lab.reporting.scales import difference_said, ticks
from ludoteca.lab.shelf import Run
from ludoteca.lab.trouble import LabError
from ludoteca.words import Words

IN_POINTS = ("score", "winning-score", "points.")  # on one scale
TERMS = ("edition", "options", "vary", "content", "bots", "bots_version", "rotate", "rules")


class Measure(msgspec.Struct):
    """One number by game, in both runs."""

    name: str
    label: str
    ours: float
    theirs: float
    found: Difference
    share: bool = False  # of games or seats, so in %
    p: float = 1.0


def compare(ours: Run, theirs: Run, words: Words) -> Document:
    """What the second has more than the first."""
    if ours.plan.game != theirs.plan.game:
        raise LabError("lab-compare-games", first=ours.plan.game, second=theirs.plan.game)
    measures = [*_measures(ours, theirs, words), *_uses(ours, theirs, words)]
    sayable = [one for one in measures if min(one.found.with_it, one.found.without) >= LEAST]
    for one, p in zip(sayable, corrected([one.found.p for one in sayable]), strict=True):
        one.p = p
    clear = sorted([one for one in sayable if one.p < SURE], key=lambda one: one.found.p)
    names = ours.folder.name, theirs.folder.name
    short = [words.say("lab-compare-short", clear=len(clear), count=len(sayable))]
    short += [_said(words, one) for one in clear if not one.name.startswith("use.")][:6]
    return Document(
        language=words.language,
        title=words.say("lab-compare-title", first=names[0], second=names[1]),
        about=words.say("lab-compare-about", game=words.say(f"title-{ours.plan.game}")),
        short=short,
        warnings=_warnings(ours, theirs, words),
        sections=[
            Section(words.say("lab-what-differs"), _terms(ours, theirs, words)),
            *_sections(words, measures, names),
            Section(words.say("lab-method"), [words.say("lab-compare-method")]),
        ],
        headings=(words.say("lab-short"), words.say("lab-doubts")),
        game=ours.plan.game,
    )


# ---------------------------------------------------------------- what is measured


def _by_game(run: Run) -> pl.DataFrame:
    """One row a game: a mean over the seats is one number, since they depend on one another."""
    numbers = [x for x in run.seats.columns if x.startswith(("points.", "fact."))]
    first = pl.col("win").filter(pl.col("turn_order") == 1).sum().alias("first")
    grouped = run.seats.group_by("number").agg(
        first,
        pl.col("score").mean().alias("score"),
        (pl.col("place") == 1).sum().gt(1).cast(pl.Float64).alias("shared"),
        (pl.col("score").max() - pl.col("score").min()).alias("spread"),
        *[pl.col(name).fill_null(0).mean() for name in numbers],
    )
    games = run.games.select("number", "turns", "decisions", pl.col("best").alias("winning-score"))
    return games.join(grouped, on="number").sort("number")


def _measures(ours: Run, theirs: Run, words: Words) -> list[Measure]:
    a, b = _by_game(ours), _by_game(theirs)
    shares = ("first", "shared") if min(len(x.plan.bots) for x in (ours, theirs)) > 1 else ()
    names = [*shares, "winning-score", "score", "spread", "turns", "decisions"]
    names += [x for x in a.columns if x in b.columns and x.startswith(("points.", "fact."))]
    return [
        _measure(name, _label(words, name, ours.plan), a[name], b[name], name in shares)
        for name in names
    ]


def _label(words: Words, name: str, plan: Plan) -> str:
    if name.startswith("points."):
        return words.say(f"line-{name.removeprefix('points.')}")
    if name.startswith("fact."):
        return words.say(f"lab-fact-{name.removeprefix('fact.')}")
    if name == "first" and plan.game == "king-of-con":
        return words.say("lab-measure-first-monkey")
    return words.say(f"lab-measure-{name}")


def _measure(name: str, label: str, ours: Any, theirs: Any, share: bool) -> Measure:
    a, b = [float(one.cast(pl.Float64).mean() or 0.0) for one in (ours, theirs)]
    return Measure(name, label, a, b, between(ours, theirs), share)


def _uses(ours: Run, theirs: Run, words: Words) -> list[Measure]:
    """How often each thing was used by those who could: the share of seats, by game."""
    found = []
    a, b = [_shares(run) for run in (ours, theirs)]
    for kind, thing in sorted({*a} & {*b}):
        one = _measure(
            f"use.{kind}", named(words, kind, thing), a[kind, thing], b[kind, thing], True
        )
        found.append(one)
    return found


def _shares(run: Run) -> dict[tuple[str, str], pl.Series]:
    seats, taken = len(run.plan.bots), pl.col("seat") != TABLE
    used = run.uses.filter(taken).group_by("kind", "thing", "number").agg(pl.len() / seats)
    there = run.uses.filter(~taken).select("kind", "thing", "number")
    shares = {}
    for key, mine in used.partition_by("kind", "thing", as_dict=True).items():
        kind, thing = str(key[0]), str(key[1])
        could = there.filter((pl.col("kind") == kind) & (pl.col("thing") == thing))
        games = could.select("number") if could.height else run.games.select("number")
        joined = games.join(mine.select("number", "len"), on="number", how="left")
        shares[kind, thing] = joined["len"].fill_null(0.0)
    return shares


# ---------------------------------------------------------------- how it is told


def _said(words: Words, one: Measure) -> str:
    return words.say(
        "lab-measure-said",
        label=one.label,
        ours=_value(words, one, one.ours),
        theirs=_value(words, one, one.theirs),
        gain=difference_said(words, one.found, 100 if one.share else 1),
        chance=chance(words, one.p),
    )


def _value(words: Words, one: Measure, value: float) -> str:
    return percent(words, value) if one.share else decimal(words, value)


def _sections(words: Words, measures: list[Measure], names: tuple[str, str]) -> list[Section]:
    pointed = [one for one in measures if one.name.startswith(IN_POINTS)]
    told = [one for one in measures if not one.name.startswith("use.")]
    rows = [
        [
            one.label,
            _value(words, one, one.ours),
            _value(words, one, one.theirs),
            difference_said(words, one.found, 100 if one.share else 1),
            chance(words, one.p),
        ]
        for one in told
    ]
    head = ["", *names, words.say("lab-difference-interval"), words.say("lab-corrected")]
    sections = [
        Section(words.say("lab-side-by-side"), [], [], [Table(head, rows)]),
        Section(words.say("lab-difference-points"), [], [], [_plot(words, pointed)]),
    ]
    for kind in notes(words.game or "").kinds:
        used = [one for one in measures if one.name == f"use.{kind}"]
        if used:
            used.sort(key=lambda one: one.found.value, reverse=True)
            title = words.say("lab-difference-use", kind=words.say(f"lab-kind-{kind}"))
            sections.append(Section(title, [], [], [_plot(words, used)], 3))
    return sections


def _plot(words: Words, measures: list[Measure]) -> Intervals:
    bars = []
    for one in measures:
        scale = 100 if one.share else 1
        mark = "" if one.p >= SURE else "up" if one.found.value > 0 else "down"
        if min(one.found.with_it, one.found.without) < LEAST:
            mark = "weak"
        found, said = one.found, difference_said(words, one.found, scale)
        value, low, high = [scale * end for end in (found.value, found.low, found.high)]
        more = f"{_value(words, one, one.ours)} → {_value(words, one, one.theirs)}, "
        bars.append(Bar(one.label, value, low, high, said, more + chance(words, one.p), mark))
    reach = [end for bar in bars for end in (bar.low, bar.high)]
    axis = ticks([0.0, *reach], lambda value: decimal(words, value, _digits(reach), signed=True))
    head = ("", words.say("lab-difference-interval"), "")
    return Intervals("", bars, 0.0, axis, head)


def _digits(reach: list[float]) -> int:
    return 0 if max(reach) - min(reach) > 4 else 1


def _terms(ours: Run, theirs: Run, words: Words) -> list[str]:
    return [
        words.say("lab-run-said", name=run.folder.name, terms=about(run, words))
        for run in (ours, theirs)
    ]


def _warnings(ours: Run, theirs: Run, words: Words) -> list[str]:
    pairs = [(name, getattr(ours.plan, name), getattr(theirs.plan, name)) for name in TERMS]
    apart = [name for name, a, b in pairs if a != b]
    if "bots" in apart and "bots_version" in apart:  # Novices have none of their own: one thing
        apart.remove("bots_version")
    found = []
    if not apart:
        found.append(words.say("lab-same-terms"))
    elif len(apart) > 1:
        found.append(words.say("lab-differ-in-several", names=apart))
    for run in (ours, theirs):
        if run.games.height < FEW:
            found.append(
                words.say("lab-few-games-in", games=run.games.height, folder=run.folder.name)
            )
    return found
