"""A hall from yesterday's backup, and one whose database was interrupted on its way."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, text

from ludoteca.server.app import build
from ludoteca.server.settings import Settings
from ludoteca.server.store import database as stored
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Logs
from tests.server.aside import run as run_aside
from tests.server.conftest import Hall, Somebody, on_each_database


@contextmanager
def opened(settings: Settings) -> Iterator[Hall]:
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        yield Hall(client, None)


def backed_up(settings: Settings, to: Path) -> None:
    """As docs/operating.md says, while the hall is open."""
    source = settings.url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(to)) as there:
        here.backup(there)


def test_a_game_goes_on_from_yesterdays_backup(settings: Settings, tmp_path: Path) -> None:
    """Choices since then are lost; those who made them can say them again, and others."""
    copy = tmp_path / "copy.db"
    with opened(settings) as hall:
        anna = hall.person("Anna")
        table = anna.open(seats="me novice")
        with anna.live(table, 0) as line:
            line.play(3)
            backed_up(settings, copy)
            before = line.seq
            line.play(2)
            while not line.open_question():
                line.hear()
            last = line.choose(nonce="said-yesterday-and-lost")
            assert last["type"] == "done"
            assert line.seq > before
    restored = Settings(db=f"sqlite:///{copy}", bot_delay=0, static=settings.static, durable=False)
    with opened(restored) as hall:
        again = Somebody.__new__(Somebody)
        again.__dict__ |= {**anna.__dict__, "hall": hall}  # her browser has kept its token
        with again.live(table, 0, more=f"&since={last['seq']}") as line:
            assert line.heard[0]["type"] == "table"  # the whole situation, not a piece of another
            answer = line.choose(nonce="said-yesterday-and-lost")
            assert answer["type"] == "done"
            line.play()
            assert line.result is not None


class PowerCutError(Exception):
    """The power failed."""


@on_each_database
def test_a_migration_that_is_interrupted_has_done_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        database = Database(database_url)
        await database.migrate("0001")
        row = "INSERT INTO tables (id, invitation, created, status, listed, changed)"
        async with database.writing() as connection:
            await connection.execute(text(f"{row} VALUES ('t', 's', 1, 'over', true, 1)"))
        whole = stored._upgrade

        def half(connection: Connection, to: str) -> None:
            whole(connection, "0002")
            raise PowerCutError

        with monkeypatch.context() as patch:
            patch.setattr(stored, "_upgrade", half)
            with pytest.raises(PowerCutError):
                await database.migrate()
        async with database.reading() as connection:
            version = await connection.execute(text("SELECT version_num FROM alembic_version"))
            assert version.scalar_one() == "0001"
        await database.migrate()
        assert [one.id for one in await Logs(database).listed(["over"], 9)] == ["t"]
        await database.close()

    run_aside(main())
