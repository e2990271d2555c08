"""KC-14 Phase 4: Recovery, Predominance, Consolation; vectors M-23, M-24, M-28."""

from __future__ import annotations

import pytest

from ludoteca.games.king_of_con.collection import holdings
from ludoteca.games.king_of_con.showing_off import recovery
from ludoteca.parts.most import most
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scene

APART = (1, 2, 8, 9, 15, 20)  # Objects of which no four share a Characteristic


def show_off(objects=None, monkeys=(1, 2, 3), **position):
    """The state after phase 4."""
    return con(scene(monkeys, 4, objects=objects or {}, **position))


def phase_4(objects, offers=None, **position):
    """What is told of phase 4: phase 3 is played before it, so Values here are one higher."""
    raised = {thing: (seat, value + 1) for thing, (seat, value) in objects.items()}
    events = declare(scene(phase=3, objects=raised, **position), offers or {})
    start = kinds(events).index("devaluation")
    return events[start + 1 :]


def predominances(events):
    found = [event.public for event in events if event.kind == "predominance"]
    return {event["characteristic"]: event["seat"] for event in found}


# ------------------------------------------------------------ Recovery


def recovered(count, tokens):
    """With so many Objects and so many tokens in the Bin: recovered, banked, left in the Bin."""
    held = dict.fromkeys(APART[:count], (A, 1))
    s = con(scene(phase=3, round=3, objects=held, bins=[tokens, 0, 0]))
    bank = s.bank
    recovery(s)
    return s.reserve[A] - 10, s.bank - bank, s.bins[A]


@pytest.mark.parametrize(
    ("count", "tokens", "back", "left"), [(0, 7, 5, 2), (3, 1, 1, 0), (5, 4, 0, 4), (6, 3, 0, 3)]
)
def test_M_23_KC_14_1_to_4_recovery(count, tokens, back, left):
    assert recovered(count, tokens) == (back, left, 0)


@pytest.mark.parametrize("count", range(7))
def test_KC_14_1_KC_14_2_the_smaller_of_the_bin_and_5_less_the_objects(count):
    backs = [recovered(count, tokens)[0] for tokens in range(8)]
    assert backs == [min(tokens, max(0, 5 - count)) for tokens in range(8)]


def test_KC_14_1_everybody_recovers_from_the_own_bin():
    s = con(scene(phase=3, objects={1: (A, 1), 7: (A, 1), 9: (B, 1)}, bins=[9, 3, 6]))
    recovery(s)
    assert (s.reserve, s.bins) == ([13, 13, 15], [0, 0, 0])


def test_KC_14_3_recovery_is_automatic():
    table = scene(phase=3, objects={7: (C, 2)}, bins=[3, 0, 0])
    events = declare(table, {})
    assert "recovered" in kinds(events)
    assert table.decision(A).kind == "Astatosta", "nobody was asked in between"
    assert con(table).bins == [0, 0, 0]


def test_KC_14_4_tokens_left_in_the_bin_go_to_the_bank():
    s = show_off(bins=[9, 0, 2])
    assert s.bins == [0, 0, 0]
    assert s.bank == 70 - 11 + 4 - 3, "4 of the Bin of A, and three Consolations"


# ------------------------------------------------------------ Predominance


def test_KC_14_5_the_characteristics_are_checked_from_1_to_15():
    held = {1: (A, 0), 7: (B, 0), 13: (A, 0), 20: (C, 0), 24: (B, 0)}
    order = [e.public["characteristic"] for e in phase_4(held) if e.kind == "predominance"]
    assert order == sorted(set(order))
    assert order == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]


def test_KC_14_6_most_objects_of_the_characteristic():
    events = phase_4({21: (A, 0), 22: (A, 0), 23: (B, 0)})
    assert predominances(events)[5] == A


def test_M_24_KC_14_6_more_objects_come_before_more_tokens():
    held = {21: (A, 0), 22: (A, 0), 23: (B, 9)}
    s = con(scene(phase=3, objects=held))
    assert most(holdings(s)[5]) == (A,)
    assert show_off(held).reserve == [10 + 5, 10 + 2, 10 + 1]


def test_KC_14_7_nobody_gets_anything_for_a_characteristic_nobody_has():
    assert predominances(phase_4({24: (B, 3)})) == {5: B, 9: B, 12: B}
    assert predominances(phase_4({}, stalls=[24])) == {}, "the Stalls are nobody's"


