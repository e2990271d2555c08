"""KC-7 Tokens: Reserve, Bank, Bin, wasting, the Whip-round and bluff."""

import pytest

import ludoteca
from ludoteca.games.king_of_con.tokens import pay

from .scenes import A, B, C, con, declare, kinds, objects, scavenge, scene

WATCHER = None


def short(bank, *reserves, option="repeat"):
    """A state with that Bank and those Reserves; all other tokens are in A's Bin."""
    bins = [100 - bank - sum(reserves), *[0] * (len(reserves) - 1)]
    table = scene(
        phase=3, bank=bank, reserves=list(reserves), bins=bins, options={"whipRound": option}
    )
    return con(table)


def gain(s, seat):
    """One token is due from the Bank, as for a Predominance; how much is paid."""
    paid = pay(s, 1)
    s.reserve[seat] += paid
    return paid


def places(table):
    """By place: how many tokens are there."""
    p = table.position()
    return {
        "reserves": sum(p["reserves"]),
        "bins": sum(p.get("bins", [])),
        "bank": p["bank"],
        "collections": sum(n for held in p.get("collections", []) for n in held.values()),
        "stands": sum(n for row in p.get("spots", []) for n in row),
    }


def test_KC_7_1_each_token_is_in_one_place():
    table = scene(objects={20: (C, 5)})
    start = {"reserves": 30, "bins": 0, "bank": 65, "collections": 5, "stands": 0}
    assert places(table) == start
    declare(table, {A: {3: 4}, B: {25: 2}})
    assert places(table) == start | {"reserves": 24, "bins": 2, "stands": 4}
    declare(table, {})
    assert places(table) == start | {"reserves": 24, "bins": 2, "collections": 9}


def test_KC_7_1_an_offer_that_is_not_yet_revealed_is_still_in_the_reserve():
    table = scene()
    table.choose(A, {3: 4})
    assert table.view(A)["reserve"][A] == 10


def test_KC_7_2_the_value_of_an_object_is_the_tokens_on_it():
    """5 tokens lie on #20: with 5 nobody wins it, with 6 B does."""
    table = scene(phase=3, objects={20: (C, 5)})
    assert table.view()["value"][20] == 5
    assert scavenge(scene(phase=3, objects={20: (C, 5)}), {B: {20: 5}}).owner[20] == C
    assert scavenge(scene(phase=3, objects={20: (C, 5)}), {B: {20: 6}}).owner[20] == B


def test_KC_7_3_KC_7_4_wasted_tokens_go_to_the_bin_of_their_own_player():
    """A places in error, B is outbid for #3, C wins it."""
    table = scene()
    declare(table, {A: {25: 1}, B: {3: 2}, C: {3: 3}}, {})
    assert con(table).bins == [1, 2, 0]
    assert con(table).reserve == [9, 8, 7]


def test_KC_7_4_so_do_they_in_phase_3():
    s = scavenge(scene(phase=3, stalls=[9]), {A: {9: 5}, B: {9: 4, 25: 1}, C: {9: 2}})
    assert (s.bins, s.owner[9]) == ([1, 5, 2], A)  # A's from Devaluation


def test_KC_7_5_tokens_in_a_bin_cannot_be_offered():
    table = scene(reserves=[2, 10, 10], bins=[8, 0, 0])
    assert table.explain(A, {3: 2}) is None
    refused = table.explain(A, {3: 3})
    assert refused is not None
    assert (refused.clause, refused.args) == ("KC-7.7", {"offered": 3, "reserve": 2})


@pytest.mark.parametrize(
    ("is_open", "viewer", "reserves"),
    [
        (False, A, [7, None, None]),
        (False, C, [None, None, 8]),
        (False, WATCHER, [None, None, None]),
        (True, A, [7, 9, 8]),
        (True, WATCHER, [7, 9, 8]),
    ],
)
def test_KC_7_6_the_reserve_is_hidden_unless_the_table_plays_open(is_open, viewer, reserves):
    """AMB-27"""
    table = scene(reserves=[7, 9, 10], options={"openReserves": is_open})
    declare(table, {C: {3: 2}})
    assert table.view(viewer)["reserve"] == reserves


