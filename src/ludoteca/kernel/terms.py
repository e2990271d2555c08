"""What a table agrees on before the first card is dealt: edition, options, content.

A game compiles them once into its `Terms`, which rules read at few named points; a state refers
to its terms by their key, so that a saved position stays small.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from ludoteca.kernel.event import Reason

Value = bool | int | str | None
AnyTerms = TypeVar("AnyTerms", bound="Terms")
KEPT = 500  # terms of a game that are remembered: anybody may open a table with others


class Option(msgspec.Struct, frozen=True):
    """A named switch: its values, the default first, and the ruling that opens it."""

    name: str
    values: tuple[Value, ...]
    clause: str
    numbers: tuple[int, int] | None = None  # any whole number from, to, as well

    @property
    def default(self) -> Value:
        return self.values[0]

    def parse(self, text: str) -> Value:
        """The value that a person has typed; itself if it is none, to be refused later."""
        spelt: dict[str, Value] = {spell(value): value for value in self.values}
        typed = text.strip().lower()
        if typed not in spelt and self.numbers and typed.isdecimal():
            return int(typed)
        return spelt.get(typed, text)

    def allows(self, value: Value) -> bool:
        if self.numbers and type(value) is int and self.numbers[0] <= value <= self.numbers[1]:
            return True
        return any(type(value) is type(known) and value == known for known in self.values)

    def spelled(self) -> list[str]:
        """All values, as one types them."""
        numbers = [f"{self.numbers[0]}–{self.numbers[1]}"] if self.numbers else []
        return [spell(value) for value in self.values] + numbers


def spell(value: Value) -> str:
    """A value as one types it: none, true, 4, repeat."""
    return "none" if value is None else str(value).lower()


class TermsError(ValueError):
    """The table cannot agree on this: each reason says what is wrong and what would do."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        super().__init__("; ".join(map(str, reasons)))
        self.reasons = tuple(reasons)

    def __reduce__(self) -> Any:
        """It may come from another process."""
        return type(self), (self.reasons,)


class Terms:
    """The terms of a table, compiled; immutable once made, and one object for each key in use."""

    known: ClassVar[dict[str, Any]]
    key: str

    def __init_subclass__(cls) -> None:
        cls.known = {}

    @classmethod
    def of(cls, options: Mapping[str, Value], content: Any) -> Self:
        """The terms with these options (all of them) and this content."""
        key = msgspec.json.encode([sorted(cls.told(options).items()), content.digest]).decode()
        found: Self | None = cls.known.get(key)
        if found is None:
            found = cls(dict(options), content)
            found.key = key
            cls.known[key] = found
            for oldest in list(cls.known)[:-KEPT]:  # whoever plays by them still has them
                cls.known.pop(oldest, None)
        return found

    def __init__(self, options: dict[str, Value], content: Any) -> None:
        self.options = options
        self.content = content

    def __copy__(self) -> Self:
        """Terms of their own, to be amended; a compiled class is made in no other way."""
        return type(self)(self.options, self.content)

    def __reduce__(self) -> Any:
        """A position that is copied whole, or goes to another process, refers to the same terms."""
        return recalled, (type(self), self.key)

    @classmethod
    def told(cls, options: Mapping[str, Value]) -> Mapping[str, Value]:
        """The options that a key spells: all, or those that were there before an expansion came."""
        return options

    @classmethod
    def whole(cls, options: Mapping[str, Value]) -> dict[str, Value]:
        """The same with what a key leaves out."""
        return dict(options)

    @classmethod
    def recall(cls, key: str) -> Self:
        """The terms that a saved position refers to."""
        found: Self | None = cls.known.get(key)
        if found is not None:
            return found
        options, digest = msgspec.json.decode(key)
        return cls.of(cls.whole(dict(options)), cls.content_of(digest))

    @classmethod
    def content_of(cls, digest: str) -> Any:
        """The content with that digest; a game knows its own, and those a record has brought."""
        raise NotImplementedError


def recalled(kind: type[AnyTerms], key: str) -> AnyTerms:
    return kind.recall(key)


def settle(
    registered: Sequence[Option], preset: Mapping[str, Value], chosen: Mapping[str, Value]
) -> dict[str, Value]:
    """All options with their values: defaults, then the edition's, then the table's own."""
    options = {option.name: option for option in registered}
    reasons = []
    spelt = {name: x for name, x in chosen.items() if name in options and isinstance(x, str)}
    chosen = {**chosen, **{name: options[name].parse(text) for name, text in spelt.items()}}
    for name, value in chosen.items():
        if name not in options:
            reasons.append(Reason("-", "no-such-option", {"name": name, "names": list(options)}))
        elif not options[name].allows(value):
            args = {"name": name, "value": spell(value), "values": options[name].spelled()}
            reasons.append(Reason(options[name].clause, "no-such-value", args))
    if reasons:
        raise TermsError(reasons)
    return {name: option.default for name, option in options.items()} | dict(preset) | dict(chosen)
