"""What the rules say is what the list of messages has: no more, no less, with these arguments."""

import random

import pytest

from ludoteca.games.dungeonology import GAME, components
from ludoteca.games.dungeonology.stealth import StealthTest
from ludoteca.kernel.event import Event
from ludoteca.kernel.play import awaited, explain, options, play
from tests.words import keys

from .messages import DECISIONS, DEEDS, EVENTS, HOUSE, PARTS, REASONS
from .scenes import begun, keen

OTHERS = {"declared"}  # of sealed choices, of which there are none


def fits(found, wanted):
    must = {name for name in wanted.split() if not name.endswith("?")}
    may = {name.rstrip("?") for name in wanted.split()}
    return must <= {*found} <= may


def test_every_event_is_in_the_list():
    assert keys.events(GAME.name) == {*EVENTS, *HOUSE}


def test_every_reason_is_in_the_list():
    kernel = keys.reasons("king-of-con") & keys.reasons("chamber-of-wonders")
    assert keys.reasons(GAME.name) - kernel == {*REASONS} - kernel


def test_every_decision_is_in_the_list():
    assert keys.decisions(GAME.name) == {*DECISIONS}


def test_every_deed_is_in_the_list():
    numbers = [getattr(components, name) for name in DEEDS]
    assert numbers == list(range(len(DEEDS)))


def heard_of(event):
    if event.kind not in HOUSE:
        assert fits(event.public, EVENTS[event.kind]), event
    if event.kind == "raised":
        assert event.public["what"] in PARTS
        assert event.public["side"] in ("stealth", "alert")


def wrong(s, rng):
    """Choices of the shapes that this decision knows, most of them wrong."""
    top = s.stack[-1]
    if top.shape is int:
        return list(range(-2, 8))
    cards = [*s.hands[awaited(s)[0]], rng.randrange(105)]
    numbers = [*cards[:3], *range(-1, 6)]
    return [
        *[(what, *rest) for what in range(-1, 9) for rest in ((), (0,), (rng.choice(numbers),))],
        *[(what, a, b) for what in (3, 4, 6) for a in numbers for b in (0, 1, 2)],
        *[(3, a, 1, b) for a in cards for b in range(-1, 4)],
        *[(a, b, c) for a in (0, 2) for b in (0, 1) for c in (0, 9)],
    ]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_has_the_arguments_of_the_list(seed):
    rng = random.Random(seed)
    s = begun(2 + seed % 3, seed, divination_side=("before", "after")[seed % 2])
    told = set()
    while asked := awaited(s):
        for frame in s.stack:
            if isinstance(frame, StealthTest):
                assert {part[0] for part in (*frame.alert, *frame.stealth)} <= {*PARTS}
        if rng.random() < 0.2:
            for choice in wrong(s, rng):
                reason = explain(s, asked[0], choice)
                if reason is not None and reason.key not in ("not-a-choice", "not-awaited"):
                    assert fits(reason.args, REASONS[reason.key]), reason
                else:
                    assert reason is not None or choice in options(s, asked[0])
        for event in play(s, asked[0], keen(s, asked[0], rng)):
            assert isinstance(event, Event)
            heard_of(event)
            told.add(event.kind)
    assert len(told) > 25
