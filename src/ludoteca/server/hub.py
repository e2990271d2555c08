"""Who listens at which table; a slow listener is let go, never waited for."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable

from ludoteca.kernel.event import Seat
from ludoteca.server.company import Company
from ludoteca.server.store.people import Person

MOST = 256  # messages that may wait for one listener
Straight = Callable[[bytes], bool]  # sends at once; False: too much is waiting there already


class Listener:
    """One connection: who, at which seat, in which language."""

    def __init__(
        self, person: Person | None, seat: Seat | None, language: str, *, board: bool = False
    ) -> None:
        self.person = person
        self.seat = seat
        self.language = language
        self.board = board
        self.muted: set[str] = set()
        self.lost = False  # it did not keep up, and has to begin again
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST)
        self.straight: Straight | None = None  # where the server lets us

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, data: bytes) -> None:
        if self.lost:
            return
        if self.straight is not None:
            if not self.straight(data):
                self.close()
            return
        try:
            self.waiting.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """No more of this: the connection is ended, and the client begins again with all of it."""
        self.lost = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)


class Hub:
    """The listeners of all tables, and who is connected to them elsewhere."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self._at: dict[str, set[Listener]] = defaultdict(set)
        self._count = 0

    def join(self, table: str, listener: Listener) -> None:
        self._count += listener not in self._at[table]
        self._at[table].add(listener)

    def leave(self, table: str, listener: Listener) -> None:
        self._count -= listener in self._at[table]
        self._at[table].discard(listener)
        if not self._at[table]:
            del self._at[table]

    def count(self) -> int:
        """The connections to this process."""
        return self._count

    def at(self, table: str) -> Iterable[Listener]:
        return tuple(self._at.get(table, ()))

    def present(self, table: str) -> set[str]:
        """The persons who are connected to that table."""
        return self.here(table) | self.company.persons(table)

    def here(self, table: str) -> set[str]:
        """Those of them who are connected to this process."""
        return {listener.id for listener in self.at(table) if listener.id is not None}

    def watchers(self, table: str) -> int:
        return self.watching(table) + self.company.watchers(table)

    def watching(self, table: str) -> int:
        return sum([listener.seat is None for listener in self.at(table)])
