"""CW-AREA-WESTMINSTER One for me, one right, one left; the draft; E-28, E-29."""

from __future__ import annotations

import pytest

from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, B, C, choices, hand, names, now, refused, visit

DEALT = {
    A: ["leg-lance", "leg-tablet", "leg-golderact"],
    B: ["boo-atlas", "boo-herbal", "boo-grimoire"],
    C: ["gro-wax-heart", "gro-jar-of-eyes", "gro-twin-skulls"],
}


def seated(side, seats=3, active=A, **more):
    """Each seat has drawn the three cards of DEALT."""
    order = [(active + i) % seats for i in range(seats)]
    known = [name for seat in order for name in DEALT.get(seat, [])]
    hands = [["arc-bone-runes"], *[[] for _ in range(seats - 1)]]
    return visit(side, seats, deck=known, active=active, hands=hands, **more)


def in_order(s, side="westminster-A"):
    """All choose: keep the first drawn, the second to the right, the third to the left."""
    for seat in tuple(awaited(s)):
        play(s, seat, s.stack[-1].apart[seat])
    return s


@pytest.mark.parametrize("active", [A, B, C])
@pytest.mark.parametrize("side", ["westminster-A", "westminster-B"])
def test_CW_AREA_WESTMINSTER_A_1_CW_AREA_WESTMINSTER_B_1_three_cards_apart(side, active):
    s = seated(side, active=active)
    assert [names(s, cards) for cards in s.stack[-1].apart] == [*DEALT.values()]
    assert [len(hand) for hand in s.hands] == [1, 0, 0]
    assert tuple(awaited(s)) == (A, B, C)


def test_CW_AREA_WESTMINSTER_A_2_each_keeps_one_of_the_three():
    s = in_order(seated("westminster-A"))
    assert [DEALT[seat][0] in hand(s, seat) for seat in (A, B, C)] == [True] * 3
    s = seated("westminster-A")
    mine = s.stack[-1].apart[A]
    assert all(choice[0] in mine for choice in choices(s, A))
    assert refused(s, A, s.hands[A] + mine[:2]) is not None  # not from the hand


def test_CW_AREA_WESTMINSTER_A_3_one_to_the_right_and_one_to_the_left_as_she_likes():
    s = in_order(seated("westminster-A"))
    assert "leg-tablet" in hand(s, C)  # right of A
    assert "leg-golderact" in hand(s, B)  # left of A
    s = seated("westminster-A")
    assert len(choices(s, A)) == 6
    one, two, three = s.stack[-1].apart[A]
    play(s, A, (one, three, two))
    for seat in (B, C):
        play(s, seat, s.stack[-1].apart[seat])
    assert "leg-tablet" in hand(s, B)
    assert "leg-golderact" in hand(s, C)


def test_CW_AREA_WESTMINSTER_A_4_choices_are_secret_and_cards_move_together():
    s = seated("westminster-A")
    events = play(s, B, s.stack[-1].apart[B])
    assert "choice" not in events[0].seen_by(A)
    seen = view(s, A)["stack"][-1]
    assert (seen["yours"], seen["apart"]) == (None, s.stack[-1].apart[A])
    assert [len(hand) for hand in s.hands] == [1, 0, 0]  # nothing has moved yet
    assert view(s, A)["cards"][s.stack[-1].apart[B][0]] is None
    play(s, A, s.stack[-1].apart[A])
    assert [len(hand) for hand in s.hands] == [1, 0, 0]
    play(s, C, s.stack[-1].apart[C])
    assert [len(hand) for hand in s.hands] == [4, 3, 3]


def test_CW_AREA_WESTMINSTER_A_5_received_cards_stay():
    s = in_order(seated("westminster-A"))
    assert now(s) == "Display"  # nobody is asked again
    assert hand(s, B) == ["boo-atlas", "gro-jar-of-eyes", "leg-golderact"]
    given = next(card for card in s.hands[B] if names(s, [card]) == ["leg-golderact"])
    assert [view(s, seat)["cards"][given] is None for seat in (A, B, C)] == [False, False, True]


