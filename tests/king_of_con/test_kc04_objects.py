"""KC-4 The 25 Objects."""

from collections import Counter
from itertools import combinations

import pytest

import ludoteca
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import CATEGORIES, EDITIONS, GENRES

CONTENT = GAME.content()
OBJECTS = CONTENT.objects


def test_KC_4_1_one_object_for_each_genre_and_category():
    pairs = Counter((row.genre, row.category) for row in OBJECTS.values())
    assert pairs == Counter((genre, category) for genre in GENRES for category in CATEGORIES)


def test_KC_4_1_a_pack_with_two_on_one_cell_is_refused():
    pack = GAME.export().replace('category = "HomeVideo"', 'category = "ComicsBooks"', 1)
    with pytest.raises(ludoteca.ContentError) as refused:
        ludoteca.new("king-of-con", 2, content=pack)
    (fault,) = refused.value.faults
    assert (fault.key, fault.args["first"], fault.args["number"]) == ("cell-twice", 1, 2)


@pytest.mark.parametrize("number", range(1, 26))
def test_KC_4_2_KC_4_4_the_number_of_an_object_gives_its_characteristics(number):
    genre, category = divmod(number - 1, 5)
    row = OBJECTS[number]
    assert (row.genre, row.category) == (GENRES[genre], CATEGORIES[category])
    assert row.edition == EDITIONS[(genre - category) % 5]


@pytest.mark.parametrize(
    ("number", "traits"),
    [
        (11, ("Fantasy", "ComicsBooks", "LimitedEdition")),  # Dirk's Grid
        (18, ("MangAnime", "ActionFigures", "SignedEdition")),  # the robot
        (15, ("Fantasy", "Gadgets", "DeluxeEdition")),  # the sword
        (1, ("Sci-Fi", "ComicsBooks", "Vintage")),  # the book
        (24, ("Horror", "Games", "SignedEdition")),  # the board game
    ],
)
def test_KC_4_2_the_examples_of_the_rulebook_are_among_them(number, traits):
    row = OBJECTS[number]
    assert (row.genre, row.category, row.edition) == traits
    assert row.provenance == "printed"


def test_KC_4_2_all_others_are_marked_as_reconstructed():
    ours = [n for n, row in OBJECTS.items() if row.provenance == "reconstructed"]
    assert len(ours) == 20


def test_KC_4_2_an_owner_may_type_in_the_true_editions():
    """AMB-40 The list is data: a later true one replaces it."""
    pack = GAME.export().replace('edition = "Vintage"', 'edition = "Mint"', 1)
    table = ludoteca.new("king-of-con", 2, content=pack)
    assert table.terms.content.traits[1] == (1, 6, 15)
    assert CONTENT.traits[1] == (1, 6, 11)


def test_KC_4_3_each_characteristic_is_carried_by_five_objects():
    carried = Counter(trait for traits in CONTENT.traits[1:] for trait in traits)
    assert carried == dict.fromkeys(range(1, 16), 5)


def test_KC_4_3_two_objects_share_at_most_one_characteristic():
    traits = [set(found) for found in CONTENT.traits[1:]]
    assert max(len(one & other) for one, other in combinations(traits, 2)) == 1


def test_KC_4_4_numbers_run_from_1_to_25():
    assert list(OBJECTS) == list(range(1, 26))


@pytest.mark.parametrize(
    ("number", "key"),
    [(0, "number-out-of-range"), (26, "number-out-of-range"), (4, "number-twice")],
)
def test_KC_4_4_a_pack_with_any_other_is_refused(number, key):
    pack = GAME.export().replace("number = 25\n", f"number = {number}\n")
    with pytest.raises(ludoteca.ContentError) as refused:
        ludoteca.new("king-of-con", 2, content=pack)
    assert [fault.key for fault in refused.value.faults] == [key]
