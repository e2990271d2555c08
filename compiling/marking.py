"""Marks in a copy of the sources what mypyc does not see by itself; no line moves.

Records get a metaclass that makes them as their source says (see restoring.py), and names in
capitals become `Final`: mypyc would look them up in the module each time.  A stack may hold
anything: mypyc would ask of each frame that it reads which of some eighty classes it is; and so
may what the companion replaces by something of its own, where mypyc would refuse it.  A class
that an interpreted one derives from says so, in the blank lines above it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

FUTURE = "from __future__ import annotations"
RESTORING = "from ludoteca._restoring import Restoring"
TYPING = "from typing import Any, Final"
CHECKING = "from typing import TYPE_CHECKING"
STRUCT = "msgspec.Struct"
DERIVED = (  # lines above a class; mypyc asks for the decorator, which does nothing else
    "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
    "@mypyc_attr(allow_interpreted_subclasses=True)",
)
WIDE = {"stack": "list[Any]", "mode": "Any"}  # by field of a position

Record = tuple[str | None, dict[str, Any], dict[str, str]]  # docstring, keywords, annotations


class Insertion(NamedTuple):
    """Text to put into a line, at a byte; in the place of some that are there, or of none."""

    line: int
    at: int
    text: str
    instead: int = 0


class Module:
    """One source file: its tree, what its names mean, its records."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.classes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.imported: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for x in node.names:
                    self.imported[x.asname or x.name] = f"{node.module}.{x.name}"

    def full(self, base: ast.expr) -> str:
        """A base class by its full name."""
        first, dot, rest = ast.unparse(base).partition(".")
        if dot and first not in self.imported:
            return f"{first}.{rest}"
        return self.imported.get(first, f"{self.name}.{first}") + dot + rest


def modules(root: Path) -> list[Module]:
    """All source files below *root*, by the names that they are imported by."""
    found = []
    for path in sorted(root.glob("**/*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        found.append(Module(".".join(parts).removesuffix(".__init__"), path))
    return found


def bases_of(sources: list[Module]) -> dict[str, list[str]]:
    """By the full name of a class those of its bases."""
    return {
        f"{module.name}.{node.name}": [module.full(base) for base in node.bases]
        for module in sources
        for node in module.classes
    }


def records_of(sources: list[Module]) -> set[str]:
    """The full names of all classes that derive from a Struct."""
    bases = bases_of(sources)
    known = {STRUCT}
    while more := {name for name, its in bases.items() if name not in known and known & {*its}}:
        known |= more
    return known - {STRUCT}


def derived_from(sources: list[Module], chosen: list[Path], records: set[str]) -> set[str]:
    """The full names of compiled classes, other than records, that interpreted ones derive from."""
    inside = [module for module in sources if module.path in chosen]
    compiled, bases = bases_of(inside), bases_of(sources)
    asked = [base for name, its in bases.items() if name not in compiled for base in its]
    found: set[str] = set()
    while asked:
        name = asked.pop()
        if name in compiled and name not in records and name not in found:
            found.add(name)
            asked += bases[name]
    return found


def record(node: ast.ClassDef) -> Record:
    """What mypyc forgets about a class."""
    keywords = {str(x.arg): ast.literal_eval(x.value) for x in node.keywords}
    fields = {
        ast.unparse(x.target): ast.unparse(x.annotation)
        for x in node.body
        if isinstance(x, ast.AnnAssign)
    }
    return ast.get_docstring(node, clean=False), keywords, fields


def metaclass(node: ast.ClassDef) -> Insertion:
    last = node.keywords[-1].value if node.keywords else node.bases[-1]
    assert last.end_lineno is not None
    assert last.end_col_offset is not None
    return Insertion(last.end_lineno, last.end_col_offset, ", metaclass=Restoring")


def widened(node: ast.ClassDef) -> Iterator[Insertion]:
    """Fields that may hold whatever class: `restoring` knows what the record says of them."""
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and (kind := WIDE.get(ast.unparse(field.target))):
            told = field.annotation
            yield Insertion(told.lineno, told.col_offset, kind, _end(told) - told.col_offset)


def finals(tree: ast.Module) -> Iterator[Insertion]:
    """Numbers, words and tables under a name in capitals."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0]
            if name.id.isupper() and _plain(node.value):
                yield Insertion(name.lineno, _end(name), ": Final")


def _plain(value: ast.expr) -> bool:
    """Tuples are left: mypyc takes a Final one apart, and puts it together at each use."""
    if isinstance(value, ast.UnaryOp):
        value = value.operand
    if isinstance(value, ast.Constant):
        return type(value.value) in (int, str)
    return isinstance(value, ast.Dict | ast.DictComp | ast.Set)


def _end(node: ast.expr) -> int:
    assert node.end_col_offset is not None
    return node.end_col_offset


def split(text: str, tree: ast.Module) -> str:
    """``NOWHERE, STALLS = -1, -2`` as two assignments in one line, which can be Final."""
    lines = text.split("\n")
    for node in tree.body:
        if not (isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)):
            continue
        names, values = node.targets[0], node.value.elts
        if isinstance(names, ast.Tuple) and node.lineno == node.end_lineno:
            pairs = list(zip([ast.unparse(x) for x in names.elts], values, strict=True))
            if all([name.isupper() and _plain(value) for name, value in pairs]):
                line = lines[node.lineno - 1].encode()
                told = "; ".join([f"{name}: Final = {ast.unparse(value)}" for name, value in pairs])
                lines[node.lineno - 1] = told + line[node.end_col_offset :].decode()
    return "\n".join(lines)


def announced(module: Module, derived: set[str]) -> list[Insertion]:
    """What says that interpreted classes derive from these."""
    first = [x.lineno for x in module.classes if f"{module.name}.{x.name}" in derived]
    return [Insertion(line + n, 0, DERIVED[n]) for line in first for n in (-2, -1)]


def marked(module: Module, records: set[str], derived: set[str]) -> str:
    """The text of a module with its marks."""
    here = [x for x in module.classes if f"{module.name}.{x.name}" in records]
    wide = [place for x in here for place in widened(x)]
    places = [metaclass(x) for x in here] + wide
    imports = [RESTORING] if places else []
    if above := announced(module, derived):
        imports.append(CHECKING)
        places += above
    places += finals(module.tree)
    lines = [line.encode() for line in module.text.split("\n")]
    for line, at, text, instead in sorted(places, reverse=True):
        before, after = lines[line - 1][:at], lines[line - 1][at + instead :]
        lines[line - 1] = before + text.encode() + after
    whole = split(b"\n".join(lines).decode(), module.tree)
    if ": Final" in whole or wide:
        imports.append(TYPING)
    return whole.replace(FUTURE, "; ".join([FUTURE, *imports]), 1)


def mark(root: Path, chosen: list[Path]) -> dict[str, Record]:
    """Mark the *chosen* files below *root* in place; what mypyc forgets, by class."""
    sources = modules(root)
    records = records_of(sources)
    derived = derived_from(sources, chosen, records)
    forgotten: dict[str, Record] = {}
    for module in sources:
        if module.path in chosen:
            module.path.write_text(marked(module, records, derived), encoding="utf-8")
            named = {f"{module.name}.{node.name}": node for node in module.classes}
            forgotten |= {name: record(node) for name, node in named.items() if name in records}
    return forgotten
