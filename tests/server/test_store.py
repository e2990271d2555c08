"""The database: migrations, the schema they lead to, and places that are taken once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from ludoteca.server import wire
from ludoteca.server.entries import Begun, Spoken, Stored
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Found, Listed, Logs, TakenError
from ludoteca.server.store.schema import metadata
from tests.server.aside import run as run_aside
from tests.server.conftest import on_each_database
from tests.server.test_moves import begun


@on_each_database
def test_migrations_from_nothing_and_again(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def main() -> None:
        database = Database(database_url.replace("/hall.db", "/deep/down/hall.db"))
        await database.migrate()
        await database.migrate()
        async with database.reading() as connection:
            assert await connection.run_sync(differences) == []
            if database.sqlite:
                mode = await connection.execute(text("PRAGMA journal_mode"))
                assert mode.scalar_one() == "wal"
        await database.close()

    run_aside(main())


@on_each_database
def test_an_earlier_database_keeps_what_is_in_it(database_url: str) -> None:
    row = "INSERT INTO tables (id, invitation, created, status, listed, changed)"

    async def main() -> None:
        database = Database(database_url)
        await database.migrate("0001")
        async with database.writing() as connection:
            await connection.execute(text(f"{row} VALUES ('t', 's', 1, 'over', true, 1)"))
        await database.migrate()
        assert await Logs(database).listed(["over"], 9) == [Listed("t", None)]
        await database.close()

    run_aside(main())


@on_each_database
def test_halls_that_open_at_once_migrate_once(database_url: str) -> None:
    async def main() -> None:
        databases = [Database(database_url) for _ in range(4)]
        await asyncio.gather(*[database.migrate() for database in databases])
        for database in databases:
            await database.close()

    run_aside(main())


@on_each_database
def test_no_place_is_taken_twice(database_url: str) -> None:
    async def main() -> None:
        database = Database(database_url)
        await database.migrate()
        logs, found = Logs(database), Found("playing", False, None, {})
        made: Begun = begun()
        await logs.create("t", "secret", [Stored(1, 1.0, made)], found)
        said = Spoken("Anna", None, "hello")
        await logs.append("t", Stored(2, 2.0, said, "anna", "n"), found)
        for stored in (Stored(2, 3.0, said), Stored(3, 3.0, said, "anna", "n")):
            with pytest.raises(TakenError):
                await logs.append("t", stored, found)
        await logs.append("t", Stored(3, 3.0, said, "bruno", "n"), found)
        log = await logs.read("t")
        assert [one.seq for one in log] == [1, 2, 3]
        assert log[0].entry == made
        assert made.clock == wire.Clock()
        await database.close()

    run_aside(main())
