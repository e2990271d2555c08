"""DG-2 Setup, from A to P."""

import pytest

from ludoteca.games.dungeonology.components import (
    CAMP,
    OMEGA_STUDENTS,
    STUDENTS,
)
from ludoteca.games.dungeonology.new_game import new_game
from ludoteca.games.dungeonology.notes import study_bonus
from ludoteca.games.dungeonology.setup import fill_university
from ludoteca.games.dungeonology.students import omega_reserve, reserve
from ludoteca.kernel.play import apply, awaited, explain, options

from .scenes import OURS, agree, begun


def test_DG_2_1_every_study_bonus_starts_at_nothing():
    s = begun(3)
    assert [study_bonus(s, seat) for seat in range(3)] == [0, 0, 0]
    assert s.boards == [(0,) * 5] * 3


def test_DG_2_2_scholars_are_chosen_one_after_another_and_none_twice():
    s = new_game(agree(3), 3, 1)
    assert tuple(awaited(s)) == (0,)
    apply(s, 0, 2)
    assert list(options(s, 1)) == [0, 1, 3]
    refused = explain(s, 1, 2)
    assert (refused.clause, refused.key, refused.args) == ("DG-2.2", "scholar-taken", {"seat": 0})
    apply(s, 1, 0)
    apply(s, 2, 3)
    assert s.scholars == (2, 0, 3)


def test_DG_2_2_or_drawn_at_random():
    drawn = {begun(2, seed, scholars="random").scholars for seed in range(60)}
    assert len(drawn) == 12
    assert tuple(awaited(begun(2, 1, scholars="random"))) != ()


def test_DG_2_3_nobody_begins_fired_up():
    assert begun(4).fired_up == [False] * 4


def test_DG_2_4_starting_students_come_from_the_reserve():
    s = begun(4)
    assert s.students == [3, 3, 3, 4]
    assert reserve(s) == STUDENTS - 13 - s.bag[0]


def test_DG_2_5_the_first_player_is_the_one_whose_triangle_is_drawn():
    firsts = [begun(2, seed).first for seed in range(200)]
    assert 70 < firsts.count(0) < 130
    for seed in range(20):
        s = begun(2, seed)
        deck = list(OURS.randomizers)
        fresh = new_game(agree(2), 2, seed)
        fresh.mix(1, deck)
        triangles = [OURS.scholars[n].triangle for n in s.scholars]
        drawn = next(card.triangle for card in deck if card.triangle in triangles)
        assert s.first == triangles.index(drawn)


def test_DG_2_6_DG_2_7_the_kth_player_to_the_left_gets_k_cards():
    s = next(s for s in [begun(4, seed) for seed in range(20)] if s.first == 2)
    assert [len(hand) for hand in s.hands] == [3, 4, 1, 2]
    assert [len(s.hands[seat]) for seat in s.clockwise()] == [1, 2, 3, 4]
    assert s.clockwise() == tuple([(s.first + i) % 4 for i in range(4)])
    assert len(s.deck) == len(s.terms.cards.tricks) - 10
    for seat, hand in enumerate(s.hands):
        assert {s.knowers[card] for card in hand} == {1 << seat}


def test_DG_2_8_DG_2_16_the_campus_is_bare_and_all_scholars_are_in_the_starting_zone():
    s = begun(4)
    assert (s.alert, s.bonfire, s.delivered) == (0, 0, ())
    assert s.spots == [CAMP] * 4
    assert [(place.zone, place.x, place.y) for place in s.plan.placed] == [(OURS.start, 0, 0)]


def test_DG_2_11_DG_2_18_the_university_holds_greys_for_each_player_counted_and_one_omega():
    assert begun(2).bag == (12, 1)
    assert begun(3).bag == (18, 1)
    assert begun(3, player_level="students").bag == (12, 1)
    assert begun(3, alert_profile="hard").bag == (12, 1)


def test_DG_2_13_a_clan_at_random_unseen():
    clans = [s.faces[s.clan] for s in [begun(2, seed) for seed in range(90)]]
    assert min(clans.count(clan) for clan in range(3)) > 15
    s = begun(2)
    assert s.knowers[s.clan] == 0


def test_DG_2_14_DG_2_17_jinx_deck_and_piles_are_shuffled_face_down():
    one, other = begun(2, 1), begun(2, 2)
    assert [one.faces[c] for c in one.jinx_deck] != [other.faces[c] for c in other.jinx_deck]
    for floor, cards in enumerate(one.terms.cards.zones):
        assert one.piles[floor] == tuple(cards)
        assert {OURS.zones[one.faces[card]].floor for card in cards} == {floor}
        assert not any(one.knowers[card] for card in cards)
    zones = [[s.faces[card] for pile in s.piles for card in pile] for s in (one, other)]
    assert zones[0] != zones[1]
    assert OURS.start not in zones[0]


def test_DG_2_19_where_the_reserve_has_too_few_all_available_are_put_in():
    s = begun(4)
    s.students = [9, 9, 9, 9]
    s.bag = (0, 0)
    fill_university(s)
    assert s.bag == (4, 1)
    assert reserve(s) == 0


def test_DG_2_20_DG_2_21_the_bonfire_is_empty_and_the_first_player_begins():
    s = begun(4, seed=5)
    assert s.bonfire == 0
    assert s.active == s.first
    assert tuple(awaited(s)) == (s.first,)


def test_DG_X_22_setup_for_four():
    s = begun(4)
    assert s.bag == (24, 1)
    assert reserve(s) == 3
    assert omega_reserve(s) == OMEGA_STUDENTS - 1 == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DG_1_15_two_to_four_play(seats):
    assert begun(seats).seats == seats
