"""What the code can say, read off its source: the keys of reasons, events, faults and lines."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from ludoteca.games.king_of_con.state import ConFrame
from ludoteca.kernel.frame import Frame

SRC = Path(__file__).parent.parent.parent / "src/ludoteca"
PARTS = ("kernel", "games/king_of_con", "bots")
RULES = [SRC / "__init__.py", SRC / "games/__init__.py"]
RULES += [file for x in PARTS for file in (SRC / x).rglob("*.py")]


def said(call: str, at: int) -> set[str]:
    """The strings that calls of that name have as argument number *at*."""
    return {text for file in RULES for text in _said(ast.parse(file.read_text()), call, at)}


def _said(tree: ast.AST, call: str, at: int) -> Iterator[str]:
    for around in ast.walk(tree):
        if not isinstance(around, ast.FunctionDef):
            continue
        for node in ast.walk(around):
            if isinstance(node, ast.Call) and _called(node) == call and len(node.args) > at:
                yield from _texts(node.args[at], around)


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
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def reasons() -> set[str]:
    return said("Reason", 1) | said("refusal", 0)


def events() -> set[str]:
    return said("say", 0) | said("Event", 0)


def faults() -> set[str]:
    return said("Fault", 1)


def lines() -> set[str]:
    return said("Line", 0)


def decisions() -> set[str]:
    """The frames that ask somebody."""
    frames: tuple[type[Frame], ...] = get_args(ConFrame)
    return {frame.kind() for frame in frames if frame.options is not Frame.options}
