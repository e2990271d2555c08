"""The guided first games, played through with the real rules."""

from __future__ import annotations

import random

import msgspec
import pytest

import ludoteca
from ludoteca import guides
from ludoteca.boards import board
from ludoteca.guides import NEWCOMER
from ludoteca.kernel.record import from_json, to_json
from ludoteca.words import LANGUAGES, Words

each_guide = pytest.mark.parametrize("name", guides.NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_guide
def test_every_advised_choice_is_lawful_and_sensible_and_its_decision_is_the_one_asked(name):
    table = guides.begin(name)
    words = Words("en", guides.guide(name).game)
    steps = [step for step in guides.told(name, words) if step.when.kind]
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
    assert guides.followed(table) == name


def others(table):
    """All that the script lets the other seats do before the newcomer's next decision."""
    while True:
        found = [(s, guides.answer(table, s)) for s in table.awaited if s != NEWCOMER]
        scripted = [(seat, choice) for seat, choice in found if choice is not None]
        if not scripted:
            return
        table.choose(*scripted[0])


@each_guide
def test_the_others_play_all_of_their_script(name):
    *_, table = guides.playing(name)
    for seat in range(table.seats):
        done = [step for step in table.record.steps if step.seat == seat]
        assert len(done) == len(guides.guide(name).decisions(seat))
    assert all(
        zone
        for zone in board(
            table.game.name, table.view(0), Words("en", guides.guide(name).game), 0
        ).zones
    )


@each_guide
@each_language
def test_every_step_can_be_read_and_points_at_something(name, language):
    words = Words(language, guides.guide(name).game)
    steps = guides.told(name, words)
    assert 10 <= len(steps) <= 18
    assert len({step.title for step in steps}) == len(steps)
    for step in steps:
        assert step.title
        assert 40 < len(step.text) < 500
        assert bool(step.label) == (step.when.kind is not None)
        assert step.pieces or step.zones
        assert step.highlight.count("[data-") >= len(step.pieces) + len(step.zones)


@each_guide
def test_who_leaves_the_script_plays_on_freely(name):
    table, rng = guides.begin(name), random.Random(1)
    advised = next(
        step for step in guides.told(name, Words("en", guides.guide(name).game)) if step.when.kind
    )
    space = table.decision(NEWCOMER).space
    other = next(x for x in space if msgspec.to_builtins(x) != advised.choice)
    table.choose(NEWCOMER, other)
    assert all(guides.answer(table, seat) is None for seat in table.awaited)
    assert guides.present(table, Words("en", guides.guide(name).game)) == []
    while not table.over:
        seat = rng.choice(table.awaited)
        table.choose(seat, table.decision(seat).space.pick(rng))


@each_guide
def test_the_guide_is_known_again_from_the_record_on_the_disk(name):
    table = guides.begin(name)
    record = from_json(to_json(table.record))
    assert guides.followed(ludoteca.Table(table.game, record.header)) == name


def test_every_game_has_a_guide_to_begin_with():
    for game in ludoteca.games():
        assert guides.of_game(game.name)[0] == game.name
    assert guides.of_game("dungeonology")[1:] == ["dungeonology-solo"]


def test_a_table_like_any_other_follows_no_guide():
    assert guides.followed(ludoteca.new("king-of-con", seats=3, seed=1)) is None
    with pytest.raises(LookupError, match="no guided game"):
        guides.guide("heist")
