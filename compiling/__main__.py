"""``python -m compiling``: the compiled package in build/, ready for PYTHONPATH.

It is in build/compiled, and with another optimisation than -O2 in a folder of its own.
"""

from __future__ import annotations

import argparse

from compiling.build import build
from compiling.freshness import SHIPPED
from compiling.tools import CompilingError


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument(
        "--optimise", type=int, default=SHIPPED, choices=range(4), help="as gcc's -O"
    )
    try:
        print(build(parser.parse_args().optimise))
    except CompilingError as error:
        raise SystemExit(f"not compiled: {error}") from error


if __name__ == "__main__":
    main()
