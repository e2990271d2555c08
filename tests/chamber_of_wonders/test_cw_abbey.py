"""CW-AREA-ABBEY Gifts; a card for a card."""

from __future__ import annotations

import pytest

from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, B, C, choices, hand, held, names, now, refused, visit

PILE = ["leg-lance", "boo-atlas", "gro-wax-heart", "pre-jade-mask"]


def knows(s, card):
    """Which of three seats know that card, and whether a spectator does."""
    return [view(s, seat)["cards"][card] is not None for seat in (A, B, C, WATCHER)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_AREA_ABBEY_A_1_as_many_cards_as_players_unseen(seats):
    s = visit("abbey-A", seats, deck=PILE)
    assert names(s, s.stack[-1].pile) == PILE[:seats]
    assert [s.knowers[card] for card in s.stack[-1].pile[1:]] == [0] * (seats - 1)
    assert view(s, A)["stack"][-1]["left"] == seats


def test_CW_AREA_ABBEY_A_2_she_looks_alone_and_gives_to_anybody_herself_included():
    s = visit("abbey-A", deck=PILE, active=B)
    assert awaited(s) == (B,)
    assert knows(s, s.stack[-1].pile[0]) == [False, True, False, False]
    assert sorted(choices(s, B)) == [A, B, C]
    play(s, B, B)
    assert hand(s, B) == ["leg-lance"]


def test_CW_AREA_ABBEY_A_3_the_next_is_looked_at_only_then():
    s = visit("abbey-A", deck=PILE)
    second = s.stack[-1].pile[1]
    assert not any(knows(s, second))
    play(s, A, C)
    assert (s.stack[-1].pile[0], knows(s, second)) == (second, [True, False, False, False])


def test_CW_AREA_ABBEY_A_4_nobody_receives_a_second_card():
    s = visit("abbey-A", deck=PILE)
    play(s, A, C)
    assert sorted(choices(s, A)) == [A, B]
    assert refused(s, A, C) == "CW-AREA-ABBEY-A.4"


def test_CW_AREA_ABBEY_A_5_everybody_has_one_and_the_last_is_forced():
    s = visit("abbey-A", deck=PILE)
    play(s, A, C)
    play(s, A, A)
    assert now(s) == "Display"
    assert [hand(s, seat) for seat in (A, B, C)] == [["boo-atlas"], ["gro-wax-heart"], [PILE[0]]]


def test_CW_AREA_ABBEY_A_6_only_giver_and_recipient_know_a_gift():
    s = visit("abbey-A", deck=PILE)
    for seat in (C, A):
        events = play(s, A, seat)
        shown = [event for event in events if event.kind == "looked-at"]
        assert all("faces" not in event.seen_by(WATCHER) for event in shown)
    assert knows(s, s.hands[C][0]) == [True, False, True, False]
    assert knows(s, s.hands[B][0]) == [True, True, False, False]  # the giver saw the last, too
    assert knows(s, s.hands[A][0]) == [True, False, False, False]


# ------------------------------------------------------------ side B

HANDS = [["arc-bone-runes", "boo-herbal"], ["leg-tablet"], []]


def swap(**more):
    return visit("abbey-B", hands=HANDS, deck=PILE, discard=["boo-bestiary"], **more)


def test_CW_AREA_ABBEY_B_1_everybody_with_a_card_must_discard_exactly_one():
    s = swap()
    assert tuple(awaited(s)) == (A, B)
    assert sorted(choices(s, A)) == sorted(s.hands[A])
    assert refused(s, A, -1) is not None
    assert refused(s, A, s.hands[B][0]) is not None
    play(s, A, held(s, A, "boo-herbal")[0])
    play(s, B, s.hands[B][0])
    assert names(s, s.discard) == ["boo-bestiary", "boo-herbal", "leg-tablet"]


def test_CW_AREA_ABBEY_B_2_CW_AREA_ABBEY_B_3_then_each_draws_one_even_with_an_empty_hand():
    s = swap()
    play(s, A, held(s, A, "boo-herbal")[0])
    play(s, B, s.hands[B][0])
    assert hand(s, A) == ["arc-bone-runes", "leg-lance"]
    assert (hand(s, B), hand(s, C)) == (["boo-atlas"], ["gro-wax-heart"])


def test_CW_AREA_ABBEY_B_4_discards_are_secret_until_all_are_chosen():
    s = swap()
    events = play(s, A, s.hands[A][0])
    assert "choice" not in events[0].seen_by(B)
    assert view(s, B)["stack"][-1]["yours"] is None
    assert (len(s.hands[A]), len(s.discard)) == (2, 1)  # nothing has moved yet
    assert view(s, B)["cards"][s.hands[A][0]] is None
    play(s, B, s.hands[B][0])
    assert len(s.discard) == 3


@pytest.mark.parametrize("active", [A, B, C])
def test_CW_AREA_ABBEY_B_5_draws_follow_all_discards_the_active_player_first(active):
    s = swap(active=active)
    play(s, B, s.hands[B][0])
    assert len(s.hands[C]) == 0  # no draw before the last discard
    play(s, A, s.hands[A][0])
    drawn = [names(s, s.hands[(active + i) % 3])[-1] for i in range(3)]
    assert drawn == PILE[:3]
