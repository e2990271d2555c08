"""RC-CPL Campaign play: twelve months, agreement, whom one sends."""

import pytest

from ludoteca.campaign.matches import MODULES, known, missing, wanted
from tests.campaign.sheets import (
    CONTENT,
    MONTHS,
    A,
    B,
    C,
    agree,
    at,
    modules,
    played,
    ready,
    report,
    scholar,
    sent,
    why,
)


def rules(table):
    return {CONTENT.modules[n].id for n in table.state.rules}


def test_RC_CPL_1_twelve_scenarios_from_September_to_August():
    assert len(MONTHS) == 12
    assert (MONTHS[0], MONTHS[-1]) == ("september", "august")
    table = ready("september")
    seen = []
    while not table.over:
        seen.append(MONTHS[table.state.month])
        report(table, A, B)
        if not table.over:
            agree(table)
            sent(table)
    assert seen == MONTHS


def test_RC_CPL_2_the_match_is_set_up_as_the_scenario_says():
    options = wanted(ready("october").state)
    assert options == {
        "alert_profile": "easy",
        "scholars": "pick",
        "rules.boss": True,
        "boss_profile": "drunk",
    }
    assert known(options) == options


def test_RC_CPL_2_compulsory_rules_are_not_chosen():
    table = at("october")
    assert why(table, A, modules("boss")) == ("RC-CPL.2", "module-is-compulsory")


def test_RC_CPL_3_optional_rules_are_on_only_where_all_agree():
    table = at("november", seats=3)
    table.choose(C, modules("main-effects", "maximum-alert"))
    table.choose(A, modules("main-effects"))
    table.choose(B, modules("main-effects", "maximum-alert"))
    assert rules(table) == {"boss", "main-effects"}


def test_RC_CPL_3_one_who_does_not_agree_is_enough():
    table = at("november")
    table.choose(A, modules("main-effects"))
    table.choose(B, ())
    assert rules(table) == {"boss"}


def test_RC_CPL_4_a_listed_Panic_card_is_used():
    table = ready("november", agreed=["maximum-alert"])
    assert wanted(table.state)["panic"] == "out-of-the-dungeon"


def test_RC_CPL_4_without_Maximum_Alert_there_is_none():
    assert "panic" not in wanted(ready("november").state)


def test_RC_CPL_5_where_none_is_listed_the_base_selection_applies():
    table = ready("february", agreed=["maximum-alert"])
    options = wanted(table.state)
    assert options["rules.max_alert"] is True
    assert "panic" not in options


def test_RC_CPL_6_each_chooses_one_of_its_two():
    table = at("october")
    agree(table)
    (seat,) = table.awaited
    others = scholar("valerio" if seat == A else "sofia")
    assert why(table, seat, others) == ("RC-CPL.6", "scholar-not-in-team")
    table.choose(seat, table.state.teams[seat][1])
    assert table.state.sent == (table.state.teams[seat][1],)


def test_RC_CPL_7_the_use_is_marked():
    table = at("december", {"uses": [2, 1]})
    agree(table)
    while table.awaited != (A,):
        table.choose(table.awaited[0], table.decision(table.awaited[0]).default)
    table.choose(A, scholar("ingrid"))
    assert table.state.uses[A] == (2, 2)


def test_RC_CPL_7_and_8_vector_RT_4a_after_six_uses_the_other_is_forced():
    table = at("june", {"uses": [6, 3]}, {"uses": [5, 4]})
    for _ in range(3):
        agree(table)
        while table.decision(table.awaited[0]).kind == "SendScholar":
            (seat,) = table.awaited
            if seat == A:
                assert why(table, A, scholar("sofia")) == ("RC-CPL.7", "scholar-used-up")
                assert list(table.decision(A).space) == [scholar("ingrid")]
            table.choose(seat, table.decision(seat).default)
        report(table, A, B)
    assert table.over
    assert table.state.uses[A] == (6, 6)


def test_RC_CPL_8_who_plays_all_twelve_uses_both_six_times():
    table = ready("august")
    assert table.state.uses == [(6, 6), (6, 6)]


