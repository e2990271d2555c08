"""The pages say what the numbers mean now, and somebody can ask."""

import re
from pathlib import Path

import pytest

from ludoteca.adapters.__main__ import main
from ludoteca.adapters.gymnasium import environment_id
from ludoteca.adapters.pages import page
from ludoteca.games import NAMES
from tests.adapters.tables import names

DOCS = Path(__file__).resolve().parents[2] / "docs" / "adapters"


@names
def test_the_page_of_a_game_is_up_to_date(name):
    """Where it differs, a number has another meaning: its version goes up, and the page with it."""
    written = (DOCS / f"{name}.md").read_text("utf-8")
    assert written == page(name), f"python -m ludoteca.adapters {name} > docs/adapters/{name}.md"


def test_a_person_can_ask_what_an_action_is(capsys):
    assert main(["king-of-con", "27"]) == 0
    assert capsys.readouterr().out == "tokens: 2 of them\n"
    assert main(["king-of-con", "999"]) == 2
    assert "from 0 to 132" in capsys.readouterr().err
    assert main(["dungeonology"]) == 0
    assert capsys.readouterr().out == page("dungeonology")


@pytest.mark.parametrize("adapter", ["pettingzoo", "gymnasium", "openspiel", "batch"])
def test_the_code_on_a_page_runs(adapter):
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / f"{adapter}.md").read_text("utf-8"), re.S)
    exec(code, {})


def test_the_page_names_every_environment_of_now():
    told = re.findall(r"`(ludoteca/\w+-v\d+)`", (DOCS / "gymnasium.md").read_text("utf-8"))
    assert told == [environment_id(name) for name in NAMES]
