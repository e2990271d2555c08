"""KC-9 Phase 1: new Objects."""

import pytest

import ludoteca
from ludoteca.games.king_of_con.components import OBJECT_CARDS

from .scenes import A, B, C, con, declare, scene

DECK = [14, 2, 25, 7, 9, *[n for n in range(1, 26) if n not in (14, 2, 25, 7, 9)]]


def test_KC_9_1_stands_1_to_4_get_the_top_of_the_deck_in_order():
    table = scene(phase=1, deck=DECK)
    assert table.view()["stands"] == (14, 2, 25, 7)
    told = declare(table, {}, {})
    assert table.view()["stands"] == tuple(DECK[4:8])
    assert (told[-1].kind, told[-1].public["objects"]) == ("objects-arrive", tuple(DECK[4:8]))


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_KC_9_1_face_up_and_nothing_else_is_shown(viewer):
    table = scene(phase=1, deck=DECK)
    cards = table.view(viewer)["cards"]
    shown = [cards[card] for card in OBJECT_CARDS if cards[card] is not None]
    assert sorted(shown) == sorted((14, 2, 25, 7))
    assert len(table.view(viewer)["deck"]) == 21


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_KC_9_2_four_objects_whatever_the_number_of_players(seats):
    table = scene(range(1, seats + 1), phase=1)
    assert len(set(table.view()["stands"])) == 4
    assert len(table.view()["deck"]) == 21


@pytest.mark.parametrize("stands", [[3, 7, 9], [3, 7, 9, 11, 12]])
def test_KC_9_2_neither_three_nor_five(stands):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(stands=stands)
    assert refused.value.reasons[0].clause == "KC-9.2"


def test_KC_9_3_then_the_first_astatosta_begins():
    table = scene(phase=1)
    seen = table.view(None)
    assert seen["stack"][0] == {"frame": "Round", "phase": 2}
    assert (seen["stack"][1]["frame"], seen["stack"][1]["number"]) == ("Astatosta", 1)
    assert (table.awaited, con(table).laid) == ((A, B, C), [0] * 12)


def test_KC_9_4_the_last_object_is_never_revealed():
    table = ludoteca.new("king-of-con", 2, seed=5, options={"firstGame": True})
    came = [*table.view()["stands"]]
    while not table.over:
        came += [n for e in declare(table, {}) for n in e.public.get("objects", ())]
    (card,) = table.view()["deck"]
    last = con(table).faces[card]
    assert sorted([*came, last]) == list(range(1, 26))
    assert con(table).owner[last] == -1
    assert [table.view(viewer)["cards"][card] for viewer in (A, B, None)] == [None] * 3


def test_KC_9_4_a_deck_too_small_for_six_rounds_is_refused():
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(round=2, stands=[3, 7, 9, 11], stalls=[1, 2, 4, 5, 6, 8])
    (reason,) = refused.value.reasons
    assert (reason.clause, reason.args) == ("KC-9.4", {"found": 15, "needed": 16})
