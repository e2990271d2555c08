"""Search: the same seed, the same thought; nothing that the seat cannot know goes into it."""

import gc
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import chamber_of_wonders
from ludoteca.bots.search import Search, Sense
from ludoteca.bots.search.searching import LEAST, forced, neighbour
from ludoteca.bots.search.thought import Prospect, Thought, judged, merged
from ludoteca.bots.search.tree import Node, best_of, room_for
from ludoteca.bots.several import Several
from ludoteca.games import NAMES, game
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import apply, awaited, explain, options
from ludoteca.kernel.space import OneOf, Shares
from ludoteca.kernel.terms import TermsError
from ludoteca.parts.sealed import Sealed
from tests.contract.poison import falsified
from tests.kernel.heist import GAME as HEIST


def positions(name, seats, seed, steps, chosen=None):
    """Points on the way of a game between bots that take what looks best."""
    played = game(name)
    s = played.begin(played.agree(options=chosen, seats=seats), seats, seed)
    players = [bots.make("apprentice", name, seat) for seat in range(seats)]
    for step in range(max(steps) + 1):
        if not s.stack:
            return
        seat = awaited(s)[0]
        if step in steps:
            yield s, seat
        apply(s, seat, players[seat].choice(s, seat))


def noting_ends(name):
    """A sense of that game that stops to count two turns on, and a list of the worlds there."""
    known, seen = bots.sense(name), list[Any]()

    def noting(world):
        seen.append(world)
        return [float(pounds) for pounds in world.purse]

    def stage(world):
        return world.turn

    cut: Any = {"reach": 2, "stage": stage, "estimate": noting}
    return Sense(known.game, known.policy, varied=known.varied, label=known.label, **cut), seen


@pytest.mark.parametrize("name", NAMES)
def test_a_search_thinks_the_same_when_all_that_it_cannot_know_is_falsified(name):
    for s, seat in positions(name, 2, 7, {3, 8, 17}):
        worlds = (s, *[falsified(s, seat, random.Random(seed)) for seed in range(2)])
        thoughts = [Search(bots.sense(name), 5).think(world, seat, 16) for world in worlds]
        assert thoughts == thoughts[:1] * 3, seat


PRESETS = game("dungeonology").presets
HIDDEN = {"info.purse": "hidden", "info.discard": "top", "clubs.enabled": "on"}


@pytest.mark.parametrize(
    ("name", "seats", "chosen"),
    [
        ("king-of-con", 3, {"scenario": 4, "monkeyControl": True}),
        ("chamber-of-wonders", 3, HIDDEN),
        ("chamber-of-wonders", 1, {"mode.solo": "on"}),
        ("dungeonology", 3, PRESETS["everything"] | {"bag_counts_public": False}),
        ("dungeonology", 2, PRESETS["omega-versus-all"]),
    ],
)
def test_it_does_so_too_with_what_other_options_hide(name, seats, chosen):
    for s, seat in positions(name, seats, 7, {9, 26, 43}, chosen):
        worlds = s, falsified(s, seat, random.Random(3))
        true, false = [Search(bots.sense(name), 5).think(world, seat, 8) for world in worlds]
        assert true == false, seat


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_iterations_think_the_same_and_another_seed_otherwise(name):
    s, seat = next(positions(name, 2, 3, {5}))
    one, two, three = [Search(bots.sense(name), seed).think(s, seat, 25) for seed in (1, 1, 2)]
    assert one == two
    assert one.prospects != three.prospects
    assert one.simulations == 25 == sum([found.visits for found in one.prospects])


def test_it_stops_when_the_clock_says_so_with_the_best_so_far():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    ticks = iter(range(1000))
    thought = Search(bots.sense("king-of-con"), 1).think(
        s, seat, 10_000, clock=lambda: next(ticks), until=24.5
    )
    assert thought.simulations == 24
    assert explain(s, seat, thought.choice) is None


def test_it_begins_no_game_that_might_end_too_late():
    """One imagined game took three ticks: at 22 another such would end after the time is up."""
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    ticks = iter([*range(9), *range(11, 1000)])
    thought = Search(bots.sense("king-of-con"), 1).think(
        s, seat, 10_000, clock=lambda: next(ticks), until=24.5
    )
    assert thought.simulations == 20


