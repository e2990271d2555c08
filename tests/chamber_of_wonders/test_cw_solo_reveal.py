"""CW-SOLO-REVEAL In which order the Collector places his cards, and what he pays."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.kernel.play import play
from tests.chamber_of_wonders.scenes import after_reveal, hand, in_phase_2, names

SET = ["mon-chimera-body", "mon-gargoyle-legs", "mon-hydra-head"]
BOOKS = ["boo-atlas", "boo-bestiary", "boo-grimoire", "boo-herbal"]
SINGLES = ["leg-lance", "gro-wax-heart", "pre-jade-mask", "arc-bone-runes"]
FULL = [[], [{"cards": [name]} for name in ("boo-atlas", "boo-herbal") for _ in range(3)]]
FIVE = [[], FULL[1][:5]]


def placed(s, since=0):
    """His showcases in the order in which he filled them."""
    return [sorted(names(s, x.cards)) for x in s.displays[COLLECTOR][since:]]


def test_CW_SOLO_REVEAL_1_all_his_cards_are_turned_up():
    s = in_phase_2(9, hands=[["boo-herbal"], ["boo-atlas", "leg-lance"]])
    his = s.hands[COLLECTOR]
    assert [s.knowers[card] for card in his] == [0, 0]
    play(s, HUMAN, NOTHING)
    assert [s.knowers[card] for card in his] == [-1, -1]


def test_CW_SOLO_REVEAL_2_CW_SOLO_REVEAL_16_in_order_of_priority_as_many_as_there_is_room():
    s = after_reveal([*SINGLES[::-1], *BOOKS[:3], *SET])
    assert placed(s) == [SET, BOOKS[:3], *[[name] for name in SINGLES]]
    assert s.hands[COLLECTOR] == ()


def test_CW_SOLO_REVEAL_3_complete_monsters_first_while_possible():
    other = ["mon-wyvern-body", "mon-wyvern-legs", "mon-wyvern-head"]
    s = after_reveal(["leg-lance", *SET, *BOOKS, *other, "mon-basilisk-legs"])
    assert [len(cards) for cards in placed(s)] == [3, 3, 4, 1]
    assert all(name.startswith("mon-") for cards in placed(s)[:2] for name in cards)
    assert len(s.hands[COLLECTOR]) == 1


def test_CW_SOLO_REVEAL_4_then_three_or_four_different_books_as_many_as_possible():
    assert placed(after_reveal(["leg-lance", *BOOKS])) == [BOOKS, ["leg-lance"]]
    s = after_reveal([*BOOKS, *BOOKS[1:], "boo-atlas", "boo-atlas"])
    assert (placed(s), hand(s, COLLECTOR)) == ([BOOKS, BOOKS], ["boo-atlas"])
    s = after_reveal([*BOOKS, *BOOKS[:3]])
    assert placed(s) == [BOOKS, BOOKS[:3]]


@pytest.mark.parametrize("first", range(3))
def test_CW_SOLO_REVEAL_5_to_8_CW_SOLO_REVEAL_6_CW_SOLO_REVEAL_7_each_before_the_next(first):
    s = after_reveal(SINGLES[first : first + 2][::-1], displays=FIVE)  # room for one
    assert placed(s, 5) == [SINGLES[first : first + 1]]
    assert hand(s, COLLECTOR) == SINGLES[first + 1 : first + 2]


def test_CW_SOLO_REVEAL_5_CW_SOLO_REVEAL_10_single_legendaries_by_value():
    s = after_reveal(["leg-tablet", "leg-lance", "leg-golderact"])
    assert placed(s) == [["leg-lance"], ["leg-golderact"], ["leg-tablet"]]


@pytest.mark.parametrize(
    "two",
    [
        ["gro-wax-heart", "gro-jar-of-eyes"],
        ["pre-ruby-scarab", "pre-jade-mask"],
        ["arc-astral-orrery", "arc-bone-runes"],
    ],
)
def test_CW_SOLO_REVEAL_6_CW_SOLO_REVEAL_7_CW_SOLO_REVEAL_8_CW_SOLO_REVEAL_10_by_value(two):
    assert placed(after_reveal(two[::-1])) == [[name] for name in two]


LOOSE = ["boo-atlas", "boo-herbal", "boo-atlas", "mon-hydra-head", "mon-wyvern-legs"]
ALL = [["boo-atlas", "boo-herbal"], ["mon-hydra-head"]]


@pytest.mark.parametrize("value", ["never", "open_only", "place_last"])
def test_CW_SOLO_REVEAL_9_unlisted_cards_stay_in_hand_or_come_last_by_option(value):
    settings = {"solo.collector_unlisted": value}
    s = after_reveal([*LOOSE, "arc-bone-runes"], settings=settings)
    assert placed(s)[0] == ["arc-bone-runes"]
    assert placed(s)[1:3] == ([] if value == "never" else ALL)
    assert len(s.hands[COLLECTOR]) == (5 if value == "never" else 0)
    if value != "never":
        assert sorted(placed(s)[3:]) == [["boo-atlas"], ["mon-wyvern-legs"]]


def test_CW_SOLO_REVEAL_9_never_unless_said():
    assert placed(after_reveal(LOOSE)) == []


@pytest.mark.parametrize(
    ("value", "purse", "count"), [("never", 15, 0), ("open_only", 15, 0), ("place_last", 0, 3)]
)
def test_CW_SOLO_REVEAL_9_whether_he_pays_for_unlisted_cards(value, purse, count):
    settings = {"solo.collector_unlisted": value}
    s = after_reveal(LOOSE, purses=(0, 15), displays=FULL, settings=settings)
    assert (s.purse[COLLECTOR], len(placed(s, 6))) == (purse, count)


def test_CW_SOLO_REVEAL_10_the_dearest_of_each_part():
    heads = ["mon-chimera-head", "mon-hydra-head"]
    bodies = ["mon-basilisk-body", "mon-wyvern-body"]
    legs = ["mon-basilisk-legs", "mon-chimera-legs"]
    s = after_reveal([*heads, *bodies, *legs])
    assert placed(s)[0] == ["mon-chimera-legs", "mon-hydra-head", "mon-wyvern-body"]


def test_CW_SOLO_REVEAL_11_ties_are_broken_by_chance():
    found = {placed(after_reveal(["leg-lance", "leg-excalibur"], seed=n))[0][0] for n in range(12)}
    assert found == {"leg-lance", "leg-excalibur"}
    again = [placed(after_reveal(["leg-lance", "leg-excalibur"], seed=3)) for _ in range(3)]
    assert again[0] == again[1] == again[2]


def test_CW_SOLO_REVEAL_12_open_showcases_first():
    s = after_reveal(["leg-lance"], purses=(0, 15), displays=FIVE)
    assert (s.purse[COLLECTOR], s.markers[COLLECTOR], placed(s, 5)) == (15, 3, [["leg-lance"]])


def test_CW_SOLO_REVEAL_13_then_five_pounds_to_the_reserve_for_each():
    settings = {"bank.limit": 50}
    s = in_phase_2(
        9,
        hands=[["boo-grimoire"], SINGLES[:2]],
        purses=[0, 15],
        displays=FULL,
        settings=settings,
        supply=[2],
    )
    before = s.reserve
    play(s, HUMAN, NOTHING)
    assert (s.purse[COLLECTOR], s.markers[COLLECTOR], s.reserve - before) == (5, 1, 10)
    assert placed(s, 6) == [["leg-lance"], ["gro-wax-heart"]]


def test_CW_SOLO_REVEAL_14_with_less_than_five_pounds_he_stops():
    s = after_reveal(["leg-lance", "leg-tablet"], purses=(0, 9), displays=FULL)
    assert (placed(s, 6), hand(s, COLLECTOR)) == ([["leg-lance"]], ["leg-tablet"])
    assert s.purse[COLLECTOR] == 4


def test_CW_SOLO_REVEAL_14_and_without_a_marker():
    nine = [[], [*FULL[1], *FULL[1][3:4], *FULL[1][:2]]]
    s = after_reveal(["leg-lance"], purses=(0, 15), displays=nine, markers=[3, 0])
    assert (len(s.displays[COLLECTOR]), hand(s, COLLECTOR)) == (9, ["leg-lance"])
    assert s.purse[COLLECTOR] == 15


def test_CW_SOLO_REVEAL_15_three_pounds_of_a_precious_pay_for_the_next():
    s = after_reveal(["pre-jade-mask", "arc-bone-runes"], purses=(0, 2), displays=FIVE)
    assert placed(s, 5) == [["pre-jade-mask"], ["arc-bone-runes"]]
    assert (s.purse[COLLECTOR], s.markers[COLLECTOR]) == (0, 2)
