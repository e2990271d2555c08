"""Advice: what seems better is looked at twice."""

import gc

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import reviewing
from ludoteca.bots.advising import WORLDS, advice
from ludoteca.bots.search import Prospect, Search, Thought
from ludoteca.bots.search.thought import judged
from ludoteca.bots.telling import why
from ludoteca.games import NAMES
from ludoteca.kernel.knowledge import view as view_of
from ludoteca.words import Words
from tests.bots.test_search import positions

STATE = ludoteca.new("king-of-con", 3, 1).state  # nobody looks at it


def prospect(choice, worth, worlds):
    return Prospect(choice, dict.fromkeys(range(worlds), worth), dict.fromkeys(range(worlds), 0.0))


class Mind:
    """Thinks what it is told to, and remembers what it was asked."""

    def __init__(self, *thoughts):
        self.thoughts, self.asked = [*thoughts], []

    def __call__(self, game, s, seat, simulations, *, between=()):
        self.asked.append((simulations, between))
        return self.thoughts.pop(0)


def advised(mind):
    return advice(mind, "expert", "king-of-con", STATE, 0)


def test_a_lucky_choice_is_not_advised_when_other_worlds_speak_against_it():
    first = Thought(7, 300, 0, (prospect(1, 0.5, 200), prospect(7, 0.9, 3)))
    second = Thought(1, 96, 0, (prospect(1, 0.5, 48), prospect(7, 0.4, 48)))
    mind = Mind(first, second)
    found = advised(mind)
    assert (found.choice, found.prospects, found.before) == (1, second.prospects, first)
    games = bots.simulations("expert", "king-of-con", 3, advising=True)
    assert mind.asked == [(games, ()), (2 * WORLDS, (1, 7))]


def test_the_first_judgement_is_looked_at_again_beside_the_best_of_the_others():
    lucky, poor, best = prospect(9, 0.49, 3), prospect(5, 0.3, 60), prospect(7, 0.45, 60)
    first = Thought(1, 300, 0, (prospect(1, 0.5, 80), lucky, poor, best))
    second = Thought(1, 96, 0, (prospect(1, 0.5, 48), prospect(7, 0.4, 48)))
    mind = Mind(first, second)
    assert advised(mind).choice == 1
    assert mind.asked[1] == (2 * WORLDS, (1, 7)), "nine was tried too rarely to tell"


def test_two_choices_that_are_one_deed_in_other_worlds_are_told_from_the_first_look():
    """In the Yard two cards lie face down: which of them one takes is nothing to tell apart."""
    first = Thought(1, 300, 0, (prospect(1, 0.5, 200), prospect(7, 0.9, 100)))
    second = Thought(1, 96, 0, (prospect(1, 0.5, 96),))
    found = advised(Mind(first, second))
    assert found is first
    assert why(found, Words("en", "king-of-con"), "Astatosta", {})


def test_where_all_was_tried_rarely_the_best_of_it_is_looked_at_again():
    first = Thought(1, 12, 0, (prospect(1, 0.5, 8), prospect(9, 0.3, 0), prospect(7, 0.2, 1)))
    mind = Mind(first, Thought(1, 96, 0, ()))
    advised(mind)
    assert mind.asked[1][1] == (1, 7), "and nothing that was not tried at all"


def test_where_there_is_no_other_deed_one_look_is_enough():
    first = Thought(1, 300, 0, (prospect(1, 0.5, 300),))
    mind = Mind(first)
    assert advised(mind) is first


def test_what_is_forced_is_advised_as_it_is():
    mind = Mind(Thought(4))
    assert advised(mind) == Thought(4)


@pytest.mark.parametrize("name", NAMES)
def test_loyalty_never_outweighs_what_the_second_look_clearly_says(name):
    loyalty = bots.sense(name).loyalty
    assert loyalty <= 1.0
    luck = [0.1 * (world % 7) for world in range(48)]
    home, other = [
        Prospect(choice, {world: 0.3 + x * choice / 10 for world, x in enumerate(luck)}, {})
        for choice in (0, 1)
    ]
    assert other.better_than(home, 1.0)
    assert judged([home, other], 96, 0, loyalty).choice == 1


