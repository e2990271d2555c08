"""An owner's pack is read, and a broken one says where and what."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.dungeonology.content import SHELF
from ludoteca.kernel.content import ContentError

OURS = SHELF.our_text()


def faults(text):
    with pytest.raises(ContentError) as refused:
        SHELF.theirs(text, "mine.toml")
    return [(fault.line, fault.key, fault.args) for fault in refused.value.faults]


def changed(after, old, new):
    """Our pack with *new* for the first *old* after a row's beginning; the line that changed."""
    at = OURS.index(old, OURS.index(after))
    return OURS[:at] + new + OURS[at + len(old) :], OURS.count("\n", 0, at) + 1


def without(kind, id):
    """Our pack without that row."""
    found = re.search(rf'\n\[\[{kind}\]\]\nid = "{id}"\n.*?(?=\n\n|\Z)', OURS, re.S)
    assert found
    return OURS[: found.start()] + OURS[found.end() :]


def test_an_owners_values_and_names_are_read():
    text, _ = changed('id = "II-4"', "alert = 5", "alert = 6")
    text = text.replace('id = "II-4"\n', 'id = "II-4"\nname = { en = "The Guardroom" }\n')
    theirs = SHELF.theirs(text, "mine.toml")
    zone = next(row for row in theirs.zones if row.id == "II-4")
    assert zone.alert == 6
    assert theirs.names() == {"zone-II-4": {"en": "The Guardroom"}}
    assert SHELF.recall(theirs.digest) is theirs
    assert SHELF.ours().names() == {}


