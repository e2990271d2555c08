"""Rulings about placing and reach, each as the table may decide it."""

import pytest

from ludoteca.games.dungeonology.abilities import near
from ludoteca.games.dungeonology.components import ABILITY, PLACE
from ludoteca.kernel.play import options

from .scenes import A, B, C, card, deeds, do, scene, why

FAR = {"zone": "II-1", "x": 6, "y": 0}  # with Passages at all slots


@pytest.mark.parametrize(("grid", "places"), [("half", 32), ("full", 16)])
def test_DG_Q_25_the_lattice_or_a_strict_grid(grid, places):
    s = scene(
        moment="movement",
        zones=[],
        at=["START"] * 3,
        piles=[["I-3"], [], []],
        options={"placement_grid": grid},
    )
    do(s, A, (PLACE,))
    assert options(s, A).size() == places
    if grid == "full":
        assert why(s, A, (2, -1, 0)) == ("DG-Q.25", "off-the-grid")
    else:
        do(s, A, (2, -1, 0))


@pytest.mark.parametrize(("walled", "walls"), [(True, 2), (False, 0)])
def test_DG_Q_26_walls_between_floors_or_not(walled, walls):
    """I-6 comes to lie between I-4 and a Zone of Floor II that it meets at two Passages."""
    s = scene(
        moment="movement",
        zones=[{"zone": "I-4", "x": 2, "y": 0}, FAR],
        piles=[["I-6"], [], []],
        options={"auto_wall_between_floors": walled},
    )
    do(s, A, (PLACE,))
    do(s, A, (4, 0, 0))
    assert len(s.plan.walls) == walls
    assert s.dungeon().linked(3, 2) is not walled


@pytest.mark.parametrize(("scope", "walls"), [("all", 2), ("other_floor", 1)])
def test_DG_Q_26b_stairs_put_walls_towards_all_or_towards_other_floors(scope, walls):
    """The printed example, with one more Zone of Floor II beside the new one."""
    s = scene(
        moment="movement",
        zones=[{"zone": "I-3", "x": 2, "y": 0}, FAR],
        at=["I-3"] * 3,
        piles=[["I-2"], ["II-2"], []],
        options={"stairs_wall_scope": scope},
    )
    do(s, A, (PLACE,))
    do(s, A, (3, 2, 2))
    do(s, A, (4, 0, 0))
    assert len(s.plan.walls) == walls
    assert s.dungeon().linked(4, 2) is (scope == "other_floor")
    assert not s.dungeon().linked(4, 1)


def test_DG_Q_111_espionage_goes_across_stairs_but_not_through_a_wall():
    s = scene(
        moment="movement",
        zones=[{"zone": "I-3", "x": 2, "y": 0}],
        at=["I-3"] * 3,
        piles=[["I-2"], ["II-2"], []],
        boards=["", "G", "G"],
    )
    do(s, A, (PLACE,))
    do(s, A, (3, 2, 2))
    do(s, A, (4, 0, 0))
    s.spots[B] = 3  # II-2, up the Stairs
    assert near(s, A) == [B, C]
    assert near(s, B) == [A]  # I-3 is Adjacent to II-2, with a Wall between them


def test_DG_Q_120_in_the_camp_only_abilities_that_concern_nobody_else():
    camp = ["START"] * 3
    s = scene(("rebecca", "vincenzo", "valerio"), "movement", [["MA1"], ["SO1"], []], at=camp)
    assert deeds(s, ABILITY) == [(ABILITY, 0, card(s, A, "MA1"))]
    s = scene(("vincenzo", "rebecca", "valerio"), "movement", [["SO1"], [], []], at=camp)
    assert deeds(s, ABILITY) == []
