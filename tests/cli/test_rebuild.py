"""`ludoteca rebuild` and `--position`: a saved game goes to cardboard, and comes back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ludoteca as library
from ludoteca.kernel.record import to_json
from ludoteca.words import LANGUAGES
from tests.cli.typing import ludoteca


@pytest.fixture
def record(folder: Path) -> str:
    """A game of King of Con in which one of two has made a second offer."""
    table = library.new("king-of-con", 2, 4)
    for _ in range(5):
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    (folder / "game.json").write_bytes(to_json(table.record))
    return "game.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_told_place_by_place(record, language):
    said = ludoteca("rebuild", record, "--lang", language)
    assert said.code == 0
    state: Any = library.load(Path(record).read_bytes()).state
    for thing in state.stands:
        assert f" {thing} #" in said.out
    assert f"{state.bank} " in said.out


def test_the_last_moment_at_rest_is_told_and_no_more_than_a_seat_may_know(record):
    said = ludoteca("rebuild", record, "--seat", "1")
    assert said.out.startswith("At step 5 something is in the air: this is the table after step 4")
    assert said.out.count("its owner knows") == 2
    assert "its owner knows" not in ludoteca("rebuild", record).out
    early = ludoteca("rebuild", record, "--step", "0")
    assert early.code == 2
    assert "has not begun" in early.err


def test_what_was_written_is_played_on_and_played_out(record):
    assert ludoteca("rebuild", record, "--step", "4", "--out", "at.json").code == 0
    assert ludoteca("rebuild", record, "--out", "at.json").code == 2  # never over a file
    said = ludoteca("play", "king-of-con", "--position", "at.json", "--seats", "novice,novice")
    assert said.code == 0, said.err
    worth = ludoteca("lab", "play-out", "at.json", "--games", "4", "--workers", "1")
    assert worth.code == 0, worth.err
    assert worth.out.count("%") >= 2
    told = ludoteca("rebuild", "at.json").out
    assert told == ludoteca("rebuild", record, "--step", "4").out


def test_what_is_no_position_is_refused_with_its_reason(record):
    ludoteca("rebuild", record, "--step", "2", "--out", "at.json")
    asked = ["play", "king-of-con", "--position", "at.json"]
    assert "says itself" in ludoteca(*asked, "--scenario", "4").err
    assert "at.json is a position of king-of-con" in (
        ludoteca("play", "chamber-of-wonders", "--position", "at.json").err
    )
    assert "2 seats" in ludoteca(*asked, "--seats", "me,novice,novice").err
    assert "leave --step out" in ludoteca("lab", "play-out", "at.json", "--step", "1").err
    setting = json.loads(Path("at.json").read_text("utf-8"))
    setting["position"]["stands"][0] = setting["position"]["stands"][1]
    Path("twice.json").write_text(json.dumps(setting), "utf-8")
    refused = ludoteca("play", "king-of-con", "--position", "twice.json")
    assert refused.code == 2
    assert "KC-22.2" in refused.err
    Path("wrong.json").write_text('{"game": "king-of-con", "position": 3}', "utf-8")
    assert "no position of Ludoteca" in ludoteca("rebuild", "wrong.json").err


def test_DG_40_an_expedition_is_laid_out_zone_by_zone_and_played_on_from_a_file(folder):
    table = library.new("dungeonology", 2, 4)
    (folder / "match.json").write_bytes(to_json(table.record))
    said = ludoteca("rebuild", "match.json")
    assert said.code == 2
    assert "has not begun" in said.err
    for _ in range(2):  # each takes a Scholar
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    (folder / "begun.json").write_bytes(to_json(table.record))
    said = ludoteca("rebuild", "begun.json", "--out", "at.json")
    assert said.code == 0, said.err
    assert "Stands in: Owl Camp" in said.out
    worth = ludoteca("lab", "play-out", "at.json", "--games", "1", "--workers", "1")
    assert worth.code == 0, worth.err
