"""KC-21 Who sees what: views and events of the seats and of a spectator; vector M-36."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca import IllegalChoiceError, UndoError
from ludoteca.games.king_of_con.components import OBJECT_CARDS, PASSION_CARDS
from ludoteca.kernel.event import WATCHER
from tests.king_of_con.scenes import A, B, C, con, declare, scene

VIEWERS = (A, B, C, None)
EVENTS = (A, B, C, WATCHER)


def busy(**position):
    """Astatosta II of round II, with something everywhere."""
    given: dict[str, Any] = {
        "round": 2,
        "astatosta": 2,
        "stands": [3, 7, 9, 11],
        "spots": [[2, 0, 0], [0, 0, 1], [0, 0, 0], [0, 3, 0]],
        "stalls": [20],
        "objects": {1: (A, 4), 18: (C, 2)},
        "reserves": [5, 6, 7],
        "bins": [1, 2, 3],
        "passions": [[1, 6], [2, 7], [3, 8]],
        "discarded": [4, 9, 10],
    }
    return scene((3, 1, 2), **given | position)


def bytes_of(view):
    return msgspec.json.encode(view)


def begun(seats=3, seed=5, **options):
    return ludoteca.new("king-of-con", seats, seed, options=options)


# ------------------------------------------------------------ public


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_1_what_lies_on_the_table_is_public(viewer):
    seen = busy().view(viewer)
    assert seen["stands"] == (3, 7, 9, 11)
    assert seen["laid"] == [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0]
    assert [n for n in range(26) if seen["owner"][n] == -2] == [20]
    assert (seen["owner"][1], seen["value"][1]) == (A, 4)
    assert (seen["owner"][18], seen["value"][18]) == (C, 2)
    assert (seen["bins"], seen["bank"]) == ([1, 2, 3], 100 - 18 - 6 - 6 - 6)
    assert seen["monkey"] == [3, 1, 2]
    assert (seen["round"], seen["stack"][0]["phase"], seen["stack"][1]["number"]) == (2, 2, 2)
    assert len(seen["deck"]) == 18, "AMB-50: how many, but not which"
    assert seen["awaited"] == (A, B, C)


@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("hearer", EVENTS)
def test_KC_21_1_all_revealed_offers_are_public(hearer, phase):
    table = busy() if phase == 2 else busy(phase=3, stands=[], spots=[])
    offers = {A: {20: 3}, C: {18: 1, 20: 2}} if phase == 3 else {A: {3: 3}, C: {9: 1}}
    events = declare(table, offers)
    (told,) = [event.seen_by(hearer) for event in events if event.kind.endswith("-revealed")]
    expected = [tuple(sorted(offers.get(seat, {}).items())) for seat in (A, B, C)]
    assert told["offers"] == tuple(expected)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_1_who_is_ready_is_public(viewer):
    table = busy()
    table.choose(B, {})
    assert table.view(viewer)["awaited"] == (A, C)
    assert table.view(viewer)["stack"][-1]["waiting"] == (A, C)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_1_pending_ties_and_the_offers_in_them_are_public(viewer):
    table = scene(phase=3, stalls=[9, 14, 20])
    declare(table, {A: {9: 3, 20: 3}, B: {9: 3, 20: 3}, C: {14: 4}})
    frame = table.view(viewer)["stack"][-1]
    assert frame["won"] == ((14, C),)
    assert frame["ties"] == ((9, (A, B)), (20, (A, B)))
    both = ((3, A), (3, B))
    assert frame["bids"] == ((9, both), (14, ((4, C),)), (20, both))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_1_pending_ties_of_phase_2_are_public_too(viewer):
    table = scene()
    declare(table, {A: {3: 2}, B: {3: 2}, C: {9: 1}}, {A: {7: 2}, B: {7: 2}}, {})
    frame = table.view(viewer)["stack"][-1]
    assert (frame["won"], frame["ties"]) == (((9, C),), ((3, (A, B)), (7, (A, B))))


# ------------------------------------------------------------ private


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_2_the_reserve_is_private_to_its_owner(viewer):
    expected = [n if seat == viewer else None for seat, n in enumerate([5, 6, 7])]
    assert busy().view(viewer)["reserve"] == expected
    assert busy(options={"openReserves": True}).view(viewer)["reserve"] == [5, 6, 7]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_2_passions_kept_and_put_away_are_private_to_their_owner(viewer):
    seen = busy().view(viewer)
    faces = [[seen["cards"][card] for card in cards] for cards in seen["passions"]]
    kept = [[1, 6], [2, 7], [3, 8]]
    assert faces == [kept[seat] if seat == viewer else [None, None] for seat in (A, B, C)]
    away = [seen["cards"][card] for card in seen["box"]]
    assert away == [trait if seat == viewer else None for seat, trait in enumerate([4, 9, 10])]


@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_2_from_the_deal_on_each_sees_only_the_own_passions(viewer, first):
    table = begun(firstGame=first)
    while True:
        seen, s = table.view(viewer), con(table)
        for seat, cards in enumerate(seen["passions"]):
            faces = [s.faces[card] for card in cards]
            expected = faces if seat == viewer else [None] * len(cards)
            assert [seen["cards"][card] for card in cards] == expected
        if first or table.decision(table.awaited[0]).kind != "Passions":
            break
        table.choose(table.awaited[0], table.decision(table.awaited[0]).default)


@pytest.mark.parametrize("hearer", EVENTS)
def test_KC_21_2_what_one_puts_away_is_told_to_nobody_else(hearer):
    table = begun()
    events = [table.choose(seat, con(table).passions[seat][1])[0] for seat in (A, B)]
    for seat, event in enumerate(events):
        assert ("choice" in event.seen_by(hearer)) == (seat == hearer)
    last = table.choose(C, con(table).passions[C][0])
    (kept,) = [event for event in last if event.kind == "passions-kept"]
    assert not {"faces", "choice"} & set(kept.seen_by(hearer)), "cards have only backs here"


@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("offer", [{}, {1: 2}, {3: 4}, {20: 3}])
def test_KC_21_2_an_offer_before_the_reveal_is_private_to_its_owner(offer, phase):
    table = busy() if phase == 2 else busy(phase=3, stands=[], spots=[])
    blank, twin = table.clone(), table
    (event,) = twin.choose(B, offer)
    blank.choose(B, {})
    assert twin.view(B)["stack"][-1]["yours"] == tuple(offer.items())
    for viewer in (A, C, None):
        assert bytes_of(twin.view(viewer)) == bytes_of(blank.view(viewer))
    for hearer in (A, C, WATCHER):
        told = event.seen_by(hearer)
        assert told == {"kind": "declared", "decision": told["decision"], "seat": B}
    assert event.seen_by(B)["choice"] == tuple(offer.items())


@pytest.mark.parametrize("seat", [A, B, C])
def test_KC_21_2_KC_21_3_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(seat):
    table = busy()
    for other in (A, B, C):
        if other != seat:
            table.choose(other, {3: 1})
            break
    rng = random.Random(1)
    worlds = [table.redeal(seat, rng) for _ in range(20)]
    assert {bytes_of(world.view(seat)) for world in worlds} == {bytes_of(table.view(seat))}
    assert len({con(world).faces for world in worlds}) == 20


# ------------------------------------------------------------ hidden from all


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_3_the_order_of_the_deck_and_passions_not_dealt_are_hidden_from_all(viewer):
    table = begun()
    for seat in (A, B, C):
        table.choose(seat, table.decision(seat).default)
    seen = table.view(viewer)
    assert [seen["cards"][card] for card in seen["deck"]] == [None] * 21
    dealt = {card for cards in (*seen["passions"], seen["box"]) for card in cards}
    undealt = [card for card in PASSION_CARDS if card not in dealt]
    assert [seen["cards"][card] for card in undealt] == [None] * 6


@pytest.mark.parametrize("scenario", [None, 4, 6, 7])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_3_the_last_object_stays_hidden_even_when_the_game_is_over(viewer, scenario):
    table = begun(scenario=scenario)
    for seat in (A, B, C):
        table.choose(seat, table.decision(seat).default)
    heard = []
    while not table.over:
        heard += declare(table, {})
    seen = table.view(viewer)
    (last,) = seen["deck"]
    assert seen["cards"][last] is None
    shown = [event.public["faces"] for event in heard if event.kind == "shown"]
    assert all(last not in faces for faces in shown)
    unknown = [card for card in OBJECT_CARDS if seen["cards"][card] is None]
    assert unknown == [last]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_KC_21_3_passions_out_of_the_game_stay_face_down_at_the_end(viewer):
    table = busy(phase=4, over=True, stands=[], spots=[])
    seen = table.view(viewer)
    away = [seen["cards"][card] for card in seen["box"]]
    assert away == [n if seat == viewer else None for seat, n in enumerate([4, 9, 10])]
    assert seen["cards"][9:15] == [None] * 6


def test_KC_21_3_no_view_has_a_field_that_nobody_listed():
    for viewer in VIEWERS:
        assert not {"faces", "knowers", "chance", "fate", "choices"} & set(busy().view(viewer))


# ------------------------------------------------------------ final


@pytest.mark.parametrize("phase", [2, 3])
def test_KC_21_4_a_declared_offer_is_final(phase):
    table = busy() if phase == 2 else busy(phase=3, stands=[], spots=[])
    table.choose(B, {20: 3})
    before = con(table).clone()
    for again in ({}, {20: 3}, {20: 4}):
        with pytest.raises(IllegalChoiceError, match="not-awaited"):
            table.choose(B, again)
    with pytest.raises(UndoError) as refused:
        table.undo()
    assert refused.value.reason.clause == "KC-21.4"
    assert (table.state, len(table.record.steps)) == (before, 1)


def test_KC_21_4_nor_is_it_taken_back_after_the_reveal():
    table = busy()
    declare(table, {A: {3: 1}})
    with pytest.raises(UndoError):
        table.undo()


# ------------------------------------------------------------ M-36


@pytest.mark.parametrize(("seats", "bank"), [(2, 80), (3, 70), (4, 60), (5, 50)])
@pytest.mark.parametrize("first", [False, True])
def test_M_36_KC_5_5_to_10_passions_drawn_and_put_away_and_the_bank(seats, bank, first):
    table = begun(seats, firstGame=first)
    assert con(table).bank == bank
    drawn = [card for cards in con(table).passions for card in cards]
    assert len(drawn) == len(set(drawn)) == (2 if first else 3) * seats
    if not first:
        for seat in range(seats):
            table.choose(seat, table.decision(seat).default)
    assert [len(cards) for cards in con(table).passions] == [2] * seats
    assert len(con(table).box) == (0 if first else seats)
