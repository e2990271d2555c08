"""The decoders alone, for as long as is asked: ``python -m tests.hostile.fuzz --seconds 60``.

With `atheris` (pip install atheris) what is tried follows the branches of our code; without it true
pieces are spoilt at random.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

DECODERS = "tests.hostile.decoders"


def by_coverage(seconds: float) -> None:
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["ludoteca.kernel", "ludoteca.games"]):
        decoders: Any = import_module(DECODERS)
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(decoders.pieces()):
            (Path(folder) / str(number)).write_bytes(data)
        told = [sys.argv[0], f"-max_total_time={seconds:.0f}", f"-max_len={decoders.LONG}", folder]
        atheris.Setup(told, decoders.one)
        atheris.Fuzz()


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.hostile.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if find_spec("atheris") is not None:
        by_coverage(args.seconds)
        return
    decoders: Any = import_module(DECODERS)
    tried = decoders.at_random(args.seconds, args.seed)
    print(f"{tried} pieces tried; refused as expected: {dict(decoders.refused)}")


if __name__ == "__main__":
    main()
