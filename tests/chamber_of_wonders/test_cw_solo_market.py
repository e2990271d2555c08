"""CW-SOLO-AREA-MARKET The Central Market; V-16."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.components import HUMAN
from ludoteca.kernel.play import play
from tests.chamber_of_wonders.scenes import alone, choices, hand, held, names, now, refused

HAND = ["boo-atlas", "leg-lance", "leg-tablet", "pre-opal-nautilus"]  # £2, £6, £4, £5


def market(side, *sold, settings=None):
    areas = ["business-house-A", "scotland-yard-A", "daily-telegraph-A", f"central-market-{side}"]
    at = {"stage": "area", "area": 3, "used": True}
    s = alone(settings, areas=areas, hands=[HAND, []], **at)
    if sold:
        play(s, HUMAN, held(s, HUMAN, *sold))
    return s


def test_CW_SOLO_AREA_MARKET_A_1_none_to_two_cards():
    s = market("A")
    assert {len(choice) for choice in choices(s, HUMAN)} == {0, 1, 2}
    assert refused(s, HUMAN, held(s, HUMAN, *HAND[:3])) is not None
    play(s, HUMAN, ())
    assert (now(s), s.purse, hand(s, HUMAN)) == ("Display", [0, 0], HAND)


def test_V_16_CW_SOLO_AREA_MARKET_A_2_CW_SOLO_AREA_MARKET_A_3_values_and_3_once():
    assert market("A", "leg-tablet", "pre-opal-nautilus").purse == [12, 6]
    assert market("A", "leg-tablet").purse == [7, 3]


@pytest.mark.parametrize(("value", "pounds"), [("once", 12), ("per_card", 15)])
def test_V_16_CW_SOLO_AREA_MARKET_A_2_the_bonus_by_option(value, pounds):
    settings = {"solo.marketA_bonus": value}
    s = market("A", "leg-tablet", "pre-opal-nautilus", settings=settings)
    assert s.purse == [pounds, 6]
    assert market("A", "leg-tablet", settings=settings).purse == [7, 3]


def test_CW_SOLO_AREA_MARKET_B_1_CW_SOLO_AREA_MARKET_B_2_any_number_at_their_values():
    assert {len(choice) for choice in choices(market("B"), HUMAN)} == {0, 1, 2, 3, 4}
    assert market("B", *HAND).purse == [17, 12]
    assert market("B", "boo-atlas").purse == [2, 3]


@pytest.mark.parametrize("side", ["A", "B"])
def test_CW_SOLO_AREA_MARKET_B_3_cards_sold_are_discarded(side):
    s = market(side, "boo-atlas", "leg-lance")
    assert sorted(names(s, s.discard)) == ["boo-atlas", "leg-lance"]
    assert hand(s, HUMAN) == HAND[2:]
