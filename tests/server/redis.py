"""A throw-away Redis at a loopback port, that keeps nothing and can be stopped and started."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.postgres import free_port

PROGRAM = shutil.which("redis-server")
PATIENCE = 20  # seconds
NOTE = (
    "hall: tried with several processes"
    if PROGRAM
    else "hall: Redis is not installed (apt-get install redis-server): tried with one process alone"
)


class Redis:
    """A server that runs, most of the time."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        assert PROGRAM is not None
        told = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [PROGRAM, *told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Redis does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def redis() -> Iterator[Redis]:
    made = Redis()
    made.start()
    try:
        yield made
    finally:
        made.kill()
