"""RC-ZN4, RC-ZEF, RC-FLS, RC-UNI Floor IV, its Zone Effects, False and Universal Information."""

import random
import re
from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import (
    FALSE,
    MOVE,
    NO_CUBE,
    PLACE,
    SPY,
    STUDY,
    SUPPLY,
    UNIVERSAL,
)
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.cubes import collect, collectable, donate, leave, steal
from ludoteca.games.dungeonology.ending import exhausted
from ludoteca.games.dungeonology.main.information import worth
from ludoteca.games.dungeonology.notes import (
    colours,
    cubes_in_dungeon,
    cubes_in_reserve,
    has_room,
    modified,
    put_on_board,
    stars,
    study_bonus,
)
from ludoteca.games.dungeonology.placing import climb, filled, lay_zone
from ludoteca.games.dungeonology.randomizer import random_information
from ludoteca.games.dungeonology.rocca_civetta.columns import on_top
from ludoteca.games.dungeonology.rocca_civetta.links import closed, links
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.play import advance, awaited, options
from ludoteca.kernel.saving import load, save

from .scenes import (
    BLUE,
    OURS,
    A,
    B,
    G,
    P,
    R,
    Y,
    agree,
    begun,
    deeds,
    do,
    kinds,
    pass_all,
    scene,
    settled,
    told,
    why,
)  # fmt: skip

FOUR: dict[str, Any] = {"rules__dangerous_zones": True, "rocca__floor_iv": True}
ZONE = {row.id: number for number, row in enumerate(OURS.zones)}
DEEP = [row for row in OURS.zones if row.module == "rocca.floor_iv"]


def deep(zone="IV-4", cubes=None, **position):
    """Two Scholars in a Zone of Floor IV far from the camp; all are quiet."""
    options = {**FOUR, **position.pop("options", {})}
    lying = {"zone": zone, "x": 8, "y": 8} | ({"cubes": cubes} if cubes else {})
    start = {"scholars": ("sofia", "valerio"), "students": [3, 3]}
    given = {"zones": [lying], "at": [zone, zone], **start}
    return scene(options=options, **{**given, **position})


def whites(s, seat):
    return [mask.bit_count() for mask in s.universal[seat]]


# ---------------------------------------------------------------- Floor IV


def test_RC_ZN4_1_floor_four_needs_dangerous_zones():
    assert agree(**FOUR).floor_four
    with pytest.raises(Exception, match=r"RC-ZN4\.1"):
        agree(rocca__floor_iv=True)


def test_RC_ZN4_2_six_zones_are_a_fourth_pile():
    s = begun(3, **FOUR)
    assert [len(pile) for pile in s.piles] == [6, 6, 6, 6]
    assert {OURS.zones[s.faces[card]].id for card in s.piles[3]} == {f"IV-{n}" for n in range(1, 7)}
    orders = {
        tuple(t.faces[c] for c in t.piles[3]) for t in [begun(2, n, **FOUR) for n in range(9)]
    }
    assert len(orders) > 5
    assert len(begun(3).piles) == 3


def test_RC_ZN4_3_RC_ZN4_4_stairs_on_floor_three_lead_up_or_down():
    """RT-9d."""
    stairs = next(row.id for row in OURS.zones if row.floor == 2 and OURS.stairs[ZONE[row.id]])
    for given, floors in ((FOUR, (1, 3)), ({"rules__dangerous_zones": True}, (1,))):
        s = scene(("sofia", "valerio"), "movement", options=given,
                  zones=[{"zone": "III-6" if stairs != "III-6" else "III-5", "x": 8, "y": 8}],
                  at=["III-6" if stairs != "III-6" else "III-5"] * 2)  # fmt: skip
        card = next(c for c in s.piles[2] if OURS.zones[s.faces[c]].id == stairs)
        s.piles[2] = tuple([c for c in s.piles[2] if c != card])
        place = s.dungeon().places(s.faces[card], 1)[0]
        spot = lay_zone(s, s.faces[card], 1, (place.x, place.y, place.turns), by_stairs=False)
        s.spots[A] = spot
        climb(s, A, spot, OURS.zones[ZONE[stairs]].effects[0])
        assert s.stack[-1].floors == floors


