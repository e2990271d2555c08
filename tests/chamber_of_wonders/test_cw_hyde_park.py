"""CW-AREA-HYDEPARK Auctions: open on side A, sealed on side B; E-30 to E-32, V-13, V-14."""

from __future__ import annotations

import pytest

from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, B, C, choices, hand, names, now, refused, visit

LOTS = ["leg-lance", "boo-atlas", "gro-wax-heart", "pre-jade-mask"]
PASS = -1


def auction(side="A", seats=3, call=True, purses=(4, 4, 4), **more):
    """The first lot has been called, unless not."""
    s = visit(f"hyde-park-{side}", seats, deck=LOTS, purses=[*purses[:seats]], **more)
    if call:
        play(s, s.active, s.stack[-1].cards[0])
    return s


def bid(s, *bids):
    """Whoever is to speak bids, in order."""
    for pounds in bids:
        play(s, awaited(s)[0], pounds)
    return s


def bids(s, *pounds):
    """Sealed bids by seat."""
    for seat, amount in enumerate(pounds):
        play(s, seat, amount)
    return s


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E_50_CW_AREA_HYDEPARK_A_1_CW_AREA_HYDEPARK_B_1_one_for_each(side, seats, edition):
    s = auction(side, seats, call=False, purses=(4, 4, 4, 4), edition=edition)
    assert names(s, s.stack[-1].cards) == LOTS[:seats]
    assert all(s.knowers[card] == -1 for card in s.stack[-1].cards)


@pytest.mark.parametrize("side", ["A", "B"])
def test_CW_AREA_HYDEPARK_A_2_CW_AREA_HYDEPARK_B_2_the_active_player_calls_the_next_card(side):
    s = auction(side, call=False, active=B)
    lots = s.stack[-1].cards
    assert (awaited(s), choices(s, B)) == ((B,), list(lots))
    play(s, B, lots[2])
    assert s.stack[-1].card == lots[2]


def test_CW_AREA_HYDEPARK_A_3_the_active_player_opens_with_a_pound_or_passes():
    s = auction(active=C)
    assert (awaited(s), choices(s, C)) == ((C,), [PASS, 1, 2, 3, 4])
    assert refused(s, C, 0) == "CW-AREA-HYDEPARK-A.4"


def test_CW_AREA_HYDEPARK_A_4_clockwise_each_raises_or_passes():
    s = bid(auction(active=B), 2)
    assert (awaited(s), choices(s, C)) == ((C,), [PASS, 3, 4])
    assert refused(s, C, 2) == "CW-AREA-HYDEPARK-A.4"
    assert awaited(bid(s, 3)) == (A,)


def test_CW_AREA_HYDEPARK_A_5_if_the_active_player_passes_the_next_may_open():
    s = bid(auction(), PASS)
    assert (awaited(s), choices(s, B)) == ((B,), [PASS, 1, 2, 3, 4])
    bid(s, PASS)
    assert awaited(s) == (C,)  # who has not spoken may still bid
    bid(s, 1)
    assert (hand(s, C), s.purse) == (["leg-lance"], [4, 4, 3])


def test_CW_AREA_HYDEPARK_A_6_a_pass_is_for_that_card_only():
    s = bid(auction(), PASS, 1, 2)
    assert awaited(s) == (B,)  # A is out
    bid(s, PASS)
    play(s, A, s.stack[-1].cards[0])
    assert awaited(s) == (A,)  # and in again


def test_CW_AREA_HYDEPARK_A_7_bidding_goes_round_until_one_is_left():
    s = auction()
    spoken: list[int] = []
    for pounds in (1, 2, PASS, 3, 4):
        spoken += awaited(s)
        bid(s, pounds)
    assert spoken == [A, B, C, A, B]
    assert hand(s, B) == ["leg-lance"]  # A cannot raise any more


def test_CW_AREA_HYDEPARK_A_8_no_bid_above_the_purse():
    s = auction(purses=(2, 4, 0))
    assert refused(s, A, 3) == "CW-AREA-HYDEPARK-A.8"
    assert refused(s, A, 1.5) is not None
    bid(s, 1, 2)  # C has nothing and passes by itself; A could not pay £3
    assert (now(s), hand(s, B)) == ("Lots", ["leg-lance"])


def test_CW_AREA_HYDEPARK_A_9_CW_AREA_HYDEPARK_A_13_the_winner_pays_the_reserve_losers_nothing():
    s = auction(options={"bank.limit": 50})
    before = s.reserve
    bid(s, 1, 3, PASS, PASS)
    assert (s.purse, s.reserve - before) == ([4, 1, 4], 3)
    assert (hand(s, B), s.hands[A], s.hands[C]) == (["leg-lance"], (), ())


def test_CW_AREA_HYDEPARK_A_10_a_card_without_a_bid_is_discarded():
    s = bid(auction(), PASS, PASS, PASS)
    assert (names(s, s.discard), s.purse) == (["leg-lance"], [4, 4, 4])


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_E_30_CW_AREA_HYDEPARK_A_11_every_card_comes_up(seats, edition):
    s = auction(seats=seats, call=False, purses=(4, 4, 4, 4), edition=edition)
    sold = []
    while now(s) in ("Lots", "Auction"):
        if now(s) == "Lots":
            play(s, A, s.stack[-1].cards[0])
        sold.append(s.stack[-1].card)
        bid(s, *[PASS] * seats)
    assert (names(s, sold), names(s, s.discard)) == (LOTS[:seats], LOTS[:seats])


