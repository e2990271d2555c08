"""KC-12 Phase 3, Scavenging, with the vectors M-12 to M-19."""

from __future__ import annotations

import pytest

from ludoteca import IllegalChoiceError
from ludoteca.games.king_of_con.components import NOWHERE, STALLS
from tests.king_of_con.scenes import A, B, C, con, declare, kinds, objects, scavenge, scene


def phase_3(objects=None, **position):
    return scene(phase=3, objects=objects or {}, **position)


def event(events, kind):
    """The one event of that kind."""
    (found,) = [event.public for event in events if event.kind == kind]
    return found


# ------------------------------------------------------------ offering


@pytest.mark.parametrize("offer", [{}, {7: 1}, {7: 10}, {7: 3, 9: 7}])
def test_KC_12_1_any_number_of_tokens_from_the_reserve_zero_included(offer):
    table = phase_3({7: (C, 2)}, stalls=[9])
    assert table.explain(A, offer) is None
    refused = table.explain(A, {7: 11})
    assert refused is not None
    assert (refused.clause, refused.args) == ("KC-7.7", {"offered": 11, "reserve": 10})


def test_KC_12_1_the_offer_is_secret():
    table = phase_3({7: (C, 2)})
    (declared,) = table.choose(A, {7: 4})
    assert declared.seen_by(B) == {"kind": "declared", "decision": "Scavenging", "seat": A}
    assert table.view(B)["stack"][-1]["yours"] is None
    assert table.view(A)["stack"][-1]["yours"] == ((7, 4),)


def test_KC_12_2_targets_are_own_objects_those_of_opponents_and_the_stalls():
    table = phase_3({5: (A, 1), 7: (C, 2)}, stalls=[9])
    space = table.decision(A).space
    assert {cell for offer in space for cell, _ in offer} == {5, 7, 9}
    assert table.warn(A, {5: 1, 7: 3, 9: 3}) is None


def test_KC_12_3_KC_12_4_several_cells_at_once_each_judged_on_its_own():
    table = phase_3({5: (A, 1), 7: (C, 2), 8: (B, 4)}, stalls=[9])
    s = scavenge(table, {A: {5: 1, 7: 3, 8: 1, 9: 3}})
    assert objects(table, 5, 7, 8, 9) == [(A, 1), (A, 2), (B, 3), (A, 2)]
    assert s.reserve == [2, 10, 13]
    assert s.bins == [1 + 3, 1, 0], "the vain token, and Devaluation of three"


def test_KC_12_5_KC_12_8_tokens_on_an_object_not_in_play_are_wasted_alone():
    table = phase_3({7: (C, 2)})
    events = declare(table.clone(), {A: {7: 3, 20: 4}})
    assert event(events, "misplaced") == {"seat": A, "object": 20, "tokens": 4}
    s = scavenge(table, {A: {7: 3, 20: 4}})
    assert objects(table, 7, 20) == [(A, 2), (NOWHERE, 0)]
    assert (s.reserve[A], s.bins[A]) == (3, 4 + 1)


def test_KC_12_5_AMB_22_a_misplacement_is_warned_of_and_refused_where_so_agreed():
    for options, asked in (({}, "warn"), ({"misplacement": "refuse"}, "explain")):
        table = phase_3({7: (C, 2)}, options=options)
        reason = getattr(table, asked)(A, {7: 3, 20: 4})
        assert (reason.clause, reason.args) == ("KC-12.5", {"object": 20})


def test_KC_12_6_there_is_one_offering_and_devaluation_follows_even_without_offers():
    table = phase_3({7: (C, 2)})
    events = declare(table, {})
    assert kinds(events).count("scavenging-revealed") == 1
    assert event(events, "devaluation") == {"tokens": 1, "lost": {7: 1}}
    assert objects(table, 7) == [(C, 1)]
    assert (con(table).round, table.decision(A).kind) == (2, "Astatosta")


def test_KC_12_7_all_offers_are_revealed_at_once_when_the_last_has_declared():
    table = phase_3({7: (C, 2)})
    assert kinds(table.choose(A, {7: 3})) == ["declared"]
    assert kinds(table.choose(C, {})) == ["declared"]
    assert con(table).reserve == [10, 10, 10]
    events = table.choose(B, {7: 1})
    assert event(events, "scavenging-revealed") == {"offers": (((7, 3),), ((7, 1),), ())}


# ------------------------------------------------------------ resolution


@pytest.mark.parametrize(
    ("value", "offers", "owner", "after", "bins", "reserve", "bank"),
    [
        pytest.param(4, {A: {7: 4}}, C, 3, [4, 0, 1], [6, 10, 10], 66, id="M-12"),
        pytest.param(2, {A: {7: 4}, B: {7: 5}}, B, 4, [4, 1, 0], [6, 5, 15], 65, id="M-13"),
        pytest.param(3, {A: {7: 3}, B: {7: 3}}, C, 2, [3, 3, 1], [7, 7, 10], 67, id="M-15"),
        pytest.param(4, {A: {7: 5}, C: {7: 1}}, C, 4, [5, 0, 1], [5, 10, 9], 66, id="M-16"),
    ],
)
def test_M_12_M_13_M_15_M_16_KC_12_9_to_19(value, offers, owner, after, bins, reserve, bank):
    table = phase_3({7: (C, value)})
    s = scavenge(table, offers)
    assert objects(table, 7) == [(owner, after)]
    assert (s.bins, s.reserve, s.bank, s.monkey) == (bins, reserve, bank, [1, 2, 3])