def test_RC_ZN4_5_who_explores_from_floor_four_draws_from_its_pile():
    s = deep("IV-1", moment="movement", boards=["BYGRP", ""])
    drawn = told(do(s, A, (PLACE,)), "zone-drawn")
    assert drawn["zone"].startswith("IV-")
    assert [len(pile) for pile in s.piles] == [6, 6, 6, 4]


def test_RC_ZN4_6_only_false_and_universal_cubes_lie_on_floor_four():
    assert len(DEEP) == 6
    assert {x for row in DEEP for x in row.spaces} == {"F", "U"}
    assert [sum(row.spaces.count(x) for row in DEEP) for x in "FU"] == [9, 9]


def test_RC_ZN4_7_dangers_doors_and_familiars_guard_it():
    assert [row.id for row in DEEP if not row.doors and len(row.effects) < 2] == []
    hired = {e.familiar for row in DEEP for e in row.effects if e.kind == "hire-familiar"}
    assert hired == {"yocca", "manticore"}


# ---------------------------------------------------------------- Zone Effects


def test_RC_ZEF_4_hecatomb_takes_all_students_of_who_enters():
    """RT-5k, without Congregations."""
    s = deep("IV-3", zones=[{"zone": "IV-3", "x": 8, "y": 8}], moment="movement", students=[3, 2])
    card = next(c for c in s.piles[3] if OURS.zones[s.faces[c]].id == "IV-4")
    s.piles[3] = tuple([c for c in s.piles[3] if c != card])
    place = s.dungeon().places(s.faces[card], 1)[0]
    spot = lay_zone(s, s.faces[card], 1, (place.x, place.y, place.turns), by_stairs=False)
    events = do(s, A, (MOVE, spot))
    assert s.students == [0, 2]
    assert told(events, "hecatomb") == {"seat": A, "spot": spot}


def laid(s, zone, beside, at=None):
    """That Zone from its pile on the table, at the first place that will do."""
    floor = OURS.zones[ZONE[zone]].floor
    card = next(c for c in s.piles[floor] if s.faces[c] == ZONE[zone])
    s.piles[floor] = tuple([c for c in s.piles[floor] if c != card])
    places = s.dungeon().places(s.faces[card], beside)
    place = next(p for p in places if at is None or (p.x, p.y) == at)
    return lay_zone(s, s.faces[card], beside, (place.x, place.y, place.turns), by_stairs=False)


def test_RC_ZEF_5_a_zone_with_two_links_gains_no_third():
    s = deep("IV-3", moment="movement")
    forced = laid(s, "IV-4", 1)
    assert not closed(s.terms, s.plan, forced)
    s.spots[A] = forced
    assert (PLACE,) in deeds(s, PLACE)
    laid(s, "IV-1", forced)
    assert len(links(s.terms, s.plan, forced)) == 2
    assert closed(s.terms, s.plan, forced)
    assert deeds(s, PLACE) == []
    assert why(s, A, (PLACE,)) == ("RC-ZEF.5", "passage-is-forced")


# With our rows a Forced Passage has no third Passage; with these all eight are open.
BASE, DEEPEST = SHELF.our_text().split("# Floor IV;", 1)
WIDE = SHELF.theirs(
    BASE + "#" + re.sub(r'passages = "\w+"', 'passages = "abcdefgh"', DEEPEST), "wide.toml"
)


def wide(seed):
    """Zones of Floor IV around one with a Forced Passage, placed at random; how each was placed."""
    rng = random.Random(seed)
    options = {"rules.dangerous_zones": True, "rocca.floor_iv": True}
    zones = [{"zone": "IV-3", "x": 8, "y": 8}]
    given = {"scholars": ["sofia", "valerio"], "hands": [0, 0], "zones": zones}
    terms = GAME.agree(options=options, content=WIDE)
    assert isinstance(terms, Terms)
    s = GAME.place(terms, given, seed)
    for card in rng.sample(s.piles[3], len(s.piles[3])):
        spots = [x for x in s.dungeon().spots() if x and not closed(s.terms, s.plan, x)]
        beside = rng.choice(spots)
        places = s.dungeon().places(s.faces[card], beside)
        if places:
            place = rng.choice(places)
            new = lay_zone(
                s, s.faces[card], beside, (place.x, place.y, place.turns), by_stairs=False
            )
            yield s, beside, new


