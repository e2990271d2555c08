"""The ladder: rotating seats, honest intervals, ratings in the order of strength."""

import contextlib
import errno
import io
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludoteca.bots.versions import VERSIONS
from ludoteca.cli import main
from ludoteca.lab.figures import interval
from ludoteca.lab.kept_matches import everything
from ludoteca.lab.ladder import pairings, ratings, rungs
from ludoteca.lab.matches import Match, Outcome, done_by, play, play_all
from ludoteca.lab.trouble import LabError
from tests.cli.test_thinking import children

LEVELS = ("novice", "apprentice", "adept")


def test_every_pair_meets_and_each_deal_is_played_from_every_seat():
    matches = pairings("king-of-con", LEVELS, 3, 6, seed=40)
    assert len(matches) == 18
    mixed = [match for match in matches if {*match.seats} == {"novice", "adept"}]
    assert [(match.seed, match.seats.index("adept")) for match in mixed] == [
        (40, 0), (40, 1), (40, 2), (41, 0), (41, 1), (41, 2),
    ]  # fmt: skip
    assert all(match.seats.count("adept") == 1 for match in mixed)
    nearest = pairings("king-of-con", LEVELS, 2, 2, neighbours=True)
    assert [{*match.seats} for match in nearest[::2]] == [
        {"novice", "apprentice"},
        {"apprentice", "adept"},
    ]


def outcome(winner, *seats, seed=0):
    places = tuple([1 if seat == winner else 2 for seat in range(len(seats))])
    return Outcome(Match("king-of-con", seats, seed), places, (0,) * len(seats), 1)


def test_wins_are_counted_for_the_higher_level_and_shared_ones_in_part():
    shared = Outcome(Match("king-of-con", ("novice", "adept"), 9), (1, 1), (5, 5), 1)
    found = rungs([outcome(1, "novice", "adept"), outcome(0, "novice", "adept"), shared], LEVELS)
    (rung,) = found
    assert (rung.level, rung.against, rung.games, rung.wins) == ("adept", "novice", 3, 1.5)
    assert rung.fair == 0.5
    (rung,) = rungs([outcome(2, "novice", "novice", "apprentice")], LEVELS)
    assert rung.fair == pytest.approx(1 / 3)


