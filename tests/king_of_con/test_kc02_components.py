"""KC-2 Components: what is in the box, as data and as what the seats see of it."""

from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import (
    CHARACTERISTICS,
    COLOURS,
    NERDS,
    OBJECT_CARDS,
    PASSION_CARDS,
    TOKENS,
)

from .scenes import A, B, C, con, declare, scene

CONTENT = GAME.content()
OBJECTS = CONTENT.objects
WITHOUT_SCENARIOS = GAME.export().partition("[[scenario]]")[0]
SEATS = (2, 3, 4, 5)
RANDOM_WITH_CONTROL: Any = {"scenario": "random", "monkeyControl": True}


def refusal(**position):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene(**position)
    return refused.value.reasons[0]


def test_KC_2_1_the_board():
    """Four Stands, the Stalls, the deck, both tracks, and the place of the Scenario."""
    table = scene(stalls=[20], options={"scenario": 4}, guests=[5])
    seen = table.view(None)
    assert seen["stands"] == (3, 7, 9, 11)
    assert [n for n, owner in enumerate(seen["owner"]) if owner == -2] == [20]
    assert len(seen["deck"]) == 20
    assert (seen["round"], seen["stack"][0]["phase"], seen["stack"][1]["number"]) == (1, 2, 1)
    options = {option.name: value for option, value in table.options.items()}
    assert (options["scenario"], seen["guests"]) == (4, (5,))


@pytest.mark.parametrize("seats", SEATS)
def test_KC_2_2_every_stand_has_a_spot_for_each_player(seats):
    table = scene(range(1, seats + 1))
    declare(table, {seat: {9: seat + 1} for seat in range(seats)})
    empty = [0] * seats
    assert table.position()["spots"] == [empty, empty, list(range(1, seats + 1)), empty]


def test_KC_2_2_a_stand_has_no_other_spots():
    assert refusal(spots=[[0, 0]] * 4).clause == "KC-2.2"


def test_KC_2_3_there_are_100_tokens_and_none_is_made_or_lost():
    held = {1: (A, 4), 6: (B, 2)}
    table = scene(objects=held, bins=[3, 0, 1], round=2)
    for offer in ({A: {3: 2}, B: {3: 2}, C: {20: 1}}, {B: {7: 3}}, {}, {A: {6: 5}, B: {6: 1}}):
        declare(table, offer)
        s = con(table)
        assert sum([*s.reserve, *s.bins, s.bank, *s.value, *s.laid]) == TOKENS == 100
    assert con(table).round == 3


@pytest.mark.parametrize("bank", [69, 71])
def test_KC_2_3_a_position_with_more_or_fewer_is_refused(bank):
    assert refusal(bank=bank) == ludoteca.Reason(
        "KC-22.1", "tokens-do-not-add-up", {"found": 30 + bank}
    )


def test_KC_2_4_25_objects_with_a_genre_a_category_and_an_edition_each():
    assert sorted(OBJECTS) == list(range(1, 26))
    assert len(OBJECT_CARDS) == 25
    for genre, category, edition in CONTENT.traits[1:]:
        assert (genre in range(1, 6), category in range(6, 11)) == (True, True)
        assert edition in range(11, 16)


@pytest.mark.parametrize("field", ["genre", "category", "edition"])
def test_KC_2_4_an_object_that_lacks_one_is_refused(field):
    line = f'{field} = "{getattr(OBJECTS[1], field)}"\n'
    with pytest.raises(ludoteca.ContentError, match=field):
        ludoteca.new("king-of-con", 2, content=GAME.export().replace(line, "", 1))


def test_KC_2_5_one_passion_for_each_characteristic():
    faces = con(ludoteca.new("king-of-con", 5, seed=1)).faces
    assert sorted(faces[card] for card in PASSION_CARDS) == list(range(1, 16))
    assert len(CHARACTERISTICS) == 15


def test_KC_2_5_no_passion_is_there_twice():
    refused = refusal(passions=[[1, 6], [2, 7], [3, 6]])
    assert (refused.clause, refused.args) == ("KC-2.5", {"characteristic": 6})


@pytest.mark.parametrize("passion", range(1, 16))
def test_KC_2_6_a_passion_names_its_characteristic_and_counts_the_objects_that_have_it(passion):
    listed = [n for n in OBJECTS if passion in CONTENT.traits[n]]
    other = [n for n in OBJECTS if passion not in CONTENT.traits[n]]
    spare = [trait for trait in range(1, 16) if trait != passion]
    nobody = next(t for t in spare if not any(t in CONTENT.traits[n] for n in listed))
    spare.remove(nobody)
    held = dict.fromkeys(listed, (A, 0)) | dict.fromkeys(other, (B, 0))
    table = scene(
        (1, 2), 3, over=True, objects=held, passions=[[passion, nobody], spare[:2]], round=6
    )
    matches = {line.key: line.points for line in GAME.sheet(con(table))}["passions"]
    assert table.view(A)["cards"][0] == passion
    assert matches[A] == len(listed) == 5


@pytest.mark.parametrize("seats", SEATS)
def test_KC_2_7_monkeys_are_numbered_from_1_to_5(seats):
    table = ludoteca.new("king-of-con", seats, seed=1)
    assert sorted(table.view()["monkey"]) == [1, 2, 3, 4, 5][:seats]


@pytest.mark.parametrize("monkeys", [(0, 1), (1, 1), (5, 6)])
def test_KC_2_7_there_is_no_monkey_0_or_6_and_each_only_once(monkeys):
    assert refusal(monkeys=monkeys).clause == "KC-22.6"


