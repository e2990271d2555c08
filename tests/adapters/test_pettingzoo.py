"""PettingZoo's own tests, and what they do not ask."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ludoteca.adapters import IllegalActionError, gymnasium, pettingzoo
from tests.adapters.tables import ADVANCED, names

pytestmark = pytest.mark.filterwarnings(
    # It knows dictionaries with a mask in them from a list of its own games only.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


def environment(name, seats=3):
    return pettingzoo.env(name, seats, options=ADVANCED if name == "dungeonology" else None)


def played(env, seed, steps=10**6):
    """A random game, or its beginning: everything that was handed out."""
    rng, found = random.Random(seed), []
    for agent in env.agent_iter(steps):
        observation, reward, ended, cut, info = env.last()
        found.append((agent, observation["observation"].tobytes(), reward, ended, cut, str(info)))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended else int(rng.choice(legal)))
    return found


@names
def test_pettingzoo_api_test(name):
    api_test(environment(name), num_cycles=300)


def test_who_is_still_playing_takes_a_whole_number_and_hears_what_was_wrong():
    env = pettingzoo.env("king-of-con", 3, render_mode=None)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="seat_0 is still playing"):
        env.step(None)
    legal = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    with pytest.raises(TypeError, match="float"):
        env.step(legal + 0.5)
    env.step(np.int64(legal))
    assert env.agent_selection == "seat_1"


def test_before_the_first_reset_an_environment_says_what_to_call():
    turns, at_once = environment("king-of-con"), pettingzoo.parallel_env("king-of-con", 3)
    alone = gymnasium.Alone("king-of-con", 3)
    for asked in (
        *(turns.last, lambda: turns.last(observe=False), lambda: turns.step(0)),
        *(turns.clone, turns.to_bytes, at_once.clone, at_once.to_bytes),
        *(lambda: at_once.step({}), lambda: alone.step(0), alone.action_masks),
    ):
        with pytest.raises((KeyError, AttributeError), match=r"call reset\(\) first"):
            asked()
    assert list(turns.agent_iter()) == []
    for environment_ in (turns, at_once, alone):
        with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
            environment_.nonsense  # noqa: B018


def test_the_name_of_a_preset_is_no_options():
    name: Any = "everything"
    with pytest.raises(TypeError, match=r"those of a preset are in .*'dungeonology'\)\.presets"):
        pettingzoo.env("dungeonology", options=name)


@names
def test_pettingzoo_seed_test(name):
    seed_test(lambda: environment(name), num_cycles=60)


@names
def test_names_carry_the_version_of_the_rules(name):
    env = environment(name)
    assert env.metadata["name"] == f"{name.replace('-', '_')}_v{env.setting.game.rules}"
    assert str(env) == env.metadata["name"]


@names
def test_the_mask_is_in_the_observation_and_in_the_info(name):
    env = environment(name)
    env.reset(seed=1)
    for _ in range(50):
        observation, *_, info = env.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert (env.infos[env.agent_selection]["action_mask"] == info["action_mask"]).all()
        assert info["action_mask"].any()
        env.step(int(np.flatnonzero(info["action_mask"])[-1]))


@names
def test_a_game_ends_with_rewards_for_the_places(name):
    env, rng = environment(name, 2), random.Random(4)
    env.reset(seed=4)
    while not env.terminations[env.agent_selection]:
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert any(env.rewards.values())
    assert [env.infos[agent]["score"] for agent in env.agents] == env.match.scores()
    assert not any(env.truncations.values())


def test_a_game_that_does_not_end_is_cut_off():
    """Who only ever passes plays Dungeonology for ever."""
    env = pettingzoo.env("dungeonology", 2, longest=40)
    env.reset(seed=4)
    for _ in range(40):
        assert not env.truncations[env.agent_selection]
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert {*env.truncations.values()} == {True}
    assert not any(env.terminations.values())
    assert {*env.rewards.values()} == {0.0}


@names
def test_a_clone_and_bytes_go_on_alike(name):
    env = environment(name)
    env.reset(seed=3)
    played(env, 1, 37)
    twin, other = env.clone(), environment(name).from_bytes(env.to_bytes())
    told = played(env, 2, 250)
    assert played(twin, 2, 250) == told
    assert played(other, 2, 250) == told
    env.reset()
    twin.reset()
    assert played(env, 5, 20) == played(twin, 5, 20)


def test_resets_without_a_seed_go_on_with_the_series():
    env, other = environment("king-of-con"), environment("king-of-con")
    env.reset(seed=1)
    other.reset(seed=1)
    first = env.match.to_bytes()
    env.reset()
    other.reset()
    assert env.match.to_bytes() == other.match.to_bytes() != first


def test_an_illegal_action_is_refused_with_its_meaning():
    env = environment("king-of-con")
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match=r"seat 0 may not take 0 \(offer: nothing more\)"):
        env.step(0)
    assert env.meaning(27) == "tokens: 2 of them"


def test_an_observation_has_named_parts():
    env = environment("king-of-con")
    env.reset(seed=1)
    parts = env.parts(env.observe("seat_1"))
    assert parts["passions"].shape == (3, 17)
    assert parts["bank"] == pytest.approx(0.7)  # KC-5.5: ten of a hundred for each of three


# ---------------------------------------------------------------- all at once


def all_at_once(name, seats=3):
    return pettingzoo.parallel_env(
        name, seats, options=ADVANCED if name == "dungeonology" else None
    )


def played_at_once(env, seen, seed, steps=10**6):
    """A random game, or its beginning: everything that was handed out."""
    rng, found = random.Random(seed), []
    for _ in range(steps):
        if not env.agents:
            break
        masks = {agent: seen[agent]["action_mask"] for agent in env.agents}
        step = env.step({a: int(rng.choice(np.flatnonzero(mask))) for a, mask in masks.items()})
        seen = step[0]
        tensors = [seen[agent]["observation"].tobytes() for agent in seen]
        found.append((tensors, str(step[1:])))
    return found


@names
def test_pettingzoo_parallel_api_test(name):
    parallel_api_test(all_at_once(name), num_cycles=120)


@names
def test_pettingzoo_parallel_seed_test(name):
    parallel_seed_test(lambda: all_at_once(name), num_cycles=40)


@names
def test_all_at_once_clones_and_bytes_go_on_alike(name):
    env = all_at_once(name)
    seen, _ = env.reset(seed=3)
    played_at_once(env, seen, 1, 11)
    twin, other = env.clone(), all_at_once(name).from_bytes(env.to_bytes())
    seen, told = env._look()
    assert all((seen[agent]["action_mask"] == told[agent]["action_mask"]).all() for agent in seen)
    found = played_at_once(env, seen, 2, 80)
    assert played_at_once(twin, seen, 2, 80) == found
    assert played_at_once(other, seen, 2, 80) == found


def test_sealed_choices_are_made_at_the_same_time():
    """KC-5.8 All put a Passion away in one step; who has finished waits."""
    env = all_at_once("king-of-con", 3)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(dict.fromkeys(env.agents, 127))
    assert env.match.s.box
    assert {*env.match.awaited} == {0, 1, 2}
    cell = int(np.flatnonzero(seen["seat_1"]["action_mask"])[1])
    seen, *_ = env.step({"seat_0": 0, "seat_1": cell, "seat_2": 0})
    wait = env.setting.actions.wait
    assert [*np.flatnonzero(seen["seat_0"]["action_mask"])] == [wait]
    seen, rewards, ended, _, told = env.step({"seat_0": wait, "seat_1": 26, "seat_2": wait})
    assert env.match.s.reserve == [10, 9, 10]
    assert not any(ended.values())
    assert not any(rewards.values())
    assert not any("replaced" in each for each in told.values())


def test_an_illegal_action_at_once_is_replaced_and_told():
    env = all_at_once("king-of-con", 2)
    env.reset(seed=1)
    *_, told = env.step({"seat_0": 5, "seat_1": 128})
    assert told["seat_0"]["replaced"]
    assert "replaced" not in told["seat_1"]
