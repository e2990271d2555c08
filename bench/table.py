"""The figures as plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bench.measure import Row
from bench.passes import Pass, merged, name_of, ratio
from bench.targets import CHAMBER, COMPILED_PEER, KING, OUR_PEER, Verdict, our_rows, ours, told

COMPARED = {
    "King atomic": ours(KING, "atomic"),
    "King whole": ours(KING, "whole"),
    "Chamber atomic": ours(CHAMBER, "atomic"),
    "Chamber whole": ours(CHAMBER, "whole"),
}

NOTES = """\
Rates are medians over all passes, per second of each process's own CPU time; a cost is that of its
quietest pass. 'King whole / it' and so on: our decisions per second over that row's in the nearest
slice of the pass, the median and in brackets the quartiles; other games have other rules."""


def render(
    passes: Sequence[Pass], unavailable: Mapping[str, str], verdicts: Sequence[Verdict]
) -> str:
    """Everything that one run found, in the order in which it is read."""
    rows = merged(passes)
    parts = [_speeds(rows), _ratios(rows, passes), _gains(rows, passes), NOTES]
    if our_rows(rows):
        parts += [_costs(rows), _targets(verdicts)]
    parts.append(_told(passes))
    if unavailable:
        parts.append(
            "\n".join(f"{name}: not available: {why}" for name, why in unavailable.items())
        )
    return "\n\n".join(filter(None, parts)) + "\n"


def _speeds(rows: Sequence[Row]) -> str:
    head = ["peer", "game", "what", "decisions/s", "games/s", "dec./game", "clone µs"]
    clones = {(row["peer"], row["game"]): row.get("us") for row in rows if row["what"] == "clone"}
    lines = [
        [
            f"{row['peer']} {row['version']}",
            row["game"],
            row["what"],
            _number(row["decisions_per_s"]),
            _number(row.get("games_per_s")),
            _number(row.get("decisions_per_game")),
            _number(clones.get((row["peer"], row["game"]))),
        ]
        for row in rows
        if "decisions_per_s" in row
    ]
    return _columns(head, lines, words=3)


def _ratios(rows: Sequence[Row], passes: Sequence[Pass]) -> str:
    """Ours over each of the others', within a pass."""
    mine = our_rows(rows)
    others = [
        row
        for row in rows
        if "decisions_per_s" in row and row["peer"] not in (OUR_PEER, COMPILED_PEER)
    ]
    if not mine or not others:
        return ""
    lines = []
    for row in others:
        found = [ratio(passes, name, name_of(row)) for name in COMPARED.values()]
        cells = ["-" if each is None else str(each) for each in found]
        lines.append([row["peer"], row["game"], row["what"], *cells])
    head = ["peer", "game", "what", *[f"{name} / it" for name in COMPARED]]
    return _columns(head, lines, words=3)


def _gains(rows: Sequence[Row], passes: Sequence[Pass]) -> str:
    """The compiled build over the same sources interpreted, within a pass."""
    lines = []
    for row in rows:
        if row["peer"] == COMPILED_PEER and "decisions_per_s" in row:
            gain = ratio(passes, name_of(row), ours(row["game"], row["what"]))
            lines.append([row["game"], row["what"], "-" if gain is None else str(gain)])
    return _columns(["ours", "", "compiled / pure"], lines, words=2) if lines else ""


def _costs(rows: Sequence[Row]) -> str:
    lines = []
    for row in our_rows(rows):
        if "us" in row:
            lines.append([row["game"], row["what"], _number(row["us"])])
        elif "us_per_decision" in row:
            what = f"{row['what']}, per decision of round {row.get('round')}"
            lines.append([row["game"], what, _number(row["us_per_decision"])])
    return _columns(["ours", "", "µs"], lines, words=2)


def _targets(verdicts: Sequence[Verdict]) -> str:
    words = {True: "reached", False: "not reached", None: "not measured"}
    lines = []
    for verdict in verdicts:
        figure = verdict.figure
        told = "-" if figure is None else f"{figure.median:.2f}"
        if figure is not None and figure.low != figure.high:
            told = str(figure)
        wanted = f"{verdict.sense} {verdict.limit:g} {verdict.unit}"
        lines.append([verdict.name, wanted, told, words[verdict.reached]])
    return _columns(["target", "wanted", "measured", ""], lines, words=2)


def _told(passes: Sequence[Pass]) -> str:
    lines = [[name, str(figure)] for name, figure in told(passes)]
    return _columns(["also", "measured"], lines, words=1) if lines else ""


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
