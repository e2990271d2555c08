"""What each thing is worth: Areas, Contacts, cards, Scholars … by who used it and who did not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import polars as pl

from ludoteca.lab.document import Bar, Intervals, Section
from ludoteca.lab.figures import Difference, adjusted, corrected
from ludoteca.lab.noting import TABLE, notes
from ludoteca.lab.numbers import chance, decimal, percent
from ludoteca.lab.plan import VARIED
from ludoteca.lab.reporting import lying
from ludoteca.lab.reporting.lying import Lying, lyings
from ludoteca.lab.reporting.naming import LEAST, SURE, TOLD, named, too_few
from ludoteca.lab.reporting.scales import difference_said, ticks
from ludoteca.lab.shelf import Run
from ludoteca.words import Words

NARROW = 0.05  # of a win rate: where the whole interval is within, there is hardly a difference


class Worth(msgspec.Struct):
    """One thing: how often it was used, and what those who did had more."""

    kind: str
    thing: str
    used: float  # the share of those who could have
    win: Difference | None
    score: Difference | None
    p: float = 1.0  # corrected for all the others

    @property
    def enough(self) -> bool:
        return self.win is not None and min(self.win.with_it, self.win.without) >= LEAST


class Rows:
    """The seats of a run as arrays, so that a use finds its row at once."""

    def __init__(self, run: Run) -> None:
        seats = run.seats.sort("number", "seat")
        self.each = len(run.plan.bots)
        self.numbers = run.games["number"].to_numpy()
        self.game = np.repeat(np.arange(len(self.numbers)), self.each)
        self.win, self.score = seats["win"].to_numpy(), seats["score"].to_numpy().astype(float)
        if self.each > 1:  # some tables are rich for all: what counts is more than the others
            self.score -= (np.bincount(self.game, self.score) / self.each)[self.game]
        alike = seats.select(pl.format("{} {}", "turn_order", "bot"))
        self.alike = alike.to_series().rank("dense").to_numpy()

    def of(self, uses: pl.DataFrame) -> Any:
        """Which rows those uses are of."""
        found = np.zeros(len(self.win), dtype=bool)
        game = np.searchsorted(self.numbers, uses["number"].to_numpy())
        found[game * self.each + uses["seat"].to_numpy()] = True
        return found

    def where(self, uses: pl.DataFrame) -> Any:
        """All rows of the games in which that lay on the table."""
        games = np.zeros(len(self.numbers), dtype=bool)
        games[np.searchsorted(self.numbers, uses["number"].to_numpy())] = True
        return games[self.game]


def weighed(run: Run) -> tuple[list[Worth], list[Lying]]:
    """What seats used, and of other kinds what lay on the table; corrected over all of it."""
    found = worths(run)
    used = {worth.kind for worth in found}
    kinds = [*notes(run.plan.game).kinds, VARIED]
    there = lyings(run, [kind for kind in kinds if kind not in used])
    sayable: list[tuple[Worth | Lying, float]] = [
        *[(worth, worth.win.p) for worth in found if worth.enough and worth.win is not None],
        *[(one, one.gain.p) for one in there if one.enough],
    ]
    chances = corrected([p for _, p in sayable])
    for (thing, _), p in zip(sayable, chances, strict=True):
        thing.p = p
    return found, there


def worths(run: Run) -> list[Worth]:
    """Everything that some seats used and others did not."""
    rows, found = Rows(run), []
    taken = run.uses.filter(pl.col("seat") != TABLE).partition_by("kind", "thing", as_dict=True)
    there = run.uses.filter(pl.col("seat") == TABLE).partition_by("kind", "thing", as_dict=True)
    for key, uses in sorted(taken.items()):
        kind, thing = str(key[0]), str(key[1])
        having, could = rows.of(uses), np.ones(len(rows.win), dtype=bool)
        if key in there:  # it is not in every game
            could = rows.where(there[key])
        alike, games = rows.alike[could], rows.game[could]
        win, score = [
            adjusted(y[could], having[could], alike, games) for y in (rows.win, rows.score)
        ]
        found.append(Worth(kind, thing, float(having[could].mean()), win, score))
    return found


def sections(run: Run, words: Words) -> tuple[list[str], list[Section]]:
    """A section for each kind, in the order of the game's notes."""
    (found, there), told = weighed(run), list[Section]()
    alone = len(run.plan.bots) == 1
    for kind in (*notes(run.plan.game).kinds, VARIED):
        if mine := [worth for worth in found if worth.kind == kind]:
            told.append(_section(words, kind, mine))
        if lain := [one for one in there if one.kind == kind]:
            told.append(lying.section(words, kind, lain, alone))
    if told:
        comparisons = sum([one.enough for one in found]) + sum([one.enough for one in there])
        text = words.say("lab-things-text", count=comparisons)
        told.insert(0, Section(words.say("lab-things"), [text, words.say("lab-no-cause")]))
    return [*_short(words, found), *lying.short(words, there, alone)], told


