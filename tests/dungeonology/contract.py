"""A game played out under the eyes of the contract: secrets, saved positions, troubles."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.state import Expedition
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import awaited, explain, play
from ludoteca.kernel.saving import load, save
from tests.contract.play import received

from .test_secrets import sounds_alike

LONGEST = 5000  # decisions


def play_out(
    s: Expedition,
    policy: Callable[[Expedition, int, random.Random], Any],
    seed: int,
    looked_at: int,
    saved: int,
) -> set[str]:
    """To the end, looking every so many decisions; the kinds of events that were heard."""
    heard: set[str] = set()
    rng, dealer = random.Random(seed), random.Random(4)
    for decision in range(LONGEST):
        asked = awaited(s)
        if not asked:
            break
        seat = asked[0]
        choice = policy(s, seat, rng)
        assert explain(s, seat, choice) is None
        if decision % looked_at == 0:
            viewer = rng.randrange(s.seats)
            other = redeal(s, viewer, dealer)
            assert GAME.troubles(other) == []
            assert received(other, viewer) == received(s, viewer)
            other.stack, other.chance = s.stack[:], s.chance[:]
            if explain(other, seat, choice) is None:
                sounds_alike(s.clone(), other, viewer, seat, choice)
        if decision % saved == 0:
            assert save(load(type(s), save(s))) == save(s)
            given = GAME.position(s)
            assert GAME.position(GAME.place(s.terms, given, 1)) == given
        heard |= {event.kind for event in play(s, seat, choice)}
    assert s.ranking
    assert GAME.troubles(s) == []
    return heard
