"""RC-CEC End of campaign: Victory Points, ties."""

import pytest

from ludoteca import campaign
from tests.campaign.sheets import A, B, C, at, ready, report, sent

NC = "NC"


def marks(first, second, third, fourth, not_classified):
    return ["1"] * first + ["2"] * second + ["3"] * third + ["4"] * fourth + [NC] * not_classified


def finished(*columns, **options):
    """A campaign whose twelve results are these, by Lecturer; with Support Points, if given."""
    told = []
    for column in columns:
        results, support = column if isinstance(column, tuple) else (column, 0)
        played = len([mark for mark in results if mark])
        uses = [played - played // 2, played // 2]
        told.append({"results": results, "support": support, "uses": uses})
    sheet = [
        {"slot": slot, "scholars": list(team), "team": slot} | column
        for slot, team, column in zip(
            ("cyan", "orange", "white"),
            (("sofia", "ingrid"), ("valerio", "sara"), ("rebecca", "onamor")),
            told,
            strict=False,
        )
    ]
    return campaign.set_up({"lecturers": sheet}, 1, options)


def points(*counted, **options):
    return finished(marks(*counted), marks(0, 0, 0, 0, 12), **options).scores[A] / 2


def test_RC_CEC_1_after_August_the_final_ranking():
    table = ready("august")
    assert table.ranking == ()
    report(table, B, A)
    assert table.over
    assert table.ranking == (B, A)


def test_RC_CEC_2_and_3_vector_RT_1a():
    table = finished(marks(3, 4, 2, 1, 2), marks(0, 0, 0, 0, 12))
    columns = [line.points[A] / 2 for line in table.game.sheet(table.state)]
    assert columns == [12, 12, 4, 1, 1]
    assert table.scores[A] / 2 == 30


def test_RC_CEC_3_vector_RT_1b():
    assert points(12, 0, 0, 0, 0) == 48
    assert points(0, 0, 0, 0, 12) == 6


def test_RC_CEC_4_vector_RT_1d_halves_are_kept():
    assert points(5, 0, 0, 0, 7) == 23.5
    assert points(5, 0, 0, 0, 7, nc_round="floor") == 23


def test_RC_CES_5_vector_RT_2e_who_wins_all_twelve():
    table = ready("september")
    while True:
        report(table, A)
        if table.over:
            break
        for seat in table.awaited:
            table.choose(seat, ())
        sent(table)
    assert (table.state.support[A], table.scores[A] / 2) == (60, 48)


def test_RC_CEC_5_most_Victory_Points_win():
    table = finished(marks(0, 0, 12, 0, 0), marks(3, 4, 2, 1, 2), marks(0, 0, 0, 0, 12))
    assert table.ranking == (B, A, C)
    assert table.places == (2, 1, 3)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (marks(1, 0, 0, 0, 11), marks(0, 0, 1, 4, 7)),
        (marks(0, 1, 0, 0, 11), marks(0, 0, 1, 2, 9)),
        (marks(0, 0, 1, 0, 11), marks(0, 0, 0, 3, 9)),
        ([*marks(0, 0, 0, 1, 9), "", ""], [*marks(0, 0, 0, 0, 11), ""]),
    ],
)
def test_RC_CEC_6_ties_more_first_places_then_second_third_fourth(better, worse):
    table = finished(worse, better)
    assert table.scores[A] == table.scores[B]
    assert table.places == (2, 1)
    assert finished(better, worse).places == (1, 2)


def test_RC_CEC_6_then_Support_Points_then_shared():
    same = marks(3, 3, 3, 3, 0)
    assert finished((same, 4), (same, 5)).places == (2, 1)
    assert finished((same, 4), (same, 4)).places == (1, 1)


def test_RA_33_ties_by_Support_Points_alone_or_shared_at_once():
    one, other = marks(3, 0, 3, 0, 6), marks(0, 6, 0, 0, 6)
    assert finished((one, 0), (other, 3), campaign_tie="support").places == (2, 1)
    assert finished((one, 0), (other, 3), campaign_tie="shared").places == (1, 1)


def test_RC_CEC_8_there_are_five_columns_and_no_seventh_group():
    table = at("september")
    assert [line.key for line in table.game.sheet(table.state)] == [
        "first",
        "second",
        "third",
        "fourth",
        "not-classified",
    ]
