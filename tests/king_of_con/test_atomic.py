"""Part F: the atomic layer (T1 to T5); the sizes are in test_kc12_sizes."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice, permutations
from math import comb
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca import IllegalChoiceError
from ludoteca.games.king_of_con.components import MYSTERY_BOX
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.atomic import draft, unfold
from ludoteca.kernel.draft import DONE
from ludoteca.kernel.saving import digest
from tests.king_of_con.scenes import A, B, C, con, declare, scene

OPTIONS: list[dict[str, Any]] = [
    {},
    {"monkeyControl": True},
    *[{"scenario": number} for number in range(1, 11)],
]
SEATS = (2, 3, 4, 5)
AMOUNT, DISCARD, TAKE, CONCEDE = 25, 126, 129, 130


@cache
def positions(seats: int, number: int) -> list[tuple[Con, int]]:
    """Every decision of a random game at that table: the state and the seat that is asked."""
    rng, found = random.Random(seats), []
    table = ludoteca.new("king-of-con", seats, number, options=OPTIONS[number])
    while not table.over:
        seat = rng.choice(table.awaited)
        found.append((con(table).clone(), seat))
        table.choose(seat, table.decision(seat).space.pick(rng))
    return found


def spaces():
    """The spaces that occur in play, each once, with where its steps begin."""
    found = {}
    for seats in SEATS:
        for number in range(len(OPTIONS)):
            for s, seat in positions(seats, number):
                top = s.stack[-1]
                found[top.options(s, seat), top.base] = top.kind()
    return found


def leaves(space, base, taken=()):
    """Every whole choice of the draft, with the steps that lead to it."""
    made = fold(space, base, taken)
    if made.whole is not None:
        return [(made.whole, list(taken))]
    steps = list(made.steps())
    assert steps, "T4 never without an action"
    return [leaf for step in steps for leaf in leaves(space, base, (*taken, step))]


def fold(space, base, steps):
    """The draft after these steps, each of them allowed."""
    made = space.draft(base)
    for step in steps:
        assert step in made.steps()
        made.take(step)
    return made


# ------------------------------------------------------------ T1, T2


def test_T1_every_whole_offer_has_exactly_one_sequence_of_steps_over_the_spaces_of_play():
    small = {key: kind for key, kind in spaces().items() if key[0].size() <= 150}
    kinds = {"Passions", "Astatosta", "Scavenging", "Award", "MonkeyControl"}
    assert kinds <= set(small.values())
    for space, base in small:
        found = leaves(space, base)
        choices = [choice for choice, _ in found]
        assert len(set(choices)) == len(choices) == space.size()
        assert set(choices) == set(space)
        assert len({tuple(steps) for _, steps in found}) == len(found)
        assert all(unfold(space, choice, base) == steps for choice, steps in found)


def test_T1_folding_what_was_unfolded_gives_the_same_offer_in_large_spaces_too():
    rng = random.Random(1)
    large = [key for key in spaces() if key[0].size() > 150]
    assert len(large) > 40
    for space, base in large:
        for choice in [*[space.pick(rng) for _ in range(5)], *islice(space, 5)]:
            assert choice in space
            assert fold(space, base, unfold(space, choice, base)).whole == choice


def test_T1_targets_ascend_and_an_astatosta_is_closed_after_one_pair():
    space = scene(phase=3, objects={5: (A, 1), 7: (A, 1), 9: (A, 1)}).decision(A).space
    made = fold(space, AMOUNT, [7, AMOUNT + 2])
    assert list(made.steps()) == [DONE, 9]
    auction = scene().decision(A).space
    assert fold(auction, AMOUNT, [9, AMOUNT + 1]).whole == ((9, 1),)
    assert fold(auction, AMOUNT, [DONE]).whole == ()


@pytest.mark.parametrize(("r", "m"), [(3, 4), (0, 3), (1, 5), (2, 6), (4, 3), (5, 2)])
def test_T2_without_thinning_there_are_C_of_R_plus_m_over_m_sequences(r, m):
    held = dict.fromkeys((1, 7, 14, 16, 20, 25)[:m], (A, 1))
    table = scene(phase=3, round=3, objects=held, reserves=[r, 10, 10])
    space = table.decision(A).space
    found = len(leaves(space, AMOUNT))
    assert found == comb(r + m, m)


def test_T2_three_tokens_on_four_objects_are_35_sequences():
    table = scene(phase=3, stalls=[2, 5, 9, 11], reserves=[3, 10, 10], options={"scenario": 3})
    assert len(leaves(table.decision(A).space, AMOUNT)) == 35


# ------------------------------------------------------------ T3


@pytest.mark.parametrize("phase", [2, 3])
def test_T3_any_order_of_asking_gives_the_same_state(phase):
    if phase == 2:
        table, offers = scene((2, 4, 1, 3)), [((3, 2),), ((3, 2),), ((7, 1), (9, 1)), ()]
    else:
        held = {7: (C, 2), 9: (A, 1)}
        table = scene((2, 4, 1, 3), 3, objects=held, stalls=[20, 24])
        offers = [((9, 1), (20, 3)), ((20, 3),), ((7, 1),), ((7, 4), (9, 3))]
    ends = set()
    for order in permutations(range(4)):
        twin = table.clone()
        for seat in order:
            twin.choose(seat, offers[seat])
        ends.add(digest(twin.state))
    assert len(ends) == 1


def atomic(phase=2, **position):
    """A table of small steps at a position of A, B and C, like the whole ones of `scene`."""
    given = scene(phase=phase).record.header.position
    assert given is not None
    return ludoteca.set_up("king-of-con", given | position, 1, atomic=True)


def test_T3_nor_does_it_matter_how_the_small_steps_of_the_seats_are_mixed():
    steps = {A: [7, AMOUNT + 3, 20, AMOUNT + 3], B: [DONE], C: [7, AMOUNT + 1, DONE]}
    ends = set()
    for seed in range(20):
        rng, left = random.Random(seed), {seat: todo[:] for seat, todo in steps.items()}
        table = atomic(3, collections=[{}, {}, {7: 2}], stalls=[20])
        while any(left.values()):
            seat = rng.choice([seat for seat in left if left[seat]])
            table.choose(seat, left[seat].pop(0))
        ends.add(digest(table.state))
    whole = scene(phase=3, objects={7: (C, 2)}, stalls=[20])
    declare(whole, {A: {7: 3, 20: 3}, C: {7: 1}})
    assert ends == {digest(whole.state)}


# ------------------------------------------------------------ T4, T5


def expected(table, seat, half):
    """What the list of Part F allows now; *half* is the target that waits for its tokens."""
    s, kind = con(table), table.decision(seat).kind
    if kind == "Passions":
        return set(range(DISCARD, DISCARD + 3))
    if kind == "MonkeyControl":
        return {TAKE, CONCEDE}
    if kind in ("Award", "Spoils"):
        return {thing for thing, tied in s.stack[-1].ties if seat in tied}
    if half:
        return set(range(AMOUNT + 1, AMOUNT + 1 + s.reserve[seat]))
    in_play = {n for n in range(1, 26) if s.owner[n] != -1}
    return {DONE, *(s.stands if kind == "Astatosta" else in_play)}


def looks(table):
    """What each seat and a spectator see, byte for byte."""
    return {
        viewer: msgspec.json.encode(table.view(viewer)) for viewer in (*range(table.seats), None)
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_T4_T5_masks_and_secrecy_of_small_steps_in_random_games(seats, options):
    rng = random.Random(seats)
    table = ludoteca.new("king-of-con", seats, 7, options=options, atomic=True)
    half: dict[int, int] = {}
    while not table.over:
        seat = rng.choice(table.awaited)
        decision = table.decision(seat)
        steps = list(decision.space)
        assert steps, "T4 never without an action"
        assert set(steps) <= expected(table, seat, half.get(seat))
        assert set(steps) <= set(range(131)) | {MYSTERY_BOX}
        assert MYSTERY_BOX not in steps or options == {"scenario": 6}
        if decision.kind in ("Passions", "MonkeyControl", "Award", "Spoils"):
            assert set(steps) == expected(table, seat, None), "all of them"
        elif half.get(seat):
            assert steps[-1] <= AMOUNT + con(table).reserve[seat]
        step, made = rng.choice(steps), len(table.record.steps)
        before, state = looks(table), digest(table.state)
        told = table.choose(seat, step)
        if len(table.record.steps) == made:  # T5: the choice is not whole yet
            assert told == []
            assert looks(table) == before
            assert digest(table.state) == state
            half[seat] = 0 if half.get(seat) else step
        else:
            half[seat] = 0
    twin = ludoteca.replay(table.record)
    assert digest(twin.state) == digest(table.state), "rules know whole choices only"


def test_T4_a_masked_step_is_refused_and_changes_nothing():
    table = atomic(3, collections=[{5: 1}, {}, {7: 4}], stalls=[20], reserves=[4, 10, 10])
    assert list(table.decision(A).space) == [DONE, 5, 20], "#7 would cost 5"
    before = looks(table)
    for wrong in (7, 9, AMOUNT + 1, MYSTERY_BOX, DISCARD, -1, {5: 1}):
        with pytest.raises(IllegalChoiceError):
            table.choose(A, wrong)
    assert looks(table) == before
    table.choose(A, 5)
    assert list(table.decision(A).space) == [AMOUNT + n for n in (1, 2, 3, 4)]
    table.choose(A, AMOUNT + 2)
    assert A not in table.awaited, "2 are left, #20 costs 3: no target left submits the offer"
    assert table.record.steps[-1].choice == ((5, 2),)


def test_T4_tokens_for_others_objects_begin_at_the_least_that_wins():
    table = atomic(3, collections=[{5: 1}, {}, {7: 4}], stalls=[20])
    for target, least in ((5, 1), (7, 5), (20, 3)):
        made = draft(table.state, A)
        made.take(target)
        assert list(made.steps()) == list(range(AMOUNT + least, AMOUNT + 11))


def test_T4_the_mystery_box_is_target_131():
    table = ludoteca.new("king-of-con", 2, 3, options={"scenario": 6})
    for seat in (A, B):
        table.choose(seat, table.decision(seat).default)
    steps = list(draft(table.state, A).steps())
    assert steps[0] == DONE
    assert steps[-1] == MYSTERY_BOX == 131


def test_T5_nobody_sees_how_far_a_draft_has_come():
    table = atomic(3, collections=[{}, {}, {7: 2}], stalls=[20])
    before = looks(table)
    for step in (7, AMOUNT + 3, 20):
        assert table.choose(A, step) == []
        assert looks(table) == before
        assert table.awaited == (A, B, C)
