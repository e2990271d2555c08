"""The bench: what cannot be measured is refused before anything is, with what to do."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

from bench import __main__ as whole
from bench import compare
from bench.passes import counted
from bench.programs import PROGRAMS

WRONG = [
    ("compare", "HEAD --passes 0", "'0' is not a whole number from 1 on"),
    ("compare", "HEAD --seconds 0", "'0' is not a number above 0"),
    ("compare", "HEAD --seconds soon", "'soon' is not a number above 0"),
    ("lab", "--games -1", "'-1' is not a whole number from 0 on"),
    ("lab", "--shared many", "'many' is not a whole number from 0 on"),
    ("balance", "--games 1", "'1' is not a whole number from 2 on"),
    ("strength", "--games 0", "'0' is not a whole number from 1 on"),
    ("expeditions", "--games 0", "'0' is not a whole number from 1 on"),
    ("duel", "--simulations 0", "'0' is not a whole number from 1 on"),
    ("tuning", "king-of-con --games 1", "'1' is not a whole number from 2 on"),
    ("climbing", "king-of-con --rounds 0", "'0' is not a whole number from 1 on"),
    ("capacity", "--ms nan", "'nan' is not a number above 0"),
]


@pytest.mark.parametrize(("tool", "typed", "told"), WRONG)
def test_a_number_that_makes_no_sense_is_refused_at_once(tool, typed, told, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", [tool, *typed.split()])
    with pytest.raises(SystemExit) as ended:
        import_module(f"bench.{tool}").main()
    assert ended.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "told"), [("", "no program is named"), ("nonsense,ours", "no such program: nonsense")]
)
def test_who_names_no_program_learns_which_there_are(typed, told, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "--only", typed])
    with pytest.raises(SystemExit) as ended:
        whole.main()
    assert ended.value.code == 2
    assert f"{told}; there are {', '.join(PROGRAMS)}" in capsys.readouterr().err


def test_a_folder_is_no_file_to_write_the_figures_to(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "--json", str(tmp_path)])
    with pytest.raises(SystemExit):
        whole.main()
    assert "is a folder; name a file in it" in capsys.readouterr().err


def test_a_run_of_which_nothing_can_be_measured_fails(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "--only", "compiled"])
    monkeypatch.setattr(whole, "_start", lambda _names: ({}, {"compiled": "not built"}))
    assert whole.main() == 1
    assert capsys.readouterr().out == "compiled: not available: not built\n"


def test_without_git_it_is_said_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match="git is needed"):
        compare.unpack("HEAD", "src", Path(tmp_path))


@pytest.mark.parametrize(("live", "told"), [(True, "\rpass 0 of 11"), (False, "pass 0 of 11\n")])
def test_only_a_terminal_is_told_of_every_pass(live, told, monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: live)
    assert list(counted(11)) == list(range(12))
    said = capsys.readouterr().err
    assert said.startswith(told)
    assert (said.count("\r"), said.count("\n")) == ((12, 1) if live else (0, 3))
