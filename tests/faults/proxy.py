"""The proxy of the recipe in deploy/ instead of a bad line: Caddy, with that very file."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

from tests.browser.hall import free_port

CADDYFILE = Path(__file__).parent.parent.parent / "deploy" / "Caddyfile"
PATIENCE = 30.0  # seconds until it must answer


class Proxy:
    """A port of its own; whoever comes there is brought to one of the halls."""

    def __init__(self, ports: list[int]) -> None:
        if shutil.which("caddy") is None:
            raise SystemExit("There is no Caddy on this machine (apt-get install caddy).")
        self.halls = " ".join([f"127.0.0.1:{port}" for port in ports])
        self.port = free_port()
        self.cut = 0  # it cuts nobody off
        self.home = tempfile.TemporaryDirectory()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        surroundings = {
            **os.environ,
            "PUBLIC_URL": f"http://127.0.0.1:{self.port}",
            "HALLS": self.halls,
            "HOME": self.home.name,
            "XDG_CONFIG_HOME": self.home.name,
            "XDG_DATA_HOME": self.home.name,
        }
        command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
        log = (Path(self.home.name) / "log").open("wb")
        self.process = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log)
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self._answers):
                assert self.process.poll() is None, (Path(self.home.name) / "log").read_text()
                await asyncio.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=2) as told:
                return bool(told.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    async def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            await asyncio.to_thread(self.process.wait)
        self.home.cleanup()
