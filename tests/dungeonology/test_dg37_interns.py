"""DG-37 Interns, and cubes that are Protected."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    HOMUNCULUS,
    LOCKS_PICKED,
    MAIN,
    MOVE,
    PASS,
    SPY,
)
from ludoteca.games.dungeonology.cubes import KEEP, LOSE, REFUSED, Donate, Protect, leave, steal
from ludoteca.games.dungeonology.ending import intern_points, score, score_sheet
from ludoteca.games.dungeonology.main import Declared
from ludoteca.games.dungeonology.notes import modified
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.thesis import fail
from ludoteca.games.dungeonology.tokens import lay_trap
from ludoteca.kernel.play import advance, awaited, options

from .maps import lay, spot
from .scenes import (
    OURS,
    A,
    B,
    G,
    P,
    R,
    cards,
    deeds,
    do,
    end_turn,
    kinds,
    main,
    playing,
    scene,
    settled,
    studying,
    sums,
    told,
)

RULE = {"rules__main_effects": True}


def owning(*interns, seat=A, hands=((), (), ()), options=None, **position):
    """Those Interns belong to that seat; the bag holds no Omega Student."""
    given: dict[str, Any] = {"interns": dict.fromkeys(interns, seat), "bag": [9, 0]} | position
    return scene(options=RULE | (options or {}), hands=[list(hand) for hand in hands], **given)


def declare(s, name, *targets, way=0):
    log = do(s, s.active, main(s, s.active, name, *targets, way=way))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    return log


def test_DG_37_1_and_DG_37_6_ten_interns_one_of_each():
    s, ten = owning(), [row for row in OURS.interns if not row.module]
    assert len(s.interns) == len({row.id for row in ten}) == 10
    assert [row.points for row in ten] == [2, 1, 2, 2, 2, 2, 2, 1, 3, 2]
    assert [row.shield for row in ten] == ["", "G", "", "R", "B", "", "", "Y", "", "P"]


CALLED = [
    (row, stated.intern())
    for row, stated in zip(OURS.designs, OURS.stated, strict=True)
    if stated.intern() and not row.module
]


@pytest.mark.parametrize(("row", "called"), CALLED)
def test_DG_37_2_each_card_calls_its_intern(row, called):
    s = owning(hands=((row.id,), (), ()))
    log = declare(s, row.id)
    number = [each.id for each in OURS.interns].index(called)
    assert s.interns[number] == A
    assert told(log, "intern-called")["intern"] == called
    assert s.bonfire == 1


def test_DG_37_3_it_is_stolen_from_another():
    s = owning("herald", seat=B, hands=(("call-the-herald",), (), ()))
    log = declare(s, "call-the-herald")
    assert told(log, "intern-called")["victim"] == B
    assert s.interns[8] == A


def test_DG_Q_116_who_has_it_already_draws_a_card():
    s = owning("herald", hands=(("call-the-herald",), (), ()))
    declare(s, "call-the-herald")
    assert len(s.hands[A]) == 1


def test_DG_37_4_the_owner_has_its_effect_and_its_points():
    s = owning("librarian", "herald")
    assert stat(s, A, "hand") == 5
    assert score(s, A) == modified(s, A) + 5
    assert [line.points for line in score_sheet(s) if line.key == "interns"] == [(5, 0, 0)]
    assert [line.key for line in score_sheet(scene())].count("interns") == 0


def test_DG_37_5_its_points_do_not_count_for_the_thesis():
    s = owning("herald", moment="turn", boards=["GGGGGRRRBB", "", ""], clan="moon")
    assert modified(s, A) < 29 <= modified(s, A) + intern_points(s, A)
    assert "thesis-refused" in kinds(do(s, A, 1))


def test_DG_37_7_and_DG_37_8_a_protected_cube_may_be_kept():
    for choice, left in ((KEEP, 1), (LOSE, 0)):
        s = owning("bodyguard", seat=B, boards=["", "R", ""])
        settled(s, steal, A, B, R)
        assert isinstance(s.stack[-1], Protect)
        assert awaited(s) == (B,)
        do(s, B, choice)
        assert (s.boards[B][R], s.boards[A][R]) == (left, 1 - left)
    other = owning("bodyguard", seat=B, boards=["", "G", ""])
    settled(other, steal, A, B, G)
    assert other.boards[A][G] == 1


def test_DG_37_9_protection_does_not_stop_donations():
    s = owning("bodyguard", seat=B, boards=["", "R", ""], hands=(("really-famous",), (), ()))
    declare(s, "really-famous")
    assert s.boards[A][R] == 1
    two = owning("bodyguard", seat=B, boards=["", "GR", ""], hands=(("really-famous",), (), ()))
    declare(two, "really-famous")
    assert isinstance(two.stack[-1], Donate)
    assert awaited(two) == (B,)
    assert tuple(options(two, B)) == (G, R), "the Protected one may be given, the other too"


@pytest.mark.parametrize("where", ["START", "gone"])
def test_DG_37_10_and_DG_Q_73_not_from_who_has_left_or_is_in_the_camp(where):
    s = owning(
        "herald",
        seat=B,
        hands=(("call-the-herald",), (), ()),
        at=["I-4", where, "I-4"],
        delivered=[B] if where == "gone" else [],
    )
    declare(s, "call-the-herald")
    assert s.interns[8] == B
    assert s.bonfire == 1  # its cost is paid


def test_DG_37_11_it_works_against_espionage():
    s = owning(
        "noble-page",
        seat=B,
        boards=["", "P", ""],
        students=[1, 0, 0],
        hands=(("FT5", "FT5"), (), ()),
    )
    do(s, A, (SPY, B, P))
    do(s, A, cards(s, A, "FT5", "FT5"))
    log = []
    while type(s.stack[-1]).__name__ in ("Rogue", "Duel"):
        log += do(s, awaited(s)[0], 0 if type(s.stack[-1]).__name__ == "Rogue" else (PASS,))
    assert "test-passed" in kinds(log)
    do(s, B, KEEP)
    assert s.boards[B][P] == 1


@pytest.mark.parametrize("safe", [True, False])
def test_DG_37_12_and_DG_Q_75_not_against_a_refused_thesis(safe):
    s = owning("noble-page", boards=["P", "", ""], options={"protect_vs_thesis": safe})
    settled(s, fail, A)
    assert isinstance(s.stack[-1], Protect) is safe
    if safe:
        do(s, A, KEEP)
    assert s.boards[A][P] == int(safe)


def test_DG_Q_75_also_where_the_thesis_is_forced():
    rules = {"protect_vs_thesis": True, "rules__max_alert": True}
    where = ["START", "I-4", "I-4"]
    s = owning("noble-page", boards=["P", "", ""], options=rules, panicking=True, at=where)
    do(s, A, (PASS,))
    assert isinstance(s.stack[-1], Protect)
    do(s, A, KEEP)
    assert (s.boards[A][P], s.refused, s.active) == (1, (A,), B)


def test_DG_38_15_leaving_is_losing():
    s = owning("faun-guide", boards=["G", "", ""])
    settled(s, leave, A, G)
    do(s, A, KEEP)
    assert s.boards[A][G] == 1
    s.cubes[spot(s, "I-4")] = (-1, -1, -1)
    settled(s, leave, A, G)
    do(s, A, LOSE)
    assert s.cubes[spot(s, "I-4")] == (-1, -1, G)


def test_DG_38_16_and_DG_Q_78_a_toll_takes_what_is_not_protected_first():
    laid = lay("I-4", "I-6")
    for board, offered in (("GR", None), ("G", (G, REFUSED))):
        s = owning("faun-guide", boards=[board, "", ""], moment="movement", **laid)
        s.cubes[spot(s, "I-6")] = (-1, -1)
        settled(s, lay_trap, B, spot(s, "I-6"), "toll")
        do(s, A, (MOVE, spot(s, "I-6")))
        if offered is None:
            assert s.boards[A] == (1, 0, 0, 0, 0)
        else:
            assert tuple(options(s, A)) == offered
            do(s, A, REFUSED)
            assert s.boards[A][G] == 1


# ---------------------------------------------------------------- one by one


def test_the_mountain_porter_hurries():
    assert stat(owning("mountain-porter"), A, "speed") == 4


def test_the_faun_guide_knows_stops_and_ambushes():
    rules = {"rules__dangerous_zones": True}
    s = owning("faun-guide", options=rules, moment="movement", **lay("I-4", "I-6"))
    assert "ambush" not in kinds(do(s, A, (MOVE, spot(s, "I-6"))))
    t = owning("faun-guide", options=rules, moment="movement", **lay("I-4", "II-5"))
    t.stairs_used += (spot(t, "II-5"),)
    do(t, A, (MOVE, spot(t, "II-5")))
    assert t.phase().speed == 2


@pytest.mark.parametrize(("students", "alert"), [(3, 2 + 1), (1, 2)])
def test_the_burglar_ignores_two_students(students, alert):
    s = scene(
        ("rebecca", "valerio", "sofia"),
        options=RULE,
        interns={"burglar": A},
        bag=[9, 0],
        students=[1, students, 0],
        boards=["", "G", ""],
        hands=[["FT4", "FT4"], [], []],
    )
    do(s, A, (SPY, B, G))
    do(s, A, cards(s, A, "FT4"))
    assert sums(s)[1] == alert


def test_the_bodyguard_watches():
    s = owning(
        "bodyguard",
        seat=B,
        students=[1, 0, 0],
        boards=["", "G", ""],
        hands=(("FT4", "FT4"), (), ()),
    )
    do(s, A, (SPY, B, G))
    do(s, A, cards(s, A, "FT4"))
    assert sums(s)[1] == 3


def test_the_homunculus_pays_one_discard_in_a_turn():
    s = owning("homunculus", hands=(("gentlefolks-truce", "gentlefolks-truce"), (), ()))
    assert {deed[2] for deed in deeds(s, MAIN)} == {0, 1}
    declare(s, "gentlefolks-truce", way=1)
    assert len(s.hands[A]) == 1
    assert (HOMUNCULUS, A) in s.this_turn
    assert deeds(s, MAIN) == []  # there is no other card to discard, and he has paid


@pytest.mark.parametrize("left", [1, 0])
def test_DG_Q_137_the_homunculus_pays_for_a_reaction_and_not_for_what_it_saves(left):
    """He is named twice, one effect within another: for the second a card is due after all."""
    hand = ("lock-picks", "unweave", "EX1")[: 2 + left]
    s = owning("homunculus", hands=(hand, ("feint", "EX1"), ()), moment="movement", quiet=[])
    do(s, A, main(s, A, "lock-picks", way=3))
    do(s, B, main(s, B, "feint"))
    do(s, A, next(deed for deed in deeds(s, MAIN, A) if deed[2] % 2))
    log = []
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    assert s.this_turn.count((HOMUNCULUS, A)) == 1
    assert s.hands[A] == ()
    assert ("effect-unpaid" in kinds(log)) is not left
    assert ((LOCKS_PICKED, A) in s.this_turn) is bool(left)


def test_the_stargazer_reveals_one_card_more():
    s = owning("stargazer", hands=(("FT4", "MA1", "NT1"), (), ()), deck=["EX1", "EX3"])
    studying(s, 1, "FT4")
    log = do(s, A, playing(s, A, "MA1"))
    assert told(log, "divined")["amount"] == 3


def test_the_librarian_brings_a_card():
    s = owning("librarian")
    end_turn(s)
    assert len(s.hands[A]) == 5


def test_the_bursar_lowers_the_toll():
    s = owning("bursar", boards=["G", "", ""], moment="movement", **lay("I-4", "I-6"))
    settled(s, lay_trap, B, spot(s, "I-6"), "toll")
    log = do(s, A, (MOVE, spot(s, "I-6")))
    assert told(log, "toll")["count"] == 0
    assert s.boards[A][G] == 1


def test_the_herald_recruits_one_more_by_notoriety():
    s = owning("herald", hands=(("NT1",), (), ()), bonfire=4)
    do(s, A, playing(s, A, "NT1"))
    assert s.students[A] == 5


def test_the_noble_page_only_shields():
    row = OURS.interns[9]
    assert (row.lasting, row.shield) == ({}, "P")
    assert GAME.troubles(owning("noble-page")) == []


def test_an_intern_who_leaves_takes_the_effect_along():
    s = owning("mountain-porter", seat=B, hands=(("hire-the-porter",), (), ()))
    assert stat(s, B, "speed") == 4
    declare(s, "hire-the-porter")
    advance(s)
    assert (stat(s, B, "speed"), stat(s, A, "speed")) == (3, 4)
