"""DG-38 The keywords of cubes."""

from ludoteca.games.dungeonology.cubes import (
    Donate,
    LeaveCube,
    collect,
    collectable,
    donate,
    eliminate_from_board,
    eliminate_from_zone,
    leave,
    steal,
)
from ludoteca.games.dungeonology.notes import cubes_in_reserve, stars
from ludoteca.kernel.play import advance, awaited, options

from .scenes import A, B, G, P, R, Y, do, heard, kinds, letters, scene

ROW = [
    {"zone": "I-4", "x": 2, "y": 0, "cubes": "GRB"},
    {"zone": "I-6", "x": 4, "y": 0, "cubes": ".."},
]


def test_DG_38_1_gained_cubes_go_to_the_first_free_space_of_their_column():
    s = scene(boards=["G", "GR", ""])
    collect(s, A, 1, [0])
    steal(s, A, B, R)
    assert letters(s.boards[A]) == "GGR"


def test_DG_38_2_collect_takes_the_leftmost():
    s = scene(zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": ".RB"}])
    assert collectable(s, A, 1, 1) == [1]
    collect(s, A, 1, [1])
    assert (letters(s.boards[A]), s.cubes[1]) == ("R", (-1, -1, 2))


def test_DG_38_3_with_a_full_column_the_next_one_that_can_be_placed():
    s = scene(boards=["G" * 7, "", ""])
    assert collectable(s, A, 1, 1) == [1]


def test_DG_38_4_steal_takes_the_topmost_of_another_board():
    s = scene(boards=["", "GGG", ""])
    assert stars(s, B) == 1
    steal(s, A, B, G)
    assert (s.boards[B][G], s.boards[A][G], stars(s, B)) == (2, 1, 0)
    steal(s, A, B, P)  # there is none
    assert s.boards[A][P] == 0


def test_DG_38_6_lost_cubes_leave_from_the_top():
    s = scene(boards=["PPP", "", ""])
    assert stars(s, A) == 2
    eliminate_from_board(s, A, P)
    assert (s.boards[A][P], stars(s, A)) == (2, 1)


def test_DG_38_7_leave_fills_the_own_zone_from_the_right():
    s = scene(boards=["Y", "", ""], zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "..B"}])
    leave(s, A, Y)
    assert (s.cubes[1], letters(s.boards[A])) == ((-1, Y, 2), "")


def test_DG_38_8_DG_Q_119_without_room_there_a_linked_zone_or_the_reserve():
    s = scene(boards=["Y", "", ""], zones=ROW, at=["I-4"] * 3)
    leave(s, A, Y)
    assert s.cubes[2] == (-1, Y)
    full = [ROW[0], {"zone": "I-6", "x": 4, "y": 0, "cubes": "RR"}]
    s = scene(boards=["Y", "", ""], zones=full, at=["I-4"] * 3)
    before = cubes_in_reserve(s, Y)
    told = heard(s, lambda: leave(s, A, Y))
    assert kinds(told)[0] == "cube-eliminated"
    assert cubes_in_reserve(s, Y) == before + 1


def test_DG_38_8_an_adjacent_zone_that_is_not_linked_takes_nothing():
    zones = [ROW[0], {"zone": "I-2", "x": 4, "y": 0, "cubes": "..."}]
    s = scene(boards=["Y", "", ""], zones=zones)
    assert (2 in s.dungeon().adjacent_to(1), s.dungeon().linked_to(1)) == (True, [0])
    before = cubes_in_reserve(s, Y)
    leave(s, A, Y)
    assert (s.cubes[2], cubes_in_reserve(s, Y)) == ((-1, -1, -1), before + 1)


def test_DG_38_8_the_owner_chooses_among_several():
    """I-4 (b c f g) between I-6 to the east and I-5 to the north."""
    zones = [*ROW, {"zone": "I-5", "x": 2, "y": -2, "cubes": ".."}]
    s = scene(boards=["Y", "", ""], zones=zones, at=["I-4"] * 3)
    assert s.dungeon().linked_to(1) == [0, 2, 3]
    leave(s, A, Y)
    assert isinstance(s.stack[-1], LeaveCube)
    assert tuple(awaited(s)) == (A,)
    assert list(options(s, A)) == [2, 3]
    do(s, A, 3)
    assert s.cubes[3] == (-1, Y)


def test_DG_38_10_eliminate_from_a_zone_or_a_board():
    s = scene(boards=["R", "", ""])
    before = cubes_in_reserve(s, R)
    eliminate_from_zone(s, 1, 1)
    eliminate_from_board(s, A, R)
    assert (s.cubes[1], cubes_in_reserve(s, R)) == ((0, -1, 2), before + 2)


def test_DG_38_11_donate_moves_the_top_cube_to_the_same_column():
    s = scene(boards=["RR", "R", ""])
    donate(s, A, B, R)
    assert (s.boards[A][R], s.boards[B][R]) == (1, 2)


def test_DG_38_12_a_donated_cube_is_not_lost():
    """It is told otherwise than a loss, and nobody is asked whether to keep it."""
    s = scene(boards=["R", "", ""])
    assert kinds(heard(s, lambda: donate(s, A, B, R))) == ["cube-donated"]


def test_DG_38_13_donated_to_a_full_column_it_goes_to_the_reserve():
    s = scene(boards=["R", "R" * 6, ""])
    before = cubes_in_reserve(s, R)
    donate(s, A, B, R)
    assert (s.boards[A][R], s.boards[B][R], cubes_in_reserve(s, R)) == (0, 6, before + 1)


def test_DG_38_14_the_colour_is_the_donors():
    for colour in (G, R, Y):
        s = scene(boards=["", "GRY", ""])
        s.push(Donate(B, A))
        assert awaited(s) == (B,)
        assert tuple(options(s, B)) == (G, R, Y)
        do(s, B, colour)
        assert s.boards[A][colour] == 1
    alone = scene(boards=["", "RR", ""])
    alone.push(Donate(B, A))
    advance(alone)
    assert alone.boards[A][R] == 1, "of one colour there is nothing to choose"
