"""Cursed Temple: Enrico Giovanni, the Idol, the Pillar, the Bridge, the Snake Pit (part 3.6)."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology.boss import activate, suffer
from ludoteca.games.dungeonology.components import (
    BRING_HOME,
    FALSE,
    MODE,
    MOVE,
    NOWHERE,
    PLACE,
    TAKE_IDOL,
    TOPPLE,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.placing import enter
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.temple import (
    Crossing,
    LayBridge,
    open_slots,
)
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.kernel.play import awaited, options

from .scenes import (
    OURS,
    A,
    B,
    begun,
    cards,
    do,
    fix_bag,
    kinds,
    pass_all,
    scene,
    settled,
    sums,
    told,
    why,
    wild,
)

TEMPLE: dict[str, Any] = {"rules__boss": True, "boss": "enrico-giovanni"}
CRYPT = [{"zone": "III-1", "x": 10, "y": 0}, {"zone": "III-C", "x": 12, "y": 0, "turns": 0}]


def linked_pair(first, second):
    """Two Zones side by side, the second turned so that a Passage leads from one to the other."""
    at = {"zone": first, "x": 10, "y": 0}
    for turns in range(4):
        for x, y in ((12, 0), (12, 1), (10, 2), (11, 2), (8, 0), (10, -2)):
            zones = [at, {"zone": second, "x": x, "y": y, "turns": turns}]
            s = scene(options=TEMPLE, zones=zones, at=[second] * 3)
            if s.dungeon().neighbours(2).linked == (1,):
                return zones
    raise AssertionError


def temple(second="III-C", **position):
    """All in the Crypt (spot 2), beside a Zone of Floor III (spot 1)."""
    chosen = {**TEMPLE, "rules__main_effects": True} if "tokens" in position else TEMPLE
    zones = linked_pair("III-1", second)
    mode = {"idol": True, "pillar": True} if second == "III-C" else {}
    start = {"zones": zones, "at": [second] * 3, "bag": [9, 1], "mode": mode}
    return scene(options=chosen, **{**start, **position})


def test_RC_ZSP_5_crypt_in_pile_three_catacombs_in_four_or_in_three():
    for more, where in (({}, 2), ({"rules__dangerous_zones": True, "rocca__floor_iv": True}, 3)):
        s = begun(3, **TEMPLE, **more)
        piles = [[OURS.zones[s.faces[card]].id for card in pile] for pile in s.piles]
        assert "III-C" in piles[2][-4:]
        assert {"IV-C", "III-K"} & {*piles[where][-3:]}
        assert len([x for pile in piles for x in pile if x in ("IV-C", "III-K")]) == 1


def test_RC_SCH_7_enrico_is_no_scholar_here():
    with_scholars = begun(2, **TEMPLE, rocca__scholars=True)
    names = [OURS.scholars[n].id for n in with_scholars.terms.scholars]
    assert "enrico" not in names
    assert "sara" in names


def test_RC_BIG_4_the_idol_and_the_pillar_come_with_the_crypt():
    s = temple(mode={})
    assert (s.mode.idol, s.mode.pillar) == (False, False)
    zones = [{"zone": "III-1", "x": 10, "y": 0}]
    s = scene(
        options=TEMPLE, zones=zones, at=["III-1"] * 3, piles=[[], [], ["III-C"]], moment="movement"
    )
    before = cubes_in_reserve(s, UNIVERSAL)
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert (s.mode.idol, s.mode.pillar) == (True, True)
    assert cubes_in_reserve(s, UNIVERSAL) == before - 1
    assert FALSE in s.cubes[2]


def test_the_idol_gives_its_cube_and_curses_all_who_are_near():
    s = temple(students=[0, 0, 0], at=["III-C", "III-1", "START"])
    fix_bag(s, "grey", "grey")
    do(s, A, (MODE, TAKE_IDOL))
    log = [*do(s, A, 4), *pass_all(s)]
    assert (s.boards[A], s.mode.idol) == ((0, 0, 0, 0, 1), False)
    assert told(log, "students-drawn")["count"] == 2
    assert s.stunned == [1, 1, 0]
    assert why(s, A, (MODE, TAKE_IDOL)) == ("DG-23.1", "action-is-spent")
    assert why(temple(mode={}), A, (MODE, TAKE_IDOL)) == ("RC-BIG.4", "no-idol-here")


def test_RA_83_the_pillar_lowers_the_alert_until_it_falls_and_leaves_a_wall():
    s = temple(boss="III-C")
    assert ("pillar", 2, -1) in zone_alert(s, 2)
    log = do(s, A, (MODE, TOPPLE, 1))
    assert "pillar-toppled" in kinds(log)
    assert s.mode.pillar is False
    assert ("pillar", 2, -1) not in zone_alert(s, 2)
    assert len(s.plan.walls) == 1
    assert why(temple(mode={}), A, (MODE, TOPPLE, 1)) == ("RC-BIG.4", "no-pillar-here")
    assert why(temple(), A, (MODE, TOPPLE, 0)) == ("RC-BIG.4", "no-pillar-here")


def test_the_pillar_drives_the_boss_to_a_linked_zone_without_an_encounter():
    zones = linked_pair("III-1", "III-C")
    s = temple()
    third = next(n for n, row in enumerate(OURS.zones) if row.id == "III-2")
    for place in s.dungeon().places(third, 2):
        more = {"zone": "III-2", "x": place.x, "y": place.y, "turns": place.turns}
        s = temple(zones=[*zones, more], boss="III-C", at=["III-C", "III-2", "III-2"])
        if s.dungeon().neighbours(2).linked == (1, 3):
            break
    log = do(s, A, (MODE, TOPPLE, 1))
    assert (s.boss, s.dungeon().neighbours(2).linked) == (3, (3,))
    assert "encounter" not in kinds(log)
    t = temple(boss="III-1")
    do(t, A, (MODE, TOPPLE, 1))
    assert t.boss == 1


def test_the_bridge_is_laid_by_who_places_the_catacombs():
    zones = [{"zone": "III-1", "x": 10, "y": 0}]
    s = scene(
        options=TEMPLE, zones=zones, at=["III-1"] * 3, piles=[[], [], ["III-K"]], moment="movement",
        students=[0, 0, 0], hands=[["EX1"], ["EX1"], ["EX1"]],
    )  # fmt: skip
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    while not isinstance(s.stack[-1], LayBridge):
        do(s, A, next(iter(options(s, A))))
    assert len(list(options(s, A))) == 3
    slot = next(iter(options(s, A)))
    do(s, A, slot)
    assert s.mode.bridge == slot


def test_RC_BIG_4_who_places_the_catacombs_lays_the_bridge_whosever_turn_it_is():
    zones = [{"zone": "II-1", "x": 10, "y": 0}]
    s = scene(options=TEMPLE, zones=zones, at=["START"] * 3, piles=[[], [], ["III-K"]])
    settled(s, enter, B, 1)
    do(s, B, 2)  # the pile to which its Stairs lead
    do(s, B, next(iter(options(s, B))))
    assert (s.stack[-1].kind(), awaited(s)) == ("LayBridge", (B,))
    do(s, B, next(iter(options(s, B))))
    assert s.spots[B] == 1  # DG-19.7


def test_RA_83_the_bridge_lies_before_the_catacombs_are_entered():
    zones = [{"zone": "III-1", "x": 10, "y": 0}]
    start: dict[str, Any] = {"zones": zones, "at": ["III-1"] * 3, "boards": ["R", "", ""]}
    s = scene(options=TEMPLE, moment="movement", piles=[[], [], ["III-K"]], **start)
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert (s.stack[-1].kind(), s.spots[A]) == ("LayBridge", 1)
    ((slot, _),) = s.dungeon().ways(2, 1)
    beside = next(x for x in options(s, A) if x != slot)
    t, students = s.clone(), s.students[A]
    do(s, A, slot)
    assert isinstance(s.stack[-1], Crossing)
    do(s, A, 1)
    assert (s.spots[A], s.students[A], s.mode.crossings) == (2, students - 1, 1)
    do(t, A, beside)
    assert (t.spots[A], t.students[A], t.mode.crossings) == (2, students, 0)


def test_RA_83_who_can_take_a_secret_passage_goes_beside_the_bridge():
    tokens = [("III-1", "secret-passage"), ("III-K", "secret-passage")]
    s = bridged(tokens=tokens)
    do(s, A, (MOVE, 1))
    assert (s.spots[A], s.mode.crossings) == (1, 0)
    s = temple("III-K", tokens=tokens, bonus=1)  # DG-Q.108: not in the Action phase
    ((slot, _),) = s.dungeon().ways(2, 1)
    s.mode = s.mode.but(bridge=slot)
    do(s, A, (MOVE, 1))
    assert isinstance(s.stack[-1], Crossing)


def bridged(crossings=0, **position):
    s = temple("III-K", moment="movement", **position)
    ((slot, _),) = s.dungeon().ways(2, 1)
    s.mode = s.mode.but(bridge=slot, crossings=crossings)
    return s


@pytest.mark.parametrize("sacrificed", [1, 0])
def test_who_crosses_the_bridge_sacrifices_a_student_or_loses_all_speed(sacrificed):
    s = bridged()
    students = s.students[A]
    do(s, A, (MOVE, 1))
    assert s.spots[A] == 2
    log = do(s, A, sacrificed)
    assert told(log, "bridge-crossed") == {"seat": A, "count": 1}
    assert (s.spots[A], s.students[A]) == (1, students - sacrificed)
    assert bool(s.phase().speed) == bool(sacrificed)


def test_after_the_third_crossing_there_is_a_wall():
    s = bridged(crossings=2, students=[0, 0, 0])
    do(s, A, (MOVE, 1))  # without Students nobody is asked
    assert (s.spots[A], s.phase().speed, s.mode.bridge) == (1, 0, -1)
    assert s.dungeon().neighbours(1).linked == ()


@pytest.mark.parametrize("sacrificed", [1, 0])
def test_RA_83_who_goes_on_into_a_zone_just_placed_crosses_the_bridge_too(sacrificed):
    """III-K has three Passages: behind one lies III-1, the Bridge is on another."""
    s = temple("III-K", moment="movement", piles=[[], [], ["III-6"]])
    free = [slot for slot in open_slots(s, 2) if slot != s.dungeon().ways(2, 1)[0][0]]
    s.mode = s.mode.but(bridge=free[0])
    students = s.students[A]
    do(s, A, (PLACE,))
    for place in options(s, A):
        t = s.clone()
        do(t, A, place)
        if isinstance(t.stack[-1], Crossing):
            break
    assert t.spots[A] == 2
    log = do(t, A, sacrificed)
    assert told(log, "bridge-crossed") == {"seat": A, "count": 1}
    assert (t.spots[A], t.students[A]) == (3, students - sacrificed)
    assert bool(t.phase().speed) == bool(sacrificed)


def test_RA_83_nobody_crosses_the_bridge_who_goes_beside_it():
    s = temple("III-K", moment="movement", piles=[[], [], ["III-6"]])
    free = [slot for slot in open_slots(s, 2) if slot != s.dungeon().ways(2, 1)[0][0]]
    s.mode = s.mode.but(bridge=free[0])
    do(s, A, (PLACE,))
    asked = set()
    for place in options(s, A):
        t = s.clone()
        do(t, A, place)
        ways = {slot for slot, _ in t.dungeon().ways(2, 3)}
        asked.add((ways == {free[0]}, isinstance(t.stack[-1], Crossing)))
    assert asked == {(True, True), (False, False)}


def test_the_snake_pit_bites_who_has_no_red_cube():
    position = {"students": [0, 0, 0], "at": ["III-1"] * 3}
    s = temple("III-K", **position)
    log = settled(s, enter, A, 2)
    assert "snake-pit" in kinds(log)
    assert (s.stunned[A], len(s.hands[A])) == (1, 0)
    s = temple("III-K", hands=[["EX1", "EX2"], ["EX1"], ["EX1"]], **position)
    settled(s, enter, A, 2)
    do(s, A, s.hands[A][:1])  # one of them
    assert len(s.hands[A]) == 1
    s = temple("III-K", boards=["R", "", ""], **position)
    settled(s, enter, A, 2)
    assert (s.stunned[A], len(s.hands[A])) == (0, 1)


HANDS = [["FT5", "FT5", "FT5"], ["EX1"], ["EX1"]]


def test_ct1_bringing_him_home_is_a_test_against_eight_and_the_alert_bonus():
    s = temple(boss="III-C", hands=HANDS, alert=2, boards=["GGGGGGG", "", ""])
    do(s, A, (MODE, BRING_HOME))
    do(s, A, cards(s, A, "FT5", "FT5", "FT5"))
    bonus = s.terms.alert.spaces[1].bonus
    assert sums(s) == (15, 8 + bonus)  # neither his Alert nor the Study Bonus
    log = pass_all(s)
    assert told(log, "brought-home") == {"seat": A, "points": 5}
    assert (s.boss, s.mode.brought, s.mode.points(s, A), s.mode.points(s, B)) == (NOWHERE, A, 5, 0)


def test_ct1_the_points_are_for_the_first_and_a_failure_is_that_of_a_study():
    mode = {"brought": B}
    s = temple(boss="III-C", hands=HANDS, mode=mode)
    do(s, A, (MODE, BRING_HOME))
    log = [*do(s, A, cards(s, A, "FT5", "FT5")), *pass_all(s)]
    assert told(log, "brought-home")["points"] == 0
    assert s.mode.brought == B
    s = temple(boss="III-C", students=[0, 0, 0], hands=[["EX1"], ["EX1"], ["EX1"]])
    fix_bag(s, "grey")
    do(s, A, (MODE, BRING_HOME))
    log = [*do(s, A, cards(s, A, "EX1")), *pass_all(s)]
    assert kinds(log).count("students-drawn") == 1
    assert (s.stunned[A], s.boss) == (1, 2)
    assert why(temple(), A, (MODE, BRING_HOME)) == ("RC-BIG.4", "not-with-him")


def test_he_seeks_wealth_and_hierarchy_and_takes_the_best_cube_or_two_students():
    s = temple(boss="III-1", boards=["GP", "", ""], students=[2, 1, 1])
    settled(s, activate, B)
    assert s.boss == 2
    assert awaited(s) == (A,)
    assert list(options(s, A)) == [0, 1]
    do(s, A, 1)
    assert (s.students[A], s.boards[A]) == (0, (1, 0, 0, 0, 1))
    s = temple(boss="III-1", boards=["GP", "", ""], students=[1, 1, 1])
    settled(s, suffer, A)  # one Student does not suffice
    assert s.boards[A] == (1, 0, 0, 0, 0)


def test_troubles_of_a_temple():
    s = temple()
    for wrong in ({"bridge": 8}, {"crossings": 4}, {"brought": 3}):
        assert s.mode.but(**wrong).troubles(s)
    bare = begun(3, **TEMPLE)
    assert bare.mode.but(idol=True).troubles(bare)


def test_all_that_is_in_the_temple_happens_in_play():
    heard = set[str]()
    for seed in range(40):
        for start in (temple(boss="III-C"), bridged(at=["III-K"] * 3)):
            rng = random.Random(seed)
            for _ in range(12):
                seat = awaited(start)[0]
                heard |= {*kinds(do(start, seat, wild(start, seat, rng)))}
    assert heard >= {"idol-taken", "pillar-toppled", "brings-home", "bridge-crossed"}
