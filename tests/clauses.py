"""Coverage of the law: clauses of docs/rules, citations in the code, names of tests.

``python -m tests.clauses`` prints the report; tests/test_clauses.py fails on a gap.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAW = re.compile(
    r"^(?:- |\| )\*\*((?:KC|CW)-[A-Z0-9-]+\.\d+|DG-\d+\.\d+|DG-X\.\d+(?= )|RC-[A-Z0-9]+\.\d+)", re.M
)
RULING = re.compile(r"^(?:(?:- )?\*\*(AMB-\d+|A-\d+|DG-Q\.\d+b?)(?: |\*\*)|\| (RA-\d+) \|)", re.M)
CITED = re.compile(
    r"\b(KC-\d+(?:\.\d+)?|CW-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:\.\d+)?|AMB-\d+|A-\d\d"
    r"|DG-\d+(?:\.\d+)?|DG-[QX]\.\d+b?|RC-[A-Z0-9]+(?:\.\d+)?|RA-\d+)\b"
)
NAMED = re.compile(
    r"KC_\d+_\d+|CW(?:_[A-Z][A-Z0-9]*)+_\d+|DG_[0-9]+_[0-9]+|DG_[QX]_\d+b?|RC_[A-Z0-9]+_\d+|RA_\d+"
)
SPAN = re.compile(r"(KC_\d+|CW(?:_[A-Z][A-Z0-9]*)+|DG_\d+|RC_[A-Z0-9]+)_(\d+)_to_(\d+)")

VECTOR = re.compile(r"^\| (RT-\d+[a-z]?)\b", re.M)
SHOWN = re.compile(r"RT[-_]\d+[a-z]?(?![0-9a-z])")

# What is law and not built yet: chapters or clauses, and what they wait for.  Once all of them have
# tests of their names, or if the law does not have them, test_clauses fails: what is built leaves.
NOT_YET_DUE: dict[str, str] = {}


@cache
def _law() -> str:
    return "\n".join([page.read_text("utf-8") for page in (ROOT / "docs/rules").glob("*.md")])


@cache
def clauses() -> set[str]:
    """Every numbered clause of the law."""
    return set(LAW.findall(_law()))


@cache
def due() -> set[str]:
    """The clauses of what is built."""
    return {x for x in clauses() if not {x, x.rpartition(".")[0]} & NOT_YET_DUE.keys()}


@cache
def rulings() -> set[str]:
    return {one or other for one, other in RULING.findall(_law())}


@cache
def due_rulings() -> set[str]:
    """The rulings, those of Rocca Civetta as far as a clause that is built refers to them."""
    lines = [x for x in _law().splitlines() if (found := LAW.match(x)) and found[1] in due()]
    named_there = {ruling for line in lines for ruling in re.findall(r"RA-\d+", line)}
    return {x for x in rulings() if not x.startswith("RA-") or x in named_there}


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


def built_early() -> list[str]:
    """What is listed as not yet due and yet has all its tests, or is no part of the law."""
    listed = {x: [y for y in clauses() if x in (y, y.rpartition(".")[0])] for x in NOT_YET_DUE}
    return sorted([x for x, found in listed.items() if all([token(y) in named() for y in found])])


def untested() -> list[str]:
    """Clauses without a test of their name."""
    return sorted([x for x in due() if token(x) not in named()], key=order)


def vectors() -> set[str]:
    """The test vectors of Rocca Civetta."""
    return set(VECTOR.findall(_law()))


def unshown() -> list[str]:
    """Test vectors that no test names."""
    files = (ROOT / "tests").rglob("test_*.py")
    found = {x.replace("_", "-") for file in files for x in SHOWN.findall(file.read_text("utf-8"))}
    return sorted(vectors() - found)


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
    count = len(due())
    lines = [f"{count} clauses, {count - len(missing)} with a test of their name"]
    lines += [f"no test: {clause}" for clause in missing]
    return "\n".join(lines + [f"not yet due: {x} ({why})" for x, why in NOT_YET_DUE.items()])


def order(clause: str) -> tuple[str, int]:
    chapter, _, number = clause.rpartition(".")
    return chapter, int(number)


if __name__ == "__main__":
    print(report())
