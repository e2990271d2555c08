"""The rules as one reads them in the hall: choices in words, not by the keys of the terminal."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.terms import Option
from ludoteca.server.voice import voice
from ludoteca.words import Words

KEYS = re.compile(r"\s(?:Options?|Opzion[ei]) (?=[a-z])")  # the last sentence of a ruling
KEY = re.compile(r"[a-z]\w*(?:\.\w+)?")


@cache
def read(game: Game[Any], language: str) -> list[tuple[str, str, str]]:
    """Every clause of the law with its text and the heading that it is found under."""
    words = Words(language, game.name)
    return [
        (clause, _plainly(words.clause(clause), game, words), part)
        for part, clauses in words.parts()
        for clause in clauses
    ]


def _plainly(text: str, game: Game[Any], words: Words) -> str:
    for found in KEYS.finditer(text):
        known = {option.name: option for option in game.options}
        named = [known[key] for key in KEY.findall(text[found.end() :]) if key in known]
        if named:
            choices = [_choice(option, words) for option in named]
            return " ".join([text[: found.start()], *choices])
    return text


def _choice(option: Option, words: Words) -> str:
    ours = voice(words.language)

    def told(value: Any) -> str:
        name = words.value(option.name, value)
        default = value == option.default
        return ours.say("server-value-default", value=name) if default else name

    values = " · ".join([told(value) for value in option.values])
    label = words.option(option.name).removesuffix(".")
    return ours.say("server-clause-option", label=label, values=values)
