"""DG-17 Explore: its phases, Speed points and moving."""

from ludoteca.games.dungeonology.components import (
    ABILITY,
    CAMP,
    EXPLORE,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    SPY,
    STUDY,
)
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.kernel.play import awaited, options

from .scenes import A, B, card, deeds, do, kinds, pass_all, playing, scene, why

TWO = [
    {"zone": "I-4", "x": 2, "y": 0},  # b c f g
    {"zone": "I-6", "x": 4, "y": 0},  # a c d e g h: Linked to I-4 by c|h
]


def names(s):
    return [type(frame).__name__ for frame in s.stack]


def test_DG_17_1_movement_then_action_then_end():
    s = scene(moment="turn")
    log = do(s, A, EXPLORE)
    assert names(s)[1] == "Movement"
    log += do(s, A, (PASS,))
    assert names(s)[1] == "Action"
    log += do(s, A, (PASS,))
    told = kinds(log)
    order = [told.index(x) for x in ("explores", "action-phase", "students-drawn", "turn-begins")]
    assert order == sorted(order)


def test_DG_17_2_any_number_of_cards_in_both_phases():
    for moment in ("movement", "action"):
        s = scene(moment=moment, hands=[["SO1", "EX1", "NT1"], [], []])
        for code in ("EX1", "NT1", "SO1"):
            do(s, A, playing(s, A, code))
        assert len(s.discard) == 3


def test_DG_17_3_DG_Q_109_others_may_only_use_instants():
    s = scene(moment="movement", hands=[["EX1"], ["SO1", "SO3", "SU1", "EX1"], []], quiet=[])
    do(s, A, playing(s, A, "EX1"))
    assert tuple(awaited(s)) == (B,)
    assert {deed[1] for deed in deeds(s, PLAY)} == {card(s, B, "SO3")}
    assert why(s, B, playing(s, B, "SO1")) == ("DG-17.3", "not-at-this-moment")
    assert why(s, B, playing(s, B, "SU1")) == ("DG-17.3", "not-at-this-moment")


def test_DG_17_4_DG_26_1_nobody_plays_in_the_end_phase():
    s = scene(hands=[["SO3"], ["SO3"], ["SO3"]], quiet=[])
    log = do(s, A, (PASS,))
    assert s.active == B
    assert [e.public.get("decision") for e in log if e.kind == "chosen"] == ["Action"]


def test_DG_17_5_speed_points_of_the_scholar_card():
    s = scene(("rebecca", "sofia", "valerio"), moment="turn")
    do(s, A, EXPLORE)
    assert (s.phase().speed, s.phase().bonus) == (2, 0)


def test_DG_17_6_one_point_moves_to_a_linked_zone():
    s = scene(moment="movement", zones=TWO)
    assert {spot for _, spot in deeds(s, MOVE)} == {CAMP, 2}
    do(s, A, (MOVE, 2))
    assert (s.spots[A], s.phase().speed) == (2, 2)
    assert {spot for _, spot in deeds(s, MOVE)} == {1}
    assert why(s, A, (MOVE, CAMP)) == ("DG-17.6", "zone-not-linked")


def test_DG_17_6_without_points_nobody_moves():
    s = scene(moment="movement", speed=0)
    assert deeds(s, MOVE) + deeds(s, PLACE) == []
    assert why(s, A, (MOVE, CAMP)) == ("DG-17.6", "no-speed-left")


def test_DG_17_7_or_places_a_zone_and_moves_into_it():
    s = scene(moment="movement", piles=[["I-6"], [], []])
    do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], PlaceZone)
    do(s, A, (4, 0, 0))
    assert (s.spots[A], s.phase().speed) == (2, 2)
    assert len(s.plan.placed) == 3


def test_DG_17_8_DG_17_13_one_may_stay_and_forfeit_the_rest():
    s = scene(moment="movement")
    assert (PASS,) in options(s, A)
    do(s, A, (PASS,))
    assert (s.spots[A], s.phase().speed) == (1, 0)
    assert deeds(s, MOVE) == []


def test_DG_17_9_cards_give_bonus_points():
    s = scene(moment="movement", hands=[["EX2"], [], []])
    do(s, A, playing(s, A, "EX2"))
    assert (s.phase().speed, s.phase().bonus) == (3, 2)


def test_DG_17_10_DG_17_11_DG_Q_23_bonus_points_outlive_the_phase_or_not():
    for persists, left in ((True, 2), (False, 0)):
        s = scene(
            moment="movement",
            hands=[["EX2"], [], []],
            options={"bonus_speed_persists": persists},
        )
        do(s, A, playing(s, A, "EX2"))
        do(s, A, (PASS,))
        assert (s.phase().speed, s.phase().bonus) == (0, left)
        assert bool(deeds(s, MOVE)) is persists


def test_DG_17_11_DG_Q_82_no_points_are_spent_while_a_test_is_open():
    s = scene(hands=[["EX2", "EX1"], ["SU1"], []], bonus=2)
    do(s, A, (STUDY, 1))
    do(s, A, (card(s, A, "EX1"),))
    do(s, B, (PASS,))
    assert tuple(awaited(s)) == (A,)
    assert deeds(s, MOVE) + deeds(s, PLACE) == []
    assert why(s, A, playing(s, A, "EX2")) == ("DG-17.3", "not-at-this-moment")


def test_DG_17_11_all_vanish_with_the_end_phase():
    s = scene(bonus=3)
    do(s, A, (PASS,))
    do(s, B, EXPLORE)
    assert s.phase().bonus == 0


def test_DG_17_12_a_bonus_point_places_a_zone_in_the_action_phase_too():
    s = scene(bonus=1, piles=[["I-6"], [], []])
    do(s, A, (PLACE,))
    do(s, A, (4, 0, 0))
    assert (s.spots[A], s.phase().bonus) == (2, 0)


def test_DG_17_14_the_starting_zone_may_be_entered():
    s = scene(moment="movement", hands=[["EX1"], [], []])
    do(s, A, (MOVE, CAMP))
    assert s.spots[A] == CAMP
    assert deeds(s, PLAY) == []


def test_DG_17_15_several_scholars_share_a_zone():
    s = scene(moment="movement", at=["START", "I-4", "I-4"])
    do(s, A, (MOVE, 1))
    assert s.spots == [1, 1, 1]


def test_DG_17_16_from_the_camp_one_explores_floor_i():
    s = scene(moment="movement", at=["START"] * 3, piles=[["I-3"], ["II-1"], []])
    log = do(s, A, (PLACE,))
    assert [e.public["zone"] for e in log if e.kind == "zone-drawn"] == ["I-3"]


def test_DG_Q_23_points_of_the_card_are_spent_first():
    s = scene(moment="movement", zones=TWO, speed=1, bonus=1)
    do(s, A, (MOVE, 2))
    assert (s.phase().speed, s.phase().bonus) == (0, 1)
    do(s, A, (MOVE, 1))
    assert (s.phase().speed, s.phase().bonus) == (0, 0)


def test_DG_23_4_moving_before_and_after_the_action():
    s = scene(hands=[["EX1", "EX1", "FT5"], [], []], zones=TWO, bag=[9, 0])
    do(s, A, playing(s, A, "EX1"))
    do(s, A, (MOVE, 2))
    do(s, A, (STUDY, 1))
    do(s, A, (card(s, A, "FT5"),))
    pass_all(s)
    do(s, A, playing(s, A, "EX1"))
    do(s, A, (MOVE, 1))
    assert s.spots[A] == 1
    assert deeds(s, STUDY) + deeds(s, SPY) + deeds(s, ABILITY) == []
