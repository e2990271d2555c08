"""What a build is made from, and that nothing takes an older or a broken-off one for it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bench.programs import COMPILED, PROGRAMS
from compiling import build, freshness
from compiling.tools import CompilingError

RULES, TABLE = "ludoteca/rules.py", "ludoteca/table.toml"


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A package of two files, and a compiler that counts and can be made to fail."""
    sources = tmp_path / "src"
    (sources / "ludoteca").mkdir(parents=True)
    (sources / RULES).write_text("ROUNDS = 6\n", encoding="utf-8")
    (sources / TABLE).write_text("rounds = 6\n", encoding="utf-8")
    found = SimpleNamespace(sources=sources, compiled=0, trouble=None)

    def make(out: Path, optimise: int) -> None:
        if found.trouble:
            raise found.trouble
        found.compiled += 1
        (out / "ludoteca" / "rules.so").write_text(str(optimise), encoding="utf-8")

    for module in (build, freshness):
        monkeypatch.setattr(module, "SOURCES", sources)
    monkeypatch.setattr(freshness, "BUILD", tmp_path / "build")
    monkeypatch.setattr(build, "make", make)
    return found


def test_each_optimisation_has_a_folder_of_its_own(house):
    quick, shipped = build.build(0), build.build()
    assert [(x / "ludoteca" / "rules.so").read_text() for x in (quick, shipped)] == ["0", "2"]
    assert (freshness.stale(0), freshness.stale()) == ("", "")
    assert (build.build(0), build.build(), house.compiled) == (quick, shipped, 2)


def test_the_bench_and_the_tests_use_the_folder_that_is_made_for_them():
    assert PROGRAMS[COMPILED].sources == str(freshness.out_of(2).relative_to(freshness.ROOT))
    recipe = (freshness.ROOT / "Makefile").read_text("utf-8").partition("\ntest-compiled:")[2]
    assert f"PYTHONPATH=build/{freshness.out_of(0).name} " in recipe.partition("\n\n")[0]


def test_a_build_is_stale_where_sources_have_changed_or_it_was_broken_off(house):
    assert freshness.stale() == "not built: make compiled"
    out = build.build()
    (house.sources / RULES).write_text("ROUNDS = 7\n", encoding="utf-8")
    assert freshness.stale().startswith("older than the sources")
    build.build()
    (out / freshness.STAMP).unlink()
    assert freshness.stale().startswith("older than the sources")


def test_a_source_that_has_moved_is_another_one(house):
    build.build()
    (house.sources / RULES).rename(house.sources / "rules.py")
    assert freshness.stale().startswith("older than the sources")


def test_where_only_tables_have_changed_nothing_is_compiled(house):
    build.build()
    (house.sources / TABLE).write_text("rounds = 7\n", encoding="utf-8")
    assert freshness.stale().startswith("older than the sources")
    out = build.build()
    assert (out / TABLE).read_text("utf-8") == "rounds = 7\n"
    assert (out / "ludoteca" / "rules.so").read_text("utf-8") == "2"
    assert (house.compiled, freshness.stale()) == (1, "")


def test_what_fails_leaves_the_earlier_build_or_none(house):
    house.trouble = CompilingError("no compiler")
    with pytest.raises(CompilingError):
        build.build()
    assert [*freshness.BUILD.iterdir()] == []
    house.trouble = None
    out = build.build()
    (house.sources / RULES).write_text("ROUNDS = 7\n", encoding="utf-8")
    house.trouble = CompilingError("no compiler")
    with pytest.raises(CompilingError):
        build.build()
    assert (out / RULES).read_text("utf-8") == "ROUNDS = 6\n"
    assert [*freshness.BUILD.iterdir()] == [out]
