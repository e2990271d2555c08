"""The modes of Big Bosses at their edges: what is easily done once too often, or to the wrong."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.boss import activate
from ludoteca.games.dungeonology.components import (
    BRING_HOME,
    MODE,
    MOVE,
    PLACE,
    TOPPLE,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.egg_hunt import MoveEgg, PushEgg
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.mode import lose_speed
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import BreakFree
from ludoteca.games.dungeonology.scholars import panic
from ludoteca.games.dungeonology.sighting import sighting
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.kernel.play import advance, awaited, options

from .scenes import OURS, A, B, C, cards, do, kinds, scene, settled, sums, told
from .test_rc_big_brood import brood
from .test_rc_big_egg_hunt import HUNT, hunt
from .test_rc_big_panics import ROW, TABLE, next_turn, panicking
from .test_rc_big_sea import DEEP, FIRST, LAIR, SEA, sea
from .test_rc_big_temple import TEMPLE, bridged, linked_pair, temple
from .test_rc_big_winter import winter

# ---------------------------------------------------------------- Cursed Temple


def test_RC_UNI_7_the_idol_holds_no_cube_where_none_is_left():
    all_ten: dict[str, Any] = {
        "boards": ["GGGGGGG", "GGG", ""],
        "universal": [[127, 0, 0, 0, 0], [7, 0, 0, 0, 0], [0] * 5],
    }
    s = scene(options=TEMPLE, zones=[DEEP], at=["III-1"] * 3, piles=[[], [], ["III-C"]],
              moment="movement", **all_ten)  # fmt: skip
    assert cubes_in_reserve(s, UNIVERSAL) == 0
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert (s.mode.idol, s.mode.pillar) == (False, True)


def test_RC_BIG_4_the_pillar_lowers_the_alert_of_the_crypt_alone():
    assert [x for x in zone_alert(temple(), 1) if x[0] == "pillar"] == []


def test_RC_BIG_4_the_pillar_drives_no_boss_who_is_elsewhere():
    third = next(n for n, row in enumerate(OURS.zones) if row.id == "III-2")
    zones = linked_pair("III-1", "III-C")
    for place in temple().dungeon().places(third, 2):
        more = {"zone": "III-2", "x": place.x, "y": place.y, "turns": place.turns}
        s = temple(zones=[*zones, more], boss="III-1")
        if s.dungeon().neighbours(2).linked == (1, 3):
            break
    do(s, A, (MODE, TOPPLE, 1))
    assert (s.boss, s.dungeon().neighbours(2).linked) == (1, (3,))


def test_RC_BIG_4_after_the_second_crossing_the_bridge_still_holds():
    s = bridged(crossings=1, students=[0, 0, 0])
    bridge = s.mode.bridge
    do(s, A, (MOVE, 1))
    assert (s.spots[A], s.mode.crossings, s.mode.bridge, s.plan.walls) == (1, 2, bridge, ())


def test_RC_BIG_4_who_keeps_the_student_loses_the_speed_of_cards_too():
    s = bridged(bonus=2)
    do(s, A, (MOVE, 1))
    do(s, A, 0)
    assert (s.spots[A], s.phase().speed, s.phase().bonus) == (1, 0, 0)


def test_ct1_in_maximum_alert_the_modifier_of_the_panic_card_counts():
    chosen = {**TEMPLE, "rules__max_alert": True, "panic": "rolling-stone"}
    s = scene(options=chosen, zones=linked_pair("III-1", "III-C"), at=["III-C"] * 3, alert=2,
              boss="III-C", hands=[["FT5"], ["EX1"], ["EX1"]], bag=[9, 1])  # fmt: skip
    begin_panic(s)
    advance(s)
    do(s, A, (MODE, BRING_HOME))
    do(s, A, cards(s, A, "FT5"))
    assert panic(s).alert == 1
    assert sums(s) == (5, 8 + 1)  # DG-33.21: no Alert Bonus any more


def test_rolling_stone_meets_scholars_in_turn_order():
    s = panicking("rolling-stone", boards=["GR", "GR", ""], at=["I-6", "I-6", "I-2"])
    advance(s)
    next_turn(s)
    assert awaited(s) == (A,)
    do(s, A, 0)
    assert awaited(s) == (B,)


# ---------------------------------------------------------------- Egg Hunt


def eggs(s):
    """Where they lie."""
    return [spot for spot, _ in s.mode.eggs]


def test_he_who_ends_without_an_egg_moves_none():
    row = [{"zone": f"II-{n}", "x": 10 + 2 * i, "y": 0} for i, n in enumerate((5, 1))]
    far = [{"zone": f"I-{n}", "x": 2 + 2 * i, "y": 0} for i, n in enumerate((1, 2, 6, 3))]
    mode = {"eggs": [(4, "false")], "shells": [0, 0, 0]}
    s = scene(options=HUNT, zones=far, at=["START"] * 3, boss="START", mode=mode)
    log = settled(s, activate, A)
    assert (s.boss, eggs(s)) == (3, [4])  # three Zones, it is in the next
    assert "egg-moved" not in kinds(log)
    assert not isinstance(s.stack[-1], MoveEgg)
    s = hunt("false", zones=row, boss="II-5")
    settled(s, activate, A)
    assert (s.boss, eggs(s)) == (2, [1])


def test_RA_39_with_another_panic_card_eggs_stay_where_they_are():
    mode = {"eggs": [(3, "false")], "shells": [0, 0, 0]}
    chosen = {**TABLE, "boss": "marconiglio", "panic": "darkness"}
    s = scene(options=chosen, zones=ROW, at=["I-2"] * 3, students=[0] * 3, bag=[9, 1],
              mode=mode, boss="I-1")  # fmt: skip
    begin_panic(s)
    log = [*settled(s, lambda s: None), *next_turn(s)]
    assert not isinstance(s.stack[-1], PushEgg)
    log += settled(s, enter, A, 3)
    assert not {"eggs-gathered", "egg-moved", "egg-opened"} & {*kinds(log)}
    assert eggs(s) == [3]


# ---------------------------------------------------------------- Goddess of the Sea


def test_gs3_there_is_no_eighth_tentacle():
    row = [{"zone": f"II-{n}", "x": 20 + 2 * n, "y": 20} for n in range(1, 7)]
    lying = [DEEP, *row, {"zone": "I-4", "x": 40, "y": 40}]
    s = scene(options=SEA, zones=lying, at=["I-4"] * 3, mode={"tentacles": [*range(1, 8)]})
    s.mode.lay(s, A, "tentacle")
    assert s.mode.tentacles == (*range(1, 8),)


def test_RC_BIG_4_beside_a_tentacle_it_rises_where_none_is():
    s = sea(LAIR, FIRST)
    depth = len(s.stack)
    s.mode.lay(s, A, "tentacle")  # all are in the Lair, and beside it there is one too
    assert (s.mode.tentacles, len(s.stack)) == ((LAIR, FIRST), depth)


@pytest.mark.parametrize("choice", [0, 1])
def test_gs1_points_of_cards_pay_for_leaving_too(choice):
    s = sea(LAIR, speed=0, bonus=2, students=[1, 0, 0])  # in the Action phase
    do(s, A, (MOVE, FIRST))
    assert isinstance(s.stack[-1], BreakFree)
    assert awaited(s) == (A,)
    do(s, A, choice)
    assert (s.spots[A], s.students[A], s.phase().bonus) == (FIRST, 1 - choice, choice)


def test_RA_84_points_of_cards_pay_for_going_on_too():
    s = sea(LAIR, speed=0, bonus=2, students=[0, 0, 0], piles=[[], [], ["III-2"]])
    do(s, A, (PLACE,))
    log = do(s, A, next(iter(options(s, A))))
    assert (s.spots[A], s.phase().bonus) == (3, 0)
    assert "held-fast" not in kinds(log)


# ---------------------------------------------------------------- Winter is Coming


def test_DG_Q_23_what_the_cold_costs_is_of_the_scholar_card_first():
    s = winter(speed=2, bonus=1)
    lose_speed(s, A)
    assert (s.phase().speed, s.phase().bonus) == (1, 1)
    s = winter(speed=0, bonus=1)
    lose_speed(s, A)
    assert (s.phase().speed, s.phase().bonus) == (0, 0)


def test_DG_36_12_there_is_no_ice_in_the_starting_zone():
    s = winter(boss="START")
    s.mode.lay(s, A, "ice")
    assert (s.mode.ice, s.mode.iota) == ((), 6)


# ---------------------------------------------------------------- The Brood


def test_DG_31_9_she_does_not_see_the_carrier_in_her_own_zone():
    s = brood(
        boss="II-1",
        at=["II-1", "II-5", "II-5"],
        mode={"carriers": [A], "left": 6},
        students=[0] * 3,
    )
    settled(s, activate, A)
    assert s.boss == 1  # where the nearest Scholar is
    assert s.mode.carriers == (A,)


def test_DG_Q_99_she_does_not_seek_a_carrier_who_is_captured():
    zones = [{"zone": "II-5", "x": 10, "y": 0}, {"zone": "II-1", "x": 12, "y": 0},
             {"zone": "II-2", "x": 14, "y": 0}]  # fmt: skip
    s = brood(
        zones=zones, boss="II-1", at=["II-2", "II-5", "II-5"], mode={"carriers": [A], "left": 6}
    )
    t = s.clone()
    settled(s, activate, C)
    assert s.boss == 3
    t.captured = (A,)
    settled(t, activate, C)
    assert t.boss == 1


def test_RC_BIG_4_of_two_eggs_she_appears_where_the_nearer_one_lies():
    zones = [{"zone": "II-5", "x": 10, "y": 0}, {"zone": "II-1", "x": 12, "y": 0},
             {"zone": "II-2", "x": 14, "y": 0}]  # fmt: skip
    s = brood(zones=zones, boss="", mode={"eggs": [2, 3], "left": 5})
    log = settled(s, sighting, 1)
    assert told(log, "boss-appears") == {"spot": 2}
