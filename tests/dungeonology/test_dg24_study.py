"""DG-23, DG-24, DG-39 The Action phase and Study."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.actions import Declare, study
from ludoteca.games.dungeonology.answers import Lap
from ludoteca.games.dungeonology.components import ABILITY, PASS, PLAY, SPY, STUDY
from ludoteca.games.dungeonology.notes import points, stars, study_bonus
from ludoteca.games.dungeonology.students import Stun
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import awaited, options

from .scenes import (
    A,
    B,
    C,
    D,
    card,
    cards,
    code_of,
    deeds,
    do,
    kinds,
    pass_all,
    playing,
    scene,
    studying,
    sums,
    test_of,
    told,
    why,
)

CALM: dict[str, Any] = {"bag": [20, 0], "students": [0, 0, 0]}


def test_DG_23_1_one_action_and_one_only():
    s = scene(hands=[["FT5", "FT5", "EX1"], [], []], boards=["", "G", ""], bag=[9, 0])
    studying(s, 1, "FT5")
    pass_all(s)
    assert deeds(s, STUDY) + deeds(s, SPY) == []
    assert why(s, A, (STUDY, 1)) == ("DG-23.1", "action-is-spent")
    assert why(s, A, (SPY, B, 0)) == ("DG-23.1", "action-is-spent")


def test_DG_23_2_study_or_espionage_in_the_action_phase():
    s = scene(boards=["", "G", ""], students=[1, 0, 0])
    assert deeds(s, STUDY)
    assert deeds(s, SPY)
    s = scene(boards=["", "G", ""], students=[1, 0, 0], moment="movement")
    assert deeds(s, STUDY) + deeds(s, SPY) == []
    assert why(s, A, (STUDY, 1)) == ("DG-17.1", "not-in-this-phase")


def test_DG_23_3_the_action_is_optional():
    s = scene()
    do(s, A, (PASS,))
    assert s.active == B


def test_DG_23_1_a_jack_of_all_trades_does_one_of_each():
    s = scene(
        hands=[["FT5", "FT5", "EX1"], [], []],
        boards=["", "GGG", ""],
        fired_up=[A],
        students=[2, 0, 0],
        bag=[9, 0],
    )
    studying(s, 1, "FT5")
    pass_all(s)
    assert s.fired_up[A]
    assert why(s, A, (STUDY, 1)) == ("DG-23.1", "action-is-spent")
    assert deeds(s, SPY)
    do(s, A, (SPY, B, 0))
    do(s, A, cards(s, A, "FT5"))
    do(s, A, 0)
    pass_all(s)
    assert deeds(s, STUDY) + deeds(s, SPY) == []


# ---------------------------------------------------------------- both values


def test_DG_24_1_DG_39_1_the_alert_value_part_by_part():
    s = scene(
        ("valerio", "sofia", "rebecca"),
        alert=2,
        jinxes=[["squeaky-boots"], [], []],
    )
    do(s, A, (STUDY, 3))
    parts = [(what, amount) for what, _, amount in test_of(s).alert]
    assert parts == [("zone", 3), ("alert-bonus", 1), ("more-cubes", 3), ("jinx", 1)]
    assert sums(s) == (0, 8)


def test_DG_24_2_cubes_from_the_leftmost():
    s = scene(zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": ".RB"}])
    assert [k for _, k in deeds(s, STUDY)] == [1, 2]
    do(s, A, (STUDY, 1))
    assert test_of(s).stake == (1,)
    s = scene()
    assert why(s, A, (STUDY, 3)) == ("DG-24.2", "too-many-cubes")
    assert why(s, A, (STUDY, 0)) == ("DG-24.2", "too-many-cubes")


@pytest.mark.parametrize(("k", "more"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10)])
def test_DG_24_3_DG_Q_96_more_cubes_raise_the_alert(k, more):
    s = scene(
        ("vincenzo", "sofia", "rebecca"),
        zones=[{"zone": "III-6", "x": 8, "y": 0}],
        at=["III-6"] * 3,
        fired_up=[A],
    )
    study(s, A, k)
    assert sums(s)[1] == 5 + more


def test_DG_24_4_DG_X_15_a_full_column_is_passed_over():
    zones = [{"zone": "I-1", "x": 2, "y": 0}]
    s = scene(zones=zones, at=["I-1"] * 3, boards=["G" * 7, "", ""])
    assert deeds(s, STUDY) == [(STUDY, 1)]
    assert why(s, A, (STUDY, 2)) == ("DG-24.4", "too-many-cubes")
    do(s, A, (STUDY, 1))
    assert test_of(s).stake == (2,)


def test_DG_Q_40_room_is_reckoned_cumulatively():
    zones = [{"zone": "I-1", "x": 2, "y": 0}]  # G G R
    s = scene(zones=zones, at=["I-1"] * 3, boards=["G" * 6, "", ""])
    do(s, A, (STUDY, 2))
    assert test_of(s).stake == (0, 2)


def test_DG_24_5_something_must_be_there():
    s = scene(zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "..."}])
    assert deeds(s, STUDY) == []
    assert why(s, A, (STUDY, 1)) == ("DG-24.5", "nothing-to-collect")


def test_DG_24_6_one_or_more_cards_together():
    s = scene(hands=[["EX1", "SU2", "MA3"], [], []])
    do(s, A, (STUDY, 1))
    assert isinstance(s.stack[-1], Declare)
    assert options(s, A).size() == 7
    assert why(s, A, ()) == ("DG-24.6", "no-card-to-play")
    assert why(s, A, (104, 103)) == ("DG-22.4", "card-not-in-hand")


def test_DG_24_7_DG_39_2_stealth_is_bonus_values_and_study_bonus():
    s = scene(hands=[["EX1", "SU2", "MA3"], [], []], boards=["GGY", "", ""])
    assert study_bonus(s, A) == 2
    studying(s, 1, "EX1", "MA3")
    parts = sorted([(what, n) for what, _, n in test_of(s).stealth])
    assert parts == [("bonus", 1), ("bonus", 3), ("study-bonus", 2)]
    assert sums(s)[0] == 6


def test_DG_24_8_bonus_values_no_longer_count_after_that():
    s = scene(hands=[["EX1", "FT5"], [], []], bag=[9, 0])
    studying(s, 1, "EX1")
    assert {deed[2] for deed in deeds(s, PLAY)} == {0, 1}
    assert {deed[0] for deed in options(s, A)} == {PASS, PLAY}


# ---------------------------------------------------------------- the lap


def test_DG_24_9_one_opponent_after_another_any_number_of_effects():
    s = scene(hands=[["EX1"], ["SU1", "SU1", "EX1"], ["SU1", "EX1"]])
    studying(s, 1, "EX1")
    do(s, B, playing(s, B, "SU1", 1))
    assert sums(s) == (1, 4)
    assert tuple(awaited(s)) == (B,)
    do(s, B, playing(s, B, "SU1", 1))
    do(s, B, (PASS,))
    assert tuple(awaited(s)) == (C,)
    do(s, C, playing(s, C, "SU1", 1))
    assert sums(s) == (1, 6)


def test_DG_24_9_from_the_left_of_the_tester_whoever_that_is():
    hands = [["SU1"], ["EX1", "SU1"], ["SU1"], ["SU1"]]
    s = scene(("sofia", "valerio", "rebecca", "vincenzo"), hands=hands, active=B)
    studying(s, 1, "EX1")
    asked: list[int] = []
    while isinstance(s.stack[-1], Lap):
        asked += awaited(s)
        do(s, asked[-1], (PASS,))
    assert asked == [C, D, A, B]


def test_DG_24_10_opponents_may_help():
    s = scene(hands=[["EX1", "EX1"], ["SU1"], []])
    studying(s, 1, "EX1")
    do(s, B, playing(s, B, "SU1", 0))
    assert sums(s) == (2, 3)


def test_DG_24_11_DG_24_12_the_tester_comes_last_and_the_lap_is_over():
    s = scene(hands=[["EX1", "SU2", "NT1"], ["SU1", "SU1"], []], bonfire=2, **CALM)
    studying(s, 1, "EX1")
    do(s, B, (PASS,))
    assert tuple(awaited(s)) == (A,)
    assert {code_of(s, deed[1]) for deed in deeds(s, PLAY)} == {"SU2", "NT1"}  # DG-Q.121
    do(s, A, playing(s, A, "NT1"))
    do(s, A, playing(s, A, "SU2", 0))
    assert s.students[A] == 1
    assert not any(isinstance(frame, Lap) for frame in s.stack)  # B is not asked again
    assert s.boards[A] == (1, 0, 0, 0, 0)


def test_DG_24_12_with_cards_left_the_tester_stops_it():
    s = scene(hands=[["FT5", "EX1"], ["SU1"], []], **CALM)
    studying(s, 1, "FT5")
    do(s, B, (PASS,))
    log = do(s, A, (PASS,))
    assert "test-passed" in kinds(log)


def test_DG_Q_122_opponents_may_play_social_3_but_not_undo_the_declaration():
    s = scene(hands=[["EX1", "SU1"], ["SO3"], []])
    studying(s, 1, "EX1")
    do(s, B, playing(s, B, "SO3", 1, A))
    assert s.hands[A] == ()
    assert not any(isinstance(frame, Lap) for frame in s.stack)  # nobody has a card left
    assert s.boards[A] == (0, 0, 0, 0, 0)


# ---------------------------------------------------------------- how it ends


def test_DG_24_13_DG_24_14_DG_39_5_equal_is_success():
    s = scene(hands=[["EX3"], [], []], **CALM)
    log = studying(s, 1, "EX3")
    assert told(log, "test-passed")["stealth"] == told(log, "test-passed")["alert"] == 3
    assert s.boards[A] == (1, 0, 0, 0, 0)
    assert s.cubes[1] == (-1, 1, 2)


def test_DG_24_15_failure_a_token_then_a_student():
    s = scene(hands=[["EX2"], [], []], **CALM)
    log = studying(s, 1, "EX2")
    order = kinds(log)
    assert order.index("test-failed") < order.index("stunned") < order.index("students-drawn")
    assert (s.stunned[A], s.bonfire, s.boards[A]) == (1, 1, (0, 0, 0, 0, 0))


@pytest.mark.parametrize("code", ["EX1", "FT5"])
def test_DG_24_16_bonus_cards_are_discarded_in_any_case(code):
    s = scene(hands=[[code], [], []], **CALM)
    studying(s, 1, code)
    assert [code_of(s, x) for x in s.discard] == [code]


def test_DG_24_17_they_are_revealed_as_one_declaration():
    s = scene(hands=[["EX1", "EX1", "SU1"], ["SU1"], []])
    log = studying(s, 1, "EX1", "EX1")
    assert len(told(log, "shown")["cards"]) == 2
    assert {s.knowers[x] for x in test_of(s).cards} == {EVERYONE}


def test_DG_24_19_without_trick_cards_there_is_no_study():
    s = scene(hands=[[], [], []])
    assert deeds(s, STUDY) == []
    assert why(s, A, (STUDY, 1)) == ("DG-24.19", "no-card-to-play")


def test_DG_24_20_DG_Q_41_cubes_come_one_by_one():
    """The third green cube brings a Star before the red one arrives."""
    s = scene(hands=[["FT5"], [], []], boards=["GGYYR", "", ""], **CALM)
    log = studying(s, 2, "FT5")
    order = [e.kind for e in log if e.kind in ("cube-collected", "stars", "fired-up")]
    assert order == ["cube-collected", "stars", "fired-up", "fired-up", "cube-collected"]
    assert s.boards[A] == (3, 2, 0, 2, 0)


def test_DG_Q_124_only_what_is_still_there_is_collected():
    s = scene(hands=[["FT5"], ["SU1"], []], **CALM)
    studying(s, 2, "FT5")
    s.cubes[1] = (-1, 1, 2)
    do(s, B, (PASS,))
    assert s.boards[A] == (0, 1, 0, 0, 0)


def test_DG_X_4_study_by_sofia():
    s = scene(
        ("sofia", "valerio", "rebecca"),
        zones=[{"zone": "I-3", "x": 2, "y": 0}],
        at=["I-3"] * 3,
        alert=2,  # Easy: +1
        hands=[["EX1", "SU1", "EX2", "MA1"], ["SU2", "EX1"], ["EX1"]],
        deck=["SO2"],
        bag=[9, 0],
    )
    do(s, A, (STUDY, 1))
    assert sums(s) == (0, 4)
    do(s, A, cards(s, A, "EX1", "SU1", "EX2"))
    assert sums(s) == (4, 4)
    do(s, B, playing(s, B, "SU2", 1))
    assert (sums(s), s.bonfire) == ((4, 6), 1)
    do(s, B, (PASS,))
    do(s, C, (PASS,))
    do(s, A, playing(s, A, "MA1", 0))
    assert s.boards[A] == (1, 0, 0, 0, 0)
    assert (points(s, A), stars(s, A), study_bonus(s, A)) == (2, 0, 0)
    assert sorted(code_of(s, x) for x in s.discard) == ["EX1", "EX2", "MA1", "SO2", "SU1", "SU2"]
    two = scene(
        ("sofia", "valerio"), zones=[{"zone": "I-3", "x": 2, "y": 0}], at=["I-3"] * 2, alert=2
    )
    do(two, A, (STUDY, 2))
    assert sums(two) == (0, 5)


# ---------------------------------------------------------------- Overcharge, Arcane Research


def test_DG_Q_83_overcharge_in_her_own_test_once():
    s = scene(
        ("rebecca", "sofia", "valerio"),
        hands=[["EX1", "MA1", "MA1"], [], []],
        fired_up=[A],
        boards=["", "P", ""],
    )
    studying(s, 1, "EX1")
    overcharge = [deed for deed in deeds(s, ABILITY) if deed[1] == 1]
    assert len(overcharge) == 2
    do(s, A, overcharge[0])
    assert sums(s) == (4, 3)
    assert [deed for deed in deeds(s, ABILITY) if deed[1] == 1] == []


def test_DG_Q_83_not_in_a_test_that_is_none_of_hers():
    s = scene(
        ("sofia", "rebecca", "valerio"),
        hands=[["EX1", "EX1"], ["MA1"], []],
        fired_up=[B],
        boards=["P", "", ""],
    )
    studying(s, 1, "EX1")
    assert tuple(awaited(s)) == (B,)
    assert deeds(s, ABILITY) == []
    assert why(s, B, (ABILITY, 1, card(s, B, "MA1"))) == ("DG-6.1", "ability-not-now")


def test_DG_6_1_DG_24_11_arcane_research_in_the_own_test_and_in_no_other():
    hands = [["EX1", "MA1"], ["EX1", "MA1"], []]
    for active, offered in ((A, 1), (B, 0)):
        s = scene(("rebecca", "sofia", "valerio"), hands=hands, active=active)
        studying(s, 1, "EX1")
        while awaited(s) != (A,):
            do(s, awaited(s)[0], (PASS,))
        assert isinstance(s.stack[-1], Lap)
        assert len(deeds(s, ABILITY)) == offered


def test_DG_6_1_arcane_research():
    s = scene(
        ("rebecca", "sofia", "valerio"), hands=[["MA1"], [], []], deck=["FT5", "EX1", "SU2", "FT4"]
    )
    do(s, A, (ABILITY, 0, card(s, A, "MA1")))
    five, one, two = s.stack[-1].cards
    assert [code_of(s, x) for x in (five, one, two)] == ["FT5", "EX1", "SU2"]
    assert {s.knowers[x] for x in (five, one, two)} == {1 << A}
    assert options(s, A).size() == 6
    log = do(s, A, (five, two, one))
    assert s.hands[A] == (five,)
    assert s.deck[:2] == [one, two]
    assert log[0].seen_by(B) == {"kind": "chosen", "decision": "Peek", "seat": A}


def test_DG_8_1_the_choice_comes_before_the_student_is_drawn():
    s = scene(hands=[["EX1"], [], []], students=[1, 0, 0], bag=[0, 1])
    studying(s, 1, "EX1")
    assert isinstance(s.stack[-1], Stun)
    assert s.alert == 0
    do(s, A, 0)
    assert s.alert == 1
