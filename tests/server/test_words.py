"""The hall speaks three languages, and says everything in each."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from ludoteca import bots
from ludoteca.games import NAMES
from ludoteca.server.voice import voice
from ludoteca.words import LANGUAGES


def _messages(language: str) -> dict[str, set[str]]:
    text = files("ludoteca.server").joinpath(f"words/{language}.ftl").read_text("utf-8")
    found = {}
    for entry in parse(text, with_spans=True).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            said = text[entry.span.start : entry.span.end]
            found[entry.id.name] = {*re.findall(r"\$(\w+)", said)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_with_the_same_arguments(language: str) -> None:
    assert _messages(language) == _messages("en")


def test_whatever_is_refused_has_a_message() -> None:
    known, used = _messages("en"), set()
    for file in files("ludoteca.server").rglob("*.py"):
        source = file.read_text("utf-8")
        used |= {f"error-{code}" for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', source)}
        used |= {f"error-{code}" for code in re.findall(r'_error\("([a-z-]+)"', source)}
        used |= set(re.findall(r'"(server-[a-z]+(?:-[a-z]+)*)"', source))
    told_by_rules = {"error-refused", "error-bad-terms", "error-no-such-bot", "error-bad-record"}
    assert used - told_by_rules <= known.keys()
    assert len(used) > 30
    for status in ("waiting", "playing", "over", "ended"):
        assert f"error-table-{status}" in known


def test_every_game_and_bot_has_a_name() -> None:
    for language in LANGUAGES:
        for name in NAMES:
            assert voice(language).has(f"server-title-{name}")
        for level in bots.NAMES[:2]:
            assert voice(language).say(f"level-{level}-about")
