"""Egg Hunt: Marconiglio, hidden cubes and Shells (part 3.6)."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import activate, suffer
from ludoteca.games.dungeonology.components import FALSE, MODE, OPEN_EGG, PLACE, UNIVERSAL
from ludoteca.games.dungeonology.ending import score
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.sighting import sighting
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import awaited, options

from .scenes import A, B, begun, do, fix_bag, kinds, pass_all, scene, settled, told, why

CHAIN = [{"zone": "II-5", "x": 10, "y": 0}, {"zone": "II-1", "x": 12, "y": 0}]
HUNT: dict[str, Any] = {"rules__boss": True, "boss": "marconiglio"}


def hunt(*eggs, **position):
    """Eggs with a content each in II-1 (spot 2), where all Scholars are."""
    start = {"zones": CHAIN, "at": ["II-1"] * 3, "bag": [9, 1]}
    mode = {"eggs": [(2, egg) for egg in eggs], "shells": [0, 0, 0]}
    return scene(options=HUNT, **{**start, "mode": mode, **position})


def opened(s):
    fix_bag(s, "grey")
    return [*do(s, A, (MODE, OPEN_EGG)), *pass_all(s)]


def test_RC_BIG_4_three_universal_and_four_false_cubes_are_hidden():
    s = begun(3, **HUNT)
    assert sorted([s.faces[egg] for egg in s.mode.closed()]) == [FALSE] * 4 + [UNIVERSAL] * 3
    assert (cubes_in_reserve(s, FALSE), cubes_in_reserve(s, UNIVERSAL)) == (6, 7)
    assert len(s.mode.pile) == 6


def test_e4_nobody_knows_what_is_in_an_egg():
    s, found = begun(3, **HUNT), set()
    assert not any([s.knowers[egg] for egg in s.mode.closed()])
    for seed in range(60):
        found.add(redeal(s, A, random.Random(seed)).faces[s.mode.pile[0]])
    assert found == {FALSE, UNIVERSAL}


def placing(zone, floor, mode=None):
    piles: list[list[str]] = [[], [], []]
    piles[floor] = [zone]
    s = scene(
        options=HUNT, zones=CHAIN, at=["II-1"] * 3, moment="movement", piles=piles, mode=mode or {}
    )
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    return s


def test_e1_an_egg_for_each_new_zone_with_the_boss_effect_and_one_for_the_den():
    rows = begun(2).terms.content.zones
    floor_two = [row for row in rows if row.floor == 1 and not row.module and row.id != "II-1"]
    with_boss = next(x.id for x in floor_two if "boss" in [e.kind for e in x.effects])
    without = next(
        x.id for x in floor_two if x.id != "II-5" and "boss" not in [e.kind for e in x.effects]
    )
    s = placing(with_boss, 1)
    assert [spot for spot, _ in s.mode.eggs] == [3]
    assert len(s.mode.pile) == 5
    assert placing(without, 1).mode.eggs == ()
    s = placing("II-D", 1)
    assert ([spot for spot, _ in s.mode.eggs], len(s.mode.pile), s.mode.reserved) == ([3], 6, -1)
    empty = {"pile": [], "eggs": [], "shells": [0, 0, 0]}
    assert placing(with_boss, 1, empty).mode.eggs == ()


def test_e2_a_universal_cube_for_the_board_and_the_shell_is_kept():
    s = hunt("universal", "false")
    log = opened(s)
    assert told(log, "egg-opened") == {"seat": A, "universal": 1}
    assert kinds(log).index("students-drawn") < kinds(log).index("egg-opened")
    assert awaited(s) == (A,)
    do(s, A, 3)
    assert (s.boards[A], s.mode.shells) == ((0, 0, 0, 1, 0), (1, 0, 0))
    assert len(s.mode.eggs) == 1


def test_e2_false_information_stuns():
    s = hunt("false", students=[0, 0, 0])
    opened(s)
    assert (s.stunned[A], sum(s.boards[A]), s.mode.shells) == (1, 0, (1, 0, 0))
    assert why(s, A, (MODE, OPEN_EGG)) == ("DG-23.1", "action-is-spent")
    assert why(hunt(), A, (MODE, OPEN_EGG)) == ("RC-BIG.4", "no-egg-here")


@pytest.mark.parametrize(
    ("shells", "points"), [((0, 0, 0), (0, 0, 0)), ((2, 1, 0), (6, 1, 0)), ((2, 2, 1), (6, 6, 1))]
)
def test_e3_RA_82_a_point_for_each_shell_and_four_for_the_most(shells, points):
    s = hunt()
    s.mode = s.mode.but(shells=shells)
    assert tuple([s.mode.points(s, seat) for seat in range(3)]) == points


def test_DG_29_4_RA_82_the_most_shells_are_judged_at_the_own_thesis():
    boards = ["GGGGGGGRRRRRRBBBBB", "", ""]
    s = hunt(boards=boards, moment="turn", clan="blood")
    s.mode = s.mode.but(shells=(2, 1, 1))
    announced = told(do(s, A, 1), "thesis-accepted")["score"]
    assert s.mode.crowned == (A,)
    s.mode = s.mode.but(shells=(2, 3, 1))
    assert (score(s, A), s.mode.points(s, A), s.mode.points(s, B)) == (announced, 6, 7)
    s = hunt(boards=boards, moment="turn", clan="blood")
    s.mode = s.mode.but(shells=(1, 2, 1))
    do(s, A, 1)
    s.mode = s.mode.but(shells=(1, 0, 0))
    assert (s.mode.crowned, s.mode.points(s, A)) == ((), 1)
    kept = GAME.place(s.terms, GAME.position(s.clone()), 1)
    assert kept.mode == s.mode


def test_he_seeks_the_nearest_egg_and_who_has_activated_him_moves_it():
    zones = [*CHAIN, {"zone": "II-2", "x": 14, "y": 0}]
    s = hunt("false", zones=zones, boss="II-5", at=["II-2"] * 3)
    settled(s, activate, B)
    assert (s.boss, awaited(s)) == (2, (B,))
    assert sorted(options(s, B)) == [1, 3]
    do(s, B, 3)
    assert [spot for spot, _ in s.mode.eggs] == [3]
    s = hunt(boss="II-5")
    settled(s, activate, B)
    assert s.boss == 1  # there is no Egg
    s = hunt("false", boss="II-1")  # RA-82: he does not see the one where he is
    settled(s, activate, B)
    assert (s.boss, [spot for spot, _ in s.mode.eggs]) == (2, [1])


def test_an_encounter_costs_a_card_and_a_shell():
    s = hunt(boss="II-5")
    s.mode = s.mode.but(shells=(1, 0, 0))
    held = len(s.hands[A])
    settled(s, suffer, A)
    assert (len(s.hands[A]), s.mode.shells[A]) == (held - 1, 0)
    settled(s, suffer, A)
    assert s.mode.shells[A] == 0


def test_he_appears_in_his_den_once_it_is_there():
    s = hunt(zones=[*CHAIN, {"zone": "II-D", "x": 30, "y": 0}])
    settled(s, sighting, 2)
    assert s.boss == 3
    s = hunt()
    settled(s, sighting, 2)
    assert s.boss == 1


def test_troubles_of_an_egg_hunt():
    s = hunt("false")
    egg = s.mode.eggs[0][1]
    wrongs: list[dict[str, Any]] = [{"eggs": ((0, egg),)}, {"eggs": ((2, 0),)}, {"pile": (egg,)}]
    for wrong in (*wrongs, {"shells": (1,)}, {"crowned": (A,)}):
        assert s.mode.but(**wrong).troubles(s)
