"""Where the time goes, as a picture: ``python -m bench.flame king-of-con docs/pictures/flame.svg``.

Random whole games, looked at in short steps of the process's own CPU time, after some that only
warm up; a bar is as wide as the share of the looks in which that function was at work or waited
for those above it.  Compiled functions have no frames that Python knows: their time stands with
whoever called them, unless --native asks perf, which sees them by the names of their symbols
(native.py).  Two pictures compare where --full gives both the same scale: what has become quicker
has become narrower.  Sources of another revision are drawn where PYTHONPATH names them first.
"""

from __future__ import annotations

import argparse
import random
import re
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any
from xml.sax.saxutils import escape
from zlib import crc32

import ludoteca
from bench import native
from ludoteca.games import NAMES, game
from ludoteca.kernel.play import apply, awaited, options

SEATS = 4
EVERY = 0.001  # seconds, or as often as the system looks at its clocks: mostly 0.004
WARM = 1.0  # seconds: content is read, what is kept for later is made
WIDTH, HEIGHT, LETTER = 1000, 16, 6.1
HEAD, EDGE = 24, 6  # above and around the bars
LEAST = 0.004  # of the whole: narrower bars are left out
GROUND, INK = "#fdf6e6", "#2b2115"
COLOURS = (
    "#e0a94a",
    "#ecc878",
    "#e09a5c",
    "#d8bd6c",
    "#e8b36b",
    "#d99f7a",
    "#cfae52",
    "#efc993",
)
ROOT = "random play"
WITHIN = re.compile(r"\.<(locals|\w+)>")  # `.<locals>`, `.<listcomp>`, `.<lambda>`

Stack = tuple[str, ...]  # the outermost first


class Loop:
    """Random games of one kind, one after the other."""

    def __init__(self, name: str, preset: str | None = None) -> None:
        self.played = game(name)
        self.terms = self.played.agree(**self._options(preset))
        self.rng, self.seed = random.Random(1), 0

    def _options(self, preset: str | None) -> dict[str, Any]:
        if preset is None:
            return {}
        found = self.played.presets
        if preset not in found:
            among = ", ".join(found) or "none"
            raise ValueError(f"no preset {preset!r} of {self.played.name}; there are: {among}")
        return {"options": found[preset]}

    def play(self, seconds: float) -> int:
        """Whole games until so much CPU time has gone; how many decisions they had."""
        decisions, end = 0, time.process_time() + seconds
        while time.process_time() < end:
            s = self.played.begin(self.terms, SEATS, self.seed)
            self.seed += 1
            while s.stack:
                seat = awaited(s)[0]
                apply(s, seat, options(s, seat).pick(self.rng))
                decisions += 1
        return decisions


def named(module: str, function: str) -> str:
    """A function as one looks for it: its module and its own name, those it lies in before it."""
    return f"{module.rsplit('.', 1)[-1]}.{WITHIN.sub('', function)}"


def stack_of(frame: FrameType | None) -> Stack:
    """What is at work, from the loop of the games inwards; a comprehension is its function."""
    told: list[str] = []
    nameless = False
    while frame is not None and frame.f_code is not Loop.play.__code__:
        name = named(frame.f_globals.get("__name__", "?"), frame.f_code.co_qualname)
        if not (nameless and told[-1] == name):
            told.append(name)
        nameless = frame.f_code.co_name.startswith("<")
        frame = frame.f_back
    return (ROOT, *reversed(told))


def sampled(loop: Loop, seconds: float) -> tuple[Counter[Stack], float]:
    """Play for so many CPU seconds; how often each stack was met, and the µs of a decision."""
    found: Counter[Stack] = Counter()

    def look(_signal: int, frame: FrameType | None) -> None:
        found[stack_of(frame)] += 1

    loop.play(WARM)
    signal.signal(signal.SIGPROF, look)
    begun = time.process_time()
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    try:
        decisions = loop.play(seconds)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return found, (time.process_time() - begun) / decisions * 1e6


