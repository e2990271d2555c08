"""DG-8, DG-9 Stunned tokens and the Knowledge token."""

from ludoteca.games.dungeonology.components import ABILITY, EXPLORE, MOVE, PASS, REST, STUDY
from ludoteca.games.dungeonology.notes import gain_knowledge, put_on_board, take_off_board
from ludoteca.games.dungeonology.students import STUDENT, TOKEN, Stun, stun
from ludoteca.games.dungeonology.thesis import present
from ludoteca.games.dungeonology.turns import activities
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import awaited, options

from .scenes import (
    A,
    B,
    C,
    G,
    card,
    cards,
    deeds,
    do,
    heard,
    pass_all,
    scene,
    studying,
    why,
)


def asked_stun(count, **position):
    s = scene(**position)
    stun(s, A, count)
    return s


def test_DG_8_1_a_student_may_be_sacrificed_instead():
    s = asked_stun(1, students=[2, 0, 0])
    assert tuple(awaited(s)) == (A,)
    do(s, A, STUDENT)
    assert (s.stunned[A], s.students[A]) == (0, 1)
    s = asked_stun(1, students=[2, 0, 0])
    do(s, A, TOKEN)
    assert (s.stunned[A], s.students[A]) == (1, 2)
    s = asked_stun(1, students=[0, 0, 0])
    assert s.stunned[A] == 1


def test_DG_8_2_for_each_token_anew():
    s = asked_stun(3, students=[1, 0, 0])
    do(s, A, TOKEN)
    assert isinstance(s.stack[-1], Stun)
    do(s, A, STUDENT)
    assert not isinstance(s.stack[-1], Stun)  # the third one comes without a question
    assert (s.stunned[A], s.students[A]) == (2, 0)


def test_DG_8_3_DG_8_4_never_more_than_resistance_and_nothing_to_avoid_there():
    s = asked_stun(5, students=[0, 0, 0])
    assert s.stunned[A] == 3
    s = asked_stun(1, students=[2, 0, 0], stunned=[3, 0, 0])
    assert not isinstance(s.stack[-1], Stun)
    assert s.students[A] == 2


def test_DG_8_5_DG_Q_125_at_the_limit_one_plays_on():
    s = scene(stunned=[3, 3, 0], hands=[["EX1", "EX1"], ["SU1"], ["SU1"]])
    assert deeds(s, STUDY)
    studying(s, 1, "EX1")
    assert tuple(awaited(s)) == (B,)
    assert len(list(options(s, B))) == 3


def test_DG_8_6_but_nothing_that_asks_for_a_token():
    four = ("valerio", "sofia", "rebecca")
    assert deeds(scene(four, stunned=[3, 0, 0]), ABILITY)
    s = scene(four, stunned=[4, 0, 0])
    assert deeds(s, ABILITY) == []
    assert why(s, A, (ABILITY, 2, B)) == ("DG-8.6", "at-the-limit")


def test_DG_8_7_DG_13_3_at_the_limit_the_turn_is_a_rest():
    s = scene(stunned=[3, 2, 0], boards=["GGGGG", "", ""])
    assert activities(s, A) == (REST,)
    assert activities(s, B) == (REST, EXPLORE)
    s = scene(stunned=[3, 2, 0], boards=["GGGGG", "", ""], moment="turn")
    assert type(s.stack[-1]).__name__ == "RestingHand"  # nobody was asked


def test_DG_8_8_excess_is_discarded_when_resistance_goes_down():
    s = scene(stunned=[3, 0, 0], jinxes=[["?camp-fever"], [], []])
    do(s, A, (PASS,))  # Resistance -1 is revealed in the End phase
    assert s.stunned[A] == 2


def test_DG_8_9_an_effect_may_hit_one_at_the_limit():
    s = scene(("valerio", "sofia", "rebecca"), stunned=[0, 3, 0], students=[0, 0, 0])
    assert (ABILITY, 2, B) in deeds(s, ABILITY)
    do(s, A, (ABILITY, 2, B))
    assert s.stunned == [1, 3, 0]


def test_DG_Q_13_whether_a_student_pays_a_token_that_is_a_cost():
    for option, asked in ((True, True), (False, False)):
        s = scene(
            ("valerio", "sofia", "rebecca"),
            students=[1, 0, 0],
            options={"sacrifice_replaces_cost_stunned": option},
        )
        do(s, A, (ABILITY, 2, B))
        assert isinstance(s.stack[-1], Stun) is asked
        if asked:
            do(s, A, STUDENT)
        assert (s.stunned, s.students[A]) == (([0, 1, 0], 0) if asked else ([1, 1, 0], 1))


def test_DG_X_14_stunned():
    s = scene(("valerio", "vincenzo", "rebecca"), stunned=[4, 0, 3], hands=[[], ["SO1"], []])
    assert why(s, A, (ABILITY, 2, B)) == ("DG-8.6", "at-the-limit")
    three = ("vincenzo", "valerio", "rebecca")
    t = scene(three, stunned=[0, 4, 0], hands=[["SO1"], [], []], students=[0, 1, 0])
    do(t, A, (ABILITY, 5, card(t, A, "SO1"), B))
    assert (t.stunned[B], t.students[B]) == (4, 1)
    put_on_board(s, A, 4)
    assert (s.fired_up[C], s.stunned[C]) == (True, 2)
    assert activities(s, C) == (REST,)


# ---------------------------------------------------------------- Knowledge


def test_DG_9_1_by_combo_or_by_the_first_thesis():
    s = scene(boards=["YYR", "GGGGG", ""], moment="turn")
    put_on_board(s, A, G)
    present(s, B)
    assert s.knowledge == [True, True, False]


def test_DG_9_2_its_owner_sees_the_clan_and_nobody_else():
    s = scene()
    gain_knowledge(s, B)
    assert s.knowers[s.clan] == 1 << B
    assert view(s, B)["cards"][s.clan] == s.faces[s.clan]
    assert view(s, A)["cards"][s.clan] is None


def test_DG_9_3_it_is_never_lost():
    s = scene(boards=["YYR", "", ""])
    put_on_board(s, A, G)
    take_off_board(s, A, G)
    assert s.knowledge[A]


def test_DG_9_4_when_all_have_it_the_clan_is_revealed():
    s = scene(knowledge=[A, B])
    assert s.knowers[s.clan] == 0b11
    gain_knowledge(s, C)
    assert s.knowers[s.clan] == EVERYONE


def test_DG_9_5_one_token_each():
    s = scene(knowledge=[A])
    assert heard(s, lambda: gain_knowledge(s, A)) == []
    assert s.knowledge == [True, False, False]


def test_DG_8_1_a_failed_study_asks_before_the_student_is_drawn():
    s = scene(hands=[["EX1", "EX1"], [], []], students=[1, 0, 0], bag=[5, 0])
    do(s, A, (STUDY, 1))
    do(s, A, cards(s, A, "EX1"))
    pass_all(s)
    assert (isinstance(s.stack[-1], Stun), s.bonfire) == (True, 0)
    do(s, A, STUDENT)
    assert (s.stunned[A], s.bonfire) == (0, 1)


def test_DG_8_8_a_jinx_that_counts_again_outside_the_camp_takes_the_excess():
    s = scene(
        options={"start_zone_shields_jinx": True},
        moment="movement",
        at=["START", "I-4", "I-4"],
        jinxes=[["camp-fever"], [], []],
        stunned=[3, 0, 0],
    )
    do(s, A, (MOVE, 1))
    assert s.stunned[A] == 2