@pytest.mark.parametrize(
    ("after", "old", "new", "key"),
    [
        ('id = "I-1"', 'passages = "cdefh"', 'passages = "cdefx"', "no-such-letter"),
        ('id = "I-1"', 'passages = "cdefh"', 'passages = "ccefh"', "no-such-letter"),
        ('id = "I-1"', 'passages = "cdefh"', 'passages = ""', "value-out-of-range"),
        ('id = "I-1"', 'spaces = "GGR"', 'spaces = "GGW"', "no-such-letter"),
        ('id = "I-1"', "alert = 2", "alert = 200", "value-out-of-range"),
        ('id = "II-4"', 'g = "R"', 'b = "R"', "no-such-letter"),
        ('id = "III-3"', 'b = "YB"', 'b = "YBP"', "value-out-of-range"),
        ('id = "I-3"', "number = 2", "number = 0", "value-out-of-range"),
        ('id = "I-5"', 'letter = "A"', 'letter = ""', "letter-of-passage"),
        ('id = "vincenzo"', 'triangle = "black"', 'triangle = "cyan"', "triangle-twice"),
        ('id = "rebecca"', 'combo = "BBYG"', 'combo = "PPPP"', "value-out-of-range"),
        ('id = "valerio"', "hand = 4", "hand = 0", "value-out-of-range"),
        ('colour = "wealth"', "gold = [4]", "gold = [5]", "value-out-of-range"),
        ('id = "easy"', "bonus = 0", "bonus = 3", "bonus-goes-down"),
        ('id = "snare"', "level = 1", "level = 4", "no-such-level"),
        ('id = "feint"', 'id = "someone-else"', 'id = "feint"', "id-twice"),
        ('id = "snare"', "bonus = 1", "bonus = 0", "value-out-of-range"),
        ('id = "call-the-herald"', '"herald"', '"bard"', "no-such-intern"),
        ('id = "faun-guide"', 'shield = "G"', 'shield = "K"', "no-such-letter"),
        ('id = "last-round-everyone"', 'boss = "laetus"', 'boss = "pan"', "no-such-boss"),
        ('id = "sofia"', '"rogue"', '"sleight"', "does-not-fit"),
        ("[[randomizer]]", 'passage = "a"', 'passage = "ab"', "value-out-of-range"),
        ("[[randomizer]]", 'information = "G"', 'information = "W"', "no-such-letter"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(after, old, new, key):
    text, line = changed(after, old, new)
    found = faults(text)
    assert key in {fault[1] for fault in found}
    assert {fault[0] for fault in found if fault[1] == key} == {line}


@pytest.mark.parametrize(
    ("kind", "id", "count"),
    [
        ("scholar", "sofia", 4),
        ("clan", "moon", 3),
        ("alert", "hard", 4),
        ("trick", "heckler", 105),
        ("intern", "noble-page", 10),
        ("jinx", "rough-night", 15),
        ("panic", "darkness", 3),
        ("boss", "drunk", 2),
    ],
)
def test_DG_1_a_missing_card_is_missed(kind, id, count):
    numbers = [args for _, key, args in faults(without(kind, id)) if key == "wrong-number"]
    assert [(args["kind"], args["expected"]) for args in numbers] == [(kind, count)]


def test_DG_1_4_a_missing_zone_is_missed():
    assert [(key, args["id"]) for _, key, args in faults(without("zone", "II-6"))] == [
        ("zone-missing", "II-6")
    ]


def test_DG_5_11_the_starting_zone_stays_bare():
    text, _ = changed('id = "START"', 'spaces = ""', 'spaces = "G"')
    assert [key for _, key, _ in faults(text)] == ["start-is-bare"]


def test_DG_22_3_a_fate_card_with_a_main_effect_is_refused():
    text, line = changed('id = "fate-4"', "copies = 10", 'main = { timing = "standard" }')
    text = text.replace('main = { timing = "standard" }\nprov', 'main = { timing = "standard" }\n'
                        'copies = 10\nprov')  # fmt: skip
    assert faults(text) == [(line, "fate-has-no-main-effect", {"id": "fate-4"})]


def test_DG_34_6_a_main_effect_that_there_is_not_is_refused():
    text, _ = changed('id = "snare"', "copies = 2", "copies = 2")
    text = text.replace('id = "snare"', 'id = "snares"')
    ((_, key, args),) = faults(text)
    assert (key, args["id"]) == ("no-such-main-effect", "snares")
    assert "snare" in args["ids"]


def test_DG_34_6_a_main_effect_has_its_numbers():
    text, line = changed('id = "forced-march"', "amounts = [3]", "amounts = [3, 4]")
    args = {"id": "forced-march", "found": 2, "expected": 1}
    assert faults(text) == [(line, "amounts-of-effect", args)]
    high, line = changed('id = "forced-march"', "amounts = [3]", "amounts = [30]")
    assert [key for _, key, _ in faults(high)] == ["value-out-of-range"]


def test_DG_31_5_a_boss_has_his_numbers():
    text, line = changed('id = "drunk"', "amounts = [2, 1, 1]", "amounts = [2]")
    args = {"id": "drunk", "found": 1, "expected": 3}
    assert faults(text) == [(line, "amounts-of-effect", args)]


def test_DG_31_3_the_boss_must_come_last():
    text, line = changed(
        'id = "I-1"',
        '[{ kind = "stairs" }, { kind = "boss" }]',
        '[{ kind = "boss" }, { kind = "stairs" }]',
    )
    assert faults(text) == [(line, "boss-comes-last", {"id": "I-1"})]


def test_a_colour_without_a_column_is_missed():
    text, _ = changed("[[column]]", 'colour = "wealth"', 'colour = "militia"')
    keys = {(key, args.get("colour")) for _, key, args in faults(text)}
    assert {("one-column-each", "wealth"), ("one-column-each", "militia")} <= keys


def test_a_triangle_that_is_never_drawn_is_told():
    text = OURS.replace('triangle = "white"\ndirection', 'triangle = "black"\ndirection')
    assert [(key, args) for _, key, args in faults(text)] == [
        ("triangle-never-drawn", {"triangle": "white"})
    ]


def test_an_unknown_word_of_the_tables_is_refused_at_its_line():
    text, line = changed('id = "twisted-ankle"', "speed = -1", "haste = -1")
    (found,) = faults(text)
    assert found[:2] == (line, "does-not-fit")
