"""The log of the tables: an entry has its place, and no place is taken twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    and_,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ludoteca.server import entries
from ludoteca.server.entries import Stored
from ludoteca.server.store.database import Database, Step
from ludoteca.server.store.schema import log, sitting, tables


class TakenError(Exception):
    """Another entry has come in between, or this message has been stored before."""


class Found(NamedTuple):
    """What lists need to know of a table."""

    status: str
    listed: bool
    due: float | None
    sitting: Mapping[int, str]  # persons by seat
    summary: str | None = None  # as `entries.summarise` writes it


class Listed(NamedTuple):
    """A table in a list, and its summary where there is one."""

    id: str
    summary: str | None


class Addition:
    """An entry on its way into the log."""

    def __init__(self, id: str, stored: Stored, found: Found) -> None:
        self.id, self.stored, self.found = id, stored, found
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Logs:
    """Tables and their entries."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    async def create(
        self, id: str, invitation: str, stored: Sequence[Stored], found: Found
    ) -> None:
        """A new table with its first entries."""
        async with self.database.writing() as connection:
            row = {
                "id": id,
                "invitation": invitation,
                "created": stored[0].at,
                "status": found.status,
                "listed": found.listed,
                "changed": stored[-1].at,
                "due": found.due,
                "summary": found.summary,
            }
            await connection.execute(insert(tables).values(row))
            await connection.execute(insert(log), [_row(id, one) for one in stored])
            for statement, rows in _sit(id, found):
                await connection.execute(statement, rows)

    async def append(self, id: str, stored: Stored, found: Found) -> None:
        """Store an entry in its place; `TakenError` where it cannot be there.

        What arrives while others are being written is written together afterwards: the disk is
        asked once for all of them.
        """
        mine = Addition(id, stored, found)
        self._waiting.append(mine)
        if self._writer is None:  # a task of its own: it carries the entries of others as well
            self._writer = asyncio.get_running_loop().create_task(self._write_all())
        await mine.written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                together, self._waiting = self._waiting, []
                await self._write(together)
        finally:
            self._writer = None

    async def _write(self, together: Sequence[Addition]) -> None:
        failure: Exception | None = None
        try:
            await self.database.write(_steps(together))
        except IntegrityError:
            if len(together) > 1:  # one of them cannot be there; the others can
                for one in together:
                    await self._write([one])
                return
            failure = TakenError()
        except Exception as error:
            failure = error
        for one in together:
            if one.written.done():
                continue  # whoever waited for it is gone
            if failure is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(failure)

    async def read(self, id: str, after: int = 0) -> list[Stored]:
        """The entries after that one; none at all if there is no such table."""
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(log).where(log.c.table_id == id, log.c.seq > after).order_by(log.c.seq)
            )
            return [
                Stored(row.seq, row.at, entries.read(row.entry), row.person, row.nonce)
                for row in found
            ]

    async def invitation(self, id: str) -> str | None:
        async with self.database.reading() as connection:
            found = await connection.execute(select(tables.c.invitation).where(tables.c.id == id))
            invitation: str | None = found.scalar_one_or_none()
            return invitation

    async def renew(self, id: str, invitation: str) -> None:
        """From now on that one is valid, and no earlier one."""
        changed = update(tables).where(tables.c.id == id).values(invitation=invitation)
        async with self.database.writing() as connection:
            await connection.execute(changed)

    async def of_person(self, person: str, limit: int) -> list[Listed]:
        """The tables where that person holds a seat, the latest first."""
        there = select(sitting.c.table_id).where(sitting.c.person == person)
        return await self._list(tables.c.id.in_(there), limit)

    async def listed(self, statuses: Sequence[str], limit: int) -> list[Listed]:
        """The tables that anybody may find, the latest first."""
        return await self._list(and_(tables.c.listed, tables.c.status.in_(statuses)), limit)

    async def one(self, id: str) -> Listed | None:
        """That table, if there is one."""
        found = await self._list(tables.c.id == id, 1)
        return found[0] if found else None

    async def _list(self, which: ColumnElement[bool], limit: int) -> list[Listed]:
        latest = select(tables.c.id, tables.c.summary).where(which)
        chosen = latest.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
        async with self.database.reading() as connection:
            return [Listed(row.id, row.summary) for row in await connection.execute(chosen)]

    async def summarise(self, was: Listed, summary: str) -> None:
        """A table has a newer summary, unless somebody has written one meanwhile."""
        same = tables.c.summary.is_not_distinct_from(was.summary)
        async with self.database.writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == was.id, same).values(summary=summary)
            )

    async def due(self, before: float) -> list[str]:
        """The tables where the house has to do something before that moment."""
        chosen = select(tables.c.id).where(tables.c.due <= before)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(chosen)]


_ADD, _SIT = insert(log), insert(sitting)
_RISE = delete(sitting).where(sitting.c.table_id == bindparam("table"))
_SET = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("status", "changed", "due", "summary")})
)


def _steps(together: Sequence[Addition]) -> list[Step]:
    """Their entries, and what lists then know of their tables."""
    steps: list[Step] = [
        (_ADD, [_row(one.id, one.stored) for one in together]),
        (
            _SET,
            [
                {
                    "table": one.id,
                    "status": one.found.status,
                    "changed": one.stored.at,
                    "due": one.found.due,
                    "summary": one.found.summary,
                }
                for one in together
            ],
        ),
    ]
    for one in together:
        if isinstance(one.stored.entry, entries.Seated):
            steps += _sit(one.id, one.found)
    return steps


def _sit(id: str, found: Found) -> Iterator[Step]:
    yield _RISE, [{"table": id}]
    rows = [
        {"table_id": id, "seat": seat, "person": person} for seat, person in found.sitting.items()
    ]
    if rows:
        yield _SIT, rows


def _row(id: str, stored: Stored) -> dict[str, Any]:
    return {
        "table_id": id,
        "seq": stored.seq,
        "at": stored.at,
        "person": stored.person,
        "nonce": stored.nonce,
        "entry": entries.write(stored.entry),
    }
