"""Numbers as each language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal

from ludoteca.words import Words

_LOCALES = {"en": "en_GB", "it": "it", "fr": "fr"}
MINUS = "−"


def decimal(words: Words, value: float, digits: int = 1, *, signed: bool = False) -> str:
    """``1,234.5``; *signed* with + or −."""
    form = "#,##0" + ("." + "0" * digits if digits else "")
    said = format_decimal(abs(round(value, digits)), form, locale=_LOCALES[words.language])
    sign = MINUS if round(value, digits) < 0 else "+" if signed and round(value, digits) else ""
    return sign + said


def percent(words: Words, share: float, digits: int = 1) -> str:
    """A share of one as ``33.3 %``."""
    return f"{decimal(words, 100 * share, digits)}\u00a0%"


def chance(words: Words, p: float) -> str:
    """``p = 0.03``, ``p < 0.001``, never broken over two lines."""
    least = 0.001
    sign, said = ("<", least) if p < least else ("=", p)
    return f"p\u00a0{sign}\u00a0{decimal(words, said, 3)}"


def between(words: Words, low: float, high: float, digits: int = 1, *, signed: bool = False) -> str:
    """``12.1 to 14.8``."""
    ends = [decimal(words, end, digits, signed=signed) for end in (low, high)]
    return words.say("lab-from-to", low=ends[0], high=ends[1])
