"""Placing, entering and Maximum Alert at their edges."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import LOCKS_PICKED, MOVE, NOWHERE, PLACE, ROPED
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.panic import begin_panic
from ludoteca.games.dungeonology.placing import Pathfinder, PlaceZone, enter
from ludoteca.games.dungeonology.students import reserve
from ludoteca.kernel.play import options
from ludoteca.kernel.terms import TermsError

from .maps import lay, spot
from .scenes import OURS, A, agree, do, kinds, scene, settled
from .test_dg33_maximum_alert import MAXIMUM, alarmed

DANGER: dict[str, Any] = {"rules__dangerous_zones": True}
SARA = ("sara", "valerio")
WITH_SARA = {"rocca__scholars": True}


# ---------------------------------------------------------------- Maximum Alert


@pytest.mark.parametrize(
    ("options", "position", "filled"),
    [
        ({}, {"students": [10, 10, 10], "bonfire": 6}, 4),
        ({}, {"students": [10, 10, 10], "bonfire": 0}, 9),
        # W4: six Students more, once they are ice no longer
        (
            {"rules__boss": True, "boss": "fredo"},
            {"students": [13, 13, 13], "mode": {"iota": 0}},
            7,
        ),
        # RC-CNG.14: those of Congregations are no standard ones
        (
            {"rocca__congregations": True},
            {"students": [13, 13, 12], "members": [[3, 0, 0, 0], [0] * 4, [0] * 4]},
            5,
        ),
    ],
)
def test_DG_33_6_the_panic_card_fills_the_university_with_what_the_reserve_has(
    options, position, filled
):
    s = scene(options={**MAXIMUM, **options}, panic="darkness", bag=[0, 1], **position)
    begin_panic(s)
    assert s.bag == (filled, 1)
    assert reserve(s) >= 0


def test_DG_5_3_nobody_runs_into_another_in_the_starting_zone():
    at = ["I-4", "START", "I-4"]
    s = alarmed("the-revellers-charge", at=at, students=[0] * 3, moment="movement")
    do(s, A, (MOVE, 0))
    assert s.stunned[A] == 0


def test_DG_Q_61_DG_Q_99_who_is_captured_on_entering_meets_nothing_more():
    rules = {**MAXIMUM, **DANGER, "rules__boss": True}
    start: dict[str, Any] = {"students": [0] * 3, **lay("I-4", "II-1", "III-1", "III-3")}
    s = alarmed(rules=rules, at=["III-1", "I-4", "I-4"], stunned=[3, 0, 0], **start)
    log = settled(s, enter, A, spot(s, "III-3"))  # Ambush 2, Danger 3, Boss
    assert s.captured == (A,)
    assert "boss-appears" not in kinds(log)
    s = alarmed(rules=rules, at=["III-1", "I-4", "I-4"], **start)
    assert "boss-appears" in kinds(settled(s, enter, A, spot(s, "III-3")))


def test_DG_33_1_a_panic_card_of_the_boss_needs_his_rule():
    with pytest.raises(TermsError, match=r"panic-needs-boss \[DG-33\.1\]"):
        agree(3, rules__max_alert=True, panic="last-round-everyone")
    assert agree(3, rules__max_alert=True, rules__boss=True, panic="last-round-everyone").panics


# ---------------------------------------------------------------- entering


def test_RC_SCH_2_on_a_rope_the_boss_is_still_called():
    rules = {**WITH_SARA, "rules__boss": True}
    s = scene(SARA, "movement", options=rules, this_turn=[(ROPED, A)], at=["START"] * 2,
              zones=[{"zone": "II-4", "x": 8, "y": 8}])  # fmt: skip
    assert s.boss == NOWHERE
    assert "boss-appears" in kinds(settled(s, enter, A, 1))


@pytest.mark.parametrize(("board", "stunned"), [("G", 0), ("R", 1)])
def test_DG_32_7_a_coloured_entry_effect_works_only_with_such_a_cube(board, stunned):
    text = SHELF.our_text()
    at = text.index('{ kind = "ambush", number = 1 }', text.index('id = "I-6"'))
    red = text[:at] + '{ kind = "ambush", number = 1, colour = "R" }' + text[at:][31:]
    zones = [{"zone": "I-6", "x": 2, "y": 0}]
    s = scene(pack=red, options=DANGER, zones=zones, at=["START"] * 3, boards=[board, "", ""],
              students=[0] * 3, moment="movement")  # fmt: skip
    do(s, A, (MOVE, 1))
    assert s.stunned[A] == stunned


# ---------------------------------------------------------------- placing


def test_DG_18_16_who_has_picked_the_locks_goes_on_through_a_door():
    start: dict[str, Any] = {"zones": [{"zone": "III-1", "x": 10, "y": 0}], "at": ["III-1"] * 3}
    start |= {"piles": [[], [], ["III-5"]], "moment": "movement"}  # III-5 has one Passage, a Door
    for picked, ends in (([], 1), ([(LOCKS_PICKED, A)], 2)):
        s = scene(this_turn=picked, **start)
        do(s, A, (PLACE,))
        log = do(s, A, next(iter(options(s, A))))
        assert s.spots[A] == ends
        assert ("door-shut" in kinds(log)) == (ends == 1)


def cornered(*pile):
    """Sara in III-2; on a strict grid (DG-Q.25) neither III-3 nor III-5 has a Passage to meet hers.

    No other Zones are left in the pile.
    """
    s = scene(SARA, "movement", options={**WITH_SARA, "placement_grid": "full"}, at=["III-2"] * 2,
              zones=[{"zone": "III-2", "x": 10, "y": 0}], piles=[[], [], list(pile)],
              hands=[[], []])  # fmt: skip
    s.piles[2] = s.piles[2][-len(pile) :]
    return s


def names(s, cards):
    return [OURS.zones[s.faces[card]].id for card in cards]


def test_RC_SCH_2_the_pathfinder_may_choose_only_what_fits():
    s = cornered("III-3", "III-1", "III-4")
    do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], PlaceZone)  # nobody is asked which
    assert names(s, [s.stack[-1].card]) == ["III-1"]


def test_DG_18_11_the_pathfinder_goes_on_where_neither_fits():
    s = cornered("III-3", "III-5", "III-1", "III-4")
    do(s, A, (PLACE,))
    assert isinstance(s.stack[-1], Pathfinder)
    assert {*names(s, options(s, A))} == {"III-1", "III-4"}
    assert names(s, s.piles[2]) == ["III-5", "III-3"]
