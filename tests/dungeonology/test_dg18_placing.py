"""DG-18, DG-19 Placing and entering Zones, Stairs, Walls and Doors."""

from ludoteca.games.dungeonology.components import CAMP, MOVE, PLACE
from ludoteca.games.dungeonology.placing import PlaceZone, Stairs
from ludoteca.games.dungeonology.zones import ANY_DOOR, Dungeon
from ludoteca.kernel.knowledge import EVERYONE
from ludoteca.kernel.play import awaited, options
from tests.compiling import patches_rules

from .scenes import OURS, A, B, deeds, do, kinds, pass_all, scene, why

THREE = [{"zone": "I-3", "x": 2, "y": 0}]  # a c e g
LONE = {"at": ["START"] * 3, "zones": []}


def movement(top, **position):
    """The active player is about to draw the Zones of *top* from the piles."""
    piles = [[z for z in top if z.split("-")[0] == floor] for floor in ("I", "II", "III")]
    return scene(moment="movement", piles=piles, **position)


def zones(s):
    return [OURS.zones[place.zone].id for place in s.plan.placed]


def test_DG_18_1_what_a_zone_shows():
    row = next(row for row in OURS.zones if row.id == "II-4")
    assert (row.alert, row.spaces, row.passages, row.doors) == (5, "RRBY", "adfg", {"g": "R"})
    assert [effect.kind for effect in row.effects] == ["ambush", "danger", "boss"]
    assert row.floor == 1


def test_DG_18_7_floors_are_what_is_linked_the_area_is_everything():
    s = movement(["I-2", "II-2"], at=["I-3"] * 3, zones=THREE)
    do(s, A, (PLACE,))
    do(s, A, (3, 2, 2))
    do(s, A, (4, 0, 0))
    dungeon = s.dungeon()
    assert [dungeon.floor(spot) for spot in dungeon.spots()] == [0, 0, 0, 1]
    assert set(dungeon.distances(CAMP)) == {0, 1, 2, 3}
    assert dungeon.adjacent_to(3) == [1, 2]
    assert dungeon.linked_to(3) == [2]


def test_DG_18_8_DG_18_9_the_top_zone_of_the_floor_placed_as_one_likes():
    s = movement(["I-3"], **LONE)
    before = s.piles[0]
    do(s, A, (PLACE,))
    frame = s.stack[-1]
    assert isinstance(frame, PlaceZone)
    assert frame.card == before[-1]
    assert s.knowers[frame.card] == EVERYONE
    assert options(s, A).size() == 32
    do(s, A, (-2, 1, 3))
    assert (s.plan.placed[1].x, s.plan.placed[1].y, s.plan.placed[1].turns) == (-2, 1, 3)


def test_DG_18_10_no_overlap_and_one_link_is_compulsory():
    s = movement(["I-6"], at=["I-4"] * 3)
    do(s, A, (PLACE,))
    assert why(s, A, (1, 0, 0)) == ("DG-18.10", "place-taken")
    assert why(s, A, (9, 9, 0)) == ("DG-18.10", "not-linked")
    assert why(s, A, (4, 0, 7)) == ("DG-18.9", "no-such-turn")


def crowded(**more):
    """III-5 with its one Passage towards III-1."""
    return scene(
        moment="movement",
        zones=[
            {"zone": "III-5", "x": 2, "y": 0, "turns": 0},  # d alone: one Passage to the east
            {"zone": "III-1", "x": 4, "y": 0, "turns": 0},
        ],
        at=["III-5"] * 3,
        boards=["RB", "RB", "RB"],
        **more,
    )


