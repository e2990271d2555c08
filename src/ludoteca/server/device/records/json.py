"""`msgspec.json`: records as JSON and back, written without spaces."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from .converting import convert
from .errors import DecodeError
from .plain import Hook, to_builtins

MISSING: Any = object()


class Encoder:
    """Writes."""

    def __init__(self, *, enc_hook: Hook | None = None) -> None:
        self.enc_hook = enc_hook

    def encode(self, thing: Any) -> bytes:
        told = to_builtins(thing, str_keys=True, enc_hook=self.enc_hook)
        return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


class Decoder:
    """Reads one type."""

    def __init__(
        self, type: Any = Any, *, dec_hook: Callable[[Any, Any], Any] | None = None
    ) -> None:
        self.type, self.dec_hook = type, dec_hook

    def __class_getitem__(cls, _: Any) -> type[Decoder]:
        return cls

    def decode(self, text: bytes | str) -> Any:
        try:
            raw = json.loads(text)
        except (json.JSONDecodeError, UnicodeDecodeError) as error:
            raise DecodeError(f"JSON is malformed: {error}") from None
        return convert(raw, self.type, dec_hook=self.dec_hook, str_keys=True)


def encode(thing: Any) -> bytes:
    return Encoder().encode(thing)


def decode(text: bytes | str, *, type: Any = Any) -> Any:
    return Decoder(type).decode(text)


def format(text: bytes, *, indent: int = 2) -> bytes:
    """The same on many lines."""
    return json.dumps(json.loads(text), ensure_ascii=False, indent=indent).encode()
