"""Coverage of the law: clauses of docs/rules, citations in the code, names of tests.

``python -m tests.clauses`` prints the report; tests/test_clauses.py fails on a gap.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAW = re.compile(r"^- \*\*((?:KC|CW)-[A-Z0-9-]+\.\d+|DG-\d+\.\d+|DG-X\.\d+(?= ))", re.M)
RULING = re.compile(r"^(?:- )?\*\*(AMB-\d+|A-\d+|DG-Q\.\d+b?)(?: |\*\*)", re.M)
CITED = re.compile(
    r"\b(KC-\d+(?:\.\d+)?|CW-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:\.\d+)?|AMB-\d+|A-\d\d"
    r"|DG-\d+(?:\.\d+)?|DG-[QX]\.\d+b?)\b"
)
NAMED = re.compile(r"KC_\d+_\d+|CW(?:_[A-Z][A-Z0-9]*)+_\d+|DG_[0-9]+_[0-9]+|DG_[QX]_\d+b?")
SPAN = re.compile(r"(KC_\d+|CW(?:_[A-Z][A-Z0-9]*)+|DG_\d+)_(\d+)_to_(\d+)")


def _law() -> str:
    return "\n".join([page.read_text("utf-8") for page in (ROOT / "docs/rules").glob("*.md")])


def clauses() -> set[str]:
    """Every numbered clause of the law."""
    return set(LAW.findall(_law()))


def rulings() -> set[str]:
    return set(RULING.findall(_law()))


def token(clause: str) -> str:
    """A clause as the name of a test spells it: KC_12_12, CW_SOLO_REVEAL_4."""
    return re.sub(r"[-.]", "_", clause)


@cache
def named() -> dict[str, list[str]]:
    """By token, the tests that bear it: ``test_KC_12_12_…``, ``test_KC_3_1_to_4_…``."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                tokens = set(NAMED.findall(node.name))
                for chapter, first, last in SPAN.findall(node.name):
                    tokens |= {f"{chapter}_{n}" for n in range(int(first), int(last) + 1)}
                for each in tokens:
                    found.setdefault(each, []).append(node.name)
    return found


def untested() -> list[str]:
    """Clauses without a test of their name."""
    return sorted([x for x in clauses() if token(x) not in named()], key=order)


def misnamed() -> list[str]:
    """Names of tests that name no clause."""
    return sorted(set(named()) - {token(clause) for clause in clauses() | rulings()})


def cited() -> dict[str, set[str]]:
    """By citation, the files that cite it."""
    found: dict[str, set[str]] = {}
    typed = ROOT / "tests/cli"  # where persons type clauses that there are not
    tests = [file for file in (ROOT / "tests").rglob("*.py") if typed not in file.parents]
    for file in [*(ROOT / "src").rglob("*.py"), *tests]:
        for clause in CITED.findall(file.read_text("utf-8")):
            found.setdefault(clause, set()).add(str(file.relative_to(ROOT)))
    return found


def chapters() -> set[str]:
    """Whatever a clause begins with, up to a dash or dot: KC-12, CW-SOLO, CW-AREA-BANK."""
    parts = [re.split(r"[-.]", clause) for clause in clauses()]
    return {"-".join(part[:n]) for part in parts for n in range(2, len(part))}


def report() -> str:
    missing = untested()
    count = len(clauses())
    lines = [f"{count} clauses, {count - len(missing)} with a test of their name"]
    return "\n".join(lines + [f"no test: {clause}" for clause in missing])


def order(clause: str) -> tuple[str, int]:
    chapter, _, number = clause.rpartition(".")
    return chapter, int(number)


if __name__ == "__main__":
    print(report())
