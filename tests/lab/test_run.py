"""A run: the same games whatever plays them, kept as they come, taken up again later."""

import errno
import multiprocessing
import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pexpect  # type: ignore[import-untyped]
import polars as pl
import pytest

import ludoteca
from ludoteca.bots import versions
from ludoteca.cli import main
from ludoteca.lab import running, shelf
from ludoteca.lab.plan import FILE, planned, quick_chunk, read_plan
from ludoteca.lab.running import over_processes, prepare
from ludoteca.lab.shelf import Run
from ludoteca.lab.trouble import LabError

LANGUAGES = ("en", "it", "fr")
TYPED = ["lab", "run", "king-of-con", "--bots", "novice", "--workers", "1", "--games"]
TABLES = ("games", "seats", "uses", "decisions")


def short_plan(games=12, chunk=4, **more):
    plan = planned("king-of-con", ["apprentice", "novice"], games, decisions=True, **more)
    return msgspec.structs.replace(plan, chunk=chunk)


def play(folder, plan, by=None, tell=lambda progress: None):
    return running.run(folder, prepare(folder, plan), by or over_processes(1), tell)


def rows(folder):
    """Everything but the seconds, which no two machines share."""
    run = Run(folder)
    return [run.table(name).drop("seconds", strict=False) for name in TABLES]


def same(one, other):
    return all(a.equals(b) for a, b in zip(rows(one), rows(other), strict=True))


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The run that the others must equal."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    play(folder, short_plan())
    return folder


def test_the_number_of_workers_does_not_change_the_games(whole, tmp_path):
    told: list[running.Progress] = []
    progress = play(tmp_path / "two", short_plan(), over_processes(2), told.append)
    assert same(whole, tmp_path / "two")
    assert (progress.played, progress.games) == (12, 12)
    assert [one.played for one in told] == [0, 4, 8, 12]
    assert told[0].left is None
    assert told[1].rate > 0
    assert told[1].left == pytest.approx(8 / told[1].rate)


def test_bots_move_on_by_one_seat_unless_they_keep_theirs():
    turning = planned("king-of-con", ["novice", "apprentice", "adept"], 9, seed=40)
    assert [turning.match(n).seats[0] for n in range(4)] == [
        "novice", "apprentice", "adept", "novice",
    ]  # fmt: skip
    assert turning.match(7).seed == 47
    kept = planned("king-of-con", ["novice", "adept"], 9, rotate=False)
    assert {kept.match(n).seats for n in range(9)} == {("novice", "adept")}


def test_a_slow_bot_has_small_chunks():
    novices = ["novice"] * 2
    assert planned("king-of-con", novices, 9).chunk == 50
    assert planned("king-of-con", novices, 25_000).chunk == 100, "250 files of each table"
    assert planned("king-of-con", novices, 1_000_000).chunk == 200, "no more is lost by a kill"
    assert planned("king-of-con", ["novice", "master"], 9).chunk == 1


def test_quick_chunk_grows_in_long_runs_and_no_further_than_a_kill_may_cost():
    assert [quick_chunk(games) for games in (1, 12_500, 12_750, 25_000)] == [50, 50, 51, 100]
    assert [quick_chunk(games) for games in (50_000, 50_250, 1_000_000)] == [200, 200, 200]


def test_a_run_goes_on_where_it_was_interrupted(whole, tmp_path):
    def weary(plan, chunks):
        for chunk, tables in over_processes(1)(plan, chunks):
            if chunk == 2:
                raise KeyboardInterrupt
            yield chunk, tables

    folder = tmp_path / "run"
    with pytest.raises(KeyboardInterrupt):
        play(folder, short_plan(), weary)
    assert Run(folder).games.height == 8
    told: list[running.Progress] = []
    play(folder, short_plan(), tell=told.append)
    assert [one.played for one in told] == [8, 12]
    assert same(whole, folder)


def test_a_run_survives_kill_9(tmp_path):
    folder = tmp_path / "run"
    typed = ["king-of-con", "--bots", "novice", "--games", "120", "--workers", "1"]
    command = [sys.executable, "-m", "ludoteca", "lab", "run", *typed, "--out", str(folder)]
    process = subprocess.Popen(command, start_new_session=True)
    until = time.monotonic() + 120
    while not list(folder.glob("games/*.parquet")) and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait() in (-signal.SIGKILL, 0)
    (folder / "games" / ".000002.parquet.99").write_bytes(b"half a fi")  # as a death leaves it
    assert 1 <= Run(folder).games["number"].n_unique() // 50 <= 2
    assert main(["lab", "run", *typed, "--out", str(folder), "--lang", "en"]) == 0
    assert Run(folder).games["number"].to_list() == [*range(120)]
    plan = read_plan(folder)
    direct = running.play(119, plan.match(119), False)
    assert Run(folder).row(119)["digest"] == direct.game["digest"]


