"""Games from the first question to the score sheet, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca as library
from ludoteca.words import Words
from tests.cli.typing import ludoteca

GAMES = [
    ("en", "me,apprentice,novice", ()),
    ("it", "me,apprentice", ("--scenario", "4", "--option", "monkeyControl=true")),
    ("fr", "apprentice,me,me", ("--scenario", "6")),
    ("en", "me,me", ("--scenario", "9")),
    ("it", "me,novice", ("--option", "firstGame=true")),
    ("fr", "me,novice,novice", ("--scenario", "7", "--option", "openReserves=true")),
]


@pytest.mark.parametrize(("language", "seats", "more"), GAMES)
def test_a_whole_game_can_be_played_by_hints(language, seats, more, folder: Path):
    argv = ("play", "king-of-con", "--seats", seats, "--seed", "11", "--lang", language)
    said = ludoteca(*argv, "--save", "game.json", *more, by_hint=True)
    assert said.code == 0, said.err
    assert said.err == ""
    words = Words(language, "king-of-con")
    assert words.say("event-game-over") in said.out
    for clause in ("[KC-17.2]", "[KC-17.3]", "[KC-17.5]", "[KC-17.7]"):
        assert clause in said.out
    assert "{" not in said.out
    assert "None" not in said.out
    table = library.load((folder / "game.json").read_bytes())
    assert table.over
    assert table.record.header.players == seats.split(",")


def test_nobody_plays_and_everybody_watches():
    said = ludoteca("play", "--seats", "apprentice,novice", "--seed", "3")
    assert said.code == 0
    assert "Astatosta I, the offers:" in said.out
    assert "Score sheet" in said.out
    assert "Your Reserve" not in said.out


def test_equal_points_are_told_with_what_decides(folder: Path):
    """KC-18.1, KC-18.2"""
    found = set()
    for seed in range(40):
        said = ludoteca("play", "--seats", "novice,novice,novice", "--seed", str(seed))
        found |= {clause for clause in ("[KC-18.1]", "[KC-18.2]") if clause in said.out}
        if "[KC-18.1]" in found:
            break
    assert "[KC-18.1]" in found


def test_a_seat_with_an_empty_reserve_passes_by_itself():
    """The first offer is everything, so that nothing is left for the second."""
    stand = first_stand(7)
    answers = ["1", f"{stand} 10", "quit"]
    said = ludoteca("play", "--seed", "7", "--seats", "me,novice,novice", answers=answers)
    assert said.code == 0
    assert said.out.count("The Reserve of Dirk (you) is empty, so Dirk (you) offers nothing.") >= 2


def first_stand(seed: int, seats: int = 3) -> int:
    table = library.new("king-of-con", seats, seed)
    while len(table.view()["stands"]) == 0:
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    stand: int = table.view()["stands"][0]
    return stand


def test_everything_at_once_is_a_preset():
    """Rocca Civetta, with all advanced rules, in the terminal."""
    argv = ("play", "dungeonology", "--preset", "everything", "--lang", "fr", "--seed", "4")
    said = ludoteca(*argv, "--seats", "apprentice,apprentice")
    assert (said.code, said.err) == (0, "")
    for clause in ("[RC-RES.4]", "[RC-CLN.7]"):
        assert clause in said.out