def test_KC_7_6_no_size_of_a_reserve_changes_what_the_others_see():
    rich, poor = scene(reserves=[30, 10, 10]), scene(reserves=[0, 10, 10], bins=[30, 0, 0])
    hidden = {"bins": None}
    assert rich.view(B) | hidden == poor.view(B) | hidden
    told = [declare(table, {B: {3: 1}}) for table in (rich, poor)]
    assert [e.seen_by(B) for e in told[0]] == [e.seen_by(B) for e in told[1]]


@pytest.mark.parametrize("offer", [{3: 11}, {3: 6, 7: 5}, {25: 11}, {3: 12, 7: -2}, {3: -1}])
def test_M_41_KC_7_7_more_than_the_reserve_is_refused_and_changes_nothing(offer):
    table = scene()
    before, seen = table.position(), table.view(A)
    with pytest.raises(ludoteca.IllegalChoiceError) as refused:
        table.choose(A, offer)
    assert refused.value.reason.clause == "KC-7.7"
    assert (table.position(), table.view(A), table.awaited) == (before, seen, (A, B, C))


def test_KC_7_7_in_phase_3_the_sum_of_all_offers_counts():
    table = scene(phase=3, stalls=[9, 20], objects={1: (A, 2)})
    assert table.explain(A, {1: 2, 9: 4, 20: 4}) is None
    refused = table.explain(A, {1: 2, 9: 4, 20: 5})
    assert refused is not None
    assert (refused.clause, refused.args) == ("KC-7.7", {"offered": 11, "reserve": 10})


@pytest.mark.parametrize(
    ("bank", "due", "after", "reserves"),
    [(4, 4, 0, [2, 2, 2]), (3, 4, 2, [1, 1, 1]), (0, 1, 2, [1, 1, 1])],  # the first suffices
)
def test_KC_7_8_a_short_bank_gets_a_token_from_everybody_first(bank, due, after, reserves):
    s = short(bank, 2, 2, 2)
    assert pay(s, due) == due
    assert (s.bank, s.reserve) == (after, reserves)


def test_KC_7_8_to_10_it_takes_from_reserves_only_and_nobody_owes():
    """A's tokens are in the Bin, B's on an Object: only C gives, and C is repaid by nobody."""
    s = con(scene(phase=3, bank=0, reserves=[0, 0, 5], bins=[90, 0, 0], objects={1: (B, 5)}))
    assert gain(s, C) == 1
    assert (s.bank, s.reserve, s.bins, s.value[1]) == (0, [0, 0, 5], [90, 0, 0], 5)
    s.reserve[A], s.bins[A] = 1, 89
    assert gain(s, B) == 1  # A and C give; the token that A did not give before stays forgotten
    assert (s.bank, s.reserve) == (1, [0, 1, 4])


def test_M_42_KC_7_8_to_10_KC_7_13_each_payment_is_one_effect():
    s = short(0, 2, 0, 5)
    assert gain(s, A) == 1  # A gives as well, though A profits
    assert (s.reserve, s.bank) == ([2, 0, 4], 1)
    assert gain(s, C) == 1
    assert (s.reserve, s.bank) == ([2, 0, 5], 0)


@pytest.mark.parametrize(
    ("option", "value", "bank", "reserves"),
    [("repeat", 6, 1, [0, 1, 7]), ("once", 5, 0, [0, 2, 8])],
)
def test_M_43_KC_7_11_KC_7_12_a_top_up_of_four(option, value, bank, reserves):
    """AMB-18 A wins #7, Value 2, from C with 6."""
    held, options = {7: (C, 2)}, {"whipRound": option}
    table = scene(
        phase=3, objects=held, reserves=[6, 3, 3], bins=[85, 0, 0], bank=1, options=options
    )
    s = scavenge(table, {A: {7: 6}})
    assert objects(table, 7) == [(A, value - 1)]  # Devaluation
    assert (s.bank, s.reserve) == (bank, reserves)


