"""The database: SQLite in a file of the user's, or PostgreSQL; brought up to date at the start."""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import anyio
from alembic import command
from alembic.config import Config
from anyio import to_thread
from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

PATIENCE = 30  # seconds that one writer waits for another
TRIES = 100  # to begin the write-ahead log
MIGRATING = 1_281_643_375  # any number: whoever holds it changes the tables
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def default_url() -> str:
    """SQLite, in the folder where this system keeps such things."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{base / 'ludoteca' / 'hall.db'}"


class Database:
    """Connections to read by, and one door to write through."""

    def __init__(self, url: str, *, durable: bool = True) -> None:
        made = make_url(url)
        made = made.set(drivername=_DRIVERS.get(made.drivername, made.drivername))
        self.sqlite = made.get_backend_name() == "sqlite"
        if self.sqlite and made.database:
            Path(made.database).parent.mkdir(parents=True, exist_ok=True)
        settings: dict[str, Any] = {"connect_args": {"timeout": PATIENCE}} if self.sqlite else {}
        self.engine: AsyncEngine = create_async_engine(made, **settings)
        self._writer = anyio.Lock()  # SQLite has one writer; so have we
        self._straight: Engine | None = None
        if self.sqlite:
            settings["connect_args"]["check_same_thread"] = False
            plain = made.set(drivername="sqlite")
            self._straight = create_engine(plain, pool_size=1, max_overflow=0, **settings)
            for engine in (self.engine.sync_engine, self._straight):
                event.listen(engine, "connect", _prepare)
                if not durable:
                    event.listen(engine, "connect", _hurry)
                event.listen(engine, "begin", _begin)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is kept when the block ends, or nothing."""
        if not self.sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writer, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Do *work* in a transaction, all at once.

        With SQLite that is one visit to another thread, where `writing` needs one for each
        statement: a busy hall would spend more on those than on the games.
        """
        if self._straight is None:
            async with self.engine.begin() as connection:
                await connection.run_sync(work)
            return
        async with self._writer:
            await to_thread.run_sync(self._do, work)

    def _do(self, work: Callable[[Connection], None]) -> None:
        assert self._straight is not None
        connection = self._straight.connect().execution_options(writes=True)
        with connection, connection.begin():
            work(connection)

    async def ask(self) -> None:
        """Nothing; but it must answer."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    async def migrate(self, to: str = "head") -> None:
        """From nothing, or from any earlier version, to this one."""
        async with self.writing() as connection:
            await connection.run_sync(_upgrade, to)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._straight is not None:
            self._straight.dispose()


def _prepare(connection: Any, record: Any) -> None:
    """What every connection to SQLite begins with; we begin transactions ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    for tried in range(TRIES):  # two halls that open at once: this pragma does not wait by itself
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError:
            if tried == TRIES - 1:
                raise
            time.sleep(0.02)
    cursor.execute("PRAGMA synchronous = FULL")  # acknowledged means on the disk
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _hurry(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = OFF")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection, to: str) -> None:
    if connection.dialect.name == "postgresql":  # several halls may open at once
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", "ludoteca.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
