"""DG-13, DG-14 The Activities, and Rest."""

from ludoteca.games.dungeonology.components import CAMP, EXPLORE, PASS, REST, THESIS
from ludoteca.games.dungeonology.rest import RestingHand, RestingJinx
from ludoteca.games.dungeonology.turns import activities
from ludoteca.kernel.play import awaited, options

from .scenes import JINX, A, B, D, do, kinds, scene, why


def test_DG_13_1_exactly_one_of_three():
    s = scene(moment="turn", boards=["GGGGG", "", ""])
    assert list(options(s, A)) == [REST, THESIS, EXPLORE]
    do(s, A, EXPLORE)
    do(s, A, (PASS,))
    do(s, A, (PASS,))
    assert s.active == B


def test_DG_13_4_DG_Q_17_stunned_to_the_limit_in_the_camp():
    for option, activity in (("rest", REST), ("explore", EXPLORE)):
        s = scene(
            at=["START", "I-4", "I-4"],
            stunned=[3, 0, 0],
            moment="action",
            options={"start_zone_full_stunned": option},
        )
        assert activities(s, A) == (activity,)


def test_DG_13_5_no_trick_cards_in_rest_or_thesis():
    """Nobody is asked for one: there are neither phases nor windows."""
    s = scene(moment="turn", hands=[["SO1"], ["SO3"], ["SO3"]], quiet=[])
    log = do(s, A, REST)
    assert tuple(awaited(s)) == (A,)
    assert isinstance(s.stack[-1], RestingHand)
    log += do(s, A, ())
    assert "trick-played" not in kinds(log)
    assert s.active == B


def test_DG_13_6_DG_14_8_rest_has_no_end_phase():
    s = scene(moment="turn", jinxes=[[], ["?camp-fever"], []], bag=[5, 0])
    do(s, A, REST)
    do(s, A, ())
    assert (s.active, s.bonfire) == (B, 0)
    assert s.knowers[s.jinxes[B][0]] == 0


def test_DG_14_1_DG_14_2_to_the_camp_and_no_more_tokens():
    s = scene(moment="turn", stunned=[2, 1, 0])
    do(s, A, REST)
    assert s.spots == [CAMP, 1, 1]
    assert s.stunned == [0, 1, 0]


def test_DG_14_3_one_jinx_is_discarded():
    s = scene(moment="turn", jinxes=[["camp-fever"], [], []])
    do(s, A, REST)
    assert s.jinxes[A] == ()
    assert [s.faces[card] for card in s.jinx_discard] == [JINX["camp-fever"]]


def test_DG_14_4_DG_Q_18_of_the_owners_choice_face_down_or_up():
    s = scene(moment="turn", jinxes=[["camp-fever", "?torn-satchel"], [], []])
    do(s, A, REST)
    assert isinstance(s.stack[-1], RestingJinx)
    up, down = s.jinxes[A]
    assert list(options(s, A)) == [up, down]
    do(s, A, down)
    assert (s.jinxes[A], s.jinx_discard) == ((up,), [down])
    assert s.knowers[down] == 0


def test_DG_14_5_students_up_to_the_starting_students():
    s = scene(moment="turn", students=[1, 0, 0])
    do(s, A, REST)
    assert s.students[A] == 3
    s = scene(moment="turn", students=[5, 0, 0])
    do(s, A, REST)
    assert s.students[A] == 5
    s = scene(moment="turn", students=[0, 20, 0], bag=[18, 1], bonfire=0)
    do(s, A, REST)
    assert s.students[A] == 2


def test_DG_14_5_after_the_jinx_that_lowers_them_is_gone():
    s = scene(moment="turn", students=[0, 0, 0], jinxes=[["homesick-students"], [], []])
    do(s, A, REST)
    assert s.students[A] == 3


def test_DG_14_5_by_what_is_left_after_the_choice_of_a_jinx():
    for at, students in ((0, 3), (1, 2)):
        jinxes = [["homesick-students", "camp-fever"], [], []]
        s = scene(moment="turn", students=[0, 0, 0], jinxes=jinxes)
        do(s, A, REST)
        assert s.students[A] == 0
        do(s, A, s.jinxes[A][at])
        assert s.students[A] == students


def test_DG_14_6_DG_14_7_any_cards_are_discarded_and_the_hand_is_filled():
    s = scene(moment="turn", hands=[["EX1", "SU1", "MA1"], [], []])
    first, second, third = sorted(s.hands[A])
    do(s, A, REST)
    assert len(list(options(s, A))) == 8
    do(s, A, (first, third))
    assert s.discard == [first, third]
    assert len(s.hands[A]) == 4
    assert second in s.hands[A]


def test_DG_14_9_DG_Q_19_no_zone_effect_is_triggered():
    s = scene(moment="turn", hands=[[], [], []])
    log = do(s, A, REST)
    assert "moved" not in kinds(log)
    assert s.active == B


def test_DG_15_1_a_thesis_needs_two_stars():
    s = scene(moment="turn", boards=["GGG", "", ""])
    assert why(s, A, THESIS) == ("DG-15.1", "too-few-stars")
    s = scene(moment="turn", boards=["GGGP", "", ""])
    assert THESIS in options(s, A)


def test_DG_26_8_play_passes_to_the_left():
    s = scene(("sofia", "valerio", "rebecca", "vincenzo"), moment="turn", active=D)
    do(s, D, REST)
    do(s, D, ())
    assert (s.active, s.turn) == (A, 2)
