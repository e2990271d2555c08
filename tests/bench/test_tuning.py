"""Other numbers for greedy players: found, changed one at a time, compared in the same deals."""

import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import bench.tuning
from bench.tuning import Compared, Subject, changed, numbers, others, row, table
from ludoteca.games import NAMES

PAGES = Path(bench.tuning.__file__).parent.parent / "docs" / "tuning"


class Row(msgspec.Struct, frozen=True):
    fame: float
    each: float = 0.0


class Taste(msgspec.Struct, frozen=True):
    eager: float = 0.8
    even: float = 0.0
    cards: int = 2
    bold: bool = True
    rows: dict[str, Row] = msgspec.field(default_factory=lambda: {"a-b": Row(-1.0)})


def test_numbers_are_found_in_tables_too_and_truths_are_none():
    told = {"eager": 0.8, "even": 0.0, "cards": 2, "rows.a-b.fame": -1.0}
    assert dict(numbers(Taste())) == told


def test_one_number_is_changed_and_no_other():
    for name in dict(numbers(Taste())):
        new = dict(numbers(changed(Taste(), name, 7.0)))
        assert new == {**dict(numbers(Taste())), name: 7.0}


def test_numbers_are_scaled_those_around_nought_shifted_and_counts_stepped():
    assert others(0.8) == [0.4, 0.6, 1.0, 1.2]
    assert others(0.0) == [-1.0, -0.5, 0.5, 1.0]
    assert others(-1.0) == [-2.0, -1.5, -0.5, 0.0]
    assert others(1) == [0, 2, 3]


@pytest.mark.parametrize("name", NAMES)
def test_each_game_offers_its_numbers_and_names_those_of_the_rules(name):
    module = import_module(f"ludoteca.bots.{name.replace('-', '_')}")
    known = dict(numbers(module.TASTE))
    assert known
    assert {*getattr(module, "GIVEN", ())} <= {*known}


def test_the_same_taste_ends_the_same_and_another_is_compared_deal_by_deal():
    subject = Subject("king-of-con", 4)
    now = subject.numbers["eager"]
    same, timid = subject.compare([("eager", now), ("eager", 0.01)], games=8, seed=3)
    assert (same.wins, same.more, same.error, same.other) == (same.before, 0.0, 0.0, 0.0)
    assert timid.before == same.before
    assert timid.other > 0.5
    assert subject.compare([("eager", 0.01)], games=8, seed=3) == [timid]


def test_alone_the_collector_is_the_other():
    subject = Subject("chamber-of-wonders", 1)
    (found,) = subject.compare([("wanted", 0.0)], games=3)
    assert found.games == 3
    assert found.other


def test_a_clear_difference_is_bold_and_idle_numbers_get_a_sentence():
    clear, none = Compared(10, 5, 4, -1.0, 0.4, 0.5), Compared(10, 4, 4, 0.0, 0.0, 0.0)
    assert "**-1.00 ± 0.40**" in row("eager", 0.8, 0.4, clear)
    told = [*table({"eager": 0.8, "box": 3.0}, {("eager", 0.4): clear, ("box", 1.5): none})]
    assert len(told) == 4
    assert told[-1].endswith("another number for `box`.")


@pytest.mark.parametrize("name", ["king-of-con", "chamber-of-wonders"])
def test_the_kept_tables_are_of_the_present_numbers(name):
    """Whoever changes a number measures again."""
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\w.-]+) \| (-?[\d.]+) \|", text, re.MULTILINE)
    kept = {(one, float(now)) for one, now in rows}
    idle = {*re.findall(r"`([\w.-]+)`", text)}
    known = Subject(name, 2).numbers
    assert kept <= {*known.items()}
    assert {*known} <= {one for one, _ in kept} | idle
