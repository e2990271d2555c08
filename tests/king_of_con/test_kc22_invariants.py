"""KC-22 Invariants, over random games of every number of seats with every Scenario.

The frames are stepped one by one, so that each invariant is looked at after every step of the
rules, also where nobody is awaited.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import ludoteca
from ludoteca.games.king_of_con import content
from ludoteca.games.king_of_con.auctions import Award
from ludoteca.games.king_of_con.collection import epics
from ludoteca.games.king_of_con.components import MYSTERY_BOX, NOWHERE, STALLS
from ludoteca.games.king_of_con.monkeys import swap
from ludoteca.games.king_of_con.offers import Offering
from ludoteca.games.king_of_con.rounds import SHOWING_OFF, Round
from ludoteca.games.king_of_con.scavenging import Scavenging, Spoils
from ludoteca.games.king_of_con.showing_off import Predominance
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.atomic import draft
from ludoteca.kernel.event import Event
from tests.king_of_con.scenes import con, scene

TRAITS = content.SHELF.ours().traits
OPTIONS: list[dict[str, Any]] = [
    {},
    {"monkeyControl": True},
    {"whipRound": "repeat"},
    {"multiTieOrder": "fixed", "whipRound": "once"},
    *[{"scenario": number} for number in range(1, 11)],
]
TABLES = [(seats, options) for seats in (2, 3, 4, 5) for options in OPTIONS]
NAMES = [f"{seats}-{'-'.join(map(str, sum(o.items(), ())))}" for seats, o in TABLES]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)


class Moment:
    """A step of a game: the position after it, and what the step has told."""

    def __init__(self, s: Con, told: list[Event]) -> None:
        self.s = s.clone()
        self.top = s.stack[-1] if s.stack else None
        self.told = told


def whole(s: Con, seat: int, rng: random.Random) -> Any:
    """A whole choice, picked among the options."""
    return s.stack[-1].options(s, seat).pick(rng)


def drafted(s: Con, seat: int, rng: random.Random) -> Any:
    """A choice in small steps: bold offers are as likely as timid ones."""
    made = draft(s, seat)
    while made.whole is None:
        made.take(rng.choice(made.steps()))
    return made.whole


def careless(s: Con, seat: int, rng: random.Random) -> Any:
    """Tokens on any cells of the Grid, which the law allows: one, or several, or misplaced."""
    if not isinstance(s.stack[-1], Offering):
        return whole(s, seat, rng)
    cells = sorted(rng.sample(range(1, 26), rng.choice((1, 1, 2, 4))))
    left, offer = s.reserve[seat], []
    for cell in cells:
        tokens = rng.randint(0, min(left, 5))
        left -= tokens
        offer += [(cell, tokens)] if tokens else []
    assert s.stack[-1].explain(s, seat, tuple(offer)) is None
    return tuple(offer)


MANNERS = (whole, drafted, careless)


def begin(seats: int, seed: int, options: dict[str, Any]) -> ludoteca.Table:
    """A new game; or, where Whip-rounds are the matter, one that begins with an empty Bank."""
    if "whipRound" not in options:
        return ludoteca.new("king-of-con", seats, seed, options=options)
    reserves = [100 // seats + (seat < 100 % seats) for seat in range(seats)]
    return scene(range(1, seats + 1), 1, options, seed, reserves=reserves, passions=None)


@cache
def game(number: int, manner: Any) -> list[Moment]:
    """A random game at one of the TABLES, moment by moment."""
    seats, options = TABLES[number]
    rng = random.Random(number)
    s = con(begin(seats, number, options))
    found = [Moment(s, [])]

    def step(deed: Any, *args: Any) -> None:
        events: list[Event] = []
        s.heard = events.append
        deed(s, *args)
        s.heard = None
        found.append(Moment(s, events))

    while s.stack:
        awaited = s.stack[-1].awaited(s)
        if awaited:
            seat = rng.choice(awaited)
            step(s.stack[-1].decide, seat, manner(s, seat, rng))
        else:
            step(s.stack[-1].resolve)
    return found


def moments(seats, options):
    """All moments of three games at that table."""
    number = TABLES.index((seats, options))
    return [moment for manner in MANNERS for moment in game(number, manner)]


def tokens(s: Con) -> list[int]:
    """All counters; tokens of pending offers lie on the Grids."""
    lying = [n for f in s.stack if isinstance(f, Spoils) for _, bids in f.bids for n, _ in bids]
    return [*s.reserve, *s.bins, s.bank, *s.value, *s.laid, *lying]


def places(s: Con) -> tuple[list[int], list[int], list[int]]:
    """Objects in the deck, on the Stands, and in Stalls and Collections."""
    hidden = [s.faces[card] for card in s.deck]
    stands = [s.faces[s.boxed] if thing == MYSTERY_BOX else thing for thing in s.stands if thing]
    return hidden, stands, [thing for thing in range(1, 26) if s.owner[thing] != NOWHERE]


def test_KC_22_the_random_games_come_to_everything_that_can_happen():
    told = [
        event
        for number in range(len(TABLES))
        for manner in MANNERS
        for moment in game(number, manner)
        for event in moment.told
    ]
    found = {event.kind for event in told}
    assert found >= {"misplaced", "whip-round", "offer-lost", "boosted", "won-from-a-collection"}
    assert found >= {"won-from-the-stalls", "astatoste-cut-short", "consolation", "recovered"}
    assert found >= {"epic-collection", "game-over", "box-opened", "monkeys-pass-on"}
    sizes = {len(event.public["tied"]) for event in told if event.kind == "tie-settled"}
    assert sizes >= {1, 2, 3}, "one who is left by Monkey control, two and three"


@every_table
def test_KC_22_1_KC_22_4_there_are_always_100_tokens_and_no_counter_is_negative(seats, options):
    for moment in moments(seats, options):
        assert sum(tokens(moment.s)) == 100
        assert min(tokens(moment.s)) >= 0


@every_table
def test_KC_22_2_each_object_is_in_exactly_one_place(seats, options):
    for moment in moments(seats, options):
        hidden, stands, out = places(moment.s)
        assert sorted(hidden + stands + out) == list(range(1, 26))
        assert all(owner in range(STALLS, seats) for owner in moment.s.owner)
        assert len(stands) in (0, 4) or any(isinstance(frame, Award) for frame in moment.s.stack)


@every_table
def test_KC_22_3_at_the_end_of_round_r_there_are_4r_objects_out(seats, options):
    ends = [m.s for m in moments(seats, options) if m.top == Round(SHOWING_OFF)]
    for s in ends:
        hidden, stands, out = places(s)
        assert (len(out), stands, len(hidden)) == (4 * s.round, [], 25 - 4 * s.round)
    assert ends


@every_table
def test_KC_22_5_after_step_1_of_phase_4_all_bins_are_empty(seats, options):
    """Predominance(1) is on top exactly when Recovery is done."""
    games = moments(seats, options)
    after = [m for m in games if m.top == Predominance(1)]
    phases = [m for m in games if any(e.kind == "devaluation" for e in m.told)]
    assert len(after) >= len(phases) - len(MANNERS), (
        "one phase 4 for each phase 3, save at an early end"
    )
    for moment in games:
        if isinstance(moment.top, Predominance) or moment.top == Round(SHOWING_OFF):
            assert moment.s.bins == [0] * seats


@every_table
def test_KC_22_6_monkeys_are_always_a_permutation(seats, options):
    for moment in moments(seats, options):
        assert sorted(moment.s.monkey) == list(range(1, seats + 1))


@every_table
def test_KC_22_7_a_swap_keeps_the_relative_order_of_the_losers(seats, options):
    monkeys: tuple[int, ...] = ()
    for moment in moments(seats, options):
        for event in moment.told:
            if event.kind == "tie-settled":
                after, tied = event.public["monkeys"], event.public["tied"]
                losers = [seat for seat in tied if seat != event.public["winner"]]
                for one, other in combinations(losers, 2):
                    assert (monkeys[one] < monkeys[other]) == (after[one] < after[other])
                bystanders = [seat for seat in range(seats) if seat not in tied]
                assert all(monkeys[seat] == after[seat] for seat in bystanders)
                monkeys = after
        monkeys = tuple(moment.s.monkey)


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_KC_22_7_in_every_tie_of_five_players(size):
    for tied in combinations(range(5), size):
        s = con(scene((3, 1, 5, 2, 4)))
        before = s.monkey[:]
        swap(s, tied)
        order = sorted(tied, key=before.__getitem__)
        assert sorted(order[1:], key=s.monkey.__getitem__) == order[1:]
        assert s.monkey[order[0]] == max(before[seat] for seat in tied)
        assert sorted(s.monkey) == [1, 2, 3, 4, 5]


@every_table
def test_KC_22_8_at_most_one_payment_for_each_characteristic_that_somebody_has(seats, options):
    most = 17 if options.get("scenario") == 4 else 15
    rounds: list[list[Event]] = [[]]
    for moment in moments(seats, options):
        rounds[-1] += [event for event in moment.told if event.kind == "predominance"]
        if moment.top == Round(SHOWING_OFF):
            paid = [event.public["characteristic"] for event in rounds[-1]]
            owned = {t for n in range(1, 26) if moment.s.owner[n] >= 0 for t in TRAITS[n]}
            assert paid == sorted(owned), "once each, in order, and no other"
            assert sum(event.public["tokens"] for event in rounds[-1]) <= most
            for event in rounds[-1]:
                seat, trait = event.public["seat"], event.public["characteristic"]
                things = [n for n in range(1, 26) if trait in TRAITS[n]]
                assert seat in [moment.s.owner[n] for n in things]
            rounds.append([])


@every_table
def test_KC_22_9_at_the_start_of_phase_3_nobody_has_an_epic_collection(seats, options):
    starts = [
        m.s
        for m in moments(seats, options)
        if isinstance(m.top, Scavenging) and len(m.top.waiting) == seats
    ]
    assert starts
    if options.get("scenario") != 8:
        assert [epics(s) for s in starts] == [[]] * len(starts)


def test_KC_22_9_but_with_hall_of_fame_somebody_may():
    held = dict.fromkeys((5, 6, 12, 18), (0, 1))
    table = scene(phase=3, objects=held, options={"scenario": 8})
    assert epics(con(table)) == [(0, 12)]
    with pytest.raises(ludoteca.PositionError, match=r"KC-22\.9"):
        scene(phase=3, objects=held)


def test_KC_22_10_two_epic_collections_of_one_player_need_at_least_7_objects():
    s = con(scene(phase=3))
    having = {t: [n for n in range(1, 26) if t in TRAITS[n]] for t in range(1, 16)}
    fewest = 25
    for one, other in combinations(range(1, 16), 2):
        for held in combinations(sorted({*having[one], *having[other]}), 6):
            s.owner = [0 if n in held else NOWHERE for n in range(26)]
            assert len(epics(s)) < 2
        small = {*having[one][:4], *having[other][:4]}
        s.owner = [0 if n in small else NOWHERE for n in range(26)]
        assert {(0, one), (0, other)} <= set(epics(s))
        fewest = min(fewest, len(small))
    assert fewest == 7


@every_table
def test_KC_22_10_nor_has_anybody_two_with_fewer_in_play(seats, options):
    for moment in moments(seats, options):
        owners = [seat for seat, _ in epics(moment.s)] if moment.top is None else []
        for seat in set(owners):
            assert owners.count(seat) == 1 or moment.s.owner.count(seat) >= 7
