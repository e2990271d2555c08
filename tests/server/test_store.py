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
from tests.server.test_moves import begun


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


def test_halls_that_open_at_once_migrate_once(database_url: str) -> None:
    async def main() -> None:
        databases = [Database(database_url) for _ in range(4)]
        await asyncio.gather(*[database.migrate() for database in databases])
        for database in databases:
            await database.close()

    run_aside(main())


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


def test_entries_that_arrive_together_are_written_together(database_url: str) -> None:
    """And one that cannot be there does not take the others along."""

    async def main() -> None:
        database, transactions = Database(database_url), 0
        await database.migrate()
        logs, found = Logs(database), Found("playing", True, None, {})
        for id in "abcdef":
            await logs.create(id, f"secret-{id}", [Stored(1, 1.0, begun())], found)
        write = database.write

        async def counted(steps: Any) -> None:
            nonlocal transactions
            transactions += 1
            await write(steps)

        database.write = counted  # type: ignore[method-assign]

        async def append(id: str, seq: int) -> Any:
            said = Stored(seq, 2.0, Spoken("Anna", None, "hello"))
            return await logs.append(id, said, Found("over", True, None, {}))

        tasks = [append(id, 2) for id in "abcdef"]
        assert await asyncio.gather(*tasks) == [None] * 6
        assert transactions == 1
        late = [append(id, 2 if id == "d" else 3) for id in "abcdef"]
        outcomes = await asyncio.gather(*late, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [TakenError]
        assert outcomes[3] is not None
        lengths = [len(await logs.read(id)) for id in "abcdef"]
        assert lengths == [3, 3, 3, 2, 3, 3]
        assert {one.id for one in await logs.listed(["over"], 9)} == set("abcdef")
        await database.close()

    run_aside(main())


def test_what_cannot_be_written_fails_for_all_who_wrote_together(database_url: str) -> None:
    async def main() -> None:
        database = Database(database_url)
        await database.migrate()
        logs, found = Logs(database), Found("playing", False, None, {})
        for id in "abc":
            await logs.create(id, f"secret-{id}", [Stored(1, 1.0, begun())], found)
        write, full = database.write, True

        async def on_a_full_disk(steps: Any) -> None:
            if full:
                raise OSError("no space left")
            await write(steps)

        database.write = on_a_full_disk  # type: ignore[method-assign]
        said = Stored(2, 2.0, Spoken("Anna", None, "hello"))
        tasks = [logs.append(id, said, found) for id in "abc"]
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [OSError] * 3
        full = False
        await logs.append("a", said, found)
        assert [one.seq for one in await logs.read("a")] == [1, 2]
        await database.close()

    run_aside(main())