def test_at_a_terminal_one_sees_how_far_it_is_and_ctrl_c_keeps_it(tmp_path):
    typed = [*TYPED[:-1], "--games", "5000", "--out", str(tmp_path / "run"), "--lang", "it"]
    terminal = pexpect.spawn(
        sys.executable, ["-m", "ludoteca", *typed], encoding="utf-8", timeout=120
    )
    terminal.expect(r"\d+ di 5\.000 partite · [\d,]+ partite al secondo, ancora \d+:\d\d")
    terminal.sendintr()
    terminal.expect(r"Fermato; (\d+) di 5")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert Run(tmp_path / "run").games.height >= 50


def test_a_killed_worker_is_replaced_and_nothing_is_lost(whole, tmp_path):
    killed: list[Any] = []

    def tell(progress):
        if progress.played and not killed:
            killed.extend(multiprocessing.active_children()[:1])
            killed[0].kill()

    play(tmp_path / "run", short_plan(), over_processes(2), tell)
    assert len(killed) == 1
    assert same(whole, tmp_path / "run")


def dies(plan, chunk):
    """As a process that needs more memory than there is."""
    os._exit(9)


def test_a_worker_that_always_dies_ends_the_run_with_a_word(tmp_path, monkeypatch):
    monkeypatch.setattr(running, "play_chunk", dies)
    with pytest.raises(LabError) as told:
        play(tmp_path / "run", short_plan(4), over_processes(2))
    assert told.value.key == "lab-worker-died"
    assert told.value.told == {"first": 0, "last": 3}


def test_a_game_that_fails_is_named(tmp_path, monkeypatch):
    def fails(number, match, with_decisions):
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(running, "play", fails)
    with pytest.raises(LabError) as told:
        play(tmp_path / "run", short_plan(4))
    assert told.value.told == {"number": 0, "error": "ZeroDivisionError: by zero"}
    home = pickle.loads(pickle.dumps(told.value))  # as it comes from a worker
    assert (home.key, home.told) == ("lab-game-failed", told.value.told)


@pytest.mark.parametrize(("language", "said"), [("en", "full"), ("it", "pieno"), ("fr", "plein")])
def test_a_full_disk_keeps_what_was_finished(language, said, tmp_path, monkeypatch, capsys):
    folder, real, left = tmp_path / "run", os.fsync, [4]  # run.json and one chunk of three files

    def full(handle):
        left[0] -= 1
        if left[0] < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle)

    monkeypatch.setattr(shelf.os, "fsync", full)
    assert main([*TYPED, "60", "--out", str(folder), "--lang", language]) == 1
    told = capsys.readouterr().err
    assert ".parquet" in told
    assert said in told.lower()
    assert Run(folder).games.height == 50
    assert not list(folder.rglob(".*"))
    monkeypatch.setattr(shelf.os, "fsync", real)
    assert main([*TYPED, "60", "--out", str(folder), "--lang", language]) == 0
    assert Run(folder).games.height == 60


def test_a_run_can_be_made_longer(tmp_path, capsys):
    folder = tmp_path / "run"
    assert main([*TYPED, "3", "--out", str(folder)]) == 0
    assert main([*TYPED, "5", "--out", str(folder)]) == 0
    assert Run(folder).games["number"].to_list() == [0, 1, 2, 3, 4]
    assert main([*TYPED, "2", "--out", str(folder), "--lang", "en"]) == 0  # all there already
    assert "5 games are in" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_table_is_named_and_played_again(language, tmp_path, capsys):
    folder = tmp_path / "run"
    assert main([*TYPED, "3", "--out", str(folder)]) == 0
    before = Run(folder).games
    file = folder / "seats" / "000000.parquet"
    file.write_bytes(file.read_bytes()[:-40])
    capsys.readouterr()
    assert main(["lab", "report", str(folder), "--lang", language]) == 1
    told = capsys.readouterr().err
    assert str(file) in told
    assert "ludoteca lab run" in told
    assert main([*TYPED, "3", "--out", str(folder), "--lang", language]) == 0
    assert str(file) in capsys.readouterr().err
    assert Run(folder).games.drop("seconds").equals(before.drop("seconds"))