@pytest.mark.parametrize(("option", "paid"), [("repeat", 3), ("once", 2)])
def test_KC_7_11_KC_7_12_repeated_until_it_brings_nothing_then_paid_in_part(option, paid):
    s = short(0, 1, 0, 2, option=option)
    assert pay(s, 5) == paid
    assert (s.bank, s.reserve) == (0, [0, 0, 3 - paid])
    s.bank = 4
    assert pay(s, 1) == 1  # the rest of the first effect is forgotten
    assert s.bank == 3


def test_M_28_KC_7_12_where_nobody_has_a_token_nothing_is_paid():
    """A would have three Predominances, B and C Consolation; all tokens are on #1."""
    table = scene(phase=4, objects={1: (A, 100)}, reserves=[0, 0, 0])
    assert table.decision(A).kind == "Astatosta"
    assert (con(table).reserve, con(table).bank, con(table).round) == ([0, 0, 0], 0, 2)


def test_KC_7_13_each_top_up_is_one_effect():
    """The Bank has the token for #7; only for #9 there is a Whip-round."""
    held = {7: (C, 1), 9: (C, 1)}
    table = scene(phase=3, objects=held, reserves=[4, 1, 0], bins=[92, 0, 0], bank=1)
    told = [e for e in declare(table, {A: {7: 2, 9: 2}}) if "won" in e.kind or "whip" in e.kind]
    won = "won-from-a-collection"
    assert kinds(told) == [won, "whip-round", won]
    assert [event.public.get("object") for event in told] == [7, None, 9]
    assert told[1].public == {"givers": (B, C)}  # C has just been paid; A has nothing left


def test_KC_7_13_each_predominance_and_each_consolation_is_one_effect():
    """A has three Predominances, B and C Consolation; each waits for its own Whip-round."""
    table = scene(phase=3, objects={1: (A, 93)}, reserves=[2, 0, 5], bank=0)
    told = kinds(declare(table, {}))
    paid = [kind for kind in told if kind in ("whip-round", "predominance", "consolation")]
    assert paid == [
        *("whip-round", "predominance", "predominance", "whip-round", "predominance"),
        *("consolation", "whip-round", "consolation"),
    ]
    assert (con(table).reserve, con(table).bank) == ([3, 0, 3], 2)


def test_KC_7_14_small_steps_behind_the_screen_change_nobodys_view():
    atomic = ludoteca.set_up("king-of-con", scene().position(), 1, atomic=True)
    before = {viewer: atomic.view(viewer) for viewer in (A, B, C, WATCHER)}
    assert atomic.choose(A, 9) == []  # a hand goes to the cell of #9 …
    assert {viewer: atomic.view(viewer) for viewer in (A, B, C, WATCHER)} == before
    assert atomic.awaited == (A, B, C)


def test_KC_7_14_a_pretended_placement_is_none():
    table, honest = scene(), scene()
    pretended = declare(table, {A: {3: 0, 7: 0}, B: {25: 0}})
    assert pretended == declare(honest, {})
    assert table.position() == honest.position()


@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("viewer", [B, C, WATCHER])
def test_KC_7_15_only_that_an_offer_is_ready_is_public(phase, viewer):
    """A offers nothing, or something, or something misplaced: others see no difference."""
    seen, heard = [], []
    for offer in ({}, {9: 3}, {25: 10}):
        table = scene(phase=phase, stalls=[9] if phase == 3 else [])
        assert table.view(viewer)["awaited"] == (A, B, C)
        (event,) = table.choose(A, offer)
        seen.append(table.view(viewer))
        heard.append(event.seen_by(31 if viewer is WATCHER else viewer))
    assert seen == [seen[0]] * 3
    assert seen[0]["awaited"] == seen[0]["stack"][-1]["waiting"] == (B, C)
    kind = "Astatosta" if phase == 2 else "Scavenging"
    assert heard == [{"kind": "declared", "decision": kind, "seat": A}] * 3


def test_KC_7_15_ones_own_offer_one_sees():
    table = scene()
    (event,) = table.choose(A, {9: 3})
    assert event.seen_by(A)["choice"] == ((9, 3),)
    assert table.view(A)["stack"][-1]["yours"] == ((9, 3),)
