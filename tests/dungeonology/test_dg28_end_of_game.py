"""DG-28, DG-29 How the game ends, scoring and ties."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import PASS, REST, THESIS
from ludoteca.games.dungeonology.ending import can_place, exhausted, places, ranked, score
from ludoteca.games.dungeonology.students import draw_students, omega_reserve
from ludoteca.games.dungeonology.turns import next_turn
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import awaited, options

from .scenes import A, B, C, D, at_end_of_turn, begun, do, kinds, pass_all, scene, studying

FOUR = ("sofia", "valerio", "rebecca", "vincenzo")
PASSING = "YYYYPP"


def delivered(first=A, **position):
    """A has delivered; B's turn has just begun, or whoever is active."""
    given: dict[str, Any] = {
        "at": ["gone", "I-4", "I-4"],
        "delivered": [first],
        "active": B,
        "moment": "turn",
    }
    return scene(**(given | position))


def resting(s, *seats):
    """These take their turns by resting; from the camp they explore without doing anything."""
    for seat in seats:
        assert s.active == seat
        if type(s.stack[-1]).__name__ == "Turn":
            do(s, seat, REST)
            do(s, seat, ())
        else:
            pass_all(s)
            do(s, seat, (PASS,))
            pass_all(s)
            do(s, seat, (PASS,))


def test_DG_28_1_after_the_first_thesis_the_others_go_on():
    s = scene(moment="turn", boards=[PASSING, "", ""], clan="cask")
    do(s, A, THESIS)
    assert (s.delivered, s.active) == ((A,), B)
    assert tuple(awaited(s)) == (B,)


def test_DG_28_2_its_player_places_omega_students_turn_by_turn():
    s = delivered(alert=1, bag=[9, 1], hands=[[], ["EX1"], ["EX1"]])
    assert omega_reserve(s) == 3
    resting(s, B, C)
    assert s.alert == 2
    assert s.active == B


def test_DG_28_2_from_the_university_where_the_reserve_has_none():
    s = delivered(alert=3, bag=[9, 2], active=C)
    assert omega_reserve(s) == 0
    next_turn(s)
    assert (s.alert, s.bag[1]) == (4, 1)
    s = delivered(alert=2, bag=[9, 1], active=C)
    next_turn(s)
    assert (s.alert, s.bag[1]) == (3, 2)  # from the Reserve; and the Refill puts in one more


def test_DG_28_2_DG_28_6_with_no_free_space_the_last_round_begins():
    s = delivered(alert=4, bag=[9, 1], active=C)
    next_turn(s)
    assert (s.ends_before, s.active) == ((A,), B)
    resting(s, B)
    assert s.active == C
    resting(s, C)
    assert not s.stack
    assert s.ranking


def test_DG_Q_50_or_a_single_last_turn():
    s = delivered(alert=4, bag=[9, 1], active=C, options={"last_round": "turn"})
    next_turn(s)
    assert (s.ends_before, s.active) == ((C,), B)
    resting(s, B)
    assert not s.stack


def test_DG_28_3_DG_Q_85_trigger_2_ends_it_where_that_seats_next_turn_would_begin():
    s = scene(alert=4, bag=[0, 1])
    draw_students(s, B, 1)  # in A's turn, whoever draws
    assert s.ends_before == (A,)
    s.bag = (9, 0)
    do(s, A, (PASS,))
    resting(s, B, C)
    assert not s.stack


def test_DG_28_3_even_if_its_scholar_has_delivered_meanwhile():
    s = scene(moment="turn", boards=[PASSING, "", ""], clan="cask", ends_before=[A], bag=[9, 0])
    do(s, A, THESIS)
    resting(s, B, C)
    assert not s.stack


def empty(**position):
    """No cube in the Dungeon."""
    return scene(zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "..."}], **position)


def test_DG_28_4_DG_Q_110_no_cubes_and_no_zones_end_it_at_once():
    s = scene(
        zones=[{"zone": "I-4", "x": 2, "y": 0, "cubes": "G.."}],
        hands=[["FT5"], [], []],
        bag=[9, 0],
    )
    s.piles = [(), (), ()]
    assert not exhausted(s)
    log = studying(s, 1, "FT5")
    assert not s.stack
    assert kinds(log)[-1] == "game-over"
    assert s.boards[A][0] == 1


def test_DG_28_4_not_while_a_zone_can_be_placed():
    s = empty(hands=[["EX1"], [], []])
    assert can_place(s)
    assert not exhausted(s)
    s.piles = [(), s.piles[1], s.piles[2]]
    assert not can_place(s)  # Floor II cannot be reached: DG-Q.93
    assert exhausted(s)


def test_DG_Q_93_unused_stairs_may_still_lead_on():
    zones = [{"zone": "I-2", "x": 2, "y": 0, "cubes": "..."}]
    for used, left in (([], True), (["I-2"], False)):
        s = scene(zones=zones, at=["I-2"] * 3, stairs_used=used)
        s.piles = [(), s.piles[1], ()]
        assert can_place(s) is left


def test_DG_Q_93_unused_stairs_may_lead_down_too():
    for used, left in (([], True), (["III-6"], False)):
        s = scene(zones=[{"zone": "III-6", "x": 9, "y": 0}], at=["III-6"] * 3, stairs_used=used)
        s.piles = [(), s.piles[1], ()]
        assert can_place(s) is left


def test_DG_28_10_DG_Q_92_cubes_on_boards_are_not_in_the_dungeon():
    s = empty(boards=["GGG", "", ""])
    s.piles = [(), (), ()]
    assert exhausted(s)


