"""DG-18, DG-40 What holds of every Dungeon that can be laid."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.dungeonology.zones import CONTACTS, TURNS, Dungeon, Placed, edge, turned
from tests.dungeonology.dungeons import OURS, dungeons

QUICK = settings(max_examples=40, deadline=None)
zones = st.integers(0, len(OURS.zones) - 1)


def cells(place, zone):
    along = range(OURS.tiles[zone].side)
    return {(place.x + i, place.y + j) for i in along for j in along}


def taken_by(dungeon):
    return set().union(*[cells(p, p.zone) for p in dungeon.placed])


@QUICK
@given(st.integers(0, 255), st.integers(0, 8))
def test_four_quarter_turns_change_nothing(passages, turns):
    assert turned(turned(passages, turns), 4 - turns % 4) == passages
    assert turned(passages, turns).bit_count() == passages.bit_count()


def test_a_contact_is_the_same_edge_from_either_side():
    for (dx, dy), contacts in CONTACTS.items():
        assert CONTACTS[-dx, -dy] == tuple(sorted([(j, i) for i, j in contacts]))
        for i, j in contacts:
            assert edge(0, 0, i) == edge(dx, dy, j)


def test_turning_the_table_turns_the_contacts():
    for (dx, dy), contacts in CONTACTS.items():
        assert set(CONTACTS[-dy, dx]) == {((i + 2) % 8, (j + 2) % 8) for i, j in contacts}


@QUICK
@given(dungeons(), zones, st.data())
def test_DG_18_10_a_placement_never_overlaps_and_is_linked(dungeon, zone, data):
    beside = data.draw(st.sampled_from(list(dungeon.spots())))
    taken = taken_by(dungeon)
    assert dungeon.cells() == taken
    for place in dungeon.places(zone, beside):
        assert not cells(place, zone) & taken
        placed = [*dungeon.placed, Placed(zone, place.x, place.y, place.turns)]
        assert Dungeon(OURS.tiles, placed).linked(beside, len(placed) - 1)


@QUICK
@given(dungeons(), zones, st.data())
def test_DG_18_9_no_placement_is_forgotten(dungeon, zone, data):
    beside = data.draw(st.sampled_from(list(dungeon.spots())))
    here = dungeon.placed[beside]
    taken, far = taken_by(dungeon), 1 + max(dungeon.side(beside), OURS.tiles[zone].side)
    found = set()
    for x in range(here.x - far, here.x + far + 1):
        for y in range(here.y - far, here.y + far + 1):
            for turns in TURNS:
                there = Placed(zone, x, y, turns)
                free = not cells(there, zone) & taken
                if free and Dungeon(OURS.tiles, [here, there]).linked(0, 1):
                    found.add((x, y, turns))
    places = [(p.x, p.y, p.turns) for p in dungeon.places(zone, beside)]
    assert sorted(places) == sorted(found)


@QUICK
@given(zones, zones, st.sampled_from(TURNS))
def test_what_is_legal_one_way_is_legal_seen_from_the_other(one, other, turns):
    there = Dungeon(OURS.tiles, [Placed(one, 0, 0, turns)]).places(other, 0)
    for place in there:
        moved = Dungeon(OURS.tiles, [Placed(other, place.x, place.y, place.turns)])
        assert (0, 0, turns) in {(p.x, p.y, p.turns) for p in moved.places(one, 0)}


@QUICK
@given(dungeons())
def test_DG_18_5_linked_is_mutual_and_never_without_adjacent(dungeon):
    for one in dungeon.spots():
        for other in dungeon.spots():
            assert dungeon.linked(one, other) == dungeon.linked(other, one)
            assert not dungeon.linked(one, other) or dungeon.contacts(one, other)
    assert not any(dungeon.linked(spot, spot) for spot in dungeon.spots())


@QUICK
@given(dungeons())
def test_DG_40_7_floors_are_linked_by_stairs_alone(dungeon):
    for one in dungeon.spots():
        for other in dungeon.linked_to(one):
            edges = {dungeon.edge(one, i) for i, _ in dungeon.ways(one, other)}
            if dungeon.floor(one) != dungeon.floor(other):
                assert edges <= set(dungeon.stairs)
            else:
                assert not edges & set(dungeon.stairs)


@QUICK
@given(dungeons())
def test_every_zone_can_be_reached_but_for_doors(dungeon):
    assert set(dungeon.distances(0)) == set(dungeon.spots())


@QUICK
@given(dungeons(), st.integers(0, 31))
def test_more_colours_open_more_ways(dungeon, colours):
    some, every = dungeon.distances(0, colours), dungeon.distances(0)
    assert all(every[spot] <= away for spot, away in some.items())
    for spot, away in some.items():
        ways = dungeon.shortest(0, spot, colours)
        assert ways
        assert all(len(way) == away and len(set(way)) == away for way in ways)


@QUICK
@given(dungeons(grid=2, large=False))
def test_DG_Q_25_a_strict_grid_has_no_three_zones_adjacent_to_each_other(dungeon):
    assert all(place.x % 2 == 0 and place.y % 2 == 0 for place in dungeon.placed)
    for a in dungeon.spots():
        for b in dungeon.adjacent_to(a):
            assert not set(dungeon.adjacent_to(a)) & set(dungeon.adjacent_to(b))


@QUICK
@given(dungeons(), st.booleans())
def test_DG_18_5_DG_18_10_what_is_taken_over_for_a_new_zone_is_what_would_be_found(dungeon, parted):
    """The last Zone comes once more, to a Dungeon of which everything has been looked up."""
    walls, stairs, new = tuple(dungeon.walls), tuple(dungeon.stairs), dungeon.placed[-1]
    last = len(dungeon.placed) - 1
    around = {dungeon.edge(last, slot) for slot in range(dungeon.around(last))}
    before = Dungeon(
        OURS.tiles,
        tuple(dungeon.placed[:-1]),
        tuple([x for x in walls if x not in around]),
        doors_part=parted,
    )
    for spot in list(before.spots())[::2]:
        before.neighbours(spot)
    for side in (2, 4):
        before.taken(side)
    after = before.with_zone(new)
    after.walls, after.stairs = walls, stairs
    after.take_over(before)
    anew = Dungeon(OURS.tiles, tuple(dungeon.placed), walls, stairs, doors_part=parted)
    for spot in anew.spots():
        assert after.neighbours(spot) == anew.neighbours(spot)
    for side in (2, 4):
        assert after.taken(side) == anew.taken(side)


@QUICK
@given(dungeons(), zones)
def test_DG_18_10_a_place_is_free_where_no_cell_is_covered(dungeon, zone):
    taken, side = taken_by(dungeon), OURS.tiles[zone].side
    for x in range(-6, 7):
        for y in range(-6, 7):
            assert dungeon.free(x, y, side) == (not cells(Placed(zone, x, y), zone) & taken)
