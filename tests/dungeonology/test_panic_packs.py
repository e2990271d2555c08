"""Part C.11 A Panic card does what its row says, also where an owner's pack says something else."""

from __future__ import annotations

import pytest

from ludoteca.games.dungeonology.components import MOVE
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.scholars import stat
from ludoteca.kernel.content import ContentError
from ludoteca.words import Words
from ludoteca.words.dungeonology import panics

from .maps import lay, spot
from .scenes import A, B, C, do, end_turn, fix_bag, kinds, scene

MAXIMUM = {"rules__max_alert": True}
OURS = SHELF.our_text()


def saying(old, new):
    """Our pack with *new* for *old*, which is in it once."""
    assert OURS.count(old) == 1
    return OURS.replace(old, new)


def panicking(pack, panic, rules=MAXIMUM, **position):
    return scene(pack=pack, options=rules, panicking=True, panic=panic, bag=[9, 1], **position)


def told(pack, panic, language="en"):
    """What that card of a pack is said to do."""
    content = SHELF.ours() if pack is None else SHELF.theirs(pack, "mine.toml")
    return Words(language, "dungeonology", content).speaker.panic_told(panic)


DIMMED = saying("sets = { intelligence = 1 }", "sets = { resistance = 5, speed = 1 }")
CHARGE = saying('joined = "stun(1)"', 'joined = "sacrifice(1); draw(1)"')
ROUND = saying('boss = "laetus"\nmet = "stun(1)"', 'boss = "laetus"\nmet = "jinx(1)"')


def test_darkness_of_a_pack_sets_other_numbers():
    s = panicking(DIMMED, "darkness", scholars=("rebecca", "valerio", "sofia"))
    assert [stat(s, seat, "resistance") for seat in (A, B, C)] == [5, 5, 5]
    assert [stat(s, seat, "speed") for seat in (A, B, C)] == [1, 1, 1]
    assert stat(s, B, "intelligence") == 3
    assert told(DIMMED, "darkness")[3:5] == ["Resistance is 5", "Speed is 1"]


def test_the_charge_of_a_pack_does_something_else_to_who_runs_into_another():
    given = {"at": ["I-4", "I-6", "I-4"], "students": [2, 2, 2], "hands": [[], [], []]}
    s = panicking(CHARGE, "the-revellers-charge", moment="movement", **given, **lay("I-4", "I-6"))
    do(s, A, (MOVE, spot(s, "I-6")))
    assert (s.stunned, s.students, len(s.hands[A])) == ([0, 0, 0], [1, 2, 2], 1)
    do(s, A, (MOVE, spot(s, "I-4")))
    assert s.students[A] == 1  # once in a turn
    assert told(CHARGE, "the-revellers-charge")[3].endswith(
        "once in a turn: Sacrifice 1 Student; draw 1 Trick card"
    )


def test_the_last_round_of_a_pack_adds_something_else_to_an_encounter():
    s = panicking(
        ROUND,
        "last-round-everyone",
        MAXIMUM | {"rules__boss": True},
        at=["I-4", "I-4", "START"],
        boss="START",
        students=[0, 0, 0],
        **lay("I-4"),
    )
    fix_bag(s, "grey", "grey")
    end_turn(s)
    assert (s.stunned, [len(x) for x in s.jinxes]) == ([1, 1, 0], [1, 1, 0])
    assert "besides: draw 1 Jinx card" in told(ROUND, "last-round-everyone")[3]


def test_DG_33_7_a_card_that_also_does_something_else_each_turn_activates_the_boss_after_it():
    pack = ROUND.replace('met = "jinx(1)"', 'met = "jinx(1)"\neach_turn = "stun(1)"')
    rules = MAXIMUM | {"rules__boss": True}
    given = {"at": ["I-4", "I-4", "START"], "boss": "START", "students": [0, 0, 0]}
    s = panicking(pack, "last-round-everyone", rules, **given, **lay("I-4"))
    fix_bag(s, "grey", "grey")
    found = kinds(end_turn(s))
    begins = found.index("students-drawn", found.index("tricks-drawn"))
    assert found[begins + 1 : begins + 4] == ["stunned", "boss-activated", "boss-moves"]
    assert s.stunned == [1, 2, 0]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("panic", [row.id for row in SHELF.ours().panics])
def test_whatever_a_panic_card_says_can_be_told(panic, language, monkeypatch):
    """In a sentence of ours, or made of its parts where a pack says something else."""
    ours = told(None, panic, language)
    monkeypatch.setattr(panics, "OURS", {})
    written = told(None, panic, language)
    assert written[:2] == ours[:2]
    assert len(written) >= len(ours)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('joined = "stun(1)"', 'joined = "stnu(1)"', "effect-no-such-word"),
        ('joined = "stun(1)"', 'joined = "stun(1, opp)"', "effect-not-declared"),
        ('met = "stun(1)"', 'met = "speed(1)"', "effect-not-here"),
        ('met = "stun(1)"', 'met = "stun(12)"', "effect-number"),
        ("sets = { intelligence = 1 }", "sets = { intelligence = 0 }", "value-out-of-range"),
        ("sets = { intelligence = 1 }", "sets = { wisdom = 1 }", "does-not-fit"),
        ('each_turn = "if(random_colour, ', 'each_turn = "if(rain, ', "effect-value"),
        ('id = "darkness"', 'id = "dusk"', "name-missing"),
    ],
)
def test_what_is_wrong_with_a_panic_card_is_told_with_its_line(old, new, key):
    text = saying(old, new)
    with pytest.raises(ContentError) as refused:
        SHELF.theirs(text, "mine.toml")
    line = OURS[: OURS.index(old)].count("\n") + 1
    assert [(fault.line, fault.key) for fault in refused.value.faults] == [(line, key)]
