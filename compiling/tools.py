"""What compiling needs, and what is said where it is missing or fails."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager

INSTALL = (
    "Install one with Python's headers (Debian, Ubuntu: apt-get install gcc libc6-dev python3-dev),"
    " or go on in pure Python: it plays the same, at half the speed."
)


class CompilingError(Exception):
    """Why the package cannot be compiled here; as pure Python it works everywhere."""


def need_compiler() -> None:
    """Asked first: mypyc works for a minute before the C compiler has its turn."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    program = [*shlex.split(command), ""][0]
    if program and shutil.which(program) is None:
        raise CompilingError(f"there is no C compiler {program} here. {INSTALL}")


@contextmanager
def told_clearly() -> Iterator[None]:
    """What mypyc, setuptools and the C compiler raise, as one sentence and what to do."""
    from setuptools.errors import BaseError, CCompilerError

    try:
        yield
    except SystemExit as error:  # so mypyc ends, when mypy has printed what is wrong
        raise CompilingError(
            f"mypyc does not take these sources: {error}; mypy's own words are above."
        ) from error
    except (BaseError, CCompilerError) as error:
        raise CompilingError(
            f"the C compiler failed: {error}; its own words are above. {INSTALL}"
        ) from error
