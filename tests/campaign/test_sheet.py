"""RC-CEC.7 The sheet as text, as a page and as a picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from ludoteca.campaign import printing, sheet
from ludoteca.campaign.telling import Telling
from ludoteca.words import LANGUAGES
from tests.campaign.sheets import CONTENT, A, B, at, ready, report

each_language = pytest.mark.parametrize("language", LANGUAGES)
MOCK_UP = (  # as in the art direction
    {"results": ["1", "3", "NC"], "support": 6, "team": "The Night Owls"},
    {"results": ["2", "1", "3"], "support": 4, "team": "Cask & Compass"},
    {"results": ["NC", "2", "1"], "support": 3, "team": "<b>Footnotes</b>"},
    {"results": ["3", "NC", "2"], "support": 2, "team": "Tenure or Bust"},
)


def words(language="en"):
    table = at("december", *MOCK_UP)
    table.record.header = replace(table.record.header, players=["Ada", "Bruno", "Clio", "Dino"])
    return Telling(language, table)


def test_RC_CEC_7_all_that_the_sheet_holds():
    found = sheet.sheet(words())
    ada = found.columns[A]
    assert (ada.name, ada.triangle, ada.team) == ("Ada", "cyan", "The Night Owls")
    assert ada.scholars == (("Sofia", 2), ("Ingrid", 1))
    assert ada.support == 6
    assert ada.counts == (1, 0, 1, 0, 1)
    assert ada.points == ("4", "0", "2", "0", "½")
    assert [column.victory for column in found.columns] == ["6½", "9", "7½", "5½"]
    assert len(found.months) == 12
    assert [month.when for month in found.months[2:5]] == ["done", "now", "later"]


@each_language
def test_the_lines_show_every_month_and_what_comes_next(language):
    told = words(language)
    lines = sheet.lines(told)
    text = "\n".join(lines)
    for row in CONTENT.scenarios:
        assert told.say(f"scenario-{row.id}") in text
    assert "6½" in text
    assert told.say("story-december-before") in lines
    assert told.say("mode-winter-is-coming") in text


@each_language
def test_the_page_stands_alone_and_escapes_names(language):
    page = printing.page(words(language))
    assert f'<html lang="{language}">' in page
    assert "<b>Footnotes" not in page
    assert "&lt;b&gt;Footnotes" in page
    assert "Cask &amp; Compass" in page
    assert not re.search(r"https?:|<script|<link", page)
    assert page.count('class="mark"') == 4 * (12 + 3)


@each_language
def test_the_picture_is_a_picture(language):
    root = ElementTree.fromstring(printing.picture(words(language)))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "6½" in texts
    assert "Cask & Compass" in texts
    assert texts.count("NC") == 3


def test_who_was_absent_has_a_dash():
    table = at("october", {"results": [""], "uses": [0, 0]}, seats=3)
    assert "–" in "\n".join(sheet.lines(Telling("en", table)))
    assert 'aria-label="absent"' in printing.page(Telling("en", table))


def test_before_the_teams_are_drafted_it_is_empty():
    from ludoteca import campaign

    told = Telling("en", campaign.new(2, 1))
    assert "Lecturer 1" in "\n".join(sheet.lines(told))
    assert printing.page(told)
    assert printing.picture(told)


def test_RC_CEC_1_at_the_end_it_shows_the_ranking():
    table = ready("august")
    report(table, B, A)
    told = Telling("en", table)
    assert sheet.lines(told)[-1] == "Final ranking: 1st Lecturer 2, 2nd Lecturer 1"
    assert "Final ranking" in printing.page(told)
