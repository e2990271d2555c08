"""The cards of every kind that docs/packs shows: read, told in three languages, and played with."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import pytest

from ludoteca import bots
from ludoteca.games.dungeonology import GAME
from ludoteca.games.dungeonology.abilities import uses
from ludoteca.games.dungeonology.components import ABILITY, OTHERS_TEST
from ludoteca.games.dungeonology.content import SHELF
from ludoteca.games.dungeonology.known_abilities import OWN_RULES
from ludoteca.games.dungeonology.rows import Ability, Lasting, Pack
from ludoteca.games.dungeonology.scholars import lasting
from ludoteca.kernel.knowledge import view
from ludoteca.kernel.play import awaited, play
from ludoteca.words import LANGUAGES, Words

from .scenes import A, B, deeds, do, refused, scene, studying, sums
from .test_combinations import RULES
from .test_packs_page import PAGE

OURS = SHELF.our_text()
ALL_RULES = {f"rules.{rule}": True for rule in RULES}
EXAMPLE = re.findall(r"```toml\n(.*?)```", PAGE.split("\n## A card of every kind\n")[1], re.S)[0]
ROW = re.compile(r"\[\[(\w+)\]\]  # instead of: (.*?)\n(.*?)\n(?=\[\[|\Z)", re.S)


@cache
def example() -> str:
    """Our pack with each row of the example for the one of ours that it names."""
    text = OURS
    for kind, old, row in ROW.findall(EXAMPLE):
        found = re.search(rf"\[\[{kind}\]\]\n{re.escape(old)}\n.*?(?=\n\n|\Z)", text, re.S)
        assert found, (kind, old)
        text = f"{text[: found.start()]}[[{kind}]]\n{row}{text[found.end() :]}"
    return text


def test_there_is_a_card_of_every_kind():
    shown = {kind for kind, _, _ in ROW.findall(EXAMPLE)}
    assert shown == {*Pack.__struct_fields__} - {"game", "campus"}


def test_every_kind_has_been_replaced():
    theirs, ours = SHELF.theirs(example(), "mine.toml").pack, SHELF.ours().pack
    for kind, _, _ in ROW.findall(EXAMPLE):
        before, after = getattr(ours, kind), getattr(theirs, kind)
        assert len(before) == len(after)
        changed = [row for row in after if row not in before]
        assert [row.provenance for row in changed] == ["owner"], kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_it_can_be_told(language):
    content = SHELF.theirs(example(), "mine.toml")
    speaker = Words(language, "dungeonology", content).speaker
    told = [speaker.ability(row) for row in content.abilities.rows]
    told += [speaker.main_effect(n) for n, row in enumerate(content.designs) if row.main]
    told += [speaker.intern(n) for n in range(len(content.interns))]
    told += [speaker.boss(n) for n in range(len(content.bosses))]
    told += [speaker.panic(row.id) for row in content.panics]
    told += [speaker.member_does(n) for n in range(len(content.congregations))]
    assert all(told)


def test_an_ability_of_a_pack_is_told_by_its_parts():
    content = SHELF.theirs(example(), "mine.toml")
    speaker = Words("en", "dungeonology", content).speaker
    told = {row.id: speaker.ability(row) for row in content.abilities.rows}
    assert told["second-wind"].startswith("Second Wind: once in a turn: discard 2 Stunned tokens")
    assert told["second-wind"].endswith("draw 1 Trick card; cost: Sacrifice 1 Student")
    assert told["sharp-tongue"].endswith("cost: discard a card of this type: Social")


# ---------------------------------------------------------------- its Abilities


def iris(s, id, *named):
    return (ABILITY, s.terms.content.abilities.ids.index(id), *named)


def test_an_invented_ability_is_paid_for_and_does_what_it_says():
    s = scene(("iris", "sofia"), pack=example(), students=[2, 0], stunned=[2, 0])
    wind = iris(s, "second-wind")
    do(s, A, wind)
    assert (s.students[A], s.stunned[A], len(s.hands[A])) == (1, 1, 2)
    assert refused(s, A, wind).key == "ability-used-up"


def test_an_ability_of_a_pack_that_cannot_be_paid_is_refused():
    s = scene(("iris", "sofia"), pack=example(), students=[0, 0], stunned=[2, 0])
    refusal = refused(s, A, iris(s, "second-wind"))
    assert (refusal.key, refusal.args) == ("ability-unpaid", {"ability": "second-wind"})


def test_a_passive_ability_of_a_pack_lasts():
    s = scene(("iris", "sofia"), pack=example())
    assert [lasting(s, seat, "ignores-stop") for seat in (A, B)] == [1, 0]
    assert not [x for x in s.stack[-1].options(s, A) if x[0] == ABILITY and len(x) > 2]


def test_an_instant_ability_of_a_pack_answers_anothers_test():
    s = scene(("sofia", "iris"), pack=example(), fired_up=[B], hands=[["EX2"], ["SO1"]])
    studying(s, 1, "EX2")
    before = sums(s)[1]
    (card,) = s.hands[B]
    do(s, B, iris(s, "sharp-tongue", card))
    assert sums(s)[1] == before + 2
    assert not s.hands[B]


@pytest.mark.parametrize(
    ("cost", "lacking"),
    [("stunned-only = 1", {"stunned": [0, 3]}), ("sacrifice = 1", {"students": [2, 0]})],
)
def test_an_ability_that_costs_a_card_and_more_needs_both(cost, lacking):
    """DG-8.6 A Stunned token cannot be taken at the limit; a Student must be there."""
    pack = example().replace(
        "{ discard-social = 1 }, effect", f"{{ discard-social = 1, {cost} }}, effect"
    )
    given: dict[str, Any] = {"pack": pack, "fired_up": [B], "hands": [["EX2"], ["SO1"]]}
    offered = []
    for position in ({"students": [2, 1]}, lacking):
        s = scene(("sofia", "iris"), **{**given, **position})
        studying(s, 1, "EX2")
        tongue = s.terms.content.abilities.ids.index("sharp-tongue")
        offered.append((ABILITY, tongue, *s.hands[B]) in uses(s, B, OTHERS_TEST))
    assert offered == [True, False]


def test_an_ability_of_a_pack_asks_what_is_chosen():
    s = scene(("iris", "sofia"), "movement", pack=example(), fired_up=[A], speed=2)
    do(s, A, iris(s, "cutpurse", B))
    asking = s.stack[-1]
    assert (len(s.hands[A]), s.stunned[A], s.phase().speed) == (2, 1, 1)
    speaker = Words("fr", "dungeonology", s.terms.content).speaker
    assert "Coupe-bourse" in speaker.asked(asking.kind(), view(s, A), A)
    do(s, A, 0)
    assert (len(s.hands[B]), s.stunned[A]) == (1, 1)


def test_an_ability_of_a_pack_that_needs_a_scholar_is_not_offered_alone():
    given: dict[str, Any] = {"fired_up": [A], "speed": 2, "at": ["I-4", "START"]}
    s = scene(("iris", "sofia"), "movement", pack=example(), **given)
    cutpurse = s.terms.content.abilities.ids.index("cutpurse")
    assert cutpurse not in [deed[1] for deed in deeds(s, ABILITY, A)]
    refusal = refused(s, A, (ABILITY, cutpurse))
    assert (refusal.key, refusal.args) == ("not-nearby", {"seats": []})


# ---------------------------------------------------------------- whole games


def played(options, seats, seed, level="novice"):
    """The events of a game with the example, and the position in which it ended."""
    content = GAME.content(example())
    terms: Any = GAME.agree(None, options, content, seats=seats)
    s = GAME.begin(terms, seats, seed)
    players = [bots.make(level, "dungeonology", seed + seat) for seat in range(seats)]
    found = []
    while asked := awaited(s):
        found += play(s, asked[0], players[asked[0]].choice(s, asked[0]))
    return s, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_bots_with_all_rules_can_be_played_and_told(language):
    seed = LANGUAGES.index(language)
    s, events = played(ALL_RULES | {"boss_profile": "drunk"}, 3, seed, "apprentice")
    assert s.ranking
    words = Words(language, "dungeonology", s.terms.content)
    assert words.tell(events, None)


def test_in_random_games_the_invented_cards_happen():
    wanted = {"second-wind", "night-watchman", "cold-feet", "flood", "wake-the-watchman", "drunk"}
    seen = set[str]()
    for seed in range(40):
        options = ALL_RULES | {"boss_profile": "drunk", "scholars": "random"}
        s, events = played(options, 2 + seed % 3, seed)
        for event in events:
            told = event.public
            seen |= {told.get(key) for key in ("ability", "intern", "jinx", "panic")} & wanted
            if event.kind == "effect-declared":
                seen.add(s.terms.content.designs[s.faces[told["card"]]].id)
            if event.kind == "encounter":
                seen.add("drunk")
        if wanted <= seen:
            break
    assert wanted <= seen


def test_with_everything_of_rocca_civetta_it_can_be_played_too():
    options = dict(GAME.presets["everything"])
    for seed in range(2):
        s, _ = played(options, 3, seed, "apprentice" if seed else "novice")
        assert s.ranking


# ---------------------------------------------------------------- the page, older packs


def test_the_fields_of_an_ability():
    part = PAGE.split("\n## Abilities\n")[1].split("\n## ")[0]
    told = re.findall(r"^\| `(\w+)` \|", part, re.M)
    assert sorted(told) == sorted(Ability.__struct_fields__)
    ruled = part.split("known by its id")[1]
    assert {*OWN_RULES} <= {*re.findall(r"`([\w-]+)`", ruled)}


def test_whatever_lasts_is_on_the_page():
    part = PAGE.split("\n## What lasts\n")[1].split("\n## ")[0]
    known = get_args(get_args(Lasting)[0])
    assert {*known} <= {*re.findall(r"`([\w-]+)`", part)}


OLDER = {
    'when = "anytime", cost = { discard-magic = 1 }, effect = "peek(3, keep=1)"': (
        "cost = { discard-magic = 1 }, amounts = [3, 1]"
    ),
    'effect = "stun(1, opp@here); take_student(1, same)"': "amounts = [1, 1]",
    'discard-social = 1 }, effect = "stun(1, opp@near)"': "discard-social = 1 }, amounts = [1]",
    'stunned-only = 1 }, effect = "recruit(1)"': "stunned-only = 1 }, amounts = [1]",
    'discard-exploration = 1 }, effect = "move(me, linked)"': "discard-exploration = 1 }",
    'timing = "instant", when = "taking-part"': 'timing = "instant"',
}


def test_packs_that_gave_numbers_to_abilities_are_still_read():
    text = OURS
    for new, old in OLDER.items():
        assert new in text
        text = text.replace(new, old)
    theirs, ours = SHELF.theirs(text, "old.toml").abilities, SHELF.ours().abilities
    assert theirs.stated == ours.stated
    assert theirs.names == ours.names
    assert numbers(theirs.usable) == numbers(ours.usable)


def numbers(usable):
    """By Scholar, face and moment, which Abilities may be used."""
    return [[[[use.number for use in uses] for uses in face] for face in both] for both in usable]
