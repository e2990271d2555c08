"""`msgspec.structs`: records changed, listed, told as a dict."""

from __future__ import annotations

from typing import Any

from .struct import FieldInfo, Kind, made_of


def replace(thing: Any, /, **changes: Any) -> Any:
    """The same with other values in some fields."""
    cls = type(thing)
    for name in changes:
        if name not in cls.__struct_fields__:
            raise TypeError(f"`{cls.__name__}` has no field `{name}`")
    values = [
        changes[name] if name in changes else getattr(thing, name) for name in cls.__struct_fields__
    ]
    return made_of(cls, tuple(values))


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    cls = kind if isinstance(kind, Kind) else type(kind)
    found: tuple[FieldInfo, ...] = cls.__struct_info__()
    return found


def asdict(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in type(thing).__struct_fields__}
