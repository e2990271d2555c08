"""The decoders of what comes from outside; `tests.hostile.fuzz` tries them.

What comes from outside is read by five of them: messages, choices, records, typed positions and
content packs.  Each may refuse, in the ways that the hall expects; none may do anything else.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

import ludoteca
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.record import RecordError, from_json, setting_from_json
from ludoteca.server import live, wire
from tests.hostile.messages import honest, spoilt

LONG = 20_000  # bytes of a piece that is tried

_tables = [ludoteca.new(game.name, game.seats[0], 7) for game in ludoteca.games()]
refused: Counter[str] = Counter()


def message(data: bytes) -> None:
    try:
        wire.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        refused["message"] += 1
    live._nonce(data)


def choice(data: bytes) -> None:
    try:
        made = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return
    for table in _tables:
        for seat in table.awaited[:1]:
            if table.explain(seat, made) is not None:
                refused["choice"] += 1


def record(data: bytes) -> None:
    try:
        ludoteca.replay(from_json(data))
    except (RecordError, LookupError, ValueError, TypeError, RecursionError, OverflowError):
        refused["record"] += 1  # as server/api/records.py expects it


def setting(data: bytes) -> None:
    try:
        setting_from_json(data)
    except (RecordError, RecursionError):
        refused["setting"] += 1


def pack(data: bytes) -> None:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return
    for game in ludoteca.games():
        try:
            game.content(text)
        except (ContentError, RecursionError):
            refused["pack"] += 1


DECODERS: tuple[Callable[[bytes], None], ...] = (message, choice, record, setting, pack)


def one(data: bytes) -> None:
    """The first byte says which."""
    if data:
        DECODERS[data[0] % len(DECODERS)](data[1:LONG])


def pieces() -> list[bytes]:
    """What is true of each kind, to be spoilt."""
    rng = random.Random(1)
    true: list[tuple[int, bytes]] = []
    for _ in range(40):
        true.append((0, msgspec.json.encode(honest(rng, 3, []))))
        told = spoilt(rng, 3, [])
        true.append((0, told.encode(errors="replace") if isinstance(told, str) else told))
    for table in _tables:
        seat = table.awaited[0]
        default: Any = table.decision(seat).default
        true.append((1, msgspec.json.encode(default)))
        table.choose(seat, default)
        saved = table.save()
        true += [(2, saved), (3, saved)]
    true.append((4, b'[game]\nname = "king-of-con"\n[[objects]]\nnumber = 1\n'))
    return [bytes([kind]) + data for kind, data in true]


def at_random(seconds: float, seed: int) -> int:
    rng, known, tried = random.Random(seed), pieces(), 0
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        data = bytearray(rng.choice(known))
        for _ in range(rng.randrange(1, 8)):
            at = rng.randrange(1, max(2, len(data)))
            data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
        one(bytes(data))
        tried += 1
    return tried
