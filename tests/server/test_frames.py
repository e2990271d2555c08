"""Lines as the hall's own server makes them: straight to the socket, and not without end."""

from __future__ import annotations

import asyncio
import os
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

from bench.line import Heard, Line
from ludoteca.server.frames import LINE, UNREAD, Frames
from tests.server.aside import run as run_aside

Serve = Callable[[Any, Any, Any], Awaitable[None]]


class Ear:
    """What a client of ours has heard."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.lost = asyncio.Event()
        self.woken = asyncio.Event()

    def hear(self, line: Line, message: Heard, at: float) -> None:
        self.heard.append(message)
        self.woken.set()

    def lose(self, line: Line) -> None:
        self.lost.set()


async def _with_server(app: Serve, client: Callable[[int], Awaitable[None]]) -> None:
    config = uvicorn.Config(app, port=0, ws=Frames, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        await client(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await serving


def test_what_is_written_straight_is_heard_in_order_and_compressed() -> None:
    sent = [b'{"type":"news","seq":%d,"nonce":"%s"}' % (n, b"x" * 3000) for n in range(1, 40)]
    written = 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal written
        await receive()
        await send({"type": "websocket.accept"})
        line = scope["extensions"][LINE]
        assert isinstance(line, Frames)
        write = line.transport.write

        def counted(data: Any) -> None:
            nonlocal written
            written += len(data)
            write(data)

        line.transport.write = counted  # type: ignore[method-assign]
        assert all([line.write(message) for message in sent])
        while (await receive())["type"] != "websocket.disconnect":
            pass
        assert line.write(b"{}"), "who is gone already does not read, but needs no end"

    async def client(port: int) -> None:
        ear = Ear()
        line = Line("/", "", ear)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
        while len(ear.heard) < len(sent):
            ear.woken.clear()
            await asyncio.wait_for(ear.woken.wait(), 30)
        assert [message.seq for message in ear.heard] == list(range(1, len(sent) + 1))
        line.close()

    run_aside(_with_server(app, client))
    assert 0 < written < sum([len(zlib.compress(message)) for message in sent])


def test_who_does_not_read_is_let_go_before_much_is_waiting() -> None:
    waiting: list[int] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line = scope["extensions"][LINE]
        noise = os.urandom(60_000).hex().encode()  # hardly to be compressed
        for _ in range(2000):
            if not line.write(b'{"type":"news","code":"%s"}' % noise):
                break
            await asyncio.sleep(0)
        waiting.append(line.transport.get_write_buffer_size())
        await send({"type": "websocket.close", "code": 4408})

    async def client(port: int) -> None:
        ear = Ear()
        line = Line("/", "", ear)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
        assert line.transport is not None
        line.transport.pause_reading()
        while not waiting:
            await asyncio.sleep(0.01)
        line.transport.abort()

    run_aside(_with_server(app, client))
    assert UNREAD < waiting[0] < 2 * UNREAD
