"""``ludoteca review``: a finished game looked at again."""

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.cli import main
from ludoteca.words import LANGUAGES


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    table = ludoteca.new("king-of-con", 2, 5)
    players = [bots.make(level, "king-of-con", 1) for level in ("novice", "apprentice")]
    while not table.over:
        seat = table.awaited[0]
        table.choose(seat, players[seat].choose(table, seat))
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_bytes(table.save())
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_novice_is_told_where_something_else_was_better(finished, language, capsys):
    assert main(["review", str(finished), "--seat", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) > 2, told
    words = {"en": "worth about", "it": "vale circa", "fr": "vaut environ"}
    assert words[language] in told


def test_a_game_that_goes_on_is_not_reviewed(tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_bytes(ludoteca.new("king-of-con", 2, 5).save())
    assert main(["review", str(file), "--lang", "en"]) != 0
    assert "Only a finished game can be reviewed" in capsys.readouterr().err
