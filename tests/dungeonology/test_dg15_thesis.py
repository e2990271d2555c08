"""DG-15, DG-16 Present the Thesis, and the Clan."""

import pytest

from ludoteca.games.dungeonology.components import CAMP, EXPLORE, GONE, PASS, SPY, THESIS
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.cubes import most_valuable
from ludoteca.games.dungeonology.ending import score
from ludoteca.games.dungeonology.notes import cubes_in_reserve, modified, points
from ludoteca.games.dungeonology.students import STUDENT, Stun
from ludoteca.kernel.knowledge import EVERYONE, view
from ludoteca.kernel.play import options

from .scenes import (
    BLUE,
    JINX,
    OURS,
    A,
    B,
    C,
    G,
    R,
    Y,
    deeds,
    do,
    kinds,
    letters,
    pass_all,
    scene,
    told,
)

FAILING = "GGGBBY"  # 19 printed points, two Stars; 23 for the Keepers of the Old Cask
PASSING = "YYYYPP"  # 32 printed


def thesis(board, clan="cask", **position):
    s = scene(moment="turn", boards=[board, "", ""], clan=clan, **position)
    return s, do(s, A, THESIS)


def test_DG_15_2_DG_15_17_the_scholar_goes_to_the_camp_and_stays_there_after_a_failure():
    s, _ = thesis(FAILING)
    assert s.spots[A] == CAMP
    assert s.active == B


def test_DG_15_3_the_clan_is_looked_at_and_knowledge_gained():
    s, log = thesis(FAILING)
    assert s.knowledge == [True, False, False]
    assert view(s, A)["cards"][s.clan] == s.faces[s.clan]
    assert view(s, B)["cards"][s.clan] is None
    assert "knowledge" in kinds(log)


def test_DG_15_4_only_the_board_counts_for_the_threshold():
    """Jinx cards that cost more than is spare do not matter."""
    s, _ = thesis("GGGGGYYYB", jinxes=[["marked-by-omega", "camp-fever"], [], []])  # 15+18+4 = 37
    assert s.delivered == (A,)


def test_DG_15_5_DG_15_12_success_from_the_thesis_points_on():
    """Keepers of the Old Cask: 28; green and yellow are worth one more, purple one less."""
    for board, total in (("GGGRYYYP", 9 + 3 + 18 + 5), ("GGGGRRBP", 12 + 6 + 4 + 5)):
        s = scene(moment="turn", boards=[board, "", ""], clan="cask")
        assert modified(s, A) == total
        do(s, A, THESIS)
        assert s.delivered == ((A,) if total >= 28 else ())
    s = scene(moment="turn", boards=["GGGGYYB", "", ""], clan="cask")  # 12 + 12 + 4 = 28
    assert modified(s, A) == 28
    do(s, A, THESIS)
    assert s.delivered == (A,)


def test_DG_15_6_DG_15_9_success_reveals_the_clan_and_announces_the_score():
    s, log = thesis(PASSING, jinxes=[["camp-fever"], [], []])
    assert s.knowers[s.clan] == EVERYONE
    total = 4 * 6 + 2 * 5
    said = told(log, "thesis-accepted")
    assert (said["points"], said["score"], said["place"]) == (total, total + 10 - 3, 1)
    assert kinds(log).index("clan-revealed") < kinds(log).index("thesis-accepted")


def test_DG_15_7_DG_15_20_jinxes_subtract_face_down_ones_are_turned_up_without_effect():
    s, _ = thesis(PASSING, jinxes=[["?rough-night", "?camp-fever"], [], []], stunned=[1, 0, 0])
    assert score(s, A) == 34 + 10 - 6
    assert {s.knowers[card] for card in s.jinxes[A]} == {EVERYONE}
    assert s.stunned[A] == 1


@pytest.mark.parametrize(("before", "bonus"), [([], 10), ([B], 7), ([B, C], 5)])
def test_DG_15_8_the_placing_bonus(before, bonus):
    at = ["gone" if seat in before else "I-4" for seat in (A, B, C)]
    s = scene(moment="turn", boards=[PASSING, "", ""], clan="cask", at=at, delivered=before)
    do(s, A, THESIS)
    assert score(s, A) == 34 + bonus


def test_DG_15_10_the_scholar_leaves_the_game():
    s, _ = thesis(PASSING)
    assert s.spots[A] == GONE
    do(s, B, EXPLORE)
    pass_all(s)
    do(s, B, (PASS,))
    pass_all(s)
    assert type(s.stack[-1]).__name__ == "Action"
    assert deeds(s, SPY) == []


def test_DG_15_11_the_turn_and_the_players_game_end():
    s, _ = thesis(PASSING)
    assert s.active == B
    assert s.stack


def test_DG_15_13_after_a_failure_the_clan_lies_as_before():
    s, log = thesis(FAILING)
    assert s.knowers[s.clan] == 1 << A
    assert "clan-revealed" not in kinds(log)
    s, _ = thesis(FAILING, clan_revealed=True)
    assert s.knowers[s.clan] == EVERYONE


def test_DG_15_14_DG_27_4_a_jinx_is_drawn_and_revealed_at_once():
    s, log = thesis(FAILING)
    assert len(s.jinxes[A]) == 1
    assert s.knowers[s.jinxes[A][0]] == EVERYONE
    assert told(log, "jinx-revealed")["seat"] == A


