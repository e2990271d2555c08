"""What the code can say, read off its source: the keys of reasons, events, faults and lines."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, get_args

from ludoteca.games.chamber_of_wonders.state import ChamberFrame
from ludoteca.games.dungeonology.state import ExpeditionFrame
from ludoteca.games.king_of_con.state import ConFrame
from ludoteca.kernel.frame import Frame

SRC = Path(__file__).parent.parent.parent / "src/ludoteca"
SHARED = ("kernel", "parts", "bots")
FRAMES: dict[str, Any] = {
    "king-of-con": ConFrame,
    "chamber-of-wonders": ChamberFrame,
    "dungeonology": ExpeditionFrame,
}
LETTERS = 3  # fewer of them in an f-string could be any key


def files(game: str) -> list[Path]:
    """The source that a game can speak from: its own, and what all games share."""
    folders = [*SHARED, f"games/{game.replace('-', '_')}"]
    found = [file for x in folders for file in sorted((SRC / x).rglob("*.py"))]
    found = [
        file for file in found if file.name != "telling.py"
    ]  # it tells of thoughts, not events
    return [SRC / "__init__.py", SRC / "games/__init__.py", *found]


@cache
def calls(file: Path) -> list[tuple[str, ast.Call, ast.FunctionDef]]:
    """Every call in a file: what is called, how, and in which functions, inner and outer."""
    around = [x for x in ast.walk(tree(file)) if isinstance(x, ast.FunctionDef)]
    inside = [(node, function) for function in around for node in ast.walk(function)]
    return [(_called(node), node, f) for node, f in inside if isinstance(node, ast.Call)]


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def said(game: str, call: str, at: int) -> set[str]:
    """The strings that calls of that name have as argument number *at*."""
    found = [x for file in files(game) for x in calls(file) if x[0] == call]
    with_it = [(node.args[at], around) for _, node, around in found if len(node.args) > at]
    return {text for node, around in with_it for text in _texts(node, around)}


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _texts(node: ast.expr, around: ast.FunctionDef) -> Iterator[str]:
    """The string itself; or those that the variable can have been given above."""
    if isinstance(node, ast.Name):
        for line in ast.walk(around):
            if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == node.id:
                for branch in ast.walk(line.value):
                    if isinstance(branch, ast.IfExp):
                        yield from _texts(branch.body, around)
                        yield from _texts(branch.orelse, around)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body, around)
        yield from _texts(node.orelse, around)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def reasons(game: str) -> set[str]:
    return said(game, "Reason", 1) | said(game, "refusal", 0)


def events(game: str) -> set[str]:
    return said(game, "say", 0) | said(game, "Event", 0)


def faults(game: str) -> set[str]:
    return said(game, "Fault", 1) | said(game, "fault", 1) | said(game, "MisreadError", 0)


def lines(game: str) -> set[str]:
    return said(game, "Line", 0)


def decisions(game: str) -> set[str]:
    """The frames that ask somebody: those that know how to read an answer."""
    frames: tuple[type[Frame], ...] = get_args(FRAMES[game])
    asking = [f for f in frames if f.options is not Frame.options]
    return {frame.kind() for frame in asking if frame.awaited is not Frame.awaited}


# ---------------------------------------------------------------- which keys are in use


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All strings of the source, and its f-strings as patterns."""
    texts, patterns = set[str](), list[re.Pattern[str]]()
    for file in SRC.rglob("*.py"):
        for node in ast.walk(tree(file)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                fixed = [part.value for part in node.values if isinstance(part, ast.Constant)]
                if len(re.sub(r"[^a-zA-Z]", "", "".join(map(str, fixed)))) >= LETTERS:
                    patterns.append(re.compile(_pattern(node.values)))
    return frozenset(texts), tuple(patterns)


def _pattern(parts: Sequence[ast.expr]) -> str:
    return "".join(
        [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts]
    )


def is_spoken(key: str, closed: Sequence[str]) -> bool:
    """Whether the source names that key; f-strings of closed families may name anything."""
    texts, patterns = spoken()
    open_ones = [p for p in patterns if p.pattern not in [rf"{x}\-.+" for x in closed]]
    family, _, rest = key.partition("-")
    named = key in texts or (family in ("fault", "event") and rest in texts)
    return named or any(p.fullmatch(key) for p in open_ones)
