"""Several persons at one keyboard: nothing secret before Enter, and time to read one's answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typing import ludoteca

PLAY = ("play", "--seats", "me,me", "--seed", "5")


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [
        ("en", "1", "Only Enter goes on from here"),
        ("en", "?", "Only Enter goes on from here"),
        ("it", "tavolo", "Da qui si continua solo con Invio"),
        ("fr", "conseil", "D’ici, seule la touche Entrée fait continuer"),
    ],
)
def test_only_enter_passes_the_privacy_screen(lang, word, told):
    said = ludoteca(*PLAY, "--lang", lang, answers=[word, "quit"])
    assert said.code == 0
    assert told in said.out
    assert "Dirk> " not in said.out
    assert "#" not in said.out.partition(told)[0].replace("king-of-con", "")


def test_one_can_save_change_the_language_and_leave_at_the_privacy_screen(folder: Path):
    answers = ["save a.json", "lang", "lang xx", "lang it", "esci"]
    said = ludoteca(*PLAY, answers=answers)
    assert said.code == 0
    assert (folder / "a.json").exists()
    assert "Which language? Type one after it: en, it, fr." in said.out
    assert "There is no language “xx” here." in said.out
    assert "Da qui in poi in italiano." in said.out
    assert "Arrivederci." in said.out
    assert "Dirk> " not in said.out


def test_what_was_chosen_can_be_read_before_the_screen_is_cleared():
    said = ludoteca(*PLAY, answers=["", "1", "", "quit"])
    start, end = said.out.index("Given up: "), said.out.index("the screen changes hands")
    assert "Press Enter to go on:" in said.out[start:end]
