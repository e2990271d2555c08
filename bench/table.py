"""The figures as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.measure import Row
from bench.targets import OUR_PEER, Verdict, our_cost, our_rate

DISTURBED = 0.9  # of the run's best calibration

NOTES = """\
Rates are per second of each process's own CPU time. 'atomic / it' and 'whole / it': our decisions
per second, small steps and whole choices, over that row's; other games have other rules.
~ The machine was over 10 % slower around this row than at its best: do not trust its ratio."""


def render(
    rows: Sequence[Row],
    again: Sequence[Row],
    unavailable: Mapping[str, str],
    verdicts: Sequence[Verdict],
) -> str:
    """Everything that one run found, in the order in which it is read."""
    parts = [_speeds(rows, again), NOTES]
    if any(row["peer"] == OUR_PEER for row in rows):
        parts += [_ours(rows, again), _targets(verdicts)]
    if unavailable:
        parts.append(
            "\n".join(f"{name}: not available: {why}" for name, why in unavailable.items())
        )
    return "\n\n".join(parts) + "\n"


def _speeds(rows: Sequence[Row], again: Sequence[Row]) -> str:
    head = ["", "peer", "game", "what", "decisions/s", "games/s", "dec./game", "clone µs"]
    head += ["atomic / it", "whole / it", "calibration"]
    measured = [row for row in [*rows, *again] if "decisions_per_s" in row]
    quiet = max((row.get("calibration", 0.0) for row in measured), default=0.0)
    atomic, whole, clone = (
        our_rate(rows, "atomic"),
        our_rate(rows, "whole"),
        our_cost(rows, "clone"),
    )
    lines = []
    for row in rows:
        theirs = row.get("decisions_per_s")
        if theirs is None:
            continue
        ours = row["peer"] == OUR_PEER
        lines.append(
            [
                "~" if row.get("calibration", quiet) < DISTURBED * quiet else "",
                f"{row['peer']} {row['version']}",
                row["game"],
                row["what"],
                _number(theirs),
                _number(row.get("games_per_s")),
                _number(row.get("decisions_per_game")),
                _number(clone if ours else row.get("clone_us")),
                "" if ours or atomic is None else f"{atomic / theirs:.2f}",
                "" if ours or whole is None else f"{whole / theirs:.2f}",
                _number(row.get("calibration")),
            ]
        )
    return _columns(head, lines, words=4)


def _ours(rows: Sequence[Row], again: Sequence[Row]) -> str:
    """Our first run beside our last: what lies between the two columns is noise."""
    last = {_name(row): _figure(row) for row in again}
    lines = []
    for row in rows:
        if row["peer"] != OUR_PEER:
            continue
        name, first = _name(row), _figure(row)
        second = last.get(name)
        change = f"{second / first - 1:+.0%}" if second and first else ""
        lines.append([*name, _number(first), _number(second), change])
    return _columns(["ours", "", "first", "last", "change"], lines, words=2)


def _name(row: Row) -> tuple[str, str]:
    if "decisions_per_s" in row:
        return f"{row['game']} {row['what']}", "decisions/s"
    if "us_per_decision" in row:
        return f"{row['game']} {row['what']}, round {row.get('round')}", "µs/decision"
    return f"{row['game']} {row['what']}", "µs"


def _figure(row: Row) -> float | None:
    return row.get("decisions_per_s", row.get("us_per_decision", row.get("us")))


def _targets(verdicts: Sequence[Verdict]) -> str:
    words = {True: "reached", False: "not reached", None: "not measured"}
    lines = [
        [
            verdict.name,
            f"{verdict.sense} {verdict.limit:g} {verdict.unit}",
            "-" if verdict.figure is None else f"{verdict.figure:.2f}",
            words[verdict.reached],
        ]
        for verdict in verdicts
    ]
    return _columns(["target", "wanted", "measured", ""], lines, words=2)


def _number(figure: float | None) -> str:
    if figure is None:
        return "-"
    if figure >= 1000:
        return f"{figure:,.0f}"
    return f"{figure:.1f}" if figure >= 10 else f"{figure:.2f}"


def _columns(head: Sequence[str], lines: Sequence[Sequence[str]], words: int) -> str:
    """The first columns, of words, stand left, the numbers right."""
    widths = [max(len(cell) for cell in column) for column in zip(head, *lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if place < words else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in [head, *lines]
    )
