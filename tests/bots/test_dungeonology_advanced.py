"""The greedy player of Dungeonology with all four advanced rules: lawful, honest, not idle."""

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.bots.dungeonology import TASTE, greedy
from ludoteca.bots.dungeonology.judging import Mind
from ludoteca.bots.dungeonology.mains import best_main
from ludoteca.bots.dungeonology.outlook import estimate, turns_left
from ludoteca.bots.dungeonology.perils import added_alert, entering
from ludoteca.bots.dungeonology.reactions import react
from ludoteca.games.dungeonology.components import CAMP, MAIN, MOVE, OWN_PHASE, PASS, QUIET
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain
from tests.dungeonology.maps import lay, spot
from tests.dungeonology.scenes import A, B, begun, do, main, named, scene
from tests.dungeonology.test_combinations import RULES

ALL = {f"rules__{rule}": True for rule in RULES}
READY = "GGGRRRBBYYP"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_lawfully_and_by_what_it_sees(seats):
    s, rng = begun(seats, seats, **ALL), random.Random(1)
    deeds = Counter[Any]()
    while asked := awaited(s):
        seat = asked[0]
        choice = greedy(s, seat, random.Random(7))
        assert explain(s, seat, choice) is None
        assert greedy(redeal(s, seat, rng), seat, random.Random(7)) == choice
        deeds[choice[0] if isinstance(choice, tuple) and choice else "other"] += 1
        apply(s, seat, choice)
    assert deeds[MAIN] > 2


def test_an_intern_is_worth_a_student_drawn():
    s = scene(options=ALL, hands=[["call-the-herald"], [], []])
    worth, deed = best_main(s, A, OWN_PHASE, Mind(s, A, TASTE))
    assert worth > 2
    assert deed == main(s, A, "call-the-herald")
    taken = scene(
        options=ALL,
        hands=[["call-the-herald"], [], []],
        interns={"herald": B},
        at=["I-4", "START", "I-4"],
    )
    mind = Mind(taken, A, TASTE)
    assert best_main(taken, A, OWN_PHASE, mind) == (0.0, None)  # it could not be had


def test_it_reacts_to_what_hurts_and_asks_for_quiet_without_a_reaction():
    hands = [["back-stab"], ["feint", "FT4"], ["FT4"]]
    s = scene(options=ALL, hands=hands, boards=["", "P", ""], quiet=[], bag=[9, 0])
    do(s, A, main(s, A, "back-stab", B, 4))
    choice = react(s, B, s.stack[-1], random.Random(1), TASTE)
    assert choice[:2] == (MAIN, named(s, B, "feint"))
    do(s, B, (PASS,))
    assert react(s, awaited(s)[0], s.stack[-1], random.Random(1), TASTE) == (QUIET,)


def test_perils_count():
    s = scene(options=ALL, boss="I-4", **lay("I-4", "I-6"))
    assert added_alert(s, A, spot(s, "I-4")) == 2
    assert added_alert(s, A, spot(s, "I-6")) == 0
    assert entering(s, A, spot(s, "I-6"), TASTE) == TASTE.stunned
    assert entering(s, A, spot(s, "I-4"), TASTE) == 0


def test_in_a_panic_it_goes_home_with_a_thesis_and_leaves_the_camp_without():
    calm: dict[str, Any] = {
        "options": ALL,
        "panicking": True,
        "moment": "movement",
        "hands": [[], [], []],
    }
    s = scene(boards=[READY, "", ""], **calm)
    assert greedy(s, A, random.Random(1)) == (MOVE, CAMP)
    t = scene(boards=["", "", ""], at=["START", "I-4", "I-4"], **calm)
    assert greedy(t, A, random.Random(1))[0] == MOVE


def test_it_reckons_with_interns_and_with_who_is_out():
    calm: dict[str, Any] = {"options": ALL, "boards": ["GG", "GG", "GG"], "panicking": True}
    even = estimate(scene(**calm, clan="blood"))
    helped = estimate(scene(**calm, clan="blood", interns={"herald": A}))
    assert helped[A] > even[A]
    out = estimate(scene(**calm, clan="blood", captured=[B]))
    assert out[B] < even[B]
    assert turns_left(scene(**calm, bag=[12, 1])) > turns_left(scene(**calm, bag=[2, 1]))
