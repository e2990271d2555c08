"""DG-25 Espionage."""

from ludoteca.games.dungeonology.answers import Duel, Rogue
from ludoteca.games.dungeonology.components import ABILITY, PASS, PLAY, SPY
from ludoteca.games.dungeonology.notes import cubes_in_reserve, points, study_bonus
from ludoteca.kernel.play import awaited, options

from .scenes import (
    A,
    B,
    C,
    G,
    R,
    card,
    cards,
    code_of,
    deeds,
    do,
    kinds,
    pass_all,
    playing,
    scene,
    sums,
    test_of,
    told,
    why,
)

VALERIO = ("valerio", "sofia", "rebecca")
APART = [
    {"zone": "I-4", "x": 2, "y": 0},
    {"zone": "I-6", "x": 4, "y": 0},
    {"zone": "I-5", "x": 6, "y": 0},
]


def spying(s, target, colour, *codes):
    log = do(s, A, (SPY, target, colour))
    return log + do(s, A, cards(s, A, *codes))


def test_DG_23_1_espionage_is_the_one_action_of_a_turn():
    s = scene(hands=[["FT5", "FT5", "EX1"], [], []], boards=["", "GG", ""], bag=[9, 0])
    spying(s, B, G, "FT5")
    do(s, A, 0)  # no Divination
    pass_all(s)
    assert deeds(s, SPY) == []
    assert why(s, A, (SPY, B, G)) == ("DG-23.1", "action-is-spent")


def test_DG_25_1_a_student_is_sacrificed_and_without_one_there_is_none():
    s = scene(VALERIO, boards=["", "G", ""], students=[1, 0, 0])
    do(s, A, (SPY, B, G))
    assert s.students[A] == 0
    s = scene(VALERIO, boards=["", "G", ""], students=[0, 0, 0])
    assert deeds(s, SPY) == []
    assert why(s, A, (SPY, B, G)) == ("DG-25.1", "no-student-to-sacrifice")


def test_DG_25_1_a_jinx_may_ask_for_two():
    jinxes = [["bad-reputation"], [], []]
    s = scene(VALERIO, boards=["", "G", ""], students=[1, 0, 0], jinxes=jinxes)
    assert deeds(s, SPY) == []
    s = scene(VALERIO, boards=["", "G", ""], students=[2, 0, 0], jinxes=jinxes)
    do(s, A, (SPY, B, G))
    assert s.students[A] == 0


def test_DG_25_2_DG_Q_111_in_the_same_zone_or_a_linked_one():
    s = scene(VALERIO, zones=APART, at=["I-4", "I-6", "I-5"], boards=["", "GR", "G"])
    assert deeds(s, SPY) == [(SPY, B, 0), (SPY, B, 1)]
    assert why(s, A, (SPY, C, G)) == ("DG-25.2", "not-nearby")
    assert why(s, A, (SPY, B, 4)) == ("DG-25.2", "no-such-cube")


def test_DG_25_3_nobody_in_the_camp_or_gone():
    s = scene(VALERIO, at=["I-4", "START", "gone"], delivered=[C], boards=["", "G", "G"])
    assert deeds(s, SPY) == []


def test_DG_25_4_DG_25_5_DG_25_7_DG_39_3_value_and_students_and_no_more():
    s = scene(
        VALERIO,
        boards=["GG", "R", ""],  # an Arrow, which does not help
        students=[1, 3, 0],
        alert=4,
        hands=[["EX2"], ["EX1"], []],
    )
    spying(s, B, R, "EX2")
    assert test_of(s).alert == (("cube", R, 3), ("students", B, 3))
    assert sums(s) == (2, 6)


