"""DG-34, DG-35 How Main Effects are declared, answered, paid for and resolved."""

import pytest

from ludoteca.games.dungeonology.components import (
    ACTED,
    MAIN,
    MOVE,
    PASS,
    PLAY,
    QUIET,
    SPY,
    STUDY,
)
from ludoteca.games.dungeonology.explore import Action
from ludoteca.games.dungeonology.main import Declared
from ludoteca.games.dungeonology.students import STUDENT, TOKEN, Stun
from ludoteca.games.dungeonology.tricks import DiscardTricks
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    A,
    B,
    C,
    agree,
    begun,
    cards,
    deeds,
    do,
    end_turn,
    fix_bag,
    kinds,
    main,
    named,
    pass_all,
    playing,
    scene,
    studying,
    sums,
    told,
    why,
)

MAINS = {"rules__main_effects": True}


def at_work(hands, options=None, **position):
    """A scene with Main Effects; nobody has asked for quiet unless it is said."""
    held = [*hands, *[[]] * (3 - len(hands))]
    return scene(options=MAINS | (options or {}), hands=held, **{"quiet": []} | position)


def all_pass(s):
    """Nobody reacts, and nobody uses an Instant effect."""
    log = []
    while s.stack and type(s.stack[-1]).__name__ in ("Declared", "Priority"):
        log += do(s, awaited(s)[0], (PASS,))
    return log


def test_DG_34_1_a_card_is_played_for_its_main_effect_instead():
    s = at_work([["rousing-speech"]], bonfire=3)
    card = named(s, A, "rousing-speech")
    assert {deed[:2] for deed in options(s, A) if deed[0] in (PLAY, MAIN)} == {
        (PLAY, card),
        (MAIN, card),
    }
    do(s, A, main(s, A, "rousing-speech"))
    assert s.students[A] == 5
    assert s.discard == [card]
    base = scene(hands=[["rousing-speech"], [], []])
    assert deeds(base, MAIN) == []
    assert why(base, A, (MAIN, named(base, A, "rousing-speech"), 0)) == (
        "DG-34.1",
        "no-main-effects",
    )


def test_DG_34_2_as_many_as_one_likes():
    s = at_work([["rousing-speech", "rousing-speech"]], bonfire=6, students=[0, 0, 0])
    for _ in range(2):
        do(s, A, main(s, A, "rousing-speech"))
    assert s.students == [4, 2, 0]


def test_DG_34_3_nothing_else_until_it_is_resolved():
    s = at_work([["rousing-speech", "EX1"], ["feint", "campus-gossip"]], bonfire=3)
    do(s, A, main(s, A, "rousing-speech"))
    assert awaited(s) == (B,)
    assert {deed[0] for deed in options(s, B)} == {PASS, QUIET, MAIN}
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, B, "feint")}
    why_not = why(s, B, main(s, B, "campus-gossip", A))
    assert why_not == ("DG-34.6", "main-not-now")


def test_DG_34_4_and_DG_35_1_in_a_test_they_follow_its_order():
    s = at_work([["EX1", "hold-your-breath", "NT1"], ["heckler", "EX1"], ["heckler"]])
    studying(s, 1, "EX1")
    assert awaited(s) == (B,)
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, B, "heckler")}
    do(s, B, main(s, B, "heckler"))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert sums(s) == (1, 6)
    do(s, B, (PASS,))
    do(s, C, (PASS,))
    assert awaited(s) == (A,)
    do(s, A, main(s, A, "hold-your-breath"))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert sums(s) == (1, 3)


@pytest.mark.parametrize(("rule", "drawn"), [(True, 0), (False, 1)])
def test_DG_34_5_the_end_phase_draws_no_student(rule, drawn):
    s = scene(options={"rules__main_effects": rule}, bag=[9, 1])
    fix_bag(s, "grey")
    end_turn(s)
    assert s.bonfire == drawn


def test_DG_34_6_check_declare_pay_resolve():
    s = at_work([["forced-march"], ["EX1"], []], moment="movement", students=[1, 3, 3])
    log = do(s, A, main(s, A, "forced-march"))
    assert kinds(log)[1:] == ["shown", "effect-declared"]
    assert isinstance(s.stack[-1], Declared)
    assert s.stunned[A] == 0
    do(s, B, (PASS,))
    assert isinstance(s.stack[-1], Stun)
    do(s, A, TOKEN)
    assert (s.stunned[A], s.phase().bonus) == (1, 3)


