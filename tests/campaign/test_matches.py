"""From the sheet to a match of Dungeonology and back."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ludoteca import campaign
from ludoteca.bots.campaign import choose, play_match, play_on
from ludoteca.campaign import matches
from ludoteca.campaign.results import Result
from ludoteca.games.dungeonology.ending import final_scoring
from tests.campaign.sheets import A, B, C, at, played, ready, without_b

BASE = ({"scholars": ["sofia", "rebecca"]}, {"scholars": ["valerio", "vincenzo"]})


@pytest.mark.parametrize("seed", range(8))
def test_the_first_player_of_the_campaign_begins_with_its_Scholar(seed):
    table = played(ready("october", *BASE, seed=seed))
    match = matches.begin_match(table.state, seed)
    s = match.state
    assert matches.seats_of(table.state)[s.first] == table.state.players[0]
    ids = [row.id for row in match.terms.content.scholars]
    assert [ids[n] for n in s.scholars] == ["sofia", "valerio"]
    assert match.options
    assert match.terms.boss
    assert match.terms.boss_profile == "drunk"


def test_the_same_campaign_deals_the_same_match_each_month_another():
    october = played(ready("october", *BASE)).state
    one, other = matches.begin_match(october, 5), matches.begin_match(october, 5)
    assert one.state == other.state
    months = {matches.match_seed(5, month, 0) for month in range(12)}
    assert len(months) == 12


def test_a_match_with_bonuses_can_be_saved_and_goes_on():
    import ludoteca

    table = ready("october", BASE[0] | {"support": 5}, BASE[1])
    table.choose(A, (3,))
    match = matches.begin_match(played(table).state, 5)
    assert ludoteca.load(match.save()).state == match.state


def _finished(table, delivered, places, *, omega=False):
    """A match that has ended like that, as far as the campaign looks at it."""
    state = SimpleNamespace(delivered=delivered, omega_won=omega)
    match: Any = SimpleNamespace(state=state, places=places)
    return matches.result_of(table.state, match)


def test_RC_CES_1_a_result_is_read_off_the_match_by_Lecturer():
    table = without_b()
    assert _finished(table, (1,), (2, 1)) == Result((0, 0, 1), (C,))
    assert _finished(table, (), (2, 1)) == Result((2, 0, 1))
    assert _finished(table, (1, 0), (1, 2)) == Result((1, 0, 2), (A, C))


def test_RC_CES_7_a_result_of_a_match_that_omega_has_won():
    table = played(ready("july", agreed=["omega-versus-all"], seats=2))
    assert _finished(table, (1,), (3, 2, 1), omega=True) == Result((0, 0), (B,), True)
    assert _finished(table, (1, 0), (2, 1, 3)) == Result((2, 1), (A, B))


@pytest.mark.parametrize(
    ("delivered", "places"), [((), (2, 1)), ((1, 0), (2, 1)), ((0,), (1, 0)), ((1,), (0, 1))]
)
def test_RC_CES_7_places_as_they_were_without_omega_where_that_is_agreed(delivered, places):
    agreed: Any = {"agreed": ["omega-versus-all"], "campaign_omega_win": "ranked"}
    ranked = played(ready("july", seats=2, **agreed))
    match = matches.begin_match(ranked.state, 5)
    s: Any = match.state
    s.boards, s.delivered, s.omega_won = [(1, 0, 0, 0, 0), (0, 0, 0, 0, 3)], delivered, True
    final_scoring(s)
    assert {*match.places[:2]} == {2}  # both have lost alike
    assert matches.result_of(ranked.state, match) == Result(places, tuple(sorted(delivered)), True)


SUMMER = [("july", "mother-basilisk"), ("august", "scylla-and-charybdis")]


@pytest.mark.parametrize(("month", "boss"), SUMMER)
def test_RC_SCN_11_RC_SCN_12_omega_and_the_big_bosses_of_the_summer(month, boss):
    table = played(ready(month, *BASE, agreed=["omega-versus-all"]))
    match = matches.begin_match(table.state, 5)
    assert match.terms.omega
    assert match.terms.floor_four
    assert (
        match.terms.big_boss == {"july": "mother-basilisk", "august": "scylla-and-charybdis"}[month]
    )
    result = play_match(table, ["novice"] * 2)[1]
    assert table.explain(A, result) is None


def test_a_stranger_is_played_by_somebody_whom_Dungeonology_knows():
    table = played(
        ready("september", {"scholars": ["ingrid", "sofia"]}, {"scholars": ["valerio", "sara"]})
    )
    assert ("scholar", "ingrid") in matches.missing(table.state) or "ingrid" in matches._scholars()
    match = matches.begin_match(table.state, 1)
    assert len({*match.state.scholars}) == 2


def test_bots_agree_to_what_can_be_played_and_use_both_Scholars():
    table = at("december", {"uses": [2, 1]}, {"uses": [1, 2]}, campaign_extra_modules="never")
    agreed = choose(table, A)
    assert agreed == tuple(table.terms.content.numbers(["main-effects"]))
    for seat in (A, B):
        table.choose(seat, agreed)
    while table.decision(table.awaited[0]).kind == "SendScholar":
        seat = table.awaited[0]
        least = min(zip(table.state.uses[seat], table.state.teams[seat], strict=True))[1]
        assert choose(table, seat) == least
        table.choose(seat, least)


@pytest.mark.parametrize("lecturers", [2, 3, 4])
def test_a_whole_campaign_of_bots_killed_at_random_points_ends_in_the_same_standings(lecturers):
    levels = ["novice", "apprentice", "novice", "apprentice"][:lecturers]
    options = {"campaign_extra_modules": "never"}
    straight = campaign.new(lecturers, 11, options, levels)
    while not straight.over:
        play_on(straight, levels)
    results = [step.choice for step in straight.record.steps if isinstance(step.choice, Result)]
    assert len(results) == 12
    assert [result.omega for result in results[:10]] == [False] * 10

    rng = Random(lecturers)
    again = campaign.new(lecturers, 11, options, levels)
    replayed = rng.sample(range(12), 2)  # of these months the match is played again
    kills = 0
    while not again.over:
        if rng.random() < 0.3:
            again, kills = campaign.load(again.save()), kills + 1
        seat, state = again.awaited[0], again.state
        if again.decision(seat).kind != "Report":
            again.choose(seat, choose(again, seat))
        elif state.month in replayed:
            result = play_match(again, levels)[1]
            assert result == results[state.month]
            again.choose(seat, result)
        else:
            again.choose(seat, results[state.month])
    assert kills > 10
    assert again.state == straight.state
    assert (again.scores, again.places) == (straight.scores, straight.places)