def played_under_perf(loop: Loop, seconds: float, ready: Callable[[], None]) -> float:
    """The µs of a decision; perf looks once the loop is warm."""
    loop.play(WARM)
    ready()
    begun = time.process_time()
    decisions = loop.play(seconds)
    return (time.process_time() - begun) / decisions * 1e6


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


def label(name: str, wide: float) -> str:
    """As much of a name as fits: all of it, without its module, its beginning, or nothing."""
    room = int((wide - 4) / LETTER)
    for form in (name, name.partition(".")[2]):
        if form and len(form) <= room:
            return form
    short = name.partition(".")[2] or name
    return f"{short[: room - 1]}…" if room > 4 else ""


def drawn(found: Counter[Stack], title: str, share: float = 1.0) -> str:
    """The picture: the outermost functions at the foot, over that share of its width."""
    whole = found.total()
    shown = [bar for bar in bars(found) if bar[3] >= LEAST * whole]
    top = max([depth for _, depth, _, _ in shown], default=0)
    wide, high = WIDTH + 2 * EDGE, HEAD + (top + 1) * HEIGHT + EDGE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="monospace" font-size="10"><title>{escape(title)}</title>',
        f'<rect width="{wide}" height="{high}" rx="4" fill="{GROUND}"/>',
        f'<g fill="{INK}"><text x="{EDGE}" y="16" font-size="12">{escape(title)}</text>',
    ]
    look = share * WIDTH / max(1, whole)
    for name, depth, left, n in shown:
        x, broad, y = EDGE + left * look, n * look, HEAD + (top - depth) * HEIGHT
        colour = COLOURS[crc32(name.encode()) % len(COLOURS)]
        text = label(name, broad)
        lines.append(
            f'<g><title>{escape(name)}: {n / whole:.1%}</title><rect x="{x:.1f}" y="{y}" '
            f'width="{max(0.3, broad - 0.5):.1f}" height="{HEIGHT - 1}" fill="{colour}"/>'
            + (f'<text x="{x + 2:.1f}" y="{y + 11}">{escape(text)}</text>' if text else "")
            + "</g>"
        )
    return "\n".join([*lines, "</g></svg>"]) + "\n"


def above_nothing(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.flame", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--preset", help="options that go well together, such as everything")
    parser.add_argument("--seconds", type=above_nothing, default=10, help="of CPU time")
    parser.add_argument(
        "--full", type=above_nothing, help="what the whole width is: µs for each decision"
    )
    parser.add_argument("--native", action="store_true", help="with perf, into compiled functions")
    parser.add_argument("--title", help="instead of the name of the game and how it runs")
    parser.add_argument("--under-perf", type=Path, help=argparse.SUPPRESS)  # the pipe to perf
    asked = parser.parse_args()
    if not asked.file.parent.is_dir():
        parser.error(f"there is no folder {asked.file.parent}")
    try:
        loop = Loop(asked.game, asked.preset)
    except ValueError as error:
        parser.error(str(error))
    if asked.under_perf:
        print(played_under_perf(loop, asked.seconds, lambda: native.begin(asked.under_perf)))
        return
    if asked.native:
        looks, cost = native.sampled(asked.game, asked.preset, asked.seconds)
        found = Counter({(ROOT, *stack): n for stack, n in looks.items()})
    else:
        found, cost = sampled(loop, asked.seconds)
    if asked.full and cost > asked.full:
        parser.error(f"a decision took {cost:.1f} µs, more than the whole width: --full {cost:.0f}")
    title = asked.title or _title(asked.game, asked.preset)
    title += f": {cost:.1f} µs a decision, {found.total():,} looks"
    asked.file.write_text(drawn(found, title, cost / (asked.full or cost)), encoding="utf-8")


def _title(name: str, preset: str | None) -> str:
    how = "compiled" if getattr(ludoteca, "compiled", bool)() else "pure Python"
    return f"{name}{f' with {preset}' if preset else ''}, random play of {SEATS}, {how}"


if __name__ == "__main__":
    main()
