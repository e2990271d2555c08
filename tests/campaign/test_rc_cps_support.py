"""RC-CPS Support Points: rounds of purchases between setup and first turn."""

from typing import Any

import pytest

from ludoteca.campaign import matches
from ludoteca.games.dungeonology.notes import study_bonus
from tests.campaign.sheets import A, B, C, bonus, played, ready, report, why

begin_match: Any = matches.begin_match
BASE = ({"scholars": ["sofia", "rebecca"]}, {"scholars": ["valerio", "vincenzo"]})


def with_support(*points, month="september", first=A, agreed=(), **more):
    """The purchase rounds of a match in which *first* begins."""
    for seed in range(50):
        columns = [{"support": n} for n in points]
        if len(points) == 2:
            columns = [base | column for base, column in zip(BASE, columns, strict=True)]
        table = ready(month, *columns, seed=seed, agreed=agreed, **more)
        if table.state.players[0] == first:
            return table
    raise AssertionError


def test_RC_CPS_1_points_are_carried_over():
    table = with_support(4, 0)
    table.choose(A, bonus("student"))
    table.choose(A, ())
    report(table, B, A)
    assert table.state.month == 1
    assert table.state.support == [3 + 4, 5]


def test_RC_CPS_2_one_bonus_each_from_the_first_player_round_by_round():
    table = with_support(2, 2, 2, first=B)
    asked = []
    while table.decision(table.awaited[0]).kind == "Support":
        asked.append(table.awaited[0])
        table.choose(asked[-1], bonus("student"))
    assert asked == [B, C, A, B, C, A]


def test_RC_CPS_2_and_10_vector_RT_3a():
    table = with_support(5, 3)
    for seat, bought in [
        (A, "study-bonus"),
        (B, "student"),
        (A, "trick-card"),
        (B, ""),
        (B, "trick-card"),
    ]:
        assert table.awaited == (seat,)
        table.choose(seat, bonus(bought) if bought else ())
    assert table.decision(A).kind == "Report"
    assert table.state.support == [0, 0]
    begun = begin_match(table.state, 7).state
    plain = begin_match(played(with_support(0, 0)).state, 7).state
    assert study_bonus(begun, A) == 1
    assert study_bonus(begun, B) == 0
    assert len(begun.hands[A]) == len(plain.hands[A]) + 1
    assert len(begun.hands[B]) == len(plain.hands[B]) + 1
    assert begun.students == [plain.students[A], plain.students[B] + 1]


def test_RC_CPS_3_and_4_vector_RT_3b_no_Intern_in_October():
    table = with_support(9, 9, month="october")
    assert why(table, A, bonus("intern")) == ("RC-CPS.4", "bonus-needs-module")


def test_RC_CPS_4_an_Intern_with_Main_Effects_and_Specialists():
    only = with_support(2, 0, month="november", agreed=["main-effects"])
    assert why(only, A, bonus("intern")) == ("RC-CPS.4", "bonus-needs-module")
    table = with_support(2, 0, month="november", agreed=["main-effects", "specialists"])
    table.choose(A, bonus("intern"))
    assert table.state.support[A] == 0


def test_RC_CPS_5_a_Student_is_one_more():
    table = with_support(2, 0)
    table.choose(A, bonus("student"))
    table.choose(A, bonus("student"))
    plain = begin_match(played(with_support(0, 0)).state, 7).state
    assert begin_match(table.state, 7).state.students[A] == plain.students[A] + 2


def test_RC_CPS_6_vector_RT_3c_not_a_Congregation_that_a_Scholar_bars():
    columns = ({"scholars": ["caterina", "ingrid"], "support": 9, "uses": [2, 2]},)
    table = ready("january", *columns, seats=2)
    assert why(table, A, bonus("congregation", "zeta")) == ("RC-CNG.4", "congregation-barred")
    for name in ("phi", "iota", "lambda"):
        assert table.explain(A, bonus("congregation", name)) is None
    columns = ({"scholars": ["claudio", "ingrid"], "support": 9, "uses": [2, 2]},)
    table = ready("january", *columns, seats=2)
    assert why(table, A, bonus("congregation", "lambda")) == ("RC-CNG.5", "congregation-barred")


def test_RC_CPS_6_only_with_Congregations():
    table = with_support(9, 0, month="february")
    assert why(table, A, bonus("congregation", "phi")) == ("RC-CPS.6", "bonus-needs-module")


def test_RC_CPS_6_as_long_as_the_Reserve_has_one():
    table = with_support(9, 0, month="january")
    table.choose(A, bonus("congregation", "phi"))
    table.choose(A, bonus("congregation", "phi"))
    assert why(table, A, bonus("congregation", "phi")) == ("RC-CPS.6", "congregation-none-left")


