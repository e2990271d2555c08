"""CW-SOLO-COLLECTOR, CW-SOLO-LEVEL The Collector's hand, money, tokens and score."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.showcases import free_showcases
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from ludoteca.kernel.terms import TermsError
from tests.chamber_of_wonders.scenes import (
    after_reveal,
    alone,
    began,
    card,
    in_phase_2,
    names,
)

SET = ["mon-hydra-head", "mon-chimera-body", "mon-gargoyle-legs"]


def knows(s, card):
    return view(s, HUMAN)["cards"][card] is not None


def test_CW_SOLO_COLLECTOR_1_CW_SOLO_COLLECTOR_2_six_showcases_and_15_pounds():
    s = began()
    assert (s.markers[COLLECTOR], free_showcases(s, COLLECTOR), s.purse[COLLECTOR]) == (3, 6, 15)


def test_CW_SOLO_COLLECTOR_3_five_hidden_cards():
    s = began()
    assert len(s.hands[COLLECTOR]) == 5
    assert not any(knows(s, card) for card in s.hands[COLLECTOR])
    assert view(s, HUMAN)["hand_sizes"] == [5, 5]


def test_CW_SOLO_COLLECTOR_4_he_has_no_agents_and_no_turn():
    s = in_phase_2(1, hands=[["boo-atlas"], ["leg-lance"]])
    assert len(s.agents) == 1
    play(s, HUMAN, NOTHING)
    assert (s.turn, s.active, tuple(awaited(s))) == (2, HUMAN, (HUMAN,))


@pytest.mark.parametrize("turn", [3, 6])
def test_CW_SOLO_COLLECTOR_5_CW_SOLO_COLLECTOR_6_leftovers_go_and_five_new_come(turn):
    top = ["leg-lance", "leg-tablet", "leg-golderact", "boo-atlas", "boo-herbal", "gro-wax-heart"]
    s = after_reveal(["mon-hydra-head", "boo-bestiary"], turn, deck=top)
    assert sorted(names(s, s.discard)) == ["boo-bestiary", "mon-hydra-head"]
    assert names(s, s.hands[COLLECTOR]) == top[:5]
    assert not any(knows(s, card) for card in s.hands[COLLECTOR])


@pytest.mark.parametrize("turn", [1, 2, 9])
def test_CW_SOLO_COLLECTOR_5_CW_SOLO_COLLECTOR_6_only_between_rounds(turn):
    s = after_reveal(["mon-hydra-head"], turn)
    assert (names(s, s.hands[COLLECTOR]), s.discard) == (["mon-hydra-head"], [])


def test_CW_SOLO_COLLECTOR_7_cards_given_to_him_are_revealed_in_that_round():
    top = ["leg-lance", "leg-tablet", "leg-golderact"]
    s = alone(
        hands=[["boo-herbal"], ["boo-atlas"]], stage="area", area=2, used=True, turn=3, deck=top
    )
    assert names(s, s.hands[COLLECTOR]) == ["boo-atlas", *top]
    play(s, HUMAN, 0)
    play(s, HUMAN, NOTHING)
    assert sorted(names(s, [x.cards[0] for x in s.displays[COLLECTOR]])) == sorted(top)


def test_CW_SOLO_COLLECTOR_8_what_he_gets_openly_is_public_and_the_rest_hidden():
    deck = ["leg-lance", "boo-atlas", "leg-tablet", "boo-herbal"]
    s = alone(hands=[[], ["gro-wax-heart"]], stage="area", area=1, used=True, deck=deck)
    yard = s.stack[-1]
    play(s, HUMAN, (card(s, yard.open, "leg-lance"), card(s, yard.closed, "leg-tablet")))
    his = dict(zip(names(s, s.hands[COLLECTOR]), s.hands[COLLECTOR], strict=True))
    seen = {name: knows(s, one) for name, one in his.items()}
    assert seen == {"gro-wax-heart": False, "boo-atlas": True, "boo-herbal": False}


def test_CW_SOLO_COLLECTOR_9_a_monster_set_earns_him_a_token():
    s = after_reveal(SET)
    assert [x.fame for x in s.displays[COLLECTOR]] == [True]


def test_CW_SOLO_COLLECTOR_10_CW_SOLO_COLLECTOR_16_a_token_for_a_grotesque_that_nobody_sees():
    s = after_reveal(["gro-wax-heart"], turn=3, supply=[5])
    token = s.displays[COLLECTOR][0].token
    assert (s.faces[token], s.knowers[token], len(s.supply)) == (5, 0, 19)


def test_CW_SOLO_COLLECTOR_11_he_takes_part_in_the_majority_and_its_ties():
    assert alone(turn=9, stage="end", area=0, loose=[[2, 2], [5]]).fame == [0, 1]
    s = alone(turn=9, stage="end", area=0, loose=[[2], [2]], supply=[3, 4])
    assert (s.fame, [len(held) for held in s.loose]) == ([0, 1], [2, 2])


def test_CW_SOLO_COLLECTOR_12_a_fame_for_each_three_pounds():
    assert GAME.scores(alone(over=True, purses=[0, 8])) == (0, 2)


def test_CW_SOLO_COLLECTOR_13_he_loses_a_fame_for_each_card_left():
    s = after_reveal(["boo-atlas", "boo-atlas", "mon-hydra-head"])
    assert GAME.scores(s) == (0, -3)


def test_CW_SOLO_COLLECTOR_14_legendaries_receive_and_cancel_as_a_players():
    assert [x.fame for x in after_reveal(["leg-lance"]).displays[COLLECTOR]] == [True]
    hers = [[{"cards": ["leg-lance"], "fame": True}], []]
    s = after_reveal(["leg-lance", "leg-tablet"], displays=hers)
    assert [x.fame for x in s.displays[HUMAN]] == [False]
    assert [x.fame for x in s.displays[COLLECTOR]] == [False, True]


def test_CW_SOLO_COLLECTOR_15_three_pounds_for_a_precious():
    assert after_reveal(["pre-jade-mask", "pre-ruby-scarab"]).purse == [0, 6]


# ------------------------------------------------------------ levels


@pytest.mark.parametrize(("value", "shown"), [("off", []), ("on", ["leg-lance"])])
@pytest.mark.parametrize("turn", [3, 6, 9])
def test_CW_SOLO_LEVEL_1_a_lord_draws_a_card_before_each_reveal(turn, value, shown):
    s = after_reveal([], turn, deck=["leg-lance"], settings={"solo.lord": value})
    assert [name for x in s.displays[COLLECTOR] for name in names(s, x.cards)] == shown


@pytest.mark.parametrize(("value", "score"), [("off", -2), ("on", 0)])
def test_CW_SOLO_LEVEL_2_a_royal_collector_has_no_hand_penalty(value, score):
    s = after_reveal(
        ["boo-atlas", "boo-atlas"], hers=["boo-herbal"], settings={"solo.royal": value}
    )
    assert GAME.scores(s) == (-1, score)


@pytest.mark.parametrize("lord", ["off", "on"])
@pytest.mark.parametrize("royal", ["off", "on"])
def test_CW_SOLO_LEVEL_3_apart_or_together_but_only_in_solo(lord, royal):
    levels = {"solo.lord": lord, "solo.royal": royal}
    s = after_reveal(["boo-herbal"], deck=["boo-herbal"], settings=levels)
    cards = 2 if lord == "on" else 1
    assert (len(s.hands[COLLECTOR]), GAME.scores(s)[1]) == (cards, 0 if royal == "on" else -cards)
    if "on" in levels.values():
        with pytest.raises(TermsError) as refusal:
            GAME.agree("en-0.5", levels, seats=2)
        assert refusal.value.reasons[0].clause == "CW-SOLO-LEVEL.3"
