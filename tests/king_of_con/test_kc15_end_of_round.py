"""KC-15 The end of a round, and the normal end of the game."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.king_of_con.components import STALLS
from ludoteca.games.king_of_con.rounds import SHOWING_OFF, Round
from ludoteca.games.king_of_con.scavenging import Scavenging
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scene

LATE = {1: (A, 3), 7: (B, 2), 13: (C, 1), 20: (B, 4)}  # no Predominance is tied


@pytest.mark.parametrize("number", range(1, 6))
def test_KC_15_1_the_round_marker_advances_and_the_phases_begin_again(number):
    table = scene(phase=3, round=number, objects=LATE)
    declare(table, {})
    seen = table.view(None)
    assert seen["round"] == number + 1
    assert len(seen["stands"]) == 4, "phase 1 has been played"
    assert seen["stack"][0]["phase"] == 2
    assert seen["stack"][1]["number"] == 1


def test_KC_15_2_from_round_VI_it_cannot_advance_and_the_game_is_scored():
    table = scene(phase=3, round=6, objects=LATE)
    told = kinds(declare(table, {}))
    assert told[-2:] == ["shown", "game-over"]
    assert "predominance" in told, "phase 4 of the last round is played"
    assert "objects-arrive" not in told
    assert (table.over, con(table).round, table.awaited) == (True, 6, ())
    assert (len(table.scores), sorted(table.ranking)) == (3, [A, B, C])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_KC_15_2_a_game_without_offers_lasts_six_rounds(seats):
    table = ludoteca.new("king-of-con", seats, seed=3)
    for seat in table.awaited:
        table.choose(seat, table.decision(seat).default)
    arrivals = 1
    while not table.over:
        arrivals += kinds(declare(table, {})).count("objects-arrive")
    assert arrivals == 6


def test_KC_15_3_everything_carries_over_to_the_next_round():
    table = scene((2, 3, 1), 3, round=2, objects=LATE, stalls=[9, 24], bins=[3, 0, 1])
    s = con(table)
    s.stack[-1] = Scavenging((), ((), (), ()))
    while s.stack[-1] != Round(SHOWING_OFF):
        s.stack[-1].resolve(s)
    before = s.clone()
    s.stack[-1].resolve(s)
    assert (before.round, s.round) == (2, 3)
    for name in ("reserve", "bins", "bank", "monkey", "owner", "value", "passions"):
        assert getattr(s, name) == getattr(before, name), name
    assert objects(table, 9, 24) == [(STALLS, 0), (STALLS, 0)]
    assert objects(table, 1, 7, 13, 20) == [(A, 2), (B, 1), (C, 0), (B, 3)]
