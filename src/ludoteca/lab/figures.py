"""Figures with how far they can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Any

import msgspec

Z = 1.96  # for 95 %


def interval(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a win rate, at 95 %."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - half) / scale, (middle + half) / scale


class Difference(msgspec.Struct, frozen=True):
    """A difference of two means, its standard error, and from how many of each it comes."""

    value: float
    error: float
    with_it: int
    without: int

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error

    @property
    def p(self) -> float:
        """How often chance alone would show as much."""
        return erfc(abs(self.value) / self.error / sqrt(2)) if self.error else 1.0


def adjusted(found: Any, having: Any, alike: Any, games: Any) -> Difference | None:
    """How much more the rows *having* something found than the others that are *alike*.

    Rows are compared within each group of those that are alike (the same bot in the same place of
    the order of play); rows of one game depend on one another, so the error counts games.  None
    where there is nothing to compare: within every group all have it, or none.
    """
    import numpy as np

    y, x = np.asarray(found, dtype=float), np.asarray(having, dtype=float)
    _, group = np.unique(np.asarray(alike), return_inverse=True)
    size = np.bincount(group)
    y = y - (np.bincount(group, y) / size)[group]
    apart = x - (np.bincount(group, x) / size)[group]
    weight = float(apart @ apart)
    if weight < 1e-9:
        return None
    value = float(apart @ y) / weight
    _, game = np.unique(np.asarray(games), return_inverse=True)
    by_game = np.bincount(game, apart * (y - value * apart))
    error = sqrt(float(by_game @ by_game)) / weight
    return Difference(value, error, int(x.sum()), int(len(x) - x.sum()))


def between(ours: Any, theirs: Any) -> Difference:
    """The mean of *theirs* less that of *ours*, which may spread otherwise (Welch)."""
    import numpy as np

    a, b = np.asarray(ours, dtype=float), np.asarray(theirs, dtype=float)
    spread = [one.var(ddof=1) / len(one) if len(one) > 1 else 0.0 for one in (a, b)]
    return Difference(float(b.mean() - a.mean()), sqrt(sum(spread)), len(b), len(a))


def corrected(chances: Sequence[float]) -> list[float]:
    """Holm's correction: so many comparisons, and still one error in twenty over all of them.

    >>> [round(p, 3) for p in corrected([0.01, 0.04, 0.03])]
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found, highest = [1.0] * len(chances), 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[i]))
        found[i] = highest
    return found


def games_for(difference: float, rate: float) -> int:
    """How many games show a *difference* from such a rate, nearly surely (95 %, power 80 %)."""
    return round(rate * (1 - rate) * ((Z + 0.84) / difference) ** 2)
