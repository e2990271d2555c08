"""Search does not consider helping a rival in a test, however lucky that may look."""

import random

from ludoteca.bots.dungeonology import sense
from ludoteca.bots.search import Search
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import MAIN, PASS, PLAY
from ludoteca.games.dungeonology.stealth import ALERT, STEALTH
from ludoteca.kernel.play import awaited, options
from tests.dungeonology.scenes import OURS, A, B, code_of, do, scene, studying

RULE = {"rules__main_effects": True}
SENSE = sense(GAME)


def a_study(seat):
    """A studies; the test waits for an answer of that seat."""
    hand = ["SU3", "clear-omen", "heckler", "fate-4"]
    s = scene(("sofia", "valerio"), hands=[["EX3", "NT1", *hand], hand], options=RULE)
    studying(s, 2, "EX3", "NT1")
    while awaited(s)[0] != seat:
        do(s, awaited(s)[0], (PASS,))
    return s


def told(s, deed):
    """A deed in words that a test can compare: which card, as what."""
    if deed[0] == PLAY:
        return code_of(s, deed[1]), OURS.auxiliary[s.faces[deed[1]]][deed[2]].does
    if deed[0] == MAIN and deed[3:]:
        return code_of(s, deed[1]), {STEALTH: "main-stealth", ALERT: "main-alert"}[deed[3]]
    return (deed[0],)


def absurd(s, seat):
    return {told(s, deed) for deed in options(s, seat) if SENSE.absurd(s, seat, deed)}


def test_in_the_test_of_another_nobody_raises_stealth():
    s = a_study(B)
    every = {told(s, deed) for deed in options(s, B)}
    helping = {x for x in every if x[-1] in ("stealth", "divine-stealth", "main-stealth")}
    assert {x[-1] for x in helping} == {"stealth", "divine-stealth", "main-stealth"}
    assert absurd(s, B) == helping


def test_in_the_own_test_nobody_raises_alert():
    s = a_study(A)
    every = {told(s, deed) for deed in options(s, A)}
    hindering = {x for x in every if x[-1] in ("alert", "divine-alert", "main-alert")}
    assert {x[-1] for x in hindering} == {"alert", "divine-alert", "main-alert"}
    assert absurd(s, A) == hindering


def test_nothing_absurd_is_proposed():
    s, search, rng = a_study(B), Search(SENSE, 1), random.Random(1)
    space = options(s, B)
    proposed = {search.propose(s, B, space, (PASS,), rng) for _ in range(300)}
    assert len(proposed) > 4
    assert not [deed for deed in proposed if SENSE.absurd(s, B, deed)]


def test_where_a_side_is_chosen_later_a_divination_helps_nobody_yet():
    """DG-Q.32."""
    rules = RULE | {"divination_side": "after"}
    hands = [["EX3", "NT1"], ["clear-omen"]]
    s = scene(("sofia", "valerio"), hands=hands, options=rules)
    studying(s, 2, "EX3", "NT1")
    assert not absurd(s, B)