def test_CW_AREA_WESTMINSTER_A_6_two_keep_give_and_discard():
    s = in_order(seated("westminster-A", seats=2))
    assert hand(s, A) == ["arc-bone-runes", "boo-herbal", "leg-lance"]
    assert hand(s, B) == ["boo-atlas", "leg-tablet"]
    assert sorted(names(s, s.discard)) == ["boo-grimoire", "leg-golderact"]
    assert len(choices(seated("westminster-A", seats=2), A)) == 6  # all at her choice


@pytest.mark.parametrize(
    "terms",
    [
        *[{"edition": "it-0.3"}, {"edition": "fr-0.4"}],
        {"options": {"westminsterA.two_player": "give_two"}},
    ],
)
def test_E_28_CW_AREA_WESTMINSTER_A_6_CW_AREA_WESTMINSTER_A_8_or_give_both(terms):
    s = seated("westminster-A", seats=2, **terms)
    assert len(choices(s, A)) == 3
    for seat in (A, B):
        play(s, seat, s.stack[-1].apart[seat][1:2])
    assert hand(s, A) == ["arc-bone-runes", "boo-atlas", "boo-grimoire", "leg-tablet"]
    assert hand(s, B) == ["boo-herbal", "leg-golderact", "leg-lance"]
    assert s.discard == []


@pytest.mark.parametrize("seats", [3, 4])
def test_CW_AREA_WESTMINSTER_A_7_every_hand_grows_by_three(seats):
    s = in_order(seated("westminster-A", seats))
    assert [len(hand) for hand in s.hands] == [4, *[3] * (seats - 1)]


def test_CW_AREA_WESTMINSTER_A_8_for_two_every_hand_grows_by_two():
    s = in_order(seated("westminster-A", 2))
    assert [len(hand) for hand in s.hands] == [3, 2]


# ------------------------------------------------------------ side B


def pick(s, at=0):
    """Everybody keeps the card at that place."""
    for seat in tuple(awaited(s)):
        play(s, seat, s.stack[-1].apart[seat][at])
    return s


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_29_CW_AREA_WESTMINSTER_B_2_one_is_kept_and_two_go_to_the_right(edition):
    s = seated("westminster-B", edition=edition)
    play(s, A, s.stack[-1].apart[A][0])
    play(s, B, s.stack[-1].apart[B][0])
    assert [len(hand) for hand in s.hands] == [1, 0, 0]  # all at the same time
    play(s, C, s.stack[-1].apart[C][0])
    assert [hand(s, seat) for seat in (A, B, C)] == [
        ["arc-bone-runes", "leg-lance"],
        ["boo-atlas"],
        ["gro-wax-heart"],
    ]
    passed = [names(s, cards) for cards in s.stack[-1].apart]
    assert passed == [DEALT[B][1:], DEALT[C][1:], DEALT[A][1:]]


def test_CW_AREA_WESTMINSTER_B_3_CW_AREA_WESTMINSTER_B_4_then_one_of_two_and_the_last_unasked():
    s = pick(seated("westminster-B"))
    assert choices(s, A) == list(s.stack[-1].apart[A])
    assert len(choices(s, A)) == 2
    pick(s)
    assert now(s) == "Display"
    assert hand(s, A) == ["arc-bone-runes", "boo-herbal", "gro-twin-skulls", "leg-lance"]
    assert hand(s, B) == ["boo-atlas", "gro-jar-of-eyes", "leg-golderact"]
    assert hand(s, C) == ["boo-grimoire", "gro-wax-heart", "leg-tablet"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_AREA_WESTMINSTER_B_5_every_hand_grows_by_three(seats):
    s = pick(pick(seated("westminster-B", seats)), 1)
    assert [len(hand) for hand in s.hands] == [4, *[3] * (seats - 1)]
    assert s.discard == []
