"""Figures that find what is there, and nothing else."""

import random

import pytest

from ludoteca.lab.figures import adjusted, between, corrected, games_for


def sample(effect, games=3000, seed=1):
    """Two seats a game: the strong bot wins more and uses the thing more; *effect*: its worth."""
    rng, rows = random.Random(seed), []
    for game in range(games):
        uses = [rng.random() < share for share in (0.8, 0.2)]  # the strong one, the weak one
        chance = 0.75 + effect * (uses[0] - uses[1])
        won = rng.random() < chance
        rows += [(won, uses[0], "strong", game), (not won, uses[1], "weak", game)]
    return [list(column) for column in zip(*rows, strict=True)]


def test_what_the_bot_brings_is_not_counted_for_the_thing():
    found = adjusted(*sample(0.0))
    assert found.low < 0 < found.high
    assert found.p > 0.05
    win, uses, _, game = sample(0.0)
    raw = adjusted(win, uses, [0] * len(win), game)
    assert raw.low > 0.2  # without the adjustment it would look strong


def test_a_worth_that_is_there_is_found_with_its_size():
    found = adjusted(*sample(0.1))
    assert found.low < 0.1 < found.high
    assert found.p < 1e-6
    assert found.with_it + found.without == 6000


def test_twenty_idle_things_in_a_hundred_runs_fool_the_corrected_chances_seldom():
    fooled = 0
    for seed in range(60):
        rng = random.Random(seed)
        games = [game for game in range(100) for _ in (0, 1)]
        win = [x for _ in range(100) for x in rng.sample((0, 1), 2)]
        idle = [[rng.random() < 0.5 for _ in win] for _ in range(20)]
        chances = [adjusted(win, having, [0] * 200, games).p for having in idle]
        assert any(p < 0.05 for p in chances) or seed  # uncorrected, most runs would claim one
        fooled += min(corrected(chances)) < 0.05
    assert fooled <= 8  # 3 are due, more than 8 once in 200


def test_nothing_to_compare_is_none():
    assert adjusted([1, 0, 1, 0], [1, 0, 1, 0], ["a", "b", "a", "b"], [0, 0, 1, 1]) is None


def test_seats_of_one_game_are_one_piece_of_evidence():
    once = adjusted([1, 0, 0, 1, 1, 0], [1, 0, 1, 0, 1, 0], [0] * 6, [0, 0, 1, 1, 2, 2])
    thrice = adjusted(
        [1, 0, 0, 1, 1, 0] * 3, [1, 0, 1, 0, 1, 0] * 3, [0] * 18, [0, 0, 1, 1, 2, 2] * 3
    )
    assert thrice.error == pytest.approx(once.error)


def test_welch():
    found = between([1.0, 2.0, 3.0], [2.0, 4.0, 6.0, 8.0])
    assert found.value == pytest.approx(3.0)
    assert found.error == pytest.approx((1 / 3 + (20 / 3) / 4) ** 0.5)
    assert (found.without, found.with_it) == (3, 4)


def test_how_many_games_a_difference_takes():
    assert games_for(0.02, 1 / 3) == 4356
    assert games_for(0.01, 1 / 3) == pytest.approx(4 * 4356, abs=3)
