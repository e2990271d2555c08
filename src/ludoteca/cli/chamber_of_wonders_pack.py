"""Our content of Chamber of Wonders as a pack that an owner of the box can edit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import TYPES
from ludoteca.games.chamber_of_wonders.content import AreaRow, Pack, TokenRow, WonderRow
from ludoteca.kernel.content import Provenance, parse
from ludoteca.words import LANGUAGES, Words

PROVENANCES: tuple[str, ...] = get_args(Provenance)


def field_key(field: str) -> str:
    """The message that says what a field of a pack means."""
    return f"field-{field.replace('_', '-')}"


def export(words: Words) -> str:
    """Our content as a pack that an owner can edit, with our names and what each field means."""
    pack = parse(GAME.export(), Pack, "content.toml")
    said = [words.say(f"pack-{part}") for part in ("about", "wonders", "names", "use")]
    lines = [*_comment(*said), "", f'game = "{GAME.name}"', ""]
    lines += _comment("[[wonder]]")
    for name in WonderRow.__struct_fields__:
        lines += _comment(_field(words, name, TYPES if name == "type" else ()))
        if name == "provenance":
            lines += _comment(*[f"    {p}: {words.say(f'provenance-{p}')}" for p in PROVENANCES])
    lines.append("")
    speakers = [Words(language, GAME.name) for language in LANGUAGES]
    for row in pack.wonder:
        rows = _rows(row, ("name", *(() if row.kind else ("kind",))))
        lines += ["[[wonder]]", *rows, _names(speakers, f"wonder-{row.id}"), ""]
    lines += _comment("[[area]]", words.say("pack-areas"))
    lines += [*_comment(*[_field(words, name) for name in AreaRow.__struct_fields__]), ""]
    for area in pack.area:
        lines += ["[[area]]", *_rows(area, ()), ""]
    lines += _comment("[[grotesque_tokens]]", words.say("pack-tokens"))
    lines += [*_comment(*[_field(words, name) for name in TokenRow.__struct_fields__]), ""]
    for tokens in pack.grotesque_tokens:
        lines += ["[[grotesque_tokens]]", *_rows(tokens, ()), ""]
    return "\n".join(lines)


def _comment(*lines: str) -> list[str]:
    return [f"# {line}".rstrip() for line in lines]


def _field(words: Words, name: str, values: Sequence[str] = ()) -> str:
    known = f" ({', '.join(values)})" if values else ""
    return f"  {name}: {words.say(field_key(name))}{known}"


def _rows(row: msgspec.Struct, without: Sequence[str]) -> list[str]:
    values = msgspec.structs.asdict(row)
    return [f"{name} = {_toml(value)}" for name, value in values.items() if name not in without]


def _names(speakers: Sequence[Words], key: str) -> str:
    return "name = { " + ", ".join([f"{w.language} = {_toml(w.say(key))}" for w in speakers]) + " }"


def _toml(value: Any) -> str:
    """A value as TOML spells it, which is as JSON does."""
    return msgspec.json.encode(value).decode()
