"""DG-18, DG-19 Where Zones lie, touch, link and may be placed; the printed example of Stairs."""

from __future__ import annotations

import pytest

from ludoteca.games.dungeonology.components import SLOTS, mask
from ludoteca.games.dungeonology.zones import (
    CONTACTS,
    Dungeon,
    Placed,
    Tile,
    edge,
    slots,
    turned,
)
from tests.dungeonology.dungeons import NUMBER, OURS, lay, set_of

START, I3, I2, II2 = range(4)  # spots of the printed example


def printed() -> Dungeon:
    """DG-X.1 with its tokens."""
    dungeon = lay(("I-3", 2, 0, 0), ("I-2", 3, 2, 2), ("II-2", 4, 0, 0))
    return Dungeon(
        dungeon.tiles,
        dungeon.placed,
        walls=dungeon.walls_of_stairs(I2, II2),
        stairs=dungeon.stairs_between(I2, II2),
    )


def named(contacts):
    return [SLOTS[i] + SLOTS[j] for i, j in contacts]


def passages(zone, turns=0):
    return slots(turned(OURS.tiles[NUMBER[zone]].passages, turns))


def test_DG_18_2_DG_X_3_a_quarter_turn_moves_each_slot_on_by_two():
    assert [set(passages("II-3", turns)) for turns in range(5)] == [
        set("beg"),
        set("dga"),
        set("fac"),
        set("hce"),
        set("beg"),
    ]
    assert {passages("I-3", turns) for turns in range(4)} == {"aceg"}


def test_DG_18_2_slots_that_face_each_other_when_aligned():
    assert {offset: named(CONTACTS[offset]) for offset in [(0, -2), (2, 0), (0, 2), (-2, 0)]} == {
        (0, -2): ["af", "be"],
        (2, 0): ["ch", "dg"],
        (0, 2): ["eb", "fa"],
        (-2, 0): ["gd", "hc"],
    }


def test_DG_18_3_DG_18_4_zones_touch_at_twelve_offsets_by_one_or_two_edges():
    assert len(CONTACTS) == 12
    aligned = {offset for offset, contacts in CONTACTS.items() if len(contacts) == 2}
    assert aligned == {(0, -2), (2, 0), (0, 2), (-2, 0)}
    assert (2, 2) not in CONTACTS, "corners do not make Zones Adjacent"
    assert (1, 1) not in CONTACTS, "nor does lying upon one another"


def test_DG_18_5_linked_is_a_passage_on_both_sides_and_no_wall():
    dungeon = printed()
    assert named(dungeon.ways(START, I3)) == ["dg"]
    assert named(dungeon.contacts(START, I3)) == ["ch", "dg"], "of which h is none of I-3"
    assert named(dungeon.ways(I3, I2)) == ["ea"]
    assert named(dungeon.matching(I3, II2)) == ["ch"]
    assert dungeon.contacts(I3, II2)
    assert not dungeon.linked(I3, II2)


def test_DG_19_5_DG_19_6_DG_X_1_the_printed_example_of_stairs():
    dungeon = printed()
    assert named(dungeon.ways(I2, II2)) == ["bf"]
    assert dungeon.stairs == [edge(3, 2, SLOTS.index("b"))]
    assert dungeon.walls == [edge(2, 0, SLOTS.index("c"))]
    linked = {(a, b) for a in dungeon.spots() for b in dungeon.linked_to(a) if a < b}
    assert linked == {(START, I3), (I3, I2), (I2, II2)}
    assert dungeon.adjacent_to(I3) == [START, I2, II2]


def test_DG_18_9_DG_X_23_legal_placements_on_the_half_lattice():
    alone = lay()
    places = alone.places(NUMBER["I-3"], START)
    assert (len(places), len({(p.x, p.y) for p in places})) == (32, 8)
    second = lay(("I-3", 2, 0, 0))
    places = second.places(NUMBER["I-2"], I3)
    assert (len(places), len({(p.x, p.y) for p in places})) == (12, 6)
    assert (3, 2, 2) in set_of(places)
    third = lay(("I-3", 2, 0, 0), ("I-2", 3, 2, 2))
    places = third.places(NUMBER["II-2"], I2)
    assert (len(places), len({(p.x, p.y) for p in places})) == (11, 5)
    assert (4, 0, 0) in set_of(places)
    after = [lay(("I-3", 2, 0, 0), ("I-2", 3, 2, 2), ("II-2", p.x, p.y, p.turns)) for p in places]
    assert sum([bool(dungeon.contacts(I3, II2)) for dungeon in after]) == 6
    assert sum([bool(dungeon.matching(I3, II2)) for dungeon in after]) == 2


