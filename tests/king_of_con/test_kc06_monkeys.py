"""KC-6 Monkeys: who wins a tie, and what becomes of the Monkeys."""

from itertools import permutations
from typing import Any

import pytest

import ludoteca

from .scenes import A, B, C, D, G, L, T, Z, con, declare, kinds, objects, scavenge, scene

TWO_TIES: Any = ({A: {3: 2}, B: {3: 2}}, {A: {7: 2}, B: {7: 2}}, {})  # A and B, on #3 and #7
THREE_TIES = (
    {A: {3: 2}, B: {3: 2}, C: {3: 2}},
    {A: {7: 2}, B: {7: 2}, C: {7: 2}},
    {A: {9: 2}, B: {9: 2}, C: {9: 2}},
)


@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_KC_6_1_the_monkeys_held_stay_a_permutation(monkeys):
    table = scene(monkeys)
    declare(table, *THREE_TIES)
    while table.decision(table.awaited[0]).kind == "Award":
        (seat,) = table.awaited
        table.choose(seat, table.decision(seat).default)
        assert sorted(con(table).monkey) == [1, 2, 3]
    assert sorted(table.view()["monkey"]) == [1, 2, 3]


@pytest.mark.parametrize("monkeys", [(1, 2, 2), (1, 2, 4)])
def test_KC_6_1_nobody_holds_two_or_none(monkeys):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(monkeys)
    assert refused.value.reasons[0].clause == "KC-22.6"


@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_KC_6_2_the_lowest_monkey_among_the_tied_wins(monkeys):
    table = scene(monkeys)
    declare(table, {A: {3: 2}, B: {3: 1}, C: {3: 2}}, {})
    assert objects(table, 3) == [(A if monkeys[A] < monkeys[C] else C, 2)]


def test_KC_6_3_at_predominance_tokens_come_before_monkeys():
    """#1 and #2 share Sci-Fi only: B has more tokens there, and no Monkey is compared."""
    table = scene(phase=4, objects={1: (A, 2), 2: (B, 3)})
    assert con(table).reserve == [12, 13, 11]
    assert con(table).monkey == [1, 2, 3]


def test_KC_6_3_at_the_final_ranking_tokens_come_before_monkeys():
    held = {14: (A, 2), 20: (B, 3), 24: (C, 2)}
    passions = [[1, 2], [6, 7], [8, 13]]
    table = scene((1, 3, 2), 3, over=True, objects=held, passions=passions, reserves=[0, 0, 0])
    assert (table.scores, table.ranking) == ((1, 1, 1), (B, A, C))


def test_KC_6_4_after_a_tie_of_phase_2_the_monkeys_are_swapped():
    table = scene()
    told = declare(table, {A: {3: 2}, B: {3: 2}}, {})
    assert (objects(table, 3), con(table).monkey) == ([(A, 2)], [2, 1, 3])
    (tie,) = [event for event in told if event.kind == "tie-settled"]
    assert tie.public["object"] == 3
    assert (tie.public["winner"], tie.public["tied"]) == (A, (A, B))
    assert tie.public["monkeys"] == (2, 1, 3)


def test_KC_6_4_after_a_tie_of_phase_3_the_monkeys_are_swapped():
    s = scavenge(scene(phase=3, stalls=[9]), {A: {9: 3}, B: {9: 3}})
    assert (s.owner[9], s.monkey) == (A, [2, 1, 3])


def test_KC_6_4_after_a_tie_of_phase_4_the_monkeys_are_swapped():
    s = con(scene(phase=4, objects={1: (A, 2), 2: (B, 2)}))
    assert (s.reserve, s.monkey) == ([13, 12, 11], [2, 1, 3])


def test_M_08_KC_6_5_two_tied_players_exchange_their_monkeys():
    table = scene((2, 1, 3))
    declare(table, {A: {3: 3}, B: {3: 3}}, {})
    assert (objects(table, 3), con(table).bins[A]) == ([(B, 3)], 3)
    assert con(table).monkey == [1, 2, 3]


