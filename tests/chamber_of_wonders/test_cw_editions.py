"""Part 2: rows of the table of editions that change no rule, in every edition all the same."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import TYPES
from ludoteca.games.chamber_of_wonders.prompts import OPEN, PASS
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import (
    EDITIONS,
    ONE_OF_EACH,
    A,
    B,
    C,
    begin,
    choices,
    commit,
    ended,
    fame,
    least,
    now,
    refused,
    reveal,
    scene,
    show,
    shown,
    table,
    visit,
)

editions = pytest.mark.parametrize("edition", EDITIONS)
HANDS = [["leg-lance"], ["leg-tablet"], ["leg-golderact"]]


@pytest.mark.parametrize(
    ("edition", "pounds", "cards"), [("en-0.5", 6, 5), ("fr-0.4", 8, 3), ("it-0.3", 5, 3)]
)
def test_E_04_CW_SETUP_15_only_in_english_do_the_areas_equip(edition, pounds, cards):
    s = begin(2, edition, setup__areas="pick")
    for side in (9, 6, 0, 3):  # Abbey B, Bank A, Whitechapel A, Westminster B: £6 and two cards
        play(s, A, side)
    assert (s.purse, [len(hand) for hand in s.hands]) == ([pounds] * 2, [cards] * 2)


@editions
def test_E_05_CW_SETUP_4_nobody_is_asked_where_the_markers_lie(edition):
    s = begin(3, edition)
    assert now(s) in ("BetweenTurns", "PlaceAgent")
    assert view(s, A)["markers"] == [3, 3, 3]


@editions
def test_E_22_CW_PHASE2_1_one_showcase_in_each_phase_2(edition):
    s = table([["leg-lance", "leg-tablet"], []], edition, stage="display", area=0, used=True)
    assert all(len(cards) < 2 for cards, _, _ in choices(s, A))
    reveal(s, {A: commit(s, A, "leg-lance")})
    assert (shown(s, A), s.turn) == ([["leg-lance"]], 2)


@editions
def test_E_23_E_53_CW_COMP_6_CW_COMP_7_five_areas_with_an_a_and_a_b_side(edition):
    s = begin(2, edition, setup__areas="pick")
    assert options(s, A).size() == 10
    for side, asked in (("hyde-park-A", "Auction"), ("hyde-park-B", "SealedBid")):
        s = visit(side, edition=edition, purses=[3, 3, 3])
        play(s, A, s.stack[-1].cards[0])
        assert now(s) == asked


@editions
def test_E_38_E_55_CW_WONDER_PRECIOUS_1_CW_CONTACT_DREYFUSS_1_the_reserve_pays(edition):
    limited = {"bank.limit": 50}
    s = table([["pre-jade-mask"], []], edition, limited, stage="display", area=0, used=True)
    before = s.reserve
    reveal(s, {A: commit(s, A, "pre-jade-mask")})
    assert (s.purse[A], before - s.reserve) == (7, 3)
    s = table([[], []], edition, limited, stage="before", area=0)
    before = s.reserve
    play(s, A, 0)
    assert (s.purse[A], before - s.reserve) == (7, 3)


@editions
def test_E_39_CW_SCORE_2_types_count_the_same_in_whatever_order_they_are_told(edition):
    s = ended([[wonder] for wonder in ONE_OF_EACH], edition=edition)
    found = {key: fame(s, key)[A] for key in TYPES}
    assert (found["legendary"], found["precious"], found["arcane"]) == (6, 4, 6)
    assert (found["monster"], found["grotesque"], found["book"]) == (4, 4, 1)


@editions
@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 9), (4, 8)])
def test_E_40_E_41_CW_END_1_CW_END_2_the_last_agent_is_the_last_turn(edition, seats, turns):
    s = begin(seats, edition)
    placed, displayed = [], set()
    while s.stack:
        if now(s) == "PlaceAgent":
            placed.append(s.active)
        if now(s) == "Display" and s.turn == turns:
            displayed |= {*awaited(s)}
        least(s)
    assert len(placed) == turns
    assert len({placed.count(seat) for seat in range(seats)}) == 1  # nobody has another turn
    assert displayed == set(range(seats))  # all complete this one


@pytest.mark.parametrize(("edition", "later"), [("en-0.5", 0), ("fr-0.4", 1), ("it-0.3", 1)])
def test_E_12_CW_END_3_CW_FLOW_4_the_last_turn_ends_with_its_own_contact(edition, later):
    at = {"turn": 9, "active": C, "stage": "display", "area": 0, "purses": [9, 9, 9]}
    s = scene(hands=HANDS, edition=edition, **at)
    show(s)
    if later:  # her turn is not over before she has had her Contact
        assert (now(s), awaited(s)) == ("ChooseContact", (C,))
        assert [refused(s, seat, OPEN) for seat in (A, B)] == ["-", "-"]
        assert explain(s, C, OPEN) is None  # a prompt of her own, though it opens in vain
        play(s, C, 0)
        assert s.purse == [9, 9, 12]
    assert (now(s), s.turn) == ("over", 9)


@pytest.mark.parametrize("edition", ["fr-0.4", "it-0.3"])
def test_E_12_CW_END_3_declined_the_last_contact_ends_the_game(edition):
    s = scene(hands=HANDS, edition=edition, turn=9, active=C, stage="display", area=0)
    show(s)
    play(s, C, PASS)
    assert now(s) == "over"


@editions
def test_E_47_CW_COMP_11_the_value_is_what_a_card_sells_for(edition):
    s = table([["leg-lance"], []], edition, stage="before", area=0)
    play(s, A, 3)  # Rek
    play(s, A, s.hands[A][0])
    assert s.purse[A] == 4 + 6


@editions
def test_E_49_E_51_CW_META_6_CW_SETUP_8_neither_date_nor_boards_are_told_in_a_position(edition):
    assert {*GAME.position(begin(2, edition))} == {*GAME.position(begin(2))}


@editions
def test_E_52_CW_META_5_only_what_is_displayed_earns_fame(edition):
    s = ended([["leg-tablet"]], edition=edition, hands=[["leg-lance"], ["leg-lance"], []])
    assert GAME.scores(s) == (4 - 1, -1, 0)
