"""A campaign speaks three languages, and says everything in each."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest
from fluent.syntax import ast, parse

from ludoteca import campaign
from ludoteca.campaign.telling import Telling
from ludoteca.campaign.terms import OPTIONS
from ludoteca.kernel.terms import spell
from ludoteca.words import LANGUAGES
from tests.campaign.sheets import CONTENT, A, B, at, bonus, modules, ready, refusal

each_language = pytest.mark.parametrize("language", LANGUAGES)


def _messages(language: str) -> dict[str, set[str]]:
    text = files("ludoteca.campaign").joinpath(f"words/{language}.ftl").read_text("utf-8")
    found = {}
    for entry in parse(text, with_spans=True).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            said = text[entry.span.start : entry.span.end]
            assert entry.id.name not in found
            found[entry.id.name] = {*re.findall(r"\$(\w+)", said)}
    return found


@each_language
def test_every_message_is_there_with_the_same_arguments(language: str) -> None:
    assert _messages(language) == _messages("en")


def test_every_refusal_has_its_words() -> None:
    known, used = _messages("en"), set()
    for file in files("ludoteca.campaign").rglob("*.py"):
        source = file.read_text("utf-8")
        used |= set(re.findall(r'Reason\(\s*[\w."-]+, "([a-z-]+)"', source))
        used |= set(re.findall(r'self\.refusal\("([a-z-]+)"', source))
    house = {"not-an-option", "learned-since", "nothing-to-undo", "-"}
    assert {f"reason-{key}" for key in used - house} <= known.keys()
    assert len(used) > 35


def test_every_message_has_a_use() -> None:
    """A message that nothing says is left over from something."""
    source = "".join(
        [
            file.read_text("utf-8")
            for folder in ("ludoteca.campaign", "ludoteca.cli", "ludoteca.server")
            for file in files(folder).rglob("*.py")
        ]
    )
    stems = set(re.findall(r'f"([a-z-]+-)\{', source)) | {"reason-", "option-", "value-"}
    stems |= {"decision-", "story-"}
    unused = [
        key
        for key in _messages("en")
        if f'"{key}"' not in source
        and f"'{key}'" not in source
        and not any([key.startswith(stem) for stem in stems])
    ]
    assert unused == []


@each_language
def test_everything_on_the_sheet_has_a_name(language: str) -> None:
    say = Telling(language).say
    for row in CONTENT.scenarios:
        for key in (f"month-{row.id}", f"scenario-{row.id}", f"alert-{row.alert}"):
            assert say(key)
        for kind in ("mode", "boss", "profile", "panic"):
            assert not getattr(row, kind) or say(f"{kind}-{getattr(row, kind)}")
        assert say(f"story-{row.id}-before")
        assert say(f"story-{row.id}-after")
    for kind in ("module", "bonus", "congregation", "slot"):
        rows = {"module": "modules", "bonus": "bonuses"}.get(kind, f"{kind}s")
        for thing in getattr(CONTENT, rows):
            assert say(f"{kind}-{thing.id}")
    for option in OPTIONS:
        assert say(f"option-{option.name}")
        for value in option.values:
            assert say(f"value-{option.name}-{spell(value)}")


@each_language
def test_a_whole_campaign_is_told(language: str) -> None:
    rng, lines = Random(4), []
    table = campaign.new(3, 5, players=["Ada", "Bruno", "Clio"])
    words = Telling(language, table)
    while not table.over:
        seat = table.awaited[0]
        decision = table.decision(seat)
        choice = decision.space.pick(rng)
        assert words.decision(decision.kind)
        lines.append(words.asked(decision.kind, seat))
        lines.append(words.choice(decision.kind, choice, seat))
        lines += words.told(table.choose(seat, choice))
    text = "\n".join(lines)
    assert not re.search(r"[{}$]|None|\(\)", text)
    for row in CONTENT.scenarios:
        assert words.say(f"story-{row.id}-before") in lines
        assert words.say(f"story-{row.id}-after") in lines
    assert text.endswith(words.say("story-end", seats=words.seat_name(table.ranking[0])))


def _refusals():
    december = at("december")
    yield december, refusal(december, A, modules("maximum-alert")), "Maximum Alert", "December"
    november = at("november")
    yield november, refusal(november, A, modules("specialists")), "Specialist", "Main Effects"
    barred = ready("january", {"scholars": ["caterina", "ingrid"], "support": 9, "uses": [2, 2]})
    zeta = refusal(barred, A, bonus("congregation", "zeta"))
    yield barred, zeta, "Zeta", "Caterina"
    sent = at("june", {"uses": [6, 3]}, {"uses": [6, 3]})
    for seat in (A, B):
        sent.choose(seat, ())
    seat = sent.awaited[0]
    yield sent, refusal(sent, seat, sent.state.teams[seat][0]), "6", "go again"
    table = ready("october", {"support": 1})
    yield table, refusal(table, A, bonus("trick-card")), "2", "1"


def test_a_refusal_names_things_in_words_with_the_clause() -> None:
    for table, reason, *names in _refusals():
        said = Telling("en", table).reason(reason)
        assert said.endswith(f"[{reason.clause}]")
        for name in names:
            assert name in said
        for language in ("it", "fr"):
            assert Telling(language, table).reason(reason) != said


def test_months_inside_a_sentence_are_small_but_in_English() -> None:
    table = at("december")
    reason = refusal(table, A, modules("maximum-alert"))
    assert "dicembre" in Telling("it", table).reason(reason)
    assert "décembre" in Telling("fr", table).reason(reason)
