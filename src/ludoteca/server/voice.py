"""The hall's own words: what it refuses, what it says of people and clocks."""

from __future__ import annotations

from functools import cache

from ludoteca.words import Words, bundles


class Voice(Words):
    """The words of the house with those of the hall."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._bundle = bundles.of_package(language, __package__ or "")


@cache
def voice(language: str) -> Voice:
    return Voice(language)
