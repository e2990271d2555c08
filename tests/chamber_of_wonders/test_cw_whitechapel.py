"""CW-AREA-WHITECHAPEL Push your luck; name a type; E-24, E-25, E-27, V-31, V-32."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.areas.whitechapel import REVEAL, STOP
from ludoteca.games.chamber_of_wonders.components import BOOK, GROTESQUE, LEGENDARY, MONSTER
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import (
    ONE_OF_EACH,
    A,
    B,
    C,
    choices,
    hand,
    names,
    now,
    refused,
    show,
    visit,
)

DEALT = ["boo-atlas", "boo-herbal"]  # to the two others
BUST = ["mon-hydra-head", "boo-grimoire", "leg-lance", "mon-wyvern-legs"]


def push(reveals, side="whitechapel-A", deck=(*DEALT, *BUST), **more):
    """After so many cards."""
    s = visit(side, deck=list(deck), **more)
    for _ in range(reveals):
        play(s, s.active, REVEAL)
    return s


def test_CW_AREA_WHITECHAPEL_A_1_the_others_draw_a_card_first_in_order():
    s = push(0, active=B)
    assert [hand(s, seat) for seat in (C, A, B)] == [["boo-atlas"], ["boo-herbal"], []]
    assert awaited(s) == (B,)


def test_CW_AREA_WHITECHAPEL_A_2_cards_are_revealed_one_at_a_time():
    s = push(0)
    for count in (1, 2, 3):
        play(s, A, REVEAL)
        assert names(s, s.stack[-1].revealed) == BUST[:count]
        assert all(s.knowers[card] == -1 for card in s.stack[-1].revealed)
        assert s.knowers[s.deck[-1]] == 0
        assert choices(s, A) == [STOP, REVEAL]


def test_CW_AREA_WHITECHAPEL_A_3_she_may_stop_before_any_card():
    s = push(0)
    play(s, A, STOP)
    assert (hand(s, A), now(s)) == ([], "Display")


@pytest.mark.parametrize("edition", ["it-0.3", "fr-0.4"])
def test_E_24_CW_AREA_WHITECHAPEL_A_3_the_first_card_is_compulsory_there(edition):
    s = push(0, edition=edition)
    assert (choices(s, A), refused(s, A, STOP)) == ([REVEAL], "CW-AREA-WHITECHAPEL-A.3")
    play(s, A, REVEAL)
    assert choices(s, A) == [STOP, REVEAL]


def test_E_24_CW_AREA_WHITECHAPEL_A_3_as_an_option_of_the_english_edition():
    for value, asked in (("mandatory", [REVEAL]), ("optional", [STOP, REVEAL])):
        assert choices(push(0, options={"whitechapelA.first_card": value}), A) == asked


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_V_31_E_26_CW_AREA_WHITECHAPEL_A_4_any_two_of_a_type_are_a_bust(edition):
    s = push(4, edition=edition)
    assert (names(s, s.discard), s.hands[A]) == (BUST, ())


def test_V_31_CW_AREA_WHITECHAPEL_A_5_a_bust_loses_the_contact_but_not_phase_2():
    s = push(4, used=False, hands=[["arc-bone-runes"], [], []])
    assert (now(s), tuple(awaited(s))) == ("Display", (A, B, C))
    show(s)
    assert s.turn == 2


def test_CW_AREA_WHITECHAPEL_A_5_without_a_bust_the_contact_stays():
    s = push(1, used=False)
    play(s, A, STOP)
    assert now(s) == "ChooseContact"


def test_V_31_E_25_CW_AREA_WHITECHAPEL_A_5_in_italy_only_the_action_ends():
    s = push(4, used=False, edition="it-0.3")
    assert now(s) == "ChooseContact"


def test_E_25_CW_AREA_WHITECHAPEL_A_5_in_france_not_even_later_in_the_turn():
    s = push(4, used=False, edition="fr-0.4")
    assert now(s) == "Display"
    show(s)
    assert s.turn == 2


@pytest.mark.parametrize(
    ("scope", "asked", "shows"),
    [("action", "ChooseContact", 3), ("phase1", "Display", 3), ("turn", "Display", 2)],
)
def test_E_25_CW_AREA_WHITECHAPEL_A_5_by_option(scope, asked, shows):
    hands = [["arc-bone-runes"], [], []]
    s = push(4, used=False, hands=hands, options={"whitechapelA.bust_scope": scope})
    assert now(s) == asked
    if asked == "ChooseContact":
        play(s, A, -1)
    assert len(awaited(s)) == shows


def test_V_32_CW_AREA_WHITECHAPEL_A_1_CW_AREA_WHITECHAPEL_A_6_a_stop_takes_all_revealed():
    s = push(2)
    play(s, A, STOP)
    assert (hand(s, A), s.discard) == (["boo-grimoire", "mon-hydra-head"], [])
    assert [len(s.hands[seat]) for seat in (B, C)] == [1, 1]


@pytest.mark.parametrize("seventh", ONE_OF_EACH[1:])
def test_CW_AREA_WHITECHAPEL_A_7_six_are_safe_and_the_seventh_always_busts(seventh):
    s = push(6, deck=[*DEALT, *ONE_OF_EACH, seventh])
    assert len(s.stack[-1].revealed) == 6
    play(s, A, REVEAL)
    assert (s.hands[A], len(s.discard)) == ((), 7)


# ------------------------------------------------------------ side B

PAIRS = ["leg-lance", "leg-tablet", "boo-atlas", "gro-wax-heart", "leg-lance", "mon-hydra-head"]


def named(*types, seats=3, active=A, **more):
    """Each seat in order has named a type, if it is asked so far."""
    s = visit("whitechapel-B", seats, deck=PAIRS, active=active, **more)
    for kind in types:
        play(s, awaited(s)[0], kind)
    return s


def test_CW_AREA_WHITECHAPEL_B_1_each_names_one_of_six_types_clockwise():
    s = named(active=C, hands=[["boo-grimoire"], [], []])
    for seat in (C, A, B):
        assert (now(s), awaited(s), choices(s, seat)) == ("NameType", (seat,), [*range(6)])
        play(s, seat, 3)  # no Precious comes
    assert now(s) == "Display"


@pytest.mark.parametrize("edition", ["en-0.5", "fr-0.4", "it-0.3"])
def test_E_27_CW_AREA_WHITECHAPEL_B_1_the_active_player_is_first(edition):
    assert awaited(named(active=B, edition=edition)) == (B,)


def test_CW_AREA_WHITECHAPEL_B_2_the_top_two_cards_are_revealed():
    s = named(LEGENDARY)
    assert names(s, s.stack[-1].revealed) == PAIRS[:2]
    assert all(s.knowers[card] == -1 for card in s.stack[-1].revealed)


@pytest.mark.parametrize("taken", [[], ["leg-lance"], ["leg-tablet"], ["leg-lance", "leg-tablet"]])
def test_CW_AREA_WHITECHAPEL_B_3_CW_AREA_WHITECHAPEL_B_4_none_one_or_both_may_be_taken(taken):
    s = named(LEGENDARY)
    revealed = s.stack[-1].revealed
    play(s, A, tuple(sorted([card for card in revealed if names(s, [card])[0] in taken])))
    assert hand(s, A) == taken
    assert sorted([*taken, *names(s, s.discard)]) == PAIRS[:2]


def test_CW_AREA_WHITECHAPEL_B_3_only_cards_of_the_named_type():
    s = named(BOOK, BOOK)  # the first two are discarded unasked
    revealed = s.stack[-1].revealed
    atlas = tuple([card for card in revealed if names(s, [card]) == ["boo-atlas"]])
    assert choices(s, B) == [(), atlas]
    assert refused(s, B, tuple(sorted(revealed))) is not None
    play(s, B, atlas)
    assert (hand(s, A), hand(s, B)) == ([], ["boo-atlas"])


def test_CW_AREA_WHITECHAPEL_B_4_what_does_not_match_is_discarded():
    s = named(MONSTER, MONSTER, GROTESQUE)
    assert (s.hands, names(s, s.discard)) == ([(), (), ()], PAIRS)


def test_CW_AREA_WHITECHAPEL_B_5_one_has_finished_before_the_next_names():
    s = named(LEGENDARY)
    assert (now(s), awaited(s)) == ("TakeMatching", (A,))
    play(s, A, tuple(sorted(s.stack[-1].revealed)))
    assert (now(s), awaited(s)) == ("NameType", (B,))
