"""RC-FAM, RC-ZEF.1 Familiars: hired, attached, left behind."""

from typing import Any

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.boss import encounter
from ludoteca.games.dungeonology.components import (
    BIVOUAC,
    EXPLORE,
    HIRE,
    NOBODY,
    NOWHERE,
    PASS,
    REST,
    STUDY,
    THESIS,
)
from ludoteca.games.dungeonology.dangers import ambush
from ludoteca.games.dungeonology.notes import put_on_board, stars
from ludoteca.games.dungeonology.rocca_civetta.entry import hecatomb
from ludoteca.games.dungeonology.rocca_civetta.familiars import detach, hire
from ludoteca.games.dungeonology.rows import ZoneEffect
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, options
from ludoteca.kernel.terms import TermsError

from .scenes import (
    OURS,
    A,
    B,
    G,
    agree,
    begun,
    deeds,
    do,
    end_turn,
    kinds,
    scene,
    settled,
    told,
    why,
)  # fmt: skip

WITH: dict[str, Any] = {
    "rules__dangerous_zones": True,
    "rocca__floor_iv": True,
    "rocca__familiars": True,
}
YOCCA, MANTICORE = range(2)
HOLLOW, EYRIE = "IV-2", "IV-5"


def there(zone=HOLLOW, boards=("GGGRRR", ""), **position):
    """Two Scholars in a Zone of Floor IV, in the Action phase."""
    given = {"zones": [{"zone": zone, "x": 8, "y": 8}], "at": [zone, zone], "boards": list(boards)}
    start = {"scholars": ("valerio", "rebecca"), "students": [2, 2]}
    chosen = {**WITH, **position.pop("options", {})}
    return scene(options=chosen, **{**start, **given, **position})


def test_RC_FAM_1_familiars_need_dangerous_zones_and_floor_four():
    for missing in ("rules__dangerous_zones", "rocca__floor_iv"):
        with pytest.raises(TermsError) as error:
            agree(**{name: on for name, on in WITH.items() if name != missing})
        assert "RC-FAM.1" in {reason.clause for reason in error.value.reasons}
    assert agree(**WITH).familiars


def test_RC_FAM_2_they_begin_in_the_reserve():
    assert begun(2, **WITH).familiars == ((NOBODY, NOWHERE),) * 2
    assert begun(2).familiars == ()
    assert view(begun(2, **WITH), B)["familiars"] == ((NOBODY, NOWHERE),) * 2


def test_RC_ZEF_1_RC_FAM_3_RC_FAM_4_hiring_is_an_action_that_costs_cubes():
    s = there()
    assert deeds(s, HIRE) == [(HIRE, YOCCA)]
    events = do(s, A, (HIRE, YOCCA))
    assert told(events, "familiar-hired") == {"seat": A, "familiar": "yocca"}
    assert s.boards[A] == (1, 2, 0, 0, 0)
    assert s.familiars[YOCCA] == (A, NOWHERE)
    assert deeds(s, STUDY) == []
    assert why(s, A, (HIRE, MANTICORE)) == ("DG-23.1", "action-is-spent")


def test_RC_ZEF_1_each_is_hired_in_its_own_zone_alone():
    rich = ("GGRBYP", "")
    assert deeds(there(HOLLOW, rich), HIRE) == [(HIRE, YOCCA)]
    assert deeds(there(EYRIE, rich), HIRE) == [(HIRE, MANTICORE)]
    assert deeds(there("IV-1", rich), HIRE) == []
    for malformed in ((HIRE,), (HIRE, 2), (HIRE, -1), (HIRE, YOCCA, 0)):
        assert why(there(HOLLOW, rich), A, malformed) == ("RC-ZEF.1", "no-familiar-here")


def test_RC_ZEF_8_the_colour_rule_holds_for_hiring_too():
    """DG-32.5 An effect with a colour is for who has such a cube."""
    text = GAME.export()
    ours = 'kind = "hire-familiar", familiar = "yocca"'
    pack = text.replace(ours, f'{ours}, colour = "P"')
    assert deeds(there(boards=("GGRY", ""), pack=pack), HIRE) == []
    assert deeds(there(boards=("GGRP", ""), pack=pack), HIRE) == [(HIRE, YOCCA)]


def test_RC_FAM_4_the_other_one_stays_where_it_is():
    for mine, other in ((YOCCA, MANTICORE), (MANTICORE, YOCCA)):
        name = OURS.familiars[other].id
        s = there(boards=("GGRBY", ""), familiars={name: B})
        hire(s, A, mine)
        assert (s.familiars[mine], s.familiars[other]) == ((A, NOWHERE), (B, NOWHERE))
        detach(s, B, 1)
        assert (s.familiars[mine], s.familiars[other]) == ((A, NOWHERE), (NOBODY, 1))


def test_RC_FAM_3_who_cannot_pay_cannot_hire():
    s = there(boards=("GR", ""))
    assert deeds(s, HIRE) == []
    assert why(s, A, (HIRE, YOCCA)) == ("RC-FAM.3", "familiar-too-dear")
    assert why(s, A, (HIRE, MANTICORE)) == ("RC-ZEF.1", "no-familiar-here")
    s = there(moment="movement")
    assert why(s, A, (HIRE, YOCCA)) == ("DG-17.1", "not-in-this-phase")


