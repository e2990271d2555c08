"""CW-AREA Areas in general."""

from __future__ import annotations

import pytest

from ludoteca.games.chamber_of_wonders.displays import NOTHING
from ludoteca.games.chamber_of_wonders.setup import SIDES
from ludoteca.kernel.play import awaited, play
from tests.chamber_of_wonders.scenes import A, held, now, scene, visit

# ------------------------------------------------------------ CW-AREA


def test_CW_AREA_1_the_effect_fires_once_when_an_agent_is_placed():
    areas = ["bank-A", "westminster-A", "hyde-park-A", "abbey-A"]
    s = scene(2, hands=[["leg-lance", "boo-atlas"], []], areas=areas, stage="place")
    play(s, A, 0)
    while now(s) == "ChooseContact":
        play(s, A, -1)
    assert now(s) == "Sales"
    play(s, A, held(s, A, "leg-lance"))
    asked = []
    while s.turn == 1:
        asked.append(now(s))
        for seat in tuple(awaited(s)):
            play(s, seat, NOTHING if now(s) == "Display" else -1)
    assert asked == ["ChooseContact", "Display"]


@pytest.mark.parametrize(
    ("side", "asked"),
    [
        *[("whitechapel-A", "PushYourLuck"), ("whitechapel-B", "NameType")],
        *[("westminster-A", "KeepAndGive"), ("westminster-B", "Draft")],
        *[("abbey-A", "Gifts"), ("abbey-B", "Discards")],
    ],
)
def test_CW_AREA_2_only_the_side_in_play_counts(side, asked):
    assert now(visit(side, hands=[["boo-atlas"], ["boo-herbal"], []])) == asked


def test_CW_AREA_2_there_are_ten_sides():
    assert len(SIDES) == 10