def test_RC_CPS_6_and_RC_CNG_6_Jukas_keeps_all_of_Phi():
    table = with_support(9, 0, month="june", agreed=["congregations"])
    assert why(table, A, bonus("congregation", "phi")) == ("RC-CPS.6", "congregation-none-left")
    assert table.explain(A, bonus("congregation", "iota")) is None


def test_RC_CPS_4_RA_53_one_of_two_interns_is_kept_and_nobody_else_sees_them():
    chosen = ["main-effects", "specialists"]
    table = with_support(4, 0, month="november", agreed=chosen)
    table.choose(A, bonus("intern"))
    match = begin_match(table.state, 7)
    assert ("bonus", "intern") not in matches.missing(table.state)
    assert match.awaited == (A,)
    pair = match.view(A)["stack"][-1]["interns"]
    assert (len(pair), match.view(B)["stack"][-1]["interns"]) == (2, ())
    match.choose(A, 1)
    assert [n for n, owner in enumerate(match.state.interns) if owner == A] == [pair[1]]


def test_RC_CPS_6_the_match_begins_with_the_student_of_the_congregation():
    table = with_support(4, 0, month="january")
    table.choose(A, bonus("congregation", "iota"))
    match = begin_match(table.state, 7)
    assert match.state.members[A] == (0, 0, 1, 0)
    assert ("bonus", "congregation") not in matches.missing(table.state)
    plain = begin_match(with_support(4, 0, month="january").state, 7)
    assert match.state.students[A] == plain.state.students[A] + 1


def test_RC_CPS_7_the_wheel_starts_higher_at_once():
    table = with_support(3, 0)
    table.choose(A, bonus("study-bonus"))
    match = begin_match(table.state, 7)
    assert [study_bonus(match.state, seat) for seat in range(2)] == [1, 0]
    assert match.view(B)["study_start"] == (1, 0)


def test_RC_CPS_8_RC_SET_11_a_Trick_card_that_only_its_owner_sees():
    table = with_support(2, 0)
    table.choose(A, bonus("trick-card"))
    match = begin_match(table.state, 7)
    assert match.state.turn == 1
    card = match.state.hands[A][-1]
    assert match.view(A)["cards"][card] is not None
    assert match.view(B)["cards"][card] is None


def test_RC_CPS_9_the_same_bonus_again():
    table = with_support(4, 0)
    table.choose(A, bonus("trick-card"))
    assert table.explain(A, bonus("trick-card")) is None


def test_RC_CPS_9_unless_agreed_otherwise():
    table = with_support(4, 0, ps_repeat=False)
    table.choose(A, bonus("trick-card"))
    assert why(table, A, bonus("trick-card")) == ("RA-29", "bonus-once")


def test_RC_CPS_10_who_declines_is_asked_again_while_others_buy():
    table = with_support(1, 2)
    table.choose(A, ())
    table.choose(B, bonus("student"))
    assert table.awaited == (A,)
    table.choose(A, ())
    table.choose(B, ())
    assert table.decision(A).kind == "Report"


def test_RC_CPS_11_vector_RT_3e_never_below_nothing():
    table = with_support(1, 0)
    assert why(table, A, bonus("trick-card")) == ("RC-CPS.11", "bonus-too-dear")
    assert table.state.support == [1, 0]


def test_RC_CPS_11_points_are_no_Victory_Points():
    table = with_support(5, 0)
    assert sum([sum(line.points) for line in table.game.sheet(table.state)]) == 0


def test_RC_CPS_12_losing_Arrows_does_not_take_it_away():
    table = with_support(3, 0)
    table.choose(A, bonus("study-bonus"))
    s = begin_match(table.state, 7).state
    s.boards[A] = (7, 6, 4, 4, 3)
    arrows = study_bonus(s, A) - 1
    assert arrows > 0
    s.boards[A] = (0, 0, 0, 0, 0)
    assert study_bonus(s, A) == 1


def test_RC_CPS_12_a_position_in_words_keeps_it():
    import ludoteca

    table = with_support(3, 0)
    table.choose(A, bonus("study-bonus"))
    match = begin_match(table.state, 7)
    again = ludoteca.set_up(
        "dungeonology", match.position(), 1, options=match.record.header.options
    )
    assert again.state.study_start == (1, 0)


@pytest.mark.parametrize("choice", [(9,), (1, 1), (2,), (2, 9), "student"])
def test_what_is_no_bonus_is_refused(choice):
    table = with_support(9, 9, month="january")
    assert why(table, A, choice)[1] in ("not-an-option", "not-a-choice")
