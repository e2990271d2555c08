"""DG-40 What always holds, in games played at random; and what a position must fulfil."""

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    COLOURS,
    CUBES,
    GONE,
    OMEGA_STUDENTS,
    STUDENTS,
    STUDY,
)
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.possible import held, troubles
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.students import omega_reserve, reserve
from ludoteca.games.dungeonology.zones import edge
from ludoteca.kernel.game import PositionError

from .scenes import A, agree, begun, do, finished, keen, scene


def cubes_hold(s):
    for colour in range(len(COLOURS)):
        zones = sum(spaces.count(colour) for spaces in s.cubes)
        boards = sum(board[colour] for board in s.boards)
        left = cubes_in_reserve(s, colour)
        assert left >= 0
        assert zones + boards + left == CUBES[colour]
        assert max(board[colour] for board in s.boards) <= s.terms.content.capacity[colour]


def students_hold(s):
    assert s.bag[0] + s.bonfire + sum(s.students) + reserve(s) == STUDENTS
    assert s.bag[1] + s.alert + omega_reserve(s) == OMEGA_STUDENTS
    assert min(reserve(s), omega_reserve(s), s.bonfire, *s.bag, *s.students) >= 0


def tricks_hold(s):
    hands = [card for hand in s.hands for card in hand]
    assert sorted([*s.deck, *s.discard, *hands, *[c for c in held(s) if c < 105]]) == [*range(105)]


def stunned_holds(s):
    assert all(0 <= n <= stat(s, seat, "resistance") for seat, n in enumerate(s.stunned))


def omegas_hold(s):
    if len(s.stack) == 1 and not s.ends_before and not s.delivered:
        assert s.bag[1] == 1


def scholars_hold(s):
    assert len(s.scholars) == len({*s.scholars}) == s.seats
    assert [spot == GONE for spot in s.spots] == [seat in s.delivered for seat in range(s.seats)]
    assert all(spot < len(s.plan.placed) for spot in s.spots)


def floors_hold(s):
    dungeon = s.dungeon()
    for one in dungeon.spots():
        for other in range(one):
            if dungeon.floor(one) != dungeon.floor(other):
                here = s.plan.placed[one]
                joined = [edge(here.x, here.y, i) for i, _ in dungeon.ways(one, other)]
                assert {*joined} <= {*s.plan.stairs}


def played(look, **options):
    for seats in (2, 3, 4):
        for seed in range(3):
            finished(begun(seats, seed, **options), seed, look)
            finished(begun(seats, seed, **options), seed, look, keen)


def test_DG_40_1_cubes_are_neither_made_nor_lost():
    played(cubes_hold)


def test_DG_40_2_nor_are_students():
    played(students_hold)
    played(students_hold, draw_mode="sequential", alert_profile="hard")


def test_DG_40_3_nor_are_trick_cards():
    played(tricks_hold)


def test_DG_40_4_stunned_stay_within_resistance():
    played(stunned_holds)


def test_DG_40_5_one_omega_student_in_the_bag_between_turns_until_the_first_thesis():
    played(omegas_hold)


def test_DG_40_6_one_position_for_each_scholar():
    played(scholars_hold)


def test_DG_40_7_floors_are_joined_by_stairs_only():
    played(floors_hold)


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"zones": [{"zone": "I-9", "x": 2, "y": 0}], "at": ["START"] * 3}, "no-such-card"),
        ({"zones": [{"zone": "I-4", "x": 1, "y": 0}]}, "place-taken"),
        ({"at": ["I-5", "I-4", "I-4"]}, "no-such-zone-here"),
        ({"zones": [{"zone": "I-4", "x": 2, "y": 0, "cubes": "XXX"}]}, "no-such-cubes"),
        ({"zones": [{"zone": "I-4", "x": 2, "y": 0, "cubes": "GG"}]}, "no-such-spaces"),
        ({"zones": [{"zone": "II-1", "x": 2, "y": 0}], "at": ["START"] * 3}, "floors-not-parted"),
        ({"boards": ["G" * 8, "", ""]}, "column-too-full"),
        ({"boards": ["G" * 7, "G" * 7, "G" * 7]}, "too-many-cubes-of"),
        ({"students": [20, 20, 20]}, "too-many-students"),
        ({"bag": [5, 4], "alert": 4}, "too-many-omega-students"),
        ({"bonfire": 7, "students": [0, 0, 0]}, "bonfire-too-full"),
        ({"stunned": [4, 0, 0]}, "too-many-stunned"),
        ({"delivered": [0]}, "gone-or-not"),
        ({"jinxes": [["camp-fever"], ["camp-fever"], []]}, "card-too-often"),
        ({"jinxes": [["no-luck"], [], []]}, "no-such-card"),
        ({"hands": [200, 0, 0]}, "no-such-hand"),
        ({"clan": "nobody"}, "no-such-card"),
        ({"active": 3}, "no-such-seat"),
        ({"moment": "lunch"}, "no-such-moment"),
        ({"bag": [3]}, "greys-and-omega"),
        ({"bonus": -1}, "below-nothing"),
        ({"students": [1]}, "one-for-each-seat"),
        ({"scholars": ["sofia", "sofia", "rebecca"]}, "no-such-scholars"),
        ({"scholars": ["sofia"], "at": []}, "wrong-number-of-seats"),
        ({"alert": "much"}, "not-a-position"),
        ({"saved": "{}"}, "not-a-position"),
    ],
)
def test_a_position_that_cannot_be_says_why(position, reason):
    given = {
        "scholars": ["sofia", "valerio", "rebecca"],
        "hands": [0, 0, 0],
        "zones": [{"zone": "I-4", "x": 2, "y": 0}],
        "at": ["I-4"] * 3,
    }
    with pytest.raises(PositionError) as error:
        GAME.place(agree(3), given | position, 1)
    assert reason in [each.key for each in error.value.reasons]


def test_a_saved_position_belongs_to_its_terms():
    s = scene()
    do(s, A, (STUDY, 1))
    saved = GAME.position(s)
    assert "saved" in saved
    again = GAME.place(s.terms, saved, 2)
    assert again == s
    with pytest.raises(PositionError) as error:
        GAME.place(agree(3, alert_profile="hard"), saved, 2)
    assert error.value.reasons[0].key == "saved-under-other-terms"


def test_troubles_tells_of_cards_in_two_places():
    s = scene()
    s.hands[A] += (s.deck[0],)
    s.jinx_discard.append(s.jinx_deck[0])
    s.piles[0] = s.piles[0][1:]
    assert [reason.key for reason in troubles(s)] == ["cards-not-in-one-place"] * 3
