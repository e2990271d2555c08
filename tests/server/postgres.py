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
    """A server in *folder*, that can be stopped as by a failure and started again."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        binaries = programs()
        assert binaries is not None
        self.folder, self.binaries = folder, binaries
        self.settings = () if durable else QUICK
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
            self.as_user = ["runuser", "-u", USER, "--"]
        self._do("initdb", "-U", USER, "-E", "UTF8", "--auth=trust", "--locale=C", "--no-sync")

    def _do(self, program: str, *told: str) -> None:
        command = [*self.as_user, str(self.binaries / program), "-D", str(self.folder / "data")]
        subprocess.run([*command, *told], check=program == "initdb", capture_output=True, cwd="/")

    def start(self) -> None:
        """It listens to this machine alone."""
        serve = [str(self.binaries / "postgres"), "-D", str(self.folder / "data")]
        serve += ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        for setting in self.settings:
            serve += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            command = [*self.as_user, *serve]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        self.wait(self.process)

    def kill(self) -> None:
        """At once, nothing tidied up."""
        if self.process is not None:
            self._do("pg_ctl", "-m", "immediate", "stop")
            self.process.wait(PATIENCE)
            self.process = None

    def processes(self) -> list[int]:
        """The first of them, and those that it has started."""
        with contextlib.suppress(OSError, ValueError):
            first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            more = Path(f"/proc/{first}/task/{first}/children").read_text().split()
            return [first, *map(int, more)]
        return []

    def limit(self, size: str) -> None:
        """How many bytes its files may have from now on; those that are longer stay."""
        for pid in self.processes():
            command = [*self.as_user, "prlimit", "--pid", str(pid), f"--fsize={size}:"]
            subprocess.run(command, check=False, capture_output=True, cwd="/")

    def recover(self) -> None:
        """After a failure of its own: until it answers again, begun again if it has ended."""
        assert self.process is not None
        try:
            self.wait(self.process)
        except AssertionError:
            if self.process.poll() is None:
                raise
            self.start()

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
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """A new one; *durable*: what it has promised it keeps, also when it is killed."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    try:
        made = Cluster(folder, durable=durable)
        try:
            made.start()
            yield made
        finally:
            made.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port
