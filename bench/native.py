"""Stacks of compiled functions, as perf finds them by their symbols.

mypyc calls a function of ours `CPyDef_ludoteca___games___king_of_con___auctions___award`, and a
method of a record `…___resolve_Astatosta_obj_____call__`; the interpreter is one function to perf,
whatever it interprets.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

Stack = tuple[str, ...]  # the outermost first

OFTEN = 997  # looks in a second
DEPTH = 16384  # bytes of the stack that are kept for each look
OURS = re.compile(r"CPyDef_(?P<name>\w+___\w+)")
METHOD = re.compile(r"(?P<name>\w+?)_(?P<record>[A-Z]\w*)_obj")
INTERPRETED = "(interpreted)"
RECORDS = "(records)"  # msgspec's own work


def called(symbol: str) -> str | None:
    """A function of ours: `auctions.award`, `auctions.Astatosta.resolve`; None for any other."""
    found = OURS.fullmatch(symbol)
    if found is None:
        return None
    *packages, module, name = found["name"].replace("_____call__", "").split("___")
    method = METHOD.fullmatch(name)
    if method is not None:
        name = f"{method['record']}.{method['name']}"
    elif packages and module[:1].isupper():  # a method of a class that is no record
        module = f"{packages[-1]}.{module}"
    return f"{module}.{name}"


def bar(line: str) -> str | None:
    """What a line of a look is shown as: of ours each function, of the others a few kinds."""
    _address, _, rest = line.strip().partition(" ")
    symbol, _, library = rest.rpartition(" ")
    name = called(symbol)
    if name is not None:
        return name
    if symbol == "_PyEval_EvalFrameDefault":
        return INTERPRETED
    return RECORDS if "/msgspec/" in library else None


def looks(lines: Iterable[str]) -> Iterator[Stack]:
    """The stacks in what `perf script` says: a paragraph for each look, the innermost first."""
    told: list[str] = []
    for line in lines:
        if line.strip():
            shown = bar(line)
            if shown is not None and not (told and told[-1] == shown):
                told.append(shown)
        elif told:
            yield tuple(reversed(told))
            told = []
    if told:
        yield tuple(reversed(told))


def trimmed(stack: Stack) -> Stack:
    """Without what lies beneath the loop of the games: all of that is interpreted."""
    first = next((i for i, name in enumerate(stack) if name != INTERPRETED), len(stack) - 1)
    return stack[first:]


def sampled(name: str, preset: str | None, seconds: float) -> tuple[Counter[Stack], float]:
    """Play under perf for so many CPU seconds; how often each stack was met, µs of a decision."""
    if shutil.which("perf") is None:
        raise SystemExit("--native needs perf (Debian: apt-get install linux-perf)")
    with tempfile.TemporaryDirectory() as folder:
        data, pipe = str(Path(folder) / "looks"), Path(folder) / "pipe"
        os.mkfifo(pipe)
        look = ["perf", "record", "-q", "-F", str(OFTEN), "-e", "cpu-clock", "-D", "-1"]
        look += ["--control", f"fifo:{pipe}", "--call-graph", f"dwarf,{DEPTH}", "-o", data, "--"]
        loop = [sys.executable, "-m", "bench.flame", name, "-", "--under-perf", str(pipe)]
        loop += ["--seconds", str(seconds), *(["--preset", preset] if preset else [])]
        said = subprocess.run([*look, *loop], capture_output=True, text=True, check=False)
        if said.returncode:
            raise SystemExit(f"perf: {said.stderr.strip()}")
        tell = ["perf", "script", "-i", data, "--no-inline", "-F", "ip,sym,dso"]
        told = subprocess.run(tell, capture_output=True, text=True, check=True).stdout
    found = Counter([trimmed(stack) for stack in looks(told.splitlines())])
    return found, float(said.stdout.split()[-1])


def begin(pipe: Path) -> None:
    """Tell perf to look from now on."""
    with pipe.open("w") as line:
        line.write("enable\n")
