"""What bots make of the words that only packs use: trade, jinx_drop, per."""

from __future__ import annotations

import random

import pytest

from ludoteca.bots.dungeonology import greedy
from ludoteca.bots.dungeonology.activities import drop_jinx
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import gain
from ludoteca.bots.dungeonology.perils import met_by_boss
from ludoteca.bots.dungeonology.trials import main_answers
from ludoteca.bots.dungeonology.worth import TASTE
from ludoteca.games.dungeonology.components import MAIN
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.stealth import STEALTH
from tests.dungeonology.effects import about_to, playing
from tests.dungeonology.scenes import (
    BLUE,
    A,
    B,
    G,
    P,
    R,
    main,
    scene,
    studying,
)

FEVER, SATCHEL, TONGUE = "camp-fever", "torn-satchel", "loose-tongue"


def worth(s, *targets) -> float:
    return gain(s, A, main(s, A, "snare", *targets), Mind(s, A, TASTE))


def test_a_bot_drops_the_worst_jinx():
    s, _ = playing("jinx_drop(1)", jinxes=[[SATCHEL, FEVER, f"?{TONGUE}"], [], []])
    rows = s.terms.content.jinxes
    worst = max(s.jinxes[A][:2], key=lambda card: rows[s.faces[card]].penalty)
    assert rows[s.faces[worst]].penalty > 2
    assert drop_jinx(s, A, s.stack[-1], random.Random(1), TASTE) == worst
    assert greedy(s, A, random.Random(1)) == worst


def test_to_be_rid_of_jinx_cards_is_worth_something():
    jinxes = [[FEVER, SATCHEL], [], []]
    one, two = [worth(about_to(f"jinx_drop({n})", jinxes=jinxes)) for n in (1, 2)]
    assert 0 < one < two
    assert worth(about_to("jinx_drop(2)")) == 0


def test_what_happens_more_often_is_worth_more():
    few, many = [worth(about_to("per(students, draw(1))", students=[n, 0, 0])) for n in (1, 3)]
    assert many == pytest.approx(3 * few)
    assert few > 0
    assert worth(about_to("per(students, draw(1))", students=[0, 0, 0])) == 0


def test_a_bot_counts_what_tips_a_test():
    s = about_to("per(stars, stealth(1))", hands=[["FT4", "snare", "NT1"], [], []],
                 boards=["GGGP", "", ""])  # fmt: skip
    studying(s, 1, "FT4")
    assert [
        amount for amount, _, deed in main_answers(s, A, STEALTH, TASTE) if deed[0] == MAIN
    ] == [2]


def test_a_better_cube_is_worth_a_trade_and_a_worse_one_is_not():
    s = about_to("trade(me, here)", boards=["GP", "", ""])
    assert worth(s, G, BLUE) > worth(s, G, R) > 0 > worth(s, P, G)
    t = about_to("trade(me, opp@near)", boards=["G", "P", ""])
    assert worth(t, B, G, P) > 0


def test_an_encounter_that_takes_jinx_cards_away_is_no_harm():
    pack = SHELF.our_text()
    ours = 'encounter = "choose(discard(2) | sacrifice(1)); bag(1)"'
    rules = {"rules__boss": True, "boss_profile": "drunk"}
    harms = []
    for theirs in ("jinx_drop(1)", "per(students, stun(1))"):
        text = pack.replace(ours, f'encounter = "{theirs}"')
        s = scene(pack=text, options=rules, jinxes=[[FEVER], [], []], students=[2, 0, 0])
        harms.append(met_by_boss(s, A, TASTE))
    assert harms[0] < 0 < harms[1]
