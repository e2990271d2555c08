"""KC-3 The 15 Characteristics, by the numbers under which cards and Predominance know them."""

import pytest

import ludoteca
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import CHARACTERISTICS

from .scenes import A, scene

CONTENT = GAME.content()
LAW = {
    "genre": {1: "Sci-Fi", 2: "SuperHeroes", 3: "Fantasy", 4: "MangAnime", 5: "Horror"},
    "category": {6: "ComicsBooks", 7: "HomeVideo", 8: "ActionFigures", 9: "Games", 10: "Gadgets"},
    "edition": {
        11: "Vintage",
        12: "SignedEdition",
        13: "LimitedEdition",
        14: "DeluxeEdition",
        15: "Mint",
    },
}


@pytest.mark.parametrize(("place", "kind"), list(enumerate(LAW)))
def test_KC_3_1_to_3_the_number_of_a_characteristic_says_its_kind_and_name(place, kind):
    seen = {CONTENT.traits[n][place]: getattr(row, kind) for n, row in CONTENT.objects.items()}
    assert seen == LAW[kind]


def test_KC_3_1_to_4_the_list_in_its_order():
    assert dict(enumerate(CHARACTERISTICS, 1)) == LAW["genre"] | LAW["category"] | LAW["edition"]


def test_KC_3_4_an_object_can_have_no_other_characteristic():
    pack = GAME.export().replace('"Horror"', '"Western"', 1)
    with pytest.raises(ludoteca.ContentError, match="Western"):
        ludoteca.new("king-of-con", 2, content=pack)


@pytest.mark.parametrize("passion", [0, 16])
def test_KC_3_4_nor_can_a_passion(passion):
    with pytest.raises(ludoteca.PositionError) as refused:
        scene((1, 2), passions=[[1, passion], [2, 3]])
    assert refused.value.reasons[0].clause == "KC-3.4"


def test_KC_3_4_predominance_is_paid_for_15_and_no_more():
    """A has Objects of every Characteristic, and nobody else has any."""
    held = dict.fromkeys((*range(1, 21), 25), (A, 0))
    options = {"scenario": 8}  # Epic Collections do not end the game
    table = scene((1, 2), 4, objects=held, stalls=[21, 22, 23], round=6, options=options)
    assert table.view(A)["reserve"] == [10 + 15, None]
