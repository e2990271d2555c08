"""Records: the same choices give the same events; undo stops where somebody has learned."""

import random

import pytest
from hypothesis import given

import ludoteca
from ludoteca.kernel.event import Event
from ludoteca.kernel.record import from_json, to_json
from ludoteca.kernel.table import Table, UndoError, follow
from tests.contract.play import begin, courses, decision, often, tables


def table_of(game, edition, seats, course):
    """A table whose game goes as the course says, with all that happened."""
    s = begin(game, edition, seats, course)
    header = ludoteca.Header(
        game.name, game.rules, game.layout, seats, course.seed, edition, s.terms.options
    )
    table = Table(game, header)
    log: list[Event] = []
    table_course(table, course, log)
    return table, log


def table_course(table, course, log):
    while not table.over:
        log += table.choose(*decision(table.state, course, len(table.record.steps)))


@tables
@often
@given(course=courses)
def test_the_same_record_is_the_same_game(game, edition, seats, course):
    table, log = table_of(game, edition, seats, course)
    record = from_json(to_json(table.record))
    again = Table(game, record.header)
    assert [event for _, events in follow(again, record) for event in events] == log
    assert again.state == table.state
    assert again.save() == table.save()
    assert (again.scores, again.ranking) == (table.scores, table.ranking)


@tables
@often
@given(course=courses)
def test_undo_goes_back_one_choice_or_says_why_not(game, edition, seats, course):
    s = begin(game, edition, seats, course)
    header = ludoteca.Header(
        game.name, game.rules, game.layout, seats, course.seed, edition, s.terms.options
    )
    table = Table(game, header)
    undone = 0
    while not table.over and undone < 40:
        before = table.state.clone()
        steps = table.record.steps[:]
        seat, choice = decision(table.state, course, len(steps))
        told = table.choose(seat, choice)
        top = before.stack[-1]
        now = table.state.stack[-1] if len(table.state.stack) == len(before.stack) else None
        opened = top.opened(now)
        if told[0].kind == "declared":
            assert opened == (len(top.waiting) == 1)
        dealt = (table.state.knowers, table.state.chance) != (before.knowers, before.chance)
        if opened or dealt or top.final:
            with pytest.raises(UndoError) as refused:
                table.undo()
            wanted = "learned-since" if opened or dealt else "choice-is-final"
            assert refused.value.reason.key == wanted
            continue
        took = table.undo()
        assert took.choice == choice
        assert table.state == before
        assert table.record.steps == steps
        table.choose(seat, choice)
        undone += 1
    rng = random.Random(1)
    while not table.over:
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).space.pick(rng))
    assert table.ranking


@tables
@often
@given(course=courses)
def test_a_table_saved_at_any_step_goes_on(game, edition, seats, course):
    table, _ = table_of(game, edition, seats, course)
    step = course.seed % (len(table.record.steps) + 1)
    part = from_json(to_json(ludoteca.Record(table.record.header, table.record.steps[:step])))
    half = Table(game, part.header)
    for _ in follow(half, part):
        pass
    table_course(half, course, [])
    assert half.state == table.state


def test_a_record_that_no_longer_replays_says_at_which_step_and_why():
    table = ludoteca.new("king-of-con", 2, seed=3)
    for seat in (0, 1):
        table.choose(seat, table.decision(seat).default)
    steps = table.record.steps
    steps[1] = ludoteca.Step(1, steps[1].choice, "0" * 16)
    with pytest.raises(ludoteca.RecordError) as differs:
        ludoteca.replay(table.record)
    assert (differs.value.step, differs.value.reason.key) == (2, "position-differs")
    steps[1] = ludoteca.Step(0, steps[1].choice, "0" * 16)
    with pytest.raises(ludoteca.RecordError) as refused:
        ludoteca.replay(table.record)
    assert refused.value.step == 2
    assert refused.value.reason.args["why"] == "not-awaited"
