"""What several processes of one hall tell each other: that a log has grown, and who is where.

Notes carry names and numbers, never what is on a table: whoever needs that reads the log.  A note
may be lost; then the next one, or a look into the log, makes up for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class Note(msgspec.Struct, frozen=True, tag_field="note", tag=str.lower):
    """What one process tells all others; `by` is the process."""

    by: str


class Grown(Note, frozen=True):
    """The log of a table has that entry now."""

    table: str
    seq: int


class Holds(Note, frozen=True):
    """That process has a table in memory, or no longer; these persons are connected to it there."""

    table: str
    persons: tuple[str, ...] = ()
    watchers: int = 0
    holds: bool = True


class Asks(Note, frozen=True):
    """That process has opened a table, and wants to know who else has it."""

    table: str


class Thinks(Note, frozen=True):
    """A bot begins or ends to think."""

    table: str
    seat: int
    on: bool


class Lives(Note, frozen=True):
    """That process is there; sent again and again."""


class Leaves(Note, frozen=True):
    """That process is being closed."""


Often = Grown | Thinks  # told to those who follow the table; whatever is rare, to everybody
AnyNote = Grown | Holds | Asks | Thinks | Lives | Leaves
Ear = Callable[[AnyNote], None]
Follower = Callable[[str], None]  # told of a table once it is followed
read = msgspec.json.Decoder(AnyNote).decode
write = msgspec.json.Encoder().encode


class Bus(Protocol):
    """The line between the processes."""

    me: str
    connected: bool

    async def open(self, ear: Ear, joined: Callable[[], None], follows: Follower) -> None: ...
    async def close(self) -> None: ...
    def tell(self, note: AnyNote) -> None: ...
    def follow(self, table: str, *, on: bool) -> None: ...


class Alone:
    """The only process: there is nobody to tell."""

    me = "alone"
    connected = True

    async def open(self, ear: Ear, joined: Callable[[], None], follows: Follower) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, note: AnyNote) -> None:
        pass

    def follow(self, table: str, *, on: bool) -> None:
        pass


def made(url: str) -> Bus:
    """The bus at that address; none: this is the only process."""
    if not url:
        return Alone()
    from ludoteca.server.redis_bus import RedisBus  # an optional part

    return RedisBus(url)
