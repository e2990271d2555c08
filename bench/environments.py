"""One virtual environment per peer, so that no peer's dependencies meet another's or ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "bench" / "peers"
ENVIRONMENTS = ROOT / ".bench"


class UnavailableError(Exception):
    """Says why a program cannot be run or gave nothing; the others still run."""


def prepare(peer: str) -> Path:
    """The peer's Python; rebuilt only when its requirements or our interpreter have changed."""
    home = ENVIRONMENTS / peer
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    requirements = REQUIREMENTS / f"{peer}.txt"
    if not requirements.exists():
        raise UnavailableError(f"there is no bench/peers/{peer}.txt")
    stamp = home / "installed.txt"
    wanted = f"# Python {sys.version}\n{requirements.read_text(encoding='utf-8')}"
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    print(f"installing {peer} ...", file=sys.stderr, flush=True)
    stamp.unlink(missing_ok=True)
    _do([sys.executable, "-m", "venv", "--clear", str(home)])
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _do([*pip, "--requirement", str(requirements)])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def _do(command: list[str]) -> None:
    """Of a failed command's many lines the reason is pip's first ERROR, else the last line."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise UnavailableError(str(error)) from error
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines() or ["no message"]
        raise UnavailableError(
            next((line for line in lines if line.startswith("ERROR")), lines[-1])
        )
