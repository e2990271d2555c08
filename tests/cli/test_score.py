"""``ludoteca score``: a table with the real box, from an example, a file or the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.typing import ludoteca


def test_a_printed_example_is_scored_line_by_line_with_clauses():
    said = ludoteca("score", "chamber-of-wonders", "--example", "end")
    assert said.code == 0
    assert "  Total: Diana 46, Paolo 46, Diego 45\n" in said.out
    assert "Fame tokens, 3 Fame each: Diana 9, Paolo 3, Diego 6 [CW-SCORE.3]" in said.out
    assert "Paolo comes before Diana on equal Fame" in said.out
    assert "[CW-TIE.1]" in said.out


@pytest.mark.parametrize("language", ["it", "fr"])
def test_in_other_languages(language: str):
    said = ludoteca("score", "king-of-con", "--example", "early-end", "--lang", language)
    assert said.code == 0
    assert "Dirk 11, Lulu 8, Greg 7, Todd 8, Zak 10" in said.out


TYPED = [
    *("1", "4", "1 1", "1 2", "1", "2", "", ""),  # Ada: a Passion twice, then mended
    *("2", "5", "3 x", "3 4", "?", "7", "", ""),
]


def test_it_asks_field_by_field_and_keeps_the_answers(folder: Path):
    asked = ("score", "king-of-con", "--players", "Ada,Bruno")
    said = ludoteca(*asked, "--save", "ours.json", answers=TYPED)
    assert said.code == 0, said.err
    assert "The same is named twice. [KC-17.3]" in said.out
    assert "What Bruno has:" in said.out
    assert "Total: Ada 3, Bruno 2" in said.out
    again = ludoteca(*asked, "--answers", "ours.json")
    assert again.out == said.out[said.out.index("Score sheet") :]
    assert ludoteca(*asked, "--answers", "ours.json", "--save", "ours.json").code == 2


def test_what_cannot_be_is_told_where_it_is(folder: Path):
    Path("a.json").write_text('{"seats": [{"monkey": 7}]}')
    said = ludoteca("score", "king-of-con", "--players", "Ada,Bruno", "--answers", "a.json")
    assert said.code == 1
    assert "Ada, Monkey: This is a number from 1 to 2, not 7. [KC-18.2]" in said.err
    Path("a.json").write_text("{")
    said = ludoteca("score", "king-of-con", "--players", "Ada,Bruno", "--answers", "a.json")
    assert (said.code, said.err[:8]) == (1, "a.json: ")


def test_a_tie_that_must_be_drawn_at_the_table_first(folder: Path):
    row = '{"showcases": [{"holds": "grotesque", "fame": 1, "skulls": 2}]}'
    Path("a.json").write_text(f'{{"seats": [{row}, {row}]}}')
    asked = ("score", "chamber-of-wonders", "--players", "Ada,Bruno", "--answers", "a.json")
    said = ludoteca(*asked)
    assert said.code == 1
    assert said.out.startswith("Ada and Bruno tie for most skulls")


def test_who_plays_and_which_example_must_be_known():
    assert "--players" in ludoteca("score", "king-of-con").err
    said = ludoteca("score", "dungeonology", "--example", "x")
    assert (said.code, "clan-modifier" in said.err) == (2, True)
    assert ludoteca("score", "king-of-con", "--players", "Ada").code == 2
