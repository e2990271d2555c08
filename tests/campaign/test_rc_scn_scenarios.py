"""RC-SCN The twelve scenarios."""

import pytest

from ludoteca.campaign.matches import wanted
from tests.campaign.sheets import CONTENT, MONTHS, A, at, modules, ready, why

BO, ME, MA, DZ = "boss", "main-effects", "maximum-alert", "dangerous-zones"
CG, RE, Z4, OA = "congregations", "research", "floor-iv", "omega-versus-all"


def row(month):
    x = CONTENT.scenarios[MONTHS.index(month)]
    boss = f"{x.boss} ({x.profile})" if x.profile else x.boss
    return x.clause, x.mode, set(x.compulsory), set(x.optional), x.panic, x.alert, boss


def test_RC_SCN_1_september():
    assert row("september") == ("RC-SCN.1", "", set(), set(), "", "introductory", "")


def test_RC_SCN_2_october():
    assert row("october") == ("RC-SCN.2", "", {BO}, set(), "", "easy", "laetus (drunk)")


def test_RC_SCN_3_november():
    told = ("RC-SCN.3", "", {BO}, {ME, MA}, "out-of-the-dungeon", "easy", "capagrezza (hypnotist)")
    assert row("november") == told


def test_RC_SCN_4_december():
    told = ("RC-SCN.4", "winter-is-coming", {BO, DZ}, {ME}, "", "medium", "fredo")
    assert row("december") == told


def test_RC_SCN_5_january():
    told = ("RC-SCN.5", "", {BO, DZ, CG}, {ME, MA}, "cooking-time", "medium", "raganella (witch)")
    assert row("january") == told


def test_RC_SCN_6_february():
    assert row("february") == (
        *("RC-SCN.6", "", {BO, DZ, RE}, {ME, MA, CG}, "", "hard", "omega (mind)"),
    )


def test_RC_SCN_7_march():
    assert row("march") == (
        *("RC-SCN.7", "cursed-temple", {BO, DZ, Z4}, {ME, MA, CG, RE}, "rolling-stone"),
        *("medium", "enrico-giovanni"),
    )


def test_RC_SCN_8_april():
    assert row("april") == (
        *("RC-SCN.8", "egg-hunt", {BO, DZ}, {ME, MA, CG, RE}, "egg-hunt", "medium", "marconiglio"),
    )


def test_RC_SCN_9_may():
    assert row("may") == (
        *("RC-SCN.9", "", {BO, DZ, Z4}, {ME, MA, CG, RE}, "", "hard", "lord-shadow"),
    )


def test_RC_SCN_10_june():
    assert row("june") == (
        *("RC-SCN.10", "", {BO, DZ, Z4}, {ME, MA, CG, RE}, "distort-the-mind", "hard", "jukas"),
    )


def test_RC_SCN_11_july():
    assert row("july") == (
        *("RC-SCN.11", "the-brood", {BO, DZ, Z4}, {ME, MA, CG, RE, OA}, "", "hard"),
        "mother-basilisk",
    )


def test_RC_SCN_12_august():
    assert row("august") == (
        *("RC-SCN.12", "goddess-of-the-sea", {BO, DZ, Z4}, {ME, MA, CG, RE, OA}, "", "medium"),
        "scylla-and-charybdis",
    )


def test_RC_SCN_13_vector_RT_4f_what_is_not_listed_is_off():
    table = at("december")
    assert why(table, A, modules("maximum-alert")) == ("RC-SCN.13", "module-not-listed")


@pytest.mark.parametrize("month", ["july", "august"])
def test_RC_SCN_14_vector_RT_4e_Omega_versus_All_is_for_four_at_most(month):
    table = at(month, seats=5, max_lecturers=5)
    omega = modules("omega-versus-all")
    assert why(table, A, omega) == ("RC-SCN.14", "module-too-many-players")
    table.choose(4, None)  # four are left
    assert table.explain(A, omega) is None
    assert at(month, seats=4).explain(A, omega) is None


@pytest.mark.parametrize("month", MONTHS)
def test_RC_SCN_15_no_scenario_narrows_the_Clans_or_leaves_the_Fauns(month):
    options = wanted(ready(month, seats=3).state)
    assert not [name for name in options if "clan" in name or "dungeon_of" in name]


@pytest.mark.parametrize("month", MONTHS)
def test_RC_SCN_16_Familiars_wherever_Floor_IV_is_on(month):
    table = at(month)
    refused = table.explain(A, modules("familiars"))
    on = "floor-iv" in CONTENT.scenarios[MONTHS.index(month)].compulsory
    assert (refused is None) == on
    assert on or refused.clause == "RC-GEN.3"


def test_RC_SCN_17_the_Catacombs_of_May_are_theme_only():
    assert CONTENT.scenarios[MONTHS.index("may")].mode == ""
    assert not [name for name in wanted(ready("may").state) if "catacombs" in name]


def test_RC_SCN_18_the_story_closes_without_effect():
    from tests.campaign.sheets import B, report

    table = ready("august")
    report(table, B, A)
    before = table.state.clone()
    assert table.over
    assert table.state == before


def test_RC_GEN_7_the_first_scenario_has_the_base_rules_only():
    assert wanted(ready("september").state) == {"alert_profile": "introductory", "scholars": "pick"}


def test_every_row_tells_its_provenance():
    rows = [*CONTENT.scenarios, *CONTENT.modules, *CONTENT.bonuses, *CONTENT.congregations]
    assert {row.provenance for row in rows} == {"printed"}
    assert {x.provenance for x in CONTENT.slots} == {"printed", "house"}


def test_a_pack_with_a_module_that_there_is_not_says_where():
    from ludoteca.campaign.content import SHELF
    from ludoteca.kernel.content import ContentError

    text = SHELF.our_text().replace('optional = ["main-effects"]', 'optional = ["mane-effects"]')
    with pytest.raises(ContentError) as refused:
        SHELF.theirs(text, "mine.toml")
    (fault,) = refused.value.faults
    assert text.splitlines()[fault.line - 1] == 'optional = ["mane-effects"]'
