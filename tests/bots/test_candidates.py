"""Between what search decides, who proposes it, and by what it is kept apart."""

import random
from collections import Counter

import pytest

from ludoteca import bots
from ludoteca.bots.advising import seed_at
from ludoteca.bots.search import Search, Sense
from ludoteca.bots.search.candidates import Candidates
from ludoteca.bots.search.tree import Node
from ludoteca.games import game
from ludoteca.kernel.play import explain, options
from ludoteca.kernel.space import OneOf
from tests.bots.test_search import positions


def two(*ends):
    """The first judgement and another choice, with how their games have ended so far."""
    found = Candidates(2.0, 0.3)
    home, other = found.add("home", 0), found.add("other", 1)
    for one, worths in zip((home, other), ends, strict=True):
        for worth in worths:
            found.next()
            found.ended(one, worth)
    return found, home, other


def test_the_first_judgement_is_tried_first_then_whatever_is_new():
    found, home, other = two((), ())
    assert found.next() is home
    found.ended(home, 0.5)
    assert found.next() is other


def test_nothing_meets_a_world_that_the_first_judgement_has_not_met():
    found, home, other = two((0.1,), (0.9,))
    assert found.next() is home  # however well the other did
    found.ended(home, 0.1)
    assert found.next() is other


def test_a_gain_is_over_the_first_judgement_in_the_same_world():
    _, home, other = two((0.2, 0.8, 0.4), (0.5, 0.9))
    assert home.gain == 0.0
    assert other.gain == pytest.approx((0.5 - 0.2) + (0.9 - 0.8))


def test_what_gained_more_is_tried_more_often():
    found, _, _ = two((0.5,) * 9, (0.5,) * 8)
    better = found.add("better", 2)
    for _ in range(8):
        found.ended(better, 0.9)
    assert found.next() is better


def test_two_choices_of_one_name_are_one_candidate():
    found = Candidates(2.0, 0.3)
    assert found.add("name", 1) is found.add("name", 2)
    assert [one.choice for one in found.by_label.values()] == [1]


def test_proposals_come_from_judgement_then_from_its_variations_neighbours_and_anything():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    asked: Counter[str] = Counter()
    sense = bots.sense("king-of-con")
    policy, varied = sense.policy, sense.varied
    sense.policy = lambda *position: asked.update(["policy"]) or policy(*position)
    sense.varied = lambda *position: asked.update(["varied"]) or varied(*position)
    search, rng = Search(sense, 1), random.Random(4)
    first = search.propose(s, seat, options(s, seat), None, rng)
    assert asked == {"policy": 1}
    found = [search.propose(s, seat, options(s, seat), first, rng) for _ in range(400)]
    assert 120 <= asked["varied"] <= 200
    assert asked["policy"] == 1
    assert all([explain(s, seat, choice) is None for choice in found])
    assert len({*found}) > 20


def test_what_nobody_in_their_senses_does_is_not_proposed():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    sense = bots.sense("king-of-con")
    first = sense.policy(s, seat, random.Random(1))
    sense.varied = lambda world, who, rng: first
    sense.absurd = lambda world, who, choice: True
    search, rng = Search(sense, 1), random.Random(4)
    found = {search.propose(s, seat, options(s, seat), first, rng) for _ in range(50)}
    assert found == {first}


def test_choices_of_one_name_share_what_is_learned_of_them():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    told = bots.sense("king-of-con")
    search = Search(Sense(game("king-of-con"), told.policy, label=lambda world, choice: "any"), 1)
    thought = search.think(s, seat, 60)
    assert len(thought.prospects) == 1
    nodes, chosen = [one.node for one in search.candidates.by_label.values()], 0
    for node in nodes:
        names = [name for name in node.kids if len(name) == 2]
        chosen += len(names)
        assert {label for _, label in names} <= {"any"}
        nodes.extend(node.kids.values())
    assert chosen


def test_minds_that_share_the_worlds_have_ideas_of_their_own():
    sense = bots.sense("king-of-con")
    one, other = [Search(sense, 9, share=(i, 2)) for i in range(2)]
    assert one.luck.getstate() == other.luck.getstate()
    assert one.ideas.getstate() != other.ideas.getstate()


def test_effort_asks_for_more_games_and_company_for_more_with_each_player_beyond_two():
    sense = Sense(game("king-of-con"), effort=3.0, company=0.25)
    assert [sense.games(40, seats) for seats in (1, 2, 3, 4)] == [120, 120, 150, 180]


def test_a_level_keeps_to_its_seconds_where_somebody_waits():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    ticks = iter(range(100_000))
    thought = bots.make("expert", "king-of-con", 1).think(s, seat, lambda: next(ticks) / 40)
    assert bots.found("expert").seconds == 1.0
    assert thought.simulations == 38, "the clock is asked twice before, and 39 would end at 1.0"


def test_a_second_look_meets_other_worlds():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    sense = bots.sense("king-of-con")
    first = Search(sense, seed_at(3, ())).think(s, seat, 40)
    both = tuple([found.choice for found in first.prospects[:2]])
    second = Search(sense, seed_at(3, both)).think(s, seat, 40, between=both)
    assert [found.choice for found in second.prospects] == [*both]
    assert second.prospects[0].ends[0] != first.prospects[0].ends[0]


def test_what_was_tried_is_found_again_by_its_name_as_it_is_called_in_this_world():
    for s, seat in positions("chamber-of-wonders", 2, 3, range(40)):
        space = options(s, seat)
        if isinstance(space, OneOf) and space.size() > 1:
            break
    search = Search(Sense(game("chamber-of-wonders"), label=lambda world, x: ("named", x)), 1)
    one, other, *_ = space
    node, kind = Node(), s.stack[-1].kind()
    kid = node.kids[kind, ("named", other)] = Node("as it was called elsewhere")
    node.kids[kind, ("named", "what nobody can choose here")] = Node()
    assert one != other
    assert search.open_to(s, node, space) == [(kid, other)]
