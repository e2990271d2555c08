"""RC-CPR Campaign preparation: the sheet, slots, the draft."""

import pytest

from ludoteca import campaign
from ludoteca.kernel.game import PositionError
from ludoteca.kernel.terms import TermsError
from tests.campaign.sheets import CONTENT, A, B, C, D, at, scholar, why


def drafting(seats=4, seed=1, **options):
    table = campaign.new(seats, seed, options)
    for seat in range(seats):
        table.choose(seat, seat)
    return table


def order_of_draft(table):
    asked = []
    while table.decision(table.awaited[0]).kind == "Draft":
        (seat,) = table.awaited
        asked.append(seat)
        table.choose(seat, table.decision(seat).default)
    return asked


def test_RC_CPR_1_and_RC_CEC_7_the_sheet_is_kept_by_Lecturer():
    table = at("november", {"results": ["1", "NC"], "uses": [2, 0], "support": 6, "team": "Owls"})
    column = table.position()["lecturers"][A]
    assert column == {
        "slot": "cyan",
        "scholars": ["sofia", "ingrid"],
        "team": "Owls",
        "uses": [2, 0],
        "support": 6,
        "results": ["1", "NC"],
    }


def test_RC_CPR_2_each_takes_a_slot_of_its_own():
    table = campaign.new(2, 1)
    table.choose(A, 2)
    assert why(table, B, 2) == ("RC-CPR.2", "slot-taken")
    table.choose(B, 0)
    assert table.state.slots == (2, 0)


def test_RC_CPR_2_the_Note_board_of_the_triangle_stays_for_the_whole_campaign():
    table = at("august", {"slot": "black"}, {"slot": "white"})
    assert table.position()["lecturers"][A]["slot"] == "black"


def test_RC_CPR_3_a_Lecturer_is_randomized_by_the_triangle():
    table = campaign.new(2, 1)
    table.choose(A, 3)
    events = table.choose(B, 1)
    (drawn,) = [event.public for event in events if event.kind == "lecturer-randomized"]
    assert drawn == {"seat": table.state.start, "slot": table.state.slots[table.state.start]}


def test_RC_CPR_4_one_Lecturer_is_randomized_and_it_may_be_any():
    assert {drafting(3, seed).state.start for seed in range(20)} == {A, B, C}


def test_RC_CPR_5_the_pool_is_all_Scholars_but_Enrico():
    table = drafting()
    free = [CONTENT.scholars[n].id for n in table.decision(table.awaited[0]).space]
    assert len(free) == 10
    assert "enrico" not in free


def test_RC_CPR_5_vector_RT_4b_Enrico_is_refused():
    table = drafting()
    assert why(table, table.awaited[0], scholar("enrico")) == ("RC-CPR.5", "scholar-excluded")


def test_RC_CPR_5_without_the_box_only_the_four_are_available():
    table = drafting(2, scholar_cards="base")
    assert why(table, table.awaited[0], scholar("ingrid")) == ("RC-CPR.6", "not-an-option")
    assert table.decision(table.awaited[0]).space.size() == 4


def test_RC_CPR_6_vector_RT_4d_the_draft_goes_on_leftwards_in_the_same_order():
    table = next(t for t in (drafting(4, n) for n in range(50)) if t.state.start == C)
    assert order_of_draft(table) == [C, D, A, B, C, D, A, B]


def test_RC_CPR_6_a_Scholar_is_in_one_team():
    table = drafting(2)
    (first,) = table.awaited
    table.choose(first, scholar("sofia"))
    assert why(table, 1 - first, scholar("sofia")) == ("RC-CPR.6", "scholar-drafted")


def test_RC_CPR_7_the_team_is_fixed():
    table = at("october", seats=2)
    while not table.over and table.state.month < 3:
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)
    assert table.state.teams == [
        (scholar("sofia"), scholar("ingrid")),
        (scholar("valerio"), scholar("sara")),
    ]


def test_RC_CPR_8_each_names_the_team():
    table = drafting(2)
    order_of_draft(table)
    assert why(table, A, "  ") == ("RC-CPR.8", "no-team-name")
    assert why(table, A, "x" * 41) == ("RC-CPR.8", "no-team-name")
    table.choose(B, "The Night Owls")
    assert why(table, A, "the night OWLS") == ("RC-CPR.8", "team-name-taken")
    table.choose(A, "Footnotes")
    assert table.state.names == ["Footnotes", "The Night Owls"]


def test_RC_CPR_9_the_sheet_has_six_slots():
    assert len(CONTENT.slots) == 6
    with pytest.raises(TermsError) as refused:
        campaign.new(7, 1)
    assert refused.value.reasons[0].clause == "RC-CPR.9"


def test_RC_CPR_10_vector_RT_4c_ten_Scholars_are_enough_for_five_and_four_may_play():
    with pytest.raises(TermsError) as refused:
        campaign.new(5, 1)
    assert [(x.clause, x.key) for x in refused.value.reasons] == [("RA-31", "too-many-lecturers")]
    assert campaign.new(5, 1, {"max_lecturers": 5}).seats == 5
    with pytest.raises(TermsError) as refused:
        campaign.new(6, 1, {"max_lecturers": 6})
    (reason,) = refused.value.reasons
    assert (reason.clause, reason.key) == ("RC-CPR.10", "too-few-scholars")
    assert reason.args == {"seats": 6, "needed": 12, "scholars": 10}


def test_RC_CPR_10_four_Scholars_are_enough_for_two():
    assert campaign.new(2, 1, {"scholar_cards": "base"}).seats == 2
    with pytest.raises(TermsError):
        campaign.new(3, 1, {"scholar_cards": "base"})


@pytest.mark.parametrize(
    ("column", "clause"),
    [
        ({"scholars": ["sofia", "enrico"]}, "RC-CPR.5"),
        ({"scholars": ["valerio", "sofia"]}, "RC-CPR.6"),
        ({"slot": "orange"}, "RC-CPR.2"),
        ({"uses": [7, 0]}, "RC-CPL.7"),
        ({"uses": [2, 1]}, "RC-CPL.7"),
        ({"support": -1}, "RC-CPS.11"),
        ({"results": ["1"]}, "RC-CEC.7"),
        ({"results": ["1", "5"]}, "RC-CEC.7"),
        ({"scholars": ["sofia", "nobody"]}, "RC-CEC.7"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(column, clause):
    with pytest.raises(PositionError) as refused:
        at("november", column)
    assert clause in [reason.clause for reason in refused.value.reasons]
