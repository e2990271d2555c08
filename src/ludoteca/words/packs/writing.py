"""What the packs of all games share: comments, fields and rows of TOML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from ludoteca.kernel.content import Provenance
from ludoteca.words import Words

PROVENANCES: tuple[str, ...] = get_args(Provenance)


def comment(*lines: str) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def field(words: Words, name: str, known: str = "") -> list[str]:
    """A field with what it means, and what it may hold; where content comes from, in full."""
    meaning = words.say(f"field-{name.replace('_', '-')}")
    line = words.say("pack-field", name=name, meaning=meaning)
    lines = [f"  {line}{f' ({known})' if known else ''}"]
    if name == "provenance":
        said = [(p, words.say(f"provenance-{p}")) for p in PROVENANCES]
        lines += [f"    {words.say('pack-field', name=p, meaning=text)}" for p, text in said]
    return comment(*lines)


def rows(row: msgspec.Struct, without: Sequence[str]) -> list[str]:
    values = msgspec.structs.asdict(row)
    return [f"{name} = {_toml(value)}" for name, value in values.items() if name not in without]


def names(speakers: Sequence[Words], key: str) -> str:
    return "name = { " + ", ".join([f"{w.language} = {_toml(w.say(key))}" for w in speakers]) + " }"


def _toml(value: Any) -> str:
    """A value as TOML spells it, which is as JSON does."""
    return msgspec.json.encode(value).decode()
