"""What a position must be."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from tests.chamber_of_wonders.scenes import CONTACTS, RING, A, commit, impossible, reveal, table


def test_CW_DECK_10_a_card_cannot_be_in_two_places():
    assert impossible(hands=[["mon-wyvern-head"], ["mon-wyvern-head"]]) == ["CW-DECK.10"]
    assert impossible(hands=[["boo-atlas"] * 6, []]) == ["CW-DECK.10"]
    assert table([["boo-atlas"] * 5, []]).hands[A]


def test_CW_MONEY_1_no_purse_below_nothing():
    assert impossible(purses=[4, -1, 4]) == ["CW-MONEY.1"]
    assert "CW-MONEY.1" not in [r.clause for r in GAME.troubles(table(purses=[0, 0, 0]))]


def test_CW_EXPAND_1_more_showcases_filled_than_open_cannot_be():
    seven = [{"cards": [f"boo-{book}"]} for book in ("atlas", "herbal", "grimoire") for _ in "ab"]
    seven.append({"cards": ["boo-bestiary"]})
    assert impossible(displays=[seven, [], []]) == ["CW-EXPAND.1"]
    assert len(table(displays=[seven, [], []], markers=[2, 3, 3]).displays[A]) == 7


def test_CW_SETUP_3_no_more_than_three_markers():
    assert impossible(markers=[4, 3, 3]) == ["CW-SETUP.3"]


def test_CW_SETUP_5_CW_COMP_5_the_ring_of_the_map_has_four_places():
    assert (
        impossible(areas=RING[:3]) == impossible(areas=[*RING, "whitechapel-A"]) == ["CW-SETUP.5"]
    )
    assert impossible(areas=[*RING[:3], "soho-A"]) == ["CW-SETUP.5"]
    assert impossible(contacts=CONTACTS[:3]) == ["CW-SETUP.5"]


def test_CW_SETUP_24_both_sides_of_one_board_cannot_be_in_play():
    assert impossible(areas=["bank-A", "bank-B", "westminster-A", "hyde-park-A"]) == ["CW-SETUP.24"]
    assert impossible(areas=["bank-A", "bank-A", "westminster-A", "hyde-park-A"]) == ["CW-SETUP.5"]
    assert table(areas=["bank-B", "abbey-A", "westminster-A", "hyde-park-A"]).areas[0] == "bank-B"


@pytest.mark.parametrize("spots", [[0, 0], [4], [-1], [0, 1, 2, 3]])
def test_CW_AGENT_2_agents_that_cannot_stand_so(spots):
    assert impossible(agents=[spots, [], []]) == ["CW-AGENT.2"]
    assert table(turn=7, agents=[[3, 0], [3], []]).agents == [(3, 0), (3,), ()]


@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 8)])
def test_CW_FLOW_5_no_turn_beyond_the_length_of_the_game(seats, turns):
    hands: Any = [()] * seats
    assert (
        impossible(hands=hands, turn=turns + 1) == impossible(hands=hands, turn=0) == ["CW-FLOW.5"]
    )
    assert table(hands, turn=turns).turn == turns


def test_CW_SHOWCASE_1_an_empty_showcase_is_not_filled():
    assert impossible(displays=[[{"cards": []}], [], []]) == ["CW-SHOWCASE.1"]


def test_A_32_CW_MONEY_2_a_limited_reserve_is_kept_in_positions():
    limited = {"bank.limit": 50}
    s = table(options=limited, reserve=7)
    assert (s.reserve, GAME.position(s)["reserve"]) == (7, 7)
    assert GAME.place(s.terms, GAME.position(s), 2).reserve == 7
    assert table(options=limited).reserve == 50 - 3 * 4  # what is not in the purses
    assert "reserve" not in GAME.position(table())


def test_A_32_what_the_kept_reserve_does_not_hold_is_not_paid():
    at = {"stage": "display", "area": 0, "used": True}
    s = table([["pre-jade-mask"], []], options={"bank.limit": 50}, reserve=2, **at)
    reveal(s, {A: commit(s, A, "pre-jade-mask")})
    assert (s.purse, s.reserve) == ([6, 4], 0)
