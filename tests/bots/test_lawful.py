"""A bot chooses what the law allows, whatever the others have done before."""

import random
from typing import Any

import pytest

from ludoteca.bots import level, make
from ludoteca.bots.levels import Level
from ludoteca.games import NAMES as GAMES
from ludoteca.games import game
from ludoteca.kernel.play import apply, awaited, explain, options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["novice", "apprentice", "adept"])
def test_a_bot_among_wild_players_never_breaks_the_law(name, bot):
    """A tenth of all choices is wild: so tables come about that bots alone would never see."""
    played = game(name)
    several = [seats for seats in played.seats if seats > 1]
    searches = bool(level(bot).simulations)
    for seats in several[:1] if searches else several:
        for seed in range(1 if searches else 6):
            rng = random.Random(seed)
            s = played.begin(played.agree(seats=seats), seats, seed)
            players: list[Any] = [make(bot, name, seat) for seat in range(seats)]
            for player in players:
                player.level = Level("quick", 3)  # enough to try what is not the first judgement
            while s.stack:
                seat = awaited(s)[0]
                choice = players[seat].choice(s, seat)
                assert explain(s, seat, choice) is None, (seats, seed, choice)
                apply(s, seat, options(s, seat).pick(rng) if rng.random() < 0.1 else choice)
