"""DG-7 Fired Up Scholars."""

from ludoteca.games.dungeonology.components import MOVE, STUDY
from ludoteca.games.dungeonology.notes import fire_up, flip, put_on_board, stars, take_off_board
from ludoteca.games.dungeonology.scholars import face, stat
from ludoteca.games.dungeonology.thesis import present

from .scenes import A, B, C, G, P, Y, deeds, do, scene


def test_DG_7_1_who_has_fewer_stars_than_the_gainer_becomes_fired_up():
    s = scene(boards=["GGGGY", "GGG", "BB"])
    put_on_board(s, A, Y)
    assert [stars(s, seat) for seat in (A, B, C)] == [2, 1, 1]
    assert s.fired_up == [False, True, True]


def test_DG_7_2_a_fired_up_scholar_uses_the_other_face():
    s = scene(("vincenzo", "sofia", "rebecca"))
    flip(s, A)
    assert (stat(s, A, "starting_students"), stat(s, A, "intelligence")) == (5, 3)
    assert face(s, A).abilities[0].timing == "instant"


def test_DG_7_3_until_having_most_stars():
    s = scene(boards=["GG", "BB", ""], fired_up=[A, C])
    put_on_board(s, A, G)  # one of those with most
    assert s.fired_up == [False, False, True]


def test_DG_7_4_DG_Q_10_losing_a_star_fires_nobody_up():
    for option, fired in ((False, False), (True, True)):
        s = scene(boards=["GGG", "BB", ""], options={"fired_up_on_loss": option})
        take_off_board(s, A, G)
        assert s.fired_up == [fired, False, False]


def test_DG_7_5_a_loss_can_calm_others_down():
    s = scene(boards=["PPP", "P", ""], fired_up=[B, C])
    assert [stars(s, seat) for seat in (A, B, C)] == [2, 1, 0]
    take_off_board(s, A, P)
    assert s.fired_up == [False, False, True]


def test_DG_7_5_DG_Q_11_leaving_the_game_too():
    """Leader with 2 Stars delivers: the one with 1 flips back, the one with 0 stays."""
    for counts, fired in ((False, [False, False, True]), (True, [False, True, True])):
        s = scene(
            boards=["YYPPP", "P", ""],
            clan="cask",
            fired_up=[B, C],
            moment="turn",
            options={"removed_scholar_counts_for_stars": counts},
        )
        s.boards[A] = (0, 0, 0, 3, 3)  # 18 + 15, and worth enough
        present(s, A)
        assert s.delivered == (A,)
        assert s.fired_up == fired


def test_DG_7_6_DG_7_7_neither_the_gainer_nor_who_ties():
    s = scene(boards=["G", "BB", ""])
    put_on_board(s, A, P)
    assert [stars(s, seat) for seat in (A, B, C)] == [1, 1, 0]
    assert s.fired_up == [False, False, True]


def test_DG_7_6_DG_7_7_not_even_behind_one_who_has_more():
    """A leader gained those Stars earlier; this gain fires up only who is behind the gainer."""
    s = scene(boards=["GG", "BB", "BBBB"])
    put_on_board(s, A, P)
    assert [stars(s, seat) for seat in (A, B, C)] == [1, 1, 2]
    assert s.fired_up == [False, False, False]


def test_DG_Q_86_the_first_star_of_all():
    s = scene(boards=["", "", ""])
    put_on_board(s, B, P)
    assert s.fired_up == [True, False, True]


def test_DG_7_8_speed_points_and_hands_stay_as_they_are():
    s = scene(("rebecca", "sofia", "valerio"), moment="movement", students=[1, 1, 1])
    before = (s.phase(), s.hands[A], s.students[A])
    flip(s, A)
    assert (s.phase(), s.hands[A], s.students[A]) == before
    do(s, A, deeds(s, MOVE)[0])
    assert s.phase().speed == 1


def test_DG_7_8_intelligence_at_once():
    s = scene(("vincenzo", "sofia", "rebecca"))
    assert len(deeds(s, STUDY)) == 2
    flip(s, A)
    assert len(deeds(s, STUDY)) == 3


def test_DG_7_9_stunned_above_the_new_resistance_are_discarded():
    s = scene(("rebecca", "sofia", "valerio"), stunned=[3, 0, 0])
    flip(s, A)
    assert s.stunned[A] == 2


def test_DG_Q_102_no_students_come_with_the_other_face():
    s = scene(("vincenzo", "sofia", "rebecca"), students=[4, 3, 3], boards=["", "", ""])
    put_on_board(s, B, P)
    assert s.fired_up[A]
    assert s.students[A] == 4


def test_DG_7_1_is_not_asked_where_no_star_is_gained():
    s = scene(boards=["BB", "", ""])
    put_on_board(s, A, G)
    assert s.fired_up == [False] * 3
    fire_up(s, A)
    assert s.fired_up == [False, True, True]
