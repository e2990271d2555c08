"""The words that one types during a game, in the chosen language; the English ones always work."""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from pathlib import Path
from shutil import which

from ludoteca.words import Words

NAMES = ("help", "why", "hint", "table", "map", "options", "log", "undo", "save", "lang", "quit")


def plain(text: str) -> str:
    """Without capitals and accents, so that everybody can type it."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join([c for c in apart if not unicodedata.combining(c)])


@cache
def _spelt(language: str, name: str) -> frozenset[str]:
    words = f"{Words('en').say(f'command-{name}')} {Words(language).say(f'command-{name}')}"
    return frozenset(plain(words).split())


def is_word(words: Words, name: str, text: str) -> bool:
    """Whether *text* is one of the words for that."""
    return plain(text.strip()) in _spelt(words.language, name)


def command(words: Words, text: str) -> tuple[str, str]:
    """The command that *text* begins with, and the rest of it; without one, an empty name."""
    if text.startswith("?"):
        return "help", text[1:].strip()
    first, _, rest = text.partition(" ")
    for name in NAMES:
        if is_word(words, name, first):
            return name, rest.strip()
    return "", text


def to_type(*args: str) -> str:
    """How this very command is typed here with those arguments; it need not be on the PATH."""
    return " ".join([_quoted(part) for part in (*_program(), *args)])


def _program() -> list[str]:
    if which("ludoteca"):
        return ["ludoteca"]
    run = sys.argv[0]
    if Path(run).name == "__main__.py":
        return [sys.executable, "-m", "ludoteca"]
    return [run]


def _quoted(text: str) -> str:
    return f'"{text}"' if " " in text else text
