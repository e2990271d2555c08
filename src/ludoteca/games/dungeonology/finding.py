"""What is wrong in a pack, found one after another, each with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludoteca.games.dungeonology.rows import Pack, Row
from ludoteca.games.dungeonology.vocabulary import MisreadError
from ludoteca.kernel.content import Fault, Path, line_of, meant

MOST = 99  # of any number that a card bears


class Finder:
    """The faults of one pack, found one after another."""

    def __init__(self, pack: Pack, text: str) -> None:
        self.pack, self.text = pack, text
        self.found: list[Fault] = []

    def fault(self, path: Path, key: str, **args: Any) -> None:
        self.found.append(Fault(line_of(self.text, path), key, {"at": self.at(path)} | args))

    def misread(self, path: Path, wrong: MisreadError) -> None:
        """Part C.7 An effect that cannot be read: where, why, and what was meant perhaps."""
        self.fault(path, wrong.key, **wrong.told, **meant(wrong.told))

    def at(self, path: Path) -> str:
        """``trick forced-march, main.effect``; what has no id is counted: ``column 4, gold``."""
        kind, *fields = [str(x) for x in path if isinstance(x, str)]
        number, rows = path[1], getattr(self.pack, kind)
        if not isinstance(number, int) or not rows:
            return ".".join([kind, *fields])
        row = f"{kind} {getattr(rows[number], 'id', number + 1)}"
        return ", ".join([row, ".".join(fields)]) if fields else row

    def ids(self, kind: str) -> None:
        """No two rows of a kind bear the same id."""
        seen: set[str] = set()
        for i, row in enumerate(getattr(self.pack, kind)):
            if row.id in seen:
                self.fault((kind, i, "id"), "id-twice", id=row.id)
            seen.add(row.id)

    def rows(self, kind: str, expected: int, **more: int) -> None:
        """DG-1, RC-CMP.2 So many rows; those of a module all together, or none of them."""
        found = Counter([row.module for row in getattr(self.pack, kind)])
        self.count(kind, found[""], expected)
        for module, n in more.items():
            if found[f"rocca.{module}"]:
                self.count(kind, found[f"rocca.{module}"], n)

    def count(self, kind: str, found: int, expected: int, **args: Any) -> None:
        if found != expected:
            last = max(0, len(getattr(self.pack, kind)) - 1)
            self.fault((kind, last), "wrong-number", kind=kind, found=found, expected=expected,
                       **args)  # fmt: skip

    def ranges(self, kind: str, fields: dict[str, tuple[int, int]]) -> None:
        """The numbers of a kind of row, each from its least to its most."""
        rows: Sequence[Row] = getattr(self.pack, kind)
        for i, row in enumerate(rows):
            for field, (least, most) in fields.items():
                self.within((kind, i, *field.split(".")), _number(row, field), least, most)

    def within(self, path: Path, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            args = {"field": path[-1], "value": value, "least": least, "most": most}
            self.fault(path, "value-out-of-range", **args)

    def letters(
        self, path: Path, text: Sequence[str], known: Sequence[str], *, once: bool = False
    ) -> None:
        """A word of letters out of *known*; slots come once each."""
        wrong = sorted({x for x in text if x not in known})
        twice = sorted({x for x in text if text.count(x) > 1}) if once else []
        if wrong or twice:
            self.fault(path, "no-such-letter", letters=wrong or twice, known=list(known))


def _number(row: Any, field: str) -> int:
    for name in field.split("."):
        row = getattr(row, name)
    number: int = row
    return number