def test_DG_Q_110_a_bare_start_is_not_exhausted():
    assert not exhausted(begun(3))


def test_DG_28_5_DG_Q_49_the_countdown_refills_but_gives_no_jinx_and_keeps_the_bonfire():
    for refills, bag in ((True, 2 + 12), (False, 2)):
        s = delivered(
            alert=1,
            bag=[2, 1],
            bonfire=3,
            active=C,
            students=[0, 0, 0],
            options={"countdown_triggers_refill": refills},
        )
        next_turn(s)
        assert (s.alert, s.bag[0], s.bonfire) == (2, bag, 3)
        assert not any(s.jinxes)


def test_DG_28_7_DG_Q_51_only_the_first_counts_down_later_ones_are_passed_over():
    s = scene(
        FOUR,
        at=["gone", "gone", "I-4", "I-4"],
        delivered=[B, A],
        active=D,
        alert=0,
        moment="turn",
    )
    next_turn(s)
    assert (s.alert, s.active) == (1, C)


def test_DG_28_8_DG_Q_52_when_all_have_delivered_it_is_over():
    s = scene(
        ("sofia", "valerio"),
        at=["I-4", "gone"],
        delivered=[B],
        boards=[PASSING, "GGGGG"],
        clan="cask",
        moment="turn",
    )
    do(s, A, THESIS)
    assert not s.stack
    assert s.delivered == (B, A)


def test_DG_28_9_DG_Q_53_the_earlier_end_applies():
    s = delivered(first=A, ends_before=[A, C], active=B, bag=[9, 0])
    resting(s, B)
    assert not s.stack


# ---------------------------------------------------------------- scoring


def over(**position):
    return scene(moment="over", **position)


def test_DG_29_1_only_who_has_delivered_competes():
    s = over(boards=["GRBYP", PASSING, ""], delivered=[A], at=["gone", "I-4", "I-4"], clan="cask")
    assert s.ranking[0] == A
    assert GAME.scores(s) == (score(s, A), 0, 0)
    assert places(s) == (1, 2, 2)


def test_DG_29_2_if_nobody_has_all_do():
    s = over(boards=["G", "RRR", "B"], clan="blood")
    assert s.ranking == (B, C, A)
    assert GAME.scores(s) == (2, 15, 3)


def test_DG_29_3_the_parts_of_a_score():
    s = over(
        boards=["RRB", "", ""],
        delivered=[A],
        at=["gone", "I-4", "I-4"],
        clan="blood",
        jinxes=[["camp-fever", "?torn-satchel"], [], []],
    )
    lines = {line.key: line.points[A] for line in GAME.sheet(s)}
    assert lines == {"columns": 10, "clan": 3, "placing": 10, "jinxes": -5}
    assert GAME.scores(s)[A] == 18


def test_DG_29_4_the_announced_score_is_final():
    s = scene(moment="turn", boards=[PASSING, "", ""], clan="cask", bag=[9, 1])
    log = do(s, A, THESIS)
    announced = next(e.public["score"] for e in log if e.kind == "thesis-accepted")
    while s.stack:
        seat = awaited(s)[0]
        do(s, seat, next(iter(options(s, seat))))
    assert GAME.scores(s)[A] == announced


def test_DG_29_5_the_highest_score_wins():
    s = over(boards=["G", "GG", "GGG"], clan="blood")
    assert s.ranking == (C, B, A)
    assert places(s) == (3, 2, 1)


def tied(**position):
    """All have the same score."""
    return over(clan="blood", **position)


def test_DG_29_6_ties_go_to_the_earlier_thesis():
    """Else the later in turn order would have it."""
    s = tied(
        boards=["GGG", "GG", ""],
        delivered=[A, B],
        at=["gone", "gone", "I-4"],
        jinxes=[["camp-fever", "twisted-ankle"], [], []],
        students=[0, 3, 3],  # which would count only after that
    )
    assert (score(s, A), score(s, B)) == (6 + 10 - 5, 4 + 7)
    assert s.ranking[:2] == (A, B)


def test_DG_29_7_then_to_more_students():
    s = tied(students=[1, 3, 2])
    assert s.ranking == (B, C, A)


def test_DG_29_8_DG_Q_54_then_to_the_youngest():
    s = tied(students=[1, 1, 1], first=B)
    assert s.ranking == (A, C, B)  # the later in turn order
    ranks = {"tiebreak3": "birth_rank", "birth_ranks": 213}
    s = tied(students=[1, 1, 1], options=ranks)
    assert s.ranking == (B, A, C)
    s = tied(students=[1, 1, 1], options={"tiebreak3": "shared"})
    assert places(s) == (1, 1, 1)
    assert ranked(s) == s.ranking


def test_DG_29_9_all_is_shown_at_the_end():
    s = scene(jinxes=[["?camp-fever"], ["?torn-satchel"], []], ends_before=[B], bag=[9, 0])
    hidden = [s.jinxes[A][0], s.clan]
    at_end_of_turn(s)
    assert not s.stack
    assert {s.knowers[card] for card in [*hidden, s.jinxes[B][0]]} == {EVERYONE}


def test_DG_29_10_scores_may_be_negative():
    s = over(jinxes=[["camp-fever"], [], []])
    assert GAME.scores(s)[A] == -3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DG_28_6_everybody_left_has_one_more_turn(seats):
    s = scene(
        FOUR[:seats],
        at=["gone", *["I-4"] * (seats - 1)],
        delivered=[A],
        alert=4,
        bag=[9, 1],
        active=seats - 1,
        moment="turn",
    )
    next_turn(s)
    resting(s, *range(1, seats))
    assert not s.stack
