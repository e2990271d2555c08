"""Bots see what their seat sees: in a falsified world they play the same."""

import random

import pytest

import ludoteca
from ludoteca.bots import make
from ludoteca.bots.levels import ADEPT, APPRENTICE, NOVICE, Level
from ludoteca.kernel.play import apply, awaited, explain
from tests.contract.poison import falsified

QUICK = Level("quick", 4)  # all levels that search are one program; the tests of search go deeper
LOOKED_AT = {NOVICE.name: 1, APPRENTICE.name: 1, ADEPT.name: 6}  # every so many decisions


def bot(name, game):
    made = make(name, game.name, 5)
    made.level = QUICK
    return made


@pytest.mark.parametrize("game", ludoteca.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", LOOKED_AT)
def test_a_bot_plays_the_same_where_what_it_cannot_know_is_falsified(game, name):
    for seats in game.seats:
        s, rng = game.begin(game.agree(seats=seats), seats, 1), random.Random(seats)
        decisions = 0
        while awaited(s):
            seat = rng.choice(awaited(s))
            decisions += 1
            if decisions % LOOKED_AT[name]:
                apply(s, seat, make(APPRENTICE.name, game.name, 5).choice(s, seat))
                continue
            poisoned = falsified(s, seat, rng)
            thought = bot(name, game).think(s, seat)
            assert bot(name, game).think(poisoned, seat) == thought
            choice = thought.choice
            assert explain(s, seat, choice) is None
            apply(s, seat, choice)
        assert game.ranking(s)


@pytest.mark.parametrize("game", ludoteca.games(), ids=lambda game: game.name)
def test_one_that_peeks_would_be_caught(game):
    s, rng = game.begin(game.agree(seats=2), 2, 1), random.Random(2)
    for _ in range(6):
        apply(s, awaited(s)[0], bot(APPRENTICE.name, game).choice(s, awaited(s)[0]))
    for seat in range(2):
        false = falsified(s, seat, rng)
        assert false.faces != s.faces
        assert false.chance != s.chance
        moved = [
            name for name in (*s.stacked, *s.fanned) if getattr(false, name) != getattr(s, name)
        ]
        assert bool(moved) == bool(s.fanned)
