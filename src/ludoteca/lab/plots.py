"""Pictures of figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill

from ludoteca.lab.ladder import Rating, Rung


def draw_ladder(
    path: Path,
    title: str,
    names: Mapping[str, str],
    ratings: Sequence[Rating],
    rungs: Sequence[Rung],
    axis: str,
    formula: str,
) -> None:
    """Ratings with their doubt on the left, win rates with their intervals on the right.

    *names* tells what each level is called, *formula* what a rating and its doubt are.
    """
    import matplotlib as mpl

    mpl.use("Agg")  # files only: no window
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(11, 1.2 + 0.45 * max(len(ratings), len(rungs))), layout="constrained"
    )
    ascending = sorted(ratings, key=lambda rating: rating.skill)
    called = [names[rating.level] for rating in ascending]
    left.errorbar(
        [rating.skill for rating in ascending],
        range(len(called)),
        xerr=[1.96 * rating.doubt for rating in ascending],
        fmt="o",
        capsize=4,
    )
    left.set_yticks(range(len(called)), called)
    left.set_ylim(-0.5, len(called) - 0.5)
    left.set_xlabel(f"openskill {formula}")
    labels = [f"{names[rung.level]} > {names[rung.against]}" for rung in rungs]
    rates = [100 * rung.rate for rung in rungs]
    below = [100 * (rung.rate - rung.bounds[0]) for rung in rungs]
    above = [100 * (rung.bounds[1] - rung.rate) for rung in rungs]
    right.errorbar(rates, range(len(labels)), xerr=[below, above], fmt="s", capsize=4)
    for height, rung in enumerate(rungs):
        right.plot([100 * rung.fair] * 2, [height - 0.3, height + 0.3], color="grey", linestyle=":")
    right.set_yticks(range(len(labels)), labels)
    right.set_xlim(-2, 102)  # who won all is seen whole
    right.set_xlabel(fill(axis, 48))  # one line of it would be wider than the picture
    figure.suptitle(title)
    figure.savefig(path)
    pyplot.close(figure)
