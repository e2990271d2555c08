"""Our search against OpenSpiel's own, at the same number of simulations, on our games.

``python -m bench.duel`` plays two-player games with the seats taken in turn.  OpenSpiel's search
(its Python `ISMCTSBot` with random play-outs) chooses small steps of the same rules, each step with
that many simulations; ours gets as many for a whole choice.
"""

from __future__ import annotations

import argparse
import os
import subprocess

from bench.environments import ROOT, prepare


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("--game", default="king-of-con")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    python = prepare("duel")
    script = ROOT / "bench" / "peers" / "duel_play.py"
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    told = [args.game, str(args.games), str(args.simulations), str(args.seed)]
    surroundings = os.environ | {"PYTHONPATH": paths}
    subprocess.run([str(python), str(script), *told], env=surroundings, check=True)


if __name__ == "__main__":
    main()
