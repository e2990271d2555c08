"""CW-SOLO-AREA Business House, Scotland Yard, Daily Telegraph, Central Market; V-16."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.components import COLLECTOR, HUMAN, SOLO_AREAS
from ludoteca.games.chamber_of_wonders.solo.areas import AWAY, DRAW, KEEP, STOP, TO_COLLECTOR
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import play
from tests.chamber_of_wonders.scenes import alone, card, choices, hand, names, now, refused

FOUR = ["leg-lance", "boo-atlas", "leg-tablet", "pre-opal-nautilus"]  # £6, £2, £4, £5


def visit(side, deck=(), settings=None, **more):
    """The player has just come there, with a Contact used before."""
    ring = [f"{area}-A" for area in SOLO_AREAS if not side.startswith(area)]
    at = {"stage": "area", "area": 0, "used": True}
    return alone(settings, areas=[side, *ring], deck=list(deck), **at, **more)


def buy(s, *wanted):
    for name in wanted:
        play(s, HUMAN, card(s, s.stack[-1].cards, name) if name else -1)
    return s


def business(side, *wanted, purses=(15, 15), settings=None, **more):
    s = visit(f"business-house-{side}", FOUR, settings, purses=[*purses], **more)
    return buy(s, *wanted)


# ------------------------------------------------------------ Business House


@pytest.mark.parametrize("side", ["A", "B"])
def test_CW_SOLO_AREA_BUSINESS_A_1_CW_SOLO_AREA_BUSINESS_B_1_four_cards_are_revealed(side):
    s = business(side)
    assert names(s, s.stack[-1].cards) == FOUR
    assert all(s.knowers[card] == -1 for card in s.stack[-1].cards)


def test_CW_SOLO_AREA_BUSINESS_A_2_up_to_two_at_their_values_to_the_reserve():
    s = business("A", "boo-atlas", settings={"bank.limit": 100}, reserve=70)
    assert (s.purse, s.reserve, hand(s, HUMAN)) == ([13, 15], 72, ["boo-atlas"])
    buy(s, "leg-tablet")
    assert (now(s), s.purse[HUMAN]) == ("Display", 9)  # no third
    s = business("A", None, hands=[["boo-herbal"], []])
    assert (now(s), s.purse) == ("Display", [15, 15])
    assert (hand(s, HUMAN), hand(s, COLLECTOR)) == (["boo-herbal"], [])


def test_CW_SOLO_AREA_BUSINESS_A_2_only_what_she_can_pay():
    s = business("A", purses=(4, 15))
    assert names(s, choices(s, HUMAN)[1:]) == ["boo-atlas", "leg-tablet"]
    lance = card(s, s.stack[-1].cards, "leg-lance")
    assert refused(s, HUMAN, lance) == "CW-SOLO-AREA-BUSINESS-A.2"


def test_CW_SOLO_AREA_BUSINESS_A_3_CW_SOLO_AREA_BUSINESS_A_5_he_buys_as_many_afterwards():
    s = business("A", "boo-atlas")
    assert s.hands[COLLECTOR] == ()  # she has not finished
    buy(s, None)
    assert (hand(s, COLLECTOR), s.purse[COLLECTOR]) == (["leg-lance"], 9)
    s = business("A", "boo-atlas", "leg-tablet", settings={"bank.limit": 100}, reserve=70)
    assert hand(s, COLLECTOR) == ["leg-lance", "pre-opal-nautilus"]
    assert (s.purse, s.reserve) == ([9, 4], 70 + 6 + 11)
    assert business("A", None).hands[COLLECTOR] == ()


@pytest.mark.parametrize(
    ("purse", "bought"),
    [(6, ["leg-lance"]), (5, ["pre-opal-nautilus"]), (4, ["leg-tablet"]), (1, [])],
)
def test_CW_SOLO_AREA_BUSINESS_A_4_the_dearest_that_he_can_afford(purse, bought):
    assert hand(business("A", "boo-atlas", None, purses=(15, purse)), COLLECTOR) == bought


def test_CW_SOLO_AREA_BUSINESS_A_6_the_rest_is_discarded():
    s = business("A", "boo-atlas", None)
    assert sorted(names(s, s.discard)) == ["leg-tablet", "pre-opal-nautilus"]


@pytest.mark.parametrize(("order", "his"), [("after", []), ("alternate", ["leg-lance"])])
def test_CW_SOLO_AREA_BUSINESS_A_3_in_turns_by_option(order, his):
    s = business("A", "boo-atlas", settings={"solo.businessA_order": order})
    assert hand(s, COLLECTOR) == his
    buy(s, None)
    assert (hand(s, COLLECTOR), s.purse[COLLECTOR]) == (["leg-lance"], 9)


def test_CW_SOLO_AREA_BUSINESS_B_2_up_to_four_paid_to_the_collector():
    s = business("B", *FOUR, purses=(20, 1))
    assert (hand(s, HUMAN), s.purse, s.hands[COLLECTOR]) == (sorted(FOUR), [3, 18], ())
    assert now(s) != "Business"
    assert business("B", None).purse == [15, 15]


def test_CW_SOLO_AREA_BUSINESS_B_3_the_others_are_discarded():
    s = business("B", "boo-atlas", None)
    assert sorted(names(s, s.discard)) == ["leg-lance", "leg-tablet", "pre-opal-nautilus"]


# ------------------------------------------------------------ Scotland Yard's Backyard


def test_CW_SOLO_AREA_YARD_A_1_two_open_and_two_unseen():
    s = visit("scotland-yard-A", FOUR)
    yard = s.stack[-1]
    assert (names(s, yard.open), names(s, yard.closed)) == (FOUR[:2], FOUR[2:])
    assert [s.knowers[card] for card in (*yard.open, *yard.closed)] == [-1, -1, 0, 0]


def test_CW_SOLO_AREA_YARD_A_2_CW_SOLO_AREA_YARD_A_3_one_of_each_and_the_others_are_his():
    s = visit("scotland-yard-A", FOUR)
    yard = s.stack[-1]
    assert len(choices(s, HUMAN)) == 4
    assert refused(s, HUMAN, yard.open) is not None
    play(s, HUMAN, (yard.open[1], yard.closed[0]))
    assert hand(s, HUMAN) == ["boo-atlas", "leg-tablet"]
    assert hand(s, COLLECTOR) == ["leg-lance", "pre-opal-nautilus"]
    seen = view(s, HUMAN)["cards"]
    assert (seen[yard.closed[0]] is None, seen[yard.closed[1]] is None) == (False, True)


def test_CW_SOLO_AREA_YARD_B_1_CW_SOLO_AREA_YARD_B_2_assigned_before_the_next_is_seen():
    s = visit("scotland-yard-B", FOUR)
    one, two, three = s.stack[-1].pile
    assert [s.knowers[card] for card in (one, two, three)] == [-1, 0, 0]
    assert choices(s, HUMAN) == [KEEP, TO_COLLECTOR, AWAY]
    play(s, HUMAN, AWAY)
    assert [s.knowers[card] for card in (one, two, three)] == [-1, -1, 0]
    assert names(s, s.discard) == FOUR[:1]


def test_CW_SOLO_AREA_YARD_B_1_each_card_is_turned_up_before_all_eyes():
    s = visit("scotland-yard-B", FOUR)
    pile = s.stack[-1].pile
    for upturned, choice in ((1, KEEP), (2, AWAY)):
        for viewer in (HUMAN, WATCHER):
            seen = view(s, viewer)["cards"]
            assert [seen[card] is None for card in pile] == [n >= upturned for n in range(3)]
        told = [event.public for event in play(s, HUMAN, choice) if event.kind == "shown"]
        after = pile[upturned]
        assert {"cards": (after,), "faces": {after: s.faces[after]}} in told
    assert [s.knowers[card] for card in pile] == [-1, -1, -1]
    assert pile[2] in s.hands[COLLECTOR]


def test_CW_SOLO_AREA_YARD_B_3_each_destination_once_and_the_last_forced():
    s = visit("scotland-yard-B", FOUR)
    play(s, HUMAN, TO_COLLECTOR)
    assert choices(s, HUMAN) == [KEEP, AWAY]
    play(s, HUMAN, AWAY)
    assert now(s) == "Display"
    assert (hand(s, COLLECTOR), names(s, s.discard), hand(s, HUMAN)) == (
        ["leg-lance"],
        ["boo-atlas"],
        ["leg-tablet"],
    )


# ------------------------------------------------------------ The Daily Telegraph

HIS = ["arc-bone-runes", "arc-spirit-board", "mon-hydra-head"]


def test_CW_SOLO_AREA_TELEGRAPH_A_1_CW_SOLO_AREA_TELEGRAPH_A_5_first_three_cards_and_3_pounds():
    s = visit("daily-telegraph-A", [*HIS, *FOUR])
    assert (names(s, s.hands[COLLECTOR]), s.purse) == (HIS, [0, 3])
    assert [s.knowers[card] for card in s.hands[COLLECTOR]] == [0, 0, 0]
    assert now(s) == "Telegraph"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_CW_SOLO_AREA_TELEGRAPH_A_2_CW_SOLO_AREA_TELEGRAPH_A_4_a_stop_takes_all(count):
    s = visit("daily-telegraph-A", [*HIS, *FOUR])
    for revealed in range(count):
        assert choices(s, HUMAN) == [STOP, DRAW]
        play(s, HUMAN, DRAW)
        assert len(s.stack[-1].revealed) == revealed + 1
    play(s, HUMAN, STOP)
    assert (hand(s, HUMAN), s.purse) == (sorted(FOUR[:count]), [0, 3])


def test_CW_SOLO_AREA_TELEGRAPH_A_3_CW_SOLO_AREA_TELEGRAPH_A_6_a_bust_and_3_pounds():
    s = visit("daily-telegraph-A", [*HIS, *FOUR])
    for _ in range(3):
        play(s, HUMAN, DRAW)
    assert (names(s, s.discard), s.hands[HUMAN], s.purse) == (FOUR[:3], (), [3, 3])


REFERENCE = ["leg-lance", "leg-tablet", "boo-atlas"]
DRAWN = ["boo-herbal", "gro-wax-heart", "gro-jar-of-eyes", "pre-jade-mask"]


def test_CW_SOLO_AREA_TELEGRAPH_B_1_three_reference_cards():
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN])
    assert names(s, s.stack[-1].cards) == REFERENCE
    assert all(s.knowers[card] == -1 for card in s.stack[-1].cards)


def test_CW_SOLO_AREA_TELEGRAPH_B_2_none_to_three_one_at_a_time():
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN])
    for choice in (DRAW, DRAW, KEEP, DRAW):
        if now(s) == "Reference":
            assert choices(s, HUMAN) == [STOP, DRAW]
        play(s, HUMAN, choice)
    play(s, HUMAN, KEEP)  # two of a type are no matter
    assert (now(s), hand(s, HUMAN)) == ("Display", ["gro-jar-of-eyes", "gro-wax-heart"])
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN], hands=[["boo-grimoire"], []])
    play(s, HUMAN, STOP)
    assert (now(s), hand(s, HUMAN), hand(s, COLLECTOR)) == ("Display", ["boo-grimoire"], [])


def test_CW_SOLO_AREA_TELEGRAPH_B_3_a_card_of_their_types_is_his():
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN])
    play(s, HUMAN, DRAW)
    assert (hand(s, COLLECTOR), now(s)) == (["boo-herbal"], "Reference")


@pytest.mark.parametrize("choice", [KEEP, AWAY])
def test_CW_SOLO_AREA_TELEGRAPH_B_4_any_other_may_be_kept_or_discarded(choice):
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN[1:]])
    play(s, HUMAN, DRAW)
    assert (now(s), choices(s, HUMAN)) == ("KeepOrNot", [KEEP, AWAY])
    play(s, HUMAN, choice)
    found = (hand(s, HUMAN), names(s, s.discard))
    assert found == ((DRAWN[1:2], []) if choice == KEEP else ([], DRAWN[1:2]))


def test_CW_SOLO_AREA_TELEGRAPH_B_5_the_reference_cards_are_discarded():
    s = visit("daily-telegraph-B", [*REFERENCE, *DRAWN])
    assert s.discard == []
    play(s, HUMAN, STOP)
    assert names(s, s.discard) == REFERENCE
