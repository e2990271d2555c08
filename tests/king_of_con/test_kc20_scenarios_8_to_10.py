"""Part D: the Scenarios that change Epic Collections, Monkeys and prices; vectors S-8 to S-10."""

from __future__ import annotations

import pytest

from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scene

D = 3  # the fourth player
SIGNED = {5: (A, 2), 6: (A, 2), 12: (A, 2)}


def play(number, monkeys=(1, 2, 3), phase=2, **position):
    return scene(monkeys, phase, options={"scenario": number}, **position)


def to_the_end(table):
    while not table.over:
        declare(table, {})
    (epic,) = [x.points for x in table.game.sheet(table.state) if x.key == "epic-collections"]
    return epic


# ------------------------------------------------------------ 8 Hall of Fame


def fourth_signed():
    """Phase 2 of round II, after A has won the fourth Signed Object."""
    table = play(8, stands=[18, 3, 7, 9], objects=SIGNED, round=2)
    declare(table, {A: {18: 1}}, {})
    return table


def test_S_8_KC_20_2_an_epic_collection_does_not_end_the_game_and_is_worth_3():
    table = fourth_signed()
    assert table.decision(A).kind == "Scavenging"
    assert to_the_end(table) == (3, 0, 0)
    assert con(table).round == 6


def test_S_8_one_that_is_lost_before_the_end_is_worth_nothing():
    table = fourth_signed()
    declare(table, {B: {18: 2}})
    assert objects(table, 18) == [(B, 1)]
    assert to_the_end(table) == (0, 0, 0)


def test_S_8_nor_does_one_completed_in_phase_3_end_the_game():
    table = play(8, phase=3, objects={**SIGNED, 18: (C, 1)})
    told = kinds(declare(table, {A: {18: 2}}))
    assert not table.over
    assert "predominance" in told


# ------------------------------------------------------------ 9 Monkey Business


def test_S_9_KC_20_2_no_swaps_but_all_monkeys_pass_on_at_the_end_of_the_round():
    table = play(9, (1, 2, 3, 4))
    events = declare(table, {A: {3: 2}, B: {3: 2}}, {A: {7: 2}, B: {7: 2}}, {})
    assert objects(table, 3, 7) == [(A, 2), (A, 2)], "A takes all ties he is in, unasked"
    assert table.decision(A).kind == "Scavenging"
    assert con(table).monkey == [1, 2, 3, 4]
    assert con(table).bins == [0, 4, 0, 0]
    events = declare(table, {})
    told = kinds(events)
    assert told.index("consolation") < told.index("monkeys-pass-on") < told.index("objects-arrive")
    assert con(table).monkey == [4, 1, 2, 3]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_S_9_number_1_becomes_the_highest(seats):
    table = play(9, tuple(range(1, seats + 1)), phase=4)
    assert con(table).monkey == [seats, *range(1, seats)]


def test_S_9_ties_of_phases_3_and_4_are_not_swapped_either():
    held = {18: (A, 2), 24: (B, 2)}
    table = play(9, (1, 2, 3), phase=3, stalls=[9], objects=held)
    events = declare(table, {B: {9: 3}, C: {9: 3}})
    ties = [(e.public["winner"], e.public["monkeys"]) for e in events if e.kind == "tie-settled"]
    assert ties == [(B, (1, 2, 3)), (A, (1, 2, 3))]


def test_S_9_after_round_VI_they_pass_on_before_the_ranking():
    """All are level: the Monkeys of the last round's end decide."""
    table = play(9, (1, 2, 3), phase=4, round=6)
    assert (con(table).monkey, table.ranking) == ([3, 1, 2], (B, C, A))


def test_S_9_they_do_not_pass_on_when_the_game_ends_early():
    table = play(9, stands=[18, 3, 7, 9], objects=SIGNED, round=3)
    declare(table, {A: {18: 1}}, {})
    assert table.over
    assert con(table).monkey == [1, 2, 3]


# ------------------------------------------------------------ 10 Haggling Hour


@pytest.mark.parametrize(
    ("offers", "owner", "value", "reserves", "bins"),
    [
        ({A: 6, B: 3}, A, 4, [6, 7, 10], [0, 3, 0]),
        ({A: 5}, A, 1, [9, 10, 10], [0, 0, 0]),
        ({A: 4, B: 4}, A, 4, [6, 6, 10], [0, 4, 0]),
        ({A: 2, B: 9, C: 5}, B, 6, [8, 4, 5], [2, 0, 5]),
        ({A: 4, B: 3}, A, 4, [6, 7, 10], [0, 3, 0]),
    ],
)
def test_S_10_KC_20_2_the_winner_leaves_one_more_than_the_best_other_total(
    offers, owner, value, reserves, bins
):
    table = play(10)
    declare(table, {seat: {3: n} for seat, n in offers.items()}, {})
    s = con(table)
    assert objects(table, 3) == [(owner, value)]
    assert (s.reserve, s.bins) == (reserves, bins)
    tied = len(set(offers.values())) < len(offers)
    assert s.monkey == ([2, 1, 3] if tied else [1, 2, 3])


def test_S_10_what_comes_back_may_be_used_in_phase_3():
    table = play(10)
    declare(table, {A: {3: 10}}, {})
    assert table.explain(A, {7: 9}) is None
    assert table.explain(A, {7: 10}) is not None


def test_S_10_the_totals_of_all_astatoste_count_each_stand_by_itself():
    table = play(10)
    declare(table, {A: {3: 2}, B: {7: 4}}, {A: {3: 4}, B: {3: 1}}, {C: {7: 1}, B: {3: 1}})
    assert objects(table, 3, 7) == [(A, 3), (B, 2)]
    assert con(table).reserve == [10 - 3, 10 - 2 - 2, 9]
