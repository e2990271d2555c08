"""Bots see what their seat sees: in a falsified world they play the same."""

import random

import pytest

import ludoteca
from ludoteca.bots import make
from ludoteca.bots.levels import ADEPT, APPRENTICE, NOVICE
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain

SIMULATIONS = 4  # all levels that search are one program; the tests of search go deeper
LOOKED_AT = {NOVICE.name: 1, APPRENTICE.name: 1, ADEPT.name: 6}  # every so many decisions


def bot(name, game):
    made = make(name, game.name, 5)
    made.simulations = SIMULATIONS
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
            poisoned = redeal(s, seat, rng)
            choice = bot(name, game).choice(s, seat)
            assert bot(name, game).choice(poisoned, seat) == choice
            assert explain(s, seat, choice) is None
            apply(s, seat, choice)
        assert game.ranking(s)