def test_DG_25_4_a_jinx_of_the_target_lowers_it_not_below_nothing():
    jinxes = [[], ["unguarded-desk"], []]
    s = scene(VALERIO, boards=["", "R", ""], students=[1, 3, 0], jinxes=jinxes)
    do(s, A, (SPY, B, R))
    assert sums(s) == (0, 4)
    s = scene(VALERIO, boards=["", "G", ""], students=[1, 0, 0], jinxes=jinxes)
    s.jinxes[B] *= 2  # as if another pack had two of them
    do(s, A, (SPY, B, G))
    assert sums(s) == (0, 0)


def test_DG_25_6_DG_39_4_stealth_is_the_bonus_values():
    s = scene(VALERIO, boards=["", "G", ""], hands=[["EX1", "EX3"], ["EX1"], []])
    assert why(scene(VALERIO, boards=["", "G", ""], hands=[[], [], []]), A, (SPY, B, G)) == (
        "DG-25.6",
        "no-card-to-play",
    )
    spying(s, B, G, "EX1", "EX3")
    assert sums(s)[0] == 4


def test_DG_25_8_later_only_effects_count():
    s = scene(VALERIO, boards=["", "G", ""], hands=[["EX1", "FT5", "EX2"], ["EX1"], []])
    spying(s, B, G, "EX1")
    do(s, B, (PASS,))
    assert {code_of(s, deed[1]) for deed in deeds(s, PLAY)} == {"FT5"}


def test_DG_25_9_DG_25_10_DG_25_11_target_and_spy_in_turns_until_both_decline():
    s = scene(
        VALERIO,
        boards=["", "G", ""],
        students=[1, 0, 0],
        hands=[["EX1", "SU1", "SU1", "EX1"], ["SU1", "SU1", "SU1", "EX1"], ["SU1"]],
    )
    spying(s, B, G, "EX1")
    do(s, B, playing(s, B, "SU1", 1))
    do(s, B, playing(s, B, "SU1", 1))
    do(s, B, (PASS,))
    assert (tuple(awaited(s)), sums(s)) == ((A,), (1, 4))
    do(s, A, playing(s, A, "SU1", 0))
    do(s, A, (PASS,))
    assert tuple(awaited(s)) == (B,)
    do(s, B, playing(s, B, "SU1", 1))
    do(s, B, (PASS,))
    assert (tuple(awaited(s)), sums(s)) == ((A,), (2, 5))
    log = do(s, A, (PASS,))
    assert "test-failed" in kinds(log)


def test_DG_25_12_only_the_two_involved_play():
    s = scene(VALERIO, boards=["", "G", ""], hands=[["EX1", "EX1"], ["EX1"], ["SU3", "SO3"]])
    spying(s, B, G, "EX1")
    asked: list[int] = []
    while isinstance(s.stack[-1], Duel):
        asked += awaited(s)
        do(s, awaited(s)[0], (PASS,))
    assert asked == [B, A]


def test_DG_25_13_DG_Q_123_success_steals_the_topmost_of_the_colour():
    s = scene(VALERIO, boards=["", "RRR", ""], hands=[["FT5"], [], []], students=[1, 0, 0])
    log = spying(s, B, R, "FT5")
    assert (s.boards[A][R], s.boards[B][R]) == (1, 2)
    assert told(log, "cube-stolen") == {"seat": A, "victim": B, "colour": R, "kept": True}


def test_DG_25_14_DG_38_5_a_full_column_sends_it_to_the_reserve():
    s = scene(VALERIO, boards=["R" * 6, "R", ""], hands=[["FT5"], [], []], students=[1, 0, 0])
    before = cubes_in_reserve(s, R)
    spying(s, B, R, "FT5")
    assert (s.boards[A][R], s.boards[B][R], cubes_in_reserve(s, R)) == (6, 0, before + 1)


def test_DG_25_15_failure_a_token_then_a_student():
    s = scene(
        VALERIO, boards=["", "R", ""], hands=[["EX1"], [], []], students=[1, 3, 0], bag=[5, 0]
    )
    log = spying(s, B, R, "EX1")
    order = kinds(log)
    assert order.index("test-failed") < order.index("stunned") < order.index("students-drawn")
    assert (s.stunned[A], s.bonfire, s.boards[B][R]) == (1, 1, 1)