def test_DG_34_7_an_action_effect_is_the_action():
    hand = ["public-lecture", "public-lecture", "FT4"]
    s = at_work([hand], moment="movement", students=[4, 0, 0], bag=[9, 0])
    assert deeds(s, MAIN) == []
    assert why(s, A, main(s, A, "public-lecture")) == ("DG-34.6", "main-not-now")
    do(s, A, (PASS,))
    assert deeds(s, MAIN)
    do(s, A, main(s, A, "public-lecture"))
    assert s.boards[A][:2] == (1, 1)
    assert (ACTED, A) in s.this_turn
    assert deeds(s, MAIN) == deeds(s, STUDY) == []


def test_DG_34_8_only_one_but_for_a_jack_of_all_trades():
    for fired, left in (([], False), ([A], True)):
        s = at_work(
            [["public-lecture", "public-lecture", "FT4"]],
            students=[4, 0, 0],
            bag=[9, 0],
            fired_up=fired,
            boards=["", "GGG", ""],
        )
        do(s, A, main(s, A, "public-lecture"))
        assert bool(deeds(s, MAIN)) is left
        if left:
            do(s, A, main(s, A, "public-lecture"))
            assert deeds(s, MAIN) == deeds(s, STUDY) == []


def test_DG_34_9_and_DG_34_10_standard_in_the_own_turn_instant_in_any():
    s = at_work(
        [["EX1"], ["rousing-speech", "slip-away"], []], moment="movement", **lay("I-4", "I-6")
    )
    do(s, A, (MOVE, spot(s, "I-6")))
    do(s, A, (PASS,))
    assert awaited(s) == (B,)
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, B, "slip-away")}
    do(s, B, main(s, B, "slip-away", spot(s, "I-6")))
    all_pass(s)
    assert s.spots[B] == spot(s, "I-6")


def test_DG_34_11_and_DG_20_11_a_reaction_comes_first():
    s = at_work([["rousing-speech"], ["feint", "EX1"], []], bonfire=3, bag=[9, 0])
    assert deeds(s, MAIN, A) != []
    do(s, A, main(s, A, "rousing-speech"))
    log = do(s, B, main(s, B, "feint"))
    assert told(log, "effect-cancelled") == {"seat": A, "card": s.discard[-1]}
    assert s.students[A] == 3


def test_DG_34_12_what_is_cancelled_is_not_paid_for():
    s = at_work([["mass-enrolment"], ["feint"], []], bag=[9, 0], students=[3, 1, 0])
    do(s, A, main(s, A, "mass-enrolment"))
    do(s, B, main(s, B, "feint", way=2))
    assert (s.bonfire, s.students) == (0, [3, 0, 0])  # the Reaction costs a Student


def test_DG_34_13_and_DG_35_6_a_reaction_to_a_reaction():
    s = at_work([["rousing-speech", "unweave", "EX1"], ["feint", "EX1"], []], bonfire=3, bag=[9, 0])
    do(s, A, main(s, A, "rousing-speech"))
    do(s, B, main(s, B, "feint"))
    assert awaited(s) == (A,)
    do(s, A, main(s, A, "unweave"))
    log = do(s, B, (PASS,))
    assert told(log, "effect-cancelled")["seat"] == B
    do(s, B, (PASS,))
    assert s.students[A] == 5


def test_DG_Q_139_and_DG_35_6_who_has_reacted_may_react_again_while_it_is_not_paid():
    hands = [["rousing-speech", "unweave", "EX1"], ["feint", "unweave", "EX1", "EX2"], ["EX1"]]
    s = at_work(hands, bonfire=3, bag=[9, 0])
    do(s, A, main(s, A, "rousing-speech"))
    do(s, B, main(s, B, "feint"))
    do(s, A, main(s, A, "unweave"))
    do(s, B, (PASS,))
    do(s, C, (PASS,))
    assert s.stack[-1].waiting == (B, C), "the Feint is cancelled, the speech lies there again"
    log = do(s, B, main(s, B, "unweave"))
    while isinstance(s.stack[-1], Declared):
        log += do(s, awaited(s)[0], (PASS,))
    assert told(log, "effect-cancelled")["seat"] == A
    assert s.students[A] == 3


@pytest.mark.parametrize("quiet", [[], [B]])
def test_DG_Q_139_a_new_target_may_react_who_has_passed_or_wants_quiet(quiet):
    hands = [["back-stab", "EX1"], ["blame-the-student", "EX1"], ["someone-else", "EX2", "EX1"]]
    s = at_work(hands, boards=["", "P", "P"], bag=[9, 0], quiet=quiet)
    do(s, A, main(s, A, "back-stab", C, 4))
    if not quiet:
        assert deeds(s, MAIN, B) == [], "it is not aimed at them"
        do(s, B, (PASS,))
    do(s, C, next(deed for deed in deeds(s, MAIN, C)))
    while awaited(s) != (B,) or not deeds(s, MAIN, B):
        pay = isinstance(s.stack[-1], DiscardTricks)
        do(s, awaited(s)[0], (s.hands[C][0],) if pay else (PASS,))
    below = s.stack[-1]
    assert (below.seat, below.targets[0], below.waiting[0]) == (A, B, B)
    assert {deed[1] for deed in deeds(s, MAIN, B)} == {named(s, B, "blame-the-student")}