def forced_of(s):
    return [x for x in s.dungeon().spots() if WIDE.forced[s.plan.placed[x].zone]]


@pytest.mark.parametrize("seed", range(20))
def test_RC_ZEF_6_whatever_is_placed_later_is_walled_off(seed):
    for s, beside, new in wide(seed):
        assert new in links(s.terms, s.plan, beside)
        assert [x for x in forced_of(s) if len(links(s.terms, s.plan, x)) > 2] == []


def test_RC_ZEF_6_RA_57_the_first_links_stay_and_walls_part_the_others():
    walled = 0
    for seed in range(20):
        before: dict[int, list[int]] = {}
        for s, beside, new in wide(seed):
            walled += bool(s.plan.walls)
            for spot in forced_of(s):
                now = links(s.terms, s.plan, spot)
                assert set(before.get(spot, ())) <= {*now}
                if spot == new:
                    assert beside in now
                before[spot] = now
    assert walled > 5


def test_RC_ZEF_7_stairs_are_links_and_secret_passages_are_not():
    s = deep("IV-3", moment="movement")
    forced = laid(s, "IV-4", 1)
    floor = OURS.zones[ZONE["III-5"]].floor
    card = next(c for c in s.piles[floor] if s.faces[c] == ZONE["III-5"])
    place = s.dungeon().places(ZONE["III-5"], forced)[0]
    lay_zone(s, s.faces[card], forced, (place.x, place.y, place.turns), by_stairs=True)
    assert len(links(s.terms, s.plan, forced)) == 2
    assert closed(s.terms, s.plan, forced)


def test_RC_ZEF_8_the_new_effects_need_dangerous_zones_and_come_from_the_left():
    terms = agree(**FOUR)
    assert [e.kind for e in terms.entry[ZONE["IV-4"]]] == ["hecatomb"]
    assert [e.kind for e in terms.entry[ZONE["IV-3"]]] == ["ambush"]
    assert [e.kind for e in OURS.zones[ZONE["IV-4"]].effects] == ["forced-passage", "hecatomb"]


def test_RC_ZEF_9_the_starting_zone_triggers_none_of_them():
    assert agree(**FOUR).entry[OURS.start] == ()


# ---------------------------------------------------------------- False Information


def test_RC_FLS_1_a_false_cube_counts_among_those_declared():
    """RT-6a."""
    s = deep(cubes="FFU.", hands=[["FT5", "FT5", "FT4"], []])
    assert collectable(s, A, 1, 3) == [0, 1, 2]
    assert collectable(s, A, 1, 1) == [0]
    assert deeds(s, STUDY) == [(STUDY, 1), (STUDY, 2)]


def test_RC_FLS_2_once_obtained_it_goes_to_the_reserve():
    """RT-6b."""
    s = deep(cubes="FFU.")
    before = cubes_in_reserve(s, FALSE)
    events = settled(s, collect, A, 1, [0])
    assert s.cubes[1] == (NO_CUBE, FALSE, UNIVERSAL, NO_CUBE)
    assert not any(s.boards[A])
    assert cubes_in_reserve(s, FALSE) == before + 1
    assert kinds(events) == ["false-information"]


def test_RC_FLS_3_it_is_worth_nothing():
    s = deep(cubes="FF..", boards=["GG", ""])
    before = (modified(s, A), stars(s, A), study_bonus(s, A), colours(s, A))
    settled(s, collect, A, 1, [0, 1])
    assert (modified(s, A), stars(s, A), study_bonus(s, A), colours(s, A)) == before


def test_RC_FLS_4_RC_UNI_7_a_missing_cube_leaves_its_space_empty():
    """RT-6f."""
    s = deep("IV-3", cubes="FFF")
    s.cubes[1] = (FALSE,) * 9 + (UNIVERSAL,) * 9
    assert filled(s, ZONE["IV-5"]) == (FALSE, NO_CUBE, UNIVERSAL, NO_CUBE)
    assert SUPPLY[FALSE:] == (10, 10)


