"""Every playthrough is as it was; `make playthroughs` if it is meant to be another."""

import pytest

import ludoteca
from tests.playthroughs.telling import FOLDER, SCRIPTS, told


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: f"{script.game}-{script.title}")
def test_the_game_goes_as_it_went(script):
    assert told(script).splitlines() == script.file.read_text("utf-8").splitlines()


def test_every_game_has_playthroughs_and_every_file_a_script():
    assert {script.game for script in SCRIPTS} == {game.name for game in ludoteca.games()}
    assert {script.file for script in SCRIPTS} == {*FOLDER.glob("*/*.txt")}
