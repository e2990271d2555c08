"""Content packs: what is printed on the cards, as data with its provenance.

A pack is one TOML file.  An owner of the box exports ours, types in the printed values and plays
with it; what is wrong in it is told with file, line and what was expected.
"""

from __future__ import annotations

import re
import tomllib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from itertools import islice
from types import NoneType, UnionType
from typing import Any, Generic, Literal, TypeVar, Union, get_args, get_origin
from weakref import WeakValueDictionary

import msgspec

Provenance = Literal["printed", "secondary", "reconstructed", "house", "owner"]
Path = tuple[str | int, ...]
Pack = TypeVar("Pack", bound=msgspec.Struct)
Content = TypeVar("Content")
KEPT = 50  # packs that are remembered though nobody plays with them: anybody may bring one
LONGEST = 1_000  # signs of a line: what tomllib does with a key of many parts takes their square
LONGEST_ID = 60
BIGGEST = 1_000_000  # of any number: no card comes near it
ENOUGH = 100  # faults of a pack that are told of
# signs that cannot be seen, or turn around those that can
UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]"
)

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
    for line, read in enumerate(text.splitlines(), 1):
        if len(read) > LONGEST:
            raise ContentError(file, [Fault(line, "long-line", {"most": LONGEST})])
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        column = re.search(r"column (\d+)", str(error))
        args = {"error": str(error), "column": int(column[1]) if column else 0}
        raise ContentError(file, [Fault(line, "not-toml", args)]) from None
    except RecursionError:
        raise ContentError(file, [Fault(1, "too-deep")]) from None
    misfits = _misfits(raw, kind, ())
    faults = [_fault(raw, text, *misfit) for misfit in misfits[:ENOUGH]] or [
        *islice(_strange(raw, text), ENOUGH)
    ]
    if faults:
        raise ContentError(file, faults)
    return msgspec.convert(raw, kind)


def _strange(raw: Any, text: str) -> Iterator[Fault]:
    """Numbers and signs that no card has."""
    waiting: list[tuple[Path, Any]] = [((), raw)]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, dict):
            waiting += [((*path, name), each) for name, each in reversed(value.items())]
        elif isinstance(value, list):
            waiting += [((*path, at), value[at]) for at in range(len(value) - 1, -1, -1)]
        elif isinstance(value, str) and UNSEEN.search(value):
            yield Fault(line_of(text, path), "unseen-sign", {"at": told(raw, path)})
        elif isinstance(value, int | float) and not -BIGGEST <= value <= BIGGEST:  # nor is nan
            args = {"at": told(raw, path), "most": BIGGEST}
            yield Fault(line_of(text, path), "wild-number", args)


class Shelf(Generic[Pack, Content]):
    """The packs of one game that have been read: ours, and by digest those that were brought.

    *faults* tells what is wrong in a pack that fits its types; *content* is made of a pack, its
    digest and its text, which are empty and None for ours.
    """

    def __init__(
        self,
        package: str,
        pack: type[Pack],
        faults: Callable[[Pack, str], list[Fault]],
        content: Callable[[Pack, str, str | None], Content],
        expansions: Sequence[str] = (),
    ) -> None:
        self._package, self._pack, self._faults, self._content = package, pack, faults, content
        self._files = ("content", *expansions)  # of one pack: what a box adds has a file of its own
        self._ours: Content | None = None
        # So that saved positions find theirs again: those in use, and the last that were brought.
        self._theirs: WeakValueDictionary[str, Content] = WeakValueDictionary()
        self._latest: deque[Content] = deque(maxlen=KEPT)

    def our_text(self) -> str:
        """The pack that comes with the game, for an owner to edit."""
        data = files(self._package).joinpath("data")
        return "\n".join([data.joinpath(f"{x}.toml").read_text("utf-8") for x in self._files])

    def ours(self) -> Content:
        """The content that comes with the game."""
        if self._ours is None:
            self._ours = self._checked(self.our_text(), "content.toml", "", None)
        return self._ours

    def theirs(self, text: str, file: str) -> Content:
        """The content of an owner's pack."""
        digest = digest_of(text)
        found = self._theirs.get(digest)
        if found is None:
            found = self._theirs[digest] = self._checked(text, file, digest, text)
            self._latest.append(found)
        return found

    def recall(self, digest: str) -> Content:
        """The content that a saved position was played with."""
        if not digest:
            return self.ours()
        found = self._theirs.get(digest)
        if found is None:
            raise ValueError(
                f"this position was played with a content pack ({digest}) that has not been read"
                " yet: load the record or the pack first"
            )
        return found

    def _checked(self, text: str, file: str, digest: str, kept: str | None) -> Content:
        pack = parse(text, self._pack, file)
        if faults := self._faults(pack, text):
            raise ContentError(file, sorted(faults, key=lambda fault: fault.line))
        return self._content(pack, digest, kept)


