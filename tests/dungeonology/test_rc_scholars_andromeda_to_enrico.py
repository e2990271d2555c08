"""RC-SCH The Abilities of Andromeda, Onamor, Ingrid and Enrico."""

import pytest

from ludoteca.games.dungeonology.auxiliary import divine
from ludoteca.games.dungeonology.components import STUDY
from ludoteca.games.dungeonology.cubes import lose, steal
from ludoteca.games.dungeonology.stealth import STEALTH
from ludoteca.games.dungeonology.students import sacrifice, stun
from ludoteca.kernel.play import options

from .scenes import OURS, A, B, G, card, do, kinds, pass_all, settled, studying, sums, told
from .scholars import TWO_ZONES, alone, offered, using

# ---------------------------------------------------------------- Andromeda


def test_RC_SCH_2_overclock_brings_speed_or_stealth_for_a_token():
    s = alone("andromeda", hands=[["EX1", "EX2"], []], students=[2, 0])
    do(s, A, using("overclock"))
    assert (s.phase().bonus, s.stunned[A], s.students[A]) == (2, 1, 2)
    assert offered(s, "overclock") == []
    s = alone("andromeda", hands=[["EX1", "EX2"], []])
    studying(s, 1, "EX1")
    stealth = sums(s)[0]
    do(s, A, using("overclock"))
    assert sums(s)[0] == stealth + 2
    assert offered(alone("andromeda", stunned=[2, 0]), "overclock") == []  # DG-8.6


def test_RC_SCH_2_cold_logic_reveals_a_card_more():
    s = alone("andromeda", hands=[["EX1"], []], deck=["EX1", "FT5"])
    studying(s, 1, "EX1")
    events = settled(s, divine, A, 1, STEALTH)
    assert len(told(events, "divined")["cards"]) == 2


def test_RC_SCH_2_backup_keeps_a_cube_from_thieves_once_in_a_turn():
    hands = [["EX1", "EX2", "SU1", "SU2"], []]
    s = alone("andromeda", True, hands=hands, boards=["G", "G"])
    settled(s, steal, B, A, G)
    events = do(s, A, 1)
    assert told(events, "cube-warded")["ability"] == "backup"
    do(s, A, s.hands[A][:2])
    assert (s.boards[A][G], len(s.hands[A])) == (1, 2)
    settled(s, steal, B, A, G)
    assert s.boards[A][G] == 0
    s = alone("andromeda", True, hands=hands, boards=["G", ""])
    settled(s, lose, A, G)  # Eliminated, not Stolen
    assert s.boards[A][G] == 0


@pytest.mark.parametrize(("hand", "asked"), [(["EX1", "EX2"], True), (["EX1"], False)])
def test_RC_SCH_2_backup_needs_two_cards(hand, asked):
    s = alone("andromeda", True, hands=[hand, []], boards=["G", ""])
    settled(s, steal, B, A, G)
    assert (type(s.stack[-1]).__name__ == "Ward") is asked
    assert s.boards[A][G] == int(asked)


# ---------------------------------------------------------------- Onamor


def test_RC_SCH_2_exhume_sends_sacrificed_students_to_the_bonfire():
    s = alone("onamor", students=[4, 2], bonfire=4)
    sacrifice(s, A, 3)
    assert (s.students[A], s.bonfire) == (1, 6)
    sacrifice(s, B, 1)
    assert s.bonfire == 6


def test_RC_SCH_2_shovel_takes_the_top_of_the_discards():
    s = alone("onamor", students=[1, 0], discard=["EX1", "SU3"])
    top = s.discard[-1]
    do(s, A, using("shovel"))
    assert (top in s.hands[A], s.students[A]) == (True, 0)
    assert offered(alone("onamor", students=[0, 0], discard=["EX1"]), "shovel") == []
    assert offered(alone("onamor"), "shovel") == []


def test_RC_SCH_2_requiem_discards_a_jinx():
    jinx = OURS.jinxes[0].id
    s = alone("onamor", True, students=[2, 0], jinxes=[[jinx], []])
    do(s, A, using("requiem", s.jinxes[A][0]))
    assert (s.jinxes[A], s.students[A]) == ((), 0)