def _short(words: Words, found: Sequence[Worth]) -> list[str]:
    clear = [worth for worth in found if worth.enough and worth.p < SURE and worth.win is not None]
    clear.sort(key=lambda worth: worth.win.value if worth.win else 0.0, reverse=True)
    ups = [worth for worth in clear if worth.win and worth.win.value > 0][:TOLD]
    downs = [worth for worth in clear[::-1] if worth.win and worth.win.value < 0][:TOLD]
    if not clear:
        return [words.say("lab-nothing-stands-out")] if found else []
    return [
        words.say(key, things=", ".join([_in_short(words, worth) for worth in worths]))
        for key, worths in (("lab-stand-out", ups), ("lab-fall-behind", downs))
        if worths
    ]


def _in_short(words: Words, worth: Worth) -> str:
    assert worth.win is not None
    gain = decimal(words, 100 * worth.win.value, 1, signed=True)
    return f"{named(words, worth.kind, worth.thing)} ({gain})"


def _section(words: Words, kind: str, found: list[Worth]) -> Section:
    found.sort(key=_rank, reverse=True)
    bars = [_bar(words, worth) for worth in found]
    ends = [end for bar in bars if bar.mark != "weak" for end in (bar.low, bar.high)] or [-5.0, 5.0]
    scale = ticks([0.0, *ends], lambda value: decimal(words, value, 0, signed=True))
    head = (
        words.say(f"lab-kind-{kind}"),
        words.say("lab-gain-interval"),
        words.say("lab-use-head"),
    )
    warned = too_few(words, "lab-too-few", "lab-too-few-of", bars)
    caption = words.say("lab-gain-caption")
    return Section(
        words.say(f"lab-kind-{kind}"), [], warned, [Intervals(caption, bars, 0.0, scale, head)], 3
    )


def _rank(worth: Worth) -> tuple[bool, float]:
    """By what it is worth; where nothing can be said, by how often it was used."""
    return worth.enough, worth.win.value if worth.win and worth.enough else worth.used


def _bar(words: Words, worth: Worth) -> Bar:
    name, used = named(words, worth.kind, worth.thing), percent(words, worth.used, 0)
    win, score = worth.win, worth.score
    if win is None or score is None or not worth.enough:
        more = words.say("lab-use-too-few", used=used)
        return Bar(name, 0.0, 0.0, 0.0, "–", more, "weak")
    mark = "" if worth.p >= SURE else "up" if win.value > 0 else "down"
    slight = max(-win.low, win.high) <= NARROW
    verdict = "clear" if mark else "none" if slight else "open"
    more = words.say(
        "lab-use",
        used=used,
        points=decimal(words, score.value, 1, signed=True),
        chance=chance(words, worth.p),
        verdict=verdict,
    )
    said = difference_said(words, win, 100)
    return Bar(name, 100 * win.value, 100 * win.low, 100 * win.high, said, more, mark)