def test_RC_FLS_5_it_is_a_cube_for_the_end_of_the_game():
    s = deep(cubes="F...")
    s.piles = [(), (), (), ()]
    assert cubes_in_dungeon(s)
    assert not exhausted(s)
    settled(s, collect, A, 1, [0])
    assert exhausted(s)


def test_RC_FLS_6_a_full_board_skips_no_false_cube():
    s = deep(cubes="UGFG")
    s.boards[A] = OURS.capacity
    assert collectable(s, A, 1, 4) == [2]


# ---------------------------------------------------------------- Universal Information


def test_RC_UNI_1_RC_UNI_2_it_is_collected_and_put_into_a_column_of_choice():
    s = deep(cubes="UFU.")
    settled(s, collect, A, 1, [0, 1, 2])
    assert tuple(awaited(s)) == (A,)
    assert list(options(s, A)) == [G, R, BLUE, Y, P]
    events = do(s, A, P)
    assert kinds(events).count("false-information") == 1
    assert s.boards[A] == (0, 0, 0, 0, 1)
    do(s, A, R)
    assert s.boards[A] == (0, 1, 0, 0, 1)
    assert whites(s, A) == [0, 1, 0, 0, 1]
    assert s.cubes[1] == (NO_CUBE,) * 4


def test_RC_UNI_3_it_counts_as_a_cube_of_its_column():
    """RT-6c."""
    s = deep(boards=["RR", ""], clan="blood")
    points = modified(s, A)
    put_on_board(s, A, R, universal=True)
    assert stars(s, A) == 1
    assert modified(s, A) == points + 3 + 2
    put_on_board(s, A, P, universal=True)
    assert colours(s, A) == 1 << R | 1 << P


def test_RC_UNI_4_without_room_it_is_passed_over_or_in_the_reserve():
    """RT-6h."""
    s = deep(cubes="U...")
    s.boards[A] = OURS.capacity
    assert collectable(s, A, 1, 3) == []
    collect(s, A, 1, [0])
    assert s.cubes[1][0] == UNIVERSAL
    put_on_board(s, B, G, universal=True)
    before = cubes_in_reserve(s, UNIVERSAL)
    steal(s, A, B, G)
    assert s.boards == [OURS.capacity, (0,) * 5]
    assert cubes_in_reserve(s, UNIVERSAL) == before + 1


def test_RC_UNI_4_room_is_reckoned_with_the_cubes_that_have_a_column():
    s = deep(cubes="UUG.")
    s.boards[A] = (*[n - (c == G) * 2 for c, n in enumerate(OURS.capacity)],)
    assert collectable(s, A, 1, 4) == [0, 1]
    s.boards[A] = (*[n - (c == R) for c, n in enumerate(OURS.capacity)],)
    assert collectable(s, A, 1, 4) == [0]


def test_RC_FLS_6_RC_UNI_4_a_false_cube_always_has_room_and_a_universal_one_where_any_has():
    s = deep()
    s.boards[A] = OURS.capacity
    assert [has_room(s, A, x) for x in (G, FALSE, UNIVERSAL)] == [False, True, False]
    s.boards[A] = (OURS.capacity[0] - 1, *OURS.capacity[1:])
    assert [has_room(s, A, x) for x in (R, FALSE, UNIVERSAL)] == [False, True, True]


def test_DG_38_3_a_full_column_is_passed_over_beside_white_cubes_too():
    """DG-Q.40 Two cubes of a colour need two free spaces."""
    s = deep(cubes="GGRU")
    s.boards[A] = (*[n - (c in (G, R)) for c, n in enumerate(OURS.capacity)],)
    assert collectable(s, A, 1, 4) == [0, 2]
    s.boards[A] = (OURS.capacity[G], 0, 0, 0, 0)
    assert collectable(s, A, 1, 4) == [2, 3]
    assert collectable(deep(cubes=".G.U"), A, 1, 4) == [1, 3]


