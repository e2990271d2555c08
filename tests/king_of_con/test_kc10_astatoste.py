"""KC-10 Phase 2: three Astatoste, their reveal, and how they are cut short."""

import pytest

import ludoteca

from .scenes import A, B, C, con, declare, kinds, objects, scene

BOTH = pytest.mark.parametrize("misplacement", ["penalise", "refuse"])


def number(table):
    return table.view(None)["stack"][-1].get("number")


def laid(table):
    """By Stand: the tokens on the spots of A, B and C."""
    return dict(zip(table.view()["stands"], table.position()["spots"], strict=True))


def refusal(table, seat, offer):
    with pytest.raises(ludoteca.IllegalChoiceError) as refused:
        table.choose(seat, offer)
    return refused.value.reason


# ---------------------------------------------------------------- offering


def test_KC_10_1_three_astatoste_in_a_row():
    table, seen = scene(), []
    while table.decision(A).kind == "Astatosta":
        seen.append(number(table))
        declare(table, {B: {7: 1}})
    assert seen == [1, 2, 3]
    assert table.decision(A).kind == "Scavenging"


@pytest.mark.parametrize("astatosta", [0, 4])
def test_KC_10_1_there_is_no_other(astatosta):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(astatosta=astatosta)
    assert refused.value.reasons[0].clause == "KC-10.1"


def test_KC_10_2_any_number_of_tokens_zero_included():
    table = scene(reserves=[3, 10, 10])
    space = table.decision(A).space
    offers = [(), *[((cell, n),) for cell in (3, 7, 9, 11) for n in (1, 2, 3)]]
    assert list(space) == offers
    assert [table.explain(A, offer) for offer in offers] == [None] * 13
    declare(table, {A: {3: 3}, B: {7: 1}})
    assert con(table).reserve == [0, 9, 10]


@pytest.mark.parametrize("things", [(3,), (7,), (9,), (11,)])
def test_KC_10_3_on_one_of_the_four_objects_in_the_stands(things):
    table = scene()
    declare(table, {A: dict.fromkeys(things, 2)})
    assert laid(table) == {n: [2 * (n in things), 0, 0] for n in (3, 7, 9, 11)}


def test_KC_10_3_KC_10_5_only_one():
    table = scene()
    space = table.decision(A).space
    assert space.size() == 41
    assert ((3, 1),) in space
    assert ((3, 1), (7, 1)) not in space


def test_KC_10_4_a_different_object_in_each_astatosta():
    table = scene()
    declare(table, {A: {3: 1}}, {A: {11: 2}}, {A: {7: 3}})
    assert objects(table, 3, 7, 11) == [(A, 1), (A, 3), (A, 2)]


def test_M_01_KC_10_5_tokens_on_two_cells_are_all_wasted():
    table = scene()
    declare(table, {A: {3: 2, 7: 1}})
    assert (con(table).reserve[A], con(table).bins[A], sum(con(table).laid)) == (7, 3, 0)


def test_M_03_KC_10_6_even_when_some_of_the_cells_were_legal():
    table = scene()
    declare(table, {A: {3: 2, 20: 1}})
    assert (con(table).reserve[A], con(table).bins[A], sum(con(table).laid)) == (7, 3, 0)


def test_M_02_KC_10_7_tokens_on_an_object_that_is_in_no_stand_are_wasted():
    table = scene()
    declare(table, {A: {7: 1}}, {B: {20: 4}})
    assert (con(table).reserve, con(table).bins) == ([9, 6, 10], [0, 4, 0])
    assert laid(table)[7] == [1, 0, 0]


@pytest.mark.parametrize("owner", [A, B])
def test_M_40_KC_10_8_an_object_in_a_collection_is_in_no_stand(owner):
    table = scene(objects={20: (owner, 3)})
    declare(table, {A: {20: 2}}, {})
    assert (con(table).bins[A], objects(table, 20)) == (2, [(owner, 3)])


def test_KC_10_8_nor_is_one_in_the_stalls():
    table = scene(stalls=[20])
    declare(table, {A: {20: 9}}, {})
    assert (con(table).bins[A], objects(table, 20)) == (9, [(-2, 0)])


@BOTH
@pytest.mark.parametrize(
    ("offer", "clause"),
    [
        *[({3: 2, 7: 1}, "KC-10.5"), ({3: 2, 25: 1}, "KC-10.5"), ({25: 4}, "KC-10.7")],
        *[({20: 4}, "KC-10.8"), ({24: 4}, "KC-10.8")],
    ],
)
def test_KC_10_5_to_8_misplaced_offers_are_wasted_or_refused(misplacement, offer, clause):
    """AMB-22 #20 is A's, #24 is in the Stalls, #25 in the deck; a person is warned."""
    options = {"misplacement": misplacement}
    table = scene(objects={20: (A, 3)}, stalls=[24], round=2, options=options)
    if misplacement == "refuse":
        assert refusal(table, A, offer).clause == clause
        assert table.awaited == (A, B, C)
        return
    warned = table.warn(A, offer)
    assert warned is not None
    assert warned.clause == clause
    declare(table, {A: offer})
    assert con(table).bins[A] == sum(offer.values())