def test_DG_34_14_if_nobody_reacts_it_is_paid():
    s = at_work([["rousing-speech"], ["EX1"], ["EX1"]], bonfire=3)
    do(s, A, main(s, A, "rousing-speech"))
    assert awaited(s) == (B,)
    do(s, B, (PASS,))
    assert awaited(s) == (C,)
    do(s, C, (PASS,))
    assert s.students[A] == 5


def test_DG_34_15_all_of_a_cost_or_one_of_the_alternatives():
    s = at_work([["rope-and-pegs", "EX1"]], students=[2, 0, 0])
    ways = {deed[2] for deed in deeds(s, MAIN)}
    assert ways == {0, 2}  # Sacrifice 1 or discard 1
    do(s, A, main(s, A, "rope-and-pegs", way=2))
    assert (s.students[A], len(s.hands[A])) == (2, 0)
    t = at_work([["unofficial-toll", "EX1"]], bag=[9, 0])
    do(t, A, main(t, A, "unofficial-toll", spot(t, "I-4")))
    assert (t.bonfire, len(t.hands[A])) == (1, 0)


def test_DG_34_16_what_cannot_be_paid_is_not_offered_or_lost():
    s = at_work([["slip-away", "feint"]], students=[0, 0, 0])
    assert deeds(s, MAIN) == []
    assert why(s, A, main(s, A, "slip-away", 0)) == ("DG-34.16", "cannot-pay")
    t = at_work([["slip-away"], ["EX1"], []], students=[1, 0, 0])
    do(t, A, main(t, A, "slip-away", 0))
    t.students[A] = 0  # as if something had taken it meanwhile
    log = do(t, B, (PASS,))
    assert "effect-unpaid" in kinds(log)
    assert t.spots[A] == spot(t, "I-4")
    assert len(t.discard) == 1


def test_DG_34_17_and_DG_34_18_and_DG_34_19_and_DG_X_17_really_famous():
    s = scene(
        scholars=("sofia", "valerio", "rebecca"),
        options=MAINS,
        hands=[["really-famous"], [], []],
        at=["I-5"] * 3,
        boards=["", "GR", ""],
        students=[1, 0, 0],
        bag=[9, 0],
        **lay("I-5"),
    )
    log = do(s, A, main(s, A, "really-famous"))
    assert awaited(s) == (B,)
    assert s.boards[A] == (1, 0, 0, 0, 0)
    log += do(s, B, 1)
    assert s.boards[A] == (1, 1, 0, 0, 0)
    assert told(log, "students-drawn")["count"] == 2
    order = [kind for kind in kinds(log) if kind.startswith(("cube-", "students-"))]
    assert order == ["students-sacrificed", "cube-collected", "cube-donated", "students-drawn"]


def test_DG_34_20_auxiliary_effects_are_not_answered():
    s = at_work([["NT1"], ["feint"], []], bonfire=1)
    do(s, A, playing(s, A, "NT1"))
    assert not isinstance(s.stack[-1], Declared)


def test_DG_Q_67_a_table_may_let_auxiliary_effects_be_answered():
    rules = {"react_to_aux": True}
    s = at_work([["NT1", "FT4"], ["feint"], []], bonfire=1, bag=[9, 0], options=rules)
    do(s, A, playing(s, A, "NT1"))
    assert isinstance(s.stack[-1], Declared)
    do(s, B, main(s, B, "feint"))
    all_pass(s)
    assert (s.students[A], len(s.discard)) == (3, 2)
    t = at_work([["NT1", "FT4"], ["feint"], []], bonfire=1, options=rules)
    do(t, A, playing(t, A, "NT1"))
    do(t, B, (PASS,))
    assert t.students[A] == 4


def test_DG_Q_67_such_an_effect_can_be_turned_against_another():
    hands = [["SO3", "FT4"], ["someone-else", "FT4"], ["FT4", "FT5"]]
    s = at_work(hands, options={"react_to_aux": True})
    do(s, A, playing(s, A, "SO3", 1, B))
    assert {deed[3:] for deed in deeds(s, MAIN)} == {(C,)}
    do(s, B, main(s, B, "someone-else", C))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    assert awaited(s) == (C,)


