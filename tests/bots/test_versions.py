"""A version of a game's bots stands for what they choose: who changes it raises the number."""

import hashlib

import pytest

from ludoteca import bots
from ludoteca.bots.search import Search
from ludoteca.bots.versions import VERSIONS
from ludoteca.games import NAMES
from tests.bots.test_search import positions

SIMULATIONS = 8
KNOWN = {  # by game and version: what bots choose at some points of a game, and think of it
    ("king-of-con", 1): "dc50cbf18ab46042",
    ("chamber-of-wonders", 3): "f6d7377ca5975b4f",
    ("dungeonology", 1): "0d7448d0250c930e",
}


def chosen(name):
    """In words, by level; those who search imagine fewer games than usual."""
    for s, seat in positions(name, 3, 2, set(range(1, 50, 6))):
        for level in ("novice", "apprentice"):
            yield level, bots.make(level, name, 1).choice(s, seat)
        for level in ("expert", "master"):
            thought = Search(bots.sense(name, level), 1).think(s, seat, SIMULATIONS)
            tried = [(one.choice, one.visits, round(one.lead, 3)) for one in thought.prospects]
            yield level, thought.choice, tried


def test_each_game_has_a_version_of_its_bots_and_only_one():
    assert [name for name, _ in KNOWN] == [*VERSIONS] == [*NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_bots_of_a_version_choose_what_they_chose(name):
    digest = hashlib.sha256(repr([*chosen(name)]).encode()).hexdigest()[:16]
    told = f"bots of {name} play otherwise: raise their number in bots/versions.py, keep {digest}"
    assert KNOWN.get((name, VERSIONS[name])) == digest, told
