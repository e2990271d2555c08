"""KC-18 The final ranking; vectors F-2 and F-3 are with the rest of F, in test_kc17_scoring."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.king_of_con.scenes import A, B, C, con, scene

PASSIONS = [[4, 14], [10, 11], [5, 13]]  # none matches


def final(monkeys=(1, 2, 3), values=(0, 0, 0), **position):
    """A game that is over; A, B and C have one Object each, with these Values."""
    held = {n: (seat, value) for n, seat, value in zip((2, 8, 18), (A, B, C), values, strict=True)}
    given: dict[str, Any] = {
        "reserves": [0, 0, 0],
        "objects": held,
        "passions": PASSIONS,
        "over": True,
    }
    return scene(monkeys, 4, **given | position)


def test_KC_18_1_more_tokens_on_objects_break_a_tie():
    table = final(values=(3, 5, 4))
    assert (table.scores, table.ranking) == ((1, 1, 1), (B, C, A))


@pytest.mark.parametrize("other", [{"reserves": [2, 0, 1]}, {"bins": [9, 0, 0]}])
def test_KC_18_1_tokens_elsewhere_do_not_count(other):
    table = final(values=(3, 5, 4), **other)
    assert (table.scores, table.ranking) == ((1, 1, 1), (B, C, A))


def test_KC_18_1_tokens_on_all_objects_of_the_collection_are_summed():
    held = {2: (A, 2), 13: (A, 2), 8: (B, 3), 9: (B, 0)}
    table = final(objects=held, reserves=[0, 0, 6])
    assert table.scores == (2, 2, 2)
    assert table.ranking == (A, B, C)


def test_KC_18_1_points_come_before_tokens_on_objects():
    table = final(values=(0, 9, 9), reserves=[3, 0, 0])
    assert (table.scores, table.ranking[0]) == ((2, 1, 1), A)


@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_KC_18_2_then_the_lower_monkey(monkeys):
    by_monkey = tuple([monkeys.index(number) for number in (1, 2, 3)])
    assert final(monkeys, values=(2, 2, 2)).ranking == by_monkey


def test_KC_18_2_tokens_on_objects_come_before_monkeys():
    assert final((1, 2, 3), values=(0, 0, 1)).ranking == (C, A, B)


@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_KC_18_3_no_monkeys_are_swapped(monkeys):
    table = final(monkeys, values=(2, 2, 2))
    assert con(table).monkey == list(monkeys)
    assert table.view(None)["monkey"] == list(monkeys)


def test_KC_18_4_the_same_tie_breaks_order_every_place():
    """A wins on VP; B before D and E on tokens; of these D has the lower Monkey; C is last."""
    held = {2: (0, 0), 8: (1, 2), 18: (3, 1), 25: (4, 1)}
    table = scene(
        (5, 4, 1, 2, 3),
        4,
        objects=held,
        reserves=[3, 0, 0, 0, 0],
        passions=[[3, 14], [10, 9], [7, 13], [6, 1], [2, 15]],
        over=True,
    )
    assert table.scores == (2, 1, 0, 1, 1)
    assert table.ranking == (0, 1, 3, 4, 2)


def test_KC_18_4_the_ranking_is_total_and_empty_while_the_game_goes_on():
    table = final()
    assert sorted(table.ranking) == [A, B, C]
    assert scene().ranking == ()