def test_DG_18_11_DG_18_12_what_cannot_be_linked_goes_to_the_bottom_until_none_is_left():
    """III-5 has one Passage, to III-1: no other Zone can ever be Linked to it."""
    s = crowded()
    pile = s.piles[2]
    log = do(s, A, (PLACE,))
    assert kinds(log).count("zone-does-not-fit") == len(pile) == 4
    assert kinds(log)[-1] == "nothing-fits"
    assert s.piles[2] == pile  # DG-Q.95: as after cycling
    assert {s.knowers[card] for card in pile} == {EVERYONE}
    assert (s.spots[A], s.phase().speed) == (1, 2)  # the point is spent


@patches_rules
def test_DG_18_11_one_that_does_not_fit_is_passed_over(monkeypatch):
    s = movement(["I-3", "I-6"], at=["I-4"] * 3)
    three = [row.id for row in OURS.zones].index("I-3")
    fits = Dungeon.fits
    monkeypatch.setattr(Dungeon, "fits", lambda d, z, b: three not in z and fits(d, z, b))
    log = do(s, A, (PLACE,))
    assert [e.public["zone"] for e in log if e.kind == "zone-drawn"] == ["I-3", "I-6"]
    assert s.faces[s.piles[0][0]] == three  # at the bottom, for all to see
    assert s.knowers[s.piles[0][0]] == EVERYONE


def test_DG_18_14_its_spaces_are_filled_with_cubes():
    s = movement(["I-6"], at=["I-4"] * 3)
    do(s, A, (PLACE,))
    do(s, A, (4, 0, 0))
    assert s.cubes == [(), (0, 1, 2), (1, 1)]


def test_DG_18_15_from_the_left_and_a_missing_colour_leaves_its_space():
    s = movement(["I-1"], at=["I-4"] * 3, boards=["G" * 7, "G" * 7, "GGGG"])
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert s.cubes[2] == (0, -1, 1)  # of 20 green cubes one was left
    s = movement(["I-1"], at=["I-4"] * 3, boards=["G" * 7, "G" * 7, "GGGGG"])
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert s.cubes[2] == (-1, -1, 1)


def test_DG_18_16_DG_X_18_a_door_may_keep_one_out():
    """II-6 asks for green at both of its Passages."""
    for board, inside in (("R", False), ("G", True)):
        s = movement(
            ["II-6"],
            zones=[{"zone": "II-1", "x": 6, "y": 0}],
            at=["II-1"] * 3,
            boards=[board, "", ""],
            stairs_used=["II-1"],
        )
        do(s, A, (PLACE,))
        place = next(iter(options(s, A)))
        log = do(s, A, place)
        assert zones(s)[2] == "II-6"
        assert s.cubes[2] == (0, 0, 2, 3)
        assert (s.spots[A] == 2) is inside
        assert s.phase().speed == 2
        assert ("door-shut" in kinds(log)) is not inside
        if inside:
            s.boards[A] = (0, 0, 0, 0, 0)
            assert (MOVE, 1) in deeds(s, MOVE)  # leaving never checks
            do(s, A, (MOVE, 1))
            assert why(s, A, (MOVE, 2)) == ("DG-19.11", "door-shut")


def test_DG_18_17_DG_18_18_on_entering_stairs_are_all_that_counts():
    """I-6 has an Ambush: nothing happens."""
    s = movement(["I-6"], at=["I-4"] * 3, students=[0, 0, 0])
    do(s, A, (PLACE,))
    log = do(s, A, (4, 0, 0))
    assert kinds(log) == ["chosen", "zone-placed", "moved"]
    assert s.stunned == [0, 0, 0]


def test_DG_18_19_numbers_only_tell_zones_apart():
    assert len({row.id for row in OURS.zones if not row.module}) == 19


# ---------------------------------------------------------------- Stairs


def climbing(**more):
    """Rebecca of the printed example, about to enter I-2."""
    s = movement(
        ["I-2", "II-2"],
        scholars=("rebecca", "sofia", "valerio"),
        at=["I-3", "I-3", "I-3"],
        zones=THREE,
        **more,
    )
    do(s, A, (PLACE,))
    do(s, A, (3, 2, 2))
    return s