def test_CW_AREA_HYDEPARK_A_12_the_active_player_speaks_first_on_every_card():
    s = bid(auction(active=B), 1, PASS, PASS)
    for _ in range(2):
        if now(s) == "Lots":
            play(s, B, s.stack[-1].cards[0])
        assert (now(s), awaited(s)) == ("Auction", (B,))
        bid(s, PASS, PASS, PASS)


# ------------------------------------------------------------ side B


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_32_CW_AREA_HYDEPARK_B_3_all_bid_up_to_their_purses_the_active_player_too(edition):
    s = auction("B", purses=(4, 2, 0), edition=edition)
    assert tuple(awaited(s)) == (A, B, C)
    assert [choices(s, seat) for seat in (A, B, C)] == [[0, 1, 2, 3, 4], [0, 1, 2], [0]]
    assert refused(s, B, 3) == "CW-AREA-HYDEPARK-B.3"
    assert refused(s, B, -1) is not None


def test_CW_AREA_HYDEPARK_B_3_CW_AREA_HYDEPARK_B_4_bids_are_secret_and_revealed_together():
    s = auction("B")
    for seat, pounds in ((B, 3), (A, 1)):
        events = play(s, seat, pounds)
        assert "choice" not in events[0].seen_by(C)
        assert [event.kind for event in events] == ["declared"]
        assert view(s, C)["stack"][-1]["yours"] is None
    revealed = [event for event in play(s, C, 0) if event.kind == "bids-revealed"]
    assert [event.public["bids"] for event in revealed] == [[1, 3, 0]]


def test_CW_AREA_HYDEPARK_B_5_CW_AREA_HYDEPARK_B_11_the_highest_pays_the_reserve_and_takes_it():
    s = auction("B", options={"bank.limit": 50})
    before = s.reserve
    bids(s, 1, 3, 2)
    assert (s.purse, s.reserve - before) == ([4, 1, 4], 3)
    assert [hand(s, seat) for seat in (A, B, C)] == [[], ["leg-lance"], []]


@pytest.mark.parametrize(
    ("terms", "purses"),
    [
        ({"edition": "en-0.5"}, [4, 1, 4]),
        ({"edition": "it-0.3"}, [4, 1, 4]),
        ({"edition": "fr-0.4"}, [7, 1, 4]),
        ({"options": {"hydeparkB.payee": "active"}}, [7, 1, 4]),
        ({"edition": "fr-0.4", "options": {"hydeparkB.payee": "reserve"}}, [4, 1, 4]),
    ],
)
def test_E_31_CW_AREA_HYDEPARK_B_5_who_is_paid(terms, purses):
    assert bids(auction("B", **terms), 1, 3, 2).purse == purses


def test_V_13_CW_AREA_HYDEPARK_B_6_CW_AREA_HYDEPARK_B_8_the_active_player_names_the_buyer():
    s = bids(auction("B"), 3, 3, 2)
    assert (awaited(s), choices(s, A)) == ((A,), [A, B])
    assert refused(s, A, C) is not None
    play(s, A, B)
    assert (s.purse, hand(s, B)) == ([4, 1, 4], ["leg-lance"])


def test_CW_AREA_HYDEPARK_B_6_she_may_name_herself():
    s = bids(auction("B"), 3, 3, 2)
    play(s, A, A)
    assert (s.purse, hand(s, A)) == ([1, 4, 4], ["leg-lance"])


def test_CW_AREA_HYDEPARK_B_6_also_where_she_is_not_tied():
    s = bids(auction("B", active=C), 3, 3, 2)
    assert (awaited(s), choices(s, C)) == ((C,), [A, B])


def test_CW_AREA_HYDEPARK_B_7_the_named_buyer_must_buy():
    s = bids(auction("B"), 1, 3, 3)
    play(s, A, C)
    assert (now(s), hand(s, C), s.purse[C]) == ("Lots", ["leg-lance"], 1)  # C was not asked


def test_V_14_CW_AREA_HYDEPARK_B_9_a_card_that_nobody_wants_is_discarded():
    s = bids(auction("B"), 0, 0, 0)
    assert (now(s), names(s, s.discard), s.purse) == ("Lots", ["leg-lance"], [4, 4, 4])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_CW_AREA_HYDEPARK_B_10_every_card_comes_up(seats):
    s = auction("B", seats, call=False, purses=(4, 4, 4, 4))
    while now(s) in ("Lots", "SealedBid"):
        if now(s) == "Lots":
            play(s, A, s.stack[-1].cards[0])
        bids(s, *[1, *[0] * (seats - 1)])
    assert (hand(s, A), s.purse[A]) == (sorted(LOTS[:seats]), 4 - seats)


def test_E_31_CW_AREA_HYDEPARK_B_12_an_active_player_who_wins_pays_the_reserve():
    s = auction("B", edition="fr-0.4", options={"bank.limit": 50})
    before = s.reserve
    bids(s, 3, 1, 2)
    assert (s.purse, s.reserve - before, hand(s, A)) == ([1, 4, 4], 3, ["leg-lance"])
