"""Bots that think much use all cores in the terminal, and leave no process behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca import bots, new
from ludoteca.bots.levels import LEVELS
from ludoteca.cli import play, thinking
from tests.cli.typing import ludoteca

ME = ("play", "--seats", "me,adept", "--seed", "7")


@pytest.fixture
def begun(monkeypatch):
    """How many processes there were when a game ended; even an Adept is given some here."""
    found: list[int] = []
    end = thinking.Minds.end

    def counted(minds):
        found.append(len(multiprocessing.active_children()))
        end(minds)

    monkeypatch.setattr(thinking, "thinks_much", lambda level: level.simulations > 0)
    monkeypatch.setattr(thinking, "cores", lambda: 2)
    monkeypatch.setattr(thinking.Minds, "end", counted)
    return found


def broken(*asked):
    raise RuntimeError("something else")


def interrupted(*asked):
    raise KeyboardInterrupt


def test_only_those_who_think_much_are_given_processes(monkeypatch):
    monkeypatch.setattr(thinking, "cores", lambda: 2)
    much = [name for name, level in LEVELS.items() if thinking.thinks_much(level)]
    assert much == ["expert", "master"]
    monkeypatch.setattr(thinking, "cores", lambda: 1)
    assert not any([thinking.thinks_much(level) for level in LEVELS.values()])


def test_processes_judge_as_the_level_of_the_seat_does(monkeypatch):
    table = new("chamber-of-wonders", seats=2, seed=1)
    seat, asked = table.awaited[0], []
    minds = thinking.Minds(table, ["expert", "expert"], "me")

    def think(*given, level="master"):
        asked.append(level)
        return bots.Thought(table.decision(seat).default)

    monkeypatch.setattr(thinking, "cores", lambda: 2)
    monkeypatch.setattr(minds.several, "think", think)
    assert table.explain(seat, minds.choose(seat)) is None
    minds.thinker(LEVELS["expert"])("chamber-of-wonders", table.state, seat, 9)
    assert asked == ["expert", "master"], "who advises judges as Masters do"


@pytest.mark.parametrize(
    ("typed", "answers", "code"),
    [
        (ME, ["1", "quit"], 0),
        (ME, ["1", "hint"], 1),  # there is nothing more to read
        (("play", "king-of-con", "--seats", "adept,novice", "--seed", "7"), [], 0),  # to the end
    ],
)
def test_processes_end_with_the_game(typed, answers, code, begun):
    assert ludoteca(*typed, answers=answers).code == code
    assert begun == [2]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(("trouble", "code"), [(broken, 1), (interrupted, 130)])
def test_processes_end_with_trouble(trouble, code, begun, monkeypatch):
    monkeypatch.setattr(play.Session, "_ask", trouble)
    assert ludoteca(*ME).code == code
    assert begun == [2]
    assert multiprocessing.active_children() == []


def test_without_a_bot_that_thinks_much_there_are_none(begun):
    assert ludoteca("play", "--seats", "me,novice", answers=["1", "quit"]).code == 0
    assert begun == [0]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")
@pytest.mark.parametrize(
    ("sign", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 128 + signal.SIGTERM)]
)
def test_a_sign_while_a_bot_thinks_ends_all_and_says_only_where_the_game_is(
    sign, code, folder: Path
):
    program = (
        "import sys; from ludoteca.cli import main, thinking; thinking.cores = lambda: 2\n"
        "if __name__ == '__main__': sys.exit(main(sys.argv[1:]))\n"
    )
    (folder / "program.py").write_text(program, encoding="utf-8")
    typed = [sys.executable, str(folder / "program.py"), "play", "--seats", "master,master"]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    game = subprocess.Popen(
        typed, env=there, stdout=-1, stderr=-1, text=True, start_new_session=True
    )
    until = time.monotonic() + 60
    while len(children(game.pid)) < 3:  # two that think, and one that looks after them
        assert time.monotonic() < until
        time.sleep(0.05)
    theirs = children(game.pid)
    os.killpg(game.pid, sign) if sign == signal.SIGINT else game.send_signal(sign)
    out, err = game.communicate(timeout=60)
    assert game.returncode == code
    assert "The game is saved in" in out
    assert err == ""
    while any([Path("/proc", each).exists() for each in theirs]):
        assert time.monotonic() < until
        time.sleep(0.05)


def children(parent: int) -> list[str]:
    """The processes that it has begun."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = stat.read_text(encoding="utf-8")
        except (FileNotFoundError, ProcessLookupError):
            continue
        if told.rpartition(")")[2].split()[1] == str(parent):
            found.append(stat.parent.name)
    return found
