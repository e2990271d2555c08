"""Part 3.8 The nine Specialist Interns and Spriggan: what each of them does."""

from typing import Any

import pytest

from ludoteca.games.dungeonology.components import (
    FOOL,
    MOVE,
    NOBODY,
    PORTER,
    SPY,
    STUDY,
)
from ludoteca.games.dungeonology.ending import intern_points
from ludoteca.games.dungeonology.main.choosing import ChooseWay
from ludoteca.games.dungeonology.main.laying import call_intern
from ludoteca.games.dungeonology.scholars import protected, stat
from ludoteca.games.dungeonology.students import stun
from ludoteca.games.dungeonology.thesis import fail
from ludoteca.games.dungeonology.turns import start_turn
from ludoteca.kernel.play import awaited, options

from .scenes import (
    BESIDE_START,
    OURS,
    A,
    B,
    at_end_of_turn,
    deeds,
    do,
    end_turn,
    kinds,
    named,
    scene,
    settled,
    sums,
    test_of,
    told,
)

WITH: dict[str, Any] = {
    "rules__main_effects": True,
    "rocca__specialists": True,
    "rocca__spriggan": True,
}
INTERN = {row.id: n for n, row in enumerate(OURS.interns)}
FAR = [  # I-4 beside the Starting Zone, then two Zones that are Linked to nothing but each other
    BESIDE_START,
    {"zone": "I-1", "x": 12, "y": 0},
    {"zone": "I-2", "x": 14, "y": 0},
]


def table(*mine, **position):
    """These are A's; two Scholars in I-4."""
    chosen = {**WITH, **position.pop("options", {})}
    owned = {"interns": dict.fromkeys(mine, A), "scholars": ("valerio", "rebecca")}
    return scene(options=chosen, **{**owned, **position})


def new_turn(s):
    """A's next turn begins."""
    s.active = A
    return settled(s, start_turn)


def test_points_and_shields():
    told = {row.id: (row.points, row.shield) for row in OURS.interns if row.module}
    assert told == {
        "surgeon": (2, ""),
        "wikiantir": (3, "B"),
        "fool": (3, ""),
        "night-porter": (1, "G"),
        "bookbinder": (2, "R"),
        "falconer": (1, ""),
        "clockmaker": (2, ""),
        "pawnbroker": (2, "Y"),
        "stunt-double": (0, ""),
        "spriggan": (-6, ""),
    }
    s = table("surgeon", "spriggan", "wikiantir")
    assert (intern_points(s, A), protected(s, A)) == (-1, 1 << 2)


@pytest.mark.parametrize("heals", [True, False])
def test_the_surgeon_may_heal_at_the_start_of_a_turn(heals):
    s = table("surgeon", stunned=[2, 0])
    new_turn(s)
    assert (type(s.stack[-1]).__name__, awaited(s)) == ("ChooseWay", (A,))
    do(s, A, 0 if heals else -1)
    assert s.stunned[A] == (1 if heals else 2)
    assert type(s.stack[-1]).__name__ == "Turn"


def test_the_surgeon_asks_nobody_who_has_no_token():
    s = table("surgeon")
    new_turn(s)
    assert type(s.stack[-1]).__name__ == "Turn"


def test_DG_33_9_the_surgeon_heals_nobody_in_maximum_alert():
    s = table("surgeon", stunned=[2, 0], panicking=True, panic="darkness", bag=[6, 1],
              options={"rules__max_alert": True})  # fmt: skip
    new_turn(s)
    assert not isinstance(s.stack[-1], ChooseWay)
    assert s.stunned[A] == 2


@pytest.mark.parametrize("looks", [True, False])
def test_wikiantir_may_look_at_the_clan_when_it_joins(looks):
    s = table()
    settled(s, call_intern, A, "wikiantir")
    do(s, A, 0 if looks else -1)
    assert s.knowers[s.clan] == (1 << A if looks else 0)
    assert not s.knowledge[A]


def test_wikiantir_helps_in_study_and_not_in_espionage():
    s = table(
        "wikiantir", hands=[["snare", "fate-4"], ["snare"]], boards=["", "G"], students=[1, 0]
    )
    t = s.clone()
    do(s, A, (STUDY, 1))
    do(s, A, (named(s, A, "snare"),))
    assert ("intern", A, 1) in test_of(s).stealth
    do(t, A, (SPY, B, 0))
    do(t, A, (named(t, A, "snare"),))
    assert "intern" not in [what for what, _, _ in test_of(t).stealth]


def test_the_fool_lays_its_token_anywhere_and_moves_it_by_one_zone():
    s = table(zones=FAR)
    settled(s, call_intern, A, "fool")
    assert (type(s.stack[-1]).__name__, list(options(s, A))) == ("LayToken", [1, 2, 3])
    do(s, A, 2)
    assert s.tokens == ((2, FOOL),)
    new_turn(s)
    do(s, A, 0)  # it may move
    assert s.tokens == ((3, FOOL),)
    new_turn(s)
    do(s, A, -1)
    assert s.tokens == ((3, FOOL),)


