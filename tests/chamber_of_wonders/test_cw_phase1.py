"""CW-PHASE1, CW-CONTACT.1 to .7 The Area and one Contact beside it."""

import pytest

from ludoteca.games.chamber_of_wonders.contacts import adjacent
from ludoteca.games.chamber_of_wonders.prompts import PASS
from ludoteca.kernel.play import awaited, explain, options, play
from tests.chamber_of_wonders.scenes import EDITIONS, A, B, least, now, table, until

DREYFUSS, FEZZIK, PEBBLETON, REK = range(4)
BANK, ABBEY, WESTMINSTER, HYDE_PARK = range(4)


def turn(s):
    """Everything that is asked in this turn, in order."""
    told, turn = [], s.turn
    while s.stack and s.turn == turn:
        told.append(now(s))
        least(s)
    return told


def test_CW_PHASE1_1_the_area_effect_is_mandatory():
    s = table(stage="before", area=WESTMINSTER)
    play(s, A, PASS)
    assert (now(s), awaited(s)) == ("KeepAndGive", (A, 1, 2))
    assert explain(s, A, PASS) is not None
    until(s, "ChooseContact")
    assert [len(hand) for hand in s.hands] == [3, 3, 3]


def test_CW_PHASE1_2_one_contact_beside_the_area_or_none():
    s = table(stage="before", area=ABBEY)
    assert (now(s), [*options(s, A)]) == ("ChooseContact", [PASS, DREYFUSS, FEZZIK])
    until(s, "Display")  # none, twice
    assert s.purse[A] == 4
    assert len(s.hands[A]) == 1  # from Abbey B, not from Fezzik


@pytest.mark.parametrize("before", [True, False])
def test_CW_PHASE1_3_before_or_after_the_area(before):
    s = table([["leg-lance"], [], []], stage="before", area=BANK)
    if before:
        play(s, A, DREYFUSS)
        assert (s.purse[A], now(s)) == (7, "Sales")
        play(s, A, ())
        assert now(s) == "Display"
    else:
        play(s, A, PASS)
        assert (s.purse[A], now(s)) == (4, "Sales")
        play(s, A, ())
        assert now(s) == "ChooseContact"
        play(s, A, DREYFUSS)
        assert (s.purse[A], now(s)) == (7, "Display")


@pytest.mark.parametrize("edition", EDITIONS)
def test_CW_PHASE1_4_at_most_one_contact_in_a_turn(edition):
    s = table([1, 1, 1], edition, stage="before", area=BANK)
    play(s, A, DREYFUSS)
    assert "ChooseContact" not in turn(s)
    assert s.purse[A] == 7


def test_CW_PHASE1_5_what_is_impossible_is_skipped():
    s = table([[], ["leg-lance"], []], stage="area", area=BANK)
    assert (now(s), awaited(s)) == ("Sales", (B,))  # A has nothing to sell
    s = table([["leg-lance"], [], 90], deck=["boo-atlas"], stage="area", area=ABBEY)
    until(s, "ChooseContact", "Display")  # Abbey B: too few cards for all to draw
    assert [len(hand) for hand in s.hands][:2] == [1, 1]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("area", range(4))
def test_CW_PHASE1_6_no_contact_in_the_middle_of_the_area_effect(edition, area):
    s = table([2, 2, 2], edition, stage="before", area=area)
    told = turn(s)
    asked = [i for i, what in enumerate(told) if what == "ChooseContact"]
    effect = told[asked[0] + 1 : asked[1]]
    assert asked[0] == 0
    assert effect
    assert "Display" not in effect
    assert told[asked[1] + 1 : asked[1] + 4] == ["Display"] * 3


def test_V_21_CW_CONTACT_1_each_area_lies_between_two_contacts():
    assert adjacent(0) == (3, 0)
    beside = [adjacent(area) for area in range(4)]
    assert beside == [(3, 0), (0, 1), (1, 2), (2, 3)]
    for contact in range(4):
        assert sum(contact in pair for pair in beside) == 2
    for area, pair in enumerate(beside):
        s = table([1, 1, 1], stage="before", area=area)
        assert {*options(s, A)} == {PASS, *pair}


def test_CW_CONTACT_2_only_the_active_player_uses_a_contact():
    s = table(active=B, stage="before", area=BANK)
    assert awaited(s) == (B,)
    assert explain(s, A, DREYFUSS).key == "not-awaited"
    play(s, B, DREYFUSS)
    assert s.purse == [4, 7, 4]


def test_CW_CONTACT_3_it_must_lie_beside_the_area_of_this_turn():
    s = table(turn=4, stage="before", area=ABBEY, agents=[[HYDE_PARK, ABBEY], [], []])
    for contact in (PEBBLETON, REK):
        assert explain(s, A, contact).clause == "CW-CONTACT.3"
    assert explain(s, A, FEZZIK) is None


@pytest.mark.parametrize(("edition", "windows"), [("en-0.5", 2), ("fr-0.4", 3), ("it-0.3", 3)])
def test_E_12_CW_CONTACT_4_in_phase_1_or_in_the_whole_turn(edition, windows):
    s = table([1, 1, 1], edition, stage="before", area=BANK)
    told = turn(s)
    assert told.count("ChooseContact") == windows
    assert (told[-1] == "ChooseContact") == (windows == 3)


@pytest.mark.parametrize(("value", "later"), [("phase1", False), ("turn", True)])
def test_E_12_CW_CONTACT_4_contact_window(value, later):
    s = table([1, 1, 1], options={"contact.window": value}, stage="display", area=BANK)
    until(s, "ChooseContact", "PlaceAgent")
    assert s.turn == (1 if later else 2)
    if later:
        play(s, A, DREYFUSS)
        assert (s.purse[A], s.turn) == (7, 2)


def test_CW_CONTACT_4_not_after_phase_2_when_it_was_used_before():
    s = table([1, 1, 1], "it-0.3", stage="display", area=BANK, used=True)
    assert turn(s) == ["Display"] * 3


def test_CW_CONTACT_5_it_may_be_declined():
    s = table([1, 1, 1], stage="after", area=BANK)
    play(s, A, PASS)
    assert (now(s), s.purse) == ("Display", [4, 4, 4])


def test_CW_CONTACT_6_a_contact_is_never_exhausted():
    s = table()
    for seat in (0, 1, 2):
        until(s, "PlaceAgent")
        play(s, seat, BANK)
        play(s, seat, DREYFUSS)
    assert s.purse == [7, 7, 7]


def test_CW_CONTACT_7_what_can_do_nothing_cannot_be_chosen():
    s = table(stage="before", area=BANK)
    assert [*options(s, A)] == [PASS, DREYFUSS]
    assert explain(s, A, REK).clause == "CW-CONTACT.7"  # no card in hand
    ring = ["butch", "loris", "fezzik", "pebbleton"]
    s = table(contacts=ring, stage="before", area=1, markers=[0, 3, 3])
    assert [*options(s, A)] == [PASS, 1]
    assert explain(s, A, 0).clause == "CW-CONTACT.7"  # no marker


@pytest.mark.parametrize("area", [2, 3])
def test_CW_CONTACT_7_without_any_card_to_draw_nobody_is_asked(area):
    ring = ["butch", "loris", "fezzik", "pebbleton"]
    dry = table([46, 46], contacts=ring, stage="after", area=area)
    assert now(dry) == "Display"
    one = table([46, 45], contacts=ring, stage="after", area=area)
    assert (now(one), {*options(one, A)}) == ("ChooseContact", {PASS, area - 1, area})
