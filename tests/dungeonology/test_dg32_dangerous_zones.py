"""DG-32 Dangerous Zones."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import BIVOUAC, MOVE, NO_CUBE, PASS, PLACE, SPY
from ludoteca.games.dungeonology.cubes import LeaveCubes
from ludoteca.games.dungeonology.dangers import toll
from ludoteca.games.dungeonology.explore import Action, Movement
from ludoteca.games.dungeonology.placing import PlaceZone
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.games.dungeonology.students import STUDENT, TOKEN
from ludoteca.kernel.play import awaited, options

from .maps import lay, spot
from .scenes import (
    BLUE,
    OURS,
    A,
    B,
    G,
    P,
    R,
    Y,
    cards,
    deeds,
    do,
    fix_bag,
    kinds,
    pass_all,
    refused,
    scene,
    settled,
    studying,
    sums,
    test_of,
    told,
    why,
)

CLIMBED = [row.id for n, row in enumerate(OURS.zones) if OURS.stairs[n]]
DANGEROUS = {"rules__dangerous_zones": True}


def walking(*steps, at=None, options=None, **position):
    """The Movement phase of Sofia, in the last Zone but one unless it is said."""
    names = [step.partition("<")[0] for step in steps]
    where = at or (names[-2] if len(names) > 1 else "START")
    given: dict[str, Any] = (
        {"moment": "movement", "at": [where, "START", "START"]} | lay(*steps) | position
    )
    given["stairs_used"] = position.get("stairs_used", [x for x in names if x in CLIMBED])
    return scene(options=DANGEROUS | (options or {}), **given)


def go(s, name):
    return do(s, s.active, (MOVE, spot(s, name)))


def test_DG_32_1_every_zone_effect_counts_and_one_zone_has_none():
    s = walking("I-4", "I-6")
    kinds_by_zone = {row.id: [e.kind for e in row.effects] for row in s.terms.content.zones}
    assert kinds_by_zone["I-4"] == []
    assert [name for name, found in kinds_by_zone.items() if not found] == ["START", "I-4"]
    assert "ambush" in kinds(go(s, "I-6"))
    base = walking("I-4", "I-6", options={"rules__dangerous_zones": False})
    assert "ambush" not in kinds(go(base, "I-6"))


def test_DG_32_2_and_DG_X_6_effects_are_checked_from_the_left():
    s = walking("I-4", "II-4", at="I-4", boards=["R", "", ""])
    log = go(s, "II-4")
    assert kinds(log)[1:] == ["moved", "ambush"]
    assert awaited(s) == (A,)
    do(s, A, TOKEN)
    assert s.stunned[A] == 1
    assert isinstance(s.stack[-1], Movement)  # Danger does nothing now; the Boss is not here


def test_DG_X_6_a_test_that_fails_there_draws_two_students():
    s = scene(
        options=DANGEROUS,
        hands=[["EX1", "NT1"], [], []],
        at=["II-4", "START", "START"],
        students=[0, 3, 3],
        **lay("I-4", "II-4"),
    )
    studying(s, 1, "EX1")
    fix_bag(s, "grey", "grey")
    log = pass_all(s)
    assert s.stunned[A] == 1
    assert told(log, "students-drawn")["count"] == 2


def test_DG_32_3_and_DG_32_9_danger_draws_so_many_students_instead_of_one():
    for rule, count in ((True, 2), (False, 1)):
        s = scene(
            options={"rules__dangerous_zones": rule},
            hands=[["EX1", "NT1"], [], []],
            at=["I-3", "START", "START"],
            students=[0, 3, 3],
            deck=["EX1"],
            **lay("I-3"),
        )
        studying(s, 2, "EX1")
        fix_bag(s, "grey", "grey")
        assert told(pass_all(s), "students-drawn")["count"] == count


def test_DG_Q_80_danger_counts_in_espionage_in_the_zone_of_the_spy():
    s = scene(
        options=DANGEROUS,
        hands=[["EX1", "NT1"], [], []],
        at=["I-3", "I-4", "START"],
        students=[1, 9, 0],
        scholars=("rebecca", "valerio", "sofia"),
        boards=["", "P", ""],
        **lay("I-3", "I-4"),
    )
    do(s, A, (SPY, B, P))
    do(s, A, cards(s, A, "EX1"))
    fix_bag(s, "grey", "grey")
    assert told(pass_all(s), "students-drawn")["count"] == 2


def test_DG_32_4_entry_effects_are_resolved_on_each_entry():
    s = walking("I-4", "I-6", students=[0, 3, 3])
    go(s, "I-6")
    assert s.stunned[A] == 1
    go(s, "I-4")
    go(s, "I-6")
    assert s.stunned[A] == 2


def test_DG_32_5_a_secret_passage_serves_who_leaves():
    s = walking("I-5", "I-4", "II-2", at="I-5")
    assert (MOVE, spot(s, "II-2")) in options(s, A)
    there = walking("I-5", "I-4", "I-3", at="I-5")
    assert (MOVE, spot(there, "I-3")) not in options(there, A)


def test_DG_32_6_an_action_effect_is_the_action_of_the_turn():
    s = scene(options=DANGEROUS, at=["I-5", "START", "START"], boards=["G", "", ""], **lay("I-5"))
    assert deeds(s, BIVOUAC) == [(BIVOUAC,)]
    do(s, A, (BIVOUAC,))
    do(s, A, ())
    assert isinstance(s.stack[-1], Action)
    assert s.this_turn == ((0, A),)
    assert deeds(s, BIVOUAC) == []
    assert why(s, A, (BIVOUAC,)) == ("DG-23.1", "action-is-spent")
    assert why(s, A, (5, 1)) == ("DG-23.1", "action-is-spent")


def test_DG_32_6_a_jack_of_all_trades_has_an_action_left_after_it():
    s = scene(
        options=DANGEROUS,
        at=["I-5", "START", "START"],
        boards=["G", "GGG", ""],
        fired_up=[A],
        **lay("I-5"),
    )
    do(s, A, (BIVOUAC,))
    do(s, A, ())
    assert (5, 1) in options(s, A)


def test_DG_32_7_a_coloured_effect_is_for_owners_of_that_colour():
    s = scene(options=DANGEROUS, at=["I-5", "START", "START"], boards=["R", "", ""], **lay("I-5"))
    assert deeds(s, BIVOUAC) == []
    assert why(s, A, (BIVOUAC,)) == ("DG-32.15", "no-bivouac")
    for board, stealth in (("", 1), ("B", 4)):  # Mysticism also has an Arrow beside its first row
        t = scene(
            options=DANGEROUS,
            at=["III-4", "START", "START"],
            hands=[["EX1", "NT1"], [], []],
            boards=[board, "", ""],
            deck=["EX2", "EX1"],
            **lay("I-4", "III-4"),
        )
        studying(t, 1, "EX1")
        assert sums(t)[0] == stealth


@pytest.mark.parametrize(("zone", "deck", "expected"), [
    ("I-3", ["EX2"], (1 + 2, 3)),
    ("I-5", ["EX3"], (1, 4 + 3)),
    ("III-6", ["EX1", "SU3"], (1, 5 + 3)),
])  # fmt: skip
def test_DG_32_8_luck_reveals_cards_and_adds_the_highest(zone, deck, expected):
    s = scene(
        options=DANGEROUS,
        at=[zone, "START", "START"],
        hands=[["EX1", "NT1"], [], []],
        deck=deck,
        **lay("I-4", zone),
    )
    before = len(s.discard)
    log = studying(s, 1, "EX1")
    assert sums(s) == expected
    assert told(log, "luck")["amount"] == max(int(code[2]) for code in deck)
    assert len(s.discard) == before + len(deck)  # DG-Q.33
    assert "luck" in [part[0] for part in (*test_of(s).stealth, *test_of(s).alert)]


@pytest.mark.parametrize("counts", [False, True])
def test_DG_Q_79_luck_counts_in_espionage_only_if_the_table_says_so(counts):
    s = scene(
        options=DANGEROUS | {"luck_in_espionage": counts},
        hands=[["EX1", "NT1"], [], []],
        at=["I-3", "I-3", "START"],
        scholars=("rebecca", "valerio", "sofia"),
        boards=["", "P", ""],
        students=[1, 0, 0],
        deck=["EX2"],
        **lay("I-3"),
    )
    do(s, A, (SPY, B, P))
    do(s, A, cards(s, A, "EX1"))
    assert sums(s)[0] == (3 if counts else 1)


def test_DG_X_4_with_dangerous_zones_good_luck_helps_and_danger_draws_two():
    s = scene(
        options=DANGEROUS,
        at=["I-3", "START", "START"],
        hands=[["EX1", "NT1"], [], []],
        deck=["EX1"],
        alert=2,
        bag=[9, 1],
        students=[0, 3, 3],
        **lay("I-3"),
    )
    studying(s, 1, "EX1")
    assert sums(s) == (2, 4)
    fix_bag(s, "grey", "grey")
    log = pass_all(s)
    assert told(log, "test-failed")["stealth"] == 2
    assert told(log, "students-drawn")["count"] == 2


def test_DG_32_10_ambush_gives_tokens_each_avoidable():
    s = walking("I-4", "III-3", at="I-4", boards=["YB", "", ""], students=[1, 3, 3])
    go(s, "III-3")
    assert s.stack[-1].count == 2
    do(s, A, STUDENT)
    assert (s.students[A], s.stunned[A]) == (0, 1)  # no Student is left for the second


def test_DG_Q_87_a_table_may_give_students_first():
    s = walking("I-4", "I-6", options={"ambush_students_first": True})
    go(s, "I-6")
    assert (s.students[A], s.stunned[A]) == (2, 0)


def test_DG_32_11_stop_takes_all_speed_points_and_cards_bring_new_ones():
    s = walking("I-4", "II-5", hands=[["EX2"], [], []], bonus=1)
    assert (s.phase().speed, s.phase().bonus) == (3, 1)
    log = go(s, "II-5")
    assert told(log, "stop")["count"] == 3
    assert (s.phase().speed, s.phase().bonus) == (0, 0)
    assert deeds(s, MOVE) == deeds(s, PLACE) == []
    do(s, A, (3, s.hands[A][0], 0))
    assert s.phase().bonus == 2


def toll_at(cubes, board, *steps, zone="III-1"):
    laid = lay("I-4", zone, *steps)
    for each in laid["zones"]:
        if each["zone"] == zone and cubes is not None:
            each["cubes"] = cubes
    laid["stairs_used"] = [each["zone"] for each in laid["zones"] if each["zone"] in CLIMBED]
    return scene(
        options=DANGEROUS,
        moment="movement",
        at=["I-4", "START", "START"],
        boards=[board, "", ""],
        **laid,
    )


def test_DG_32_12_and_DG_X_19_a_toll_goes_to_the_leftmost_empty_space():
    s = toll_at("..YP", "GR")
    go(s, "III-1")
    assert list(options(s, A)) == [G, R]
    do(s, A, R)
    assert s.cubes[spot(s, "III-1")] == (R, -1, Y, P)
    assert s.boards[A] == (1, 0, 0, 0, 0)


def test_DG_32_13_what_finds_no_space_goes_to_a_linked_zone_or_the_reserve():
    s = toll_at(None, "G")
    s.cubes[spot(s, "I-4")] = (-1, -1, BLUE)
    go(s, "III-1")
    assert s.cubes[spot(s, "I-4")] == (G, -1, BLUE)  # the one Linked Zone, from the left
    full = toll_at(None, "G")
    log = go(full, "III-1")
    assert "cube-eliminated" in kinds(log)
    two = toll_at(None, "G", "III-4")
    two.cubes[spot(two, "I-4")] = (-1, -1, BLUE)
    two.cubes[spot(two, "III-4")] = (-1, -1, -1, -1)
    go(two, "III-1")
    assert isinstance(two.stack[-1], LeaveCubes)
    assert set(options(two, A)) == {spot(two, "I-4"), spot(two, "III-4")}
    do(two, A, spot(two, "III-4"))
    assert two.cubes[spot(two, "III-4")][0] == G


def test_DG_32_14_who_has_too_few_cubes_leaves_all():
    s = toll_at("....", "")
    assert kinds(go(s, "III-1"))[1:] == ["moved", "toll"]
    assert isinstance(s.stack[-1], Movement)
    dear = toll_at("....", "GR")
    do(dear, A, (MOVE, spot(dear, "III-1")))
    do(dear, A, G)
    settled(dear, toll, A, spot(dear, "III-1"), ZoneEffect(kind="toll", number=3))
    assert sum(dear.boards[A]) == 0
    assert dear.cubes[spot(dear, "III-1")] == (G, R, NO_CUBE, NO_CUBE)
    assert isinstance(dear.stack[-1], Movement), "nothing is owed"


def test_DG_32_15_a_bivouac_mends_everything_in_order():
    s = scene(
        options=DANGEROUS,
        at=["III-2", "START", "START"],
        boards=["Y", "", ""],
        stunned=[2, 0, 0],
        students=[0, 3, 3],
        jinxes=[["torn-satchel", "?rough-night"], [], []],
        hands=[["EX1", "EX2"], [], []],
        **lay("I-4", "III-2"),
    )
    do(s, A, (BIVOUAC,))
    assert s.stunned[A] == 0
    do(s, A, s.jinxes[A][0])
    assert s.students[A] == 3
    do(s, A, cards(s, A, "EX1"))
    assert len(s.hands[A]) == 4


def test_DG_32_16_bivouacs_are_green_or_yellow():
    s = walking("I-4", "I-3")
    zones = [row for row in s.terms.content.zones if not row.is_camp_z]
    assert {e.colour for row in zones for e in row.effects if e.kind == "bivouac"} == {"G", "Y"}


def test_DG_32_17_a_bivouac_neither_moves_nor_ends_the_turn():
    s = scene(options=DANGEROUS, at=["I-5", "START", "START"], boards=["G", "", ""], **lay("I-5"))
    do(s, A, (BIVOUAC,))
    do(s, A, ())
    assert s.spots[A] == spot(s, "I-5")
    assert isinstance(s.stack[-1], Action)
    assert awaited(s) == (A,)


def test_DG_32_18_a_secret_passage_costs_a_point_and_needs_the_same_letter():
    s = walking("I-5", "I-4", "II-2", at="I-5")
    go(s, "II-2")
    assert s.phase().speed == 2
    assert s.spots[A] == spot(s, "II-2")
    other = walking("I-5", "I-4", "II-6", at="I-5")  # A and B
    assert why(other, A, (MOVE, spot(other, "II-6"))) == ("DG-17.6", "zone-not-linked")


def test_DG_Q_108_secret_passages_are_for_the_movement_phase():
    s = walking("I-5", "I-4", "II-2", at="I-5", bonus=2)
    do(s, A, (PASS,))
    assert s.phase().bonus == 2
    assert (MOVE, spot(s, "II-2")) not in options(s, A)


def test_DG_32_19_it_ignores_doors_and_floors_and_is_an_entry():
    s = walking("I-2", "I-4", "III-5", at="I-2")
    log = go(s, "III-5")  # its only Door asks for Mysticism
    assert "stop" in kinds(log)
    assert s.phase().speed == 0


def test_DG_32_20_a_drawn_zone_is_entered_with_all_its_effects():
    s = walking("I-4", at="I-4", piles=[["I-6"], [], []])
    do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], PlaceZone)
    assert "ambush" in kinds(do(s, A, next(iter(options(s, A)))))


def test_DG_32_21_who_is_moved_away_by_an_effect_meets_no_more_of_them():
    s = walking("I-4", "II-3", students=[3, 3, 3])
    go(s, "II-3")
    s.spots[A] = spot(s, "I-4")  # as if something had carried her off
    do(s, A, TOKEN)
    assert isinstance(s.stack[-1], Movement)  # no Stairs are climbed


def test_DG_32_22_effects_stay_and_stairs_work_once():
    s = walking("I-4", "II-3", students=[0, 3, 3], stairs_used=["I-4"])
    go(s, "II-3")
    assert s.stunned[A] == 1
    while not isinstance(s.stack[-1], Movement):
        do(s, A, next(iter(options(s, A))))
    assert spot(s, "II-3") in s.stairs_used
    placed = len(s.plan.placed)
    go(s, "I-4")
    go(s, "II-3")
    assert (s.stunned[A], len(s.plan.placed)) == (2, placed)


def test_DG_38_9_a_toll_fills_from_the_left_and_leaving_from_the_right():
    s = toll_at("....", "G")
    go(s, "III-1")
    assert s.cubes[spot(s, "III-1")] == (G, -1, -1, -1)


def test_DG_X_24_the_zones_of_floor_one():
    s = walking("I-4", "I-5", at="I-4")
    log = go(s, "I-5")
    assert kinds(log)[1:] == ["moved"]
    assert deeds(s, BIVOUAC) == []
    assert refused(s, A, (BIVOUAC,)).key == "not-in-this-phase"
    t = scene(
        options=DANGEROUS,
        at=["I-5", "START", "START"],
        hands=[["EX1", "NT1"], [], []],
        deck=["EX2"],
        **lay("I-5"),
    )
    studying(t, 1, "EX1")
    assert sums(t)[1] == 4 + 2
    assert kinds(go(walking("I-6", "I-4", at="I-6"), "I-4"))[1:] == ["moved"]
    assert "ambush" in kinds(go(walking("I-4", "I-6"), "I-6"))
