"""`ludoteca campaign`: a year in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import campaign
from ludoteca.campaign.telling import Telling
from ludoteca.cli import rules
from ludoteca.words import LANGUAGES, Words
from tests.campaign.sheets import CONTENT
from tests.cli.typing import ludoteca

PREPARED = ("1", "1", "1", "1", "1", "1", "The Night Owls", "")  # slots, draft, names
SEPTEMBER = ("0", "0", "1", "1")  # nothing more, and the first of each team


@pytest.fixture
def year(folder: Path) -> str:
    """A campaign of Ada and Bruno, whose September is to be reported."""
    assert (
        ludoteca("campaign", "new", "year.json", "--lecturers", "Ada,Bruno", "--seed", "3").code
        == 0
    )
    answers = [*PREPARED, *SEPTEMBER]
    said = ludoteca("campaign", "play", "year.json", "--report-only", answers=answers)
    assert said.code == 0
    return "year.json"


def kept(file: str):
    return campaign.load(Path(file).read_bytes())


def test_a_year_is_prepared_by_typing(year):
    s = kept(year).state
    assert "The Night Owls" in s.names
    assert kept(year).decision(0).kind == "Report"


def test_a_result_is_told_by_name_or_number_and_can_be_taken_back(year):
    said = ludoteca("campaign", "report", year, "bruno", "1")
    assert said.code == 0
    assert "Bruno: 1st, 5 Support Points more." in said.out
    assert CONTENT.scenarios[0].id == "september"
    assert Telling("en").say("story-september-after") in said.out
    assert kept(year).state.results == [(2, 1)]
    assert ludoteca("campaign", "undo", year).code == 0
    assert ludoteca("campaign", "report", year, "Ada").code == 0
    assert kept(year).state.results == [(1, 5)]


def test_nobody_passed_is_told_too(year):
    assert ludoteca("campaign", "report", year, "Ada", "Bruno", "--nobody-passed").code == 0
    assert kept(year).state.support == [4, 3]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["Clio"], "Nobody here is called “Clio”"),
        ([], "Which place did Ada take? [RC-CES.1]"),
        (["Ada", "--nobody-passed"], "Which place did Bruno take?"),
        (["--omega"], "Omega does not play in this match, and cannot win it. [RC-CES.7]"),
    ],
)
def test_a_result_that_cannot_be_is_refused_and_nothing_changes(year, typed, said):
    before = Path(year).read_bytes()
    told = ludoteca("campaign", "report", year, *typed)
    assert told.code == 2
    assert said in told.err
    assert Path(year).read_bytes() == before


def test_there_is_nothing_to_report_before_the_match(folder):
    ludoteca("campaign", "new", "year.json", "--lecturers", "Ada,Bruno")
    told = ludoteca("campaign", "report", "year.json", "Ada")
    assert told.code == 2
    assert "A slot of the sheet" in told.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_shown_and_written(year, language):
    ludoteca("campaign", "report", year, "Ada", "Bruno")
    said = ludoteca("campaign", "show", year, "--lang", language)
    assert said.code == 0
    assert Telling(language).say("scenario-august") in said.out
    said = ludoteca(
        "campaign", "show", year, "--html", "s.html", "--svg", "s.svg", "--lang", language
    )
    assert said.code == 0
    assert Path("s.html").read_text("utf-8").startswith("<!doctype html>")
    assert Path("s.svg").read_text("utf-8").startswith("<svg")
    assert ludoteca("campaign", "show", year, "--html", "s.txt").code == 2


def test_what_is_typed_wrong_is_asked_again(folder):
    ludoteca("campaign", "new", "year.json", "--lecturers", "Ada,Bruno", "--seed", "3")
    answers = ["9", "white", "", "1", "quit"]
    said = ludoteca("campaign", "play", "year.json", answers=answers)
    assert said.code == 0
    assert "That is no answer to this: 9" in said.out
    assert "Go on:" in said.out
    assert kept("year.json").state.slots == (0,)


def test_what_Dungeonology_cannot_play_yet_is_told(year):
    for month in range(2):
        assert ludoteca("campaign", "report", year, "Ada", "Bruno").code == 0
        answers = ["0", "0", *["1"] * 12]
        said = ludoteca("campaign", "play", year, "--report-only", answers=answers)
        assert kept(year).state.month == month + 1
    assert said.code == 0
    if "Capagrezza" in said.out:
        assert "--nearest" in said.out


def test_bots_play_a_whole_year(folder):
    new = ("campaign", "new", "year.json", "--lecturers", "novice,novice", "--seed", "3")
    assert ludoteca(*new, "--option", "scholar_cards=base").code == 0
    said = ludoteca("campaign", "play", "year.json", "--nearest", "--lang", "it")
    assert said.code == 0
    assert Telling("it").say("sheet-final") in said.out
    assert kept("year.json").over
    assert Path("year-august.json").exists()
    assert ludoteca("replay", "year-august.json", "--step", "3").code == 0
    assert ludoteca("campaign", "report", "year.json", "1").code == 2


def test_a_match_that_is_left_goes_on_where_it_was(folder):
    new = ("campaign", "new", "year.json", "--lecturers", "Ada,novice", "--seed", "3")
    assert ludoteca(*new, "--option", "scholar_cards=base").code == 0
    answers = ["1", "1", "1", "", "0", "1", "quit"]
    said = ludoteca("campaign", "play", "year.json", answers=answers)
    assert Path("year-september.json").exists(), said.out
    first = Path("year-september.json").read_bytes()
    again = ludoteca("campaign", "play", "year.json", answers=["quit"])
    assert again.code == 0
    assert Path("year-september.json").read_bytes() == first
    assert kept("year.json").decision(0).kind == "Report"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["new", "x.json", "--lecturers", "a,b,c,d,e"], "[RA-31]"),
        (["new", "x.json", "--lecturers", "a"], "2"),
        (["new", "x.json", "--lecturers", "Ada,ada"], "ada"),
        (["new", "x.json", "--lecturers", "a,b", "--option", "nc_round=up"], "nc_round"),
        (["new", "x.json"], "--lecturers"),
        (["show", "x.json"], "x.json"),
        ([], "new|show"),
    ],
)
def test_bad_commands_end_in_a_sentence(folder, typed, said):
    told = ludoteca("campaign", *typed)
    assert told.code == 2
    assert said in told.err
    assert not Path("x.json").exists()


def test_a_campaign_is_not_begun_over_another(year):
    before = Path(year).read_bytes()
    told = ludoteca("campaign", "new", year, "--lecturers", "Ada,Bruno")
    assert told.code == 2
    assert Path(year).read_bytes() == before


def test_another_game_is_no_campaign_and_a_broken_one_says_where(year, folder):
    ludoteca("play", "king-of-con", "--seats", "novice,novice", "--seed", "1", "--save", "kc.json")
    told = ludoteca("campaign", "show", "kc.json")
    assert told.code == 1
    assert "king-of-con" in told.err
    broken = Path(year).read_text("utf-8").replace("The Night Owls", "x" * 41)
    Path("broken.json").write_text(broken, "utf-8")
    told = ludoteca("campaign", "show", "broken.json")
    assert told.code == 1
    assert "letters" in told.err


def test_the_rule_behind_a_question_and_those_with_a_word(folder: Path):
    ludoteca("campaign", "new", "year.json", "--lecturers", "Ada,Bruno", "--seed", "3")
    asked = ["?", "? support points", "? RC-CES.2", "? wombat", *PREPARED, "quit"]
    said = ludoteca("campaign", "play", "year.json", "--lang", "en", answers=asked).out
    law = Words("en", "dungeonology")
    assert rules.line(law, "RC-CPR.2") in said
    assert rules.line(law, "RC-CPS.1") in said
    assert rules.line(law, "RC-CES.2") in said
    assert "nothing on “wombat”" in said
    assert "The Night Owls" in kept("year.json").state.names


def test_a_match_of_a_month_knows_the_rules_of_campaigns(year):
    """`? word` at the match of a month finds what is between the months as well."""
    asked = ["", "? support points", "quit"]
    said = ludoteca("campaign", "play", year, "--lang", "en", answers=asked).out
    law = Words("en", "dungeonology")
    assert rules.line(law, "RC-CPS.1") in said
    assert said.rstrip().endswith("campaign play year.json")
    alone = ludoteca("play", "dungeonology", "--seats", "me,me", "--lang", "en", answers=asked).out
    assert rules.line(law, "RC-CPS.1") not in alone