def test_RC_CPL_9_Support_Points_are_spent_when_the_Scholars_are_sent():
    table = ready("october", {"support": 3})
    assert table.decision(A).kind == "Support"


def test_RC_CPL_10_Standard_content_may_be_added_by_agreement():
    table = at("september")
    agree(table, "star-tokens", "clans", "alchemy")
    assert rules(table) == {"star-tokens", "clans", "alchemy"}


def test_RC_CPL_10_card_sets_need_their_rules():
    table = at("november")
    assert why(table, A, modules("specialists")) == ("RC-GEN.3", "module-needs-module")
    assert table.explain(A, modules("main-effects", "specialists")) is None


def test_RC_CPL_10_with_campaign_extra_modules_never_nothing_is_added():
    table = at("september", campaign_extra_modules="never")
    assert why(table, A, modules("clans")) == ("RA-27", "module-not-listed")


@pytest.mark.parametrize("seed", range(6))
def test_RC_CPL_11_Scholars_are_chosen_openly_from_the_first_player(seed):
    table = at("september", seats=3, seed=seed)
    agree(table)
    first = table.awaited[0]
    assert table.state.players == tuple([(first + i) % 3 for i in range(3)])
    asked = []
    while table.decision(table.awaited[0]).kind == "SendScholar":
        asked.append(table.awaited[0])
        events = table.choose(asked[-1], table.decision(asked[-1]).default)
        assert events[0].public["choice"] == table.state.sent[-1]
    assert tuple(asked) == table.state.players


def test_RC_CPL_12_a_Boss_has_its_profile_or_only_one():
    without = [x.boss for x in CONTENT.scenarios if x.boss and not x.profile and not x.mode]
    assert without == ["lord-shadow", "jukas"]  # RA-43: they have one
    assert "boss_profile" not in wanted(ready("may").state)


def test_RC_CPL_3_a_proposal_is_one_of_the_modules():
    table = at("november")
    assert why(table, A, (99,)) == ("RC-CPL.3", "not-an-option")
    assert why(table, A, (3, 1)) == ("RC-CPL.3", "not-an-option")
    assert why(table, A, "everything")[1] == "not-a-choice"


def test_RA_44_the_level_is_Freshmen_unless_agreed():
    assert "player_level" not in wanted(ready("september").state)
    other = ready("september", campaign_level="students")
    assert wanted(other.state)["player_level"] == "students"


def test_RA_45_uses_are_an_upper_bound_only():
    table = at("november", {"results": ["", "1"], "uses": [1, 0]}, seats=3)
    assert table.state.uses[A] == (1, 0)


def test_RA_52_a_Lecturer_may_be_absent():
    table = at("september", seats=3)
    table.choose(B, None)
    agree(table)
    assert sorted(table.state.players) == [A, C]


def test_RA_52_two_must_be_left_for_a_match():
    table = at("september", seats=3)
    table.choose(B, None)
    assert why(table, A, None) == ("DG-1.15", "match-needs-two")


def test_RA_52_unless_absence_is_not_allowed():
    table = at("september", seats=3, allow_absence=False)
    assert why(table, A, None) == ("RA-52", "no-absence")


def test_RA_52_the_absent_have_no_say():
    table = at("november", seats=3)
    table.choose(A, modules("main-effects"))
    table.choose(B, None)
    table.choose(C, modules("main-effects"))
    assert "main-effects" in rules(table)


def test_every_advice_is_lawful():
    for month in MONTHS:
        table = at(month, seats=3)
        for choice in table.decision(A).space:
            assert table.explain(A, choice) is None


@pytest.mark.parametrize("month", MONTHS)
def test_RC_CPL_2_Dungeonology_plays_every_month_with_all_that_may_be_agreed_on(month):
    optional = CONTENT.scenarios[MONTHS.index(month)].optional
    table = played(ready(month, agreed=optional, scholar_cards="all"))
    assert missing(table.state) == []


def test_what_Dungeonology_lacks_is_told(monkeypatch):
    table = played(ready("march", agreed=["maximum-alert"]))
    monkeypatch.setitem(MODULES, "maximum-alert", "rules.nothing_like_it")
    assert missing(table.state) == [("module", "maximum-alert")]
