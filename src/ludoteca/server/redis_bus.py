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
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from ludoteca.server.bus import AnyNote, Ear, Follower, Often, read, write

logger = logging.getLogger("ludoteca.server")
AGAIN = 1.0  # seconds until a broken line is tried again
WAITING = 10_000  # notes that may wait to be sent


class RedisBus:
    """A channel of Redis for all, and one for each table; one hall for each database of it.

    What happens often at a table is heard only where that table is held: else every process would
    spend its time on what happens at all the others.
    """

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(6)
        self.connected = False
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        number = self._redis.connection_pool.connection_kwargs.get("db", 0)
        self._channel = f"ludoteca:{number}"
        self._notes: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._tables: dict[str, None] = {}  # those that are followed
        self._changed: asyncio.Queue[str] = asyncio.Queue()  # are followed now, or no longer
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, ear: Ear, joined: Callable[[], None], follows: Follower) -> None:
        """Listen from now on; *joined* is called whenever the line stands (again)."""
        heard = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ear, joined, follows, heard)),
            asyncio.create_task(self._speak()),
        ]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2 * AGAIN):
                await heard.wait()

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            while not self._notes.empty():
                await self._redis.publish(*self._notes.get_nowait())
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._redis.aclose()

    def tell(self, note: AnyNote) -> None:
        """Sent as soon as may be; where nobody can be reached it is dropped."""
        if self.connected:
            with contextlib.suppress(asyncio.QueueFull):
                channel = self._of(note.table) if isinstance(note, Often) else self._channel
                self._notes.put_nowait((channel, write(note)))

    def follow(self, table: str, *, on: bool) -> None:
        """Hear what happens at that table, or no longer."""
        if on:
            self._tables[table] = None
        else:
            self._tables.pop(table, None)
        self._changed.put_nowait(table)

    def _of(self, table: str) -> str:
        return f"{self._channel}:{table}"

    async def _listen(
        self, ear: Ear, joined: Callable[[], None], follows: Follower, heard: asyncio.Event
    ) -> None:
        while True:
            line = self._redis.pubsub(ignore_subscribe_messages=False)
            following: asyncio.Task[None] | None = None
            try:
                await line.subscribe(self._channel, *[self._of(table) for table in self._tables])
                following = asyncio.create_task(self._follow(line))
                async for message in line.listen():
                    channel = message["channel"].decode()
                    if message["type"] == "message":
                        self._hear(ear, message["data"])
                    elif message["type"] == "subscribe" and channel != self._channel:
                        follows(channel.removeprefix(f"{self._channel}:"))
                    elif message["type"] == "subscribe":
                        self.connected = True
                        joined()
                        heard.set()
            except (RedisError, OSError) as error:
                if self.connected:
                    why = type(error).__name__
                    logger.warning("the line to the other processes is broken: %s", why)
                self.connected = False
            finally:
                if following is not None:
                    following.cancel()
                with contextlib.suppress(Exception):
                    await line.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(AGAIN)

    async def _follow(self, line: PubSub) -> None:
        """What has changed meanwhile: that the line is broken, the listener finds out."""
        with contextlib.suppress(RedisError, OSError):
            while True:
                table = await self._changed.get()
                if table in self._tables:
                    await line.subscribe(self._of(table))
                else:
                    await line.unsubscribe(self._of(table))

    async def _speak(self) -> None:
        while True:
            note, sent = await self._notes.get(), False
            while not sent:
                try:
                    await self._redis.publish(*note)
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
