"""`msgspec.structs`: records changed, listed, told as a dict."""

from __future__ import annotations

from typing import Any

from .struct import FieldInfo, Kind


def replace(thing: Any, /, **changes: Any) -> Any:
    """The same with other values in some fields."""
    return thing.__replace__(**changes)


def fields(kind: Any) -> tuple[FieldInfo, ...]:
    cls = kind if isinstance(kind, Kind) else type(kind)
    found: tuple[FieldInfo, ...] = cls.__struct_info__()
    return found


def asdict(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in type(thing).__struct_fields__}
