"""Gymnasium's own check, and what it does not ask."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.adapters import IllegalActionError
from ludoteca.adapters.gymnasium import Alone, environment_id
from ludoteca.kernel.terms import TermsError
from tests.adapters.tables import names


def made(name, **given):
    return gymnasium.make(f"ludoteca.adapters.gymnasium:{environment_id(name)}", **given).unwrapped


def played(env, observation, seed, steps=10**6):
    """A random game, or its beginning: everything that was handed out."""
    rng, found = random.Random(seed), []
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, ended, cut, told = env.step(action)
        found.append((observation["observation"].tobytes(), reward, ended, cut, str(told)))
        if ended or cut:
            break
    return found


@names
def test_gymnasium_check_env(name):
    check_env(made(name, seats=2), skip_render_check=True)


@names
def test_a_random_learner_comes_to_the_end_against_bots(name):
    env = made(name, seats=3, seat=1, others=["apprentice", "novice"], strict=True)
    observation, told = env.reset(seed=1)
    assert (observation["action_mask"] == told["action_mask"]).all()
    last = played(env, observation, 1)[-1]
    assert last[2]
    assert not last[3]
    assert env.match.over
    assert last[1] == env.match.returns()[1]


@names
def test_a_clone_and_bytes_go_on_alike(name):
    env, other = made(name, seats=2), made(name, seats=2)
    observation, _ = env.reset(seed=2)
    played(env, observation, 1, 9)
    twin = env.clone()
    observation, _ = other.from_bytes(env.to_bytes())
    told = played(env, observation, 3, 60)
    assert played(twin, observation, 3, 60) == told
    assert played(other, observation, 3, 60) == told
    assert env.reset()[0]["observation"].tobytes() == twin.reset()[0]["observation"].tobytes()


def test_ids_carry_the_version_of_the_rules():
    assert environment_id("king-of-con") == "ludoteca/KingOfCon-v1"


def test_the_same_seed_meets_the_same_bots():
    games = []
    for seed in (7, 7, 8):
        env = made("king-of-con", seats=4, others="apprentice")
        games.append(played(env, env.reset(seed=seed)[0], 1))
    assert games[0] == games[1] != games[2]


def test_an_illegal_action_is_replaced_and_told_or_refused():
    env = made("king-of-con", seats=2)
    env.reset(seed=1)
    first = env.match.legal(0)[0]
    assert env.step(0)[4]["replaced"]
    strict = Alone("king-of-con", 2, strict=True)
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError):
        strict.step(0)
    strict.step(first)
    assert strict.to_bytes() == env.to_bytes()


def test_bad_names_are_refused_with_the_good_ones():
    with pytest.raises(TermsError, match="no-such-bot"):
        Alone("king-of-con", others="genius")
    with pytest.raises(IndexError, match="there is no seat 5 at a table of 2"):
        Alone("king-of-con", 2, seat=5)


def test_maskable_ppo_finds_its_mask():
    env = made("king-of-con", seats=2)
    observation, _ = env.reset(seed=1)
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
