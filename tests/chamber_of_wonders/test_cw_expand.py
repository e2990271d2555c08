"""CW-EXPAND Coming Soon: £5 open a showcase."""

from random import Random

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import (
    EDITIONS,
    A,
    B,
    C,
    commit,
    now,
    reveal,
    shown,
    table,
    until,
)

SIX = [{"cards": [f"boo-{book}"]} for book in ("atlas", "herbal", "grimoire")] * 2
COMMIT_ONLY = {"expand.windows": "commit_only"}
PARK = ["hyde-park-{}", "bank-A", "abbey-B", "westminster-A"]


def full(purse, hand=("leg-lance", "pre-jade-mask"), **position):
    """Phase 2, and the six open showcases of A are filled."""
    given = {"purses": [purse, 0], "displays": [SIX, []], "stage": "display", "area": 0}
    return table([hand, ["gro-wax-heart"]], **(given | position))


def park(side, purses):
    """The first card of Hyde Park is called; A is active."""
    areas = [PARK[0].format(side), *PARK[1:]]
    s = table(areas=areas, purses=purses, stage="area", area=0)
    play(s, A, s.stack[-1].cards[0])
    return s


def test_CW_EXPAND_1_a_showcase_under_a_marker_receives_nothing():
    s = full(0)
    assert explain(s, A, commit(s, A, "leg-lance")).clause == "CW-PHASE2.7"
    s = full(0, markers=[2, 3])
    assert explain(s, A, commit(s, A, "leg-lance")) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_CW_EXPAND_2_five_pounds_remove_one_own_marker(edition):
    s = table([1, 1, 1], edition, purses=[6, 5, 4])
    assert (now(s), awaited(s)) == ("BetweenTurns", (A, B))
    play(s, B, OPEN)
    assert (s.purse, s.markers) == ([6, 0, 4], [3, 2, 3])
    play(s, A, PASS)
    assert explain(s, A, OPEN) is None
    assert (now(s), s.purse[A]) == ("PlaceAgent", 6)
    s = table([1, 1, 1], edition, purses=[4, 4, 4])
    assert explain(s, A, OPEN).clause == "CW-EXPAND.2"


def test_CW_EXPAND_3_the_pounds_go_to_the_reserve():
    s = table(options={"bank.limit": 40}, purses=[5, 0, 0])
    before = s.reserve
    events = play(s, A, OPEN)
    assert s.reserve == before + 5
    (paid,) = [event.public for event in events if event.kind == "paid"]
    assert (paid["owner"], paid["pounds"], paid["payee"]) == (A, 5, None)


def test_CW_EXPAND_4_in_anybody_s_turn_and_at_every_own_prompt():
    s = table([["leg-lance"]] * 3, purses=[5, 5, 5], active=B)
    assert (now(s), awaited(s)) == ("BetweenTurns", (B, C, A))
    play(s, A, OPEN)  # not her turn
    assert s.markers == [2, 3, 3]
    for prompt in ("PlaceAgent", "ChooseContact", "Sales", "Display"):
        until(s, prompt)
        assert OPEN in options(s, B)
        assert explain(s, B, OPEN) is None
        t = s.clone()
        play(t, B, OPEN)
        assert (t.purse[B], t.markers[B], now(t)) == (0, 2, prompt)


def test_CW_EXPAND_4_at_the_end_of_a_turn_which_is_the_start_of_the_next():
    s = table([1, 1], purses=[5, 5], stage="display", area=0)
    reveal(s, {})
    assert (s.turn, now(s), awaited(s)) == (2, "BetweenTurns", (B, A))


