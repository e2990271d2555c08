"""The copy that is compiled says the same as its source, line by line."""

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from compiling.chosen import LEFT_OUT, compiled_modules
from compiling.freshness import SOURCES
from compiling.marking import DERIVED, Module, Record, mark, modules, records_of

SOURCE = dedent(
    '''\
    """A chapter."""

    from __future__ import annotations

    import msgspec
    from house.kernel import Frame

    NOWHERE, STALLS = -1, -2  # no seats
    ROUNDS = 6
    PLAYED = (ROUNDS, STALLS)
    NAMES = {1: "Dirk", 2: "Lulu"}


    class Row(msgspec.Struct):
        name: str


    class Auction(Frame, frozen=True, gc=False):
        """KC-10 One of three."""

        public = ("number",)
        number: int = 1


    class Table(msgspec.Struct):
        stack: list[Auction] = []  # one upon another
        mode: Row | None = None


    class Plain:
        pass


    class Base(Plain):
        pass
    '''
)
INTERPRETED = "from house.chapter import Base\n\n\nclass Derived(Base):\n    pass\n"


def marked(folder: Path, **files: str) -> dict[str, Record]:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return mark(folder.parent, [folder / f"{name}.py" for name in files])


def test_records_get_their_metaclass_and_constants_are_final(tmp_path):
    house = tmp_path / "house"
    house.mkdir()
    kernel = "import msgspec\n\n\nclass Frame(msgspec.Struct, frozen=True):\n    pass\n"
    (house / "interpreted.py").write_text(INTERPRETED, encoding="utf-8")
    found = marked(house, kernel="from __future__ import annotations\n" + kernel, chapter=SOURCE)
    assert found == {
        "house.kernel.Frame": (None, {"frozen": True}, {}),
        "house.chapter.Row": (None, {}, {"name": "str"}),
        "house.chapter.Auction": (
            "KC-10 One of three.",
            {"frozen": True, "gc": False},
            {"number": "int"},
        ),
        "house.chapter.Table": (None, {}, {"stack": "list[Auction]", "mode": "Row | None"}),
    }
    before = SOURCE.splitlines()
    after = (house / "chapter.py").read_text("utf-8").splitlines()
    changed = {now for was, now in zip(before, after, strict=True) if was != now}
    assert changed == {
        "from __future__ import annotations; from ludoteca._restoring import Restoring; "
        "from typing import TYPE_CHECKING; from typing import Any, Final",
        "NOWHERE: Final = -1; STALLS: Final = -2  # no seats",
        "ROUNDS: Final = 6",
        'NAMES: Final = {1: "Dirk", 2: "Lulu"}',
        "class Row(msgspec.Struct, metaclass=Restoring):",
        "class Auction(Frame, frozen=True, gc=False, metaclass=Restoring):",
        "class Table(msgspec.Struct, metaclass=Restoring):",
        "    stack: list[Any] = []  # one upon another",
        "    mode: Any = None",
        *DERIVED,
    }


def test_only_chosen_files_are_marked(tmp_path):
    (tmp_path / "chapter.py").write_text(SOURCE, encoding="utf-8")
    assert mark(tmp_path, []) == {}
    assert (tmp_path / "chapter.py").read_text("utf-8") == SOURCE


def test_every_pattern_of_what_is_left_out_names_a_file():
    package = SOURCES / "ludoteca"
    assert [pattern for pattern in LEFT_OUT if not [*package.glob(pattern)]] == []
    names = [path.relative_to(package).as_posix() for path in compiled_modules(package)]
    assert "kernel/play.py" in names
    assert "games/king_of_con/auctions.py" in names
    layers = ("kernel/", "parts/", "games/", "bots/", "adapters/")
    assert not [name for name in names if not name.startswith(layers)]
    assert "bots/search/searching.py" in names
    assert "adapters/match.py" in names


def beyond_mypyc(module: Module, records: set[str]) -> Iterator[str]:
    """What mypyc gives up at: ``x in (*a, b)``, and a function inside a method of a record."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            listed = getattr(node.comparators[0], "elts", ())
            if any([isinstance(x, ast.Starred) for x in listed]):
                yield f"{module.name}:{node.lineno}: {ast.unparse(node)}"
    for kind in [node for node in module.classes if f"{module.name}.{node.name}" in records]:
        for method in [node for node in kind.body if isinstance(node, ast.FunctionDef)]:
            for node in ast.walk(method):
                if node is not method and isinstance(node, ast.FunctionDef | ast.Lambda):
                    yield f"{module.name}:{node.lineno}: a function inside {kind.name}"


@pytest.fixture(scope="module")
def sources() -> list[Module]:
    return modules(SOURCES)


def test_nothing_is_written_that_mypyc_cannot_compile(sources):
    chosen = compiled_modules(SOURCES / "ludoteca")
    records = records_of(sources)
    assert {"ludoteca.kernel.frame.Frame", "ludoteca.games.king_of_con.state.Con"} <= records
    looked_at = [module for module in sources if module.path in chosen]
    assert [trouble for module in looked_at for trouble in beyond_mypyc(module, records)] == []


def test_nothing_of_ours_is_a_list_with_methods_of_its_own(sources):
    """Compiled code adds to a list, a dict or a set without asking its class."""
    built_in = {"list", "dict", "set"}
    ours = [
        f"{module.name}.{node.name}"
        for module in sources
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if ast.unparse(base).partition("[")[0] in built_in
    ]
    assert ours == []
