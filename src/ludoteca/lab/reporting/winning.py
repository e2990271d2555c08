"""Who wins: by the order of play, by seat, by bot."""

from __future__ import annotations

import polars as pl

from ludoteca.lab.document import Bar, Intervals, Section
from ludoteca.lab.figures import Difference, adjusted
from ludoteca.lab.numbers import between, chance, decimal, percent
from ludoteca.lab.reporting.scales import rate_bar, ticks
from ludoteca.lab.shelf import Run
from ludoteca.words import Words

SURE = 0.05


def sections(run: Run, words: Words) -> tuple[list[str], list[Section]]:
    """With several players, the advantage of the first; with several bots, how they fared."""
    short, blocks, seats = list[str](), list[Intervals](), run.seats
    fair = float(seats["fair"].to_list()[0])
    if len(run.plan.bots) > 1:
        short.append(first_said(run, words))
        kind = "monkey" if run.plan.game == "king-of-con" else "turn"
        by_order = _bars(run, words, "turn_order", f"lab-{kind}-number", fair)
        blocks.append(_plot(words, words.say(f"lab-by-{kind}"), by_order, fair))
        by_seat = _bars(run, words, "seat", "lab-seat-number", fair)
        blocks.append(_plot(words, words.say("lab-by-seat"), by_seat, fair))
    if len({*run.plan.bots}) > 1 or len(run.plan.bots) == 1:
        bars = bot_bars(run, words)
        best = max(bars, key=lambda bar: bar.value)
        short.append(words.say("lab-best-bot", bot=best.label, rate=best.said, fair=best.more))
        blocks.append(_plot(words, words.say("lab-by-bot"), bars, fair))
    return short, [
        Section(words.say("lab-who-wins"), [words.say("lab-who-wins-text")], [], [*blocks])
    ]


def first_advantage(run: Run) -> Difference | None:
    """By how much the first wins more than the others do, bots being equal."""
    seats = run.seats
    return adjusted(seats["win"], seats["turn_order"] == 1, seats["bot"], seats["number"])


def first_said(run: Run, words: Words) -> str:
    """One sentence on the first player, with how sure it is."""
    first = run.seats.filter(pl.col("turn_order") == 1)
    found, fair = first_advantage(run), float(first["fair"].to_list()[0])
    bar = rate_bar(words, "", float(first["win"].sum()), first.height, fair)
    if found is None:
        return words.say("lab-first-unknown")
    sure = "clear" if found.p < SURE else "open"
    return words.say(
        "lab-first",
        game=run.plan.game,
        rate=bar.said,
        fair=percent(words, fair),
        gain=decimal(words, 100 * found.value, 1, signed=True),
        ends=between(words, 100 * found.low, 100 * found.high, 1, signed=True),
        chance=chance(words, found.p),
        sure=sure,
    )


def _bars(run: Run, words: Words, column: str, key: str, fair: float) -> list[Bar]:
    grouped = run.seats.group_by(column).agg(pl.col("win").sum(), pl.len()).sort(column)
    from_one = 0 if column == "turn_order" else 1
    return [
        rate_bar(words, words.say(key, number=at + from_one), wins, games, fair)
        for at, wins, games in grouped.iter_rows()
    ]


def bot_bars(run: Run, words: Words) -> list[Bar]:
    """By bot, the share of games that one of its kind won; several seats of it are one."""
    by_game = run.seats.group_by("number", "bot").agg(pl.col("win").sum(), pl.col("fair").sum())
    grouped = by_game.group_by("bot").agg(pl.col("win").sum(), pl.len(), pl.col("fair").mean())
    bars = []
    for bot, wins, games, fair in grouped.sort("bot").iter_rows():
        bar = rate_bar(words, bot, wins, games, fair)
        more = words.say("lab-fair-share", fair=percent(words, fair))
        bars.append(Bar(bot, bar.value, bar.low, bar.high, bar.said, more, bar.mark))
    return sorted(bars, key=lambda bar: bar.value, reverse=True)


def _plot(words: Words, caption: str, bars: list[Bar], fair: float) -> Intervals:
    ends = [100 * fair, *[bar.low for bar in bars], *[bar.high for bar in bars]]
    scale = ticks(ends, lambda value: f"{decimal(words, value, 0)} %")
    head = ("", words.say("lab-won-interval"), "")
    return Intervals(caption, bars, 100 * fair, scale, head)
