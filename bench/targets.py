"""What we want to reach, by name, and whether a run did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from bench.measure import Row
from bench.passes import Name, Pass, Spread, merged, name_of, ratio
from bench.turns import DOCUMENTED, UNWRAPPED
from bench.turns import LEAN as AEC

OUR_PEER = "ludoteca"
COMPILED_PEER = "ludoteca compiled"
RIVAL = "catanatron"
NEWER_RIVAL = "catanatron 3.3.0"  # only in its repository; what is measured is 3.2.1 (peers/)
FASTER = 1.27  # times as fast as 3.2.1 it was, measured beside it on another machine
OBSERVED, BATCH = "observed match", "batch"  # our research loops
UNFORCED = "unforced"  # what is counted: only decisions with more than one choice
TOGETHER = "batch, two workers, wall clock"
KING, CHAMBER, DUNGEON = "king-of-con", "chamber-of-wonders", "dungeonology"

THEIR_SEARCH: Name = "open_spiel", "hearts", "Python ISMCTS play-outs", 0

Figure = Callable[[Sequence[Pass]], Spread | None]


class Target(NamedTuple):
    """A threshold; figure gives None where the run did not measure it."""

    name: str
    sense: Literal["at least", "at most"]
    limit: float
    unit: str
    figure: Figure


class Verdict(NamedTuple):
    """A target beside what was measured; the median decides, None where nothing was measured."""

    name: str
    sense: str
    limit: float
    unit: str
    figure: Spread | None
    reached: bool | None


def ours(game: str, what: str) -> Name:
    return OUR_PEER, game, what, 0


def rival(passes: Sequence[Pass]) -> Name | None:
    """The faster of the rival's two loops, so that the comparison leans against us."""
    rows = [row for row in merged(passes) if row["peer"] == RIVAL and "decisions_per_s" in row]
    fastest = max(rows, key=lambda row: row["decisions_per_s"], default=None)
    return None if fastest is None else name_of(fastest)


def _times_rival(game: str, what: str) -> Figure:
    def figure(passes: Sequence[Pass]) -> Spread | None:
        theirs = rival(passes)
        return None if theirs is None else ratio(passes, ours(game, what), theirs)

    return figure


def _times_newer(game: str, what: str) -> Figure:
    """Over the rival's next version: reckoned, since only the installed one is measured."""

    def figure(passes: Sequence[Pass]) -> Spread | None:
        found = _times_rival(game, what)(passes)
        return None if found is None else Spread(*[x / FASTER for x in found])

    return figure


def _times_their_search(game: str) -> Figure:
    """Decisions in the play-outs of both searches, random ones."""
    return lambda passes: ratio(passes, ours(game, "search play-outs"), THEIR_SEARCH)


THEIR_LOOP: Name = "pettingzoo", "leduc_holdem_v4", AEC, 0
THEIR_DOCUMENTED: Name = "pettingzoo", "leduc_holdem_v4", DOCUMENTED, 0
THEIR_CARD_GAMES = ("hearts", "bridge", "euchre")  # for four, written in C++
LEAN, PLAIN = "C++ game", "C++ game, plain loop"  # two ways to drive them from Python
THEIR_BRIDGE: Name = "rlcard", "bridge 4p", "environment", 0


def compiled(game: str, what: str) -> Name:
    return COMPILED_PEER, game, what, 0


def bare(loop: str) -> Name:
    """Without the wrappers, whose checks are made within our own environment."""
    return "pettingzoo", "leduc_holdem_v4", f"{loop}, {UNWRAPPED}", 0


def _times(mine: Name, theirs: Name) -> Figure:
    """One loop over another."""
    return lambda passes: ratio(passes, mine, theirs)


def _times_pure(game: str, what: str) -> Figure:
    """The compiled build over the same sources interpreted."""
    return lambda passes: ratio(passes, compiled(game, what), ours(game, what))


def _times_native(game: str, loop: str) -> Figure:
    """The compiled build over the fastest of the C++ card games for four, driven from Python."""

    def figure(passes: Sequence[Pass]) -> Spread | None:
        theirs: list[Name] = [("open_spiel", name, loop, 0) for name in THEIR_CARD_GAMES]
        found = [ratio(passes, compiled(game, "whole"), each) for each in theirs]
        return min([each for each in found if each is not None], default=None)

    return figure


