"""What lies on the table for all (a Scenario, a Clan, a module): games with it, and without."""

from __future__ import annotations

import msgspec
import polars as pl

from ludoteca.lab.document import Bar, Intervals, Section
from ludoteca.lab.figures import Difference, between
from ludoteca.lab.noting import TABLE
from ludoteca.lab.numbers import chance, decimal, percent
from ludoteca.lab.plan import VARIED, varied_thing
from ludoteca.lab.reporting.naming import LEAST, SURE, TOLD, named, too_few
from ludoteca.lab.reporting.scales import difference_said, ticks
from ludoteca.lab.shelf import Run
from ludoteca.words import Words


class Lying(msgspec.Struct):
    """One thing: in which share of games it lay there, and what those games had more.

    Who plays alone wins or does not, and that is what counts; with several, somebody always wins,
    so it is the winning score.
    """

    kind: str
    thing: str
    share: float
    gain: Difference
    longer: Difference  # in decisions
    p: float = 1.0  # corrected for all the others

    @property
    def enough(self) -> bool:
        return min(self.gain.with_it, self.gain.without) >= LEAST


def lyings(run: Run, kinds: list[str]) -> list[Lying]:
    """Of these kinds, everything that lay there in some games and not in others."""
    games, found = run.games, []
    if len(run.plan.bots) == 1:
        games = games.join(run.seats.select("number", pl.col("win") * 100), on="number")
    counted = "win" if "win" in games.columns else "best"
    there = run.uses.filter((pl.col("seat") == TABLE) & pl.col("kind").is_in(kinds))
    mirrored = {(VARIED, varied_thing(n, v[0])) for n, v in run.plan.vary.items() if len(v) == 2}
    for key, uses in sorted(there.partition_by("kind", "thing", as_dict=True).items()):
        kind, thing = str(key[0]), str(key[1])
        having = pl.col("number").is_in(uses["number"].unique().implode())
        with_it, without = games.filter(having), games.filter(~having)
        if not without.height or (kind, thing) in mirrored:
            continue
        gain = between(without[counted], with_it[counted])
        longer = between(without["decisions"], with_it["decisions"])
        found.append(Lying(kind, thing, with_it.height / games.height, gain, longer))
    return found


def short(words: Words, found: list[Lying], alone: bool) -> list[str]:
    """What stands out, in one sentence."""
    clear = sorted([one for one in found if one.p < SURE], key=lambda one: one.gain.p)[:TOLD]
    said = [
        f"{named(words, one.kind, one.thing)} ({decimal(words, one.gain.value, signed=True)})"
        for one in clear
    ]
    key = "lab-tables-differ-alone" if alone else "lab-tables-differ"
    return [words.say(key, things=", ".join(said))] if said else []


def section(words: Words, kind: str, found: list[Lying], alone: bool) -> Section:
    """A plot of them, the best first; those of too few games at the end."""
    found.sort(key=lambda one: (one.enough, one.gain.value), reverse=True)
    bars = [_bar(words, one) for one in found]
    ends = [end for bar in bars if bar.mark != "weak" for end in (bar.low, bar.high)] or [-5.0, 5.0]
    scale = ticks([0.0, *ends], lambda value: decimal(words, value, 0, signed=True))
    head = (
        words.say(f"lab-kind-{kind}"),
        words.say("lab-gain-interval" if alone else "lab-points-interval"),
        words.say("lab-table-head"),
    )
    caption = words.say("lab-table-caption-alone" if alone else "lab-table-caption")
    return Section(
        words.say(f"lab-kind-{kind}"),
        [],
        too_few(words, "lab-too-few-tables", "lab-too-few-tables-of", bars),
        [Intervals(caption, bars, 0.0, scale, head)],
        3,
    )


def _bar(words: Words, one: Lying) -> Bar:
    name, used = named(words, one.kind, one.thing), percent(words, one.share, 0)
    if not one.enough:
        return Bar(name, 0.0, 0.0, 0.0, "–", words.say("lab-table-too-few", used=used), "weak")
    mark = "" if one.p >= SURE else "up" if one.gain.value > 0 else "down"
    more = words.say(
        "lab-table-use",
        used=used,
        decisions=decimal(words, one.longer.value, 0, signed=True),
        chance=chance(words, one.p),
    )
    said = difference_said(words, one.gain)
    return Bar(name, one.gain.value, one.gain.low, one.gain.high, said, more, mark)
