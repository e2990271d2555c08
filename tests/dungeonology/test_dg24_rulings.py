"""DG-24 What happens to a test while it is open: the Alert of its Zone, and who takes it."""

from typing import Any

from ludoteca.games.dungeonology.boss import BossWay
from ludoteca.games.dungeonology.components import PASS, SPY, STUDY
from ludoteca.games.dungeonology.main import Declared
from ludoteca.games.dungeonology.students import TOKEN, stun
from ludoteca.kernel.play import advance, awaited

from .maps import lay, spot
from .scenes import (
    OURS,
    A,
    B,
    cards,
    do,
    fix_bag,
    kinds,
    main,
    pass_all,
    playing,
    scene,
    studying,
    sums,
    test_of,
)

ALL = {"rules__main_effects": True, "rules__max_alert": True, "rules__boss": True}


def parts(s):
    return [(what, amount) for what, _, amount in test_of(s).alert]


def test_DG_Q_140_and_DG_11_6_an_omega_student_raises_the_alert_of_an_open_study():
    s = scene(hands=[["FT4", "EX1"], ["SU2"], []], options={"alert_profile": "hard"}, bag=[0, 1])
    bonus = s.terms.alert.spaces[0].bonus
    assert bonus
    studying(s, 2, "FT4")
    assert sums(s) == (4, 4)
    log = do(s, B, playing(s, B, "SU2", 1))
    assert parts(s) == [("zone", 3), ("alert-bonus", bonus), ("more-cubes", 1), ("played", 2)]
    raised = [event.public for event in log if event.kind == "raised"]
    assert [(each["what"], each["amount"]) for each in raised] == [
        ("played", 2),
        ("alert-bonus", bonus),
    ]
    assert raised[-1]["alert"] == sums(s)[1] == 6 + bonus


def test_DG_Q_140_the_same_bonus_again_adds_nothing():
    s = scene(hands=[["FT4", "EX1"], ["SU2"], []], bag=[0, 1], alert=2)
    studying(s, 1, "FT4")
    log = do(s, B, playing(s, B, "SU2", 1))
    assert (s.alert, parts(s)) == (3, [("zone", 3), ("alert-bonus", 1), ("played", 2)])
    assert kinds(log).count("raised") == 1


def test_DG_Q_140_and_DG_33_21_maximum_alert_begins_within_a_test():
    s = scene(
        hands=[["FT4", "EX1"], ["SU2"], []],
        options={"rules__max_alert": True},
        bag=[0, 1],
        alert=4,
        panic="darkness",
    )
    studying(s, 1, "FT4")
    assert parts(s) == [("zone", 3), ("alert-bonus", 2)]
    do(s, B, playing(s, B, "SU2", 1))
    assert parts(s) == [("zone", 3), ("panic", 2), ("played", 2)]


def test_DG_Q_140_the_test_is_measured_against_what_it_is_in_the_end():
    s = scene(
        hands=[["FT5", "EX1"], ["SU2"], []],
        options={"alert_profile": "hard"},
        bag=[0, 1],
        students=[0, 0, 0],
    )
    studying(s, 1, "FT5")
    assert sums(s) == (5, 3)
    log = do(s, B, playing(s, B, "SU2", 1))
    fix_bag(s, "grey")
    log += pass_all(s)
    assert "test-failed" in kinds(log), "5 against 3 + 2 and the Bonus"


def caught(**position):
    """Sofia studies at the limit; Valerio slips away, and Laetus runs into her."""
    given: dict[str, Any] = {
        "hands": [["FT5", "EX1"], ["slip-away", "EX1"], ["SU3"]],
        "at": ["I-4", "I-6", "I-6"],
        "boss": "I-6",
        "stunned": [3, 0, 0],
        "students": [0, 1, 0],
        "panic": "last-round-everyone",
        "panicking": True,
        "bag": [6, 1],
        "quiet": [],
    }
    s = scene(options=ALL, **lay("I-4", "I-6", "I-1"), **given | position)
    do(s, A, (STUDY, 1))
    do(s, A, cards(s, A, "FT5"))
    assert sums(s) == (5, 4)
    log = do(s, B, main(s, B, "slip-away", spot(s, "I-1")))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    if isinstance(s.stack[-1], BossWay):
        ways = [way[-1] for way in s.stack[-1].ways]
        log += do(s, B, ways.index(spot(s, "I-4")))
    return s, log


def test_DG_Q_140_and_DG_31_6_a_boss_who_comes_raises_the_alert():
    s, _ = caught(stunned=[0, 0, 0])
    while awaited(s) == (A,):
        do(s, A, TOKEN)
    assert ("boss", 2) in parts(s)
    assert sums(s) == (5, 6)


def test_DG_Q_141_who_is_captured_in_an_own_test_neither_passes_nor_fails():
    s, log = caught()
    assert s.captured == (A,)
    assert "test-broken-off" in kinds(log), "nobody is asked first, though C holds a card"
    assert not {"test-passed", "test-failed", "cube-collected"} & {*kinds(log)}
    assert sum(s.boards[A]) == 0
    assert [OURS.designs[s.faces[card]].type for card in s.discard] == ["exploration", "fate"]


def test_DG_Q_141_a_target_who_is_captured_does_not_end_an_espionage():
    s = scene(
        ("rebecca", "sofia", "valerio"),
        options={"rules__max_alert": True},
        hands=[["FT5", "EX1"], ["SU2"], []],
        boards=["", "G", ""],
        students=[1, 0, 0],
        stunned=[0, 3, 0],
        panic="darkness",
        panicking=True,
        bag=[6, 1],
    )
    do(s, A, (SPY, B, 0))
    do(s, A, cards(s, A, "FT5"))
    assert awaited(s) == (B,)
    stun(s, B)
    advance(s)
    assert s.captured == (B,)
    assert awaited(s) == (A,), "the target plays no more"
    log = do(s, A, (PASS,))
    assert "test-passed" in kinds(log)
    assert s.boards[A][0] == 1
