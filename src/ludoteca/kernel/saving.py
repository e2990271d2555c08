"""A position as JSON and back; the terms of its table travel by their key."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteca.kernel.state import AnyState, State
from ludoteca.kernel.terms import Terms


def _key(thing: Any) -> str:
    if isinstance(thing, Terms):
        return thing.key
    raise TypeError(f"{type(thing).__name__} is no plain data, so no position can hold it")


def _recall(kind: type[Terms], key: str) -> Terms:
    return kind.recall(key)


_encoder = msgspec.json.Encoder(enc_hook=_key)


@cache
def _decoder(kind: type[AnyState]) -> msgspec.json.Decoder[AnyState]:
    return msgspec.json.Decoder(kind, dec_hook=_recall)


def save(s: State) -> bytes:
    return _encoder.encode(s)


def load(kind: type[AnyState], saved: bytes) -> AnyState:
    position: AnyState = _decoder(kind).decode(saved)
    return position


def digest(s: State) -> str:
    """Sixteen signs that tell this position from every other."""
    return blake2b(_encoder.encode(s), digest_size=8).hexdigest()
