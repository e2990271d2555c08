"""The log of the campaigns: an entry has its place, and no place is taken twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.kernel.event import Seat
from ludoteca.kernel.record import Header
from ludoteca.server.entries import Holder
from ludoteca.server.store.database import Database
from ludoteca.server.store.logs import TakenError
from ludoteca.server.store.schema import campaign_log, campaigns, lecturers


class Entry(Struct, frozen=True, tag_field="entry", omit_defaults=True):
    pass


class Founded(Entry, frozen=True, tag="founded"):
    """A campaign was begun."""

    header: Header
    owner: str
    lecturers: list[Holder]


class Joined(Entry, frozen=True, tag="joined"):
    """A Lecturer is somebody else from now on."""

    seat: Seat
    holder: Holder


class Decided(Entry, frozen=True, tag="decided"):
    """A choice on the sheet, and the position it led to."""

    seat: Seat
    choice: Any
    digest: str


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """The last choice was taken back."""


class Opened(Entry, frozen=True, tag="opened"):
    """The match of a month is played at that table of the hall."""

    month: int
    table: str


AnyEntry = Founded | Joined | Decided | TakenBack | Opened  # an earlier one must always be read


class Stored(Struct, frozen=True):
    """An entry in its place."""

    seq: int
    at: float
    entry: AnyEntry
    person: str | None = None


class Campaigns:
    """Campaigns and their entries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self, id: str, invitation: str, stored: Sequence[Stored], who: Mapping[Seat, str]
    ) -> None:
        """A new campaign with its first entries."""
        at = stored[0].at
        row = {"id": id, "invitation": invitation, "created": at, "changed": at}
        async with self.database.writing() as connection:
            await connection.execute(insert(campaigns).values(row))
            await connection.execute(insert(campaign_log), [_row(id, one) for one in stored])
            await _name(connection, id, who)

    async def append(self, id: str, stored: Sequence[Stored], who: Mapping[Seat, str]) -> None:
        """Store entries in their places, all or none; `TakenError` where they cannot be there."""
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(campaign_log), [_row(id, one) for one in stored])
                changed = update(campaigns).where(campaigns.c.id == id)
                await connection.execute(changed.values(changed=stored[-1].at))
                if any([isinstance(one.entry, Joined) for one in stored]):
                    await _name(connection, id, who)
        except IntegrityError:
            raise TakenError from None

    async def read(self, id: str, after: int = 0) -> list[Stored]:
        """The entries after that one; none at all if there is no such campaign."""
        log = campaign_log
        chosen = select(log).where(log.c.campaign_id == id, log.c.seq > after)
        async with self.database.reading() as connection:
            found = await connection.execute(chosen.order_by(log.c.seq))
            return [
                Stored(row.seq, row.at, msgspec.json.decode(row.entry, type=AnyEntry), row.person)
                for row in found
            ]

    async def invitation(self, id: str) -> str | None:
        chosen = select(campaigns.c.invitation).where(campaigns.c.id == id)
        async with self.database.reading() as connection:
            found: str | None = (await connection.execute(chosen)).scalar_one_or_none()
            return found

    async def renew(self, id: str, invitation: str) -> None:
        """From now on that one is valid, and no earlier one."""
        changed = update(campaigns).where(campaigns.c.id == id).values(invitation=invitation)
        async with self.database.writing() as connection:
            await connection.execute(changed)

    async def of_person(self, person: str, limit: int) -> list[str]:
        """The campaigns of that person, the latest first."""
        theirs = select(lecturers.c.campaign_id).where(lecturers.c.person == person)
        chosen = select(campaigns.c.id).where(campaigns.c.id.in_(theirs))
        ordered = chosen.order_by(campaigns.c.changed.desc(), campaigns.c.id).limit(limit)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(ordered)]


async def _name(connection: AsyncConnection, id: str, who: Mapping[Seat, str]) -> None:
    await connection.execute(delete(lecturers).where(lecturers.c.campaign_id == id))
    rows = [{"campaign_id": id, "seat": seat, "person": person} for seat, person in who.items()]
    if rows:
        await connection.execute(insert(lecturers), rows)


def _row(id: str, stored: Stored) -> dict[str, object]:
    return {
        "campaign_id": id,
        "seq": stored.seq,
        "at": stored.at,
        "person": stored.person,
        "entry": msgspec.json.encode(stored.entry).decode(),
    }
