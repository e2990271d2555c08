"""Figures with how far they can be trusted."""

from __future__ import annotations

from math import sqrt


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a win rate, at 95 %."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - half) / scale, (middle + half) / scale
