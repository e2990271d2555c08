"""KC-1 Scope and aim."""

from itertools import permutations

import pytest

import ludoteca

from .scenes import A, B, C, con, declare, kinds, scene


def play_out(table):
    """Everybody always chooses by default, which is to offer nothing; what happened."""
    events = []
    while not table.over:
        seat = table.awaited[0]
        events += table.choose(seat, table.decision(seat).default)
    return events


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_KC_1_1_two_to_five_may_play(seats):
    table = ludoteca.new("king-of-con", seats, seed=1)
    assert (table.seats, table.awaited) == (seats, tuple(range(seats)))


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 9])
def test_KC_1_1_any_other_number_is_refused(seats):
    with pytest.raises(ludoteca.TermsError) as refused:
        ludoteca.new("king-of-con", seats, seed=1)
    (reason,) = refused.value.reasons
    assert (reason.clause, reason.args) == ("KC-1.1", {"seats": seats, "least": 2, "most": 5})


@pytest.mark.parametrize("monkeys", [(), (1,), (1, 2, 3, 4, 5, 6)])
def test_KC_1_1_nor_can_a_position_have_them(monkeys):
    with pytest.raises(ludoteca.TermsError) as refused:
        scene(monkeys)
    assert refused.value.reasons[0].clause == "KC-1.1"


@pytest.mark.parametrize("best", [A, B, C])
def test_KC_1_2_most_victory_points_win(best):
    """Neither tokens nor Monkeys make up for them: the best has the fewest and the worst."""
    poor = [seat for seat in (A, B, C) if seat != best]
    held = {14: (best, 0), 15: (best, 0), 19: (best, 0), 20: (poor[0], 9), 24: (poor[1], 9)}
    monkeys = [0, 0, 0]
    monkeys[best], monkeys[poor[0]], monkeys[poor[1]] = 3, 1, 2
    table = scene(
        monkeys, 3, over=True, objects=held, passions=[[1, 2], [6, 7], [8, 13]], reserves=[2, 2, 2]
    )
    assert table.scores == tuple([3 if seat == best else 1 for seat in (A, B, C)])
    assert table.ranking == (best, *poor)


def test_KC_1_3_a_full_game_has_six_rounds_of_four_phases():
    table = ludoteca.new("king-of-con", 2, seed=1, options={"firstGame": True})
    told = play_out(table)
    arrived = [event.public["round"] for event in told if event.kind == "objects-arrive"]
    assert arrived == [2, 3, 4, 5, 6]  # those of round I came before the first choice
    signs = ("objects-arrive", "astatosta-revealed", "scavenging-revealed", "consolation")
    seen = [kind for kind in kinds(told) if kind in signs]
    assert seen == [*signs[1:], signs[3], *((*signs, signs[3]) * 5)]  # two are consoled
    assert (table.over, table.view()["round"]) == (True, 6)


def test_KC_1_3_there_is_no_seventh_round():
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(round=7)
    assert refused.value.reasons[0].clause == "KC-1.3"


def test_KC_1_4_all_are_asked_at_once_in_phases_2_and_3():
    table = scene()
    assert table.awaited == (A, B, C)
    declare(table, {})
    assert table.awaited == (A, B, C)
    assert table.decision(C).kind == "Scavenging"


@pytest.mark.parametrize("order", list(permutations((A, B, C))))
def test_KC_1_4_the_order_of_declaring_changes_nothing(order):
    offers = {A: {3: 2}, B: {3: 2}, C: {7: 1}}
    boosts = {A: {3: 1}, B: {3: 4}, C: {9: 3}}
    table, other = scene(), scene()
    declare(table, offers, {}, boosts)
    for round_ in (offers, {}, boosts):
        for seat in order:
            other.choose(seat, round_.get(seat, {}))
    assert other.position() == table.position()


def test_KC_1_5_passions_are_dealt_in_ascending_monkey_order():
    table = ludoteca.new("king-of-con", 4, seed=2)
    s = con(table)
    assert s.monkey != [1, 2, 3, 4]
    by_monkey = sorted(range(4), key=s.monkey.__getitem__)
    dealt = [card for seat in by_monkey for card in s.passions[seat]]
    assert dealt == list(range(12))  # from the top of the deck


@pytest.mark.parametrize("monkeys", list(permutations((1, 2, 3))))
def test_KC_1_5_consolation_goes_in_ascending_monkey_order(monkeys):
    told = declare(scene(monkeys, phase=3), {})
    consoled = [event.public["seat"] for event in told if event.kind == "consolation"]
    assert [monkeys[seat] for seat in consoled] == [1, 2, 3]