def examples(grid):
    """Every way to lay the three Zones of the printed example, one Linked to the next."""
    for a in lay(grid=grid).places(NUMBER["I-3"], START):
        one = ("I-3", a.x, a.y, a.turns)
        for b in lay(one, grid=grid).places(NUMBER["I-2"], I3):
            two = ("I-2", b.x, b.y, b.turns)
            for c in lay(one, two, grid=grid).places(NUMBER["II-2"], I2):
                yield lay(one, two, ("II-2", c.x, c.y, c.turns), grid=grid)


def test_DG_X_23_the_printed_example_can_be_laid_in_128_ways():
    found = [dungeon for dungeon in examples(1) if dungeon.matching(I3, II2)]
    assert len(found) == 128
    assert sum([dungeon.placed[I3] == Placed(NUMBER["I-3"], 2, 0, 0) for dungeon in found]) == 4


def test_DG_X_2_and_in_none_on_a_strict_grid():
    places = lay(grid=2).places(NUMBER["I-3"], START)
    assert (len(places), len({(p.x, p.y) for p in places})) == (16, 4)
    second = lay(("I-3", 2, 0, 0), grid=2)
    assert len(second.places(NUMBER["I-2"], I3)) == 3
    assert not any(dungeon.contacts(I3, II2) for dungeon in examples(2))


def test_DG_18_10_zones_do_not_overlap():
    dungeon = lay(("I-3", 2, 0, 0))
    assert not dungeon.free(1, 1)
    assert not dungeon.free(3, 1)
    assert dungeon.free(2, 2)
    assert all(dungeon.free(p.x, p.y) for p in dungeon.places(NUMBER["I-1"], START))


def test_DG_18_13_a_zone_links_to_all_that_it_meets_on_its_floor():
    dungeon = lay(("I-6", 1, 2, 0), ("I-1", -1, 2, 2))
    assert dungeon.linked_to(2) == [0, 1]
    assert dungeon.walls_beside(2) == []


def test_DG_18_6_a_wall_parts_floors_that_meet_in_exploring():
    laid = lay(("II-1", 2, 0, 0), ("I-6", 1, 2, 1))
    assert [len(laid.meetings(2, [other])) for other in (0, 1)] == [1, 1]
    assert laid.walls_beside(2) == laid.meetings(2, [1])
    assert laid.walls_beside(2, between_floors=False) == []
    walled = Dungeon(laid.tiles, laid.placed, laid.walls_beside(2))
    assert walled.linked_to(2) == [0]


def test_DG_Q_26b_walls_of_stairs_towards_all_others_or_other_floors_only():
    # Stairs of I-2 have placed II-1 to its south; it meets I-6 to its west and II-5 to its east.
    laid = lay(("I-2", 2, 0, 0), ("I-6", 0, 2, 0), ("II-5", 4, 1, 0), ("II-1", 2, 2, 0))
    assert len(laid.stairs_between(1, 4)) == 2, "a token on both Passages (DG-19.5)"
    assert [len(laid.meetings(4, [other])) for other in (0, 2, 3)] == [0, 2, 1]
    assert laid.walls_of_stairs(1, 4) == laid.meetings(4, [2, 3])
    assert laid.walls_of_stairs(1, 4, all_others=False) == laid.meetings(4, [2])


def test_DG_19_10_a_door_blocks_entering_and_never_leaving():
    # II-4 has its Door at slot g, which lies towards II-1 on its west.
    dungeon = lay(("II-1", 0, 2, 0), ("II-4", 2, 2, 0))
    assert named(dungeon.ways(1, 2)) == ["dg"]
    assert not dungeon.admits(1, 2, 0)
    assert not dungeon.admits(1, 2, mask("GBYP"))
    assert dungeon.admits(1, 2, mask("R"))
    assert dungeon.admits(2, 1, 0)
    assert 2 in dungeon.exits(1), "a Boss ignores Doors (DG-19.15)"


