"""A wheel is built and starts in a fresh place; without a compiler it is a pure one.

What `make wheels` does with pip, environments and a C compiler is left to that: it takes minutes.
"""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

import ludoteca
from compiling import freshness
from compiling.wheels import played

PYTHON = Path(sys.executable)
RUNNING = Path(ludoteca.__file__).parents[1]
KIND = "compiled" if ludoteca.compiled() else "pure"


def wheel(folder: Path) -> Path:
    """Built as pip would, but without an environment that is fetched for it."""
    builder = import_module("hatchling.builders.wheel").WheelBuilder(str(freshness.ROOT))
    (found,) = builder.build(directory=str(folder / "dist"), versions=["standard"])
    return Path(found)


def unpacked(found: Path, folder: Path) -> Path:
    with ZipFile(found) as archive:
        archive.extractall(folder / "installed")
    assert (folder / "installed" / "ludoteca" / "__init__.py").exists()
    return folder / "installed"


def test_the_wheel_of_this_run_plays_in_a_fresh_place(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTECA_COMPILE", "required" if ludoteca.compiled() else "0")
    monkeypatch.setattr("compiling.build.build", lambda: RUNNING)  # not compiled once more
    found = wheel(tmp_path)
    assert found.name.endswith("-py3-none-any.whl") is not ludoteca.compiled()
    installed = unpacked(found, tmp_path)
    assert played(PYTHON, installed, KIND, PYTHONPATH=str(installed))


@pytest.fixture
def no_compiler(tmp_path, monkeypatch):
    monkeypatch.setattr(freshness, "BUILD", tmp_path / "build")
    monkeypatch.setenv("CC", "/nonexistent/cc")


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_wheel_is_pure_and_that_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LUDOTECA_COMPILE", "1")
    assert wheel(tmp_path).name.endswith("-py3-none-any.whl")
    told = capsys.readouterr().err
    assert "The wheel is pure Python" in told
    assert "there is no C compiler /nonexistent/cc" in told


@pytest.mark.usefixtures("no_compiler")
def test_who_requires_a_compiled_wheel_gets_it_or_none(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LUDOTECA_COMPILE", "required")
    with pytest.raises(SystemExit):
        wheel(tmp_path)
    assert "not compiled, as LUDOTECA_COMPILE=required asks" in capsys.readouterr().err


@pytest.mark.skipif(not ludoteca.compiled(), reason="there is nothing to fall back from")
def test_on_another_python_a_compiled_build_plays_the_same_as_its_sources(tmp_path):
    """Its extensions bear the name of another interpreter, so that nothing imports them."""
    there = tmp_path / "there"
    shutil.copytree(RUNNING, there, ignore=shutil.ignore_patterns("__pycache__", "static"))
    extensions = [*there.rglob("*.so")]
    assert extensions
    for path in extensions:
        path.rename(path.with_name(f"{path.name.partition('.')[0]}.cpython-399-elsewhere.so"))
    here = played(PYTHON, tmp_path, "compiled", PYTHONPATH=str(RUNNING))
    assert played(PYTHON, tmp_path, "pure", PYTHONPATH=str(there)) == here
