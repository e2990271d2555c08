"""KC-20 Scenarios in general; what each of the ten does is in test_scenarios."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca import TermsError
from ludoteca.games.king_of_con import content
from ludoteca.games.king_of_con.content import NO_SCENARIO
from tests.king_of_con.scenes import con, declare, scene

PACK = ludoteca.games()[0].export()


def without_scenario(number):
    """Our pack, with one Scenario taken out."""
    return re.sub(rf"\[\[scenario\]\]\nnumber = {number}\n(.+\n)*", "", PACK)


def scenario_of(table):
    return con(table).terms.scenario


def test_KC_20_1_a_scenario_is_optional_and_off_by_default():
    table = ludoteca.new("king-of-con", 3, 1)
    assert {option.name: value for option, value in table.options.items()}["scenario"] is None
    terms = con(table).terms
    assert scenario_of(table) == 0
    for rule, plain in (
        ("astatoste", 3),
        ("devaluation", (1, 1)),
        ("stall_value", 2),
        ("steal_margin", 1),
        ("guest_reward", 0),
        ("mystery_box", False),
        ("has_theme", False),
        ("epic_ends_the_game", True),
        ("epic_points", 1),
        ("monkeys_pass_on", False),
        ("haggling", False),
    ):
        assert getattr(terms, rule) == plain, rule


@pytest.mark.parametrize("number", range(1, 11))
def test_KC_20_1_any_of_the_ten_may_be_agreed_on(number):
    table = ludoteca.new("king-of-con", 3, 1, options={"scenario": number})
    assert scenario_of(table) == number


@pytest.mark.parametrize("wrong", [0, 11, "4.5", True])
def test_KC_20_1_there_are_no_others(wrong):
    with pytest.raises(TermsError) as refused:
        ludoteca.new("king-of-con", 3, 1, options={"scenario": wrong})
    (reason,) = refused.value.reasons
    assert (reason.clause, reason.key) == ("AMB-41", "no-such-value")


@pytest.mark.parametrize("number", range(1, 11))
def test_KC_20_2_each_scenario_alters_exactly_the_rules_it_names(number):
    altered = {
        1: {"astatoste": 2},
        2: {"devaluation_in_odd_rounds": 0, "devaluation_in_even_rounds": 2},
        3: {"stall_value": 0},
        4: {"guest_reward": 3},
        5: {"steal_margin": 2},
        6: {"mystery_box": True},
        7: {"theme": True},
        8: {"epic_ends_the_game": False, "epic_points": 3},
        9: {"monkeys_pass_on": True},
        10: {"haggling": True},
    }
    scenario = content.SHELF.ours().scenarios[number]
    fields = [name for name in scenario.__struct_fields__ if name not in ("number", "name")]
    found = {name: getattr(scenario, name) for name in fields}
    plain = {name: getattr(NO_SCENARIO, name) for name in fields}
    assert {name: n for name, n in found.items() if n != plain[name]} == altered[number]


def test_KC_20_2_the_scenario_prevails_where_it_contradicts_the_rulebook():
    """KC-11.3 asks for 3; Scenario 3 for 1."""
    for options, owner in (({}, -2), ({"scenario": 3}, 0)):
        table = scene(phase=3, stalls=[9], options=options)
        declare(table, {0: {9: 1}})
        assert con(table).owner[9] == owner


def test_KC_20_3_the_ten_scenarios_are_marked_as_ours():
    found = content.SHELF.ours().scenarios
    assert sorted(found) == list(range(1, 11))
    assert {scenario.provenance for scenario in found.values()} == {"house"}


def test_KC_20_3_a_scenario_that_the_pack_does_not_bring_is_refused():
    pack = without_scenario(4)
    assert "number = 4\n" in pack, "the Object of that number is still there"
    with pytest.raises(TermsError) as refused:
        ludoteca.new("king-of-con", 3, 1, options={"scenario": 4}, content=pack)
    (reason,) = refused.value.reasons
    assert (reason.clause, reason.key) == ("KC-20.3", "scenario-not-in-pack")
    assert reason.args["numbers"] == [1, 2, 3, 5, 6, 7, 8, 9, 10]
    table = ludoteca.new("king-of-con", 3, 1, options={"scenario": 5}, content=pack)
    assert scenario_of(table) == 5


def test_KC_20_3_an_owner_may_type_in_a_scenario_of_the_box():
    owned = PACK.replace(
        'provenance = "house"\nstall_value = 0', 'provenance = "owner"\nstall_value = 4'
    )
    table = scene(phase=3, stalls=[9])
    pack = ludoteca.set_up(
        "king-of-con", table.position(), 1, options={"scenario": 3}, content=owned
    )
    declare(pack, {0: {9: 4}, 1: {9: 5}})
    assert con(pack).owner[9] == 1
