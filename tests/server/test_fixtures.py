"""The samples that the browser's tests read are of our rules, and can be made anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.games import game
from tests.server.fixtures import DG, DG_ALL, find

FOLDER = Path(__file__).parents[2] / "web" / "fixtures"
SAMPLES = sorted(FOLDER.glob(f"{DG}-*.json"))


@pytest.mark.parametrize("sample", [x for x in SAMPLES if "-plain-" not in x.name], ids=str)
def test_a_sample_is_of_our_rules(sample):
    """`python -m tests.server.fixtures NAME` makes it anew."""
    assert json.loads(sample.read_bytes()).get("rules") == game(DG).rules


def test_every_sample_is_made_by_us_and_every_one_we_make_is_there():
    made = {wanted.name for wanted in DG_ALL}
    assert {x.stem for x in SAMPLES} == made
    assert len(made) == len(DG_ALL)


@pytest.mark.parametrize("name", ["dungeonology-4-first", "dungeonology-asks-push-egg"])
def test_a_sample_is_what_our_server_says(name):
    wanted = next(x for x in DG_ALL if x.name == name)
    assert find(wanted) == (FOLDER / f"{name}.json").read_bytes()