def test_KC_12_9_boosts_come_before_any_comparison_whoever_declares_first():
    table = phase_3({7: (C, 4)})
    for seat, offer in ((A, {7: 5}), (B, {}), (C, {7: 1})):
        events = table.choose(seat, offer)
    assert kinds(events).index("boosted") < kinds(events).index("offer-lost")
    assert objects(table, 7) == [(C, 4)]


def test_KC_12_10_own_is_what_one_owns_when_the_offers_are_revealed():
    """AMB-42: A wins #7 from C; the tokens of A were an offer, those of C a boost."""
    table = phase_3({7: (C, 2)})
    events = declare(table, {A: {7: 5}, C: {7: 2}})
    assert event(events, "boosted")["seat"] == C
    won = event(events, "won-from-a-collection")
    assert (won["seat"], won["tokens"], won["added"], won["value"]) == (A, 5, 1, 5)


@pytest.mark.parametrize(("boost", "winner"), [(0, A), (1, A), (2, C)])
def test_KC_12_11_offers_are_compared_with_the_value_after_the_boosts(boost, winner):
    table = phase_3({7: (C, 2)})
    scavenge(table, {A: {7: 4}, C: {7: boost} if boost else {}})
    assert objects(table, 7)[0][0] == winner


@pytest.mark.parametrize(("offer", "owner"), [(1, STALLS), (2, STALLS), (3, A)])
def test_KC_12_11_KC_12_14_a_stalls_object_has_value_2(offer, owner):
    table = phase_3(stalls=[9])
    s = scavenge(table, {A: {9: offer}})
    assert objects(table, 9)[0][0] == owner
    assert s.bins[A] == (1 if owner == A else offer)


@pytest.mark.parametrize(
    ("offers", "owner"),
    [
        ({A: 3}, C),
        ({A: 4}, C),
        ({A: 5}, A),
        ({A: 5, B: 4}, A),
        ({A: 5, B: 6}, B),
        ({A: 4, B: 4}, C),
        ({A: 10, B: 9}, A),
    ],
)
def test_KC_12_12_an_offer_must_be_above_the_value_and_the_highest(offers, owner):
    table = phase_3({7: (C, 4)})
    scavenge(table, {seat: {7: n} for seat, n in offers.items()})
    assert objects(table, 7)[0][0] == owner


def test_KC_12_13_equal_highest_offers_above_the_value_are_decided_by_monkeys():
    table = phase_3({7: (C, 4)}, monkeys=(3, 1, 2))
    s = scavenge(table, {A: {7: 5}, B: {7: 5}})
    assert objects(table, 7) == [(B, 4)]
    assert (s.bins, s.monkey) == ([5, 1, 0], [1, 3, 2])


@pytest.mark.parametrize(("pick", "other"), [(7, 15), (15, 7)])
def test_KC_12_13_among_several_ties_the_lowest_monkey_chooses(pick, other):
    table = phase_3({7: (C, 2)}, stalls=[15])
    declare(table, {A: {7: 3, 15: 3}, B: {7: 3, 15: 3}})
    assert (table.awaited, list(table.decision(A).space)) == ((A,), [7, 15])
    table.choose(A, pick)
    assert objects(table, pick, other) == [(A, 2), (B, 2)]
    assert con(table).monkey == [1, 2, 3]


def test_KC_12_14_KC_12_15_offers_too_low_and_offers_beaten_are_wasted():
    table = scene((1, 2, 3, 4), 3, objects={7: (C, 4)})
    s = scavenge(table, {A: {7: 4}, B: {7: 5}, 3: {7: 6}})
    assert s.bins == [4, 5, 0, 1]
    assert s.reserve == [6, 5, 16, 4], "only the winner pays"


def test_KC_12_15_who_loses_the_tie_wastes_the_offer():
    table = phase_3(stalls=[9])
    s = scavenge(table, {A: {9: 4}, B: {9: 4}})
    assert (objects(table, 9), s.bins) == ([(A, 3)], [1, 4, 0])


def test_KC_12_16_two_players_may_win_from_each_other():
    table = phase_3({7: (A, 2), 9: (B, 3)})
    s = scavenge(table, {A: {9: 4}, B: {7: 5}})
    assert objects(table, 7, 9) == [(B, 4), (A, 3)]
    assert s.reserve == [10 - 4 + 5, 10 - 5 + 4, 10]


