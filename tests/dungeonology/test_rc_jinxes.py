"""Part 3.9 The eight Jinx cards of Rocca Civetta."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.actions import price_of_espionage
from ludoteca.games.dungeonology.components import PASS, PLACE, SPY, STUDY
from ludoteca.games.dungeonology.jinxes import penalty
from ludoteca.games.dungeonology.notes import study_bonus
from ludoteca.games.dungeonology.rest import recover
from ludoteca.games.dungeonology.students import draw_students
from ludoteca.games.dungeonology.turns import start_turn
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, options

from .omega import phase, together
from .scenes import (
    OURS,
    A,
    B,
    begun,
    deeds,
    do,
    fix_bag,
    named,
    scene,
    settled,
    sums,
    told,
    why,
)

WITH: dict[str, Any] = {"rocca__jinxes": True}


def table(*mine, **position):
    """These lie face up before A; two Scholars in I-4."""
    chosen = {**WITH, **position.pop("options", {})}
    start = {"scholars": ("valerio", "rebecca"), "jinxes": [list(mine), []]}
    return scene(options=chosen, **{**start, **position})


def test_RA_59_there_are_23_with_the_module_which_needs_nothing():
    assert len(begun(2).terms.cards.jinxes) == 15
    assert len(begun(2, **WITH).terms.cards.jinxes) == 23
    new = {row.id: (row.penalty, row.omega) for row in OURS.jinxes if row.module}
    assert new == {
        "ink-spill": (2, True),
        "overpacked": (2, True),
        "stage-fright": (3, True),
        "round-on-the-house": (2, True),
        "insomnia": (2, True),
        "mole-in-the-ranks": (3, True),
        "shared-blame": (1, False),
        "easy-mark": (2, False),
    }
    assert penalty(table("stage-fright", "shared-blame"), A) == 4


@pytest.mark.parametrize(("mine", "bonus"), [((), 2), (("ink-spill",), 0), (("?ink-spill",), 2)])
def test_ink_spill(mine, bonus):
    assert study_bonus(table(*mine, boards=["GGRR", ""]), A) == bonus


def test_overpacked():
    s = table("overpacked", moment="movement", speed=1)
    assert why(s, A, (PLACE,)) == ("DG-17.6", "no-speed-left")
    s = table("overpacked", moment="movement", speed=1, bonus=2)
    do(s, A, (PLACE,))
    assert (s.phase().speed, s.phase().bonus) == (0, 1)
    s = table(moment="movement", speed=1, bonus=2)
    do(s, A, (PLACE,))
    assert (s.phase().speed, s.phase().bonus) == (0, 2)


def test_stage_fright():
    s = table("stage-fright", hands=[["snare", "fate-4", "fate-5"], ["snare"]])
    do(s, A, (STUDY, 1))
    do(s, A, tuple(sorted([named(s, A, "snare"), named(s, A, "fate-4")])))
    assert sums(s)[0] == 1


@pytest.mark.parametrize("way", [0, 1])
def test_round_on_the_house(way):
    s = table("round-on-the-house", students=[2, 0], hands=[["snare", "feint"], ["snare"]])
    settled(s, start_turn)
    assert (type(s.stack[-1]).__name__, list(options(s, A))) == ("ChooseWay", [0, 1])
    do(s, A, way)
    if way:
        do(s, A, (named(s, A, "feint"),))
    assert (s.students[A], len(s.hands[A])) == ((2, 1) if way else (1, 2))
    assert awaited(s) == (A,)
    assert type(s.stack[-1]).__name__ == "Turn"


def test_round_on_the_house_finds_nobody_at_home():
    s = table("round-on-the-house", students=[0, 0], hands=[[], ["snare"]])
    settled(s, start_turn)
    assert type(s.stack[-1]).__name__ == "Turn"
    s = table("?round-on-the-house", students=[1, 0])
    settled(s, start_turn)
    assert type(s.stack[-1]).__name__ == "Turn"


def test_insomnia():
    s = table("twisted-ankle", "insomnia", "?camp-fever")
    settled(s, recover, A)
    assert [OURS.jinxes[s.faces[x]].id for x in s.jinxes[A]] == ["twisted-ankle", "camp-fever"]
    settled(s, recover, A)
    assert type(s.stack[-1]).__name__ == "RestingJinx"


@pytest.mark.parametrize("mode", ["batch", "sequential"])
def test_mole_in_the_ranks(mode):
    s = table("mole-in-the-ranks", bag=[9, 0], options={"draw_mode": mode})
    draw_students(s, A, 2)
    assert s.bonfire == 3
    draw_students(s, B, 1)
    assert s.bonfire == 4


def test_shared_blame():
    s = table("shared-blame", bag=[0, 1])
    fix_bag(s, "omega")
    draw_students(s, B, 1)
    assert [len(x) for x in s.jinxes] == [2, 1]
    s = table("shared-blame", bag=[0, 1], at=["START", "START"], moment="turn")
    draw_students(s, B, 1)
    assert [len(x) for x in s.jinxes] == [1, 1]
    s = table("shared-blame", bag=[0, 1])
    draw_students(s, A, 1)
    assert [len(x) for x in s.jinxes] == [2, 0]


def test_RC_OPH_5_where_omega_draws_only_he_has_drawn():
    """A1: he draws one Student, the Omega Student, and then goes through a Passage."""
    draws = next(row.id for row in OURS.omegas if row.students == 1)
    for mine, zone, count in (
        ("marked-by-omega", "I-4", 2),
        ("shared-blame", "I-4", 3),  # he is in the Zone of A
        ("shared-blame", "START", 2),
    ):
        s = together(2, jinxes=[[mine], []], bag=[0, 1], omega=zone, omega_deck=[draws],
                     options=WITH)  # fmt: skip
        phase(s)
        assert [len(x) for x in s.jinxes] == [count, 0]


def test_easy_mark():
    s = table(jinxes=[[], ["easy-mark"]], boards=["", "G"], students=[0, 0], hands=[["fate-4"], []])
    assert deeds(s, SPY) == [(SPY, B, 0)]
    assert (price_of_espionage(s, A, B), price_of_espionage(s, B, A)) == (0, 1)
    assert view(s, A)["numbers"]["prices"] == {"1": 0}
    log = do(s, A, (SPY, B, 0))
    assert told(log, "espionage")["target"] == B
    assert "students-sacrificed" not in [x.kind for x in log]
    s = table(boards=["", "G"], students=[0, 0])
    assert why(s, A, (SPY, B, 0)) == ("DG-25.1", "no-student-to-sacrifice")
    assert PASS in [deed[0] for deed in options(s, A)]