def test_M_09_KC_6_6_three_tied_players_swap():
    table = scene((1, 3, 5, 2, 4))
    declare(table, {L: {3: 2}, G: {3: 2}, T: {3: 2}}, {})
    s = con(table)
    assert s.owner[3] == T
    assert (s.monkey[T], s.monkey[L], s.monkey[G]) == (5, 2, 3)


@pytest.mark.parametrize(
    ("tied", "after"),
    [
        ((D, L), [2, 1, 3, 4, 5]),
        ((D, L, G), [3, 1, 2, 4, 5]),
        ((L, G, Z), [1, 5, 2, 4, 3]),
        ((D, L, G, T), [4, 1, 2, 3, 5]),
        ((D, L, G, T, Z), [5, 1, 2, 3, 4]),
    ],
)
def test_KC_6_6_KC_6_7_the_winner_gets_the_highest_and_each_other_the_next_lower(tied, after):
    table = scene((1, 2, 3, 4, 5))
    declare(table, {seat: {3: 2} for seat in tied}, {})
    assert (con(table).owner[3], con(table).monkey) == (tied[0], after)


def test_KC_6_8_only_those_who_tie_for_the_prize_take_part():
    """C has offered less than A and B, and D for another Object."""
    table = scene((3, 4, 1, 2))
    declare(table, {0: {3: 4}, 1: {3: 4}, 2: {3: 3}, 3: {7: 1}}, {})
    assert (objects(table, 3), con(table).monkey) == ([(0, 4)], [4, 3, 1, 2])


def test_KC_6_9_a_later_tie_of_the_same_phase_uses_the_swapped_monkeys():
    """#3 is tied by A and B, #7 by A and C: A has Monkey 1 only for the first."""
    options = {"multiTieOrder": "fixed"}
    table = scene((1, 3, 2), options=options)
    declare(table, {A: {3: 2}, B: {3: 2}}, {A: {7: 2}, C: {7: 2}}, {})
    assert objects(table, 3, 7) == [(A, 2), (C, 2)]
    assert con(table).monkey == [2, 1, 3]


def test_KC_6_9_so_does_a_later_characteristic_of_phase_4():
    """Sci-Fi is tied by #1 and #2, Games by #9 and #14: A gets the one, B the other."""
    s = con(scene(phase=4, objects={1: (A, 1), 9: (A, 1), 2: (B, 1), 14: (B, 1)}))
    assert s.reserve == [15, 14, 11]  # A: 1, 2, 6, 11, 14; B: 3, 7, 9, 15; C is consoled
    assert s.monkey == [1, 2, 3]


def test_KC_6_10_KC_6_11_three_ties_are_settled_one_card_at_a_time():
    table = scene()
    declare(table, *THREE_TIES)
    assert (table.awaited, table.decision(A).clause) == ((A,), "KC-10.18")
    assert table.decision(A).space == ludoteca.OneOf((3, 7, 9))
    assert kinds(table.choose(A, 7)) == ["chosen", "tie-settled", "awarded"]
    assert con(table).monkey == [3, 1, 2]
    assert (table.awaited, table.decision(B).space) == ((B,), ludoteca.OneOf((3, 9)))
    table.choose(B, 9)
    assert objects(table, 3, 7, 9) == [(C, 2), (A, 2), (B, 2)]  # the last one is forced
    assert con(table).monkey == [1, 2, 3]


@pytest.mark.parametrize(("pick", "other"), [(3, 7), (7, 3)])
def test_M_10_KC_6_11_the_lowest_monkey_chooses_among_ties(pick, other):
    table = scene()
    declare(table, *TWO_TIES)
    assert (table.awaited, table.decision(A).space) == ((A,), ludoteca.OneOf((3, 7)))
    table.choose(A, pick)
    assert objects(table, pick, other) == [(A, 2), (B, 2)]
    assert (con(table).bins, con(table).monkey) == ([2, 2, 0], [1, 2, 3])


