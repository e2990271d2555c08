"""Where the time goes, as a picture: ``python -m bench.flame king-of-con docs/pictures/flame.svg``.

Random whole games, looked at every millisecond of the process's own CPU time; a bar is as wide as
the share of the looks in which that function was at work or waited for those above it.  Compiled
functions have no frames that Python knows: their time stands with whoever called them, unless
--native asks perf, which sees them by the names of their symbols (native.py).  Two pictures compare
where --full gives both the same scale: what has become quicker has become narrower.
"""

from __future__ import annotations

import argparse
import random
import signal
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from xml.sax.saxutils import escape

import ludoteca
from bench import native
from bench.ours import SEATS
from ludoteca.games import NAMES, game
from ludoteca.kernel.play import apply, awaited, options

EVERY = 0.001
WIDTH, HEIGHT, LETTER = 1000, 16, 6.2
LEAST = 0.004  # of the whole: narrower bars are left out
COLOURS = ("#d9a441", "#c98f3a", "#e0b562", "#d39b4e")

Stack = tuple[str, ...]  # the outermost first


def named(frame: FrameType) -> str:
    """A function as one looks for it: its module and its own name."""
    module = frame.f_globals.get("__name__", "?").removeprefix("ludoteca.").split(".")
    return f"{module[-1]}.{frame.f_code.co_qualname.removesuffix('.<listcomp>')}"


def sampled(name: str, seconds: float) -> tuple[Counter[Stack], int]:
    """Play for so many CPU seconds; how often each stack was met, and the decisions made."""
    found: Counter[Stack] = Counter()

    def look(_signal: int, frame: FrameType | None) -> None:
        stack: list[str] = []
        while frame is not None and frame.f_code is not play.__code__:
            stack.append(named(frame))
            frame = frame.f_back
        found[tuple(reversed(stack))] += 1

    signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        decisions = play(name, seconds)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return found, decisions


def play(name: str, seconds: float) -> int:
    played, rng, seed, decisions = game(name), random.Random(1), 0, 0
    terms, end = played.agree(), time.process_time() + seconds
    while time.process_time() < end:
        s = played.begin(terms, SEATS, seed)
        seed += 1
        while s.stack:
            seat = awaited(s)[0]
            apply(s, seat, options(s, seat).pick(rng))
            decisions += 1
    return decisions


def bars(
    found: Counter[Stack], depth: int = 0, left: float = 0.0
) -> list[tuple[str, int, float, int]]:
    """Name, depth, where it begins and how many looks wide it is; children by name."""
    groups: dict[str, Counter[Stack]] = {}
    for stack, n in found.items():
        if len(stack) > depth:
            groups.setdefault(stack[depth], Counter())[stack] += n
    made = []
    for name, group in sorted(groups.items()):
        made.append((name, depth, left, group.total()))
        made += bars(group, depth + 1, left)
        left += group.total()
    return made


def drawn(found: Counter[Stack], title: str, share: float = 1.0) -> str:
    """The picture: the outermost functions at the foot, over that share of its width."""
    whole = found.total()
    shown = [bar for bar in bars(found) if bar[3] >= LEAST * whole]
    top = max([depth for _, depth, _, _ in shown], default=0) + 2
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top * HEIGHT}" '
        f'font-family="monospace" font-size="10"><title>{escape(title)}</title>',
        f'<text x="4" y="12">{escape(title)}</text>',
    ]
    for name, depth, left, n in shown:
        look = share * WIDTH / whole
        x, wide, y = left * look, n * look, (top - 1 - depth) * HEIGHT
        colour = COLOURS[len(name) % len(COLOURS)]
        label = name[: max(0, int((wide - 4) / LETTER))]
        lines.append(
            f'<g><title>{escape(name)}: {n / whole:.1%}</title><rect x="{x:.1f}" y="{y}" '
            f'width="{wide:.1f}" height="{HEIGHT - 1}" fill="{colour}"/>'
            + (f'<text x="{x + 2:.1f}" y="{y + 11}">{escape(label)}</text>' if label[2:] else "")
            + "</g>"
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.flame", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--seconds", type=float, default=10, help="of CPU time")
    parser.add_argument("--full", type=float, help="what the whole width is: µs for each decision")
    parser.add_argument("--native", action="store_true", help="with perf, into compiled functions")
    parser.add_argument("--only-play", action="store_true", help=argparse.SUPPRESS)  # under perf
    asked = parser.parse_args()
    if asked.only_play:
        play(asked.game, asked.seconds)
        return
    how = "compiled" if ludoteca.compiled() else "pure Python"
    title = f"{asked.game}, random play of {SEATS}, {how}"
    share = 1.0
    if asked.native:
        found = native.sampled(asked.game, asked.seconds)
    else:
        found, decisions = sampled(asked.game, asked.seconds)
        cost = asked.seconds / decisions * 1e6
        title += f", {cost:.1f} µs a decision"
        share = min(1.0, cost / asked.full) if asked.full else 1.0
    title += f": {found.total()} looks"
    asked.file.write_text(drawn(found, title, share), encoding="utf-8")


if __name__ == "__main__":
    main()
