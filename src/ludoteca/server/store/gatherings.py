"""Tables of cardboard for which each player enters the own hand: kept for some days."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from ludoteca.kernel.event import Seat
from ludoteca.server.store.database import Database
from ludoteca.server.store.schema import gathered, gatherings

KEPT = 7 * 86_400  # seconds
MOST = 20  # of one person: the oldest goes


class Gathering(NamedTuple):
    """What lies open, who gathers it, and what each seat has entered."""

    id: str
    owner: str
    laid: str
    table: str | None
    entered: dict[Seat, str | None]


class Gatherings:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database, self.now = database, now

    async def create(self, owner: str, laid: str, seats: int) -> tuple[str, list[str]]:
        """A new one, with a key for each seat; those of long ago are forgotten."""
        id, keys = secrets.token_urlsafe(9), [secrets.token_urlsafe(18) for _ in range(seats)]
        now = self.now()
        own = select(gatherings.c.id).where(gatherings.c.owner == owner)
        older = own.order_by(gatherings.c.created.desc()).offset(MOST - 1)
        stale = select(gatherings.c.id).where(gatherings.c.created < now - KEPT)
        async with self.database.writing() as connection:
            gone = [row.id for chosen in (older, stale) for row in await connection.execute(chosen)]
            if gone:
                await connection.execute(delete(gathered).where(gathered.c.gathering_id.in_(gone)))
                await connection.execute(delete(gatherings).where(gatherings.c.id.in_(gone)))
            row = {"id": id, "owner": owner, "created": now, "laid": laid}
            await connection.execute(insert(gatherings).values(row))
            rows = [
                {"gathering_id": id, "seat": seat, "hash": _hash(key)}
                for seat, key in enumerate(keys)
            ]
            await connection.execute(insert(gathered), rows)
        return id, keys

    async def find(self, id: str) -> Gathering | None:
        chosen = select(gatherings).where(
            gatherings.c.id == id, gatherings.c.created >= self.now() - KEPT
        )
        seats = select(gathered).where(gathered.c.gathering_id == id).order_by(gathered.c.seat)
        async with self.database.reading() as connection:
            row = (await connection.execute(chosen)).one_or_none()
            entered = {x.seat: x.entered for x in await connection.execute(seats)}
        if row is None:
            return None
        return Gathering(row.id, row.owner, row.laid, row.table_id, entered)

    async def holds(self, id: str, seat: Seat, key: str) -> bool:
        """Whether that is the key of that seat: looked up by its hash, so that timing is mute."""
        chosen = select(gathered.c.seat).where(
            gathered.c.gathering_id == id, gathered.c.seat == seat, gathered.c.hash == _hash(key)
        )
        async with self.database.reading() as connection:
            return (await connection.execute(chosen)).one_or_none() is not None

    async def enter(self, id: str, seat: Seat, entered: str) -> None:
        changed = update(gathered).where(gathered.c.gathering_id == id, gathered.c.seat == seat)
        async with self.database.writing() as connection:
            await connection.execute(changed.values(entered=entered))

    async def lay(self, id: str, laid: str) -> None:
        """What lies open has changed."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(gatherings).where(gatherings.c.id == id).values(laid=laid)
            )

    async def opened(self, id: str, table: str) -> None:
        """It is played on at that table; what was entered is not needed any more."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(gatherings).where(gatherings.c.id == id).values(table_id=table)
            )
            emptied = update(gathered).where(gathered.c.gathering_id == id)
            await connection.execute(emptied.values(entered=None))


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()
