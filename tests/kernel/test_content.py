"""Packs that nobody has typed in honestly: they are refused in words, and soon."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludoteca.kernel.content import BIGGEST, ENOUGH, LONGEST, ContentError, Fault, line_of, parse
from ludoteca.words import LANGUAGES, Words


class Card(msgspec.Struct, forbid_unknown_fields=True):
    number: int
    weight: float = 1.0
    name: dict[str, str] = {}


class Pack(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    card: list[Card] = []


HEAD = 'game = "heist"\n'
STRANGE: list[tuple[str, str, int]] = [
    ("a" + ".a" * LONGEST + " = 1", "long-line", 1),
    (f"{HEAD}a = {'9' * 5000}", "long-line", 2),
    (f"{HEAD}a = " + "[\n" * 3000, "too-deep", 1),
    (f"{HEAD}game = 'twice'", "not-toml", 2),
    (f'{HEAD}a = "\x00"', "not-toml", 2),
    (f'{HEAD}a = "\\ud800"', "not-toml", 2),
    (f"{HEAD}[[card]]\nnumber = {BIGGEST + 1}", "wild-number", 3),
    (f"{HEAD}[[card]]\nnumber = 0x{'f' * 900}", "wild-number", 3),
    (f"{HEAD}[[card]]\nnumber = 1\n[[card]]\nnumber = 2\nweight = nan", "wild-number", 6),
    (f"{HEAD}[[card]]\nnumber = 2\nweight = -inf", "wild-number", 4),
    (f'{HEAD}[[card]]\nnumber = 2\nname.en = "a\\u202eb"', "unseen-sign", 2),
    (f'{HEAD}[[card]]\nnumber = 2\n[card.name]\nen = "a\\u0000"', "unseen-sign", 5),
]


def faults_of(text: str) -> tuple[Fault, ...]:
    with pytest.raises(ContentError) as refused:
        parse(text, Pack, "mine.toml")
    return refused.value.faults


@pytest.mark.parametrize(("text", "key", "line"), STRANGE, ids=range(len(STRANGE)))
def test_what_no_card_has_is_refused_with_its_line(text: str, key: str, line: int) -> None:
    (fault,) = faults_of(text)
    assert (fault.key, fault.line) == (key, line)
    told = [Words(language).fault(fault) for language in LANGUAGES]
    assert len({*told}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "more", ["k{} = 1\n", "[[card]]\nweight = {}\n", "[[card]]\nnumber = 9{}00000\n"]
)
def test_of_a_thousand_faults_the_first_are_told(more: str) -> None:
    """Each was looked for from the first line on: a small file took minutes."""
    text = HEAD + "".join([more.format(i) for i in range(20 * ENOUGH)])
    found = faults_of(text)
    assert ENOUGH <= len(found) <= ENOUGH + 1
    lines = [fault.line for fault in found]
    assert lines == sorted(lines)


def test_where_there_is_nothing_the_nearest_line_is_told() -> None:
    text = f"{HEAD}[[card]]\nnumber = 1\n\n[[card]]\n[card.name]\nen = 'x'\n"
    wanted: dict[tuple[Any, ...], int] = {
        (): 1,
        ("nowhere",): 1,
        ("card",): 5,
        ("card", 0): 2,
        ("card", 0, "weight"): 2,
        ("card", 1, "name", "fr"): 6,
        ("card", 1, "name", "en"): 7,
        ("card", 7, "number"): 1,
    }
    assert {path: line_of(text, path) for path in wanted} == wanted


@pytest.mark.parametrize("number", [10**400, -(10**400), 1e300, float("inf"), 10**15])
def test_a_number_without_end_can_be_told(number: float) -> None:
    fault = Fault(1, "wild-number", {"at": "x", "most": number})
    for language in LANGUAGES:
        assert "∞" in Words(language).fault(fault)
