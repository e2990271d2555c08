"""Goddess of the Sea: Scylla and Charybdis, Tentacles, the Lair, Offerings (part 3.6)."""

import random
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import activate, suffer
from ludoteca.games.dungeonology.components import (
    ABILITY,
    FALSE,
    LAIRS,
    MODE,
    MOVE,
    NOBODY,
    NOWHERE,
    OFFER,
    PLACE,
    SLOTS_BY_SIZE,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.notes import cubes_in_reserve
from ludoteca.games.dungeonology.placing import PlaceZone, Stairs
from ludoteca.games.dungeonology.randomizer import first_slot
from ludoteca.games.dungeonology.rocca_civetta.big_bosses.sea import BreakFree, LayTentacle, lair
from ludoteca.games.dungeonology.rocca_civetta.omega.moving import OmegaStairs, OmegaZone
from ludoteca.games.dungeonology.sighting import boss_alert
from ludoteca.games.dungeonology.stealth import zone_alert
from ludoteca.games.dungeonology.zones import Dungeon, Placed, contacts, turned
from ludoteca.kernel.play import awaited, options

from .omega import together
from .scenes import (
    OURS,
    A,
    B,
    C,
    G,
    R,
    begun,
    deeds,
    do,
    kinds,
    pass_all,
    scene,
    settled,
    studying,
    told,
    why,
)

SEA: dict[str, Any] = {"rules__boss": True, "boss": "scylla-and-charybdis"}
NUMBER = {row.id: number for number, row in enumerate(OURS.zones)}
FIRST, LAIR = 1, 2  # spots
DEEP = {"zone": "III-1", "x": 10, "y": 0}


def beside(zone="III-L", *before):
    """A Zone in a place where it can be entered from the last of these."""
    placed = [Placed(NUMBER[x["zone"]], x["x"], x["y"], x.get("turns", 0)) for x in before]
    for place in Dungeon(OURS.tiles, placed).places(NUMBER[zone], len(placed) - 1):
        found = Placed(NUMBER[zone], place.x, place.y, place.turns)
        if Dungeon(OURS.tiles, [*placed, found]).admits(len(placed) - 1, len(placed), 0):
            return {"zone": zone, "x": place.x, "y": place.y, "turns": place.turns}
    raise AssertionError


BOTH = [DEEP, beside("III-L", DEEP)]


def sea(*tentacles, lying=BOTH, at="III-L", more=None, **position):
    """All in the Lair (spot 2) beside III-1 (spot 1); Tentacles in these spots."""
    mode = {"tentacles": tentacles, **position.pop("mode", {})}
    start = {"zones": lying, "at": [at] * 3, "bag": [9, 1], "mode": mode}
    return scene(options={**SEA, **(more or {})}, **{**start, **position})


# ---------------------------------------------------------------- two cards, one Boss


def test_RC_BIG_7_one_boss_with_the_cards_of_both():
    rows = [row for row in OURS.bosses if row.boss == "scylla-and-charybdis"]
    assert len(rows) == 1
    s = sea(boss="III-1")
    assert boss_alert(s) == 2  # Scylla's, where her figure is
    assert [x for x in zone_alert(s, FIRST) if x[0] != "zone"] == [("boss", FIRST, 2)]
    assert [x for x in zone_alert(s, LAIR) if x[0] != "zone"] == [("charybdis", LAIR, 3)]


def test_she_seeks_most_stars_and_takes_the_lowest_cube_or_stuns():
    s = sea(boss="III-1", boards=["RRRP", "", ""], students=[0, 0, 0], at="III-L")
    settled(s, activate, B)
    assert (s.boss, awaited(s)) == (LAIR, (A,))
    assert list(options(s, A)) == [0, 1]
    t = s.clone()
    do(s, A, 0)
    assert s.boards[A] == (0, 2, 0, 0, 1)
    do(t, A, 1)
    assert (t.boards[A], t.stunned[A]) == ((0, 3, 0, 0, 1), 1)
    s = sea(students=[0, 0, 0])
    settled(s, suffer, A)  # who has no cube has no choice
    assert s.stunned[A] == 1


# ---------------------------------------------------------------- Tentacles


def test_charybdis_lays_a_tentacle_where_a_random_scholar_is():
    met = set()
    for seed in range(12):
        s = sea(boss="III-1", students=[0] * 3, seed=seed, lying=BOTH)
        s.spots[:] = [FIRST, LAIR, 0]
        s.boss = FIRST
        s.boards[B] = (0, 0, 0, 0, 0)
        log = settled(s, activate, C)
        while awaited(s) == (B,):  # an Encounter
            log += do(s, B, next(iter(options(s, B))))
        assert told(log, "tentacle-rises")["left"] == 6
        met |= {*s.mode.tentacles}
    assert met == {FIRST, LAIR}


def test_beside_it_where_there_is_one_already_by_choice_of_who_activated_them():
    third = beside("III-2", *BOTH)
    s = sea(LAIR, lying=[*BOTH, third], boss="III-L")
    s.mode.lay(s, B, "tentacle")
    assert isinstance(s.stack[-1], LayTentacle)
    assert awaited(s) == (B,)
    free = list(options(s, B))
    assert free == sorted(s.dungeon().neighbours(LAIR).linked)
    do(s, B, free[-1])
    assert s.mode.tentacles == (LAIR, free[-1])


def test_none_beside_the_starting_zone_s_own_place_nor_where_there_is_no_room_left():
    zones = [{"zone": "I-4", "x": 2, "y": 0}]
    s = scene(options=SEA, zones=zones, at=["I-4"] * 3, mode={"tentacles": [1]})
    s.mode.lay(s, A, "tentacle")  # beside I-4 there is the Starting Zone alone
    assert s.mode.tentacles == (1,)
    assert not isinstance(s.stack[-1], LayTentacle)
    s = scene(options=SEA, zones=zones, at=["START"] * 3)
    s.mode.lay(s, A, "tentacle")  # nobody is in the Dungeon
    assert s.mode.tentacles == ()


def test_gs1_alert_and_a_student_or_a_speed_point_to_leave():
    s = sea(LAIR, moment="movement", speed=3, students=[2, 0, 0])
    assert ("tentacle", LAIR, 1) in zone_alert(s, LAIR)
    t = s.clone()
    do(s, A, (MOVE, FIRST))
    assert isinstance(s.stack[-1], BreakFree)
    assert s.spots[A] == LAIR
    do(s, A, 1)
    assert (s.spots[A], s.students[A], s.phase().speed) == (FIRST, 1, 2)
    do(t, A, (MOVE, FIRST))
    do(t, A, 0)
    assert (t.spots[A], t.students[A], t.phase().speed) == (FIRST, 2, 1)


def test_gs1_who_has_but_one_of_them_pays_with_it_and_who_has_neither_stays():
    s = sea(LAIR, moment="movement", speed=1, students=[1, 0, 0])
    do(s, A, (MOVE, FIRST))  # no Speed point left: nobody is asked
    assert (s.spots[A], s.students[A]) == (FIRST, 0)
    s = sea(LAIR, moment="movement", speed=2, students=[0, 0, 0])
    do(s, A, (MOVE, FIRST))
    assert (s.spots[A], s.phase().speed) == (FIRST, 0)
    s = sea(LAIR, moment="movement", speed=1, students=[0, 0, 0])
    assert deeds(s, MOVE) == []
    assert why(s, A, (MOVE, FIRST)) == ("DG-17.6", "no-speed-left")
    s = sea(FIRST, moment="movement", speed=1, students=[0, 0, 0])  # entering costs no more
    do(s, A, (MOVE, FIRST))
    assert s.spots[A] == FIRST


@pytest.mark.parametrize(
    ("speed", "students", "leaves"), [(1, 0, False), (2, 0, True), (1, 1, True)]
)
def test_RA_84_who_goes_on_into_a_new_zone_leaves_the_tentacle_too(speed, students, leaves):
    s = sea(LAIR, moment="movement", speed=speed, students=[students, 0, 0],
            piles=[[], [], ["III-2"]])  # fmt: skip
    do(s, A, (PLACE,))
    log = do(s, A, next(iter(options(s, A))))
    assert s.spots[A] == (3 if leaves else LAIR)
    assert ("held-fast" in kinds(log)) is not leaves
    assert (s.students[A], s.phase().speed) == (0, 0)


def test_RA_84_who_places_camp_z_leaves_a_tentacle_too():
    start: dict[str, Any] = {"lying": [DEEP], "at": "III-1", "moment": "movement", "speed": 2}
    scholars = ("caterina", "valerio", "rebecca")
    s = sea(FIRST, scholars=scholars, more={"rocca__scholars": True}, students=[1, 0, 0], **start)
    lab = [deed for deed in deeds(s, ABILITY) if len(deed) > 4]
    do(s, A, lab[0])
    assert isinstance(s.stack[-1], BreakFree)
    assert (s.spots[A], s.phase().speed) == (FIRST, 1)
    do(s, A, 0)
    assert (s.spots[A], s.students[A], s.phase().speed) == (FIRST + 1, 1, 0)


def test_gs2_a_passed_study_removes_it():
    s = sea(LAIR, hands=[["FT5", "FT5", "FT5", "FT5"], ["EX1"], ["EX1"]])
    studying(s, 1, "FT5", "FT5", "FT5", "FT5")
    log = pass_all(s)
    assert told(log, "tentacle-sinks") == {"seat": A, "spot": LAIR}
    assert s.mode.tentacles == ()


def seven(**position):
    """Seven Zones besides the Lair; a Tentacle in each of the first six."""
    row = [{"zone": f"II-{n}", "x": 20 + 2 * n, "y": 20} for n in range(1, 7)]
    return sea(*range(FIRST, LAIR), *range(3, 8), lying=[*BOTH, *row], **position)


def test_gs3_the_seventh_drags_everybody_beside_a_tentacle_into_the_lair():
    s = seven(students=[0, 0, 0], boss="III-1")
    s.spots[:] = [FIRST, 8, 3]
    s.this_turn = ((1, A),)  # the Boss has been met in this turn
    log = settled(s, lambda s: s.mode.rise(s, 8))
    assert told(log, "charybdis-wakes") == {"spot": LAIR}
    assert (s.spots, s.stunned, s.mode.tentacles) == ([LAIR] * 3, [1, 1, 1], ())
    entered = [x.public["seat"] for x in log if x.kind == "moved"]
    assert entered == [A, B, C]  # each of them an entry (DG-Q.100)


def test_gs3_who_is_in_the_lair_is_not_moved_and_who_is_at_home_is_safe():
    s = seven(students=[0, 0, 0])
    s.spots[:] = [LAIR, 0, 8]
    s.mode = s.mode.but(tentacles=(1, LAIR, 3, 4, 5, 6))
    log = settled(s, lambda s: s.mode.rise(s, 7))
    assert [x.kind for x in log if x.kind == "moved"] == []
    assert s.stunned == [1, 0, 0]


def test_gs3_not_before_the_lair_is_on_the_table():
    row = [{"zone": f"II-{n}", "x": 20 + 2 * n, "y": 20} for n in range(1, 7)]
    s = scene(options=SEA, zones=[DEEP, *row], at=["III-1"] * 3, mode={"tentacles": [*range(1, 7)]})
    s.mode.rise(s, 7)
    assert len(s.mode.tentacles) == 7
    s.mode.lay(s, A, "tentacle")  # there is no eighth
    assert len(s.mode.tentacles) == 7
    assert s.spots == [1, 1, 1]


# ---------------------------------------------------------------- the Lair


def stairs(floor_four=False, seat=A, **position):
    """Who has entered Stairs of the Floor above the Lair's."""
    more = {"rules__dangerous_zones": True, "rocca__floor_iv": True} if floor_four else {}
    where = "III-3" if floor_four else "II-3"
    zones = [{"zone": where, "x": 10, "y": 0}]
    s = scene(options={**SEA, **more}, zones=zones, at=[where] * 3, moment="movement", **position)
    s.push(Stairs(seat, 1, (3 if floor_four else 2,)))
    return s


@pytest.mark.parametrize("floor_four", [False, True])
def test_the_lair_is_what_the_first_stairs_to_its_floor_lead_to(floor_four):
    s = stairs(floor_four)
    assert s.mode.aside
    before = [len(pile) for pile in s.piles]
    log = settled(s, lambda s: None)
    lying = "IV-L" if floor_four else "III-L"
    assert told(log, "zone-drawn")["zone"] == lying
    assert isinstance(s.stack[-1], PlaceZone)
    do(s, A, next(iter(options(s, A))))
    assert (OURS.zones[s.plan.placed[2].zone].id, lair(s), s.mode.aside) == (lying, 2, False)
    assert [len(pile) for pile in s.piles] == before
    assert s.cubes[2] == (FALSE, UNIVERSAL, UNIVERSAL, UNIVERSAL)
    assert s.plan.stairs
    assert GAME.troubles(s) == []
    s.push(Stairs(A, 1, (len(s.piles) - 1,)))
    log = settled(s, lambda s: None)
    assert told(log, "zone-drawn")["zone"] != lying  # once only


def test_RC_ZSP_1_special_zones_are_in_play_with_their_big_boss_alone():
    def cards(**options):
        table = begun(2, **options)
        return {OURS.zones[table.faces[c]].id for pile in table.terms.cards.zones for c in pile}

    special = {row.id for row in OURS.zones if row.is_special}
    assert {*LAIRS} < special
    assert not special & cards(rules__boss=True, boss="basilisk")
    lairs = [cards(**SEA, **more) & special for more in (
        {}, {"rules__dangerous_zones": True, "rocca__floor_iv": True})]  # fmt: skip
    assert lairs == [{"III-L"}, {"IV-L"}]


def test_RA_84_where_it_does_not_fit_it_stays_apart():
    around = [(8, 0), (12, 0), (10, -2), (10, 2), (8, -2)]
    names = [f"II-{n}" for n in (1, 2, 4, 5, 6)]
    ring = [{"zone": z, "x": x, "y": y} for z, (x, y) in zip(names, around, strict=True)]
    zones = [{"zone": "II-3", "x": 10, "y": 0}, *ring]
    s = scene(options=SEA, zones=zones, at=["II-3"] * 3, moment="movement")
    s.push(Stairs(A, 1, (2,)))
    log = settled(s, lambda s: None)
    assert "stairs-lead-nowhere" in kinds(log)
    assert s.mode.aside


def test_omega_finds_the_lair_too():
    zones = [{"zone": "II-3", "x": 10, "y": 0}]
    s = together(2, options=SEA, zones=zones, at=["II-3"] * 2, omega="II-3", moment="movement")
    s.push(OmegaStairs(A, 1, (2,)))
    settled(s, lambda s: None)
    assert isinstance(s.stack[-1], OmegaZone)
    do(s, A, next(iter(options(s, A))))
    assert lair(s) == 2


def test_gs5_sixteen_cells_sixteen_slots_by_quarter():
    tile = OURS.tiles[NUMBER["IV-L"]]
    assert (tile.side, tile.passages.bit_count(), len(tile.doors)) == (4, 8, 16)
    names = SLOTS_BY_SIZE[2]
    assert [names[i] for i in range(16) if tile.passages >> i & 1] == [
        *("NW.b", "NE.a", "NE.d", "SE.c", "SE.f", "SW.e", "SW.h", "NW.g")
    ]
    assert all([turned(tile.passages, n, 4) == tile.passages for n in range(4)])  # all sides alike
    dungeon = Dungeon(OURS.tiles, [Placed(NUMBER["IV-L"], 3, 5)])
    assert len(dungeon.cells()) == 16
    assert not dungeon.free(6, 8)
    assert dungeon.free(7, 8)


def test_gs5_every_placement_beside_the_lair_and_of_it_is_found():
    for one, other in (("IV-L", "IV-1"), ("III-1", "III-L")):
        dungeon = Dungeon(OURS.tiles, [Placed(NUMBER[one], 0, 0)])
        zone = NUMBER[other]
        found = {(p.x, p.y, p.turns) for p in dungeon.places(zone, 0)}
        wanted = set()
        for x in range(-5, 6):
            for y in range(-5, 6):
                for turns in range(4):
                    both = Dungeon(OURS.tiles, [*dungeon.placed, Placed(zone, x, y, turns)])
                    free = dungeon.free(x, y, OURS.tiles[zone].side)
                    if free and both.linked(0, 1) and both.linked(1, 0):
                        wanted.add((x, y, turns))
        assert found == wanted
        assert found


def test_gs5_two_zones_of_any_size_meet_at_the_same_edges_from_either_side():
    for mine, theirs in ((2, 4), (4, 2), (4, 4)):
        for (dx, dy), met in contacts(mine, theirs).items():
            back = contacts(theirs, mine)[-dx, -dy]
            assert back == tuple(sorted([(j, i) for i, j in met]))
            assert len(met) <= min(mine, theirs)


def test_RA_84_the_randomizer_names_an_eighth_of_a_larger_zone():
    assert [first_slot(letter, 8) for letter in "abh"] == [0, 1, 7]
    assert [first_slot(letter, 16) for letter in "abh"] == [0, 2, 14]


# ---------------------------------------------------------------- Offerings


def test_gs4_two_cubes_of_different_colours_for_a_universal_one_and_points():
    s = sea(boards=["GGR", "GR", ""])
    assert deeds(s, MODE) == [(MODE, OFFER, G, R)]
    reserve = cubes_in_reserve(s, G), cubes_in_reserve(s, R)
    log = do(s, A, (MODE, OFFER, G, R))
    assert told(log, "offering-made") == {"seat": A, "points": 6, "first": 1}
    log = do(s, A, 4)
    assert s.boards[A] == (1, 0, 0, 0, 1)
    assert (cubes_in_reserve(s, G), cubes_in_reserve(s, R)) == (reserve[0] + 1, reserve[1] + 1)
    assert s.cubes[LAIR] == (FALSE, -1, UNIVERSAL, UNIVERSAL)
    assert (s.mode.points(s, A), s.mode.blessed) == (6, A)
    assert why(s, A, (MODE, OFFER, G, R)) == ("DG-23.1", "action-is-spent")


def test_gs4_the_blessing_is_for_the_first_and_points_come_without_a_cube_too():
    empty = [BOTH[0], {**BOTH[1], "cubes": "F..."}]
    mode = {"offerings": [0, 1, 0], "blessed": B}
    s = sea(lying=empty, boards=["GR", "", ""], mode=mode)
    log = do(s, A, (MODE, OFFER, G, R))
    assert told(log, "offering-made") == {"seat": A, "points": 2, "first": 0}
    assert "offering-answered" not in kinds(log)
    assert [s.mode.points(s, seat) for seat in (A, B, C)] == [2, 6, 0]
    assert s.boards[A] == (0, 0, 0, 0, 0)


def test_gs4_in_the_lair_and_with_two_colours_alone():
    s = sea(boards=["GR", "", ""], at="III-1")
    assert why(s, A, (MODE, OFFER, G, R)) == ("RC-BIG.4", "not-in-the-lair")
    s = sea(boards=["GG", "", ""])
    assert why(s, A, (MODE, OFFER, G, R)) == ("RC-BIG.4", "two-colours-to-offer")
    assert why(s, A, (MODE, 0)) == ("RC-BIG.4", "not-in-this-mode")


# ---------------------------------------------------------------- positions


def test_troubles_of_the_sea():
    s = sea()
    assert not s.mode.troubles(s)
    for wrong in (
        *({"tentacles": (0,)}, {"tentacles": (1, 1)}, {"tentacles": (9,)}, {"aside": True}),
        *({"offerings": (1, 0, 0)}, {"blessed": B}, {"offerings": (0, 0)}),
    ):
        assert s.mode.but(**wrong).troubles(s)
    bare = begun(3, **SEA)
    assert (bare.mode.aside, lair(bare), bare.mode.blessed) == (True, NOWHERE, NOBODY)
    bare.mode = bare.mode.but(aside=False)
    assert [x.key for x in GAME.troubles(bare)] == ["cards-not-in-one-place"]


def test_a_position_of_the_sea_is_told_and_read():
    s = sea(1, mode={"offerings": [0, 1, 0], "blessed": B}, seed=4)
    again = GAME.place(s.terms, GAME.position(s), 9)
    assert (again.mode, again.plan, again.cubes) == (s.mode, s.plan, s.cubes)
    apart = begun(2, **SEA)
    again = GAME.place(apart.terms, GAME.position(apart), 9)
    assert again.mode == apart.mode
    assert GAME.position(again)["piles"] == GAME.position(apart)["piles"]
    assert s.terms.cards.special[0] not in [card for pile in again.piles for card in pile]


def test_all_that_is_in_the_sea_happens_in_play():
    heard = set[str]()
    for seed in range(30):
        rng = random.Random(seed)
        s = sea(
            LAIR, moment="movement", boards=["GRB", "GRB", "GRB"], hands=[["FT5"] * 3] + [[]] * 2
        )
        for _ in range(20):
            heard |= {*kinds(do(s, awaited(s)[0], options(s, awaited(s)[0]).pick(rng)))}
    assert heard >= {"offering-made", "offering-answered", "slowed", "students-sacrificed"}
