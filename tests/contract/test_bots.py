"""Bots see what their seat sees: in a falsified world they play the same."""

import random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import Bot, make
from ludoteca.bots.levels import ADEPT, APPRENTICE, NOVICE, Level
from ludoteca.bots.search import Search, Sense
from ludoteca.kernel.play import apply, awaited, explain, options
from ludoteca.kernel.saving import save
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


def spying(game, seen):
    """A sense that notes every world that it is handed, to the last bit, and chooses by it."""
    known = bots.sense(game.name)

    def choose(world, seat, rng):
        seen.append(save(world))
        return options(world, seat).pick(random.Random(seen[-1]))

    def label(world, choice):
        seen.append(save(world))
        return known.label(world, choice)

    return Sense(game, choose, quick=known.quick, label=label)


class Peeking(Bot):
    """One that looks at the table itself."""

    def think(self, s, seat, clock=None):
        return bots.Thought(self.policy(s, seat, self.rng))


@pytest.mark.parametrize("game", ludoteca.games(), ids=lambda game: game.name)
def test_whatever_a_bot_is_handed_tells_nothing_that_its_seat_does_not_know(game):
    """Also what no judgement of ours reads: those of others may."""
    seen = list[bytes]()
    sense = spying(game, seen)

    def handed(think, s, seat, *games):
        seen.clear()
        think(s, seat, *games)
        return [*seen]

    for seats in game.seats:
        s, rng = game.begin(game.agree(seats=seats), seats, 1), random.Random(seats)
        for step in range(36):
            if not s.stack:
                break
            seat = awaited(s)[0]
            if step % 7 == 3:
                false = falsified(s, seat, rng)
                by_sight = [handed(Bot(sense.policy, 5).think, x, seat) for x in (s, false)]
                assert by_sight[0] == by_sight[1] != []
                searched = [handed(Search(sense, 5).think, x, seat, 3) for x in (s, false)]
                assert searched[0] == searched[1]
                peeked = [handed(Peeking(sense.policy, 5).think, x, seat) for x in (s, false)]
                assert peeked[0] != peeked[1], "one that peeks is caught"
            apply(s, seat, make(APPRENTICE.name, game.name, 5).choice(s, seat))


@pytest.mark.parametrize("game", ludoteca.games(), ids=lambda game: game.name)
def test_what_is_falsified_is_another_position(game):
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
