"""What nobody should send: honest messages spoilt, and things that never were one."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

BIG = (33_000, 70_000, 200_000)
WILD: tuple[Any, ...] = (
    *(None, True, 0, -1, 1, 2**31, 2**63, -(2**64), 10**400, 0.5, 1e308, -0.0, float("nan")),
    *("", "0", "null", "\x00", "‮", "\ud800", "é" * 40, "../../etc/passwd", "' OR 1=1 --"),
    *("<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://127.0.0.1}", "%s%n", "A" * 3000),
    *([], [[]], [1, [2, [3]]], {}, {"type": "choose"}, {"__proto__": {"seat": 0}}),
)


def honest(rng: Random, decision: int, nonces: list[str]) -> dict[str, Any]:
    """A message as a client would send it; its nonce is new, or has been used before."""
    nonce = f"{rng.getrandbits(64):x}"
    if nonces and rng.random() < 0.2:
        nonce = rng.choice(nonces)
    nonces.append(nonce)
    kinds: tuple[dict[str, Any], ...] = (
        {"type": "choose", "decision": decision, "choice": rng.randrange(9)},
        {"type": "choose", "decision": decision + rng.randrange(-3, 4), "choice": [0]},
        {"type": "consider", "choice": rng.randrange(9)},
        {"type": "undo"},
        {"type": "vote", "about": "undo", "yes": True},
        {"type": "mute", "person": "nobody", "on": True},
        {"type": "chat", "text": "hello"},
        {"type": "sync"},
    )
    return {**rng.choice(kinds), "nonce": nonce}


def wild(rng: Random, depth: int = 0) -> Any:
    """Any JSON at all."""
    if depth > 3 or rng.random() < 0.6:
        return rng.choice(WILD)
    if rng.random() < 0.5:
        return [wild(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {str(rng.choice(WILD))[:20]: wild(rng, depth + 1) for _ in range(rng.randrange(4))}


def other_field(rng: Random, message: dict[str, Any]) -> str:
    message[rng.choice([*message, "seat", "person", "nonce", "type", "since"])] = wild(rng)
    return json.dumps(message)


def missing_field(rng: Random, message: dict[str, Any]) -> str:
    del message[rng.choice([*message])]
    return json.dumps(message)


def cut_off(rng: Random, message: dict[str, Any]) -> str:
    text = json.dumps(message)
    return text[: rng.randrange(len(text))]


def other_signs(rng: Random, message: dict[str, Any]) -> bytes:
    data = bytearray(json.dumps(message).encode())
    for _ in range(rng.randrange(1, 6)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def anything(rng: Random, message: dict[str, Any]) -> bytes:
    return rng.randbytes(rng.randrange(200))


def too_big(rng: Random, message: dict[str, Any]) -> str:
    message["choice" if rng.random() < 0.5 else "text"] = "x" * rng.choice(BIG)
    return json.dumps(message)


def too_deep(rng: Random, message: dict[str, Any]) -> str:
    depth = rng.choice((100, 2000, 15_000))
    return '{"type":"consider","nonce":"d","choice":' + "[" * depth + "]" * depth + "}"


def as_it_is(rng: Random, message: dict[str, Any]) -> str:
    """Not spoilt: out of order, said before, or somebody else's."""
    return json.dumps(message)


WAYS: tuple[Callable[[Random, dict[str, Any]], str | bytes], ...] = (
    *(other_field, other_field, other_field, missing_field, cut_off, other_signs, anything),
    *(as_it_is, as_it_is, too_deep),
)
RARELY = 0.01  # a message that is far too big ends the line


def spoilt(rng: Random, decision: int, nonces: list[str]) -> str | bytes:
    way = too_big if rng.random() < RARELY else rng.choice(WAYS)
    return way(rng, honest(rng, decision, nonces))
