"""Our content of Chamber of Wonders as a pack that an owner of the box can edit."""

from __future__ import annotations

from ludoteca.games.chamber_of_wonders import GAME
from ludoteca.games.chamber_of_wonders.components import TYPES
from ludoteca.games.chamber_of_wonders.content import AreaRow, Pack, TokenRow, WonderRow
from ludoteca.kernel.content import parse
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.packs.writing import comment, field, names, rows


def export(words: Words) -> str:
    """Our content as a pack that an owner can edit, with our names and what each field means."""
    pack = parse(GAME.export(), Pack, "content.toml")
    said = [words.say(f"pack-{part}") for part in ("about", "wonders", "names", "use")]
    lines = [*comment(*said), "", f'game = "{GAME.name}"', ""]
    lines += comment("[[wonder]]")
    for name in WonderRow.__struct_fields__:
        lines += field(words, name, ", ".join(TYPES) if name == "type" else "")
    lines.append("")
    speakers = [Words(language, GAME.name) for language in LANGUAGES]
    for row in pack.wonder:
        values = rows(row, ("name", *(() if row.kind else ("kind",))))
        lines += ["[[wonder]]", *values, names(speakers, f"wonder-{row.id}"), ""]
    lines += comment("[[area]]", words.say("pack-areas"))
    lines += [*[x for name in AreaRow.__struct_fields__ for x in field(words, name)], ""]
    for area in pack.area:
        lines += ["[[area]]", *rows(area, ()), ""]
    lines += comment("[[grotesque_tokens]]", words.say("pack-tokens"))
    lines += [*[x for name in TokenRow.__struct_fields__ for x in field(words, name)], ""]
    for tokens in pack.grotesque_tokens:
        lines += ["[[grotesque_tokens]]", *rows(tokens, ()), ""]
    return "\n".join(lines)
