"""Whether the rules run compiled is what was asked for, and their records are the same."""

import json
import os
from importlib import import_module
from typing import TypeGuard

import msgspec
import pytest

import ludoteca
from compiling.chosen import compiled_modules
from compiling.freshness import SOURCES
from tests.compiling.from_sources import printed

ASKED = os.environ.get("LUDOTECA_COMPILED") == "1"
NAMES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts)
    for path in compiled_modules(SOURCES / "ludoteca")
]


def _is_record(kind: object) -> TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, msgspec.StructMeta)


def told() -> dict[str, str]:
    """Every record of the chosen modules: its fields, their types and defaults, its settings."""
    found = {}
    for name in NAMES:
        for kind in vars(import_module(name)).values():
            if _is_record(kind) and kind.__module__ == name:
                fields = [repr(field) for field in msgspec.structs.fields(kind)]
                config = {x: getattr(kind.__struct_config__, x) for x in CONFIG}
                mine = [kind.__doc__, fields, config, kind.__match_args__]
                found[f"{name}.{kind.__qualname__}"] = repr([*mine, sorted(vars(kind))])
    return found


CONFIG = [name for name in dir(msgspec.structs.StructConfig) if not name.startswith("_")]


def test_the_rules_run_as_this_run_was_asked_to():
    compiled = [x for x in NAMES if not str(import_module(x).__file__).endswith(".py")]
    assert compiled == (NAMES if ASKED else [])
    assert ludoteca.compiled() is ASKED


@pytest.mark.skipif(not ASKED, reason="they are the sources")
def test_compiled_records_are_as_their_sources_state_them():
    assert told() == printed("tests.compiling.test_build")


if __name__ == "__main__":
    assert not ludoteca.compiled()
    print(json.dumps(told()))
