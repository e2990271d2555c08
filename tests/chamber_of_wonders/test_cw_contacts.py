"""CW-CONTACT-… The six Contacts."""

import pytest

from ludoteca.games.chamber_of_wonders.contacts import AWAY, ON_TOP
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import A, B, C, names, now, table

DECK = ["leg-lance", "leg-tablet", "boo-atlas", "boo-herbal", "leg-golderact"]


def visit(contact, *args, active=A, **position):
    """The active player uses that Contact after the Bank."""
    others = [name for name in ("dreyfuss", "butch", "rek", "fezzik") if name != contact]
    given = {"contacts": [contact, *others[:3]], "deck": DECK, "stage": "after", "area": 0}
    s = table(*args, active=active, **(given | position))
    play(s, active, 0)
    return s


def test_CW_CONTACT_DREYFUSS_1_three_pounds():
    s = visit("dreyfuss", [1, 1, 1], active=B)
    assert (s.purse, now(s)) == ([4, 7, 4], "Display")


def test_CW_CONTACT_FEZZIK_1_one_card():
    s = visit("fezzik", active=B)
    assert [names(s, hand) for hand in s.hands] == [[], ["leg-lance"], []]
    assert view(s, A)["cards"][s.hands[B][0]] is None


def test_CW_CONTACT_PEBBLETON_1_CW_CONTACT_PEBBLETON_2_two_cards_and_one_for_each_other():
    s = visit("pebbleton", active=B)
    assert names(s, s.hands[B]) == ["leg-lance", "leg-tablet"]
    assert names(s, s.hands[C]) == ["boo-atlas"]  # in order: from the active player's left
    assert names(s, s.hands[A]) == ["boo-herbal"]


@pytest.mark.parametrize(("wonder", "value"), [("leg-lance", 6), ("boo-atlas", 2)])
def test_CW_CONTACT_REK_1_CW_CONTACT_REK_2_a_card_for_its_value(wonder, value):
    hand = ["leg-lance", "boo-atlas", "gro-wax-heart"]
    s = visit("rek", [[], hand, []], active=B, deck=[])
    assert (now(s), awaited(s)) == ("SellToRek", (B,))
    assert [*options(s, B)] == [*s.hands[B]]
    assert explain(s, B, -1).clause == "CW-CONTACT-REK.1"  # once chosen, there is no way back
    card = next(card for card in s.hands[B] if names(s, [card]) == [wonder])
    play(s, B, card)
    assert s.purse == [4, 4 + value, 4]
    assert names(s, s.discard) == [wonder]
    assert len(s.hands[B]) == 2


def test_CW_CONTACT_BUTCH_1_a_marker_is_removed_for_free():
    s = visit("butch", active=B, purses=[0, 0, 0])
    assert (s.markers, s.purse) == ([3, 2, 3], [0, 0, 0])


def test_CW_CONTACT_LORIS_1_she_looks_in_private():
    s = visit("loris", active=B)
    top = s.deck[-1]
    seen = [view(s, viewer)["cards"][top] for viewer in (A, B, C, WATCHER)]
    assert seen == [None, s.faces[top], None, None]
    assert view(s, B)["deck"].count(None) == len(s.deck) - 1
    assert now(s) == "Peek"


@pytest.mark.parametrize("edition", ["en-0.5", "it-0.3", "fr-0.4"])
def test_E_14_CW_CONTACT_LORIS_2_back_on_top(edition):
    s = visit("loris", [1, 1, 1], edition=edition)
    before = list(s.deck)
    play(s, A, ON_TOP)
    assert (s.deck, s.discard, now(s)) == (before, [], "Display")


@pytest.mark.parametrize("edition", ["en-0.5", "it-0.3"])
def test_V_37_E_14_CW_CONTACT_LORIS_2_or_discarded_face_up(edition):
    s = visit("loris", edition=edition)
    play(s, A, AWAY)
    assert names(s, s.discard) == ["leg-lance"]
    assert names(s, s.deck[-1:]) == ["leg-tablet"]
    assert view(s, B)["cards"][s.discard[0]] is not None


def test_V_37_E_14_CW_CONTACT_LORIS_2_or_to_the_bottom_in_french():
    s = visit("loris", edition="fr-0.4")
    play(s, A, AWAY)
    assert s.discard == []
    assert names(s, s.deck[:1]) == ["leg-lance"]
    assert names(s, s.deck[-1:]) == ["leg-tablet"]
    assert [view(s, viewer)["cards"][s.deck[0]] is None for viewer in (A, B)] == [False, True]


@pytest.mark.parametrize(("value", "discards"), [("discard", 1), ("bottom", 0)])
def test_CW_CONTACT_LORIS_2_contact_seer_alternative(value, discards):
    s = visit("loris", options={"contact.seer_alternative": value})
    play(s, A, AWAY)
    assert len(s.discard) == discards


@pytest.mark.parametrize("edition", ["en-0.5", "it-0.3", "fr-0.4"])
@pytest.mark.parametrize("choice", [ON_TOP, AWAY])
def test_CW_CONTACT_LORIS_3_she_never_keeps_the_card(edition, choice):
    s = visit("loris", edition=edition)
    assert {*options(s, A)} == {ON_TOP, AWAY}
    play(s, A, choice)
    assert s.hands == [()] * 3
    assert len(s.deck) + len(s.discard) == 92