def _cost(game: str, *deeds: str) -> Figure:
    def figure(passes: Sequence[Pass]) -> Spread | None:
        rows = {name_of(row): row for row in merged(passes)}
        names = [ours(game, deed) for deed in deeds]
        if not all(name in rows for name in names):
            return None
        return _exactly(sum([rows[name]["us"] for name in names]))

    return figure


def steepness(passes: Sequence[Pass]) -> Spread | None:
    """Above 1 even in a perfect engine: late in the game the seats own more to choose from."""
    rows = [row for row in merged(passes) if row["peer"] == OUR_PEER]
    costs = [row["us_per_decision"] for row in rows if "us_per_decision" in row]
    return _exactly(max(costs) / min(costs)) if costs else None


def _exactly(figure: float) -> Spread:
    return Spread(figure, figure, figure)


RIVAL_UNFORCED: Name = RIVAL, "catan 4p", f"trusted, {UNFORCED}", 0

TARGETS: tuple[Target, ...] = (
    Target("King of Con atomic / catanatron", "at least", 6.0, "x", _times_rival(KING, "atomic")),
    Target("King of Con whole / catanatron", "at least", 6.0, "x", _times_rival(KING, "whole")),
    Target(
        "King of Con search / OpenSpiel's ISMCTS", "at least", 1.5, "x", _times_their_search(KING)
    ),
    Target(
        "Chamber of Wonders search / OpenSpiel's ISMCTS",
        "at least",
        1.5,
        "x",
        _times_their_search(CHAMBER),
    ),
    Target("King of Con clone", "at most", 1.5, "µs", _cost(KING, "clone")),
    Target("King of Con view", "at most", 10.0, "µs", _cost(KING, "view")),
    Target("King of Con redeal", "at most", 15.0, "µs", _cost(KING, "redeal")),
    Target("King of Con save + load", "at most", 10.0, "µs", _cost(KING, "save", "load")),
    Target("King of Con dearest / cheapest round", "at most", 1.5, "x", steepness),
    Target(
        "Chamber of Wonders whole / catanatron",
        "at least",
        6.0,
        "x",
        _times_rival(CHAMBER, "whole"),
    ),
    Target(
        "Chamber of Wonders atomic / catanatron",
        "at least",
        6.0,
        "x",
        _times_rival(CHAMBER, "atomic"),
    ),
    Target("Chamber of Wonders clone", "at most", 2.0, "µs", _cost(CHAMBER, "clone")),
    Target("Dungeonology whole / catanatron", "at least", 2.0, "x", _times_rival(DUNGEON, "whole")),
    Target(
        "Dungeonology with everything / catanatron",
        "at least",
        3.0,
        "x",
        _times_rival(DUNGEON, "everything, whole"),
    ),
    Target(
        "Dungeonology with everything, small steps / catanatron",
        "at least",
        3.0,
        "x",
        _times_rival(DUNGEON, "everything, atomic"),
    ),
    Target(
        "Dungeonology with everything / catanatron, unforced decisions",
        "at least",
        3.0,
        "x",
        lambda passes: ratio(
            passes, ours(DUNGEON, f"everything, whole, {UNFORCED}"), RIVAL_UNFORCED
        ),
    ),
    Target("Dungeonology clone", "at most", 3.0, "µs", _cost(DUNGEON, "clone")),
    Target("Dungeonology placements", "at most", 300.0, "µs", _cost(DUNGEON, "placements")),
)

TARGETS += tuple(
    [
        Target(f"{name} {what}, compiled / pure", "at least", 1.5, "x", _times_pure(game, what))
        for name, game in (
            ("King of Con", KING),
            ("Chamber of Wonders", CHAMBER),
            ("Dungeonology", DUNGEON),
        )
        for what in ("atomic", "whole")
    ]
)
TARGETS += tuple(
    [
        Target(
            f"{name} compiled / OpenSpiel's C++ card games, {how}",
            "at least",
            1.0,
            "x",
            _times_native(game, loop),
        )
        for how, loop in (("plain loop", PLAIN), ("leanest loop", LEAN))
        for name, game in (("King of Con", KING), ("Chamber of Wonders", CHAMBER))
    ]
)