@BOTH
def test_KC_10_3_a_proper_offer_is_neither_refused_nor_warned_of(misplacement):
    table = scene(options={"misplacement": misplacement})
    assert table.explain(A, {3: 2}) is table.warn(A, {3: 2}) is None


def test_KC_10_9_they_go_to_the_bin_at_the_reveal():
    table = scene()
    table.choose(A, {3: 2, 7: 1})
    table.choose(B, {20: 4})
    assert table.view(None)["bins"] == [0, 0, 0]
    told = table.choose(C, {})
    assert kinds(told) == ["declared", "astatosta-revealed", *["misplaced"] * 3]
    assert (table.view(None)["bins"], number(table)) == ([3, 4, 0], 2)


# ---------------------------------------------------------------- reveal


def test_KC_10_10_all_offers_are_revealed_at_the_same_time():
    table = scene()
    assert kinds(table.choose(C, {9: 1})) == ["declared"]
    assert kinds(table.choose(A, {3: 2})) == ["declared"]
    assert (sum(con(table).laid), number(table)) == (0, 1)
    _, revealed = table.choose(B, {})
    offers = (((3, 2),), (), ((9, 1),))
    for viewer in (A, B, C, 31):
        seen = revealed.seen_by(viewer)
        assert seen == {"kind": "astatosta-revealed", "number": 1, "offers": offers}


def test_KC_10_11_a_valid_offer_lies_on_ones_own_spot_of_that_stand():
    table = scene()
    declare(table, {A: {9: 2}, B: {9: 3}, C: {11: 4}})
    assert laid(table) == {3: [0, 0, 0], 7: [0, 0, 0], 9: [2, 3, 0], 11: [0, 0, 4]}
    assert con(table).reserve == [8, 7, 6]
    assert table.view(None)["laid"] == [0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 4]


@pytest.mark.parametrize("offer", [{3: -2}, {3: -2, 7: 2}])
def test_KC_10_12_tokens_on_a_spot_cannot_be_taken_back_or_moved(offer):
    table = scene()
    declare(table, {A: {3: 2}})
    assert refusal(table, A, offer).clause == "KC-7.7"
    with pytest.raises(ludoteca.UndoError):
        table.undo()
    declare(table, {B: {7: 1}})
    assert laid(table)[3] == [2, 0, 0]


def test_M_07_KC_10_13_offers_on_one_stand_add_up():
    table = scene()
    declare(table, {A: {3: 2}, B: {3: 3}}, {C: {7: 1}})
    assert laid(table)[3] == [2, 3, 0]
    declare(table, {A: {3: 2}})
    assert objects(table, 3, 7) == [(A, 4), (C, 1)]
    assert (con(table).reserve[A], con(table).bins) == (6, [0, 3, 0])


def test_KC_10_14_the_next_one_is_held_with_what_is_left():
    table = scene()
    declare(table, {A: {3: 4}, B: {20: 3}})
    assert [table.decision(seat).space.budget for seat in (A, B, C)] == [6, 7, 10]
    assert table.explain(A, {3: 6}) is None
    assert refusal(table, A, {3: 7}).args == {"offered": 7, "reserve": 6}


# ---------------------------------------------------------------- cutting short


def test_M_04_KC_10_15_KC_10_16_KC_10_26_earlier_offers_count_after_a_cut():
    table = scene()
    told = declare(table, {A: {3: 2}}, {})
    assert "astatoste-cut-short" in kinds(told)
    assert objects(table, 3, 7, 9, 11) == [(A, 2), (-2, 0), (-2, 0), (-2, 0)]
    assert table.decision(A).kind == "Scavenging"


def test_M_05_KC_10_15_nobody_offers_in_the_first_one():
    table = scene()
    declare(table, {})
    assert objects(table, 3, 7, 9, 11) == [(-2, 0)] * 4
    assert table.decision(A).kind == "Scavenging"


def test_KC_10_15_one_offer_is_enough_to_go_on():
    table = scene()
    declare(table, {C: {11: 1}})
    assert number(table) == 2


@pytest.mark.parametrize("wasted", [{20: 1}, {3: 1, 7: 1}])
def test_KC_10_17_a_wasted_placement_is_still_an_offer(wasted):
    table = scene()
    declare(table, {B: wasted})
    assert number(table) == 2
