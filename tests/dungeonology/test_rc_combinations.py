"""RC-GEN.1 Modules of Rocca Civetta together: every allowed pair and larger ones keep the contract.

``LUDOTECA_PROFILE=soak`` plays many more (make long).
"""

import os
import random
from itertools import combinations

import pytest

from ludoteca.bots.dungeonology import greedy
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.components import HIRE
from ludoteca.games.dungeonology.rocca_civetta.modules import ADVANCED, BOSSES, MODULES
from ludoteca.games.dungeonology.terms import Terms
from ludoteca.kernel.play import options

from .contract import play_out
from .scenes import keen, wild

LOOKED_AT, SAVED = 23, 61  # every so many decisions: they cost more than the game
LONG = os.environ.get("LUDOTECA_PROFILE") == "soak"
SAMPLES = 200 if LONG else 20


BOSS = "boss "  # before his name: that Boss, which is a module too


def whole(chosen):
    """With everything that these need, directly or not."""
    found = set(chosen) | {"rules.boss" for name in chosen if name.startswith(BOSS)}
    while missing := {x for name in found & {*MODULES} for x in MODULES[name].needs} - found:
        found |= missing
    return frozenset(found)


NEW_BOSSES = [f"{BOSS}{name}" for name in BOSSES[1:]]
ALL_PAIRS = sorted(
    {whole(pair) for pair in combinations((*MODULES, *NEW_BOSSES), 2) if pair[0] not in NEW_BOSSES},
    key=sorted,
)
AROUND = [*MODULES, *NEW_BOSSES]
SOME = {whole((x, AROUND[at - 1])) for at, x in enumerate(AROUND) if x in MODULES}
SOME |= {whole((boss, AROUND[at])) for at, boss in enumerate(NEW_BOSSES)}
PAIRS = ALL_PAIRS if LONG else sorted(SOME, key=sorted)  # each of them at least once


def sampled(seed):
    rng = random.Random(seed)
    chosen = [name for name in (*ADVANCED, *MODULES) if rng.random() < 0.6]
    return whole([*chosen, rng.choice(NEW_BOSSES)] if "rules.boss" in chosen else chosen)


def agreed(chosen, seats):
    boss = [name.removeprefix(BOSS) for name in chosen if name.startswith(BOSS)]
    on = dict.fromkeys([name for name in chosen if not name.startswith(BOSS)], True)
    return GAME.agree(options=on | ({"boss": boss[0]} if boss else {}), seats=seats)


def deep_down(chosen, seats, seed):
    """A game; with Floor IV in most cases begun there, with cubes to pay for Familiars."""
    terms = agreed(chosen, seats)
    assert isinstance(terms, Terms)
    if "rocca.floor_iv" not in chosen or seed % 4 == 3:
        return GAME.begin(terms, seats, seed)
    zone = ("IV-2", "IV-5", "IV-1", "IV-4")[seed % 4]
    scholars = ["rebecca", "valerio", "sofia", "vincenzo"][:seats]
    near = {"IV-2": "IV-4", "IV-5": "IV-3", "IV-1": "IV-4", "IV-4": "IV-3"}[zone]
    given = {
        "scholars": scholars,
        "hands": [4] * seats,
        "zones": [{"zone": zone, "x": 8, "y": 8}],
        "at": [zone] * seats,
        "boards": ["GGRRBYP"] * seats,
        "piles": [[], [], [], [near]],
        "moment": "movement",
    }
    return GAME.place(terms, given, seed)


def bold(s, seat, rng):
    """One of several players; whoever can hire does."""
    if type(s.stack[-1]).__name__ == "Action":
        hired = [deed for deed in options(s, seat) if deed[0] == HIRE]
        if hired:
            return hired[0]
    policy = rng.choice((keen, wild, lambda s, seat, rng: greedy(s, seat, rng)))
    return policy(s, seat, rng)


def keeps_the_contract(chosen, seed):
    return play_out(deep_down(chosen, 2 + seed % 3, seed), bold, seed, LOOKED_AT, SAVED)


@pytest.mark.parametrize("chosen", PAIRS, ids=lambda x: "-".join(sorted(x)).replace("rocca.", ""))
def test_RC_GEN_1_every_allowed_pair_keeps_the_contract(chosen):
    keeps_the_contract(chosen, PAIRS.index(chosen))


@pytest.mark.parametrize("seed", range(SAMPLES))
def test_RC_GEN_1_larger_combinations_keep_the_contract(seed):
    keeps_the_contract(sampled(seed), seed)


def test_what_the_modules_bring_happens_in_some_game():
    wanted = {
        *("star-token", "false-information", "universal-placed", "hecatomb"),
        *("familiar-hired", "familiar-left", "boss-driven-off", "research-claimed"),
    }
    heard = set[str]()
    for seed in range(40):
        if heard >= wanted:
            break
        heard |= keeps_the_contract(whole((*ADVANCED[:2], *MODULES)), seed)
    assert sorted(wanted - heard) == []