def test_KC_2_8_ten_scenarios_and_the_number_says_what_they_change():
    assert sorted(CONTENT.scenarios) == list(range(1, 11))
    effects = [
        {k: v for k, v in msgspec.to_builtins(sheet).items() if k != "number"}
        for _, sheet in sorted(CONTENT.scenarios.items())
    ]
    assert all(effects)
    assert [effects.count(effect) for effect in effects] == [1] * 10


@pytest.mark.parametrize("number", [0, 11])
def test_KC_2_8_no_scenario_has_another_number(number):
    with pytest.raises(ludoteca.TermsError) as refused:
        ludoteca.new("king-of-con", 3, options={"scenario": number})
    assert refused.value.reasons[0].clause == "AMB-41"
    pack = WITHOUT_SCENARIOS + f"[[scenario]]\nnumber = {number}\n"
    with pytest.raises(ludoteca.ContentError, match="number-out-of-range"):
        ludoteca.new("king-of-con", 3, content=pack)


@pytest.mark.parametrize("number", [1, 10, "random"])
def test_KC_2_8_a_box_in_which_they_were_not_unlocked_has_none(number):
    assert ludoteca.new("king-of-con", 3, content=WITHOUT_SCENARIOS).seats == 3
    with pytest.raises(ludoteca.TermsError) as refused:
        ludoteca.new("king-of-con", 3, 1, options={"scenario": number}, content=WITHOUT_SCENARIOS)
    assert refused.value.reasons[0].clause == "KC-20.3"


def test_KC_2_8_chance_refuses_a_box_whose_only_scenario_excludes_monkey_control():
    pack = WITHOUT_SCENARIOS + "[[scenario]]\nnumber = 9\nmonkeys_pass_on = true\n"
    with pytest.raises(ludoteca.TermsError):
        ludoteca.new("king-of-con", 3, options=RANDOM_WITH_CONTROL, content=pack)


def test_KC_2_9_45_cards_without_scenarios_and_55_with_them():
    cards = len(OBJECTS) + len(PASSION_CARDS) + max(GAME.seats)
    assert (cards, cards + len(CONTENT.scenarios)) == (45, 55)


@pytest.mark.parametrize("seats", SEATS)
def test_KC_2_10_each_has_a_bin_and_two_screens(seats):
    """Behind the one screen lies an own offer, behind the other an own Reserve."""
    table = scene(range(1, seats + 1))
    for seat in range(seats - 1):
        table.choose(seat, {3: seat + 1})
    views = [table.view(seat) for seat in range(seats)]
    assert views[0]["bins"] == [0] * seats
    yours = [view["stack"][-1]["yours"] for view in views]
    assert yours == [*[((3, seat + 1),) for seat in range(seats - 1)], None]
    reserves = [[10 if i == seat else None for i in range(seats)] for seat in range(seats)]
    assert [view["reserve"] for view in views] == reserves


def test_KC_2_11_each_colour_has_its_nerd():
    assert dict(zip(COLOURS, NERDS, strict=True)) == {
        "blue": "Dirk",
        "green": "Lulu",
        "yellow": "Greg",
        "red": "Todd",
        "black": "Zak",
    }


@pytest.mark.parametrize("viewer", [A, B, None])
def test_KC_2_12_the_main_screen_hides_an_offer_until_the_reveal(viewer):
    table, idle = scene(), scene()
    table.choose(C, {9: 7})
    idle.choose(C, {})
    assert table.view(viewer) == idle.view(viewer)
    assert table.view(C)["stack"][-1]["yours"] == ((9, 7),)
    table.choose(A, {})
    *_, revealed = table.choose(B, {})
    assert revealed.seen_by(31 if viewer is None else viewer)["offers"] == ((), (), ((9, 7),))
    assert table.view(viewer)["laid"][2 * 3 + C] == 7


def test_KC_2_13_the_secondary_screen_hides_the_reserve():
    table = scene(reserves=[8, 3, 5])
    assert table.view(B)["reserve"] == [None, 3, None]
    assert table.view(None)["reserve"] == [None, None, None]


def test_KC_2_13_KC_2_14_the_grid_has_a_cell_for_each_of_the_25_objects():
    table = scene()
    lawful = [cell for cell in range(-1, 140) if table.explain(A, {cell: 1}) is None]
    assert lawful == sorted(OBJECTS) == list(range(1, 26))


@pytest.mark.parametrize(
    ("offer", "key"),
    [
        ([[0, 1]], "no-such-cell"),
        ([[26, 1]], "no-such-cell"),
        ([[3, 1], [3, 2]], "cell-named-twice"),
    ],
)
def test_KC_2_14_anything_else_is_refused(offer, key):
    refused = scene().explain(A, offer)
    assert refused is not None
    assert (refused.clause, refused.key) == ("KC-2.14", key)


@pytest.mark.parametrize("phase", [2, 3])
def test_KC_2_15_all_grids_are_identical(phase):
    table = scene(phase=phase, stalls=[20, 25], round=2)
    spaces = [table.decision(seat).space for seat in (A, B, C)]
    assert spaces == [spaces[0]] * 3
    offered = [[table.explain(seat, {cell: 1}) for cell in range(27)] for seat in (A, B, C)]
    assert offered == [offered[0]] * 3


def test_KC_2_16_three_markers():
    """A tie for Sci-Fi in round V: phase 4, round V, the Predominance marker on 1."""
    held = {1: (A, 2), 2: (B, 2)}
    table = scene(phase=4, objects=held, round=5, options={"monkeyControl": True})
    seen = table.view(None)
    assert seen["round"] == 5
    assert seen["stack"][:2] == [
        {"frame": "Round", "phase": 4},
        {"frame": "Predominance", "marker": 1},
    ]