TARGETS += tuple(
    [
        Target(f"{loop}{how} / {name}", "at least", limit, "x", _times(row(KING, loop), theirs))
        for how, row in (("", ours), (" compiled", compiled))
        for loop, limit, name, theirs in (
            (AEC, 4.0, "PettingZoo's leduc", THEIR_LOOP),
            (DOCUMENTED, 4.0, "PettingZoo's leduc", THEIR_DOCUMENTED),
            (AEC, 2.0, "RLCard's bridge", THEIR_BRIDGE),
            (OBSERVED, 2.0, "RLCard's bridge", THEIR_BRIDGE),
            (BATCH, 5.0, f"our AEC{how}", row(KING, AEC)),
        )
    ]
)
TARGETS += tuple(
    [
        Target(
            f"batch compiled, one process / {name}",
            "at least",
            20.0,
            "x",
            _times(compiled(KING, BATCH), theirs),
        )
        for name, theirs in (
            ("PettingZoo's leduc", THEIR_LOOP),
            ("PettingZoo's leduc, documented loop", THEIR_DOCUMENTED),
        )
    ]
)
TARGETS += tuple(
    [
        Target(f"compiled {TOGETHER} / {name}", "at least", limit, "x", figure)
        for name, limit, figure in (
            ("our AEC", 5.0, _times(compiled(KING, TOGETHER), ours(KING, AEC))),
            ("our AEC compiled", 5.0, _times(compiled(KING, TOGETHER), compiled(KING, AEC))),
            ("PettingZoo's leduc", 20.0, _times(compiled(KING, TOGETHER), THEIR_LOOP)),
            (
                "PettingZoo's leduc, documented loop",
                20.0,
                _times(compiled(KING, TOGETHER), THEIR_DOCUMENTED),
            ),
            (
                "our AEC, documented loop",
                5.0,
                _times(compiled(KING, TOGETHER), ours(KING, DOCUMENTED)),
            ),
        )
    ]
)

TOLD: tuple[tuple[str, Figure], ...] = tuple(
    [
        (f"{name} / {NEWER_RIVAL}, reckoned by {FASTER}", _times_newer(game, what))
        for name, game, what in (
            ("King of Con atomic", KING, "atomic"),
            ("King of Con whole", KING, "whole"),
            ("Chamber of Wonders atomic", CHAMBER, "atomic"),
            ("Chamber of Wonders whole", CHAMBER, "whole"),
            ("Dungeonology whole", DUNGEON, "whole"),
            ("Dungeonology with everything", DUNGEON, "everything, whole"),
            ("Dungeonology with everything, small steps", DUNGEON, "everything, atomic"),
        )
    ]
)
TOLD += tuple(
    [
        (f"{name} / PettingZoo's leduc, {loop}, {UNWRAPPED}", _times(mine, bare(loop)))
        for loop in (AEC, DOCUMENTED)
        for name, mine in (
            ("our AEC", ours(KING, loop)),
            ("our AEC compiled", compiled(KING, loop)),
            (f"compiled {TOGETHER}", compiled(KING, TOGETHER)),
        )
    ]
)
"""Ratios of which nothing is wanted: targets compare with the catanatron that can be installed by
name, and with what PettingZoo hands to its users."""


def told(passes: Sequence[Pass]) -> list[tuple[str, Spread]]:
    """Those that the run has measured."""
    found = [(name, figure_of(passes)) for name, figure_of in TOLD]
    return [(name, figure) for name, figure in found if figure is not None]


def check(passes: Sequence[Pass]) -> list[Verdict]:
    """Every target against the passes of one run."""
    verdicts = []
    for name, sense, limit, unit, figure_of in TARGETS:
        figure = figure_of(passes)
        reached = None
        if figure is not None:
            reached = figure.median >= limit if sense == "at least" else figure.median <= limit
        verdicts.append(Verdict(name, sense, limit, unit, figure, reached))
    return verdicts


def our_rows(rows: Sequence[Row]) -> list[Row]:
    return [row for row in rows if row["peer"] == OUR_PEER]
