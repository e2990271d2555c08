"""Copies the package, compiles the chosen modules and lays them beside their sources."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import chdir, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from compiling.chosen import compiled_modules
from compiling.freshness import (
    BUILD,
    HERE,
    SHIPPED,
    SOURCES,
    STAMP,
    UNMADE,
    Stamp,
    made_from,
    out_of,
    present,
)
from compiling.marking import mark
from compiling.tools import CompilingError, need_compiler, told_clearly

WORK = BUILD / "compiling"  # the marked copy, C files and objects
WHOLE = WORK / "whole.h"  # what every C file includes, so that it is read once

ADDED = ("**/*.so", "**/*.pyd", "ludoteca/_restoring.py", "ludoteca/_records.py")  # to the sources
MYPY = (
    *("--config-file=", "--strict", "--explicit-package-bases"),
    *("--no-warn-unused-ignores", "--no-warn-return-any"),  # a stack may hold anything (marking.py)
)
INCLUDED = (HERE / "records.h", "__native_ludoteca.h", "__native_internal_ludoteca.h")  # in order
DIRECT = ("-fvisibility=hidden", "-fno-plt")  # our functions call one another without a detour


def build(optimise: int = SHIPPED) -> Path:
    """The folder with the compiled package; nothing is done if it is there already."""
    out, wanted = out_of(optimise), present(optimise)
    if made_from(out) != wanted:
        unfinished = out.with_name(f"{out.name}-unfinished")  # a failure leaves the earlier one
        shutil.rmtree(unfinished, ignore_errors=True)
        try:
            fill(unfinished, out, wanted, optimise)
            shutil.rmtree(out, ignore_errors=True)
            unfinished.rename(out)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    return out


def fill(out: Path, earlier: Path, wanted: Stamp, optimise: int) -> None:
    """The sources, what is compiled of them, and last of all the stamp."""
    shutil.copytree(SOURCES, out, ignore=UNMADE)
    before = made_from(earlier)
    if before is not None and before.code == wanted.code:
        take_over(earlier, out)
    else:
        make(out, optimise)
    (out / STAMP).write_text("\n".join(wanted), encoding="utf-8")


def take_over(earlier: Path, out: Path) -> None:
    """Only tables or words have changed: what was compiled stays as it was."""
    for path in [found for pattern in ADDED for found in earlier.glob(pattern)]:
        shutil.copy2(path, out / path.relative_to(earlier))


def make(out: Path, optimise: int) -> None:
    """Compiles anew, and lays what is made beside the sources that are in *out*."""
    need_compiler()
    shutil.rmtree(WORK / "marked", ignore_errors=True)
    shutil.copytree(SOURCES, WORK / "marked", ignore=UNMADE)
    write_records(out / "ludoteca", WORK / "marked")
    compile_marked(WORK / "marked", out, optimise)


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
    with told_clearly(), chdir(marked):
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
        pool.shutdown(cancel_futures=True)  # where one has failed the others are for nothing
