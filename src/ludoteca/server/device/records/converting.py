"""Plain data as typed records: `msgspec.convert`, with the same words for what does not fit."""

from __future__ import annotations

import types
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from .errors import ValidationError
from .struct import Kind, Struct

Hook = Callable[[Any, Any], Any]
NAMES = {str: "str", int: "int", float: "float", bool: "bool", type(None): "null"}
# The order in which msgspec tells the types of a union.
ORDER = ("bool", "int", "float", "str", "array", "object", "null")
LISTS = (list, tuple, set, frozenset)


def convert(
    raw: Any,
    kind: Any,
    *,
    strict: bool = True,
    dec_hook: Hook | None = None,
    str_keys: bool = False,
) -> Any:
    return _Reading(strict, dec_hook, str_keys).read(raw, kind)


def _of(raw: Any) -> str:
    """What msgspec calls this datum."""
    if raw is None:
        return "null"
    for type_, name in ((bool, "bool"), (int, "int"), (float, "float"), (str, "str")):
        if isinstance(raw, type_):
            return name
    if isinstance(raw, LISTS):
        return "array"
    return "object" if isinstance(raw, (dict, Struct)) else type(raw).__name__


@cache
def _arms(kind: Any) -> tuple[Any, ...]:
    """The types of a union; one that is none is its own."""
    origin = get_origin(kind)
    if origin is Annotated:
        return _arms(get_args(kind)[0])
    if origin in (Union, types.UnionType):
        return tuple([arm for each in get_args(kind) for arm in _arms(each)])
    if isinstance(kind, TypeVar):
        return _arms(kind.__bound__ or Any)
    if isinstance(kind, types.NoneType) or kind is None:
        return (type(None),)
    value = getattr(kind, "__value__", None)  # type X = …
    return _arms(value) if value is not None and origin is None else (kind,)


@cache
def _name(arm: Any) -> str:
    if arm in NAMES:
        return NAMES[arm]
    origin = get_origin(arm) or arm
    if origin is Literal:
        return _of(get_args(arm)[0])
    if isinstance(origin, Kind):
        return "array" if origin.__struct_config__.array_like else "object"
    if origin in LISTS or (isinstance(origin, type) and issubclass(origin, tuple)):
        return "array"
    return "object" if origin is dict else getattr(origin, "__name__", str(origin))


def _expected(arms: tuple[Any, ...]) -> str:
    names = {_name(arm) for arm in arms}
    told = [name for name in ORDER if name in names]
    return " | ".join([*told, *sorted(names - {*ORDER})])


