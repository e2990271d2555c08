"""DG-30.1 The four advanced rules in all their sixteen combinations: the contract, sampled."""

from itertools import product

import pytest

from .contract import play_out
from .scenes import begun, keen, wild

RULES = ("boss", "dangerous_zones", "max_alert", "main_effects")
COMBINATIONS = list(product((False, True), repeat=4))
LOOKED_AT, SAVED = 9, 31  # every so many decisions: they cost more than the game


@pytest.mark.parametrize("switches", COMBINATIONS, ids=lambda x: "".join(map(str, map(int, x))))
def test_DG_30_1_each_combination_keeps_the_contract(switches):
    number = COMBINATIONS.index(switches)
    chosen = {f"rules__{rule}": on for rule, on in zip(RULES, switches, strict=True)}
    if switches[0]:
        chosen["boss_profile"] = ("brawler", "drunk", "random")[number % 3]
    s = begun(2 + number % 3, number, **chosen)
    play_out(s, lambda s, seat, rng: (keen if rng.random() < 0.5 else wild)(s, seat, rng), number,
             LOOKED_AT, SAVED)  # fmt: skip
