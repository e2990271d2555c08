"""Part D: the ten house Scenarios, by their vectors S-1 to S-10."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import IllegalChoiceError, PositionError
from ludoteca.games.king_of_con.components import MYSTERY_BOX, STALLS
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scavenge, scene

WATCHER = None


def play(number, monkeys=(1, 2, 3), phase=2, **position):
    return scene(monkeys, phase, options={"scenario": number}, **position)


def sheet(table):
    return {line.key: line.points for line in table.game.sheet(table.state)}


def begun(number, seats=3, seed=1):
    """A new game with that Scenario, its Passions chosen."""
    table = ludoteca.new("king-of-con", seats, seed, options={"scenario": number})
    for seat in range(seats):
        table.choose(seat, table.decision(seat).default)
    return table


# ------------------------------------------------------------ 1 Midnight Madness


def test_S_1_KC_20_2_two_astatoste_then_the_award():
    table = play(1)
    declare(table, {A: {3: 1}, B: {3: 1}}, {A: {7: 1}, B: {7: 1}})
    assert table.decision(A).kind == "Award", "two ties: A chooses"
    for seat in (A, B, C):
        assert table.explain(seat, {3: 1}) is not None, "a third offer is refused"
    table.choose(A, 3)
    assert table.decision(A).kind == "Scavenging"
    assert objects(table, 3, 7) == [(A, 1), (B, 1)]


def test_S_1_the_second_is_the_last_and_the_first_may_be_cut_short():
    table = play(1)
    declare(table, {A: {3: 1}}, {B: {7: 1}})
    assert (objects(table, 3, 7), table.decision(A).kind) == ([(A, 1), (B, 1)], "Scavenging")
    told = kinds(declare(play(1), {}))
    assert "astatoste-cut-short" in told
    with pytest.raises(PositionError, match=r"no-such-astatosta \[KC-10\.1\]"):
        play(1, astatosta=3)


# ------------------------------------------------------------ 2 Museum Glass


@pytest.mark.parametrize("number", range(1, 7))
def test_S_2_KC_20_2_no_devaluation_in_odd_rounds_and_2_in_even_ones(number):
    table = play(2, phase=3, round=number, objects={1: (A, 5), 7: (B, 1), 13: (C, 0)})
    s = scavenge(table, {})
    if number % 2:
        assert objects(table, 1, 7, 13) == [(A, 5), (B, 1), (C, 0)]
        assert s.bins == [0, 0, 0]
    else:
        assert objects(table, 1, 7, 13) == [(A, 3), (B, 0), (C, 0)]
        assert s.bins == [2, 1, 0]


# ------------------------------------------------------------ 3 Flea-Market Fever


def test_S_3_KC_20_2_a_stalls_object_is_won_with_1():
    table = play(3, phase=3, stalls=[9])
    s = scavenge(table, {A: {9: 1}})
    assert (objects(table, 9), s.bins, s.reserve[A]) == ([(A, 0)], [1, 0, 0], 9)


def test_S_3_two_offers_of_1_are_decided_by_monkeys():
    table = play(3, (2, 1, 3), phase=3, stalls=[9])
    s = scavenge(table, {A: {9: 1}, B: {9: 1}})
    assert (objects(table, 9), s.monkey, s.bins) == ([(B, 0)], [1, 2, 3], [1, 1, 0])
    assert ((9, 1),) in play(3, phase=3, stalls=[9]).decision(A).space


# ------------------------------------------------------------ 4 Guest of Honour


def test_S_4_KC_20_2_the_predominance_of_the_guest_pays_3():
    table = play(4, phase=3, objects={24: (A, 1)}, guests=[5])
    events = declare(table, {})
    paid = {
        e.public["characteristic"]: e.public["tokens"] for e in events if e.kind == "predominance"
    }
    assert paid == {5: 3, 9: 1, 12: 1}
    assert con(table).reserve == [10 + 5 + 1, 11, 11], "5 and the devalued token"
    old = play(4, phase=4, objects={24: (A, 1)}, guests=[5, 13], round=2)
    assert con(old).reserve[A] == 13, "last round's guest has left"


def test_S_4_KC_7_13_it_is_one_effect_of_3_for_the_whip_round():
    """The Bank is short by 2: A and C give 1 each, at once; B, who profits, has nothing yet.

    Then B has 3, and two more Whip-rounds pay 9 and the Consolation of C.
    """
    table = play(4, phase=4, guests=[5], bank=1, reserves=[5, 0, 5], objects={24: (B, 89)})
    assert (con(table).reserve, con(table).bank) == ([3, 3, 3], 2)


def test_S_4_KC_7_13_so_one_short_whip_round_pays_it_in_part():
    """AMB-18 "once": A and B give 1 each for the whole of 3; three effects would pay all three."""
    options = {"scenario": 4, "whipRound": "once"}
    table = scene(phase=3, options=options, guests=[5], reserves=[2, 0, 0], objects={24: (B, 98)})
    told = [e.public for e in declare(table, {}) if e.kind == "predominance"]
    assert [event["tokens"] for event in told if event["characteristic"] == 5] == [2]


@pytest.mark.parametrize("seed", range(5))
def test_S_4_each_round_has_another_guest_shown_before_the_objects(seed):
    table = begun(4, 2, seed)
    assert len(table.view(WATCHER)["guests"]) == 1
    while not table.over:
        events = declare(table, {})
        if "objects-arrive" in kinds(events):
            told = kinds(events)
            assert told.index("guest-of-honour") < told.index("objects-arrive")
            assert len(table.view(WATCHER)["guests"]) == con(table).round
    guests = con(table).guests
    assert len(guests) == len(set(guests)) == 6
    assert set(guests) <= set(range(1, 16))


# ------------------------------------------------------------ 5 Security on Duty


@pytest.mark.parametrize(
    ("value", "offer", "wins"), [(4, 5, False), (4, 6, True), (0, 1, False), (0, 2, True)]
)
def test_S_5_KC_20_2_an_opponents_object_costs_its_value_and_2(value, offer, wins):
    table = play(5, phase=3, objects={7: (C, value)})
    s = scavenge(table, {A: {7: offer}})
    if wins:
        assert objects(table, 7) == [(A, offer - 1)]
        assert (s.reserve, s.bank) == ([10 - offer, 10, 10 + offer], 70 - value - 2)
    else:
        assert objects(table, 7)[0][0] == C
        assert (s.reserve[C], s.bins[A]) == (10, offer)
    fresh = play(5, phase=3, objects={7: (C, value)})
    assert (((7, offer),) in fresh.decision(A).space) == wins


def test_S_5_stalls_objects_are_not_guarded_and_boosts_cost_1():
    table = play(5, phase=3, objects={7: (C, 2)}, stalls=[9])
    assert ((7, 1),) in table.decision(C).space
    scavenge(table, {A: {9: 3}})
    assert objects(table, 9) == [(A, 2)]


# ------------------------------------------------------------ 6 Mystery Box


def hidden(table):
    """The Object in the box."""
    return con(table).faces[con(table).boxed]


def test_S_6_KC_20_2_nobody_sees_stand_4_in_astatosta_I():
    table = begun(6)
    thing, card = hidden(table), con(table).boxed
    for viewer in (A, B, C, WATCHER):
        seen = table.view(viewer)
        assert seen["stands"][3] == MYSTERY_BOX
        assert thing not in seen["stands"]
        assert seen["cards"][card] is None


def test_S_6_an_offer_on_stand_4_is_valid_and_lies_on_the_object_once_it_is_shown():
    table = begun(6)
    thing = hidden(table)
    events = declare(table, {A: {MYSTERY_BOX: 2}})
    assert kinds(events)[-3:] == ["astatosta-revealed", "shown", "box-opened"]
    for viewer in (A, B, C, WATCHER):
        seen = table.view(viewer)
        assert seen["stands"][3] == thing
        assert seen["laid"] == [0] * 9 + [2, 0, 0]
    assert table.explain(A, {thing: 1}) is None
    assert table.warn(A, {thing: 1}) is None
    declare(table, {A: {thing: 1}}, {})
    assert objects(table, thing) == [(A, 3)]


def test_S_6_nobody_offers_in_I_it_is_shown_and_goes_to_the_stalls():
    table = begun(6)
    thing = hidden(table)
    told = kinds(declare(table, {}))
    assert told.index("box-opened") < told.index("to-the-stalls")
    assert objects(table, thing) == [(STALLS, 0)]


def test_S_6_naming_the_cell_of_the_hidden_object_is_misplaced():
    table = begun(6)
    thing = hidden(table)
    absent = con(table).faces[con(table).deck[0]]
    assert table.explain(A, {thing: 2}) is None
    for cell in (thing, absent):  # the warning tells nothing
        reason = table.warn(A, {cell: 2})
        assert reason is not None
        assert (reason.clause, reason.key) == ("KC-10.7", "not-in-a-stand")
        assert reason.args["stands"][3] == MYSTERY_BOX
    declare(table, {A: {thing: 2}})
    assert (con(table).bins[A], sum(con(table).laid)) == (2, 0)


def test_S_6_after_astatosta_I_and_without_the_scenario_there_is_no_such_cell():
    table = begun(6)
    declare(table, {A: {MYSTERY_BOX: 2}})
    for other in (table, scene()):
        with pytest.raises(IllegalChoiceError, match=r"no-such-cell \[KC-2\.14\]"):
            other.choose(A, {MYSTERY_BOX: 1})


# ------------------------------------------------------------ 7 Theme of the Year


def test_S_7_KC_20_2_everybody_scores_a_point_for_each_object_of_the_theme():
    held = {24: (A, 0), 25: (A, 0), 21: (B, 0)}
    passions = [[5, 9], [1, 2], [3, 4]]
    position = {"phase": 4, "theme": 5, "over": True, "reserves": [0, 0, 0]}
    table = play(7, objects=held, passions=passions, **position)
    assert sheet(table)["passions"] == (3, 0, 0)
    assert sheet(table)["theme"] == (2, 1, 0)
    assert table.scores == (7, 2, 0)
    assert "theme" not in sheet(scene(phase=4, over=True))


def test_S_7_the_theme_is_drawn_by_chance_and_shown():
    themes = [begun(7, 2, seed).view(WATCHER)["theme"] for seed in range(150)]
    assert set(themes) == set(range(1, 16))


def test_S_7_the_theme_is_drawn_after_the_passions():
    """Part D: nobody knows it while choosing which Passion to put away."""
    table = ludoteca.new("king-of-con", 3, 1, options={"scenario": 7})
    assert table.decision(A).kind == "Passions"
    assert table.view(A)["theme"] == 0
