"""Our content of King of Con as a pack that an owner of the box can edit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import CATEGORIES, EDITIONS, GENRES
from ludoteca.games.king_of_con.content import NO_SCENARIO, Scenario
from ludoteca.kernel.content import Provenance
from ludoteca.words import LANGUAGES, Words

PROVENANCES: tuple[str, ...] = get_args(Provenance)


def field_key(field: str) -> str:
    """The message that says what a field of a pack means."""
    return f"field-{field.replace('_', '-')}"


def export(words: Words) -> str:
    """Our content as a pack that an owner can edit, with our names and what each field means."""
    said = [words.say(f"pack-{part}") for part in ("about", "objects", "names", "use")]
    lines = [*_comment(*said), "", 'game = "king-of-con"', ""]
    values = {"genre": GENRES, "category": CATEGORIES, "edition": EDITIONS}
    fields = ("number", "genre", "category", "edition", "provenance", "name")
    lines += _comment("[[object]]")
    for name in fields:
        lines += _comment(_field(words, name, values.get(name, ())))
        if name == "provenance":
            lines += _comment(*[f"    {p}: {words.say(f'provenance-{p}')}" for p in PROVENANCES])
    lines.append("")
    speakers = [Words(language, GAME.name) for language in LANGUAGES]
    content = GAME.content()
    for number, row in sorted(content.objects.items()):
        lines += ["[[object]]", *_rows(row, ("name",)), _names(speakers, f"object-{number}"), ""]
    lines += _comment("[[scenario]]", words.say("pack-scenarios"))
    lines += _comment(*[_field(words, name) for name in Scenario.__struct_fields__])
    lines.append("")
    for number, scenario in sorted(content.scenarios.items()):
        same = [
            name
            for name in Scenario.__struct_fields__
            if name not in ("number", "provenance")
            and getattr(scenario, name) == getattr(NO_SCENARIO, name)
        ]
        rows = _rows(scenario, (*same, "name"))
        lines += ["[[scenario]]", *rows, _names(speakers, f"scenario-{number}"), ""]
    return "\n".join(lines)


def _comment(*lines: str) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def _field(words: Words, name: str, values: Sequence[str] = ()) -> str:
    known = f" ({', '.join(values)})" if values else ""
    default = getattr(NO_SCENARIO, name, None)
    if type(default) in (int, bool) and name != "number":
        known = f" ({str(default).lower()})"
    return f"  {name}: {words.say(field_key(name))}{known}"


def _rows(row: msgspec.Struct, without: Sequence[str]) -> list[str]:
    values = msgspec.structs.asdict(row)
    return [f"{name} = {_toml(value)}" for name, value in values.items() if name not in without]


def _names(speakers: Sequence[Words], key: str) -> str:
    return "name = { " + ", ".join([f"{w.language} = {_toml(w.say(key))}" for w in speakers]) + " }"


def _toml(value: Any) -> str:
    """A value as TOML spells it, which is as JSON does."""
    return msgspec.json.encode(value).decode()
