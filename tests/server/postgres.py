"""A throw-away PostgreSQL at a loopback port: a folder of its own, gone when the tests are over.

The databases that tests are tried with are `DATABASES`: SQLite, and PostgreSQL where Debian's
package (or any that lies in ``/usr/lib/postgresql``) is installed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from tests.server.aside import run as run_aside

USER = "postgres"  # PostgreSQL refuses to run as root
PATIENCE = 60  # seconds
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=16MB")
_numbers = itertools.count(1)


def programs() -> Path | None:
    """The folder of the newest PostgreSQL; None: it is not installed, or nobody may start it."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda x: float(x.parts[4])
    )
    by_others = os.geteuid() != 0 or shutil.which("runuser") is not None
    return found[-1].parent if found and by_others and find_spec("asyncpg") else None


DATABASES = ["sqlite", "postgresql"] if programs() else ["sqlite"]
NOTE = (
    "hall: tried with SQLite and PostgreSQL"
    if programs()
    else "hall: PostgreSQL is not installed (apt-get install postgresql): tried with SQLite alone"
)


class Cluster:
    """A server that runs."""

    def __init__(self, port: int) -> None:
        self.port = port

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The URL of a database with nothing in it."""
        name = f"hall_{next(_numbers)}"
        run_aside(self._tell(f"CREATE DATABASE {name}"))
        return self.url(name)

    async def _tell(self, statement: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.url(), timeout=PATIENCE)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        """Until it answers."""
        for _ in range(PATIENCE * 10):
            with contextlib.suppress(OSError, asyncio.TimeoutError, _not_yet()):
                run_aside(self._tell("SELECT 1"))
                return
            assert process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.1)
        raise AssertionError("PostgreSQL does not answer")


def _not_yet() -> type[Exception]:
    import asyncpg

    found: type[Exception] = asyncpg.CannotConnectNowError
    return found


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A new one; it listens to this machine alone."""
    binaries = programs()
    assert binaries is not None
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    try:
        as_user = []
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
            as_user = ["runuser", "-u", USER, "--"]
        data = folder / "data"
        initdb = [str(binaries / "initdb"), "-D", str(data), "-U", USER, "-E", "UTF8"]
        initdb += ["--auth=trust", "--locale=C", "--no-sync"]
        subprocess.run([*as_user, *initdb], check=True, capture_output=True, cwd="/")
        made = Cluster(free_port())
        serve = [str(binaries / "postgres"), "-D", str(data), "-p", str(made.port)]
        serve += ["-h", "127.0.0.1", "-k", str(folder)]
        for setting in QUICK:
            serve += ["-c", setting]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen([*as_user, *serve], stdout=log, stderr=log, cwd="/")
        try:
            made.wait(process)
            yield made
        finally:
            stop = [str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop"]
            subprocess.run([*as_user, *stop], check=False, capture_output=True, cwd="/")
            process.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
