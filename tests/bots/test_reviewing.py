"""The review of a game: marks where the search would have chosen otherwise."""

from random import Random
from typing import Any

from msgspec.structs import replace

import ludoteca
from ludoteca import bots
from ludoteca.bots import reviewing
from ludoteca.bots.advising import advice
from ludoteca.bots.search import Prospect, Search, Thought
from ludoteca.games.dungeonology.components import PASS, QUIET


def game_with_a_blunder():
    """Between bots; but seat 0 offers everything it has for nothing once."""
    table = ludoteca.new("king-of-con", 2, 11)
    players = [bots.make("apprentice", "king-of-con", seat) for seat in range(2)]
    blunder = 0
    while not table.over:
        seat = table.awaited[0]
        choice = players[seat].choose(table, seat)
        if not blunder and seat == 0 and table.decision(seat).kind == "Astatosta":
            choice, blunder = ((table.state.stands[3], table.state.reserve[0]),), 1
            blunder = len(table.record.steps) + 1
        table.choose(seat, choice)
    return table.record, blunder


def test_every_decision_of_the_seat_is_looked_at_and_the_blunder_is_marked():
    record, blunder = game_with_a_blunder()
    looked = list(reviewing.look_again(ludoteca.replay(record, 0), record, {0}))
    assert [one.step for one in looked] == [
        number for number, step in enumerate(record.steps, 1) if step.seat == 0
    ]
    found = next(one for one in looked if one.step == blunder)
    assert found.better != found.choice
    assert found.points > 1


