"""DG-10, DG-11, DG-12 The University, Omega Students and the Alert card."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.students import (
    alert_bonus,
    draw_students,
    omega_reserve,
    recruit,
    refill,
    reserve,
    sacrifice,
)

from .scenes import A, B, C, fix_bag, heard, kinds, scene


def drawing(count, *figures, **position):
    s = scene(**position)
    fix_bag(s, *figures)
    draw_students(s, A, count)
    return s


def test_DG_10_1_so_many_figures_or_all():
    s = drawing(3, "grey", "grey", "grey", bag=[5, 1])
    assert (s.bag, s.bonfire) == ((2, 1), 3)
    s = drawing(4, "grey", "grey", bag=[2, 0])
    assert (s.bag, s.bonfire) == ((0, 0), 2)


def test_DG_10_1_each_figure_is_as_likely():
    s = scene(bag=[3, 1])
    omegas = 0
    for _ in range(400):
        t = s.clone()
        t.chance = s.chance
        draw_students(t, A, 1)
        omegas += t.alert
    assert 60 < omegas < 140


def test_DG_10_2_a_full_bonfire_sends_them_to_the_reserve():
    s = drawing(3, "grey", "grey", "grey", bag=[5, 1], bonfire=5, students=[0, 0, 0])
    assert (s.bonfire, reserve(s)) == (6, 40 - 2 - 6)


def test_DG_10_3_DG_11_1_an_omega_student_goes_to_the_alert_card():
    s = drawing(1, "omega", bag=[5, 1])
    assert (s.alert, s.bag[1]) == (1, 1)  # and the Refill has put in another


def test_DG_10_4_greys_of_the_same_draw_are_placed_first():
    s = drawing(3, "grey", "omega", "grey", bag=[5, 1], bonfire=3, students=[0, 0, 0])
    assert s.bonfire == 0
    assert s.bag == (3 + 15, 1)


def test_DG_10_5_an_empty_university_does_nothing():
    s = scene(bag=[0, 0])
    before = s.clone()
    draw_students(s, A, 2)
    assert s == before


def test_DG_10_6_drawn_students_belong_to_nobody():
    s = drawing(2, "grey", "grey", bag=[5, 1], students=[1, 1, 1])
    assert s.students == [1, 1, 1]
    recruit(s, B, 2)
    assert (s.students, s.bonfire) == ([1, 3, 1], 0)


def test_DG_10_7_DG_20_5_sacrificed_students_go_to_the_reserve():
    s = scene(students=[2, 0, 0])
    before = reserve(s)
    sacrifice(s, A, 3)
    assert (s.students[A], reserve(s)) == (0, before + 2)


def test_DG_10_8_there_is_no_maximum():
    s = scene(students=[20, 0, 0], bonfire=6, bag=[0, 1])
    recruit(s, A, 6)
    assert s.students[A] == 26


def test_DG_11_2_DG_Q_84_without_a_free_space_the_end_is_near():
    s = drawing(1, "omega", bag=[5, 1], alert=4, bonfire=3)
    assert (s.alert, s.ends_before, s.bonfire) == (4, (A,), 0)
    assert s.bag == (5, 0)  # no Refill
    assert omega_reserve(s) == 1
    assert len(s.jinxes[A]) == 1


def test_DG_11_3_all_students_leave_the_bonfire():
    s = drawing(1, "omega", bag=[0, 1], bonfire=6, students=[0, 0, 0])
    assert s.bonfire == 0


def test_DG_11_4_the_drawer_takes_a_jinx_face_down():
    s = scene(bag=[0, 1])
    draw_students(s, C, 1)
    assert [len(mine) for mine in s.jinxes] == [0, 0, 1]
    assert s.knowers[s.jinxes[C][0]] == 0


def test_DG_11_5_the_effects_are_resolved_at_once():
    s = scene(bag=[0, 1], alert=1, options={"alert_profile": "hard"})
    assert alert_bonus(s) == 2
    draw_students(s, A, 1)
    assert (alert_bonus(s), s.bag) == (3, (9, 1))


def test_DG_11_6_DG_11_7_only_the_highest_bonus_counts():
    s = scene(options={"alert_profile": "hard"})
    found = []
    for s.alert in range(5):
        found.append(alert_bonus(s))
    assert found == [0, 2, 3, 4, 5]


def test_DG_11_8_refill_by_the_number_of_players_as_far_as_there_are():
    s = scene(bag=[0, 0], alert=1, students=[0, 0, 0])
    refill(s)
    assert s.bag[0] == 15
    s = scene(bag=[0, 0], alert=1, students=[30, 0, 0])
    refill(s)
    assert (s.bag[0], reserve(s)) == (10, 0)
    s = scene(bag=[0, 0], alert=1, students=[0, 0, 0], options={"player_level": "professors"})
    refill(s)
    assert s.bag[0] == 5


def test_DG_11_9_refill_puts_in_one_omega_student_if_there_is_one():
    s = scene(bag=[0, 0], alert=3)
    refill(s)
    assert s.bag[1] == 1
    s = scene(bag=[0, 1], alert=4)
    refill(s)
    assert s.bag[1] == 1


def test_DG_11_10_the_order_of_it_all():
    s = scene(bag=[0, 1], bonfire=6, students=[12, 11, 11])
    told = kinds(heard(s, lambda: draw_students(s, A, 1)))
    assert told == [
        "students-drawn", "omega-student", "bonfire-emptied", "jinx-drawn", "university-refilled",
    ]  # fmt: skip
    assert s.bag == (6, 1)  # those from the Bonfire


def test_DG_11_11_what_is_left_in_the_bag_stays_there():
    s = drawing(1, "omega", bag=[4, 1], students=[0, 0, 0])
    assert s.bag == (4 + 15, 1)


def test_DG_Q_14_together_or_one_by_one():
    together = drawing(3, "omega", "grey", "grey", bag=[2, 1], students=[0, 0, 0])
    assert (together.bonfire, together.bag) == (0, (15, 1))
    s = scene(bag=[2, 1], students=[0, 0, 0], options={"draw_mode": "sequential"})
    fix_bag(s, "omega")
    draw_students(s, A, 3)
    assert s.alert == 1
    assert (s.bonfire, s.bag) == (2, (15, 1))  # two of the seventeen that were then in the bag


@pytest.mark.parametrize(("level", "greys"), [("freshmen", 15), ("students", 10)])
def test_DG_X_11_an_omega_student_is_drawn(level, greys):
    position: dict[str, Any] = {"bag": [2, 1], "bonfire": 5, "students": [0, 0, 0]}
    s = scene(**position, options={"player_level": level})
    fix_bag(s, "grey", "grey", "omega")
    first, *_ = heard(s, lambda: draw_students(s, A, 3))
    assert first.public == {"seat": A, "count": 2, "omega": 1, "lost": 1}
    assert (s.alert, s.bonfire, len(s.jinxes[A]), alert_bonus(s)) == (1, 0, 1, 0)
    assert s.bag == (greys, 1)
    assert reserve(s) == 40 - greys


def test_DG_20_1_recruit_as_many_as_there_are():
    s = scene(bonfire=2, students=[0, 0, 0])
    recruit(s, A, 3)
    assert (s.students[A], s.bonfire) == (2, 0)
