"""Every test in a folder of its own, with a system that speaks English."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is where the command is typed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("LUDOTECA_LANG", raising=False)
    monkeypatch.delenv("LUDOTECA_DEBUG", raising=False)
    monkeypatch.setattr("ludoteca.cli.commands.which", lambda name: f"/usr/bin/{name}")
    return tmp_path
