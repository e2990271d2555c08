"""A bad line: what goes through it is held up, or cut off in the middle."""

from __future__ import annotations

import asyncio
import contextlib

PIECE = 1 << 14


class Line:
    """A port of its own; whatever is told to it goes on to one of the halls, in turn."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.port = 0
        self.turn = 0
        self.open = asyncio.Event()
        self.open.set()
        self.lines: set[asyncio.StreamWriter] = set()
        self.cut = 0  # how many have been cut off

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.turn += 1
        with contextlib.suppress(OSError):
            port = self.ports[self.turn % len(self.ports)]
            there, here = await asyncio.open_connection("127.0.0.1", port)
            self.lines |= {writer, here}
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.gather(self._copy(reader, here), self._copy(there, writer))
            self.lines -= {writer, here}
        writer.close()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def drop(self) -> None:
        """Cut them all, whatever is under way."""
        self.cut += len(self.lines)
        for writer in list(self.lines):
            writer.transport.abort()

    async def stall(self, seconds: float) -> None:
        """Nothing goes through for a while."""
        self.open.clear()
        await asyncio.sleep(seconds)
        self.open.set()

    async def close(self) -> None:
        self.server.close()
        self.drop()
