"""CW-MONEY, CW-INFO Pounds; who sees what."""

from random import Random

import pytest

from ludoteca.games.chamber_of_wonders.components import CARDS
from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.prompts import OPEN
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import A, B, C, begin, commit, names, now, reveal, table, until

DREYFUSS, REK = 0, 3


def test_CW_MONEY_1_nobody_pays_what_is_not_in_the_purse():
    s = table([["leg-lance"], ["boo-atlas"], []], purses=[4, 5, 0], stage="display", area=0)
    assert explain(s, A, OPEN).clause == "CW-EXPAND.2"
    assert explain(s, A, commit(s, A, "leg-lance", opens=True)).clause == "CW-EXPAND.11"
    play(s, B, OPEN)
    assert s.purse == [4, 0, 0]


def test_CW_COMP_12_CW_MONEY_2_the_reserve_pays_beyond_the_coins_of_the_box():
    s = table(purses=[97, 97, 97], stage="before", area=0)
    play(s, A, DREYFUSS)
    assert (s.purse, view(s, B)["reserve"]) == ([100, 97, 97], -1)


def test_CW_COMP_12_CW_MONEY_2_any_whole_sum_is_paid_whatever_the_coins():
    s = table(purses=[2, 2, 2], areas=["hyde-park-A", "bank-A", "abbey-B", "westminster-A"])
    until(s, "PlaceAgent")
    play(s, A, 0)
    until(s, "Lots")
    play(s, A, s.stack[-1].cards[0])
    play(s, A, 1)
    until(s, "Lots")
    assert s.purse == [1, 2, 2]


@pytest.mark.parametrize(("limit", "paid"), [(None, 6), (20, 4)])
def test_CW_MONEY_2_bank_limit_pays_what_there_is(limit, paid):
    s = begin(2, seed=3, bank__limit=limit)
    assert s.reserve == (-1 if limit is None else 20 - 16)
    until(s, "PlaceAgent")
    s.hands[s.active] = tuple(c for c in CARDS if names(s, [c]) == ["leg-lance"])[:1]
    s.contacts = ("rek", "dreyfuss", "butch", "loris")
    play(s, s.active, 0)
    play(s, s.active, 0)
    play(s, s.active, s.hands[s.active][0])
    assert s.purse[s.active] == 8 + paid


def test_CW_MONEY_2_a_limited_reserve_takes_the_pounds_that_are_paid():
    s = begin(2, bank__limit=40)
    assert s.reserve == 40 - 16
    play(s, A, OPEN)
    assert s.reserve == 40 - 16 + 5


def test_CW_MONEY_3_neither_pounds_nor_cards_pass_between_players():
    s = table(
        [5, 5, 5],
        areas=["bank-A", "whitechapel-B", "hyde-park-A", "abbey-B"],
        purses=[9, 9, 9],
    )
    rng, paid = Random(5), 0
    while s.stack:
        hands, seat = list(s.hands), awaited(s)[0]
        events = play(s, seat, options(s, seat).pick(rng))
        payees = [event.public["payee"] for event in events if event.kind == "paid"]
        assert payees == [None] * len(payees)
        paid += len(payees)
        for giver in (A, B, C):
            gone = set(hands[giver]) - set(s.hands[giver])
            assert not any(gone & set(s.hands[other]) for other in (A, B, C) if other != giver)
    assert paid


@pytest.mark.parametrize("viewer", [A, B, C, WATCHER])
def test_CW_INFO_1_a_hand_is_seen_by_its_owner_only(viewer):
    s = begin(3)
    seen = view(s, viewer)
    for owner in (A, B, C):
        faces = [seen["cards"][card] for card in s.hands[owner]]
        own = owner == viewer
        assert faces == [s.faces[card] if own else None for card in s.hands[owner]]
        assert seen["hands"][owner] == (s.hands[owner] if own else ())


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_CW_INFO_2_hand_sizes_and_purses_are_public(viewer):
    s = table([2, 0, 7], purses=[1, 2, 3])
    assert view(s, viewer)["hand_sizes"] == [2, 0, 7]
    assert view(s, viewer)["purse"] == [1, 2, 3]


def test_CW_INFO_2_info_purse_hidden_shows_only_ones_own():
    s = table([2, 0, 7], options={"info.purse": "hidden"}, purses=[1, 2, 3])
    assert view(s, B)["purse"] == [None, 2, None]
    assert view(s, WATCHER)["purse"] == [None] * 3
    assert view(s, WATCHER)["hand_sizes"] == [2, 0, 7]


def test_CW_INFO_3_a_display_is_sealed_until_all_are_in():
    s = table([["leg-lance"], ["boo-atlas"]], stage="display", area=0)
    lance = commit(s, A, "leg-lance")
    (declared,) = play(s, A, lance)
    assert "choice" not in declared.seen_by(B)
    assert declared.seen_by(A)["choice"] == lance
    assert [view(s, v)["stack"][-1]["yours"] for v in (A, B, WATCHER)] == [lance, None, None]
    assert view(s, B)["cards"][lance[0][0]] is None
    play(s, B, NOTHING)
    assert view(s, B)["cards"][lance[0][0]] is not None


@pytest.mark.parametrize("area", ["hyde-park-B", "westminster-A", "westminster-B", "abbey-B"])
def test_CW_INFO_3_bids_picks_and_discards_are_sealed_too(area):
    ring = [area, "bank-A", "whitechapel-A", "westminster-A" if "abbey" in area else "abbey-A"]
    s = table([2, 2, 2], areas=ring, stage="area", area=0)
    if area == "hyde-park-B":
        play(s, A, s.stack[-1].cards[0])
    choice = options(s, A).pick(Random(1))
    (declared,) = play(s, A, choice)
    assert view(s, A)["stack"][-1]["yours"] == choice
    assert view(s, B)["stack"][-1]["yours"] is None
    assert "choice" not in declared.seen_by(B)


def test_CW_INFO_3_a_westminster_gift_stays_between_giver_and_receiver():
    s = table([0, 0, 0], areas=["westminster-A", "bank-A", "abbey-A", "hyde-park-A"])
    until(s, "PlaceAgent")
    play(s, A, 0)
    until(s, "Display")
    assert [len(hand) for hand in s.hands] == [3, 3, 3]
    for owner in (A, B, C):
        known = [view(s, owner)["cards"][card] is not None for card in s.hands[(owner + 1) % 3]]
        assert sorted(known) == [False, False, True]
    assert all(view(s, WATCHER)["cards"][card] is None for hand in s.hands for card in hand)


def test_CW_INFO_4_neither_the_deck_nor_others_skulls_are_told_before_the_end():
    s = table([["gro-wax-heart"], ["gro-twin-skulls"]], stage="display", area=0, supply=[5, 4])
    reveal(s, {A: commit(s, A, "gro-wax-heart"), B: commit(s, B, "gro-twin-skulls")})
    mine, theirs = s.displays[A][0].token, s.displays[B][0].token
    seen = view(s, A)
    assert (seen["cards"][mine], seen["cards"][theirs]) == (5, None)
    assert seen["deck"] == [None] * len(s.deck)
    assert all(seen["cards"][card] is None for card in s.deck + s.supply)
    until(s, "over")
    assert view(s, A)["cards"][theirs] == 4
    assert now(s) == "over"
