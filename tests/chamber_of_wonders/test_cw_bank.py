"""CW-AREA-BANK Sales to the Bank of England; E-33, E-34, V-15."""

from __future__ import annotations

import pytest

from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, B, C, choices, hand, held, names, now, refused, visit

FOUR = ["boo-atlas", "leg-lance", "leg-tablet", "pre-jade-mask"]  # £2, £6, £4, £4


def bank(side, *hands, **more):
    given = [list(names) for names in hands or (FOUR, ["boo-herbal"], [])]
    return visit(f"bank-{side}", len(given), hands=given, **more)


@pytest.mark.parametrize("side", ["A", "B"])
def test_CW_AREA_BANK_A_1_CW_AREA_BANK_B_1_each_in_order_the_active_player_first(side):
    s = bank(side, ["boo-atlas"], ["boo-herbal"], ["boo-grimoire"], active=B)
    asked: list[int] = []
    while now(s) == "Sales":
        asked += awaited(s)
        play(s, asked[-1], tuple(s.hands[asked[-1]]))
    assert (asked, s.purse) == ([B, C, A], [5] * 3 if side == "A" else [2] * 3)


def test_CW_AREA_BANK_A_1_one_card_at_most():
    s = bank("A")
    assert sorted(map(len, choices(s, A))) == [0, 1, 1, 1, 1]
    assert refused(s, A, held(s, A, "boo-atlas", "leg-lance")) == "CW-AREA-BANK-A.1"


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
@pytest.mark.parametrize(("name", "pounds"), [("leg-tablet", 7), ("boo-atlas", 5)])
def test_V_15_E_33_CW_AREA_BANK_A_2_value_and_3_from_the_reserve(name, pounds, edition):
    s = bank("A", edition=edition)
    play(s, A, held(s, A, name))
    assert s.purse == [pounds, 0, 0]


def test_E_33_CW_AREA_BANK_A_2_the_reserve_pays():
    s = bank("A", options={"bank.limit": 90})
    before = s.reserve
    play(s, A, held(s, A, "leg-tablet"))
    assert before - s.reserve == 7


def test_CW_AREA_BANK_A_3_the_card_goes_to_the_discard_pile():
    s = bank("A", discard=["gro-wax-heart"])
    play(s, A, held(s, A, "leg-tablet"))
    assert names(s, s.discard) == ["gro-wax-heart", "leg-tablet"]
    assert "leg-tablet" not in hand(s, A)


def test_CW_AREA_BANK_A_4_selling_may_be_declined():
    s = bank("A")
    play(s, A, ())
    play(s, B, ())
    assert (now(s), s.purse, hand(s, A)) == ("Display", [0, 0, 0], FOUR)


# ------------------------------------------------------------ side B


def test_CW_AREA_BANK_B_1_none_to_three_cards():
    s = bank("B")
    assert {len(choice) for choice in choices(s, A)} == {0, 1, 2, 3}
    assert refused(s, A, held(s, A, *FOUR)) is not None
    assert {len(choice) for choice in choices(bank("B", ["boo-atlas"], []), A)} == {0, 1}
    play(s, A, ())
    assert s.purse[A] == 0


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_34_CW_AREA_BANK_B_1_up_to_three_in_every_edition(edition):
    assert {len(choice) for choice in choices(bank("B", edition=edition), A)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("value", "sizes"), [("up_to_3", {0, 1, 2, 3}), ("exactly_3", {0, 3})])
def test_E_34_CW_AREA_BANK_B_1_none_or_three_by_option(value, sizes):
    s = bank("B", options={"bankB.amount": value})
    assert {len(choice) for choice in choices(s, A)} == sizes
    play(s, A, ())
    assert now(s) == ("Display" if value == "exactly_3" else "Sales")  # B has only one card


@pytest.mark.parametrize(
    ("sold", "pounds"),
    [(["leg-lance"], 6), (["boo-atlas", "leg-lance"], 8), (["boo-atlas", *FOUR[2:]], 10)],
)
def test_CW_AREA_BANK_B_2_CW_AREA_BANK_B_3_their_values_and_no_more(sold, pounds):
    s = bank("B")
    play(s, A, held(s, A, *sold))
    assert s.purse[A] == pounds
    assert sorted(names(s, s.discard)) == sorted(sold)
    assert len(s.hands[A]) == 4 - len(sold)