def test_DG_19_1_stairs_work_once_for_the_first_who_enters():
    s = climbing()
    assert isinstance(s.stack[-1], PlaceZone)
    do(s, A, (4, 0, 0))
    assert s.stairs_used == (2,)
    do(s, A, (MOVE, 1))
    do(s, A, (0,))
    do(s, A, (0,))
    do(s, B, 2)
    pass_all(s)
    before = len(s.plan.placed)
    do(s, B, (MOVE, 2))
    assert len(s.plan.placed) == before


def test_DG_19_2_a_floor_above_or_below():
    s = climbing()
    assert OURS.zones[s.faces[s.stack[-1].card]].floor == 1
    s = movement(["II-3"], zones=[{"zone": "II-1", "x": 6, "y": 0}], at=["II-1"] * 3)
    do(s, A, (PLACE,))
    do(s, A, next(iter(options(s, A))))
    assert isinstance(s.stack[-1], Stairs)
    assert list(options(s, A)) == [0, 2]
    do(s, A, 2)
    assert OURS.zones[s.faces[s.stack[-1].card]].floor == 2


def test_DG_19_3_DG_19_4_the_zone_is_placed_freely_and_filled():
    s = climbing()
    assert options(s, A).size() == 11
    do(s, A, (4, 0, 0))
    assert s.cubes[3] == (0, 0, 1, 2)


def test_DG_19_7_the_scholar_stays_and_may_go_there_for_a_point():
    s = climbing()
    do(s, A, (4, 0, 0))
    assert (s.spots[A], s.phase().speed) == (2, 1)
    do(s, A, (MOVE, 3))
    assert (s.spots[A], s.phase().speed) == (3, 0)


def test_DG_X_1_the_printed_stairs_example():
    s = climbing()
    assert s.cubes[2] == (0, 0, 0)
    do(s, A, (4, 0, 0))
    dungeon = s.dungeon()
    assert s.spots[A] == 2
    assert dungeon.ways(0, 1) == [(3, 6)]
    assert dungeon.ways(1, 2) == [(4, 0)]
    assert dungeon.ways(2, 3) == [(1, 5)]
    assert (len(s.plan.stairs), len(s.plan.walls)) == (1, 1)
    assert dungeon.matching(1, 3) == [(2, 7)]
    assert dungeon.ways(1, 3) == []
    assert [len(pile) for pile in s.piles] == [4, 5, 6]


def test_DG_19_9_DG_Q_30_where_one_pile_fails_the_other_is_tried():
    """No Zone of Floor I is left; from Floor II the Stairs lead to Floor III without a question."""
    for retry in (True, False):
        s = movement(
            ["II-3"],
            zones=[{"zone": "II-1", "x": 6, "y": 0}],
            at=["II-1"] * 3,
            options={"stairs_retry": retry},
        )
        s.piles[0] = ()
        do(s, A, (PLACE,))
        do(s, A, next(iter(options(s, A))))
        assert isinstance(s.stack[-1], PlaceZone)
        assert s.stack[-1].by_stairs


def shut_in(retry):
    """I-2 lies where nothing can be Linked to it any more: its Stairs find no Zone that fits."""
    s = movement(["I-2"], at=["I-3"] * 3, zones=THREE, options={"stairs_retry": retry})
    s.piles[1] = ()
    do(s, A, (PLACE,))
    log = do(s, A, (3, 2, 2))
    return s, log


def test_DG_19_9_DG_Q_30_stairs_that_lead_nowhere_stay_unused():
    s, log = shut_in(True)
    assert "stairs-lead-nowhere" in kinds(log)
    assert (s.stairs_used, s.spots[A]) == ((), 2)


def stuck(retry):
    """II-3 with no room for any Zone of Floors I and III."""
    s = movement(
        ["II-3"],
        zones=[{"zone": "II-1", "x": 6, "y": 0}],
        at=["II-1"] * 3,
        options={"stairs_retry": retry},
    )
    do(s, A, (PLACE,))
    return s


