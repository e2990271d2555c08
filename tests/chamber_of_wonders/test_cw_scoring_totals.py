"""CW-SCORE, CW-TIE Totals, ranking and ties; V-DIANA, V-PAOLO, V-DIEGO, V-01, V-17, V-25, V-26."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from tests.chamber_of_wonders.scenes import A, B, C, ended, fame


def test_CW_SCORE_1_CW_META_5_cards_tokens_money_less_the_hand():
    s = ended(
        [{"cards": ["leg-lance"], "fame": True}],
        hands=[["leg-excalibur", "boo-atlas"], [], []],
        purses=[10, 0, 0],
    )
    assert GAME.scores(s) == (6 + 3 + 3 - 2, 0, 0)
    assert sum(fame(s, "legendary")) == 6


MONEY = [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4)]


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_01_CW_SCORE_4_CW_SCORE_5_a_third_of_the_purse_rounded_down(edition):
    for pounds, points in MONEY:
        assert fame(ended(purses=[pounds, 0, 0], edition=edition), "money") == [points, 0, 0]


@pytest.mark.parametrize("count", range(4))
def test_CW_SCORE_6_one_fame_lost_for_each_card_in_hand(count):
    assert GAME.scores(ended(hands=[count, 0, 0])) == (-count, 0, 0)


def test_CW_SCORE_7_the_grotesque_token_comes_before_the_ranking():
    s = ended([["leg-tablet"]], [["leg-lance"]], loose=[[2], [], []])
    assert (GAME.scores(s), s.ranking) == ((7, 6, 0), (A, B, C))


def test_V_17_CW_SCORE_8_a_total_may_be_negative():
    assert GAME.scores(ended(hands=[3, 0, 0], purses=[2, 0, 0])) == (-3, 0, 0)


def test_CW_SCORE_9_unused_showcases_and_markers_do_not_count():
    s = ended([["leg-lance"]], [["leg-lance"]], markers=[0, 3, 3])
    assert GAME.scores(s) == (6, 6, 0)


# ------------------------------------------------------------ CW-TIE

EIGHT = [["mon-hydra-head"], ["mon-wyvern-head"]]  # 8 Fame in two cards
BOOKISH = [["boo-atlas", "boo-herbal"], ["boo-atlas", "boo-herbal"]]  # 8 Fame in four


def test_CW_TIE_1_more_displayed_cards_win_each_card_of_a_set_counted():
    s = ended(EIGHT, BOOKISH, purses=[2, 0, 0])
    assert (GAME.scores(s), s.ranking, GAME.places(s)) == ((8, 8, 0), (B, A, C), (2, 1, 3))


def test_V_25_CW_TIE_2_then_more_pounds():
    s = ended(EIGHT, [["gro-wax-heart"], ["leg-tablet"]], purses=[0, 1, 0])
    assert (GAME.scores(s), s.ranking, GAME.places(s)) == ((8, 8, 0), (B, A, C), (2, 1, 3))
    s = ended(EIGHT, [["gro-wax-heart"], ["leg-tablet"]], purses=[10, 9, 0])
    assert (GAME.scores(s), s.ranking) == ((11, 11, 0), (A, B, C))


def test_V_26_CW_TIE_3_then_the_victory_is_shared():
    s = ended(EIGHT, [["gro-wax-heart"], ["leg-tablet"]], purses=[2, 2, 0])
    assert GAME.places(s) == (1, 1, 3)
    assert GAME.places(ended()) == (1, 1, 1)


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_54_CW_TIE_4_lower_ranks_are_compared_alike(edition):
    top = [*EIGHT, ["leg-lance"]]
    s = ended([["gro-wax-heart"], ["gro-twin-skulls"]], BOOKISH, top, edition=edition)
    assert (GAME.scores(s), s.ranking, GAME.places(s)) == ((8, 8, 14), (C, B, A), (3, 2, 1))


def test_CW_TIE_4_who_ties_in_everything_keeps_the_order_of_the_seats():
    assert ended().ranking == (A, B, C)
    same = [[["gro-wax-heart"]], [["leg-tablet"]], [["gro-twin-skulls"]]]  # 4 Fame each
    s = ended(*same)
    assert (GAME.scores(s), s.ranking, GAME.places(s)) == ((4, 4, 4), (A, B, C), (1, 1, 1))
    s = ended(*same[:2], EIGHT)
    assert (s.ranking, GAME.places(s)) == ((C, A, B), (2, 2, 1))
    s = ended(EIGHT, *same[1:])
    assert (s.ranking, GAME.places(s)) == ((A, B, C), (1, 2, 2))


def test_CW_META_4_the_highest_total_wins():
    s = ended([["leg-tablet"]], [["leg-lance"]], [["leg-golderact"]])
    assert (s.ranking, GAME.places(s)) == ((B, C, A), (3, 1, 2))


# ------------------------------------------------------------ the worked example


def example(edition, skulls=True):
    """The table of V-DIANA, V-PAOLO and V-DIEGO; without Grotesque tokens where not *skulls*."""
    italian = edition == "it-0.3"

    def grotesque(name, count):
        return {"cards": [name], "skulls": count if skulls else 0}

    def unique(*cards):
        return {"cards": list(cards), "fame": True}

    diana = [
        unique("mon-hydra-head", "mon-chimera-body", "mon-chimera-legs"),
        ["boo-bestiary", "boo-atlas"],
        grotesque("gro-twin-skulls", 2),
        grotesque("gro-wax-heart", 2),
        unique("leg-golderact" if italian else "leg-puzzle-box"),
        ["arc-scrying-mirror"],
        ["pre-opal-nautilus"],
    ]
    paolo = [
        ["boo-bestiary", "boo-grimoire", "boo-atlas", "boo-herbal"],
        unique("leg-excalibur" if italian else "leg-lance"),
        *[["arc-bone-runes"], ["pre-silver-automaton"], ["pre-ruby-scarab"]],
        *[["mon-gargoyle-head"], ["mon-basilisk-legs"], ["mon-manticore-legs"]],
    ]
    diego = [
        unique("mon-wyvern-head", "mon-wyvern-body", "mon-wyvern-legs"),
        unique("leg-tablet"),
        grotesque("gro-hanged-mans-hand", 3),
        *[["arc-astral-orrery"], ["arc-spirit-board"]],
        *[["pre-jade-mask"], ["pre-pearl-reliquary"], ["pre-opal-nautilus"]],
    ]
    return ended(
        *(diana, paolo, diego),
        edition=edition,
        hands=[1, 0, 3],
        purses=[7, 12, 14],
        markers=[2, 1, 1],
    )


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_DIANA_V_PAOLO_V_DIEGO_E_42_CW_SCORE_1_CW_SCORE_7_CW_TIE_1_the_example(edition):
    s = example(edition)
    types = ("monster", "grotesque", "legendary", "precious", "arcane", "book")
    cards = [sum(points) for points in zip(*[fame(s, key) for key in types], strict=True)]
    assert cards == [36, 39, 38]
    assert fame(s, "money") == [2, 4, 4]
    assert fame(s, "hand") == [-1, 0, -3]
    assert fame(s, "fame-tokens") == [6 + 3, 3, 6]
    assert GAME.scores(s) == (46, 46, 45)
    assert [sum(len(x.cards) for x in shown) for shown in s.displays] == [10, 11, 10]
    assert (s.ranking, GAME.places(s)) == ((B, A, C), (2, 1, 3))


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_DIANA_V_PAOLO_V_DIEGO_E_43_E_44_E_48_CW_SCORE_1_before_the_skulls(edition):
    s = example(edition, skulls=False)
    assert (GAME.scores(s), s.ranking) == ((43, 46, 45), (B, C, A))
