"""Every position is plain data: it clones, saves, loads, and has the same future every way."""

import json
import random

import pytest
from hypothesis import given

from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import apply, awaited, options, play
from ludoteca.kernel.saving import digest, load, save
from tests.contract.play import GAMES, begin, courses, decision, moments, often, tables, viewers

KERNEL = {"terms", "stack", "faces", "knowers", "chance", "fate", "heard"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_has_an_audience(game):
    s = game.begin(game.agree(), 3, 1)
    assert {*s.__struct_fields__} == {*s.public} | {*s.own} | {*s.guarded} | KERNEL
    assert all(len(getattr(s, name)) == s.seats for name in s.own)


def subclasses(kind):
    return {kind} | {below for child in kind.__subclasses__() for below in subclasses(child)}


def test_every_frame_cites_its_clause():
    general = ("ludoteca.kernel.", "ludoteca.parts.", "ludoteca.companion.")
    frames = {frame for frame in subclasses(Frame) if not frame.__module__.startswith(general)}
    assert len(frames) > 10
    assert [f for f in frames if not f.clause().startswith(("KC-", "§", "CW-", "DG-", "RC-"))] == []
    assert [f for f in frames if len(f.__struct_fields__) > 6] == [], "that is two paragraphs"


@tables
@often
@given(course=courses)
def test_every_game_ends_and_nothing_is_made_or_lost(game, edition, seats, course):
    s = None
    for s in moments(game, edition, seats, course):
        assert game.troubles(s) == []
    assert s is not None
    scores = game.scores(s)
    assert len(scores) >= seats, "rivals without a seat are scored too"
    assert sorted(game.ranking(s)) == list(range(len(scores)))
    assert scores[game.ranking(s)[0]] == max(scores)
    assert game.places(s)[game.ranking(s)[0]] == 1


@tables
@often
@given(course=courses)
def test_the_root_is_flat_and_all_else_is_immutable(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        for name in s.__struct_fields__:
            value = getattr(s, name)
            for item in value if type(value) is list else [value]:
                hash(item)


@tables
@often
@given(course=courses)
def test_original_clone_and_reloaded_copy_go_the_same_way(game, edition, seats, course):
    s = begin(game, edition, seats, course)
    number = 0
    while awaited(s):
        twin, loaded = s.clone(), load(type(s), save(s))
        assert twin == s == loaded
        seat, choice = decision(s, course, number)
        sent = json.loads(json.dumps(choice))
        assert play(s, seat, choice) == play(twin, seat, choice) == play(loaded, seat, sent)
        assert save(s) == save(twin) == save(loaded)
        assert digest(s) == digest(loaded)
        assert s.heard is None
        number += 1


@tables
@often
@given(course=courses)
def test_a_clone_shares_nothing_that_changes(game, edition, seats, course):
    for number, s in enumerate(moments(game, edition, seats, course)):
        if number % 7 == course.seed % 7:
            before, twin, rng = save(s), s.clone(), random.Random(1)
            while twin.stack:
                seat = awaited(twin)[-1]
                apply(twin, seat, options(twin, seat).pick(rng))
            assert save(s) == before


@tables
@often
@given(course=courses)
def test_heard_or_silent_the_rules_are_the_same(game, edition, seats, course):
    s = begin(game, edition, seats, course)
    number = 0
    while awaited(s):
        silent = s.clone()
        seat, choice = decision(s, course, number)
        events = play(s, seat, choice)
        apply(silent, seat, choice)
        assert s == silent
        assert events[0].public["seat"] == seat
        number += 1


@tables
@often
@given(course=courses)
def test_every_view_is_json(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        for viewer in viewers(s):
            seen = view(s, viewer)
            assert json.loads(json.dumps(seen)) is not None
            assert "chance" not in seen
            assert "faces" not in seen
            assert "knowers" not in seen


@tables
@often
@given(course=courses)
def test_a_position_in_words_is_the_position(game, edition, seats, course):
    for s in moments(game, edition, seats, course):
        told = json.loads(json.dumps(game.position(s)))
        placed = game.place(s.terms, told, seed=1)
        assert json.loads(json.dumps(game.position(placed))) == told
        assert awaited(placed) == awaited(s)