def test_RC_UNI_2_where_two_columns_have_room_the_owner_is_asked():
    s = deep(cubes="U...")
    s.boards[A] = (*[n - (c in (R, P)) for c, n in enumerate(OURS.capacity)],)
    settled(s, collect, A, 1, [0])
    assert list(options(s, A)) == [R, P]


def test_RC_UNI_3_the_cube_of_the_colour_stays_in_the_reserve():
    """RC-CMP.4 It is the white one that is missing there."""
    s = deep(boards=["GR", ""])
    before = [cubes_in_reserve(s, x) for x in (G, R, FALSE, UNIVERSAL)]
    put_on_board(s, A, G, universal=True)
    assert [cubes_in_reserve(s, x) for x in (G, R, FALSE)] == before[:3]
    assert cubes_in_reserve(s, UNIVERSAL) == before[3] - 1


def test_RC_UNI_4_where_one_column_has_room_nobody_is_asked():
    s = deep(cubes="U...")
    s.boards[A] = (*[n - (c == R) for c, n in enumerate(OURS.capacity)],)
    settled(s, collect, A, 1, [0])
    assert s.boards[A] == OURS.capacity
    assert whites(s, A) == [0, 1, 0, 0, 0]


def test_RC_UNI_5_its_column_never_changes():
    s = deep(boards=["G", ""])
    put_on_board(s, A, G, universal=True)
    put_on_board(s, A, G)
    assert s.universal[A] == (0b010, 0, 0, 0, 0)
    assert load(type(s), save(s)).universal == s.universal


def test_RC_UNI_6_a_thief_chooses_anew_and_a_gift_keeps_its_column():
    """RT-6e."""
    s = deep(boards=["", "B"])
    put_on_board(s, B, BLUE, universal=True)
    settled(s, steal, A, B, BLUE)
    assert tuple(awaited(s)) == (A,)
    do(s, A, Y)
    assert (s.boards[A], whites(s, A)) == ((0, 0, 0, 1, 0), [0, 0, 0, 1, 0])
    assert (s.boards[B], whites(s, B)) == ((0, 0, 1, 0, 0), [0] * 5)
    donate(s, A, B, Y)
    assert (s.boards[B], whites(s, B)) == ((0, 0, 1, 1, 0), [0, 0, 0, 1, 0])
    s.boards[A] = (0, 0, 0, OURS.capacity[Y], 0)
    before = cubes_in_reserve(s, UNIVERSAL)
    donate(s, B, A, Y)
    assert cubes_in_reserve(s, UNIVERSAL) == before + 1


def test_RC_UNI_6_left_in_a_zone_it_is_white_again():
    s = deep(cubes="F...", boards=["", ""])
    put_on_board(s, A, P, universal=True)
    assert on_top(s, A, P)
    settled(s, leave, A, P)
    assert s.cubes[1] == (FALSE, NO_CUBE, NO_CUBE, UNIVERSAL)
    assert not any(s.boards[A])


def test_RC_UNI_6_espionage_for_a_universal_cube():
    s = deep(boards=["", "R"], hands=[["FT5", "FT5"], []], students=[3, 0],
             scholars=("valerio", "sofia"))  # fmt: skip
    put_on_board(s, B, R, universal=True)
    do(s, A, (SPY, B, R))
    do(s, A, tuple(sorted(s.hands[A])))
    pass_all(s)
    assert type(s.stack[-1]).__name__ == "PlaceUniversal"
    do(s, A, G)
    advance(s)
    assert s.boards[A] == (1, 0, 0, 0, 0)
    assert s.boards[B] == (0, 1, 0, 0, 0)


def test_RC_UNI_8_off_a_board_a_universal_cube_is_worth_most_and_a_false_one_nothing():
    assert sorted([FALSE, P, UNIVERSAL, G], key=worth) == [FALSE, G, P, UNIVERSAL]


def test_RC_UNI_9_the_randomizer_knows_neither():
    s = deep()
    assert {random_information(s, 0b11111) for _ in range(60)} <= set(range(5))
    assert {card.information for card in OURS.randomizers} == set("GRBYP")