def test_CW_EXPAND_4_expand_windows_commit_only():
    s = table([["leg-lance"], []], options=COMMIT_ONLY, purses=[9, 9])
    assert now(s) == "PlaceAgent"
    assert explain(s, A, OPEN).clause == "A-13"
    assert OPEN not in options(s, A)
    s = full(5, options=COMMIT_ONLY)
    assert explain(s, A, OPEN).clause == "A-13"
    reveal(s, {A: commit(s, A, "leg-lance", opens=True)})
    assert (s.markers[A], s.purse[A], shown(s, A)[-1]) == (2, 0, ["leg-lance"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_CW_EXPAND_4_every_edition_opens_at_prompts(edition):
    assert GAME.agree(edition).options["expand.windows"] == "prompts"


def test_CW_EXPAND_5_as_often_as_there_are_five_pounds_and_a_marker():
    s = table([1, 1], purses=[19, 9])
    for left in (2, 1, 0):
        play(s, A, OPEN)
        assert s.markers[A] == left
    assert awaited(s) == (B,)
    play(s, B, OPEN)
    assert (s.purse, now(s)) == ([4, 4], "PlaceAgent")
    s = table([1, 1], purses=[19, 0], markers=[0, 3])
    assert explain(s, A, OPEN).clause == "CW-EXPAND.5"


@pytest.mark.parametrize("seed", [1, 2])
def test_CW_EXPAND_6_a_removed_marker_never_returns(seed):
    s, rng = table([4, 4, 4], purses=[12, 12, 12], seed=seed), Random(seed)
    while s.stack:
        before, seat = list(s.markers), awaited(s)[0]
        play(s, seat, options(s, seat).pick(rng))
        assert all(left <= was for left, was in zip(s.markers, before, strict=True))
    assert sum(s.markers) < 9


def test_CW_EXPAND_7_opening_gives_no_further_display():
    s = table([["leg-lance", "leg-tablet"], ["boo-atlas"]], purses=[10, 0], stage="display", area=0)
    play(s, A, OPEN)
    play(s, A, OPEN)
    play(s, A, commit(s, A, "leg-lance"))
    assert A not in awaited(s)
    reveal(s, {})
    assert (shown(s, A), s.turn) == ([["leg-lance"]], 2)


def test_CW_EXPAND_8_no_opening_between_a_sealed_bid_and_its_resolution():
    s = park("B", [9, 9, 9])
    assert OPEN in options(s, A)
    play(s, A, 5)
    assert explain(s, A, OPEN).key == "not-awaited"
    play(s, B, 5)
    play(s, C, 0)
    assert (now(s), [*options(s, A)]) == ("NameBuyer", [A, B])
    assert explain(s, A, OPEN) is not None
    play(s, A, B)
    assert s.purse == [9, 4, 9]


def test_CW_EXPAND_9_the_standing_high_bidder_keeps_her_bid_covered():
    s = park("A", [9, 9, 0])
    play(s, A, 6)
    assert explain(s, A, OPEN).key == "not-awaited"
    assert explain(s, B, OPEN) is None  # who is not the high bidder may
    play(s, B, 7)
    play(s, A, PASS)
    assert s.purse == [9, 2, 0]


def test_CW_EXPAND_10_a_commitment_may_open_the_showcase_that_it_fills():
    s = full(7)
    assert explain(s, A, commit(s, A, "leg-lance")).clause == "CW-PHASE2.7"
    lance = commit(s, A, "leg-lance", opens=True)
    assert lance in options(s, A)
    play(s, A, lance)
    assert (s.purse[A], s.markers[A]) == (7, 3)  # paid at the reveal
    play(s, B, NOTHING)
    assert (s.purse[A], s.markers[A]) == (2, 2)
    assert shown(s, A)[-1] == ["leg-lance"]


def test_CW_EXPAND_11_income_of_the_same_reveal_cannot_pay_it():
    s = full(4)
    jade = commit(s, A, "pre-jade-mask", opens=True)
    assert explain(s, A, jade).clause == "CW-EXPAND.11"
    assert jade not in options(s, A)
    s = full(5)
    reveal(s, {A: commit(s, A, "pre-jade-mask", opens=True)})
    assert s.purse[A] == 5 - 5 + 3