def test_RC_FAM_5_yocca_brings_speed_and_keeps_from_ambush_and_hecatomb():
    s = there(familiars={"yocca": A}, moment="turn")
    do(s, A, EXPLORE)
    assert (s.phase().speed, s.phase().bonus) == (OURS.scholars[1].normal.speed, 1)
    ambush(s, A, 1, ZoneEffect("ambush", 1))
    hecatomb(s, A, 1, ZoneEffect("hecatomb"))
    assert (s.stunned[A], s.students[A]) == (0, 2)
    hecatomb(s, B, 1, ZoneEffect("hecatomb"))
    assert s.students[B] == 0
    detach(s, A, 1)
    hecatomb(s, A, 1, ZoneEffect("hecatomb"))
    assert s.students[A] == 0


def test_RC_FAM_5_the_manticore_helps_in_own_tests():
    for owner, stealth in ((A, 5 + 2), (B, 5)):
        s = there(familiars={"manticore": owner}, boards=("", ""), hands=[["FT5"], []])
        do(s, A, (STUDY, 1))
        assert told(do(s, A, s.hands[A]), "declared-stealth")["stealth"] == stealth


@pytest.mark.parametrize(("choice", "tokens"), [(1, 0), (0, 1)])
def test_RC_FAM_5_the_manticore_may_drive_the_boss_off_once_in_a_turn(choice, tokens):
    boss = {"rules__boss": True}
    s = there(familiars={"manticore": A}, options=boss, boss=HOLLOW, students=[0, 0])
    settled(s, encounter, A)
    assert tuple(awaited(s)) == (A,)
    assert list(options(s, A)) == [1, 0]
    events = do(s, A, choice)
    assert ("boss-driven-off" in kinds(events)) == bool(choice)
    assert s.stunned[A] == tokens
    assert type(s.stack[-1]).__name__ == "Action"  # it is over
    if choice:
        settled(s, encounter, A)
        assert s.stunned[A] == 1
    settled(s, encounter, B)
    assert s.stunned[B] == 1


def test_RC_FAM_6_an_attached_familiar_cannot_be_hired():
    s = there(familiars={"yocca": B})
    assert deeds(s, HIRE) == []
    assert why(s, A, (HIRE, YOCCA)) == ("RC-FAM.6", "familiar-attached")


def test_RC_FAM_7_who_rests_leaves_it_where_they_were():
    """RT-6j."""
    s = there(EYRIE, familiars={"manticore": A}, moment="turn")
    events = do(s, A, REST)
    assert s.spots[A] == 0
    assert s.familiars[MANTICORE] == (NOBODY, 1)
    assert told(events, "familiar-left") == {"seat": A, "familiar": "manticore", "spot": 1}


def test_RC_FAM_8_a_loose_figure_can_be_hired_where_it_stands():
    s = there(EYRIE, loose={"yocca": EYRIE}, boards=("GGR", "BYGGR"))
    assert deeds(s, HIRE) == [(HIRE, YOCCA)]
    do(s, A, (HIRE, YOCCA))
    assert s.familiars[YOCCA] == (A, NOWHERE)
    s = there(HOLLOW, loose={"yocca": "START"})
    assert deeds(s, HIRE) == [(HIRE, YOCCA)]  # RC-FAM.4: from wherever it is


def test_RC_FAM_9_bivouac_detaches_nothing():
    """RT-6k."""
    camp = next(row.id for row in OURS.zones if any(e.kind == "bivouac" for e in row.effects))
    s = there(camp, familiars={"manticore": A}, boards=("GRBYP", ""))
    do(s, A, (BIVOUAC,))
    assert s.familiars[MANTICORE] == (A, NOWHERE)


def test_RC_FAM_10_a_success_detaches_it_and_a_failure_does_not():
    s = there(familiars={"yocca": A}, boards=("GGGGGGGRRRRRR", ""), moment="turn", clan="blood")
    do(s, A, THESIS)
    assert s.delivered == (A,)
    assert s.familiars[YOCCA] == (NOBODY, 1)
    s = there(familiars={"yocca": A}, boards=("GGGRRR", ""), moment="turn", clan="blood")
    do(s, A, THESIS)
    assert s.delivered == ()
    assert s.familiars[YOCCA] == (A, NOWHERE)


def test_RC_FAM_11_one_may_have_both():
    s = there(EYRIE, familiars={"yocca": A}, boards=("BYB", ""))
    do(s, A, (HIRE, MANTICORE))
    assert s.familiars == ((A, NOWHERE), (A, NOWHERE))


def test_RC_FAM_12_paying_takes_the_tops_of_columns_and_may_lose_stars():
    """RT-6i: the Universal cube upon two green ones pays as green."""
    s = there(boards=("GGR", ""))
    put_on_board(s, A, G, universal=True)
    assert stars(s, A) == 1
    events = do(s, A, (HIRE, YOCCA))
    assert s.boards[A] == (1, 0, 0, 0, 0)
    assert s.universal[A] == (0,) * 5
    assert stars(s, A) == 0
    assert "stars" in kinds(events)


def test_RC_FAM_13_protected_cubes_pay_too():
    base = [row for row in OURS.interns if not row.module]
    shields = [row.id for row in base if row.shield in "GR" and row.shield]
    chosen = {"rules__main_effects": True}
    s = there(options=chosen, interns=dict.fromkeys(shields, A))
    hire(s, A, YOCCA)
    assert s.boards[A] == (1, 2, 0, 0, 0)
    assert not any(type(frame).__name__ == "Protect" for frame in s.stack)


def test_the_next_turn_of_its_owner_begins_with_more_speed():
    s = there(familiars={"yocca": B})
    end_turn(s)
    while s.active == A:
        do(s, awaited(s)[0], (PASS,))
    do(s, B, EXPLORE)
    assert s.phase().bonus == 1
