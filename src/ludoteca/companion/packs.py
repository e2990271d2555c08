"""An owner types in what is on the cards: the pack of a game as a form, and as the file it makes.

>>> from ludoteca.words import Words
>>> form = pack_form(Words("en", "king-of-con"))
>>> [(group.key, len(form.rows[group.key])) for group in form.groups]
[('object', 25), ('scenario', 10)]
>>> [(field.key, field.kind) for field in form.groups[0].fields][:3]
[('number', 'number'), ('genre', 'choice'), ('category', 'choice')]
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from importlib import import_module
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ludoteca.companion.telling import house
from ludoteca.games import game as game_named
from ludoteca.kernel.content import LONGEST, ContentError, Fault, parse
from ludoteca.words import LANGUAGES, Words, packs

Kind = Literal["number", "text", "choice", "flag", "names", "toml"]
Rows = dict[str, list[dict[str, Any]]]
BARE = re.compile(r"[A-Za-z0-9_-]+")


class PackField(Struct):
    """Something that is printed on a card."""

    key: str
    kind: Kind
    label: str
    values: list[str]
    labels: list[str]  # what these are called, where they have a name besides their word
    required: bool


class PackGroup(Struct):
    """The cards of one kind; of some things there is only one."""

    key: str
    label: str
    single: bool
    fields: list[PackField]


class PackForm(Struct):
    """A pack as a form, filled in."""

    game: str
    groups: list[PackGroup]
    rows: Rows


class Misfit(Struct):
    """What is wrong in a pack, and where it was typed in."""

    group: str
    row: int
    field: str  # empty where the row as a whole is to blame
    text: str


class Typed(Struct):
    """The pack as a file, and what is wrong with it."""

    content: str
    misfits: list[Misfit]


def _pack_type(game: str) -> Any:
    return import_module(f"ludoteca.games.{game.replace('-', '_')}.content").Pack


def _groups(game: str) -> dict[str, tuple[Any, bool]]:
    """By name: the struct of a row, and whether there is only one."""
    found = {}
    for name, kind in get_type_hints(_pack_type(game)).items():
        if get_origin(kind) is list:
            found[name] = get_args(kind)[0], False
        elif isinstance(kind, type) and issubclass(kind, Struct):
            found[name] = kind, True
    return found


def _kind(kind: Any) -> Kind:
    options = [x for x in get_args(kind) if x is not type(None)] if _is_union(kind) else [kind]
    if options == [int]:
        return "number"
    if options == [str]:
        return "text"
    if options == [bool]:
        return "flag"
    if all([get_origin(x) is Literal for x in options]):
        return "choice"
    names = get_origin(kind) is dict and get_args(kind)[0] == Literal[*LANGUAGES]
    return "names" if names else "toml"


def _is_union(kind: Any) -> bool:
    return get_origin(kind) is not None and get_origin(kind) not in (Literal, list, dict, tuple)


def _values(kind: Any) -> list[str]:
    inner = get_args(kind) if _is_union(kind) else (kind,)
    return [str(value) for x in inner if get_origin(x) is Literal for value in get_args(x)]


def _fields(words: Words, row: Any) -> list[PackField]:
    hints = get_type_hints(row)
    return [
        PackField(
            key=field.name,
            kind=_kind(hints[field.name]),
            label=_capital(words.say(f"field-{field.name.replace('_', '-')}")),
            values=(values := _values(hints[field.name])),
            labels=[_called(words, field.name, value) for value in values],
            required=field.required,
        )
        for field in msgspec.structs.fields(row)
    ]


def _called(words: Words, field: str, value: str) -> str:
    """``printed (the rulebook gives it)``: the word of the file, and what it means."""
    meaning = f"{field}-{value}"
    if field != "provenance" or not words.has(meaning):
        return value
    return f"{value} ({words.say(meaning)})"


def pack_form(words: Words, content: str | None = None) -> PackForm:
    """Our cards, or those of a pack; `ContentError` where it is none."""
    assert words.game is not None
    text = packs.export(words) if content is None else content
    parse(text, _pack_type(words.game), "-")
    raw = tomllib.loads(text)
    groups = [
        PackGroup(key, _label(words, key), single, _fields(words, row))
        for key, (row, single) in _groups(words.game).items()
    ]
    rows = {
        group.key: [_told(group, row) for row in _listed(raw.get(group.key))] for group in groups
    }
    return PackForm(words.game, groups, rows)


def _label(words: Words, key: str) -> str:
    """What the cards of that kind are called; one game has words for that itself."""
    own = f"companion-pack-{key.replace('_', '-')}"
    ours = house(words.language)
    return ours.say(own) if ours.has(own) else _capital(words.say(f"pack-{key}"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _listed(found: Any) -> list[dict[str, Any]]:
    return [] if found is None else found if isinstance(found, list) else [found]


def _told(group: PackGroup, row: dict[str, Any]) -> dict[str, Any]:
    as_toml = {field.key for field in group.fields if field.kind == "toml"}
    return {key: inline(value) if key in as_toml else value for key, value in row.items()}


def inline(value: Any) -> str:
    """A value in one line of TOML."""
    if isinstance(value, dict):
        pairs = [f"{_key(name)} = {inline(each)}" for name, each in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, list):
        return "[" + ", ".join([inline(each) for each in value]) + "]"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else msgspec.json.encode(name).decode()


def typed_pack(words: Words, rows: Rows) -> Typed:
    """The file of what was typed in, checked as every pack is."""
    assert words.game is not None
    writing = _Writing(words)
    for key, (row, single) in _groups(words.game).items():
        writing.group(key, _fields(words, row), rows.get(key, []), single)
    content = "\n".join([*writing.lines, ""])
    if writing.misfits:
        return Typed(content, writing.misfits)
    try:
        game_named(words.game).content(content)
    except ContentError as error:
        return Typed(content, [writing.misfit(fault) for fault in error.faults])
    return Typed(content, [])


class _Writing:
    """The lines of a pack, and where each of them was typed in."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines = [f"# {words.say('pack-about')}", "", f'game = "{words.game}"', ""]
        self.places: list[tuple[str, int, str]] = [("", 0, "")] * len(self.lines)
        self.misfits: list[Misfit] = []

    def group(
        self, key: str, fields: list[PackField], rows: list[dict[str, Any]], single: bool
    ) -> None:
        for number, row in enumerate(rows[:1] if single else rows):
            self.line(f"[{key}]" if single else f"[[{key}]]", key, number, "")
            for field in fields:
                value = row.get(field.key)
                if value is not None and value not in ("", {}):
                    self.value(field, value, key, number)
                elif value == "" and field.required and field.kind in ("text", "choice"):
                    self.line(f'{field.key} = ""', key, number, field.key)
            self.line("", key, number, "")

    def line(self, text: str, group: str, row: int, field: str) -> None:
        self.lines.append(text)
        self.places.append((group, row, field))

    def value(self, field: PackField, value: Any, group: str, row: int) -> None:
        """What is typed as TOML is read first: it is one value, and no more."""
        if field.kind == "toml" and isinstance(value, str):
            fault = Fault(0, "not-toml", {"error": "", "column": 0})
            read: dict[str, Any] = {}
            if len(value) > LONGEST:
                fault = Fault(0, "long-line", {"most": LONGEST})
            else:
                with contextlib.suppress(tomllib.TOMLDecodeError):
                    read = tomllib.loads(f"value = {value}")
            if list(read) != ["value"]:
                self.misfits.append(Misfit(group, row, field.key, self.words.fault(fault)))
                return
            value = read["value"]
        if field.kind == "names" and isinstance(value, dict):
            value = {language: name for language, name in value.items() if name}
        self.line(f"{field.key} = {inline(value)}", group, row, field.key)

    def misfit(self, fault: Fault) -> Misfit:
        at = min(max(fault.line, 1), len(self.places)) - 1
        return Misfit(*self.places[at], self.words.fault(fault))