def test_a_table_that_is_gone_or_another_is_named_and_played_again(tmp_path, capsys):
    folder = tmp_path / "run"
    file = folder / "seats" / "000000.parquet"
    typed = [*TYPED, "3", "--out", str(folder), "--lang", "en"]
    assert main(typed) == 0
    for harm, told in (
        (lambda: file.unlink(), "is missing"),
        (lambda: shutil.copy(folder / "uses" / file.name, file), "no bot, turn_order"),
    ):
        harm()
        capsys.readouterr()
        assert main(["lab", "report", str(folder), "--lang", "en"]) == 1
        said = capsys.readouterr().err
        assert str(file) in said
        assert told in said
        assert main(typed) == 0
        assert Run(folder).seats.height == 6


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["king-of-con", "--bots", "genius"], "genius"),
        (["king-of-con", "--option", "nonsense=1"], "nonsense"),
        (["king-of-con", "--option", "scenario=99"], "99"),
        (["king-of-con", "--edition", "xx-9"], "xx-9"),
        (["checkers"], "checkers"),
        (["king-of-con", "--seats", "9"], "2 to 5 players"),
        (["king-of-con", "--bots", "novice,adept", "--seats", "3"], "2 bots were named for 3"),
        (["king-of-con", "--games", "0"], "--games"),
        (["king-of-con", "--workers", "many"], "--workers"),
        (["king-of-con", "--on", "http://here"], "is no cluster"),
        (["king-of-con", "--content", "nowhere.toml"], "nowhere.toml"),
        (["king-of-con", "--vary", "nonsense"], "nonsense"),
        (["king-of-con", "--vary", "scenario=4"], "two or more values"),
        (["king-of-con", "--vary", "scenario=4,99"], "99"),
        (["king-of-con", "--vary", "scenario", "--option", "scenario=4"], "given twice"),
        (["dungeonology", "--vary", "rocca.familiars"], "(rocca.floor_iv)”"),
        (["dungeonology", "--preset", "fancy"], "fancy"),
    ],
)
def test_what_cannot_be_run_is_refused_before_a_folder_is_made(typed, told, tmp_path, capsys):
    folder = tmp_path / "run"
    assert main(["lab", "run", *typed, "--out", str(folder), "--lang", "en"]) in (1, 2)
    assert told in capsys.readouterr().err
    assert not folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_something_else_is_left_alone(language, whole, tmp_path, capsys):
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a").write_text("dear")
    other = [*TYPED, "3", "--lang", language, "--out"]
    for folder in (tmp_path / "letters", tmp_path / "letters" / "a", whole):
        assert main([*other, str(folder)]) == 1
        assert str(folder) in capsys.readouterr().err
    assert Run(whole).games.height == 12


