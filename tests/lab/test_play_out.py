"""What a position is worth, by those who know what one seat knows."""

import re

import pytest

import ludoteca
from ludoteca.bots import make
from ludoteca.cli import main
from ludoteca.kernel.saving import save
from ludoteca.lab.playing_out import play_out
from ludoteca.words import LANGUAGES


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """A game of King of Con between a player who is asleep and one who is not, near its end."""
    table = ludoteca.new("king-of-con", seats=2, seed=11)
    bot = make("apprentice", "king-of-con", 1)
    while not table.over:
        seat = table.awaited[0]
        asleep = seat == 0
        table.choose(seat, table.decision(seat).default if asleep else bot.choose(table, seat))
    file = tmp_path_factory.mktemp("game") / "game.json"
    file.write_bytes(table.save())
    return file, len(table.record.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_ahead_is_said_to_win(language, game, capsys):
    file, steps = game
    typed = ["lab", "play-out", str(file), "--step", str(steps - 4), "--games", "40"]
    assert main([*typed, "--workers", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    rates = [float(x.replace(",", ".")) for x in re.findall(r"([\d.,]+)\s%", told)]
    assert len(rates) == 2
    assert sum(rates) == pytest.approx(100, abs=0.2)
    assert rates[1] > rates[0]
    assert "40" in told.splitlines()[-1]  # so few games say little


def test_workers_do_not_change_it_and_hidden_things_do_not_show(game):
    table = ludoteca.replay(game[0].read_bytes(), 6)
    asked = ("king-of-con", table.state, 0, ("novice", "novice"), 24, 3)

    def ends(workers):
        return sorted([end for some in play_out(*asked, workers) for end in some], key=str)

    alone = ends(1)
    assert alone == ends(2)
    assert len({end.scores for end in alone}) > 1
    other = ludoteca.replay(game[0].read_bytes(), 6)
    hidden = other.state.deck
    faces = list(other.state.faces)
    faces[hidden[0]], faces[hidden[1]] = faces[hidden[1]], faces[hidden[0]]
    other.state.faces = tuple(faces)  # another deck, which seat 0 cannot tell from the true one
    assert save(other.state) != save(table.state)
    asked = (asked[0], other.state, *asked[2:])
    assert ends(1) == alone


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ([], "is over"),
        (["--step", "99999"], "--step"),
        (["--step", "3", "--seat", "7"], "--seat"),
        (["--step", "3", "--bots", "genius"], "genius"),
        (["--step", "3", "--bots", "novice,novice,adept"], "3 bots were named for 2"),
    ],
)
def test_what_cannot_be_played_out_is_refused(more, told, game, capsys):
    assert main(["lab", "play-out", str(game[0]), *more, "--lang", "en"]) in (1, 2)
    assert told in capsys.readouterr().err
