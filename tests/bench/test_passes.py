"""The bench: what many passes say together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bench.measure import Row, Who, cost, rate
from bench.passes import Pass, merged, name_of, ratio, spread, turns
from bench.table import render
from bench.targets import check, told
from bench.turns import LEAN as AEC
from bench.turns import UNWRAPPED


def a_pass(ours: float, theirs: float, us: float) -> Pass:
    mine, other = Who("ludoteca", "1"), Who("catanatron", "2")
    rows: list[Row] = [
        {**mine.row("chamber-of-wonders", "whole"), "decisions_per_s": ours},
        {**other.row("catan 4p", "trusted"), "decisions_per_s": theirs},
        {**mine.row("chamber-of-wonders", "clone"), "us": us},
    ]
    return rows


def running(tasks: int, first: int = 0) -> Any:
    return SimpleNamespace(tasks=tasks, first=first)


def test_everybody_has_a_turn_before_anybody_has_two():
    ours, peer, later = running(3), running(1), running(2, first=1)
    told = [(ours, 0), (peer, 0), (ours, 1), (later, 0), (ours, 2), (later, 1)]
    assert list(turns([ours, peer, later])) == told
    assert list(turns([peer, later])) == [(peer, 0), (later, 0), (later, 1)]
    assert list(turns([])) == []


def test_a_slow_moment_that_slows_both_leaves_the_ratio():
    passes = [a_pass(100, 20, 2.0), a_pass(50, 10, 4.0), a_pass(80, 16, 2.5)]
    ours, theirs = (
        ("ludoteca", "chamber-of-wonders", "whole", 0),
        name_of(passes[0][1]),
    )
    assert ratio(passes, ours, theirs) == (5.0, 5.0, 5.0)
    assert ratio([], ours, theirs) is None


def test_what_is_measured_again_is_compared_with_what_lies_next_to_it():
    mine, theirs, _ = a_pass(100, 20, 2.0)
    slow: Row = {**mine, "what": "atomic", "decisions_per_s": 40}
    slower: Row = {**theirs, "decisions_per_s": 10}
    passes = [[mine, theirs, slow, slower]] * 3
    assert ratio(passes, name_of(mine), name_of(theirs)) == (5, 5, 5)
    assert ratio([[theirs, slow, slower, mine]], name_of(mine), name_of(theirs)) == (10, 10, 10)
    assert [row["decisions_per_s"] for row in merged(passes)] == [100, 40, 15]


def test_rates_are_medians_and_costs_of_the_quietest_pass():
    rows = merged([a_pass(100, 20, 2.0), a_pass(50, 10, 4.0), a_pass(80, 16, 2.5)])
    assert [row["peer"] for row in rows] == ["ludoteca", "ludoteca", "catanatron"]
    assert rows[0]["decisions_per_s"] == 80
    assert rows[1]["us"] == 2.0


def test_half_of_all_passes_lie_between_the_quartiles():
    assert spread([1, 2, 3, 4, 5]) == (3, 2, 4)
    assert spread([7]) == (7, 7, 7)


def test_a_target_that_was_not_measured_is_neither_reached_nor_missed():
    verdicts = {v.name: v for v in check([a_pass(130, 20, 2.5)] * 3)}
    assert verdicts["Chamber of Wonders whole / catanatron"].reached is True
    assert verdicts["Chamber of Wonders clone"].reached is False
    assert verdicts["King of Con clone"].reached is None


def test_a_run_tells_what_ours_is_to_leduc_with_its_wrappers_and_without():
    mine, theirs = Who("ludoteca", "1"), Who("pettingzoo", "2")
    rates = {AEC: 10_000, f"{AEC}, {UNWRAPPED}": 20_000}
    rows: list[Row] = [{**mine.row("king-of-con", AEC), "decisions_per_s": 50_000}]
    rows += [{**theirs.row("leduc_holdem_v4", x), "decisions_per_s": n} for x, n in rates.items()]
    wanted = {verdict.name: verdict.figure for verdict in check([rows])}
    assert wanted[f"{AEC} / PettingZoo's leduc"] == (5, 5, 5)
    also = f"our AEC / PettingZoo's leduc, {AEC}, {UNWRAPPED}"
    assert told([rows]) == [(also, (2.5, 2.5, 2.5))]
    assert f"{also}  2.50 (2.50–2.50)" in render([rows], {}, check([rows]))


def test_a_run_tells_both_versions_of_catanatron_the_newer_as_reckoned():
    passes = [a_pass(127, 20, 2.0)] * 3
    wanted = {verdict.name: verdict.figure for verdict in check(passes)}
    assert wanted["Chamber of Wonders whole / catanatron"] == (6.35, 6.35, 6.35)
    (also,) = told(passes)
    assert also[0] == "Chamber of Wonders whole / catanatron 3.3.0, reckoned by 1.27"
    assert also[1] == pytest.approx((5, 5, 5))
    assert f"{also[0]}  5.00 (5.00–5.00)" in render(passes, {}, check(passes))


def test_a_slice_goes_on_with_other_games():
    seeds: list[int] = []

    def match(_rng: object, seed: int) -> int:
        seeds.append(seed)
        return 3

    task = rate(Who("ludoteca", "1"), "a game", "whole", match)
    (row,) = task(0.001)
    task(0.001)
    assert row["decisions_per_game"] == pytest.approx(3)
    assert seeds == list(range(len(seeds)))


def test_a_cost_is_told_in_microseconds():
    (row,) = cost(Who("ludoteca", "1"), "a game", "clone", lambda: None)(0.01)
    assert row["us"] > 0
