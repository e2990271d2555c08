"""Scales for plots, and bars on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

from ludoteca.lab import numbers
from ludoteca.lab.document import Bar, Histogram
from ludoteca.lab.figures import Difference, interval
from ludoteca.words import Words

COLUMNS = 40  # of a histogram, at most
Spell = Callable[[float], str]


def ticks(ends: Sequence[float], spell: Spell, about: int = 5) -> list[tuple[float, str]]:
    """Round numbers that hold all *ends*."""
    least, most = min(ends), max(ends)
    rough = ((most - least) or 1.0) / about
    size = 10 ** floor(log10(rough))
    step = next((size * n for n in (1, 2, 5) if size * n >= rough), 10 * size)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return [(n * step, spell(n * step)) for n in range(first, last + 1)]


def rate_bar(words: Words, label: str, wins: float, games: int, fair: float) -> Bar:
    """A win rate with Wilson's interval, in %; marked where a fair share is outside."""
    low, high = interval(wins, games)
    rate = wins / games if games else 0.0
    said = f"{numbers.percent(words, rate)} ({numbers.between(words, 100 * low, 100 * high)})"
    told = words.say("lab-of-games", games=numbers.decimal(words, games, 0))
    mark = "up" if low > fair else "down" if high < fair else ""
    return Bar(label, 100 * rate, 100 * low, 100 * high, said, told, mark)


def difference_said(words: Words, found: Difference, scale: float = 1.0, digits: int = 1) -> str:
    """``+2.3 (1.1 to 3.5)``."""
    value = numbers.decimal(words, scale * found.value, digits, signed=True)
    ends = numbers.between(words, scale * found.low, scale * found.high, digits, signed=True)
    return f"{value} ({ends})"


def histogram(words: Words, caption: str, series: Sequence[tuple[str, Sequence[int]]]) -> Histogram:
    """Whole numbers in columns of the same width."""
    every = [number for _, values in series for number in values]
    least, most = min(every), max(every)
    width = max(1, ceil((most - least + 1) / COLUMNS))
    least = floor(least / width) * width
    count = (most - least) // width + 1
    shares = []
    for name, values in series:
        counts = [0.0] * count
        for number in values:
            counts[(number - least) // width] += 100 / len(values)
        shares.append((name, counts))
    labels = [numbers.decimal(words, least + n * width, 0) for n in range(count)]
    top = max([share for _, counts in shares for share in counts])
    return Histogram(caption, labels, shares, numbers.percent(words, top / 100))
