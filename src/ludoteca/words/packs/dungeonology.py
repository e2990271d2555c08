"""Our content of Dungeonology as a pack that an owner of the box can edit."""

from __future__ import annotations

import re
from typing import Any

from ludoteca.games.dungeonology import GAME, content, rows
from ludoteca.games.dungeonology.components import COLOURS, TRICK_TYPES
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.packs.writing import comment, field, names

KINDS: dict[str, Any] = {
    "campus": rows.CampusRow,
    "column": rows.ColumnRow,
    "scholar": rows.ScholarRow,
    "clan": rows.ClanRow,
    "alert": rows.AlertRow,
    "zone": rows.ZoneRow,
    "auxiliary": rows.AuxiliaryRow,
    "trick": rows.TrickRow,
    "intern": rows.InternRow,
    "jinx": rows.JinxRow,
    "panic": rows.PanicRow,
    "boss": rows.BossRow,
    "randomizer": rows.RandomizerRow,
    "familiar": rows.FamiliarRow,
    "research": rows.ResearchRow,
    "congregation": rows.CongregationRow,
    "tome": rows.TomeRow,
    "omega": rows.OmegaRow,
}
COMMON = ("provenance", "printed", "secondary", "name", "module")  # told once
NAMED = ("column", *content.NAMED)
_TABLE = re.compile(r"\[\[?([a-z]+)\]\]?$")
_ID = re.compile(r'(?:id|colour) = "([\w-]+)"$')


def export(words: Words) -> str:
    """Our content as a pack that an owner can edit, with our names and what each field means."""
    said = [words.say(f"pack-{part}") for part in ("about", "printed", "names", "use", "letters")]
    lines = [*comment(*said), *[x for name in COMMON for x in field(words, name)], ""]
    speakers = [Words(language, GAME.name) for language in LANGUAGES]
    kind, met = "", set[str]()
    for line in GAME.export().splitlines():
        if line.startswith("#") or (not line and not lines[-1]):
            continue
        if found := _TABLE.fullmatch(line):
            kind = found[1]
            if kind not in met:
                lines += _explained(words, kind)
                met.add(kind)
        lines.append(line)
        if kind in NAMED and (named := _ID.fullmatch(line)):
            lines.append(names(speakers, f"{kind}-{named[1]}"))
    return "\n".join([*lines, ""])


def _explained(words: Words, kind: str) -> list[str]:
    known = {"colour": COLOURS, "type": TRICK_TYPES}
    fields = [name for name in KINDS[kind].__struct_fields__ if name not in COMMON]
    lines = comment(f"[[{kind}]]" if kind != "campus" else "[campus]", words.say(f"pack-{kind}"))
    for name in fields:
        lines += field(words, name, ", ".join(known.get(name, ())))
        if name == "fired_up":
            lines += [x for each in rows.Face.__struct_fields__ for x in field(words, each)]
    return lines