def test_DG_19_11_a_door_of_two_colours_asks_for_both():
    dungeon = lay(("II-1", 0, 2, 0), ("III-3", 0, 4, 0))
    assert named(dungeon.ways(1, 2)) == ["eb"]
    assert [dungeon.admits(1, 2, mask(owned)) for owned in ("", "Y", "B", "YB", "GYBP")] == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_DG_19_11_a_door_turns_with_its_zone():
    dungeon = lay(("II-4", 2, 0, 1))
    assert [SLOTS[slot] for slot in range(8) if dungeon.door(1, slot)] == ["a"]


def test_DG_19_13_a_passage_without_a_door_may_be_used_instead():
    tiles = (Tile(0, 0xFF), Tile(0, 0xFF, (0, 0, 0, 0, 0, 0, mask("R"), 0)))
    aligned = Dungeon(tiles, [Placed(0, 0, 0), Placed(1, 2, 0)])
    assert len(aligned.ways(0, 1)) == 2
    assert aligned.admits(0, 1, 0)
    assert (aligned.neighbours(0).free, aligned.neighbours(0).doors) == ((1,), ())
    shifted = Dungeon(tiles, [Placed(0, 0, 0), Placed(1, 2, -1)])
    assert not shifted.admits(0, 1, 0)
    assert (shifted.neighbours(0).free, shifted.neighbours(0).doors) == ((), ((1, (mask("R"),)),))


def test_DG_19_14_zones_joined_by_a_door_are_linked_unless_the_table_says_otherwise():
    zones = [("II-1", 0, 2, 0), ("II-4", 2, 2, 0)]
    assert lay(*zones).linked(1, 2)
    assert lay(*zones).linked(2, 1)
    assert not lay(*zones, doors_part=True).linked(1, 2)
    assert not lay(*zones, doors_part=True).linked(2, 1)


def test_DG_Q_27_a_zone_may_be_placed_with_its_door_towards_oneself():
    behind = lay(("II-1", 0, 2, 0)).places(NUMBER["II-6"], 1)
    assert behind, "II-6 has nothing but Doors"


def test_DG_19_8_stairs_are_crossed_both_ways():
    dungeon = printed()
    assert dungeon.admits(I2, II2, 0)
    assert dungeon.admits(II2, I2, 0)


def test_distances_and_shortest_ways_of_the_printed_example():
    dungeon = printed()
    assert dungeon.distances(START) == {START: 0, I3: 1, I2: 2, II2: 3}
    assert dungeon.shortest(START, II2) == [(I3, I2, II2)]
    assert dungeon.shortest(II2, START) == [(I2, I3, START)]
    assert dungeon.shortest(I2, I2) == [()]


def test_DG_Q_107_all_shortest_ways_are_told():
    cross = (Tile(0, 0xFF),)
    ring = [Placed(0, x, y) for x, y in ((0, 0), (2, 0), (0, 2), (2, 2))]
    dungeon = Dungeon(cross, ring)
    assert sorted(dungeon.shortest(0, 3)) == [(1, 3), (2, 3)]


def test_what_cannot_be_reached_has_no_distance_and_no_way():
    dungeon = lay(("II-1", 0, 2, 0), ("II-4", 2, 2, 0), walls=[(0, 2, 0), (1, 2, 0)])
    assert dungeon.distances(0) == {0: 0}
    assert dungeon.shortest(0, 2) == []
    assert dungeon.distances(1, colours=0) == {1: 0}
    assert dungeon.distances(1, colours=mask("R")) == {1: 0, 2: 1}


@pytest.mark.parametrize("zone", [row.id for row in OURS.zones if row.floor == 0])
def test_DG_17_16_every_zone_of_floor_one_can_be_placed_at_the_start(zone):
    assert lay().fits([NUMBER[zone]], START) or zone == "START"


def test_DG_18_12_nothing_fits_around_a_zone_that_is_shut_in():
    around = [(x, y) for x, y in ((-2, -1), (-1, -3), (1, -2), (2, 0), (0, 2), (-2, 1))]
    dungeon = lay(*[("I-6", x, y, 0) for x, y in around])
    assert not dungeon.fits(range(len(OURS.zones)), START)
