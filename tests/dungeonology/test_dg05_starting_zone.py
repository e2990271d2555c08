"""DG-5 The aim of the game, and the Starting Zone: a safe place where little can be done."""

from ludoteca.games.dungeonology.abilities import near
from ludoteca.games.dungeonology.auxiliary import victims
from ludoteca.games.dungeonology.components import (
    ABILITY,
    CAMP,
    EXPLORE,
    PLAY,
    REST,
    SPY,
    STUDY,
    THESIS,
)
from ludoteca.games.dungeonology.ending import score
from ludoteca.games.dungeonology.turns import activities
from ludoteca.kernel.play import awaited

from .scenes import A, B, C, begun, deeds, do, scene, studying, why


def test_DG_5_1_cubes_and_a_placing_bonus_count_and_jinxes_subtract():
    s = scene(
        boards=["GGR", "GGR", ""],
        clan="moon",  # B +2, P +1, G -1
        at=["gone", "I-4", "I-4"],
        delivered=[A],
        jinxes=[["camp-fever"], ["fogged-glasses"], []],  # 3 each
    )
    assert score(s, A) == 2 * (2 - 1) + 3 + 10 - 3
    assert score(s, B) == 2 * (2 - 1) + 3 - 3


def test_DG_5_2_all_start_in_the_starting_zone_on_floor_i():
    s = begun(4)
    assert s.spots == [CAMP] * 4
    assert s.dungeon().floor(CAMP) == 0


def test_DG_5_3_DG_5_4_a_scholar_in_the_starting_zone_cannot_be_chosen():
    s = scene(
        at=["I-4", "START", "I-4"], boards=["", "GGG", "R"], hands=[["SO3"], ["EX1"], ["EX1"]]
    )
    assert near(s, A) == [C]  # though the camp is Linked to I-4
    assert {target for _, target, _ in deeds(s, SPY)} == {C}
    assert why(s, A, (SPY, B, 0)) == ("DG-25.2", "not-nearby")


def test_DG_5_6_nor_suffer_trick_cards():
    s = scene(at=["I-4", "START", "I-4"], hands=[["SO3", "EX1"], ["EX1"], ["EX1"]])
    assert victims(s, A) == [A, C]
    assert why(s, A, (PLAY, s.hands[A][0], 1, B)) == ("DG-21.17", "nobody-to-discard")


def test_DG_5_7_nor_play_trick_cards():
    s = scene(at=["START", "I-4", "I-4"], moment="movement", hands=[["EX1", "SO1"], [], []])
    assert deeds(s, PLAY) == []
    assert why(s, A, (PLAY, s.hands[A][0], 0)) == ("DG-5.7", "no-tricks-in-camp")


def test_DG_5_8_DG_13_2_and_may_only_explore():
    s = scene(at=["START", "I-4", "I-4"], boards=["GGGGG", "GGGGG", ""], moment="turn")
    assert activities(s, A) == (EXPLORE,)
    assert activities(s, B) == (REST, THESIS, EXPLORE)
    assert type(s.stack[-1]).__name__ == "Movement"  # nobody was asked


def test_DG_5_9_so_neither_study_nor_espionage():
    s = scene(at=["START", "I-4", "I-4"], boards=["", "GG", ""])
    assert deeds(s, STUDY) + deeds(s, SPY) == []
    assert why(s, A, (STUDY, 1)) == ("DG-5.9", "no-tricks-in-camp")
    assert why(s, A, (SPY, B, 0)) == ("DG-5.9", "no-tricks-in-camp")


def test_DG_5_10_DG_24_18_not_in_others_turns_and_tests_either():
    s = scene(at=["I-4", "START", "I-4"], hands=[["EX1", "EX1"], ["SU1"], ["SU1"]])
    studying(s, 1, "EX1")
    assert tuple(awaited(s)) == (C,)
    s = scene(at=["I-4", "START", "I-4"], hands=[["EX1", "EX1"], ["SO3"], ["SO3"]], quiet=[])
    do(s, A, (PLAY, s.hands[A][0], 0))
    assert tuple(awaited(s)) == (C,)


def test_DG_5_3_abilities_do_not_reach_out_of_it():
    s = scene(("valerio", "sofia", "rebecca"), at=["START", "START", "I-4"], moment="movement")
    assert deeds(s, ABILITY) == []