class _Reading:
    """One conversion: how strict, and who makes what is none of ours."""

    def __init__(self, strict: bool, hook: Hook | None, str_keys: bool) -> None:
        self.strict, self.hook, self.str_keys = strict, hook, str_keys

    def read(self, raw: Any, kind: Any) -> Any:
        arms = _arms(kind)
        if Any in arms or object in arms:
            return raw
        found = _of(raw)
        fitting = [arm for arm in arms if _name(arm) == found]
        if not fitting:
            return self._otherwise(raw, found, arms)
        if len(fitting) > 1 and isinstance(get_origin(fitting[0]) or fitting[0], Kind):
            return self._tagged(raw, fitting)
        literals = [arm for arm in fitting if get_origin(arm) is Literal]
        if literals:
            return self._literal(raw, literals, len(literals) < len(fitting))
        return self._arm(raw, fitting[0])

    def _otherwise(self, raw: Any, found: str, arms: tuple[Any, ...]) -> Any:
        """Of another type: a number may do for another, a text for one where nobody is strict."""
        names = {_name(arm): arm for arm in arms}
        if found == "int" and "float" in names:
            return float(raw)
        lenient = not self.strict or self.str_keys  # in JSON 3.0 is a whole number
        if found == "float" and "int" in names and lenient and raw.is_integer():
            return self.read(int(raw), names["int"])
        if not self.strict and found == "str":
            for name, reader in (("int", _whole), ("float", float), ("bool", _yes), ("null", _no)):
                if name in names:
                    try:
                        return self.read(reader(raw), names[name])
                    except ValueError:
                        continue
        if not self.strict and found == "int" and "bool" in names and raw in (0, 1):
            return bool(raw)
        custom = [arm for name, arm in names.items() if name not in ORDER]
        if custom and self.hook is not None:
            return self.hook(custom[0], raw)
        if custom and isinstance(raw, custom[0]):
            return raw
        raise ValidationError(f"Expected `{_expected(arms)}`, got `{found}`")

    def _literal(self, raw: Any, arms: list[Any], beside: bool) -> Any:
        for arm in arms:
            for value in get_args(arm):
                if value == raw and type(value) is type(raw):
                    return raw
        if beside:
            return raw
        raise ValidationError(f"Invalid enum value {raw!r}")

    def _arm(self, raw: Any, arm: Any) -> Any:
        origin = get_origin(arm) or arm
        if isinstance(origin, Kind):
            return self._struct(raw, origin)
        if origin is dict:
            return self._dict(raw, get_args(arm))
        if origin in (list, set, frozenset):
            inner = (get_args(arm) or (Any,))[0]
            return origin(self._each(raw, [inner] * len(raw)))
        if isinstance(origin, type) and issubclass(origin, tuple):
            return self._tuple(raw, arm, origin)
        return raw

    def _each(self, raw: Any, kinds: list[Any]) -> list[Any]:
        made = []
        for i, (each, kind) in enumerate(zip(raw, kinds, strict=True)):
            try:
                made.append(self.read(each, kind))
            except ValidationError as error:
                raise error.under(f"[{i}]") from None
        return made

    def _tuple(self, raw: Any, arm: Any, origin: type) -> Any:
        names = getattr(origin, "_fields", None)
        if names is not None:
            hints = get_type_hints(origin)
            kinds = [hints[name] for name in names]
            least = len(kinds) - len(getattr(origin, "_field_defaults", ()))
            if not least <= len(raw) <= len(kinds):
                span = len(kinds) if least == len(kinds) else f"{least} to {len(kinds)}"
                raise ValidationError(f"Expected `array` of length {span}, got {len(raw)}")
            return origin(*self._each(raw, kinds[: len(raw)]))
        kinds = list(get_args(arm)) or [Any, ...]
        if len(kinds) == 2 and kinds[1] is ...:
            return tuple(self._each(raw, [kinds[0]] * len(raw)))
        if len(kinds) != len(raw):
            raise ValidationError(f"Expected `array` of length {len(kinds)}, got {len(raw)}")
        return tuple(self._each(raw, kinds))

    def _dict(self, raw: dict[Any, Any], kinds: tuple[Any, ...]) -> dict[Any, Any]:
        key, value = kinds or (Any, Any)
        keys = _Reading(self.strict and not self.str_keys, self.hook, self.str_keys)
        made = {}
        for name, each in raw.items():
            try:
                at = keys.read(name, key)
            except ValidationError as error:
                if error.path.startswith("key"):
                    raise
                raise ValidationError(f"{error.what} - at `key` in `$`") from None
            try:
                made[at] = self.read(each, value)
            except ValidationError as error:
                raise error.under("[...]") from None
        return made

    def _tagged(self, raw: Any, arms: list[Any]) -> Any:
        """Which of several records it is, its tag says."""
        if isinstance(raw, Struct):
            if type(raw) in arms:
                return raw
            raise ValidationError("Expected `object`, got `object`")
        field = arms[0].__struct_config__.tag_field or "type"
        if field not in raw:
            raise ValidationError(f"Object missing required field `{field}`")
        for arm in arms:
            if arm.__struct_config__.tag == raw[field]:
                return self._struct(raw, arm)
        raise ValidationError(f"Invalid value {raw[field]!r}").under(f".{field}")

    def _struct(self, raw: Any, cls: Kind) -> Any:
        config = cls.__struct_config__
        if isinstance(raw, Struct):
            if isinstance(raw, cls):
                return raw
            raise ValidationError(f"Expected `{cls.__name__}`, got `{type(raw).__name__}`")
        if config.array_like:
            return self._array(raw, cls)
        kinds, made = cls.__struct_kinds__(), {}
        for name, value in raw.items():
            if name in kinds:
                try:
                    made[name] = self.read(value, kinds[name])
                except ValidationError as error:
                    raise error.under(f".{name}") from None
            elif config.tag is not None and name == (config.tag_field or "type"):
                if value != config.tag:
                    raise ValidationError(f"Invalid value {value!r}").under(f".{name}")
            elif config.forbid_unknown_fields:
                raise ValidationError(f"Object contains unknown field `{name}`")
        for name in kinds:
            if name not in made and name not in cls.__struct_given__:
                raise ValidationError(f"Object missing required field `{name}`")
        return cls(**made)

    def _array(self, raw: Any, cls: Kind) -> Any:
        kinds = list(cls.__struct_kinds__().values())
        least = len([name for name in cls.__struct_kinds__() if name not in cls.__struct_given__])
        if len(raw) < least:
            raise ValidationError(f"Expected `array` of at least length {least}, got {len(raw)}")
        return cls(*self._each(list(raw)[: len(kinds)], kinds[: len(raw)]))


def _whole(text: str) -> int:
    if text != text.strip() or "_" in text or text.startswith("+"):
        raise ValueError(text)
    return int(text)


def _yes(text: str) -> bool:
    if text.lower() not in ("true", "false", "1", "0"):
        raise ValueError(text)
    return text.lower() in ("true", "1")


def _no(text: str) -> None:
    if text.lower() != "null":
        raise ValueError(text)
