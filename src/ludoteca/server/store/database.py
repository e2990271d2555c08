"""The database: SQLite in a file of the user's, or PostgreSQL; brought up to date at the start."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any
from weakref import WeakSet

import anyio
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Insert,
    Update,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

PATIENCE = 30  # seconds that one writer waits for another
TRIES = 100  # to begin the write-ahead log
MIGRATING = 1_281_643_375  # any number: whoever holds it changes the tables
Statement = Insert | Update | Delete
Step = tuple[Statement, Sequence[dict[str, Any]]]  # with its rows
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
        # what was to be stored is no part of an error: that goes into the log of the hall
        settings: dict[str, Any] = {"hide_parameters": True}
        self._lines: WeakSet[Any] = WeakSet()  # to PostgreSQL
        if self.sqlite:
            settings["connect_args"] = {"timeout": PATIENCE}
        elif made.get_driver_name() == "asyncpg":
            settings["connect_args"] = {"connection_class": _counted(self._lines)}
        self.engine: AsyncEngine = create_async_engine(made, **settings)
        self._writer = anyio.Lock()  # SQLite has one writer; so have we
        self._straight: Engine | None = None
        self._pen: Any = None  # the connection that writes
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="writer")
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

    async def write(self, steps: Sequence[Step]) -> None:
        """All these statements in one transaction, each once for every row that it comes with.

        With SQLite that is one visit to another thread, and nothing between it and the driver:
        a busy hall would spend more on handing over single statements than on the games.
        """
        if self._straight is None:
            async with self.engine.begin() as connection:
                for statement, rows in steps:
                    await connection.execute(statement, rows)
            return
        async with self._writer:
            await asyncio.get_running_loop().run_in_executor(self._hand, self._do, steps)

    def _do(self, steps: Sequence[Step]) -> None:
        assert self._straight is not None
        if self._pen is None:
            self._pen = self._straight.raw_connection()
        cursor = self._pen.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            try:
                for statement, rows in steps:
                    cursor.executemany(_sql(statement), rows)
                cursor.execute("COMMIT")
            except BaseException:
                if self._pen.driver_connection.in_transaction:  # a full disk ends it by itself
                    cursor.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
        finally:
            cursor.close()

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
        for line in list(self._lines):  # of work that was called off in the middle of a statement
            if not line.is_closed():
                line.terminate()
        await asyncio.sleep(0)  # until they have heard of it
        self._hand.shutdown()
        if self._pen is not None:
            self._pen.close()
        if self._straight is not None:
            self._straight.dispose()


def _counted(lines: WeakSet[Any]) -> type[Any]:
    """Connections of asyncpg that enter themselves there, however far they come."""
    from asyncpg import Connection as Line  # type: ignore[import-untyped]

    class Counted(Line):  # type: ignore[misc]
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            lines.add(self)

    return Counted


@cache
def _sql(statement: Statement) -> str:
    """As SQLite's driver takes it, with a name for each value of a row."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


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
