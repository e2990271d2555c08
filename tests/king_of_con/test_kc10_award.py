"""KC-10.18 to KC-10.28: the award, and the printed round up to it (vector W)."""

import json
import re
from pathlib import Path

import pytest

from ludoteca.games import game
from ludoteca.kernel.play import play

from .scenes import A, B, C, D, G, L, T, Z, con, declare, kinds, objects, scene

LAW = Path(__file__).parents[2] / "docs/rules/king-of-con.md"
VECTORS = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", LAW.read_text(), re.S)]
W = next(vector for vector in VECTORS if vector["id"] == "W")
SEAT = dict(zip("DLGTZ", (D, L, G, T, Z), strict=True))


def by_seat(named):
    return [named[name] for name in W["players"]]


def running_round():
    table = scene(by_seat(W["monkeys"]), stands=W["stands"], reserves=[W["reserve"]] * 5)
    assert table.view()["bank"] == W["bank"]
    rounds = [
        {SEAT[name]: {offer[0]: offer[1]} for name, offer in astatosta.items() if offer}
        for astatosta in W["astatoste"]
    ]
    return table, rounds


def test_W_1_KC_10_13_offers_of_the_three_astatoste():
    """Before the last one is revealed nothing has left the Stands."""
    table, rounds = running_round()
    declare(table, *rounds[:2])
    spots = dict(zip(W["stands"], table.position()["spots"], strict=True))
    assert spots == {
        18: [4, 2, 0, 0, 4],
        15: [0, 2, 0, 0, 0],
        1: [0, 0, 1, 1, 0],
        24: [0, 0, 1, 0, 2],
    }
    assert con(table).bins == [0] * 5


def test_W_2_KC_10_18_KC_10_20_the_award_of_the_running_round():
    table, rounds = running_round()
    told = declare(table, *rounds)
    s, after = con(table), W["afterPhase2"]
    assert s.reserve == by_seat(after["reserve"])
    assert s.bins == by_seat(after["bin"])
    assert (s.bank, s.monkey) == (after["bank"], by_seat(after["monkeys"]))
    won = {n: (SEAT[name], value) for n, (name, value) in after["objects"].items()}
    assert objects(table, *map(int, won)) == list(won.values())
    assert table.view()["owner"].count(-2) == 0
    awarded = [event.public["object"] for event in told if event.kind == "awarded"]
    assert awarded == W["stands"]
    assert table.decision(D).kind == "Scavenging"


def test_KC_10_18_objects_are_awarded_in_ascending_stand_order():
    table = scene(stands=[11, 3, 9, 7])
    told = declare(table, {A: {7: 1}, B: {3: 1}, C: {9: 1}}, {})
    award = [e.public["object"] for e in told if e.kind in ("awarded", "to-the-stalls")]
    assert award == [11, 3, 9, 7]


@pytest.mark.parametrize(
    ("offers", "winner"),
    [((5, 4, 3), A), ((4, 5, 3), B), ((3, 4, 5), C), ((0, 0, 1), C)],
)
def test_KC_10_19_the_highest_total_wins(offers, winner):
    """Whatever the Monkeys: here C has the best."""
    table = scene((3, 2, 1))
    declare(table, {seat: {9: n} for seat, n in enumerate(offers)}, {})
    assert objects(table, 9) == [(winner, offers[winner])]
    assert con(table).monkey == [3, 2, 1]


def test_KC_10_20_a_tie_is_broken_by_monkeys():
    table = scene((3, 2, 1))
    declare(table, {A: {9: 1}, B: {9: 3}, C: {9: 1}}, {A: {9: 2}}, {})
    assert objects(table, 9) == [(B, 3)]
    assert con(table).monkey == [2, 3, 1]


@pytest.mark.parametrize(
    ("order", "pick", "first"), [("chooser", 11, 11), ("chooser", 3, 3), ("fixed", None, 3)]
)
def test_KC_10_21_untied_stands_first_then_the_ties(order, pick, first):
    """AMB-08 A and B tie on Stands 1 and 4; C has won Stand 3 before anybody is asked."""
    table = scene(options={"multiTieOrder": order})
    declare(table, {A: {3: 2}, B: {3: 2}}, {A: {11: 2}, B: {11: 2}}, {C: {9: 1}})
    if pick:
        pending = table.view(None)["stack"][-1]
        assert pending["won"] == ((9, C),)
        assert pending["ties"] == ((3, (A, B)), (11, (A, B)))
        assert table.awaited == (A,)
        table.choose(A, pick)
    assert objects(table, first, 14 - first, 9) == [(A, 2), (B, 2), (C, 1)]


