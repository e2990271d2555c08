"""Whole campaigns in the lab."""

from collections import Counter

import polars as pl
import pytest

from ludoteca.campaign.results import COLUMNS
from ludoteca.lab.campaigns import Year, play, play_all
from tests.cli.typing import ludoteca


def test_the_same_number_is_the_same_year():
    year = play(("apprentice", "novice"), 4)
    assert year == play(("apprentice", "novice"), 4)
    assert year != play(("apprentice", "novice"), 5)
    assert year.places == (1, 2)


def test_several_processes_play_the_same_years():
    together = {year.seed: year for year in play_all(("novice", "novice"), (1, 2), workers=2)}
    assert {*together} == {1, 2}
    assert together[2] == play(("novice", "novice"), 2)


def test_every_month_of_every_Lecturer_is_a_row(tmp_path, monkeypatch):
    file, year = tmp_path / "years.parquet", play(("novice",) * 3, 5)
    monkeypatch.setattr("ludoteca.lab.campaigns.play", lambda levels, seed: year)
    typed = ("--bots", "novice,novice,novice", "--games", "1", "--seed", "5", "--workers", "1")
    said = ludoteca("lab", "campaign", *typed, "--out", str(file), "--lang", "en")
    assert said.code == 0
    assert str(file) in said.out
    rows = pl.read_parquet(file)
    assert rows.group_by("lecturer").len()["len"].to_list() == [12, 12, 12]
    mine = rows.filter(pl.col("lecturer") == 1).sort("month")
    assert mine["mark"].to_list() == [month.marks[1] for month in year.months]
    assert {*mine["victory_points"]} == {year.halves[1] / 2}
    assert {*mine["place"]} == {year.places[1]}
    worth = dict(zip(COLUMNS, (8, 6, 4, 2, 1), strict=True))
    assert sum([worth[mark] for mark in mine["mark"]]) == year.halves[1]  # RC-CEC.3
    used = Counter(mine["scholar"])
    assert [*used.values()] == [6, 6]  # RC-CPL.8
    assert mine["scenario"].to_list()[:2] == ["september", "october"]
    again = ludoteca("lab", "campaign", *typed, "--out", str(file), "--lang", "en")
    assert again.code == 2
    assert str(file) in again.err


def test_where_nothing_can_be_written_nothing_is_played(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteca.lab.campaigns.play", pytest.fail)
    typed = ("--bots", "novice,novice", "--out", str(tmp_path / "nowhere" / "years.parquet"))
    said = ludoteca("lab", "campaign", *typed, "--workers", "1", "--lang", "en")
    assert said.code
    assert "nowhere" in said.err


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Novice"), ("it", "Novizio"), ("fr", "Novice")]
)
def test_a_year_is_told_by_Lecturer(language, name):
    typed = (
        "lab",
        "campaign",
        "--bots",
        "novice,novice",
        "--games",
        "1",
        "--lang",
        language,
        "--workers",
        "1",
    )
    said = ludoteca(*typed)
    assert said.code == 0
    assert f"  1 {name}" in said.out
    assert f"  2 {name}" in said.out


def test_who_stops_it_hears_of_the_years_that_were_played(monkeypatch):
    def tired(levels, seed):
        if seed:
            raise KeyboardInterrupt
        return Year((12, 8), (1, 2))

    monkeypatch.setattr("ludoteca.lab.campaigns.play", tired)
    typed = ("--bots", "novice,novice", "--games", "3", "--workers", "1", "--lang", "en")
    said = ludoteca("lab", "campaign", *typed)
    assert said.code == 130
    assert "after 1 of 3" in said.err
    assert "1 Novice: 6.0 Victory Points" in said.out
    none = ludoteca("lab", "campaign", *typed, "--seed", "1")
    assert none.code == 130
    assert "after 0 of 3 games: none has ended yet" in none.err
    assert "follows" not in none.err


@pytest.mark.parametrize("typed", [["--bots", "novice"], ["--bots", "me,me"], ["--games", "0"]])
def test_what_cannot_be_played_is_refused(typed):
    assert ludoteca("lab", "campaign", *typed).code == 2
