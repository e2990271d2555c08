"""DG-30.1 The four advanced rules in all their sixteen combinations: the contract, sampled."""

import random
from itertools import product

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain
from ludoteca.kernel.saving import load, save
from tests.contract.play import received

from .scenes import begun, keen, wild
from .test_secrets import sounds_alike

RULES = ("boss", "dangerous_zones", "max_alert", "main_effects")
COMBINATIONS = list(product((False, True), repeat=4))
LONGEST = 5000  # decisions
LOOKED_AT, SAVED = 9, 31  # every so many decisions: they cost more than the game


@pytest.mark.parametrize("switches", COMBINATIONS, ids=lambda x: "".join(map(str, map(int, x))))
def test_DG_30_1_each_combination_keeps_the_contract(switches):
    number = COMBINATIONS.index(switches)
    chosen = {f"rules__{rule}": on for rule, on in zip(RULES, switches, strict=True)}
    if switches[0]:
        chosen["boss_profile"] = ("brawler", "drunk", "random")[number % 3]
    s = begun(2 + number % 3, number, **chosen)
    rng, dealer = random.Random(number), random.Random(4)
    for decision in range(LONGEST):
        asked = awaited(s)
        if not asked:
            break
        seat = asked[0]
        policy = keen if rng.random() < 0.5 else wild
        choice = policy(s, seat, rng)
        assert explain(s, seat, choice) is None
        if decision % LOOKED_AT == 0:
            viewer = rng.randrange(s.seats)
            other = redeal(s, viewer, dealer)
            assert GAME.troubles(other) == []
            assert received(other, viewer) == received(s, viewer)
            other.stack, other.chance = s.stack[:], s.chance[:]
            if explain(other, seat, choice) is None:
                sounds_alike(s.clone(), other, viewer, seat, choice)
        if decision % SAVED == 0:
            assert save(load(type(s), save(s))) == save(s)
            given = GAME.position(s)
            assert GAME.position(GAME.place(s.terms, given, 1)) == given
        apply(s, seat, choice)
    assert s.ranking
    assert GAME.troubles(s) == []