def test_in_the_second_look_each_of_the_two_is_tried_as_often():
    s, seat = next(positions("king-of-con", 3, 5, {8}))
    sense, seen = bots.sense("king-of-con"), []

    def think(game, s, seat, simulations, *, between=()):
        wrong = Prospect((), {}, {})
        if not between:  # takes the empty offer for better than its first judgement
            home = Search(sense, 3).think(s, seat, 4).prospects[0]
            return Thought((), 4, 0, (home, wrong))
        seen.append(between)
        return Search(sense, 4).think(s, seat, simulations, between=between)

    found = advice(think, "expert", "king-of-con", s, seat)
    assert seen == [(found.prospects[0].choice, ())]
    assert [one.visits for one in found.prospects] == [WORLDS, WORLDS]


def test_where_victories_cannot_tell_points_that_clearly_differ_do():
    def second(chosen, worth, points):
        swing = {world: (-1) ** world * 0.3 for world in range(48)}
        home = Prospect(1, {w: 0.3 + x for w, x in swing.items()}, dict.fromkeys(swing, 0.0))
        ends = {world: 0.3 + worth - x for world, x in swing.items()}
        leads = {world: points + 10 * x for world, x in swing.items()}
        return Thought(chosen, 96, 0, (home, Prospect(7, ends, leads)))

    first = Thought(1, 300, 0, (prospect(1, 0.5, 200), prospect(7, 0.5, 100)))

    def choice(*given):
        return advised(Mind(first, second(*given))).choice

    assert choice(1, 0.0, 5.0) == 7, "five points more, which is not luck"
    assert choice(1, 0.0, 0.5) == 1, "which may be"
    assert choice(1, -0.5, 5.0) == 1, "more points, and clearly fewer victories"
    assert choice(7, 0.0, -5.0) == 1


def test_who_advises_thinks_as_much_as_elsewhere_where_levels_think_less():
    s, asked = next(positions("chamber-of-wonders", 2, 3, {4}))[0], []

    def think(game, s, seat, simulations, *, between=()):
        asked.append(simulations)
        return Thought(0)

    advice(think, "expert", "chamber-of-wonders", s, 0)
    reviewing._better(think, "chamber-of-wonders", s, 0, 1)
    assert asked == [200, 200]


def test_what_lies_face_down_in_the_yard_is_one_deed_to_whoever_searches():
    """Scotland Yard, side A: of the cards that lie there nobody sees the faces."""
    name = "chamber-of-wonders"
    chosen = {"mode.solo": "on", "solo.sides": "random"}
    seen = 0
    for deal in range(40):
        for s, seat in positions(name, 1, deal, set(range(80)), chosen):
            if type(s.stack[-1]).__name__ != "Yard":
                continue
            speaker, view = Words("en", name, s.terms.content).speaker, view_of(s, seat)
            thought = Search(bots.sense(name), 1).think(s, seat, 40)
            said = [speaker.choice(s.stack[-1].kind(), x.choice, view) for x in thought.prospects]
            assert len({*said}) == len(said)
            seen += 1
        if seen > 3:
            return
    raise AssertionError("no Yard was met")


def test_by_the_clock_nobody_looks_for_garbage_meanwhile_and_later_as_before():
    s, collecting = ludoteca.new("king-of-con", 2, 1).state, []

    def clock():
        collecting.append(gc.isenabled())
        return float(len(collecting))

    bot = bots.make("adept", "king-of-con", 1)
    assert gc.isenabled()
    bot.think(s, 0, clock)
    assert gc.isenabled()
    assert not any(collecting[2:]), "the first two ask when it is to end"
    gc.disable()
    try:
        bot.think(s, 0, clock)
        assert not gc.isenabled()
    finally:
        gc.enable()
