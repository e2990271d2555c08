"""Our search against OpenSpiel's own, at the same number of simulations, on our games.

``python -m bench.duel`` plays two-player games with the seats taken in turn.  OpenSpiel's search
(its Python `ISMCTSBot` with random play-outs) chooses small steps of the same rules, each step with
that many simulations; ours gets as many for a whole choice.  With ``--keep FILE`` each game that
has ended is a line there, and another run goes on where the last one was.
"""

from __future__ import annotations

import argparse
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bench.asked import at_least
from bench.environments import ROOT, prepare
from bench.measure import MARK
from ludoteca.bots.versions import version
from ludoteca.games import NAMES, game
from ludoteca.lab.figures import interval

GAMES = ("king-of-con", "chamber-of-wonders")


class Duel(msgspec.Struct, frozen=True):
    """What is played; of two games with the same deal each search begins one."""

    rules: int
    bots: int
    game: str
    simulations: int
    seed: int


class Ended(msgspec.Struct, frozen=True):
    """The number of a game, our seat in it, and by seat how it ended."""

    duel: Duel
    number: int
    ours: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    won: bool


def kept(path: Path | None, duel: Duel) -> dict[int, Ended]:
    """By number, the games of that duel in the file; a line that was cut off is played again."""
    if path is None or not path.exists():
        return {}
    whole = path.read_bytes().rpartition(b"\n")[0]
    ended = [msgspec.json.decode(line, type=Ended) for line in whole.splitlines()]
    return {one.number: one for one in ended if one.duel == duel}


def add(path: Path | None, ended: Ended) -> None:
    """A line more, behind the last whole one."""
    if path is None:
        return
    old = path.read_bytes() if path.exists() else b""
    with path.open("ab") as file:
        file.truncate(old.rfind(b"\n") + 1)
        file.write(msgspec.json.encode(ended) + b"\n")


def played(duel: Duel, numbers: Sequence[int]) -> Iterator[Ended]:
    """These games, in the process of a Python that has OpenSpiel."""
    command = [str(prepare("duel")), str(ROOT / "bench" / "peers" / "duel_play.py"), duel.game]
    command += [str(number) for number in (duel.simulations, duel.seed, *numbers)]
    paths = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with subprocess.Popen(
        command, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(MARK):
                told: dict[str, Any] = msgspec.json.decode(line.removeprefix(MARK))
                yield msgspec.convert({"duel": msgspec.to_builtins(duel), **told}, Ended)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)


def tell(duel: Duel, wins: int, games: int) -> None:
    low, high = interval(wins, games)
    print(
        f"{duel.game}, {duel.simulations} simulations: ours wins {wins} of {games} games"
        f" ({wins / games:.1%}, 95 % interval {low:.1%} to {high:.1%})",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("--game", nargs="+", choices=NAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=at_least(1), default=20, help="of each")
    parser.add_argument("--simulations", type=at_least(1), default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a line for each game")
    args = parser.parse_args()
    for name in args.game:
        duel = Duel(game(name).rules, version(name), name, args.simulations, args.seed)
        known = kept(args.keep, duel)
        ended = [known[number] for number in range(args.games) if number in known]
        left = [number for number in range(args.games) if number not in known]
        if ended:
            tell(duel, sum([one.won for one in ended]), len(ended))
        for one in played(duel, left) if left else ():
            add(args.keep, one)
            ended.append(one)
            tell(duel, sum([each.won for each in ended]), len(ended))


if __name__ == "__main__":
    main()
