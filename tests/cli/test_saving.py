"""Nothing that was acknowledged is lost, and nobody's file is overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca as library
from ludoteca.cli import files
from ludoteca.cli.king_of_con import Desk
from tests.cli.test_whole_games import first_stand
from tests.cli.typing import ludoteca

PLAY = ("play", "--seats", "me,novice,novice", "--seed", "7")
STAND = first_stand(7)
ACKNOWLEDGED = ("Given up:", "Chosen:")


def steps(file: str) -> int:
    return len(library.load(Path(file).read_bytes()).record.steps)


def test_quit_saves_and_says_how_to_go_on(folder: Path):
    said = ludoteca(*PLAY, answers=["1", f"{STAND} 2", "quit"])
    assert said.code == 0
    path = folder / "king-of-con-7.json"
    assert f"The game is saved in {path}.\nTo go on: ludoteca resume {path}\n" in said.out
    assert steps(str(path)) == 6


def test_the_end_of_input_saves_and_fails():
    said = ludoteca(*PLAY, answers=["1"])
    assert said.code == 1
    assert "the input has ended" in said.out
    assert steps("king-of-con-7.json") == 3


def test_another_game_of_that_name_is_not_overwritten(folder: Path):
    for answers in (["1"], ["2"], ["3"]):
        ludoteca(*PLAY, answers=answers)
    (folder / "king-of-con-8.json").write_text("not a game")
    ludoteca("play", "--seats", "me,novice", "--seed", "8", answers=["1"])
    names = sorted([path.name for path in folder.glob("*.json")])
    assert names == [
        "king-of-con-7-2.json",
        "king-of-con-7-3.json",
        "king-of-con-7.json",
        "king-of-con-8-2.json",
        "king-of-con-8.json",
    ]
    assert (folder / "king-of-con-8.json").read_text() == "not a game"


def test_the_same_game_at_a_later_point_takes_its_own_place(folder: Path):
    ludoteca(*PLAY, answers=["1"])
    ludoteca(*PLAY, answers=["1", f"{STAND} 2", "save", "quit"])
    assert [path.name for path in folder.glob("*.json")] == ["king-of-con-7.json"]
    assert steps("king-of-con-7.json") == 6


def test_resume_goes_on_with_the_same_players_and_tells_the_news():
    ludoteca(*PLAY, "--save", "game.json", answers=["1", f"{STAND} 2"])
    said = ludoteca("resume", "game.json", "--lang", "it", answers=["0"])
    assert "Astatosta I, le offerte:" in said.out
    assert "Astatosta II di III." in said.out
    assert "Ognuno tiene due Passioni" not in said.out
    assert steps("game.json") == 9
    said = ludoteca("resume", "game.json", "--seats", "apprentice,apprentice,apprentice")
    assert said.code == 0
    assert "Score sheet" in said.out
    said = ludoteca("resume", "game.json")
    assert said.code == 0
    assert "The game is over." not in said.err


def test_a_game_resumed_in_pieces_is_the_same_game():
    ludoteca(*PLAY, "--save", "whole.json", by_hint=True)
    ludoteca(*PLAY, "--save", "pieces.json", answers=["1"])
    for _ in range(3):
        ludoteca("resume", "pieces.json", answers=["0", "0"])
    said = ludoteca("resume", "pieces.json", by_hint=True)
    assert said.code == 0
    assert library.load(Path("pieces.json").read_bytes()).over


def test_save_as_a_command_and_never_over_another_file(folder: Path):
    (folder / "mine.txt").write_text("diary")
    said = ludoteca(
        *PLAY, answers=["1", "save mine.txt", "save a.json", "save a.json", "save", "quit"]
    )
    assert "“mine.txt” is there already and will not be overwritten." in said.out
    assert (folder / "mine.txt").read_text() == "diary"
    assert said.out.count("Saved in a.json.") == 2
    assert f"Saved in {folder / 'king-of-con-7.json'}." in said.out
    assert said.code == 0


def test_a_save_file_that_exists_is_refused_with_what_to_do(folder: Path):
    (folder / "old.json").write_text("{}")
    said = ludoteca(*PLAY, "--save", "old.json", answers=["1"])
    assert said.code == 2
    assert "ludoteca resume old.json" in said.err
    assert (folder / "old.json").read_text() == "{}"


@pytest.mark.parametrize("place", ["nowhere/game.json", ".", "/proc/game.json", "x" * 300])
def test_a_save_file_that_cannot_be_written_is_told_before_the_game(place):
    said = ludoteca(*PLAY, "--save", place, answers=["1"])
    assert said.code == 2
    assert "cannot be written" in said.err
    assert said.out == ""


def test_a_disk_that_fails_during_the_game_loses_nothing(folder: Path, monkeypatch):
    """The stick takes the beginning and no more; the game goes on and is saved elsewhere."""
    (folder / "stick").mkdir()
    real = files.write

    def write(path: Path, data: bytes) -> None:
        if path.parent.name == "stick" and b"steps" in data:
            raise files.SorryError("file-unwritable", file=str(path), why=OSError(28, "full"))
        real(path, data)

    monkeypatch.setattr(files, "write", write)
    said = ludoteca(*PLAY, "--save", "stick/game.json", answers=["1", f"{STAND} 2", "quit"])
    assert said.code == 0
    assert said.err.count("the disk is full") == 1
    assert "The game goes on all the same" in said.err
    assert steps("king-of-con-7.json") == 6


def test_an_unexpected_error_saves_the_game(monkeypatch):
    def broken(self: Desk, seat: int, text: str) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(Desk, "read", broken)
    said = ludoteca("play", "--seats", "me,me", "--seed", "7", answers=["", "1"])
    assert said.code == 1
    assert "RuntimeError: a mistake of ours" in said.err
    assert "Traceback" not in said.err + said.out
    assert steps("king-of-con-7.json") == 0


def test_nowhere_to_write_prints_the_game(monkeypatch):
    def write(path: Path, data: bytes) -> None:
        raise files.SorryError("file-unwritable", file=str(path), why=OSError(30, ""))

    monkeypatch.setattr(files, "write", write)
    said = ludoteca(*PLAY, answers=["1", "quit"])
    assert said.code == 1
    assert "copy the following lines" in said.err
    record = said.out[said.out.index('{"header"') :]
    assert len(library.load(record).record.steps) == 3


def test_a_write_is_whole_or_not_at_all(folder: Path, monkeypatch):
    path = folder / "game.json"
    files.write(path, b"old")

    def broken(self: Path, target: Path) -> Path:
        raise OSError(28, "full")

    monkeypatch.setattr(Path, "replace", broken)
    with pytest.raises(files.SorryError):
        files.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in folder.iterdir()] == ["game.json"]


def test_a_finished_game_is_kept_without_being_asked(folder: Path):
    (folder / "king-of-con-3.json").write_text("diary")
    said = ludoteca("play", "--seats", "apprentice,novice", "--seed", "3")
    path = folder / "king-of-con-3-2.json"
    assert f"is saved in {path}.\nTo have it told again: ludoteca replay {path}\n" in said.out
    assert (folder / "king-of-con-3.json").read_text() == "diary"
    assert library.load(path.read_bytes()).over
    assert "Score sheet" in ludoteca("replay", str(path)).out


def test_resume_of_a_finished_game_says_that_it_is_over_and_who_won():
    ludoteca("play", "--seats", "me,novice", "--seed", "3", "--save", "done.json", by_hint=True)
    table = library.load(Path("done.json").read_bytes())
    winner = ("Dirk", "Lulu")[table.ranking[0]]
    said = ludoteca("resume", "done.json")
    assert said.code == 0
    assert f"This game is over already. First place: {winner}." in said.out


def test_the_command_that_was_run_is_told_where_ludoteca_is_not_on_the_path(monkeypatch):
    monkeypatch.setattr("ludoteca.cli.commands.which", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["/my games/.venv/bin/ludoteca"])
    said = ludoteca(*PLAY, answers=["quit"])
    assert 'To go on: "/my games/.venv/bin/ludoteca" resume ' in said.out
    monkeypatch.setattr(sys, "argv", ["/x/ludoteca/__main__.py"])
    said = ludoteca(*PLAY, answers=["quit"])
    assert f"To go on: {sys.executable} -m ludoteca resume " in said.out


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("rules", "Recorded under rules 9, ours are 1: replayed by law, not verified."),
        ("layout", "Recorded under layout 9, ours is 1: replayed by law, not verified."),
    ],
)
def test_a_record_of_other_rules_says_that_it_is_not_verified(field, told):
    ludoteca(*PLAY, "--save", "game.json", answers=["1", "0"])
    text = Path("game.json").read_text()
    ours = getattr(library.load(text).record.header, field)
    Path("game.json").write_text(text.replace(f'"{field}": {ours}', f'"{field}": 9'))
    told = told.replace("are 1", f"are {ours}").replace("is 1", f"is {ours}")
    assert told in ludoteca("replay", "game.json").out
    assert told in ludoteca("replay", "game.json", "--step", "2").out
    assert told in ludoteca("resume", "game.json", answers=["quit"]).out
    assert "not verified" not in ludoteca("replay", "game.json").out


# ---------------------------------------------------------------- real processes


def started(*argv: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def answer_until(process: subprocess.Popen[str], answers: list[str], signs: tuple[str, ...]) -> int:
    """Type the answers one by one, each after the last was acknowledged."""
    assert process.stdin is not None
    assert process.stdout is not None
    acknowledged = 0
    for answer in answers:
        process.stdin.write(answer + "\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith(signs):
                acknowledged += 1
                break
    return acknowledged


def test_kill_9_loses_nothing_acknowledged():
    with started(*PLAY, "--save", "game.json") as process:
        done = answer_until(process, ["1", f"{STAND} 2", f"{STAND} 1"], ACKNOWLEDGED)
        process.kill()
    assert done == 3
    mine = [s for s in library.load(Path("game.json").read_bytes()).record.steps if s.seat == 0]
    assert len(mine) >= 3
    assert ludoteca("resume", "game.json", by_hint=True).code == 0


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_saves_the_game(number, code):
    with started(*PLAY) as process:
        answer_until(process, ["1"], ACKNOWLEDGED)
        process.send_signal(number)
        assert process.stdout is not None
        rest = process.stdout.read()
    assert process.returncode == code
    assert "The game was interrupted." in rest
    assert "ludoteca resume" in rest
    assert "Traceback" not in rest
    assert steps("king-of-con-7.json") >= 1


def test_a_reader_that_stops_reading_is_no_traceback():
    command = f"{sys.executable} -m ludoteca rules king-of-con a | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.startswith("KC-1")
    assert done.stderr == ""


def test_two_who_go_on_with_one_file_lose_nothing(folder: Path, monkeypatch):
    """The second to write finds the file changed, leaves it, and saves under another name."""
    ludoteca(*PLAY, "--save", "game.json", answers=["1", "quit"])
    theirs = None

    def meanwhile(*args: object) -> str:
        nonlocal theirs
        if theirs is None:
            answers = iter([f"{STAND} 2", "quit"])
            theirs = ludoteca("resume", "game.json", answers=answers)
        return f"{STAND} 1"

    class Meanwhile:
        def __iter__(self):
            yield meanwhile()
            yield "quit"

    ours = ludoteca("resume", "game.json", answers=Meanwhile())
    assert theirs is not None
    assert theirs.code == ours.code == 0
    assert "Somebody else has gone on with this game in “game.json”" in ours.err
    first, second = (folder / name for name in ("game.json", "king-of-con-7.json"))
    assert f"The game is saved in {second}." in ours.out
    offers = [library.load(file.read_bytes()).record.steps[3:6] for file in (first, second)]
    assert offers[0] != offers[1]
    assert all(len(steps) == 3 for steps in offers)
