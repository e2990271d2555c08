"""The bench: how often bots win."""

from __future__ import annotations

from functools import partial

import pytest

from bench.strength import SOLO, alone, interval
from ludoteca.bots import make


def test_an_interval_holds_the_rate_and_narrows_with_more_games():
    low, high = interval(50, 100)
    assert low < 0.5 < high
    narrow, wide = interval(500, 1000), interval(50, 100)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


@pytest.mark.parametrize("what", SOLO)
def test_solo_games_have_two_scores_and_the_same_seed_plays_the_same(what):
    player = partial(make, "random", "chamber-of-wonders")
    won, scores = alone(player, SOLO[what], games=2, seed=5)
    assert 0 <= won <= 2
    assert len(scores) == 2
    assert alone(player, SOLO[what], games=2, seed=5) == (won, scores)
