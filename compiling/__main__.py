"""``python -m compiling``: the compiled package in build/compiled, ready for PYTHONPATH."""

from __future__ import annotations

import argparse

from compiling.build import CompilingError, build


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m compiling", description=__doc__)
    parser.add_argument("--optimise", type=int, default=2, choices=range(4), help="as gcc's -O")
    try:
        print(build(parser.parse_args().optimise))
    except CompilingError as error:
        raise SystemExit(f"not compiled: {error}") from error


if __name__ == "__main__":
    main()
