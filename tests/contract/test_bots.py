"""Bots see what their seat sees: in a falsified world they play the same."""

import random

import pytest

import ludoteca
from ludoteca.bots import NAMES, make
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain


@pytest.mark.parametrize("game", ludoteca.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_where_what_it_cannot_know_is_falsified(game, name):
    for seats in game.seats:
        s, rng = game.begin(game.agree(seats=seats), seats, 1), random.Random(seats)
        while awaited(s):
            seat = rng.choice(awaited(s))
            poisoned = redeal(s, seat, rng)
            choice = make(name, game.name, 5).choice(s, seat)
            assert make(name, game.name, 5).choice(poisoned, seat) == choice
            assert explain(s, seat, choice) is None
            apply(s, seat, choice)
        assert game.ranking(s)