def test_runs_of_other_rules_are_not_mixed(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "run"
    assert main([*TYPED, "2", "--out", str(folder)]) == 0
    file = folder / FILE
    file.write_text(file.read_text().replace('"rules": ', '"rules": 9'))
    assert main([*TYPED, "2", "--out", str(folder), "--lang", "en"]) == 1
    assert "rules version 9" in capsys.readouterr().err
    file.write_text("{}")
    assert main(["lab", "report", str(folder), "--lang", "en"]) == 1
    assert "run.json is damaged" in capsys.readouterr().err
    assert main(["lab", "report", str(tmp_path), "--lang", "en"]) == 1
    assert "There is no run in" in capsys.readouterr().err


def test_runs_of_other_bots_are_not_mixed_but_novices_never_change(tmp_path, monkeypatch, capsys):
    novices = [*TYPED, "2", "--out", str(tmp_path / "novices")]
    greedy = [*TYPED, "2", "--out", str(tmp_path / "greedy"), "--bots", "apprentice"]
    assert main(greedy) == main(novices) == 0
    later = versions.VERSIONS["king-of-con"] + 1
    monkeypatch.setitem(versions.VERSIONS, "king-of-con", later)
    capsys.readouterr()
    assert main([*greedy, "--lang", "en"]) == 1
    assert f"version {later - 1} of the bots" in capsys.readouterr().err
    out = ["--out", str(tmp_path / "game.json"), "--lang", "en"]
    assert main(["lab", "replay", str(tmp_path / "greedy"), "0", *out]) == 1
    assert f"here is version {later}" in capsys.readouterr().err
    assert main(novices) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_tells_how_far_how_fast_how_long(language):
    from ludoteca.cli.lab.running import progress_said
    from ludoteca.words import Words

    words = Words(language)
    said = progress_said(words, running.Progress(500, 2000, 12.5, 3725))
    assert said.startswith("██████░░░░░░░░░░░░░░░░░░ ")
    assert "1:02:05" in said
    assert ("12.5" if language == "en" else "12,5") in said
    assert "0:" not in progress_said(words, running.Progress(0, 2000))


def test_an_option_that_is_varied_is_drawn_for_each_game_from_its_seed(tmp_path, capsys):
    typed = ["lab", "run", "king-of-con", "--bots", "novice", "--vary", "monkeyControl"]
    typed += ["--vary", "scenario=4,10", "--lang", "en", "--out"]
    one, other, file = tmp_path / "one", tmp_path / "other", tmp_path / "game.json"
    assert main([*typed, str(one), "--games", "40", "--workers", "1"]) == 0
    assert main([*typed, str(other), "--games", "12", "--workers", "1", "--seed", "28"]) == 0
    assert main([*typed, str(one), "--games", "40", "--workers", "1", "--vary", "whipRound"]) == 1
    assert "other terms (vary)" in capsys.readouterr().err
    drawn = Run(one).games["options"].to_list()
    assert {*drawn} == {
        f'{{"monkeyControl": {conceded}, "scenario": {scenario}}}'
        for conceded in ("false", "true")
        for scenario in (4, 10)
    }
    assert drawn[28:] == Run(other).games["options"].to_list()
    assert main(["lab", "replay", str(one), "7", "--out", str(file), "--lang", "en"]) == 0
    header = ludoteca.load(file.read_bytes()).record.header
    assert header.options == msgspec.json.decode(drawn[7])
    assert main(["lab", "report", str(one), "--lang", "en"]) == 0
    told = (one / "report.md").read_text("utf-8")
    assert "monkeyControl=false|true, scenario=4|10" in told
    varied = told.split("### Options that were varied")[1]
    assert "| monkeyControl: ties can be conceded |" in varied
    assert "| scenario: Haggling Hour |" in varied


def test_modules_are_varied_only_as_they_can_be_played():
    modules = ("rules.dangerous_zones", "rocca.floor_iv", "rocca.familiars")
    vary: dict[str, tuple[bool, ...]] = dict.fromkeys(modules, (False, True))
    plan = planned("dungeonology", ["novice"] * 2, 60, vary=vary)
    drawn = [plan.options_of(number) for number in range(60)]
    found = {tuple([options[name] for name in modules]) for options in drawn}
    assert {(False, False, False), (True, False, False), (True, True, True)} <= found
    assert all(zones and floor for zones, floor, familiars in found if familiars)  # RC-FAM.1


def test_any_game_is_replayed_from_its_row(con, tmp_path, capsys):
    file = tmp_path / "game.json"
    typed = ["lab", "replay", str(con), "41", "--out", str(file), "--lang", "en"]
    assert main(typed) == 0
    assert "Game 41 ended as its row says" in capsys.readouterr().out
    table = ludoteca.load(file.read_bytes())
    run = Run(con)
    seats = run.seats.filter(pl.col("number") == 41)
    assert list(table.scores) == seats["score"].to_list()
    assert table.record.header.players == run.row(41)["bots"]
    decisions = run.table("decisions").filter(pl.col("number") == 41)
    assert decisions["seat"].to_list() == [step.seat for step in table.record.steps]
    assert main(typed) == 2  # nobody's file is overwritten
    assert main(["lab", "replay", str(con), "60", "--out", "x", "--lang", "en"]) == 1
    assert "There is no game 60" in capsys.readouterr().err


def test_a_row_that_was_changed_does_not_replay(con, tmp_path, capsys):
    folder = tmp_path / "con"
    shutil.copytree(con, folder)
    file = folder / "games" / "000000.parquet"
    pl.read_parquet(file).with_columns(digest=pl.lit("0" * 16)).write_parquet(file)
    assert main(["lab", "replay", str(folder), "3", "--out", "x", "--lang", "en"]) == 1
    assert "does not end as its row says" in capsys.readouterr().err
    assert not Path("x").exists()
