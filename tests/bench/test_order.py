"""The order of a pass: what is compared lies close together."""

from __future__ import annotations

import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock, patch

from bench.measure import Who
from bench.ours import random_play
from bench.passes import turns
from bench.programs import BEFORE_RESEARCH, PROGRAMS, RANDOM_PLAY, SEARCHES
from bench.targets import CHAMBER, DUNGEON, KING
from ludoteca.games import NAMES

LOOPS = ("atomic", "whole", "whole, unforced")


def test_random_play_of_all_games_comes_first_three_loops_of_each():
    rows = [row for task in random_play(Who("ludoteca", "1")) for row in task(1e-9)]
    usual = [(name, what) for name in (KING, CHAMBER, DUNGEON) for what in LOOPS]
    everything = [(DUNGEON, f"everything, {what}") for what in LOOPS]
    assert [(row["game"], row["what"]) for row in rows] == usual + everything
    assert len(rows) == RANDOM_PLAY


def test_peers_of_searches_and_of_research_begin_where_ours_do():
    assert len(NAMES) == SEARCHES
    assert PROGRAMS["open_spiel_search"].first == RANDOM_PLAY
    assert PROGRAMS["rlcard"].first == PROGRAMS["pettingzoo"].first == BEFORE_RESEARCH


def test_the_rivals_three_loops_lie_beside_each_of_our_games():
    apart = {name: MagicMock() for name in ("catanatron", "catanatron.game")}
    with patch.dict(sys.modules, apart):  # if it is installed at all, then elsewhere
        rivals = import_module("bench.peers.catanatron_random").speeds(Who("catanatron", "1"))
    assert len(rivals) == RANDOM_PLAY
    assert [rivals.index(task) for task in rivals] == [0, 1, 2] * 4
    ours: Any = SimpleNamespace(tasks=RANDOM_PLAY + SEARCHES, first=0)
    rival: Any = SimpleNamespace(tasks=len(rivals), first=0)
    order = list(turns([ours, rival]))
    for loop in range(3):
        there = [at for at, (who, task) in enumerate(order) if who is rival and task % 3 == loop]
        for task in range(RANDOM_PLAY):
            here = order.index((ours, task))
            assert min([abs(here - at) for at in there]) <= 5
