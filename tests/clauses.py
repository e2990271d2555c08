"""Coverage of the law: clauses of docs/rules, citations in the code, names of tests.

``python -m tests.clauses`` prints the report; tests/test_clauses.py fails on a gap.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAW = re.compile(r"^- \*\*((?:KC)-\d+\.\d+)\*\*", re.M)
RULING = re.compile(r"^\*\*(AMB-\d+) ", re.M)
CITED = re.compile(r"\b(KC-\d+(?:\.\d+)?|AMB-\d+)\b")
TESTED = re.compile(r"(KC)_(\d+)_(\d+)")
SPAN = re.compile(r"(KC)_(\d+)_(\d+)_to_(\d+)")


def clauses() -> set[str]:
    """Every numbered clause of the law."""
    return {
        found
        for page in (ROOT / "docs/rules").glob("*.md")
        for found in LAW.findall(page.read_text())
    }


def rulings() -> set[str]:
    return {
        found
        for page in (ROOT / "docs/rules").glob("*.md")
        for found in RULING.findall(page.read_text())
    }


def shown() -> dict[str, list[str]]:
    """By clause, the tests that bear its name: ``test_KC_12_12_…``, ``test_KC_3_1_to_4_…``."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in named(node.name):
                    found.setdefault(clause, []).append(node.name)
    return found


def named(test: str) -> set[str]:
    """The clauses that the name of a test says it shows."""
    found = {f"{game}-{chapter}.{number}" for game, chapter, number in TESTED.findall(test)}
    for game, chapter, first, last in SPAN.findall(test):
        found |= {f"{game}-{chapter}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def cited() -> dict[str, set[str]]:
    """By citation, the files that cite it."""
    found: dict[str, set[str]] = {}
    typed = ROOT / "tests/cli"  # where persons type clauses that there are not
    tests = [file for file in (ROOT / "tests").rglob("*.py") if typed not in file.parents]
    for file in [*(ROOT / "src").rglob("*.py"), *tests]:
        for clause in CITED.findall(file.read_text()):
            found.setdefault(clause, set()).add(str(file.relative_to(ROOT)))
    return found


def report() -> str:
    law = clauses()
    missing = sorted(law - set(shown()), key=order)
    lines = [f"{len(law)} clauses, {len(law) - len(missing)} with a test of their name"]
    lines += [f"no test: {clause}" for clause in missing]
    return "\n".join(lines)


def order(clause: str) -> tuple[str, list[int]]:
    game, _, numbers = clause.partition("-")
    return game, [int(n) for n in numbers.split(".")]


if __name__ == "__main__":
    print(report())