def test_the_fool_divines_for_its_owner_and_against_others():
    hands = [["snare", "fate-4"], ["snare", "fate-4"]]
    s = table("fool", hands=hands, tokens=[("I-4", "fool")], deck=["fate-5"])
    do(s, A, (STUDY, 1))
    before = sums(s)
    log = do(s, A, (named(s, A, "snare"),))
    assert (told(log, "divined")["amount"], sums(s)) == (5, (before[0] + 1 + 5, before[1]))
    s = table("fool", hands=hands, tokens=[("I-4", "fool")], deck=["fate-5"], active=B)
    do(s, B, (STUDY, 1))
    before = sums(s)
    do(s, B, (named(s, B, "snare"),))
    assert sums(s) == (before[0] + 1, before[1] + 5)
    s = table("fool", hands=hands, tokens=[("I-1", "fool")], zones=FAR)
    do(s, A, (STUDY, 1))
    assert "divined" not in kinds(do(s, A, (named(s, A, "snare"),)))


def test_other_interns_divine_nothing_where_the_fool_s_token_lies():
    owned = {"fool": A, "surgeon": A, "falconer": B}
    s = table(interns=owned, hands=[["snare"], []], tokens=[("I-4", "fool")], deck=["fate-5"])
    do(s, A, (STUDY, 1))
    assert kinds(do(s, A, s.hands[A])).count("divined") == 1


def test_the_night_porter_opens_one_door_in_a_turn():
    zones = [{"zone": "II-1", "x": 10, "y": 10}, {"zone": "II-6", "x": 10, "y": 8}]
    place = {"zones": zones, "at": ["II-1", "II-1"], "moment": "movement", "speed": 3}
    place["stairs_used"] = ["II-1"]
    s = table(**place)
    shut = [spot for spot, _ in s.dungeon().neighbours(1).doors]
    assert shut == [2]
    assert (MOVE, 2) not in deeds(s, MOVE)
    s = table("night-porter", **place)
    log = do(s, A, (MOVE, 2))
    assert told(log, "door-opened") == {"seat": A, "spot": 2}
    assert (PORTER, A) in s.this_turn
    do(s, A, (MOVE, 1))
    assert (MOVE, 2) not in deeds(s, MOVE)


def test_RC_SPC_3_the_night_porter_is_not_needed_beside_a_secret_passage():
    zones = [{"zone": "II-1", "x": 10, "y": 10}, {"zone": "II-6", "x": 10, "y": 8}]
    tokens = [("II-1", "secret-passage"), ("II-6", "secret-passage")]
    place = {"zones": zones, "at": ["II-1", "II-1"], "moment": "movement", "tokens": tokens}
    s = table("night-porter", stairs_used=["II-1"], **place)
    log = do(s, A, (MOVE, 2))
    assert s.spots[A] == 2
    assert "door-opened" not in kinds(log)
    assert (PORTER, A) not in s.this_turn


@pytest.mark.parametrize(("owned", "left"), [(("bookbinder",), 1), ((), 0)])
def test_the_bookbinder_saves_the_cube_of_a_failed_thesis(owned, left):
    s = table(*owned, boards=["P", ""])
    settled(s, fail, A)
    assert s.boards[A][4] == left


def test_the_falconer_sees_one_linked_zone_farther():
    far = {
        "zones": [BESIDE_START, {"zone": "I-1", "x": -2, "y": 0}],
        "at": ["I-4", "I-1"],
        "boards": ["", "G"],
        "students": [1, 0],
    }
    s = table(**far)
    assert deeds(s, SPY) == []
    s = table("falconer", **far)
    assert 2 in s.dungeon().neighbours(0).linked
    assert deeds(s, SPY) == [(SPY, B, 0)]


def test_the_clockmaker_gives_a_speed_point_in_the_movement_phase():
    s = table("clockmaker", moment="turn", at=["START", "I-4"], active=B)
    at_end_of_turn(s)
    assert type(s.stack[1]).__name__ == "Movement"
    assert s.phase().bonus == 1


def test_the_pawnbroker_adds_a_card_to_the_hand():
    assert stat(table("pawnbroker"), A, "hand") == stat(table(), A, "hand") + 1


@pytest.mark.parametrize("spared", [True, False])
def test_the_stunt_double_takes_all_of_it_and_goes_back(spared):
    s = table("stunt-double", students=[0, 0])
    settled(s, stun, A, 2)
    assert type(s.stack[-1]).__name__ == "StuntDouble"
    log = do(s, A, int(spared))
    assert s.stunned[A] == (0 if spared else 2)
    assert s.interns[INTERN["stunt-double"]] == (NOBODY if spared else A)
    assert ("intern-returned" in kinds(log)) is spared


def test_RA_60_the_stunt_double_does_not_pay_a_cost():
    s = table("stunt-double", students=[0, 0])
    stun(s, A, 1, cost=True)
    assert s.stunned[A] == 1


def test_spriggan_draws_a_student_in_the_end_phase():
    s = table("spriggan")
    log = end_turn(s)
    assert told(log, "students-drawn")["seat"] == A
    s = table()
    assert "students-drawn" not in kinds(end_turn(s))
