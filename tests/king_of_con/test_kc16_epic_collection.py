"""KC-16 The Epic Collection and the early end; vectors M-30, M-32."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_con import content
from ludoteca.games.king_of_con.collection import epics, has_epic
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scene

TRAITS = content.SHELF.ours().traits
WITH = {trait: [n for n in range(1, 26) if trait in TRAITS[n]] for trait in range(1, 16)}
SIGNED = {5: (A, 2), 6: (A, 2), 12: (A, 2)}  # three of Characteristic 12
MINT = {2: (A, 2), 8: (A, 1), 14: (A, 1)}  # three of Characteristic 15


def sheet(table):
    return {line.key: line.points for line in table.game.sheet(table.state)}


@pytest.mark.parametrize("trait", range(1, 16))
def test_KC_16_1_four_objects_of_one_characteristic_are_an_epic_collection(trait):
    things = WITH[trait]
    s = con(scene(phase=3, objects=dict.fromkeys(things[:3], (B, 0))))
    assert (has_epic(s), epics(s)) == (False, [])
    for n in (3, 4):
        s.owner[things[n]] = B
        assert (has_epic(s), epics(s)) == (True, [(B, trait)]), "KC-17.6 five are still one"
    s.owner[things[0]] = s.owner[things[1]] = A
    assert not has_epic(s), "four Objects of two players are none"


def test_KC_16_1_four_objects_without_a_characteristic_in_common_are_none():
    s = con(scene(phase=3, objects=dict.fromkeys((1, 7, 13, 20), (A, 5))))
    assert (has_epic(s), epics(s)) == (False, [])


def test_M_30_KC_16_4_reached_in_phase_2_the_game_ends_after_the_award():
    table = scene(stands=[20, 3, 7, 9], round=3, objects=MINT, bins=[0, 7, 0])
    told = kinds(declare(table, {A: {20: 1}, B: {3: 2}}, {}))
    assert table.over
    assert told[-3:] == ["epic-collection", "shown", "game-over"]
    for never in ("devaluation", "recovered", "predominance", "consolation"):
        assert never not in told
    assert objects(table, 2, 8, 14, 20) == [(A, 2), (A, 1), (A, 1), (A, 1)]
    assert con(table).bins == [0, 7, 0]
    assert sheet(table)["tokens"] == (3, 2, 3), "Bins are ignored"


def test_KC_16_2_the_phase_being_played_is_finished():
    """The Stands after that of the fourth Signed Object are still awarded, ties too."""
    table = scene(stands=[18, 3, 7, 9], objects=SIGNED, round=3)
    declare(table, {A: {18: 1}, B: {3: 1}, C: {7: 2}}, {A: {9: 1}, B: {7: 2}, C: {9: 1}}, {})
    assert table.over
    assert objects(table, 18, 3, 7, 9) == [(A, 1), (B, 1), (C, 2), (A, 1)]


def test_KC_16_3_who_loses_one_while_winning_a_fourth_has_no_epic_collection():
    """AMB-15: tested after all transfers; for a moment A would hold #5, #6, #12 and #18."""
    table = scene(phase=3, objects={**SIGNED, 18: (C, 1)})
    declare(table, {A: {18: 2}, B: {5: 3}})
    assert objects(table, 5, 18) == [(B, 2), (A, 1)]
    assert not table.over
    late = scene(phase=3, objects={6: (A, 2), 12: (A, 2), 18: (A, 2), 5: (C, 1)})
    declare(late, {A: {5: 2}, B: {18: 3}})
    assert not late.over, "whichever Object is moved first"


def test_KC_16_3_it_is_also_completed_by_winning_two_at_once():
    table = scene(phase=3, objects={5: (A, 2), 6: (A, 2), 18: (C, 1)}, stalls=[24])
    declare(table, {A: {18: 2, 24: 3}})
    assert table.over


def test_KC_16_3_an_epic_collection_in_the_stalls_is_nobodys():
    table = scene(stands=[18, 24, 3, 7], stalls=[5, 6], round=2)
    declare(table, {}, {})
    assert not table.over


@pytest.mark.parametrize("number", [1, 5, 6])
def test_KC_16_5_reached_in_phase_3_devaluation_is_done_and_phase_4_is_not_played(number):
    """AMB-17, and AMB-49: round VI makes no exception."""
    table = scene(phase=3, round=number, objects={**SIGNED, 18: (C, 1)}, bins=[0, 2, 0])
    told = kinds(declare(table, {A: {18: 2}}))
    assert table.over
    assert "devaluation" in told
    for never in ("recovered", "predominance", "consolation"):
        assert never not in told
    assert objects(table, 5, 6, 12, 18) == [(A, 1)] * 4
    assert con(table).bins == [4, 2, 0]
    assert con(table).reserve == [8, 10, 12]


def test_M_32_KC_16_6_two_players_complete_one_in_the_same_phase_and_both_count():
    both = MINT | {6: (B, 1), 12: (B, 1), 18: (B, 1)}
    table = scene(stands=[20, 24, 7, 9], objects=both, round=3)
    events = declare(table, {A: {20: 1}, B: {24: 1}}, {})
    found = [event.public for event in events if event.kind == "epic-collection"]
    assert found == [{"seat": B, "characteristic": 12}, {"seat": A, "characteristic": 15}]
    assert table.over
    assert sheet(table)["epic-collections"] == (1, 1, 0)


def test_KC_16_7_tokens_in_bins_are_lost_for_scoring_in_an_early_end():
    table = scene(
        stands=[20, 3, 7, 9], round=3, objects=MINT, reserves=[10, 2, 0], bins=[0, 20, 30]
    )
    declare(table, {A: {20: 1}}, {})
    assert sheet(table)["tokens"] == (3, 0, 0)


def test_KC_16_8_the_epic_collection_does_not_by_itself_win():
    table = scene(stands=[20, 3, 7, 9], round=3, objects=MINT, reserves=[1, 60, 0])
    declare(table, {A: {20: 1}}, {})
    assert table.over
    assert table.ranking[0] == B
    assert table.scores[B] == 20