def test_an_interval_holds_the_rate_and_narrows_with_the_games():
    low, high = interval(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert interval(600, 1000)[0] > low
    assert interval(0, 0) == (0.0, 1.0)


def test_who_wins_is_rated_higher_whatever_the_order_of_the_outcomes():
    won = [outcome(seed % 2, *(("adept", "novice") if seed % 2 == 0 else ("novice", "adept")),
                   seed=seed) for seed in range(12)]  # fmt: skip
    rated = ratings(won, ("novice", "adept"))
    assert [one.level for one in rated] == ["adept", "novice"]
    assert rated == ratings(won[::-1], ("novice", "adept"))
    assert rated[0].doubt < 25 / 3  # less than at the beginning


def test_the_same_match_ends_alike_on_one_core_and_on_two():
    matches = pairings("king-of-con", ("novice", "apprentice"), 2, 4, seed=3)
    alone = [play(match) for match in matches]
    beside = sorted(play_all(matches, 2), key=lambda found: matches.index(found.match))
    assert alone == beside


def doubled(asked):
    """In another process: twice the number, unless a file says that the process is to die now."""
    number, file = asked
    if file is not None:
        with contextlib.suppress(FileNotFoundError):
            Path(file).unlink()
            os._exit(9)
    if number < 0:
        os._exit(9)
    return 2 * number


def test_a_process_that_dies_is_replaced_and_one_that_always_dies_is_told_of(tmp_path):
    once = tmp_path / "once"
    once.touch()
    assert sorted(done_by(doubled, [(1, None), (2, str(once)), (3, None)], 2)) == [2, 4, 6]
    assert not once.exists()
    with pytest.raises(LabError) as told:
        list(done_by(doubled, [(-1, None)], 2))
    assert told.value.key == "lab-workers-died"


def endless(told):
    """A game that would last for ever; it tells which process plays it."""
    Path(told).write_text(str(os.getpid()), encoding="utf-8")
    while True:
        time.sleep(1)


def plays(process):
    """Whether it is there, and not only waits to be forgotten."""
    try:
        told = Path("/proc", process, "stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def test_who_plays_for_a_ladder_that_was_killed_soon_ends_too(tmp_path):
    told = [tmp_path / "one", tmp_path / "two"]
    asked = f"list(done_by(endless, {[str(each) for each in told]}, 2))"
    program = (
        "from ludoteca.lab.matches import done_by; from tests.lab.test_ladder import endless\n"
        f"if __name__ == '__main__': {asked}\n"
    )
    (tmp_path / "program.py").write_text(program, encoding="utf-8")
    ways = os.pathsep.join(sys.path)
    ladder = subprocess.Popen(
        [sys.executable, str(tmp_path / "program.py")], env={**os.environ, "PYTHONPATH": ways}
    )
    until = time.monotonic() + 60
    while not all(each.exists() and each.read_text() for each in told):
        assert time.monotonic() < until
        time.sleep(0.05)
    ladder.kill()
    ladder.wait()
    for each in told:
        while plays(each.read_text()):
            assert time.monotonic() < until
            time.sleep(0.05)


def twice(ladder):
    """Ctrl-C, and again while the first one takes effect."""
    os.killpg(ladder.pid, signal.SIGINT)
    time.sleep(0.02)
    os.killpg(ladder.pid, signal.SIGINT)


def both(ladder):
    """As `timeout` does: to the one, and to all of them."""
    ladder.send_signal(signal.SIGINT)
    os.killpg(ladder.pid, signal.SIGINT)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")
@pytest.mark.parametrize("pressed", [twice, both])
@pytest.mark.parametrize(
    "typed",
    [
        ("ladder", "king-of-con", "--levels", "novice,master", "--keep", "games.jsonl"),
        ("run", "king-of-con", "--bots", "master", "--out", "games"),
    ],
)
def test_ctrl_c_pressed_twice_ends_all_soon(typed, pressed, tmp_path):
    command = [sys.executable, "-m", "ludoteca", "lab", *typed, "--games", "60", "--workers", "2"]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ladder = subprocess.Popen(
        [*command, "--lang", "en"],
        env=there,
        cwd=tmp_path,
        stdout=-1,
        stderr=-1,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while len(theirs := children(ladder.pid)) < 3:  # two that play, and one that looks after them
        assert time.monotonic() < until
        time.sleep(0.05)
    time.sleep(1)  # by now they play
    pressed(ladder)
    try:
        ladder.communicate(timeout=20)
    finally:
        ladder.kill()
    assert ladder.returncode in (130, -signal.SIGINT)  # the second one may come when all is said
    until = time.monotonic() + 10
    while any(plays(each) for each in theirs):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_an_answer_that_is_cut_off_is_not_waited_for():
    def some():
        for answer in done_by(long, [*range(40)], 2):
            assert len(answer) == LONG
            raise KeyboardInterrupt

    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            some()
    assert multiprocessing.active_children() == []


LONG = 30_000_000


def long(number):
    """An answer that takes its time to arrive."""
    return bytes(LONG)


def test_the_command_tells_a_table_and_draws_a_plot(tmp_path, capsys):
    plot = tmp_path / "ladder.svg"
    typed = ["lab", "ladder", "king-of-con", "--levels", "novice,apprentice", "--games", "6"]
    assert main([*typed, "--workers", "1", "--plot", str(plot), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "King of Con, 2 players" in told
    assert "Apprentice against Novice" in told
    assert "of 6 games" in told
    assert "fair share is 50 %" in told
    assert "the Plackett–Luce model of openskill" in told
    assert "μ ± 1.96 σ" in told
    assert "<svg" in plot.read_text(encoding="utf-8")
    assert main([*typed, "--workers", "1", "--lang", "it"]) == 0
    assert "openskill μ ± 1.96 σ" in plot.read_text(encoding="utf-8")
    assert main([*typed, "--workers", "1", "--plot", str(plot), "--lang", "fr"]) == 0
    assert "openskill μ ± 1,96 σ" in plot.read_text(encoding="utf-8")
    assert "le nombre après ± est la marge d’incertitude" in capsys.readouterr().out
    assert main([*typed, "--workers", "1", "--lang", "it"]) == 0
    assert "Apprendista contro Novizio" in (in_italian := capsys.readouterr().out)
    assert "il numero dopo ± è il margine d’incertezza" in in_italian
    assert "apprentice" not in in_italian
    assert not re.search(r"\d\.\d", in_italian)


def test_levels_are_named_in_any_order(capsys):
    typed = ["lab", "ladder", "king-of-con", "--games", "4", "--workers", "1", "--lang", "en"]
    assert main([*typed, "--levels", "apprentice,novice"]) == 0
    turned = capsys.readouterr().out
    assert "Apprentice against Novice" in turned
    assert main([*typed, "--levels", "novice,apprentice"]) == 0
    assert capsys.readouterr().out == turned


TYPED = ["lab", "ladder", "king-of-con", "--levels", "novice,apprentice", "--workers", "1"]


def test_kept_games_are_not_played_again(tmp_path, capsys, monkeypatch):
    keep = tmp_path / "games.jsonl"
    typed = [*TYPED, "--keep", str(keep), "--lang", "en"]
    assert main([*typed, "--games", "4"]) == 0
    assert main([*typed, "--games", "6", "--seed", "90"]) == 0
    assert keep.read_bytes().count(b"\n") == 10
    cut = keep.read_bytes()[:-20]  # the machine went out while the last line was written
    keep.write_bytes(cut)
    capsys.readouterr()
    played = []

    def counted(match):
        played.append(match.seed)
        return play(match)

    monkeypatch.setattr("ludoteca.lab.matches.play", counted)
    assert main([*typed, "--games", "6", "--seed", "90"]) == 0
    assert "of 6 games" in capsys.readouterr().out
    assert played == [92], "only the one that was lost"
    assert keep.read_bytes().count(b"\n") == 10


def test_a_file_of_something_else_or_of_older_rules_or_levels_is_refused_and_left(tmp_path, capsys):
    keep = tmp_path / "games.jsonl"
    typed = [*TYPED, "--keep", str(keep), "--games", "2", "--lang", "en"]
    assert main(typed) == 0
    old = keep.read_bytes().replace(b'"rules":', b'"rules":9')
    others = keep.read_bytes().replace(b'"imagined":{', b'"imagined":{"sage":9,')
    bots = keep.read_bytes().replace(b'"bots":', b'"bots":9')
    letters = b"my letters\n", b"my letters", b'{"mine": 1}'
    for there, told in (
        (old, "rules 9"),
        (others, "imagined other"),
        (bots, "version 9"),
        *[(one, "Line 1 of") for one in (b"{}\n", *letters)],
    ):
        keep.write_bytes(there)
        assert main(typed) != 0
        assert told in capsys.readouterr().err
        assert keep.read_bytes() == there


def test_games_that_are_silent_of_the_bots_were_played_by_the_first_ones(
    tmp_path, capsys, monkeypatch
):
    keep = tmp_path / "games.jsonl"
    typed = [*TYPED, "--keep", str(keep), "--games", "2", "--lang", "en"]
    assert main(typed) == 0
    assert all(one.bots == VERSIONS["king-of-con"] for one in everything(keep))
    silent = re.sub(rb',"bots":\d+', b"", keep.read_bytes())
    keep.write_bytes(silent)
    monkeypatch.setitem(VERSIONS, "king-of-con", 1)
    assert main(typed) == 0
    assert keep.read_bytes() == silent, "all were there"
    assert all(one.of_now for one in everything(keep))
    monkeypatch.setitem(VERSIONS, "king-of-con", 2)
    assert not any(one.of_now for one in everything(keep))
    capsys.readouterr()
    assert main(typed) != 0
    assert "by version 1 of the bots" in capsys.readouterr().err
    assert keep.read_bytes() == silent


def test_a_full_disk_is_said_and_what_was_kept_stays(tmp_path, capsys, monkeypatch):
    keep = tmp_path / "games.jsonl"
    typed = [*TYPED, "--keep", str(keep), "--lang", "en"]
    assert main([*typed, "--games", "2"]) == 0
    there = keep.read_bytes()

    class Full(io.BytesIO):
        def write(self, data):
            raise OSError(errno.ENOSPC, "")

    opened = Path.open
    monkeypatch.setattr(
        Path, "open", lambda path, *how, **k: Full() if "ab" in how else opened(path, *how, **k)
    )
    assert main([*typed, "--games", "4"]) == 1
    assert "the disk is full" in capsys.readouterr().err
    monkeypatch.undo()
    assert keep.read_bytes() == there


def test_an_interrupted_ladder_tells_what_has_been_played(tmp_path, capsys, monkeypatch):
    def tired(match):
        if match.seed == 1:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr("ludoteca.lab.matches.play", tired)
    assert main([*TYPED, "--games", "4", "--lang", "en"]) == 130
    told = capsys.readouterr()
    assert "after 2 of 4 games" in told.err
    assert "% of 2 games" in told.out


@pytest.mark.parametrize(
    ("language", "told", "kept"),
    [
        ("en", "0 of 4 games: none has ended yet", "nothing was added to games.jsonl"),
        ("it", "0 di 4 partite: non ne è ancora finita nessuna", "aggiunto a games.jsonl"),
        ("fr", "0 partie sur 4\u00a0: aucune n’est encore terminée", "ajouté à games.jsonl"),
    ],
)
def test_a_ladder_without_a_game_says_that_none_has_ended(
    language, told, kept, tmp_path, capsys, monkeypatch
):
    def tired(match):
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("ludoteca.lab.matches.play", tired)
    typed = [*TYPED, "--games", "4", "--lang", language]
    for more, said in (([], ""), (["--keep", "games.jsonl"], kept)):
        assert main([*typed, *more]) == 130
        (line,) = capsys.readouterr().err.splitlines()
        assert told in line
        assert said in line
        assert not re.search("follow|segue|voici", line)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["--keep", "no/such/folder/games.jsonl"], "no such file or folder"),
        (["--levels", "novice"], "two or more different levels"),
        (["--levels", "novice,genius"], "genius"),
        (["--seats", "9"], "2 to 5 players"),
        (["--games", "many"], "--games"),
        (["--games", "0"], "from 1 to"),
        (["--levels", ""], "two or more different levels"),
        (["--plot", "ladder.gif"], ".svg, .png or .pdf"),
        (["--plot", "same.svg", "--keep", "./same.svg"], "written over the games"),
        (["--plot", "no/such/folder/ladder.svg"], "no such file or folder"),
        (["--option", "nonsense=1"], "nonsense"),
    ],
)
def test_what_cannot_be_is_refused_before_a_game_is_played(typed, told, capsys):
    assert main(["lab", "ladder", "king-of-con", "--lang", "en", *typed]) in (1, 2)
    assert told in capsys.readouterr().err