@pytest.mark.parametrize("spent", [True, False])
def test_DG_34_21_and_DG_Q_68_a_cancelled_action_is_spent(spent):
    s = at_work(
        [["public-lecture", "EX1"], ["feint"], []],
        students=[2, 0, 0],
        bag=[9, 0],
        options={"cancelled_action_spent": spent},
    )
    card = named(s, A, "public-lecture")
    do(s, A, main(s, A, "public-lecture"))
    do(s, B, main(s, B, "feint"))
    all_pass(s)
    assert card in s.discard
    assert bool(deeds(s, STUDY)) is not spent


def test_DG_34_22_in_espionage_third_parties_do_not_react():
    s = at_work([["EX1", "hold-your-breath", "NT1"], ["EX1"], ["feint"]], boards=["", "G", ""])
    do(s, A, (SPY, B, 0))
    do(s, A, cards(s, A, "EX1"))
    while type(s.stack[-1]).__name__ == "Rogue":
        do(s, A, 0)
    do(s, B, (PASS,))
    do(s, A, main(s, A, "hold-your-breath"))
    assert isinstance(s.stack[-1], Declared)
    assert s.stack[-1].waiting == (B,)


def test_DG_34_23_nobody_reacts_from_the_camp():
    s = at_work([["rousing-speech"], ["feint"], []], at=["I-4", "START", "I-4"], bonfire=2)
    do(s, A, main(s, A, "rousing-speech"))
    assert not isinstance(s.stack[-1], Declared)
    camp = at_work([["rousing-speech"]], at=["START", "I-4", "I-4"], moment="movement")
    assert deeds(camp, MAIN) == []
    assert why(camp, A, main(camp, A, "rousing-speech")) == ("DG-5.7", "no-tricks-in-camp")


def test_DG_Q_69_who_wants_quiet_is_asked_only_as_a_target():
    s = at_work(
        [["rousing-speech", "campus-gossip"], ["EX1", "EX2", "EX3"], []], quiet=[B], bag=[9, 0]
    )
    do(s, A, main(s, A, "rousing-speech"))
    assert isinstance(s.stack[-1], Action)
    do(s, A, main(s, A, "campus-gossip", B))
    assert awaited(s) == (B,)


def test_DG_12_6_freshmen_is_the_level_unless_another_is_chosen():
    assert agree(3, rules__main_effects=True).fewer == 0
    assert agree(3, rules__main_effects=True, player_level="students").fewer == 1


def test_DG_2_15_the_interns_are_ready():
    assert begun(2, rules__main_effects=True).interns == (-1,) * 10
    assert begun(2).interns == ()


def test_DG_Q_121_the_tester_plays_nothing_that_moves():
    s = at_work([["EX1", "blink", "forced-march"]], students=[3, 0, 0], **lay("I-4", "I-6"))
    studying(s, 1, "EX1")
    assert awaited(s) == (A,)
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, A, "forced-march")}


def test_DG_Q_82_who_is_spied_on_does_not_slip_away():
    s = at_work([["EX1"], ["slip-away", "heckler"], []], boards=["", "G", ""])
    do(s, A, (SPY, B, 0))
    do(s, A, cards(s, A, "EX1"))
    while type(s.stack[-1]).__name__ == "Rogue":
        do(s, A, 0)
    assert awaited(s) == (B,)
    assert {deed[1] for deed in deeds(s, MAIN)} == {named(s, B, "heckler")}


def test_DG_Q_101_drawing_students_can_always_be_paid():
    s = at_work([["mass-enrolment"]], bag=[0, 0], bonfire=4)
    do(s, A, main(s, A, "mass-enrolment"))
    assert s.students[A] == 7


def test_DG_8_6_a_token_cannot_be_paid_at_the_limit():
    s = at_work([["forced-march"]], stunned=[3, 0, 0])
    assert deeds(s, MAIN) == []


def test_DG_Q_13_a_student_pays_for_the_token():
    s = at_work([["forced-march"]], students=[1, 0, 0], moment="movement")
    do(s, A, main(s, A, "forced-march"))
    do(s, A, STUDENT)
    assert (s.students[A], s.stunned[A], s.phase().bonus) == (0, 0, 3)


def test_a_test_that_ends_leaves_no_effect_behind():
    s = at_work([["EX1", "FT5", "NT1"], ["heckler"], []])
    studying(s, 1, "FT5")
    do(s, B, main(s, B, "heckler"))
    while isinstance(s.stack[-1], Declared):
        do(s, awaited(s)[0], (PASS,))
    log = pass_all(s)
    assert told(log, "test-failed")["alert"] == 6
