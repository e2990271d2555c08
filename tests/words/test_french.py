"""French puts a space before a colon and its like, at which no line may break."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path
    for folder in ("src", "web/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if "fr" in (path.stem, path.parent.name)
)
# A time (18:05), an address or an answer to type (1:2) has none.
BARE = re.compile(r"(?<![\u00a0\u202f])(?:[;!?»]|:(?![\d/]))|«(?![\u00a0\u202f])")
TYPED = {"how-refit", "unclear-refit"}  # « 1: 2 » is an answer as one types it
TITLES = {"game-dungeonology", "server-title-dungeonology"}  # in English


class Texts(Visitor):
    """What a message says, variants and all; a variable is one letter."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        said = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                said += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                said += element.expression.parse()["value"]
            else:
                said += "x"
                self.visit(element)
        self.found.append(said)


def bare(text: str) -> dict[str, list[str]]:
    """By message: what it says with a sign that has no space, or one that may break."""
    found = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name not in TYPED | TITLES:
            texts = Texts()
            texts.visit(entry)
            if wrong := [said for said in texts.found if BARE.search(said)]:
                found[entry.id.name] = wrong
    return found


def test_who_plays_for_nobody_is_a_bot_everywhere() -> None:
    """Robots are things in King of Con, which has Objects and a Passion of that name."""
    pages = [*FILES, ROOT / "web" / "public" / "offline.html"]
    house = [path for path in pages if "king_of_con" not in path.parts]
    said = {path.name for path in house if re.search(r"\brobots?\b", path.read_text("utf-8"), re.I)}
    assert not said


def test_every_french_file_is_read() -> None:
    assert len(FILES) > 20
    assert {"shell.ftl", "rules.ftl", "cli.ftl", "fr.ftl"} <= {path.name for path in FILES}


FAULTY = """
a = Temps : 2
b = Temps\u00a0: 2
c = À 18:05
d =
    { $n ->
       *[other] Non!
    }
"""


def test_a_fault_is_found() -> None:
    assert bare(FAULTY) == {"a": ["Temps : 2"], "d": ["Non!"]}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_line_breaks_before_a_colon(path: Path) -> None:
    assert bare(path.read_text("utf-8")) == {}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_money_is_written_after_its_amount(path: Path) -> None:
    assert re.findall(r".*(?:£\s*[\d{]|[\d}] ?£).*", path.read_text("utf-8")) == []
