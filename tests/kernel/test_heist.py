"""Rules as examples, one per paragraph."""

import random

import pytest

from ludoteca.kernel.event import IllegalChoiceError
from ludoteca.kernel.knowledge import learn, view
from ludoteca.kernel.play import apply, awaited, explain, options, play
from tests.kernel import heist
from tests.kernel.heist import (
    DICE,
    GAME,
    PASS,
    REACTIONS,
    USE,
    Auction,
    Played,
    StealthTest,
    hush_money,
    new_game,
)

STAIR, HUSH = "Creaking Stair", "Hush Money"


def scene(frame, hands=((), (), ()), dice=()):
    """A heist in the middle of *frame*; card numbers run through the hands."""
    s = new_game(len(hands), cards=tuple(name for hand in hands for name in hand) or (STAIR,))
    s.faces = tuple(name for hand in hands for name in hand)
    s.knowers = [0] * len(s.faces)
    cards = iter(range(len(s.faces)))
    s.hands = [tuple(next(cards) for _ in hand) for hand in hands]
    for seat, hand in enumerate(s.hands):
        learn(s, 1 << seat, hand)
    s.standing = [()] * s.seats
    s.stack, s.pile, s.fate = [frame], [], tuple(dice)
    return s


def follow(s, script):
    """Play ``'0:pass 1:3'``; what happened."""
    moves = [move.split(":") for move in script.split()]
    return [
        event
        for seat, choice in moves
        for event in play(s, int(seat), PASS if choice == "pass" else int(choice))
    ]


def kinds(events):
    return [event.kind for event in events if event.kind not in ("chosen", "declared")]


def test_1_1_everyone_bids_at_once_and_in_secret():
    s = new_game(3)
    assert awaited(s) == (0, 1, 2)
    follow(s, "1:3")
    assert awaited(s) == (0, 2)
    assert view(s, 0)["stack"][0]["yours"] is None
    assert view(s, 1)["stack"][0]["yours"] == 3


def test_1_2_ties_go_to_the_earlier_seat():
    s = new_game(3)
    assert "bids_revealed" in kinds(follow(s, "2:3 1:3 0:1"))
    assert s.stack[-1].thief == 1
    assert s.coins == [5, 2, 5]


def test_1_3_everyone_draws_and_only_the_owner_learns_what():
    s = new_game(3)
    drawn = [e for e in follow(s, "0:1 1:0 2:0") if e.kind == "looked-at"]
    assert [e.public["seats"] for e in drawn] == [[0], [1], [2]]
    assert ["faces" in e.seen_by(1) for e in drawn] == [False, True, False]
    assert [len(hand) for hand in s.hands] == [3, 3, 3]


def test_1_3_an_empty_pile_is_made_from_the_discards():
    s = scene(None, hands=((STAIR, HUSH), ()))
    s.hands, s.discard = [(), ()], [0, 1]
    heist.draw(s, 1)
    assert s.discard == []
    assert sorted([*s.pile, *s.hands[1]]) == [0, 1]
    assert [s.knowers[card] for card in (*s.pile, *s.hands[1])] == [0, 0b10]


def test_2_2_the_die_must_reach_the_alarm():
    s = scene(StealthTest((1, 2), thief=0, lot="ruby"), dice=[2])
    assert kinds(follow(s, "1:pass 2:pass")) == ["stealth_tested"]
    assert not s.stack, "no auction: the thief was caught"


def test_3_1_only_an_own_and_fitting_card():
    s = scene(StealthTest((1, 2), thief=0, lot="ruby"), hands=((STAIR,), (HUSH, STAIR), ()))
    assert options(s, 1).items == (PASS, 2)
    assert explain(s, 1, 0).key == "not_your_card"
    assert "name" not in explain(s, 1, 0).args, "the face of another's card is not told"
    assert explain(s, 1, 1).args == {"card": 1, "name": HUSH}


def test_3_3_a_reaction_takes_effect_on_what_it_interrupted():
    s = scene(StealthTest((1, 2), thief=0, lot="ruby"), hands=((), (STAIR,), ()), dice=[4])
    events = follow(s, "1:0 2:pass 0:pass 2:pass")
    assert events[-1].public == {"thief": 0, "die": 4, "alarm": 5}


def test_3_3_the_card_played_last_takes_effect_first():
    s = scene(StealthTest((1, 2), thief=0, lot="ruby"), hands=((HUSH,), (STAIR,), ()), dice=[4])
    follow(s, "1:1 2:pass 0:0 1:pass 2:pass 2:pass")
    assert isinstance(s.stack[-1], Auction), "the stair was hushed, so 4 reached the alarm"
    assert s.discard == [0, 1]


def test_4_1_a_bidder_who_passes_is_out():
    s = scene(Auction("ruby", seller=0, bidders=(1, 2, 3)), hands=((),) * 4)
    follow(s, "1:1 2:pass 3:2")
    assert awaited(s) == (1,)


def test_4_2_the_last_one_in_buys():
    s = scene(Auction("ruby", seller=0, bidders=(1, 2)))
    assert kinds(follow(s, "1:1 2:2 1:pass")) == ["sold"]
    assert s.coins == [7, 5, 3]


@pytest.mark.parametrize(("taxed", "coins"), [(USE, [6, 8, 2]), (PASS, [5, 9, 2])])
def test_5_standing_cards_answer_in_seat_order_and_some_ask_their_owner(taxed, coins):
    s = scene(Auction("ruby", seller=1, bidders=(2, 0)))
    s.standing = [("Tax Collector",), ("Fence",), ()]
    assert kinds(follow(s, "2:3 0:pass")) == ["sold", "triggered"], "the seller's Fence first"
    assert awaited(s) == (0,)
    play(s, 0, taxed)
    assert s.coins == coins


def test_5_1_a_card_whose_moment_it_is_not_keeps_silent():
    s = scene(Auction("ruby", seller=1, bidders=(2, 0)))
    s.standing = [("Tax Collector",), (), ()]
    assert kinds(follow(s, "2:2 0:pass")) == ["sold"]


def test_a_card_can_be_tested_without_a_game():
    assert hush_money(Played((), card=0, by=1)).cancelled
    assert all(reaction.effect.__doc__.startswith("§") for reaction in REACTIONS.values())


def test_illegal_choices_are_refused():
    with pytest.raises(IllegalChoiceError, match=r"not-an-option \[§1\]"):
        play(new_game(2), 0, 99)


@pytest.mark.parametrize("seed", range(40))
def test_every_card_is_in_one_place_and_no_coin_is_made(seed):
    rng, s = random.Random(seed), new_game(2 + seed % 4, seed)
    while s.stack:
        seat = awaited(s)[0]
        apply(s, seat, options(s, seat).pick(rng))
        assert GAME.troubles(s) == []
    assert s.lots == []
    assert s.roll(DICE) in range(1, 7)
