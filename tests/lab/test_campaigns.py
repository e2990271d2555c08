"""Whole campaigns in the lab."""

import pytest

from ludoteca.lab.campaigns import Year, play
from tests.cli.typing import ludoteca


def test_the_same_number_is_the_same_year():
    year = play(("apprentice", "novice"), 4)
    assert year == play(("apprentice", "novice"), 4)
    assert year != play(("apprentice", "novice"), 5)
    assert year.places == (1, 2)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_year_is_told_by_Lecturer(language):
    typed = ("lab", "campaign", "--bots", "novice,novice", "--games", "1", "--lang", language)
    said = ludoteca(*typed)
    assert said.code == 0
    assert "  1 novice" in said.out
    assert "  2 novice" in said.out


def test_who_stops_it_hears_of_the_years_that_were_played(monkeypatch):
    def tired(levels, seed):
        if seed:
            raise KeyboardInterrupt
        return Year((12, 8), (1, 2))

    monkeypatch.setattr("ludoteca.lab.campaigns.play", tired)
    said = ludoteca("lab", "campaign", "--bots", "novice,novice", "--games", "3", "--lang", "en")
    assert said.code == 130
    assert "after 1 of 3" in said.err
    assert "1 novice: 6.0 Victory Points" in said.out


@pytest.mark.parametrize("typed", [["--bots", "novice"], ["--bots", "me,me"], ["--games", "0"]])
def test_what_cannot_be_played_is_refused(typed):
    assert ludoteca("lab", "campaign", *typed).code == 2
