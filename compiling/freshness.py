"""Where a compiled build lies, and whether it is of the present sources."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from compiling.tools import CompilingError

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"
STAMP = ".made-from"
SHIPPED = 2  # gcc's -O of what is measured and installed; tests have a quicker one

UNMADE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
COMPILERS = ("build.py", "chosen.py", "marking.py", "records.h", "restoring.py")


class Stamp(NamedTuple):
    """Digests of all that a build depends on: what is compiled, and what is only copied."""

    code: str
    data: str


def out_of(optimise: int) -> Path:
    """The package as it would be installed; each optimisation has its own."""
    return BUILD / ("compiled" if optimise == SHIPPED else f"compiled-O{optimise}")


def present(optimise: int) -> Stamp:
    """What a build would be made from now."""
    told = [sys.version, platform.machine(), str(optimise)]
    told += [_version(part) for part in ("mypy", "msgspec")]
    files = {path.relative_to(SOURCES).as_posix(): path for path in _sources()}
    code = {name: path for name, path in files.items() if path.suffix == ".py"}
    data = {name: path for name, path in files.items() if path.suffix != ".py"}
    code |= {f"compiling/{name}": HERE / name for name in COMPILERS}
    return Stamp(_digest(" ".join(told), code), _digest("", data))


def made_from(out: Path) -> Stamp | None:
    """What the build in that folder was made from; nothing if it is not whole."""
    try:
        lines = (out / STAMP).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return None
    return Stamp(*lines) if len(lines) == len(Stamp._fields) else None


def stale(optimise: int = SHIPPED) -> str:
    """Why the build there is not of the present sources; nothing if it is."""
    out = out_of(optimise)
    if not out.exists():
        return "not built: make compiled"
    if made_from(out) != present(optimise):
        return "older than the sources, or for another Python, mypy or msgspec: make compiled"
    return ""


def _sources() -> list[Path]:
    """All files that a build is given, in order."""
    found = []
    for folder, folders, names in os.walk(SOURCES):
        left_out = UNMADE(folder, [*folders, *names])
        folders[:] = [name for name in folders if name not in left_out]
        found += [Path(folder, name) for name in names if name not in left_out]
    return sorted(found)


def _digest(told: str, files: Mapping[str, Path]) -> str:
    digest = hashlib.sha256(told.encode())
    for name, path in files.items():
        digest.update(f"\0{name}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _version(part: str) -> str:
    try:
        return version(part)
    except PackageNotFoundError as error:
        raise CompilingError(f"{part} is missing: pip install mypy setuptools") from error
