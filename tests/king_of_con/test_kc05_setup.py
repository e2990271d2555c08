"""KC-5 Setup."""

from contextlib import suppress
from itertools import permutations
from random import Random

import pytest

import ludoteca
from ludoteca.games.king_of_con.components import COLOURS, NERDS, OBJECT_CARDS, PASSION_CARDS

from .scenes import A, B, C, con, declare, scene

SEATS = (2, 3, 4, 5)


def new(seats=3, seed=1, **options):
    return ludoteca.new("king-of-con", seats, seed, options=options)


def play_out(table):
    """Everybody always chooses by default."""
    while not table.over:
        seat = table.awaited[0]
        table.choose(seat, table.decision(seat).default)


def reasons_against(**options):
    with pytest.raises(ludoteca.TermsError) as refused:
        new(**options)
    return [reason.clause for reason in refused.value.reasons]


def option(table, name):
    return {option.name: value for option, value in table.options.items()}[name]


def test_KC_5_1_it_begins_with_phase_1_of_round_I():
    table = new()
    assert (table.view()["round"], table.view()["stands"]) == (1, ())
    told = [e for seat in (A, B, C) for e in table.choose(seat, table.decision(seat).default)]
    assert (told[-1].kind, told[-1].public["round"]) == ("objects-arrive", 1)
    assert (table.view()["round"], table.view()["stack"][0]["phase"]) == (1, 2)


def test_KC_5_1_the_predominance_marker_begins_on_sci_fi():
    """A and B tie for Sci-Fi, so the marker is seen there before anything is paid."""
    held = {1: (A, 2), 2: (B, 2)}
    table = scene(phase=4, objects=held, options={"monkeyControl": True})
    marker, tie = table.view()["stack"][1:]
    assert (marker["marker"], tie["characteristic"]) == (1, 1)
    assert con(table).reserve == [10, 10, 10]


@pytest.mark.parametrize("seats", SEATS)
def test_KC_5_2_each_has_another_colour_with_its_bin_and_screens(seats):
    table = new(seats)
    assert len(set(COLOURS[:seats])) == len(set(NERDS[:seats])) == seats
    assert len(table.view()["bins"]) == len(table.view()["reserve"]) == seats


@pytest.mark.parametrize(
    ("field", "given"), [("reserves", [9] * 4), ("bins", [0] * 4), ("collections", [{}] * 4)]
)
def test_KC_5_2_nobody_has_two_or_none(field, given):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(**{field: given})
    reason = refused.value.reasons[0]
    assert (reason.clause, reason.args["field"], reason.args["found"]) == ("KC-5.2", field, 4)


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_KC_5_3_all_see_what_is_in_a_bin(viewer):
    table = scene(bins=[4, 0, 2])
    assert table.view(viewer)["bins"] == [4, 0, 2]
    declare(table, {B: {20: 3}})
    assert table.view(viewer)["bins"] == [4, 3, 2]


@pytest.mark.parametrize(("seats", "bank"), [(2, 80), (3, 70), (4, 60), (5, 50)])
def test_M_36_KC_5_4_KC_5_5_ten_tokens_each_and_the_rest_in_the_bank(seats, bank):
    table = new(seats)
    assert [table.view(seat)["reserve"][seat] for seat in range(seats)] == [10] * seats
    assert table.view()["bank"] == bank


def test_KC_5_6_KC_5_7_as_many_monkeys_as_players_are_drawn_at_random():
    drawn = {tuple(new(3, seed).view()["monkey"]) for seed in range(60)}
    assert drawn == set(permutations((1, 2, 3)))
    assert sorted(new(2, 8).view()["monkey"]) == [1, 2]
    assert sorted(new(5, 8).view()["monkey"]) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("viewer", [A, B, C, None])
def test_KC_5_7_and_shown_to_all_for_the_whole_game(viewer):
    table = new()
    assert table.view(viewer)["monkey"] == con(table).monkey
    play_out(table)
    assert table.view(viewer)["monkey"] == con(table).monkey != []


@pytest.mark.parametrize("seats", SEATS)
def test_M_36_KC_5_8_each_draws_three_and_keeps_two_of_own_choice(seats):
    table = new(seats)
    assert table.awaited == tuple(range(seats))
    kept = []
    for seat in range(seats):
        first, away, last = table.view(seat)["passions"][seat]
        assert table.decision(seat).space == ludoteca.OneOf((first, away, last))
        kept.append((first, last))
        table.choose(seat, away)
    assert table.view()["passions"] == tuple(kept)
    assert len(table.view()["box"]) == seats
    assert table.decision(A).kind == "Astatosta"


def test_KC_5_8_nobody_discards_a_passion_of_another():
    table = new()
    refused = table.explain(A, table.view()["passions"][B][0])
    assert refused is not None
    assert refused.clause == "KC-5.8"


def test_KC_5_8_the_passions_are_shuffled_and_dealt_in_ascending_monkey_order():
    hands = set()
    for seed in range(10):
        s = con(new(5, seed))
        by_monkey = sorted(range(5), key=s.monkey.__getitem__)
        assert [card for seat in by_monkey for card in s.passions[seat]] == list(range(15))
        hands.add(s.faces[:15])
    assert len(hands) == 10


