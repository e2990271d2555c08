"""Where `within_reach` is written out for speed it says the same, also of who is Captured."""

from __future__ import annotations

import random

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.abilities import near
from ludoteca.games.dungeonology.answers import asked, could_answer, without_cards
from ludoteca.games.dungeonology.auxiliary import plays
from ludoteca.games.dungeonology.boss import seen_by_boss
from ludoteca.games.dungeonology.components import OTHERS_PHASE, OTHERS_TEST, OWN_PHASE, OWN_TEST
from ludoteca.games.dungeonology.main.declaring import mains
from ludoteca.games.dungeonology.main.whom import others
from ludoteca.games.dungeonology.scholars import within_reach
from ludoteca.games.dungeonology.stealth import running
from ludoteca.games.dungeonology.turns import Turn
from ludoteca.kernel.play import apply, awaited, options

TERMS = {
    "basic": GAME.agree(),
    "everything": GAME.agree(options=GAME.presets["everything"]),
}


def positions(terms, seats, seed, every=9):
    """Some moments of a random game, and each once more with some of the Scholars Captured."""
    s, rng, number = GAME.begin(terms, seats, seed), random.Random(seed), 0
    while waiting := awaited(s):
        if number % every == 0 and isinstance(s.stack[0], Turn):
            yield s
            t = s.clone()
            t.captured = tuple(sorted(rng.sample(range(seats), rng.randint(1, seats - 1))))
            yield t
        apply(s, waiting[0], options(s, waiting[0]).pick(rng))
        number += 1


def may_play(s, seat):
    """Whether that Scholar has an Auxiliary Effect to play, and whether a Main Effect."""
    own = seat == s.active
    if running(s) is None:
        moment = OWN_PHASE if own else OTHERS_PHASE
    else:
        moment = OWN_TEST if own else OTHERS_TEST
    effects = s.terms.main_effects and mains(s, seat, moment)
    return [bool(plays(s, seat, moment)), bool(effects)]


def freed(s):
    """The same position with nobody Captured."""
    t = s.clone()
    t.captured = ()
    return t


@pytest.mark.parametrize("name", TERMS)
def test_every_copy_of_within_reach_says_the_same(name):
    held = [0, 0]  # how often being Captured alone kept somebody from playing a card
    for seed in range(3):
        for s in positions(TERMS[name], 4, seed):
            reach = [x for x in range(s.seats) if within_reach(s, x)]
            quiet, dungeon = s.turn_frame().quiet, s.dungeon()
            assert seen_by_boss(s) == reach
            for seat in range(s.seats):
                assert others(s, seat) == [x for x in s.after(seat) if x in reach]
                ready = bool(s.hands[seat]) or without_cards(s, seat)
                could = seat in reach and ready
                assert could_answer(s, seat) == (could and s.active not in s.captured)
                assert asked(s, (seat,)) == ((seat,) if could and seat not in quiet else ())
                if seat in reach:
                    here = s.spots[seat]
                    zones = (here, *dungeon.neighbours(here).linked)
                    close = [x for x in reach if x != seat and s.spots[x] in zones]
                    assert near(s, seat) == close
                else:
                    assert near(s, seat) == []
                    assert may_play(s, seat) == [False, False]
                    free = may_play(freed(s), seat) if seat in s.captured else [False, False]
                    held = [n + free_to for n, free_to in zip(held, free, strict=True)]
    assert held[0] > 20
    assert (held[1] > 20) == TERMS[name].main_effects