def test_KC_10_22_KC_10_23_the_winners_tokens_lie_on_it_and_all_others_are_wasted():
    table = scene()
    told = declare(table, {A: {3: 1}, B: {3: 4}, C: {3: 2}}, {A: {3: 2}}, {C: {7: 1}})
    assert objects(table, 3, 7) == [(B, 4), (C, 1)]
    assert (con(table).bins, con(table).reserve) == ([3, 0, 2], [7, 6, 7])
    first = next(event for event in told if event.kind == "awarded")
    assert first.public["wasted"] == {A: 3, C: 2}
    assert table.view(A)["owner"][3] == B  # face up: all see it


def test_KC_10_24_tokens_lost_in_phase_2_are_not_there_in_phase_3():
    table = scene()
    declare(table, {A: {3: 6}, B: {3: 7}}, {})
    assert table.decision(A).space.budget == 4
    refused = table.explain(A, {7: 5})
    assert refused is not None
    assert (refused.clause, refused.args["reserve"]) == ("KC-7.7", 4)


def test_KC_10_25_one_may_win_any_number_and_refuse_none():
    """A wins three Stands, and is asked nothing about them."""
    table = scene(options={"monkeyControl": True})
    told = declare(table, {A: {3: 1}}, {A: {7: 1}}, {A: {11: 1}})
    assert objects(table, 3, 7, 11) == [(A, 1)] * 3
    assert "chosen" not in kinds(told)
    assert table.decision(A).kind == "Scavenging"


def test_KC_10_25_even_four_in_a_position_where_tokens_lie_already():
    table = scene(astatosta=3, spots=[[1, 0, 0], [2, 1, 0], [3, 0, 0], [4, 2, 3]])
    declare(table, {})
    assert objects(table, 3, 7, 9, 11) == [(A, 1), (A, 2), (A, 3), (A, 4)]


@pytest.mark.parametrize("wasted", [{3: 2, 7: 2}, {3: 1, 25: 1}])
def test_KC_10_26_without_a_valid_offer_an_object_goes_to_the_stalls(wasted):
    table = scene()
    told = declare(table, {A: wasted, B: {9: 1}}, {})
    assert objects(table, 3, 7, 9, 11) == [(-2, 0), (-2, 0), (B, 1), (-2, 0)]
    gone = [event.public["object"] for event in told if event.kind == "to-the-stalls"]
    assert gone == [3, 7, 11]


def test_KC_10_27_after_the_award_all_stands_are_empty():
    table = scene()
    declare(table, {A: {3: 2}, B: {3: 1}}, {})
    assert (table.view()["stands"], table.view()["laid"]) == ((), [])


def test_KC_10_28_then_phase_3_begins():
    table = scene()
    declare(table, {A: {3: 2}}, {})
    assert table.view(None)["stack"][0] == {"frame": "Round", "phase": 3}
    assert table.awaited == (A, B, C)


def test_KC_10_28_unless_an_epic_collection_ends_the_game():
    mint = {2: (A, 2), 8: (A, 1), 14: (A, 1)}
    table = scene(stands=[20, 3, 7, 9], objects=mint, round=3)
    declare(table, {A: {20: 1}}, {})
    assert (table.over, table.awaited) == (True, ())


def test_KC_10_22_a_tie_laid_over_empty_spots_is_settled_and_told():
    """No game comes to it, but a position may be typed so: whoever wins pays nothing."""
    king = game("king-of-con")
    typed = {
        "monkeys": [1, 2, 3],
        "reserves": [10] * 3,
        "round": 1,
        "phase": 2,
        "stands": [1, 2, 3, 4],
        "spots": [[0, 0, 0]] * 4,
        "stack": [
            {"frame": "Round", "phase": 2},
            {"frame": "Award", "won": [], "ties": [[1, [0, 1]], [2, [0, 1]]]},
        ],
    }
    s = king.place(king.agree(), typed, 1)
    (told,) = [event.public for event in play(s, 0, 1) if event.kind == "awarded"][:1]
    assert (told["seat"], told["object"], told["value"], told["wasted"]) == (0, 1, 0, {})