@pytest.mark.parametrize("viewer", [B, C, None])
def test_KC_5_9_others_never_see_a_discarded_passion(viewer):
    table = new()
    card = table.view(A)["passions"][A][1]
    for seat, choice in ((A, card), (B, table.decision(B).default), (C, table.decision(C).default)):
        events = table.choose(seat, choice)
        assert all("faces" not in e.public or card not in e.public["faces"] for e in events)
    assert table.view(A)["cards"][card] == con(table).faces[card]
    assert table.view(viewer)["cards"][card] is None
    play_out(table)
    assert table.view(viewer)["cards"][card] is None
    assert card in table.view(viewer)["box"]


@pytest.mark.parametrize("seats", SEATS)
def test_M_36_KC_5_10_in_a_first_game_two_are_drawn_and_none_discarded(seats):
    table = new(seats, firstGame=True)
    assert [len(cards) for cards in table.view()["passions"]] == [2] * seats
    assert sorted(c for cards in table.view()["passions"] for c in cards) == list(range(2 * seats))
    assert table.view()["box"] == ()
    assert table.decision(A).kind == "Astatosta"


def test_KC_5_10_not_even_a_position_of_a_first_game_asks_for_a_discard():
    with suppress(ludoteca.PositionError):
        assert scene(phase=0, options={"firstGame": True}).decision(A).kind == "Astatosta"


@pytest.mark.parametrize("first_game", [False, True])
def test_KC_5_11_passions_are_secret_until_the_final_scoring(first_game):
    table = new(firstGame=first_game)

    def known(viewer):
        return [card for card in PASSION_CARDS if table.view(viewer)["cards"][card] is not None]

    assert [known(seat) for seat in (A, B, C)] == [list(p) for p in table.view()["passions"]]
    assert known(None) == []
    play_out(table)
    assert known(None) == sorted(card for cards in table.view()["passions"] for card in cards)


def test_KC_5_11_KC_5_12_no_hidden_card_changes_what_one_sees():
    table = new()
    dealt = table.redeal(B, Random(1))
    assert con(dealt).faces != con(table).faces
    assert dealt.view(B) == table.view(B)


def test_KC_5_12_the_objects_are_shuffled_face_down():
    decks = {con(new(3, seed)).faces[15:] for seed in range(10)}
    assert [sorted(deck) for deck in decks] == [list(range(1, 26))] * 10  # all different
    table = new()
    assert sorted(table.view()["deck"]) == list(OBJECT_CARDS)
    for viewer in (A, B, C, None):
        assert [table.view(viewer)["cards"][card] for card in OBJECT_CARDS] == [None] * 25


@pytest.mark.parametrize("number", [None, *range(1, 11)])
def test_KC_5_13_none_or_one_scenario_by_common_consent(number):
    table = new(scenario=number)
    assert option(table, "scenario") == number
    assert con(table).terms.scenario == (number or 0)


def test_KC_5_13_not_two():
    assert reasons_against(scenario=(1, 2)) == ["AMB-41"]


@pytest.mark.parametrize("control", [False, True])
def test_KC_5_13_or_one_at_random(control):
    """Scenario 9 cannot be played with Monkey control, so chance leaves it out there."""
    tables = [new(3, seed, scenario="random", monkeyControl=control) for seed in range(80)]
    drawn = {con(table).terms.scenario for table in tables}
    assert drawn == set(range(1, 11)) - ({9} if control else set())


@pytest.mark.parametrize("viewer", [A, None])
def test_KC_5_13_the_one_drawn_at_random_is_public(viewer):
    """Its number is read aloud: a table's options or anybody's view must tell it."""
    table = new(scenario="random")
    told = (option(table, "scenario"), table.view(viewer).get("scenario"))
    assert con(table).terms.scenario in told


def test_KC_5_13_a_position_may_have_one_at_random_too():
    assert con(scene(options={"scenario": "random"})).terms.scenario in range(1, 11)


@pytest.mark.parametrize("number", [*range(1, 11), "random"])
def test_KC_5_14_no_scenario_in_a_first_game(number):
    assert reasons_against(firstGame=True, scenario=number) == ["KC-5.14"]


def test_KC_5_14_nor_monkey_control():
    assert reasons_against(firstGame=True, monkeyControl=True) == ["AMB-46"]


def test_KC_5_15_a_scenario_lasts_the_whole_game():
    """Midnight Madness: two Astatoste in every round, though A wastes an offer in each."""
    table, told = new(scenario=1), []
    while not table.over:
        seat = table.awaited[0]
        choice = table.decision(seat).default
        if seat == A and table.decision(seat).kind == "Astatosta":
            one, other, *_ = table.view()["stands"]
            choice = {one: 1, other: 1}
        told += table.choose(seat, choice)
    numbers = [event.public["number"] for event in told if event.kind == "astatosta-revealed"]
    assert numbers == [1, 2] * 6


@pytest.mark.parametrize("seats", SEATS)
def test_KC_5_16_bins_collections_stands_and_stalls_are_empty(seats):
    seen = new(seats).view()
    assert (seen["bins"], seen["stands"], seen["laid"]) == ([0] * seats, (), [])
    assert (set(seen["owner"]), sum(seen["value"])) == ({-1}, 0)