def _misfits(raw: Any, kind: Any, path: Path) -> list[tuple[str, Path, tuple[Any, ...]]]:
    """Everything in *raw* that does not fit *kind*: what, where, and what would do instead.

    A missing key is told of the table that lacks it, an unknown one of itself.
    """
    try:
        msgspec.convert(raw, kind)
        return []
    except msgspec.ValidationError as error:
        message = str(error).partition(" - at ")[0]
    inside: list[tuple[str, Path, tuple[Any, ...]]] = []
    kind = _unless_left_out(kind)
    if isinstance(raw, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        for name, field in fields.items():
            if name in raw:
                inside += _misfits(raw[name], field.type, (*path, name))
            elif field.required:
                inside.append((f"the table is missing required field `{name}`", path, ()))
        for name in raw:
            if name not in fields:
                told = f"the table contains unknown field `{name}`"
                inside.append((told, (*path, name), tuple(fields)))
            if len(inside) >= ENOUGH:
                break
    elif isinstance(raw, list) and get_origin(kind) is list:
        for i, item in enumerate(raw):
            inside += _misfits(item, get_args(kind)[0], (*path, i))
            if len(inside) >= ENOUGH:
                break
    elif isinstance(raw, dict) and get_origin(kind) is dict:
        for name, item in raw.items():
            inside += _misfits(name, get_args(kind)[0], (*path, name))
            inside += _misfits(item, get_args(kind)[1], (*path, name))
    return inside or [(message, path, get_args(kind) if get_origin(kind) is Literal else ())]


def _unless_left_out(kind: Any) -> Any:
    """What a field is that may be missing: ``MainEffect | None`` is a main effect."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    others = [x for x in get_args(kind) if x is not NoneType]
    return others[0] if len(others) == 1 else kind


def _fault(raw: Any, text: str, message: str, path: Path, expected: tuple[Any, ...]) -> Fault:
    args: dict[str, Any] = {"error": message, "at": told(raw, path)}
    if expected:
        args["expected"] = list(expected)
    return Fault(line_of(text, path), "does-not-fit", args)


def meant(told: dict[str, Any]) -> dict[str, Any]:
    """Of the words that there are, those that are nearest to what was written."""
    if "known" not in told:
        return {}
    wrong, known = str(told.get("value", told.get("word"))), [str(x) for x in told["known"]]
    near = get_close_matches(wrong, known)
    return {"near": near, "close": len(near)}


def told(raw: Any, path: Path) -> str:
    """A path as a person finds it: ``trick forced-march, main.timing``.

    Where an entry has no id that can be read, the fourth is number 4: ``object.4.genre``.
    """
    steps: list[str] = []
    first = ""
    for step in path:
        raw = raw[step]
        id = _id(raw) if isinstance(step, int) else ""
        steps.append(id or (str(step + 1) if isinstance(step, int) else step))
        if id and len(steps) == 2 and not first:
            first, steps = " ".join(steps), []
    return ", ".join([part for part in (first, ".".join(steps)) if part])


def _id(row: Any) -> str:
    """By what an entry is called, if that can be told."""
    id = row.get("id") if isinstance(row, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID and not UNSEEN.search(id) else ""


def line_of(text: str, path: Path) -> int:
    """The line of the TOML *text* where *path* stands: its key, or else the table around it."""
    tables, lists, keys = _lines(text)
    found = [keys[path[:end]] for end in range(1, len(path) + 1) if path[:end] in keys]
    if found:
        return min(found)
    if path in lists:
        return lists[path]
    return next((tables[path[:end]] for end in range(len(path), 0, -1) if path[:end] in tables), 1)


@lru_cache(2)
def _lines(text: str) -> tuple[dict[Path, int], dict[Path, int], dict[Path, int]]:
    """Where each table begins, the last one of each list of tables, and each key: read once."""
    tables: dict[Path, int] = {}
    lists: dict[Path, int] = {}
    keys: dict[Path, int] = {}
    counts: dict[str, int] = {}
    here: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = header[2].replace('"', "").replace("'", "")
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
            here = _place(table, counts)
            tables[here] = number
            if isinstance(here[-1], int):
                lists[here[:-1]] = number
        elif key := _KEY.match(line):
            keys.setdefault((*here, key[1].strip("\"'")), number)
    return tables, lists, keys


def _place(table: str, counts: dict[str, int]) -> Path:
    """The path of the table that just began."""
    path: Path = ()
    so_far = ""
    for name in table.split("."):
        so_far = f"{so_far}.{name}" if so_far else name
        path = (*path, name, counts[so_far]) if so_far in counts else (*path, name)
    return path
