"""Numbers of numpy are numbers, wherever one meets them."""

import copy
import pickle

import numpy as np
import pytest

from ludoteca.adapters import gymnasium as alone
from ludoteca.adapters.batch import Batch
from ludoteca.adapters.match import Setting
from ludoteca.adapters.pettingzoo import env
from ludoteca.kernel.terms import TermsError

KINDS = (int, np.int64, np.int32, np.uint8)


@pytest.mark.parametrize("kind", KINDS)
def test_the_meaning_of_an_action_that_was_drawn_is_told(kind):
    setting = Setting("king-of-con", 3)
    meanings = setting.actions.meanings
    assert setting.actions.meaning(kind(126)) == meanings[126]
    assert setting.actions.of("wait", kind(0)) == setting.actions.wait
    assert env("king-of-con", seats=3).unwrapped.meaning(kind(126)) == meanings[126]
    assert alone.Alone("king-of-con", 3).meaning(kind(126)) == meanings[126]


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_and_a_length_may_be_any_whole_number(kind):
    learner = alone.Alone("king-of-con", 3, seat=kind(1), longest=kind(9))
    seen, _ = learner.reset(seed=3)
    assert learner.observation_space.contains(seen)
    assert learner.setting.longest == 9


@pytest.mark.parametrize("seats", [np.int64(3), 3.0, [3], "3"])
def test_what_is_no_number_of_seats_is_told_so(seats):
    with pytest.raises(TermsError, match="wrong-number-of-seats"):
        Setting("king-of-con", seats)


def test_what_is_no_edition_is_told_so():
    with pytest.raises(TermsError, match="no-such-edition"):
        Setting("king-of-con", 3, 9)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_a_batch_is_copied_whole_and_goes_on_alike(again):
    rng = np.random.default_rng(1)
    with Batch("king-of-con", 4, seats=3) as batch:
        look = batch.reset(seed=3)
        for number in range(30):
            if number == 10:
                twin = again(batch)
            actions = look.at_random(rng)
            look = batch.step(actions)
            if number >= 10:
                theirs = twin.step(actions)
                assert np.array_equal(look.observations, theirs.observations)
                assert np.array_equal(look.masks, theirs.masks)
