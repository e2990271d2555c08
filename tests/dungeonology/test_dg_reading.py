"""What views tell of numbers is what the rules count when it comes to it."""

import random

from ludoteca.games.dungeonology.components import SPY, STUDY
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import apply, awaited, options

from .scenes import A, B, begun, keen, scene
from .test_combinations import RULES

ALL = dict.fromkeys([f"rules__{rule}" for rule in RULES], True)


def foretold(s, deed):
    """The Alert that the view tells, before that is done."""
    numbers = view(s, WATCHER)["numbers"]
    if deed[0] == STUDY:
        return numbers["study"][deed[1] - 1]
    return numbers["spied"][str(deed[1])][deed[2]]


def test_DG_24_1_DG_25_4_every_test_begins_against_the_alert_foretold():
    seen = set()
    for seed in range(1, 7):
        s, rng = begun(4, seed, **ALL), random.Random(seed)
        while s.stack:
            seat = awaited(s)[0]
            deeds = [x for x in options(s, seat) if x[0] in (STUDY, SPY)] if is_action(s) else []
            for deed in rng.sample(deeds, min(4, len(deeds))):
                told, then = foretold(s, deed), s.clone()
                apply(then, seat, deed)
                parts = next(x for x in then.stack if isinstance(x, StealthTest)).alert
                assert told == max(0, sum([n for _, _, n in parts]))
                seen |= {part[0] for part in parts}
            apply(s, seat, keen(s, seat, rng))
    assert {"zone", "more-cubes", "alert-bonus", "panic", "boss", "cube", "students"} <= seen


def test_RC_OMG_13_an_espionage_against_omega_begins_against_the_alert_foretold():
    s = scene(["valerio"], omega="I-4", tome="RP", alert=3)
    deeds = [deed for deed in options(s, A) if deed[0] == SPY]
    numbers = view(s, WATCHER)["numbers"]
    assert numbers["alert"] > 0
    assert [foretold(s, deed) - numbers["alert"] for deed in deeds] == [3, 6]


def is_action(s):
    return type(s.stack[-1]).__name__ == "Action"


def test_DG_33_21_in_maximum_alert_the_panic_modifier_is_the_alert_told():
    s = scene(panic="darkness", panicking=True, options={"rules.max_alert": True})
    numbers = view(s, WATCHER)["numbers"]
    row = next(row for row in s.terms.content.panics if row.id == "darkness")
    assert numbers["alert"] == row.alert
    assert [each["intelligence"] for each in numbers["stats"]] == [1, 1, 1]


def test_DG_31_6_the_boss_counts_where_he_is():
    without = scene(options={"rules.boss": True})
    there = scene(options={"rules.boss": True}, boss="I-4")
    first, then = [view(s, WATCHER)["numbers"]["study"][0] for s in (without, there)]
    assert then == first + there.terms.content.bosses[there.profile].alert


def test_DG_37_4_an_intern_changes_the_numbers_of_its_owner_only():
    plain, helped = [
        view(scene(options={"rules.main_effects": True}, interns=each), WATCHER)["numbers"]["stats"]
        for each in ({}, {"mountain-porter": A})
    ]
    assert helped[A] != plain[A]
    assert helped[B] == plain[B]


def test_DG_32_8_DG_32_9_luck_and_danger_of_the_zone_are_told_where_the_rule_is_on():
    zone = {"zone": "I-3", "x": 2, "y": 0}
    on, off = [
        view(scene(zones=[zone], at=["I-3"] * 3, options=each), WATCHER)["numbers"]
        for each in ({"rules.dangerous_zones": True}, {})
    ]
    assert on["luck"] == [("good-luck", 1)]
    assert on["danger"] == 2
    assert "luck" not in off
