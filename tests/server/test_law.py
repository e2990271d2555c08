"""The rules, read in the hall: no reader meets the keys that one types in a terminal."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.server import law
from ludoteca.words import LANGUAGES, Words

GAMES = {game.name: game for game in ludoteca.games()}
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES)


@each_language
@each_game
def test_no_clause_speaks_of_keys(game: str, language: str) -> None:
    keys = [option.name for option in GAMES[game].options if not option.name.islower()]
    keys += [option.name for option in GAMES[game].options if re.search(r"[._]", option.name)]
    machine = re.compile(r"\w_\w|" + "|".join(map(re.escape, keys)))
    told = {clause: text for clause, text, _ in law.read(GAMES[game], language)}
    assert {clause: text for clause, text in told.items() if machine.search(text)} == {}


@each_language
def test_a_ruling_tells_what_can_be_chosen_in_words(language: str) -> None:
    told = {clause: text for clause, text, _ in law.read(GAMES["chamber-of-wonders"], language)}
    words = Words(language, "chamber-of-wonders")
    label = words.option("info.purse").removesuffix(".")
    assert label in told["A-34"]
    for value in ("public", "hidden"):
        assert words.value("info.purse", value) in told["A-34"]
    assert told["A-01"] == words.clause("A-01")  # nothing to choose: nothing changed
