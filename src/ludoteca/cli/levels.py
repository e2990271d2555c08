"""The levels of the bots as one types them: in English, or in the language in use."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca import bots
from ludoteca.bots.levels import Level
from ludoteca.cli.commands import plain
from ludoteca.cli.sorry import SorryError
from ludoteca.words import Words


def level(words: Words, text: str) -> Level | None:
    """The level of that name, whatever its capitals and accents."""
    typed = plain(text.strip())
    called = {plain(words.say(f"level-{name}")): name for name in bots.NAMES}
    return bots.level(typed) or bots.level(called.get(typed, ""))


def found(words: Words, text: str) -> Level:
    """The same; or a refusal that names all of them."""
    wanted = level(words, text)
    if wanted is None:
        raise SorryError("reason-no-such-bot", name=text.strip(), names=listed(words))
    return wanted


def several(words: Words, text: str) -> list[str]:
    """The levels of a list by commas."""
    return [found(words, name).name for name in text.split(",")]


def listed(words: Words, names: Iterable[str] = bots.NAMES) -> str:
    """All of them, as they can be typed."""
    return ", ".join([words.level(name) for name in names])