@pytest.mark.parametrize(("values", "winner"), [((4, 3), A), ((3, 4), B), ((0, 1), B), ((5, 5), A)])
def test_KC_14_8_a_tie_on_number_goes_to_more_tokens_on_those_objects(values, winner):
    held = {18: (A, values[0]), 24: (B, values[1])}
    events = phase_4(held)
    assert predominances(events)[12] == winner
    assert ("tie-settled" in kinds(events)) == (values[0] == values[1])


def test_KC_14_8_all_tokens_on_objects_of_that_characteristic_and_no_others_count():
    held = {18: (A, 1), 6: (A, 4), 24: (B, 3), 12: (B, 3), 1: (A, 9)}
    assert predominances(phase_4(held))[12] == B


def test_KC_14_9_still_tied_the_monkeys_decide_and_are_swapped():
    held = {18: (A, 2), 24: (B, 2)}
    s = show_off(held, monkeys=(3, 2, 1))
    assert (s.monkey, s.reserve) == ([2, 3, 1], [12, 13, 11])


def test_KC_14_10_one_token_from_the_bank_for_each_predominance():
    held = {18: (A, 2), 1: (B, 2)}
    events = phase_4(held)
    tokens = [event.public["tokens"] for event in events if event.kind == "predominance"]
    assert tokens == [1] * 6
    s = show_off(held)
    assert (s.reserve, s.bank) == ([13, 13, 11], 66 - 7)


def test_KC_14_11_a_swap_at_one_characteristic_counts_for_the_next():
    """A and B tie in 1 (Sci-Fi) and in 12 (Signed)."""
    held = {1: (A, 2), 18: (A, 2), 2: (B, 2), 24: (B, 2)}
    events = phase_4(held)
    ties = [event.public for event in events if event.kind == "tie-settled"]
    found = [(tie["characteristic"], tie["winner"], tie["monkeys"]) for tie in ties]
    assert found == [(1, A, (2, 1, 3)), (12, B, (1, 2, 3))]


def test_KC_14_12_one_object_may_earn_three_predominances():
    assert predominances(phase_4({18: (B, 1)})) == {4: B, 8: B, 12: B}


def test_M_28_KC_14_10_nothing_is_paid_when_there_is_nothing_and_nothing_is_owed():
    s = show_off({1: (A, 100)}, reserves=[0, 0, 0], bank=0)
    assert (s.bank, s.reserve, s.value[1]) == (0, [0, 0, 0], 100)


# ------------------------------------------------------------ Consolation


def test_KC_14_13_a_token_for_each_player_without_any_object():
    events = phase_4({18: (B, 0)}, stalls=[9])
    told = [event.public for event in events if event.kind == "consolation"]
    assert told == [{"seat": A, "tokens": 1}, {"seat": C, "tokens": 1}]
    s = show_off({18: (B, 0)})
    assert (s.reserve, s.bank) == ([11, 13, 11], 70 - 5)


def test_KC_14_14_with_a_short_bank_they_are_paid_in_ascending_monkey_order():
    """B takes 3 of the 4 in the Bank, C the last one; the Whip-round for A takes it back."""
    position = {"monkeys": (2, 3, 1), "reserves": [0, 0, 0], "bank": 4}
    s = show_off({18: (B, 96)}, **position)
    assert (s.reserve, s.bank) == ([1, 2, 0], 1)


def test_KC_14_15_recovery_pays_predominance_and_consolation_comes_last():
    """A recovers 5 of 8; the 3 that go to the Bank pay B; the Whip-round pays A and C."""
    s = show_off({18: (B, 92)}, reserves=[0, 0, 0], bank=0, bins=[8, 0, 0])
    assert (s.reserve, s.bank) == ([5, 2, 1], 0)


def test_KC_14_15_the_three_steps_in_order():
    told = kinds(phase_4({18: (B, 0)}, bins=[3, 0, 0]))
    steps = [kind for kind in told if kind in ("recovered", "predominance", "consolation")]
    assert steps == ["recovered"] * 2 + ["predominance"] * 3 + ["consolation"] * 2


def test_KC_14_15_objects_do_not_move_in_phase_4():
    table = scene(phase=4, objects={18: (B, 2), 24: (A, 3)})
    assert objects(table, 18, 24) == [(B, 2), (A, 3)]