def test_however_late_it_is_some_games_are_imagined():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    thought = Search(bots.sense("king-of-con"), 1).think(s, seat, 40, clock=lambda: 9.0, until=1)
    assert thought.simulations == LEAST


KILLED = """
import os, signal, sys
from ludoteca.bots.several import Several
minds = Several(1)
print(minds.pool.submit(os.getpid).result(), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_who_thinks_for_a_hall_that_was_killed_ends_soon():
    said = subprocess.run([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, timeout=60).stdout
    deadline = time.monotonic() + 30
    while Path(f"/proc/{int(said)}").exists():
        assert time.monotonic() < deadline, "it is still there"
        time.sleep(0.2)


def test_what_is_forced_is_not_thought_about():
    assert forced(OneOf((4,))) == (4,)
    assert forced(OneOf((4, 5))) is None
    assert forced(Shares((1, 2), (3, 3), 2)) == ((),)
    assert forced(Shares((1, 2), (3, 1), 2)) is None
    sense, met = bots.sense("king-of-con"), 0
    for s, seat in positions("king-of-con", 2, 3, range(200)):
        only = forced(options(s, seat))
        if only:
            met += 1
            assert Search(sense, 1).think(s, seat, 40) == Thought(only[0])
    assert met


def test_a_neighbour_is_a_choice_and_begins_alike():
    top = next(positions("king-of-con", 2, 3, {5}))[0].stack[-1]
    space = Shares(tuple(range(1, 9)), (1,) * 8, 12)
    rng = random.Random(2)
    choice = ((2, 3), (5, 1), (7, 4))
    found = [neighbour(top, space, choice, rng) for _ in range(200)]
    assert all(one in space for one in found)
    alike = [one for one in found if one[:1] == choice[:1]]
    assert len(alike) > 80
    assert len(set(found)) > 60


def test_another_s_sealed_choice_is_open_again_in_what_is_imagined():
    s, seat = next(positions("king-of-con", 3, 3, {5}))
    while len(awaited(s)) != 2:
        apply(s, awaited(s)[0], options(s, awaited(s)[0]).pick(random.Random(1)))
    seat = awaited(s)[-1]
    world = redeal(s, seat, random.Random(4), reopen=True)
    assert {*awaited(world)} == {0, 1, 2}
    assert world.stack[-1].choices == (None, None, None)


def test_what_another_has_sealed_is_chosen_anew_by_judgement_in_every_imagined_game():
    s, _ = next(positions("king-of-con", 2, 3, {5}))
    while len(awaited(s)) != 1 or not any(getattr(s.stack[-1], "choices", ())):
        apply(s, awaited(s)[0], options(s, awaited(s)[0]).pick(random.Random(1)))
    (seat,) = awaited(s)
    sense, anew = bots.sense("king-of-con"), []
    policy = sense.policy

    def moment(world):
        top = world.stack[-1]
        return world.round, top.kind(), getattr(top, "number", 0)

    def noting(world, who, rng):
        if who != seat and moment(world) == moment(s):
            anew.append({*awaited(world)})
        return policy(world, who, rng)

    sense.policy = sense.quick = noting
    Search(sense, 1).think(s, seat, 3)
    assert anew
    assert all([1 - seat in asked for asked in anew])


def test_every_seat_learns_in_a_tree_of_its_own():
    s, seat = next(positions("king-of-con", 3, 3, {5}))
    search = Search(bots.sense("king-of-con"), 1)
    search.think(s, seat, 60)
    for who, root in enumerate(search.roots):
        if who != seat:
            chosen = [name for name in root.kids if len(name) == 2]
            seen = {by for _, by, _ in [name for name in root.kids if len(name) == 3]}
            assert chosen or seen
            assert who not in seen


def test_in_another_s_tree_a_sealed_choice_is_only_declared():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    search = Search(bots.sense("king-of-con"), 1)
    search.think(s, seat, 60)
    other = search.roots[1 - seat]
    seen = [name for name in other.kids if len(name) == 3]
    assert seen
    assert {(who, what) for _, who, what in seen} == {(seat, None)}
    assert len(search.candidates.by_label) > 3


def test_what_is_rarely_tried_is_tried_again_and_what_is_good_more_often():
    good, bad, new = Node("good"), Node("bad"), Node("new")
    for node, total in ((good, 8.0), (bad, 2.0)):
        node.visits, node.total, node.available = 10, total, 20
    assert best_of([(good, 1), (bad, 2), (new, 3)], 0.3) == (new, 3)
    assert best_of([(good, 1), (bad, 2)], 0.3) == (good, 1)
    good.visits, good.total, good.available = 1000, 800.0, 2000
    bad.available = 2000
    assert best_of([(good, 1), (bad, 2)], 1.5) == (bad, 2)


def test_the_tree_widens_with_the_visits():
    assert [room_for(grown, 2.0) for grown in (0, 1, 4, 100)] == [1, 3, 5, 21]


def test_search_wants_nothing_but_the_rules():
    """A game without a value function or a policy: random play-outs do."""
    heist: Any = HEIST
    s = heist.begin(heist.agree(seats=3), 3, 1)
    search = Search(Sense(heist), 1)
    while s.stack:
        seat = awaited(s)[0]
        thought = search.think(s, seat, 15)
        assert explain(s, seat, thought.choice) is None
        apply(s, seat, thought.choice)


def test_several_minds_put_their_games_together_also_after_one_has_died():
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    minds = Several(2, fewest=15)
    try:
        assert not minds.pool.submit(gc.isenabled).result()
        both = minds.think("king-of-con", s, seat, 31, 0.0, 9)
        again = minds.think("king-of-con", s, seat, 31, 0.0, 9)
        os.kill(minds.pool.submit(os.getpid).result(), signal.SIGKILL)
        with_others = minds.think("king-of-con", s, seat, 31, 0.0, 9)
    finally:
        minds.close()
    alone = [
        Search(bots.sense("king-of-con"), 9, share=(i, 2)).think(s, seat, games)
        for i, games in enumerate((16, 15))
    ]
    assert both == again == with_others == merged(alone)
    assert both.simulations == 31
    assert explain(s, seat, both.choice) is None


def test_few_games_are_imagined_by_one_mind_and_two_choices_are_compared_by_all():
    """Else each would try more choices than it has games to judge them by."""
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    minds = Several(2, fewest=20)
    two = tuple([options(s, seat).pick(random.Random(i)) for i in range(2)])
    try:
        asked = [minds.begin("king-of-con", s, seat, games, 0.0, 9) for games in (3, 39, 40, 99)]
        between = minds.begin("king-of-con", s, seat, 6, 0.0, 9, between=two)
        found = [[one.result().simulations for one in begun] for begun in (*asked, between)]
    finally:
        minds.close()
    assert found == [[3], [39], [20, 20], [50, 49], [4, 2]]


def test_what_is_looked_at_twice_is_tried_alike_however_many_minds_there_are(monkeypatch):
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    two = tuple([options(s, seat).pick(random.Random(i)) for i in range(2)])
    for processes in (1, 3, 5, 20, 96):
        minds, asked = Several(processes), list[tuple[Any, ...]]()

        def noted(deed, *given, asked=asked):
            asked.append(given)

        monkeypatch.setattr(minds, "_submit", noted)
        minds.begin("king-of-con", s, seat, 96, 0.0, 9, between=two)
        looks = [
            Search(bots.sense("king-of-con"), 9, share=given[7]).think(
                s, seat, given[4], between=two
            )
            for given in asked
        ]
        together = merged(looks)
        assert [one.visits for one in together.prospects] == [48, 48]
        assert together.prospects[0].ends.keys() == together.prospects[1].ends.keys()


def test_all_candidates_meet_the_same_worlds_and_the_first_judgement_meets_them_first():
    s, seat = next(positions("chamber-of-wonders", 2, 3, {5}))
    sense, seen = noting_ends("chamber-of-wonders")
    thought = Search(sense, 1).think(s, seat, 40)
    faces = {world.faces for world in seen}
    assert len(faces) == max([found.visits for found in thought.prospects])
    home = thought.prospects[0]
    assert all(found.ends.keys() <= home.ends.keys() for found in thought.prospects)
    assert len(thought.prospects) > 1


def test_each_of_several_minds_takes_worlds_that_no_other_takes():
    s, seat = next(positions("chamber-of-wonders", 2, 3, {5}))
    met = []
    for share in (0, 2), (1, 2), (0, 1):
        sense, seen = noting_ends("chamber-of-wonders")
        Search(sense, 1, share=share).think(s, seat, 6)
        met.append({world.faces for world in seen})
    even, odd, alone = met
    assert not even & odd
    assert alone & even
    assert alone & odd


def test_long_games_are_cut_off_so_many_stages_on():
    s, seat = next(positions("chamber-of-wonders", 2, 3, {20}))
    sense, seen = noting_ends("chamber-of-wonders")
    Search(sense, 1).think(s, seat, 6)
    assert [world.turn - s.turn for world in seen] == [sense.reach] * 6
    assert all([world.stack for world in seen])


def test_others_learn_what_is_good_for_them_and_paranoid_what_is_bad_for_the_seat():
    """Between two, in a game that nobody shares, that is the same."""
    s, seat = next(positions("king-of-con", 2, 3, {5}))
    learned = []
    for paranoid in (False, True):
        search = Search(bots.sense("king-of-con"), 1, paranoid=paranoid)
        search.think(s, seat, 40)
        kids = [x for name, x in search.roots[1 - seat].kids.items() if len(name) == 3]
        tried = [x for kid in kids for x in kid.kids.values() if x.visits]
        learned.append([x.total / x.visits for x in tried])
    assert learned[0]
    assert max(learned[0]) > 0
    assert learned[0] == pytest.approx(learned[1])


def test_winning_counts_as_much_as_by_how_much():
    for s, seat in positions("king-of-con", 2, 3, range(200)):
        choice = bots.make("apprentice", "king-of-con", 1).choice(s, seat)
        last = s.clone()
        apply(last, seat, choice)
        if not last.stack:
            break
    sense, places = bots.sense("king-of-con"), game("king-of-con").places(last)
    for seat, worth in enumerate(sense.worths(last, [7.0, 7.0])):  # as if it were even
        assert worth == (0.75 if places[seat] == 1 else 0.25)
    assert {*places} == {1, 2}


def test_luck_that_both_had_does_not_count():
    """Every deal is worth another sum; the second choice is a little better in each."""
    rng = random.Random(3)
    luck = [rng.random() * 0.9 for _ in range(30)]
    home = Prospect(0, dict(enumerate(luck)), {0: 1.0})
    better = Prospect(1, {i: luck[i] + 0.05 for i in range(10)}, {0: 4.0, 1: 9.0})
    gain, doubt = better.beside(home)
    assert gain == pytest.approx(0.05)
    assert doubt < 0.02
    assert better.points_beside(home)[0] == 3.0
    assert judged([home, better], 40, 0, 1.0).choice == 1
    worse = Prospect(1, {i: luck[i] - 0.05 for i in range(10)}, {})
    assert judged([home, worse], 40, 0, 1.0).choice == 0


def test_one_lucky_game_does_not_change_a_mind():
    home, once = Prospect(0, {0: 0.5, 1: 0.5}, {}), Prospect(1, {0: 0.55}, {})
    assert judged([home, once], 3, 0, 1.0).choice == 0


def test_a_master_imagines_more_games_at_larger_tables_and_never_more_than_it_says():
    told = [bots.simulations("master", "king-of-con", seats) for seats in (2, 3, 4, 5)]
    level = bots.found("master")
    assert told[0] == level.simulations
    assert told[0] < told[1] < told[2] < told[3] <= level.most


@pytest.mark.parametrize(
    ("name", "games"), [("adept", [40, 60, 60, 60]), ("expert", [200, 300, 300, 300])]
)
def test_the_levels_below_imagine_not_many_more_so_that_the_next_stays_ahead(name, games):
    told = [bots.simulations(name, "king-of-con", seats) for seats in (2, 3, 4, 5)]
    assert told == games
    assert bots.simulations(name, "dungeonology", 4) == games[0]


def test_a_game_may_set_its_levels_apart_but_who_advises_thinks_as_much_as_elsewhere():
    name, s = "chamber-of-wonders", next(positions("chamber-of-wonders", 3, 3, {4}))[0]
    for seats in game(name).seats:
        told = [bots.simulations(level, name, seats) for level in ("adept", "expert", "master")]
        assert 0 < 3 * told[0] <= told[1] < told[2] / 4, "more, and clearly more"
        assert told[2] <= bots.found("master").most
    assert bots.simulations("expert", name, 3, advising=True) == 300
    seat = awaited(s)[0]
    assert bots.make("adept", name, 1).think(s, seat).simulations == 25


def test_a_bot_of_a_level_thinks_as_long_as_its_table_asks_for():
    s, seat = next(positions("king-of-con", 4, 3, {9}))
    bot = bots.make("expert", "king-of-con", 1)
    assert bot.think(s, seat).simulations == bots.simulations("expert", "king-of-con", 4) == 300


def test_only_masters_and_advisers_judge_by_what_was_measured():
    name = "chamber-of-wonders"
    told = [bots.sense(name, level).policy for level in bots.NAMES]
    assert told == [chamber_of_wonders.at_first_sight] * 4 + [chamber_of_wonders.greedy]
    assert bots.make("apprentice", name, 1).policy is chamber_of_wonders.at_first_sight
    assert bots.sense(name).policy is chamber_of_wonders.greedy
    assert bots.sense("king-of-con", "adept").policy is bots.sense("king-of-con").policy


def test_whoever_judges_at_first_sight_uses_nothing_that_was_measured():
    """Neither in the first judgement nor in what else is tried, nor for the others."""
    name, told = "chamber-of-wonders", []
    wonders, ours = game(name), chamber_of_wonders
    first = ours.senses.sense(wonders, ours.at_first_sight, ours.FIRST_SIGHT)
    measured = ours.senses.sense(wonders, ours.greedy, ours.TASTE)
    for s, seat in positions(name, 3, 3, set(range(2, 60, 3))):
        thoughts = [Search(knack, 1).think(s, seat, 12) for knack in (first, measured)]
        levels = [bots.sense(name, level) for level in ("expert", "master")]
        assert thoughts == [Search(knack, 1).think(s, seat, 12) for knack in levels]
        told.append(thoughts)
    assert any([one != other for one, other in told])


def test_minds_in_other_processes_judge_as_their_level_does():
    name = "chamber-of-wonders"
    asked = [(s.clone(), seat) for s, seat in positions(name, 3, 3, set(range(40)))]
    minds, homes = Several(1), []
    try:
        for level in ("adept", "master"):
            told = [minds.think(name, *at, 4, 0.0, 9, level=level) for at in asked]
            knack = bots.sense(name, level)
            assert told == [Search(knack, 9, share=(0, 1)).think(*at, 4) for at in asked]
            homes.append([thought.prospects[:1] for thought in told])
    finally:
        minds.close()
    assert homes[0] != homes[1], "the same first judgements: nothing was told apart"


def test_a_bot_says_why_it_cannot_choose_and_nothing_happens():
    table = ludoteca.new("king-of-con", 2, 1)
    adept = bots.make("apprentice", "king-of-con", 1)
    for game_name, deed in (
        ("kingofcon", lambda: bots.make("adept", "kingofcon", 1)),
        ("nosuch", lambda: bots.simulations("expert", "nosuch", 2)),
        ("nosuch", lambda: bots.sense("nosuch")),
    ):
        with pytest.raises(TermsError, match=game_name):
            deed()
    with pytest.raises(TermsError, match="wrong-number-of-seats"):
        bots.simulations("expert", "king-of-con", 9)
    with pytest.raises(TermsError, match="bot-of-other-game"):
        bots.make("adept", "dungeonology", 1).choose(table, 0)
    for seat in (9, -1):
        with pytest.raises(ludoteca.IllegalChoiceError):
            adept.choose(table, seat)
    while not table.over:
        for seat in table.awaited:
            table.choose(seat, adept.choose(table, seat))
    with pytest.raises(ludoteca.IllegalChoiceError):
        adept.choose(table, 0)
    novice = bots.make("novice", "king-of-con", 1)
    other = ludoteca.new("chamber-of-wonders", 2, 1)
    assert other.explain(0, novice.choose(other, 0)) is None, "Novices know no game"


@pytest.mark.parametrize("name", NAMES)
def test_within_its_trees_a_search_announces_nothing(name, monkeypatch):
    """It asks a frame only whether it seals a choice; nobody listens to imagined games."""

    def announced(frame, seat, choice):
        raise AssertionError("an event that nobody hears")

    for s, seat in positions(name, 3, 2, (5, 20)):
        with monkeypatch.context() as patched:
            for kind in (Frame, Sealed):
                patched.setattr(kind, "announced", announced)
            thought = Search(bots.sense(name), seed=1).think(s, seat, 12)
        assert explain(s, seat, thought.choice) is None
