"""KC-13 Devaluation, the last step of phase 3."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_con.components import STALLS
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scavenge, scene


def test_KC_13_1_each_object_in_any_collection_loses_one_token():
    table = scene(phase=3, objects={1: (A, 5), 7: (B, 1), 9: (B, 3), 18: (C, 2)})
    scavenge(table, {})
    assert objects(table, 1, 7, 9, 18) == [(A, 4), (B, 0), (B, 2), (C, 1)]


def test_KC_13_1_it_comes_after_all_transfers():
    events = declare(scene(phase=3, objects={7: (C, 2)}), {A: {7: 3}})
    told = kinds(events)
    assert told.index("won-from-a-collection") < told.index("devaluation")
    assert told.count("devaluation") == 1


def test_KC_13_2_the_token_goes_to_the_bin_of_the_present_owner():
    """AMB-30: neither to the former owner's nor to the Bank."""
    table = scene(phase=3, objects={7: (C, 2), 9: (B, 3)})
    s = scavenge(table, {A: {7: 3}})
    assert s.bins == [1, 1, 0]
    assert s.bank == 65 - 1, "the top-up alone"


def test_KC_13_3_objects_won_in_this_very_round_are_devalued_as_well():
    table = scene(objects={5: (C, 2)})
    events = declare(table, {A: {3: 4}}, {}, {B: {5: 3, 7: 3}})
    (devalued,) = [event.public["lost"] for event in events if event.kind == "devaluation"]
    assert devalued == {3: 1, 5: 1, 7: 1}, "won in phase 2, in phase 3, and from the Stalls"
    assert objects(table, 3, 5, 7) == [(A, 3), (B, 2), (B, 2)]


def test_M_22_KC_13_4_an_object_without_tokens_loses_nothing_and_stays():
    table = scene(phase=3, objects={7: (C, 0)})
    events = declare(table.clone(), {})
    assert [event.public["lost"] for event in events if event.kind == "devaluation"] == [{}]
    s = scavenge(table, {})
    assert objects(table, 7) == [(C, 0)]
    assert (s.bins, s.reserve, s.bank) == ([0, 0, 0], [10, 10, 10], 70)


@pytest.mark.parametrize(("offers", "owner"), [({A: 1}, A), ({A: 1, B: 2}, B), ({}, C)])
def test_KC_13_5_an_object_of_value_0_is_won_by_any_highest_offer(offers, owner):
    table = scene(phase=3, objects={7: (C, 0)})
    scavenge(table, {seat: {7: n} for seat, n in offers.items()})
    assert objects(table, 7)[0][0] == owner


def test_KC_13_5_AMB_14_the_thief_pays_1_and_devaluation_takes_the_one_of_the_bank():
    table = scene(phase=3, objects={7: (C, 0)})
    s = scavenge(table, {A: {7: 1}})
    assert objects(table, 7) == [(A, 0)]
    assert (s.reserve, s.bins, s.bank) == ([9, 10, 11], [1, 0, 0], 69)


def test_KC_13_6_objects_in_the_stalls_are_not_devalued():
    table = scene(phase=3, stalls=[9])
    events = declare(table.clone(), {})
    (devalued,) = [event.public["lost"] for event in events if event.kind == "devaluation"]
    assert devalued == {}
    scavenge(table, {})
    assert objects(table, 9) == [(STALLS, 0)]
    again = scene(phase=3, stalls=[9], round=2)
    scavenge(again, {A: {9: 3}, B: {9: 2}})
    assert objects(again, 9) == [(A, 2)], "still Value 2 in a later round"


def test_KC_13_7_then_phase_4_follows():
    table = scene(phase=3, objects={7: (C, 2)}, bins=[3, 0, 0], options={"monkeyControl": True})
    told = kinds(declare(table, {}))
    assert told.index("devaluation") < told.index("recovered") < told.index("predominance")


def test_KC_13_7_the_marker_is_on_4_while_a_predominance_is_contested():
    held = {18: (A, 3), 24: (B, 3)}
    table = scene(phase=3, objects=held, options={"monkeyControl": True})
    declare(table, {})
    assert table.decision(A).kind == "MonkeyControl"
    assert table.view(None)["stack"][0] == {"frame": "Round", "phase": 4}


def test_KC_13_7_unless_an_epic_collection_ends_the_game():
    signed = {5: (A, 2), 6: (A, 2), 12: (A, 2), 18: (C, 1)}
    table = scene(phase=3, objects=signed, bins=[3, 0, 0])
    told = kinds(declare(table, {A: {18: 2}}))
    assert told[-4:] == ["devaluation", "epic-collection", "shown", "game-over"]
    assert con(table).bins == [3 + 4, 0, 0]
