"""The Brood: Mother Basilisk and her Eggs (part 3.6)."""

import random
from typing import Any

from ludoteca.games.dungeonology.boss import activate, suffer
from ludoteca.games.dungeonology.components import CAMP, MODE, MOVE, PLACE, REST, STUDY, TAKE_EGG
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.games.dungeonology.sighting import sighting
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.games.dungeonology.thesis import remove
from ludoteca.kernel.play import awaited, options

from .scenes import (
    A,
    B,
    C,
    begun,
    cards,
    do,
    fix_bag,
    keen,
    kinds,
    pass_all,
    scene,
    settled,
    told,
    why,
)

CHAIN = [{"zone": "II-5", "x": 10, "y": 0}, {"zone": "II-1", "x": 12, "y": 0}]
BROOD: dict[str, Any] = {"rules__boss": True, "boss": "mother-basilisk"}


def brood(**position):
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "boss": "II-5"}
    return scene(options=BROOD, **{**start, **position})


def test_RC_BIG_4_seven_eggs_beside_the_campus():
    assert begun(3, **BROOD).mode.left == 7


def test_br1_each_new_zone_of_floor_two_or_deeper_receives_an_egg():
    s = brood(boss="", moment="movement", piles=[[], ["II-2"], []])
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert (s.mode.eggs, s.mode.left) == ((3,), 6)
    s = brood(boss="", moment="movement", piles=[[], ["II-2"], []], mode={"left": 0})
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert s.mode.eggs == ()
    start: dict[str, Any] = {"at": ["START"] * 3, "zones": [], "piles": [["I-4"], [], []]}
    s = scene(options=BROOD, moment="movement", **start)
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert s.mode.eggs == ()  # Floor I


def test_br2_alert_for_each_egg():
    s = brood(mode={"eggs": [2, 2, 1], "left": 4})
    assert ("eggs", 2, 2) in zone_alert(s, 2)
    assert ("eggs", 1, 1) in zone_alert(s, 1)


def test_br3_an_action_takes_one_and_slows_the_carrier():
    s = brood(mode={"eggs": [2, 2], "left": 5})
    speed = stat(s, A, "speed")
    do(s, A, (MODE, TAKE_EGG))
    pass_all(s)
    assert (s.mode.carriers, s.mode.eggs, stat(s, A, "speed")) == ((A,), (2,), speed - 1)
    assert why(s, A, (MODE, TAKE_EGG)) == ("DG-23.1", "action-is-spent")
    s = brood(mode={"eggs": [2], "left": 5, "carriers": [A]})
    assert why(s, A, (MODE, TAKE_EGG)) == ("RC-BIG.4", "carries-an-egg")
    assert why(brood(), A, (MODE, TAKE_EGG)) == ("RC-BIG.4", "no-egg-here")
    s = brood(mode={"eggs": [2], "left": 6}, moment="movement")
    assert why(s, A, (MODE, TAKE_EGG)) == ("DG-17.1", "not-in-this-phase")


def test_br4_home_by_any_means_is_three_points():
    s = brood(mode={"carriers": [A], "left": 6}, moment="turn")
    do(s, A, REST)
    assert (s.mode.banked, s.mode.carriers, s.mode.points(s, A)) == ((1, 0, 0), (), 3)
    s = scene(options=BROOD, moment="movement", mode={"carriers": [A], "left": 6})
    log = do(s, A, (MOVE, CAMP))
    assert told(log, "egg-banked") == {"seat": A, "points": 3}
    s = brood(mode={"carriers": [A], "left": 6})
    settled(s, enter, A, CAMP)
    assert s.mode.banked == (1, 0, 0)


def test_br5_a_failed_study_hatches_an_egg_and_activates_her():
    hands = [["EX1"], ["EX1"], ["EX1"]]
    s = brood(mode={"eggs": [2, 2], "left": 5}, hands=hands, students=[0, 0, 0], bag=[9, 1])
    fix_bag(s, "grey", "grey")
    do(s, A, (STUDY, 1))
    log = [*do(s, A, cards(s, A, "EX1")), *pass_all(s)]
    assert [x for x in kinds(log) if x in ("test-failed", "egg-hatched", "boss-activated")] == [
        *("test-failed", "egg-hatched", "boss-activated"),
    ]
    assert kinds(log).count("students-drawn") == 2
    assert (s.mode.eggs, s.boss) == ((2,), 2)
    s = brood(boss="", mode={"eggs": [2], "left": 6}, hands=hands, students=[0, 0, 0], bag=[9, 1])
    fix_bag(s, "grey", "grey")
    do(s, A, (STUDY, 1))
    log = [*do(s, A, cards(s, A, "EX1")), *pass_all(s)]
    assert "egg-hatched" in kinds(log)
    assert "boss-activated" not in kinds(log)  # RA-81


def test_br6_the_egg_of_one_who_leaves_is_beside_the_campus_again():
    s = brood(mode={"carriers": [B], "left": 5})
    remove(s, B)
    assert (s.mode.carriers, s.mode.left) == ((), 6)


def test_she_seeks_the_nearest_carrier_else_the_nearest_scholar():
    zones = [*CHAIN, {"zone": "II-2", "x": 14, "y": 0}]
    at = ["II-2", "II-1", "II-2"]
    s = brood(zones=zones, at=at, mode={"carriers": [C], "left": 6}, students=[0, 0, 0])
    settled(s, activate, A)
    assert s.boss == s.spots[C]
    s = brood(zones=zones, at=at, students=[0, 0, 0])
    settled(s, activate, A)
    assert s.boss == s.spots[B]


def test_an_encounter_stuns_and_a_carrier_puts_the_egg_down():
    s = brood(mode={"carriers": [A], "left": 6}, students=[0, 0, 0])
    log = settled(s, suffer, A)
    assert "egg-dropped" in kinds(log)
    assert (s.stunned[A], s.mode.eggs, s.mode.carriers) == (1, (2,), ())
    settled(s, suffer, A)
    assert (s.stunned[A], s.mode.eggs) == (2, (2,))


def test_she_appears_where_the_nearest_egg_lies():
    s = brood(boss="", mode={"eggs": [1], "left": 6})
    settled(s, sighting, 2)
    assert s.boss == 1
    s = brood(boss="")
    settled(s, sighting, 1)
    assert s.boss == 2  # behind a Passage, as ever


def test_troubles_of_a_brood():
    s = brood()
    for wrong in ({"eggs": (0,)}, {"left": 8}, {"carriers": (A, A)}, {"carriers": (9,)}):
        assert s.mode.but(**wrong).troubles(s)


def thieving(s, seat, rng):
    """Takes every Egg, and carries it home."""
    space = options(s, seat)
    if type(s.stack[-1]).__name__ == "Turn" and seat in s.mode.carriers:
        return REST
    return (MODE, TAKE_EGG) if (MODE, TAKE_EGG) in space else keen(s, seat, rng)


def test_eggs_come_home_in_play():
    s, heard, rng = begun(2, 3, **BROOD), set[str](), random.Random(3)
    while (asked := awaited(s)) and "egg-banked" not in heard:
        heard |= {*kinds(do(s, asked[0], thieving(s, asked[0], rng)))}
    assert heard >= {"egg-taken", "egg-banked"}