def test_DG_25_16_DG_Q_42_students_are_counted_once_or_again():
    for option, alert in (("snapshot", 6), ("dynamic", 5)):
        s = scene(
            VALERIO,
            boards=["", "R", ""],
            students=[1, 3, 0],
            hands=[["EX1", "EX1"], ["SO3", "EX1"], []],
            options={"espionage_students": option},
        )
        spying(s, B, R, "EX1")
        do(s, B, playing(s, B, "SO3", 0))  # Sacrifices one to draw two
        assert s.students[B] == 2
        assert sums(s) == (1, alert)


def test_DG_25_17_DG_Q_43_it_needs_a_target_and_nothing_is_given_back():
    s = scene(VALERIO, boards=["", "", ""], students=[1, 0, 0])
    assert deeds(s, SPY) == []
    s = scene(
        VALERIO, boards=["", "R", ""], hands=[["EX1"], [], []], students=[1, 3, 0], bag=[5, 0]
    )
    spying(s, B, R, "EX1")
    assert s.students[A] == 0


def test_DG_19_14_espionage_works_through_a_door():
    zones = [{"zone": "II-1", "x": 6, "y": 0}, {"zone": "II-4", "x": 8, "y": 0}]
    for parts, near in ((False, True), (True, False)):
        s = scene(
            VALERIO,
            zones=zones,
            at=["II-1", "II-4", "II-1"],
            boards=["", "G", ""],
            options={"door_breaks_link": parts},
        )
        assert bool(deeds(s, SPY)) is near


def test_DG_X_5_espionage_by_sofia():
    s = scene(
        ("sofia", "valerio", "rebecca"),
        boards=["G", "RR", ""],
        students=[3, 3, 3],
        hands=[["EX1", "SU1", "EX1"], ["EX1"], ["EX1"]],
        deck=["FT5", "NT1"],
    )
    assert study_bonus(s, B) == 1
    spying(s, B, R, "EX1", "SU1")
    assert s.students[A] == 2
    assert isinstance(s.stack[-1], Rogue)
    assert sums(s) == (2, 3)
    assert list(options(s, A)) == [1, 0]
    do(s, A, 1)
    assert sums(s) == (7, 3)
    do(s, A, 1)
    assert sums(s) == (8, 3)
    do(s, B, (PASS,))
    do(s, A, (PASS,))
    assert (s.boards[A], s.boards[B]) == ((1, 1, 0, 0, 0), (0, 1, 0, 0, 0))
    assert (points(s, A), study_bonus(s, B)) == (5, 0)


def test_DG_25_4_a_rogue_may_leave_it_and_others_count_students():
    s = scene(boards=["", "R", ""], students=[1, 3, 0], hands=[["EX1"], ["EX1"], []])
    spying(s, B, R, "EX1")
    do(s, A, 0)
    assert isinstance(s.stack[-1], Duel)
    assert sums(s) == (1, 3)
    s = scene(VALERIO, boards=["", "R", ""], students=[1, 3, 0], hands=[["EX1"], ["EX1"], []])
    spying(s, B, R, "EX1")
    assert (isinstance(s.stack[-1], Duel), sums(s)) == (True, (1, 6))


def test_DG_Q_83_overcharge_as_the_target():
    s = scene(
        ("valerio", "rebecca", "sofia"),
        boards=["P", "R", ""],
        fired_up=[B],
        students=[1, 0, 0],
        hands=[["EX1", "EX1"], ["MA1", "EX1"], []],
    )
    spying(s, B, R, "EX1")
    do(s, B, (ABILITY, 1, card(s, B, "MA1")))
    assert sums(s) == (1, 6)
    pass_all(s)
    assert s.boards[B][R] == 1
