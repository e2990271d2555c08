"""Our content of King of Con as a pack that an owner of the box can edit."""

from __future__ import annotations

from ludoteca.games.king_of_con import GAME
from ludoteca.games.king_of_con.components import CATEGORIES, EDITIONS, GENRES
from ludoteca.games.king_of_con.content import NO_SCENARIO, Scenario
from ludoteca.words import LANGUAGES, Words
from ludoteca.words.packs.writing import comment, field, names, rows


def export(words: Words) -> str:
    """Our content as a pack that an owner can edit, with our names and what each field means."""
    said = [words.say(f"pack-{part}") for part in ("about", "objects", "names", "use")]
    lines = [*comment(*said), "", f'game = "{GAME.name}"', ""]
    values = {"genre": GENRES, "category": CATEGORIES, "edition": EDITIONS}
    lines += comment("[[object]]")
    for name in ("number", "genre", "category", "edition", "provenance", "name"):
        lines += field(words, name, ", ".join(values.get(name, ())))
    lines.append("")
    speakers = [Words(language, GAME.name) for language in LANGUAGES]
    content = GAME.content()
    for number, row in sorted(content.objects.items()):
        lines += ["[[object]]", *rows(row, ("name",)), names(speakers, f"object-{number}"), ""]
    lines += comment("[[scenario]]", words.say("pack-scenarios"))
    for name in Scenario.__struct_fields__:
        lines += field(words, name, _default(name)) if name != "provenance" else []
    lines.append("")
    for number, scenario in sorted(content.scenarios.items()):
        same = [
            name
            for name in Scenario.__struct_fields__
            if name not in ("number", "provenance")
            and getattr(scenario, name) == getattr(NO_SCENARIO, name)
        ]
        changed = rows(scenario, (*same, "name"))
        lines += ["[[scenario]]", *changed, names(speakers, f"scenario-{number}"), ""]
    return "\n".join(lines)


def _default(name: str) -> str:
    """What a Scenario that leaves this field out has there."""
    default = getattr(NO_SCENARIO, name, None)
    return str(default).lower() if type(default) in (int, bool) and name != "number" else ""
