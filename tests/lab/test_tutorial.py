"""The tutorial does what it says: its blocks run in their order, with fewer games."""

import re
import shlex
from pathlib import Path

import pytest

from ludoteca.cli import main

TEXT = (Path(__file__).parents[2] / "docs/lab-tutorial.md").read_text("utf-8")
BLOCKS = re.findall(r"```(sh|python)\n(.*?)```", TEXT, re.DOTALL)
FEWER = {"6000": "40", "200": "12"}


def test_there_is_something_to_run():
    assert [kind for kind, _ in BLOCKS].count("python") == 1
    assert sum(text.count("ludoteca ") for kind, text in BLOCKS if kind == "sh") >= 10


@pytest.mark.timeout(120)
def test_every_block_of_the_tutorial_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for kind, text in BLOCKS:
        if kind == "python":
            exec(compile(text, "lab-tutorial.md", "exec"), {})
            told = capsys.readouterr().out
            assert re.findall(r"^(en|fr|it): the first wins [\d.]+%", told, re.M) == [
                "en", "fr", "it",
            ]  # fmt: skip
            continue
        for line in text.strip().splitlines():
            _, *typed = [FEWER.get(word, word) for word in shlex.split(line)]
            more = ["--workers", "1"] if typed[1] in ("run", "play-out") else []
            assert main([*typed, *more, "--lang", "en"]) == 0, line
    assert (tmp_path / "runs/fr/report.html").exists()
    assert (tmp_path / "runs/fr/compared-with-en.md").exists()