# ---------------------------------------------------------------- Ingrid


@pytest.mark.parametrize(
    ("loses", "got"), [(lambda s: steal(s, B, A, G), 1), (lambda s: lose(s, A, G), 0)]
)
def test_RC_SCH_2_a_shieldmaiden_keeps_a_cube_for_a_token(loses, got):
    s = alone("ingrid", boards=["G", ""], students=[2, 0])
    settled(s, loses)
    assert list(options(s, A)) == [1, 0]
    do(s, A, 1)
    assert (s.boards[A][G], s.stunned[A], s.students[A]) == (1, 1, 2)
    settled(s, loses)
    do(s, A, 0)
    assert (s.boards[A][G], s.stunned[A], s.boards[B][G]) == (0, 1, got)
    assert type(s.stack[-1]).__name__ == "Action", "it is over"
    s = alone("ingrid", boards=["G", ""], stunned=[4, 0])
    settled(s, loses)
    assert s.boards[A][G] == 0


def test_RC_SCH_2_battle_cry_recruits_for_a_token():
    s = alone("ingrid", bonfire=2, students=[0, 0])
    do(s, A, using("battle-cry"))
    assert (s.students[A], s.bonfire, s.stunned[A]) == (1, 1, 1)
    assert offered(s, "battle-cry") == []


def test_RC_SCH_2_ride_leads_to_any_zone_of_the_floor():
    s = alone("ingrid", True, hands=[["NT1"], []], zones=TWO_ZONES)
    assert [deed[3] for deed in offered(s, "ride")] == [2]
    do(s, A, using("ride", card(s, A, "NT1"), 2))
    assert s.spots[A] == 2
    s = alone("ingrid", True, hands=[["NT1"], []], zones=TWO_ZONES, at=["I-2", "I-4"])
    assert [deed[3] for deed in offered(s, "ride")] == [1]  # and not the Starting Zone


# ---------------------------------------------------------------- Enrico


def test_RC_SCH_2_whip_goes_through_a_passage_without_speed():
    s = alone("enrico", hands=[["EX1"], []])
    assert [deed[3] for deed in offered(s, "whip")] == [0]
    do(s, A, using("whip", card(s, A, "EX1"), 0))
    assert s.spots[A] == 0


@pytest.mark.parametrize(("cubes", "cards"), [(1, 0), (2, 1)])
def test_RC_SCH_2_a_museum_piece_is_drawn_for_two_cubes(cubes, cards):
    s = alone("enrico", hands=[["FT5", "FT5"], []])
    do(s, A, (STUDY, cubes))
    events = do(s, A, tuple(sorted(s.hands[A]))) + pass_all(s)
    assert "test-passed" in kinds(events)
    assert len(s.hands[A]) == cards


def test_RC_SCH_2_nerve_cancels_the_first_token_of_each_turn():
    s = alone("enrico", True, students=[0, 0])
    assert "stunned-cancelled" in kinds(settled(s, stun, A, 2))
    assert s.stunned[A] == 1
    settled(s, stun, A, 1)
    assert s.stunned[A] == 2


def test_RC_SCH_2_nerve_is_not_used_up_by_a_token_that_would_not_come():
    """DG-8.4 At the limit there is none; Part C.11 but in Darkness one is Captured instead."""
    s = alone("enrico", True, students=[0, 0], stunned=[3, 0])
    stun(s, A, 1)
    s.stunned[A] = 2
    stun(s, A, 1)
    assert s.stunned[A] == 2
    chosen = {"rules__max_alert": True}
    s = alone("enrico", True, students=[0, 0], stunned=[3, 0], options=chosen, panic="darkness")
    s.panicking = True
    stun(s, A, 1)
    assert s.captured == ()
    stun(s, A, 1)
    assert s.captured == (A,)


def test_RA_60_nerve_does_not_spare_a_cost():
    s = alone("enrico", True, students=[0, 0])
    stun(s, A, 1, cost=True)
    assert s.stunned[A] == 1