def prospect(choice, lead, swing, worlds=48, *, worth=0.0):
    """Ends *lead* ahead on average, now more and now less by *swing*; *worth* so much more."""
    leads = {world: lead + swing * (-1) ** (world // (1 + choice)) for world in range(worlds)}
    ends = {world: min(1.0, 0.5 + x / 100 + worth) for world, x in leads.items()}
    return Prospect(choice, ends, leads)


STATE = ludoteca.new("king-of-con", 2, 1).state  # nobody looks at it


class Mind:
    """Thinks what it is told to: at the first look, and in other worlds at the second."""

    def __init__(self, first, second):
        self.looks = [Thought(1, 100, 0, first), Thought(1, 96, 0, second)]

    def __call__(self, game, s, seat, simulations, *, between=()):
        assert bool(between) == (len(self.looks) == 1)
        return self.looks.pop(0)


def test_a_review_asks_for_the_same_second_look_as_the_hint_at_that_decision():
    worlds = range(40)
    home, other, third = [
        Prospect(x, dict.fromkeys(worlds, worth), dict.fromkeys(worlds, 0.0))
        for x, worth in enumerate((0.6, 0.5, 0.4))
    ]
    for chosen in (0, 1):  # by the adviser; by the person the other one
        best = (home, other) if chosen == 0 else (replace(home, ends=third.ends), other)
        first = Thought(chosen, 100, 0, (*best, third))
        pairs = list[tuple[Any, ...]]()

        def think(game, s, seat, simulations, *, between=(), first=first, pairs=pairs):
            if not between:
                return first
            pairs.append(between)
            return Thought(between[0], 96, 0, tuple([Prospect(x, {}, {}) for x in between]))

        advice(think, "expert", "king-of-con", STATE, 0)
        reviewing._better(think, "king-of-con", STATE, 0, 1 - chosen)
        assert pairs == [(0, 1), (0, 1)], chosen


def test_a_review_judges_by_what_was_measured():
    name, table = "chamber-of-wonders", ludoteca.new("chamber-of-wonders", 2, 1)
    seat = table.awaited[0]
    found = reviewing.alone(table)(name, table.state, seat, 12)
    measured, at_first_sight = [
        Search(bots.sense(name, level), 0).think(table.state, seat, 12)
        for level in ("master", "expert")
    ]
    assert found == measured != at_first_sight


def better(*looks, choice=0, game="king-of-con"):
    return reviewing._better(Mind(*looks), game, STATE, 0, choice)


def test_what_is_better_in_two_sets_of_worlds_is_marked_with_what_the_second_says():
    clear = prospect(0, 3.0, 4.0), prospect(1, 9.0, 4.0)
    less = prospect(0, 3.0, 4.0), prospect(1, 6.5, 4.0)
    assert better(clear, less) == (1, 3.5)


def test_what_only_had_the_luckier_worlds_is_not_marked():
    clear = prospect(0, 3.0, 4.0), prospect(1, 29.5, 4.0)
    even = prospect(0, 3.0, 4.0), prospect(1, 3.0, 4.0)
    wild = prospect(0, 3.0, 40.0), prospect(1, 6.5, 40.0)  # 3.5 more, in a spread of 40
    assert better(clear, even) == (0, 0.0)
    assert better(clear, wild) == (0, 0.0)
    unsure = prospect(0, 3.0, 12.0), prospect(1, 6.5, 12.0)  # 1.4 standard errors: suspected only
    assert better(clear, unsure) == (0, 0.0)


def test_what_is_hardly_better_is_not_looked_at_twice():
    close = prospect(0, 3.0, 9.0), prospect(1, 3.2, 9.0)
    assert better(close, ()) == (0, 0.0)
    few = prospect(0, 3.0, 9.0, 3), prospect(1, 6.0, 9.0, 3)
    assert better(few, ()) == (0, 0.0)
    clear = prospect(0, 3.0, 4.0), prospect(1, 9.0, 4.0)
    surely_little = prospect(0, 3.0, 0.0), prospect(1, 3.4, 0.0)
    assert better(clear, surely_little) == (0, 0.0)


def test_points_alone_make_no_mark():
    """What a search maximises decides, as it does for hints."""
    clear = prospect(0, 3.0, 4.0), prospect(1, 9.0, 4.0)
    richer = prospect(0, 3.0, 4.0, worth=0.2), prospect(1, 9.0, 4.0)
    assert richer[1].points_beside(richer[0])[0] > 5
    assert better(clear, richer) == (0, 0.0)


def test_what_wins_more_often_is_marked_and_points_are_told_only_if_there_are_more():
    clear = prospect(0, 3.0, 4.0), prospect(1, 9.0, 4.0)
    for lead in (2.0, 3.2):
        surer = prospect(0, 3.0, 4.0, worth=-0.3), prospect(1, lead, 4.0, worth=0.1)
        assert better(clear, surer) == (1, 0.0)
    unsaid = prospect(0, 3.0, 4.0), prospect(1, 3.2, 4.0, worth=0.3)
    assert unsaid[1].wins_beside(unsaid[0])[0] > 0
    never = [replace(one, ends={w: x / 3 for w, x in one.ends.items()}) for one in unsaid]
    assert better(clear, tuple(never)) == (0, 0.0), "and nothing could be said of this"


def test_what_the_first_look_has_never_tried_is_set_beside_it_all_the_same():
    seen = (prospect(1, 9.0, 4.0),)
    assert better(seen, (prospect(0, 3.0, 4.0), prospect(1, 6.5, 4.0))) == (1, 3.5)


def test_the_same_deed_under_another_name_is_not_better():
    """Dungeonology: playing nothing now, or nothing in the whole turn."""
    clear = prospect(0, 3.0, 4.0), prospect(1, 9.0, 4.0)
    now, at_all = (PASS,), (QUIET,)
    thought = [replace(x, choice=y) for x, y in zip(clear, (now, at_all), strict=True)]
    mind = Mind(tuple(thought), tuple(thought))
    mind.looks = [replace(look, choice=at_all) for look in mind.looks]
    assert reviewing._better(mind, "dungeonology", STATE, 0, now) == (now, 0.0)


def test_two_choices_meet_the_same_worlds_equally_often():
    record, blunder = game_with_a_blunder()
    table = ludoteca.replay(record, blunder - 1)
    space = table.decision(0).space
    two = (table.state.stack[-1].read(record.steps[blunder - 1].choice), space.pick(Random(1)))
    thought = reviewing.alone(table)("king-of-con", table.state, 0, 8, between=two)
    assert [(x.choice, x.visits) for x in thought.prospects] == [(two[0], 4), (two[1], 4)]
    assert [*thought.prospects[0].ends] == [*thought.prospects[1].ends]


def test_a_hint_that_was_followed_is_not_marked():
    """The review judges as the hint did: by the same measure, in the same worlds."""
    table = ludoteca.new("king-of-con", 2, 3)
    other = bots.make("apprentice", "king-of-con", 1)
    for _ in range(8):
        seat = table.awaited[0]
        think = reviewing.alone(table)
        choice = (
            other.choose(table, seat)
            if seat
            else advice(think, "expert", "king-of-con", table.state, 0).choice
        )
        table.choose(seat, choice)
    looked = reviewing.look_again(ludoteca.replay(table.record, 0), table.record, {0})
    assert [one.step for one in looked if one.better != one.choice] == []
