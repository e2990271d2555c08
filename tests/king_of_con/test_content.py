"""Content packs: ours is whole, an owner's is read, and a broken one says where and what."""

import re
from typing import Any

import pytest

import ludoteca
from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.collection import count_of, epics, tallies
from ludoteca.games.king_of_con.components import NOWHERE
from ludoteca.kernel.content import line_of

OURS = GAME.export()


def faults(text):
    with pytest.raises(ludoteca.ContentError) as refused:
        GAME.content(text, "mine.toml")
    assert refused.value.file == "mine.toml"
    assert str(refused.value).startswith("mine.toml:")
    return [(fault.line, fault.key, fault.args) for fault in refused.value.faults]


def lines_with(text, pattern):
    return [n for n, line in enumerate(text.splitlines(), 1) if re.search(pattern, line)]


def without_object(number):
    blocks = OURS.split("\n[[")
    return "\n[[".join(b for b in blocks if f"object]]\nnumber = {number}\n" not in b)


def test_every_row_of_ours_carries_its_provenance():
    ours = GAME.content()
    assert {row.provenance for row in ours.objects.values()} == {"printed", "reconstructed"}
    attested = [n for n, row in ours.objects.items() if row.provenance == "printed"]
    assert attested == [1, 11, 15, 18, 24], "the five that the rulebook's examples describe"
    assert {row.provenance for row in ours.scenarios.values()} == {"house"}


def test_an_owners_pack_is_played_with_and_travels_in_the_record(tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text(
        OURS.replace(
            'edition = "Vintage"\nprovenance = "printed"', 'edition = "Mint"\nprovenance = "owner"'
        )
    )
    table = ludoteca.new("king-of-con", 3, 1, content=pack)
    assert table.terms.traits[1] == (1, 6, 15)
    assert GAME.content().traits[1] == (1, 6, 11)
    for seat in range(3):
        table.choose(seat, table.decision(seat).default)
    pack.unlink()
    again = ludoteca.load(table.save())
    assert again.terms.traits[1] == (1, 6, 15)
    assert again.state == table.state


def test_a_missing_key_is_told_at_its_table():
    text = OURS.replace('category = "Gadgets"\n', "", 1)
    (line, key, args), *more = faults(text)
    assert more == []
    assert text.splitlines()[line - 1] == "[[object]]"
    assert text.splitlines()[line] == "number = 5"
    assert key == "does-not-fit"
    assert args["at"] == "object.5"
    assert "missing required field `category`" in args["error"]


def test_a_wrong_type_is_told_at_its_line():
    text = OURS.replace("number = 7", 'number = "seven"', 1)
    assert faults(text) == [
        (
            lines_with(text, "seven")[0],
            "does-not-fit",
            {"error": "Expected `int`, got `str`", "at": "object.7.number"},
        )
    ]


def test_an_unknown_key_is_told_at_its_line():
    text = OURS.replace("stall_value = 0", "stal_value = 0", 1)
    ((line, key, args),) = faults(text)
    assert (line, key) == (lines_with(text, "stal_value")[0], "does-not-fit")
    assert "stal_value" in args["error"]


def test_a_genre_that_is_none_is_told_with_what_there_is():
    text = OURS.replace('genre = "Horror"', 'genre = "Western"', 1)
    ((line, _, args),) = faults(text)
    assert line == lines_with(text, "Western")[0]
    assert args["at"] == "object.21.genre"


def test_24_objects_are_too_few():
    text = without_object(13)
    ((line, key, args),) = faults(text)
    assert key == "wrong-number-of-objects"
    assert args == {"found": 24}
    assert text.splitlines()[line] == "number = 25"


def test_two_equal_cells_are_told_at_the_second():
    text = OURS.replace(
        'genre = "SuperHeroes"\ncategory = "ComicsBooks"',
        'genre = "Sci-Fi"\ncategory = "ComicsBooks"',
    )
    ((line, key, args),) = faults(text)
    assert key == "cell-twice"
    assert args == {"number": 6, "first": 1, "genre": "Sci-Fi", "category": "ComicsBooks"}
    assert line == lines_with(text, "number = 6$")[0] + 1


def test_a_number_twice_and_one_out_of_range_are_both_told():
    text = OURS.replace("number = 2\n", "number = 1\n", 1).replace("number = 25", "number = 26")
    found = faults(text)
    assert [key for _, key, _ in found] == ["number-twice", "number-out-of-range"]
    assert found[0][2] == {"number": 1, "first": lines_with(text, "number = 1$")[0]}


def test_scenarios_are_checked_too():
    text = OURS.replace("astatoste = 2", "astatoste = 0").replace(
        "number = 10\nprovenance", "number = 9\nprovenance"
    )
    found = faults(
        text.replace(
            'number = 9\nprovenance = "reconstructed"', 'number = 10\nprovenance = "reconstructed"'
        )
    )
    assert {key for _, key, _ in found} >= {"value-out-of-range", "scenario-twice"}


@pytest.mark.parametrize(
    "text", ["game = ", "[[object]\n", "\x00", 'game = "king-of-con"\nobject = 3']
)
def test_what_is_no_pack_says_so_with_its_line(text):
    assert faults(text)[0][0] >= 1


def test_the_line_of_a_path_is_found_in_any_layout():
    text = """# a
game = "x"

[[object]]
number = 1
  [object.name]
  en = "A"
[[object]]
number = 2
  [object.name]
  en = "B"
"""
    assert line_of(text, ("game",)) == 2
    assert line_of(text, ("object", 0, "number")) == 5
    assert line_of(text, ("object", 1, "number")) == 9
    assert line_of(text, ("object", 1, "genre")) == 8
    assert line_of(text, ("object", 1, "name", "en")) == 11
    assert line_of(text, ("scenario",)) == 1


def test_a_tally_has_room_for_every_object_of_a_pack(tmp_path):
    """Each Genre and Category is there five times (KC-4.1); of an Edition may be all 25."""
    pack = tmp_path / "mine.toml"
    pack.write_text(re.sub('edition = "[A-Za-z]+"', 'edition = "Mint"', OURS))
    s: Any = ludoteca.new("king-of-con", 3, 1, content=pack).state
    s.owner = [NOWHERE] + [1] * 25
    (nobody, tally, _), mint = tallies(s), 15
    assert [count_of(trait, tally) for trait in range(1, 16)] == [5] * 10 + [0] * 4 + [25]
    assert not any([count_of(trait, nobody) for trait in range(16)])
    assert epics(s) == [(1, trait) for trait in (*range(1, 11), mint)]
    s.owner = [NOWHERE] + [1] * 3 + [2] * 22
    assert [count_of(mint, tally) for tally in tallies(s)] == [0, 3, 22]
    assert (1, mint) not in epics(s)
