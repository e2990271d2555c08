"""DG-6.21 Nothing leaks in games that come to a Thesis, which games at random hardly ever do."""

import random

import pytest

from ludoteca.games.dungeonology import GAME
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, play
from tests.contract.play import received, viewers

from .scenes import begun, keen

SEEDS = [(2, 1), (2, 3), (3, 11), (3, 12), (4, 13)]  # with Theses accepted and refused


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_two_worlds_look_and_sound_the_same(seats, seed):
    s, rng, dealer = begun(seats, seed), random.Random(seed), random.Random(4)
    while asked := awaited(s):
        seat = asked[0]
        choice = keen(s, seat, rng)
        for viewer in viewers(s):
            other = redeal(s, viewer, dealer)
            assert GAME.troubles(other) == []
            assert received(other, viewer) == received(s, viewer)
            other.stack, other.chance = s.stack[:], s.chance[:]
            if explain(other, seat, choice) is None:
                sounds_alike(s.clone(), other, viewer, seat, choice)
        apply(s, seat, choice)
    assert s.delivered


def sounds_alike(one, other, viewer, seat, choice):
    """What is told is the same in both worlds until a face is shown that is another one there,
    or that there alone is shown."""
    told, echo = play(one, seat, choice), play(other, seat, choice)
    for event, again in zip(told, echo, strict=False):
        if "faces" in event.seen_by(viewer) or "faces" in again.seen_by(viewer):
            return  # a Thesis that one Clan accepts and another refuses (DG-15.5) among others
        assert event.seen_by(viewer) == again.seen_by(viewer)
    assert len(told) == len(echo)
    assert received(one, viewer) == received(other, viewer)
