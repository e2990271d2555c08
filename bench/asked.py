"""Numbers that were typed, refused before anything is measured with them."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from math import isfinite


def at_least(least: int) -> Callable[[str], int]:
    """A whole number that is not less."""

    def read(text: str) -> int:
        if text.removeprefix("-").isdecimal() and int(text) >= least:
            return int(text)
        raise ArgumentTypeError(f"{text!r} is not a whole number from {least} on")

    return read


def above_zero(text: str) -> float:
    """Seconds, or what else there is some of."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if number > 0 and isfinite(number):
        return number
    raise ArgumentTypeError(f"{text!r} is not a number above 0")
