"""How the levels of the bots stand: the kept games of ladders as one table.

``ludoteca lab ladder GAME … --keep bench/ladders/FILE.jsonl`` plays and keeps them, and goes on
where it was; ``python -m bench.levels`` counts.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from ludoteca.bots import NAMES as LEVELS
from ludoteca.games import NAMES
from ludoteca.lab.kept_matches import everything
from ludoteca.lab.ladder import rungs
from ludoteca.lab.matches import Match, Outcome

LADDERS = Path(__file__).parent / "ladders"
HEAD = "| Game | Players | Level | Among | Games | Won | 95 % interval | Fair share |"


def table(outcomes: Iterable[Outcome]) -> list[str]:
    """A row for each game as agreed, number of players and pair of neighbouring levels."""
    by_table = defaultdict(list)
    for outcome in outcomes:
        match = outcome.match
        by_table[NAMES.index(match.game), agreed(match), len(match.seats)].append(outcome)
    rows = [HEAD, "|---|---:|---|---|---:|---:|---:|---:|"]
    for (game, how, seats), played in sorted(by_table.items(), key=lambda item: item[0]):
        for rung in rungs(played, LEVELS):
            low, high = rung.bounds
            rows.append(
                f"| {NAMES[game]}{how} | {seats} | {rung.level} | {rung.against} | {rung.games} | "
                f"{100 * rung.rate:.1f} % | {100 * low:.1f}–{100 * high:.1f} % | "
                f"{100 * rung.fair:.0f} % |"
            )
    return rows


def agreed(match: Match) -> str:
    """What was agreed other than usual."""
    told = [name if value is True else f"{name}={value}" for name, value in match.options.items()]
    return f" with {', '.join(sorted(told))}" if told else ""


def present(files: Sequence[Path]) -> list[Outcome]:
    """The games of these files that the present rules and levels have played."""
    return [one.outcome for file in files for one in everything(file) if one.of_now]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, default=sorted(LADDERS.glob("*.jsonl")))
    print("\n".join(table(present(parser.parse_args().files))))


if __name__ == "__main__":
    main()