def refused_with(jinx, **position):
    s = scene(moment="turn", boards=[FAILING, "", ""], clan="cask", **position)
    s.faces = with_top_jinx(s, jinx)
    do(s, A, THESIS)
    return s


def with_top_jinx(s, jinx):
    """The same faces, with that one on top of the Jinx deck."""
    faces, top = list(s.faces), s.jinx_deck[-1]
    other = next(card for card in s.jinx_deck if faces[card] == JINX[jinx])
    faces[top], faces[other] = faces[other], faces[top]
    return tuple(faces)


def test_DG_15_14_DG_27_4_the_jinx_has_its_effect_before_the_cube_is_lost():
    s = refused_with("rough-night", students=[0, 0, 0])
    assert s.stunned[A] == 1
    assert letters(s.boards[A]) == "GGGBB"
    s = refused_with("homesick-students", students=[2, 0, 0])
    assert s.students[A] == 1
    s = refused_with("soaked-papers")
    assert letters(s.boards[A]) == "GGBB"
    s = refused_with("rough-night", students=[1, 0, 0])
    assert (letters(s.boards[A]), type(s.stack[-1])) == (FAILING, Stun)  # asked before the loss
    do(s, A, STUDENT)
    assert (letters(s.boards[A]), s.stunned[A], s.students[A]) == ("GGGBB", 0, 0)


def test_DG_15_15_DG_15_16_the_most_valuable_cube_by_the_printed_order():
    """For the Cask a green cube is worth 3, a purple one 5, a yellow one 6: yet purple goes."""
    s, _ = thesis("GYYP", clan="cask")
    assert letters(s.boards[A]) == "GYY"
    for board, lost in (("GRBYP", "P"), ("GRBY", "Y"), ("GRB", "B"), ("GR", "R"), ("G", "G")):
        t = scene(boards=[board, "", ""])
        assert "GRBYP"[most_valuable(t, A)] == lost


def test_DG_15_18_one_may_try_again_with_two_stars():
    s, _ = thesis("GGGGGB")  # five greens: two Stars; the blue cube goes
    assert letters(s.boards[A]) == "GGGGG"
    s = scene(moment="turn", boards=["GGGGG", "", ""], knowledge=[A], clan="cask")
    assert THESIS in options(s, A)
    do(s, A, THESIS)
    assert letters(s.boards[A]) == "GGGG"


def test_DG_15_19_DG_Q_20_the_hand_is_discarded_the_rest_is_frozen():
    for freeze, left in ((True, 2), (False, 0)):
        s, _ = thesis(
            PASSING,
            hands=[["EX1", "SU1"], [], []],
            students=[2, 0, 0],
            options={"freeze_students_on_success": freeze},
        )
        assert (s.hands[A], len(s.discard)) == ((), 2)
        assert letters(s.boards[A]) == PASSING
        assert s.students[A] == left


def test_DG_X_9_thesis_failure():
    s = scene(moment="turn", boards=[FAILING, "", ""], clan="cask")
    assert (points(s, A), modified(s, A)) == (19, 23)
    before = cubes_in_reserve(s, Y)
    log = do(s, A, THESIS)
    assert "jinx-revealed" in kinds(log)
    assert (letters(s.boards[A]), cubes_in_reserve(s, Y)) == ("GGGBB", before + 1)
    assert (s.spots[A], s.knowledge[A]) == (CAMP, True)
    assert s.knowers[s.clan] == 1 << A
    assert "students-drawn" not in kinds(log)


def test_DG_X_7_clan_modifier():
    s = scene(boards=["RRRR", "", ""], clan="blood")
    assert (modified(s, A), points(s, A)) == (20, 12)


def test_DG_16_1_DG_16_2_a_clan_changes_what_every_cube_is_worth():
    clan = OURS.clans[0]
    assert (clan.id, clan.thesis_points, clan.modifiers) == ("blood", 30, {"R": 2, "B": -1})
    s = scene(boards=["RRBG", "", ""], clan="blood")
    assert modified(s, A) == 2 * 5 + 3 + 2


def test_DG_16_4_a_cube_is_never_worth_less_than_nothing():
    pack = SHELF.our_text().replace("{ R = 2, B = -1 }", "{ R = 2, B = -9 }")
    s = scene(boards=["RRBG", "", ""], clan="blood", pack=pack)
    assert modified(s, A) == 2 * 5 + 0 + 2


def test_DG_16_5_all_know_the_race_and_nobody_the_clan():
    s = scene()
    assert len({s.faces[card] for card in range(138, 141)}) == 3
    assert s.knowers[s.clan] == 0


def test_DG_16_6_modifiers_count_in_thesis_and_scoring_only():
    s = scene(boards=["", "R", ""], clan="blood", students=[2, 1, 0])
    log = do(s, A, (SPY, B, R))
    assert told(log, "espionage")["colour"] == R
    parts = {what: amount for what, _, amount in s.stack[-2].alert}
    assert parts["cube"] == 3
    assert most_valuable(scene(boards=["RB", "", ""], clan="blood"), A) == BLUE


def test_DG_Q_48_no_jinx_where_none_is_left():
    s = scene(moment="turn", boards=[FAILING, "", ""], clan="cask")
    s.jinxes[B] = (*s.jinx_deck,)
    s.jinx_deck.clear()
    log = do(s, A, THESIS)
    assert s.jinxes[A] == ()
    assert "thesis-refused" in kinds(log)
    assert s.boards[A][G] == 3
