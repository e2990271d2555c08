"""KC-11 Stalls."""

import pytest

import ludoteca
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import STALLS

from .scenes import A, B, C, con, declare, kinds, objects, scavenge, scene


def test_KC_11_1_any_number_of_objects_may_lie_there():
    """Nobody ever offers anything: in the end there are 24."""
    table = ludoteca.new("king-of-con", 2, seed=1, options={"firstGame": True})
    lying = []
    while not table.over:
        declare(table, {})
        lying.append(table.view()["owner"].count(STALLS))
    assert lying == [4, 4, 8, 8, 12, 12, 16, 16, 20, 20, 24, 24]


def test_KC_11_2_an_object_there_has_value_2_but_no_tokens():
    table = scene(phase=3, stalls=[9, 20])
    assert con(table).value[9] == con(table).value[20] == 0
    assert con(table).bank == 70
    s = scavenge(table, {A: {9: 2}, B: {20: 3}})
    assert objects(table, 9, 20) == [(STALLS, 0), (B, 2)]  # 3, less Devaluation
    assert (s.bins, s.bank) == ([2, 1, 0], 70)


@pytest.mark.parametrize(("tokens", "owner"), [(1, STALLS), (2, STALLS), (3, A), (4, A)])
def test_M_39_KC_11_3_it_takes_an_offer_of_at_least_3(tokens, owner):
    s = scavenge(scene(phase=3, stalls=[9]), {A: {9: tokens}})
    assert s.owner[9] == owner
    assert (s.value[9], s.bins[A]) == ((tokens - 1, 1) if owner == A else (0, tokens))


def test_KC_11_3_a_smaller_one_is_warned_of():
    """AMB-43"""
    table = scene(phase=3, stalls=[9])
    warned = table.warn(A, {9: 2})
    assert warned is not None
    assert (warned.clause, warned.args) == ("KC-11.3", {"object": 9, "tokens": 2, "least": 3})
    assert table.warn(A, {9: 3}) is None


def test_KC_11_3_in_phase_2_it_cannot_be_won():
    table = scene(stalls=[20])
    declare(table, {A: {20: 5}}, {})
    assert objects(table, 20) == [(STALLS, 0)]
    assert con(table).bins[A] == 5


def test_KC_11_4_it_may_be_won_in_the_round_in_which_it_went_there():
    table = scene()
    declare(table, {})
    assert objects(table, 7) == [(STALLS, 0)]
    assert 7 in table.decision(B).space.cells
    declare(table, {B: {7: 3}})
    assert objects(table, 7) == [(B, 2)]


def test_KC_11_5_it_stays_there_until_it_is_won():
    """#7 goes there in round I; offers of 2 do not win it, and one of 3 does in round IV."""
    table = scene()
    declare(table, {}, {A: {7: 2}})
    for _ in range(2):
        declare(table, {}, {B: {7: 2}})
        assert objects(table, 7) == [(STALLS, 0)]
    declare(table, {}, {A: {7: 3}})
    assert (objects(table, 7), table.view()["round"]) == ([(A, 2)], 5)


def test_KC_11_6_it_counts_for_nobody():
    """All five Mint Objects lie there: no Devaluation, no Predominance, no Epic Collection."""
    table = scene((2, 1, 3), phase=3, stalls=[2, 8, 14, 20, 21], round=2)
    told = declare(table, {})
    assert not {"predominance", "tie-settled", "epic-collection", "game-over"} & set(kinds(told))
    (loss,) = [event for event in told if event.kind == "devaluation"]
    assert loss.public["lost"] == {}
    assert kinds(told).count("consolation") == 3
    assert (con(table).reserve, con(table).bins, con(table).bank) == ([11, 11, 11], [0, 0, 0], 67)


def test_KC_11_6_nor_has_anybody_points_for_it():
    passions = [[15, 1], [2, 3], [4, 5]]
    mint = [2, 8, 14, 20, 21]
    table = scene(phase=3, over=True, stalls=mint, passions=passions, reserves=[0, 0, 0], round=6)
    assert table.scores == (0, 0, 0)
    assert {line.points for line in GAME.sheet(con(table))} == {(0, 0, 0)}
    assert table.ranking == (A, B, C)