@patches_rules
def test_DG_Q_30_without_a_second_try_they_are_used_up(monkeypatch):
    for retry, used in ((True, ()), (False, (2,))):
        s = stuck(retry)
        do(s, A, next(iter(options(s, A))))
        with monkeypatch.context() as patch:
            patch.setattr(Dungeon, "fits", lambda *_: False)
            log = do(s, A, 0)
        assert s.stairs_used == used
        assert "stairs-lead-nowhere" in kinds(log)
        floors = {
            OURS.zones[s.faces[e.public["card"]]].floor for e in log if e.kind == "zone-drawn"
        }
        assert floors == ({0, 2} if retry else {0})


def test_DG_19_12_a_door_costs_no_cube():
    s = scene(
        moment="movement",
        zones=[{"zone": "II-1", "x": 6, "y": 0}, {"zone": "II-4", "x": 8, "y": 0}],
        at=["II-1"] * 3,
        boards=["R", "", ""],
        stairs_used=["II-1"],
    )
    do(s, A, (MOVE, 2))
    assert s.boards[A] == (0, 1, 0, 0, 0)
    s.boards[A] = (1, 0, 0, 0, 0)
    do(s, A, (MOVE, 1))
    assert why(s, A, (MOVE, 2)) == ("DG-19.11", "door-shut")


def test_DG_19_11_one_moves_through_a_door_of_two_colours_with_both():
    zones = [{"zone": "III-6", "x": 9, "y": 0}, {"zone": "III-3", "x": 9, "y": 2}]
    for board, opened in (("", False), ("Y", False), ("BB", False), ("BY", True)):
        s = scene(moment="movement", zones=zones, at=["III-6"] * 3, boards=[board, "", ""])
        assert s.dungeon().linked(1, 2)
        assert deeds(s, MOVE) == ([(MOVE, 2)] if opened else [])


def test_DG_19_15_who_ignores_doors_goes_anywhere():
    s = scene(
        zones=[{"zone": "II-1", "x": 6, "y": 0}, {"zone": "II-4", "x": 8, "y": 0}],
        at=["II-1"] * 3,
    )
    assert 2 in s.dungeon().exits(1, ANY_DOOR)
    assert 2 not in s.dungeon().exits(1, 0)


def test_DG_19_16_behind_a_shut_door_the_stairs_wait():
    """III-1 asks for red at its c; whoever enters first activates its Stairs."""
    s = movement(
        ["III-1"],
        zones=[{"zone": "III-4", "x": 6, "y": 0}],
        at=["III-4"] * 3,
        boards=["", "R", ""],
    )
    do(s, A, (PLACE,))
    places = [place for place in options(s, A) if _needs_red(s, place)]
    log = do(s, A, places[0])
    assert "door-shut" in kinds(log)
    assert (s.spots[A], s.stairs_used) == (1, ())
    s.spots[A] = 1
    s.boards[A] = (0, 1, 0, 0, 0)
    do(s, A, (MOVE, 2))
    assert isinstance(s.stack[-1], PlaceZone | Stairs)


def _needs_red(s, place):
    t = s.clone()
    do(t, A, place)
    return t.spots[A] == 1


def test_DG_X_18_placed_behind_its_door_nothing_else_happens():
    s = movement(["II-6"], zones=[{"zone": "II-1", "x": 6, "y": 0}], at=["II-1"] * 3)
    do(s, A, (PLACE,))
    log = do(s, A, next(iter(options(s, A))))
    assert kinds(log) == ["chosen", "zone-placed", "door-shut"]
    assert tuple(awaited(s)) == (A,)


def test_DG_Q_94_an_empty_pile_is_not_offered():
    s = scene(moment="movement")
    s.piles[0] = ()
    assert deeds(s, PLACE) == []
    assert why(s, A, (PLACE,)) == ("DG-Q.94", "pile-is-empty")
