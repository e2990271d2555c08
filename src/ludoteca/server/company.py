"""The other processes of the hall: which are there, which hold a table, who is connected to it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from ludoteca.server.bus import AnyNote, Holds, Leaves

BEAT = 2.0  # seconds between two signs of life
SILENT = 7.0  # seconds after which a process is taken for dead


class Company:
    """What this process knows of the others."""

    def __init__(self, me: str, now: Callable[[], float]) -> None:
        self.me = me
        self.now = now  # a clock that is never set back
        self._seen: dict[str, float] = {}
        self._holding: dict[str, dict[str, Holds]] = {}

    def hear(self, note: AnyNote) -> None:
        """Any note is a sign of life; some tell more."""
        if isinstance(note, Leaves):
            self._forget(note.by)
            return
        self._seen[note.by] = self.now()
        if isinstance(note, Holds):
            if note.holds:
                self._holding.setdefault(note.table, {})[note.by] = note
            else:
                self._let_go(note.table, note.by)

    def miss(self) -> set[str]:
        """Forget who has been silent for too long; the tables that they held."""
        late = self.now() - SILENT
        silent = [process for process, at in self._seen.items() if at < late]
        return {table for process in silent for table in self._forget(process)}

    def _forget(self, process: str) -> set[str]:
        self._seen.pop(process, None)
        held = {table for table, by in self._holding.items() if process in by}
        for table in held:
            self._let_go(table, process)
        return held

    def _let_go(self, table: str, process: str) -> None:
        by = self._holding.get(table, {})
        by.pop(process, None)
        if not by:
            self._holding.pop(table, None)

    # ------------------------------------------------------------ questions

    def persons(self, table: str) -> set[str]:
        """Who is connected to that table elsewhere."""
        return {x for note in self._holding.get(table, {}).values() for x in note.persons}

    def watchers(self, table: str) -> int:
        return sum([note.watchers for note in self._holding.get(table, {}).values()])

    def keeps(self, table: str) -> bool:
        """Of those that hold a table one does for it what is due: everybody computes the same.

        Two may think it is theirs for a moment; the log takes each entry once all the same.
        """
        return self._first(table, self._holding.get(table, {}))

    def fetches(self, table: str) -> bool:
        """A table that is due and that nobody holds is opened by one of all."""
        return table not in self._holding and self._first(table, self._seen)

    def _first(self, table: str, others: dict[str, Holds] | dict[str, float]) -> bool:
        mine = _rank(table, self.me)
        return all([mine < _rank(table, other) for other in others])


def _rank(table: str, process: str) -> bytes:
    return blake2b(f"{table} {process}".encode(), digest_size=8).digest()
