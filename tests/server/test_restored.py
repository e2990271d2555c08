"""A hall from yesterday's backup, and one whose database was interrupted on its way."""

from __future__ import annotations

import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, select, text, update

from ludoteca.server.app import build
from ludoteca.server.settings import Settings
from ludoteca.server.store import database as stored
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import Logs
from ludoteca.server.store.schema import log
from tests.server import postgres
from tests.server.aside import run as run_aside
from tests.server.conftest import Hall, Somebody


@contextmanager
def opened(settings: Settings) -> Iterator[Hall]:
    with TestClient(build(settings), base_url="http://testserver.local") as client:
        yield Hall(client, None)


def backed_up(url: str, to: Path) -> None:
    """As docs/operating.md says, while the hall is open."""
    if url.startswith("postgresql"):
        _program("pg_dump", "-Fc", "-d", url, "-f", str(to))
        return
    source = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(to)) as there:
        here.backup(there)


def restored_from(copy: Path, request: pytest.FixtureRequest, *, postgresql: bool) -> str:
    """The address of a database with what was backed up."""
    if not postgresql:
        return f"sqlite:///{copy}"
    running: postgres.Cluster = request.getfixturevalue("cluster")
    url = running.fresh()
    _program("pg_restore", "--no-owner", "-d", url, str(copy))
    return url


def _program(name: str, *told: str) -> None:
    folder = postgres.programs()
    assert folder is not None
    subprocess.run([str(folder / name), *told], check=True, capture_output=True)


def test_a_game_goes_on_from_yesterdays_backup(
    settings: Settings, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Choices since then are lost; those who made them can say them again, and others."""
    copy = tmp_path / "copy"
    with opened(settings) as hall:
        anna = hall.person("Anna")
        table = anna.open(seats="me novice")
        with anna.live(table, 0) as line:
            line.play(3)
            backed_up(settings.url, copy)
            before = line.seq
            line.play(2)
            while not line.open_question():
                line.hear()
            last = line.choose(nonce="said-yesterday-and-lost")
            assert last["type"] == "done"
            assert line.seq > before
    url = restored_from(copy, request, postgresql=settings.url.startswith("postgresql"))
    restored = Settings(db=url, bot_delay=0, static=settings.static, durable=False)
    with opened(restored) as hall:
        again = Somebody.__new__(Somebody)
        again.__dict__ |= {**anna.__dict__, "hall": hall}  # her browser has kept its token
        with again.live(table, 0, more=f"&since={last['seq']}") as line:
            assert line.heard[0]["type"] == "table"  # the whole situation, not a piece of another
            while not line.open_question():  # the bot may have been thinking when it was backed up
                line.hear()
            answer = line.choose(nonce="said-yesterday-and-lost")
            assert answer["type"] == "done"
            line.play()
            assert line.result is not None


class PowerCutError(Exception):
    """The power failed."""


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


def test_a_table_of_older_rules_goes_on_where_its_choices_lead_where_they_led(
    settings: Settings,
) -> None:
    """Where they do not it is told so, nobody else is harmed, and its log is kept."""
    with opened(settings) as hall:
        anna = hall.person("Anna")
        tables = same, other = [anna.open(seats="me novice") for _ in range(2)]
        for table in tables:
            with anna.live(table, 0) as line:
                line.play(3)
    logs = [run_aside(_older(settings.url, table, digests=table == other)) for table in tables]
    with opened(settings) as hall:
        again = Somebody.__new__(Somebody)
        again.__dict__ |= {**anna.__dict__, "hall": hall}
        with again.live(same, 0) as line:
            line.play()
            assert line.result is not None
        path = f"/api/tables/{other}/live?seat=0"
        with hall.client.websocket_connect(path, headers=again.headers) as refused:
            assert refused.receive_json(timeout=20)["code"] == "table-broken"
        assert again.ask("GET", f"/api/tables/{other}/log", 410)["text"]
        assert same in [one["id"] for one in again.ask("GET", "/api/tables")["mine"]]
    assert len(run_aside(_entries(settings.url, other))) == logs[1]


async def _entries(url: str, table: str) -> list[str]:
    database = Database(url)
    try:
        async with database.reading() as connection:
            chosen = select(log.c.entry).where(log.c.table_id == table).order_by(log.c.seq)
            return [row.entry for row in await connection.execute(chosen)]
    finally:
        await database.close()


async def _older(url: str, table: str, *, digests: bool) -> int:
    """As an earlier version has written it, which came to other positions if *digests*."""
    written = await _entries(url, table)
    database = Database(url)
    async with database.writing() as connection:
        for seq, entry in enumerate(written, 1):
            read = json.loads(entry)
            if "header" in read:
                assert read["header"]["rules"] > 0
                read["header"]["rules"] -= 1
            if digests and "digest" in read:
                read["digest"] = read["digest"][::-1]
            here = update(log).where(log.c.table_id == table, log.c.seq == seq)
            await connection.execute(here.values(entry=json.dumps(read)))
    await database.close()
    return len(written)
