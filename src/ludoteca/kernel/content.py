"""Content packs: what is printed on the cards, as data with its provenance.

A pack is one TOML file.  An owner of the box exports ours, types in the printed values and plays
with it; what is wrong in it is told with file, line and what was expected.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal, TypeVar

import msgspec

Provenance = Literal["printed", "secondary", "reconstructed", "house", "owner"]
Path = tuple[str | int, ...]
Pack = TypeVar("Pack", bound=msgspec.Struct)

_HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.\"'-]+)\s*\]\]?")
_KEY = re.compile(r"^\s*([\w\"'-]+)\s*=")


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong in a pack."""

    line: int
    key: str
    args: dict[str, Any] = {}


class ContentError(ValueError):
    """A pack that cannot be played with: every fault with its line."""

    def __init__(self, file: str, faults: Sequence[Fault]) -> None:
        told = [f"{file}:{f.line}: {f.key} {f.args}" for f in faults]
        super().__init__("\n".join(told))
        self.file = file
        self.faults = tuple(faults)


def digest_of(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def parse(text: str, kind: type[Pack], file: str) -> Pack:
    """The pack in *text*; or what is wrong with it, and where."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise ContentError(file, [Fault(line, "not-toml", {"error": str(error)})]) from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        message, path = _told(str(error))
        raise ContentError(
            file,
            [Fault(line_of(text, path), "does-not-fit", {"error": message, "at": dotted(path)})],
        ) from None


def _told(error: str) -> tuple[str, Path]:
    """msgspec's message, and the path that it names as ``$.object[3].genre``.

    A missing key is told of the table that lacks it, an unknown one of the table that has it.
    """
    message, _, at = error.partition(" - at ")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", at)
    path: list[str | int] = [name or int(number) for name, number in steps]
    named = re.search(r"contains unknown field `(\w+)`", message)
    if named:
        path.append(named[1])
    return message.replace("Object ", "the table ", 1), tuple(path)


def dotted(path: Path) -> str:
    """A path as a person counts: the fourth entry is object 4."""
    return ".".join([str(step + 1) if isinstance(step, int) else step for step in path])


def line_of(text: str, path: Path) -> int:
    """The line of the TOML *text* where *path* stands: its key, or else the table around it."""
    names = [step for step in path if isinstance(step, str)]
    counts: dict[str, int] = {}
    best, table, inside = 1, "", not path or isinstance(path[0], str)
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = header[2].replace('"', "").replace("'", "")
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
            inside = _same(table, counts, path)
            if inside:
                best = number
        elif inside and (key := _KEY.match(line)):
            name = key[1].strip("\"'")
            depth = table.count(".") + 1 if table else 0
            if (
                len(names) > depth
                and names[depth] == name
                and names[:depth] == table.split(".")[:depth]
            ):
                return number
    return best


def _same(table: str, counts: dict[str, int], path: Path) -> bool:
    """Whether the table that just began is the one *path* leads through."""
    steps = list(path)
    so_far: list[str] = []
    for name in table.split("."):
        if not steps or steps.pop(0) != name:
            return False
        so_far.append(name)
        counted = bool(steps) and isinstance(steps[0], int)
        if counted and counts.get(".".join(so_far), -1) != steps.pop(0):
            return False
    return True
