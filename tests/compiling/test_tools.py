"""Where compiling fails, one sentence says why and what to do."""

from __future__ import annotations

import sys

import pytest
from setuptools.errors import CompileError, ExecError

from compiling import __main__, freshness
from compiling.tools import CompilingError, need_compiler, told_clearly


def test_without_a_compiler_there_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(freshness, "BUILD", tmp_path)
    monkeypatch.setattr(sys, "argv", ["compiling"])
    monkeypatch.setenv("CC", "/nonexistent/cc -pipe")
    with pytest.raises(SystemExit, match=r"no C compiler /nonexistent/cc here\..*apt-get install"):
        __main__.main()


def test_a_compiler_is_found_by_its_name_or_path(monkeypatch):
    for command in (sys.executable, f"{sys.executable} -pipe"):
        monkeypatch.setenv("CC", command)
        need_compiler()


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (CompileError("command 'gcc' failed"), "the C compiler failed: command 'gcc' failed"),
        (ExecError("no space"), "the C compiler failed: no space"),
        (SystemExit("Typechecking failure"), "mypyc does not take these sources"),
    ],
)
def test_what_the_tools_raise_is_told_clearly(trouble, told):
    with pytest.raises(CompilingError, match=told), told_clearly():
        raise trouble


def test_without_mypy_it_is_said_what_to_install(monkeypatch):
    def version(part: str) -> str:
        raise freshness.PackageNotFoundError(part)

    monkeypatch.setattr(freshness, "version", version)
    with pytest.raises(CompilingError, match="mypy is missing: pip install mypy setuptools"):
        freshness.present(0)