def test_KC_12_16_who_loses_an_object_still_wins_another_from_the_same_thief():
    """All is decided from the position after the boosts, in whatever order cards are moved."""
    table = phase_3({5: (A, 1), 7: (B, 1), 9: (C, 1)})
    scavenge(table, {A: {7: 2}, B: {9: 2}, C: {5: 2}})
    assert objects(table, 5, 7, 9) == [(C, 1), (A, 1), (B, 1)]


# ------------------------------------------------------------ winning


def test_KC_12_17_to_20_the_owner_is_paid_and_the_bank_tops_up_to_the_offer():
    table = phase_3({7: (C, 2)})
    bank = con(table).bank
    events = declare(table.clone(), {A: {7: 6}})
    won = event(events, "won-from-a-collection")
    assert won == {"seat": A, "owner": C, "object": 7, "tokens": 6, "added": 4, "value": 6}
    s = scavenge(table, {A: {7: 6}})
    assert s.reserve == [4, 10, 16]
    assert s.bank == bank - 4, "KC-12.18 the two tokens on the card have moved with it"
    assert objects(table, 7) == [(A, 5)]


def test_KC_12_21_tokens_just_added_are_not_given_back():
    table = phase_3({7: (C, 2)})
    s = scavenge(table, {A: {7: 6}, C: {7: 3}})
    assert s.reserve == [4, 10, 10 - 3 + 6]
    assert (objects(table, 7), s.bank) == ([(A, 5)], 68 - 1)


def test_KC_12_22_tokens_just_received_cannot_be_used_in_this_phase():
    table = phase_3({7: (C, 2)}, stalls=[9], reserves=[10, 10, 2])
    table.choose(A, {7: 6})
    with pytest.raises(IllegalChoiceError) as refused:
        table.choose(C, {9: 3})
    assert refused.value.reason.clause == "KC-7.7"
    declare_rest = [table.choose(B, {}), table.choose(C, {})]
    assert "won-from-a-collection" in kinds(declare_rest[-1])
    assert table.decision(C).kind == "Astatosta", "no second offering"
    assert objects(table, 9) == [(STALLS, 0)]


def test_M_18_KC_12_23_the_tokens_for_a_stalls_object_lie_on_it():
    table = phase_3(stalls=[9])
    events = declare(table.clone(), {A: {9: 3}})
    assert event(events, "won-from-the-stalls") == {"seat": A, "object": 9, "tokens": 3}
    s = scavenge(table, {A: {9: 3}})
    assert (objects(table, 9), s.bank) == ([(A, 2)], 70)
    assert (s.reserve, s.bins) == ([7, 10, 10], [1, 0, 0])


def test_M_19_KC_12_14_two_equal_offers_of_2_win_nothing_from_the_stalls():
    table = phase_3(stalls=[9])
    s = scavenge(table, {A: {9: 2}, B: {9: 2}})
    assert (objects(table, 9), s.bins, s.monkey) == ([(STALLS, 0)], [2, 2, 0], [1, 2, 3])


def test_M_39_KC_12_23_greg_wins_from_the_stalls_with_an_offer_of_3():
    table = scene((1, 2, 3, 4, 5), 3, stalls=[9])
    greg = 2
    events = declare(table, {greg: {9: 3}})
    assert event(events, "won-from-the-stalls")["tokens"] == 3
    assert objects(table, 9) == [(greg, 2)]


# ------------------------------------------------------------ order of bookkeeping


def test_KC_12_24_payments_come_before_top_ups_so_a_whip_round_can_draw_on_them():
    table = phase_3({7: (C, 3)}, bank=0, reserves=[5, 0, 0], bins=[92, 0, 0])
    events = declare(table.clone(), {A: {7: 5}})
    assert [e.public["givers"] for e in events if e.kind == "whip-round"][:2] == [(C,), (C,)]
    s = scavenge(table, {A: {7: 5}})
    assert (objects(table, 7), s.reserve, s.bank) == ([(A, 4)], [0, 0, 3], 0)


def test_KC_12_24_the_waste_of_all_objects_comes_before_the_first_top_up():
    table = phase_3({7: (C, 1), 9: (B, 4)})
    told = kinds(declare(table, {A: {7: 2, 9: 3}}))
    assert told.index("offer-lost") < told.index("won-from-a-collection")


def test_KC_12_24_top_ups_go_by_ascending_object_number():
    """The Bank has 1, and one Whip-round for each top-up: #7 takes 2 first, then #9 its 1."""
    once = {"whipRound": "once"}
    position = {"bank": 1, "reserves": [3, 2, 0], "bins": [92, 0, 0], "options": once}
    table = phase_3({9: (C, 1), 7: (C, 1)}, **position)
    offers = {A: {7: 3}, B: {9: 2}}
    events = declare(table.clone(), offers)
    moved = [e.public["object"] for e in events if e.kind == "won-from-a-collection"]
    assert moved == [7, 9]
    s = scavenge(table, offers)
    assert objects(table, 7, 9) == [(A, 2), (B, 1)]
    assert (s.reserve, s.bank) == ([0, 0, 3], 0)
