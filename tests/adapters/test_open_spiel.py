"""OpenSpiel's own tests, and what they do not ask."""

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ludoteca.adapters.open_spiel import Sampler, short_name
from tests.adapters.tables import names

dynamics = pytest.mark.parametrize("simultaneous", [False, True], ids=["sequential", "at once"])
ADVANCED = "options=rules.boss:true;rules.max_alert:true;rules.main_effects:true"


def loaded(name, simultaneous=False, **given):
    told = ",".join(f"{key}={value}" for key, value in ({"players": 3} | given).items())
    return pyspiel.load_game(f"{short_name(name, simultaneous)}({told})")


def advance(state, rng):
    """Any step at any kind of node."""
    if state.is_chance_node():
        state.apply_action(rng.randrange(len(state.chance_outcomes())))
    elif state.is_simultaneous_node():
        players = range(state.get_game().num_players())
        state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def after(game, steps, seed=1):
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            advance(state, rng)
    return state


def known(state, player):
    """All that OpenSpiel hands to a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


@names
@dynamics
def test_open_spiel_random_sim_test(name, simultaneous):
    game = loaded(name, simultaneous, longest=150, outcomes=20)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@names
@dynamics
def test_open_spiel_generates_a_playthrough(name, simultaneous):
    # It brings SciPy: a second for each worker, of which few come here.
    from open_spiel.python.algorithms import generate_playthrough

    told = f"{short_name(name, simultaneous)}(longest=12,outcomes=5,players=2)"
    text = generate_playthrough.playthrough(told, None, seed=1)
    assert f'GameType.short_name = "{short_name(name, simultaneous)}"' in text
    assert "IsTerminal() = True" in text
    assert generate_playthrough.playthrough(told, None, seed=1) == text


def test_names_carry_the_version_of_the_rules():
    assert short_name("king-of-con") == "ludoteca_king_of_con_v1"


@names
def test_whoever_is_asked_at_once_steps_at_once(name):
    """Both ways to load a game: the same positions, other nodes."""
    kinds = set()
    for simultaneous in (False, True):
        state, rng = loaded(name, simultaneous).new_initial_state(), random.Random(2)
        for _ in range(300):
            if state.is_terminal():
                break
            if state.match and not state.pending:
                several = len(state.match.awaited) > 1
                assert state.is_simultaneous_node() == (several and simultaneous)
                kinds.add(state.is_simultaneous_node())
            advance(state, rng)
    assert kinds == ({False} if name == "dungeonology" else {False, True})


def test_chance_nodes_come_before_what_depends_on_them():
    game = loaded("dungeonology", outcomes=50)
    state, rng, seen = game.new_initial_state(), random.Random(3), 0
    while not state.is_terminal():
        if state.is_chance_node() and state.match:
            seen += 1
            twins = [state.clone(), state.clone(), state.clone()]
            for twin, outcome in zip(twins, (7, 7, 8), strict=True):
                twin.apply_action(outcome)
            assert twins[0].to_bytes() == twins[1].to_bytes() != twins[2].to_bytes()
        elif state.match:
            before = state.match.s.chance[:]
            advance(state, rng)
            assert state.match.s.chance == before  # nothing is drawn but at a chance node
            continue
        advance(state, rng)
    assert seen > 3


@names
def test_resampling_changes_nothing_that_the_player_knows(name):
    game, rng, varied = loaded(name, outcomes=20), random.Random(4), set()
    for steps in range(2, 90, 11):
        state = after(game, steps)
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            assert known(other, player) == known(state, player)
            assert other.current_player() == state.current_player() or state.is_chance_node()
            varied.add(known(other, (player + 1) % 3) != known(state, (player + 1) % 3))
    assert True in varied


def test_perfect_recall_tells_apart_what_an_observation_does_not():
    """KC-10.10 What was offered before is no longer on the table, but was seen."""
    game = loaded("king-of-con", players=2)
    told = []
    for first, second in ((26, 27), (27, 26)):  # one token, then two; or the other way round
        state = game.new_initial_state()
        for action in (1, 126, 126):
            state.apply_action(action)
        cell = state.legal_actions()[1]
        for action in (cell, first, 0, cell, second, 0):
            state.apply_action(action)
        assert state.match.s.laid.count(3) == 1
        told.append((state.observation_string(1), state.information_state_string(1)))
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]


def test_tensors_have_named_parts():
    state = after(loaded("king-of-con"), 9)
    game = state.get_game()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert observer.dict["owners"].shape == (26, 5)
    assert [*observer.tensor] == state.information_state_tensor(1)
    last = state.match.acted[1][-1]
    assert observer.dict["recalled"][0] == pytest.approx((last + 1) / 133)
    plain = game.make_py_observer()
    plain.set_from(state, 1)
    assert (plain.tensor == state.match.observe(1)).all()
    assert "recalled" not in plain.dict


@names
def test_a_state_is_serialised_pickled_and_kept_in_bytes(name):
    options = {"options": ADVANCED.partition("=")[2]} if name == "dungeonology" else {}
    game = loaded(name, outcomes=20, **options)
    state = after(game, 60)
    text = pyspiel.serialize_game_and_state(game, state)
    states = [
        pyspiel.deserialize_game_and_state(text)[1],
        pickle.loads(pickle.dumps(state)),
        game.from_bytes(state.to_bytes()),
        state.clone(),
    ]
    for other in states:
        assert [known(other, player) for player in range(3)] == [
            known(state, player) for player in range(3)
        ]
        rng, again = random.Random(1), random.Random(1)
        twin = state.clone()
        for _ in range(20):
            if not twin.is_terminal():
                advance(twin, rng)
                advance(other, again)
        assert other.to_bytes() == twin.to_bytes()


def test_open_spiel_search_plays_our_game():
    game = loaded("king-of-con", players=2)
    state, chance = after(game, 8), np.random.RandomState(1)
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, chance),
        2.0,
        4,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_sampler_lends_its_chance():
    numbers = iter([0.5, 0.25, 0.0, 0.999])
    lent = Sampler(lambda: next(numbers))
    assert lent.getrandbits(20) == (32768 << 16 | 16384) & (1 << 20) - 1
    assert lent.sample(range(3), 2) == [0, 2]
