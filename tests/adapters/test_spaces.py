"""The space of actions is Gymnasium's own, but for how fast it chooses."""

from collections import Counter

import numpy as np
import pytest
from gymnasium import spaces

from ludoteca.adapters import pettingzoo
from ludoteca.adapters.spaces import ActionSpace


def mask(*allowed, many=6):
    found = np.zeros(many, np.int8)
    found[list(allowed)] = 1
    return found


def test_each_allowed_action_comes_about_as_often_and_no_other():
    space = ActionSpace(6, seed=4)
    came = Counter([int(space.sample(mask(0, 3, 5))) for _ in range(3000)])
    assert came.keys() == {0, 3, 5}
    assert min(came.values()) > 900
    assert all(space.contains(space.sample(mask(0, 3, 5))) for _ in range(20))


def test_the_same_seed_chooses_the_same():
    one, other = ActionSpace(6, seed=7), ActionSpace(6, seed=7)
    assert [one.sample(mask(1, 2, 4)) for _ in range(50)] == [
        other.sample(mask(1, 2, 4)) for _ in range(50)
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        mask(1, many=5),
        mask(1).astype(np.int64),
        mask(1) * 2,
        mask(1, 2) * np.array([0, 1, -1, 0, 0, 0], np.int8),
        [0, 1, 0, 0, 0, 0],
    ],
)
def test_what_is_no_mask_is_refused_as_gymnasium_does(wrong):
    with pytest.raises(AssertionError) as ours:
        ActionSpace(6).sample(wrong)
    with pytest.raises(AssertionError) as theirs:
        spaces.Discrete(6).sample(wrong)
    assert str(ours.value) == str(theirs.value)


def test_without_a_mask_with_an_empty_one_and_by_probability_it_is_a_discrete():
    space = ActionSpace(6, seed=1)
    assert space.sample(mask()) == 0
    assert {int(space.sample()) for _ in range(200)} == set(range(6))
    assert space.sample(probability=np.array([0, 0, 1, 0, 0, 0.0])) == 2
    with pytest.raises(ValueError, match="Only one of"):
        space.sample(mask(1), np.array([0, 1, 0, 0, 0, 0.0]))
    assert space == spaces.Discrete(6)


def test_a_gymnasium_that_knows_masks_only_is_asked_for_nothing_else(monkeypatch):
    monkeypatch.setattr(spaces.Discrete, "sample", lambda self, mask=None: np.int64(3))
    assert ActionSpace(6).sample() == 3
    assert ActionSpace(6).sample(mask()) == 3


def test_the_loop_of_the_documentation_plays_a_game():
    env = pettingzoo.env("king-of-con", 3)
    env.reset(seed=2)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert not env.agents
