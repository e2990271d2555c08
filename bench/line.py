"""A seat's connection as a browser would have it, and cheap: it shares the cores with the hall.

A WebSocket without a library: the hall compresses what it sends, as for any browser; of a message
only what the load needs is read.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TAIL = b"\x00\x00\xff\xff"  # left out at the end of each compressed message (RFC 7692)
KEY = "bHVkb3RlY2EtYmVuY2gtIQ=="  # any sixteen bytes
MASK = bytes(4)  # a client must mask; a mask of zeros changes nothing


class Question(msgspec.Struct):
    """What this load needs of what a seat is asked."""

    decision: int
    default: msgspec.Raw


class Heard(msgspec.Struct):
    """What it needs of a message."""

    type: str
    seq: int = 0
    nonce: str = ""
    code: str = ""
    asked: Question | None = None
    result: msgspec.Raw | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Listener(Protocol):
    """Whoever wants to know what comes."""

    def hear(self, line: Line, message: Heard, at: float) -> None: ...

    def lose(self, line: Line) -> None: ...


class Line(asyncio.Protocol):
    """One connection; what comes is told to its listener, message by message."""

    def __init__(self, path: str, token: str, listener: Listener) -> None:
        self.path, self.token, self.listener = path, token, listener
        self.transport: asyncio.Transport | None = None
        self.accepted = False
        self.ended = False
        self.buffer = b""
        self.inflate: Callable[[bytes], bytes] = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self.seq = 0  # the last entry of the log that was told here
        self.told = 0.0  # and when
        self.asked: Question | None = None
        self.over = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ended:
            self.listener.lose(self)

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if not self.accepted:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = data
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head.decode("latin-1"))
            self.accepted, data = True, rest
        self.buffer = data[self._read(data) :]

    def _read(self, data: bytes) -> int:
        """All frames that are whole; how far that is."""
        at, end = 0, len(data)
        while end - at >= 2:
            first, size, begin = data[at], data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[begin : begin + 2], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[begin : begin + 8], "big"), at + 10
            if begin > end or begin + size > end:
                break
            at = begin + size
            self._take(first, data[begin:at])
        return at

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == TEXT:
            assert first & 0x80, "a message in several frames"
            if first & 0x40:
                payload = self.inflate(payload + TAIL)
            self.heard(payload, time.perf_counter())

    def heard(self, payload: bytes, now: float) -> None:
        message = _decode(payload)
        if message.type in ("news", "table"):
            self.seq, self.told, self.asked = message.seq, now, message.asked
            self.over = message.result is not None and bytes(message.result) != b"null"
        self.listener.hear(self, message, now)

    def send(self, data: bytes) -> None:
        self._send(TEXT, data)

    def _send(self, kind: int, data: bytes) -> None:
        assert self.transport is not None
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + MASK + data)

    def close(self) -> None:
        self.ended = True
        if self.transport is not None:
            self._send(CLOSE, b"\x03\xe8")
            self.transport.close()
