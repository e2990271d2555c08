"""An owner's pack is read, and a broken one says where and what."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games import dungeonology
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.kernel.content import ContentError
from ludoteca.words import Words

OURS = SHELF.our_text()
WORDS = Path(dungeonology.__file__).parent / "words"


def refused(text):
    with pytest.raises(ContentError) as error:
        SHELF.theirs(text, "mine.toml")
    return error.value.faults


def faults(text):
    return [(fault.line, fault.key, fault.args) for fault in refused(text)]


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


def test_a_field_that_there_is_not_is_told_where_it_stands_with_what_was_meant():
    text, line = changed('id = "forced-march"', "effect = ", "effct = ")
    told = [Words("en", "dungeonology").fault(x) for x in refused(text)]
    assert told == [
        "trick forced-march, main: the field “effect” is missing.",
        "trick forced-march, main.effct: there is no such field. Did you mean: effect?"
        " There are: timing, effect, cost and when.",
    ]
    assert {x.line for x in refused(text)} == {line}


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
        ('id = "call-the-herald"', "(herald)", "(bard)", "no-such-intern"),
        ('id = "faun-guide"', 'shield = "G"', 'shield = "K"', "no-such-letter"),
        ('id = "last-round-everyone"', 'boss = "laetus"', 'boss = "pan"', "no-such-boss"),
        ('id = "sofia"', '"rogue"', '"sleight"', "no-such-ability"),
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
    main = 'main = { timing = "standard", effect = "draw(1)" }'
    text, line = changed('id = "fate-4"', "copies = 10", main)
    text = text.replace(f"{main}\nmore", f"{main}\ncopies = 10\nmore")
    at = "trick fate-4, main"
    assert faults(text) == [(line, "fate-has-no-main-effect", {"at": at, "id": "fate-4"})]


@pytest.mark.parametrize(
    ("effect", "key", "told"),
    [
        ("stael(1, opp)", "effect-no-such-word", {"word": "stael"}),
        ("steal(1, opp", "effect-breaks-off", {"after": "(1, opp", "expected": "closing"}),
        ("choose(draw(1) |", "effect-breaks-off", {"expected": "word"}),
        ("steal(1 opp)", "effect-not-read", {"found": "opp", "expected": "closing"}),
        ("steal(1, opp) draw(1)", "effect-not-read", {"found": "draw", "expected": ";"}),
        ("steal(1, opp) & draw(1)", "effect-not-read", {"found": "&"}),
        ("", "effect-empty", {}),
        ("steal(1)", "effect-arguments", {"usage": "steal(n, who[, pick][, to])"}),
        ("draw(1, me, me)", "effect-arguments", {"usage": "draw(n[, who])"}),
        ("draw(1, n=2)", "effect-arguments", {"word": "draw"}),
        ("draw(me)", "effect-no-number", {"argument": "n", "value": "me"}),
        ("draw(1, 2)", "effect-value", {"argument": "who", "value": "2"}),
        ("draw(1, where=here)", "effect-arguments", {"word": "draw"}),
        ("draw(10)", "effect-number", {"value": 10, "least": 1, "most": 9}),
        ("alert(0)", "effect-number", {"value": 0}),
        ("upgrade(2)", "effect-number", {"most": 1}),
        ("peek(2, keep=3)", "effect-number", {"value": 3, "most": 2}),
        ("steal(1, opp@far)", "effect-value", {"argument": "who", "value": "opp@far"}),
        ("move(me, home)", "effect-value", {"argument": "zone", "value": "home"}),
        ("steal(1, opp, lead)", "effect-value", {"argument": "pick", "value": "lead"}),
        ("token(bomb, here)", "effect-value", {"argument": "kind", "value": "bomb"}),
        ("status(ignore_doors, now)", "effect-value", {"known": ["end_of_turn"]}),
        ("steal(1, opp, to=same)", "effect-value", {"argument": "to", "value": "same"}),
        ("bag(found+1)", "effect-value", {"known": ["donated"]}),
        ("bag(donated+1)", "effect-not-yet", {"needs": "donate"}),
        ("draw(1, same)", "effect-not-yet", {"word": "same"}),
        ("steal(1, opp); draw(1, opp@near)", "effect-one-target", {"word": "opp@near"}),
        ("cancel()", "effect-timing", {"timing": "reaction"}),
        ("discard(1, actor)", "effect-timing", {"word": "actor"}),
        ("choose(stun(1))", "effect-arguments", {"usage": "choose(a | b)"}),
        ("choose(draw(1) | steal(1, opp))", "effect-names-in-choice", {"kind": "seat"}),
        ("choose(draw(1) | may stun(1))", "effect-names-in-choice", {"kind": "may"}),
        ("trade(me)", "effect-arguments", {"usage": "trade(a, b)"}),
        ("trade(opp, here)", "effect-value", {"argument": "a", "known": ["me"]}),
        ("trade(me, deep)", "effect-value", {"argument": "b", "value": "deep"}),
        ("trade(me, each@here)", "effect-value", {"argument": "b", "value": "each@here"}),
        ("trade(me, same)", "effect-not-yet", {"word": "same"}),
        ("choose(draw(1) | trade(me, here))", "effect-names-in-choice", {"kind": "colour"}),
        ("jinx_drop(0)", "effect-number", {"word": "jinx_drop", "value": 0}),
        ("jinx_drop(1, opp)", "effect-arguments", {"usage": "jinx_drop(n)"}),
        ("per(luck, draw(1))", "effect-value", {"word": "per", "argument": "x", "value": "luck"}),
        ("per(cube, draw(1))", "effect-value", {"near": ["cubes"]}),
        ("per(cubes)", "effect-not-read", {"found": ")", "expected": ","}),
        ("per(3, draw(1))", "effect-not-read", {"found": "3", "expected": "counted"}),
        ("per(cubes, draw(1) | bag(1))", "effect-arguments", {"usage": "per(x, a)"}),
        ("per(cubes, per(stars, draw(1)))", "effect-nested", {"word": "per"}),
        ("choose(draw(1) | per(cubes, draw(1)))", "effect-nested", {"word": "per"}),
        ("per(cubes, steal(1, opp))", "effect-names-in-choice", {"kind": "seat"}),
        ("per(cubes, may draw(1))", "effect-names-in-choice", {"kind": "may"}),
        ("steal(4, opp)", "effect-names-too-much", {"most": 3}),
        ("leave(1, each@here, by=me)", "effect-names-too-much", {"word": "leave"}),
        ("intern(bard)", "no-such-intern", {"id": "bard"}),
    ],
)
def test_part_C_7_an_effect_that_cannot_be_read_says_why(effect, key, told):
    text, line = changed('id = "forced-march"', '"speed(3)"', f'"{effect}"')
    ((at, found, args),) = faults(text)
    assert (at, found) == (line, key)
    assert told.items() <= args.items()
    assert set(args) <= {*variables(key)}


def variables(key):
    """What the message of a fault can tell."""
    said = (WORDS / "en/reasons.ftl").read_text("utf-8")
    message = re.search(rf"^fault-{key} =.*?(?=\n\S|\Z)", said, re.S | re.M)
    assert message
    return re.findall(r"\$(\w+)", message[0])


@pytest.mark.parametrize(
    ("timing", "when", "effect"),
    [
        ("standard", "targets-me", "draw(1)"),
        ("reaction", "own-test", "cancel()"),
        ("action", "any-test", "draw(1)"),
    ],
)
def test_DG_34_9_when_an_effect_can_be_played_must_suit_it(timing, when, effect):
    old = 'timing = "standard", cost = [{ stunned = 1 }], effect = "speed(3)"'
    new = f'timing = "{timing}", when = "{when}", effect = "{effect}"'
    text, line = changed('id = "forced-march"', old, new)
    at = "trick forced-march, main"
    assert faults(text) == [(line, "effect-when", {"at": at, "when": when, "timing": timing})]


@pytest.mark.parametrize(
    ("word", "timing"),
    [("speed(1)", "instant"), ("alert(1)", "action"), ("place_zone(here, no)", "reaction")],
)
def test_DG_34_9_some_words_need_their_timing(word, timing):
    text, _ = changed('id = "forced-march"', 'timing = "standard"', f'timing = "{timing}"')
    ((_, key, args),) = faults(text.replace('"speed(3)"', f'"{word}"'))
    assert (key, args["word"]) == ("effect-timing", word.partition("(")[0])


def test_DG_Q_144_an_effect_is_answered_once():
    old = 'timing = "standard", cost = [{ stunned = 1 }], effect = "speed(3)"'
    new = 'timing = "reaction", effect = "per(cubes, cancel())"'
    text, line = changed('id = "forced-march"', old, new)
    at = "trick forced-march, main.effect"
    assert faults(text) == [
        (line, "effect-nested", {"at": at, "word": "cancel", "inside": ["per"]})
    ]


@pytest.mark.parametrize(
    ("after", "old", "new", "at"),
    [
        ('id = "snare"', 'timing = "standard"', 'timing = "soon"', "trick snare, main.timing"),
        ('id = "snare"', "copies = 2", 'copies = "two"', "trick snare, copies"),
        ('id = "snare"', "copies = 2", "copies = 2\nwidth = 3", "trick snare, width"),
        ('id = "rebecca"', "hand = 4", "hand = 4.5", "scholar rebecca, normal.hand"),
        ('id = "rebecca"', 'timing = "own"', 'timing = "late"',
         "scholar rebecca, normal.abilities.arcane-research.timing"),
        ('id = "I-1"', 'kind = "stairs"', 'kind = "lift"', "zone I-1, effects.1.kind"),
        ('id = "snare"', "copies = 2", f"copies = {10**9}", "trick snare, copies"),
        ('id = "snare"', 'id = "snare"', "id = 3", "trick.10.id"),
        ('id = "snare"', 'id = "snare"', f'id = "{61 * "s"}"\nwidth = 3', "trick.10.width"),
        ('id = "snare"', 'id = "snare"', 'id = "sn\\u202eare"', "trick.10.id"),
        ('colour = "wealth"', "value = 5", 'value = "five"', "column.4.value"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_by_the_id_of_its_card_where_it_can_be_read(after, old, new, at):
    text, _ = changed(after, old, new)
    assert [args["at"] for _, _, args in faults(text)] == [at]


def test_a_card_that_we_do_not_know_needs_a_name():
    text, line = changed('id = "snare"', 'id = "snare"', 'id = "pitfall"')
    told = {"at": "trick pitfall, id", "id": "pitfall"}
    assert faults(text) == [(line, "name-missing", told)]
    named = text.replace('id = "pitfall"', 'id = "pitfall"\nname = { en = "Pitfall" }')
    assert SHELF.theirs(named, "mine.toml").names() == {"trick-pitfall": {"en": "Pitfall"}}


@pytest.mark.parametrize(
    ("encounter", "key", "told"),
    [
        ("stun(12)", "effect-number", {"value": 12}),
        ("if(tired, stun(1))", "effect-value", {"argument": "c", "value": "tired"}),
        ("if(at_limit, stun(1) | draw(1) | bag(1))", "effect-arguments", {"word": "if"}),
        ("steal(1, opp)", "effect-not-declared", {"kind": "seat"}),
        ("speed(1)", "effect-not-here", {"word": "speed"}),
        ("cancel()", "effect-timing", {"timing": "reaction"}),
        ("trade(me, here)", "effect-not-declared", {"kind": "colour"}),
        ("per(cubes, speed(1))", "effect-not-here", {"word": "speed"}),
    ],
)
def test_DG_31_7_an_encounter_that_cannot_be_is_refused(encounter, key, told):
    ours = '"choose(discard(2) | sacrifice(1)); bag(1)"'
    text, line = changed('id = "drunk"', ours, f'"{encounter}"')
    ((at, found, args),) = faults(text)
    assert (at, found) == (line, key)
    assert told.items() <= args.items()


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        ('"stun(1, opp@here)"', '"stnu(1, opp@here)"', "effect-no-such-word", {"word": "stnu"}),
        ('"stun(1, opp@here)"', '"stun(1, opp@her)"', "effect-value", {"argument": "who"}),
        ('"stun(1, opp@here)"', '"alert(2)"', "ability-in-test", {"word": "alert", "when": "-"}),
        ('"stun(1, opp@here)"', '"move(me, linked)", when = "own-test"', "ability-in-test", {}),
        ('timing = "own"', 'timing = "passive"', "ability-passive", {}),
        ("stunned = 1", "stunned = 12", "value-out-of-range", {"value": 12}),
        ("stunned = 1", "speed = 1, discard-magic = 2", "value-out-of-range", {"most": 1}),
        ('"headbutt"', '"ramming", once = "match"', "ability-once", {}),
        ('"headbutt"', '"ramming"', "name-missing", {"id": "ramming"}),
        ('effect = "stun(1, opp@here)"', 'effect = "draw(1)"', "ability-differs", {}),
    ],
)
def test_DG_6_1_what_is_wrong_with_an_ability_is_told(old, new, key, told):
    text, line = changed('id = "valerio"', old, new)
    found = [(at, args) for at, found, args in faults(text) if found == key]
    assert found, faults(text)
    at, args = found[0]
    # the other face may be the one that is told
    assert at in (line, line + 7)
    assert told.items() <= args.items()
    if key not in ("name-missing", "value-out-of-range"):
        assert args["at"].startswith("scholar valerio, ")
        assert set(args) <= {*variables(key)}


@pytest.mark.parametrize(
    ("row", "key", "told"),
    [
        ('id = "rouge", timing = "passive"', "no-such-ability", {"near": ["rogue", "rope"]}),
        ('id = "pathfinder", timing = "passive"', "ability-amounts", {"found": 0, "expected": 1}),
        ('id = "nerve", timing = "own"', "ability-passive", {}),
        ('id = "rogue", timing = "passive", amounts = [2]', "id-twice", {"id": "rogue"}),
        ('id = "rope", timing = "own"', "ability-cost", {"cost": "discard-exploration"}),
    ],
)
def test_DG_6_1_an_ability_with_a_rule_of_its_own_needs_what_that_takes(row, key, told):
    old = 'id = "jack-of-all-trades", timing = "passive", amounts = [2]'
    text, line = changed('id = "sofia"', old, row)
    found = [(at, args) for at, found, args in faults(text) if found == key]
    assert [at for at, _ in found] == [line - (key == "id-twice")]
    assert told.items() <= found[0][1].items()
    assert set(found[0][1]) <= {*variables(key)}


def test_RC_CNG_19_a_congregation_without_a_rule_of_its_own_needs_an_effect():
    text, _ = changed('id = "zeta"', 'effect = "heal(2)"', 'effect = ""')
    assert [(key, args["id"]) for _, key, args in faults(text)] == [("effect-missing", "zeta")]


def test_a_boss_keeps_the_id_by_which_options_name_him():
    text, line = changed("[[boss]]", 'id = "drunk"', 'id = "sleepwalker"')
    assert [(at, key) for at, key, _ in faults(text)] == [(line, "no-such-boss")]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_fault_names_card_field_and_nearest_words(language):
    text, _ = changed('id = "forced-march"', '"speed(3)"', '"sped(3)"')
    with pytest.raises(ContentError) as refused:
        SHELF.theirs(text, "mine.toml")
    said = Words(language, "dungeonology").fault(refused.value.faults[0])
    for word in ("trick forced-march, main.effect", "sped", ": speed", "recruit"):
        assert word in said


def test_DG_31_3_the_boss_must_come_last():
    text, line = changed(
        'id = "I-1"',
        '[{ kind = "stairs" }, { kind = "boss" }]',
        '[{ kind = "boss" }, { kind = "stairs" }]',
    )
    assert faults(text) == [(line, "boss-comes-last", {"at": "zone I-1, effects", "id": "I-1"})]


def test_a_colour_without_a_column_is_missed():
    text, _ = changed("[[column]]", 'colour = "wealth"', 'colour = "militia"')
    keys = {(key, args.get("colour")) for _, key, args in faults(text)}
    assert {("one-column-each", "wealth"), ("one-column-each", "militia")} <= keys


def test_a_triangle_that_is_never_drawn_is_told():
    text = OURS.replace('triangle = "white"\ndirection', 'triangle = "black"\ndirection')
    assert [(key, args) for _, key, args in faults(text)] == [
        ("triangle-never-drawn", {"at": "randomizer 16", "triangle": "white"})
    ]


def test_an_unknown_word_of_the_tables_is_refused_at_its_line():
    text, line = changed('id = "twisted-ankle"', "speed = -1", "haste = -1")
    (found,) = faults(text)
    assert found[:2] == (line, "does-not-fit")


@pytest.mark.parametrize(
    ("after", "old", "new", "said"),
    [
        ('id = "snare"', "students = 1", "students = 0",
         "trick snare, main.cost.students: found 0, expected 1 to 9."),
        ('id = "snare"', "copies = 2", "copies = 0",
         "trick snare, copies: found 0, expected 1 to 105."),
        ('id = "I-1"', 'passages = "cdefh"', 'passages = "cdefx"', "zone I-1, passages: x cannot"
         " stand here, or not twice. Letters are: a, b, c, d, e, f, g and h."),
        ('colour = "wealth"', "gold = [4]", "gold = [5]",
         "column 4, gold: found 5, expected 1 to 4."),
        ("[campus]", "bonfire = 6", "bonfire = 0", "campus.bonfire: found 0, expected 1 to 99."),
        ('id = "snare"', 'timing = "standard"', 'timing = "standrad"',
         "trick snare, main.timing: found 'standrad', expected one of: standard, instant,"
         " reaction, action, declaration. Did you mean: standard?"),
        ('id = "snare"', 'effect =', 'when = "now", effect =',
         "trick snare, main.when: found 'now', expected one of: own-test, others-test, any-test,"
         " targets-me."),
        ('id = "snare"', "token(trap_ambush, near)", "choose(per(cubes, draw(1)) | stun(1))",
         "trick snare, main.effect: “per” cannot stand inside choose, if and per."),
        ('id = "feint"', "cancel()", "per(cubes, cancel())",
         "trick feint, main.effect: “cancel” cannot stand inside per."),
        ('id = "snare"', "token(trap_ambush, near)", "collect(1, here, drawn)",
         "trick snare, main.effect: “drawn” can only stand inside if(random_colour, …)."),
        ('id = "peer-review"', "(D2)", "(D0)", "trick peer-review, main.effect: cancel_unless:"
         " “D0” cannot be its c. There are: D1, D2 and D3."),
        ('id = "snare"', 'type = "', 'type = ',
         "This is not valid TOML: it cannot be read from column 8 on."),
    ],
)  # fmt: skip
def test_a_fault_says_on_which_card_and_what_was_meant(after, old, new, said):
    text, line = changed(after, old, new)
    fault = refused(text)[0]
    assert (fault.line, Words("en", "dungeonology").fault(fault)) == (line, said)
    others = [Words(language, "dungeonology").fault(fault) for language in ("it", "fr")]
    assert len({said, *others}) == 3
