"""Copies the package, compiles the chosen modules and lays them beside their sources."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir, contextmanager
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from compiling.chosen import compiled_modules
from compiling.marking import mark

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"
OUT = BUILD / "compiled"  # the package as it would be installed
WORK = BUILD / "compiling"  # the marked copy, C files and objects
WHOLE = WORK / "whole.h"  # what every C file includes, so that it is read once
STAMP = ".made-from"

ADDED = ("**/*.so", "**/*.pyd", "ludoteca/_restoring.py", "ludoteca/_records.py")  # to the sources
MYPY = (
    *("--config-file=", "--strict", "--explicit-package-bases"),
    *("--no-warn-unused-ignores", "--no-warn-return-any"),  # a stack may hold anything (marking.py)
)
INCLUDED = (HERE / "records.h", "__native_ludoteca.h", "__native_internal_ludoteca.h")  # in order
DIRECT = ("-fvisibility=hidden", "-fno-plt")  # our functions call one another without a detour
UNMADE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


class CompilingError(Exception):
    """Why the package cannot be compiled here; as pure Python it works everywhere."""


def made_from(optimise: int) -> str:
    """A digest of all that the compiled modules depend on."""
    digest = hashlib.sha256(f"{sys.version} {platform.machine()} {optimise}".encode())
    for part in ("mypy", "msgspec"):
        digest.update(version(part).encode())
    ours = [HERE / name for name in ("build.py", "chosen.py", "marking.py", "records.h")]
    for path in (*sorted(SOURCES.glob("**/*.py")), *ours, HERE / "restoring.py"):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def build(optimise: int = 2) -> Path:
    """The folder with the compiled package; nothing is done if it is there already."""
    stamp, wanted = OUT / STAMP, made_from(optimise)
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted):
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.rmtree(WORK / "marked", ignore_errors=True)
        shutil.copytree(SOURCES, OUT, ignore=UNMADE)
        shutil.copytree(SOURCES, WORK / "marked", ignore=UNMADE)
        write_records(OUT / "ludoteca", WORK / "marked")
        compile_marked(WORK / "marked", OUT, optimise)
        stamp.write_text(wanted, encoding="utf-8")
    return OUT


def write_records(package: Path, marked: Path) -> None:
    """What the compiled modules need at run time; mypy reads it beside the marked ones too."""
    records = mark(marked, compiled_modules(marked / "ludoteca"))
    told = "RECORDS: dict[str, tuple[str | None, dict[str, Any], dict[str, str]]]"
    lines = [f"    {name!r}: {record!r},\n" for name, record in sorted(records.items())]
    text = f"from typing import Any\n\n{told} = {{\n{''.join(lines)}}}\n"
    for folder in (package, marked / "ludoteca"):
        (folder / "_records.py").write_text(text, encoding="utf-8")
        shutil.copy(HERE / "restoring.py", folder / "_restoring.py")


def compile_marked(marked: Path, out: Path, optimise: int) -> None:
    """mypyc, then the C compiler, both cores at once."""
    try:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext
    except ImportError as error:
        raise CompilingError(f"{error.name} is missing: pip install mypy setuptools") from error
    files = [str(path.relative_to(marked)) for path in compiled_modules(marked / "ludoteca")]
    with chdir(marked):
        extensions = mypycify(
            [*MYPY, *files],
            opt_level=str(optimise),
            debug_level="0",
            multi_file=True,
            target_dir=str(WORK / "c"),
            separate=[(files, "ludoteca")],  # else it takes the subclasses it knows for all
        )
        for extension in extensions:
            if extension.name.endswith("__mypyc"):  # the others only open this one
                told = extension.extra_compile_args
                extension.extra_compile_args = [*told, *DIRECT, "-include", str(WHOLE)]
        WHOLE.write_text("".join([f'#include "{header}"\n' for header in INCLUDED]), "utf-8")
        command = build_ext(Distribution({"name": "ludoteca", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(out), str(WORK / f"objects-{optimise}")
        command.ensure_finalized()
        with ThreadPoolExecutor(os.cpu_count()) as pool, all_at_once(pool):
            command.run()


def newer(made: Path, source: Path) -> bool:
    """Whether an object is newer than all it was made of; mypyc writes only what has changed."""
    headers = [*(WORK / "c").glob("*.h"), HERE / "records.h"]
    latest = max([path.stat().st_mtime for path in (source, *headers)])
    return made.exists() and made.stat().st_mtime > latest


def precompile(compiler: Any, _: str, flags: list[str], more: list[str], *__: Any) -> None:
    """Read once what all C files include: three megabytes, which take a third of their time."""
    if str(WHOLE) in more:
        others = [flag for flag in more if flag not in ("-include", str(WHOLE))]
        compiler.spawn([*compiler.compiler_so, *flags, str(WHOLE), "-o", f"{WHOLE}.gch", *others])


@contextmanager
def all_at_once(pool: ThreadPoolExecutor) -> Iterator[None]:
    """The C files of one library are compiled beside one another, and then linked."""
    # By this name setuptools finds it too; `setuptools._distutils` may be another copy.
    UnixCCompiler = import_module("distutils.unixccompiler").UnixCCompiler  # noqa: N806

    compile_one, link = UnixCCompiler._compile, UnixCCompiler.link
    begun: list[Future[None]] = []

    def begin(compiler: Any, made: str, source: str, *arguments: Any) -> None:
        if not newer(Path(made), Path(source)):
            if not begun:
                precompile(compiler, *arguments)
            begun.append(pool.submit(compile_one, compiler, made, source, *arguments))

    def link_when_done(*arguments: Any, **named: Any) -> None:
        for one in begun:
            one.result()
        begun.clear()
        link(*arguments, **named)

    UnixCCompiler._compile, UnixCCompiler.link = begin, link_when_done
    try:
        yield
    finally:
        UnixCCompiler._compile, UnixCCompiler.link = compile_one, link
