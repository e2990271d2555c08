"""A hall of its own: `ludoteca host` as a process, on a free port of this machine."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

PATIENCE = 300  # seconds until a server must answer; one that ends by itself is not waited for
SEED = int(os.environ.get("LUDOTECA_SEED", "7"))
# Tables draw their seed by chance; here each draws the same, so that a run can be repeated.
RUN = f"""
import secrets, sys
from ludoteca.cli import main
secrets.randbits = lambda bits: {SEED}
sys.exit(main())
"""


def free_port() -> int:
    """One that no outgoing line is given, or a browser calling a dead hall may take its port."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Hall:
    """A server with a database in *folder*; it can be killed and started again.

    *spoilt* is Python that the process does first: to make it slow, say; *db* another database,
    and *more* is told to it as well.
    """

    def __init__(
        self, folder: Path, spoilt: str = "", *, db: str | None = None, more: Sequence[str] = ()
    ) -> None:
        self.spoilt = spoilt
        self.port = free_port()
        self.folder = folder
        self.database = folder / "hall.db"
        self.db, self.more = db or f"sqlite:///{self.database}", more
        self.log = folder / "hall.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            *(sys.executable, "-c", f"{self.spoilt}\n{RUN}", "host", "--port", str(self.port)),
            *("--db", self.db, "--bot-delay", "0", "--hints", "adept", *self.more),
        ]
        environment = {**os.environ, "PYTHONWARNINGS": "default"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the hall did not start:\n{self.log.read_text()[-3000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/api/games", timeout=20) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the power fails."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None
