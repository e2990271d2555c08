"""The line between the processes of a hall, by way of Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from ludoteca.server.bus import AnyNote, Ear, read, write

logger = logging.getLogger("ludoteca.server")
AGAIN = 1.0  # seconds until a broken line is tried again
WAITING = 10_000  # notes that may wait to be sent


class RedisBus:
    """A channel of Redis; one hall for each database of it."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(6)
        self.connected = False
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        number = self._redis.connection_pool.connection_kwargs.get("db", 0)
        self._channel = f"ludoteca:{number}"
        self._notes: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, ear: Ear, joined: Callable[[], None]) -> None:
        """Listen from now on; *joined* is called whenever the line stands (again)."""
        heard = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ear, joined, heard)),
            asyncio.create_task(self._speak()),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * AGAIN):
                await heard.wait()

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            while not self._notes.empty():
                await self._redis.publish(self._channel, self._notes.get_nowait())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def tell(self, note: AnyNote) -> None:
        """Sent as soon as may be; where nobody can be reached it is dropped."""
        if self.connected:
            with contextlib.suppress(asyncio.QueueFull):
                self._notes.put_nowait(write(note))

    async def _listen(self, ear: Ear, joined: Callable[[], None], heard: asyncio.Event) -> None:
        while True:
            line = self._redis.pubsub(ignore_subscribe_messages=False)
            try:
                await line.subscribe(self._channel)
                async for message in line.listen():
                    if message["type"] == "subscribe":
                        self.connected = True
                        joined()
                        heard.set()
                    elif message["type"] == "message":
                        self._hear(ear, message["data"])
            except (RedisError, OSError) as error:
                if self.connected:
                    why = type(error).__name__
                    logger.warning("the line to the other processes is broken: %s", why)
                self.connected = False
            finally:
                with contextlib.suppress(Exception):
                    await line.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(AGAIN)

    async def _speak(self) -> None:
        while True:
            note, sent = await self._notes.get(), False
            while not sent:
                try:
                    await self._redis.publish(self._channel, note)
                    sent = True
                except RedisError:  # that the line is broken the listener finds out
                    await asyncio.sleep(AGAIN)

    def _hear(self, ear: Ear, data: Any) -> None:
        try:
            note = read(data)
        except msgspec.DecodeError:
            logger.warning("a note of another process was not understood")
            return
        if note.by == self.me:
            return
        try:
            ear(note)
        except Exception:
            logger.exception("a note of another process could not be followed")
