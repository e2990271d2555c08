"""RC-CES End of scenario: marks on the sheet and Support Points."""

import pytest

from ludoteca import campaign
from ludoteca.campaign import Result
from ludoteca.kernel.table import UndoError
from tests.campaign.sheets import (
    A,
    B,
    C,
    D,
    E,
    at,
    modules,
    played,
    ready,
    report,
    result,
    why,
    without_b,
)

NC = 5


def after(table):
    return table.state.results[-1], table.state.support


def july_with_Omega(**more):
    return ready("july", agreed=["omega-versus-all"], seats=3, **more)


def test_RC_CES_1_to_5_vector_RT_2a():
    table = ready("september", seats=4)
    report(table, A, B, C)
    assert after(table) == ((1, 2, 3, NC), [5, 4, 2, 1])


def test_RC_CES_1_a_place_for_each_who_passed():
    table = played(ready("september", seats=3))
    assert why(table, A, Result((1, 0, 0), (A, B))) == ("RC-CES.1", "place-missing")
    assert why(table, A, Result((1, 2, 3), (A, B))) == ("RC-CES.1", "place-without-thesis")
    assert why(table, A, Result((1, 3, 0), (A, B))) == ("RC-CES.1", "places-have-gaps")
    assert why(table, A, Result((1, 2), (A, B))) == ("RC-CES.1", "not-an-option")
    assert why(table, A, Result((1, 0, 0), (A, A))) == ("RC-CES.1", "not-an-option")
    assert why(table, A, Result((1, 0, 0), (A, 7))) == ("RC-CES.1", "not-an-option")
    assert why(table, A, {"winner": A})[1] == "not-a-choice"


def test_RC_CES_1_places_may_be_shared():
    table = played(ready("september", seats=3))
    table.choose(B, Result((1, 1, 3), (A, B, C)))
    assert after(table) == ((1, 1, 3), [5, 5, 2])


def test_RC_CES_2_taking_part_is_worth_one():
    table = ready("september")
    report(table, A)
    assert table.state.support[B] == 1


def test_RC_CES_3_a_passed_Thesis_is_worth_one():
    table = ready("september", seats=3)
    report(table, A, B, C)
    assert table.state.support[C] == 1 + 1


def test_RC_CES_4_first_and_second_earn_three_and_two():
    table = ready("september", seats=3)
    report(table, C, A, B)
    third = table.state.support[B]
    assert (table.state.support[C] - third, table.state.support[A] - third) == (3, 2)


def test_RC_CES_5_awards_add_up():
    table = ready("september", seats=4)
    report(table, D, C, B, A)
    assert table.state.support == [2, 2, 4, 5]


def test_RC_CES_6_nobody_passed_the_consolation_ranking_counts():
    table = ready("september", seats=3)
    report(table, B, C, A, passed=())
    assert after(table) == ((3, 1, 2), [1, 4, 3])


def test_RC_CES_6_all_must_be_ranked_then():
    table = played(ready("september", seats=3))
    assert why(table, A, Result((1, 2, 0))) == ("RC-CES.1", "place-missing")


def test_RA_30_vector_RT_2c_without_consolation_all_are_NC():
    table = ready("september", seats=3, campaign_consolation="nc")
    report(table, B, C, A, passed=())
    assert after(table) == ((NC, NC, NC), [1, 1, 1])


def test_RC_CES_7_Omega_wins_and_nobody_is_classified():
    table = july_with_Omega()
    before = list(table.state.support)
    report(table, passed=(B,), omega=True)
    assert table.state.results[-1] == (NC, NC, NC)
    gained = [now - then for now, then in zip(table.state.support, before, strict=True)]
    assert gained == [1, 2, 1]


def test_RC_CES_7_Omega_leaves_no_places():
    table = played(july_with_Omega())
    choice = result(table, [A], omega=True)
    assert why(table, A, choice) == ("RC-CES.7", "omega-leaves-no-places")


def test_RC_CES_7_unless_agreed_otherwise():
    table = july_with_Omega(campaign_omega_win="ranked")
    report(table, B, A, omega=True)
    assert table.state.results[-1] == (2, 1, NC)


def test_RC_CES_7_Omega_cannot_win_where_it_does_not_play():
    table = played(ready("july"))
    choice = result(table, [], omega=True)
    assert why(table, A, choice) == ("RC-CES.7", "omega-not-in-play")


def test_RC_CES_8_vector_RT_1f_the_fifth_is_marked_as_fourth():
    table = ready("september", seats=5, max_lecturers=5)
    report(table, A, B, C, D, E)
    assert after(table) == ((1, 2, 3, 4, 4), [5, 4, 2, 2, 2])
    assert [sum(column) for column in zip(*[x.points for x in table.game.sheet(table.state)],
                                          strict=True)][E] == 2  # fmt: skip


def test_RC_CES_9_who_was_absent_marks_and_gains_nothing():
    table = without_b()
    assert why(table, A, Result((1, 2, 3), (A, B, C))) == ("RC-CES.9", "absent-has-no-result")
    assert B not in table.awaited
    report(table, C, A)
    assert after(table) == ((2, 0, 1), [4, 0, 5])
    assert table.state.uses[B] == (0, 0)


def test_any_result_that_is_offered_is_lawful_and_counted():
    table = played(july_with_Omega())
    space = table.decision(A).space
    found = list(space)
    assert len(found) == space.size() == len({str(x) for x in found})
    for choice in found:
        assert table.explain(A, choice) is None
        assert choice in space


@pytest.mark.parametrize("seat", [A, B, C])
def test_whoever_took_part_may_tell_the_result(seat):
    table = played(ready("september", seats=3))
    table.choose(seat, result(table, [B, A]))
    assert table.state.results == [(2, 1, NC)]


def test_a_result_told_wrong_can_be_taken_back():
    table = played(ready("september"))
    table.choose(A, result(table, [B, A]))
    table.choose(B, modules())  # who was quick to agree does not make it stand
    table, step = campaign.taken_back(table)
    assert (step.seat, step.choice) == (B, ())
    table, step = campaign.taken_back(table)
    table.choose(A, result(table, [A, B]))
    assert table.state.results == [(1, 2)]


def test_what_was_drawn_by_lot_is_not_taken_back():
    table = at("september")
    for seat in (A, B):
        table.choose(seat, modules())
    with pytest.raises(UndoError) as refused:
        campaign.taken_back(table)
    assert refused.value.reason.key == "learned-since"
    with pytest.raises(UndoError):
        campaign.taken_back(at("september"))
