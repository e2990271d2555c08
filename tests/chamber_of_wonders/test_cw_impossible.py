"""Positions that no game comes to are refused under the clause that they break."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.kernel.play import explain, play
from tests.chamber_of_wonders.scenes import A, impossible, table

CLUBS = {"clubs.enabled": "on"}


def test_set_up_takes_the_position_of_a_table_in_the_middle_of_an_effect():
    t = ludoteca.new("chamber-of-wonders", seats=3, seed=3, options={"setup.areas": "first_game"})
    while "saved" not in t.position():
        seat = t.awaited[0]
        t.choose(seat, t.decision(seat).default)
    u = ludoteca.set_up("chamber-of-wonders", t.position(), options={"setup.areas": "first_game"})
    assert u.position() == t.position()


def test_A_08_CW_DECK_3_a_position_with_a_dry_deck_and_discards_is_restored_or_refused():
    s = table([[], 90], deck=[], discard=["boo-atlas", "boo-herbal"], stage="after", area=2)
    assert len(s.deck) == 1


def test_CW_META_3_no_clubs_where_there_are_none():
    assert impossible(hands=[1, 1], edition="fr-0.4", clubs=["bankers", "detectives"])
    assert impossible(hands=[1, 1], clubs=["bankers", "detectives"])


def test_CW_CLUB_1_every_player_has_a_club_where_they_are_on():
    assert table([1, 1], options=CLUBS).clubs


def test_CW_SETUP_1_nobody_has_a_third_agent_at_a_table_of_two_or_four():
    assert impossible(hands=[1, 1], agents=[[0, 1, 2], []]) == ["CW-SETUP.1"]


def test_CW_AGENT_8_a_position_leaves_the_active_player_an_agent_and_an_area():
    s = {"hands": [1, 1], "turn": 5, "options": {"agents.area_reuse": "whole_game"}}
    assert impossible(**s, agents=[[], []], visited=[[0, 1, 2, 3], [0, 1]])


def test_CW_WONDER_1_tokens_lie_only_where_they_can():
    assert impossible(displays=[[{"cards": ["boo-atlas"], "fame": True}], [], []])
    assert impossible(displays=[[{"cards": ["boo-atlas"], "skulls": 3}], [], []])


def test_CW_WONDER_LEGENDARY_4_two_copies_do_not_both_have_tokens():
    lance = {"cards": ["leg-lance"], "fame": True}
    assert impossible(displays=[[lance], [lance], []])


@pytest.mark.parametrize("hands", [[-3, 0, 0], [50, 50, 0]])
def test_CW_DECK_10_no_hand_of_more_or_less_cards_than_there_are(hands):
    assert impossible(hands=hands) == ["CW-DECK.10"]


@pytest.mark.parametrize("reserve", [-5, 500])
def test_A_32_CW_MONEY_1_no_reserve_below_nothing_or_above_the_limit(reserve):
    assert impossible(options={"bank.limit": 50}, reserve=reserve)


def test_CW_FAME_1_fewer_than_no_tokens_is_no_empty_showcase():
    assert impossible(fame=[-1, 0, 0]) != ["CW-SHOWCASE.1"]


def test_CW_SETUP_24_both_sides_of_one_board_are_refused_by_that_clause():
    assert impossible(areas=["bank-A", "bank-B", "westminster-A", "hyde-park-A"]) == ["CW-SETUP.24"]


def test_CW_SHOWCASE_1_cards_named_in_another_order_are_no_card_twice():
    s = table([["boo-atlas", "boo-herbal"], []], stage="display", area=0)
    one, two = sorted(s.hands[A])
    assert explain(s, A, ((two, one), False, -1)) is None
    play(s, A, ((two, one), False, -1))
    assert s.displays[A][0].cards == (one, two)
