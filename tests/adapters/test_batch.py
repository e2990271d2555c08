"""Many games in one call are the same games as one after the other."""

import random

import numpy as np
import pytest

from ludoteca.adapters import IllegalActionError, Setting
from ludoteca.adapters.batch import Batch
from ludoteca.adapters.rows import following
from tests.adapters.tables import names


def at_random(look, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in look.masks])


@names
def test_each_row_is_a_game_of_its_own(name):
    """Every array says what the match of that row says, also where a game ends."""
    batch, rng, seeds = Batch(name, 4, 2, longest=60), random.Random(1), random.Random(9)
    setting = Setting(name, 2, longest=60)
    begun = [seeds.getrandbits(64) for _ in range(4)]
    matches = [setting.begin(seed) for seed in begun]
    look, finished = batch.reset(seed=9), 0
    for _ in range(130):
        for row, match in enumerate(matches):
            seat = match.awaited[0]
            assert look.seats[row] == seat
            assert (look.observations[row] == match.observe(seat)).all()
            assert (look.masks[row] == match.mask(seat)).all()
        actions = at_random(look, rng)
        look = batch.step(actions)
        for row, match in enumerate(matches):
            match.step(match.awaited[0], int(actions[row]))
            assert look.ended[row] == match.over
            assert look.cut[row] == match.cut
            assert look.rewards[row].tolist() == match.returns()
            if match.over or match.cut:
                finished += 1
                begun[row] = following(begun[row])
                matches[row] = setting.begin(begun[row])
    assert finished


def test_games_end_with_rewards_and_begin_anew():
    batch, rng = Batch("king-of-con", 8, 2), random.Random(1)
    look, ended = batch.reset(seed=1), 0
    for _ in range(120):
        look = batch.step(at_random(look, rng))
        ended += int(look.ended.sum())
        assert (look.rewards.sum(axis=1) == 0).all()
        assert (np.abs(look.rewards).sum(axis=1) == 2 * look.ended).all()
        assert look.masks.any(axis=1).all()
    assert ended > 4


def test_small_numbers_spread_out_are_the_same_floats():
    one, other = Batch("king-of-con", 3), Batch("king-of-con", 3, small=True)
    look, small = one.reset(seed=2), other.reset(seed=2)
    assert small.observations.dtype == np.uint8
    assert (other.setting.layout.expand_all(small.observations) == look.observations).all()


@names
def test_a_clone_and_bytes_go_on_alike(name):
    batch, other, rng = Batch(name, 3, 2), Batch(name, 3, 2), random.Random(1)
    look = batch.reset(seed=1)
    for _ in range(15):
        look = batch.step(at_random(look, rng))
    twin, again = batch.clone(), other.from_bytes(batch.to_bytes())
    assert all((a == b).all() for a, b in zip(look[:3], again[:3], strict=True))
    for _ in range(10):
        actions = at_random(look, rng)
        looks = [each.step(actions) for each in (batch, twin, other)]
        look = looks[0]
        for seen in looks[1:]:
            assert all((a == b).all() for a, b in zip(look, seen, strict=True))


def test_if_one_action_is_illegal_none_is_taken():
    batch = Batch("king-of-con", 3, 2)
    batch.reset(seed=1)
    before = batch.to_bytes()
    with pytest.raises(IllegalActionError, match=r"game 1: seat 0 may not take 0 \(offer"):
        batch.step([126, 0, 126])
    with pytest.raises(IllegalActionError, match=r"game 2: .* take -1 \(no action at all"):
        batch.step([126, 126, -1])
    with pytest.raises(ValueError, match="wanted 3 actions"):
        batch.step([126, 126])
    assert batch.to_bytes() == before


def test_bad_batches_are_refused():
    with pytest.raises(ValueError, match="at least one game"):
        Batch("king-of-con", 0)
    data = Batch("king-of-con", 2)
    data.reset(seed=1)
    with pytest.raises(ValueError, match="these are 2 games"):
        Batch("king-of-con", 3).from_bytes(data.to_bytes())


def test_actions_at_random_are_legal_and_each_of_them_comes():
    batch, chance = Batch("king-of-con", 5, 3), np.random.default_rng(1)
    look = batch.reset(seed=4)
    for _ in range(40):
        look = batch.step(look.at_random(chance))
    drawn = np.array([look.at_random(chance) for _ in range(400)])
    for row in range(5):
        assert {*drawn[:, row]} == {*np.flatnonzero(look.masks[row])}
