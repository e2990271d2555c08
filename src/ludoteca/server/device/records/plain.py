"""Records as plain data: `msgspec.to_builtins`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .struct import Kind

PLAIN = (str, int, float, bool, type(None))
Hook = Callable[[Any], Any]


def to_builtins(thing: Any, *, str_keys: bool = False, enc_hook: Hook | None = None) -> Any:
    """Numbers, texts, lists and dicts; what none of these can be, *enc_hook* makes plain."""
    kind = type(thing)
    if kind in PLAIN:
        return thing
    if isinstance(kind, Kind):
        return _told(thing, kind, str_keys, enc_hook)
    if isinstance(thing, dict):
        keyed = {_key(key, str_keys, enc_hook): value for key, value in thing.items()}
        return {
            key: to_builtins(value, str_keys=str_keys, enc_hook=enc_hook)
            for key, value in keyed.items()
        }
    if isinstance(thing, (list, tuple, set, frozenset)):
        made = [to_builtins(each, str_keys=str_keys, enc_hook=enc_hook) for each in thing]
        return tuple(made) if isinstance(thing, tuple) else made
    if isinstance(thing, PLAIN):
        return thing
    if enc_hook is None:
        raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")
    return to_builtins(enc_hook(thing), str_keys=str_keys, enc_hook=enc_hook)


def _told(thing: Any, kind: Any, str_keys: bool, enc_hook: Hook | None) -> Any:
    config = kind.__struct_config__
    told: dict[str, Any] = {}
    if config.tag is not None:
        told[config.tag_field or "type"] = config.tag
    for name in kind.__struct_fields__:
        value = getattr(thing, name)
        if config.omit_defaults and not config.array_like and _is_default(kind, name, value):
            continue
        told[name] = to_builtins(value, str_keys=str_keys, enc_hook=enc_hook)
    return list(told.values()) if config.array_like else told


def _is_default(kind: Kind, name: str, value: Any) -> bool:
    """The very default, or an empty one of its type: as msgspec decides it."""
    given = kind.__struct_given__.get(name)
    if given is None:
        return False
    if given.is_fresh:
        return type(value) is type(given.value) and not value and not given.value
    return value is given.value or (type(value) is type(given.value) and value == given.value)


def _key(key: Any, str_keys: bool, enc_hook: Hook | None) -> Any:
    told = to_builtins(key, str_keys=str_keys, enc_hook=enc_hook)
    if not str_keys or isinstance(told, str):
        return told
    return json.dumps(told)
