"""The kernel by itself: knowledge, spaces, drafts, chance."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from ludoteca.kernel.atomic import unfold, wander
from ludoteca.kernel.draft import DONE
from ludoteca.kernel.event import WATCHER, Event
from ludoteca.kernel.knowledge import EVERYONE, learn, redeal, show, shuffle, view
from ludoteca.kernel.space import FEW, Arranged, Either, Listed, OneOf, Shares, Some, drawn
from ludoteca.kernel.state import State
from tests.kernel.heist import HeistTerms, Printed


class Pack(State):
    """Six cards with one back, and a field that nobody has listed."""

    public = ("table",)
    own = ("purse",)
    terms: HeistTerms
    table: list[int] = []
    purse: list[int] = []
    secret: str = "unlisted"


@pytest.fixture
def s():
    terms = HeistTerms.of({"coins": 5}, Printed())
    s = Pack(terms=terms, seats=3, faces=tuple("ABCDEF"), knowers=[0] * 6, purse=[4, 5, 6])
    s.seed(1, streams=2)
    return s


def faces(s, viewer):
    return view(s, viewer)["cards"]


def test_a_view_is_built_up_from_nothing(s):
    assert view(s, 1) == {
        "table": [],
        "purse": [None, 5, None],
        "options": {"coins": 5},
        "cards": [None] * 6,
        "stack": [],
        "awaited": (),
    }
    assert view(s, WATCHER)["purse"] == [None] * 3


def test_a_view_shares_nothing_with_the_state(s):
    view(s, 0)["table"].append(1)
    assert s.table == []


def test_drawing_tells_the_owner_and_showing_tells_all(s):
    learn(s, 1 << 0, [2])
    show(s, [3])
    assert faces(s, 0) == [None, None, "C", "D", None, None]
    assert faces(s, 1) == faces(s, WATCHER) == [None, None, None, "D", None, None]


def test_a_card_passed_in_secret_is_known_to_giver_and_receiver(s):
    learn(s, 1 << 0, [2])
    learn(s, 1 << 1, [2])
    assert faces(s, 0)[2] == faces(s, 1)[2] == "C"
    assert faces(s, 2)[2] is None


def test_shuffling_moves_the_faces_and_nobody_knows_them_any_more(s):
    show(s, range(6))
    shuffle(s, 0, [0, 1, 2, 3])
    assert sorted(s.faces[:4]) == [*"ABCD"]
    assert s.faces[4:] == ("E", "F")
    assert s.knowers == [0, 0, 0, 0, EVERYONE, EVERYONE]


def test_a_clone_in_the_middle_of_a_play_is_silent(s):
    s.heard = [].append
    assert s.clone().heard is None


def test_events_tell_a_face_to_those_who_learn_it(s):
    events: list[Event] = []
    s.heard = events.append
    learn(s, 0b101, [2])
    show(s, [3])
    looked, shown = events
    told = {"kind": "looked-at", "seats": [0, 2], "count": 1}
    assert looked.seen_by(1) == looked.seen_by(WATCHER) == told
    assert looked.seen_by(0) == looked.seen_by(2) == told | {"cards": (2,), "faces": {2: "C"}}
    assert shown.seen_by(WATCHER) == {"kind": "shown", "cards": (3,), "faces": {3: "D"}}


def test_a_re_deal_keeps_what_the_seat_knows_and_spreads_the_rest(s):
    learn(s, 1 << 0, [0, 1])
    learn(s, 1 << 1, [2])
    show(s, [5])
    rng = random.Random(1)
    worlds = [redeal(s, 0, rng) for _ in range(300)]
    assert {w.faces[:2] + w.faces[5:] for w in worlds} == {("A", "B", "F")}
    assert len({w.faces for w in worlds}) == 6, "all orders of three unseen faces"
    assert len({tuple(w.chance) for w in worlds}) == 300
    assert s.faces == tuple("ABCDEF")


def test_streams_of_chance_do_not_shift_one_another(s):
    twin = s.clone()
    twin.below(0, 10)
    assert [s.below(1, 100) for _ in range(9)] == [twin.below(1, 100) for _ in range(9)]
    assert {s.roll(0) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("count", [0, 1, 2, 3, 20, 92, 200])
def test_mixing_at_once_is_drawing_one_after_another(s, count):
    t, mixed, items = s.clone(), [*range(count)], [*range(count)]
    s.mix(1, mixed)
    for n in range(count, 1, -1):
        j = t.below(1, n)
        items[n - 1], items[j] = items[j], items[n - 1]
    assert (mixed, s.chance) == (items, t.chance)


def test_a_few_things_are_drawn_as_python_would():
    ours, theirs = random.Random(1), random.Random(1)
    for n in range(FEW + 4):
        for count in range(n + 1):
            picked = [100 + i for i in theirs.sample(range(n), count)]
            assert drawn(ours, range(100, 100 + n), count) == picked, (n, count)
    assert ours.random() == theirs.random()


def test_picks_of_several_things_are_choices():
    rng = random.Random(1)
    for space in (Some((2, 3, 5, 7), (0, 2, 3)), Arranged((7, 2, 5), 2)):
        assert {space.pick(rng) for _ in range(200)} == {*space}
        assert len({*space}) == space.size()


@pytest.mark.parametrize(
    "space",
    [
        Listed(((), (1,), (1, 2), (1, 2, 2), (2, 1), (0, -1))),  # some begin as others do
        Some((2, 3, 5, 7), (0, 2, 3)),
        Arranged((7, 2, 5), 2),
        Either((-5, 4), OneOf((1, 2))),
        Either((-5,), Some((2, 3, 5), (0, 2))),
    ],
)
def test_small_steps_lead_to_each_choice_and_only_there(space):
    found = {}

    def follow(steps):
        made = space.draft()
        for step in steps:
            made.take(step)
        if made.whole is not None:
            found[made.whole] = steps
        else:
            assert list(made.steps()) == sorted(set(made.steps()))
            for step in made.steps():
                follow([*steps, step])

    follow([])
    assert found == {choice: unfold(space, choice) for choice in space}


class Evenly(random.Random):
    """One number after another, all as far apart."""

    count = 0

    def random(self) -> float:
        self.count += 1
        return (self.count - 0.5) / 11


def test_of_several_sizes_each_is_picked_as_often_as_it_has_choices():
    space, rng = Some((2, 3, 5, 7), (0, 2, 3, 6)), Evenly(1)  # nobody takes six of four
    picked = [len(space.pick(rng)) for _ in range(space.size())]
    assert picked == [0] * 1 + [2] * 6 + [3] * 4


def test_tests_load_the_dice(s):
    s.fate = (6, 1)
    assert [s.roll(1), s.roll(1)] == [6, 1]
    assert redeal(s, 0, random.Random(1)).fate == ()


def leaves(space, taken=()):
    """Every whole choice of the draft, with the steps that lead to it."""
    draft = space.draft()
    for step in taken:
        draft.take(step)
    if draft.whole is not None:
        return [(draft.whole, list(taken))]
    return [leaf for step in draft.steps() for leaf in leaves(space, (*taken, step))]


@pytest.mark.parametrize(
    ("space", "size"),
    [
        (OneOf((4, 7, 9)), 3),
        (Shares((2, 5, 9, 11), (1, 1, 1, 1), 3), 35),  # T2: C(3 + 4, 4)
        (Shares((2, 5, 9, 11), (1, 1, 1, 1), 10, single=True), 41),
        (Shares((), (), 5), 1),
        (Shares((2, 5), (1, 1), 0), 1),
    ],
)
def test_T1_T2_each_whole_choice_has_exactly_one_sequence_of_steps(space, size):
    found = leaves(space)
    assert len(found) == len({choice for choice, _ in found}) == space.size() == size
    assert all(choice in space and unfold(space, choice) == steps for choice, steps in found)


def test_T4_thinned_cells_are_masked_when_they_cost_more_than_is_left():
    draft = Shares((2, 5, 9), (4, 1, 3), 3).draft()
    assert draft.steps() == [DONE, 5, 9]
    draft.take(5)
    assert list(draft.steps()) == [1, 2, 3]
    draft.take(1)
    assert draft.whole == ((5, 1),), "nothing more can be reached, so it is submitted"
    assert ((9, 2),) not in draft.space
    assert ((9, 3),) in draft.space


def likelihood(space, taken=(), so_far=Fraction(1)):
    """By whole choice of the draft, how likely it is if each small step is as likely as another."""
    draft = space.draft()
    for step in taken:
        draft.take(step)
    if draft.whole is not None:
        return {draft.whole: so_far}
    steps = draft.steps()
    found: dict[object, Fraction] = {}
    for step in steps:
        found |= likelihood(space, (*taken, step), so_far / len(steps))
    return found


@pytest.mark.parametrize(
    "space",
    [
        OneOf((4, 7, 9)),
        Some((2, 3, 5), (0, 2)),
        Shares((2, 5), (1, 1), 0),
        Shares((), (), 5),
        Shares((2, 5, 9), (4, 5, 6), 3),
        Shares((2, 5, 9), (4, 1, 2), 3),
        Shares((2, 5, 9), (4, 1, 3), 6, single=True),
    ],
)
def test_who_wanders_takes_the_steps_of_a_draft_each_as_likely(space):
    rng, expected, games = random.Random(1), likelihood(space), 4000
    found = Counter(wander(space, rng) for _ in range(games))
    assert {*found} == {(choice, len(steps)) for choice, steps in leaves(space)}
    for (choice, _), times in found.items():
        assert abs(times / games - expected[choice]) < 0.03, (choice, times, expected[choice])


def test_picks_are_spread_over_the_whole_space():
    rng, space = random.Random(1), Shares((2, 5, 9, 11), (1, 1, 1, 1), 3)
    assert len({space.pick(rng) for _ in range(2000)}) == 35
