"""The guided first games, played through with the real rules."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludoteca
from ludoteca import guides
from ludoteca.boards import board
from ludoteca.guides import NEWCOMER
from ludoteca.words import LANGUAGES, Words

GAMES = [game.name for game in ludoteca.games()]
each_game = pytest.mark.parametrize("game", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_every_advised_choice_is_lawful_and_sensible_and_its_decision_is_the_one_asked(game):
    table = guides.begin(game)
    words = Words("en", game)
    steps = [step for step in guides.told(game, words) if step.when.kind]
    for made, step in enumerate(steps):
        others(table)
        asked = table.decision(NEWCOMER)
        assert guides.present(table, words)[-1] == step
        assert asked.kind == step.when.kind
        assert step.when.made == made
        assert table.explain(NEWCOMER, step.choice) is None
        assert table.warn(NEWCOMER, step.choice) is None
        table.choose(NEWCOMER, step.choice)
    others(table)
    assert all(guides.answer(table, seat) is None for seat in range(table.seats))
    assert NEWCOMER in table.awaited
    assert [step.when.kind for step in guides.present(table, words)] == [None]
    assert guides.follows(table)


def others(table):
    """All that the script lets the other seats do before the newcomer's next decision."""
    while True:
        found = [(s, guides.answer(table, s)) for s in table.awaited if s != NEWCOMER]
        scripted = [(seat, choice) for seat, choice in found if choice is not None]
        if not scripted:
            return
        table.choose(*scripted[0])


@each_game
def test_the_others_play_all_of_their_script(game):
    *_, table = guides.playing(game)
    for seat in range(table.seats):
        done = [step for step in table.record.steps if step.seat == seat]
        assert len(done) == len(guides.guide(game).decisions(seat))
    assert all(zone for zone in board(game, table.view(0), Words("en", game), 0).zones)


@each_game
@each_language
def test_every_step_can_be_read_and_points_at_something(game, language):
    words = Words(language, game)
    steps = guides.told(game, words)
    assert 10 <= len(steps) <= 15
    assert len({step.title for step in steps}) == len(steps)
    for step in steps:
        assert step.title
        assert 40 < len(step.text) < 500
        assert bool(step.label) == (step.when.kind is not None)
        assert step.pieces or step.zones
        assert step.highlight.count("[data-") >= len(step.pieces) + len(step.zones)


@each_game
def test_who_leaves_the_script_plays_on_freely(game):
    table, rng = guides.begin(game), random.Random(1)
    advised = next(step for step in guides.told(game, Words("en", game)) if step.when.kind)
    space = table.decision(NEWCOMER).space
    other = next(x for x in space if msgspec.to_builtins(x) != advised.choice)
    table.choose(NEWCOMER, other)
    assert all(guides.answer(table, seat) is None for seat in table.awaited)
    assert guides.present(table, Words("en", game)) == []
    while not table.over:
        seat = rng.choice(table.awaited)
        table.choose(seat, table.decision(seat).space.pick(rng))


def test_a_table_like_any_other_follows_no_guide():
    assert not guides.follows(ludoteca.new("king-of-con", seats=3, seed=1))
    with pytest.raises(LookupError, match="no guided first game"):
        guides.guide("heist")
