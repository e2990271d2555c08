"""CW-INFO.3 What a card does not tell: who drew it, kept it, gave it; and dry decks."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.contacts import ON_TOP
from ludoteca.games.chamber_of_wonders.state import Chamber
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import explain, play
from tests.chamber_of_wonders.scenes import A, B, D, scene, table, until, visit


def drafted(kept):
    """Westminster B for four; of the two cards that A passed, D keeps the one of that number."""
    s = visit("westminster-B", 4)
    for seat in range(4):
        play(s, seat, s.stack[-1].apart[seat][0])
    for seat in range(4):
        play(s, seat, s.stack[-1].apart[seat][kept if seat == D else 0])
    return s


def test_CW_INFO_3_which_card_a_neighbour_kept_in_the_draft_is_her_secret():
    one, other = drafted(0), drafted(1)
    assert {*one.hands[D]} != {*other.hands[D]}
    assert view(one, A)["hands"] == view(other, A)["hands"]


def shared(order):
    """A has seen the top card and left it there; B draws it at Westminster A and shares out."""
    areas = ["bank-A", "westminster-A", "hyde-park-A", "abbey-A"]
    contacts = ["loris", "butch", "dreyfuss", "rek"]
    s = scene(4, areas=areas, contacts=contacts, stage="after", area=0)
    play(s, A, 0)
    play(s, A, ON_TOP)
    until(s, "PlaceAgent")
    play(s, B, 1)
    until(s, "KeepAndGive")
    for seat in range(4):
        apart = s.stack[-1].apart[seat]
        play(s, seat, tuple(apart[i] for i in (order if seat == B else (0, 1, 2))))
    return s


def test_CW_INFO_3_who_got_a_card_that_A_had_seen_on_the_deck_is_between_giver_and_receiver():
    kept, given = shared((0, 1, 2)), shared((1, 2, 0))  # B gives nothing else to A: she is right
    assert view(kept, A)["hands"][1:] == view(given, A)["hands"][1:]


def test_A_20_CW_AREA_WESTMINSTER_A_6_both_third_cards_are_discarded_together():
    """With a dry deck two discards make a deck of one and a new discard pile of one (A-08)."""
    # one at a time the first discard (A's Atlas) would always be the deck
    decks = set()
    for seed in range(12):
        s = visit(
            "westminster-A", 2, hands=[86, 0], deck=["boo-atlas"] * 3 + ["leg-lance"] * 3, seed=seed
        )
        for seat in (A, B):
            play(s, seat, s.stack[-1].apart[seat])
        decks.add(s.terms.content.designs[s.faces[s.deck[0]]].id)
    assert len(decks) == 2


def test_CW_INFO_1_CW_INFO_3_the_number_of_a_card_does_not_tell_when_it_was_drawn():
    """Else a card that comes to light tells who drew it, kept it or gave it away."""
    chosen = {"setup.areas": "random"}
    games = [
        ludoteca.new("chamber-of-wonders", 3, seed, "it-0.3", chosen).state for seed in range(5)
    ]
    first = {s.hands[s.active] for s in games if isinstance(s, Chamber)}
    assert len(first) > 1


def test_CW_COMP_11_a_pack_with_a_value_above_99_is_refused():
    with pytest.raises(ContentError):
        GAME.content(GAME.export().replace("value = 4", "value = 1000", 1))


def test_CW_DECK_7_everybody_knows_the_single_discard_that_becomes_the_deck():
    s = table([[], 90], deck=["leg-lance"], discard=["boo-atlas"], stage="after", area=2)
    play(s, A, 1)  # Fezzik
    assert view(s, B)["deck"] == s.deck


def test_A_11_CW_WONDER_GROTESQUE_6_who_ties_for_the_skulls_draws_in_the_order_of_play():
    tied = [[{"cards": [f"gro-{name}"], "skulls": 2}] for name in ("twin-skulls", "wax-heart")]
    s = table(displays=[*tied, []], supply=[5, 3], turn=9, active=B, stage="end", area=0)
    assert [[s.faces[token] for token in loose] for loose in s.loose] == [[3], [5], []]
    assert s.fame == [0, 1, 0]


@pytest.mark.parametrize(("side", "clause"), [("A", "CW-AREA-BANK-A.1"), ("B", "CW-AREA-BANK-B.1")])
def test_CW_AREA_BANK_the_question_cites_its_side_and_says_why_a_sale_is_refused(side, clause):
    s = visit(f"bank-{side}", 2, hands=[["boo-atlas"] * 2 + ["leg-lance"] * 2, []])
    assert s.stack[-1].cited() == clause
    cards, theirs = s.hands[A], s.deck[0]
    refused = {
        "sell-so-many": cards,
        "card-twice": (cards[0],) * 2,
        "not-in-your-hand": (theirs,),
    }
    if side == "A":
        del refused["card-twice"]  # two are too many already
    for key, choice in refused.items():
        reason = explain(s, A, choice)
        assert reason is not None
        assert (reason.clause, reason.key) == (clause, key)


def test_CW_WONDER_LEGENDARY_6_two_copies_revealed_together_are_told_to_have_no_token():
    s = table([["leg-lance"], ["leg-lance"], []], stage="display", area=0)
    play(s, A, (s.hands[A], False, -1))
    told = play(s, B, (s.hands[B], False, -1))
    assert [event.public["owner"] for event in told if event.kind == "no-fame-token"] == [A, B]