def test_M_10_KC_6_11_fixed_order_asks_nobody():
    """AMB-08 By Stand: the first goes to A, though #7 is the lower number on Stand 2."""
    table = scene(stands=[11, 7, 9, 3], options={"multiTieOrder": "fixed"})
    declare(table, {A: {11: 2}, B: {11: 2}}, {A: {7: 2}, B: {7: 2}}, {})
    assert table.decision(A).kind == "Scavenging"
    assert objects(table, 11, 7) == [(A, 2), (B, 2)]
    assert (con(table).bins, con(table).monkey) == ([2, 2, 0], [1, 2, 3])


@pytest.mark.parametrize("pick", [9, 20])
def test_KC_6_11_the_chooser_is_asked_in_phase_3_as_well(pick):
    """AMB-09"""
    table = scene(phase=3, stalls=[9, 20])
    declare(table, {A: {9: 3, 20: 3}, B: {9: 3, 20: 3}})
    assert (table.awaited, table.decision(A).space) == ((A,), ludoteca.OneOf((9, 20)))
    table.choose(A, pick)
    assert [con(table).owner[pick], con(table).owner[29 - pick]] == [A, B]


def test_KC_6_11_fixed_order_in_phase_3_is_by_object_number():
    """AMB-09"""
    table = scene(phase=3, stalls=[20, 9], options={"multiTieOrder": "fixed"})
    s = scavenge(table, {A: {9: 3, 20: 3}, B: {9: 3, 20: 3}})
    assert (s.owner[9], s.owner[20]) == (A, B)


def test_KC_6_11_who_is_in_no_tie_does_not_choose():
    """A has Monkey 1 but ties for nothing: of B and C the lower one, C, is asked."""
    table = scene((1, 3, 2))
    declare(table, {B: {3: 2}, C: {3: 2}}, {B: {7: 2}, C: {7: 2}}, {A: {9: 5}})
    assert table.awaited == (C,)


def test_KC_6_11_one_chooses_only_what_one_contends_for():
    """B and C also tie for #9; A does not."""
    table = scene()
    offers = {A: {3: 2}, B: {3: 2}}, {A: {7: 2}, B: {7: 2}}, {B: {9: 2}, C: {9: 2}}
    declare(table, *offers)
    assert table.decision(A).space == ludoteca.OneOf((3, 7))
    refused = table.explain(A, 9)
    assert refused is not None
    assert (refused.clause, refused.args) == ("KC-6.11", {"object": 9, "objects": [3, 7]})


def test_KC_6_12_a_forced_choice_is_not_asked():
    """A contends for #9 only; then B, with A's Monkey, chooses between #3 and #7."""
    table = scene()
    told = declare(table, {B: {3: 2}, C: {3: 2}}, {B: {7: 2}, C: {7: 2}}, {A: {9: 2}, B: {9: 2}})
    assert kinds(told)[-2:] == ["tie-settled", "awarded"]
    assert (table.awaited, con(table).monkey) == ((B,), [2, 1, 3])
    assert table.decision(B).space == ludoteca.OneOf((3, 7))
    table.choose(B, 7)
    assert objects(table, 3, 7, 9) == [(C, 2), (B, 2), (A, 2)]


def test_KC_6_13_where_nobody_has_offered_there_is_no_tie():
    table = scene()
    told = declare(table, {})
    assert "tie-settled" not in kinds(told)
    assert con(table).monkey == [1, 2, 3]


@pytest.mark.parametrize(
    ("position", "thing", "tokens"),
    [({"objects": {7: (C, 3)}}, 7, 3), ({"stalls": [7]}, 7, 2)],  # M-15, M-19
)
def test_KC_6_13_equal_offers_that_win_nothing_are_no_tie(position, thing, tokens):
    table = scene(phase=3, **position)
    owner = con(table).owner[thing]
    s = scavenge(table, {A: {thing: tokens}, B: {thing: tokens}})
    assert (s.owner[thing], s.monkey, s.bins[:2]) == (owner, [1, 2, 3], [tokens, tokens])
